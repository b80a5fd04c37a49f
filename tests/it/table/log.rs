//! The log of a shift: read as far as it is sound, and played on from there.

use std::sync::Arc;

use tailleur::i18n::{Language, LocalizedText};
use tailleur::rules::house::{House, TableSize};
use tailleur::table::Shift;
use tailleur::table::act::{Act, TimedAct};
use tailleur::table::agent::{Agent, Fault, Move, Perfect, Playing, play};
use tailleur::table::event::Event;
use tailleur::table::fact::FaultKind;
use tailleur::table::log::{LONGEST, LogFault, LogFlaw, LogHead, ReplayProblem, ShiftLog, VERSION, act_line, end_line};
use tailleur::table::scenario::{Length, Scenario};

use super::{scenario, tables};
use crate::support::tier;

fn small_table() -> (Arc<Scenario>, Arc<House>) {
    let (house, size) = tables().into_iter().find(|(_, size)| *size == TableSize::Mini).unwrap();
    (scenario(size, 5, 3, ""), house)
}

/// The log of a shift that an agent plays, and its events.
fn logged(scenario: &Arc<Scenario>, house: &Arc<House>, agent: &mut dyn Agent) -> (String, Vec<Event>) {
    let mut shift = Shift::new(scenario, house, 9).unwrap();
    let (mut log, mut events) = (LogHead::new(&shift).line(), Vec::new());
    let mut playing = Playing::new(&mut shift, agent);
    while let Some((next, happened)) = playing.step() {
        events.extend(happened);
        if let Move::Act(by, act, at) = next {
            log += &act_line(playing.shift(), &TimedAct { by, act, at });
        }
    }
    log += &end_line(&shift);
    (log, events)
}

fn perfect_log() -> (Arc<Scenario>, Arc<House>, String) {
    let (scenario, house) = small_table();
    let (log, _) = logged(&scenario, &house, &mut Perfect);
    (scenario, house, log)
}

fn read(text: &str) -> (ShiftLog, Option<LogFlaw>) {
    ShiftLog::read(text.as_bytes()).unwrap()
}

/// The line and the reason of the flaw at which a log stops.
fn stops(text: &str) -> (usize, usize, LogFault) {
    let flaw = ShiftLog::read(text.as_bytes()).map_or_else(Some, |(_, flaw)| flaw).expect("the log is sound");
    (flaw.line, flaw.column, flaw.what)
}

fn lines_in(bytes: &[u8]) -> usize {
    bytes.split(|byte| *byte == b'\n').count() - 1
}

/// A record with its checksum, as a line.
fn sealed(record: &str) -> String {
    format!("{:08x} {record}\n", crc32fast::hash(record.as_bytes()))
}

/// A line with some of its record replaced and the checksum put right.
fn altered(line: &str, from: &str, to: &str) -> String {
    let record = line.trim_end().split_once(' ').unwrap().1;
    assert!(record.contains(from), "{from} is not in {record}");
    sealed(&record.replace(from, to))
}

#[test]
fn a_log_is_the_whole_shift() {
    for agent in [FaultKind::WrongPayment, FaultKind::WorkUndone] {
        let (scenario, house) = small_table();
        let (text, events) = logged(&scenario, &house, &mut Fault::new(agent, false));
        let (log, flaw) = read(&text);
        assert_eq!((flaw, log.sound, log.end.is_some()), (None, text.len(), true));
        let mut shift = log.head.begin(&scenario, &house).unwrap();
        let mut again = Vec::new();
        assert_eq!(log.replay(&mut shift, None, |_, events| again.extend_from_slice(events)), None);
        assert_eq!(again, events);
        assert_eq!(logged(&scenario, &house, &mut Fault::new(agent, false)).0, text, "the same bytes twice");
    }
}

