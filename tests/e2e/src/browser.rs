//! The browser edition in a browser, and what a test can do to it from outside.

use std::{
    env, fs,
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::MutexGuard,
};

use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::{Capabilities, WebDriver, WindowHandle};

use crate::{App, Error, Film, Page, alone, app::show_end_of, find, processes, server::Server, wait};

#[derive(Debug)]
pub struct Browser {
    /// What the browser keeps; also the mark of its processes.
    home: TempDir,
    /// None while the network is off.
    server: Option<Server>,
    port: u16,
    driver: Child,
    window: Option<WebDriver>,
    /// None beside another one that has it.
    _alone: Option<MutexGuard<'static, ()>>,
}

impl Browser {
    /// Opens a browser that prefers English, as on the first day, on the browser edition.
    pub async fn start() -> Result<Self, Error> {
        Self::start_on(&bundle()?).await
    }

    /// The same on the files of this folder.
    pub async fn start_on(folder: &Path) -> Result<Self, Error> {
        Self::launch(folder, &[], Some(alone())).await
    }

    /// Opens a browser whose camera sees a film.
    pub async fn start_filming(film: &Film) -> Result<Self, Error> {
        let arguments = [
            "--use-fake-ui-for-media-stream".to_owned(),
            "--use-fake-device-for-media-stream".to_owned(),
            format!("--use-file-for-fake-video-capture={}", film.path().display()),
        ];
        Self::launch(&bundle()?, &arguments, Some(alone())).await
    }

    /// Opens a browser beside the app, as on another device.
    pub async fn beside(_app: &App) -> Result<Self, Error> {
        Self::launch(&bundle()?, &[], None).await
    }

