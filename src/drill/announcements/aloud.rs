//! Drill: a call spoken aloud and self-assessed against the recorded one.

use serde::Deserialize;

use crate::i18n::phrase::Phrase;
use crate::i18n::text_key::TextKey;
use crate::rules::calls::Announcement;
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

use super::cue::CallCue;
use super::moment::{self, Moment};

use super::super::Drill;
use super::super::filter::Filter;
use super::super::marking::PosedQuestion;
use super::super::question::{Answer, AnswerForm, Choice, Question};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SayAloud {
    pub moments: Vec<Moment>,
}

impl Default for SayAloud {
    fn default() -> Self {
        Self { moments: Moment::ALL.to_vec() }
    }
}

impl Drill for SayAloud {
    fn decisions(&self, house: &House) -> Vec<String> {
        moment::known(&self.moments, house).map(|moment| moment.into_str().replacen("call-", "aloud-", 1)).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let cue = CallCue::deal(moment::known(&self.moments, house).nth(decision)?, house, dice)?;
        let points = cue.points();
        // The recorded call meets every point; the trainee marks their own.
        let key = cue.key(Answer::Aloud(vec![true; points.len()]));
        let question = Question { scene: cue.scene, prompt: text!("ask-aloud"), form: AnswerForm::Aloud(points) };
        Some(PosedQuestion { question, key })
    }

    fn filters(&self, house: &House) -> Vec<Filter> {
        moment::filters(&self.moments, house)
    }
}

/// Points to assess in a call of this kind. Only the final call has an order and a winner; invitation, stop and card
/// have no point.
pub(in crate::drill) fn points(announcement: Announcement) -> Vec<Choice> {
    let points: &[(&'static str, TextKey)] = match announcement {
        Announcement::PlaceBets | Announcement::BetsClosed => return announced(),
        Announcement::CardFor(_) => &[("announced", text_key!("aloud-announced-side")), WORDS],
        Announcement::Point(_) => {
            &[("points", text_key!("aloud-point")), ("announced", text_key!("aloud-side-natural")), WORDS]
        }
        Announcement::Final => &[
            ("points", text_key!("aloud-points")),
            ("order", text_key!("aloud-order")),
            ("winner", text_key!("aloud-winner")),
            WORDS,
        ],
    };
    choices(points)
}

/// Points to assess in a call without points or sides.
pub(super) fn announced() -> Vec<Choice> {
    choices(&[("announced", text_key!("aloud-announced")), WORDS])
}

fn choices(points: &[(&'static str, TextKey)]) -> Vec<Choice> {
    let choice = |(id, label): &(&'static str, TextKey)| Choice {
        id: (*id).into(),
        label: Phrase::plain(*label),
        letter: None,
        place: None,
    };
    points.iter().map(choice).collect()
}

/// Assessed in every call.
const WORDS: (&str, TextKey) = ("words", text_key!("aloud-words"));
