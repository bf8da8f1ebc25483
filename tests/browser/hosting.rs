//! The page on a host: it runs from a sub-path, asks no other host for anything and runs no code but its own.

use serde_json::Value;
use shanghaien::{
    ai::shanghaien::Level,
    rules::{
        Die, Game, Seat,
        hispaniola::{Card, Colour, Step as SeaStep},
        shanghaien::{End, Step},
    },
};

use crate::{
    captain::{CARDS, against, persons_turn},
    common,
    hispaniola::{
        actions,
        pirates::{ADA_PLAYS, among_pirates},
    },
    page::{Page, open, wait},
    records::DROP,
    server::DEEPER,
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [
        both_games_run_from_a_deep_folder_and_ask_nobody_else,
        the_policy_stops_what_is_not_the_pages_own,
    ],
    ThePage: [
        cards_of_a_hand_lie_in_rows_of_the_right_length,
        names_from_a_form_or_a_file_are_text_and_nothing_else,
    ],
};

/// Names that would run as code if the page took them for markup.
const NAUGHTY: [&str; 2] = ["<img src=x onerror=hit()>", "<script>hit()</script>"];

impl Page {
    /// Checks that the page loaded everything from its own folder and that its policy had nothing to forbid.
    #[track_caller]
    fn keeps_to_itself(&self) {
        let loaded: Vec<String> =
            self.ask("return performance.getEntriesByType('resource').map(entry => entry.name)", &[]);
        let own = self.server.address("", None);
        let own = own.trim_end_matches('#');
        assert!(
            loaded.iter().any(|name| name.contains("app-")),
            "the browser notes what it loads: {loaded:?}"
        );
        for name in loaded {
            assert!(name.starts_with(own) || name.starts_with("data:"), "{name} is not ours");
        }
        assert_eq!(self.forbidden(), <[String; 0]>::default());
    }

    /// Returns what the policy has forbidden since the page started.
    #[track_caller]
    fn forbidden(&self) -> Vec<String> {
        self.ask("return forbidden", &[])
    }
}

fn both_games_run_from_a_deep_folder_and_ask_nobody_else() {
    let page = open();
    page.server.path.set(DEEPER);
    page.go("/");
    page.tap_of("Shanghaien", "Play");
    page.tap("Start");
    page.tap("To the table");
    page.tap("Roll");
    page.sees(".roll-die");
    page.keeps_to_itself();

    page.start_with(&against(Level::Captain, "r25"), "chances shown\n");
    page.act(Step::Place { end: Some(End::Left), die: Die::ALL[1] });
    persons_turn(&page, Seat::One);
    page.sees(".odds");
    let (share, label): (f64, String) = page.ask(
        "const rect = document.querySelector('.scale rect');
        return [rect.getBoundingClientRect().width / rect.parentElement.getBoundingClientRect().width,
            rect.getAttribute('width')]",
        &[],
    );
    let percent: f64 = label.trim_end_matches('%').parse().expect("a number");
    assert!((share * 100.0 - percent).abs() < 1.5, "{share} of the bar for {label}");
    page.tap("Rules");
    page.sees("main.article h2");
    page.keeps_to_itself();

    page.start_hispaniola_from(&among_pirates(ADA_PLAYS));
    let played = page.does(SeaStep::Play(Card::new(Colour::Blue, 2).expect("a card")));
    wait("Ben's card", || Some(page.saved()).filter(|now| now.events().len() > played.events().len()));
    page.keeps_to_itself();
    for route in ["/hispaniola/rules", "/hispaniola/new"] {
        page.go(route);
        page.sees("main.article h2, .his-setup");
        page.keeps_to_itself();
    }
}

