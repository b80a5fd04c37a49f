//! The table of a shift: everything on it as it lies, with real pieces and people; things are pointed at and carried.

mod motion;
mod names;
mod people;
mod pieces;
mod places;
mod pointing;
mod speech;
mod way;

use std::sync::Arc;

use eframe::egui::{
    Color32, CornerRadius, FontId, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, TextStyle, Ui, pos2, vec2,
};

pub use self::motion::{Body, Legs, Moved, MovingId, Resting, Rests};
use self::places::Places;
pub use self::pointing::LiveResponse;
pub use self::speech::Spoken;
use super::card::{self, CardPlace};
use super::felt_layout::FeltLayout;
use super::hand::{HandTotals, PlaceContent, PlaceState, place_ui};
use super::motion::{is_pressed, millis_between};
use super::{TableLook, felt, furniture, name_table, print, seat, shade, shape, shoe, sign};
use crate::app::shift::scene::{FeltScene, back_of, shown_card};
use crate::app::shift::thing::Thing;
use crate::drill::question::{CardBack, LaidCard, Scene};
use crate::rules::calls::Announcement;
use crate::rules::side::{Chance, Side};
use crate::table::act::CardPlace as Place;
use crate::table::state::State;
use crate::view::drawing::{self, Placement};
use crate::view::widget::{cap_size, paint_key_cap_on};

/// Height of the room from which names and tempers have a line each, in points.
const TWO_LINES: f32 = 620.0;
/// Least size of a key on the felt, in points.
const LEAST_KEY: f32 = 9.0;

/// A key that stands on the felt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FeltKey {
    /// The thing it stands by.
    pub thing: Thing,
    /// The key.
    pub key: String,
    /// The act it stands for.
    pub act: String,
    /// True if its act is due.
    pub due: bool,
}

/// The use of things that are lit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum LitFor {
    /// The trainee acts on them.
    Act,
    /// Others act on them.
    Wait,
    /// One of them is the answer.
    Choose,
}

/// Figures beside bets and hands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Figures {
    /// Nothing: the trainee counts.
    None,
    /// The sums of bets.
    Sums,
    /// The totals of hands as well, once they were called.
    SumsAndTotals,
    /// Those with a third card as well, whose call is shown.
    SumsAndResult,
}

/// A table that is worked.
#[derive(Clone)]
pub struct LiveTable<'a> {
    /// The state that is drawn.
    pub state: &'a State,
    /// Things that are due.
    pub lit: Vec<Thing>,
    /// What for.
    pub lit_for: LitFor,
    /// The thing that the next act is about.
    pub chosen: Option<Thing>,
    /// A thing that was picked up.
    pub picked: Option<Thing>,
    /// A thing that is due to be moved, and who it goes to.
    pub way: Option<(Thing, Thing)>,
    /// The last words.
    pub spoken: Option<Spoken>,
    /// Keys on the felt.
    pub keys: Vec<FeltKey>,
    /// The keys are painted.
    pub paints_keys: bool,
    /// Figures on the felt.
    pub figures: Figures,
    /// Things can be pointed at.
    pub works: bool,
    /// Size of a name, in points.
    pub caption: f32,
    /// Lines for a name.
    pub lines: usize,
    /// Things that can be carried.
    pub carries: &'a dyn Fn(Thing) -> bool,
}

impl LiveTable<'_> {
    fn has_sums(&self) -> bool {
        self.figures != Figures::None
    }

    /// The totals of a hand that were called: on two cards, and with a third in the final call.
    fn called_totals(&self, side: Side) -> Option<HandTotals> {
        let state = self.state;
        let on_side = state.felt.iter().filter(|card| card.place == Place::On(side));
        let cards: Vec<LaidCard> = on_side.map(shown_card).collect();
        let totals = match state.coup.called {
            Some(_) => HandTotals::of_cards(&cards)?,
            None if state.coup.has_called(Announcement::Point(side)) => match HandTotals::of_cards(&cards) {
                Some(totals) if self.figures == Figures::SumsAndResult => totals,
                Some(totals) => totals.without_third(),
                // The third lies face down.
                None => HandTotals::of_cards(cards.get(..2)?)?,
            },
            None => return None,
        };
        Some(totals).filter(|_| matches!(self.figures, Figures::SumsAndTotals | Figures::SumsAndResult))
    }

    /// True for the thing that the next act is about, or that was picked up.
    fn is_chosen(&self, thing: Thing) -> bool {
        self.chosen == Some(thing) || self.picked == Some(thing)
    }
}

