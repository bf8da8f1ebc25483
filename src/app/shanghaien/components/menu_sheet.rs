//! The menu of the table.

use std::rc::Rc;

use super::{icon_label, keys_list, notice_line, open_record, sheet_frame};
use crate::{
    app::{
        game_pages::open,
        pages::replay::replay_menu,
        platform::share::shares,
        router::Route,
        shanghaien::ViewContext,
        shanghaien::records,
        view::element::{El, all, el},
    },
    model::shanghaien::{Command, State},
    record::shanghaien::Record,
};

/// Draws the menu.
pub(crate) fn menu_sheet(context: &ViewContext, state: &State, record: &Rc<Record>, flip: bool) -> El {
    let labels = context.labels();
    if state.is_replay() {
        return replay_sheet(context, state, record);
    }
    let keys: [(&[&str], &str); 9] = [
        (&["R"], labels.roll),
        (&["S"], labels.shanghai),
        (&["1", "–", "6"], labels.key_cards),
        (&["←", "→"], labels.key_ends),
        (&["T"], labels.key_trick),
        (&["U"], labels.shared.undo),
        (&["H"], labels.hint),
        (&["L"], labels.shared.log),
        (&["Esc"], labels.shared.key_skip),
    ];
    let menu = el("div")
        .class("menu")
        .add(icon_label("i-home", labels.shared.home, Route::Home.goes()))
        .add(icon_label("i-settings", labels.shared.settings, Route::Settings.goes()))
        .add(icon_label("i-rules", labels.shared.rules, Route::RULES.goes()))
        .add(icon_label("i-save", labels.shared.save_record, records::saves(record)))
        .add(icon_label("i-share", labels.shared.replay.share, shares(context, Rc::clone(record) as _)))
        .add(open_record(context, open));
    let body = all([
        menu.into(),
        notice_line(context, state.notice.as_ref()).into(),
        el("h3").text(labels.shared.keys).into(),
        keys_list(&keys).into(),
    ]);
    sheet_frame(context, labels.shared.menu, flip, &Command::Close, body)
}

/// Draws the menu of a replay.
fn replay_sheet(context: &ViewContext, state: &State, record: &Rc<Record>) -> El {
    let (labels, words) = (context.labels(), &context.shared().replay);
    let keys: [(&[&str], &str); 6] = [
        (&["←"], words.step_back),
        (&["→"], words.step_on),
        (&["Home"], labels.round_back),
        (&["End"], labels.round_on),
        (&["L"], labels.shared.log),
        (&["Esc"], words.leave),
    ];
    let is_part = matches!(state.replay_step(), Some(at @ 1..) if at < record.events().len());
    let position = state.shown_record().filter(|_| is_part).map(|shown| shown as _);
    let save = records::saves(record);
    replay_menu(context, Rc::clone(record) as _, position, save, None, (&keys, &Command::Close))
}
