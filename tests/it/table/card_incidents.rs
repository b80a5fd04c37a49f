//! Incidents with cards and with hands on cards: the right treatment is free of faults and settles each coup to the
//! coin, each other treatment is found with a clause of the house or as convention.

use std::collections::BTreeMap;
use std::sync::Arc;

use tailleur::rules::calls::Announcement;
use tailleur::rules::clause::Basis;
use tailleur::rules::house::{House, TableSize};
use tailleur::rules::misdraw::Seen;
use tailleur::rules::side::Side;
use tailleur::table::Shift;
use tailleur::table::act::{Act, CardId, CardPlace, Facing, Speech};
use tailleur::table::agent::{Agent, Move, Perfect, play};
use tailleur::table::coup_record::CoupRecord;
use tailleur::table::due::{drawer, remedies};
use tailleur::table::event::Event;
use tailleur::table::fact::{Fact, FaultKind};
use tailleur::table::incident::{Answer, IncidentKind};
use tailleur::table::person::Person;
use tailleur::table::state::{FeltCard, NullCall, Order, Phase, Slip, State};
use tailleur::table::truth::null_coup;

use super::reckoning::check;
use super::{scenario, tables};
use crate::support::{thorough, tier};

/// A treatment on offer: what a croupier might do at the moment of an incident.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Treatment {
    /// He goes on as if the table were in order, until that is found.
    GoOn,
    /// The card goes back into the shoe.
    BackToShoe,
    /// It is burned.
    Burn,
    /// It is played for the other side.
    OtherSide,
    /// The coup is called null.
    CallNull,
    /// The cards are swept into the box.
    Sweep,
    /// The tailleur draws himself.
    DrawHimself,
    /// He turns the cards himself.
    TurnHimself,
    /// He looks on for a while.
    LookOn,
    /// He grants what is asked.
    Grant,
    /// He finds the packs sound.
    FindSound,
    /// He ends the shoe.
    EndTheShoe,
}

/// Each kind with the wrong treatments on offer, and the fault that each is found as first.
fn wrong_treatments(kind: IncidentKind) -> &'static [(Treatment, FaultKind)] {
    use Treatment as T;
    const IN_PLACE: &[(Treatment, FaultKind)] = &[
        (T::BackToShoe, FaultKind::CardIntoShoe),
        (T::Burn, FaultKind::WrongPlace),
        (T::OtherSide, FaultKind::WrongPlace),
        (T::CallNull, FaultKind::WrongCall),
    ];
    const TO_BE_MOVED: &[(Treatment, FaultKind)] =
        &[(T::GoOn, FaultKind::FaultOverlooked), (T::Burn, FaultKind::WrongPlace), (T::CallNull, FaultKind::WrongCall)];
    const TO_BE_BURNED: &[(Treatment, FaultKind)] = &[
        (T::GoOn, FaultKind::FaultOverlooked),
        (T::BackToShoe, FaultKind::CardIntoShoe),
        (T::CallNull, FaultKind::WrongCall),
    ];
    match kind {
        IncidentKind::DrawnTooEarly | IncidentKind::CardExposed | IncidentKind::WrongPerson => IN_PLACE,
        IncidentKind::ToTheWrongSide | IncidentKind::CardDropped | IncidentKind::TwoStuck => TO_BE_MOVED,
        IncidentKind::OneTooMany | IncidentKind::FaceUpInTheShoe => TO_BE_BURNED,
        IncidentKind::OneTooFew => &[
            (T::TurnHimself, FaultKind::WrongOrder),
            (T::DrawHimself, FaultKind::WrongHands),
            (T::CallNull, FaultKind::WrongCall),
        ],
        IncidentKind::ForeignBack | IncidentKind::UsedAgain => {
            &[(T::GoOn, FaultKind::FaultOverlooked), (T::BackToShoe, FaultKind::CardIntoShoe)]
        }
        IncidentKind::StopCardFirst => &[(T::DrawHimself, FaultKind::CoupAfterTheEnd)],
        IncidentKind::StopCardInside => {
            &[(T::CallNull, FaultKind::WrongCall), (T::EndTheShoe, FaultKind::ShoeEndedEarly)]
        }
        IncidentKind::StopCardForgotten => &[(T::GoOn, FaultKind::FaultOverlooked)],
        IncidentKind::ShoeExhausted => &[(T::Sweep, FaultKind::FaultOverlooked)],
        IncidentKind::WrongBurnByColleague => &[(T::GoOn, FaultKind::WrongBurn)],
        IncidentKind::CardPutBack => {
            &[(T::TurnHimself, FaultKind::FaultOverlooked), (T::CallNull, FaultKind::WrongCall)]
        }
        IncidentKind::UnsoundPacks => &[(T::FindSound, FaultKind::PacksUnchecked)],
        IncidentKind::HolderTakesPunto => {
            &[(T::LookOn, FaultKind::FaultOverlooked), (T::CallNull, FaultKind::WrongCall)]
        }
        IncidentKind::PuntoRefused => &[(T::CallNull, FaultKind::WrongCall)],
        IncidentKind::HolderDawdles => &[(T::DrawHimself, FaultKind::WrongHands), (T::CallNull, FaultKind::WrongCall)],
        IncidentKind::PassesTooLate => &[(T::Grant, FaultKind::WrongAnswer), (T::CallNull, FaultKind::WrongCall)],
        _ => &[],
    }
}

