//! Guided: examples first, questions after them.

use std::collections::BTreeSet;

use tailleur::app::shift::TableAction;
use tailleur::app::shift::guided::Asked;
use tailleur::app::shift::offers::Offer;
use tailleur::app::shift::part::CoupPart;
use tailleur::app::shift::target::Target;
use tailleur::app::shift::thing::{Thing, way_of};
use tailleur::app::shift::work::ShiftWork;
use tailleur::rules::bet::Spot;
use tailleur::rules::calls::Announcement;
use tailleur::rules::chips::total_value;
use tailleur::rules::house::TableSize;
use tailleur::rules::money::Money;
use tailleur::rules::side::Side;
use tailleur::table::act::{Act, CardPlace};
use tailleur::table::person::Person;
use tailleur::table::scenario::Presentation;
use tailleur::table::truth::coup_of;

use super::shift::{at_the_table, table, work};
use crate::support::player::Player;
use crate::table::tables;

#[test]
fn in_guided_the_first_payment_on_a_spot_is_an_example_and_the_next_is_worked_out_at_every_table() {
    let mut worked_out = 0;
    for (house, size) in tables() {
        let mut player = at_the_table(house.id.as_str(), size, Presentation::Guided);
        let mut paid_on = BTreeSet::new();
        while work(&player).coups().len() < 4 {
            let Some(due) = work(&player).due().into_iter().next() else {
                player.act(table(TableAction::Next));
                continue;
            };
            let Act::Pay(id, _) = due.act else {
                player.act(table(TableAction::Act(due.by, due.act)));
                continue;
            };
            let spot = work(&player).shift().state().stake(id).expect("the bet lies there").spot;
            let is_known = !paid_on.insert(spot);
            assert_eq!(work(&player).asked(&due.act), is_known.then_some(Asked::Amount(id)), "{} {size:?}", house.id);
            let acts = work(&player).acts().len();
            player.now = player.now.plus(500);
            player.act(table(TableAction::Next));
            if is_known {
                assert_eq!(work(&player).acts().len(), acts, "Enter pays nothing before an amount is typed or shown");
                player.act(table(TableAction::Help));
                assert_eq!(work(&player).asked(&due.act), None);
                player.act(table(TableAction::Next));
                worked_out += 1;
            }
            assert_eq!(work(&player).acts().len(), acts + 1);
            assert_eq!(work(&player).acts().last().map(|done| &done.act), Some(&due.act));
        }
        assert!(work(&player).shift().facts().is_empty(), "{} {size:?}", house.id);
    }
    assert!(worked_out > 10, "{worked_out}");
}

#[test]
fn in_guided_the_calls_of_the_first_coup_are_examples_and_later_ones_are_asked_at_every_table() {
    let mut asked_for_receivers = 0;
    for (house, size) in tables() {
        let mut player = at_the_table(house.id.as_str(), size, Presentation::Guided);
        let (mut totals, mut calls, mut receivers) = (0, 0, 0);
        while work(&player).coups().len() < 4 {
            let own = work(&player);
            let Some(due) = own.due().into_iter().next() else {
                player.act(table(TableAction::Next));
                continue;
            };
            let (acts, asked) = (own.acts().len(), own.asked(&due.act));
            assert!(asked.is_none() || !own.coups().is_empty() || matches!(asked, Some(Asked::Amount(_))));
            player.now = player.now.plus(500);
            match asked {
                Some(Asked::Total(side)) => {
                    player.act(table(TableAction::Next));
                    assert_eq!(work(&player).acts().len(), acts, "Enter calls no total");
                    let total = coup_of(work(&player).shift().state()).hand(side).expect("it has cards").point_of_two();
                    player.act(table(TableAction::Type(total.get())));
                    totals += 1;
                }
                Some(Asked::Receiver) => {
                    player.act(table(TableAction::Next));
                    assert_eq!(work(&player).acts().len(), acts, "Enter passes no cards");
                    name_receiver(&mut player, &due.act, receivers % 2 == 0);
                    receivers += 1;
                }
                Some(Asked::NextCall) => {
                    player.act(table(TableAction::Next));
                    assert_eq!(work(&player).acts().len(), acts, "Enter makes no call that is asked");
                    let offers = work(&player).offers();
                    let finals = offers.iter().filter(|offer| matches!(offer.act, Act::Call(Announcement::Final, _)));
                    assert_eq!(finals.count(), 3);
                    if calls % 2 == 0 {
                        player.act(table(TableAction::Help));
                        assert_eq!(work(&player).asked(&due.act), None, "it is shown on request");
                    }
                    player.act(table(TableAction::Act(due.by, due.act.clone())));
                    calls += 1;
                }
                Some(Asked::Amount(_)) | None => player.act(table(TableAction::Act(due.by, due.act.clone()))),
            }
            let own = work(&player);
            assert_eq!(own.acts().len(), acts + 1);
            assert_eq!(own.acts().last().map(|done| &done.act), Some(&due.act));
            let is_shown = asked == Some(Asked::NextCall) && calls % 2 == 1;
            assert_eq!(asked.is_some() && !is_shown, !own.answered().is_empty(), "{asked:?}");
            if let (Act::Call(Announcement::Final, _), false) = (&due.act, own.answered().is_empty()) {
                let decides = ["reason-nearest-to-nine", "reason-equal-points"];
                assert!(own.answered().iter().any(|reason| decides.contains(&reason.key.as_str())), "{:?}", due.act);
            }
        }
        assert!(work(&player).shift().facts().is_empty(), "{} {size:?}", house.id);
        assert!(totals >= 6 && calls >= 3, "{} {size:?}: {totals}, {calls}", house.id);
        asked_for_receivers += receivers;
    }
    assert!(asked_for_receivers >= 3, "{asked_for_receivers}");
}

