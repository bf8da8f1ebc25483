//! The menu of the table.

use std::rc::Rc;

use super::{chances_choice, icon_label, notice_line, open_record, pace_choice, seating_choice, sheet_frame};
use crate::{
    model::{Captains, Command, State},
    record::shanghaien::Record,
    ui::{
        cx::Cx,
        el::{El, all, el},
        files,
        route::Route,
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
        (&["U"], labels.undo),
        (&["H"], labels.hint),
        (&["L"], labels.log),
        (&["Esc"], labels.key_skip),
    ];
    let menu = el("div")
        .class("menu")
        .add(icon_label("i-home", labels.home, Route::Home.goes()))
        .add(icon_label("i-rules", labels.rules, Route::Rules.goes()))
        .add(icon_label("i-save", labels.save_record, files::saves(record)))
        .add(open_record(cx));
    let keys = keys.into_iter().flat_map(|(keys, meaning)| {
        let caps =
            keys.iter().map(|&key| if key == "–" { el("span").text(key) } else { el("kbd").text(key) });
        [el("dt").each(caps), el("dd").text(meaning)]
    });
    // Nothing is turned for a computer.
    let seating = (state.captains == Captains::default()).then(|| seating_choice(cx, &state.settings));
    let content = all([
        menu.into(),
        notice_line(cx, state.notice.as_ref()).into(),
        all(seating.map(Into::into)),
        pace_choice(cx, &state.settings).into(),
        chances_choice(cx, &state.settings).into(),
        el("h3").text(labels.keys).into(),
        el("dl").class("keys").each(keys).into(),
    ]);
    sheet_frame(cx, labels.menu, flip, &Command::Close, content)
}
