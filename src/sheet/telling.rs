//! A question and its key as text: scene, prompt, answer, reasons.

use super::asking::Ask;
use super::lying::Line;
use crate::drill::marking::{Accepts, Key};
use crate::drill::question::{Answer, Choice, Dealt, Deed, Form, Grid, LaidStake, Question, Scene};
use crate::drill::telling as say;
use crate::rules::clause::Basis;
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::reason::Reason;
use crate::rules::tableau::Act;
use crate::voice::Said;
use crate::words::{Counting, Names, Words};

pub(super) struct Told {
    /// Events before the question; numbered if more than one.
    pub(super) happened: Vec<String>,
    pub(super) table: Vec<Line>,
    /// Calls as text: the speaker, then each call in quotes.
    pub(super) heard: Vec<String>,
    pub(super) prompt: String,
    pub(super) asks: Vec<Ask>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyTold {
    /// The correct answer, line by line.
    pub answer: Vec<String>,
    /// Alternative answers that count as right.
    pub accepts: Option<String>,
    pub working: Vec<String>,
    pub reasons: Vec<String>,
    /// The author's explanation.
    pub because: Option<String>,
    /// Feedback on particular wrong answers: answer and text.
    pub hints: Vec<(String, String)>,
}

/// Describes questions in the terms of one house and language.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a> {
    pub(super) words: &'a Words,
    pub(super) house: &'a House,
}

pub(super) fn told(question: &Question, house: &House, words: &Words) -> Told {
    let teller = Teller { words, house };
    let settles = question.form == Form::Settle;
    let mut table = teller.table(&question.scene, settles);
    if let Some(second) = &question.scene.second {
        table.insert(0, Line::heading(house.name.clone()));
        table.push(Line::heading(second.house.name.clone()));
        table.extend(Teller { words, house: &second.house }.table(&second.scene, false));
    }
    let lines = &question.scene.told;
    let number = |(at, line): (usize, &Phrase)| {
        let line = teller.say(line);
        if lines.len() > 1 { teller.numbered(at + 1, line) } else { line }
    };
    Told {
        happened: lines.iter().enumerate().map(number).collect(),
        table,
        heard: teller.heard(&question.scene),
        prompt: teller.say(&question.prompt),
        asks: teller.asks(&question.form, &question.scene),
    }
}

/// Text alternative of a scene line by line: events, table contents and calls.
pub fn scene_told(question: &Question, house: &House, words: &Words) -> Vec<String> {
    let Told { happened, table, heard, .. } = told(question, house, words);
    happened.into_iter().chain(table.into_iter().map(|line| line.text)).chain(heard).collect()
}

/// Text alternative of a scene without its calls, for listeners who cannot see it.
pub fn seen_told(question: &Question, house: &House, words: &Words) -> Vec<String> {
    let Told { happened, table, .. } = told(question, house, words);
    happened.into_iter().chain(table.into_iter().map(|line| line.text)).collect()
}

/// The events of a scene line by line.
pub fn happened_told(question: &Question, house: &House, words: &Words) -> Vec<String> {
    told(question, house, words).happened
}

pub fn key_told(question: &Question, key: &Key, house: &House, words: &Words) -> KeyTold {
    let teller = Teller { words, house };
    let mut reasons: Vec<String> = key.reasons.iter().map(|why| teller.reason(why)).collect();
    if let Some(second) = &key.second {
        let there = Teller { words, house: &second.house };
        reasons = reasons.into_iter().map(|why| teller.pair(house.name.clone(), why)).collect();
        let others = second.reasons.iter().map(|why| teller.pair(second.house.name.clone(), there.reason(why)));
        reasons.extend(others);
    }
    KeyTold {
        answer: match &question.form {
            Form::Aloud(_) => say::quoted(&key.heard, words),
            form => teller.answer(form, &key.answer, &question.scene),
        },
        accepts: accepts(&key.accepts, words),
        working: key.working.iter().map(|line| teller.say(line)).collect(),
        reasons,
        because: key.because.as_ref().map(|because| teller.say(because)),
        hints: key
            .hints
            .iter()
            .map(|hint| {
                (teller.answer(&question.form, &hint.answer, &question.scene).join("  "), teller.say(&hint.says))
            })
            .collect(),
    }
}

pub fn answer_told(question: &Question, answer: &Answer, house: &House, words: &Words) -> Vec<String> {
    Teller { words, house }.answer(&question.form, answer, &question.scene)
}

fn accepts(accepts: &Accepts, words: &Words) -> Option<String> {
    match accepts {
        Accepts::Only | Accepts::FiguresByName(_) => None,
        Accepts::AnyOrderWith(_) => Some(words.key("sheet-other-orders")),
        Accepts::AnyPieces | Accepts::OtherPieces(_) => Some(words.key("sheet-any-pieces")),
        Accepts::FewestPieces => Some(words.key("sheet-fewest-pieces")),
        Accepts::Between(least, most) => {
            let range = Phrase::plain("verdict-between").with("least", Fact::Number((*least).into()));
            Some(words.say(&range.with("most", Fact::Number((*most).into())), &Names::default()))
        }
    }
}

