//! Why an answer was worth what it was: right or wrong, how much speed decides, and how much of whose time was used.

use super::{Reply, Results};
use crate::classroom::event::ExtraTime;
use crate::classroom::participant::Given;
use crate::classroom::score::MOST;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::Words;

/// Why a reply was worth its points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// There was no answer.
    Unanswered,
    /// The question was skipped: it counts for nobody.
    Skipped,
    /// It was wrong.
    Wrong,
    /// It was right, and speed decides nothing.
    Right,
    /// It was right, speed decides so many per cent, and nobody counted the time.
    Untimed(u8),
    /// It was right, and speed was counted.
    Timed(Timed),
}

/// What speed took off a right answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timed {
    /// The points that are left.
    pub points: u64,
    /// How many milliseconds were used,
    pub millis: u64,
    /// of how many.
    pub limit: u64,
    /// How much of the points speed decides, in per cent.
    pub speed: u8,
    /// How much more than the others they had.
    pub extra: ExtraTime,
}

impl Why {
    /// Why an answer is worth what it is, under so much weight for speed.
    #[must_use]
    pub fn of(given: &Given, speed: u8, seconds: Option<u32>) -> Self {
        match (given.right, speed, given.limit.filter(|limit| *limit > 0)) {
            (false, ..) => Self::Wrong,
            (true, 0, _) => Self::Right,
            (true, speed, None) => Self::Untimed(speed),
            (true, speed, Some(limit)) => {
                let usual = seconds.map_or(limit, |seconds| u64::from(seconds) * 1000);
                // With the time that was theirs then, whatever the trainer gave or took since.
                let extra = ExtraTime::ALL.into_iter().find(|extra| extra.of(usual) == limit).unwrap_or_default();
                Self::Timed(Timed { points: given.points, millis: given.millis, limit, speed, extra })
            }
        }
    }

    /// The same in words.
    #[must_use]
    pub fn phrase(&self, words: &Words) -> Phrase {
        let most = Fact::Text(MOST.to_string());
        match self {
            Self::Unanswered => Phrase::plain("results-why-unanswered"),
            Self::Skipped => Phrase::plain("results-why-skipped"),
            Self::Wrong => Phrase::plain("results-why-wrong"),
            Self::Right => Phrase::plain("results-why-right").with("points", most),
            Self::Untimed(speed) => {
                Phrase::plain("results-why-untimed").with("points", most).with("speed", Fact::Number((*speed).into()))
            }
            Self::Timed(timed) => timed.phrase(words),
        }
    }
}

impl Timed {
    fn phrase(&self, words: &Words) -> Phrase {
        let used = self.millis.min(self.limit);
        // To the hundredth: the points are reckoned to the millisecond.
        let key = if self.extra == ExtraTime::None { "results-why-timed" } else { "results-why-timed-extra" };
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

/// What is said of somebody's time.
#[must_use]
pub(super) const fn extra_key(extra: ExtraTime) -> &'static str {
    match extra {
        ExtraTime::None => "results-extra-none",
        ExtraTime::Quarter => "results-extra-quarter",
        ExtraTime::Half => "results-extra-half",
        ExtraTime::Double => "results-extra-double",
    }
}

/// A share in per cent, to the tenth.
fn tenths_of_a_hundred(part: u64, whole: u64) -> String {
    let tenths = (u128::from(part) * 1000 + u128::from(whole) / 2) / u128::from(whole.max(1));
    format!("{}.{}", tenths / 10, tenths % 10)
}

impl Results {
    /// Why a reply is worth what it is.
    #[must_use]
    pub fn why(&self, reply: &Reply) -> Why {
        match &reply.given {
            _ if !reply.counts => Why::Skipped,
            None => Why::Unanswered,
            Some(given) => Why::of(given, self.speed, self.seconds),
        }
    }
}
