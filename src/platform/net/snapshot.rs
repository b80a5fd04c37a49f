//! Snapshot of a room for other threads: its latest state, and trouble with its log.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use super::{RoomPictures, locked};
use crate::classroom::Room;
use crate::i18n::phrase::Phrase;

pub struct RoomSnapshot {
    room: Mutex<Arc<Room>>,
    trouble: Mutex<Option<Phrase>>,
    remote_paired: AtomicBool,
    log: Mutex<PathBuf>,
    pictures: Mutex<Arc<RoomPictures>>,
    wakes: Mutex<Option<Wake>>,
}

pub(super) type Wake = Box<dyn Fn() + Send>;

impl RoomSnapshot {
    pub fn new(room: &Room) -> Self {
        Self {
            room: Mutex::new(Arc::new(room.clone())),
            trouble: Mutex::new(None),
            remote_paired: AtomicBool::new(false),
            log: Mutex::default(),
            pictures: Mutex::default(),
            wakes: Mutex::new(None),
        }
    }

    pub(super) fn with_pictures(self, pictures: RoomPictures) -> Self {
        self.set_pictures(pictures);
        self
    }

    /// The pictures of the quiz at hand.
    pub(super) fn pictures(&self) -> Arc<RoomPictures> {
        Arc::clone(&locked(&self.pictures))
    }

    pub(super) fn set_pictures(&self, pictures: RoomPictures) {
        *locked(&self.pictures) = Arc::new(pictures);
    }

    /// The log of the quiz at hand.
    pub fn log(&self) -> PathBuf {
        locked(&self.log).clone()
    }

    pub(super) fn set_log(&self, log: PathBuf) {
        *locked(&self.log) = log;
    }

    /// The room at the last update.
    pub fn room(&self) -> Arc<Room> {
        Arc::clone(&locked(&self.room))
    }

    pub(super) fn on_change(&self, wake: Wake) {
        *locked(&self.wakes) = Some(wake);
    }

    pub(super) fn update(&self, room: &Room) {
        *locked(&self.room) = Arc::new(room.clone());
        if let Some(wake) = locked(&self.wakes).as_ref() {
            wake();
        }
    }

    pub(super) fn trouble(&self) -> Option<Phrase> {
        locked(&self.trouble).clone()
    }

    /// True once a device has come with the link of the second device.
    pub(super) fn is_remote_paired(&self) -> bool {
        self.remote_paired.load(Ordering::Relaxed)
    }

    /// Returns true if that has changed.
    pub(super) fn set_remote_paired(&self, paired: bool) -> bool {
        self.remote_paired.swap(paired, Ordering::Relaxed) != paired
    }

    /// Returns true if the trouble has changed.
    pub(super) fn set_trouble(&self, trouble: Option<Phrase>) -> bool {
        let mut shown = locked(&self.trouble);
        let is_new = *shown != trouble;
        *shown = trouble;
        is_new
    }
}
