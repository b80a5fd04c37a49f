//! The wording of a call: the house's form with its placeholders filled.

use std::fmt;

use super::super::clause::Entry;
use super::super::coup::{Coup, CoupOutcome};
use super::super::hand::Point;
use super::super::house::{House, Terms};
use super::super::side::{BySide, Chance, Side};
use super::Announcement;
use super::occasion::occasion_calls;

/// Punctuation between the segments of a call.
const SIGNS: [char; 6] = [',', ';', ':', '.', '!', '?'];

/// One announcement; displays as the spoken words.
#[derive(Debug, Clone, Copy)]
pub struct Call<'h> {
    form: &'h str,
    terms: &'h Terms,
    content: CallContent,
}

#[derive(Debug, Clone, Copy)]
enum CallContent {
    Nothing,
    Count(u8),
    OfSide(Side, Point),
    OfBoth(BySide<Point>, Chance),
}

/// The house's call for an announcement; `None` where the coup has not come that far.
pub fn call_for<'h>(house: &'h House, coup: &Coup<'_>, announcement: Announcement) -> Option<Call<'h>> {
    let forms = &house.calls;
    let of = |form: &'h Entry<String>, says| Some(Call { form: form.value(), terms: &house.terms, content: says });
    match announcement {
        Announcement::PlaceBets => of(&forms.place_bets, CallContent::Nothing),
        Announcement::BetsClosed => of(&forms.bets_closed, CallContent::Nothing),
        Announcement::Point(side) => Some(point_call(house, side, point_of_two(coup, side)?)),
        Announcement::CardFor(side) => of(&forms.card_for, CallContent::OfSide(side, coup.hand(side)?.point())),
        Announcement::Final => {
            let CoupOutcome { winner, points, .. } = coup.outcome()?;
            Some(final_call(house, points, winner))
        }
    }
}

/// The house's call for a point on two cards, as a natural where it is one.
pub fn point_call(house: &House, side: Side, point: Point) -> Call<'_> {
    let form = if point.is_natural() { &house.calls.natural } else { &house.calls.point };
    Call { form: form.value(), terms: &house.terms, content: CallContent::OfSide(side, point) }
}

/// The house's final call for these points and this winner, which may be inconsistent with each other.
pub fn final_call(house: &House, points: BySide<Point>, winner: Chance) -> Call<'_> {
    let tie = winner == Chance::Egalite;
    let form = if tie { &house.calls.final_call_egalite } else { &house.calls.final_call };
    Call { form: form.value(), terms: &house.terms, content: CallContent::OfBoth(points, winner) }
}

/// Every call of a coup in each of its wordings, with all points zero.
pub fn every_call(house: &House) -> impl Iterator<Item = Call<'_>> {
    let forms = &house.calls;
    let plain = [&forms.place_bets, &forms.bets_closed].map(|form| (form, CallContent::Nothing));
    let of_sides = [&forms.point, &forms.natural, &forms.card_for]
        .into_iter()
        .flat_map(|form| Side::BOTH.map(|side| (form, CallContent::OfSide(side, Point::default()))));
    let of_both = [
        (&forms.final_call, Chance::Punto),
        (&forms.final_call, Chance::Banco),
        (&forms.final_call_egalite, Chance::Egalite),
    ]
    .map(|(form, winner)| (form, CallContent::OfBoth(BySide::default(), winner)));
    let all = plain.into_iter().chain(of_sides).chain(of_both);
    all.map(|(form, says)| Call { form: form.value(), terms: &house.terms, content: says })
}

/// Every call possible in this house: each point on two cards, and each pair of final points with its winner.
pub fn every_call_with_points(house: &House) -> Vec<Call<'_>> {
    let consistent = CallMeaning::every().filter(|meaning| meaning.is_consistent());
    consistent.map(|meaning| meaning.call(house)).chain(occasion_calls(house)).collect()
}

/// The meaning of a call, apart from the words of a house.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CallMeaning {
    /// Invitation to stake.
    PlaceBets,
    /// Close of betting.
    BetsClosed,
    /// A third card for this side.
    CardFor(Side),
    /// A side's point on two cards.
    Point(Side, Point),
    /// Both points and the winner, which may be inconsistent with each other.
    Final(BySide<Point>, Chance),
}

impl CallMeaning {
    /// All meanings, the inconsistent ones included.
    pub fn every() -> impl Iterator<Item = Self> {
        let points = |side| Point::ALL.map(|point| Self::Point(side, point));
        let of_sides =
            Side::BOTH.into_iter().flat_map(move |side| [Self::CardFor(side)].into_iter().chain(points(side)));
        let both = Point::ALL.into_iter().flat_map(|punto| Point::ALL.map(|banco| BySide { punto, banco }));
        let finals = both.flat_map(|points| Chance::ALL.map(|winner| Self::Final(points, winner)));
        [Self::PlaceBets, Self::BetsClosed].into_iter().chain(of_sides).chain(finals)
    }

