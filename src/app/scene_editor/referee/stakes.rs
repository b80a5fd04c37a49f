//! Findings on stakes: admissibility, outcome and settlement.

use std::sync::LazyLock;

use super::{DealtHands, Finding, FindingSubject};
use crate::describe::scene;
use crate::drill::authored::{Asking, ChipsIs, Deal, FixedOption, FixedScene, MoneyIs, Pieces, Place, Stake};
use crate::drill::question::LaidStake;
use crate::i18n::LocalizedText;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, HouseTerms, Language};
use crate::rules::bet;
use crate::rules::chips::{SetName, fewest};
use crate::rules::coup::CoupOutcome;
use crate::rules::house::House;
use crate::rules::money::Money;
use crate::rules::reason::{Reason, Rule};
use crate::rules::round_of_payment::{RoundOfPayment, StakeDue};
use crate::rules::settle::{Ending, Limits, Settled, admit, refusal_reasons, settle};

/// Loaded once, since every change of a stake needs them.
static WORDS: LazyLock<[Catalog; 3]> = LazyLock::new(|| Language::ALL.map(Catalog::new));

pub(super) fn findings(scene: &FixedScene, house: &House, dealt: &DealtHands<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    findings.extend(scene.limits.and_then(|_| admitted(scene, house)));
    if let Some(outcome) = dealt.coup().and_then(crate::rules::coup::Coup::outcome) {
        let settled: Vec<Settled> =
            scene.stakes.iter().filter_map(|stake| settled(scene, house, outcome, stake)).collect();
        if scene.stakes.len() > 1 {
            findings.extend(settlement(scene, house, &settled));
        }
        for (stake, settled) in scene.stakes.iter().zip(&settled) {
            findings.push(paid(scene, house, stake, settled));
            findings.extend(commission(house, stake, settled));
        }
    }
    findings
}

/// Stakes of the same player: seated players by seat; those standing behind a seat count as one.
fn player_stakes(scene: &FixedScene, stake: &Stake) -> Vec<bet::Stake> {
    let same = |other: &&Stake| (other.seat, other.standing) == (stake.seat, stake.standing);
    scene.stakes.iter().filter(same).map(as_laid).collect()
}

const fn as_laid(stake: &Stake) -> bet::Stake {
    bet::Stake { spot: stake.spot, amount: stake.amount }
}

fn limits(scene: &FixedScene) -> Option<Limits> {
    scene.limits.map(|limits| Limits { min: limits.min, max: limits.max })
}

fn settled(scene: &FixedScene, house: &House, outcome: CoupOutcome, stake: &Stake) -> Option<Settled> {
    let all = player_stakes(scene, stake);
    let place = all.iter().position(|other| *other == as_laid(stake))?;
    settle(house, outcome, &all, limits(scene)).into_iter().nth(place)
}

/// Admissibility of the stakes under the limits sign, with the choice of the inadmissible one.
fn admitted(scene: &FixedScene, house: &House) -> Option<Finding> {
    let limits = limits(scene).filter(|_| !scene.stakes.is_empty())?;
    let amiss: Vec<(&Stake, Vec<Reason>)> =
        scene.stakes.iter().filter_map(|stake| Some((stake, fault(scene, house, stake, limits)?))).collect();
    let says = match amiss.as_slice() {
        [] => text!("choice-all-stand"),
        [(stake, _)] => text!("laying-said-may-not", stake = stake_fact(stake, house)),
        several => text!("laying-said-some-may-not", count = Fact::Number(several.len() as u64)),
    };
    let reasons = match amiss.as_slice() {
        [] => vec![Reason::new(Rule::AllStand, house.limits.bind.basis())],
        some => some.iter().flat_map(|(_, reasons)| reasons.clone()).collect(),
    };
    let asks = (amiss.len() < 2).then(|| inadmissible_stake(scene, house, amiss.first().map(|(stake, _)| *stake)));
    let finding = Finding::new(FindingSubject::Stakes, says, reasons, asks.into_iter().collect());
    Some(if amiss.is_empty() { finding } else { finding.amiss() })
}

/// Reasons why a stake is not admissible; `None` if it is.
fn fault(scene: &FixedScene, house: &House, stake: &Stake, limits: Limits) -> Option<Vec<Reason>> {
    let own = player_stakes(scene, stake);
    let index = own.iter().position(|other| *other == as_laid(stake))?;
    match admit(house, &own, index, limits) {
        Ok(playing) if playing == stake.amount => None,
        Ok(_) => Some(vec![Reason::new(Rule::ExcessReturned, house.limits.above_maximum.basis())]),
        Err((fault, basis)) => Some(refusal_reasons(house, fault, basis)),
    }
}

