//! Judging one coup: dealt card by card under the house's rules, then every stake settled.

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::bet::Stake;
use crate::rules::card::Card;
use crate::rules::coup::{CardRefusal, Coup, CoupOutcome};
use crate::rules::house::House;
use crate::rules::reason::Reason;
use crate::rules::settle::{Limits, Settled, settle};

use super::args::excerpt;

pub(super) struct JudgedCoup<'h> {
    pub(super) coup: Coup<'h>,
    pub(super) outcome: CoupOutcome,
    pub(super) settled: Vec<Settled>,
}

/// Fault of a coup, with the 0-based index of the card.
#[derive(Debug)]
pub(super) struct IllegalCoup {
    pub(super) at: usize,
    pub(super) what: Phrase,
}

/// Cards of a coup as typed: the first seven that parse, the number given, and the first that does not parse.
#[derive(Debug, Default)]
pub(super) struct TypedCards {
    cards: [Option<Card>; 7],
    given: usize,
    no_card: Option<(usize, String)>,
}

impl TypedCards {
    pub(super) fn push(&mut self, text: &str) {
        match (text.parse(), self.cards.get_mut(self.given)) {
            (Ok(card), Some(slot)) => *slot = Some(card),
            (Ok(_), None) => {}
            (Err(_), _) => {
                let given = self.given;
                self.no_card.get_or_insert_with(|| (given, excerpt(text)));
            }
        }
        self.given += 1;
    }
}

pub(super) fn judge<'h>(
    house: &'h House,
    cards: &TypedCards,
    stakes: &[Stake],
    limits: Option<Limits>,
) -> Result<JudgedCoup<'h>, IllegalCoup> {
    let mut coup = Coup::new(house);
    let legible = cards.no_card.as_ref().map_or(cards.given, |(at, _)| *at);
    for (at, card) in cards.cards.iter().flatten().take(legible).enumerate() {
        coup.add_card(*card).map_err(|refusal| IllegalCoup { at, what: refusal_phrase(refusal, at, house) })?;
    }
    if let Some((at, text)) = &cards.no_card {
        let what = text!("coup-no-such-card", card = Fact::Text(text.clone()));
        return Err(IllegalCoup { at: *at, what });
    }
    match coup.outcome() {
        Some(outcome) => Ok(JudgedCoup { settled: settle(house, outcome, stakes, limits), coup, outcome }),
        None => Err(too_few(&coup, cards.given)),
    }
}

fn too_few(coup: &Coup<'_>, given: usize) -> IllegalCoup {
    let phrase = Phrase::plain(text_key!("coup-too-few")).with("given", Fact::Number(given as u64));
    let what = coup.wants().map_or(phrase.clone(), |side| phrase.with("side", Fact::Side(side)));
    IllegalCoup { at: given, what }
}

fn refusal_phrase(refusal: CardRefusal, at: usize, house: &House) -> Phrase {
    let place = Fact::Number(at as u64 + 1);
    match refusal {
        CardRefusal::NoCopyLeft(card) => text!(
            "coup-no-copy-left",
            card = Fact::Card(card),
            packs = Fact::Number((*house.shoe.packs.value()).into()),
            place = place
        ),
        CardRefusal::Closed | CardRefusal::BelongsTo(_) => {
            text!("coup-closed", count = Fact::Number(at as u64), place = place)
        }
    }
}

impl JudgedCoup<'_> {
    /// Every applied rule once, those of the coup first.
    pub(super) fn reasons(&self) -> Vec<Reason> {
        self.coup.reasons().into_iter().chain(self.settlement_reasons().cloned()).collect()
    }

    /// Rules applied to the stakes, each once; none of them is a rule of the coup.
    pub(super) fn settlement_reasons(&self) -> impl Iterator<Item = &Reason> {
        let all = || self.settled.iter().flat_map(|settled| &settled.reasons);
        all().enumerate().filter(move |(at, reason)| !all().take(*at).any(|before| before == *reason)).map(|(_, it)| it)
    }
}
