//! How it looks: egui reads the state and returns what happened; it changes nothing itself.

pub mod fonts;
pub mod palette;
pub mod table;
pub mod tableau;
pub mod theme;
pub mod widget;
