//! What a blind guess at a question is worth.

use super::question::Form;

/// The mark to expect of somebody who guesses blindly among the answers a form offers. What has to be typed or put
/// together is not guessed. Moodle's random guess score.
#[must_use]
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