/// Draws a table that is worked into the available space.
pub fn live_table_ui(ui: &mut Ui, table: &LiveTable<'_>, look: &TableLook<'_>) -> LiveResponse {
    let room = ui.available_rect_before_wrap();
    let response = ui.allocate_rect(room, Sense::hover());
    name_table(&response, look);
    let lines = if room.height() >= TWO_LINES { 2 } else { 1 };
    let table = &LiveTable { lines, ..table.clone() };
    let scene = scene_of(table.state);
    let figure = (room.height() * 0.062).clamp(18.0, 56.0);
    let strip = figure * 1.06 + table.caption * 1.3 * lines as f32;
    let stage = FeltLayout::with_strip(room, strip, &scene, look.house);
    let places = Places { stage: &stage, state: table.state, figure, sums: table.has_sums(), room };
    ground_ui(ui, &places, &scene, (table, look));
    plates_ui(ui, &places, table, look);
    if let Some(way) = table.way {
        way::way_ui(ui, &places, way, look);
    }
    people::people_ui(ui, &places, table, look);
    let answer = pointing::point_ui(ui, &places, table, look);
    lit_ui(ui, &places, table, look);
    moving_ui(ui, &places, &scene, look);
    if table.has_sums() {
        pieces::sums_ui(ui, &places, look);
    }
    if let Some(spoken) = &table.spoken {
        speech::speech_ui(ui, &places, spoken, look);
    }
    if table.paints_keys {
        ui.scope(|ui| {
            // On a small felt large keys would cover what they stand by.
            let font = TextStyle::Small.resolve(ui.style());
            let between_prints = (places.stage.label - 8.0) / 1.25;
            let size = font.size.min(figure * 0.44).min(between_prints).max(LEAST_KEY);
            ui.style_mut().text_styles.insert(TextStyle::Small, FontId { size, ..font });
            keys_ui(ui, &places, table, look);
        });
    }
    pointing::carried_ui(ui, &places, table, look, &answer);
    answer
}

/// The scene of the parts that are drawn as in a question.
fn scene_of(state: &State) -> Scene {
    let FeltScene { scene, .. } = FeltScene::new(state);
    let announced = shown_winner(state);
    Scene { stakes: Vec::new(), apart: Vec::new(), standing: Vec::default(), announced, ..scene }
}

/// The winner that is marked on the felt: until the cards are discarded, as new bets follow.
fn shown_winner(state: &State) -> Option<Chance> {
    let has_cards = state.felt.iter().any(|card| matches!(card.place, Place::On(_)));
    state.coup.called.filter(|_| has_cards)
}

fn ground_ui(ui: &Ui, places: &Places<'_>, scene: &Scene, (table, look): (&LiveTable<'_>, &TableLook<'_>)) {
    let stage = places.stage;
    felt::paint(ui, stage, look);
    print::spots_ui(ui, stage, scene, look);
    if let Some(seats) = &scene.seats {
        seat::paint_discs(ui, stage, seats, look);
    }
    pieces::tray(ui, places, look);
    pieces::marble(ui, places, look);
    box_ui(ui, places, look);
    if *look.house.procedure.palette.value() {
        let rect = stage.furniture.palette;
        let key = (drawing::bits(rect), look.paint_key());
        drawing::picture(ui, ("palette", key), Placement::in_place(), |painter| {
            furniture::palette(painter, rect, look);
        });
    }
    for side in Side::BOTH {
        let wins = shown_winner(places.state) == Some(side.into());
        let has_cards = places.state.felt.iter().any(|card| card.place == Place::On(side));
        let content = if has_cards { PlaceContent::Cards } else { PlaceContent::Nothing };
        let totals = table.called_totals(side);
        place_ui(ui, stage, side, look, &PlaceState { hovered: false, wins, content, totals });
    }
    sign::sign_ui(ui, stage, places.state.sign, look);
}

