//! The question bank: the questions and drills of all packs, found by words, drill, kind of answer, clause and house, and
//! taken into a lesson with a note of where they come from.

use std::sync::Arc;

use super::editing::EditContext;
use super::form::{DefaultValues, named, word_key};
use super::languages::is_text_in;
use super::{PackEditor, structure};
use crate::app::scene_editor::question_to_ron;
use crate::drill::AnyDrill;
use crate::drill::authored::{Asking, FixedQuestion};
use crate::i18n::folding::without_accents;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, HouseTerms, Language, LocalizedText};
use crate::lesson::{Lesson, Library, Pack, Round, Step};
use crate::rules::house::{HouseId, HouseLibrary};
use crate::syntax::{edit, one_line};

/// A query. Empty parts match everything.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BankQuery {
    /// Words, all of which must occur in the question, its answers, its lesson or its clause.
    pub words: String,
    /// Kind of answer of a question, or name of a drill, as in files.
    pub kind: Option<&'static str>,
    /// A house in which it is asked.
    pub house: Option<HouseId>,
}

/// Kinds of answers, as named in files.
pub const ANSWER_KINDS: [&str; 10] =
    ["Choice", "Number", "Money", "Chips", "Settle", "Order", "Call", "Grid", "Several", "Aloud"];

/// A question or drill of a lesson.
#[derive(Debug, Clone, PartialEq)]
pub struct BankEntry {
    pub pack: LocalizedText,
    pub lesson: LocalizedText,
    /// `pack/lesson`.
    pub path: String,
    /// Houses of the lesson; empty for all.
    pub houses: Vec<HouseId>,
    pub item: BankItem,
}

#[derive(Debug, Clone, PartialEq)]
pub enum BankItem {
    Question {
        question: Box<FixedQuestion>,
        /// Picture of its scene, with its path.
        picture: Option<(String, Arc<[u8]>)>,
    },
    Drill {
        drill: Box<AnyDrill>,
        rounds: u32,
    },
}

/// All questions and drills of a library, with the words that they are found by.
#[derive(Debug)]
pub struct QuestionBank(Vec<(BankEntry, String)>);

impl QuestionBank {
    pub fn new(library: &Library) -> Self {
        let lessons = library.packs().flat_map(|pack| pack.lessons.iter().map(move |lesson| (pack, lesson)));
        let entries = lessons.flat_map(|(pack, lesson)| {
            items(pack, lesson).into_iter().map(move |item| {
                let words = words_of(&item, pack, lesson);
                let entry = BankEntry {
                    pack: pack.title.clone(),
                    lesson: lesson.title.clone(),
                    path: format!("{}/{}", pack.id, lesson.id),
                    houses: lesson.houses.clone(),
                    item,
                };
                (entry, words)
            })
        });
        Self(entries.collect())
    }

    /// The matches, in the order of packs and lessons.
    pub fn search(&self, query: &BankQuery) -> Vec<&BankEntry> {
        let words = without_accents(&query.words);
        let words: Vec<&str> = words.split_whitespace().collect();
        let matches = |(entry, all): &&(BankEntry, String)| {
            let is_here = |house| entry.houses.is_empty() || entry.houses.contains(house);
            query.kind.is_none_or(|kind| entry.item.kind() == kind)
                && query.house.as_ref().is_none_or(is_here)
                && words.iter().all(|word| all.contains(word))
        };
        self.0.iter().filter(matches).map(|(entry, _)| entry).collect()
    }
}

/// Drills and authored questions of a lesson, but for questions about an incident, which only their own file can write.
fn items(pack: &Pack, lesson: &Lesson) -> Vec<BankItem> {
    let of_round = |round: &Round| match &round.drill {
        AnyDrill::Authored(authored) => {
            let questions = authored.questions.iter().filter(|question| question.incident.is_none());
            questions.map(|question| BankItem::question(pack, question)).collect::<Vec<_>>()
        }
        drill => vec![BankItem::Drill { drill: Box::new(drill.clone()), rounds: round.rounds }],
    };
    let mut items: Vec<BankItem> = Vec::new();
    for item in lesson.steps.iter().flat_map(Step::rounds).flat_map(of_round) {
        // A drill that a lesson has twice is listed once.
        if !items.iter().any(|other| other.is_same(&item)) {
            items.push(item);
        }
    }
    items
}

impl BankItem {
    fn question(pack: &Pack, question: &FixedQuestion) -> Self {
        let picture = question.scene.picture.as_ref();
        let picture = picture.and_then(|file| Some((file.clone(), Arc::clone(pack.pictures.get(file)?))));
        Self::Question { question: Box::new(question.clone()), picture }
    }

    fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Drill { drill, .. }, Self::Drill { drill: other, .. }) => drill == other,
            _ => self == other,
        }
    }

    fn kind(&self) -> &'static str {
        match self {
            Self::Question { question, .. } => kind_of(&question.answer),
            Self::Drill { drill, .. } => drill.name(),
        }
    }
}

