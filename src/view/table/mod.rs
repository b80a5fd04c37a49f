//! The table: felt, shoe, hands, cards to come, seats, spots and stakes, scaled to any size.

mod back;
mod called;
mod card;
mod chip;
mod class_felt;
mod close_up;
mod court;
mod crew;
mod editable_scene;
mod felt;
mod felt_layout;
mod furniture;
mod hand;
mod heap;
mod large_table;
mod lettering;
mod live;
mod marks;
mod motion;
mod open_shoe;
mod pips;
mod print;
mod round_picture;
mod seat;
mod settled_stake;
mod shape;
mod shoe;
mod side_by_side;
mod sign;
mod small_card;
mod stake;
mod step_picture;
mod strip;
mod timeline;

use eframe::egui::{Color32, Rect, Response, Role, Sense, Ui};

use self::felt_layout::FeltLayout;
use self::motion::Movement;
use super::theme::Theme;
use super::widget::name;
use crate::describe::scene;
use crate::drill::question::{FeltPlace, LaidShoe, Scene};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, HouseTerms};
use crate::rules::bet::Spot;
use crate::rules::chips::ChipSet;
use crate::rules::house::House;
use crate::rules::side::{Chance, Side};

pub use self::called::called_at_table_ui;
pub use self::card::{CardPlace, card_ui};
pub use self::chip::{Heaps, chips_for, paint_piece, paint_stake};
pub use self::class_felt::{class_scene_ui, has_two_tables};
pub use self::close_up::close_up_ui;
pub use self::editable_scene::editable_scene_ui;
pub use self::live::{
    Body, FeltKey, Figures, Legs, LitFor, LiveResponse, LiveTable, Moved, MovingId, Resting, Rests, Spoken,
    live_table_ui,
};
pub use self::marks::Marks;
pub use self::round_picture::{round_picture_height, round_picture_ui};
pub use self::side_by_side::{one_for_two_ui, tables_of_house_ui, two_tables_ui};
pub use self::small_card::small_card_ui;
pub use self::step_picture::{STEP_WIDTH, has_step_picture, step_picture_ui};
pub use self::strip::{CardGroup, StripStake, cards_strip_ui, stakes_strip_ui};
pub use self::timeline::{CardMotion, CardSlot, Movables, Timeline};

#[derive(Clone, Copy)]
pub struct TableLook<'a> {
    pub house: &'a House,
    pub words: &'a Catalog,
    pub theme: &'a Theme,
    pub four_colour: bool,
    pub reduced_motion: bool,
    pub choosable: &'a [FeltPlace],
    /// Only what the scene is about, large enough to be read from afar.
    pub for_class: bool,
}

/// Draws the table into the available space. Returns the place selected by pointer or keyboard.
pub fn scene_ui(ui: &mut Ui, scene: &Scene, look: &TableLook<'_>) -> Option<FeltPlace> {
    marked_scene_ui(ui, scene, look, &Marks::default())
}

/// As [`scene_ui`], with marks on the stakes.
pub fn marked_scene_ui(ui: &mut Ui, scene: &Scene, look: &TableLook<'_>, marks: &Marks) -> Option<FeltPlace> {
    let room = ui.available_rect_before_wrap();
    let response = ui.allocate_rect(room, Sense::hover());
    name_table(&response, look);
    let layout = if look.for_class { FeltLayout::for_class } else { FeltLayout::new };
    let stage = layout(room, scene, look.house);
    if scene.bare {
        felt::paint(ui, &stage, look);
        return None;
    }
    on_stage_ui(ui, &stage, scene, look, marks)
}

/// Draws a part of a table before a class, which bears its name elsewhere.
fn class_part_ui(ui: &mut Ui, room: Rect, scene: &Scene, look: &TableLook<'_>, marks: &Marks) {
    let stage = FeltLayout::for_class(room, scene, look.house);
    on_stage_ui(ui, &stage, scene, look, marks);
}

fn name_table(response: &Response, look: &TableLook<'_>) {
    let house = Fact::Text(look.house.name.clone());
    name(response, Role::Group, &look.render(&text!("table-name", house = house)));
}

