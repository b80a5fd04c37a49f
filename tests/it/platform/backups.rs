//! Backups: made when something has changed, thinned by age over years, and brought back by union.

#![expect(clippy::disallowed_methods, reason = "these tests are about the disk")]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

use jiff::Timestamp;
use jiff::civil::{Date, date};
use jiff::tz::{TimeZone, offset};
use tailleur::platform::storage::backups::{BackupOutcome, BackupSummary, Backups, DAYS, MONTHS, WEEKS, retained};
use tailleur::progress::{DeviceId, Moment, RecordIdGenerator, line};
use tailleur::text_key;
use tempfile::TempDir;

use crate::platform::archives::{NOW, profile, records_in};
use crate::progress::records::{answer, assert_worded, stamps};

const HOUR: u64 = 60 * 60 * 1000;
const MOST: usize = DAYS + WEEKS + MONTHS;

fn moment(day: Date, minutes: i64, zone: &TimeZone) -> Moment {
    let midnight = day.to_zoned(zone.clone()).unwrap().timestamp();
    Moment(midnight.as_millisecond() as u64 + minutes as u64 * 60_000)
}

fn day_of(at: Moment, zone: &TimeZone) -> Date {
    zone.to_datetime(Timestamp::from_millisecond(at.millis() as i64).unwrap()).date()
}

fn thinned(made: &[BackupSummary], now: Moment, zone: &TimeZone) -> Vec<BackupSummary> {
    let keep = retained(made, now, zone);
    made.iter().copied().filter(|one| keep.contains(&one.at)).collect()
}

/// The last of each of the latest spans in the whole history.
fn last_of<S: Ord>(history: &[BackupSummary], most: usize, span: impl Fn(&BackupSummary) -> S) -> Vec<Moment> {
    let mut last = BTreeMap::new();
    for made in history {
        last.insert(span(made), made.at);
    }
    last.into_values().rev().take(most).collect()
}

type Habit = (&'static str, fn(i32) -> bool, &'static [i64]);

/// Years of practice in every pattern, time zone and season: what was thinned again and again holds just what
/// a look at the whole history would have kept.
#[test]
fn over_years_the_newest_of_the_latest_days_weeks_and_months_are_there_and_no_more() {
    let zones = [
        TimeZone::UTC,
        TimeZone::posix("CET-1CEST,M3.5.0,M10.5.0/3").unwrap(),
        TimeZone::posix("<-02>2<-01>,M3.5.0/-1,M10.5.0/0").unwrap(),
        TimeZone::fixed(offset(14)),
        TimeZone::fixed(offset(-12)),
    ];
    let habits: [Habit; 6] = [
        ("three times a day", |_| true, &[8 * 60, 13 * 60, 21 * 60 + 30]),
        ("around midnight and the change of clocks", |_| true, &[1, 119, 121, 181, 23 * 60 - 1]),
        ("weekends", |day| day % 7 > 4, &[600, 1200]),
        ("once in eleven days", |day| day % 11 == 0, &[700]),
        ("with a hole of five months", |day| !(200..350).contains(&day), &[500, 900]),
        ("once in two months", |day| day % 61 == 3, &[500]),
    ];
    for zone in &zones {
        for (habit, practises, minutes) in &habits {
            let (mut history, mut left) = (Vec::new(), Vec::new());
            let first = date(2025, 1, 1);
            for number in (0..800).filter(|number| practises(*number)) {
                let day = first.checked_add(jiff::Span::new().days(number)).unwrap();
                for minute in *minutes {
                    let now = moment(day, *minute, zone);
                    let made = BackupSummary { at: now, records: history.len() as u64 };
                    history.push(made);
                    left.push(made);
                    left = thinned(&left, now, zone);
                    assert!(left.contains(&made), "{habit}, {day}: the one just made is gone");
                    assert!(left.len() <= MOST, "{habit}, {day}: {} are kept", left.len());
                }
                if number % 47 != 0 {
                    continue;
                }
                let month = |made: &BackupSummary| (day_of(made.at, zone).year(), day_of(made.at, zone).month());
                let week = |made: &BackupSummary| {
                    let week = day_of(made.at, zone).iso_week_date();
                    (week.year(), week.week())
                };
                let wanted = [
                    last_of(&history, DAYS, |made| day_of(made.at, zone)),
                    last_of(&history, WEEKS, week),
                    last_of(&history, MONTHS, month),
                ];
                for at in wanted.concat() {
                    assert!(left.iter().any(|made| made.at == at), "{habit}, {day}: {at:?} is gone");
                }
                let mut turned = left.clone();
                turned.reverse();
                let now = history.last().unwrap().at;
                assert_eq!(thinned(&left, now, zone), left, "{habit}: twice is once");
                assert_eq!(retained(&turned, now, zone), retained(&left, now, zone), "{habit}: in any order");
            }
        }
    }
}

