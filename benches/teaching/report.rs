//! The tables of `docs/teaching.md`.

use std::fmt::{self, Write as _};
use std::ops::Range;

use crate::simulator::calibration::{Forecast, forecasts};
use crate::simulator::comparison::{Measure, Row};
use crate::simulator::{Chooser, World};
use crate::{SETTINGS, Trial};

impl Trial {
    fn row(&self, chooser: Chooser) -> &Row {
        self.rows.iter().find(|row| row.chooser == chooser).expect("every policy was tried")
    }

    fn ceiling(&self) -> &Row {
        self.rows.last().expect("the ceiling is the last row")
    }

    /// How much less errors cost than with the shuffle, of what is possible.
    fn gains(&self, row: &Row) -> (f64, f64) {
        (row.measures[0].difference, self.ceiling().measures[0].difference)
    }

    /// True where the way to the ceiling is long enough to be measured.
    fn has_way(&self) -> bool {
        let Measure { mean, difference, difference_error, .. } = self.ceiling().measures[0];
        difference > 4.0 * difference_error && difference > 0.03 * mean
    }
}

/// The share of the way from the shuffle to the ceiling: of all gains together, and the mean over those trials in which
/// there is a way.
fn shares<'t>(trials: impl Iterator<Item = &'t Trial> + Clone, chooser: Chooser) -> (f64, f64) {
    let gains = trials.clone().map(|trial| trial.gains(trial.row(chooser)));
    let (won, possible) = gains.fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    let each: Vec<f64> = trials
        .filter(|trial| trial.has_way())
        .map(|trial| trial.gains(trial.row(chooser)))
        .map(|(won, possible)| won / possible)
        .collect();
    (won / possible, each.iter().sum::<f64>() / each.len().max(1) as f64)
}

/// Errors in a hundred coups by kind of learner, over all settings.
pub(crate) fn summary(trials: &[Trial]) -> Result<String, fmt::Error> {
    let mut text = String::from("| errors in 100 coups at the exam |");
    for chooser in Chooser::ALL {
        write!(text, " {} |", chooser.name())?;
    }
    text.push_str(" ceiling | ours, share of the way |\n|---|---|---|---|---|---|---|---|\n");
    for world in World::ALL {
        let of_world = trials.iter().filter(|trial| trial.world == world);
        let count = of_world.clone().count() as f64;
        write!(text, "| {} |", world.name())?;
        for chooser in Chooser::ALL {
            write!(text, " {:.1} |", of_world.clone().map(|trial| trial.row(chooser).errors).sum::<f64>() / count)?;
        }
        let ceiling = of_world.clone().map(|trial| trial.ceiling().errors).sum::<f64>() / count;
        writeln!(text, " {ceiling:.1} | {:.0} % |", 100.0 * shares(of_world, Chooser::Ours).0)?;
    }
    Ok(text)
}

/// The verdict, with the share of the way of every policy.
pub(crate) fn verdict(trials: &[Trial]) -> String {
    let measures: Vec<Measure> = trials.iter().flat_map(|trial| trial.row(Chooser::Ours).measures).collect();
    let below = measures.iter().filter(|measure| measure.is_below()).count();
    let above = measures.iter().filter(|measure| measure.is_above()).count();
    let (pooled, mean) = shares(trials.iter(), Chooser::Ours);
    let others: Vec<String> = Chooser::ALL
        .iter()
        .filter(|chooser| **chooser != Chooser::Shuffle)
        .map(|chooser| {
            let (pooled, mean) = shares(trials.iter(), *chooser);
            format!("{} {:.0} % and {:.0} %", chooser.name(), 100.0 * pooled, 100.0 * mean)
        })
        .collect();
    format!(
        "Verdict: {}. Share of the way from the shuffle to the ceiling, on the cost of errors, of all gains together and \
         as the mean of the trials in which there is a way: {}. Of {} cells ours is more than two standard errors below \
         the shuffle in {below}, above it in {above}.\n",
        if below == 0 && pooled >= 0.5 && mean >= 0.5 { "passed" } else { "FAILED" },
        others.join(", "),
        measures.len(),
    )
}

