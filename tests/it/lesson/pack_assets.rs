//! A pack's assets: houses, pieces, terms and pictures for its lessons, and reports of faulty ones.

use tailleur::app::Screen;
use tailleur::app::practice::{self, PracticeStage};
use tailleur::app::{Action, LessonPath};
use tailleur::drill::question::LaidCard;
use tailleur::i18n::Language;
use tailleur::lesson::page::{MOST_PIXELS, PictureError, png_size};
use tailleur::lesson::{AddPackOutcome, Files, Library, Pack, check, objection};
use tailleur::platform::storage::packs;
use tailleur::rules::house::HouseLibrary;
use tailleur::rules::money::Money;

use crate::support::player::Player;
use crate::support::root;

/// The example pack as it lies on the disk.
fn example() -> Files {
    packs::read(&root().join("lessons/example")).files
}

fn changed(file: &str, change: impl Fn(&str) -> String) -> Vec<(String, String)> {
    let mut files = example();
    let text = change(&files.get(file).cloned().unwrap_or_default());
    files.insert(file.to_owned(), text);
    files_and_keys(&files)
}

fn files_and_keys(files: &Files) -> Vec<(String, String)> {
    let flaws = check(Some("example"), files, &HouseLibrary::built_in());
    flaws.into_iter().map(|flaw| (flaw.file.clone(), flaw.core_phrase().key.to_string())).collect()
}

fn pair(file: &str, key: &str) -> (String, String) {
    (file.to_owned(), key.to_owned())
}

#[test]
fn the_example_is_without_flaw_and_is_nobodys_lesson() {
    assert_eq!(files_and_keys(&example()), []);
    assert_eq!(Library::built_in_files("example"), example(), "as it travels inside the program");
    assert!(!Library::built_in_folders().contains(&"example"));
    let pack = Pack::read(&example()).unwrap();
    assert_eq!(pack.houses[0].id, "salon-vert");
    assert_eq!(pack.houses[0].chip_set().id, "salon", "a house may pay in the pack's own pieces");
    assert_eq!(pack.pictures.len(), 1);
    assert!(pack.glossary.unwrap().term("abattage").is_some());
}

#[test]
fn a_house_of_a_pack_can_be_chosen_and_its_lessons_practised() {
    let mut library = Library::built_in();
    assert_eq!(library.add("example", &example(), &HouseLibrary::built_in()), AddPackOutcome::Complete);
    let mut player = Player::at_home_with(library, Language::French, "salon-vert");
    assert_eq!(player.app.house().unwrap().name, "Salon Vert");
    player.begin(&LessonPath::parse("example/drills").unwrap());
    player.play(|_| true);
    assert_eq!(*player.practice().stage(), PracticeStage::Done);
    let begun = player.app.lessons().iter().map(|(pack, _)| pack.id.clone()).collect::<Vec<_>>();
    assert!(begun.contains(&"tableau".into()), "lessons for all houses are for this one too: {begun:?}");
}

#[test]
fn an_example_is_played_card_by_card_and_back_and_ends_with_what_is_paid() {
    let mut library = Library::default();
    library.add("example", &example(), &HouseLibrary::built_in());
    let mut player = Player::at_home_with(library, Language::English, "salon-vert");
    player.begin(&LessonPath::parse("example/a-coup-played").unwrap());
    player.practise(practice::PracticeAction::Next);
    let turn = |player: &Player| {
        let turn = player.practice().example_frame().expect("an example is shown");
        let lies = |cards: &[LaidCard]| cards.len();
        (lies(&turn.scene.hands.punto), lies(&turn.scene.hands.banco), turn.is_complete)
    };
    let mut seen = vec![turn(&player)];
    let said = player.practice().example_frame().unwrap().calls.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(said, ["Rien ne va plus"], "the stakes lie");
    for _ in 0..7 {
        player.practise(practice::PracticeAction::Next);
        seen.push(turn(&player));
    }
    let cards = [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (3, 2), (3, 3), (3, 3)];
    let expected: Vec<_> = cards.iter().enumerate().map(|(at, (p, b))| (*p, *b, at == 7)).collect();
    assert_eq!(seen, expected);
    let paid = |player: &Player| {
        let settled = player.practice().example_frame().unwrap().settled;
        settled.iter().map(|(seat, settled)| (*seat, settled.paid, settled.collected)).collect::<Vec<_>>()
    };
    let coins = Money::coins;
    assert_eq!(paid(&player), [(2, coins(2_500), coins(0)), (4, coins(0), coins(2_500)), (4, coins(0), coins(500))]);
    player.practise(practice::PracticeAction::Previous);
    assert_eq!((turn(&player), paid(&player)), (expected[6], Vec::new()), "one step back");
    for _ in 0..20 {
        player.practise(practice::PracticeAction::Previous);
    }
    assert_eq!(turn(&player), expected[0], "there is nothing before the stakes");
    player.practise(practice::PracticeAction::Whole);
    assert_eq!(turn(&player), expected[7]);
    player.practise(practice::PracticeAction::Next);
    assert_eq!(turn(&player).0, 1, "the next example has no stakes: it begins with its first card");
}

