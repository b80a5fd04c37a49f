//! Every clause of the five texts has a home in the program, or says what it waits for: `assets/clauses.ron`.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use tailleur::drill::AnyDrill;
use tailleur::drill::knowledge::Deck;
use tailleur::lesson::clauses::ClauseHome;
use tailleur::rules::clause::{CLAUSES_OF_SOURCE, Clause};
use tailleur::rules::house::HouseLibrary;
use tailleur::rules::reason::Reason;
use tailleur::rules::rng::SeededRng;
use tailleur::syntax::{Node, Spans};

use crate::cli::commands::call_with;
use crate::support::{files, text};
use crate::tree::rust_source::{Token, tokens};

const WITH_A_HOME: usize = 209;

/// The homes of all clauses.
fn homes() -> BTreeMap<Clause, Vec<ClauseHome>> {
    ron::from_str(&text("assets/clauses.ron")).unwrap_or_else(|error| panic!("assets/clauses.ron: {error}"))
}

/// All homes: collected once, looked up for each clause.
struct Program {
    /// The file of the house of each source text, by the text.
    houses: BTreeMap<String, Spans>,
    rule_keys: BTreeSet<String>,
    cited: Cited,
    circulation: BTreeSet<(String, String)>,
}

impl Program {
    fn new() -> Self {
        let house = |house: &str| Spans::parse(&text(&format!("lessons/houses/{house}.ron")));
        let shelf = HouseLibrary::built_in();
        let houses = shelf.iter().map(|known| (known.source.id.clone(), house(known.id.as_str()))).collect();
        Self { houses, rule_keys: rule_keys(), cited: cited(), circulation: circulation() }
    }

    fn objection(&self, clause: Clause, home: &ClauseHome) -> Option<String> {
        let id = clause.to_string();
        match home {
            ClauseHome::Rule(file, key) if !self.rule_keys.contains(key) => {
                Some(format!("{file}: there is no rule {key}"))
            }
            ClauseHome::Rule(file, _) if !files("src/rules", "rs").contains(file) => {
                Some(format!("there is no file {file}"))
            }
            ClauseHome::Rule(_, key) => {
                let cites = self.cited.rules.get(&clause).is_some_and(|keys| keys.contains(key.as_str()));
                let referee = || self.circulation.contains(&(key.clone(), id.clone()));
                (!cites && !referee()).then(|| format!("no verdict that applies {key} cites it"))
            }
            ClauseHome::House(path) => {
                let node = self.houses.get(id.get(..2)?).and_then(|house| find(house, path));
                let Some(node) = node else { return Some(format!("its house has no field {path}")) };
                let mut cites = false;
                node.visit(&mut |node| cites |= node.text.as_deref() == Some(&id));
                (!cites).then(|| format!("{path} does not cite it"))
            }
            ClauseHome::Drill(name) if !AnyDrill::NAMES.contains(&name.as_str()) => {
                Some(format!("there is no drill {name}"))
            }
            ClauseHome::Drill(name) => {
                let cites = self.cited.drills.get(&clause).is_some_and(|drills| drills.contains(name.as_str()));
                (!cites).then(|| format!("no verdict of {name} cites it"))
            }
            ClauseHome::Card => {
                let there = Deck::of_source(id.get(..2)?)?.cards.iter().any(|card| card.clause == clause);
                (!there).then(|| "there is no card".to_owned())
            }
            ClauseHome::Todo(reason) => {
                (reason.split(' ').count() < 3).then(|| format!("too short a reason: {reason}"))
            }
        }
    }
}

/// The entry at a path, only if the whole path is there.
fn find<'n>(house: &'n Spans, path: &str) -> Option<&'n Node> {
    path.split('.').try_fold(house.root(), |node, step| {
        let by_key = node.children.iter().find(|child| child.key.as_deref() == Some(step));
        by_key.or_else(|| node.children.get(step.parse::<usize>().ok()?))
    })
}

/// The keys of all rules: what stands after `reason-` in the texts and as a literal in `src/rules`.
fn rule_keys() -> BTreeSet<String> {
    let said: String =
        files("assets/text/en", "ftl").iter().filter(|file| file.contains("/reasons")).map(|file| text(file)).collect();
    let literals: BTreeSet<String> = files("src/rules", "rs")
        .iter()
        .flat_map(|file| tokens(&text(file)))
        .filter_map(|token| if let Token::Text(text) = token { Some(text) } else { None })
        .collect();
    let keys = said.lines().filter_map(|line| Some(line.strip_prefix("reason-")?.split_once(" =")?.0.to_owned()));
    keys.filter(|key| literals.contains(key)).collect()
}

/// What cites each clause in a verdict.
#[derive(Default)]
struct Cited {
    drills: BTreeMap<Clause, BTreeSet<&'static str>>,
    /// Keys of the rules applied.
    rules: BTreeMap<Clause, BTreeSet<&'static str>>,
}

impl Cited {
    fn add(&mut self, drill: &'static str, reasons: &[Reason]) {
        for reason in reasons {
            let Some(clause) = reason.basis.clause() else { continue };
            self.drills.entry(clause).or_default().insert(drill);
            self.rules.entry(clause).or_default().insert(reason.rule.key());
        }
    }
}

