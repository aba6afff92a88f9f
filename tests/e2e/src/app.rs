//! The app in its window, and what a test can do to it from outside.

use std::{
    env, fs, io,
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::MutexGuard,
};

use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::{Capabilities, WebDriver};

use crate::{Error, Page, alone, processes, screen::Screen, wait};

#[derive(Debug)]
pub struct App {
    program: PathBuf,
    /// The home folder of this test's app; also the mark of its processes.
    home: TempDir,
    screen: Screen,
    running: Option<Running>,
    _alone: MutexGuard<'static, ()>,
}

#[derive(Debug)]
struct Running {
    driver: Child,
    window: WebDriver,
}

impl App {
    /// Opens the app as on the first day: with nothing saved.
    pub async fn start() -> Result<Self, Error> {
        let program = program()?;
        let alone = alone();
        let home = TempDir::with_prefix("clockwood-e2e-")
            .map_err(|source| Error::Io { doing: "make a folder for the app's data", source })?;
        let screen = Screen::start(home.path())?;
        let mut app = Self { program, home, screen, running: None, _alone: alone };
        app.open().await?;
        Ok(app)
    }

    /// Opens the app again, on the data that it left.
    pub async fn open(&mut self) -> Result<(), Error> {
        self.open_on(&[]).await
    }

    /// The same by opening a file of the app's, as the system does it.
    pub async fn open_file(&mut self, file: &Path) -> Result<(), Error> {
        self.open_on(&[file]).await
    }

    async fn open_on(&mut self, files: &[&Path]) -> Result<(), Error> {
        self.end()?;
        let ports = free_ports()?;
        let driver = self.start_driver(ports)?;
        let window = connect(&self.program, files, ports).await;
        match window {
            Ok(window) => {
                self.running = Some(Running { driver, window });
                Ok(())
            }
            Err(error) => {
                self.end_processes(driver)?;
                Err(error)
            }
        }
    }

    /// Kills the app, as a phone does that needs the memory: it has no chance to save anything.
    pub fn kill(&mut self) -> Result<(), Error> {
        if processes::kill(self.home.path(), |process| process.program == self.program)? == 0 {
            return Err(Error::Closed);
        }
        self.end()
    }

    /// The home folder of this test's app.
    pub fn home(&self) -> &Path {
        self.home.path()
    }

    /// Where the app keeps what it saves, for tests that damage it.
    pub fn store(&self) -> PathBuf {
        self.home.path().join("data").join("net.clockwood.table").join("store")
    }

    /// Sends a request past the screens, for what no screen shows, and gives the response.
    pub async fn request(&self, request: &Value) -> Result<Value, Error> {
        const SCRIPT: &str = "
            const [request, done] = arguments;
            window.__TAURI__.core.invoke('request', { request })
                .then(done, (error) => done({ failed: String(error) }));";
        let outcome = self.window()?.execute_async(SCRIPT, vec![request.clone()]).await?;
        Ok(outcome.json().clone())
    }

    /// Sends a request past the screens and does not wait for its response.
    pub async fn send(&self, request: &Value) -> Result<(), Error> {
        const SCRIPT: &str = "window.__TAURI__.core.invoke('request', { request: arguments[0] });";
        Ok(self.window()?.execute(SCRIPT, vec![request.clone()]).await.map(drop)?)
    }

    /// Makes the window so large.
    pub async fn resize(&self, width: u32, height: u32) -> Result<(), Error> {
        Ok(self.window()?.set_window_rect(0, 0, width, height).await?)
    }

    /// Writes a picture (PNG) of what the window shows.
    pub async fn picture(&self, path: &Path) -> Result<(), Error> {
        Ok(self.window()?.screenshot(path).await?)
    }

