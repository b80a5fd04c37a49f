//! Scene editor: the scene, the held item, and where it can be placed.

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

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InHand {
    Card(Card),
    /// A chip; each placement adds one.
    Piece(Money),
    /// An amount, which replaces the stake.
    Sum(Money),
    /// The shoe, for a player to hold.
    Shoe,
    Player,
    StopCard,
}

/// A place on the table that can hold an item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LayPlace {
    /// After the last card of this side.
    Hand(Side),
    /// This card of a side, by index.
    CardOf(Side, usize),
    /// After the last card to come.
    ToCome,
    /// After the last card set apart.
    Apart,
    Stake(u8, Spot),
    Seat(u8),
    Heaps,
    /// The mouth of the shoe, which also stands for the tailleur.
    Shoe,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LayingAction {
    /// Holds this item instead of the current one.
    Take(InHand),
    PutBack,
    Put(LayPlace),
    TakeFrom(LayPlace),
    /// Removes the item placed last.
    TakeLast,
    TurnOver(Side),
    /// Toggles the player of this stake between standing and sitting.
    Stand(u8, Spot),
    Limits(Option<Limit>),
    /// Shows a whole table of this size, or only what is needed.
    Table(Option<TableSize>),
    Crew(bool),
    Announce(Option<Chance>),
    /// Sets the preceding events, a sentence each.
    Told(Vec<Texts>),
    Heard(Vec<Texts>),
    /// Pays with this chip set, or with the house's.
    Set(Option<String>),
    Picture(Option<String>),
    Clear,
}

/// A scene being edited under the rules of a house.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Laying {
    scene: FixedScene,
    house: Arc<House>,
    in_hand: Option<InHand>,
    /// Placement history, latest last.
    put: Vec<LayPlace>,
}

impl Laying {
    pub fn of(scene: FixedScene, house: Arc<House>) -> Self {
        let put = places::lying(&scene);
        Self { scene, house, in_hand: None, put }
    }

    /// Replaces the scene, e.g. after undo; keeps the held item.
    pub fn set(&mut self, scene: FixedScene) {
        if scene != self.scene {
            self.put = places::lying(&scene);
            self.scene = scene;
        }
    }

    pub const fn scene(&self) -> &FixedScene {
        &self.scene
    }

    pub const fn house(&self) -> &Arc<House> {
        &self.house
    }

    pub const fn in_hand(&self) -> Option<InHand> {
        self.in_hand
    }

    pub fn pieces(&self) -> &'static ChipSet {
        let own = || self.house.chip_set();
        self.scene.set.as_deref().and_then(ChipSet::named).unwrap_or_else(own)
    }

    pub fn seats(&self) -> u8 {
        let tables = &self.house.tables;
        let named = tables.iter().find(|table| Some(table.size) == self.scene.table);
        named.or_else(|| tables.first()).map_or(0, |table| *table.seats.value())
    }

    pub fn copies_left(&self, card: Card) -> usize {
        let scene = &self.scene;
        let lying = scene.punto.iter().chain(&scene.banco).chain(&scene.to_come).chain(&scene.apart);
        let out = lying.chain(&scene.turned).filter(|other| **other == card).count();
        usize::from(*self.house.shoe.packs.value()).saturating_sub(out)
    }

    pub fn drawn(&self) -> Scene {
        self.scene.laid_in(&self.house)
    }

    pub fn said(&self) -> Vec<Finding> {
        said(&self.scene, &self.house)
    }

    /// Applies an author's action.
    ///
    /// # Errors
    /// Reason why the action is impossible; the scene is unchanged.
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
