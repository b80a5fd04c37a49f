//! Checks a lesson: pass mark, drills, and examples dealt through the referee.

use std::collections::BTreeSet;

use super::super::{Ends, Lesson, Pass, Round, Shown, Step};
use super::tables::LessonTables;
use super::{PackChecker, PackProblem, id_of, texts, truncate};
use crate::drill::area::Area;
use crate::drill::{AnyDrill, DrillFlaw};
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::card::Card;
use crate::rules::coup::{CardRefusal, Coup, CoupOutcome};
use crate::rules::house::{House, HouseId};
use crate::rules::rng::SeededRng;
use crate::rules::side::{Chance, Side};
use crate::syntax::is_id;
use crate::syntax::suggest::nearest;

const ROUNDS: std::ops::RangeInclusive<u32> = 1..=500;
/// Allowed durations of a table test in minutes.
const MINUTES: std::ops::RangeInclusive<u32> = 1..=240;
const MOST_STEPS: usize = 100;
/// Maximum number of questions of all steps together.
const MOST_QUESTIONS: u32 = 5_000;

impl PackChecker<'_> {
    /// Reports steps or questions beyond all bounds; the steps are not checked then.
    fn has_too_many_steps(&mut self, lesson: &Lesson) -> bool {
        if lesson.steps.len() > MOST_STEPS {
            let what = text!("flaw-lesson-too-many-steps", most = Fact::Number(MOST_STEPS as u64));
            self.notes.flaw(&format!("steps.{MOST_STEPS}"), what);
            return true;
        }
        // Rounds out of range are reported at their place.
        let are_in_range = lesson.steps.iter().flat_map(Step::rounds).all(|round| ROUNDS.contains(&round.rounds));
        let found = lesson.questions();
        let is_too_long = are_in_range && found > MOST_QUESTIONS;
        if is_too_long {
            let (found, most) = (Fact::Number(found.into()), Fact::Number(MOST_QUESTIONS.into()));
            self.notes.flaw("steps", text!("flaw-lesson-too-many-questions", found = found, most = most));
        }
        is_too_long
    }

    pub(super) fn lesson(&mut self, lesson: &Lesson, houses: &[&House]) {
        let file = self.notes.file();
        let name = file.strip_suffix(".ron").unwrap_or(file);
        if self.is_id("id", lesson.id.as_str(), id_of(name))
            && let Some(expected) = id_of(name).filter(|expected| lesson.id != *expected)
        {
            let what =
                Phrase::plain(text_key!("flaw-lesson-id-differs")).with("expected", Fact::Text(expected.to_owned()));
            self.notes.flaw("id", what.with("found", Fact::Text(truncate(lesson.id.as_str()))));
        }
        self.version(lesson.version);
        self.notes.check_signs();
        self.notes.check_line_breaks_at("title");
        self.notes.check_line_breaks_at("goal");
        self.text("title", &lesson.title, texts::TITLE);
        self.text("goal", &lesson.goal, texts::SENTENCES);
        self.pass(lesson);
        self.test(lesson);
        self.prerequisites(lesson);
        let houses = self.houses(lesson, houses);
        let tables = LessonTables::new(lesson, &houses);
        if self.has_too_many_steps(lesson) {
            return;
        }
        if lesson.questions() == 0 && !lesson.has_shift() {
            self.notes.flaw("steps", PackProblem::NoQuestions);
        }
        self.steps(&lesson.steps, &tables);
    }

    fn steps(&mut self, steps: &[Step], tables: &LessonTables<'_>) {
        let houses = tables.houses();
        let mut written_out = 0;
        for (index, step) in steps.iter().enumerate() {
            let path = format!("steps.{index}");
            match step {
                Step::Read(words) => self.page(&format!("{path}.0"), words, &houses),
                Step::Page { says, shows } => {
                    self.page(&format!("{path}.says"), says, &houses);
                    if let Some(shows) = shows {
                        self.shown_on_felt(&format!("{path}.shows"), shows, tables);
                    }
                }
                Step::Example { cards, says, ends, stakes, steps } => {
                    self.page(&format!("{path}.says"), says, &houses);
                    self.example(&path, cards, *ends, &houses);
                    self.example_stakes(&path, stakes, &houses);
                    self.card_captions(&path, steps, cards.len());
                }
                Step::Drill(round) => self.round(&path, round, tables),
                Step::Shift(shift) => self.shift_step(&path, shift, tables),
                Step::Ask(round) => {
                    if let AnyDrill::Authored(authored) = &round.drill {
                        self.authored_questions(&format!("{path}.0"), authored, written_out, tables);
                        for (index, question) in authored.questions.iter().enumerate() {
                            self.pictured(&format!("{path}.0.{index}"), question);
                        }
                        written_out += authored.questions.len();
                    }
                }
                Step::Mixed(rounds) => {
                    for (index, round) in rounds.iter().enumerate() {
                        self.round(&format!("{path}.0.{index}"), round, tables);
                    }
                }
            }
        }
    }

    fn pass(&mut self, lesson: &Lesson) {
        let (accuracy, seconds) = (lesson.pass.accuracy, lesson.pass.seconds);
        if !Pass::ALLOWED_ACCURACY.contains(&accuracy) {
            let what = text!("flaw-pass-accuracy", found = Fact::Number(accuracy.into()));
            self.notes.flaw("pass.accuracy", what);
        }
        if !Pass::ALLOWED_SECONDS.contains(&seconds) {
            self.notes.flaw("pass.seconds", text!("flaw-pass-seconds", found = Fact::Number(seconds.into())));
        }
        let marks = lesson.pass.marks.into_iter().flat_map(|marks| Area::ALL.map(|area| (area, marks.get(area))));
        for (area, mark) in marks.filter(|(_, mark)| !Pass::ALLOWED_ACCURACY.contains(mark)) {
            let what = text!("flaw-pass-mark", found = Fact::Number(mark.into()));
            self.notes.flaw(&format!("pass.marks.{}", area.into_str()), what);
        }
    }

    /// Checks the time limit, the bands and the pass mark of a table test.
    fn test(&mut self, lesson: &Lesson) {
        let Some(test) = lesson.test else { return };
        if !MINUTES.contains(&test.minutes) {
            let what = Phrase::plain(text_key!("flaw-test-minutes")).with("found", Fact::Number(test.minutes.into()));
            self.notes.flaw("test.minutes", what.with("most", Fact::Number((*MINUTES.end()).into())));
        }
        if !test.bands.is_valid() {
            let at =
                test.bands.first_invalid().map_or_else(|| "test.bands".to_owned(), |at| format!("test.bands.{at}"));
            self.notes.flaw(&at, text!("flaw-test-bands"));
        } else if test.bands.0 != lesson.pass.accuracy {
            let what = Phrase::plain(text_key!("flaw-test-pass")).with("band", Fact::Number(test.bands.0.into()));
            self.notes.flaw("pass.accuracy", what.with("found", Fact::Number(lesson.pass.accuracy.into())));
        }
    }

    /// Checks only the form of the names; existence is checked where all packs are known.
    fn prerequisites(&mut self, lesson: &Lesson) {
        if !lesson.after.is_empty() {
            self.has_duplicates("after");
        }
        for (index, name) in lesson.after.iter().enumerate() {
            let named = name.split_once('/').filter(|(pack, other)| is_id(pack) && is_id(other));
            if named.is_none() {
                let what = text!("flaw-lesson-after", found = Fact::Text(truncate(name)));
                let meant = if named.is_none() { self.lesson_meant(name) } else { None };
                self.notes.flaw(&format!("after.{index}"), what.with_quoted_suggestion(meant.as_deref()));
            }
        }
    }

    /// The lesson's houses; unknown ones are reported.
    pub(super) fn houses<'h>(&mut self, lesson: &Lesson, houses: &[&'h House]) -> Vec<&'h House> {
        if !lesson.houses.is_empty() {
            self.has_duplicates("houses");
        }
        if !lesson.tables.is_empty() {
            self.has_duplicates("tables");
        }
        for (index, id) in lesson.houses.iter().enumerate() {
            if !houses.iter().any(|house| house.id == *id) {
                self.notes.flaw(&format!("houses.{index}"), unknown_house(id, houses));
            }
        }
        houses.iter().copied().filter(|house| lesson.is_for(&house.id)).collect()
    }

    /// Proves the scene or question beside a page.
    fn shown_on_felt(&mut self, path: &str, shows: &Shown, tables: &LessonTables<'_>) {
        match shows {
            Shown::Scene(scene) => self.shown_scene(path, scene, tables),
            Shown::Ask(question) => {
                self.authored_question(path, question, tables);
                self.pictured(path, question);
            }
            Shown::Drill(drill) => self.drill(&format!("{path}.0"), drill, tables),
        }
    }

    /// Reports the first objection to a drill.
    fn round(&mut self, path: &str, Round { drill, rounds, .. }: &Round, tables: &LessonTables<'_>) {
        if !ROUNDS.contains(rounds) {
            let what = text!("flaw-rounds", found = Fact::Number((*rounds).into()));
            self.notes.flaw(&format!("{path}.rounds"), what);
        }
        self.drill(&format!("{path}.drill"), drill, tables);
    }

    fn drill(&mut self, path: &str, drill: &AnyDrill, tables: &LessonTables<'_>) {
        if drill.drill().flaw().is_none() && self.has_duplicates(path) {
            return;
        }
        if let Some(flaw) = tables.objection(drill) {
            let at = self.blame(path, &flaw, |drill| tables.objection(drill));
            self.notes.flaw(&at, flaw);
        }
    }

    /// Reports the first house in which the example's claim is false.
    fn example(&mut self, path: &str, cards: &[Card], claimed: Ends, houses: &[&House]) {
        for house in houses {
            let wrong = match deal_example(house, cards) {
                Err((at, what)) => vec![(at, what)],
                Ok(outcome) => differences(claimed, outcome),
            };
            if !wrong.is_empty() {
                for (at, what) in wrong {
                    self.notes.flaw(&format!("{path}.{at}"), in_house(what, house));
                }
                return;
            }
        }
    }
}