#[test]
fn a_wrong_total_that_guided_asked_for_is_a_mistake_with_the_right_one_and_can_be_undone() {
    let mut player = at_the_table("article-57-13", TableSize::Large, Presentation::Guided);
    let asked = loop {
        match work(&player).due().into_iter().next() {
            Some(due) => match work(&player).asked(&due.act) {
                Some(Asked::Total(side)) => break side,
                _ => player.act(table(TableAction::Act(due.by, due.act))),
            },
            None => player.act(table(TableAction::Next)),
        }
    };
    let total = coup_of(work(&player).shift().state()).hand(asked).expect("it has cards").point_of_two().get();
    player.act(table(TableAction::Type((total + 1) % 10)));
    assert!(!work(&player).faults_of_last_act().is_empty() && work(&player).answered().is_empty());
    assert!(work(&player).instead().is_some());
    let last = work(&player).acts().last().expect("the call").by;
    player.act(table(TableAction::Act(last, Act::Undo)));
    let due = work(&player).due().into_iter().next().expect("the call again");
    assert_eq!(work(&player).asked(&due.act), Some(Asked::Total(asked)));
    player.act(table(TableAction::Type(total)));
    assert!(work(&player).faults_of_last_act().is_empty());
    assert!(!work(&player).answered().is_empty(), "it is confirmed with its reason");
}

#[test]
fn a_resumed_shift_shows_no_example_of_what_was_paid_before() {
    let mut player = at_the_table("article-57-13", TableSize::Large, Presentation::Guided);
    let step = |player: &mut Player| match work(player).due().into_iter().next() {
        Some(due) => player.act(table(TableAction::Act(due.by, due.act))),
        None => player.act(table(TableAction::Next)),
    };
    while work(&player).coups().len() < 5 {
        step(&mut player);
    }
    let before = work(&player);
    let settled = before.coups().iter().flat_map(|coup| &coup.settled);
    let paid_on: BTreeSet<Spot> =
        settled.filter(|settled| settled.paid > Money::ZERO).map(|settled| settled.spot).collect();
    let mut resumed = ShiftWork::new(before.shift().clone(), false, player.now)
        .with_past(before.acts().to_vec(), before.coups().to_vec());
    for _ in 0..400 {
        match resumed.due().into_iter().next() {
            Some(due) => {
                if let Act::Pay(id, _) = due.act
                    && paid_on.contains(&resumed.shift().state().stake(id).expect("the bet lies there").spot)
                {
                    assert_eq!(resumed.asked(&due.act), Some(Asked::Amount(id)));
                    return;
                }
                resumed.act(due.by, &due.act, player.now);
            }
            None => {
                resumed.go_on(player.now);
            }
        }
    }
    panic!("no bet is paid on {paid_on:?}");
}

/// Answers who receives the cards, on the felt or by the seat.
fn name_receiver(player: &mut Player, due: &Act, by_pointer: bool) {
    let Act::PassCards(_, to) = due else { panic!("{due:?}") };
    if by_pointer {
        player.act(table(TableAction::PointAt(Thing::from(*to))));
    } else {
        type_seat(player, *to);
    }
}

