//! The things of a table that is worked, by name and state, with what their keys do: for screen readers and on hover.

use super::super::TableLook;
use super::super::hand::card_label;
use super::LiveTable;
use crate::app::shift::thing::Thing;
use crate::describe::shift;
use crate::drill::question::LaidCard;
use crate::i18n::phrase::{Fact, Phrase};
use crate::table::act::CardPlace;
use crate::table::person::Person;
use crate::table::state::{Phase, State};

/// Name and state of a thing.
pub(super) fn label(table: &LiveTable<'_>, thing: Thing, look: &TableLook<'_>) -> String {
    let state = table.state;
    let name = match thing {
        Thing::Card(id) => card(state, thing, look).unwrap_or_else(|| look.render(&shift::card(state, id))),
        _ => look.render(&phrase(table, thing)),
    };
    let keys = table.keys.iter().filter(|key| key.thing == thing);
    let acts: Vec<String> = keys.map(|key| format!("{}: {}", key.key, key.act)).collect();
    if acts.is_empty() { name } else { format!("{name}. {}", acts.join(". ")) }
}

fn card(state: &State, thing: Thing, look: &TableLook<'_>) -> Option<String> {
    let Thing::Card(id) = thing else { return None };
    let lying = state.card(id)?;
    let CardPlace::On(side) = lying.place else { return None };
    let on = state.felt.iter().filter(|other| other.place == lying.place);
    let place = on.take_while(|other| other.id != id).count();
    let laid: LaidCard = crate::app::shift::scene::shown_card(lying);
    Some(card_label(side, place, laid, look))
}

fn phrase(table: &LiveTable<'_>, thing: Thing) -> Phrase {
    let state = table.state;
    let boxed = |phrase: Phrase| Fact::Phrase(Box::new(phrase));
    match thing {
        Thing::Shoe => match state.phase {
            Phase::Opening if !state.shoe.filled => text!("shift-shoe-empty"),
            _ => text!("table-shoe"),
        },
        Thing::Hand(side) => {
            let hand = if state.coup.called == Some(side.into()) {
                text!("table-hand-wins", side = Fact::Side(side))
            } else {
                text!("table-hand", side = Fact::Side(side))
            };
            match table.called_totals(side) {
                Some(totals) => totals.name(hand),
                None => hand,
            }
        }
        Thing::Card(id) => shift::card(state, id),
        Thing::Apart => text!("shift-apart"),
        Thing::Stake(id) => shift::lying(state, id, table.has_sums()),
        Thing::Guest(index) => {
            let guest = shift::guest(state, index);
            let from = Person::Guest(index);
            let asked = state.requests.iter().find(|request| request.from == from);
            asked.map_or_else(
                || guest.clone(),
                |asked| text!("shift-with", thing = boxed(guest.clone()), more = boxed(shift::matter(asked))),
            )
        }
        Thing::Crew(person) => {
            let member = shift::person(state, person);
            if state.trainee.contains(&person) {
                text!("shift-with", thing = boxed(member), more = boxed(text!("shift-you")))
            } else {
                member
            }
        }
        Thing::Box => shift::used_cards(state),
        Thing::Tray => text!("shift-tray", pieces = boxed(shift::pieces(&state.tray))),
        Thing::Piece(value) => {
            text!("shift-pieces", count = Fact::Number(state.tray.of_value(value).into()), value = Fact::Money(value))
        }
        Thing::Marble => match state.marble.first() {
            Some(lying) => shift::marble(state, lying),
            None => text!("shift-marble-empty"),
        },
    }
}
