//! Results as a printed document: key figures, standings, teams, questions.

use super::{PersonResult, QuestionResult, ResultsDescriber};
use crate::describe::data_table::DataCell;
use crate::documents::table_report::{ReportColumn, ReportSection, TableReport};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::progress::class::{FEWEST, Quartiles};

/// Maximum number of wrong answers printed per question.
const MOST_WRONG: usize = 2;

impl ResultsDescriber<'_> {
    pub fn table_report(&self) -> TableReport {
        let results = self.results;
        TableReport {
            kind: self.words.message(text_key!("results-title")),
            title: self.title(),
            subtitle: self.subtitle(),
            footer: format!("{} · {} · {}", self.title(), results.house.name, self.day(results.opened)),
            figures: self.figures(),
            tables: vec![self.standings_part(), self.teams_part(), self.questions_part()],
        }
    }

    /// Subtitle: house, mode and date.
    pub fn subtitle(&self) -> String {
        let results = self.results;
        let under = text!(
            "results-under",
            house = Fact::Text(results.house.name.clone()),
            form = Fact::Text(self.mode()),
            date = Fact::Text(self.day(results.opened)),
            time = Fact::Text(self.clock(results.opened))
        );
        self.render(&under)
    }

    /// Key figures: people, questions, correct answers, answer time.
    fn figures(&self) -> Vec<(String, String)> {
        let results = self.results;
        let plural = |key, count: usize| self.render(&Phrase::plain(key).with("count", Fact::Number(count as u64)));
        let people = results.ranked().count();
        let counted = results.questions.iter().filter(|question| !question.skipped);
        let asked = if results.is_individual() { results.asked.len() } else { counted.count() };
        // All answers, while the table may count only the first per decision.
        let present = || results.people.iter().filter(|one| !one.removed);
        let (right, answered) = present().fold((0, 0), |(right, all), one| (right + one.right, all + one.answered));
        let replies = present().flat_map(|one| &one.replies);
        let times = replies.filter(|reply| reply.counts).filter_map(|reply| Some(reply.given.as_ref()?.millis));
        let share = if answered == 0 { DataCell::Empty } else { DataCell::Share(right as f64 / answered as f64) };
        let median =
            DataCell::from_option(Quartiles::from_times(times.collect()), |time| DataCell::Millis(time.median));
        vec![
            (people.to_string(), plural(text_key!("results-figure-people"), people)),
            (asked.to_string(), plural(text_key!("results-figure-questions"), asked)),
            (share.display(self.words), plural(text_key!("results-figure-right"), answered)),
            (median.display(self.words), self.words.message(text_key!("results-figure-time"))),
        ]
    }

    fn standings_part(&self) -> ReportSection {
        let row = |one: &PersonResult| {
            // Time accommodations are private, and the document is passed round.
            let name = match (&one.team, self.remark(one)) {
                (None, None) => one.name.clone(),
                (Some(team), None) => format!("{} · {team}", one.name),
                (None, Some(remark)) => format!("{} ({remark})", one.name),
                (Some(team), Some(remark)) => format!("{} · {team} ({remark})", one.name),
            };
            let share =
                if one.counted == 0 { DataCell::Empty } else { DataCell::Share(one.right as f64 / one.counted as f64) };
            vec![
                one.place.map_or_else(|| "–".to_owned(), |place| place.to_string()),
                name,
                one.points.to_string(),
                format!("{}/{}", one.right, one.counted),
                share.display(self.words),
                one.answered.to_string(),
                DataCell::from_option(one.median, DataCell::Millis).display(self.words),
            ]
        };
        ReportSection {
            heading: self.words.message(text_key!("results-people")),
            introduction: self.about_people(),
            columns: vec![
                self.figure_column(text_key!("results-column-place"), 34.0),
                self.text_column(text_key!("results-column-name"), 190.0),
                self.figure_column(text_key!("results-column-points"), 52.0),
                self.figure_column(text_key!("class-column-right"), 52.0),
                self.figure_column(text_key!("class-column-accuracy"), 56.0),
                self.figure_column(text_key!("results-column-answered"), 56.0),
                self.figure_column(text_key!("class-column-median"), 55.0),
            ],
            rows: self.results.people.iter().map(row).collect(),
        }
    }

    /// Scoring method, and a note if the room was abandoned.
    pub fn about_people(&self) -> String {
        let mut said = vec![self.scoring()];
        if !self.results.ended {
            said.push(self.words.message(text_key!("results-not-ended")));
        }
        said.join(" ")
    }

    pub fn scoring(&self) -> String {
        let speed = self.results.weight_of_speed();
        let key = if speed == 0 { text_key!("results-scoring-accuracy") } else { text_key!("results-scoring-speed") };
        self.render(&Phrase::plain(key).with("speed", Fact::Number(speed.into())))
    }

    fn teams_part(&self) -> ReportSection {
        let row = |team: &super::TeamResult| {
            let mean = team.mean().describe(self.words);
            vec![team.place.to_string(), team.name.clone(), mean, team.members.to_string()]
        };
        ReportSection {
            heading: self.words.message(text_key!("results-teams")),
            introduction: self.words.message(text_key!("results-teams-about")),
            columns: vec![
                self.figure_column(text_key!("results-column-place"), 34.0),
                self.text_column(text_key!("results-column-team"), 300.0),
                self.figure_column(text_key!("results-column-points"), 80.0),
                self.figure_column(text_key!("results-column-members"), 80.0),
            ],
            rows: self.results.teams.iter().map(row).collect(),
        }
    }

    fn questions_part(&self) -> ReportSection {
        let row = |(number, question): (usize, &QuestionResult)| {
            let item = question.item.as_ref();
            let shown = |cell: DataCell| cell.display(self.words);
            let discrimination = item.and_then(|item| item.quality).and_then(|worth| worth.discrimination);
            let description = match (question.place, question.skipped) {
                (_, true) => {
                    format!(
                        "{} ({})",
                        self.decision(&question.exercise),
                        self.words.message(text_key!("results-skipped"))
                    )
                }
                (Some(_), false) => {
                    format!("{} → {}", self.decision(&question.exercise), self.expected(&question.exercise))
                }
                (None, false) => self.decision(&question.exercise),
            };
            vec![
                question.place.map_or(number, |place| place + 1).to_string(),
                description,
                format!("{}/{}", question.right, question.answered),
                shown(DataCell::from_option(item.and_then(|item| item.facility), DataCell::Share)),
                shown(DataCell::from_option(discrimination, DataCell::Figure)),
                shown(DataCell::from_option(item.and_then(|item| item.time), |time| DataCell::Millis(time.median))),
                self.wrong_answers(question, MOST_WRONG),
            ]
        };
        ReportSection {
            heading: self.words.message(text_key!("results-questions")),
            introduction: self.about_questions(),
            columns: vec![
                self.figure_column(text_key!("results-column-number"), 26.0),
                self.text_column(text_key!("class-column-decision"), 136.0),
                self.figure_column(text_key!("class-column-right"), 42.0),
                self.figure_column(text_key!("class-column-facility"), 60.0),
                self.figure_column(text_key!("class-column-discrimination"), 84.0),
                self.figure_column(text_key!("class-column-median"), 52.0),
                self.text_column(text_key!("results-column-wrong"), 95.0),
            ],
            rows: (1..).zip(&self.results.questions).map(row).collect(),
        }
    }

    /// Explanation of the figures and their basis.
    pub fn about_questions(&self) -> String {
        let few = text!("class-too-few-here", fewest = Fact::Number(FEWEST as u64));
        let mut said = vec![self.words.message(text_key!("results-questions-about"))];
        if self.results.is_individual() {
            said.push(self.words.message(text_key!("results-questions-first")));
        }
        if !self.results.questions.iter().filter_map(|one| one.item.as_ref()).any(|item| item.quality.is_some()) {
            said.push(self.render(&few));
        }
        if let Some(found) = self.results.consistency {
            let phrase = text!(
                "results-consistency",
                alpha = Fact::Text(self.words.figure(found.alpha, 2)),
                people = Fact::Number(found.people as u64)
            );
            said.push(self.render(&phrase));
        }
        said.join(" ")
    }

    fn text_column(&self, key: TextKey, share: f32) -> ReportColumn {
        ReportColumn { head: self.words.message(key), share, is_numeric: false }
    }

    fn figure_column(&self, key: TextKey, share: f32) -> ReportColumn {
        ReportColumn { head: self.words.message(key), share, is_numeric: true }
    }
}
