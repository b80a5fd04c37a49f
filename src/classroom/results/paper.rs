//! Results as a printed document: key figures, standings, teams, questions.

use super::{Person, Question, Teller};
use crate::progress::class::{FEWEST, Spread};
use crate::rules::phrase::{Fact, Phrase};
use crate::sheet::class::Cell;
use crate::sheet::tabled::{Column, Part, Tabled};

/// Maximum number of wrong answers printed per question.
const MOST_WRONG: usize = 2;

impl Teller<'_> {
    pub fn paper(&self) -> Tabled {
        let results = self.results;
        Tabled {
            kind: self.words.key("results-title"),
            title: self.title(),
            under: self.under(),
            foot: format!("{} · {} · {}", self.title(), results.house.name, self.day(results.opened)),
            figures: self.figures(),
            tables: vec![self.standings_part(), self.teams_part(), self.questions_part()],
        }
    }

    /// Subtitle: house, mode and date.
    pub fn under(&self) -> String {
        let results = self.results;
        let under = Phrase::plain("results-under")
            .with("house", Fact::Text(results.house.name.clone()))
            .with("form", Fact::Text(self.form()))
            .with("date", Fact::Text(self.day(results.opened)))
            .with("time", Fact::Text(self.clock(results.opened)));
        self.say(&under)
    }

    /// Key figures: people, questions, correct answers, answer time.
    fn figures(&self) -> Vec<(String, String)> {
        let results = self.results;
        let plural = |key, count: usize| self.say(&Phrase::plain(key).with("count", Fact::Number(count as u64)));
        let people = results.placed().count();
        let counted = results.questions.iter().filter(|question| !question.skipped);
        let asked = if results.is_own() { results.asked.len() } else { counted.count() };
        // All answers, while the table may count only the first per decision.
        let heard = || results.people.iter().filter(|one| !one.removed);
        let (right, answered) = heard().fold((0, 0), |(right, all), one| (right + one.right, all + one.answered));
        let replies = heard().flat_map(|one| &one.replies);
        let times = replies.filter(|reply| reply.counts).filter_map(|reply| Some(reply.given.as_ref()?.millis));
        let share = if answered == 0 { Cell::Nothing } else { Cell::Share(right as f64 / answered as f64) };
        let median = Cell::of(Spread::of(times.collect()), |time| Cell::Millis(time.median));
        vec![
            (people.to_string(), plural("results-figure-people", people)),
            (asked.to_string(), plural("results-figure-questions", asked)),
            (share.shown(self.words), plural("results-figure-right", answered)),
            (median.shown(self.words), self.words.key("results-figure-time")),
        ]
    }

    fn standings_part(&self) -> Part {
        let row = |one: &Person| {
            // Time accommodations are private, and the document is passed round.
            let name = match (&one.team, self.remark(one)) {
                (None, None) => one.name.clone(),
                (Some(team), None) => format!("{} · {team}", one.name),
                (None, Some(remark)) => format!("{} ({remark})", one.name),
                (Some(team), Some(remark)) => format!("{} · {team} ({remark})", one.name),
            };
            let share = if one.of == 0 { Cell::Nothing } else { Cell::Share(one.right as f64 / one.of as f64) };
            vec![
                one.place.map_or_else(|| "–".to_owned(), |place| place.to_string()),
                name,
                one.points.to_string(),
                format!("{}/{}", one.right, one.of),
                share.shown(self.words),
                one.answered.to_string(),
                Cell::of(one.median, Cell::Millis).shown(self.words),
            ]
        };
        Part {
            heading: self.words.key("results-people"),
            about: self.about_people(),
            columns: vec![
                self.figure("results-column-place", 34.0),
                self.word("results-column-name", 190.0),
                self.figure("results-column-points", 52.0),
                self.figure("class-column-right", 52.0),
                self.figure("class-column-accuracy", 56.0),
                self.figure("results-column-answered", 56.0),
                self.figure("class-column-median", 55.0),
            ],
            rows: self.results.people.iter().map(row).collect(),
        }
    }

    /// Scoring method, and a note if the room was abandoned.
    pub fn about_people(&self) -> String {
        let mut said = vec![self.scoring()];
        if !self.results.ended {
            said.push(self.words.key("results-not-ended"));
        }
        said.join(" ")
    }

    pub fn scoring(&self) -> String {
        let speed = self.results.weight_of_speed();
        let key = if speed == 0 { "results-scoring-accuracy" } else { "results-scoring-speed" };
        self.say(&Phrase::plain(key).with("speed", Fact::Number(speed.into())))
    }

    fn teams_part(&self) -> Part {
        let row = |team: &super::Team| {
            let mean = team.mean().told(self.words);
            vec![team.place.to_string(), team.name.clone(), mean, team.members.to_string()]
        };
        Part {
            heading: self.words.key("results-teams"),
            about: self.words.key("results-teams-about"),
            columns: vec![
                self.figure("results-column-place", 34.0),
                self.word("results-column-team", 300.0),
                self.figure("results-column-points", 80.0),
                self.figure("results-column-members", 80.0),
            ],
            rows: self.results.teams.iter().map(row).collect(),
        }
    }

    fn questions_part(&self) -> Part {
        let row = |(number, question): (usize, &Question)| {
            let item = question.item.as_ref();
            let shown = |cell: Cell| cell.shown(self.words);
            let discrimination = item.and_then(|item| item.worth).and_then(|worth| worth.discrimination);
            let told = match (question.place, question.skipped) {
                (_, true) => format!("{} ({})", self.decision(&question.exercise), self.words.key("results-skipped")),
                (Some(_), false) => {
                    format!("{} → {}", self.decision(&question.exercise), self.expected(&question.exercise))
                }
                (None, false) => self.decision(&question.exercise),
            };
            vec![
                question.place.map_or(number, |place| place + 1).to_string(),
                told,
                format!("{}/{}", question.right, question.answered),
                shown(Cell::of(item.and_then(|item| item.facility), Cell::Share)),
                shown(Cell::of(discrimination, Cell::Figure)),
                shown(Cell::of(item.and_then(|item| item.time), |time| Cell::Millis(time.median))),
                self.wrongs(question, MOST_WRONG),
            ]
        };
        Part {
            heading: self.words.key("results-questions"),
            about: self.about_questions(),
            columns: vec![
                self.figure("results-column-number", 26.0),
                self.word("class-column-decision", 160.0),
                self.figure("class-column-right", 42.0),
                self.figure("class-column-facility", 46.0),
                self.figure("class-column-discrimination", 66.0),
                self.figure("class-column-median", 44.0),
                self.word("results-column-wrong", 111.0),
            ],
            rows: (1..).zip(&self.results.questions).map(row).collect(),
        }
    }

    /// Explanation of the figures and their basis.
    pub fn about_questions(&self) -> String {
        let few = Phrase::plain("class-too-few-here").with("fewest", Fact::Number(FEWEST as u64));
        let mut said = vec![self.words.key("results-questions-about")];
        if self.results.is_own() {
            said.push(self.words.key("results-questions-first"));
        }
        if !self.results.questions.iter().filter_map(|one| one.item.as_ref()).any(|item| item.worth.is_some()) {
            said.push(self.say(&few));
        }
        if let Some(found) = self.results.consistency {
            let phrase = Phrase::plain("results-consistency")
                .with("alpha", Fact::Text(self.words.decimal(&format!("{:.2}", found.alpha))))
                .with("people", Fact::Number(found.people as u64));
            said.push(self.say(&phrase));
        }
        said.join(" ")
    }

    fn word(&self, key: &'static str, share: f32) -> Column {
        Column { head: self.words.key(key), share, figures: false }
    }

    fn figure(&self, key: &'static str, share: f32) -> Column {
        Column { head: self.words.key(key), share, figures: true }
    }
}
