//! The table as the editor of a scene: what is in hand, where it may go, and the scene as it is set.

mod places;
mod put;
mod said;
mod written;

use std::sync::Arc;

use crate::drill::authored::{FixedScene, Limit};
use crate::drill::question::Scene;
use crate::rules::bet::Spot;
use crate::rules::card::Card;
use crate::rules::chips::ChipSet;
use crate::rules::house::{House, TableSize};
use crate::rules::money::Money;
use crate::rules::phrase::Phrase;
use crate::rules::side::{Chance, Side};
use crate::rules::texts::Texts;

pub use self::said::{Finding, Matter, said};
pub use self::written::{written, written_asking};

/// What is in hand, to be put somewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InHand {
    /// A card of the deck.
    Card(Card),
    /// A piece: each time it is put down there is one more.
    Piece(Money),
    /// A sum: it is what lies there, whatever lay there before.
    Sum(Money),
    /// The shoe, to be given to whoever holds it.
    Shoe,
    /// A player, to be seated.
    Player,
    /// The stop card.
    StopCard,
}

/// Where something can be put.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LayPlace {
    /// Behind the cards of this side.
    Hand(Side),
    /// In the place of this card of a side, counted from nought.
    CardOf(Side, usize),
    /// Behind the cards to come.
    ToCome,
    /// Behind the cards that lie apart.
    Apart,
    /// The stake of this seat on this spot.
    Stake(u8, Spot),
    /// This seat.
    Seat(u8),
    /// The heaps before the croupier.
    Heaps,
    /// The mouth of the shoe, which is also the tailleur's.
    Shoe,
}

/// What the author does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LayingAction {
    /// Takes this in hand; puts back what was.
    Take(InHand),
    /// Has nothing in hand any more.
    PutBack,
    /// Puts what is in hand here.
    Put(LayPlace),
    /// Takes off the last of what lies here.
    TakeFrom(LayPlace),
    /// Takes off what was put down last.
    TakeLast,
    /// Turns a side's cards over.
    TurnOver(Side),
    /// Lets the player of this stake stand, or sit down.
    Stand(u8, Spot),
    /// Sets the sign, or takes it away.
    Limits(Option<Limit>),
    /// Draws this table of the house whole, or as much as is needed.
    Table(Option<TableSize>),
    /// Lets the crew stand at the table or not.
    Crew(bool),
    /// Announces a chance, or none.
    Announce(Option<Chance>),
    /// Sets what has happened, sentence by sentence.
    Told(Vec<Texts>),
    /// Sets what is said, to be heard.
    Heard(Vec<Texts>),
    /// Pays in the pieces of this set, or in the house's own.
    Set(Option<String>),
    /// Sets a picture of the pack beside it, or none.
    Picture(Option<String>),
    /// Clears the table.
    Clear,
}

/// A scene being set in a house.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Laying {
    scene: FixedScene,
    house: Arc<House>,
    in_hand: Option<InHand>,
    /// Where things were put, the last one last.
    put: Vec<LayPlace>,
}

impl Laying {
    /// A scene in a house, with nothing in hand.
    #[must_use]
    pub fn of(scene: FixedScene, house: Arc<House>) -> Self {
        let put = places::lying(&scene);
        Self { scene, house, in_hand: None, put }
    }

    /// Sets another scene, as after something was undone; what is in hand stays there.
    pub fn set(&mut self, scene: FixedScene) {
        if scene != self.scene {
            self.put = places::lying(&scene);
            self.scene = scene;
        }
    }

    /// The scene as it is set.
    #[must_use]
    pub const fn scene(&self) -> &FixedScene {
        &self.scene
    }

    /// The house whose table it is.
    #[must_use]
    pub const fn house(&self) -> &Arc<House> {
        &self.house
    }

    /// What is in hand.
    #[must_use]
    pub const fn in_hand(&self) -> Option<InHand> {
        self.in_hand
    }

    /// The pieces of this table.
    #[must_use]
    pub fn pieces(&self) -> &'static ChipSet {
        let own = || self.house.chip_set();
        self.scene.set.as_deref().and_then(ChipSet::named).unwrap_or_else(own)
    }

    /// How many seats this table has.
    #[must_use]
    pub fn seats(&self) -> u8 {
        let tables = &self.house.tables;
        let named = tables.iter().find(|table| Some(table.size) == self.scene.table);
        named.or_else(|| tables.first()).map_or(0, |table| *table.seats.value())
    }

    /// How many more copies of a card the shoe of the house holds.
    #[must_use]
    pub fn copies_left(&self, card: Card) -> usize {
        let scene = &self.scene;
        let lying = scene.punto.iter().chain(&scene.banco).chain(&scene.to_come).chain(&scene.apart);
        let out = lying.chain(&scene.turned).filter(|other| **other == card).count();
        usize::from(*self.house.shoe.packs.value()).saturating_sub(out)
    }

    /// The table as it lies.
    #[must_use]
    pub fn drawn(&self) -> Scene {
        self.scene.laid_in(&self.house)
    }

    /// What the referee says of the scene in its house.
    #[must_use]
    pub fn said(&self) -> Vec<Finding> {
        said(&self.scene, &self.house)
    }

    /// Does what the author does.
    ///
    /// # Errors
    /// Why it cannot be done; the scene stays as it is.
    pub fn act(&mut self, action: LayingAction) -> Result<(), Phrase> {
        let scene = &mut self.scene;
        match action {
            LayingAction::Take(thing) => self.in_hand = Some(thing),
            LayingAction::PutBack => self.in_hand = None,
            LayingAction::Put(place) => return self.put_down(place),
            LayingAction::TakeFrom(place) => return self.take_from(place),
            LayingAction::TakeLast => {
                let last = self.put.last().copied().ok_or(Phrase::plain("laying-nothing-lies"))?;
                return self.take_from(last);
            }
            LayingAction::TurnOver(side) => put::turn_over(scene, side),
            LayingAction::Stand(seat, spot) => {
                let stake = put::stake_of(scene, seat, spot).ok_or(Phrase::plain("laying-no-such-stake"))?;
                stake.standing = !stake.standing;
            }
            LayingAction::Limits(limits) => {
                if limits.is_some_and(|limits| limits.min > limits.max || limits.max > Money::MOST) {
                    return Err(Phrase::plain("laying-sign-upside-down"));
                }
                scene.limits = limits;
            }
            LayingAction::Table(table) => scene.table = table,
            LayingAction::Crew(stands) => scene.crew = stands,
            LayingAction::Announce(chance) => scene.announced = chance,
            LayingAction::Told(told) => scene.told = told,
            LayingAction::Heard(heard) => scene.heard = heard,
            LayingAction::Set(set) => scene.set = set,
            LayingAction::Picture(picture) => scene.picture = picture,
            LayingAction::Clear => *self = Self::of(FixedScene::default(), self.house.clone()),
        }
        Ok(())
    }
}
