//! A shift worked on the felt itself: things pointed at and carried, pieces taken, words filled in, faults put right.

use tailleur::app::shift::blank::Blank;
use tailleur::app::shift::correction::CorrectionStage;
use tailleur::app::shift::target::Target;
use tailleur::app::shift::thing::{Thing, has_its_thing, thing_of};
use tailleur::app::shift::work::ShiftWork;
use tailleur::app::shift::{ShiftScreen, TableAction};
use tailleur::app::{Action, Effect};
use tailleur::progress::Moment;
use tailleur::rules::calls::Announcement;
use tailleur::rules::house::TableSize;
use tailleur::rules::side::Side;
use tailleur::table::Shift;
use tailleur::table::act::{Act, CardPlace};
use tailleur::table::agent::{Agent as _, Fault, Move, Perfect};
use tailleur::table::due::Duty;
use tailleur::table::fact::FaultKind;
use tailleur::table::person::Person;
use tailleur::table::scenario::Presentation;
use tailleur::table::truth::coup_of;

use super::shift::{at_the_table, screen, table, typed_for, work};
use crate::support::player::Player;
use crate::table::{scenario, tables};

/// Does a due act by hand: cards from the shoe, bets to the tray, pieces from the tray, cards into the box.
fn by_hand(work: &mut ShiftWork, duty: &Duty) {
    let now = Moment(0);
    let _effects = match &duty.act {
        Act::Draw(CardPlace::On(side), _) => work.carry(Thing::Shoe, Thing::Hand(*side), now),
        Act::Turn(side) => work.point_at(Thing::Hand(*side), now),
        Act::Collect(id) => work.carry(Thing::Stake(*id), Thing::Tray, now),
        Act::Pay(id, pieces) => {
            for (value, count) in pieces {
                for _ in 0..*count {
                    let _nothing = work.point_at(Thing::Piece(*value), now);
                }
            }
            work.point_at(Thing::Stake(*id), now)
        }
        Act::PassCards(side, Person::Guest(index)) => {
            let felt = &work.shift().state().felt;
            let card = felt.iter().find(|card| card.place == CardPlace::On(*side)).expect("a card lies there").id;
            work.carry(Thing::Card(card), Thing::Guest(*index), now)
        }
        Act::OfferShoe(seat) => {
            let guest = work.shift().state().seated(*seat).expect("a guest sits there");
            work.carry(Thing::Shoe, Thing::Guest(guest), now)
        }
        Act::PutAway | Act::CloseLid => work.point_at(Thing::Box, now),
        other => work.act(duty.by, other, now),
    };
}

#[test]
fn what_is_due_always_has_its_cards_and_turned_ones_are_not_turned_again() {
    let mut turned = 0;
    for (house, size) in tables() {
        let mut shift = Shift::new(&scenario(size, 7, 6, ""), &house, 11).unwrap();
        let turn = Act::Turn(Side::Punto);
        assert!(!has_its_thing(shift.state(), &turn) && !has_its_thing(shift.state(), &Act::PutAway));
        loop {
            match Perfect.next(&shift) {
                Move::Act(by, act, moment) => {
                    let place = format!("{} {size:?}: {act:?}", house.id);
                    assert!(has_its_thing(shift.state(), &act), "{place}");
                    let _events = shift.act(by, &act, moment);
                    if let Act::Turn(side) = act {
                        turned += 1;
                        assert!(!has_its_thing(shift.state(), &Act::Turn(side)), "turned, {place}");
                    }
                }
                Move::Wait(moment) => {
                    let _events = shift.until(moment);
                }
                Move::Stop => break,
            }
        }
    }
    assert!(turned > 0, "no cards were turned at any table");
}

#[test]
fn guided_never_asks_for_cards_that_were_discarded_too_early() {
    let mut undone = 0;
    for (house, size) in tables() {
        let shift = Shift::new(&scenario(size, 7, 2, "presentation: Guided"), &house, 11).unwrap();
        let mut work = ShiftWork::new(shift, false, Moment(0));
        while let Some(duty) = work.shift().due_of_trainee().into_iter().next() {
            let tailleur = work.shift().state().crew.tailleur();
            let mut early = work.clone();
            early.act(tailleur, &Act::PutAway, Moment(0));
            if let Some(first) = early.due().first() {
                let name = format!("{} {size:?}: {:?} after {:?}", house.id, first.act, duty.act);
                assert!(has_its_thing(early.shift().state(), &first.act), "{name}");
                if first.act == Act::Undo {
                    undone += 1;
                    early.act(first.by, &Act::Undo, Moment(0));
                    assert_eq!(early.due(), work.due(), "{name}");
                }
            }
            work.act(duty.by, &duty.act, Moment(0));
        }
    }
    assert!(undone > 0, "nothing was ever to be undone");
}

