//! Drill: who holds the shoe after a run of coups, passes and refusals.

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::circulation::{Holder, ShoeEvent, ShoeEventRefusal, ShoeRound};
use crate::rules::house::{AfterAllRefuse, Circulation, House};
use crate::rules::reason::Reason;
use crate::rules::rng::SeededRng;
use crate::rules::side::Chance;

use super::filter::Filter;
use super::flaw::DrillFlaw;
use super::marking::{AnswerKey, PosedQuestion};
use super::question::{Answer, AnswerForm, Choice, FeltPlace, Question, Scene, Seats, lettered};
use super::{Drill, deal, filter_options};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct HandPasses {
    pub ways: Vec<Way>,
    pub seats: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "hand-", const_into_str)]
pub enum Way {
    /// The holder keeps the shoe.
    Kept,
    /// The holder loses the hand and the next player takes it.
    Lost,
    /// The holder passes it on and the next player takes it.
    Passed,
    /// The holder wants to pass it on before dealing the coups due.
    #[strum(serialize = "too-soon")]
    TooSoon,
    /// A player refuses and a later one takes it.
    Refused,
    /// All refuse and the tailleur deals.
    AllRefuse,
    /// The tailleur loses the hand and it is offered again.
    #[strum(serialize = "falls")]
    HandFalls,
}

impl Default for HandPasses {
    fn default() -> Self {
        Self { ways: Way::ALL.to_vec(), seats: 5 }
    }
}

/// Accepted numbers of occupied seats; each seat is a choice.
pub(super) const SEATS: std::ops::RangeInclusive<u8> = 3..=7;

impl Way {
    const ALL: [Self; 7] =
        [Self::Kept, Self::Lost, Self::Passed, Self::Refused, Self::AllRefuse, Self::HandFalls, Self::TooSoon];

    fn is_known(self, rules: &Circulation) -> bool {
        *rules.goes_round.value()
            && match self {
                Self::Kept | Self::Lost => true,
                Self::Passed => *rules.may_pass.value(),
                Self::TooSoon => *rules.may_pass.value() && *rules.must_deal.value() > 0,
                Self::Refused | Self::AllRefuse => *rules.may_refuse.value(),
                Self::HandFalls => {
                    *rules.may_refuse.value()
                        && *rules.after_all_refuse.value() == AfterAllRefuse::OfferedWhenTheHandFalls
                }
            }
    }
}

impl HandPasses {
    fn ways<'a>(&'a self, house: &'a House) -> impl Iterator<Item = Way> + 'a {
        self.ways.iter().copied().filter(|way| way.is_known(&house.circulation))
    }
}

impl Drill for HandPasses {
    fn decisions(&self, house: &House) -> Vec<String> {
        self.ways(house).map(|way| way.into_str().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let way = self.ways(house).nth(decision)?;
        let taken = deal::seats(usize::from(self.seats), house, dice);
        let count = *house.tables.first()?.seats.value();
        let mut run = ShoeRun::begin(&house.circulation, count, &taken, dice)?;
        let first = run.seat()?;
        if dice.below(2) == 0 {
            run.play_out(Way::Lost, dice)?;
        }
        run.play_out(way, dice)?;
        let now = run.round.holder()?;
        let place = match now {
            Holder::Seat(seat) => taken.iter().position(|other| *other == seat)?,
            Holder::Tailleur => taken.len(),
        };
        let seats = Seats { count, taken, holder: Some(first) };
        let after = Seats { holder: run.seat(), ..seats.clone() };
        let prompt = text!(
            "ask-hand-passes",
            seat = Fact::Number(first.into()),
            run = Fact::Phrase(Box::new(join_events(&run.events)?))
        );
        Some(PosedQuestion {
            question: Question {
                prompt,
                form: AnswerForm::Choice(holders(&seats.taken)),
                scene: Scene { seats: Some(seats), ..Scene::default() },
            },
            key: AnswerKey {
                working: run.trace,
                after: Some(Scene { seats: Some(after), ..Scene::default() }),
                ..AnswerKey::new(Answer::Choice(place), run.reasons)
            },
        })
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        vec![
            filter_options::kinds("ways", Way::ALL, &self.ways),
            Filter::one_of("seats", filter_options::numbers(SEATS, |seats| self.seats == seats)),
        ]
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        (!SEATS.contains(&self.seats)).then_some(DrillFlaw::SeatsTaken(SEATS))
    }
}

/// Choices for the holder: the occupied seats, then the tailleur.
pub(super) fn holders(taken: &[u8]) -> Vec<Choice> {
    let tailleur = Choice { id: "tailleur".into(), label: text!("choice-tailleur"), letter: None, place: None };
    lettered(seat_choices(taken).chain([tailleur]))
}

pub(super) fn seat_choices(seats: &[u8]) -> impl Iterator<Item = Choice> + '_ {
    seats.iter().map(|seat| Choice {
        id: format!("seat-{seat}").into(),
        label: text!("choice-seat", seat = Fact::Number((*seat).into())),
        letter: None,
        place: Some(FeltPlace::Seat(*seat)),
    })
}

/// A simulated run of the shoe with its narration.
struct ShoeRun<'h> {
    rules: &'h Circulation,
    round: ShoeRound<'h>,
    /// Number of narrated coups.
    coups: u64,
    events: Vec<Phrase>,
    trace: Vec<Phrase>,
    reasons: Vec<Reason>,
}

