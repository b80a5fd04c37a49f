//! Preview of the selection and trial of a lesson.

use std::sync::Arc;

use super::{PackDocument, PackEditor, PackPlace};
use crate::app::LessonPath;
use crate::app::practice::{Practice, PracticeSetup};
use crate::lesson::{AnswerSpread, Lesson, Round, Step, lesson_in, objection};
use crate::progress::{DeviceId, Moment};
use crate::rules::house::House;

/// Placeholder device id; previews are not recorded.
const NOBODY: u32 = 0;

impl PackEditor {
    /// Plays the lesson from the selection, or sets the reason why it is impossible.
    pub(super) fn begin_trying(&mut self, house: Option<&Arc<House>>, now: Moment) {
        let Some(house) = house else { return };
        self.trying = trial(&self.document, &self.place, house, self.seed, now);
        if self.trying.is_none() {
            self.refused = Some(text!("workshop-cannot-try"));
        }
    }
}

/// The selection on its own; `None` if unparseable or not playable in the house.
pub(super) fn preview(document: &PackDocument, place: &PackPlace, house: &Arc<House>, seed: u64) -> Option<Practice> {
    let mut lesson = lesson_in(document.files(), place.file())?;
    let step = lesson.steps.get(place.step().unwrap_or(0))?.clone();
    lesson.steps = vec![single_question(step, place)?];
    lesson.test = None;
    playable(&lesson, house).then(|| practice(lesson, house, seed, Moment::default()))
}

/// The lesson, starting at the selection.
fn trial(document: &PackDocument, place: &PackPlace, house: &Arc<House>, seed: u64, now: Moment) -> Option<Practice> {
    let mut lesson = lesson_in(document.files(), place.file())?;
    let from = place.step().unwrap_or(0);
    lesson.steps = lesson.steps.into_iter().skip(from).collect();
    if let (Some(first), PackPlace::Question(..)) = (lesson.steps.first_mut(), place)
        && let Some(one) = single_question(first.clone(), place)
    {
        *first = one;
    }
    playable(&lesson, house).then(|| practice(lesson, house, seed, now))
}

/// The step reduced to the selected question.
fn single_question(step: Step, place: &PackPlace) -> Option<Step> {
    let (PackPlace::Question(_, _, number), Step::Ask(round)) = (place, &step) else { return Some(step) };
    let crate::drill::AnyDrill::Authored(authored) = &round.drill else { return Some(step) };
    let question = authored.questions.get(*number)?.clone();
    let mut authored = authored.clone();
    authored.questions = vec![question];
    let drill = crate::drill::AnyDrill::Authored(authored);
    Some(Step::Ask(Round { drill, rounds: 1, answers: AnswerSpread::default() }))
}

pub(super) fn playable(lesson: &Lesson, house: &House) -> bool {
    !lesson.steps.is_empty() && lesson.drills().all(|drill| objection(drill, house).is_none())
}

fn practice(lesson: Lesson, house: &Arc<House>, seed: u64, now: Moment) -> Practice {
    let path = LessonPath { pack: crate::lesson::FREE_PRACTICE.into(), lesson: lesson.id.clone() };
    let house = lesson.house_to_ask(house, None);
    let lesson = Arc::new(lesson);
    Practice::begin(PracticeSetup { path, lesson, house, device: DeviceId::new(NOBODY), timed: true, seed }, now)
}
