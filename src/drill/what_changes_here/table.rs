//! Topics on cards and calls: handling, wording, and the cost of a dealing error.

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::bet::Spot;
use crate::rules::calls::calls;
use crate::rules::circulation::{CirculationRule, Holder};
use crate::rules::clause::Basis;
use crate::rules::house::{Face, House};
use crate::rules::house_rule::{HouseRule, banker_draws};
use crate::rules::misdraw::{
    CoupStage, CoupVerdict, Judgement, MisdrawRemedy, Mistake, Person, TableCard, TableState, judge,
};
use crate::rules::money::Money;
use crate::rules::reason::{Reason, Rule};
use crate::rules::rng::SeededRng;
use crate::rules::side::{BySide, Chance, Side};
use crate::rules::turning::turns_punto as turns;

use super::super::deal;
use super::super::hand_passes::seat_choices;
use super::super::question::{Answer, AnswerForm, CardBack, Choice, LaidCard, LaidStake, Scene, lettered};
use super::case::{ComparedCase, InHouse, choices, coup, dealt, sayings, seated, seats};
use crate::rules::house::HouseLibrary;

pub(super) fn turns_punto(here: &House, there: &House, dice: &mut SeededRng) -> Option<ComparedCase> {
    let taken = seats([here, there], 4, dice);
    let holder = *dice.pick(&taken)?;
    let mut sums = [1_000, 2_000, 3_000, 5_000, 8_000, 10_000, 15_000, 20_000].map(Money::coins);
    dice.shuffle(&mut sums);
    // Occasionally there is no stake on Punto.
    let spot = |dice: &mut SeededRng, none: bool| if none || dice.below(4) == 0 { Spot::Banco } else { Spot::Punto };
    let none = dice.below(6) == 0;
    let laid: Vec<LaidStake> = taken
        .iter()
        .zip(sums)
        .map(|(seat, amount)| LaidStake { seat: *seat, spot: spot(dice, none), amount })
        .collect();
    let on_punto: Vec<(u8, Money)> =
        laid.iter().filter(|stake| stake.spot == Spot::Punto).map(|stake| (stake.seat, stake.amount)).collect();
    // Both tables show the cards that are to be turned over.
    let is_dealt_down = [here, there].into_iter().all(|house| *house.dealing.first_four.value() == Face::Down);
    let two = vec![LaidCard::Down(CardBack::Blue); 2];
    let down = BySide { punto: two.clone(), banco: two };
    let prompt = text!("ask-here-turns-punto", seat = Fact::Number(holder.into()), side = Fact::Side(Side::Punto));
    ComparedCase::new(prompt, [here, there], |house| {
        let holder = house.circulation.goes_round.value().then_some(holder);
        let (turner, reasons) = turns(house, holder.map_or(Holder::Tailleur, Holder::Seat), &on_punto, &[])?;
        let tailleur = Choice { id: "tailleur".into(), label: text!("choice-tailleur"), letter: None, place: None };
        let seats = seat_choices(&taken).map(|choice| Choice { place: None, ..choice });
        let index = match turner {
            Holder::Seat(seat) => taken.iter().position(|other| *other == seat)?,
            Holder::Tailleur => taken.len(),
        };
        let hands = if is_dealt_down { down.clone() } else { BySide::default() };
        let seated = Some(seated(house, &taken, holder));
        let scene = Scene { hands, stakes: laid.clone(), seats: seated, ..Scene::default() };
        Some(InHouse::choice(scene, seats.chain([tailleur]).collect(), index, reasons))
    })
}

pub(super) fn draws(here: &House, there: &House, dice: &mut SeededRng) -> Option<ComparedCase> {
    let taken = seats([here, there], 4, dice);
    let holder = *dice.pick(&taken)?;
    let prompt = text!("ask-here-draws", seat = Fact::Number(holder.into()));
    ComparedCase::new(prompt, [here, there], |house| {
        let holder = house.circulation.goes_round.value().then_some(holder);
        let (banker, reason) = banker_draws(house);
        let hands = choices([("holder", text_key!("choice-here-holder")), ("tailleur", text_key!("choice-tailleur"))]);
        let scene = Scene { seats: Some(seated(house, &taken, holder)), ..Scene::default() };
        Some(InHouse::choice(scene, hands, usize::from(!banker), vec![reason]))
    })
}

