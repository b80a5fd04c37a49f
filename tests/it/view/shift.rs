//! A shift in the window: worked by names and roles, and by keys alone; what stands on the screen at every size.

use eframe::egui::{Key, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tailleur::app::shift::blank::Blank;
use tailleur::app::shift::offers::{Offer, target_of};
use tailleur::app::shift::target::Target;
use tailleur::app::shift::work::ShiftWork;
use tailleur::app::shift::{ChoiceAction, ShiftAction, ShiftScreen, TableAction};
use tailleur::app::{Action, Screen};
use tailleur::describe::shift;
use tailleur::i18n::phrase::Fact;
use tailleur::i18n::{HouseTerms, Language};
use tailleur::progress::Settings;
use tailleur::rules::calls::Announcement;
use tailleur::rules::house::TableSize;
use tailleur::rules::side::Side;
use tailleur::table::act::{Act, CardPlace};
use tailleur::table::agent::{Agent as _, Move, Perfect};
use tailleur::table::judging::Letter;
use tailleur::table::person::Person;
use tailleur::table::scenario::Presentation;
use tailleur::table::truth::coup_of;
use tailleur::text;

use crate::app::shift::{debrief, screen, typed_for, work};
use crate::support::player::Player;
use crate::support::thorough;
use crate::support::window::{Open, click, open, press, settle, word};
use crate::table::tables;

const SIZES: [([f32; 2], u16); 3] = [([1024.0, 640.0], 100), ([1024.0, 640.0], 150), ([1280.0, 800.0], 100)];

/// The window at home, without a clock.
fn home<'a>(language: Language, house: &str, size: TableSize, [width, height]: [f32; 2], percent: u16) -> Open<'a> {
    let mut player = Player::at_home(language, house);
    let settings = Settings {
        language: Some(language),
        table: Some(size),
        timers: false,
        text_percent: percent,
        reduced_motion: true,
        ..player.app.settings().clone()
    };
    player.act(Action::Set(settings));
    let mut harness = open(player, width, height);
    settle(&mut harness);
    harness
}

/// The choice, opened by its button.
fn choosing<'a>(house: &str, size: TableSize) -> Open<'a> {
    let mut harness = home(Language::English, house, size, [1280.0, 800.0], 100);
    let door = word(&harness, "shift-at-the-table");
    click(&mut harness, &door);
    harness
}

fn label_of(harness: &Open<'_>, act: &Act) -> String {
    let work = work(&harness.state().player);
    let state = work.shift().state();
    let due = text!("shift-due-name", act = Fact::Phrase(Box::new(shift::act(state, act))));
    harness.state().face.words.render_for_house(&due, &state.house)
}

fn is_over(harness: &Open<'_>) -> bool {
    matches!(screen(&harness.state().player), ShiftScreen::Debrief(_))
}

/// The name of the first button that says what is due. The test knows nothing else of the shift.
fn due_button(harness: &Open<'_>) -> Option<String> {
    let buttons = harness.query_all_by_role(Role::Button);
    let mut names = buttons.filter_map(|node| node.accesskit_node().label());
    names.find(|name| name.starts_with("To do: "))
}

#[test]
fn a_shift_is_worked_by_names_and_roles_at_every_table() {
    for (house, size) in tables().into_iter().step_by(if thorough() { 1 } else { 3 }) {
        let mut harness = choosing(house.id.as_str(), size);
        let guided = word(&harness, "shift-presentation-guided");
        click(&mut harness, &guided);
        let begin = word(&harness, "shift-choice-begin");
        click(&mut harness, &begin);
        let show = word(&harness, "shift-answer-show");
        for _ in 0..2_000 {
            if let Some(due) = due_button(&harness) {
                click(&mut harness, &due);
            } else if harness.query_by_role_and_label(Role::Button, &show).is_some() {
                press(&mut harness, Key::F1);
            } else {
                break;
            }
        }
        let show = word(&harness, "shift-debrief-show");
        click(&mut harness, &show);
        let report = debrief(&harness.state().player).report();
        assert!(report.areas.iter().all(|(_, letter)| *letter == Letter::A), "{} {size:?}: {report:?}", house.id);
        assert_eq!(report.coups, 12, "{} {size:?}", house.id);
        let passed = word(&harness, "shift-debrief-passed");
        assert!(harness.query_by_label(&passed).is_some(), "{} {size:?}", house.id);
    }
}

/// Presses the keys of an act: what it is about, what it needs, its letter.
fn by_keys(harness: &mut Open<'_>, act: &Act) {
    let wanted = target_of(act);
    let forward = if matches!(wanted, Some(Target::Stake(_))) { Key::ArrowRight } else { Key::ArrowDown };
    for _ in 0..60 {
        if wanted.is_none() || work(&harness.state().player).target() == wanted {
            break;
        }
        press(harness, if wanted == Some(Target::Words) { Key::Space } else { forward });
    }
    let now = work(&harness.state().player);
    let typed = typed_for(now.shift().state(), act);
    let same = |offer: &Offer| offer.act == *act;
    let offered = now.offers().into_iter().find(same).and_then(|offer| offer.key);
    let is_payment = matches!(act, Act::Pay(..));
    let (key, first) = match act {
        Act::Call(Announcement::Point(Side::Punto), _) => (Some('O'), true),
        Act::Call(Announcement::Point(Side::Banco), _) => (Some('N'), true),
        Act::Call(Announcement::Final, _) => (offered.or_else(|| final_key(now)), offered.is_none()),
        Act::PassCards(..) => (Some('G'), true),
        Act::OfferShoe(_) => (Some('H'), true),
        _ => (offered, false),
    };
    if first {
        press(harness, Key::from_name(&key.expect("an open act has a key").to_string()).unwrap());
    }
    if is_payment || first {
        for letter in typed.expect("it is filled in").chars() {
            let key = if letter == '.' { Key::Period } else { Key::from_name(&letter.to_string()).unwrap() };
            press(harness, key);
        }
    }
    if is_over(harness) {
        // The last figure of the last act ended the shift.
        return;
    }
    if is_payment || work(&harness.state().player).target().is_some_and(|target| matches!(target, Target::Blank(_))) {
        press(harness, Key::Enter);
    } else if !first {
        let key = key.unwrap_or_else(|| panic!("{act:?} has a key"));
        press(harness, Key::from_name(&key.to_string()).unwrap());
    }
}

/// The letter of the final call for the true winner.
fn final_key(work: &ShiftWork) -> Option<char> {
    let winner = coup_of(work.shift().state()).outcome()?.winner;
    let wanted = Blank::Final(winner);
    work.blanks().into_iter().find(|open| open.blank == wanted).map(|open| open.key)
}

#[test]
fn a_shift_is_worked_on_the_floor_by_keys_alone() {
    for (house, size) in tables().into_iter().step_by(if thorough() { 3 } else { 9 }) {
        let mut harness = home(Language::French, house.id.as_str(), size, [1280.0, 800.0], 100);
        let door = word(&harness, "shift-at-the-table");
        let found = harness.query_all_by_role_and_label(Role::Button, &door).last().expect("a button");
        found.focus();
        settle(&mut harness);
        press(&mut harness, Key::Enter);
        press(&mut harness, Key::Num4);
        press(&mut harness, Key::Enter);
        assert_eq!(work(&harness.state().player).presentation(), Presentation::OnTheFloor);
        for _ in 0..2_000 {
            if is_over(&harness) {
                break;
            }
            let duty = work(&harness.state().player).shift().due_of_trainee().remove(0);
            by_keys(&mut harness, &duty.act);
        }
        press(&mut harness, Key::Enter);
        let report = debrief(&harness.state().player).report();
        assert!(report.areas.iter().all(|(_, letter)| *letter == Letter::A), "{} {size:?}: {report:?}", house.id);
    }
}

/// The window at a table of the first shift there, in a presentation.
fn at_table<'a>(house: &str, size: TableSize, presentation: &'static str) -> Open<'a> {
    let mut harness = choosing(house, size);
    let chosen = word(&harness, presentation);
    click(&mut harness, &chosen);
    let begin = word(&harness, "shift-choice-begin");
    click(&mut harness, &begin);
    harness
}

