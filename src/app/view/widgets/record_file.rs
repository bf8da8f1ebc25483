//! Opens a record from a file, and shows notices.

use web_sys::HtmlInputElement;
use yew::{prelude::*, virtual_dom::ListenerKind};

use super::{glyph, icon_button};
use crate::{
    app::{
        context::ViewContext,
        game_ui::GameUi,
        platform::{
            files::{self, Open},
            storage,
        },
        tools,
        view::element::{El, el},
    },
    model::{Notice, session::Command},
};

/// Draws a button that opens a record. It is the label of a file input, so that the browser's own dialog opens.
pub(in crate::app) fn open_record<G: GameUi>(context: &ViewContext<G>, open: Open<G>) -> El {
    let dispatch = context.dispatch.clone();
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
        .attr("title", context.shared().drop_here)
        .add(glyph("i-open"))
        .text(context.shared().open_record)
        .add(input)
}

/// Draws a notice over the table, with a button to close it.
pub(in crate::app) fn toast<G: GameUi>(context: &ViewContext<G>, notice: Option<&Notice>) -> El {
    let toast = el("div").class("toast").add(notice_line(context, notice));
    let close =
        || icon_button("i-close", context.shared().close, Some(context.dispatch.sends(Command::Tell(None))));
    toast.each(notice.map(|_| close()))
}

/// Draws the line for a notice. The line is there even without a notice, because a screen reader reads it when it
/// fills.
pub(in crate::app) fn notice_line<G: GameUi>(context: &ViewContext<G>, notice: Option<&Notice>) -> El {
    let class = match notice {
        Some(Notice::LinkCopied | Notice::Link(_)) => "message good",
        _ => "message",
    };
    let words = notice.map(|notice| tools::notice::<G>(context.shared(), notice));
    let link = match notice {
        Some(Notice::Link(link)) => Some(link_field(link, words.clone().unwrap_or_default())),
        _ => None,
    };
    el("p").class(class).attr("role", "alert").each(words.map(|words| el("span").text(words))).each(link)
}

/// Draws a line that lasts while something is only in memory.
pub(in crate::app) fn unsaved_line<G: GameUi>(context: &ViewContext<G>) -> Option<El> {
    let line = || el("p").class("message").text(context.shared().errors.unsaved);
    (!storage::is_all_saved()).then(line)
}

/// Draws a link to be copied by hand. A tap selects all of it.
fn link_field(link: &str, label: String) -> El {
    let select = Callback::from(|event: MouseEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        input.select();
    });
    el("input").label(label).attr("readonly", "").value(link.to_owned()).on_click(select)
}
