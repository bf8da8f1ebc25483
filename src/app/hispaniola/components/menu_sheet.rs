//! The menu of the table.

use std::rc::Rc;

use super::{icon_label, keys_list, notice_line, open_record, sheet_frame};
use crate::{
    app::{
        game_pages::open,
        hispaniola::{Cx, records},
        pages::replay::replay_menu,
        platform::share::shares,
        router::Route,
        view::element::{El, all, el},
    },
    model::{
        Sitting,
        hispaniola::{Command, Sheet, Stage, State},
    },
    record::hispaniola::Record,
};

/// The menu.
pub(crate) fn menu_sheet(cx: &Cx, state: &State) -> El {
    if state.sitting() == Sitting::Replay
        && let Some(record) = &state.record
    {
        return replay_sheet(cx, state, record);
    }
    let (labels, house) = (cx.labels(), cx.house());
    let keys: [(&[&str], &str); 7] = [
        (&["P"], house.go_on),
        (&["C"], labels.cover),
        (&["U"], house.undo),
        (&["L"], labels.last_trick),
        (&["S"], labels.scores),
        (&["M"], house.menu),
        (&["Esc"], house.key_skip),
    ];
    let ways = match (records::saves(state), &state.record) {
        (Some(saves), Some(record)) => vec![
            icon_label("i-save", house.save_record, saves),
            icon_label("i-share", house.replay.share, shares(cx, Rc::clone(record) as _)),
        ],
        _ => vec![el("p").class("note").text(labels.record_waits)],
    };
    let menu = el("div")
        .class("menu")
        .add(icon_label("i-home", house.home, Route::Home.goes()))
        .add(icon_label("i-settings", house.settings, Route::Settings.goes()))
        .add(icon_label("i-log", labels.scores, cx.dispatch.sends(Command::Open(Sheet::Scores))))
        .add(open_record(cx, open))
        .each(ways);
    let content = all([
        menu.into(),
        notice_line(cx, state.notice.as_ref()).into(),
        el("h3").text(house.keys).into(),
        keys_list(&keys).into(),
    ]);
    sheet_frame(cx, house.menu, false, &Command::Close, content)
}

/// The menu of a game that is looked at.
fn replay_sheet(cx: &Cx, state: &State, record: &Rc<Record>) -> El {
    let (labels, words) = (cx.labels(), &cx.house().replay);
    let keys: [(&[&str], &str); 9] = [
        (&["←"], words.step_back),
        (&["→"], words.step_on),
        (&["↑"], labels.trick_back),
        (&["↓"], labels.trick_on),
        (&["Home"], labels.hand_back),
        (&["End"], labels.hand_on),
        (&["L"], labels.last_trick),
        (&["S"], labels.scores),
        (&["Esc"], words.leave),
    ];
    let is_part = matches!(state.stage, Stage::LookBack(at @ 1..) if at < record.events().len());
    let position = state.shown_record().filter(|_| is_part).map(|shown| shown as _);
    let save = records::hands_over(record);
    let scores = icon_label("i-log", labels.scores, cx.dispatch.sends(Command::Open(Sheet::Scores)));
    replay_menu(cx, Rc::clone(record) as _, position, save, Some(scores), (&keys, &Command::Close))
}
