//! Every rule that the referee may cite is a sentence in three languages, with all its facts in it.

use tailleur::drill::knowledge::Deck;
use tailleur::i18n::phrase::{Fact, Phrase};
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::rules::chips::{ChipRule, ChipSet};
use tailleur::rules::circulation::CirculationRule;
use tailleur::rules::hand::Point;
use tailleur::rules::house::{Arbiter, Direction, Hand, Handler, House, HouseLibrary, Role, TableSize};
use tailleur::rules::house_rule::HouseRule;
use tailleur::rules::misdraw::{MisdrawRemedy, Mistake, OpenQuestion};
use tailleur::rules::money::Ratio;
use tailleur::rules::money_change::ChangeAct;
use tailleur::rules::opening::OpeningRule;
use tailleur::rules::picking_up::PickingUpRule;
use tailleur::rules::places::PlacesRule;
use tailleur::rules::procedure::ProcedureStep;
use tailleur::rules::protection::ProtectionRule;
use tailleur::rules::reason::Rule;
use tailleur::rules::settle::StakeRefusal;
use tailleur::rules::side::{Chance, Side};
use tailleur::rules::tableau::{Act, Third};
use tailleur::rules::trade::TradeRule;
use tailleur::rules::turning::Turning;

/// A house whose every row rests on one clause.
fn house() -> House {
    HouseLibrary::built_in().get("article-57-13").unwrap().as_ref().clone()
}

/// Every kind of rule, as it may be applied.
#[expect(clippy::too_many_lines, reason = "a line for each rule")]
fn every_rule() -> Vec<Rule> {
    let point = Point::from_sum;
    let mut rules = vec![
        Rule::Natural(Side::Punto, point(8)),
        Rule::Natural(Side::Banco, point(9)),
        Rule::StoppedByNatural(Side::Punto),
        Rule::StoppedByNatural(Side::Banco),
        Rule::Punto(point(0), Act::Draw),
        Rule::Punto(point(6), Act::Stand),
        Rule::Banco(point(3), Third::Card(point(0)), Act::Draw),
        Rule::Banco(point(6), Third::Card(point(8)), Act::Stand),
        Rule::Banco(point(5), Third::Stood, Act::Draw),
        Rule::Banco(point(7), Third::Stood, Act::Stand),
        Rule::Nearest(Chance::Egalite, point(7), point(7)),
        Rule::HigherNatural(Chance::Punto),
        Rule::CardValues,
        Rule::Count(point(4)),
        Rule::Pays(Ratio { over: 19, under: 20 }),
        Rule::PaysLessCommission(Ratio { over: 1, under: 20 }),
        Rule::Loses,
        Rule::Pushes,
        Rule::ExcessReturned,
        Rule::RestDropped,
        Rule::Refused(StakeRefusal::BelowMinimum),
        Rule::Refused(StakeRefusal::AboveMaximum),
        Rule::Refused(StakeRefusal::NeedsMainStake),
        Rule::Refused(StakeRefusal::OffStep),
        Rule::Refused(StakeRefusal::Late),
        Rule::Refused(StakeRefusal::ThroughAnother),
        Rule::Refused(StakeRefusal::TotalAboveMaximum),
        Rule::Refused(StakeRefusal::CannotBePaid),
        Rule::GoesBackWhole,
        Rule::Circulation(CirculationRule::GoesRight),
        Rule::OnTheSign,
        Rule::CountsAsHis,
        Rule::AllStand,
        Rule::Burn(1),
        Rule::Burn(10),
        Rule::CutFirst,
        Rule::CutNext,
        Rule::TieMayStandAlone,
        Rule::Circulation(CirculationRule::FirstSeat(1)),
        Rule::Circulation(CirculationRule::Duty(1)),
        Rule::Circulation(CirculationRule::Passed),
        Rule::Circulation(CirculationRule::Refused),
        Rule::Circulation(CirculationRule::TailleurDeals),
        Rule::Circulation(CirculationRule::TailleurDealsOn),
        Rule::Circulation(CirculationRule::Stays),
        Rule::ComesBefore(ProcedureStep::StopBets, ProcedureStep::DrawFour(Handler::Banker)),
        Rule::NoMoreAfter(ProcedureStep::PlaceStakes, ProcedureStep::StopBets),
        Rule::OnePays,
        Rule::TwoPay,
        Rule::EachHisTableau,
        Rule::LosersFirst,
        Rule::NearestFirst,
        Rule::NoneIsNearer,
        Rule::StandingMayStake,
        Rule::Taught(&Deck::of_source("S3").unwrap().cards[0].why),
        Rule::Authored,
    ];
    for chance in Chance::ALL {
        rules.extend([
            Rule::Circulation(CirculationRule::Kept(chance)),
            Rule::Circulation(CirculationRule::Lost(chance)),
            Rule::Circulation(CirculationRule::HandFalls(chance)),
        ]);
    }
    // A row that is the same throughout, one that is not, and parts of one.
    let tableau = &house().tableau;
    for (banco, columns) in [(0, 0..11), (7, 0..11), (5, 0..11), (5, 4..7), (5, 0..4)] {
        let columns = Third::all().skip(columns.start).take(columns.len());
        rules.extend(tableau.row_reasons(point(banco), columns).into_iter().map(|reason| reason.rule));
    }
    rules.extend(of_misdraws());
    rules.extend(of_turning().map(Rule::Turning));
    rules.extend(crate::drill::calls::rules().map(Rule::Calling));
    rules.extend(of_chips());
    rules.extend(of_trade());
    rules.extend(of_openings());
    rules.extend(of_houses());
    rules.extend(of_protection());
    rules.extend([Rule::Nearest(Chance::Punto, point(9), point(1)), Rule::Nearest(Chance::Banco, point(2), point(6))]);
    rules
}

