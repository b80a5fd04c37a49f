//! A question and its key in words: what lies on the table, what is asked, what is right and why.

use super::{Exercise, Sheet};
use crate::drill::marking::Accepts;
use crate::drill::question::{Answer, Choice, Dealt, Deed, Form, Grid, LaidCard, LaidStake, Scene};
use crate::rules::bet::Spot;
use crate::rules::clause::{Basis, SILENT};
use crate::rules::house::House;
use crate::rules::money::Money;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::reason::Reason;
use crate::rules::side::{Chance, Side};
use crate::rules::tableau::{Act, Third};
use crate::words::{Names, Words, card_name, money};

/// Where something is to be written.
pub(super) const BLANK: &str = "______________";

/// A question in words.
pub(super) struct Told {
    /// What has happened.
    pub(super) happened: Vec<String>,
    /// What lies on the table.
    pub(super) table: Vec<String>,
    /// What is asked.
    pub(super) prompt: String,
    /// What there is to choose from, or where to write.
    pub(super) asks: Vec<String>,
}

/// A key in words.
pub(super) struct KeyTold {
    pub(super) answer: Vec<String>,
    pub(super) working: Vec<String>,
    /// Each reason with its clause.
    pub(super) reasons: Vec<String>,
}

/// Speaks for one house in one language.
#[derive(Clone, Copy)]
struct Teller<'a> {
    words: &'a Words,
    house: &'a House,
}

pub(super) fn told(exercise: &Exercise, sheet: &Sheet, words: &Words) -> Told {
    let teller = Teller { words, house: &sheet.house };
    let question = &exercise.posed.question;
    let mut table = teller.table(&question.scene);
    if let Some(second) = &question.scene.second {
        table.insert(0, sheet.house.name.clone());
        table.push(second.house.name.clone());
        table.extend(Teller { words, house: &second.house }.table(&second.scene));
    }
    Told {
        happened: question.scene.told.iter().map(|line| teller.say(line)).collect(),
        table,
        prompt: teller.say(&question.prompt),
        asks: teller.asks(&question.form, &question.scene),
    }
}

pub(super) fn key(exercise: &Exercise, sheet: &Sheet, words: &Words) -> KeyTold {
    let teller = Teller { words, house: &sheet.house };
    let (question, key) = (&exercise.posed.question, &exercise.posed.key);
    let reason = |teller: Teller<'_>, why: &Reason| {
        let source = why.basis.clause().map_or_else(|| words.key("sheet-silent"), |clause| clause.to_string());
        format!("{} [{source}]", teller.say(&why.rule.phrase()))
    };
    let mut reasons: Vec<String> = key.reasons.iter().map(|why| reason(teller, why)).collect();
    if let Some(second) = &key.second {
        let there = Teller { words, house: &second.house };
        reasons.extend(second.reasons.iter().map(|why| format!("{}: {}", second.house.name, reason(there, why))));
    }
    let mut answer = teller.answer(&question.form, &key.answer, &question.scene);
    if let Accepts::Between(least, most) = key.accepts {
        let range = Phrase::plain("verdict-between");
        let range = range.with("least", Fact::Number(least.into())).with("most", Fact::Number(most.into()));
        answer.push(teller.say(&range));
    }
    KeyTold { answer, working: key.working.iter().map(|line| teller.say(line)).collect(), reasons }
}

/// The clause of a reason, or the words of JSON where the text is silent.
pub(super) fn source(basis: Basis) -> String {
    basis.clause().map_or_else(|| SILENT.to_owned(), |clause| clause.to_string())
}

