//! Asking a class, as the window carries it: the room opened, looked at again and again, closed.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use eframe::egui;

use super::Window;
use crate::app::Action;
use crate::app::host::{Action as Do, Broken, Errand, Opened, Planned, Seen};
use crate::classroom::log::Log;
use crate::classroom::{Digest, Room};
use crate::machine::class::roster;
use crate::machine::clock;
use crate::machine::room::{Hosting, LogFile, Stand, new_code, new_secret, unfinished};
use crate::progress::class::roster::Person;
use crate::rules::phrase::Phrase;

/// The port that is tried first; any that is free, where it is taken.
const USUAL_PORT: u16 = 8057;
/// The folder of the logs, in that of the data.
const ROOMS: &str = "rooms";
/// So often is the time drawn that is left.
const CLOCK: Duration = Duration::from_millis(500);

impl Window {
    /// Does what the screen of a room asks for.
    pub(super) fn host(&mut self, errand: Errand) -> Result<(), Phrase> {
        match errand {
            Errand::Look => {
                let broken = self.broken_off().ok().map(|(room, opened)| Broken {
                    lesson: room.setup().lesson.clone(),
                    people: room.people().count(),
                    at: opened.opened.at,
                });
                self.act(Action::Host(Do::Broken(broken)));
            }
            Errand::Roster(path) => {
                let list = roster(&path)?;
                let names = list.people.iter().map(Person::name).collect();
                if let Some(mut plan) = self.app.hosting().map(|host| host.plan.clone()) {
                    plan.roster = Some((path, names));
                    self.act(Action::Host(Do::Change(Box::new(plan))));
                }
            }
            Errand::Open(planned) => {
                let opened = self.open_room(&planned);
                self.opened(opened)?;
            }
            Errand::Resume => {
                let opened = self.resume_room();
                self.opened(opened)?;
            }
            Errand::Say(message) => {
                let refused = self.hosting.as_ref().map(|hosting| hosting.say(message).err());
                self.see_room();
                self.act(Action::Host(Do::Answered(refused.flatten())));
            }
            Errand::Close => self.hosting = None,
            Errand::Write(..) | Errand::Practise(_) => {}
        }
        Ok(())
    }

    fn opened(&mut self, opened: Result<Hosting, Phrase>) -> Result<(), Phrase> {
        let hosting = opened.inspect_err(|_| self.act(Action::Host(Do::Failed)))?;
        let room = hosting.room();
        let code = room.setup().code.clone();
        let opened = Opened {
            links: hosting.links().into_iter().map(|link| format!("{link}?code={code}")).collect(),
            remote: hosting.remote_link(),
            log: hosting.log().to_owned(),
            room,
        };
        let ctx = self.ctx.clone();
        hosting.wake_by(move || ctx.request_repaint());
        self.hosting = Some(hosting);
        self.act(Action::Host(Do::Opened(opened)));
        Ok(())
    }

    fn open_room(&self, planned: &Planned) -> Result<Hosting, Phrase> {
        // Who has this window has the room.
        let digest = |secret: &str| Digest::of(secret).ok_or_else(|| Phrase::plain("host-no-chance"));
        let remote = new_secret();
        let setup = planned.setup(new_code(), digest(&new_secret())?, digest(&remote)?);
        let at = clock::time_of_day();
        let room = Room::open(setup, planned.quiz.clone(), at);
        let open = |port| {
            Hosting::open(room.clone(), at, Stand { remote: Some(remote.clone()), ..self.stand(port, &planned.lesson) })
        };
        open(USUAL_PORT).or_else(|_| open(0))
    }

    fn resume_room(&self) -> Result<Hosting, Phrase> {
        let last = unfinished(&self.rooms()).ok_or_else(|| Phrase::plain("host-nothing-to-resume"))?;
        let (file, log) = LogFile::take_up(&last)?;
        let (port, tls) = (log.opened.port, log.opened.tls);
        let lesson = log.opened.setup.lesson.clone();
        let room = self.room_of(&log)?;
        Hosting::resume(room, file, Stand { tls, ..self.stand(port, &lesson) })
    }

    /// The last room that was broken off, as it stood.
    fn broken_off(&self) -> Result<(Room, Log), Phrase> {
        let last = unfinished(&self.rooms()).ok_or_else(|| Phrase::plain("host-nothing-to-resume"))?;
        let log = LogFile::read(&last)?;
        Ok((self.room_of(&log)?, log))
    }

    fn room_of(&self, log: &Log) -> Result<Room, Phrase> {
        log.room(self.app.library()).map_err(|changed| changed.phrase())
    }

    fn stand(&self, port: u16, lesson: &str) -> Stand {
        let packs = self.app.library().packs();
        let pack = packs.iter().find(|pack| lesson.starts_with(&format!("{}/", pack.id)));
        let pictures = pack.map_or_else(BTreeMap::new, |pack| pack.pictures.clone());
        Stand { port, folder: self.rooms(), pictures, ..Stand::default() }
    }

    fn rooms(&self) -> PathBuf {
        self.store.data().join(ROOMS)
    }

    /// Looks at the room; it wakes the window when it has changed, and while time runs so does the clock.
    pub(super) fn hear_of_the_room(&mut self, ctx: &egui::Context) {
        let Some(hosting) = &self.hosting else { return };
        let room = hosting.room();
        if room.is_running() && !room.is_paused() && room.time_of_most().is_some() {
            ctx.request_repaint_after(CLOCK);
        }
        self.see_room();
    }

    fn see_room(&mut self) {
        let Some(hosting) = &self.hosting else { return };
        let (room, trouble) = (hosting.room(), hosting.trouble());
        self.act(Action::Host(Do::Seen(Seen { room, trouble })));
    }
}
