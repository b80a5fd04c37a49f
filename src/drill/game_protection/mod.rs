//! Drill: stakes when betting was closed and now; what changed, what is done, and who is named.

mod felt;

use std::sync::Arc;

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::clause::Basis;
use crate::rules::house::{Face, House, Role};
use crate::rules::money::Money;
use crate::rules::protection::{ProtectionRule, SeatStake, StakeChange, change_reason, stake_changes, supervisor};
use crate::rules::reason::Reason;
use crate::rules::rng::SeededRng;
use crate::rules::side::Side;

use super::faulty_stakes::seat_offers;
use super::filter::Filter;
use super::marking::{AnswerKey, PosedQuestion};
use super::question::{Answer, AnswerForm, Choice, Question, QuestionPart, Scene, SecondTable, lettered};
use super::{Drill, DrillFlaw, filter_options};

use self::felt::WatchedTable;

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct GameProtection {
    pub signs: Vec<Sign>,
    pub seats: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "watch-", const_into_str)]
pub enum Sign {
    /// A stake placed after betting was closed.
    Added,
    /// A stake raised.
    Raised,
    /// A stake lowered or taken back.
    Lowered,
    /// A stake moved to another spot.
    Moved,
    /// A changed stake, and another player who distracts.
    League,
    /// A card with a mark on its back.
    Marked,
    /// Nothing changed.
    Nothing,
}

impl Sign {
    const ALL: [Self; 7] =
        [Self::Added, Self::Raised, Self::Lowered, Self::Moved, Self::League, Self::Marked, Self::Nothing];

    fn is_known(self, house: &House) -> bool {
        let down = *house.dealing.first_four.value() == Face::Down;
        match self {
            Self::Added | Self::Raised | Self::Moved => *house.limits.late_is_refused.value(),
            Self::Marked => down,
            Self::Lowered | Self::League | Self::Nothing => true,
        }
    }
}

impl Default for GameProtection {
    fn default() -> Self {
        Self { signs: Sign::ALL.to_vec(), seats: 4 }
    }
}

const SEATS: std::ops::RangeInclusive<u8> = 3..=5;

impl GameProtection {
    fn signs<'a>(&'a self, house: &'a House) -> impl Iterator<Item = Sign> + 'a {
        self.signs.iter().copied().filter(|sign| sign.is_known(house))
    }
}

impl Drill for GameProtection {
    fn decisions(&self, house: &House) -> Vec<String> {
        self.signs(house).map(|sign| sign.into_str().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let sign = self.signs(house).nth(decision)?;
        let table = WatchedTable::generate(sign, usize::from(self.seats), house, dice)?;
        posed(table, house)
    }

    fn filters(&self, house: &House) -> Vec<Filter> {
        let known = Sign::ALL.into_iter().filter(|sign| sign.is_known(house));
        vec![
            filter_options::kinds("signs", known, &self.signs),
            Filter::one_of("seats", seat_offers(SEATS, self.seats)),
        ]
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        (!SEATS.contains(&self.seats)).then_some(DrillFlaw::SeatsWithStakes(SEATS))
    }
}

/// The difference between the two pictures.
enum Finding {
    Nothing,
    Change(u8, StakeChange),
    MarkedCard(Side),
}

impl Finding {
    /// The one difference between the pictures; `None` if there are several.
    fn from_pictures(table: &WatchedTable) -> Option<Self> {
        let changes = stake_changes(&table.placed_stakes(), &table.stakes_now());
        match (changes.as_slice(), table.marked_side()) {
            ([], None) => Some(Self::Nothing),
            ([], Some(side)) => Some(Self::MarkedCard(side)),
            ([(seat, change)], None) => Some(Self::Change(*seat, *change)),
            _ => None,
        }
    }

    const fn id(&self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Change(_, StakeChange::Added) => "added",
            Self::Change(_, StakeChange::Raised) => "raised",
            Self::Change(_, StakeChange::Lowered) => "lowered",
            Self::Change(_, StakeChange::Moved) => "moved",
            Self::MarkedCard(_) => "marked",
        }
    }
}

fn posed(table: WatchedTable, house: &House) -> Option<PosedQuestion> {
    let finding = Finding::from_pictures(&table)?;
    let (role, called) = supervisor(house, house.tables.first()?);
    let seats = table.seats();
    let answer = finding.answer(&table, &seats)?;
    let mut reasons = reasons(house, &finding, &table);
    if finding.is_reported(&table) {
        reasons.push(ProtectionRule::NothingTouched.reason(Basis::Silent));
        reasons.push(ProtectionRule::Called(role).reason(called));
    }
    let working = working(&finding, &table);
    let (placed, now) = table.scenes();
    let titles = Some([text!("title-bets-closed"), text!("title-now")]);
    let second = SecondTable { house: Arc::new(house.clone()), scene: now, titles };
    Some(PosedQuestion {
        question: Question {
            scene: Scene { second: Some(Box::new(second)), ..placed },
            prompt: text!("ask-watch"),
            form: AnswerForm::Several(parts(&seats, role)),
        },
        key: AnswerKey { working, ..AnswerKey::new(Answer::Several(answer), reasons) },
    })
}

