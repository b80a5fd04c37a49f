//! Acts with something left open: the points of a call, the seat that cards or the shoe go to. Where nothing is
//! shown, the trainee fills it in by figures.

use super::offers::{Offer, OfferView, final_key};
use crate::rules::calls::{Announcement, final_call, point_call};
use crate::rules::hand::Point;
use crate::rules::side::{BySide, Chance, Side};
use crate::table::act::Act;
use crate::table::due::players_draw;
use crate::table::person::Person;
use crate::table::state::{Phase, State};
use crate::table::truth::coup_of;

/// An act with something left open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Blank {
    /// The call of a side's point: the point.
    Point(Side),
    /// The final call: both points, Punto's first.
    Final(Chance),
    /// Punto's cards: the seat of the player who turns them.
    PassPunto,
    /// The shoe: the seat it goes to.
    OfferShoe,
}

/// An open act with its letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BlankOffer {
    /// The act.
    pub blank: Blank,
    /// Its letter.
    pub key: char,
}

impl Blank {
    /// Number of figures that fill it; `None` for a seat.
    pub const fn figures(self) -> Option<usize> {
        match self {
            Self::Point(_) => Some(1),
            Self::Final(_) => Some(2),
            Self::PassPunto | Self::OfferShoe => None,
        }
    }

    /// True once nothing can be added to what is typed.
    pub fn is_full(self, view: OfferView<'_>) -> bool {
        if let Some(figures) = self.figures() {
            return view.entry.text().len() >= figures;
        }
        // A figure is enough where it begins no other number of a seat with a player.
        let state = view.shift.state();
        let begins = |seat: u8, other: u8| seat > 0 && other / 10 == seat && state.seated(other).is_some();
        let seats = state.table().map_or(0, |table| *table.seats.value());
        view.number().is_some_and(|seat| !(1..=seats).any(|other| begins(seat, other)))
    }

    /// The act, with what is typed.
    pub fn filled(self, view: OfferView<'_>) -> Option<Offer> {
        let state = view.shift.state();
        let house = &state.house;
        let act = match self {
            Self::Point(side) => {
                let point = typed_points(view).filter(|points| points.len() == 1)?.first().copied()?;
                Act::Call(Announcement::Point(side), point_call(house, side, point).to_string())
            }
            Self::Final(winner) => {
                let typed = typed_points(view).filter(|points| points.len() == 2)?;
                let (punto, banco) = (*typed.first()?, *typed.get(1)?);
                let points = BySide { punto, banco };
                Act::Call(Announcement::Final, final_call(house, points, winner).to_string())
            }
            Self::PassPunto => Act::PassCards(Side::Punto, typed_person(view)?),
            Self::OfferShoe => Act::OfferShoe(typed_seat(view)?),
        };
        let by = state.crew.tailleur();
        view.shift.is_trainee(by).then(|| Offer::unkeyed(by, act))
    }
}

/// The open acts of now; where what is due is shown, only totals that are asked.
pub fn blanks(view: OfferView<'_>) -> Vec<BlankOffer> {
    let state = view.shift.state();
    let mut blanks = Vec::new();
    let is_hidden = view.is_shown() && !view.asks_total();
    if is_hidden || state.phase == Phase::Over || !view.shift.is_trainee(state.crew.tailleur()) {
        return blanks;
    }
    let mut add = |key, blank| blanks.push(BlankOffer { blank, key });
    if state.phase == Phase::Play {
        add('O', Blank::Point(Side::Punto));
        add('N', Blank::Point(Side::Banco));
    }
    if view.is_shown() {
        return blanks;
    }
    if state.phase == Phase::Play {
        if names_points(state) {
            for winner in Chance::ALL {
                add(final_key(winner), Blank::Final(winner));
            }
        }
        if players_draw(state) {
            add('G', Blank::PassPunto);
        }
    }
    if players_draw(state) && matches!(state.phase, Phase::Play | Phase::Opening) {
        add('H', Blank::OfferShoe);
    }
    blanks
}

/// The letter of the open act that becomes this one once it is filled in.
pub(super) fn open_key(view: OfferView<'_>, act: &Act) -> Option<char> {
    let wanted = match act {
        Act::Call(Announcement::Point(side), _) => Blank::Point(*side),
        Act::Call(Announcement::Final, _) => Blank::Final(coup_of(view.shift.state()).outcome()?.winner),
        Act::PassCards(..) => Blank::PassPunto,
        Act::OfferShoe(_) => Blank::OfferShoe,
        _ => return None,
    };
    blanks(view).into_iter().find(|open| open.blank == wanted).map(|open| open.key)
}

/// True in a house whose final call names both points.
pub(super) fn names_points(state: &State) -> bool {
    let [none, one] = [0, 1].map(Point::from_sum);
    let with = |point| final_call(&state.house, BySide { punto: point, banco: none }, Chance::Punto).to_string();
    with(none) != with(one)
}

fn typed_points(view: OfferView<'_>) -> Option<Vec<Point>> {
    let figures = view.entry.text().chars().map(|figure| figure.to_digit(10));
    figures.map(|figure| Point::ALL.get(figure? as usize).copied()).collect()
}

fn typed_seat(view: OfferView<'_>) -> Option<u8> {
    let seat = view.entry.number().and_then(|seat| u8::try_from(seat).ok())?;
    let seats = view.shift.state().table().map_or(0, |table| *table.seats.value());
    (1..=seats).contains(&seat).then_some(seat)
}

/// The player of the typed seat; 0 for the tailleur himself.
fn typed_person(view: OfferView<'_>) -> Option<Person> {
    if view.entry.number() == Some(0) {
        return Some(view.shift.state().crew.tailleur());
    }
    view.shift.state().seated(typed_seat(view)?).map(Person::Guest)
}
