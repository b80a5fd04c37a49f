//! An authored question's table in one house.

use std::sync::Arc;

use crate::i18n::phrase::Fact;
use crate::rules::bet::{Spot, Stake as Bet};
use crate::rules::card::Card;
use crate::rules::chips::{ChipSet, SetName};
use crate::rules::coup::{CardRefusal, Coup, CoupOutcome};
use crate::rules::house::{House, Table as TableOfHouse, TableSize};
use crate::rules::settle::{Limits, Settled, settle};
use crate::rules::side::Side;

use super::super::marking::AnswerKey;
use super::super::question::LaidStake;
use super::objections::Objections;
use super::{FixedQuestion, FixedScene, Stake};
use crate::rules::clause::Basis;
use crate::rules::reason::{Reason, Rule};

/// An authored scene in one house.
#[derive(Clone, Copy)]
pub(super) struct AuthoredTable<'a> {
    pub(super) house: &'a House,
    pub(super) fixed: &'a FixedScene,
    pub(super) question: &'a FixedQuestion,
}

pub(super) struct EndedCoup<'h> {
    pub(super) coup: Coup<'h>,
    pub(super) outcome: CoupOutcome,
}

impl EndedCoup<'_> {
    pub(super) fn won(&self) -> Option<Reason> {
        self.coup.reasons().pop()
    }
}

impl<'a> AuthoredTable<'a> {
    pub(super) const fn new(question: &'a FixedQuestion, house: &'a House) -> Self {
        Self { house, fixed: &question.scene, question }
    }

    /// Reason based on the author's word, with the clause cited.
    pub(super) fn authors_word(&self) -> Reason {
        Reason::new(Rule::Authored, self.question.clause.map_or(Basis::Authored, Basis::Stated))
    }

    /// Adds the author's clause to the referee's reasons.
    pub(super) fn cite(&self, key: &mut AnswerKey) {
        let cited = |clause| key.reasons.iter().any(|reason| reason.basis.clause() == Some(clause));
        if self.question.clause.is_some_and(|clause| !cited(clause)) {
            key.reasons.push(self.authors_word());
        }
    }

    /// The house's table named by the author, or its first.
    pub(super) fn table(&self) -> Option<&'a TableOfHouse> {
        match self.fixed.table {
            Some(size) => self.house.table(size),
            None => self.house.tables.first(),
        }
    }

    pub(super) fn size(&self) -> TableSize {
        self.table().map_or(TableSize::Large, |table| table.size)
    }

    pub(super) fn seats(&self) -> u8 {
        self.table().map_or(0, |table| *table.seats.value())
    }

    /// The denomination set named by the author, or the house's own.
    pub(super) fn set(&self) -> &'a Arc<ChipSet> {
        self.fixed.set.as_ref().and_then(SetName::set).unwrap_or_else(|| self.house.chip_set())
    }

    pub(super) fn limits(&self) -> Option<Limits> {
        self.fixed.limits.map(|limit| Limits { min: limit.min, max: limit.max })
    }

    pub(super) fn hand(&self, side: Side) -> &'a [Card] {
        match side {
            Side::Punto => &self.fixed.punto,
            Side::Banco => &self.fixed.banco,
        }
    }

    /// The scene's coup, dealt card by card under the house's rules.
    pub(super) fn coup(&self, notes: &mut Objections) -> Option<Coup<'a>> {
        let mut coup = Coup::new(self.house);
        let in_turn = (0..3).flat_map(|place| Side::BOTH.map(|side| (side, place)));
        for (side, place) in in_turn {
            let Some(card) = self.hand(side).get(place) else { continue };
            let at = || format!("scene.{}.{place}", name(side));
            match coup.add_card_to(side, *card) {
                Ok(()) => {}
                Err(CardRefusal::NoCopyLeft(_)) => return None,
                Err(CardRefusal::Closed) => {
                    notes.note_in_house(at(), text!("flaw-asked-card-too-many", side = Fact::Side(side)));
                    return None;
                }
                Err(CardRefusal::BelongsTo(other)) => {
                    let what = text!("flaw-asked-card-of-other", side = Fact::Side(side), other = Fact::Side(other));
                    notes.note_in_house(at(), what);
                    return None;
                }
            }
        }
        let lying = self.fixed.punto.len() + self.fixed.banco.len();
        (coup.count() == lying).then_some(coup)
    }

    /// The scene's coup, with at least two cards per side.
    pub(super) fn dealt(&self, notes: &mut Objections) -> Option<Coup<'a>> {
        if Side::BOTH.iter().any(|side| self.hand(*side).len() < 2) {
            notes.note("scene", text!("flaw-asked-four-cards"));
            return None;
        }
        self.coup(notes)
    }

    /// The scene's coup played to its end, with the cards to come as needed.
    pub(super) fn ended(&self, notes: &mut Objections) -> Option<EndedCoup<'a>> {
        let mut coup = self.dealt(notes)?;
        for card in &self.fixed.to_come {
            if coup.wants().is_some() && coup.add_card(*card).is_err() {
                return None;
            }
        }
        if let Some(side) = coup.wants() {
            notes.note_in_house("scene", text!("flaw-asked-coup-open", side = Fact::Side(side)));
            return None;
        }
        coup.outcome().map(|outcome| EndedCoup { coup, outcome })
    }

    /// A seat's stake on a spot, with its index in the scene.
    pub(super) fn stake(&self, at: &str, seat: u8, spot: Spot, notes: &mut Objections) -> Option<(usize, &'a Stake)> {
        let stakes = self.fixed.stakes.iter().enumerate();
        let found = stakes.into_iter().find(|(_, stake)| (stake.seat, stake.spot) == (seat, spot));
        if found.is_none() {
            let what = text!(
                "flaw-asked-no-such-stake",
                seat = Fact::Number(seat.into()),
                spot = Fact::Text(format!("{spot:?}"))
            );
            notes.note(at, what);
        }
        found
    }

    /// Settlement of a stake, taking all stakes of its player into account.
    pub(super) fn settled(&self, place: usize, outcome: CoupOutcome, notes: &mut Objections) -> Option<Settled> {
        let stake = self.fixed.stakes.get(place)?;
        if stake.standing && !*self.house.limits.standing_players.value() {
            let what = text!("flaw-asked-nobody-stands");
            notes.note_in_house(format_args!("scene.stakes.{place}.standing"), what);
            return None;
        }
        let is_his = |other: &&Stake| (other.seat, other.standing) == (stake.seat, stake.standing);
        let own: Vec<&Stake> = self.fixed.stakes.iter().filter(is_his).collect();
        let bets: Vec<Bet> = own.iter().map(|stake| Bet { spot: stake.spot, amount: stake.amount }).collect();
        let at = own.iter().position(|other| other.spot == stake.spot)?;
        settle(self.house, outcome, &bets, self.limits()).into_iter().nth(at)
    }

    pub(super) fn stakes(&self) -> Vec<LaidStake> {
        let laid = |stake: &Stake| LaidStake { seat: stake.seat, spot: stake.spot, amount: stake.amount };
        self.fixed.stakes.iter().map(laid).collect()
    }

    pub(super) fn standing(&self) -> Vec<usize> {
        self.fixed.stakes.iter().enumerate().filter(|(_, stake)| stake.standing).map(|(place, _)| place).collect()
    }
}

pub(super) const fn name(side: Side) -> &'static str {
    match side {
        Side::Punto => "punto",
        Side::Banco => "banco",
    }
}
