//! The sounds of acts at the table.

use crate::table::act::Act;
use crate::voice::Noise;

/// The sound of an act.
pub(super) const fn noise(act: &Act) -> Option<Noise> {
    match act {
        Act::Draw(..) => Some(Noise::CardSlide),
        Act::Turn(_) | Act::TurnCard(_) => Some(Noise::CardTurn),
        Act::Stake(..) | Act::StakeFor(..) | Act::Collect(_) | Act::Pay(..) | Act::Return(..) | Act::GiveChange(..) => {
            Some(Noise::Chips)
        }
        _ => None,
    }
}
