//! The people around a table that is worked: their figures, names and tempers.

use eframe::egui::{Align2, Color32, CornerRadius, FontId, Pos2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::super::TableLook;
use super::super::crew::Figure;
use super::LiveTable;
use super::places::{Placed, Places};
use crate::describe::shift;
use crate::table::guest::Mood;
use crate::table::person::Person;
use crate::view::fonts;

/// Space between the names of neighbours, in points.
const NAMES_APART: f32 = 6.0;
/// Widest name, as a multiple of its size.
const MOST_OF_NAME: f32 = 12.0;
/// Smallest size of a name, in points.
const LEAST: f32 = 10.0;

pub(super) fn people_ui(ui: &Ui, places: &Places<'_>, table: &LiveTable<'_>, look: &TableLook<'_>) {
    let (mut guests, crew) = (places.guests(), places.crew());
    // A name may be as wide as the way to those on either side leaves.
    let taken: Vec<(Pos2, f32)> =
        crew.iter().map(|own| (own.centre, own.room)).chain(guests.iter().map(|own| (own.centre, 0.0))).collect();
    for guest in &mut guests {
        let free = |(centre, room): &(Pos2, f32)| {
            let apart = (centre.x - guest.centre.x).abs();
            let beside = apart > 1.0 && (centre.y < places.room.center().y) == guest.facing;
            beside.then_some(if *room > 0.0 { 2.0 * apart - room } else { apart } - NAMES_APART)
        };
        let free = taken.iter().filter_map(free).fold(MOST_OF_NAME * table.caption, f32::min);
        guest.room = guest.room.max(free);
    }
    for placed in guests.iter().chain(&crew) {
        person_ui(ui, places, placed, table, look);
    }
}

fn person_ui(ui: &Ui, places: &Places<'_>, placed: &Placed, table: &LiveTable<'_>, look: &TableLook<'_>) {
    let (state, surround) = (places.state, look.theme.surround);
    let quiet = |strength: f32| surround.background.lerp_to_gamma(surround.text_quiet, strength);
    let mood = match placed.person {
        Person::Guest(index) => shift::mood(state, index),
        Person::Crew(_) | Person::InCharge => Mood::Calm,
    };
    let is_own = state.trainee.contains(&placed.person);
    let (cloth, skin) = match (placed.person, mood) {
        (Person::Guest(_), Mood::Calm) => (quiet(0.42), quiet(0.74)),
        (Person::Guest(_), Mood::Restless) => (surround.accent.lerp_to_gamma(surround.background, 0.35), quiet(0.72)),
        (Person::Guest(_), Mood::Upset) => (surround.wrong.lerp_to_gamma(surround.background, 0.15), quiet(0.82)),
        (Person::Crew(_) | Person::InCharge, _) if is_own => {
            (surround.text_quiet.lerp_to_gamma(surround.background, 0.25), surround.text)
        }
        (Person::Crew(_) | Person::InCharge, _) => (quiet(0.5), quiet(0.8)),
    };
    // Who waits leans over the table, who is upset more so.
    let lean = match mood {
        Mood::Calm => 0.0,
        Mood::Restless => 0.10,
        Mood::Upset => 0.22,
    } * places.figure;
    let centre = placed.centre + vec2(0.0, if placed.facing { lean } else { -lean });
    let figure = Figure { cloth, skin, ..Figure::at(centre, places.figure * 0.42, placed.facing) };
    figure.ui(ui, look, placed.sits);
    let asks = state.requests.iter().any(|request| request.from == placed.person);
    if asks {
        bubble(ui, centre, places.figure, look);
    }
    caption(ui, places, placed, (mood, asks), table, look);
}

/// A speech bubble at the head of who asks for something.
fn bubble(ui: &Ui, centre: Pos2, figure: f32, look: &TableLook<'_>) {
    let surround = look.theme.surround;
    let size = vec2(figure * 0.62, figure * 0.46);
    let rect = Rect::from_center_size(centre + vec2(figure * 0.62, -figure * 0.24), size);
    let round = CornerRadius::from((size.y * 0.5).min(255.0));
    let painter = ui.painter();
    painter.rect(rect, round, surround.accent, Stroke::new(1.0, surround.background), StrokeKind::Outside);
    for dot in [-1.0, 0.0, 1.0_f32] {
        painter.circle_filled(rect.center() + vec2(dot * size.x * 0.22, 0.0), size.y * 0.1, surround.on_accent);
    }
}

/// His name, or where he waits his temper; both where there is room for two lines.
fn caption(
    ui: &Ui,
    places: &Places<'_>,
    placed: &Placed,
    (mood, asks): (Mood, bool),
    table: &LiveTable<'_>,
    look: &TableLook<'_>,
) {
    let surround = look.theme.surround;
    let render = |phrase| look.render(&phrase);
    let name = render(shift::person(places.state, placed.person));
    let word = shift::mood_word(mood).map(render);
    let word = word.or_else(|| asks.then(|| look.words.message(text_key!("shift-asks"))));
    let ink = match mood {
        Mood::Calm | Mood::Restless => surround.accent,
        Mood::Upset => surround.wrong,
    };
    let is_own = places.state.trainee.contains(&placed.person);
    let plain = if is_own { surround.text } else { surround.text_quiet };
    let lines: Vec<(String, Color32)> = match (word, table.lines) {
        (None, _) => vec![(name, plain)],
        (Some(word), 2) => vec![(name, plain), (word, ink)],
        (Some(word), _) => vec![(word, ink)],
    };
    let out = places.figure * 0.62;
    for (line, (text, ink)) in lines.into_iter().enumerate() {
        // A family name alone, or an initial with its number, is better than the beginning of the whole.
        let short = match placed.person {
            Person::Guest(_) => text.rsplit(' ').next().unwrap_or(&text).to_owned(),
            Person::Crew(_) | Person::InCharge => {
                text.chars().take(1).chain(text.chars().filter(char::is_ascii_digit)).collect()
            }
        };
        let galley = fitted(ui, (&text, &short), table.caption, placed.room, ink);
        let far = out + galley.size().y * (line as f32 + 0.5);
        let y = placed.centre.y + if placed.facing { -far } else { far };
        let half = galley.size().x / 2.0;
        let x = placed
            .centre
            .x
            .clamp(places.room.left() + half, (places.room.right() - half).max(places.room.left() + half));
        let at = Align2::CENTER_CENTER
            .align_size_within_rect(galley.size(), Rect::from_center_size(pos2(x, y), galley.size()));
        ui.painter().galley(at.min, galley, ink);
    }
}

/// Text as large as fits, at most of this size; its short form, and that cut off, where it is too long.
pub(super) fn fitted(
    ui: &Ui,
    (text, short): (&str, &str),
    most: f32,
    room: f32,
    ink: Color32,
) -> std::sync::Arc<eframe::egui::Galley> {
    let layout = |text: String, size: f32| ui.painter().layout_no_wrap(text, FontId::new(size, fonts::semibold()), ink);
    let galley = layout(text.to_owned(), most);
    if galley.size().x <= room {
        return galley;
    }
    let size = (most * 0.98 * room / galley.size().x).max(LEAST.min(most));
    let mut galley = layout(text.to_owned(), size);
    let text = if galley.size().x > room { short } else { text };
    galley = layout(text.to_owned(), size);
    let mut letters: Vec<char> = text.chars().collect();
    while galley.size().x > room && letters.len() > 2 {
        letters.pop();
        galley = layout(letters.iter().chain(['…'].iter()).collect(), size);
    }
    galley
}
