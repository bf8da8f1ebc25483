//! Links: the page makes them, opens them, and refuses broken ones.

use serde_json::{Value, json};
use shanghaien::{
    i18n::ENGLISH,
    model::{
        Notice,
        link_codec::{MOST_LETTERS, to_letters},
    },
    record::GameName,
};
use thirtyfour::Key;

use super::{CARDS, RUNNING, link, route, stored, whole_game};
use crate::{
    common::{random_record, read, text},
    hispaniola::actions,
    page::{open, wait},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [
        a_link_from_the_menu_shows_the_same_position_elsewhere,
        a_device_that_is_touched_shares_by_what_it_has_and_without_anything_the_link_is_shown,
        a_damaged_link_says_so_and_nothing_is_lost,
        a_link_that_unpacks_to_too_much_is_given_up_at_once,
    ],
    ThePage: [
        a_link_from_the_score_shows_the_whole_game_from_its_start,
        a_game_of_hispaniola_is_shared_when_nobody_holds_cards,
        names_in_a_link_are_never_taken_for_markup,
        a_link_with_a_record_of_the_other_game_goes_to_its_table,
    ],
};

/// Returns a short packed text that unpacks to a long one: a letter, and then so many times 258 more of it.
fn bomb(times: usize) -> Vec<u8> {
    // The last block, with fixed codes: the letter a, then each time the longest copy from one back, then the end.
    let copy = "11000101".to_owned() + "00000";
    let bits = ["110", "10010001", &copy.repeat(times), "0000000"].concat();
    let byte = |bits: &[u8]| bits.iter().rev().fold(0, |byte, bit| byte << 1 | (bit - b'0'));
    bits.as_bytes().chunks(8).map(byte).collect()
}

fn a_link_from_the_menu_shows_the_same_position_elsewhere() {
    let page = open();
    page.start_from(&text(CARDS, RUNNING));
    let record = page.record();
    page.tap("Menu");
    let link = page.shared(|| page.tap_in(".sheet", "Share"));
    page.forget_all();
    page.follow(&link);
    page.looks_at(&record);
    assert_eq!(page.stored("shanghaien.game"), None, "it is only looked at");
    // A link to an earlier moment of the replay.
    page.tap("One step back");
    page.tap("Menu");
    let earlier = page.shared(|| page.tap_in(".sheet", "Share this position"));
    assert_ne!(earlier, link);
    page.follow(&earlier);
    page.looks_at(&record.prefix(record.events().len() - 1));
}

fn a_link_from_the_score_shows_the_whole_game_from_its_start() {
    let page = open();
    let record = random_record(3);
    page.start_from(&record.to_string());
    page.sees("main.end");
    let link = page.shared(|| page.tap("Share"));
    assert!(link.len() < 2500, "it fits into a message: {}", link.len());
    page.follow(&link);
    page.looks_at(&record.prefix(0));
    let after_one = record.prefix(1);
    page.tap("One step forward");
    page.looks_at(&after_one);
    wait("what was done", || page.text("p.sr[aria-live]").starts_with("Anna").then_some(()));
}

fn a_game_of_hispaniola_is_shared_when_nobody_holds_cards() {
    let page = open();
    page.start_hispaniola_from(&actions::text(actions::TRICK));
    page.tap("Menu");
    page.sees(".sheet .menu");
    assert!(!page.has(".sheet [href='#i-share']"), "in the middle of a hand");
    let (record, count) = whole_game();
    page.start_hispaniola_from(&record.to_string());
    page.tap("To the result");
    page.sees("main.his-end");
    let link = page.shared(|| page.tap("Share"));
    page.forget_all();
    page.follow(&link);
    page.looks_at_sea(&record.prefix(0));
    for _ in 0..count {
        page.key(Key::Right);
    }
    page.looks_at_sea(&record.prefix(count));
    assert_eq!(page.stored("hispaniola.game"), None, "it is only looked at");
    page.tap("Menu");
    let part = page.shared(|| page.tap_in(".sheet", "Share this position"));
    page.follow(&part);
    page.looks_at_sea(&record.prefix(count));
}

