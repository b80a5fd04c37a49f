//! Pictures tessellated once and placed again in every frame. One that stays becomes an image of its pixels: a machine
//! that draws in software is then spared its triangles.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use eframe::egui::emath::Rot2;
use eframe::egui::epaint::Tessellator;
use eframe::egui::{
    ColorImage, Context, Id, LayerId, Mesh, Order, Painter, Pos2, Rect, Shape, TextureHandle, TextureOptions, Ui, Vec2,
    pos2,
};

use super::pixels::PixelJob;
use crate::view::palette::UNTINTED;

/// Pictures that were not drawn for this many frames may go, once there are many.
const FRAMES: u64 = 2;
const MANY: usize = 400;
/// Times that a picture is drawn before its pixels are worth computing.
const STEADY: u32 = 3;
/// About how many pixels are drawn in one frame: some two milliseconds.
const A_FRAME: usize = 60_000;

#[derive(Clone, Default)]
struct Pictures {
    drawn: HashMap<u64, Picture>,
    /// The image on its way, by the key of its picture.
    job: Option<(u64, PixelJob)>,
    /// The frame in which pixels were last drawn, and how many.
    worked: (u64, usize),
}

#[derive(Clone)]
struct Picture {
    parts: Vec<Arc<Mesh>>,
    image: ImageState,
    last: u64,
}

#[derive(Clone)]
enum ImageState {
    /// Not yet, after being drawn upright this often.
    After(u32),
    /// Not worth it.
    Never,
    Ready(PixelImage),
}

/// The pixels of a picture, and where they are while its centre is the origin.
#[derive(Clone)]
struct PixelImage {
    texture: TextureHandle,
    rect: Rect,
}

/// Place and size of a picture.
#[derive(Clone, Copy)]
pub(super) struct Placement {
    pub centre: Pos2,
    /// Clockwise, in radians.
    pub angle: f32,
    /// Before it is turned.
    pub scale: Vec2,
}

impl Placement {
    pub(super) const fn at(centre: Pos2) -> Self {
        Self { centre, angle: 0.0, scale: Vec2::splat(1.0) }
    }

    /// For pictures painted where they are.
    pub(super) const fn in_place() -> Self {
        Self::at(Pos2::ZERO)
    }

    fn is_upright(self) -> bool {
        self.angle == 0.0 && self.scale == Vec2::splat(1.0)
    }

    /// The centre, on a pixel where that keeps edges sharp.
    fn on_pixels(self, pixels: f32) -> Vec2 {
        let centre = self.centre.to_vec2();
        if self.is_upright() { (centre * pixels).round() / pixels } else { centre }
    }

    /// `None` where nothing moves.
    fn transform(self, pixels: f32) -> Option<impl Fn(Pos2) -> Pos2> {
        let centre = self.on_pixels(pixels);
        let turn = Rot2::from_angle(self.angle);
        let moves = move |pos: Pos2| (turn * (pos.to_vec2() * self.scale) + centre).to_pos2();
        (!self.is_upright() || centre != Vec2::ZERO).then_some(moves)
    }
}

/// Draws what `paint` paints around the origin at its place. `key` names everything it depends on besides the
/// resolution. Text cannot be part of it: its place in the texture of the font changes.
pub(super) fn picture(ui: &Ui, key: impl Hash, place: Placement, paint: impl FnOnce(&Painter)) {
    let ctx = ui.ctx();
    let pixels = ctx.pixels_per_point();
    let mut hasher = DefaultHasher::new();
    (key, pixels.to_bits()).hash(&mut hasher);
    let key = hasher.finish();
    let frame = ctx.cumulative_frame_nr();
    let known = with_pictures(ctx, |pictures| {
        let picture = pictures.drawn.get_mut(&key)?;
        picture.last = frame;
        Some(picture.clone())
    });
    let picture = known.unwrap_or_else(|| {
        let picture = Picture { parts: tessellated(ctx, paint), image: ImageState::After(0), last: frame };
        with_pictures(ctx, |pictures| pictures.add(key, picture.clone()));
        picture
    });
    if place.is_upright()
        && let Some(PixelImage { texture, rect }) = image_of(ctx, key, picture.image)
    {
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        let mut mesh = Mesh::with_texture(texture.id());
        mesh.add_rect_with_uv(rect.translate(place.on_pixels(pixels)), whole, UNTINTED);
        ui.painter().add(Shape::mesh(mesh));
        return;
    }
    let moves = place.transform(pixels);
    for mut mesh in picture.parts {
        if let Some(moves) = &moves {
            for vertex in &mut Arc::make_mut(&mut mesh).vertices {
                vertex.pos = moves(vertex.pos);
            }
        }
        ui.painter().add(Shape::Mesh(mesh));
    }
}

