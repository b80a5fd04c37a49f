//! What others may see of a room: its last state, and what is wrong with its log.

use std::sync::{Arc, Mutex};

use super::locked;
use crate::classroom::Room;
use crate::rules::phrase::Phrase;

/// What others may see of the room.
pub struct Shown {
    room: Mutex<Arc<Room>>,
    trouble: Mutex<Option<Phrase>>,
    /// Whom to wake when there is something new to see.
    wakes: Mutex<Option<Wake>>,
}

/// Wakes whoever looks.
pub(super) type Wake = Box<dyn Fn() + Send>;

impl Shown {
    /// The room as it stands at first.
    #[must_use]
    pub fn of(room: &Room) -> Self {
        Self { room: Mutex::new(Arc::new(room.clone())), trouble: Mutex::new(None), wakes: Mutex::new(None) }
    }

    /// The room as it stood when it was shown last.
    #[must_use]
    pub fn room(&self) -> Arc<Room> {
        Arc::clone(&locked(&self.room))
    }

    pub(super) fn wake_by(&self, wake: Wake) {
        *locked(&self.wakes) = Some(wake);
    }

    pub(super) fn show(&self, room: &Room) {
        *locked(&self.room) = Arc::new(room.clone());
        if let Some(wake) = locked(&self.wakes).as_ref() {
            wake();
        }
    }

    pub(super) fn trouble(&self) -> Option<Phrase> {
        locked(&self.trouble).clone()
    }

    /// Whether it is another trouble than before.
    pub(super) fn set_trouble(&self, trouble: Option<Phrase>) -> bool {
        let mut shown = locked(&self.trouble);
        let is_new = *shown != trouble;
        *shown = trouble;
        is_new
    }
}
