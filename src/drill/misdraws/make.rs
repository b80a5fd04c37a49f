//! Generation of slips: a correctly dealt coup with one mistake.

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::card::Card;
use crate::rules::coup::{Coup, CoupOutcome};
use crate::rules::hand::Hand;
use crate::rules::house::House;
use crate::rules::misdraw::{BetsState, CoupStage, Person, TableCard, TableState, Turned};
use crate::rules::rng::SeededRng;
use crate::rules::side::{BySide, Chance, Side};

use super::super::deal;
use super::slip::Slip;
use super::{describe, irregular};

pub(super) struct SlipIncident {
    pub(super) incident: TableState,
    pub(super) narration: Vec<Phrase>,
}

impl Slip {
    /// A coup with this slip; `None` if the draw does not produce one.
    pub(super) fn make(self, house: &House, dice: &mut SeededRng) -> Option<SlipIncident> {
        match self {
            Self::Early | Self::BankerEarly => Some(early(self, dice)),
            Self::TwoAndTwo | Self::BancoBegins | Self::LastTwoCrossed => first_four(self, house, dice),
            Self::ThreeTaken | Self::FiveAndDue | Self::FiveAndOver => first_deal(self, house, dice),
            Self::PuntoForgotten | Self::BancoForgotten | Self::RightEnd => ended(self, house, dice),
            Self::WronglyCalled | Self::WronglyPaid | Self::RightCall => called(self, house, dice),
            Self::GoneThird | Self::GoneCall | Self::GoneRight => gone(self, house, dice),
            Self::BancosToPunto
            | Self::PuntoStands
            | Self::BancoStands
            | Self::AfterPuntos
            | Self::AfterBancos
            | Self::TwoAfter
            | Self::PuntosOwn
            | Self::BancosOwn
            | Self::BancoFirst
            | Self::Crossed
            | Self::BankerDrew
            | Self::TailleurLaid
            | Self::UnaskedDue
            | Self::RightThird => thirds(self, house, dice),
            _ => irregular::make(self, house, dice),
        }
    }
}

/// One to three cards drawn while the bets are open.
fn early(slip: Slip, dice: &mut SeededRng) -> SlipIncident {
    let order = [Side::Punto, Side::Banco, Side::Punto];
    let out = 1 + dice.below(order.len());
    let cards: Vec<TableCard> =
        order.into_iter().take(out).map(|side| TableCard::new(deal::card(dice), Some(side))).collect();
    let by = if slip == Slip::BankerEarly { Person::Banker } else { Person::Croupier };
    let drawn = Phrase::plain(if by == Person::Banker {
        text_key!("told-misdraw-banker-early")
    } else {
        text_key!("told-misdraw-cards-out")
    });
    let told = vec![text!("told-misdraw-bets-open"), drawn.with("count", Fact::Number(out as u64))];
    SlipIncident {
        incident: TableState { bets: BetsState::Open, by, ..TableState::from_cards(cards) },
        narration: told,
    }
}

/// Third cards, given wrongly or rightly, during the coup.
fn thirds(slip: Slip, house: &House, dice: &mut SeededRng) -> Option<SlipIncident> {
    let slip = match slip {
        Slip::BankerDrew => *dice.pick(&[Slip::PuntoStands, Slip::BancoStands])?,
        Slip::TailleurLaid => Slip::BancosToPunto,
        Slip::UnaskedDue => {
            let mut cards = third_cards(Slip::RightThird, house, dice)?;
            cards.truncate(5);
            let mut made = with_thirds(cards);
            made.narration.push(text!("told-misdraw-by-banker"));
            let last = made.incident.cards.last_mut()?;
            (last.drawn_by, last.unasked) = (Person::Banker, true);
            return Some(made);
        }
        other => return Some(with_thirds(third_cards(other, house, dice)?)),
    };
    let mut made = with_thirds(third_cards(slip, house, dice)?);
    let banker = slip != Slip::BancosToPunto;
    made.incident.by = if banker { Person::Banker } else { Person::Croupier };
    made.narration.push(Phrase::plain(if banker {
        text_key!("told-misdraw-by-banker")
    } else {
        text_key!("told-misdraw-by-tailleur")
    }));
    Some(made)
}

fn with_thirds(cards: Vec<TableCard>) -> SlipIncident {
    let narration = describe::describe_thirds(&cards).into_iter().collect();
    SlipIncident { incident: TableState::from_cards(cards), narration }
}

