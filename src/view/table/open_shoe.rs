//! The opened shoe: all cards in a row with the stop card, the first card turned, and the stop card at the mouth.

use eframe::egui::{Align2, Color32, CornerRadius, FontId, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, pos2, vec2};

use super::card::{CardPlace, card_ui};
use super::felt_layout::{CARD_HEIGHT, FeltLayout, label_height};
use super::{TableLook, named_area, shade, shape};
use crate::describe::scene;
use crate::drill::question::{CardBack, LaidCard, LaidShoe, Scene, ShoeContents};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::card::Card;
use crate::rules::house::CardColour;
use crate::view::fonts;
use crate::view::palette::Baize;

pub(super) fn open_shoe_ui(ui: &Ui, stage: &FeltLayout, scene: &Scene, look: &TableLook<'_>) {
    match &scene.shoe {
        Some(LaidShoe::Packs(packs)) => packs_ui(ui, stage, packs, look),
        Some(LaidShoe::Turned(card, burned)) => turned_ui(ui, stage, *card, *burned, look),
        Some(LaidShoe::Stopped(colour)) => stopped_ui(ui, stage.furniture.shoe, *colour, look),
        None => {}
    }
}

/// Colour of a stop card; unspecified is white.
const fn ink(colour: CardColour, baize: &Baize) -> Color32 {
    match colour {
        CardColour::Blue => baize.back_blue,
        CardColour::Red => baize.back_red,
        CardColour::Any => baize.card_face,
    }
}

fn plastic(ui: &Ui, rect: Rect, colour: CardColour, look: &TableLook<'_>) {
    let baize = look.theme.baize;
    let round = CornerRadius::from((rect.width().min(rect.height()) * 0.18).clamp(1.0, 10.0));
    let soft = shape::shadow(rect.height() * 0.02, rect.height() * 0.06, shade(look, 0.4));
    ui.painter().add(soft.as_shape(rect, round));
    let line = Stroke::new((rect.width().min(rect.height()) * 0.06).clamp(1.0, 4.0), baize.card_edge);
    ui.painter().rect(rect, round, ink(colour, baize), line, StrokeKind::Inside);
}

/// All cards in a row, edge on, from mouth to end.
fn packs_ui(ui: &Ui, stage: &FeltLayout, packs: &ShoeContents, look: &TableLook<'_>) {
    let cloth = stage.cloth;
    let area = stage.open.shrink2(vec2(stage.open.width() * 0.06, 0.0));
    let height = (area.height() * 0.34).min(area.width() * 0.22);
    let row =
        Rect::from_center_size(pos2(area.center().x, area.center().y + height * 0.06), vec2(area.width(), height));
    let whole = f32::from(packs.cards.max(1));
    let at = |cards: u16| row.left() + row.width() * f32::from(cards.min(packs.cards)) / whole;
    let before = packs.behind.map(|behind| packs.cards.saturating_sub(behind));
    named_area(ui, row, "packs", &look.render(&scene::packs(packs)));
    let line = Stroke::new(1.0, look.theme.baize.print_quiet.gamma_multiply(0.6));
    ui.painter().rect_stroke(row, CornerRadius::same(3), line, StrokeKind::Outside);
    let text = (label_height(cloth) * 0.5).clamp(10.0, 44.0).min(row.width() * 0.045);
    edges(ui, row.with_min_x(at(packs.out)), look);
    // The protruding stop card raises the end labels.
    let rise = if before.is_some() { height * 0.36 } else { 0.0 };
    ends(ui, row, text, rise, look);
    stop_card_ui(ui, row, before.map(at), text, packs.stop_card, look);
    let below = row.bottom() + text * 0.5;
    if packs.out > 0 {
        brace(
            ui,
            (row.left(), at(packs.out), below),
            text,
            &count(text_key!("table-cards-out"), packs.out, look),
            look,
        );
    }
    if let Some(before) = before.filter(|_| packs.counted) {
        let here = before.saturating_sub(packs.out);
        brace(ui, (at(packs.out), at(before), below), text, &count(text_key!("table-cards"), here, look), look);
        let behind = packs.cards.saturating_sub(before);
        brace(ui, (at(before), row.right(), below), text, &count(text_key!("table-cards"), behind, look), look);
    }
}

/// The stop card: protruding between two cards, or above the row with its name.
fn stop_card_ui(ui: &Ui, row: Rect, place: Option<f32>, text: f32, colour: CardColour, look: &TableLook<'_>) {
    let height = row.height();
    let card = if let Some(x) = place {
        let width = (height * 0.12).clamp(4.0, 40.0);
        let tall = row.top() - height * 0.34..=row.bottom() + height * 0.06;
        Rect::from_x_y_ranges(x - width / 2.0..=x + width / 2.0, tall)
    } else {
        let centre = pos2(row.center().x, row.top() - height * 0.52);
        Rect::from_center_size(centre, vec2(height * 0.62, height * 0.44))
    };
    plastic(ui, card, colour, look);
    named_area(ui, card, "stop card", &look.words.message(scene::stop_card_key(colour)));
    if place.is_none() {
        let font = FontId::new(text * 0.9, fonts::regular());
        let beside = card.right_center() + vec2(text * 0.6, 0.0);
        let label = look.words.message(text_key!("table-stop-card"));
        ui.painter().text(beside, Align2::LEFT_CENTER, label, font, look.theme.baize.print_quiet);
    }
}

