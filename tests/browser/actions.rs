//! The player's hand: does every action of the rules by taps on the table, and checks it against the saved record.

use shanghaien::{
    i18n::shanghaien::ENGLISH,
    record::shanghaien::Record,
    rules::{
        Chance, SeededChance,
        shanghaien::{Action, End, Phase, Step, Trick},
    },
};

use crate::page::{Page, wait};

impl Page {
    /// Puts a game on the table as if it had been played here, with motion off.
    #[track_caller]
    pub fn start_from(&self, record: &str) {
        self.start_with(record, "");
    }

    /// Puts a game on the table with these settings.
    #[track_caller]
    pub fn start_with(&self, record: &str, settings: &str) {
        self.store("shanghaien.settings", settings);
        self.start_at_pace(record, "off");
    }

    /// Puts a game on the table at this pace and keeps the other settings.
    #[track_caller]
    pub fn start_at_pace(&self, record: &str, pace: &str) {
        self.store("shanghaien.game", record);
        self.store_pace(pace);
        self.go("/table");
    }

    /// Saves the pace in the browser's store and keeps the other settings of the page.
    #[track_caller]
    pub fn store_pace(&self, pace: &str) {
        let settings = self.stored("house.settings").unwrap_or_default();
        let others =
            settings.lines().filter(|line| !line.starts_with("pace ")).map(|line| format!("{line}\n"));
        self.store("house.settings", &others.chain([format!("pace {pace}\n")]).collect::<String>());
    }

    /// Does one action by taps, checks that exactly this has happened and returns the record. A captain may have
    /// answered already.
    #[track_caller]
    pub fn act(&self, action: Action) -> Record {
        let before = self.record();
        let count = before.events().len();
        self.reach_for(action, &before);
        let after =
            wait(action.to_string(), || Some(self.record()).filter(|record| record.events().len() > count));
        assert_eq!(after.events()[count].action(), action, "after {before}");
        assert_eq!(after.prefix(count), before, "nothing else has changed");
        let has_captain = self.stored("shanghaien.game").is_some_and(|game| game.contains("# captains"));
        assert!(has_captain || after.events().len() == count + 1, "nobody else has done anything: {after}");
        after
    }

    #[track_caller]
    fn reach_for(&self, action: Action, record: &Record) {
        let position = record.position();
        match action {
            Step::Roll(()) if position.phase() == Phase::Reroll => self.tap_in(".actions", "Roll again"),
            Step::Roll(()) => self.tap("Roll"),
            Step::Shanghai => {
                self.tap("Shanghai");
                self.tap("Shanghai now");
            }
            Step::Place { end, die } => {
                let place = end.or(position.one_end()).expect("an end is set").position_of(die);
                let lands = |action: &&Action| matches!(**action, Step::Place { end: Some(end), die } if end.position_of(die) == place);
                self.tap_card(place);
                if let Some(end) = end
                    && position.legal_actions().iter().filter(lands).count() > 1
                {
                    self.tap_option(&format!("the {}", die.pips()), Some(end));
                }
            }
            Step::PlusMinus { .. } => {
                self.open_trick(Trick::DiePlusMinusOne);
                self.tap(&ENGLISH.option(action));
            }
            Step::AddBoth { end } => {
                self.open_trick(Trick::AddBothDice);
                self.tap_option("", end);
            }
            Step::RollAgain => {
                self.open_trick(Trick::RollAgain);
                self.tap(&ENGLISH.option(action));
            }
            Step::TwoSailors { trick, nation } => {
                self.open_trick(trick);
                self.tap_at(&format!(".sheet .pick.n-{}", nation.code()));
            }
        }
    }

    /// Taps the tavern card at this place, counted from the left.
    #[track_caller]
    pub fn tap_card(&self, place: usize) {
        self.tap_at(&format!(".tavern .slot:nth-child({}) .card", place + 1));
    }

    /// Opens the sheet of a trick that the player to move holds.
    #[track_caller]
    pub fn open_trick(&self, trick: Trick) {
        self.tap_at(&format!(".is-mover .chip:has([href='#t-{}'])", trick.code()));
        self.sees(".sheet");
    }

    /// Taps the option of a sheet that starts with these words and sets this end.
    #[track_caller]
    pub fn tap_option(&self, words: &str, end: Option<End>) {
        let end = match end {
            Some(End::Left) => ENGLISH.labels().one_is_left,
            Some(End::Right) => ENGLISH.labels().one_is_right,
            None => "",
        };
        let find = "return [...document.querySelectorAll('.sheet .option')].findIndex(
            e => e.textContent.startsWith(arguments[0]) && e.textContent.includes(arguments[1]))";
        let index = wait(format!("option {words} {end}"), || {
            usize::try_from(self.ask::<i64>(find, &[words.into(), end.into()])).ok()
        });
        self.tap_at(&format!(".sheet .options > li:nth-child({}) .option", index + 1));
    }

    /// Goes on from the report of a round, to the next round or to the score.
    #[track_caller]
    pub fn leave_report(&self) {
        let over = self.record().position().phase() == Phase::Over;
        self.tap_in(".actions", if over { "To the score" } else { "Continue" });
        self.misses(".report");
    }

    /// Does one action by a fixed policy; returns `false` when the game is over.
    pub fn play_on(&self, chance: &mut SeededChance) -> bool {
        let Some(action) = choose(&self.record(), chance) else { return false };
        self.act(action);
        if action == Step::Shanghai {
            self.sees(".report");
            self.leave_report();
        }
        true
    }
}

/// Returns any legal action. Tricks are no more likely than everything else, so that a game does not only consist of
/// them.
pub fn choose(record: &Record, chance: &mut SeededChance) -> Option<Action> {
    let actions = record.position().legal_actions();
    let count = |number: usize| u32::try_from(number).expect("few actions");
    let (tricks, others): (Vec<Action>, Vec<Action>) = actions.iter().partition(|it| it.trick().is_some());
    let from = if tricks.is_empty() || chance.below(2) == 0 { others } else { tricks };
    (!from.is_empty()).then(|| from[chance.below(count(from.len())) as usize])
}
