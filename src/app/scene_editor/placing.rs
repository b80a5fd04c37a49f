//! Placing the held item and removing items.

use super::{HeldItem, SceneEditor, TablePlace};
use crate::drill::authored::{FixedScene, Heap, Sitting, Stake};
use crate::drill::question::MOST_PIECES;
use crate::i18n::phrase::Phrase;
use crate::rules::bet::Spot;
use crate::rules::card::Card;
use crate::rules::chips::fewest;
use crate::rules::money::Money;
use crate::rules::side::Side;

impl SceneEditor {
    /// Places the held item. A card leaves the hand, other items stay in it.
    pub(super) fn put_down(&mut self, place: TablePlace) -> Result<(), Phrase> {
        let thing = self.in_hand.ok_or(text!("laying-nothing-in-hand"))?;
        self.can_place(thing, place)?;
        match thing {
            HeldItem::Card(card) => {
                self.place_card(card, place);
                self.in_hand = None;
            }
            HeldItem::Piece(sum) | HeldItem::Sum(sum) => self.place_stake(sum, thing, place)?,
            HeldItem::Bet(sum) => {
                self.place_stake(sum, thing, place)?;
                self.in_hand = None;
            }
            HeldItem::Shoe => self.give_shoe(place),
            HeldItem::Player => self.seat_player(place),
            HeldItem::StopCard => self.scene.stop_card = Some(*self.house.shoe.stop_card.value()),
        }
        self.lifted = None;
        if !matches!(place, TablePlace::CardOf(..)) {
            self.placements.push(place);
        }
        Ok(())
    }

    pub(super) fn pick_up(&mut self, place: TablePlace) -> Result<(), Phrase> {
        let before = self.scene.clone();
        let item = match place {
            TablePlace::Hand(side) => cards_of(&mut self.scene, side).last().copied().map(HeldItem::Card),
            TablePlace::CardOf(side, at) => cards_of(&mut self.scene, side).get(at).copied().map(HeldItem::Card),
            TablePlace::Stake(seat, spot) => {
                stake_of(&mut self.scene, seat, spot).map(|stake| HeldItem::Bet(stake.amount))
            }
            TablePlace::ToCome | TablePlace::Apart | TablePlace::Seat(_) | TablePlace::Heaps | TablePlace::Shoe => None,
        };
        self.take_from(place)?;
        self.lifted = item.is_some().then(|| Box::new(before));
        self.in_hand = item;
        Ok(())
    }

    fn place_card(&mut self, card: Card, place: TablePlace) {
        match place {
            TablePlace::Hand(side) => cards_of(&mut self.scene, side).push(card),
            TablePlace::CardOf(side, at) => {
                if let Some(there) = cards_of(&mut self.scene, side).get_mut(at) {
                    *there = card;
                }
            }
            TablePlace::ToCome => self.scene.to_come.push(card),
            TablePlace::Apart => self.scene.apart.push(card),
            _ => self.scene.turned = Some(card),
        }
    }

    /// A chip or another bet is added to the stake, an amount replaces it.
    fn place_stake(&mut self, sum: Money, thing: HeldItem, place: TablePlace) -> Result<(), Phrase> {
        let adds = matches!(thing, HeldItem::Piece(_) | HeldItem::Bet(_));
        if let TablePlace::Stake(seat, spot) = place {
            match stake_of(&mut self.scene, seat, spot) {
                Some(stake) => stake.amount = if adds { stake.amount.plus(sum) } else { sum },
                None => self.scene.stakes.push(Stake { seat, spot, amount: sum, standing: false }),
            }
            return Ok(());
        }
        if adds {
            return self.add_to_heaps(sum);
        }
        let pieces = fewest(sum, &self.pieces().values()).unwrap_or_default();
        self.scene.chips = pieces.into_iter().map(|(value, count)| Heap { value, count }).collect();
        Ok(())
    }

    fn add_to_heaps(&mut self, value: Money) -> Result<(), Phrase> {
        match self.scene.chips.iter_mut().find(|heap| heap.value == value) {
            Some(heap) if heap.count >= MOST_PIECES => return Err(text!("laying-no-room")),
            Some(heap) => heap.count += 1,
            None => self.scene.chips.push(Heap { value, count: 1 }),
        }
        Ok(())
    }

