//! Pictures of the table that stay.

use eframe::egui::epaint::Primitive;
use eframe::egui::vec2;
use egui_kittest::Harness;
use tailleur::i18n::Language;
use tailleur::view::palette::{Baize, People, Surround};

use super::painting::{Table, large};
use crate::support::text;

/// Triangles of the last frame, and the points that they cover.
fn drawn(harness: &Harness<'_>) -> (usize, f32) {
    let shapes = harness.output().shapes.clone();
    let (mut count, mut area) = (0, 0.0);
    for drawn in harness.ctx.tessellate(shapes, harness.ctx.pixels_per_point()) {
        let Primitive::Mesh(mesh) = &drawn.primitive else { continue };
        for corners in mesh.indices.chunks_exact(3) {
            let [first, second, third] =
                [0, 1, 2].map(|corner| drawn.clip_rect.clamp(mesh.vertices[corners[corner] as usize].pos));
            let (one, other) = (second - first, third - first);
            area += (one.x * other.y - one.y * other.x).abs() / 2.0;
            count += 1;
        }
    }
    (count, area)
}

#[test]
fn a_table_that_stays_is_drawn_from_the_pixels_of_its_pictures_and_not_from_empty_ones() {
    let size = vec2(1280.0, 800.0);
    let table = Table::new("guide-fr", Language::English, large());
    let mut harness = table.harness(size);
    harness.run_steps(1);
    let (first, _) = drawn(&harness);
    // Not all pixels are computed in one frame.
    harness.run_steps(60);
    let (later, area) = drawn(&harness);
    assert!(later * 3 < first, "{first} triangles at first, {later} later");
    // The background, the felt, and what lies on it.
    assert!(area < 3.0 * size.x * size.y, "{area} points are drawn in a window of {}", size.x * size.y);
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
