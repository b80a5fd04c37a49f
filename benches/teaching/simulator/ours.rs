//! Our policy: the program's own mastery and schedule, driven as the window drives them.

use tailleur::progress::Moment;
use tailleur::progress::mastery::{Mastery, ResponsePace};
use tailleur::progress::schedule::{PracticePlan, PracticeSession, ScheduledQuestion, Skill};
use tailleur::rules::rng::SeededRng;

use super::learner::Learner;
use super::material::Material;
use super::policy::Policy;
use super::trial::whole;

const MILLIS_OF_DAY: u64 = 86_400_000;
/// Eight in the evening of the first day.
const FIRST_EVENING: u64 = 20_000 * MILLIS_OF_DAY + 20 * 3_600_000;

pub(crate) struct Ours {
    skills: Vec<Skill>,
    mastery: Mastery,
    session: Option<PracticeSession>,
    dice: SeededRng,
    minutes: u32,
    evening: u64,
    second: f64,
    item: Option<ScheduledQuestion>,
}

impl Ours {
    pub(crate) fn new(material: &Material, seconds: f64, seed: u64) -> Self {
        Self {
            skills: material.cells.iter().map(|cell| cell.skill.clone()).collect(),
            mastery: Mastery::new(ResponsePace::default(), 0),
            session: None,
            dice: SeededRng::from_seed(seed),
            minutes: minutes(seconds),
            evening: FIRST_EVENING,
            second: 0.0,
            item: None,
        }
    }
}

impl Ours {
    pub(crate) const fn mastery(&self) -> &Mastery {
        &self.mastery
    }

    pub(crate) fn skills(&self) -> &[Skill] {
        &self.skills
    }

    pub(crate) fn set_seconds(&mut self, seconds: f64) {
        self.minutes = minutes(seconds);
    }
}

/// Planned minutes, rounded up so that no session ends early.
fn minutes(seconds: f64) -> u32 {
    whole((seconds / 60.0).ceil()) as u32 + 1
}

impl Policy for Ours {
    fn begin(&mut self, day: u32) {
        self.evening = FIRST_EVENING + u64::from(day) * MILLIS_OF_DAY;
        let today = self.mastery.day(Moment(self.evening));
        let plan = PracticePlan::today(&self.mastery, &self.skills, self.minutes, today, &mut self.dice);
        self.session = Some(plan.begin());
    }

    fn next(&mut self, second: f64, _: &dyn Learner) -> usize {
        self.second = second;
        self.item = self.session.as_mut().and_then(|session| session.next(whole(second * 1_000.0)));
        let item = self.item.as_ref().expect("a session asks until its time is up");
        self.skills.iter().position(|skill| skill.key == item.key).expect("it asks about the material")
    }

    fn answered(&mut self, _: usize, right: bool, millis: u64) {
        let (Some(session), Some(item)) = (&mut self.session, &self.item) else { return };
        let at = Moment(self.evening + whole(self.second * 1_000.0));
        session.record_answer(item, right, Some(millis), at);
        self.mastery.apply_answer(&item.key, at, right, Some(millis), false);
    }
}
