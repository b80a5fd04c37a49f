//! A question and its key as text: scene, prompt, answer, reasons.

use super::answer::{answer_line, quoted};
use super::form_lines::AnswerLine;
use super::scene;
use super::table_contents::ContentLine;
use crate::drill::marking::{AnswerKey, Tolerance};
use crate::drill::question::{
    Answer, AnswerForm, Choice, Grid, LaidStake, Question, QuestionPart, Scene, StakeAction, StakeOutcome,
};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, FrenchCounting, HouseTerms};
use crate::rules::clause::Basis;
use crate::rules::house::House;
use crate::rules::reason::{Reason, Rule};
use crate::rules::tableau::Act;
use crate::voice::Speech;

pub(crate) struct QuestionText {
    /// Events before the question; numbered if more than one.
    pub(crate) events: Vec<String>,
    pub(crate) table_contents: Vec<ContentLine>,
    /// Calls as text: the speaker, then each call in quotes.
    pub(crate) calls: Vec<String>,
    pub(crate) prompt: String,
    pub(crate) form_lines: Vec<AnswerLine>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyText {
    /// The correct answer, line by line.
    pub answer: Vec<String>,
    /// Alternative answers that count as right.
    pub accepts: Option<String>,
    pub working: Vec<String>,
    pub reasons: Vec<String>,
    /// The author's explanation.
    pub explanation: Option<String>,
    /// Feedback on particular wrong answers: answer and text.
    pub hints: Vec<(String, String)>,
}

/// Describes questions in the terms of one house and language.
#[derive(Clone, Copy)]
pub(crate) struct QuestionDescriber<'a> {
    pub(crate) words: &'a Catalog,
    pub(crate) house: &'a House,
}

pub(crate) fn describe_question(question: &Question, house: &House, words: &Catalog) -> QuestionText {
    let describer = QuestionDescriber { words, house };
    let settles = question.form == AnswerForm::Settle;
    let mut table = describer.table_contents(&question.scene, settles);
    if let Some(second) = &question.scene.second {
        let [one, other] = second.titles(house).map(|title| describer.render(&title));
        table.insert(0, ContentLine::heading(one));
        table.push(ContentLine::heading(other));
        table.extend(QuestionDescriber { words, house: &second.house }.table_contents(&second.scene, false));
    }
    let lines = &question.scene.narration;
    let number = |(at, line): (usize, &Phrase)| {
        let line = describer.render(line);
        if lines.len() > 1 { describer.numbered(at + 1, line) } else { line }
    };
    QuestionText {
        events: lines.iter().enumerate().map(number).collect(),
        table_contents: table,
        calls: describer.calls(&question.scene),
        prompt: describer.render(&question.prompt),
        form_lines: describer.form_lines(&question.form, &question.scene),
    }
}

/// Text alternative of a scene line by line: events, table contents and calls.
pub fn describe_scene(question: &Question, house: &House, words: &Catalog) -> Vec<String> {
    let QuestionText { events, table_contents, calls, .. } = describe_question(question, house, words);
    events.into_iter().chain(table_contents.into_iter().map(|line| line.text)).chain(calls).collect()
}

/// Text alternative of a scene without its calls, for listeners who cannot see it.
pub fn describe_scene_without_calls(question: &Question, house: &House, words: &Catalog) -> Vec<String> {
    let QuestionText { events, table_contents, .. } = describe_question(question, house, words);
    events.into_iter().chain(table_contents.into_iter().map(|line| line.text)).collect()
}

/// The events of a scene line by line.
pub fn describe_events(question: &Question, house: &House, words: &Catalog) -> Vec<String> {
    describe_question(question, house, words).events
}

