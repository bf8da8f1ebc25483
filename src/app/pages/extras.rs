//! The part with everything a first game does not need: the settings, the logbook, and what runs beside every page
//! (sounds, a screen that stays awake, the question about a new version).

use gloo::events::EventListener;
use yew::{platform::spawn_local, prelude::*};

use super::{
    logbook::Logbook,
    settings::{Choices, settings},
};
use crate::{
    app::{
        has_words::{HasWords, has_words},
        language::{current_language, load_words},
        parts::{PartCode, PartProps},
        platform::{audio::Audio, finished_games, full_screen, storage, theme, updates, wake_lock::WakeLock},
        router::{Route, go_back},
        view::{
            element::{El, all, el},
            focus::Focus,
            widgets::icon_button,
        },
    },
    model::Notice,
};

/// The part.
pub(in crate::app) const PART: PartCode = PartCode {
    sprite: include_str!("../../../static/extras/sprite.svg"),
    prepare: |language| Box::pin(load_words::<Extras>(language)),
    draw: |props| html! { <Extras ..props /> },
};

has_words!(Extras, extras);

/// The settings, the logbook, and what runs beside every page.
pub(in crate::app) struct Extras {
    /// What the settings page shows.
    choices: Choices,
    /// What went wrong with the settings.
    notice: Option<Notice>,
    /// Whether a new version is ready and nobody has put it off.
    has_new_version: bool,
    wake_lock: WakeLock,
    focus: Focus,
    audio: Audio,
    _listeners: [EventListener; 2],
}

/// What makes the extras redraw.
pub(in crate::app) enum Changed {
    Words,
    FullScreen,
    /// A setting was chosen. The notice says why it could not be saved.
    Chosen(Option<Notice>),
    NewVersion(bool),
}

impl Component for Extras {
    type Message = Changed;
    type Properties = PartProps;

    fn create(ctx: &Context<Self>) -> Self {
        let link = ctx.link();
        theme::paint_around();
        theme::on_system(theme::paint_around);
        spawn_local(finished_games::tidy());
        let wake_lock = WakeLock::new();
        wake_lock.see(ctx.props().route.screen());
        Self {
            choices: Choices::read(),
            notice: None,
            has_new_version: updates::is_ready(),
            wake_lock,
            focus: Focus::default(),
            audio: Audio::new(),
            _listeners: [
                full_screen::on_change(link.callback(|()| Changed::FullScreen)),
                updates::on_ready(link.callback(|()| Changed::NewVersion(true))),
            ],
        }
    }

    fn update(&mut self, ctx: &Context<Self>, changed: Changed) -> bool {
        match changed {
            Changed::Words | Changed::FullScreen => {}
            Changed::Chosen(notice) => {
                self.notice = notice;
                self.choices = Choices::read();
                theme::apply();
                theme::paint_around();
                self.audio.tune();
                ctx.props().chosen.emit(());
            }
            Changed::NewVersion(has_new_version) => self.has_new_version = has_new_version,
        }
        true
    }

    fn changed(&mut self, ctx: &Context<Self>, before: &PartProps) -> bool {
        let route = ctx.props().route;
        // The other pages have settings of their own to choose.
        self.choices = Choices::read();
        if route != before.route {
            if is_ours(route) {
                // Starts at the top, wherever the page before was scrolled to.
                gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
            }
            self.notice = None;
            self.wake_lock.see(route.screen());
        }
        let language = ctx.props().language;
        if language != current_language::<Self>() {
            let link = ctx.link().clone();
            spawn_local(async move {
                load_words::<Self>(language).await;
                link.send_message(Changed::Words);
            });
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let (shared, route) = (Self::words().shared(), ctx.props().route);
        let page = match route {
            Route::Logbook => {
                page(shared.logbook, html! { <Logbook language={current_language::<Self>()} /> }).into()
            }
            Route::Settings => {
                let told = ctx.link().callback(Changed::Chosen);
                page(shared.settings, settings(&told, &self.choices, self.notice.as_ref()).into()).into()
            }
            Route::Home | Route::Of(..) => all([]),
        };
        let has_new_version = self.has_new_version && route.screen().is_idle() && storage::is_all_saved();
        let question = has_new_version.then(|| {
            let later = ctx.link().callback(|_| Changed::NewVersion(false));
            updates::question(route, later).into()
        });
        all([page].into_iter().chain(question))
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        let shared = Self::words().shared();
        match ctx.props().route {
            Route::Logbook => gloo::utils::document().set_title(shared.logbook),
            Route::Settings => gloo::utils::document().set_title(shared.settings),
            Route::Home | Route::Of(..) => return,
        }
        self.focus.keep();
    }
}

fn is_ours(route: Route) -> bool {
    matches!(route, Route::Logbook | Route::Settings)
}

/// Draws a page with a title and a back button.
fn page(title: &'static str, content: Html) -> El {
    let head = el("header")
        .class("article-head")
        .add(icon_button("i-back", Extras::words().shared().back, Some(Callback::from(|_| go_back()))))
        .add(el("h1").text(title));
    el("main").class("article").add(head).add(content)
}
