//! Drill: the steps of opening a shoe in order, for a house and table size.

use serde::Deserialize;
use strum::IntoStaticStr;

use crate::drill::Drill;
use crate::drill::filter::Filter;
use crate::drill::marking::PosedQuestion;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::house::{House, Table, TableSize};
use crate::rules::procedure::{ProcedureStep, StepOrder};
use crate::rules::rng::SeededRng;

use super::super::flaw::DrillFlaw;
use super::{at_table, felt, offer, size_id, table_filter, tables, tiles};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct OpeningInOrder {
    /// Table size; `None` means every size with a distinct procedure.
    pub table: Option<TableSize>,
    pub parts: Vec<OpeningPart>,
    pub steps: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum OpeningPart {
    /// From the packs to the shoe.
    Cards,
    /// From the stop card to the first coup.
    Shoe,
    /// The whole opening.
    Whole,
}

impl OpeningPart {
    const ALL: [Self; 3] = [Self::Cards, Self::Shoe, Self::Whole];

    const fn filter_word(self) -> (&'static str, TextKey) {
        match self {
            Self::Cards => ("Cards", text_key!("opening-part-cards")),
            Self::Shoe => ("Shoe", text_key!("opening-part-shoe")),
            Self::Whole => ("Whole", text_key!("opening-part-whole")),
        }
    }

    pub(super) fn select(self, whole: &StepOrder) -> StepOrder {
        let into = whole.place(ProcedureStep::IntoShoe).unwrap_or_default();
        whole.only(|step| {
            let at = whole.place(step).unwrap_or_default();
            match self {
                Self::Cards => at <= into,
                Self::Shoe => at + 1 >= into,
                Self::Whole => true,
            }
        })
    }
}

impl Default for OpeningInOrder {
    fn default() -> Self {
        Self { table: None, parts: OpeningPart::ALL.to_vec(), steps: tiles::USUAL }
    }
}

impl OpeningInOrder {
    fn cases<'a>(&'a self, house: &'a House) -> impl Iterator<Item = (&'a Table, OpeningPart)> {
        let tables = tables(house, self.table, |size| StepOrder::for_opening(house, size));
        tables.into_iter().flat_map(|table| self.parts.iter().map(move |part| (table, *part)))
    }
}

impl Drill for OpeningInOrder {
    fn decisions(&self, house: &House) -> Vec<String> {
        self.cases(house).map(|(table, part)| format!("opening-{}-{}", part.into_str(), size_id(table.size))).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let (table, part) = self.cases(house).nth(decision)?;
        let scene = felt::not_yet_held(table, dice);
        let prompt = text!("ask-order-opening", table = Fact::Phrase(Box::new(at_table(table.size))));
        tiles::posed(&part.select(&StepOrder::for_opening(house, table.size)), self.steps, prompt, scene, dice)
    }

    fn filters(&self, house: &House) -> Vec<Filter> {
        let part = |part: OpeningPart| {
            let (word, label) = part.filter_word();
            offer(word, Phrase::plain(label), self.parts.contains(&part))
        };
        vec![
            table_filter(house, self.table),
            Filter::any_of("parts", OpeningPart::ALL.map(part)),
            tiles::steps_filter(self.steps),
        ]
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        tiles::steps_flaw(self.steps)
    }
}
