//! A whole table is settled in the window: what each key and click does, and what the verdict says.

use std::collections::BTreeSet;

use eframe::egui::{Key, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tailleur::app::Action;
use tailleur::drill::question::{Answer, Scene, StakeAction, StakeOutcome};
use tailleur::i18n::Language;
use tailleur::progress::Settings;
use tailleur::rules::house::TableSize;
use tailleur::rules::money::Money;
use tailleur::rules::round_of_payment::RoundOfPayment;

use crate::support::player::Player;
use crate::support::window::settle::{by_keys, chips, name};
use crate::support::window::{Open, asking, click, figure, press, settle, word};

/// A lesson of the pack, opened at its first question.
fn at_the_table(lesson: &str, house: &str) -> Open<'static> {
    asking(Player::at_home(Language::English, house), lesson, [1280.0, 800.0])
}

fn scene(harness: &Open<'_>) -> Scene {
    harness.state().player.asked().expect("a question is asked").question().scene.clone()
}

fn deeds(harness: &Open<'_>) -> Vec<StakeAction> {
    match harness.state().player.right_answer() {
        Answer::Settle(deeds) => deeds,
        other => panic!("{other:?}"),
    }
}

fn texts(harness: &Open<'_>) -> Vec<String> {
    // A clause that is cited is a link to what it says.
    let labels = harness.query_all_by_role(Role::Label).chain(harness.query_all_by_role(Role::Link));
    labels.filter_map(|node| node.accesskit_node().value().or_else(|| node.accesskit_node().label())).collect()
}

fn shows(harness: &Open<'_>, part: &str) -> bool {
    texts(harness).iter().any(|text| text.to_lowercase().contains(&part.to_lowercase()))
}

fn can_answer(harness: &Open<'_>) -> bool {
    let label = word(harness, "lesson-check");
    !harness.get_by_role_and_label(Role::Button, &label).accesskit_node().is_disabled()
}

/// The name of the button that undoes this act.
fn undo_of(harness: &Open<'_>, act: &str) -> String {
    format!("{}: {act}", word(harness, "settle-take-back"))
}

fn can_undo(harness: &Open<'_>, act: &str) -> bool {
    harness.query_by_role_and_label(Role::Button, &undo_of(harness, act)).is_some()
}

#[test]
fn enter_pays_while_a_sum_is_typed_and_answers_only_when_none_is() {
    let mut harness = at_the_table("pay-the-winners", "article-57-13");
    let scene = scene(&harness);
    press(&mut harness, Key::Enter);
    assert!(harness.state().player.asked().is_some(), "before anything is done Enter gives no answer");
    assert!(!can_answer(&harness));
    press(&mut harness, Key::Space);
    press(&mut harness, Key::Num7);
    assert!(!can_answer(&harness), "a sum waits to be paid");
    press(&mut harness, Key::Enter);
    assert!(harness.state().player.asked().is_some(), "Enter has paid");
    let first = name(&harness, &scene, 0);
    assert!(can_undo(&harness, &format!("1. {first}: paid 7")));
    assert!(can_answer(&harness));
    press(&mut harness, Key::Enter);
    assert!(harness.state().player.asked().is_none(), "with no sum Enter has answered");
    assert_eq!(harness.state().player.answers().get(&false), Some(&1));
}

#[test]
fn with_the_keypad_nought_and_c_collect_and_backspace_takes_a_figure_then_a_deed_back() {
    let mut harness = at_the_table("collect-the-losers", "venezia");
    let scene = scene(&harness);
    let on_felt = |harness: &Open<'_>, place: usize| {
        let name = name(harness, &scene, place);
        harness.query_by_role_and_label(Role::Button, &name).is_some()
    };
    assert!(on_felt(&harness, 0) && on_felt(&harness, 1));
    press(&mut harness, Key::C);
    assert!(on_felt(&harness, 0), "no bet is chosen before the trainee does");
    press(&mut harness, Key::Space);
    let keypad = word(&harness, "settle-with-keypad");
    harness.get_by_role_and_label(Role::Link, &keypad).click();
    settle(&mut harness);
    assert!(!harness.state().player.app.settings().pays_in_chips, "it stays so for the next question");
    press(&mut harness, Key::Num0);
    press(&mut harness, Key::C);
    assert!(!on_felt(&harness, 0) && !on_felt(&harness, 1), "what is collected has left the felt");
    press(&mut harness, Key::Num4);
    press(&mut harness, Key::Backspace);
    assert!(!on_felt(&harness, 1), "the figure went first");
    press(&mut harness, Key::Backspace);
    assert!(on_felt(&harness, 1) && !on_felt(&harness, 0), "then the last deed");
    let first = name(&harness, &scene, 0);
    let undo = undo_of(&harness, &format!("1. {first}: taken"));
    click(&mut harness, &undo);
    assert!(on_felt(&harness, 0), "the button takes back too");
    assert!(!can_answer(&harness));
}

