//! Every screen under the eyes of axe-core, which knows the rules of accessibility.

use std::path::Path;

use serde_json::Value;

use crate::{
    engine::{Engine, Scheme},
    page::{Page, open_in},
    screens::{SCREENS, Screen},
    window::Size,
};

const RUN: &str = "
    const done = arguments[arguments.length - 1];
    axe.run(document).then(result => done(result.violations.map(it =>
        `${it.id} (${it.impact}): ${it.help}\\n` + it.nodes.map(node => '    ' + node.html.slice(0, 200)
            + '\\n      ' + node.any.concat(node.all, node.none).map(check => check.message).join('; ')).join('\\n'))),
        error => done(['axe failed: ' + error]));";

fn axe_source() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/axe.min.js");
    std::fs::read_to_string(&file)
        .unwrap_or_else(|error| panic!("{}: {error}. scripts/setup --browsers fetches it", file.display()))
}

fn violations(page: &Page) -> Vec<String> {
    page.run(async { page.session().execute_async(RUN, vec![]).await?.convert() })
}

/// Every one of these screens is accessible, in these colours and all sizes that are looked at.
pub fn all_are_accessible(screens: &[Screen], scheme: Scheme) {
    // WebKit's browser cannot be told a colour scheme: it would see the same in both.
    if (scheme, Engine::asked()) == (Scheme::Light, Some(Engine::WebKit)) {
        println!("left out: WebKit knows one colour scheme, which the other test has seen");
        return;
    }
    let Some(page) = open_in(scheme) else { return };
    let source = axe_source();
    let mut found = Vec::new();
    page.resize(sizes()[0]);
    for screen in screens {
        page.visit(screen);
        page.ask::<Value>(&source, &[]);
        // Chromium ends where it began, so that the next screen is reached in that size.
        for &size @ (width, height) in sizes().iter().rev() {
            if page.engine == Engine::Chromium {
                page.stretch(size);
            }
            if scheme == Scheme::Light {
                page.shoot(&format!("{}-light-{width}x{height}", screen.name));
            }
            let here = format!("{width}x{height} {}", screen.name);
            found.extend(violations(&page).iter().map(|what| format!("{here}: {what}")));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Chromium looks at a phone and a laptop; the others, which would find the same, only at a laptop.
fn sizes() -> &'static [Size] {
    match Engine::asked() {
        Some(Engine::Chromium) => &[(360, 640), (1280, 800)],
        _ => &[(1280, 800)],
    }
}

#[test]
fn every_screen_is_accessible_in_the_dark() {
    all_are_accessible(&SCREENS, Scheme::Dark);
}

#[test]
fn every_screen_is_accessible_in_the_light() {
    all_are_accessible(&SCREENS, Scheme::Light);
}