#[test]
fn a_log_cut_at_any_byte_keeps_every_whole_line() {
    let (_, _, text) = perfect_log();
    let head = text.find('\n').unwrap() + 1;
    for cut in (0..text.len()).step_by(tier(13, 1)) {
        let bytes = &text.as_bytes()[..cut];
        let sound = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let whole = lines_in(bytes);
        match ShiftLog::read(bytes) {
            Err(flaw) => {
                let what = if cut == 0 { LogFault::Empty } else { LogFault::Cut };
                assert!(cut < head && (flaw.line, flaw.column, flaw.what) == (1, cut + 1, what), "{cut}: {flaw:?}");
            }
            Ok((log, flaw)) => {
                let acts = whole - 1 - usize::from(log.end.is_some());
                assert_eq!((log.acts.len(), log.sound), (acts, sound), "{cut}");
                let place = flaw.map(|flaw| (flaw.line, flaw.column, flaw.what));
                let column = String::from_utf8_lossy(&bytes[sound..]).chars().count() + 1;
                assert_eq!(place, (cut > sound).then_some((whole + 1, column, LogFault::Cut)), "{cut}");
            }
        }
    }
}

#[test]
fn a_log_cut_at_any_act_is_played_on_without_a_fault() {
    let (scenario, house, text) = perfect_log();
    let (log, _) = read(&text);
    for cut in (0..=log.acts.len()).step_by(tier(5, 1)) {
        let mut shift = log.head.begin(&scenario, &house).unwrap();
        assert_eq!(log.replay(&mut shift, Some(cut), |_, _| {}), None);
        assert_eq!(shift.acts() as usize, cut);
        play(&mut shift, &mut Perfect, |_, _| {});
        assert!(shift.report().passed && shift.facts().is_empty(), "cut at {cut}");
    }
}

#[test]
fn a_changed_byte_stops_a_log_in_its_line_and_loses_nothing_before_it() {
    let (_, _, text) = perfect_log();
    let (whole, _) = read(&text);
    for at in (0..text.len()).step_by(tier(61, 3)) {
        let line = lines_in(&text.as_bytes()[..at]);
        for flip in [0x01, 0x20, 0x80, 0xff] {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= flip;
            match ShiftLog::read(&bytes) {
                Err(flaw) => assert_eq!((flaw.line, line), (1, 0), "byte {at}, {flip:x}"),
                Ok((log, flaw)) => {
                    assert_eq!(flaw.map(|flaw| flaw.line), Some(line + 1), "byte {at}, {flip:x}");
                    assert_eq!(log.acts[..], whole.acts[..line - 1], "byte {at}, {flip:x}");
                }
            }
        }
    }
}

#[test]
fn lines_missing_doubled_or_out_of_place_are_found() {
    let (_, _, text) = perfect_log();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let last = lines.len() - 1;
    let with = |order: &[usize]| order.iter().map(|at| lines[*at]).collect::<String>();
    assert_eq!(stops(&with(&[0, 1, 2, 4])), (4, 10, LogFault::OutOfOrder));
    assert_eq!(stops(&with(&[0, 1, 2, 2])), (4, 10, LogFault::OutOfOrder));
    assert_eq!(stops(&with(&[0, 2, 1])), (2, 10, LogFault::OutOfOrder));
    assert_eq!(stops(&with(&[0, 1, 0])), (3, 10, LogFault::OutOfOrder));
    assert_eq!(stops(&with(&[1, 2])), (1, 10, LogFault::NoHead));
    assert_eq!(stops(&(text.clone() + lines[last])), (last + 2, 10, LogFault::AfterTheEnd));
    assert_eq!(stops(&(text.clone() + lines[last - 1])).2, LogFault::AfterTheEnd);
    let moment = lines[3].split("at:").nth(1).unwrap().split(')').next().unwrap();
    let backwards = altered(lines[3], &format!("at:{moment}"), "at:1");
    assert_eq!(stops(&(with(&[0, 1, 2]) + &backwards)), (4, 10, LogFault::Backwards));
    assert_eq!(stops(&(with(&[0, 1, 2]) + &sealed("End(1)"))), (4, 10, LogFault::Backwards));
}