/// The box of used cards, with its lid.
fn box_ui(ui: &Ui, places: &Places<'_>, look: &TableLook<'_>) {
    let rect = places.stage.furniture.basket;
    let open = places.state.lid_open;
    let key = (drawing::bits(rect), open, look.paint_key());
    drawing::picture(ui, ("box", key), Placement::in_place(), |painter| {
        furniture::basket(painter, rect, look);
        if open {
            // Its well is seen, and the lid stands up at the far edge.
            let baize = look.theme.baize;
            let (lid, well) = rect.split_top_bottom_at_fraction(0.42);
            let line = Stroke::new(1.5, baize.print);
            painter.rect_filled(well.shrink(well.height() * 0.16), CornerRadius::same(3), shade(look, 1.0));
            painter.rect(lid, CornerRadius::same(3), baize.rail_light, line, StrokeKind::Inside);
            let slot = Rect::from_center_size(lid.center(), lid.size() * vec2(0.6, 0.24));
            painter.rect_filled(slot, CornerRadius::same(2), shade(look, 0.8));
        }
    });
}

/// Space below a person for the back of a chair, in points.
const CHAIR: f32 = 4.0;
/// Share of a figure that its hands take.
const HANDS: f32 = 0.24;

/// The area that is lit for a thing, clear of its neighbours.
fn lit_area(places: &Places<'_>, thing: Thing) -> Option<Rect> {
    let area = places.area(thing)?;
    Some(match thing {
        // The cards, as a printed box that is lit has won; without them the box below its lettering.
        Thing::Hand(side) if area == places.stage.hands[side] => match places.cards_on(side) {
            Some(cards) => cards.expand(AROUND_CARDS),
            None => area.with_min_y(area.top() + places.stage.label).shrink(2.0),
        },
        // Beside a hand stand the bets and the lettering.
        Thing::Crew(_) | Thing::Guest(_) | Thing::Hand(_) => area.expand(1.0),
        // Below or above a bet stands the number of its seat.
        Thing::Stake(_) => area,
        // Its area for the pointer reaches the numbers beside it.
        Thing::Shoe => places.shoe(),
        // Below it stands the plate of the limits.
        Thing::Box => places.stage.furniture.basket.expand(1.0),
        _ => area.expand(4.0),
    })
}

/// A soft light around what is due, and a frame around what is chosen.
fn lit_ui(ui: &Ui, places: &Places<'_>, table: &LiveTable<'_>, look: &TableLook<'_>) {
    let baize = look.theme.baize;
    for thing in &table.lit {
        let Some(area) = lit_area(places, *thing) else { continue };
        if matches!(thing, Thing::Crew(_) | Thing::Guest(_)) {
            continue;
        }
        // Beside what is chosen, what else is due stands back.
        let is_second = table.chosen.is_some() && !table.is_chosen(*thing);
        let stands_back = table.lit_for != LitFor::Act || is_second;
        let is_hand = matches!(thing, Thing::Hand(_));
        // The dark box would look as if it could not be used.
        if !stands_back && !is_hand && *thing != Thing::Box {
            let tint = baize.highlight.gamma_multiply(0.20);
            frame_ui(ui, places, (*thing, area), tint, (Stroke::NONE, StrokeKind::Middle));
        }
        // One frame is enough around what is chosen as well, and beside a chosen bet no other looks chosen.
        let is_other_bet = is_second && matches!(thing, Thing::Stake(_));
        if !table.is_chosen(*thing) && !is_other_bet {
            let (ink, width) =
                if stands_back { (baize.highlight.gamma_multiply(0.85), 2.0_f32) } else { (baize.highlight, 2.5) };
            let side = match thing {
                // Beside it stand the numbers of seats.
                Thing::Shoe => StrokeKind::Middle,
                Thing::Stake(_) => StrokeKind::Inside,
                _ => StrokeKind::Outside,
            };
            frame_ui(ui, places, (*thing, area), Color32::TRANSPARENT, (Stroke::new(width, ink), side));
        }
    }
    for thing in table.chosen.iter().chain(&table.picked) {
        let Some(area) = places.area(*thing) else { continue };
        // A bet is framed within its box, clear of the number of its seat.
        let is_bet = matches!(thing, Thing::Stake(_));
        let (area, side) = if is_bet { (area, StrokeKind::Inside) } else { (area.expand(2.0), StrokeKind::Outside) };
        let line = Stroke::new(3.0, baize.highlight);
        frame_ui(ui, places, (*thing, area), Color32::TRANSPARENT, (line, side));
    }
}

