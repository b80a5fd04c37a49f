//! Things at the table in words: guests, bets, tray, marble.

use super::{fact, person};
use crate::drill::spot_fact;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::chips::PieceCounts;
use crate::rules::money::Money;
use crate::table::act::{Act, StakeId};
use crate::table::guest::Mood;
use crate::table::person::Person;
use crate::table::pieces::Pieces;
use crate::table::state::{OnMarble, State};

/// Time after a bet was put down in which its player does not yet wait for the coup, in milliseconds.
const COUP: u64 = 60_000;

/// The temper of a guest: since he asked for something, or since his bet has lain longer than a coup takes.
pub fn mood(state: &State, index: u8) -> Mood {
    let Some(guest) = state.guest(index).filter(|_| !state.is_untimed) else { return Mood::Calm };
    let from = Person::Guest(index);
    let asked = state.requests.iter().filter(|request| request.from == from).map(|request| request.since);
    let lying = state.stakes.iter().filter(|stake| stake.owner == index && stake.lies() && !stake.settled.is_over());
    let asked = asked.map(|since| state.now.since(since)).max().unwrap_or(0);
    let lying = lying.map(|stake| state.now.since(stake.at).saturating_sub(COUP)).max().unwrap_or(0);
    guest.mind.character().mood(asked.max(lying))
}

/// A temper that is shown; `None` for a calm guest.
pub fn mood_word(mood: Mood) -> Option<Phrase> {
    match mood {
        Mood::Calm => None,
        Mood::Restless => Some(text!("shift-mood-restless")),
        Mood::Upset => Some(text!("shift-mood-upset")),
    }
}

/// A person, with the seat if it is a guest.
pub fn seated(state: &State, other: Person) -> Phrase {
    let name = person(state, other);
    let Person::Guest(index) = other else { return name };
    let seat = state.guest(index).map(|guest| Fact::Number(guest.seat.into()));
    seat.map_or(name.clone(), |seat| text!("shift-guest", person = fact(name), seat = seat))
}

/// A guest with seat and temper.
pub fn guest(state: &State, index: u8) -> Phrase {
    let Some(there) = state.guest(index) else { return person(state, Person::Guest(index)) };
    let name = fact(person(state, Person::Guest(index)));
    let seat = Fact::Number(there.seat.into());
    let phrase = if there.standing {
        text!("shift-guest-standing", person = name, seat = seat)
    } else {
        text!("shift-guest", person = name, seat = seat)
    };
    match mood_word(mood(state, index)) {
        Some(word) => text!("shift-with", thing = fact(phrase), more = fact(word)),
        None => phrase,
    }
}

/// Pieces by number and value, largest first.
pub fn pieces(pieces: &Pieces) -> Phrase {
    let one = |(value, count): (Money, u32)| {
        text!("shift-pieces", count = Fact::Number(count.into()), value = Fact::Money(value))
    };
    let all = pieces.counts().into_iter().map(one);
    let joined = all.reduce(|first, rest| text!("shift-pieces-more", first = fact(first), rest = fact(rest)));
    joined.unwrap_or_else(|| text!("shift-pieces-none"))
}

/// A bet as it lies: its owner, place and pieces, and what was paid beside it. Sums only where they are shown.
pub fn lying(state: &State, id: StakeId, sums: bool) -> Phrase {
    let Some(stake) = state.stake(id) else { return text!("shift-stake-gone") };
    let what = |heap: &Pieces| if sums { amount(heap.total()) } else { pieces(heap) };
    let owner = fact(person(state, Person::Guest(stake.owner)));
    let seat = Fact::Number(stake.seat.into());
    let spot = spot_fact(stake.spot, &state.house);
    let phrase = match stake.astride {
        Some(astride) => text!(
            "shift-lying-astride",
            person = owner,
            seat = seat,
            spot = spot,
            other = spot_fact(astride.other, &state.house),
            pieces = fact(what(&stake.pieces))
        ),
        None => {
            text!("shift-lying", person = owner, seat = seat, spot = spot, pieces = fact(what(&stake.pieces)))
        }
    };
    if stake.beside.is_empty() {
        return phrase;
    }
    text!("shift-lying-paid", stake = fact(phrase), paid = fact(what(&stake.beside)))
}

/// A bet that is put down, by its pieces instead of its sum; `None` for another act.
pub fn staking(state: &State, act: &Act) -> Option<Phrase> {
    let what = |counts: &PieceCounts| fact(pieces(&Pieces::from_counts(counts)));
    match act {
        Act::Stake(on, counts) => {
            Some(text!("shift-act-stake", amount = what(counts), spot = spot_fact(*on, &state.house)))
        }
        Act::StakeFor(other, on, counts) => Some(text!(
            "shift-act-stake-for",
            amount = what(counts),
            spot = spot_fact(*on, &state.house),
            person = fact(person(state, *other))
        )),
        _ => None,
    }
}

fn amount(sum: Money) -> Phrase {
    text!("shift-amount", amount = Fact::Money(sum))
}

/// Pieces and notes on the marble.
pub fn marble(state: &State, lying: &OnMarble) -> Phrase {
    let guest = fact(person(state, Person::Guest(lying.guest)));
    text!("shift-on-marble", person = guest, amount = Fact::Money(lying.total()))
}

/// The box of used cards.
pub fn used_cards(state: &State) -> Phrase {
    let (cards, open) = (Fact::Number(state.in_the_box.into()), state.lid_open);
    let discard = Fact::Text(state.house.terms.discard.value().clone());
    if open {
        text!("shift-box-open", discard = discard, cards = cards)
    } else {
        text!("shift-box", discard = discard, cards = cards)
    }
}
