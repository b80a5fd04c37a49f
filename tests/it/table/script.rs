//! The script agent: what a file says is done, and the perfect agent works in between.

use std::fmt::Write as _;
use std::sync::Arc;

use tailleur::rules::house::{House, TableSize};
use tailleur::table::Shift;
use tailleur::table::act::{Act, TimedAct};
use tailleur::table::agent::{Agent, Move, Perfect, Playing, Script, ScriptProblem, play};
use tailleur::table::event::Event;
use tailleur::table::fact::FaultKind;
use tailleur::table::scenario::Scenario;

use super::{scenario, tables};

fn small_table() -> (Arc<Scenario>, Arc<House>) {
    let (house, size) = tables().into_iter().find(|(_, size)| *size == TableSize::Mini).unwrap();
    (scenario(size, 5, 4, ""), house)
}

fn script(text: &str) -> Script {
    Script::read("test.ron", text).unwrap_or_else(|flaws| panic!("{flaws:#?}\n{text}"))
}

/// The acts and events of a shift that an agent works.
fn worked(agent: &mut dyn Agent) -> (Shift, Vec<TimedAct>, Vec<Event>) {
    let (scenario, house) = small_table();
    let mut shift = Shift::new(&scenario, &house, 9).unwrap();
    let (mut acts, mut events) = (Vec::new(), Vec::new());
    let mut playing = Playing::new(&mut shift, agent);
    while let Some((next, happened)) = playing.step() {
        events.extend(happened);
        if let Move::Act(by, act, at) = next {
            acts.push(TimedAct { by, act, at });
        }
    }
    (shift, acts, events)
}

#[test]
fn acts_written_down_are_done_again_at_their_moments() {
    let (_, acts, events) = worked(&mut Perfect);
    let mut text = "[\n".to_owned();
    for TimedAct { by, act, at } in &acts {
        let (by, act) = (ron::to_string(by).unwrap(), ron::to_string(act).unwrap());
        writeln!(text, "    Act(by: {by}, act: {act}, at: {}),", at.0).unwrap();
    }
    let (shift, again, events_again) = worked(&mut script(&format!("{text}]")));
    assert!(shift.is_over() && shift.facts().is_empty());
    assert_eq!((again, events_again), (acts, events));
}

#[test]
fn the_perfect_agent_works_until_so_many_coups_and_acts_are_done() {
    let (_, acts, _) = worked(&mut Perfect);
    for (text, coups) in [("[Perfect(coups: 2)]", 2), ("[Perfect(coups: 1), Perfect(coups: 2)]", 3)] {
        let (shift, ..) = worked(&mut script(text));
        assert_eq!((shift.state().coup.number, shift.state().coup.over), (coups, true), "{text}");
    }
    let (shift, first, _) = worked(&mut script("[Perfect(acts: 7)]"));
    assert_eq!((shift.acts(), &first[..]), (7, &acts[..7]));
    let (shift, ..) = worked(&mut script("[Perfect(coups: 2, acts: 3)]"));
    let (after_two, ..) = worked(&mut script("[Perfect(coups: 2)]"));
    assert_eq!(shift.acts(), after_two.acts() + 3);
    let (shift, ..) = worked(&mut script("[Perfect()]"));
    assert!(shift.is_over() && shift.report().passed);
}

#[test]
fn one_wrong_act_in_perfect_work_is_the_one_fault() {
    let (_, acts, _) = worked(&mut Perfect);
    // The next act pays another stake: it puts nothing right.
    let pays = |timed: &TimedAct| matches!(timed.act, Act::Pay(..));
    let pay = acts.windows(2).position(|two| two.iter().all(pays)).unwrap();
    let Act::Pay(stake, pieces) = &acts[pay].act else { unreachable!() };
    let wrong: Vec<String> = pieces.iter().map(|(value, count)| format!("({}, {})", value.get(), count + 1)).collect();
    let text = format!(
        "// One piece too many.\n[Perfect(acts: {pay}), Act(by: Crew(0), act: Pay({}, [{}])), Perfect()]",
        stake.0,
        wrong.join(", ")
    );
    let (shift, ..) = worked(&mut script(&text));
    let kinds: Vec<_> = shift.facts().iter().map(|fact| (fact.kind, fact.act as usize, fact.noticed)).collect();
    assert!(shift.is_over());
    assert_eq!(kinds, [(FaultKind::WrongPayment, pay + 1, false)]);
}