#[test]
fn every_coup_is_worked_on_the_felt_itself_at_every_table() {
    for (house, size) in tables() {
        let shift = Shift::new(&scenario(size, 7, 12, ""), &house, 11).unwrap();
        let mut work = ShiftWork::new(shift, false, Moment(0));
        for _ in 0..4_000 {
            let Some(duty) = work.shift().due_of_trainee().into_iter().next() else { break };
            let acts = work.acts().len();
            by_hand(&mut work, &duty);
            assert_eq!(work.acts().len(), acts + 1, "{} {size:?}: {:?}", house.id, duty.act);
        }
        assert!(work.shift().is_over() && work.shift().facts().is_empty(), "{:#?}", work.shift().facts());
    }
}

/// The table of a house at which the next act of this kind is due.
fn until_due(
    house: &str,
    size: TableSize,
    presentation: Presentation,
    wanted: impl Fn(&Act) -> bool,
) -> (Player, Duty) {
    let mut player = at_the_table(house, size, presentation);
    for _ in 0..2_000 {
        let duty = work(&player).shift().due_of_trainee().remove(0);
        if wanted(&duty.act) {
            return (player, duty);
        }
        player.act(table(TableAction::Act(duty.by, duty.act)));
    }
    panic!("it is never due")
}

#[test]
fn a_card_is_picked_up_by_pointing_at_the_shoe_and_goes_where_one_points_next() {
    let draws = |act: &Act| matches!(act, Act::Draw(..));
    let (mut player, _) = until_due("article-57-13", TableSize::Mini, Presentation::Practice, draws);
    player.act(table(TableAction::PointAt(Thing::Shoe)));
    assert_eq!(work(&player).picked(), Some(Thing::Shoe));
    player.act(Action::Back);
    assert_eq!(work(&player).picked(), None, "escape puts it back");
    assert!(!work(&player).is_paused());
    player.act(table(TableAction::PointAt(Thing::Shoe)));
    player.act(table(TableAction::PointAt(Thing::Hand(Side::Banco))));
    let lies = work(&player).shift().state().felt.iter().any(|card| card.place == CardPlace::On(Side::Banco));
    assert!(lies, "the first card is on the wrong side: it can be done");
}

#[test]
fn pieces_in_the_hand_are_paid_to_the_bet_that_is_pointed_at_and_erased_one_by_one() {
    let (mut player, duty) =
        until_due("article-57-13", TableSize::Mini, Presentation::Practice, |act| matches!(act, Act::Pay(..)));
    let Act::Pay(id, pieces) = &duty.act else { unreachable!() };
    let value = pieces[0].0;
    player.act(table(TableAction::PointAt(Thing::Piece(value))));
    player.act(table(TableAction::Carry(Thing::Piece(value), Thing::Stake(*id))));
    assert_eq!(work(&player).entry().pieces().map(|held| held.of_value(value)), Some(2));
    assert_eq!(work(&player).target(), Some(Target::Stake(*id)));
    player.act(table(TableAction::Erase));
    assert_eq!(work(&player).entry().pieces().map(|held| held.of_value(value)), Some(1));
    player.act(table(TableAction::Next));
    let paid = work(&player).shift().state().stake(*id).map(|stake| stake.settled.paid);
    assert_eq!(paid, Some(value));
}

#[test]
fn no_call_names_a_point_that_the_trainee_has_not_filled_in() {
    for presentation in [Presentation::Practice, Presentation::OnTheFloor] {
        let calls = |act: &Act| matches!(act, Act::Call(Announcement::Point(_), _));
        let (mut player, duty) = until_due("article-57-13", TableSize::Mini, presentation, calls);
        let Act::Call(Announcement::Point(side), words) = &duty.act else { unreachable!() };
        let named = |work: &ShiftWork| {
            work.offers()
                .iter()
                .any(|offer| matches!(offer.act, Act::Call(Announcement::Point(_) | Announcement::Final, _)))
        };
        assert!(!named(work(&player)), "{presentation:?}");
        player.act(table(TableAction::Target(Some(Target::Blank(Blank::Point(*side))))));
        let point = typed_for(work(&player).shift().state(), &duty.act).unwrap().parse().unwrap();
        player.act(table(TableAction::Type(point)));
        let spoken = &work(&player).shift().state().coup.calls;
        assert!(spoken.iter().any(|call| call.words == *words), "{presentation:?}: {spoken:?}");
    }
}

#[test]
fn both_points_of_the_final_call_are_filled_in_and_may_be_wrong() {
    let calls = |act: &Act| matches!(act, Act::Call(Announcement::Final, _));
    for wrong in [false, true] {
        let (mut player, duty) = until_due("article-57-13", TableSize::Mini, Presentation::OnTheFloor, calls);
        let state = work(&player).shift().state();
        let winner = coup_of(state).outcome().expect("the coup is over").winner;
        let figures: Vec<u8> =
            typed_for(state, &duty.act).unwrap().chars().map(|figure| figure.to_digit(10).unwrap() as u8).collect();
        player.act(table(TableAction::Target(Some(Target::Blank(Blank::Final(winner))))));
        for figure in figures {
            player.act(table(TableAction::Type(if wrong { (figure + 1) % 10 } else { figure })));
        }
        let found = work(&player).shift().facts().iter().any(|fact| fact.kind == FaultKind::WrongCall);
        assert_eq!(found, wrong);
    }
}

