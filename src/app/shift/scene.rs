//! The table of a shift as the felt draws it.

use crate::drill::question::{CardBack, FeltPlace, LaidCard, LaidStake, Scene, Seats};
use crate::rules::circulation::Holder;
use crate::rules::misdraw;
use crate::rules::side::{BySide, Side};
use crate::table::act::{CardPlace, StakeId};
use crate::table::state::{FeltCard, State};

use super::target::stakes;

/// A scene with the stakes it was made of, in the order of [`Scene::stakes`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FeltScene {
    /// The contents of the table.
    pub scene: Scene,
    /// The stakes.
    pub stakes: Vec<StakeId>,
}

impl FeltScene {
    /// The table as it is.
    pub fn new(state: &State) -> Self {
        let stakes = stakes(state);
        let on =
            |side| state.felt.iter().filter(move |card| card.place == CardPlace::On(side)).map(shown_card).collect();
        let beside = |card: &&FeltCard| matches!(card.place, CardPlace::Apart | CardPlace::Floor);
        let lying: Vec<_> = stakes.iter().filter_map(|id| state.stake(*id)).collect();
        let stands = |owner: u8| state.guest(owner).is_some_and(|guest| guest.standing);
        let standing = lying.iter().enumerate().filter(|(_, stake)| stands(stake.owner)).map(|(index, _)| index);
        let mut taken: Vec<u8> = state.round.occupied().collect();
        taken.sort_unstable();
        let holder = match state.round.holder() {
            Some(Holder::Seat(seat)) => Some(seat),
            Some(Holder::Tailleur) | None => None,
        };
        let scene = Scene {
            hands: BySide { punto: on(Side::Punto), banco: on(Side::Banco) },
            apart: state.felt.iter().filter(beside).map(shown_card).collect(),
            stakes: lying
                .iter()
                .map(|stake| LaidStake { seat: stake.seat, spot: stake.spot, amount: stake.amount() })
                .collect(),
            announced: state.coup.called,
            seats: Some(Seats { count: state.table().map_or(0, |table| *table.seats.value()), taken, holder }),
            limits: Some(state.sign),
            table: Some(state.size),
            crew: true,
            standing: standing.collect(),
            ..Scene::default()
        };
        Self { scene, stakes }
    }

    /// The stake at a place of the felt.
    pub fn stake_at(&self, place: FeltPlace) -> Option<StakeId> {
        let FeltPlace::Stake(seat, spot) = place else { return None };
        let index = self.scene.stakes.iter().position(|stake| stake.seat == seat && stake.spot == spot)?;
        self.stakes.get(index).copied()
    }

    /// Every stake as a place of the felt.
    pub fn places(&self) -> Vec<FeltPlace> {
        self.scene.stakes.iter().map(|stake| FeltPlace::Stake(stake.seat, stake.spot)).collect()
    }
}

/// The visible side of a card on the felt.
pub fn shown_card(card: &FeltCard) -> LaidCard {
    if card.facing.is_up() {
        return LaidCard::Up(card.card.card);
    }
    LaidCard::Down(back_of(card))
}

/// The back of a card on the felt, whichever side is up.
pub const fn back_of(card: &FeltCard) -> CardBack {
    match card.back {
        misdraw::CardBack::First => CardBack::Blue,
        misdraw::CardBack::Second => CardBack::Red,
        misdraw::CardBack::Foreign => CardBack::RedMarked,
    }
}
