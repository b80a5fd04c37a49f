//! Coups in a table: cards, stakes and claims, proved by the referee.

use std::sync::Arc;

use crate::drill::authored::{Asking, ChoiceIs, FixedScene, MoneyIs, Stake};
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::bet::{self, Spot};
use crate::rules::card::Card;
use crate::rules::coup::{CardRefusal, Coup, CoupOutcome};
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::money::Money;
use crate::rules::settle::settle;
use crate::rules::side::{Chance, Side};

use super::super::super::Ends;
use super::super::ImportOptions;
use super::super::figure::{DecimalNumber, DecimalStyle};
use super::super::ids::slug;
use super::super::item::{ExchangeItem, ItemKind, any};
use super::super::notes::{ExchangeNotes, excerpt};
use super::heads::ImportColumn;
use super::{ImportTable, SheetRow};

const MOST_STAKES: usize = 45;

/// A row's scene, with the cards in dealing order.
#[derive(Default)]
pub(super) struct RowScene {
    pub(super) fixed: FixedScene,
    pub(super) cards: Vec<Card>,
}

/// A row that asks about its coup.
pub(super) struct CoupRow<'r> {
    pub(super) row: &'r SheetRow,
    pub(super) item: ExchangeItem,
    pub(super) cards: &'r [Card],
    /// True if the row is an example, not a question.
    pub(super) shown: bool,
}

/// The faulty column and the reason.
type CellFault = (ImportColumn, Phrase);

impl ImportTable {
    pub(super) fn scene(&self, row: &SheetRow, reading: &ImportOptions<'_>) -> Result<RowScene, CellFault> {
        let mut read = RowScene::default();
        let cards = |column| self.text(row, column).map_or(Ok(Vec::new()), |text| cards(&text, column));
        let all = cards(ImportColumn::Cards)?;
        if all.is_empty() {
            let (punto, banco) = (cards(ImportColumn::Punto)?, cards(ImportColumn::Banco)?);
            read.cards = dealing_order(&punto, &banco);
            (read.fixed.punto, read.fixed.banco) = (punto, banco);
        } else {
            let wrong = |(at, refusal)| (ImportColumn::Cards, refused(&all, at, refusal));
            let too_short = || (ImportColumn::Cards, text!("exchange-coup-too-short"));
            let house = reading.houses.first().ok_or_else(too_short)?;
            let coup = Coup::deal(house, &all).map_err(wrong)?;
            let hand = |side| coup.hand(side).map(|hand| hand.cards().collect::<Vec<_>>()).ok_or_else(too_short);
            (read.fixed.punto, read.fixed.banco) = (hand(Side::Punto)?, hand(Side::Banco)?);
            read.cards = all;
        }
        if let Some(text) = self.text(row, ImportColumn::Stakes) {
            read.fixed.stakes = stakes(&text, reading).map_err(|what| (ImportColumn::Stakes, what))?;
        }
        read.fixed.picture = self.text(row, ImportColumn::Picture);
        Ok(read)
    }

    /// The questions about a coup: winner and payouts, or who acts next in an unfinished one; or an example.
    pub(super) fn coup(
        &self,
        asked: CoupRow<'_>,
        reading: &ImportOptions<'_>,
        notes: &mut ExchangeNotes,
    ) -> Vec<ExchangeItem> {
        let CoupRow { row, cards, shown, .. } = asked;
        let item = &asked.item;
        match self.prove(row, cards, reading) {
            Ok(CoupResult::Open(side)) if !shown => {
                let act = ItemKind::Decided(Asking::Choice {
                    options: Vec::new(),
                    right: None,
                    is: Some(ChoiceIs::DrawOrStand(side)),
                });
                let id = Some(item.id.clone().unwrap_or_else(|| coup_id(cards)));
                vec![ExchangeItem { id, kind: act, ..asked.item }]
            }
            Ok(CoupResult::Open(_)) => {
                let what = Phrase::plain(text_key!("exchange-coup-open")).with("question", excerpt(any(&item.text)));
                notes.omitted(item.place, what);
                Vec::new()
            }
            Ok(CoupResult::Closed(outcome)) if shown => {
                let ends = Ends { punto: outcome.points.punto, banco: outcome.points.banco, winner: outcome.winner };
                let text =
                    if any(&item.text).is_empty() { item.because.first().cloned() } else { Some(item.text.clone()) };
                vec![ExchangeItem {
                    text: text.unwrap_or_default(),
                    kind: ItemKind::Shown(cards.to_vec(), ends),
                    ..asked.item
                }]
            }
            Ok(CoupResult::Closed(outcome)) => self.outcome_items(&asked, outcome, reading, notes),
            Err((column, what)) => {
                notes.omitted(self.place(row, column), what.with("question", excerpt(any(&item.text))));
                Vec::new()
            }
        }
    }

