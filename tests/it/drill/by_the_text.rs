//! Questions keep to the texts: what a text names, what it leaves open, and what nobody can know before the answer.

use tailleur::documents::{Worksheet, text};
use tailleur::drill::marking::PosedQuestion;
use tailleur::drill::question::{Answer, AnswerForm, Question};
use tailleur::drill::{AnyDrill, Drill, FaultInTheCoup, FaultyStakes, MisdrawCase, Misdraws, Topic, WhatChangesHere};
use tailleur::i18n::phrase::{Fact, Phrase};
use tailleur::i18n::{Catalog, Language};
use tailleur::rules::clause::Basis;
use tailleur::rules::house::{House, HouseLibrary};
use tailleur::rules::misdraw::Mistake;
use tailleur::rules::reason::{Reason, Rule};
use tailleur::rules::rng::SeededRng;
use tailleur::rules::settle::StakeRefusal;
use tailleur::text_key;

use crate::drill::every_drill::every_drill;
use crate::support::{files, text as support_text, tier};

/// Questions of a drill about every decision in every built-in house, each with its decision.
fn each_question(drill: &dyn Drill, rounds: u64, check: impl Fn(&House, &str, &PosedQuestion)) {
    for house in HouseLibrary::built_in().iter() {
        for (index, decision) in drill.decisions(house).iter().enumerate() {
            for seed in 0..rounds {
                check(house, decision, &drill.pose(index, house, &mut SeededRng::from_seed(seed)).unwrap());
            }
        }
    }
}

fn chosen<'q>(question: &'q Question, answer: &Answer) -> Vec<&'q str> {
    let (AnswerForm::Several(parts), Answer::Several(answers)) = (&question.form, answer) else {
        panic!("several things are asked")
    };
    let of = |(part, answer): (&'q tailleur::drill::question::QuestionPart, &Answer)| match (&part.form, answer) {
        (AnswerForm::Choice(choices), Answer::Choice(at)) => Some(choices[*at].id.as_ref()),
        _ => None,
    };
    parts.iter().zip(answers).filter_map(of).collect()
}

/// The bases of the reasons with this key.
fn bases(reasons: &[Reason], key: &str) -> Vec<Basis> {
    reasons.iter().filter(|reason| reason.rule.key() == key).map(|reason| reason.basis).collect()
}

/// What a player of each seat has on the table, and on how many spots.
fn totals(question: &Question) -> Vec<(usize, u64)> {
    let stakes = &question.scene.stakes;
    let of = |seat: u8| {
        let his: Vec<u64> = stakes.iter().filter(|stake| stake.seat == seat).map(|stake| stake.amount.get()).collect();
        (his.len(), his.iter().sum())
    };
    stakes.iter().map(|stake| of(stake.seat)).collect()
}

#[test]
fn no_stakes_stand_that_together_exceed_the_maximum_of_a_player() {
    each_question(&FaultyStakes::default(), tier(30, 300), |house, decision, PosedQuestion { question, key }| {
        let most = question.scene.limits.unwrap().max.get();
        let exceeds = totals(question).into_iter().any(|(count, sum)| count > 1 && sum > most);
        assert_eq!(exceeds, decision == "stake-total-above-maximum", "{}: {question:?}", house.id);
        if exceeds {
            assert!(["article-57-13", "guide-fr"].contains(&house.id.as_str()));
            assert_eq!(chosen(question, &key.answer)[1], "back-whole");
            assert!(question.scene.narration.iter().any(|line| line.key == text_key!("told-lays-beside")));
        }
    });
}

