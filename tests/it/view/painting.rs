//! Painted widgets: accessible names, keyboard focus, and bounds.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Rect, Ui, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tailleur::drill::marking::TableauHighlight;
use tailleur::drill::question::{
    CardBack, FeltPlace, LaidCard, LaidPieces, LaidShoe, LaidStake, Scene, Seats, SecondTable, ShoeContents,
};
use tailleur::i18n::{Catalog, Language};
use tailleur::rules::bet::Spot;
use tailleur::rules::chips::ChipSet;
use tailleur::rules::house::{CardColour, House, HouseLibrary, TableSize};
use tailleur::rules::money::Money;
use tailleur::rules::side::{BySide, Chance};
use tailleur::rules::tableau::{Cell, Third};
use tailleur::view::fonts;
use tailleur::view::table::{Marks, TableLook, chips_for, scene_ui, two_tables_ui};
use tailleur::view::tableau::tableau_ui;
use tailleur::view::theme::{FeltColour, Theme};
use tailleur::view::widget::{PadKey, TileState, choice_tile, number_pad, primary_button, quiet_button};

/// The rooms in which a table must stand, from a corner of a small window to a whole large screen.
const ROOMS: [Vec2; 6] = [
    vec2(480.0, 260.0),
    vec2(640.0, 600.0),
    vec2(1024.0, 640.0),
    vec2(1280.0, 800.0),
    vec2(1920.0, 1080.0),
    vec2(3840.0, 2160.0),
];

const SPOTS: [FeltPlace; 3] =
    [FeltPlace::Spot(Spot::Punto), FeltPlace::Spot(Spot::Banco), FeltPlace::Spot(Spot::Egalite)];

pub(super) fn house(id: &str) -> Arc<House> {
    Arc::clone(HouseLibrary::built_in().get(id).unwrap())
}

pub(super) fn cards(text: &str) -> Vec<LaidCard> {
    text.split(' ').map(|card| card.parse().map_or(LaidCard::Down(CardBack::Red), LaidCard::Up)).collect()
}

fn stakes() -> Vec<LaidStake> {
    let of = |seat, spot, units: u64| LaidStake { seat, spot, amount: Money::coins(units * 100) };
    vec![
        of(1, Spot::Punto, 100),
        of(2, Spot::Banco, 1_250),
        of(3, Spot::Banco, 40),
        of(3, Spot::Egalite, 20),
        of(7, Spot::Punto, 17_500),
    ]
}

/// A table on which everything lies that can lie on one.
fn full() -> Scene {
    Scene {
        hands: BySide { punto: cards("6h 8d 4c"), banco: cards("Qc xx Ts") },
        to_come: vec!["9h".parse().unwrap(), "5c".parse().unwrap()],
        stakes: stakes(),
        announced: Some(Chance::Punto),
        ..Scene::default()
    }
}

/// A table on which two cards lie apart.
fn apart() -> Scene {
    let hands = BySide { punto: cards("6h 8d"), banco: cards("Qc 4s") };
    Scene { hands, apart: cards("5c xx"), ..Scene::default() }
}

/// A table at which players sit with stakes, one of them with the shoe.
fn seated() -> Scene {
    let seats = Seats { count: 16, taken: vec![9, 11, 12, 15], holder: Some(9) };
    let of = |seat, spot, units: u64| LaidStake { seat, spot, amount: Money::coins(units * 100) };
    let stakes = vec![of(9, Spot::Punto, 500), of(11, Spot::Banco, 20), of(12, Spot::Punto, 40)];
    Scene { seats: Some(seats), stakes, ..Scene::default() }
}

/// The large table with every box taken, and the crew about it.
pub(super) fn large() -> Scene {
    let spots = [Spot::Punto, Spot::Banco, Spot::Egalite];
    let boxes = (1..=16).flat_map(|seat| spots.map(|spot| (seat, spot)));
    let stakes: Vec<LaidStake> =
        boxes.map(|(seat, spot)| LaidStake { seat, spot, amount: Money::coins(125_000) }).collect();
    Scene { stakes, to_come: Vec::new(), table: Some(TableSize::Large), crew: true, standing: vec![4], ..full() }
}