    fn outcome_items(
        &self,
        asked: &CoupRow<'_>,
        outcome: CoupOutcome,
        reading: &ImportOptions<'_>,
        notes: &mut ExchangeNotes,
    ) -> Vec<ExchangeItem> {
        let CoupRow { row, item, cards, .. } = asked;
        let id = item.id.clone().unwrap_or_else(|| coup_id(cards));
        let right = Some(outcome.winner.id().to_owned());
        let winner = ItemKind::Decided(Asking::Choice { options: Vec::new(), right, is: Some(ChoiceIs::Winner) });
        let stakes = item.scene.stakes.clone();
        let mut items = Vec::with_capacity(1 + stakes.len());
        let mut scene = item.scene.clone();
        scene.stakes.clear();
        items.push(ExchangeItem { id: Some(id.clone()), kind: winner, scene, ..item.clone() });
        let claims = match self.claims(row, stakes.len(), reading) {
            Ok(claims) => claims,
            Err(what) => {
                notes.omitted(self.place(row, ImportColumn::Paid), what.with("question", excerpt(any(&item.text))));
                return items;
            }
        };
        for (stake, claim) in stakes.iter().zip(claims) {
            match paid(reading.houses, outcome, *stake) {
                Ok(sum) if claim.is_some_and(|claim| claim != sum) => {
                    let what = text!(
                        "exchange-claim-paid",
                        claimed = Fact::Money(claim.unwrap_or_default()),
                        paid = Fact::Money(sum)
                    );
                    notes.omitted(self.place(row, ImportColumn::Paid), what);
                }
                // Lost and returned stakes need no calculation.
                Ok(Money::ZERO) => {}
                Ok(sum) => {
                    let is = Some(MoneyIs::Paid(stake.seat, stake.spot));
                    let name = format!("{id}-paid-{}-{}", stake.seat, slug(&format!("{:?}", stake.spot), 12));
                    let kind = ItemKind::Decided(Asking::Money { right: Some(sum), is });
                    let scene = FixedScene { stakes: vec![*stake], ..item.scene.clone() };
                    let text = crate::i18n::LocalizedText::default();
                    items.push(ExchangeItem { id: Some(name), kind, scene, text, ..item.clone() });
                }
                Err(what) => notes.omitted(self.place(row, ImportColumn::Stakes), what),
            }
        }
        items
    }

    fn claims(
        &self,
        row: &SheetRow,
        how_many: usize,
        reading: &ImportOptions<'_>,
    ) -> Result<Vec<Option<Money>>, Phrase> {
        let Some(text) = self.text(row, ImportColumn::Paid) else { return Ok(vec![None; how_many]) };
        let parts: Vec<&str> = text.split([';', '|', '\n']).collect();
        let wrong = || text!("exchange-not-a-number", found = excerpt(&text));
        let read = parts.iter().map(|part| {
            if part.trim().is_empty() {
                return Ok(None);
            }
            let sum = DecimalNumber::read_with_currency(part, DecimalStyle::for_language(reading.code))
                .and_then(|(figure, _)| figure.coins());
            sum.map(|coins| Some(Money::coins(coins))).ok_or_else(wrong)
        });
        let mut claims: Vec<Option<Money>> = read.collect::<Result<_, _>>()?;
        if claims.len() > how_many {
            return Err(wrong());
        }
        claims.resize(how_many, None);
        Ok(claims)
    }

