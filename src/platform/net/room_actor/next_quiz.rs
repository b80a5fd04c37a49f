//! The way from one quiz into the next: same people and connections, a room and a log of their own.

use std::path::Path;

use super::broadcast::Outbox;
use super::{LogFile, RoomActor};
use crate::classroom::log::OpeningRecord;
use crate::classroom::{Quiz, RoomRefusal, Setup};
use crate::i18n::phrase::Phrase;
use crate::platform::net::RoomPictures;

/// The next quiz as it is planned, and how its room is reached, for the log.
pub struct NextQuiz {
    /// Participants and their secrets are taken from the room.
    pub setup: Setup,
    pub quiz: Quiz,
    pub pictures: RoomPictures,
    pub port: u16,
    pub tls: bool,
    pub loopback: bool,
}

impl RoomActor {
    /// Opens the room of the next quiz in place of this one. Its log begins with the people who come along; without it
    /// nothing changes.
    pub(super) fn next_quiz(&mut self, next: NextQuiz, due: &mut Outbox) -> Result<(), Phrase> {
        let NextQuiz { setup, quiz, pictures, port, tls, loopback } = next;
        let before = self.log.append(&std::mem::take(&mut due.happened));
        before?;
        let (room, events) = self.room.next_quiz(setup, quiz, self.clock.now()).map_err(RoomRefusal::phrase)?;
        let folder = self.log.path().parent().unwrap_or_else(|| Path::new("."));
        let opened = OpeningRecord { at: room.opened(), port, tls, loopback, setup: room.setup().clone() };
        let log = LogFile::create(folder, &opened, &events)?;
        if let Some(keeping) = self.results_thread.take() {
            // Results of the last quiz are on the disk before the next one begins.
            let _ = keeping.join();
        }
        self.remote.move_to(log.path());
        self.snapshot.set_log(log.path().to_owned());
        self.snapshot.set_pictures(pictures);
        self.broadcast_state = self.broadcast_state.empty_copy();
        (self.room, self.log) = (room, log);
        self.snapshot.update(&self.room);
        self.announce(true);
        due.all_states = true;
        due.control = true;
        Ok(())
    }
}