/// Poses every drill in every house.
fn cited() -> Cited {
    let mut cited = Cited::default();
    for house in HouseLibrary::built_in().iter() {
        for drill in crate::drill::every_drill::every_drill() {
            for decision in 0..drill.drill().decisions(house).len() {
                for seed in 0..40 {
                    let posed = drill.drill().pose(decision, house, &mut SeededRng::from_seed(seed)).unwrap();
                    cited.add(drill.name(), &posed.key.reasons);
                }
            }
        }
    }
    cited
}

/// Rules on the shoe's way round the table with the clauses they cite: beyond what is asked, the referee's cases.
fn circulation() -> BTreeSet<(String, String)> {
    let cases = text("tests/it/cases/circulation.txt");
    let words: Vec<&str> = cases.split_whitespace().map(|word| word.trim_end_matches(',')).collect();
    words.windows(2).map(|pair| (pair[0].to_owned(), pair[1].to_owned())).collect()
}

#[test]
fn every_clause_stands_in_the_file_once_with_its_homes() {
    let text = text("assets/clauses.ron");
    let homes = homes();
    let all: Vec<Clause> = (0_u8..)
        .zip(CLAUSES_OF_SOURCE)
        .flat_map(|(source, most)| (1..=most).map(move |number| format!("S{source}-{number:02}")))
        .map(|id| Clause::read(&id).unwrap())
        .collect();
    assert_eq!(all.len(), 209);
    let missing: Vec<&Clause> = all.iter().filter(|clause| !homes.contains_key(clause)).collect();
    assert!(missing.is_empty(), "not in assets/clauses.ron: {missing:?}");
    assert_eq!(homes.len(), all.len());
    for (clause, homes) in &homes {
        assert_eq!(text.matches(&format!("\"{clause}\":")).count(), 1, "{clause} stands twice");
        let once: BTreeSet<&ClauseHome> = homes.iter().collect();
        assert!(!homes.is_empty() && once.len() == homes.len(), "{clause}: {homes:?}");
        let open = homes.iter().any(|home| matches!(home, ClauseHome::Todo(_)));
        assert!(!open || homes.len() == 1, "{clause} has a home and waits for one");
    }
}

#[test]
fn every_home_is_there() {
    let program = Program::new();
    let mut wrong = Vec::new();
    for (clause, homes) in homes() {
        let objections = homes.iter().filter_map(|home| program.objection(clause, home));
        wrong.extend(objections.map(|objection| format!("{clause}: {objection}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_home_that_leads_nowhere_is_seen() {
    let program = Program::new();
    let clause = Clause::read("S0-26").unwrap();
    let rule = |file: &str, key: &str| ClauseHome::Rule(file.to_owned(), key.to_owned());
    let nowhere = [
        rule("src/rules/coup.rs", "no-such-rule"),
        rule("src/rules/no_such_file.rs", "natural"),
        ClauseHome::House("tables.0.no_such_field".to_owned()),
        ClauseHome::House("tables.7.seats".to_owned()),
        ClauseHome::House("shoe.packs".to_owned()),
        ClauseHome::Drill("NoSuchDrill".to_owned()),
        ClauseHome::Drill("CountHand".to_owned()),
        // A rule of the program, whose verdicts cite other clauses.
        rule("src/rules/coup.rs", "natural"),
        ClauseHome::Card,
        ClauseHome::Todo("later".to_owned()),
    ];
    for home in nowhere {
        assert!(program.objection(clause, &home).is_some(), "{home:?}");
    }
    assert_eq!(program.objection(clause, &ClauseHome::House("tables.0.seats".to_owned())), None);
}

#[test]
#[expect(clippy::print_stdout, reason = "the figure is asked for")]
fn so_many_of_209_have_a_home() {
    let homes = homes();
    let open: Vec<_> = homes
        .iter()
        .filter_map(|(clause, homes)| match homes.as_slice() {
            [ClauseHome::Todo(why)] => Some(format!("{clause} waits for {why}")),
            _ => None,
        })
        .collect();
    let housed = homes.len() - open.len();
    println!("{housed} of {} clauses have a home", homes.len());
    assert_eq!(housed, WITH_A_HOME, "write the new number into this test; open are\n{}", open.join("\n"));
}

/// Every clause with what honours it, as the program lists it.
fn listed_by_the_program() -> Vec<Value> {
    let listed = call_with(&["clause", "--homes", "--json"], b"", None);
    listed.output.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn every_clause_is_asked_in_a_lesson_of_its_house() {
    let (mut unasked, homes) = (BTreeSet::new(), homes());
    let all = listed_by_the_program();
    assert_eq!(all.len(), 209);
    for (listed, (clause, homes)) in all.iter().zip(&homes) {
        assert_eq!(listed["clause"], clause.to_string());
        assert_eq!(listed["homes"].as_array().unwrap().len(), homes.len(), "{clause}");
        let (lessons, asked) = (listed["lessons"].as_array().unwrap(), listed["asked"].as_array().unwrap());
        assert_eq!(lessons.is_empty(), asked.is_empty(), "{clause}");
        let drills: Vec<&str> = asked.iter().map(|asked| asked["drill"].as_str().unwrap()).collect();
        assert!(asked.iter().all(|asked| !asked["decisions"].as_array().unwrap().is_empty()), "{clause}");
        let card = homes.contains(&ClauseHome::Card);
        assert_eq!(drills.contains(&"Knowledge"), card, "{clause}: the lessons ask its card, if there is one");
        if lessons.is_empty() {
            unasked.insert(clause.to_string());
        }
    }
    assert!(unasked.is_empty(), "no lesson asks about {unasked:?}: give each a question");
}
