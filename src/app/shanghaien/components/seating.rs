//! The choice of where the players sit.

use crate::{
    app::{
        shanghaien::ViewContext,
        shanghaien::components::{Segment, segments},
        view::element::El,
    },
    model::shanghaien::{Seating, Settings},
};

/// Draws the choice of where the players sit.
pub(crate) fn seating_choice(context: &ViewContext, now: &Settings) -> El {
    let labels = context.labels();
    let choice = |label, glyph, set: fn(&mut Settings)| Segment { label, glyph: Some(glyph), set };
    let choices = [
        choice(labels.seating_across, "i-across", |settings| settings.seating = Seating::Across),
        choice(labels.seating_same, "i-same", |settings| settings.seating = Seating::Same),
        choice(labels.seating_turning, "i-turning", |settings| settings.seating = Seating::Turning),
    ];
    segments(context, "seating", labels.seating, now, &choices)
}