/// A frame around a thing; that of a bet follows the lines of its box.
fn frame_ui(
    ui: &Ui,
    places: &Places<'_>,
    (thing, area): (Thing, Rect),
    tint: Color32,
    (line, side): (Stroke, StrokeKind),
) {
    match places.slope(thing, area.center().x) {
        Some((slope, drop)) => {
            shape::frame_slanted(ui.painter(), (area.translate(vec2(0.0, drop)), slope), tint, line, side);
        }
        None => {
            ui.painter().rect(area, CornerRadius::same(8), tint, line, side);
        }
    }
}

/// A plate behind each person who is to act, a broken outline around who is waited for, and a frame around each of those
/// to choose from.
fn plates_ui(ui: &Ui, places: &Places<'_>, table: &LiveTable<'_>, look: &TableLook<'_>) {
    let (middle, accent) = (places.stage.cloth.center().y, look.theme.surround.accent);
    for thing in table.lit.iter().filter(|thing| matches!(thing, Thing::Crew(_) | Thing::Guest(_))) {
        let Some(area) = lit_area(places, *thing).filter(|_| !table.is_chosen(*thing)) else { continue };
        let is_guest = matches!(thing, Thing::Guest(_));
        let is_above = area.center().y < middle;
        // Behind a seated croupier stands the back of the chair.
        let chair = if is_guest || is_above { 0.0 } else { CHAIR };
        // The hands are on the rail.
        let hands = area.height() * HANDS;
        let (plate, round) = if is_above {
            (area.with_max_y(area.bottom() - hands), CornerRadius { nw: 8, ne: 8, sw: 2, se: 2 })
        } else {
            let plate = Rect::from_x_y_ranges(area.x_range(), area.top() + hands..=area.bottom() + chair);
            (plate, CornerRadius { nw: 2, ne: 2, sw: 8, se: 8 })
        };
        if table.lit_for == LitFor::Choose {
            // Each of them may be the answer: none is at work.
            let line = Stroke::new(2.0, look.theme.surround.text_quiet);
            ui.painter().rect_stroke(plate, CornerRadius::same(8), line, StrokeKind::Inside);
        } else if is_guest {
            let [first, second, third, last] =
                [plate.left_top(), plate.right_top(), plate.right_bottom(), plate.left_bottom()];
            let path = [first, second, third, last, first];
            ui.painter().extend(Shape::dashed_line(&path, Stroke::new(1.5, accent), 5.0, 3.0));
        } else {
            let fill = accent.gamma_multiply(0.3);
            ui.painter().rect(plate, round, fill, Stroke::new(2.0, accent), StrokeKind::Inside);
        }
    }
}

/// The latest state of a table and how it came about.
#[derive(Clone)]
struct Course {
    rests: Arc<Rests>,
    legs: Arc<Legs>,
    room: Rect,
    started: f64,
}