fn count(key: TextKey, cards: u16, look: &TableLook<'_>) -> String {
    look.render(&Phrase::plain(key).with("count", Fact::Number(cards.into())))
}

fn edges(ui: &Ui, row: Rect, look: &TableLook<'_>) {
    let baize = look.theme.baize;
    let round = CornerRadius::same(3);
    let soft = shape::shadow(row.height() * 0.03, row.height() * 0.12, shade(look, 0.45));
    ui.painter().add(soft.as_shape(row, round));
    ui.painter().rect_filled(row, round, baize.card_edge);
    let step = (row.height() * 0.035).max(2.0);
    let line = Stroke::new((step * 0.25).max(0.6), baize.card_face);
    let mut x = row.left() + step;
    while x < row.right() - step * 0.5 {
        ui.painter().vline(x, row.y_range().shrink(1.0), line);
        x += step;
    }
}

fn ends(ui: &Ui, row: Rect, text: f32, rise: f32, look: &TableLook<'_>) {
    let baize = look.theme.baize;
    let font = FontId::new(text, fonts::regular());
    let above = row.top() - rise - text * 0.35;
    let say = |key: TextKey| look.words.message(key);
    ui.painter().text(
        pos2(row.left(), above),
        Align2::LEFT_BOTTOM,
        say(text_key!("table-shoe-mouth")),
        font.clone(),
        baize.print_quiet,
    );
    ui.painter().text(
        pos2(row.right(), above),
        Align2::RIGHT_BOTTOM,
        say(text_key!("table-shoe-end")),
        font,
        baize.print_quiet,
    );
}

/// A brace under part of the row with its card count.
fn brace(ui: &Ui, (from, to, top): (f32, f32, f32), text: f32, label: &str, look: &TableLook<'_>) {
    let baize = look.theme.baize;
    let fall = text * 0.45;
    let inset = ((to - from) * 0.1).min(3.0);
    let (from, to) = (from + inset, to - inset);
    let points: Vec<Pos2> = vec![pos2(from, top), pos2(from, top + fall), pos2(to, top + fall), pos2(to, top)];
    ui.painter().add(Shape::line(points, Stroke::new((text * 0.08).max(1.0), baize.print)));
    let galley = ui.painter().layout_no_wrap(label.to_owned(), FontId::new(text, fonts::semibold()), baize.print);
    let half = galley.size().x / 2.0;
    let cloth = ui.clip_rect();
    let x = f32::midpoint(from, to).clamp(cloth.left() + half, (cloth.right() - half).max(cloth.left() + half));
    ui.painter().galley(pos2(x - half, top + fall * 1.5), galley, baize.print);
}

fn turned_ui(ui: &Ui, stage: &FeltLayout, card: Card, burned: u8, look: &TableLook<'_>) {
    let half = stage.open.with_max_x(stage.open.center().x);
    let room = if stage.hands.banco.center().x > stage.open.center().x {
        half
    } else {
        half.translate(vec2(half.width(), 0.0))
    };
    let baize = look.theme.baize;
    let label = label_height(stage.cloth) * 0.62;
    let font = FontId::new(label * 0.86, fonts::regular());
    let heading = pos2(room.center().x, room.top() + label * 0.42);
    ui.painter().text(
        heading,
        Align2::CENTER_CENTER,
        look.words.message(text_key!("table-first-card")),
        font.clone(),
        baize.print_quiet,
    );
    let width = ((room.height() - label) / CARD_HEIGHT).min(stage.card).min(room.width()).max(4.0);
    let middle = pos2(room.center().x, room.top() + label + width * CARD_HEIGHT / 2.0);
    let name = look.render(&text!("table-first-card-is", card = Fact::Card(card)));
    let id = ui.scope_id().with("turned");
    card_ui(ui, CardPlace::straight(middle, width), LaidCard::Up(card), look, &name, id);
    if burned == 0 {
        return;
    }
    // At Banco's place: no hand is dealt yet.
    let place = stage.hands.banco;
    let frame = place.with_min_y(place.top() + label_height(stage.cloth));
    let count = f32::from(burned);
    let width = (frame.height() * 0.6 / CARD_HEIGHT).min(frame.width() * 0.4);
    let step = if burned > 1 { ((frame.width() * 0.9 - width) / (count - 1.0)).min(width * 0.35) } else { 0.0 };
    let left = frame.center().x - step * (count - 1.0) / 2.0;
    for index in 0..burned {
        let at = pos2(left + step * f32::from(index), frame.center().y);
        let back = if index % 2 == 0 { CardBack::Blue } else { CardBack::Red };
        let rect = Rect::from_center_size(at, vec2(width, width * CARD_HEIGHT));
        super::back::paint(ui.painter(), rect, width, back, baize);
    }
    let text = look.render(&text!("table-burned", count = Fact::Number(burned.into())));
    let below = pos2(frame.center().x, frame.bottom() - label * 0.7);
    ui.painter().text(below, Align2::CENTER_CENTER, &text, font, baize.print);
    named_area(ui, frame, "burned", &text);
}

fn stopped_ui(ui: &Ui, shoe: Rect, colour: CardColour, look: &TableLook<'_>) {
    let unit = shoe.height();
    let card = Rect::from_min_max(
        pos2(shoe.left() + unit * 0.16, shoe.bottom() - unit * 0.16),
        pos2(shoe.right() - unit * 0.16, shoe.bottom() + unit * 0.34),
    );
    plastic(ui, card, colour, look);
    named_area(ui, card, "stop card", &look.words.message(scene::stop_card_key(colour)));
}
