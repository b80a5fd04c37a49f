//! Who handles the cards in two houses, at the table: the seats and the tailleur.

use crate::drill::question::{Answer, AnswerForm, Choice, Question};
use crate::rules::house::House;
use crate::view::table::has_two_tables;

const TAILLEUR: &str = "tailleur";

/// The choices for each of two houses.
fn choices_of_two(question: &Question) -> Option<[&[Choice]; 2]> {
    let AnswerForm::Several(parts) = &question.form else { return None };
    let [one, other] = &parts[..] else { return None };
    let (AnswerForm::Choice(one), AnswerForm::Choice(other)) = (&one.form, &other.form) else { return None };
    question.scene.second.as_ref().map(|_| [one.as_slice(), other.as_slice()])
}

/// The right choice for each of two houses.
fn right_of_two<'q>(question: &'q Question, right: &Answer) -> Option<[Option<&'q Choice>; 2]> {
    let Answer::Several(answers) = right else { return None };
    let [one, other] = choices_of_two(question)?;
    let right = |choices: &'q [Choice], answer: Option<&Answer>| match answer {
        Some(Answer::Choice(at)) => choices.get(*at),
        _ => None,
    };
    Some([right(one, answers.first()), right(other, answers.get(1))])
}

fn seat_of(choice: &Choice) -> Option<u8> {
    choice.id.strip_prefix("seat-")?.parse().ok()
}

/// The seats that are right, on both of two tables, or in either house on the one for two.
pub(super) fn right_seats(question: &Question, right: &Answer, house: &House) -> [Vec<u8>; 2] {
    let right = right_of_two(question, right).unwrap_or_default();
    let [one, other] = right.map(|choice| choice.and_then(seat_of).into_iter().collect::<Vec<u8>>());
    if has_two_tables(&question.scene, house) { [one, other] } else { [[one, other].concat(), Vec::new()] }
}

/// On both of two tables, or on the one for two, where the tailleur may be who is asked for: whether it is, in either
/// house of the one, once that is known.
pub(super) fn asked_tailleur(question: &Question, right: Option<&Answer>, house: &House) -> [Option<bool>; 2] {
    let Some(choices) = choices_of_two(question) else { return [None; 2] };
    let has_seats = choices[0].iter().any(|choice| choice.id.starts_with("seat-"));
    if !has_seats || !choices[0].iter().any(|choice| choice.id == TAILLEUR) {
        return [None; 2];
    }
    let right = right.and_then(|right| right_of_two(question, right)).unwrap_or_default();
    let [one, other] = right.map(|choice| choice.is_some_and(|choice| choice.id == TAILLEUR));
    if has_two_tables(&question.scene, house) { [Some(one), Some(other)] } else { [Some(one || other), None] }
}

/// On the one table for two houses, of which each has another answer: the seat, or the tailleur, and the house in which
/// it is right.
pub(super) fn right_in_houses(question: &Question, right: &Answer, house: &House) -> Vec<(Option<u8>, String)> {
    let (Some(right), Some(second)) = (right_of_two(question, right), &question.scene.second) else {
        return Vec::new();
    };
    let is_alike = right[0].map(|choice| &choice.id) == right[1].map(|choice| &choice.id);
    if is_alike || has_two_tables(&question.scene, house) {
        return Vec::new();
    }
    let place = |choice: &Choice| if choice.id == TAILLEUR { Some(None) } else { seat_of(choice).map(Some) };
    let named = |(choice, house): (Option<&Choice>, &House)| Some((place(choice?)?, house.name.clone()));
    right.into_iter().zip([house, second.house.as_ref()]).filter_map(named).collect()
}
