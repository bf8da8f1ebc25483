//! The pieces that the pages of Hispaniola are made of, with those that both games share.

mod bands;
mod bar;
mod card;
mod dock;
mod hand;
mod last_trick_sheet;
mod look_back;
mod menu_sheet;
mod points;
mod replace_sheet;
mod score_sheet;
mod sea;
mod trick;

pub(super) use bands::bands;
pub(super) use bar::bar;
pub(super) use card::{card_face, suit_class, suit_word, token};
pub(super) use dock::dock;
pub(super) use hand::cards;
pub(super) use last_trick_sheet::last_trick_sheet;
pub(super) use look_back::{look_back_dock, told};
pub(super) use menu_sheet::menu_sheet;
pub(super) use points::{points_head, points_row, total_row};
pub(super) use replace_sheet::replace_sheet;
pub(super) use score_sheet::{hands_table, score_sheet, scores_sheet};
pub(super) use sea::sea;
pub(super) use trick::{play, trick_box};

pub(super) use crate::app::view::widgets::{
    Choice as Segment, glyph, icon_button, icon_label, keys_list, name_field, notice_line, open_record,
    player_select, segments, setup_form, sheet_frame, start_button, toast,
};