#[test]
fn a_payment_is_made_of_chips_or_typed_and_what_is_in_the_hand_goes_back_first() {
    let mut harness = at_the_table("pay-the-winners", "article-57-13");
    let scene = scene(&harness);
    let to_pay = |harness: &Open<'_>| {
        let label = word(harness, "settle-amount");
        texts(harness).into_iter().find_map(|text| Some(text.strip_prefix(&format!("{label} "))?.to_owned()))
    };
    press(&mut harness, Key::H);
    assert_eq!(to_pay(&harness), None, "before a bet is chosen there is nothing to pay");
    press(&mut harness, Key::Space);
    let nothing = to_pay(&harness);
    assert_eq!(nothing.as_deref(), Some("not answered"), "the chip was not taken");
    // A hundred, two, and two again.
    for key in [Key::H, Key::C, Key::C] {
        press(&mut harness, key);
    }
    assert_eq!(to_pay(&harness).as_deref(), Some("104"));
    assert!(!can_answer(&harness), "the chips wait to be paid");
    press(&mut harness, Key::Num0);
    assert_eq!(to_pay(&harness).as_deref(), Some("104"), "nought takes no bet while chips are in the hand");
    press(&mut harness, Key::Backspace);
    assert_eq!(to_pay(&harness).as_deref(), Some("102"), "the last chip goes back first");
    let pile = harness.query_all_by_role(Role::Button).find(|node| {
        node.accesskit_node().label().is_some_and(|label| label.starts_with("Remove") && label.contains("100"))
    });
    pile.expect("the pile of a hundred").click();
    settle(&mut harness);
    assert_eq!(to_pay(&harness).as_deref(), Some("2"), "a click on a pile puts one of it back");
    press(&mut harness, figure(7));
    assert_eq!(to_pay(&harness).as_deref(), Some("7"), "a typed amount takes the place of the chips");
    press(&mut harness, Key::C);
    press(&mut harness, Key::Enter);
    let first = name(&harness, &scene, 0);
    assert!(can_undo(&harness, &format!("1. {first}: paid 2")));
    press(&mut harness, Key::Backspace);
    assert_eq!(to_pay(&harness), nothing, "with an empty hand the last bet is open again");
    assert!(!can_answer(&harness));
    press(&mut harness, Key::X);
    assert!(can_undo(&harness, &format!("1. {first}: taken")));
}

#[test]
fn the_space_bar_presses_the_chip_that_has_the_focus_and_nothing_else() {
    let mut harness = at_the_table("pay-the-winners", "article-57-13");
    let scene = scene(&harness);
    press(&mut harness, Key::Space);
    let chosen = name(&harness, &scene, 0);
    assert!(shows(&harness, &chosen), "without a focus it chooses the next bet");
    let (_, put) = chips(&harness, &scene, Money::coins(10_000)).remove(0);
    harness.get_by_role_and_label(Role::Button, &put).focus();
    settle(&mut harness);
    for total in ["100", "200"] {
        press(&mut harness, Key::Space);
        let label = word(&harness, "settle-amount");
        assert!(texts(&harness).contains(&format!("{label} {total}")), "{total}: {:?}", texts(&harness));
        assert!(shows(&harness, &chosen) && !can_answer(&harness), "the same bet waits to be paid");
    }
}

#[test]
fn arrows_go_to_the_stake_that_lies_there() {
    let mut harness = at_the_table("a-full-table", "article-57-13");
    let felt = |harness: &Open<'_>, place: usize| {
        let name = name(harness, &scene(harness), place);
        harness.get_by_role_and_label(Role::Button, &name).rect().center()
    };
    let next = |harness: &Open<'_>| {
        let count = scene(harness).stakes.len();
        let texts = texts(harness);
        (0..count).find(|place| {
            texts.iter().any(|text| text.to_lowercase() == name(harness, &scene(harness), *place).to_lowercase())
        })
    };
    let choose = word(&harness, "settle-choose-first");
    assert!(shows(&harness, &choose) && next(&harness).is_none(), "which comes first is asked too");
    press(&mut harness, Key::ArrowRight);
    assert_eq!(next(&harness), Some(0));
    let mut moved = 0;
    for (key, across, down) in [
        (Key::ArrowUp, 0.0, -1.0),
        (Key::ArrowLeft, -1.0, 0.0),
        (Key::ArrowDown, 0.0, 1.0),
        (Key::ArrowRight, 1.0, 0.0),
        (Key::ArrowUp, 0.0, -1.0),
    ] {
        let before = next(&harness).expect("a stake is next");
        press(&mut harness, key);
        let after = next(&harness).expect("a stake is next");
        if after != before {
            moved += 1;
            let way = felt(&harness, after) - felt(&harness, before);
            assert!(way.x * across + way.y * down > 0.0, "{key:?} went {way:?}");
        }
    }
    assert!(moved >= 2, "there are stakes all round");
}

