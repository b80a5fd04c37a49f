//! Drill: settling the stakes of a whole table after a decided coup.

use serde::Deserialize;

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::bet::{Pays, Spot, Stake};
use crate::rules::coup::CoupOutcome;
use crate::rules::house::{House, TableSize};
use crate::rules::money::{Money, Ratio, greatest_common_divisor};
use crate::rules::reason::{Reason, Rule};
use crate::rules::rng::SeededRng;
use crate::rules::round_of_payment::{RoundOfPayment, StakeDue};
use crate::rules::settle::{Ending, Limits, Settled, admit, maximum, payable_unit, settle};
use crate::rules::side::Chance;

use super::filter::{Filter, FilterOption};
use super::flaw::DrillFlaw;
use super::marking::{AnswerKey, PosedQuestion, Tolerance};
use super::payout::condition_id;
use super::question::{Answer, AnswerForm, LaidStake, Question, Scene, StakeAction, StakeOutcome};
use super::{Drill, deal, stake_range};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct LayoutOfStakes {
    /// Table sizes; those the house lacks are ignored.
    pub tables: Vec<TableSize>,
    /// Number of seats with stakes, capped at the table's seats.
    pub seats: u8,
    /// Spots that can hold stakes, in addition to the house's own.
    pub spots: Vec<Chance>,
    pub winners: Vec<Chance>,
    pub from: Money,
    pub to: Money,
    pub step: Money,
    /// Adds stakes of standing players behind the seats if the house allows them.
    pub standing: bool,
}

impl Default for LayoutOfStakes {
    fn default() -> Self {
        let coins = Money::coins;
        Self {
            tables: TableSize::ALL.to_vec(),
            seats: 5,
            spots: Chance::ALL.to_vec(),
            winners: Chance::ALL.to_vec(),
            from: coins(2_000),
            to: coins(50_000),
            step: coins(2_000),
            standing: false,
        }
    }
}

const SEATS: std::ops::RangeInclusive<u8> = 2..=16;

/// Attempts to generate a layout that passes `has_everything`.
const MOST_LAYOUTS: usize = 1_000;

#[derive(Debug, Clone, Copy)]
struct LayoutCase<'h> {
    round: RoundOfPayment<'h>,
    size: TableSize,
    winner: Chance,
    /// Index of the deciding line in the winning spot's payouts.
    line: usize,
}

impl LayoutOfStakes {
    fn cases<'h>(&self, house: &'h House) -> Vec<(LayoutCase<'h>, String)> {
        let mut cases = Vec::new();
        let here = self.tables.iter().filter_map(|size| Some((*size, RoundOfPayment::for_table(house, *size)?)));
        for (size, round) in here {
            for winner in self.winners.iter().copied().filter(|winner| self.leaves_something(house, *winner)) {
                let lines = house.spot_rules(winner.into()).into_iter().flat_map(|rules| rules.payouts.iter());
                for (line, payout) in lines.enumerate() {
                    if !matches!(payout.pays, Pays::Lose | Pays::Push) {
                        let id = format!("layout-{}-{}", size_id(size), condition_id(payout.when));
                        cases.push((LayoutCase { round, size, winner, line }, id));
                    }
                }
            }
        }
        cases
    }

    /// False if this winner leaves every stake where it is: on a tie, stakes on the sides stay.
    fn leaves_something(&self, house: &House, winner: Chance) -> bool {
        let spots = self.spots_of(house);
        let decided = |spot: &Spot| winner != Chance::Egalite || !matches!(spot, Spot::Punto | Spot::Banco);
        spots.iter().any(decided)
    }

    /// Spots of a house allowed by the filter and the limits.
    fn spots_of(&self, house: &House) -> Vec<Spot> {
        let main =
            self.spots.iter().any(|chance| *chance != Chance::Egalite && self.stakes_on(house, *chance).is_some());
        let may = |spot: &Spot| match spot {
            Spot::Own(_) => self.bounds(house, *spot).is_some(),
            Spot::Egalite if *house.limits.egalite_needs_main_stake.value() && !main => false,
            Spot::Punto | Spot::Banco | Spot::Egalite => {
                self.spots.iter().any(|chance| Spot::from(*chance) == *spot) && self.bounds(house, *spot).is_some()
            }
        };
        house.all_spots().filter(may).collect()
    }

    fn stakes_on(&self, house: &House, chance: Chance) -> Option<(Money, Money, Money)> {
        self.bounds(house, chance.into())
    }

    const fn limits(&self) -> Limits {
        Limits { min: self.from, max: self.to }
    }

    /// Minimum, maximum and step of a stake on a spot; `None` if no amount fits.
    fn bounds(&self, house: &House, spot: Spot) -> Option<(Money, Money, Money)> {
        let unit = payable_unit(house, spot).get();
        let step = self.step.get().max(1);
        let step = step / greatest_common_divisor(step, unit) * unit;
        let most = maximum(house, spot, self.limits()).0.min(self.to);
        let least = self.from.get().div_ceil(step).checked_mul(step)?;
        (least > 0 && least <= most.get()).then_some((self.from, most, Money::coins(step)))
    }

    /// A player's stakes on these spots; `None` if the house refuses one of them.
    fn draw_stakes(&self, house: &House, spots: &[Spot], dice: &mut SeededRng) -> Option<Vec<Stake>> {
        let mut own = Vec::new();
        let mut left = self.to;
        for (index, spot) in spots.iter().enumerate() {
            let (from, mut to, step) = self.bounds(house, *spot)?;
            if house.limits.count_per_player() {
                let later = spots.get(index + 1..).unwrap_or_default().iter();
                let reserved = later.filter_map(|spot| Some(self.bounds(house, *spot)?.2.max(from)));
                to = to.min(reserved.fold(left, Money::minus));
            }
            let stake = Stake { spot: *spot, amount: stake_range::draw_stake(from, to, step, dice) };
            left = left.minus(stake.amount);
            own.push(stake);
        }
        let stands = |(index, stake): (usize, &Stake)| admit(house, &own, index, self.limits()) == Ok(stake.amount);
        own.iter().enumerate().all(stands).then_some(own)
    }
}

