//! A preview of today's practice.

use super::choice::of_the_day;
use super::session::{Item, Session};
use super::skill::Skill;
use super::why::Why;
use crate::progress::mastery::{Day, Key, Mastery};
use crate::rules::dice::Dice;

#[derive(Debug, Clone)]
pub struct Plan {
    /// The questions if every answer is right and takes the usual time.
    pub items: Vec<Item>,
    session: Session,
}

impl Plan {
    /// Plans about `minutes` of practice; deterministic for a given generator state.
    pub fn today(mastery: &Mastery, skills: &[Skill], minutes: u32, day: Day, dice: &mut Dice) -> Self {
        let skills = of_the_day(skills, mastery, minutes);
        let session = Session::of(mastery, &skills, u64::from(minutes) * 60_000, day, dice);
        Self { items: session.clone().foreseen(), session }
    }

    pub fn begin(self) -> Session {
        self.session
    }

    /// Decisions with a specific reason, most notable first: wrong, slow, new, about to be forgotten.
    pub fn telling(&self) -> Vec<(&Key, &Why)> {
        let rank = |why: &Why| match why {
            Why::WrongOn(_) => Some(0),
            Why::SlowOn(_) => Some(1),
            Why::New => Some(2),
            Why::Due(_) => Some(3),
            _ => None,
        };
        let mut telling: Vec<_> = self.items.iter().filter(|item| rank(&item.why).is_some()).collect();
        telling.sort_by_key(|item| rank(&item.why));
        telling.into_iter().map(|item| (&item.key, &item.why)).collect()
    }
}
