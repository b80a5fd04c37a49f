//! A shift on the screen: what is on offer, what is due, the clock, the log.

use std::sync::Arc;

use tailleur::app::shift::choice::scenarios;
use tailleur::app::shift::debrief::Debrief;
use tailleur::app::shift::guided::Asked;
use tailleur::app::shift::offers::target_of;
use tailleur::app::shift::saved::SavedShift;
use tailleur::app::shift::thing::{Thing, thing_of};
use tailleur::app::shift::work::ShiftWork;
use tailleur::app::shift::{ChoiceAction, DebriefAction, ShiftAction, ShiftEffect, ShiftScreen, TableAction};
use tailleur::app::{Action, Effect, Screen};
use tailleur::i18n::Language;
use tailleur::lesson::Library;
use tailleur::progress::mastery::DecisionKey;
use tailleur::progress::{Moment, Record, Settings};
use tailleur::rules::calls::Announcement;
use tailleur::rules::chips::total_value;
use tailleur::rules::house::{House, HouseLibrary, TableSize};
use tailleur::rules::money::Money;
use tailleur::rules::side::Side;
use tailleur::table::Shift;
use tailleur::table::act::{Act, CardPlace};
use tailleur::table::agent::{Agent as _, Fault, Move, Perfect};
use tailleur::table::fact::FaultKind;
use tailleur::table::judging::Letter;
use tailleur::table::log::LogHead;
use tailleur::table::person::Person;
use tailleur::table::scenario::{Presentation, Scenario};
use tailleur::table::state::State;
use tailleur::table::truth::coup_of;

use crate::support::player::Player;
use crate::support::thorough;
use crate::table::faults::ELSEWHERE;
use crate::table::{scenario, tables};

pub(crate) fn table(action: TableAction) -> Action {
    Action::Shift(ShiftAction::Table(action))
}

pub(crate) fn screen(player: &Player) -> &ShiftScreen {
    match player.app.screen() {
        Screen::Shift(shift) => shift,
        other => panic!("no shift but {other:?}"),
    }
}

pub(crate) fn work(player: &Player) -> &ShiftWork {
    screen(player).work().expect("the shift is worked")
}

pub(crate) fn debrief(player: &Player) -> &Debrief {
    match screen(player) {
        ShiftScreen::Debrief(debrief) => debrief,
        other => panic!("no debrief but {other:?}"),
    }
}

/// A trainee at a table of the first scenario there, without a clock.
pub(crate) fn at_the_table(house: &str, size: TableSize, presentation: Presentation) -> Player {
    begun(house, size, presentation, false)
}

/// The same, with or without a clock.
fn begun(house: &str, size: TableSize, presentation: Presentation, timers: bool) -> Player {
    let mut player = Player::at_home(Language::English, house);
    let settings = Settings { table: Some(size), timers, ..player.app.settings().clone() };
    player.act(Action::Set(settings));
    player.act(Action::Shift(ShiftAction::Open));
    player.act(Action::Shift(ShiftAction::Choose(ChoiceAction::Presentation(presentation))));
    player.act(Action::Shift(ShiftAction::Begin));
    player
}

/// The typed text for an act where nothing is shown: its amount, its points, its seat.
pub(crate) fn typed_for(state: &State, act: &Act) -> Option<String> {
    let seat = |person: &Person| match person {
        Person::Guest(index) => state.guest(*index).map(|guest| guest.seat.to_string()),
        Person::Crew(_) | Person::InCharge => Some("0".to_owned()),
    };
    let point = |side| coup_of(state).hand(side).map(|hand| hand.point().get().to_string());
    match act {
        Act::Pay(_, pieces) | Act::Return(_, pieces) | Act::GiveChange(_, pieces) => Some(written(total_value(pieces))),
        Act::OfferShoe(seat) | Act::OfferCut(seat) => Some(seat.to_string()),
        Act::PassCards(_, person) => seat(person),
        Act::Call(Announcement::Point(side), _) => point(*side),
        Act::Call(Announcement::Final, _) => Some(point(Side::Punto)? + &point(Side::Banco)?),
        _ => None,
    }
}

