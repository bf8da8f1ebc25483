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
        cx::Cx,
        el::{El, el},
        route::go_back,
    },
};

/// The rules page.
pub(crate) fn rules(cx: &Cx) -> Html {
    let labels = cx.labels();
    let head = el("header")
        .class("article-head")
        .add(icon_button("i-back", labels.back, Some(Callback::from(|_| go_back()))))
        .add(el("h1").text(labels.rules));
    el("main")
        .class("article")
        .add(head)
        .each(cx.words.rules_page().iter().map(|block| piece(cx, block)))
        .into()
}

fn piece(cx: &Cx, block: &Block) -> El {
    match *block {
        Block::Heading(text) => el("h2").text(text),
        Block::Text(text) => el("p").text(text),
        Block::List(items) => el("ul").each(items.iter().map(|item| el("li").text(*item))),
        Block::Ours(text) => el("p").class("ours").add(el("b").text(cx.labels().ours)).text(": ").text(text),
        Block::Picture(picture, caption) => {
            el("figure").class("picture p1").each(drawing(cx, picture)).add(el("figcaption").text(caption))
        }
    }
}

fn drawing(cx: &Cx, picture: Picture) -> Vec<El> {
    let show = |card: Card| card_face("span", card, "");
    let sailor = |nation, value| Sailor::new(nation, value).map(Card::Sailor).map(show);
    let [_, two, _, _, _, six] = Die::ALL;
    match picture {
        Picture::Cards => {
            let sailors =
                [(Nation::Spanish, 4), (Nation::Chinese, 3), (Nation::American, 2), (Nation::French, 3)];
            let sailors = sailors.into_iter().filter_map(|(nation, value)| sailor(nation, value));
            sailors.chain([show(Card::Trick(Trick::RollAgain))]).collect()
        }
        Picture::Dice => vec![die_face(two, ""), die_face(six, "")],
        Picture::MoreDice => {
            let blue = die_face(two, seat_class(Seat::Two));
            let red = [die_face(two, ""), die_face(two, "")];
            [blue].into_iter().chain(sailor(Nation::Dutch, 4)).chain(red).collect()
        }
        Picture::Tricks => Trick::ALL.map(Card::Trick).map(show).into(),
        Picture::Nations => {
            let nation = |nation: Nation| {
                let name = format!("{} ({})", cx.words.nation(nation), nation.code());
                el("li").class(nation_class(nation)).add(emblem(nation)).text(name)
            };
            vec![el("ul").class("legend-list").each(Nation::ALL.map(nation))]
        }
    }
}
