//! The class report with a class in it: its trainees, its tableau and its questions.

use std::path::PathBuf;
use std::sync::Arc;

use eframe::egui::Key;
use tailleur::app::Action;
use tailleur::app::class::{ClassAction, LoadedClass};
use tailleur::progress::class::{Attempts, Class, ReportQuery, TraineeIntake};
use tailleur::progress::mastery::Day;
use tailleur::progress::schedule::tableau;
use tailleur::progress::{AnswerRecord, AnswerSource, DeviceId, Moment, Record, RecordIdGenerator, ScoringParams};

use crate::studio::{Look, Studio};

const NAMES: [&str; 12] =
    ["Zoé", "Émile", "Anna", "Bruno", "Chiara", "Didier", "Élodie", "Fatou", "Giò", "Hélène", "Ivo", "Jean-Marc"];
const NOON: u64 = 1_790_000_000_000;

pub(crate) fn report(look: &Look, name: &str) {
    let mut player = look.trainee();
    player.act(Action::Class(ClassAction::Open));
    let mut studio = Studio::open(look, player);
    studio.shoot(&format!("{name}-0-empty"));
    studio.act(Action::Class(ClassAction::Remembered(vec![PathBuf::from("/class")], None)));
    studio.act(Action::Class(ClassAction::Read(Box::new(class(look)))));
    studio.shoot(&format!("{name}-1-trainees"));
    studio.press(Key::Num2).shoot(&format!("{name}-2-tableau"));
    studio.press(Key::Num3).shoot(&format!("{name}-3-questions"));
}

/// Twelve trainees, of whom each knows a little more than the one before.
fn class(look: &Look) -> LoadedClass {
    let house = Arc::clone(tailleur::rules::house::HouseLibrary::built_in().get(look.house.as_str()).unwrap());
    let trainees = NAMES.iter().enumerate().map(|(number, name)| {
        let mut ids = RecordIdGenerator::new(DeviceId::new(number as u32), 7);
        let mut intake = TraineeIntake::default();
        for third in 0..8_u32 {
            let at = Moment(NOON + u64::from(third) * 60_000);
            let right = (number as u32 + third * 5) % 12 > third;
            intake.add(&Record::Answer(AnswerRecord {
                id: ids.next_id(at),
                at,
                device: ids.device().clone(),
                lesson: "tableau/row-three".to_owned(),
                version: 1,
                house: look.house.as_str().into(),
                drill: "ThirdCard".into(),
                seed: 7,
                number: third + 1,
                decision: format!("banco-3-{third}").into(),
                answer: if right { "draw" } else { "stand" }.to_owned(),
                expected: "draw".to_owned(),
                right,
                millis: Some(1_000 + u64::from(third) * 400 + number as u64 * 90),
                given_away: false,
                helped: false,
                table: None,
                minutes_east: None,
                run: None,
                source: AnswerSource::Alone,
            }));
        }
        intake.trainee((*name).to_owned(), ScoringParams::default())
    });
    let class = Class::new(trainees.collect(), None);
    let report = class.report(&ReportQuery {
        house: &look.house.as_str().into(),
        skills: &tableau(&house),
        today: Day::from_moment(Moment(NOON), 0),
        attempts: Attempts::First,
        lesson: None,
        passes: &|_, _| false,
        guess: &|_| 0.5,
    });
    LoadedClass { class: Arc::new(class), report: Arc::new(report), notices: Vec::new() }
}
