//! Cards and stakes on the felt.

use std::cmp::Ordering;

use crate::rules::bet::{Spot, Stake};
use crate::rules::misdraw::{CardBack, CardOrigin, Seen};
use crate::rules::money::Money;
use crate::rules::protection::StakeChange;
use crate::rules::shoe::ShoeCard;

use crate::table::act::{CardId, CardPlace, Facing, StakeId};
use crate::table::moment::Moment;
use crate::table::person::Person;
use crate::table::pieces::Pieces;

/// The order on which a card was drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// Drawn and put as the tailleur had it, or by himself.
    Given,
    /// Drawn as he had it, and put elsewhere.
    PutElsewhere,
    /// Drawn by the holder without a sign or call.
    None,
    /// Drawn by a guest who does not hold the shoe.
    ByAnother,
    /// Out together with the card before it: its place is nobody's choice.
    Stuck,
}

/// A card out of the shoe.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FeltCard {
    /// Its number.
    pub id: CardId,
    /// Face and back.
    pub card: ShoeCard,
    /// Its place.
    pub place: CardPlace,
    /// Its facing.
    pub facing: Facing,
    /// The person who drew it.
    pub by: Person,
    /// The bets were open when it left the shoe.
    pub early: bool,
    /// It was removed from the coup as a surplus card.
    pub removed: bool,
    /// The moment since which it lies where it does.
    pub at: Moment,
    /// The order on which it was drawn.
    pub order: Order,
    /// The moment its face was first seen.
    pub seen: Seen,
    /// Its back as it is seen.
    pub back: CardBack,
    /// The coup it left the shoe in.
    pub from: CardOrigin,
    /// Its irregularity was overlooked, and the game went on with it.
    pub accepted: bool,
}

impl FeltCard {
    /// True if its back is of no pack of this table.
    pub const fn is_foreign(&self) -> bool {
        matches!(self.back, CardBack::Foreign)
    }

    /// True for a surplus card of the coup before.
    pub const fn is_left(&self) -> bool {
        matches!(self.from, CardOrigin::CoupBefore)
    }

    /// True if a house may treat it otherwise than by its place in the deal.
    pub fn is_irregular(&self) -> bool {
        let itself = self.seen != Seen::AsDue || self.is_foreign() || self.is_left() || self.order == Order::ByAnother;
        let displaced = matches!(self.place, CardPlace::Shoe | CardPlace::Floor);
        displaced || itself && !self.accepted
    }
}

/// A stake on the layout, with what is beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlacedStake {
    /// Its number.
    pub id: StakeId,
    /// Index of its owner.
    pub owner: u8,
    /// The hand that put it there: another guest, for a third party's stake.
    pub by: u8,
    /// The seat it is at.
    pub seat: u8,
    /// Its spot.
    pub spot: Spot,
    /// It is astride the line.
    pub astride: Option<Astride>,
    /// Its pieces.
    pub pieces: Pieces,
    /// Pieces paid beside it.
    pub beside: Pieces,
    /// The moment it was put there.
    pub at: Moment,
    /// It came after the bets were stopped.
    pub late: bool,
    /// Its amount when the bets were stopped.
    pub at_stop: Option<Money>,
    /// The placed amount, less any part returned by the crew since.
    pub placed: Option<Money>,
    /// A faulty stake that was let through, once that is found.
    pub let_through: bool,
    /// Acts on it.
    pub settled: StakeSettled,
}

/// A stake astride a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Astride {
    /// The other spot.
    pub other: Spot,
    /// The spot that its owner means.
    pub meant: Spot,
    /// He was asked.
    pub asked: bool,
}

/// Acts on a stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct StakeSettled {
    /// Taken to the tray.
    pub collected: Money,
    /// Paid beside it.
    pub paid: Money,
    /// Given back by the crew.
    pub returned: Money,
    /// Commission marked for it.
    pub commission: Money,
    /// Taken up by its owner.
    pub taken_up: bool,
}

impl StakeSettled {
    /// True once it is collected, paid or taken up.
    pub fn is_over(&self) -> bool {
        self.taken_up || self.collected > Money::ZERO || self.paid > Money::ZERO
    }
}

impl PlacedStake {
    /// Its present amount.
    pub fn amount(&self) -> Money {
        self.pieces.total()
    }

    /// Its change since the bets were stopped, by a hand that is not the crew's; `None` once it is settled.
    pub fn change(&self) -> Option<StakeChange> {
        let placed = self.placed.filter(|_| !self.settled.is_over())?;
        match self.amount().cmp(&placed) {
            Ordering::Greater => Some(StakeChange::Raised),
            Ordering::Less => Some(StakeChange::Lowered),
            Ordering::Equal => None,
        }
    }

    /// The stake as the rules see it.
    pub fn as_stake(&self) -> Stake {
        Stake { spot: self.spot, amount: self.amount() }
    }

    /// True while its pieces are on the layout.
    pub fn lies(&self) -> bool {
        !self.pieces.is_empty()
    }
}
