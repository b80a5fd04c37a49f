//! The window, through its accessibility tree.

#[cfg(feature = "desktop")]
mod answer_by_keyboard;
#[cfg(feature = "desktop")]
mod charts;
mod chips_tray;
#[cfg(feature = "desktop")]
mod class;
mod class_felt;
#[cfg(feature = "desktop")]
mod drawing;
mod felt_pages;
mod first_run;
mod home;
mod host;
mod host_class;
mod leaving;
mod live_legs;
mod look_up;
mod notices;
#[cfg(feature = "desktop")]
mod packs;
#[cfg(feature = "desktop")]
mod pages;
#[cfg(feature = "desktop")]
mod painting;
#[cfg(feature = "desktop")]
mod pointer;
#[cfg(feature = "desktop")]
mod print;
#[cfg(feature = "desktop")]
mod profile;
#[cfg(feature = "desktop")]
mod raster;
#[cfg(feature = "desktop")]
mod rename;
#[cfg(feature = "desktop")]
mod room_reveal;
mod say_aloud;
#[cfg(feature = "desktop")]
mod scene_editor;
mod screens;
#[cfg(feature = "desktop")]
mod settle_table;
#[cfg(feature = "desktop")]
mod shift;
mod step_order;
mod table;
#[cfg(feature = "desktop")]
mod tableau_grid;
mod theme;
mod timeline;
mod today;
mod verdict;
mod workshop;
mod workshop_first_use;
mod workshop_pages;