#[test]
fn what_is_no_line_of_a_log_is_refused_with_its_place() {
    let (_, _, text) = perfect_log();
    let head = text.split_inclusive('\n').next().unwrap();
    let behind = |line: &str| stops(&format!("{head}{line}"));
    assert_eq!(stops(""), (1, 1, LogFault::Empty));
    assert_eq!(behind("\n"), (2, 1, LogFault::NoChecksum));
    assert_eq!(behind("nothing at all\n"), (2, 1, LogFault::NoChecksum));
    assert_eq!(behind("ABCDEF01 Act(1)\n"), (2, 1, LogFault::NoChecksum), "the digits are lower-case");
    assert_eq!(behind("+0000000 \n"), (2, 1, LogFault::NoChecksum));
    assert_eq!(behind("00000000 Act(1)\n"), (2, 10, LogFault::Damaged));
    assert_eq!(behind(&sealed("")), (2, 10, LogFault::NotARecord));
    assert_eq!(behind(&sealed("Act(1,(by:Crew(0),act:Juggle,at:5),0)")), (2, 32, LogFault::NotARecord));
    assert_eq!(behind(&format!("{}\n", "0".repeat(LONGEST + 1))), (2, LONGEST + 1, LogFault::TooLong));
    let deep = "(".repeat(100_000);
    assert_eq!(behind(&sealed(&deep)).2, LogFault::NotARecord);
    let foreign = b"Act(1,\xff)";
    let mut bytes = format!("{head}{:08x} ", crc32fast::hash(foreign)).into_bytes();
    bytes.extend_from_slice(foreign);
    bytes.push(b'\n');
    let (_, flaw) = ShiftLog::read(&bytes).unwrap();
    assert_eq!(flaw.map(|flaw| (flaw.line, flaw.column, flaw.what)), Some((2, 16, LogFault::NotARecord)));
}

#[test]
fn a_log_of_another_version_is_refused_whatever_else_it_has() {
    let (_, _, text) = perfect_log();
    let head = text.split_inclusive('\n').next().unwrap();
    let (from, other) = (format!("version:{VERSION}"), format!("version:{}", VERSION + 1));
    for to in [other.clone(), format!("{other},weather:\"fine\"")] {
        assert_eq!(stops(&altered(head, &from, &to)), (1, 10, LogFault::OtherVersion(VERSION + 1)));
    }
    let more = altered(head, &from, &format!("{from},weather:\"fine\""));
    assert_eq!(stops(&more).2, LogFault::NotARecord);
}

#[test]
fn a_log_knows_its_scenario_and_its_house() {
    let (scenario, house, text) = perfect_log();
    let (log, _) = read(&text);
    let other = |what| Err(ReplayProblem::Log(LogFlaw { line: 1, column: 10, what }));
    let begins = |scenario: &Scenario, house| log.head.begin(scenario, house).map(drop);
    let six_guests = super::scenario(TableSize::Mini, 6, 3, "");
    assert_eq!(begins(&six_guests, &house), other(LogFault::OtherScenario));
    let other_id = Scenario { id: "other".to_owned(), ..(*scenario).clone() };
    assert_eq!(begins(&other_id, &house), other(LogFault::OtherScenario));
    let (next_house, _) = tables().into_iter().find(|(next, _)| next.id != house.id).unwrap();
    assert_eq!(begins(&scenario, &next_house), other(LogFault::OtherHouse));
    // The head has the length itself, and words do not count.
    let mut reworded = Scenario { length: Length::Shoes(2), ..(*scenario).clone() };
    reworded.title = LocalizedText::from_languages([(Language::French, "Autre titre".to_owned())]);
    assert_eq!(log.head.begin(&reworded, &house).unwrap().scenario().length, Length::Coups(3));
}

#[test]
fn an_act_that_leaves_another_table_than_it_did_is_found() {
    let (scenario, house, text) = perfect_log();
    let (log, _) = read(&text);
    let place = log.acts.iter().position(|timed| matches!(timed.act, Act::Pay(..))).unwrap();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let Act::Pay(id, pieces) = &log.acts[place].act else { unreachable!() };
    let paid = ron::to_string(&Act::Pay(*id, pieces.clone())).unwrap();
    let more = ron::to_string(&Act::Pay(*id, pieces.iter().map(|(value, count)| (*value, count + 1)).collect()));
    let changed = altered(lines[place + 1], &paid, &more.unwrap());
    let text: String =
        lines.iter().enumerate().map(|(at, line)| if at == place + 1 { &changed } else { *line }).collect();
    let (log, flaw) = read(&text);
    assert_eq!(flaw, None, "each line by itself is sound");
    let mut shift = log.head.begin(&scenario, &house).unwrap();
    let flaw = log.replay(&mut shift, None, |_, _| {});
    assert_eq!(flaw, Some(LogFlaw { line: place + 2, column: 10, what: LogFault::OtherTable }));
    assert_eq!(shift.acts() as usize, place + 1, "the shift stops there");
}
