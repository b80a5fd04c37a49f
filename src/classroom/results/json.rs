//! Results as JSON. The field names are a file format: docs/classroom.md.

use serde::Serialize;

use super::{PersonResult, PointsReason, QuestionResult, Reply, ResultsDescriber};
use crate::classroom::{ExtraTime, RoomMode};
use crate::drill::question::Answer;
use crate::rules::house::HouseId;

#[derive(Serialize)]
struct ResultsOut<'r> {
    lesson: &'r str,
    title: String,
    house: &'r HouseId,
    language: &'static str,
    form: &'static str,
    seconds: Option<u32>,
    speed: u8,
    seed: u64,
    opened: u64,
    until: u64,
    ended: bool,
    people: Vec<PersonOut<'r>>,
    teams: Vec<ResultTeamOut<'r>>,
    questions: Vec<ResultQuestionOut<'r>>,
    consistency: Option<ConsistencyOut>,
}

#[derive(Serialize)]
struct PersonOut<'r> {
    name: &'r str,
    team: Option<&'r str>,
    place: Option<usize>,
    points: u64,
    right: usize,
    of: usize,
    answered: usize,
    median_millis: Option<f64>,
    extra_time: f64,
    from: usize,
    watched: bool,
    removed: bool,
    answers: Vec<ReplyOut<'r>>,
}

#[derive(Serialize)]
struct ReplyOut<'r> {
    number: usize,
    drill: &'r str,
    decision: &'r str,
    asks: String,
    expected: String,
    /// In wire format.
    answer: Option<&'r Answer>,
    told: Option<String>,
    right: Option<bool>,
    points: Option<u64>,
    millis: Option<u64>,
    limit_millis: Option<u64>,
    counts: bool,
    why: String,
    why_code: &'static str,
}

#[derive(Serialize)]
struct ResultTeamOut<'r> {
    name: &'r str,
    place: usize,
    points: f64,
    members: usize,
}

#[derive(Serialize)]
struct ResultQuestionOut<'r> {
    number: Option<usize>,
    drill: &'r str,
    decision: &'r str,
    told: String,
    asks: Option<String>,
    expected: Option<String>,
    skipped: bool,
    asked: usize,
    answers: usize,
    right: usize,
    facility: Option<f64>,
    guess: Option<f64>,
    discrimination: Option<f64>,
    median_millis: Option<f64>,
    wrong: Vec<WrongOut<'r>>,
    look: Option<String>,
}

#[derive(Serialize)]
struct WrongOut<'r> {
    answer: &'r str,
    expected: &'r str,
    told: String,
    count: u32,
}

#[derive(Serialize)]
struct ConsistencyOut {
    people: usize,
    questions: usize,
    mean: f64,
    alpha: f64,
    error: f64,
}

impl ResultsDescriber<'_> {
    /// # Errors
    /// A serialisation error; should not occur.
    pub fn json(&self) -> serde_json::Result<String> {
        let results = self.results;
        serde_json::to_string(&ResultsOut {
            lesson: &results.lesson,
            title: self.title(),
            house: &results.house.id,
            language: self.words.language().code(),
            form: match results.form {
                RoomMode::Live => "live",
                RoomMode::Exam { own: false, .. } => "exam",
                RoomMode::Exam { own: true, .. } => "exam-own-questions",
            },
            seconds: results.seconds.filter(|_| results.form == RoomMode::Live),
            speed: results.weight_of_speed(),
            seed: results.seed,
            opened: results.opened.millis(),
            until: results.until.millis(),
            ended: results.ended,
            people: results.people.iter().map(|person| self.person_out(person)).collect(),
            teams: results
                .teams
                .iter()
                .map(|team| ResultTeamOut {
                    name: &team.name,
                    place: team.place,
                    points: team.mean().points(),
                    members: team.members,
                })
                .collect(),
            questions: results.questions.iter().map(|question| self.question_out(question)).collect(),
            consistency: results.consistency.map(|found| ConsistencyOut {
                people: found.people,
                questions: found.items,
                mean: rounded(found.mean),
                alpha: rounded(found.alpha),
                error: rounded(found.error),
            }),
        })
    }

    fn person_out<'r>(&'r self, person: &'r PersonResult) -> PersonOut<'r> {
        PersonOut {
            name: &person.name,
            team: person.team.as_deref(),
            place: person.place,
            points: person.points,
            right: person.right,
            of: person.counted,
            answered: person.answered,
            median_millis: person.median,
            extra_time: match person.extra {
                ExtraTime::None => 1.0,
                ExtraTime::Quarter => 1.25,
                ExtraTime::Half => 1.5,
                ExtraTime::Double => 2.0,
            },
            from: person.first_question + 1,
            watched: person.watched,
            removed: person.removed,
            answers: person.replies.iter().filter_map(|reply| self.reply_out(person, reply)).collect(),
        }
    }

    fn reply_out<'r>(&'r self, person: &'r PersonResult, reply: &'r Reply) -> Option<ReplyOut<'r>> {
        let exercise = self.results.exercise(person, reply.question)?;
        let (given, why) = (reply.given.as_ref(), self.results.points_reason(reply));
        Some(ReplyOut {
            number: reply.question + 1,
            drill: exercise.drill,
            decision: exercise.decision.as_str(),
            asks: self.prompt(exercise),
            expected: self.expected(exercise),
            answer: given.map(|given| &given.answer),
            told: given.map(|given| self.answer(exercise, &given.answer)),
            right: given.map(|given| given.right),
            points: given.map(|given| given.points),
            millis: given.map(|given| given.millis),
            limit_millis: given.and_then(|given| given.limit),
            counts: reply.counts,
            why: self.render(&why.phrase(self.words)),
            why_code: match why {
                PointsReason::Unanswered => "unanswered",
                PointsReason::Skipped => "skipped",
                PointsReason::Wrong => "wrong",
                PointsReason::Right => "right",
                PointsReason::Untimed(_) => "untimed",
                PointsReason::Timed(_) => "timed",
            },
        })
    }

    fn question_out<'r>(&'r self, question: &'r QuestionResult) -> ResultQuestionOut<'r> {
        let (item, exercise) = (question.item.as_ref(), &question.exercise);
        let of_one = |text: String| question.place.map(|_| text);
        let worth = item.and_then(|item| item.quality);
        ResultQuestionOut {
            number: question.place.map(|place| place + 1),
            drill: exercise.drill,
            decision: exercise.decision.as_str(),
            told: self.decision(exercise),
            asks: of_one(self.prompt(exercise)),
            expected: of_one(self.expected(exercise)),
            skipped: question.skipped,
            asked: question.asked,
            answers: question.answered,
            right: question.right,
            facility: item.and_then(|item| item.facility).map(rounded),
            guess: item.map(|item| rounded(item.guess)),
            discrimination: worth.and_then(|worth| worth.discrimination).map(rounded),
            median_millis: item.and_then(|item| item.time).map(|time| time.median),
            wrong: item
                .iter()
                .flat_map(|item| &item.wrong)
                .map(|wrong| WrongOut {
                    answer: &wrong.answer,
                    expected: &wrong.expected,
                    told: self.journal_answer(exercise, &wrong.answer),
                    count: wrong.count,
                })
                .collect(),
            look: self.review_reason(question),
        }
    }
}

fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}