/// Heaps of every height and shape.
fn heaps() -> Vec<LaidPieces> {
    let of = |value, count| LaidPieces { value: Money::coins(value), count };
    vec![of(100_000, 1), of(50_000, 20), of(10_000, 40), of(500, 7)]
}

/// The other kinds of table: cards alone, stakes alone, cards still to come, nothing at all.
fn scenes() -> Vec<Scene> {
    let full = full();
    vec![
        Scene { stakes: Vec::new(), to_come: Vec::new(), ..full.clone() },
        Scene { stakes: Vec::new(), ..full.clone() },
        Scene { hands: BySide::default(), to_come: Vec::new(), ..full.clone() },
        apart(),
        seated(),
        Scene { chips: heaps(), ..Scene::default() },
        Scene { chips: heaps(), hands: BySide::default(), to_come: Vec::new(), ..full.clone() },
        Scene::default(),
        Scene { table: Some(TableSize::Mini), crew: true, to_come: Vec::new(), ..full.clone() },
        large(),
        Scene { shoe: Some(LaidShoe::Turned("7h".parse().unwrap(), 7)), ..Scene::default() },
        Scene { shoe: Some(LaidShoe::Packs(packs(None))), ..Scene::default() },
        Scene { shoe: Some(LaidShoe::Packs(packs(Some(10)))), ..Scene::default() },
        Scene { shoe: Some(LaidShoe::Stopped(CardColour::Red)), hands: full.hands.clone(), ..Scene::default() },
        full,
    ]
}

/// A shoe under way, its stop card in its place or still to be put in.
fn packs(behind: Option<u16>) -> ShoeContents {
    ShoeContents { cards: 312, out: 40, behind, counted: behind.is_some(), stop_card: CardColour::Red }
}

pub(super) fn harness<'a>(size: Vec2, percent: u16, content: impl FnMut(&mut Ui) + 'a) -> Harness<'a> {
    Harness::builder()
        .with_size(size)
        .with_context_setup(move |ctx| {
            fonts::install(ctx);
            Theme::new(true, FeltColour::Green).apply(ctx, percent, true);
        })
        .build_ui(content)
}

type Chosen = RefCell<Vec<FeltPlace>>;

pub(super) struct Table {
    house: Arc<House>,
    words: Catalog,
    scene: RefCell<Scene>,
    choosable: Vec<FeltPlace>,
    reduced_motion: bool,
    chosen: Chosen,
}

impl Table {
    pub(super) fn new(id: &str, language: Language, scene: Scene) -> Self {
        let (house, words) = (house(id), Catalog::new(language));
        let chosen = RefCell::default();
        Self { house, words, scene: RefCell::new(scene), choosable: Vec::new(), reduced_motion: true, chosen }
    }

    fn choosing(self) -> Self {
        Self { choosable: SPOTS.to_vec(), ..self }
    }

    fn ui(&self, ui: &mut Ui) {
        let look = TableLook {
            house: &self.house,
            words: &self.words,
            theme: &Theme::new(true, FeltColour::Green),
            four_colour: false,
            reduced_motion: self.reduced_motion,
            choosable: &self.choosable,
            for_class: false,
        };
        self.chosen.borrow_mut().extend(scene_ui(ui, &self.scene.borrow(), &look));
    }

    pub(super) fn harness(&self, size: Vec2) -> Harness<'_> {
        harness(size, 100, |ui| self.ui(ui))
    }
}

/// The names and places of all that has one, with its role.
fn named(harness: &Harness<'_>) -> Vec<(Role, String, Rect)> {
    harness
        .root()
        .children_recursive()
        .filter_map(|node| Some((node.accesskit_node().role(), node.accesskit_node().label()?, node.rect())))
        .collect()
}