/// The cost of errors and the share of the way, trial by trial.
pub(crate) fn costs(trials: &[Trial]) -> Result<String, fmt::Error> {
    let mut text = String::from("| learners | cells, time |");
    for chooser in Chooser::ALL {
        write!(text, " {} |", chooser.name())?;
    }
    text.push_str(" ceiling | share of the way |\n|---|---|---|---|---|---|---|---|---|\n");
    for trial in trials {
        write!(text, "| {} | {} |", trial.world.name(), trial.setting.name())?;
        for row in &trial.rows {
            let Measure { mean, error, difference, difference_error } = row.measures[0];
            if row.chooser == Chooser::Shuffle {
                write!(text, " {mean:.2} ± {error:.2} |")?;
            } else {
                write!(text, " {mean:.2} ({:+.2} ± {difference_error:.2}) |", -difference)?;
            }
        }
        let (won, possible) = trial.gains(trial.row(Chooser::Ours));
        if trial.has_way() {
            writeln!(text, " {:.0} % |", 100.0 * won / possible)?;
        } else {
            writeln!(text, " – |")?;
        }
    }
    Ok(text)
}

/// Recall and fluency beside it.
pub(crate) fn targets(trials: &[Trial]) -> Result<String, fmt::Error> {
    let mut text = String::from(
        "| learners | cells, time | policy | recalled +1 d | fluent +1 d | recalled +14 d | fluent +14 d | right in \
         practice |\n|---|---|---|---|---|---|---|---|\n",
    );
    for trial in trials {
        for row in &trial.rows {
            let cells: Vec<String> = row.measures.iter().skip(1).map(|measure| cell(row.chooser, *measure)).collect();
            let (world, setting) = (trial.world.name(), trial.setting.name());
            let (name, cells) = (row.chooser.name(), cells.join(" | "));
            writeln!(text, "| {world} | {setting} | {name} | {cells} | {:.3} |", row.right)?;
        }
    }
    Ok(text)
}

fn cell(chooser: Chooser, measure: Measure) -> String {
    let Measure { mean, error, difference, difference_error } = measure;
    if chooser == Chooser::Shuffle {
        return format!("{mean:.3} ± {error:.3}");
    }
    format!("{mean:.3} ({difference:+.4} ± {difference_error:.4})")
}

/// Forecasts beside outcomes: how often the band holds, and forecast errors beside those that came.
pub(crate) fn calibration(learners: &Range<u64>) -> Result<String, fmt::Error> {
    let mut all: Vec<Forecast> = Vec::new();
    for world in World::ALL {
        for setting in SETTINGS {
            all.extend(forecasts(world, setting, learners.clone()));
        }
    }
    let mut text =
        String::from("| forecasts | number | in the band of 80 % | below it | above it |\n|---|---|---|---|---|\n");
    let mut line = |name: &str, chosen: &dyn Fn(&Forecast) -> bool| {
        let chosen: Vec<&Forecast> = all.iter().filter(|one| chosen(one)).collect();
        let share = |holds: &dyn Fn(&Forecast) -> bool| {
            100.0 * chosen.iter().filter(|one| holds(one)).count() as f64 / chosen.len().max(1) as f64
        };
        let (held, below) = (share(&Forecast::holds), share(&|one| one.outcome < one.band.low));
        let above = share(&|one| one.outcome > one.band.high);
        writeln!(text, "| {name} | {} | {held:.1} % | {below:.1} % | {above:.1} % |", chosen.len())
    };
    line("all", &|_| true)?;
    for world in World::ALL {
        line(world.name(), &|one| one.world == world)?;
    }
    for (name, at) in [("after a quarter of the days", 4), ("after a half", 2)] {
        line(name, &|one| one.days.0 == (one.days.0 + one.days.1) / at)?;
    }
    line("after three quarters", &|one| one.days.0 == (one.days.0 + one.days.1) * 3 / 4)?;
    text.push_str("\n| forecast errors in 100 coups | number | mean forecast | mean outcome |\n|---|---|---|---|\n");
    for (from, to) in [(0.0, 1.0), (1.0, 2.0), (2.0, 4.0), (4.0, 8.0), (8.0, 16.0), (16.0, 100.0)] {
        let chosen: Vec<&Forecast> = all.iter().filter(|one| (from..to).contains(&one.band.errors)).collect();
        let mean =
            |value: fn(&Forecast) -> f64| chosen.iter().map(|one| value(one)).sum::<f64>() / chosen.len().max(1) as f64;
        let (forecast, outcome) = (mean(|one| one.band.errors), mean(|one| one.outcome));
        writeln!(text, "| {from} to {to} | {} | {forecast:.2} | {outcome:.2} |", chosen.len())?;
    }
    Ok(text)
}