/// Every kind of rule about who turns the cards.
fn of_turning() -> [Turning; 10] {
    [
        Turning::PassedOn,
        Turning::Highest(7),
        Turning::NeverTheBanker,
        Turning::NobodyStaked,
        Turning::OnlyTheBanker,
        Turning::Refused,
        Turning::ByTheTailleur(Side::Punto),
        Turning::ByTheTailleur(Side::Banco),
        Turning::ByTheBanker(Side::Banco),
        Turning::InTheBankersPlace,
    ]
}

/// Every kind of rule about chips.
fn of_chips() -> impl Iterator<Item = Rule> {
    let set = ChipSet::get("french").unwrap();
    let rules = [
        ChipRule::PiecesOf(set.clone()),
        ChipRule::Fewest,
        ChipRule::Any,
        ChipRule::TakenAndPaid,
        ChipRule::CutInHeaps(5),
        ChipRule::Sized,
        ChipRule::ChangeAtTheTable,
        ChipRule::OnTheMarble,
    ];
    rules.into_iter().map(Rule::Chips)
}

/// Every kind of rule beside the coup.
fn of_trade() -> impl Iterator<Item = Rule> {
    let rules = [
        TradeRule::ChangeActBefore(ChangeAct::SpreadOnMarble, ChangeAct::CallSum),
        TradeRule::ChangeActBefore(ChangeAct::SpreadOnFelt, ChangeAct::CountPieces),
        TradeRule::ChangeActBefore(ChangeAct::PassPieces, ChangeAct::BoxNotes),
        TradeRule::CalledAsChange,
        TradeRule::PackContents(1),
        TradeRule::PackContents(6),
        TradeRule::OfEachRank(1),
        TradeRule::OfEachRank(8),
        TradeRule::Backs(1, 2),
        TradeRule::Backs(3, 3),
        TradeRule::CardsAlike,
        TradeRule::WornPackReplaced,
        TradeRule::UnprovenSetAside,
        TradeRule::CommissionShare(Ratio { over: 1, under: 20 }),
        TradeRule::CommissionOnBancoOnly,
        TradeRule::CommissionMarked,
        TradeRule::CommissionOnLeaving,
        TradeRule::CommissionAtTheEnd,
        TradeRule::LimitsMayChange,
        TradeRule::ChangeToldAndShown,
        TradeRule::NewLimitsForNewStakes,
        TradeRule::OldLimitsForTheCoup,
        TradeRule::NewLimitsForAStakeLeft,
        TradeRule::LimitsPerPlayer,
        TradeRule::LimitsPerStake,
        TradeRule::AboveTheMaximum,
        TradeRule::BelowTheMinimum,
        TradeRule::TieAboveItsShare,
        TradeRule::WithinTheLimits,
    ];
    rules.into_iter().map(Rule::Trade)
}

