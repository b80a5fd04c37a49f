//! Drill: Banco's tableau filled in from memory, by row or as a whole.

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::rng::SeededRng;
use crate::rules::side::Side;
use crate::rules::tableau::{Act, Third};
use crate::rules::tableau_row::join_rows;

use super::filter::Filter;
use super::flaw::DrillFlaw;
use super::marking::{AnswerKey, PosedQuestion};
use super::question::{Answer, AnswerForm, Grid, Question, Scene};
use super::{Drill, filter_options};

/// An empty tableau to fill in. Each row is a decision, and all chosen rows together are another.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct TableauFromMemory {
    pub rows: Vec<Point>,
    pub thirds: Vec<Point>,
    /// Includes the column for Punto standing.
    pub punto_stood: bool,
    pub asks: Vec<Extent>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Extent {
    EachRow,
    AllRows,
}

impl Extent {
    const ALL: [Self; 2] = [Self::EachRow, Self::AllRows];
}

impl Default for TableauFromMemory {
    /// The four rows that depend on the third card.
    fn default() -> Self {
        let rows = Point::ALL.into_iter().filter(|point| (3..=6).contains(&point.get())).collect();
        Self { rows, thirds: Point::ALL.to_vec(), punto_stood: true, asks: Extent::ALL.to_vec() }
    }
}

impl TableauFromMemory {
    fn grids(&self) -> Vec<Vec<Point>> {
        let rows: Vec<Point> = printed().filter(|point| self.rows.contains(point)).collect();
        if rows.is_empty() || self.columns().is_empty() {
            return Vec::new();
        }
        let each = self.asks.contains(&Extent::EachRow);
        let mut grids = Vec::new();
        if each {
            grids.extend(rows.iter().map(|row| vec![*row]));
        }
        if self.asks.contains(&Extent::AllRows) && !(each && rows.len() == 1) {
            grids.push(rows);
        }
        grids
    }

    fn columns(&self) -> Vec<Third> {
        let asked = |third: &Third| match third {
            Third::Card(point) => self.thirds.contains(point),
            Third::Stood => self.punto_stood,
        };
        Third::all().filter(asked).collect()
    }
}

pub(super) fn posed(rows: Vec<Point>, columns: Vec<Third>, house: &House) -> PosedQuestion {
    let prompt = match rows.as_slice() {
        [row] => Phrase::plain(text_key!("ask-tableau-row")).with("point", Fact::Point(*row)),
        _ => Phrase::plain(text_key!("ask-tableau")),
    };
    let letters = (house.terms.draw.value().0, house.terms.stand.value().0);
    let grid = Grid { rows, columns, letters };
    let act = |cell| house.tableau.banco(cell).map(|ruling| ruling.act);
    let acts: Vec<Option<Act>> = grid.cells().map(act).collect();
    let reasons = grid.rows.iter().flat_map(|row| house.tableau.row_reasons(*row, grid.columns.iter().copied()));
    let key = AnswerKey::new(Answer::Grid(acts), join_rows(reasons));
    let prompt = prompt.with("side", Fact::Side(Side::Banco));
    PosedQuestion { question: Question { scene: Scene::default(), prompt, form: AnswerForm::Grid(grid) }, key }
}

/// Points that have a row.
pub(super) fn printed() -> impl Iterator<Item = Point> {
    Point::ALL.into_iter().filter(|point| !point.is_natural())
}

impl Drill for TableauFromMemory {
    /// Ids list the points of the rows: `tableau-5`, `tableau-3456`.
    fn decisions(&self, _house: &House) -> Vec<String> {
        let id = |rows: &Vec<Point>| format!("tableau-{}", rows.iter().map(Point::to_string).collect::<String>());
        self.grids().iter().map(id).collect()
    }

    fn pose(&self, decision: usize, house: &House, _dice: &mut SeededRng) -> Option<PosedQuestion> {
        Some(posed(self.grids().into_iter().nth(decision)?, self.columns(), house))
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        vec![
            filter_options::points("rows", printed(), &self.rows),
            filter_options::points("thirds", Point::ALL, &self.thirds),
            filter_options::yes_no("punto_stood", self.punto_stood),
            filter_options::kinds("asks", Extent::ALL, &self.asks),
        ]
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        self.rows.iter().any(|row| row.is_natural()).then_some(DrillFlaw::TableauRows)
    }
}
