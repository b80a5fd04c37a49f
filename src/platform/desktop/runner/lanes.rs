//! Threads on which jobs run: one in order for everything that touches the journals, one in order for other files,
//! and one for each job that may run beside them.

use std::collections::VecDeque;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::job::Event;
use super::unsaved::Unsaved;
use crate::app::{Action, Notice};
use crate::platform::storage::journal_writer::JournalWriter;

/// Wraps the body of every thread, so that a test can give it another file system.
pub type ThreadSetup = Arc<dyn Fn(&mut dyn FnMut()) + Send + Sync>;

/// Pause before waiting answers are tried again; doubled after each failure.
const FIRST_RETRY: Duration = Duration::from_secs(1);

/// Longest such pause.
const LAST_RETRY: Duration = Duration::from_secs(30);

/// Tells a running job that its result is no longer wanted.
#[derive(Debug, Clone, Default)]
pub struct CancelFlag(Arc<AtomicBool>);

impl CancelFlag {
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

pub(super) type JournalJob = Box<dyn FnOnce(&mut JournalWriter) -> Vec<Event> + Send>;
type FileJob = (u64, Box<dyn FnOnce() -> Vec<Event> + Send>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lane {
    Journals,
    /// The number of the job: the result of an abandoned one is dropped.
    Files(u64),
    Beside,
}

pub(super) struct Lanes {
    journal_jobs: Sender<JournalJob>,
    journal_thread: Option<JoinHandle<()>>,
    file_jobs: Sender<FileJob>,
    waiting_files: Arc<Mutex<Receiver<FileJob>>>,
    file_thread: Option<JoinHandle<()>>,
    /// Set once the current file thread is to stop after its job.
    abandoned: Arc<AtomicBool>,
    done: Sender<(Lane, Vec<Event>)>,
    results: Receiver<(Lane, Vec<Event>)>,
    pending_journal: usize,
    /// Numbers of the file jobs that are not done, oldest first.
    pending_files: VecDeque<u64>,
    next_file: u64,
    /// Start of the oldest of them.
    files_since: Option<Instant>,
    setup: ThreadSetup,
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl Lanes {
    /// `wake` is called when a result is available.
    pub(super) fn start(setup: ThreadSetup, wake: Arc<dyn Fn() + Send + Sync>, unsaved: Unsaved) -> Self {
        let (done, results) = channel();
        let (journal_jobs, jobs) = channel::<JournalJob>();
        let (report, around, woken) = (done.clone(), Arc::clone(&setup), Arc::clone(&wake));
        let journal_thread = thread::spawn(move || {
            around(&mut || {
                run_journals(&jobs, &unsaved, &mut |lane, events| {
                    // The receiver may be gone.
                    let _ = report.send((lane, events));
                    woken();
                });
            });
        });
        let (file_jobs, waiting) = channel();
        let mut lanes = Self {
            journal_jobs,
            journal_thread: Some(journal_thread),
            file_jobs,
            waiting_files: Arc::new(Mutex::new(waiting)),
            file_thread: None,
            abandoned: Arc::default(),
            done,
            results,
            pending_journal: 0,
            pending_files: VecDeque::new(),
            next_file: 0,
            files_since: None,
            setup,
            wake,
        };
        lanes.start_file_thread();
        lanes
    }

    /// Reports an action from another thread, once.
    pub(super) fn reporter(&self) -> impl FnOnce(Action) + Send + use<> {
        let (done, wake) = (self.done.clone(), Arc::clone(&self.wake));
        move |action| {
            // The receiver may be gone.
            let _ = done.send((Lane::Beside, vec![Event::Act(Box::new(action))]));
            wake();
        }
    }

    fn start_file_thread(&mut self) {
        self.abandoned = Arc::default();
        let (abandoned, waiting, report) =
            (Arc::clone(&self.abandoned), Arc::clone(&self.waiting_files), self.done.clone());
        let (around, woken) = (Arc::clone(&self.setup), Arc::clone(&self.wake));
        self.file_thread = Some(thread::spawn(move || {
            around(&mut || {
                while !abandoned.load(Ordering::Relaxed) {
                    let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok((number, job)) = next else { return };
                    let _ = report.send((Lane::Files(number), job()));
                    woken();
                }
            });
        }));
    }

    pub(super) fn journal_jobs(&self) -> Sender<JournalJob> {
        self.journal_jobs.clone()
    }

    /// Runs a job after all earlier ones on the journals.
    pub(super) fn on_journals(&mut self, job: impl FnOnce(&mut JournalWriter) -> Vec<Event> + Send + 'static) {
        self.pending_journal += 1;
        if self.journal_jobs.send(Box::new(job)).is_err() {
            rethrow(&mut self.journal_thread);
        }
    }

    /// Runs a job after all earlier ones on files.
    pub(super) fn on_files(&mut self, job: impl FnOnce() -> Vec<Event> + Send + 'static) {
        let number = self.next_file;
        self.next_file += 1;
        self.pending_files.push_back(number);
        self.files_since.get_or_insert_with(Instant::now);
        // The receiver is shared with this side and never gone.
        let _ = self.file_jobs.send((number, Box::new(job)));
    }

    /// Runs a job at once beside all others; it is abandoned when the program ends.
    pub(super) fn beside(&self, job: impl FnOnce() -> Vec<Event> + Send + 'static) {
        let (report, around, woken) = (self.done.clone(), Arc::clone(&self.setup), Arc::clone(&self.wake));
        thread::spawn(move || {
            let mut job = Some(job);
            around(&mut || {
                if let Some(job) = job.take() {
                    let _ = report.send((Lane::Beside, job()));
                    woken();
                }
            });
        });
    }

    /// Gives up the running file job; those behind it go on with a thread of their own.
    pub(super) fn abandon_file_job(&mut self) {
        if self.pending_files.pop_front().is_some() {
            self.abandoned.store(true, Ordering::Relaxed);
            self.start_file_thread();
            self.restart_file_time();
        }
    }

    fn restart_file_time(&mut self) {
        self.files_since = (!self.pending_files.is_empty()).then(Instant::now);
    }

    pub(super) const fn files_since(&self) -> Option<Instant> {
        self.files_since
    }

    /// True while a job on the journals or on files is not done.
    pub(super) fn is_busy(&self) -> bool {
        self.pending_journal > 0 || !self.pending_files.is_empty()
    }

    /// The next results, without blocking.
    pub(super) fn try_result(&mut self) -> Option<Vec<Event>> {
        while let Ok((lane, events)) = self.results.try_recv() {
            if self.count(lane) {
                return Some(events);
            }
        }
        self.rethrow_panics();
        None
    }

    /// The next results, waiting no longer than this.
    pub(super) fn wait(&mut self, most: Duration) -> Option<Vec<Event>> {
        let (lane, events) = self.results.recv_timeout(most).ok()?;
        Some(if self.count(lane) { events } else { Vec::new() })
    }

    /// Counts a finished job; false if it was abandoned.
    fn count(&mut self, lane: Lane) -> bool {
        match lane {
            Lane::Journals => self.pending_journal = self.pending_journal.saturating_sub(1),
            Lane::Files(number) => {
                let before = self.pending_files.len();
                self.pending_files.retain(|pending| *pending != number);
                self.restart_file_time();
                return self.pending_files.len() < before;
            }
            Lane::Beside => {}
        }
        true
    }

    fn rethrow_panics(&mut self) {
        for thread in [&mut self.journal_thread, &mut self.file_thread] {
            if thread.as_ref().is_some_and(JoinHandle::is_finished) {
                rethrow(thread);
            }
        }
    }
}

/// Runs the jobs on the journals, and between them tries again to write the answers that wait.
fn run_journals(jobs: &Receiver<JournalJob>, unsaved: &Unsaved, report: &mut dyn FnMut(Lane, Vec<Event>)) {
    let mut journals = JournalWriter::default();
    let mut pause = FIRST_RETRY;
    loop {
        let next = if journals.waiting() == 0 {
            pause = FIRST_RETRY;
            jobs.recv().map_err(RecvTimeoutError::from)
        } else {
            jobs.recv_timeout(pause)
        };
        match next {
            Ok(job) => {
                let mut events = job(&mut journals);
                unsaved.update(&journals, &mut events);
                report(Lane::Journals, events);
            }
            Err(RecvTimeoutError::Timeout) => {
                pause = (pause * 2).min(LAST_RETRY);
                let failed = journals.retry().err();
                let notices = failed.into_iter().chain(journals.take_notices());
                let mut events = notices.map(notify).collect();
                if unsaved.update(&journals, &mut events) || !events.is_empty() {
                    report(Lane::Beside, events);
                }
            }
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    // The window is gone; unsaved answers were reported before.
    let _ = journals.retry();
}

pub(super) fn notify(notice: impl Into<Notice>) -> Event {
    Event::Act(Box::new(Action::Notice(notice.into())))
}

/// A panic on a thread of the runner ends the program, as one of the window does.
fn rethrow(thread: &mut Option<JoinHandle<()>>) {
    if let Some(Err(panic)) = thread.take().map(JoinHandle::join) {
        resume_unwind(panic);
    }
}