impl Finding {
    /// True if the one who watches over the table is called.
    fn is_reported(&self, table: &WatchedTable) -> bool {
        match self {
            Self::Nothing => false,
            Self::Change(..) => table.cards_are_out(),
            Self::MarkedCard(_) => true,
        }
    }

    /// The choice of each part; `seats` are those with a stake.
    fn answer(&self, table: &WatchedTable, seats: &[u8]) -> Option<Vec<Answer>> {
        let which = match self {
            Self::Nothing => seats.len() + 2,
            Self::Change(seat, _) => seats.iter().position(|other| other == seat)?,
            Self::MarkedCard(side) => seats.len() + usize::from(*side == Side::Banco),
        };
        let what = WHAT.iter().position(|(id, _)| *id == self.id())?;
        let done = match self {
            Self::Nothing => 0,
            _ if self.is_reported(table) => 2,
            _ => 1,
        };
        let helped = table.bystander.is_some_and(|bystander| bystander.distracts);
        let named = if matches!(self, Self::Change(..)) { 1 + usize::from(helped) } else { 0 };
        Some([which, what, done, named].map(Answer::Choice).to_vec())
    }
}

/// The four parts: where, what, what is done, who is named.
fn parts(seats: &[u8], role: Role) -> Vec<QuestionPart> {
    let part = |label: Phrase, choices: Vec<Choice>| QuestionPart { label, form: AnswerForm::Choice(choices) };
    let chief = Fact::Phrase(Box::new(role.phrase()));
    let done = [
        plain(&("go-on", text_key!("choice-watch-go-on"))),
        plain(&("put-back", text_key!("choice-watch-put-back"))),
        Choice { id: "call".into(), label: text!("choice-watch-call", chief = chief), letter: None, place: None },
        plain(&("later", text_key!("choice-watch-later"))),
    ];
    vec![
        part(text!("part-watch-which"), places(seats)),
        part(text!("part-watch-what"), lettered(WHAT.iter().map(plain))),
        part(text!("part-watch-done"), lettered(done)),
        part(text!("part-watch-named"), lettered(NAMED.iter().map(plain))),
    ]
}

fn plain((id, key): &(&'static str, TextKey)) -> Choice {
    Choice { id: (*id).into(), label: Phrase::plain(*key), letter: None, place: None }
}

const WHAT: [(&str, TextKey); 6] = [
    ("added", text_key!("choice-watch-added")),
    ("raised", text_key!("choice-watch-raised")),
    ("lowered", text_key!("choice-watch-lowered")),
    ("moved", text_key!("choice-watch-moved")),
    ("marked", text_key!("choice-watch-marked")),
    ("nothing", text_key!("choice-watch-nothing")),
];

const NAMED: [(&str, TextKey); 3] = [
    ("nobody", text_key!("choice-named-nobody")),
    ("player", text_key!("choice-named-player")),
    ("both", text_key!("choice-named-both")),
];

/// The stake of each seat, the cards of each side, or nothing.
fn places(seats: &[u8]) -> Vec<Choice> {
    let stakes = seats.iter().map(|seat| Choice {
        id: format!("seat-{seat}").into(),
        label: text!("choice-watch-stake", seat = Fact::Number((*seat).into())),
        letter: None,
        place: None,
    });
    let cards = [("punto-card", Side::Punto), ("banco-card", Side::Banco)].map(|(id, side)| Choice {
        id: id.into(),
        label: text!("choice-watch-card", side = Fact::Side(side)),
        letter: None,
        place: None,
    });
    let none = Choice { id: "none".into(), label: text!("choice-watch-none"), letter: None, place: None };
    lettered(stakes.chain(cards).chain([none]))
}

fn reasons(house: &House, finding: &Finding, table: &WatchedTable) -> Vec<Reason> {
    match finding {
        Finding::Nothing => vec![ProtectionRule::NothingChanged.reason(Basis::Silent)],
        Finding::MarkedCard(_) => vec![ProtectionRule::PerfectCards.reason(house.procedure.packs_checked)],
        Finding::Change(_, change) => {
            let counts = if table.cards_are_out() { ProtectionRule::CountsAsPlaced } else { ProtectionRule::PutBack };
            let helped = table.bystander.is_some_and(|bystander| bystander.distracts);
            let named = if helped { ProtectionRule::InLeague } else { ProtectionRule::Alone };
            let by_convention = [counts, named].map(|rule| rule.reason(Basis::Silent));
            std::iter::once(change_reason(house, *change)).chain(by_convention).collect()
        }
    }
}

/// The changed stake then and now.
fn working(finding: &Finding, table: &WatchedTable) -> Vec<Phrase> {
    let Finding::Change(seat, _) = finding else { return Vec::new() };
    let amount =
        |stakes: Vec<SeatStake>| stakes.iter().find(|stake| stake.0 == *seat).map_or(Money::ZERO, |stake| stake.2);
    vec![text!(
        "working-watch",
        seat = Fact::Number((*seat).into()),
        placed = Fact::Money(amount(table.placed_stakes())),
        now = Fact::Money(amount(table.stakes_now()))
    )]
}
