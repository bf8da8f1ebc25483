//! Styles as they are sent: short, and with imported styles in the same file, because a browser would load them one
//! after the other.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use lightningcss::{
    rules::CssRule,
    stylesheet::{MinifyOptions, ParserOptions, PrinterOptions, StyleSheet},
    targets::{Browsers, Targets},
};

use super::{text, write};

/// Returns the oldest browsers that the page supports (`too-old` in index.html).
fn browsers() -> Targets {
    let version = |major: u32, minor: u32| Some(major << 16 | minor << 8);
    Targets::from(Browsers {
        chrome: version(111, 0),
        firefox: version(113, 0),
        safari: version(16, 4),
        ios_saf: version(16, 4),
        ..Browsers::default()
    })
}

/// Shortens the styles among these files, and removes those that have become part of others.
pub(super) fn pack<'a>(folder: &Path, names: impl Iterator<Item = &'a str>) -> Result<(), String> {
    let (mut packed, mut parts) = (BTreeMap::new(), BTreeSet::new());
    for name in names.filter(|name| Path::new(name).extension().is_some_and(|end| end == "css")) {
        let file = folder.join(name);
        // Minifying after joining also merges rules that several files repeat.
        let short = minified(&joined(&file, &mut parts, &[])?).map_err(|error| format!("{name}: {error}"))?;
        packed.insert(file, short);
    }
    for (file, style) in packed {
        write(&file, &style)?;
    }
    for part in parts {
        fs::remove_file(&part).map_err(|error| format!("{}: {error}", part.display()))?;
    }
    Ok(())
}

/// Returns a style with the styles that it imports in front, as CSS orders them. `inside` are the styles that import
/// this one.
fn joined(file: &Path, parts: &mut BTreeSet<PathBuf>, inside: &[&Path]) -> Result<String, String> {
    let failed = |error: String| format!("{}: {error}", file.display());
    let code = text(file)?;
    let mut style = parsed(&code).map_err(failed)?;
    let (mut whole, inside) = (String::new(), [inside, &[file]].concat());
    for rule in &style.rules.0 {
        let CssRule::Import(import) = rule else { continue };
        let part = file.with_file_name(&*import.url);
        if import.layer.is_some() || import.supports.is_some() || !import.media.always_matches() {
            return Err(failed(format!("{} is imported on a condition", import.url)));
        }
        if inside.contains(&part.as_path()) {
            return Err(failed(format!("{} imports itself", import.url)));
        }
        whole += &joined(&part, parts, &inside)?;
        parts.insert(part);
    }
    style.rules.0.retain(|rule| !matches!(rule, CssRule::Import(_)));
    Ok(whole + &printed(style).map_err(failed)?)
}

/// Returns the same style, shorter.
pub(super) fn minified(style: &str) -> Result<String, String> {
    printed(parsed(style)?)
}

fn parsed(style: &str) -> Result<StyleSheet<'_>, String> {
    StyleSheet::parse(style, ParserOptions::default()).map_err(|error| error.to_string())
}

fn printed(mut style: StyleSheet) -> Result<String, String> {
    let targets = browsers();
    let options = MinifyOptions { targets, ..MinifyOptions::default() };
    style.minify(options).map_err(|error| error.to_string())?;
    let options = PrinterOptions { minify: true, targets, ..PrinterOptions::default() };
    Ok(style.to_css(options).map_err(|error| error.to_string())?.code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_is_short_and_fit_for_the_oldest_browsers() {
        let style = "/* why */\n.a { color: #ffffff; &:hover { top: 0px; } }\n@media (width >= 40em) { b { inset: 0 } }";
        let short = minified(style).unwrap();
        assert_eq!(short, ".a{color:#fff}.a:hover{top:0}@media (width>=40em){b{inset:0}}");
        assert!(minified("a } b").is_err());
    }
}
