//! What the shared pieces must know about a game.

use std::rc::Rc;

use yew::Html;

use super::{context::Cx, router::Page, store::Dispatch};
use crate::{
    i18n::{House, Phrases},
    model::{Notice, Pace, Sitting, lesson::Lesson},
    record::{GameName, Recorded},
    rules::Game,
};

/// What a command does to the game.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Change {
    /// Something has happened in it.
    Happened,
    /// Something is taken back.
    Undone,
    /// It is another game, or none of its business.
    Other,
}

/// A part of the page with words of its own.
pub(super) trait Speaker: Sized + 'static {
    /// Its words.
    type Words: Phrases + 'static;

    /// Its name in the files with its words.
    const NAME: &'static str;

    /// The words that are spoken now; blank ones before the first have come.
    fn words() -> &'static Self::Words;
    /// Speaks these from now on.
    fn speak(words: &'static Self::Words);
    /// Those that all parts need.
    fn house(words: &'static Self::Words) -> &'static House;
}

/// Makes a part of the page a [`Speaker`].
macro_rules! speaker {
    ($speaker:ident, $words:ident) => {
        thread_local! {
            static WORDS: std::cell::Cell<&'static $crate::i18n::$words::Words> =
                const { std::cell::Cell::new(&<$crate::i18n::$words::Words as $crate::i18n::Phrases>::BLANK) };
        }

        impl $crate::app::desk::Speaker for $speaker {
            type Words = $crate::i18n::$words::Words;

            const NAME: &'static str = stringify!($words);

            fn words() -> &'static Self::Words {
                WORDS.get()
            }

            fn speak(words: &'static Self::Words) {
                WORDS.set(words);
            }

            fn house(words: &'static Self::Words) -> &'static $crate::i18n::House {
                words.house()
            }
        }
    };
}

pub(super) use speaker;

/// A game's page: what it knows, how that changes, and in which words it is said.
pub(super) trait Desk: Speaker {
    /// The game.
    type Game: Recorded<Action: 'static>;
    /// All that the page knows.
    type State: 'static;
    /// What can be done to it.
    type Command: Clone + 'static;
    /// What the players have chosen.
    type Settings: Clone + PartialEq + 'static;
    /// The game's fixed texts.
    type Labels: 'static;

    /// The game's name.
    const GAME: GameName;

    /// The fixed texts.
    fn labels(words: &'static Self::Words) -> &'static Self::Labels;
    /// The file with the rules.
    fn rules_file(labels: &'static Self::Labels) -> &'static str;

    /// The name in the title of the document.
    fn title(labels: &'static Self::Labels) -> &'static str;
    /// What happens by itself at the table, and who is asked.
    type Helpers: Default + 'static;

    /// The page before a game.
    fn setup(cx: &Cx<Self>, state: &Self::State) -> Html;
    /// The table with what lies on it.
    fn table(cx: &Cx<Self>, state: &Self::State) -> Html;
    /// The question before one game takes the place of another, if there is one to ask.
    fn replace_sheet(cx: &Cx<Self>, state: &Self::State) -> Option<Html>;
    /// After a change, while this page of the game is shown: what happens by itself next.
    fn follow(helpers: &mut Self::Helpers, cx: &Cx<Self>, state: &Self::State, page: Option<Page>);
    /// What a key does there.
    fn press(key: &str, state: &Self::State, dispatch: &Dispatch<Self>);

    /// The state as it was left.
    fn load() -> Self::State;
    /// The state without a game.
    fn fresh() -> Self::State;
    /// The state after a command, saved.
    fn after(before: &Self::State, command: Self::Command) -> Self::State;

    /// The game on the table.
    fn game(state: &Self::State) -> Option<&Self::Game>;
    /// Why it lies there.
    fn sitting(state: &Self::State) -> Sitting;
    /// Whether there is a game that has not ended.
    fn in_progress(state: &Self::State) -> bool;
    /// Whether a sheet lies over the table.
    fn has_sheet(state: &Self::State) -> bool;
    /// Whether anything lies over the table.
    fn is_covered(state: &Self::State) -> bool;
    /// Whether something is shown that one can go back from.
    fn is_aside(state: &Self::State) -> bool;
    /// Which part of the rules concerns the moment.
    fn section(state: &Self::State) -> Option<&'static str>;
    /// What the players have chosen.
    fn settings(state: &Self::State) -> &Self::Settings;
    /// The same as the browser keeps it; another page may have changed that.
    fn kept_settings() -> Option<Self::Settings>;
    /// How fast things move.
    fn pace(settings: &Self::Settings) -> Pace;
    /// The text of the rules, once it is there.
    fn rules(state: &Self::State) -> Option<&Rc<str>>;
    /// What the players must be told.
    fn notice(state: &Self::State) -> Option<&Notice>;
    /// The lesson on the table.
    fn lesson(state: &Self::State) -> Option<&Lesson<Self::Game>>;

    /// Puts the game of a record on the table to be looked at; `None` if there is none in it.
    fn replay(record: &[u8]) -> Option<Self::Command>;
    /// Takes it off again.
    fn rise() -> Self::Command;
    /// Puts the game of a record on the table to be played.
    ///
    /// # Errors
    /// What to tell about a record that cannot be read.
    fn offer(record: &[u8]) -> Result<Self::Command, Self::Command>;
    /// Puts away what lies over the table.
    fn close() -> Self::Command;
    /// Something happens in the game.
    fn happen(event: <Self::Game as Game>::Event) -> Self::Command;
    /// Changes the settings.
    fn set(settings: Self::Settings) -> Self::Command;
    /// Tells something, or nothing any more.
    fn tell(notice: Option<Notice>) -> Self::Command;
    /// The text of the rules has come, or cannot be had.
    fn learn_rules(text: Option<String>) -> Self::Command;
    /// The text of the rules is in another language than the page.
    fn forget_rules() -> Self::Command;
    /// Begins the lesson with this script, if it is one.
    fn teach(script: &'static str) -> Option<Self::Command>;
    /// On with the lesson.
    fn next_step() -> Self::Command;
    /// Back in the lesson.
    fn step_back() -> Self::Command;
}

/// Makes a game's page a [`Desk`]: the rooms of both games are laid out alike.
macro_rules! desk {
    ($desk:ident, $game:ident) => {
        $crate::app::desk::speaker!($desk, $game);

        impl $crate::app::desk::Desk for $desk {
            type Game = $crate::rules::$game::$desk;
            type State = $crate::model::$game::State;
            type Command = $crate::model::$game::Command;
            type Settings = $crate::model::$game::Settings;
            type Labels = $crate::i18n::$game::Labels;
            type Helpers = helpers::Helpers;

            const GAME: $crate::record::GameName = $crate::record::GameName::$desk;

            fn labels(words: &'static Self::Words) -> &'static Self::Labels {
                words.labels()
            }

            fn rules_file(labels: &'static Self::Labels) -> &'static str {
                labels.rules_file
            }

            fn title(labels: &'static Self::Labels) -> &'static str {
                labels.title
            }

            fn setup(cx: &$crate::app::context::Cx<Self>, state: &Self::State) -> yew::Html {
                pages::setup(cx, state)
            }

            fn table(cx: &$crate::app::context::Cx<Self>, state: &Self::State) -> yew::Html {
                pages::table(cx, state)
            }

            fn replace_sheet(cx: &$crate::app::context::Cx<Self>, state: &Self::State) -> Option<yew::Html> {
                let (present, offered) = (state.record.as_ref()?, state.offered.as_ref()?);
                Some(draw_replace_sheet(cx, present, offered).into())
            }

            fn follow(
                helpers: &mut Self::Helpers,
                cx: &$crate::app::context::Cx<Self>,
                state: &Self::State,
                page: Option<$crate::app::router::Page>,
            ) {
                helpers.follow(cx, state, page);
            }

            fn press(key: &str, state: &Self::State, dispatch: &$crate::app::store::Dispatch<Self>) {
                keys::press(key, state, dispatch);
            }

            fn load() -> Self::State {
                save::load()
            }

            fn fresh() -> Self::State {
                save::fresh()
            }

            fn after(before: &Self::State, command: Self::Command) -> Self::State {
                use $crate::app::desk::Change;

                let change = match command {
                    Self::Command::Happen(_) => Change::Happened,
                    Self::Command::Undo => Change::Undone,
                    _ => Change::Other,
                };
                let after = save::saved(before, before.after(command), change);
                if change == Change::Happened && after.changes != before.changes {
                    $crate::app::platform::sound::play(after.sound());
                }
                after
            }

            fn game(state: &Self::State) -> Option<&Self::Game> {
                state.record.as_ref().map(|record| record.game())
            }

            fn sitting(state: &Self::State) -> $crate::model::Sitting {
                state.sitting()
            }

            fn in_progress(state: &Self::State) -> bool {
                state.in_progress()
            }

            fn has_sheet(state: &Self::State) -> bool {
                state.sheet.is_some()
            }

            fn is_covered(state: &Self::State) -> bool {
                state.sheet.is_some() || state.offered.is_some()
            }

            fn is_aside(state: &Self::State) -> bool {
                state.is_aside()
            }

            fn section(state: &Self::State) -> Option<&'static str> {
                state.section()
            }

            fn settings(state: &Self::State) -> &Self::Settings {
                &state.settings
            }

            fn kept_settings() -> Option<Self::Settings> {
                save::kept_settings()
            }

            fn pace(settings: &Self::Settings) -> $crate::model::Pace {
                settings.pace
            }

            fn rules(state: &Self::State) -> Option<&std::rc::Rc<str>> {
                state.rules.as_ref()
            }

            fn notice(state: &Self::State) -> Option<&$crate::model::Notice> {
                state.notice.as_ref()
            }

            fn lesson(state: &Self::State) -> Option<&$crate::model::$game::Lesson> {
                state.lesson()
            }

            fn replay(record: &[u8]) -> Option<Self::Command> {
                let record = $crate::record::$game::Record::read(record).ok()?;
                Some(Self::Command::Sit($crate::model::Sitting::Replay, std::rc::Rc::new(record)))
            }

            fn rise() -> Self::Command {
                Self::Command::Rise
            }

            fn offer(record: &[u8]) -> Result<Self::Command, Self::Command> {
                use $crate::model::{Notice, $game::Offer};

                match $crate::record::$game::Record::read(record) {
                    Ok(record) => Ok(Self::Command::Offer(Offer::Game(std::rc::Rc::new(record)))),
                    Err(broken) => Err(Self::Command::Tell(Some(Notice::BadRecord(broken.error)))),
                }
            }

            fn close() -> Self::Command {
                Self::Command::Close
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

            fn forget_rules() -> Self::Command {
                Self::Command::ForgetRules
            }

            fn teach(script: &'static str) -> Option<Self::Command> {
                let lesson = $crate::model::$game::Lesson::read(script)?;
                Some(Self::Command::Teach(Box::new(lesson)))
            }

            fn next_step() -> Self::Command {
                Self::Command::NextStep
            }

            fn step_back() -> Self::Command {
                Self::Command::StepBack
            }
        }
    };
}

pub(super) use desk;
