//! The bar at the top: hand and trump, and the buttons to everything else.

use super::{icon_button, menu_button, sentence};
use crate::{
    app::{
        hispaniola::ViewContext,
        pages::replay::leave,
        router::{Page, Route},
        view::element::{El, el},
    },
    model::hispaniola::{Command, HandModel, Sheet, TableCommand, TableModel},
    record::GameName,
};

/// Draws the bar.
pub(crate) fn bar(context: &ViewContext, model: &TableModel) -> El {
    let (labels, dispatch) = (context.labels(), &context.dispatch);
    let open = |sheet| Some(dispatch.sends(Command::Open(sheet)));
    let menu = || menu_button(context, dispatch.sends(Command::Open(Sheet::Menu)));
    let trump = match model.trump {
        Some(colour) => sentence(context, context.words.trump(colour)),
        None => el("span").text(labels.no_trump),
    };
    let can_cover = matches!(model.cards, HandModel::Cards { can_cover: true, .. });
    let cover = || icon_button("h-cover", labels.cover, Some(dispatch.sends(TableCommand::Cover)));
    let standing = el("p").add(el("b").text(context.words.hand_of(model.hand))).add(trump);
    if model.replay.is_some() {
        let share = Some(dispatch.sends(Command::Share));
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
