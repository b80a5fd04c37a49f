//! Simulated learners in the course up to the table test: questions and minutes.

use std::collections::{BTreeMap, BTreeSet};

use tailleur::app::practice::{PracticeAction, PracticeStage};
use tailleur::app::{Action, LessonPath};
use tailleur::i18n::Language;
use tailleur::progress::Record;
use tailleur::progress::mastery::DrillForm;

use crate::progress::teaching_simulation::simulator::World;
use crate::progress::teaching_simulation::simulator::learner::{Given, Learner, Shown, When};
use crate::progress::teaching_simulation::simulator::material::Material;
use crate::support::player::Player;
use crate::support::tier;

/// More decisions than the course has.
const CELLS: usize = 4_000;
/// A page takes this long to read, a card of an example this long to look at.
const PAGE_MILLIS: u64 = 12_000;
const CARD_MILLIS: u64 = 2_000;
/// A verdict takes this long to take in: right, wrong.
const VERDICT_MILLIS: (u64, u64) = (600, 2_500);
const PRACTICE_OF_A_DAY: u64 = 30 * 60_000;
/// A lesson not passed by then is left out.
const MOST_TRIES: u32 = 12;
const MOTOR_SECONDS: f64 = 0.35;

/// Deals croupier's work every day: nearly always right, and quick.
struct Experienced;

impl Learner for Experienced {
    fn answer(&mut self, cell: usize, when: When) -> Given {
        let slips = (cell + when.second as usize).is_multiple_of(33);
        Given { right: !slips, seconds: 1.1 }
    }

    fn tested(&self, _: usize, _: When) -> Shown {
        Shown { recalled: 1.0, fluent: 1.0 }
    }
}

/// What a way through the course took.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Way {
    lessons: u32,
    tries: u32,
    questions: u32,
    millis: u64,
    /// Lessons not passed within the most tries.
    left_out: u32,
}

struct Trainee {
    player: Player,
    learner: Box<dyn Learner>,
    cells: BTreeMap<(String, String), usize>,
    spent: u64,
}

impl Trainee {
    fn new(learner: Box<dyn Learner>) -> Self {
        let player = Player::at_home(Language::English, "article-57-13");
        Self { player, learner, cells: BTreeMap::new(), spent: 0 }
    }

    fn takes(&mut self, millis: u64) {
        self.spent += millis;
        self.player.now = self.player.now.plus(millis);
        if self.spent / PRACTICE_OF_A_DAY > (self.spent - millis) / PRACTICE_OF_A_DAY {
            self.player.now = self.player.now.plus(86_400_000 - PRACTICE_OF_A_DAY);
        }
    }

    fn answers(&mut self) {
        let asked = self.player.asked().expect("a question is asked");
        let (drill, key) = (asked.drill(), (asked.drill().to_owned(), asked.decision().to_string()));
        let free = self.cells.len();
        let cell = *self.cells.entry(key).or_insert(free);
        let day = u32::try_from(self.spent / PRACTICE_OF_A_DAY).unwrap();
        let when = When { day, second: (self.spent % PRACTICE_OF_A_DAY) as f64 / 1_000.0 };
        let given = self.learner.answer(cell % CELLS, when);
        let form = DrillForm::for_drill(drill);
        let thought = (given.seconds - MOTOR_SECONDS).max(0.0) * f64::from(form.targets);
        self.takes(((thought + MOTOR_SECONDS) * 1_000.0) as u64);
        let answer = if given.right { self.player.right_answer() } else { self.player.wrong_answer() };
        self.player.answer(answer);
    }

    /// One run of a lesson; true if it was passed.
    fn runs(&mut self, begin: Action, way: &mut Way) -> bool {
        self.player.act(begin);
        way.tries += 1;
        for _ in 0..2_000 {
            match self.player.practice().stage() {
                PracticeStage::Done => break,
                PracticeStage::Asking(_) => {
                    way.questions += 1;
                    self.answers();
                    continue;
                }
                PracticeStage::Example(_) => self.takes(CARD_MILLIS),
                PracticeStage::Reading(_) | PracticeStage::Worked(..) | PracticeStage::Paper => self.takes(PAGE_MILLIS),
                PracticeStage::Marked(_, verdict, _) => {
                    let millis = if verdict.right { VERDICT_MILLIS.0 } else { VERDICT_MILLIS.1 };
                    self.takes(millis);
                }
            }
            self.player.practise(PracticeAction::Next);
        }
        assert_eq!(*self.player.practice().stage(), PracticeStage::Done, "the lesson ends");
        let passed = self.player.practice().is_passed();
        self.player.act(Action::Back);
        passed
    }

    /// The lessons of these packs, or of the whole course before its test.
    fn goes_through(&mut self, packs: Option<&[&str]>) -> Way {
        let mut way = Way::default();
        let course: Vec<LessonPath> =
            self.player.app.course().into_iter().filter(|row| row.lesson.test.is_none()).map(|row| row.path).collect();
        for path in course.into_iter().filter(|path| packs.is_none_or(|packs| packs.contains(&path.pack.as_str()))) {
            way.lessons += 1;
            let mut passed = self.runs(Action::Begin(path.clone()), &mut way);
            for _ in 1..MOST_TRIES {
                if !passed {
                    passed = self.runs(Action::BeginQuestions(path.clone()), &mut way);
                }
            }
            way.left_out += u32::from(!passed);
        }
        way.millis = self.spent;
        way
    }
}

fn learners(seed: u64) -> Vec<(&'static str, Box<dyn Learner>)> {
    let material = Material::with_cells(CELLS);
    let mut learners: Vec<(&'static str, Box<dyn Learner>)> =
        World::ALL.iter().map(|world| (world.name(), world.learner(seed, &material))).collect();
    learners.push(("experienced", Box::new(Experienced)));
    learners
}

#[test]
#[expect(clippy::print_stdout, reason = "the figures are asked for")]
fn learners_of_each_kind_reach_the_table_test() {
    let packs: Option<&[&str]> = tier(Some(&["tableau"]), None);
    for (name, learner) in learners(200_000) {
        let mut trainee = Trainee::new(learner);
        let way = trainee.goes_through(packs);
        println!(
            "| {name} | {} | {} | {} | {} | {} |",
            way.lessons,
            way.tries,
            way.questions,
            way.millis / 60_000,
            way.left_out
        );
        let done: BTreeSet<&str> = trainee
            .player
            .records
            .iter()
            .filter_map(|record| match record {
                Record::LessonDone(done) => Some(done.lesson.as_str()),
                _ => None,
            })
            .collect();
        assert_eq!(done.len(), way.lessons as usize);
    }
}