/// Works what is due until an act of this kind is.
fn until(harness: &mut Open<'_>, wanted: impl Fn(&Act) -> bool) -> Act {
    for _ in 0..600 {
        let duty = work(&harness.state().player).shift().due_of_trainee().remove(0);
        if wanted(&duty.act) {
            settle(harness);
            return duty.act;
        }
        harness.state_mut().player.act(Action::Shift(ShiftAction::Table(TableAction::Act(duty.by, duty.act))));
    }
    panic!("it is never due")
}

/// Buttons of this beginning, by name.
fn buttons(harness: &Open<'_>, beginning: &str) -> Vec<String> {
    let names = harness.query_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().label());
    names.filter(|name| name.starts_with(beginning)).collect()
}

#[test]
fn a_bet_is_taken_by_its_menu_on_the_felt() {
    let mut harness = at_table("article-57-13", TableSize::Mini, "shift-presentation-practice");
    let act = until(&mut harness, |act| matches!(act, Act::Collect(_)));
    let Act::Collect(id) = act else { unreachable!() };
    let state = work(&harness.state().player).shift().state();
    let name = harness.state().face.words.render_for_house(&shift::lying(state, id, false), &state.house);
    click(&mut harness, &name);
    assert_eq!(work(&harness.state().player).target(), Some(Target::Stake(id)));
    let mut take = buttons(&harness, "Take ");
    take.retain(|name| !name.ends_with(" chip"));
    assert_eq!(take.len(), 1, "{take:?}");
    click(&mut harness, &take[0]);
    let settled = work(&harness.state().player).shift().state().stake(id).map(|stake| stake.settled.collected);
    assert!(settled.is_some_and(|sum| sum > tailleur::rules::money::Money::ZERO));
}