/// Does an act by what is on offer: chooses what it is about, types what it needs, and takes the offer.
fn by_offer(work: &mut ShiftWork, act: &Act, now: Moment) -> Result<(), String> {
    for typed in [None, typed_for(work.shift().state(), act)] {
        work.entry_mut().clear();
        for letter in typed.unwrap_or_default().chars() {
            match letter {
                '.' => work.entry_mut().type_mark(),
                digit => work.entry_mut().type_figure(digit.to_digit(10).unwrap() as u8),
            }
        }
        work.choose(target_of(act));
        if let Some(offer) = work.offers().into_iter().find(|offer| offer.act == *act) {
            let _effects = work.act(offer.by, &offer.act, now);
            return Ok(());
        }
    }
    Err(format!("not on offer: {act:?}\n{:#?}", work.offers().iter().map(|offer| &offer.act).collect::<Vec<_>>()))
}

fn written(amount: Money) -> String {
    let (units, cents) = (amount.get() / 100, amount.get() % 100);
    if cents == 0 { units.to_string() } else { format!("{units}.{cents:02}") }
}

/// A shift worked to its end by what is on offer, perfectly.
fn worked_by_offers(scenario: &Arc<Scenario>, house: &Arc<House>) -> ShiftWork {
    let name = format!("{} {} {:?}", scenario.id, house.id, scenario.table);
    let shift = Shift::new(scenario, house, 7).unwrap_or_else(|problem| panic!("{name}: {problem:?}"));
    let now = Moment(0);
    let mut work = ShiftWork::new(shift, false, now);
    for _ in 0..10_000 {
        if work.shift().is_over() {
            return work;
        }
        let Some(duty) = work.shift().due_of_trainee().into_iter().next() else {
            panic!("{name}: nothing is due in coup {}", work.shift().state().coup.number)
        };
        by_offer(&mut work, &duty.act, now).unwrap_or_else(|what| panic!("{name}: {what}"));
    }
    panic!("{name}: it does not end")
}

#[test]
fn whatever_is_due_is_on_offer_at_every_table() {
    for (house, size) in tables() {
        let work = worked_by_offers(&scenario(size, 7, 12, ""), &house);
        assert!(work.shift().facts().is_empty(), "{} {size:?}: {:#?}", house.id, work.shift().facts());
        assert_eq!(work.coups().len(), 12);
    }
}

#[test]
fn whatever_is_due_is_on_offer_in_every_built_in_shift() {
    for built_in in scenarios(&Library::built_in()) {
        let houses = HouseLibrary::built_in();
        let fitting = houses.iter().filter(|house| built_in.table_in(house).is_some());
        for house in fitting.take(if thorough() { usize::MAX } else { 1 }) {
            let work = worked_by_offers(built_in, house);
            assert!(work.shift().facts().is_empty(), "{} {}: {:#?}", built_in.id, house.id, work.shift().facts());
        }
    }
}

#[test]
fn a_letter_means_one_act_at_a_time() {
    for (house, size) in tables() {
        let shift = Shift::new(&scenario(size, 7, 4, "opening: true, closing: true"), &house, 3).unwrap();
        let mut work = ShiftWork::new(shift, false, Moment(0));
        while let Some(duty) = work.shift().due_of_trainee().into_iter().next() {
            let mut keys: Vec<char> = work.offers().iter().filter_map(|offer| offer.key).collect();
            let all = keys.len();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), all, "{} {size:?}", house.id);
            let _effects = work.act(duty.by, &duty.act, Moment(0));
        }
    }
}

#[test]
fn help_is_as_the_presentation_has_it() {
    for presentation in Presentation::ALL {
        let mut player = at_the_table("article-57-13", TableSize::Mini, presentation);
        let always = matches!(presentation, Presentation::Shown | Presentation::Guided);
        assert_eq!(work(&player).shows_due(), always, "{presentation:?}");
        player.act(table(TableAction::Help));
        assert_eq!(work(&player).shows_due(), presentation != Presentation::OnTheFloor, "{presentation:?}");
    }
}

