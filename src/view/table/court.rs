//! The court pictures, decoded on first use and cached.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use eframe::egui::epaint::Vertex;
use eframe::egui::{
    Color32, ColorImage, Context, CornerRadius, Id, Mesh, Pos2, Rect, Shape, TextureFilter, TextureHandle,
    TextureOptions, Ui, pos2, vec2,
};
use include_dir::{Dir, include_dir};
use serde::Deserialize;

use super::card::CardPlace;
use super::felt_layout::CARD_HEIGHT;
use super::{TableLook, pips};
use crate::rules::card::{Card, Rank, Suit};

static PICTURES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/cards");

/// Width over height of every picture.
const ASPECT: f32 = 407.0 / 640.0;

/// The free corners for a large pip in each picture, from `assets/cards/courts.ron`.
#[derive(Default, Deserialize)]
struct Courts {
    /// Offset from the side and the top, relative to the frame.
    inset: (f32, f32),
    /// Relative to the frame's width.
    size: f32,
    pips: BTreeMap<String, Corner>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
enum Corner {
    Left,
    Right,
}

static COURTS: LazyLock<Courts> =
    LazyLock::new(|| ron::from_str(include_str!("../../../assets/cards/courts.ron")).unwrap_or_default());

/// Frame height relative to the card.
const HEIGHT: f32 = 0.79;

pub(super) fn paint(ui: &Ui, place: CardPlace, card: Card, ink: Color32, look: &TableLook<'_>) {
    let width = HEIGHT * CARD_HEIGHT * ASPECT;
    let (left, top) = ((1.0 - width) / 2.0, (1.0 - HEIGHT) / 2.0);
    let within = |x: f32, y: f32| place.at(left + x * width, top + y * HEIGHT);
    let corners = [within(0.0, 0.0), within(1.0, 0.0), within(1.0, 1.0), within(0.0, 1.0)];
    let pixels = place.width * CARD_HEIGHT * HEIGHT * ui.ctx().pixels_per_point();
    if let Some(picture) = picture(ui.ctx(), card, pixels) {
        let mut mesh = Mesh::with_texture(picture.id());
        let uvs = [Pos2::ZERO, pos2(1.0, 0.0), pos2(1.0, 1.0), pos2(0.0, 1.0)];
        for (pos, uv) in corners.into_iter().zip(uvs) {
            mesh.vertices.push(Vertex { pos, uv, color: Color32::WHITE });
        }
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(0, 2, 3);
        ui.painter().add(Shape::mesh(Arc::new(mesh)));
    }
    // In the upper left corner the index replaces the pip, so the picture is blanked there.
    blank(ui, place, look);
    let (x, y) = COURTS.inset;
    if name(card).and_then(|name| COURTS.pips.get(&name)) == Some(&Corner::Right) {
        let size = COURTS.size * width * place.width;
        pips::suit(ui, within(1.0 - x - 0.02, y), place.turn(vec2(0.0, 1.0)), size * 0.8, card.suit, ink);
        pips::suit(ui, within(x + 0.02, 1.0 - y), place.turn(vec2(0.0, -1.0)), size * 0.8, card.suit, ink);
    }
}

fn blank(ui: &Ui, place: CardPlace, look: &TableLook<'_>) {
    let face = look.theme.baize.card_face;
    let round = CornerRadius::from((place.width * 0.04).clamp(1.0, 40.0));
    for (from, to) in [((0.03, 0.03), (0.272, 0.392)), ((0.728, 0.608), (0.97, 0.97))] {
        let rect = Rect::from_two_pos(place.at(from.0, from.1), place.at(to.0, to.1));
        ui.painter().rect_filled(rect, round, face);
    }
}

fn picture(ctx: &Context, card: Card, pixels: f32) -> Option<TextureHandle> {
    let scale = if pixels > 290.0 { 2 } else { 1 };
    let id = Id::unique(("court", card, scale));
    if let Some(kept) = ctx.data(|data| data.get_temp::<TextureHandle>(id)) {
        return Some(kept);
    }
    let file = format!("{}@{scale}.png", name(card)?);
    let decoded = image::load_from_memory(PICTURES.get_file(&file)?.contents()).ok()?.into_rgba8();
    let size = [decoded.width() as usize, decoded.height() as usize];
    let pixels = ColorImage::from_rgba_unmultiplied(size, decoded.as_raw());
    let options = TextureOptions { mipmap_mode: Some(TextureFilter::Linear), ..TextureOptions::LINEAR };
    let handle = ctx.load_texture(file, pixels, options);
    ctx.data_mut(|data| data.insert_temp(id, handle.clone()));
    Some(handle)
}

/// File stem of a court card.
fn name(card: Card) -> Option<String> {
    let rank = match card.rank {
        Rank::Jack => "jack",
        Rank::Queen => "queen",
        Rank::King => "king",
        _ => return None,
    };
    let suit = match card.suit {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    };
    Some(format!("{rank}-{suit}"))
}
