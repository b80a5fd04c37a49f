//! Drill: changing colour, small pieces into large ones and one large piece into smaller ones.

use std::sync::Arc;

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::chips::{ChipRule, PieceCounts, SetName, count_of, piece_count, total_value, tray};
use crate::rules::clause::Basis;
use crate::rules::house::House;
use crate::rules::money::Money;
use crate::rules::reason::{Reason, Rule};
use crate::rules::rng::SeededRng;

use super::filter::Filter;
use super::flaw::DrillFlaw;
use super::marking::{AnswerKey, PosedQuestion, Tolerance};
use super::pieces;
use super::question::{Answer, AnswerForm, Question, Scene};
use super::read_stack::times;
use super::{Drill, filter_options};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ChangeColour {
    pub changes: Vec<ChangeWay>,
    pub from: Money,
    pub to: Money,
    /// Denomination set; `None` means the house's own.
    pub set: Option<SetName>,
    /// Values of the pieces of the set that have run out.
    pub without: Vec<Money>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "change-", const_into_str)]
pub enum ChangeWay {
    /// Many small pieces into the fewest.
    Up,
    /// One piece into smaller ones of one value.
    Down,
    /// One piece into some of one value and the rest in another.
    Split,
}

impl Default for ChangeColour {
    fn default() -> Self {
        let (from, to) = (Money::coins(2_000), Money::coins(500_000));
        Self { changes: ChangeWay::ALL.to_vec(), from, to, set: None, without: Vec::new() }
    }
}

/// Range of the number of pieces handed over in [`ChangeWay::Up`].
const HANDED: std::ops::RangeInclusive<u32> = 5..=40;
/// Upper bound on the pieces of a change: two columns.
const MOST: u32 = 40;
/// Random draws before the changes are enumerated.
const MOST_DRAWS: usize = 500;

struct ColourChange {
    handed: PieceCounts,
    given: PieceCounts,
}

impl ChangeWay {
    const ALL: [Self; 3] = [Self::Up, Self::Down, Self::Split];

    /// All candidate changes a tray allows, possible or not, largest pieces first.
    fn cases<'a>(self, drill: &'a ChangeColour, tray: &'a [Money]) -> Box<dyn Iterator<Item = ChangeCase> + 'a> {
        let pairs = drill.large(tray).flat_map(|one| smaller(tray, one).map(move |other| (one, other)));
        match self {
            Self::Up => {
                let all =
                    tray.iter().flat_map(|value| HANDED.map(|count| ChangeCase { handed: *value, count, asked: None }));
                Box::new(all)
            }
            Self::Down => Box::new(pairs.map(|(handed, into)| ChangeCase::of_one(handed, (into, 0, into)))),
            Self::Split => Box::new(pairs.flat_map(|(handed, first)| {
                let rests = smaller(tray, first).flat_map(|rest| (1..MOST).map(move |count| (count, rest)));
                rests.map(move |(count, rest)| ChangeCase::of_one(handed, (first, count, rest)))
            })),
        }
    }

    fn draw(self, drill: &ChangeColour, tray: &[Money], dice: &mut SeededRng) -> Option<ChangeCase> {
        if self == Self::Up {
            let count = HANDED.start() + dice.below((HANDED.end() - HANDED.start() + 1) as usize) as u32;
            return Some(ChangeCase { handed: *dice.pick(tray)?, count, asked: None });
        }
        let handed = *dice.pick(&drill.large(tray).collect::<Vec<_>>())?;
        let first = *dice.pick(&smaller(tray, handed).collect::<Vec<_>>())?;
        if self == Self::Down {
            return Some(ChangeCase::of_one(handed, (first, 0, first)));
        }
        let rest = *dice.pick(&smaller(tray, first).collect::<Vec<_>>())?;
        let most = (handed.get() / first.get().max(1)).clamp(1, u64::from(MOST) - 1);
        Some(ChangeCase::of_one(handed, (first, 1 + dice.below(most as usize) as u32, rest)))
    }
}

fn smaller(tray: &[Money], than: Money) -> impl Iterator<Item = Money> {
    tray.iter().rev().copied().filter(move |value| *value < than)
}

/// A candidate change, not yet checked for feasibility.
#[derive(Debug, Clone, Copy)]
struct ChangeCase {
    handed: Money,
    count: u32,
    /// First value requested, its count, and the value of the rest.
    asked: Option<(Money, u32, Money)>,
}

impl ChangeCase {
    const fn of_one(handed: Money, asked: (Money, u32, Money)) -> Self {
        Self { handed, count: 1, asked: Some(asked) }
    }

