//! The pieces that the pages of both games are made of.

mod choice;
mod icon;
mod language;
mod menu;
mod player;
mod record_file;
mod sheet;

pub(super) use choice::{Choice, segments};
pub(super) use icon::{glyph, icon_button, icon_label};
pub(super) use language::language_select;
pub(super) use menu::keys_list;
pub(super) use player::{name_field, player_select, setup_form, start_button};
pub(super) use record_file::{notice_line, open_record, toast};
pub(super) use sheet::sheet_frame;
