//! Oracle for mis-draws, from the scene and its narration, with the
//! printed tableau alone; and which row of `cases/citations.txt` each rule of the verdict rests on.

use std::collections::BTreeMap;

use tailleur::drill::marking::PosedQuestion;
use tailleur::drill::question::{AnswerForm, LaidCard, Question, QuestionPart};
use tailleur::i18n::phrase::{Fact, Phrase};
use tailleur::rules::house::House;
use tailleur::rules::misdraw::{MisdrawRemedy, Mistake, OpenQuestion};
use tailleur::rules::reason::Rule;
use tailleur::rules::side::Side;
use tailleur::text_key;

use crate::drill::every_drill::count;
use crate::drill::oracle::coups::banco_draws;

const PUNTO: &str = "punto";
const BANCO: &str = "banco";

/// A card by what it counts, and the side on which it lies; nothing where it lies apart.
type Lies = (u32, Option<&'static str>);

/// The cards in the order in which they came, where they belong, and how the coup goes on.
struct Coup {
    cards: Vec<Lies>,
    belong: Vec<Option<&'static str>>,
    wants: Option<&'static str>,
    wins: Option<&'static str>,
}

fn event<'q>(question: &'q Question, key: &str) -> Option<&'q Phrase> {
    question.scene.narration.iter().find(|phrase| phrase.key.as_str() == format!("told-misdraw-{key}"))
}

fn side(fact: &Fact) -> &'static str {
    match fact {
        Fact::Side(Side::Punto) => PUNTO,
        Fact::Side(Side::Banco) => BANCO,
        other => panic!("{other:?}"),
    }
}

fn called(question: &Question) -> Option<&'static str> {
    event(question, "called").map(|phrase| match phrase.facts.as_slice() {
        [("chance", Fact::Chance(chance))] => chance.id(),
        other => panic!("{other:?}"),
    })
}

/// The cards as they came, by what lies there and what is told of their order.
fn cards(question: &Question) -> Vec<Lies> {
    if let Some(hands) = event(question, "hands-were") {
        return cards_gone(question, hands);
    }
    let value = |card: &LaidCard| match card {
        LaidCard::Up(card) => count(*card),
        // What nobody sees cannot matter.
        LaidCard::Down(_) => 0,
    };
    let scene = &question.scene;
    let mut punto = scene.hands.punto.iter().map(value);
    let mut banco = scene.hands.banco.iter().map(value);
    let mut order = vec![PUNTO, BANCO, PUNTO, BANCO];
    if event(question, "two-and-two").is_some() {
        order = vec![PUNTO, PUNTO, BANCO, BANCO];
    } else if event(question, "banco-first").is_some() {
        order = vec![BANCO, PUNTO, BANCO, PUNTO];
    } else if event(question, "last-two-crossed").is_some() {
        order = vec![PUNTO, BANCO, BANCO, PUNTO];
    } else if let Some(given) = event(question, "thirds-given").or(event(question, "third-given")) {
        order.extend(given.facts.iter().map(|(_, fact)| side(fact)));
    } else {
        // Rightly given ones come to Punto first.
        order.extend((punto.len() > 2).then_some(PUNTO));
        order.extend((banco.len() > 2).then_some(BANCO));
    }
    order.truncate(punto.len() + banco.len());
    let mut lie: Vec<Lies> = order
        .into_iter()
        .map(|side| (if side == PUNTO { punto.next() } else { banco.next() }.expect("it lies there"), Some(side)))
        .collect();
    assert!(punto.next().is_none() && banco.next().is_none());
    // What lay face up in the shoe is not dealt.
    let apart = scene.apart.iter().filter(|_| event(question, "face-up-in-the-shoe").is_none());
    lie.extend(apart.map(|card| (value(card), None)));
    lie
}

/// The same of a coup that is only told: its points stand for its first four cards.
fn cards_gone(question: &Question, hands: &Phrase) -> Vec<Lies> {
    assert!(event(question, "cards-gone").is_some());
    assert!(question.scene.hands.punto.is_empty() && question.scene.hands.banco.is_empty());
    let point = |name: &str| match hands.facts.iter().find(|(own, _)| *own == name) {
        Some((_, Fact::Point(point))) => u32::from(point.get()),
        other => panic!("{other:?}"),
    };
    let first = [(point("punto-point"), PUNTO), (point("banco-point"), BANCO), (0, PUNTO), (0, BANCO)];
    let thirds = question.scene.narration.iter().filter(|phrase| phrase.key == text_key!("told-misdraw-third-was"));
    let thirds = thirds.map(|phrase| match phrase.facts.as_slice() {
        [("side", given), ("card", Fact::Card(card))] => (count(*card), side(given)),
        other => panic!("{other:?}"),
    });
    first.into_iter().chain(thirds).map(|(value, side)| (value, Some(side))).collect()
}

