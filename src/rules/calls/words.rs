//! The wording of a call: the house's form with its placeholders filled.

use std::cmp::Ordering;
use std::fmt;

use super::super::clause::Entry;
use super::super::coup::{Coup, Outcome};
use super::super::hand::Point;
use super::super::house::{House, Terms};
use super::super::side::{BySide, Chance, Side};
use super::Announcement;

/// Punctuation between the segments of a call.
const SIGNS: [char; 6] = [',', ';', ':', '.', '!', '?'];

/// One announcement; displays as the spoken words.
#[derive(Debug, Clone, Copy)]
pub struct Call<'h> {
    form: &'h str,
    terms: &'h Terms,
    says: Says,
}

#[derive(Debug, Clone, Copy)]
enum Says {
    Nothing,
    OfSide(Side, Point),
    OfBoth(BySide<Point>, Chance),
}

/// The house's call for an announcement; `None` where the coup has not come that far.
pub fn worded<'h>(house: &'h House, coup: &Coup<'_>, announcement: Announcement) -> Option<Call<'h>> {
    let forms = &house.calls;
    let of = |form: &'h Entry<String>, says| Some(Call { form: form.value(), terms: &house.terms, says });
    match announcement {
        Announcement::PlaceBets => of(&forms.place_bets, Says::Nothing),
        Announcement::BetsClosed => of(&forms.bets_closed, Says::Nothing),
        Announcement::Point(side) => Some(point_call(house, side, point_of_two(coup, side)?)),
        Announcement::CardFor(side) => of(&forms.card_for, Says::OfSide(side, coup.hand(side)?.point())),
        Announcement::Final => {
            let Outcome { winner, points, .. } = coup.outcome()?;
            Some(final_call(house, points, winner))
        }
    }
}

/// The house's call for a point on two cards, as a natural where it is one.
pub fn point_call(house: &House, side: Side, point: Point) -> Call<'_> {
    let form = if point.is_natural() { &house.calls.natural } else { &house.calls.point };
    Call { form: form.value(), terms: &house.terms, says: Says::OfSide(side, point) }
}

/// The house's final call for these points and this winner, which may be inconsistent with each other.
pub fn final_call(house: &House, points: BySide<Point>, winner: Chance) -> Call<'_> {
    let tie = winner == Chance::Egalite;
    let form = if tie { &house.calls.final_call_egalite } else { &house.calls.final_call };
    Call { form: form.value(), terms: &house.terms, says: Says::OfBoth(points, winner) }
}

/// Every call of a house in each of its wordings, with all points zero.
pub fn every_call(house: &House) -> impl Iterator<Item = Call<'_>> {
    let forms = &house.calls;
    let plain = [&forms.place_bets, &forms.bets_closed].map(|form| (form, Says::Nothing));
    let of_sides = [&forms.point, &forms.natural, &forms.card_for]
        .into_iter()
        .flat_map(|form| Side::BOTH.map(|side| (form, Says::OfSide(side, Point::default()))));
    let of_both = [
        (&forms.final_call, Chance::Punto),
        (&forms.final_call, Chance::Banco),
        (&forms.final_call_egalite, Chance::Egalite),
    ]
    .map(|(form, winner)| (form, Says::OfBoth(BySide::default(), winner)));
    let all = plain.into_iter().chain(of_sides).chain(of_both);
    all.map(|(form, says)| Call { form: form.value(), terms: &house.terms, says })
}

/// Every call possible in this house: each point on two cards, and each pair of final points with its winner.
pub fn every_call_with_points(house: &House) -> Vec<Call<'_>> {
    let forms = &house.calls;
    let mut all = vec![(&forms.place_bets, Says::Nothing), (&forms.bets_closed, Says::Nothing)];
    for side in Side::BOTH {
        all.push((&forms.card_for, Says::OfSide(side, Point::default())));
        all.extend(Point::ALL.map(|point| {
            let form = if point.is_natural() { &forms.natural } else { &forms.point };
            (form, Says::OfSide(side, point))
        }));
    }
    for punto in Point::ALL {
        all.extend(Point::ALL.map(|banco| match punto.cmp(&banco) {
            Ordering::Greater => (&forms.final_call, Says::OfBoth(BySide { punto, banco }, Chance::Punto)),
            Ordering::Less => (&forms.final_call, Says::OfBoth(BySide { punto, banco }, Chance::Banco)),
            Ordering::Equal => (&forms.final_call_egalite, Says::OfBoth(BySide { punto, banco }, Chance::Egalite)),
        }));
    }
    all.into_iter().map(|(form, says)| Call { form: form.value(), terms: &house.terms, says }).collect()
}

