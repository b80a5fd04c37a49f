//! A worked example: card by card with call and reason, then the author's words and the payouts.

use eframe::egui::{Key, Modifiers, Ui};

use super::announcements::announcements_ui;
use super::column::{ColumnWidth, column_beside_ui};
use super::lesson::{continue_or_look_up, continue_ui, names, prose, table_ui};
use super::page::{heading_ui, small_ui};
use super::prose::prose_ui;
use super::verdict::{reasons_ui, why_ui};
use crate::app::practice::{self, ExampleFrame, Practice};
use crate::app::{Action, App};
use crate::describe::scene;
use crate::drill::marking::TableauHighlight;
use crate::drill::question::{LaidStake, StakeOutcome};
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::Step;
use crate::rules::clause::Clause;
use crate::rules::settle::{Ending, Settled};
use crate::view::Appearance;
use crate::view::table::Marks;
use crate::view::theme::GRID;
use crate::view::widget::quiet_button;

pub(super) fn example_ui(
    ui: &mut Ui,
    app: &App,
    practice: &Practice,
    face: &Appearance,
    step: usize,
    actions: &mut Vec<Action>,
) -> Option<Action> {
    let Some(Step::Example { says, .. }) = practice.lesson().steps.get(step) else { return None };
    let turn = practice.example_frame()?;
    actions.extend(keys(ui, &turn));
    let (asked, goes_on) = column_beside_ui(
        ui,
        face,
        ColumnWidth::Usual,
        ("example", step, turn.at.0),
        |ui| {
            head_ui(ui, face, &turn, actions);
            if turn.is_complete {
                let recording = prose_ui(ui, &prose(app, practice, face), says);
                actions.extend(recording.map(Action::PlayRecording));
                let paid = payouts_ui(ui, practice, face, &turn);
                actions.extend(announcements_ui(ui, app, face));
                let lit = turn.coup.cell().map(TableauHighlight::Banco);
                return paid.or(why_ui(ui, face, practice.house(), &turn.reasons, lit));
            }
            dealt_card_ui(ui, practice, face, &turn);
            actions.extend(announcements_ui(ui, app, face));
            let decides = turn.coup.count() >= 4 && !turn.reasons.is_empty();
            let lit = turn.coup.cell().filter(|_| decides).map(TableauHighlight::Banco);
            why_ui(ui, face, practice.house(), &turn.reasons, lit)
        },
        |ui| continue_ui(ui, face, text_key!("go-on")),
    );
    table_ui(ui, practice.house(), face, &turn.scene, &[], &marks(&turn));
    continue_or_look_up(goes_on, asked)
}

fn keys(ui: &Ui, turn: &ExampleFrame<'_>) -> Option<Action> {
    if !ui.is_enabled() || ui.memory(eframe::egui::Memory::focused).is_some() {
        return None;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let act = |action| Some(Action::Practice(action));
    if pressed(Key::Space) {
        return act(practice::PracticeAction::Next);
    }
    if pressed(Key::ArrowRight) && !turn.is_complete {
        return act(practice::PracticeAction::Next);
    }
    if pressed(Key::ArrowLeft) || pressed(Key::Backspace) {
        return act(practice::PracticeAction::Previous);
    }
    if pressed(Key::End) { act(practice::PracticeAction::Whole) } else { None }
}

fn head_ui(ui: &mut Ui, face: &Appearance, turn: &ExampleFrame<'_>, actions: &mut Vec<Action>) {
    heading_ui(ui, &face.words.message(text_key!("lesson-example")));
    let (at, all) = turn.at;
    let count = |number: usize| Fact::Number(number as u64);
    let place = text!("example-step", at = count(at), all = count(all));
    small_ui(ui, &face.theme, &face.words.render(&place, &crate::i18n::HouseTerms::default()));
    ui.horizontal_wrapped(|ui| {
        let back = ui.add_enabled_ui(at > 1, |ui| {
            quiet_button(ui, &face.theme, &face.words.message(text_key!("example-back")), Some("←"))
        });
        if back.inner.clicked() {
            actions.push(Action::Practice(practice::PracticeAction::Previous));
        }
        if !turn.is_complete
            && quiet_button(ui, &face.theme, &face.words.message(text_key!("example-whole")), None).clicked()
        {
            actions.push(Action::Practice(practice::PracticeAction::Whole));
        }
    });
    ui.add_space(GRID);
}

fn dealt_card_ui(ui: &mut Ui, practice: &Practice, face: &Appearance, turn: &ExampleFrame<'_>) {
    let phrase = match turn.came {
        Some((card, side)) => text!(
            "example-card-came",
            place = Fact::Number(turn.coup.count() as u64),
            card = Fact::Card(card),
            side = Fact::Side(side)
        ),
        None => text!("example-stakes-lie"),
    };
    ui.label(face.words.render(&phrase, &names(practice)));
    if let Some(words) = turn.words {
        ui.label(face.words.adapt_spaces(words.render(face.words.language(), &names(practice))));
    }
}

/// The payout of each stake with its reason. Returns the clause to look up.
fn payouts_ui(ui: &mut Ui, practice: &Practice, face: &Appearance, turn: &ExampleFrame<'_>) -> Option<Clause> {
    if turn.settled.is_empty() {
        return None;
    }
    heading_ui(ui, &face.words.message(text_key!("example-stakes")));
    let mut asked = None;
    for (seat, settled) in &turn.settled {
        let laid = LaidStake { seat: *seat, spot: settled.stake.spot, amount: settled.stake.amount };
        let stake = scene::stake(&laid, scene::spot_fact(laid.spot, practice.house()), false);
        let phrase = ended(settled).with("stake", Fact::Phrase(Box::new(stake)));
        ui.label(face.words.render(&phrase, &names(practice)));
        asked = asked.or(reasons_ui(ui, face, practice.house(), &settled.reasons));
    }
    asked
}

fn ended(settled: &Settled) -> Phrase {
    match settled.ending {
        Ending::Win => Phrase::plain(text_key!("example-stake-paid")).with("paid", Fact::Money(settled.paid)),
        Ending::Lose => Phrase::plain(text_key!("example-stake-lost")),
        Ending::Push | Ending::Refused(_) => Phrase::plain(text_key!("example-stake-stays")),
    }
}

fn marks(turn: &ExampleFrame<'_>) -> Marks {
    let done = turn.settled.iter().enumerate().filter_map(|(at, (_, settled))| match settled.ending {
        Ending::Win => Some((at, StakeOutcome::Paid(settled.paid))),
        Ending::Lose => Some((at, StakeOutcome::Collected)),
        Ending::Push | Ending::Refused(_) => None,
    });
    Marks { done: done.collect(), ..Marks::default() }
}
