//! Stakes being collected and paid, one after another.

use crate::drill::question::{Answer, Dealt, Deed, FeltPlace, Scene};
use crate::rules::bet::Spot;
use crate::rules::house::{Hand, House};
use crate::rules::seating::Seating;
use crate::view::keys::Stroke;
use crate::view::table::Marks;

use super::coins;

/// Stakes being collected and paid.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::view) struct SettleDraft {
    /// What was done so far.
    pub(in crate::view) deeds: Vec<Deed>,
    /// The sum as typed so far, which is not paid yet.
    pub(in crate::view) sum: String,
    /// The stake that is dealt with next.
    pub(in crate::view) at: Option<usize>,
    /// Where each stake of the scene lies, across and down.
    lie: Vec<(FeltPlace, i32, i32)>,
}

/// The longest sum that can be typed.
const LONGEST_SUM: usize = 12;

impl SettleDraft {
    /// Learns which stakes lie on the table, once for each question.
    pub(in crate::view) fn see(&mut self, scene: &Scene, house: &House) {
        if self.lie.len() != scene.stakes.len() {
            let seating = scene.table.and_then(|size| Seating::of(house, size));
            self.lie = scene.stakes.iter().map(|stake| lie(stake.seat, stake.spot, seating)).collect();
            self.at = (!self.lie.is_empty()).then_some(0);
        }
    }

    /// Takes one stroke of the keyboard. It completes no answer: that is for Enter.
    pub(super) fn take(&mut self, stroke: Stroke) {
        match stroke {
            Stroke::Letter('C') => self.collect(),
            Stroke::Figure(0) if self.sum.is_empty() => self.collect(),
            Stroke::Erase if self.sum.is_empty() => self.take_back(),
            Stroke::Space if self.sum.is_empty() => self.at = self.next_after(self.at),
            Stroke::Space => self.pay(),
            Stroke::Left => self.go(-1, 0),
            Stroke::Right => self.go(1, 0),
            Stroke::Up => self.go(0, -1),
            Stroke::Down => self.go(0, 1),
            stroke => self.type_sum(stroke),
        }
    }

    /// Types a figure of the sum, the mark before its cents, or takes the last one back.
    pub(in crate::view) fn type_sum(&mut self, stroke: Stroke) {
        let cents = self.sum.split_once('.').map(|(_, cents)| cents.len());
        match stroke {
            Stroke::Erase => {
                self.sum.pop();
            }
            Stroke::Figure(0) if self.sum.is_empty() => {}
            Stroke::Figure(figure)
                if self.at.is_some() && self.sum.len() < LONGEST_SUM && cents.is_none_or(|cents| cents < 2) =>
            {
                self.sum.push(char::from(b'0' + figure));
            }
            Stroke::Decimal if self.at.is_some() && cents.is_none() => {
                self.sum.push_str(if self.sum.is_empty() { "0." } else { "." });
            }
            _ => {}
        }
    }

    /// Collects the stake that is next.
    pub(in crate::view) fn collect(&mut self) {
        self.do_with_next(Dealt::Collected);
    }

    /// Pays the sum typed on the stake that is next.
    pub(in crate::view) fn pay(&mut self) {
        if let Some(sum) = coins(&self.sum).filter(|sum| sum.get() > 0) {
            self.do_with_next(Dealt::Paid(sum));
        }
    }

    fn do_with_next(&mut self, act: Dealt) {
        let Some(stake) = self.at else { return };
        self.sum.clear();
        self.deeds.push(Deed { stake, act });
        self.at = self.next_after(self.at);
    }

    /// Takes the last deed back: its stake is next again.
    pub(in crate::view) fn take_back(&mut self) {
        if let Some(deed) = self.deeds.pop() {
            self.sum.clear();
            self.at = Some(deed.stake);
        }
    }

    /// Makes the stake at a place of the felt the next one. Where it is already, a sum that was typed is
    /// paid on it.
    pub(in crate::view) fn choose(&mut self, place: FeltPlace) {
        let chosen = self.lie.iter().position(|(own, ..)| *own == place).filter(|stake| self.is_open(*stake));
        if chosen.is_some() && chosen == self.at {
            self.pay();
        } else if chosen.is_some() {
            self.at = chosen;
        }
    }

    /// The places of the stakes that nothing was done with yet.
    pub(in crate::view) fn places(&self) -> Vec<FeltPlace> {
        let open = self.lie.iter().enumerate().filter(|(stake, _)| self.is_open(*stake));
        open.map(|(_, (place, ..))| *place).collect()
    }

    /// The answer as it stands; `None` before anything is done and while a sum waits to be paid.
    pub(super) fn answer(&self) -> Option<Answer> {
        (!self.deeds.is_empty() && self.sum.is_empty()).then(|| Answer::Settle(self.deeds.clone()))
    }

    /// What was done with the stakes on the felt, and which is next.
    pub(super) fn marks(&self) -> Marks {
        Marks { at: self.at, done: self.deeds.iter().map(|deed| (deed.stake, deed.act)).collect(), ..Marks::default() }
    }

    fn is_open(&self, stake: usize) -> bool {
        stake < self.lie.len() && !self.deeds.iter().any(|deed| deed.stake == stake)
    }

    /// The next stake that nothing was done with, in the order of the seats.
    fn next_after(&self, stake: Option<usize>) -> Option<usize> {
        let from = stake.map_or(0, |stake| stake + 1);
        (from..self.lie.len()).chain(0..from).find(|stake| self.is_open(*stake))
    }

    /// Goes to the nearest open stake in a direction.
    fn go(&mut self, across: i32, down: i32) {
        let Some((_, x, y)) = self.at.and_then(|at| self.lie.get(at)).copied() else { return };
        let way = |stake: &usize| {
            let (_, to_x, to_y) = self.lie.get(*stake)?;
            let (dx, dy) = (to_x - x, to_y - y);
            let (ahead, aside) = (dx * across + dy * down, (dx * down).abs() + (dy * across).abs());
            // What lies more aside than ahead is in another direction.
            (ahead > 0 && aside <= 3 * ahead).then_some(ahead + 2 * aside)
        };
        let open = (0..self.lie.len()).filter(|stake| self.is_open(*stake));
        let nearest = open.filter_map(|stake| Some((way(&stake)?, stake))).min();
        if let Some((_, stake)) = nearest {
            self.at = Some(stake);
        }
    }
}

/// Where a stake lies on a felt drawn with the tailleur at its lower edge.
fn lie(seat: u8, spot: Spot, seating: Option<Seating>) -> (FeltPlace, i32, i32) {
    let row = match spot {
        Spot::Punto => 0,
        Spot::Banco => 1,
        Spot::Egalite => 2,
        Spot::Own(own) => i32::from(own),
    };
    let place = FeltPlace::Stake(seat, spot);
    // At a small table the seats are numbered from the right.
    let Some(lies) = seating.and_then(|seating| seating.place(seat)) else {
        return (place, -100 * i32::from(seat), 80 * row);
    };
    let (over, under) = lies.along();
    let along = 60 + 400 * i32::from(over) / i32::from(under.max(1));
    let x = if lies.hand == Hand::Right { along } else { -along };
    (place, x, if lies.facing { 80 * row } else { 900 - 80 * row })
}
