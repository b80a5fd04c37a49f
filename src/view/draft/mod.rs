//! Input that is not an answer yet. It exists only in the window.

mod aloud;
mod call;
mod charts;
mod chips;
mod class;
mod clause_search;
mod grid;
mod guest;
mod home;
mod host;
mod insertion;
mod order;
mod profile_admin;
mod settle;
mod workshop;

use std::collections::BTreeMap;

use crate::drill::question::{Answer, AnswerForm, Choice, FeltPlace, Question};
use crate::lesson::PackId;
use crate::rules::house::House;
use crate::rules::money::Money;

use super::keys::KeyStroke;
use super::table::Marks;

pub(super) use self::aloud::AloudDraft;
pub(super) use self::call::{CallDraft, LONGEST as LONGEST_CALL, is_figure, lettered};
pub(super) use self::charts::ChartsDraft;
pub(super) use self::chips::{ChipsDraft, value_of_letter};
pub(super) use self::class::ClassDraft;
pub(super) use self::clause_search::ClauseSearchDraft;
pub(super) use self::grid::GridDraft;
pub(super) use self::guest::GuestDraft;
pub(super) use self::home::HomeDraft;
pub(super) use self::host::HostDraft;
pub(super) use self::insertion::{Insertion, InsertionKind};
pub(super) use self::order::OrderDraft;
pub(super) use self::profile_admin::ProfileAdminDraft;
pub(super) use self::settle::{SettleDraft, StatedOrder, has_order};
pub(super) use self::workshop::{Adding, Pane, WorkshopDraft};

#[derive(Debug, Default)]
pub struct Drafts {
    pub name: String,
    pub answer: AnswerDraft,
    pub question: Option<DraftOwner>,
    /// Fold state set by hand on the home screen, by pack id.
    pub unfolded: BTreeMap<PackId, bool>,
    pub home: HomeDraft,
    pub(super) profile_admin: ProfileAdminDraft,
    /// The folder for worksheets; empty for the usual one.
    pub(super) print_folder: String,
    pub(super) pack_path: String,
    pub(super) class: ClassDraft,
    pub(super) clause_search: ClauseSearchDraft,
    pub(super) charts: ChartsDraft,
    pub(super) guest: GuestDraft,
    pub(super) host: HostDraft,
    pub(super) workshop: WorkshopDraft,
    /// One's own answers in the debrief of a shift.
    pub(super) debrief: [String; 3],
    /// The notices for which there is no room are unfolded.
    pub(super) all_notices: bool,
    /// The file typed for answers that wait; `None` until edited.
    pub(super) elsewhere: Option<String>,
}

impl Drafts {
    pub fn call_line(&self) -> &str {
        &self.answer.call.words
    }
}

/// Owner of an unfinished answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DraftOwner {
    /// The question with this many asked before it.
    Question(u32),
    /// The page at this step.
    Page(usize),
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AnswerDraft {
    /// The typed sum, with a point before the cents; or the typed number of several digits.
    pub sum: String,
    pub lines: Vec<Option<Answer>>,
    pub line: usize,
    pub(super) grid: GridDraft,
    pub(super) call: CallDraft,
    pub(super) chips: ChipsDraft,
    pub(super) settle: SettleDraft,
    pub(super) order: OrderDraft,
    pub(super) aloud: AloudDraft,
}

/// Maximum length of a typed sum, in characters.
const LONGEST_SUM: usize = 12;

impl AnswerDraft {
    /// Applies one key stroke. Returns the answer if the stroke completes it.
    pub(super) fn apply_stroke(&mut self, form: &AnswerForm, stroke: KeyStroke) -> Option<Answer> {
        match form {
            AnswerForm::Number { most } if *most > 9 => {
                self.type_number(*most, stroke);
                None
            }
            AnswerForm::Aloud(points) => {
                self.aloud.apply_stroke(points.len(), stroke);
                None
            }
            AnswerForm::Choice(_) | AnswerForm::Number { .. } => answer_of_stroke(form, stroke),
            AnswerForm::Money => {
                self.type_sum(stroke);
                None
            }
            AnswerForm::Several(parts) => {
                self.lines.resize(parts.len(), None);
                let part = parts.get(self.line)?;
                match stroke {
                    KeyStroke::Up => self.go_to(self.line.saturating_sub(1)),
                    KeyStroke::Down => self.go_to((self.line + 1).min(parts.len().saturating_sub(1))),
                    KeyStroke::Erase if self.sum.is_empty() => self.take_back(),
                    _ if is_typed(&part.form) => self.type_line(&part.form, stroke),
                    KeyStroke::Erase => self.take_back(),
                    _ => {
                        let answer = answer_of_stroke(&part.form, stroke)?;
                        self.set_line(self.line, answer);
                    }
                }
                None
            }
            AnswerForm::Grid(grid) => {
                self.grid.apply_stroke(grid, stroke);
                None
            }
            AnswerForm::Call(tiles) => self.call.apply_stroke(tiles, stroke),
            AnswerForm::Chips(tray) => self.chips.apply_stroke(tray, stroke),
            AnswerForm::Settle => {
                self.settle.apply_stroke(stroke);
                None
            }
            AnswerForm::Order(steps) => {
                self.order.apply_stroke(steps, stroke);
                None
            }
        }
    }