    /// The change if it is valid: within the drill's bounds and [`MOST`], made of pieces in the tray, and into fewer
    /// pieces upwards or smaller ones downwards.
    fn change(self, drill: &ChangeColour, tray: &[Money]) -> Option<ColourChange> {
        let sum = times(self.handed, self.count);
        if !(drill.from..=drill.to).contains(&sum) {
            return None;
        }
        let given = match self.asked {
            None => pieces::fewest_pieces(sum, tray).filter(|given| piece_count(given) < u64::from(self.count))?,
            Some((first, count, rest)) => {
                let smaller = first < self.handed && if count == 0 { rest == first } else { rest < first };
                let left = sum.get().checked_sub(times(first, count).get()).filter(|left| smaller && *left > 0)?;
                let others =
                    count_of(Money::coins(left), rest).filter(|others| others.saturating_add(count) <= MOST)?;
                [(first, count), (rest, others)].into_iter().filter(|(_, count)| *count > 0).collect()
            }
        };
        Some(ColourChange { handed: vec![(self.handed, self.count)], given })
    }

    fn prompt(self) -> Phrase {
        match self.asked {
            None => text!("ask-change-up", count = Fact::Number(self.count.into()), value = Fact::Money(self.handed)),
            Some((_, 0, into)) => {
                text!("ask-change-down", value = Fact::Money(self.handed), into = Fact::Money(into))
            }
            Some((first, count, rest)) => text!(
                "ask-change-split",
                value = Fact::Money(self.handed),
                count = Fact::Number(count.into()),
                first = Fact::Money(first),
                rest = Fact::Money(rest)
            ),
        }
    }
}

impl ChangeColour {
    fn tray(&self, house: &House) -> Vec<Money> {
        tray(pieces::set_of(self.set.as_ref(), house), &self.without, self.to, Money::coins(100))
    }

    /// Pieces of a tray that can be handed over on their own, largest first.
    fn large<'a>(&'a self, tray: &'a [Money]) -> impl Iterator<Item = Money> + 'a {
        tray.iter().rev().copied().filter(|value| (self.from..=self.to).contains(value))
    }

    /// The possible ways; empty if the house makes no change at the table.
    fn ways(&self, house: &House) -> Vec<ChangeWay> {
        let tray = self.tray(house);
        let is_possible = |way: &ChangeWay| way.cases(self, &tray).any(|case| case.change(self, &tray).is_some());
        let made = *house.chips.change_at_the_table.value();
        self.changes.iter().copied().filter(|way| made && is_possible(way)).collect()
    }

    pub(super) fn reasons(way: ChangeWay, house: &House) -> Vec<Reason> {
        let rules = &house.chips;
        let mut reasons = vec![Reason::new(Rule::Chips(ChipRule::ChangeAtTheTable), rules.change_at_the_table.basis())];
        if *rules.change_on_the_marble.value() {
            reasons.push(Reason::new(Rule::Chips(ChipRule::OnTheMarble), rules.change_on_the_marble.basis()));
        }
        if way == ChangeWay::Up {
            reasons.push(Reason::new(Rule::Chips(ChipRule::Fewest), Basis::Silent));
        }
        reasons
    }
}

impl Drill for ChangeColour {
    fn decisions(&self, house: &House) -> Vec<String> {
        self.ways(house).into_iter().map(|way| way.into_str().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let way = *self.ways(house).get(decision)?;
        let tray = self.tray(house);
        let made = |case: ChangeCase| Some((case, case.change(self, &tray)?));
        let drawn = (0..MOST_DRAWS).find_map(|_| way.draw(self, &tray, dice).and_then(made));
        let (case, change) = drawn.or_else(|| way.cases(self, &tray).find_map(made))?;
        let sum = total_value(&change.handed);
        let accepts = if way == ChangeWay::Up { Tolerance::FewestPieces } else { Tolerance::Only };
        let set = Some(Arc::clone(pieces::set_of(self.set.as_ref(), house)));
        let working = vec![pieces::describe_sum(sum, &change.given)];
        Some(PosedQuestion {
            question: Question {
                scene: Scene { chips: pieces::laid_pieces(&change.handed), set, ..Scene::default() },
                prompt: case.prompt(),
                form: AnswerForm::Chips(tray),
            },
            key: AnswerKey {
                tolerance: accepts,
                working,
                ..AnswerKey::new(Answer::Chips(change.given), Self::reasons(way, house))
            },
        })
    }

    fn filters(&self, house: &House) -> Vec<Filter> {
        let [from, to] = pieces::bounds_filters(self.from, self.to);
        let changes = filter_options::kinds("changes", ChangeWay::ALL, &self.changes);
        let without = pieces::pieces_filter("without", pieces::set_of(self.set.as_ref(), house), &self.without);
        vec![changes, from, to, pieces::set_filter(self.set.as_ref()), without]
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        pieces::flaw_of_sums(self.from, self.to)
            .or_else(|| pieces::unknown_piece(self.set.as_ref()?.set()?, &self.without))
    }

    fn flaw_in(&self, house: &House) -> Option<DrillFlaw> {
        let set = pieces::set_of(self.set.as_ref(), house);
        let unknown = pieces::unknown_piece(set, &self.without);
        unknown.or_else(|| (self.ways(house).len() < self.changes.len()).then(|| pieces::no_heaps(set)))
    }
}
