//! The report of a shift for trainer and trainee: areas, faults with what was due, coups, what to practise, own words.

use super::NotMade;
use super::table_report::{ReportColumn, ReportSection, TableReport};
use crate::describe::dates::format_date;
use crate::describe::decision::describe_decision;
use crate::describe::scene::table_size_key;
use crate::describe::shift::{due_instead, person};
use crate::drill::DecisionId;
use crate::i18n::Catalog;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::progress::mastery::Day;
use crate::rules::money::Money;
use crate::table::act::TimedAct;
use crate::table::coup_record::CoupRecord;
use crate::table::fact::{self, Area, Gravity};
use crate::table::judging::Letter;
use crate::table::moment::Moment;
use crate::table::scenario::Presentation;
use crate::table::{Shift, report::Report};

/// Questions to oneself after a shift.
pub const OWN_QUESTIONS: [TextKey; 3] =
    [text_key!("shift-debrief-well"), text_key!("shift-debrief-broke"), text_key!("shift-debrief-next")];

/// Whose shift it was, and when; both unknown for a log.
#[derive(Debug, Clone, Copy, Default)]
pub struct ReportReader<'r> {
    pub name: Option<&'r str>,
    pub day: Option<Day>,
}

/// A shift to be reported on.
#[derive(Debug, Clone)]
pub struct ShiftReport<'s> {
    pub shift: &'s Shift,
    pub acts: &'s [TimedAct],
    pub coups: &'s [CoupRecord],
    /// Answers to the questions to oneself, in their order; may be fewer or empty.
    pub own_words: &'s [String],
    pub reader: ReportReader<'s>,
}

impl ShiftReport<'_> {
    /// The report as a PDF.
    ///
    /// # Errors
    /// A PDF writer error; should not occur.
    pub fn pdf(&self, words: &Catalog) -> Result<Vec<u8>, NotMade> {
        self.tables(words).pdf(words)
    }

    /// The report in words.
    pub fn tables(&self, words: &Catalog) -> TableReport {
        let writer = ReportWriter { report: self.shift.report(), of: self, words };
        let title = self.shift.scenario().title.render(words.language(), &(&self.shift.state().house.terms).into());
        TableReport {
            kind: words.message(text_key!("shift-paper-kind")),
            title,
            subtitle: writer.subtitle(),
            footer: writer.footer(),
            figures: writer.figures(),
            tables: vec![writer.areas(), writer.faults(), writer.coups(), writer.weak(), writer.own_words()],
        }
    }
}

/// The name of a presentation.
const fn presentation_key(presentation: Presentation) -> TextKey {
    match presentation {
        Presentation::Shown => text_key!("shift-presentation-shown"),
        Presentation::Guided => text_key!("shift-presentation-guided"),
        Presentation::Practice => text_key!("shift-presentation-practice"),
        Presentation::OnTheFloor => text_key!("shift-presentation-floor"),
    }
}

/// Minutes and seconds since the shift began.
fn clock(at: Moment) -> String {
    let seconds = at.0 / 1_000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

struct ReportWriter<'w> {
    report: Report,
    of: &'w ShiftReport<'w>,
    words: &'w Catalog,
}

