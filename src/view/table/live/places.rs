//! The places of everything on a table that is worked: a function of what lies there and of the felt's geometry.

use eframe::egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::super::card::CardPlace as DrawnCard;
use super::super::felt_layout::{CARD_HEIGHT, FeltLayout, PrintRow};
use super::super::{hand, seat};
use crate::app::shift::thing::Thing;
use crate::drill::{CrewMember, crew_at};
use crate::rules::bet::Spot;
use crate::rules::circulation::Holder;
use crate::rules::house::Hand;
use crate::rules::side::Side;
use crate::table::act::{CardPlace, Facing};
use crate::table::person::Person;
use crate::table::state::{FeltCard, PlacedStake, State};

/// Smallest side of a thing that is pointed at, in points.
const LEAST: f32 = 26.0;
/// From the rail to the middle of a figure, in heights of it: its hands lie on the rail.
const HANDS: f32 = 0.45;
/// Space between the names of neighbours, in points.
pub(super) const NAMES_APART: f32 = 6.0;
/// Room for the name of one of the crew with a free side, in rooms of one without.
const WIDER: f32 = 1.35;

/// The places of one table at one moment.
pub(super) struct Places<'a> {
    pub stage: &'a FeltLayout,
    pub state: &'a State,
    /// Height of a figure.
    pub figure: f32,
    /// Sums are shown beside the pieces.
    pub sums: bool,
    /// The area that nothing leaves.
    pub room: Rect,
}

/// A person beside the table.
pub(super) struct Placed {
    pub person: Person,
    pub centre: Pos2,
    /// Upwards of the table.
    pub facing: bool,
    pub sits: bool,
    /// Width for his name.
    pub room: f32,
    /// Width of a name that is centred on him; a wider one grows towards his free side.
    pub centred_room: f32,
    /// The side on which nobody of the crew stands beside him: -1 left, 1 right, 0 neither.
    pub free_side: f32,
}

impl Placed {
    const fn new(person: Person, centre: Pos2, facing: bool, sits: bool, room: f32) -> Self {
        Self { person, centre, facing, sits, room, centred_room: room, free_side: 0.0 }
    }
}