/// Bets are settled by their menus; all else that is lit is done by pointing at it, or at the cards that lie there.
#[test]
fn in_guided_pointing_at_what_is_lit_does_what_is_due_at_every_table() {
    for (house, size) in tables() {
        let mut player = at_the_table(house.id.as_str(), size, Presentation::Guided);
        let mut pointed = 0;
        while work(&player).coups().len() < 2 {
            let Some(due) = work(&player).due().into_iter().next() else {
                player.act(table(TableAction::Next));
                continue;
            };
            let lit = thing_of(work(&player).shift().state(), &due.act);
            let lit = lit.filter(|thing| !matches!(thing, Thing::Stake(_) | Thing::Guest(_) | Thing::Crew(_)));
            // Who receives the cards is asked: the lit cards alone do not say it.
            let lit = lit.filter(|_| work(&player).asked(&due.act) != Some(Asked::Receiver));
            pointed += usize::from(lit.is_some());
            let state = work(&player).shift().state();
            let lit = lit.map(|thing| match thing {
                Thing::Hand(side) => {
                    let card = state.felt.iter().rev().find(|card| card.place == CardPlace::On(side));
                    card.map_or(thing, |card| Thing::Card(card.id))
                }
                _ => thing,
            });
            if matches!(due.act, Act::Call(Announcement::CardFor(_) | Announcement::Final, _)) {
                let duty = work(&player).shift().due_of_trainee().into_iter().find(|duty| duty.act == due.act);
                assert!(duty.is_some_and(|duty| !duty.reasons.is_empty()), "{}: {:?}", house.id, due.act);
            }
            player.act(table(lit.map_or(TableAction::Act(due.by, due.act), TableAction::PointAt)));
        }
        let facts = work(&player).shift().facts();
        assert!(facts.is_empty() && pointed >= 8, "{} {size:?}: {pointed} {facts:?}", house.id);
        assert!(work(&player).shift().state().is_untimed, "nobody loses patience where there is no clock");
    }
}

#[test]
fn a_second_enter_after_a_skipped_wait_pays_nothing_unread() {
    let mut player = begun("article-57-13", TableSize::Mini, Presentation::Guided, true);
    let mut skipped = false;
    loop {
        let own = work(&player);
        let next = match own.due().into_iter().next() {
            Some(due) if skipped && due.key.is_none() && matches!(due.act, Act::Pay(..)) => break,
            Some(due) => TableAction::Act(due.by, due.act),
            None => {
                assert!(own.can_wait_on());
                skipped = true;
                TableAction::Next
            }
        };
        player.act(table(next));
    }
    let acts = work(&player).acts().len();
    player.act(table(TableAction::Next));
    assert_eq!(work(&player).acts().len(), acts, "within the same moment Enter ends the wait and no more");
    player.now = player.now.plus(500);
    player.act(table(TableAction::Next));
    assert_eq!(work(&player).acts().len(), acts + 1);
    assert!(matches!(work(&player).acts().last().unwrap().act, Act::Pay(..)));
}

#[test]
fn what_is_shown_goes_on_step_by_step_to_the_debrief() {
    let mut player = at_the_table("article-57-13", TableSize::Mini, Presentation::Shown);
    for _ in 0..2_000 {
        if matches!(screen(&player), ShiftScreen::Debrief(_)) {
            break;
        }
        player.act(table(TableAction::Next));
    }
    let report = debrief(&player).report();
    assert!(report.passed && report.areas.iter().all(|(_, letter)| *letter == Letter::A), "{report:?}");
    assert!(player.effects.iter().any(|effect| matches!(effect, Effect::Shift(ShiftEffect::End(_)))));
}

#[test]
fn the_clock_brings_the_stakes_and_stands_while_the_shift_waits() {
    let mut player = begun("article-57-13", TableSize::Mini, Presentation::Guided, true);
    let first = work(&player).due().remove(0);
    player.act(table(TableAction::Act(first.by, first.act)));
    assert!(work(&player).shift().state().stakes.is_empty(), "the guests take their time");
    player.now = player.now.plus(60_000);
    assert_eq!(player.app.screen().shift_wakes_in(player.now), Some(0));
    player.act(table(TableAction::Tick));
    assert!(!work(&player).shift().state().stakes.is_empty());
    player.act(Action::Back);
    assert!(work(&player).is_paused());
    let at = work(&player).shift().state().now;
    player.now = player.now.plus(600_000);
    assert_eq!(player.app.screen().shift_wakes_in(player.now), None);
    player.act(table(TableAction::Tick));
    assert_eq!(work(&player).shift().state().now, at);
    player.act(table(TableAction::Resume));
    player.now = player.now.plus(1_000);
    player.act(table(TableAction::Tick));
    assert_eq!(work(&player).shift().state().now, at + 1_000);
}

