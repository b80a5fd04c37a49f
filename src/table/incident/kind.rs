//! The kinds of incident, by family, and the moment of a coup at which each begins.

use crate::rules::bet::Spot;
use crate::rules::house::{Face, Handler, House, Table, TableSize};
use crate::rules::settle::payable_unit;

use super::Hook;

/// Families of incidents; each built-in ladder has a scenario for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// Stakes.
    Stakes,
    /// Cards and shoe.
    Cards,
    /// People.
    People,
    /// The crew.
    Crew,
    /// The house.
    House,
}

/// Declares the kinds of incident: name, identifier, family, moment.
macro_rules! incident_kinds {
    ($($(#[$about:meta])* $kind:ident = $id:literal, $family:ident, $hook:ident;)+) => {
        /// A kind of incident.
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
            schemars::JsonSchema, strum::IntoStaticStr, strum::VariantNames,
        )]
        #[serde(rename_all = "PascalCase")]
        pub enum IncidentKind {
            $($(#[$about])* #[strum(serialize = $id)] $kind,)+
        }

        impl IncidentKind {
            /// Every kind.
            pub const ALL: &'static [Self] = &[$(Self::$kind,)+];

            /// Identifier in JSON and on the command line.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$kind => $id,)+
                }
            }

            /// Its family.
            pub const fn family(self) -> Family {
                match self {
                    $(Self::$kind => Family::$family,)+
                }
            }

            /// The moment at which it begins.
            pub const fn hook(self) -> Hook {
                match self {
                    $(Self::$kind => Hook::$hook,)+
                }
            }
        }
    };
}

incident_kinds! {
    /// A stake comes after the bets are stopped.
    LateStake = "late-stake", Stakes, BetsStopped;
    /// One player's stakes on a spot exceed the maximum.
    OverMaximum = "over-maximum", Stakes, BetsOpen;
    /// A stake is under the minimum.
    UnderMinimum = "under-minimum", Stakes, BetsOpen;
    /// A stake's winnings cannot be paid in the pieces of the house.
    OffThePieces = "off-the-pieces", Stakes, BetsOpen;
    /// A tie stake without another.
    TieAlone = "tie-alone", Stakes, BetsOpen;
    /// A tie stake over its own maximum.
    TieOverItsShare = "tie-over-its-share", Stakes, BetsOpen;
    /// A stake is on a line.
    AstrideTheLine = "astride-the-line", Stakes, BetsOpen;
    /// A third party stakes for a player who has the maximum.
    ThroughAnother = "through-another", Stakes, BetsOpen;
    /// A stake grows after the cards are seen.
    PastPosting = "past-posting", Stakes, CardsTurned;
    /// A losing stake shrinks after the cards are seen.
    Pinching = "pinching", Stakes, CardsTurned;
    /// A stake is withdrawn after the bets are stopped.
    Withdrawn = "withdrawn", Stakes, BetsStopped;

    /// A player draws before the bets are stopped.
    DrawnTooEarly = "drawn-too-early", Cards, BetsOpen;
    /// A player lays a card on the wrong side.
    ToTheWrongSide = "to-the-wrong-side", Cards, FirstCards;
    /// A player draws one card too many.
    OneTooMany = "one-too-many", Cards, CardsTurned;
    /// A player stops after three cards.
    OneTooFew = "one-too-few", Cards, FirstCards;
    /// One of the first four is exposed.
    CardExposed = "card-exposed", Cards, CoupBegins;
    /// A card falls on the floor.
    CardDropped = "card-dropped", Cards, CoupBegins;
    /// A card is face up in the shoe.
    FaceUpInTheShoe = "face-up-in-the-shoe", Cards, CoupBegins;
    /// Two cards come out together.
    TwoStuck = "two-stuck", Cards, CoupBegins;
    /// A card with a foreign back comes out.
    ForeignBack = "foreign-back", Cards, CoupBegins;
    /// The stop card comes out first.
    StopCardFirst = "stop-card-first", Cards, CoupBegins;
    /// The stop card comes out between the cards.
    StopCardInside = "stop-card-inside", Cards, CoupBegins;
    /// The stop card was forgotten.
    StopCardForgotten = "stop-card-forgotten", Cards, CardsCut;
    /// The shoe is exhausted.
    ShoeExhausted = "shoe-exhausted", Cards, CoupBegins;
    /// A colleague burns the wrong number of cards, or none.
    WrongBurnByColleague = "wrong-burn-by-colleague", Cards, ShoeFilled;
    /// A player puts a card back into the shoe.
    CardPutBack = "card-put-back", Cards, FirstCards;
    /// A surplus card is left for the next coup.
    UsedAgain = "used-again", Cards, CoupOver;
    /// The packs are not sound: a card is missing, foreign or marked.
    UnsoundPacks = "unsound-packs", Cards, Opening;

    /// A person without the right draws or turns.
    WrongPerson = "wrong-person", People, FirstCards;
    /// The holder of the shoe takes Punto's cards.
    HolderTakesPunto = "holder-takes-punto", People, FirstCards;
    /// The player with the highest stake refuses Punto's cards.
    PuntoRefused = "punto-refused", People, FirstCards;
    /// The holder dawdles.
    HolderDawdles = "holder-dawdles", People, BetsStopped;
    /// The holder wants to pass the shoe with a card out.
    PassesTooLate = "passes-too-late", People, FirstCards;
    /// Two players quarrel about a stake.
    QuarrelAboutAStake = "quarrel-about-a-stake", People, BeforePayment;
    /// A claim of underpayment, true.
    ClaimTrue = "claim-true", People, AfterPayment;
    /// A claim of underpayment, false.
    ClaimFalse = "claim-false", People, AfterPayment;
    /// Change is asked for in mid-coup.
    ChangeInMidCoup = "change-in-mid-coup", People, CardsTurned;
    /// Two hands on one stake.
    TwoHands = "two-hands", People, AfterPayment;
    /// Noise at the table.
    Noise = "noise", People, CardsTurned;
    /// A person who may not play stakes.
    MayNotPlay = "may-not-play", People, BetsOpen;
    /// A player asks for a new cut.
    AsksForACut = "asks-for-a-cut", People, CoupBegins;
    /// A player whose stake lost argues.
    Dispute = "dispute", People, BeforePayment;

    /// A payeur pays a wrong amount.
    PayeurWrongAmount = "payeur-wrong-amount", Crew, BeforePayment;
    /// A payeur pays before collecting.
    PayeurWrongOrder = "payeur-wrong-order", Crew, BeforePayment;
    /// The tailleur calls wrongly.
    TailleurWrongCall = "tailleur-wrong-call", Crew, CardsTurned;
    /// A relief arrives in mid-coup.
    ReliefInMidCoup = "relief-in-mid-coup", Crew, CardsTurned;

    /// The Direction changes the limits.
    LimitsChange = "limits-change", House, CoupOver;
    /// The Direction suspends the game.
    Suspension = "suspension", House, CoupOver;
    /// The float is short.
    FloatShort = "float-short", House, Opening;
}

