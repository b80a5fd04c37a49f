//! Lines of guests, chef and colleagues on what happens at the table.

use std::collections::BTreeMap;

use crate::describe::shift::person;
use crate::i18n::phrase::Phrase;
use crate::rules::bet::Spot;
use crate::rules::chips::total_value;
use crate::rules::money::Money;
use crate::rules::side::Chance;
use crate::table::Shift;
use crate::table::act::{Act, Speech as Word, StakeId};
use crate::table::coup_record::CoupRecord;
use crate::table::event::Event;
use crate::table::fact::{Area, Fact};
use crate::table::guest::{Manner, Mood};
use crate::table::incident::{Answer, Ask, IncidentKind, Request, RequestId};
use crate::table::moment::Moment;
use crate::table::person::Person;
use crate::table::scenario::Telling;
use crate::table::state::Bets;
use crate::voice::{BetLine, Speech, TableLine};

/// Time for which a line is shown, in milliseconds of the shift.
const SHOWN_FOR: u64 = 8_000;
/// Most lines shown at a time.
const MOST_SHOWN: usize = 3;
/// A guest comments on one payment or loss in this many.
const EVERY_SETTLEMENT: usize = 3;
/// The chef praises after this many coups without a fault.
const EVERY_GOOD_COUP: u32 = 4;

/// A line with the person who says it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpokenLine {
    pub person: Person,
    pub by: Phrase,
    pub speech: Speech,
    /// The line itself, for a reader of another language than the house's.
    pub line: Phrase,
    at: Moment,
}

/// The lines of a shift.
#[derive(Debug, Clone, Default)]
pub struct TableTalk {
    /// The last bet of each guest.
    bets: BTreeMap<u8, (Chance, Money)>,
    /// The person of each request.
    asked: BTreeMap<RequestId, Person>,
    /// The temper that each guest has shown over a request.
    moods: BTreeMap<RequestId, Mood>,
    settlements: usize,
    /// The last act was this call.
    called: Option<(Person, String)>,
    count: usize,
    shown: Vec<SpokenLine>,
    unspoken: Vec<Speech>,
}

impl TableTalk {
    /// The lines not yet spoken.
    pub fn take(&mut self) -> Vec<Speech> {
        std::mem::take(&mut self.unspoken)
    }

    /// The lines of the last seconds.
    pub fn recent(&self, now: Moment) -> impl Iterator<Item = &SpokenLine> {
        self.shown.iter().filter(move |line| now.since(line.at) < SHOWN_FOR)
    }

    /// The call, if nothing was done after it.
    pub fn called(&self) -> Option<(Person, &str)> {
        self.called.as_ref().map(|(by, words)| (*by, words.as_str()))
    }

    /// The chef greets the crew at the beginning.
    pub fn greet(&mut self, shift: &Shift) {
        self.say_plain(shift, shift.state().crew.chef(), TableLine::GoodShift);
    }

    /// Takes in an event.
    pub fn hear(&mut self, shift: &Shift, event: &Event) {
        match event {
            Event::Acted { by, act, .. } => {
                self.called = None;
                // A call ends what guests were saying.
                if let Act::Call(_, words) = act {
                    self.shown.clear();
                    self.called = Some((*by, words.clone()));
                }
                self.hear_act(shift, *by, act);
            }
            Event::Asked(request) => self.hear_request(shift, request),
            Event::Found(fact) if shift.scenario().presentation.rules().telling == Telling::AtOnce => {
                self.say_plain(shift, shift.state().crew.chef(), remark(fact.area));
            }
            Event::CoupOver(coup) if shift.scenario().presentation.rules().telling == Telling::AfterTheCoup => {
                self.judge(shift, coup);
            }
            Event::Undone => self.called = None,
            Event::ShiftOver => self.say_plain(shift, shift.state().crew.chef(), TableLine::ShiftOver),
            Event::Found(_)
            | Event::CoupOver(_)
            | Event::Impossible(_)
            | Event::TookUp { .. }
            | Event::CardOut(_)
            | Event::StopCardShown
            | Event::ShoeEmpty
            | Event::IncidentBegan(_)
            | Event::ShoeOver => {}
        }
    }

    /// Guests who wait for an answer say so, once for each temper.
    pub fn hear_waiting(&mut self, shift: &Shift) {
        let state = shift.state();
        if state.is_untimed {
            return;
        }
        let tempers = state.requests.iter().filter(|request| !request.put_off).filter_map(|request| {
            let Person::Guest(index) = request.from else { return None };
            let mood = state.guest(index)?.mind.character().mood(state.now.since(request.since));
            Some((request.id, request.from, mood))
        });
        for (id, from, mood) in tempers.collect::<Vec<_>>() {
            if self.moods.get(&id).copied().unwrap_or(Mood::Calm) >= mood {
                continue;
            }
            self.moods.insert(id, mood);
            let lines = match mood {
                Mood::Calm => continue,
                Mood::Restless => [TableLine::Waiting, TableLine::CanWeGoOn],
                Mood::Upset => [TableLine::WaitingLong, TableLine::SlowTonight],
            };
            self.say_one(shift, from, &lines);
        }
    }

