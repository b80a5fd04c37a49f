//! Results as tables: people, questions, and every answer with the reason for its points.

use super::{Person, Question, Reply, Team, Teller};
use crate::progress::class::{Spread, Worth};
use crate::sheet::class::{Cell, Column, Table};

const OF_PEOPLE: [(&str, &str); 13] = [
    ("place", "results-column-place"),
    ("name", "results-column-name"),
    ("team", "results-column-team"),
    ("points", "results-column-points"),
    ("right", "class-column-right"),
    ("of", "results-column-of"),
    ("accuracy", "class-column-accuracy"),
    ("answered", "results-column-answered"),
    ("median_millis", "class-column-median"),
    ("extra_time", "results-column-extra"),
    ("from", "results-column-from"),
    ("watched", "results-column-watched"),
    ("removed", "results-column-removed"),
];

const OF_TEAMS: [(&str, &str); 4] = [
    ("place", "results-column-place"),
    ("team", "results-column-team"),
    ("points", "results-column-points"),
    ("members", "results-column-members"),
];

const OF_QUESTIONS: [(&str, &str); 18] = [
    ("number", "results-column-number"),
    ("asks", "class-column-question"),
    ("told", "class-column-decision"),
    ("expected", "results-column-expected"),
    ("drill", "class-column-drill"),
    ("decision", "class-column-decision-id"),
    ("skipped", "results-column-skipped"),
    ("asked", "results-column-asked"),
    ("answers", "class-column-n"),
    ("right", "class-column-right"),
    ("facility", "class-column-facility"),
    ("guess", "class-column-guess"),
    ("discrimination", "class-column-discrimination"),
    ("median_millis", "class-column-median"),
    ("lower_millis", "class-column-lower"),
    ("upper_millis", "class-column-upper"),
    ("wrong", "class-column-wrong"),
    ("look", "class-column-look"),
];

const OF_ANSWERS: [(&str, &str); 15] = [
    ("name", "results-column-name"),
    ("team", "results-column-team"),
    ("number", "results-column-number"),
    ("asks", "class-column-question"),
    ("told", "class-column-decision"),
    ("drill", "class-column-drill"),
    ("decision", "class-column-decision-id"),
    ("answer", "results-column-answer"),
    ("expected", "results-column-expected"),
    ("is_right", "results-column-is-right"),
    ("points", "results-column-points"),
    ("millis", "results-column-time"),
    ("limit_millis", "results-column-limit"),
    ("counts", "results-column-counts"),
    ("why", "results-column-why"),
];

impl Teller<'_> {
    /// Tables of people, teams (if any), questions and answers.
    pub fn tables(&self) -> Vec<Table> {
        let teams = (!self.results.teams.is_empty()).then(|| self.teams());
        [self.people()].into_iter().chain(teams).chain([self.questions(), self.answers()]).collect()
    }

    pub fn people(&self) -> Table {
        let row = |one: &Person| {
            vec![
                Cell::of(one.place, count),
                Cell::text(one.name.clone()),
                Cell::text(one.team.clone().unwrap_or_default()),
                Cell::Count(one.points),
                count(one.right),
                count(one.of),
                share(one.right, one.of),
                count(one.answered),
                Cell::of(one.median, Cell::Millis),
                Cell::text(self.extra(one).unwrap_or_default()),
                count(one.from + 1),
                Cell::Is(one.watched),
                Cell::Is(one.removed),
            ]
        };
        let rows = self.results.people.iter().map(row).collect();
        Table { id: "people", title: self.words.key("results-people"), columns: self.heads(&OF_PEOPLE), rows }
    }

    pub fn teams(&self) -> Table {
        let row = |team: &Team| {
            let points = Cell::Figure(team.mean().points());
            vec![count(team.place), Cell::text(team.name.clone()), points, count(team.members)]
        };
        let rows = self.results.teams.iter().map(row).collect();
        Table { id: "teams", title: self.words.key("results-teams"), columns: self.heads(&OF_TEAMS), rows }
    }

    pub fn questions(&self) -> Table {
        let rows = self.results.questions.iter().map(|question| self.of_question(question)).collect();
        Table { id: "questions", title: self.words.key("results-questions"), columns: self.heads(&OF_QUESTIONS), rows }
    }

    fn of_question(&self, question: &Question) -> Vec<Cell> {
        let (item, exercise) = (question.item.as_ref(), &question.exercise);
        let discrimination = item.and_then(|item| item.worth).and_then(|worth: Worth| worth.discrimination);
        let time = item.and_then(|item| item.time);
        let of_time = |part: fn(Spread) -> f64| Cell::of(time, |time| Cell::Millis(part(time)));
        // Text and answer of a single question do not describe a decision with several.
        let of_one = |text: String| Cell::text(if question.place.is_some() { text } else { String::new() });
        vec![
            Cell::of(question.place, |place| count(place + 1)),
            of_one(self.prompt(exercise)),
            Cell::text(self.decision(exercise)),
            of_one(self.expected(exercise)),
            Cell::text(self.drill(exercise)),
            Cell::text(exercise.decision.clone()),
            Cell::Is(question.skipped),
            count(question.asked),
            count(question.answered),
            count(question.right),
            Cell::of(item.and_then(|item| item.facility), Cell::Share),
            Cell::of(item, |item| Cell::Share(item.guess)),
            Cell::of(discrimination, Cell::Figure),
            of_time(|time| time.median),
            of_time(|time| time.lower),
            of_time(|time| time.upper),
            Cell::text(self.wrongs(question, usize::MAX)),
            Cell::text(self.look(question).unwrap_or_default()),
        ]
    }

    pub fn answers(&self) -> Table {
        let of_person = |one: &Person| one.replies.iter().filter_map(|reply| self.of_reply(one, reply)).collect();
        let rows = self.results.people.iter().flat_map::<Vec<Vec<Cell>>, _>(of_person).collect();
        Table { id: "answers", title: self.words.key("results-answers"), columns: self.heads(&OF_ANSWERS), rows }
    }

    fn of_reply(&self, person: &Person, reply: &Reply) -> Option<Vec<Cell>> {
        let exercise = self.results.exercise(person, reply.question)?;
        let given = reply.given.as_ref();
        Some(vec![
            Cell::text(person.name.clone()),
            Cell::text(person.team.clone().unwrap_or_default()),
            count(reply.question + 1),
            Cell::text(self.prompt(exercise)),
            Cell::text(self.decision(exercise)),
            Cell::text(self.drill(exercise)),
            Cell::text(exercise.decision.clone()),
            Cell::of(given, |given| Cell::text(self.answer(exercise, &given.answer))),
            Cell::text(self.expected(exercise)),
            Cell::of(given, |given| Cell::Is(given.right)),
            Cell::of(given, |given| Cell::Count(given.points)),
            // Exact ms, so that the points can be recalculated.
            Cell::of(given, |given| Cell::Count(given.millis)),
            Cell::of(given.and_then(|given| given.limit), Cell::Count),
            Cell::Is(reply.counts),
            Cell::text(self.say(&self.results.why(reply).phrase(self.words))),
        ])
    }

    fn heads(&self, columns: &[(&'static str, &'static str)]) -> Vec<Column> {
        columns.iter().map(|(id, key)| Column { id, head: self.words.key(key) }).collect()
    }
}

const fn count(count: usize) -> Cell {
    Cell::Count(count as u64)
}

/// Share of correct answers; nothing if there are none.
fn share(right: usize, of: usize) -> Cell {
    if of == 0 { Cell::Nothing } else { Cell::Share(right as f64 / of as f64) }
}
