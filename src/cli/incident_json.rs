//! An incident and its judgement in JSON.

use serde::{Deserialize, Serialize};

use super::args::excerpt;
use super::incident::verdict_phrase;
use super::json::AppliedRuleOut;
use crate::i18n::Catalog;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::card::Card;
use crate::rules::clause::Basis;
use crate::rules::house::{Arbiter, Face, House, TableSize};
use crate::rules::misdraw::{
    BetsState, BurnDone, CardBack, CardDestination, CardOrigin, CoupStage, CoupVerdict, Judgement, LateStake, NextAct,
    Person, Seen, StopCardShown, TableCard, TableState, Turned, Whereabouts,
};
use crate::rules::opening::StopCardTiming;
use crate::rules::reason::{Reason, Rule};
use crate::rules::side::{BySide, Chance, Side};

/// Declares an enum of kebab-case words for an enum of the rules.
macro_rules! words {
    ($($name:ident for $rule:ident { $($variant:ident),+ })+) => {
        $(
            #[derive(Debug, Clone, Copy, Deserialize)]
            #[serde(rename_all = "kebab-case")]
            enum $name {
                $($variant),+
            }

            impl From<$name> for $rule {
                fn from(word: $name) -> Self {
                    match word {
                        $($name::$variant => Self::$variant),+
                    }
                }
            }
        )+
    };
}

words! {
    SideWord for Side { Punto, Banco }
    ChanceWord for Chance { Punto, Banco, Egalite }
    FaceWord for Face { Up, Down }
    SeenWord for Seen { AsDue, Early, InTheShoe }
    BackWord for CardBack { First, Second, Foreign }
    OriginWord for CardOrigin { Shoe, CoupBefore }
    BetsWord for BetsState { Stopped, Open, StoppedLate }
    PersonWord for Person { Croupier, Banker, PuntosPlayer, SeatedPlayer, Bystander }
    SizeWord for TableSize { Large, Midi, Mini }
    StakeWord for LateStake { Placed, Withdrawn }
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum PlaceWord {
    Table,
    InHand,
    Floor,
    Discarded,
    Burned,
    Shoe,
}

/// Before, inside or behind a coup.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum TimingWord {
    Before,
    Inside,
    Behind,
}

