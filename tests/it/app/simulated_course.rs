//! Simulated learners in the course up to the table test: questions and minutes, as lessons are now, and by the rule
//! they had before: all questions each time, a key to go on, and a median time as part of the pass mark.

use std::collections::{BTreeMap, BTreeSet};

use tailleur::app::practice::{PracticeAction, PracticeStage};
use tailleur::app::{Action, LessonPath};
use tailleur::i18n::Language;
use tailleur::lesson::Lesson;
use tailleur::progress::Record;
use tailleur::progress::mastery::DrillForm;
use tailleur::rules::house::House;

use crate::progress::teaching_simulation::simulator::World;
use crate::progress::teaching_simulation::simulator::learner::{Given, Learner, Shown, When};
use crate::progress::teaching_simulation::simulator::material::{Cell, Material};
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
/// Looking for the key that led on after each right answer.
const GO_ON_MILLIS: u64 = 350;

/// Deals croupier's work every day: nearly always right, and quick.
struct Experienced;

impl Learner for Experienced {
    fn answer(&mut self, cell: usize, when: When) -> Given {
        let slips = (cell + when.second as usize).is_multiple_of(33);
        Given { right: !slips, seconds: 1.1 }
    }

    fn tested(&self, _: usize, _: When) -> Shown {
        Shown { recalled: 1.0, fluent: 1.0, right: 1.0 }
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
        let (right, _) = self.thinks(asked.drill(), asked.decision().to_string());
        let answer = if right { self.player.right_answer() } else { self.player.wrong_answer() };
        self.player.answer(answer);
    }

    /// Whether the learner is right, and the time in ms that the answer took.
    fn thinks(&mut self, drill: &'static str, decision: String) -> (bool, u64) {
        let free = self.cells.len();
        let cell = *self.cells.entry((drill.to_owned(), decision)).or_insert(free);
        let day = u32::try_from(self.spent / PRACTICE_OF_A_DAY).unwrap();
        let when = When { day, second: (self.spent % PRACTICE_OF_A_DAY) as f64 / 1_000.0 };
        let given = self.learner.answer(cell % CELLS, when);
        let form = DrillForm::for_drill(drill);
        let thought = (given.seconds - MOTOR_SECONDS).max(0.0) * f64::from(form.targets);
        let millis = ((thought + MOTOR_SECONDS) * 1_000.0) as u64;
        self.takes(millis);
        (given.right, millis)
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
                PracticeStage::Shift(_) => {
                    self.player.work_shift();
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

impl Trainee {
    /// The same course by the rule before.
    fn goes_through_as_before(&mut self, packs: Option<&[&str]>) -> Way {
        let mut way = Way::default();
        let house = self.player.app.house().expect("a house is chosen");
        let course = self.player.app.course().into_iter().filter(|row| row.lesson.test.is_none());
        let course = course.filter(|row| packs.is_none_or(|packs| packs.contains(&row.path.pack.as_str())));
        let lessons: Vec<Lesson> = course.map(|row| row.lesson.clone()).collect();
        for lesson in &lessons {
            way.lessons += 1;
            let passed = (0..MOST_TRIES).any(|run| self.passes_as_before(lesson, &house, run, &mut way));
            way.left_out += u32::from(!passed);
        }
        way.millis = self.spent;
        way
    }

    /// One run, with all its pages.
    fn passes_as_before(&mut self, lesson: &Lesson, house: &House, run: u32, way: &mut Way) -> bool {
        way.tries += 1;
        self.takes(lesson.steps.iter().filter(|step| step.rounds().is_empty()).count() as u64 * PAGE_MILLIS);
        let (mut right, mut times) = (0, Vec::new());
        for dealt in lesson.exercises(house, run.into(), lesson.questions() as usize) {
            let (is_right, millis) = self.thinks(dealt.drill, dealt.decision.to_string());
            let verdict = if is_right { VERDICT_MILLIS.0 + GO_ON_MILLIS } else { VERDICT_MILLIS.1 };
            self.takes(verdict);
            way.questions += 1;
            right += u32::from(is_right);
            times.push(millis);
        }
        times.sort_unstable();
        let (Some(median), Ok(asked)) = (times.get(times.len() / 2), u32::try_from(times.len())) else { return true };
        right * 100 >= u32::from(lesson.pass.accuracy) * asked && *median <= u64::from(lesson.pass.seconds) * 1_000
    }
}

/// Every fourth of the cells is hard.
fn material() -> Material {
    let like = Material::four_rows().cells.swap_remove(0);
    let cell = |cell: usize| {
        let hard = cell % 4 == 3;
        Cell { hard, partner: hard.then(|| cell - 1), ..like.clone() }
    };
    Material { cells: (0..CELLS).map(cell).collect() }
}

fn learners(seed: u64) -> Vec<(&'static str, Box<dyn Learner>)> {
    let material = material();
    let mut learners: Vec<(&'static str, Box<dyn Learner>)> =
        World::ALL.iter().take(tier(3, 5)).map(|world| (world.name(), world.learner(seed, &material))).collect();
    learners.push(("experienced", Box::new(Experienced)));
    learners
}

#[test]
#[expect(clippy::print_stdout, reason = "the figures are asked for")]
fn learners_of_each_kind_reach_the_table_test() {
    let packs: Option<&[&str]> = tier(Some(&["tableau"]), None);
    let line = |name: &str, rule: &str, way: Way| {
        let Way { lessons, tries, questions, millis, left_out } = way;
        println!("| {name} | {rule} | {lessons} | {tries} | {questions} | {} | {left_out} |", millis / 60_000);
    };
    for ((name, learner), (_, same)) in learners(200_000).into_iter().zip(learners(200_000)) {
        let mut trainee = Trainee::new(learner);
        let way = trainee.goes_through(packs);
        let before = Trainee::new(same).goes_through_as_before(packs);
        line(name, "before", before);
        line(name, "now", way);
        assert!(way.left_out <= before.left_out, "{name} passes no fewer lessons than before");
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
