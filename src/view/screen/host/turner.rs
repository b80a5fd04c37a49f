//! Who handles the cards in two houses, on the felt and below it: the seats and the tailleur.

use eframe::egui::{FontId, Frame, Margin, Panel, Role, Sense, Stroke, TextStyle, Ui, pos2, vec2};

use crate::drill::question::{Answer, AnswerForm, Choice, Question};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::rules::house::House;
use crate::view::table::{has_two_tables, paint_tailleur};
use crate::view::widget::{name, paint_verdict};
use crate::view::{Appearance, fonts};

/// Height of the place of the tailleur, in sizes of text, and the radius of the figure.
const HEIGHT: f32 = 3.0;
const RADIUS: f32 = 0.95;
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

/// The seats that are right, on both of two tables, or on the one for two.
pub(super) fn right_seats(question: &Question, right: &Answer, house: &House) -> [Vec<u8>; 2] {
    let Some(choices) = right_of_two(question, right) else { return [Vec::new(), Vec::new()] };
    let seat = |choice: &Choice| choice.id.strip_prefix("seat-").and_then(|seat| seat.parse().ok());
    let [one, other] = choices.map(|choice| choice.and_then(seat).into_iter().collect::<Vec<u8>>());
    if has_two_tables(&question.scene, house) { [one, other] } else { [[one, other].concat(), Vec::new()] }
}

/// The tailleur below the table where it may be who is asked for; with the houses where it is, once that is known.
pub(super) fn tailleur_ui(
    ui: &mut Ui,
    question: &Question,
    right: Option<&Answer>,
    (house, face): (&House, &Appearance),
) {
    let (Some(choices), Some(second)) = (choices_of_two(question), &question.scene.second) else { return };
    let seats = choices[0].iter().any(|choice| choice.id.starts_with("seat-"));
    if !seats || !choices[0].iter().any(|choice| choice.id == TAILLEUR) {
        return;
    }
    let right = right.and_then(|right| right_of_two(question, right)).unwrap_or_default();
    let is_right = right.map(|choice| choice.is_some_and(|choice| choice.id == TAILLEUR));
    let of = [house, second.house.as_ref()];
    let houses: Vec<&str> =
        of.iter().zip(is_right).filter(|(_, right)| *right).map(|(of, _)| of.name.as_str()).collect();
    let mut names: Vec<&str> = of.iter().map(|of| of.terms.tailleur.value().as_str()).collect();
    names.dedup();
    let (size, colours) = (TextStyle::Body.resolve(ui.style()).size, face.theme.surround);
    let frame = Frame::new().inner_margin(Margin { left: 24, right: 0, top: 0, bottom: 8 });
    let panel = Panel::bottom("class-tailleur").frame(frame).resizable(false).show_separator_line(false);
    panel.exact_size(HEIGHT * size).show(ui, |ui| {
        let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
        let [who, where_right] = [names, houses.clone()].map(|names| names.join(" / "));
        let placed = text!("working-in-house", house = Fact::Text(who.clone()), working = Fact::Text(where_right));
        let text = if houses.is_empty() { who } else { face.words.render(&placed, &HouseTerms::default()) };
        name(&response, Role::Label, &text);
        let font = FontId::new(size * 1.15, if houses.is_empty() { fonts::semibold() } else { fonts::bold() });
        let text = ui.painter().layout(text, font, colours.text, rect.width() - 4.0 * RADIUS * size);
        let wide = 3.0 * RADIUS * size + text.size().x;
        let centre = pos2(rect.center().x - wide / 2.0 + RADIUS * size, rect.center().y);
        paint_tailleur(ui, centre, RADIUS * size, &face.table_look(house).for_class());
        if !houses.is_empty() {
            ui.painter().circle_stroke(centre, RADIUS * size * 1.3, Stroke::new(3.0, colours.right));
            paint_verdict(ui.painter(), &face.theme, centre + vec2(size, size * 0.6), size * 0.9, true);
        }
        let at = pos2(centre.x + 2.0 * RADIUS * size, rect.center().y - text.size().y / 2.0);
        ui.painter().galley(at, text, colours.text);
    });
}