/// Choice of the inadmissible stake, or none. Authored answers have no such form, so the options are written out in
/// every language.
fn inadmissible_stake(scene: &FixedScene, house: &House, amiss: Option<&Stake>) -> Asking {
    let id = |stake: &Stake| {
        let spot = house.spot_rules(stake.spot).map_or("", |rules| &rules.id);
        format!("seat-{}-{spot}", stake.seat)
    };
    let names = HouseTerms::from(&house.terms);
    let in_all = |phrase: &Phrase| {
        LocalizedText::from_languages(WORDS.iter().map(|words| (words.language(), words.render(phrase, &names))))
    };
    let stakes = scene.stakes.iter().map(|stake| FixedOption {
        id: id(stake),
        says: in_all(&stake_phrase(stake, house)),
        at: Some(Place::Stake(stake.seat, stake.spot)),
    });
    let none = FixedOption { id: "none".to_owned(), says: in_all(&text!("choice-no-stake")), at: None };
    let right = Some(amiss.map_or_else(|| none.id.clone(), id));
    Asking::Choice { options: stakes.chain([none]).collect(), right, is: None }
}

fn paid(scene: &FixedScene, house: &House, stake: &Stake, settled: &Settled) -> Finding {
    let (seat, spot) = (stake.seat, stake.spot);
    let says = match settled.ending {
        Ending::Win => Phrase::plain(text_key!("laying-said-paid")).with("paid", Fact::Money(settled.paid)),
        Ending::Lose => Phrase::plain(text_key!("laying-said-collected")),
        Ending::Push => Phrase::plain(text_key!("laying-said-stays")),
        Ending::Refused(_) => Phrase::plain(text_key!("laying-said-goes-back")),
    };
    let mut asks = vec![Asking::Money { right: Some(settled.paid), is: Some(MoneyIs::Paid(seat, spot)) }];
    if settled.paid > Money::ZERO
        && let Some(right) = in_pieces(settled.paid, scene, house)
    {
        asks.push(Asking::Chips { right, fewest: false, is: Some(ChipsIs::Paid(seat, spot)) });
    }
    let says = says.with("stake", stake_fact(stake, house));
    Finding::new(FindingSubject::Stake(seat, spot), says, settled.reasons.clone(), asks)
}

/// Commission on a winning stake, if the house takes one.
fn commission(house: &House, stake: &Stake, settled: &Settled) -> Option<Finding> {
    settled.reasons.iter().find(|reason| matches!(reason.rule, Rule::PaysLessCommission(_)))?;
    let kept = settled.playing.minus(settled.paid);
    let says = text!("laying-said-commission", stake = stake_fact(stake, house), kept = Fact::Money(kept));
    let (seat, spot) = (stake.seat, stake.spot);
    let asks = vec![Asking::Money { right: Some(kept), is: Some(MoneyIs::Commission(seat, spot)) }];
    Some(Finding::new(FindingSubject::Commission(seat, spot), says, settled.reasons.clone(), asks))
}

/// Settlement of all stakes, in order.
fn settlement(scene: &FixedScene, house: &House, settled: &[Settled]) -> Option<Finding> {
    let size = scene.table.or_else(|| house.tables.first().map(|table| table.size))?;
    let round = RoundOfPayment::for_table(house, size)?;
    let due: Vec<(u8, StakeDue)> = scene
        .stakes
        .iter()
        .zip(settled)
        .map(|(stake, settled)| (stake.seat, StakeDue::from_settled(settled)))
        .collect();
    let deal = |place: usize| {
        let (stake, (seat, due)) = (scene.stakes.get(place)?, due.get(place)?);
        match due {
            StakeDue::Collected => Some(Deal::Collected(*seat, stake.spot)),
            StakeDue::Paid(sum) => Some(Deal::Paid(*seat, stake.spot, *sum)),
            StakeDue::Stays => None,
        }
    };
    let right: Vec<Deal> = round.usual_order(&due).into_iter().filter_map(deal).collect();
    let collected = right.iter().filter(|deal| matches!(deal, Deal::Collected(..))).count();
    let says = text!(
        "laying-said-settled",
        collected = Fact::Number(collected as u64),
        paid = Fact::Number((right.len() - collected) as u64)
    );
    Some(Finding::new(FindingSubject::Settlement, says, round.reasons(), vec![Asking::Settle { right }]))
}

/// An amount in the fewest chips of the table; `None` if it cannot be made.
pub(super) fn in_pieces(sum: Money, scene: &FixedScene, house: &House) -> Option<Vec<Pieces>> {
    let set = scene.set.as_ref().and_then(SetName::set).unwrap_or_else(|| house.chip_set());
    let pieces = fewest(sum, &set.values())?;
    Some(pieces.into_iter().map(|(value, count)| Pieces { value, count }).collect())
}

fn stake_phrase(stake: &Stake, house: &House) -> Phrase {
    let laid = LaidStake { seat: stake.seat, spot: stake.spot, amount: stake.amount };
    scene::stake(&laid, scene::spot_fact(stake.spot, house), stake.standing)
}

fn stake_fact(stake: &Stake, house: &House) -> Fact {
    Fact::Phrase(Box::new(stake_phrase(stake, house)))
}
