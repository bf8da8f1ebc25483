//! The menu of the table.

use std::rc::Rc;

use super::{icon_label, keys_list, notice_line, open_record, sheet_frame};
use crate::{
    app::{
        game_pages::open,
        pages::replay::replay_menu,
        platform::share::shares,
        router::Route,
        shanghaien::Cx,
        shanghaien::records,
        view::element::{El, all, el},
    },
    model::{
        Sitting,
        shanghaien::{Command, Stage, State},
    },
    record::shanghaien::Record,
};

/// The menu.
pub(crate) fn menu_sheet(cx: &Cx, state: &State, record: &Rc<Record>, flip: bool) -> El {
    let labels = cx.labels();
    if state.sitting() == Sitting::Replay {
        return replay_sheet(cx, state, record);
    }
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
        .add(icon_label("i-settings", labels.house.settings, Route::Settings.goes()))
        .add(icon_label("i-rules", labels.house.rules, Route::RULES.goes()))
        .add(icon_label("i-save", labels.house.save_record, records::saves(record)))
        .add(icon_label("i-share", labels.house.replay.share, shares(cx, Rc::clone(record) as _)))
        .add(open_record(cx, open));
    let content = all([
        menu.into(),
        notice_line(cx, state.notice.as_ref()).into(),
        el("h3").text(labels.house.keys).into(),
        keys_list(&keys).into(),
    ]);
    sheet_frame(cx, labels.house.menu, flip, &Command::Close, content)
}

/// The menu of a game that is looked at.
fn replay_sheet(cx: &Cx, state: &State, record: &Rc<Record>) -> El {
    let (labels, words) = (cx.labels(), &cx.house().replay);
    let keys: [(&[&str], &str); 6] = [
        (&["←"], words.step_back),
        (&["→"], words.step_on),
        (&["Home"], labels.round_back),
        (&["End"], labels.round_on),
        (&["L"], labels.house.log),
        (&["Esc"], words.leave),
    ];
    let is_part = matches!(state.stage, Stage::LookBack(at @ 1..) if at < record.events().len());
    let position = state.shown_record().filter(|_| is_part).map(|shown| shown as _);
    let save = records::saves(record);
    replay_menu(cx, Rc::clone(record) as _, position, save, None, (&keys, &Command::Close))
}
