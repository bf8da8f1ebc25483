//! The store: whatever is on the shelf and whatever the shelf refuses, nothing panics, what was saved can be read, and
//! nothing that can't be read is written over.

use std::{cell::RefCell, collections::BTreeMap};

use shanghaien::{
    model::{
        Notice, PageSettings, hispaniola,
        session::SavedSettings,
        shanghaien::{Settings, captains_of},
        store::{ASIDE, Shelf, Store},
        stored_text::Unusable,
    },
    rules::{Chance, SeededChance},
};

use crate::mutation::Mutation;

const KEYS: [&str; 4] = ["shanghaien.game", "shanghaien.settings", "hispaniola.game", "page.settings"];

/// A shelf in memory with little room.
struct Small {
    texts: RefCell<BTreeMap<String, String>>,
    /// How many bytes fit on it.
    room: usize,
}

/// Returns how many bytes these texts take.
fn size(texts: &BTreeMap<String, String>) -> usize {
    texts.iter().map(|(key, text)| key.len() + text.len()).sum()
}

impl Shelf for &Small {
    fn get(&self, key: &str) -> Option<String> {
        self.texts.borrow().get(key).cloned()
    }

    fn set(&self, key: &str, text: &str) -> Result<(), Notice> {
        let mut after = self.texts.borrow().clone();
        after.insert(key.to_owned(), text.to_owned());
        if size(&after) > self.room {
            return Err(Notice::Full);
        }
        self.texts.replace(after);
        Ok(())
    }

    fn remove(&self, key: &str) {
        self.texts.borrow_mut().remove(key);
    }

    fn keys(&self) -> Vec<String> {
        self.texts.borrow().keys().cloned().collect()
    }
}

/// Makes a seed for the calls of the store, and texts for its shelf: as the store saves them, damaged.
pub fn input(mutation: &mut Mutation) -> Vec<u8> {
    let mut input = mutation.chance.bits().to_le_bytes().to_vec();
    for key in KEYS {
        let text = String::from_utf8_lossy(&mutation.damaged()).into_owned();
        let shelf = &Small { texts: RefCell::default(), room: usize::MAX };
        drop(Store::new(shelf).save(key, &text));
        let mut saved = shelf.get(key).unwrap_or(text).into_bytes();
        for _ in 0..mutation.below(3) {
            mutation.damage(&mut saved);
        }
        saved.retain(|&byte| byte != BETWEEN);
        input.extend(saved);
        input.push(BETWEEN);
    }
    input
}

/// Separates the texts of an input.
const BETWEEN: u8 = 0x1e;

/// Checks what the store does with these texts. Returns whether it reads all of them.
pub fn check(input: &[u8]) -> Result<bool, String> {
    let (seed, texts) = input.split_at(input.len().min(4));
    let seed = seed.iter().fold(0, |seed, &byte| seed << 8 | u64::from(byte));
    let mut chance = SeededChance::from_number(seed);
    let texts = texts.split(|&byte| byte == BETWEEN).map(|text| String::from_utf8_lossy(text).into_owned());
    let texts: BTreeMap<String, String> = KEYS.iter().map(|&key| key.to_owned()).zip(texts).collect();
    let room = size(&texts) + chance.below(4) as usize * 500;
    let shelf = &Small { texts: RefCell::new(texts.clone()), room };
    let store = Store::new(shelf);
    let are_read = KEYS.iter().all(|key| store.read(key).is_ok());
    for text in texts.values() {
        settings_come_back(text)?;
    }
    for now in 0..12 {
        let key = KEYS[chance.below(4) as usize];
        let is_newer = store.read(key) == Err(Unusable::Newer);
        let newer = is_newer.then(|| shelf.get(key));
        step(&store, shelf, key, now, &mut chance)?;
        // What a newer version has saved is not touched.
        if newer.is_some_and(|before| before != shelf.get(key)) {
            return Err(format!("{key} of a newer version was changed"));
        }
    }
    Ok(are_read)
}

/// Calls the store in one of many ways.
fn step<'a>(
    store: &Store<&'a Small>,
    shelf: &'a Small,
    key: &'static str,
    now: u64,
    chance: &mut SeededChance,
) -> Result<(), String> {
    let text = format!("a text {}\nof two lines", chance.bits());
    match chance.below(6) {
        0 => {
            let is_newer = store.read(key).is_err();
            let saved = store.save(key, &text);
            let read = store.read(key);
            if !is_newer && read.as_ref().ok().and_then(|it| it.as_deref()) != Some(&*text) {
                return Err(format!("{key}: {text:?} was saved ({saved:?}) and {read:?} was read"));
            }
            if saved.is_ok() && Store::new(shelf).read(key).ok().flatten().as_deref() != Some(&*text) {
                return Err(format!("{key}: after a reload {text:?} is gone"));
            }
        }
        1 => {
            // What is put aside is aside, or where it was.
            let Ok(Some(read)) = store.read(key) else { return Ok(()) };
            // The page puts texts aside when it reads them, before anything is only in memory.
            if !store.is_saved(key) {
                return Ok(());
            }
            let was_there = shelf.get(key);
            store.put_aside(key, now);
            let is_aside = store.unreadable().iter().any(|aside| aside.record() == read);
            if was_there.is_some() && !is_aside && shelf.get(key) != was_there {
                return Err(format!("{key}: {read:?} was lost when it was put aside"));
            }
        }
        2 => store.forget(key),
        3 => {
            let before = shelf.keys().len();
            if store.add(ASIDE, &text, now).is_ok() && shelf.keys().len() <= before {
                return Err("a text was added over another one".to_owned());
            }
        }
        4 => {
            if let Some(aside) = store.unreadable().first() {
                store.forget_aside(aside);
                store.restore(aside);
            }
        }
        _ => store.take_back(ASIDE, &text),
    }
    Ok(())
}

/// Checks that settings of whatever text can be saved and read again.
fn settings_come_back(text: &str) -> Result<(), String> {
    captains_of(text);
    hispaniola::pirates_of(text);
    let one = Settings::from_text(text);
    let other = hispaniola::Settings::from_text(text);
    let page = PageSettings::from_text(text);
    // What is saved is what is read, but a name is kept to one line when it is saved.
    let are_same = Settings::from_text(&one.to_text()).to_text() == one.to_text()
        && hispaniola::Settings::from_text(&other.to_text()).to_text() == other.to_text()
        && PageSettings::from_text(&page.to_text()) == page;
    if are_same { Ok(()) } else { Err(format!("these do not come back: {one:?}, {other:?}, {page:?}")) }
}
