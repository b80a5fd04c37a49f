//! The court pictures: decoded when first seen and kept.

use std::sync::Arc;

use eframe::egui::{Color32, ColorImage, Context, Id, Mesh, Pos2, Shape, TextureHandle, TextureOptions, Ui, pos2};
use include_dir::{Dir, include_dir};

use super::TableLook;
use super::card::CardPlace;
use super::stage::CARD_HEIGHT;
use crate::rules::card::{Card, Rank, Suit};

static PICTURES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/cards");

/// The width over the height of every picture.
const ASPECT: f32 = 407.0 / 640.0;

/// Paints the picture of a court card in its frame.
pub(super) fn paint(ui: &Ui, place: CardPlace, card: Card, look: &TableLook<'_>) {
    let height = 0.80;
    let width = height * CARD_HEIGHT * ASPECT;
    let (left, top) = ((1.0 - width) / 2.0, (1.0 - height) / 2.0);
    let corner = |x: f32, y: f32| place.at(left + x * width, top + y * height);
    let corners = [corner(0.0, 0.0), corner(1.0, 0.0), corner(1.0, 1.0), corner(0.0, 1.0)];
    let pixels = place.width * CARD_HEIGHT * height * ui.ctx().pixels_per_point();
    if let Some(picture) = picture(ui.ctx(), card, pixels) {
        let mut mesh = Mesh::with_texture(picture.id());
        let uvs = [Pos2::ZERO, pos2(1.0, 0.0), pos2(1.0, 1.0), pos2(0.0, 1.0)];
        for (pos, uv) in corners.into_iter().zip(uvs) {
            mesh.vertices.push(eframe::egui::epaint::Vertex { pos, uv, color: Color32::WHITE });
        }
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(0, 2, 3);
        ui.painter().add(Shape::mesh(Arc::new(mesh)));
    }
    // The corners of the picture give way to the indices.
    blank(ui, place, card, look);
}

/// Clears the room of the two indices.
fn blank(ui: &Ui, place: CardPlace, _card: Card, look: &TableLook<'_>) {
    let face = look.theme.baize.card_face;
    for (from, to) in [((0.03, 0.03), (0.305, 0.385)), ((0.695, 0.615), (0.97, 0.97))] {
        let rect = eframe::egui::Rect::from_two_pos(place.at(from.0, from.1), place.at(to.0, to.1));
        ui.painter().rect_filled(
            rect,
            eframe::egui::CornerRadius::same((place.width * 0.05).clamp(1.0, 40.0) as u8),
            face,
        );
    }
}

/// The picture, in the size that suits the screen.
fn picture(ctx: &Context, card: Card, pixels: f32) -> Option<TextureHandle> {
    let scale = if pixels > 290.0 { 2 } else { 1 };
    let id = Id::unique(("court", card, scale));
    if let Some(kept) = ctx.data(|data| data.get_temp::<TextureHandle>(id)) {
        return Some(kept);
    }
    let file = format!("{}-{}@{scale}.png", rank(card.rank)?, suit(card.suit));
    let decoded = image::load_from_memory(PICTURES.get_file(&file)?.contents()).ok()?.into_rgba8();
    let size = [decoded.width() as usize, decoded.height() as usize];
    let pixels = ColorImage::from_rgba_unmultiplied(size, decoded.as_raw());
    let options = TextureOptions { mipmap_mode: Some(eframe::egui::TextureFilter::Linear), ..TextureOptions::LINEAR };
    let handle = ctx.load_texture(file, pixels, options);
    ctx.data_mut(|data| data.insert_temp(id, handle.clone()));
    Some(handle)
}

const fn rank(rank: Rank) -> Option<&'static str> {
    match rank {
        Rank::Jack => Some("jack"),
        Rank::Queen => Some("queen"),
        Rank::King => Some("king"),
        _ => None,
    }
}

const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    }
}
