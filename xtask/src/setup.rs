//! Installs what a command needs and does not find, and says what it installs.

use std::{env, path::Path, process::Command};

use crate::{
    command::{cargo, output, program, run},
    error::Error,
    place::Place,
};

/// What the desktop app is built from, on Debian and its descendants.
const DESKTOP_PACKAGES: &[&str] =
    &["libgtk-3-dev", "librsvg2-dev", "libssl-dev", "libwebkit2gtk-4.1-dev", "libxdo-dev", "pkg-config"];

/// What the end-to-end tests drive the desktop app with.
const DRIVER_PACKAGES: &[&str] = &["dbus-x11", "fonts-dejavu-core", "webkit2gtk-driver", "xvfb"];

/// A compiler for other processors where rustup's server cannot be reached.
const DEBIAN_WASM_PACKAGES: &[&str] = &["cargo-web", "lld-22", "rust-web-src", "rustc-web"];

pub(crate) const WASM: &str = "wasm32-unknown-unknown";
pub(crate) const ANDROID: &str = "aarch64-linux-android";

/// What compiles for another processor than this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Compiler {
    /// The toolchain in use has it, by rustup or otherwise.
    Rustup,
    /// Debian's compiler, which builds the standard library itself.
    Debian,
}

pub(crate) fn everything(place: &Place) -> Result<(), Error> {
    desktop_packages(place)?;
    compiler_for(place, WASM)?;
    wasm_bindgen(place)?;
    trunk(place)?;
    if end_to_end_possible() {
        driver(place)?;
        browser(place)?;
    }
    println!("Everything is there.");
    Ok(())
}

/// The libraries that the desktop app is built from.
pub(crate) fn desktop_packages(place: &Place) -> Result<(), Error> {
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    if has_apt() {
        return apt_install(place, DESKTOP_PACKAGES);
    }
    let libraries = ["webkit2gtk-4.1", "gtk+-3.0", "librsvg-2.0", "openssl"];
    if output(Command::new("pkg-config").arg("--exists").args(libraries)).is_some() {
        return Ok(());
    }
    Err(Error::Missing {
        what: format!("pkg-config, or one of the libraries {}", libraries.join(", ")),
        how: "Install their development packages: on Fedora `webkit2gtk4.1-devel gtk3-devel \
              librsvg2-devel libxdo-devel openssl-devel`, on Arch `webkit2gtk-4.1 gtk3 librsvg \
              xdotool openssl`."
            .to_owned(),
    })
}

/// Whether the end-to-end tests can run at all: WebDriver reaches the window on Linux alone so far.
pub(crate) fn end_to_end_possible() -> bool {
    cfg!(target_os = "linux")
}

/// What drives the desktop app in the end-to-end tests.
pub(crate) fn driver(place: &Place) -> Result<(), Error> {
    if has_apt() {
        apt_install(place, DRIVER_PACKAGES)?;
    } else {
        for (name, package) in [("Xvfb", "xorg-server-xvfb"), ("WebKitWebDriver", "webkit2gtk")] {
            if !on_path(place, name) {
                return Err(Error::Missing {
                    what: format!("the program {name}"),
                    how: format!("Install the package it is in (`{package}` or a like name)."),
                });
            }
        }
    }
    if on_path(place, "tauri-driver") {
        return Ok(());
    }
    cargo_install(place, "tauri-driver", "2.1.0", &["--locked"])
}

/// A browser with its driver, and what looks for barriers in a page.
pub(crate) fn browser(place: &Place) -> Result<(), Error> {
    for (name, package) in [("chromedriver", "chromium-driver"), ("npm", "npm")] {
        if on_path(place, name) {
            continue;
        }
        if !has_apt() {
            return Err(Error::Missing {
                what: format!("the program {name}"),
                how: format!("Install the package it is in (`{package}` or a like name)."),
            });
        }
        apt_install(place, &[package])?;
    }
    const VERSION: &str = "4.14.1";
    let installed = std::fs::read_to_string(place.axe()).unwrap_or_default();
    // Its first line names it.
    if installed.lines().next().is_some_and(|line| line.contains(VERSION)) {
        return Ok(());
    }
    println!("Installing axe-core {VERSION} into {}.", place.tools.display());
    run(program(place, "npm")
        .args(["install", "--no-save", "--no-audit", "--no-fund", "--prefix"])
        .arg(&place.tools)
        .arg(format!("axe-core@{VERSION}")))
}

/// Something that compiles for this target.
pub(crate) fn compiler_for(place: &Place, target: &'static str) -> Result<Compiler, Error> {
    match env::var("CLOCKWOOD_WASM").as_deref() {
        Ok("rustup") => return rustup(place, target),
        Ok("debian") => return debian(place, target),
        Ok("") | Err(_) => {}
        Ok(word) => return Err(Error::UnknownWasmSource(word.to_owned())),
    }
    rustup(place, target).or_else(|error| {
        println!("No target {target} by rustup: {error}");
        if has_apt() {
            return debian(place, target);
        }
        Err(Error::Missing {
            what: format!("the target {target}"),
            how: format!("Install it: `rustup target add {target}`."),
        })
    })
}

