//! What is done with the browser edition in a browser, as examples of the end-to-end tests.

use std::path::Path;

use crate::{
    command::{cargo, run},
    error::Error,
    place::Place,
    setup, ui,
};

/// `cargo xtask measure`: what the first load takes, and how fast it answers.
pub(crate) fn measure(place: &Place) -> Result<(), Error> {
    example("measure", &[], place)
}

/// `cargo xtask pictures`: every screen as a picture, to be looked at.
pub(crate) fn pictures(place: &Place) -> Result<(), Error> {
    example("pictures", &[&place.pictures()], place)
}

fn example(name: &str, arguments: &[&Path], place: &Place) -> Result<(), Error> {
    setup::browser(place)?;
    ui::build_web(place)?;
    let mut command = cargo(place);
    command.args(["run", "--quiet", "--package", "e2e", "--example", name, "--"]).args(arguments);
    run(command.env("CLOCKWOOD_WEB", place.web()))
}
