//! The pixels of a picture, computed a few in each frame.

use std::sync::Arc;

use eframe::egui::epaint::{Vertex, WHITE_UV};
use eframe::egui::{Color32, ColorImage, Mesh, Pos2, Rect, TextureId, vec2};

use crate::view::raster::each_pixel;

/// Fewest triangles that an image is cheaper than.
const FEW: usize = 48;
/// Most pixels of an image.
const LARGEST: usize = 3_000_000;

/// Side of the squares of which those without ink are left out.
const TILE: usize = 16;

pub(super) struct PixelImage {
    pub pixels: ColorImage,
    /// In points, while the centre of the picture is the origin.
    pub rect: Rect,
}

/// An image on its way. Channels are premultiplied, 0 to 255.
#[derive(Clone)]
pub(super) struct PixelJob {
    mesh: Arc<Mesh>,
    pixels_per_point: f32,
    /// Of the picture, in pixels around its centre.
    bounds: Rect,
    width: usize,
    pixels: Vec<[f32; 4]>,
    /// The index that comes next.
    next: usize,
}

impl PixelJob {
    /// `None` where an image is not worth it, or impossible as the mesh has a texture.
    pub(super) fn new(mesh: &Arc<Mesh>, pixels_per_point: f32) -> Option<Self> {
        let is_plain =
            mesh.texture_id == TextureId::default() && mesh.vertices.iter().all(|vertex| vertex.uv == WHITE_UV);
        let bounds = mesh.calc_bounds() * pixels_per_point;
        let bounds = Rect::from_min_max(bounds.min.floor(), bounds.max.ceil());
        if mesh.indices.len() < 3 * FEW || !bounds.is_positive() || !is_plain {
            return None;
        }
        let (width, height) = (bounds.width() as usize, bounds.height() as usize);
        let count = width.checked_mul(height).filter(|count| *count <= LARGEST)?;
        let pixels = vec![[0.0; 4]; count];
        Some(Self { mesh: Arc::clone(mesh), pixels_per_point, bounds, width, pixels, next: 0 })
    }

    /// Draws triangles until about this many pixels are drawn. Returns how many, and true once all are.
    pub(super) fn advance(&mut self, most: usize) -> (usize, bool) {
        let mesh = Arc::clone(&self.mesh);
        let mut drawn = 0;
        while let Some(&[first, second, third]) = mesh.indices.get(self.next..self.next + 3) {
            if drawn >= most {
                return (drawn, false);
            }
            let corner = |index: u32| mesh.vertices.get(index as usize).copied().unwrap_or_default();
            drawn += self.triangle([first, second, third].map(corner));
            self.next += 3;
        }
        (drawn, true)
    }

    /// Returns about how much work it was, in pixels.
    fn triangle(&mut self, corners: [Vertex; 3]) -> usize {
        let at = |corner: Vertex| (corner.pos.to_vec2() * self.pixels_per_point - self.bounds.min.to_vec2()).to_pos2();
        let [first, second, third] = corners.map(|corner| corner.color);
        let inks = [first, second, third].map(|ink| ink.to_array().map(f32::from));
        let flat = (first == second && second == third).then_some(inks[0]);
        let clip = Rect::from_min_size(Pos2::ZERO, self.bounds.size());
        let (pixels, width) = (&mut self.pixels, self.width);
        let mut work = 16;
        each_pixel(corners.map(at), clip, |x, y, shares| {
            work += 1;
            if let Some(under) = pixels.get_mut(y * width + x) {
                *under = over(flat.unwrap_or_else(|| mixed(inks, shares)), *under);
            }
        });
        work
    }

    /// The image, and about how much work that was, in pixels drawn.
    pub(super) fn finish(self) -> (PixelImage, usize) {
        let size = [self.width, self.pixels.len() / self.width.max(1)];
        let work = self.pixels.len() / 3;
        let channels = self.pixels.into_iter().flatten().map(|channel| (channel + 0.5) as u8);
        let pixels = ColorImage::from_rgba_premultiplied(size, &channels.collect::<Vec<u8>>());
        (PixelImage { pixels, rect: self.bounds / self.pixels_per_point }, work)
    }
}

impl PixelImage {
    /// The parts in which something is drawn: their places, and their share of the image. A ring is mostly empty.
    pub(super) fn parts(&self) -> Vec<(Rect, Rect)> {
        let [width, height] = self.pixels.size;
        let mut parts: Vec<[usize; 4]> = Vec::new();
        for (row, band) in self.pixels.pixels.chunks(width * TILE).enumerate() {
            let is_drawn = |column: usize| {
                let ends = (column * TILE, ((column + 1) * TILE).min(width));
                band.chunks(width).any(|line| line.get(ends.0..ends.1).is_some_and(has_ink))
            };
            let columns: Vec<bool> = (0..width.div_ceil(TILE)).map(is_drawn).collect();
            let (top, bottom) = (row * TILE, ((row + 1) * TILE).min(height));
            let mut column = 0;
            for run in columns.chunk_by(|one, other| one == other) {
                let (left, right) = (column * TILE, ((column + run.len()) * TILE).min(width));
                column += run.len();
                if run.starts_with(&[true]) {
                    // One that goes on from the band above is one part with it.
                    match parts.iter_mut().find(|[own, _, end, ends]| (*own, *end, *ends) == (left, right, top)) {
                        Some([.., ends]) => *ends = bottom,
                        None => parts.push([left, top, right, bottom]),
                    }
                }
            }
        }
        let size = vec2(width as f32, height as f32);
        let shares = |[left, top, right, bottom]: [usize; 4]| {
            let corner = |x: usize, y: usize| (vec2(x as f32, y as f32) / size).to_pos2();
            let part = Rect::from_min_max(corner(left, top), corner(right, bottom));
            let place = |share: Pos2| self.rect.min + share.to_vec2() * self.rect.size();
            (Rect::from_min_max(place(part.min), place(part.max)), part)
        };
        parts.into_iter().map(shares).collect()
    }
}

fn has_ink(pixels: &[Color32]) -> bool {
    pixels.iter().any(|pixel| *pixel != Color32::TRANSPARENT)
}

fn mixed([one, other, last]: [[f32; 4]; 3], [first, second, third]: [f32; 3]) -> [f32; 4] {
    let two = each(one, other, |one, other| one * first + other * second);
    each(two, last, |two, last| two + last * third)
}

fn over(ink: [f32; 4], under: [f32; 4]) -> [f32; 4] {
    let [.., alpha] = ink;
    let rest = 1.0 - alpha / 255.0;
    each(ink, under, |ink, under| ink + under * rest)
}

/// Channel by channel.
fn each(mut one: [f32; 4], other: [f32; 4], join: impl Fn(f32, f32) -> f32) -> [f32; 4] {
    for (channel, other) in one.iter_mut().zip(other) {
        *channel = join(*channel, other);
    }
    one
}
