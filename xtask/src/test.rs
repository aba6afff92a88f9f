//! `cargo xtask test`: every check and test, the cheap ones first, and one closing line for all.

use std::{process::Command, time::Instant};

use crate::{
    android,
    command::{cargo, run, run_reading},
    deny,
    error::Error,
    place::Place,
    setup, ui,
};

/// The crates that are built and tested without any system package.
const LIGHT: [&str; 10] = ["-p", "engine", "-p", "transfer", "-p", "decoder", "-p", "backend", "-p", "xtask"];

pub(crate) fn fast(place: &Place) -> Result<(), Error> {
    let mut tally = Tally::default();
    tally.step("format", || run(&mut format_check(place)));
    tally.step("clippy", || run(&mut clippy(place, &LIGHT)));
    tally.tests("rules and state", &mut tests(place, &LIGHT));
    tally.step("random play", || run(&mut random_play(place)));
    tally.close()
}

pub(crate) fn all(place: &Place) -> Result<(), Error> {
    let mut tally = Tally::default();
    tally.step("format", || run(&mut format_check(place)));
    tally.step("licences, bans and sources", || deny::check(place));
    tally.tests("rules and state", &mut tests(place, &LIGHT));
    tally.step("random play", || run(&mut random_play(place)));
    tally.step("system packages", || setup::desktop_packages(place));
    tally.step("bundle", || ui::build(place));
    tally.step("browser edition", || ui::build_web(place));
    tally.step("clippy", || run(&mut clippy(place, &["--workspace"])));
    tally.tests("screens", &mut tests(place, &["--package", "ui"]));
    tally.tests("shell", &mut tests(place, &["--package", "clockwood"]));
    let mut build = cargo(place);
    build.args(["build", "--package", "clockwood"]);
    tally.step("Android", || android::check(place));
    tally.step("desktop app", || run(&mut build));
    if setup::end_to_end_possible() {
        tally.step("driver", || setup::driver(place));
        tally.step("browser", || setup::browser(place));
        let mut end_to_end = tests(place, &["--package", "e2e"]);
        end_to_end.args(["--", "--test-threads=1"]).env("CLOCKWOOD_APP", place.app());
        end_to_end.env("CLOCKWOOD_WEB", place.web()).env("CLOCKWOOD_AXE", place.axe());
        tally.tests("end to end", &mut end_to_end);
    } else {
        println!("The end-to-end tests run on Linux alone; they are left out here.");
    }
    tally.close()
}

fn format_check(place: &Place) -> Command {
    let mut command = cargo(place);
    command.args(["fmt", "--all", "--check"]);
    command
}

fn clippy(place: &Place, packages: &[&str]) -> Command {
    let mut command = cargo(place);
    command.arg("clippy").args(packages).args(["--all-targets", "--quiet", "--", "--deny", "warnings"]);
    command
}

fn tests(place: &Place, packages: &[&str]) -> Command {
    let mut command = cargo(place);
    command.args(["test", "--quiet", "--no-fail-fast"]).args(packages);
    command
}

/// Games at random in which everything that must hold is checked: 20,000 turns of bots.
fn random_play(place: &Place) -> Command {
    let mut command = cargo(place);
    command.args(["run", "--quiet", "--release", "--package", "engine", "--bin", "simulate", "--"]);
    command.args(["--check", "--turns", "20000"]);
    command
}

/// The tests counted so far, and the steps that failed.
#[derive(Debug, Default)]
struct Tally {
    count: Count,
    failed: Vec<&'static str>,
}

impl Tally {
    /// Runs a step; after a failure the others still run, since they may have more to tell.
    fn step(&mut self, name: &'static str, step: impl FnOnce() -> Result<(), Error>) {
        let start = Instant::now();
        let outcome = step();
        let seconds = start.elapsed().as_secs();
        match outcome {
            Ok(()) => println!("--- {name}: ok, {seconds} s"),
            Err(error) => {
                println!("--- {name}: FAILED, {seconds} s: {error}");
                self.failed.push(name);
            }
        }
    }

    /// Runs a step that prints the results of tests, and counts them.
    fn tests(&mut self, name: &'static str, command: &mut Command) {
        let mut count = self.count;
        self.step(name, || {
            run_reading(command, |line| {
                if let Some(result) = Count::of_line(line) {
                    count = count + result;
                }
            })
        });
        self.count = count;
    }

    fn close(self) -> Result<(), Error> {
        let Count { passed, failed } = self.count;
        let outcome = if self.failed.is_empty() {
            Ok(())
        } else {
            println!("FAILED: {}", self.failed.join(", "));
            Err(Error::StepsFailed(self.failed))
        };
        println!("{passed} passed, {failed} failed");
        outcome
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Count {
    passed: u32,
    failed: u32,
}

impl std::ops::Add for Count {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { passed: self.passed + other.passed, failed: self.failed + other.failed }
    }
}

impl Count {
    /// Reads `test result: ok. 3 passed; 0 failed; ...` and `3 passed, 0 failed`.
    fn of_line(line: &str) -> Option<Self> {
        let (counts, separator) = match line.strip_prefix("test result: ") {
            Some(result) => (result.split_once(". ")?.1, "; "),
            None => (line, ", "),
        };
        let mut counts = counts.split(separator);
        let passed = counts.next()?.strip_suffix(" passed")?.parse().ok()?;
        let failed = counts.next()?.strip_suffix(" failed")?.parse().ok()?;
        Some(Self { passed, failed })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn result_lines_are_counted() {
        let count = |passed, failed| Some(Count { passed, failed });
        let line = "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s";
        assert_eq!(Count::of_line(line), count(12, 0));
        let line = "test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out";
        assert_eq!(Count::of_line(line), count(3, 2));
        assert_eq!(Count::of_line("40 passed, 1 failed"), count(40, 1));
    }

    #[test]
    fn other_lines_are_not() {
        for line in ["", "running 3 tests", "test a ... ok", "passed", "3 passed", "x passed, 1 failed"] {
            assert_eq!(Count::of_line(line), None, "{line}");
        }
    }
}
