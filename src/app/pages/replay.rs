//! The replay of a game whose record is part of the address.

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    app::{
        context::ViewContext,
        dispatch::Dispatch,
        game_ui::GameUi,
        handover,
        platform::{link_codec::unpack, promise::spawn},
        router::{Page, Route, go_back, payload},
        view::{
            element::{El, all, el},
            widgets::{Look, icon_button, icon_label, keys_list, notice_line, sheet_frame},
        },
    },
    model::{
        Notice,
        session::{Command, MenuModel, Session},
    },
    record::GameName,
};

/// Remembers the record from the address that is on the table.
#[derive(Default)]
pub(in crate::app) struct ReplayLink(Option<String>);

impl ReplayLink {
    /// Puts the game from the address on the table. Takes it off when the player leaves the replay.
    pub(in crate::app) fn follow<G: GameUi>(&mut self, dispatch: &Dispatch<G>, page: Option<Page>) {
        match page {
            Some(Page::Replay) => {
                let payload = payload();
                if self.0.as_ref() != Some(&payload) {
                    self.0 = Some(payload.clone());
                    spawn(take_in(dispatch.clone(), payload));
                }
            }
            // The replay stays on the table while the player reads the rules.
            Some(Page::Rules) => {}
            _ => {
                if self.0.take().is_some() {
                    dispatch.send(Command::Leave);
                }
            }
        }
    }
}

async fn take_in<G: GameUi>(dispatch: Dispatch<G>, packed: String) {
    let record = unpack(&packed).await.unwrap_or_default();
    // The player may have left meanwhile.
    if payload() != packed {
        return;
    }
    match GameName::of_record(&record) {
        Some(game) if game != G::GAME => Route::Of(game, Page::Replay).replace_with(&packed),
        _ => match G::read(&record) {
            Ok(record) => dispatch.send(Command::Replay(Rc::new(record))),
            Err(_) => {
                dispatch.send(Command::Leave);
                dispatch.send(Command::Tell(Some(Notice::BadLink)));
            }
        },
    }
}

/// Draws the button that leaves the replay.
pub(in crate::app) fn leave<G: GameUi>(context: &ViewContext<G>) -> El {
    icon_button("i-close", context.shared().replay.leave, Some(Callback::from(|_| go_back())))
}

/// Draws the page that is shown while the game is being unpacked, or when it can't be read.
pub(in crate::app) fn waiting_page<G: GameUi>(context: &ViewContext<G>, state: &Session<G>) -> Html {
    let page = el("main").class("trouble").add(el("h1").text(context.shared().replay.title));
    let home = || el("button").class("btn").on_click(Route::Home.goes()).text(context.shared().home);
    page.add(notice_line(context, state.notice.as_ref())).each(state.notice.as_ref().map(|_| home())).into()
}

/// Draws the menu of a replay.
pub(in crate::app) fn replay_menu<G: GameUi>(
    context: &ViewContext<G>,
    model: &MenuModel<G>,
    look: Look,
    save: Callback<MouseEvent>,
    more: Option<El>,
    (keys, close): (&[(&[&'static str], &'static str)], &Command<G>),
) -> El {
    let shared = context.shared();
    let words = &shared.replay;
    let shown = Rc::clone(model.position.as_ref().unwrap_or(&model.record));
    let play_on = Callback::from(move |_| {
        handover::leave(shown.to_string());
        Route::Of(G::GAME, Page::Table).go();
    });
    let share = |label, command| icon_label("i-share", label, context.dispatch.sends(command));
    let position = model.position.as_ref().map(|_| share(words.share_position, Command::SharePosition));
    let menu = el("div")
        .class("menu")
        .each(model.can_play_on.then(|| icon_label("i-play", words.play_on, play_on).class("btn side")))
        .add(share(words.share, Command::Share))
        .each(position)
        .each(more)
        .add(icon_label("i-save", shared.save_record, save))
        .add(icon_label("i-rules", shared.rules, Route::Of(G::GAME, Page::Rules).goes()))
        .add(icon_label("i-settings", shared.settings, Route::Settings.goes()))
        .add(icon_label("i-home", shared.home, Route::Home.goes()));
    let body = all([
        menu.into(),
        notice_line(context, model.notice.as_ref()).into(),
        el("h3").text(shared.keys).into(),
        keys_list(keys).into(),
    ]);
    sheet_frame(context, shared.menu, look, close, body)
}
