//! A shift as it is printed: a line a coup with its incidents and faults, then the report by area.

use std::io::Write;
use std::sync::Arc;

use super::json::{CoupLine, ReportLine, ShiftLine};
use super::list;
use crate::cli::World;
use crate::cli::error::CommandError;
use crate::cli::json::write_json_line;
use crate::describe::scene::table_size_key;
use crate::describe::shift::person;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, HouseTerms};
use crate::rules::clause::Basis;
use crate::rules::house::House;
use crate::rules::money::Money;
use crate::table::Shift;
use crate::table::coup_record::CoupRecord;
use crate::table::event::Event;
use crate::table::fact;
use crate::table::judging::Letter;

/// Prints a shift as it is played.
pub(super) struct ShiftPrinter<'p> {
    json: bool,
    words: &'p Catalog,
    house: Arc<House>,
    names: HouseTerms,
    /// Number of the facts that were printed with their coups.
    in_coups: usize,
}

impl<'p> ShiftPrinter<'p> {
    pub(super) fn new(shift: &Shift, json: bool, words: &'p Catalog) -> Self {
        let house = Arc::clone(&shift.state().house);
        Self { json, words, names: HouseTerms::from(&house.terms), house, in_coups: 0 }
    }

    /// The first line.
    pub(super) fn begin(&self, shift: &Shift, out: &mut dyn Write) -> Result<(), CommandError> {
        if self.json {
            return write_json_line(&ShiftLine::new(shift), out);
        }
        let title = text!(
            "shift-title",
            scenario = Fact::Text(list::title(shift.scenario(), self.words)),
            house = Fact::Text(self.house.name.clone()),
            table = Fact::Phrase(Box::new(Phrase::plain(table_size_key(shift.state().size)))),
            seed = Fact::Text(shift.seed().to_string())
        );
        Ok(writeln!(out, "{}", self.say(&title))?)
    }

    /// Finished coups, and on standard error acts that changed nothing.
    pub(super) fn show(&mut self, shift: &Shift, events: &[Event], world: &mut World<'_>) -> Result<(), CommandError> {
        for event in events {
            match event {
                Event::CoupOver(coup) => {
                    self.in_coups += coup.faults.len();
                    if self.json {
                        write_json_line(&CoupLine::new(coup, &self.house), world.output)?;
                    } else {
                        self.write_coup(shift, coup, world.output)?;
                    }
                }
                Event::Impossible(reason) => {
                    writeln!(world.errors, "{}", self.say(&reason.phrase(shift.acts())))?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The report.
    pub(super) fn end(&self, shift: &Shift, out: &mut dyn Write) -> Result<(), CommandError> {
        let report = shift.report();
        let others = || shift.facts().iter().skip(self.in_coups);
        if self.json {
            return write_json_line(&ReportLine::new(&report, others()), out);
        }
        for fact in others() {
            writeln!(out, "      {}", self.fault(shift, fact))?;
        }
        let counts = text!(
            "shift-coups",
            coups = Fact::Number(report.coups.into()),
            stakes = Fact::Number(report.stakes.into())
        );
        let counts = text!("shift-report", counts = Fact::Phrase(Box::new(counts)));
        writeln!(out, "\n{}", self.say(&counts))?;
        for (area, letter) in report.areas {
            let letter = match letter {
                Letter::A | Letter::B | Letter::C => letter.id().to_owned(),
                Letter::Fail => self.words.message(text_key!("shift-letter-fail")),
            };
            writeln!(out, "  {:<28} {letter}", self.say(&area.phrase()))?;
        }
        if !report.red_lines.is_empty() {
            writeln!(out, "  {}", self.words.message(text_key!("shift-red-lines")))?;
        }
        for fact in &report.red_lines {
            writeln!(out, "    {}", self.fault(shift, fact))?;
        }
        let pace = report.coups_per_hour.map(|pace| text!("shift-pace", pace = Fact::Number(pace.into())));
        let passed = if report.passed { text!("shift-passed") } else { text!("shift-not-passed") };
        for line in pace.iter().chain([&passed]) {
            writeln!(out, "  {}", self.say(line))?;
        }
        Ok(())
    }

    fn write_coup(&self, shift: &Shift, coup: &CoupRecord, out: &mut dyn Write) -> Result<(), CommandError> {
        let cards: Vec<String> = coup.cards.iter().map(ToString::to_string).collect();
        let winner = match coup.winner {
            Some(chance) => self.names.chance_name(chance).to_owned(),
            None => self.words.message(text_key!("shift-coup-null")),
        };
        let sum = |each: fn(&crate::table::coup_record::RecordedSettlement) -> Money| {
            Fact::Money(coup.settled.iter().map(each).fold(Money::ZERO, Money::plus))
        };
        let money = text!(
            "shift-coup-money",
            stakes = Fact::Number(coup.stakes.len() as u64),
            collected = sum(|settled| settled.collected),
            paid = sum(|settled| settled.paid)
        );
        let (number, cards, money) = (coup.number, cards.join(" "), self.say(&money));
        writeln!(out, "{number:>4}  {cards:<17}  {winner:<8}  {money}")?;
        for incident in &coup.incidents {
            let name = Fact::Phrase(Box::new(incident.phrase()));
            writeln!(out, "      {}", self.say(&text!("shift-incident", incident = name)))?;
        }
        for fact in &coup.faults {
            writeln!(out, "      {}", self.fault(shift, fact))?;
        }
        Ok(())
    }

    /// A fault with its clause, its place, and what it costs.
    fn fault(&self, shift: &Shift, fact: &fact::Fact) -> String {
        let clause = match fact.basis {
            Basis::Stated(clause) | Basis::Corrected(clause) => clause.to_string(),
            Basis::Silent | Basis::Authored => self.words.message(text_key!("told-silent")),
        };
        let key = if fact.noticed { text_key!("shift-fault-noticed") } else { text_key!("shift-fault") };
        let phrase = Phrase::plain(key)
            .with("fault", Fact::Phrase(Box::new(fact.phrase())))
            .with("clause", Fact::Text(clause))
            .with("act", Fact::Number(fact.act.into()))
            .with("person", Fact::Phrase(Box::new(person(shift.state(), fact.by))));
        let sum = Fact::Money(Money::coins(fact.cost.unsigned_abs()));
        match fact.cost {
            0 => self.say(&phrase),
            ..0 => format!("{}; {}", self.say(&phrase), self.say(&text!("shift-cost-to-house", sum = sum))),
            1.. => format!("{}; {}", self.say(&phrase), self.say(&text!("shift-cost-to-guest", sum = sum))),
        }
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.words.render(phrase, &self.names)
    }
}