/// Cards of a coup with third cards given this way.
fn third_cards(slip: Slip, house: &House, dice: &mut SeededRng) -> Option<Vec<TableCard>> {
    let wanted = |coup: &Coup<'_>| {
        let drew = DrawPattern::from_coup(coup);
        match slip {
            Slip::BancosToPunto => drew == DrawPattern::Banco,
            Slip::PuntoStands => drew == DrawPattern::Nobody,
            Slip::BancoStands => matches!(drew, DrawPattern::Nobody | DrawPattern::Punto),
            Slip::AfterPuntos | Slip::PuntosOwn => {
                drew == DrawPattern::Natural && is_natural(coup, Side::Punto, Side::Banco)
            }
            Slip::AfterBancos | Slip::BancosOwn => {
                drew == DrawPattern::Natural && is_natural(coup, Side::Banco, Side::Punto)
            }
            Slip::TwoAfter => drew == DrawPattern::Natural,
            Slip::BancoFirst | Slip::Crossed => matches!(drew, DrawPattern::Punto | DrawPattern::Both),
            _ => matches!(drew, DrawPattern::Punto | DrawPattern::Banco | DrawPattern::Both),
        }
    };
    let coup = deal::coup_where(house, dice, wanted)?;
    let mut cards = cards_on_sides(&coup, house);
    let mut extra = |on| TableCard::new(deal::card(dice), Some(on));
    match slip {
        Slip::BancosToPunto => move_card(&mut cards, 4, Side::Punto),
        Slip::PuntoStands | Slip::AfterBancos | Slip::PuntosOwn => cards.push(extra(Side::Punto)),
        Slip::BancoStands | Slip::AfterPuntos | Slip::BancosOwn => cards.push(extra(Side::Banco)),
        Slip::TwoAfter => cards.extend([extra(Side::Punto), extra(Side::Banco)]),
        Slip::BancoFirst => {
            cards.truncate(5);
            move_card(&mut cards, 4, Side::Banco);
        }
        Slip::Crossed => {
            if cards.len() == 5 {
                cards.push(extra(Side::Punto));
            }
            move_card(&mut cards, 4, Side::Banco);
            move_card(&mut cards, 5, Side::Punto);
        }
        // Rightly given; sometimes before Banco's third card.
        _ => cards.truncate(5 + dice.below(2)),
    }
    Some(cards)
}

fn first_four(slip: Slip, house: &House, dice: &mut SeededRng) -> Option<SlipIncident> {
    use Side::{Banco, Punto};
    let (order, key) = match slip {
        Slip::TwoAndTwo => ([Punto, Punto, Banco, Banco], text_key!("told-misdraw-two-and-two")),
        Slip::BancoBegins => ([Banco, Punto, Banco, Punto], text_key!("told-misdraw-banco-first")),
        _ => ([Punto, Banco, Banco, Punto], text_key!("told-misdraw-last-two-crossed")),
    };
    let mut cards = cards_on_sides(&deal::coup_where(house, dice, |_| true)?, house);
    cards.truncate(4);
    cards.iter_mut().zip(order).for_each(|(laid, side)| laid.on = Some(side));
    Some(SlipIncident { incident: TableState::from_cards(cards), narration: vec![describe::with_sides(key)] })
}

/// Three or five cards drawn before the first is turned.
fn first_deal(slip: Slip, house: &House, dice: &mut SeededRng) -> Option<SlipIncident> {
    let coup = deal::coup_where(house, dice, |coup| match slip {
        Slip::FiveAndDue => coup.count() > 4,
        Slip::FiveAndOver => coup.count() == 4,
        _ => true,
    })?;
    let mut cards = cards_on_sides(&coup, house);
    if slip == Slip::ThreeTaken {
        cards.truncate(3);
    } else {
        let fifth = cards.get(4).map_or_else(|| deal::card(dice), |laid| laid.card);
        cards.truncate(4);
        cards.push(TableCard::new(fifth, None));
    }
    let taken = u8::try_from(cards.len()).ok()?;
    // Of three cards only Punto's can be turned.
    let banco = if slip == Slip::ThreeTaken { Turned::NotYet } else { Turned::AsDue };
    let turned = BySide { punto: Turned::AsDue, banco };
    let key = if slip == Slip::ThreeTaken {
        text_key!("told-misdraw-three-taken")
    } else {
        text_key!("told-misdraw-five-taken")
    };
    Some(SlipIncident {
        incident: TableState { read_after: Some(taken), turned, ..TableState::from_cards(cards) },
        narration: vec![describe::with_sides(key)],
    })
}

/// A coup taken for finished, with or without a missing card.
fn ended(slip: Slip, house: &House, dice: &mut SeededRng) -> Option<SlipIncident> {
    let coup = deal::coup_where(house, dice, |coup| {
        let drew = DrawPattern::from_coup(coup);
        match slip {
            Slip::PuntoForgotten => matches!(drew, DrawPattern::Punto | DrawPattern::Both),
            Slip::BancoForgotten => matches!(drew, DrawPattern::Banco | DrawPattern::Both),
            _ => true,
        }
    })?;
    let mut cards = cards_on_sides(&coup, house);
    match slip {
        Slip::PuntoForgotten => cards.truncate(4),
        Slip::BancoForgotten => cards.truncate(cards.len().saturating_sub(1)),
        _ => {}
    }
    let (stage, event) = if slip != Slip::RightEnd && dice.below(2) == 0 {
        let seems = seeming_winner(&cards)?;
        (CoupStage::Called(seems), describe::describe_call(seems))
    } else {
        (CoupStage::Over, text!("told-misdraw-nobody-draws"))
    };
    Some(SlipIncident { incident: TableState { stage, ..TableState::from_cards(cards) }, narration: vec![event] })
}