#[test]
fn help_names_the_letter_of_a_call_that_is_to_be_filled_in() {
    for (wanted, key) in [(Announcement::Point(Side::Punto), 'O'), (Announcement::Point(Side::Banco), 'N')] {
        let is_wanted = |act: &Act| matches!(act, Act::Call(announcement, _) if *announcement == wanted);
        let (mut player, _) = until_due("article-57-13", TableSize::Mini, Presentation::Practice, is_wanted);
        player.act(table(TableAction::Help));
        assert_eq!(work(&player).due()[0].key, Some(key));
    }
}

#[test]
fn a_person_is_pointed_at_to_speak_to_him() {
    let (mut player, _) = until_due("monte-carlo", TableSize::Large, Presentation::Practice, |act| {
        matches!(act, Act::Draw(..) | Act::Sign(_))
    });
    player.act(table(TableAction::PointAt(Thing::Guest(0))));
    assert_eq!(work(&player).target(), Some(Target::Person(Person::Guest(0))));
    let offered: Vec<Act> = work(&player).offers().into_iter().map(|offer| offer.act).collect();
    assert!(offered.iter().any(|act| matches!(act, Act::Speak(_, Some(Person::Guest(0))))), "{offered:?}");
}

#[test]
fn every_act_of_the_crew_has_its_thing_or_is_a_step_of_opening_and_closing() {
    for (house, size) in tables() {
        let shift = Shift::new(&scenario(size, 7, 3, "opening: true, closing: true"), &house, 5).unwrap();
        let mut work = ShiftWork::new(shift, false, Moment(0));
        while let Some(duty) = work.shift().due_of_trainee().into_iter().next() {
            let of_opening = matches!(
                duty.act,
                Act::CheckPacks(_) | Act::Shuffle | Act::OfferCut(_) | Act::PlaceStopCard(_) | Act::CloseTable
            );
            assert!(of_opening || thing_of(work.shift().state(), &duty.act).is_some(), "{:?}", duty.act);
            let _effects = work.act(duty.by, &duty.act, Moment(0));
        }
    }
}

/// Practice at the moment the chef speaks of a wrong payment.
fn after_a_wrong_payment() -> Player {
    let mut player = at_the_table("article-57-13", TableSize::Mini, Presentation::Practice);
    let mut fault = Fault::new(FaultKind::WrongPayment, false);
    while work(&player).coups().iter().all(|coup| coup.faults.is_empty()) {
        match fault.next(work(&player).shift()) {
            Move::Act(by, act, _) => player.act(table(TableAction::Act(by, act))),
            other => panic!("{other:?}"),
        }
    }
    player
}

#[test]
fn a_fault_is_put_right_on_the_felt_and_the_shift_goes_on_where_it_was() {
    let mut player = after_a_wrong_payment();
    let (acts, coup) = (work(&player).acts().len(), work(&player).shift().state().coup.number);
    let logged = player.effects.len();
    player.act(table(TableAction::PutRight(0)));
    let paying = work(&player).shift().due_of_trainee().into_iter().find(|duty| matches!(duty.act, Act::Pay(..)));
    let paying = paying.expect("the bet is unpaid again");
    assert!(!work(&player).shows_due(), "what is due is not yet shown");
    let Act::Pay(id, pieces) = &paying.act else { unreachable!() };
    let twice = Act::Pay(*id, vec![(pieces[0].0, pieces[0].1 + 1)]);
    player.act(table(TableAction::Act(paying.by, twice)));
    assert_eq!(
        work(&player).correction().map(tailleur::app::shift::correction::Correction::stage),
        Some(CorrectionStage::Missed)
    );
    assert!(work(&player).shows_due(), "now it is");
    player.act(table(TableAction::Act(paying.by, paying.act.clone())));
    assert_eq!(
        work(&player).correction().map(tailleur::app::shift::correction::Correction::stage),
        Some(CorrectionStage::Done)
    );
    player.act(table(TableAction::Next));
    assert!(work(&player).correction().is_none() && work(&player).chef().is_none());
    assert_eq!(work(&player).acts().len(), acts);
    assert_eq!(work(&player).shift().state().coup.number, coup);
    let later = &player.effects[logged..];
    assert!(!later.iter().any(|effect| matches!(effect, Effect::Shift(_))), "nothing of it is logged: {later:?}");
    assert!(matches!(screen(&player), ShiftScreen::Table(_)));
}

#[test]
fn escape_goes_back_from_a_fault_that_is_put_right() {
    let mut player = after_a_wrong_payment();
    player.act(table(TableAction::PutRight(0)));
    assert!(work(&player).correction().is_some());
    player.act(Action::Back);
    assert!(work(&player).correction().is_none() && !work(&player).is_paused());
}
