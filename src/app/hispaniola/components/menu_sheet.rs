//! The menu of the table.

use super::{icon_label, keys_list, notice_line, open_record, sheet_frame, unsaved_line};
use crate::{
    app::{
        game_pages::open,
        hispaniola::{Hispaniola, ViewContext, records},
        pages::replay::replay_menu,
        router::Route,
        view::element::{El, all, el},
    },
    model::{
        Pace,
        hispaniola::{Command, Sheet},
        session::MenuModel,
    },
};

/// Draws the menu.
pub(crate) fn menu_sheet(
    context: &ViewContext,
    model: &MenuModel<Hispaniola>,
    can_save: bool,
    pace: Pace,
) -> El {
    if model.is_replay {
        return replay_sheet(context, model, pace);
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
    let ways = if can_save {
        let share = context.dispatch.sends(Command::Share);
        vec![
            icon_label("i-save", shared.save_record, records::saves(&model.record)),
            icon_label("i-share", shared.replay.share, share),
        ]
    } else {
        vec![el("p").class("note").text(labels.record_waits)]
    };
    let menu = el("div")
        .class("menu")
        .add(icon_label("i-home", shared.home, Route::Home.goes()))
        .add(icon_label("i-settings", shared.settings, Route::Settings.goes()))
        .add(icon_label("i-log", labels.scores, context.dispatch.sends(Command::Open(Sheet::Scores))))
        .add(open_record(context, open))
        .each(ways);
    let body = all([
        all(unsaved_line(context).map(Into::into)),
        menu.into(),
        notice_line(context, model.notice.as_ref()).into(),
        el("h3").text(shared.keys).into(),
        keys_list(&keys).into(),
    ]);
    sheet_frame(context, shared.menu, pace.into(), &Command::Close, body)
}

/// Draws the menu of a replay.
fn replay_sheet(context: &ViewContext, model: &MenuModel<Hispaniola>, pace: Pace) -> El {
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
    let save = records::saves(&model.record);
    let scores = icon_label("i-log", labels.scores, context.dispatch.sends(Command::Open(Sheet::Scores)));
    replay_menu(context, model, pace.into(), save, Some(scores), (&keys, &Command::Close))
}
