//! Why a step of the procedure is due, in words that are true of the table.

use std::collections::BTreeSet;

use tailleur::describe::procedure::order_why;
use tailleur::describe::shift::{call_meaning, step_reason};
use tailleur::i18n::{Catalog, Language};
use tailleur::rules::house::HouseLibrary;
use tailleur::rules::procedure::{Course, ProcedureStep, StepOrder};
use tailleur::rules::reason::Rule;
use tailleur::rules::side::Side;
use tailleur::table::Shift;
use tailleur::table::act::{Act, CardPlace};
use tailleur::table::agent::{Agent, Move, Perfect, play};
use tailleur::table::due::{Duty, drawer, order_of_opening};
use tailleur::table::person::Person;
use tailleur::table::state::State;
use tailleur::table::truth::settlement;

use crate::support::tier;
use crate::table::{scenario, tables};

/// The perfect agent, who looks at what is due before each of his moves.
struct Looking<'l>(&'l mut dyn FnMut(&State, &Duty));

impl Agent for Looking<'_> {
    fn next(&mut self, shift: &Shift) -> Move {
        for duty in shift.due_of_trainee() {
            (self.0)(shift.state(), &duty);
        }
        Perfect.next(shift)
    }
}

/// True where the table is as the reason says.
fn is_true(key: &str, state: &State, act: &Act) -> bool {
    let on = |side: Side| state.felt.iter().filter(|card| card.place == CardPlace::On(side)).count();
    match key {
        "step-why-put-away" => settlement(state).iter().all(|stake| stake.task.is_none()),
        "step-why-sign" => matches!(drawer(state), Person::Guest(_)),
        "step-why-draw" => {
            let side = if on(Side::Punto) == on(Side::Banco) { Side::Punto } else { Side::Banco };
            matches!(act, Act::Draw(CardPlace::On(other), _) if *other == side)
        }
        "step-why-turn" => matches!(act, Act::Turn(side) if on(*side) == 2),
        "step-why-no-banker" => !matches!(drawer(state), Person::Guest(_)),
        "step-why-first-card" => order_of_opening(state).in_order().any(|step| step == ProcedureStep::Burn),
        _ => true,
    }
}

#[test]
fn each_step_that_is_due_says_why_and_what_it_says_is_true_at_every_table() {
    let mut given = BTreeSet::new();
    for (house, size) in tables() {
        for seed in 0..tier(1, 40) {
            let name = format!("{} {size:?} seed {seed}", house.id);
            let shifts = scenario(size, 5, 12, "opening: true, closing: true");
            let mut shift = Shift::new(&shifts, &house, seed).unwrap();
            let mut look = |state: &State, duty: &Duty| {
                let is_call = matches!(duty.act, Act::Call(..));
                assert_eq!(call_meaning(state, &duty.act).is_some(), is_call, "{name}: {:?}", duty.act);
                let Some(step) = duty.step.filter(|_| duty.reasons.is_empty()) else { return };
                let key = step_reason(state, duty).map(|why| why.key.as_str());
                let key = key.unwrap_or_else(|| panic!("{name}: {step:?} gives no reason for {:?}", duty.act));
                assert!(is_true(key, state, &duty.act), "{name}: {key} at {:?}", duty.act);
                given.insert(key);
            };
            play(&mut shift, &mut Looking(&mut look), |_, _| {});
            assert!(shift.is_over(), "{name}");
        }
    }
    let every = [
        "invite",
        "no-banker",
        "stop",
        "sign",
        "draw",
        "turn",
        "put-away",
        "close-lid",
        "packs",
        "shuffle",
        "cut",
        "stop-card",
        "into-shoe",
        "first-card",
    ];
    assert_eq!(given, every.map(|word| format!("step-why-{word}")).iter().map(String::as_str).collect());
}

/// Pairs of steps of which each house says why the first comes before the other, at one of its tables at least.
const EXPLAINED: [(&str, &str); 20] = [
    ("invite-stakes", "stop-bets"),
    ("check-stakes", "stop-bets"),
    ("stop-bets", "draw-four"),
    ("turn-punto", "call-punto"),
    ("turn-banco", "call-banco"),
    ("call-punto", "third-punto"),
    ("third-punto", "third-banco"),
    ("third-punto", "final-call"),
    ("third-banco", "final-call"),
    ("final-call", "collect"),
    ("final-call", "pay"),
    ("collect", "pay"),
    ("pay", "put-away"),
    ("check-packs", "shuffle"),
    ("shuffle", "cut"),
    ("cut", "stop-card"),
    ("stop-card", "into-shoe"),
    ("into-shoe", "first-coup"),
    ("stop-game", "hear-claim"),
    ("rebuild", "decide"),
];

/// Pairs whose order no text of the program explains: what the first does is no reason for it.
const UNEXPLAINED: [(&str, &str); 7] = [
    ("turn-punto", "turn-banco"),
    ("call-punto", "call-banco"),
    ("final-call", "put-away"),
    ("final-call", "pass-shoe"),
    ("collect", "next-coup"),
    ("burn", "first-coup"),
    ("report", "rebuild"),
];

#[test]
fn an_order_of_steps_is_explained_where_there_is_a_reason_in_words_of_its_house() {
    let words = Catalog::new(Language::English);
    let mut seen = BTreeSet::new();
    for house in HouseLibrary::built_in().iter() {
        let orders = house.tables.iter().flat_map(|table| {
            [
                StepOrder::for_opening(house, table.size),
                StepOrder::for_coup(house, table.size, Course::WHOLE),
                StepOrder::for_dispute(house, table),
            ]
        });
        for pair in orders.flat_map(|order| order.pairs) {
            let ids = (pair.first.id(), pair.then.id());
            let rule = pair.reason().rule;
            let why = order_why(&rule);
            if matches!(rule, Rule::ComesBefore(..)) {
                assert!(why.is_some() || !EXPLAINED.contains(&ids), "{}: {ids:?}", house.id);
                seen.insert(ids);
            }
            let Some(why) = why else { continue };
            assert!(!UNEXPLAINED.contains(&ids), "{}: {ids:?}", house.id);
            let text = words.render_for_house(&why, house);
            let own = [house.terms.punto.value(), house.terms.banco.value()].map(String::as_str);
            let named: BTreeSet<&str> = text.split(|letter: char| !letter.is_alphanumeric()).collect();
            for name in ["Punto", "Banco", "Ponte", "Banque", "Player", "Banker"] {
                assert!(own.contains(&name) || !named.contains(name), "{}: {text}", house.id);
            }
        }
    }
    for ids in EXPLAINED.iter().chain(&UNEXPLAINED) {
        assert!(seen.contains(ids), "no house has {ids:?}");
    }
}
