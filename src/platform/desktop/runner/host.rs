//! Hosting a class quiz: opening, polling and closing the room.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use super::job::{Event, Job};
use super::{GRACE, Runner};
use crate::app::host::{
    HostAction as Do, HostEffect, InterruptedRoom, OpenedRoom, PastResults, PastRoom, PlannedRoom, ResultsAction,
    RoomAction, RoomPlan, RoomRoster, RoomUpdate, SetupAction,
};
use crate::app::packs;
use crate::app::{Action, App};
use crate::classroom::log::RoomLog;
use crate::classroom::results::{Results, ResultsDescriber, ResultsFormat};
use crate::classroom::{Digest, LAST_SECONDS, Room, RoomEvent, RoomMessage, RoomRefusal, Setup, USUAL_PORT};
use crate::i18n::Catalog;
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::Library;
use crate::platform::clock;
use crate::platform::net::{
    Hosting, HostingOptions, LogFile, ROOMS, RoomBrowser, RoomClient, RoomPictures, logs, new_code, new_secret,
    read_log, restore_room, unfinished,
};
use crate::platform::storage::class::read_roster;
use crate::platform::storage::packs::add_packs_of;
use crate::platform::storage::{files, worksheet_files};
use crate::progress::Moment;
use crate::progress::class::roster::RosterPerson;

/// Maximum number of earlier rooms listed.
const MOST: usize = 50;
const CLOCK: Duration = Duration::from_millis(500);

#[derive(Default)]
pub(super) struct Rooms {
    pub(super) hosting: Option<Hosting>,
    /// Answers of the room to messages that it has not taken yet.
    answers: VecDeque<Receiver<Result<(), RoomRefusal>>>,
    /// Answer of the room that is to take its class into the next quiz.
    next: Option<Receiver<Result<(), Phrase>>>,
    pub(super) client: Option<RoomClient>,
    pub(super) browser: Option<RoomBrowser>,
    reported_unreadable: Vec<PathBuf>,
}

impl Runner {
    pub(super) fn run_host_errand(&mut self, app: &App, errand: HostEffect, now: Moment) {
        match errand {
            HostEffect::Look => self.on_files(app, now, |job| {
                job.list_rooms();
                Ok(())
            }),
            HostEffect::Past(log) => self.on_files(app, now, move |job| {
                let room = restore_room(&log, &read_log(&log)?, &job.context.library)?;
                let results = Arc::new(Results::gather(&room));
                job.act(Action::Host(Do::Results(ResultsAction::Read(PastResults(results)))));
                Ok(())
            }),
            HostEffect::Roster(path) => self.on_files(app, now, move |job| {
                let list = read_roster(&path)?;
                let names = list.people.iter().map(RosterPerson::name).collect();
                job.report(Event::Roster(RoomRoster::new(path, names)));
                Ok(())
            }),
            HostEffect::Open(planned) => self.on_files(app, now, move |job| {
                let opened = job.open_room(&planned);
                job.report_room(opened)
            }),
            HostEffect::OpenNext(planned) => self.open_next(app, &planned),
            HostEffect::Resume => self.on_files(app, now, |job| {
                let opened = job.resume_room();
                job.report_room(opened)
            }),
            HostEffect::Send(message) => self.send_as_host(message),
            HostEffect::RenewRemote => {
                if let Some(hosting) = &self.rooms.hosting {
                    hosting.renew_remote();
                }
            }
            HostEffect::Close => {
                self.rooms.answers.clear();
                self.rooms.next = None;
                let hosting = self.rooms.hosting.take();
                // Closing waits for the log.
                self.lanes.on_files(move || {
                    drop(hosting);
                    Vec::new()
                });
            }
            HostEffect::Write(format, results) => {
                self.on_files(app, now, move |job| job.write_results(format, &results));
            }
            HostEffect::Practise(results) => self.on_files(app, now, move |job| job.write_review_pack(&results)),
        }
    }

    fn send_as_host(&mut self, message: RoomMessage) {
        let Some(hosting) = &self.rooms.hosting else {
            self.events.push_back(Event::Act(Box::new(Action::Host(Do::Room(RoomAction::Answered(None))))));
            return;
        };
        let is_first = self.rooms.answers.is_empty();
        self.rooms.answers.push_back(hosting.begin_send(message));
        self.take_answers(if is_first { GRACE } else { Duration::ZERO });
    }

