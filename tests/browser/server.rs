//! Serves the release build from sub-paths, as any static host would.

use std::{
    cell::Cell,
    fs,
    io::{BufRead, BufReader, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard},
    thread,
};

/// The path of the page: not the root, because the page must run from any path.
const SUB_PATH: &str = "/harbour/";
/// The path of a second copy on the same host.
pub const DEEPER: &str = "/games/harbour/";
/// The file that makes the page work without a network. Most tests go without it: it would fetch all files at once.
const WORKER: &str = "sw.js";
/// A page that shows the game in a frame, for browsers whose windows can't be made small enough.
const FRAME: &str = "/frame";

/// A running server. It ends with the test program.
#[derive(Clone)]
pub struct Server {
    port: u16,
    /// The path of the copy that addresses name.
    pub path: Cell<&'static str>,
    ledger: Arc<Mutex<Ledger>>,
}

/// What a server has been asked for, and what it should get wrong.
struct Ledger {
    dist: PathBuf,
    asked: Vec<String>,
    /// Whether the browser may save the page for times without a network.
    has_worker: bool,
    /// Whether the server drops all connections, as if there were no network.
    is_away: bool,
    /// A script that runs before the page's own.
    first: Option<&'static str>,
    /// A file and the text that the server sends in its place; without a text, the file is missing.
    spoilt: Option<(&'static str, Option<&'static str>)>,
}

impl Server {
    /// Starts to serve the folder that `DIST` names, or `dist`.
    pub fn start() -> Self {
        let dist = dist();
        assert!(dist.join("index.html").is_file(), "no page in {}: run scripts/build first", dist.display());
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let port = listener.local_addr().expect("it is bound").port();
        let ledger =
            Ledger { dist, asked: Vec::new(), has_worker: false, is_away: false, first: None, spoilt: None };
        let ledger = Arc::new(Mutex::new(ledger));
        let kept = Arc::clone(&ledger);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let ledger = Arc::clone(&ledger);
                // A browser may close a connection early; that is no reason to stop.
                thread::spawn(move || drop(answer(&stream, &ledger)));
            }
        });
        Self { port, path: Cell::new(SUB_PATH), ledger: kept }
    }

    fn ledger(&self) -> MutexGuard<'_, Ledger> {
        self.ledger.lock().expect("no thread panics")
    }

    /// Lets the browser save the page for times without a network.
    pub fn give_worker(&self) {
        self.ledger().has_worker = true;
    }

    /// Switches the network off or on again.
    pub fn go_away(&self, is_away: bool) {
        self.ledger().is_away = is_away;
    }

    /// Returns whether the network is off.
    pub fn is_away(&self) -> bool {
        self.ledger().is_away
    }

    /// Serves another build from now on.
    pub fn deploy(&self, dist: PathBuf) {
        self.ledger().dist = dist;
    }

    /// Returns whether the browser asked for a file with this in its name.
    pub fn was_asked_for(&self, name: &str) -> bool {
        self.times_asked_for(name) > 0
    }

    /// Returns how often the browser asked for a file with this in its name.
    pub fn times_asked_for(&self, name: &str) -> usize {
        self.ledger().asked.iter().filter(|path| path.contains(name)).count()
    }

    /// Runs a script before the page's own from now on; `None` ends that.
    pub fn run_first(&self, script: Option<&'static str>) {
        self.ledger().first = script;
    }

    /// Sends something else in place of this file from now on, or nothing; `None` ends that.
    pub fn spoil(&self, spoilt: Option<(&'static str, Option<&'static str>)>) {
        self.ledger().spoilt = spoilt;
    }

    /// Returns the address of the game with this part after the `#`, in a frame if wanted.
    pub fn address(&self, route: &str, frame: Option<(u32, u32)>) -> String {
        let (host, path) = (format!("http://127.0.0.1:{}", self.port), self.path.get());
        match frame {
            None => format!("{host}{path}#{route}"),
            Some((width, height)) => format!("{host}{FRAME}?{width}x{height}#{route}"),
        }
    }
}

