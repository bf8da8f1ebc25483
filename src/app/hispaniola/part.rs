//! All pages of Hispaniola. Where the address names a page of something else, there is nothing here.

use yew::prelude::*;

use super::Hispaniola;
use crate::{
    app::{
        game_pages::GamePages,
        language::{follow, follow_choices, learn},
        pages::study::Study,
        parts::{PartCode, PartProps},
        router::Page,
        view::element::all,
    },
    record::GameName,
};

/// The part.
pub(in crate::app) const PART: PartCode = PartCode {
    sprite: include_str!("../../../static/hispaniola/sprite.svg"),
    prepare: |language| Box::pin(learn::<Hispaniola>(language)),
    draw: |props| {
        all([html! { <HispaniolaPages ..props.clone() /> }, html! { <Study<Hispaniola> ..props /> }])
    },
};

/// Set-up, table and rules.
pub(super) struct HispaniolaPages {
    pages: GamePages<Hispaniola>,
}

fn page(ctx: &Context<HispaniolaPages>) -> Option<Page> {
    ctx.props().route.page_of(GameName::Hispaniola)
}

impl Component for HispaniolaPages {
    /// The state has changed.
    type Message = ();
    type Properties = PartProps;

    fn create(ctx: &Context<Self>) -> Self {
        Self { pages: GamePages::new(ctx.props().words, page(ctx), ctx.link().callback(|()| ())) }
    }

    fn update(&mut self, _: &Context<Self>, (): ()) -> bool {
        self.pages.cx.refresh();
        true
    }

    fn changed(&mut self, ctx: &Context<Self>, before: &PartProps) -> bool {
        if ctx.props().choices == before.choices {
            follow(&self.pages.cx.dispatch);
        } else {
            follow_choices(&self.pages.cx.dispatch);
        }
        self.pages.cx.refresh();
        if ctx.props().route != before.route {
            self.pages.go(page(ctx));
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        self.pages.view().unwrap_or_else(|| match page(ctx) {
            // Where no game lies on the table, one can be set up.
            Some(Page::Table) => self.pages.setup(),
            _ => all([]),
        })
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        self.pages.rendered(false);
    }
}
