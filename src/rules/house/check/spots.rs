//! Validation of spots and limits: every payout is reachable, pays whole coins, and no case is left open.

use std::collections::BTreeSet;

use super::super::super::bet::{Payout, Pays, When};
use super::super::super::clause::Basis;
use super::super::super::coup::CoupOutcome;
use super::super::super::hand::Point;
use super::super::super::money::Ratio;
use super::super::super::side::BySide;
use super::super::{HouseProblem, LimitRules, SpotRules};
use super::{HouseChecker, is_kebab};

/// The spots of every house, in order.
const SPOTS_OF_ALL: [&str; 3] = ["punto", "banco", "egalite"];

const MOST_SPOTS: usize = 40;

impl HouseChecker<'_> {
    pub(super) fn spots(&mut self, spots: &[SpotRules], step: u32) {
        for (index, expected) in SPOTS_OF_ALL.into_iter().enumerate() {
            if spots.get(index).is_none_or(|spot| spot.id != expected) {
                let path = if index < spots.len() { format!("spots.{index}.id") } else { "spots".to_owned() };
                self.notes.flaw(&path, HouseProblem::SpotOrder { place: index + 1, expected });
            }
        }
        if spots.len() > MOST_SPOTS {
            self.notes.flaw(&format!("spots.{MOST_SPOTS}"), HouseProblem::TooManySpots(MOST_SPOTS));
        }
        let mut ids = BTreeSet::new();
        for (index, spot) in spots.iter().enumerate() {
            if !is_kebab(&spot.id) {
                self.notes.flaw(&format!("spots.{index}.id"), HouseProblem::IdForm(spot.id.clone()));
            }
            if !ids.insert(&spot.id) {
                self.notes.flaw(&format!("spots.{index}.id"), HouseProblem::SpotTwice(spot.id.clone()));
            }
            self.payouts(&format!("spots.{index}.payouts"), &spot.payouts, step);
        }
    }

    fn payouts(&mut self, path: &str, lines: &[Payout], step: u32) {
        let end = lines.iter().position(|line| line.when == When::Always);
        match end {
            None => self.notes.flaw(path, HouseProblem::PayoutNoEnd),
            Some(end) if end + 1 < lines.len() => {
                self.notes.flaw(&format!("{path}.{}", end + 1), HouseProblem::PayoutAfterEnd);
            }
            Some(_) => {}
        }
        let reached = reached(lines);
        for (index, (line, reached)) in lines.iter().zip(reached).enumerate() {
            let line_path = format!("{path}.{index}");
            let possible = self.condition(&format!("{line_path}.when"), line.when);
            if possible && !reached && end.is_none_or(|end| index < end) {
                self.notes.flaw(&line_path, HouseProblem::PayoutNeverReached);
            }
            self.pays(&format!("{line_path}.pays"), line.pays, step);
            let corrected = matches!(line.from, Basis::Corrected(_));
            if corrected != line.literally.is_some() {
                self.notes.flaw(&format!("{line_path}.from"), HouseProblem::PayoutLiterally);
            }
        }
    }

    /// Reports numbers of a condition that cannot occur; true if there are none.
    fn condition(&mut self, path: &str, when: When) -> bool {
        let before = self.notes.count();
        match when {
            When::WinsWithCards(_, _, cards) => self.range(&format!("{path}.2"), cards, 2..=3),
            When::WinsBy(_, margin) => self.range(&format!("{path}.1"), margin, 1..=9),
            When::Cards(cards) => self.range(&format!("{path}.0"), cards, 4..=6),
            When::Wins(_) | When::WinsWith(..) | When::WinsNatural(_) | When::EgaliteOn(_) | When::Always => {}
        }
        self.notes.count() == before
    }

    fn pays(&mut self, path: &str, pays: Pays, step: u32) {
        match pays {
            Pays::LessCommission(share) if !is_proper_share(share) => {
                self.notes.flaw(path, HouseProblem::PayoutCommission(share));
            }
            Pays::Odds(Ratio { over: 0, .. }) => self.notes.flaw(path, HouseProblem::PayoutOfNought),
            Pays::Odds(_) | Pays::LessCommission(_) => {
                let ratio = pays.ratio().unwrap_or(Ratio::EVENS);
                // Without a step, what is left of a coin is not paid.
                if step > 1 && !(u64::from(step) * u64::from(ratio.over)).is_multiple_of(u64::from(ratio.under)) {
                    self.notes.flaw(path, HouseProblem::PayoutNotWhole { ratio, step });
                }
            }
            Pays::Push | Pays::Lose => {}
        }
    }

    pub(super) fn limits(&mut self, limits: &LimitRules) {
        if let Some(share) = limits.egalite_share_of_maximum.value().filter(|share| !is_proper_share(*share)) {
            self.notes.flaw("limits.egalite_share_of_maximum.0", HouseProblem::LimitShare(share));
        }
        self.range("limits.step.0", *limits.step.value(), 1..=1_000_000);
    }
}

const fn is_proper_share(share: Ratio) -> bool {
    0 < share.over && share.over < share.under
}

/// For each line, whether it decides any outcome of two hands of two or three cards.
fn reached(lines: &[Payout]) -> Vec<bool> {
    let mut reached = vec![false; lines.len()];
    for outcome in outcomes() {
        let first = lines.iter().position(|line| line.when.holds(outcome));
        if let Some(seen) = first.and_then(|first| reached.get_mut(first)) {
            *seen = true;
        }
    }
    reached
}

fn outcomes() -> impl Iterator<Item = CoupOutcome> {
    let pairs = Point::ALL.into_iter().flat_map(|punto| Point::ALL.map(|banco| BySide { punto, banco }));
    let counts = [(2, 2), (2, 3), (3, 2), (3, 3)].map(|(punto, banco)| BySide { punto, banco });
    pairs.flat_map(move |points| {
        counts.map(|cards| CoupOutcome { winner: CoupOutcome::winner_of(points), points, cards, natural: false })
    })
}
