//! The tableau of a class or trainee: the house's print, shaded by success rate.

use eframe::egui::{RichText, TextStyle, Ui, vec2};

use super::ClassContext;
use crate::app::charts::heat::{HeatCell, HeatMap, Shade};
use crate::app::class::ClassAction as Do;
use crate::describe::scene::tableau_letters;
use crate::i18n::phrase::Fact;
use crate::progress::class::{ClassReport, DecisionStanding};
use crate::progress::mastery::{DecisionState, Mastery};
use crate::progress::schedule::tableau::decision_key;
use crate::view::draft::ClassDraft;
use crate::view::screen::page::{quiet_ui, scrolling_ui, small_ui};
use crate::view::tableau::heat_ui;
use crate::view::theme::GRID;
use crate::view::widget::choice_list;

pub(super) fn tableau_ui(ui: &mut Ui, sight: &ClassContext<'_>, draft: &mut ClassDraft) -> Option<Do> {
    let Some(house) = sight.house else {
        quiet_ui(ui, &sight.face.theme, &sight.key(text_key!("class-no-house")));
        return None;
    };
    let done = whom_ui(ui, sight);
    let whom = sight.register.whom.and_then(|place| sight.found.class.trainees().get(place));
    let map = match whom {
        Some(trainee) => HeatMap::new(house, trainee.known.mastery(), sight.report.today),
        None => with_class_answers(HeatMap::new(house, &Mastery::default(), sight.report.today), sight.report),
    };
    let line = ui.text_style_height(&TextStyle::Body);
    let room = ui.available_size() - vec2(2.0 * GRID, 5.3 * line + GRID);
    scrolling_ui(ui, text_key!("class-tableau"), |ui| {
        let look = (&sight.face.words, &sight.face.theme, room);
        let text_of = |cell: &HeatCell| cell_text(sight, &map, cell, whom.is_none());
        draft.tableau.open = heat_ui(ui, &map, Shade::Accuracy, draft.tableau.open, look, text_of);
        if let Some(cell) = map.cell(draft.tableau.open) {
            ui.label(RichText::new(text_of(cell)).text_style(TextStyle::Button));
            let key = decision_key(&map.house, cell.case);
            let decision = sight.report.decisions.iter().find(|decision| decision.key == key);
            if let Some(decision) = decision.filter(|decision| whom.is_none() && !decision.wrong.is_empty()) {
                let wrong = sight.describer.wrong_answers(&key, &decision.wrong);
                ui.label(sight.with(text_key!("class-wrong-are"), "wrong", Fact::Text(wrong)));
            }
        }
        small_ui(ui, &sight.face.theme, &sight.key(text_key!("class-tableau-legend")));
        let letters = sight.face.words.render_for_house(&tableau_letters(&map.house.terms), &map.house);
        small_ui(ui, &sight.face.theme, &letters);
    });
    done
}

fn whom_ui(ui: &mut Ui, sight: &ClassContext<'_>) -> Option<Do> {
    let mut names = vec![sight.key(text_key!("class-whole"))];
    names.extend(sight.report.standings.iter().map(|standing| standing.name.clone()));
    let chosen = Some(sight.register.whom.map_or(0, |place| place + 1));
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(sight.key(text_key!("class-whose"))).id;
        let picked = choice_list(ui, &sight.face.theme, "class-whom", label, &names, chosen)?;
        Some(Do::Whom(picked.checked_sub(1)))
    })
    .inner
}

fn with_class_answers(mut map: HeatMap, report: &ClassReport) -> HeatMap {
    for cell in &mut map.cells {
        let key = decision_key(&map.house, cell.case);
        let decision = report.decisions.iter().find(|decision| decision.key == key);
        cell.learnt = decision.map(pooled);
    }
    map
}

/// The answers of a class pooled as if from one trainee.
fn pooled(decision: &DecisionStanding) -> DecisionState {
    let mut learnt = DecisionState::default();
    learnt.asked = decision.score.asked;
    learnt.right = decision.score.right;
    learnt.known = decision.mastery;
    learnt
}

fn cell_text(sight: &ClassContext<'_>, map: &HeatMap, cell: &HeatCell, of_all: bool) -> String {
    let key = decision_key(&map.house, cell.case);
    let case = sight.describer.decision(&key);
    let act = sight.with(text_key!("pictures-fact"), "fact", Fact::Act(cell.act));
    let decided = sight.face.words.labelled(&case, &act);
    let Some(learnt) = cell.learnt else {
        return format!("{decided} · {}", sight.key(text_key!("class-never-asked")));
    };
    let right =
        text!("class-cell-right", right = Fact::Number(learnt.right.into()), asked = Fact::Number(learnt.asked.into()));
    let right = sight.describer.render(&right);
    let decision = sight.report.decisions.iter().find(|decision| decision.key == key).filter(|_| of_all);
    let known = decision.map(|decision| {
        let known = text!(
            "class-cell-known",
            known = Fact::Number(decision.known_by.into()),
            asked = Fact::Number(decision.asked_of.into())
        );
        format!(" · {}", sight.describer.render(&known))
    });
    format!("{decided} · {right}{}", known.unwrap_or_default())
}
