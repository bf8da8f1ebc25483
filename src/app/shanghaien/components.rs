//! The pieces that the pages of Shanghaien are made of, with those that both games share.

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
mod replace_sheet;
mod report;
mod seat;
mod slot;
mod spot_sheet;
mod tavern;
mod trick_sheet;

pub(super) use bar::bar;
pub(super) use card::{card_face, nation_class, seat_class};
pub(super) use choice::seating_choice;
pub(super) use crew::number_or_dash;
pub(super) use die::{cube, die_face};
pub(super) use hint_sheet::hint_sheet;
pub(super) use icon::{captain, emblem, wild_sign};
pub(super) use log_sheet::log_sheet;
pub(super) use menu_sheet::menu_sheet;
pub(super) use part::{Part, TablePart};
pub(super) use replace_sheet::replace_sheet;
pub(super) use report::report;
pub(super) use spot_sheet::spot_sheet;
pub(super) use trick_sheet::trick_sheet;

pub(super) use crate::app::view::widgets::{
    Choice, icon_button, icon_label, keys_list, name_field, notice_line, open_record, player_select,
    segments, setup_form, sheet_frame, start_button, toast,
};
