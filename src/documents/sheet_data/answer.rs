//! Answer forms, answers and keys as data.

use schemars::JsonSchema;
use serde::Serialize;

use super::call::HeardData;
use super::code::ActCode;
use super::phrase::{Facts, PhraseData, facts};
use super::scene::{PiecesData, SceneData, spot_id};
use super::third::{TableauPlaceData, ThirdData};
use crate::drill::marking::{AnswerKey, PosedQuestion, Tolerance};
use crate::drill::question::{Answer, AnswerForm, Choice, FeltPlace, StakeAction, StakeOutcome};
use crate::i18n::Language;
use crate::rules::chips::PieceCounts;
use crate::rules::clause::Basis;
use crate::rules::house::House;
use crate::rules::reason::Reason;

/// The way to answer, and the key where it was asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct SheetAnswerData {
    /// The question.
    pub asks: PhraseData,
    /// The way to answer.
    pub form: FormData,
    /// The key; absent unless the sheet has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<KeyData>,
}

/// An answer form, by `kind`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum FormData {
    /// One of the options.
    Choice {
        /// The options in order.
        options: Vec<OptionData>,
    },
    /// A whole number.
    Number {
        /// The largest number that may be answered.
        most: u32,
    },
    /// An amount in cents.
    Money,
    /// Several parts, answered together.
    Several {
        /// The parts in order.
        parts: Vec<PartData>,
    },
    /// Draw or stand for each cell.
    Grid {
        /// Banco's points, a row each.
        #[schemars(inner(range(max = 9)))]
        rows: Vec<u8>,
        /// Columns of the tableau.
        columns: Vec<ThirdData>,
    },
    /// The words of a call, in the language of the house.
    Call {
        /// Words it can be put together from.
        tiles: Vec<String>,
    },
    /// Pieces put down.
    Chips {
        /// Values of the pieces, in cents.
        tray: Vec<u64>,
    },
    /// The stakes of the scene collected or paid, one after another.
    Settle,
    /// Steps put in order.
    Order {
        /// The steps as listed.
        steps: Vec<OptionData>,
    },
    /// A spoken call, which the trainee marks point by point.
    Aloud {
        /// The points.
        points: Vec<OptionData>,
    },
}

/// An option, a step or a point.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct OptionData {
    /// Its code, by which answers name it.
    pub code: String,
    /// Facts of its words by name.
    #[serde(skip_serializing_if = "Facts::is_empty")]
    pub facts: Facts,
    /// The place on the felt that means the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<PlaceData>,
}

/// A part of a question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct PartData {
    /// The question of the part.
    pub asks: PhraseData,
    /// The way to answer the part.
    pub form: FormData,
}

/// A place on the felt, by `kind`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum PlaceData {
    /// A spot of the layout, or a hand's place.
    Spot {
        /// Id of the spot.
        spot: String,
    },
    /// A stake.
    Stake {
        /// Seat of the stake.
        seat: u8,
        /// Id of its spot.
        spot: String,
    },
    /// A seat.
    Seat {
        /// The seat.
        seat: u8,
    },
}

/// An answer, by the kind of its form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum AnswerData {
    /// Code of the option.
    Choice(String),
    /// A number.
    Number(u32),
    /// An amount in cents.
    Money(u64),
    /// One answer per part.
    Several(Vec<AnswerData>),
    /// The act of each cell, row by row; null for an empty one.
    Grid(Vec<Vec<Option<ActCode>>>),
    /// The words of the call, in the language of the house.
    Call(String),
    /// Pieces, largest first.
    Chips(Vec<PiecesData>),
    /// Acts on the stakes, in order.
    Settle(Vec<SettledStakeData>),
    /// Codes of the steps in order.
    Order(Vec<String>),
    /// Codes of the points that were said rightly.
    Aloud(Vec<String>),
}

/// An act on a stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct SettledStakeData {
    /// Index of the stake in the scene.
    pub stake: usize,
    /// Amount paid on top of the stake, in cents; absent where the stake is collected.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paid: Option<u64>,
}

/// The right answer and what it rests on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct KeyData {
    /// The right answer; the best one if several are accepted.
    pub answer: AnswerData,
    /// Other answers that count as right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accepts: Option<AcceptsData>,
    /// The rules applied, in order; those of a second house last.
    pub reasons: Vec<ReasonData>,
    /// Steps of the computation.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub working: Vec<PhraseData>,
    /// The deciding place in the tableau.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tableau: Option<TableauPlaceData>,
    /// Calls due after the decision.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<HeardData>,
    /// The table after the decision, where it differs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<SceneData>,
    /// The author's comment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explanation: Option<PhraseData>,
    /// The author's hints on wrong answers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hints: Vec<HintData>,
}