/// The kinds with cards, and of people those with hands on cards.
fn kinds() -> impl Iterator<Item = IncidentKind> {
    IncidentKind::ALL.iter().copied().filter(|kind| !wrong_treatments(*kind).is_empty())
}

/// Each kind at each table that can have it.
fn possible() -> Vec<(Arc<House>, TableSize, IncidentKind)> {
    let mut all = Vec::new();
    for (house, size) in tables() {
        let table = house.tables.iter().find(|table| table.size == size).unwrap();
        all.extend(kinds().filter(|kind| kind.is_possible(&house, table)).map(|kind| (Arc::clone(&house), size, kind)));
    }
    all
}

/// Each kind at one large table at least, and at one in nine of the others; all in the nightly tier.
fn some() -> Vec<(Arc<House>, TableSize, IncidentKind)> {
    let all = possible().into_iter().enumerate();
    let is_large = |size| size == TableSize::Large;
    let mut large = Vec::new();
    let chosen = all.filter(|(index, (_, size, kind))| {
        let first = is_large(*size) && !large.contains(kind);
        large.extend(first.then_some(*kind));
        thorough() || first || (index + *kind as usize).is_multiple_of(9)
    });
    chosen.map(|(_, one)| one).collect()
}

fn shift(house: &Arc<House>, size: TableSize, kind: IncidentKind, seed: u64) -> Shift {
    shift_of("All", (house, size), kind, seed)
}

fn shift_of(role: &str, (house, size): (&Arc<House>, TableSize), kind: IncidentKind, seed: u64) -> Shift {
    let opening = kind.hook().is_of_opening();
    let more = format!("role: {role}, opening: {opening}, closing: true, incidents: [(what: {kind:?}, at: Rate(100))]");
    Shift::new(&scenario(size, 5, tier(2, 6), &more), house, seed).unwrap()
}

/// The card that the incident is about, if it lies there.
fn card(state: &State, kind: IncidentKind) -> Option<CardId> {
    let found = state.felt.iter().rfind(|card| match kind {
        IncidentKind::DrawnTooEarly => card.early,
        IncidentKind::CardExposed => card.seen == Seen::Early,
        IncidentKind::FaceUpInTheShoe => card.seen == Seen::InTheShoe,
        IncidentKind::WrongPerson => card.order == Order::ByAnother,
        IncidentKind::ToTheWrongSide => card.order == Order::PutElsewhere,
        IncidentKind::OneTooMany => card.order == Order::None,
        IncidentKind::CardDropped => card.place == CardPlace::Floor,
        IncidentKind::TwoStuck => card.order == Order::Stuck,
        IncidentKind::ForeignBack => card.is_foreign(),
        IncidentKind::CardPutBack => card.place == CardPlace::Shoe,
        IncidentKind::UsedAgain => card.is_left(),
        _ => false,
    });
    found.filter(|card| card.place != CardPlace::Box && !card.removed).map(|card| card.id)
}

