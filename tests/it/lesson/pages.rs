//! A page is read as its author means it, or every flaw of it is told with its place.

use tailleur::describe::page::describe_page;
use tailleur::i18n::{Catalog, Language};
use tailleur::lesson::Library;
use tailleur::lesson::page::{
    FigureCard, InlineRun, LONGEST, LessonPage, PageBlock, PageFigure, RunStyle, TableauPart,
};
use tailleur::rules::hand::Point;
use tailleur::rules::house::HouseLibrary;
use tailleur::rules::money::Money;
use tailleur::rules::side::Side;
use tailleur::rules::tableau::{Cell, Third};
use tailleur::text_key;

fn read(text: &str) -> LessonPage {
    LessonPage::read(text).unwrap_or_else(|wrong| panic!("{text}\n{wrong:?}"))
}

fn figure(text: &str) -> PageFigure {
    let page = read(text);
    match page.blocks.as_slice() {
        [PageBlock::Figure(figure)] => figure.clone(),
        other => panic!("one figure, not {other:?}"),
    }
}

fn point(number: u8) -> Point {
    Point::try_from(number).unwrap()
}

/// The keys of what is wrong, each with the piece of the text it is about.
fn wrongs(text: &str) -> Vec<(String, String)> {
    let wrongs = LessonPage::read(text).expect_err(text);
    wrongs.into_iter().map(|wrong| (wrong.what.innermost().key.to_string(), text[wrong.at].to_owned())).collect()
}

#[test]
fn a_text_without_marks_is_its_paragraphs_to_the_letter() {
    let mut read_ones = 0;
    for lesson in Library::built_in().packs().flat_map(|pack| &pack.lessons) {
        for step in &lesson.steps {
            let Some(texts) = step.page_text() else { continue };
            for (_, text) in texts.entries().filter(|(_, text)| !text.contains(['*', '_', '`', '[', '#', '|'])) {
                let paragraph = |words: &str| {
                    PageBlock::Paragraph(vec![InlineRun::Text(words.trim().to_owned(), RunStyle::default())])
                };
                let blocks: Vec<PageBlock> = text.split("\n\n").map(paragraph).collect();
                assert_eq!(read(text).blocks, blocks, "{text}");
                read_ones += 1;
            }
        }
    }
    assert!(read_ones > 500, "{read_ones} texts");
}

#[test]
fn words_cards_and_terms_stand_in_one_line() {
    let page = read("Avec [9h], **deux** *fois* `tire`, c’est un [[abattage]], ou [[abattage|naturel]]. \\[Kd] reste.");
    let [PageBlock::Paragraph(runs)] = page.blocks.as_slice() else { panic!("one paragraph") };
    let plain = |text: &str| InlineRun::Text(text.to_owned(), RunStyle::default());
    let with = |text: &str, look: RunStyle| InlineRun::Text(text.to_owned(), look);
    let expected = [
        plain("Avec "),
        InlineRun::Card("9h".parse().unwrap()),
        plain(", "),
        with("deux", RunStyle { strong: true, ..RunStyle::default() }),
        plain(" "),
        with("fois", RunStyle { emphasis: true, ..RunStyle::default() }),
        plain(" "),
        with("tire", RunStyle { code: true, ..RunStyle::default() }),
        plain(", c’est un "),
        InlineRun::Term("abattage".to_owned(), None),
        plain(", ou "),
        InlineRun::Term("abattage".to_owned(), Some("naturel".to_owned())),
    ];
    let joined: Vec<InlineRun> = runs.iter().take(6).cloned().collect();
    assert_eq!(joined, expected[..6]);
    assert!(
        expected.iter().filter(|run| !matches!(run, InlineRun::Text(..))).all(|run| runs.contains(run)),
        "{runs:?}"
    );
    assert!(
        runs.iter().all(|run| *run != InlineRun::Card("Kd".parse().unwrap())),
        "a bracket with a backslash is a bracket"
    );
    assert_eq!(page.terms(), ["abattage", "abattage"]);
}

#[test]
fn figures_are_written_in_few_words() {
    let up = |card: &str| FigureCard::Up(card.parse().unwrap());
    assert_eq!(figure("```cards\nAs ? 10d\n```"), PageFigure::Cards(vec![up("As"), FigureCard::Down, up("10d")]));
    let PageFigure::Hands(hands) = figure("```cards\n4h 2c 6d | Ks 4d\n```") else { panic!("two hands") };
    assert_eq!((hands.punto.len(), hands.banco.clone()), (3, vec![up("Ks"), up("4d")]));
    let PageFigure::Stakes(stakes) = figure("```stakes\nseat 3 banco 20\ncourt 47.50\n```") else { panic!("stakes") };
    let shown: Vec<_> = stakes.iter().map(|stake| (stake.seat, stake.spot.as_str(), stake.amount)).collect();
    assert_eq!(shown, [(Some(3), "banco", Money::coins(2_000)), (None, "court", Money::coins(4_750))]);
    let cell = |banco, third| TableauPart::Cell(Cell { banco: point(banco), third });
    for (text, part) in [
        ("", TableauPart::Whole),
        ("punto", TableauPart::Side(Side::Punto)),
        ("banco", TableauPart::Side(Side::Banco)),
        ("punto 5", TableauPart::Punto(point(5))),
        ("banco 4", TableauPart::Row(point(4))),
        ("banco 4 against 6", cell(4, Third::Card(point(6)))),
        ("banco 0 stood", cell(0, Third::Stood)),
    ] {
        assert_eq!(figure(&format!("```tableau\n{text}\n```")), PageFigure::Tableau(part), "{text}");
    }
    let PageFigure::Scene(scene) = figure("```scene\n(punto: [\"4h\"], to_come: [\"2c\"])\n```") else {
        panic!("a scene")
    };
    assert_eq!((scene.punto.len(), scene.to_come.len()), (1, 1));
}