pub(super) fn final_call(here: &House, there: &House, dice: &mut SeededRng) -> Option<ComparedCase> {
    let tie = dice.below(4) == 0;
    let (cards, outcome) = coup([here, there], dice, |outcome| (outcome.winner == Chance::Egalite) == tie)?;
    let said = |house: &House| Some(calls(house, &dealt(house, &cards)?).last()?.to_string());
    let known = HouseLibrary::shared().iter().map(AsRef::as_ref).chain([here]);
    let all: Vec<(String, String)> = known.filter_map(|house| Some((said(house)?, house.id.to_string()))).collect();
    ComparedCase::new(text!("ask-here-final-call"), [here, there], |house| {
        let (sayings, index) = sayings(all.clone(), &said(house)?);
        let form = match outcome.winner {
            Chance::Egalite => &house.calls.final_call_egalite,
            Chance::Punto | Chance::Banco => &house.calls.final_call,
        };
        let first = &house.calls.final_call_starts_with;
        let reasons = vec![
            HouseRule::wording(form.basis()),
            Reason::new(Rule::HouseRule(HouseRule::CallBegins(*first.value())), first.basis()),
        ];
        let by_convention = form.basis() == Basis::Silent;
        let scene = Scene::of_coup(&dealt(house, &cards)?);
        let form = AnswerForm::Choice(lettered(sayings));
        Some(InHouse { by_convention, ..InHouse::computed(scene, form, Answer::Choice(index), reasons) })
    })
}

/// A finished coup with one superfluous card for a side that has two.
fn one_too_many(houses: [&House; 2], dice: &mut SeededRng) -> Option<TableState> {
    let side = *dice.pick(&Side::BOTH)?;
    let (cards, _) = coup(houses, dice, |outcome| outcome.cards[side] == 2)?;
    let thirds =
        |place: usize| if place < 4 { None } else { Some(if side == Side::Punto { Side::Banco } else { Side::Punto }) };
    let on = |place: usize| thirds(place).unwrap_or(if place.is_multiple_of(2) { Side::Punto } else { Side::Banco });
    let mut laid: Vec<TableCard> =
        cards.iter().enumerate().map(|(place, card)| TableCard::new(*card, Some(on(place)))).collect();
    laid.push(TableCard::new(deal::card(dice), Some(side)));
    Some(TableState { stage: CoupStage::Over, ..TableState::from_cards(laid) })
}

fn scene_of(incident: &TableState) -> Scene {
    let mut scene = Scene::default();
    for laid in &incident.cards {
        if let Some(side) = laid.on {
            scene.hands[side].push(LaidCard::Up(laid.card));
        }
    }
    scene
}

fn describe_incident(incident: &TableState, judged: &Judgement) -> Vec<Phrase> {
    let mistake = judged.mistakes.first().map(|reason| reason.rule.phrase());
    let cards_are = Phrase::plain(if incident.has_discarded_cards() {
        text_key!("told-here-cards-gone")
    } else {
        text_key!("told-here-cards-in-view")
    });
    mistake.into_iter().chain([cards_are]).collect()
}

/// The judgement, unless the cards drawn at random are more copies of one than the packs have.
fn possible(judged: Judgement) -> Option<Judgement> {
    let copies = judged.made().any(|mistake| matches!(mistake, Mistake::OneCopyTooMany(_)));
    (!copies).then_some(judged)
}

pub(super) fn misdraw(here: &House, there: &House, dice: &mut SeededRng) -> Option<ComparedCase> {
    let mut incident = one_too_many([here, there], dice)?;
    // Houses differ on discarded cards, so these come up more often.
    if dice.below(3) > 0 {
        incident = incident.with_cards_discarded();
    }
    let narration = describe_incident(&incident, &possible(judge(here, &incident))?);
    let case = ComparedCase::new(text!("ask-here-misdraw"), [here, there], |house| {
        let judged = possible(judge(house, &incident))?;
        let verdicts = choices([
            ("restored", text_key!("choice-here-restored")),
            ("null", text_key!("choice-here-null")),
            ("direction", text_key!("choice-here-direction")),
            ("stands", text_key!("choice-here-counts-as-it-is")),
        ]);
        let index = match judged.verdict {
            CoupVerdict::Restored => 0,
            CoupVerdict::Null => 1,
            CoupVerdict::DirectionDecides => 2,
            CoupVerdict::Stands => 3,
        };
        let ruled = |reason: &Reason| {
            matches!(
                reason.rule,
                Rule::Remedy(
                    MisdrawRemedy::PutRight
                        | MisdrawRemedy::TooLate
                        | MisdrawRemedy::NotPutRight
                        | MisdrawRemedy::Null
                        | MisdrawRemedy::DirectionDecides
                )
            )
        };
        let reasons: Vec<Reason> = judged.reasons.into_iter().filter(ruled).collect();
        let gone = incident.has_discarded_cards();
        let scene = if gone { Scene::default() } else { scene_of(&incident) };
        // A coup that is too late to correct may still be void or count.
        let verdict = |reason: &&Reason| {
            let Rule::Remedy(remedy) = &reason.rule else { return false };
            matches!(remedy, MisdrawRemedy::PutRight | MisdrawRemedy::Null | MisdrawRemedy::DirectionDecides)
        };
        let deciding = reasons.iter().find(verdict)?.basis;
        Some(InHouse::choice(scene, verdicts, index, reasons).resting_on(deciding, index))
    })?;
    Some(case.with_narration(narration))
}