pub fn describe_key(question: &Question, key: &AnswerKey, house: &House, words: &Catalog) -> KeyText {
    let describer = QuestionDescriber { words, house };
    let reasons = match &key.second {
        None => describer.key_reasons(question, key),
        Some(second) => {
            let there = QuestionDescriber { words, house: &second.house };
            let here = key.reasons.iter().map(|why| describer.compared_reason(why));
            here.chain(second.reasons.iter().map(|why| there.compared_reason(why))).collect()
        }
    };
    KeyText {
        answer: match &question.form {
            AnswerForm::Aloud(_) => quoted(&key.heard, words),
            form => describer.answer(form, &key.answer, &question.scene),
        },
        accepts: (!allows_one_order(key)).then(|| describe_tolerance(&key.tolerance, words)).flatten(),
        working: key.working.iter().map(|line| describer.render(line)).collect(),
        reasons,
        explanation: key.explanation.as_ref().map(|because| describer.render(because)),
        hints: key
            .hints
            .iter()
            .map(|hint| {
                (
                    describer.answer(&question.form, &hint.answer, &question.scene).join("  "),
                    describer.render(&hint.text),
                )
            })
            .collect(),
    }
}

pub fn describe_answer(question: &Question, answer: &Answer, house: &House, words: &Catalog) -> Vec<String> {
    QuestionDescriber { words, house }.answer(&question.form, answer, &question.scene)
}

/// A part of an answer: what is asked about, a step of an order, or a bet that is settled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnswerPart {
    /// Label of a part that is asked about, or the place of the bet; steps have none.
    pub label: Option<String>,
    /// Index and letter of the step.
    pub step: Option<(usize, char)>,
    /// Seat of the bet and what was done with it.
    pub settled: Option<(u8, StakeOutcome)>,
    pub answer: String,
}

/// The parts of an answer; empty where it is one.
pub fn describe_parts(question: &Question, answer: &Answer, house: &House, words: &Catalog) -> Vec<AnswerPart> {
    let describer = QuestionDescriber { words, house };
    match (&question.form, answer) {
        (AnswerForm::Several(parts), Answer::Several(answers)) => {
            let part = |(part, answer): (&QuestionPart, &Answer)| {
                // The letters of options that are not shown beside it would say nothing.
                let line = answer_line(&part.form, answer, &HouseTerms::from(&house.terms), words);
                let answer = line.unwrap_or_else(|| describer.answer(&part.form, answer, &question.scene).join("  "));
                AnswerPart { label: Some(describer.render(&part.label)), step: None, settled: None, answer }
            };
            parts.iter().zip(answers).map(part).collect()
        }
        (AnswerForm::Order(steps), Answer::Order(places)) => {
            let part = |(place, at): (usize, &usize)| {
                let step = steps.get(*at)?;
                let answer = describer.numbered(place + 1, describer.render(&step.label));
                Some(AnswerPart { label: None, step: step.letter.map(|letter| (*at, letter)), settled: None, answer })
            };
            places.iter().enumerate().filter_map(part).collect()
        }
        (AnswerForm::Settle, Answer::Settle(deeds)) => {
            let part = |deed: &StakeAction| {
                let stake = question.scene.stakes.get(deed.stake);
                let standing = question.scene.standing.contains(&deed.stake);
                let label = stake.map(|stake| describer.place_of(stake, standing));
                let settled = stake.map(|stake| (stake.seat, deed.act));
                AnswerPart { label, step: None, settled, answer: describer.outcome(deed.act) }
            };
            deeds.iter().map(part).collect()
        }
        _ => Vec::new(),
    }
}

/// The first break of the order in which bets were settled, in words and as a rule; `None` if the order is accepted.
pub fn describe_broken_order(scene: &Scene, key: &AnswerKey, given: &Answer, house: &House) -> Option<(Phrase, Rule)> {
    let bet = |place: usize| {
        let stake = scene.stakes.get(place)?;
        let spot = scene::spot_fact(stake.spot, house);
        let stake = scene::stake_in_sentence(stake, spot, scene.standing.contains(&place));
        Some(Fact::Phrase(Box::new(stake)))
    };
    let is_paid = |stake: usize| {
        let Answer::Settle(deeds) = &key.answer else { return false };
        deeds.iter().any(|deed| deed.stake == stake && matches!(deed.act, StakeOutcome::Paid(_)))
    };
    let (early, late) = key.out_of_order(given)?;
    let (key, rule) = if is_paid(early) == is_paid(late) {
        (text_key!("settle-broken-nearest"), Rule::NearestFirst)
    } else {
        (text_key!("settle-broken-losers"), Rule::LosersFirst)
    };
    Some((Phrase::plain(key).with("late", bet(late)?).with("early", bet(early)?), rule))
}