#[test]
fn the_glossary_opens_from_home_and_escape_goes_back() {
    let mut library = Library::default();
    library.add("example", &example(), &HouseLibrary::built_in());
    let mut player = Player::at_home_with(library, Language::Italian, "salon-vert");
    player.act(Action::OpenGlossary("nobody".into()));
    assert!(matches!(player.app.screen(), Screen::Home));
    player.act(Action::OpenGlossary("example".into()));
    assert!(matches!(player.app.screen(), Screen::Glossary(pack) if pack == "example"));
    player.act(Action::Back);
    assert!(matches!(player.app.screen(), Screen::Home));
}

#[test]
fn what_is_wrong_with_what_a_pack_brings_is_reported_at_its_file() {
    let house = "houses/salon-vert.ron";
    let named = |id: &str| {
        let mut files = example();
        let text = files.remove(house).unwrap().replace("id: \"salon-vert\"", &format!("id: \"{id}\""));
        files.insert(format!("houses/{id}.ron"), text);
        files_and_keys(&files)
    };
    assert!(named("venezia").contains(&pair("houses/venezia.ron", "flaw-house-id-taken")));
    assert!(
        changed(house, |text| text.replace("\"salon\"", "\"nobody\"")).contains(&pair(house, "flaw-no-such-chip-set"))
    );
    let chips = "chips/salon.ron";
    assert!(
        changed(chips, |text| text.replace("value: 500,", "value: 50,"))
            .contains(&pair(chips, "flaw-chips-not-rising"))
    );
    let mut files = example();
    let french = files.remove(chips).unwrap().replace("\"salon\"", "\"french\"");
    files.insert("chips/french.ron".to_owned(), french);
    assert!(files_and_keys(&files).contains(&pair("chips/french.ron", "flaw-chips-id-taken")));
    let glossary = "glossary.ron";
    assert!(
        changed(glossary, |text| text.replacen("\"sabot\"", "\"buche\"", 1))
            .contains(&pair(glossary, "flaw-listed-twice"))
    );
    let page = "01-a-page.ron";
    for (from, to, key) in [
        ("[[buche]]", "[[buches]]", "flaw-term-unknown"),
        ("pictures/table.png", "pictures/tables.png", "flaw-picture-missing"),
        ("pictures/table.png", "voice/table.ogg", "flaw-page-sound-missing"),
        ("seat 5 court 5", "seat 5 long 5", "flaw-page-no-such-spot"),
        ("seat 5 court 5", "seat 12 court 5", "flaw-page-no-such-seat"),
        ("[9h]", "[9x]", "flaw-no-such-card"),
    ] {
        let flaws = changed(page, |text| text.replace(from, to));
        assert!(flaws.contains(&pair(page, key)), "{key}: {flaws:?}");
    }
    let played = "02-a-coup-played.ron";
    for (from, to, key) in [
        ("seat: 2, spot: Banco", "seat: 99, spot: Banco", "flaw-page-no-such-seat"),
        ("spot: Own(3)", "spot: Own(7)", "flaw-page-no-such-spot"),
        ("amount: 5000", "amount: 0", "flaw-example-amount"),
    ] {
        let flaws = changed(played, |text| text.replace(from, to));
        assert!(flaws.contains(&pair(played, key)), "{key}: {flaws:?}");
    }
}