impl Teller<'_> {
    pub(super) fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, &Names::from(&self.house.terms))
    }

    /// Joins a label and a text with the right punctuation.
    pub(super) fn pair(&self, label: String, text: String) -> String {
        // A label that ends in a sign gets no colon.
        let plain = label.ends_with(['?', ':', '.']);
        let (key, name) = if plain { ("part-name", "answer") } else { ("sheet-pair", "text") };
        self.say(&Phrase::plain(key).with("label", Fact::Text(label)).with(name, Fact::Text(text)))
    }

    fn heard(&self, scene: &Scene) -> Vec<String> {
        let quoted = |said: &Said| {
            let line = Phrase::plain("heard-line").with("text", Fact::Text(said.caption(Counting::default())));
            self.say(&line)
        };
        let head = (!scene.heard.is_empty()).then(|| self.words.key("sheet-heard"));
        head.into_iter().chain(scene.heard.iter().map(quoted)).collect()
    }

    pub(super) fn numbered(&self, place: usize, step: String) -> String {
        let line = Phrase::plain("order-placed").with("place", Fact::Number(place as u64));
        self.say(&line.with("step", Fact::Text(step)))
    }

    pub(super) fn stake(&self, stake: &LaidStake, standing: bool) -> String {
        self.say(&say::stake(stake, say::spot(stake.spot, self.house), standing))
    }

    pub(super) fn choice(&self, at: usize, choice: &Choice) -> String {
        let letter = choice.letter.map_or_else(|| (at + 1).to_string(), String::from);
        format!("{letter}. {}", self.say(&choice.label))
    }

    /// Column heads of a grid, and its rows: point and cell texts.
    pub(super) fn cells(&self, grid: &Grid, acts: &[Option<Act>]) -> (Vec<String>, Vec<(String, Vec<String>)>) {
        let terms = &self.house.terms;
        let wide = grid.columns.len();
        let letter = |at: usize| {
            let act = acts.get(at).copied().flatten();
            act.map_or_else(String::new, |act| say::letter(act, terms).to_string())
        };
        let row = |(at, point): (usize, &crate::rules::hand::Point)| {
            (point.to_string(), (0..wide).map(|column| letter(at * wide + column)).collect())
        };
        let heads = grid.columns.iter().map(|third| say::column(*third, terms)).collect();
        (heads, grid.rows.iter().enumerate().map(row).collect())
    }

    fn reason(&self, why: &Reason) -> String {
        let source = match why.basis {
            Basis::Stated(clause) | Basis::Corrected(clause) => clause.to_string(),
            Basis::Silent => self.words.key("sheet-silent"),
            Basis::Authored => self.words.key("sheet-authored"),
        };
        format!("{} [{source}]", self.say(&why.rule.phrase()))
    }

    fn answer(&self, form: &Form, answer: &Answer, scene: &Scene) -> Vec<String> {
        match (form, answer) {
            (Form::Choice(choices), Answer::Choice(at)) => {
                choices.get(*at).map(|choice| self.choice(*at, choice)).into_iter().collect()
            }
            (Form::Several(parts), Answer::Several(answers)) => {
                let told = parts.iter().zip(answers).map(|(part, answer)| {
                    self.pair(self.say(&part.label), self.answer(&part.form, answer, scene).join("  "))
                });
                told.collect()
            }
            (Form::Grid(grid), Answer::Grid(acts)) => super::asking::grid_lines(&self.cells(grid, acts)),
            (Form::Order(steps), Answer::Order(places)) => {
                let steps = places.iter().filter_map(|at| Some(self.choice(*at, steps.get(*at)?)));
                steps.enumerate().map(|(at, step)| self.numbered(at + 1, step)).collect()
            }
            (_, Answer::Settle(deeds)) => {
                deeds.iter().enumerate().map(|(at, deed)| self.numbered(at + 1, self.deed(*deed, scene))).collect()
            }
            _ => say::answer(form, answer, &Names::from(&self.house.terms), self.words).into_iter().collect(),
        }
    }

    fn deed(&self, deed: Deed, scene: &Scene) -> String {
        let standing = scene.standing.contains(&deed.stake);
        let stake = scene.stakes.get(deed.stake).map_or_else(String::new, |stake| self.stake(stake, standing));
        let done = match deed.act {
            Dealt::Collected => self.words.key("sheet-collected"),
            Dealt::Paid(sum) => self.say(&Phrase::plain("sheet-paid").with("sum", Fact::Money(sum))),
        };
        self.pair(stake, done)
    }
}
