//! The rules to look up.

use yew::prelude::*;

use crate::{
    i18n::{Block, Picture},
    rules::{
        Die, Seat,
        shanghaien::{Card, Nation, Sailor, Trick},
    },
    ui::{
        components::{card_face, die_face, emblem, icon_button, nation_class, seat_class},
        cx::{Cx, use_cx},
        route::go_back,
    },
};

/// The rules page.
#[component]
pub(crate) fn RulesPage() -> Html {
    let cx = use_cx();
    let labels = cx.labels();
    html! {
        <main class="article">
            <header class="article-head">
                { icon_button("i-back", labels.back, Some(Callback::from(|_| go_back()))) }
                <h1>{ labels.rules }</h1>
            </header>
            { for cx.words.rules_page().iter().map(|block| piece(&cx, block)) }
        </main>
    }
}

fn piece(cx: &Cx, block: &Block) -> Html {
    match *block {
        Block::Heading(text) => html! { <h2>{ text }</h2> },
        Block::Text(text) => html! { <p>{ text }</p> },
        Block::List(items) => {
            html! { <ul>{ for items.iter().map(|item| html! { <li>{ *item }</li> }) }</ul> }
        }
        Block::Ours(text) => html! { <p class="ours"><b>{ cx.labels().ours }</b>{ ": " }{ text }</p> },
        Block::Picture(picture, caption) => html! {
            <figure class="picture p1">{ drawing(cx, picture) }<figcaption>{ caption }</figcaption></figure>
        },
    }
}

fn drawing(cx: &Cx, picture: Picture) -> Html {
    let show = |card: Card| {
        let (class, face) = card_face(card);
        html! { <span {class}>{ face }</span> }
    };
    let sailor = |nation, value| Sailor::new(nation, value).map(Card::Sailor).map(show);
    let [_, two, _, _, _, six] = Die::ALL;
    match picture {
        Picture::Cards => html! {
            <>
                { sailor(Nation::Spanish, 4) }{ sailor(Nation::Chinese, 3) }{ sailor(Nation::American, 2) }
                { sailor(Nation::French, 3) }{ show(Card::Trick(Trick::RollAgain)) }
            </>
        },
        Picture::Dice => html! { <>{ die_face(two, "") }{ die_face(six, "") }</> },
        Picture::MoreDice => html! {
            <>
                { die_face(two, seat_class(Seat::Two)) }
                { sailor(Nation::Dutch, 4) }
                { die_face(two, "") }{ die_face(two, "") }
            </>
        },
        Picture::Tricks => html! { <>{ for Trick::ALL.map(Card::Trick).map(show) }</> },
        Picture::Nations => {
            let nation = |nation: Nation| {
                let name = format!("{} ({})", cx.words.nation(nation), nation.code());
                html! { <li class={nation_class(nation)}>{ emblem(nation) }{ name }</li> }
            };
            html! { <ul class="legend-list">{ for Nation::ALL.map(nation) }</ul> }
        }
    }
}
