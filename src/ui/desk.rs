//! What the shared pieces must know about a game's page.

use std::rc::Rc;

use crate::{
    i18n::{Labels, Phrases},
    model::{Notice, Pace},
    rules::Game,
};

/// A game's page: what it knows, how that changes, and in which words it is said.
pub(super) trait Desk: Sized + 'static {
    /// The game.
    type Game: Game<Action: 'static>;
    /// All that the page knows.
    type State: 'static;
    /// What can be done to it.
    type Command: Clone + 'static;
    /// What the players have chosen.
    type Settings: Clone + PartialEq + 'static;
    /// The game's words.
    type Words: Phrases + ?Sized + 'static;
    /// The game's fixed texts.
    type Labels: 'static;

    /// The fixed texts.
    fn labels(words: &Self::Words) -> &'static Self::Labels;
    /// Those that both games need.
    fn house(labels: &'static Self::Labels) -> &'static Labels;
    /// The file with the rules.
    fn rules_file(labels: &'static Self::Labels) -> &'static str;

    /// The state as it was left.
    fn load() -> Self::State;
    /// The state after a command, saved.
    fn after(before: &Self::State, command: Self::Command) -> Self::State;

    /// The game on the table.
    fn game(state: &Self::State) -> Option<&Self::Game>;
    /// Whether something lies over the table.
    fn is_covered(state: &Self::State) -> bool;
    /// What the players have chosen.
    fn settings(state: &Self::State) -> &Self::Settings;
    /// How fast things move.
    fn pace(settings: &mut Self::Settings) -> &mut Pace;
    /// The text of the rules, once it is there.
    fn rules(state: &Self::State) -> Option<&Rc<str>>;
    /// What the players must be told.
    fn notice(state: &Self::State) -> Option<&Notice>;

    /// Something happens in the game.
    fn happen(event: <Self::Game as Game>::Event) -> Self::Command;
    /// Changes the settings.
    fn set(settings: Self::Settings) -> Self::Command;
    /// Tells something, or nothing any more.
    fn tell(notice: Option<Notice>) -> Self::Command;
    /// The text of the rules has come, or cannot be had.
    fn learn_rules(text: Option<String>) -> Self::Command;
}

/// Makes a game's page a [`Desk`]: the rooms of both games are laid out alike.
macro_rules! desk {
    ($desk:ident, $game:ident) => {
        impl $crate::ui::desk::Desk for $desk {
            type Game = $crate::rules::$game::$desk;
            type State = $crate::model::$game::State;
            type Command = $crate::model::$game::Command;
            type Settings = $crate::model::$game::Settings;
            type Words = dyn $crate::i18n::$game::Words;
            type Labels = $crate::i18n::$game::Labels;

            fn labels(words: &Self::Words) -> &'static Self::Labels {
                words.labels()
            }

            fn house(labels: &'static Self::Labels) -> &'static $crate::i18n::Labels {
                &labels.house
            }

            fn rules_file(labels: &'static Self::Labels) -> &'static str {
                labels.rules_file
            }

            fn load() -> Self::State {
                save::load()
            }

            fn after(before: &Self::State, command: Self::Command) -> Self::State {
                save::saved(before, before.after(command))
            }

            fn game(state: &Self::State) -> Option<&Self::Game> {
                state.record.as_ref().map(|record| record.game())
            }

            fn is_covered(state: &Self::State) -> bool {
                state.sheet.is_some() || state.offered.is_some()
            }

            fn settings(state: &Self::State) -> &Self::Settings {
                &state.settings
            }

            fn pace(settings: &mut Self::Settings) -> &mut $crate::model::Pace {
                &mut settings.pace
            }

            fn rules(state: &Self::State) -> Option<&std::rc::Rc<str>> {
                state.rules.as_ref()
            }

            fn notice(state: &Self::State) -> Option<&$crate::model::Notice> {
                state.notice.as_ref()
            }

            fn happen(event: $crate::rules::$game::Event) -> Self::Command {
                Self::Command::Happen(event)
            }

            fn set(settings: Self::Settings) -> Self::Command {
                Self::Command::Set(settings)
            }

            fn tell(notice: Option<$crate::model::Notice>) -> Self::Command {
                Self::Command::Tell(notice)
            }

            fn learn_rules(text: Option<String>) -> Self::Command {
                Self::Command::Rules(text)
            }
        }
    };
}

pub(super) use desk;
