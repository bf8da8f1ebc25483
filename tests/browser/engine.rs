//! The browsers: how the tests start each one and make sure that it ends.

use std::{
    io::{BufRead, BufReader},
    net::{Ipv4Addr, TcpListener, TcpStream},
    os::unix::process::CommandExt,
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::Mutex,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use thirtyfour::Capabilities;

/// A browser in which the game must run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    Chromium,
    Firefox,
    /// The small browser of `WebKitGTK`: the nearest thing to Safari that runs here.
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
    /// Returns the browsers that the environment names.
    ///
    /// # Errors
    /// A line that says what is wrong with the names.
    pub fn asked() -> Result<Vec<Self>, String> {
        const KNOWN: [Engine; 3] = [Engine::Chromium, Engine::Firefox, Engine::WebKit];
        let names = std::env::var("BROWSER")
            .map_err(|_| "BROWSER is not set: name some of chromium, firefox, webkit".to_owned())?;
        let find = |name: &str| KNOWN.into_iter().find(|engine| engine.word() == name);
        names
            .split_whitespace()
            .map(|name| find(name).ok_or(format!("BROWSER={names}: there are chromium, firefox and webkit")))
            .collect()
    }

    /// Returns the name of the browser for folders.
    pub fn word(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// Returns the settings of a new session: the dark page where the driver can choose that. All three start with a
    /// fresh profile by default.
    ///
    /// With a profile, the browser saves into that folder.
    pub fn capabilities(self, profile: Option<&str>) -> Capabilities {
        let mut wanted = Capabilities::new();
        let mut want = |key: &str, value: Value| wanted.set(key, value).expect("plain data");
        match self {
            Self::Chromium => {
                let mut flags = vec![
                    "--headless",
                    "--no-sandbox",
                    "--disable-gpu",
                    "--no-first-run",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync",
                    "--disable-dev-shm-usage",
                ];
                let folder = profile.map(|profile| format!("--user-data-dir={profile}"));
                flags.extend(folder.as_deref());
                want("browserName", json!("chrome"));
                // Chromium without windows is a sixth faster, but does not start again in the same folder.
                let binary = match profile {
                    None => "/usr/bin/chromium-headless-shell",
                    Some(_) => "/usr/bin/chromium",
                };
                want("goog:chromeOptions", json!({ "binary": binary, "args": flags }));
            }
            Self::Firefox => {
                let mut flags = vec!["-headless"];
                flags.extend(profile.into_iter().flat_map(|profile| ["-profile", profile]));
                let options = json!({
                    "binary": "/usr/bin/firefox-esr",
                    "args": flags,
                    "prefs": {
                        "layout.css.prefers-color-scheme.content-override": 0,
                        // After a crash the browser starts as usual.
                        "browser.sessionstore.resume_from_crash": false,
                        "toolkit.startup.max_resumed_crashes": -1,
                    },
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

    /// Returns the program that drives the browser, with its arguments.
    fn driver(self) -> &'static [&'static str] {
        match self {
            Self::Chromium => &["chromedriver"],
            Self::Firefox => &["geckodriver"],
            // This browser has no headless mode, so each one gets an invisible screen of its own.
            Self::WebKit => &["xvfb-run", "-a", "-s", "-screen 0 2200x1300x24", "WebKitWebDriver"],
        }
    }
}

/// Runs a driver in a process group of its own until our end of the pipe closes. Then it ends the whole group and
/// removes its folder. So nothing outlives the tests, however they end.
const GUARD: &str = r#"
    TMPDIR=$(mktemp -d) && export TMPDIR || exit
    setsid "$@" >"$LOG" 2>&1 &
    echo $!
    cat >/dev/null
    kill -TERM -$! 2>/dev/null
    for _ in $(seq 100); do kill -0 -$! 2>/dev/null || break; sleep 0.02; done
    kill -KILL -$! 2>/dev/null
    rm -rf "$TMPDIR" "$LOG""#;

/// A running driver. It ends, with everything it has started, when this value is dropped or the tests end.
pub struct Driver {
    guard: Child,
    /// The number of the session in which all its processes run.
    session: String,
    port: u16,
    log: PathBuf,
}

impl Driver {
    /// Starts the driver of a browser and waits until it listens.
    pub fn start(engine: Engine) -> Self {
        // One at a time: two drivers could choose the same port or the same screen.
        static STARTING: Mutex<()> = Mutex::new(());
        let _starting = STARTING.lock();
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|it| it.local_addr());
        let port = free.expect("a free port").port();
        let log = std::env::temp_dir().join(format!("driver-{port}.log"));
        let mut guard = Command::new("sh")
            .args(["-c", GUARD, "guard"])
            .args(engine.driver())
            .arg(format!("--port={port}"))
            // Without a graphics card WebKit composes the page with Mesa in software, which sometimes crashes.
            .env("WEBKIT_DISABLE_COMPOSITING_MODE", "1")
            .env("LOG", &log)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // A signal that interrupts the tests must not interrupt the guard.
            .process_group(0)
            .spawn()
            .expect("a shell");
        let mut session = String::new();
        let told = guard.stdout.take().map(|out| BufReader::new(out).read_line(&mut session));
        assert!(matches!(told, Some(Ok(1..))), "the guard says which session it guards");
        let driver = Self { guard, session: session.trim().to_owned(), port, log };
        let start = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            let patient = start.elapsed() < Duration::from_secs(20);
            assert!(
                patient,
                "no {} answers: scripts/setup --browsers installs it",
                engine.driver().join(" ")
            );
            std::thread::sleep(Duration::from_millis(20));
        }
        driver
    }

    /// Returns the last lines that the driver and its browser have printed.
    pub fn last_words(&self) -> String {
        let said = std::fs::read_to_string(&self.log).unwrap_or_default();
        let lines: Vec<&str> = said.lines().filter(|line| !line.is_empty()).collect();
        lines[lines.len().saturating_sub(10)..].join("\n")
    }

    /// Kills the driver and all processes of its browser, at once, as a stranger or an empty battery would.
    pub fn kill(&self) {
        let all = |program: &str, arguments: &[&str]| {
            let mut command = Command::new(program);
            command.args(arguments).args(["-s", &self.session]).stdout(Stdio::null());
            command.status().expect("Debian has procps").success()
        };
        while all("pgrep", &["-r", "D,I,R,S,T"]) {
            all("pkill", &["-KILL"]);
        }
    }

    /// Returns the address at which the driver listens.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        // If the guard has ended already, there is nothing left to do.
        drop(self.guard.wait());
    }
}
