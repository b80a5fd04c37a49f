//! Columns and cells of the tableau.

use schemars::JsonSchema;
use serde::Serialize;

use crate::drill::marking::TableauHighlight;
use crate::rules::tableau::Third;

/// A column of Banco's tableau.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub(crate) enum ThirdData {
    /// The value of Punto's third card.
    Card(#[schemars(range(max = 9))] u8),
    /// No third card.
    Stood(StoodCode),
}

/// Punto stood.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum StoodCode {
    /// Punto stood on two cards.
    Stood,
}

impl From<Third> for ThirdData {
    fn from(third: Third) -> Self {
        match third {
            Third::Card(point) => Self::Card(point.get()),
            Third::Stood => Self::Stood(StoodCode::Stood),
        }
    }
}

/// The deciding place in the printed tableau, by `side`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "side", rename_all = "kebab-case")]
pub(crate) enum TableauPlaceData {
    /// A row of Punto's tableau.
    Punto {
        /// Punto's point of two cards.
        #[schemars(range(max = 9))]
        point: u8,
    },
    /// A cell of Banco's tableau.
    Banco {
        /// Banco's point of two cards.
        #[schemars(range(max = 9))]
        point: u8,
        /// The column.
        third: ThirdData,
    },
}

impl From<TableauHighlight> for TableauPlaceData {
    fn from(place: TableauHighlight) -> Self {
        match place {
            TableauHighlight::Punto(point) => Self::Punto { point: point.get() },
            TableauHighlight::Banco(cell) => Self::Banco { point: cell.banco.get(), third: cell.third.into() },
        }
    }
}
