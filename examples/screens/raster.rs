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

/// A triangle with its corners clockwise, and what is the same all over it.
struct Triangle<'t> {
    corners: [egui::epaint::Vertex; 3],
    area: f32,
    ink: Option<[f32; 4]>,
    texel: Option<[f32; 4]>,
    texture: &'t Texture,
}

impl<'t> Triangle<'t> {
    /// `None` if it covers nothing.
    fn new([first, mut second, mut third]: [egui::epaint::Vertex; 3], texture: &'t Texture) -> Option<Self> {
        let (one, other) = (second.pos - first.pos, third.pos - first.pos);
        let area = one.x * other.y - one.y * other.x;
        if area < 0.0 {
            std::mem::swap(&mut second, &mut third);
        }
        let corners = [first, second, third];
        let is_flat = corners.iter().all(|corner| corner.color == first.color);
        let is_plain = corners.iter().all(|corner| corner.uv == first.uv);
        let ink = is_flat.then(|| colour(first.color));
        let texel = is_plain.then(|| texture.at(first.uv.x, first.uv.y));
        (area != 0.0).then_some(Self { corners, area: area.abs(), ink, texel, texture })
    }

    /// For each corner the edge facing it, as a line over x at this height: start, slope and least value.
    fn edges(&self, middle: f32) -> [(f32, f32, f32); 3] {
        let at = |index: usize| self.corners[index % 3].pos;
        std::array::from_fn(|index| {
            let (from, to) = (at(index + 1), at(index + 2));
            let along = to - from;
            // An edge shared by two triangles belongs to one of them.
            let is_own = along.y < 0.0 || (along.y == 0.0 && along.x > 0.0);
            let least = if is_own { 0.0 } else { f32::MIN_POSITIVE };
            // Computed from the same end for both, so that rounding gives each pixel on it to exactly one.
            let is_forward = (from.x, from.y) <= (to.x, to.y);
            let (start, along, sign) = if is_forward { (from, along, 1.0) } else { (to, -along, -1.0) };
            (sign * (along.x * (middle - start.y) + along.y * start.x), -sign * along.y, least)
        })
    }

    /// Colour and texel where the corners have these shares.
    fn at(&self, shares: [f32; 3]) -> ([f32; 4], [f32; 4]) {
        let ink = self.ink.unwrap_or_else(|| {
            let inks = self.corners.map(|corner| colour(corner.color));
            std::array::from_fn(|channel| (0..3).map(|corner| inks[corner][channel] * shares[corner]).sum())
        });
        let texel = self.texel.unwrap_or_else(|| {
            let along = |of: fn(&egui::epaint::Vertex) -> f32| -> f32 {
                self.corners.iter().zip(shares).map(|(corner, share)| of(corner) * share).sum()
            };
            self.texture.at(along(|corner| corner.uv.x), along(|corner| corner.uv.y))
        });
        (ink, texel)
    }
}

impl Canvas {
    /// Colours are premultiplied and blended as they are stored, as egui's own renderers do.
    fn triangle(&mut self, clip: Rect, corners: [egui::epaint::Vertex; 3], texture: &Texture) {
        let Some(triangle) = Triangle::new(corners, texture) else { return };
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(self.size[0] as f32, self.size[1] as f32));
        let clip = Rect::from_min_max(clip.min.round(), clip.max.round()).intersect(whole);
        let bounds = Rect::from_points(&corners.map(|corner| corner.pos)).intersect(clip);
        if !bounds.is_positive() {
            return;
        }
        for y in bounds.top().floor() as u32..(bounds.bottom().ceil() as u32).min(self.size[1]) {
            let middle = y as f32 + 0.5;
            if middle >= clip.top() && middle < clip.bottom() {
                self.row(&triangle, bounds, y, middle);
            }
        }
    }

    fn row(&mut self, triangle: &Triangle<'_>, bounds: Rect, y: u32, middle: f32) {
        let edges = triangle.edges(middle);
        let (mut first, mut last) = (bounds.left(), bounds.right());
        for (start, slope, least) in edges {
            if slope > 0.0 {
                first = first.max((least - start) / slope);
            } else if slope < 0.0 {
                last = last.min((least - start) / slope);
            } else if start < least {
                return;
            }
        }
        let (from, to) = ((first - 0.5).ceil().max(0.0), (last - 0.5).floor());
        if to < from {
            return;
        }
        let line = (y * self.size[0]) as usize;
        for x in from as usize..=(to as usize).min(self.size[0] as usize - 1) {
            let at = x as f32 + 0.5;
            let (ink, texel) = triangle.at(edges.map(|(start, slope, _)| (start + at * slope) / triangle.area));
            let under = &mut self.pixels[line + x];
            let rest = 1.0 - ink[3] * texel[3];
            *under = std::array::from_fn(|i| (ink[i] * texel[i] + under[i] * rest).clamp(0.0, 1.0));
        }
    }
}

fn colour(colour: Color32) -> [f32; 4] {
    colour.to_array().map(|channel| f32::from(channel) / 255.0)
}
