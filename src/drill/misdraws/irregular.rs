//! Generation of slips with irregular cards, persons, burns and stakes.

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::coup::Coup;
use crate::rules::house::{Face, House};
use crate::rules::misdraw::{
    BurnDone, CardBack, CardOrigin, CoupStage, LateStake, Person, Seen, StopCardShown, TableCard, TableState, Turned,
    Whereabouts,
};
use crate::rules::opening::StopCardTiming;
use crate::rules::rng::SeededRng;
use crate::rules::shoe::burn;
use crate::rules::side::{BySide, Chance, Side};

use super::super::deal;
use super::make::{DrawPattern, SlipIncident, cards_on_sides};
use super::slip::Slip;

const NOT_TURNED: BySide<Turned> = BySide { punto: Turned::NotYet, banco: Turned::NotYet };

/// A coup with this slip; `None` if the draw does not produce one.
pub(super) fn make(slip: Slip, house: &House, dice: &mut SeededRng) -> Option<SlipIncident> {
    match slip {
        Slip::StuckDue | Slip::StuckOver => stuck(slip, house, dice),
        Slip::SeenEarly | Slip::FaceUpInTheShoe | Slip::PutBackOnTop | Slip::LostInTheShoe => {
            first_cards(slip, house, dice)
        }
        Slip::FaceDown | Slip::Dropped | Slip::DrawnByAnother => third(slip, house, dice),
        Slip::ShoeIsEmpty | Slip::ShoeJustLasted => last_cards(slip, house, dice),
        Slip::BurnTooShort | Slip::BurnForgotten | Slip::BurnTooLong | Slip::BurnRight | Slip::BurnNoticedLate => {
            burnt(slip, house, dice)
        }
        Slip::UsedAgain => used_again(house, dice),
        _ => whole(slip, house, dice),
    }
}

fn numbered(phrase: Phrase, index: usize) -> Phrase {
    phrase.with("card", Fact::Number(index as u64 + 1))
}

/// Two cards out of the shoe at once where one third card was due.
fn stuck(slip: Slip, house: &House, dice: &mut SeededRng) -> Option<SlipIncident> {
    let coup = deal::coup_where(house, dice, |coup| match DrawPattern::from_coup(coup) {
        DrawPattern::Both => slip == Slip::StuckDue,
        DrawPattern::Punto | DrawPattern::Banco => slip == Slip::StuckOver,
        DrawPattern::Natural | DrawPattern::Nobody => false,
    })?;
    let mut cards = cards_on_sides(&coup, house);
    let second = cards.get(5).map_or_else(|| deal::card(dice), |card| card.card);
    cards.truncate(5);
    let side = cards.last()?.on?;
    cards.push(TableCard { stuck: true, ..TableCard::new(second, None) });
    let narration = vec![text!("told-misdraw-stuck", side = Fact::Side(side))];
    Some(SlipIncident { incident: TableState::from_cards(cards), narration })
}

/// One to three of the first four cards, the last of them irregular.
fn first_cards(slip: Slip, house: &House, dice: &mut SeededRng) -> Option<SlipIncident> {
    let mut cards = cards_on_sides(&deal::coup_where(house, dice, |_| true)?, house);
    cards.truncate(1 + dice.below(3));
    let index = cards.len().checked_sub(1)?;
    let last = cards.last_mut()?;
    let phrase = Phrase::plain(match slip {
        Slip::SeenEarly => {
            (last.face, last.seen) = (Some(Face::Up), Seen::Early);
            text_key!("told-misdraw-seen-early")
        }
        Slip::FaceUpInTheShoe => {
            (last.face, last.seen, last.on) = (Some(Face::Up), Seen::InTheShoe, None);
            text_key!("told-misdraw-face-up-in-the-shoe")
        }
        Slip::PutBackOnTop => {
            (last.at, last.on) = (Whereabouts::Shoe(Some(0)), None);
            text_key!("told-misdraw-put-back-on-top")
        }
        _ => {
            (last.at, last.on) = (Whereabouts::Shoe(None), None);
            text_key!("told-misdraw-lost-in-the-shoe")
        }
    });
    Some(SlipIncident { incident: TableState::from_cards(cards), narration: vec![numbered(phrase, index)] })
}

/// The first third card, rightly due, irregular in itself or by its drawer.
fn third(slip: Slip, house: &House, dice: &mut SeededRng) -> Option<SlipIncident> {
    let mut cards = cards_on_sides(&deal::coup_where(house, dice, |coup| coup.count() > 4)?, house);
    cards.truncate(5);
    let card = cards.last_mut()?;
    let key = match slip {
        Slip::FaceDown => {
            card.face = Some(Face::Down);
            text_key!("told-misdraw-face-down")
        }
        Slip::Dropped => {
            (card.at, card.face) = (Whereabouts::Floor, Some(Face::Up));
            text_key!("told-misdraw-dropped")
        }
        _ => {
            card.drawn_by = Person::SeatedPlayer;
            text_key!("told-misdraw-drawn-by-another")
        }
    };
    let side = Fact::Side(card.on?);
    if slip == Slip::Dropped {
        card.on = None;
    }
    let narration = vec![Phrase::plain(key).with("side", side)];
    Some(SlipIncident { incident: TableState::from_cards(cards), narration })
}

