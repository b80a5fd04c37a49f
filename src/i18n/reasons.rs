//! The phrases of reasons: what a rule says, and the steps and columns it names.

use std::borrow::Cow;

use super::phrase::{Fact, Phrase};
use super::text_key::TextKey;
use crate::rules::calls::CallRule;
use crate::rules::chips::ChipRule;
use crate::rules::circulation::CirculationRule;
use crate::rules::hand::Point;
use crate::rules::house::{Arbiter, CardColour, CutBy, Handler, Role, ShoeRules, Shuffle};
use crate::rules::house_rule::HouseRule;
use crate::rules::misdraw::{MisdrawRemedy, Mistake, NextAct};
use crate::rules::money_change::ChangeAct;
use crate::rules::opening::OpeningRule;
use crate::rules::picking_up::PickingUpRule;
use crate::rules::places::PlacesRule;
use crate::rules::procedure::ProcedureStep;
use crate::rules::protection::ProtectionRule;
use crate::rules::reason::Rule;
use crate::rules::side::{Chance, Side};
use crate::rules::tableau::Third;
use crate::rules::tableau_row::{ColumnSet, TableauRow};
use crate::rules::trade::TradeRule;
use crate::rules::turning::Turning;

impl Rule {
    /// The text key and facts of the rule.
    pub fn phrase(&self) -> Phrase {
        let phrase = Phrase::plain(TextKey::computed(&format!("reason-{}", self.key())));
        match self {
            Self::Natural(side, point) => phrase.with("side", Fact::Side(*side)).with("point", Fact::Point(*point)),
            Self::StoppedByNatural(side) => phrase.with("side", Fact::Side(*side)),
            Self::Punto(point, _) => phrase.with("side", Fact::Side(Side::Punto)).with("point", Fact::Point(*point)),
            Self::Banco(point, third, _) => phrase
                .with("side", Fact::Side(Side::Banco))
                .with("other", Fact::Side(Side::Punto))
                .with("point", Fact::Point(*point))
                .with("third", Fact::Third(*third)),
            Self::Row(row) => row.name_facts(phrase),
            Self::Nearest(chance, punto, banco) => phrase
                .with("chance", Fact::Chance(*chance))
                .with("higher", Fact::Point(*punto.max(banco)))
                .with("lower", Fact::Point(*punto.min(banco))),
            Self::HigherNatural(chance) => phrase.with("chance", Fact::Chance(*chance)),
            Self::Count(point) => phrase.with("point", Fact::Point(*point)),
            Self::Pays(ratio) => phrase.with("ratio", Fact::Ratio(*ratio)),
            Self::PaysLessCommission(share) => phrase.with("share", Fact::Share(*share)),
            Self::TieMayStandAlone => phrase.with("chance", Fact::Chance(Chance::Egalite)),
            Self::Burn(count) => phrase.with("count", Fact::Number((*count).into())),
            Self::Circulation(rule) => rule.name_facts(phrase),
            Self::Mistake(mistake) => mistake.name_facts(phrase),
            Self::Calling(calling) => calling.name_facts(phrase),
            Self::Remedy(ruling) => ruling.name_facts(phrase),
            Self::ComesBefore(first, then) | Self::NoMoreAfter(first, then) => order_facts(phrase, *first, *then),
            Self::Turning(turning) => turning.name_facts(phrase),
            Self::Chips(rule) => rule.name_facts(phrase),
            Self::Trade(rule) => rule.name_facts(phrase),
            Self::Opening(rule) => rule.name_facts(phrase),
            Self::PickingUp(rule) => rule.name_facts(phrase),
            Self::Places(rule) => rule.name_facts(phrase),
            Self::Protection(rule) => rule.name_facts(phrase),
            Self::HouseRule(rule) => rule.name_facts(phrase),
            Self::Taught(text) => phrase.with("text", Fact::Written(Cow::Borrowed(text))),
            Self::CardValues
            | Self::Loses
            | Self::Pushes
            | Self::ExcessReturned
            | Self::RestDropped
            | Self::Refused(_)
            | Self::GoesBackWhole
            | Self::AllStand
            | Self::CutFirst
            | Self::CutNext
            | Self::OnePays
            | Self::TwoPay
            | Self::EachHisTableau
            | Self::LosersFirst
            | Self::NearestFirst
            | Self::NoneIsNearer
            | Self::StandingMayStake
            | Self::OpenQuestion(_)
            | Self::OnTheSign
            | Self::CountsAsHis
            | Self::Authored => phrase,
        }
    }
}

fn order_facts(phrase: Phrase, first: ProcedureStep, then: ProcedureStep) -> Phrase {
    phrase.with("first", Fact::Phrase(Box::new(first.phrase()))).with("then", Fact::Phrase(Box::new(then.phrase())))
}

