//! The referee's findings on the scene, with reasons and question forms.

use eframe::egui::{Color32, RichText, TextStyle, Ui};

use crate::app::scene_editor::{Finding, SceneEditor};
use crate::drill::authored::Asking;
use crate::i18n::text_key::TextKey;
use crate::view::Appearance;
use crate::view::screen::page::{quiet_ui, scrolling_ui};
use crate::view::screen::verdict::sourced_reason_ui;
use crate::view::theme::GRID;
use crate::view::widget::quiet_button;

use super::SceneEditorEvent;

pub(super) fn referee_ui(ui: &mut Ui, laying: &SceneEditor, face: &Appearance, done: &mut Vec<SceneEditorEvent>) {
    let findings = laying.findings();
    scrolling_ui(ui, "laying-said", |ui| {
        ui.set_width(ui.available_width() - GRID);
        ui.label(RichText::new(face.words.message(text_key!("laying-referee-says"))).text_style(TextStyle::Heading));
        if findings.is_empty() {
            quiet_ui(ui, &face.theme, &face.words.message(text_key!("laying-referee-silent")));
        }
        for finding in &findings {
            ui.push_id(finding.subject, |ui| finding_ui(ui, laying, face, finding, done));
        }
    });
}

fn finding_ui(
    ui: &mut Ui,
    laying: &SceneEditor,
    face: &Appearance,
    finding: &Finding,
    done: &mut Vec<SceneEditorEvent>,
) {
    ui.add_space(GRID);
    let house = laying.house();
    let says = face.words.render_for_house(&finding.statement, house);
    let (ink, says) = if finding.amiss {
        (face.theme.surround.wrong, format!("{} {says}", face.words.message(text_key!("laying-amiss"))))
    } else {
        (Color32::PLACEHOLDER, says)
    };
    let text = RichText::new(says).text_style(TextStyle::Button);
    ui.label(if finding.amiss { text.color(ink) } else { text });
    ui.scope(|ui| {
        ui.style_mut().override_text_style = Some(TextStyle::Small);
        for reason in &finding.reasons {
            sourced_reason_ui(ui, face, house, reason);
        }
    });
    ui.horizontal_wrapped(|ui| {
        for asking in &finding.answer_forms {
            if quiet_button(ui, &face.theme, &face.words.message(key_of(asking)), None).clicked() {
                done.push(SceneEditorEvent::Ask(asking.clone()));
            }
        }
    });
}

const fn key_of(asking: &Asking) -> TextKey {
    match asking {
        Asking::Chips { .. } => text_key!("laying-ask-in-chips"),
        Asking::Aloud { .. } => text_key!("laying-ask-aloud"),
        _ => text_key!("laying-ask"),
    }
}
