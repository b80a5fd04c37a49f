//! Questions of other programs come into a pack and go out of it again; what cannot be carried is told.

use std::sync::Arc;

use tailleur::documents::export::{ExportOptions, PackExport};
use tailleur::drill::AnyDrill;
use tailleur::drill::authored::{Asking, FixedQuestion};
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::lesson::exchange::{ExchangeNotes, ExistingPack, ImportOptions, ImportedLessons, Importer, PictureFault};
use tailleur::lesson::{Pack, Step};
use tailleur::rules::house::{House, HouseLibrary};

/// Lessons made of one file.
pub(crate) fn brought(name: &str, bytes: &[u8], code: &str, house: Option<&str>) -> ImportedLessons {
    let shelf = HouseLibrary::built_in();
    let houses: Vec<Arc<House>> =
        shelf.iter().filter(|own| house.is_none_or(|house| own.id == house)).cloned().collect();
    let reading = ImportOptions { code, houses: &houses, as_coups: false };
    let mut importer = Importer::new(reading, house.map(str::to_owned).into_iter().collect());
    importer.add(name, bytes);
    importer.finish(&ExistingPack::default(), &mut |_, _| Err(PictureFault::Missing))
}

/// The notes as a person reads them.
pub(crate) fn note_lines(lessons: &ImportedLessons) -> Vec<String> {
    let words = Catalog::new(Language::English);
    let notes = lessons.notes.iter().flat_map(ExchangeNotes::as_slice);
    let line = |note: &tailleur::lesson::exchange::ExchangeNote| {
        format!("{}:{}: {}", note.place.line, note.place.column, words.render(&note.what, &HouseTerms::default()))
    };
    notes.map(line).collect()
}

/// The pack of the lessons, which has no flaw.
pub(crate) fn pack(lessons: &ImportedLessons) -> Pack {
    let files = lessons.as_files(lessons.pack_file("brought", "Brought", &[]));
    Pack::read(&files).unwrap_or_else(|flaws| panic!("{flaws:#?}\n{:#?}", lessons.files))
}

/// The questions of a pack in their order.
pub(crate) fn questions(pack: &Pack) -> Vec<FixedQuestion> {
    let steps = pack.lessons.iter().flat_map(|lesson| &lesson.steps);
    let asked = steps.filter_map(|step| match step {
        Step::Ask(round) => Some(&round.drill),
        _ => None,
    });
    let authored = asked.filter_map(|drill| match drill {
        AnyDrill::Authored(authored) => Some(authored.questions.clone()),
        _ => None,
    });
    authored.flatten().collect()
}

fn asked<'q>(questions: &'q [FixedQuestion], id: &str) -> &'q FixedQuestion {
    questions.iter().find(|question| question.id == id).unwrap_or_else(|| panic!("{id} is not there"))
}

fn gone_out(pack: &Pack, language: Language) -> PackExport {
    PackExport::gather(&ExportOptions {
        pack,
        lessons: &[],
        house: None,
        houses: &HouseLibrary::built_in(),
        words: &Catalog::new(language),
        seed: 1,
        count: None,
    })
}

const EVERY: &[u8] =
    include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/exchange/every-construct.gift"));

#[test]
fn every_construct_of_gift_is_imported_or_reported() {
    let lessons = brought("every-construct.gift", EVERY, "en", None);
    let expected: Vec<&str> =
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/exchange/every-construct.told"))
            .lines()
            .collect();
    assert_eq!(note_lines(&lessons), expected);
    let found = questions(&pack(&lessons));
    assert_eq!(found.len(), 21);
    let is = |id: &str, is: fn(&Asking) -> bool| assert!(is(&asked(&found, id).answer), "{:?}", asked(&found, id));
    is(
        "nearest-to-nine",
        |answer| matches!(answer, Asking::Choice { right: Some(right), options, .. } if right == "eight" && options.len() == 3),
    );
    is("natural-nine", |answer| matches!(answer, Asking::Choice { right: Some(right), .. } if right == "true"));
    is("the-end", |answer| matches!(answer, Asking::Number { right: Some(6), .. }));
    is("which-number-lies-between", |answer| matches!(answer, Asking::Number { right: Some(7), .. }));
    is(
        "what-is-the-commission-in-francs-on-a-win-of-350",
        |answer| matches!(answer, Asking::Money { right: Some(sum), .. } if sum.get() == 1750),
    );
    is("match-each-card-with-what-it-counts", |answer| matches!(answer, Asking::Several(lines) if lines.len() == 3));
    is(
        "say-that-no-more-stakes-may-be-laid",
        |answer| matches!(answer, Asking::Call { right: Some(right), .. } if right == "No more bets"),
    );
    is("which-of-these-count-nothing", |answer| matches!(answer, Asking::Several(lines) if lines.len() == 4));
    let naturals = asked(&found, "naturals-again");
    assert_eq!(naturals.hints[0].answer, "true");
    assert_eq!(naturals.hints[0].says.for_code("en"), "A natural has two cards.");
    assert_eq!(
        naturals.because.as_ref().unwrap().for_code("en"),
        "Right: three cards are no natural.\nEight and nine of two cards."
    );
    let signs = asked(&found, "signs-all-of-them");
    assert_eq!(signs.asks.as_ref().unwrap().for_code("en"), "Which answer reads (2\\+2=4)\n~ and #1 with a \\?");
    let gap = asked(&found, "the-names-of-the-house-stay");
    assert!(matches!(&gap.answer, Asking::Choice { options, .. } if options[1].says.for_code("en") == "{punto}"));
}

