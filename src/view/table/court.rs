//! The court pictures, decoded on first use and cached.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use eframe::egui::epaint::Vertex;
use eframe::egui::{
    Color32, ColorImage, Context, Id, Mesh, Painter, Pos2, Shape, TextureHandle, TextureOptions, pos2, vec2,
};
use image::imageops::FilterType;
use include_dir::{Dir, include_dir};
use serde::Deserialize;

use super::card::CardPlace;
use super::felt_layout::CARD_HEIGHT;
use super::pips;
use crate::rules::card::{Card, Rank, Suit};
use crate::view::palette::UNTINTED;

static PICTURES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/cards");

/// Width over height of every picture.
const ASPECT: f32 = 407.0 / 640.0;

/// Heights in pixels: of the smallest texture, and of the two files of each picture.
const LEAST: f32 = 24.0;
const SMALL: f32 = 280.0;
const LARGE: f32 = 640.0;

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
const HEIGHT: f32 = 0.68;

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
            mesh.vertices.push(Vertex { pos, uv, color: UNTINTED });
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

/// The picture in about the size it is drawn in. Smaller copies made by OpenGL cost a driver without a graphics card
/// 0.2 s at the first card, as it compiles programs for them.
fn picture(ctx: &Context, card: Card, pixels: f32) -> Option<TextureHandle> {
    let height = texture_height(pixels);
    let id = Id::unique(("court", card, height));
    if let Some(kept) = ctx.data(|data| data.get_temp::<TextureHandle>(id)) {
        return Some(kept);
    }
    let name = name(card)?;
    let scale = if height as f32 > SMALL { 2 } else { 1 };
    let file = PICTURES.get_file(format!("{name}@{scale}.png"))?;
    let drawn = image::load_from_memory(file.contents()).ok()?;
    let scaled =
        if height < drawn.height() { drawn.resize(drawn.width(), height, FilterType::CatmullRom) } else { drawn };
    let scaled = scaled.into_rgba8();
    let size = [scaled.width() as usize, scaled.height() as usize];
    let pixels = ColorImage::from_rgba_unmultiplied(size, scaled.as_raw());
    let handle = ctx.load_texture(name, pixels, TextureOptions::LINEAR);
    ctx.data_mut(|data| data.insert_temp(id, handle.clone()));
    Some(handle)
}

/// A height in pixels of at least `pixels`, one of few: a window that is being resized asks for each.
fn texture_height(pixels: f32) -> u32 {
    const STEP: f32 = 1.2;
    let steps = (pixels / LEAST).log(STEP).ceil().max(0.0);
    (LEAST * STEP.powf(steps)).min(LARGE).round() as u32
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
