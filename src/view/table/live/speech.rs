//! The bubble with the last words at the table.

use std::sync::Arc;

use eframe::egui::{
    Color32, CornerRadius, Galley, Pos2, Rect, Shape, Stroke, StrokeKind, TextStyle, Ui, Vec2, pos2, vec2,
};

use super::super::TableLook;
use super::places::Places;
use crate::table::person::Person;

/// Widest text of a bubble, in heights of its letters: in one line, or where there is no room for that in several.
const WIDTHS: [f32; 2] = [24.0, 17.0];
/// Space around the text, and length of the tip, in points.
const PAD: (f32, f32) = (9.0, 5.0);
const TIP: f32 = 8.0;
/// Distance of a name from the middle of its person, in heights of a figure; how much smaller a chair is than a figure's
/// area on each side, in points.
const NAME: f32 = 0.75;
const CHAIR: f32 = 8.0;

/// Words and the person who speaks them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spoken {
    pub by: Person,
    pub words: String,
}

/// Beside the person who speaks, where the bubble covers nobody else, no name and, if possible, no chair; without room
/// there is none, as the column beside the table lists the words as well.
pub(super) fn speech_ui(ui: &Ui, places: &Places<'_>, spoken: &Spoken, look: &TableLook<'_>) {
    let surround = look.theme.surround;
    let font = TextStyle::Small.resolve(ui.style());
    let layout =
        |widest: f32| ui.painter().layout(spoken.words.clone(), font.clone(), surround.text, font.size * widest);
    let speaker = places.person(spoken.by);
    let beside = places.figure * 0.62 + TIP;
    let is_above = speaker.y < places.room.center().y;
    let at = |size: Vec2, side: f32| {
        let place = Rect::from_center_size(speaker + vec2(side * (beside + size.x / 2.0), 0.0), size);
        // Clear of the rail.
        let rail = |x: f32| places.stage.edge_at(x, is_above, places.stage.rail + 4.0);
        let (one, other) = (rail(place.left()), rail(place.right()));
        let off =
            if is_above { (one.min(other) - place.bottom()).min(0.0) } else { (one.max(other) - place.top()).max(0.0) };
        place.translate(vec2(0.0, off))
    };
    let people = places.others(spoken.by);
    // With their names.
    let named: Vec<Rect> = people.iter().map(|person| person.expand(places.figure * NAME)).collect();
    let chairs: Vec<Rect> =
        places.empty_chairs().into_iter().map(|(centre, _)| places.figure_area(centre).shrink(CHAIR)).collect();
    let room = places.room.shrink(2.0);
    let is_free = |place: &Rect, taken: &[Rect]| {
        room.contains_rect(*place) && !taken.iter().any(|other| other.intersects(*place))
    };
    let out = vec2(0.0, if is_above { -1.0 } else { 1.0 } * places.figure * NAME);
    let bubbles: Vec<(Rect, f32, Arc<Galley>)> = WIDTHS
        .into_iter()
        .map(layout)
        .flat_map(|text| {
            let size = text.size() + 2.0 * vec2(PAD.0, PAD.1);
            [1.0, -1.0].map(|side| (at(size, side), side, Arc::clone(&text)))
        })
        .collect();
    // Level with the speaker, or as far out as his name.
    let level = bubbles.iter().find(|(place, ..)| is_free(place, &people) && is_free(place, &chairs)).cloned();
    let beyond = || {
        let moved = bubbles.iter().map(|(place, side, text)| (place.translate(out), *side, Arc::clone(text)));
        moved.into_iter().find(|(place, ..)| is_free(place, &named) && is_free(place, &chairs))
    };
    let over_chairs = || bubbles.iter().find(|(place, ..)| is_free(place, &people)).cloned();
    let Some((place, side, text)) = level.or_else(beyond).or_else(over_chairs) else { return };
    let (fill, line) = (surround.surface_raised, Stroke::new(1.0, surround.line));
    let painter = ui.painter();
    painter.rect(place, CornerRadius::same(10), fill, line, StrokeKind::Outside);
    let y = speaker.y.clamp(place.top() + 8.0, (place.bottom() - 8.0).max(place.top() + 8.0));
    tip(ui, pos2(if side > 0.0 { place.left() } else { place.right() }, y), -side, (fill, line));
    painter.galley(place.min + vec2(PAD.0, PAD.1), text, surround.text);
}

/// The tip of a bubble, from its edge to this side.
fn tip(ui: &Ui, edge: Pos2, side: f32, (fill, line): (Color32, Stroke)) {
    let (upper, lower) = (edge + vec2(0.0, -5.0), edge + vec2(0.0, 5.0));
    let end = edge + vec2(side * TIP, 3.0);
    ui.painter().add(Shape::convex_polygon(
        vec![upper - vec2(side, 0.0), end, lower - vec2(side, 0.0)],
        fill,
        Stroke::NONE,
    ));
    ui.painter().add(Shape::line(vec![upper, end, lower], line));
}
