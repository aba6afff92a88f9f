//! A film of what a page shows, as a browser's camera that is none plays it: over and over.

use std::{
    fs::File,
    io::{self, Write},
    path::{Path, PathBuf},
};

use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::json;
use tempfile::TempDir;

use crate::{Browser, Error, check};

const WIDTH: usize = 640;
const HEIGHT: usize = 480;
/// How long the side of what is filmed appears.
const SIDE: usize = 440;
/// At ten pictures a second each is seen as long as a code is at three a second.
const PICTURES_EACH: usize = 3;

/// Draws an element that is an SVG in the middle of a grey picture, and gives its brightness.
const SCRIPT: &str = "
    const [testid, width, height, side, done] = arguments;
    const drawing = document.querySelector(`[data-testid='${testid}']`).cloneNode(true);
    drawing.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    drawing.setAttribute('width', side);
    drawing.setAttribute('height', side);
    const image = new Image();
    image.onload = () => {
        const canvas = document.createElement('canvas');
        canvas.width = width;
        canvas.height = height;
        const context = canvas.getContext('2d');
        context.fillStyle = '#777';
        context.fillRect(0, 0, width, height);
        context.drawImage(image, (width - side) / 2, (height - side) / 2, side, side);
        const pixels = context.getImageData(0, 0, width, height).data;
        let bytes = '';
        for (let at = 0; at < pixels.length; at += 4) bytes += String.fromCharCode(pixels[at]);
        done(btoa(bytes));
    };
    image.onerror = () => done('');
    image.src = 'data:image/svg+xml,' + encodeURIComponent(drawing.outerHTML);";

/// A film in the making.
#[derive(Debug)]
pub struct Film {
    folder: TempDir,
    file: File,
}

impl Film {
    /// An empty film.
    ///
    /// # Errors
    ///
    /// Where there is no room for it.
    pub fn new() -> Result<Self, Error> {
        let begin = || {
            let folder = TempDir::with_prefix("clockwood-film-")?;
            let mut file = File::create(path(folder.path()))?;
            writeln!(file, "YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1 C420jpeg")?;
            Ok(Self { folder, file })
        };
        begin().map_err(failed)
    }

    /// Adds some pictures of a drawing that a page shows.
    ///
    /// # Errors
    ///
    /// Where it is not shown.
    pub async fn shoot(&mut self, browser: &Browser, testid: &str) -> Result<(), Error> {
        check::shown(browser, testid).await?;
        let arguments = vec![json!(testid), json!(WIDTH), json!(HEIGHT), json!(SIDE)];
        let bytes = browser.run_to_end(SCRIPT, arguments).await?;
        let grey = STANDARD.decode(bytes.as_str().unwrap_or_default()).unwrap_or_default();
        if grey.len() != WIDTH * HEIGHT {
            return Err(failed(io::Error::other("the drawing could not be drawn")));
        }
        // No colour.
        let picture = [b"FRAME\n", &grey[..], &vec![128; WIDTH * HEIGHT / 2]].concat();
        self.file.write_all(&picture.repeat(PICTURES_EACH)).map_err(failed)
    }

    /// Where it lies.
    pub(crate) fn path(&self) -> PathBuf {
        path(self.folder.path())
    }
}

fn path(folder: &Path) -> PathBuf {
    folder.join("film.y4m")
}

fn failed(source: io::Error) -> Error {
    Error::Io { doing: "make a film", source }
}
