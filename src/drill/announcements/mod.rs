//! Drills: the tailleur's calls in the words of the house, composed from tiles or spoken aloud.

mod aloud;
mod cue;
mod felt;
mod moment;
mod occasions;

use std::collections::BTreeSet;

use serde::Deserialize;

use crate::i18n::Language;
use crate::i18n::call_words::words_of;
use crate::rules::calls::{Call, every_call, occasion_calls};
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

pub use self::aloud::SayAloud;
pub(super) use self::aloud::points;
use self::cue::CallCue;
pub(super) use self::cue::{count, key, sight};
pub use self::moment::Moment;
use super::Drill;
use super::filter::Filter;
use super::marking::{AnswerKey, PosedQuestion, Tolerance};
use super::question::{Answer, AnswerForm, Question};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Announcements {
    pub moments: Vec<Moment>,
}

impl Default for Announcements {
    fn default() -> Self {
        Self { moments: Moment::ALL.to_vec() }
    }
}

impl Drill for Announcements {
    fn decisions(&self, house: &House) -> Vec<String> {
        moment::known(&self.moments, house).map(|moment| moment.into_str().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let cue = CallCue::deal(moment::known(&self.moments, house).nth(decision)?, house, dice)?;
        let tiles = if cue.is_of_a_coup() { tiles(house) } else { tiles_of_occasions(house) };
        let question = Question { scene: cue.scene.clone(), prompt: text!("ask-call"), form: AnswerForm::Call(tiles) };
        let figures_in = Language::from_tag(&house.source.language);
        let accepts = Tolerance::Words { figures_in, also: Vec::new() };
        Some(PosedQuestion {
            question,
            key: AnswerKey { tolerance: accepts, ..cue.key(Answer::Call(cue.call.to_string())) },
        })
    }

    fn filters(&self, house: &House) -> Vec<Filter> {
        moment::filters(&self.moments, house)
    }
}

/// The house's tiles for the calls of a coup, in a fixed order: figures, then each distinct word group.
pub(super) fn tiles(house: &House) -> Vec<String> {
    tiles_of(every_call(house))
}

/// The house's tiles for the calls outside a coup, with those that open one.
fn tiles_of_occasions(house: &House) -> Vec<String> {
    tiles_of(every_call(house).take(2).chain(occasion_calls(house)))
}

fn tiles_of<'h>(calls: impl Iterator<Item = Call<'h>>) -> Vec<String> {
    let figures = Point::ALL.into_iter().map(|point| point.to_string());
    let groups = figures.chain(calls.flat_map(|call| call.groups()));
    let mut seen = BTreeSet::new();
    let plain = |text: &str| words_of(text, None).into_iter().map(|word| word.plain).collect::<Vec<_>>();
    groups.filter(|group| seen.insert(plain(group))).collect()
}
