//! Whether the Rust side of the Android app compiles. The package itself needs an SDK.

use crate::{
    command::{cargo, program, run},
    error::Error,
    place::Place,
    setup::{self, ANDROID, Compiler},
    ui::debian_toolchain,
};

/// Checks the shell and all that it stands on for a phone's processor.
pub(crate) fn check(place: &Place) -> Result<(), Error> {
    let mut check = match setup::compiler_for(place, ANDROID)? {
        Compiler::Rustup => cargo(place),
        Compiler::Debian => {
            let mut cargo = program(place, "cargo");
            debian_toolchain(&mut cargo, place).env("CARGO_TARGET_DIR", place.target.join("android-debian"));
            cargo
        }
    };
    run(check.args(["check", "--quiet", "--lib", "--package", "clockwood", "--target", ANDROID]))
}
