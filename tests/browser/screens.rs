//! All screens of Shanghaien and of the page, and how to reach them.

use std::sync::LazyLock;

use shanghaien::{
    record::shanghaien::Record,
    rules::{
        Die,
        shanghaien::{End, Phase, Position, Step, Trick},
    },
};

use crate::{
    common::{random_record, read, text},
    inspect::all_are_right,
    names::long_names,
    page::{Page, wait},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [every_screen_of_shanghaien_is_right],
};

fn every_screen_of_shanghaien_is_right() {
    all_are_right(&SCREENS);
}

/// A screen.
pub struct Screen {
    /// The name of the screen in pictures and messages.
    pub name: &'static str,
    /// Whether this is the table during a game, which must never scroll.
    pub is_table: bool,
    /// Goes to the screen from anywhere.
    pub reach: fn(&Page),
}

pub const fn page(name: &'static str, reach: fn(&Page)) -> Screen {
    Screen { name, is_table: false, reach }
}

pub const fn table(name: &'static str, reach: fn(&Page)) -> Screen {
    Screen { name, is_table: true, reach }
}

/// The screens. Sheets may scroll themselves; the table under them must not.
pub const SCREENS: [Screen; 27] = [
    page("home", |page| fresh(page, "/")),
    page("home-continue", |page| {
        start_from(page, &CAN_SHANGHAI);
        page.go("/");
        page.sees("main.home");
    }),
    page("home-last", |page| {
        start_from(page, &random_record(1));
        page.go("/");
        page.sees("main.home");
    }),
    page("home-bad-save", |page| {
        page.store("shanghaien.game", "no record");
        page.go("/");
        page.sees(".message span");
    }),
    page("setup", |page| fresh(page, "/new")),
    page("setup-more", |page| {
        fresh(page, "/new");
        page.tap("More options");
        page.sees("details[open]");
    }),
    page("setup-computer", |page| {
        fresh(page, "/new");
        page.store("shanghaien.settings", "captains landlubber first-mate\n");
        page.go("/new");
        page.sees(".note + select");
    }),
    page("throw", |page| {
        fresh(page, "/new");
        // The throw ends by itself after a while, so its clock stands still here.
        page.ask::<serde_json::Value>(
            "const run = setTimeout; window.setTimeout = (what, wait) => wait < 2000 ? run(what, wait) : 0",
            &[],
        );
        page.tap("Start");
        page.sees(".throw");
    }),
    table("dealt", |page| start_from(page, &read(&text("S4 C3 *N A2 F3 I1", "")))),
    table("turn", |page| start_from(page, &CAN_SHANGHAI)),
    table("first-placement", |page| start_from(page, &read(&text("S4 C3 *N A2 F3 I1", "r25")))),
    table("place", |page| start_from(page, &CAN_TRICK)),
    table("what-if", |page| {
        start_from(page, &CAN_SHANGHAI);
        page.tap("Shanghai");
        page.sees(".verdict");
    }),
    table("report", |page| {
        start_from(page, &CAN_SHANGHAI);
        page.act(Step::Shanghai);
        page.sees(".report");
    }),
    table("look-back", |page| {
        start_from(page, &random_record(1));
        page.tap("Look back");
        page.sees(".replay-bar");
    }),
    table("sheet-spot", |page| {
        start_from(page, &read(&text("S4 C3 *N A2 F3 I1", "r25")));
        page.tap_card(1);
        page.sees(".sheet");
    }),
    table("sheet-trick", |page| {
        start_from(page, &CAN_TRICK);
        page.open_trick(held(CAN_TRICK.position()).expect("a trick"));
    }),
    table("sheet-both", |page| {
        start_from(page, &read(&text("S4 C3 *B A2 F3 I1", "r13 L p3 r55 p5 r13 p3 r55 p5 r11 p1 !\nr24")));
        page.open_trick(Trick::AddBothDice);
    }),
    table("sheet-menu", |page| {
        start_from(page, &CAN_SHANGHAI);
        page.tap("Menu");
        page.sees(".sheet");
    }),
    table("sheet-log", |page| {
        start_from(page, &CAN_SHANGHAI);
        page.tap("Log");
        page.sees(".sheet");
    }),
    table("computer", |page| {
        page.start_from(&format!("# captains person landlubber\n{}", text("S4 C3 *N A2 F3 I1", "r25")));
        // The computer's clock stands still.
        page.ask::<serde_json::Value>(
            "const run = setTimeout; window.setTimeout = (what, wait) => wait < 300 ? run(what, wait) : 0",
            &[],
        );
        page.act(Step::Place { end: Some(End::Right), die: Die::ALL[1] });
    }),
    table("out-of-reach", |page| {
        page.server.spoil(Some(("captain-loader.js", None)));
        page.start_from(&format!(
            "# captains person first-mate\n{}",
            text("S4 C3 *N A2 F3 I1", "r25 L p2 r35")
        ));
        page.sees(".message span");
        page.server.spoil(None);
    }),
    table("chances", |page| {
        let game = CAN_SHANGHAI.to_string();
        page.start_with(&game, "chances shown\n");
        page.sees(".odds");
    }),
    table("sheet-hint", |page| {
        start_from(page, &CAN_TRICK);
        page.tap("Hint");
        page.sees(".hints li");
    }),
    page("sheet-replace", |page| {
        start_from(page, &CAN_SHANGHAI);
        page.go("/new");
        page.tap("Start");
        page.sees(".sheet");
    }),
    page("end", |page| {
        start_from(page, &random_record(1));
        page.sees("main.end");
    }),
    page("rules", |page| {
        page.go("/rules");
        page.sees("main.article h2");
    }),
];

