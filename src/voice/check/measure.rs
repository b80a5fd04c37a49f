//! What a recording measures: how long and how loud it is, and whether it was recorded too loud.

use ebur128::{EbuR128, Mode};

use super::super::decode::Decoded;

/// Loudness is measured over at least so many seconds: a word is repeated until it lasts as long.
const LEAST_SECONDS: usize = 3;
/// What reaches this is at full scale.
const FULL_SCALE: f32 = 0.999;
/// So many samples at full scale, one after another, are no peak: the top was cut off.
const CUT_OFF: usize = 4;

/// What a recording measures.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Measured {
    /// How long it lasts, in milliseconds.
    pub(super) millis: u32,
    /// Integrated loudness in LUFS; `None` where nothing is heard.
    pub(super) loudness: Option<f64>,
    /// The highest point of the wave, between samples too, in dB of full scale.
    pub(super) peak: f64,
    /// Whether tops of the wave were cut off.
    pub(super) is_cut_off: bool,
}

impl Measured {
    /// Measures a recording.
    pub(super) fn of(sound: &Decoded) -> Self {
        let mut run = 0;
        let mut longest = 0;
        for sample in &sound.samples {
            run = if sample.abs() >= FULL_SCALE { run + 1 } else { 0 };
            longest = longest.max(run);
        }
        Self {
            millis: sound.millis(),
            loudness: loudness(sound),
            peak: true_peak(sound),
            is_cut_off: longest >= CUT_OFF,
        }
    }
}

fn loudness(sound: &Decoded) -> Option<f64> {
    /// Below this there is only noise.
    const SILENCE: f64 = -55.0;
    let mut meter = EbuR128::new(1, sound.rate, Mode::I).ok()?;
    let wanted = sound.rate as usize * LEAST_SECONDS;
    let times = wanted.div_ceil(sound.samples.len().max(1)).max(1);
    for _ in 0..times {
        meter.add_frames_f32(&sound.samples).ok()?;
    }
    meter.loudness_global().ok().filter(|loudness| *loudness > SILENCE)
}

fn true_peak(sound: &Decoded) -> f64 {
    let peak = EbuR128::new(1, sound.rate, Mode::TRUE_PEAK).and_then(|mut meter| {
        meter.add_frames_f32(&sound.samples)?;
        meter.true_peak(0)
    });
    20.0 * peak.unwrap_or_default().log10()
}
