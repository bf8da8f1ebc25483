//! Tests that finish small pages, valid and broken ones.

use super::*;

const BARE: &str = "<!doctype html><html lang=en><meta charset=utf-8><script defer src=./a.js></script>\
    <script>go( 1 )</script><title>T</title><style>p { color: #ff0000 }</style><style>b{top:0}</style></head>\
    <body><p>x<script src=\"c.js\"></script>";
/// The code and the styles of the finished page.
const CODE: &str = "js(),go(1),more();";
const STYLE: &str = "p{color:red}b{top:0}";

/// Returns the finished page without the line of the build.
fn gathered() -> String {
    format!(
        "<!doctype html><html lang=en><meta charset=utf-8><title>T</title><style>{STYLE}</style></head>\
         <body><p>x<script>{CODE}</script>"
    )
}

/// A built page in a temporary folder, removed at the end.
struct Built(PathBuf);

impl Built {
    fn new(name: &str, page: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("finish-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("rules")).unwrap();
        let built = Self(folder);
        built.put(PAGE, page);
        built.put("b.wasm", "wasm");
        built.put("a.js", "js()\n");
        built.put("c.js", "// why\n  more()\n");
        built.put("later.js", "later( /* on */ )");
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

    fn names(&self) -> Vec<String> {
        listed(&self.0).unwrap().into_iter().map(|file| file.name).collect()
    }

    fn finish(&self) -> Result<String, String> {
        finish(&self.0, None)
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
    let version = built.finish().unwrap();
    assert_eq!(built.names(), ["b.wasm", "index.html", "later.js", "rules/en.html"]);
    assert_eq!(built.read("later.js"), "later();");
    let worker = built.read(WORKER);
    assert!(worker.contains(&version), "{worker}");
    let later = format!("[`later.js`,`{}`],[`rules/en.html`,", integrity(b"later();"));
    assert!(worker.contains(&later) && !worker.contains("a.js"), "{worker}");
    assert!(!worker.contains('%') && !worker.contains("sw.js") && !worker.contains("_headers"));
}

#[test]
fn the_policy_comes_before_the_script_and_allows_the_inline_code_by_its_hash() {
    let built = Built::new("policy", BARE);
    let version = built.finish().unwrap();
    let page = built.read(PAGE);
    let line = format!(
        "</style><meta name=\"build\" content=\"{version}\">\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
    );
    assert!(page.find(&line) < page.find("<script") && page.contains(&line), "{page}");
    let allowed = [("script-src 'self' 'wasm-unsafe-eval'", CODE), ("style-src 'self'", STYLE)];
    for (directive, code) in allowed {
        assert!(page.contains(&format!(">{code}</")), "{page}");
        assert!(page.contains(&format!("{directive} '{}'; ", integrity(code.as_bytes()))), "{page}");
    }
    assert!(!page.contains("unsafe-inline") && !page.contains("http:") && !page.contains("https:"));
}

#[test]
fn a_script_that_stays_apart_is_one_of_its_own_and_allowed_by_its_hash() {
    let built =
        Built::new("apart", &BARE.replace("<title>", "<script defer src=d.js data-apart></script><title>"));
    built.put("d.js", "start()\n");
    built.finish().unwrap();
    let page = built.read(PAGE);
    assert!(
        page.ends_with(&format!("<script data-apart>start();</script><script>{CODE}</script>")),
        "{page}"
    );
    let [apart, code] = ["start();", CODE].map(|code| integrity(code.as_bytes()));
    assert!(page.contains(&format!("'wasm-unsafe-eval' '{apart}' '{code}'; ")), "{page}");
    assert!(!built.names().contains(&"d.js".to_owned()));
    assert!(built.finish().is_ok());
    assert_eq!(built.read(PAGE), page);
}

#[test]
fn an_old_browser_is_recognized_by_each_feature_that_it_lacks() {
    use wasmparser::{Validator, WasmFeatures};

    let rescue = include_str!("../../../static/rescue.js");
    let (_, rest) = rescue.split_once("const MODULE = \"").unwrap();
    let module = BASE64_STANDARD.decode(rest.split('"').next().unwrap()).unwrap();
    let is_valid = |features| Validator::new_with_features(features).validate_all(&module).is_ok();
    assert!(is_valid(WasmFeatures::WASM2));
    for feature in [
        WasmFeatures::BULK_MEMORY,
        WasmFeatures::MULTI_VALUE,
        WasmFeatures::REFERENCE_TYPES,
        WasmFeatures::SATURATING_FLOAT_TO_INT,
        WasmFeatures::SIGN_EXTENSION,
    ] {
        assert!(!is_valid(WasmFeatures::WASM2 - feature), "{feature:?}");
    }
}

#[test]
fn finishing_twice_changes_nothing_and_any_change_of_a_file_changes_the_version() {
    let built = Built::new("twice", BARE);
    let first = built.finish().unwrap();
    let (page, worker) = (built.read(PAGE), built.read(WORKER));
    assert_eq!(built.finish(), Ok(first.clone()));
    assert_eq!((built.read(PAGE), built.read(WORKER)), (page.clone(), worker));
    let bare = page::read(&built.0, page).unwrap().bare().unwrap();
    assert_eq!(bare, gathered());
    let mut seen = vec![first];
    let other = bare.replace('x', "y");
    for (name, text) in [("rules/en.html", "other rules"), ("c.css", ""), (PAGE, &other)] {
        built.put(name, text);
        let version = built.finish().unwrap();
        assert!(!seen.contains(&version), "{name}");
        seen.push(version);
    }
}

#[test]
fn a_style_that_is_made_of_others_becomes_one() {
    let whole = "/* all\n * of it */\n@import \"a.css\";\n@import \"b.css\";\np { top: 0 }\n";
    let parts = [
        ("rules/a.css", "@import \"c.css\";\na {\n  left: 0;\n}"),
        ("rules/b.css", "b { right: 0 } /* b */\n"),
        ("rules/c.css", "c { bottom: 0 }"),
        ("rules/other.css", "o {  }\ni { top: 0 }"),
    ];
    let new = |name, whole| {
        let built = Built::new(name, BARE);
        for (name, text) in [("rules/rules.css", whole)].into_iter().chain(parts) {
            built.put(name, text);
        }
        built
    };
    let built = new("styles", whole);
    built.finish().unwrap();
    assert_eq!(built.read("rules/rules.css"), "c{bottom:0}a{left:0}b{right:0}p{top:0}");
    assert_eq!(built.read("rules/other.css"), "i{top:0}");
    let expected =
        ["b.wasm", "index.html", "later.js", "rules/en.html", "rules/other.css", "rules/rules.css"];
    assert_eq!(built.names(), expected);
    assert!(!built.read(WORKER).contains("a.css"));
    for (broken, why) in [
        ("@import \"none.css\";", "none.css"),
        ("p { top: 0 } @import \"a.css\";", "@import rules must"),
        ("@import \"rules.css\";", "imports itself"),
        ("@import \"a.css\" print;", "on a condition"),
    ] {
        let error = new("broken", broken).finish().unwrap_err();
        assert!(error.contains(why), "{error}");
    }
}

#[test]
fn a_program_in_one_piece_gets_short_imports_and_a_name_for_what_it_is_now() {
    let built = Built::new("whole", &BARE.replace("./a.js", "./app-0123.js"));
    let glue = |name: &str| format!("let wasm_bindgen = {{ {name}: function () {{ return 1 }} }};");
    let imports = |name: &str, field: &str| imports::tests::program(&[[&format!("./{name}_bg.js"), field]]);
    let field = "__wbg_now_fedcba9876543210";
    for (file, own) in [("app-0123", "app"), ("captain", "captain")] {
        fs::write(built.0.join(format!("{file}_bg.wasm")), imports(own, field)).unwrap();
        built.put(&format!("{file}.js"), &glue(field));
    }
    built.finish().unwrap();
    let program = imports("app", "a");
    let name = format!("app-{}_bg.wasm", program::hash(&program));
    assert_eq!(bytes(&built.0.join(&name)), Ok(program));
    assert_eq!(bytes(&built.0.join("captain_bg.wasm")), Ok(imports("captain", "a")));
    assert_eq!(built.read("captain.js"), "let wasm_bindgen={a:function(){return 1}};");
    assert!(built.names().contains(&name));
    assert!(built.read(PAGE).contains("let wasm_bindgen={a:function(){return 1}};"), "{}", built.read(PAGE));
    assert!(built.read(WORKER).contains(&name));
}

#[test]
fn a_page_that_cannot_be_finished_is_refused_and_left_alone() {
    let bare = "<!doctype html><p>no style";
    let built = Built::new("refused", bare);
    assert!(built.finish().unwrap_err().contains("no style"));
    assert_eq!(built.read(PAGE), bare);
    built.put(PAGE, "<style></style><body><script>endless");
    assert!(built.finish().unwrap_err().contains("without an end"));
    built.put(PAGE, "<style></style><body><script type=module src=a.js></script>");
    assert!(built.finish().unwrap_err().contains("not a plain script"));
    built.put(PAGE, "<style></style><body><script src=none.js></script>");
    assert!(built.finish().unwrap_err().contains("none.js"));
    built.put(PAGE, BARE);
    built.put("c.js", "let = = 1");
    assert!(built.finish().unwrap_err().contains("index.html: "));
    assert_eq!((built.read(PAGE).as_str(), built.read("a.js").as_str()), (BARE, "js()\n"));
    built.put("c.js", "more()");
    built.put("a b.js", "");
    assert!(built.finish().unwrap_err().contains("only plain letters"));
    assert!(!built.0.join(WORKER).exists());
    fs::remove_file(built.0.join(PAGE)).unwrap();
    assert!(built.finish().unwrap_err().contains(PAGE));
}
