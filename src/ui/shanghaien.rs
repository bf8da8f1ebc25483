//! The home page and Shanghaien.

mod app;
mod captain;
mod clock;
mod components;
mod gangway;
mod keys;
mod pages;
mod records;
mod save;

use std::rc::Rc;

pub(super) use app::App;

use super::desk::Desk;
use crate::{
    i18n::{
        self,
        shanghaien::{Labels, Words},
    },
    model::{
        Notice, Pace,
        shanghaien::{Command, Settings, State},
    },
    rules::{self, shanghaien::Event},
};

/// The page of Shanghaien.
pub(super) struct Shanghaien;

type Cx = super::cx::Cx<Shanghaien>;
type Dispatch = super::store::Dispatch<Shanghaien>;

impl Desk for Shanghaien {
    type Game = rules::shanghaien::Shanghaien;
    type State = State;
    type Command = Command;
    type Settings = Settings;
    type Words = dyn Words;
    type Labels = Labels;

    fn labels(words: &Self::Words) -> &'static Labels {
        words.labels()
    }

    fn house(labels: &'static Labels) -> &'static i18n::Labels {
        &labels.house
    }

    fn rules_file(labels: &'static Labels) -> &'static str {
        labels.rules_file
    }

    fn load() -> State {
        save::load()
    }

    fn after(before: &State, command: Command) -> State {
        save::saved(before, before.after(command))
    }

    fn game(state: &State) -> Option<&Self::Game> {
        state.record.as_ref().map(|record| record.game())
    }

    fn is_covered(state: &State) -> bool {
        state.sheet.is_some() || state.offered.is_some()
    }

    fn settings(state: &State) -> &Settings {
        &state.settings
    }

    fn pace(settings: &mut Settings) -> &mut Pace {
        &mut settings.pace
    }

    fn rules(state: &State) -> Option<&Rc<str>> {
        state.rules.as_ref()
    }

    fn notice(state: &State) -> Option<&Notice> {
        state.notice.as_ref()
    }

    fn happen(event: Event) -> Command {
        Command::Happen(event)
    }

    fn set(settings: Settings) -> Command {
        Command::Set(settings)
    }

    fn tell(notice: Option<Notice>) -> Command {
        Command::Tell(notice)
    }

    fn learn_rules(text: Option<String>) -> Command {
        Command::Rules(text)
    }
}
