//! The verdict on an order of steps: the first wrong pair, and the given order beside a valid one.

use eframe::egui::{TextStyle, Ui};

use super::page::{heading_ui, small_ui};
use super::transcript::line_ui;
use super::verdict::reasons_ui;
use crate::describe::procedure::order_why;
use crate::describe::question::allows_one_order;
use crate::drill::marking::{Tolerance, Verdict, misplaced_steps};
use crate::drill::question::Choice;
use crate::i18n::HouseTerms;
use crate::i18n::text_key::TextKey;
use crate::rules::clause::Clause;
use crate::rules::house::House;
use crate::rules::reason::Reason;
use crate::view::Appearance;
use crate::view::theme::GRID;

pub(super) struct OrderComparison<'a> {
    pub(super) steps: &'a [Choice],
    pub(super) given: &'a [usize],
    /// A valid order.
    pub(super) expected: &'a [usize],
    pub(super) verdict: &'a Verdict,
    /// Which steps the table shows.
    pub(super) enacted: Option<TextKey>,
}

/// Below this width, as a multiple of the text size, the two lists are stacked.
const TWO_LISTS: f32 = 28.0;

/// Returns the clause to look up.
pub(super) fn order_verdict_ui(
    ui: &mut Ui,
    face: &Appearance,
    house: &House,
    ordered: &OrderComparison<'_>,
) -> Option<Clause> {
    let names = HouseTerms::from(&house.terms);
    let verdict = ordered.verdict;
    let broken = verdict.key.first_broken(ordered.given).filter(|_| !verdict.right);
    let mut others = ordered.neighbours();
    let mut asked = None;
    if let Some(reason) = broken.and_then(|pair| verdict.key.reasons.get(pair)) {
        asked = reasons_ui(ui, face, house, std::slice::from_ref(reason));
        if let Some(why) = order_why(&reason.rule) {
            ui.label(face.words.render_for_house(&why, house));
        }
        others.retain(|other| other != reason);
        if let Some(enacted) = ordered.enacted {
            small_ui(ui, &face.theme, &face.words.message(enacted));
        }
    }
    if let Some(remark) = &verdict.remark {
        ui.label(face.words.render(remark, &names));
    }
    let list = |ui: &mut Ui, key: TextKey, order: &[usize], wrong: &[usize]| {
        heading_ui(ui, &face.words.message(key));
        ordered.list_ui(ui, face, &names, order, wrong);
    };
    let misplaced = ordered.misplaced(broken);
    if verdict.right {
        list(ui, text_key!("order-yours"), ordered.given, &[]);
    } else if ui.available_width() > TWO_LISTS * TextStyle::Body.resolve(ui.style()).size {
        ordered.rows_ui(ui, face, &names, &misplaced);
    } else {
        list(ui, text_key!("order-yours"), ordered.given, &misplaced);
        list(ui, text_key!("order-that-holds"), ordered.expected, &[]);
    }
    // That a step comes before the next is seen in the lists; its source is what these reasons add.
    if matches!(verdict.key.tolerance, Tolerance::AnyOrderWith(_)) && !face.shows_sources() {
        return asked;
    }
    heading_ui(ui, &face.words.message(text_key!("verdict-why")));
    asked.or(reasons_ui(ui, face, house, &others))
}

/// Two contents, each in a half of the width, level at the top.
fn beside_ui(ui: &mut Ui, contents: [&mut dyn FnMut(&mut Ui); 2]) {
    let width = (ui.available_width() - 2.0 * GRID) / 2.0;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0 * GRID;
        for content in contents {
            ui.vertical(|ui| {
                ui.set_width(width);
                content(ui);
            });
        }
    });
}

impl OrderComparison<'_> {
    /// The steps to be moved, where each has one place; else the step placed before its prerequisite.
    fn misplaced(&self, broken: Option<usize>) -> Vec<usize> {
        let Tolerance::AnyOrderWith(pairs) = &self.verdict.key.tolerance else { return Vec::new() };
        if allows_one_order(&self.verdict.key) {
            return misplaced_steps(self.given, self.expected);
        }
        broken.and_then(|broken| pairs.get(broken)).map(|(_, then)| *then).into_iter().collect()
    }

    fn list_ui(&self, ui: &mut Ui, face: &Appearance, names: &HouseTerms, order: &[usize], wrong: &[usize]) {
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for (at, step) in order.iter().enumerate() {
                let Some(choice) = self.steps.get(*step) else { continue };
                line_ui(ui, face, Some(at + 1), &face.words.render(&choice.label, names), wrong.contains(step));
            }
        });
    }

    /// The given order beside a valid one, place by place.
    fn rows_ui(&self, ui: &mut Ui, face: &Appearance, names: &HouseTerms, wrong: &[usize]) {
        let heading = |key: TextKey| move |ui: &mut Ui| heading_ui(ui, &face.words.message(key));
        beside_ui(ui, [&mut heading(text_key!("order-yours")), &mut heading(text_key!("order-that-holds"))]);
        ui.spacing_mut().item_spacing.y = 2.0;
        for (at, (given, expected)) in self.given.iter().zip(self.expected).enumerate() {
            let line = |step: usize, is_wrong: bool| {
                let text = self.steps.get(step).map(|choice| face.words.render(&choice.label, names));
                move |ui: &mut Ui| {
                    if let Some(text) = &text {
                        line_ui(ui, face, Some(at + 1), text, is_wrong);
                    }
                }
            };
            beside_ui(ui, [&mut line(*given, wrong.contains(given)), &mut line(*expected, false)]);
        }
    }

    /// The reason why each step follows the previous one, or the single reason for the whole order.
    fn neighbours(&self) -> Vec<Reason> {
        let Tolerance::AnyOrderWith(pairs) = &self.verdict.key.tolerance else {
            return self.verdict.key.reasons.clone();
        };
        let mut reasons = Vec::new();
        for pair in self.expected.windows(2) {
            let [first, then] = pair else { continue };
            let place = pairs.iter().position(|pair| pair == &(*first, *then));
            reasons.extend(place.and_then(|place| self.verdict.key.reasons.get(place)).cloned());
        }
        reasons
    }
}