/// Expected names on the full table: language, house, names.
const NAMES: [(Language, &str, [&str; 12]); 3] = [
    (
        Language::French,
        "article-57-13",
        [
            "6 de cœur, Punto, première carte",
            "4 de trèfle, Punto, troisième carte",
            "dame de trèfle, Banco, première carte",
            "carte face cachée, Banco, deuxième carte",
            "9 de cœur, prochaine carte du sabot",
            "5 de trèfle, carte 2 du sabot",
            "Place 7, Punto, 17\u{202f}500",
            "Place 3, Égalité, 20",
            "Cartes, Punto, chance annoncée gagnante",
            "Punto, paiement 1 pour 1. Annonce\u{202f}: Punto",
            "Sabot",
            "place 4",
        ],
    ),
    (
        Language::Italian,
        "monte-carlo",
        [
            "6 di cuori, Ponte, prima carta",
            "4 di fiori, Ponte, terza carta",
            "donna di fiori, Banque, prima carta",
            "carta coperta, Banque, seconda carta",
            "9 di cuori, prossima carta del sabot",
            "5 di fiori, carta 2 del sabot",
            "Posto 7, Ponte, 17.500",
            "Posto 3, Égalité, 20",
            "Carte, Ponte, chance annunciata vincente",
            "Ponte, paga 1 a 1. Annunciato: Ponte",
            "Sabot",
            "posto 4",
        ],
    ),
    (
        Language::English,
        "article-57-13",
        [
            "6 of hearts, Punto, first card",
            "4 of clubs, Punto, third card",
            "queen of clubs, Banco, first card",
            "face-down card, Banco, second card",
            "9 of hearts, next card in the shoe",
            "5 of clubs, card 2 in the shoe",
            "Seat 7, Punto, 17,500",
            "Seat 3, Égalité, 20",
            "Punto’s cards, Punto called as the winner",
            "Punto, pays 1 to 1. Called: Punto",
            "Shoe",
            "seat 4",
        ],
    ),
];

#[test]
fn every_card_and_stake_says_its_name_in_the_readers_language() {
    for (language, id, expected) in NAMES {
        let table = Table::new(id, language, full());
        let harness = table.harness(vec2(1024.0, 640.0));
        let names: BTreeSet<String> = named(&harness).into_iter().map(|(_, name, _)| name).collect();
        for name in expected {
            assert!(names.contains(name), "{language:?}: no “{name}” among {names:#?}");
        }
    }
}

#[test]
fn a_card_that_lies_apart_says_so() {
    let table = Table::new("venezia", Language::English, apart());
    let harness = table.harness(vec2(1024.0, 640.0));
    let names: BTreeSet<String> = named(&harness).into_iter().map(|(_, name, _)| name).collect();
    for name in ["5 of clubs, set aside, first card", "face-down card, set aside, card 2"] {
        assert!(names.contains(name), "no “{name}” among {names:#?}");
    }
}

#[test]
fn nothing_painted_leaves_its_room_and_no_card_hides_another() {
    for room in ROOMS {
        for scene in scenes() {
            let table = Table::new("article-57-13", Language::French, scene);
            let harness = table.harness(room);
            let whole = Rect::from_min_size(eframe::egui::Pos2::ZERO, room).expand(0.5);
            let all = named(&harness);
            for (_, name, rect) in &all {
                assert!(whole.contains_rect(*rect), "{name} at {rect:?} leaves {room:?}");
                assert!(rect.is_positive(), "{name} has no size at {room:?}");
            }
            // Only the places that hold cards may hold something: cards, stakes, seats and shoe do not touch.
            let things: Vec<_> = all.iter().filter(|(role, name, _)| is_thing(*role, name)).collect();
            for (index, (_, one, here)) in things.iter().enumerate() {
                for (_, other, there) in things.iter().skip(index + 1) {
                    let shared = here.intersect(*there);
                    let touch = shared.is_positive() && shared.area() > 0.02 * here.area().min(there.area());
                    assert!(!touch, "{one} lies on {other} at {room:?}: {here:?} {there:?}");
                }
            }
        }
    }
}