#[test]
fn a_flaw_of_a_page_is_reported_in_its_line_of_the_file() {
    let mut files = example();
    let page = files.get_mut("01-a-page.ron").unwrap();
    *page = page.replacen("4h 2c 6d | Ks 4d 3s", "4h 2c 6d | Ks 4d 3x", 1);
    let line = 1 + page.lines().position(|line| line.contains("3x")).unwrap();
    let column = 1 + page.lines().find(|line| line.contains("3x")).unwrap().find("3x").unwrap();
    let flaws = check(Some("example"), &files, &HouseLibrary::built_in());
    let places: Vec<_> = flaws.iter().map(|flaw| (flaw.place.line, flaw.place.column, flaw.until.column)).collect();
    assert_eq!(places, [(line, column, column + 2)]);
    let escaped = "(id: \"a\", x: {\"fr\": \"un \\\"mot\\\" [4x]\"})";
    let spans = tailleur::syntax::Spans::parse(escaped);
    let said = "un \"mot\" [4x]";
    let at = spans.node("x.fr").within(said.find('[').unwrap()..said.len());
    assert_eq!((at.start.column, at.end.column), (escaped.find('[').unwrap() + 1, escaped.find(']').unwrap() + 2));
}

#[test]
fn a_picture_is_known_by_its_first_bytes_and_must_be_whole() {
    let good = example().pictures["pictures/table.png"].to_vec();
    assert_eq!(png_size(&good).map(|size| (size.wide, size.high)), Ok((480, 270)));
    let cut = |at: usize| good[..at].to_vec();
    let with = |at: usize, bytes: &[u8]| {
        let mut changed = good.clone();
        changed[at..at + bytes.len()].copy_from_slice(bytes);
        changed
    };
    // The head says its size at the byte 16, and its checksum stands after that.
    let sized = |wide: u32, high: u32| {
        let mut changed = with(16, &[wide.to_be_bytes(), high.to_be_bytes()].concat());
        let sum = crc32(&changed[12..29]);
        changed[29..33].copy_from_slice(&sum.to_be_bytes());
        changed
    };
    let too_large = |picture: &[u8]| matches!(png_size(picture), Err(PictureError::TooLarge(_)));
    assert!(too_large(&sized(MOST_PIXELS + 1, 1)) && too_large(&sized(u32::MAX, u32::MAX)));
    assert_eq!(png_size(&sized(0, 5)), Err(PictureError::Broken));
    assert_eq!(png_size(&vec![0; 3 * 1024 * 1024]), Err(PictureError::TooHeavy));
    assert_eq!(png_size(b"\xff\xd8\xff\xe0JFIF"), Err(PictureError::NoPng));
    assert_eq!(png_size(b""), Err(PictureError::NoPng));
    for broken in [cut(8), cut(20), cut(40), cut(good.len() - 1), with(60, b"xxxx"), with(33, &[0xff; 4])] {
        assert_eq!(png_size(&broken), Err(PictureError::Broken));
    }
    for bytes in [cut(40), b"GIF89a".to_vec(), sized(MOST_PIXELS + 1, 9)] {
        let mut files = example();
        files.pictures.insert("pictures/table.png".to_owned(), bytes.into());
        let keys = files_and_keys(&files);
        assert!(
            keys.iter().any(|(file, key)| file == "pictures/table.png" && key.starts_with("flaw-picture-")),
            "{keys:?}"
        );
        assert_eq!(Library::default().add("example", &files, &HouseLibrary::built_in()), AddPackOutcome::Faulty);
    }
}

fn crc32(bytes: &[u8]) -> u32 {
    crc32fast::hash(bytes)
}

#[cfg(feature = "desktop")]
#[test]
fn a_picture_that_was_prepared_stops_nothing() {
    let good = example().pictures["pictures/table.png"].to_vec();
    assert!(tailleur::view::decode(&good).is_some());
    // Whole in its pieces, and what they hold is nonsense.
    let mut tiny = b"\x89PNG\r\n\x1a\n".to_vec();
    let head = [&4000_u32.to_be_bytes()[..], &4000_u32.to_be_bytes(), &[16, 6, 0, 0, 1]].concat();
    for (name, held) in [(b"IHDR", head.as_slice()), (b"IDAT", &[0x78, 0x9c, 1, 2, 3]), (b"IEND", &[])] {
        tiny.extend((held.len() as u32).to_be_bytes());
        let named = [name.as_slice(), held].concat();
        tiny.extend(&named);
        tiny.extend(crc32(&named).to_be_bytes());
    }
    assert!(png_size(&tiny).is_ok());
    assert!(tailleur::view::decode(&tiny).is_none());
}

