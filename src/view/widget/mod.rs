//! Shared widgets. Each works by pointer and keyboard, shows a focus ring, has a large hit area, and an accessible
//! name.

mod amount_field;
mod button;
mod choice_list;
mod fold;
mod frame;
mod key_cap;
mod link;
mod mark_tile;
mod number_pad;
mod progress;
mod score_ring;
mod tile;
mod toggle;
mod verdict;
mod word_tile;

use eframe::egui::{Response, Role, WidgetInfo};

pub use self::amount_field::amount_field;
pub use self::button::{
    bare_button, bare_width, filled_button, keyed_width, primary_button, primary_button_where, primary_height,
    quiet_button, quiet_button_where, quiet_width, wide_button,
};
pub use self::choice_list::choice_list;
pub use self::fold::{cells_ui, fold_head, fold_row, is_unfolded};
pub use self::frame::{Notice, notice_bar, notice_height, panel, task_card};
pub use self::key_cap::{cap_size, key_cap, paint_key_cap, paint_key_cap_on};
pub use self::link::link;
pub use self::mark_tile::MarkTile;
pub use self::number_pad::{PadKey, number_pad};
pub use self::progress::progress_bar;
pub use self::score_ring::{ScoreRing, score_ring};
pub use self::tile::{TileState, choice_tile, explained_tile, low_choice_tile};
pub use self::toggle::{choice_row, option_row, radio, radio_where, toggle};
pub use self::verdict::{paint_cross, paint_tick, paint_verdict, verdict_mark};
pub use self::word_tile::{word_tile, word_tile_width};

pub fn name(response: &Response, role: Role, label: &str) {
    response.widget_info(|| WidgetInfo::labeled(role, response.enabled(), label));
}
