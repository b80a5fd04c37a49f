//! Templates pass the checker unchanged, in every language and every house.

use tailleur::app::templates::{LessonKind, PackKind, QuestionKind, Template, TemplateParams};
use tailleur::i18n::flaw::Flaw;
use tailleur::i18n::{Catalog, Language};
use tailleur::lesson::{Files, ProofCache, check, check_thoroughly};
use tailleur::rules::house::{House, HouseLibrary};
use tailleur::syntax::edit;

fn wanted<'w>(house: &'w str, languages: &'w [Language], window: Language) -> TemplateParams<'w> {
    TemplateParams {
        id: "of-our-own",
        title: "De « chez » \"nous\"",
        author: "A. \"B\"",
        house,
        languages,
        window,
        number: 1,
    }
}

fn files(template: &Template, wanted: &TemplateParams<'_>) -> Files {
    let files = template.files(wanted);
    assert!(!files.is_empty(), "{template:?}");
    for (path, text) in &files {
        assert!(!text.contains('%'), "{template:?} {path}: {text}");
    }
    files.into_iter().collect()
}

fn passes(files: &Files, what: &str) {
    let flaws = check(Some("of-our-own"), files, &HouseLibrary::built_in());
    assert!(flaws.is_empty(), "{what}: {flaws:#?}\n{files:#?}");
}

#[test]
fn every_pack_passes_in_every_house_and_language() {
    for kind in PackKind::ALL {
        for (turn, house) in HouseLibrary::built_in().iter().enumerate() {
            let window = Language::ALL[turn % 3];
            for languages in [&Language::ALL[..], &[window]] {
                let files = files(&Template::Pack(kind), &wanted(house.id.as_str(), languages, window));
                passes(&files, &format!("{kind:?} in {}", house.id));
            }
        }
    }
}

#[test]
fn of_a_pack_that_was_just_begun_only_what_is_still_to_be_written_is_reported() {
    for kind in PackKind::ALL {
        let files = files(&Template::Pack(kind), &wanted("monte-carlo", &Language::ALL, Language::French));
        let flaws = check_thoroughly(Some("of-our-own"), &files, &HouseLibrary::built_in(), &mut ProofCache::default());
        let (unwritten, others): (Vec<Flaw>, Vec<Flaw>) = flaws.into_iter().partition(|flaw| flaw.code() == "PB925");
        assert!(others.is_empty(), "{kind:?}: {others:#?}");
        assert!(unwritten.iter().any(|flaw| flaw.file == "pack.ron"), "{kind:?}: {unwritten:#?}");
    }
}

#[test]
fn every_lesson_passes_in_every_house() {
    for kind in LessonKind::ALL {
        for house in HouseLibrary::built_in().iter() {
            let wanted = wanted(house.id.as_str(), &Language::ALL, Language::Italian);
            let mut pack = files(&Template::Pack(PackKind::Empty), &wanted);
            let lesson = TemplateParams { id: "another", number: 2, ..wanted };
            pack.extend(
                files(&Template::Lesson(kind), &lesson).iter().map(|(path, text)| (path.clone(), text.clone())),
            );
            let listed = edit::insert(&pack["pack.ron"], "lessons", 1, "\"02-another\"").expect("a list of lessons");
            pack.insert("pack.ron".to_owned(), listed);
            passes(&pack, &format!("{kind:?} in {}", house.id));
        }
    }
}

#[test]
fn every_question_passes_in_every_house() {
    for house in HouseLibrary::built_in().iter() {
        let wanted = wanted(house.id.as_str(), &Language::ALL, Language::English);
        for kind in QuestionKind::all() {
            let mut pack = files(&Template::Pack(PackKind::FixedQuestions), &wanted);
            let own = TemplateParams { id: "one-more", ..wanted.clone() };
            let (_, question) = Template::Question(kind).files(&own).pop().expect("a question");
            let lesson =
                edit::insert(&pack["01-questions.ron"], "steps.1.0", 0, &question).expect("a list of questions");
            pack.insert("01-questions.ron".to_owned(), lesson);
            passes(&pack, &format!("{kind:?} in {}", house.id));
        }
    }
}

#[test]
fn every_house_passes_whether_copied_or_blank() {
    let read = |template: &Template, languages: &[Language]| {
        for (path, text) in template.files(&wanted("", languages, Language::French)) {
            assert_eq!(path, "houses/of-our-own.ron");
            let house = House::read("of-our-own.ron", &text).unwrap_or_else(|flaws| panic!("{template:?}: {flaws:#?}"));
            assert_eq!(house.name, "De « chez » \"nous\"");
            assert!(text.starts_with("// "));
        }
    };
    for house in HouseLibrary::built_in().iter() {
        let copy = Template::HouseFrom(house.id.clone());
        assert_eq!(copy.files(&wanted("", &Language::ALL, Language::French)).len(), 1);
        read(&copy, &Language::ALL);
    }
    for language in Language::ALL {
        read(&Template::BlankHouse, &[language]);
    }
    let (_, blank) = Template::BlankHouse.files(&wanted("", &Language::ALL, Language::French)).pop().expect("a house");
    let entries = blank.lines().filter(|line| !line.trim_start().starts_with("//"));
    assert!(!entries.collect::<String>().contains("Stated("), "a blank house rests on no text");
}

#[test]
fn a_glossary_passes_in_a_pack() {
    let wanted = wanted("venezia", &Language::ALL, Language::French);
    let mut pack = files(&Template::Pack(PackKind::Empty), &wanted);
    pack.extend(files(&Template::Glossary, &wanted).iter().map(|(path, text)| (path.clone(), text.clone())));
    passes(&pack, "glossary");
}

#[test]
fn comments_are_in_the_language_of_the_window_and_no_line_is_long() {
    let of = |window| files(&Template::Lesson(LessonKind::Drill), &wanted("venezia", &Language::ALL, window));
    let texts: Vec<String> =
        Language::ALL.iter().flat_map(|window| of(*window).values().cloned().collect::<Vec<_>>()).collect();
    let comments = |text: &String| {
        text.lines().filter(|line| line.trim_start().starts_with("//")).map(str::to_owned).collect::<Vec<_>>()
    };
    let all: Vec<Vec<String>> = texts.iter().map(comments).collect();
    assert!(all[0] != all[1] && all[1] != all[2] && all[0] != all[2]);
    assert!(all.iter().flatten().all(|line| line.chars().count() <= 104), "{all:#?}");
}

#[test]
fn every_template_has_a_name_in_every_language() {
    for words in Language::ALL.map(Catalog::new) {
        let names = PackKind::ALL.map(PackKind::title).into_iter();
        let names =
            names.chain(LessonKind::ALL.map(LessonKind::title)).chain(QuestionKind::all().map(QuestionKind::title));
        for name in names {
            assert!(!words.render(&name, &tailleur::i18n::HouseTerms::default()).contains('{'), "{name:?}");
        }
    }
}
