//! What the built-in lessons put before a trainee: words a page, things done a page, pages before the first question,
//! and how far one key alone would lead.
//! `TAILLEUR_BLESS=1` writes the table anew.
#![expect(clippy::disallowed_methods, reason = "a blessing writes into the repository")]

use std::fmt::Write as _;

use tailleur::i18n::{Language, LocalizedText};
use tailleur::lesson::{Lesson, Library, Shown, Step};

use crate::lesson::spread_of_answers::most_uneven_step;
use crate::support::{root, text};

/// Words on a page, in each language.
const MOST_WORDS: usize = 40;
/// Pages and examples before the first question that counts.
const MOST_PAGES: usize = 3;
const TABLE: &str = "docs/lessons.md";

/// The words of a text: what has a letter or a figure.
fn words(texts: &LocalizedText, language: Language) -> usize {
    let text = texts.get(language);
    text.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count()
}

/// The texts read at a time on a page or an example: those of the page, with its question.
fn texts(step: &Step) -> Option<Vec<&LocalizedText>> {
    let (says, shows) = match step {
        Step::Page { says, shows } => (says, shows.as_deref()),
        Step::Read(says) | Step::Example { says, .. } => (says, None),
        Step::Drill(_) | Step::Mixed(_) | Step::Ask(_) | Step::Shift(_) => return None,
    };
    let mut texts = vec![says];
    match shows {
        Some(Shown::Scene(scene)) => texts.extend(scene.told.iter().chain(&scene.heard)),
        Some(Shown::Ask(question)) => {
            texts.extend(question.asks.iter().chain(&question.scene.told).chain(&question.scene.heard));
        }
        Some(Shown::Drill(_)) | None => {}
    }
    Some(texts)
}

fn most_words(step: &Step) -> Option<usize> {
    let texts = texts(step)?;
    Language::ALL.into_iter().map(|language| texts.iter().map(|text| words(text, language)).sum()).max()
}

const fn is_done(step: &Step) -> bool {
    matches!(step, Step::Page { shows: Some(shows), .. } if !matches!(**shows, Shown::Scene(_)))
}

/// Pages, most words on one, pages before the first question that counts, pages on which something is done.
fn figures(lesson: &Lesson) -> [usize; 4] {
    let pages: Vec<usize> = lesson.steps.iter().filter_map(most_words).collect();
    let is_page = |step: &&Step| step.rounds().is_empty() && step.shift().is_none();
    let before = lesson.steps.iter().take_while(is_page).count();
    [
        pages.len(),
        pages.iter().copied().max().unwrap_or(0),
        before,
        lesson.steps.iter().filter(|step| is_done(step)).count(),
    ]
}

#[test]
fn no_built_in_lesson_has_a_page_of_bare_text_or_of_many_words() {
    let mut wrong = String::new();
    for pack in Library::built_in().packs() {
        for lesson in &pack.lessons {
            let name = format!("{}/{}", pack.id, lesson.id);
            for (at, step) in lesson.steps.iter().enumerate() {
                if matches!(step, Step::Read(_) | Step::Page { shows: None, .. }) {
                    let _ = writeln!(wrong, "{name}: step {at} is bare text");
                }
                if let Some(words) = most_words(step).filter(|words| *words > MOST_WORDS) {
                    let _ = writeln!(wrong, "{name}: step {at} has {words} words");
                }
            }
            let [.., before, done] = figures(lesson);
            if before > MOST_PAGES {
                let _ = writeln!(wrong, "{name}: {before} pages before the first question");
            }
            // A shift is all doing.
            if done == 0 && lesson.test.is_none() && !lesson.has_shift() {
                let _ = writeln!(wrong, "{name}: nothing is done on its pages");
            }
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

#[test]
fn a_page_about_a_payment_has_its_stake_on_the_table() {
    let library = Library::built_in();
    let pack = library.packs().find(|pack| pack.id.as_str() == "first-payouts");
    let lessons = pack.into_iter().flat_map(|pack| &pack.lessons).filter(|lesson| lesson.id.as_str() != "who-wins");
    let mut pages = 0;
    for lesson in lessons {
        for step in &lesson.steps {
            let Step::Page { shows: Some(shows), .. } = step else { continue };
            let Shown::Ask(question) = &**shows else { continue };
            assert!(!question.scene.stakes.is_empty(), "{}: {}", lesson.id, question.id);
            pages += 1;
        }
    }
    assert!(pages >= 8, "{pages} pages");
}

#[test]
fn the_table_of_the_lessons_is_what_they_are() {
    let mut table = String::from(
        "# The pages of the built-in lessons\n\nMade by `tests/it/lesson/page_limits.rs`. Words are those of the longest \
         page in its longest language, including its question; pages to answer are those on which something is \
         answered. The last column is the share of the most frequent correct answer in the most uneven step, where \
         there are only a few to choose from.\n\n\
         | lesson | pages | words on the longest | pages before the first question | pages to answer | questions | most frequent answer |\n\
         |---|---|---|---|---|---|---|\n",
    );
    for pack in Library::built_in().packs() {
        for lesson in &pack.lessons {
            let [pages, words, before, done] = figures(lesson);
            let one = most_uneven_step(lesson).map_or_else(String::new, |spread| format!("{} %", spread.most));
            let (pack, lesson, questions) = (&pack.id, &lesson.id, lesson.questions());
            let _ =
                writeln!(table, "| {pack}/{lesson} | {pages} | {words} | {before} | {done} | {questions} | {one} |");
        }
    }
    if std::env::var_os("TAILLEUR_BLESS").is_some() {
        std::fs::write(root().join(TABLE), table).unwrap();
    } else {
        assert!(text(TABLE) == table, "{TABLE} is out of date");
    }
}
