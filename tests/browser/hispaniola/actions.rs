//! The player's hand: does every action of the rules by taps on the table, and checks it against the saved record.

use shanghaien::{
    i18n::hispaniola::ENGLISH,
    model::hispaniola::Choice,
    record::hispaniola::Record,
    rules::{
        Chance, Game, SeededChance,
        hispaniola::{Action, Card, Hispaniola, Step},
    },
};

use crate::{
    common::hispaniola_record,
    page::{Page, wait},
};

/// Trump is yellow; Cleo leads.
pub const BIDS: &str = "tB1 tR2 tY9";
/// Cleo has won the first trick and may board the violet ship.
pub const TRICK: &str = "tB1 tR2 tY9\nV4 B2 V1";
/// Cleo has won two tricks, kept the first, and is about to give the second.
pub const GIVING: &str = "tB1 tR2 tY9\nV4 B2 V1 ^ k\nV5 B3 V2 ^f";

/// Returns the record text of a game of Ada, Ben (the first player) and Cleo after these moves.
pub fn text(moves: &str) -> String {
    let hands = ["B1-9 G1-6", "G7-9 R1-9 V1-3", "V4-9 Y1-9"].map(|hand| {
        let cards = hand.split(' ').flat_map(|row| {
            let (colour, numbers) = row.split_at(1);
            let (first, last) = numbers.split_once('-').expect("first and last");
            let [first, last]: [u8; 2] = [first, last].map(|number| number.parse().expect("a number"));
            (first..=last).map(move |number| format!("{colour}{number}"))
        });
        cards.collect::<Vec<_>>().join(" ")
    });
    let players = "players \"Ada\" \"Ben\" \"Cleo\"\nfirst 2\nrounds 1";
    format!("hispaniola 1\n{players}\ndeal {}\n{moves}\n", hands.join(" | "))
}

/// Reads a record that must be valid.
pub fn read(text: &str) -> Record {
    Record::read(text.as_bytes()).unwrap_or_else(|broken| panic!("{:?} in {text}", broken.error))
}

/// Returns the first moment of some random games that fits.
pub fn find(fits: impl Fn(&Hispaniola) -> bool) -> Record {
    let mut records = (0..400).map(hispaniola_record);
    let found = records.find_map(|record| {
        let count = record.games().position(|game| fits(&game))?;
        Some(record.prefix(count))
    });
    found.expect("some game has it")
}

/// Returns the legal actions of the player to move.
pub fn legal(record: &Record) -> Vec<Action> {
    record.game().legal_actions().to_vec()
}

/// Returns any legal action.
pub fn choose(record: &Record, chance: &mut SeededChance) -> Action {
    let actions = legal(record);
    actions[chance.below(u32::try_from(actions.len()).expect("few actions")) as usize]
}

/// Returns the record after one more action that needs no cards.
pub fn after(record: &Record, action: Action) -> Record {
    let mut after = record.clone();
    let event = record.game().draw(action, &mut SeededChance::from_number(0));
    after.push(event).expect("it is legal");
    after
}

/// Returns the selector of a card in the hand.
pub fn in_hand(card: Card) -> String {
    format!(".fan [aria-label='{}']", ENGLISH.card(card))
}

impl Page {
    /// Puts a game between persons on the table as if it had been played here, with motion off.
    #[track_caller]
    pub fn start_hispaniola_from(&self, record: &str) {
        self.start_hispaniola_at_pace(record, "off");
    }

    /// Puts a game between persons on the table at this pace.
    #[track_caller]
    pub fn start_hispaniola_at_pace(&self, record: &str, pace: &str) {
        self.store("hispaniola.game", record);
        self.store_pace(pace);
        self.go("/hispaniola/table");
        self.sees("main.his, main.his-end");
    }

    /// Returns the game of Hispaniola that the page has saved.
    #[track_caller]
    pub fn saved(&self) -> Record {
        read(&self.stored("hispaniola.game").expect("a game is saved"))
    }

    /// Does one action by taps, checks that exactly this has happened and returns the record. Computers may have acted
    /// after it.
    #[track_caller]
    pub fn does(&self, action: Action) -> Record {
        let before = self.saved();
        self.take_in_hand(action, &before);
        let count = before.events().len();
        let after =
            wait(action.to_string(), || Some(self.saved()).filter(|record| record.events().len() > count));
        assert_eq!(after.events()[count].map_deal(|_| ()), action, "after {before}");
        assert_eq!(after.prefix(count), before, "nothing else has changed");
        after
    }

    #[track_caller]
    pub fn take_in_hand(&self, action: Action, record: &Record) {
        let names = record.shown_names();
        // If there is only one way, the page has chosen it already.
        let must_choose = record.game().legal_actions().len() > 1;
        let confirm = ENGLISH.choice(Choice::Confirm(action), names);
        match action {
            Step::Bid(card) | Step::Play(card) => {
                self.open_curtain();
                if must_choose {
                    self.tap_at(&in_hand(card));
                }
                self.tap_in(".does", &confirm);
            }
            Step::Board(_) | Step::Swap(_) | Step::Nothing => {
                if must_choose {
                    self.tap_in(
                        ".does",
                        &ENGLISH.choice(Choice::Preview { action, is_chosen: false }, names),
                    );
                }
                self.tap_in(".does", &confirm);
            }
            Step::Give(give) => {
                if give.takes_pile() {
                    self.tap_at(".does .with");
                }
                let winner = record.table().to_move().expect("somebody has won");
                let to = give.taker(record.table().seats(), winner);
                self.tap_in(".does", &ENGLISH.choice(Choice::Give { give, to }, names));
            }
            Step::Deal(()) => panic!("the page deals by itself"),
        }
    }

    /// Opens the curtain if it is closed.
    #[track_caller]
    pub fn open_curtain(&self) {
        self.sees(".fan, .curtain");
        if self.has(".curtain") {
            self.tap_at(".curtain button");
        }
        self.sees(".fan");
    }

    /// Goes on from bids or a score; returns whether one was shown.
    #[track_caller]
    pub fn go_on(&self) -> bool {
        if self.has(".his[data-phase=bids]") {
            self.tap_in(".does", "Continue");
            self.misses(".his[data-phase=bids]");
        } else if self.has(".his[data-phase=score]") {
            self.tap_at(".sheet-body .btn");
            self.misses(".his[data-phase=score]");
        } else {
            return false;
        }
        true
    }
}
