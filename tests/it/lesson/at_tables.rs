//! The table that was chosen is the table that is asked: seats, crew, the shoe's round, and the clauses of another table.

use std::collections::BTreeSet;

use tailleur::drill::AnyDrill;
use tailleur::drill::marking::PosedQuestion;
use tailleur::drill::question::{Answer, AnswerForm, Choice, FeltPlace, LaidShoe, Scene};
use tailleur::i18n::phrase::{Fact, Phrase};
use tailleur::lesson::{Lesson, Library, UnfitLessons, course};
use tailleur::rules::circulation::CirculationRule;
use tailleur::rules::clause::{Basis, Clause};
use tailleur::rules::house::{Dealing, House, HouseId, HouseLibrary, TableSize};
use tailleur::rules::reason::{Reason, Rule};
use tailleur::rules::rng::SeededRng;

use crate::support::tier;

/// What is said only where players hold the shoe, by text key or its beginning.
const OF_THE_ROUND: [&str; 21] = [
    "run-",
    "told-turned-by-banker",
    "told-turned-by-highest-stake",
    "told-tailleur-holds",
    "told-refuses-cards",
    "told-all-refuse-cards",
    "told-misdraw-banker",
    "told-misdraw-by-banker",
    "told-misdraw-by-tailleur",
    "part-misdraw-banker",
    "ask-hand-passes",
    "ask-here-draws",
    "ask-here-after-a-tie",
    "ask-here-misdrawn-by-banker",
    "choice-here-holder",
    "step-sign-to-holder",
    "step-draw-four-holder",
    "step-take-punto-player",
    "step-turn-player",
    "step-turn-holder",
    "step-pass-shoe",
];

/// What is said of a table of one size, by text key or its end.
const OF_A_SIZE: [(&str, TableSize); 3] =
    [("-at-large", TableSize::Large), ("-at-midi", TableSize::Midi), ("-at-mini", TableSize::Mini)];

/// One of the eleven tables: a house with it alone, and the clauses that speak of another table of the house.
struct AtTable {
    house: House,
    size: TableSize,
    seats: u8,
    goes_round: bool,
    of_the_round: BTreeSet<Clause>,
    /// Houses that have a table of this size.
    alike: BTreeSet<HouseId>,
}

impl AtTable {
    fn all() -> Vec<Self> {
        let shelf = HouseLibrary::built_in();
        let tables = |house: &House| house.tables.iter().map(|table| table.size).collect::<Vec<_>>();
        shelf.iter().flat_map(|house| tables(house).into_iter().map(|size| Self::new(house, size, &shelf))).collect()
    }

    fn new(whole: &House, size: TableSize, shelf: &HouseLibrary) -> Self {
        let house = whole.at_table(size).unwrap();
        let goes_round = *house.circulation.goes_round.value();
        let seats = *house.tables[0].seats.value();
        let of_the_round = if goes_round { BTreeSet::new() } else { clauses_of_the_round(whole, &house.dealing) };
        let alike = shelf.iter().filter(|other| other.table(size).is_some()).map(|other| other.id.clone()).collect();
        Self { house, size, seats, goes_round, of_the_round, alike }
    }

    fn name(&self) -> String {
        format!("{} {:?}", self.house.id, self.size)
    }

    /// The lessons of its course, as they are asked at it.
    fn course(&self, library: &Library) -> Vec<(String, Lesson)> {
        let unfit = UnfitLessons::find(library, &self.house);
        let course = course(library, &self.house.id, self.size).into_iter();
        let fitting = course.filter(|(pack, lesson)| !unfit.contains(&pack.id, &lesson.id));
        let named = fitting.map(|(pack, lesson)| (format!("{}/{}", pack.id, lesson.id), lesson.at_table(&self.house)));
        named.map(|(name, lesson)| (name, lesson.unwrap())).collect()
    }

