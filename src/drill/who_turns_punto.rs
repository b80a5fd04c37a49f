//! Drill: who turns Punto's cards, and who turns Banco's.

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::bet::Spot;
use crate::rules::circulation::Holder;
use crate::rules::house::{Handler, House};
use crate::rules::money::{Money, Ratio};
use crate::rules::rng::SeededRng;
use crate::rules::side::Side;
use crate::rules::turning::{turns_banco, turns_punto};

use super::Drill;
use super::faulty_stakes::seat_offers;
use super::filter::{Filter, FilterOption};
use super::flaw::DrillFlaw;
use super::hand_passes::{SEATS, holders};
use super::marking::{AnswerKey, PosedQuestion};
use super::question::{Answer, AnswerForm, LaidStake, Question, Scene, Seats};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct WhoTurnsPunto {
    pub cases: Vec<TurnCase>,
    pub seats: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "turns-", const_into_str)]
pub enum TurnCase {
    /// The highest stake on Punto belongs to a player who does not hold the shoe.
    Highest,
    /// The highest stake on Punto belongs to the banker: the next highest turns.
    BankerHighest,
    /// Only the banker has a stake on Punto.
    BankerAlone,
    /// There is no stake on Punto.
    NobodyOnPunto,
    /// All players with a stake on Punto refuse the cards.
    AllRefuse,
    /// The tailleur holds the shoe, and a player has the highest stake on Punto.
    TailleurHolds,
    /// The house always has the tailleur turn Punto's cards.
    ByTheTailleur,
    /// Banco's cards instead of Punto's.
    Banco,
}

impl TurnCase {
    const ALL: [Self; 8] = [
        Self::Highest,
        Self::BankerHighest,
        Self::BankerAlone,
        Self::NobodyOnPunto,
        Self::AllRefuse,
        Self::TailleurHolds,
        Self::ByTheTailleur,
        Self::Banco,
    ];

    fn is_known(self, house: &House) -> bool {
        let rules = &house.dealing;
        let goes_round = *house.circulation.goes_round.value();
        let to_the_highest = *rules.turns_punto.value() == Handler::HighestPuntoStake;
        match self {
            Self::Highest | Self::NobodyOnPunto | Self::AllRefuse => to_the_highest,
            Self::BankerHighest | Self::BankerAlone => {
                to_the_highest && goes_round && !rules.banker_may_turn_punto.value()
            }
            Self::TailleurHolds => to_the_highest && goes_round,
            Self::ByTheTailleur => *rules.turns_punto.value() == Handler::Tailleur,
            Self::Banco => goes_round && *rules.turns_banco.value() == Handler::Banker,
        }
    }
}

impl Default for WhoTurnsPunto {
    fn default() -> Self {
        Self { cases: TurnCase::ALL.to_vec(), seats: 5 }
    }
}

/// Attempts to generate a table for a case; most succeed at once.
const MOST_TABLES: usize = 1_000;

/// Players sit within this many seats, so that stakes and sums stay legible.
const SPAN: u8 = 7;

impl WhoTurnsPunto {
    fn cases<'a>(&'a self, house: &'a House) -> impl Iterator<Item = TurnCase> + 'a {
        self.cases.iter().copied().filter(|case| case.is_known(house))
    }
}

impl Drill for WhoTurnsPunto {
    fn decisions(&self, house: &House) -> Vec<String> {
        self.cases(house).map(|case| case.into_str().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let case = self.cases(house).nth(decision)?;
        let table = SeatedTable::generate(case, self.seats, house, dice)?;
        let (turns, reasons) = match case {
            TurnCase::Banco => turns_banco(house, table.holder()),
            _ => turns_punto(house, table.holder(), &table.on_punto(), &table.refuse)?,
        };
        let answer = match turns {
            Holder::Seat(seat) => table.taken.iter().position(|other| *other == seat)?,
            Holder::Tailleur => table.taken.len(),
        };
        let side = if case == TurnCase::Banco { Side::Banco } else { Side::Punto };
        Some(PosedQuestion {
            question: Question {
                prompt: text!("ask-who-turns", side = Fact::Side(side)),
                form: AnswerForm::Choice(holders(&table.taken)),
                scene: table.scene(house)?,
            },
            key: AnswerKey::new(Answer::Choice(answer), reasons),
        })
    }

    fn filters(&self, house: &House) -> Vec<Filter> {
        let cases = TurnCase::ALL.into_iter().filter(|case| case.is_known(house)).map(|case| FilterOption {
            word: format!("{case:?}").into(),
            label: Phrase::plain(text_key!("offer-", TurnCase, case)),
            chosen: self.cases.contains(&case),
        });
        vec![Filter::any_of("cases", cases), Filter::one_of("seats", seat_offers(SEATS, self.seats))]
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        (!SEATS.contains(&self.seats)).then_some(DrillFlaw::SeatsTaken(SEATS))
    }
}

struct SeatedTable {
    taken: Vec<u8>,
    stakes: Vec<LaidStake>,
    banker: Option<u8>,
    refuse: Vec<u8>,
    told: Vec<Phrase>,
}

impl SeatedTable {
    fn generate(case: TurnCase, seats: u8, house: &House, dice: &mut SeededRng) -> Option<Self> {
        (0..MOST_TABLES).filter_map(|_| Self::random(case, seats, house, dice)).find(|table| table.shows(case))
    }

