//! A room that stands, as its trainer sees it.

use std::path::PathBuf;
use std::sync::Arc;

use super::{Action, Errand};
use crate::app::Effect;
use crate::classroom::{Message, Phase, Refusal, Room};
use crate::progress::Moment;
use crate::rules::phrase::Phrase;

/// A room that stands.
#[derive(Debug)]
pub struct Standing {
    /// The room, as it stood when it was last looked at.
    pub room: Arc<Room>,
    /// Where phones find it, the best first; each with the code.
    pub links: Vec<String>,
    /// The link of the remote control, where there is one.
    pub remote: Option<String>,
    /// The fingerprint of its certificate, where the line is encrypted.
    pub fingerprint: Option<String>,
    /// Where its log lies.
    pub log: PathBuf,
    /// What went wrong with the log.
    pub trouble: Option<Phrase>,
    /// Why the last thing that was said changed nothing.
    pub refused: Option<Refusal>,
    /// Where the class sees it.
    pub projector: Projector,
    /// The moment it was last looked at.
    pub now: Moment,
}

/// Where the class sees the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Projector {
    /// In this window, beside the controls.
    #[default]
    Beside,
    /// In this window, which shows nothing else.
    Alone,
    /// In a window of its own.
    Own,
}

impl Standing {
    /// Whether nobody but this machine itself can come in: no link leads to it from a network.
    #[must_use]
    pub fn is_alone(&self) -> bool {
        self.links.iter().all(|link| ["://127.", "://localhost"].iter().any(|here| link.contains(here)))
    }

    pub(super) fn act(&mut self, action: Action, now: Moment, closing: &mut bool) -> Vec<Effect> {
        self.now = now;
        match action {
            Action::Answered(refused) => self.refused = refused,
            Action::Project(projector) => self.projector = projector,
            Action::Say(message) => return vec![Effect::Host(Errand::Say(message))],
            Action::Close(false) if self.room.phase() != Phase::Ended => *closing = true,
            Action::Close(true) => {
                *closing = false;
                // Everybody is told, and nothing is lost: who closes it has the results before them.
                return vec![Effect::Host(Errand::Say(Message::End))];
            }
            _ => {}
        }
        Vec::new()
    }
}