#[test]
fn broken_questions_are_reported_with_their_place() {
    let lessons = brought(
        "broken.gift",
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/exchange/broken.gift")),
        "en",
        None,
    );
    let expected: Vec<&str> =
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/exchange/broken.told")).lines().collect();
    assert_eq!(note_lines(&lessons), expected);
    assert_eq!(questions(&pack(&lessons)).len(), 1);
}

#[test]
fn what_came_in_goes_out_and_comes_in_the_same() {
    for (language, house) in [(Language::English, "en"), (Language::French, "fr"), (Language::Italian, "it")] {
        let first = pack(&brought("every-construct.gift", EVERY, house, None));
        let mut leaving = gone_out(&first, language);
        let words = Catalog::new(language);
        let gift = leaving.gift(&words);
        let again = pack(&brought("out.gift", gift.as_bytes(), house, None));
        assert_eq!(without_names(questions(&again)), without_names(questions(&first)), "{gift}");
        let table = leaving.table(&words).unwrap();
        let again = pack(&brought("out.csv", &table, house, None));
        let shown = String::from_utf8_lossy(&table);
        assert_eq!(without_names(questions(&again)), without_names(questions(&first)), "{shown}");
        let lessons = |pack: &Pack| pack.lessons.iter().map(|lesson| lesson.title.clone()).collect::<Vec<_>>();
        assert_eq!(lessons(&again), lessons(&first));
    }
}

/// The names of the sides are put in where questions leave: what comes back is compared with them.
fn without_names(questions: Vec<FixedQuestion>) -> Vec<FixedQuestion> {
    questions.into_iter().filter(|question| question.id != "the-names-of-the-house-stay").collect()
}

#[test]
fn aiken_comes_in() {
    let lessons = brought(
        "bank.txt",
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/exchange/bank.aiken")),
        "it",
        None,
    );
    let expected: Vec<&str> =
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/exchange/bank.told")).lines().collect();
    assert_eq!(note_lines(&lessons), expected);
    let found = questions(&pack(&lessons));
    assert_eq!(found.len(), 2);
    assert!(matches!(&found[0].answer, Asking::Choice { right: Some(right), .. } if right == "banco"));
}

/// A column that names no language stands for all in which something is asked, and for no other.
#[test]
fn a_table_speaks_the_languages_of_its_questions_in_every_column() {
    let plain = "question (fr);question (it);answer 1;answer 2;right\nQui gagne?;Chi vince?;x;y;2\n";
    let more = "question (fr);answer 1;answer 2 (fr);answer 2 (it);right\nQui gagne?;x;y;y;2\n";
    for (table, languages, note) in [
        (plain, ["fr", "it"].as_slice(), "“x” has no translation (Français, Italiano): the original text is used."),
        (more, &["fr"], "“y” also exists in languages that have no question (Italiano): skipped in those."),
    ] {
        let lessons = brought("two.csv", table.as_bytes(), "en", None);
        let found = questions(&pack(&lessons));
        let Asking::Choice { options, .. } = &found[0].answer else { panic!("{found:?}") };
        for option in options {
            assert_eq!(option.says.languages().collect::<Vec<_>>(), languages, "{table}");
        }
        assert!(note_lines(&lessons).iter().any(|line| line.ends_with(note)), "{:?}", note_lines(&lessons));
    }
}

#[test]
fn what_the_referee_denies_does_not_come_in() {
    let lessons = brought(
        "coups.csv",
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/exchange/coups.csv")),
        "en",
        Some("monte-carlo"),
    );
    let expected: Vec<&str> =
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/exchange/coups.told")).lines().collect();
    assert_eq!(note_lines(&lessons), expected);
    let pack = pack(&lessons);
    let found = questions(&pack);
    assert!(matches!(&found[0].answer, Asking::Choice { right: Some(right), is: Some(_), .. } if right == "banco"));
    assert!(
        pack.lessons[0].steps.iter().any(|step| matches!(step, Step::Example { ends, .. } if ends.banco.get() == 9))
    );
}