    /// What a question has that the table does not.
    fn foreign_to(&self, posed: &PosedQuestion) -> Vec<String> {
        let mut found = Vec::new();
        let question = &posed.question;
        // Two houses side by side may differ in the round of the shoe at tables of one size.
        let second = question.scene.second.as_ref();
        let compares = second.is_some_and(|second| *second.house.circulation.goes_round.value());
        let speaks_of_round = self.goes_round || compares;
        self.scene(&question.scene, &mut found);
        posed.key.after.iter().for_each(|scene| self.scene(scene, &mut found));
        self.form(&question.form, speaks_of_round, &mut found);
        let lines = question.scene.narration.iter().chain(&posed.key.working).chain([&question.prompt]);
        lines.for_each(|line| self.phrase(line, speaks_of_round, &mut found));
        posed.key.reasons.iter().for_each(|reason| self.reason(reason, &mut found));
        found
    }

    fn scene(&self, scene: &Scene, found: &mut Vec<String>) {
        let mut seat = |seat: u8| {
            if !(1..=self.seats).contains(&seat) {
                found.push(format!("seat {seat} of {}", self.seats));
            }
        };
        scene.stakes.iter().for_each(|stake| seat(stake.seat));
        scene.seats.iter().flat_map(|seats| &seats.taken).for_each(|taken| seat(*taken));
        if let Some(seats) = &scene.seats {
            if seats.count != self.seats {
                found.push(format!("{} seats of {}", seats.count, self.seats));
            }
            if seats.holder.is_some() && !self.goes_round {
                found.push("a player with the shoe".to_owned());
            }
        }
        if scene.table.is_some_and(|size| size != self.size) {
            found.push(format!("a {:?} table", scene.table));
        }
        if !scene.standing.is_empty() && !self.house.limits.standing_players.value() {
            found.push("standing players".to_owned());
        }
        let cards = u16::from(*self.house.shoe.packs.value()) * 52;
        if matches!(&scene.shoe, Some(LaidShoe::Packs(shoe)) if shoe.cards != cards) {
            found.push("a shoe of other packs".to_owned());
        }
        if let Some(second) = &scene.second
            && second.house.only_table() != Some(self.size)
            && self.alike.contains(&second.house.id)
        {
            found.push(format!("another house at another table: {:?}", second.house.only_table()));
        }
    }

    fn form(&self, form: &AnswerForm, of_round: bool, found: &mut Vec<String>) {
        match form {
            AnswerForm::Choice(choices) | AnswerForm::Order(choices) | AnswerForm::Aloud(choices) => {
                for choice in choices {
                    self.choice(choice, of_round, found);
                }
            }
            AnswerForm::Several(parts) => {
                for part in parts {
                    self.phrase(&part.label, of_round, found);
                    self.form(&part.form, of_round, found);
                }
            }
            AnswerForm::Number { .. }
            | AnswerForm::Money
            | AnswerForm::Grid(_)
            | AnswerForm::Call(_)
            | AnswerForm::Chips(_)
            | AnswerForm::Settle => {}
        }
    }

    fn choice(&self, choice: &Choice, of_round: bool, found: &mut Vec<String>) {
        if let Some(FeltPlace::Seat(seat) | FeltPlace::Stake(seat, _)) = choice.place
            && seat > self.seats
        {
            found.push(format!("seat {seat} to choose"));
        }
        self.phrase(&choice.label, of_round, found);
    }

    fn phrase(&self, phrase: &Phrase, of_round: bool, found: &mut Vec<String>) {
        let key = phrase.key.to_string();
        if !of_round && OF_THE_ROUND.iter().any(|of| key.starts_with(of)) {
            found.push(key.clone());
        }
        if OF_A_SIZE.iter().any(|(end, size)| key.ends_with(end) && *size != self.size) {
            found.push(key);
        }
        for (name, fact) in &phrase.facts {
            match fact {
                Fact::Phrase(inner) => self.phrase(inner, of_round, found),
                Fact::Number(seat) if *name == "seat" && !(1..=u64::from(self.seats)).contains(seat) => {
                    found.push(format!("seat {seat} in words"));
                }
                _ => {}
            }
        }
    }

