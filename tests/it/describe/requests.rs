//! Requests of people at the table, in words.

use tailleur::describe::shift::{act, matter, request, request_reason};
use tailleur::i18n::{Catalog, Language};
use tailleur::rules::house::TableSize;
use tailleur::table::Shift;
use tailleur::table::act::{Act, StakeId};
use tailleur::table::incident::{Answer, Ask, IncidentKind, Request, RequestId};
use tailleur::table::moment::Moment;
use tailleur::table::person::Person;

use crate::table::{scenario, tables};

fn asked(what: Ask) -> Request {
    Request {
        id: RequestId(1),
        from: Person::Guest(0),
        to: Person::Crew(0),
        what,
        incident: None,
        since: Moment(0),
        until_coup: 1,
        put_off: false,
    }
}

#[test]
fn a_claim_reads_alike_whether_it_is_justified_or_not() {
    let of = |kind| matter(&asked(Ask::OverStake(kind, StakeId(1))));
    for language in Language::ALL {
        let words = Catalog::new(language);
        let [justified, unjustified] = [IncidentKind::ClaimTrue, IncidentKind::ClaimFalse]
            .map(|kind| words.render(&of(kind), &tailleur::i18n::HouseTerms::default()));
        assert_eq!(justified, unjustified);
    }
}

#[test]
fn an_answer_names_the_person_and_the_matter_once() {
    let (house, size) = tables().into_iter().find(|(_, size)| *size == TableSize::Large).unwrap();
    let shift = Shift::new(&scenario(size, 7, 4, ""), &house, 1).unwrap();
    let asked = asked(Ask::Change);
    let mut state = shift.state().clone();
    state.requests.push(asked.clone());
    for language in Language::ALL {
        let words = Catalog::new(language);
        let line = |phrase| words.render_for_house(&phrase, &house);
        let (answer, whole) = (line(act(&state, &Act::Answer(asked.id, Answer::Grant))), line(request(&state, &asked)));
        let (matter, person) = (line(matter(&asked)), state.guests[0].mind.character().name.clone());
        for part in [&matter, &person] {
            assert_eq!(answer.matches(part.as_str()).count(), 1, "{answer}");
            assert_eq!(whole.matches(part.as_str()).count(), 1, "{whole}");
        }
    }
}

#[test]
fn an_answer_has_the_reason_that_fits_what_is_asked() {
    let (house, size) = tables().into_iter().find(|(_, size)| *size == TableSize::Large).unwrap();
    let shift = Shift::new(&scenario(size, 7, 4, ""), &house, 1).unwrap();
    let cases = [
        (Ask::Change, Answer::AfterTheCoup, Some("No change is given during a coup.")),
        (Ask::Relief, Answer::AfterTheCoup, Some("Nobody is relieved during a coup.")),
        (Ask::Change, Answer::Grant, Some("Change is given between two coups.")),
        (Ask::Suspension, Answer::Grant, Some("The management may suspend the game.")),
        (
            Ask::Matter(IncidentKind::AsksForACut),
            Answer::Decline,
            Some("The cards are cut before they go into the shoe, not during play."),
        ),
        (
            Ask::Matter(IncidentKind::PassesTooLate),
            Answer::Decline,
            Some("Once a card is out, the coup is dealt to its end."),
        ),
        (Ask::Change, Answer::Ignore, None),
    ];
    let words = Catalog::new(Language::English);
    for (what, answer, expected) in cases {
        let asked = asked(what);
        let mut state = shift.state().clone();
        state.requests.push(asked.clone());
        let reason = request_reason(&state, &Act::Answer(asked.id, answer));
        let reason = reason.map(|reason| words.render_for_house(&reason, &house));
        assert_eq!(reason.as_deref(), expected, "{:?} {answer:?}", asked.what);
    }
}
