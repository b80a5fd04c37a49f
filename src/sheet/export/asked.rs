//! One question in the form other programs ask it, its scene in words.

use crate::drill::authored::{FixedQuestion, FixedScene, Hint};
use crate::drill::marking::{Accepts, Posed};
use crate::drill::question::{Answer, Form, Part};
use crate::drill::telling;
use crate::lesson::Exercise;
use crate::lesson::exchange::{Figure, Going, Item, Kind, Notes, Section, Share, Within, Worth, item_of, slug};
use crate::rules::flaw::Place;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::texts::Texts;
use crate::sheet::Sheet;
use crate::sheet::telling::{KeyTold, Told, key_told, told};
use crate::words::{Names, Words};

use super::LeavingLesson;

impl LeavingLesson {
    pub(super) fn section(&self, words: &Words, columns: bool, notes: &mut Notes) -> Section {
        let mut items = Vec::with_capacity(self.sheet.exercises.len());
        for (at, exercise) in self.sheet.exercises.iter().enumerate() {
            items.extend(self.pages_before(at, words));
            let place = Place { line: at + 1, column: 1 };
            let authored = self.authored.get(at).and_then(Option::as_ref);
            let leaving = Question { lesson: &self.id, exercise, sheet: &self.sheet, authored, words };
            items.push(leaving.item(columns, place, notes));
        }
        items.extend(self.pages_before(usize::MAX, words));
        Section { title: Some(self.title.clone()), items }
    }

    /// Reading pages placed before this question; all remaining ones if `at` is past the last.
    fn pages_before(&self, at: usize, words: &Words) -> Vec<Item> {
        let names = Names::from(&self.sheet.house.terms);
        let going = Going { words, names: &names };
        let count = self.sheet.exercises.len();
        let is_here = |place: usize| place == at || (at == usize::MAX && place >= count);
        let pages = self.pages.iter().filter(|(place, _)| is_here(*place));
        pages.map(|(_, text)| Item::page(going.page(text))).collect()
    }
}

/// A question to export, with its lesson and house.
pub(super) struct Question<'a> {
    pub(super) lesson: &'a str,
    pub(super) exercise: &'a Exercise,
    pub(super) sheet: &'a Sheet,
    pub(super) authored: Option<&'a FixedQuestion>,
    pub(super) words: &'a Words,
}

