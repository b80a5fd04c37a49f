//! The thread behind the loudspeaker: decodes, opens the device when there is something to be heard, and closes
//! it when there is nothing.

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

/// A device that is lost so often in a row as soon as it is opened is let be. Once or twice is not yet that: a sound
/// server under load may fail at first, and plays when it is asked again.
const LOSSES: u32 = 3;

/// What the thread is told.
pub(super) enum Order {
    /// Say this in place of what is being said.
    Say(Vec<Cue>),
    /// Make this sound.
    Sound(Bytes),
    /// Take over volume and pace, each 1 for as recorded.
    Tune { volume: f32, pace: f32 },
    /// The device opened as the so-manieth can play no more.
    Broken(u64),
    /// Close and end.
    Close,
}

/// Opens a device that plays this line, and tells when it can play no more; nothing where there is none.
pub type Open = Box<dyn FnMut(Line, &Broken) -> Option<Device> + Send>;

/// A device that is open.
struct Opened {
    /// Plays as long as it is kept.
    _device: Device,
    since: Instant,
    /// When something was last to be heard on it.
    heard: Instant,
}

/// What the thread keeps.
pub(super) struct Playing {
    mix: Mix,
    shelf: Shelf,
    /// What is yet to be decoded of what is being said.
    to_say: VecDeque<Cue>,
    open: Open,
    opened: Option<Opened>,
    /// How often a device was opened.
    openings: u64,
    /// How often in a row it was lost as soon as it was opened.
    losses: u32,
    /// When no device could be had.
    failed: Option<Instant>,
    patience: Patience,
    orders: Sender<Order>,
    tell: Box<dyn Fn(bool)>,
    /// What was told last: whether sound can be heard. It is taken to be so until it is known.
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

    /// Follows orders until it is told to end.
    pub(super) fn run(mut self, orders: &Receiver<Order>) {
        loop {
            // What is decoded may be out of date already, so each order goes before the next recording.
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

    /// The next order. With a device open it is looked after now and then; without, nothing runs.
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

    /// Decodes the next recording of what is being said: the first is heard while the rest is still to come.
    fn decode_one(&mut self) {
        if let Some(cue) = self.to_say.pop_front()
            && let Some(clip) = self.shelf.clip(&cue.recording)
        {
            self.mix.say(Part { clip, pause: cue.pause });
        }
    }

    /// Whether there is a device, which is opened where there was none.
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

    /// The device is gone. What is being said goes on where there is another.
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

    /// Tells whether sound can be heard, where that has changed. What cannot be heard is not kept for later.
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

/// An order, if one is there.
fn look(orders: &Receiver<Order>) -> Result<Option<Order>, ()> {
    match orders.try_recv() {
        Ok(order) => Ok(Some(order)),
        Err(TryRecvError::Empty) => Ok(None),
        Err(TryRecvError::Disconnected) => Err(()),
    }
}
