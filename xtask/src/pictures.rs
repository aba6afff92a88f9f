//! `cargo xtask pictures`: every screen of the browser edition as a picture, to be looked at.

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
            .args(["run", "--quiet", "--package", "e2e", "--example", "pictures", "--"])
            .arg(place.pictures())
            .env("CLOCKWOOD_WEB", place.web()),
    )
}
