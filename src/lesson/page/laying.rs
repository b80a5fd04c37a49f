//! The table of a figure as it is drawn: an author's scene in a house.

use crate::drill::authored::FixedScene;
use crate::drill::question::{Back, LaidCard, LaidPieces, LaidShoe, LaidStake, Scene, Seats};
use crate::rules::card::Card;
use crate::rules::chips::ChipSet;
use crate::rules::house::{House, TableSize};
use crate::rules::phrase::Phrase;
use crate::rules::settle::Limits;
use crate::rules::side::{BySide, Side};

/// What lies on the table of a figure.
#[must_use]
pub fn scene_of(fixed: &FixedScene, house: &House) -> Scene {
    let laid = |side: Side, cards: &[Card]| -> Vec<LaidCard> {
        let down = fixed.face_down.contains(&side);
        cards.iter().map(|card| if down { LaidCard::Down(Back::Blue) } else { LaidCard::Up(*card) }).collect()
    };
    let turned = fixed.turned.map(|card| LaidShoe::Turned(card, 0));
    Scene {
        hands: BySide { punto: laid(Side::Punto, &fixed.punto), banco: laid(Side::Banco, &fixed.banco) },
        apart: fixed.apart.iter().copied().map(LaidCard::Up).collect(),
        to_come: fixed.to_come.clone(),
        stakes: fixed.stakes.iter().map(|s| LaidStake { seat: s.seat, spot: s.spot, amount: s.amount }).collect(),
        announced: fixed.announced,
        seats: fixed.seats.as_ref().map(|sitting| Seats {
            count: seats_of(fixed.table, house),
            taken: sitting.taken.clone(),
            holder: sitting.holder,
        }),
        limits: fixed.limits.map(|limit| Limits { min: limit.min, max: limit.max }),
        table: fixed.table,
        crew: fixed.crew,
        standing: (0..fixed.stakes.len()).filter(|at| fixed.stakes.get(*at).is_some_and(|s| s.standing)).collect(),
        shoe: turned.or(fixed.stop_card.map(LaidShoe::Stopped)),
        told: fixed.told.iter().map(Phrase::authored).collect(),
        chips: fixed.chips.iter().map(|heap| LaidPieces { value: heap.value, count: heap.count }).collect(),
        set: fixed.set.as_deref().and_then(ChipSet::get),
        ..Scene::default()
    }
}

/// How many seats the table of this size has, or else the usual one of the house.
fn seats_of(size: Option<TableSize>, house: &House) -> u8 {
    let table = house.tables.iter().find(|table| size.is_none_or(|size| table.size == size));
    table.map_or(1, |table| *table.seats.value())
}
