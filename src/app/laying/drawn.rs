//! A scene as it is drawn on the felt while it is set.

use super::Laying;
use crate::drill::question::{Back, LaidCard, LaidPieces, LaidShoe, LaidStake, Scene, Seats};
use crate::rules::chips::ChipSet;
use crate::rules::phrase::Phrase;
use crate::rules::settle::Limits;
use crate::rules::side::{BySide, Side};

impl Laying {
    /// The table as it lies.
    #[must_use]
    pub fn drawn(&self) -> Scene {
        let scene = self.scene();
        let hand = |side: Side| {
            let cards = if side == Side::Punto { &scene.punto } else { &scene.banco };
            let hidden = scene.face_down.contains(&side);
            cards.iter().map(|card| if hidden { LaidCard::Down(Back::Blue) } else { LaidCard::Up(*card) }).collect()
        };
        let stakes =
            scene.stakes.iter().map(|stake| LaidStake { seat: stake.seat, spot: stake.spot, amount: stake.amount });
        let standing = scene.stakes.iter().enumerate().filter(|(_, stake)| stake.standing).map(|(place, _)| place);
        let shoe = scene.turned.map(|card| LaidShoe::Turned(card, 0));
        Scene {
            hands: BySide { punto: hand(Side::Punto), banco: hand(Side::Banco) },
            apart: scene.apart.iter().copied().map(LaidCard::Up).collect(),
            to_come: scene.to_come.clone(),
            stakes: stakes.collect(),
            standing: standing.collect(),
            announced: scene.announced,
            seats: scene.seats.as_ref().map(|seats| Seats {
                count: self.seats(),
                taken: seats.taken.clone(),
                holder: seats.holder,
            }),
            limits: scene.limits.map(|limits| Limits { min: limits.min, max: limits.max }),
            table: scene.table,
            crew: scene.crew,
            shoe: shoe.or(scene.stop_card.map(LaidShoe::Stopped)),
            told: scene.told.iter().map(Phrase::authored).collect(),
            chips: scene.chips.iter().map(|heap| LaidPieces { value: heap.value, count: heap.count }).collect(),
            set: scene.set.as_deref().and_then(ChipSet::get),
            ..Scene::default()
        }
    }
}
