//! The browsers: how each is started, and ended for certain.

use std::{
    net::{Ipv4Addr, TcpListener, TcpStream},
    os::unix::process::CommandExt,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use thirtyfour::Capabilities;

/// A browser that the game must run in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    Chromium,
    Firefox,
    /// WebKitGTK's small browser: the nearest thing to Safari that runs here.
    WebKit,
}

/// The colours that the system asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    Dark,
    Light,
}

impl Scheme {
    pub fn word(self) -> &'static str {
        match self {
            Self::Dark => "dark",
            Self::Light => "light",
        }
    }
}

impl Engine {
    /// The browser that the environment names; without one there is nothing to test in.
    pub fn asked() -> Option<Self> {
        match std::env::var("BROWSER").ok()?.as_str() {
            "chromium" => Some(Self::Chromium),
            "firefox" => Some(Self::Firefox),
            "webkit" => Some(Self::WebKit),
            other => panic!("BROWSER={other}: chromium, firefox or webkit"),
        }
    }

    /// Its name in folders.
    pub fn word(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// What a new session must be like: a fresh profile is the default of all three.
    pub fn capabilities(self, scheme: Scheme) -> Capabilities {
        let mut wanted = Capabilities::new();
        let mut want = |key: &str, value: Value| wanted.set(key, value).expect("plain data");
        match self {
            Self::Chromium => {
                let flags = [
                    "--headless",
                    "--no-sandbox",
                    "--disable-gpu",
                    "--no-first-run",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync",
                    "--disable-dev-shm-usage",
                ];
                want("browserName", json!("chrome"));
                want("goog:chromeOptions", json!({ "args": flags }));
            }
            Self::Firefox => {
                let scheme = i32::from(scheme == Scheme::Light);
                let options = json!({
                    "binary": "/usr/bin/firefox-esr",
                    "args": ["-headless"],
                    "prefs": { "layout.css.prefers-color-scheme.content-override": scheme },
                });
                want("browserName", json!("firefox"));
                want("moz:firefoxOptions", options);
            }
            Self::WebKit => {
                let binary = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
                want("browserName", json!("MiniBrowser"));
                want("webkitgtk:browserOptions", json!({ "binary": binary, "args": ["--automation"] }));
            }
        }
        wanted
    }

    fn command(self, port: u16) -> Command {
        let mut command = match self {
            Self::Chromium => Command::new("chromedriver"),
            Self::Firefox => Command::new("geckodriver"),
            Self::WebKit => Command::new("WebKitWebDriver"),
        };
        command.arg(format!("--port={port}"));
        command
    }
}

/// A running driver program. It goes, with all it has started, when this is dropped.
pub struct Driver {
    child: Child,
    port: u16,
}

impl Driver {
    /// Starts the driver of a browser and waits until it listens.
    pub fn start(engine: Engine) -> Self {
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|it| it.local_addr());
        let port = free.expect("a free port").port();
        let child = engine
            .command(port)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            // A group of its own, so that the browsers can be ended together with it.
            .process_group(0)
            .spawn()
            .unwrap_or_else(|error| panic!("{engine:?} has no driver ({error}): scripts/setup --browsers"));
        let driver = Self { child, port };
        let start = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            assert!(start.elapsed() < Duration::from_secs(20), "the driver of {engine:?} does not answer");
            std::thread::sleep(Duration::from_millis(20));
        }
        driver
    }

    /// Where it listens.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let group = format!("-{}", self.child.id());
        // What is already gone cannot be ended: that is no failure.
        drop(Command::new("kill").args(["-KILL", "--", &group]).stderr(Stdio::null()).status());
        drop(self.child.wait());
    }
}
