//! Stakes being collected and paid one by one.

use super::chips::value_of_letter;
use crate::app::shift::entry::Entry;
use crate::drill::question::{Answer, FeltPlace, Scene, StakeAction, StakeOutcome};
use crate::rules::bet::Spot;
use crate::rules::house::{Hand, House};
use crate::rules::money::Money;
use crate::rules::round_of_payment::{RoundOfPayment, SeatRun};
use crate::rules::seating::Seating;
use crate::view::keys::KeyStroke;
use crate::view::table::Marks;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::view) struct SettleDraft {
    pub(in crate::view) actions: Vec<StakeAction>,
    /// The typed sum, or the chips in the hand, not paid yet.
    pub(in crate::view) entry: Entry,
    /// Chips are offered, each by its letter of the tray; otherwise a keypad.
    pub(in crate::view) in_chips: bool,
    /// The trainee has just changed that.
    pub(in crate::view) changed_means: bool,
    /// The values of the house's set, smallest first.
    set: Vec<Money>,
    /// How the order of the house stands with the question.
    pub(in crate::view) stated: StatedOrder,
    /// Index of the next stake.
    pub(in crate::view) at: Option<usize>,
    /// Place and grid position (across, down) of each stake.
    positions: Vec<(FeltPlace, i32, i32)>,
    /// The house settles them in an order.
    has_order: bool,
    /// Seats of which a nearer one comes first.
    runs: Vec<SeatRun>,
}

/// How the order of the house is stated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::view) enum StatedOrder {
    /// That there is one.
    #[default]
    InShort,
    InWords,
}

/// True where the house settles bets in an order.
pub(in crate::view) fn has_order(house: &House) -> bool {
    *house.paying.losers_first.value() || *house.paying.nearest_first.value()
}

impl SettleDraft {
    /// Loads the stakes on the table; once per question. Where the order is asked too, none of them is chosen.
    pub(in crate::view) fn prepare(&mut self, scene: &Scene, house: &House, pays_in_chips: bool) {
        if self.positions.len() != scene.stakes.len() {
            let seating = scene.table.and_then(|size| Seating::for_table(house, size));
            self.positions = scene.stakes.iter().map(|stake| felt_position(stake.seat, stake.spot, seating)).collect();
            let set = scene.set.as_ref().unwrap_or_else(|| house.chip_set());
            self.set = set.pieces.iter().map(|piece| piece.value).collect();
            self.in_chips = pays_in_chips;
            self.has_order = has_order(house);
            let round = scene.table.and_then(|size| RoundOfPayment::for_table(house, size));
            self.runs = round.map_or_else(Vec::new, |round| round.nearest_first_runs().into_iter().flatten().collect());
            self.at = if self.has_order { None } else { self.next_after(None) };
        }
    }

    /// Applies one key stroke. Never completes the answer: Enter does.
    pub(super) fn apply_stroke(&mut self, stroke: KeyStroke) {
        match stroke {
            KeyStroke::Letter(letter) if self.in_chips => match value_of_letter(&self.set, letter) {
                Some(value) => self.take_piece(value),
                None if letter == 'X' => self.collect(),
                None => {}
            },
            KeyStroke::Letter('C') => self.collect(),
            KeyStroke::Figure(0) if self.entry.is_empty() => self.collect(),
            KeyStroke::Erase if self.entry.is_empty() => self.take_back(),
            KeyStroke::Space if self.entry.is_empty() => self.at = self.next_after(self.at),
            KeyStroke::Space => self.pay(),
            KeyStroke::Left => self.go(-1, 0),
            KeyStroke::Right => self.go(1, 0),
            KeyStroke::Up => self.go(0, -1),
            KeyStroke::Down => self.go(0, 1),
            stroke => self.type_sum(stroke),
        }
    }

    /// Types a digit or decimal mark, or takes the last character or chip back.
    pub(in crate::view) fn type_sum(&mut self, stroke: KeyStroke) {
        match stroke {
            KeyStroke::Erase => drop(self.entry.erase()),
            KeyStroke::Figure(0) if self.entry.text().is_empty() => {}
            KeyStroke::Figure(figure) if self.at.is_some() => self.entry.type_figure(figure),
            KeyStroke::Decimal if self.at.is_some() => self.entry.type_mark(),
            _ => {}
        }
    }

    /// Takes a chip from the tray for the chosen bet.
    pub(in crate::view) fn take_piece(&mut self, value: Money) {
        if self.at.is_some() {
            self.entry.take_piece(value);
        }
    }