/// Of the limits each text names, and of what is done about a stake beyond them, the clause or that it is silent.
#[test]
fn a_limit_and_what_is_done_about_it_rest_on_different_entries() {
    let named = |house: &House| match house.id.as_str() {
        "article-57-13" => "S0-44",
        "guide-fr" => "S2-37",
        "venezia-malta" => "S1-21",
        _ => "silent, by convention",
    };
    let faults = [StakeRefusal::BelowMinimum, StakeRefusal::AboveMaximum, StakeRefusal::TotalAboveMaximum];
    each_question(&FaultyStakes::default(), tier(10, 100), |house, decision, PosedQuestion { key, .. }| {
        for fault in faults {
            for basis in bases(&key.reasons, fault.id()) {
                let clause = if decision == "stake-tie-over-its-share" { "S3-12" } else { named(house) };
                assert_eq!(basis.to_string(), clause, "{}: {decision}", house.id);
                assert_eq!(bases(&key.reasons, "goes-back-whole"), [Basis::Silent], "{}: {decision}", house.id);
            }
        }
        for basis in bases(&key.reasons, "excess-returned") {
            assert_eq!((house.id.as_str(), basis.to_string().as_str()), ("venezia-malta", "S1-22"), "{decision}");
        }
    });
}

#[test]
fn a_stake_that_cannot_be_paid_is_asked_about_as_the_convention_that_it_is() {
    let drill = FaultyStakes { faults: vec![tailleur::drill::StakeFault::OffStep], ..FaultyStakes::default() };
    each_question(&drill, tier(30, 300), |house, _, PosedQuestion { question, key }| {
        assert_eq!(bases(&key.reasons, "cannot-be-paid"), [Basis::Silent], "{}", house.id);
        assert_eq!(bases(&key.reasons, "goes-back-whole"), [Basis::Silent], "{}", house.id);
        assert!(chosen(question, &key.answer)[0].ends_with("-banco"), "{question:?}");
    });
}

#[test]
fn the_sign_shows_minimum_and_maximum_and_nothing_else() {
    let languages = Language::ALL.map(Catalog::new);
    for house in HouseLibrary::built_in().iter() {
        assert_eq!(house.limits.step_of_stakes(), None, "no text names a step");
        let posed = FaultyStakes::default().pose(0, house, &mut SeededRng::from_seed(1)).unwrap();
        let limits = posed.question.scene.limits.unwrap();
        for words in &languages {
            let sign = tailleur::describe::scene::sign(true, limits, house);
            let shown = words.render_for_house(&sign, house);
            assert_eq!(shown.matches('·').count(), 1, "{shown}");
        }
    }
}

#[test]
fn the_step_of_stakes_is_no_longer_a_difference_but_lessons_may_name_it() {
    let old: AnyDrill = ron::from_str("WhatChangesHere((topics: [Step]))").unwrap();
    for house in HouseLibrary::built_in().iter() {
        assert!(old.drill().decisions(house).is_empty());
        let asked = WhatChangesHere::default().decisions(house);
        assert!(!asked.is_empty() && asked.iter().all(|decision| !decision.starts_with("differs-step")));
    }
}

/// Without the first act of a part the lines begin with the second: the question says which act came before them.
#[test]
fn the_fault_in_a_coup_is_distinguished_from_a_point_that_is_named() {
    each_question(&FaultInTheCoup::default(), tier(20, 200), |house, decision, PosedQuestion { question, .. }| {
        let beginning = question.prompt.facts.iter().find_map(|(name, fact)| match fact {
            Fact::Phrase(phrase) if *name == "beginning" => Some(phrase.as_ref()),
            _ => None,
        });
        let Phrase { key, facts } = beginning.expect("a beginning");
        let before = facts.iter().find_map(|(_, fact)| match fact {
            Fact::Phrase(step) => Some(step.key.as_str()),
            _ => None,
        });
        let part = decision.rsplit('-').nth(1).unwrap();
        let told = match part {
            "bets" => {
                assert_eq!((*key, before), (text_key!("story-begins-the-coup"), None), "{}", house.id);
                return;
            }
            "cards" => before.is_some_and(|step| step == "step-stop-bets"),
            "payment" => before.is_some_and(|step| ["step-call", "told-third"].contains(&step)),
            other => panic!("{other}"),
        };
        assert!(told && *key == text_key!("story-begins-after"), "{}: {decision}: {before:?}", house.id);
    });
}