    fn judge(&mut self, shift: &Shift, coup: &CoupRecord) {
        let gravest = coup.faults.iter().max_by_key(|fact: &&Fact| fact.gravity);
        let chef = shift.state().crew.chef();
        match gravest {
            Some(fact) => self.say_plain(shift, chef, remark(fact.area)),
            None if coup.number.is_multiple_of(EVERY_GOOD_COUP) => {
                self.say_one(shift, chef, &[TableLine::WellDone, TableLine::NiceWork]);
            }
            None => {}
        }
    }

    fn hear_act(&mut self, shift: &Shift, by: Person, act: &Act) {
        let state = shift.state();
        match act {
            Act::Stake(spot, pieces) => self.hear_bet(shift, by, *spot, total_value(pieces)),
            Act::StakeFor(..) => self.say_plain(shift, by, TableLine::BetForAnother),
            Act::TakeBack(_) => self.say_plain(shift, by, TableLine::BetBack),
            Act::TakeShoe => self.say_plain(shift, by, TableLine::ShoeTaken),
            Act::RefuseShoe => self.say_one(shift, by, &[TableLine::HandPasses, TableLine::ShoeRefused]),
            Act::GiveUpShoe => self.say_plain(shift, by, TableLine::ShoeGivenUp),
            Act::Sit(_) => self.say_one(shift, by, &[TableLine::GoodEvening, TableLine::ThisSeat]),
            Act::Leave => self.say_one(shift, by, &[TableLine::GoodNight, TableLine::Enough]),
            Act::Pay(id, _) => self.hear_settlement(shift, *id, true),
            Act::Collect(id) => self.hear_settlement(shift, *id, false),
            Act::GiveChange(guest, _) => self.say_plain(shift, *guest, TableLine::Thanks),
            Act::Return(id, _) => self.say_of_owner(shift, *id, TableLine::WhyRefused),
            Act::Speak(Word::WhoseStake(id), _) => self.say_of_owner(shift, *id, TableLine::Mine),
            Act::Speak(Word::Quiet, Some(guest)) => self.say_plain(shift, *guest, TableLine::Sorry),
            Act::CallChef => self.say_plain(shift, state.crew.chef(), TableLine::ChefComes),
            Act::PointOut(colleague) => self.say_plain(shift, *colleague, TableLine::PutRight),
            Act::Answer(id, given) => self.hear_answer(shift, *id, *given),
            _ => {}
        }
    }

    /// A bet as its guest announces it: the silent say nothing, the loud every time.
    fn hear_bet(&mut self, shift: &Shift, by: Person, spot: Spot, amount: Money) {
        let state = shift.state();
        let (Person::Guest(index), Some(chance)) = (by, chance_of(spot)) else { return };
        let last = self.bets.insert(index, (chance, amount));
        let Some(guest) = state.guest(index) else { return };
        if state.coup.bets == Bets::Stopped {
            self.say_plain(shift, by, TableLine::BetLate);
            return;
        }
        let every = match guest.mind.character().manner {
            Manner::Quiet => return,
            Manner::Loud | Manner::Exacting => 1,
            Manner::Friendly | Manner::Curious => 2,
            Manner::Impatient => 3,
        };
        if !(state.coup.number + u32::from(index)).is_multiple_of(every) {
            return;
        }
        match last {
            Some(before) if before == (chance, amount) => self.say_plain(shift, by, TableLine::BetSame),
            Some((before, _)) if before == chance => self.say(shift, by, &BetLine::Again(chance).phrase()),
            _ => {
                let announced =
                    BetLine::AMOUNTS.into_iter().find(|units| Money::coins(u64::from(*units) * 100) == amount);
                let line = announced.map_or(BetLine::Bet(chance), |units| BetLine::Amount(units, chance));
                self.say(shift, by, &line.phrase());
            }
        }
    }

    fn hear_settlement(&mut self, shift: &Shift, id: StakeId, won: bool) {
        let Some(owner) = shift.state().stake(id).map(|stake| stake.owner) else { return };
        let manner = shift.state().guest(owner).map(|guest| guest.mind.character().manner);
        self.settlements += 1;
        if manner == Some(Manner::Quiet) || !self.settlements.is_multiple_of(EVERY_SETTLEMENT) {
            return;
        }
        let lines: &[TableLine] = if won {
            &[TableLine::Thanks, TableLine::Won, TableLine::ManyThanks, TableLine::AtLast]
        } else {
            &[TableLine::Missed, TableLine::NeverMind]
        };
        self.say_one(shift, Person::Guest(owner), lines);
    }