    fn reason(&self, reason: &Reason, found: &mut Vec<String>) {
        if let Some(clause) = reason.basis.clause().filter(|clause| self.of_the_round.contains(clause)) {
            found.push(format!("clause {clause}"));
        }
        let of_the_round = matches!(&reason.rule, Rule::Circulation(rule) if *rule != CirculationRule::Stays);
        if of_the_round && !self.goes_round {
            found.push(format!("{:?}", reason.rule));
        }
    }
}

/// The clauses on which a house rests who holds the shoe, who draws and who turns, where players do.
fn clauses_of_the_round(house: &House, at: &Dealing) -> BTreeSet<Clause> {
    let (round, dealing) = (&house.circulation, &house.dealing);
    if !round.goes_round.value() {
        return BTreeSet::new();
    }
    let bases = [
        round.goes_round.basis(),
        round.first_seat.basis(),
        round.keeps_on_banco.basis(),
        round.keeps_on_egalite.basis(),
        round.keeps_on_punto.basis(),
        round.must_deal.basis(),
        round.may_pass.basis(),
        round.may_refuse.basis(),
        round.deals_when_all_refuse.basis(),
        round.after_all_refuse.basis(),
        dealing.passes_punto.basis(),
        dealing.turns_punto_without_stake.basis(),
        dealing.banker_may_turn_punto.basis(),
        house.misdraw.banker_passes.basis(),
    ];
    let clauses = |bases: &[Basis]| bases.iter().filter_map(|basis| basis.clause()).collect::<BTreeSet<_>>();
    // What a clause also says of the croupier's own deal holds at every table.
    let at_every_table = [at.turns_punto.basis(), at.turns_banco.basis(), at.draws.basis()];
    clauses(&bases).difference(&clauses(&at_every_table)).copied().collect()
}

/// Faults of these sheets of a lesson, and the number of questions looked at.
fn sheets(lesson: &Lesson, at: &AtTable, seeds: std::ops::Range<u64>) -> (Vec<String>, u64) {
    let whole = lesson.questions().min(500) as usize;
    let count = if lesson.test.is_some() { whole } else { tier(whole.min(6), whole) };
    let (mut faults, mut asked) = (Vec::new(), 0);
    for seed in seeds {
        let dealt = lesson.exercises(&at.house, seed, count);
        assert_eq!(dealt.len(), count, "{} at {}", lesson.id, at.name());
        asked += count as u64;
        for one in dealt {
            let place = || format!("{}, seed {seed}, {} {}", lesson.id, one.drill, one.decision);
            faults.extend(at.foreign_to(&one.posed).into_iter().map(|what| format!("{}: {what}", place())));
        }
    }
    (faults, asked)
}

/// Every lesson of a table's course: the faults, and how many lessons and questions were looked at.
fn look_through(at: &AtTable, library: &Library) -> (Vec<String>, u64, u64) {
    let (mut faults, mut lessons, mut questions) = (Vec::new(), 0, 0);
    for (_, lesson) in at.course(library) {
        let times = if lesson.test.is_some() { tier(3, 200) } else { tier(1, 200) };
        let (found, asked) = sheets(&lesson, at, 0..times);
        faults.extend(found);
        lessons += 1;
        questions += asked;
    }
    (faults, lessons, questions)
}

#[test]
#[expect(clippy::disallowed_methods, clippy::print_stdout, reason = "it uses every processor and tells what it saw")]
fn nothing_is_asked_that_the_table_does_not_have() {
    let library = Library::built_in();
    let tables = AtTable::all();
    let all: Vec<_> = std::thread::scope(|scope| {
        let runs: Vec<_> = tables.iter().map(|at| scope.spawn(|| look_through(at, &library))).collect();
        runs.into_iter().map(|run| run.join().unwrap()).collect()
    });
    for (at, (mut faults, lessons, questions)) in tables.iter().zip(all) {
        println!("{}: {lessons} lessons, {questions} questions, {} faults", at.name(), faults.len());
        faults.truncate(20);
        assert!(faults.is_empty(), "{}:\n{}", at.name(), faults.join("\n"));
    }
}

