//! The component with all pages of Hispaniola. It draws nothing if the address names a page of something else.

use yew::prelude::*;

use super::Hispaniola;
use crate::{
    app::{
        game_pages::GamePages,
        language::{WordsStatus, follow, follow_settings, load_words},
        parts::{PartCode, PartProps},
        platform::{
            promise::spawn,
            storage::{self, HISPANIOLA},
        },
        router::Page,
        tools,
        view::element::all,
    },
    record::GameName,
};

/// The part.
pub(in crate::app) const PART: PartCode = PartCode {
    sprite: include_str!("../../../static/hispaniola/sprite.svg"),
    prepare: |language| {
        Box::pin(async move {
            // A saved game is read before anything is shown: nobody starts another one over it.
            if storage::has(HISPANIOLA.game) && !tools::load::<Hispaniola>().await {
                return WordsStatus::None;
            }
            load_words::<Hispaniola>(language).await
        })
    },
    draw: |props| html! { <HispaniolaPages ..props /> },
};

/// Set-up, table and rules.
pub(super) struct HispaniolaPages {
    pages: GamePages<Hispaniola>,
}

fn page(ctx: &Context<HispaniolaPages>) -> Option<Page> {
    ctx.props().route.page_of(GameName::Hispaniola)
}

impl Component for HispaniolaPages {
    /// Tells the component that the session has changed.
    type Message = ();
    type Properties = PartProps;

    fn create(ctx: &Context<Self>) -> Self {
        // Most players want the pirates.
        spawn(async {
            tools::load::<Hispaniola>().await;
        });
        Self { pages: GamePages::new(ctx.props().words, page(ctx), ctx.link().callback(|()| ())) }
    }

    fn update(&mut self, _: &Context<Self>, (): ()) -> bool {
        self.pages.context.refresh();
        true
    }

    fn changed(&mut self, ctx: &Context<Self>, before: &PartProps) -> bool {
        if ctx.props().choices == before.choices {
            follow(&self.pages.context.dispatch);
        } else {
            follow_settings(&self.pages.context.dispatch);
        }
        self.pages.context.refresh();
        if ctx.props().route != before.route {
            self.pages.go(page(ctx));
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        self.pages.view().unwrap_or_else(|| match page(ctx) {
            // Without a game on the table, the set-up page is shown.
            Some(Page::Table) => self.pages.setup(),
            _ => all([]),
        })
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        self.pages.rendered(false);
    }
}
