//! The verdict on a settlement: expected against given stake by stake, and the first break of the order.

use eframe::egui::Ui;

use super::answer::settle::{act_name, capital, payers, stake_name};
use super::answer::strong;
use super::page::{small_ui, verdict_line_ui};
use super::verdict::source_ui;
use crate::describe::question::describe_broken_order;
use crate::drill::marking::AnswerKey;
use crate::drill::question::{Answer, Scene, StakeAction};
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::clause::Clause;
use crate::rules::house::House;
use crate::view::Appearance;
use crate::view::table::Marks;
use crate::view::theme::GRID;

/// Space between a bet and what was due on it, in points.
const LINES_APART: f32 = 2.0;

pub(super) fn settlement_verdict_ui(
    ui: &mut Ui,
    face: &Appearance,
    house: &House,
    (scene, key): (&Scene, &AnswerKey),
    given: &[StakeAction],
    expected: &[StakeAction],
) -> Option<Clause> {
    let act = |deeds: &[StakeAction], stake: usize| deeds.iter().find(|deed| deed.stake == stake).map(|deed| deed.act);
    // In settlement order, then the stakes left alone.
    let left = (0..scene.stakes.len()).filter(|stake| act(expected, *stake).is_none());
    let order: Vec<usize> = expected.iter().map(|deed| deed.stake).chain(left).collect();
    let is_right = |stake: &usize| act(given, *stake) == act(expected, *stake);
    // As numbered on the felt.
    let numbers = Marks::of_verdict(key, &Answer::Settle(given.to_vec())).order;
    for stake in order.iter().filter(|stake| !is_right(stake)) {
        let acts = match (act(given, *stake), numbers.iter().position(|other| other == stake)) {
            (None, Some(place)) => text!(
                "settle-missed",
                act = Fact::Phrase(Box::new(act_name(act(expected, *stake)))),
                number = Fact::Number(place as u64 + 1)
            ),
            (given, _) => text!(
                "settle-expected",
                act = Fact::Phrase(Box::new(act_name(act(expected, *stake)))),
                given = Fact::Phrase(Box::new(act_name(given)))
            ),
        };
        stake_ui(ui, face, house, scene, *stake, &acts);
    }
    let right = order.iter().filter(|stake| is_right(stake)).count();
    let count = Fact::Number(right as u64);
    if right > 0 {
        let all = right == order.len();
        let line =
            if all { text!("settle-all-right", count = count) } else { text!("settle-others-right", count = count) };
        verdict_line_ui(ui, face, true, |ui| ui.label(face.words.render_for_house(&line, house)));
    }
    let asked = order_ui(ui, face, house, scene, key, given);
    ui.add_space(GRID / 2.0);
    asked
}

/// The first break of the order, in words, with its clause. Returns the clause to look up.
fn order_ui(
    ui: &mut Ui,
    face: &Appearance,
    house: &House,
    scene: &Scene,
    key: &AnswerKey,
    given: &[StakeAction],
) -> Option<Clause> {
    let given = Answer::Settle(given.to_vec());
    let broken = describe_broken_order(scene, key, &given, house);
    let right = if key.settles_every_bet(&given) { text!("settle-order-right") } else { text!("settle-order-partly") };
    let text = broken.as_ref().map_or(right, |(text, _)| text.clone());
    let text = face.words.render_for_house(&text, house);
    let shown = text!("settle-usual-order-shown", payers = payers(scene, house).unwrap_or(Fact::Number(1)));
    verdict_line_ui(ui, face, broken.is_none(), |ui| {
        ui.spacing_mut().item_spacing.y = LINES_APART;
        ui.label(text);
        if broken.is_some() {
            small_ui(ui, &face.theme, &face.words.render_for_house(&shown, house));
        }
    });
    let (_, rule) = broken?;
    let reason = key.reasons.iter().find(|reason| reason.rule == rule)?;
    if face.shows_sources() { source_ui(ui, face, house, reason.basis) } else { None }
}

fn stake_ui(ui: &mut Ui, face: &Appearance, house: &House, scene: &Scene, stake: usize, acts: &Phrase) {
    let bet = capital(&face.words.render_for_house(&stake_name(scene, house, stake), house));
    verdict_line_ui(ui, face, false, |ui| {
        ui.spacing_mut().item_spacing.y = LINES_APART;
        ui.label(strong(bet));
        ui.label(face.words.render_for_house(acts, house))
    });
}
