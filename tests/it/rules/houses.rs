//! The house files: read, complete, faithful to their texts, and refused with their place when broken.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::time::{Duration, Instant};

use tailleur::i18n::flaw::{Flaw, in_words};
use tailleur::i18n::phrase::Fact;
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::rules::clause::Basis;
use tailleur::rules::files;
use tailleur::rules::hand::Point;
use tailleur::rules::house::{House, HouseLibrary};
use tailleur::rules::tableau::{Act, Cell, TableauRuling, Third};
use tailleur::syntax::Spans;
use tailleur::syntax::TextPosition;
use tailleur::text_key;

const IDS: [&str; 5] = ["article-57-13", "guide-fr", "monte-carlo", "venezia", "venezia-malta"];

fn text_of(id: &str) -> &'static str {
    let name = format!("{id}.ron");
    HouseLibrary::built_in_files().find(|(file, _)| *file == name).expect("a built-in house").1
}

#[test]
fn the_five_houses_are_read() {
    for (name, text) in HouseLibrary::built_in_files() {
        if let Err(flaws) = House::read(name, text).map_err(in_words) {
            panic!("{}", shown(&flaws));
        }
    }
    let shelf = HouseLibrary::built_in();
    let ids: Vec<_> = shelf.iter().map(|house| house.id.as_str()).collect();
    assert_eq!(ids, IDS);
}

