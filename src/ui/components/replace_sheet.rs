//! Asks before one game takes the place of another.

use std::rc::Rc;

use yew::prelude::*;

use super::SheetFrame;
use crate::{
    model::Command,
    record::Record,
    ui::{cx::Cx, files, route::Route},
};

/// Keep the game on the table, or replace it; it can be saved before.
pub(crate) fn replace_sheet(cx: &Cx, present: &Rc<Record>, offered: &Rc<Record>) -> Html {
    let labels = cx.labels();
    let replace = {
        let (dispatch, offered) = (cx.dispatch.clone(), Rc::clone(offered));
        Callback::from(move |_: MouseEvent| {
            dispatch.send(Command::Begin(Rc::clone(&offered)));
            Route::Table.go();
        })
    };
    html! {
        <SheetFrame title={labels.replace_game} onclose={cx.dispatch.sends(Command::Decline)}>
            <p>{ cx.words.game_in_progress(present.players(), present.position().round()) }</p>
            <div class="menu">
                <button class="btn" onclick={cx.dispatch.sends(Command::Decline)}>{ labels.keep_game }</button>
                <button class="btn quiet" onclick={files::saves(present)}>{ labels.save_record }</button>
                <button class="btn quiet" onclick={replace}>{ labels.replace }</button>
            </div>
        </SheetFrame>
    }
}
