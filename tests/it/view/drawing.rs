//! Pictures of the table that stay.

use eframe::egui::vec2;
use egui_kittest::Harness;
use tailleur::i18n::Language;
use tailleur::view::palette::{Baize, People, Surround};

use super::painting::{Table, large};
use crate::support::text;

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

#[test]
fn the_program_reads_every_file_of_colours_and_dresses_neighbours_differently() {
    fn read<T: serde::de::DeserializeOwned>(name: &str) -> T {
        let file = format!("assets/theme/{name}.ron");
        ron::from_str(&text(&file)).unwrap_or_else(|flaw| panic!("{file}: {flaw}"))
    }
    for name in ["dark", "light"] {
        read::<Surround>(name);
    }
    for name in ["felt-green", "felt-blue"] {
        read::<Baize>(name);
    }
    let people: People = read("people");
    for index in 0..16 {
        let [own, other] = [index, index + 1].map(|index| people.guest(index));
        assert!(own.jacket != other.jacket && own.hair != other.hair && own.skin != other.skin, "guest {index}");
        assert_ne!(people.crew(index).sleeves, people.crew(index).jacket);
    }
}