pub(super) fn unknown_house(id: &HouseId, houses: &[&House]) -> PackProblem {
    let known: Vec<&str> = houses.iter().map(|house| house.id.as_str()).collect();
    // By id, or by display name.
    let by_name = || houses.iter().map(|house| house.name.as_str());
    let named = |name: &str| houses.iter().find(|house| house.name == name).map(|house| house.id.as_str());
    let meant = nearest(id.as_str(), known.iter().copied()).or_else(|| nearest(id.as_str(), by_name()).and_then(named));
    let (meant, known) = (meant.map(ToOwned::to_owned), known.into_iter().map(ToOwned::to_owned).collect());
    PackProblem::UnknownHouse { id: id.to_string(), known, meant }
}

/// The reason the drill cannot be asked in the house, or `None`.
pub fn objection(drill: &AnyDrill, house: &House) -> Option<DrillFlaw> {
    if let Some(flaw) = drill.drill().flaw().or_else(|| drill.drill().flaw_in(house)) {
        return Some(flaw);
    }
    let name = house.name.clone();
    let decisions = drill.drill().decisions(house);
    if decisions.is_empty() {
        // Without a filter, the filter cannot be the reason.
        let is_whole = AnyDrill::from_filters(drill.name(), &[]).as_ref() == Some(drill);
        return Some(if is_whole { DrillFlaw::NotInHouse(name) } else { DrillFlaw::AsksNothing(name) });
    }
    let mut seen = BTreeSet::new();
    if let Some(twice) = decisions.iter().find(|decision| !seen.insert(decision.as_str())) {
        return Some(DrillFlaw::DecisionTwice(twice.clone()));
    }
    let posed = |decision: &usize| drill.drill().pose(*decision, house, &mut SeededRng::from_seed(0)).is_some();
    let never = (0..decisions.len()).find(|decision| !posed(decision))?;
    let decision = decisions.get(never).cloned().unwrap_or_default();
    Some(DrillFlaw::NeverPosed { decision, house: name })
}