/// Types the seat of a person, nought for the tailleur; Enter where the figure begins another seat with a player.
fn type_seat(player: &mut Player, person: Person) {
    let guest = if let Person::Guest(index) = person { work(player).shift().state().guest(index) } else { None };
    let seat = guest.map_or(0, |guest| guest.seat);
    let acts = work(player).acts().len();
    for figure in seat.to_string().bytes() {
        player.act(table(TableAction::Type(figure - b'0')));
    }
    let begins_another = |other: &u8| other / 10 == seat && work(player).shift().state().seated(*other).is_some();
    let is_open = seat > 0 && (10..=16).any(|other| begins_another(&other));
    assert_eq!(work(player).acts().len(), acts + usize::from(!is_open), "seat {seat}");
    if is_open {
        player.act(table(TableAction::Next));
    }
}

/// Works the table to the first question of this kind.
fn to_question(player: &mut Player, wanted: impl Fn(Asked) -> bool) -> (Act, Asked) {
    for _ in 0..2_000 {
        match work(player).due().into_iter().next() {
            Some(due) => match work(player).asked(&due.act).filter(|asked| wanted(*asked)) {
                Some(asked) => return (due.act, asked),
                None => player.act(table(TableAction::Act(due.by, due.act))),
            },
            None => player.act(table(TableAction::Next)),
        }
    }
    panic!("it is never asked")
}

#[test]
fn whatever_is_chosen_a_figure_answers_the_total_that_is_asked() {
    let mut player = at_the_table("article-57-13", TableSize::Large, Presentation::Guided);
    let (act, asked) = to_question(&mut player, |asked| matches!(asked, Asked::Total(_)));
    let Asked::Total(side) = asked else { unreachable!() };
    let bet = work(&player).shift().state().stakes.first().expect("a bet lies there").id;
    player.act(table(TableAction::Target(Some(Target::Stake(bet)))));
    let total = coup_of(work(&player).shift().state()).hand(side).expect("it has cards").point_of_two();
    player.act(table(TableAction::Type(total.get())));
    assert_eq!(work(&player).acts().last().map(|done| &done.act), Some(&act));
    assert!(work(&player).shift().facts().is_empty());
}

#[test]
fn while_the_next_call_is_asked_no_choice_takes_the_key_of_a_call() {
    let mut player = at_the_table("article-57-13", TableSize::Large, Presentation::Guided);
    to_question(&mut player, |asked| asked == Asked::NextCall);
    let keys = |player: &Player| -> Vec<Option<char>> {
        let calls = work(player).offers().into_iter().filter(|offer| matches!(offer.act, Act::Call(..)));
        calls.map(|offer| offer.key).collect()
    };
    let before = keys(&player);
    assert!(before.len() >= 5, "{before:?}");
    for target in [Target::Person(Person::Guest(0)), Target::Words] {
        player.act(table(TableAction::Target(Some(target))));
        assert_eq!(keys(&player), before, "{target:?}");
    }
}

#[test]
fn a_shift_resumed_at_a_question_can_be_answered_at_once() {
    for wanted in [Asked::Total(Side::Punto), Asked::Total(Side::Banco)] {
        let mut player = at_the_table("article-57-13", TableSize::Large, Presentation::Guided);
        to_question(&mut player, |asked| asked == wanted);
        let before = work(&player);
        let mut resumed = ShiftWork::new(before.shift().clone(), false, player.now)
            .with_past(before.acts().to_vec(), before.coups().to_vec());
        let Asked::Total(side) = wanted else { unreachable!() };
        let total = coup_of(resumed.shift().state()).hand(side).expect("it has cards").point_of_two();
        let acts = resumed.acts().len();
        resumed.type_figure(total.get(), player.now);
        assert_eq!(resumed.acts().len(), acts + 1);
        assert!(resumed.shift().facts().is_empty());
    }
}

#[test]
fn a_payment_of_the_due_sum_in_other_chips_is_confirmed() {
    let mut player = at_the_table("article-57-13", TableSize::Large, Presentation::Guided);
    let (act, _) = to_question(&mut player, |asked| matches!(asked, Asked::Amount(_)));
    let Act::Pay(id, pieces) = act else { panic!("{act:?}") };
    let sum = total_value(&pieces);
    let state = work(&player).shift().state();
    let one = state.tray.counts().into_iter().map(|(value, _)| value).filter(|value| *value < sum).max();
    let one = one.expect("there are smaller chips");
    let count = u32::try_from(sum.get() / one.get()).unwrap();
    assert_eq!(sum.get() % one.get(), 0, "it is paid in chips of one value");
    let by = work(&player).due().first().expect("a payment").by;
    player.act(table(TableAction::Act(by, Act::Pay(id, vec![(one, count)]))));
    assert!(work(&player).shift().facts().is_empty());
    assert!(!work(&player).answered().is_empty());
}

