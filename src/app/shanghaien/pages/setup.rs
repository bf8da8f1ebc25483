//! The set-up of a new game: who plays, who starts, where the players sit.

use yew::prelude::*;

use super::throw::throw_page;
use crate::{
    ai::shanghaien::Level,
    app::{
        router::go_back,
        shanghaien::ViewContext,
        shanghaien::components::{
            Segment, captain, icon_button, name_field, player_select, seat_class, seating_choice, segments,
            setup_form, start_button,
        },
        view::element::{El, el},
    },
    model::shanghaien::{Captains, FirstStart, Seating, Settings, State},
    rules::{BySeat, Seat, shanghaien::NextStart},
};

/// Draws the set-up page. One tap starts the game; all choices are those of the last game.
pub(crate) fn setup(context: &ViewContext, state: &State) -> Html {
    let labels = context.labels();
    let settings = &state.settings;
    let names = names(context, settings);
    if let Some(thrown) = &state.table.thrown {
        return throw_page(context, &names, thrown.dice, state);
    }
    let head = el("header")
        .class("page-head")
        .add(icon_button("i-back", labels.shared.back, Some(Callback::from(|_| go_back()))))
        .add(el("h1").text(labels.shared.new_game));
    let captains = el("div")
        .class("names")
        .attr("role", "group")
        .label(labels.captains)
        .each(Seat::ALL.map(|seat| player(context, seat, settings)));
    let more = el("details")
        .class("more")
        .add(el("summary").text(labels.shared.more_options))
        .add(next_start_choice(context, settings));
    let form = setup_form(context, names.clone())
        .add(captains)
        .add(first_choice(context, settings, &names))
        // Against a computer the seating does not matter.
        .add_if(settings.captains == Captains::default(), || seating(context, settings))
        .add(more);
    el("main")
        .class("page")
        .attr_if(state.pending.is_some(), "inert", "")
        .add(head)
        .add(form)
        .add(start_button(context))
        .into()
}

fn seating(context: &ViewContext, settings: &Settings) -> El {
    let labels = context.labels();
    el("div").class("stack").add(seating_choice(context, settings)).add(el("p").class("note").text(
        match settings.seating {
            Seating::Across => labels.seating_across_explained,
            Seating::Same => labels.seating_same_explained,
            Seating::Turning => labels.seating_turning_explained,
        },
    ))
}

/// Returns the players' names. A computer captain is called after the level, a person without a name after the
/// captain's colour.
fn names(context: &ViewContext, settings: &Settings) -> BySeat<String> {
    let BySeat([one, two]) = settings.captains;
    BySeat::from_fn(|seat| match (settings.captains[seat], settings.names[seat].trim()) {
        (Some(level), _) if one == two => context.words.captain_name(level, seat),
        (Some(level), _) => context.labels().levels[level as usize].to_owned(),
        (None, "") => context.words.default_name(seat).to_owned(),
        (None, name) => name.to_owned(),
    })
}

/// Draws who plays a captain: a person with a name, or a computer captain with a character.
fn player(context: &ViewContext, seat: Seat, settings: &Settings) -> El {
    let labels = context.labels();
    let now = settings.captains[seat];
    let (player_label, name_label) = match seat {
        Seat::One => (labels.red_player, labels.red_captain),
        Seat::Two => (labels.blue_player, labels.blue_captain),
    };
    let levels = Level::ALL.map(|level| (level.code(), labels.levels[level as usize]));
    let select = player_select(
        context,
        settings,
        player_label.into(),
        levels,
        now.map(Level::code),
        move |settings, code| {
            settings.seat(seat, Level::from_code(&code));
        },
    );
    let who = match now {
        None => {
            let label = (name_label.into(), context.words.default_name(seat));
            name_field(context, settings, label, &settings.names[seat], move |settings, name| {
                settings.names[seat] = name;
            })
        }
        Some(level) => el("p").class("note").text(labels.level_notes[level as usize]),
    };
    el("div").class(format!("name {}", seat_class(seat))).add(captain(seat)).add(who).add(select)
}

fn first_choice(context: &ViewContext, now: &Settings, names: &BySeat<String>) -> El {
    let labels = context.labels();
    let choice = |label, set: fn(&mut Settings)| Segment { label, glyph: None, set };
    let choices = [
        choice(labels.throw_for_it, |settings| settings.first = FirstStart::Throw),
        choice(&names[Seat::One], |settings| settings.first = FirstStart::Seat(Seat::One)),
        choice(&names[Seat::Two], |settings| settings.first = FirstStart::Seat(Seat::Two)),
    ];
    segments(context, "first", labels.who_starts, now, &choices)
}

fn next_start_choice(context: &ViewContext, now: &Settings) -> El {
    let labels = context.labels();
    let choice = |label, set: fn(&mut Settings)| Segment { label, glyph: None, set };
    let choices = [
        choice(labels.next_start_opponent, |settings| settings.next_start = NextStart::OpponentOfShanghaier),
        choice(labels.next_start_alternate, |settings| settings.next_start = NextStart::Alternate),
    ];
    segments(context, "next-start", labels.next_start, now, &choices)
}
