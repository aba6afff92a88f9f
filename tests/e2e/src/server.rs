//! Serves the files of the browser edition, as any web server would.

use std::{
    io::{self, BufRead, BufReader, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::JoinHandle,
};

use crate::Error;

/// As the desktop app's own policy.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                      style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self'; \
                      object-src 'none'; base-uri 'none'";

#[derive(Debug)]
pub(crate) struct Server {
    pub(crate) port: u16,
    ends: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    /// Serves a folder; on any free port where the port is 0.
    pub(crate) fn start(folder: &Path, port: u16) -> Result<Self, Error> {
        let failed = |source| Error::Io { doing: "serve the browser edition", source };
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(failed)?;
        let port = listener.local_addr().map_err(failed)?.port();
        let ends = Arc::new(AtomicBool::new(false));
        let (end, folder) = (ends.clone(), folder.to_owned());
        let thread = std::thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                if end.load(Ordering::SeqCst) {
                    return;
                }
                let folder = folder.clone();
                // A browser that hangs up early is none of our business.
                std::thread::spawn(move || answer(connection, &folder));
            }
        });
        Ok(Self { port, ends, thread: Some(thread) })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.ends.store(true, Ordering::SeqCst);
        // Wakes the one that waits for a connection.
        let _ = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port));
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn answer(mut connection: TcpStream, folder: &Path) -> io::Result<()> {
    let mut request = BufReader::new(connection.try_clone()?);
    let mut first = String::new();
    request.read_line(&mut first)?;
    loop {
        let mut header = String::new();
        if request.read_line(&mut header)? == 0 || header.trim().is_empty() {
            break;
        }
    }
    let content = file(folder, &first).and_then(|path| Some((kind(&path), std::fs::read(path).ok()?)));
    match content {
        Some((kind, content)) => {
            write!(
                connection,
                "HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\
                 Content-Security-Policy: {POLICY}\r\nConnection: close\r\n\r\n",
                content.len()
            )?;
            connection.write_all(&content)
        }
        None => connection.write_all(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"),
    }
}

/// The file that a request such as `GET /a/b?c HTTP/1.1` names, if it lies in the folder.
fn file(folder: &Path, request: &str) -> Option<PathBuf> {
    let path = request.split(' ').nth(1)?.split('?').next()?;
    let names = path.split('/').filter(|name| !name.is_empty());
    let mut file = folder.to_owned();
    for name in names {
        if name.starts_with('.') {
            return None;
        }
        file.push(name);
    }
    if file.is_dir() {
        file.push("index.html");
    }
    Some(file)
}

fn kind(path: &Path) -> &'static str {
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript",
        Some("wasm") => "application/wasm",
        Some("css") => "text/css",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "text/plain; charset=utf-8",
    }
}
