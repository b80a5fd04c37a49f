//! Hosting a class quiz: opening, polling and closing the room.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use eframe::egui;

use super::Window;
use crate::app::Action;
use crate::app::host::{
    HostAction as Do, HostEffect, InterruptedRoom, OpenedRoom, PastResults, PastRoom, PlannedRoom, RoomRoster,
    RoomUpdate,
};
use crate::app::packs;
use crate::classroom::log::RoomLog;
use crate::classroom::results::{Results, ResultsDescriber, ResultsFormat};
use crate::classroom::{Digest, Room, RoomEvent, USUAL_PORT};
use crate::i18n::Catalog;
use crate::platform::clock;
use crate::platform::net::{
    Hosting, HostingOptions, LogFile, ROOMS, logs, new_code, new_secret, read_log, restore_room, unfinished,
};
use crate::platform::storage::class::read_roster;
use crate::platform::storage::packs::add_packs_of;
use crate::platform::storage::{files, worksheet_files};
use crate::progress::class::roster::RosterPerson;
use crate::rules::phrase::{Fact, Phrase};

/// Maximum number of earlier rooms listed.
const MOST: usize = 50;
const CLOCK: Duration = Duration::from_millis(500);

impl Window {
    pub(super) fn run_host_errand(&mut self, errand: HostEffect) -> Result<(), Phrase> {
        match errand {
            HostEffect::Look => self.list_rooms(),
            HostEffect::Past(log) => {
                let room = restore_room(&log, &read_log(&log)?, self.app.library())?;
                let results = Arc::new(Results::gather(&room));
                self.act(Action::Host(Do::Read(PastResults(results))));
            }
            HostEffect::Roster(path) => {
                let list = read_roster(&path)?;
                let names = list.people.iter().map(RosterPerson::name).collect();
                if let Some(mut plan) = self.app.hosting().map(|host| host.plan.clone()) {
                    plan.roster = Some(RoomRoster::new(path, names));
                    self.act(Action::Host(Do::Change(Box::new(plan))));
                }
            }
            HostEffect::Open(planned) => {
                let opened = self.open_room(&planned);
                self.room_opened(opened)?;
            }
            HostEffect::Resume => {
                let opened = self.resume_room();
                self.room_opened(opened)?;
            }
            HostEffect::Send(message) => {
                let refused = self.rooms.hosting.as_ref().map(|hosting| hosting.send(message).err());
                self.refresh_room();
                self.act(Action::Host(Do::Answered(refused.flatten())));
            }
            HostEffect::Close => self.rooms.hosting = None,
            HostEffect::Write(form, results) => self.write_results(form, &results)?,
            HostEffect::Practise(results) => self.write_review_pack(&results)?,
        }
        Ok(())
    }

    fn room_opened(&mut self, opened: Result<Hosting, Phrase>) -> Result<(), Phrase> {
        let hosting = opened.inspect_err(|_| self.act(Action::Host(Do::Failed)))?;
        let room = hosting.room();
        let code = room.setup().code.clone();
        let opened = OpenedRoom {
            links: hosting.links().into_iter().map(|link| format!("{link}?code={code}")).collect(),
            remote: hosting.remote_link(),
            fingerprint: hosting.fingerprint().map(ToOwned::to_owned),
            log: hosting.log().to_owned(),
            room,
        };
        let ctx = self.ctx.clone();
        hosting.on_change(move || ctx.request_repaint());
        self.rooms.hosting = Some(hosting);
        self.act(Action::Host(Do::Opened(opened)));
        Ok(())
    }

    fn open_room(&self, planned: &PlannedRoom) -> Result<Hosting, Phrase> {
        // Whoever controls this window controls the room.
        let digest = |secret: &str| Digest::from_secret(secret).ok_or_else(|| Phrase::plain("host-no-chance"));
        let remote = new_secret();
        let setup = planned.setup(new_code(&self.rooms_folder()), digest(&new_secret())?, digest(&remote)?);
        let at = clock::time_of_day();
        let room = Room::open(setup, planned.quiz.clone(), at);
        let open = |port| {
            Hosting::open(
                room.clone(),
                at,
                HostingOptions {
                    remote: Some(remote.clone()),
                    tls: planned.plan.tls,
                    ..self.hosting_options(port, &planned.lesson)
                },
            )
        };
        open(USUAL_PORT).or_else(|_| open(0))
    }

    fn resume_room(&self) -> Result<Hosting, Phrase> {
        let last = unfinished(&self.rooms_folder()).ok_or_else(|| Phrase::plain("host-nothing-to-resume"))?;
        let (file, log) = LogFile::resume(&last)?;
        let (port, tls, loopback) = (log.opening.port, log.opening.tls, log.opening.loopback);
        let lesson = log.opening.setup.lesson.clone();
        let room = self.restore_room(&log)?;
        Hosting::resume(room, file, HostingOptions { loopback, tls, ..self.hosting_options(port, &lesson) })
    }

