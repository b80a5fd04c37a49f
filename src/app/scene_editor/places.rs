//! Valid places for the held item, with reasons for the others.

use super::{HeldItem, SceneEditor, TablePlace};
use crate::drill::authored::FixedScene;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::bet::Spot;
use crate::rules::card::Card;
use crate::rules::side::Side;

/// Maximum number of cards of a side.
const CARDS_OF_A_SIDE: usize = 3;
/// Maximum number of cards beside the hands: a whole coup.
const CARDS_BESIDE: usize = 6;
/// Maximum number of stakes.
const MOST_STAKES: usize = 60;

impl SceneEditor {
    /// Places with an item to remove, without duplicates.
    pub fn full_places(&self) -> Vec<TablePlace> {
        let mut seen = Vec::new();
        for place in occupied_places(&self.scene) {
            if !seen.contains(&place) {
                seen.push(place);
            }
        }
        seen
    }
}

/// Places of all items as a stack: the last one is removed first.
pub(super) fn occupied_places(scene: &FixedScene) -> Vec<TablePlace> {
    let dealt = (0..CARDS_OF_A_SIDE).flat_map(|round| {
        let lies = |side: Side, cards: &Vec<Card>| (cards.len() > round).then_some(TablePlace::Hand(side));
        [lies(Side::Punto, &scene.punto), lies(Side::Banco, &scene.banco)].into_iter().flatten()
    });
    let heaps = scene.chips.iter().map(|_| TablePlace::Heaps);
    let sitting = scene.seats.iter().flat_map(|seats| seats.taken.iter().map(|seat| TablePlace::Seat(*seat)));
    let stakes = scene.stakes.iter().map(|stake| TablePlace::Stake(stake.seat, stake.spot));
    let beside = scene.to_come.iter().map(|_| TablePlace::ToCome).chain(scene.apart.iter().map(|_| TablePlace::Apart));
    let shoe = scene.turned.iter().map(|_| TablePlace::Shoe).chain(scene.stop_card.iter().map(|_| TablePlace::Shoe));
    sitting.chain(stakes).chain(heaps).chain(dealt).chain(beside).chain(shoe).collect()
}

impl SceneEditor {
    /// Valid places for the held item; empty if there is none.
    pub fn open_places(&self) -> Vec<TablePlace> {
        let Some(thing) = self.in_hand() else { return Vec::new() };
        self.all_places().into_iter().filter(|place| self.can_place(thing, *place).is_ok()).collect()
    }

    fn all_places(&self) -> Vec<TablePlace> {
        let seats = 1..=self.seats();
        let of_side = |side: Side, cards: &[Card]| {
            let laid = (0..cards.len()).map(move |at| TablePlace::CardOf(side, at));
            std::iter::once(TablePlace::Hand(side)).chain(laid).collect::<Vec<_>>()
        };
        let mut places = of_side(Side::Punto, &self.scene.punto);
        places.extend(of_side(Side::Banco, &self.scene.banco));
        places.extend([TablePlace::ToCome, TablePlace::Apart, TablePlace::Heaps, TablePlace::Shoe]);
        places.extend(seats.clone().map(TablePlace::Seat));
        let spots: Vec<Spot> = self.house.all_spots().collect();
        places.extend(seats.flat_map(|seat| spots.iter().map(move |spot| TablePlace::Stake(seat, *spot))));
        places
    }

    /// Checks whether the item can be placed there.
    ///
    /// # Errors
    /// Reason why it cannot.
    pub fn can_place(&self, thing: HeldItem, place: TablePlace) -> Result<(), Phrase> {
        match (thing, place) {
            (HeldItem::Card(card), _) => self.can_place_card(card, place),
            (HeldItem::Piece(sum) | HeldItem::Sum(sum) | HeldItem::Bet(sum), TablePlace::Stake(seat, spot)) => {
                self.has_seat(seat)?;
                let known = self.scene.stakes.iter().any(|stake| (stake.seat, stake.spot) == (seat, spot));
                let room = known || self.scene.stakes.len() < MOST_STAKES;
                let real = sum.get() > 0 && self.house.spot_rules(spot).is_some();
                (room && real).then_some(()).ok_or(text!("laying-belongs-elsewhere"))
            }
            (HeldItem::Piece(value), TablePlace::Heaps) => {
                let known = self.pieces().piece(value).is_some();
                known.then_some(()).ok_or_else(|| text!("laying-no-such-piece", value = Fact::Money(value)))
            }
            (HeldItem::Sum(sum), TablePlace::Heaps) => {
                let made = crate::rules::chips::fewest(sum, &self.pieces().values()).is_some();
                made.then_some(()).ok_or_else(|| text!("laying-no-such-piece", value = Fact::Money(sum)))
            }
            (HeldItem::Shoe | HeldItem::Player, TablePlace::Seat(seat)) => self.has_seat(seat),
            (HeldItem::Shoe | HeldItem::StopCard, TablePlace::Shoe) => Ok(()),
            _ => Err(text!("laying-belongs-elsewhere")),
        }
    }

    fn can_place_card(&self, card: Card, place: TablePlace) -> Result<(), Phrase> {
        let scene = &self.scene;
        let of_side = |side: Side| if side == Side::Punto { &scene.punto } else { &scene.banco };
        let full = || Err(text!("laying-no-room"));
        let same = match place {
            TablePlace::Hand(side) if of_side(side).len() >= CARDS_OF_A_SIDE => return full(),
            TablePlace::ToCome if scene.to_come.len() >= CARDS_BESIDE => return full(),
            TablePlace::Apart if scene.apart.len() >= CARDS_BESIDE => return full(),
            TablePlace::CardOf(side, at) => match of_side(side).get(at) {
                None => return full(),
                Some(there) => *there == card,
            },
            TablePlace::Shoe => scene.turned == Some(card),
            TablePlace::Hand(_) | TablePlace::ToCome | TablePlace::Apart => false,
            _ => return Err(text!("laying-belongs-elsewhere")),
        };
        if !same && self.copies_left(card) == 0 {
            return Err(text!("laying-no-copy-left", card = Fact::Card(card)));
        }
        Ok(())
    }

    fn has_seat(&self, seat: u8) -> Result<(), Phrase> {
        let seats = self.seats();
        let there = (1..=seats).contains(&seat);
        there.then_some(()).ok_or_else(|| text!("laying-no-such-seat", seats = Fact::Number(seats.into())))
    }
}