    /// A random table with one stake per player, on Punto or Banco. No two stakes are equal, because no source says
    /// who gets the cards then.
    fn random(case: TurnCase, seats: u8, house: &House, dice: &mut SeededRng) -> Option<Self> {
        let taken = neighbours(seats, house, dice);
        let held = *house.circulation.goes_round.value() && case != TurnCase::TailleurHolds;
        let banker = if held { dice.pick(&taken).copied() } else { None };
        let min = Money::coins(*dice.pick(&[500, 1_000, 2_000])?);
        let mut sums = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25];
        dice.shuffle(&mut sums);
        let mut lay = |seat: u8, sum: u32| {
            let on_punto = match case {
                TurnCase::NobodyOnPunto => false,
                TurnCase::BankerAlone => banker == Some(seat),
                _ => dice.below(2) == 0,
            };
            let spot = if on_punto { Spot::Punto } else { Spot::Banco };
            LaidStake { seat, spot, amount: min.times(Ratio { over: sum, under: 1 }) }
        };
        let stakes = taken.iter().zip(sums).map(|(seat, sum)| lay(*seat, sum)).collect();
        let mut table = Self { taken, stakes, banker, refuse: Vec::new(), told: Vec::new() };
        if case == TurnCase::AllRefuse {
            table.refuse = table.players_on_punto();
            table.told.push(refused(&table.refuse));
        }
        if case == TurnCase::TailleurHolds {
            table.told.push(text!("told-tailleur-holds"));
        }
        Some(table)
    }

    fn shows(&self, case: TurnCase) -> bool {
        let has_player = !self.players_on_punto().is_empty();
        match case {
            TurnCase::Highest | TurnCase::AllRefuse => has_player && !self.banker_has_most(),
            TurnCase::BankerHighest => has_player && self.banker_has_most(),
            TurnCase::TailleurHolds => has_player,
            TurnCase::BankerAlone | TurnCase::NobodyOnPunto | TurnCase::ByTheTailleur | TurnCase::Banco => true,
        }
    }

    /// Excludes the banker.
    fn players_on_punto(&self) -> Vec<u8> {
        let seats = self.on_punto().into_iter().map(|(seat, _)| seat);
        seats.filter(|seat| Some(*seat) != self.banker).collect()
    }

    fn on_punto(&self) -> Vec<(u8, Money)> {
        let on_punto = self.stakes.iter().filter(|stake| stake.spot == Spot::Punto);
        on_punto.map(|stake| (stake.seat, stake.amount)).collect()
    }

    fn banker_has_most(&self) -> bool {
        let on_punto = self.on_punto();
        let most = on_punto.iter().max_by_key(|(_, amount)| *amount).map(|(seat, _)| *seat);
        most.is_some() && most == self.banker
    }

    fn holder(&self) -> Holder {
        self.banker.map_or(Holder::Tailleur, Holder::Seat)
    }

    fn scene(self, house: &House) -> Option<Scene> {
        let count = *house.tables.first()?.seats.value();
        let seats = Seats { count, taken: self.taken, holder: self.banker };
        Some(Scene { seats: Some(seats), stakes: self.stakes, narration: self.told, ..Scene::default() })
    }
}

fn refused(seats: &[u8]) -> Phrase {
    match seats {
        [seat] => text!("told-refuses-cards", seat = Fact::Number((*seat).into())),
        _ => text!("told-all-refuse-cards", side = Fact::Side(Side::Punto)),
    }
}

/// Neighbouring seats in ascending order.
fn neighbours(count: u8, house: &House, dice: &mut SeededRng) -> Vec<u8> {
    let all = house.tables.first().map_or(SPAN, |table| *table.seats.value());
    let span = SPAN.max(count).min(all);
    let first = 1 + dice.below(usize::from(all - span) + 1);
    let mut seats: Vec<u8> = (0..span).map(|seat| u8::try_from(first).unwrap_or(1) + seat).collect();
    dice.shuffle(&mut seats);
    seats.truncate(count.into());
    seats.sort_unstable();
    seats
}
