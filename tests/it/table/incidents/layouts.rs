//! Layouts and moments set up by hand: both readings of the limits, sound stakes accused, a game suspended.

use std::sync::Arc;

use tailleur::rules::bet::Spot;
use tailleur::rules::clause::Entry;
use tailleur::rules::house::{CountedAmount, House, TableSize};
use tailleur::rules::money::Money;
use tailleur::table::Shift;
use tailleur::table::act::{Act, Speech, StakeId};
use tailleur::table::agent::{Agent, Move, Perfect};
use tailleur::table::due::faulty_stakes;
use tailleur::table::fact::FaultKind;
use tailleur::table::incident::IncidentKind;
use tailleur::table::person::Person;
use tailleur::table::pieces::Pieces;

use super::super::{scenario, tables};
use super::{Met, ids, met};

fn house(id: &str) -> (Arc<House>, TableSize) {
    tables().into_iter().find(|(house, _)| house.id == *id).unwrap()
}

/// A shift whose bets are open, with these stakes of its first guest and of nobody else.
fn with_stakes(house: &Arc<House>, size: TableSize, stakes: &[(Spot, u64)]) -> (Shift, Vec<StakeId>) {
    let mut shift = Shift::new(&scenario(size, 1, 1, ""), house, 5).unwrap();
    let Move::Act(by, invite, at) = Perfect.next(&shift) else { panic!("nothing due") };
    shift.act(by, &invite, at);
    shift.state_mut().schedule.remove(|_| true);
    for (spot, amount) in stakes {
        let pieces = Pieces::from_counts(&[(Money::coins(1000), u32::try_from(amount / 1000).unwrap())]);
        shift.state_mut().guests[0].purse.put(&pieces);
        shift.act(Person::Guest(0), &Act::Stake(*spot, pieces.counts()), at);
    }
    let ids = shift.state().stakes.iter().map(|stake| stake.id).collect();
    (shift, ids)
}

#[test]
fn the_total_of_a_player_is_held_against_the_maximum_where_the_house_counts_it() {
    let (house, size) = house("article-57-13");
    // 600 and 500 on the two sides, with a maximum of 1,000.
    let stakes = [(Spot::Punto, 60_000), (Spot::Banco, 50_000)];
    let (mut shift, stakes_of_both) = with_stakes(&house, size, &stakes);
    let faulty: Vec<_> = faulty_stakes(shift.state()).collect();
    assert_eq!(faulty.len(), 1);
    assert_eq!((faulty[0].id, faulty[0].reason.basis.to_string()), (stakes_of_both[1], "S0-44".to_owned()));
    // The whole of the first one is not what goes back.
    let first = shift.state().stakes[0].clone();
    let at = shift.state().now + 100;
    let payer = shift.state().payer_of(first.seat);
    shift.act(payer, &Act::Return(first.id, first.pieces.counts()), at);
    assert_eq!(ids(shift.facts()), ["sound-stake-refused S0-44"]);

    let mut each = (*house).clone();
    each.limits.counted = Entry::Silent(CountedAmount::EachStake);
    let (shift, _) = with_stakes(&Arc::new(each), size, &stakes);
    assert_eq!(faulty_stakes(shift.state()).count(), 0);
}

#[test]
fn a_stake_put_back_while_the_first_card_comes_out_is_put_right_and_later_only_before_the_chef() {
    let (house, _) = house("article-57-13");
    let incident = "incidents: [(what: Withdrawn, at: Coup(1))]";
    for (late_by, expected) in [(400, vec![]), (1_500, vec!["stake-put-right-wrongly –"])] {
        let mut met = 0;
        for seed in 0..12 {
            let mut shift = Shift::new(&scenario(TableSize::Large, 12, 1, incident), &house, seed).unwrap();
            while !shift.is_over() && shift.state().felt.is_empty() {
                // The stake is left until the holder draws.
                let next = shift.due_of_trainee().into_iter().find(|duty| !matches!(duty.act, Act::Restore(_)));
                match next {
                    Some(duty) => drop(shift.act(duty.by, &duty.act, shift.state().now + 700)),
                    None => drop(shift.until(shift.next_at().unwrap())),
                }
            }
            let Some(faulty) = faulty_stakes(shift.state()).find(|faulty| faulty.act == Act::CallChef) else {
                continue;
            };
            shift.state_mut().schedule.remove(|_| true);
            shift.act(faulty.by, &Act::Restore(faulty.id), shift.state().now + late_by);
            assert_eq!(ids(shift.facts()), expected, "seed {seed}, {late_by} ms");
            met += 1;
        }
        assert!(met > 0);
    }
}

#[test]
fn a_cut_in_mid_shoe_ends_the_shoe() {
    let (house, size) = house("article-57-13");
    let (mut shift, _) = with_stakes(&house, size, &[]);
    let at = shift.state().now + 100;
    let seat = shift.state().guests[0].seat;
    shift.act(shift.state().crew.tailleur(), &Act::OfferCut(seat), at);
    let found: Vec<FaultKind> = shift.facts().iter().map(|fact| fact.kind).collect();
    assert_eq!(found, [FaultKind::ShoeEndedEarly]);
}

