//! Scripts as they are sent: short, with short local names. Global names stay, because other scripts use them.

use std::{collections::BTreeMap, path::Path};

use oxc_allocator::Allocator;
use oxc_ast::ast::{ObjectProperty, Program, PropertyKey};
use oxc_ast_visit::{VisitJsMut, walk_js_mut::walk_object_property};
use oxc_codegen::{Codegen, CodegenOptions, CommentOptions};
use oxc_minifier::{Minifier, MinifierOptions};
use oxc_parser::Parser;
use oxc_span::SourceType;

use super::{text, write};

/// Shortens the scripts among these files.
pub(super) fn pack<'a>(folder: &Path, names: impl Iterator<Item = &'a str>) -> Result<(), String> {
    for name in names.filter(|name| Path::new(name).extension().is_some_and(|end| end == "js")) {
        let file = folder.join(name);
        write(&file, &minified(name, &text(&file)?)?)?;
    }
    Ok(())
}

/// Returns the same script, shorter.
pub(super) fn minified(name: &str, code: &str) -> Result<String, String> {
    let memory = Allocator::default();
    let mut script = parsed(&memory, name, code)?;
    let made = Minifier::new(MinifierOptions::default()).minify(&memory, &mut script);
    let options =
        CodegenOptions { minify: true, comments: CommentOptions::disabled(), ..CodegenOptions::default() };
    let printer = Codegen::new().with_options(options).with_scoping(made.scoping);
    let mappings = made.class_private_mappings;
    Ok(printer.with_private_member_mappings(mappings).build(&script).code)
}

/// Returns the script with these names of properties replaced. Each must occur exactly once in an object.
pub(super) fn renamed(name: &str, code: &str, names: &BTreeMap<String, String>) -> Result<String, String> {
    let memory = Allocator::default();
    let mut script = parsed(&memory, name, code)?;
    let mut renamer = Renamer { memory: &memory, names, found: BTreeMap::new() };
    renamer.visit_program(&mut script);
    match names.keys().find(|name| renamer.found.get(name.as_str()) != Some(&1)) {
        Some(missing) => Err(format!("{name}: {missing} is not there exactly once")),
        None => Ok(Codegen::new().build(&script).code),
    }
}

fn parsed<'a>(memory: &'a Allocator, name: &str, code: &'a str) -> Result<Program<'a>, String> {
    let read = Parser::new(memory, code, SourceType::script()).parse();
    match read.diagnostics.first() {
        Some(error) => Err(format!("{name}: {error}")),
        None => Ok(read.program),
    }
}

/// Renames properties.
struct Renamer<'a, 'n> {
    memory: &'a Allocator,
    names: &'n BTreeMap<String, String>,
    found: BTreeMap<&'n str, usize>,
}

impl<'a> VisitJsMut<'a> for Renamer<'a, '_> {
    fn visit_object_property(&mut self, property: &mut ObjectProperty<'a>) {
        if let PropertyKey::StaticIdentifier(key) = &mut property.key
            && let Some((name, short)) = self.names.get_key_value(key.name.as_str())
        {
            *self.found.entry(name).or_default() += 1;
            key.name = self.memory.alloc_str(short).into();
        }
        walk_object_property(self, property);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn local_names_become_short_and_global_ones_stay() {
        let code = "// why\nlet wasm_bindgen = (function (exports) {\n  let memory = null;\n\
            function fill(value) { memory ??= []; memory.push(value); return memory.length; }\n\
            exports.fill = fill;\n  return exports;\n})({});\nconst require = () => wasm_bindgen.fill(1);\n\
            window.ahead = { words: require() };";
        let short = minified("a.js", code).unwrap();
        assert!(
            short.len() < code.len() * 2 / 3 && !short.contains("memory") && !short.contains("why"),
            "{short}"
        );
        for name in ["wasm_bindgen", "require", "window.ahead", ".fill", "words"] {
            assert!(short.contains(name), "{name} in {short}");
        }
    }

    #[test]
    fn what_is_no_script_is_refused_by_its_name() {
        assert!(minified("a.js", "let = = 1").unwrap_err().starts_with("a.js: "));
    }

    #[test]
    fn the_end_of_scripts_in_a_text_does_not_end_the_script() {
        assert!(!minified("a.js", "say('</script>')").unwrap().contains("</script"));
    }

    #[test]
    fn only_properties_of_these_names_are_renamed() {
        let names = BTreeMap::from([("one".into(), "a".into()), ("two".into(), "b".into())]);
        let code = "const one = 1, all = { one: () => 'two', two() {}, three: one };";
        let done = renamed("a.js", code, &names).unwrap();
        let bare: String = done.split_whitespace().collect();
        assert_eq!(bare, "constone=1,all={a:()=>\"two\",b(){},three:one};");
        assert!(renamed("a.js", "({ one: 1 })", &names).unwrap_err().contains("two"));
        assert!(renamed("a.js", "({ one: 1, two: 2 }, { one: 3 })", &names).unwrap_err().contains("one"));
    }
}
