//! Every file below `tests/scenarios/` of the project is a test.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};

use engine::scenario::Scenario;
use libtest_mimic::{Arguments, Failed, Trial};

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/scenarios");
    let mut files = Vec::new();
    below(&root, &mut files).unwrap();
    files.sort();
    let trials = files.into_iter().map(|file| {
        let name = file.strip_prefix(&root).unwrap_or(&file).display().to_string();
        Trial::test(name, move || play(&file))
    });
    libtest_mimic::run(&Arguments::from_args(), trials.collect()).exit_code()
}

fn below(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            below(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            files.push(path);
        }
    }
    Ok(())
}

fn play(file: &Path) -> Result<(), Failed> {
    let text = fs::read_to_string(file)?;
    let unmet = Scenario::read(&text)?.run();
    if unmet.is_empty() {
        return Ok(());
    }
    let lines: Vec<String> = unmet.iter().map(ToString::to_string).collect();
    Err(lines.join("\n").into())
}
