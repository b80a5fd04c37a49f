//! Rulings on tableau rows from memory, always decided by the referee.

use crate::i18n::phrase::Fact;
use crate::rules::hand::Point;
use crate::rules::tableau::{Act, Cell, Third};

use super::super::tableau_from_memory::{posed, printed};
use super::objections::Objections;
use super::ruling::AnswerRuling;
use super::table::AuthoredTable;
use super::validate::twice;

impl AuthoredTable<'_> {
    pub(super) fn grid(&self, rows: &[Point], right: &[String], notes: &mut Objections) -> Option<AnswerRuling> {
        if rows.is_empty() {
            notes.note("answer.rows", text!("flaw-asked-no-rows"));
            return None;
        }
        for (index, row) in rows.iter().enumerate() {
            let at = format!("answer.rows.{index}");
            if row.is_natural() {
                notes.note(at, text!("flaw-tableau-rows"));
                return None;
            }
            if rows.iter().take(index).any(|other| other == row) {
                twice(at, &row.to_string(), notes);
                return None;
            }
        }
        self.prove_rows(rows, right, notes);
        let shown: Vec<Point> = printed().filter(|point| rows.contains(point)).collect();
        let posed = posed(shown, Third::all().collect(), self.house);
        Some(AnswerRuling { form: posed.question.form, key: posed.key, prompt: Some(posed.question.prompt) })
    }

    fn prove_rows(&self, rows: &[Point], right: &[String], notes: &mut Objections) {
        if !right.is_empty() && right.len() != rows.len() {
            let what = text!(
                "flaw-asked-row-each",
                rows = Fact::Number(rows.len() as u64),
                found = Fact::Number(right.len() as u64)
            );
            notes.note("answer.right", what);
            return;
        }
        for (index, (banco, written)) in rows.iter().zip(right).enumerate() {
            let at = format!("answer.right.{index}");
            let letters_only = written.chars().all(|letter| matches!(letter, 'D' | 'S'));
            if !letters_only || written.chars().count() != Third::COLUMNS {
                let what = text!(
                    "flaw-asked-row",
                    found = Fact::Text(super::short(written)),
                    cells = Fact::Number(Third::COLUMNS as u64)
                );
                notes.note(at, what);
                continue;
            }
            let of_house = self.row_of_house(*banco);
            if of_house != *written {
                let differs = Third::all().zip(of_house.chars().zip(written.chars()));
                let first = differs.into_iter().find(|(_, (one, other))| one != other).map(|(third, _)| third);
                let why = first.and_then(|third| self.house.tableau.row_reasons(*banco, std::iter::once(third)).pop());
                let [found, is] = [written.clone(), of_house].map(Fact::Text);
                self.contradicts(&at, found, is, why.as_ref(), notes);
            }
        }
    }

    pub(super) fn rows_of_house(&self, rows: &[Point]) -> Vec<String> {
        rows.iter().map(|banco| self.row_of_house(*banco)).collect()
    }

    fn row_of_house(&self, banco: Point) -> String {
        Third::all().map(|third| self.letter(Cell { banco, third })).collect()
    }

    fn letter(&self, cell: Cell) -> char {
        match self.house.tableau.banco(cell).map(|ruling| ruling.act) {
            Some(Act::Draw) => 'D',
            _ => 'S',
        }
    }
}
