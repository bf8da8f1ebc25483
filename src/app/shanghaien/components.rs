//! The components of Shanghaien's pages, together with the widgets of both games.

mod bar;
mod card;
mod crew;
mod dice_tray;
mod die;
mod dirty_tricks;
mod hint_sheet;
mod icon;
mod log_sheet;
mod menu_sheet;
mod player_area;
mod replace_sheet;
mod report;
mod seating;
mod spot_sheet;
mod tavern;
mod tavern_card;
mod trick_sheet;

pub(super) use bar::bar;
pub(super) use card::{card_face, nation_class, seat_class};
pub(super) use crew::{Crew, number_or_dash};
pub(super) use dice_tray::DiceTray;
pub(super) use die::{cube, die_face};
pub(super) use dirty_tricks::DirtyTricks;
pub(super) use hint_sheet::hint_sheet;
pub(super) use icon::{captain, emblem, wild_sign};
pub(super) use log_sheet::log_sheet;
pub(super) use menu_sheet::menu_sheet;
pub(super) use player_area::PlayerArea;
pub(super) use replace_sheet::replace_sheet;
pub(super) use report::report;
pub(super) use seating::seating_choice;
pub(super) use spot_sheet::spot_sheet;
pub(super) use tavern::Tavern;
pub(super) use tavern_card::TavernCard;
pub(super) use trick_sheet::trick_sheet;

pub(super) use crate::app::view::widgets::{
    Look, Segment, announcer, icon_button, icon_label, keys_list, menu_button, name_field, notice_line,
    open_record, player_select, segments, setup_form, sheet_frame, start_button, toast, unsaved_line,
};
