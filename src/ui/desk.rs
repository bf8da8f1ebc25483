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
