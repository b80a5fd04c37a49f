//! The pixels of a picture, computed a few in each frame.

use std::sync::Arc;

use eframe::egui::epaint::{Vertex, WHITE_UV};
use eframe::egui::{Color32, ColorImage, Mesh, Pos2, Rect, TextureId, TextureOptions, pos2, vec2};

use crate::view::palette::premultiplied;
use crate::view::raster::each_pixel;

/// Fewest triangles that an image is cheaper than.
const FEW: usize = 48;
/// Most pixels of an image.
const LARGEST: usize = 3_000_000;

/// Side of the squares of which those without ink are left out.
const TILE: usize = 16;

/// Fewest pixels of an image of which only the squares with ink are kept. What moves is smaller, and turned on its way.
const LARGE: usize = 60_000;

/// An image, and its parts: their places in points while the centre of the picture is the origin, and their shares of
/// the image.
pub(super) struct PixelImage {
    pub pixels: ColorImage,
    pub parts: Vec<(Rect, Rect)>,
    pub options: TextureOptions,
}

/// What the window allows for an image.
#[derive(Clone, Copy)]
pub(super) struct Resolution {
    pub pixels_per_point: f32,
    /// Of a texture, in pixels.
    pub longest_side: usize,
}

/// An image on its way, its colours premultiplied.
#[derive(Clone)]
pub(super) struct PixelJob {
    mesh: Arc<Mesh>,
    pixels_per_point: f32,
    /// Of the picture, in pixels around its centre.
    bounds: Rect,
    width: usize,
    pixels: Vec<Color32>,
    /// The index that comes next.
    next: usize,
}

impl PixelJob {
    /// `None` where an image is not worth it, or impossible: the mesh has a texture, or a side would be too long.
    pub(super) fn new(mesh: &Arc<Mesh>, Resolution { pixels_per_point, longest_side }: Resolution) -> Option<Self> {
        let is_plain =
            mesh.texture_id == TextureId::default() && mesh.vertices.iter().all(|vertex| vertex.uv == WHITE_UV);
        let bounds = mesh.calc_bounds() * pixels_per_point;
        let bounds = Rect::from_min_max(bounds.min.floor(), bounds.max.ceil());
        let (width, height) = (bounds.width() as usize, bounds.height() as usize);
        let has_few = mesh.indices.len() < 3 * FEW || !bounds.is_positive();
        if has_few || !is_plain || width.max(height) > longest_side {
            return None;
        }
        let count = width.checked_mul(height).filter(|count| *count <= LARGEST)?;
        let pixels = vec![Color32::TRANSPARENT; count];
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
        let work = self.pixels.len() / 3;
        (if self.pixels.len() < LARGE { self.into_whole() } else { self.packed() }, work)
    }

    fn height(&self) -> usize {
        self.pixels.len() / self.width.max(1)
    }

    fn into_whole(self) -> PixelImage {
        let size = [self.width, self.height()];
        let all = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        let parts = vec![(self.bounds / self.pixels_per_point, all)];
        PixelImage { pixels: ColorImage::new(size, self.pixels), parts, options: TextureOptions::LINEAR }
    }

    /// A sheet of the runs of squares with ink: a ring is mostly empty.
    fn packed(&self) -> PixelImage {
        let mut runs = self.runs();
        runs.sort_by_key(|run| std::cmp::Reverse(run.width));
        let widest = runs.first().map_or(1, |run| run.width);
        let across = runs.iter().map(|run| run.width * TILE).sum::<usize>().isqrt().max(widest);
        let (mut x, mut y) = (0, 0);
        let mut places = Vec::with_capacity(runs.len());
        for run in &runs {
            if x + run.width > across {
                (x, y) = (0, y + TILE);
            }
            places.push((x, y));
            x += run.width;
        }
        let size = [across, y + TILE];
        let mut sheet = vec![Color32::TRANSPARENT; across * (y + TILE)];
        let mut parts = Vec::with_capacity(runs.len());
        for (run, (x, y)) in runs.into_iter().zip(places) {
            for line in 0..run.height {
                let (from, to) = ((run.top + line) * self.width + run.left, (y + line) * across + x);
                let own = self.pixels.get(from..from + run.width);
                if let (Some(own), Some(copy)) = (own, sheet.get_mut(to..to + run.width)) {
                    copy.copy_from_slice(own);
                }
            }
            let extent = vec2(run.width as f32, run.height as f32);
            let place = self.bounds.min + vec2(run.left as f32, run.top as f32);
            let whole = vec2(size[0] as f32, size[1] as f32);
            let share = Rect::from_min_size((vec2(x as f32, y as f32) / whole).to_pos2(), extent / whole);
            parts.push((Rect::from_min_size(place, extent) / self.pixels_per_point, share));
        }
        PixelImage { pixels: ColorImage::new(size, sheet), parts, options: TextureOptions::NEAREST }
    }

    /// The runs of squares with ink, from above.
    fn runs(&self) -> Vec<Run> {
        let mut runs = Vec::new();
        for (row, band) in self.pixels.chunks(self.width * TILE).enumerate() {
            let has_ink = |column: usize| {
                let ends = (column * TILE, ((column + 1) * TILE).min(self.width));
                let has_ink = |pixels: &[Color32]| pixels.iter().any(|pixel| *pixel != Color32::TRANSPARENT);
                band.chunks(self.width).any(|line| line.get(ends.0..ends.1).is_some_and(has_ink))
            };
            let columns: Vec<bool> = (0..self.width.div_ceil(TILE)).map(has_ink).collect();
            let mut column = 0;
            for run in columns.chunk_by(|one, other| one == other) {
                let (left, right) = (column * TILE, ((column + run.len()) * TILE).min(self.width));
                column += run.len();
                if run.starts_with(&[true]) {
                    let (top, height) = (row * TILE, band.len() / self.width);
                    runs.push(Run { left, top, width: right - left, height });
                }
            }
        }
        runs
    }
}

/// Squares beside each other, in pixels.
struct Run {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

fn mixed([one, other, last]: [[f32; 4]; 3], [first, second, third]: [f32; 3]) -> [f32; 4] {
    let two = each(one, other, |one, other| one * first + other * second);
    each(two, last, |two, last| two + last * third)
}

fn over(ink: [f32; 4], under: Color32) -> Color32 {
    let [.., alpha] = ink;
    let rest = 1.0 - alpha / 255.0;
    let mixed = each(ink, under.to_array().map(f32::from), |ink, under| ink + under * rest);
    premultiplied(mixed.map(|channel| (channel + 0.5) as u8))
}

/// Channel by channel.
fn each(mut one: [f32; 4], other: [f32; 4], join: impl Fn(f32, f32) -> f32) -> [f32; 4] {
    for (channel, other) in one.iter_mut().zip(other) {
        *channel = join(*channel, other);
    }
    one
}