    fn hear_request(&mut self, shift: &Shift, request: &Request) {
        self.asked.insert(request.id, request.from);
        let lines: &[TableLine] = match &request.what {
            Ask::Change if request.incident.is_some() => &[TableLine::ChangeNow],
            Ask::Change => &[TableLine::Change, TableLine::ChangeThis, TableLine::Chips],
            Ask::Limits(_) => &[TableLine::NewLimits],
            Ask::Suspension => &[TableLine::Suspended],
            Ask::Fill(_) => &[TableLine::Fill],
            Ask::Relief => &[TableLine::Relief],
            Ask::Matter(kind) | Ask::OverStake(kind, _) => claim(*kind),
        };
        self.say_one(shift, request.from, lines);
    }

    fn hear_answer(&mut self, shift: &Shift, id: RequestId, given: Answer) {
        let Some(from @ Person::Guest(_)) = self.asked.get(&id).copied() else { return };
        match given {
            Answer::Grant => self.say_plain(shift, from, TableLine::VeryKind),
            Answer::Decline => self.say_plain(shift, from, TableLine::AsYouWish),
            Answer::AfterTheCoup => self.say_plain(shift, from, TableLine::IWillWait),
            Answer::Rebuild => self.say_plain(shift, from, TableLine::ThanksForChecking),
            Answer::Ignore => self.say_plain(shift, from, TableLine::DidYouHear),
            Answer::CallChef => self.say_plain(shift, shift.state().crew.chef(), TableLine::ChefDecides),
        }
    }

    fn say_of_owner(&mut self, shift: &Shift, id: StakeId, line: TableLine) {
        if let Some(owner) = shift.state().stake(id).map(|stake| stake.owner) {
            self.say_plain(shift, Person::Guest(owner), line);
        }
    }

    /// One of these lines, each in its turn.
    fn say_one(&mut self, shift: &Shift, by: Person, lines: &[TableLine]) {
        if let Some(line) = lines.get(self.count % lines.len().max(1)) {
            self.say_plain(shift, by, *line);
        }
    }

    fn say_plain(&mut self, shift: &Shift, by: Person, line: TableLine) {
        self.say(shift, by, &line.phrase());
    }

    /// The trainee speaks for himself, and the tailleur in his own voice.
    fn say(&mut self, shift: &Shift, by: Person, line: &Phrase) {
        let state = shift.state();
        if shift.is_trainee(by) {
            return;
        }
        let Some(speech) = Speech::from_line(&state.house, line) else { return };
        self.count += 1;
        if self.shown.len() >= MOST_SHOWN {
            self.shown.remove(0);
        }
        self.shown.push(SpokenLine {
            person: by,
            by: person(state, by),
            speech: speech.clone(),
            line: line.clone(),
            at: state.now,
        });
        self.unspoken.push(speech);
    }
}

const fn chance_of(spot: Spot) -> Option<Chance> {
    match spot {
        Spot::Punto => Some(Chance::Punto),
        Spot::Banco => Some(Chance::Banco),
        Spot::Egalite => Some(Chance::Egalite),
        Spot::Own(_) => None,
    }
}

/// The chef's remark on a fault.
const fn remark(area: Area) -> TableLine {
    match area {
        Area::Shoe => TableLine::WatchShoe,
        Area::Drawing => TableLine::WatchDrawing,
        Area::Calls => TableLine::WatchCalls,
        Area::Order => TableLine::WatchOrder,
        Area::Money => TableLine::WatchMoney,
        Area::Watch => TableLine::WatchBets,
        Area::Conduct => TableLine::WatchConduct,
    }
}

/// The words of a request that is an incident. A true claim sounds like a false one.
fn claim(kind: IncidentKind) -> &'static [TableLine] {
    match kind {
        IncidentKind::ClaimTrue | IncidentKind::ClaimFalse => &[TableLine::Underpaid, TableLine::CheckPayout],
        IncidentKind::QuarrelAboutAStake => &[TableLine::MyBet],
        IncidentKind::TwoHands => &[TableLine::HandsOff],
        IncidentKind::Dispute => &[TableLine::NotLost],
        IncidentKind::AsksForACut => &[TableLine::NewCut],
        IncidentKind::PassesTooLate => &[TableLine::PassNow],
        IncidentKind::WrongPerson => &[TableLine::LetMe],
        IncidentKind::HolderTakesPunto => &[TableLine::TheseToo],
        IncidentKind::PuntoRefused => &[TableLine::NotThese],
        IncidentKind::HolderDawdles => &[TableLine::Dawdling],
        IncidentKind::Noise => &[TableLine::Noise],
        _ => &[],
    }
}