/// A hint on one wrong answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct HintData {
    /// The wrong answer.
    pub answer: AnswerData,
    /// The hint.
    pub hint: PhraseData,
}

/// A rule with its basis.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct ReasonData {
    /// Id of the house in which it applies.
    pub house: String,
    /// Code of the rule.
    pub rule: &'static str,
    /// Basis of the rule.
    pub basis: BasisCode,
    /// The clause cited; absent where the text is silent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = "^[A-Z][0-9]-[0-9]{2}$"))]
    pub clause: Option<String>,
}

/// The basis of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum BasisCode {
    /// Stated by the clause.
    Stated,
    /// By convention, where the text is silent.
    Silent,
    /// The clause, read against its wording.
    Corrected,
    /// The author of the lesson.
    Authored,
}

/// Answers accepted besides the key's, by `kind`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum AcceptsData {
    /// Any order in which the first of each pair precedes the second.
    AnyOrderWith {
        /// Indices of steps in the form, or of stakes in the scene.
        pairs: Vec<[usize; 2]>,
    },
    /// Any pieces with the same sum.
    AnyPieces,
    /// Any pieces with the same sum but these.
    OtherPieces {
        /// Pieces that are to be changed.
        pieces: Vec<PiecesData>,
    },
    /// Figures by name too.
    FiguresByName {
        /// Language of the names.
        language: &'static str,
    },
    /// Other words.
    Words {
        /// Language in which figures by name are accepted too.
        #[serde(skip_serializing_if = "Option::is_none")]
        language: Option<&'static str>,
        /// The other words.
        also: Vec<String>,
    },
    /// Pieces with the same sum, no more of them.
    FewestPieces,
    /// Any number from `least` to `most`.
    Between {
        /// The least.
        least: u32,
        /// The most.
        most: u32,
    },
}

impl SheetAnswerData {
    pub(in crate::documents) fn new(posed: &PosedQuestion, house: &House, with_key: bool) -> Self {
        let PosedQuestion { question, key } = posed;
        Self {
            asks: PhraseData::new(&question.prompt),
            form: FormData::new(&question.form, house),
            key: with_key.then(|| KeyData::new(key, &question.form, house)),
        }
    }
}

impl FormData {
    fn new(form: &AnswerForm, house: &House) -> Self {
        let options = |choices: &[Choice]| choices.iter().map(|choice| OptionData::new(choice, house)).collect();
        match form {
            AnswerForm::Choice(choices) => Self::Choice { options: options(choices) },
            AnswerForm::Number { most } => Self::Number { most: *most },
            AnswerForm::Money => Self::Money,
            AnswerForm::Several(parts) => {
                let parts = parts.iter();
                let part = parts
                    .map(|part| PartData { asks: PhraseData::new(&part.label), form: Self::new(&part.form, house) });
                Self::Several { parts: part.collect() }
            }
            AnswerForm::Grid(grid) => Self::Grid {
                rows: grid.rows.iter().map(|point| point.get()).collect(),
                columns: grid.columns.iter().map(|third| (*third).into()).collect(),
            },
            AnswerForm::Call(tiles) => Self::Call { tiles: tiles.clone() },
            AnswerForm::Chips(tray) => Self::Chips { tray: tray.iter().map(|value| value.get()).collect() },
            AnswerForm::Settle => Self::Settle,
            AnswerForm::Order(steps) => Self::Order { steps: options(steps) },
            AnswerForm::Aloud(points) => Self::Aloud { points: options(points) },
        }
    }
}

impl OptionData {
    fn new(choice: &Choice, house: &House) -> Self {
        let place = choice.place.map(|place| match place {
            FeltPlace::Spot(spot) => PlaceData::Spot { spot: spot_id(spot, house) },
            FeltPlace::Stake(seat, spot) => PlaceData::Stake { seat, spot: spot_id(spot, house) },
            FeltPlace::Seat(seat) => PlaceData::Seat { seat },
        });
        Self { code: choice.id.to_string(), facts: facts(&choice.label), place }
    }
}

