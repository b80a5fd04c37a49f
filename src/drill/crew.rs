//! The crew around the table of a scene: positions and captions.

use super::question::Scene;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::house::{Hand, House, Role, TableSize};
use crate::rules::round_of_payment::{PayerPosition, RoundOfPayment};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CrewMember {
    pub label: Phrase,
    pub caption: Phrase,
    /// Opposite the tailleur.
    pub facing: bool,
    /// Side of the middle; `None` means in the middle.
    pub hand: Option<Hand>,
    pub sits: bool,
}

/// Crew members of a scene at their places; empty unless the scene shows the crew.
pub fn crew(scene: &Scene, house: &House) -> Vec<CrewMember> {
    let size = scene.table.or_else(|| house.tables.first().map(|table| table.size));
    size.filter(|_| scene.crew).map_or_else(Vec::new, |size| crew_at(size, house))
}

/// The crew of a house's table of this size; empty where it has none.
pub fn crew_at(size: TableSize, house: &House) -> Vec<CrewMember> {
    let Some(round) = RoundOfPayment::for_table(house, size) else { return Vec::new() };
    let large = size == TableSize::Large;
    let number = |number: u8| Fact::Number(number.into());
    let facing = large && round.payer_position() == PayerPosition::Facing;
    let first = round.seating().place(1).map_or(Hand::Right, |place| place.hand);
    let mut places = Vec::new();
    if round.payers() == 1 {
        let label = text!("table-crew-one");
        places.push(CrewMember { caption: text!("role-croupier"), label, facing, hand: None, sits: false });
    } else {
        let hands = if first == Hand::Right { [Hand::Right, Hand::Left] } else { [Hand::Left, Hand::Right] };
        for (payer, hand) in (1..).zip(hands) {
            let (label, caption) = if facing {
                (text_key!("table-crew-payeur"), text_key!("role-payeur-number"))
            } else {
                (text_key!("table-crew-croupier"), text_key!("role-croupier-number"))
            };
            let of = |key: TextKey| Phrase::plain(key).with("number", number(payer));
            places.push(CrewMember { label: of(label), caption: of(caption), facing, hand: Some(hand), sits: false });
        }
    }
    if house.table(size).is_some_and(|table| table.crew.value().contains(&Role::Tailleur)) && facing {
        let (label, caption) = (text!("table-crew-tailleur"), text!("role-tailleur"));
        places.push(CrewMember { label, caption, facing: false, hand: None, sits: true });
    }
    places
}
