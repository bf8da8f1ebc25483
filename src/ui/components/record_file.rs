//! Opening a record from a file, and the line that says what went wrong.

use yew::prelude::*;

use super::glyph;
use crate::{
    model::Notice,
    ui::{cx::Cx, files, route::Route},
};

/// A button that is the label of a file input, so that the browser's own dialog opens.
pub(crate) fn open_record(cx: &Cx) -> Html {
    let dispatch = cx.dispatch.clone();
    let onchange = Callback::from(move |event: Event| {
        if let Some(file) = files::chosen(&event) {
            files::open(file, dispatch.clone(), || Route::Table.go());
        }
    });
    html! {
        <label class="btn quiet side drop">
            { glyph("i-open") }{ cx.labels().open_record }
            <input class="sr" type="file" accept=".txt,text/plain" {onchange} />
        </label>
    }
}

/// Something the players must know. The line is always there, so that a screen reader notices when it fills.
pub(crate) fn notice_line(cx: &Cx, notice: Option<&Notice>) -> Html {
    html! {
        <p class="message" role="alert">
            { for notice.map(|notice| html! { <span>{ cx.words.notice(notice) }</span> }) }
        </p>
    }
}
