//! What is asked: the drills, the vocabulary of their questions, and the marking of answers.
//! A drill is a plain struct that a lesson file can hold; it has no screen and no clock.

mod deal;
pub mod filter;
pub mod marking;
pub mod question;
mod scene;
mod sums;

mod burn;
mod commission;
mod count_hand;
mod cutting;
mod faulty_stakes;
mod half_pay;
mod hand_passes;
pub mod knowledge;
mod last_coup;
mod payout;
mod stop_card;
mod third_card;
mod what_changes_here;
mod whole_coup;
mod winner;

use serde::Deserialize;

use crate::rules::dice::Dice;
use crate::rules::house::House;
use crate::rules::phrase::Phrase;

pub use self::burn::{Burn, BurnCount};
pub use self::commission::Commission;
pub use self::count_hand::CountHand;
pub use self::cutting::{Cutting, Turn};
pub use self::faulty_stakes::{FaultyStakes, StakeFault};
use self::filter::Filter;
pub use self::half_pay::{HalfCase, HalfPay};
pub use self::hand_passes::{HandPasses, Way};
pub use self::knowledge::Knowledge;
use self::marking::Posed;
pub use self::last_coup::{LastCoup, StopMoment};
pub use self::payout::Payout;
pub use self::stop_card::{StopCard, StopCount};
pub use self::third_card::ThirdCard;
pub use self::what_changes_here::{Topic, WhatChangesHere};
pub use self::whole_coup::WholeCoup;
pub use self::winner::Winner;

/// What every drill can do. All of it is a pure function of the drill, the house and the dice.
pub trait Drill {
    /// The decisions this drill asks about in a house, by their stable ids: `banco-4-7`, `punto-5`.
    /// Empty where its filter leaves nothing to ask.
    fn decisions(&self, house: &House) -> Vec<String>;

    /// Poses a question about the decision at this place of [`Drill::decisions`]; `None` past its end.
    fn pose(&self, decision: usize, house: &House, dice: &mut Dice) -> Option<Posed>;

    /// How it can be narrowed in a house: a filter for each of its fields, by the field's name. What is
    /// chosen in them is what this drill has now.
    fn filters(&self, _house: &House) -> Vec<Filter> {
        Vec::new()
    }

    /// What is wrong with the drill as written, whatever the house: a filter upside down, a sum of
    /// nought. A filter that leaves nothing to ask is seen by [`Drill::decisions`].
    fn flaw(&self) -> Option<Phrase> {
        None
    }
}

/// What people call the drill of this name: the key `drill-third-card` for `ThirdCard`.
#[must_use]
pub fn title_of(name: &str) -> Phrase {
    let mut kebab = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(letter.to_ascii_lowercase());
    }
    Phrase { key: format!("drill-{kebab}").into(), facts: Vec::new() }
}

/// The one list of drills: a line each. It makes the enum that lesson files name, the names that
/// journals keep, and the way to the drill itself.
macro_rules! drills {
    ($($drill:ident),+ $(,)?) => {
        /// Any of the drills, as a lesson file writes it.
        #[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
        pub enum AnyDrill {
            $(
                #[doc = concat!("See [`", stringify!($drill), "`].")]
                $drill($drill),
            )+
        }

        impl AnyDrill {
            /// The names of all drills, as journals keep them.
            pub const NAMES: &[&str] = &[$(stringify!($drill)),+];

            /// The name of this drill.
            #[must_use]
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Self::$drill(_) => stringify!($drill),)+
                }
            }

            /// What people call it.
            #[must_use]
            pub fn title(&self) -> Phrase {
                title_of(self.name())
            }

            /// The drill itself.
            #[must_use]
            pub fn drill(&self) -> &dyn Drill {
                match self {
                    $(Self::$drill(drill) => drill,)+
                }
            }
        }
    };
}

drills! {
    CountHand,
    ThirdCard,
    WholeCoup,
    Winner,
    Payout,
    Knowledge,
    Commission,
    HalfPay,
    FaultyStakes,
    HandPasses,
    Burn,
    Cutting,
    StopCard,
    LastCoup,
    WhatChangesHere,
}