#[test]
fn an_act_is_undone_and_a_typed_amount_taken_back() {
    let mut player = at_the_table("article-57-13", TableSize::Mini, Presentation::Practice);
    let first = work(&player).shift().due_of_trainee().remove(0);
    player.act(table(TableAction::Act(first.by, first.act)));
    player.act(table(TableAction::Type(5)));
    player.act(table(TableAction::Erase));
    assert!(work(&player).entry().is_empty());
    assert_eq!(work(&player).shift().state().coup.number, 1);
    player.act(table(TableAction::Erase));
    assert_eq!(work(&player).shift().state().coup.number, 0, "the invitation is taken back");
}

#[test]
fn the_chef_speaks_after_the_coup_in_practice_and_nowhere_else() {
    for presentation in [Presentation::Practice, Presentation::OnTheFloor] {
        let mut player = at_the_table("article-57-13", TableSize::Mini, presentation);
        let mut fault = Fault::new(FaultKind::WrongPayment, false);
        while work(&player).coups().iter().all(|coup| coup.faults.is_empty()) {
            match fault.next(work(&player).shift()) {
                Move::Act(by, act, _) => player.act(table(TableAction::Act(by, act))),
                other => panic!("{other:?}"),
            }
        }
        let told = work(&player).chef().map(|coup| coup.faults.len());
        assert_eq!(told, (presentation == Presentation::Practice).then_some(1), "{presentation:?}");
        if told.is_some() {
            player.act(table(TableAction::PutCardAway));
            assert!(work(&player).chef().is_none());
        }
    }
}

/// The debrief of a shift in which an agent commits a fault; `None` where it finds no occasion.
fn debrief_with(kind: FaultKind, house: &Arc<House>, size: TableSize) -> Option<Debrief> {
    let coups = if kind == FaultKind::CoupAfterTheEnd { 90 } else { 10 };
    let shift = Shift::new(&scenario(size, 7, coups, "opening: true, closing: true"), house, 17).unwrap();
    let mut work = ShiftWork::new(shift, true, Moment(0));
    let mut agent = Fault::new(kind, false);
    while !work.shift().is_over() {
        let _effects = match agent.next(work.shift()) {
            Move::Act(by, act, at) => work.act(by, &act, Moment(at.0)),
            Move::Wait(at) => work.tick(Moment(at.0)),
            Move::Stop => return Some(Debrief::new(work)),
        };
    }
    agent.has_committed().then(|| Debrief::new(work))
}

#[test]
fn every_kind_of_fault_is_seen_in_the_debrief() {
    let elsewhere = |kind: &&FaultKind| ELSEWHERE.contains(kind) && **kind != FaultKind::WorkUndone;
    for kind in FaultKind::ALL.iter().filter(|kind| !elsewhere(kind)) {
        let debrief = tables().into_iter().find_map(|(house, size)| debrief_with(*kind, &house, size));
        let debrief = debrief.unwrap_or_else(|| panic!("{kind:?} has no occasion"));
        let in_coups = debrief.coups().iter().flat_map(|coup| &coup.faults).chain(debrief.work().faults_beside());
        let shown: Vec<_> = in_coups.chain(&debrief.report().red_lines).map(|fact| fact.kind).collect();
        assert!(shown.contains(kind), "{kind:?} {shown:?}");
    }
}

