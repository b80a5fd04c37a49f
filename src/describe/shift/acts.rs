//! Acts at the table, as one does them.

use super::things::seated;
use super::{answer, fact, matter, person};
use crate::describe::scene;
use crate::drill::spot_fact;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::bet::Spot;
use crate::rules::chips::{PieceCounts, total_value};
use crate::rules::money::Money;
use crate::table::act::{Act, CardId, CardPlace, Facing, Speech, StakeId};
use crate::table::person::Person;
use crate::table::state::{PlacedStake, State};

/// The question how much a payment is.
pub fn payment_asked(state: &State, id: StakeId) -> Phrase {
    text!("shift-pay-asked", stake = fact(stake(state, id)))
}

/// An act with everything it is about.
pub fn act(state: &State, act: &Act) -> Phrase {
    let amount = |pieces: &PieceCounts| Fact::Money(total_value(pieces));
    match act {
        Act::Return(id, pieces) if state.stake(*id).is_some_and(|stake| amount_of(stake) == total_value(pieces)) => {
            text!("shift-act-return-whole", stake = fact(stake(state, *id)))
        }
        Act::Return(id, pieces) => {
            text!("shift-act-return", amount = amount(pieces), stake = fact(stake(state, *id)))
        }
        Act::Collect(id) => text!("shift-act-collect", stake = fact(stake(state, *id))),
        Act::Pay(id, pieces) => text!("shift-act-pay", amount = amount(pieces), stake = fact(stake(state, *id))),
        Act::LookAt(id) => text!("shift-act-look-at", stake = fact(stake(state, *id))),
        Act::Restore(id) => text!("shift-act-restore", stake = fact(stake(state, *id))),
        Act::Straighten(id, spot) => {
            text!("shift-act-straighten", stake = fact(stake(state, *id)), spot = spot_fact(*spot, &state.house))
        }
        Act::Speak(Speech::WhoseStake(id), _) => text!("shift-say-whose-stake", stake = fact(stake(state, *id))),
        Act::MarkCommission(id, sum) => {
            text!("shift-act-mark-commission", amount = Fact::Money(*sum), stake = fact(stake(state, *id)))
        }
        Act::Answer(id, given) => match state.requests.iter().find(|request| request.id == *id) {
            Some(asked) => {
                let (matter, from) = (fact(matter(asked)), fact(person(state, asked.from)));
                text!("shift-act-answer", answer = fact(answer(*given)), matter = matter, person = from)
            }
            None => answer(*given),
        },
        other => act_briefly(state, other),
    }
}

