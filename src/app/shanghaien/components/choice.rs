//! Where the players sit.

use crate::{
    app::{
        shanghaien::Cx,
        shanghaien::components::{Choice, segments},
        view::element::El,
    },
    model::shanghaien::{Seating, Settings},
};

/// Where the players sit.
pub(crate) fn seating_choice(cx: &Cx, now: &Settings) -> El {
    let labels = cx.labels();
    let choice = |label, glyph, set: fn(&mut Settings)| Choice { label, glyph: Some(glyph), set };
    let choices = [
        choice(labels.seating_across, "i-across", |settings| settings.seating = Seating::Across),
        choice(labels.seating_same, "i-same", |settings| settings.seating = Seating::Same),
        choice(labels.seating_turning, "i-turning", |settings| settings.seating = Seating::Turning),
    ];
    segments(cx, "seating", labels.seating, now, &choices)
}
