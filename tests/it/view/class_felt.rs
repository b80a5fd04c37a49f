//! The felt before a class shows what the question is about, large, and nothing else.
#![cfg(feature = "desktop")]

use std::collections::BTreeMap;

use eframe::egui::{Rect, Shape, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tailleur::drill::question::{LaidPieces, LaidStake, Scene, Seats, StakeOutcome};
use tailleur::i18n::{Catalog, Language};
use tailleur::rules::bet::Spot;
use tailleur::rules::house::HouseLibrary;
use tailleur::rules::money::Money;
use tailleur::rules::side::{BySide, Chance};
use tailleur::view::table::{Marks, TableLook, class_scene_ui};
use tailleur::view::theme::{FeltColour, Theme};

use super::painting::{cards, harness, house};

/// The felt beside a question on a screen of 1280 by 720, and the narrowest beside a long one.
const BESIDE: Vec2 = vec2(740.0, 620.0);
const NARROW: Vec2 = vec2(380.0, 620.0);

fn felt(id: &str, room: Vec2, scene: Scene, marks: Marks) -> Harness<'static> {
    let (house, words, theme) = (house(id), Catalog::new(Language::English), Theme::new(true, FeltColour::Green));
    harness(room, 100, move |ui| {
        let look = TableLook { for_class: true, ..TableLook::new(&house, &words, &theme) };
        class_scene_ui(ui, &scene, &look, &marks);
    })
}

fn bets(seats: impl Iterator<Item = u8>) -> Vec<LaidStake> {
    let spots = [Spot::Punto, Spot::Banco, Spot::Egalite].into_iter().cycle();
    seats.zip(spots).map(|(seat, spot)| LaidStake { seat, spot, amount: Money::coins(26_000) }).collect()
}

fn places(felt: &Harness<'_>, begins: &str) -> Vec<Rect> {
    let nodes = felt.query_all_by(|node| node.label().is_some_and(|label| label.starts_with(begins)));
    nodes.map(|node| node.rect()).collect()
}

/// Heights of the letters of texts that satisfy this.
fn sizes(felt: &Harness<'_>, wanted: impl Fn(&str) -> bool) -> Vec<f32> {
    let texts = felt.output().shapes.iter().filter_map(|painted| match &painted.shape {
        Shape::Text(text) if wanted(text.galley.text()) => Some(text.galley.job.sections[0].format.font_id.size),
        _ => None,
    });
    texts.collect()
}

#[test]
fn of_the_seats_only_those_with_bets_are_drawn_and_none_of_the_croupiers_things() {
    for house in HouseLibrary::built_in().iter() {
        let scene = Scene { stakes: bets([2, 5].into_iter()), ..Scene::default() };
        let felt = felt(house.id.as_str(), BESIDE, scene, Marks::default());
        let seats: Vec<String> = (1..=15).map(|seat| format!("seat {seat}")).collect();
        let drawn: Vec<&String> = seats.iter().filter(|seat| felt.query_by_label(seat).is_some()).collect();
        assert_eq!(drawn, ["seat 2", "seat 5"], "{}", house.id);
        for thing in ["Shoe", "Float"] {
            assert!(felt.query_by_label(thing).is_none(), "{}: {thing}", house.id);
        }
    }
}

#[test]
fn people_who_sit_are_drawn_beside_the_bets_and_the_shoe_beside_who_holds_it() {
    let seats = Some(Seats { count: 14, taken: vec![2, 9], holder: Some(4) });
    let scene = Scene { stakes: bets(2..=2), seats, ..Scene::default() };
    let felt = felt("guide-fr", BESIDE, scene, Marks::default());
    let [shoe] = places(&felt, "Shoe")[..] else { panic!("one shoe") };
    let [holder] = places(&felt, "seat 4, holds the shoe")[..] else { panic!("one holder") };
    let between = shoe.left() - holder.right();
    assert!((0.0..holder.width()).contains(&between), "{between} between {holder} and {shoe}");
    assert_eq!(places(&felt, "seat ").len(), 3);
}

