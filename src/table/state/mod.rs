//! The state of a table: what *is*. Cards, pieces, people and their places; the judgement looks at it and changes
//! nothing in it.

mod coup;
mod felt;
mod guests;
mod matters;
mod shoe;
mod time;

use std::sync::Arc;

use crate::rules::circulation::ShoeRound;
use crate::rules::clause::Entry;
use crate::rules::house::{Handler, House, Table, TableSize};
use crate::rules::money::Money;
use crate::rules::round_of_payment::RoundOfPayment;
use crate::rules::settle::Limits;
use crate::rules::side::Chance;

pub use self::coup::{Bets, CoupState, Hand, NullCall, Slip, Spoken};
pub use self::felt::{Astride, FeltCard, Order, PlacedStake, StakeSettled};
pub use self::guests::{Guest, OnMarble};
pub use self::matters::{ColleagueError, ErrorStage, Matters, TakenWinnings};
pub use self::shoe::{ComesOut, PhysicalCard, PhysicalShoe};
pub use self::time::{Planned, Schedule};

use super::act::{CardId, StakeId};
use super::incident::{IncidentSchedule, Request};
use super::moment::Moment;
use super::person::{Crew, Person};
use super::pieces::Pieces;
use crate::rules::procedure::ProcedureStep;

/// Most results on the score board.
const BOARD: usize = 200;

/// A hand-over to a colleague, between two coups.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct HandOver {
    /// The colleague knows the state of the shoe.
    pub shoe_explained: bool,
    /// The hands were shown empty.
    pub hands_cleared: bool,
}

/// The stretch of the shift.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// A shoe is being opened; the first time with the float.
    Opening,
    /// Coups are played.
    Play,
    /// The table is being closed.
    Closing,
    /// The shift is over.
    Over,
}

/// The state of a table.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own at the table")]
#[derive(Debug, Clone)]
pub struct State {
    /// The house.
    pub house: Arc<House>,
    /// The size of its table.
    pub size: TableSize,
    /// The crew.
    pub crew: Crew,
    /// Members of the crew whom the trainee works; the program works the others.
    pub trainee: Vec<Person>,
    /// The present moment.
    pub now: Moment,
    /// The stretch of the shift.
    pub phase: Phase,
    /// The limits on the sign.
    pub sign: Limits,
    /// Guests, by index; those who have left keep theirs.
    pub guests: Vec<Guest>,
    /// The pieces of the house: the tray.
    pub tray: Pieces,
    /// The amount last signed for.
    pub signed: Option<Money>,
    /// The amount last counted.
    pub counted: Option<Money>,
    /// Pieces and notes on the marble.
    pub marble: Vec<OnMarble>,
    /// Notes in the box of the table.
    pub notes: Money,
    /// The shoe.
    pub shoe: PhysicalShoe,
    /// Cards out of the shoe in this coup, in the order in which they left it.
    pub felt: Vec<FeltCard>,
    /// Number of cards in the box of used cards.
    pub in_the_box: u32,
    /// The lid of the box is open.
    pub lid_open: bool,
    /// Stakes of this coup, with those already settled.
    pub stakes: Vec<PlacedStake>,
    /// Circulation of the shoe.
    pub round: ShoeRound<'static>,
    /// Seat to which the shoe on offer was pushed.
    pub shoe_pushed_to: Option<u8>,
    /// Results, oldest first.
    pub board: Vec<Option<Chance>>,
    /// The coup under way, or the last one.
    pub coup: CoupState,
    /// Steps of the opening done.
    pub opening: Vec<ProcedureStep>,
    /// Seat that cut last.
    pub last_cutter: Option<u8>,
    /// Requests without an answer.
    pub requests: Vec<Request>,
    /// Pieces that the float should have and has not.
    pub missing: Pieces,
    /// New limits are on the sign that are still to be announced.
    pub limits_to_announce: bool,
    /// The Direction has suspended the game.
    pub suspended: bool,
    /// A hand-over under way.
    pub hand_over: Option<HandOver>,
    /// Incidents to come.
    pub incidents: IncidentSchedule,
    /// Planned acts of the people.
    pub schedule: Schedule,
    /// Guests wait as long as it takes: the shift has no clock.
    pub is_untimed: bool,
    /// Number of shoes opened.
    pub shoes: u32,
    next_stake: u32,
    next_request: u32,
}

/// The circulation at the beginning of a shoe. Where the croupier draws for all, the shoe stays with him.
pub fn opened_round(house: &House, table: &Table, seats: &[u8]) -> ShoeRound<'static> {
    let mut rules = house.circulation.clone();
    if table.size != TableSize::Large || *house.dealing.draws.value() != Handler::Banker {
        rules.goes_round = Entry::Silent(false);
    }
    let (round, _) = ShoeRound::open(&rules, *table.seats.value(), seats);
    round.into_owned()
}

