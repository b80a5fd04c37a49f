//! A made-up trainee: some weeks of answers, lessons and tests, the same for the same numbers.

use tailleur::drill::AnyDrill;
use tailleur::lesson::Library;
use tailleur::progress::{AnswerRecord, AnswerSource, DeviceId, LessonDone, Moment, Record, RecordId};
use tailleur::rules::house::House;
use tailleur::rules::rng::SeededRng;

/// The last day of the practice: the 21st of November 2026, at ten.
pub(crate) const TODAY: Moment = Moment(1_795_255_200_000);
const DAY: u64 = 86_400_000;

#[derive(Clone, Copy)]
pub(crate) struct Effort {
    /// Days of practice up to today; every sixth is missed.
    pub(crate) days: u64,
    /// Answers a day.
    pub(crate) answers: u64,
    /// Lessons passed.
    pub(crate) lessons: u64,
    /// The right answers, of sixty, of each table test taken.
    pub(crate) tests: &'static [u32],
}

fn before_today(days: u64) -> Moment {
    Moment(TODAY.0 - days * DAY)
}

/// The records of such a trainee in a house.
pub(crate) fn records(effort: Effort, house: &House, library: &Library) -> Vec<Record> {
    let mut dice = SeededRng::from_seed(7);
    let mut records = Vec::new();
    let device = DeviceId::new(7);
    let drills: Vec<(&str, Vec<String>)> =
        ["ThirdCard", "ThirdCard", "WholeCoup", "Payout", "CountHand", "Misdraws", "HearTheCall", "Knowledge"]
            .into_iter()
            .filter_map(|name| Some((name, AnyDrill::from_filters(name, &[])?.drill().decisions(house))))
            .filter(|(_, decisions)| !decisions.is_empty())
            .collect();
    for day in (0..effort.days).rev().filter(|day| effort.days == 1 || day % 6 != 5) {
        for number in 0..effort.answers {
            let at = before_today(day).plus(number * 9_000);
            let Some((drill, decisions)) = drills.get(dice.below(drills.len())) else { continue };
            let place = dice.below(decisions.len());
            let learnt = 55 + (effort.days - day) * 40 / effort.days;
            let right = (dice.below(100) + (place % 5) * 7) as u64 <= learnt + 11;
            records.push(Record::Answer(AnswerRecord {
                id: RecordId::new(at, u128::from(dice.next_seed())),
                at,
                device: device.clone(),
                lesson: "tableau/naturals".to_owned(),
                version: 1,
                house: house.id.clone(),
                drill: (*drill).into(),
                seed: 1,
                number: 1,
                decision: decisions.get(place).cloned().unwrap_or_default().into(),
                answer: "draw".to_owned(),
                expected: "draw".to_owned(),
                right,
                millis: Some(900 + dice.below(3_500) as u64),
                given_away: false,
                helped: false,
                table: None,
                minutes_east: None,
                run: None,
                source: AnswerSource::Alone,
            }));
        }
    }
    let all = library.packs().flat_map(|pack| pack.lessons.iter().map(move |lesson| (pack, lesson)));
    let here: Vec<_> = all.filter(|(_, lesson)| lesson.is_for(&house.id)).collect();
    let name =
        |(pack, lesson): &(&tailleur::lesson::Pack, &tailleur::lesson::Lesson)| format!("{}/{}", pack.id, lesson.id);
    let lessons = here.iter().filter(|(_, lesson)| lesson.test.is_none());
    for (place, lesson) in (0..effort.lessons).zip(lessons) {
        let at = before_today(effort.days * (effort.lessons - place) / effort.lessons.max(1)).plus(3_000_000 + place);
        records.push(done(&mut dice, house, name(lesson), (at, 52 + place as u32 % 9, true)));
    }
    let test = here.iter().find(|(_, lesson)| lesson.test.is_some());
    for (place, right) in (0..).zip(effort.tests) {
        if let Some(test) = test {
            let at = before_today(effort.tests.len() as u64 - place - 1).plus(5_000_000);
            records.push(done(&mut dice, house, name(test), (at, *right, *right >= 45)));
        }
    }
    records
}

fn done(dice: &mut SeededRng, house: &House, name: String, (at, right, passed): (Moment, u32, bool)) -> Record {
    Record::LessonDone(LessonDone {
        id: RecordId::new(at, u128::from(dice.next_seed())),
        at,
        device: DeviceId::new(7),
        lesson: name,
        version: 1,
        house: house.id.clone(),
        right,
        asked: 60,
        passed,
        millis: Some(2_300),
        run: None,
        topics: Vec::new(),
        unanswered: 0,
    })
}
