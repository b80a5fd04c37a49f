//! The table as the editor of a scene, to try while changing it:
//! `cargo run --example laying -- [house] [fr|it|en] [dark|light] [text percent]`. What is written is printed at the end.
#![expect(clippy::print_stdout, reason = "what was set is told where the program was called")]

use std::sync::Arc;

use eframe::egui::{self, CentralPanel, vec2};
use tailleur::app::scene_editor::{SceneEditor, scene_to_ron};
use tailleur::drill::authored::FixedScene;
use tailleur::i18n::Language;
use tailleur::progress::Settings;
use tailleur::progress::settings::ThemeSetting;
use tailleur::rules::house::HouseLibrary;
use tailleur::view::{Appearance, SceneEditorEvent, fonts, scene_editor_ui};

fn main() -> eframe::Result {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize, otherwise: &str| asked.get(index).cloned().unwrap_or_else(|| otherwise.to_owned());
    let shelf = HouseLibrary::built_in();
    let Some(house) = shelf.get(word(0, "monte-carlo").as_str()).or_else(|| shelf.iter().next()).cloned() else {
        return Ok(());
    };
    let settings = Settings {
        theme: if word(2, "dark") == "light" { ThemeSetting::Light } else { ThemeSetting::Dark },
        text_percent: word(3, "100").parse().unwrap_or(100),
        ..Settings::default()
    };
    let language = Language::from_tag(&word(1, "fr")).unwrap_or(Language::French);
    let face = Appearance::new(&settings, language, true);
    let table = Table { laying: SceneEditor::new(FixedScene::default(), Arc::clone(&house)), face };
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default().with_inner_size(vec2(1024.0, 640.0)).with_title("Tailleur"),
        ..Default::default()
    };
    eframe::run_native(
        "Tailleur",
        options,
        Box::new(move |creation| {
            fonts::install(&creation.egui_ctx);
            table.face.apply(&creation.egui_ctx);
            Ok(Box::new(table))
        }),
    )
}

struct Table {
    laying: SceneEditor,
    face: Appearance,
}

impl eframe::App for Table {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        let before = self.laying.scene().clone();
        let done = CentralPanel::default().show(ui, |ui| scene_editor_ui(ui, &self.laying, &self.face)).inner;
        for laid in done {
            match laid {
                SceneEditorEvent::Act(action) => {
                    if let Err(why) = self.laying.act(action) {
                        println!("{}", self.face.words.render_for_house(&why, self.laying.house()));
                    }
                }
                SceneEditorEvent::Ask(asking) => println!("{}", tailleur::app::scene_editor::asking_to_ron(&asking)),
            }
        }
        if *self.laying.scene() != before {
            println!("{}", scene_to_ron(self.laying.scene()));
        }
    }
}
