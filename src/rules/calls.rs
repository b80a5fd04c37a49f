//! What is announced in a coup, in the house's own words and in their order.

use std::fmt;

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

impl<'h> Call<'h> {
    /// The words spoken, put behind what stands in `text`.
    pub fn push_to(&self, text: &mut String) {
        let mut rest = self.form;
        while let Some(open) = rest.bytes().position(|byte| byte == b'{') {
            let (before, name) = rest.split_at(open);
            text.push_str(before);
            let close = name.bytes().position(|byte| byte == b'}').unwrap_or(name.len());
            text.push_str(self.word(name.get(1..close).unwrap_or_default()));
            rest = name.get(close + 1..).unwrap_or_default();
        }
        text.push_str(rest);
    }

    /// What stands for a name in the form; nothing for a name that has no meaning in it.
    fn word(&self, name: &str) -> &'h str {
        match (name, self.says) {
            ("point", Says::OfSide(_, point)) => digit(point),
            ("side", Says::OfSide(Side::Punto, _)) | ("winner", Says::OfBoth(_, Chance::Punto)) => {
                self.terms.punto.value()
            }
            ("side", Says::OfSide(Side::Banco, _)) | ("winner", Says::OfBoth(_, Chance::Banco)) => {
                self.terms.banco.value()
            }
            ("punto", Says::OfBoth(points, _)) => digit(points.punto),
            ("banco", Says::OfBoth(points, _)) => digit(points.banco),
            ("winner", Says::OfBoth(_, Chance::Egalite)) => self.terms.egalite.value(),
            _ => "",
        }
    }
}

fn digit(point: Point) -> &'static str {
    const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
    DIGITS.get(point.index()).copied().unwrap_or_default()
}

impl fmt::Display for Call<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(64);
        self.push_to(&mut text);
        f.write_str(&text)
    }
}