fn with_pictures<R>(ctx: &Context, with: impl FnOnce(&mut Pictures) -> R) -> R {
    ctx.data_mut(|data| with(data.get_temp_mut_or_default(Id::unique("pictures"))))
}

/// The image of a picture, on which some work is done if there is none yet.
fn image_of(ctx: &Context, key: u64, known: ImageState) -> Option<PixelImage> {
    match known {
        ImageState::Ready(image) => return Some(image),
        ImageState::Never => return None,
        ImageState::After(_) => {}
    }
    let (frame, pixels_per_point) = (ctx.cumulative_frame_nr(), ctx.pixels_per_point());
    let (image, rect) = with_pictures(ctx, |pictures| pictures.work(key, frame, pixels_per_point))?;
    let image = PixelImage { texture: ctx.load_texture("picture", image, TextureOptions::NEAREST), rect };
    with_pictures(ctx, |pictures| pictures.set_image(key, ImageState::Ready(image.clone())));
    Some(image)
}

/// A place as part of a key.
pub(super) fn bits(rect: Rect) -> [u32; 4] {
    [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(f32::to_bits)
}

impl Pictures {
    /// Draws some pixels of a picture that stays, one picture at a time. Returns its image once it is done.
    fn work(&mut self, key: u64, frame: u64, pixels_per_point: f32) -> Option<(ColorImage, Rect)> {
        let ImageState::After(times) = &mut self.drawn.get_mut(&key)?.image else { return None };
        *times += 1;
        let before = if self.worked.0 == frame { self.worked.1 } else { 0 };
        let is_due = *times > STEADY && before < A_FRAME;
        // One that is no longer drawn is given up.
        let is_drawn = |key: &u64| self.drawn.get(key).is_some_and(|picture| picture.last + 1 >= frame);
        let is_other = |(other, _): &(u64, PixelJob)| *other != key;
        if !is_due || self.job.as_ref().is_some_and(|job| is_other(job) && is_drawn(&job.0)) {
            return None;
        }
        if self.job.as_ref().is_none_or(is_other) {
            let job = PixelJob::new(&self.drawn.get(&key)?.parts, pixels_per_point);
            if job.is_none() {
                self.set_image(key, ImageState::Never);
            }
            self.job = job.map(|job| (key, job));
        }
        let (drawn, is_done) = self.job.as_mut().map_or((0, false), |(_, job)| job.advance(A_FRAME - before));
        self.worked = (frame, before + drawn);
        is_done.then(|| self.job.take()).flatten().map(|(_, job)| job.finish())
    }

    fn set_image(&mut self, key: u64, image: ImageState) {
        if let Some(picture) = self.drawn.get_mut(&key) {
            picture.image = image;
        }
    }

    fn add(&mut self, key: u64, picture: Picture) {
        if self.drawn.len() >= MANY {
            let frame = picture.last;
            self.drawn.retain(|_, other| other.last + FRAMES >= frame);
        }
        self.drawn.insert(key, picture);
    }
}

/// The shapes that `paint` adds, as one mesh for each run of one texture.
fn tessellated(ctx: &Context, paint: impl FnOnce(&Painter)) -> Vec<Arc<Mesh>> {
    // A layer of its own, emptied before it is drawn.
    let layer = LayerId::new(Order::Background, Id::unique("picture"));
    paint(&Painter::new(ctx.clone(), layer, Rect::EVERYTHING));
    let painted = ctx.graphics_mut(|graphics| std::mem::take(graphics.entry(layer)));
    let options = ctx.tessellation_options(|options| *options);
    let mut tessellator = Tessellator::new(ctx.pixels_per_point(), options, [0, 0], Vec::new());
    let mut meshes: Vec<Mesh> = Vec::new();
    for entry in painted.all_entries() {
        let mut mesh = Mesh::default();
        if let Shape::Mesh(own) = &entry.shape {
            mesh.texture_id = own.texture_id;
        }
        tessellator.tessellate_shape(entry.shape.clone(), &mut mesh);
        match meshes.last_mut() {
            Some(last) if last.texture_id == mesh.texture_id => last.append(mesh),
            _ => meshes.push(mesh),
        }
    }
    // They grew by doubling, and stay for as long as the table is in sight.
    for mesh in &mut meshes {
        mesh.indices.shrink_to_fit();
        mesh.vertices.shrink_to_fit();
    }
    meshes.into_iter().map(Arc::new).collect()
}