#[test]
fn a_total_above_the_maximum_is_a_decision_of_the_drills() {
    let (house, size) = house("article-57-13");
    let (mut shift, stakes) = with_stakes(&house, size, &[(Spot::Punto, 60_000), (Spot::Banco, 50_000)]);
    let stake = shift.state().stake(stakes[1]).unwrap().clone();
    let at = shift.state().now + 100;
    let payer = shift.state().payer_of(stake.seat);
    shift.act(payer, &Act::Return(stake.id, vec![(Money::coins(1000), 1)]), at);
    let fact = &shift.facts()[0];
    assert_eq!(fact.kind, FaultKind::StakePutRightWrongly);
    assert_eq!(fact.decision, Some(("FaultyStakes", "stake-total-above-maximum".to_owned())));
}

#[test]
fn accusing_what_is_sound_costs() {
    for (house, size) in tables() {
        let (shift, stakes) = with_stakes(&house, size, &[(Spot::Punto, 5_000)]);
        let stake = shift.state().stake(stakes[0]).unwrap().clone();
        let payer = shift.state().payer_of(stake.seat);
        let other = shift.state().crew.members().find(|member| *member != payer).unwrap_or(payer);
        let accusations = [
            (Act::Return(stake.id, stake.pieces.counts()), FaultKind::SoundStakeRefused),
            (Act::Straighten(stake.id, Spot::Banco), FaultKind::SoundStakeRefused),
            (Act::Restore(stake.id), FaultKind::SoundStakeRefused),
            (Act::Speak(Speech::WhoseStake(stake.id), None), FaultKind::NeedlessCall),
            (Act::Speak(Speech::Quiet, None), FaultKind::NeedlessCall),
            (Act::CallChef, FaultKind::NeedlessCall),
            (Act::PointOut(other), FaultKind::NeedlessCall),
        ];
        for (act, kind) in accusations {
            let mut shift = shift.clone();
            let at = shift.state().now + 100;
            shift.act(payer, &act, at);
            let found: Vec<FaultKind> = shift.facts().iter().map(|fact| fact.kind).collect();
            assert_eq!(found, [kind], "{} {size:?} {act:?}", house.id);
        }
    }
}

/// The moment between the first two coups in which the perfect agent has met a matter of the house.
fn between_coups(met: &Met, until: impl Fn(&Shift) -> bool) -> Shift {
    let mut shift = met.again();
    while !until(&shift) {
        match Perfect.next(&shift) {
            Move::Act(by, act, at) => drop(shift.act(by, &act, at)),
            Move::Wait(at) => drop(shift.until(at)),
            Move::Stop => panic!("{}: nothing due", met.name()),
        }
    }
    shift
}

#[test]
fn no_coup_begins_while_the_game_is_suspended() {
    for met in met().filter(|met| met.kind == IncidentKind::Suspension) {
        let mut shift = between_coups(met, |shift| shift.state().suspended);
        assert!(shift.due().is_empty(), "{}", met.name());
        let invite = met.acts.iter().find(|act| matches!(act, Act::Call(..))).unwrap();
        let at = shift.state().now + 100;
        shift.act(shift.state().crew.tailleur(), invite, at);
        let basis = if met.house.id == *"venezia-malta" { "S1-24" } else { "–" };
        assert_eq!(ids(shift.facts()), [format!("coup-after-the-end {basis}")], "{}", met.name());
    }
}

#[test]
fn new_limits_are_announced_before_the_next_stakes() {
    for met in met().filter(|met| met.kind == IncidentKind::LimitsChange) {
        assert!(met.acts.contains(&Act::Speak(Speech::NewLimits, None)), "{}", met.name());
        let mut shift = between_coups(met, |shift| shift.state().limits_to_announce);
        let invite = met.acts.iter().find(|act| matches!(act, Act::Call(..))).unwrap();
        let at = shift.state().now + 100;
        shift.act(shift.state().crew.tailleur(), invite, at);
        let basis = if met.house.id == *"venezia-malta" { "S1-23" } else { "–" };
        assert_eq!(ids(shift.facts()), [format!("missed-call {basis}")], "{}", met.name());
    }
}

#[test]
fn a_fault_in_an_incident_names_a_decision_of_the_drills() {
    use tailleur::drill::{Dispute, Drill, FaultyStakes, GameProtection, LimitsChange, MoneyChange, Payout};
    let mut named = 0;
    for met in met() {
        let mut shift = met.again();
        super::worked(&mut shift, &mut super::Neglect);
        for (drill, decision) in shift.facts().iter().filter_map(|fact| fact.decision.clone()) {
            let known = match drill {
                "Dispute" => Dispute::default().decisions(&met.house),
                "FaultyStakes" => FaultyStakes::default().decisions(&met.house),
                "GameProtection" => GameProtection::default().decisions(&met.house),
                "LimitsChange" => LimitsChange::default().decisions(&met.house),
                "MoneyChange" => MoneyChange::default().decisions(&met.house),
                "Payout" => Payout::default().decisions(&met.house),
                other => panic!("{}: {other}", met.name()),
            };
            assert!(known.contains(&decision), "{}: {drill} {decision}", met.name());
            named += 1;
        }
    }
    assert!(named > 10, "{named}");
}
