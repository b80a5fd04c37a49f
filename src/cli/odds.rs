//! `tailleur odds`: the exact probabilities and the house's advantage on every spot.

use std::io::Write;

use clap::{ArgMatches, Command};

use super::args::{command as command_of, flag, house, house_option, number, option};
use super::error::CommandError;
use super::json::{OddsOut, write_json_line};
use super::{Status, World, args};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::i18n::{Catalog, HouseTerms};
use crate::rules::house::House;
use crate::rules::odds::{Fraction, Odds, PACKS};
use crate::rules::side::Chance;

pub(super) fn command(words: &Catalog) -> Command {
    command_of("odds", text_key!("cli-odds"), text_key!("cli-usage-odds"), words)
        .arg(house_option(words))
        .arg(option("packs", text_key!("cli-value-number"), text_key!("cli-packs"), words))
        .arg(flag("json", text_key!("cli-json"), words))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    args::check_language(matches)?;
    let asked = number(matches, "packs", (*PACKS.start()).into(), (*PACKS.end()).into())?;
    let house = house(matches, words)?;
    let packs = asked.map_or(*house.shoe.packs.value(), |packs| packs as u8);
    let fault = |key: TextKey| CommandError::Wrong(Phrase::plain(key));
    let odds = Odds::enumerate(&house.tableau, packs).ok_or_else(|| fault(text_key!("odds-packs")))?;
    let mut edges = Vec::with_capacity(house.spots.len());
    for spot in &house.spots {
        edges.push((spot.id.as_str(), odds.edge(&spot.payouts).ok_or_else(|| fault(text_key!("odds-too-fine")))?));
    }
    if matches.get_flag("json") {
        let edges: Vec<_> = edges.into_iter().map(|(spot, edge)| (spot, edge.to_string())).collect();
        write_json_line(&OddsOut::new(&odds, &edges), world.output)?;
    } else {
        print_odds(&house, &odds, &edges, words, world.output)?;
    }
    Ok(Status::Done)
}

fn print_odds(
    house: &House,
    odds: &Odds,
    edges: &[(&str, Fraction)],
    words: &Catalog,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let names = HouseTerms::from(&house.terms);
    let title = text!("odds-title", house = Fact::Text(house.name.clone()), packs = Fact::Number(odds.packs().into()));
    writeln!(out, "{}\n", words.render(&title, &names))?;

    let mut rows = vec![(words.message(text_key!("odds-all")), odds.total())];
    for chance in Chance::ALL {
        rows.push((names.chance_name(chance).to_owned(), odds.weight_of_chance(chance)));
    }
    for cards in 4..=6 {
        let phrase = text!("odds-cards", cards = Fact::Number(cards.into()));
        rows.push((words.render(&phrase, &names), odds.weight_of_cards(cards)));
    }
    let rows = rows.into_iter().map(|(name, weight)| [name, weight.to_string(), percent(odds.share(weight))]);
    table(&rows.collect::<Vec<_>>(), out)?;

    writeln!(out, "\n{}", words.message(text_key!("odds-edges")))?;
    // The first three spots of every house are punto, banco and égalité, in this order.
    let own = edges.iter().skip(Chance::ALL.len()).map(|(spot, _)| (*spot).to_owned());
    let spots = [&names.punto, &names.banco, &names.egalite].into_iter().cloned().chain(own);
    let rows = spots.zip(edges).map(|(spot, (_, edge))| [spot, percent(Some(*edge)), edge.to_string()]);
    table(&rows.collect::<Vec<_>>(), out)
}

fn percent(share: Option<Fraction>) -> String {
    share.map(|share| format!("{} %", share.percent(4))).unwrap_or_default()
}

/// Aligned rows: the first column left, the others right.
fn table<const N: usize>(rows: &[[String; N]], out: &mut dyn Write) -> Result<(), CommandError> {
    let wide = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    for row in rows {
        for (column, cell) in row.iter().enumerate() {
            let width = wide(column).unwrap_or(0);
            match column {
                0 => write!(out, "  {cell:<width$}")?,
                _ => write!(out, "   {cell:>width$}")?,
            }
        }
        writeln!(out)?;
    }
    Ok(())
}