#[test]
fn each_course_ends_in_the_test_of_its_table_with_every_drill_that_the_table_has() {
    let library = Library::built_in();
    let mut differing = Vec::new();
    for at in AtTable::all() {
        let course = at.course(&library);
        let (name, test) = course.last().unwrap();
        assert!(test.test.is_some(), "{name}");
        assert_eq!(test.tables, [at.size], "{name}");
        assert_eq!(course.iter().filter(|(_, lesson)| lesson.test.is_some()).count(), 1, "{}", at.name());
        let asked: BTreeSet<&str> = test.drills().map(AnyDrill::name).collect();
        let has = |name: &&&str| {
            let drill = AnyDrill::from_filters(name, &[]).unwrap();
            answers(&drill, &at.house).len() > 1
        };
        // Calls said aloud are marked by the trainee: no gate rests on that.
        let marked = AnyDrill::NAMES.iter().filter(|name| **name != "SayAloud");
        let all: BTreeSet<&str> = marked.filter(has).copied().collect();
        differing.extend(all.difference(&asked).map(|drill| format!("{name} lacks {drill}")));
        differing.extend(asked.difference(&all).map(|drill| format!("{name} asks {drill}")));
    }
    assert!(differing.is_empty(), "{}", differing.join("\n"));
}

/// Some of the answers to a drill's questions; a choice by its id, wherever it stands among the others.
fn answers(drill: &AnyDrill, house: &House) -> BTreeSet<String> {
    let mut answers = BTreeSet::new();
    for decision in 0..drill.drill().decisions(house).len() {
        for seed in 1..4 {
            let posed = drill.drill().pose(decision, house, &mut SeededRng::from_seed(seed)).unwrap();
            answers.insert(match (&posed.question.form, &posed.key.answer) {
                (AnswerForm::Choice(choices), Answer::Choice(index)) => choices[*index].id.to_string(),
                (form, answer) => form.format_answer(answer),
            });
        }
    }
    answers
}

#[test]
fn where_one_croupier_draws_the_course_leaves_out_the_round_of_the_shoe() {
    let library = Library::built_in();
    let of_the_round = [
        "the-shoe/the-hand-passes",
        "the-shoe/all-refuse",
        "the-shoe/who-turns-punto",
        "the-shoe/the-tailleur-turns",
        "misdraws/who-passes-the-shoe",
    ];
    for at in AtTable::all() {
        let names: Vec<String> = at.course(&library).into_iter().map(|(name, _)| name).collect();
        let left: Vec<&&str> = of_the_round.iter().filter(|name| names.contains(&(**name).to_owned())).collect();
        assert_eq!(left.len(), if at.goes_round { 4 } else { 0 }, "{}: {left:?}", at.name());
        let draws_himself = names.iter().any(|name| name == "procedure/the-croupier-draws");
        let elsewhere_players_draw = !at.goes_round && ["article-57-13", "guide-fr"].contains(&at.house.id.as_str());
        assert_eq!(draws_himself, elsewhere_players_draw, "{}", at.name());
    }
}

#[test]
fn every_drill_asks_of_the_table_alone() {
    for at in AtTable::all() {
        let mut found = Vec::new();
        for drill in AnyDrill::NAMES.iter().map(|name| AnyDrill::from_filters(name, &[]).unwrap()) {
            for (index, decision) in drill.drill().decisions(&at.house).iter().enumerate() {
                for seed in 0..tier(2, 50) {
                    let posed = drill.drill().pose(index, &at.house, &mut SeededRng::from_seed(seed));
                    let posed = posed.unwrap_or_else(|| panic!("{}: {} {decision}", at.name(), drill.name()));
                    let foreign = at.foreign_to(&posed).into_iter();
                    found.extend(foreign.map(|what| format!("{} {decision}, seed {seed}: {what}", drill.name())));
                }
            }
        }
        found.truncate(20);
        assert!(found.is_empty(), "{}:\n{}", at.name(), found.join("\n"));
    }
}
