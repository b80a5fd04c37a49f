//! A shift given to all desktops of a room: its deal, how far each participant is, and where the class went wrong.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use strum::VariantNames as _;

use super::event::RoomEvent;
use super::identity::ParticipantId;
use super::refusal::RoomRefusal;
use super::room::{Phase, Room};
use crate::rules::house::{HouseId, TableSize};
use crate::table::fact::{Area, FaultKind};
use crate::table::judging::Letter;
use crate::table::scenario::{Length, Presentation};

/// Number of areas of a report.
pub const AREAS: usize = Area::ALL.len();

/// Most faults that a participant reports.
pub const MOST_FAULTS: usize = 300;

/// Most coups of a shift in a room.
const MOST_COUPS: u32 = 500;

/// Coups and faults shown to the class, those that most people had.
const TOP: usize = 5;

/// Everything that makes a shift the same on every desktop.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenShift {
    /// Number in the room, from 1.
    pub number: u32,
    /// Id of the scenario, which every desktop has: inside the program, or in a pack.
    pub scenario: String,
    pub house: HouseId,
    pub table: TableSize,
    pub length: Length,
    pub presentation: Presentation,
    pub seed: u64,
    /// The class sees numbers in place of names.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub nameless: bool,
}

/// How far a participant is in the shift.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShiftProgress {
    /// Coups finished.
    pub coups: u32,
    /// The letter of each area so far, in the order of the report.
    pub letters: Vec<Letter>,
    /// Kind of each fault that was not noticed by oneself, and the number of its coup; 0 outside coups.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<(String, u32)>,
    /// It is over, or was ended.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
    /// It was worked to its end, and every area has the letter that is needed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub passed: bool,
}

impl ShiftProgress {
    /// True if a program of this version can have sent it.
    fn is_sound(&self) -> bool {
        self.letters.len() == AREAS
            && self.coups <= MOST_COUPS
            && self.faults.len() <= MOST_FAULTS
            && self
                .faults
                .iter()
                .all(|(kind, coup)| FaultKind::VARIANTS.contains(&kind.as_str()) && *coup <= MOST_COUPS)
    }
}

/// What the class has in common after a shift.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct ClassDebrief {
    /// Participants who have begun, and those who are done.
    pub people: u32,
    pub over: u32,
    pub passed: u32,
    /// For each area, participants with the letters A, B, C and fail.
    pub areas: Vec<[u32; 4]>,
    /// Kinds of faults with the number of participants who made them, most first.
    pub faults: Vec<(String, u32)>,
    /// Coups in which most participants made a fault, with their number, most first.
    pub coups: Vec<(u32, u32)>,
}

impl ClassDebrief {
    fn new<'p>(all: impl Iterator<Item = &'p ShiftProgress>) -> Self {
        let mut debrief = Self { areas: vec![[0; 4]; AREAS], ..Self::default() };
        let (mut faults, mut coups): (BTreeMap<&str, u32>, BTreeMap<u32, u32>) = (BTreeMap::new(), BTreeMap::new());
        for progress in all {
            debrief.people += 1;
            debrief.over += u32::from(progress.over);
            debrief.passed += u32::from(progress.passed);
            for (counts, letter) in debrief.areas.iter_mut().zip(&progress.letters) {
                if let Some(count) = counts.get_mut(*letter as usize) {
                    *count += 1;
                }
            }
            let kinds: BTreeSet<&str> = progress.faults.iter().map(|(kind, _)| kind.as_str()).collect();
            let at: BTreeSet<u32> = progress.faults.iter().map(|(_, coup)| *coup).filter(|coup| *coup > 0).collect();
            for kind in kinds {
                *faults.entry(kind).or_default() += 1;
            }
            for coup in at {
                *coups.entry(coup).or_default() += 1;
            }
        }
        debrief.faults = most(faults.into_iter().map(|(kind, people)| (kind.to_owned(), people)).collect());
        debrief.coups = most(coups.into_iter().collect());
        debrief
    }
}

/// The entries of most people; of as many the first.
fn most<K>(mut counts: Vec<(K, u32)>) -> Vec<(K, u32)> {
    counts.sort_by_key(|(_, people)| std::cmp::Reverse(*people));
    counts.truncate(TOP);
    counts
}

impl Room {
    /// The shift that was given last.
    pub const fn shift(&self) -> Option<&GivenShift> {
        self.state.shift.as_ref()
    }

    /// True while the shift is being worked.
    pub const fn is_shift_open(&self) -> bool {
        self.state.shift.is_some() && !self.state.shift_ended
    }

    /// The debrief of the class; `None` without a shift.
    pub fn class_debrief(&self) -> Option<ClassDebrief> {
        self.shift()?;
        let active = self.people().filter(|(_, person)| person.is_in());
        Some(ClassDebrief::new(active.filter_map(|(_, person)| person.shift.as_ref())))
    }

    pub(super) fn give_shift(&self, shift: GivenShift) -> Result<Vec<RoomEvent>, RoomRefusal> {
        if matches!(self.phase(), Phase::Collected | Phase::Ended) || self.is_shift_open() {
            return Err(RoomRefusal::NotNow);
        }
        let number = self.shift().map_or(0, |last| last.number).saturating_add(1);
        Ok(vec![RoomEvent::ShiftGiven(Box::new(GivenShift { number, ..shift }))])
    }

    pub(super) fn end_shift(&self) -> Result<Vec<RoomEvent>, RoomRefusal> {
        if self.is_shift_open() { Ok(vec![RoomEvent::ShiftEnded]) } else { Err(RoomRefusal::NotNow) }
    }

    pub(super) fn shift_progress(
        &self,
        who: ParticipantId,
        number: u32,
        progress: ShiftProgress,
    ) -> Result<Vec<RoomEvent>, RoomRefusal> {
        let person = self.person(who).ok_or(RoomRefusal::Unknown)?;
        if person.removed {
            return Err(RoomRefusal::Removed);
        }
        if person.waits || !self.is_shift_open() || self.shift().is_none_or(|shift| shift.number != number) {
            return Err(RoomRefusal::NotNow);
        }
        if person.shift.as_ref() == Some(&progress) {
            return Ok(Vec::new());
        }
        // Worked once: what comes after the end does not count.
        if person.shift.as_ref().is_some_and(|before| before.over) {
            return Err(RoomRefusal::Answered);
        }
        if !progress.is_sound() {
            return Err(RoomRefusal::NotOfTheForm);
        }
        Ok(vec![RoomEvent::ShiftProgressed { who, number, progress: Box::new(progress) }])
    }

    pub(super) fn apply_shift_given(&mut self, shift: &GivenShift) {
        self.state.shift = Some(shift.clone());
        self.state.shift_ended = false;
        self.state.people.iter_mut().for_each(|person| person.shift = None);
    }
}
