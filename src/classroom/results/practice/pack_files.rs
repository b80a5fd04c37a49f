//! The files of the practice pack: manifest and lesson in an author's style.

use super::{CopiedQuestion, DrillGroup, PracticeOptions, Results, WeakDecision};
use crate::classroom::results::ResultsDescriber;
use crate::drill::AnyDrill;
use crate::i18n::phrase::Fact;
use crate::i18n::{Catalog, HouseTerms, Language};
use crate::lesson::{Files, Lesson, LocalizedText, PACK_FILE, Pass, Step};
use crate::rules::house::{House, TableSize};
use crate::syntax::Spans;
use crate::syntax::edit::quoted;

/// Name of the lesson file; also its id.
const LESSON_FILE: &str = "01-going-over";
const LESSON: &str = "going-over";

/// Maximum length of a title.
const LONGEST_TITLE: usize = 80;
/// Maximum line length of the page.
const LONGEST_LINE: usize = 120;

pub(super) struct PackWriter<'w> {
    pub(super) results: &'w Results,
    pub(super) wanted: &'w PracticeOptions<'w>,
    pub(super) groups: &'w [DrillGroup],
    pub(super) questions: &'w [CopiedQuestion],
    pub(super) decisions: &'w [WeakDecision],
    pub(super) seconds: u32,
}

pub(super) fn files(whole: &PackWriter<'_>, house: &House) -> Files {
    let source = whole.wanted.files;
    let lesson = whole.lesson(house);
    let named = |id: &str| lesson.contains(&format!("\"{id}\""));
    let mut files: Files =
        [(PACK_FILE.to_owned(), whole.pack()), (format!("{LESSON_FILE}.ron"), lesson.clone())].into();
    // Copies the pack assets that the lesson needs.
    let pack = whole.wanted.pack;
    let own_house = pack.houses.iter().find(|brought| brought.id == house.id);
    let house_file = own_house.map(|house| format!("houses/{}.ron", house.id));
    let house_text = house_file.as_ref().and_then(|file| source.get(file)).cloned().unwrap_or_default();
    let sets = pack.sets.own().iter().filter(|set| named(&set.id) || house_text.contains(&format!("\"{}\"", set.id)));
    let wanted = sets.map(|set| format!("chips/{}.ron", set.id)).chain(house_file.clone());
    for file in wanted {
        if let Some(text) = source.get(&file) {
            files.insert(file, text.clone());
        }
    }
    let shown = source.pictures.iter().filter(|(path, _)| lesson.contains(path.as_str()));
    files.pictures = shown.map(|(path, bytes)| (path.clone(), bytes.clone())).collect();
    files
}

/// An authored question copied verbatim from its lesson file.
pub(super) fn copy_question(lesson: &Lesson, hard: &WeakDecision, files: &Files) -> Option<String> {
    let (_, id) = hard.exercise.decision.as_str().split_once('/')?;
    let (step, place) = lesson.steps.iter().enumerate().find_map(|(at, step)| match step {
        Step::Ask(round) => match &round.drill {
            AnyDrill::Authored(authored) => {
                Some((at, authored.questions.iter().position(|question| question.id == id)?))
            }
            _ => None,
        },
        _ => None,
    })?;
    let is_its = |name: &str| {
        name.split_once('-').is_some_and(|(_, rest)| rest.strip_suffix(".ron") == Some(lesson.id.as_str()))
    };
    let (_, text) = files.iter().find(|(name, _)| is_its(name))?;
    let spans = Spans::parse(text);
    let node = spans.find(&format!("steps.{step}.0.{place}"))?;
    text.get(node.bytes.clone()).map(str::to_owned)
}