impl ReportWriter<'_> {
    fn render(&self, phrase: &Phrase) -> String {
        self.words.render_for_house(phrase, &self.of.shift.state().house)
    }

    fn column(&self, head: TextKey, share: f32, is_numeric: bool) -> ReportColumn {
        ReportColumn { head: self.words.message(head), share, is_numeric }
    }

    fn section(&self, heading: TextKey, columns: Vec<ReportColumn>, rows: Vec<Vec<String>>) -> ReportSection {
        ReportSection { heading: self.words.message(heading), introduction: String::new(), columns, rows }
    }

    fn subtitle(&self) -> String {
        let (shift, state) = (self.of.shift, self.of.shift.state());
        let parts = [
            Some(state.house.name.clone()),
            Some(self.words.message(table_size_key(state.size))),
            Some(self.words.message(presentation_key(shift.scenario().presentation))),
            Some(self.render(&text!("shift-paper-seed", seed = Fact::Text(shift.seed().to_string())))),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    fn footer(&self) -> String {
        let day = self.of.reader.day.map(|day| format_date(self.words, day));
        let name = self.of.reader.name.map(str::to_owned);
        let parts = [name, Some(self.of.shift.state().house.name.clone()), day];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    /// Passed or not, red lines, coups, pace beside the expected one.
    fn figures(&self) -> Vec<(String, String)> {
        let report = &self.report;
        let passed = if report.passed { text_key!("class-yes") } else { text_key!("class-no") };
        let count = |key, count: u64| self.render(&Phrase::plain(key).with("count", Fact::Number(count)));
        let (red, coups) = (report.red_lines.len() as u64, u64::from(report.coups));
        let pace = report.coups_per_hour.map_or_else(|| "–".to_owned(), |pace| pace.to_string());
        let expected = match report.expected_pace {
            Some(expected) => self.render(&text!("shift-paper-expected", expected = Fact::Number(expected.into()))),
            None => self.words.message(text_key!("shift-paper-pace")),
        };
        vec![
            (self.words.message(passed), self.words.message(text_key!("shift-paper-passed"))),
            (red.to_string(), count(text_key!("shift-paper-red"), red)),
            (coups.to_string(), count(text_key!("shift-paper-coups"), coups)),
            (pace, expected),
        ]
    }

    fn areas(&self) -> ReportSection {
        let faults = |area: Area, noticed: bool| {
            self.of.shift.facts().iter().filter(|fact| fact.area == area && fact.noticed == noticed).count()
        };
        let row = |(area, letter): &(Area, Letter)| {
            let letter = match letter {
                Letter::A | Letter::B | Letter::C => letter.id().to_owned(),
                Letter::Fail => self.words.message(text_key!("shift-letter-fail")),
            };
            let figures = [faults(*area, false), faults(*area, true)].map(|count| count.to_string());
            [self.render(&area.phrase()), letter].into_iter().chain(figures).collect()
        };
        let columns = vec![
            self.column(text_key!("shift-paper-area"), 4.0, false),
            self.column(text_key!("shift-paper-letter"), 2.0, false),
            self.column(text_key!("shift-paper-mistakes"), 1.5, true),
            self.column(text_key!("shift-paper-noticed"), 2.5, true),
        ];
        self.section(text_key!("shift-paper-areas"), columns, self.report.areas.iter().map(row).collect())
    }

    /// The faults, red lines first.
    fn faults(&self) -> ReportSection {
        let instead = due_instead(self.of.shift, self.of.acts);
        let mut faults: Vec<_> = self.of.shift.facts().iter().zip(instead).collect();
        faults.sort_by_key(|(fact, _)| (fact.gravity != Gravity::RedLine || fact.noticed, fact.at));
        let columns = vec![
            self.column(text_key!("shift-paper-when"), 1.1, false),
            self.column(text_key!("shift-paper-what"), 3.6, false),
            self.column(text_key!("shift-paper-due"), 3.0, false),
            self.column(text_key!("shift-paper-clause"), 1.4, false),
            self.column(text_key!("shift-paper-cost"), 1.8, false),
        ];
        let rows = faults.iter().map(|(fact, due)| self.fault(fact, due.as_ref())).collect();
        self.section(text_key!("shift-paper-mistakes"), columns, rows)
    }

    fn fault(&self, fact: &fact::Fact, due: Option<&Phrase>) -> Vec<String> {
        let when = match fact.coup {
            0 => clock(fact.at),
            coup => format!("{} · {coup}", clock(fact.at)),
        };
        let mut what = vec![self.render(&fact.phrase())];
        what.push(self.render(&person(self.of.shift.state(), fact.by)));
        if fact.noticed {
            what.push(self.words.message(text_key!("shift-paper-put-right")));
        } else if fact.gravity == Gravity::RedLine {
            what.push(self.words.message(text_key!("shift-debrief-red")));
        }
        let clause = fact.basis.clause();
        let clause = clause.map_or_else(|| self.words.message(text_key!("told-silent")), |clause| clause.to_string());
        let sum = Fact::Money(Money::coins(fact.cost.unsigned_abs()));
        let cost = match fact.cost {
            0 => String::new(),
            ..0 => self.render(&text!("shift-cost-to-house", sum = sum)),
            1.. => self.render(&text!("shift-cost-to-guest", sum = sum)),
        };
        vec![when, what.join(" · "), due.map(|due| self.render(due)).unwrap_or_default(), clause, cost]
    }

    fn coups(&self) -> ReportSection {
        let row = |coup: &CoupRecord| {
            let cards: Vec<String> = coup.cards.iter().map(ToString::to_string).collect();
            let winner = coup.winner.map_or_else(|| Fact::Phrase(Box::new(text!("shift-coup-null"))), Fact::Chance);
            let incidents: Vec<String> = coup.incidents.iter().map(|kind| self.render(&kind.phrase())).collect();
            vec![
                coup.number.to_string(),
                clock(coup.time.0),
                cards.join(" "),
                self.render(&text!("shift-paper-result", result = winner)),
                incidents.join(", "),
                coup.faults.len().to_string(),
            ]
        };
        let columns = vec![
            self.column(text_key!("shift-paper-coup"), 0.9, true),
            self.column(text_key!("shift-paper-time"), 1.0, true),
            self.column(text_key!("shift-paper-cards"), 3.0, false),
            self.column(text_key!("shift-paper-winner"), 1.6, false),
            self.column(text_key!("shift-paper-incidents"), 3.0, false),
            self.column(text_key!("shift-paper-mistakes"), 1.2, true),
        ];
        self.section(text_key!("shift-debrief-timeline"), columns, self.of.coups.iter().map(row).collect())
    }

    /// The decisions of the drills that its faults belong to, with how often.
    fn weak(&self) -> ReportSection {
        let mut weak: Vec<((&str, &str), usize)> = Vec::new();
        let facts = self.of.shift.facts().iter().filter(|fact| !fact.noticed);
        for (drill, decision) in facts.filter_map(|fact| fact.decision.as_ref()) {
            match weak.iter_mut().find(|(key, _)| *key == (*drill, decision.as_str())) {
                Some((_, count)) => *count += 1,
                None => weak.push(((*drill, decision.as_str()), 1)),
            }
        }
        weak.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        let row = |((drill, decision), count): &((&str, &str), usize)| {
            vec![self.render(&describe_decision(drill, &DecisionId::from(*decision))), count.to_string()]
        };
        let columns = vec![
            self.column(text_key!("shift-paper-decision"), 6.0, false),
            self.column(text_key!("shift-paper-mistakes"), 1.0, true),
        ];
        self.section(text_key!("shift-paper-practise"), columns, weak.iter().map(row).collect())
    }

    fn own_words(&self) -> ReportSection {
        let given = OWN_QUESTIONS.iter().zip(self.of.own_words).filter(|(_, answer)| !answer.is_empty());
        let rows = given.map(|(asked, answer)| vec![self.words.message(*asked), answer.clone()]).collect();
        let columns = vec![
            self.column(text_key!("shift-paper-asked"), 2.0, false),
            self.column(text_key!("shift-paper-answer"), 4.0, false),
        ];
        self.section(text_key!("shift-paper-own-words"), columns, rows)
    }
}