impl CirculationRule {
    fn name_facts(self, phrase: Phrase) -> Phrase {
        match self {
            Self::FirstSeat(seat) => phrase.with("seat", Fact::Number(seat.into())),
            Self::Duty(coups) => phrase.with("coups", Fact::Number(coups.into())),
            Self::Kept(chance) | Self::Lost(chance) | Self::HandFalls(chance) => {
                phrase.with("chance", Fact::Chance(chance))
            }
            Self::GoesRight
            | Self::Passed
            | Self::Refused
            | Self::TailleurDeals
            | Self::TailleurDealsOn
            | Self::Stays => phrase,
        }
    }
}

impl TableauRow {
    fn name_facts(self, phrase: Phrase) -> Phrase {
        let phrase = phrase
            .with("side", Fact::Side(Side::Banco))
            .with("other", Fact::Side(Side::Punto))
            .with("point", Fact::Point(self.banco));
        if self.is_many() {
            return phrase.with("first", Fact::Point(self.banco)).with("last", Fact::Point(self.last));
        }
        let all = self.draws == ColumnSet::ALL || self.stands == ColumnSet::ALL;
        [("draws", self.draws), ("stands", self.stands)]
            .into_iter()
            .filter(|(_, columns)| *columns != ColumnSet::NONE)
            .fold(
                phrase,
                |phrase, (name, columns)| {
                    if all { phrase } else { phrase.with(name, Fact::Phrase(Box::new(columns.phrase()))) }
                },
            )
    }
}

impl Mistake {
    fn name_facts(self, phrase: Phrase) -> Phrase {
        match self {
            Self::AfterTheStopCard | Self::BeforeTheStop | Self::StakePlacedLate | Self::StakeWithdrawn => phrase,
            Self::WrongBurn(due, burned) => {
                phrase.with("due", Fact::Number(due.into())).with("burned", Fact::Number(burned.into()))
            }
            Self::LeftFromBefore(card)
            | Self::FirstDeal(card)
            | Self::Stuck(card)
            | Self::ForeignBack(card)
            | Self::OneCopyTooMany(card)
            | Self::UsedAgain(card)
            | Self::FaceUpInTheShoe(card)
            | Self::PutBack(card)
            | Self::DrawnByAnother(card)
            | Self::Unasked(card)
            | Self::AfterTheEnd(card)
            | Self::Dropped(card)
            | Self::SeenEarly(card)
            | Self::FaceDown(card) => phrase.with("card", Fact::Number(card.into())),
            Self::FirstFour(card, side) | Self::ForTheOther(card, side) | Self::LeftApart(card, side) => {
                phrase.with("card", Fact::Number(card.into())).with("side", Fact::Side(side))
            }
            Self::TooMany(side) | Self::TurnedByAnother(side) | Self::NotDrawn(side) | Self::ShoeIsEmpty(side) => {
                phrase.with("side", Fact::Side(side))
            }
            Self::WrongCall(chance) => phrase.with("chance", Fact::Chance(chance)),
        }
    }
}

impl MisdrawRemedy {
    fn name_facts(self, phrase: Phrase) -> Phrase {
        match self {
            Self::StillToDraw(side) | Self::TurnedCount(side) => phrase.with("side", Fact::Side(side)),
            Self::CallAgain(chance) | Self::CallIsVoid(chance) => phrase.with("chance", Fact::Chance(chance)),
            Self::BurnMore(card)
            | Self::SpoilsTheCoup(card)
            | Self::DoesNotPlay(card)
            | Self::KeepsItsPlace(card)
            | Self::TurnedUp(card)
            | Self::TakenOutAgain(card) => phrase.with("card", Fact::Number(card.into())),
            _ => phrase,
        }
    }
}

impl NextAct {
    /// The act in words.
    pub fn phrase(self) -> Phrase {
        let phrase = Phrase::plain(TextKey::computed(&format!("next-act-{}", self.id())));
        match self {
            Self::Burn(card) | Self::TurnUp(card) => phrase.with("card", Fact::Number(card.into())),
            Self::Turn(side) | Self::Draw(side) => phrase.with("side", Fact::Side(side)),
            Self::Call(chance) | Self::Pay(chance) => phrase.with("chance", Fact::Chance(chance)),
            Self::StopTheBets | Self::ReturnTheStakes | Self::CallTheDirection => phrase,
        }
    }
}

impl CallRule {
    fn name_facts(self, phrase: Phrase) -> Phrase {
        match self {
            Self::Point(side) | Self::Natural(side) | Self::Card(side) | Self::Order(side) => {
                phrase.with("side", Fact::Side(side))
            }
            Self::StakesInvited | Self::BetsClosed | Self::WinnerNamed | Self::Words | Self::Occasion(_) => phrase,
        }
    }
}