impl<'h> ShoeRun<'h> {
    /// Starts with a holder who has just taken the shoe; earlier events are not narrated.
    fn begin(rules: &'h Circulation, count: u8, taken: &[u8], dice: &mut SeededRng) -> Option<Self> {
        let (mut round, _) = ShoeRound::open(rules, count, taken);
        let before = if *rules.may_refuse.value() { dice.below(taken.len()) } else { 0 };
        for _ in 0..before {
            round.step(ShoeEvent::Refuses).ok()?;
        }
        if round.offered_to().is_some() {
            round.step(ShoeEvent::Takes).ok()?;
        }
        Some(Self { rules, round, coups: 0, events: Vec::new(), trace: Vec::new(), reasons: Vec::new() })
    }

    const fn seat(&self) -> Option<u8> {
        match self.round.holder() {
            Some(Holder::Seat(seat)) => Some(seat),
            _ => None,
        }
    }

    fn play_out(&mut self, way: Way, dice: &mut SeededRng) -> Option<()> {
        match way {
            Way::Kept => self.play_coups(true, 1 + dice.below(3), dice),
            Way::Lost => {
                self.play_coups(true, dice.below(3), dice)?;
                self.play_coups(false, 1, dice)?;
                self.take_if_offered()
            }
            Way::Passed => {
                self.pass_on(dice)?;
                self.take_if_offered()
            }
            Way::TooSoon => {
                let Err(ShoeEventRefusal::DutyLeft(_, duty)) = self.round.step(ShoeEvent::Passes) else { return None };
                self.add_reasons(vec![duty]);
                self.record(text!("run-wants-to-pass"))
            }
            Way::Refused => {
                self.give_up(dice)?;
                let others = self.round.occupied().count().saturating_sub(2).max(1);
                for _ in 0..=dice.below(others.min(3)) {
                    self.step(ShoeEvent::Refuses)?;
                }
                self.take_if_offered()
            }
            Way::AllRefuse => self.all_refuse(dice),
            Way::HandFalls => {
                self.all_refuse(dice)?;
                self.play_coups(true, dice.below(2), dice)?;
                self.play_coups(false, 1, dice)?;
                self.take_if_offered()
            }
        }
    }

    /// Plays `count` coups that the holder wins or loses under the house's rule for keeping the shoe.
    fn play_coups(&mut self, keeps: bool, count: usize, dice: &mut SeededRng) -> Option<()> {
        let rules = self.rules;
        let kept = |chance: &Chance| match chance {
            Chance::Punto => *rules.keeps_on_punto.value(),
            Chance::Banco => *rules.keeps_on_banco.value(),
            Chance::Egalite => *rules.keeps_on_egalite.value(),
        };
        let chances: Vec<Chance> = Chance::ALL.into_iter().filter(|chance| kept(chance) == keeps).collect();
        (0..count).try_for_each(|_| self.step(ShoeEvent::Ends(*dice.pick(&chances)?)))
    }

    fn pass_on(&mut self, dice: &mut SeededRng) -> Option<()> {
        let duty = usize::from(*self.rules.must_deal.value());
        self.play_coups(true, duty + dice.below(3), dice)?;
        self.step(ShoeEvent::Passes)
    }

    fn give_up(&mut self, dice: &mut SeededRng) -> Option<()> {
        if *self.rules.may_pass.value() && dice.below(2) == 0 {
            return self.pass_on(dice);
        }
        self.play_coups(true, dice.below(2), dice)?;
        self.play_coups(false, 1, dice)
    }

    fn take_if_offered(&mut self) -> Option<()> {
        if self.round.offered_to().is_some() { self.step(ShoeEvent::Takes) } else { Some(()) }
    }

    /// All refuse, narrated as a single event.
    fn all_refuse(&mut self, dice: &mut SeededRng) -> Option<()> {
        self.give_up(dice)?;
        while self.round.offered_to().is_some() {
            let reasons = self.round.step(ShoeEvent::Refuses).ok()?;
            self.add_reasons(reasons);
        }
        self.record(text!("run-all-refuse"))
    }

    fn step(&mut self, event: ShoeEvent) -> Option<()> {
        let reasons = self.round.step(event).ok()?;
        self.add_reasons(reasons);
        let happened = match event {
            ShoeEvent::Ends(chance) => {
                self.coups += 1;
                text!("run-wins", number = Fact::Number(self.coups), chance = Fact::Chance(chance))
            }
            ShoeEvent::Passes => text!("run-passes"),
            ShoeEvent::Refuses => text!("run-refuses"),
            _ => text!("run-takes"),
        };
        self.record(happened)
    }

    fn add_reasons(&mut self, reasons: Vec<Reason>) {
        for reason in reasons {
            if !self.reasons.contains(&reason) {
                self.reasons.push(reason);
            }
        }
    }

    /// Records an event, and for the working the holder after it.
    fn record(&mut self, event: Phrase) -> Option<()> {
        let (key, seat) = match (self.round.holder(), self.round.offered_to()) {
            (Some(Holder::Tailleur), _) => (text_key!("working-shoe-tailleur"), None),
            (Some(Holder::Seat(seat)), _) => (text_key!("working-shoe-held"), Some(seat)),
            (None, seat) => (text_key!("working-shoe-offered"), Some(seat?)),
        };
        let seat = seat.map(|seat| ("seat", Fact::Number(seat.into())));
        let facts = [("event", Fact::Phrase(Box::new(event.clone())))].into_iter().chain(seat).collect();
        self.trace.push(Phrase { key, facts });
        self.events.push(event);
        Some(())
    }
}

fn join_events(events: &[Phrase]) -> Option<Phrase> {
    let joined = |before: Phrase, next: &Phrase| {
        let part = |phrase: Phrase| Fact::Phrase(Box::new(phrase));
        text!("run-then", before = part(before), next = part(next.clone()))
    };
    let (first, rest) = events.split_first()?;
    Some(rest.iter().fold(first.clone(), joined))
}