    fn start_driver(&self, (port, native_port): (u16, u16)) -> Result<Child, Error> {
        let home = self.home.path();
        let mut driver = Command::new("tauri-driver");
        driver
            .args(["--port", &port.to_string()])
            .args(["--native-port", &native_port.to_string()])
            .env("DISPLAY", &self.screen.name)
            .env("GDK_BACKEND", "x11")
            .env_remove("WAYLAND_DISPLAY")
            .env("HOME", home)
            .env("XDG_DATA_HOME", home.join("data"))
            .env("XDG_CONFIG_HOME", home.join("config"))
            .env("XDG_CACHE_HOME", home.join("cache"))
            .env("LANG", "C.UTF-8")
            .env("NO_AT_BRIDGE", "1")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(self.log()?);
        processes::mark(&mut driver, home);
        driver.spawn().map_err(|source| Error::Start { program: "tauri-driver".to_owned(), source })
    }

    /// What the driver and the app write goes to a file, whose end is shown when a test fails.
    fn log(&self) -> Result<fs::File, Error> {
        fs::OpenOptions::new()
            .create(true)
            .append(true)
            .open(self.log_path())
            .map_err(|source| Error::Io { doing: "open the log", source })
    }

    fn log_path(&self) -> PathBuf {
        self.home.path().join("log")
    }

    fn end(&mut self) -> Result<(), Error> {
        match self.running.take() {
            None => Ok(()),
            Some(Running { driver, window }) => {
                // The session ends with its processes; to ask for its end would only take time.
                let _ = window.leak();
                self.end_processes(driver)
            }
        }
    }

    /// Ends all processes of this test but the screen.
    fn end_processes(&self, mut driver: Child) -> Result<(), Error> {
        let screen = self.screen.id();
        processes::kill(self.home.path(), |process| process.id != screen)?;
        driver.wait().map(drop).map_err(|source| Error::Io { doing: "wait for the end of tauri-driver", source })
    }
}

impl Page for App {
    fn window(&self) -> Result<&WebDriver, Error> {
        self.running.as_ref().map(|running| &running.window).ok_or(Error::Closed)
    }
}

impl Drop for App {
    fn drop(&mut self) {
        let _ = self.end();
        if std::thread::panicking() {
            show_end_of(&self.log_path());
        }
    }
}

#[allow(clippy::print_stderr, reason = "only when a test fails")]
pub(crate) fn show_end_of(log: &Path) {
    let log = fs::read_to_string(log).unwrap_or_default();
    let lines: Vec<&str> = log.lines().collect();
    for line in lines.iter().skip(lines.len().saturating_sub(20)) {
        eprintln!("app: {line}");
    }
}

/// The app as `cargo xtask test` builds it, or the one that `CLOCKWOOD_APP` names.
fn program() -> Result<PathBuf, Error> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let path = env::var_os("CLOCKWOOD_APP").map_or_else(
        || {
            let target = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
            root.join(target).join("debug").join("clockwood")
        },
        PathBuf::from,
    );
    path.canonicalize().map_err(|_| Error::NoApp(path))
}

/// Two ports that nothing listens on: for tauri-driver, and for the native driver behind it.
fn free_ports() -> Result<(u16, u16), Error> {
    let both = || -> io::Result<(u16, u16)> {
        let first = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let second = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        Ok((first.local_addr()?.port(), second.local_addr()?.port()))
    };
    both().map_err(|source| Error::Io { doing: "find a free port", source })
}

async fn connect(program: &Path, files: &[&Path], (port, native_port): (u16, u16)) -> Result<WebDriver, Error> {
    for port in [port, native_port] {
        wait::until(&format!("the driver on port {port}"), async || {
            let connection = TcpStream::connect((Ipv4Addr::LOCALHOST, port));
            Ok(connection.map(drop).map_err(|error| error.to_string()))
        })
        .await?;
    }
    let mut capabilities = Capabilities::new();
    capabilities.set("tauri:options", json!({ "application": program, "args": files }))?;
    Ok(WebDriver::new(format!("http://127.0.0.1:{port}"), capabilities).await?)
}
