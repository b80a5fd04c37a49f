//! Hosting a class quiz: opening, polling and closing the room.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use eframe::egui;

use super::Window;
use crate::app::Action;
use crate::app::host::{Action as Do, Broken, Earlier, Errand, Listed, Opened, Past, Planned, Seen};
use crate::app::packs;
use crate::classroom::log::Log;
use crate::classroom::results::{Export, Results, Teller};
use crate::classroom::{Digest, Event, Room, USUAL_PORT};
use crate::machine::class::roster;
use crate::machine::packs::offer;
use crate::machine::room::{Hosting, LogFile, ROOMS, Stand, logs, new_code, new_secret, read_log, room_of, unfinished};
use crate::machine::{clock, files, sheets};
use crate::progress::class::roster::Person;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::Words;

/// Maximum number of earlier rooms listed.
const MOST: usize = 50;
const CLOCK: Duration = Duration::from_millis(500);

impl Window {
    pub(super) fn host(&mut self, errand: Errand) -> Result<(), Phrase> {
        match errand {
            Errand::Look => self.look_for_rooms(),
            Errand::Past(log) => {
                let room = room_of(&log, &read_log(&log)?, self.app.library())?;
                let results = Arc::new(Results::of(&room));
                self.act(Action::Host(Do::Read(Past(results))));
            }
            Errand::Roster(path) => {
                let list = roster(&path)?;
                let names = list.people.iter().map(Person::name).collect();
                if let Some(mut plan) = self.app.hosting().map(|host| host.plan.clone()) {
                    plan.roster = Some(Listed::of(path, names));
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
                let refused = self.rooms.hosting.as_ref().map(|hosting| hosting.say(message).err());
                self.see_room();
                self.act(Action::Host(Do::Answered(refused.flatten())));
            }
            Errand::Close => self.rooms.hosting = None,
            Errand::Write(form, results) => self.write_results(form, &results)?,
            Errand::Practise(results) => self.practise_what_was_wrong(&results)?,
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
            fingerprint: hosting.fingerprint().map(ToOwned::to_owned),
            log: hosting.log().to_owned(),
            room,
        };
        let ctx = self.ctx.clone();
        hosting.wake_by(move || ctx.request_repaint());
        self.rooms.hosting = Some(hosting);
        self.act(Action::Host(Do::Opened(opened)));
        Ok(())
    }

    fn open_room(&self, planned: &Planned) -> Result<Hosting, Phrase> {
        // Whoever controls this window controls the room.
        let digest = |secret: &str| Digest::of(secret).ok_or_else(|| Phrase::plain("host-no-chance"));
        let remote = new_secret();
        let setup = planned.setup(new_code(&self.rooms()), digest(&new_secret())?, digest(&remote)?);
        let at = clock::time_of_day();
        let room = Room::open(setup, planned.quiz.clone(), at);
        let open = |port| {
            Hosting::open(
                room.clone(),
                at,
                Stand { remote: Some(remote.clone()), tls: planned.plan.tls, ..self.stand(port, &planned.lesson) },
            )
        };
        open(USUAL_PORT).or_else(|_| open(0))
    }

    fn resume_room(&self) -> Result<Hosting, Phrase> {
        let last = unfinished(&self.rooms()).ok_or_else(|| Phrase::plain("host-nothing-to-resume"))?;
        let (file, log) = LogFile::take_up(&last)?;
        let (port, tls, loopback) = (log.opened.port, log.opened.tls, log.opened.loopback);
        let lesson = log.opened.setup.lesson.clone();
        let room = self.room_of(&log)?;
        Hosting::resume(room, file, Stand { loopback, tls, ..self.stand(port, &lesson) })
    }

    /// Lists earlier rooms and an unfinished one; without an open profile the shared packs are offered.
    pub(super) fn look_for_rooms(&mut self) {
        if self.app.profile().is_none() {
            let mut library = self.built_in.clone();
            // Errors are reported when a profile is opened.
            let _ = offer(self.store.data(), &mut library, self.app.own_houses());
            self.act(Action::Packs(packs::Action::Offered(Box::new(library))));
        }
        let mut all: Vec<(Log, PathBuf)> = Vec::new();
        let mut unread = Vec::new();
        for place in logs(&self.rooms()).into_iter().take(MOST) {
            match read_log(&place) {
                Ok(log) => all.push((log, place)),
                Err(why) => unread.push((place, why)),
            }
        }
        self.tell_unread(unread);
        let joined = |log: &Log| log.happened.iter().filter(|one| matches!(one.event, Event::Joined { .. })).count();
        let last = unfinished(&self.rooms());
        let broken = all.iter().find(|(_, place)| Some(place) == last.as_ref()).map(|(log, _)| Broken {
            lesson: log.opened.setup.lesson.clone(),
            house: log.opened.setup.house.clone(),
            people: joined(log),
            at: log.opened.at,
        });
        self.act(Action::Host(Do::Broken(broken)));
        let earlier = all.iter().filter(|(log, _)| joined(log) > 0).map(|(log, place)| Earlier {
            log: place.clone(),
            at: log.opened.at,
            minutes_east: clock::minutes_east(log.opened.at),
            lesson: log.opened.setup.lesson.clone(),
            house: log.opened.setup.house.clone(),
            people: joined(log),
        });
        let earlier = earlier.collect();
        self.act(Action::Host(Do::Earlier(earlier, clock::minutes_east(self.clock.now()))));
    }

    /// Reports unreadable logs, each only once.
    fn tell_unread(&mut self, unread: Vec<(PathBuf, Phrase)>) {
        let (places, mut whys): (Vec<PathBuf>, Vec<Phrase>) = unread.into_iter().unzip();
        if places.is_empty() || places == self.rooms.unread {
            return;
        }
        let told = match (whys.pop(), whys.len()) {
            (Some(why), 0) => why,
            (_, others) => Phrase::plain("host-logs-unread")
                .with("count", Fact::Number(others as u64 + 1))
                .with("place", files::shown(&self.rooms())),
        };
        self.rooms.unread = places;
        self.act(Action::Notice(told));
    }

    fn write_results(&mut self, form: Export, results: &Results) -> Result<(), Phrase> {
        let words = Words::of(self.app.language());
        let minutes_east = clock::minutes_east(results.opened);
        let teller = Teller { results, words: &words, minutes_east };
        // Rooms of the same day get separate files.
        let (day, time) = (clock::day(results.opened), teller.clock(results.opened).replace(':', ""));
        let mut last = self.sheets.clone();
        for (name, bytes) in teller.export(form)? {
            last = sheets::keep(&self.sheets, &format!("room-{day}-{time}-{name}"), &bytes)?;
        }
        if form == Export::Pdf {
            sheets::show(&last);
        }
        self.act(Action::Done(Phrase::plain("class-file-lies-here").with("place", files::shown(&last))));
        Ok(())
    }

    fn room_of(&self, log: &Log) -> Result<Room, Phrase> {
        log.room(self.app.library()).map_err(|changed| changed.phrase())
    }

    fn stand(&self, port: u16, lesson: &str) -> Stand {
        let packs = self.app.library().packs();
        let pack = packs.iter().find(|pack| lesson.starts_with(&format!("{}/", pack.id)));
        let pictures = pack.map_or_else(BTreeMap::new, |pack| pack.pictures.clone());
        let language = Some(self.app.language());
        Stand { port, folder: self.rooms(), pictures, language, ..Stand::default() }
    }

    fn rooms(&self) -> PathBuf {
        self.store.data().join(ROOMS)
    }

    /// Polls the room; schedules repaints while time runs.
    pub(super) fn hear_of_the_room(&mut self, ctx: &egui::Context) {
        let Some(hosting) = &self.rooms.hosting else { return };
        let room = hosting.room();
        if room.is_running() && !room.is_paused() && room.time_of_most().is_some() {
            ctx.request_repaint_after(CLOCK);
        }
        self.see_room();
    }

    fn see_room(&mut self) {
        let Some(hosting) = &self.rooms.hosting else { return };
        let (room, trouble) = (hosting.room(), hosting.trouble());
        self.act(Action::Host(Do::Seen(Seen { room, trouble })));
    }
}