impl IncidentKind {
    /// True if this house's table can have it.
    pub fn is_possible(self, house: &House, table: &Table) -> bool {
        let circulates = table.size == TableSize::Large && *house.circulation.goes_round.value();
        let player_draws = circulates && *house.dealing.draws.value() == Handler::Banker;
        match self {
            Self::DrawnTooEarly
            | Self::ToTheWrongSide
            | Self::OneTooMany
            | Self::OneTooFew
            | Self::CardPutBack
            | Self::WrongPerson
            | Self::HolderDawdles
            | Self::PassesTooLate => player_draws,
            Self::CardExposed => *house.dealing.first_four.value() == Face::Down,
            Self::TwoStuck => *house.misdraw.one_at_a_time.value(),
            Self::UsedAgain => *house.misdraw.card_in_error_is_burned.value(),
            Self::WrongBurnByColleague => *house.shoe.burn_by_first_card.value(),
            Self::HolderTakesPunto => player_draws && !*house.dealing.banker_may_turn_punto.value(),
            Self::PuntoRefused => player_draws && *house.dealing.passes_punto.value(),
            Self::TieAlone => *house.limits.egalite_needs_main_stake.value(),
            Self::TieOverItsShare => house.limits.egalite_share_of_maximum.value().is_some(),
            Self::ThroughAnother => !*house.limits.others_may_add.value(),
            Self::PayeurWrongAmount | Self::TailleurWrongCall => table.crew.value().len() > 1,
            Self::PayeurWrongOrder => table.crew.value().len() > 1 && *house.paying.losers_first.value(),
            Self::LimitsChange => *house.limits.change_in_the_day.value(),
            Self::LateStake | Self::PastPosting => *house.limits.late_is_refused.value(),
            Self::Pinching | Self::Withdrawn => *house.misdraw.withdrawn_stake_goes_back.value(),
            Self::OffThePieces => house.chip_set().values().first().is_some_and(|smallest| {
                let unit = payable_unit(house, Spot::Banco);
                unit > *smallest
            }),
            Self::Suspension => *house.procedure.may_be_suspended.value(),
            Self::OverMaximum
            | Self::UnderMinimum
            | Self::AstrideTheLine
            | Self::CardDropped
            | Self::FaceUpInTheShoe
            | Self::ForeignBack
            | Self::StopCardFirst
            | Self::StopCardInside
            | Self::StopCardForgotten
            | Self::ShoeExhausted
            | Self::UnsoundPacks
            | Self::QuarrelAboutAStake
            | Self::ClaimTrue
            | Self::ClaimFalse
            | Self::ChangeInMidCoup
            | Self::TwoHands
            | Self::Noise
            | Self::MayNotPlay
            | Self::AsksForACut
            | Self::Dispute
            | Self::ReliefInMidCoup
            | Self::FloatShort => true,
        }
    }
}
