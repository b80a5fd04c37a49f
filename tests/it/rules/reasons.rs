//! Every rule that the referee may cite is a sentence in three languages, with all its facts in it.

use tailleur::i18n::phrase::{Fact, Phrase};
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::rules::circulation::CirculationRule;
use tailleur::rules::house::{House, HouseLibrary};
use tailleur::rules::misdraw::{MisdrawRemedy, Mistake, OpenQuestion};
use tailleur::rules::reason::Rule;
use tailleur::rules::settle::StakeRefusal;
use tailleur::rules::side::{Chance, Side};
use tailleur::rules::tableau::Third;

use super::every_rule::{every_rule, of_misdraws};

/// Does not compile while a rule about mis-draws is missing from its pattern of kinds.
#[expect(clippy::too_many_lines, reason = "a line for each rule")]
fn kind_of_misdraw(rule: &Rule) -> u8 {
    match rule {
        Rule::Mistake(mistake) => match mistake {
            Mistake::WrongBurn(..) => 0,
            Mistake::LeftFromBefore(_) => 1,
            Mistake::AfterTheStopCard => 2,
            Mistake::BeforeTheStop => 3,
            Mistake::FirstDeal(_) => 4,
            Mistake::Stuck(_) => 5,
            Mistake::ForeignBack(_) => 6,
            Mistake::OneCopyTooMany(_) => 7,
            Mistake::UsedAgain(_) => 8,
            Mistake::FaceUpInTheShoe(_) => 9,
            Mistake::PutBack(_) => 10,
            Mistake::DrawnByAnother(_) => 11,
            Mistake::Unasked(_) => 12,
            Mistake::FirstFour(..) => 13,
            Mistake::ForTheOther(..) => 14,
            Mistake::LeftApart(..) => 15,
            Mistake::AfterTheEnd(_) => 16,
            Mistake::Dropped(_) => 17,
            Mistake::SeenEarly(_) => 18,
            Mistake::FaceDown(_) => 19,
            Mistake::TooMany(_) => 20,
            Mistake::TurnedByAnother(_) => 21,
            Mistake::NotDrawn(_) => 22,
            Mistake::ShoeIsEmpty(_) => 23,
            Mistake::WrongCall(_) => 24,
            Mistake::StakePlacedLate => 25,
            Mistake::StakeWithdrawn => 26,
        },
        Rule::Remedy(remedy) => match remedy {
            MisdrawRemedy::BurnMore(_) => 27,
            MisdrawRemedy::BurnIsOver => 28,
            MisdrawRemedy::BurnedStayBurned => 29,
            MisdrawRemedy::BegunIsDealt => 30,
            MisdrawRemedy::PutRight => 31,
            MisdrawRemedy::TooLate => 32,
            MisdrawRemedy::NotPutRight => 33,
            MisdrawRemedy::NotToBeDealt => 34,
            MisdrawRemedy::CannotBeFinished => 35,
            MisdrawRemedy::LostInTheShoe => 36,
            MisdrawRemedy::SpoilsTheCoup(_) => 37,
            MisdrawRemedy::PacksAreChecked => 38,
            MisdrawRemedy::Null => 39,
            MisdrawRemedy::DirectionDecides => 40,
            MisdrawRemedy::StillToDraw(_) => 41,
            MisdrawRemedy::Burned => 42,
            MisdrawRemedy::DoesNotPlay(_) => 43,
            MisdrawRemedy::KeepsItsPlace(_) => 44,
            MisdrawRemedy::TurnedUp(_) => 45,
            MisdrawRemedy::TakenOutAgain(_) => 46,
            MisdrawRemedy::BackToShoe => 47,
            MisdrawRemedy::NextCoup => 48,
            MisdrawRemedy::NeverBack => 49,
            MisdrawRemedy::TurnedCount(_) => 50,
            MisdrawRemedy::CallAgain(_) => 51,
            MisdrawRemedy::CallIsVoid(_) => 52,
            MisdrawRemedy::PayAgain => 53,
            MisdrawRemedy::LateStakeGoesBack => 54,
            MisdrawRemedy::WithdrawnStakePlays => 55,
            MisdrawRemedy::WithdrawnStakeIsGiven => 56,
            MisdrawRemedy::BankerPasses => 57,
            MisdrawRemedy::BankerKeeps => 58,
            MisdrawRemedy::UnaskedKeeps => 59,
        },
        Rule::OpenQuestion(question) => match question {
            OpenQuestion::BurnedWhenRestored => 60,
            OpenQuestion::StakesOfANullCoup => 61,
            OpenQuestion::NullOnTheBoard => 62,
            OpenQuestion::UntilWhen => 63,
            OpenQuestion::EarlyCostsTheShoe => 64,
            OpenQuestion::UnaskedCostsTheShoe => 65,
            OpenQuestion::BurnNoticedLate => 66,
            OpenQuestion::BegunAfterTheStopCard => 67,
            OpenQuestion::ShoeIsEmpty => 68,
            OpenQuestion::ForeignCard => 69,
            OpenQuestion::FaceUpInTheShoe => 70,
            OpenQuestion::SeenOrDropped => 71,
            OpenQuestion::LostInTheShoe => 72,
            OpenQuestion::WrongPerson => 73,
            OpenQuestion::WithdrawnStake => 74,
        },
        _ => u8::MAX,
    }
}

