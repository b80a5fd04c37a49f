//! Circulation of the shoe: anticlockwise round the seats, from right to right.

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::house;
use super::house::AfterAllRefuse;
use super::reason::{Reason, Rule};
use super::side::Chance;

/// A rule on who holds the shoe.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CirculationRule {
    /// The seat entitled to the shoe when the table opens.
    FirstSeat(u8),
    /// Minimum number of coups for a new holder.
    Duty(u8),
    /// The holder keeps the shoe when this chance wins.
    Kept(Chance),
    /// The holder loses the shoe when this chance wins.
    Lost(Chance),
    /// The shoe that is lost goes to the right.
    GoesRight,
    /// The holder passes the shoe to the right voluntarily.
    Passed,
    /// A player refuses the shoe; it goes on to the right.
    Refused,
    /// Nobody takes the shoe, so the tailleur deals.
    TailleurDeals,
    /// The tailleur, dealing because all refused, goes on dealing.
    TailleurDealsOn,
    /// The tailleur's hand falls to this chance; the shoe is offered to his right.
    HandFalls(Chance),
    /// The shoe does not circulate in this house.
    Stays,
}

impl CirculationRule {
    /// The key of this rule in JSON, and after `reason-` in the texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::FirstSeat(_) => "shoe-first",
            Self::Duty(_) => "shoe-duty",
            Self::Kept(_) => "shoe-kept",
            Self::Lost(_) => "shoe-lost",
            Self::GoesRight => "shoe-goes-right",
            Self::Passed => "shoe-passed",
            Self::Refused => "shoe-refused",
            Self::TailleurDeals => "shoe-tailleur-deals",
            Self::TailleurDealsOn => "shoe-tailleur-deals-on",
            Self::HandFalls(_) => "shoe-hand-falls",
            Self::Stays => "shoe-stays",
        }
    }
}

/// The holder of the shoe.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holder {
    /// The player at a seat.
    Seat(u8),
    /// The tailleur.
    Tailleur,
}

/// An event in the circulation of the shoe.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShoeEvent {
    /// The player offered the shoe takes it.
    Takes,
    /// The player offered the shoe refuses it.
    Refuses,
    /// The holder passes the shoe on voluntarily.
    Passes,
    /// A coup ends.
    Ends(Chance),
    /// A player takes the seat.
    Sits(u8),
    /// A player leaves the seat.
    Leaves(u8),
}

/// Reason for refusing an event; the state is unchanged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ShoeEventRefusal {
    /// The shoe is on offer and must be taken first.
    BeingOffered,
    /// The shoe is not on offer.
    NotOffered,
    /// The tailleur holds the shoe and cannot pass it.
    TailleurDeals,
    /// Coups still due before the shoe may be passed, with the reason.
    DutyLeft(u8, Reason),
    /// The house does not allow refusing, with the reason.
    MayNotRefuse(Reason),
    /// No such seat, or it is occupied, or empty.
    Seat(u8),
}

