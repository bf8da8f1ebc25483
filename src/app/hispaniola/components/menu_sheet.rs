//! The menu of the table.

use std::rc::Rc;

use super::{icon_label, keys_list, notice_line, open_record, sheet_frame};
use crate::{
    app::{
        game_pages::open,
        hispaniola::{ViewContext, records},
        pages::replay::replay_menu,
        platform::share::shares,
        router::Route,
        view::element::{El, all, el},
    },
    model::hispaniola::{Command, Sheet, State},
    record::hispaniola::Record,
};

/// Draws the menu.
pub(crate) fn menu_sheet(context: &ViewContext, state: &State) -> El {
    if state.is_replay()
        && let Some(record) = &state.record
    {
        return replay_sheet(context, state, record);
    }
    let (labels, shared) = (context.labels(), context.shared());
    let keys: [(&[&str], &str); 7] = [
        (&["P"], shared.go_on),
        (&["C"], labels.cover),
        (&["U"], shared.undo),
        (&["L"], labels.last_trick),
        (&["S"], labels.scores),
        (&["M"], shared.menu),
        (&["Esc"], shared.key_skip),
    ];
    let ways = match (records::saves(state), &state.record) {
        (Some(saves), Some(record)) => vec![
            icon_label("i-save", shared.save_record, saves),
            icon_label("i-share", shared.replay.share, shares(context, Rc::clone(record) as _)),
        ],
        _ => vec![el("p").class("note").text(labels.record_waits)],
    };
    let menu = el("div")
        .class("menu")
        .add(icon_label("i-home", shared.home, Route::Home.goes()))
        .add(icon_label("i-settings", shared.settings, Route::Settings.goes()))
        .add(icon_label("i-log", labels.scores, context.dispatch.sends(Command::Open(Sheet::Scores))))
        .add(open_record(context, open))
        .each(ways);
    let body = all([
        menu.into(),
        notice_line(context, state.notice.as_ref()).into(),
        el("h3").text(shared.keys).into(),
        keys_list(&keys).into(),
    ]);
    sheet_frame(context, shared.menu, false, &Command::Close, body)
}

/// Draws the menu of a replay.
fn replay_sheet(context: &ViewContext, state: &State, record: &Rc<Record>) -> El {
    let (labels, words) = (context.labels(), &context.shared().replay);
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
    let is_part = matches!(state.replay_step(), Some(at @ 1..) if at < record.events().len());
    let position = state.shown_record().filter(|_| is_part).map(|shown| shown as _);
    let save = records::hands_over(record);
    let scores = icon_label("i-log", labels.scores, context.dispatch.sends(Command::Open(Sheet::Scores)));
    replay_menu(context, Rc::clone(record) as _, position, save, Some(scores), (&keys, &Command::Close))
}
