//! Question, scene and answer key for an incident, from its judgement.

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::coup::Coup;
use crate::rules::house::{Face, House};
use crate::rules::misdraw::{BetsState, CardDestination, CoupVerdict, Incident, Judgement, Whereabouts};
use crate::rules::side::{BySide, Chance, Side};

use super::super::marking::{AnswerKey, PosedQuestion, TableauHighlight};
use super::super::question::{Answer, AnswerForm, CardBack, Choice, LaidCard, Question, QuestionPart, Scene, lettered};
use super::describe;
use super::make::SlipIncident;
use super::slip::Slip;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SlipQuestion {
    Coup,
    /// Destination of this card, 1-based in the order drawn.
    Card(u8),
    Burns,
    Next,
    /// Passing of the shoe by the banker.
    Banker,
}

/// Largest accepted number of burned cards.
const MOST_BURNED: u32 = 4;

impl SlipIncident {
    /// The question with its key; `None` if the judgement leaves a part open.
    pub(super) fn posed(self, slip: Slip, house: &House, judgement: Judgement) -> Option<PosedQuestion> {
        let out = u8::try_from(self.incident.cards.len()).ok()?;
        // For an invalid coup, only its fate and the shoe are asked about.
        let asked = |ask: &SlipQuestion| judgement.counts() || matches!(ask, SlipQuestion::Coup | SlipQuestion::Banker);
        let asks: Vec<SlipQuestion> = slip.questions(out).into_iter().filter(asked).collect();
        let mut parts = asks.iter().map(|ask| ask.part()).collect::<Vec<_>>();
        let mut answers = asks.iter().map(|ask| ask.answer(&judgement, &self.incident)).collect::<Option<Vec<_>>>()?;
        let (prompt, form, answer) = match (parts.pop(), answers.pop()) {
            (Some(part), Some(answer)) if parts.is_empty() => (part.label, part.form, answer),
            (Some(part), Some(answer)) => {
                parts.push(part);
                answers.push(answer);
                (text!("ask-misdraw"), AnswerForm::Several(parts), Answer::Several(answers))
            }
            _ => return None,
        };
        let scene = self.scene(slip, house);
        let after = self.after(house, &judgement).filter(|after| after.hands != scene.hands);
        let key = AnswerKey {
            working: self.working(house, &judgement).into_iter().collect(),
            highlight: slip.is_of_the_tableau().then(|| self.highlight(house, &judgement)).flatten(),
            after,
            ..AnswerKey::new(answer, [judgement.mistakes, judgement.reasons, judgement.unsettled].concat())
        };
        Some(PosedQuestion { question: Question { scene, prompt, form }, key })
    }

    fn scene(&self, slip: Slip, house: &House) -> Scene {
        let narration = self.narration.clone();
        if self.incident.cards_are == Whereabouts::Discarded {
            return Scene { narration, ..Scene::default() };
        }
        let lies = |side: Option<Side>| {
            let turned = match slip {
                Slip::Early | Slip::BankerEarly => false,
                Slip::ThreeTaken => side == Some(Side::Punto),
                _ => true,
            };
            let face = if turned { Face::Up } else { *house.dealing.first_four.value() };
            let on = self.incident.cards.iter().filter(move |laid| laid.on == side);
            let show = |card| if face == Face::Up { LaidCard::Up(card) } else { LaidCard::Down(CardBack::Blue) };
            on.map(|laid| show(laid.card)).collect::<Vec<_>>()
        };
        let hands = BySide { punto: lies(Some(Side::Punto)), banco: lies(Some(Side::Banco)) };
        Scene { hands, apart: lies(None), narration, ..Scene::default() }
    }

    /// The corrected felt, if the coup counts and is turned.
    fn after(&self, house: &House, judgement: &Judgement) -> Option<Scene> {
        let shown = judgement.verdict == CoupVerdict::Restored || judgement.outcome.is_some();
        if !shown || self.incident.cards_are == Whereabouts::Discarded || self.incident.cards.len() < 4 {
            return None;
        }
        let coup = self.put_right(house, judgement)?;
        let announced = judgement.outcome.map(|outcome| outcome.winner);
        Some(Scene { announced, ..Scene::of_coup(&coup) })
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

impl SlipQuestion {
    fn part(self) -> QuestionPart {
        let (label, form) = match self {
            Self::Coup => (text!("part-misdraw-coup"), choices(COUP)),
            Self::Card(card) => (text!("part-misdraw-card", card = Fact::Number(card.into())), choices(CARD)),
            Self::Burns => (text!("part-misdraw-burns"), AnswerForm::Number { most: MOST_BURNED }),
            Self::Next => (text!("part-misdraw-next"), choices(NEXT)),
            Self::Banker => (text!("part-misdraw-banker"), choices(BANKER)),
        };
        QuestionPart { label, form }
    }

    fn answer(self, judgement: &Judgement, incident: &Incident) -> Option<Answer> {
        let place = match self {
            Self::Coup => match judgement.verdict {
                // The cards that the first deal lacks are drawn, as a forgotten third card is.
                CoupVerdict::Stands if lacks_cards(incident) => 1,
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
                CardDestination::Used => return None,
            },
            Self::Burns => {
                let burned = judgement.cards.iter().filter(|belongs| **belongs == CardDestination::Burned).count();
                return Some(Answer::Number(u32::try_from(burned).ok()?));
            }
            // Before another card, the bets are stopped.
            Self::Next if incident.bets == BetsState::Open => 5,
            Self::Next => match (judgement.to_draw, judgement.outcome.map(|outcome| outcome.winner)) {
                (Some(Side::Punto), _) => 0,
                (Some(Side::Banco), _) => 1,
                (None, Some(Chance::Punto)) => 2,
                (None, Some(Chance::Banco)) => 3,
                (None, Some(Chance::Egalite)) => 4,
                (None, None) => return None,
            },
            Self::Banker => usize::from(!judgement.banker_passes),
        };
        Some(Answer::Choice(place))
    }
}

/// True if fewer than four cards were taken in a deal that was held to be done.
fn lacks_cards(incident: &Incident) -> bool {
    incident.read_after.is_some_and(|taken| taken < 4)
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
    ("stop-bets", text_key!("choice-misdraw-stop-bets"), None),
];

const BANKER: &[ChoiceText] =
    &[("passes", text_key!("choice-misdraw-passes"), None), ("keeps", text_key!("choice-misdraw-keeps"), None)];

fn choices(said: &[ChoiceText]) -> AnswerForm {
    let choice = |(id, key, chance): &ChoiceText| {
        let facts = chance.iter().map(|chance| ("chance", Fact::Chance(*chance))).collect();
        Choice { id: (*id).into(), label: Phrase { key: *key, facts }, letter: None, place: None }
    };
    AnswerForm::Choice(lettered(said.iter().map(choice)))
}
