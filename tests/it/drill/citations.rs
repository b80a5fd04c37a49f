//! Every reason a question gives, against what the source texts say: `cases/citations.txt`.

use std::collections::{BTreeMap, BTreeSet};

use tailleur::drill::AnyDrill;
use tailleur::drill::marking::PosedQuestion;
use tailleur::drill::question::Answer;
use tailleur::i18n::phrase::Fact;
use tailleur::rules::bet::Spot;
use tailleur::rules::calls::CallRule;
use tailleur::rules::circulation::CirculationRule;
use tailleur::rules::clause::Basis;
use tailleur::rules::house::HouseLibrary;
use tailleur::rules::house_rule::HouseRule;
use tailleur::rules::misdraw::MisdrawRemedy;
use tailleur::rules::places::PlacesRule;
use tailleur::rules::reason::Rule;
use tailleur::rules::rng::SeededRng;
use tailleur::rules::settle::StakeRefusal;
use tailleur::rules::side::{Chance, Side};
use tailleur::rules::tableau::{Act, Third};
use tailleur::rules::turning::Turning;

use crate::drill::every_drill::{every_drill, hands, winner};
use crate::drill::oracle::asked_of;
use crate::support::{thorough, tier};

/// Questions about each decision in each house: on each commit and in the nightly tier, where every row comes up.
const ROUNDS: [u64; 2] = [10, 40];

const HOUSES: [&str; 5] = ["article-57-13", "venezia-malta", "guide-fr", "monte-carlo", "venezia"];

#[test]
fn every_reason_of_every_question_cites_its_clause_or_says_that_the_text_is_silent() {
    let said = cited_clauses();
    let mut met = BTreeSet::new();
    for (column, id) in HOUSES.into_iter().enumerate() {
        let shelf = HouseLibrary::built_in();
        let house = shelf.iter().find(|house| house.id == id).unwrap();
        // What a card teaches rests on the card's own clause: knowledge.rs.
        for drill in every_drill().into_iter().filter(|drill| !matches!(drill, AnyDrill::Knowledge(_))) {
            for (index, decision) in drill.drill().decisions(house).iter().enumerate() {
                for seed in 0..tier(ROUNDS[0], ROUNDS[1]) {
                    let posed = drill.drill().pose(index, house, &mut SeededRng::from_seed(seed)).unwrap();
                    assert!(!posed.key.reasons.is_empty(), "{id}: {decision}");
                    let here = posed.key.reasons.iter().map(|reason| (reason, column));
                    let there = posed.key.second.iter().flat_map(|second| {
                        let column = HOUSES.iter().position(|id| second.house.id == *id).unwrap();
                        second.reasons.iter().map(move |reason| (reason, column))
                    });
                    for (reason, column) in here.chain(there) {
                        let row = row(reason.rule.clone(), &posed, &said);
                        let cited = reason.basis.clause().map_or("-".to_owned(), |clause| clause.to_string());
                        let rows = "tests/it/cases/citations.txt";
                        let clauses = said.get(&row).unwrap_or_else(|| panic!("{decision}: {rows} lacks `{row}`"));
                        assert_eq!(cited, clauses[column], "{id}: {decision}: {row} in {rows}");
                        let corrected = matches!(reason.basis, Basis::Corrected(_));
                        assert_eq!(corrected, is_corrected(HOUSES[column], &row), "{id}: {decision}: {row}");
                        met.insert(row);
                    }
                }
            }
        }
    }
    let unmet: Vec<&String> = said.keys().filter(|row| !met.contains(*row)).collect();
    assert!(unmet.is_empty() || !thorough(), "no question came up for {unmet:?}");
}

fn cited_clauses() -> BTreeMap<String, Vec<&'static str>> {
    let (_, table) =
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/citations.txt")).split_once("\n\n").unwrap();
    let row = |line: &'static str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (name, clauses) = words.split_at(words.len() - HOUSES.len());
        (name.join(" "), clauses.to_vec())
    };
    table.lines().map(row).collect()
}

/// The four places where a text is not read by its letter alone: Malta's half pay and limits, Venezia's naturals, and
/// what the article says of cards that are refused.
fn is_corrected(house: &str, row: &str) -> bool {
    matches!(
        (house, row),
        ("venezia-malta", "pays banco" | "limits per stake")
            | ("article-57-13", "turning refused")
            | ("venezia", "natural punto" | "natural banco")
    )
}