impl Coup {
    fn from_question(question: &Question) -> Self {
        let cards = cards(question);
        let mut coup = Self { cards: Vec::new(), belong: Vec::new(), wants: Some(PUNTO), wins: None };
        for card in cards {
            coup.belong.push(coup.wants);
            coup.cards.push(card);
            (coup.wants, coup.wins) = coup.goes_on();
        }
        coup
    }

    fn points(&self) -> (u32, u32) {
        let of = |wanted: &str| {
            let own = self.cards.iter().zip(&self.belong).filter(|(_, belongs)| **belongs == Some(wanted));
            own.map(|((value, _), _)| value).sum::<u32>() % 10
        };
        (of(PUNTO), of(BANCO))
    }

    /// The points of the two cards that each side should have.
    fn of_two(&self) -> (u32, u32) {
        let value = |index: usize| self.cards[index].0;
        ((value(0) + value(2)) % 10, (value(1) + value(3)) % 10)
    }

    fn has_natural(&self) -> bool {
        let (punto, banco) = self.of_two();
        punto >= 8 || banco >= 8
    }

    fn puntos_third(&self) -> Option<u32> {
        (self.belong.get(4) == Some(&Some(PUNTO))).then(|| self.cards[4].0)
    }

    fn given(&self, to: &str) -> usize {
        self.belong.iter().filter(|belongs| **belongs == Some(to)).count()
    }

    fn goes_on(&self) -> (Option<&'static str>, Option<&'static str>) {
        if self.cards.len() < 4 {
            return (Some([PUNTO, BANCO][self.cards.len() % 2]), None);
        }
        let (punto, banco) = self.of_two();
        if !self.has_natural() {
            if punto <= 5 && self.given(PUNTO) == 2 {
                return (Some(PUNTO), None);
            }
            let column = self.puntos_third().map_or(10, |third| third as usize);
            if banco_draws(banco, column) && self.given(BANCO) == 2 {
                return (Some(BANCO), None);
            }
        }
        let (punto, banco) = self.points();
        let wins = if punto > banco { PUNTO } else { BANCO };
        (None, Some(if punto == banco { "egalite" } else { wins }))
    }

    fn misplaced(&self) -> bool {
        self.cards.iter().zip(&self.belong).any(|((_, lies), belongs)| belongs.is_none() || lies != belongs)
    }

    /// The row that says whether this side takes a third card.
    fn row_of_third(&self, side: &str, said: &BTreeMap<String, Vec<&str>>) -> String {
        let (punto, banco) = self.of_two();
        if self.has_natural() {
            let own = if side == PUNTO { punto } else { banco };
            return format!("{} {side}", if own >= 8 { "natural" } else { "stopped" });
        }
        if side == PUNTO {
            return if punto <= 5 { "punto draws" } else { "punto stands" }.to_owned();
        }
        match self.puntos_third() {
            None => format!("banco {banco} stood"),
            Some(third) => {
                let narrow = format!("banco {banco} drawn {third}");
                if said.contains_key(&narrow) { narrow } else { format!("banco {banco} drawn") }
            }
        }
    }

    fn row_of_end(&self, said: &BTreeMap<String, Vec<&str>>) -> String {
        let (punto, banco) = self.of_two();
        match (punto >= 8, banco >= 8) {
            (true, _) => "natural punto".to_owned(),
            (_, true) => "natural banco".to_owned(),
            _ => self.row_of_third(BANCO, said),
        }
    }
}

