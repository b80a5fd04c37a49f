//! The rules that a coup applies, in their order.

use super::coup::{Coup, CoupOutcome};
use super::hand::Point;
use super::reason::{Reason, Rule};
use super::side::{BySide, Chance, Side};

impl Coup<'_> {
    /// All rules applied so far, in the order of the coup.
    pub fn reasons(&self) -> Vec<Reason> {
        let (Some(punto), Some(banco)) = (self.hand(Side::Punto), self.hand(Side::Banco)) else {
            return Vec::new();
        };
        let two = BySide { punto: punto.point_of_two(), banco: banco.point_of_two() };
        let mut reasons = Vec::with_capacity(6);
        if two.punto.is_natural() || two.banco.is_natural() {
            self.natural_reasons(two, &mut reasons);
        } else {
            self.drawing_reasons(two, &mut reasons);
        }
        if let Some(outcome) = self.outcome() {
            let rule = Rule::Nearest(outcome.winner, outcome.points.punto, outcome.points.banco);
            let grounds = &self.house().grounds;
            let basis = if outcome.winner == Chance::Egalite { grounds.equal_points } else { grounds.nearest_to_nine };
            reasons.push(Reason::new(rule, basis));
        }
        reasons
    }

    /// The reasons why a side draws a third card or stands.
    pub fn reasons_of_third(&self, side: Side) -> Vec<Reason> {
        let mut reasons = self.reasons();
        reasons.retain(|reason| match reason.rule {
            Rule::Natural(..) => true,
            Rule::StoppedByNatural(stopped) => stopped == side,
            Rule::Punto(..) => side == Side::Punto,
            Rule::Banco(..) => side == Side::Banco,
            _ => false,
        });
        reasons
    }

    fn natural_reasons(&self, two: BySide<Point>, reasons: &mut Vec<Reason>) {
        let grounds = &self.house().grounds;
        for side in Side::BOTH.into_iter().filter(|side| two[*side].is_natural()) {
            reasons.push(Reason::new(Rule::Natural(side, two[side]), grounds.natural[side]));
        }
        for side in Side::BOTH.into_iter().filter(|side| !two[*side].is_natural()) {
            reasons.push(Reason::new(Rule::StoppedByNatural(side), grounds.stopped_by_natural[side]));
        }
        if two.punto.is_natural() && two.banco.is_natural() && two.punto != two.banco {
            let rule = Rule::HigherNatural(CoupOutcome::winner_of(two));
            reasons.push(Reason::new(rule, grounds.higher_natural));
        }
    }

    fn drawing_reasons(&self, two: BySide<Point>, reasons: &mut Vec<Reason>) {
        if let Some(ruling) = self.house().tableau.punto(two.punto) {
            reasons.push(Reason::new(Rule::Punto(two.punto, ruling.act), ruling.basis));
        }
        if let Some(cell) = self.cell()
            && let Some(ruling) = self.house().tableau.banco(cell)
        {
            reasons.push(Reason::new(Rule::Banco(cell.banco, cell.third, ruling.act), ruling.basis));
        }
    }
}