/// Spots, seats, hands and the croupiers' things of a table lie in one place, whatever a question puts on it.
#[test]
fn a_question_about_the_table_itself_shows_the_bare_cloth() {
    let bare = Scene { bare: true, ..Scene::default() };
    let names =
        |scene: Scene| named(&Table::new("article-57-13", Language::English, scene).harness(vec2(656.0, 570.0)));
    assert!(names(Scene::default()).iter().any(|(_, name, _)| name == "Float"));
    assert!(names(bare).iter().all(|(role, ..)| *role == Role::Group));
}

#[test]
fn a_table_never_moves_between_questions() {
    let tables = [
        ("article-57-13", TableSize::Large),
        ("guide-fr", TableSize::Mini),
        ("monte-carlo", TableSize::Midi),
        ("venezia", TableSize::Large),
    ];
    for (id, size) in tables {
        for room in [vec2(480.0, 260.0), vec2(656.0, 570.0), vec2(1920.0, 1080.0)] {
            let places = |scene: Scene| -> BTreeMap<String, Rect> {
                let table = Table::new(id, Language::English, Scene { table: Some(size), ..scene });
                named(&table.harness(room)).into_iter().map(|(_, name, rect)| (name, rect)).collect()
            };
            let empty = places(Scene::default());
            assert!(empty.contains_key("Float") && empty.contains_key("Shoe"), "{empty:#?}");
            let has_seats = |scene: &Scene| {
                let last = scene.stakes.iter().map(|stake| stake.seat).chain(scene.seats.as_ref().map(|all| all.count));
                size == TableSize::Large || last.max().is_none_or(|last| last <= 7)
            };
            for scene in scenes().into_iter().filter(has_seats) {
                let shown = places(scene);
                let same: Vec<_> = empty.iter().filter(|(name, _)| shown.contains_key(*name)).collect();
                // The seats of the table, two spots and the float, at least.
                assert!(same.len() >= 4, "{id} {size:?}: {shown:#?}");
                for (name, rect) in same.iter().filter(|(name, _)| *name != "Shoe") {
                    assert_eq!(shown[*name], **rect, "{name} of {id}, {size:?}, jumps at {room:?}");
                }
            }
        }
    }
}

fn is_thing(role: Role, name: &str) -> bool {
    // The stop card lies among the cards of the shoe, or at its mouth.
    role == Role::Image && !name.contains(" paiement ") && !name.starts_with("Carte d’arrêt")
}

/// The same stakes in two houses: each table has its heading and its own print, and neither lies on the other.
#[test]
fn two_houses_lie_side_by_side_or_one_above_the_other() {
    let (here, there) = (house("article-57-13"), house("venezia"));
    let second = SecondTable { house: Arc::clone(&there), scene: full(), titles: None };
    let words = Catalog::new(Language::English);
    for room in ROOMS.into_iter().filter(|room| room.x >= 400.0 && room.y >= 400.0) {
        let harness = harness(room, 100, |ui| {
            let theme = Theme::new(true, FeltColour::Green);
            let look = TableLook::new(&here, &words, &theme);
            two_tables_ui(ui, (&full(), &Marks::default()), &second, &look);
        });
        let all = named(&harness);
        let whole = Rect::from_min_size(eframe::egui::Pos2::ZERO, room).expand(0.5);
        let place = |role: Role, name: &str| {
            let found = all.iter().find(|(own, said, _)| *own == role && said.contains(name));
            found.unwrap_or_else(|| panic!("no {name} at {room:?} among {all:#?}")).2
        };
        let tables = ["Article 57-13", "Casinò di Venezia"].map(|name| {
            let (title, table) = (place(Role::Heading, name), place(Role::Group, name));
            assert!(whole.contains_rect(title) && whole.contains_rect(table), "{name} leaves {room:?}");
            assert!(title.bottom() <= table.top() + 0.5, "the name of {name} lies on its table");
            table
        });
        assert!(!tables[0].intersects(tables[1]), "{tables:?}");
        assert!(
            all.iter().any(|(_, name, _)| name.contains("Banker"))
                && all.iter().any(|(_, name, _)| name.contains("Banco"))
        );
    }
}