#[test]
fn a_moment_that_has_passed_is_now_and_behind_the_end_nothing_is_done() {
    let (shift, acts, _) = worked(&mut script("[Wait(60000), Act(by: Crew(0), act: Speak(Wait, None), at: 5)]"));
    assert_eq!((acts.len(), acts[0].at.0), (1, 60_000));
    assert!(!shift.is_over() && !shift.report().passed);
}

#[test]
fn impossible_acts_change_nothing_and_stop_nothing() {
    let text = "[
        Act(by: Crew(0), act: Collect(77)),
        Act(by: Crew(99), act: Pay(4294967295, [(10000000000000, 4294967295), (10000000000000, 4294967295)])),
        Act(by: Guest(200), act: Sit(250)),
        Act(by: InCharge, act: MoveCard(65535, Shoe, Up)),
        Act(by: Crew(0), act: Answer(9, Grant)),
        Act(by: Guest(0), act: PutOnMarble([], 10000000000000)),
        Act(by: Crew(0), act: GiveChange(Crew(3), [])),
        Act(by: Crew(0), act: Undo),
        Perfect(),
    ]";
    let (shift, _, events) = worked(&mut script(text));
    assert!(shift.is_over());
    assert!(events.iter().filter(|event| matches!(event, Event::Impossible(_))).count() >= 7, "{events:?}");
}

#[test]
fn a_faulty_script_is_refused_with_its_place() {
    let faults = |text: &str| -> Vec<(usize, usize)> {
        let flaws = Script::read("test.ron", text).expect_err(text);
        flaws.iter().map(|flaw| (flaw.place.line, flaw.place.column)).collect()
    };
    for (text, places) in [
        ("[\n  Perfekt(coups: 3),\n]", vec![(2, 3)]),
        ("[Perfect(coups: -1)]", vec![(1, 17)]),
        ("[Act(by: Crew(0), act: Turm(Punto))]", vec![(1, 24)]),
        ("[Act(by: Crew(0))]", vec![(1, 2)]),
        ("[Act(by: Crew(0), act: Undo, when: 3)]", vec![(1, 30)]),
        ("[Act(by: Crew(0), act: Undo, at: 9),\n Act(by: Crew(0), act: Undo, at: 8)]", vec![(2, 34)]),
        ("[Act(by: Crew(300), act: Undo)]", vec![(1, 15)]),
        ("[", vec![(1, 2)]),
        ("", vec![(1, 1)]),
    ] {
        assert_eq!(faults(text), places, "{text}");
    }
    let long = format!("[{}]", "Perfect(),".repeat(30_000));
    assert_eq!(faults(&long), [(1, 1)]);
    let back = Script::read("test.ron", "[Act(by: Crew(0), act: Undo, at: 2), Act(by: Crew(0), act: Undo, at: 1)]");
    assert_eq!(back.unwrap_err()[0].what, ScriptProblem::Backwards);
}

#[test]
fn a_script_ends_even_where_nothing_is_ever_due() {
    let (scenario, house) = small_table();
    let mut shift = Shift::new(&scenario, &house, 9).unwrap();
    let waits = format!("[{}]", "Wait(4294967295),".repeat(9_000));
    let mut moves = 0;
    play(&mut shift, &mut script(&waits), |_, _| moves += 1);
    assert!(moves <= 9_000 && !shift.is_over());
}