#[test]
fn the_list_names_every_kind_of_rule_about_misdraws() {
    let kinds: std::collections::BTreeSet<u8> = of_misdraws().iter().map(kind_of_misdraw).collect();
    assert_eq!(kinds, (0..75).collect());
}

/// Does not compile while a rule or a fault is missing from [`every_rule`]'s pattern of kinds; then add
/// it there too.
#[expect(clippy::too_many_lines, reason = "a line for each rule")]
fn kind(rule: &Rule) -> u8 {
    match rule {
        Rule::Natural(..) => 0,
        Rule::StoppedByNatural(_) => 1,
        Rule::Punto(..) => 2,
        Rule::Banco(..) => 3,
        Rule::Nearest(..) => 4,
        Rule::HigherNatural(_) => 5,
        Rule::CardValues => 6,
        Rule::Count(_) => 7,
        Rule::Pays(_) => 8,
        Rule::PaysLessCommission(_) => 9,
        Rule::Loses => 10,
        Rule::Pushes => 11,
        Rule::ExcessReturned => 12,
        Rule::RestDropped => 13,
        Rule::Refused(StakeRefusal::BelowMinimum) => 14,
        Rule::Refused(StakeRefusal::AboveMaximum) => 15,
        Rule::Refused(StakeRefusal::NeedsMainStake) => 16,
        Rule::Refused(StakeRefusal::OffStep) => 17,
        Rule::Circulation(CirculationRule::FirstSeat(_)) => 18,
        Rule::Circulation(CirculationRule::Duty(_)) => 19,
        Rule::Circulation(CirculationRule::Kept(_)) => 20,
        Rule::Circulation(CirculationRule::Lost(_)) => 21,
        Rule::Circulation(CirculationRule::Passed) => 22,
        Rule::Circulation(CirculationRule::Refused) => 23,
        Rule::Circulation(CirculationRule::TailleurDeals) => 24,
        Rule::Circulation(CirculationRule::TailleurDealsOn) => 25,
        Rule::Circulation(CirculationRule::HandFalls(_)) => 26,
        Rule::Circulation(CirculationRule::Stays) => 27,
        Rule::Mistake(_) => 28,
        Rule::Remedy(_) => 29,
        Rule::OpenQuestion(_) => 30,
        Rule::Taught(_) => 31,
        Rule::Authored => 56,
        Rule::AllStand => 32,
        Rule::TieMayStandAlone => 33,
        Rule::Burn(_) => 34,
        Rule::CutFirst => 35,
        Rule::CutNext => 36,
        Rule::Row(_) => 37,
        Rule::ComesBefore(..) => 38,
        Rule::NoMoreAfter(..) => 39,
        Rule::Refused(StakeRefusal::Late) => 40,
        Rule::Refused(StakeRefusal::ThroughAnother) => 41,
        Rule::OnTheSign => 42,
        Rule::CountsAsHis => 43,
        Rule::Turning(_) => 44,
        Rule::OnePays => 45,
        Rule::TwoPay => 46,
        Rule::EachHisTableau => 47,
        Rule::LosersFirst => 48,
        Rule::NearestFirst => 49,
        Rule::NoneIsNearer => 50,
        Rule::StandingMayStake => 51,
        Rule::Calling(_) => 52,
        Rule::Chips(_) => 53,
        Rule::Opening(_) => 54,
        Rule::HouseRule(_) => 55,
        Rule::PickingUp(_) => 57,
        Rule::Protection(_) => 58,
        Rule::Places(_) => 59,
        Rule::Refused(StakeRefusal::TotalAboveMaximum) => 60,
        Rule::Refused(StakeRefusal::CannotBePaid) => 61,
        Rule::GoesBackWhole => 62,
        Rule::Circulation(CirculationRule::GoesRight) => 63,
        Rule::Trade(_) => 64,
    }
}

