//! The menu of the table.

use std::rc::Rc;

use yew::prelude::*;

use super::{SheetFrame, icon_label, notice_line, open_record, pace_choice, seating_choice};
use crate::{
    model::{Command, State},
    record::Record,
    ui::{cx::Cx, files, route::Route},
};

/// The menu.
pub(crate) fn menu_sheet(cx: &Cx, state: &State, record: &Rc<Record>, flip: bool) -> Html {
    let labels = cx.labels();
    let keys: [(&[&str], &str); 8] = [
        (&["R"], labels.roll),
        (&["S"], labels.shanghai),
        (&["1", "6"], labels.key_cards),
        (&["←", "→"], labels.key_ends),
        (&["T"], labels.key_trick),
        (&["U"], labels.undo),
        (&["L"], labels.log),
        (&["Esc"], labels.key_skip),
    ];
    html! {
        <SheetFrame title={labels.menu} {flip} onclose={cx.dispatch.sends(Command::Close)}>
            <div class="menu">
                { icon_label("i-home", labels.home, Route::Home.goes()) }
                { icon_label("i-rules", labels.rules, Route::Rules.goes()) }
                { icon_label("i-save", labels.save_record, files::saves(record)) }
                { open_record(cx) }
            </div>
            { notice_line(cx, state.notice.as_ref()) }
            { seating_choice(cx, &state.settings) }
            { pace_choice(cx, &state.settings) }
            <h3>{ labels.keys }</h3>
            <dl class="keys">{ for keys.map(|(keys, meaning)| key(keys, meaning)) }</dl>
        </SheetFrame>
    }
}

fn key(keys: &[&'static str], meaning: &'static str) -> Html {
    let caps = keys.iter().enumerate().map(|(index, key)| {
        html! { <>{ if index > 0 { "–" } else { "" } }<kbd>{ *key }</kbd></> }
    });
    html! { <><dt>{ for caps }</dt><dd>{ meaning }</dd></> }
}
