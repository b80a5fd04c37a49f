//! Results as tables: people, questions, and every answer with the reason for its points.

use super::{PersonResult, QuestionResult, Reply, ResultsDescriber, TeamResult};
use crate::describe::data_table::{DataCell, DataColumn, DataTable};
use crate::i18n::text_key::TextKey;
use crate::progress::class::{ItemQuality, Quartiles};

const OF_PEOPLE: [(&str, TextKey); 13] = [
    ("place", text_key!("results-column-place")),
    ("name", text_key!("results-column-name")),
    ("team", text_key!("results-column-team")),
    ("points", text_key!("results-column-points")),
    ("right", text_key!("class-column-right")),
    ("of", text_key!("results-column-of")),
    ("accuracy", text_key!("class-column-accuracy")),
    ("answered", text_key!("results-column-answered")),
    ("median_millis", text_key!("class-column-median")),
    ("extra_time", text_key!("results-column-extra")),
    ("from", text_key!("results-column-from")),
    ("watched", text_key!("results-column-watched")),
    ("removed", text_key!("results-column-removed")),
];

const OF_TEAMS: [(&str, TextKey); 4] = [
    ("place", text_key!("results-column-place")),
    ("team", text_key!("results-column-team")),
    ("points", text_key!("results-column-points")),
    ("members", text_key!("results-column-members")),
];

const OF_QUESTIONS: [(&str, TextKey); 18] = [
    ("number", text_key!("results-column-number")),
    ("asks", text_key!("class-column-question")),
    ("told", text_key!("class-column-decision")),
    ("expected", text_key!("results-column-expected")),
    ("drill", text_key!("class-column-drill")),
    ("decision", text_key!("class-column-decision-id")),
    ("skipped", text_key!("results-column-skipped")),
    ("asked", text_key!("results-column-asked")),
    ("answers", text_key!("class-column-n")),
    ("right", text_key!("class-column-right")),
    ("facility", text_key!("class-column-facility")),
    ("guess", text_key!("class-column-guess")),
    ("discrimination", text_key!("class-column-discrimination")),
    ("median_millis", text_key!("class-column-median")),
    ("lower_millis", text_key!("class-column-lower")),
    ("upper_millis", text_key!("class-column-upper")),
    ("wrong", text_key!("class-column-wrong")),
    ("look", text_key!("class-column-look")),
];

const OF_ANSWERS: [(&str, TextKey); 15] = [
    ("name", text_key!("results-column-name")),
    ("team", text_key!("results-column-team")),
    ("number", text_key!("results-column-number")),
    ("asks", text_key!("class-column-question")),
    ("told", text_key!("class-column-decision")),
    ("drill", text_key!("class-column-drill")),
    ("decision", text_key!("class-column-decision-id")),
    ("answer", text_key!("results-column-answer")),
    ("expected", text_key!("results-column-expected")),
    ("is_right", text_key!("results-column-is-right")),
    ("points", text_key!("results-column-points")),
    ("millis", text_key!("results-column-time")),
    ("limit_millis", text_key!("results-column-limit")),
    ("counts", text_key!("results-column-counts")),
    ("why", text_key!("results-column-why")),
];

