//! Movements at a table that is worked: a pure function of time.
#![cfg(feature = "desktop")]

use eframe::egui::{Pos2, pos2};
use tailleur::drill::question::{CardBack, LaidCard};
use tailleur::rules::money::Money;
use tailleur::table::act::{CardId, StakeId};
use tailleur::view::table::{Body, Legs, MovingId, Resting, Rests};

const SHOE: Pos2 = pos2(10.0, 20.0);
const PLACE: Pos2 = pos2(200.0, 100.0);
const TRAY: Pos2 = pos2(300.0, 300.0);

fn card(up: bool) -> Resting {
    let laid = if up { LaidCard::Up("7h".parse().unwrap()) } else { LaidCard::Down(CardBack::Blue) };
    Resting { body: Body::Card(laid), at: PLACE, size: 60.0, angle: 0.0, from: SHOE }
}

fn bet() -> Resting {
    let body = Body::Pieces(vec![(Money::coins(2_000), 3)]);
    Resting { body, at: PLACE, size: 12.0, angle: 0.0, from: SHOE }
}

fn rests<const N: usize>(all: [(MovingId, Resting); N]) -> Rests {
    all.into_iter().collect()
}

const CARD: MovingId = MovingId::Card(CardId(1));
const BET: MovingId = MovingId::Stake(StakeId(1));

#[test]
fn a_card_slides_from_the_shoe_face_down_and_turns_in_its_place() {
    let legs = Legs::between(&Rests::new(), &rests([(CARD, card(true))]), |_| TRAY);
    let at = |millis| legs.at(CARD, &card(true), millis).unwrap();
    assert_eq!(at(0).at, SHOE);
    assert!(at(100).back && at(100).at.distance(SHOE) > 1.0);
    assert!((at(200).at.distance(PLACE)) < 0.01);
    assert!(at(210).back && at(210).open < 1.0);
    assert!(!at(330).back);
    assert_eq!(legs.lasts(), 340);
    assert!(at(340).open > 0.999);
}

#[test]
fn a_card_that_lies_is_turned_where_it_lies() {
    let legs = Legs::between(&rests([(CARD, card(false))]), &rests([(CARD, card(true))]), |_| TRAY);
    assert_eq!(legs.lasts(), 140);
    let middle = legs.at(CARD, &card(true), 69).unwrap();
    assert!(middle.at == PLACE && middle.back && middle.open < 0.1);
}

#[test]
fn a_losing_bet_goes_to_the_tray_and_is_gone() {
    let legs = Legs::between(&rests([(BET, bet())]), &Rests::new(), |_| TRAY);
    assert!((120..=250).contains(&legs.lasts()), "{}", legs.lasts());
    let (_, half) = legs.leaving(120).next().expect("it is on its way");
    assert!(half.at.distance(TRAY) < PLACE.distance(TRAY));
    assert_eq!(legs.leaving(legs.lasts()).count(), 0);
}

#[test]
fn bets_arrive_one_after_another_and_are_not_there_before() {
    let second = MovingId::Stake(StakeId(2));
    let legs = Legs::between(&Rests::new(), &rests([(BET, bet()), (second, bet())]), |_| TRAY);
    assert!(legs.at(BET, &bet(), 50).is_some());
    assert!(legs.at(second, &bet(), 50).is_none());
    assert!(legs.at(second, &bet(), 150).is_some());
}

#[test]
fn nothing_moves_where_nothing_has_changed() {
    let still = rests([(CARD, card(true)), (BET, bet())]);
    assert_eq!(Legs::between(&still, &still, |_| TRAY).lasts(), 0);
}

#[test]
fn every_motion_takes_between_120_and_250_milliseconds() {
    let moved = |id, rest: Resting| {
        let away = Resting { at: TRAY, ..rest.clone() };
        Legs::between(&rests([(id, rest)]), &rests([(id, away)]), |_| TRAY).lasts()
    };
    for (id, rest) in
        [(CARD, card(false)), (BET, bet()), (MovingId::Payment(StakeId(1)), bet()), (MovingId::Shoe, bet())]
    {
        let lasts = moved(id, rest);
        assert!((120..=250).contains(&lasts), "{id:?} {lasts}");
    }
}
