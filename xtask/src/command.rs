//! Runs other programs, after saying which.

use std::{
    ffi::OsString,
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};

use crate::{error::Error, place::Place};

/// A program to run in the root of the sources, with the installed tools on its PATH.
pub(crate) fn program(place: &Place, name: impl Into<OsString>) -> Command {
    let mut command = Command::new(name.into());
    command
        .current_dir(&place.root)
        .env("PATH", place.path_with_tools())
        .env("CARGO_TARGET_DIR", &place.target)
        .stdin(Stdio::null());
    command
}

/// The cargo that runs this.
pub(crate) fn cargo(place: &Place) -> Command {
    let name = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    program(place, name)
}

/// Runs a program to its end, its output going to the terminal.
pub(crate) fn run(command: &mut Command) -> Result<(), Error> {
    announce(command);
    let status = command.status().map_err(|source| cannot_start(command, source))?;
    ended(command, status)
}

/// Runs a program to its end, shows each line that it prints, and hands it to `line` too.
pub(crate) fn run_reading(command: &mut Command, mut line: impl FnMut(&str)) -> Result<(), Error> {
    announce(command);
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(|source| cannot_start(command, source))?;
    if let Some(stdout) = child.stdout.take() {
        for text in BufReader::new(stdout).lines() {
            let text = text.map_err(|source| cannot_start(command, source))?;
            println!("{text}");
            line(&text);
        }
    }
    let status = child.wait().map_err(|source| cannot_start(command, source))?;
    ended(command, status)
}

/// What a program prints, if it can be started and succeeds.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

fn announce(command: &Command) {
    println!("==> {}", spoken(command));
}

fn spoken(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let program = program.file_name().unwrap_or(command.get_program());
    std::iter::once(program).chain(command.get_args()).map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

fn cannot_start(command: &Command, source: std::io::Error) -> Error {
    Error::Start { program: command.get_program().to_string_lossy().into_owned(), source }
}

fn ended(command: &Command, status: std::process::ExitStatus) -> Result<(), Error> {
    if status.success() {
        return Ok(());
    }
    Err(Error::Failed { command: spoken(command), status: status.to_string() })
}