#[test]
fn a_card_is_dragged_from_the_shoe_to_its_place() {
    let mut harness = at_table("article-57-13", TableSize::Mini, "shift-presentation-practice");
    until(&mut harness, |act| matches!(act, Act::Draw(..)));
    let centre = |harness: &Open<'_>, beginning: &str| {
        let node = harness
            .query_all_by_role(Role::Button)
            .find(|node| node.accesskit_node().label().is_some_and(|name| name.starts_with(beginning)));
        node.unwrap_or_else(|| panic!("{beginning} is there")).rect().center()
    };
    let (from, to) = (centre(&harness, "Shoe"), centre(&harness, "Punto’s cards"));
    harness.hover_at(from);
    settle(&mut harness);
    harness.drag_at(from);
    settle(&mut harness);
    harness.hover_at(from.lerp(to, 0.5));
    settle(&mut harness);
    harness.drop_at(to);
    settle(&mut harness);
    let felt = &work(&harness.state().player).shift().state().felt;
    assert!(felt.iter().any(|card| card.place == CardPlace::On(Side::Punto)), "{felt:?}");
}

#[test]
fn in_practice_neither_sum_nor_what_is_due_stands_on_the_felt() {
    let mut harness = at_table("article-57-13", TableSize::Mini, "shift-presentation-practice");
    until(&mut harness, |act| matches!(act, Act::Collect(_) | Act::Pay(..)));
    assert_eq!(due_button(&harness), None);
    let state = work(&harness.state().player).shift().state();
    for stake in state.stakes.iter().filter(|stake| stake.lies()) {
        let name = harness.state().face.words.render_for_house(&shift::lying(state, stake.id, false), &state.house);
        assert!(name.contains("\u{a0}×\u{a0}"), "{name}");
        assert!(!buttons(&harness, &name).is_empty(), "{name}");
    }
}

#[test]
fn while_others_work_the_column_names_who_is_awaited() {
    let mut harness = choosing("guide-fr", TableSize::Large);
    let player = &mut harness.state_mut().player;
    // Without a clock nobody waits.
    player.act(Action::Set(Settings { timers: true, ..player.app.settings().clone() }));
    for door in ["shift-presentation-guided", "shift-choice-begin"] {
        let door = word(&harness, door);
        click(&mut harness, &door);
    }
    for _ in 0..600 {
        let own = work(&harness.state().player);
        let next = match Perfect.next(own.shift()) {
            Move::Wait(_) if own.awaited().is_some() => break,
            Move::Act(by, act, _) => TableAction::Act(by, act),
            Move::Wait(_) | Move::Stop => TableAction::Next,
        };
        harness.state_mut().player.act(Action::Shift(ShiftAction::Table(next)));
    }
    settle(&mut harness);
    let own = work(&harness.state().player);
    let person = own.awaited().expect("the others have something to do");
    assert!(own.can_wait_on() && !own.shift().is_trainee(person));
    let state = own.shift().state();
    let words = &harness.state().face.words;
    let act = words.render_for_house(&shift::act(state, &own.shift().due()[0].act), &state.house);
    let act = format!("{}{}", act[..1].to_lowercase(), &act[1..]);
    let person = Fact::Phrase(Box::new(shift::person(state, person)));
    let line = text!("shift-waits-for-act", person = person, act = Fact::Text(act));
    let line = words.render_for_house(&line, &state.house);
    assert!(harness.query_by_label(&line).is_some(), "{line}");
}