/// The answer as journals write it, and the decision.
pub(crate) fn misdraws(house: &House, question: &Question) -> (String, String) {
    let coup = Coup::from_question(question);
    let is_over = event(question, "nobody-draws").is_some() || called(question).is_some();
    let wrong_call = called(question).is_some_and(|called| coup.wins.is_some_and(|wins| wins != called));
    let wrong = coup.misplaced() || (is_over && coup.wants.is_some()) || wrong_call;
    let gone = event(question, "cards-gone").is_some();
    let said = |key| event(question, key).is_some();
    let spoiled = ["after-the-stop-card", "foreign-back", "lost-in-the-shoe"].into_iter().any(said)
        || (said("shoe-is-empty") && coup.wants.is_some());
    let moved = ["three-taken", "used-again", "face-up-in-the-shoe", "put-back-on-top"].into_iter().any(said);
    let becomes = match (wrong || spoiled || moved, gone || spoiled, house.id.as_str()) {
        (false, ..) => "stands",
        (true, false, _) => "restored",
        (true, true, "venezia-malta") => "direction",
        (true, true, _) => "null",
    };
    let part = |part: &QuestionPart| match (part.label.key.as_str(), part.label.facts.as_slice()) {
        ("part-misdraw-coup", []) => becomes.to_owned(),
        ("part-misdraw-card", [("card", Fact::Number(1))]) if said("used-again") => "burned".to_owned(),
        ("part-misdraw-card", [("card", Fact::Number(2))]) if said("used-again") => PUNTO.to_owned(),
        ("part-misdraw-card", [("card", Fact::Number(card))]) => {
            coup.belong.get(*card as usize - 1).copied().flatten().unwrap_or("burned").to_owned()
        }
        ("part-misdraw-burns", []) => coup.belong.iter().filter(|belongs| belongs.is_none()).count().to_string(),
        ("part-misdraw-burn-now", []) => still_to_burn(question).to_string(),
        ("part-misdraw-stake", []) => if said("stake-withdrawn") { "plays" } else { "goes-back" }.to_owned(),
        ("part-misdraw-next", []) if said("bets-open") => "stop-the-bets".to_owned(),
        ("part-misdraw-next", []) if said("face-down") => "turn-up".to_owned(),
        // Three cards are left of the four.
        ("part-misdraw-next", []) if said("used-again") => "card-banco".to_owned(),
        ("part-misdraw-next", []) => match (coup.wants, coup.wins) {
            (Some(side), None) => format!("card-{side}"),
            (None, Some(wins)) => format!("wins-{wins}"),
            other => panic!("{other:?}"),
        },
        ("part-misdraw-banker", []) => {
            assert!(["article-57-13", "guide-fr", "one-pack"].contains(&house.id.as_str()));
            let due = said("by-banker") && !coup.misplaced();
            if said("by-tailleur") || due { "keeps" } else { "passes" }.to_owned()
        }
        other => panic!("{other:?}"),
    };
    let answer = match &question.form {
        AnswerForm::Several(parts) => parts.iter().map(part).collect::<Vec<_>>().join(","),
        AnswerForm::Choice(_) => {
            assert_eq!(question.prompt.key, text_key!("part-misdraw-coup"));
            becomes.to_owned()
        }
        AnswerForm::Number { .. } => still_to_burn(question).to_string(),
        other => panic!("{other:?}"),
    };
    (answer, format!("misdraw-{}", decision(question, &coup)))
}

/// The cards still missing from the burn, while no coup has begun.
fn still_to_burn(question: &Question) -> u32 {
    let (due, burned) = burn(question);
    if event(question, "no-coup-yet").is_some() { due.saturating_sub(burned) } else { 0 }
}

/// The number of cards to burn after the turned card, tens and figures counting ten, and the number burned.
fn burn(question: &Question) -> (u32, u32) {
    let fact = |key: &str| match event(question, key).expect("it is told").facts.as_slice() {
        [(_, Fact::Card(card))] => match count(*card) {
            0 => 10,
            value => value,
        },
        [(_, Fact::Number(number))] => *number as u32,
        other => panic!("{other:?}"),
    };
    (fact("turned-first"), fact("burned-so-far"))
}

