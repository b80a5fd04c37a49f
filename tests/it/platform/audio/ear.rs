//! An ear for the tests: renders a line as a device would, and tells what is heard in it.

use std::f32::consts::TAU;
use std::num::NonZero;

use rodio::mixer::{MixerSource, mixer};
use tailleur::platform::audio::{Clip, MixSource};

/// A tone of this pitch that lasts so many milliseconds, recorded at so many samples a second.
pub(super) fn tone(pitch: f32, millis: u32, rate: u32) -> Clip {
    let samples: Vec<f32> =
        (0..rate * millis / 1_000).map(|at| 0.5 * (TAU * pitch * at as f32 / rate as f32).sin()).collect();
    Clip::new(samples, rate).expect("a rate that can be played")
}

/// A device that keeps what it plays: of its channels the first.
pub(super) struct Ear {
    playing: MixerSource,
    channels: u16,
    rate: u32,
}

impl Ear {
    /// A device of so many channels and samples a second that plays this line.
    pub(super) fn on(line: MixSource, channels: u16, rate: u32) -> Self {
        let (input, playing) = mixer(NonZero::new(channels).unwrap(), NonZero::new(rate).unwrap());
        input.add(line);
        Self { playing, channels, rate }
    }

    /// The samples of the next milliseconds.
    pub(super) fn hear(&mut self, millis: u32) -> Heard {
        let frames = (self.rate * millis / 1_000) as usize;
        let frame = |_| {
            let first = self.playing.next().expect("a line does not end");
            let rest: Vec<f32> = (1..self.channels).map(|_| self.playing.next().expect("whole frames")).collect();
            assert!(
                rest.iter().take(1).all(|second| second.to_bits() == first.to_bits()),
                "both sides are given the same"
            );
            first
        };
        Heard { samples: (0..frames).map(frame).collect(), rate: self.rate }
    }
}

pub(super) struct Heard {
    samples: Vec<f32>,
    rate: u32,
}

impl Heard {
    /// From when to when something is heard, in milliseconds, to 5 ms.
    pub(super) fn sounds(&self) -> Vec<(u32, u32)> {
        let mut sounds: Vec<(u32, u32)> = Vec::new();
        for (at, window) in self.samples.chunks((self.rate / 200) as usize).enumerate() {
            let begins = 5 * at as u32;
            if window.iter().all(|sample| sample.abs() < 0.02) {
                continue;
            }
            match sounds.last_mut() {
                Some((_, ends)) if *ends == begins => *ends += 5,
                _ => sounds.push((begins, begins + 5)),
            }
        }
        sounds
    }

    /// From one moment to another, in milliseconds.
    pub(super) fn between(&self, from: u32, to: u32) -> Self {
        let at = |millis| (self.rate * millis / 1_000) as usize;
        Self { samples: self.samples[at(from)..at(to)].to_vec(), rate: self.rate }
    }

    /// This and then that.
    pub(super) fn followed_by(&self, next: &Self) -> Self {
        Self { samples: [self.samples.as_slice(), &next.samples].concat(), rate: self.rate }
    }

    /// Amplitude of a tone of this pitch.
    pub(super) fn strength(&self, pitch: f32) -> f32 {
        let (mut sine, mut cosine) = (0.0, 0.0);
        for (at, sample) in self.samples.iter().enumerate() {
            let phase = TAU * pitch * at as f32 / self.rate as f32;
            sine += sample * phase.sin();
            cosine += sample * phase.cos();
        }
        2.0 * f32::hypot(sine, cosine) / self.samples.len() as f32
    }

    /// The pitch of the one tone that is heard, by how often its wave rises through nought.
    pub(super) fn pitch(&self) -> f32 {
        let rises: Vec<usize> =
            (1..self.samples.len()).filter(|at| self.samples[at - 1] < 0.0 && self.samples[*at] >= 0.0).collect();
        let (first, last) = (rises[0], rises[rises.len() - 1]);
        (rises.len() - 1) as f32 * self.rate as f32 / (last - first) as f32
    }

    /// The highest wave.
    pub(super) fn peak(&self) -> f32 {
        self.samples.iter().fold(0.0, |peak, sample| peak.max(sample.abs()))
    }

    /// The greatest step from one sample to the next: a click is one.
    pub(super) fn greatest_step(&self) -> f32 {
        self.samples.windows(2).fold(0.0, |step, pair| step.max((pair[1] - pair[0]).abs()))
    }
}