impl Drill for LayoutOfStakes {
    fn decisions(&self, house: &House) -> Vec<String> {
        self.cases(house).into_iter().map(|(_, id)| id).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let case = self.cases(house).get(decision)?.0;
        let rules = house.spot_rules(case.winner.into())?;
        let decides = |end| rules.payouts.iter().position(|line| line.when.holds(end)) == Some(case.line);
        let coup = deal::coup_where(house, dice, |coup| {
            coup.outcome().is_some_and(|end| end.winner == case.winner && decides(end))
        })?;
        let outcome = coup.outcome()?;
        let lay = |dice: &mut SeededRng| SettledLayout::generate(self, case, house, outcome, dice);
        let layout =
            (0..MOST_LAYOUTS).filter_map(|_| lay(dice)).find(|layout| layout.has_everything(self, house, case))?;
        let mut scene = Scene::of_coup(&coup);
        scene.announced = Some(outcome.winner);
        scene.table = Some(case.size);
        scene.crew = true;
        Some(layout.posed(scene, case, house, coup.reasons().pop()))
    }

    fn filters(&self, house: &House) -> Vec<Filter> {
        let number = |name: &'static str, offers: &[u64], now: u64, fact: fn(u64) -> Fact| {
            let offer = |coins: &u64| FilterOption {
                word: coins.to_string().into(),
                label: text!("filter-layout-number", number = fact(*coins)),
                chosen: *coins == now,
            };
            Filter::one_of(name, offers.iter().map(offer))
        };
        let chances = |name, chosen: &[Chance]| {
            let offer = |chance: Chance| FilterOption {
                word: format!("{chance:?}").into(),
                label: text!("filter-layout-chance", chance = Fact::Chance(chance)),
                chosen: chosen.contains(&chance),
            };
            Filter::any_of(name, Chance::ALL.map(offer))
        };
        let most = house.tables.iter().map(|table| *table.seats.value()).max().unwrap_or(7).min(*SEATS.end());
        let seats: Vec<u64> = (u64::from(*SEATS.start())..=most.into()).collect();
        let money = |coins| Fact::Money(Money::coins(coins));
        let has = |size: &TableSize| house.tables.iter().any(|table| table.size == *size);
        let size = |size: TableSize| FilterOption {
            word: format!("{size:?}").into(),
            label: Phrase::plain(match size {
                TableSize::Large => text_key!("filter-layout-large"),
                TableSize::Midi => text_key!("filter-layout-midi"),
                TableSize::Mini => text_key!("filter-layout-mini"),
            }),
            chosen: self.tables.contains(&size),
        };
        let standing = [true, false].map(|yes| FilterOption {
            word: yes.to_string().into(),
            label: Phrase::plain(if yes {
                text_key!("filter-layout-standing")
            } else {
                text_key!("filter-layout-seated")
            }),
            chosen: self.standing == yes,
        });
        vec![
            Filter::any_of("tables", TableSize::ALL.into_iter().filter(has).map(size)),
            number("seats", &seats, self.seats.into(), Fact::Number),
            chances("spots", &self.spots),
            chances("winners", &self.winners),
            number("from", &[100, 500, 1_000, 2_000, 5_000, 10_000], self.from.get(), money),
            number("to", &[5_000, 10_000, 50_000, 100_000, 500_000], self.to.get(), money),
            number("step", &[100, 500, 1_000, 2_000, 5_000], self.step.get(), money),
            Filter::one_of("standing", standing),
        ]
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        let seats = (!SEATS.contains(&self.seats)).then_some(DrillFlaw::SeatsWithStakes(SEATS));
        seats.or_else(|| stake_range::flaw(self.from, self.to, self.step))
    }
}

