//! A logbook with many games: its windows, files in pieces, and how long all of that takes.

use std::{
    fmt::Write,
    ops::Range,
    sync::LazyLock,
    time::{Duration, Instant},
};

use serde_json::Value;
use shanghaien::i18n::extras::ENGLISH;

use crate::{
    common::{hispaniola_record, random_record},
    page::{Page, open, wait},
    speed::slowness,
    suite::{self, Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [the_list_shows_some_games_at_a_time_and_keeps_its_place],
    ThePage: [
        a_date_leads_to_the_games_of_that_time,
        reading_a_file_can_be_cancelled_and_keeps_what_it_has_read,
        all_games_are_saved_as_a_file_that_can_be_read_again,
    ],
    Time: [many_games_do_not_block_the_page],
};

const DAY: u64 = 86_400_000;

/// Some games, so that not each has to be played anew.
static PLAYED: LazyLock<Vec<String>> =
    LazyLock::new(|| (0..50).map(|seed| random_record(seed).to_string()).collect());

/// Returns the text of a file with a game for each of these seeds. Each ended a day after the one before.
pub fn games(seeds: Range<u64>) -> String {
    let mut text = String::new();
    for seed in seeds {
        let ended = 1_700_000_000_000 + seed * DAY;
        let named = format!("players \"Anna {seed}\" ");
        let played = &PLAYED[usize::try_from(seed % 50).expect("small")];
        let record = played.replacen("players \"Anna\" ", &named, 1);
        assert!(record.contains(&named), "{record}");
        writeln!(text, "# ended {ended}\n{record}").expect("a string takes all");
    }
    text
}

impl Page {
    #[track_caller]
    fn begins_with(&self, seed: u64) {
        let name = format!("Anna {seed} ");
        wait(&name, || self.text(".entry").starts_with(&name).then_some(()));
    }
}

fn the_list_shows_some_games_at_a_time_and_keeps_its_place() {
    let page = open();
    page.go("/logbook");
    page.sees(".logbook input");
    page.add_from_file("games.txt", games(1..121));
    page.begins_with(120);
    assert_eq!(page.count(".entry"), 50);
    assert_eq!(page.text(".turns p"), ENGLISH.logbook.shown(&(0..50), 120));
    assert!(page.has(".turns [aria-disabled]"), "there is nothing later");
    page.tap("Earlier");
    page.begins_with(70);
    let place = "const line = document.querySelector('.entries li');
        return [line.ariaPosInSet, line.ariaSetSize].join()";
    assert_eq!(page.ask::<String>(place, &[]), "51,120");
    page.tap("Earlier");
    page.begins_with(20);
    assert_eq!((page.count(".entry"), page.text(".turns p")), (20, ENGLISH.logbook.shown(&(100..120), 120)));
    page.tap("Later");
    page.begins_with(70);
    // A look at a game leads back to the same place.
    page.tap_at(".entries li:nth-child(30) .entry");
    page.sees("main.table");
    page.run(page.session().back());
    page.begins_with(70);
    let focused = "return document.activeElement?.matches('li:nth-child(30) .entry') ?? false";
    wait("the focus on that game", || page.ask::<bool>(focused, &[]).then_some(()));
    // The next game takes the place of a deleted one.
    page.tap_at(".entries li:nth-child(30) .icon");
    page.reads(".turns p", &ENGLISH.logbook.shown(&(50..100), 119));
    assert_eq!(page.count(".entry"), 50);
    let next = page.text(".entries li:nth-child(30)");
    assert!(next.starts_with("Anna 40 "), "{next}");
}

fn a_date_leads_to_the_games_of_that_time() {
    let page = open();
    page.go("/logbook");
    page.sees(".logbook input");
    page.add_from_file("games.txt", games(1..121));
    page.begins_with(120);
    // Day 100 after the 14th of November 2023, at ten in the evening.
    let choose = "const input = document.querySelector('.turns input');
        input.value = arguments[0];
        input.dispatchEvent(new Event('change', { bubbles: true }))";
    page.ask::<Value>(choose, &["2024-02-23".into()]);
    wait("that day", || page.text(".entry").contains("Feb 2").then_some(()));
    let first = page.text(".entry");
    assert!(first.starts_with("Anna 101 ") || first.starts_with("Anna 100 "), "{first}");
    page.ask::<Value>(choose, &["".into()]);
    page.begins_with(120);
}

fn reading_a_file_can_be_cancelled_and_keeps_what_it_has_read() {
    let page = open();
    page.go("/logbook");
    page.sees(".logbook input");
    // The second piece of the file comes when the test says so.
    let hold = "const read = Blob.prototype.arrayBuffer;
        let pieces = 0;
        Blob.prototype.arrayBuffer = async function () {
            if (++pieces === 2) await new Promise(go => { window.go = go; });
            return read.call(this);
        };";
    page.ask::<Value>(hold, &[]);
    let file = games(1..2000);
    assert!(file.len() > 600_000, "three pieces");
    let path = suite::temporary("games.txt");
    std::fs::write(&path, file).expect("a temporary file");
    page.upload(&path);
    wait("the second piece", || page.ask::<bool>("return Boolean(window.go)", &[]).then_some(()));
    assert_eq!(page.count(".entries .icon"), 0, "nothing is deleted meanwhile");
    page.tap("Cancel");
    page.ask::<Value>("go()", &[]);
    page.misses(".busy");
    let kept = page.in_database() as usize;
    assert!(kept > 100 && kept < 1999, "{kept}");
    let told = ENGLISH.logbook.imported(ENGLISH.shared(), kept, 0, None);
    page.reads("[role=status]", &format!("{} {told}", ENGLISH.logbook.stopped));
    page.reads(".turns p", &ENGLISH.logbook.shown(&(0..50), kept));
    std::fs::remove_file(path).expect("it was there");
}

fn all_games_are_saved_as_a_file_that_can_be_read_again() {
    let page = open();
    page.go("/logbook");
    page.sees(".logbook input");
    let file = games(1..300);
    page.add_from_file("games.txt", &file);
    page.ask::<Value>(crate::records::CATCH, &[]);
    page.tap("Save all as a file");
    let saved: String = wait("the file", || page.ask("return window.caught ?? null", &[]));
    let lines = |text: &str| -> Vec<String> {
        text.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect()
    };
    assert_eq!(lines(&saved), lines(&file), "in the order of their dates");
    page.misses(".busy");
}

/// Notes the longest task from now on.
const WATCH: &str = "
    window.longest = 0;
    window.watch ??= new PerformanceObserver(list => {
        for (const task of list.getEntries()) longest = Math.max(longest, task.duration);
    });
    watch.observe({ type: 'longtask' });";

/// Goes to the logbook and returns how many milliseconds pass until its games are drawn.
const OPEN: &str = "
    const [done] = arguments, start = performance.now();
    location.hash = '#/logbook';
    const look = () => document.querySelector('.entry')
        ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
        : setTimeout(look, 4);
    look();";

/// Catches the file that the page saves, and counts the games in it.
const COUNT: &str = "
    HTMLAnchorElement.prototype.click = () => {};
    URL.createObjectURL = blob => {
        window.size = blob.size;
        window.blob = blob;
        return '#/caught';
    };";

/// How many games are imported. `GAMES=100000` measures what the README promises, and takes some minutes.
fn how_many() -> u64 {
    std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(2000)
}

/// A file with many games: one in ten is of Hispaniola, which is longer.
fn many(count: u64) -> String {
    let islands: Vec<String> = (0..20).map(|seed| hispaniola_record(seed).to_string()).collect();
    let mut text = String::new();
    for seed in 0..count {
        if seed % 10 == 0 {
            let record = &islands[usize::try_from(seed / 10 % 20).expect("small")];
            let (first, rest) = record.split_once("players \"").expect("names");
            let ended = 1_700_000_000_000 + seed;
            writeln!(text, "# ended {ended}\n{first}players \"{seed} {rest}").expect("a string takes all");
        } else {
            text += &games(seed..seed + 1);
        }
    }
    text
}

fn many_games_do_not_block_the_page() {
    let count = how_many();
    let page = open();
    let slowness = slowness(&page);
    let file = many(count);
    let path = suite::temporary("many.txt");
    std::fs::write(&path, &file).expect("a temporary file");
    page.go("/logbook");
    page.sees(".logbook input");
    println!("{count} games, {} MB, budgets times {slowness:.1}", file.len() / 1_000_000);
    let watched = |what: &str, has_ended: &dyn Fn() -> bool| {
        let start = Instant::now();
        while !has_ended() {
            assert!(start.elapsed() < Duration::from_millis(60_000 + 20 * count), "{what} takes too long");
            std::thread::sleep(Duration::from_millis(100));
        }
        let longest: f64 = page.ask("return longest", &[]);
        println!("{what:8} {:6.1} s, longest task {longest:4.0} ms", start.elapsed().as_secs_f64());
        assert!(longest <= 50.0 * slowness, "{what}: a task of {longest} ms");
        page.ask::<Value>(WATCH, &[]);
    };
    page.ask::<Value>(WATCH, &[]);
    page.upload(&path);
    let is_done = "return !document.querySelector('.busy') && Boolean(document.querySelector('.entry'))";
    watched("import", &|| page.ask(is_done, &[]));
    let all = ENGLISH.logbook.shown(&(0..50), usize::try_from(count).expect("it fits"));
    page.reads(".turns p", &all);
    std::fs::remove_file(&path).expect("it was there");

    page.go("/");
    page.sees("#i-bell");
    page.ask::<Value>(WATCH, &[]);
    let time: f64 = page.run(async { page.session().execute_async(OPEN, vec![]).await?.convert() });
    println!("opens in {time:.0} ms");
    assert!(time < 1000.0 * slowness, "{time} ms");
    watched("opening", &|| true);
    page.tap("Earlier");
    watched("earlier", &|| page.text(".turns p") != all);
    page.ask::<Value>(COUNT, &[]);
    page.tap("Save all as a file");
    watched("export", &|| page.ask("return Boolean(window.blob)", &[]));
    let found: u64 = page.run(async {
        let count = "blob.text().then(text => arguments[0](text.split('# ended ').length - 1))";
        page.session().execute_async(count, vec![]).await?.convert()
    });
    assert_eq!(found, count);
    page.tap("Delete all");
    watched("delete", &|| !page.has(".entry"));
    page.tap("Undo");
    watched("undo", &|| page.has(".entry"));
    page.reads(".turns p", &all);
}
