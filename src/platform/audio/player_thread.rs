//! The player thread: decodes, and opens and closes the device as needed.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::time::Instant;

use super::clip::ClipSegment;
use super::clip_cache::ClipCache;
use super::cue::{Decode, PlaybackCue};
use super::device::{Device, OnDeviceLost};
use super::loudspeaker::DeviceTimeouts;
use super::mix::{Mix, MixSource};
use crate::i18n::Language;
use crate::voice::SoundBytes;

/// Number of immediate losses in a row after which a device is given up for a while. Once or twice may be a sound
/// server under load.
const LOSSES: u32 = 3;

pub(super) enum PlayerCommand {
    /// Replaces the current speech.
    Say(Vec<PlaybackCue>),
    /// Speaks lines once the current speech is over.
    SayBeside(Vec<PlaybackCue>),
    /// Plays a noise.
    Sound(SoundBytes),
    /// Repeats the sound of the room until it is switched off by `None`.
    Room(Option<SoundBytes>),
    /// Reads the lists of this language's voices.
    Prepare(Language),
    /// Sets volume, that of lines beside the speech, and pace, each 1 for as recorded.
    Tune { volume: f32, line_volume: f32, pace: f32 },
    /// The device with this number failed.
    Broken(u64),
    /// Closes the device and ends the thread.
    Close,
}

/// Opens a device that plays this source and reports its loss; `None` if there is none.
pub type OpenDevice = Box<dyn FnMut(MixSource, &OnDeviceLost) -> Option<Device> + Send>;

struct ActiveDevice {
    /// Plays until dropped.
    _device: Device,
    since: Instant,
    /// Last moment of sound on it.
    heard: Instant,
}

pub(super) struct PlayerThread {
    mix: Mix,
    shelf: ClipCache,
    to_say: VecDeque<PlaybackCue>,
    lines_to_say: VecDeque<PlaybackCue>,
    prepare: fn(Language),
    /// The sound of the room while it is wanted.
    room: Option<SoundBytes>,
    /// Moment of the last command that plays something.
    played: Instant,
    open: OpenDevice,
    opened: Option<ActiveDevice>,
    openings: u64,
    /// Number of immediate losses in a row.
    losses: u32,
    /// Moment of the last failed opening.
    failed: Option<Instant>,
    patience: DeviceTimeouts,
    orders: Sender<PlayerCommand>,
    on_availability: Box<dyn Fn(bool)>,
    /// Last reported availability; assumed true at first.
    reported: bool,
}

impl PlayerThread {
    pub(super) fn new(
        open: OpenDevice,
        decode: Decode,
        prepare: fn(Language),
        patience: DeviceTimeouts,
        orders: Sender<PlayerCommand>,
        on_availability: Box<dyn Fn(bool)>,
    ) -> Self {
        Self {
            mix: Mix::default(),
            shelf: ClipCache::new(decode),
            prepare,
            to_say: VecDeque::new(),
            lines_to_say: VecDeque::new(),
            room: None,
            played: Instant::now(),
            open,
            opened: None,
            openings: 0,
            losses: 0,
            failed: None,
            patience,
            orders,
            on_availability,
            reported: true,
        }
    }

    /// Runs commands until told to end.
    pub(super) fn run(mut self, orders: &Receiver<PlayerCommand>) {
        loop {
            // Pending recordings may be outdated, so commands take precedence.
            let is_waiting = self.to_say.is_empty() && self.lines_to_say.is_empty();
            let order = if is_waiting { self.next_order(orders) } else { try_next(orders) };
            match order {
                Ok(Some(PlayerCommand::Say(cues))) => self.speak(cues),
                Ok(Some(PlayerCommand::SayBeside(cues))) => self.speak_beside(cues),
                Ok(Some(PlayerCommand::Sound(recording))) => self.play_noise(&recording),
                Ok(Some(PlayerCommand::Room(recording))) => self.set_room(recording),
                Ok(Some(PlayerCommand::Tune { volume, line_volume, pace })) => {
                    self.mix.set_volume(volume);
                    self.mix.set_line_volume(line_volume);
                    self.mix.set_pace(pace);
                }
                Ok(Some(PlayerCommand::Prepare(language))) => (self.prepare)(language),
                Ok(Some(PlayerCommand::Broken(opening))) => self.handle_lost_device(opening),
                Ok(Some(PlayerCommand::Close)) | Err(()) => return,
                Ok(None) => {}
            }
            self.decode_one();
            self.close_when_silent();
        }
    }

