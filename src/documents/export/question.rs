//! One question in the form other programs ask it, its scene in words.

use crate::describe::answer::answer_line;
use crate::describe::question::{KeyText, QuestionText, describe_key, describe_question};
use crate::documents::Worksheet;
use crate::drill::authored::{FixedQuestion, FixedScene, Hint};
use crate::drill::marking::{PosedQuestion, Tolerance};
use crate::drill::question::{Answer, AnswerForm, QuestionPart};
use crate::i18n::LocalizedText;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, HouseTerms};
use crate::lesson::exchange::{
    DecimalNumber, ExchangeItem, ExchangeNotes, ExportContext, ItemKind, ItemSection, MarkShare, NumberRange,
    WeightedAnswer, item_of, slug,
};
use crate::lesson::{DealtQuestion, LessonId};
use crate::syntax::TextPosition;

use super::LessonExport;

impl LessonExport {
    pub(super) fn section(&self, words: &Catalog, columns: bool, notes: &mut ExchangeNotes) -> ItemSection {
        let mut items = Vec::with_capacity(self.sheet.exercises.len());
        for (at, exercise) in self.sheet.exercises.iter().enumerate() {
            items.extend(self.pages_before(at, words));
            let place = TextPosition { line: at + 1, column: 1 };
            let authored = self.authored.get(at).and_then(Option::as_ref);
            let leaving = ExportQuestion { lesson: &self.id, exercise, sheet: &self.sheet, authored, words };
            items.push(leaving.item(columns, place, notes));
        }
        items.extend(self.pages_before(usize::MAX, words));
        self.note_sounds(notes);
        ItemSection { title: Some(self.title.clone()), items }
    }

    /// Notes that recordings are left out, where something is heard.
    pub(super) fn note_sounds(&self, notes: &mut ExchangeNotes) {
        if self.sheet.exercises.iter().any(|exercise| !exercise.posed.question.scene.heard.is_empty()) {
            notes.changed(TextPosition::START, text!("exchange-sound-stays"));
        }
    }

    /// Reading pages placed before this question; all remaining ones if `at` is past the last.
    fn pages_before(&self, at: usize, words: &Catalog) -> Vec<ExchangeItem> {
        let names = HouseTerms::from(&self.sheet.house.terms);
        let going = ExportContext { words, names: &names };
        let count = self.sheet.exercises.len();
        let is_here = |place: usize| place == at || (at == usize::MAX && place >= count);
        let pages = self.pages.iter().filter(|(place, _)| is_here(*place));
        pages.map(|(_, text)| ExchangeItem::page(going.page(text))).collect()
    }
}

/// A question to export, with its lesson and house.
pub(super) struct ExportQuestion<'a> {
    pub(super) lesson: &'a LessonId,
    pub(super) exercise: &'a DealtQuestion,
    pub(super) sheet: &'a Worksheet,
    pub(super) authored: Option<&'a FixedQuestion>,
    pub(super) words: &'a Catalog,
}

