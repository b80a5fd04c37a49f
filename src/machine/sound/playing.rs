//! The player thread: decodes, and opens and closes the device as needed.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::time::Instant;

use super::clip::Part;
use super::cue::{Cue, Decode};
use super::device::{Broken, Device};
use super::loudspeaker::Patience;
use super::mix::{Line, Mix};
use super::shelf::Shelf;
use crate::voice::Bytes;

/// Number of immediate losses in a row after which a device is given up for a while. Once or twice may be a sound
/// server under load.
const LOSSES: u32 = 3;

pub(super) enum Order {
    /// Replaces the current speech.
    Say(Vec<Cue>),
    /// Plays a noise.
    Sound(Bytes),
    /// Sets volume and pace, each 1 for as recorded.
    Tune { volume: f32, pace: f32 },
    /// The device with this number failed.
    Broken(u64),
    /// Closes the device and ends the thread.
    Close,
}

/// Opens a device that plays this source and reports its loss; `None` if there is none.
pub type Open = Box<dyn FnMut(Line, &Broken) -> Option<Device> + Send>;

struct Opened {
    /// Plays until dropped.
    _device: Device,
    since: Instant,
    /// When something was last audible on it.
    heard: Instant,
}

pub(super) struct Playing {
    mix: Mix,
    shelf: Shelf,
    to_say: VecDeque<Cue>,
    open: Open,
    opened: Option<Opened>,
    openings: u64,
    /// Number of immediate losses in a row.
    losses: u32,
    /// When opening last failed.
    failed: Option<Instant>,
    patience: Patience,
    orders: Sender<Order>,
    tell: Box<dyn Fn(bool)>,
    /// Last reported availability; assumed true at first.
    told: bool,
}

impl Playing {
    pub(super) fn new(
        open: Open,
        decode: Decode,
        patience: Patience,
        orders: Sender<Order>,
        tell: Box<dyn Fn(bool)>,
    ) -> Self {
        Self {
            mix: Mix::default(),
            shelf: Shelf::new(decode),
            to_say: VecDeque::new(),
            open,
            opened: None,
            openings: 0,
            losses: 0,
            failed: None,
            patience,
            orders,
            tell,
            told: true,
        }
    }

    /// Runs commands until told to end.
    pub(super) fn run(mut self, orders: &Receiver<Order>) {
        loop {
            // Pending recordings may be outdated, so commands take precedence.
            let order = if self.to_say.is_empty() { self.wait(orders) } else { look(orders) };
            match order {
                Ok(Some(Order::Say(cues))) => self.say(cues),
                Ok(Some(Order::Sound(recording))) => self.sound(&recording),
                Ok(Some(Order::Tune { volume, pace })) => {
                    self.mix.turn_to(volume);
                    self.mix.pace(pace);
                }
                Ok(Some(Order::Broken(opening))) => self.mend(opening),
                Ok(Some(Order::Close)) | Err(()) => return,
                Ok(None) => {}
            }
            self.decode_one();
            self.close_when_silent();
        }
    }

    /// The next command. An open device is checked at intervals; otherwise this blocks.
    fn wait(&self, orders: &Receiver<Order>) -> Result<Option<Order>, ()> {
        if self.opened.is_none() {
            return orders.recv().map(Some).map_err(drop);
        }
        match orders.recv_timeout(self.patience.silence / 4) {
            Ok(order) => Ok(Some(order)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(()),
        }
    }

    fn say(&mut self, cues: Vec<Cue>) {
        self.mix.hush();
        self.to_say.clear();
        if !cues.is_empty() && self.can_play() {
            self.to_say.extend(cues);
        }
    }

    fn sound(&mut self, recording: &Bytes) {
        if self.can_play()
            && let Some(clip) = self.shelf.clip(recording)
        {
            self.mix.sound(&clip);
        }
    }

    /// Decodes the next recording of the speech; the first plays while later ones are decoded.
    fn decode_one(&mut self) {
        if let Some(cue) = self.to_say.pop_front()
            && let Some(clip) = self.shelf.clip(&cue.recording)
        {
            self.mix.say(Part { clip, pause: cue.pause });
        }
    }

    /// Opens a device if there is none; false if that fails.
    fn can_play(&mut self) -> bool {
        let now = Instant::now();
        if let Some(opened) = &mut self.opened {
            opened.heard = now;
            return true;
        }
        if self.failed.is_some_and(|failed| now.duration_since(failed) < self.patience.again) {
            return false;
        }
        self.open_device();
        self.opened.is_some()
    }

    fn open_device(&mut self) {
        self.openings += 1;
        let (orders, opening) = (self.orders.clone(), self.openings);
        let broken: Broken = Arc::new(move || drop(orders.send(Order::Broken(opening))));
        let device = (self.open)(self.mix.line(), &broken);
        let now = Instant::now();
        self.failed = device.is_none().then_some(now);
        self.opened = device.map(|device| Opened { _device: device, since: now, heard: now });
        self.report();
    }

    /// Replaces a lost device; the speech continues on the new one.
    fn mend(&mut self, opening: u64) {
        if opening != self.openings {
            return;
        }
        let Some(lost) = self.opened.take() else { return };
        self.losses = if lost.since.elapsed() < self.patience.steady { self.losses + 1 } else { 0 };
        drop(lost);
        if self.losses >= LOSSES {
            self.losses = 0;
            self.failed = Some(Instant::now());
            self.report();
        } else if !self.is_idle() {
            self.open_device();
        }
    }

    /// Reports the availability if it has changed. Without a device the queue is dropped.
    fn report(&mut self) {
        let heard = self.opened.is_some();
        if !heard {
            self.mix.clear();
            self.to_say.clear();
        }
        if heard != self.told {
            self.told = heard;
            (self.tell)(heard);
        }
    }

    fn close_when_silent(&mut self) {
        let idle = self.is_idle();
        let Some(opened) = &mut self.opened else { return };
        let now = Instant::now();
        if !idle {
            opened.heard = now;
        } else if now.duration_since(opened.heard) >= self.patience.silence {
            self.opened = None;
        }
    }

    fn is_idle(&self) -> bool {
        self.to_say.is_empty() && self.mix.is_silent()
    }
}

/// The next command, if any, without blocking.
fn look(orders: &Receiver<Order>) -> Result<Option<Order>, ()> {
    match orders.try_recv() {
        Ok(order) => Ok(Some(order)),
        Err(TryRecvError::Empty) => Ok(None),
        Err(TryRecvError::Disconnected) => Err(()),
    }
}