/// Everything that can move: in its place or on its way.
fn moving_ui(ui: &Ui, places: &Places<'_>, scene: &Scene, look: &TableLook<'_>) {
    let rests = Arc::new(rests_of(places));
    let id = ui.scope_id().with("live");
    let time = ui.input(|input| input.time);
    let known = ui.data(|data| data.get_temp::<Course>(id));
    let course = match known {
        Some(course) if course.rests == rests => {
            // The press that changed the table does not also end its movement.
            let ends = course.started < time && course.legs.lasts() > 0 && is_pressed(ui);
            if ends { Course { legs: Arc::default(), ..course } } else { course }
        }
        known => {
            let before = known.filter(|course| course.room == places.room);
            let legs =
                before.map_or_else(Legs::default, |course| Legs::between(&course.rests, &rests, |id| exit(places, id)));
            Course { rests: Arc::clone(&rests), legs: Arc::new(legs), room: places.room, started: time }
        }
    };
    let legs = if look.reduced_motion { Arc::default() } else { Arc::clone(&course.legs) };
    let millis = millis_between(course.started, time);
    if millis < legs.lasts() {
        ui.ctx().request_repaint();
    }
    ui.data_mut(|data| data.insert_temp(id, course));
    let back = shoe::next_back(scene);
    for (id, rest) in rests.iter() {
        if let Some(moved) = legs.at(*id, rest, millis) {
            // A card that turns over shows its own back until then.
            let own = if let MovingId::Card(card) = id { places.state.card(*card).map(back_of) } else { None };
            body_ui(ui, rest, moved, own.unwrap_or(back), look);
        }
    }
    for (rest, moved) in legs.leaving(millis) {
        body_ui(ui, rest, moved, back, look);
    }
}

fn rests_of(places: &Places<'_>) -> Rests {
    let mut rests = Rests::new();
    let shoe = places.shoe();
    let at_shoe = shoe.center();
    let shoe = Resting { body: Body::Shoe, at: at_shoe, size: shoe.height(), angle: 0.0, from: at_shoe };
    rests.insert(MovingId::Shoe, shoe);
    for lying in &places.state.felt {
        let Some(place) = places.card(lying) else { continue };
        let body = Body::Card(shown_card(lying));
        let rest = Resting { body, at: place.centre, size: place.width, angle: place.angle, from: at_shoe };
        rests.insert(MovingId::Card(lying.id), rest);
    }
    pieces::rests(places, pieces::radius(places), &mut rests);
    rests
}

/// Where a thing goes that has left the table: losing bets to the tray, others to their players, cards to the box.
fn exit(places: &Places<'_>, id: MovingId) -> Pos2 {
    let furniture = &places.stage.furniture;
    match id {
        MovingId::Shoe => places.shoe().center(),
        MovingId::Card(card) => match places.state.card(card).map(|card| card.place) {
            Some(Place::Shoe) => places.shoe().center(),
            _ => furniture.basket.center(),
        },
        MovingId::Stake(stake) | MovingId::Payment(stake) => match places.state.stake(stake) {
            Some(gone) if gone.settled.collected > crate::rules::money::Money::ZERO => furniture.float.center(),
            Some(gone) => places.person(crate::table::person::Person::Guest(gone.owner)),
            None => furniture.float.center(),
        },
    }
}

fn body_ui(ui: &Ui, rest: &Resting, moved: Moved, back: CardBack, look: &TableLook<'_>) {
    match &rest.body {
        Body::Shoe => {
            let rect = Rect::from_center_size(moved.at, vec2(rest.size * 1.05, rest.size));
            shoe::paint_shoe(ui, rect, back, look);
        }
        Body::Card(own) => {
            let shown = match own {
                LaidCard::Up(_) if moved.back || moved.share < 1.0 => LaidCard::Down(back),
                other => *other,
            };
            let Moved { at: centre, angle, open, scale, .. } = moved;
            let place = CardPlace { centre, width: rest.size, angle, open, scale };
            card::paint(ui, place, shown, look);
        }
        Body::Pieces(_) => pieces::paint(ui, rest, moved, look),
    }
}

