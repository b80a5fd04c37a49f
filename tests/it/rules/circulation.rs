//! The shoe's round, house by house: who is offered it, who keeps it, who loses it, and why.

use tailleur::rules::circulation::{Holder, ShoeEvent, ShoeEventRefusal, ShoeRound};
use tailleur::rules::clause::{Basis, Clause, Entry};
use tailleur::rules::house::{AfterAllRefuse, House, HouseLibrary};
use tailleur::rules::reason::Reason;
use tailleur::rules::side::Chance;

fn house(id: &str) -> House {
    House::clone(HouseLibrary::built_in().get(id).unwrap())
}

fn event(text: &str) -> ShoeEvent {
    let seat = || text[1..].parse().unwrap();
    match text {
        "takes" => ShoeEvent::Takes,
        "refuses" => ShoeEvent::Refuses,
        "passes" => ShoeEvent::Passes,
        "Punto" => ShoeEvent::Ends(Chance::Punto),
        "Banco" => ShoeEvent::Ends(Chance::Banco),
        "tie" => ShoeEvent::Ends(Chance::Egalite),
        _ if text.starts_with('+') => ShoeEvent::Sits(seat()),
        _ => ShoeEvent::Leaves(seat()),
    }
}

fn place(round: &ShoeRound<'_>) -> String {
    match (round.holder(), round.offered_to()) {
        (Some(Holder::Seat(seat)), None) => format!("{seat}"),
        (Some(Holder::Tailleur), None) => "tailleur".to_owned(),
        (None, Some(seat)) => format!("{seat}?"),
        other => panic!("{other:?}"),
    }
}

fn cited(reasons: &[Reason]) -> String {
    let said: Vec<String> = reasons
        .iter()
        .map(|reason| match reason.basis {
            Basis::Silent => format!("{} silent", reason.rule.key()),
            Basis::Authored => panic!("no house rests on an author's word"),
            Basis::Stated(clause) | Basis::Corrected(clause) => format!("{} {clause}", reason.rule.key()),
        })
        .collect();
    said.join(", ")
}

/// A line of `cases/circulation.txt`: `> house: seats`, then `event = place = reasons`.
#[test]
fn the_shoe_goes_round_as_each_house_says() {
    let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/circulation.txt"));
    let mut scenes = 0;
    for scene in text.split("\n> ").skip(1) {
        let mut lines = scene.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
        let (id, seats) = lines.next().unwrap().split_once(": ").unwrap();
        let occupied: Vec<u8> = seats.split_whitespace().map(|seat| seat.parse().unwrap()).collect();
        let house = house(id);
        let (mut round, mut reasons) = ShoeRound::open(&house.circulation, 7, &occupied);
        for line in lines {
            let parts: Vec<&str> = line.split('=').map(str::trim).collect();
            if parts[0] != "opens" {
                reasons = round.step(event(parts[0])).unwrap_or_else(|why| panic!("{id}: {line}: {why:?}"));
            }
            assert_eq!((place(&round), cited(&reasons)), (parts[1].to_owned(), parts[2].to_owned()), "{id}: {line}");
        }
        scenes += 1;
    }
    assert!(scenes >= 8, "only {scenes} scenes were read");
}

#[test]
fn a_player_who_takes_the_shoe_under_article_57_13_deals_one_coup_before_passing_it() {
    let house = house("article-57-13");
    let (mut round, _) = ShoeRound::open(&house.circulation, 7, &[1, 2]);
    round.step(ShoeEvent::Takes).unwrap();
    let Err(ShoeEventRefusal::DutyLeft(1, reason)) = round.step(ShoeEvent::Passes) else { panic!("passed too early") };
    assert_eq!(reason.basis, Basis::Stated(Clause::read("S0-38").unwrap()));
    assert_eq!(round.holder(), Some(Holder::Seat(1)), "nothing has changed");
    round.step(ShoeEvent::Ends(Chance::Banco)).unwrap();
    round.step(ShoeEvent::Passes).unwrap();
    assert_eq!(round.offered_to(), Some(2));
}

#[test]
fn a_holder_who_forfeits_the_shoe_loses_it_before_his_one_coup() {
    let house = house("article-57-13");
    let (mut round, _) = ShoeRound::open(&house.circulation, 7, &[1, 2]);
    assert!(round.forfeit().is_empty(), "a shoe on offer is nobody's to forfeit");
    round.step(ShoeEvent::Takes).unwrap();
    assert_eq!(cited(&round.forfeit()), "shoe-goes-right S0-37");
    assert_eq!(round.offered_to(), Some(2));
}

#[test]
fn what_cannot_happen_now_changes_nothing() {
    let house = house("article-57-13");
    let (mut round, _) = ShoeRound::open(&house.circulation, 7, &[1, 2]);
    let offered = [
        (ShoeEvent::Passes, ShoeEventRefusal::BeingOffered),
        (ShoeEvent::Ends(Chance::Banco), ShoeEventRefusal::BeingOffered),
        (ShoeEvent::Sits(1), ShoeEventRefusal::Seat(1)),
        (ShoeEvent::Sits(8), ShoeEventRefusal::Seat(8)),
        (ShoeEvent::Sits(0), ShoeEventRefusal::Seat(0)),
        (ShoeEvent::Leaves(5), ShoeEventRefusal::Seat(5)),
    ];
    for (event, why) in offered {
        assert_eq!(round.step(event), Err(why), "{event:?}");
        assert_eq!(round.offered_to(), Some(1));
    }
    round.step(ShoeEvent::Takes).unwrap();
    assert_eq!(round.step(ShoeEvent::Takes), Err(ShoeEventRefusal::NotOffered));
    assert_eq!(round.step(ShoeEvent::Refuses), Err(ShoeEventRefusal::NotOffered));
}

#[test]
fn where_nobody_may_refuse_the_shoe_is_simply_handed_on() {
    let mut house = house("article-57-13");
    house.circulation.may_refuse = Entry::Silent(false);
    let (mut round, _) = ShoeRound::open(&house.circulation, 7, &[2, 5]);
    assert_eq!(round.holder(), Some(Holder::Seat(2)));
    round.step(ShoeEvent::Ends(Chance::Punto)).unwrap();
    assert_eq!(round.holder(), Some(Holder::Seat(5)));
}

#[test]
fn a_house_may_let_the_tailleur_deal_on_after_all_have_refused() {
    let mut house = house("article-57-13");
    house.circulation.after_all_refuse = Entry::Silent(AfterAllRefuse::TailleurDealsOn);
    let (mut round, _) = ShoeRound::open(&house.circulation, 7, &[1]);
    round.step(ShoeEvent::Refuses).unwrap();
    for chance in [Chance::Punto, Chance::Banco, Chance::Punto] {
        round.step(ShoeEvent::Ends(chance)).unwrap();
        assert_eq!(round.holder(), Some(Holder::Tailleur));
    }
}
