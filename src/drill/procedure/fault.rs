//! Drill: a premature, missing or late step in a narrated coup.

use serde::Deserialize;
use strum::IntoStaticStr;

use crate::drill::filter::Filter;
use crate::drill::marking::PosedQuestion;
use crate::drill::{Drill, deal};
use crate::i18n::phrase::Phrase;
use crate::i18n::text_key::TextKey;
use crate::rules::coup::Coup;
use crate::rules::house::{House, Table, TableSize};
use crate::rules::procedure::{Course, StepOrder};
use crate::rules::rng::SeededRng;
use crate::rules::side::{BySide, Chance};

use super::super::flaw::DrillFlaw;
use super::felt::CoupFelt;
use super::story::Story;
use super::{CoupPart, offer, parts_filter, size_id, table_filter, tables, whole_coup};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct FaultInTheCoup {
    /// Table size; `None` means every size with a distinct procedure.
    pub table: Option<TableSize>,
    /// Parts of the coup; never the whole.
    pub parts: Vec<CoupPart>,
    pub faults: Vec<CoupFault>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum CoupFault {
    Missing,
    TooEarly,
    LateStake,
    Nothing,
}

impl CoupFault {
    const ALL: [Self; 4] = [Self::Missing, Self::TooEarly, Self::LateStake, Self::Nothing];

    const fn filter_word(self) -> (&'static str, TextKey) {
        match self {
            Self::Missing => ("Missing", text_key!("coup-fault-missing")),
            Self::TooEarly => ("TooEarly", text_key!("coup-fault-too-early")),
            Self::LateStake => ("LateStake", text_key!("coup-fault-late-stake")),
            Self::Nothing => ("Nothing", text_key!("coup-fault-nothing")),
        }
    }
}

const PARTS: [CoupPart; 3] = [CoupPart::Bets, CoupPart::Cards, CoupPart::Payment];

impl Default for FaultInTheCoup {
    fn default() -> Self {
        Self { table: None, parts: PARTS.to_vec(), faults: CoupFault::ALL.to_vec() }
    }
}

impl FaultInTheCoup {
    fn cases<'a>(&'a self, house: &'a House) -> impl Iterator<Item = (&'a Table, CoupFault, CoupPart)> {
        let tables = tables(house, self.table, |size| whole_coup(house, size));
        let cases = tables.into_iter().flat_map(|table| self.faults.iter().map(move |fault| (table, *fault)));
        cases.flat_map(|(table, fault)| {
            let candidates = self.parts.iter().filter(move |part| match fault {
                CoupFault::LateStake => **part == CoupPart::Bets,
                _ => PARTS.contains(part),
            });
            candidates.map(move |part| (table, fault, *part))
        })
    }
}

impl Drill for FaultInTheCoup {
    fn decisions(&self, house: &House) -> Vec<String> {
        let id = |(table, fault, part): (&Table, CoupFault, CoupPart)| {
            format!("fault-{}-{}-{}", fault.into_str(), part.into_str(), size_id(table.size))
        };
        self.cases(house).map(id).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let (table, fault, part) = self.cases(house).nth(decision)?;
        let coup = deal::coup_where(house, dice, |_| true)?;
        let procedure = StepOrder::for_coup(house, table.size, course(&coup, house)?);
        let story = Story::new(&procedure, part).with_fault(fault, &procedure, dice)?;
        let felt = CoupFelt::new(house, &coup, table, dice)?;
        story.posed(&procedure, table.size, &felt, dice)
    }

    fn filters(&self, house: &House) -> Vec<Filter> {
        let fault = |fault: CoupFault| {
            let (word, label) = fault.filter_word();
            offer(word, Phrase::plain(label), self.faults.contains(&fault))
        };
        vec![
            table_filter(house, self.table),
            parts_filter(&PARTS, &self.parts),
            Filter::any_of("faults", CoupFault::ALL.map(fault)),
        ]
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        self.parts.contains(&CoupPart::Whole).then_some(DrillFlaw::WholeCoup)
    }
}

/// Draws of a coup, and whether the holder loses the shoe.
fn course(coup: &Coup<'_>, house: &House) -> Option<Course> {
    let outcome = coup.outcome()?;
    let round = &house.circulation;
    let keeps = match outcome.winner {
        Chance::Punto => &round.keeps_on_punto,
        Chance::Banco => &round.keeps_on_banco,
        Chance::Egalite => &round.keeps_on_egalite,
    };
    let thirds = BySide { punto: outcome.cards.punto > 2, banco: outcome.cards.banco > 2 };
    Some(Course { thirds, hand_falls: !*keeps.value() })
}