    fn open_next(&mut self, app: &App, planned: &PlannedRoom) {
        let Some(hosting) = &self.rooms.hosting else { return };
        let Setup { code, host, remote, .. } = hosting.room().setup().clone();
        let pictures = pictures_of(app.library(), &planned.lesson);
        self.rooms.next = Some(hosting.begin_next(planned.setup(code, host, remote), planned.quiz.clone(), pictures));
        self.take_next_answer(GRACE);
    }

    /// Reports whether the next quiz is there, waiting no longer than `most`.
    fn take_next_answer(&mut self, most: Duration) {
        let Some(answer) = &self.rooms.next else { return };
        let answered = match answer.recv_timeout(most) {
            Ok(answered) => answered,
            Err(RecvTimeoutError::Timeout) => return,
            Err(RecvTimeoutError::Disconnected) => Err(RoomRefusal::Over.phrase()),
        };
        self.rooms.next = None;
        let actions = match answered {
            Ok(()) => self.room_update().into_iter().map(Action::Host).collect(),
            Err(why) => vec![Action::Host(Do::Failed), Action::Notice(why.into())],
        };
        self.events.extend(actions.into_iter().map(|action| Event::Act(Box::new(action))));
    }

    /// Reports the answers of the room in order, waiting for the first no longer than `most`.
    fn take_answers(&mut self, most: Duration) {
        let mut wait = most;
        while let Some(answer) = self.rooms.answers.front() {
            let answered = match answer.recv_timeout(wait) {
                Ok(answered) => answered,
                Err(RecvTimeoutError::Timeout) => return,
                Err(RecvTimeoutError::Disconnected) => Err(RoomRefusal::Over),
            };
            wait = Duration::ZERO;
            self.rooms.answers.pop_front();
            for action in self.room_update().into_iter().chain([Do::Room(RoomAction::Answered(answered.err()))]) {
                self.events.push_back(Event::Act(Box::new(Action::Host(action))));
            }
        }
    }

    pub(super) fn room_opened(&mut self, app: &App, hosting: Hosting) -> Vec<Action> {
        if app.screen().hosting().is_none() {
            // The screen was left meanwhile.
            self.lanes.on_files(move || {
                drop(hosting);
                Vec::new()
            });
            return Vec::new();
        }
        let room = hosting.room();
        let query = room.setup().link_query();
        let opened = OpenedRoom {
            links: hosting.links().into_iter().map(|link| format!("{link}{query}")).collect(),
            remote: hosting.remote_link(),
            fingerprint: hosting.fingerprint().map(ToOwned::to_owned),
            log: hosting.log(),
            room,
        };
        let wake = Arc::clone(&self.wake);
        hosting.on_change(move || wake());
        self.rooms.hosting = Some(hosting);
        vec![Action::Host(Do::Opened(opened))]
    }

    /// Reports unreadable logs, each only once.
    pub(super) fn report_unread(&mut self, unread: Vec<(PathBuf, Phrase)>) -> Vec<Action> {
        let (places, mut whys): (Vec<PathBuf>, Vec<Phrase>) = unread.into_iter().unzip();
        if places.is_empty() || places == self.rooms.reported_unreadable {
            return Vec::new();
        }
        let notice = match (whys.pop(), whys.len()) {
            (Some(why), 0) => why,
            (_, others) => text!(
                "host-logs-unread",
                count = Fact::Number(others as u64 + 1),
                place = files::path_fact(&self.places.store.data().join(ROOMS))
            ),
        };
        self.rooms.reported_unreadable = places;
        vec![Action::Notice(notice.into())]
    }

    /// Reports the state of the room; returns when the next frame is due while time runs.
    pub(super) fn poll_room(&mut self, app: &mut App, now: Moment) -> Option<Duration> {
        self.take_answers(Duration::ZERO);
        self.take_next_answer(Duration::ZERO);
        self.apply_results(app, now);
        let room = self.rooms.hosting.as_ref()?.room();
        if let Some(update) = self.room_update() {
            self.apply(app, Action::Host(update), now);
        }
        let is_timed = room.ready_in(now).is_some() || room.is_running() && room.standard_time().is_some();
        let left = room.standard_time_left(now).filter(|left| room.is_running() && *left <= (LAST_SECONDS + 1) * 1000);
        // The last seconds are seen and heard as they come.
        let due = left.map_or(CLOCK, |left| Duration::from_millis(left % 1000 + 1).min(CLOCK));
        (is_timed && !room.is_paused()).then_some(due)
    }