/// An act without the stake or request that it is about, for a place where this is seen.
pub fn act_briefly(state: &State, act: &Act) -> Phrase {
    let amount = |pieces: &PieceCounts| Fact::Money(total_value(pieces));
    let spot = |on: Spot| spot_fact(on, &state.house);
    match act {
        Act::Return(_, pieces) => text!("shift-act-return-briefly", amount = amount(pieces)),
        Act::Collect(_) => text!("shift-act-collect-briefly"),
        Act::Pay(_, pieces) => text!("shift-act-pay-briefly", amount = amount(pieces)),
        Act::LookAt(_) => text!("shift-act-look-at-briefly"),
        Act::Restore(_) => text!("shift-act-restore-briefly"),
        Act::TakeBack(_) => text!("shift-act-take-back"),
        Act::Straighten(_, on) => text!("shift-act-straighten-briefly", spot = spot(*on)),
        Act::MarkCommission(_, sum) => text!("shift-act-mark-commission-briefly", amount = Fact::Money(*sum)),
        Act::Answer(_, given) => answer(*given),
        Act::Stake(on, pieces) => text!("shift-act-stake", amount = amount(pieces), spot = spot(*on)),
        Act::StakeFor(other, on, pieces) => text!(
            "shift-act-stake-for",
            amount = amount(pieces),
            spot = spot(*on),
            person = fact(person(state, *other))
        ),
        Act::CollectCommission(guest, pieces) => {
            text!("shift-act-collect-commission", amount = amount(pieces), person = fact(person(state, *guest)))
        }
        Act::PutOnMarble(pieces, notes) => {
            text!("shift-act-put-on-marble", amount = Fact::Money(total_value(pieces).plus(*notes)))
        }
        Act::GiveChange(guest, pieces) => {
            text!("shift-act-give-change", amount = amount(pieces), person = fact(person(state, *guest)))
        }
        Act::AskForFill => text!("shift-act-ask-for-fill"),
        Act::Speak(speech, _) => word(state, *speech),
        Act::Call(_, words) => text!("shift-act-call", words = Fact::Text(words.clone())),
        Act::PointOut(other) => text!("shift-act-point-out", person = fact(person(state, *other))),
        Act::Sit(seat) => text!("shift-act-sit", seat = Fact::Number((*seat).into())),
        Act::CountFloat(_)
        | Act::SignFloat
        | Act::CheckPacks(_)
        | Act::Shuffle
        | Act::OfferCut(_)
        | Act::PlaceStopCard(_)
        | Act::FillShoe
        | Act::CloseTable
        | Act::CallChef
        | Act::Undo
        | Act::Leave
        | Act::HandOver => of_the_table(act),
        Act::Sign(_)
        | Act::Draw(..)
        | Act::Turn(_)
        | Act::TurnCard(_)
        | Act::PassCards(..)
        | Act::MoveCard(..)
        | Act::PutAway
        | Act::CloseLid
        | Act::OfferShoe(_)
        | Act::TakeShoe
        | Act::RefuseShoe
        | Act::GiveUpShoe => with_cards(state, act),
    }
}

/// Opening and closing, and acts that are about nothing on the table.
fn of_the_table(act: &Act) -> Phrase {
    let number = |number: u16| Fact::Number(number.into());
    match act {
        Act::CountFloat(amount) => text!("shift-act-count-float", amount = Fact::Money(*amount)),
        Act::SignFloat => text!("shift-act-sign-float"),
        Act::CheckPacks(true) => text!("shift-act-packs-sound"),
        Act::CheckPacks(false) => text!("shift-act-packs-unsound"),
        Act::OfferCut(seat) => text!("shift-act-offer-cut", seat = number((*seat).into())),
        Act::PlaceStopCard(behind) => text!("shift-act-stop-card", cards = number(*behind)),
        Act::FillShoe => text!("shift-act-fill-shoe"),
        Act::CloseTable => text!("shift-act-close-table"),
        Act::CallChef => text!("shift-act-call-chef"),
        Act::Undo => text!("shift-act-undo"),
        Act::Leave => text!("shift-act-leave"),
        Act::HandOver => text!("shift-act-hand-over"),
        _ => text!("shift-act-shuffle"),
    }
}

/// Cards and the shoe.
fn with_cards(state: &State, act: &Act) -> Phrase {
    match act {
        Act::Sign(None) => text!("shift-act-sign"),
        Act::Sign(Some(side)) => text!("shift-act-sign-for", side = Fact::Side(*side)),
        Act::Draw(CardPlace::On(side), facing) => {
            text!("shift-act-draw", side = Fact::Side(*side), facing = fact(facing_name(*facing)))
        }
        Act::Draw(CardPlace::Box, _) => text!("shift-act-burn"),
        Act::Draw(place, facing) => {
            text!("shift-act-draw-apart", place = fact(card_place(*place)), facing = fact(facing_name(*facing)))
        }
        Act::Turn(side) => text!("shift-act-turn", side = Fact::Side(*side)),
        Act::TurnCard(_) => text!("shift-act-turn-card"),
        // The cards that no player turns lie before the croupier, who moves them into place.
        Act::PassCards(side, Person::Crew(_)) => text!("shift-act-take-cards", side = Fact::Side(*side)),
        Act::PassCards(side, other) => {
            text!("shift-act-pass-cards", side = Fact::Side(*side), person = fact(seated(state, *other)))
        }
        Act::MoveCard(id, place, _) => {
            text!("shift-act-move-card", card = fact(card(state, *id)), place = fact(card_place(*place)))
        }
        Act::PutAway => text!("shift-act-put-away"),
        Act::CloseLid => text!("shift-act-close-lid"),
        Act::OfferShoe(seat) => match state.seated(*seat) {
            Some(guest) => text!("shift-offer-shoe-to", person = fact(seated(state, Person::Guest(guest)))),
            None => text!("shift-act-offer-shoe", seat = Fact::Number((*seat).into())),
        },
        Act::TakeShoe => text!("shift-act-take-shoe"),
        Act::RefuseShoe => text!("shift-act-refuse-shoe"),
        _ => text!("shift-act-give-up-shoe"),
    }
}