#[test]
fn a_stake_is_chosen_by_tab_and_paid_by_a_click_where_a_sum_waits() {
    let mut harness = at_the_table("pay-the-winners", "guide-fr");
    let scene = scene(&harness);
    let last = scene.stakes.len() - 1;
    let name = name(&harness, &scene, last);
    harness.get_by_role_and_label(Role::Button, &name).focus();
    settle(&mut harness);
    press(&mut harness, figure(5));
    press(&mut harness, Key::Enter);
    assert!(can_undo(&harness, &format!("1. {name}: paid 5")));
}

/// “Seat 8, Banco, 500” as it stands in a sentence.
fn in_a_sentence(name: &str) -> String {
    let parts: Vec<&str> = name.split(", ").collect();
    let ([seat, spot, amount] | [seat, _, spot, amount]) = parts[..] else { panic!("{name}") };
    let standing = if parts.len() > 3 { ", standing" } else { "" };
    format!("bet of {amount} on {spot} ({}{standing})", seat.to_lowercase())
}

#[test]
fn the_verdict_names_the_error_of_order_with_its_clause_and_each_stakes_due() {
    let mut harness = at_the_table("two-payeurs", "article-57-13");
    // Only a table on which somebody is both collected from and paid on one tableau can be settled
    // in the wrong order.
    for _ in 0..20 {
        let mut wrong = deeds(&harness);
        let scene = scene(&harness);
        let half = |deed: &StakeAction| scene.stakes[deed.stake].seat <= 8;
        let loser = wrong.iter().position(|deed| deed.act == StakeOutcome::Collected);
        let winner = loser.and_then(|loser| {
            wrong.iter().position(|deed| deed.act != StakeOutcome::Collected && half(deed) == half(&wrong[loser]))
        });
        let Some((loser, winner)) = loser.zip(winner) else {
            let right = harness.state().player.right_answer();
            harness.state_mut().player.practise(tailleur::app::practice::PracticeAction::Answer(right));
            harness.state_mut().player.reach_question();
            settle(&mut harness);
            continue;
        };
        let (late, early) = (wrong[loser], wrong.remove(winner));
        wrong.insert(0, early);
        let bets = [late, early].map(|deed| in_a_sentence(&name(&harness, &scene, deed.stake)));
        let answer = Answer::Settle(wrong);
        harness.state_mut().player.practise(tailleur::app::practice::PracticeAction::Answer(answer));
        settle(&mut harness);
        let said = format!("take the {} before you pay the {}", bets[0], bets[1]);
        assert!(shows(&harness, &said), "{said}: {:?}", texts(&harness));
        press(&mut harness, Key::F2);
        assert!(shows(&harness, "clause S0-66"));
        return;
    }
    panic!("no such table came");
}

#[test]
fn the_sums_of_taken_bets_stay_readable_before_and_beside_the_verdict() {
    let mut harness = at_the_table("a-full-table", "article-57-13");
    let scene = scene(&harness);
    let taken: Vec<usize> =
        deeds(&harness).iter().filter(|deed| deed.act == StakeOutcome::Collected).map(|deed| deed.stake).collect();
    let names: Vec<String> = taken.iter().map(|stake| format!("{}, taken", name(&harness, &scene, *stake))).collect();
    let there = |harness: &Open<'_>| {
        let images: Vec<String> =
            harness.query_all_by_role(Role::Image).filter_map(|node| node.accesskit_node().label()).collect();
        names.iter().filter(|name| images.iter().any(|image| image.ends_with(*name))).count()
    };
    assert!(names.len() > 1 && there(&harness) == 0);
    // One of them is taken.
    while !shows(&harness, &name(&harness, &scene, taken[0])) {
        press(&mut harness, Key::Space);
    }
    press(&mut harness, Key::Num0);
    assert_eq!(there(&harness), 1, "{names:?}");
    let right = harness.state().player.right_answer();
    harness.state_mut().player.practise(tailleur::app::practice::PracticeAction::Answer(right));
    settle(&mut harness);
    assert_eq!(there(&harness), names.len(), "{names:?}");
}