/// The row of the table for a rule, the narrowest there is.
#[expect(clippy::too_many_lines, reason = "a line for each rule")]
fn row(rule: Rule, posed: &PosedQuestion, said: &BTreeMap<String, Vec<&str>>) -> String {
    let side = |side: Side| Chance::from(side).id();
    match rule {
        Rule::CardValues => "card values".to_owned(),
        Rule::Count(_) => "units only".to_owned(),
        Rule::Natural(of, _) => format!("natural {}", side(of)),
        Rule::StoppedByNatural(of) => format!("stopped {}", side(of)),
        Rule::HigherNatural(_) => "higher natural".to_owned(),
        Rule::Punto(_, Act::Draw) => "punto draws".to_owned(),
        Rule::Punto(_, Act::Stand) => "punto stands".to_owned(),
        Rule::Banco(point, Third::Stood, _) => format!("banco {point} stood"),
        Rule::Banco(point, Third::Card(third), _) => {
            let narrow = format!("banco {point} drawn {third}");
            if said.contains_key(&narrow) { narrow } else { format!("banco {point} drawn") }
        }
        Rule::Row(row) => {
            // A single cell that the text states.
            let mut stated = row.draws.iter().chain(row.stands.iter());
            let narrow = match (stated.next(), stated.next()) {
                (Some(Third::Card(third)), None) => format!("banco {} drawn {third}", row.banco),
                _ => String::new(),
            };
            if said.contains_key(&narrow) { narrow } else { format!("banco {} drawn", row.banco) }
        }
        Rule::Nearest(Chance::Egalite, ..) => "equal points".to_owned(),
        Rule::Nearest(..) => "nearest to nine".to_owned(),
        Rule::Pays(_) | Rule::PaysLessCommission(_) => match winning_spot(posed) {
            Spot::Punto => "pays punto".to_owned(),
            Spot::Banco => "pays banco".to_owned(),
            Spot::Egalite => "pays egalite".to_owned(),
            Spot::Own(_) => panic!("no source text has a spot of its own"),
        },
        Rule::Loses => "loses".to_owned(),
        Rule::Pushes => "pushes".to_owned(),
        Rule::Taught(_) => panic!("cards are proved in knowledge.rs"),
        Rule::Authored => panic!("no drill of the program rests on an author's word"),
        Rule::Refused(StakeRefusal::AboveMaximum) if over_its_share(posed) => "tie over its share".to_owned(),
        Rule::Refused(fault) => fault.id().replace('-', " "),
        // All that is above the maximum goes back.
        Rule::GoesBackWhole if has_refused(posed, StakeRefusal::ThroughAnother) => {
            "goes back whole through another".to_owned()
        }
        Rule::ExcessReturned if posed.key.reasons.iter().any(|reason| reason.rule == Rule::Loses) => {
            "excess of a lost stake".to_owned()
        }
        Rule::Places(PlacesRule::MostSeats(size, _)) => format!("most seats {size:?}").to_lowercase(),
        Rule::Places(PlacesRule::Draws(size, _)) => format!("draws {size:?}").to_lowercase(),
        Rule::AllStand => "below minimum".to_owned(),
        Rule::Burn(10) => "burn tens".to_owned(),
        Rule::Burn(_) => "burn".to_owned(),
        Rule::TieMayStandAlone => "needs main stake".to_owned(),
        Rule::Circulation(
            CirculationRule::Kept(chance) | CirculationRule::Lost(chance) | CirculationRule::HandFalls(chance),
        ) => {
            format!("{} {}", rule.key().replace('-', " "), chance.id())
        }
        Rule::ComesBefore(first, then) => format!("before {} {}", first.id(), then.id()),
        Rule::NoMoreAfter(first, then) => format!("no more {} {}", first.id(), then.id()),
        Rule::Calling(calling) => call_row(calling, posed),
        Rule::HouseRule(HouseRule::Wording | HouseRule::NoWording) => words_of(posed),
        Rule::ExcessReturned
        | Rule::GoesBackWhole
        | Rule::Chips(_)
        | Rule::PickingUp(_)
        | Rule::Places(_)
        | Rule::Protection(_)
        | Rule::CutFirst
        | Rule::CutNext
        | Rule::OnePays
        | Rule::EachHisTableau
        | Rule::LosersFirst
        | Rule::NearestFirst
        | Rule::NoneIsNearer
        | Rule::StandingMayStake
        | Rule::TwoPay
        | Rule::Opening(_)
        | Rule::Trade(_)
        | Rule::HouseRule(_)
        | Rule::Circulation(
            CirculationRule::Duty(_)
            | CirculationRule::GoesRight
            | CirculationRule::Passed
            | CirculationRule::Refused
            | CirculationRule::TailleurDeals
            | CirculationRule::Stays,
        ) => rule.key().replace('-', " "),
        // In two houses it is always a card drawn wrongly.
        Rule::Remedy(ruling @ (MisdrawRemedy::PutRight | MisdrawRemedy::Null))
            if posed.question.scene.second.is_some() =>
        {
            format!("{} draw", ruling.key().replace('-', " "))
        }
        Rule::Remedy(ruling) if posed.question.scene.second.is_some() => ruling.key().replace('-', " "),
        Rule::Mistake(_) | Rule::Remedy(_) | Rule::OpenQuestion(_) => {
            crate::drill::oracle::row_of_misdraw(rule, posed, said)
        }
        Rule::OnTheSign => "on the sign".to_owned(),
        Rule::CountsAsHis => "through another".to_owned(),
        Rule::Turning(Turning::ByTheTailleur(of) | Turning::ByTheBanker(of)) => format!("turns {}", side(of)),
        Rule::Turning(turning) => turning.key().replace('-', " "),
        other => panic!("no question rested on {other:?} until now: name its row of cases/citations.txt here"),
    }
}

