//! A gallery of everything that is painted, to look at while changing it:
//! `cargo run --example table -- [scene] [house[:table]] [fr|it|en] [dark|light] [text percent]`.

use std::io::Write as _;

use eframe::egui::{self, CentralPanel, Panel, ScrollArea, vec2};
use tailleur::drill::marking::TableauHighlight;
use tailleur::drill::question::{CardBack, FeltPlace, LaidCard, LaidPieces, LaidStake, Scene, Seats};
use tailleur::i18n::{Catalog, Language};
use tailleur::rules::bet::Spot;
use tailleur::rules::card::Card;
use tailleur::rules::hand::Point;
use tailleur::rules::house::{House, HouseLibrary, TableSize};
use tailleur::rules::money::Money;
use tailleur::rules::side::{BySide, Chance};
use tailleur::rules::tableau::{Cell, Third};
use tailleur::view::fonts;
use tailleur::view::table::{TableLook, scene_ui};
use tailleur::view::tableau::tableau_ui;
use tailleur::view::theme::{FeltColour, GRID, Theme};
use tailleur::view::widget::{
    Notice, TileState, choice_tile, key_cap, notice_bar, number_pad, panel, primary_button, progress_bar, quiet_button,
    verdict_mark,
};

fn main() -> eframe::Result {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize, otherwise: &str| asked.get(index).cloned().unwrap_or_else(|| otherwise.to_owned());
    let shelf = HouseLibrary::built_in();
    // A house, or one of its tables: `venezia:mini`.
    let named = word(1, "article-57-13");
    let (id, table) = named.split_once(':').unwrap_or((&named, ""));
    let Some(house) = shelf.get(id).or_else(|| shelf.iter().next()).cloned() else { return Ok(()) };
    let size = TableSize::ALL.into_iter().find(|size| format!("{size:?}").eq_ignore_ascii_case(table));
    let house = size.and_then(|size| house.at_table(size)).map_or(house, std::sync::Arc::new);
    if word(0, "") == "measure" {
        measure(&house);
        return Ok(());
    }
    let felt = if word(5, "green") == "blue" { FeltColour::Blue } else { FeltColour::Green };
    let gallery = Gallery {
        scene: word(0, "third"),
        house,
        words: Catalog::new(Language::from_tag(&word(2, "fr")).unwrap_or(Language::French)),
        theme: Theme::new(word(3, "dark") == "dark", felt),
        percent: word(4, "100").parse().unwrap_or(100),
        four_colour: word(5, "") == "four",
        picked: None,
    };
    let side = |index: usize, usual: f32| asked.get(index).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let viewport = egui::ViewportBuilder::default()
        .with_inner_size(vec2(side(6, 1280.0), side(7, 800.0)))
        .with_position(egui::Pos2::ZERO)
        .with_decorations(false);
    let options = eframe::NativeOptions { viewport, renderer: eframe::Renderer::Glow, ..Default::default() };
    eframe::run_native(
        "table",
        options,
        Box::new(|creation| {
            fonts::install(&creation.egui_ctx);
            Ok(Box::new(gallery))
        }),
    )
}

