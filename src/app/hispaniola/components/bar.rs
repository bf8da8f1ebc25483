//! The bar at the top: hand and trump, and the buttons to everything else.

use std::rc::Rc;

use super::{icon_button, menu_button, suit_word};
use crate::{
    app::{
        hispaniola::ViewContext,
        pages::replay::leave,
        platform::share::shares,
        router::{Page, Route},
        view::element::{El, el, text},
    },
    model::hispaniola::{Command, HandModel, Sheet, State, TableCommand, TableModel},
    record::GameName,
};

/// Draws the bar.
pub(crate) fn bar(context: &ViewContext, model: &TableModel, state: &State) -> El {
    let (labels, dispatch) = (context.labels(), &context.dispatch);
    let open = |sheet| Some(dispatch.sends(Command::Open(sheet)));
    let menu = || menu_button(context, dispatch.sends(Command::Open(Sheet::Menu)));
    let trump = match model.trump {
        Some(colour) => el("span").text(labels.trump).add(text(" ")).add(suit_word(context, colour)),
        None => el("span").text(labels.no_trump),
    };
    let can_cover = matches!(model.cards, HandModel::Cards { can_cover: true, .. });
    let cover = || icon_button("h-cover", labels.cover, Some(dispatch.sends(TableCommand::Cover)));
    let standing = el("p").add(el("b").text(context.words.hand_of(model.hand))).add(trump);
    if let Some(record) = state.record.as_ref().filter(|_| state.is_replay()) {
        let share = Some(shares(context, Rc::clone(record) as _));
        return el("header")
            .class("bar")
            .add(leave(context))
            .add(menu())
            .add(standing)
            .add(icon_button("i-share", labels.shared.replay.share, share))
            .add(icon_button("h-last", labels.last_trick, open(Sheet::LastTrick)));
    }
    el("header")
        .class("bar")
        .add(menu())
        .add(icon_button("i-undo", labels.shared.undo, model.can_undo.then(|| dispatch.sends(Command::Undo))))
        .each(can_cover.then(cover))
        .add(standing)
        .add(icon_button("h-last", labels.last_trick, open(Sheet::LastTrick)))
        .add(icon_button(
            "i-rules",
            labels.shared.rules,
            Some(Route::Of(GameName::Hispaniola, Page::Rules).goes()),
        ))
}