    /// The holder of the shoe is seated.
    fn give_shoe(&mut self, place: TablePlace) {
        let sitting = self.scene.seats.get_or_insert_default();
        sitting.holder = None;
        if let TablePlace::Seat(seat) = place {
            sitting.holder = Some(seat);
            sit_down(sitting, seat);
        }
    }

    fn seat_player(&mut self, place: TablePlace) {
        if let TablePlace::Seat(seat) = place {
            sit_down(self.scene.seats.get_or_insert_default(), seat);
        }
    }

    pub(super) fn take_from(&mut self, place: TablePlace) -> Result<(), Phrase> {
        let scene = &mut self.scene;
        let taken = match place {
            TablePlace::Hand(side) => cards_of(scene, side).pop().is_some(),
            TablePlace::CardOf(side, at) => {
                let cards = cards_of(scene, side);
                let there = at < cards.len();
                if there {
                    cards.remove(at);
                }
                there
            }
            TablePlace::ToCome => scene.to_come.pop().is_some(),
            TablePlace::Apart => scene.apart.pop().is_some(),
            TablePlace::Stake(seat, spot) => {
                let before = scene.stakes.len();
                scene.stakes.retain(|stake| (stake.seat, stake.spot) != (seat, spot));
                scene.stakes.len() < before
            }
            TablePlace::Seat(seat) => stand_up(scene, seat),
            TablePlace::Heaps => take_piece(scene),
            TablePlace::Shoe => scene.stop_card.take().is_some() || scene.turned.take().is_some(),
        };
        self.forget_placement(place);
        taken.then_some(()).ok_or(text!("laying-nothing-lies"))
    }

    /// Removes the latest placement there, or all of them if the place is empty.
    fn forget_placement(&mut self, place: TablePlace) {
        let place = if let TablePlace::CardOf(side, _) = place { TablePlace::Hand(side) } else { place };
        if matches!(place, TablePlace::Stake(..) | TablePlace::Seat(_)) {
            self.placements.retain(|put| *put != place);
        } else if let Some(at) = self.placements.iter().rposition(|put| *put == place) {
            self.placements.remove(at);
        }
    }
}

const fn cards_of(scene: &mut FixedScene, side: Side) -> &mut Vec<Card> {
    match side {
        Side::Punto => &mut scene.punto,
        Side::Banco => &mut scene.banco,
    }
}

pub(super) fn stake_of(scene: &mut FixedScene, seat: u8, spot: Spot) -> Option<&mut Stake> {
    scene.stakes.iter_mut().find(|stake| (stake.seat, stake.spot) == (seat, spot))
}

/// Toggles a side's cards between face down and face up.
pub(super) fn turn_over(scene: &mut FixedScene, side: Side) {
    if scene.face_down.contains(&side) {
        scene.face_down.retain(|down| *down != side);
    } else {
        scene.face_down.push(side);
        scene.face_down.sort_unstable();
    }
}

fn sit_down(sitting: &mut Sitting, seat: u8) {
    if !sitting.taken.contains(&seat) {
        sitting.taken.push(seat);
        sitting.taken.sort_unstable();
    }
}

/// A player who stands up gives up the shoe; without seated players the seating is cleared.
fn stand_up(scene: &mut FixedScene, seat: u8) -> bool {
    let Some(sitting) = &mut scene.seats else { return false };
    let there = sitting.taken.contains(&seat) || sitting.holder == Some(seat);
    sitting.taken.retain(|taken| *taken != seat);
    sitting.holder = sitting.holder.filter(|holder| *holder != seat);
    if sitting.taken.is_empty() && sitting.holder.is_none() {
        scene.seats = None;
    }
    there
}

fn take_piece(scene: &mut FixedScene) -> bool {
    let Some(heap) = scene.chips.last_mut() else { return false };
    heap.count = heap.count.saturating_sub(1);
    if heap.count == 0 {
        scene.chips.pop();
    }
    true
}
