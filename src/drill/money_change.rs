//! Drill: banknotes changed for pieces and back: which pieces, the order of the acts, the call.

use std::sync::Arc;

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::bet::Spot;
use crate::rules::chips::{ChipRule, PieceCounts, count_of, total_value, tray};
use crate::rules::clause::Basis;
use crate::rules::house::House;
use crate::rules::money::Money;
use crate::rules::money_change::{CHANGE_ORDER, ChangeAct, change_acts};
use crate::rules::reason::{Reason, Rule};
use crate::rules::rng::SeededRng;
use crate::rules::trade::TradeRule;

use super::change_colour::{ChangeColour, ChangeWay};
use super::filter::Filter;
use super::marking::{AnswerKey, PosedQuestion, Tolerance};
use super::question::{Answer, AnswerForm, Choice, Question, QuestionPart, Scene, lettered};
use super::read_stack::{times, working};
use super::{Drill, deal, filter_options, parts, pieces, spot_fact};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct MoneyChange {
    pub cases: Vec<MoneyCase>,
}

/// A task in changing money.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "money-", const_into_str)]
pub enum MoneyCase {
    /// Notes into pieces of one value.
    OneValue,
    /// Notes into some pieces of one value and the rest in another.
    TwoValues,
    /// Notes into the fewest pieces.
    Fewest,
    /// Pieces into notes of one value.
    ToNotes,
    /// The acts of a change in order.
    InOrder,
    /// The call before the pieces are put out.
    Call,
}

impl Default for MoneyChange {
    fn default() -> Self {
        Self { cases: MoneyCase::ALL.to_vec() }
    }
}

/// Values of banknotes, largest first.
const NOTES: [Money; 5] =
    [Money::coins(20_000), Money::coins(10_000), Money::coins(5_000), Money::coins(2_000), Money::coins(1_000)];
/// Sums handed over, as multiples of the smallest note.
const SUMS: std::ops::RangeInclusive<u32> = 5..=100;
const SMALLEST_NOTE: Money = Money::coins(1_000);
/// Upper bound on the pieces of one value, and on the pieces of a heap.
const MOST_PIECES: u32 = 40;
const MOST_IN_A_HEAP: u32 = 20;
/// Upper bound on the notes handed back.
const MOST_NOTES: u32 = 60;
const MOST_DRAWS: usize = 200;

/// Pieces asked for, with the text that asks for them.
struct ChangeRequest {
    prompt: Phrase,
    given: PieceCounts,
}

impl MoneyCase {
    const ALL: [Self; 6] = [Self::OneValue, Self::TwoValues, Self::Fewest, Self::ToNotes, Self::InOrder, Self::Call];

    /// Requests that the tray meets for a sum; empty for a case that asks for no pieces.
    fn requests(self, sum: Money, tray: &[Money]) -> Vec<ChangeRequest> {
        let few = |value: Money, sum: Money| count_of(sum, value).filter(|count| (2..=MOST_PIECES).contains(count));
        match self {
            Self::OneValue => {
                let one = |value: &Money| {
                    let prompt = text!("ask-money-one-value", value = Fact::Money(*value));
                    Some(ChangeRequest { prompt, given: vec![(*value, few(*value, sum)?)] })
                };
                tray.iter().filter_map(one).collect()
            }
            Self::TwoValues => {
                let firsts = tray.iter().rev().filter(|first| **first < sum);
                let wanted = firsts.flat_map(|first| (1..=MOST_IN_A_HEAP).map(move |count| (*first, count)));
                wanted.filter_map(|(first, count)| two_values(sum, first, count, tray)).collect()
            }
            Self::Fewest => {
                let given = pieces::fewest_pieces(sum, tray);
                given.map(|given| ChangeRequest { prompt: text!("ask-money-fewest"), given }).into_iter().collect()
            }
            Self::ToNotes | Self::InOrder | Self::Call => Vec::new(),
        }
    }
}

/// A request for some pieces of one value and the rest in the largest smaller value that makes it.
fn two_values(sum: Money, first: Money, count: u32, tray: &[Money]) -> Option<ChangeRequest> {
    let left = Money::coins(sum.get().checked_sub(times(first, count).get()).filter(|left| *left > 0)?);
    let mut smaller = tray.iter().rev().filter(|value| **value < first);
    let (rest, others) = smaller.find_map(|value| Some((*value, count_of(left, *value)?)))?;
    (others <= MOST_PIECES).then(|| ChangeRequest {
        prompt: text!(
            "ask-money-two-values",
            count = Fact::Number(count.into()),
            first = Fact::Money(first),
            rest = Fact::Money(rest)
        ),
        given: vec![(first, count), (rest, others)],
    })
}

/// Notes that make a multiple of the smallest note, a few of each.
fn notes_of(sum: Money, dice: &mut SeededRng) -> PieceCounts {
    let mut left = sum;
    let mut notes: PieceCounts = NOTES.map(|note| (note, 0)).to_vec();
    while left >= SMALLEST_NOTE {
        let fits = |note: &&Money| **note <= left;
        let not_too_small = |note: &&Money| times(**note, 8) >= left;
        let usual: Vec<Money> = NOTES.iter().filter(fits).filter(not_too_small).copied().collect();
        let Some(note) = dice.pick(&usual).or_else(|| NOTES.iter().find(fits)).copied() else { break };
        for (_, count) in notes.iter_mut().filter(|(value, _)| *value == note) {
            *count += 1;
        }
        left = left.minus(note);
    }
    notes.retain(|(_, count)| *count > 0);
    notes
}

