//! `cargo xtask measure`: what the browser edition's first load takes, and how fast it answers.

use crate::{
    command::{cargo, run as run_program},
    error::Error,
    place::Place,
    setup, ui,
};

pub(crate) fn run(place: &Place) -> Result<(), Error> {
    setup::browser(place)?;
    ui::build_web(place)?;
    run_program(
        cargo(place)
            .args(["run", "--quiet", "--package", "e2e", "--example", "measure"])
            .env("CLOCKWOOD_WEB", place.web()),
    )
}
