//! `tailleur shift list`: the built-in scenarios.

use clap::{ArgMatches, Command};

use super::house_option;
use super::json::ScenarioOut;
use crate::cli::args::{self, command as command_of, flag};
use crate::cli::error::CommandError;
use crate::cli::json::write_json_line;
use crate::cli::{Status, World};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, HouseTerms};
use crate::table::scenario::{Length, Scenario, built_in};

pub(super) fn command(words: &Catalog) -> Command {
    command_of("list", text_key!("cli-shift-list"), text_key!("cli-usage-shift-list"), words)
        .arg(house_option(text_key!("cli-shift-list-house"), words))
        .arg(flag("json", text_key!("cli-json"), words))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    let house = if matches.contains_id("house") { Some(args::house(matches, words)?) } else { None };
    let fits = |scenario: &Scenario| house.as_ref().is_none_or(|house| scenario.table_in(house).is_some());
    for scenario in built_in().iter().filter(|scenario| fits(scenario)) {
        let title = title(scenario, words);
        if matches.get_flag("json") {
            write_json_line(&ScenarioOut::new(scenario, &title), world.output)?;
        } else {
            let length = words.render(&length(scenario.length), &HouseTerms::default());
            writeln!(world.output, "{:<24} {title} ({length})", scenario.id)?;
        }
    }
    Ok(Status::Done)
}

/// Its title in the language of the texts.
pub(super) fn title(scenario: &Scenario, words: &Catalog) -> String {
    scenario.title.render(words.language(), &HouseTerms::default())
}

fn length(length: Length) -> Phrase {
    let number = |count: u32| Fact::Number(count.into());
    match length {
        Length::Coups(coups) => text!("shift-length-coups", coups = number(coups)),
        Length::HalfAShoe => text!("shift-length-half-a-shoe"),
        Length::Shoes(shoes) => text!("shift-length-shoes", shoes = number(shoes.into())),
        Length::Stints(stints, coups) => {
            text!("shift-length-stints", stints = number(stints.into()), coups = number(coups))
        }
    }
}