impl Page {
    /// Goes to a screen and waits until nothing moves there any more.
    #[track_caller]
    pub fn visit(&self, screen: &Screen) {
        (screen.reach)(self);
        self.rests();
    }

    /// Waits until all styles have come and nothing moves any more.
    #[track_caller]
    pub fn rests(&self) {
        let rests = "
            const isStyled = [...document.querySelectorAll('link[rel=stylesheet]')].every(link => link.sheet);
            return isStyled && !document.getAnimations().some(
                it => it.playState === 'running' && it.effect.getTiming().iterations !== Infinity)";
        wait("rest", || self.ask::<bool>(rests, &[]).then_some(()));
    }
}

/// Opens a page with no game saved.
fn fresh(page: &Page, route: &str) {
    page.forget_all();
    page.store_pace("off");
    page.go(route);
}

/// Puts a game of two captains with long names on the table.
fn start_from(page: &Page, record: &Record) {
    page.start_from(&long_names(&record.to_string()));
}

fn held(position: &Position) -> Option<Trick> {
    position.legal_actions().iter().find_map(Step::trick)
}

/// The fullest table on which the player to move can shanghai or roll.
pub static CAN_SHANGHAI: LazyLock<Record> = LazyLock::new(|| {
    fullest(|position| {
        position.phase() == Phase::Turn
            && position.check(Step::Shanghai).is_ok()
            && position.check(Step::Roll(())).is_ok()
    })
});

/// The fullest table on which the player to move can play a trick.
static CAN_TRICK: LazyLock<Record> = LazyLock::new(|| fullest(|position| held(position).is_some()));

/// Returns the fitting moment of some random games with the most cards and dice on the table. If that one fits, all do.
fn fullest(fits: impl Fn(&Position) -> bool) -> Record {
    let fullness = |position: &Position| {
        use shanghaien::rules::{Seat, shanghaien::Nation};
        let of = |seat: Seat| {
            let crew: usize =
                Nation::ALL.iter().map(|&nation| position.crew(seat).values(nation).count()).sum();
            let tricks: u8 = Trick::ALL.iter().map(|&trick| position.tricks(seat, trick)).sum();
            let kinds = Trick::ALL.iter().filter(|&&trick| position.tricks(seat, trick) > 0).count();
            crew + 3 * kinds + usize::from(tricks) + usize::from(position.dice_on_cards(seat))
        };
        Seat::ALL.map(of).iter().sum::<usize>()
    };
    let candidates = (0..30).flat_map(|seed| {
        let record = random_record(seed);
        let tables: Vec<_> = record.positions().enumerate().filter(|(_, position)| fits(position)).collect();
        tables.into_iter().map(move |(count, position)| (fullness(&position), seed, count))
    });
    let (_, seed, count) = candidates.max().expect("some game has it");
    random_record(seed).prefix(count)
}