/// True while an incident of this kind shows and is not treated.
fn shows(shift: &Shift, kind: IncidentKind) -> bool {
    let state = shift.state();
    let play = state.phase == Phase::Play && !state.coup.over;
    match kind {
        IncidentKind::OneTooFew | IncidentKind::HolderDawdles => state.coup.slip == Some(Slip::Waits),
        IncidentKind::StopCardFirst => play && null_coup(state).is_some() && !state.coup.null.is_made(),
        IncidentKind::ShoeExhausted => {
            play && null_coup(state).is_some() && state.felt.len() >= 4 && !state.coup.null.is_made()
        }
        IncidentKind::StopCardInside => play && state.shoe.stop_shown.is_some() && state.shoe.coups_left == Some(0),
        IncidentKind::StopCardForgotten => {
            let due = shift.due();
            state.shoe.filled && due.iter().any(|duty| matches!(duty.act, Act::PlaceStopCard(_)))
        }
        IncidentKind::WrongBurnByColleague => {
            let due = shift.due();
            let burns = |act: &Act| matches!(act, Act::Draw(CardPlace::Box, _) | Act::MoveCard(_, CardPlace::Box, _));
            !state.felt.is_empty() && state.felt[0].by == Person::InCharge && due.iter().any(|duty| burns(&duty.act))
        }
        IncidentKind::UnsoundPacks => shift.due().iter().any(|duty| duty.act == Act::CheckPacks(false)),
        IncidentKind::HolderTakesPunto => state.coup.passed_to == Some(drawer(state)),
        IncidentKind::PuntoRefused => !state.coup.refused_cards.is_empty(),
        IncidentKind::PassesTooLate => state.requests.iter().any(|request| request.incident == Some(kind)),
        IncidentKind::UsedAgain => card(state, kind).is_some(),
        _ => play && card(state, kind).is_some(),
    }
}

/// Works perfectly, but for one treatment of an incident.
struct Treats {
    kind: IncidentKind,
    treatment: Treatment,
    done: bool,
}

impl Treats {
    /// The act of a croupier to whom the table looks in order: the duty behind those that put it right.
    fn as_if_in_order(shift: &Shift) -> Option<(Person, Act)> {
        let mut ahead = shift.clone();
        for card in &mut ahead.state_mut().felt {
            card.accepted = card.is_foreign();
        }
        if ahead.state().felt.iter().any(FeltCard::is_foreign) {
            ahead.state_mut().coup.null = NullCall::PassedOver;
        }
        for _ in 0..20 {
            let duty = ahead.due_of_trainee().into_iter().next()?;
            let of_burn = matches!(duty.act, Act::Draw(CardPlace::Box, _) | Act::MoveCard(_, CardPlace::Box, _));
            let opening = of_burn || matches!(duty.act, Act::PlaceStopCard(_));
            if !opening && !remedies(ahead.state()).iter().any(|right| right.act == duty.act) {
                return Some((duty.by, duty.act));
            }
            let now = ahead.state().now;
            ahead.act(duty.by, &duty.act, now);
        }
        None
    }

    fn act(&self, shift: &Shift) -> Option<(Person, Act)> {
        let state = shift.state();
        let tailleur = state.crew.tailleur();
        let moved = |place| card(state, self.kind).map(|id| Act::MoveCard(id, place, Facing::Down));
        let act = match self.treatment {
            Treatment::GoOn => return Self::as_if_in_order(shift),
            Treatment::BackToShoe => moved(CardPlace::Shoe)?,
            Treatment::Burn => moved(CardPlace::Box)?,
            Treatment::OtherSide => {
                let on = card(state, self.kind).and_then(|id| state.card(id))?.place;
                moved(CardPlace::On(if on == CardPlace::On(Side::Punto) { Side::Banco } else { Side::Punto }))?
            }
            Treatment::CallNull => Act::Speak(Speech::NullCoup, None),
            Treatment::Sweep => Act::PutAway,
            Treatment::DrawHimself => Act::Draw(CardPlace::On(Side::Punto), Facing::Down),
            Treatment::TurnHimself => Act::Turn(Side::Punto),
            Treatment::LookOn => return None,
            Treatment::Grant => Act::Answer(state.requests.first()?.id, Answer::Grant),
            Treatment::FindSound | Treatment::EndTheShoe => Act::CheckPacks(true),
        };
        Some((tailleur, act))
    }
}