#[test]
fn blocks_stand_in_their_order_and_within_one_another() {
    let text = "# Un\n\n- a\n- b\n  - c\n\n1. d\n\n> e\n\n---\n\n| f | g |\n| --- | --- |\n| h | i |\n\n\
                ![j](pictures/k.png)\n\n![l](voice/m.ogg)";
    let page = read(text);
    let kinds: Vec<&str> = page.blocks.iter().map(kind).collect();
    assert_eq!(kinds, ["heading", "list", "list", "quote", "rule", "table", "picture", "sound"]);
    let PageBlock::List(None, items) = &page.blocks[1] else { panic!("a list") };
    assert!(matches!(items[1].as_slice(), [PageBlock::Paragraph(_), PageBlock::List(None, inner)] if inner.len() == 1));
    assert_eq!(page.files(), ["pictures/k.png", "voice/m.ogg"]);
    let indented: String = text
        .lines()
        .enumerate()
        .map(|(at, line)| if at == 0 { line.into() } else { format!("\n        {line}") })
        .collect();
    assert_eq!(read(&indented), page, "the indentation a text has in its file means nothing");
}

fn kind(block: &PageBlock) -> &'static str {
    match block {
        PageBlock::Heading(..) => "heading",
        PageBlock::Paragraph(_) => "paragraph",
        PageBlock::List(..) => "list",
        PageBlock::Table(..) => "table",
        PageBlock::Quote(_) => "quote",
        PageBlock::Rule => "rule",
        PageBlock::Figure(_) => "figure",
        PageBlock::Picture(..) => "picture",
        PageBlock::Sound(..) => "sound",
    }
}

#[test]
fn what_a_page_cannot_hold_is_reported_at_its_place() {
    let cases = [
        ("un <b>mot</b>", "flaw-page-html", "<b>"),
        ("<div>\nmot\n</div>", "flaw-page-html", "<div>\nmot\n</div>"),
        ("voir [ici](https://example.org).", "flaw-page-link", "[ici](https://example.org)"),
        ("voir <https://example.org>.", "flaw-page-link", "<https://example.org>"),
        ("![x](https://example.org/x.png)", "flaw-page-media-elsewhere", "![x](https://example.org/x.png)"),
        ("![x](pictures/../x.png)", "flaw-page-media-elsewhere", "![x](pictures/../x.png)"),
        ("![](pictures/x.png)", "flaw-page-media-unnamed", "![](pictures/x.png)"),
        ("#### quatre", "flaw-page-heading", "#### quatre"),
        ("la carte [4x] tombe", "flaw-no-such-card", "4x"),
        ("```cards\n4h 2x\n```", "flaw-no-such-card", "2x"),
        ("```cards\n4h 2c 3c 4c | Ks\n```", "flaw-page-cards", "4h 2c 3c 4c | Ks"),
        ("```stakes\nbanco 20\nbanco vingt\n```", "flaw-page-stake", "banco vingt"),
        ("```tableau\nbanco 9\n```", "flaw-page-tableau", "banco 9"),
        ("```carte\n4h\n```", "flaw-page-figure-unknown", "carte"),
        ("```\nmot\n```", "flaw-page-code", "```\nmot\n```"),
        ("> > > > > > fond", "flaw-page-too-deep", "> > fond"),
    ];
    for (text, key, piece) in cases {
        assert!(wrongs(text).contains(&(key.to_owned(), piece.to_owned())), "{text}: {:?}", wrongs(text));
    }
    let scene = "```scene\n(\n  punto: [\"4x\"],\n)\n```";
    assert!(wrongs(scene)[0].1.starts_with("\"4x\""), "{:?}", wrongs(scene));
}

#[test]
fn no_page_is_longer_or_deeper_than_can_be_shown() {
    let long = "mot ".repeat(LONGEST / 4 + 1);
    assert_eq!(LessonPage::read(&long).unwrap_err()[0].what.key, text_key!("flaw-page-too-long"));
    let many = "- a\n".repeat(200);
    assert_eq!(LessonPage::read(&many).unwrap_err()[0].what.key, text_key!("flaw-page-too-many-blocks"));
    for deep in [">".repeat(3_000), "- ".repeat(1_500), "[".repeat(3_900), "*".repeat(3_900), "![".repeat(1_900)] {
        let _ = LessonPage::read(&deep);
    }
}

#[test]
fn a_page_is_described_in_plain_words() {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("monte-carlo").unwrap();
    let words = Catalog::new(Language::French);
    let page = read(
        "# Titre\n\n{punto} a [9h].\n\n```cards\n4h 2c | Ks ?\n```\n\n```tableau\nbanco 4 against 6\n```\n\n- un [[abattage]]",
    );
    let text = describe_page(&page, house, &words, &|id| (id == "abattage").then(|| "abattage".to_owned()));
    assert_eq!(text[0], "Titre");
    assert_eq!(text[1], "La Ponte a 9 de cœur.");
    assert!(text[2].contains("4 de cœur") && text[2].contains("face cachée"), "{}", text[2]);
    assert!(text[3].contains("Banque"), "{}", text[3]);
    assert_eq!(text[4], "– un abattage");
}
