//! Parsing of a house file into [`House`], or into flaws with their places.

use ron::extensions::Extensions;
use serde::Deserialize;

use super::super::chips::{ChipSets, SetName, UsesChipSets};
use super::super::clause::Entry;
use super::super::files;
use super::super::tableau::{Run, Tableau};
use super::check;
use super::{
    Calls, ChipRules, Circulation, Columns, Dealing, Grounds, House, HouseProblem, LimitRules, Misdraw, Paying,
    Procedure, ShoeRules, Source, SpotRules, Table, Terms,
};
use crate::syntax::{Diagnostic, FileSchema, too_large};

/// A house file before validation.
#[derive(Debug, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, rename = "House")]
pub(super) struct HouseFile {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) source: Source,
    pub(super) shoe: ShoeRules,
    pub(super) tables: Vec<Table>,
    pub(super) dealing: Dealing,
    pub(super) circulation: Circulation,
    pub(super) grounds: Grounds,
    pub(super) tableau: TableauFile,
    pub(super) spots: Vec<SpotRules>,
    pub(super) limits: LimitRules,
    pub(super) paying: Paying,
    pub(super) procedure: Procedure,
    pub(super) chips: ChipRules<SetName>,
    pub(super) calls: Calls,
    pub(super) misdraw: Misdraw,
    pub(super) terms: Terms,
}

#[derive(Debug, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, rename = "Tableau")]
pub(super) struct TableauFile {
    columns_are: Entry<Columns>,
    punto: Vec<Run>,
    banco: Vec<Run>,
}

impl House {
    /// Maximum size of a house file, in bytes.
    pub const MOST_BYTES: usize = 256 * 1024;

    /// The schema of a house file.
    pub fn shapes() -> FileSchema {
        files::schema::<HouseFile>()
    }

    /// Reads a house file that names built-in denomination sets; see [`House::read_with`].
    ///
    /// # Errors
    /// As for [`House::read_with`].
    pub fn read(file_name: &str, text: &str) -> Result<Self, Vec<Diagnostic<HouseProblem>>> {
        Self::read_with(file_name, text, &ChipSets::default())
    }

    /// Reads a house file that may name these denomination sets. `file_name` is the name shown in flaws; the house's id
    /// must be its stem.
    ///
    /// # Errors
    /// One flaw where the text is too long or malformed; otherwise every flaw of its content, in the order of the text.
    pub fn read_with(file_name: &str, text: &str, sets: &ChipSets) -> Result<Self, Vec<Diagnostic<HouseProblem>>> {
        if let Some(flaw) = too_large(file_name, text.len(), Self::MOST_BYTES) {
            return Err(vec![flaw.map(HouseProblem::File)]);
        }
        let file: HouseFile = files::read_for(file_name, text, Extensions::empty(), sets)
            .map_err(|flaws| flaws.into_iter().map(|flaw| flaw.map(HouseProblem::File)).collect::<Vec<_>>())?;
        let tableau = Tableau::from_runs(&file.tableau.punto, &file.tableau.banco);
        let bad = tableau.as_ref().err().map_or(&[][..], Vec::as_slice);
        let flaws = check::flaws(file_name, text, &file, bad);
        match tableau {
            Ok(tableau) if flaws.is_empty() => file.house(tableau, sets).ok_or(flaws),
            _ => Err(flaws),
        }
    }
}

impl UsesChipSets for HouseFile {
    fn resolve_sets(&mut self, sets: &ChipSets) -> bool {
        self.chips.set.values_mut().all(|name| name.resolve(sets))
    }
}

impl HouseFile {
    fn house(self, tableau: Tableau, sets: &ChipSets) -> Option<House> {
        Some(House {
            id: self.id.into(),
            name: self.name,
            source: self.source,
            shoe: self.shoe,
            tables: self.tables,
            dealing: self.dealing,
            circulation: self.circulation,
            grounds: self.grounds,
            tableau,
            columns_are: self.tableau.columns_are,
            spots: self.spots,
            limits: self.limits,
            paying: self.paying,
            procedure: self.procedure,
            chips: self.chips.with_set(sets)?,
            calls: self.calls,
            misdraw: self.misdraw,
            terms: self.terms,
        })
    }
}
