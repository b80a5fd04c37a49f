//! The table tests that were finished; each can be opened again.

use eframe::egui::{RichText, TextStyle, Ui};

use super::ChartContext;
use crate::app::Action;
use crate::app::charts::FinishedTest;
use crate::i18n::phrase::Fact;
use crate::view::screen::page::small_ui;
use crate::view::theme::GRID;
use crate::view::widget::{panel, quiet_button, verdict_mark};

pub(super) fn table_tests_ui(ui: &mut Ui, sight: &ChartContext<'_>) -> Vec<Action> {
    super::head_ui(ui, &sight.says.key(text_key!("tests-title")));
    let opened: Vec<Action> = sight.pictures.tests_here().filter_map(|test| test_ui(ui, sight, test)).collect();
    if sight.pictures.tests_here().next().is_none() {
        super::first_ui(ui, sight, text_key!("tests-none"));
    }
    opened
}

fn test_ui(ui: &mut Ui, sight: &ChartContext<'_>, test: &FinishedTest) -> Option<Action> {
    let (says, theme) = (&sight.says, &sight.face.theme);
    let done = &test.done;
    let mut opens = false;
    panel(ui, theme, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            let size = TextStyle::Heading.resolve(ui.style()).size;
            verdict_mark(ui, theme, &sight.face.words, done.passed, size);
            let title = test.title.as_ref().map(|title| title.render(sight.face.words.language(), says.names));
            let line = text!(
                "tests-line",
                day = Fact::Day(test.day.0),
                title = Fact::Text(title.unwrap_or_else(|| done.lesson.clone()))
            );
            ui.label(RichText::new(says.render(&line)).text_style(TextStyle::Heading));
        });
        let score =
            text!("tests-score", right = Fact::Number(done.right.into()), asked = Fact::Number(done.asked.into()));
        let passed = if done.passed { text_key!("tests-passed") } else { text_key!("tests-failed") };
        ui.label(format!("{} · {}", says.render(&score), says.key(passed)));
        let weak = done.topics.iter().filter(|topic| topic.right < topic.asked).count();
        small_ui(ui, theme, &says.render(&text!("tests-topics", count = Fact::Number(weak as u64))));
        opens = test.title.is_some() && quiet_button(ui, theme, &says.key(text_key!("tests-open")), None).clicked();
    });
    ui.add_space(GRID);
    opens.then_some(Action::ReviewTest(test.index))
}
