//! `finish-build`: the last step of a release build, run by Trunk.
//!
//! It cuts the program into its parts, puts the first scripts into the page, packs the styles, writes the service worker with the list of all files, so
//! that hashed names are never out of date, and puts the policy into the page that allows its own scripts and styles and
//! nothing else.

mod split;
mod styles;

use std::{
    fs, iter,
    path::{Path, PathBuf},
};

use base64::{Engine, prelude::BASE64_STANDARD};
use clap::Args;
use sha2::{Digest, Sha256};

/// Finish a built page: cut its program into parts, write its service worker and its content security policy
#[derive(Args)]
pub(super) struct FinishBuild {
    /// The folder with the built page
    folder: PathBuf,
    /// Cut this program, as cargo has built it, into its parts
    #[arg(long)]
    split: Option<PathBuf>,
}

impl FinishBuild {
    pub(super) fn run(&self) -> Result<(), String> {
        if let Some(program) = &self.split {
            split::split(&self.folder, program)?;
        }
        let version = seal(&self.folder)?;
        println!("sealed version {version}");
        Ok(())
    }
}

const PAGE: &str = "index.html";
const WORKER: &str = "sw.js";
/// The service worker, with places for the version and the files.
const TEMPLATE: &str = include_str!("../../static/service-worker.js");
/// How the two lines begin that the page gets, in front of all scripts; a page that has them already gets new ones.
const SEAL: &str = "<meta name=\"build\"";

/// A file of the page: its address from there, and its hash as browsers want it.
#[derive(Clone, PartialEq, Debug)]
struct Listed {
    name: String,
    integrity: String,
}

/// Seals the page in this folder; gives its version.
fn seal(folder: &Path) -> Result<String, String> {
    let page = folder.join(PAGE);
    // One block of styles needs one hash.
    let (bare, gathered) = gathered(folder, &unsealed(&text(&page)?).replace("</style><style>", ""))?;
    let policy = policy(&bare);
    styles::pack(folder, listed(folder)?.iter().map(|file| &*file.name))?;
    let mut files = listed(folder)?;
    files.retain(|file| !gathered.contains(&file.name));
    let hashed = files.iter_mut().find(|file| file.name == PAGE).ok_or("there is no page")?;
    hashed.integrity = integrity(bare.as_bytes());
    let version = version(&files);
    write(&page, &sealed(&bare, &version, &policy)?)?;
    write(&folder.join(WORKER), &worker(&version, &files))?;
    for name in gathered {
        fs::remove_file(folder.join(&name)).map_err(|error| format!("{name}: {error}"))?;
    }
    Ok(version)
}

/// The page with all its scripts in one at its end, and the files that they came from. There they fill the time in which
/// the large program has been asked for and has not come yet; a file of their own would have to share its way.
fn gathered(folder: &Path, page: &str) -> Result<(String, Vec<String>), String> {
    let (mut bare, mut pieces, mut files) = (String::new(), Vec::new(), Vec::new());
    let mut rest = page;
    while let Some((before, script)) = rest.split_once("<script") {
        let cut = script.split_once('>').and_then(|(start, inside)| Some((start, inside.split_once(END)?)));
        let (attributes, (code, after)) = cut.ok_or("index.html has a script without an end")?;
        if attributes.contains("type=") {
            return Err("index.html has a script that is no plain one".to_owned());
        }
        let source = attributes.split_whitespace().find_map(|word| word.strip_prefix("src="));
        pieces.push(match source.map(|name| name.trim_matches('"').trim_start_matches("./")) {
            Some(name) => {
                files.push(name.to_owned());
                bare_script(&text(&folder.join(name))?)
            }
            None => code.to_owned(),
        });
        bare += before;
        rest = after;
    }
    bare += rest;
    // Where a script ends without a semicolon, the next one must not go on with it.
    let code = pieces.join("\n;");
    if code.contains(END) {
        return Err("a script has the end of scripts in it".to_owned());
    }
    if !pieces.is_empty() {
        bare += &format!("<script>{code}{END}");
    }
    Ok((bare, files))
}

/// A script without its indentation and the lines that are for its readers. No text in our scripts goes over several lines.
fn bare_script(code: &str) -> String {
    let lines = code.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

const END: &str = "</script>";

fn text(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}

fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(bytes)))
}

/// All files that a browser may ask for, sorted by name.
fn listed(folder: &Path) -> Result<Vec<Listed>, String> {
    let mut files = Vec::new();
    let mut folders = vec![(folder.to_owned(), String::new())];
    while let Some((path, prefix)) = folders.pop() {
        let failed = |error| format!("{}: {error}", path.display());
        for entry in fs::read_dir(&path).map_err(failed)? {
            let path = entry.map_err(failed)?.path();
            let own = path.file_name().and_then(|name| name.to_str()).unwrap_or("?");
            let name = format!("{prefix}{own}");
            if is_for_the_host(&name) {
                continue;
            }
            if !own.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte)) {
                return Err(format!("{}: only plain letters, digits, - _ and . in names", path.display()));
            }
            if path.is_dir() {
                folders.push((path, format!("{name}/")));
            } else {
                let bytes = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
                files.push(Listed { name, integrity: integrity(&bytes) });
            }
        }
    }
    files.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(files)
}