    /// The next command. An open device is checked at intervals; otherwise this blocks.
    fn next_order(&self, orders: &Receiver<PlayerCommand>) -> Result<Option<PlayerCommand>, ()> {
        if self.opened.is_none() {
            return orders.recv().map(Some).map_err(drop);
        }
        match orders.recv_timeout(self.patience.silence / 4) {
            Ok(order) => Ok(Some(order)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(()),
        }
    }

    fn speak(&mut self, cues: Vec<PlaybackCue>) {
        self.mix.hush();
        self.to_say.clear();
        if cues.is_empty() {
            self.lines_to_say.clear();
            self.mix.drop_lines();
        } else if self.can_play() {
            self.to_say.extend(cues);
            self.wake_room();
        }
    }

    fn speak_beside(&mut self, cues: Vec<PlaybackCue>) {
        if !cues.is_empty() && self.can_play() {
            self.lines_to_say.extend(cues);
            self.wake_room();
        }
    }

    fn play_noise(&mut self, recording: &SoundBytes) {
        if self.can_play()
            && let Some(clip) = self.shelf.clip(recording)
        {
            self.mix.add_noise(&clip);
            self.wake_room();
        }
    }

    fn set_room(&mut self, recording: Option<SoundBytes>) {
        self.room = recording;
        if self.room.is_none() {
            self.mix.stop_room();
        } else if self.can_play() {
            self.wake_room();
        }
    }

    /// The room is heard for a while after everything that plays.
    fn wake_room(&mut self) {
        self.played = Instant::now();
        if let Some(recording) = &self.room
            && let Some(clip) = self.shelf.clip(recording)
        {
            self.mix.start_room(&clip);
        }
    }

    /// Decodes the next recording; the first plays while later ones are decoded. Lines come after the speech.
    fn decode_one(&mut self) {
        if let Some(cue) = self.to_say.pop_front() {
            if let Some(clip) = self.shelf.clip(&cue.recording) {
                self.mix.queue(ClipSegment { clip, pause: cue.pause });
            }
        } else if let Some(cue) = self.lines_to_say.pop_front()
            && let Some(clip) = self.shelf.clip(&cue.recording)
        {
            self.mix.queue_line(ClipSegment { clip, pause: cue.pause });
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
        let broken: OnDeviceLost = Arc::new(move || drop(orders.send(PlayerCommand::Broken(opening))));
        let device = (self.open)(self.mix.source(), &broken);
        let now = Instant::now();
        self.failed = device.is_none().then_some(now);
        self.opened = device.map(|device| ActiveDevice { _device: device, since: now, heard: now });
        self.report_availability();
    }

    /// Replaces a lost device; the speech continues on the new one.
    fn handle_lost_device(&mut self, opening: u64) {
        if opening != self.openings {
            return;
        }
        let Some(lost) = self.opened.take() else { return };
        self.losses = if lost.since.elapsed() < self.patience.steady { self.losses + 1 } else { 0 };
        drop(lost);
        if self.losses >= LOSSES {
            self.losses = 0;
            self.failed = Some(Instant::now());
            self.report_availability();
        } else if !self.is_idle() {
            self.open_device();
        }
    }

    /// Reports the availability if it has changed. Without a device the queue is dropped.
    fn report_availability(&mut self) {
        let is_available = self.opened.is_some();
        if !is_available {
            self.mix.clear();
            self.to_say.clear();
            self.lines_to_say.clear();
        }
        if is_available != self.reported {
            self.reported = is_available;
            (self.on_availability)(is_available);
        }
    }

    fn close_when_silent(&mut self) {
        if self.played.elapsed() >= self.patience.room {
            self.mix.stop_room();
        }
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
        self.to_say.is_empty() && self.lines_to_say.is_empty() && self.mix.is_silent()
    }
}

/// The next command, if any, without blocking.
fn try_next(orders: &Receiver<PlayerCommand>) -> Result<Option<PlayerCommand>, ()> {
    match orders.try_recv() {
        Ok(order) => Ok(Some(order)),
        Err(TryRecvError::Empty) => Ok(None),
        Err(TryRecvError::Disconnected) => Err(()),
    }
}