impl PackWriter<'_> {
    /// Languages of the texts: those of the authored questions, or all.
    fn languages(&self) -> Vec<Language> {
        let has = |language: &Language| {
            self.questions.is_empty()
                || self.results.lesson_content.title.languages().any(|code| code == language.code())
        };
        let found: Vec<Language> = Language::ALL.into_iter().filter(has).collect();
        if found.is_empty() { vec![Language::English] } else { found }
    }

    fn in_all(&self, say: impl Fn(&ResultsDescriber<'_>) -> String) -> String {
        let texts = self.languages().into_iter().map(|language| {
            let words = Catalog::new(language);
            let describer =
                ResultsDescriber { results: self.results, words: &words, minutes_east: self.wanted.minutes_east };
            (language, say(&describer))
        });
        let texts = LocalizedText::from_languages(texts);
        let entries: Vec<String> =
            texts.entries().map(|(code, text)| format!("{}: {}", quoted(code), quoted(text))).collect();
        format!("{{ {} }}", entries.join(", "))
    }

    fn title(&self) -> String {
        self.in_all(|describer| {
            let phrase = text!("practice-title", title = Fact::Text(describer.title()));
            without_braces(&describer.render(&phrase)).chars().take(LONGEST_TITLE).collect()
        })
    }

    fn pack(&self) -> String {
        let about = self.in_all(|describer| {
            let date = Fact::Text(describer.day(describer.results.opened));
            describer.render(&text!("practice-about", date = date))
        });
        let languages: Vec<String> = self.languages().iter().map(|language| quoted(language.code())).collect();
        [
            "(".to_owned(),
            format!("    id: {},", quoted(self.wanted.id)),
            "    version: 1,".to_owned(),
            format!("    title: {},", self.title()),
            format!("    about: {about},"),
            format!("    languages: [{}],", languages.join(", ")),
            format!("    lessons: [{}],", quoted(LESSON_FILE)),
            ")\n".to_owned(),
        ]
        .join("\n")
    }

    fn lesson(&self, house: &House) -> String {
        let comment = Catalog::new(self.wanted.comments).render(&text!("practice-comment"), &HouseTerms::default());
        let mut lines = vec![
            format!("// {comment}"),
            "(".to_owned(),
            format!("    id: {},", quoted(LESSON)),
            "    version: 1,".to_owned(),
            format!("    title: {},", self.title()),
            format!("    goal: {},", self.in_all(|describer| describer.words.message(text_key!("practice-goal")))),
            format!("    houses: [{}],", quoted(house.id.as_str())),
        ];
        // A drill is narrowed to the class's table, and may be none of the lesson's others.
        let is_here = |size: &&TableSize| house.tables.iter().any(|table| table.size == **size);
        let tables = self.results.lesson_content.tables.iter().filter(is_here);
        let tables: Vec<String> = tables.map(|size| format!("{size:?}")).collect();
        if !tables.is_empty() {
            lines.push(format!("    tables: [{}],", tables.join(", ")));
        }
        lines.extend(["    steps: [".to_owned(), format!("        Read({}),", self.page())]);
        lines.extend(self.drill_steps());
        lines.extend(self.question_steps());
        lines.push("    ],".to_owned());
        lines.push(format!("    pass: (accuracy: {}, seconds: {}),", Pass::REVIEW_ACCURACY, self.seconds));
        lines.push(")\n".to_owned());
        lines.join("\n")
    }

    fn page(&self) -> String {
        self.in_all(|describer| {
            let line = |hard: &WeakDecision| {
                let decision: String = describer.decision(&hard.exercise).chars().take(LONGEST_LINE).collect();
                let phrase = text!(
                    "practice-line",
                    decision = Fact::Text(escape_markdown(&decision)),
                    right = Fact::Number(hard.right as u64),
                    of = Fact::Number(hard.total as u64)
                );
                format!("- {}", describer.render(&phrase))
            };
            let lines: Vec<String> = self.decisions.iter().map(line).collect();
            format!("{}\n\n{}", describer.words.message(text_key!("practice-read")), lines.join("\n"))
        })
    }

    fn drill_steps(&self) -> Vec<String> {
        let round = |group: &DrillGroup| format!("drill: {}, rounds: {}", group.text, group.rounds);
        match self.groups {
            [] => Vec::new(),
            [group] => vec![format!("        Drill({}),", round(group))],
            groups => {
                let rounds = groups.iter().map(|group| format!("            ({}),", round(group)));
                let open = std::iter::once("        Mixed([".to_owned());
                open.chain(rounds).chain(["        ]),".to_owned()]).collect()
            }
        }
    }

    fn question_steps(&self) -> Vec<String> {
        if self.questions.is_empty() {
            return Vec::new();
        }
        let questions = self.questions.iter().map(|question| format!("            {},", question.text));
        let open = std::iter::once("        Ask([".to_owned());
        open.chain(questions).chain(["        ]),".to_owned()]).collect()
    }
}

/// Braces are markup in lesson texts.
fn without_braces(text: &str) -> String {
    text.replace('{', "(").replace('}', ")")
}

fn escape_markdown(text: &str) -> String {
    let mut words = String::new();
    let is_first_word = |words: &str| words.chars().all(|c| c.is_ascii_digit());
    for letter in without_braces(text).chars().map(|c| if c.is_control() { ' ' } else { c }) {
        let everywhere = matches!(letter, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '~' | '#' | '&' | '!');
        // At the start of a line these would begin a list.
        let at_first = matches!(letter, '-' | '+' | '.' | ')' | '=' | ':') && is_first_word(&words);
        if everywhere || at_first {
            words.push('\\');
        }
        words.push(letter);
    }
    words
}