/// Every kind of rule about a mis-draw.
fn of_misdraws() -> Vec<Rule> {
    let mistakes = [
        Mistake::FirstDeal(1),
        Mistake::FirstDeal(5),
        Mistake::WrongBurn(3, 1),
        Mistake::WrongBurn(7, 5),
        Mistake::LeftFromBefore(4),
        Mistake::AfterTheStopCard,
        Mistake::BeforeTheStop,
        Mistake::Stuck(4),
        Mistake::ForeignBack(4),
        Mistake::OneCopyTooMany(4),
        Mistake::UsedAgain(4),
        Mistake::FaceUpInTheShoe(4),
        Mistake::PutBack(4),
        Mistake::DrawnByAnother(4),
        Mistake::Unasked(4),
        Mistake::FirstFour(4, Side::Banco),
        Mistake::ForTheOther(4, Side::Banco),
        Mistake::LeftApart(4, Side::Banco),
        Mistake::AfterTheEnd(4),
        Mistake::Dropped(4),
        Mistake::SeenEarly(4),
        Mistake::FaceDown(4),
        Mistake::TooMany(Side::Banco),
        Mistake::TurnedByAnother(Side::Banco),
        Mistake::NotDrawn(Side::Banco),
        Mistake::ShoeIsEmpty(Side::Banco),
        Mistake::WrongCall(Chance::Banco),
        Mistake::StakePlacedLate,
        Mistake::StakeWithdrawn,
    ];
    let rulings = [
        MisdrawRemedy::BurnMore(4),
        MisdrawRemedy::BurnIsOver,
        MisdrawRemedy::BurnedStayBurned,
        MisdrawRemedy::BegunIsDealt,
        MisdrawRemedy::PutRight,
        MisdrawRemedy::TooLate,
        MisdrawRemedy::NotPutRight,
        MisdrawRemedy::NotToBeDealt,
        MisdrawRemedy::CannotBeFinished,
        MisdrawRemedy::LostInTheShoe,
        MisdrawRemedy::SpoilsTheCoup(4),
        MisdrawRemedy::PacksAreChecked,
        MisdrawRemedy::Null,
        MisdrawRemedy::DirectionDecides,
        MisdrawRemedy::StillToDraw(Side::Banco),
        MisdrawRemedy::Burned,
        MisdrawRemedy::DoesNotPlay(4),
        MisdrawRemedy::KeepsItsPlace(4),
        MisdrawRemedy::TurnedUp(4),
        MisdrawRemedy::TakenOutAgain(4),
        MisdrawRemedy::BackToShoe,
        MisdrawRemedy::NextCoup,
        MisdrawRemedy::NeverBack,
        MisdrawRemedy::TurnedCount(Side::Banco),
        MisdrawRemedy::CallAgain(Chance::Banco),
        MisdrawRemedy::CallIsVoid(Chance::Banco),
        MisdrawRemedy::PayAgain,
        MisdrawRemedy::LateStakeGoesBack,
        MisdrawRemedy::WithdrawnStakePlays,
        MisdrawRemedy::WithdrawnStakeIsGiven,
        MisdrawRemedy::BankerPasses,
        MisdrawRemedy::BankerKeeps,
        MisdrawRemedy::UnaskedKeeps,
    ];
    let open = [
        OpenQuestion::BurnedWhenRestored,
        OpenQuestion::StakesOfANullCoup,
        OpenQuestion::NullOnTheBoard,
        OpenQuestion::UntilWhen,
        OpenQuestion::EarlyCostsTheShoe,
        OpenQuestion::UnaskedCostsTheShoe,
        OpenQuestion::BurnNoticedLate,
        OpenQuestion::BegunAfterTheStopCard,
        OpenQuestion::ShoeIsEmpty,
        OpenQuestion::ForeignCard,
        OpenQuestion::FaceUpInTheShoe,
        OpenQuestion::SeenOrDropped,
        OpenQuestion::LostInTheShoe,
        OpenQuestion::WrongPerson,
        OpenQuestion::WithdrawnStake,
    ];
    let rules = mistakes.map(Rule::Mistake).into_iter().chain(rulings.map(Rule::Remedy));
    rules.chain(open.map(Rule::OpenQuestion)).collect()
}

