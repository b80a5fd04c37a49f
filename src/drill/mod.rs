//! Drills, the vocabulary of their questions, and marking; plain structs without screen or clock.

pub mod area;
mod calls;
mod constant_answer;
mod crew;
mod deal;
pub mod filter;
mod filter_options;
mod flaw;
mod guess_score;
pub mod marking;
pub mod question;
mod scene;
mod stake_range;

mod announcements;
pub mod authored;
mod burn;
mod change_colour;
mod commission;
mod commission_marked;
mod count_hand;
mod coup_by_ear;
mod cut_stack;
mod cutting;
mod dictation;
mod dispute;
mod faulty_stakes;
mod game_protection;
mod half_pay;
mod hand_passes;
mod hear_the_call;
pub mod knowledge;
mod last_coup;
mod layout_of_stakes;
mod limits_change;
mod misdraws;
mod money_change;
mod parts;
mod pay_in_chips;
mod payout;
mod pieces;
mod player_totals;
mod procedure;
mod prove_cards;
mod read_stack;
mod rebuild_coup;
mod seats_and_places;
mod stop_card;
mod tableau_from_memory;
mod take_and_pay;
mod third_card;
mod usual_mistakes;
mod what_changes_here;
mod who_turns_punto;
mod whole_coup;
mod win_on_the_excess;
mod winner;

mod parse_answer;
mod wrong_call;

use serde::Deserialize;

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::bet::Spot;
use crate::rules::chips::{ChipSets, UsesChipSets};
use crate::rules::house::House;
use crate::rules::rng::SeededRng;
use crate::rules::side::Chance;
use crate::rules::text_id::text_id;

pub use self::announcements::{Announcements, Moment, SayAloud};
use self::authored::Authored;
pub use self::burn::{Burn, BurnCount};
pub use self::change_colour::{ChangeColour, ChangeWay};
pub use self::commission::Commission;
pub use self::commission_marked::{CommissionMarked, MarkedCase};
pub use self::constant_answer::has_constant_answer;
pub use self::count_hand::{CountHand, retain_of_count, sum_of_cards};
pub use self::coup_by_ear::CoupByEar;
pub use self::crew::{CrewMember, crew, crew_at};
pub use self::cut_stack::{Cut, CutStack};
pub use self::cutting::{Cutting, Turn};
pub use self::dictation::Dictation;
pub use self::dispute::{Dispute, DisputeTopic};
pub use self::faulty_stakes::{FaultyStakes, StakeFault};
use self::filter::Filter;
pub use self::flaw::DrillFlaw;
pub use self::game_protection::{GameProtection, Sign};
pub use self::guess_score::random_guess_score;
pub use self::half_pay::{HalfCase, HalfPay};
pub use self::hand_passes::{HandPasses, Way};
pub use self::hear_the_call::{HearTheCall, Hearing};
pub use self::knowledge::Knowledge;
pub use self::last_coup::{LastCoup, StopMoment};
pub use self::layout_of_stakes::LayoutOfStakes;
pub use self::limits_change::{LimitsCase, LimitsChange};
use self::marking::PosedQuestion;
pub use self::misdraws::{MisdrawCase, Misdraws};
pub use self::money_change::{MoneyCase, MoneyChange};
pub use self::pay_in_chips::PayInChips;
pub use self::payout::Payout;
pub(crate) use self::payout::condition_id;
pub use self::player_totals::{PlayerTotals, TotalCase};
pub use self::procedure::{CoupFault, CoupInOrder, CoupPart, FaultInTheCoup, OpeningInOrder, OpeningPart};
pub use self::prove_cards::{ProofCase, ProveCards};
pub use self::read_stack::ReadStack;
pub use self::rebuild_coup::{Pile, RebuildCoup};
pub use self::seats_and_places::{PlaceTopic, SeatsAndPlaces};
pub use self::stop_card::{StopCard, StopCount};
pub use self::tableau_from_memory::{Extent, TableauFromMemory};
pub use self::take_and_pay::TakeAndPay;
pub use self::third_card::{ThirdCard, ThirdCardCase};
pub use self::what_changes_here::{Topic, WhatChangesHere, is_silence_right};
pub use self::who_turns_punto::{TurnCase, WhoTurnsPunto};
pub use self::whole_coup::WholeCoup;
pub use self::win_on_the_excess::{ExcessEnding, WinOnTheExcess};
pub use self::winner::Winner;
pub use self::wrong_call::{CallFault, WrongCall};

text_id! {
    /// Id of a drill: its name in lessons and journals, such as `ThirdCard`.
    DrillId
}