#[test]
fn the_last_backup_before_a_loss_outlives_all_later_ones() {
    let (zone, mut left) = (TimeZone::UTC, Vec::new());
    let at = |number: u64| Moment(NOW.millis() + number * 7 * HOUR);
    for number in 0..200 {
        left.push(BackupSummary { at: at(number), records: 1000 + number });
        left = thinned(&left, at(number), &zone);
    }
    // A journal is gone, and nobody notices for years.
    for number in 200..3000 {
        left.push(BackupSummary { at: at(number), records: number / 4 });
        left = thinned(&left, at(number), &zone);
        assert!(left.iter().any(|made| made.records == 1199), "{number}");
        assert!(left.len() <= MOST + 1, "{}", left.len());
    }
}

#[test]
fn backups_dated_ahead_push_out_none_of_the_present() {
    let zone = TimeZone::UTC;
    let far = |number: u64| Moment(4_000_000_000_000 + number * 5 * HOUR);
    let ahead: Vec<BackupSummary> = (0..200).map(|number| BackupSummary { at: far(number), records: number }).collect();
    let mut ahead = thinned(&ahead, far(199), &zone);
    assert!(ahead.len() <= MOST);
    let (mut with, mut without) = (ahead.clone(), Vec::new());
    for number in 0..2000 {
        let now = Moment(NOW.millis() + number * 9 * HOUR);
        let made = BackupSummary { at: now, records: 200 + number };
        with.push(made);
        without.push(made);
        (with, without) = (thinned(&with, now, &zone), thinned(&without, now, &zone));
        let present: Vec<BackupSummary> = with.iter().copied().filter(|made| made.at <= now).collect();
        assert_eq!(present, without, "{number}");
    }
    with.retain(|made| made.at >= far(0));
    ahead.sort_by_key(|made| made.at);
    with.sort_by_key(|made| made.at);
    assert_eq!(with, ahead, "and none of those ahead is lost either");
}

fn backups(data: &Path) -> Backups {
    let folder = data.join("profiles/anna");
    Backups::new(data, "anna", &folder, "Anna", stamps().device())
}

fn later(hours: u64) -> Moment {
    NOW.plus(hours * HOUR)
}

/// A new answer on the disk.
fn practise(data: &Path, number: u32) {
    let text = line::write(&answer(&mut stamps(), 1000 + number)).unwrap();
    let path = data.join("profiles/anna").join(format!("cafecafe-{number}.journal"));
    fs::write(path, text).unwrap();
}

#[test]
fn a_backup_is_made_where_something_changed_and_the_last_is_an_hour_old() {
    let data = TempDir::new().unwrap();
    let (backups, zone) = (backups(data.path()), TimeZone::UTC);
    let make = |hours: u64, minutes: u64| backups.make_if_due(later(hours).plus(minutes * 60_000), &zone).unwrap();
    fs::create_dir_all(data.path().join("profiles/anna")).unwrap();
    assert_eq!(make(0, 0), BackupOutcome::NotDue, "nothing was answered yet");
    assert!(!backups.folder().exists());

    profile(&data.path().join("profiles/anna"));
    assert!(matches!(make(0, 0), BackupOutcome::Made(made) if (made.records, made.answers) == (101, 100)));
    assert_eq!(make(3, 0), BackupOutcome::NotDue, "nothing has changed");
    practise(data.path(), 1);
    assert!(matches!(make(3, 0), BackupOutcome::Made(_)));
    practise(data.path(), 2);
    assert_eq!(make(3, 59), BackupOutcome::NotDue, "it is not an hour");
    assert!(matches!(make(4, 0), BackupOutcome::Made(made) if made.records == 103));
    fs::write(data.path().join("profiles/anna/settings.ron"), "(house: \"monte-carlo\")").unwrap();
    assert!(matches!(make(5, 0), BackupOutcome::Made(_)), "settings count too");
    // An empty journal is what every window opens.
    fs::write(data.path().join("profiles/anna/d00d1e55-2.journal"), "").unwrap();
    assert_eq!(make(7, 0), BackupOutcome::NotDue);
    // The clock was set back by a year.
    practise(data.path(), 3);
    let back = Moment(NOW.millis() - 365 * 24 * HOUR);
    assert!(matches!(backups.make_if_due(back, &zone).unwrap(), BackupOutcome::Made(_)));
}