/// Every kind of rule about the two ends of a shoe.
fn of_openings() -> Vec<Rule> {
    let rules = [
        OpeningRule::StopBehind(10),
        OpeningRule::StopShare { over: 2, under: 8, cards: 104 },
        OpeningRule::StopAbout(91, 117),
        OpeningRule::CoupIsFinished,
        OpeningRule::NoneAfter,
        OpeningRule::OneMoreAfter,
        OpeningRule::NoneBegins,
        OpeningRule::LastBegins,
        OpeningRule::TurnedIsBurned,
        OpeningRule::TurnedIsNotBurned,
    ];
    for (index, rule) in rules.iter().enumerate() {
        // Does not compile while one is missing.
        let kind = match rule {
            OpeningRule::StopBehind(_) => 0,
            OpeningRule::StopShare { .. } => 1,
            OpeningRule::StopAbout(..) => 2,
            OpeningRule::CoupIsFinished => 3,
            OpeningRule::NoneAfter => 4,
            OpeningRule::OneMoreAfter => 5,
            OpeningRule::NoneBegins => 6,
            OpeningRule::LastBegins => 7,
            OpeningRule::TurnedIsBurned => 8,
            OpeningRule::TurnedIsNotBurned => 9,
        };
        assert_eq!(kind, index);
    }
    rules.map(Rule::Opening).to_vec()
}

/// Every kind of rule in which one house differs from another.
fn of_houses() -> Vec<Rule> {
    let rules = [
        HouseRule::Packs(8),
        HouseRule::AnyoneCuts,
        HouseRule::BurnsNothing,
        HouseRule::BankerDraws,
        HouseRule::TailleurDraws,
        HouseRule::CallBegins(Side::Banco),
        HouseRule::TieUpToTheMaximum,
        HouseRule::TieWithinItsShare,
        HouseRule::Wording,
    ];
    for (index, rule) in rules.iter().enumerate() {
        // Does not compile while one is missing.
        let kind = match rule {
            HouseRule::Packs(_) => 0,
            HouseRule::AnyoneCuts => 1,
            HouseRule::BurnsNothing => 2,
            HouseRule::BankerDraws => 3,
            HouseRule::TailleurDraws => 4,
            HouseRule::CallBegins(_) => 5,
            HouseRule::TieUpToTheMaximum => 6,
            HouseRule::TieWithinItsShare => 7,
            HouseRule::Wording => 8,
        };
        assert_eq!(kind, index);
    }
    rules.map(Rule::HouseRule).to_vec()
}

/// Every kind of rule about picking up the cards, the watch over the stakes, disputes, and places.
fn of_protection() -> Vec<Rule> {
    let picking_up = [
        PickingUpRule::SideFirst(Side::Punto),
        PickingUpRule::FirstTwo(Side::Banco),
        PickingUpRule::ThirdLast(Side::Punto),
        PickingUpRule::AsDealt,
    ];
    let protection = [
        ProtectionRule::NothingAdded,
        ProtectionRule::NothingTakenBack,
        ProtectionRule::NothingChanged,
        ProtectionRule::CountsAsPlaced,
        ProtectionRule::PutBack,
        ProtectionRule::NothingTouched,
        ProtectionRule::PerfectCards,
        ProtectionRule::InLeague,
        ProtectionRule::Alone,
        ProtectionRule::Called(Role::ChefDePartie),
        ProtectionRule::Decides(Arbiter::ChefDeTable),
        ProtectionRule::Decides(Arbiter::Direction),
        ProtectionRule::WithoutAppeal,
        ProtectionRule::SaysOnlyThat(Role::ChefDeTable),
    ];
    let places = [
        PlacesRule::Numbered(Direction::Anticlockwise),
        PlacesRule::Numbered(Direction::Clockwise),
        PlacesRule::GoesRound(Direction::Anticlockwise),
        PlacesRule::GoesRound(Direction::Clockwise),
        PlacesRule::OnlySeated,
        PlacesRule::MostSeats(TableSize::Large, 16),
        PlacesRule::Draws(TableSize::Mini, Handler::Tailleur),
        PlacesRule::Draws(TableSize::Large, Handler::Banker),
        PlacesRule::Lies(Side::Punto, Hand::Right),
        PlacesRule::Lies(Side::Banco, Hand::Left),
    ];
    let rules = picking_up.map(Rule::PickingUp).into_iter().chain(protection.map(Rule::Protection));
    rules.chain(places.map(Rule::Places)).collect()
}

/// Does not compile while a rule about mis-draws is missing from its pattern of kinds.
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
