//! Expected score of a blind guess.

use super::question::Form;

/// Expected mark of a random guess among the answers of a form; 0 for forms that are typed or composed. Corresponds
/// to Moodle's random guess score.
pub fn guess(form: &Form) -> f64 {
    match form {
        Form::Choice(choices) => 1.0 / (choices.len().max(1) as f64),
        Form::Number { most } => 1.0 / (f64::from(*most) + 1.0),
        Form::Several(parts) => parts.iter().map(|part| guess(&part.form)).product(),
        Form::Grid(grid) => 0.5_f64.powf((grid.rows.len() * grid.columns.len()) as f64),
        Form::Order(steps) => 1.0 / (1..=steps.len()).map(|place| place as f64).product::<f64>(),
        Form::Money | Form::Call(_) | Form::Chips(_) | Form::Settle | Form::Aloud(_) => 0.0,
    }
}
