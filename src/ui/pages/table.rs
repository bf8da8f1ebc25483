//! The table with everything that lies on it and over it.

use std::rc::Rc;

use yew::prelude::*;

use super::end::end;
use crate::{
    model::{
        Command, Controls, LogLine, Seating, Sheet, SlotModel, Spot, Stage, State, TableModel, TrickModel,
        round_logs,
    },
    record::Record,
    rules::{Seat, shanghaien::Phase},
    ui::{
        components::{SeatArea, Tavern, bar, log_sheet, menu_sheet, notice_line, spot_sheet, trick_sheet},
        cx::{Cx, use_cx},
        focus::use_focus_kept,
        keys::use_keys,
        travel::use_travel,
    },
};

#[derive(Properties, PartialEq)]
pub(crate) struct TablePageProps {
    pub(crate) state: Rc<State>,
    pub(crate) record: Rc<Record>,
}

/// What gets the keyboard when the button that had it is gone.
const NEXT_FOCUS: &[&str] = &[
    ".sheet-body button:not([aria-disabled])",
    ".actions button:not([aria-disabled])",
    ".end-actions button",
];

/// The game on the table, or its end.
#[component]
pub(crate) fn TablePage(TablePageProps { state, record }: &TablePageProps) -> Html {
    let cx = use_cx();
    use_travel(state.stage, state.settings.pace, &cx.dispatch);
    use_keys(state, &cx.dispatch);
    use_focus_kept((record.events().len(), state.stage, state.sheet), NEXT_FOCUS);
    if state.stage == Stage::Play && record.position().phase() == Phase::Over {
        return end(&cx, state, record);
    }
    let Some(model) = TableModel::new(state) else { return html! {} };
    let covered = state.sheet.is_some() || state.offered.is_some();
    // While cards travel, a tap anywhere goes straight to the report.
    let skip =
        matches!(state.stage, Stage::Travel(_)).then(|| cx.dispatch.sends(Command::Show(Stage::Report)));
    html! {
        <>
            <main class="table" inert={covered} data-seating={model.seating.word()}
                data-mover={model.near.number().to_string()} data-pace={state.settings.pace.word()} onclick={skip}>
                <h1 class="sr">{ cx.labels().title }</h1>
                { area(&model, model.near.other()) }
                <div class="middle">
                    { bar(&cx, &model, matches!(state.stage, Stage::LookBack(_))) }
                    <div class="tavern-box"><Tavern model={model.clone()} /></div>
                </div>
                { area(&model, model.near) }
            </main>
            { notice_line(&cx, state.notice.as_ref()) }
            <p class="sr" aria-live="polite">{ announcement(&cx, state, record, &model) }</p>
            { for state.sheet.map(|open| sheet(&cx, open, state, record, &model)) }
        </>
    }
}

fn area(model: &TableModel, seat: Seat) -> Html {
    html! {
        <SeatArea key={seat.number()} model={model.seats[seat].clone()} controls={model.controls[seat].clone()}
            names={model.names.clone()} near={seat == model.near} is_mover={model.mover == Some(seat)} />
    }
}

fn sheet(cx: &Cx, open: Sheet, state: &State, record: &Rc<Record>, model: &TableModel) -> Html {
    let position = record.position();
    let mover = position.to_move().unwrap_or(Seat::One);
    // Across the table, what concerns the far player lies on the far side.
    let flip = model.seating == Seating::Across && mover == Seat::Two;
    match open {
        Sheet::Trick(trick) => {
            let awake = model.seats[mover].awake && position.tricks(mover, trick) > 0;
            let uses = TrickModel::new(record.game(), mover, trick);
            trick_sheet(cx, &uses, mover, position.rolled(), awake, flip)
        }
        Sheet::Spot(place) => {
            let row = SlotModel::row(position, state.picked_die());
            let actions = match row.into_iter().nth(place).map(|slot| slot.spot) {
                Some(Spot::Open { actions, .. }) => actions,
                _ => Vec::new(),
            };
            spot_sheet(cx, &actions, mover, flip)
        }
        Sheet::Menu => menu_sheet(cx, state, record, flip),
        Sheet::Log => log_sheet(cx, &round_logs(record), record.players(), flip),
    }
}

/// What has happened, for who listens instead of looking.
fn announcement(cx: &Cx, state: &State, record: &Record, model: &TableModel) -> String {
    let names = record.players();
    let mut text = if let (Stage::Travel(_), Controls::Say(message)) =
        (&state.stage, &model.controls[Seat::One])
    {
        cx.words.message(message, names)
    } else {
        let did = state.last_event().map(|(seat, event)| cx.words.log_line(&LogLine { seat, event }, names));
        let next = record.position().to_move().map(|seat| cx.words.to_move(&names[seat]));
        did.into_iter().chain(next).collect::<Vec<_>>().join(" ")
    };
    // The same words twice would not be read out a second time: an invisible sign makes them differ.
    if record.events().len() % 2 == 1 {
        text.push('\u{200b}');
    }
    text
}
