//! Explanation of an answer's points: correctness, share of speed, time used.

use super::{Reply, Results};
use crate::classroom::event::ExtraTime;
use crate::classroom::participant::AcceptedAnswer;
use crate::classroom::score::MOST;
use crate::i18n::Catalog;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PointsReason {
    Unanswered,
    Skipped,
    Wrong,
    Right,
    /// Correct; speed would count for this many per cent, but the question was untimed.
    Untimed(u8),
    /// Correct, with a speed deduction.
    Timed(SpeedDeduction),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SpeedDeduction {
    pub points: u64,
    pub millis: u64,
    /// Time limit in ms.
    pub limit: u64,
    /// Share of the points that depends on speed, in per cent.
    pub speed: u8,
    pub extra: ExtraTime,
}

impl PointsReason {
    /// The reason for an answer's points at this weight of speed.
    pub fn from_answer(given: &AcceptedAnswer, speed: u8, seconds: Option<u32>) -> Self {
        match (given.right, speed, given.limit.filter(|limit| *limit > 0)) {
            (false, ..) => Self::Wrong,
            (true, 0, _) => Self::Right,
            (true, speed, None) => Self::Untimed(speed),
            (true, speed, Some(limit)) => {
                let usual = seconds.map_or(limit, |seconds| u64::from(seconds) * 1000);
                // The accommodation at the time of the answer, since the trainer may have changed it later.
                let extra = ExtraTime::ALL.into_iter().find(|extra| extra.extend(usual) == limit).unwrap_or_default();
                Self::Timed(SpeedDeduction { points: given.points, millis: given.millis, limit, speed, extra })
            }
        }
    }

    pub fn phrase(&self, words: &Catalog) -> Phrase {
        let most = Fact::Text(MOST.to_string());
        match self {
            Self::Unanswered => text!("results-why-unanswered"),
            Self::Skipped => text!("results-why-skipped"),
            Self::Wrong => text!("results-why-wrong"),
            Self::Right => text!("results-why-right", points = most),
            Self::Untimed(speed) => {
                text!("results-why-untimed", points = most, speed = Fact::Number((*speed).into()))
            }
            Self::Timed(timed) => timed.phrase(words),
        }
    }
}

impl SpeedDeduction {
    fn phrase(&self, words: &Catalog) -> Phrase {
        let used = self.millis.min(self.limit);
        // To the hundredth of a second, since points depend on milliseconds.
        let key = if self.extra == ExtraTime::None {
            text_key!("results-why-timed")
        } else {
            text_key!("results-why-timed-extra")
        };
        let extra = Phrase::plain(extra_key(self.extra));
        Phrase::plain(key)
            .with("points", Fact::Text(self.points.to_string()))
            .with("most", Fact::Text(MOST.to_string()))
            .with("lost", Fact::Text(MOST.saturating_sub(self.points).to_string()))
            .with("used", Fact::Text(words.hundredths(used)))
            .with("limit", Fact::Text(words.seconds(self.limit)))
            .with("share", Fact::Text(words.decimal(&tenths_of_a_hundred(used, self.limit))))
            .with("speed", Fact::Number(self.speed.into()))
            .with("extra", Fact::Phrase(Box::new(extra)))
    }
}

pub(super) const fn extra_key(extra: ExtraTime) -> TextKey {
    match extra {
        ExtraTime::None => text_key!("results-extra-none"),
        ExtraTime::Quarter => text_key!("results-extra-quarter"),
        ExtraTime::Half => text_key!("results-extra-half"),
        ExtraTime::Double => text_key!("results-extra-double"),
    }
}

fn tenths_of_a_hundred(part: u64, whole: u64) -> String {
    let tenths = (u128::from(part) * 1000 + u128::from(whole) / 2) / u128::from(whole.max(1));
    format!("{}.{}", tenths / 10, tenths % 10)
}

impl Results {
    pub fn points_reason(&self, reply: &Reply) -> PointsReason {
        match &reply.given {
            _ if !reply.counts => PointsReason::Skipped,
            None => PointsReason::Unanswered,
            Some(given) => PointsReason::from_answer(given, self.speed, self.seconds),
        }
    }
}
