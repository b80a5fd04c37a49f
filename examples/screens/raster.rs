//! Draws what egui put out into a picture, without a window or a graphics card.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use eframe::egui::epaint::ImageDelta;
use eframe::egui::{self, Color32, ImageData, Rect, TextureId, TexturesDelta, pos2};
use egui_kittest::TestRenderer;
use image::{Rgba, RgbaImage};
use tailleur::view::raster::each_pixel;

struct Texture {
    size: [usize; 2],
    pixels: Vec<Color32>,
    is_smooth: bool,
}

/// The textures of a window, as egui hands them out.
#[derive(Clone, Default)]
pub(crate) struct Raster(Rc<RefCell<BTreeMap<TextureId, Texture>>>);

impl TestRenderer for Raster {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        let mut textures = self.0.borrow_mut();
        for (id, deltas) in std::mem::take(&mut delta.set) {
            for delta in deltas {
                change(&mut textures, id, &delta);
            }
        }
        for id in std::mem::take(&mut delta.free) {
            textures.remove(&id);
        }
    }
}

fn change(textures: &mut BTreeMap<TextureId, Texture>, id: TextureId, delta: &ImageDelta) {
    let ImageData::Color(image) = &delta.image;
    let is_smooth = delta.options.magnification == egui::TextureFilter::Linear;
    let Some([left, top]) = delta.pos else {
        textures.insert(id, Texture { size: image.size, pixels: image.pixels.clone(), is_smooth });
        return;
    };
    let Some(texture) = textures.get_mut(&id) else { return };
    for (row, line) in image.pixels.chunks(image.size[0]).enumerate() {
        let from = (top + row) * texture.size[0] + left;
        texture.pixels[from..from + line.len()].copy_from_slice(line);
    }
}

impl Raster {
    /// The picture of a frame.
    pub(crate) fn picture(&self, ctx: &egui::Context, output: &egui::FullOutput, size: [u32; 2]) -> RgbaImage {
        let textures = self.0.borrow();
        // As the window is cleared.
        let [red, green, blue, _] = ctx.global_style().visuals.panel_fill.to_normalized_gamma_f32();
        let mut canvas = Canvas { size, pixels: vec![[red, green, blue]; (size[0] * size[1]) as usize] };
        let zoom = output.pixels_per_point;
        for shape in ctx.tessellate(output.shapes.clone(), zoom) {
            let egui::epaint::Primitive::Mesh(mesh) = &shape.primitive else { continue };
            let Some(texture) = textures.get(&mesh.texture_id) else { continue };
            for corners in mesh.indices.chunks_exact(3) {
                let corner = |index: usize| {
                    let vertex = mesh.vertices[corners[index] as usize];
                    egui::epaint::Vertex { pos: vertex.pos * zoom, ..vertex }
                };
                canvas.triangle(shape.clip_rect * zoom, [corner(0), corner(1), corner(2)], texture);
            }
        }
        let channel = |share: f32| (share * 255.0).round() as u8;
        RgbaImage::from_fn(size[0], size[1], |x, y| {
            let [red, green, blue] = canvas.pixels[(y * size[0] + x) as usize];
            Rgba([channel(red), channel(green), channel(blue), 255])
        })
    }
}

impl Texture {
    fn texel(&self, x: isize, y: isize) -> [f32; 4] {
        let x = x.clamp(0, self.size[0] as isize - 1) as usize;
        let y = y.clamp(0, self.size[1] as isize - 1) as usize;
        self.pixels[y * self.size[0] + x].to_array().map(|channel| f32::from(channel) / 255.0)
    }

    fn at(&self, u: f32, v: f32) -> [f32; 4] {
        let (x, y) = (u * self.size[0] as f32, v * self.size[1] as f32);
        if !self.is_smooth {
            return self.texel(x.floor() as isize, y.floor() as isize);
        }
        let (x, y) = (x - 0.5, y - 0.5);
        let (left, top) = (x.floor(), y.floor());
        let (right, below) = (x - left, y - top);
        let (left, top) = (left as isize, top as isize);
        if right == 0.0 && below == 0.0 {
            return self.texel(left, top);
        }
        let row = |y: isize| {
            let (from, to) = (self.texel(left, y), self.texel(left + 1, y));
            std::array::from_fn(|i| from[i] + (to[i] - from[i]) * right)
        };
        let (above, under): ([f32; 4], [f32; 4]) = (row(top), row(top + 1));
        std::array::from_fn(|i| above[i] + (under[i] - above[i]) * below)
    }
}

struct Canvas {
    size: [u32; 2],
    pixels: Vec<[f32; 3]>,
}

impl Canvas {
    /// Colours are premultiplied and blended as they are stored, as egui's own renderers do.
    fn triangle(&mut self, clip: Rect, corners: [egui::epaint::Vertex; 3], texture: &Texture) {
        let [first, ..] = corners;
        let is_flat = corners.iter().all(|corner| corner.color == first.color);
        let is_plain = corners.iter().all(|corner| corner.uv == first.uv);
        let ink = is_flat.then(|| colour(first.color));
        let texel = is_plain.then(|| texture.at(first.uv.x, first.uv.y));
        let inks = corners.map(|corner| colour(corner.color));
        let [width, height] = self.size;
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(width as f32, height as f32));
        let clip = Rect::from_min_max(clip.min.round(), clip.max.round()).intersect(whole);
        each_pixel(corners.map(|corner| corner.pos), clip, |x, y, shares| {
            let ink = ink.unwrap_or_else(|| {
                std::array::from_fn(|channel| (0..3).map(|corner| inks[corner][channel] * shares[corner]).sum())
            });
            let texel = texel.unwrap_or_else(|| {
                let place = corners.iter().zip(shares).map(|(corner, share)| corner.uv.to_vec2() * share);
                let place = place.fold(egui::Vec2::ZERO, std::ops::Add::add);
                texture.at(place.x, place.y)
            });
            let under = &mut self.pixels[y * width as usize + x];
            let rest = 1.0 - ink[3] * texel[3];
            *under = std::array::from_fn(|i| (ink[i] * texel[i] + under[i] * rest).clamp(0.0, 1.0));
        });
    }
}

fn colour(colour: Color32) -> [f32; 4] {
    colour.to_array().map(|channel| f32::from(channel) / 255.0)
}
