//! Expected score of a blind guess.

use super::question::AnswerForm;

/// Expected mark of a random guess among the answers of a form; 0 for forms that are typed or composed. Corresponds
/// to Moodle's random guess score.
pub fn random_guess_score(form: &AnswerForm) -> f64 {
    match form {
        AnswerForm::Choice(choices) => 1.0 / (choices.len().max(1) as f64),
        AnswerForm::Number { most } => 1.0 / (f64::from(*most) + 1.0),
        AnswerForm::Several(parts) => parts.iter().map(|part| random_guess_score(&part.form)).product(),
        AnswerForm::Grid(grid) => 0.5_f64.powf((grid.rows.len() * grid.columns.len()) as f64),
        AnswerForm::Order(steps) => 1.0 / (1..=steps.len()).map(|place| place as f64).product::<f64>(),
        AnswerForm::Money | AnswerForm::Call(_) | AnswerForm::Chips(_) | AnswerForm::Settle | AnswerForm::Aloud(_) => {
            0.0
        }
    }
}
