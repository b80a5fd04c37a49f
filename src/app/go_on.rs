//! Going on automatically after a right answer.

use super::practice::{Practice, PracticeStage};
use super::{App, Screen, Session};
use crate::progress::Moment;

/// Time that a right answer stays on the screen, in ms.
const RIGHT_MILLIS: u64 = 900;
/// Further time for each line of the explanation, where the answer was not quick, in ms, and at most.
const LINE_MILLIS: u64 = 800;
const MOST_READ_MILLIS: u64 = 4_000;
/// Time that a letter of a spoken call takes, in ms (our estimate, at the usual rate).
const LETTER_MILLIS: u64 = 70;

impl App {
    /// Time in ms until the right answer on the screen is left; `None` if it waits.
    pub fn goes_on_in(&self, now: Moment) -> Option<u64> {
        let settings = self.settings();
        let Screen::Lesson(practice) = &self.screen else { return None };
        let is_wanted = settings.right_goes_on && practice.is_timed() && !self.session.screen_reader;
        if !is_wanted || self.keys_shown || self.leaving().is_some() {
            return None;
        }
        practice.is_right_since().map(|since| {
            let stays = RIGHT_MILLIS + self.session.reading_millis(practice) + self.session.speech_millis(practice);
            stays.saturating_sub(now.since(since))
        })
    }

    /// True while any key leaves the right answer on the screen.
    pub fn goes_on_at_once(&self) -> bool {
        self.goes_on_in(Moment::default()).is_some()
    }
}

impl Session {
    /// Time to read why the answer is right; an answer that came quickly needs none.
    fn reading_millis(&self, practice: &Practice) -> u64 {
        let PracticeStage::Marked(_, verdict, millis) = practice.stage() else { return 0 };
        if millis.is_some_and(|millis| millis <= self.settings.target_millis.into()) {
            return 0;
        }
        let key = &verdict.key;
        let lines = key.reasons.len() + key.working.len() + usize::from(key.explanation.is_some());
        (lines as u64 * LINE_MILLIS).min(MOST_READ_MILLIS)
    }

    /// Estimated duration of the call heard after the answer.
    fn speech_millis(&self, practice: &Practice) -> u64 {
        let PracticeStage::Marked(_, verdict, _) = practice.stage() else { return 0 };
        let settings = &self.settings;
        let is_heard = settings.voice && settings.speaks_verdicts && self.audio.works;
        let letters: usize = verdict.key.heard.iter().map(|speech| speech.text.chars().count()).sum();
        if is_heard { letters as u64 * LETTER_MILLIS } else { 0 }
    }
}
