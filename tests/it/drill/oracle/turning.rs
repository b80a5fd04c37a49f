//! Oracle for who turns the cards, from stakes, seats and narration.

use tailleur::drill::question::Question;
use tailleur::i18n::phrase::Fact;
use tailleur::rules::bet::Spot;
use tailleur::rules::house::House;
use tailleur::rules::side::Side;

/// The answer as journals write it, and the decision.
pub(crate) fn who_turns(house: &House, question: &Question) -> (String, String) {
    let [("side", Fact::Side(side))] = question.prompt.facts.as_slice() else { panic!("{:?}", question.prompt) };
    let scene = &question.scene;
    let banker = scene.seats.as_ref().unwrap().holder;
    let events: Vec<&str> = scene.narration.iter().map(|phrase| phrase.key.as_str()).collect();
    let seat = |seat: Option<u8>| seat.map_or("tailleur".to_owned(), |seat| format!("seat-{seat}"));
    let mut on_punto: Vec<(u64, u8)> = scene
        .stakes
        .iter()
        .filter(|stake| stake.spot == Spot::Punto)
        .map(|stake| (stake.amount.get(), stake.seat))
        .collect();
    on_punto.sort_unstable();
    assert!(on_punto.windows(2).all(|pair| pair[0].0 < pair[1].0), "of equal stakes no text speaks");
    let players: Vec<u8> = on_punto.iter().map(|(_, seat)| *seat).filter(|seat| Some(*seat) != banker).collect();
    match (house.id.as_str(), side) {
        ("article-57-13" | "one-pack" | "guide-fr", Side::Banco) => (seat(banker), "turns-banco".to_owned()),
        ("article-57-13" | "one-pack", Side::Punto) => {
            let refuse = events.iter().any(|key| key.ends_with("refuse-cards") || key.ends_with("refuses-cards"));
            let (turns, case) = match (players.last(), on_punto.last()) {
                (None, None) => (None, "nobody-on-punto"),
                (None, Some(_)) => (None, "banker-alone"),
                (Some(_), _) if refuse => (None, "all-refuse"),
                (player, _) if events == ["told-tailleur-holds"] => (player, "tailleur-holds"),
                (player, Some((_, highest))) if player == Some(highest) => (player, "highest"),
                (player, _) => (player, "banker-highest"),
            };
            assert_eq!(banker.is_none(), case == "tailleur-holds");
            (seat(turns.copied()), format!("turns-{case}"))
        }
        (_, Side::Punto) => ("tailleur".to_owned(), "turns-by-the-tailleur".to_owned()),
        other => panic!("{other:?}"),
    }
}
