//! Reasons why a drill cannot be asked.

use std::mem::discriminant;
use std::ops::RangeInclusive;

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::clause::Clause;
use crate::rules::house::HouseId;
use crate::rules::house::HouseLibrary;
use crate::rules::money::Money;
use crate::syntax::suggest::nearest;

/// A reason why a drill cannot be asked: a fault of its fields, or of a house for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DrillFlaw {
    CardNumber,
    WholeCoup,
    /// The highest number of digits.
    Digits(u8),
    HandOfTwoOrThree,
    HighestPiece,
    NoCardFor(Clause),
    NoSide,
    NoSuchHouse(HouseId),
    /// The highest number of seats.
    SeatsOfCommission(u8),
    SeatsTaken(RangeInclusive<u8>),
    SeatsWithStakes(RangeInclusive<u8>),
    Stacks,
    StakeOfNought,
    StakesUpsideDown,
    StepsToOrder(RangeInclusive<u8>),
    SumsUpsideDown,
    TableauRows,
    PieceNotInSet {
        set: String,
        found: Money,
        has: Vec<Money>,
    },
    PiecesCannotPay {
        set: String,
        sum: Money,
    },
    /// The set of which no pieces make a sum.
    PiecesMakeNoSum(String),
    /// The house.
    NotInHouse(String),
    NotAtTable {
        house: String,
        /// The tables at which the drill can be asked.
        known: Vec<String>,
    },
    /// The house in which the filters exclude everything.
    AsksNothing(String),
    DecisionTwice(String),
    NeverPosed {
        decision: String,
        house: String,
    },
    /// A question whose own key is not marked right.
    NoAnswer {
        decision: String,
        house: String,
    },
}

impl DrillFlaw {
    /// True if both are the same flaw, though of different values.
    pub fn is_like(&self, other: &Self) -> bool {
        discriminant(self) == discriminant(other)
    }
}

impl From<DrillFlaw> for Phrase {
    fn from(flaw: DrillFlaw) -> Self {
        let least = |range: &RangeInclusive<u8>| Fact::Number((*range.start()).into());
        let most = |range: &RangeInclusive<u8>| Fact::Number((*range.end()).into());
        match flaw {
            DrillFlaw::CardNumber => text!("flaw-card-number"),
            DrillFlaw::WholeCoup => text!("flaw-coup-told-whole"),
            DrillFlaw::Digits(most) => text!("flaw-digits", most = Fact::Number(most.into())),
            DrillFlaw::HandOfTwoOrThree => text!("flaw-hand-of-two-or-three"),
            DrillFlaw::HighestPiece => text!("flaw-highest"),
            DrillFlaw::NoCardFor(clause) => {
                text!("flaw-knowledge-no-card", clause = Fact::Text(clause.to_string()))
            }
            DrillFlaw::NoSide => text!("flaw-no-side"),
            DrillFlaw::NoSuchHouse(id) => no_such_house(id.as_str()),
            DrillFlaw::SeatsOfCommission(most) => {
                text!("flaw-seats-of-commission", most = Fact::Number(most.into()))
            }
            DrillFlaw::SeatsTaken(seats) => text!("flaw-seats-taken", least = least(&seats), most = most(&seats)),
            DrillFlaw::SeatsWithStakes(seats) => {
                text!("flaw-seats-with-stakes", least = least(&seats), most = most(&seats))
            }
            DrillFlaw::Stacks => text!("flaw-stacks"),
            DrillFlaw::StakeOfNought => text!("flaw-stake-of-nought"),
            DrillFlaw::StakesUpsideDown => text!("flaw-stakes-upside-down"),
            DrillFlaw::StepsToOrder(steps) => {
                text!("flaw-steps-to-order", least = least(&steps), most = most(&steps))
            }
            DrillFlaw::SumsUpsideDown => text!("flaw-sums-upside-down"),
            DrillFlaw::TableauRows => text!("flaw-tableau-rows"),
            DrillFlaw::PieceNotInSet { set, found, has } => {
                let has: Vec<String> = has.iter().map(|value| value.get().to_string()).collect();
                let (set, has) = (Fact::Text(set), Fact::Text(has.join(", ")));
                text!("flaw-piece-not-in-set", set = set, found = Fact::Number(found.get()), has = has)
            }
            DrillFlaw::PiecesCannotPay { set, sum } => {
                text!("flaw-pieces-cannot-pay", set = Fact::Text(set), sum = Fact::Money(sum))
            }
            DrillFlaw::PiecesMakeNoSum(set) => text!("flaw-pieces-no-sum", set = Fact::Text(set)),
            DrillFlaw::NotInHouse(house) => text!("flaw-drill-not-here", house = Fact::Text(house)),
            DrillFlaw::NotAtTable { house, known } => {
                text!("flaw-drill-not-at-table", house = Fact::Text(house), known = Fact::Text(known.join(", ")))
            }
            DrillFlaw::AsksNothing(house) => text!("flaw-drill-asks-nothing", house = Fact::Text(house)),
            DrillFlaw::DecisionTwice(decision) => {
                text!("flaw-drill-decision-twice", decision = Fact::Text(decision))
            }
            DrillFlaw::NeverPosed { decision, house } => {
                text!("flaw-drill-never-comes", decision = Fact::Text(decision), house = Fact::Text(house))
            }
            DrillFlaw::NoAnswer { decision, house } => {
                text!("flaw-drill-no-answer", decision = Fact::Text(decision), house = Fact::Text(house))
            }
        }
    }
}

fn no_such_house(id: &str) -> Phrase {
    let known: Vec<&str> = HouseLibrary::shared().iter().map(|house| house.id.as_str()).collect();
    let found = Fact::Text(id.chars().take(60).collect());
    text!("flaw-no-such-house", found = found, houses = Fact::Text(known.join(", ")))
        .with_quoted_suggestion(nearest(id, known.iter().copied()))
}
