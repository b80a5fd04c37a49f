//! Handle of the player thread; never blocks.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use super::Sound;
use super::cue::{AllRecordings, Decode, PlaybackCue, Recordings, decode_clip};
use super::device;
use super::player_thread::{OpenDevice, PlayerCommand, PlayerThread};
use crate::i18n::Language;
use crate::lesson::{Library, PackId};
use crate::progress::Settings;
use crate::voice::{Noise, Speech};

const BREATH: Duration = Duration::from_millis(450);
/// Time to wait on drop for the device to close, so that no sound library is still active while the program ends.
const FAREWELL: Duration = Duration::from_millis(300);

pub struct LoudspeakerConfig {
    /// Opens a device that plays this source and reports its loss; `None` if there is none.
    pub open: OpenDevice,
    pub recordings: Box<dyn Recordings>,
    /// Reads the lists of a language's voices; called by the thread.
    pub prepare: fn(Language),
    pub decode: Decode,
    /// Called from another thread when the availability changes.
    pub wake: Box<dyn Fn() + Send>,
    pub patience: DeviceTimeouts,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DeviceTimeouts {
    /// An idle device is closed after this time: it costs energy and keeps a laptop awake.
    pub silence: Duration,
    /// Delay before a failed device is tried again.
    pub again: Duration,
    /// A device repeatedly lost sooner than this after opening is given up for a while.
    pub steady: Duration,
    /// The room falls silent after this time in which nothing else plays, so that the device can close.
    pub room: Duration,
}

impl Default for DeviceTimeouts {
    fn default() -> Self {
        Self {
            silence: Duration::from_secs(20),
            again: Duration::from_secs(3),
            steady: Duration::from_secs(1),
            room: Duration::from_mins(1),
        }
    }
}

pub struct Loudspeaker {
    recordings: Box<dyn Recordings>,
    settings: Settings,
    /// The room was asked for, and is on.
    room: (bool, bool),
    orders: Sender<PlayerCommand>,
    news: Receiver<bool>,
    /// Disconnects when the thread ends.
    at_work: Receiver<()>,
}

impl Loudspeaker {
    /// On the system's default device, opened at the first sound. `wake` is called from another thread when the
    /// availability changes.
    pub fn new(wake: impl Fn() + Send + 'static) -> Self {
        Self::with_config(LoudspeakerConfig {
            open: Box::new(device::open),
            recordings: Box::new(AllRecordings),
            prepare: AllRecordings::preload,
            decode: decode_clip,
            wake: Box::new(wake),
            patience: DeviceTimeouts::default(),
        })
    }

    pub fn with_config(parts: LoudspeakerConfig) -> Self {
        let LoudspeakerConfig { open, recordings, prepare, decode, wake, patience } = parts;
        let (orders, taken) = channel();
        let (tell, news) = channel();
        let (done, at_work) = channel();
        let own = orders.clone();
        let thread = thread::Builder::new().name("loudspeaker".to_owned()).spawn(move || {
            let _done = done;
            let tell = Box::new(move |is_available| {
                let _ = tell.send(is_available);
                wake();
            });
            PlayerThread::new(open, decode, prepare, patience, own, tell).run(&taken);
        });
        // Without a thread commands are dropped and nothing is played.
        drop(thread);
        let mut loudspeaker =
            Self { recordings, settings: Settings::default(), room: (false, false), orders, news, at_work };
        loudspeaker.apply_settings(&Settings::default());
        loudspeaker
    }

    fn send(&self, order: PlayerCommand) {
        let _ = self.orders.send(order);
    }

    fn is_off(&self) -> bool {
        self.settings.volume_percent == 0
    }

    /// The recordings of these utterances, with a breath between them.
    fn cues(&self, speech: &[Speech], pack: Option<&PackId>, library: &Library) -> Vec<PlaybackCue> {
        let mut cues: Vec<PlaybackCue> = Vec::new();
        for speech in speech {
            if let Some(last) = cues.last_mut() {
                last.pause = last.pause.max(BREATH);
            }
            cues.extend(self.recordings.cues_for(speech, pack, library, &self.settings));
        }
        cues
    }

    /// Plays the sound of the room if it is wanted and the settings allow it.
    fn apply_room(&mut self) {
        let (is_wanted, is_on) = self.room;
        let is_allowed = is_wanted && !self.is_off() && !self.settings.muted.contains(&Noise::Room);
        if is_allowed != is_on {
            self.room.1 = is_allowed;
            let recording = self.recordings.noise_recording(Noise::Room).filter(|_| is_allowed);
            self.send(PlayerCommand::Room(recording));
        }
    }
}

impl Sound for Loudspeaker {
    fn speak(&mut self, speech: &[Speech], pack: Option<&PackId>, library: &Library) {
        if self.is_off() || !self.settings.voice {
            return;
        }
        let cues = self.cues(speech, pack, library);
        self.send(PlayerCommand::Say(cues));
    }

    fn speak_beside(&mut self, lines: &[Speech], library: &Library) {
        if self.is_off() || !self.settings.guest_voices || self.settings.guest_volume_percent == 0 {
            return;
        }
        let mut cues = self.cues(lines, None, library);
        if let Some(last) = cues.last_mut() {
            last.pause = last.pause.max(BREATH);
        }
        self.send(PlayerCommand::SayBeside(cues));
    }

    fn hush(&mut self) {
        self.send(PlayerCommand::Say(Vec::new()));
    }

    fn play(&mut self, noise: Noise) {
        if self.is_off() || self.settings.muted.contains(&noise) {
            return;
        }
        if let Some(recording) = self.recordings.noise_recording(noise) {
            self.send(PlayerCommand::Sound(recording));
        }
    }

    fn set_room_tone(&mut self, is_on: bool) {
        self.room.0 = is_on;
        self.apply_room();
    }

    fn apply_settings(&mut self, settings: &Settings) {
        self.settings.clone_from(settings);
        self.apply_room();
        self.send(PlayerCommand::Tune {
            volume: f32::from(settings.volume_percent) / 100.0,
            line_volume: f32::from(settings.guest_volume_percent) / 100.0,
            pace: f32::from(settings.rate_percent) / 100.0,
        });
        if !settings.voice {
            self.hush();
        }
    }

    fn prepare(&mut self, language: Language) {
        self.send(PlayerCommand::Prepare(language));
    }

    fn poll_availability(&mut self) -> Option<bool> {
        self.news.try_iter().last()
    }
}

impl Drop for Loudspeaker {
    fn drop(&mut self) {
        self.send(PlayerCommand::Close);
        let _ = self.at_work.recv_timeout(FAREWELL);
    }
}
