//! A running room as the trainer sees it.

use std::path::PathBuf;
use std::sync::Arc;

use crate::classroom::{Room, RoomRefusal};
use crate::i18n::phrase::Phrase;
use crate::progress::Moment;

#[derive(Debug)]
pub struct HostedRoom {
    pub room: Arc<Room>,
    /// URLs for participants with the code, the best first.
    pub links: Vec<String>,
    /// Link of the second device.
    pub remote: Option<String>,
    pub is_remote_paired: bool,
    /// Certificate fingerprint, if encrypted.
    pub fingerprint: Option<String>,
    pub log: PathBuf,
    pub trouble: Option<Phrase>,
    /// Refusal of the last command.
    pub refused: Option<RoomRefusal>,
    /// Place of the class view.
    pub projector: Projector,
    /// The class sees the reasons of an answer on a page of their own.
    pub shows_why: bool,
    pub now: Moment,
    /// Turn and second of the last tick.
    pub(super) ticked: Option<(u64, u64)>,
    /// UTC offset of local time in minutes.
    pub utc_offset_minutes: i32,
}

/// Place of the class view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Projector {
    /// In this window, beside the controls.
    #[default]
    Beside,
    /// In this window, full size.
    Alone,
    /// In a separate window.
    Own,
}

impl HostedRoom {
    /// `true` if no link is reachable from the network.
    pub fn is_local_only(&self) -> bool {
        self.links.iter().all(|link| ["://127.", "://localhost"].iter().any(|here| link.contains(here)))
    }
}
