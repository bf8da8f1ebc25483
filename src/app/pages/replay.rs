//! A game that comes along in the address: laid on the table to be looked at.

use std::{fmt::Display, rc::Rc};

use yew::prelude::*;

use crate::{
    app::{
        context::Cx,
        desk::Desk,
        handover,
        platform::{link_codec::unpack, promise::spawn, share::shares},
        router::{Page, Route, go_back, luggage},
        store::Dispatch,
        view::{
            element::{El, all, el},
            widgets::{icon_button, icon_label, keys_list, notice_line, sheet_frame},
        },
    },
    model::Notice,
    record::GameName,
};

/// Knows which game has come along.
#[derive(Default)]
pub(in crate::app) struct Guest(Option<String>);

impl Guest {
    /// Lays on the table what the address names; takes it off where the address names something else.
    pub(in crate::app) fn follow<D: Desk>(&mut self, dispatch: &Dispatch<D>, page: Option<Page>) {
        match page {
            Some(Page::Replay) => {
                let luggage = luggage();
                if self.0.as_ref() != Some(&luggage) {
                    self.0 = Some(luggage.clone());
                    spawn(take_in(dispatch.clone(), luggage));
                }
            }
            // Whoever looks something up comes back.
            Some(Page::Rules) => {}
            _ => {
                if self.0.take().is_some() {
                    dispatch.send(D::rise());
                }
            }
        }
    }
}

async fn take_in<D: Desk>(dispatch: Dispatch<D>, packed: String) {
    let record = unpack(&packed).await.unwrap_or_default();
    // Meanwhile somebody may have gone on.
    if luggage() != packed {
        return;
    }
    match GameName::of_record(&record) {
        Some(game) if game != D::GAME => Route::Of(game, Page::Replay).replace_with(&packed),
        _ => match D::replay(&record) {
            Some(sit) => dispatch.send(sit),
            None => {
                dispatch.send(D::rise());
                dispatch.send(D::tell(Some(Notice::BadLink)));
            }
        },
    }
}

/// The way back to where one came from.
pub(in crate::app) fn leave<D: Desk>(cx: &Cx<D>) -> El {
    icon_button("i-close", cx.house().replay.leave, Some(Callback::from(|_| go_back())))
}

/// What is shown until the game lies there, or because it cannot be read.
pub(in crate::app) fn waiting_page<D: Desk>(cx: &Cx<D>, state: &D::State) -> Html {
    let page = el("main").class("trouble").add(el("h1").text(cx.house().replay.look_back));
    let home = || el("button").class("btn").on_click(Route::Home.goes()).text(cx.house().home);
    page.add(notice_line(cx, D::notice(state))).each(D::notice(state).map(|_| home())).into()
}

/// The menu of a game that is looked at. The position is what is shown of it, where that is a part.
pub(in crate::app) fn replay_menu<D: Desk>(
    cx: &Cx<D>,
    record: Rc<dyn Display>,
    position: Option<Rc<dyn Display>>,
    save: Callback<MouseEvent>,
    more: Option<El>,
    (keys, close): (&[(&[&'static str], &'static str)], &D::Command),
) -> El {
    let house = cx.house();
    let words = &house.replay;
    let can_play_on = position.is_some() || D::in_progress(&cx.dispatch.state());
    let shown = Rc::clone(position.as_ref().unwrap_or(&record));
    let play_on = Callback::from(move |_| {
        handover::leave(shown.to_string());
        Route::Of(D::GAME, Page::Table).go();
    });
    let position = position.map(|position| icon_label("i-share", words.share_position, shares(cx, position)));
    let menu = el("div")
        .class("menu")
        .each(can_play_on.then(|| icon_label("i-play", words.play_on, play_on).class("btn side")))
        .add(icon_label("i-share", words.share, shares(cx, record)))
        .each(position)
        .each(more)
        .add(icon_label("i-save", house.save_record, save))
        .add(icon_label("i-rules", house.rules, Route::Of(D::GAME, Page::Rules).goes()))
        .add(icon_label("i-settings", house.settings, Route::Settings.goes()))
        .add(icon_label("i-home", house.home, Route::Home.goes()));
    let content = all([
        menu.into(),
        notice_line(cx, D::notice(&cx.dispatch.state())).into(),
        el("h3").text(house.keys).into(),
        keys_list(keys).into(),
    ]);
    sheet_frame(cx, house.menu, false, close, content)
}