/// Whether this is not part of the page: the worker itself, settings of a host (`_headers`), packed copies.
fn is_for_the_host(name: &str) -> bool {
    let is_packed = Path::new(name).extension().is_some_and(|end| end == "gz" || end == "br");
    name == WORKER || name.starts_with(['_', '.']) || is_packed
}

/// Changes with the name or the content of any file, and with the worker.
fn version(files: &[Listed]) -> String {
    let mut hash = Sha256::new_with_prefix(TEMPLATE);
    for Listed { name, integrity } in files {
        hash.update(format!("\n{name} {integrity}"));
    }
    format!("{:x}", hash.finalize())[..16].to_owned()
}

fn worker(version: &str, files: &[Listed]) -> String {
    let pairs: Vec<[&str; 2]> = files.iter().map(|file| [&*file.name, &*file.integrity]).collect();
    let list = serde_json::to_string(&pairs).expect("plain texts");
    TEMPLATE.replace("%version%", version).replace("[\"%files%\"]", &list)
}

/// What the page may do: everything of its own host, and nothing else.
fn policy(page: &str) -> String {
    let allow = |sources: &str, tag| {
        let hashes = inline(page, tag).map(|code| format!("'{}'", integrity(code.as_bytes())));
        iter::once(sources.to_owned()).chain(hashes).collect::<Vec<_>>().join(" ")
    };
    [
        "default-src 'none'",
        &allow("script-src 'self' 'wasm-unsafe-eval'", "script"),
        &allow("style-src 'self'", "style"),
        // The waves of the sea are a picture in a style.
        "img-src 'self' data:",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
    .join("; ")
}

/// The contents of these elements, without those that are loaded from a file.
fn inline<'a>(page: &'a str, tag: &str) -> impl Iterator<Item = &'a str> {
    let (start, end) = (format!("<{tag}"), format!("</{tag}>"));
    let mut rest = page;
    iter::from_fn(move || {
        loop {
            rest = &rest[rest.find(&start)? + start.len()..];
            let (attributes, inside) = rest.split_once('>')?;
            let (code, after) = inside.split_once(&end)?;
            rest = after;
            if !attributes.split_whitespace().any(|word| word.starts_with("src=")) {
                return Some(code);
            }
        }
    })
}

/// The page with its version and policy at the end of its head: in front of all scripts. Browsers that look ahead for
/// what is to be fetched stop at a policy, so the program stands before it.
fn sealed(bare: &str, version: &str, policy: &str) -> Result<String, String> {
    let place = bare.find("</head>").or_else(|| bare.find("<body"));
    let (before, after) =
        bare.split_at(place.ok_or("index.html has no end of its head, where the policy belongs")?);
    let policy = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">");
    Ok(format!("{before}{SEAL} content=\"{version}\">{policy}{after}"))
}