#[test]
fn the_debrief_asks_first_and_opens_at_the_first_red_line() {
    let mut player = at_the_table("article-57-13", TableSize::Mini, Presentation::OnTheFloor);
    let mut fault = Fault::new(FaultKind::WrongCollection, false);
    while let ShiftScreen::Table(work) = screen(&player) {
        match fault.next(work.shift()) {
            Move::Act(by, act, _) => player.act(table(TableAction::Act(by, act))),
            Move::Wait(_) => player.act(table(TableAction::Next)),
            Move::Stop => player.act(Action::Shift(ShiftAction::End)),
        }
    }
    assert!(!debrief(&player).is_shown());
    player.act(Action::Shift(ShiftAction::Debrief(DebriefAction::Answer(1, "a payment".to_owned()))));
    player.act(Action::Shift(ShiftAction::Debrief(DebriefAction::ShowResult)));
    let debrief = debrief(&player);
    assert!(debrief.is_shown());
    assert_eq!(debrief.answers()[1], "a payment");
    let open = &debrief.coups()[debrief.opened().expect("a coup is open")];
    assert!(open.faults.iter().any(|fact| fact.kind == FaultKind::WrongCollection), "{open:#?}");
}

#[test]
fn a_log_gives_the_shift_back_where_it_was() {
    let library = Library::built_in();
    let houses = HouseLibrary::built_in();
    let mut player = at_the_table("monte-carlo", TableSize::Midi, Presentation::Practice);
    for _ in 0..60 {
        let duty = match Perfect.next(work(&player).shift()) {
            Move::Act(by, act, _) => (by, act),
            other => panic!("{other:?}"),
        };
        player.act(table(TableAction::Act(duty.0, duty.1)));
    }
    let mut log = String::new();
    for effect in &player.effects {
        if let Effect::Shift(ShiftEffect::Start(line) | ShiftEffect::Append(line, _)) = effect {
            log.push_str(line);
        }
    }
    let left = work(&player).shift();
    let coups = work(&player).coups().len();
    let resumed = SavedShift::read(log.as_bytes()).unwrap().resume(&library, &houses, |_, _| {}).unwrap();
    assert_eq!(LogHead::new(&resumed), LogHead::new(left));
    assert_eq!(resumed.acts(), left.acts());
    assert_eq!(resumed.state().stakes, {
        let mut again = resumed.clone();
        let _events = again.until(left.state().now);
        again.state().stakes.clone()
    });
    player.act(Action::Back);
    player.act(Action::Back);
    assert!(matches!(player.app.screen(), Screen::Home));
    player.act(Action::Shift(ShiftAction::Found(log.into_bytes())));
    player.act(Action::Shift(ShiftAction::GoOn));
    assert_eq!(work(&player).shift().acts(), 60);
    assert_eq!(work(&player).coups().len(), coups);
}