fn on_stage_ui(
    ui: &mut Ui,
    stage: &FeltLayout,
    scene: &Scene,
    look: &TableLook<'_>,
    marks: &Marks,
) -> Option<FeltPlace> {
    let movement = Movement::under_way(ui, scene, marks, look);
    let chosen = marks.at.and_then(|at| scene.stakes.get(at)).map(|stake| stake.seat);
    felt::paint(ui, stage, look);
    if !stage.is_for_class {
        crew::guests_ui(ui, stage, scene, look);
        crew::crew_ui(ui, stage, scene, chosen, look);
        furniture::furniture_ui(ui, stage, look.set_of(scene), look);
    } else if stage.strip > 0.0 {
        crew::guests_ui(ui, stage, scene, look);
    }
    let on_print = print::spots_ui(ui, stage, scene, look);
    let on_seats = seat::seats_ui(ui, stage, scene, look, (marks, chosen));
    seat::paint_ways(ui, stage, &marks.ways, look);
    let with_a_player = scene.seats.as_ref().is_some_and(|seats| seats.holder.is_some());
    let in_a_row = matches!(scene.shoe, Some(LaidShoe::Packs(_)));
    let is_asked_about = !stage.is_for_class || matches!(scene.shoe, Some(LaidShoe::Stopped(_)));
    if !with_a_player && !in_a_row && is_asked_about {
        // The shoe that is asked about stands large in the middle.
        let place =
            if scene.enlarges_shoe { shoe::fitted(stage.open, stage.furniture.shoe) } else { stage.furniture.shoe };
        shoe::shoe_ui(ui, place, shoe::next_back(scene), look);
    }
    open_shoe::open_shoe_ui(ui, stage, scene, look);
    // Before the first coup there are no hands to draw.
    let has_hands = !(scene.hands.punto.is_empty() && scene.hands.banco.is_empty());
    let no_coup = matches!(scene.shoe, Some(LaidShoe::Packs(_) | LaidShoe::Turned(..)))
        || scene.enlarges_shoe
        || (stage.is_for_class
            && !has_hands
            && !scene.is_clear()
            && (!scene.stakes.is_empty() || scene.announced.is_none()));
    let on_hands = if no_coup { None } else { hand::hands_ui(ui, stage, scene, look, (marks, &movement)) };
    hand::cards_to_come_ui(ui, stage, scene, look);
    let on_stakes = stake::stakes_ui(ui, stage, scene, look, (marks, &movement));
    heap::heaps_ui(ui, stage, scene, look, marks.shows_counts);
    if let Some(limits) = scene.limits {
        sign::sign_ui(ui, stage, limits, look);
    }
    on_print.or(on_hands).or(on_stakes).or(on_seats)
}

/// Draws an empty table without print into the available space. Returns the flat area of the cloth.
pub fn cloth_ui(ui: &mut Ui, look: &TableLook<'_>) -> Rect {
    let room = ui.available_rect_before_wrap();
    let response = ui.allocate_rect(room, Sense::hover());
    let house = Fact::Text(look.house.name.clone());
    name(&response, Role::Group, &look.render(&text!("table-name", house = house)));
    let stage = FeltLayout::new(room, &Scene::default(), look.house);
    felt::paint(ui, &stage, look);
    let cloth = stage.cloth.shrink(stage.rail);
    // A large table bends at both edges, and more at its corners.
    let (bend, below) = if stage.large.is_some() { (1.3, stage.sag * 1.3) } else { (0.8, 0.0) };
    Rect::from_x_y_ranges(cloth.x_range(), cloth.top() + stage.sag * bend..=cloth.bottom() - below)
}

impl<'a> TableLook<'a> {
    /// A still look of two colours, on which nothing can be chosen.
    pub const fn new(house: &'a House, words: &'a Catalog, theme: &'a Theme) -> Self {
        Self { house, words, theme, four_colour: false, reduced_motion: true, choosable: &[], for_class: false }
    }
}

impl TableLook<'_> {
    /// The same look for what is seen from afar.
    pub(in crate::view) const fn for_class(self) -> Self {
        Self { for_class: true, ..self }
    }

    fn render(&self, phrase: &Phrase) -> String {
        self.words.render(phrase, &HouseTerms::from(&self.house.terms))
    }

    fn set_of<'s>(&'s self, scene: &'s Scene) -> &'s ChipSet {
        scene.set.as_ref().unwrap_or_else(|| self.house.chip_set())
    }

    fn spot_fact(&self, spot: Spot) -> Fact {
        scene::spot_fact(spot, self.house)
    }

    fn spot_name(&self, spot: Spot) -> String {
        let terms = &self.house.terms;
        match spot {
            Spot::Punto => terms.punto.value().clone(),
            Spot::Banco => terms.banco.value().clone(),
            Spot::Egalite => terms.egalite.value().clone(),
            Spot::Own(_) => self.house.spot_rules(spot).map_or_else(String::new, |rules| rules.id.clone()),
        }
    }

    fn side_name(&self, side: Side) -> String {
        self.spot_name(Chance::from(side).into())
    }

    /// Key of a cached picture, besides its own shape.
    fn paint_key(&self) -> (usize, bool) {
        (std::ptr::from_ref(self.theme.baize).addr(), self.four_colour)
    }

    fn can_choose(&self, spot: Spot) -> bool {
        self.choosable.contains(&FeltPlace::Spot(spot))
    }
}

/// Gives a painted area an accessible name.
fn named_area(ui: &Ui, rect: Rect, id: impl std::hash::Hash + std::fmt::Debug, label: &str) -> Response {
    let response = ui.interact(rect, ui.scope_id().with(id), Sense::hover());
    name(&response, Role::Image, label);
    response
}

fn shade(look: &TableLook<'_>, strength: f32) -> Color32 {
    look.theme.baize.shadow.gamma_multiply(strength)
}
