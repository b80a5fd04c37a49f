//! The pixels of a picture, computed a few in each frame.

use std::sync::Arc;

use eframe::egui::epaint::{Vertex, WHITE_UV};
use eframe::egui::{ColorImage, Mesh, Pos2, Rect, TextureId};

use crate::view::raster::each_pixel;

/// Fewest triangles that an image is cheaper than.
const FEW: usize = 48;
/// Most pixels of an image.
const LARGEST: usize = 3_000_000;

/// An image on its way. Channels are premultiplied, 0 to 255.
#[derive(Clone)]
pub(super) struct PixelJob {
    parts: Vec<Arc<Mesh>>,
    pixels_per_point: f32,
    /// Of the picture, in pixels around its centre.
    bounds: Rect,
    width: usize,
    pixels: Vec<[f32; 4]>,
    /// The part and the index in it that come next.
    next: (usize, usize),
}

impl PixelJob {
    /// `None` where an image is not worth it, or impossible as a mesh has a texture.
    pub(super) fn new(parts: &[Arc<Mesh>], pixels_per_point: f32) -> Option<Self> {
        let triangles: usize = parts.iter().map(|mesh| mesh.indices.len() / 3).sum();
        let is_plain = |mesh: &Arc<Mesh>| {
            mesh.texture_id == TextureId::default() && mesh.vertices.iter().all(|vertex| vertex.uv == WHITE_UV)
        };
        let bounds = parts.iter().fold(Rect::NOTHING, |all, mesh| all.union(mesh.calc_bounds())) * pixels_per_point;
        let bounds = Rect::from_min_max(bounds.min.floor(), bounds.max.ceil());
        if triangles < FEW || !bounds.is_positive() || !parts.iter().all(is_plain) {
            return None;
        }
        let (width, height) = (bounds.width() as usize, bounds.height() as usize);
        let count = width.checked_mul(height).filter(|count| *count <= LARGEST)?;
        let pixels = vec![[0.0; 4]; count];
        Some(Self { parts: parts.to_vec(), pixels_per_point, bounds, width, pixels, next: (0, 0) })
    }

    /// Draws triangles until about this many pixels are drawn. Returns how many, and true once all are.
    pub(super) fn advance(&mut self, most: usize) -> (usize, bool) {
        let mut drawn = 0;
        while let Some(mesh) = self.parts.get(self.next.0).cloned() {
            while let Some(&[first, second, third]) = mesh.indices.get(self.next.1..self.next.1 + 3) {
                if drawn >= most {
                    return (drawn, false);
                }
                let corner = |index: u32| mesh.vertices.get(index as usize).copied().unwrap_or_default();
                drawn += self.triangle([first, second, third].map(corner));
                self.next.1 += 3;
            }
            self.next = (self.next.0 + 1, 0);
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

    /// The image, and where it is in points while the centre is the origin.
    pub(super) fn finish(self) -> (ColorImage, Rect) {
        let size = [self.width, self.pixels.len() / self.width.max(1)];
        let channels = self.pixels.into_iter().flatten().map(|channel| (channel + 0.5) as u8);
        let image = ColorImage::from_rgba_premultiplied(size, &channels.collect::<Vec<u8>>());
        (image, self.bounds / self.pixels_per_point)
    }
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
