//! Pieces, payments and the shoe as they are painted on the felt.
#![cfg(feature = "desktop")]

use std::cell::RefCell;
use std::collections::BTreeMap;

use eframe::egui::epaint::Primitive;
use eframe::egui::{Color32, Mesh, Rect, Shape, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tailleur::drill::question::{CardBack, LaidCard, LaidStake, Scene, StakeOutcome};
use tailleur::i18n::{Catalog, Language};
use tailleur::rules::bet::Spot;
use tailleur::rules::house::TableSize;
use tailleur::rules::money::Money;
use tailleur::rules::side::BySide;
use tailleur::view::table::{Marks, TableLook, marked_scene_ui};
use tailleur::view::theme::{FeltColour, Theme};

use super::painting::{cards, harness, house};

type Shown = RefCell<(Scene, Marks)>;

fn table(shown: &Shown) -> Harness<'_> {
    let (house, words, theme) =
        (house("article-57-13"), Catalog::new(Language::English), Theme::new(true, FeltColour::Green));
    harness(vec2(1024.0, 640.0), 100, move |ui| {
        let look = TableLook::new(&house, &words, &theme);
        let (scene, marks) = &*shown.borrow();
        marked_scene_ui(ui, scene, &look, marks);
    })
}

/// The meshes painted with their middle in an area.
fn meshes_in(harness: &Harness<'_>, area: Rect) -> Vec<Mesh> {
    let meshes = harness.output().shapes.iter().filter_map(|painted| match &painted.shape {
        Shape::Mesh(mesh) => Some(Mesh::clone(mesh)),
        _ => None,
    });
    meshes.filter(|mesh| area.contains(mesh.calc_bounds().center())).collect()
}

#[test]
fn a_stake_that_is_paid_keeps_its_size_and_has_its_payment_in_chips_beside_it() {
    for size in [TableSize::Large, TableSize::Mini] {
        let stakes = vec![LaidStake { seat: 3, spot: Spot::Punto, amount: Money::coins(10_000) }];
        let shown = RefCell::new((Scene { stakes, table: Some(size), ..Scene::default() }, Marks::default()));
        let mut table = table(&shown);
        let chips = |harness: &Harness<'_>, name: &str| -> Vec<Rect> {
            let area = harness.get_by_label(name).rect().expand(6.0);
            let own = meshes_in(harness, area).into_iter().map(|mesh| mesh.calc_bounds());
            own.filter(|bounds| bounds.width() < 0.9 * area.width()).collect()
        };
        let alone = chips(&table, "Seat 3, Punto, 100");
        assert_eq!(alone.len(), 1, "{size:?}: one piece of a hundred: {alone:?}");
        let paid = StakeOutcome::Paid(Money::coins(10_000));
        shown.borrow_mut().1 = Marks { done: BTreeMap::from([(0, paid)]), ..Marks::default() };
        table.step();
        let both = chips(&table, "Seat 3, Punto, 100, paid 100");
        assert_eq!(both.len(), 2, "{size:?}: the stake and its payment: {both:?}");
        for chip in &both {
            assert!(chip.width() >= 0.8 * alone[0].width(), "{size:?}: {chip:?} beside {alone:?}");
        }
        assert!(both[0].center().x < both[1].center().x, "the payment lies beside the stake: {both:?}");
        // A stake that is taken is gone.
        shown.borrow_mut().1 = Marks { done: BTreeMap::from([(0, StakeOutcome::Collected)]), ..Marks::default() };
        table.step();
        assert!(table.query_by_label("Seat 3, Punto, 100").is_none(), "{size:?}");
    }
}

#[test]
fn the_card_at_the_mouth_of_the_shoe_has_the_back_of_those_dealt() {
    let baize = Theme::new(true, FeltColour::Green).baize;
    for (back, colour, other) in
        [(CardBack::Red, baize.back_red, baize.back_blue), (CardBack::Blue, baize.back_blue, baize.back_red)]
    {
        let hands = BySide { punto: cards("6h"), banco: vec![LaidCard::Down(back)] };
        let shown = RefCell::new((Scene { hands, ..Scene::default() }, Marks::default()));
        let table = table(&shown);
        let shoe = meshes_in(&table, table.get_by_label("Shoe").rect());
        let has = |wanted: Color32| shoe.iter().flat_map(|mesh| &mesh.vertices).any(|vertex| vertex.color == wanted);
        assert!(has(colour) && !has(other), "{back:?}");
    }
}

/// A card that lies still is not tessellated again: its picture is placed as it is.
#[test]
fn a_still_table_is_painted_from_the_same_pictures() {
    let hands = BySide { punto: cards("6h 8d 4c"), banco: cards("Qc xx") };
    let shown = RefCell::new((Scene { hands, ..Scene::default() }, Marks::default()));
    let mut table = table(&shown);
    let count = |harness: &Harness<'_>| -> (usize, usize) {
        let shapes = &harness.output().shapes;
        let meshes = shapes.iter().filter(|painted| matches!(painted.shape, Shape::Mesh(_))).count();
        (meshes, shapes.len())
    };
    table.step();
    let before = count(&table);
    table.hover_at(eframe::egui::pos2(400.0, 300.0));
    table.step();
    assert_eq!(count(&table), before);
    // Nothing but text and a few lines is left to tessellate.
    let primitives = table.ctx.tessellate(table.output().shapes.clone(), 1.0);
    let vertices = |primitive: &Primitive| match primitive {
        Primitive::Mesh(mesh) => mesh.vertices.len(),
        Primitive::Callback(_) => 0,
    };
    let all: usize = primitives.iter().map(|painted| vertices(&painted.primitive)).sum();
    let ready: usize = table
        .output()
        .shapes
        .iter()
        .map(|painted| match &painted.shape {
            Shape::Mesh(mesh) => mesh.vertices.len(),
            _ => 0,
        })
        .sum();
    assert!(ready * 10 >= all * 8, "{ready} of {all} vertices come from pictures");
    // A driver without a graphics card holds 300 bytes for each until the frame is drawn.
    let triangles = |primitive: &Primitive| match primitive {
        Primitive::Mesh(mesh) => mesh.indices.len() / 3,
        Primitive::Callback(_) => 0,
    };
    let triangles: usize = primitives.iter().map(|painted| triangles(&painted.primitive)).sum();
    assert!(triangles < 22_000, "{triangles} triangles");
}
