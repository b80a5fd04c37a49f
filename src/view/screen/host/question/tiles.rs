//! The tiles of a question: its choices, its steps or its parts.

use std::borrow::Cow;

use crate::describe::options::{OptionText, describe_options};
use crate::drill::question::{AnswerForm, Choice, Question};
use crate::rules::house::House;
use crate::view::Appearance;
use crate::view::screen::host::projector::has_table;
use crate::view::table::{has_step_picture, has_two_tables};

/// Most choices of a part that are shown.
const MOST_CHOICES: usize = 5;
/// Steps from whose number on they have no pictures, and may stand in three columns.
pub(super) const MANY_STEPS: usize = 7;

pub(super) struct Tile {
    pub(super) letter: Option<char>,
    pub(super) label: String,
    /// What can be answered to a part, in smaller print below it.
    pub(super) choices: String,
    /// The id of a step that has a picture, where all of them have.
    pub(super) step: Option<Cow<'static, str>>,
}

impl Tile {
    pub(super) fn has_more(&self) -> bool {
        self.step.is_some() || !self.choices.is_empty()
    }

    pub(super) fn leave_words(&mut self) {
        self.step = None;
        self.choices.clear();
    }
}

/// The choices; other forms are only on the phones, and the stakes to settle are on the table.
pub(super) fn tiles(question: &Question, house: &House, face: &Appearance) -> Vec<Tile> {
    if question.form == AnswerForm::Settle {
        return Vec::new();
    }
    let described = describe_options(question, house, &face.words);
    if let Some(shared) = shared_choices(question, &described) {
        return shared;
    }
    let steps = pictured_steps(&question.form);
    let range = |at: usize| match &question.form {
        AnswerForm::Several(parts) => parts.get(at).and_then(|part| match part.form {
            AnswerForm::Number { most } => Some(format!("0–{most}")),
            _ => None,
        }),
        _ => None,
    };
    // Too many to be read at a glance are left to the phones.
    let has_few = |option: &OptionText| option.parts.len() <= MOST_CHOICES;
    let shows_choices = described.iter().all(has_few);
    let tile = |(at, option): (usize, OptionText)| {
        let choices: Vec<String> = option.parts.iter().enumerate().map(lettered).collect();
        let choices = match (shows_choices, choices.is_empty()) {
            (false, _) => String::new(),
            (true, true) => range(at).unwrap_or_default(),
            (true, false) => choices.join("   "),
        };
        let label = if numbers_parts(question) { format!("{}. {}", at + 1, option.label) } else { option.label };
        Tile { letter: option.letter, label, choices, step: steps.get(at).map(|step| step.id.clone()) }
    };
    let tiles: Vec<Tile> = described.into_iter().enumerate().map(tile).collect();
    // Two tables bear the names of their houses already.
    let has_two = has_table(question, &question.scene) && has_two_tables(&question.scene, house);
    let repeats_tables = has_two && tiles.iter().all(|tile| tile.choices.is_empty());
    if repeats_tables { Vec::new() } else { tiles }
}

/// The choices of two houses, where both have the same; one of them may have another name in each.
fn shared_choices(question: &Question, parts: &[OptionText]) -> Option<Vec<Tile>> {
    let ([one, other], Some(_)) = (parts, &question.scene.second) else { return None };
    let (one, other) = (&one.parts, &other.parts);
    let is_alike = !one.is_empty() && one.len() == other.len();
    let differing = one.iter().zip(other).filter(|(here, there)| here.label != there.label).count();
    let tile = |(here, there): (&OptionText, &OptionText)| Tile {
        letter: here.letter,
        label: either(&here.label, &there.label),
        choices: String::new(),
        step: None,
    };
    let is_shared = is_alike && differing <= 1;
    is_shared.then(|| one.iter().zip(other).map(tile).collect())
}

/// Two names of one thing as one: "The tailleur / croupier".
fn either(here: &str, there: &str) -> String {
    if here == there {
        return here.to_owned();
    }
    let article = here.split_once(' ').map_or("", |(article, _)| article);
    let name = there.strip_prefix(article).unwrap_or(there).trim_start();
    format!("{here}\u{a0}/ {name}")
}

/// True if the parts have numbers; those of two houses have names.
pub(in crate::view::screen::host) fn numbers_parts(question: &Question) -> bool {
    matches!(question.form, AnswerForm::Several(_)) && question.scene.second.is_none()
}

/// The steps to put in order that have pictures: none where one has none, or where the words of many need the room.
pub(in crate::view::screen::host) fn pictured_steps(form: &AnswerForm) -> &[Choice] {
    match form {
        AnswerForm::Order(steps) if steps.len() < MANY_STEPS && steps.iter().all(|step| has_step_picture(&step.id)) => {
            steps
        }
        _ => &[],
    }
}

/// A choice with its letter, on one line.
fn lettered((at, choice): (usize, &OptionText)) -> String {
    let letter = choice.letter.map_or_else(|| (at + 1).to_string(), String::from);
    format!("{letter}.\u{a0}{}", choice.label.replace(' ', "\u{a0}"))
}
