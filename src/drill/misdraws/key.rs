//! Question, scene and answer key for an incident, from its judgement.

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::coup::Coup;
use crate::rules::house::{Face, House};
use crate::rules::misdraw::{
    CardDestination, CoupVerdict, Judgement, MisdrawRemedy, NextAct, TableCard, TableState, Whereabouts,
};
use crate::rules::side::{BySide, Chance, Side};

use super::super::marking::{AnswerKey, PosedQuestion, TableauHighlight};
use super::super::question::{
    Answer, AnswerForm, CardBack, Choice, LaidCard, LaidShoe, Question, QuestionPart, Scene, lettered,
};
use super::describe;
use super::make::SlipIncident;
use super::slip::Slip;

/// A question about a judged table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in super::super) enum SlipQuestion {
    Coup,
    /// Destination of this card, 1-based in the order drawn.
    Card(u8),
    Burns,
    /// Number of cards still burned before the first coup.
    BurnNow,
    Next,
    /// Treatment of a stake changed too late.
    Stake,
    /// Passing of the shoe by the banker.
    Banker,
}

/// Largest accepted number of burned cards.
const MOST_BURNED: u32 = 4;
/// Largest accepted number of cards to be burned at the start of a shoe.
const MOST_BURNED_AT_START: u32 = 10;

impl SlipIncident {
    /// The question with its key; `None` if the judgement leaves a part open.
    pub(super) fn posed(self, slip: Slip, house: &House, judgement: Judgement) -> Option<PosedQuestion> {
        let out = u8::try_from(self.incident.cards.len()).ok()?;
        // For an invalid coup, only its fate and the shoe are asked about.
        let asked = |ask: &SlipQuestion| judgement.counts() || matches!(ask, SlipQuestion::Coup | SlipQuestion::Banker);
        let asks: Vec<SlipQuestion> = slip.questions(out).into_iter().filter(asked).collect();
        let mut parts = asks.iter().map(|ask| ask.part()).collect::<Vec<_>>();
        let mut answers = asks.iter().map(|ask| ask.answer(&judgement)).collect::<Option<Vec<_>>>()?;
        let (prompt, form, answer) = match (parts.pop(), answers.pop()) {
            (Some(part), Some(answer)) if parts.is_empty() => (part.label, part.form, answer),
            (Some(part), Some(answer)) => {
                parts.push(part);
                answers.push(answer);
                (text!("ask-misdraw"), AnswerForm::Several(parts), Answer::Several(answers))
            }
            _ => return None,
        };
        let scene = self.scene(house);
        let after = self.after((house, &scene), &judgement).filter(|after| after.hands != scene.hands);
        let key = AnswerKey {
            working: self.working(house, &judgement).into_iter().collect(),
            highlight: slip.is_of_the_tableau().then(|| self.highlight(house, &judgement)).flatten(),
            after,
            ..AnswerKey::new(answer, [judgement.mistakes, judgement.reasons, judgement.unsettled].concat())
        };
        Some(PosedQuestion { question: Question { scene, prompt, form }, key })
    }

    fn scene(&self, house: &House) -> Scene {
        let narration = self.narration.clone();
        if self.incident.has_discarded_cards() {
            return Scene { narration, ..Scene::default() };
        }
        let (hands, apart) = laid_cards(&self.incident, house);
        let shoe = self.incident.burn.map(|done| LaidShoe::Turned(done.turned, done.burned));
        // With no third card yet, it is the order of the first four that is at fault.
        let sides: Vec<Side> = self.incident.cards.iter().filter_map(|card| card.on).collect();
        let dealt = if sides.len() == 4 && self.incident.cards.len() == 4 { sides } else { Vec::new() };
        Scene { hands, dealt, apart, shoe, narration, ..Scene::default() }
    }

    /// The corrected felt, if the coup counts and is turned.
    fn after(&self, (house, before): (&House, &Scene), judgement: &Judgement) -> Option<Scene> {
        let shown = judgement.verdict == CoupVerdict::Restored || judgement.outcome.is_some();
        if !shown || self.incident.has_discarded_cards() || self.incident.cards.len() < 4 {
            return None;
        }
        let coup = self.put_right(house, judgement).filter(|coup| coup.count() >= 4)?;
        let announced = judgement.outcome.map(|outcome| outcome.winner);
        // The numbers of cards in the wrong order follow them to where they belong.
        let dealt = if before.dealt.is_empty() { Vec::new() } else { Side::BOTH.repeat(2) };
        Some(Scene { dealt, announced, ..Scene::of_coup(&coup) })
    }

