//! The court pictures, decoded on first use and cached.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use eframe::egui::epaint::Vertex;
use eframe::egui::{
    Color32, ColorImage, Context, Id, Mesh, Painter, Pos2, Shape, TextureFilter, TextureHandle, TextureOptions, pos2,
    vec2,
};
use include_dir::{Dir, include_dir};
use serde::Deserialize;

use super::card::CardPlace;
use super::felt_layout::CARD_HEIGHT;
use super::pips;
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

/// Frame height relative to the card; the indices stand beside it.
const HEIGHT: f32 = 0.63;

pub(super) fn paint(painter: &Painter, place: CardPlace, card: Card, ink: Color32) {
    let width = HEIGHT * CARD_HEIGHT * ASPECT;
    let (left, top) = ((1.0 - width) / 2.0, (1.0 - HEIGHT) / 2.0);
    let within = |x: f32, y: f32| place.at(left + x * width, top + y * HEIGHT);
    let corners = [within(0.0, 0.0), within(1.0, 0.0), within(1.0, 1.0), within(0.0, 1.0)];
    let pixels = place.width * CARD_HEIGHT * HEIGHT * painter.ctx().pixels_per_point();
    if let Some(picture) = picture(painter.ctx(), card, pixels) {
        let mut mesh = Mesh::with_texture(picture.id());
        let uvs = [Pos2::ZERO, pos2(1.0, 0.0), pos2(1.0, 1.0), pos2(0.0, 1.0)];
        for (pos, uv) in corners.into_iter().zip(uvs) {
            mesh.vertices.push(Vertex { pos, uv, color: Color32::WHITE });
        }
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(0, 2, 3);
        painter.add(Shape::mesh(Arc::new(mesh)));
    }
    let Some(corner) = name(card).and_then(|name| COURTS.pips.get(&name)) else { return };
    let (x, y) = COURTS.inset;
    let x = if *corner == Corner::Left { x } else { 1.0 - x };
    let size = COURTS.size * width * place.width * 0.85;
    pips::suit(painter, within(x, y), vec2(0.0, 1.0), size, card.suit, ink);
    pips::suit(painter, within(1.0 - x, 1.0 - y), vec2(0.0, -1.0), size, card.suit, ink);
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