pub(super) struct SettledLayout {
    pub(super) stakes: Vec<LaidStake>,
    pub(super) standing: Vec<usize>,
    pub(super) settled: Vec<Settled>,
}

impl SettledLayout {
    fn generate(
        drill: &LayoutOfStakes,
        case: LayoutCase<'_>,
        house: &House,
        outcome: CoupOutcome,
        dice: &mut SeededRng,
    ) -> Option<Self> {
        let mut seats: Vec<u8> = (1..=case.round.seating().seats()).collect();
        dice.shuffle(&mut seats);
        seats.truncate(drill.seats.into());
        seats.sort_unstable();
        let spots = drill.spots_of(house);
        let mut layout = Self { stakes: Vec::new(), standing: Vec::new(), settled: Vec::new() };
        for seat in seats {
            let own = player(&spots, case.winner, dice);
            let first = layout.stakes.len();
            layout.add_stakes(drill, house, outcome, seat, &drill.draw_stakes(house, &own, dice)?);
            let free = [Spot::Punto, Spot::Banco].into_iter().find(|spot| spots.contains(spot) && !own.contains(spot));
            let stands = drill.standing && *house.limits.standing_players.value() && dice.below(4) == 0;
            if let Some(spot) = free.filter(|_| stands && layout.stakes.len() > first) {
                layout.standing.push(layout.stakes.len());
                layout.add_stakes(drill, house, outcome, seat, &drill.draw_stakes(house, &[spot], dice)?);
            }
        }
        Some(layout)
    }

    fn add_stakes(&mut self, drill: &LayoutOfStakes, house: &House, outcome: CoupOutcome, seat: u8, own: &[Stake]) {
        self.settled.extend(settle(house, outcome, own, Some(drill.limits())));
        self.stakes.extend(own.iter().map(|stake| LaidStake { seat, spot: stake.spot, amount: stake.amount }));
    }

    fn dues(&self) -> Vec<(u8, StakeDue)> {
        self.stakes
            .iter()
            .zip(&self.settled)
            .map(|(stake, settled)| (stake.seat, StakeDue::from_settled(settled)))
            .collect()
    }

    /// True if there is something to collect and something to pay as far as the spots allow, and something for each
    /// payeur.
    fn has_everything(&self, drill: &LayoutOfStakes, house: &House, case: LayoutCase<'_>) -> bool {
        let dues = self.dues();
        let winning = Spot::from(case.winner);
        let spots = drill.spots_of(house);
        let collected = dues.iter().any(|(_, due)| *due == StakeDue::Collected);
        let paid = dues.iter().any(|(_, due)| matches!(due, StakeDue::Paid(_)));
        let sides = [Spot::Punto, Spot::Banco, Spot::Egalite];
        let can_lose = |spot: &&Spot| sides.contains(spot) && **spot != winning;
        let may_lose = case.winner != Chance::Egalite && spots.iter().any(|spot| can_lose(&spot));
        let at_each = (1..=case.round.payers())
            .all(|payer| dues.iter().any(|(seat, due)| *due != StakeDue::Stays && case.round.payer_of(*seat) == payer));
        // Standing players are rare; if the drill asks for them there must be some.
        let stand = !drill.standing || !*house.limits.standing_players.value() || !self.standing.is_empty();
        let can_stand = spots.iter().filter(|spot| matches!(spot, Spot::Punto | Spot::Banco)).count() > 1;
        (paid || !spots.contains(&winning))
            && (collected || !may_lose)
            && (paid || collected)
            && (at_each || self.stakes.len() < 4)
            && (stand || !can_stand)
    }

