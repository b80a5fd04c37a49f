//! What is announced in a coup, in the house's own words and in their order.

use std::fmt;
use std::fmt::Display as _;

use super::coup::{Coup, Outcome};
use super::hand::Point;
use super::house::{House, Terms};
use super::side::{BySide, Chance, Side};

/// One announcement; it displays as the words spoken.
#[derive(Debug, Clone, Copy)]
pub struct Call<'h> {
    form: &'h str,
    terms: &'h Terms,
    says: Says,
}

#[derive(Debug, Clone, Copy)]
enum Says {
    OfSide(Side, Point),
    OfBoth(BySide<Point>, Chance),
}

/// The announcements of a coup: both points of two cards, the cards drawn, and once it is closed the
/// final call.
#[must_use]
pub fn calls<'h>(house: &'h House, coup: &Coup<'_>) -> Vec<Call<'h>> {
    let (Some(punto), Some(banco)) = (coup.hand(Side::Punto), coup.hand(Side::Banco)) else { return Vec::new() };
    let hands = BySide { punto, banco };
    let forms = &house.calls;
    let call = |form: &'h str, says: Says| Call { form, terms: &house.terms, says };
    let mut calls = Vec::with_capacity(5);
    for side in Side::BOTH {
        let point = hands[side].point_of_two();
        let form = if point.is_natural() { &forms.natural } else { &forms.point };
        calls.push(call(form.value(), Says::OfSide(side, point)));
    }
    for side in Side::BOTH {
        if hands[side].third().is_some() || coup.wants() == Some(side) {
            calls.push(call(forms.card_for.value(), Says::OfSide(side, hands[side].point())));
        }
    }
    if let Some(Outcome { winner, points, .. }) = coup.outcome() {
        let form = if winner == Chance::Egalite { &forms.final_call_egalite } else { &forms.final_call };
        calls.push(call(form.value(), Says::OfBoth(points, winner)));
    }
    calls
}

impl Call<'_> {
    fn word(&self, name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (name, self.says) {
            ("point", Says::OfSide(_, point)) => point.fmt(f),
            ("side", Says::OfSide(Side::Punto, _)) => f.write_str(self.terms.punto.value()),
            ("side", Says::OfSide(Side::Banco, _)) => f.write_str(self.terms.banco.value()),
            ("punto", Says::OfBoth(points, _)) => points.punto.fmt(f),
            ("banco", Says::OfBoth(points, _)) => points.banco.fmt(f),
            ("winner", Says::OfBoth(_, winner)) => f.write_str(match winner {
                Chance::Punto => self.terms.punto.value(),
                Chance::Banco => self.terms.banco.value(),
                Chance::Egalite => self.terms.egalite.value(),
            }),
            _ => write!(f, "{{{name}}}"),
        }
    }
}

impl fmt::Display for Call<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.form;
        while let Some((before, after)) = rest.split_once('{') {
            f.write_str(before)?;
            let Some((name, after)) = after.split_once('}') else { return f.write_str(after) };
            self.word(name, f)?;
            rest = after;
        }
        f.write_str(rest)
    }
}
