//! The notation of figures between fences: `4h 2c | Ks 4d`, `seat 3 banco 20`, `banco 4 against 6`.

/// Fence name of a whole table.
use std::ops::Range;

use ron::extensions::Extensions;

use super::PageFlaw;
use super::figure::{FigureCard, FigureStake, PageFigure, TableauPart};
use super::runs::no_such_card;
use crate::drill::authored::FixedScene;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::files;
use crate::rules::hand::Point;
use crate::rules::money::Money;
use crate::rules::side::{BySide, Side};
use crate::rules::tableau::{Cell, Third};
use crate::syntax::suggest::nearest;
use crate::syntax::{Spans, TextPosition};

pub(super) const SCENE: &str = "scene";
const KNOWN: [&str; 4] = ["cards", "stakes", "tableau", SCENE];
/// Maximum number of cards in a row.
const MOST_CARDS: usize = 10;
/// Maximum number of cards in a hand.
const MOST_IN_A_HAND: usize = 3;
/// Maximum number of stakes in a figure.
const MOST_STAKES: usize = 6;
/// A face-down card.
const DOWN: &str = "?";

/// The reason a fence is no figure.
pub(super) enum FigureError {
    Unknown(Phrase),
    Wrong(PageFlaw),
}

/// Parses the figure of a fence; `at` is the offset of its text.
pub(super) fn figure(name: &str, text: &str, at: usize) -> Result<PageFigure, FigureError> {
    let figure = match name {
        "cards" => cards(text, at),
        "stakes" => stakes(text, at),
        "tableau" => tableau_part(text).map(PageFigure::Tableau).ok_or_else(|| PageFlaw {
            at: at..at + text.trim_end().len(),
            what: found(text_key!("flaw-page-tableau"), text.trim()),
        }),
        SCENE => scene(text, at),
        _ => {
            let what = found(text_key!("flaw-page-figure-unknown"), name).with("known", Fact::Text(KNOWN.join(", ")));
            return Err(FigureError::Unknown(what.with_suggestion(nearest(name, KNOWN))));
        }
    };
    figure.map_err(FigureError::Wrong)
}

impl PageFigure {
    /// Byte range of the part that `flaw_in` objects to.
    pub fn place_of(&self, text: &str, at: &str) -> Range<usize> {
        let whole = || 0..text.trim_end().len();
        match self {
            Self::Scene(_) => Spans::parse(text).node(at).bytes.clone(),
            Self::Stakes(_) => place_of_stake(text, at).unwrap_or_else(whole),
            Self::Cards(_) | Self::Hands(_) | Self::Tableau(_) => whole(),
        }
    }
}

/// Byte range of a stake's seat or spot: `2.seat`.
fn place_of_stake(text: &str, at: &str) -> Option<Range<usize>> {
    let (index, part) = at.split_once('.')?;
    let lines = text.split_inclusive('\n').scan(0, |seen, line| {
        *seen += line.len();
        Some((*seen - line.len(), line))
    });
    let (from, line) = lines.filter(|(_, line)| !line.trim().is_empty()).nth(index.parse().ok()?)?;
    let words: Vec<_> = words(line, from).collect();
    // The spot precedes the amount.
    let word = if part == "seat" { words.get(1) } else { words.iter().rev().nth(1) };
    word.map(|(_, place)| place.clone())
}

fn found(key: TextKey, text: &str) -> Phrase {
    Phrase::plain(key).with("found", Fact::Text(text.chars().take(60).collect()))
}

/// Each word with its byte range.
fn words(text: &str, at: usize) -> impl Iterator<Item = (&str, Range<usize>)> {
    let mut seen = 0;
    text.split_whitespace().map(move |word| {
        let from = seen + text.get(seen..).and_then(|rest| rest.find(word)).unwrap_or_default();
        seen = from + word.len();
        (word, at + from..at + seen)
    })
}

fn cards(text: &str, at: usize) -> Result<PageFigure, PageFlaw> {
    let mut groups = vec![Vec::new()];
    for (word, place) in words(text, at) {
        let laid = match word {
            "|" => {
                groups.push(Vec::new());
                continue;
            }
            DOWN => FigureCard::Down,
            card => match card.parse() {
                Ok(card) => FigureCard::Up(card),
                Err(_) => return Err(PageFlaw { at: place, what: no_such_card(card) }),
            },
        };
        if let Some(group) = groups.last_mut() {
            group.push(laid);
        }
    }
    let wrong = |key| Err(PageFlaw { at: at..at + text.trim_end().len(), what: Phrase::plain(key) });
    let mut groups = groups.into_iter();
    match (groups.next(), groups.next(), groups.next()) {
        (Some(row), None, None) if (1..=MOST_CARDS).contains(&row.len()) => Ok(PageFigure::Cards(row)),
        (Some(punto), Some(banco), None) => {
            let lies = !(punto.is_empty() && banco.is_empty());
            let fits = punto.len() <= MOST_IN_A_HAND && banco.len() <= MOST_IN_A_HAND;
            if lies && fits {
                Ok(PageFigure::Hands(BySide { punto, banco }))
            } else {
                wrong(text_key!("flaw-page-cards"))
            }
        }
        _ => wrong(text_key!("flaw-page-cards")),
    }
}

