//! Free practice: one drill with filters and a number of questions.

use crate::drill::filter::{Filter, toggled};
use crate::drill::question::Question;
use crate::drill::{AnyDrill, title_of};
use crate::i18n::phrase::Phrase;
use crate::i18n::text_key::TextKey;
use crate::lesson::{AnswerSpread, Lesson, Pass, Round, Step, objection};
use crate::rules::house::{House, HouseId, TableSize};
use crate::rules::rng::SeededRng;

use super::LessonPath;

/// Reserved pack id of free practice in journals.
pub use crate::lesson::FREE_PRACTICE;

/// Selectable numbers of questions.
pub const ROUNDS: [u32; 4] = [10, 20, 40, 80];

/// What a drill is about, as the list of drills is divided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrillGroup {
    Cards,
    Calls,
    Bets,
    Chips,
    Shoe,
    Procedure,
    Mistakes,
}

impl DrillGroup {
    pub const ALL: [Self; 7] =
        [Self::Cards, Self::Calls, Self::Bets, Self::Chips, Self::Shoe, Self::Procedure, Self::Mistakes];

    pub const fn title(self) -> TextKey {
        match self {
            Self::Cards => text_key!("free-group-cards"),
            Self::Calls => text_key!("free-group-calls"),
            Self::Bets => text_key!("free-group-bets"),
            Self::Chips => text_key!("free-group-chips"),
            Self::Shoe => text_key!("free-group-shoe"),
            Self::Procedure => text_key!("free-group-procedure"),
            Self::Mistakes => text_key!("free-group-mistakes"),
        }
    }

