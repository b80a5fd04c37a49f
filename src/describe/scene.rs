//! Phrases for the things of a scene: stakes, chips, signs, the shoe, cells of the tableau.

use std::borrow::Cow;

use super::decision::describe_coup_end;
use crate::drill::condition_id;
use crate::drill::question::{LaidStake, ShoeContents};
pub use crate::drill::spot_fact;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::bet::When;
use crate::rules::chips::Piece;
use crate::rules::house::{CardColour, House, TableSize, Terms};
use crate::rules::settle::Limits;
use crate::rules::side::Side;
use crate::rules::tableau::{Act, Cell, Third};

/// Description of a stake; `spot` is the name of its spot.
pub fn stake(stake: &LaidStake, spot: Fact, standing: bool) -> Phrase {
    Phrase::plain(if standing { text_key!("table-stake-standing") } else { text_key!("table-stake") })
        .with("seat", Fact::Number(stake.seat.into()))
        .with("spot", spot)
        .with("amount", Fact::Money(stake.amount))
}

/// Phrase for a bet within a sentence, without its article.
pub fn stake_in_sentence(stake: &LaidStake, spot: Fact, standing: bool) -> Phrase {
    Phrase::plain(if standing { text_key!("settle-bet-standing") } else { text_key!("settle-bet") })
        .with("seat", Fact::Number(stake.seat.into()))
        .with("spot", spot)
        .with("amount", Fact::Money(stake.amount))
}

/// Phrase for the seat and spot of a bet.
pub fn place_of(stake: &LaidStake, spot: Fact, standing: bool) -> Phrase {
    Phrase::plain(if standing { text_key!("table-place-standing") } else { text_key!("table-place") })
        .with("seat", Fact::Number(stake.seat.into()))
        .with("spot", spot)
}

pub fn heap(piece: &Piece, count: u32) -> Phrase {
    text!("table-heap", count = Fact::Number(count.into()), piece = Fact::Written(Cow::Owned(piece.name.clone())))
}

/// Phrase for the sign of the table in full or abridged: minimum and maximum, and the step of a house that has one.
pub fn sign(abridged: bool, limits: Limits, house: &House) -> Phrase {
    let step = house.limits.step_of_stakes();
    let key = match (abridged, step) {
        (false, None) => text_key!("table-limits"),
        (false, Some(_)) => text_key!("table-limits-and-step"),
        (true, None) => text_key!("table-sign"),
        (true, Some(_)) => text_key!("table-sign-and-step"),
    };
    let sign = Phrase::plain(key).with("min", Fact::Money(limits.min)).with("max", Fact::Money(limits.max));
    step.into_iter().fold(sign, |sign, step| sign.with("step", Fact::Money(step)))
}

pub fn packs(packs: &ShoeContents) -> Phrase {
    let number = |cards: u16| Fact::Number(cards.into());
    let all = |key| Phrase::plain(key).with("cards", number(packs.cards)).with("out", number(packs.out));
    if !packs.counted {
        return all(text_key!("table-packs"));
    }
    let behind = packs.behind.unwrap_or_default();
    let before = packs.cards.saturating_sub(packs.out).saturating_sub(behind);
    all(text_key!("table-packs-counted")).with("before", number(before)).with("behind", number(behind))
}

/// Text key of a stop card.
pub const fn stop_card_key(colour: CardColour) -> TextKey {
    match colour {
        CardColour::Blue => text_key!("table-stop-card-blue"),
        CardColour::Red => text_key!("table-stop-card-red"),
        CardColour::Any => text_key!("table-stop-card"),
    }
}

/// Text key of a table size.
pub const fn table_size_key(size: TableSize) -> TextKey {
    match size {
        TableSize::Large => text_key!("table-size-large"),
        TableSize::Midi => text_key!("table-size-midi"),
        TableSize::Mini => text_key!("table-size-mini"),
    }
}

pub fn column_head(third: Third, terms: &Terms) -> String {
    match third {
        Third::Card(point) if point.get() == 0 => terms.zero_column.value().clone(),
        Third::Card(point) => point.to_string(),
        Third::Stood => terms.stood.value().clone(),
    }
}

/// Description of a payout's condition; `None` if there is none.
pub fn payout_condition(when: When) -> Option<Phrase> {
    describe_coup_end(&condition_id(when))
}

/// The letters of a tableau and the head of its last column, in words.
pub fn tableau_letters(terms: &Terms) -> Phrase {
    let (draw, stand) = (terms.draw.value(), terms.stand.value());
    let fact = |text: &str| Fact::Text(text.to_owned());
    Phrase::plain(text_key!("tableau-acts"))
        .with("draw-letter", fact(&draw.0.to_string()))
        .with("draw", fact(&draw.1))
        .with("stand-letter", fact(&stand.0.to_string()))
        .with("stand", fact(&stand.1))
        .with("stood", fact(terms.stood.value()))
}

/// Phrase for the rows and columns of a tableau.
pub fn grid_axes(terms: &Terms) -> Phrase {
    let side = |side| Fact::Side(side);
    let stood = Fact::Text(terms.stood.value().to_owned());
    text!("grid-axes", banco = side(Side::Banco), punto = side(Side::Punto), stood = stood)
}

pub fn act_letter(act: Act, terms: &Terms) -> char {
    match act {
        Act::Draw => terms.draw.value().0,
        Act::Stand => terms.stand.value().0,
    }
}

pub fn tableau_cell(cell: Cell, act: Act) -> Phrase {
    Phrase::plain(if cell.third == Third::Stood { text_key!("tableau-cell-stood") } else { text_key!("tableau-cell") })
        .with("side", Fact::Side(Side::Banco))
        .with("point", Fact::Point(cell.banco))
        .with("third", Fact::Third(cell.third))
        .with("act", Fact::Act(act))
}