fn stakes(text: &str, at: usize) -> Result<PageFigure, PageFlaw> {
    let (mut stakes, mut beyond) = (Vec::new(), None);
    let mut from = at;
    for line in text.split_inclusive('\n') {
        let place = from..from + line.trim_end().len();
        from += line.len();
        if line.trim().is_empty() {
            continue;
        }
        if stakes.len() == MOST_STAKES {
            beyond = Some(place.clone());
        }
        let stake = stake(line)
            .ok_or_else(|| PageFlaw { at: place, what: found(text_key!("flaw-page-stake"), line.trim()) })?;
        stakes.push(stake);
    }
    if (1..=MOST_STAKES).contains(&stakes.len()) {
        return Ok(PageFigure::Stakes(stakes));
    }
    let what = text!("flaw-page-stakes", most = Fact::Number(MOST_STAKES as u64));
    Err(PageFlaw { at: beyond.unwrap_or(at..at + text.trim_end().len()), what })
}

/// `seat 3 banco 20`, the seat optional.
fn stake(line: &str) -> Option<FigureStake> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (seat, rest) = match words.as_slice() {
        ["seat", seat, rest @ ..] => (Some(seat.parse().ok().filter(|seat| *seat > 0)?), rest),
        rest => (None, rest),
    };
    let [spot, amount] = rest else { return None };
    Some(FigureStake { seat, spot: (*spot).to_owned(), amount: sum(amount)? })
}

/// An amount as shown on the felt: `20`, `47.50`.
fn sum(text: &str) -> Option<Money> {
    let (units, cents) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let is_figures = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if units.is_empty() || !is_figures(units) || !is_figures(cents) || cents.len() > 2 {
        return None;
    }
    let cents: u64 = format!("{cents:0<2}").parse().ok()?;
    let coins = units.parse::<u64>().ok()?.checked_mul(100)?.checked_add(cents)?;
    let sum = Money::coins(coins);
    (sum > Money::ZERO && sum <= Money::MOST).then_some(sum)
}

/// Empty for all of it, `punto`, `banco`, `punto 5`, `banco 4`, `banco 4 against 6`, `banco 4 stood`.
fn tableau_part(text: &str) -> Option<TableauPart> {
    let row = |text: &str| text.parse().ok().and_then(|number: u8| Point::try_from(number).ok());
    let drawn = |text: &str| row(text).filter(|point| !point.is_natural());
    let words: Vec<&str> = text.split_whitespace().collect();
    Some(match words.as_slice() {
        [] | ["whole"] => TableauPart::Whole,
        ["punto"] => TableauPart::Side(Side::Punto),
        ["banco"] => TableauPart::Side(Side::Banco),
        ["punto", point] => TableauPart::Punto(drawn(point)?),
        ["banco", banco] => TableauPart::Row(drawn(banco)?),
        ["banco", banco, "stood"] => TableauPart::Cell(Cell { banco: drawn(banco)?, third: Third::Stood }),
        ["banco", banco, "against", third] => {
            TableauPart::Cell(Cell { banco: drawn(banco)?, third: Third::Card(row(third)?) })
        }
        _ => return None,
    })
}

fn scene(text: &str, at: usize) -> Result<PageFigure, PageFlaw> {
    match files::read_with::<FixedScene>(SCENE, text, Extensions::UNWRAP_VARIANT_NEWTYPES) {
        Ok(scene) => Ok(PageFigure::Scene(Box::new(scene))),
        Err(flaws) => {
            // Further flaws are reported once this one is fixed.
            let Some(flaw) = flaws.into_iter().next() else {
                return Err(PageFlaw { at: at..at + text.trim_end().len(), what: text!("flaw-page-scene") });
            };
            let [from, until] = [flaw.place, flaw.until].map(|place| at + byte_offset(text, place));
            Err(PageFlaw { at: from..until.max(from), what: flaw.what.into() })
        }
    }
}

/// Byte offset of a position.
fn byte_offset(text: &str, place: TextPosition) -> usize {
    let line: usize = text.split_inclusive('\n').take(place.line.saturating_sub(1)).map(str::len).sum();
    let rest = text.get(line..).unwrap_or_default();
    let column: usize = rest.chars().take(place.column.saturating_sub(1)).map(char::len_utf8).sum();
    (line + column).min(text.len())
}