impl Turning {
    fn name_facts(self, phrase: Phrase) -> Phrase {
        let punto = Fact::Chance(Chance::Punto);
        match self {
            Self::PassedOn | Self::NeverTheBanker | Self::NobodyStaked | Self::OnlyTheBanker | Self::Refused => {
                phrase.with("chance", punto)
            }
            Self::Only(seat) | Self::Highest(seat) | Self::LowestOfEqual(seat) | Self::NextHighest(seat) => {
                phrase.with("chance", punto).with("seat", Fact::Number(seat.into()))
            }
            Self::ByTheTailleur(side) | Self::ByTheBanker(side) => phrase.with("side", Fact::Side(side)),
            Self::InTheBankersPlace => phrase,
        }
    }
}

impl ChipRule {
    fn name_facts(&self, phrase: Phrase) -> Phrase {
        match self {
            Self::PiecesOf(set) => phrase.with("set", Fact::Written(Cow::Owned(set.name.clone()))),
            Self::CutInHeaps(heap) => phrase.with("heap", Fact::Number((*heap).into())),
            _ => phrase,
        }
    }
}

impl TradeRule {
    fn name_facts(self, phrase: Phrase) -> Phrase {
        let number = |number: u8| Fact::Number(number.into());
        match self {
            Self::ChangeActBefore(first, then) => phrase
                .with("first", Fact::Phrase(Box::new(first.phrase())))
                .with("then", Fact::Phrase(Box::new(then.phrase()))),
            Self::PackContents(packs) => {
                phrase.with("packs", number(packs)).with("cards", Fact::Number(ShoeRules::cards_of(packs).into()))
            }
            Self::OfEachRank(packs) => {
                phrase.with("packs", number(packs)).with("count", Fact::Number(u64::from(packs) * 4))
            }
            Self::Backs(first, second) => phrase.with("first", number(first)).with("second", number(second)),
            Self::CommissionShare(share) => {
                phrase.with("share", Fact::Share(share)).with("chance", Fact::Chance(Chance::Banco))
            }
            Self::CommissionOnBancoOnly => phrase.with("chance", Fact::Chance(Chance::Banco)),
            Self::TieAboveItsShare => phrase.with("chance", Fact::Chance(Chance::Egalite)),
            Self::CalledAsChange
            | Self::CardsAlike
            | Self::WornPackReplaced
            | Self::UnprovenSetAside
            | Self::CommissionMarked
            | Self::CommissionOnLeaving
            | Self::CommissionAtTheEnd
            | Self::LimitsMayChange
            | Self::ChangeToldAndShown
            | Self::NewLimitsForNewStakes
            | Self::OldLimitsForTheCoup
            | Self::NewLimitsForAStakeLeft
            | Self::LimitsPerPlayer
            | Self::LimitsPerStake
            | Self::AboveTheMaximum
            | Self::BelowTheMinimum
            | Self::WithinTheLimits => phrase,
        }
    }
}

impl ChangeAct {
    /// Description of the act.
    pub fn phrase(self) -> Phrase {
        Phrase::plain(TextKey::computed(&format!("change-act-{}", self.id())))
    }
}

impl OpeningRule {
    fn name_facts(self, phrase: Phrase) -> Phrase {
        match self {
            Self::StopBehind(cards) => phrase.with("count", Fact::Number(cards.into())),
            Self::StopShare { over, under, cards } => phrase
                .with("over", Fact::Number(over.into()))
                .with("under", Fact::Number(under.into()))
                .with("count", Fact::Number(cards.into())),
            Self::StopAbout(least, most) => {
                phrase.with("least", Fact::Number(least.into())).with("most", Fact::Number(most.into()))
            }
            _ => phrase,
        }
    }
}

impl PickingUpRule {
    fn name_facts(self, phrase: Phrase) -> Phrase {
        match self {
            Self::SideFirst(side) => phrase.with("side", Fact::Side(side)).with("other", Fact::Side(side.other())),
            Self::FirstTwo(side) | Self::ThirdLast(side) => phrase.with("side", Fact::Side(side)),
            Self::AsDealt => phrase,
        }
    }
}

impl PlacesRule {
    fn name_facts(self, phrase: Phrase) -> Phrase {
        match self {
            Self::MostSeats(_, seats) => phrase.with("seats", Fact::Number(seats.into())),
            Self::Lies(side, _) => phrase.with("side", Fact::Side(side)),
            Self::Numbered(_) | Self::GoesRound(_) | Self::OnlySeated | Self::Draws(..) => phrase,
        }
    }
}