impl From<TimingWord> for StopCardTiming {
    fn from(word: TimingWord) -> Self {
        match word {
            TimingWord::Before => Self::BeforeACoup,
            TimingWord::Inside => Self::InsideACoup,
            TimingWord::Behind => Self::BehindACoup,
        }
    }
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum StageWord {
    UnderWay,
    Over,
    Called,
    Paid,
}

/// `false` while the cards are not turned, or the person who turned them.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(untagged)]
enum TurnedWord {
    Done(bool),
    By(PersonWord),
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct TurnedIn {
    punto: Option<TurnedWord>,
    banco: Option<TurnedWord>,
}

/// An incident; every field but `cards` may be left out, and then all is in order.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct IncidentIn {
    cards: Vec<CardIn>,
    bets: Option<BetsWord>,
    read_after: Option<u8>,
    #[serde(default)]
    turned: TurnedIn,
    stage: Option<StageWord>,
    called: Option<ChanceWord>,
    by: Option<PersonWord>,
    table: Option<SizeWord>,
    stop_card: Option<StopCardIn>,
    left_in_shoe: Option<u16>,
    #[serde(default)]
    coups_before: u16,
    burn: Option<BurnIn>,
    #[serde(default)]
    left_from_before: u8,
    #[serde(default)]
    stakes_after_the_stop: Vec<StakeWord>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardIn {
    card: String,
    on: Option<SideWord>,
    at: Option<PlaceWord>,
    ahead: Option<u16>,
    face: Option<FaceWord>,
    seen: Option<SeenWord>,
    back: Option<BackWord>,
    from: Option<OriginWord>,
    #[serde(default)]
    stuck: bool,
    drawn_by: Option<PersonWord>,
    #[serde(default)]
    unasked: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StopCardIn {
    when: TimingWord,
    #[serde(default)]
    coups_since: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct BurnIn {
    turned: String,
    burned: u8,
}

impl IncidentIn {
    /// The table that is judged.
    ///
    /// # Errors
    /// A card that is none, or a call that does not fit the stage.
    pub(super) fn table_state(&self) -> Result<TableState, Phrase> {
        let cards = self.cards.iter().map(CardIn::read).collect::<Result<Vec<_>, _>>()?;
        let read = |done: &BurnIn| Ok::<_, Phrase>(BurnDone { turned: card(&done.turned)?, burned: done.burned });
        let burn = self.burn.as_ref().map(read).transpose()?;
        Ok(TableState {
            bets: self.bets.map_or(BetsState::Stopped, BetsState::from),
            read_after: self.read_after,
            turned: BySide { punto: turned(self.turned.punto), banco: turned(self.turned.banco) },
            stage: self.stage()?,
            by: self.by.map_or(Person::Croupier, Person::from),
            table: self.table.map_or(TableSize::Large, TableSize::from),
            stop_card: self
                .stop_card
                .as_ref()
                .map(|shown| StopCardShown { when: shown.when.into(), coups_since: shown.coups_since }),
            left_in_shoe: self.left_in_shoe,
            coups_before: self.coups_before,
            burn,
            left_from_before: self.left_from_before,
            stakes_after_the_stop: self.stakes_after_the_stop.iter().map(|stake| (*stake).into()).collect(),
            ..TableState::from_cards(cards)
        })
    }

    fn stage(&self) -> Result<CoupStage, Phrase> {
        match (self.stage, self.called) {
            (None | Some(StageWord::UnderWay), None) => Ok(CoupStage::UnderWay),
            (Some(StageWord::Over), None) => Ok(CoupStage::Over),
            (None | Some(StageWord::Called), Some(chance)) => Ok(CoupStage::Called(chance.into())),
            (Some(StageWord::Paid), Some(chance)) => Ok(CoupStage::Paid(chance.into())),
            (Some(StageWord::Called | StageWord::Paid), None)
            | (Some(StageWord::UnderWay | StageWord::Over), Some(_)) => Err(text!("incident-called")),
        }
    }
}

impl CardIn {
    fn read(&self) -> Result<TableCard, Phrase> {
        let new = TableCard::new(card(&self.card)?, self.on.map(Side::from));
        Ok(TableCard {
            at: match self.at {
                None | Some(PlaceWord::Table) => Whereabouts::Table,
                Some(PlaceWord::InHand) => Whereabouts::InHand,
                Some(PlaceWord::Floor) => Whereabouts::Floor,
                Some(PlaceWord::Discarded) => Whereabouts::Discarded,
                Some(PlaceWord::Burned) => Whereabouts::Burned,
                Some(PlaceWord::Shoe) => Whereabouts::Shoe(self.ahead),
            },
            face: self.face.map(Face::from),
            seen: self.seen.map_or(new.seen, Seen::from),
            back: self.back.map_or(new.back, CardBack::from),
            from: self.from.map_or(new.from, CardOrigin::from),
            stuck: self.stuck,
            drawn_by: self.drawn_by.map_or(new.drawn_by, Person::from),
            unasked: self.unasked,
            ..new
        })
    }
}

fn card(text: &str) -> Result<Card, Phrase> {
    text.parse().map_err(|_| text!("coup-no-such-card", card = Fact::Text(excerpt(text))))
}

fn turned(word: Option<TurnedWord>) -> Turned {
    match word {
        None | Some(TurnedWord::Done(true)) => Turned::AsDue,
        Some(TurnedWord::Done(false)) => Turned::NotYet,
        Some(TurnedWord::By(person)) => Turned::By(person.into()),
    }
}

/// The judgement of an incident. `text` is in the language of the command, all else is not.
#[derive(Serialize)]
pub(super) struct IncidentOut {
    ok: bool,
    verdict: &'static str,
    text: String,
    cards: Vec<CardOut>,
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<NextOut>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<&'static str>,
    banker_passes: bool,
    mistakes: Vec<RuleOut>,
    remedies: Vec<RuleOut>,
    reasons: Vec<RuleOut>,
    open: Vec<RuleOut>,
    disputes: DisputesOut,
}

#[derive(Serialize)]
struct CardOut {
    card: Card,
    goes: &'static str,
}

#[derive(Serialize)]
struct NextOut {
    act: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<u8>,
    text: String,
}

#[derive(Serialize)]
struct RuleOut {
    #[serde(flatten)]
    rule: AppliedRuleOut,
    text: String,
}

#[derive(Serialize)]
struct DisputesOut {
    decides: &'static str,
    clause: String,
}

impl IncidentOut {
    pub(super) fn new(house: &House, words: &Catalog, state: &TableState, judgement: &Judgement) -> Self {
        let say = |phrase: &Phrase| words.render_for_house(phrase, house);
        let rule = |reason: &Reason| RuleOut { text: say(&reason.rule.phrase()), rule: reason.into() };
        let is_remedy = |reason: &&Reason| matches!(reason.rule, Rule::Remedy(_));
        let disputes: Basis = judgement.disputes.basis();
        Self {
            ok: true,
            verdict: verdict_id(judgement.verdict),
            text: say(&verdict_phrase(judgement.verdict)),
            cards: state
                .cards
                .iter()
                .zip(&judgement.cards)
                .map(|(card, goes)| CardOut { card: card.card, goes: destination_id(*goes) })
                .collect(),
            next: judgement.next.map(|act| NextOut::new(act, say(&act.phrase()))),
            winner: judgement.outcome.map(|outcome| outcome.winner.id()),
            banker_passes: judgement.banker_passes,
            mistakes: judgement.mistakes.iter().map(rule).collect(),
            remedies: judgement.reasons.iter().filter(is_remedy).map(rule).collect(),
            reasons: judgement.reasons.iter().filter(|reason| !is_remedy(reason)).map(rule).collect(),
            open: judgement.unsettled.iter().map(rule).collect(),
            disputes: DisputesOut {
                decides: match judgement.disputes.value() {
                    Arbiter::ChefDeTable => "chef-de-table",
                    Arbiter::Direction => "direction",
                },
                clause: disputes.to_string(),
            },
        }
    }
}

impl NextOut {
    fn new(next: NextAct, text: String) -> Self {
        let (side, card) = match next {
            NextAct::Burn(card) | NextAct::TurnUp(card) => (None, Some(card)),
            NextAct::Turn(side) | NextAct::Draw(side) => (Some(Chance::from(side).id()), None),
            NextAct::Call(chance) | NextAct::Pay(chance) => (Some(chance.id()), None),
            NextAct::StopTheBets | NextAct::ReturnTheStakes | NextAct::CallTheDirection => (None, None),
        };
        Self { act: next.id(), side, card, text }
    }
}

const fn verdict_id(verdict: CoupVerdict) -> &'static str {
    match verdict {
        CoupVerdict::Stands => "stands",
        CoupVerdict::Restored => "restored",
        CoupVerdict::Null => "null",
        CoupVerdict::DirectionDecides => "direction-decides",
    }
}

const fn destination_id(goes: CardDestination) -> &'static str {
    match goes {
        CardDestination::To(Side::Punto) => "punto",
        CardDestination::To(Side::Banco) => "banco",
        CardDestination::Used => "used",
        CardDestination::Burned => "burned",
        CardDestination::BackToShoe => "shoe",
        CardDestination::NextCoup => "next-coup",
        CardDestination::SetAside => "set-aside",
    }
}

/// The destination of a card in words.
pub(super) fn destination_phrase(goes: CardDestination) -> Phrase {
    match goes {
        CardDestination::To(side) => text!("choice-misdraw-for", chance = Fact::Chance(side.into())),
        CardDestination::Used => text!("incident-used"),
        CardDestination::Burned => text!("choice-misdraw-burned"),
        CardDestination::BackToShoe => text!("choice-misdraw-back"),
        CardDestination::NextCoup => text!("choice-misdraw-next-coup"),
        CardDestination::SetAside => text!("incident-set-aside"),
    }
}
