//! Every rule that the referee may cite, one of each kind with its facts.

use tailleur::drill::knowledge::Deck;
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
pub(super) fn every_rule() -> Vec<Rule> {
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
fn of_turning() -> [Turning; 13] {
    [
        Turning::PassedOn,
        Turning::Only(7),
        Turning::Highest(7),
        Turning::LowestOfEqual(7),
        Turning::NextHighest(7),
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
        TradeRule::OfEachRank(6),
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
#[expect(clippy::too_many_lines, reason = "a line for each rule")]
pub(super) fn of_misdraws() -> Vec<Rule> {
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
        HouseRule::NoWording,
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
            HouseRule::NoWording => 9,
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