/// A pack for all houses: its first lesson can be taken in any, each of the others asks something that is otherwise in
/// the house of the example: a tie is paid nine times there, and there is no piece of ten.
fn for_all_houses() -> Files {
    let tie = r#"Ask([(
        id: "tie",
        scene: (
            punto: ["9s", "7d"], banco: ["4c", "2d"],
            stakes: [(seat: 2, spot: Egalite, amount: 2000)], announced: Egalite,
        ),
        answer: Money(right: 16000, is: Paid(2, Egalite)),
    )])"#;
    let lessons = [
        ("counting", "Drill(drill: CountHand(), rounds: 8)"),
        ("tie", tie),
        ("heaps", "Drill(drill: ReadStack(stacks: [1, 2], pieces: [500, 1000]), rounds: 8)"),
        (
            "mixed",
            "Mixed([(drill: Winner(), rounds: 4), (drill: ReadStack(stacks: [1, 2], pieces: [500, 1000]), rounds: 4)])",
        ),
    ];
    let listed = lessons.each_ref().map(|(id, _)| format!("\"01-{id}\"")).join(", ");
    let pack =
        format!(r#"(id: "everywhere", version: 1, title: {{"en": "T"}}, about: {{"en": "A"}}, lessons: [{listed}])"#);
    let lesson = |(id, steps): (&str, &str)| {
        let head = format!(r#"id: "{id}", version: 1, title: {{"en": "T"}}, goal: {{"en": "G"}}"#);
        (format!("01-{id}.ron"), format!("({head}, steps: [{steps}], pass: (accuracy: 80, seconds: 20))"))
    };
    lessons.map(lesson).into_iter().chain([("pack.ron".to_owned(), pack)]).collect()
}

#[test]
fn of_a_pack_for_all_houses_a_house_of_another_pack_is_offered_what_fits_it() {
    let offered = |player: &Player, pack: &str| {
        let lessons = player.app.lessons();
        let here = lessons.iter().find(|(offered, _)| offered.id == pack);
        here.map(|(_, rows)| rows.iter().map(|row| row.lesson.id.clone()).collect::<Vec<_>>()).unwrap_or_default()
    };
    let packs = [("example", example()), ("everywhere", for_all_houses())];
    for order in [[0, 1], [1, 0]] {
        let mut library = Library::built_in();
        for (folder, files) in order.map(|at| &packs[at]) {
            assert_eq!(check(Some(folder), files, &HouseLibrary::built_in()), [], "{folder}");
            assert_eq!(library.add(folder, files, &HouseLibrary::built_in()), AddPackOutcome::Complete, "{folder}");
        }
        for house in HouseLibrary::built_in().iter() {
            let player = Player::at_home_with(library.clone(), Language::English, house.id.as_str());
            assert_eq!(offered(&player, "everywhere"), ["counting", "tie", "heaps", "mixed"], "{}", house.id);
        }
        let mut player = Player::at_home_with(library, Language::English, "salon-vert");
        assert_eq!(offered(&player, "everywhere"), ["counting"], "the rest is otherwise here");
        assert!(player.app.course().iter().all(|row| row.path.to_string() != "everywhere/tie"));
        player.begin(&LessonPath::parse("everywhere/tie").unwrap());
        assert_eq!(
            player.app.notices().last().map(|notice| notice.phrase.key.as_str()),
            Some("notice-not-for-this-house")
        );
        player.begin(&LessonPath::parse("everywhere/counting").unwrap());
        player.play(|_| true);
        assert_eq!(player.practice().progress(), (8, 8));
    }
}

#[test]
fn in_a_brought_house_every_lesson_that_is_offered_asks_all_that_it_says() {
    let mut library = Library::built_in();
    library.add("example", &example(), &HouseLibrary::built_in());
    let player = Player::at_home_with(library, Language::English, "salon-vert");
    let house = player.app.house().unwrap();
    let course = player.app.course();
    assert!(course.len() > 40, "{} lessons", course.len());
    for row in course {
        for drill in row.lesson.at_table(&house).unwrap().drills() {
            assert_eq!(objection(drill, &house), None, "{}: {}", row.path, drill.name());
        }
    }
}
