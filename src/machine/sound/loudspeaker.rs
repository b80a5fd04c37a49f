//! The loudspeaker: takes what is to be heard and never waits; a thread of its own does the rest.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use super::Sound;
use super::cue::{AllRecordings, Cue, Decode, Recordings, clip_of};
use super::device;
use super::playing::{Open, Order, Playing};
use crate::lesson::Library;
use crate::progress::Settings;
use crate::voice::{Noise, Said};

/// The silence between two things said one after another.
const BREATH: Duration = Duration::from_millis(450);
/// How long a loudspeaker that is taken away waits for its device to close, so that no sound library is still
/// at work while the program ends.
const FAREWELL: Duration = Duration::from_millis(300);

/// What a loudspeaker is made of.
pub struct Parts {
    /// Opens a device that plays this line, and tells when it can play no more; nothing where there is none.
    pub open: Open,
    /// Where recordings are looked up.
    pub recordings: Box<dyn Recordings>,
    /// Called once by the thread, before the first order.
    pub get_ready: fn(),
    /// How recordings become samples.
    pub decode: Decode,
    /// Called from another thread when there is news.
    pub wake: Box<dyn Fn() + Send>,
    /// When it gives up and when it tries again.
    pub patience: Patience,
}

/// How long a loudspeaker waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Patience {
    /// An open device is closed after so much silence: it costs work, and keeps a laptop from sleeping.
    pub silence: Duration,
    /// A device that could not be opened is not tried again before this.
    pub again: Duration,
    /// A device that is lost sooner than this after it was opened, and again and again, is let be.
    pub steady: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self { silence: Duration::from_secs(20), again: Duration::from_secs(3), steady: Duration::from_secs(1) }
    }
}

/// Sound that is heard.
pub struct Loudspeaker {
    recordings: Box<dyn Recordings>,
    settings: Settings,
    orders: Sender<Order>,
    news: Receiver<bool>,
    /// Ends with the thread.
    at_work: Receiver<()>,
}

impl Loudspeaker {
    /// A loudspeaker on the system's default device, which calls this from another thread when there is news.
    /// Nothing is opened before the first sound.
    #[must_use]
    pub fn new(wake: impl Fn() + Send + 'static) -> Self {
        Self::of(Parts {
            open: Box::new(device::open),
            recordings: Box::new(AllRecordings),
            get_ready: AllRecordings::get_ready,
            decode: clip_of,
            wake: Box::new(wake),
            patience: Patience::default(),
        })
    }

    /// A loudspeaker of these parts.
    #[must_use]
    pub fn of(parts: Parts) -> Self {
        let Parts { open, recordings, get_ready, decode, wake, patience } = parts;
        let (orders, taken) = channel();
        let (tell, news) = channel();
        let (done, at_work) = channel();
        let own = orders.clone();
        let thread = thread::Builder::new().name("loudspeaker".to_owned()).spawn(move || {
            let _done = done;
            get_ready();
            let tell = Box::new(move |heard| {
                let _ = tell.send(heard);
                wake();
            });
            Playing::new(open, decode, patience, own, tell).run(&taken);
        });
        // Without a thread every order is lost, and nothing is heard.
        drop(thread);
        let mut loudspeaker = Self { recordings, settings: Settings::default(), orders, news, at_work };
        loudspeaker.tune(&Settings::default());
        loudspeaker
    }

    fn order(&self, order: Order) {
        let _ = self.orders.send(order);
    }

    fn is_off(&self) -> bool {
        self.settings.volume_percent == 0
    }
}

impl Sound for Loudspeaker {
    fn say(&mut self, said: &[Said], pack: Option<&str>, library: &Library) {
        if self.is_off() || !self.settings.voice {
            return;
        }
        let mut cues: Vec<Cue> = Vec::new();
        for said in said {
            if let Some(last) = cues.last_mut() {
                last.pause = last.pause.max(BREATH);
            }
            cues.extend(self.recordings.of_words(said, pack, library, &self.settings));
        }
        self.order(Order::Say(cues));
    }

    fn hush(&mut self) {
        self.order(Order::Say(Vec::new()));
    }

    fn sound(&mut self, noise: Noise) {
        if self.is_off() || self.settings.muted.contains(&noise) {
            return;
        }
        if let Some(recording) = self.recordings.of_noise(noise) {
            self.order(Order::Sound(recording));
        }
    }

    fn tune(&mut self, settings: &Settings) {
        self.settings.clone_from(settings);
        self.order(Order::Tune {
            volume: f32::from(settings.volume_percent) / 100.0,
            pace: f32::from(settings.rate_percent) / 100.0,
        });
        if !settings.voice {
            self.hush();
        }
    }

    fn news(&mut self) -> Option<bool> {
        self.news.try_iter().last()
    }
}

impl Drop for Loudspeaker {
    fn drop(&mut self) {
        self.order(Order::Close);
        let _ = self.at_work.recv_timeout(FAREWELL);
    }
}
