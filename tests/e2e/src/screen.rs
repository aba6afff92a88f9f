//! A screen that nobody sees.

use std::{
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
};

use crate::{Error, processes};

#[derive(Debug)]
pub(crate) struct Screen {
    server: Child,
    /// What `DISPLAY` is set to.
    pub(crate) name: String,
}

impl Screen {
    pub(crate) fn start(mark: &Path) -> Result<Self, Error> {
        let cannot_start = |source| Error::Start { program: "Xvfb".to_owned(), source };
        let mut command = Command::new("Xvfb");
        command
            // It chooses a free number itself and writes it to this file descriptor.
            .args(["-displayfd", "1", "-screen", "0", "1280x1200x24"])
            .args(["-nolisten", "tcp"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        processes::mark(&mut command, mark);
        let mut server = command.spawn().map_err(cannot_start)?;
        let mut number = String::new();
        if let Some(output) = server.stdout.take() {
            BufReader::new(output).read_line(&mut number).map_err(cannot_start)?;
        }
        Ok(Self { server, name: format!(":{}", number.trim()) })
    }

    pub(crate) fn id(&self) -> u32 {
        self.server.id()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
