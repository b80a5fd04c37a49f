//! `tailleur deal`: shoes dealt from a seed, coup by coup or counted.

use std::io::Write;

use clap::{ArgMatches, Command};

use super::args::{command as command_of, flag, house, house_option, number, option};
use super::error::CommandError;
use super::json::{CoupOut, ShoeOut, TotalsOut, write_json_line};
use super::{Status, World, args};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, HouseTerms};
use crate::platform::threads;
use crate::rules::house::House;
use crate::rules::shoe::{ChanceTally, DealtCoup, Shoe, ShoeMaker};

/// Upper bound of `--threads`.
const MOST_THREADS: u64 = 1024;

pub(super) fn command(words: &Catalog) -> Command {
    command_of("deal", text_key!("cli-deal"), text_key!("cli-usage-deal"), words)
        .arg(house_option(words))
        .arg(option("seed", text_key!("cli-value-number"), text_key!("cli-seed"), words).required(true))
        .arg(option("coups", text_key!("cli-value-number"), text_key!("cli-coups"), words))
        .arg(flag("json", text_key!("cli-json"), words))
        .arg(flag("totals", text_key!("cli-totals"), words).conflicts_with("json"))
        .arg(option("threads", text_key!("cli-value-number"), text_key!("cli-threads"), words))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    args::check_language(matches)?;
    let seed = number(matches, "seed", 0, u64::MAX)?.unwrap_or_default();
    let coups = number(matches, "coups", 1, u64::MAX)?;
    let workers = number(matches, "threads", 1, MOST_THREADS)?.map_or(world.cores, |threads| threads as usize);
    let house = house(matches, words)?;
    let maker = ShoeMaker::new(&house.shoe, &house.tableau, seed);
    if maker.never_deals() {
        return Err(CommandError::Wrong(text!("deal-nothing")));
    }
    if matches.get_flag("totals") {
        let (shoes, tally) = totals(&maker, coups, workers);
        write_json_line(&TotalsOut::new(shoes, tally), world.output)?;
    } else if matches.get_flag("json") {
        deal(&maker, coups, &mut DealJsonWriter { out: world.output })?;
    } else {
        deal(
            &maker,
            coups,
            &mut DealTextWriter { out: world.output, words, names: HouseTerms::from(&house.terms), house: &house },
        )?;
    }
    Ok(Status::Done)
}

/// Number of shoes, and the winners of one whole shoe or of the first `coups` coups in shoe order; independent of
/// `workers`.
fn totals(maker: &ShoeMaker, coups: Option<u64>, workers: usize) -> (u64, ChanceTally) {
    let Some(coups) = coups else { return (1, maker.shoe(0).deal_out()) };
    let (mut shoes, mut tally) = (0, ChanceTally::default());
    loop {
        // At least this many whole shoes are needed, however many coups each yields.
        let needed = (coups - tally.coups()) / maker.most_coups();
        if needed == 0 {
            break;
        }
        for part in threads::run_in_parallel(workers, shoes..shoes + needed, |shoes| maker.totals(shoes)) {
            tally += part;
        }
        shoes += needed;
    }
    while tally.coups() < coups {
        let mut shoe = maker.shoe(shoes);
        shoes += 1;
        while let Some(dealt) = (tally.coups() < coups).then(|| shoe.deal_coup()).flatten() {
            tally.count(dealt.outcome().winner);
        }
    }
    (shoes, tally)
}

trait DealSink {
    fn shoe_opened(&mut self, shoe: &Shoe<'_>) -> Result<(), CommandError>;
    fn coup(&mut self, shoe: u64, coup: u64, dealt: DealtCoup) -> Result<(), CommandError>;
    fn shoe_closed(&mut self, shoe: &Shoe<'_>, coups: u64) -> Result<(), CommandError>;
}

/// Deals one shoe, or shoes until `coups` coups are dealt.
fn deal(maker: &ShoeMaker, coups: Option<u64>, listener: &mut impl DealSink) -> Result<(), CommandError> {
    let mut left = coups.unwrap_or(maker.most_coups());
    for number in 0.. {
        let mut shoe = maker.shoe(number);
        listener.shoe_opened(&shoe)?;
        let mut dealt = 0;
        while let Some(coup) = (left > 0).then(|| shoe.deal_coup()).flatten() {
            listener.coup(number, dealt, coup)?;
            dealt += 1;
            left -= 1;
        }
        listener.shoe_closed(&shoe, dealt)?;
        if left == 0 || coups.is_none() {
            break;
        }
    }
    Ok(())
}

struct DealJsonWriter<'o> {
    out: &'o mut dyn Write,
}

impl DealSink for DealJsonWriter<'_> {
    fn shoe_opened(&mut self, _: &Shoe<'_>) -> Result<(), CommandError> {
        Ok(())
    }

    fn coup(&mut self, shoe: u64, coup: u64, dealt: DealtCoup) -> Result<(), CommandError> {
        write_json_line(&CoupOut::new(shoe, coup, dealt), self.out)
    }

    fn shoe_closed(&mut self, shoe: &Shoe<'_>, coups: u64) -> Result<(), CommandError> {
        write_json_line(&ShoeOut::new(shoe, coups), self.out)
    }
}

struct DealTextWriter<'o> {
    out: &'o mut dyn Write,
    words: &'o Catalog,
    names: HouseTerms,
    house: &'o House,
}

impl DealSink for DealTextWriter<'_> {
    fn shoe_opened(&mut self, shoe: &Shoe<'_>) -> Result<(), CommandError> {
        let phrase = match shoe.burn() {
            None => Phrase::plain(text_key!("deal-opened-unburned")),
            Some((turned, count)) => Phrase::plain(text_key!("deal-opened"))
                .with("card", Fact::Card(turned.card))
                .with("count", Fact::Number(count.into())),
        };
        let phrase =
            phrase.with("shoe", Fact::Number(shoe.number() + 1)).with("house", Fact::Text(self.house.name.clone()));
        Ok(writeln!(self.out, "{}", self.words.render(&phrase, &self.names))?)
    }

    fn coup(&mut self, _: u64, coup: u64, dealt: DealtCoup) -> Result<(), CommandError> {
        let outcome = dealt.outcome();
        let cards: Vec<String> = dealt.cards().map(|card| card.to_string()).collect();
        let winner = self.names.chance_name(outcome.winner);
        let points = outcome.points;
        let (number, cards) = (coup + 1, cards.join(" "));
        Ok(writeln!(self.out, "{number:>4}  {cards:<17}  {}-{}  {winner}", points.punto, points.banco)?)
    }

    fn shoe_closed(&mut self, shoe: &Shoe<'_>, coups: u64) -> Result<(), CommandError> {
        let phrase =
            text!("deal-closed", coups = Fact::Number(coups), left = Fact::Number(shoe.remaining().len() as u64));
        Ok(writeln!(self.out, "{}\n", self.words.render(&phrase, &self.names))?)
    }
}
