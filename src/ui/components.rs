//! The pieces that pages are made of.

mod bar;
mod card;
mod choice;
mod controls;
mod crew;
mod die;
mod hint_sheet;
mod icon;
mod log_sheet;
mod menu_sheet;
mod part;
mod record_file;
mod replace_sheet;
mod report;
mod seat;
mod sheet;
mod slot;
mod spot_sheet;
mod tavern;
mod trick_sheet;

pub(super) use bar::bar;
pub(super) use card::{card_face, nation_class, seat_class};
pub(super) use choice::{Choice, chances_choice, pace_choice, seating_choice, segments};
pub(super) use crew::number_or_dash;
pub(super) use die::{cube, die_face};
pub(super) use hint_sheet::hint_sheet;
pub(super) use icon::{captain, emblem, glyph, icon_button, icon_label, wild_sign};
pub(super) use log_sheet::log_sheet;
pub(super) use menu_sheet::menu_sheet;
pub(super) use part::{Part, TablePart};
pub(super) use record_file::{notice_line, open_record, toast};
pub(super) use replace_sheet::replace_sheet;
pub(super) use sheet::sheet_frame;
pub(super) use spot_sheet::spot_sheet;
pub(super) use trick_sheet::trick_sheet;
