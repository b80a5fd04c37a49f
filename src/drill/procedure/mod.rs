//! Drills on procedure: ordering the steps of a coup or a shoe opening, and finding the fault in a narrated coup.

mod coup_in_order;
mod enacted;
mod fault;
mod felt;
mod opening_in_order;
mod story;
mod tiles;

use std::borrow::Cow;

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::house::{House, Table, TableSize};
use crate::rules::procedure::{Course, ProcedureStep, StepOrder};
use crate::rules::rng::SeededRng;

use super::filter::{Filter, FilterOption};
use super::marking::PosedQuestion;
use super::question::Scene;

pub use self::coup_in_order::CoupInOrder;
pub(super) use self::enacted::EnactedCoup;
pub use self::fault::{CoupFault, FaultInTheCoup};
pub(super) use self::felt::stakes as stakes_on;
pub use self::opening_in_order::{OpeningInOrder, OpeningPart};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum CoupPart {
    /// From the invitation to the four cards.
    Bets,
    /// From the four cards to the last call.
    Cards,
    /// From the last call to the next coup.
    Payment,
    /// The whole coup in coarse steps.
    #[strum(serialize = "coup")]
    Whole,
}

impl CoupPart {
    const ALL: [Self; 4] = [Self::Bets, Self::Cards, Self::Payment, Self::Whole];

    const fn word(self) -> &'static str {
        match self {
            Self::Bets => "Bets",
            Self::Cards => "Cards",
            Self::Payment => "Payment",
            Self::Whole => "Whole",
        }
    }

    /// The steps of this part, with their ordering pairs.
    fn select(self, whole: &StepOrder) -> StepOrder {
        let place = |wanted: &dyn Fn(ProcedureStep) -> bool| whole.in_order().position(wanted).unwrap_or_default();
        let draw = place(&|step| matches!(step, ProcedureStep::DrawFour(_)));
        let call = place(&|step| step == ProcedureStep::FinalCall);
        let sign = place(&|step| matches!(step, ProcedureStep::SignToHolder | ProcedureStep::DrawFour(_)));
        whole.only(|step| {
            let at = whole.place(step).unwrap_or_default();
            match self {
                Self::Bets => at <= draw,
                Self::Cards => (sign..=call).contains(&at),
                Self::Payment => at >= call,
                Self::Whole => is_large(step),
            }
        })
    }
}

/// Coarse steps for a short narration. No two of them are ordered only through intermediate steps.
const fn is_large(step: ProcedureStep) -> bool {
    matches!(
        step,
        ProcedureStep::CheckStakes
            | ProcedureStep::StopBets
            | ProcedureStep::DrawFour(_)
            | ProcedureStep::Turn(..)
            | ProcedureStep::Third(_)
            | ProcedureStep::FinalCall
            | ProcedureStep::Collect
            | ProcedureStep::Pay
            | ProcedureStep::PutAway
            | ProcedureStep::NextCoup
    )
}

/// Table sizes to ask about in a house: the selected one if the house has it, or all with distinct procedures.
fn tables(house: &House, only: Option<TableSize>, of: impl Fn(TableSize) -> StepOrder) -> Vec<&Table> {
    let mut chosen: Vec<(&Table, StepOrder)> = Vec::new();
    for table in house.tables.iter().filter(|table| only.is_none_or(|only| table.size == only)) {
        let procedure = of(table.size);
        if chosen.iter().all(|(_, other)| *other != procedure) {
            chosen.push((table, procedure));
        }
    }
    chosen.into_iter().map(|(table, _)| table).collect()
}

fn whole_coup(house: &House, size: TableSize) -> StepOrder {
    StepOrder::for_coup(house, size, Course::WHOLE)
}

const fn size_id(size: TableSize) -> &'static str {
    match size {
        TableSize::Large => "large",
        TableSize::Midi => "midi",
        TableSize::Mini => "mini",
    }
}

/// All steps of a part of a coup, to be ordered.
pub(super) fn part_of_a_coup(
    part: CoupPart,
    size: TableSize,
    house: &House,
    dice: &mut SeededRng,
) -> Option<PosedQuestion> {
    let prompt = text!("ask-order-coup", table = Fact::Phrase(Box::new(at_table(size))));
    tiles::posed(&part.select(&whole_coup(house, size)), u8::MAX, prompt, Scene::default(), dice)
}

/// All steps of a part of the opening, to be ordered.
pub(super) fn part_of_an_opening(
    part: OpeningPart,
    size: TableSize,
    house: &House,
    dice: &mut SeededRng,
) -> Option<PosedQuestion> {
    let prompt = text!("ask-order-opening", table = Fact::Phrase(Box::new(at_table(size))));
    tiles::posed(&part.select(&StepOrder::for_opening(house, size)), u8::MAX, prompt, Scene::default(), dice)
}

/// All steps of a procedure, to be ordered.
pub(super) fn order_question(
    steps: &StepOrder,
    prompt: Phrase,
    scene: Scene,
    dice: &mut SeededRng,
) -> Option<PosedQuestion> {
    tiles::posed(steps, u8::MAX, prompt, scene, dice)
}

pub(super) fn at_table(size: TableSize) -> Phrase {
    Phrase::plain(match size {
        TableSize::Large => text_key!("order-at-large"),
        TableSize::Midi => text_key!("order-at-midi"),
        TableSize::Mini => text_key!("order-at-mini"),
    })
}

fn offer(word: impl Into<Cow<'static, str>>, label: Phrase, chosen: bool) -> FilterOption {
    FilterOption { word: word.into(), label, chosen }
}

/// Filter over the house's table sizes, or any distinct one.
fn table_filter(house: &House, chosen: Option<TableSize>) -> Filter {
    let any = offer("None", text!("order-at-any"), chosen.is_none());
    let sizes = house.tables.iter().map(|table| {
        let word = match table.size {
            TableSize::Large => "Some(Large)",
            TableSize::Midi => "Some(Midi)",
            TableSize::Mini => "Some(Mini)",
        };
        offer(word, at_table(table.size), chosen == Some(table.size))
    });
    Filter::one_of("table", [any].into_iter().chain(sizes))
}

fn parts_filter(offered: &[CoupPart], chosen: &[CoupPart]) -> Filter {
    let of = |part: &CoupPart| {
        let label = Phrase::plain(text_key!("order-part-", CoupPart, part));
        offer(part.word(), label, chosen.contains(part))
    };
    Filter::any_of("parts", offered.iter().map(of))
}
