//! Warm-up: ten taps that measure reaction time, which is subtracted from every answer time.

use crate::progress::mastery::ResponsePace;
use crate::progress::{DeviceId, Moment, Record, RecordIdGenerator};
use crate::rules::rng::SeededRng;
use crate::rules::side::Side;

/// Number of right taps in a warm-up; their median is used.
pub const TAPS: usize = 10;

/// Maximum run of the same side: two alike are hard to notice, three invite guessing.
const EQUAL_RUNNING: u8 = 2;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WarmUpAction {
    Start,
    Tap(Side),
    Skip,
}

#[derive(Debug)]
pub struct WarmUpScreen {
    stamps: RecordIdGenerator,
    dice: SeededRng,
    /// The side shown and since when; `None` before the start.
    shown: Option<(Side, Moment)>,
    running: u8,
    taps: Vec<u32>,
    missed: bool,
    leads_on: bool,
}

impl WarmUpScreen {
    /// `leads_on` continues with today's practice afterwards; otherwise it returns to the settings.
    pub(super) fn new(device: DeviceId, leads_on: bool, dice: &mut SeededRng) -> Self {
        let stamps = RecordIdGenerator::new(device, dice.next_seed());
        let dice = SeededRng::from_seed(dice.next_seed());
        Self { stamps, dice, shown: None, running: 0, taps: Vec::new(), missed: false, leads_on }
    }

    /// The side shown; `None` before the start and after the end.
    pub fn shown(&self) -> Option<Side> {
        self.shown.map(|(side, _)| side)
    }

    pub const fn taps(&self) -> usize {
        self.taps.len()
    }

    /// `true` if the last tap was wrong.
    pub const fn missed(&self) -> bool {
        self.missed
    }

    pub(super) const fn leads_on(&self) -> bool {
        self.leads_on
    }

    pub(super) fn start(&mut self, now: Moment) {
        if self.shown.is_none() {
            self.show(now);
        }
    }

    /// Returns the record after the last tap.
    pub(super) fn tap(&mut self, side: Side, now: Moment) -> Option<Record> {
        let (shown, since) = self.shown?;
        self.missed = side != shown;
        if self.missed {
            return None;
        }
        self.taps.push(u32::try_from(now.since(since)).unwrap_or(u32::MAX));
        if self.taps.len() < TAPS {
            self.show(now);
            return None;
        }
        self.shown = None;
        ResponsePace::baseline(&self.taps)?;
        let (id, device) = (self.stamps.next_id(now), self.stamps.device().clone());
        Some(Record::WarmUp(crate::progress::WarmUpRecord { id, at: now, device, taps: self.taps.clone() }))
    }

    fn show(&mut self, now: Moment) {
        let mut side = if self.dice.below(2) == 0 { Side::Punto } else { Side::Banco };
        let before = self.shown();
        if before == Some(side) && self.running >= EQUAL_RUNNING {
            side = side.other();
        }
        self.running = if before == Some(side) { self.running + 1 } else { 1 };
        self.shown = Some((side, now));
    }
}