impl Question<'_> {
    /// The author's id, or a stable one derived from the deal.
    pub(super) fn id(&self) -> String {
        if let Some(authored) = self.authored {
            return authored.id.clone();
        }
        let decision = slug(&self.exercise.decision, 40);
        let hash = crc32fast::hash(format!("{}/{}", self.exercise.drill, self.exercise.seed).as_bytes());
        format!("{}-{decision}-{hash:08x}", self.lesson)
    }

    pub(super) fn told(&self) -> (Told, KeyTold) {
        let Posed { question, key } = &self.exercise.posed;
        let house = &self.sheet.house;
        (told(question, house, self.words), key_told(question, key, house, self.words))
    }

    fn names(&self) -> Names {
        Names::from(&self.sheet.house.terms)
    }

    fn item(&self, columns: bool, place: Place, notes: &mut Notes) -> Item {
        let names = self.names();
        let going = Going { words: self.words, names: &names };
        let named = |what: Phrase| what.with("question", Fact::Text(self.id()));
        if let Some(authored) = self.authored {
            if authored.scene.picture.is_some() {
                notes.changed(place, named(Phrase::plain("exchange-picture-stays")));
            }
            let bare = FixedScene { picture: None, ..authored.scene.clone() } == FixedScene::default();
            if let Some((item, lost)) = item_of(authored, going).filter(|_| bare) {
                for what in lost {
                    notes.changed(place, named(what));
                }
                return item;
            }
        }
        let in_columns = columns && self.authored.is_some_and(|authored| has_columns(&authored.scene));
        let (told, key) = self.told();
        let mut lines = told.happened.clone();
        if !in_columns {
            lines.extend(told.table.iter().map(|line| line.text.clone()));
        }
        lines.extend(told.heard.iter().cloned());
        lines.push(told.prompt.clone());
        let mut lost = Vec::new();
        let (kind, mut because) = self.kind(&key, &mut lost);
        for what in lost {
            notes.changed(place, named(what));
        }
        because.extend(key.because.iter().chain(&key.working).chain(&key.reasons).cloned());
        let clause = self.authored.and_then(|authored| authored.clause).map(|clause| format!("[{clause}]"));
        because.extend(clause.filter(|clause| !key.reasons.iter().any(|reason| reason.contains(clause.as_str()))));
        let scene = self.authored.map(|authored| authored.scene.clone()).filter(|_| in_columns);
        Item {
            id: Some(self.id()),
            kind,
            because: because.iter().map(|line| self.text(line)).collect(),
            scene: scene.unwrap_or_default(),
            ..Item::page(self.text(&lines.join("\n")))
        }
    }

    fn text(&self, text: &str) -> Texts {
        Texts::of([(self.words.language(), text.to_owned())])
    }

    fn hint(&self, answer: &str) -> Option<Texts> {
        let hints: &[Hint] = self.authored.map(|authored| authored.hints.as_slice()).unwrap_or_default();
        let hint = hints.iter().find(|hint| hint.answer == answer)?;
        Some(self.text(&hint.says.say(self.words.language(), &self.names())))
    }

    /// The answer type in the target format; notes on any loss go to `lost`.
    fn kind(&self, key: &KeyTold, lost: &mut Vec<Phrase>) -> (Kind, Vec<String>) {
        let Posed { question, key: posed } = &self.exercise.posed;
        let kind = match (&question.form, &posed.answer) {
            (Form::Choice(choices), Answer::Choice(right)) => {
                let worth = |(at, choice): (usize, &crate::drill::question::Choice)| Worth {
                    text: self.text(&self.words.say(&choice.label, &self.names())),
                    share: if at == *right { Share::ALL } else { Share::NONE },
                    said: self.hint(&choice.id),
                };
                Some(Kind::Choice(choices.iter().enumerate().map(worth).collect()))
            }
            (Form::Number { .. }, Answer::Number(right)) => {
                Some(Kind::Number(
                    self.figures(Figure::from(*right), &posed.accepts, |answer| answer.parse().ok().map(u32::into)),
                ))
            }
            (Form::Money, Answer::Money(right)) => {
                let read = |answer: &str| answer.parse().ok().map(Figure::of_coins);
                Some(Kind::Money(self.figures(Figure::of_coins(right.get()), &Accepts::Only, read)))
            }
            (Form::Call(_), Answer::Call(words)) => {
                let own = Worth { text: self.text(words), share: Share::ALL, said: None };
                Some(Kind::Words(vec![own]))
            }
            (Form::Several(parts), Answer::Several(answers)) => self.pairs(parts, answers),
            (Form::Order(steps), Answer::Order(places)) => {
                lost.push(Phrase::plain("exchange-order-as-pairs"));
                let names = self.names();
                let step = |at: &usize| steps.get(*at).map(|step| self.words.say(&step.label, &names));
                let pair = |(place, step): (usize, String)| (self.text(&(place + 1).to_string()), self.text(&step));
                Some(Kind::Matching(places.iter().filter_map(step).enumerate().map(pair).collect()))
            }
            _ => None,
        };
        if let Some(kind) = kind {
            return (kind, Vec::new());
        }
        lost.push(Phrase::plain("exchange-written-answer"));
        (Kind::Essay, key.answer.clone())
    }

    fn figures(&self, right: Figure, accepts: &Accepts, read: impl Fn(&str) -> Option<Figure>) -> Vec<Within> {
        let own = match accepts {
            Accepts::Between(least, most) => {
                Within { least: Some((*least).into()), most: Some((*most).into()), exact: None, ..Within::only(right) }
            }
            _ => Within::only(right),
        };
        let hints = self.authored.map(|authored| authored.hints.as_slice()).unwrap_or_default();
        let wrong = hints.iter().filter_map(|hint| {
            let said = Some(self.text(&hint.says.say(self.words.language(), &self.names())));
            Some(Within { share: Share::NONE, said, ..Within::only(read(&hint.answer)?) })
        });
        std::iter::once(own).chain(wrong).collect()
    }

    /// A composed answer as matching pairs, where every part has a one-line answer.
    fn pairs(&self, parts: &[Part], answers: &[Answer]) -> Option<Kind> {
        let names = self.names();
        let mut pairs = Vec::with_capacity(parts.len());
        let mut others: Vec<String> = Vec::new();
        for (part, answer) in parts.iter().zip(answers) {
            let right = telling::answer(&part.form, answer, &names, self.words)?;
            pairs.push((self.text(&self.words.say(&part.label, &names)), self.text(&right)));
            if let Form::Choice(choices) = &part.form {
                others.extend(choices.iter().map(|choice| self.words.say(&choice.label, &names)));
            }
        }
        for other in others {
            let other = self.text(&other);
            if !pairs.iter().any(|(_, right)| *right == other) {
                pairs.push((Texts::default(), other));
            }
        }
        Some(Kind::Matching(pairs))
    }
}

/// True if the table columns can express the whole scene.
fn has_columns(scene: &FixedScene) -> bool {
    let bare = FixedScene { punto: Vec::new(), banco: Vec::new(), picture: None, ..scene.clone() };
    bare == FixedScene::default()
}