    /// The form answered next: the open line of a composed form, or the form itself.
    pub(super) fn open_form<'f>(&self, form: &'f AnswerForm) -> &'f AnswerForm {
        match form {
            AnswerForm::Several(parts) => parts.get(self.line).map_or(form, |part| &part.form),
            form => form,
        }
    }

    pub(super) fn prepare(&mut self, question: &Question, house: &House, pays_in_chips: bool) {
        if question.form == AnswerForm::Settle {
            self.settle.prepare(&question.scene, house, pays_in_chips);
        }
        if let (AnswerForm::Chips(_), Some(set)) = (&question.form, &question.scene.set) {
            self.chips.prepare(set);
        }
    }

    pub(super) fn places(&self, form: &AnswerForm) -> Vec<FeltPlace> {
        if *form == AnswerForm::Settle { self.settle.places() } else { self.open_form(form).places() }
    }

    pub(super) fn marks(&self, form: &AnswerForm) -> Marks {
        if *form == AnswerForm::Settle { self.settle.marks() } else { Marks::default() }
    }

    /// Selects a place on the felt. Returns the answer if that completes it.
    pub(super) fn point(&mut self, form: &AnswerForm, place: FeltPlace) -> Option<Answer> {
        if *form == AnswerForm::Settle {
            self.settle.choose(place);
            return None;
        }
        let answer = self.open_form(form).choice_at(place)?;
        if !matches!(form, AnswerForm::Several(_)) {
            return Some(answer);
        }
        self.set_line(self.line, answer);
        None
    }

    /// Answers one line and opens the next unanswered one.
    pub(super) fn set_line(&mut self, line: usize, answer: Answer) {
        if let Some(slot) = self.lines.get_mut(line) {
            *slot = Some(answer);
        }
        self.go_to(self.open_after(line).unwrap_or(line));
    }

    fn open_after(&self, line: usize) -> Option<usize> {
        let mut after = (line + 1..self.lines.len()).chain(0..line);
        after.find(|line| self.lines.get(*line).is_some_and(Option::is_none))
    }

    /// Opens a line, restoring what was typed in it.
    pub(super) fn go_to(&mut self, line: usize) {
        self.line = line;
        let is_same = self.lines.get(line).is_some_and(|answer| match answer {
            Some(Answer::Money(sum)) => parse_sum(&self.sum) == Some(*sum),
            Some(Answer::Number(number)) => self.number() == Some(*number),
            _ => false,
        });
        if is_same {
            return;
        }
        self.sum = match self.lines.get(line) {
            Some(Some(Answer::Money(sum))) => sum_text(*sum),
            Some(Some(Answer::Number(number))) => number.to_string(),
            _ => String::new(),
        };
    }

    /// Moves from a typed line to the next unanswered one. Returns false if there is none.
    pub(super) fn next_line(&mut self) -> bool {
        let here = self.lines.get(self.line).is_some_and(Option::is_some);
        let next = self.open_after(self.line).filter(|_| here);
        if let Some(next) = next {
            self.go_to(next);
        }
        next.is_some()
    }

    pub(super) fn type_line(&mut self, form: &AnswerForm, stroke: KeyStroke) {
        match form {
            AnswerForm::Number { most } => self.type_number(*most, stroke),
            _ => self.type_sum(stroke),
        }
        let answer = match form {
            AnswerForm::Number { .. } => self.number().map(Answer::Number),
            _ => parse_sum(&self.sum).map(Answer::Money),
        };
        if let Some(slot) = self.lines.get_mut(self.line) {
            *slot = answer;
        }
    }

    /// Types a digit or decimal mark, or erases the last character.
    pub(super) fn type_sum(&mut self, stroke: KeyStroke) {
        let cents = self.sum.split_once('.').map(|(_, cents)| cents.len());
        match stroke {
            KeyStroke::Erase => {
                self.sum.pop();
            }
            KeyStroke::Figure(figure) if self.sum.len() < LONGEST_SUM && cents.is_none_or(|cents| cents < 2) => {
                if self.sum == "0" {
                    self.sum.clear();
                }
                self.sum.push(char::from(b'0' + figure));
            }
            KeyStroke::Decimal if cents.is_none() && !self.sum.is_empty() => self.sum.push('.'),
            _ => {}
        }
    }

    /// Types a digit; a value above `most` starts over with that digit.
    pub(super) fn type_number(&mut self, most: u32, stroke: KeyStroke) {
        match stroke {
            KeyStroke::Erase => {
                self.sum.pop();
            }
            KeyStroke::Figure(figure) => {
                let longer = self.number().and_then(|number| number.checked_mul(10)?.checked_add(figure.into()));
                let number = longer.filter(|number| *number <= most).unwrap_or_else(|| figure.into());
                self.sum = number.to_string();
            }
            _ => {}
        }
    }

    /// `None` while nothing valid is typed.
    pub(super) fn number(&self) -> Option<u32> {
        self.sum.parse().ok()
    }

    /// `None` while the answer is incomplete.
    pub(super) fn answer(&self, form: &AnswerForm) -> Option<Answer> {
        match form {
            AnswerForm::Number { most } if *most > 9 => self.number().map(Answer::Number),
            AnswerForm::Choice(_) | AnswerForm::Number { .. } => None,
            AnswerForm::Aloud(points) => self.aloud.answer(points.len()),
            AnswerForm::Money => parse_sum(&self.sum).map(Answer::Money),
            AnswerForm::Several(parts) => {
                let answers: Vec<Answer> = self.lines.iter().cloned().collect::<Option<_>>()?;
                (answers.len() == parts.len()).then_some(Answer::Several(answers))
            }
            AnswerForm::Grid(grid) => self.grid.answer(grid),
            AnswerForm::Call(_) => self.call.answer(),
            AnswerForm::Chips(_) => self.chips.answer(),
            AnswerForm::Settle => self.settle.answer(),
            AnswerForm::Order(steps) => self.order.answer(steps),
        }
    }

    fn take_back(&mut self) {
        let here = self.lines.get(self.line).is_some_and(Option::is_some);
        if !here {
            self.go_to(self.line.saturating_sub(1));
        }
        if let Some(slot) = self.lines.get_mut(self.line) {
            *slot = None;
        }
        self.sum.clear();
    }
}

