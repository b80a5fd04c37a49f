//! Pieces move; none is made or lost.

use tailleur::rules::money::Money;
use tailleur::table::Shift;
use tailleur::table::act::Act;
use tailleur::table::agent::{Perfect, play};
use tailleur::table::event::Event;
use tailleur::table::pieces::Pieces;

use super::{scenario, tables};

#[test]
fn the_same_pieces_are_at_the_table_after_every_act() {
    for (house, size) in tables() {
        let mut shift = Shift::new(&scenario(size, 7, 15, ""), &house, 11).unwrap();
        let before = shift.state().all_pieces();
        play(&mut shift, &mut Perfect, |shift, events| {
            let filled = events.iter().any(|event| matches!(event, Event::Acted { act: Act::AskForFill, .. }));
            assert!(!filled, "the float was too small");
            assert_eq!(shift.state().all_pieces(), before, "{} {size:?}: {events:#?}", house.id);
        });
    }
}

#[test]
fn a_sum_is_made_of_the_pieces_that_are_there() {
    let coins = Money::coins;
    let pieces = Pieces::from_counts(&[(coins(5000), 1), (coins(2000), 4)]);
    assert_eq!(pieces.making(coins(8000)).unwrap().counts(), [(coins(2000), 4)]);
    assert_eq!(pieces.making(coins(7000)).unwrap().counts(), [(coins(5000), 1), (coins(2000), 1)]);
    assert_eq!(pieces.making(coins(3000)), None);
    assert_eq!(pieces.making(Money::ZERO), Some(Pieces::default()));
}