/// The spot whose payout is cited: where several stakes lie, the one that wins; of what is only heard, what is
/// seen to win once it is decided.
fn winning_spot(posed: &PosedQuestion) -> Spot {
    let scene = &posed.question.scene;
    let scene = posed.key.after.as_ref().filter(|_| !scene.heard.is_empty()).unwrap_or(scene);
    scene.announced.map_or_else(|| scene.stakes[0].spot, Spot::from)
}

fn words_of(posed: &PosedQuestion) -> String {
    match asked_of(&posed.question).facts.first() {
        Some((_, Fact::Phrase(meaning))) => meaning.key.replace("term-", "word "),
        _ if winner(&hands(&posed.question)) == "egalite" => "final call of a tie".to_owned(),
        _ => "final call".to_owned(),
    }
}

fn has_refused(posed: &PosedQuestion, fault: StakeRefusal) -> bool {
    posed.key.reasons.iter().any(|reason| reason.rule == Rule::Refused(fault))
}

fn over_its_share(posed: &PosedQuestion) -> bool {
    if posed.question.scene.second.is_some() {
        return asked_of(&posed.question).facts.contains(&("chance", Fact::Chance(Chance::Egalite)));
    }
    let Some(limits) = posed.question.scene.limits else { return false };
    let Answer::Several(parts) = &posed.key.answer else { panic!("two things are asked about stakes") };
    let [Answer::Choice(index), _] = parts.as_slice() else { panic!("two things are asked about stakes") };
    let stake = posed.question.scene.stakes[*index];
    stake.spot == Spot::Egalite && stake.amount <= limits.max
}

/// The row of a rule of what the tailleur says; words are those of the call that they are about.
fn call_row(calling: CallRule, posed: &PosedQuestion) -> String {
    let of_side = |what: &str, side: Side| format!("{what} {}", Chance::from(side).id());
    match calling {
        CallRule::Point(side) => of_side("call point", side),
        CallRule::Natural(side) => of_side("call natural", side),
        CallRule::Words => {
            let has = |wanted: fn(&Rule) -> bool| posed.key.reasons.iter().any(|reason| wanted(&reason.rule));
            let call = if has(|rule| matches!(rule, Rule::Nearest(Chance::Egalite, ..))) {
                "tie"
            } else if has(|rule| matches!(rule, Rule::Nearest(..))) {
                "final"
            } else if has(|rule| matches!(rule, Rule::Calling(CallRule::Natural(_)))) {
                "natural"
            } else if has(|rule| matches!(rule, Rule::Calling(CallRule::Point(_)))) {
                "point"
            } else {
                "invitation"
            };
            format!("words of {call}")
        }
        other => other.key().replace('-', " "),
    }
}