#[test]
fn every_cell_of_every_tableau_says_what_is_done_there() {
    let shelf = HouseLibrary::built_in();
    for language in Language::ALL {
        let words = Catalog::new(language);
        for house in shelf.iter() {
            let cell = Cell { banco: 3_u8.try_into().unwrap(), third: Third::Card(8_u8.try_into().unwrap()) };
            let theme = Theme::new(false, FeltColour::Blue);
            let lit = Some(TableauHighlight::Banco(cell));
            let harness = harness(vec2(520.0, 640.0), 100, |ui| {
                tableau_ui(ui, house, &words, &theme, lit, f32::INFINITY);
            });
            let cells: Vec<_> = named(&harness).into_iter().filter(|(role, ..)| *role == Role::Cell).collect();
            let names: BTreeSet<&String> = cells.iter().map(|(_, name, _)| name).collect();
            assert_eq!(
                names.len(),
                96,
                "{} in {language:?}: eight cells of Punto, 88 of Banco, no two alike",
                house.id
            );
            assert!(names.iter().all(|name| !name.contains('{')), "{names:#?}");
            let deciding = match language {
                Language::French => "C’est cette case qui décide",
                Language::Italian => "È questa casella a decidere",
                Language::English => "This cell decides",
            };
            assert_eq!(names.iter().filter(|name| name.contains(deciding)).count(), 1);
        }
    }
}

#[test]
fn the_tableau_fits_beside_the_table_also_in_large_text() {
    let words = Catalog::new(Language::Italian);
    for id in ["article-57-13", "monte-carlo", "venezia"] {
        let house = house(id);
        // Half of the smallest window.
        for (percent, width) in [(100, 320.0), (150, 480.0)] {
            let theme = Theme::new(true, FeltColour::Green);
            let harness = harness(vec2(width, 640.0), percent, |ui| {
                tableau_ui(ui, &house, &words, &theme, None, f32::INFINITY);
            });
            for (_, name, rect) in named(&harness).into_iter().filter(|(role, ..)| *role == Role::Cell) {
                assert!(rect.right() <= width && rect.bottom() <= 640.0, "{id}, {percent} %: {name} at {rect:?}");
            }
        }
    }
}

