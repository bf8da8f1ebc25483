//! The root of the cabin: the page that the address names. Where it names a page of another program, there is
//! nothing here.

use gloo::events::EventListener;
use yew::{platform::spawn_local, prelude::*};

use super::{
    Cabin, around, audio::Audio, awake::Awake, full_screen, logbook::Logbook, settings::settings, update,
    waiting,
};
use crate::{
    model::Notice,
    ui::{
        components::icon_button,
        desk::Speaker,
        el::{El, all, el},
        focus::Focus,
        language::{Start, learn, of_document, spoken},
        look::on_system,
        route::{Route, go_back, on_change},
        signal::{self, SETTINGS_CHANGED},
        storage,
    },
};

/// The whole page.
pub(crate) struct App {
    route: Route,
    /// What went wrong with the settings.
    notice: Option<Notice>,
    /// A new version waits, and nobody has put the offer away.
    has_offer: bool,
    awake: Awake,
    focus: Focus,
    _audio: Audio,
    _listeners: [EventListener; 4],
}

/// What makes the page look again.
pub(crate) enum Changed {
    Address,
    /// Another program speaks another language.
    Language,
    Words,
    Settings(Option<Notice>),
    Offer(bool),
}

impl Component for App {
    type Message = Changed;
    type Properties = Start;

    fn create(ctx: &Context<Self>) -> Self {
        let link = ctx.link();
        let route = Route::now();
        around::paint();
        on_system(around::paint);
        spawn_local(waiting::tidy());
        let awake = Awake::new();
        awake.see(route.screen());
        Self {
            route,
            notice: None,
            has_offer: update::is_ready(),
            awake,
            focus: Focus::default(),
            _audio: Audio::new(),
            _listeners: [
                on_change(link.callback(|()| Changed::Address)),
                full_screen::on_change(link.callback(|()| Changed::Settings(None))),
                signal::on(SETTINGS_CHANGED, link.callback(|()| Changed::Language)),
                signal::on(update::READY, link.callback(|()| Changed::Offer(true))),
            ],
        }
    }

    fn update(&mut self, ctx: &Context<Self>, changed: Changed) -> bool {
        match changed {
            Changed::Words => {}
            Changed::Settings(notice) => self.notice = notice,
            Changed::Offer(has_offer) => self.has_offer = has_offer,
            Changed::Address => {
                let route = Route::now();
                let is_ours = matches!(route, Route::Logbook | Route::Settings);
                if std::mem::replace(&mut self.route, route) != route && is_ours {
                    // Wherever one has scrolled to on the page before.
                    gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
                }
                self.notice = None;
                self.awake.see(self.route.screen());
                follow(ctx);
            }
            Changed::Language => {
                follow(ctx);
                return false;
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let house = Cabin::words().house();
        let page = match self.route {
            Route::Logbook => page(house.logbook, html! { <Logbook language={spoken::<Cabin>()} /> }).into(),
            Route::Settings => {
                let told = ctx.link().callback(Changed::Settings);
                page(house.settings, settings(&told, self.notice.as_ref()).into()).into()
            }
            Route::Home | Route::Of(..) => all([]),
        };
        let has_offer = self.has_offer && self.route.screen().is_idle() && storage::is_all_kept();
        let offer = has_offer.then(|| {
            let later = ctx.link().callback(|_| Changed::Offer(false));
            update::offer(self.route, later).into()
        });
        all([page].into_iter().chain(offer))
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        let house = Cabin::words().house();
        match self.route {
            Route::Logbook => gloo::utils::document().set_title(house.logbook),
            Route::Settings => gloo::utils::document().set_title(house.settings),
            Route::Home | Route::Of(..) => return,
        }
        self.focus.keep();
    }
}

/// Speaks the language of the document, if another program has changed it.
fn follow(ctx: &Context<App>) {
    let language = of_document();
    if language != spoken::<Cabin>() {
        let link = ctx.link().clone();
        spawn_local(async move {
            learn::<Cabin>(language).await;
            link.send_message(Changed::Words);
        });
    }
}

/// A page with its title and the way back.
fn page(title: &'static str, content: Html) -> El {
    let head = el("header")
        .class("article-head")
        .add(icon_button("i-back", Cabin::words().house().back, Some(Callback::from(|_| go_back()))))
        .add(el("h1").text(title));
    el("main").class("article").add(head).add(content)
}