#[test]
fn a_margin_around_the_right_number_is_no_hint() {
    // The last example of Moodle's own file.
    let gift = b"When was Ulysses S. Grant born? {#\n=1822:0#Correct! 100% credit\n=%50%1822:2#He was born in 1822.\n}";
    let lessons = brought("examples.txt", gift, "en", None);
    let found = questions(&pack(&lessons));
    assert!(
        matches!(found[0].answer, Asking::Number { right: Some(1822), margin: None, .. }),
        "{:?}",
        note_lines(&lessons)
    );
    assert!(found[0].hints.is_empty());
    assert!(note_lines(&lessons).iter().any(|line| line.contains("any other answer")), "{:?}", note_lines(&lessons));
}

#[test]
fn margins_ranges_and_several_right_words_are_imported() {
    for (gift, right, margin) in [
        ("{#47:2}", 47, Some(2)),
        ("{#45..49}", 47, Some(2)),
        ("{#312:2.5}", 312, Some(2)),
        ("{#9:0.4}", 9, None),
        ("{#98:3 =%0%99#Near.}", 98, Some(3)),
    ] {
        let lessons = brought("bank.gift", format!("How many? {gift}").as_bytes(), "en", None);
        let found = questions(&pack(&lessons));
        let Asking::Number { right: Some(number), margin: around, .. } = found[0].answer else { panic!("{found:?}") };
        assert_eq!((number, around), (right, margin), "{gift} {:?}", note_lines(&lessons));
    }
    let lessons = brought("bank.gift", b"Which row? {=second =2nd =Second =row two}", "en", None);
    let found = questions(&pack(&lessons));
    let Asking::Call { right: Some(right), also, .. } = &found[0].answer else { panic!("{found:?}") };
    assert_eq!((right.as_str(), also.as_slice()), ("second", ["2nd".to_owned(), "row two".to_owned()].as_slice()));
    assert_eq!(note_lines(&lessons), Vec::<String>::new());
}

#[test]
fn an_answer_in_aiken_needs_no_blank_after_its_letter() {
    let aiken = b"What is the correct answer?\nA)Incorrect (No space)\nB)Correct\nC) Incorrect\nANSWER: B\n";
    let lessons = brought("bank.txt", aiken, "en", None);
    let found = questions(&pack(&lessons));
    let Asking::Choice { options, right: Some(right), .. } = &found[0].answer else { panic!("{found:?}") };
    assert_eq!((options.len(), right.as_str()), (3, "correct"), "{:?}", note_lines(&lessons));
}

#[test]
fn a_question_as_long_as_those_of_other_programs_comes_in_with_its_comment() {
    let (asks, comment) = ("Who draws a third card here? ".repeat(20), "Because the tableau says so. ".repeat(30));
    let gift = format!("{asks}{{=Banco~Punto####{comment}}}");
    let lessons = brought("bank.gift", gift.as_bytes(), "en", None);
    let found = questions(&pack(&lessons));
    assert_eq!(note_lines(&lessons), Vec::<String>::new());
    assert_eq!(found[0].because.as_ref().map(|because| because.for_code("en").trim()), Some(comment.trim()));
}

#[test]
fn a_bar_inside_an_answer_comes_back_from_a_table() {
    let first = pack(&brought("bank.gift", b"What parts the cells? {=a | b}", "en", None));
    let words = Catalog::new(Language::English);
    let table = gone_out(&first, Language::English).table(&words).unwrap();
    let again = pack(&brought("out.csv", &table, "en", None));
    assert_eq!(questions(&again), questions(&first), "{}", String::from_utf8_lossy(&table));
}

#[test]
fn unseen_signs_of_a_file_stay_outside() {
    let gift = "What\u{200b} is th\u{ad}is? {=A &shy;ca\u{202e}rd &rlm; ~A chip}";
    let found = questions(&pack(&brought("bank.gift", gift.as_bytes(), "en", None)));
    assert_eq!(found[0].asks.as_ref().map(|asks| asks.for_code("en")), Some("What is this?"));
}

#[test]
fn what_is_heard_is_listed_as_lost_once_a_lesson() {
    let library = tailleur::lesson::Library::built_in();
    let heard = library.packs().find(|pack| pack.id == "listening").unwrap();
    let mut leaving = gone_out(heard, Language::English);
    leaving.gift(&Catalog::new(Language::English));
    let sounds = |notes: &ExchangeNotes| {
        let is_sound = |note: &&tailleur::lesson::exchange::ExchangeNote| &*note.what.key == "exchange-sound-stays";
        notes.as_slice().iter().filter(is_sound).count()
    };
    assert_eq!(leaving.notes.iter().map(sounds).max(), Some(1));
}
