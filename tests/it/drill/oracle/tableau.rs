//! Oracle for the empty tableau, off the printed one.

use tailleur::drill::question::{AnswerForm, Question};
use tailleur::rules::tableau::Third;

use crate::drill::oracle::coups::PRINTED;

pub(crate) fn tableau_from_memory(question: &Question) -> (String, String) {
    let AnswerForm::Grid(grid) = &question.form else { panic!("a grid is asked") };
    let mut letters = String::new();
    for row in &grid.rows {
        for column in &grid.columns {
            let column = match column {
                Third::Card(third) => usize::from(third.get()),
                Third::Stood => 10,
            };
            letters.push(char::from(PRINTED[usize::from(row.get())].as_bytes()[column]));
        }
    }
    let rows: String = grid.rows.iter().map(ToString::to_string).collect();
    (letters, format!("tableau-{rows}"))
}