    const fn of(drill: &AnyDrill) -> Self {
        use AnyDrill as D;
        match drill {
            D::CountHand(_) | D::ThirdCard(_) | D::WholeCoup(_) | D::Winner(_) | D::TableauFromMemory(_) => Self::Cards,
            D::Announcements(_)
            | D::SayAloud(_)
            | D::HearTheCall(_)
            | D::WrongCall(_)
            | D::CoupByEar(_)
            | D::Dictation(_) => Self::Calls,
            D::Payout(_)
            | D::Commission(_)
            | D::HalfPay(_)
            | D::FaultyStakes(_)
            | D::WinOnTheExcess(_)
            | D::LayoutOfStakes(_)
            | D::TakeAndPay(_)
            | D::PlayerTotals(_)
            | D::CommissionMarked(_)
            | D::LimitsChange(_) => Self::Bets,
            D::PayInChips(_) | D::ReadStack(_) | D::CutStack(_) | D::ChangeColour(_) | D::MoneyChange(_) => Self::Chips,
            D::HandPasses(_) | D::Burn(_) | D::Cutting(_) | D::StopCard(_) | D::LastCoup(_) | D::ProveCards(_) => {
                Self::Shoe
            }
            D::Knowledge(_)
            | D::CoupInOrder(_)
            | D::OpeningInOrder(_)
            | D::SeatsAndPlaces(_)
            | D::WhoTurnsPunto(_)
            | D::WhatChangesHere(_)
            | D::Authored(_) => Self::Procedure,
            D::FaultInTheCoup(_) | D::Misdraws(_) | D::RebuildCoup(_) | D::GameProtection(_) | D::Dispute(_) => {
                Self::Mistakes
            }
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FreePracticeAction {
    Choose(usize),
    /// Toggles an offer (filter index, offer index); a single-choice filter only switches it on.
    Turn(usize, usize),
    Rounds(u32),
}

#[derive(Debug, Clone)]
pub struct FreePractice {
    house: HouseId,
    table: Option<TableSize>,
    drills: Vec<AnyDrill>,
    chosen: usize,
    filters: Vec<Filter>,
    /// Offers that can be toggled and still leave questions, by filter.
    open: Vec<Vec<bool>>,
    rounds: u32,
}

impl FreePractice {
    /// Every drill that has questions in this house at its table; the first is selected, without filters.
    pub(super) fn new(house: &House) -> Self {
        let drills = AnyDrill::NAMES.iter().filter_map(|name| AnyDrill::from_filters(name, &[]));
        let drills = drills.filter(|drill| objection(drill, house).is_none()).collect();
        let mut free = Self {
            house: house.id.clone(),
            table: house.only_table(),
            drills,
            chosen: 0,
            filters: Vec::new(),
            open: Vec::new(),
            rounds: 20,
        };
        free.choose(0, house);
        free
    }

    pub(super) fn is_for(&self, house: &House) -> bool {
        self.house == house.id && self.table == house.only_table()
    }

    pub(super) fn act(&mut self, action: &FreePracticeAction, house: &House) {
        match action {
            FreePracticeAction::Choose(drill) => self.choose(*drill, house),
            FreePracticeAction::Turn(filter, offer) => self.turn(*filter, *offer, house),
            FreePracticeAction::Rounds(rounds) if ROUNDS.contains(rounds) => self.rounds = *rounds,
            FreePracticeAction::Rounds(_) => {}
        }
    }

    fn choose(&mut self, drill: usize, house: &House) {
        let Some(found) = self.drills.get(drill) else { return };
        self.chosen = drill;
        self.filters = found.drill().filters(house);
        self.update_open_offers(house);
    }

    fn turn(&mut self, filter: usize, offer: usize, house: &House) {
        if self.is_open(filter, offer) {
            self.filters = toggled(&self.filters, filter, offer);
            self.update_open_offers(house);
        }
    }

    fn update_open_offers(&mut self, house: &House) {
        let opens = |filter: usize, offer: usize| {
            self.build_drill(&toggled(&self.filters, filter, offer))
                .is_some_and(|drill| objection(&drill, house).is_none())
        };
        self.open = self
            .filters
            .iter()
            .enumerate()
            .map(|(filter, offers)| (0..offers.offers.len()).map(|offer| opens(filter, offer)).collect())
            .collect();
    }

    fn build_drill(&self, filters: &[Filter]) -> Option<AnyDrill> {
        AnyDrill::from_filters(self.drills.get(self.chosen)?.name(), filters)
    }

    pub fn drills(&self) -> impl Iterator<Item = Phrase> {
        self.drills.iter().map(AnyDrill::title)
    }

    /// The drills of a group, each with its place among all.
    pub fn drills_in(&self, group: DrillGroup) -> impl Iterator<Item = (usize, Phrase)> {
        let places = self.drills.iter().enumerate();
        places.filter(move |(_, drill)| DrillGroup::of(drill) == group).map(|(place, drill)| (place, drill.title()))
    }

    pub const fn chosen(&self) -> usize {
        self.chosen
    }

    pub fn filters(&self) -> &[Filter] {
        &self.filters
    }

    /// `true` if toggling the offer leaves questions to ask.
    pub fn is_open(&self, filter: usize, offer: usize) -> bool {
        self.open.get(filter).and_then(|offers| offers.get(offer)).copied().unwrap_or_default()
    }

    /// A question of the chosen drill, to look at.
    pub fn sample(&self, house: &House) -> Option<Question> {
        let drill = self.build_drill(&self.filters)?;
        drill.drill().pose(0, house, &mut SeededRng::from_seed(1)).map(|posed| posed.question)
    }

    pub const fn rounds(&self) -> u32 {
        self.rounds
    }

    /// Lesson name in the journal.
    pub fn path(&self) -> Option<LessonPath> {
        let title = self.drills.get(self.chosen)?.title();
        let lesson = title.key.trim_start_matches("drill-").into();
        Some(LessonPath { pack: FREE_PRACTICE.into(), lesson })
    }

    /// The drill as a lesson with one step.
    pub(super) fn lesson(&self) -> Option<Lesson> {
        let drill = self.build_drill(&self.filters)?;
        let title = title_of(drill.name());
        let steps = vec![Step::Drill(Round { drill, rounds: self.rounds, answers: AnswerSpread::default() })];
        Some(Lesson::standalone(self.path()?.lesson, &title, steps, Pass::FREE_PRACTICE))
    }
}