/// Prints the time of a frame while the pointer moves over a still table, and while every picture is made anew.
#[expect(clippy::disallowed_methods, reason = "a measurement reads the clock")]
fn measure(house: &House) {
    const FRAMES: u16 = 200;
    let (words, theme) = (Catalog::new(Language::French), Theme::new(true, FeltColour::Green));
    let scene = scene("all");
    let width = std::cell::Cell::new(900.0_f32);
    let mut harness = egui_kittest::Harness::builder()
        .with_size(vec2(1280.0, 800.0))
        .with_context_setup(|ctx| {
            fonts::install(ctx);
            Theme::new(true, FeltColour::Green).apply(ctx, 100, true);
        })
        .build_ui(|ui| {
            let look = TableLook {
                house,
                words: &words,
                theme: &theme,
                four_colour: false,
                reduced_motion: true,
                choosable: &[],
                for_class: false,
            };
            let room = egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(width.get(), 720.0));
            ui.scope_builder(egui::UiBuilder::new().max_rect(room), |ui| scene_ui(ui, &scene, &look));
        });
    for (name, grows) in [("a still table", 0.0), ("every picture anew", 0.37)] {
        let start = std::time::Instant::now();
        for frame in 0..FRAMES {
            width.set(width.get() + grows);
            harness.hover_at(egui::pos2(200.0 + f32::from(frame), 300.0));
            harness.step();
            let shapes = harness.output().shapes.clone();
            std::hint::black_box(harness.ctx.tessellate(shapes, 1.0));
        }
        let micros = start.elapsed().as_micros() / u128::from(FRAMES);
        let _ = writeln!(std::io::stdout(), "{name}: {micros} µs a frame");
    }
}

struct Gallery {
    scene: String,
    house: std::sync::Arc<House>,
    words: Catalog,
    theme: Theme,
    percent: u16,
    four_colour: bool,
    picked: Option<FeltPlace>,
}

impl eframe::App for Gallery {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.theme.apply(ui.ctx(), self.percent, false);
        match self.scene.as_str() {
            "widgets" => {
                CentralPanel::default().show(ui, |ui| self.widgets(ui));
            }
            "side" => {
                let lit =
                    TableauHighlight::Banco(Cell { banco: Point::from_sum(5), third: Third::Card(Point::from_sum(4)) });
                Panel::right("tableau").resizable(false).default_size(400.0).show(ui, |ui| {
                    ScrollArea::vertical()
                        .show(ui, |ui| tableau_ui(ui, &self.house, &self.words, &self.theme, Some(lit), f32::INFINITY));
                });
                CentralPanel::default().show(ui, |ui| self.table(ui, &scene("third")));
            }
            named => {
                let scene = scene(named);
                CentralPanel::default().frame(egui::Frame::new().inner_margin(8)).show(ui, |ui| self.table(ui, &scene));
            }
        }
    }
}

impl Gallery {
    fn table(&mut self, ui: &mut egui::Ui, scene: &Scene) {
        let choosable = [Spot::Punto, Spot::Banco, Spot::Egalite].map(FeltPlace::Spot);
        let look = TableLook {
            house: &self.house,
            words: &self.words,
            theme: &self.theme,
            four_colour: self.four_colour,
            reduced_motion: false,
            choosable: if self.scene == "winner" { &choosable } else { &[] },
            for_class: false,
        };
        self.picked = scene_ui(ui, scene, &look).or(self.picked);
    }

    fn widgets(&self, ui: &mut egui::Ui) {
        let theme = &self.theme;
        progress_bar(ui, theme, 7, 20, "7 / 20");
        notice_bar(ui, theme, Notice::Bad, "sabot.ron : ligne 4, colonne 12", &["Fermer"]);
        notice_bar(ui, theme, Notice::Good, "Leçon réussie", &[]);
        ui.horizontal(|ui| {
            primary_button(ui, theme, "Continuer", Some("Enter"));
            quiet_button(ui, theme, "Revenir", Some("Esc"));
            ui.add_enabled_ui(false, |ui| primary_button(ui, theme, "Répondre", Some("Enter")));
            ui.add_enabled_ui(false, |ui| quiet_button(ui, theme, "Plus tard", None));
            key_cap(ui, theme, "T");
            verdict_mark(ui, theme, &self.words, true, 40.0);
            verdict_mark(ui, theme, &self.words, false, 40.0);
        });
        ui.horizontal(|ui| {
            ui.vertical(|ui| {
                let states = [
                    (TileState::Plain, "Banco tire"),
                    (TileState::Chosen, "Banco reste"),
                    (TileState::Right, "Banco tire une troisième carte, celle de Punto comptant 4"),
                    (TileState::Wrong, "Banco reste"),
                    (TileState::Quiet, "Autre chose"),
                ];
                for (index, (state, text)) in states.into_iter().enumerate() {
                    choice_tile(ui, theme, text, Some(&(index + 1).to_string()), state, 360.0);
                }
            });
            ui.add_space(2.0 * GRID);
            number_pad(ui, theme, &self.words, true, 240.0);
            ui.add_space(2.0 * GRID);
            panel(ui, theme, |ui| {
                ui.vertical(|ui| {
                    ui.heading("Titre d’un panneau");
                    ui.label("Un texte de quelques mots, tel qu’on le lit.");
                    ui.small("Un texte plus discret : 17 500");
                    let mut on = true;
                    ui.checkbox(&mut on, "Réduire les mouvements");
                })
            });
        });
        tableau_ui(
            ui,
            &self.house,
            &self.words,
            theme,
            Some(TableauHighlight::Punto(Point::from_sum(5))),
            f32::INFINITY,
        );
    }
}