    /// The coup of the cards that belong to it.
    fn put_right<'h>(&self, house: &'h House, judgement: &Judgement) -> Option<Coup<'h>> {
        let mut coup = Coup::new(house);
        for (laid, belongs) in self.incident.cards.iter().zip(&judgement.cards) {
            if matches!(belongs, CardDestination::To(_)) {
                coup.add_card(laid.card).ok()?;
            }
        }
        Some(coup)
    }

    /// Deciding cell of the tableau, or Punto's row if Punto's card is missing.
    fn highlight(&self, house: &House, judgement: &Judgement) -> Option<TableauHighlight> {
        let coup = self.put_right(house, judgement)?;
        let row = || Some(TableauHighlight::Punto(coup.hand(Side::Punto)?.point_of_two()));
        match judgement.to_draw {
            Some(Side::Punto) => row(),
            _ => coup
                .cell()
                .filter(|_| !coup.outcome().is_some_and(|outcome| outcome.natural))
                .map(TableauHighlight::Banco),
        }
    }

    /// Points of the sides' two cards, if both have them.
    fn working(&self, house: &House, judgement: &Judgement) -> Option<Phrase> {
        let coup = self.put_right(house, judgement)?;
        let point = |side| Some(Fact::Point(coup.hand(side)?.point_of_two()));
        let hands = describe::with_sides(text_key!("working-two-cards")).with("punto-point", point(Side::Punto)?);
        Some(hands.with("banco-point", point(Side::Banco)?))
    }
}

/// The cards of a table as they are on each side and apart, without those in the shoe.
pub(in super::super) fn laid_cards(table: &TableState, house: &House) -> (BySide<Vec<LaidCard>>, Vec<LaidCard>) {
    let in_shoe = |card: &TableCard| matches!(card.at, Whereabouts::Shoe(_));
    let face = |index: usize, card: &TableCard| {
        let turned = index >= 4 || card.on.is_none_or(|side| table.is_turned(side));
        card.face.unwrap_or(if turned { Face::Up } else { *house.dealing.first_four.value() })
    };
    let lies = |side: Option<Side>| {
        let on = table.cards.iter().enumerate().filter(|(_, card)| card.on == side && !in_shoe(card));
        let show = |(index, card): (usize, &TableCard)| match face(index, card) {
            Face::Up => LaidCard::Up(card.card),
            Face::Down => LaidCard::Down(CardBack::Blue),
        };
        on.map(show).collect::<Vec<_>>()
    };
    (BySide { punto: lies(Some(Side::Punto)), banco: lies(Some(Side::Banco)) }, lies(None))
}

impl SlipQuestion {
    /// The id of the right choice and all the choices; `None` if the judgement leaves it open or it is no choice.
    pub(in super::super) fn decided(self, judgement: &Judgement) -> Option<(&'static str, Vec<Choice>)> {
        let words = match self {
            Self::Coup => COUP,
            Self::Card(_) => CARD,
            Self::Next => NEXT,
            Self::Stake => STAKE,
            Self::Banker => BANKER,
            Self::Burns | Self::BurnNow => return None,
        };
        let Answer::Choice(place) = self.answer(judgement)? else { return None };
        Some((words.get(place)?.0, lettered(words.iter().map(choice))))
    }

    /// The question in words.
    pub(in super::super) fn prompt(self) -> Phrase {
        self.part().label
    }

    fn part(self) -> QuestionPart {
        let (label, form) = match self {
            Self::Coup => (text!("part-misdraw-coup"), choices(COUP)),
            Self::Card(card) => (text!("part-misdraw-card", card = Fact::Number(card.into())), choices(CARD)),
            Self::Burns => (text!("part-misdraw-burns"), AnswerForm::Number { most: MOST_BURNED }),
            Self::BurnNow => (text!("part-misdraw-burn-now"), AnswerForm::Number { most: MOST_BURNED_AT_START }),
            Self::Next => (text!("part-misdraw-next"), choices(NEXT)),
            Self::Stake => (text!("part-misdraw-stake"), choices(STAKE)),
            Self::Banker => (text!("part-misdraw-banker"), choices(BANKER)),
        };
        QuestionPart { label, form }
    }

