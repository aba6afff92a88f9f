//! Runs scenario files: `scenario PATH...`.
//!
//! One line a file, under it what did not come out, and a closing count. Exit status 1 if a
//! scenario failed, 2 if a file cannot be read or breaks the format.

#![allow(clippy::print_stdout, reason = "printing is what it is for")]

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

use engine::scenario::Scenario;

fn main() -> ExitCode {
    let paths: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
    if paths.is_empty() {
        println!("usage: scenario PATH...");
        return ExitCode::from(2);
    }
    let (mut passed, mut failed, mut broken) = (0, 0, 0);
    for path in &paths {
        let files = match files(path) {
            Ok(files) => files,
            Err(error) => {
                println!("FAIL {}\n  {error}", path.display());
                broken += 1;
                continue;
            }
        };
        for file in files {
            match check(&file) {
                Ok(unmet) if unmet.is_empty() => {
                    println!("ok  {}", file.display());
                    passed += 1;
                }
                Ok(unmet) => {
                    println!("FAIL {}", file.display());
                    for line in unmet {
                        println!("  {line}");
                    }
                    failed += 1;
                }
                Err(error) => {
                    println!("FAIL {}\n  {error}", file.display());
                    broken += 1;
                }
            }
        }
    }
    println!("{passed} passed, {} failed", failed + broken);
    match (failed, broken) {
        (_, 1..) => ExitCode::from(2),
        (1.., _) => ExitCode::from(1),
        _ => ExitCode::SUCCESS,
    }
}

/// What did not come out of a file's scenario, or why it cannot be played.
fn check(file: &Path) -> Result<Vec<String>, String> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let scenario = Scenario::read(&text).map_err(|error| error.to_string())?;
    Ok(scenario.run().iter().map(ToString::to_string).collect())
}

/// The file, or all `.toml` files below the folder, by name.
fn files(path: &Path) -> io::Result<Vec<PathBuf>> {
    if !fs::metadata(path)?.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    let mut entries = fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    entries.sort_unstable();
    for entry in entries {
        if entry.is_dir() {
            found.extend(files(&entry)?);
        } else if entry.extension().is_some_and(|extension| extension == "toml") {
            found.push(entry);
        }
    }
    Ok(found)
}