    /// Lists earlier rooms and an unfinished one; without an open profile the shared packs are offered.
    pub(super) fn list_rooms(&mut self) {
        if self.app.profile().is_none() {
            let mut library = self.built_in.clone();
            // Errors are reported when a profile is opened.
            let _ = add_packs_of(self.store.data(), &mut library, self.app.own_houses());
            self.act(Action::Packs(packs::PacksAction::Offered(Box::new(library))));
        }
        let mut all: Vec<(RoomLog, PathBuf)> = Vec::new();
        let mut unread = Vec::new();
        for place in logs(&self.rooms_folder()).into_iter().take(MOST) {
            match read_log(&place) {
                Ok(log) => all.push((log, place)),
                Err(why) => unread.push((place, why)),
            }
        }
        self.report_unread(unread);
        let joined =
            |log: &RoomLog| log.events.iter().filter(|one| matches!(one.event, RoomEvent::Joined { .. })).count();
        let last = unfinished(&self.rooms_folder());
        let broken = all.iter().find(|(_, place)| Some(place) == last.as_ref()).map(|(log, _)| InterruptedRoom {
            lesson: log.opening.setup.lesson.clone(),
            house: log.opening.setup.house.clone(),
            people: joined(log),
            at: log.opening.at,
        });
        self.act(Action::Host(Do::Interrupted(broken)));
        let earlier = all.iter().filter(|(log, _)| joined(log) > 0).map(|(log, place)| PastRoom {
            log: place.clone(),
            at: log.opening.at,
            utc_offset_minutes: clock::minutes_east(log.opening.at),
            lesson: log.opening.setup.lesson.clone(),
            house: log.opening.setup.house.clone(),
            people: joined(log),
        });
        let earlier = earlier.collect();
        self.act(Action::Host(Do::Earlier(earlier, clock::minutes_east(self.clock.now()))));
    }

    /// Reports unreadable logs, each only once.
    fn report_unread(&mut self, unread: Vec<(PathBuf, Phrase)>) {
        let (places, mut whys): (Vec<PathBuf>, Vec<Phrase>) = unread.into_iter().unzip();
        if places.is_empty() || places == self.rooms.reported_unreadable {
            return;
        }
        let told = match (whys.pop(), whys.len()) {
            (Some(why), 0) => why,
            (_, others) => Phrase::plain("host-logs-unread")
                .with("count", Fact::Number(others as u64 + 1))
                .with("place", files::path_fact(&self.rooms_folder())),
        };
        self.rooms.reported_unreadable = places;
        self.act(Action::Notice(told));
    }

    fn write_results(&mut self, form: ResultsFormat, results: &Results) -> Result<(), Phrase> {
        let words = Catalog::new(self.app.language());
        let minutes_east = clock::minutes_east(results.opened);
        let describer = ResultsDescriber { results, words: &words, minutes_east };
        // Rooms of the same day get separate files.
        let (day, time) = (clock::day(results.opened), describer.clock(results.opened).replace(':', ""));
        let mut last = self.sheets.clone();
        for (name, bytes) in describer.export(form)? {
            last = worksheet_files::write_file(&self.sheets, &format!("room-{day}-{time}-{name}"), &bytes)?;
        }
        if form == ResultsFormat::Pdf {
            worksheet_files::open_with_system(&last);
        }
        self.act(Action::Done(Phrase::plain("class-file-lies-here").with("place", files::path_fact(&last))));
        Ok(())
    }

    fn restore_room(&self, log: &RoomLog) -> Result<Room, Phrase> {
        log.room(self.app.library()).map_err(|changed| changed.phrase())
    }

    fn hosting_options(&self, port: u16, lesson: &str) -> HostingOptions {
        let packs = self.app.library().packs();
        let pack = packs.iter().find(|pack| lesson.starts_with(&format!("{}/", pack.id)));
        let pictures = pack.map_or_else(BTreeMap::new, |pack| pack.pictures.clone());
        let language = Some(self.app.language());
        HostingOptions { port, folder: self.rooms_folder(), pictures, language, ..HostingOptions::default() }
    }

    fn rooms_folder(&self) -> PathBuf {
        self.store.data().join(ROOMS)
    }

    /// Polls the room; schedules repaints while time runs.
    pub(super) fn poll_room(&mut self, ctx: &egui::Context) {
        let Some(hosting) = &self.rooms.hosting else { return };
        let room = hosting.room();
        if room.is_running() && !room.is_paused() && room.standard_time().is_some() {
            ctx.request_repaint_after(CLOCK);
        }
        self.refresh_room();
    }

    fn refresh_room(&mut self) {
        let Some(hosting) = &self.rooms.hosting else { return };
        let (room, trouble) = (hosting.room(), hosting.trouble());
        self.act(Action::Host(Do::Updated(RoomUpdate { room, trouble })));
    }
}