    fn posed(self, scene: Scene, case: LayoutCase<'_>, house: &House, won: Option<Reason>) -> PosedQuestion {
        let key = self.key(case.round, house, won);
        let prompt = text!("ask-layout-of-stakes", chance = Fact::Chance(case.winner));
        let scene = Scene { stakes: self.stakes, standing: self.standing, ..scene };
        PosedQuestion { question: Question { scene, prompt, form: AnswerForm::Settle }, key }
    }

    /// The action for each stake, the accepted orders and the reasons.
    pub(super) fn key(&self, round: RoundOfPayment<'_>, house: &House, won: Option<Reason>) -> AnswerKey {
        let dues = self.dues();
        let deed = |place: usize| {
            let act = match dues.get(place)?.1 {
                StakeDue::Collected => StakeOutcome::Collected,
                StakeDue::Paid(sum) => StakeOutcome::Paid(sum),
                StakeDue::Stays => return None,
            };
            Some(StakeAction { stake: place, act })
        };
        let order = round.usual_order(&dues);
        let deeds = order.iter().copied().filter_map(deed).collect();
        let mut reasons: Vec<Reason> = won.into_iter().chain(round.reasons()).collect();
        if !self.standing.is_empty() {
            reasons.push(Reason::new(Rule::StandingMayStake, house.limits.standing_players.basis()));
        }
        for reason in self.settled.iter().flat_map(|settled| &settled.reasons) {
            if !reasons.contains(reason) {
                reasons.push(reason.clone());
            }
        }
        AnswerKey {
            tolerance: Tolerance::AnyOrderWith(round.precedence_pairs(&dues)),
            working: self.working(&order),
            ..AnswerKey::new(Answer::Settle(deeds), reasons)
        }
    }

    /// Mental arithmetic for payouts other than evens, in the order of payment: by the twentieth or by the odds.
    fn working(&self, order: &[usize]) -> Vec<Phrase> {
        let mut steps = Vec::new();
        let bets = order.iter().filter_map(|place| Some((*place, self.stakes.get(*place)?, self.settled.get(*place)?)));
        for (place, laid, settled) in bets.filter(|(.., settled)| settled.ending == Ending::Win) {
            let stands = self.standing.contains(&place);
            let twentieth = laid.amount.times(Ratio { over: 1, under: 20 });
            let step = match odds(settled) {
                Some(Ratio { over: 19, under: 20 }) if twentieth.plus(settled.paid) == laid.amount => {
                    let key = if stands {
                        text_key!("working-settle-twentieth-standing")
                    } else {
                        text_key!("working-settle-twentieth")
                    };
                    Phrase::plain(key).with("twentieth", Fact::Money(twentieth))
                }
                Some(ratio) if ratio != Ratio::EVENS => {
                    let key = if stands {
                        text_key!("working-settle-odds-standing")
                    } else {
                        text_key!("working-settle-odds")
                    };
                    Phrase::plain(key).with("ratio", Fact::Ratio(ratio))
                }
                _ => continue,
            };
            let step = step
                .with("seat", Fact::Number(laid.seat.into()))
                .with("stake", Fact::Money(laid.amount))
                .with("paid", Fact::Money(settled.paid));
            if !steps.contains(&step) {
                steps.push(step);
            }
        }
        steps
    }
}

fn odds(settled: &Settled) -> Option<Ratio> {
    settled.reasons.iter().find_map(|reason| match reason.rule {
        Rule::Pays(ratio) => Some(ratio),
        Rule::PaysLessCommission(share) => Pays::LessCommission(share).ratio(),
        _ => None,
    })
}

/// Spots one player bets on: usually one side, sometimes both, sometimes other spots in addition.
fn player(spots: &[Spot], winner: Chance, dice: &mut SeededRng) -> Vec<Spot> {
    let of = |main: bool| -> Vec<Spot> {
        spots.iter().copied().filter(|spot| matches!(spot, Spot::Punto | Spot::Banco) == main).collect()
    };
    let (mains, others) = (of(true), of(false));
    let mut own: Vec<Spot> = dice.pick(&mains).copied().into_iter().collect();
    if mains.len() > 1 && dice.below(8) == 0 {
        own = mains;
    }
    let often = if winner == Chance::Egalite { 2 } else { 3 };
    own.extend(others.iter().copied().filter(|_| dice.below(often) == 0));
    if own.is_empty() {
        own.extend(dice.pick(&others));
    }
    own.sort_unstable();
    own
}

const fn size_id(size: TableSize) -> &'static str {
    match size {
        TableSize::Large => "large",
        TableSize::Midi => "midi",
        TableSize::Mini => "mini",
    }
}
