//! The JSON contract, as types.

use std::collections::{HashMap, hash_map};
use std::io::Write;

use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

use crate::rules::calls::calls;
use crate::rules::card::Card;
use crate::rules::clause::{Basis, Clause, SILENT};
use crate::rules::coup::Coup;
use crate::rules::hand::Hand;
use crate::rules::house::House;
use crate::rules::odds::Odds;
use crate::rules::reason::Reason;
use crate::rules::settle::{Ending, Settled};
use crate::rules::shoe::{ChanceTally, DealtCoup, Shoe};
use crate::rules::side::{Chance, Side};

use super::error::CommandError;
use super::judge::JudgedCoup;

pub(super) fn write_json_line(object: &impl Serialize, out: &mut (impl Write + ?Sized)) -> Result<(), CommandError> {
    let mut text = serde_json::to_vec(object).map_err(std::io::Error::from)?;
    text.push(b'\n');
    out.write_all(&text)?;
    Ok(())
}

/// Writes the verdicts of a house. The calls and reasons of a coup depend on the points of its cards alone: they are
/// rendered once for each series of points.
pub(super) struct VerdictWriter<'h> {
    house: &'h House,
    coups: HashMap<u32, RenderedCoup>,
    rules: HashMap<(&'static str, Basis), Box<RawValue>>,
}

struct RenderedCoup {
    calls: Box<RawValue>,
    reasons: Vec<Box<RawValue>>,
}

impl RenderedCoup {
    fn new(house: &House, coup: &Coup<'_>) -> serde_json::Result<Self> {
        let calls: Vec<String> = calls(house, coup).iter().map(ToString::to_string).collect();
        let reasons = coup.reasons();
        Ok(Self {
            calls: to_raw_value(&calls)?,
            reasons: reasons
                .iter()
                .map(|reason| to_raw_value(&AppliedRuleOut::from(reason)))
                .collect::<Result<_, _>>()?,
        })
    }
}

impl<'h> VerdictWriter<'h> {
    pub(super) fn new(house: &'h House) -> Self {
        Self { house, coups: HashMap::new(), rules: HashMap::new() }
    }

    pub(super) fn write(&mut self, judged: &JudgedCoup<'_>, out: &mut impl Write) -> serde_json::Result<()> {
        let house = self.house;
        for reason in judged.settlement_reasons() {
            if let hash_map::Entry::Vacant(rule) = self.rules.entry((reason.rule.key(), reason.basis)) {
                rule.insert(to_raw_value(&AppliedRuleOut::from(reason))?);
            }
        }
        let rendered: &RenderedCoup = match self.coups.entry(series_of_points(&judged.coup)) {
            hash_map::Entry::Occupied(rendered) => rendered.into_mut(),
            hash_map::Entry::Vacant(rendered) => rendered.insert(RenderedCoup::new(house, &judged.coup)?),
        };
        let hand =
            |side: Side| HandOut { cards: CardsOut(judged.coup.hand(side)), point: judged.outcome.points[side].get() };
        let settlement_reasons =
            || judged.settlement_reasons().filter_map(|reason| self.rules.get(&(reason.rule.key(), reason.basis)));
        let verdict = CoupVerdictOut {
            ok: true,
            punto: hand(Side::Punto),
            banco: hand(Side::Banco),
            winner: judged.outcome.winner.id(),
            natural: judged.outcome.natural,
            settlement: Listed(|| judged.settled.iter().map(|settled| SettledOut::new(house, settled))),
            calls: &rendered.calls,
            reasons: Listed(|| rendered.reasons.iter().chain(settlement_reasons())),
        };
        serde_json::to_writer(out, &verdict)
    }
}

/// A number of its own for each series of points of the cards of a coup.
fn series_of_points(coup: &Coup<'_>) -> u32 {
    coup.cards().fold(0, |series, card| series * 11 + u32::from(card.point().get()) + 1)
}

#[derive(Serialize)]
struct CoupVerdictOut<'a, S: Serialize, R: Serialize> {
    ok: bool,
    punto: HandOut,
    banco: HandOut,
    winner: &'static str,
    natural: bool,
    settlement: S,
    calls: &'a RawValue,
    reasons: R,
}

/// The items of an iterator, which is made anew for each serialization.
struct Listed<F>(F);

impl<F, I> Serialize for Listed<F>
where
    F: Fn() -> I,
    I: IntoIterator,
    I::Item: Serialize,
{
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq((self.0)())
    }
}

#[derive(Serialize)]
struct HandOut {
    cards: CardsOut,
    point: u8,
}

struct CardsOut(Option<Hand>);

impl Serialize for CardsOut {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter().flat_map(Hand::cards))
    }
}

#[derive(Serialize)]
struct SettledOut<'a> {
    spot: &'a str,
    stake: u64,
    outcome: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<&'static str>,
    paid: u64,
    collected: u64,
    returned: u64,
}