#[test]
fn the_list_names_every_kind_of_rule() {
    let mut kinds: Vec<u8> = every_rule().iter().map(kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds, (0..65).collect::<Vec<u8>>());
}

fn rendered(words: &Catalog, rule: &Rule, house: &House) -> String {
    let mut errors = Vec::new();
    let phrase = rule.phrase();
    let said = words.try_render(&phrase, &HouseTerms::from(&house.terms), &mut errors);
    assert!(errors.is_empty(), "{phrase:?}: {errors:?}");
    said.unwrap_or_else(|| panic!("{:?} lacks {}", words.language(), phrase.key))
}

#[test]
fn every_rule_is_a_sentence_in_every_language_and_house() {
    for house in HouseLibrary::built_in().iter() {
        for language in Language::ALL {
            let words = Catalog::new(language);
            for rule in every_rule() {
                let said = rendered(&words, &rule, house);
                assert!(said.ends_with('.') && !said.contains(['{', '}', '—']), "{said}");
                assert!(said.split(' ').count() >= 4, "this teaches nothing: {said}");
            }
        }
    }
}

/// `Punto` is not enough: the reader must see which point, which card and which side are meant.
#[test]
fn a_sentence_names_every_fact_of_its_rule() {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("monte-carlo").unwrap();
    for language in Language::ALL {
        let words = Catalog::new(language);
        for rule in every_rule() {
            let said = rendered(&words, &rule, house);
            let Phrase { facts, .. } = rule.phrase();
            for (name, fact) in facts {
                let shown = match fact {
                    Fact::Third(Third::Stood) | Fact::Number(1) => continue,
                    Fact::Third(Third::Card(point)) | Fact::Point(point) => point.to_string(),
                    Fact::Side(Side::Punto) | Fact::Chance(Chance::Punto) => "Ponte".to_owned(),
                    Fact::Side(Side::Banco) | Fact::Chance(Chance::Banco) => "Banque".to_owned(),
                    Fact::Chance(Chance::Egalite) => "Égalité".to_owned(),
                    Fact::Number(number) => number.to_string(),
                    Fact::Ratio(ratio) => ratio.over.to_string(),
                    Fact::Share(_) => "5".to_owned(),
                    Fact::Written(text) => match language {
                        Language::French => text.fr.clone(),
                        Language::Italian => text.it.clone(),
                        Language::English => text.en.clone(),
                    },
                    Fact::Phrase(phrase) => words.render(&phrase, &HouseTerms::from(&house.terms)),
                    other => panic!("{other:?}"),
                };
                assert!(said.contains(&shown), "{name} is not in: {said}");
            }
        }
    }
}