#[test]
fn a_spot_is_chosen_by_pointer_by_keyboard_and_by_screen_reader() {
    type Choose = fn(&mut Harness<'_>);
    let label = "Banco, paiement 19 pour 20";
    let ways: [(&str, Choose); 5] = [
        ("pointer", |harness| harness.get_by_label("Banco, paiement 19 pour 20").click()),
        ("screen reader", |harness| harness.get_by_label("Banco, paiement 19 pour 20").click_accesskit()),
        ("Enter", |harness| {
            harness.get_by_label("Banco, paiement 19 pour 20").focus();
            harness.run();
            harness.key_press(Key::Enter);
        }),
        ("Tab, Tab, Space", |harness| {
            harness.key_press(Key::Tab);
            harness.run();
            harness.key_press(Key::Tab);
            harness.run();
            harness.key_press(Key::Space);
        }),
        ("a press on the hand's place", |harness| harness.get_by_label("Cartes, Banco").click()),
    ];
    for (way, choose) in ways {
        let scene = Scene { hands: BySide { punto: cards("6h 8d"), banco: cards("Qc 5s") }, ..Scene::default() };
        let table = Table::new("article-57-13", Language::French, scene).choosing();
        let mut harness = table.harness(vec2(1024.0, 640.0));
        choose(&mut harness);
        harness.run();
        assert_eq!(*table.chosen.borrow(), [FeltPlace::Spot(Spot::Banco)], "by {way}: {label}");
    }
}

#[test]
fn the_ends_of_a_bent_row_belong_to_it_too() {
    let scene = Scene { table: Some(TableSize::Mini), ..Scene::default() };
    let table = Table::new("article-57-13", Language::French, scene).choosing();
    let mut harness = table.harness(vec2(1280.0, 800.0));
    // Far out, where the row of Égalité lies as low as nothing does in the middle.
    let middle = harness.get_by_label("Égalité, paiement 8 pour 1").rect();
    let at = eframe::egui::pos2(110.0, middle.bottom() + 30.0);
    harness.hover_at(at);
    harness.drag_at(at);
    harness.drop_at(at);
    harness.run();
    assert_eq!(*table.chosen.borrow(), [FeltPlace::Spot(Spot::Egalite)]);
}

#[test]
fn a_place_that_cannot_be_chosen_stays_still() {
    let table = Table::new("article-57-13", Language::French, full());
    let mut harness = table.harness(vec2(1024.0, 640.0));
    harness.get_by_label("Banco, paiement 19 pour 20").click();
    harness.get_by_label("Cartes, Banco").click();
    harness.run();
    harness.key_press(Key::Tab);
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(*table.chosen.borrow(), []);
}

#[test]
fn a_new_card_slides_from_the_shoe_and_comes_to_rest() {
    let name = "4 of clubs, Punto, third card";
    let two = Scene { hands: BySide { punto: cards("6h 8d"), banco: cards("Qc 5s") }, ..Scene::default() };
    let table = Table { reduced_motion: false, ..Table::new("article-57-13", Language::English, two.clone()) };
    let mut harness = table.harness(vec2(1024.0, 640.0));
    harness.run_steps(40);
    table.scene.borrow_mut().hands.punto = cards("6h 8d 4c");
    harness.step();
    let shoe = harness.get_by_label("Shoe").rect().center();
    let start = harness.get_by_label(name).rect().center();
    harness.run_steps(40);
    let rest = harness.get_by_label(name).rect().center();
    assert!(start.distance(shoe) < 0.35 * rest.distance(shoe), "it starts at {start:?}, the shoe is at {shoe:?}");
    // Nothing is painted again while nothing moves.
    assert_eq!(harness.run(), 1);

    // A key ends the movement under way.
    table.scene.borrow_mut().hands.banco = cards("Qc 5s 2h");
    harness.step();
    let third = "2 of hearts, Banco, third card";
    let shoe_is_near = |harness: &Harness<'_>| harness.get_by_label(third).rect().center().distance(shoe) < 60.0;
    assert!(shoe_is_near(&harness));
    harness.key_press(Key::Space);
    harness.step();
    assert!(!shoe_is_near(&harness), "it is still at {:?}", harness.get_by_label(third).rect());
    harness.run_steps(10);
    assert_eq!(harness.run(), 1);

    let still = Table::new("article-57-13", Language::English, two);
    let mut harness = still.harness(vec2(1024.0, 640.0));
    still.scene.borrow_mut().hands.punto = cards("6h 8d 4c");
    harness.step();
    assert_eq!(harness.get_by_label(name).rect().center(), rest, "with reduced motion it is there at once");
}

#[test]
fn every_theme_is_read_from_its_file() {
    for (dark, felt) in
        [(true, FeltColour::Green), (true, FeltColour::Blue), (false, FeltColour::Green), (false, FeltColour::Blue)]
    {
        let theme = Theme::new(dark, felt);
        assert!(theme.surround.text.is_opaque() && theme.surround.background.is_opaque(), "{theme:?}");
        assert!(theme.baize.cloth.is_opaque(), "{theme:?}");
    }
}

#[test]
fn a_stake_is_shown_in_the_fewest_pieces_of_its_set() {
    let shown = |set: &str, coins: u64| {
        let set = ChipSet::get(set).unwrap();
        let found = chips_for(Money::coins(coins), set);
        found.iter().map(|(piece, count)| (piece.value.get(), *count)).collect::<Vec<_>>()
    };
    assert_eq!(shown("neutral", 4_000), [(2_000, 2)], "forty is two twenties");
    assert_eq!(shown("italian", 4_000), [(2_500, 1), (1_000, 1), (500, 1)]);
    assert_eq!(shown("french", 49), [], "a rest below the smallest piece has none");
    assert_eq!(shown("french", 1_049), [(1_000, 1)]);
    let hidden = Money::MOST.get();
    assert_eq!(shown("french", hidden), [(1_000_000, 60)], "three columns hide enough of the felt");
}

#[test]
fn stakes_are_shown_in_the_houses_own_pieces_or_in_those_of_the_scene() {
    // Where 25 is a piece, 50 and 25 are two of them; where it is not, three.
    assert_eq!(house("venezia").chip_set(), ChipSet::get("italian").unwrap());
    assert_eq!(house("guide-fr").chip_set(), ChipSet::get("french").unwrap());
    for (id, set) in [("venezia", None), ("guide-fr", None), ("guide-fr", ChipSet::get("british"))] {
        let heap = LaidPieces { value: Money::coins(2_500), count: 27 };
        let scene = Scene { stakes: stakes(), chips: vec![heap], set: set.cloned(), ..Scene::default() };
        let table = Table::new(id, Language::English, scene);
        let harness = table.harness(vec2(1024.0, 640.0));
        let heaps = named(&harness).into_iter().filter(|(_, name, _)| name.starts_with("27 × ")).count();
        // A piece that the set does not have cannot stand there.
        let has_it = id == "venezia" || set.is_some();
        assert_eq!(heaps, usize::from(has_it), "{id} {set:?}");
    }
}

#[test]
fn buttons_tiles_and_pad_work_by_keyboard_and_are_large_enough() {
    let words = Catalog::new(Language::English);
    let theme = Theme::new(false, FeltColour::Green);
    let heard = RefCell::new(Vec::new());
    let mut harness = harness(vec2(600.0, 640.0), 100, |ui| {
        let hear = |what: &str, pressed: bool| {
            if pressed {
                heard.borrow_mut().push(what.to_owned());
            }
        };
        hear("go on", primary_button(ui, &theme, "Continue", Some("Enter")).clicked());
        hear("back", quiet_button(ui, &theme, "Back", None).clicked());
        hear("tile", choice_tile(ui, &theme, "Banco draws", Some("1"), TileState::Plain, 300.0).clicked());
        choice_tile(ui, &theme, "Marked", Some("2"), TileState::Wrong, 300.0);
        if let Some(key) = number_pad(ui, &theme, &words, true, 240.0) {
            heard.borrow_mut().push(format!("{key:?}"));
        }
    });
    for name in ["Continue", "Back", "Banco draws", "7", "0", "Delete", "Decimal point"] {
        let rect = harness.get_by_label(name).rect();
        assert!(rect.width() >= 36.0 && rect.height() >= 36.0, "{name}: {rect:?}");
        harness.get_by_label(name).focus();
        harness.run();
        harness.key_press(Key::Space);
        harness.run();
    }
    harness.get_by_label("Marked").click();
    harness.event(eframe::egui::Event::Text("8".to_owned()));
    harness.run();
    harness.key_press(Key::Backspace);
    harness.run();
    let pad = |key: PadKey| format!("{key:?}");
    let mut expected: Vec<String> = ["go on", "back", "tile"].map(str::to_owned).into();
    expected.extend([PadKey::Digit(7), PadKey::Digit(0), PadKey::Delete, PadKey::Point].map(pad));
    assert_eq!(*heard.borrow(), expected, "the keyboard is the screen's: a figure typed is not also a figure pressed");
}