/// The parts of a new table.
#[derive(Debug, Clone)]
pub struct NewTable {
    /// The house.
    pub house: Arc<House>,
    /// The table.
    pub table: Table,
    /// The limits on the sign.
    pub sign: Limits,
    /// Guests.
    pub guests: Vec<Guest>,
    /// The pieces of the house.
    pub tray: Pieces,
    /// Incidents.
    pub incidents: IncidentSchedule,
    /// The shoe.
    pub shoe: PhysicalShoe,
}

impl State {
    /// A table before its opening.
    pub fn new(parts: NewTable) -> Self {
        let NewTable { house, table, sign, guests, tray, incidents, shoe } = parts;
        let seats: Vec<u8> = guests.iter().filter(|guest| !guest.standing).map(|guest| guest.seat).collect();
        let round = opened_round(&house, &table, &seats);
        Self {
            size: table.size,
            crew: Crew::for_table(&table),
            trainee: Vec::new(),
            now: Moment::default(),
            phase: Phase::Opening,
            sign,
            guests,
            tray,
            signed: None,
            counted: None,
            marble: Vec::new(),
            notes: Money::ZERO,
            shoe,
            felt: Vec::new(),
            in_the_box: 0,
            lid_open: false,
            stakes: Vec::new(),
            round,
            shoe_pushed_to: None,
            board: Vec::new(),
            coup: CoupState::before_the_first(),
            opening: Vec::new(),
            last_cutter: None,
            requests: Vec::new(),
            missing: Pieces::default(),
            limits_to_announce: false,
            suspended: false,
            hand_over: None,
            incidents,
            schedule: Schedule::default(),
            is_untimed: false,
            shoes: 0,
            next_stake: 0,
            next_request: 0,
            house,
        }
    }

    /// The table of the house file.
    pub fn table(&self) -> Option<&Table> {
        self.house.tables.iter().find(|table| table.size == self.size)
    }

    /// The round of payment.
    pub fn payment(&self) -> Option<RoundOfPayment<'_>> {
        RoundOfPayment::for_table(&self.house, self.size)
    }

    /// The member of the crew who collects and pays at a seat.
    pub fn payer_of(&self, seat: u8) -> Person {
        self.payment().map_or_else(|| self.crew.tailleur(), |round| self.crew.payer(round.payer_of(seat)))
    }

    /// A card that has left the shoe.
    pub fn card(&self, id: CardId) -> Option<&FeltCard> {
        self.felt.iter().find(|card| card.id == id)
    }

    /// A stake of this coup.
    pub fn stake(&self, id: StakeId) -> Option<&PlacedStake> {
        self.stakes.iter().find(|stake| stake.id == id)
    }

    /// A stake of this coup.
    pub fn stake_mut(&mut self, id: StakeId) -> Option<&mut PlacedStake> {
        self.stakes.iter_mut().find(|stake| stake.id == id)
    }

    /// A guest.
    pub fn guest(&self, index: u8) -> Option<&Guest> {
        self.guests.get(usize::from(index))
    }

    /// A guest.
    pub fn guest_mut(&mut self, index: u8) -> Option<&mut Guest> {
        self.guests.get_mut(usize::from(index))
    }

    /// The seated guest of a seat.
    pub fn seated(&self, seat: u8) -> Option<u8> {
        let index = self.guests.iter().position(|guest| guest.seat == seat && !guest.standing && guest.is_there)?;
        u8::try_from(index).ok()
    }

    /// True between the stop of the bets and the end of the coup.
    pub fn is_mid_coup(&self) -> bool {
        !self.coup.over && self.coup.bets == Bets::Stopped
    }

    /// True if the shoe in use is over and the cards are still in it.
    pub fn shoe_is_over(&self) -> bool {
        self.shoe.filled && self.shoe.coups_left == Some(0)
    }

    /// Puts a result on the score board.
    pub fn mark(&mut self, result: Option<Chance>) {
        if self.board.len() >= BOARD {
            self.board.remove(0);
        }
        self.board.push(result);
    }

    /// A number for a new stake.
    pub const fn new_stake_id(&mut self) -> StakeId {
        self.next_stake += 1;
        StakeId(self.next_stake)
    }

    /// A number for a new request.
    pub const fn new_request_id(&mut self) -> super::incident::RequestId {
        self.next_request += 1;
        super::incident::RequestId(self.next_request)
    }

    /// All pieces at the table, wherever they are. They are the same from the opening to the closing, but for fills.
    pub fn all_pieces(&self) -> Pieces {
        let mut all = self.tray.clone();
        for guest in &self.guests {
            all.put(&guest.purse);
        }
        for stake in &self.stakes {
            all.put(&stake.pieces);
            all.put(&stake.beside);
        }
        for lying in &self.marble {
            all.put(&lying.pieces);
        }
        all
    }
}
