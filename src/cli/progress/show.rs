//! `tailleur progress show`: a profile's progress by drill, and the least known decisions.

use std::collections::BTreeMap;

use clap::{ArgMatches, Command};
use serde::Serialize;

use crate::cli::args::flag;
use crate::cli::error::CommandError;
use crate::cli::json::write_json_line;
use crate::cli::{Status, World};
use crate::describe::decision::describe_decision;
use crate::documents::tables::without_formula;
use crate::drill::{DecisionId, DrillId, title_of};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, HouseTerms};
use crate::platform::clock;
use crate::platform::storage::{profiles, settings_file};
use crate::progress::mastery::{DecisionKey, DecisionState};
use crate::progress::{DayTally, Progress};
use crate::rules::house::{HouseId, HouseLibrary};

/// Number of least known decisions listed.
const LEAST: usize = 10;

pub(super) fn command(words: &Catalog) -> Command {
    super::profile_command("show", text_key!("cli-progress-show"), text_key!("cli-usage-progress-show"), words)
        .arg(flag("json", text_key!("cli-progress-json-whole"), words).conflicts_with("csv"))
        .arg(flag("csv", text_key!("cli-progress-csv"), words))
}

/// Field names are a contract.
#[derive(Serialize)]
struct ProgressOut {
    profile: String,
    answers: u32,
    right: u32,
    days: usize,
    streak: u32,
    drills: Vec<DrillProgressOut>,
    least_known: Vec<DecisionProgressOut>,
}

#[derive(Clone, Serialize)]
struct DrillProgressOut {
    house: HouseId,
    drill: DrillId,
    answers: u32,
    right: u32,
    /// Share of right answers in whole percent.
    accuracy: u32,
    median_millis: Option<u64>,
    /// Decisions asked so far, those of them known, and those due today.
    decisions: u32,
    known: u32,
    due: u32,
}

#[derive(Serialize)]
struct DecisionProgressOut {
    house: HouseId,
    drill: DrillId,
    decision: DecisionId,
    /// Probability of being known, rounded to 1/1000.
    known: f64,
    answers: u32,
    right: u32,
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    let (store, profile) = super::profile(matches)?;
    let folder = store.folder_of(&profile);
    let (known, unread) = profiles::read_progress(&folder, &settings_file::read(&folder).0);
    let notices: Vec<Phrase> = store.file_notices(&profile).into_iter().chain(unread).collect();
    let shown = ProgressOut::new(profile.name, &known);
    if matches.get_flag("json") {
        write_json_line(&shown, world.output)?;
    } else if matches.get_flag("csv") {
        let mut table = csv::Writer::from_writer(&mut *world.output);
        for drill in &shown.drills {
            table.serialize(drill.without_formulas()).map_err(std::io::Error::from)?;
        }
        table.flush()?;
    } else {
        print_progress(&shown, words, world)?;
    }
    let wrong = super::print_notices(&notices, words, world)?;
    Ok(if wrong { Status::Wrong } else { Status::Done })
}

impl ProgressOut {
    fn new(profile: String, known: &Progress) -> Self {
        let (mastery, history) = (known.mastery(), known.history());
        let today = mastery.day(clock::time_of_day());
        let mut tallies: BTreeMap<(&HouseId, &DrillId), DayTally> = BTreeMap::new();
        for (stretch, tally) in history.tallies() {
            tallies.entry((&stretch.house, &stretch.drill)).or_default().add(tally);
        }
        let mut drills: Vec<DrillProgressOut> = tallies.into_iter().map(DrillProgressOut::from_tally).collect();
        for (key, learnt) in mastery.decisions() {
            let of = |drill: &&mut DrillProgressOut| drill.house == key.house && drill.drill == key.drill;
            if let Some(drill) = drills.iter_mut().find(of) {
                drill.decisions += 1;
                drill.known += u32::from(learnt.is_known());
                drill.due += u32::from(learnt.is_due(today));
            }
        }
        let mut least: Vec<_> = mastery.decisions().filter(|(_, learnt)| !learnt.is_known()).collect();
        least.sort_by(|(_, one), (_, other)| one.known.total_cmp(&other.known));
        let days = history.days();
        Self {
            profile,
            answers: drills.iter().map(|drill| drill.answers).sum(),
            right: drills.iter().map(|drill| drill.right).sum(),
            days: days.len(),
            streak: history.streak(today),
            drills,
            least_known: least
                .into_iter()
                .take(LEAST)
                .map(|(key, learnt)| DecisionProgressOut::new(key, learnt))
                .collect(),
        }
    }
}