#[test]
fn what_lies_among_the_backups_and_is_none_stays() {
    let data = TempDir::new().unwrap();
    let (backups, zone) = (backups(data.path()), TimeZone::UTC);
    profile(&data.path().join("profiles/anna"));
    fs::create_dir_all(backups.folder()).unwrap();
    let others = [
        "notes.txt",
        "anna.tailleur-profile.zip",
        "2020-01-01T000000Z.tailleur-profile.zip",
        "2020-01-01T000000Z.zip",
        "2020-1-1T000000Z.tailleur-profile.zip",
        "2020-01-01T000000Z-2.tailleur-profile.zip",
        "2020-01-01T250000Z.tailleur-profile.zip",
        ".something.tmp",
    ];
    for name in others {
        fs::write(backups.folder().join(name), "not a backup").unwrap();
    }
    for number in 0..60 {
        practise(data.path(), number);
        assert!(matches!(backups.make_if_due(later(u64::from(number) * 24), &zone).unwrap(), BackupOutcome::Made(_)));
    }
    assert!(others.iter().all(|name| backups.folder().join(name).exists()));
    let list = backups.list();
    assert!((20..=MOST).contains(&list.len()), "{}", list.len());
    assert!(list.is_sorted_by_key(|backup| std::cmp::Reverse(backup.made)));
    assert_eq!(fs::read_dir(backups.folder()).unwrap().count(), others.len() + list.len());
}

#[test]
fn drafts_that_a_killed_program_left_are_cleared_away_once_they_are_old() {
    let data = TempDir::new().unwrap();
    let backups = backups(data.path());
    profile(&data.path().join("profiles/anna"));
    practise(data.path(), 1);
    fs::create_dir_all(backups.folder()).unwrap();
    let drafts = [(".old.zip.1.0.tmp", 2), (".young.zip.1.0.tmp", 0), (".old.tmp", 2)];
    for (name, days) in drafts {
        let draft = fs::File::create_new(backups.folder().join(name)).unwrap();
        draft.set_modified(SystemTime::now() - Duration::from_secs(days * 86_400)).unwrap();
    }
    backups.make_now(later(0)).unwrap();
    let there = drafts.map(|(name, _)| backups.folder().join(name).exists());
    assert_eq!(there, [false, true, true], "a young one may be somebody's who is writing; others are not ours");
}

#[test]
fn what_was_lost_is_reported_and_comes_back() {
    let data = TempDir::new().unwrap();
    let (backups, zone) = (backups(data.path()), TimeZone::UTC);
    let folder = data.path().join("profiles/anna");
    let records = profile(&folder);
    let BackupOutcome::Made(first) = backups.make_if_due(later(0), &zone).unwrap() else { panic!("no backup") };
    fs::remove_file(folder.join("beefbeef-1.journal")).unwrap();
    fs::write(folder.join("settings.ron"), "(house: \"monte-carlo\")").unwrap();
    assert_eq!(backups.make_if_due(later(2), &zone).unwrap(), BackupOutcome::Fewer(first.clone()));
    assert_eq!(backups.missing_records(&first.path).unwrap().answers, 40);

    let brought = backups.restore(&first.path, false, later(3)).unwrap();
    assert_eq!((brought.records, brought.answers, brought.notices), (41, 40, Vec::new()));
    assert_eq!(records_in(&folder), records);
    assert!(fs::read_to_string(folder.join("settings.ron")).unwrap().contains("monte-carlo"));
    assert_eq!(backups.restore(&first.path, false, later(3)).unwrap().records, 0);

    // All journals are gone.
    for entry in fs::read_dir(&folder).unwrap().map(Result::unwrap) {
        if entry.file_name().to_string_lossy().ends_with(".journal") {
            fs::remove_file(entry.path()).unwrap();
        }
    }
    let at_once = later(2).plus(60_000);
    assert!(
        matches!(backups.make_if_due(at_once, &zone).unwrap(), BackupOutcome::Fewer(_)),
        "that all is gone cannot wait"
    );
    backups.restore(&first.path, true, later(5)).unwrap();
    assert_eq!(records_in(&folder), records);
    assert!(fs::read_to_string(folder.join("settings.ron")).unwrap().contains("venezia"));
    let kept = backups.list().into_iter().find(|backup| backup.made.since(later(4)) > 0).unwrap();
    let archive = tailleur::platform::storage::archive::Archive::open(&kept.path).unwrap();
    assert!(archive.settings().unwrap().contains("monte-carlo"), "the settings that went are in a backup");
}