pub(super) fn point_of_two(coup: &Coup<'_>, side: Side) -> Option<Point> {
    coup.hand(side).map(|hand| hand.point_of_two())
}

/// A segment of a form.
enum Run<'h> {
    Words(&'h str),
    Figure(&'static str),
}

impl<'h> Call<'h> {
    /// Appends the spoken words to `text`.
    pub fn push_to(&self, text: &mut String) {
        self.runs(|run| match run {
            Run::Words(words) => text.push_str(words),
            Run::Figure(figure) => text.push_str(figure),
        });
    }

    /// The fixed word groups of the call: each point by itself, and the words between points and punctuation.
    pub fn groups(&self) -> Vec<String> {
        let mut groups = vec![String::new()];
        self.runs(|run| match run {
            Run::Figure(figure) => groups.extend([figure.to_owned(), String::new()]),
            Run::Words(words) => {
                let mut between = words.split(SIGNS);
                if let (Some(open), Some(first)) = (groups.last_mut(), between.next()) {
                    open.push_str(first);
                }
                groups.extend(between.map(str::to_owned));
            }
        });
        for group in &mut groups {
            *group = group.split_whitespace().collect::<Vec<_>>().join(" ");
        }
        groups.retain(|group| group.chars().any(char::is_alphanumeric));
        groups
    }

    /// The words of a final call with its two points swapped; `None` for a call of one point, and where no punctuation
    /// separates the two.
    pub fn in_reverse(&self) -> Option<String> {
        let of = |name| self.form.split(SIGNS).map(str::trim).find(|stretch| stretch.contains(name));
        let (punto, banco) = (of("{punto}")?, of("{banco}")?);
        let at = |stretch: &str| self.form.split(stretch).next().map_or(0, str::len);
        let (first, then) = if at(punto) < at(banco) { (punto, banco) } else { (banco, punto) };
        let (before, rest) = self.form.split_once(first)?;
        let (between, behind) = rest.split_once(then)?;
        let form = [before, then, between, first, behind].concat();
        Some(Call { form: &form, ..*self }.to_string())
    }

    fn runs(&self, mut each: impl FnMut(Run<'h>)) {
        let mut rest = self.form;
        while let Some(open) = rest.bytes().position(|byte| byte == b'{') {
            let (before, name) = rest.split_at(open);
            each(Run::Words(before));
            let close = name.bytes().position(|byte| byte == b'}').unwrap_or(name.len());
            each(self.blank(name.get(1..close).unwrap_or_default()));
            rest = name.get(close + 1..).unwrap_or_default();
        }
        each(Run::Words(rest));
    }

    /// The value of a placeholder; empty for an unknown one.
    fn blank(&self, name: &str) -> Run<'h> {
        match (name, self.says) {
            ("point", Says::OfSide(_, point)) => Run::Figure(digit(point)),
            ("punto", Says::OfBoth(points, _)) => Run::Figure(digit(points.punto)),
            ("banco", Says::OfBoth(points, _)) => Run::Figure(digit(points.banco)),
            ("side", Says::OfSide(Side::Punto, _)) | ("winner", Says::OfBoth(_, Chance::Punto)) => {
                Run::Words(self.terms.punto.value())
            }
            ("side", Says::OfSide(Side::Banco, _)) | ("winner", Says::OfBoth(_, Chance::Banco)) => {
                Run::Words(self.terms.banco.value())
            }
            ("winner", Says::OfBoth(_, Chance::Egalite)) => Run::Words(self.terms.egalite.value()),
            _ => Run::Words(""),
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
