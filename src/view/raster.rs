//! The pixels of triangles, as a renderer draws them that samples the middle of each pixel.

use eframe::egui::{Pos2, Rect};

/// Calls `draw` for each pixel within `clip` whose middle the triangle covers, with its column and row and the share of
/// each corner there. Of two triangles that share an edge exactly one covers a pixel on it.
pub fn each_pixel(corners: [Pos2; 3], clip: Rect, mut draw: impl FnMut(usize, usize, [f32; 3])) {
    let [first, second, third] = corners;
    let (one, other) = (second - first, third - first);
    let area = one.x * other.y - one.y * other.x;
    if area == 0.0 {
        return;
    }
    let is_turned = area < 0.0;
    let corners = if is_turned { [first, third, second] } else { corners };
    let bounds = Rect::from_points(&corners).intersect(clip);
    if !bounds.is_positive() {
        return;
    }
    for y in bounds.top().floor() as usize..bounds.bottom().ceil() as usize {
        let middle = y as f32 + 0.5;
        if middle < clip.top() || middle >= clip.bottom() {
            continue;
        }
        let edges = edges(corners, middle);
        let Some((from, to)) = covered(&edges, clip) else { continue };
        for x in from..=to {
            let at = x as f32 + 0.5;
            let [first, second, third] = edges.map(|edge| (edge.start + at * edge.slope) / area.abs());
            draw(x, y, if is_turned { [first, third, second] } else { [first, second, third] });
        }
    }
}

/// On a line of pixels, twice the area between a place and an edge: zero on the edge, at least `least` within.
#[derive(Clone, Copy)]
struct Edge {
    start: f32,
    slope: f32,
    least: f32,
}

/// For each corner the edge facing it.
fn edges(corners: [Pos2; 3], middle: f32) -> [Edge; 3] {
    let [first, second, third] = corners;
    [(second, third), (third, first), (first, second)].map(|(from, to)| {
        let along = to - from;
        // An edge shared by two triangles belongs to one of them.
        let is_own = along.y < 0.0 || (along.y == 0.0 && along.x > 0.0);
        // Computed from the same end for both, so that rounding gives each pixel on it to exactly one.
        let is_forward = (from.x, from.y) <= (to.x, to.y);
        let (start, along, sign) = if is_forward { (from, along, 1.0) } else { (to, -along, -1.0) };
        Edge {
            start: sign * (along.x * (middle - start.y) + along.y * start.x),
            slope: -sign * along.y,
            least: if is_own { 0.0 } else { f32::MIN_POSITIVE },
        }
    })
}

/// The first and last pixel of a line within all edges.
fn covered(edges: &[Edge; 3], clip: Rect) -> Option<(usize, usize)> {
    let (mut first, mut last) = (clip.left(), clip.right());
    for Edge { start, slope, least } in edges {
        if *slope > 0.0 {
            first = first.max((least - start) / slope);
        } else if *slope < 0.0 {
            last = last.min((least - start) / slope);
        } else if start < least {
            return None;
        }
    }
    // A quotient is rounded: whether a middle near an edge is within is decided by the edge itself.
    let mut from = (first - 1.5).ceil().max((clip.left() - 0.5).ceil()).max(0.0);
    let mut to = (last + 0.5).floor().min((clip.right() - 0.5).ceil() - 1.0);
    let is_within = |x: f32| edges.iter().all(|edge| edge.start + (x + 0.5) * edge.slope >= edge.least);
    while from <= to && !is_within(from) {
        from += 1.0;
    }
    while from <= to && !is_within(to) {
        to -= 1.0;
    }
    (from <= to).then_some((from as usize, to as usize))
}