/// Returns the folder that `DIST` names, or `dist`.
pub fn dist() -> PathBuf {
    PathBuf::from(std::env::var("DIST").unwrap_or_else(|_| "dist".into()))
}

fn answer(mut stream: &TcpStream, ledger: &Mutex<Ledger>) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    // The rest of the head must be read. Otherwise closing the connection would cut the answer off.
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let target = request.split(' ').nth(1).unwrap_or_default();
    let (path, query) = target.split_once('?').unwrap_or((target, ""));
    let (dist, first, spoilt, has_worker) = {
        let mut ledger = ledger.lock().expect("no thread panics");
        if ledger.is_away {
            return Ok(());
        }
        ledger.asked.push(path.to_owned());
        let spoilt = ledger.spoilt.filter(|(name, _)| path.ends_with(name));
        (ledger.dist.clone(), ledger.first.unwrap_or_default(), spoilt, ledger.has_worker)
    };
    let (status, kind, body) = match path.strip_prefix(SUB_PATH).or_else(|| path.strip_prefix(DEEPER)) {
        _ if spoilt.is_some() => spoilt
            .and_then(|(name, instead)| Some(("200 OK", kind_of(name), instead?.into())))
            .unwrap_or_else(not_found),
        _ if path == FRAME => ("200 OK", "text/html", frame(query).into_bytes()),
        Some(WORKER) if !has_worker => not_found(),
        Some(name) => file(&dist, name, first),
        None => not_found(),
    };
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-store\r\n\
         Connection: close\r\n\r\n",
        body.len()
    )?;
    stream.write_all(&body)
}

type Answer = (&'static str, &'static str, Vec<u8>);

fn not_found() -> Answer {
    ("404 Not Found", "text/plain", b"not here".to_vec())
}

fn file(dist: &Path, name: &str, first: &str) -> Answer {
    let name = if name.is_empty() { "index.html" } else { name };
    let inside = !name.split('/').any(|part| part == "..");
    match fs::read(dist.join(name)) {
        Ok(body) if inside && name == "index.html" => ("200 OK", kind_of(name), tame(body, first)),
        Ok(body) if inside => ("200 OK", kind_of(name), body),
        _ => not_found(),
    }
}

fn kind_of(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json" | "webmanifest") => "application/json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Makes the browser's random source predictable, so that every run sees the same dice. It also notes what the page's
/// policy forbids and what the page writes to the console, and runs what the test wants to run first. Nothing else of the
/// release build changes.
fn tame(page: Vec<u8>, first: &str) -> Vec<u8> {
    const START: &str = "<meta charset=utf-8>";
    const CHANCE: &str = "<script>Crypto.prototype.getRandomValues = array => array.fill(8);
        window.said = [];
        for (const level of ['error', 'warn', 'info', 'log', 'debug']) {
            const say = console[level].bind(console);
            console[level] = (...words) => { said.push(`${level}: ${words.join(' ')}`); say(...words); };
        }
        addEventListener('error', event => said.push(`error: ${event.message}`));
        addEventListener('unhandledrejection', event => said.push(`error: ${event.reason}`));
        window.forbidden = [];
        addEventListener('securitypolicyviolation', event => forbidden.push(
            `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));</script>";
    let page = String::from_utf8(page).expect("a page is text");
    assert!(page.contains(START), "the build no longer writes {START}: the dice cannot be made predictable");
    page.replacen(START, &format!("{START}{CHANCE}<script>{first}</script>"), 1).into_bytes()
}

fn frame(size: &str) -> String {
    let (width, height) = size.split_once('x').unwrap_or_default();
    format!(
        "<!doctype html><meta charset=utf-8><title>frame</title><style>body{{margin:0}}\
         iframe{{border:0;display:block;width:{width}px;height:{height}px}}</style>\
         <iframe></iframe><script>document.querySelector('iframe').src = '{SUB_PATH}' + location.hash</script>"
    )
}
