//! `cargo xtask ui` and `cargo xtask web`: the bundles of the screens, built by trunk, and their sizes.

use std::{
    env, fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use flate2::{Compression, write::GzEncoder};

use crate::{
    command::{program, run},
    error::Error,
    place::Place,
    setup::{self, Compiler, WASM},
};

pub(crate) fn build(place: &Place) -> Result<(), Error> {
    let compiler = setup::compiler_for(place, WASM)?;
    setup::trunk(place)?;
    setup::wasm_bindgen(place)?;
    run(trunk_with(&mut program(place, "trunk"), place, compiler).args([
        "build",
        "--release",
        "--skip-version-check",
    ]))?;
    print_sizes(&place.bundle())
}

/// Builds the browser edition, from what the bundle of the app was built from.
pub(crate) fn build_web(place: &Place) -> Result<(), Error> {
    let compiler = setup::compiler_for(place, WASM)?;
    setup::trunk(place)?;
    setup::wasm_bindgen(place)?;
    let mut trunk = program(place, "trunk");
    trunk_with(&mut trunk, place, compiler).args(["build", "--release", "--skip-version-check", "--features", "web"]);
    run(trunk.arg("--dist").arg(place.web()))?;
    print_sizes(&place.web())
}

/// Serves the browser edition on this machine until it is stopped.
pub(crate) fn serve_web(place: &Place) -> Result<(), Error> {
    let compiler = setup::compiler_for(place, WASM)?;
    setup::trunk(place)?;
    setup::wasm_bindgen(place)?;
    let mut trunk = program(place, "trunk");
    trunk_with(&mut trunk, place, compiler).args(["serve", "--release", "--skip-version-check", "--features", "web"]);
    // A page that loads itself anew would lose what is being typed.
    run(trunk.args(["--no-autoreload", "true", "--dist"]).arg(place.web()))
}

fn trunk_with<'a>(trunk: &'a mut Command, place: &Place, compiler: Compiler) -> &'a mut Command {
    trunk
        .current_dir(place.root.join("ui"))
        // Trunk takes no `NO_COLOR=1`.
        .env_remove("NO_COLOR");
    // A folder for each compiler: two of them in one would undo each other's work.
    match compiler {
        Compiler::Rustup => trunk.env("CARGO_TARGET_DIR", place.target.join("ui")),
        Compiler::Debian => debian_toolchain(trunk, place).env("CARGO_TARGET_DIR", place.target.join("ui-debian")),
    }
}

/// Debian's compiler has no ready-made standard library for other targets, but the sources of it.
pub(crate) fn debian_toolchain<'a>(command: &'a mut Command, place: &Place) -> &'a mut Command {
    let before = ["/usr/bin", "/bin"].map(PathBuf::from);
    let path = place.path_with_tools();
    let path = env::join_paths(before.into_iter().chain(env::split_paths(&path))).unwrap_or(path);
    for of_this_cargo in ["CARGO", "RUSTC", "RUSTUP_TOOLCHAIN", "LD_LIBRARY_PATH"] {
        command.env_remove(of_this_cargo);
    }
    command
        .env("PATH", path)
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld-22")
}

fn print_sizes(bundle: &Path) -> Result<(), Error> {
    println!("{:>10} {:>10} {:>10}  bundle", "bytes", "gzip", "brotli");
    let mut total = Sizes::default();
    for path in files(bundle)? {
        let content = fs::read(&path).map_err(|source| Error::File { path: path.clone(), source })?;
        let sizes = Sizes { raw: content.len(), gzip: gzip_size(&content), brotli: brotli_size(&path) };
        let name = path.strip_prefix(bundle).unwrap_or(&path);
        sizes.print(&name.display().to_string());
        total = Sizes {
            raw: total.raw + sizes.raw,
            gzip: total.gzip + sizes.gzip,
            brotli: total.brotli.zip(sizes.brotli).map(|(a, b)| a + b),
        };
    }
    total.print("in all");
    Ok(())
}

struct Sizes {
    raw: usize,
    gzip: usize,
    /// None where the program `brotli` is not installed.
    brotli: Option<usize>,
}

impl Default for Sizes {
    fn default() -> Self {
        Self { raw: 0, gzip: 0, brotli: Some(0) }
    }
}

impl Sizes {
    fn print(&self, name: &str) {
        let brotli = self.brotli.map_or("-".to_owned(), |size| size.to_string());
        println!("{:>10} {:>10} {brotli:>10}  {name}", self.raw, self.gzip);
    }
}

fn gzip_size(content: &[u8]) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content).and_then(|()| encoder.finish()).map_or(content.len(), |packed| packed.len())
}

fn brotli_size(path: &Path) -> Option<usize> {
    let output = Command::new("brotli").args(["--stdout", "--best"]).arg(path).stderr(Stdio::null()).output().ok()?;
    output.status.success().then_some(output.stdout.len())
}

/// All files below a folder, in alphabetical order.
fn files(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let failed = |source| Error::File { path: folder.to_owned(), source };
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