impl Agent for Treats {
    fn next(&mut self, shift: &Shift) -> Move {
        let now = shift.state().now;
        let goes_on = self.treatment == Treatment::GoOn;
        if self.done || !shift.facts().is_empty() || !shows(shift, self.kind) {
            return Perfect.next(shift);
        }
        match self.act(shift) {
            Some((by, act)) => {
                self.done = !goes_on;
                // A card that has just come out cannot be passed over yet.
                let at = now + if matches!(act, Act::MoveCard(..)) { 100 } else { 1_500 };
                Move::Act(by, act, at)
            }
            None if goes_on => shift.next_at().map_or_else(|| Perfect.next(shift), Move::Wait),
            None => {
                self.done = self.treatment == Treatment::LookOn;
                Move::Wait(if self.done { now + 7_000 } else { now + 100 })
            }
        }
    }
}

/// The coups of a shift, with the acts of the crew in it by name.
fn played(shift: &mut Shift, agent: &mut dyn Agent) -> (Vec<CoupRecord>, Vec<Act>) {
    let (mut coups, mut acts) = (Vec::new(), Vec::new());
    play(shift, agent, |_, events| {
        for event in events {
            match event {
                Event::CoupOver(coup) => coups.push((**coup).clone()),
                Event::Acted { by: Person::Crew(_), act, .. } => acts.push(act.clone()),
                _ => {}
            }
        }
    });
    (coups, acts)
}

/// Kinds that cost the holder the shoe where it goes round: by S0-78, and elsewhere by convention.
const COST_THE_SHOE: [IncidentKind; 3] =
    [IncidentKind::DrawnTooEarly, IncidentKind::ToTheWrongSide, IncidentKind::OneTooMany];

/// For each coup, in order: true if the shoe was offered between its invitation and the next.
fn offers(acts: &[Act]) -> Vec<bool> {
    let invites = |act: &&Act| matches!(act, Act::Call(Announcement::PlaceBets, _));
    let coups = acts.split(|act| invites(&act)).skip(1);
    coups.map(|acts| acts.iter().any(|act| matches!(act, Act::OfferShoe(_)))).collect()
}

