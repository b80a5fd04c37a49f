//! A worked example: card by card with call and reason, then the author's words and the payouts.

use eframe::egui::{Key, Modifiers, Ui};

use super::heard::heard_ui;
use super::lesson::{Room, column_beside_ui, continue_ui, goes_on_or_asks, names, prose, table_ui};
use super::page::{heading_ui, small_ui};
use super::prose::prose_ui;
use super::verdict::{reasons_ui, why_ui};
use crate::app::practice::{self, Practice, Turn};
use crate::app::{Action, App};
use crate::drill::marking::Lit;
use crate::drill::question::{Dealt, LaidStake};
use crate::drill::telling;
use crate::lesson::Step;
use crate::rules::clause::Clause;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::settle::{Ending, Settled};
use crate::view::Face;
use crate::view::table::Marks;
use crate::view::theme::GRID;
use crate::view::widget::quiet_button;

pub(super) fn example_ui(
    ui: &mut Ui,
    app: &App,
    practice: &Practice,
    face: &Face,
    step: usize,
    actions: &mut Vec<Action>,
) -> Option<Action> {
    let Some(Step::Example { says, .. }) = practice.lesson().steps.get(step) else { return None };
    let turn = practice.turn()?;
    actions.extend(keys(ui, &turn));
    let (asked, goes_on) = column_beside_ui(
        ui,
        face,
        Room::Usual,
        ("example", step, turn.at.0),
        |ui| {
            head_ui(ui, face, &turn, actions);
            if turn.is_told {
                let heard = prose_ui(ui, &prose(app, practice, face), says);
                actions.extend(heard.map(Action::Hear));
                let paid = paid_ui(ui, practice, face, &turn);
                actions.extend(heard_ui(ui, app, face));
                let lit = turn.coup.cell().map(Lit::Banco);
                return paid.or(why_ui(ui, face, practice.house(), &turn.reasons, lit));
            }
            came_ui(ui, practice, face, &turn);
            actions.extend(heard_ui(ui, app, face));
            let decides = turn.coup.count() >= 4 && !turn.reasons.is_empty();
            let lit = turn.coup.cell().filter(|_| decides).map(Lit::Banco);
            why_ui(ui, face, practice.house(), &turn.reasons, lit)
        },
        |ui| continue_ui(ui, face, "go-on"),
    );
    table_ui(ui, practice.house(), face, &turn.scene, &[], &marks(&turn));
    goes_on_or_asks(goes_on, asked)
}

fn keys(ui: &Ui, turn: &Turn<'_>) -> Option<Action> {
    if !ui.is_enabled() || ui.memory(eframe::egui::Memory::focused).is_some() {
        return None;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let act = |action| Some(Action::Practice(action));
    if pressed(Key::Space) {
        return act(practice::Action::Next);
    }
    if pressed(Key::ArrowRight) && !turn.is_told {
        return act(practice::Action::Next);
    }
    if pressed(Key::ArrowLeft) || pressed(Key::Backspace) {
        return act(practice::Action::Previous);
    }
    if pressed(Key::End) { act(practice::Action::Whole) } else { None }
}

fn head_ui(ui: &mut Ui, face: &Face, turn: &Turn<'_>, actions: &mut Vec<Action>) {
    heading_ui(ui, &face.words.key("lesson-example"));
    let (at, all) = turn.at;
    let count = |number: usize| Fact::Number(number as u64);
    let place = Phrase::plain("example-step").with("at", count(at)).with("all", count(all));
    small_ui(ui, &face.theme, &face.words.say(&place, &crate::words::Names::default()));
    ui.horizontal_wrapped(|ui| {
        let back =
            ui.add_enabled_ui(at > 1, |ui| quiet_button(ui, &face.theme, &face.words.key("example-back"), Some("←")));
        if back.inner.clicked() {
            actions.push(Action::Practice(practice::Action::Previous));
        }
        if !turn.is_told && quiet_button(ui, &face.theme, &face.words.key("example-whole"), None).clicked() {
            actions.push(Action::Practice(practice::Action::Whole));
        }
    });
    ui.add_space(GRID);
}

fn came_ui(ui: &mut Ui, practice: &Practice, face: &Face, turn: &Turn<'_>) {
    let told = match turn.came {
        Some((card, side)) => Phrase::plain("example-card-came")
            .with("place", Fact::Number(turn.coup.count() as u64))
            .with("card", Fact::Card(card))
            .with("side", Fact::Side(side)),
        None => Phrase::plain("example-stakes-lie"),
    };
    ui.label(face.words.say(&told, &names(practice)));
    if let Some(words) = turn.words {
        ui.label(face.words.shown(words.say(face.words.language(), &names(practice))));
    }
}

/// The payout of each stake with its reason. Returns the clause to look up.
fn paid_ui(ui: &mut Ui, practice: &Practice, face: &Face, turn: &Turn<'_>) -> Option<Clause> {
    if turn.settled.is_empty() {
        return None;
    }
    heading_ui(ui, &face.words.key("example-stakes"));
    let mut asked = None;
    for (seat, settled) in &turn.settled {
        let laid = LaidStake { seat: *seat, spot: settled.stake.spot, amount: settled.stake.amount };
        let stake = telling::stake(&laid, telling::spot(laid.spot, practice.house()), false);
        let told = ended(settled).with("stake", Fact::Phrase(Box::new(stake)));
        ui.label(face.words.say(&told, &names(practice)));
        asked = asked.or(reasons_ui(ui, face, practice.house(), &settled.reasons));
    }
    asked
}

fn ended(settled: &Settled) -> Phrase {
    match settled.ending {
        Ending::Win => Phrase::plain("example-stake-paid").with("paid", Fact::Money(settled.paid)),
        Ending::Lose => Phrase::plain("example-stake-lost"),
        Ending::Push | Ending::Refused(_) => Phrase::plain("example-stake-stays"),
    }
}

fn marks(turn: &Turn<'_>) -> Marks {
    let done = turn.settled.iter().enumerate().filter_map(|(at, (_, settled))| match settled.ending {
        Ending::Win => Some((at, Dealt::Paid(settled.paid))),
        Ending::Lose => Some((at, Dealt::Collected)),
        Ending::Push | Ending::Refused(_) => None,
    });
    Marks { done: done.collect(), ..Marks::default() }
}
