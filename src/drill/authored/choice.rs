//! Rulings on choices: third cards, winners, or the author's own options.

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::misdraw::judge;
use crate::rules::reason::Rule;
use crate::rules::side::{Chance, Side};
use crate::rules::tableau::Act;
use crate::syntax::suggest::nearest;

use super::super::marking::{AnswerKey, TableauHighlight};
use super::super::misdraws::SlipQuestion;
use super::super::question::{Answer, AnswerForm, Choice, FeltPlace};
use super::super::{calls, third_card, winner};
use super::objections::Objections;
use super::ruling::{AnswerRuling, lettered_all};
use super::table::AuthoredTable;
use super::validate::{no_such_spot, too_many, twice};
use super::{ChoiceIs, FixedOption, MisdrawIs, Place};

const MOST_OPTIONS: usize = 64;

/// Id of the correct choice, the house's own choices, and the rest of the key.
struct DecidedChoice {
    id: &'static str,
    own: Vec<Choice>,
    key: AnswerKey,
    prompt: Phrase,
}

impl AuthoredTable<'_> {
    pub(super) fn choice(
        &self,
        options: &[FixedOption],
        right: Option<&str>,
        is: Option<ChoiceIs>,
        notes: &mut Objections,
    ) -> Option<AnswerRuling> {
        let sound = self.options_are_sound(options, is, notes);
        let Some(is) = is else {
            let Some(right) = right else {
                Self::unanswered(notes);
                return None;
            };
            let Some(place) = options.iter().position(|option| option.id == right) else {
                no_option(right, options.iter().map(|option| option.id.as_str()), notes);
                return None;
            };
            let form = AnswerForm::Choice(Self::chosen_from(options));
            return sound.then(|| AnswerRuling::by_author(self, form, Answer::Choice(place)));
        };
        let decided = match is {
            ChoiceIs::DrawOrStand(side) => self.draw_or_stand(side, notes),
            ChoiceIs::Winner => self.winner(notes),
            ChoiceIs::Misdraw(asked) => self.misdraw(asked, notes),
        }?;
        let choices = if options.is_empty() { decided.own } else { Self::chosen_from(options) };
        if let Some(right) = right
            && right != decided.id
        {
            let (found, is) = (Fact::Text(super::short(right)), Fact::Text(decided.id.to_owned()));
            if right.to_lowercase() == decided.id {
                notes.note_in_house("answer.right", text!("flaw-asked-small-letters", meant = is));
            } else {
                self.contradicts("answer.right", found, is, decided.key.reasons.last(), notes);
            }
        }
        let Some(place) = choices.iter().position(|choice| choice.id == decided.id) else {
            let what = text!("flaw-asked-option-missing", decided = Fact::Text(decided.id.to_owned()));
            notes.note_in_house("answer.options", what);
            return None;
        };
        let key = AnswerKey { answer: Answer::Choice(place), ..decided.key };
        sound.then_some(AnswerRuling { form: AnswerForm::Choice(choices), key, prompt: Some(decided.prompt) })
    }

    fn chosen_from(options: &[FixedOption]) -> Vec<Choice> {
        let choice = |option: &FixedOption| Choice {
            id: option.id.clone().into(),
            label: Phrase::authored(&option.says),
            letter: None,
            place: option.at.map(|place| match place {
                Place::Spot(spot) => FeltPlace::Spot(spot),
                Place::Stake(seat, spot) => FeltPlace::Stake(seat, spot),
                Place::Seat(seat) => FeltPlace::Seat(seat),
            }),
        };
        lettered_all(options.iter().map(choice).collect())
    }

    fn options_are_sound(&self, options: &[FixedOption], is: Option<ChoiceIs>, notes: &mut Objections) -> bool {
        if too_many(options.len(), MOST_OPTIONS, "answer.options", notes) {
            return false;
        }
        let too_few = if is.is_none() { options.len() < 2 } else { options.len() == 1 };
        if too_few {
            notes.note("answer.options", text!("flaw-asked-two-options"));
        }
        for (index, option) in options.iter().enumerate() {
            let before = || options.iter().take(index);
            if before().any(|other| other.id == option.id) {
                twice(format_args!("answer.options.{index}.id"), &option.id, notes);
            }
            if before().any(|other| other.says == option.says) {
                let says = option.says.for_code("en");
                twice(format_args!("answer.options.{index}.says"), says, notes);
            }
            let Some(place) = option.at else { continue };
            let at = format!("answer.options.{index}.at");
            if before().any(|other| other.at == option.at) {
                twice(&at, &format!("{place:?}"), notes);
            }
            // Missing seats are reported once, at the first clickable seat.
            let is_seat = |option: &FixedOption| matches!(option.at, Some(Place::Seat(_)));
            let is_told = self.fixed.seats.is_none() && is_seat(option) && before().any(is_seat);
            if !is_told {
                self.object_to_place(&at, place, notes);
            }
        }
        !too_few
    }

    /// Objects to a place that is not visible on the felt.
    fn object_to_place(&self, at: &str, place: Place, notes: &mut Objections) {
        match place {
            Place::Spot(spot) if !self.has_spot(spot) => no_such_spot(at, spot, notes),
            Place::Seat(seat) if !self.has_seat(seat) => self.no_such_seat(at, seat, notes),
            Place::Stake(seat, spot) => {
                self.stake(at, seat, spot, notes);
            }
            Place::Spot(_) => {}
            Place::Seat(_) => {
                if self.fixed.seats.is_none() {
                    notes.note(at, text!("flaw-asked-seats-not-seen"));
                }
            }
        }
    }

    fn draw_or_stand(&self, side: Side, notes: &mut Objections) -> Option<DecidedChoice> {
        let coup = self.dealt(notes)?;
        if self.hand(side).len() > 2 {
            notes.note("answer.is", text!("flaw-asked-has-drawn", side = Fact::Side(side)));
            return None;
        }
        let draws = coup.wants() == Some(side);
        if !draws && coup.wants() == Some(Side::Punto) {
            let what = text!("flaw-asked-punto-first", side = Fact::Side(Side::Punto), other = Fact::Side(side));
            notes.note_in_house("answer.is", what);
            return None;
        }
        let reasons = coup.reasons_of_third(side);
        let lit = reasons.iter().find_map(|reason| match reason.rule {
            Rule::Punto(point, _) => Some(TableauHighlight::Punto(point)),
            Rule::Banco(..) => coup.cell().map(TableauHighlight::Banco),
            _ => None,
        });
        let heard = calls::next_call(self.house, &coup);
        let act = if draws { Act::Draw } else { Act::Stand };
        Some(DecidedChoice {
            id: if act == Act::Draw { "draw" } else { "stand" },
            own: third_card::acts(self.house, side).into(),
            key: AnswerKey { highlight: lit, heard, ..AnswerKey::new(Answer::Choice(0), reasons) },
            prompt: text!("ask-third-card", side = Fact::Side(side)),
        })
    }

    fn misdraw(&self, asked: MisdrawIs, notes: &mut Objections) -> Option<DecidedChoice> {
        let Some(incident) = &self.question.incident else {
            notes.note("answer.is", text!("flaw-asked-no-incident"));
            return None;
        };
        let judgement = judge(self.house, incident);
        let asked = match asked {
            MisdrawIs::Coup => SlipQuestion::Coup,
            MisdrawIs::Card(card) => SlipQuestion::Card(card),
            MisdrawIs::Next => SlipQuestion::Next,
            MisdrawIs::Shoe => SlipQuestion::Banker,
        };
        let Some((id, own)) = asked.decided(&judgement) else {
            notes.note_in_house("answer.is", text!("flaw-asked-not-decided"));
            return None;
        };
        let reasons = [judgement.mistakes, judgement.reasons, judgement.unsettled].concat();
        Some(DecidedChoice { id, own, key: AnswerKey::new(Answer::Choice(0), reasons), prompt: asked.prompt() })
    }

    fn winner(&self, notes: &mut Objections) -> Option<DecidedChoice> {
        let ended = self.ended(notes)?;
        let chance: Chance = ended.outcome.winner;
        let reasons = ended.won().into_iter().collect();
        Some(DecidedChoice {
            id: chance.id(),
            own: winner::chances(self.house),
            key: AnswerKey {
                heard: calls::next_call(self.house, &ended.coup),
                ..AnswerKey::new(Answer::Choice(0), reasons)
            },
            prompt: text!("ask-winner"),
        })
    }
}

fn no_option<'a>(right: &str, options: impl Iterator<Item = &'a str>, notes: &mut Objections) {
    let known: Vec<&str> = options.collect();
    // Without any options, that objection suffices.
    if known.is_empty() {
        return;
    }
    // Options are shown as A, B, C, so a letter refers to the option at that position.
    let lettered = || match right.as_bytes() {
        [letter @ b'A'..=b'Z'] => known.get(usize::from(letter - b'A')).copied(),
        _ => None,
    };
    notes.note(
        "answer.right",
        text!(
            "flaw-asked-no-such-option",
            found = Fact::Text(super::short(right)),
            known = Fact::Text(super::short(&known.join(", ")))
        )
        .with_quoted_suggestion(nearest(right, known.iter().copied()).or_else(lettered)),
    );
}