/// The circulation of the shoe. Seats are numbered anticlockwise; the next number is to the right.
#[derive(Debug, Clone)]
pub struct ShoeRound<'h> {
    rules: Cow<'h, house::Circulation>,
    seats: u8,
    occupied: BTreeSet<u8>,
    state: ShoeState,
    reasons: Vec<Reason>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum ShoeState {
    /// On offer to a seat; seats in `asked` have refused or given it up and are not asked again.
    Offered { to: u8, asked: BTreeSet<u8> },
    /// Held for `coups` coups so far.
    Held { by: Holder, coups: u8, because: DealerReason },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum DealerReason {
    /// Took the shoe.
    Took,
    /// The shoe does not circulate in this house.
    Always,
    /// All refused, or the table is empty.
    NobodyElse,
}

impl<'h> ShoeRound<'h> {
    /// Opens the table: the shoe belongs to the first seat, or to the next occupied one to the right. Returns the
    /// reasons too.
    pub fn open(rules: &'h house::Circulation, seats: u8, occupied: &[u8]) -> (Self, Vec<Reason>) {
        let occupied = occupied.iter().copied().filter(|seat| (1..=seats).contains(seat)).collect();
        let nobody = ShoeState::Held { by: Holder::Tailleur, coups: 0, because: DealerReason::Always };
        let mut round = Self { rules: Cow::Borrowed(rules), seats, occupied, state: nobody, reasons: Vec::new() };
        let mut reasons = Vec::new();
        if !*rules.goes_round.value() {
            reasons.push(Reason::new(Rule::Circulation(CirculationRule::Stays), rules.goes_round.basis()));
            round.reasons.clone_from(&reasons);
            return (round, reasons);
        }
        round.offer_from(*rules.first_seat.value(), BTreeSet::new(), &mut reasons);
        if let Some(seat) = round.offered_to().or(round.seat_of_holder()) {
            reasons.push(Reason::new(Rule::Circulation(CirculationRule::FirstSeat(seat)), rules.first_seat.basis()));
        }
        round.reasons.clone_from(&reasons);
        (round, reasons)
    }

    /// The same round with its own copy of the rules.
    pub fn into_owned(self) -> ShoeRound<'static> {
        let Self { rules, seats, occupied, state, reasons } = self;
        ShoeRound { rules: Cow::Owned(rules.into_owned()), seats, occupied, state, reasons }
    }

    /// The holder; `None` while the shoe is on offer.
    pub const fn holder(&self) -> Option<Holder> {
        match &self.state {
            ShoeState::Held { by, .. } => Some(*by),
            ShoeState::Offered { .. } => None,
        }
    }

    /// The seat offered the shoe.
    pub const fn offered_to(&self) -> Option<u8> {
        match &self.state {
            ShoeState::Offered { to, .. } => Some(*to),
            ShoeState::Held { .. } => None,
        }
    }

    /// The rules by which the shoe is where it is, or on offer there.
    pub fn reasons(&self) -> &[Reason] {
        &self.reasons
    }

    /// Occupied seats, in the order of the round.
    pub fn occupied(&self) -> impl Iterator<Item = u8> + '_ {
        self.occupied.iter().copied()
    }

    /// Applies an event and returns the rules applied.
    ///
    /// # Errors
    /// The reason why it is not possible; the state is unchanged.
    pub fn step(&mut self, event: ShoeEvent) -> Result<Vec<Reason>, ShoeEventRefusal> {
        let before = self.place();
        let reasons = match event {
            ShoeEvent::Takes => self.takes(),
            ShoeEvent::Refuses => self.refuses(),
            ShoeEvent::Passes => self.passes(),
            ShoeEvent::Ends(chance) => self.ends(chance),
            ShoeEvent::Sits(seat) => self.sits(seat),
            ShoeEvent::Leaves(seat) => self.leaves(seat),
        }?;
        if self.place() != before {
            self.reasons.clone_from(&reasons);
        }
        Ok(reasons)
    }

    const fn place(&self) -> (Option<Holder>, Option<u8>) {
        (self.holder(), self.offered_to())
    }

    fn takes(&mut self) -> Result<Vec<Reason>, ShoeEventRefusal> {
        let seat = self.offered_to().ok_or(ShoeEventRefusal::NotOffered)?;
        self.state = ShoeState::Held { by: Holder::Seat(seat), coups: 0, because: DealerReason::Took };
        Ok(vec![self.duty()])
    }

    fn refuses(&mut self) -> Result<Vec<Reason>, ShoeEventRefusal> {
        let may = Reason::new(Rule::Circulation(CirculationRule::Refused), self.rules.may_refuse.basis());
        let ShoeState::Offered { to, asked } = &self.state else { return Err(ShoeEventRefusal::NotOffered) };
        if !*self.rules.may_refuse.value() {
            return Err(ShoeEventRefusal::MayNotRefuse(may));
        }
        let (to, mut asked) = (*to, asked.clone());
        asked.insert(to);
        let mut reasons = vec![may];
        self.offer_from(self.right_of(to), asked, &mut reasons);
        Ok(reasons)
    }

    fn passes(&mut self) -> Result<Vec<Reason>, ShoeEventRefusal> {
        let (seat, coups) = match &self.state {
            ShoeState::Offered { .. } => return Err(ShoeEventRefusal::BeingOffered),
            ShoeState::Held { by: Holder::Tailleur, .. } => return Err(ShoeEventRefusal::TailleurDeals),
            ShoeState::Held { by: Holder::Seat(seat), coups, .. } => (*seat, *coups),
        };
        let duty = *self.rules.must_deal.value();
        if coups < duty {
            return Err(ShoeEventRefusal::DutyLeft(duty - coups, self.duty()));
        }
        let mut reasons = vec![Reason::new(Rule::Circulation(CirculationRule::Passed), self.rules.may_pass.basis())];
        self.pass_on(seat, &mut reasons);
        Ok(reasons)
    }

    /// The player who holds the shoe gives it up for a dealing error, whatever he owes: it is offered to his right. A shoe
    /// that nobody at the table holds stays.
    pub fn forfeit(&mut self) -> Vec<Reason> {
        let Some(seat) = self.seat_of_holder() else { return Vec::new() };
        let to_the_right = Rule::Circulation(CirculationRule::GoesRight);
        let mut reasons = vec![Reason::new(to_the_right, self.rules.direction.basis())];
        self.pass_on(seat, &mut reasons);
        self.reasons.clone_from(&reasons);
        reasons
    }

    fn ends(&mut self, chance: Chance) -> Result<Vec<Reason>, ShoeEventRefusal> {
        let ShoeState::Held { by, coups, because } = &mut self.state else {
            return Err(ShoeEventRefusal::BeingOffered);
        };
        *coups = coups.saturating_add(1);
        let (by, because) = (*by, *because);
        let kept = match chance {
            Chance::Banco => &self.rules.keeps_on_banco,
            Chance::Egalite => &self.rules.keeps_on_egalite,
            Chance::Punto => &self.rules.keeps_on_punto,
        };
        let (keeps, basis) = (*kept.value(), kept.basis());
        let after = &self.rules.after_all_refuse;
        let mut reasons = Vec::new();
        match (by, because) {
            (Holder::Tailleur, DealerReason::Always) => {
                reasons.push(Reason::new(Rule::Circulation(CirculationRule::Stays), self.rules.goes_round.basis()));
            }
            (Holder::Tailleur, _) if *after.value() == AfterAllRefuse::TailleurDealsOn => {
                reasons.push(Reason::new(Rule::Circulation(CirculationRule::TailleurDealsOn), after.basis()));
            }
            _ if keeps => {
                reasons.push(Reason::new(Rule::Circulation(CirculationRule::Kept(chance)), basis));
            }
            (Holder::Tailleur, _) => {
                reasons.push(Reason::new(Rule::Circulation(CirculationRule::HandFalls(chance)), after.basis()));
                self.offer_from(*self.rules.first_seat.value(), BTreeSet::new(), &mut reasons);
            }
            (Holder::Seat(seat), _) => {
                let to_the_right = Rule::Circulation(CirculationRule::GoesRight);
                reasons.push(Reason::new(Rule::Circulation(CirculationRule::Lost(chance)), basis));
                reasons.push(Reason::new(to_the_right, self.rules.direction.basis()));
                self.pass_on(seat, &mut reasons);
            }
        }
        Ok(reasons)
    }

    fn sits(&mut self, seat: u8) -> Result<Vec<Reason>, ShoeEventRefusal> {
        if !(1..=self.seats).contains(&seat) || !self.occupied.insert(seat) {
            return Err(ShoeEventRefusal::Seat(seat));
        }
        let mut reasons = Vec::new();
        let alone = self.occupied.len() == 1;
        if alone && matches!(self.state, ShoeState::Held { because: DealerReason::NobodyElse, .. }) {
            self.offer_from(seat, BTreeSet::new(), &mut reasons);
        }
        Ok(reasons)
    }

    fn leaves(&mut self, seat: u8) -> Result<Vec<Reason>, ShoeEventRefusal> {
        if !self.occupied.remove(&seat) {
            return Err(ShoeEventRefusal::Seat(seat));
        }
        let mut reasons = Vec::new();
        match &mut self.state {
            ShoeState::Offered { to, asked } if *to == seat => {
                let asked = std::mem::take(asked);
                self.offer_from(self.right_of(seat), asked, &mut reasons);
            }
            ShoeState::Offered { asked, .. } => {
                asked.remove(&seat);
            }
            ShoeState::Held { by, .. } if *by == Holder::Seat(seat) => {
                reasons.push(Reason::new(Rule::Circulation(CirculationRule::Passed), self.rules.may_pass.basis()));
                self.pass_on(seat, &mut reasons);
            }
            ShoeState::Held { .. } => {}
        }
        Ok(reasons)
    }

    /// Offers the shoe to the right of the seat that gives it up. That seat is asked again only when the player is
    /// alone at the table.
    fn pass_on(&mut self, seat: u8, reasons: &mut Vec<Reason>) {
        let alone = self.occupied.iter().all(|other| *other == seat);
        let asked = if alone { BTreeSet::new() } else { BTreeSet::from([seat]) };
        self.offer_from(self.right_of(seat), asked, reasons);
    }

    /// Offers the shoe to the first player from this seat on who has not been asked, or has the tailleur deal. Where
    /// refusing is not allowed, the player holds it at once.
    fn offer_from(&mut self, first: u8, asked: BTreeSet<u8>, reasons: &mut Vec<Reason>) {
        let mut round = self.occupied.range(first..).chain(self.occupied.range(..first));
        let next = round.find(|seat| !asked.contains(*seat)).copied();
        let held = |by, because| ShoeState::Held { by, coups: 0, because };
        self.state = match next {
            Some(to) if *self.rules.may_refuse.value() => ShoeState::Offered { to, asked },
            Some(to) => held(Holder::Seat(to), DealerReason::Took),
            None => held(Holder::Tailleur, DealerReason::NobodyElse),
        };
        if next.is_none() {
            reasons.push(Reason::new(
                Rule::Circulation(CirculationRule::TailleurDeals),
                self.rules.deals_when_all_refuse.basis(),
            ));
        }
    }

    fn duty(&self) -> Reason {
        let duty = &self.rules.must_deal;
        Reason::new(Rule::Circulation(CirculationRule::Duty(*duty.value())), duty.basis())
    }

    const fn right_of(&self, seat: u8) -> u8 {
        if seat >= self.seats { 1 } else { seat + 1 }
    }

    const fn seat_of_holder(&self) -> Option<u8> {
        match &self.state {
            ShoeState::Held { by: Holder::Seat(seat), .. } => Some(*seat),
            ShoeState::Held { .. } | ShoeState::Offered { .. } => None,
        }
    }
}
