//! Short names for the functions that a program imports from its script. The names made by wasm-bindgen end in 16 hex
//! digits, which do not compress, and are in both files.

use std::{collections::BTreeMap, fs, path::Path};

use wasm_encoder::{
    ImportSection, Module, RawSection,
    reencode::{Reencode, RoundtripReencoder},
};
use wasmparser::{Import, Parser, Payload};

use super::{bytes, scripts::renamed, text, write};

/// The end of the module name of the program's own script. Imports from other modules keep their names, because the
/// loader of the parts reads them.
const OWN: &str = "_bg.js";

/// Shortens the names in a program and in its script.
pub(super) fn shorten(program: &Path, script: &Path) -> Result<(), String> {
    let wasm = bytes(program)?;
    let failed = |error| format!("{}: {error}", program.display());
    let names = short_names(&wasm).map_err(failed)?;
    let name = script.to_string_lossy();
    // Both files are made before either is written.
    let code = renamed(&name, &text(script)?, &names)?;
    fs::write(program, with_names(&wasm, &names).map_err(failed)?)
        .map_err(|error| failed(error.to_string()))?;
    write(script, &code)
}

/// Returns a short name for each imported one.
fn short_names(wasm: &[u8]) -> Result<BTreeMap<String, String>, String> {
    let mut names = BTreeMap::new();
    for payload in Parser::new(0).parse_all(wasm) {
        if let Payload::ImportSection(imports) = payload.map_err(said)? {
            for import in imports.into_imports() {
                let import = import.map_err(said)?;
                if is_own(&import) && !names.contains_key(import.name) {
                    let short = short_name(names.len());
                    names.insert(import.name.to_owned(), short);
                }
            }
        }
    }
    Ok(names)
}

/// Returns the program with these names of imports.
fn with_names(wasm: &[u8], names: &BTreeMap<String, String>) -> Result<Vec<u8>, String> {
    let mut module = Module::new();
    for payload in Parser::new(0).parse_all(wasm) {
        match payload.map_err(said)? {
            Payload::ImportSection(imports) => {
                let mut section = ImportSection::new();
                for import in imports.into_imports() {
                    let import = import.map_err(said)?;
                    let short = names.get(import.name).filter(|_| is_own(&import));
                    let kind =
                        RoundtripReencoder.entity_type(import.ty).map_err(|error| error.to_string())?;
                    section.import(import.module, short.map_or(import.name, String::as_str), kind);
                }
                module.section(&section);
            }
            payload => {
                if let Some((id, range)) = payload.as_section() {
                    let place =
                        usize::try_from(range.start).and_then(|start| Ok(start..usize::try_from(range.end)?));
                    module
                        .section(&RawSection { id, data: &wasm[place.map_err(|error| error.to_string())?] });
                }
            }
        }
    }
    Ok(module.finish())
}

fn is_own(import: &Import) -> bool {
    import.module.ends_with(OWN)
}

#[allow(clippy::needless_pass_by_value, reason = "what map_err calls")]
fn said(error: wasmparser::Error) -> String {
    error.to_string()
}

/// Returns a, b, … z, aa, ba, …
fn short_name(number: usize) -> String {
    let (mut rest, mut name) = (number, String::new());
    loop {
        name.push(char::from(b'a' + u8::try_from(rest % 26).expect("below 26")));
        if rest < 26 {
            return name;
        }
        rest = rest / 26 - 1;
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::collections::BTreeSet;

    use wasm_encoder::{EntityType, TypeSection};

    use super::*;

    /// Returns a program with these imports, all of one type, and a custom section.
    pub(in crate::cli::finish_build) fn program(imports: &[[&str; 2]]) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut section = ImportSection::new();
        for [module, name] in imports {
            section.import(module, name, EntityType::Function(0));
        }
        let mut module = Module::new();
        module.section(&types).section(&section).section(&RawSection { id: 0, data: b"\x04name" });
        module.finish()
    }

    fn imports(wasm: &[u8]) -> Vec<[String; 2]> {
        let section = Parser::new(0).parse_all(wasm).find_map(|payload| match payload {
            Ok(Payload::ImportSection(imports)) => Some(imports),
            _ => None,
        });
        let imports = section.expect("imports").into_imports().map(|import| import.expect("an import"));
        imports.map(|import| [import.module.to_owned(), import.name.to_owned()]).collect()
    }

    #[test]
    fn a_program_and_its_script_agree_on_the_short_names() {
        let folder = std::env::temp_dir().join(format!("imports-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let (wasm, script) = (folder.join("app_bg.wasm"), folder.join("app.js"));
        let own = "./app_bg.js";
        let before = [
            [own, "__wbg_then_0123456789abcdef"],
            ["./other.js", "load"],
            [own, "__wbg_now_fedcba9876543210"],
        ];
        fs::write(&wasm, program(&before)).unwrap();
        let glue = "const all = { __proto__: null, __wbg_now_fedcba9876543210: function() { return 1 },\n\
            __wbg_then_0123456789abcdef: function() { return '__wbg_then_0123456789abcdef' }, load: 2 };";
        fs::write(&script, glue).unwrap();
        shorten(&wasm, &script).unwrap();
        let after = [[own, "a"], ["./other.js", "load"], [own, "b"]];
        assert_eq!(fs::read(&wasm).unwrap(), program(&after));
        assert_eq!(imports(&program(&after))[0], [own, "a"].map(String::from));
        let code: String = text(&script).unwrap().split_whitespace().collect();
        assert_eq!(
            code,
            "constall={__proto__:null,b:function(){return1;},\
             a:function(){return\"__wbg_then_0123456789abcdef\";},load:2};"
        );
        // A script of another program is refused, and both files stay as they are.
        fs::write(&wasm, program(&before)).unwrap();
        assert!(shorten(&wasm, &script).unwrap_err().contains("__wbg_"));
        assert_eq!(fs::read(&wasm).unwrap(), program(&before));
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn no_short_name_comes_twice() {
        assert_eq!([0, 25, 26, 27, 52].map(short_name), ["a", "z", "aa", "ba", "ab"]);
        let names: BTreeSet<String> = (0..2000).map(short_name).collect();
        assert_eq!(names.len(), 2000);
    }
}