#[test]
fn a_shift_that_is_over_is_not_offered_again() {
    let mut player = at_the_table("article-57-13", TableSize::Mini, Presentation::Practice);
    assert!(player.app.saved_shift().is_some());
    player.act(Action::Shift(ShiftAction::End));
    assert!(player.app.saved_shift().is_none());
    let log: String = player
        .effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Shift(ShiftEffect::Start(line) | ShiftEffect::End(line)) => Some(line.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(SavedShift::read(log.as_bytes()), None);
}

/// A debrief after a wrong payment on the floor.
fn after_a_wrong_payment() -> Player {
    let mut player = at_the_table("article-57-13", TableSize::Mini, Presentation::OnTheFloor);
    let mut fault = Fault::new(FaultKind::WrongPayment, false);
    while let ShiftScreen::Table(work) = screen(&player) {
        match fault.next(work.shift()) {
            Move::Act(by, act, _) => player.act(table(TableAction::Act(by, act))),
            Move::Wait(_) => player.act(table(TableAction::Next)),
            Move::Stop => player.act(Action::Shift(ShiftAction::End)),
        }
    }
    player
}

fn in_debrief(action: DebriefAction) -> Action {
    Action::Shift(ShiftAction::Debrief(action))
}

#[test]
fn a_fault_is_shown_again_from_shortly_before_it_with_what_was_due() {
    let mut player = after_a_wrong_payment();
    let fault = debrief(&player).work().shift().facts()[0].clone();
    assert!(debrief(&player).instead(0).is_some());
    player.act(in_debrief(DebriefAction::ReplayFault(0)));
    let replay = debrief(&player).replay().expect("it is shown again");
    assert!(fault.at.since(replay.shift().state().now) >= 5_000);
    assert!(replay.shift().facts().is_empty() && !replay.is_past_the_fault());
    let mut steps = 0;
    while !debrief(&player).replay().unwrap().is_before_the_fault() {
        player.act(in_debrief(DebriefAction::ReplayNext));
        steps += 1;
        assert!(steps < 50);
    }
    while !debrief(&player).replay().unwrap().is_past_the_fault() {
        player.act(in_debrief(DebriefAction::ReplayNext));
    }
    assert_eq!(debrief(&player).replay().unwrap().shift().facts(), [fault]);
    player.act(in_debrief(DebriefAction::ReplayAgain));
    assert!(debrief(&player).replay().unwrap().shift().facts().is_empty());
    player.act(Action::Back);
    assert!(debrief(&player).replay().is_none());
}

#[test]
fn a_shift_is_played_on_from_before_its_fault_and_passed() {
    let mut player = after_a_wrong_payment();
    player.act(in_debrief(DebriefAction::ReplayFault(0)));
    player.effects.clear();
    player.act(Action::Shift(ShiftAction::PlayOn));
    let log = player.effects.iter().find_map(|effect| match effect {
        Effect::Shift(ShiftEffect::Start(log)) => Some(log.clone()),
        _ => None,
    });
    let saved = SavedShift::read(log.expect("a log is begun").as_bytes()).unwrap();
    assert_eq!(saved.acts(), work(&player).acts());
    while let ShiftScreen::Table(work) = screen(&player) {
        match Perfect.next(work.shift()) {
            Move::Act(by, act, _) => player.act(table(TableAction::Act(by, act))),
            other => panic!("{other:?}"),
        }
    }
    assert!(debrief(&player).report().passed);
    assert!(debrief(&player).work().shift().facts().is_empty());
}

#[test]
fn the_same_shift_is_worked_again_with_the_same_cards() {
    let mut player = after_a_wrong_payment();
    let seed = debrief(&player).work().shift().seed();
    player.act(Action::Shift(ShiftAction::Again));
    assert_eq!(work(&player).shift().seed(), seed);
    assert_eq!(work(&player).shift().acts(), 0);
}

#[test]
fn what_was_weak_is_recorded_once_and_practised() {
    let mut player = after_a_wrong_payment();
    player.act(in_debrief(DebriefAction::Answer(0, "the calls".to_owned())));
    player.act(in_debrief(DebriefAction::ShowResult));
    player.act(in_debrief(DebriefAction::ShowResult));
    let [Record::Shift(record)] = player.records.as_slice() else { panic!("{:?}", player.records) };
    assert_eq!(record.answers, ["the calls", "", ""]);
    assert!(!record.passed && record.letters.contains(&Letter::Fail));
    let [(drill, decision)] = record.weak.as_slice() else { panic!("{:?}", record.weak) };
    assert_eq!(drill.as_str(), "Payout");
    let key = DecisionKey::new(&record.house, drill, decision);
    let learnt = player.app.profile().unwrap().known.mastery().get(&key).expect("it counts as answered wrong");
    assert!(!learnt.last_was.0);
    player.act(Action::Shift(ShiftAction::Practise));
    let asked = player.asked().expect("it is asked");
    assert_eq!(asked.decision(), &key.decision);
}

#[test]
fn the_ladder_goes_up_with_each_shift_that_is_passed() {
    let mut player = Player::at_home(Language::English, "article-57-13");
    player.act(Action::Set(Settings { timers: false, ..player.app.settings().clone() }));
    for rung in [Presentation::Guided, Presentation::Practice, Presentation::OnTheFloor, Presentation::OnTheFloor] {
        player.act(Action::Shift(ShiftAction::Open));
        player.act(Action::Shift(ShiftAction::Begin));
        assert_eq!(work(&player).presentation(), rung);
        while let ShiftScreen::Table(work) = screen(&player) {
            match Perfect.next(work.shift()) {
                Move::Act(by, act, _) => player.act(table(TableAction::Act(by, act))),
                other => panic!("{other:?}"),
            }
        }
        player.act(in_debrief(DebriefAction::ShowResult));
        player.act(Action::Back);
    }
}