impl AnswerData {
    /// The answer to a form; codes come from the form.
    fn new(answer: &Answer, form: &AnswerForm) -> Self {
        let code = |at: usize| choices(form).get(at).map(|choice| choice.id.to_string()).unwrap_or_default();
        match answer {
            Answer::Choice(at) => Self::Choice(code(*at)),
            Answer::Number(number) => Self::Number(*number),
            Answer::Money(sum) => Self::Money(sum.get()),
            Answer::Several(answers) => {
                let parts = if let AnswerForm::Several(parts) = form { parts.as_slice() } else { &[] };
                let answers = answers.iter().zip(parts);
                Self::Several(answers.map(|(answer, part)| Self::new(answer, &part.form)).collect())
            }
            Answer::Grid(acts) => {
                let wide = if let AnswerForm::Grid(grid) = form { grid.columns.len() } else { acts.len() };
                let row = |row: &[_]| row.iter().map(|act: &Option<_>| act.map(ActCode::from)).collect();
                Self::Grid(acts.chunks(wide.max(1)).map(row).collect())
            }
            Answer::Call(words) => Self::Call(words.clone()),
            Answer::Chips(pieces) => Self::Chips(heaps(pieces)),
            Answer::Settle(deeds) => Self::Settle(deeds.iter().map(SettledStakeData::from).collect()),
            Answer::Order(places) => Self::Order(places.iter().map(|at| code(*at)).collect()),
            Answer::Aloud(marks) => {
                let right = marks.iter().enumerate().filter(|(_, mark)| **mark);
                Self::Aloud(right.map(|(at, _)| code(at)).collect())
            }
        }
    }
}

/// Options, steps or points of a form.
fn choices(form: &AnswerForm) -> &[Choice] {
    match form {
        AnswerForm::Choice(choices) | AnswerForm::Order(choices) | AnswerForm::Aloud(choices) => choices,
        AnswerForm::Number { .. }
        | AnswerForm::Money
        | AnswerForm::Several(_)
        | AnswerForm::Grid(_)
        | AnswerForm::Call(_)
        | AnswerForm::Chips(_)
        | AnswerForm::Settle => &[],
    }
}

fn heaps(pieces: &PieceCounts) -> Vec<PiecesData> {
    pieces.iter().map(|(value, count)| PiecesData { value: value.get(), count: *count }).collect()
}

impl From<&StakeAction> for SettledStakeData {
    fn from(StakeAction { stake, act }: &StakeAction) -> Self {
        let paid = match act {
            StakeOutcome::Collected => None,
            StakeOutcome::Paid(sum) => Some(sum.get()),
        };
        Self { stake: *stake, paid }
    }
}

impl KeyData {
    fn new(key: &AnswerKey, form: &AnswerForm, house: &House) -> Self {
        // The settlement repeats the answer for the picture.
        let AnswerKey {
            answer,
            tolerance,
            reasons,
            second,
            working,
            highlight,
            after,
            settlement: _,
            heard,
            explanation,
            hints,
            // They are for who gave such an answer.
            usual_mistakes: _,
        } = key;
        let here = reasons.iter().map(|reason| ReasonData::new(reason, house));
        let there = second.iter();
        let there = there.flat_map(|second| second.reasons.iter().map(|reason| ReasonData::new(reason, &second.house)));
        Self {
            answer: AnswerData::new(answer, form),
            accepts: AcceptsData::new(tolerance),
            reasons: here.chain(there).collect(),
            working: PhraseData::all(working),
            tableau: highlight.map(TableauPlaceData::from),
            calls: HeardData::all(heard, house),
            after: after.as_ref().map(|after| SceneData::new(after, house)),
            explanation: explanation.as_ref().map(PhraseData::new),
            hints: hints
                .iter()
                .map(|hint| HintData { answer: AnswerData::new(&hint.answer, form), hint: PhraseData::new(&hint.text) })
                .collect(),
        }
    }
}

impl ReasonData {
    fn new(reason: &Reason, house: &House) -> Self {
        Self {
            house: house.id.to_string(),
            rule: reason.rule.key(),
            basis: match reason.basis {
                Basis::Stated(_) => BasisCode::Stated,
                Basis::Silent => BasisCode::Silent,
                Basis::Corrected(_) => BasisCode::Corrected,
                Basis::Authored => BasisCode::Authored,
            },
            clause: reason.basis.clause().map(|clause| clause.to_string()),
        }
    }
}

impl AcceptsData {
    /// `None` where only the key's answer counts.
    fn new(tolerance: &Tolerance) -> Option<Self> {
        Some(match tolerance {
            Tolerance::Only => return None,
            Tolerance::AnyOrderWith(pairs) => {
                Self::AnyOrderWith { pairs: pairs.iter().map(|(first, then)| [*first, *then]).collect() }
            }
            Tolerance::AnyPieces => Self::AnyPieces,
            Tolerance::OtherPieces(pieces) => Self::OtherPieces { pieces: heaps(pieces) },
            Tolerance::Words { figures_in, also } if also.is_empty() => {
                Self::FiguresByName { language: (*figures_in)?.code() }
            }
            Tolerance::Words { figures_in, also } => {
                Self::Words { language: figures_in.map(Language::code), also: also.clone() }
            }
            Tolerance::FewestPieces => Self::FewestPieces,
            Tolerance::Between(least, most) => Self::Between { least: *least, most: *most },
        })
    }
}