/// Where a text is silent, either that is an answer, or the question says beforehand that convention decides.
#[test]
fn what_no_text_says_is_not_asked_as_if_it_did() {
    let drill = WhatChangesHere::default();
    each_question(&drill, tier(10, 100), |house, decision, PosedQuestion { question, key }| {
        let second = key.second.as_ref().unwrap();
        let AnswerForm::Several(parts) = &question.form else { panic!("a part for each house") };
        let chosen = chosen(question, &key.answer);
        let reasons = [&key.reasons, &second.reasons];
        for (at, (part, reasons)) in parts.iter().zip(reasons).enumerate() {
            let silent = reasons.iter().all(|reason| reason.basis == Basis::Silent);
            let says_so = part.label.key == text_key!("part-in-house-by-convention");
            let offered = match &part.form {
                AnswerForm::Choice(choices) => choices.iter().any(|choice| choice.id == "silent"),
                _ => false,
            };
            assert!(!silent || says_so || (offered && chosen[at] == "silent"), "{}: {decision}", house.id);
        }
        let both = chosen.iter().filter(|id| **id == "silent").count();
        assert!(both < 2 || decision.contains("misdraw") || decision.contains("tie") || decision.contains("maximum"));
    });
}

/// Three texts have no column for a Punto that stood; no question there names one.
#[test]
fn no_question_names_a_column_that_the_house_does_not_have() {
    let words = Catalog::new(Language::English);
    let shelf = HouseLibrary::built_in();
    let without = shelf.iter().filter(|house| house.terms.stood.basis() == Basis::Silent);
    let mut houses = 0;
    for house in without {
        houses += 1;
        for drill in every_drill().into_iter().filter(|drill| !drill.drill().decisions(house).is_empty()) {
            let sheet = Worksheet::of_drill(drill.clone(), house.clone(), 1, 60);
            let paper = text(&sheet, &words, true);
            let mut said = paper.split(|letter: char| !letter.is_alphabetic());
            let named = said.find(|word| ["REFUS", "NON", "STA", "STOOD"].contains(word));
            assert_eq!(named, None, "{}: {}", house.id, drill.name());
        }
        let words = WhatChangesHere { topics: vec![Topic::Words], ..WhatChangesHere::default() };
        for (index, decision) in words.decisions(house).iter().enumerate() {
            for seed in 0..tier(30, 200) {
                let posed = words.pose(index, house, &mut SeededRng::from_seed(seed)).unwrap();
                let asked = format!("{:?}", posed.question.prompt);
                assert!(!asked.contains("term-stood"), "{}: {decision}", house.id);
            }
        }
    }
    assert_eq!(houses, 3, "the guide prints no table, two tables have no such column");
}

/// A text read by its sense is marked wherever it is cited.
#[test]
fn a_clause_read_by_its_sense_is_marked_in_every_verdict() {
    let words = Catalog::new(Language::English);
    let mut marked = 0;
    for house in HouseLibrary::built_in().iter() {
        for drill in every_drill().into_iter().filter(|drill| !drill.drill().decisions(house).is_empty()) {
            for exercise in Worksheet::of_drill(drill, house.clone(), 1, 40).exercises {
                let posed = &exercise.posed;
                let key = tailleur::describe::question::describe_key(&posed.question, &posed.key, house, &words);
                for (reason, said) in posed.key.reasons.iter().zip(&key.reasons) {
                    let is_marked = said.contains("as intended, not as printed");
                    assert_eq!(is_marked, matches!(reason.basis, Basis::Corrected(_)), "{}: {said}", house.id);
                    marked += usize::from(is_marked);
                }
            }
        }
    }
    assert!(marked > 0, "half pay and refused cards are read so");
}