impl ExportQuestion<'_> {
    /// The author's id, or a stable one derived from the deal.
    pub(super) fn id(&self) -> String {
        if let Some(authored) = self.authored {
            return authored.id.clone();
        }
        let decision = slug(self.exercise.decision.as_str(), 40);
        let hash = crc32fast::hash(format!("{}/{}", self.exercise.drill, self.exercise.seed).as_bytes());
        format!("{}-{decision}-{hash:08x}", self.lesson)
    }

    pub(super) fn describe(&self) -> (QuestionText, KeyText) {
        let PosedQuestion { question, key } = &self.exercise.posed;
        let house = &self.sheet.house;
        (describe_question(question, house, self.words), describe_key(question, key, house, self.words))
    }

    fn names(&self) -> HouseTerms {
        HouseTerms::from(&self.sheet.house.terms)
    }

    fn item(&self, columns: bool, place: TextPosition, notes: &mut ExchangeNotes) -> ExchangeItem {
        let names = self.names();
        let going = ExportContext { words: self.words, names: &names };
        let named = |what: Phrase| what.with("question", Fact::Text(self.id()));
        if let Some(authored) = self.authored {
            if authored.scene.picture.is_some() {
                notes.changed(place, named(text!("exchange-picture-stays")));
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
        let (question, key) = self.describe();
        let mut lines = question.events.clone();
        if !in_columns {
            lines.extend(question.table_contents.iter().map(|line| line.text.clone()));
        }
        lines.extend(question.calls.iter().cloned());
        lines.push(question.prompt.clone());
        let mut lost = Vec::new();
        let (kind, mut because) = self.kind(&key, &mut lost);
        for what in lost {
            notes.changed(place, named(what));
        }
        because.extend(key.explanation.iter().chain(&key.working).chain(&key.reasons).cloned());
        let clause = self.authored.and_then(|authored| authored.clause).map(|clause| format!("[{clause}]"));
        because.extend(clause.filter(|clause| !key.reasons.iter().any(|reason| reason.contains(clause.as_str()))));
        let scene = self.authored.map(|authored| authored.scene.clone()).filter(|_| in_columns);
        ExchangeItem {
            id: Some(self.id()),
            kind,
            because: because.iter().map(|line| self.text(line)).collect(),
            scene: scene.unwrap_or_default(),
            ..ExchangeItem::page(self.text(&lines.join("\n")))
        }
    }

    fn text(&self, text: &str) -> LocalizedText {
        LocalizedText::from_languages([(self.words.language(), text.to_owned())])
    }

    fn hint(&self, answer: &str) -> Option<LocalizedText> {
        let hints: &[Hint] = self.authored.map(|authored| authored.hints.as_slice()).unwrap_or_default();
        let hint = hints.iter().find(|hint| hint.answer == answer)?;
        Some(self.text(&hint.says.render(self.words.language(), &self.names())))
    }

    /// The answer type in the target format; notes on any loss go to `lost`.
    fn kind(&self, key: &KeyText, lost: &mut Vec<Phrase>) -> (ItemKind, Vec<String>) {
        let PosedQuestion { question, key: posed } = &self.exercise.posed;
        let kind = match (&question.form, &posed.answer) {
            (AnswerForm::Choice(choices), Answer::Choice(right)) => {
                let worth = |(at, choice): (usize, &crate::drill::question::Choice)| WeightedAnswer {
                    text: self.text(&self.words.render(&choice.label, &self.names())),
                    share: if at == *right { MarkShare::ALL } else { MarkShare::NONE },
                    feedback: self.hint(&choice.id),
                };
                Some(ItemKind::Choice(choices.iter().enumerate().map(worth).collect()))
            }
            (AnswerForm::Number { .. }, Answer::Number(right)) => {
                Some(ItemKind::Number(self.figures(DecimalNumber::from(*right), &posed.tolerance, |answer| {
                    answer.parse().ok().map(u32::into)
                })))
            }
            (AnswerForm::Money, Answer::Money(right)) => {
                let read = |answer: &str| answer.parse().ok().map(DecimalNumber::from_coins);
                Some(ItemKind::Money(self.figures(DecimalNumber::from_coins(right.get()), &Tolerance::Only, read)))
            }
            (AnswerForm::Call(_), Answer::Call(words)) => {
                let own = WeightedAnswer { text: self.text(words), share: MarkShare::ALL, feedback: None };
                let also = posed.also().iter().map(|words| WeightedAnswer { text: self.text(words), ..own.clone() });
                Some(ItemKind::Words(std::iter::once(own.clone()).chain(also).collect()))
            }
            (AnswerForm::Several(parts), Answer::Several(answers)) => self.pairs(parts, answers),
            (AnswerForm::Order(steps), Answer::Order(places)) => {
                lost.push(text!("exchange-order-as-pairs"));
                let names = self.names();
                let step = |at: &usize| steps.get(*at).map(|step| self.words.render(&step.label, &names));
                let pair = |(place, step): (usize, String)| (self.text(&(place + 1).to_string()), self.text(&step));
                Some(ItemKind::Matching(places.iter().filter_map(step).enumerate().map(pair).collect()))
            }
            _ => None,
        };
        if let Some(kind) = kind {
            return (kind, Vec::new());
        }
        lost.push(text!("exchange-written-answer"));
        (ItemKind::Essay, key.answer.clone())
    }

    fn figures(
        &self,
        right: DecimalNumber,
        accepts: &Tolerance,
        read: impl Fn(&str) -> Option<DecimalNumber>,
    ) -> Vec<NumberRange> {
        let own = match accepts {
            Tolerance::Between(least, most) => NumberRange {
                least: Some((*least).into()),
                most: Some((*most).into()),
                exact: None,
                ..NumberRange::only(right)
            },
            _ => NumberRange::only(right),
        };
        let hints = self.authored.map(|authored| authored.hints.as_slice()).unwrap_or_default();
        let wrong = hints.iter().filter_map(|hint| {
            let said = Some(self.text(&hint.says.render(self.words.language(), &self.names())));
            Some(NumberRange { share: MarkShare::NONE, feedback: said, ..NumberRange::only(read(&hint.answer)?) })
        });
        std::iter::once(own).chain(wrong).collect()
    }

    /// A composed answer as matching pairs, where every part has a one-line answer.
    fn pairs(&self, parts: &[QuestionPart], answers: &[Answer]) -> Option<ItemKind> {
        let names = self.names();
        let mut pairs = Vec::with_capacity(parts.len());
        let mut others: Vec<String> = Vec::new();
        for (part, answer) in parts.iter().zip(answers) {
            let right = answer_line(&part.form, answer, &names, self.words)?;
            pairs.push((self.text(&self.words.render(&part.label, &names)), self.text(&right)));
            if let AnswerForm::Choice(choices) = &part.form {
                others.extend(choices.iter().map(|choice| self.words.render(&choice.label, &names)));
            }
        }
        for other in others {
            let other = self.text(&other);
            if !pairs.iter().any(|(_, right)| *right == other) {
                pairs.push((LocalizedText::default(), other));
            }
        }
        Some(ItemKind::Matching(pairs))
    }
}

/// True if the table columns can express the whole scene.
fn has_columns(scene: &FixedScene) -> bool {
    let bare = FixedScene { punto: Vec::new(), banco: Vec::new(), picture: None, ..scene.clone() };
    bare == FixedScene::default()
}
