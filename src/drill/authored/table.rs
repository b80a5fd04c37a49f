//! The table of an author's question in one house: what lies there, and what of it cannot lie so.

use crate::rules::bet::{Spot, Stake as Bet};
use crate::rules::card::Card;
use crate::rules::chips::ChipSet;
use crate::rules::coup::{Coup, Outcome, Refusal};
use crate::rules::house::{House, Table as TableOfHouse, TableSize};
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::settle::{Limits, Settled, settle};
use crate::rules::side::Side;

use super::super::marking::Key;
use super::super::question::LaidStake;
use super::objections::Objections;
use super::{FixedQuestion, FixedScene, Stake};
use crate::rules::clause::Basis;
use crate::rules::reason::{Reason, Rule};

/// What an author set, in one house.
#[derive(Clone, Copy)]
pub(super) struct Table<'a> {
    pub(super) house: &'a House,
    pub(super) fixed: &'a FixedScene,
    /// The question whose scene it is.
    pub(super) question: &'a FixedQuestion,
}

/// A coup that is over, with its end.
pub(super) struct Ended<'h> {
    pub(super) coup: Coup<'h>,
    pub(super) outcome: Outcome,
}

impl Ended<'_> {
    /// The rule by which it was won.
    pub(super) fn won(&self) -> Option<Reason> {
        self.coup.reasons().pop()
    }
}

impl<'a> Table<'a> {
    pub(super) const fn of(question: &'a FixedQuestion, house: &'a House) -> Self {
        Self { house, fixed: &question.scene, question }
    }

    /// The author's word: what it rests on is the clause he cites.
    pub(super) fn authors_word(&self) -> Reason {
        Reason::new(Rule::Authored, self.question.clause.map_or(Basis::Authored, Basis::Stated))
    }

    /// The reasons of the referee, and the clause that the author cites beside them.
    pub(super) fn cite(&self, key: &mut Key) {
        let cited = |clause| key.reasons.iter().any(|reason| reason.basis.clause() == Some(clause));
        if self.question.clause.is_some_and(|clause| !cited(clause)) {
            key.reasons.push(self.authors_word());
        }
    }

    /// Which table of the house it is: the one the author names, or its first.
    pub(super) fn table(&self) -> Option<&'a TableOfHouse> {
        match self.fixed.table {
            Some(size) => self.house.tables.iter().find(|table| table.size == size),
            None => self.house.tables.first(),
        }
    }

    pub(super) fn size(&self) -> TableSize {
        self.table().map_or(TableSize::Large, |table| table.size)
    }

    pub(super) fn seats(&self) -> u8 {
        self.table().map_or(0, |table| *table.seats.value())
    }

    /// The denomination set: the one the author names, or the house's own.
    pub(super) fn set(&self) -> &'static ChipSet {
        self.fixed.set.as_deref().and_then(ChipSet::named).unwrap_or_else(|| self.house.chip_set())
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

    /// The coup that lies there, dealt card by card under the rules of the house.
    pub(super) fn coup(&self, notes: &mut Objections) -> Option<Coup<'a>> {
        let mut coup = Coup::new(self.house);
        let in_turn = (0..3).flat_map(|place| Side::BOTH.map(|side| (side, place)));
        for (side, place) in in_turn {
            let Some(card) = self.hand(side).get(place) else { continue };
            let at = || format!("scene.{}.{place}", name(side));
            match coup.give(side, *card) {
                Ok(()) => {}
                Err(Refusal::NoCopyLeft(_)) => return None,
                Err(Refusal::Closed) => {
                    notes.note_here(at(), Phrase::plain("flaw-asked-card-too-many").with("side", Fact::Side(side)));
                    return None;
                }
                Err(Refusal::BelongsTo(other)) => {
                    let what = Phrase::plain("flaw-asked-card-of-other").with("side", Fact::Side(side));
                    notes.note_here(at(), what.with("other", Fact::Side(other)));
                    return None;
                }
            }
        }
        let lying = self.fixed.punto.len() + self.fixed.banco.len();
        (coup.count() == lying).then_some(coup)
    }

    /// The coup that lies there, both sides with two cards at least.
    pub(super) fn dealt(&self, notes: &mut Objections) -> Option<Coup<'a>> {
        if Side::BOTH.iter().any(|side| self.hand(*side).len() < 2) {
            notes.note("scene", Phrase::plain("flaw-asked-four-cards"));
            return None;
        }
        self.coup(notes)
    }

    /// The coup that lies there, played to its end; the cards to come belong to it as far as it wants them.
    pub(super) fn ended(&self, notes: &mut Objections) -> Option<Ended<'a>> {
        let mut coup = self.dealt(notes)?;
        for card in &self.fixed.to_come {
            if coup.wants().is_some() && coup.take(*card).is_err() {
                return None;
            }
        }
        if let Some(side) = coup.wants() {
            notes.note_here("scene", Phrase::plain("flaw-asked-coup-open").with("side", Fact::Side(side)));
            return None;
        }
        coup.outcome().map(|outcome| Ended { coup, outcome })
    }

    /// The stake of a seat on a spot, by its place in the scene.
    pub(super) fn stake(&self, at: &str, seat: u8, spot: Spot, notes: &mut Objections) -> Option<(usize, &'a Stake)> {
        let stakes = self.fixed.stakes.iter().enumerate();
        let found = stakes.into_iter().find(|(_, stake)| (stake.seat, stake.spot) == (seat, spot));
        if found.is_none() {
            let what = Phrase::plain("flaw-asked-no-such-stake").with("seat", Fact::Number(seat.into()));
            notes.note(at, what.with("spot", Fact::Text(format!("{spot:?}"))));
        }
        found
    }

    /// What becomes of a stake once the coup has ended so. All that its player has staked is looked at together.
    pub(super) fn settled(&self, place: usize, outcome: Outcome, notes: &mut Objections) -> Option<Settled> {
        let stake = self.fixed.stakes.get(place)?;
        if stake.standing && !*self.house.limits.standing_players.value() {
            let what = Phrase::plain("flaw-asked-nobody-stands");
            notes.note_here(format_args!("scene.stakes.{place}.standing"), what);
            return None;
        }
        let is_his = |other: &&Stake| (other.seat, other.standing) == (stake.seat, stake.standing);
        let own: Vec<&Stake> = self.fixed.stakes.iter().filter(is_his).collect();
        let bets: Vec<Bet> = own.iter().map(|stake| Bet { spot: stake.spot, amount: stake.amount }).collect();
        let at = own.iter().position(|other| other.spot == stake.spot)?;
        settle(self.house, outcome, &bets, self.limits()).into_iter().nth(at)
    }

    /// The stakes as they lie.
    pub(super) fn stakes(&self) -> Vec<LaidStake> {
        let laid = |stake: &Stake| LaidStake { seat: stake.seat, spot: stake.spot, amount: stake.amount };
        self.fixed.stakes.iter().map(laid).collect()
    }

    /// Which of them belong to players on their feet.
    pub(super) fn standing(&self) -> Vec<usize> {
        self.fixed.stakes.iter().enumerate().filter(|(_, stake)| stake.standing).map(|(place, _)| place).collect()
    }
}

/// The field of a scene that holds a side's cards.
pub(super) const fn name(side: Side) -> &'static str {
    match side {
        Side::Punto => "punto",
        Side::Banco => "banco",
    }
}