/// A card drawn while the bets are open calls for their stop; and cards that a deal lacks are drawn, at the first deal
/// as at the end.
#[test]
fn an_early_card_is_followed_by_the_stop_and_a_missing_one_is_put_right() {
    let cases = vec![MisdrawCase::EarlyCard, MisdrawCase::FirstDeal, MisdrawCase::ForgottenCard];
    let drill = Misdraws { cases };
    each_question(&drill, tier(10, 100), |house, decision, PosedQuestion { question, key }| {
        let chosen = chosen(question, &key.answer);
        let early = |reason: &Reason| reason.rule == Rule::Mistake(Mistake::BeforeTheStop);
        match decision {
            "misdraw-a-early-card" => {
                assert_eq!(chosen.last(), Some(&"stop-the-bets"), "{}", house.id);
                assert!(key.reasons.iter().any(early));
            }
            "misdraw-i-three-taken" | "misdraw-g-forgotten-card-of-punto" | "misdraw-g-forgotten-card-of-banco" => {
                assert_eq!(chosen[0], "restored", "{}", house.id);
            }
            _ => assert_ne!(chosen.last(), Some(&"stop-the-bets")),
        }
    });
}

/// The entries of a file, each from its id to the next.
fn entry(file: &str, id: &str) -> String {
    let all = support_text(file);
    let start = all.find(&format!("id: \"{id}\"")).unwrap_or_else(|| panic!("{file} lacks {id}"));
    let rest = &all[start..];
    rest[..rest[4..].find("id: \"").map_or(rest.len(), |next| next + 4)].to_owned()
}

/// Venezia corrects a mistake by reconstructing the coup, which is the opposite of playing it again, and calls nine in
/// two cards a natural.
#[test]
fn two_clauses_of_venezia_are_restated_by_their_letter() {
    let correction = entry("assets/clauses/S4.ron", "S4-26");
    for word in ["reconstituant", "ricostruendo", "reconstructing"] {
        assert!(correction.contains(word), "{correction}");
    }
    let differences = support_text("assets/clauses/differences.ron");
    for again in ["refaisant le coup", "rifacendo il colpo", "over again", "made over"] {
        assert!(!correction.contains(again) && !differences.contains(again), "{again}");
    }
    let best = entry("assets/clauses/S4.ron", "S4-06");
    for word in ["un abatage (« natural »)", "un abatage («natural»)", "a natural (abatage)"] {
        assert!(best.replace('\u{202f}', " ").contains(word), "{best}");
    }
}

/// The cards are cut and get their stop card before they go into the shoe; a shoe is not cut.
#[test]
fn cards_are_cut_before_they_go_into_the_shoe() {
    let shoes = ["sabot coupé", "Tagliato il sabot", "shoe is cut"];
    let lessons = files("lessons", "ron").into_iter();
    for file in lessons
        .chain(Language::ALL.iter().flat_map(|language| files(&format!("assets/text/{}", language.code()), "ftl")))
    {
        let words = support_text(&file);
        assert!(!shoes.iter().any(|shoe| words.contains(shoe)), "{file}");
    }
}

/// Counting stake and payment together is arithmetic: no text has it, and a winning stake is never picked up.
#[test]
fn stake_and_payment_together_is_not_called_the_way_of_the_trade() {
    let lesson = support_text("lessons/chips/05-take-and-pay.ron");
    for (no_text, never) in [
        ("pas une règle", "mise gagnante ne se prend jamais en main"),
        ("nessun testo ne parla", "Una puntata vincente non si prende mai in mano"),
        ("arithmetic, not a rule", "A winning bet is never picked up"),
    ] {
        assert!(lesson.contains(no_text) && lesson.contains(never), "{never}");
    }
    for file in files("lessons", "ron") {
        let words = support_text(&file);
        assert!(
            !["geste du métier", "gesto del mestiere", "craft’s way"].iter().any(|way| words.contains(way)),
            "{file}"
        );
    }
}