#[test]
fn who_receives_the_cards_is_asked_where_the_house_decides_it_and_nothing_on_the_felt_answers_for_the_trainee() {
    let mut player = at_the_table("article-57-13", TableSize::Large, Presentation::Guided);
    let (due, _) = to_question(&mut player, |asked| asked == Asked::Receiver);
    let Act::PassCards(side, to) = due else { panic!("{due:?}") };
    assert_eq!(way_of(work(&player).shift().state(), &due), Some((Thing::Hand(side), Thing::from(to))));
    let acts = work(&player).acts().len();
    let passes = |offer: &Offer| matches!(offer.act, Act::PassCards(..));
    assert!(!work(&player).offers().iter().any(passes), "no key passes the cards");
    let card = work(&player).shift().state().felt.iter().find(|card| card.place == CardPlace::On(side)).unwrap().id;
    for thing in [Thing::Hand(side), Thing::Card(card)] {
        player.act(table(TableAction::PointAt(thing)));
        assert_eq!(work(&player).acts().len(), acts, "{thing:?}");
    }
    let empty = (2..=9).find(|seat| work(&player).shift().state().seated(*seat).is_none()).unwrap();
    player.act(table(TableAction::Type(empty)));
    assert!(work(&player).entry().is_empty(), "nobody is at seat {empty}: the next figure begins anew");
    assert_eq!(work(&player).acts().len(), acts);
    let other = (0..3).map(Person::Guest).find(|other| *other != to).unwrap();
    player.act(table(TableAction::PointAt(Thing::from(other))));
    let faults = work(&player).faults_of_last_act();
    assert_eq!(faults.len(), 1, "{faults:?}");
    let tailleur = work(&player).shift().state().crew.tailleur();
    player.act(table(TableAction::Act(tailleur, Act::Undo)));
    assert_eq!(work(&player).asked(&due), Some(Asked::Receiver), "it is asked again");
    player.act(table(TableAction::Help));
    assert_eq!(work(&player).asked(&due), None);
    assert!(work(&player).offers().iter().any(passes), "once it is shown its key does it");
}

#[test]
fn the_parts_of_each_coup_come_in_their_order_at_every_table_and_none_is_left_out() {
    for (house, size) in tables() {
        let mut player = at_the_table(house.id.as_str(), size, Presentation::Guided);
        let (mut seen, mut coup) = (Vec::new(), 0);
        while coup < 4 {
            let state = work(&player).shift().state();
            if state.coup.number != coup {
                if coup > 1 {
                    assert_eq!(seen, CoupPart::ALL, "{} {size:?}, coup {coup}", house.id);
                }
                (seen, coup) = (Vec::new(), state.coup.number);
            }
            if let Some(part) = CoupPart::under_way(state).filter(|part| seen.last() != Some(part)) {
                seen.push(part);
            }
            match work(&player).due().into_iter().next() {
                Some(due) => player.act(table(TableAction::Act(due.by, due.act))),
                None => player.act(table(TableAction::Next)),
            }
        }
    }
}

#[test]
fn neither_the_parts_of_a_coup_nor_what_is_lit_answer_which_call_comes_next() {
    let mut answers = BTreeSet::new();
    let mut player = at_the_table("article-57-13", TableSize::Large, Presentation::Guided);
    while work(&player).coups().len() < 10 {
        let due = work(&player).due().into_iter().next();
        if let Some(due) = &due
            && work(&player).asked(&due.act) == Some(Asked::NextCall)
        {
            let Act::Call(call, _) = &due.act else { panic!("{due:?}") };
            answers.insert(format!("{call:?}"));
            assert_eq!(CoupPart::under_way(work(&player).shift().state()), Some(CoupPart::Result), "{call:?}");
            assert!(work(&player).hands_to_light(Some(due)).is_empty(), "{call:?}");
        }
        match due {
            Some(due) => player.act(table(TableAction::Act(due.by, due.act))),
            None => player.act(table(TableAction::Next)),
        }
    }
    assert!(answers.len() > 1, "{answers:?}");
}