impl Places<'_> {
    /// The guests who are there.
    pub(super) fn guests(&self) -> Vec<Placed> {
        let row = self.stage.rows.first();
        let there = (0..).zip(&self.state.guests).filter(|(_, guest)| guest.is_there);
        there
            .map(|(index, guest)| {
                let width = row.map_or(60.0, |row| self.stage.cell(guest.seat, row).1.x);
                let shares = self.shares_seat(guest.seat);
                let aside = match (shares, guest.standing) {
                    (false, _) => 0.0,
                    (true, false) => -width * 0.25,
                    (true, true) => width * 0.25,
                };
                let centre = self.stage.beside(guest.seat, self.stage.rail + self.figure * HANDS) + vec2(aside, 0.0);
                let facing = centre.y < self.stage.cloth.center().y;
                let room = if shares { width * 0.5 } else { width * 0.97 };
                Placed::new(Person::Guest(index), centre, facing, !guest.standing, room)
            })
            .collect()
    }

    /// Where a guest would sit at each seat without one; true upwards of the table.
    pub(super) fn empty_chairs(&self) -> Vec<(Pos2, bool)> {
        let is_taken = |seat: u8| self.state.guests.iter().any(|guest| guest.is_there && guest.seat == seat);
        let seats = self.stage.seats.iter().copied().filter(|seat| !is_taken(*seat));
        let places = seats.map(|seat| self.stage.beside(seat, self.stage.rail + self.figure * HANDS));
        places.map(|centre| (centre, centre.y < self.stage.cloth.center().y)).collect()
    }

    fn shares_seat(&self, seat: u8) -> bool {
        self.state.guests.iter().filter(|guest| guest.is_there && guest.seat == seat).count() > 1
    }

    /// The crew, and the person in charge where he is not of it.
    pub(super) fn crew(&self) -> Vec<Placed> {
        let (stage, state) = (self.stage, self.state);
        let out = stage.rail + self.figure * HANDS;
        let mut payer = 0;
        let mut placed: Vec<Placed> = crew_at(stage.size, &state.house)
            .iter()
            .map(|member| {
                let person = self.member(member, &mut payer);
                let side = match member.hand {
                    Some(Hand::Left) => -1.0,
                    Some(Hand::Right) => 1.0,
                    None => 0.0,
                };
                let y = if member.facing { stage.cloth.top() - out } else { stage.cloth.bottom() + out };
                let centre = pos2(stage.cloth.center().x + side * self.step(), y);
                Placed::new(person, centre, member.facing, member.sits, self.step() * 1.9)
            })
            .collect();
        let chef = state.crew.chef();
        if !placed.iter().any(|other| other.person == chef) {
            let middle = stage.cloth.center().x;
            let mut own: Vec<&mut Placed> = placed.iter_mut().filter(|other| !other.facing).collect();
            // Between the players of a large table the chef and the tailleur share the middle.
            let aside = match own.as_mut_slice() {
                [alone] if stage.large.is_some() => {
                    alone.centre.x = middle + self.step() * 0.9;
                    0.9
                }
                [] | [_] => 2.0,
                _ => 3.0,
            };
            let centre = pos2(middle - self.step() * aside, stage.cloth.bottom() + out);
            placed.push(Placed::new(chef, centre, false, false, self.step() * 1.75));
        }
        // At the rail, in the hollow of a large table.
        if let Some(large) = &stage.large {
            for own in &mut placed {
                let hollow = large.hollow_at(own.centre.x - stage.cloth.center().x);
                own.centre.y += if own.facing { hollow } else { -hollow };
            }
        }
        share_room(&mut placed);
        placed
    }

    /// Half the distance between two members of the crew.
    fn step(&self) -> f32 {
        let most = if self.stage.large.is_some() { self.stage.cloth.width() * 0.045 } else { f32::INFINITY };
        (self.figure * 1.35).min(most)
    }

    fn member(&self, member: &CrewMember, payer: &mut u8) -> Person {
        let crew = &self.state.crew;
        if member.hand.is_some() {
            *payer += 1;
            return crew.payer(*payer);
        }
        crew.tailleur()
    }

    /// The centre of a person's figure.
    pub(super) fn person(&self, person: Person) -> Pos2 {
        let all = self.guests().into_iter().chain(self.crew());
        let found = all.into_iter().find(|placed| placed.person == person);
        found.map_or_else(|| pos2(self.room.center().x, self.room.top()), |placed| placed.centre)
    }

    /// The shoe: with the player who holds it or is offered it, else before the tailleur.
    pub(super) fn shoe(&self) -> Rect {
        self.shoe_with().map_or(self.stage.furniture.shoe, |(seat, row)| seat::shoe_beside(self.stage, row, seat))
    }

    /// The shoe is at the left of the number of its seat.
    pub(super) fn shoe_lies_left(&self) -> bool {
        self.shoe_with().is_some_and(|(seat, row)| self.shoe().center().x < self.stage.cell(seat, row).0.x)
    }

    /// The figures of all but one person.
    pub(super) fn others(&self, person: Person) -> Vec<Rect> {
        let all = self.guests().into_iter().chain(self.crew());
        let others = all.filter(|other| other.person != person);
        others.map(|other| self.figure_area(other.centre).expand2(vec2(2.0, 0.0))).collect()
    }

    /// The nearest place in its row where something of this size covers nobody.
    pub(super) fn beside_people(&self, thing: Rect) -> Rect {
        let all = self.guests().into_iter().chain(self.crew());
        let people: Vec<Rect> = all.map(|placed| self.figure_area(placed.centre)).collect();
        let is_free = |place: &Rect| !people.iter().any(|person| person.intersects(*place));
        let beside = |person: &Rect| [person.left() - 2.0 - thing.width(), person.right() + 2.0];
        let lefts = people.iter().flat_map(beside).map(|left| thing.translate(vec2(left - thing.left(), 0.0)));
        let away = |place: &Rect| (place.left() - thing.left()).abs();
        let free = std::iter::once(thing).chain(lefts).filter(is_free);
        free.min_by(|one, other| away(one).total_cmp(&away(other))).unwrap_or(thing)
    }

    /// The place for something of this size beside one of the crew; `None` where others stand on both sides.
    pub(super) fn beside_crew(&self, person: Person, size: Vec2) -> Option<Rect> {
        let own = self.crew().into_iter().find(|own| own.person == person).filter(|own| own.free_side != 0.0)?;
        let figure = self.figure_area(own.centre);
        let x = own.centre.x + own.free_side * (f32::midpoint(figure.width(), size.x) + 2.0);
        Some(self.beside_people(Rect::from_center_size(pos2(x, own.centre.y), size)))
    }

    /// The place for something of this size outside the rail, beside the seat with the shoe; `None` where no seat has it.
    pub(super) fn beyond_shoe(&self, size: Vec2) -> Option<Rect> {
        self.shoe_with()?;
        let shoe = self.shoe();
        let is_above = shoe.center().y < self.stage.cloth.center().y;
        let out = self.stage.rail + size.y / 2.0 + 2.0;
        // Towards the ends of the table the rail bends inwards.
        let at = |x: f32| {
            let [left, right] = [-0.5, 0.5].map(|share| self.stage.edge_at(x + share * size.x, is_above, out));
            Rect::from_center_size(pos2(x, if is_above { left.min(right) } else { left.max(right) }), size)
        };
        Some(at(self.beside_people(at(shoe.right() - size.x / 2.0)).center().x))
    }

    fn shoe_with(&self) -> Option<(u8, &PrintRow)> {
        let seat = match self.state.round.holder() {
            Some(Holder::Seat(seat)) => seat,
            Some(Holder::Tailleur) => return None,
            None => self.state.shoe_pushed_to?,
        };
        Some((seat, self.stage.rows.first()?))
    }

    /// The felt for cards on neither side.
    pub(super) fn apart(&self) -> Rect {
        let coming = self.stage.furniture.coming;
        coming.with_max_x(coming.center().x)
    }

    /// The marble.
    pub(super) fn marble(&self) -> Rect {
        let coming = self.stage.furniture.coming;
        coming.with_min_x(coming.center().x).shrink2(vec2(coming.width() * 0.02, coming.height() * 0.08))
    }

    /// A card on the felt; `None` in the box.
    pub(super) fn card(&self, card: &FeltCard) -> Option<DrawnCard> {
        let before = |same: &dyn Fn(CardPlace) -> bool| {
            let there = self.state.felt.iter().filter(|other| same(other.place));
            there.take_while(|other| other.id != card.id).count()
        };
        match card.place {
            CardPlace::On(side) => {
                let index = before(&|place| place == card.place);
                Some(self.passed(card, index).unwrap_or_else(|| self.in_hand(side, index, card.facing)))
            }
            CardPlace::Apart | CardPlace::Floor => {
                let apart = |place: CardPlace| matches!(place, CardPlace::Apart | CardPlace::Floor);
                let room = self.apart();
                let all = self.state.felt.iter().filter(|other| apart(other.place)).count().max(1);
                let width = (room.height() * 0.92 / CARD_HEIGHT).min(room.width() / all as f32 * 0.94);
                let width = width.min(self.stage.card).max(6.0);
                let left = room.center().x - width * 1.05 * (all as f32 - 1.0) / 2.0;
                let at = pos2(left + before(&apart) as f32 * width * 1.05, room.center().y);
                Some(DrawnCard::straight(at, width))
            }
            CardPlace::Box | CardPlace::Shoe => None,
        }
    }

    /// One of Punto's two cards with the person they were passed to, until they are turned over.
    fn passed(&self, card: &FeltCard, index: usize) -> Option<DrawnCard> {
        let person = self.state.coup.passed_to.filter(|_| index < 2 && card.place == CardPlace::On(Side::Punto))?;
        if card.facing.is_up() {
            return None;
        }
        // The tailleur turns them over where they lie.
        let Person::Guest(_) = person else { return None };
        // In his hands, which lie on the rail.
        let own = self.person(person);
        let hands = self.stage.cloth.clamp(own);
        let (at, width) = (own + (hands - own) * 0.6, self.figure * 0.4);
        Some(DrawnCard::straight(at + vec2((index as f32 - 0.5) * width * 1.08, 0.0), width))
    }

    /// The area of a side's cards while they are with the person they were passed to.
    fn passed_hand(&self, side: Side) -> Option<Rect> {
        let of_side = |card: &&FeltCard| card.place == CardPlace::On(side);
        let cards = self.state.felt.iter().filter(of_side).enumerate();
        let rects = cards.filter_map(|(index, card)| Some(self.passed(card, index)?.rect()));
        rects.reduce(Rect::union)
    }

    fn in_hand(&self, side: Side, index: usize, facing: Facing) -> DrawnCard {
        let crosswise = matches!(facing, Facing::UpCrosswise | Facing::DownCrosswise);
        let place = hand::place_of(self.stage, side, index.min(2));
        let angle = if crosswise { std::f32::consts::FRAC_PI_2 } else { 0.0 };
        // A card too many lies over the third.
        let over = index.saturating_sub(2) as f32 * place.width * 0.22;
        DrawnCard { angle, centre: place.centre + Vec2::splat(over), ..place }
    }

    /// The box in which a bet lies: its share, where several lie on one spot.
    pub(super) fn stake(&self, stake: &PlacedStake) -> Option<Rect> {
        let row = self.row(stake.spot)?;
        let cell = self.stage.stake_cell(stake.seat, row);
        let same = |other: &&PlacedStake| {
            (other.seat, other.spot) == (stake.seat, stake.spot) && other.lies() && !other.settled.taken_up
        };
        let all = self.state.stakes.iter().filter(same).count().max(1) as f32;
        let place = self.state.stakes.iter().filter(same).take_while(|other| other.id != stake.id).count() as f32;
        let wide = cell.width() / all;
        let cell =
            Rect::from_x_y_ranges(cell.left() + wide * place..=cell.left() + wide * (place + 1.0), cell.y_range());
        let Some(other) = stake.astride.and_then(|astride| self.row(astride.other)) else { return Some(cell) };
        let beyond = self.stage.stake_cell(stake.seat, other);
        Some(cell.translate(vec2(0.0, (beyond.center().y - cell.center().y) / 2.0)))
    }

    /// The slope of the lines of the box in which a bet lies, and how much lower they are at `x` than in its middle.
    pub(super) fn slope(&self, thing: Thing, x: f32) -> Option<(f32, f32)> {
        let Thing::Stake(id) = thing else { return None };
        let stake = self.state.stake(id)?;
        Some((self.stage.slope(stake.seat, self.row(stake.spot)?), self.drop_at(stake, x)))
    }

    /// How much lower the lines of its box are at `x` than in the middle.
    pub(super) fn drop_at(&self, stake: &PlacedStake, x: f32) -> f32 {
        self.row(stake.spot).map_or(0.0, |row| {
            let middle = self.stage.stake_cell(stake.seat, row).center().x;
            self.stage.slope(stake.seat, row) * (x - middle)
        })
    }

    fn row(&self, spot: Spot) -> Option<&PrintRow> {
        self.stage.rows.iter().find(|row| row.spot == Some(spot))
    }

    /// The area of a thing that is pointed at.
    pub(super) fn area(&self, thing: Thing) -> Option<Rect> {
        let stage = self.stage;
        let area = match thing {
            Thing::Shoe => self.shoe().expand(3.0),
            Thing::Hand(side) => self.passed_hand(side).unwrap_or(stage.hands[side]),
            Thing::Card(id) => self.card(self.state.card(id)?)?.rect(),
            Thing::Apart => self.apart(),
            Thing::Stake(id) => self.stake(self.state.stake(id)?)?,
            Thing::Guest(index) => self.figure_area(self.person(Person::Guest(index))),
            Thing::Crew(person) => self.figure_area(self.person(person)),
            Thing::Box => stage.furniture.basket,
            Thing::Tray => stage.furniture.float,
            Thing::Piece(value) => self.tube(value)?,
            Thing::Marble => self.marble(),
        };
        let short = (Vec2::splat(LEAST) - area.size()).max(Vec2::ZERO) / 2.0;
        Some(if matches!(thing, Thing::Piece(_) | Thing::Stake(_)) { area } else { area.expand2(short) })
    }

    /// Around the cards of a side.
    pub(super) fn cards_on(&self, side: Side) -> Option<Rect> {
        let lying = self.state.felt.iter().filter(|card| card.place == CardPlace::On(side));
        lying.filter_map(|card| Some(self.card(card)?.rect())).reduce(Rect::union)
    }

    pub(super) fn figure_area(&self, centre: Pos2) -> Rect {
        Rect::from_center_size(centre, vec2(self.figure * 1.3, self.figure))
    }

    /// The tube of the tray for a value.
    pub(super) fn tube(&self, value: crate::rules::money::Money) -> Option<Rect> {
        let pieces = &self.state.house.chip_set().pieces;
        let place = pieces.iter().position(|piece| piece.value == value)?;
        let float = self.stage.furniture.float;
        let inner = float.shrink((float.height() * 0.07).max(2.0));
        let step = inner.width() / pieces.len().max(1) as f32;
        let left = inner.left() + step * place as f32;
        Some(Rect::from_x_y_ranges(left..=left + step, inner.y_range()))
    }
}

/// Keeps the names of the crew apart, and gives more room to those who have a free side.
fn share_room(crew: &mut [Placed]) {
    let all: Vec<(Pos2, bool)> = crew.iter().map(|own| (own.centre, own.facing)).collect();
    for own in crew {
        let beside = all.iter().filter(|(_, facing)| *facing == own.facing).map(|(other, _)| other.x - own.centre.x);
        let (left, right): (Vec<f32>, Vec<f32>) = beside.filter(|way| way.abs() > 1.0).partition(|way| *way < 0.0);
        let nearest = left.iter().chain(&right).map(|way| way.abs()).fold(f32::INFINITY, f32::min);
        own.centred_room = own.room.min(nearest - NAMES_APART);
        own.free_side = match (left.is_empty(), right.is_empty()) {
            (false, true) => 1.0,
            (true, false) => -1.0,
            (true, true) | (false, false) => 0.0,
        };
        own.room = own.centred_room * if own.free_side == 0.0 { 1.0 } else { WIDER };
    }
}
