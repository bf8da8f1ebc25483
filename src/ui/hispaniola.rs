//! Hispaniola: a program of its own, loaded when somebody wants to play it.

mod app;
mod clock;
mod components;
mod drag;
mod keys;
mod pages;
mod pirates;
mod records;
mod save;

use std::rc::Rc;

pub(super) use app::App;

use super::desk::Desk;
use crate::{
    i18n::{
        self,
        hispaniola::{Labels, Words},
    },
    model::{
        Notice, Pace,
        hispaniola::{Command, Settings, State},
    },
    rules::{self, hispaniola::Event},
};

/// The drawings. They are part of the program, because both are needed at the same time.
pub(super) const SPRITE: &str = include_str!("../../static/hispaniola/sprite.svg");

/// The page of Hispaniola.
pub(super) struct Hispaniola;

type Cx = super::cx::Cx<Hispaniola>;
type Dispatch = super::store::Dispatch<Hispaniola>;

impl Desk for Hispaniola {
    type Game = rules::hispaniola::Hispaniola;
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
