//! Sections of a report except the tableau: head, figures, weeks, drills, weak spots, lessons.

use super::{TraineeReport, WeakSpot};
use crate::describe::dates::{format_date, format_percent, format_seconds};
use crate::documents::paper::flow::{MARGIN, QUIET, ROOM, ReportFlow, TEXT};
use crate::documents::paper::table::{PrintedColumn, PrintedRow, PrintedTable};
use crate::documents::paper::{PageTag, TextStyle, Typeface, lines, width};
use crate::drill::title_of;
use crate::i18n::Catalog;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::progress::mastery::Day;

const BANDS: [TextKey; 5] = [
    text_key!("test-band-0"),
    text_key!("test-band-1"),
    text_key!("test-band-2"),
    text_key!("test-band-3"),
    text_key!("test-band-4"),
];

pub(super) const NOTHING: &str = "–";

pub(super) struct ReportPrinter<'r> {
    pub(super) report: &'r TraineeReport,
    pub(super) words: &'r Catalog,
}

impl ReportPrinter<'_> {
    fn render(&self, phrase: &Phrase) -> String {
        self.words.render_for_house(phrase, &self.report.house)
    }

    fn day(&self, day: Option<Day>) -> String {
        day.map_or_else(|| NOTHING.to_owned(), |day| format_date(self.words, day))
    }

    pub(super) fn footer(&self) -> String {
        format!("{} · {} · {}", self.report.name, self.report.house.name, format_date(self.words, self.report.today))
    }

    pub(super) fn head(&self, flow: &mut ReportFlow) {
        let under = text!(
            "report-under",
            house = Fact::Text(self.report.house.name.clone()),
            date = Fact::Text(format_date(self.words, self.report.today))
        );
        flow.title(&self.words.message(text_key!("report-title")), &self.report.name, &self.render(&under));
    }

    /// The four key figures.
    pub(super) fn figures(&self, flow: &mut ReportFlow) {
        let report = self.report;
        let some = report.total.asked > 0;
        let tenths = report.expected_errors.map(|errors| self.words.figure(errors, 1));
        let count = |number: u32| if some { number.to_string() } else { NOTHING.to_owned() };
        let plural = |key, number: u32| self.render(&Phrase::plain(key).with("count", Fact::Number(number.into())));
        let figures = [
            (tenths.unwrap_or_else(|| NOTHING.to_owned()), self.words.message(text_key!("report-expected"))),
            (
                if some { format_percent(self.words, report.total.percent()) } else { NOTHING.to_owned() },
                plural(text_key!("report-of-answers"), report.total.asked),
            ),
            (count(report.streak), plural(text_key!("report-streak"), report.streak)),
            (count(report.days), plural(text_key!("report-days"), report.days)),
        ];
        flow.figures(&figures);
    }

    /// Answers per week: a bar and its figures.
    pub(super) fn weeks(&self, flow: &mut ReportFlow) {
        let weeks = &self.report.weeks;
        if weeks.is_empty() {
            return;
        }
        flow.heading(&self.words.message(text_key!("report-weeks")), PrintedTable::opening_height());
        let most = weeks.iter().map(|week| week.score.asked).max().unwrap_or(1).max(1) as f32;
        let line = |week: &super::ReportWeek| {
            let right = if week.score.asked > 0 {
                format_percent(self.words, week.score.percent())
            } else {
                NOTHING.to_owned()
            };
            let cells = vec![format_date(self.words, week.monday), week.score.asked.to_string(), right];
            PrintedRow { cells, bar: Some(week.score.asked as f32 / most) }
        };
        let table = PrintedTable {
            alt_text: &self.words.message(text_key!("report-weeks")),
            columns: vec![
                PrintedColumn::words(self.words.message(text_key!("report-week-of")), 120.0),
                PrintedColumn::figures(self.words.message(text_key!("report-answers")), 70.0),
                PrintedColumn::figures(self.words.message(text_key!("report-right")), 60.0),
            ],
            rows: weeks.iter().map(line).collect(),
            bars: Some((270.0, ROOM - 278.0)),
        };
        table.write(flow);
    }

    pub(super) fn drills(&self, flow: &mut ReportFlow) {
        flow.heading(&self.words.message(text_key!("report-drills")), PrintedTable::opening_height());
        let line = |drill: &super::DrillLine| {
            let time = drill.millis.map_or_else(|| NOTHING.to_owned(), |millis| format_seconds(self.words, millis));
            let title = self.render(&title_of(drill.drill.as_str()));
            let percent = format_percent(self.words, drill.score.percent());
            let cells = vec![title, drill.score.asked.to_string(), percent, time];
            PrintedRow { cells, bar: Some(drill.score.percent() as f32 / 100.0) }
        };
        let table = PrintedTable {
            alt_text: &self.words.message(text_key!("report-drills")),
            columns: vec![
                PrintedColumn::words(self.words.message(text_key!("report-drill")), 180.0),
                PrintedColumn::figures(self.words.message(text_key!("report-answers")), 66.0),
                PrintedColumn::figures(self.words.message(text_key!("report-right")), 56.0),
                PrintedColumn::figures(self.words.message(text_key!("report-median")), 78.0),
            ],
            rows: self.report.drills.iter().map(line).collect(),
            bars: Some((396.0, ROOM - 404.0)),
        };
        table.write(flow);
    }

    pub(super) fn weakest(&self, flow: &mut ReportFlow) {
        if self.report.weakest.is_empty() {
            return;
        }
        flow.heading(&self.words.message(text_key!("report-weakest")), 40.0);
        for weak in &self.report.weakest {
            self.weak(flow, weak);
        }
    }

    fn weak(&self, flow: &mut ReportFlow, weak: &WeakSpot) {
        let score = text!(
            "report-weak-score",
            right = Fact::Number(weak.score.right.into()),
            asked = Fact::Number(weak.score.asked.into())
        );
        let score = self.render(&score);
        let (bold, quiet) = (TextStyle(Typeface::Bold, 9.5, TEXT), TextStyle(Typeface::Regular, 8.5, QUIET));
        let room = ROOM - width(quiet.0, &score, quiet.1) - 14.0;
        let what = lines(bold.0, &self.render(&weak.description), bold.1, room);
        let why = weak.reason.as_ref().map(|reason| {
            let source = reason
                .basis
                .clause()
                .map_or_else(|| self.words.message(text_key!("sheet-silent")), |clause| clause.to_string());
            format!("{} [{source}]", self.render(&reason.rule.phrase()))
        });
        let why = why.map(|why| lines(quiet.0, &why, quiet.1, ROOM)).unwrap_or_default();
        let high = 12.5 * what.len() as f32 + 11.5 * why.len() as f32 + 6.0;
        flow.make_room(high);
        let y = flow.y;
        flow.page.tagged(PageTag::Paragraph, |page| page.lines((MARGIN, y + 9.5), 12.5, bold, &what));
        flow.page.tagged(PageTag::Paragraph, |page| page.text_right((MARGIN + ROOM, y + 9.5), quiet, &score));
        let under = y + 12.5 * what.len() as f32 + 8.5;
        if !why.is_empty() {
            flow.page.tagged(PageTag::Paragraph, |page| page.lines((MARGIN, under), 11.5, quiet, &why));
        }
        flow.y += high;
    }

    pub(super) fn lessons(&self, flow: &mut ReportFlow) {
        let (passed, all) = &self.report.lessons;
        flow.heading(
            &self.words.message(text_key!("report-lessons")),
            if passed.is_empty() { 14.0 } else { PrintedTable::opening_height() },
        );
        let count =
            text!("report-lessons-of", passed = Fact::Number(passed.len() as u64), all = Fact::Number(u64::from(*all)));
        flow.paragraph(&self.render(&count));
        let names = (&self.report.house.terms).into();
        let line = |lesson: &super::LessonLine| {
            let best =
                lesson.best.map_or_else(|| NOTHING.to_owned(), |best| format_percent(self.words, best.percent()));
            PrintedRow::new(vec![lesson.title.render(self.words.language(), &names), self.day(lesson.passed), best])
        };
        let table = PrintedTable {
            alt_text: &self.words.message(text_key!("report-lessons")),
            columns: vec![
                PrintedColumn::words(self.words.message(text_key!("report-lesson")), ROOM - 200.0),
                PrintedColumn::figures(self.words.message(text_key!("report-passed-on")), 130.0),
                PrintedColumn::figures(self.words.message(text_key!("report-best")), 70.0),
            ],
            rows: passed.iter().map(line).collect(),
            bars: None,
        };
        table.write(flow);
    }

    pub(super) fn tests(&self, flow: &mut ReportFlow) {
        if self.report.tests.is_empty() {
            return;
        }
        flow.heading(&self.words.message(text_key!("report-tests")), PrintedTable::opening_height());
        let names = (&self.report.house.terms).into();
        let line = |test: &super::TestLine| {
            let band = self.words.message(BANDS.get(test.band).copied().unwrap_or(BANDS[0]));
            let title = test.title.render(self.words.language(), &names);
            PrintedRow::new(vec![title, band, self.day(test.passed), format_percent(self.words, test.best.percent())])
        };
        let table = PrintedTable {
            alt_text: &self.words.message(text_key!("report-tests")),
            columns: vec![
                PrintedColumn::words(self.words.message(text_key!("report-test")), ROOM - 320.0),
                PrintedColumn::words(self.words.message(text_key!("report-band")), 120.0),
                PrintedColumn::figures(self.words.message(text_key!("report-passed-on")), 130.0),
                PrintedColumn::figures(self.words.message(text_key!("report-best")), 70.0),
            ],
            rows: self.report.tests.iter().map(line).collect(),
            bars: None,
        };
        table.write(flow);
    }
}