#[test]
fn a_backup_that_cannot_be_made_is_reported_with_what_to_do() {
    let data = TempDir::new().unwrap();
    let backups = backups(data.path());
    profile(&data.path().join("profiles/anna"));
    fs::write(data.path().join("backups"), "a file").unwrap();
    let notice = backups.make_if_due(NOW, &TimeZone::UTC).unwrap_err();
    assert_eq!(notice.key, text_key!("backup-not-made"));
    assert_worded(&notice);
}

/// Lines of so many answers.
fn lines(from: u32, to: u32) -> Vec<String> {
    (from..to)
        .map(|number| {
            line::write(&answer(&mut RecordIdGenerator::new(DeviceId::new(5), number.into()), number)).unwrap()
        })
        .collect()
}

#[test]
fn a_loss_is_reported_within_the_hour_and_not_outweighed_by_new_answers_nor_thinned_away() {
    let data = TempDir::new().unwrap();
    let (backups, zone) = (backups(data.path()), TimeZone::UTC);
    let journal = data.path().join("profiles/anna/d00d1e55-1.journal");
    fs::create_dir_all(journal.parent().unwrap()).unwrap();
    let (first, more) = (lines(0, 200), lines(200, 260));
    fs::write(&journal, first.concat()).unwrap();
    let BackupOutcome::Made(full) = backups.make_if_due(later(0), &zone).unwrap() else { panic!("no backup") };
    // An old version is synced back.
    fs::write(&journal, first[..150].concat()).unwrap();
    let soon = later(0).plus(10 * 60_000);
    assert_eq!(backups.make_if_due(soon, &zone).unwrap(), BackupOutcome::Fewer(full.clone()), "within the hour");
    fs::write(&journal, [&first[..150], &more].concat().concat()).unwrap();
    assert_eq!(
        backups.make_if_due(later(2), &zone).unwrap(),
        BackupOutcome::Fewer(full.clone()),
        "210 are more than 200"
    );
    assert_eq!(backups.list().len(), 2);
    // Years of practice later.
    for day in 1..800_u64 {
        let number = 1_000 + day as u32;
        let text = fs::read_to_string(&journal).unwrap() + &lines(number, number + 1).concat();
        fs::write(&journal, text).unwrap();
        if day % 40 == 0 {
            assert!(
                matches!(backups.make_if_due(later(2 + 24 * day), &zone).unwrap(), BackupOutcome::Made(_)),
                "{day}"
            );
        }
    }
    assert!(full.path.exists(), "its 50 records are nowhere else");
    assert!(backups.list().len() <= MOST + 1);
    assert_eq!(backups.restore(&full.path, false, later(30_000)).unwrap().records, 50);
    fs::write(&journal, fs::read_to_string(&journal).unwrap() + &lines(5_000, 5_001).concat()).unwrap();
    assert!(matches!(backups.make_if_due(later(30_001), &zone).unwrap(), BackupOutcome::Made(_)));
    assert!(!full.path.exists(), "now they are in the journals");
}

#[test]
fn bytes_changed_in_place_are_a_loss_too() {
    let data = TempDir::new().unwrap();
    let (backups, zone) = (backups(data.path()), TimeZone::UTC);
    profile(&data.path().join("profiles/anna"));
    let BackupOutcome::Made(full) = backups.make_if_due(later(0), &zone).unwrap() else { panic!("no backup") };
    let journal = data.path().join("profiles/anna/d00d1e55-1.journal");
    let mut bytes = fs::read(&journal).unwrap();
    bytes[2_000..2_512].fill(0);
    fs::write(&journal, bytes).unwrap();
    assert_eq!(backups.make_if_due(later(5), &zone).unwrap(), BackupOutcome::Fewer(full));
}
