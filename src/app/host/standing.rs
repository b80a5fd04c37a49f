//! A running room as the trainer sees it.

use std::path::PathBuf;
use std::sync::Arc;

use super::{Action, Errand};
use crate::app::Effect;
use crate::classroom::{Message, Phase, Refusal, Room};
use crate::progress::Moment;
use crate::rules::phrase::Phrase;

#[derive(Debug)]
pub struct Standing {
    pub room: Arc<Room>,
    /// URLs for participants with the code, the best first.
    pub links: Vec<String>,
    pub remote: Option<String>,
    /// Certificate fingerprint, if encrypted.
    pub fingerprint: Option<String>,
    pub log: PathBuf,
    pub trouble: Option<Phrase>,
    /// Refusal of the last command.
    pub refused: Option<Refusal>,
    /// Place of the class view.
    pub projector: Projector,
    pub now: Moment,
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

impl Standing {
    /// `true` if no link is reachable from the network.
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
                // Ending first lets participants know and keeps the results on the screen.
                return vec![Effect::Host(Errand::Say(Message::End))];
            }
            _ => {}
        }
        Vec::new()
    }
}
