//! The processes that belong to one test. They all inherit a mark in their environment, so that
//! none of anybody else's is ever touched, and none of ours is left.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::Error;

/// The variable whose value marks the processes of a test.
const MARK: &str = "CLOCKWOOD_E2E";

/// Makes a program, and whatever it starts, belong to the test with this mark.
pub(crate) fn mark(command: &mut Command, mark: &Path) {
    command.env(MARK, mark);
}

/// A process of the test.
pub(crate) struct Process {
    pub(crate) id: u32,
    pub(crate) program: PathBuf,
}

/// All processes with this mark that run now.
fn marked(mark: &Path) -> Result<Vec<Process>, Error> {
    let entry = format!("{MARK}={}", mark.display());
    let listing = fs::read_dir("/proc").map_err(|source| Error::Io { doing: "list the processes", source })?;
    // A process may end while it is looked at; then it is of no interest.
    let marked = listing.flatten().filter_map(|process| {
        let id = process.file_name().to_str()?.parse().ok()?;
        let environment = fs::read(process.path().join("environ")).ok()?;
        let program = fs::read_link(process.path().join("exe")).ok()?;
        environment
            .split(|byte| *byte == 0)
            .any(|variable| variable == entry.as_bytes())
            .then_some(Process { id, program })
    });
    Ok(marked.collect())
}

/// Ends the processes of the test that are chosen, with no chance to do anything more. Says how
/// many there were.
pub(crate) fn kill(mark: &Path, chosen: impl Fn(&Process) -> bool) -> Result<usize, Error> {
    let ids: Vec<String> =
        marked(mark)?.iter().filter(|process| chosen(process)).map(|process| process.id.to_string()).collect();
    if !ids.is_empty() {
        Command::new("kill")
            .arg("-KILL")
            .args(&ids)
            .stderr(Stdio::null())
            .status()
            .map_err(|source| Error::Start { program: "kill".to_owned(), source })?;
    }
    Ok(ids.len())
}
