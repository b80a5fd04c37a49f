//! Our policy: the program's own mastery and schedule, driven as the window drives them.

use tailleur::progress::Moment;
use tailleur::progress::mastery::{DecisionKey, Mastery, ResponsePace};
use tailleur::progress::schedule::{PracticePlan, PracticeSession, ScheduledQuestion, Skill};
use tailleur::rules::rng::SeededRng;

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
        let key = |cell: usize| DecisionKey::new(&"house".into(), &"ThirdCard".into(), &format!("{cell}").into());
        let skill = |(number, cell): (usize, &super::material::Cell)| Skill {
            key: key(number),
            row: cell.row as u32,
            answer: Some(u8::from(cell.draws)),
            partners: cell.partner.into_iter().map(key).collect(),
            millis: 2_500,
            is_easy: false,
            per_hundred: 1.0,
        };
        Self {
            skills: material.cells.iter().enumerate().map(skill).collect(),
            mastery: Mastery::new(ResponsePace::default(), 0),
            session: None,
            dice: SeededRng::from_seed(seed),
            minutes: whole(seconds / 60.0) as u32,
            evening: FIRST_EVENING,
            second: 0.0,
            item: None,
        }
    }
}

impl Policy for Ours {
    fn begin(&mut self, day: u32) {
        self.evening = FIRST_EVENING + u64::from(day) * MILLIS_OF_DAY;
        let today = self.mastery.day(Moment(self.evening));
        let plan = PracticePlan::today(&self.mastery, &self.skills, self.minutes, today, &mut self.dice);
        self.session = Some(plan.begin());
    }

    fn next(&mut self, second: f64) -> usize {
        self.second = second;
        self.item = self.session.as_mut().and_then(|session| session.next(whole(second * 1_000.0)));
        let item = self.item.as_ref().expect("a session asks until its time is up");
        item.key.decision.as_str().parse().expect("the cells are numbered")
    }

    fn answered(&mut self, _: usize, right: bool, millis: u64) {
        let (Some(session), Some(item)) = (&mut self.session, &self.item) else { return };
        let at = Moment(self.evening + whole(self.second * 1_000.0));
        session.record_answer(item, right, Some(millis), at);
        self.mastery.apply_answer(&item.key, at, right, Some(millis), false);
    }
}