#[test]
fn a_request_that_waits_stands_in_the_column_and_is_chosen_there() {
    let mut harness = choosing("guide-fr", TableSize::Large);
    let ShiftScreen::Choice(choice) = screen(&harness.state().player) else { panic!("a shift is chosen") };
    let scenario = choice.scenarios().position(|one| one.id == "quarrels-and-claims").expect("a built-in scenario");
    let player = &mut harness.state_mut().player;
    for choice in [ChoiceAction::Scenario(scenario), ChoiceAction::Presentation(Presentation::Practice)] {
        player.act(Action::Shift(ShiftAction::Choose(choice)));
    }
    player.act(Action::Shift(ShiftAction::Begin));
    for _ in 0..6_000 {
        let next = match Perfect.next(work(&harness.state().player).shift()) {
            Move::Act(_, Act::Answer(..), _) => break,
            Move::Act(by, act, _) => TableAction::Act(by, act),
            Move::Wait(_) | Move::Stop => TableAction::Next,
        };
        harness.state_mut().player.act(Action::Shift(ShiftAction::Table(next)));
    }
    settle(&mut harness);
    let state = work(&harness.state().player).shift().state();
    let request = state.requests.first().expect("somebody asks for something");
    let (id, line) = (request.id, shift::request(state, request));
    let line = harness.state().face.words.render_for_house(&line, &state.house);
    harness.get_by_role_and_label(Role::Button, &line).click();
    settle(&mut harness);
    assert_eq!(work(&harness.state().player).target(), Some(Target::Request(id)));
}

#[test]
fn nothing_is_drawn_while_nothing_moves() {
    let mut harness = at_table("monte-carlo", TableSize::Large, "shift-presentation-practice");
    until(&mut harness, |act| matches!(act, Act::Call(Announcement::Final, _)));
    harness.run_steps(4);
    let repaints = harness.ctx.has_requested_repaint();
    assert!(!repaints, "a still table asks for no frame");
}

#[test]
fn what_can_be_done_stands_within_the_window_at_every_size() {
    for language in Language::ALL {
        for (size, percent) in SIZES {
            let mut harness = home(language, "article-57-13", TableSize::Large, size, percent);
            harness.state_mut().player.act(Action::Shift(ShiftAction::Open));
            harness.state_mut().player.act(Action::Shift(ShiftAction::Begin));
            settle(&mut harness);
            for node in harness.query_all_by_role(Role::Button) {
                let rect = node.rect();
                let label = node.accesskit_node().label();
                assert!(
                    rect.right() <= size[0] && rect.left() >= 0.0,
                    "{language:?} {size:?} {percent}: {label:?} {rect:?}"
                );
            }
        }
    }
}

#[test]
fn escape_pauses_and_leaves_and_home_offers_the_shift_again() {
    let mut harness = choosing("article-57-13", TableSize::Mini);
    press(&mut harness, Key::Enter);
    assert!(matches!(screen(&harness.state().player), ShiftScreen::Table(_)));
    press(&mut harness, Key::Escape);
    assert!(work(&harness.state().player).is_paused());
    press(&mut harness, Key::Enter);
    assert!(!work(&harness.state().player).is_paused());
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::Escape);
    assert!(matches!(harness.state().player.app.screen(), Screen::Home));
    let door = word(&harness, "shift-at-the-table");
    click(&mut harness, &door);
    let go_on = word(&harness, "shift-go-on");
    click(&mut harness, &go_on);
    assert!(matches!(screen(&harness.state().player), ShiftScreen::Table(_)));
}

#[test]
fn the_debrief_of_a_shift_ended_early_says_why_it_fails() {
    let mut harness = at_table("article-57-13", TableSize::Mini, "shift-presentation-practice");
    harness.state_mut().player.act(Action::Shift(ShiftAction::End));
    settle(&mut harness);
    let show = word(&harness, "shift-debrief-show");
    click(&mut harness, &show);
    assert!(debrief(&harness.state().player).report().areas.iter().any(|(_, letter)| *letter == Letter::Fail));
    let why = word(&harness, "shift-debrief-left");
    assert!(harness.query_by_label(&why).is_some());
}

#[test]
fn the_newest_line_is_announced_politely() {
    let mut harness = choosing("article-57-13", TableSize::Mini);
    press(&mut harness, Key::Enter);
    let due = work(&harness.state().player).due().remove(0);
    let label = label_of(&harness, &due.act);
    click(&mut harness, &label);
    let work = work(&harness.state().player);
    let last = work.story().lines().last().expect("something happened");
    let line = harness.state().face.words.render_for_house(last, &work.shift().state().house);
    assert!(harness.query_by_role_and_label(Role::Status, &line).is_some(), "{line}");
}

