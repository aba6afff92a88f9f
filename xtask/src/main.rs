//! Starts, builds and tests the app, and installs what that needs. `cargo xtask` lists the commands.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a tool for the terminal")]

mod android;
mod command;
mod deny;
mod error;
mod in_browser;
mod package;
mod place;
mod run;
mod setup;
mod test;
mod ui;

use std::process::ExitCode;

use error::Error;
use place::Place;

const USAGE: &str = "\
Usage: cargo xtask COMMAND

  run            start the desktop app
  test           run all checks and tests; the end-to-end tests come last
  test --fast    only those that need no system packages
  ui             build the bundle of the screens and print its size
  web            serve the browser edition on this machine
  web --build    only build it, into the target folder's `web`
  measure        print the size of the browser edition's first load and how fast it answers
  pictures       take a picture of every screen, in each theme, as a phone and as a tablet
  deny           check licences, bans and sources of what the app is built from
  package        build what is installed on a desktop of this system
  setup          install whatever `run` and `test` need

Each command first installs what it needs and does not find.

CLOCKWOOD_WASM=rustup or =debian chooses what compiles for WebAssembly and Android.";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(arguments: &[&str]) -> Result<(), Error> {
    let place = Place::find()?;
    match arguments {
        ["run"] => run::run(&place),
        ["test"] => test::all(&place),
        ["test", "--fast"] => test::fast(&place),
        ["ui"] => ui::build(&place),
        ["web"] => ui::serve_web(&place),
        ["web", "--build"] => ui::build_web(&place),
        ["measure"] => in_browser::measure(&place),
        ["pictures"] => in_browser::pictures(&place),
        ["deny"] => deny::check(&place),
        ["package"] => package::run(&place),
        ["setup"] => setup::everything(&place),
        [] | ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => Err(Error::Usage(arguments.join(" "))),
    }
}
