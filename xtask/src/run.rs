//! `cargo xtask run`: the desktop app.

use crate::{
    command::{cargo, run as run_program},
    error::Error,
    place::Place,
    setup, ui,
};

pub(crate) fn run(place: &Place) -> Result<(), Error> {
    setup::desktop_packages(place)?;
    ui::build(place)?;
    run_program(cargo(place).args(["run", "--package", "clockwood"]))
}
