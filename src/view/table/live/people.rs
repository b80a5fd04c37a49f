//! The people around a table that is worked: their figures, names and tempers.

use eframe::egui::{Align2, Color32, CornerRadius, FontId, Pos2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::super::TableLook;
use super::super::crew::{Figure, empty_chair_ui};
use super::LiveTable;
use super::places::{NAMES_APART, Placed, Places};
use crate::describe::shift;
use crate::table::guest::Mood;
use crate::table::person::Person;
use crate::view::fonts;
use crate::view::palette::Dress;
use crate::view::theme::GRID;

/// Radius of a person, in heights of a figure.
const RADIUS: f32 = 0.46;
/// Widest name, as a multiple of its size.
const MOST_OF_NAME: f32 = 12.0;
/// Space between the name of a guest and that of a post, on both sides of the guest's.
const GUEST_APART: f32 = 18.0;
/// Smallest size of a name, in points.
const LEAST: f32 = 8.5;
/// Share of the usual size below which names are shortened.
const WHOLE_NAMES: f32 = 0.85;

/// How names are written.
#[derive(Clone, Copy)]
struct NameSize {
    points: f32,
    is_short: bool,
}

pub(super) fn people_ui(ui: &Ui, places: &Places<'_>, table: &LiveTable<'_>, look: &TableLook<'_>) {
    for (centre, facing) in places.empty_chairs() {
        empty_chair_ui(ui, centre, places.figure * RADIUS, facing, look);
    }
    let (mut guests, crew) = (places.guests(), places.crew());
    // A name may be as wide as the way to those on either side leaves.
    // Towards the guest a name may grow by the whole rest.
    let widest = |own: &Placed| 2.0 * own.room - own.centred_room;
    let taken: Vec<(Pos2, f32)> =
        crew.iter().map(|own| (own.centre, widest(own))).chain(guests.iter().map(|own| (own.centre, 0.0))).collect();
    for guest in &mut guests {
        let free = |(centre, room): &(Pos2, f32)| {
            let apart = (centre.x - guest.centre.x).abs();
            let beside = apart > 1.0 && (centre.y < places.room.center().y) == guest.facing;
            // A guest's name stands further from a post than posts stand from each other.
            beside.then_some(if *room > 0.0 { 2.0 * apart - room - GUEST_APART } else { apart - NAMES_APART })
        };
        let free = taken.iter().filter_map(free).fold(MOST_OF_NAME * table.caption, f32::min);
        guest.room = guest.room.max(free);
    }
    let size = |placed: &[&Placed]| name_size(ui, places, placed, table, look);
    let near = |own: &Placed| -> Vec<&Placed> {
        let is_near = |other: &Placed| (other.centre.x - own.centre.x).abs() < MOST_OF_NAME * table.caption;
        guests.iter().filter(|other| other.facing == own.facing && is_near(other)).collect()
    };
    // The posts of a crew stay whole.
    let posts = NameSize { is_short: false, ..size(&crew.iter().collect::<Vec<_>>()) };
    let named = guests.iter().map(|placed| (placed, size(&near(placed))));
    for (placed, size) in named.chain(crew.iter().map(|placed| (placed, posts))) {
        person_ui(ui, places, placed, size, table, look);
    }
}

/// The size at which all these names fit, as neighbours are named alike; their short forms if that were small.
fn name_size(
    ui: &Ui,
    places: &Places<'_>,
    placed: &[&Placed],
    table: &LiveTable<'_>,
    look: &TableLook<'_>,
) -> NameSize {
    let font = FontId::new(table.caption, fonts::semibold());
    let width = |text: String| ui.painter().layout_no_wrap(text, font.clone(), Color32::PLACEHOLDER).size().x;
    let share = |is_short: bool| {
        let fits = |placed: &&Placed| {
            let name = look.render(&shift::person(places.state, placed.person));
            placed.room / width(if is_short { short_name(&name, placed.person) } else { name }).max(1.0)
        };
        // A little less than the room, for what rounding adds.
        placed.iter().map(|placed| fits(placed) * 0.98).fold(1.0, f32::min)
    };
    let whole = share(false);
    let is_short = whole < WHOLE_NAMES;
    let share = if is_short { share(true) } else { whole };
    NameSize { points: (table.caption * share).max(LEAST.min(table.caption)), is_short }
}

/// A family name alone, an initial with its number, or the first word of a post.
fn short_name(name: &str, person: Person) -> String {
    let digits = || name.chars().filter(char::is_ascii_digit);
    match person {
        Person::Guest(_) => name.rsplit(' ').next().unwrap_or(name).to_owned(),
        Person::Crew(_) | Person::InCharge if digits().next().is_some() => {
            name.chars().take(1).chain(digits()).collect()
        }
        Person::Crew(_) | Person::InCharge => name.split(' ').next().unwrap_or(name).to_owned(),
    }
}

fn person_ui(
    ui: &Ui,
    places: &Places<'_>,
    placed: &Placed,
    size: NameSize,
    table: &LiveTable<'_>,
    look: &TableLook<'_>,
) {
    let (state, surround) = (places.state, look.theme.surround);
    let mood = match placed.person {
        Person::Guest(index) => shift::mood(state, index),
        Person::Crew(_) | Person::InCharge => Mood::Calm,
    };
    let people = look.theme.people;
    let in_colour = |index: usize, jacket: Color32| Dress { jacket, sleeves: jacket, ..people.guest(index) };
    let dress = match (placed.person, mood) {
        (Person::Guest(index), Mood::Calm) => people.guest(index.into()),
        (Person::Guest(index), Mood::Restless) => in_colour(index.into(), surround.accent),
        (Person::Guest(index), Mood::Upset) => in_colour(index.into(), surround.wrong),
        (Person::Crew(index), _) => people.crew(index.into()),
        (Person::InCharge, _) => people.crew(0),
    };
    let is_own = state.trainee.contains(&placed.person);
    // Who is at work here stands out.
    let dress = if is_own { dress } else { dress.faded(surround.background, 0.12) };
    // Who waits leans over the table, who is upset more so.
    let lean = match mood {
        Mood::Calm => 0.0,
        Mood::Restless => 0.10,
        Mood::Upset => 0.22,
    } * places.figure;
    let centre = placed.centre + vec2(0.0, if placed.facing { lean } else { -lean });
    Figure { centre, radius: places.figure * RADIUS, facing: placed.facing, dress, sits: placed.sits }.ui(ui, look);
    let asks = state.requests.iter().any(|request| request.from == placed.person);
    if asks {
        bubble(ui, placed, centre, places.figure, look);
    }
    caption(ui, places, placed, (mood, asks, size), table, look);
}

/// A speech bubble at the shoulder of who asks for something, away from the table: it covers no hands.
fn bubble(ui: &Ui, placed: &Placed, centre: Pos2, figure: f32, look: &TableLook<'_>) {
    let surround = look.theme.surround;
    let size = vec2(figure * 0.54, figure * 0.40);
    let away = if placed.facing { -1.0 } else { 1.0 };
    let rect = Rect::from_center_size(centre + vec2(figure * 0.38, away * figure * 0.32), size);
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
    (mood, asks, size): (Mood, bool, NameSize),
    table: &LiveTable<'_>,
    look: &TableLook<'_>,
) {
    let surround = look.theme.surround;
    let render = |phrase| look.render(&phrase);
    let name = render(shift::person(places.state, placed.person));
    let short = short_name(&name, placed.person);
    let name = if size.is_short { short.clone() } else { name };
    let word = shift::mood_word(mood).map(render);
    let word = word.or_else(|| asks.then(|| look.words.message(text_key!("shift-asks"))));
    let ink = match mood {
        Mood::Calm | Mood::Restless => surround.accent,
        Mood::Upset => surround.wrong,
    };
    let is_own = places.state.trainee.contains(&placed.person);
    let plain = if is_own { surround.text } else { surround.text_quiet };
    // A temper in several words has no shorter form.
    let lines: Vec<(String, String, Color32)> = match (word, table.lines) {
        (None, _) => vec![(name, short, plain)],
        (Some(word), 2) => vec![(name, short, plain), (word.clone(), word, ink)],
        (Some(word), _) => vec![(word.clone(), word, ink)],
    };
    let out = places.figure * 0.62;
    // Apart from the column beside the table.
    let room = places.room.shrink2(vec2(GRID, 0.0));
    for (line, (text, short, ink)) in lines.into_iter().enumerate() {
        let galley = fitted(ui, (&text, &short), size.points, placed.room, ink);
        let far = out + galley.size().y * (line as f32 + 0.5);
        let y = placed.centre.y + if placed.facing { -far } else { far };
        let half = galley.size().x / 2.0;
        let x = placed.centre.x + placed.free_side * (half - placed.centred_room / 2.0).max(0.0);
        let x = x.clamp(room.left() + half, (room.right() - half).max(room.left() + half));
        let at = Align2::CENTER_CENTER
            .align_size_within_rect(galley.size(), Rect::from_center_size(pos2(x, y), galley.size()));
        ui.painter().galley(at.min, galley, ink);
    }
}

/// Text as large as fits, at most of this size; its short form where it would be much smaller, and that cut off where it
/// is too long.
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
    // A word says more than smaller ones; an initial does not.
    if room < galley.size().x * WHOLE_NAMES && short.chars().count() > 2 {
        let galley = layout(short.to_owned(), most);
        if galley.size().x <= room {
            return galley;
        }
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
