//! Calls of the tailleur by their meaning.

use std::sync::LazyLock;

use schemars::JsonSchema;
use serde::Serialize;

use super::code::{ChanceCode, SideCode};
use crate::i18n::FrenchCounting;
use crate::rules::calls::CallMeaning;
use crate::rules::hand::Point;
use crate::rules::house::{House, HouseLibrary};
use crate::rules::side::BySide;
use crate::voice::{Speech, SpeechStyle};

/// A call that is heard.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct HeardData {
    /// Language that is spoken at the table.
    pub language: &'static str,
    /// The words as spoken.
    pub words: String,
    /// The meaning of the words; absent where they are no call of a coup, such as an amount.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub call: Option<CallData>,
}

/// The meaning of a call, by `kind`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum CallData {
    /// Invitation to stake.
    PlaceBets,
    /// Close of betting.
    BetsClosed,
    /// A side's point of two cards.
    Point {
        /// The side.
        side: SideCode,
        /// Its point; eight and nine are naturals.
        #[schemars(range(max = 9))]
        point: u8,
    },
    /// A third card for a side.
    CardFor {
        /// The side.
        side: SideCode,
    },
    /// The final call, as heard: winner and points may be wrong.
    Final {
        /// Both points.
        points: PointsData,
        /// The winner named.
        winner: ChanceCode,
    },
}

/// The points of both sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct PointsData {
    /// Punto's point.
    #[schemars(range(max = 9))]
    punto: u8,
    /// Banco's point.
    #[schemars(range(max = 9))]
    banco: u8,
}

impl HeardData {
    pub(super) fn all(heard: &[Speech], house: &House) -> Vec<Self> {
        heard.iter().map(|speech| Self::new(speech, house)).collect()
    }

    fn new(speech: &Speech, house: &House) -> Self {
        // Dictation is an amount, not a call.
        let is_call = speech.style != SpeechStyle::WrittenOut;
        let call = if is_call { meaning(&speech.text, house) } else { None };
        Self {
            language: speech.language.code(),
            words: speech.caption(FrenchCounting::default()),
            call: call.map(CallData::from),
        }
    }
}

/// The meaning of the words in this house or else in a built-in one: a wrong call may be in another house's words.
/// Of several calls with the same words, a consistent one.
fn meaning(words: &str, house: &House) -> Option<CallMeaning> {
    static HOUSES: LazyLock<HouseLibrary> = LazyLock::new(HouseLibrary::built_in);
    let here = meaning_here(words, house);
    here.or_else(|| HOUSES.iter().find_map(|other| meaning_here(words, other)))
}

fn meaning_here(words: &str, house: &House) -> Option<CallMeaning> {
    let (consistent, others): (Vec<_>, Vec<_>) = CallMeaning::every().partition(|meaning| meaning.is_consistent());
    let all = || consistent.iter().chain(&others);
    let straight = all().find(|meaning| meaning.call(house).to_string() == words);
    let swapped = || all().find(|meaning| meaning.call(house).with_points_swapped().as_deref() == Some(words));
    straight.or_else(swapped).copied()
}

impl From<CallMeaning> for CallData {
    fn from(meaning: CallMeaning) -> Self {
        match meaning {
            CallMeaning::PlaceBets => Self::PlaceBets,
            CallMeaning::BetsClosed => Self::BetsClosed,
            CallMeaning::CardFor(side) => Self::CardFor { side: side.into() },
            CallMeaning::Point(side, point) => Self::Point { side: side.into(), point: point.get() },
            CallMeaning::Final(points, winner) => {
                let BySide { punto, banco } = points.map(Point::get);
                Self::Final { points: PointsData { punto, banco }, winner: winner.into() }
            }
        }
    }
}
