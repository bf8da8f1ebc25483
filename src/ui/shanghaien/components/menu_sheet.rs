//! The menu of the table.

use std::rc::Rc;

use super::{
    chances_choice, icon_label, keys_list, notice_line, open_record, pace_choice, seating_choice, sheet_frame,
};
use crate::{
    model::shanghaien::{Captains, Command, State},
    record::shanghaien::Record,
    ui::{
        el::{El, all, el},
        route::Route,
        shanghaien::Cx,
        shanghaien::records,
    },
};

/// The menu.
pub(crate) fn menu_sheet(cx: &Cx, state: &State, record: &Rc<Record>, flip: bool) -> El {
    let labels = cx.labels();
    let keys: [(&[&str], &str); 9] = [
        (&["R"], labels.roll),
        (&["S"], labels.shanghai),
        (&["1", "–", "6"], labels.key_cards),
        (&["←", "→"], labels.key_ends),
        (&["T"], labels.key_trick),
        (&["U"], labels.house.undo),
        (&["H"], labels.hint),
        (&["L"], labels.house.log),
        (&["Esc"], labels.house.key_skip),
    ];
    let menu = el("div")
        .class("menu")
        .add(icon_label("i-home", labels.house.home, Route::Home.goes()))
        .add(icon_label("i-rules", labels.house.rules, Route::RULES.goes()))
        .add(icon_label("i-save", labels.house.save_record, records::saves(record)))
        .add(open_record(cx, records::open));
    // Nothing is turned for a computer.
    let seating = (state.captains == Captains::default()).then(|| seating_choice(cx, &state.settings));
    let content = all([
        menu.into(),
        notice_line(cx, state.notice.as_ref()).into(),
        all(seating.map(Into::into)),
        pace_choice(cx, &state.settings).into(),
        chances_choice(cx, &state.settings).into(),
        el("h3").text(labels.house.keys).into(),
        keys_list(&keys).into(),
    ]);
    sheet_frame(cx, labels.house.menu, flip, &Command::Close, content)
}