pub(super) fn misdrawn_by_banker(here: &House, there: &House, dice: &mut SeededRng) -> Option<ComparedCase> {
    let mut incident = one_too_many([here, there], dice)?;
    incident.by = Person::Banker;
    let narration = describe_incident(&incident, &possible(judge(here, &incident))?);
    let case = ComparedCase::new(text!("ask-here-misdrawn-by-banker"), [here, there], |house| {
        let goes_round = &house.circulation.goes_round;
        let (index, reasons) = if *goes_round.value() {
            let judged = possible(judge(house, &incident))?;
            let ruled = |reason: &Reason| {
                matches!(reason.rule, Rule::Remedy(MisdrawRemedy::BankerPasses | MisdrawRemedy::BankerKeeps))
            };
            (usize::from(!judged.banker_passes), judged.reasons.into_iter().filter(ruled).collect())
        } else {
            (2, vec![Reason::new(Rule::Circulation(CirculationRule::Stays), goes_round.basis())])
        };
        let answers = choices([
            ("passes", text_key!("choice-here-banker-passes")),
            ("keeps", text_key!("choice-here-banker-keeps")),
            ("no-banker", text_key!("choice-here-no-banker")),
        ]);
        Some(InHouse::choice(scene_of(&incident), answers, index, reasons))
    })?;
    Some(case.with_narration(narration))
}

/// A thing with a house-specific name. Hands and tie are excluded, because their names are printed on the cloth.
#[derive(Clone, Copy)]
pub(super) enum TradeWord {
    Natural,
    Draw,
    Stand,
    Stood,
    Tailleur,
    Discard,
    Taille,
    Packs,
}

pub(super) const TERMS: [TradeWord; 8] = [
    TradeWord::Natural,
    TradeWord::Draw,
    TradeWord::Stand,
    TradeWord::Stood,
    TradeWord::Tailleur,
    TradeWord::Discard,
    TradeWord::Taille,
    TradeWord::Packs,
];

impl TradeWord {
    pub(super) fn word(self, house: &House) -> &str {
        self.entry(house).0
    }

    fn entry(self, house: &House) -> (&str, Basis) {
        let terms = &house.terms;
        let entry = match self {
            Self::Draw => return (&terms.draw.value().1, terms.draw.basis()),
            Self::Stand => return (&terms.stand.value().1, terms.stand.basis()),
            Self::Natural => &terms.natural,
            Self::Stood => &terms.stood,
            Self::Tailleur => &terms.tailleur,
            Self::Discard => &terms.discard,
            Self::Taille => &terms.taille,
            Self::Packs => &terms.packs,
        };
        (entry.value(), entry.basis())
    }

    const fn meaning(self) -> TextKey {
        match self {
            Self::Natural => text_key!("term-natural"),
            Self::Draw => text_key!("term-draw"),
            Self::Stand => text_key!("term-stand"),
            Self::Stood => text_key!("term-stood"),
            Self::Tailleur => text_key!("term-tailleur"),
            Self::Discard => text_key!("term-discard"),
            Self::Taille => text_key!("term-taille"),
            Self::Packs => text_key!("term-packs"),
        }
    }
}

pub(super) fn words(here: &House, there: &House, dice: &mut SeededRng) -> Option<ComparedCase> {
    let term = *dice.pick(&TERMS)?;
    let is_silent = |house: &House| term.entry(house).1 == Basis::Silent;
    // A house without the word may lack the thing as well: the column is printed only where a text has it.
    let lacks_the_thing = matches!(term, TradeWord::Stood) && (is_silent(here) || is_silent(there));
    if lacks_the_thing || is_silent(here) && is_silent(there) || are_spellings(term.word(here), term.word(there)) {
        return None;
    }
    let meaning = Fact::Phrase(Box::new(Phrase::plain(term.meaning())));
    let known = HouseLibrary::shared().iter().map(AsRef::as_ref).chain([here]).filter(|house| !is_silent(house));
    let all = known.map(|house| (term.word(house).to_owned(), house.id.to_string()));
    let is_other = |word: &str| ![here, there].iter().any(|house| are_spellings(term.word(house), word));
    let all: Vec<(String, String)> = all.filter(|(word, _)| is_other(word)).collect();
    ComparedCase::new(text!("ask-here-word", meaning = meaning), [here, there], |house| {
        let (word, basis) = term.entry(house);
        let (words, index) = sayings(all.clone(), word);
        Some(InHouse::choice(Scene::default(), words, index, vec![HouseRule::wording(basis)]))
    })
}

/// True of *abatage* and *abattage*: two spellings of a word are no choice.
fn are_spellings(one: &str, other: &str) -> bool {
    let spoken = |word: &str| {
        let mut letters: Vec<char> = word.chars().collect();
        letters.dedup();
        letters
    };
    one != other && spoken(one) == spoken(other)
}
