//! Opening a record from a file, and the line that says what went wrong.

use yew::{prelude::*, virtual_dom::ListenerKind};

use super::{glyph, icon_button};
use crate::{
    model::{Command, Notice},
    ui::{
        cx::Cx,
        el::{El, el},
        files,
        route::Route,
    },
};

/// A button that is the label of a file input, so that the browser's own dialog opens.
pub(crate) fn open_record(cx: &Cx) -> El {
    let dispatch = cx.dispatch.clone();
    let onchange = Callback::from(move |event: Event| {
        if let Some(file) = files::chosen(&event) {
            files::open(file, dispatch.clone(), || Route::Table.go());
        }
    });
    let input = el("input")
        .class("sr")
        .attr("type", "file")
        .attr("accept", ".txt,text/plain")
        .on(|| ListenerKind::onchange, onchange);
    el("label")
        .class("btn quiet side drop")
        .attr("title", cx.labels().drop_here)
        .add(glyph("i-open"))
        .text(cx.labels().open_record)
        .add(input)
}

/// The same over the table, with a way to put it away.
pub(crate) fn toast(cx: &Cx, notice: Option<&Notice>) -> El {
    let toast = el("div").class("toast").add(notice_line(cx, notice));
    let close = || icon_button("i-close", cx.labels().close, Some(cx.dispatch.sends(Command::Tell(None))));
    toast.each(notice.map(|_| close()))
}

/// Something the players must know. The line is always there, so that a screen reader notices when it fills.
pub(crate) fn notice_line(cx: &Cx, notice: Option<&Notice>) -> El {
    el("p")
        .class("message")
        .attr("role", "alert")
        .each(notice.map(|notice| el("span").text(cx.words.notice(notice))))
}
