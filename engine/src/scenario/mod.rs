//! Scenarios: rules tests as data. A table, something that happens on it, what must come out.
//!
//! Tests, worked examples and bug reports share this one format. `read` gives a [`Scenario`] or
//! says in which line the file breaks the format; [`Scenario::run`] gives what did not come out.

mod expect;
mod file;
mod play;
mod table;

use std::fmt;

use crate::table::Table;

pub use play::Happening;

/// A scenario file, checked: every name is known, and the table can lie like that.
#[derive(Debug)]
pub struct Scenario {
    pub title: String,
    /// The section of the Law that it tests.
    pub rule: String,
    table: Table,
    happenings: Vec<Happening>,
    deal: file::Deal,
    expect: expect::Expect,
}

/// A file that cannot be read or breaks the format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct Malformed {
    /// From 1.
    pub line: usize,
    pub reason: String,
}

/// An expectation that did not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unmet {
    pub what: String,
    pub wanted: String,
    pub got: String,
}

impl fmt::Display for Unmet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: wanted {}, got {}", self.what, self.wanted, self.got)
    }
}

impl Scenario {
    /// Reads a scenario from the text of its file.
    ///
    /// # Errors
    ///
    /// Where the text breaks the format: the line and the reason.
    pub fn read(text: &str) -> Result<Self, Malformed> {
        let source = Source(text);
        let file: file::File = toml::from_str(text).map_err(|error| Malformed {
            line: error.span().map_or(1, |span| source.line(span.start)),
            reason: error.message().to_owned(),
        })?;
        let table = table::lay(&file, source)?;
        let happenings =
            file.happenings.iter().map(|entry| play::read(entry, &table, source)).collect::<Result<_, _>>()?;
        let expect = expect::read(&file.expect, &table, source)?;
        Ok(Scenario { title: file.title, rule: file.rule, table, happenings, deal: file.deal, expect })
    }

    /// Plays it; gives the expectations that did not hold.
    #[must_use]
    pub fn run(&self) -> Vec<Unmet> {
        let outcome = play::run(self.table.clone(), &self.happenings, &self.deal);
        let mut unmet = outcome.unmet;
        unmet.extend(self.expect.check(&outcome.table, &outcome.events));
        unmet
    }
}

/// The text of a file, to find the line of a place in it.
#[derive(Clone, Copy)]
struct Source<'a>(&'a str);

impl Source<'_> {
    fn line(self, at: usize) -> usize {
        self.0.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1
    }

    fn fault<T>(self, text: &toml::Spanned<T>, reason: impl Into<String>) -> Malformed {
        Malformed { line: self.line(text.span().start), reason: reason.into() }
    }
}