/// True if the rules of an order leave no choice.
pub fn allows_one_order(key: &AnswerKey) -> bool {
    let (Tolerance::AnyOrderWith(pairs), Answer::Order(places)) = (&key.tolerance, &key.answer) else { return false };
    places.iter().zip(places.iter().skip(1)).all(|(before, after)| pairs.contains(&(*before, *after)))
}

fn describe_tolerance(accepts: &Tolerance, words: &Catalog) -> Option<String> {
    match accepts {
        Tolerance::Only => None,
        Tolerance::Words { also, .. } => also_correct(also).map(|also| words.render(&also, &HouseTerms::default())),
        Tolerance::AnyOrderWith(_) => Some(words.message(text_key!("sheet-other-orders"))),
        Tolerance::AnyPieces | Tolerance::OtherPieces(_) => Some(words.message(text_key!("sheet-any-pieces"))),
        Tolerance::FewestPieces => Some(words.message(text_key!("sheet-fewest-pieces"))),
        Tolerance::Between(least, most) => {
            let range =
                text!("verdict-between", least = Fact::Number((*least).into()), most = Fact::Number((*most).into()));
            Some(words.render(&range, &HouseTerms::default()))
        }
    }
}

/// Other correct words; `None` if there are none.
pub(crate) fn also_correct(also: &[String]) -> Option<Phrase> {
    (!also.is_empty()).then(|| text!("verdict-also", words = Fact::Text(also.join(" · "))))
}

