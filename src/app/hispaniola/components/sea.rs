//! The six ships and the four islands, with a preview of a boarding.

use std::rc::Rc;

use yew::prelude::*;

use super::{glyph, suit_class, token};
use crate::{
    app::{
        hispaniola::ViewContext,
        view::{
            element::{El, el},
            renders::count,
        },
    },
    i18n::hispaniola::Names,
    model::hispaniola::{IslandModel, Motion, PlaceModel, SeaModel, ShipModel, TableCommand},
    rules::hispaniola::{self as rules, HandScore, Place, Seat},
};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct SeaProps {
    pub(crate) context: ViewContext,
    pub(crate) names: Rc<Names>,
    pub(crate) sea: SeaModel,
}

/// Draws the sea.
#[component]
pub(crate) fn Sea(SeaProps { context, names, sea: model }: &SeaProps) -> Html {
    count("Sea");
    let is_done = model.is_done;
    let ship = |&ship: &ShipModel| {
        html! { <Ship context={context.clone()} names={Rc::clone(names)} {ship} {is_done} /> }
    };
    let ships = el("ul").class("ships").each(model.ships.iter().map(ship));
    let islands =
        (1..).zip(&model.islands).map(|(number, model)| island(context, number, *model, is_done, names));
    let islands =
        el("ol").class("isles").each(islands).add(haven(context, model.returned.filter(|_| !is_done), names));
    let water = el("div").class("water").add(ships).add(islands);
    el("section").class("sea").label(context.labels().sea).add(water).into()
}

#[derive(Clone, PartialEq, Properties)]
struct ShipProps {
    context: ViewContext,
    names: Rc<Names>,
    ship: ShipModel,
    /// Whether the boarding that is shown has been done.
    is_done: bool,
}

/// Draws a ship.
#[component]
fn Ship(ShipProps { context, names, ship: model, is_done }: &ShipProps) -> Html {
    count("Ship");
    let is_done = *is_done;
    let target = if model.is_target { "is-target" } else { "" };
    let places = model.places.iter().map(|place| place_on(context, model.ship, place, is_done, names));
    let deck = el("div").class("deck").add(glyph("h-ship")).add(el("div").class("places").each(places));
    el("li")
        .class(format!("ship {} {target}", suit_class(model.ship)))
        .add(el("span").class("sr").text(context.words.ship(model.ship)))
        .add(deck)
        .into()
}

/// Returns the class of a place to which a pirate moves, and the side the pirate comes from.
fn motion_marks(motion: Option<Motion>, is_done: bool) -> (&'static str, Option<&'static str>) {
    let (class, from) = match motion {
        None => return ("", None),
        Some(Motion::Aboard) => (" is-coming", None),
        Some(Motion::FromAft) => (" is-moved", Some("right")),
        Some(Motion::FromFore | Motion::Onward) => (" is-moved", Some("left")),
        Some(Motion::Overboard) => (" is-moved", Some("above")),
    };
    (if is_done { " is-landed" } else { class }, from)
}

/// Draws a pirate's place. A pirate that comes from another place has an arrow.
fn spot(pirate: Option<Seat>, is_moved: bool) -> El {
    let arrow = || glyph("h-way").class("way");
    el("span").class("spot").each(pirate.map(token)).each((pirate.is_some() && is_moved).then(arrow))
}

fn place_on(
    context: &ViewContext,
    ship: rules::Ship,
    model: &PlaceModel,
    is_done: bool,
    names: &Names,
) -> El {
    let labels = context.labels();
    let (class, label) = match model.place {
        Place::Fore => ("place", labels.fore),
        Place::Captain => ("place chief", labels.captain),
        Place::Aft => ("place", labels.aft),
    };
    let (motion, from) = motion_marks(model.motion, is_done);
    let label = context.words.place(label, model.pirate.map(|seat| names[seat].as_str()));
    let worth = match model.place {
        Place::Captain => el("span")
            .class("worth")
            .add(glyph(format!("h-{}", ship.code())))
            .text(format!("+{}", HandScore::CAPTAIN)),
        Place::Fore | Place::Aft => el("span").class("worth").text(format!("+{}", HandScore::BESIDE)),
    };
    let place = match model.action {
        Some(action) => el("button")
            .class(format!("{class} can{motion}"))
            .label(label)
            .on_click(context.dispatch.sends(TableCommand::Choose(action))),
        None => el("span").class(format!("{class}{motion}")).add(el("span").class("sr").text(label)),
    };
    let place = match from {
        Some(from) => place.attr("data-from", from),
        None => place,
    };
    place.add(spot(model.pirate, from.is_some() && !is_done)).add(worth)
}

fn island(context: &ViewContext, number: usize, model: IslandModel, is_done: bool, names: &Names) -> El {
    let (motion, from) = motion_marks(model.motion, is_done);
    let name = model.pirate.map(|seat| names[seat].as_str());
    el("li")
        .class(format!("isle{motion}"))
        .attr("data-from", from.unwrap_or_default())
        .add(glyph("h-isle"))
        .add(spot(model.pirate, from.is_some() && !is_done))
        .add(el("span").class("worth").text(format!("−{number}")))
        .add(el("span").class("sr").text(context.words.island(number, name)))
}

/// Draws the place where pirates go from the last island.
fn haven(context: &ViewContext, returned: Option<Seat>, names: &Names) -> El {
    let label = context.labels().homeward;
    let haven = match returned {
        Some(seat) => el("li")
            .class("isle haven is-moved")
            .attr("data-from", "left")
            .add(spot(Some(seat), true))
            .add(el("span").class("sr").text(names[seat].clone())),
        None => el("li").class("isle haven").add(glyph("i-home")),
    };
    haven.add(el("small").text(label))
}