/// The page as it was before it was sealed.
fn unsealed(page: &str) -> String {
    let Some((before, seal)) = page.split_once(SEAL) else { return page.to_owned() };
    let after = seal.splitn(3, '>').nth(2).unwrap_or_default();
    format!("{before}{after}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const BARE: &str = "<!doctype html><html lang=en><meta charset=utf-8><script defer src=./a.js></script>\
        <script>go()</script><title>T</title><style>p{}</style><style>b{}</style></head><body><p>x<script src=\"c.js\"></script>";
    /// What becomes of it before it is sealed.
    const GATHERED: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>T</title><style>p{}b{}</style></head>\
        <body><p>x<script>js\n;go()\n;more</script>";

    /// A built page in a folder of its own, which goes at the end.
    struct Built(PathBuf);

    impl Built {
        fn new(name: &str, page: &str) -> Self {
            let folder = std::env::temp_dir().join(format!("seal-{name}-{}", std::process::id()));
            fs::create_dir_all(folder.join("rules")).unwrap();
            let built = Self(folder);
            built.put(PAGE, page);
            built.put("b.wasm", "wasm");
            built.put("a.js", "js\n");
            built.put("c.js", "// why\n  more\n");
            built.put("later.js", "later");
            built.put("rules/en.html", "rules");
            built.put("_headers", "for the host");
            built
        }

        fn put(&self, name: &str, text: &str) {
            fs::write(self.0.join(name), text).unwrap();
        }

        fn read(&self, name: &str) -> String {
            fs::read_to_string(self.0.join(name)).unwrap()
        }
    }

    impl Drop for Built {
        fn drop(&mut self) {
            drop(fs::remove_dir_all(&self.0));
        }
    }

    #[test]
    fn hashes_are_those_of_the_standard() {
        assert_eq!(integrity(b"abc"), "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
    }

    #[test]
    fn the_worker_lists_all_files_sorted_but_not_itself_nor_what_is_for_the_host() {
        let built = Built::new("list", BARE);
        built.put("a.js.gz", "packed");
        let version = seal(&built.0).unwrap();
        let names: Vec<String> = listed(&built.0).unwrap().into_iter().map(|file| file.name).collect();
        assert_eq!(names, ["b.wasm", "index.html", "later.js", "rules/en.html"]);
        let worker = built.read(WORKER);
        assert!(worker.contains(&format!("const VERSION = \"{version}\";")), "{worker}");
        let later = format!("[\"later.js\",\"{}\"],[\"rules/en.html\",", integrity(b"later"));
        assert!(worker.contains(&later) && !worker.contains("a.js"), "{worker}");
        assert!(!worker.contains('%') && !worker.contains("sw.js\"") && !worker.contains("_headers"));
    }

    #[test]
    fn the_policy_comes_first_and_allows_the_inline_code_by_its_hash() {
        let built = Built::new("policy", BARE);
        let version = seal(&built.0).unwrap();
        let page = built.read(PAGE);
        let seal = format!(
            "</style><meta name=\"build\" content=\"{version}\">\
             <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
        );
        assert!(page.find(&seal) < page.find("<script") && page.contains(&seal), "{page}");
        let code = "js\n;go()\n;more";
        let allowed = [("script-src 'self' 'wasm-unsafe-eval'", code), ("style-src 'self'", "p{}b{}")];
        for (directive, code) in allowed {
            assert!(page.contains(&format!("{directive} '{}'; ", integrity(code.as_bytes()))), "{page}");
        }
        assert!(!page.contains("unsafe-inline") && !page.contains("http:") && !page.contains("https:"));
    }

    #[test]
    fn a_second_seal_changes_nothing_and_any_change_of_a_file_changes_the_version() {
        let built = Built::new("twice", BARE);
        let first = seal(&built.0).unwrap();
        let (page, worker) = (built.read(PAGE), built.read(WORKER));
        assert_eq!(seal(&built.0), Ok(first.clone()));
        assert_eq!((built.read(PAGE), built.read(WORKER)), (page, worker));
        assert_eq!(unsealed(&built.read(PAGE)), GATHERED);
        let mut seen = vec![first];
        let other = GATHERED.replace('x', "y");
        for (name, text) in [("rules/en.html", "other rules"), ("c.css", ""), (PAGE, &other)] {
            built.put(name, text);
            let version = seal(&built.0).unwrap();
            assert!(!seen.contains(&version), "{name}");
            seen.push(version);
        }
    }

    #[test]
    fn a_style_that_is_made_of_others_becomes_one() {
        let built = Built::new("styles", BARE);
        let whole = "/* all\n * of it */\n@import \"a.css\";\n@import \"b.css\";\np {}\n";
        let parts = [
            ("rules/a.css", "a {\n  x: y;\n}"),
            ("rules/b.css", "b {} /* b */\n"),
            ("rules/other.css", "o {}"),
        ];
        for (name, text) in [("rules/rules.css", whole)].into_iter().chain(parts) {
            built.put(name, text);
        }
        seal(&built.0).unwrap();
        assert_eq!(built.read("rules/rules.css"), "a {\nx: y;\n}\nb {}\np {}\n");
        let names: Vec<String> = listed(&built.0).unwrap().into_iter().map(|file| file.name).collect();
        let expected =
            ["b.wasm", "index.html", "later.js", "rules/en.html", "rules/other.css", "rules/rules.css"];
        assert_eq!(names, expected);
        assert!(!built.read(WORKER).contains("a.css"));
        for (broken, why) in
            [("@import \"none.css\";", "none.css"), ("p {} @import \"a.css\";", "no line of its own")]
        {
            built.put("rules/rules.css", broken);
            assert!(seal(&built.0).unwrap_err().contains(why));
        }
    }

    #[test]
    fn a_page_that_cannot_be_sealed_is_refused_and_left_alone() {
        let headless = "<!doctype html><p>no head";
        let built = Built::new("headless", headless);
        assert!(seal(&built.0).unwrap_err().contains("no end of its head"));
        assert_eq!(built.read(PAGE), headless);
        built.put(PAGE, "<body><script>endless");
        assert!(seal(&built.0).unwrap_err().contains("without an end"));
        built.put(PAGE, "<body><script type=module src=a.js></script>");
        assert!(seal(&built.0).unwrap_err().contains("no plain one"));
        built.put(PAGE, "<body><script src=none.js></script>");
        assert!(seal(&built.0).unwrap_err().contains("none.js"));
        built.put(PAGE, BARE);
        built.put("c.js", "'</script>'");
        assert!(seal(&built.0).unwrap_err().contains("end of scripts in it"));
        assert_eq!((built.read(PAGE).as_str(), built.read("a.js").as_str()), (BARE, "js\n"));
        built.put("c.js", "more");
        built.put("a b.js", "");
        assert!(seal(&built.0).unwrap_err().contains("only plain letters"));
        assert!(!built.0.join(WORKER).exists());
        fs::remove_file(built.0.join(PAGE)).unwrap();
        assert!(seal(&built.0).unwrap_err().contains(PAGE));
    }
}