    /// False for a final call whose winner is not that of its points.
    pub fn is_consistent(self) -> bool {
        match self {
            Self::Final(points, winner) => CoupOutcome::winner_of(points) == winner,
            Self::PlaceBets | Self::BetsClosed | Self::CardFor(_) | Self::Point(..) => true,
        }
    }

    /// The call in the words of a house.
    pub fn call(self, house: &House) -> Call<'_> {
        let (forms, terms) = (&house.calls, &house.terms);
        match self {
            Self::PlaceBets => Call { form: forms.place_bets.value(), terms, content: CallContent::Nothing },
            Self::BetsClosed => Call { form: forms.bets_closed.value(), terms, content: CallContent::Nothing },
            Self::CardFor(side) => {
                Call { form: forms.card_for.value(), terms, content: CallContent::OfSide(side, Point::default()) }
            }
            Self::Point(side, point) => point_call(house, side, point),
            Self::Final(points, winner) => final_call(house, points, winner),
        }
    }
}

pub(super) fn point_of_two(coup: &Coup<'_>, side: Side) -> Option<Point> {
    coup.hand(side).map(|hand| hand.point_of_two())
}

/// A segment of a form.
enum CallSegment<'h> {
    Words(&'h str),
    Figure(&'static str),
}

impl<'h> Call<'h> {
    /// A call that names a number, or nothing where its form has no placeholder.
    pub(super) const fn with_count(house: &'h House, form: &'h str, count: u8) -> Self {
        Self { form, terms: &house.terms, content: CallContent::Count(count) }
    }

    /// Appends the spoken words to `text`.
    pub fn push_to(&self, text: &mut String) {
        self.for_each_segment(|run| match run {
            CallSegment::Words(words) => text.push_str(words),
            CallSegment::Figure(figure) => text.push_str(figure),
        });
    }

    /// The fixed word groups of the call: each point by itself, and the words between points and punctuation.
    pub fn groups(&self) -> Vec<String> {
        let mut groups = vec![String::new()];
        self.for_each_segment(|run| match run {
            CallSegment::Figure(figure) => groups.extend([figure.to_owned(), String::new()]),
            CallSegment::Words(words) => {
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
    pub fn with_points_swapped(&self) -> Option<String> {
        let of = |name| self.form.split(SIGNS).map(str::trim).find(|stretch| stretch.contains(name));
        let (punto, banco) = (of("{punto}")?, of("{banco}")?);
        let at = |stretch: &str| self.form.split(stretch).next().map_or(0, str::len);
        let (first, then) = if at(punto) < at(banco) { (punto, banco) } else { (banco, punto) };
        let (before, rest) = self.form.split_once(first)?;
        let (between, behind) = rest.split_once(then)?;
        let form = [before, then, between, first, behind].concat();
        Some(Call { form: &form, ..*self }.to_string())
    }

    fn for_each_segment(&self, mut each: impl FnMut(CallSegment<'h>)) {
        let mut rest = self.form;
        while let Some(open) = rest.bytes().position(|byte| byte == b'{') {
            let (before, name) = rest.split_at(open);
            each(CallSegment::Words(before));
            let close = name.bytes().position(|byte| byte == b'}').unwrap_or(name.len());
            each(self.fill_placeholder(name.get(1..close).unwrap_or_default()));
            rest = name.get(close + 1..).unwrap_or_default();
        }
        each(CallSegment::Words(rest));
    }

    /// The value of a placeholder; empty for an unknown one.
    fn fill_placeholder(&self, name: &str) -> CallSegment<'h> {
        match (name, self.content) {
            ("count", CallContent::Count(count)) => CallSegment::Figure(figure(count)),
            ("point", CallContent::OfSide(_, point)) => CallSegment::Figure(digit(point)),
            ("punto", CallContent::OfBoth(points, _)) => CallSegment::Figure(digit(points.punto)),
            ("banco", CallContent::OfBoth(points, _)) => CallSegment::Figure(digit(points.banco)),
            ("side", CallContent::OfSide(Side::Punto, _)) | ("winner", CallContent::OfBoth(_, Chance::Punto)) => {
                CallSegment::Words(self.terms.punto.value())
            }
            ("side", CallContent::OfSide(Side::Banco, _)) | ("winner", CallContent::OfBoth(_, Chance::Banco)) => {
                CallSegment::Words(self.terms.banco.value())
            }
            ("winner", CallContent::OfBoth(_, Chance::Egalite)) => CallSegment::Words(self.terms.egalite.value()),
            _ => CallSegment::Words(""),
        }
    }
}

fn digit(point: Point) -> &'static str {
    const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
    DIGITS.get(point.index()).copied().unwrap_or_default()
}

/// The figure of a number of burned cards; a house burns ten at most.
fn figure(count: u8) -> &'static str {
    const FIGURES: [&str; 11] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
    FIGURES.get(usize::from(count)).copied().unwrap_or_default()
}

impl fmt::Display for Call<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(64);
        self.push_to(&mut text);
        f.write_str(&text)
    }
}
