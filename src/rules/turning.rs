//! Turning of a side's two cards: Punto's go to the highest stake on Punto, never to the banker.

use super::circulation::Holder;
use super::clause::Basis;
use super::house::{Handler, House};
use super::money::Money;
use super::reason::{Reason, Rule};
use super::side::Side;

/// A reason for turning the cards, or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Turning {
    /// The tailleur passes Punto's cards with his palette.
    PassedOn,
    /// The only stake on Punto turns them; the seat.
    Only(u8),
    /// The highest stake on Punto turns them; the seat.
    Highest(u8),
    /// Equal stakes are the highest and no text prefers one: by convention the lowest seat turns.
    LowestOfEqual(u8),
    /// No text names the next player after a refusal: by convention the highest of the stakes left turns.
    NextHighest(u8),
    /// The banker never takes Punto's cards.
    NeverTheBanker,
    /// Nobody has a stake on Punto, so the tailleur turns.
    NobodyStaked,
    /// Nobody but the banker has a stake on Punto, so the tailleur turns.
    OnlyTheBanker,
    /// All entitled players refuse, so the tailleur turns.
    Refused,
    /// The tailleur turns this side's cards in this house.
    ByTheTailleur(Side),
    /// The banker turns this side's cards.
    ByTheBanker(Side),
    /// The tailleur holds the shoe and acts for the banker.
    InTheBankersPlace,
}

impl Turning {
    /// The key of this rule in JSON, and after `reason-` in the texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::PassedOn => "turning-passed-on",
            Self::Only(_) => "turning-only",
            Self::Highest(_) => "turning-highest",
            Self::LowestOfEqual(_) => "turning-lowest-of-equal",
            Self::NextHighest(_) => "turning-next-highest",
            Self::NeverTheBanker => "turning-never-the-banker",
            Self::NobodyStaked => "turning-nobody-staked",
            Self::OnlyTheBanker => "turning-only-the-banker",
            Self::Refused => "turning-refused",
            Self::ByTheTailleur(_) => "turning-by-the-tailleur",
            Self::ByTheBanker(_) => "turning-by-the-banker",
            Self::InTheBankersPlace => "turning-in-the-bankers-place",
        }
    }
}

/// The person who turns Punto's cards, with the reasons, from the stakes on Punto by seat and the seats that refuse the
/// cards.
///
/// `None` where no text decides: two equal stakes are the highest, or the first to be offered the cards refuses them
/// and another with a stake is left.
pub fn turns_punto(
    house: &House,
    holder: Holder,
    on_punto: &[(u8, Money)],
    refuse: &[u8],
) -> Option<(Holder, Vec<Reason>)> {
    let rules = &house.dealing;
    match rules.turns_punto.value() {
        Handler::Tailleur => {
            let reason = turning_reason(Turning::ByTheTailleur(Side::Punto), rules.turns_punto.basis());
            return Some((Holder::Tailleur, vec![reason]));
        }
        Handler::Banker => return Some(by_the_banker(house, holder, Side::Punto, rules.turns_punto.basis())),
        Handler::HighestPuntoStake => {}
    }
    let may = |seat: u8| *rules.banker_may_turn_punto.value() || Holder::Seat(seat) != holder;
    let offered: Vec<(u8, Money)> = on_punto.iter().copied().filter(|(seat, _)| may(*seat)).collect();
    let never = turning_reason(Turning::NeverTheBanker, rules.banker_may_turn_punto.basis());
    let tailleur = |reasons| Some((Holder::Tailleur, reasons));
    let Some(most) = offered.iter().map(|(_, amount)| *amount).max() else {
        return tailleur(if on_punto.is_empty() {
            vec![turning_reason(Turning::NobodyStaked, rules.turns_punto_without_stake.basis())]
        } else {
            // The text covers no stake at all, but not the banker's alone.
            vec![never, turning_reason(Turning::OnlyTheBanker, Basis::Silent)]
        });
    };
    if offered.iter().all(|(seat, _)| refuse.contains(seat)) {
        return tailleur(vec![turning_reason(Turning::Refused, rules.turns_punto_when_refused.basis())]);
    }
    let mut highest = offered.iter().filter(|(_, amount)| *amount == most).map(|(seat, _)| *seat);
    let seat = highest.next().filter(|seat| !refuse.contains(seat))?;
    if highest.next().is_some() {
        return None;
    }
    let passed = &rules.passes_punto;
    let banker_has_more = on_punto.iter().any(|(seat, amount)| !may(*seat) && *amount >= most);
    let turning = if on_punto.len() == 1 { Turning::Only(seat) } else { Turning::Highest(seat) };
    let mut reasons = vec![turning_reason(turning, rules.turns_punto.basis())];
    reasons.extend(banker_has_more.then_some(never));
    reasons.extend(passed.value().then(|| turning_reason(Turning::PassedOn, passed.basis())));
    Some((Holder::Seat(seat), reasons))
}

/// The person who turns Banco's cards, with the reasons.
pub fn turns_banco(house: &House, holder: Holder) -> (Holder, Vec<Reason>) {
    let turns = &house.dealing.turns_banco;
    match turns.value() {
        Handler::Banker => by_the_banker(house, holder, Side::Banco, turns.basis()),
        Handler::Tailleur | Handler::HighestPuntoStake => {
            (Holder::Tailleur, vec![turning_reason(Turning::ByTheTailleur(Side::Banco), turns.basis())])
        }
    }
}

fn by_the_banker(house: &House, holder: Holder, side: Side, basis: Basis) -> (Holder, Vec<Reason>) {
    let mut reasons = vec![turning_reason(Turning::ByTheBanker(side), basis)];
    if holder == Holder::Tailleur {
        reasons.push(turning_reason(Turning::InTheBankersPlace, house.circulation.deals_when_all_refuse.basis()));
    }
    (holder, reasons)
}

const fn turning_reason(turning: Turning, basis: Basis) -> Reason {
    Reason::new(Rule::Turning(turning), basis)
}