impl DrillProgressOut {
    /// For a spreadsheet, which must not take an id for a formula.
    fn without_formulas(&self) -> Self {
        let house = without_formula(self.house.as_str()).as_str().into();
        Self { house, drill: without_formula(self.drill.as_str()).as_str().into(), ..self.clone() }
    }

    fn from_tally(((house, drill), tally): ((&HouseId, &DrillId), DayTally)) -> Self {
        Self {
            house: house.clone(),
            drill: drill.clone(),
            answers: tally.score.asked,
            right: tally.score.right,
            accuracy: tally.score.percent(),
            median_millis: tally.median_millis(),
            decisions: 0,
            known: 0,
            due: 0,
        }
    }
}

impl DecisionProgressOut {
    fn new(key: &DecisionKey, learnt: &DecisionState) -> Self {
        Self {
            house: key.house.clone(),
            drill: key.drill.clone(),
            decision: key.decision.clone(),
            known: (learnt.known * 1000.0).round() / 1000.0,
            answers: learnt.asked,
            right: learnt.right,
        }
    }
}

fn print_progress(shown: &ProgressOut, words: &Catalog, world: &mut World<'_>) -> Result<(), CommandError> {
    let say = |phrase: &Phrase| words.render(phrase, &HouseTerms::default());
    let head = text!(
        "progress-shown",
        profile = Fact::Text(shown.profile.clone()),
        answers = Fact::Number(shown.answers.into()),
        days = Fact::Number(shown.days as u64),
        streak = Fact::Number(shown.streak.into())
    );
    writeln!(world.output, "{}", say(&head))?;
    if shown.drills.is_empty() {
        return Ok(());
    }
    let columns = [
        text_key!("progress-column-house"),
        text_key!("progress-column-drill"),
        text_key!("progress-column-answers"),
        text_key!("progress-column-right"),
        text_key!("progress-column-accuracy"),
        text_key!("progress-column-median"),
        text_key!("progress-column-known"),
        text_key!("progress-column-due"),
    ];
    let heads = columns.map(|key| words.message(key));
    let shelf = HouseLibrary::built_in();
    let house = |id: &HouseId| shelf.get(id).map_or_else(|| id.to_string(), |house| house.name.clone());
    let drill = |name: &str| {
        words.try_render(&title_of(name), &HouseTerms::default(), &mut Vec::new()).unwrap_or_else(|| name.to_owned())
    };
    let row = |shown: &DrillProgressOut| {
        [
            house(&shown.house),
            drill(shown.drill.as_str()),
            shown.answers.to_string(),
            shown.right.to_string(),
            words.percent(shown.accuracy),
            shown.median_millis.map_or_else(|| "–".to_owned(), |millis| format!("{}\u{a0}s", words.seconds(millis))),
            format!("{}/{}", shown.known, shown.decisions),
            shown.due.to_string(),
        ]
    };
    let rows: Vec<_> = std::iter::once(heads).chain(shown.drills.iter().map(row)).collect();
    writeln!(world.output)?;
    for text in table(&rows) {
        writeln!(world.output, "{text}")?;
    }
    if !shown.least_known.is_empty() {
        writeln!(world.output, "\n{}", words.message(text_key!("progress-least")))?;
    }
    for least in &shown.least_known {
        let house = house(&least.house);
        let decision = words.render(&describe_decision(least.drill.as_str(), &least.decision), &HouseTerms::default());
        let percent = (least.known * 100.0).round();
        writeln!(world.output, "  {percent:>3}\u{a0}%  {decision} ({house}) {}/{}", least.right, least.answers)?;
    }
    Ok(())
}

/// Aligned columns: the first two left, the others right.
fn table(rows: &[[String; 8]]) -> Vec<String> {
    let wide = |text: &str| text.chars().count();
    let mut widths = [0; 8];
    for row in rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = wide(cell).max(*width);
        }
    }
    let cell = |(index, (cell, width)): (usize, (&String, &usize))| {
        let blank = " ".repeat(width - wide(cell));
        if index < 2 { format!("{cell}{blank}") } else { format!("{blank}{cell}") }
    };
    let line = |row: &[String; 8]| row.iter().zip(&widths).enumerate().map(cell).collect::<Vec<_>>().join("  ");
    rows.iter().map(|row| line(row).trim_end().to_owned()).collect()
}
