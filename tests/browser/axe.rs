//! Checks the page with axe-core, which tests the rules of accessibility.

use std::{path::Path, sync::LazyLock};

use serde_json::{Value, json};

use crate::page::Page;

const RUN: &str = "
    const [options, done] = arguments;
    axe.run(document, options).then(result => done(result.violations.map(it =>
        `${it.id} (${it.impact}): ${it.help}\\n` + it.nodes.map(node => '    ' + node.html.slice(0, 200)
            + '\\n      ' + node.any.concat(node.all, node.none).map(check => check.message).join('; ')).join('\\n'))),
        error => done(['axe failed: ' + error]));";

static SOURCE: LazyLock<String> = LazyLock::new(|| {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/axe.min.js");
    std::fs::read_to_string(&file)
        .unwrap_or_else(|error| panic!("{}: {error}. scripts/setup --browsers fetches it", file.display()))
});

/// The rules that axe checks.
#[derive(Clone, Copy)]
pub enum Rules {
    All,
    /// Only the rules that depend on colours: everything else is the same in the dark and the light page.
    Colours,
}

impl Page {
    /// Loads axe into the page.
    #[track_caller]
    pub fn load_axe(&self) {
        self.ask::<Value>(&SOURCE, &[]);
    }

    /// Returns the rules that the page breaks as it is now.
    #[track_caller]
    pub fn violations(&self, rules: Rules) -> Vec<String> {
        let options = match rules {
            Rules::All => json!({ "resultTypes": ["violations"] }),
            Rules::Colours => json!({ "resultTypes": ["violations"], "runOnly": ["color-contrast"] }),
        };
        self.run(async { self.session().execute_async(RUN, vec![options]).await?.convert() })
    }
}