fn cards_of_a_hand_lie_in_rows_of_the_right_length() {
    let page = open();
    // Fifteen cards lie in rows of eight and seven. After five tricks, ten cards lie in two rows of five.
    let tops = "const tops = [...document.querySelectorAll('.fan li')].map(e => e.offsetTop);
        return [...new Set(tops)].map(top => tops.filter(it => it === top).length)";
    page.resize((390, 844));
    page.start_hispaniola_from(&actions::text(""));
    page.open_curtain();
    assert_eq!(page.ask::<Vec<usize>>(tops, &[]), [8, 7]);
    let record = actions::find(|game| {
        let plays = matches!(game.legal_actions().first(), Some(SeaStep::Play(_)));
        plays && game.table().to_move().is_some_and(|seat| game.hand(seat).len() == 10)
    });
    page.start_hispaniola_from(&record.to_string());
    page.open_curtain();
    assert_eq!(page.ask::<Vec<usize>>(tops, &[]), [5, 5]);
}

fn the_policy_stops_what_is_not_the_pages_own() {
    let page = open();
    let smuggle = "window.hit = () => { window.isHit = true; };
        document.body.insertAdjacentHTML('beforeend', arguments[0]);
        const script = document.createElement('script');
        script.textContent = 'hit()';
        document.body.append(script);
        fetch('http://localhost:9/').catch(() => {});";
    page.ask::<Value>(smuggle, &[NAUGHTY[0].into()]);
    let stopped = wait("what was forbidden", || {
        let forbidden = page.forbidden();
        let has = |directive: &str| forbidden.iter().any(|line| line.starts_with(directive));
        (has("script-src-attr") && has("script-src-elem") && has("connect-src")).then_some(forbidden)
    });
    assert!(!page.ask::<bool>("return Boolean(window.isHit)", &[]), "{stopped:?}");
}

fn names_from_a_form_or_a_file_are_text_and_nothing_else() {
    let page = open();
    let armed = || page.ask::<Value>("window.hit = () => { window.isHit = true; }", &[]);
    let harmless = |what: &str| {
        let (is_hit, count): (bool, usize) = page.ask(
            "return [Boolean(window.isHit), document.querySelectorAll('main img, main script').length]",
            &[],
        );
        assert!(!is_hit && count == 0, "{what}");
        assert_eq!(page.forbidden(), <[String; 0]>::default(), "{what}: the page did not even try");
    };
    let shows = |names: [&str; 2]| {
        let words: String = page.ask("return document.querySelector('main').textContent", &[]);
        assert!(names.iter().all(|name| words.contains(name)), "{names:?} in {words}");
    };

    armed();
    page.tap_of("Shanghaien", "Play");
    page.write(".name.p1 input", NAUGHTY[0]);
    page.write(".name.p2 input", NAUGHTY[1]);
    page.tap("Start");
    page.tap("To the table");
    page.sees("main.table");
    let typed = page.record().players().0.clone();
    assert!(typed[0].starts_with("<img src=x"), "{typed:?}");
    shows([&typed[0], &typed[1]]);
    page.tap("Roll");
    page.sees(".roll-die");
    page.tap("Log");
    page.sees(".sheet .log");
    harmless("a game from the form");

    let naughty = |text: String, names: &[&str]| {
        let swapped = names.iter().zip(NAUGHTY).fold(text, |text, (name, bad)| text.replace(name, bad));
        assert!(NAUGHTY.iter().all(|bad| swapped.contains(bad)));
        swapped
    };
    page.forget_all();
    page.go("/");
    armed();
    let record = naughty(common::text(CARDS, "r13 L p3 r66 p6"), &["Anna", "Bernd"]);
    page.ask::<Value>(DROP, &[record.into()]);
    page.sees("main.table");
    shows(NAUGHTY);
    page.tap("Log");
    page.sees(".sheet .log");
    harmless("a record of Shanghaien");

    page.go("/");
    armed();
    let record = naughty(actions::text(ADA_PLAYS), &["Ada", "Cleo"]);
    page.ask::<Value>(DROP, &[record.into()]);
    page.sees("main.his");
    shows(NAUGHTY);
    harmless("a record of Hispaniola");

    // The message quotes a text that is no record.
    page.go("/");
    armed();
    page.ask::<Value>(DROP, &[format!("shanghaien 1\nplayers {}\n", NAUGHTY[0]).into()]);
    page.sees(".message[role=alert]");
    harmless("a broken record");
}
