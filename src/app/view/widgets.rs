//! The widgets of both games.

mod announcer;
mod icon;
mod language;
mod menu;
mod player;
mod record_file;
mod segments;
mod sheet;

pub(in crate::app) use announcer::{announcer, stirred};
pub(in crate::app) use icon::{glyph, icon_button, icon_label, menu_button};
pub(in crate::app) use language::language_select;
pub(in crate::app) use menu::keys_list;
pub(in crate::app) use player::{name_field, player_select, setup_form, start_button};
pub(in crate::app) use record_file::{notice_line, open_record, toast, unsaved_line};
pub(in crate::app) use segments::{Segment, segments};
pub(in crate::app) use sheet::{Look, sheet_frame};