fn decision(question: &Question, coup: &Coup) -> &'static str {
    let said = |key| event(question, key).is_some();
    let wrong_call = called(question).is_some_and(|called| coup.wins != Some(called));
    match () {
        () if said("stuck") && coup.belong[5].is_some() => "m-two-stuck-and-both-due",
        () if said("stuck") => "m-two-stuck-and-one-due",
        () if said("seen-early") => "n-card-seen-early",
        () if said("face-down") => "o-third-face-down",
        () if said("dropped") => "p-card-dropped",
        () if said("after-the-stop-card") => "q-after-the-stop-card",
        () if said("stop-card-inside") => "q-stop-card-inside",
        () if said("shoe-is-empty") && coup.wants.is_some() => "r-empty-shoe",
        () if said("shoe-is-empty") => "r-shoe-just-lasted",
        () if said("foreign-back") => "s-foreign-back",
        () if said("other-back") => "s-other-back",
        () if said("face-up-in-the-shoe") => "t-face-up-in-the-shoe",
        () if said("burn-noticed-late") => "u-burn-noticed-late",
        () if said("turned-first") => match burn(question) {
            (_, 0) => "u-burn-forgotten",
            (due, burned) if due == burned => "u-burn-right",
            (due, burned) if due < burned => "u-burn-too-long",
            _ => "u-burn-too-short",
        },
        () if said("used-again") => "v-used-again",
        () if said("put-back-on-top") => "w-put-back-on-top",
        () if said("lost-in-the-shoe") => "w-lost-in-the-shoe",
        () if said("by-banker") && !coup.misplaced() => "x-due-card-unasked",
        () if said("drawn-by-another") => "y-drawn-by-another",
        () if said("banker-turned") => "y-banker-turned-punto",
        () if said("stake-withdrawn") => "z-stake-withdrawn",
        () if said("stake-placed-late") => "z-stake-placed-late",
        () if said("by-banker") => "l-the-banker-drew",
        () if said("by-tailleur") => "l-the-tailleur-laid",
        () if said("banker-early") => "l-the-banker-drew-early",
        () if said("bets-open") => "a-early-card",
        () if said("two-and-two") => "h-two-and-two",
        () if said("banco-first") => "h-banco-first",
        () if said("last-two-crossed") => "h-last-two-crossed",
        () if said("three-taken") => "i-three-taken",
        () if said("five-taken") && coup.belong[4].is_some() => "i-five-taken-and-one-due",
        () if said("five-taken") => "i-five-taken-and-none-due",
        () if said("cards-gone") && coup.misplaced() => "k-third-card-in-the-box",
        () if said("cards-gone") && wrong_call => "k-wrong-call-in-the-box",
        () if said("cards-gone") => "k-right-coup-in-the-box",
        () if said("nobody-draws") || said("called") => match coup.wants {
            Some(PUNTO) => "g-forgotten-card-of-punto",
            Some(_) => "g-forgotten-card-of-banco",
            None if wrong_call && said("paying") => "j-wrong-payment",
            None if wrong_call => "j-wrong-call",
            None if said("called") => "right-call",
            None => "right-end",
        },
        () => decision_of_thirds(coup),
    }
}

fn decision_of_thirds(coup: &Coup) -> &'static str {
    let lie: Vec<_> = coup.cards[4..].iter().map(|(_, lies)| lies.unwrap()).collect();
    let (punto, _) = coup.of_two();
    match (lie.as_slice(), &coup.belong[4..]) {
        ([_, _], _) if coup.has_natural() => "d-two-after-a-natural",
        ([PUNTO], _) if coup.has_natural() && punto >= 8 => "d-third-to-a-natural-of-punto",
        ([BANCO], _) if coup.has_natural() && punto < 8 => "d-third-to-a-natural-of-banco",
        ([_], _) if coup.has_natural() && punto >= 8 => "d-third-after-a-natural-of-punto",
        ([_], _) if coup.has_natural() => "d-third-after-a-natural-of-banco",
        ([BANCO, PUNTO], _) => "e-thirds-crossed",
        ([PUNTO], [Some(BANCO)]) => "b-third-to-a-standing-punto",
        ([PUNTO], [None]) => "c-third-where-nobody-draws",
        ([BANCO], [Some(PUNTO)]) => "e-banco-drew-first",
        ([BANCO], [None]) | ([PUNTO, BANCO], [Some(PUNTO), None]) => "f-third-to-a-standing-banco",
        _ if !coup.misplaced() => "right-third",
        other => panic!("{other:?}"),
    }
}

/// The two-card points that the working must name.
pub(crate) fn points_of_two(question: &Question) -> (u64, u64) {
    let (punto, banco) = Coup::from_question(question).of_two();
    (punto.into(), banco.into())
}

