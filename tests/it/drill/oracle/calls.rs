//! Oracle for the call that is due and its words, from the scene, its narration, and the
//! words of the five houses written down here a second time.

use tailleur::drill::question::{LaidShoe, Question};
use tailleur::i18n::phrase::Phrase;
use tailleur::rules::card::Card;
use tailleur::rules::house::House;

use crate::drill::every_drill::{count, face, point};

/// The words of a house: inviting, stopping, both sides and equal points as they are named, and the forms of
/// a point, a natural, a card, the final call for a side and for equal points, with P, B, S and W for
/// what is put in.
pub(super) struct Spoken {
    invites: &'static str,
    pub(super) stops: &'static str,
    pub(super) sides: [&'static str; 2],
    pub(super) point: &'static str,
    pub(super) natural: &'static str,
    pub(super) card: &'static str,
    pub(super) wins: &'static str,
    pub(super) tie: &'static str,
}

pub(super) fn spoken(house: &str) -> Spoken {
    let french = Spoken {
        invites: "Faites vos jeux",
        stops: "Rien ne va plus",
        sides: ["Punto", "Banco"],
        point: "<P> à <S>",
        natural: "Abattage, <P> à <S>",
        card: "Carte pour <S>",
        wins: "<B> à Banco, <P> à Punto, <S> gagne",
        tie: "<B> à Banco, <P> à Punto, Égalité gagne",
    };
    match house {
        "monte-carlo" => Spoken {
            sides: ["Ponte", "Banque"],
            point: "<P> à la <S>",
            natural: "Abattage, <P> à la <S>",
            card: "Carte pour la <S>",
            wins: "<B> à la Banque, <P> à la Ponte, <S> gagne",
            tie: "<B> à la Banque, <P> à la Ponte, Égalité",
            ..french
        },
        "venezia-malta" => Spoken {
            invites: "Fate il vostro gioco",
            point: "<P> al <S>",
            natural: "<P> di battuta al <S>",
            card: "Carta al <S>",
            wins: "<B> al Banco, <P> al Punto, vince <S>",
            tie: "<B> al Banco, <P> al Punto, Parità",
            ..french
        },
        "venezia" => Spoken {
            invites: "Place your bets",
            stops: "No more bets",
            sides: ["Player", "Banker"],
            point: "<P> for <S>",
            natural: "Abatage, <P> for <S>",
            card: "Card for <S>",
            wins: "<B> for Banker, <P> for Player, <S> wins",
            tie: "<B> for Banker, <P> for Player, Tie",
        },
        _ => french,
    }
}

/// Banco draws, as the printed tableau has it; 10 where Punto stood.
pub(super) fn banco_draws(banco: u32, third: u32) -> bool {
    match banco {
        0..=2 => true,
        3 => third != 8,
        4 => (2..=7).contains(&third) || third == 10,
        5 => (4..=7).contains(&third) || third == 10,
        6 => third == 6 || third == 7,
        _ => false,
    }
}

/// The call outside the course of a coup, and its name, by what is told.
fn on_occasion(house: &House, question: &Question) -> Option<(String, &'static str)> {
    let [told] = question.scene.narration.as_slice() else { return None };
    let french = ["Les jeux sont faits", "Je brûle #", "Dernier coup", "La main passe", "La main est refusée"];
    let (words, void, change) = match house.id.as_str() {
        "venezia" => (["Any more bets", "Burning #", "Last coup", "", ""], "The coup is void", "Change"),
        "venezia-malta" => (["Il gioco è fatto", "Brucio #", "Ultimo colpo", "", ""], "Colpo nullo", "Cambio"),
        _ => (french, "Coup nul", "Change"),
    };
    let (call, name) = match told.key.as_str() {
        "told-last-warning" => (words[0], "bets-made"),
        "told-burn-begins" => (words[1], "burned"),
        "told-stop-card-shows" => (words[2], "last-coup"),
        "told-holder-loses" => (words[3], "hand-passes"),
        "told-shoe-refused" => (words[4], "hand-refused"),
        "told-coup-void" => (void, "coup-void"),
        "told-banknote" => (change, "change"),
        _ => return None,
    };
    assert!(!call.is_empty(), "here no shoe goes round: {told:?}");
    let burned = match question.scene.shoe {
        Some(LaidShoe::Turned(card, 0)) if count(card) == 0 => "10".to_owned(),
        Some(LaidShoe::Turned(card, 0)) => count(card).to_string(),
        _ => String::new(),
    };
    assert_eq!(burned.is_empty(), name != "burned");
    Some((call.replace('#', &burned), name))
}

/// The call, and the decision that is asked about.
pub(crate) fn due(house: &House, question: &Question) -> (String, String) {
    let words = spoken(house.id.as_str());
    let scene = &question.scene;
    let side = |form: &str, side: usize, hand: &[Card]| {
        form.replace("<S>", words.sides[side]).replace("<P>", &point(hand).to_string())
    };
    let laid = [&scene.hands.punto, &scene.hands.banco];
    let hands = laid.map(|cards| cards.iter().copied().filter_map(face).collect::<Vec<_>>());
    if let Some((call, name)) = on_occasion(house, question) {
        return (call, format!("call-{name}"));
    }
    let has_event = |key: &str| scene.narration.iter().any(|phrase: &Phrase| phrase.key.as_str() == key);
    if laid.iter().all(|cards| cards.is_empty()) {
        let (call, name) =
            if scene.stakes.is_empty() { (words.invites, "place-bets") } else { (words.stops, "bets-closed") };
        assert_eq!(has_event("told-stakes-down"), !scene.stakes.is_empty());
        return (call.to_owned(), format!("call-{name}"));
    }
    let [punto, banco] = &hands;
    assert!(punto.len() >= 2, "every house turns Punto first");
    // Punto has just been turned where Banco lies face down; Banco where its point has not been called.
    let turned = if banco.is_empty() { Some(0) } else { (!has_event("told-points-called")).then_some(1) };
    if let Some(turned) = turned {
        assert_eq!(laid[1].len(), 2);
        let natural = point(&hands[turned]) >= 8;
        let form = if natural { words.natural } else { words.point };
        let name = format!("call-{}-{}", ["punto", "banco"][turned], if natural { "natural" } else { "point" });
        return (side(form, turned, &hands[turned]), name);
    }
    let natural = point(&punto[..2]) >= 8 || point(&banco[..2]) >= 8;
    if !natural && point(&punto[..2]) <= 5 && punto.len() == 2 {
        return (side(words.card, 0, punto), "call-card-for-punto".to_owned());
    }
    let third = punto.get(2).map_or(10, |card| count(*card));
    if !natural && banco_draws(point(&banco[..2]), third) && banco.len() == 2 {
        return (side(words.card, 1, banco), "call-card-for-banco".to_owned());
    }
    let points = [point(punto), point(banco)];
    let form = if points[0] == points[1] { words.tie } else { words.wins };
    let winner = usize::from(points[1] > points[0]);
    let call = form.replace("<B>", &points[1].to_string()).replace("<P>", &points[0].to_string());
    let name = match (natural, punto.len() + banco.len(), points[0] == points[1]) {
        (true, ..) => "call-final-natural",
        (_, 4, _) => "call-both-stand",
        (_, _, true) => "call-final-tie",
        _ => "call-final",
    };
    (call.replace("<S>", words.sides[winner]), name.to_owned())
}

/// All points right, and the decision, of a call that is said aloud: the points follow
/// from what is called.
pub(crate) fn aloud(house: &House, question: &Question) -> (String, String) {
    let (_, decision) = due(house, question);
    let moment = decision.strip_prefix("call-").unwrap();
    let points = match moment {
        "place-bets" | "bets-closed" | "card-for-punto" | "card-for-banco" | "bets-made" | "burned" | "last-coup"
        | "hand-passes" | "hand-refused" | "coup-void" | "change" => "announced words",
        "punto-point" | "banco-point" | "punto-natural" | "banco-natural" => "points announced words",
        _ => "points order winner words",
    };
    (points.to_owned(), format!("aloud-{moment}"))
}