#[test]
#[expect(clippy::print_stdout, reason = "the table is asked for")]
fn the_right_treatment_is_free_of_faults_and_each_coup_is_settled() {
    let mut wrong = Vec::new();
    let mut begun: BTreeMap<(IncidentKind, String), (usize, usize, Basis)> = BTreeMap::new();
    for (house, size, kind) in some() {
        for seed in 0..tier(1, 5) {
            let name = format!("{} {size:?} {} seed {seed}", house.id, kind.id());
            let mut shift = shift(&house, size, kind, seed);
            let pieces = shift.state().all_pieces().total();
            let (coups, acts) = played(&mut shift, &mut Perfect);
            if !shift.facts().is_empty() || coups.len() != tier(2, 6) || !shift.is_over() {
                wrong.push(format!("{name}: {} coups, {:?}, due {:?}", coups.len(), shift.facts(), shift.due()));
            }
            for coup in &coups {
                check(house.id.as_str(), coup);
            }
            if !acts.contains(&Act::AskForFill) {
                assert_eq!(shift.state().all_pieces().total(), pieces, "{name}");
            }
            let counted = coups.iter().filter(|coup| coup.winner.is_some()).count();
            assert_eq!(shift.state().board.len(), counted, "{name}");
            for (coup, offered) in coups.iter().zip(offers(&acts)) {
                let costs_the_shoe = coup.incidents.contains(&kind) && COST_THE_SHOE.contains(&kind);
                assert!(offered || !costs_the_shoe, "{name}: the holder keeps the shoe after coup {}", coup.number);
            }
            let line = begun.entry((kind, house.id.to_string())).or_insert((0, 0, kind.basis(&house)));
            line.0 += coups.iter().filter(|coup| coup.incidents.contains(&kind)).count();
            line.1 += coups.len() - counted;
        }
    }
    for ((kind, house), (count, null, basis)) in &begun {
        println!("{:<24} {house:<14} begun {count:>3}, null {null:>3}, {basis}", kind.id());
        if *count == 0 {
            wrong.push(format!("{house} {}: never begun", kind.id()));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn each_other_treatment_is_found_with_a_clause_of_the_house_or_as_convention() {
    let mut wrong = Vec::new();
    let mut met = Vec::new();
    for (house, size, kind) in some() {
        for (treatment, expected) in wrong_treatments(kind) {
            let name = format!("{} {size:?} {} {treatment:?}", house.id, kind.id());
            for seed in 0..6 {
                let mut shift = shift(&house, size, kind, seed);
                let mut agent = Treats { kind, treatment: *treatment, done: false };
                played(&mut shift, &mut agent);
                let Some(first) = shift.facts().first() else { continue };
                met.push((kind, *treatment));
                let again = shift.facts().iter().filter(|fact| fact.kind == FaultKind::FaultOverlooked).count();
                assert!(again <= 1, "{name} seed {seed}: found twice: {:#?}", shift.facts());
                let source = first.basis.to_string();
                let own = first.basis == Basis::Silent || source.starts_with(house.source.id.as_str());
                // At a table where players draw, the tailleur's hand is a fault of its own.
                let expects = |fact: &Fact| fact.kind == *expected;
                if !shift.facts().iter().any(expects) || !own || !shift.is_over() {
                    let kinds: Vec<_> = shift.facts().iter().map(|fact| (fact.kind, fact.noticed)).collect();
                    wrong.push(format!("{name} seed {seed}: {kinds:?} {source} due {:?}", shift.due()));
                }
                break;
            }
        }
    }
    for kind in kinds() {
        for (treatment, _) in wrong_treatments(kind) {
            if !met.contains(&(kind, *treatment)) {
                wrong.push(format!("{} {treatment:?}: never found", kind.id()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_program_treats_each_incident_for_a_trainee_at_another_post() {
    for (house, size, kind) in some().into_iter().filter(|(_, size, _)| *size == TableSize::Large) {
        let name = format!("{} {size:?} {}", house.id, kind.id());
        let mut shift = shift_of("Payer(1)", (&house, size), kind, 3);
        let (coups, _) = played(&mut shift, &mut Perfect);
        assert!(shift.facts().is_empty(), "{name}: {:?}", shift.facts());
        assert_eq!(coups.len(), tier(2, 6), "{name}: due {:?}", shift.due());
    }
}

#[test]
fn a_kind_rests_on_the_clause_that_speaks_of_it_or_on_convention() {
    let cases = [
        (IncidentKind::DrawnTooEarly, ["S0-73", "-", "-", "-"]),
        (IncidentKind::ToTheWrongSide, ["S0-76", "-", "S3-17", "S4-26"]),
        (IncidentKind::OneTooMany, ["S0-77", "-", "-", "-"]),
        (IncidentKind::CardExposed, ["S0-46", "S2-40", "S3-09", "S4-11"]),
        (IncidentKind::CardDropped, ["-", "-", "-", "S4-26"]),
        (IncidentKind::TwoStuck, ["S0-07", "-", "-", "S4-11"]),
        (IncidentKind::StopCardInside, ["S0-06", "S2-16", "-", "-"]),
        (IncidentKind::StopCardForgotten, ["S0-05", "S2-15", "S3-06", "-"]),
        (IncidentKind::WrongBurnByColleague, ["S0-09", "S2-18", "S3-07", "-"]),
        (IncidentKind::CardPutBack, ["S0-74", "-", "-", "-"]),
        (IncidentKind::HolderTakesPunto, ["S0-56", "-", "-", "-"]),
        (IncidentKind::PuntoRefused, ["S0-51", "S2-41", "-", "-"]),
        (IncidentKind::PassesTooLate, ["S0-75", "-", "-", "-"]),
        (IncidentKind::ShoeExhausted, ["-", "-", "-", "-"]),
    ];
    for (kind, clauses) in cases {
        for (id, clause) in ["article-57-13", "guide-fr", "monte-carlo", "venezia"].into_iter().zip(clauses) {
            let (house, _) = tables().into_iter().find(|(house, _)| house.id == *id).unwrap();
            let found = kind.basis(&house).clause().map_or_else(|| "-".to_owned(), |clause| clause.to_string());
            assert_eq!(found, clause, "{id} {}", kind.id());
        }
    }
}