/// The row of the citations for a rule about mis-draws.
#[expect(clippy::too_many_lines, reason = "a line for each rule")]
pub(crate) fn row(rule: Rule, posed: &PosedQuestion, said: &BTreeMap<String, Vec<&str>>) -> String {
    let coup = Coup::from_question(&posed.question);
    let name = |side: Side| if side == Side::Punto { PUNTO } else { BANCO };
    let of_drawing =
        posed.key.reasons.iter().any(|reason| matches!(reason.rule, Rule::Mistake(made) if made.is_of_drawing()));
    let makes = |wanted: fn(&Mistake) -> bool| {
        posed.key.reasons.iter().any(|reason| matches!(&reason.rule, Rule::Mistake(made) if wanted(made)))
    };
    let face_up = makes(|made| matches!(made, Mistake::FaceUpInTheShoe(_)));
    let dropped = makes(|made| matches!(made, Mistake::Dropped(_)));
    let irregular = dropped || makes(|made| matches!(made, Mistake::PutBack(_)));
    let what = |kind: &str| match kind {
        "put right" if !of_drawing && face_up => "misdraw does not play".to_owned(),
        "put right" if !of_drawing && irregular => "misdraw put right irregular".to_owned(),
        _ => format!("misdraw {kind} {}", if of_drawing { "draw" } else { "call" }),
    };
    let burn_row = || if burn(&posed.question).0 == 10 { "burn tens" } else { "burn" }.to_owned();
    let plain = |key: &str| key.replace('-', " ");
    match rule {
        Rule::Mistake(mistake) => match mistake {
            Mistake::FirstDeal(_) | Mistake::FirstFour(..) => "order of the deal".to_owned(),
            Mistake::ForTheOther(_, Side::Punto) | Mistake::LeftApart(_, Side::Punto) | Mistake::Unasked(_) => {
                "punto first".to_owned()
            }
            Mistake::ForTheOther(..) | Mistake::LeftApart(..) => coup.row_of_third(BANCO, said),
            Mistake::AfterTheEnd(_) => coup.row_of_end(said),
            Mistake::WrongCall(_) if coup.wins == Some("egalite") => "equal points".to_owned(),
            Mistake::WrongCall(_) => "nearest to nine".to_owned(),
            Mistake::ShoeIsEmpty(_) if coup.belong.len() < 4 => "order of the deal".to_owned(),
            Mistake::TooMany(side) | Mistake::NotDrawn(side) | Mistake::ShoeIsEmpty(side) => {
                coup.row_of_third(name(side), said)
            }
            Mistake::WrongBurn(..) => burn_row(),
            Mistake::FaceUpInTheShoe(_) => "misdraw seen early".to_owned(),
            Mistake::StakeWithdrawn => "misdraw withdrawn stake plays".to_owned(),
            _ => plain(mistake.key()),
        },
        Rule::Remedy(ruling) => match ruling {
            MisdrawRemedy::StillToDraw(_)
                if coup.belong.len() < 4 || event(&posed.question, "used-again").is_some() =>
            {
                "order of the deal".to_owned()
            }
            MisdrawRemedy::StillToDraw(side) => coup.row_of_third(name(side), said),
            MisdrawRemedy::PutRight => what("put right"),
            MisdrawRemedy::Null => what("null"),
            MisdrawRemedy::CallAgain(_) | MisdrawRemedy::CallIsVoid(_) | MisdrawRemedy::PayAgain => {
                "misdraw put right call".to_owned()
            }
            MisdrawRemedy::KeepsItsPlace(_) if dropped => "misdraw put right irregular".to_owned(),
            MisdrawRemedy::TakenOutAgain(_) => "misdraw put right irregular".to_owned(),
            MisdrawRemedy::NotToBeDealt => "misdraw after the stop card".to_owned(),
            MisdrawRemedy::TurnedUp(_) => "misdraw face down".to_owned(),
            MisdrawRemedy::LateStakeGoesBack => "misdraw stake placed late".to_owned(),
            MisdrawRemedy::BankerPasses if !of_drawing => "misdraw banker passes early".to_owned(),
            _ => plain(ruling.key()),
        },
        Rule::OpenQuestion(open) => match open {
            OpenQuestion::BurnedWhenRestored => "misdraw burned".to_owned(),
            OpenQuestion::StakesOfANullCoup | OpenQuestion::NullOnTheBoard => what("null"),
            OpenQuestion::UntilWhen => what("put right"),
            OpenQuestion::EarlyCostsTheShoe | OpenQuestion::UnaskedCostsTheShoe => "misdraw banker passes".to_owned(),
            OpenQuestion::BurnNoticedLate => burn_row(),
            OpenQuestion::BegunAfterTheStopCard => "misdraw begun is dealt".to_owned(),
            OpenQuestion::SeenOrDropped | OpenQuestion::WrongPerson => "misdraw put right draw".to_owned(),
            OpenQuestion::WithdrawnStake => "misdraw stake placed late".to_owned(),
            _ => plain(open.key()),
        },
        other => panic!("not about mis-draws: {other:?}"),
    }
}
