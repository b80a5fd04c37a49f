//! The pixels of triangles.

use eframe::egui::{Pos2, Rect, pos2};
use tailleur::view::raster::each_pixel;

fn canvas(side: f32) -> Rect {
    Rect::from_min_max(Pos2::ZERO, pos2(side, side))
}

#[test]
fn two_triangles_with_a_common_edge_cover_each_pixel_of_their_square_once() {
    for shift in [0.0, 0.2, 0.5, 0.73] {
        let [top, right, bottom, left] = [pos2(8.5, 0.0), pos2(16.0, 7.5), pos2(8.5, 16.0), pos2(1.0, 7.5)]
            .map(|corner| corner + eframe::egui::vec2(shift, shift));
        let mut times = vec![0_u32; 20 * 20];
        for corners in [[top, right, bottom], [top, bottom, left]] {
            each_pixel(corners, canvas(20.0), |x, y, _| times[y * 20 + x] += 1);
        }
        let covered: u32 = times.iter().sum();
        assert!(times.iter().all(|times| *times <= 1), "shifted by {shift}");
        assert!((112..=128).contains(&covered), "shifted by {shift}: {covered} pixels of 120");
    }
}

#[test]
fn a_fan_of_triangles_covers_each_pixel_of_its_polygon_once() {
    for sides in [5, 12, 40] {
        for (x, y) in [(200.5, 100.5), (203.0, 97.25), (210.125, 99.0)] {
            let eye = pos2(x, y);
            // On half pixels, as lines are drawn.
            let corner = |index: usize| {
                let at = eye + eframe::egui::Vec2::angled(index as f32 / sides as f32 * std::f32::consts::TAU) * 60.0;
                pos2((at.x * 2.0).round() / 2.0, (at.y * 2.0).round() / 2.0)
            };
            let mut times = vec![0_u32; 300 * 300];
            for index in 0..sides {
                let corners = [eye, corner(index), corner((index + 1) % sides)];
                each_pixel(corners, canvas(300.0), |x, y, _| times[y * 300 + x] += 1);
            }
            for (place, times) in times.iter().enumerate() {
                let middle = pos2((place % 300) as f32 + 0.5, (place / 300) as f32 + 0.5);
                let is_inside = middle.distance(eye) < 60.0 * (std::f32::consts::PI / sides as f32).cos() - 1.0;
                assert!(*times <= 1 && (*times == 1 || !is_inside), "{sides} sides, {middle:?}: {times} times");
            }
        }
    }
}

#[test]
fn the_shares_of_the_corners_follow_their_places_whichever_way_they_turn() {
    let corners = [pos2(0.0, 0.0), pos2(10.0, 0.0), pos2(0.0, 10.0)];
    let [first, second, third] = corners;
    for (turned, corners) in [(false, corners), (true, [first, third, second])] {
        let mut seen = 0;
        each_pixel(corners, canvas(10.0), |x, y, [own, one, other]| {
            let (along, down) = if turned { (other, one) } else { (one, other) };
            let place = (x as f32 + 0.5, y as f32 + 0.5);
            assert!((along * 10.0 - place.0).abs() < 1e-3 && (down * 10.0 - place.1).abs() < 1e-3, "at {place:?}");
            assert!((own + one + other - 1.0).abs() < 1e-4);
            seen += 1;
        });
        assert!(seen >= 45, "{seen} pixels");
    }
}

#[test]
fn nothing_is_drawn_outside_the_clip_or_by_a_triangle_without_area() {
    let corners = [pos2(-5.0, -5.0), pos2(40.0, -5.0), pos2(-5.0, 40.0)];
    let clip = Rect::from_min_max(pos2(3.0, 4.0), pos2(9.0, 8.0));
    let mut inside = 0;
    each_pixel(corners, clip, |x, y, _| {
        assert!((3..9).contains(&x) && (4..8).contains(&y), "{x}, {y}");
        inside += 1;
    });
    assert_eq!(inside, 24);
    each_pixel([pos2(0.0, 0.0), pos2(5.0, 5.0), pos2(9.0, 9.0)], canvas(10.0), |x, y, _| panic!("{x}, {y}"));
}
