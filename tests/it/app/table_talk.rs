//! Lines of guests and chef at the table: who says something to what, in recorded words, and the switch.

use std::collections::BTreeSet;

use tailleur::app::shift::table_talk::{SpokenLine, TableTalk};
use tailleur::app::shift::work::ShiftWork;
use tailleur::app::shift::{ShiftScreen, TableAction};
use tailleur::app::{Action, Effect};
use tailleur::i18n::{Catalog, FrenchCounting, HouseTerms, Language};
use tailleur::lesson::Library;
use tailleur::progress::{Moment, Settings};
use tailleur::rules::house::TableSize;
use tailleur::table::Shift;
use tailleur::table::act::{Act, StakeId};
use tailleur::table::agent::{Agent as _, Fault, Move, Perfect};
use tailleur::table::event::Event;
use tailleur::table::fact::FaultKind;
use tailleur::table::incident::{Ask, IncidentKind, Request, RequestId};
use tailleur::table::person::Person;
use tailleur::table::scenario::Presentation;
use tailleur::voice::{Noise, Speaker, Speech};

use super::shift::{at_the_table, screen, table, work};
use crate::table::{scenario, tables};

/// The lines of a shift that an agent works against the clock.
fn lines_of(shift: Shift, agent: &mut dyn tailleur::table::agent::Agent) -> Vec<Speech> {
    let mut work = ShiftWork::new(shift, true, Moment(0));
    let mut lines = Vec::new();
    while !work.shift().is_over() {
        let _effects = match agent.next(work.shift()) {
            Move::Act(by, act, at) => work.act(by, &act, Moment(at.0)),
            Move::Wait(at) => work.tick(Moment(at.0)),
            Move::Stop => break,
        };
        lines.extend(work.take_lines());
    }
    lines
}

#[test]
fn guests_bet_aloud_ask_and_thank_at_every_table_in_recorded_words() {
    let library = Library::built_in();
    for (house, size) in tables() {
        let shift = Shift::new(&scenario(size, 7, 12, ""), &house, 7).unwrap();
        let lines = lines_of(shift, &mut Perfect);
        let different: BTreeSet<&str> = lines.iter().map(|line| line.text.as_str()).collect();
        assert!(lines.len() > 24 && different.len() > 8, "{} {size:?}: {} lines", house.id, lines.len());
        for line in &lines {
            assert_eq!(line.speaker, Speaker::Guest);
            let pieces = library.recording(None, line, FrenchCounting::default());
            assert!(pieces.is_some(), "{} {size:?}: nothing says {line:?}", house.id);
        }
    }
}

#[test]
fn a_call_ends_what_guests_were_saying() {
    for (house, size) in tables() {
        let mut work = ShiftWork::new(Shift::new(&scenario(size, 7, 12, ""), &house, 7).unwrap(), true, Moment(0));
        let mut cut_short = 0;
        while !work.shift().is_over() {
            let _effects = match Perfect.next(work.shift()) {
                Move::Act(by, act, at) => {
                    let before = work.recent_lines().count();
                    let effects = work.act(by, &act, Moment(at.0));
                    let call = if let Act::Call(_, words) = &act { Some((by, words.as_str())) } else { None };
                    assert_eq!(work.called(), call, "{} {size:?}: the call stands until the next act", house.id);
                    if call.is_some() {
                        assert_eq!(work.recent_lines().count(), 0, "{} {size:?}: {act:?}", house.id);
                        cut_short += usize::from(before > 0);
                    }
                    effects
                }
                Move::Wait(at) => work.tick(Moment(at.0)),
                Move::Stop => break,
            };
        }
        assert!(cut_short > 0, "{} {size:?}: no call came soon after a line", house.id);
    }
}

/// What is said to an event at a table where nothing has happened yet.
fn lines_after(event: &Event) -> Vec<String> {
    let (house, size) = tables().into_iter().find(|(house, _)| house.id.as_str() == "venezia").unwrap();
    let shift = Shift::new(&scenario(size, 7, 4, ""), &house, 1).unwrap();
    let mut talk = TableTalk::default();
    talk.hear(&shift, event);
    talk.take().into_iter().map(|line| line.text).collect()
}

#[test]
fn each_request_of_a_guest_has_its_words_and_a_true_claim_sounds_like_a_false_one() {
    let request = |what| {
        Event::Asked(Request {
            id: RequestId(1),
            from: Person::Guest(0),
            to: Person::Crew(0),
            what,
            incident: None,
            since: tailleur::table::moment::Moment(0),
            until_coup: 1,
            put_off: false,
        })
    };
    let matters = [
        IncidentKind::QuarrelAboutAStake,
        IncidentKind::TwoHands,
        IncidentKind::Dispute,
        IncidentKind::AsksForACut,
        IncidentKind::PassesTooLate,
        IncidentKind::WrongPerson,
        IncidentKind::HolderTakesPunto,
        IncidentKind::PuntoRefused,
        IncidentKind::HolderDawdles,
        IncidentKind::Noise,
    ];
    let mut heard = BTreeSet::new();
    for kind in matters {
        heard.extend(lines_after(&request(Ask::Matter(kind))));
    }
    assert_eq!(heard.len(), matters.len(), "each its own words: {heard:?}");
    let claims = [IncidentKind::ClaimTrue, IncidentKind::ClaimFalse];
    let [right, wrong] = claims.map(|kind| lines_after(&request(Ask::OverStake(kind, StakeId(1)))));
    assert_eq!((right.len(), &right), (1, &wrong));
    assert_eq!(lines_after(&request(Ask::Change)), ["Change, please."]);
}

#[test]
fn the_chef_names_the_area_of_a_fault_after_the_coup_in_practice_only() {
    let words = Catalog::new(Language::French);
    let remark = words.render(&tailleur::voice::TableLine::WatchMoney.phrase(), &HouseTerms::default());
    for (presentation, is_heard) in [(Presentation::Practice, true), (Presentation::OnTheFloor, false)] {
        let mut player = at_the_table("article-57-13", TableSize::Mini, presentation);
        let mut fault = Fault::new(FaultKind::WrongPayment, false);
        while work(&player).coups().iter().all(|coup| coup.faults.is_empty()) {
            match fault.next(work(&player).shift()) {
                Move::Act(by, act, _) => player.act(table(TableAction::Act(by, act))),
                other => panic!("{other:?}"),
            }
        }
        let shown = work(&player).recent_lines().any(|line: &SpokenLine| line.speech.text == remark);
        assert_eq!(shown, is_heard, "{presentation:?}");
    }
}

#[test]
fn the_voices_of_guests_can_be_switched_off_and_the_room_is_heard_at_the_table_only() {
    for is_on in [true, false] {
        let mut player = at_the_table("article-57-13", TableSize::Mini, Presentation::Shown);
        player.act(Action::Set(Settings { guest_voices: is_on, ..player.app.settings().clone() }));
        let mut spoken = 0;
        for _ in 0..60 {
            player.effects.clear();
            player.act(table(TableAction::Next));
            spoken += player.effects.iter().filter(|effect| matches!(effect, Effect::SpeakBeside(_))).count();
        }
        assert_eq!(spoken > 3, is_on, "{spoken} times");
        assert!(matches!(screen(&player), ShiftScreen::Table(_)) && player.app.screen().has_room_tone());
        assert_eq!(player.app.shows_line_captions(), !is_on);
        player.act(Action::Back);
        assert!(work(&player).is_paused() && !player.app.screen().has_room_tone());
        player.act(Action::Back);
        assert!(!player.app.screen().has_room_tone());
    }
    assert!(Noise::Room.bytes().is_some());
}
