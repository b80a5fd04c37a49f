//! Scene editor: the scene, the held item, and where it can be placed.

mod places;
mod placing;
mod referee;
mod scene_ron;

use std::sync::Arc;

use crate::drill::authored::{FixedScene, Limit};
use crate::drill::question::Scene;
use crate::i18n::LocalizedText;
use crate::i18n::phrase::Phrase;
use crate::rules::bet::Spot;
use crate::rules::card::Card;
use crate::rules::chips::{ChipSet, SetName};
use crate::rules::house::{House, TableSize};
use crate::rules::money::Money;
use crate::rules::side::{Chance, Side};

pub use self::referee::{Finding, FindingSubject, findings};
pub use self::scene_ron::{asking_to_ron, question_to_ron, scene_to_ron};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HeldItem {
    Card(Card),
    /// A chip; each placement adds one.
    Piece(Money),
    /// An amount, which replaces the stake.
    Sum(Money),
    /// A bet that was picked up from the felt; it leaves the hand when it is put down.
    Bet(Money),
    /// The shoe, for a player to hold.
    Shoe,
    Player,
    StopCard,
}

/// A place on the table that can hold an item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TablePlace {
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
pub enum SceneEditorAction {
    /// Holds this item instead of the current one.
    Take(HeldItem),
    /// Empties the hand; what was picked up lies again where it lay.
    PutBack,
    /// Empties the hand; what was picked up is gone.
    Discard,
    /// Holds the card or bet that lies there; removes anything else.
    PickUp(TablePlace),
    Put(TablePlace),
    TakeFrom(TablePlace),
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
    SetEvents(Vec<LocalizedText>),
    SetSpoken(Vec<LocalizedText>),
    /// Pays with this chip set, or with the house's.
    Set(Option<SetName>),
    Picture(Option<String>),
    Clear,
}

/// A scene being edited under the rules of a house.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SceneEditor {
    scene: FixedScene,
    house: Arc<House>,
    in_hand: Option<HeldItem>,
    /// The scene before the held item was picked up from it.
    lifted: Option<Box<FixedScene>>,
    /// Placement history, latest last.
    placements: Vec<TablePlace>,
    /// The scene belongs to a question, whose answer the referee's findings can become.
    asks: bool,
}

impl SceneEditor {
    pub fn new(scene: FixedScene, house: Arc<House>) -> Self {
        let placements = places::occupied_places(&scene);
        Self { scene, house, in_hand: None, lifted: None, placements, asks: true }
    }

    /// For a figure of a page, which asks nothing.
    pub fn for_figure(scene: FixedScene, house: Arc<House>) -> Self {
        Self { asks: false, ..Self::new(scene, house) }
    }

    /// Replaces the scene, e.g. after undo; keeps the held item.
    pub fn set(&mut self, scene: FixedScene) {
        if scene != self.scene {
            self.lifted = None;
            self.placements = places::occupied_places(&scene);
            self.scene = scene;
        }
    }

    pub const fn scene(&self) -> &FixedScene {
        &self.scene
    }

    pub const fn house(&self) -> &Arc<House> {
        &self.house
    }

    pub const fn in_hand(&self) -> Option<HeldItem> {
        self.in_hand
    }

    /// True if the held item was picked up from the felt.
    pub const fn is_lifted(&self) -> bool {
        self.lifted.is_some()
    }

    pub fn pieces(&self) -> &ChipSet {
        self.scene.set.as_ref().and_then(SetName::set).unwrap_or_else(|| self.house.chip_set())
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

    pub fn to_scene(&self) -> Scene {
        self.scene.scene_in(&self.house)
    }

    pub fn findings(&self) -> Vec<Finding> {
        let mut findings = findings(&self.scene, &self.house);
        if !self.asks {
            for finding in &mut findings {
                finding.answer_forms.clear();
            }
        }
        findings
    }

    /// Applies an author's action.
    ///
    /// # Errors
    /// Reason why the action is impossible; the scene is unchanged.
    pub fn act(&mut self, action: SceneEditorAction) -> Result<(), Phrase> {
        let scene = &mut self.scene;
        match action {
            SceneEditorAction::Take(thing) => (self.in_hand, self.lifted) = (Some(thing), None),
            SceneEditorAction::PutBack => {
                self.in_hand = None;
                if let Some(before) = self.lifted.take() {
                    self.set(*before);
                }
            }
            SceneEditorAction::Discard => (self.in_hand, self.lifted) = (None, None),
            SceneEditorAction::PickUp(place) => return self.pick_up(place),
            SceneEditorAction::Put(place) => return self.put_down(place),
            SceneEditorAction::TakeFrom(place) => return self.take_from(place),
            SceneEditorAction::TakeLast => {
                let last = self.placements.last().copied().ok_or(text!("laying-nothing-lies"))?;
                return self.take_from(last);
            }
            SceneEditorAction::TurnOver(side) => placing::turn_over(scene, side),
            SceneEditorAction::Stand(seat, spot) => {
                let stake = placing::stake_of(scene, seat, spot).ok_or(text!("laying-no-such-stake"))?;
                stake.standing = !stake.standing;
            }
            SceneEditorAction::Limits(limits) => {
                if limits.is_some_and(|limits| limits.min > limits.max || limits.max > Money::MOST) {
                    return Err(text!("laying-sign-upside-down"));
                }
                scene.limits = limits;
            }
            SceneEditorAction::Table(table) => scene.table = table,
            SceneEditorAction::Crew(stands) => scene.crew = stands,
            SceneEditorAction::Announce(chance) => scene.announced = chance,
            SceneEditorAction::SetEvents(events) => scene.told = events,
            SceneEditorAction::SetSpoken(heard) => scene.heard = heard,
            SceneEditorAction::Set(set) => scene.set = set,
            SceneEditorAction::Picture(picture) => scene.picture = picture,
            SceneEditorAction::Clear => {
                *self = Self { asks: self.asks, ..Self::new(FixedScene::default(), self.house.clone()) };
            }
        }
        Ok(())
    }
}