#[test]
fn in_guided_a_bet_offers_what_is_due_of_it_and_nothing_else() {
    let mut harness = at_table("article-57-13", TableSize::Mini, "shift-presentation-guided");
    let act = until(&mut harness, |act| matches!(act, Act::Collect(_)));
    let Act::Collect(id) = act else { unreachable!() };
    assert_eq!(work(&harness.state().player).target(), Some(Target::Stake(id)));
    assert!(due_button(&harness).is_some_and(|button| button.starts_with("To do: Take ")));
    for other in ["Take", "Return", "Put back", "Set squarely", "Ask whose"] {
        assert!(buttons(&harness, other).is_empty(), "{other}");
    }
}

/// Begins the next coup before the lid is closed and the shoe is passed.
fn begin_too_early(harness: &mut Open<'_>) {
    until(harness, |act| matches!(act, Act::CloseLid));
    let begins = work(&harness.state().player).offers().into_iter().find(|offer| offer.key == Some('J'));
    let Some(Offer { by, act, .. }) = begins else { panic!("a coup can be begun") };
    harness.state_mut().player.act(Action::Shift(ShiftAction::Table(TableAction::Act(by, act))));
}

#[test]
fn a_mistake_shown_at_once_names_the_step_that_is_missing() {
    let mut harness = at_table("article-57-13", TableSize::Large, "shift-presentation-guided");
    begin_too_early(&mut harness);
    settle(&mut harness);
    let facts = work(&harness.state().player).shift().facts().to_vec();
    let names: Vec<String> =
        facts.iter().map(|fact| harness.state().face.words.render(&fact.phrase(), &HouseTerms::default())).collect();
    let lid = "Step missing: “The lid of the discard box is closed”";
    assert!(names.iter().any(|name| name == lid), "{names:?}");
    assert!(harness.query_all_by_label_contains(lid).next().is_some());
}

#[test]
fn cards_that_the_tailleur_takes_are_turned_where_they_lie() {
    let mut harness = at_table("article-57-13", TableSize::Large, "shift-presentation-guided");
    let of_punto = |harness: &Open<'_>| {
        let mut cards = harness
            .query_all_by_role(Role::Button)
            .filter(|node| node.accesskit_node().label().is_some_and(|name| name.contains(", Punto, first card")));
        cards.next().map(|node| node.rect().center())
    };
    let act = until(&mut harness, |act| matches!(act, Act::PassCards(_, Person::Crew(_))));
    let before = of_punto(&harness).expect("Punto has cards");
    let by = work(&harness.state().player).shift().state().crew.tailleur();
    harness.state_mut().player.act(Action::Shift(ShiftAction::Table(TableAction::Act(by, act))));
    settle(&mut harness);
    assert_eq!(of_punto(&harness), Some(before));
    until(&mut harness, |act| !matches!(act, Act::Turn(_)));
    assert_eq!(of_punto(&harness), Some(before));
}

#[test]
fn a_total_stands_beside_its_hand_once_it_was_called_and_a_call_that_is_asked_is_chosen_by_its_key() {
    let mut harness = at_table("article-57-13", TableSize::Large, "shift-presentation-guided");
    let totals = |harness: &Open<'_>, side: Side| {
        let side = if side == Side::Punto { "Punto" } else { "Banco" };
        let hands = harness.query_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().label());
        hands.filter(|name| name.starts_with(side) && name.contains(", total ")).count()
    };
    let mut calls = 0;
    while calls < 2 {
        let act = until(&mut harness, |act| {
            matches!(act, Act::Call(Announcement::Point(_) | Announcement::CardFor(_) | Announcement::Final, _))
        });
        let state = work(&harness.state().player).shift().state();
        let is_called = |side| state.coup.has_called(Announcement::Point(side));
        for side in Side::BOTH {
            assert_eq!(totals(&harness, side) > 0, is_called(side), "{side:?} before {act:?}");
        }
        match (work(&harness.state().player).asked(&act), &act) {
            (None, _) => {
                let due = label_of(&harness, &act);
                click(&mut harness, &due);
            }
            (Some(_), Act::Call(Announcement::Point(_), _)) => {
                let digit = typed_for(work(&harness.state().player).shift().state(), &act).expect("a total");
                click(&mut harness, &digit);
            }
            (Some(_), _) => {
                let by_key = work(&harness.state().player).offers().into_iter().find(|offer| offer.act == act);
                let key = by_key.and_then(|offer| offer.key).expect("each call has its key");
                press(&mut harness, Key::from_name(&key.to_string()).unwrap());
                calls += 1;
            }
        }
        assert_eq!(work(&harness.state().player).acts().last().map(|done| &done.act), Some(&act));
        settle(&mut harness);
    }
    assert!(work(&harness.state().player).shift().facts().is_empty());
}

