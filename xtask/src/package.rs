//! `cargo xtask package`: what is installed on a desktop of this system.

use crate::{command::run as run_program, error::Error, place::Place, setup, ui};

/// What can be built with nothing but this system's own tools.
const BUNDLES: &str = if cfg!(target_os = "linux") {
    "deb,rpm"
} else if cfg!(target_os = "macos") {
    "dmg"
} else {
    "nsis"
};

pub(crate) fn run(place: &Place) -> Result<(), Error> {
    setup::desktop_packages(place)?;
    let mut build = setup::tauri_cli(place)?;
    ui::build(place)?;
    // The workspace's default members are those that need no window.
    build.args(["build", "--bundles", BUNDLES, "--", "--package", "clockwood"]);
    run_program(&mut build)?;
    println!("The packages lie in {}.", place.target.join("release").join("bundle").display());
    Ok(())
}