/// A closed coup with a call, right or wrong.
fn called(slip: Slip, house: &House, dice: &mut SeededRng) -> Option<SlipIncident> {
    let coup = deal::coup_where(house, dice, |_| true)?;
    let wins = coup.outcome()?.winner;
    let call = if slip == Slip::RightCall { wins } else { wrong_call(wins, dice)? };
    let paid = slip == Slip::WronglyPaid || (slip == Slip::RightCall && dice.below(2) == 0);
    let stage = if paid { CoupStage::Paid(call) } else { CoupStage::Called(call) };
    let mut told = vec![describe::describe_call(call)];
    told.extend(paid.then(|| text!("told-misdraw-paying")));
    Some(SlipIncident {
        incident: TableState { stage, ..TableState::from_cards(cards_on_sides(&coup, house)) },
        narration: told,
    })
}

fn gone(slip: Slip, house: &House, dice: &mut SeededRng) -> Option<SlipIncident> {
    let (cards, call) = if slip == Slip::GoneThird {
        let kind = *dice.pick(&[Slip::BancosToPunto, Slip::PuntoStands, Slip::BancoStands])?;
        let cards = third_cards(kind, house, dice)?;
        let seems = seeming_winner(&cards)?;
        (cards, seems)
    } else {
        let coup = deal::coup_where(house, dice, |_| true)?;
        let wins = coup.outcome()?.winner;
        (cards_on_sides(&coup, house), if slip == Slip::GoneRight { wins } else { wrong_call(wins, dice)? })
    };
    let narration = describe::describe_gone(&cards, call)?;
    let of = TableState::from_cards(cards).with_cards_discarded();
    let incident = TableState { stage: CoupStage::Called(call), ..of };
    Some(SlipIncident { incident, narration })
}

fn wrong_call(wins: Chance, dice: &mut SeededRng) -> Option<Chance> {
    let others: Vec<Chance> = Chance::ALL.into_iter().filter(|chance| *chance != wins).collect();
    dice.pick(&others).copied()
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum DrawPattern {
    Natural,
    Nobody,
    Punto,
    Banco,
    Both,
}

impl DrawPattern {
    pub(super) fn from_coup(coup: &Coup<'_>) -> Self {
        match coup.outcome() {
            Some(CoupOutcome { natural: true, .. }) | None => Self::Natural,
            Some(CoupOutcome { cards: BySide { punto: 3, banco: 3 }, .. }) => Self::Both,
            Some(CoupOutcome { cards: BySide { punto: 3, .. }, .. }) => Self::Punto,
            Some(CoupOutcome { cards: BySide { banco: 3, .. }, .. }) => Self::Banco,
            Some(_) => Self::Nobody,
        }
    }
}

/// True if `one` has a natural and `other` does not.
fn is_natural(coup: &Coup<'_>, one: Side, other: Side) -> bool {
    let natural = |side| coup.hand(side).is_some_and(|hand| hand.point_of_two().is_natural());
    natural(one) && !natural(other)
}

/// Cards of a coup on their correct sides.
pub(super) fn cards_on_sides(coup: &Coup<'_>, house: &House) -> Vec<TableCard> {
    let mut again = Coup::new(house);
    coup.cards().map(|card| TableCard::new(card, again.add_card(card).ok())).collect()
}

fn move_card(cards: &mut [TableCard], index: usize, side: Side) {
    if let Some(laid) = cards.get_mut(index) {
        laid.on = Some(side);
    }
}

/// Apparent winner of the cards as placed.
fn seeming_winner(cards: &[TableCard]) -> Option<Chance> {
    let hands = hands_of(cards);
    let point = |cards: &[Card]| match cards {
        [one, two] => Some(Hand::from_two(*one, *two).point()),
        [one, two, third] => Some(Hand::from_two(*one, *two).with_third(*third).point()),
        _ => None,
    };
    Some(CoupOutcome::winner_of(BySide { punto: point(&hands.punto)?, banco: point(&hands.banco)? }))
}

/// Cards on each side as placed.
pub(super) fn hands_of(cards: &[TableCard]) -> BySide<Vec<Card>> {
    let on = |side| cards.iter().filter(|laid| laid.on == Some(side)).map(|laid| laid.card).collect();
    BySide { punto: on(Side::Punto), banco: on(Side::Banco) }
}