/// Banknotes on the table in front of a seat.
struct HandedNotes {
    notes: PieceCounts,
    seat: u8,
}

impl HandedNotes {
    fn draw(sum: Money, house: &House, dice: &mut SeededRng) -> Option<Self> {
        let seat = deal::seats(1, house, dice).pop()?;
        Some(Self { notes: notes_of(sum, dice), seat })
    }

    fn scene(&self) -> Scene {
        let told = text!(
            "told-hands-notes",
            seat = Fact::Number(self.seat.into()),
            notes = Fact::Phrase(Box::new(pieces::describe_pieces(&self.notes)))
        );
        Scene { narration: vec![told], ..Scene::default() }
    }
}

fn any_sum(dice: &mut SeededRng) -> Money {
    let count = SUMS.start() + dice.below((SUMS.end() - SUMS.start() + 1) as usize) as u32;
    times(SMALLEST_NOTE, count)
}

fn tray_of(house: &House) -> Vec<Money> {
    tray(house.chip_set(), &[], times(SMALLEST_NOTE, *SUMS.end()), SMALLEST_NOTE)
}

impl MoneyChange {
    /// The cases possible with the pieces of the house; none if it makes no change at the table.
    fn cases(&self, house: &House) -> Vec<MoneyCase> {
        let tray = tray_of(house);
        let any = |case: MoneyCase| {
            SUMS.map(|count| times(SMALLEST_NOTE, count)).any(|sum| !case.requests(sum, &tray).is_empty())
        };
        let is_possible = |case: &MoneyCase| match case {
            MoneyCase::OneValue | MoneyCase::TwoValues | MoneyCase::Fewest => any(*case),
            MoneyCase::ToNotes => single_heap(&tray).is_some(),
            MoneyCase::InOrder | MoneyCase::Call => true,
        };
        let made = *house.chips.change_at_the_table.value();
        self.cases.iter().copied().filter(|case| made && is_possible(case)).collect()
    }
}