/// Deals an example; on refusal the path of the faulty part and the referee's reason.
pub(super) fn deal_example(house: &House, cards: &[Card]) -> Result<CoupOutcome, (String, Phrase)> {
    let coup = Coup::deal(house, cards).map_err(|(index, refusal)| {
        let what = match refusal {
            CardRefusal::NoCopyLeft(card) => {
                Phrase::plain(text_key!("flaw-example-no-copy-left")).with("card", Fact::Card(card))
            }
            CardRefusal::Closed | CardRefusal::BelongsTo(_) => Phrase::plain(text_key!("flaw-example-closed-before")),
        };
        (format!("cards.{index}"), what)
    })?;
    match (coup.outcome(), coup.wants()) {
        (Some(outcome), _) => Ok(outcome),
        (None, side) => {
            let side = side.unwrap_or(Side::Punto);
            Err((
                "cards".to_owned(),
                Phrase::plain(text_key!("flaw-example-wants-card")).with("side", Fact::Side(side)),
            ))
        }
    }
}

/// Paths at which the author's claims differ from the referee's outcome.
pub(super) fn differences(claimed: Ends, outcome: CoupOutcome) -> Vec<(String, Phrase)> {
    let mut wrong = Vec::new();
    for (side, claim) in [(Side::Punto, claimed.punto), (Side::Banco, claimed.banco)] {
        let point = outcome.points[side];
        if claim != point {
            let what = Phrase::plain(text_key!("flaw-example-point")).with("side", Fact::Side(side));
            let what = what.with("claimed", Fact::Point(claim)).with("point", Fact::Point(point));
            wrong.push((format!("ends.{}", Chance::from(side).id()), what));
        }
    }
    if claimed.winner != outcome.winner {
        let what = Phrase::plain(text_key!("flaw-example-winner")).with("claimed", Fact::Chance(claimed.winner));
        wrong.push(("ends.winner".to_owned(), what.with("chance", Fact::Chance(outcome.winner))));
    }
    wrong
}

fn in_house(what: Phrase, house: &House) -> Phrase {
    what.with_house_terms(house).with("house", Fact::Text(house.name.clone()))
}
