//! Undoing one's last act restores the table as it was; a card that is out stays out.

use tailleur::table::Shift;
use tailleur::table::act::Act;
use tailleur::table::agent::{Agent, Move, Perfect};
use tailleur::table::event::{Event, Impossible};

use super::{scenario, tables};

#[test]
fn an_undone_act_leaves_no_trace_on_the_table() {
    for (house, size) in tables() {
        let mut shift = Shift::new(&scenario(size, 5, 3, ""), &house, 4).unwrap();
        while !shift.is_over() {
            match Perfect.next(&shift) {
                Move::Act(by, act, at) => {
                    let mut without = shift.clone();
                    let mut with = shift.clone();
                    with.act(by, &act, at);
                    let undone = with.act(by, &Act::Undo, at);
                    without.until(at);
                    if undone.contains(&Event::Undone) {
                        let text = |shift: &Shift| format!("{:?}", shift.state());
                        assert_eq!(text(&with), text(&without), "{} {size:?}: {act:?}", house.id);
                    } else {
                        let is_draw = matches!(act, Act::Draw(..));
                        let ends = with.state().coup.over;
                        assert!(is_draw || ends, "{} {size:?}: {act:?} {undone:?}", house.id);
                        assert!(undone.contains(&Event::Impossible(Impossible::NothingToUndo)));
                    }
                    shift.act(by, &act, at);
                }
                Move::Wait(at) => drop(shift.until(at)),
                Move::Stop => break,
            }
        }
    }
}

#[test]
fn another_persons_act_is_not_undone() {
    let (house, size) = tables().into_iter().find(|(house, _)| house.tables[0].crew.value().len() > 2).unwrap();
    let mut shift = Shift::new(&scenario(size, 5, 3, ""), &house, 4).unwrap();
    let Move::Act(by, act, at) = Perfect.next(&shift) else { panic!("nothing due") };
    shift.act(by, &act, at);
    let other = shift.state().crew.members().find(|member| *member != by).unwrap();
    let events = shift.act(other, &Act::Undo, at);
    assert_eq!(events, [Event::Impossible(Impossible::NothingToUndo)]);
}
