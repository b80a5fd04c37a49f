//! The log of a shift: read as far as it is sound, and played on from there.

use std::fmt::Write as _;
use std::sync::Arc;

use tailleur::rules::house::{House, TableSize};
use tailleur::table::Shift;
use tailleur::table::act::TimedAct;
use tailleur::table::agent::{Agent, Move, Perfect, play};
use tailleur::table::log::{LogFault, LogHead, ReplayProblem, ShiftLog, VERSION, act_line};
use tailleur::table::scenario::Scenario;

use super::{scenario, tables};

fn logged() -> (Arc<Scenario>, Arc<House>, String) {
    let (house, size) = tables().into_iter().find(|(_, size)| *size == TableSize::Mini).unwrap();
    let scenario = scenario(size, 5, 3, "");
    let mut shift = Shift::new(&scenario, &house, 9).unwrap();
    let mut log = LogHead::new(&shift).line();
    while !shift.is_over() {
        match Perfect.next(&shift) {
            Move::Act(by, act, at) => {
                shift.act(by, &act, at);
                write!(log, "{}", act_line(shift.acts(), &TimedAct { by, act, at })).unwrap();
            }
            Move::Wait(at) => drop(shift.until(at)),
            Move::Stop => break,
        }
    }
    (scenario, house, log)
}

#[test]
fn a_log_is_the_whole_shift() {
    let (scenario, house, text) = logged();
    let (log, flaw) = ShiftLog::read(&text).unwrap();
    assert_eq!(flaw, None);
    let shift = log.replay(&scenario, &house, None).unwrap();
    assert!(shift.is_over() && shift.facts().is_empty() && shift.report().passed);
}

#[test]
fn a_log_cut_at_any_byte_is_played_on() {
    let (scenario, house, text) = logged();
    let head = text.find('\n').unwrap() + 1;
    for cut in (head..text.len()).step_by(37) {
        let (log, flaw) = ShiftLog::read(&text[..cut]).unwrap();
        let whole = text[..cut].matches('\n').count();
        assert_eq!(log.acts.len(), whole - 1, "every whole line counts");
        let is_whole = text[..cut].ends_with('\n');
        assert_eq!(flaw.map(|flaw| (flaw.line, flaw.what)), (!is_whole).then_some((whole + 1, LogFault::Cut)));
        let mut shift = log.replay(&scenario, &house, None).unwrap();
        play(&mut shift, &mut Perfect, |_, _| {});
        assert!(shift.report().passed && shift.facts().is_empty(), "cut at {cut}");
    }
}

#[test]
fn a_changed_log_stops_where_it_was_changed() {
    let (_, _, text) = logged();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let without =
        |gone: usize| lines.iter().enumerate().filter(|(at, _)| *at != gone).map(|(_, line)| *line).collect::<String>();
    let (log, flaw) = ShiftLog::read(&without(5)).unwrap();
    assert_eq!((log.acts.len(), flaw.unwrap().line, flaw.unwrap().what), (4, 6, LogFault::OutOfOrder));
    let mut changed = text.clone().into_bytes();
    let third = lines[..3].iter().map(|line| line.len()).sum::<usize>();
    changed[third + 20] ^= 1;
    let (log, flaw) = ShiftLog::read(std::str::from_utf8(&changed).unwrap()).unwrap();
    assert_eq!((log.acts.len(), flaw.unwrap().line, flaw.unwrap().what), (2, 4, LogFault::Damaged));
    assert_eq!(ShiftLog::read("").unwrap_err().what, LogFault::Empty);
    assert_eq!(ShiftLog::read("nothing\n").unwrap_err().what, LogFault::NoChecksum);
    assert_eq!(ShiftLog::read(lines[1]).unwrap_err().what, LogFault::NoHead);
    let other = lines[0].split_once(' ').unwrap().1.trim_end().replace("version:1", "version:2");
    let other = format!("{:08x} {other}\n", crc32fast::hash(other.as_bytes()));
    assert_eq!(ShiftLog::read(&other).unwrap_err().what, LogFault::OtherVersion(VERSION + 1));
}

#[test]
fn a_log_of_another_scenario_is_refused() {
    let (_, house, text) = logged();
    let (log, _) = ShiftLog::read(&text).unwrap();
    let other = scenario(TableSize::Mini, 6, 3, "");
    assert_eq!(log.replay(&other, &house, None).unwrap_err(), ReplayProblem::Log(LogFault::OtherScenario));
}