    pub(in crate::view) fn collect(&mut self) {
        self.record_action(StakeOutcome::Collected);
    }

    pub(in crate::view) fn pay(&mut self) {
        if let Some(sum) = self.entry.amount().filter(|sum| (1..=Money::MOST.get()).contains(&sum.get())) {
            self.record_action(StakeOutcome::Paid(sum));
        }
    }

    fn record_action(&mut self, act: StakeOutcome) {
        let Some(stake) = self.at else { return };
        self.entry.clear();
        self.actions.push(StakeAction { stake, act });
        self.at = self.next_after(self.at);
    }

    /// Undoes the last action and reopens its stake.
    pub(in crate::view) fn take_back(&mut self) {
        if let Some(deed) = self.actions.pop() {
            self.entry.clear();
            self.at = Some(deed.stake);
        }
    }

    /// Makes the stake at a place the next one. If it already is, pays the sum on it.
    pub(in crate::view) fn choose(&mut self, place: FeltPlace) {
        let chosen = self.positions.iter().position(|(own, ..)| *own == place).filter(|stake| self.is_open(*stake));
        if chosen.is_some() && chosen == self.at {
            self.pay();
        } else if chosen.is_some() {
            self.at = chosen;
        }
    }

    pub(in crate::view) fn places(&self) -> Vec<FeltPlace> {
        let open = self.positions.iter().enumerate().filter(|(stake, _)| self.is_open(*stake));
        open.map(|(_, (place, ..))| *place).collect()
    }

    /// `None` before the first action and while a sum is unpaid.
    pub(super) fn answer(&self) -> Option<Answer> {
        (!self.actions.is_empty() && self.entry.is_empty()).then(|| Answer::Settle(self.actions.clone()))
    }

    pub(super) fn marks(&self) -> Marks {
        Marks {
            at: self.at,
            done: self.actions.iter().map(|deed| (deed.stake, deed.act)).collect(),
            shows_collected: true,
            order: if self.has_order { self.actions.iter().map(|deed| deed.stake).collect() } else { Vec::new() },
            ways: if self.stated == StatedOrder::InWords { self.runs.clone() } else { Vec::new() },
            ..Marks::default()
        }
    }

    fn is_open(&self, stake: usize) -> bool {
        stake < self.positions.len() && !self.actions.iter().any(|deed| deed.stake == stake)
    }

    fn next_after(&self, stake: Option<usize>) -> Option<usize> {
        let from = stake.map_or(0, |stake| stake + 1);
        (from..self.positions.len()).chain(0..from).find(|stake| self.is_open(*stake))
    }

    fn go(&mut self, across: i32, down: i32) {
        let Some((_, x, y)) = self.at.and_then(|at| self.positions.get(at)).copied() else {
            self.at = self.next_after(None);
            return;
        };
        let way = |stake: &usize| {
            let (_, to_x, to_y) = self.positions.get(*stake)?;
            let (dx, dy) = (to_x - x, to_y - y);
            let (ahead, aside) = (dx * across + dy * down, (dx * down).abs() + (dy * across).abs());
            // More than 3:1 sideways counts as another direction.
            (ahead > 0 && aside <= 3 * ahead).then_some(ahead + 2 * aside)
        };
        let open = (0..self.positions.len()).filter(|stake| self.is_open(*stake));
        let nearest = open.filter_map(|stake| Some((way(&stake)?, stake))).min();
        if let Some((_, stake)) = nearest {
            self.at = Some(stake);
        }
    }
}

/// Grid position of a stake on a felt drawn with the tailleur at the lower edge.
fn felt_position(seat: u8, spot: Spot, seating: Option<Seating>) -> (FeltPlace, i32, i32) {
    let row = match spot {
        Spot::Punto => 0,
        Spot::Banco => 1,
        Spot::Egalite => 2,
        Spot::Own(own) => i32::from(own),
    };
    let place = FeltPlace::Stake(seat, spot);
    // Small tables number the seats from the right.
    let Some(lies) = seating.and_then(|seating| seating.place(seat)) else {
        return (place, -100 * i32::from(seat), 80 * row);
    };
    let (over, under) = lies.along();
    let along = 60 + 400 * i32::from(over) / i32::from(under.max(1));
    let x = if lies.hand == Hand::Right { along } else { -along };
    (place, x, if lies.facing { 80 * row } else { 900 - 80 * row })
}
