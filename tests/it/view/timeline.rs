//! Movements on the felt: what is where at which time.
#![cfg(feature = "desktop")]

use tailleur::drill::question::{CardBack, LaidCard, LaidStake, Scene, StakeOutcome};
use tailleur::rules::bet::Spot;
use tailleur::rules::money::Money;
use tailleur::rules::side::{BySide, Side};
use tailleur::view::table::{CardMotion, CardSlot, Marks, Movables, Timeline};

fn cards(text: &str) -> Vec<LaidCard> {
    let card = |card: &str| card.parse().map_or(LaidCard::Down(CardBack::Red), LaidCard::Up);
    text.split_whitespace().map(card).collect()
}

fn dealt(punto: &str, banco: &str) -> Movables {
    let hands = BySide { punto: cards(punto), banco: cards(banco) };
    Movables::new(&Scene { hands, ..Scene::default() }, &Marks::default())
}

fn settled(done: &[(usize, StakeOutcome)]) -> Movables {
    let stake = |seat| LaidStake { seat, spot: Spot::Punto, amount: Money::coins(1_000) };
    let scene = Scene { stakes: vec![stake(1), stake(2), stake(3)], ..Scene::default() };
    Movables::new(&scene, &Marks { done: done.iter().copied().collect(), ..Marks::default() })
}

const FIRST_FOUR: [CardSlot; 4] = [
    CardSlot::Hand(Side::Punto, 0),
    CardSlot::Hand(Side::Banco, 0),
    CardSlot::Hand(Side::Punto, 1),
    CardSlot::Hand(Side::Banco, 1),
];

/// The first moment, in steps of ten milliseconds, at which something holds.
fn first(timeline: &Timeline, holds: impl Fn(u32) -> bool) -> u32 {
    (0..=timeline.lasts() + 10).step_by(10).find(|millis| holds(*millis)).expect("it never holds")
}

#[test]
fn cards_leave_the_shoe_one_by_one_face_down_and_turn_where_they_lie() {
    let timeline = Timeline::between(&Movables::default(), &dealt("7h 9d", "2c Ks"));
    let leaves = FIRST_FOUR.map(|slot| first(&timeline, |at| timeline.card(slot, at) != CardMotion::InShoe));
    assert!(leaves.windows(2).all(|pair| pair[0] < pair[1]), "{leaves:?}");
    for slot in FIRST_FOUR {
        let turns = first(&timeline, |at| matches!(timeline.card(slot, at), CardMotion::Turning(_)));
        let rests = first(&timeline, |at| timeline.card(slot, at) == CardMotion::Resting);
        let slides = turns - leaves[FIRST_FOUR.iter().position(|other| *other == slot).unwrap()];
        assert!((120..=250).contains(&slides) && (120..=250).contains(&(rests - turns)), "{slot:?}: {slides}");
        // It only ever goes forward.
        let way: Vec<f32> = (0..turns)
            .map(|at| match timeline.card(slot, at) {
                CardMotion::Sliding(share) => share,
                CardMotion::InShoe => 0.0,
                other => panic!("{other:?} before it is turned"),
            })
            .collect();
        assert!(way.windows(2).all(|pair| pair[0] <= pair[1]), "{way:?}");
    }
    assert!(timeline.lasts() < 1_000, "a coup of four cards is dealt within a second: {}", timeline.lasts());
}

#[test]
fn a_card_face_down_is_only_turned_and_one_that_lies_there_stays() {
    let timeline = Timeline::between(&dealt("7h xx", "2c Ks"), &dealt("7h 9d", "2c Ks 5h"));
    assert_eq!(timeline.card(CardSlot::Hand(Side::Punto, 0), 0), CardMotion::Resting);
    assert_eq!(timeline.card(CardSlot::Hand(Side::Punto, 1), 0), CardMotion::Turning(0.0));
    assert_eq!(timeline.card(CardSlot::Hand(Side::Banco, 2), 0), CardMotion::InShoe);
    assert_eq!(timeline.card(CardSlot::Hand(Side::Banco, 2), timeline.lasts()), CardMotion::Resting);
}

#[test]
fn a_card_dealt_face_down_is_not_turned() {
    let timeline = Timeline::between(&Movables::default(), &dealt("xx", ""));
    let turned = |at| matches!(timeline.card(CardSlot::Hand(Side::Punto, 0), at), CardMotion::Turning(_));
    assert!(!(0..=timeline.lasts()).any(turned));
}

#[test]
fn losers_are_swept_before_winners_are_paid() {
    let (paid, lost) = (StakeOutcome::Paid(Money::coins(1_000)), StakeOutcome::Collected);
    let timeline = Timeline::between(&settled(&[]), &settled(&[(0, paid), (2, lost)]));
    let starts = |stake| first(&timeline, |at| timeline.chips(stake, at) > 0.0);
    assert!(starts(2) < starts(0), "{} {}", starts(2), starts(0));
    assert!((timeline.chips(1, 0) - 1.0).abs() < f32::EPSILON, "a stake left alone does not move");
    assert!((timeline.chips(0, timeline.lasts()) - 1.0).abs() < f32::EPSILON);
    // The next one moves alone: those before it are where they belong.
    let next = Timeline::between(&settled(&[(2, lost)]), &settled(&[(0, paid), (2, lost)]));
    assert!((next.chips(2, 0) - 1.0).abs() < f32::EPSILON && next.chips(0, 0) < 0.01);
}

#[test]
fn nothing_moves_where_nothing_changed() {
    let table = dealt("7h 9d", "2c Ks");
    assert_eq!(Timeline::between(&table, &table).lasts(), 0);
}