impl Teller<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, &Names::from(&self.house.terms))
    }

    fn pair(&self, label: String, text: String) -> String {
        self.say(&Phrase::plain("part-name").with("label", Fact::Text(label)).with("answer", Fact::Text(text)))
    }

    /// What lies on the table, a line each.
    fn table(&self, scene: &Scene) -> Vec<String> {
        let mut lines = Vec::new();
        for side in Side::BOTH {
            let cards: Vec<String> = scene.hands[side].iter().map(|card| self.card(*card)).collect();
            if !cards.is_empty() {
                lines.push(self.pair(self.chance(side.into()), cards.join("  ")));
            }
        }
        if !scene.to_come.is_empty() {
            let cards: Vec<String> = scene.to_come.iter().map(ToString::to_string).collect();
            lines.push(self.pair(self.words.key("table-to-come"), cards.join("  ")));
        }
        if !scene.apart.is_empty() {
            let cards: Vec<String> = scene.apart.iter().map(|card| self.card(*card)).collect();
            lines.push(self.pair(self.words.key("table-apart"), cards.join("  ")));
        }
        if let Some(limits) = scene.limits {
            let sign =
                Phrase::plain("sheet-limits").with("min", Fact::Money(limits.min)).with("max", Fact::Money(limits.max));
            lines.push(self.say(&sign));
        }
        if let Some(chance) = scene.announced {
            lines.push(self.say(&Phrase::plain("sheet-announced").with("chance", Fact::Chance(chance))));
        }
        if let Some(seats) = &scene.seats {
            let taken: Vec<String> = seats.taken.iter().map(ToString::to_string).collect();
            lines.push(self.say(&Phrase::plain("sheet-seats").with("taken", Fact::Text(taken.join(", ")))));
            lines.push(match seats.holder {
                Some(seat) => self.say(&Phrase::plain("sheet-holder").with("seat", Fact::Number(seat.into()))),
                None => self.words.key("sheet-no-holder"),
            });
        }
        lines.extend(scene.stakes.iter().map(|stake| self.stake(stake)));
        lines
    }

    fn card(&self, card: LaidCard) -> String {
        match card {
            LaidCard::Up(card) => format!("{card}"),
            LaidCard::Down(_) => self.words.key("sheet-face-down"),
        }
    }

    fn chance(&self, chance: Chance) -> String {
        Names::from(&self.house.terms).of_chance(chance).to_owned()
    }

    fn stake(&self, stake: &LaidStake) -> String {
        let spot = match stake.spot {
            Spot::Punto => Fact::Chance(Chance::Punto),
            Spot::Banco => Fact::Chance(Chance::Banco),
            Spot::Egalite => Fact::Chance(Chance::Egalite),
            Spot::Own(_) => {
                Fact::Text(self.house.spot_rules(stake.spot).map_or_else(String::new, |rules| rules.id.clone()))
            }
        };
        let phrase = Phrase::plain("table-stake")
            .with("seat", Fact::Number(stake.seat.into()))
            .with("spot", spot)
            .with("amount", Fact::Money(stake.amount));
        self.say(&phrase)
    }

    /// What there is to choose from, or where to write.
    fn asks(&self, form: &Form, scene: &Scene) -> Vec<String> {
        match form {
            Form::Choice(choices) | Form::Order(choices) => {
                choices.iter().enumerate().map(|(at, choice)| self.choice(at, choice)).collect()
            }
            Form::Number { .. } | Form::Money => vec![BLANK.to_owned()],
            Form::Several(parts) => parts
                .iter()
                .map(|part| {
                    let asks = self.asks(&part.form, scene);
                    self.pair(self.say(&part.label), asks.join("   "))
                })
                .collect(),
            Form::Grid(grid) => self.grid(grid, &vec![None; grid.rows.len() * grid.columns.len()]),
            Form::Call(tiles) => vec![tiles.join(" · "), BLANK.repeat(3)],
            Form::Chips(tray) => vec![self.tray(tray), BLANK.repeat(2)],
            Form::Settle => scene.stakes.iter().map(|stake| self.pair(self.stake(stake), BLANK.to_owned())).collect(),
        }
    }

    fn choice(&self, at: usize, choice: &Choice) -> String {
        let letter = choice.letter.map_or_else(|| (at + 1).to_string(), String::from);
        format!("{letter}. {}", self.say(&choice.label))
    }

    /// The values of a tray.
    fn tray(&self, tray: &[Money]) -> String {
        tray.iter().map(|value| money(self.words.language(), *value)).collect::<Vec<_>>().join(" · ")
    }

    /// The rows of a grid with what stands in their cells.
    fn grid(&self, grid: &Grid, acts: &[Option<Act>]) -> Vec<String> {
        let terms = &self.house.terms;
        let head = |third: &Third| match third {
            Third::Card(point) if point.get() == 0 => terms.zero_column.value().clone(),
            Third::Card(point) => point.to_string(),
            Third::Stood => terms.stood.value().clone(),
        };
        let letter = |act: &Option<Act>| match act {
            Some(Act::Draw) => terms.draw.value().0.to_string(),
            Some(Act::Stand) => terms.stand.value().0.to_string(),
            None => "_".to_owned(),
        };
        let heads: Vec<String> = grid.columns.iter().map(head).collect();
        let width = |at: usize| heads.get(at).map_or(1, |head| head.chars().count());
        let row = |label: String, cells: Vec<String>| {
            let cells = cells.iter().enumerate().map(|(at, cell)| format!("{cell:>wide$}", wide = width(at)));
            format!("{label:>2}  {}", cells.collect::<Vec<_>>().join("  "))
        };
        let rows = grid.rows.iter().zip(acts.chunks(grid.columns.len().max(1)));
        let body = rows.map(|(point, acts)| row(point.to_string(), acts.iter().map(letter).collect()));
        std::iter::once(row(String::new(), heads.clone())).chain(body).collect()
    }

    /// An answer in words, a line each.
    fn answer(&self, form: &Form, answer: &Answer, scene: &Scene) -> Vec<String> {
        match (form, answer) {
            (Form::Choice(choices), Answer::Choice(at)) => {
                choices.get(*at).map(|choice| self.choice(*at, choice)).into_iter().collect()
            }
            (Form::Several(parts), Answer::Several(answers)) => parts
                .iter()
                .zip(answers)
                .map(|(part, answer)| {
                    self.pair(self.say(&part.label), self.answer(&part.form, answer, scene).join("  "))
                })
                .collect(),
            (Form::Grid(grid), Answer::Grid(acts)) => self.grid(grid, acts),
            (Form::Order(steps), Answer::Order(places)) => {
                places.iter().filter_map(|at| Some(self.choice(*at, steps.get(*at)?))).collect()
            }
            (_, Answer::Number(number)) => vec![number.to_string()],
            (_, Answer::Money(sum)) => vec![money(self.words.language(), *sum)],
            (_, Answer::Call(words)) => vec![words.clone()],
            (_, Answer::Chips(pieces)) => {
                let told =
                    pieces.iter().map(|(value, count)| format!("{count} × {}", money(self.words.language(), *value)));
                vec![told.collect::<Vec<_>>().join(" + ")]
            }
            (_, Answer::Settle(deeds)) => deeds.iter().map(|deed| self.deed(*deed, scene)).collect(),
            _ => Vec::new(),
        }
    }

    fn deed(&self, deed: Deed, scene: &Scene) -> String {
        let stake = scene.stakes.get(deed.stake).map_or_else(String::new, |stake| self.stake(stake));
        let done = match deed.act {
            Dealt::Collected => self.words.key("sheet-collected"),
            Dealt::Paid(sum) => self.say(&Phrase::plain("sheet-paid").with("sum", Fact::Money(sum))),
        };
        self.pair(stake, done)
    }
}

/// A card as a screen reader says it, for those who cannot see the picture.
pub(super) fn spoken(card: LaidCard, words: &Words) -> String {
    match card {
        LaidCard::Up(card) => card_name(words, card),
        LaidCard::Down(_) => words.key("sheet-face-down"),
    }
}