impl QuestionDescriber<'_> {
    pub(crate) fn render(&self, phrase: &Phrase) -> String {
        self.words.render(phrase, &HouseTerms::from(&self.house.terms))
    }

    /// Joins a label and a text with the right punctuation.
    pub(crate) fn label_and_text(&self, label: String, text: String) -> String {
        // A label that ends in a sign gets no colon.
        let plain = label.ends_with(['?', ':', '.']);
        let (key, name) = if plain { (text_key!("part-name"), "answer") } else { (text_key!("sheet-pair"), "text") };
        self.render(&Phrase::plain(key).with("label", Fact::Text(label)).with(name, Fact::Text(text)))
    }

    fn calls(&self, scene: &Scene) -> Vec<String> {
        let quoted = |call: &Speech| {
            let line = text!("heard-line", text = Fact::Text(call.caption(FrenchCounting::default())));
            self.render(&line)
        };
        let head = (!scene.heard.is_empty()).then(|| self.render(&text!("sheet-heard")));
        head.into_iter().chain(scene.heard.iter().map(quoted)).collect()
    }

    pub(crate) fn numbered(&self, place: usize, step: String) -> String {
        self.render(&text!("order-placed", place = Fact::Number(place as u64), step = Fact::Text(step)))
    }

    pub(crate) fn stake(&self, stake: &LaidStake, standing: bool) -> String {
        self.render(&scene::stake(stake, scene::spot_fact(stake.spot, self.house), standing))
    }

    /// Where a bet lies, without its amount: a list beside the table repeats nothing that lies on it.
    fn place_of(&self, stake: &LaidStake, standing: bool) -> String {
        self.render(&scene::place_of(stake, scene::spot_fact(stake.spot, self.house), standing))
    }

    pub(crate) fn choice(&self, at: usize, choice: &Choice) -> String {
        format!("{}. {}", choice_letter(at, choice), self.render(&choice.label))
    }

    /// A step behind the number of its place, which stands first.
    fn step(&self, at: usize, choice: &Choice) -> String {
        format!("{} ({})", self.render(&choice.label), choice_letter(at, choice))
    }

    /// Column heads of a grid, and its rows: point and cell texts.
    pub(crate) fn grid_cells(&self, grid: &Grid, acts: &[Option<Act>]) -> (Vec<String>, Vec<(String, Vec<String>)>) {
        let terms = &self.house.terms;
        let wide = grid.columns.len();
        let letter = |at: usize| {
            let act = acts.get(at).copied().flatten();
            act.map_or_else(String::new, |act| scene::act_letter(act, terms).to_string())
        };
        let row = |(at, point): (usize, &crate::rules::hand::Point)| {
            (point.to_string(), (0..wide).map(|column| letter(at * wide + column)).collect())
        };
        let heads = grid.columns.iter().map(|third| scene::column_head(*third, terms)).collect();
        (heads, grid.rows.iter().enumerate().map(row).collect())
    }

    /// A reason, and behind it the name of its house, with a note where its rules are silent.
    fn compared_reason(&self, why: &Reason) -> String {
        let house = Fact::Text(self.house.name.clone());
        let text = match why.basis {
            Basis::Silent => {
                text!("sheet-silent-rule", rule = Fact::Phrase(Box::new(why.rule.phrase())), house = house)
            }
            Basis::Stated(_) | Basis::Corrected(_) | Basis::Authored => {
                text!("sheet-of-house", reason = Fact::Text(self.reason(why)), house = house)
            }
        };
        self.render(&text)
    }

    fn reason(&self, why: &Reason) -> String {
        format!("{} {}", self.render(&why.rule.phrase()), self.source(why.basis))
    }

    /// The source of a reason, in brackets.
    pub(super) fn source(&self, basis: Basis) -> String {
        let source = match basis {
            Basis::Stated(clause) => clause.to_string(),
            Basis::Corrected(clause) => self.render(&text!("sheet-corrected", clause = Fact::Text(clause.to_string()))),
            Basis::Silent => self.words.message(text_key!("sheet-silent")),
            Basis::Authored => self.words.message(text_key!("sheet-authored")),
        };
        format!("[{source}]")
    }

    fn answer(&self, form: &AnswerForm, answer: &Answer, scene: &Scene) -> Vec<String> {
        match (form, answer) {
            (AnswerForm::Choice(choices), Answer::Choice(at)) => {
                choices.get(*at).map(|choice| self.choice(*at, choice)).into_iter().collect()
            }
            (AnswerForm::Several(parts), Answer::Several(answers)) => {
                let lines = parts.iter().zip(answers).map(|(part, answer)| {
                    self.label_and_text(self.render(&part.label), self.answer(&part.form, answer, scene).join("  "))
                });
                lines.collect()
            }
            (AnswerForm::Grid(grid), Answer::Grid(acts)) => super::form_lines::grid_lines(&self.grid_cells(grid, acts)),
            (AnswerForm::Order(steps), Answer::Order(places)) => {
                let steps = places.iter().filter_map(|at| Some(self.step(*at, steps.get(*at)?)));
                steps.enumerate().map(|(at, step)| self.numbered(at + 1, step)).collect()
            }
            (_, Answer::Settle(deeds)) => deeds
                .iter()
                .enumerate()
                .map(|(at, deed)| self.numbered(at + 1, self.stake_action(*deed, scene)))
                .collect(),
            _ => answer_line(form, answer, &HouseTerms::from(&self.house.terms), self.words).into_iter().collect(),
        }
    }

    fn stake_action(&self, deed: StakeAction, scene: &Scene) -> String {
        let (stake, done) = self.settled_stake(deed, scene);
        self.label_and_text(stake, done)
    }

    /// A bet, and what is done with it.
    fn settled_stake(&self, deed: StakeAction, scene: &Scene) -> (String, String) {
        let standing = scene.standing.contains(&deed.stake);
        let stake = scene.stakes.get(deed.stake).map_or_else(String::new, |stake| self.stake(stake, standing));
        (stake, self.settlement(deed.act))
    }

    /// What a bet comes to, in a list of those that the table shows settled.
    fn outcome(&self, outcome: StakeOutcome) -> String {
        match outcome {
            StakeOutcome::Collected => self.words.message(text_key!("settle-loses")),
            StakeOutcome::Paid(sum) => self.render(&text!("settle-pays", sum = Fact::Money(sum))),
        }
    }

    fn settlement(&self, outcome: StakeOutcome) -> String {
        match outcome {
            StakeOutcome::Collected => self.words.message(text_key!("sheet-collected")),
            StakeOutcome::Paid(sum) => self.render(&text!("sheet-paid", sum = Fact::Money(sum))),
        }
    }
}

fn choice_letter(at: usize, choice: &Choice) -> String {
    choice.letter.map_or_else(|| (at + 1).to_string(), String::from)
}
