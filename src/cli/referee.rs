//! `tailleur referee`: one coup decided, its stakes settled, the rules cited.

use std::io::Write;
use std::path::Path;

use clap::{ArgAction, ArgMatches, Command};

use super::args::{command as command_of, flag, house, house_option, option, positional_list};
use super::error::CommandError;
use super::json::{CoupRefusalOut, CoupVerdictOut, write_json_line};
use super::judge::{JudgedCoup, TypedCards, judge};
use super::{Status, World, args, batch, incident, stakes};
use crate::i18n::Catalog;
use crate::i18n::phrase::{Fact, Phrase};
use crate::platform::storage::disk;
use crate::rules::bet::Spot;
use crate::rules::calls::calls;
use crate::rules::clause::Basis;
use crate::rules::hand::Hand;
use crate::rules::house::House;
use crate::rules::settle::{Ending, Settled};
use crate::rules::side::{Chance, Side};

pub(super) fn command(words: &Catalog) -> Command {
    command_of("referee", text_key!("cli-referee"), text_key!("cli-usage-referee"), words)
        .arg(house_option(words))
        .arg(option("bet", text_key!("cli-value-bet"), text_key!("cli-bet"), words).action(ArgAction::Append))
        .arg(flag("json", text_key!("cli-json"), words))
        .arg(
            option("batch", text_key!("cli-value-batch"), text_key!("cli-batch"), words)
                .conflicts_with_all(["bet", "cards"]),
        )
        .arg(
            option("incident", text_key!("cli-value-batch"), text_key!("cli-incident"), words)
                .conflicts_with_all(["bet", "cards", "batch"]),
        )
        .arg(
            positional_list("cards", text_key!("cli-value-card"), text_key!("cli-cards"), words)
                .required_unless_present_any(["batch", "incident"]),
        )
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    args::check_language(matches)?;
    let house = house(matches, words)?;
    if let Some(name) = matches.get_one::<String>("incident") {
        return incident::run(name, matches.get_flag("json"), &house, words, world);
    }
    match matches.get_one::<String>("batch").map(String::as_str) {
        None => judge_one(matches, &house, words, world),
        Some("-") => batch::run(&house, words, world.input, world.output),
        Some(name) => {
            let path = Path::new(name);
            let file = disk::open(path).map_err(|fault| CommandError::Usage(fault.phrase(path)))?;
            batch::run(&house, words, &mut std::io::BufReader::with_capacity(1 << 18, file), world.output)
        }
    }
}

fn judge_one(
    matches: &ArgMatches,
    house: &House,
    words: &Catalog,
    world: &mut World<'_>,
) -> Result<Status, CommandError> {
    let mut cards = TypedCards::default();
    matches.get_many::<String>("cards").into_iter().flatten().for_each(|text| cards.push(text));
    let mut placed = Vec::new();
    for text in matches.get_many::<String>("bet").into_iter().flatten() {
        stakes::add_written(house, &mut placed, text).map_err(CommandError::Usage)?;
    }
    let json = matches.get_flag("json");
    match judge(house, &cards, &placed, None) {
        Ok(judged) if json => write_json_line(&CoupVerdictOut::new(house, &judged), world.output)?,
        Ok(judged) => print_verdict(house, words, &judged, world.output)?,
        Err(illegal) => {
            let error = words.render_for_house(&illegal.what, house);
            if json {
                write_json_line(
                    &CoupRefusalOut { ok: false, error: &error, at: Some(illegal.at), line: None },
                    world.output,
                )?;
            } else {
                writeln!(world.errors, "{error}")?;
            }
            return Ok(Status::Wrong);
        }
    }
    Ok(Status::Done)
}

pub(super) fn in_words(house: &House, words: &Catalog, cards: &[&str], bets: &[&str]) -> Result<String, String> {
    let mut typed = TypedCards::default();
    for text in cards {
        typed.push(text);
    }
    let mut placed = Vec::new();
    let render = |phrase: &Phrase| words.render_for_house(phrase, house);
    for bet in bets {
        stakes::add_written(house, &mut placed, bet).map_err(|fault| render(&fault))?;
    }
    let judged = judge(house, &typed, &placed, None).map_err(|illegal| render(&illegal.what))?;
    let mut verdict = Vec::new();
    // Writing to memory cannot fail.
    let _ = print_verdict(house, words, &judged, &mut verdict);
    String::from_utf8(verdict).map_err(|error| error.to_string())
}

fn print_verdict(
    house: &House,
    words: &Catalog,
    judged: &JudgedCoup<'_>,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let say = |phrase: Phrase| words.render_for_house(&phrase, house);
    for side in Side::BOTH {
        let cards: Vec<String> =
            judged.coup.hand(side).iter().flat_map(Hand::cards).map(|card| card.to_string()).collect();
        let phrase = text!(
            "told-hand",
            side = Fact::Side(side),
            cards = Fact::Text(cards.join(" ")),
            point = Fact::Point(judged.outcome.points[side])
        );
        writeln!(out, "{}", say(phrase))?;
    }
    writeln!(out, "{}", say(text!("told-winner", chance = Fact::Chance(judged.outcome.winner))))?;
    for settled in &judged.settled {
        writeln!(out, "{}", say(describe_stake(house, settled)))?;
    }
    writeln!(out, "\n{}", words.message(text_key!("told-calls")))?;
    for call in calls(house, &judged.coup) {
        writeln!(out, "  {call}")?;
    }
    writeln!(out, "\n{}", words.message(text_key!("told-reasons")))?;
    for reason in judged.reasons() {
        let source = match reason.basis {
            Basis::Corrected(clause) => say(text!("sheet-corrected", clause = Fact::Text(clause.to_string()))),
            basis => {
                basis.clause().map_or_else(|| words.message(text_key!("told-silent")), |clause| clause.to_string())
            }
        };
        writeln!(out, "  {} ({source})", say(reason.rule.phrase()))?;
    }
    Ok(())
}

/// The house's term for a spot, or the id of one of the house's own spots.
fn spot_name(house: &House, spot: Spot) -> Fact {
    match spot {
        Spot::Punto => Fact::Chance(Chance::Punto),
        Spot::Banco => Fact::Chance(Chance::Banco),
        Spot::Egalite => Fact::Chance(Chance::Egalite),
        Spot::Own(_) => Fact::Text(house.spot_rules(spot).map(|rules| rules.id.clone()).unwrap_or_default()),
    }
}

fn describe_stake(house: &House, settled: &Settled) -> Phrase {
    let key = match settled.ending {
        Ending::Win => text_key!("told-win"),
        Ending::Lose => text_key!("told-lose"),
        Ending::Push => text_key!("told-push"),
        Ending::Refused(_) => text_key!("told-refused"),
    };
    Phrase::plain(key)
        .with("spot", spot_name(house, settled.stake.spot))
        .with("stake", Fact::Money(settled.stake.amount))
        .with("paid", Fact::Money(settled.paid))
        .with("collected", Fact::Money(settled.collected))
        .with("returned", Fact::Money(settled.returned))
}