/// Edits that break `article-57-13.ron`: what is replaced, by what, and the key of the flaw. `@` in
/// the replacement stands where the flaw must be pointed at and is taken out.
const BROKEN: &[(&str, &str, &str)] = &[
    // The form.
    ("    ],\n\n    dealing: (", "\n    @dealing: (", "flaw-ron-bracket-open"),
    ("source: (id: \"S0\"", "source: (id: @\"T0\"", "flaw-house-source-other"),
    ("    shoe: (", "    @shooe: (", "flaw-ron-unknown-field-meant"),
    ("        packs: Stated(6", "        @colour: 1,\n        packs: Stated(6", "flaw-ron-unknown-field"),
    ("shoe: (\n        packs: Stated(6, \"S0-01\"),", "shoe: @(", "flaw-ron-missing-field"),
    ("    calls: (\n        place_bets: Silent(\"Faites vos jeux\"),", "    calls: @(", "flaw-ron-missing-field"),
    (
        "        stop: Stated",
        "        @packs: Stated(6, \"S0-01\"),\n        stop_card: Stated",
        "flaw-ron-field-twice",
    ),
    ("Stated(6, \"S0-01\")", "@Said(6, \"S0-01\")", "flaw-ron-unknown-word"),
    ("Stated(6, \"S0-01\")", "@Statd(6, \"S0-01\")", "flaw-ron-unknown-word-meant"),
    ("Stated(6, \"S0-01\")", "@6", "flaw-ron-unknown-word"),
    ("Stated(6, \"S0-01\")", "Stated(@\"six\", \"S0-01\")", "flaw-ron-expected"),
    ("Stated(6, \"S0-01\")", "Stated(@600, \"S0-01\")", "flaw-ron-number-out-of-range"),
    ("Stated(6, \"S0-01\")", "Stated(@-6, \"S0-01\")", "flaw-ron-number-out-of-range"),
    ("Stated(6, \"S0-01\")", "@Stated(6)", "flaw-ron-wrong-length"),
    ("Stated(6, \"S0-01\")", "Stated(6, @\"S0-79\")", "flaw-no-such-clause"),
    ("Stated(6, \"S0-01\")", "Stated(6, @\"57\")", "flaw-no-such-clause"),
    ("Stated(6, \"S0-01\")", "Stated(6, @\"S0-+1\")", "flaw-no-such-clause"),
    ("name: \"Article 57-13\",", "name: @7,", "flaw-ron-expected"),
    ("name: \"Article 57-13\",", "name: \"Article 57-13\"@", "flaw-ron-expected"),
    ("goes_round: Stated(true", "goes_round: Stated(@yes", "flaw-ron-expected"),
    ("    tables: [", "    tables: @7, [", "flaw-ron-expected"),
    ("\"S0-05\"),\n        commission", "@\"S0-05),\n        commission", "flaw-ron-text-not-closed"),
    ("commission: Silent(None),\n    ),\n)\n", "commission: Silent(None),\n    ),\n@", "flaw-ron-ends-early"),
    ("commission: Silent(None),\n    ),\n)", "commission: Silent(None),\n    ),\n) @more", "flaw-ron-goes-on"),
    ("    terms: (", "    @/* terms: (", "flaw-ron-comment-not-closed"),
    ("Odds((19, 20))", "Odds(@(19, 0))", "flaw-ratio-for-nought"),
    ("Odds((19, 20))", "Odds(@(19, 20000))", "flaw-ratio-too-large"),
    ("when: Wins(Banco)", "when: WinsWith(Banco, @10)", "flaw-no-such-point"),
    ("('T', \"tire\")", "(@\"T\", \"tire\")", "flaw-ron-expected"),
    ("rest_of_a_coin: Silent(NotPaid),", "rest_of_a_coin: Silent(NotPaid), @*", "flaw-ron-expected"),
    ("name: \"Article 57-13\"", "name: \"Article @\\q\"", "flaw-ron-escape"),
    ("may_refuse: Stated(true,", "may_refuse: Stated(@[[true]],", "flaw-ron-expected"),
    ("Wins(Punto), pays: Odds((1, 1))", "Wins(Punto), pays: Odds(@1, 1)", "flaw-ron-expected"),
    // What the file says.
    ("id: \"article-57-13\"", "id: @\"article-57\"", "flaw-house-id-not-file"),
    ("id: \"article-57-13\"", "id: @\"Article 57\"", "flaw-house-id-form"),
    ("(id: \"S0\", language", "(id: @\"text\", language", "flaw-house-source-id"),
    ("language: \"fr\"", "language: @\"de\"", "flaw-house-language"),
    ("Stated(6, \"S0-01\")", "Stated(6, @\"S2-13\")", "flaw-house-foreign-clause"),
    ("from: Stated(\"S0-62\")", "from: Corrected(@\"S3-19\")", "flaw-house-foreign-clause"),
    ("Stated(6, \"S0-01\")", "Stated(@13, \"S0-01\")", "flaw-out-of-range"),
    ("Stated(3, \"S0-01\")", "Stated(@7, \"S0-01\")", "flaw-out-of-range"),
    ("Stated(10, \"S0-09\")", "Stated(@0, \"S0-09\")", "flaw-out-of-range"),
    ("CardsFromEnd(10)", "@CardsFromEnd(5)", "flaw-house-stop-place"),
    ("CardsFromEnd(10)", "@ShareFromEnd((99, 100))", "flaw-house-stop-place"),
    ("stop_within: Stated(0", "stop_within: Stated(@5", "flaw-out-of-range"),
    ("size: Mini", "size: @Large", "flaw-house-table-twice"),
    ("seats: Stated(16", "seats: Stated(@21", "flaw-out-of-range"),
    ("Stated([Croupier], \"S0-30\")", "Stated(@[], \"S0-30\")", "flaw-house-no-crew"),
    (
        "turns_punto_without_stake: Stated(Tailleur",
        "turns_punto_without_stake: Stated(@HighestPuntoStake",
        "flaw-house-turned-by-nobody",
    ),
    ("passes_punto: Stated(true", "passes_punto: Stated(@false", "flaw-house-passed-to-nobody"),
    ("first_seat: Stated(1,", "first_seat: Stated(@8,", "flaw-out-of-range"),
    (
        "(points: \"4\", thirds: \"all\", acts: \"RRT",
        "(points: \"4\", thirds: \"all\", acts: @\"RRRT",
        "flaw-tableau-run-unreadable",
    ),
    (
        "(points: \"4\", thirds: \"all\", acts: \"RRT",
        "(points: \"4\", thirds: \"all\", acts: @\"RRX",
        "flaw-tableau-run-unreadable",
    ),
    ("(points: \"0-5\"", "(points: @\"5-0\"", "flaw-tableau-run-unreadable"),
    ("(points: \"7\"", "@(points: \"6-7\"", "flaw-tableau-run-twice"),
    (
        "        punto: [\n            (points: \"0-5\"",
        "        punto: @[\n            (points: \"0-4\"",
        "flaw-tableau-punto-open",
    ),
    ("banco: [\n            (points: \"0-2\"", "banco: @[\n            (points: \"0-1\"", "flaw-tableau-banco-open"),
    ("(id: \"egalite\", payouts", "(id: @\"tie\", payouts", "flaw-spot-order"),
    (
        "Wins(Banco), pays: Odds((19, 20)), from: Stated(\"S0-68\")),\n            (",
        "Always, pays: Lose, from: Silent),\n            @(",
        "flaw-payout-after-end",
    ),
    (
        "            (when: Wins(Egalite), pays: Odds",
        "            (when: Wins(Egalite), pays: Lose, from: Silent),\n            @(when: Wins(Egalite), pays: Odds",
        "flaw-payout-never-reached",
    ),
    (
        "            (when: Wins(Banco), pays: Odds",
        "            (when: WinsBy(Banco, @0), pays: Push, from: Silent),\n            (when: Wins(Banco), pays: Odds",
        "flaw-out-of-range",
    ),
    ("Odds((19, 20))", "@LessCommission((21, 20))", "flaw-payout-commission"),
    ("Odds((19, 20))", "@Odds((0, 20))", "flaw-payout-of-nought"),
    ("step: Silent(1)", "step: Silent(30)", "flaw-payout-not-whole"),
    (
        "            (when: Always, pays: Lose, from: Stated(\"S0-66\")),\n        ]),\n        (id: \"banco\", payouts: [",
        "        ]),\n        (id: \"banco\", payouts: [",
        "flaw-payout-no-end",
    ),
    ("pays: Lose, from: Stated(", "pays: Lose, from: @Corrected(", "flaw-payout-literally"),
    ("pays: Lose, from: Stated(", "pays: Lose, literally: Push, from: @Stated(", "flaw-payout-literally"),
    ("(id: \"egalite\", payouts", "(id: @\"banco\", payouts", "flaw-spot-twice"),
    ("(id: \"egalite\", payouts", "(id: @\"Égalité\", payouts", "flaw-house-id-form"),
    ("step: Silent(1)", "step: Silent(@0)", "flaw-out-of-range"),
    ("egalite_share_of_maximum: Silent(None)", "egalite_share_of_maximum: Silent(@(8, 8))", "flaw-limit-share"),
    ("Silent(\"Carte pour {side}\")", "Silent(@\"Carte\")", "flaw-call-lacks"),
    ("Silent(\"Carte pour {side}\")", "Silent(\"Carte pour {side} @{seat}\")", "flaw-call-unknown"),
    ("Silent(\"Carte pour {side}\")", "Silent(\"Carte pour {side}@}\")", "flaw-call-brace"),
    ("Silent(\"Carte pour {side}\")", "Silent(\"Carte {side} @{side}\")", "flaw-call-twice"),
    ("Silent(\"Faites vos jeux\")", "Silent(@\"… !\")", "flaw-call-wordless"),
    ("banco: Stated(\"Banco\", \"S0-39\")", "banco: Stated(@\"Punto\", \"S0-39\")", "flaw-terms-same-name"),
    ("final_call_starts_with: Stated(Banco", "final_call_starts_with: Stated(Punto", "flaw-call-order"),
    ("final_call: Silent(\"{banco}", "final_call: Silent(\"@{banko}", "flaw-call-unknown"),
    ("('R', \"reste\")", "(@'T', \"reste\")", "flaw-terms-same-letter"),
    ("Stated(\"polochon\"", "Stated(@\" \"", "flaw-house-text-empty"),
];