fn rustup(place: &Place, target: &str) -> Result<Compiler, Error> {
    if !has_library(place, target) {
        println!("The target {target} is not installed.");
        run(program(place, "rustup").args(["target", "add", target]))?;
    }
    println!("The toolchain in use compiles for {target}.");
    Ok(Compiler::Rustup)
}

/// Looks for the library itself: a list of installed targets may be wrong.
fn has_library(place: &Place, target: &str) -> bool {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let folder = output(program(place, rustc).args(["--print", "target-libdir", "--target", target]));
    let Some(Ok(entries)) = folder.map(std::fs::read_dir) else {
        return false;
    };
    entries.flatten().any(|entry| entry.file_name().to_string_lossy().starts_with("libstd-"))
}

fn debian(place: &Place, target: &str) -> Result<Compiler, Error> {
    apt_install(place, DEBIAN_WASM_PACKAGES)?;
    println!("Debian's rustc-web compiles for {target}.");
    Ok(Compiler::Debian)
}

/// What makes packages: ready-made where there is npm, which takes seconds, else compiled.
pub(crate) fn tauri_cli(place: &Place) -> Result<Command, Error> {
    const VERSION: &str = "2.12.5";
    if on_path(place, "npm") {
        let folder = place.tools.join("tauri-cli");
        let package = format!("@tauri-apps/cli@{VERSION}");
        run(program(place, "npm").args(["install", "--no-audit", "--no-fund", "--prefix"]).arg(&folder).arg(package))?;
        return Ok(program(place, folder.join("node_modules").join(".bin").join("tauri")));
    }
    if tool_version(place, "cargo-tauri").as_deref() != Some(VERSION) {
        cargo_install(place, "tauri-cli", VERSION, &["--locked"])?;
    }
    Ok(program(place, "cargo-tauri"))
}

/// Builds the bundle of the screens.
pub(crate) fn trunk(place: &Place) -> Result<(), Error> {
    const VERSION: &str = "0.21.14";
    if tool_version(place, "trunk").as_deref() == Some(VERSION) {
        return Ok(());
    }
    cargo_install(place, "trunk", VERSION, &["--locked"])
}

/// Must be of the very version that the screens are linked with.
pub(crate) fn wasm_bindgen(place: &Place) -> Result<(), Error> {
    let version = place.locked_version("wasm-bindgen")?;
    if tool_version(place, "wasm-bindgen").as_ref() == Some(&version) {
        return Ok(());
    }
    // Not by its own lock file, which can name versions that were withdrawn.
    cargo_install(place, "wasm-bindgen-cli", &version, &[])
}

fn cargo_install(place: &Place, package: &str, version: &str, more: &[&str]) -> Result<(), Error> {
    println!("Installing {package} {version} into {}; this takes some minutes.", place.tools.display());
    run(cargo(place)
        .args(["install", "--quiet", package, "--version", version])
        .args(more)
        .arg("--root")
        .arg(&place.tools)
        // Built once, run seldom: quick to build counts.
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
        .env_remove("CARGO_TARGET_DIR"))
}

/// The second word of what `name --version` prints.
fn tool_version(place: &Place, name: &str) -> Option<String> {
    let printed = output(program(place, name).arg("--version").env_remove("NO_COLOR"))?;
    printed.split_whitespace().nth(1).map(str::to_owned)
}

fn on_path(place: &Place, name: &str) -> bool {
    env::split_paths(&place.path_with_tools()).any(|folder| folder.join(name).is_file())
}

fn has_apt() -> bool {
    Path::new("/usr/bin/apt-get").is_file() && Path::new("/usr/bin/dpkg-query").is_file()
}

/// Installs those of the packages that are missing.
fn apt_install(place: &Place, packages: &[&str]) -> Result<(), Error> {
    let missing: Vec<&str> = packages.iter().copied().filter(|package| !is_installed(package)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    println!("Installing the system packages {}.", missing.join(" "));
    // A list that could not be brought up to date may still serve.
    if let Err(error) = run(as_root(place).args(["apt-get", "update", "--quiet"])) {
        println!("{error}");
    }
    run(as_root(place).args(["apt-get", "install", "--yes", "--quiet", "--no-install-recommends"]).args(&missing))
        .map_err(|error| Error::Missing {
            what: format!("A system package ({})", missing.join(", ")),
            how: format!("{error}"),
        })
}

fn is_installed(package: &str) -> bool {
    let mut query = Command::new("dpkg-query");
    query.args(["--show", "--showformat=${db:Status-Status}", package]);
    output(&mut query).is_some_and(|status| status.starts_with("installed"))
}

/// A command that runs its arguments as root; asks for a password where that takes one.
fn as_root(place: &Place) -> Command {
    let is_root = output(Command::new("id").arg("-u")).as_deref() == Some("0");
    let mut command = program(place, if is_root { "env" } else { "sudo" });
    command.stdin(std::process::Stdio::inherit());
    command.arg("DEBIAN_FRONTEND=noninteractive");
    command
}