impl ProtectionRule {
    fn name_facts(self, phrase: Phrase) -> Phrase {
        match self {
            Self::Called(role) | Self::SaysOnlyThat(role) => {
                phrase.with("chief", Fact::Phrase(Box::new(role.phrase())))
            }
            Self::Decides(arbiter) => phrase.with("arbiter", Fact::Phrase(Box::new(arbiter.phrase()))),
            _ => phrase,
        }
    }
}

impl Role {
    /// Name of the role, with its article.
    pub fn phrase(self) -> Phrase {
        Phrase::plain(match self {
            Self::ChefDePartie => text_key!("the-chef-de-partie"),
            Self::ChefDeTable => text_key!("the-chef-de-table"),
            Self::Tailleur => text_key!("the-tailleur"),
            Self::Payeur => text_key!("the-payeur"),
            Self::Croupier => text_key!("the-croupier"),
        })
    }
}

impl Arbiter {
    /// Name of the one who decides, with its article.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::ChefDeTable => Role::ChefDeTable.phrase(),
            Self::Direction => text!("the-direction"),
        }
    }
}

impl HouseRule {
    fn name_facts(self, phrase: Phrase) -> Phrase {
        match self {
            Self::Packs(packs) => phrase.with("count", Fact::Number(packs.into())),
            Self::CallBegins(side) => phrase.with("side", Fact::Side(side)),
            Self::TieUpToTheMaximum | Self::TieWithinItsShare => phrase.with("chance", Fact::Chance(Chance::Egalite)),
            _ => phrase,
        }
    }
}

impl ColumnSet {
    /// Description of the columns; three and more neighbours as a range.
    pub(super) fn phrase(self) -> Phrase {
        let mut items: Vec<Phrase> = Vec::new();
        let mut run: Vec<Point> = Vec::new();
        for third in Third::all() {
            match third {
                Third::Card(point) if self.contains(third) => run.push(point),
                _ => items.extend(describe_run(&std::mem::take(&mut run))),
            }
        }
        if self.contains(Third::Stood) {
            items.push(text!("columns-stood"));
        }
        let join = |key: TextKey| {
            move |before: Phrase, next: Phrase| {
                let phrase = Phrase::plain(key).with("before", Fact::Phrase(Box::new(before)));
                phrase.with("next", Fact::Phrase(Box::new(next)))
            }
        };
        let last = items.pop();
        let before = items.into_iter().reduce(join(text_key!("columns-and")));
        match (before, last) {
            (Some(before), Some(last)) => join(text_key!("columns-or"))(before, last),
            (_, last) => last.unwrap_or_else(|| text!("columns-none")),
        }
    }
}

/// Neighbouring columns.
fn describe_run(run: &[Point]) -> Vec<Phrase> {
    if let [first, _, .., last] = run {
        let phrase = Phrase::plain(text_key!("columns-from-to"));
        return vec![phrase.with("first", Fact::Point(*first)).with("last", Fact::Point(*last))];
    }
    run.iter().map(|point| text!("columns-one", point = Fact::Point(*point))).collect()
}

impl ProcedureStep {
    /// Description of the step.
    pub fn phrase(self) -> Phrase {
        let of = |key: TextKey, side: Side| Phrase::plain(key).with("side", Fact::Side(side));
        match self {
            Self::DrawFour(Handler::Banker) => text!("step-draw-four-holder"),
            Self::TakePunto(Handler::HighestPuntoStake) => of(text_key!("step-take-punto-player"), Side::Punto),
            Self::TakePunto(_) => of(text_key!("step-take-punto"), Side::Punto),
            Self::Turn(side, Handler::Banker) => of(text_key!("step-turn-holder"), side),
            Self::Turn(side, Handler::HighestPuntoStake) => of(text_key!("step-turn-player"), side),
            Self::Turn(side, Handler::Tailleur) => of(text_key!("step-turn"), side),
            Self::Call(side) => of(text_key!("step-call"), side),
            Self::Third(side) => of(text_key!("step-third"), side),
            Self::Shuffle(Shuffle::ByMachine) => text!("step-shuffle-machine"),
            Self::StopCard(CardColour::Red) => text!("step-stop-card-red"),
            Self::Cut(CutBy::LeftOfTailleurThenClockwise) => text!("step-cut-left"),
            Self::CallChief(role) => text!("step-call-chief", chief = Fact::Phrase(Box::new(role.phrase()))),
            Self::Decide(arbiter) => text!("step-decide", arbiter = Fact::Phrase(Box::new(arbiter.phrase()))),
            Self::GiveShoe(seat) => text!("step-give-shoe", seat = Fact::Number(seat.into())),
            other => Phrase::plain(TextKey::computed(&format!("step-{}", other.id()))),
        }
    }
}
