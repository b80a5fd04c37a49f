//! Draws what egui put out into a picture, without a window or a graphics card.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use eframe::egui::epaint::ImageDelta;
use eframe::egui::{self, Color32, ImageData, Rect, TextureId, TexturesDelta, pos2};
use egui_kittest::TestRenderer;
use image::{Rgba, RgbaImage};

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
    /// The picture of a frame at one pixel a point.
    pub(crate) fn picture(&self, ctx: &egui::Context, output: &egui::FullOutput, size: [u32; 2]) -> RgbaImage {
        let textures = self.0.borrow();
        let mut canvas = Canvas { size, pixels: vec![[0.0; 3]; (size[0] * size[1]) as usize] };
        for shape in ctx.tessellate(output.shapes.clone(), 1.0) {
            let egui::epaint::Primitive::Mesh(mesh) = &shape.primitive else { continue };
            let Some(texture) = textures.get(&mesh.texture_id) else { continue };
            for corners in mesh.indices.chunks_exact(3) {
                let corner = |index: usize| mesh.vertices[corners[index] as usize];
                canvas.triangle(shape.clip_rect, [corner(0), corner(1), corner(2)], texture);
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
        let (a, b) = (self.texel(left, top), self.texel(left + 1, top));
        let (c, d) = (self.texel(left, top + 1), self.texel(left + 1, top + 1));
        std::array::from_fn(|i| {
            let above = a[i] + (b[i] - a[i]) * right;
            let under = c[i] + (d[i] - c[i]) * right;
            above + (under - above) * below
        })
    }
}

struct Canvas {
    size: [u32; 2],
    pixels: Vec<[f32; 3]>,
}

impl Canvas {
    /// Colours are premultiplied and blended as they are stored, as egui's own renderers do.
    fn triangle(&mut self, clip: Rect, corners: [egui::epaint::Vertex; 3], texture: &Texture) {
        let [a, mut b, mut c] = corners;
        let mut area = (b.pos - a.pos).x * (c.pos - a.pos).y - (b.pos - a.pos).y * (c.pos - a.pos).x;
        if area == 0.0 {
            return;
        }
        if area < 0.0 {
            std::mem::swap(&mut b, &mut c);
            area = -area;
        }
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(self.size[0] as f32, self.size[1] as f32));
        let clip = Rect::from_min_max(clip.min.round(), clip.max.round());
        let bounds = Rect::from_points(&[a.pos, b.pos, c.pos]).intersect(clip).intersect(whole);
        if !bounds.is_positive() {
            return;
        }
        let flat = (a.color == b.color && b.color == c.color).then(|| colour(a.color));
        let is_plain = a.uv == b.uv && b.uv == c.uv;
        let plain = is_plain.then(|| texture.at(a.uv.x, a.uv.y));
        // An edge shared by two triangles belongs to one of them.
        let bias = |from: egui::Pos2, to: egui::Pos2| {
            let along = to - from;
            if along.y < 0.0 || (along.y == 0.0 && along.x > 0.0) { 0.0 } else { f32::MIN_POSITIVE }
        };
        let bias = [bias(b.pos, c.pos), bias(c.pos, a.pos), bias(a.pos, b.pos)];
        let edges = [(b.pos, c.pos), (c.pos, a.pos), (a.pos, b.pos)];
        let width = self.size[0] as usize;
        for y in bounds.top().floor() as u32..(bounds.bottom().ceil() as u32).min(self.size[1]) {
            let middle = y as f32 + 0.5;
            if middle < clip.top() || middle >= clip.bottom() {
                continue;
            }
            // Each edge as a line over x: start + x * slope.
            let lines = edges.map(|(from, to)| {
                let (along, across) = (to.x - from.x, to.y - from.y);
                (along * (middle - from.y) + across * from.x, -across)
            });
            let (mut first, mut last) = (bounds.left().max(clip.left()), bounds.right().min(clip.right()));
            for ((start, slope), bias) in lines.into_iter().zip(bias) {
                if slope > 0.0 {
                    first = first.max((bias - start) / slope);
                } else if slope < 0.0 {
                    last = last.min((bias - start) / slope);
                } else if start < bias {
                    last = first - 1.0;
                }
            }
            let (from, to) = ((first - 0.5).ceil().max(0.0) as usize, (last - 0.5).floor());
            if to < from as f32 {
                continue;
            }
            let to = (to as usize).min(width - 1);
            if let (Some(ink), Some(texel)) = (flat, plain) {
                let rest = 1.0 - ink[3] * texel[3];
                let (red, green, blue) = (ink[0] * texel[0], ink[1] * texel[1], ink[2] * texel[2]);
                for under in &mut self.pixels[y as usize * width + from..=y as usize * width + to] {
                    *under = [red + under[0] * rest, green + under[1] * rest, blue + under[2] * rest];
                }
                continue;
            }
            for x in from..=to {
                let at = x as f32 + 0.5;
                let [p, q, r] = lines.map(|(start, slope)| (start + at * slope) / area);
                let ink = flat.unwrap_or_else(|| {
                    let (a, b, c) = (colour(a.color), colour(b.color), colour(c.color));
                    std::array::from_fn(|i| a[i] * p + b[i] * q + c[i] * r)
                });
                let texel = plain.unwrap_or_else(|| {
                    texture.at(a.uv.x * p + b.uv.x * q + c.uv.x * r, a.uv.y * p + b.uv.y * q + c.uv.y * r)
                });
                let under = &mut self.pixels[y as usize * width + x];
                let rest = 1.0 - ink[3] * texel[3];
                for i in 0..3 {
                    under[i] = (ink[i] * texel[i] + under[i] * rest).clamp(0.0, 1.0);
                }
            }
        }
    }
}

fn colour(colour: Color32) -> [f32; 4] {
    colour.to_array().map(|channel| f32::from(channel) / 255.0)
}
