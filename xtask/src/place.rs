//! Where things lie: the sources, what is built, and the tools that were installed for it.

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
};

use crate::error::Error;

pub(crate) struct Place {
    /// The root of the sources.
    pub(crate) root: PathBuf,
    /// Cargo's target folder.
    pub(crate) target: PathBuf,
    /// Where tools are installed that are not found on PATH at the right version. It lies outside
    /// of the sources, so that every copy of them can use it.
    pub(crate) tools: PathBuf,
}

impl Place {
    pub(crate) fn find() -> Result<Self, Error> {
        // Asked of the cargo that runs this: two copies of the sources may share a target folder.
        let xtask = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        let root = Path::new(&xtask).parent().map(Path::to_owned).unwrap_or_default();
        let target = match env::var_os("CARGO_TARGET_DIR") {
            Some(target) => root.join(target),
            None => root.join("target"),
        };
        let tools = cache_folder().unwrap_or_else(|| target.clone()).join("clockwood").join("tools");
        Ok(Self { root, target, tools })
    }

    /// The desktop app, once it is built.
    pub(crate) fn app(&self) -> PathBuf {
        self.target.join("debug").join(format!("clockwood{}", env::consts::EXE_SUFFIX))
    }

    /// The bundle of the screens, once it is built.
    pub(crate) fn bundle(&self) -> PathBuf {
        self.root.join("ui").join("dist")
    }

    /// The bundle of the browser edition, once it is built.
    pub(crate) fn web(&self) -> PathBuf {
        self.target.join("web")
    }

    /// Where pictures of the screens go.
    pub(crate) fn pictures(&self) -> PathBuf {
        self.target.join("pictures")
    }

    /// Where axe-core is installed.
    pub(crate) fn axe(&self) -> PathBuf {
        self.tools.join("node_modules").join("axe-core").join("axe.min.js")
    }

    /// PATH with the installed tools before everything else.
    pub(crate) fn path_with_tools(&self) -> OsString {
        let before = vec![self.tools.join("bin")];
        let path = env::var_os("PATH").unwrap_or_default();
        env::join_paths(before.into_iter().chain(env::split_paths(&path))).unwrap_or(path)
    }

    /// The version of a package in `Cargo.lock`.
    pub(crate) fn locked_version(&self, package: &'static str) -> Result<String, Error> {
        let path = self.root.join("Cargo.lock");
        let lock = fs::read_to_string(&path).map_err(|source| Error::File { path, source })?;
        let name = format!("name = \"{package}\"");
        lock.lines()
            .skip_while(|line| *line != name)
            .find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"'))
            .map(str::to_owned)
            .ok_or(Error::NotLocked(package))
    }
}

fn cache_folder() -> Option<PathBuf> {
    let named = |variable| env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from);
    named("XDG_CACHE_HOME").or_else(|| named("LOCALAPPDATA")).or_else(|| named("HOME").map(|home| home.join(".cache")))
}