fn word(state: &State, speech: Speech) -> Phrase {
    match speech {
        Speech::BurnCount(cards) => text!("shift-say-burn-count", cards = Fact::Number(cards.into())),
        Speech::LastCoup => text!("shift-say-last-coup"),
        Speech::NullCoup => text!("shift-say-null-coup"),
        Speech::Change(amount) => text!("shift-say-change", amount = Fact::Money(amount)),
        Speech::ShoePasses => text!("shift-say-shoe-passes"),
        Speech::NewLimits => {
            text!("shift-say-new-limits", limits = fact(scene::sign(true, state.sign, &state.house)))
        }
        Speech::WhoseStake(_) => text!("shift-say-whose-stake-briefly"),
        Speech::Quiet => text!("shift-say-quiet"),
        Speech::Wait => text!("shift-say-wait"),
        Speech::ClearHands => text!("shift-say-clear-hands"),
        Speech::StateOfTheShoe => text!("shift-say-state-of-the-shoe"),
    }
}

/// A stake by its owner, seat, spot and amount.
pub fn stake(state: &State, id: StakeId) -> Phrase {
    let Some(stake) = state.stake(id) else { return text!("shift-stake-gone") };
    let owner = state.guest(stake.owner).map(|guest| guest.mind.character().name.clone());
    text!(
        "shift-stake",
        guest = Fact::Text(owner.unwrap_or_default()),
        seat = Fact::Number(stake.seat.into()),
        spot = spot_fact(stake.spot, &state.house),
        amount = Fact::Money(amount_of(stake))
    )
}

/// Its amount, or the amount before it was settled.
fn amount_of(stake: &PlacedStake) -> Money {
    let settled = stake.settled;
    if stake.lies() {
        stake.amount()
    } else {
        settled.collected.max(settled.returned).max(stake.at_stop.unwrap_or_default())
    }
}

/// A card by its face where it is seen, else by its place.
pub fn card(state: &State, id: CardId) -> Phrase {
    match state.card(id) {
        Some(card) if card.facing.is_up() => text!("shift-card", card = Fact::Card(card.card.card)),
        Some(card) => text!("shift-card-face-down", place = fact(card_place(card.place))),
        None => text!("shift-card-gone"),
    }
}

fn card_place(place: CardPlace) -> Phrase {
    match place {
        CardPlace::On(side) => text!("shift-place-on", side = Fact::Side(side)),
        CardPlace::Apart => text!("shift-place-apart"),
        CardPlace::Box => text!("shift-place-box"),
        CardPlace::Shoe => text!("shift-place-shoe"),
        CardPlace::Floor => text!("shift-place-floor"),
    }
}

/// How a card lies.
pub fn facing_name(facing: Facing) -> Phrase {
    match facing {
        Facing::Up => text!("shift-facing-up"),
        Facing::Down => text!("shift-facing-down"),
        Facing::UpCrosswise => text!("shift-facing-up-crosswise"),
        Facing::DownCrosswise => text!("shift-facing-down-crosswise"),
    }
}