    async fn launch(
        folder: &Path,
        arguments: &[String],
        alone: Option<MutexGuard<'static, ()>>,
    ) -> Result<Self, Error> {
        let failed = |doing| move |source| Error::Io { doing, source };
        let home = TempDir::with_prefix("clockwood-e2e-").map_err(failed("make a folder for the browser's data"))?;
        let server = Server::start(folder, 0)?;
        let port = server.port;
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).map_err(failed("find a free port"))?;
        let driver_port = listener.local_addr().map_err(failed("find a free port"))?.port();
        drop(listener);
        let log = fs::File::create(home.path().join("log")).map_err(failed("open the log"))?;
        let mut driver = Command::new("chromedriver");
        driver
            .arg(format!("--port={driver_port}"))
            .env("HOME", home.path())
            .env("LANG", "C.UTF-8")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log);
        processes::mark(&mut driver, home.path());
        let driver = driver.spawn().map_err(|source| Error::Start { program: "chromedriver".to_owned(), source })?;
        let mut browser = Self { home, server: Some(server), port, driver, window: None, _alone: alone };
        wait::until(&format!("chromedriver on port {driver_port}"), async || {
            let connection = TcpStream::connect((Ipv4Addr::LOCALHOST, driver_port));
            Ok(connection.map(drop).map_err(|error| error.to_string()))
        })
        .await?;
        browser.window = Some(connect(driver_port, browser.home.path(), arguments).await?);
        browser.resize(390, 844).await?;
        browser.load().await?;
        Ok(browser)
    }

    /// Loads the page anew.
    pub async fn load(&self) -> Result<(), Error> {
        Ok(self.window()?.goto(format!("http://localhost:{}/", self.port)).await?)
    }

    /// Closes the tab at once, and opens the page in another one.
    pub async fn reopen_tab(&mut self) -> Result<(), Error> {
        let old = self.new_tab().await?;
        let window = self.window()?;
        let new = window.window().await?;
        // The new page may have loaded while the old one was there: again, now that it is gone.
        window.switch_to_window(old).await?;
        window.close_window().await?;
        window.switch_to_window(new).await?;
        self.load().await
    }

    /// Opens the page in another tab too. Gives the tab that was in front.
    pub async fn new_tab(&mut self) -> Result<WindowHandle, Error> {
        let window = self.window()?;
        let before = window.window().await?;
        let tab = window.new_tab().await?;
        window.switch_to_window(tab).await?;
        self.resize(390, 844).await?;
        self.load().await?;
        Ok(before)
    }

    /// Brings a tab to the front. Gives the one that was there.
    pub async fn to_tab(&self, tab: &WindowHandle) -> Result<WindowHandle, Error> {
        let window = self.window()?;
        let before = window.window().await?;
        window.switch_to_window(tab.clone()).await?;
        Ok(before)
    }

    /// Waits until everything that was loaded is kept for when the network is off.
    pub async fn kept(&self) -> Result<(), Error> {
        const KEPT: &str = "
            const done = arguments[arguments.length - 1];
            const look = async () => {
                const names = await caches.keys();
                if (names.includes('clockwood-kept') && !names.includes('clockwood-loading')) return done(true);
                setTimeout(look, 50);
            };
            look();";
        self.run_to_end(KEPT, Vec::new()).await.map(drop)
    }

    /// Turns the network off: nothing is served any more.
    pub fn go_offline(&mut self) {
        self.server = None;
    }

    /// Serves the files of this folder from now on.
    pub fn serve(&mut self, folder: &Path) -> Result<(), Error> {
        self.server = None;
        self.server = Some(Server::start(folder, self.port)?);
        Ok(())
    }

    /// Gives the page so many pixels.
    pub async fn resize(&self, width: u32, height: u32) -> Result<(), Error> {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.tool("Emulation.setDeviceMetricsOverride", metrics).await.map(drop)
    }

    /// Makes it a phone: as many pixels, fingers in place of a mouse.
    pub async fn as_phone(&self) -> Result<(), Error> {
        let metrics = json!({ "width": 390, "height": 844, "deviceScaleFactor": 3, "mobile": true });
        self.tool("Emulation.setDeviceMetricsOverride", metrics).await?;
        self.tool("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 })).await.map(drop)
    }

    /// Touches the one thing of this name with a finger, once it is there and nothing lies over it.
    pub async fn touch(&self, testid: &str) -> Result<(), Error> {
        const WHERE: &str = "
            const [one] = document.querySelectorAll(`[data-testid='${arguments[0]}']`);
            if (!one || one.disabled) return null;
            one.scrollIntoView({ block: 'center', behavior: 'instant' });
            const { x, y, width, height } = one.getBoundingClientRect();
            const point = { x: x + width / 2, y: y + height / 2 };
            return one.contains(document.elementFromPoint(point.x, point.y)) ? point : null;";
        wait::until(&format!("a touch on {testid:?}"), async || {
            let point = self.run(WHERE, vec![testid.into()]).await?;
            if point.is_null() {
                return Ok(Err("it is not there to be touched".to_owned()));
            }
            self.tool("Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": [point] })).await?;
            self.tool("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await?;
            Ok(Ok(()))
        })
        .await
    }

    /// Drags one thing onto another with the mouse.
    pub async fn drag(&self, testid: &str, onto: &str) -> Result<(), Error> {
        let [from, to] = [find::one(self, testid).await?, find::one(self, onto).await?];
        from.scroll_into_view().await?;
        let to = to.rect().await?;
        let scrolled = self.run("return [scrollX, scrollY]", Vec::new()).await?;
        let scrolled = |at: usize| scrolled.get(at).and_then(Value::as_f64).unwrap_or_default();
        #[expect(clippy::cast_possible_truncation, reason = "whole pixels do")]
        let [x, y] = [to.x + to.width / 2.0 - scrolled(0), to.y + to.height / 2.0 - scrolled(1)].map(|at| at as i64);
        let window = self.window()?;
        window.action_chain().click_and_hold_element(&from).move_to(x, y).release().perform().await?;
        Ok(())
    }

    /// The device's back button.
    pub async fn back(&self) -> Result<(), Error> {
        Ok(self.window()?.back().await?)
    }

    /// Runs a script in every page that is loaded from now on, before the page's own.
    pub async fn before_each_page(&self, script: &str) -> Result<(), Error> {
        self.tool("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await.map(drop)
    }

    /// Makes the processor so many times slower.
    pub async fn slow_down(&self, times: u32) -> Result<(), Error> {
        self.tool("Emulation.setCPUThrottlingRate", json!({ "rate": times })).await.map(drop)
    }

    /// What a script gives back.
    pub async fn run(&self, script: &str, arguments: Vec<Value>) -> Result<Value, Error> {
        Ok(self.window()?.execute(script, arguments).await?.json().clone())
    }

    /// What a script gives to its last argument, when it comes to that.
    pub async fn run_to_end(&self, script: &str, arguments: Vec<Value>) -> Result<Value, Error> {
        Ok(self.window()?.execute_async(script, arguments).await?.json().clone())
    }

    /// Writes a picture (PNG) of what the page shows.
    pub async fn picture(&self, path: &Path) -> Result<(), Error> {
        Ok(self.window()?.screenshot(path).await?)
    }

    async fn tool(&self, command: &str, parameters: Value) -> Result<Value, Error> {
        Ok(self.window()?.cdp().send_raw(command, parameters).await?)
    }
}

impl Page for Browser {
    fn window(&self) -> Result<&WebDriver, Error> {
        self.window.as_ref().ok_or(Error::Closed)
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if let Some(window) = self.window.take() {
            // The session ends with its processes.
            let _ = window.leak();
        }
        let _ = processes::kill(self.home.path(), |_| true);
        let _ = self.driver.wait();
        if std::thread::panicking() {
            show_end_of(&self.home.path().join("log"));
        }
    }
}

async fn connect(port: u16, home: &Path, more: &[String]) -> Result<WebDriver, Error> {
    let data = home.join("browser");
    let mut arguments: Vec<String> = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--lang=en-US",
        "--window-size=1300,1000",
    ]
    .map(str::to_owned)
    .into();
    arguments.push(format!("--user-data-dir={}", data.display()));
    arguments.extend_from_slice(more);
    let mut capabilities = Capabilities::new();
    capabilities.set("browserName", json!("chrome"))?;
    capabilities.set("goog:chromeOptions", json!({ "args": arguments }))?;
    Ok(WebDriver::new(format!("http://127.0.0.1:{port}"), capabilities).await?)
}

/// The browser edition as `cargo xtask test` builds it, or the folder that `CLOCKWOOD_WEB` names.
///
/// # Errors
///
/// Where it is not built.
pub fn bundle() -> Result<PathBuf, Error> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let path = env::var_os("CLOCKWOOD_WEB").map_or_else(
        || root.join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into())).join("web"),
        PathBuf::from,
    );
    if path.join("index.html").is_file() { Ok(path) } else { Err(Error::NoWeb(path)) }
}