text_id! {
    /// Id of a decision within its drill: `banco-4-7`, or `pack/question` for an authored question.
    DecisionId
}

/// Behaviour common to all drills; every method is a pure function of the drill, the house and the generator.
pub trait Drill {
    /// Stable ids of the decisions this drill covers in a house, such as `banco-4-7` or `punto-5`; empty if the
    /// filters exclude everything.
    fn decisions(&self, house: &House) -> Vec<String>;

    /// Generates a question for the decision at this index of [`Drill::decisions`]; `None` if out of range.
    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion>;

    /// One filter per field, by field name, with the current values chosen.
    fn filters(&self, _house: &House) -> Vec<Filter> {
        Vec::new()
    }

    /// Flaw of the drill independent of any house, such as inverted bounds or a sum of zero. Excluding every decision
    /// is not a flaw; [`Drill::decisions`] is then empty.
    fn flaw(&self) -> Option<DrillFlaw> {
        None
    }

    /// Specific reason why the drill cannot run in a house, such as pieces that do not make the house's sums.
    /// [`Drill::decisions`] is then empty, too.
    fn flaw_in(&self, _house: &House) -> Option<DrillFlaw> {
        None
    }
}

/// Name of a spot, as a fact for phrases.
pub fn spot_fact(spot: Spot, house: &House) -> Fact {
    match spot {
        Spot::Punto => Fact::Chance(Chance::Punto),
        Spot::Banco => Fact::Chance(Chance::Banco),
        Spot::Egalite => Fact::Chance(Chance::Egalite),
        Spot::Own(_) => Fact::Text(house.spot_rules(spot).map_or_else(String::new, |rules| rules.id.clone())),
    }
}

/// Title of the drill of this name: text key `drill-third-card` for `ThirdCard`.
pub fn title_of(name: &str) -> Phrase {
    let mut kebab = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(letter.to_ascii_lowercase());
    }
    Phrase::plain(TextKey::computed(&format!("drill-{kebab}")))
}

/// Registry of drills: generates the enum used in lesson files, the names in journals, and the dispatch.
macro_rules! drills {
    ($($drill:ident),+ $(,)?) => {
        /// Any drill, as written in a lesson file.
        #[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
        pub enum AnyDrill {
            $(
                #[doc = concat!("See [`", stringify!($drill), "`].")]
                $drill($drill),
            )+
            /// Authored questions; lessons have a separate step for them.
            #[serde(skip)]
            Authored(Authored),
        }

        impl AnyDrill {
            pub const NAMES: &[&str] = &[$(stringify!($drill)),+];

            pub const fn name(&self) -> &'static str {
                match self {
                    $(Self::$drill(_) => stringify!($drill),)+
                    Self::Authored(_) => "Authored",
                }
            }

            pub fn title(&self) -> Phrase {
                title_of(self.name())
            }

            pub fn drill(&self) -> &dyn Drill {
                match self {
                    $(Self::$drill(drill) => drill,)+
                    Self::Authored(drill) => drill,
                }
            }
        }
    };
}

drills! {
    CountHand,
    ThirdCard,
    WholeCoup,
    Winner,
    Payout,
    Knowledge,
    Commission,
    HalfPay,
    FaultyStakes,
    HandPasses,
    Burn,
    Cutting,
    TableauFromMemory,
    CoupInOrder,
    OpeningInOrder,
    FaultInTheCoup,
    Misdraws,
    RebuildCoup,
    GameProtection,
    Dispute,
    SeatsAndPlaces,
    WinOnTheExcess,
    WhoTurnsPunto,
    LayoutOfStakes,
    Announcements,
    HearTheCall,
    WrongCall,
    CoupByEar,
    Dictation,
    PayInChips,
    ReadStack,
    CutStack,
    ChangeColour,
    TakeAndPay,
    StopCard,
    LastCoup,
    WhatChangesHere,
    SayAloud,
    MoneyChange,
    ProveCards,
    PlayerTotals,
    CommissionMarked,
    LimitsChange,
}

impl UsesChipSets for AnyDrill {
    fn resolve_sets(&mut self, sets: &ChipSets) -> bool {
        match self {
            Self::PayInChips(drill) => drill.set.resolve_sets(sets),
            Self::ReadStack(drill) => drill.set.resolve_sets(sets),
            Self::CutStack(drill) => drill.set.resolve_sets(sets),
            Self::ChangeColour(drill) => drill.set.resolve_sets(sets),
            Self::TakeAndPay(drill) => drill.set.resolve_sets(sets),
            Self::Authored(drill) => drill.resolve_sets(sets),
            _ => true,
        }
    }
}