/// The last cards of the shoe: enough for the coup, or not.
fn last_cards(slip: Slip, house: &House, dice: &mut SeededRng) -> Option<SlipIncident> {
    let lasts = slip == Slip::ShoeJustLasted;
    let coup = deal::coup_where(house, dice, |coup| lasts || coup.count() > 4)?;
    let mut cards = cards_on_sides(&coup, house);
    if !lasts {
        cards.truncate(4 + dice.below(cards.len() - 4));
    }
    let incident = TableState { left_in_shoe: Some(0), ..TableState::from_cards(cards) };
    Some(SlipIncident { incident, narration: vec![text!("told-misdraw-shoe-is-empty")] })
}

/// The burn of a new shoe, right or wrong.
fn burnt(slip: Slip, house: &House, dice: &mut SeededRng) -> Option<SlipIncident> {
    let turned = deal::card(dice);
    let (due, _) = burn(&house.shoe, turned)?;
    let burned = match slip {
        Slip::BurnRight => due,
        Slip::BurnForgotten => 0,
        Slip::BurnTooLong => due.checked_add(1 + u8::try_from(dice.below(2)).ok()?)?,
        _ => due.checked_sub(1 + u8::try_from(dice.below(3)).ok()?).filter(|burned| *burned > 0)?,
    };
    let coup = deal::coup_where(house, dice, |_| true)?;
    let mut cards = cards_on_sides(&coup, house);
    cards.truncate(if slip == Slip::BurnNoticedLate { 4 } else { 0 });
    let moment = Phrase::plain(if slip == Slip::BurnNoticedLate {
        text_key!("told-misdraw-burn-noticed-late")
    } else {
        text_key!("told-misdraw-no-coup-yet")
    });
    let narration = vec![
        text!("told-misdraw-turned-first", card = Fact::Card(turned)),
        text!("told-misdraw-burned-so-far", count = Fact::Number(burned.into())),
        moment,
    ];
    let burn = Some(BurnDone { turned, burned });
    Some(SlipIncident { incident: TableState { burn, ..TableState::from_cards(cards) }, narration })
}

/// The first four cards, the first of them left over from the coup before.
fn used_again(house: &House, dice: &mut SeededRng) -> Option<SlipIncident> {
    let mut cards = cards_on_sides(&deal::coup_where(house, dice, |_| true)?, house);
    cards.truncate(4);
    cards.first_mut()?.from = CardOrigin::CoupBefore;
    let incident = TableState { turned: NOT_TURNED, coups_before: 1, ..TableState::from_cards(cards) };
    Some(SlipIncident { incident, narration: vec![text!("told-misdraw-used-again")] })
}

/// A coup rightly dealt to its end, or at least its first four cards.
fn whole(slip: Slip, house: &House, dice: &mut SeededRng) -> Option<SlipIncident> {
    let coup: Coup<'_> = deal::coup_where(house, dice, |_| true)?;
    let mut table = TableState::from_cards(cards_on_sides(&coup, house));
    let index = dice.below(table.cards.len());
    let chance = *dice.pick(&Chance::ALL)?;
    let event = match slip {
        Slip::AfterTheStopCard | Slip::StopCardInside => {
            let inside = slip == Slip::StopCardInside;
            let coups_since = u8::from(!inside);
            table.stop_card = Some(StopCardShown { when: StopCardTiming::InsideACoup, coups_since });
            table.stage = CoupStage::Over;
            Phrase::plain(if inside {
                text_key!("told-misdraw-stop-card-inside")
            } else {
                text_key!("told-misdraw-after-the-stop-card")
            })
        }
        Slip::ForeignBack => {
            table.cards.get_mut(index)?.back = CardBack::Foreign;
            numbered(Phrase::plain(text_key!("told-misdraw-foreign-back")), index)
        }
        Slip::OtherBack => {
            table.cards.get_mut(index)?.back = CardBack::Second;
            numbered(Phrase::plain(text_key!("told-misdraw-other-back")), index)
        }
        Slip::BankerTurnedPunto => {
            table.turned.punto = Turned::By(Person::Banker);
            table.cards.truncate(4);
            text!("told-misdraw-banker-turned", side = Fact::Side(Side::Punto))
        }
        Slip::StakeWithdrawn => {
            table.stakes_after_the_stop = vec![LateStake::Withdrawn];
            text!("told-misdraw-stake-withdrawn", chance = Fact::Chance(chance))
        }
        _ => {
            table.stakes_after_the_stop = vec![LateStake::Placed];
            text!("told-misdraw-stake-placed-late", chance = Fact::Chance(chance))
        }
    };
    Some(SlipIncident { incident: table, narration: vec![event] })
}