/// The text of an edit, and the place at which its flaw must be pointed at.
fn edited(from: &str, to: &str) -> (String, Option<TextPosition>) {
    let good = text_of("article-57-13");
    assert!(good.contains(from), "{from} is no part of the file");
    let marked = good.replacen(from, to, 1);
    (marked.replacen('@', "", 1), marked.find('@').map(|at| place_at(&marked, at)))
}

fn flaws_of(text: &str) -> Vec<Flaw> {
    in_words(House::read("article-57-13.ron", text).err().unwrap_or_default())
}

#[test]
fn a_broken_house_file_is_refused_with_its_place() {
    let mut wrong = String::new();
    for (from, to, key) in BROKEN {
        let (text, place) = edited(from, to);
        let flaws = flaws_of(&text);
        if !flaws
            .iter()
            .any(|flaw| flaw.core_phrase().key.as_str() == *key && place.is_none_or(|place| flaw.place == place))
        {
            writeln!(wrong, "{to}\n  wanted {key} at {place:?}\n  found\n{}", shown(&flaws)).unwrap();
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn every_flaw_of_a_house_is_reported_at_once_in_the_order_of_the_text() {
    let text = text_of("article-57-13")
        .replace("language: \"fr\"", "language: \"xx\"")
        .replace("Stated(6, \"S0-01\")", "Stated(14, \"S1-01\")")
        .replace("(points: \"7\"", "(points: \"6-7\"")
        .replace("(points: \"3\", thirds: \"all\"", "(points: \"3\", thirds: \"most\"")
        .replace("Silent(\"Faites vos jeux\")", "Silent(\"{jeux}\")");
    let keys: Vec<_> = flaws_of(&text).into_iter().map(|flaw| flaw.core_phrase().key.as_str()).collect();
    assert_eq!(
        keys,
        [
            "flaw-house-language",
            "flaw-out-of-range",
            "flaw-house-foreign-clause",
            "flaw-tableau-run-unreadable",
            "flaw-tableau-run-twice",
            "flaw-call-unknown"
        ]
    );
}

#[test]
fn a_field_name_that_is_nearly_right_is_suggested() {
    for (written, meant) in [("pakcs", "packs"), ("Packs", "packs"), ("stop_crd", "stop_card"), ("suffle", "shuffle")] {
        let (text, _) = edited("        packs: Stated", &format!("        {written}: Stated"));
        let flaws = flaws_of(&text);
        let facts: Vec<_> = flaws.iter().flat_map(|flaw| flaw.what.facts.clone()).collect();
        assert!(facts.contains(&("meant", Fact::Text(meant.to_owned()))), "{written}: {facts:?}");
    }
}

/// Flaws that take a whole text of their own.
fn flaws_of_whole_texts() -> Vec<Flaw> {
    let good = text_of("article-57-13");
    let more = "(id: \"side-0\", payouts: [(when: Always, pays: Lose, from: Silent)]),\n".repeat(41);
    let (many, _) = edited("    ],\n\n    limits", &format!("    {more}],\n\n    limits"));
    let long = good.replace("Rien ne va plus", &"Rien ne va plus ".repeat(20));
    let no_tables = {
        let (from, to) = (good.find("tables: [").unwrap(), good.find("    dealing:").unwrap());
        format!("{}tables: [],\n{}", &good[..from], &good[to..])
    };
    [
        many,
        long,
        no_tables,
        "(".repeat(100_000),
        "[".repeat(100_000),
        "x".repeat(1 << 20),
        "[]".into(),
        "(id: 'x')".into(),
        format!("#![enable(nothing_known)]\n{good}"),
    ]
    .iter()
    .flat_map(|text| flaws_of(text))
    .collect()
}

fn too_deep(open: &str) -> Vec<Flaw> {
    in_words(files::read::<Vec<String>>("any.ron", &open.repeat(100_000)).err().unwrap_or_default())
}

fn zero_of_a_positive_number() -> Vec<Flaw> {
    in_words(files::read::<std::num::NonZeroU8>("any.ron", " 0").err().unwrap_or_default())
}

#[test]
fn every_flaw_has_its_words_in_every_language() {
    let edits = BROKEN.iter().flat_map(|(from, to, _)| flaws_of(&edited(from, to).0));
    let flaws: Vec<Flaw> =
        edits.chain(flaws_of_whole_texts()).chain(too_deep("(")).chain(zero_of_a_positive_number()).collect();
    for language in Language::ALL {
        let words = Catalog::new(language);
        for flaw in &flaws {
            let mut errors = Vec::new();
            let said = words.try_render(&flaw.what, &HouseTerms::default(), &mut errors);
            assert!(errors.is_empty(), "{language:?} {:?}: {errors:?}", flaw.what);
            let said = said.unwrap_or_else(|| panic!("{language:?} has no {}", flaw.core_phrase().key));
            assert!(!said.contains("{ron-") && !said.contains("{$"), "{said}");
        }
    }
    let produced: BTreeSet<&str> = flaws.iter().map(|flaw| flaw.core_phrase().key.as_str()).collect();
    let written: BTreeSet<&str> = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/text/en/flaws.ftl"))
        .lines()
        .filter_map(|line| line.split(" = ").next().filter(|key| key.starts_with("flaw-")))
        .collect();
    let never: Vec<_> = written.difference(&produced).collect();
    assert!(never.is_empty(), "texts for flaws that no file here has: {never:?}");
}

#[test]
#[expect(clippy::disallowed_methods, reason = "a test of how long a refusal takes")]
fn monstrous_files_are_refused_at_once() {
    let good = text_of("article-57-13");
    let deep = |open: &str| good.replacen("Stated(6", &format!("Stated({}", open.repeat(100_000)), 1);
    let monsters = [
        ("flaw-file-too-large", "x".repeat(1 << 20)),
        ("flaw-file-too-large", format!("{good}{}", " ".repeat(1 << 20))),
        ("flaw-ron-unknown-field", "(shoe:".repeat(40_000)),
        ("flaw-ron-too-deep", deep("(")),
        ("flaw-ron-too-deep", deep("[")),
        ("flaw-ron-comment-not-closed", deep("/*")),
        ("flaw-ron-unknown-field", format!("(a{}: 1)", "b".repeat(200_000))),
        (
            "flaw-payout-after-end",
            good.replacen(
                "(when: Always, pays: Lose",
                &format!("{}(when: Always, pays: Lose", "(when:Always,pays:Odds((1,3)),from:Silent),".repeat(3_500)),
                1,
            ),
        ),
    ];
    for open in ["(", "[", "{", "Some(", "(a:"] {
        let start = Instant::now();
        let flaws = too_deep(open);
        assert!(flaws.iter().any(|flaw| flaw.core_phrase().key == text_key!("flaw-ron-too-deep")), "{open}: {flaws:?}");
        assert!(start.elapsed() < Duration::from_secs(2), "{open}");
    }
    for (key, text) in monsters {
        let start = Instant::now();
        let flaws = flaws_of(&text);
        let taken = start.elapsed();
        assert!(taken < Duration::from_secs(2), "{key}: {taken:?}");
        let keys: BTreeSet<_> = flaws.iter().map(|flaw| flaw.core_phrase().key.as_str()).collect();
        assert!(keys.contains(key), "{key}: {}", shown(&flaws[..flaws.len().min(3)]));
        let said = flaws.iter().map(|flaw| format!("{:?}", flaw.what).len()).max();
        assert!(said < Some(2_000), "a flaw repeats too much of the file");
    }
}

#[test]
fn a_house_file_cut_short_anywhere_is_refused_within_its_text() {
    let good = text_of("monte-carlo").trim_end();
    for cut in (0..good.len()).step_by(61).filter(|cut| good.is_char_boundary(*cut)) {
        let text = &good[..cut];
        let flaws = in_words(House::read("monte-carlo.ron", text).expect_err("half a house"));
        let lines = text.matches('\n').count() + 1;
        assert!(flaws.iter().all(|flaw| flaw.place.line <= lines), "cut at {cut}: {}", shown(&flaws));
    }
}

/// A row of a printed tableau and its clauses.
type Row = (&'static str, &'static str);

/// The printed tableaux, row by row from Banco's 0 to 7, in eleven columns from 0 to "stood". A small
/// letter is a case on which the text is silent. Then the clauses of the row: one for all of its
/// stated cases, or one for each in turn.
const TABLEAUX: [(&str, Row, [Row; 8]); 5] = [
    (
        "article-57-13",
        ("TTTTTTRR", "S0-57"),
        [
            ("TTTTTTTTTTT", "S0-58"),
            ("TTTTTTTTTTT", "S0-58"),
            ("TTTTTTTTTTT", "S0-58"),
            ("TTTTTTTTRTT", "S0-60"),
            ("RRTTTTTTRRT", "S0-61"),
            ("RRRRTTTTRRT", "S0-62"),
            ("RRRRRRTTRRR", "S0-63"),
            ("rrrrrrrrrrr", ""),
        ],
    ),
    (
        "venezia-malta",
        ("TTTTTTRR", "S1-09 S1-09 S1-09 S1-09 S1-09 S1-09 S1-10 S1-10"),
        [
            ("TTTTTTTTTTT", "S1-11"),
            ("TTTTTTTTTTT", "S1-11"),
            ("TTTTTTTTTTT", "S1-11"),
            ("TTTTTTTTRTt", "S1-13"),
            ("RRTTTTTTRRt", "S1-13"),
            ("RRRRTTTTRRt", "S1-13"),
            ("RRRRRRTTRRr", "S1-13"),
            ("RRRRRRRRRRR", "S1-12"),
        ],
    ),
    (
        "guide-fr",
        ("TTTTTTRR", "S2-47"),
        [
            ("ttttttttttt", ""),
            ("ttttttttttt", ""),
            ("ttttttttttt", ""),
            ("ttttttttrtt", ""),
            ("rrttttttrrt", ""),
            ("rrrrTtttrrt", "S2-50"),
            ("rrrrrrttRrR", "S2-51 S2-52"),
            ("rrrrrrrrrrr", ""),
        ],
    ),
    (
        "monte-carlo",
        ("TTTTTTrr", "S3-15"),
        [
            ("ttttttttttt", ""),
            ("ttttttttttt", ""),
            ("ttttttttttt", ""),
            ("TTTTTTTTRTT", "S3-19"),
            ("RRTTTTTTRRT", "S3-19"),
            ("RRRRTTTTRRT", "S3-19"),
            ("RRRRRRTTRRR", "S3-19"),
            ("rrrrrrrrrrr", ""),
        ],
    ),
    (
        "venezia",
        ("TTTTTTRR", "S4-17"),
        [
            ("TTTTTTTTTTT", "S4-20"),
            ("TTTTTTTTTTT", "S4-20"),
            ("TTTTTTTTTTT", "S4-20"),
            ("TTTTTTTTRTt", "S4-21"),
            ("RRTTTTTTRRt", "S4-22"),
            ("RRRRTTTTRRt", "S4-23"),
            ("RRRRRRTTRRr", "S4-24"),
            ("RRRRRRRRRRR", "S4-18"),
        ],
    ),
];

#[test]
fn the_tableaux_are_those_printed_in_the_sources() {
    let shelf = HouseLibrary::built_in();
    for (id, (punto, punto_clauses), rows) in TABLEAUX {
        let house = shelf.get(id).expect("a house of the test");
        let own = Point::ALL.into_iter().map_while(|point| house.tableau.punto(point));
        assert_eq!(printed(own), expected(punto, punto_clauses), "{id}, Punto");
        for (banco, (row, clauses)) in Point::ALL.into_iter().zip(rows) {
            let cells = Third::all().map(|third| house.tableau.banco(Cell { banco, third }).expect("a ruling"));
            assert_eq!(printed(cells), expected(row, clauses), "{id}, Banco on {banco}");
        }
        let natural = Cell { banco: Point::from_sum(8), third: Third::Stood };
        assert_eq!(house.tableau.banco(natural), None, "nobody draws to a natural");
    }
}

/// Rulings as the printed tables have them: the letter, small where silent, and the clause.
fn printed(rulings: impl Iterator<Item = TableauRuling>) -> Vec<String> {
    rulings
        .map(|ruling| match (ruling.act, ruling.basis) {
            (Act::Draw, Basis::Stated(clause)) => format!("T {clause}"),
            (Act::Stand, Basis::Stated(clause)) => format!("R {clause}"),
            (Act::Draw, Basis::Silent) => "t".to_owned(),
            (Act::Stand, Basis::Silent) => "r".to_owned(),
            (_, Basis::Corrected(clause)) => format!("corrected {clause}"),
            (_, Basis::Authored) => panic!("no house rests on an author's word"),
        })
        .collect()
}

fn expected(row: &str, clauses: &str) -> Vec<String> {
    let one_for_all = clauses.split(' ').count() == 1;
    let mut clauses = clauses.split(' ').cycle();
    let first = clauses.clone().next().unwrap_or_default();
    row.chars()
        .map(|letter| match letter {
            'T' | 'R' if one_for_all => format!("{letter} {first}"),
            'T' | 'R' => format!("{letter} {}", clauses.next().unwrap_or_default()),
            silent => silent.to_string(),
        })
        .collect()
}

#[test]
fn every_cited_clause_exists_and_belongs_to_the_text_of_its_house() {
    let sources = [("article-57-13", 0), ("venezia-malta", 1), ("guide-fr", 2), ("monte-carlo", 3), ("venezia", 4)];
    let clauses: [u8; 5] = [78, 25, 60, 20, 26];
    for (id, source) in sources {
        let mut cited = 0;
        for line in text_of(id).lines().filter(|line| !line.trim_start().starts_with("//")) {
            for (at, _) in line.match_indices("\"S").filter(|(at, _)| line[*at..].chars().nth(3) == Some('-')) {
                let clause = &line[at + 1..at + 6];
                let number: u8 = clause[3..].parse().expect("a number");
                assert_eq!(clause[1..2], source.to_string(), "{id}: {line}");
                assert!((1..=clauses[source]).contains(&number), "{id}: {line}");
                cited += 1;
            }
        }
        assert!(cited > 25, "{id} cites {cited} clauses only");
    }
}

#[test]
fn the_houses_differ_as_their_texts_do() {
    let shelf = HouseLibrary::built_in();
    let [france, guide, monaco, venezia, malta] = IDS.map(|id| shelf.get(id).expect("a house"));
    let packs = [france, guide, monaco, venezia, malta].map(|house| format!("{:?}", house.shoe.packs));
    assert_eq!(packs, ["Stated(6, S0-01)", "Stated(6, S2-13)", "Stated(8, S3-02)", "Silent(8)", "Silent(8)"]);
    let behind = [france, guide, monaco].map(|house| house.shoe.stop.value().cards_behind(house.shoe.cards()));
    assert_eq!(behind, [10, 10, 104]);
    let within = [france, guide, monaco].map(|house| format!("{:?}", house.shoe.stop_within));
    assert_eq!(
        within,
        ["Stated(0, S0-05)", "Stated(0, S2-15)", "Silent(13)"],
        "only Monaco says about, not how nearly"
    );
    assert_eq!(france.circulation.keeps_on_egalite.basis(), Basis::Silent);
    assert_eq!(guide.circulation.keeps_on_egalite.basis().to_string(), "S2-28");
    assert_eq!(guide.shoe.burn_of_tens_and_figures.basis(), Basis::Silent);
    assert_eq!(*guide.circulation.must_deal.value(), 0);
    assert_eq!(
        format!("{:?}", monaco.columns_are),
        "Corrected(PuntosThirdCard, PuntosPoint, S3-19)",
        "the heading of the printed table is a mistake, and both readings are kept"
    );
    assert_eq!(monaco.terms.punto.value(), "Ponte");
    assert_eq!(venezia.terms.zero_column.value(), "10");
    assert_eq!(format!("{:?}", venezia.grounds.natural.punto), "Corrected(S4-15)");
    assert_eq!(malta.terms.egalite.value(), "Parità");
    assert_eq!(malta.limits.excess_of_a_lost_stake.basis(), Basis::Silent);
    assert!(!format!("{malta:?}").contains("Corrected(S4"), "no house cites another's text");
}

#[test]
fn a_value_is_found_in_the_text_by_its_path() {
    let text = "#![enable(implicit_some)]\n( // (not: this)\n  a: [1, Two(3, \"fo)ur\"), (b: 'x')],\n  /* (c: 1) */ c: {\"fr\": r#\"cinq\"#},\n)";
    let spans = Spans::parse(text);
    for (path, line, column) in [
        ("", 2, 1),
        ("a", 3, 6),
        ("a.0", 3, 7),
        ("a.1", 3, 10),
        ("a.1.1", 3, 17),
        ("a.2.b", 3, 31),
        ("a.9", 3, 6),
        ("c", 4, 19),
        ("c.fr", 4, 26),
    ] {
        assert_eq!(spans.place(path), TextPosition { line, column }, "{path}");
    }
    assert_eq!(spans.node("c.fr").text.as_deref(), Some("cinq"));
}

fn place_at(text: &str, offset: usize) -> TextPosition {
    let before = &text[..offset];
    let line = before.matches('\n').count() + 1;
    TextPosition { line, column: before.chars().rev().take_while(|letter| *letter != '\n').count() + 1 }
}

fn shown(flaws: &[Flaw]) -> String {
    let mut text = String::new();
    for flaw in flaws {
        writeln!(text, "  {}:{}:{} {:?}", flaw.file, flaw.place.line, flaw.place.column, flaw.what).unwrap();
    }
    text
}
