//! Pictures of the table that stay.

use eframe::egui::vec2;
use egui_kittest::Harness;
use tailleur::i18n::Language;

use super::painting::{Table, large};

/// Triangles of the last frame.
fn triangles(harness: &Harness<'_>) -> usize {
    let shapes = harness.output().shapes.clone();
    let primitives = harness.ctx.tessellate(shapes, harness.ctx.pixels_per_point());
    let meshes = primitives.iter().filter_map(|drawn| match &drawn.primitive {
        eframe::egui::epaint::Primitive::Mesh(mesh) => Some(mesh.indices.len() / 3),
        eframe::egui::epaint::Primitive::Callback(_) => None,
    });
    meshes.sum()
}

#[test]
fn a_table_that_stays_is_drawn_from_the_pixels_of_its_pictures() {
    let table = Table::new("guide-fr", Language::English, large());
    let mut harness = table.harness(vec2(1280.0, 800.0));
    harness.run_steps(1);
    let drawn = triangles(&harness);
    // Not all pixels are computed in one frame.
    harness.run_steps(120);
    let kept = triangles(&harness);
    assert!(kept * 3 < drawn, "{drawn} triangles at first, {kept} later");
}