#[test]
fn what_the_order_leaves_open_is_stated_with_the_question() {
    let free = "Bets equally near may go in any order";
    let mut payers = BTreeSet::new();
    for (size, lesson) in [(TableSize::Large, "two-payeurs"), (TableSize::Mini, "collect-the-losers")] {
        let mut player = Player::at_home(Language::English, "article-57-13");
        player.act(Action::Set(Settings { table: Some(size), ..player.app.settings().clone() }));
        let mut harness = asking(player, lesson, [1280.0, 800.0]);
        let (size, house) = (scene(&harness).table.expect("a table"), harness.state().player.practice().house());
        let round = RoundOfPayment::for_table(house, size).expect("the house has that table");
        assert!(shows(&harness, free), "{lesson}: {:?}", texts(&harness));
        let stakes = scene(&harness).stakes;
        let both = stakes.iter().map(|stake| round.payer_of(stake.seat)).collect::<BTreeSet<_>>().len();
        assert_eq!(shows(&harness, "Start with either half"), both > 1, "{lesson}");
        payers.insert(both);
        press(&mut harness, Key::Space);
        assert!(!shows(&harness, free), "{lesson}: a bet is chosen");
    }
    assert_eq!(payers, BTreeSet::from([1, 2]));
}

#[test]
fn the_order_of_the_house_is_in_words_and_on_a_plan_until_one_table_was_settled_right() {
    let mut harness = at_the_table("a-full-table", "article-57-13");
    let (in_words, in_short) = ("Losing bets first, then the winning ones", "Settle the bets in the house");
    let has_plan = |harness: &Open<'_>| {
        let images = harness.query_all_by_role(Role::Image);
        images.filter_map(|node| node.accesskit_node().label()).any(|label| label.starts_with("Plan of the table"))
    };
    for right in [false, true] {
        assert!(shows(&harness, in_words) && !shows(&harness, in_short), "{:?}", texts(&harness));
        assert!(has_plan(&harness), "{:?}", texts(&harness));
        let mut answer = deeds(&harness);
        if !right {
            answer.pop();
        }
        harness.state_mut().player.practise(tailleur::app::practice::PracticeAction::Answer(Answer::Settle(answer)));
        harness.state_mut().player.reach_question();
        settle(&mut harness);
    }
    assert!(shows(&harness, in_short) && !shows(&harness, in_words), "{:?}", texts(&harness));
    assert!(!has_plan(&harness), "the plan answers for a trainee who knows it");
}

/// The numbers on the felt beside the answer, in the order of the bets of the scene.
fn numbers(harness: &Open<'_>, scene: &Scene) -> Vec<Option<usize>> {
    let images: Vec<String> =
        harness.query_all_by_role(Role::Image).filter_map(|node| node.accesskit_node().label()).collect();
    let number = |stake: usize| {
        let name = name(harness, scene, stake);
        let numbered = images.iter().filter_map(|label| label.split_once(". "));
        numbered.filter(|(_, rest)| rest.starts_with(&name)).find_map(|(number, _)| number.parse().ok())
    };
    (0..scene.stakes.len()).map(number).collect()
}

/// The numbers of bets that are settled in this order.
fn numbered(scene: &Scene, deeds: &[StakeAction]) -> Vec<Option<usize>> {
    let number = |stake: usize| deeds.iter().position(|deed| deed.stake == stake).map(|at| at + 1);
    (0..scene.stakes.len()).map(number).collect()
}

#[test]
fn beside_a_wrong_order_the_felt_numbers_a_correct_one() {
    let mut harness = at_the_table("a-full-table", "article-57-13");
    let (scene, usual) = (scene(&harness), deeds(&harness));
    let mut given = usual.clone();
    given.reverse();
    by_keys(&mut harness, &given);
    assert!(shows(&harness, &word(&harness, "settle-usual-order-shown")), "{:?}", texts(&harness));
    assert_eq!(numbers(&harness, &scene), numbered(&scene, &usual));
}

#[test]
fn another_correct_order_is_numbered_as_it_was_given() {
    let mut harness = at_the_table("a-full-table", "article-57-13");
    let (scene, usual) = (scene(&harness), deeds(&harness));
    let key = harness.state().player.key();
    let other = (1..usual.len()).find_map(|at| {
        let mut other = usual.clone();
        other.swap(at - 1, at);
        key.out_of_order(&Answer::Settle(other.clone())).is_none().then_some(other)
    });
    let given = other.expect("the two payers may take turns");
    by_keys(&mut harness, &given);
    assert_eq!(numbers(&harness, &scene), numbered(&scene, &given));
}