    fn answer(self, judgement: &Judgement) -> Option<Answer> {
        let place = match self {
            Self::Coup => match judgement.verdict {
                CoupVerdict::Stands => 0,
                CoupVerdict::Restored => 1,
                CoupVerdict::Null => 2,
                CoupVerdict::DirectionDecides => 3,
            },
            Self::Card(card) => match judgement.cards.get(usize::from(card).checked_sub(1)?)? {
                CardDestination::To(Side::Punto) => 0,
                CardDestination::To(Side::Banco) => 1,
                CardDestination::Burned => 2,
                CardDestination::BackToShoe => 3,
                CardDestination::NextCoup => 4,
                CardDestination::Used | CardDestination::SetAside => return None,
            },
            Self::Burns => {
                let burned = judgement.cards.iter().filter(|belongs| **belongs == CardDestination::Burned).count();
                return Some(Answer::Number(u32::try_from(burned).ok()?));
            }
            Self::BurnNow => {
                let more = judgement.remedies().find_map(|remedy| match remedy {
                    MisdrawRemedy::BurnMore(cards) => Some(cards),
                    _ => None,
                });
                return Some(Answer::Number(more.unwrap_or(0).into()));
            }
            Self::Next => match judgement.next? {
                NextAct::Draw(Side::Punto) => 0,
                NextAct::Draw(Side::Banco) => 1,
                NextAct::Call(Chance::Punto) | NextAct::Pay(Chance::Punto) => 2,
                NextAct::Call(Chance::Banco) | NextAct::Pay(Chance::Banco) => 3,
                NextAct::Call(Chance::Egalite) | NextAct::Pay(Chance::Egalite) => 4,
                NextAct::StopTheBets => 5,
                NextAct::TurnUp(_) => 6,
                NextAct::Burn(_) | NextAct::Turn(_) | NextAct::ReturnTheStakes | NextAct::CallTheDirection => {
                    return None;
                }
            },
            Self::Stake => judgement.remedies().find_map(|remedy| match remedy {
                MisdrawRemedy::WithdrawnStakePlays => Some(0),
                MisdrawRemedy::WithdrawnStakeIsGiven | MisdrawRemedy::LateStakeGoesBack => Some(1),
                _ => None,
            })?,
            Self::Banker => usize::from(!judgement.banker_passes),
        };
        Some(Answer::Choice(place))
    }
}

/// Id, text key, and the chance inserted into the text.
type ChoiceText = (&'static str, TextKey, Option<Chance>);

const COUP: &[ChoiceText] = &[
    ("stands", text_key!("choice-misdraw-stands"), None),
    ("restored", text_key!("choice-misdraw-restored"), None),
    ("null", text_key!("choice-misdraw-null"), None),
    ("direction", text_key!("choice-misdraw-direction"), None),
];

const CARD: &[ChoiceText] = &[
    ("punto", text_key!("choice-misdraw-for"), Some(Chance::Punto)),
    ("banco", text_key!("choice-misdraw-for"), Some(Chance::Banco)),
    ("burned", text_key!("choice-misdraw-burned"), None),
    ("back", text_key!("choice-misdraw-back"), None),
    ("next-coup", text_key!("choice-misdraw-next-coup"), None),
];

const NEXT: &[ChoiceText] = &[
    ("card-punto", text_key!("choice-misdraw-card-for"), Some(Chance::Punto)),
    ("card-banco", text_key!("choice-misdraw-card-for"), Some(Chance::Banco)),
    ("wins-punto", text_key!("choice-misdraw-wins"), Some(Chance::Punto)),
    ("wins-banco", text_key!("choice-misdraw-wins"), Some(Chance::Banco)),
    ("wins-egalite", text_key!("choice-misdraw-wins"), Some(Chance::Egalite)),
    ("stop-the-bets", text_key!("choice-misdraw-stop-the-bets"), None),
    ("turn-up", text_key!("choice-misdraw-turn-up"), None),
];

const STAKE: &[ChoiceText] = &[
    ("plays", text_key!("choice-misdraw-stake-plays"), None),
    ("goes-back", text_key!("choice-misdraw-stake-back"), None),
];

const BANKER: &[ChoiceText] =
    &[("passes", text_key!("choice-misdraw-passes"), None), ("keeps", text_key!("choice-misdraw-keeps"), None)];

fn choices(words: &[ChoiceText]) -> AnswerForm {
    AnswerForm::Choice(lettered(words.iter().map(choice)))
}

fn choice((id, key, chance): &ChoiceText) -> Choice {
    let facts = chance.iter().map(|chance| ("chance", Fact::Chance(*chance))).collect();
    Choice { id: (*id).into(), label: Phrase { key: *key, facts }, letter: None, place: None }
}