#[test]
fn in_guided_another_bet_that_is_due_can_be_chosen_and_is_paid_by_enter() {
    let mut harness = at_table("article-57-13", TableSize::Large, "shift-presentation-guided");
    let other = |harness: &Open<'_>| {
        let due = work(&harness.state().player).shift().due_of_trainee();
        let collects = matches!(due.first()?.act, Act::Collect(_));
        due.into_iter().skip(1).find(|duty| collects && matches!(duty.act, Act::Pay(..)))
    };
    let paid = (0..400).find_map(|_| {
        let found = other(&harness);
        if found.is_none() {
            let duty = work(&harness.state().player).shift().due_of_trainee().remove(0);
            harness.state_mut().player.act(Action::Shift(ShiftAction::Table(TableAction::Act(duty.by, duty.act))));
        }
        found
    });
    let Some(Act::Pay(id, _)) = paid.map(|duty| duty.act) else { panic!("a bet is to be taken while another wins") };
    settle(&mut harness);
    let state = work(&harness.state().player).shift().state();
    let name = harness.state().face.words.render_for_house(&shift::lying(state, id, true), &state.house);
    click(&mut harness, &name);
    assert!(due_button(&harness).is_some_and(|button| button.starts_with("To do: Pay ")));
    press(&mut harness, Key::Enter);
    let settled = work(&harness.state().player).shift().state().stake(id).map(|stake| stake.settled.paid);
    assert!(settled.is_none_or(|sum| sum > tailleur::rules::money::Money::ZERO), "{settled:?}");
    assert!(work(&harness.state().player).shift().facts().is_empty());
}

#[test]
fn in_guided_pointing_at_the_chosen_losing_bet_takes_it() {
    let mut harness = at_table("article-57-13", TableSize::Mini, "shift-presentation-guided");
    let Act::Collect(id) = until(&mut harness, |act| matches!(act, Act::Collect(_))) else { unreachable!() };
    let state = work(&harness.state().player).shift().state();
    let words = &harness.state().face.words;
    let name = words.render_for_house(&shift::lying(state, id, true), &state.house);
    let act = words.render_for_house(&shift::act(state, &Act::Collect(id)), &state.house);
    // The key of the act stands at the bet.
    click(&mut harness, &format!("{name}. C: {act}"));
    let settled = work(&harness.state().player).shift().state().stake(id).map(|stake| stake.settled.collected);
    assert!(settled.is_none_or(|sum| sum > tailleur::rules::money::Money::ZERO), "{settled:?}");
}

#[test]
fn in_guided_the_key_of_the_first_duty_works_while_the_shoe_is_on_offer() {
    let mut harness = at_table("article-57-13", TableSize::Large, "shift-presentation-guided");
    // The shoe stays on offer.
    begin_too_early(&mut harness);
    for _ in 0..60 {
        settle(&mut harness);
        let work = work(&harness.state().player);
        let first = work.due().remove(0);
        if matches!(first.act, Act::Collect(_) | Act::Pay(..)) {
            assert_eq!(work.target(), target_of(&first.act));
            press(&mut harness, if first.key.is_some() { Key::C } else { Key::Enter });
            let after = crate::app::shift::work(&harness.state().player).acts().last().map(|act| act.act.clone());
            assert_eq!(after, Some(first.act));
            return;
        }
        harness.state_mut().player.act(Action::Shift(ShiftAction::Table(TableAction::Act(first.by, first.act))));
    }
    panic!("no bet is ever settled");
}

#[test]
fn at_the_table_f2_shows_the_clause_behind_what_is_due_and_hides_it_again() {
    let mut harness = at_table("article-57-13", TableSize::Large, "shift-presentation-guided");
    until(&mut harness, |act| matches!(act, Act::Collect(_) | Act::Pay(..)));
    let sources = |harness: &Open<'_>| harness.query_all_by_role(Role::Link).count();
    assert_eq!(sources(&harness), 0);
    press(&mut harness, Key::F2);
    assert!(sources(&harness) > 0, "a reason has its clause");
    press(&mut harness, Key::F2);
    assert_eq!(sources(&harness), 0);
}
