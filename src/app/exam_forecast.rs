//! What today's plan promises for the day of the exam.

use crate::i18n::phrase::{Fact, Phrase};
use crate::progress::Settings;
use crate::progress::mastery::{Day, Mastery};
use crate::progress::schedule::{ExamForecast, PracticeAhead, tableau};
use crate::rules::house::House;

/// Days looked ahead where the exam's day is open.
const OPEN_DAYS: i64 = 14;

/// Longest time looked ahead: nothing is known of trainings that are longer.
const MOST_DAYS: i64 = 90;

/// Forecasts for the chosen minutes a day, and for twice as many.
#[derive(Debug, Clone, PartialEq)]
pub struct ExamOutlook {
    pub day: Day,
    pub is_exam: bool,
    /// Minutes a day, each with its forecast.
    pub forecasts: Vec<(u16, ExamForecast)>,
}

impl ExamOutlook {
    /// `questions`: those about the tableau in today's plan. `None` without any, and on the day itself.
    pub(super) fn new(
        house: &House,
        mastery: &Mastery,
        (today, exam): (Day, Option<Day>),
        minutes: u16,
        questions: usize,
    ) -> Option<Self> {
        let exam = exam.filter(|exam| *exam >= today);
        let day = exam.map_or(Day(today.0 + OPEN_DAYS), |exam| Day(exam.0.min(today.0 + MOST_DAYS)));
        let days = day.since(today);
        if days == 0 || questions == 0 {
            return None;
        }
        let skills = tableau(house);
        let forecast = |minutes_a_day: u16| {
            let questions_a_day = questions as f64 * f64::from(minutes_a_day) / f64::from(minutes.max(1));
            ExamForecast::new(mastery, &skills, PracticeAhead { days, questions_a_day })
        };
        let twice = minutes.saturating_mul(2).min(*Settings::MINUTES.end());
        let mut forecasts = vec![(minutes, forecast(minutes))];
        if twice > minutes {
            forecasts.push((twice, forecast(twice)));
        }
        Some(Self { day, is_exam: exam == Some(day), forecasts })
    }

    /// A line for each number of minutes.
    pub fn phrases(&self) -> Vec<Phrase> {
        let whole = |errors: f64| Fact::Number(errors.round().max(0.0) as u64);
        let when = if self.is_exam {
            text!("forecast-at-exam", day = Fact::Day(self.day.0))
        } else {
            text!("forecast-by", day = Fact::Day(self.day.0))
        };
        let line = |(minutes, forecast): &(u16, ExamForecast)| {
            text!(
                "forecast-line",
                minutes = Fact::Number((*minutes).into()),
                errors = whole(forecast.errors),
                when = Fact::Phrase(Box::new(when.clone())),
                low = whole(forecast.low.floor()),
                high = whole(forecast.high.ceil())
            )
        };
        self.forecasts.iter().map(line).collect()
    }
}
