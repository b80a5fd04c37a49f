//! Pictures tessellated once and placed again in every frame.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use eframe::egui::emath::Rot2;
use eframe::egui::epaint::Tessellator;
use eframe::egui::{Context, Id, LayerId, Mesh, Order, Painter, Pos2, Rect, Shape, Ui, Vec2};

/// Pictures that were not drawn for this many frames may go, once there are many.
const FRAMES: u64 = 2;
const MANY: usize = 400;

#[derive(Clone, Default)]
struct Pictures {
    drawn: HashMap<u64, Picture>,
}

#[derive(Clone)]
struct Picture {
    parts: Vec<Arc<Mesh>>,
    last: u64,
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

    /// `None` where nothing moves. An upright picture keeps its edges on the pixels.
    fn transform(self, pixels: f32) -> Option<impl Fn(Pos2) -> Pos2> {
        let upright = self.angle == 0.0 && self.scale == Vec2::splat(1.0);
        let centre = self.centre.to_vec2();
        let centre = if upright { (centre * pixels).round() / pixels } else { centre };
        let turn = Rot2::from_angle(self.angle);
        let moves = move |pos: Pos2| (turn * (pos.to_vec2() * self.scale) + centre).to_pos2();
        (!upright || centre != Vec2::ZERO).then_some(moves)
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
    let known = ctx.data_mut(|data| {
        let picture = data.get_temp_mut_or_default::<Pictures>(Id::unique("pictures")).drawn.get_mut(&key)?;
        picture.last = frame;
        Some(picture.parts.clone())
    });
    let parts = known.unwrap_or_else(|| {
        let parts = tessellated(ctx, paint);
        let picture = Picture { parts: parts.clone(), last: frame };
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Pictures>(Id::unique("pictures")).add(key, picture));
        parts
    });
    let moves = place.transform(pixels);
    for mut mesh in parts {
        if let Some(moves) = &moves {
            for vertex in &mut Arc::make_mut(&mut mesh).vertices {
                vertex.pos = moves(vertex.pos);
            }
        }
        ui.painter().add(Shape::Mesh(mesh));
    }
}

/// A place as part of a key.
pub(super) fn bits(rect: Rect) -> [u32; 4] {
    [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(f32::to_bits)
}

impl Pictures {
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
