//! The menu of the table.

use super::{icon_label, keys_list, notice_line, open_record, pace_choice, sheet_frame};
use crate::{
    model::hispaniola::{Command, Sheet, State},
    ui::{
        el::{El, all, el},
        hispaniola::{Cx, records},
        route::Route,
    },
};

/// The menu.
pub(crate) fn menu_sheet(cx: &Cx, state: &State) -> El {
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
    let save = match records::saves(state) {
        Some(saves) => icon_label("i-save", house.save_record, saves),
        None => el("p").class("note").text(labels.record_waits),
    };
    let menu = el("div")
        .class("menu")
        .add(icon_label("i-home", house.home, Route::Home.goes()))
        .add(icon_label("i-log", labels.scores, cx.dispatch.sends(Command::Open(Sheet::Scores))))
        .add(open_record(cx, records::open))
        .add(save);
    let content = all([
        menu.into(),
        notice_line(cx, state.notice.as_ref()).into(),
        pace_choice(cx, &state.settings).into(),
        el("h3").text(house.keys).into(),
        keys_list(&keys).into(),
    ]);
    sheet_frame(cx, house.menu, false, &Command::Close, content)
}
