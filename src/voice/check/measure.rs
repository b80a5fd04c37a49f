//! Measurement of a recording: length, loudness and clipping.

use ebur128::{EbuR128, Mode};

use super::super::decode::Decoded;

/// Minimum duration for measuring loudness; shorter words are repeated.
const LEAST_SECONDS: usize = 3;
/// Threshold for full scale.
const FULL_SCALE: f32 = 0.999;
/// Consecutive samples at full scale that count as clipping.
const CUT_OFF: usize = 4;

#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Measured {
    /// Duration in ms.
    pub(super) millis: u32,
    /// Integrated loudness in LUFS; `None` if silent.
    pub(super) loudness: Option<f64>,
    /// True peak (between samples) in dBFS.
    pub(super) peak: f64,
    pub(super) is_cut_off: bool,
}

impl Measured {
    pub(super) fn from_sound(sound: &Decoded) -> Self {
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
    /// Noise floor in LUFS.
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
