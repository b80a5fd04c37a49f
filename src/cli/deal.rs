//! `tailleur deal`: shoes dealt from a seed, coup by coup or counted.

use std::io::Write;

use clap::{ArgMatches, Command};

use super::args::{command as command_of, flag, house, house_option, number, option};
use super::json::{CoupOut, ShoeOut, TotalsOut, line};
use super::stop::Stop;
use super::{Status, World, args};
use crate::machine::threads;
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::shoe::{Dealt, Shoe, ShoeMaker, Tally};
use crate::words::{Names, Words};

/// Upper bound of `--threads`.
const MOST_THREADS: u64 = 1024;

pub(super) fn command(words: &Words) -> Command {
    command_of("deal", "cli-deal", "cli-usage-deal", words)
        .arg(house_option(words))
        .arg(option("seed", "cli-value-number", "cli-seed", words).required(true))
        .arg(option("coups", "cli-value-number", "cli-coups", words))
        .arg(flag("json", "cli-json", words))
        .arg(flag("totals", "cli-totals", words).conflicts_with("json"))
        .arg(option("threads", "cli-value-number", "cli-threads", words))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    args::check_language(matches)?;
    let seed = number(matches, "seed", 0, u64::MAX)?.unwrap_or_default();
    let coups = number(matches, "coups", 1, u64::MAX)?;
    let workers = number(matches, "threads", 1, MOST_THREADS)?.map_or(world.cores, |threads| threads as usize);
    let house = house(matches, words)?;
    let maker = ShoeMaker::new(&house.shoe, &house.tableau, seed);
    if maker.never_deals() {
        return Err(Stop::Wrong(Phrase::plain("deal-nothing")));
    }
    if matches.get_flag("totals") {
        let (shoes, tally) = totals(&maker, coups, workers);
        line(&TotalsOut::new(shoes, tally), world.output)?;
    } else if matches.get_flag("json") {
        deal(&maker, coups, &mut Json { out: world.output })?;
    } else {
        deal(&maker, coups, &mut Told { out: world.output, words, names: Names::from(&house.terms), house: &house })?;
    }
    Ok(Status::Done)
}

/// Number of shoes, and the winners of one whole shoe or of the first `coups` coups in shoe order; independent of
/// `workers`.
fn totals(maker: &ShoeMaker, coups: Option<u64>, workers: usize) -> (u64, Tally) {
    let Some(coups) = coups else { return (1, maker.shoe(0).deal_out()) };
    let (mut shoes, mut tally) = (0, Tally::default());
    loop {
        // At least this many whole shoes are needed, however many coups each yields.
        let needed = (coups - tally.coups()) / maker.most_coups();
        if needed == 0 {
            break;
        }
        for part in threads::share(workers, shoes..shoes + needed, |shoes| maker.totals(shoes)) {
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

trait Listener {
    fn opened(&mut self, shoe: &Shoe<'_>) -> Result<(), Stop>;
    fn coup(&mut self, shoe: u64, coup: u64, dealt: Dealt) -> Result<(), Stop>;
    fn closed(&mut self, shoe: &Shoe<'_>, coups: u64) -> Result<(), Stop>;
}

/// Deals one shoe, or shoes until `coups` coups are dealt.
fn deal(maker: &ShoeMaker, coups: Option<u64>, listener: &mut impl Listener) -> Result<(), Stop> {
    let mut left = coups.unwrap_or(maker.most_coups());
    for number in 0.. {
        let mut shoe = maker.shoe(number);
        listener.opened(&shoe)?;
        let mut dealt = 0;
        while let Some(coup) = (left > 0).then(|| shoe.deal_coup()).flatten() {
            listener.coup(number, dealt, coup)?;
            dealt += 1;
            left -= 1;
        }
        listener.closed(&shoe, dealt)?;
        if left == 0 || coups.is_none() {
            break;
        }
    }
    Ok(())
}

struct Json<'o> {
    out: &'o mut dyn Write,
}

impl Listener for Json<'_> {
    fn opened(&mut self, _: &Shoe<'_>) -> Result<(), Stop> {
        Ok(())
    }

    fn coup(&mut self, shoe: u64, coup: u64, dealt: Dealt) -> Result<(), Stop> {
        line(&CoupOut::new(shoe, coup, dealt), self.out)
    }

    fn closed(&mut self, shoe: &Shoe<'_>, coups: u64) -> Result<(), Stop> {
        line(&ShoeOut::new(shoe, coups), self.out)
    }
}

struct Told<'o> {
    out: &'o mut dyn Write,
    words: &'o Words,
    names: Names,
    house: &'o House,
}

impl Listener for Told<'_> {
    fn opened(&mut self, shoe: &Shoe<'_>) -> Result<(), Stop> {
        let phrase = match shoe.burn() {
            None => Phrase::plain("deal-opened-unburned"),
            Some((turned, count)) => Phrase::plain("deal-opened")
                .with("card", Fact::Card(turned.card))
                .with("count", Fact::Number(count.into())),
        };
        let phrase =
            phrase.with("shoe", Fact::Number(shoe.number() + 1)).with("house", Fact::Text(self.house.name.clone()));
        Ok(writeln!(self.out, "{}", self.words.say(&phrase, &self.names))?)
    }

    fn coup(&mut self, _: u64, coup: u64, dealt: Dealt) -> Result<(), Stop> {
        let outcome = dealt.outcome();
        let cards: Vec<String> = dealt.cards().map(|card| card.to_string()).collect();
        let winner = self.names.of_chance(outcome.winner);
        let points = outcome.points;
        let (number, cards) = (coup + 1, cards.join(" "));
        Ok(writeln!(self.out, "{number:>4}  {cards:<17}  {}-{}  {winner}", points.punto, points.banco)?)
    }

    fn closed(&mut self, shoe: &Shoe<'_>, coups: u64) -> Result<(), Stop> {
        let phrase = Phrase::plain("deal-closed")
            .with("coups", Fact::Number(coups))
            .with("left", Fact::Number(shoe.left().len() as u64));
        Ok(writeln!(self.out, "{}\n", self.words.say(&phrase, &self.names))?)
    }
}