#[test]
fn the_cards_to_come_are_as_large_as_those_dealt() {
    let hands = BySide { punto: cards("6h 8d"), banco: cards("Qc 3s") };
    let to_come = vec!["9h".parse().unwrap(), "5c".parse().unwrap()];
    for room in [BESIDE, NARROW] {
        let felt = felt(
            "guide-fr",
            room,
            Scene { hands: hands.clone(), to_come: to_come.clone(), ..Scene::default() },
            Marks::default(),
        );
        let width = |card: &str| places(&felt, card)[0].width();
        let (dealt, coming) = (width("6 of hearts"), width("9 of hearts"));
        assert!((dealt - coming).abs() < 1.0, "{room:?}: {dealt} and {coming}");
        assert!(dealt > 70.0, "{room:?}: {dealt}");
    }
}

#[test]
fn every_sum_of_a_full_table_is_read_from_afar_before_and_after_it_is_paid() {
    let paid = StakeOutcome::Paid(Money::coins(24_700));
    let hands = BySide { punto: cards("6h 8d 4c"), banco: cards("Qc 3s 9d") };
    let scene = Scene { stakes: bets(1..=13), hands, announced: Some(Chance::Banco), ..Scene::default() };
    let settled = Marks { done: (0..13).map(|stake| (stake, paid)).collect(), ..Marks::default() };
    for (marks, sum, share) in [(Marks::default(), "260", 0.04), (settled, "247", 0.027)] {
        let felt = felt("guide-fr", BESIDE, scene.clone(), marks);
        let sums = sizes(&felt, |text| text.trim_start_matches('+') == sum);
        assert_eq!(sums.len(), 13, "{sum}");
        let least = sums.into_iter().fold(f32::MAX, f32::min);
        assert!(least > BESIDE.y * share, "{sum}: {least}");
    }
}

#[test]
fn nothing_lies_on_something_else_whatever_the_scene_has() {
    let hands = BySide { punto: cards("6h 8d 4c"), banco: cards("Qc 3s") };
    let to_come: Vec<_> = ["9h", "5c"].map(|card| card.parse().unwrap()).to_vec();
    let mut seen = BTreeMap::new();
    for room in [BESIDE, NARROW, vec2(680.0, 330.0), vec2(1130.0, 940.0)] {
        for (bets, has_hands, coming) in [(0, true, 2), (1, true, 0), (3, true, 2), (9, true, 0), (9, false, 0)] {
            let stakes = self::bets(1..=bets);
            let hands = if has_hands { hands.clone() } else { BySide::default() };
            let to_come = to_come.iter().copied().take(coming).collect();
            let felt = felt("guide-fr", room, Scene { stakes, hands, to_come, ..Scene::default() }, Marks::default());
            let mut things = places(&felt, "Seat ");
            for card in ["6 of hearts", "8 of diamonds", "4 of clubs", "queen of clubs", "3 of spades"] {
                things.extend(places(&felt, card));
            }
            for card in ["9 of hearts", "5 of clubs"] {
                things.extend(places(&felt, card));
            }
            let whole = Rect::from_min_size(felt.ctx.content_rect().min, room);
            for (at, thing) in things.iter().enumerate() {
                assert!(whole.contains_rect(*thing), "{room:?} {bets} {has_hands} {coming}: {thing} outside");
                for other in &things[at + 1..] {
                    let common = thing.shrink(1.0).intersect(other.shrink(1.0));
                    assert!(!common.is_positive(), "{room:?} {bets} {has_hands} {coming}: {thing} on {other}");
                }
            }
            seen.insert((bets, has_hands, coming), things.len());
        }
    }
    assert_eq!(seen.into_values().collect::<Vec<_>>(), [7, 6, 10, 9, 14]);
}

#[test]
fn the_pieces_of_an_answer_are_counted_below_their_piles_and_those_of_a_question_are_not() {
    let chips = [(10_000, 3), (2_000, 2)].map(|(value, count)| LaidPieces { value: Money::coins(value), count });
    for (shows_counts, counts) in [(false, vec![]), (true, vec!["× 3", "× 2"])] {
        let scene = Scene { chips: chips.into(), ..Scene::default() };
        let felt = felt("guide-fr", BESIDE, scene, Marks { shows_counts, ..Marks::default() });
        let found = counts.iter().filter(|count| !sizes(&felt, |text| text == **count).is_empty()).count();
        assert_eq!((found, sizes(&felt, |text| text.starts_with('×')).len()), (counts.len(), counts.len()));
    }
}