fn a_device_that_is_touched_shares_by_what_it_has_and_without_anything_the_link_is_shown() {
    let page = open();
    page.start_from(&text(CARDS, RUNNING));
    page.tap("Menu");
    page.ask::<Value>("Object.defineProperty(navigator, 'clipboard', { value: undefined })", &[]);
    page.tap_in(".sheet", "Share");
    page.sees(".sheet .message input");
    let shown: String = page.ask("return document.querySelector('.sheet .message input').value", &[]);
    assert!(shown.starts_with(&page.server.address(route(GameName::Shanghaien), None)), "{shown}");
    page.ask::<Value>(
        "const match = window.matchMedia.bind(window);
         window.matchMedia = what => what.includes('coarse') ? { matches: true } : match(what);
         navigator.canShare = () => true;
         navigator.share = async what => { window.passedOn = what; }",
        &[],
    );
    page.tap_in(".sheet", "Share");
    let passed_on: Value = wait("a share", || {
        Some(page.ask::<Value>("return window.passedOn ?? null", &[])).filter(|what| !what.is_null())
    });
    assert_eq!(passed_on, json!({ "title": "Shanghaien", "url": shown }));
}

fn a_damaged_link_says_so_and_nothing_is_lost() {
    let page = open();
    page.start_hispaniola_from(&actions::text(actions::TRICK));
    page.start_from(&text(CARDS, RUNNING));
    let kept = [page.record().to_string(), page.saved().to_string()];
    let whole = to_letters(&stored(kept[0].as_bytes()));
    let broken = [
        String::new(),
        "what?".into(),
        whole[..whole.len() - 9].into(),
        whole[..whole.len() / 2].into(),
        format!("{whole}AAAA"),
        whole.replacen('A', "B", 1),
        to_letters(&stored(b"not a record")),
        to_letters(&stored(kept[0].replace("r13", "r31").as_bytes())),
        "A".repeat(70_000),
        to_letters(&bomb(25_000)),
    ];
    for (number, letters) in broken.iter().enumerate() {
        for game in GameName::ALL {
            page.go(&[route(game), letters].concat());
            wait(format!("a word about link {number} of {game:?}"), || {
                (page.text(".message[role=alert]") == ENGLISH.notice(&Notice::BadLink)).then_some(())
            });
            // A table that is not shown ignores its keys.
            page.keys("r");
            page.keys("p");
            assert_eq!([page.record().to_string(), page.saved().to_string()], kept, "link {number}");
        }
    }
    page.tap("Home");
    page.sees("main.home");
    page.tap_of("Shanghaien", "Continue");
    page.shows(&read(&kept[0]));
}

fn a_link_that_unpacks_to_too_much_is_given_up_at_once() {
    let page = open();
    let letters = to_letters(&bomb(25_000));
    assert!(letters.len() < MOST_LETTERS, "it is refused for what it unpacks to");
    // Counts the bytes that the page reads while it unpacks the link.
    let count = "const read = ReadableStreamDefaultReader.prototype.read;
        window.unpacked = 0;
        ReadableStreamDefaultReader.prototype.read = async function () {
            const result = await read.call(this);
            window.unpacked += result.value?.length ?? 0;
            return result;
        }";
    page.ask::<Value>(count, &[]);
    page.ask::<Value>(
        "location.hash = arguments[0]",
        &[[route(GameName::Shanghaien), &letters].concat().into()],
    );
    page.sees(".message span");
    let unpacked: u32 = page.ask("return window.unpacked", &[]);
    assert!((1..2_000_000).contains(&unpacked), "{unpacked} of more than six million");
}

fn names_in_a_link_are_never_taken_for_markup() {
    let page = open();
    let nasty = "<img src=x onerror=hit=1>";
    let record = text(CARDS, RUNNING).replace("Anna", nasty);
    let other = actions::text(actions::TRICK).replace("Ada", nasty);
    for (game, record, table) in
        [(GameName::Shanghaien, record, ".replay-bar"), (GameName::Hispaniola, other, ".leaps")]
    {
        page.go(&link(game, &record));
        page.sees(table);
        let shows = "return document.body.textContent.includes(arguments[0])";
        assert!(page.ask::<bool>(shows, &[nasty.into()]));
        for sheet in ["Menu", if game == GameName::Shanghaien { "Log" } else { "Last trick" }] {
            page.tap(sheet);
            page.sees(".sheet");
            page.tap_in(".sheet-head", "Close");
            page.misses(".sheet");
        }
        assert!(!page.has("img") && !page.ask::<bool>("return 'hit' in window", &[]));
    }
}

fn a_link_with_a_record_of_the_other_game_goes_to_its_table() {
    let page = open();
    let (record, other) = (random_record(8), actions::read(&actions::text(actions::TRICK)));
    page.go(&link(GameName::Hispaniola, &record.to_string()));
    page.looks_at(&record.prefix(0));
    assert!(page.hash().starts_with("#/replay~"));
    page.go(&link(GameName::Shanghaien, &other.to_string()));
    page.sees(".leaps");
    assert!(page.hash().starts_with("#/hispaniola/replay~"));
    assert_eq!(page.count(".hands > li"), 3);
}