    fn room_update(&self) -> Option<Do> {
        let hosting = self.rooms.hosting.as_ref()?;
        Some(Do::Room(RoomAction::Updated(RoomUpdate {
            room: hosting.room(),
            trouble: hosting.trouble(),
            remote: hosting.remote_link(),
            is_remote_paired: hosting.is_remote_paired(),
            log: hosting.log(),
        })))
    }
}

/// The pictures of a lesson's pack.
fn pictures_of(library: &Library, lesson: &str) -> RoomPictures {
    let pack = library.packs().find(|pack| lesson.starts_with(&format!("{}/", pack.id)));
    pack.map(|pack| pack.pictures.clone()).unwrap_or_default()
}

/// The plan with a list of names that was read for it, if a room is still being planned.
pub(super) fn with_roster(app: &App, roster: RoomRoster) -> Vec<Action> {
    let plan = app.screen().hosting().map(|host| host.plan.clone());
    let change = plan.map(|plan| Do::Setup(SetupAction::Change(Box::new(RoomPlan { roster: Some(roster), ..plan }))));
    change.map(Action::Host).into_iter().collect()
}

impl Job {
    fn report_room(&mut self, opened: Result<Hosting, Phrase>) -> Result<(), Phrase> {
        let hosting = opened.inspect_err(|_| self.act(Action::Host(Do::Failed)))?;
        self.report(Event::RoomOpened(Box::new(hosting)));
        Ok(())
    }

    fn open_room(&self, planned: &PlannedRoom) -> Result<Hosting, Phrase> {
        // The person at this window controls the room.
        let digest = |secret: &str| Digest::from_secret(secret).ok_or_else(|| text!("host-no-chance"));
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
                    tls: planned.plan.choices.tls,
                    ..self.hosting_options(port, &planned.lesson)
                },
            )
        };
        open(USUAL_PORT).or_else(|_| open(0))
    }

    fn resume_room(&mut self) -> Result<Hosting, Phrase> {
        let last = unfinished(&self.rooms_folder()).ok_or_else(|| text!("host-nothing-to-resume"))?;
        let (file, log) = LogFile::resume(&last)?;
        let (port, tls, loopback) = (log.opening.port, log.opening.tls, log.opening.loopback);
        let lesson = log.opening.setup.lesson.clone();
        if let Some(damage) = log.damage(files::path_fact(&last)) {
            self.act(Action::Notice(damage.into()));
        }
        let room = self.restore_room(&log)?;
        Hosting::resume(room, file, HostingOptions { loopback, tls, ..self.hosting_options(port, &lesson) })
    }

    /// Lists earlier rooms and an unfinished one; without an open profile the shared packs are offered.
    pub(super) fn list_rooms(&mut self) {
        if self.context.profile.is_none() {
            let mut library = self.places.built_in.clone();
            // Errors are reported when a profile is opened.
            let _ = add_packs_of(self.places.store.data(), &mut library, &self.context.own_houses);
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
        self.report(Event::UnreadableLogs(unread));
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
        self.act(Action::Host(Do::Earlier(earlier, clock::minutes_east(self.context.now))));
    }

    fn write_results(&mut self, form: ResultsFormat, results: &Results) -> Result<(), Phrase> {
        let words = Catalog::new(self.context.language);
        let minutes_east = clock::minutes_east(results.opened);
        let describer = ResultsDescriber { results, words: &words, minutes_east };
        // Rooms of the same day get separate files.
        let (day, time) = (clock::day(results.opened), describer.clock(results.opened).replace(':', ""));
        let mut last = self.places.documents.clone();
        for (name, bytes) in describer.export(form)? {
            last = worksheet_files::write_file(&self.places.documents, &format!("room-{day}-{time}-{name}"), &bytes)?;
        }
        if form == ResultsFormat::Pdf {
            self.report(Event::Show(last.clone()));
        }
        self.done(text_key!("class-file-lies-here"), &last);
        Ok(())
    }

    fn restore_room(&self, log: &RoomLog) -> Result<Room, Phrase> {
        log.room(&self.context.library).map_err(|changed| changed.phrase())
    }

    fn hosting_options(&self, port: u16, lesson: &str) -> HostingOptions {
        let pictures = pictures_of(&self.context.library, lesson);
        let language = Some(self.context.language);
        HostingOptions { port, folder: self.rooms_folder(), pictures, language, ..HostingOptions::default() }
    }

    fn rooms_folder(&self) -> PathBuf {
        self.places.store.data().join(ROOMS)
    }
}