const fn kind_of(asking: &Asking) -> &'static str {
    match asking {
        Asking::Choice { .. } => "Choice",
        Asking::Number { .. } => "Number",
        Asking::Money { .. } => "Money",
        Asking::Chips { .. } => "Chips",
        Asking::Settle { .. } => "Settle",
        Asking::Order { .. } => "Order",
        Asking::Call { .. } => "Call",
        Asking::Grid { .. } => "Grid",
        Asking::Several(_) => "Several",
        Asking::Aloud { .. } => "Aloud",
    }
}

/// All words of an item, its lesson and its pack, without accents.
fn words_of(item: &BankItem, pack: &Pack, lesson: &Lesson) -> String {
    let mut all = String::new();
    let mut add = |texts: &LocalizedText| texts.entries().for_each(|(_, text)| all.extend([text, " "]));
    [&pack.title, &lesson.title, &lesson.goal].into_iter().for_each(&mut add);
    match item {
        BankItem::Question { question, .. } => {
            question.asks.iter().chain(&question.because).for_each(&mut add);
            question.hints.iter().for_each(|hint| add(&hint.says));
            question.scene.told.iter().for_each(&mut add);
            texts_of(&question.answer, &mut add);
            let clause = question.clause.map(|clause| clause.to_string()).unwrap_or_default();
            all.extend([clause.as_str(), " ", question.id.as_str()]);
        }
        BankItem::Drill { drill, .. } => {
            let title = drill.title();
            for language in Language::ALL {
                all.push_str(&Catalog::shared(language).render(&title, &HouseTerms::default()));
                all.push(' ');
            }
        }
    }
    without_accents(&all)
}

/// The author's texts in an answer.
fn texts_of(asking: &Asking, add: &mut impl FnMut(&LocalizedText)) {
    match asking {
        Asking::Choice { options, .. } => options.iter().for_each(|option| add(&option.says)),
        Asking::Order { steps, .. } => steps.iter().for_each(add),
        Asking::Aloud { points, .. } => points.iter().for_each(add),
        Asking::Several(parts) => {
            for part in parts {
                part.asks.iter().for_each(&mut *add);
                texts_of(&part.answer, add);
            }
        }
        Asking::Number { .. }
        | Asking::Money { .. }
        | Asking::Chips { .. }
        | Asking::Settle { .. }
        | Asking::Call { .. }
        | Asking::Grid { .. } => {}
    }
}

impl BankEntry {
    /// A title: the author's words, the kind of its answer, or the drill.
    pub fn label(&self) -> Phrase {
        match &self.item {
            BankItem::Question { question, .. } => {
                let kind = || named(&word_key("Asking", kind_of(&question.answer)));
                question.asks.as_ref().map_or_else(kind, Phrase::authored)
            }
            BankItem::Drill { drill, rounds } => {
                let (title, rounds) = (Fact::Phrase(Box::new(drill.title())), Fact::Number((*rounds).into()));
                text!("workshop-bank-drill", title = title, rounds = rounds)
            }
        }
    }

    /// Pack and lesson it comes from.
    pub fn origin(&self, language: Language) -> String {
        let names = HouseTerms::default();
        one_line(&format!("{} · {}", self.pack.render(language, &names), self.lesson.render(language, &names)))
            .into_owned()
    }
}

impl PackEditor {
    /// Puts a question or drill of the bank into the selected lesson; a question under an id of its own and in the
    /// pack's languages.
    pub(super) fn take_from_bank(&mut self, taken: &BankEntry, houses: &HouseLibrary, by: &EditContext<'_>) {
        let (label, language) = (text!("workshop-did-bank"), by.writer.language);
        let languages = self.languages();
        let fresh = DefaultValues { shapes: &self.lesson_shapes, languages: &languages };
        let origin = |path: String| {
            let origin =
                text!("workshop-bank-origin", origin = Fact::Text(taken.origin(language)), path = Fact::Text(path));
            let origin = Catalog::shared(language).render(&origin, &HouseTerms::default());
            format!("// {}\n", one_line(&origin))
        };
        let (deed, picture) = match &taken.item {
            BankItem::Drill { drill, rounds } => {
                let step = |ron| format!("{}Drill(drill: {ron}, rounds: {rounds})", origin(taken.path.clone()));
                let step = drill.to_ron(houses).map(step);
                (step.and_then(|step| structure::insert_step(&self.document, &self.place, &step)), None)
            }
            BankItem::Question { question, picture } => {
                let from = origin(format!("{}/{}", taken.path, question.id));
                let id = structure::free_question(&self.document);
                let mut ron = question_to_ron(&FixedQuestion { id, ..FixedQuestion::clone(question) });
                for other in Language::ALL.into_iter().filter(|it| !languages.iter().any(|code| code == it.code())) {
                    ron = edit::remove_each(&ron, |map, child| is_text_in(map, child, other.code()));
                }
                let ron = format!("{from}{ron}");
                (structure::new_question(&self.document, &self.place, fresh, &ron), picture.clone())
            }
        };
        let Some(deed) = deed else {
            self.refused = Some(text!("workshop-bank-not"));
            return;
        };
        let picture = picture.filter(|(file, bytes)| self.document.files().pictures.get(file) != Some(bytes));
        self.document.add(label, deed.place.clone(), deed.files, picture);
        self.select(deed.place);
    }
}
