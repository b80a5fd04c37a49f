//! Pictures tessellated once and placed again in every frame. One that stays becomes an image of its pixels: a machine
//! that draws in software is then spared its triangles.

mod pixels;

use std::collections::HashMap;
use std::f32::consts::FRAC_PI_2;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use eframe::egui::emath::Rot2;
use eframe::egui::epaint::Tessellator;
use eframe::egui::{Context, Id, LayerId, Mesh, Order, Painter, Pos2, Rect, Shape, TextureHandle, Ui, Vec2};

use self::pixels::{PixelImage, PixelJob, Resolution};
use crate::view::palette::UNTINTED;

/// Pictures that were not drawn for this many frames may go, once there are many.
const FRAMES: u64 = 2;
const MANY: usize = 400;
/// Times that a picture is drawn before its pixels are worth computing.
const STEADY: u32 = 1;
/// About how many pixels are drawn in one frame: some six milliseconds. Until all are images, each frame is slow.
const A_FRAME: usize = 180_000;

#[derive(Clone, Default)]
struct Pictures {
    drawn: HashMap<u64, Picture>,
    /// The image on its way: the key of its picture and the index of its part.
    job: Option<(u64, usize, PixelJob)>,
    /// The frame in which pixels were last drawn, and how many.
    worked: (u64, usize),
}

#[derive(Clone)]
struct Picture {
    parts: Vec<Part>,
    /// How often it was drawn before it was done.
    times: u32,
    /// All parts that are worth it are images.
    is_done: bool,
    last: u64,
}

/// Triangles around the origin, or the corners of an image.
#[derive(Clone)]
struct Part {
    mesh: Arc<Mesh>,
    image: Option<TextureHandle>,
}

/// Place and size of a picture.
#[derive(Clone, Copy)]
pub(in crate::view) struct Placement {
    pub centre: Pos2,
    /// Clockwise, in radians.
    pub angle: f32,
    /// Before it is turned.
    pub scale: Vec2,
}

impl Placement {
    pub(in crate::view) const fn at(centre: Pos2) -> Self {
        Self { centre, angle: 0.0, scale: Vec2::splat(1.0) }
    }

    /// For pictures painted where they are.
    pub(in crate::view) const fn in_place() -> Self {
        Self::at(Pos2::ZERO)
    }

    /// True where edges stay sharp if the centre is on a pixel.
    #[expect(clippy::float_cmp, reason = "a turned card has this very angle")]
    fn is_square(self) -> bool {
        (self.angle == 0.0 || self.angle == FRAC_PI_2) && self.scale == Vec2::splat(1.0)
    }

    fn on_pixels(self, pixels: f32) -> Vec2 {
        let centre = self.centre.to_vec2();
        if self.is_square() { (centre * pixels).round() / pixels } else { centre }
    }

    /// `None` where nothing moves.
    fn transform(self, pixels: f32) -> Option<impl Fn(Pos2) -> Pos2> {
        let centre = self.on_pixels(pixels);
        let turn = Rot2::from_angle(self.angle);
        let moves = move |pos: Pos2| (turn * (pos.to_vec2() * self.scale) + centre).to_pos2();
        let stays = self.angle == 0.0 && self.scale == Vec2::splat(1.0) && centre == Vec2::ZERO;
        (!stays).then_some(moves)
    }
}