/// Space between a key and the edge of the hand in which it stands, and between cards and the frame around them, in
/// points.
const EDGE: f32 = 8.0;
const AROUND_CARDS: f32 = 2.5;
/// Distance of a key from the outer edge of a guest's frame, in its height.
const ON_CORNER: f32 = 0.35;

/// The keys by their things; those that are due are brighter.
fn keys_ui(ui: &Ui, places: &Places<'_>, table: &LiveTable<'_>, look: &TableLook<'_>) {
    let baize = look.theme.baize;
    let mut things: Vec<Thing> = table.keys.iter().map(|key| key.thing).collect();
    things.sort_unstable();
    things.dedup();
    for thing in things {
        let Some(area) = places.area(thing) else { continue };
        let keys: Vec<&FeltKey> = table.keys.iter().filter(|key| key.thing == thing).collect();
        let sizes: Vec<_> = keys.iter().map(|key| cap_size(ui, &key.key)).collect();
        let wide: f32 = sizes.iter().map(|size| size.x + 3.0).sum();
        let tall = sizes.iter().map(|size| size.y).fold(0.0, f32::max);
        let right = match thing {
            // Above cards that lie with a person, or above the line around them.
            Thing::Hand(side) if area.height() < places.stage.hands[side].height() / 2.0 => {
                pos2(area.left() + wide, area.top() - tall / 2.0 - 4.0)
            }
            // Beside its cards, in the place of the third: while a whole hand is turned or passed on, there is none.
            Thing::Hand(side) => {
                let cards = places.cards_on(side).unwrap_or(area.with_min_y(area.top() + places.stage.label));
                let x = match side {
                    Side::Punto => (cards.right() + AROUND_CARDS + EDGE + wide).min(area.right()),
                    Side::Banco => (cards.left() - AROUND_CARDS - EDGE).max(area.left() + wide),
                };
                pos2(x, cards.top() + tall / 2.0)
            }
            // On the outer corner of the frame, so that it stands for nobody beside.
            Thing::Guest(_) => {
                let is_below = area.center().y > places.room.center().y;
                let y = if is_below { area.bottom() - tall * ON_CORNER } else { area.top() + tall * ON_CORNER };
                pos2(area.left() + wide / 2.0, y)
            }
            Thing::Crew(person) => places.beside_crew(person, vec2(wide, tall)).map_or_else(
                || {
                    // Towards the table, where others stand on both sides.
                    let is_below = area.center().y > places.room.center().y;
                    let y = if is_below { area.top() - tall * 0.4 } else { area.bottom() + tall * 0.4 };
                    pos2(area.center().x + wide / 2.0, y)
                },
                |beside| beside.right_center(),
            ),
            // Clear of the light around it.
            Thing::Box => pos2(area.right() + wide + 7.0, area.center().y),
            // Beside a small shoe, or one at the last seat, stands the number of a seat.
            Thing::Shoe if places.shoe_lies_left() || area.height() < 60.0 => places
                .beyond_shoe(vec2(wide, tall))
                .map_or_else(|| pos2(area.right() + wide, area.center().y), |beyond| beyond.right_center()),
            // Above its frame.
            Thing::Stake(_) => pos2(area.right(), area.top() - tall * 0.62),
            _ => pos2(area.right(), area.top() + tall * 0.2),
        };
        let mut left = (right.x - wide).clamp(places.room.left(), (places.room.right() - wide).max(places.room.left()));
        let y = right.y.clamp(places.room.top() + tall / 2.0, places.room.bottom() - tall / 2.0);
        for (key, size) in keys.into_iter().zip(sizes) {
            let rect = Rect::from_min_size(pos2(left, y - size.y / 2.0), size);
            let ink = if key.due { baize.highlight } else { baize.print };
            paint_key_cap_on(ui, rect, &key.key, ink, shade(look, 0.94));
            left += size.x + 3.0;
        }
    }
}