/// True for forms typed digit by digit instead of answered by one stroke.
pub(super) const fn is_typed(form: &AnswerForm) -> bool {
    matches!(form, AnswerForm::Money | AnswerForm::Number { most: 10.. })
}

/// Formats a sum as typed: 9,500 coins are `95`, 1,250 are `12.5`.
fn sum_text(sum: Money) -> String {
    let (units, cents) = (sum.get() / 100, sum.get() % 100);
    match cents {
        0 => units.to_string(),
        _ => format!("{units}.{cents:02}").trim_end_matches('0').to_owned(),
    }
}

/// The answer given by a single stroke: a choice by number or letter, a number by digit.
fn answer_of_stroke(form: &AnswerForm, stroke: KeyStroke) -> Option<Answer> {
    match (form, stroke) {
        // For seats the digit is the seat number, not the place in the list.
        (AnswerForm::Choice(choices), KeyStroke::Figure(figure)) if choices.iter().any(is_seat) => {
            form.choice_at(FeltPlace::Seat(figure))
        }
        (AnswerForm::Choice(choices), KeyStroke::Figure(figure)) => {
            let index = usize::from(figure).checked_sub(1)?;
            (index < choices.len()).then_some(Answer::Choice(index))
        }
        (AnswerForm::Choice(choices), KeyStroke::Letter(letter)) => {
            choices.iter().position(|choice| choice.letter == Some(letter)).map(Answer::Choice)
        }
        (AnswerForm::Number { most }, KeyStroke::Figure(figure)) => {
            (u32::from(figure) <= *most).then_some(Answer::Number(figure.into()))
        }
        _ => None,
    }
}

const fn is_seat(choice: &Choice) -> bool {
    matches!(choice.place, Some(FeltPlace::Seat(_)))
}

/// Parses a typed sum into coins: `95` is 9,500, `12.5` is 1,250.
fn parse_sum(sum: &str) -> Option<Money> {
    let (units, cents) = sum.split_once('.').unwrap_or((sum, ""));
    let units: u64 = units.parse().ok()?;
    let cents: u64 = format!("{cents:0<2}").parse().ok()?;
    let sum = units.checked_mul(100)?.checked_add(cents)?;
    (sum <= Money::MOST.get()).then_some(Money::coins(sum))
}
