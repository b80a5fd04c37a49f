//! Sections of a report except the tableau: head, figures, weeks, drills, weak spots, lessons.

use super::{Report, Weak};
use crate::drill::title_of;
use crate::progress::mastery::Day;
use crate::rules::phrase::{Fact, Phrase};
use crate::sheet::dated::{dated, percent, seconds};
use crate::sheet::paper::flow::{Flow, MARGIN, QUIET, ROOM, TEXT};
use crate::sheet::paper::table::{Column, Line, Table};
use crate::sheet::paper::{Face, Sense, Set, lines, width};
use crate::words::Words;

const BANDS: [&str; 5] = ["test-band-0", "test-band-1", "test-band-2", "test-band-3", "test-band-4"];

pub(super) const NOTHING: &str = "–";

pub(super) struct Parts<'r> {
    pub(super) report: &'r Report,
    pub(super) words: &'r Words,
}

impl Parts<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.words.say_at(phrase, &self.report.house)
    }

    fn day(&self, day: Option<Day>) -> String {
        day.map_or_else(|| NOTHING.to_owned(), |day| dated(self.words, day))
    }

    pub(super) fn foot(&self) -> String {
        format!("{} · {} · {}", self.report.name, self.report.house.name, dated(self.words, self.report.today))
    }

    pub(super) fn head(&self, flow: &mut Flow) {
        let under = Phrase::plain("report-under")
            .with("house", Fact::Text(self.report.house.name.clone()))
            .with("date", Fact::Text(dated(self.words, self.report.today)));
        flow.title(&self.words.key("report-title"), &self.report.name, &self.say(&under));
    }

    /// The four key figures.
    pub(super) fn figures(&self, flow: &mut Flow) {
        let report = self.report;
        let some = report.all.asked > 0;
        let tenths = report.expected_errors.map(|errors| self.words.decimal(&format!("{errors:.1}")));
        let count = |number: u32| if some { number.to_string() } else { NOTHING.to_owned() };
        let plural = |key, number: u32| self.say(&Phrase::plain(key).with("count", Fact::Number(number.into())));
        let figures = [
            (tenths.unwrap_or_else(|| NOTHING.to_owned()), self.words.key("report-expected")),
            (
                if some { percent(self.words, report.all.percent()) } else { NOTHING.to_owned() },
                plural("report-of-answers", report.all.asked),
            ),
            (count(report.streak), plural("report-streak", report.streak)),
            (count(report.days), plural("report-days", report.days)),
        ];
        flow.figures(&figures);
    }

    /// Answers per week: a bar and its figures.
    pub(super) fn weeks(&self, flow: &mut Flow) {
        let weeks = &self.report.weeks;
        if weeks.is_empty() {
            return;
        }
        flow.heading(&self.words.key("report-weeks"), Table::beginning());
        let most = weeks.iter().map(|week| week.score.asked).max().unwrap_or(1).max(1) as f32;
        let line = |week: &super::Week| {
            let right =
                if week.score.asked > 0 { percent(self.words, week.score.percent()) } else { NOTHING.to_owned() };
            let cells = vec![dated(self.words, week.monday), week.score.asked.to_string(), right];
            Line { cells, bar: Some(week.score.asked as f32 / most) }
        };
        let table = Table {
            shows: &self.words.key("report-weeks"),
            columns: vec![
                Column::words(self.words.key("report-week-of"), 120.0),
                Column::figures(self.words.key("report-answers"), 70.0),
                Column::figures(self.words.key("report-right"), 60.0),
            ],
            rows: weeks.iter().map(line).collect(),
            bars: Some((270.0, ROOM - 278.0)),
        };
        table.write(flow);
    }

    pub(super) fn drills(&self, flow: &mut Flow) {
        flow.heading(&self.words.key("report-drills"), Table::beginning());
        let line = |drill: &super::DrillLine| {
            let time = drill.millis.map_or_else(|| NOTHING.to_owned(), |millis| seconds(self.words, millis));
            let title = self.say(&title_of(&drill.drill));
            let percent = percent(self.words, drill.score.percent());
            let cells = vec![title, drill.score.asked.to_string(), percent, time];
            Line { cells, bar: Some(drill.score.percent() as f32 / 100.0) }
        };
        let table = Table {
            shows: &self.words.key("report-drills"),
            columns: vec![
                Column::words(self.words.key("report-drill"), 180.0),
                Column::figures(self.words.key("report-answers"), 66.0),
                Column::figures(self.words.key("report-right"), 56.0),
                Column::figures(self.words.key("report-median"), 78.0),
            ],
            rows: self.report.drills.iter().map(line).collect(),
            bars: Some((396.0, ROOM - 404.0)),
        };
        table.write(flow);
    }

    pub(super) fn weakest(&self, flow: &mut Flow) {
        if self.report.weakest.is_empty() {
            return;
        }
        flow.heading(&self.words.key("report-weakest"), 40.0);
        for weak in &self.report.weakest {
            self.weak(flow, weak);
        }
    }

    fn weak(&self, flow: &mut Flow, weak: &Weak) {
        let score = Phrase::plain("report-weak-score")
            .with("right", Fact::Number(weak.score.right.into()))
            .with("asked", Fact::Number(weak.score.asked.into()));
        let score = self.say(&score);
        let (bold, quiet) = (Set(Face::Bold, 9.5, TEXT), Set(Face::Regular, 8.5, QUIET));
        let room = ROOM - width(quiet.0, &score, quiet.1) - 14.0;
        let what = lines(bold.0, &self.say(&weak.what), bold.1, room);
        let why = weak.reason.as_ref().map(|reason| {
            let source =
                reason.basis.clause().map_or_else(|| self.words.key("sheet-silent"), |clause| clause.to_string());
            format!("{} [{source}]", self.say(&reason.rule.phrase()))
        });
        let why = why.map(|why| lines(quiet.0, &why, quiet.1, ROOM)).unwrap_or_default();
        let high = 12.5 * what.len() as f32 + 11.5 * why.len() as f32 + 6.0;
        flow.make_room(high);
        let y = flow.y;
        flow.page.means(Sense::Paragraph, |page| page.lines((MARGIN, y + 9.5), 12.5, bold, &what));
        flow.page.means(Sense::Paragraph, |page| page.text_to((MARGIN + ROOM, y + 9.5), quiet, &score));
        let under = y + 12.5 * what.len() as f32 + 8.5;
        if !why.is_empty() {
            flow.page.means(Sense::Paragraph, |page| page.lines((MARGIN, under), 11.5, quiet, &why));
        }
        flow.y += high;
    }

    pub(super) fn lessons(&self, flow: &mut Flow) {
        let (passed, all) = &self.report.lessons;
        flow.heading(&self.words.key("report-lessons"), if passed.is_empty() { 14.0 } else { Table::beginning() });
        let count = Phrase::plain("report-lessons-of")
            .with("passed", Fact::Number(passed.len() as u64))
            .with("all", Fact::Number(u64::from(*all)));
        flow.paragraph(&self.say(&count));
        let names = (&self.report.house.terms).into();
        let line = |lesson: &super::LessonLine| {
            let best = lesson.best.map_or_else(|| NOTHING.to_owned(), |best| percent(self.words, best.percent()));
            Line::of(vec![lesson.title.say(self.words.language(), &names), self.day(lesson.passed), best])
        };
        let table = Table {
            shows: &self.words.key("report-lessons"),
            columns: vec![
                Column::words(self.words.key("report-lesson"), ROOM - 200.0),
                Column::figures(self.words.key("report-passed-on"), 130.0),
                Column::figures(self.words.key("report-best"), 70.0),
            ],
            rows: passed.iter().map(line).collect(),
            bars: None,
        };
        table.write(flow);
    }

    pub(super) fn tests(&self, flow: &mut Flow) {
        if self.report.tests.is_empty() {
            return;
        }
        flow.heading(&self.words.key("report-tests"), Table::beginning());
        let names = (&self.report.house.terms).into();
        let line = |test: &super::TestLine| {
            let band = self.words.key(BANDS.get(test.band).copied().unwrap_or(BANDS[0]));
            let title = test.title.say(self.words.language(), &names);
            Line::of(vec![title, band, self.day(test.passed), percent(self.words, test.best.percent())])
        };
        let table = Table {
            shows: &self.words.key("report-tests"),
            columns: vec![
                Column::words(self.words.key("report-test"), ROOM - 320.0),
                Column::words(self.words.key("report-band"), 120.0),
                Column::figures(self.words.key("report-passed-on"), 130.0),
                Column::figures(self.words.key("report-best"), 70.0),
            ],
            rows: self.report.tests.iter().map(line).collect(),
            bars: None,
        };
        table.write(flow);
    }
}
