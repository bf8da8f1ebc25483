//! What the guided games say. The page does not contain it: it fetches the scripts.

use super::{
    Language, Text,
    phrases::{Phrases, phrases},
};
use crate::model::{hispaniola, session::lesson, shanghaien};

phrases! {
    /// The coach's own words.
    pub struct Coach {
        next,
        back,
        leave,
        ring,
        play,
    }
}

phrases! {
    /// The lesson of Shanghaien.
    pub struct Shanghaien {
        coach: Coach,
        names: [Text; 2],
        welcome,
        roll,
        choose_die,
        choose_end,
        numbers,
        blue_rolled,
        roll_again,
        contest,
        tie,
        blue_six,
        may_shanghai,
        would_get,
        shanghai,
        reasons,
        go_on,
        crew,
        blue_ends,
        from_the_right,
        roll_in_round_two,
        open_trick,
        change_die,
        place_six,
        captain,
        last_roll,
        last_die,
        blue_shanghais,
        second_report,
        weaker_counts,
        fast,
        to_the_score,
        score_both,
        score_alone,
        score_equal,
        score_tricks,
        end,
    }
}

phrases! {
    /// The lesson of Hispaniola.
    pub struct Hispaniola {
        coach: Coach,
        names: [Text; 3],
        welcome,
        cards,
        choose_bid,
        bid,
        others_bid,
        trump,
        leads,
        first_card,
        follow,
        play,
        who_wins,
        captain,
        given,
        only_card,
        second_trick,
        pushed,
        no_green,
        play_trump,
        choose_side,
        overboard,
        board,
        with_pile,
        give,
        fast,
        score_ships,
        score_islands,
        score_piles,
        end,
    }
}

/// Returns what both lessons say in a language, phrase by phrase: the coach, the names at the table, the steps.
fn of(language: Language) -> (Shanghaien, Hispaniola) {
    match language {
        Language::English => (super::en::lesson::SHANGHAIEN, super::en::lesson::HISPANIOLA),
        Language::German => (super::de::lesson::SHANGHAIEN, super::de::lesson::HISPANIOLA),
        Language::French => (super::fr::lesson::SHANGHAIEN, super::fr::lesson::HISPANIOLA),
        Language::Italian => (super::it::lesson::SHANGHAIEN, super::it::lesson::HISPANIOLA),
    }
}

/// Returns all phrases of both lessons.
#[cfg(test)]
pub(super) fn lines(language: Language) -> Vec<Text> {
    let (shanghaien, hispaniola) = of(language);
    let mut lines = Vec::new();
    shanghaien.write(&mut lines);
    hispaniola.write(&mut lines);
    lines
}

/// Returns the files with the scripts of the lessons: each file's name and contents.
pub(crate) fn files(language: Language) -> [(String, String); 2] {
    let (one, other) = of(language);
    [
        script(
            language,
            "shanghaien",
            &one,
            &one.names,
            &shanghaien::script::STEPS,
            shanghaien::script::GAME,
        ),
        script(
            language,
            "hispaniola",
            &other,
            &other.names,
            &hispaniola::script::STEPS,
            hispaniola::script::GAME,
        ),
    ]
}

fn script(
    language: Language,
    game: &str,
    words: &impl Phrases,
    names: &[Text],
    steps: &[(lesson::Cue, &str)],
    moves: &str,
) -> (String, String) {
    const COACH: usize = 5;
    let mut lines = Vec::new();
    words.write(&mut lines);
    let record = format!("{game} 1\nplayers \"{}\"{moves}", names.join("\" \""));
    let text = lesson::text(&lines[..COACH], steps, &lines[COACH + names.len()..], &record);
    (language.lesson_file(game), text)
}
