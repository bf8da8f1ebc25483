//! The components of Hispaniola's pages, together with the widgets of both games.

mod bands;
mod bar;
mod card;
mod curtain;
mod dock;
mod hand;
mod last_trick_sheet;
mod menu_sheet;
mod points;
mod replace_sheet;
mod replay;
mod score_sheet;
mod sea;
mod trick;

pub(super) use bands::bands;
pub(super) use bar::bar;
pub(super) use card::{card_face, sentence, suit_class, token};
pub(super) use dock::dock;
pub(super) use hand::Hand;
pub(super) use last_trick_sheet::last_trick_sheet;
pub(super) use menu_sheet::menu_sheet;
pub(super) use points::{points_head, points_row, total_row};
pub(super) use replace_sheet::replace_sheet;
pub(super) use replay::{replay_dock, told};
pub(super) use score_sheet::{hands_table, score_sheet, scores_sheet};
pub(super) use sea::Sea;
pub(super) use trick::{Trick, play};

pub(super) use crate::app::view::widgets::{
    Segment, announcer, glyph, icon_button, icon_label, keys_list, menu_button, name_field, notice_line,
    open_record, player_select, segments, setup_form, sheet_frame, start_button, toast, unsaved_line,
};
