//! What has happened at the table, for screen readers.

use super::{Controls, LogLine, Message, Stage, State};
use crate::{
    record::shanghaien::Record,
    rules::{
        BySeat, Seat,
        shanghaien::{Position, Step},
    },
};

/// What a screen reader reads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// The sentences.
    pub news: Vec<News>,
    /// The number of events shown. The same news after another event are read again.
    pub count: usize,
}

/// A sentence of an announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// What a player's area says.
    Message(Message),
    /// Each card, and who would take it.
    Cards,
    /// This round begins.
    Round(u8),
    /// Somebody did this.
    Did(LogLine),
    /// This player is to move.
    ToMove(Seat),
}

impl Announcement {
    pub(super) fn new(
        state: &State,
        record: &Record,
        shown: &Position,
        controls: &BySeat<Controls>,
        near: Seat,
    ) -> Self {
        let to_move = record.position().to_move().map(News::ToMove);
        let said = |seat: Seat| match controls[seat] {
            Controls::Say(message) => Some(News::Message(message)),
            _ => None,
        };
        let news = match (state.stage, said(Seat::One), state.last_event()) {
            _ if state.is_replay() => said(near.other()).into_iter().collect(),
            (Stage::Travel(_), Some(message), _) => vec![message],
            (Stage::WhatIf, ..) => vec![News::Cards],
            (Stage::Play, _, Some((_, Step::Shanghai))) => {
                [News::Round(shown.round())].into_iter().chain(to_move).collect()
            }
            (_, _, Some((seat, event))) => {
                [News::Did(LogLine { seat, event })].into_iter().chain(to_move).collect()
            }
            _ => to_move.into_iter().collect(),
        };
        Self { news, count: state.replay_step().unwrap_or(record.events().len()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::shanghaien::{
        Command, TableCommand, TableModel,
        state::tests::{ROUND, event, state_after},
    };

    fn announced(state: &State) -> Announcement {
        TableModel::new(state).unwrap().announcement
    }

    #[test]
    fn the_last_event_is_told_and_who_is_to_move() {
        let to_move = News::ToMove;
        assert_eq!(announced(&state_after("")).news, [to_move(Seat::One)]);
        let did = News::Did(LogLine { seat: Seat::One, event: event("L p1", "r12") });
        let placed = announced(&state_after("r12 L p1"));
        assert_eq!((placed.news, placed.count), (vec![did, to_move(Seat::Two)], 2));
        assert_eq!(announced(&state_after(&format!("{ROUND} !"))).news, [News::Round(2), to_move(Seat::Two)]);
    }

    #[test]
    fn each_card_is_told_where_it_goes_and_so_is_each_step_of_a_replay() {
        let state = state_after(ROUND);
        assert_eq!(announced(&state.after(TableCommand::Show(Stage::WhatIf))).news, [News::Cards]);
        let travelling = announced(&state.after(Command::Happen(Step::Shanghai)));
        assert!(matches!(travelling.news[..], [News::Message(Message::Card(1, _))]), "{travelling:?}");
        let replay = state.after(Command::Replay(state.record.clone().unwrap()));
        let stepped = announced(&replay.after(Command::ShowStep(2)));
        assert!(matches!(stepped.news[..], [News::Message(Message::Did(Seat::One, _))]), "{stepped:?}");
        assert_eq!(stepped.count, 2);
    }
}
