//! Opening a record from a file, and the line that says what went wrong.

use web_sys::HtmlInputElement;
use yew::{prelude::*, virtual_dom::ListenerKind};

use super::{glyph, icon_button};
use crate::{
    app::{
        context::Cx,
        desk::Desk,
        platform::files::{self, Open},
        view::element::{El, el},
    },
    model::Notice,
};

/// A button that is the label of a file input, so that the browser's own dialog opens.
pub(in crate::app) fn open_record<D: Desk>(cx: &Cx<D>, open: Open<D>) -> El {
    let dispatch = cx.dispatch.clone();
    let onchange = Callback::from(move |event: Event| {
        if let Some(file) = files::chosen(&event) {
            files::open(file, dispatch.clone(), open);
        }
    });
    let input = el("input")
        .class("sr")
        .attr("type", "file")
        .attr("accept", ".txt,text/plain")
        .on(|| ListenerKind::onchange, onchange);
    el("label")
        .class("btn quiet side drop")
        .attr("title", cx.house().drop_here)
        .add(glyph("i-open"))
        .text(cx.house().open_record)
        .add(input)
}

/// What must be told, over the table, with a way to put it away.
pub(in crate::app) fn toast<D: Desk>(cx: &Cx<D>, notice: Option<&Notice>) -> El {
    let toast = el("div").class("toast").add(notice_line(cx, notice));
    let close = || icon_button("i-close", cx.house().close, Some(cx.dispatch.sends(D::tell(None))));
    toast.each(notice.map(|_| close()))
}

/// Something the players must know. The line is always there, so that a screen reader notices when it fills.
pub(in crate::app) fn notice_line<D: Desk>(cx: &Cx<D>, notice: Option<&Notice>) -> El {
    let class = match notice {
        Some(Notice::LinkCopied | Notice::Link(_)) => "message good",
        _ => "message",
    };
    let words = notice.map(|notice| cx.house().notice(notice));
    let link = match notice {
        Some(Notice::Link(link)) => Some(link_field(link, words.clone().unwrap_or_default())),
        _ => None,
    };
    el("p").class(class).attr("role", "alert").each(words.map(|words| el("span").text(words))).each(link)
}

/// A link to be copied by hand: a tap takes all of it.
fn link_field(link: &str, label: String) -> El {
    let select = Callback::from(|event: MouseEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        input.select();
    });
    el("input").label(label).attr("readonly", "").value(link.to_owned()).on_click(select)
}