impl Drill for MoneyChange {
    fn decisions(&self, house: &House) -> Vec<String> {
        self.cases(house).into_iter().map(|case| case.into_str().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let case = *self.cases(house).get(decision)?;
        match case {
            MoneyCase::OneValue | MoneyCase::TwoValues | MoneyCase::Fewest => into_pieces(case, house, dice),
            MoneyCase::ToNotes => into_notes(house, dice),
            MoneyCase::InOrder => in_order(house, dice),
            MoneyCase::Call => call(house, dice),
        }
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        vec![filter_options::kinds("cases", MoneyCase::ALL, &self.cases)]
    }
}

fn into_pieces(case: MoneyCase, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
    let tray = tray_of(house);
    let request = |sum: Money, dice: &mut SeededRng| {
        let mut requests = case.requests(sum, &tray);
        (!requests.is_empty()).then(|| (sum, requests.swap_remove(dice.below(requests.len()))))
    };
    let drawn = (0..MOST_DRAWS).find_map(|_| {
        let sum = any_sum(dice);
        request(sum, dice)
    });
    let mut sums = SUMS.map(|count| times(SMALLEST_NOTE, count));
    let (sum, ChangeRequest { prompt, given }) = drawn.or_else(|| sums.find_map(|sum| request(sum, dice)))?;
    let handed = HandedNotes::draw(sum, house, dice)?;
    let mut steps = working(&handed.notes);
    steps.push(pieces::describe_sum(sum, &given));
    let mut reasons = ChangeColour::reasons(ChangeWay::Down, house);
    let fewest = case == MoneyCase::Fewest;
    reasons.extend(fewest.then(|| Reason::new(Rule::Chips(ChipRule::Fewest), Basis::Silent)));
    Some(PosedQuestion {
        question: Question {
            scene: Scene { set: Some(Arc::clone(house.chip_set())), ..handed.scene() },
            prompt,
            form: AnswerForm::Chips(tray),
        },
        key: AnswerKey {
            tolerance: if fewest { Tolerance::FewestPieces } else { Tolerance::Only },
            working: steps,
            ..AnswerKey::new(Answer::Chips(given), reasons)
        },
    })
}

/// A heap of one value that is worth whole notes.
fn single_heap(tray: &[Money]) -> Option<PieceCounts> {
    let whole = |(value, count): &(Money, u32)| note_for(times(*value, *count)).next().is_some();
    tray.iter()
        .flat_map(|value| (2..=MOST_IN_A_HEAP).map(move |count| (*value, count)))
        .find(whole)
        .map(|heap| vec![heap])
}

/// Notes of which a whole number makes the sum, with that number.
fn note_for(sum: Money) -> impl Iterator<Item = (Money, u32)> {
    let of = move |note: Money| Some((note, count_of(sum, note).filter(|count| (2..=MOST_NOTES).contains(count))?));
    NOTES.into_iter().filter_map(of)
}

fn any_heaps(tray: &[Money], dice: &mut SeededRng) -> PieceCounts {
    let mut values = tray.to_vec();
    dice.shuffle(&mut values);
    values.truncate(2 + dice.below(2));
    values.sort_unstable_by(|one, other| other.cmp(one));
    values.into_iter().map(|value| (value, 1 + dice.below(MOST_IN_A_HEAP as usize) as u32)).collect()
}

fn into_notes(house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
    let tray = tray_of(house);
    let drawn = (0..MOST_DRAWS).map(|_| any_heaps(&tray, dice)).find(|heaps| {
        let sum = total_value(heaps);
        sum <= times(SMALLEST_NOTE, 2 * SUMS.end()) && note_for(sum).next().is_some()
    });
    let heaps = drawn.or_else(|| single_heap(&tray))?;
    let sum = total_value(&heaps);
    let (note, count) = *dice.pick(&note_for(sum).collect::<Vec<_>>())?;
    let mut steps = working(&heaps);
    steps.push(pieces::describe_sum(sum, &[(note, count)]));
    let lines = vec![
        QuestionPart { label: text!("part-money-sum"), form: AnswerForm::Money },
        QuestionPart {
            label: text!("part-money-notes", note = Fact::Money(note)),
            form: AnswerForm::Number { most: MOST_NOTES + MOST_PIECES },
        },
    ];
    Some(PosedQuestion {
        question: Question {
            scene: Scene {
                chips: pieces::laid_pieces(&heaps),
                set: Some(Arc::clone(house.chip_set())),
                ..Scene::default()
            },
            prompt: text!("ask-money-to-notes", note = Fact::Money(note)),
            form: AnswerForm::Several(lines),
        },
        key: AnswerKey {
            working: steps,
            ..AnswerKey::new(
                Answer::Several(vec![Answer::Money(sum), Answer::Number(count)]),
                ChangeColour::reasons(ChangeWay::Down, house),
            )
        },
    })
}

fn in_order(house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
    let handed = HandedNotes::draw(any_sum(dice), house, dice)?;
    let acts = change_acts(house);
    let mut shown: Vec<usize> = (0..acts.len()).collect();
    let place = |shown: &[usize], act: usize| shown.iter().position(|other| *other == act);
    for _ in 0..MOST_DRAWS {
        dice.shuffle(&mut shown);
        if CHANGE_ORDER.iter().any(|(first, then)| place(&shown, *first) > place(&shown, *then)) {
            break;
        }
    }
    let answer = (0..acts.len()).map(|act| place(&shown, act)).collect::<Option<Vec<_>>>()?;
    let pairs = CHANGE_ORDER.iter().map(|(first, then)| Some((place(&shown, *first)?, place(&shown, *then)?)));
    let pairs = pairs.collect::<Option<Vec<_>>>()?;
    let act = |at: &usize| acts.get(*at).copied();
    let before = |(first, then): &(usize, usize)| {
        let rule = TradeRule::ChangeActBefore(act(first)?, act(then)?);
        Some(Reason::new(Rule::Trade(rule), Basis::Silent))
    };
    let mut reasons = CHANGE_ORDER.iter().map(before).collect::<Option<Vec<_>>>()?;
    reasons.extend(ChangeColour::reasons(ChangeWay::Down, house));
    let tile = |act: ChangeAct| Choice { id: act.id().into(), label: act.phrase(), letter: None, place: None };
    let tiles = lettered(shown.iter().filter_map(act).map(tile));
    Some(PosedQuestion {
        question: Question { scene: handed.scene(), prompt: text!("ask-money-order"), form: AnswerForm::Order(tiles) },
        key: AnswerKey { tolerance: Tolerance::AnyOrderWith(pairs), ..AnswerKey::new(Answer::Order(answer), reasons) },
    })
}

fn call(house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
    let sum = any_sum(dice);
    let handed = HandedNotes::draw(sum, house, dice)?;
    let note = dice.pick(&handed.notes)?.0;
    let other = if sum > note && dice.below(2) == 0 { sum.minus(note) } else { sum.plus(note) };
    let spot = *dice.pick(&[Spot::Punto, Spot::Banco])?;
    let mut calls = [
        ("change", text!("choice-money-called", sum = Fact::Money(sum))),
        ("miscounted", text!("choice-money-called", sum = Fact::Money(other))),
        ("stake", text!("choice-money-staked", sum = Fact::Money(sum), chance = spot_fact(spot, house))),
        ("nothing", text!("choice-money-not-called")),
    ];
    dice.shuffle(&mut calls);
    let right = calls.iter().position(|(id, _)| *id == "change")?;
    Some(PosedQuestion {
        question: Question { scene: handed.scene(), prompt: text!("ask-money-call"), form: parts::choices(calls) },
        key: AnswerKey {
            working: working(&handed.notes),
            ..AnswerKey::new(
                Answer::Choice(right),
                vec![Reason::new(Rule::Trade(TradeRule::CalledAsChange), Basis::Silent)],
            )
        },
    })
}