impl<'a> SettledOut<'a> {
    fn new(house: &'a House, settled: &Settled) -> Self {
        Self {
            spot: house.spot_rules(settled.stake.spot).map_or("", |rules| rules.id.as_str()),
            stake: settled.stake.amount.get(),
            outcome: ending_id(settled.ending),
            fault: if let Ending::Refused(fault) = settled.ending { Some(fault.id()) } else { None },
            paid: settled.paid.get(),
            collected: settled.collected.get(),
            returned: settled.returned.get(),
        }
    }
}

pub(super) const fn ending_id(ending: Ending) -> &'static str {
    match ending {
        Ending::Win => "win",
        Ending::Lose => "lose",
        Ending::Push => "push",
        Ending::Refused(_) => "refused",
    }
}

/// Serialized as the clause id, or as [`SILENT`] without one.
pub(super) struct ClauseIdOut(pub(super) Option<Clause>);

impl Serialize for ClauseIdOut {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Some(clause) => to.serialize_str(std::str::from_utf8(&clause.letters()).unwrap_or_default()),
            None => to.serialize_str(SILENT),
        }
    }
}

#[derive(Serialize)]
pub(super) struct AppliedRuleOut {
    clause: ClauseIdOut,
    key: &'static str,
    basis: &'static str,
}

impl From<&Reason> for AppliedRuleOut {
    fn from(reason: &Reason) -> Self {
        let basis = match reason.basis {
            Basis::Stated(_) => "stated",
            Basis::Silent => "silent",
            Basis::Corrected(_) => "corrected",
            Basis::Authored => "authored",
        };
        Self { clause: ClauseIdOut(reason.basis.clause()), key: reason.rule.key(), basis }
    }
}

/// An illegal coup (`at`: 0-based card index) or an unreadable line (`line`: 1-based).
#[derive(Serialize)]
pub(super) struct CoupRefusalOut<'a> {
    pub(super) ok: bool,
    pub(super) error: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) at: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) line: Option<u64>,
}

#[derive(Serialize)]
pub(super) struct OddsOut<'a> {
    packs: u8,
    total: u64,
    punto: u64,
    banco: u64,
    egalite: u64,
    edges: Edges<'a>,
    cards: ByCards,
    banco_wins_with: [u64; 10],
    punto_wins_with: [u64; 10],
    egalite_on: [u64; 10],
}

#[derive(Serialize)]
struct ByCards {
    #[serde(rename = "4")]
    four: u64,
    #[serde(rename = "5")]
    five: u64,
    #[serde(rename = "6")]
    six: u64,
}

struct Edges<'a>(&'a [(&'a str, String)]);

impl Serialize for Edges<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(spot, edge)| (spot, edge)))
    }
}

impl<'a> OddsOut<'a> {
    pub(super) fn new(odds: &Odds, edges: &'a [(&'a str, String)]) -> Self {
        Self {
            packs: odds.packs(),
            total: odds.total(),
            punto: odds.weight_of_chance(Chance::Punto),
            banco: odds.weight_of_chance(Chance::Banco),
            egalite: odds.weight_of_chance(Chance::Egalite),
            edges: Edges(edges),
            cards: ByCards {
                four: odds.weight_of_cards(4),
                five: odds.weight_of_cards(5),
                six: odds.weight_of_cards(6),
            },
            banco_wins_with: odds.by_point(Chance::Banco),
            punto_wins_with: odds.by_point(Chance::Punto),
            egalite_on: odds.by_point(Chance::Egalite),
        }
    }
}

#[derive(Serialize)]
pub(super) struct CoupOut {
    shoe: u64,
    coup: u64,
    cards: Vec<Card>,
    punto: u8,
    banco: u8,
    winner: &'static str,
}

impl CoupOut {
    pub(super) fn new(shoe: u64, coup: u64, dealt: DealtCoup) -> Self {
        let outcome = dealt.outcome();
        Self {
            shoe,
            coup,
            cards: dealt.cards().collect(),
            punto: outcome.points.punto.get(),
            banco: outcome.points.banco.get(),
            winner: outcome.winner.id(),
        }
    }
}

#[derive(Serialize)]
pub(super) struct ShoeOut {
    shoe: u64,
    burn: Option<BurnOut>,
    coups: u64,
    left: usize,
}

#[derive(Serialize)]
struct BurnOut {
    card: Card,
    count: u8,
}

impl ShoeOut {
    pub(super) fn new(shoe: &Shoe<'_>, coups: u64) -> Self {
        let burn = shoe.burn().map(|(turned, count)| BurnOut { card: turned.card, count });
        Self { shoe: shoe.number(), burn, coups, left: shoe.remaining().len() }
    }
}

#[derive(Serialize)]
pub(super) struct TotalsOut {
    shoes: u64,
    coups: u64,
    punto: u64,
    banco: u64,
    egalite: u64,
}

impl TotalsOut {
    pub(super) const fn new(shoes: u64, tally: ChanceTally) -> Self {
        Self { shoes, coups: tally.coups(), punto: tally.punto, banco: tally.banco, egalite: tally.egalite }
    }
}