    /// The referee's result; an error if the row claims otherwise.
    fn prove(&self, row: &SheetRow, cards: &[Card], reading: &ImportOptions<'_>) -> Result<CoupResult, CellFault> {
        let column =
            if self.text(row, ImportColumn::Cards).is_some() { ImportColumn::Cards } else { ImportColumn::Punto };
        let mut found: Option<CoupResult> = None;
        for house in reading.houses {
            let coup = Coup::deal(house, cards).map_err(|(at, refusal)| (column, refused(cards, at, refusal)))?;
            let this = match (coup.outcome(), coup.wants()) {
                (Some(outcome), _) => CoupResult::Closed(outcome),
                (None, Some(side)) if cards.len() >= 4 => CoupResult::Open(side),
                (None, _) => return Err((column, text!("exchange-coup-too-short"))),
            };
            if found.is_some_and(|before| before != this) {
                return Err((column, text!("exchange-houses-differ")));
            }
            found = Some(this);
        }
        let found = found.ok_or_else(|| (column, text!("exchange-houses-differ")))?;
        if let CoupResult::Closed(outcome) = found {
            self.is_as_claimed(row, outcome, reading)?;
        }
        Ok(found)
    }

    fn is_as_claimed(
        &self,
        row: &SheetRow,
        outcome: CoupOutcome,
        reading: &ImportOptions<'_>,
    ) -> Result<(), CellFault> {
        if let Some(text) = self.text(row, ImportColumn::Winner) {
            let claimed = chance(&text, reading.houses)
                .ok_or_else(|| (ImportColumn::Winner, text!("exchange-no-such-chance", found = excerpt(&text))))?;
            if claimed != outcome.winner {
                let what = text!(
                    "exchange-claim-winner",
                    claimed = Fact::Chance(claimed),
                    winner = Fact::Chance(outcome.winner)
                );
                return Err((ImportColumn::Winner, what));
            }
        }
        for (side, column) in [(Side::Punto, ImportColumn::PuntoPoint), (Side::Banco, ImportColumn::BancoPoint)] {
            let together = self.text(row, ImportColumn::Points).and_then(|text| {
                let place = usize::from(side == Side::Banco);
                text.split(|sign: char| !sign.is_ascii_digit())
                    .filter(|part| !part.is_empty())
                    .nth(place)
                    .map(str::to_owned)
            });
            let (column, text) = match self.text(row, column) {
                Some(text) => (column, Some(text)),
                None => (ImportColumn::Points, together),
            };
            let Some(text) = text else { continue };
            let claimed = text.parse::<u32>().ok().filter(|point| *point < 10).map(Point::from_sum);
            if claimed != Some(outcome.points[side]) {
                let what = text!(
                    "exchange-claim-point",
                    side = Fact::Side(side),
                    claimed = excerpt(&text),
                    point = Fact::Point(outcome.points[side])
                );
                return Err((column, what));
            }
        }
        Ok(())
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum CoupResult {
    /// Unfinished: this side acts next.
    Open(Side),
    Closed(CoupOutcome),
}

/// Cards as people write them: `7h 8d Td`, `7♥,8♦`.
fn cards(text: &str, column: ImportColumn) -> Result<Vec<Card>, CellFault> {
    let parts = text.split(|sign: char| sign.is_whitespace() || matches!(sign, ',' | ';' | '-' | '|' | '/'));
    let read =
        |part: &str| part.parse::<Card>().map_err(|_| (column, text!("exchange-no-such-card", found = excerpt(part))));
    let cards: Vec<Card> = parts.filter(|part| !part.is_empty()).map(read).collect::<Result<_, _>>()?;
    match cards.len() {
        0..=Coup::MOST_CARDS => Ok(cards),
        _ => Err((column, text!("exchange-too-many-cards"))),
    }
}

fn dealing_order(punto: &[Card], banco: &[Card]) -> Vec<Card> {
    let at = |place: usize| [punto.get(place), banco.get(place)];
    (0..3).flat_map(at).flatten().copied().collect()
}

fn refused(cards: &[Card], at: usize, refusal: CardRefusal) -> Phrase {
    let card = || cards.get(at).map_or(Fact::Number(at as u64 + 1), |card| Fact::Card(*card));
    match refusal {
        CardRefusal::NoCopyLeft(_) => text!("exchange-no-copy-left", card = card()),
        CardRefusal::Closed | CardRefusal::BelongsTo(_) => {
            text!("exchange-coup-closed-before", card = card())
        }
    }
}

/// `1:punto:50; 3 banco 17.50`: seat (default 1), spot, amount.
fn stakes(text: &str, reading: &ImportOptions<'_>) -> Result<Vec<Stake>, Phrase> {
    let wrong = |part: &str| text!("exchange-no-stake", found = excerpt(part));
    let mut stakes = Vec::new();
    for part in text.split([';', '|', '\n']).filter(|part| !part.trim().is_empty()) {
        let words: Vec<&str> = part.split([':', ' ', '=', '\u{a0}']).filter(|word| !word.is_empty()).collect();
        let (seat, spot, amount) = match words.as_slice() {
            [spot, amount] => (Some(1), *spot, *amount),
            [seat, spot, amount] => (seat.parse().ok(), *spot, *amount),
            _ => return Err(wrong(part)),
        };
        let sum = DecimalNumber::read_with_currency(amount, DecimalStyle::for_language(reading.code))
            .and_then(|(figure, _)| figure.coins());
        let amount = sum.map(Money::coins).filter(|sum| (Money::coins(1)..=Money::MOST).contains(sum));
        let (Some(seat), Some(spot), Some(amount)) = (seat, spot_of(spot, reading.houses), amount) else {
            return Err(wrong(part));
        };
        stakes.push(Stake { seat, spot, amount, standing: false });
        if stakes.len() > MOST_STAKES {
            return Err(wrong(part));
        }
    }
    Ok(stakes)
}

/// A spot by the name of its bet, or by the house's own name if there is only one house.
fn spot_of(name: &str, houses: &[Arc<House>]) -> Option<Spot> {
    let own = || match houses {
        [house] => house.spot(name),
        _ => None,
    };
    chance(name, houses).map(Spot::from).or_else(own)
}

fn chance(text: &str, houses: &[Arc<House>]) -> Option<Chance> {
    let word = slug(text, 24);
    match word.as_str() {
        "p" | "punto" | "ponte" | "player" | "joueur" | "giocatore" => return Some(Chance::Punto),
        "b" | "banco" | "banque" | "banker" | "banquier" | "bank" => return Some(Chance::Banco),
        "e" | "t" | "tie" | "egalite" | "egalita" | "pari" | "pareggio" | "egal" | "egale" => {
            return Some(Chance::Egalite);
        }
        _ => {}
    }
    let named =
        |house: &Arc<House>| Chance::ALL.into_iter().find(|chance| slug(house.terms.chance_name(*chance), 24) == word);
    houses.iter().find_map(named)
}

/// A stake's payout; an error if the houses differ.
fn paid(houses: &[Arc<House>], outcome: CoupOutcome, stake: Stake) -> Result<Money, Phrase> {
    let mut sums = houses.iter().map(|house| {
        let stakes = [bet::Stake { spot: stake.spot, amount: stake.amount }];
        settle(house, outcome, &stakes, None).first().map_or(Money::ZERO, |settled| settled.paid)
    });
    let first = sums.next().unwrap_or_default();
    if sums.all(|sum| sum == first) { Ok(first) } else { Err(text!("exchange-houses-pay-otherwise")) }
}

/// An id for a coup without one: its cards.
fn coup_id(cards: &[Card]) -> String {
    let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
    format!("coup-{}", cards.join("-"))
}