/// Draws what `paint` paints around the origin at its place. `key` names everything it depends on besides the
/// resolution. Text cannot be part of it: its place in the texture of the font changes.
pub(in crate::view) fn picture(ui: &Ui, key: impl Hash, place: Placement, paint: impl FnOnce(&Painter)) {
    let ctx = ui.ctx();
    let pixels = ctx.pixels_per_point();
    let mut hasher = DefaultHasher::new();
    (key, pixels.to_bits()).hash(&mut hasher);
    let key = hasher.finish();
    let frame = ctx.cumulative_frame_nr();
    if !with_pictures(ctx, |pictures| pictures.is_known(key, frame)) {
        let parts = tessellated(ctx, paint);
        with_pictures(ctx, |pictures| pictures.add(key, parts, frame));
    }
    let resolution = Resolution { pixels_per_point: pixels, longest_side: ctx.input(|input| input.max_texture_side) };
    if let Some((part, image)) = with_pictures(ctx, |pictures| pictures.work(key, frame, resolution)) {
        let image = image_part(ctx, image);
        with_pictures(ctx, |pictures| pictures.set_part(key, part, image));
    }
    let moves = place.transform(pixels);
    for Part { mut mesh, .. } in with_pictures(ctx, |pictures| pictures.parts(key)) {
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

fn image_part(ctx: &Context, image: PixelImage) -> Part {
    let texture = ctx.load_texture("picture", image.pixels, image.options);
    let mut mesh = Mesh::with_texture(texture.id());
    for (place, share) in image.parts {
        mesh.add_rect_with_uv(place, share, UNTINTED);
    }
    Part { mesh: Arc::new(mesh), image: Some(texture) }
}

/// A place as part of a key.
pub(in crate::view) fn bits(rect: Rect) -> [u32; 4] {
    [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(f32::to_bits)
}

impl Pictures {
    fn is_known(&mut self, key: u64, frame: u64) -> bool {
        let known = self.drawn.get_mut(&key);
        known.map(|picture| picture.last = frame).is_some()
    }

    fn add(&mut self, key: u64, parts: Vec<Part>, frame: u64) {
        if self.drawn.len() >= MANY {
            self.drawn.retain(|_, other| other.last + FRAMES >= frame);
        }
        self.drawn.insert(key, Picture { parts, times: 0, is_done: false, last: frame });
    }

    fn parts(&self, key: u64) -> Vec<Part> {
        self.drawn.get(&key).map(|picture| picture.parts.clone()).unwrap_or_default()
    }

    fn set_part(&mut self, key: u64, index: usize, part: Part) {
        let parts = self.drawn.get_mut(&key).map(|picture| &mut picture.parts);
        if let Some(place) = parts.and_then(|parts| parts.get_mut(index)) {
            *place = part;
        }
    }

    /// Draws some pixels of a picture that stays, one part at a time. Returns a part's index and image once it is done.
    fn work(&mut self, key: u64, frame: u64, resolution: Resolution) -> Option<(usize, PixelImage)> {
        let picture = self.drawn.get_mut(&key).filter(|picture| !picture.is_done)?;
        picture.times += 1;
        let before = if self.worked.0 == frame { self.worked.1 } else { 0 };
        if picture.times <= STEADY || before >= A_FRAME {
            return None;
        }
        // One that is no longer drawn is given up.
        let is_drawn = |key: &u64| self.drawn.get(key).is_some_and(|picture| picture.last + 1 >= frame);
        let job = self.job.take().filter(|(other, ..)| *other == key || is_drawn(other));
        if job.as_ref().is_some_and(|(other, ..)| *other != key) {
            self.job = job;
            return None;
        }
        let Some((_, part, mut job)) = job.or_else(|| self.begin(key, resolution)) else {
            self.drawn.get_mut(&key)?.is_done = true;
            return None;
        };
        let (drawn, is_done) = job.advance(A_FRAME - before);
        self.worked = (frame, before + drawn);
        if is_done {
            let (image, work) = job.finish();
            self.worked.1 += work;
            return Some((part, image));
        }
        self.job = Some((key, part, job));
        None
    }

    /// The first part of a picture that is worth an image.
    fn begin(&self, key: u64, resolution: Resolution) -> Option<(u64, usize, PixelJob)> {
        let parts = self.drawn.get(&key)?.parts.iter().enumerate().filter(|(_, part)| part.image.is_none());
        let jobs = parts.map(|(index, part)| Some((key, index, PixelJob::new(&part.mesh, resolution)?)));
        jobs.flatten().next()
    }
}

/// The shapes that `paint` adds, as one mesh for each run of one texture.
fn tessellated(ctx: &Context, paint: impl FnOnce(&Painter)) -> Vec<Part> {
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
    meshes.into_iter().map(|mesh| Part { mesh: Arc::new(mesh), image: None }).collect()
}