fn scene(name: &str) -> Scene {
    let cards = |text: &str| -> Vec<LaidCard> {
        text.split_whitespace()
            .map(|card| match card {
                "blue" => LaidCard::Down(CardBack::Blue),
                "red" => LaidCard::Down(CardBack::Red),
                _ => card.parse().map_or(LaidCard::Down(CardBack::Red), LaidCard::Up),
            })
            .collect()
    };
    let stake = |seat, spot, units: u64| LaidStake { seat, spot, amount: Money::coins(units * 100) };
    let hands = |punto, banco| BySide { punto: cards(punto), banco: cards(banco) };
    let stakes = vec![
        stake(1, Spot::Punto, 100),
        stake(2, Spot::Banco, 1_250),
        stake(3, Spot::Banco, 100),
        stake(3, Spot::Egalite, 20),
        stake(5, Spot::Punto, 17_500),
        stake(7, Spot::Egalite, 5),
        stake(6, Spot::Banco, 40),
    ];
    let to_come = |text: &str| -> Vec<Card> { text.split_whitespace().filter_map(|card| card.parse().ok()).collect() };
    match name {
        "two" => Scene { hands: hands("7h 9d", "2c Ks"), ..Scene::default() },
        "one" => Scene { hands: hands("Qh Jd 10s", ""), ..Scene::default() },
        "come" => Scene { hands: hands("Th 3d", "Jc 4s"), to_come: to_come("9h 5c"), ..Scene::default() },
        "coup" => Scene { to_come: to_come("9h 5c Kd 2s 8h 7c"), ..Scene::default() },
        "down" => Scene { hands: hands("blue red", "red blue"), ..Scene::default() },
        "stakes" => Scene { stakes, announced: Some(Chance::Banco), ..Scene::default() },
        "all" => {
            Scene { hands: hands("6h 8d 4c", "Qc 5s 10h"), stakes, announced: Some(Chance::Punto), ..Scene::default() }
        }
        "seats" => {
            Scene { seats: Some(Seats { count: 7, taken: vec![1, 3, 4, 6], holder: Some(3) }), ..Scene::default() }
        }
        "apart" => Scene { hands: hands("6h 8d", "Qc 5s"), apart: cards("10h red"), ..Scene::default() },
        "heaps" => {
            let heap = |value, count| LaidPieces { value: Money::coins(value), count };
            Scene { chips: vec![heap(50_000, 20), heap(10_000, 32), heap(500, 7)], ..Scene::default() }
        }
        "crew" => Scene { hands: hands("6h 8d 4c", "Qc 5s 10h"), stakes, crew: true, ..Scene::default() },
        "winner" => Scene { hands: hands("Ah 3d 5c", "Kc 9s"), ..Scene::default() },
        "tie" => Scene { hands: hands("Ah 6d", "Kc 7s"), announced: Some(Chance::Egalite), ..Scene::default() },
        _ => Scene { hands: hands("6h 8d 4c", "Qc 5s 10h"), ..Scene::default() },
    }
}
