//! The menu of the table.

use super::{Look, icon_label, keys_list, notice_line, open_record, sheet_frame, unsaved_line};
use crate::{
    app::{
        game_pages::open,
        pages::replay::replay_menu,
        router::Route,
        shanghaien::{Shanghaien, ViewContext, records},
        view::element::{El, all, el},
    },
    model::{session::MenuModel, shanghaien::Command},
};

/// Draws the menu.
pub(crate) fn menu_sheet(context: &ViewContext, menu: &MenuModel<Shanghaien>, look: Look) -> El {
    let labels = context.labels();
    if menu.is_replay {
        return replay_sheet(context, menu, look);
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
    let ways = el("div")
        .class("menu")
        .add(icon_label("i-home", labels.shared.home, Route::Home.goes()))
        .add(icon_label("i-settings", labels.shared.settings, Route::Settings.goes()))
        .add(icon_label("i-rules", labels.shared.rules, Route::RULES.goes()))
        .add(icon_label("i-save", labels.shared.save_record, records::saves(&menu.record)))
        .add(icon_label("i-share", labels.shared.replay.share, context.dispatch.sends(Command::Share)))
        .add(open_record(context, open));
    let body = all([
        all(unsaved_line(context).map(Into::into)),
        ways.into(),
        notice_line(context, menu.notice.as_ref()).into(),
        el("h3").text(labels.shared.keys).into(),
        keys_list(&keys).into(),
    ]);
    sheet_frame(context, labels.shared.menu, look, &Command::Close, body)
}

/// Draws the menu of a replay.
fn replay_sheet(context: &ViewContext, menu: &MenuModel<Shanghaien>, look: Look) -> El {
    let (labels, words) = (context.labels(), &context.shared().replay);
    let keys: [(&[&str], &str); 6] = [
        (&["←"], words.step_back),
        (&["→"], words.step_on),
        (&["Home"], labels.round_back),
        (&["End"], labels.round_on),
        (&["L"], labels.shared.log),
        (&["Esc"], words.leave),
    ];
    let save = records::saves(&menu.record);
    replay_menu(context, menu, look, save, None, (&keys, &Command::Close))
}
