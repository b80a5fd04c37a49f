//! The warm-up: two large sides, one of them lit.

use eframe::egui::{Align2, Rect, Role, Sense, StrokeKind, TextStyle, Ui, pos2, vec2};

use super::column::on_cloth_ui;
use super::home::names;
use super::lesson::cloth_behind_ui;
use super::page::{page_ui, quiet_ui, title_ui};
use crate::app::warm_up::{TAPS, WarmUpAction as Tap, WarmUpScreen};
use crate::app::{Action, App};
use crate::drill::question::Scene;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::side::Side;
use crate::view::Appearance;
use crate::view::keys::{KeyStroke, continue_pressed, strokes};
use crate::view::theme::{GRID, ROUND, Theme};
use crate::view::widget::{cap_size, name, paint_key_cap, primary_button, quiet_button};

/// Most of the window's height for the two sides.
const HEIGHT: f32 = 0.3;

/// Height of the sheet, as a multiple of the text size.
const SHEET: f32 = 30.0;

pub(super) fn warm_up_ui(ui: &mut Ui, app: &App, face: &Appearance, warm_up: &WarmUpScreen) -> Vec<Action> {
    let mut done = Vec::new();
    if let Some(house) = app.house() {
        cloth_behind_ui(ui, &house, face, &Scene { bare: true, ..Scene::default() });
    }
    let height = TextStyle::Body.resolve(ui.style()).size * SHEET;
    on_cloth_ui(ui, face, height, |ui| {
        page_ui(ui, "warm-up", |ui| {
            title_ui(ui, &face.words.message(text_key!("warm-up-title")));
            match warm_up.shown() {
                None => done.extend(about_ui(ui, face)),
                Some(side) => done.extend(sides_ui(ui, app, face, warm_up, side)),
            }
        });
    });
    done.into_iter().map(Action::WarmUp).collect()
}

fn about_ui(ui: &mut Ui, face: &Appearance) -> Option<Tap> {
    let words = &face.words;
    ui.label(words.message(text_key!("warm-up-about")));
    ui.add_space(GRID);
    quiet_ui(ui, &face.theme, &words.message(text_key!("warm-up-keys")));
    ui.add_space(2.0 * GRID);
    let starts = continue_pressed(ui);
    ui.horizontal_wrapped(|ui| {
        let enter = words.message(text_key!("key-enter"));
        let starts = starts
            | primary_button(ui, &face.theme, &words.message(text_key!("warm-up-start")), Some(&enter)).clicked();
        let skips = quiet_button(ui, &face.theme, &words.message(text_key!("warm-up-skip")), None).clicked();
        if starts { Some(Tap::Start) } else { skips.then_some(Tap::Skip) }
    })
    .inner
}

fn sides_ui(ui: &mut Ui, app: &App, face: &Appearance, warm_up: &WarmUpScreen, lit: Side) -> Vec<Tap> {
    let mut taps: Vec<Tap> = strokes(ui).into_iter().filter_map(side_of).map(Tap::Tap).collect();
    let hint = if warm_up.missed() { text_key!("warm-up-missed") } else { text_key!("warm-up-now") };
    ui.label(face.words.message(hint));
    ui.add_space(GRID);
    let width = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(
        vec2(width, (width * 0.45).min(280.0).min(ui.ctx().content_rect().height() * HEIGHT)),
        Sense::hover(),
    );
    let middle = rect.center().x;
    let left = Rect::from_min_max(rect.min, pos2(middle - GRID, rect.bottom()));
    let right = Rect::from_min_max(pos2(middle + GRID, rect.top()), rect.max);
    for (side, rect) in [(Side::Banco, left), (Side::Punto, right)] {
        if side_ui(ui, app, face, (side, rect), (side == lit).then_some(warm_up.taps() + 1)) {
            taps.push(Tap::Tap(side));
        }
    }
    ui.add_space(2.0 * GRID);
    if quiet_button(ui, &face.theme, &face.words.message(text_key!("warm-up-skip")), None).clicked() {
        taps.push(Tap::Skip);
    }
    taps
}

/// Sides as on the felt: Banco at the left.
const fn side_of(stroke: KeyStroke) -> Option<Side> {
    match stroke {
        KeyStroke::Left | KeyStroke::Figure(1) => Some(Side::Banco),
        KeyStroke::Right | KeyStroke::Figure(2) => Some(Side::Punto),
        _ => None,
    }
}

/// A side with its key, and the tap's place among all when lit, which makes two successive taps on the same side
/// distinguishable.
fn side_ui(ui: &mut Ui, app: &App, face: &Appearance, (side, rect): (Side, Rect), lit: Option<usize>) -> bool {
    let names = names(app);
    let says = |key: TextKey| face.words.render(&Phrase::plain(key).with("side", Fact::Side(side)), &names);
    let response = ui.interact(rect, ui.scope_id().with(side), Sense::click());
    name(
        &response,
        Role::Button,
        &says(if lit.is_some() { text_key!("warm-up-lit") } else { text_key!("warm-up-dark") }),
    );
    // Cloth, and the winning row's brass: two places of the table, one of them lit.
    let baize = face.theme.baize;
    let (fill, ink) = if lit.is_some() { (baize.highlight, baize.card_ink_black) } else { (baize.cloth, baize.print) };
    ui.painter().rect(rect, ROUND, fill, face.theme.frame_of(&response), StrokeKind::Inside);
    let title = Theme::title().resolve(ui.style());
    // Within a low side too.
    let apart = vec2(0.0, (2.0 * title.size).min(rect.height() * 0.3));
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, says(text_key!("warm-up-dark")), title, ink);
    if let Some(number) = lit {
        let below = rect.center() + apart;
        let progress = text!("warm-up-progress", done = Fact::Number(number as u64), all = Fact::Number(TAPS as u64));
        let progress = face.words.render(&progress, &HouseTerms::default());
        let heading = TextStyle::Heading.resolve(ui.style());
        ui.painter().text(below, Align2::CENTER_CENTER, progress, heading, ink);
    }
    let arrow = if side == Side::Banco { "←" } else { "→" };
    let cap = cap_size(ui, arrow);
    let above = rect.center() - apart;
    paint_key_cap(ui, Rect::from_center_size(above, cap), arrow, ink);
    response.clicked()
}
