//! What today's practice will be, to be shown before it begins.

use super::choice::of_the_day;
use super::session::{Item, Session};
use super::skill::Skill;
use super::why::Why;
use crate::progress::mastery::{Day, Key, Mastery};
use crate::rules::dice::Dice;

/// Today's practice.
#[derive(Debug, Clone)]
pub struct Plan {
    /// What will be asked if every answer is right and takes the usual time.
    pub items: Vec<Item>,
    session: Session,
}

impl Plan {
    /// The practice of a day of about so many minutes. The same dice plan the same.
    #[must_use]
    pub fn today(mastery: &Mastery, skills: &[Skill], minutes: u32, day: Day, dice: &mut Dice) -> Self {
        let skills = of_the_day(skills, mastery, minutes);
        let session = Session::of(mastery, &skills, u64::from(minutes) * 60_000, day, dice);
        Self { items: session.clone().foreseen(), session }
    }

    /// Begins it.
    #[must_use]
    pub fn begin(self) -> Session {
        self.session
    }

    /// The decisions that make today different from any other day, the most telling first: what was wrong,
    /// what was slow, what is new, what would be forgotten.
    #[must_use]
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