impl ResultsDescriber<'_> {
    /// Tables of people, teams (if any), questions and answers.
    pub fn tables(&self) -> Vec<DataTable> {
        let teams = (!self.results.teams.is_empty()).then(|| self.teams());
        [self.people()].into_iter().chain(teams).chain([self.questions(), self.answers()]).collect()
    }

    pub fn people(&self) -> DataTable {
        let row = |one: &PersonResult| {
            vec![
                DataCell::from_option(one.place, count),
                DataCell::text(one.name.clone()),
                DataCell::text(one.team.clone().unwrap_or_default()),
                DataCell::Count(one.points),
                count(one.right),
                count(one.counted),
                share(one.right, one.counted),
                count(one.answered),
                DataCell::from_option(one.median, DataCell::Millis),
                DataCell::text(self.extra_time(one).unwrap_or_default()),
                count(one.first_question + 1),
                DataCell::Flag(one.watched),
                DataCell::Flag(one.removed),
            ]
        };
        let rows = self.results.people.iter().map(row).collect();
        DataTable {
            id: "people",
            title: self.words.message(text_key!("results-people")),
            columns: self.heads(&OF_PEOPLE),
            rows,
        }
    }

    pub fn teams(&self) -> DataTable {
        let row = |team: &TeamResult| {
            let points = DataCell::Figure(team.mean().points());
            vec![count(team.place), DataCell::text(team.name.clone()), points, count(team.members)]
        };
        let rows = self.results.teams.iter().map(row).collect();
        DataTable {
            id: "teams",
            title: self.words.message(text_key!("results-teams")),
            columns: self.heads(&OF_TEAMS),
            rows,
        }
    }

    pub fn questions(&self) -> DataTable {
        let rows = self.results.questions.iter().map(|question| self.of_question(question)).collect();
        DataTable {
            id: "questions",
            title: self.words.message(text_key!("results-questions")),
            columns: self.heads(&OF_QUESTIONS),
            rows,
        }
    }

    fn of_question(&self, question: &QuestionResult) -> Vec<DataCell> {
        let (item, exercise) = (question.item.as_ref(), &question.exercise);
        let discrimination = item.and_then(|item| item.quality).and_then(|worth: ItemQuality| worth.discrimination);
        let time = item.and_then(|item| item.time);
        let of_time = |part: fn(Quartiles) -> f64| DataCell::from_option(time, |time| DataCell::Millis(part(time)));
        // Text and answer of a single question do not describe a decision with several.
        let of_one = |text: String| DataCell::text(if question.place.is_some() { text } else { String::new() });
        vec![
            DataCell::from_option(question.place, |place| count(place + 1)),
            of_one(self.prompt(exercise)),
            DataCell::text(self.decision(exercise)),
            of_one(self.expected(exercise)),
            DataCell::text(self.drill(exercise)),
            DataCell::text(exercise.decision.as_str()),
            DataCell::Flag(question.skipped),
            count(question.asked),
            count(question.answered),
            count(question.right),
            DataCell::from_option(item.and_then(|item| item.facility), DataCell::Share),
            DataCell::from_option(item, |item| DataCell::Share(item.guess)),
            DataCell::from_option(discrimination, DataCell::Figure),
            of_time(|time| time.median),
            of_time(|time| time.lower),
            of_time(|time| time.upper),
            DataCell::text(self.wrong_answers(question, usize::MAX)),
            DataCell::text(self.review_reason(question).unwrap_or_default()),
        ]
    }

    pub fn answers(&self) -> DataTable {
        let of_person = |one: &PersonResult| one.replies.iter().filter_map(|reply| self.of_reply(one, reply)).collect();
        let rows = self.results.people.iter().flat_map::<Vec<Vec<DataCell>>, _>(of_person).collect();
        DataTable {
            id: "answers",
            title: self.words.message(text_key!("results-answers")),
            columns: self.heads(&OF_ANSWERS),
            rows,
        }
    }

    fn of_reply(&self, person: &PersonResult, reply: &Reply) -> Option<Vec<DataCell>> {
        let exercise = self.results.exercise(person, reply.question)?;
        let given = reply.given.as_ref();
        Some(vec![
            DataCell::text(person.name.clone()),
            DataCell::text(person.team.clone().unwrap_or_default()),
            count(reply.question + 1),
            DataCell::text(self.prompt(exercise)),
            DataCell::text(self.decision(exercise)),
            DataCell::text(self.drill(exercise)),
            DataCell::text(exercise.decision.as_str()),
            DataCell::from_option(given, |given| DataCell::text(self.answer(exercise, &given.answer))),
            DataCell::text(self.expected(exercise)),
            DataCell::from_option(given, |given| DataCell::Flag(given.right)),
            DataCell::from_option(given, |given| DataCell::Count(given.points)),
            // Exact ms, so that the points can be recalculated.
            DataCell::from_option(given, |given| DataCell::Count(given.millis)),
            DataCell::from_option(given.and_then(|given| given.limit), DataCell::Count),
            DataCell::Flag(reply.counts),
            DataCell::text(self.render(&self.results.points_reason(reply).phrase(self.words))),
        ])
    }

    fn heads(&self, columns: &[(&'static str, TextKey)]) -> Vec<DataColumn> {
        columns.iter().map(|(id, key)| DataColumn { id, head: self.words.message(*key) }).collect()
    }
}

const fn count(count: usize) -> DataCell {
    DataCell::Count(count as u64)
}

/// Share of correct answers; nothing if there are none.
fn share(right: usize, of: usize) -> DataCell {
    if of == 0 { DataCell::Empty } else { DataCell::Share(right as f64 / of as f64) }
}
