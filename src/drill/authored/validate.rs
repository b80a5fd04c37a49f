//! Validation of an author's scene against a house.

use std::fmt::Display;

use crate::i18n::phrase::Fact;
use crate::rules::bet::Spot;
use crate::rules::card::Card;
use crate::rules::money::Money;
use crate::rules::side::Side;
use crate::syntax::suggest::nearest;

use super::super::question::MOST_PIECES;
use super::objections::Objections;
use super::table::{AuthoredTable, name};

const MOST_OF_A_HAND: usize = 3;
const MOST_CARDS: usize = 12;
const MOST_STAKES: usize = 100;
const MOST_HEAPS: usize = 12;
const MOST_LINES: usize = 12;

impl AuthoredTable<'_> {
    /// Objects to everything impossible at a table of this house.
    pub(super) fn object(&self, notes: &mut Objections) {
        self.object_to_cards(notes);
        self.object_to_copies(notes);
        self.object_to_stakes(notes);
        self.object_to_seats(notes);
        self.object_to_chips(notes);
        let fixed = self.fixed;
        if fixed.table.is_some() && self.table().is_none() {
            let has: Vec<String> = self.house.tables.iter().map(|table| format!("{:?}", table.size)).collect();
            let what = text!("flaw-asked-no-such-table", known = Fact::Text(has.join(", ")));
            notes.note_in_house("scene.table", what);
        }
        if let Some(limit) = fixed.limits
            && (limit.min == Money::ZERO || limit.min > limit.max || limit.max > Money::MOST)
        {
            notes.note("scene.limits", text!("flaw-asked-limits"));
        }
        if fixed.turned.is_some() && fixed.stop_card.is_some() {
            notes.note("scene.stop_card", text!("flaw-asked-one-shoe"));
        }
    }

    fn object_to_cards(&self, notes: &mut Objections) {
        let fixed = self.fixed;
        for side in Side::BOTH {
            too_many(self.hand(side).len(), MOST_OF_A_HAND, format_args!("scene.{}", name(side)), notes);
        }
        too_many(fixed.to_come.len(), MOST_CARDS, "scene.to_come", notes);
        too_many(fixed.apart.len(), MOST_CARDS, "scene.apart", notes);
        too_many(fixed.told.len(), MOST_LINES, "scene.told", notes);
        too_many(fixed.heard.len(), MOST_LINES, "scene.heard", notes);
        let mut seen: Vec<Side> = Vec::new();
        for (index, side) in fixed.face_down.iter().enumerate() {
            if seen.contains(side) {
                twice(format_args!("scene.face_down.{index}"), name(*side), notes);
            }
            seen.push(*side);
        }
    }

    /// Objects to more copies of a card than the shoe has packs.
    fn object_to_copies(&self, notes: &mut Objections) {
        let fixed = self.fixed;
        let packs = usize::from(*self.house.shoe.packs.value());
        let fields: [(&str, &[Card]); 4] =
            [("punto", &fixed.punto), ("banco", &fixed.banco), ("to_come", &fixed.to_come), ("apart", &fixed.apart)];
        let mut seen: Vec<Card> = fixed.turned.into_iter().collect();
        for (field, cards) in fields {
            for (index, card) in cards.iter().enumerate() {
                seen.push(*card);
                if seen.len() > packs && seen.iter().filter(|other| *other == card).count() == packs + 1 {
                    let what = text!("flaw-asked-copies", card = Fact::Card(*card), packs = Fact::Number(packs as u64));
                    notes.note_in_house(format_args!("scene.{field}.{index}"), what);
                }
            }
        }
    }

    fn object_to_stakes(&self, notes: &mut Objections) {
        let stakes = &self.fixed.stakes;
        if too_many(stakes.len(), MOST_STAKES, "scene.stakes", notes) {
            return;
        }
        for (index, stake) in stakes.iter().enumerate() {
            let at = |field: &str| format!("scene.stakes.{index}.{field}");
            if !self.has_seat(stake.seat) {
                self.no_such_seat(at("seat"), stake.seat, notes);
            }
            if !self.has_spot(stake.spot) {
                no_such_spot(at("spot"), stake.spot, notes);
            }
            if stake.amount == Money::ZERO || stake.amount > Money::MOST {
                notes.note(at("amount"), text!("flaw-asked-amount"));
            }
            let is_same = |other: &super::Stake| (other.seat, other.spot) == (stake.seat, stake.spot);
            if stakes.iter().take(index).any(is_same) {
                let what = text!("flaw-asked-stake-twice", seat = Fact::Number(stake.seat.into()));
                notes.note(format_args!("scene.stakes.{index}"), what);
            }
        }
    }

    fn object_to_seats(&self, notes: &mut Objections) {
        let Some(sitting) = &self.fixed.seats else { return };
        for (index, seat) in sitting.taken.iter().enumerate() {
            let at = || format!("scene.seats.taken.{index}");
            if !self.has_seat(*seat) {
                self.no_such_seat(at(), *seat, notes);
            } else if sitting.taken.iter().take(index).any(|other| other == seat) {
                twice(at(), &seat.to_string(), notes);
            }
        }
        if let Some(holder) = sitting.holder {
            if !self.has_seat(holder) {
                self.no_such_seat("scene.seats.holder", holder, notes);
            } else if !sitting.taken.contains(&holder) {
                let what = text!("flaw-asked-holder-sits", seat = Fact::Number(holder.into()));
                notes.note("scene.seats.holder", what);
            }
        }
    }

    fn object_to_chips(&self, notes: &mut Objections) {
        let fixed = self.fixed;
        if let Some(name) = fixed.set.as_ref().filter(|name| name.set().is_none()) {
            let (id, known) = (name.id(), name.known());
            let what = text!(
                "flaw-asked-no-such-set",
                found = Fact::Text(super::short(id)),
                known = Fact::Text(known.join(", "))
            );
            let what = what.with_quoted_suggestion(nearest(id, known.iter().map(String::as_str)));
            notes.note_unknown_set("scene.set", id, what);
            return;
        }
        too_many(fixed.chips.len(), MOST_HEAPS, "scene.chips", notes);
        for (index, heap) in fixed.chips.iter().enumerate() {
            if self.set().piece(heap.value).is_none() {
                self.no_such_piece(format_args!("scene.chips.{index}.value"), heap.value, notes);
            }
            if !(1..=MOST_PIECES).contains(&heap.count) {
                pieces_counted(format_args!("scene.chips.{index}.count"), notes);
            }
        }
    }

    pub(super) fn has_seat(&self, seat: u8) -> bool {
        (1..=self.seats()).contains(&seat)
    }

    pub(super) fn has_spot(&self, spot: Spot) -> bool {
        match spot {
            Spot::Own(place) => place > 2 && self.house.spot_rules(spot).is_some(),
            Spot::Punto | Spot::Banco | Spot::Egalite => true,
        }
    }

    pub(super) fn no_such_seat(&self, at: impl Display, seat: u8, notes: &mut Objections) {
        let what = text!(
            "flaw-asked-no-such-seat",
            found = Fact::Number(seat.into()),
            seats = Fact::Number(self.seats().into())
        );
        notes.note_in_house(at, what);
    }

    pub(super) fn no_such_piece(&self, at: impl Display, value: Money, notes: &mut Objections) {
        let set = self.set();
        let has: Vec<String> = set.values().iter().map(|value| value.get().to_string()).collect();
        let what = text!(
            "flaw-piece-not-in-set",
            set = Fact::Text(set.id.clone()),
            found = Fact::Number(value.get()),
            has = Fact::Text(has.join(", "))
        );
        notes.note_in_house(at, what);
    }
}

/// Objects to the first entry beyond the maximum; true if there is one.
pub(super) fn too_many(found: usize, most: usize, at: impl Display, notes: &mut Objections) -> bool {
    let is = found > most;
    if is {
        let what = text!("flaw-asked-too-many", found = Fact::Number(found as u64), most = Fact::Number(most as u64));
        notes.note(format_args!("{at}.{most}"), what);
    }
    is
}

pub(super) fn no_such_spot(at: impl Display, spot: Spot, notes: &mut Objections) {
    let what = text!("flaw-asked-no-such-spot", found = Fact::Text(format!("{spot:?}")));
    notes.note_in_house(at, what);
}

pub(super) fn twice(at: impl Display, found: &str, notes: &mut Objections) {
    notes.note(at, text!("flaw-listed-twice", found = Fact::Text(super::short(found))));
}

pub(super) fn pieces_counted(at: impl Display, notes: &mut Objections) {
    notes.note(at, text!("flaw-asked-pieces", most = Fact::Number(MOST_PIECES.into())));
}
