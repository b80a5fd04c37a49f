//! Whatever anybody does at the table, wrong or senseless, something follows, and the log of it is the same shift.

use tailleur::rules::bet::Spot;
use tailleur::rules::calls::Announcement;
use tailleur::rules::chips::PieceCounts;
use tailleur::rules::money::Money;
use tailleur::rules::rng::SeededRng;
use tailleur::rules::side::Side;
use tailleur::table::Shift;
use tailleur::table::act::{Act, CardId, CardPlace, Facing, Speech, StakeId, TimedAct};
use tailleur::table::agent::{Agent, Move, Perfect, Playing};
use tailleur::table::incident::{Answer, RequestId};
use tailleur::table::log::{LogHead, ShiftLog, act_line, end_line};
use tailleur::table::moment::Moment;
use tailleur::table::person::Person;

use super::{scenario, tables};
use crate::support::tier;

/// Number of kinds of act.
const KINDS: usize = 40;

fn side(rng: &mut SeededRng) -> Side {
    Side::BOTH[rng.below(2)]
}

fn person(rng: &mut SeededRng) -> Person {
    match rng.below(8) {
        0 => Person::InCharge,
        1..4 => Person::Guest(rng.below(9) as u8),
        _ => Person::Crew(rng.below(4) as u8),
    }
}

fn money(rng: &mut SeededRng) -> Money {
    let sums = [0, 1, 50, 1000, 2500, 100_000, Money::MOST.get()];
    Money::coins(sums[rng.below(sums.len())])
}

fn pieces(rng: &mut SeededRng) -> PieceCounts {
    let counts = [0, 1, 2, 7, u32::MAX];
    (0..rng.below(4)).map(|_| (money(rng), counts[rng.below(counts.len())])).collect()
}

fn place(rng: &mut SeededRng) -> CardPlace {
    let places = [CardPlace::Apart, CardPlace::Box, CardPlace::Shoe, CardPlace::Floor, CardPlace::On(Side::Punto)];
    let side = side(rng);
    *rng.pick(&places).filter(|_| rng.below(3) > 0).unwrap_or(&CardPlace::On(side))
}

fn facing(rng: &mut SeededRng) -> Facing {
    [Facing::Up, Facing::Down, Facing::UpCrosswise, Facing::DownCrosswise][rng.below(4)]
}

fn spot(rng: &mut SeededRng) -> Spot {
    [Spot::Punto, Spot::Banco, Spot::Egalite, Spot::Own(0), Spot::Own(255)][rng.below(5)]
}

fn announcement(rng: &mut SeededRng) -> Announcement {
    let side = side(rng);
    let all = [
        Announcement::PlaceBets,
        Announcement::BetsClosed,
        Announcement::Point(side),
        Announcement::CardFor(side),
        Announcement::Final,
    ];
    all[rng.below(all.len())]
}

fn speech(rng: &mut SeededRng) -> Speech {
    let all = [
        Speech::BurnCount(rng.below(12) as u8),
        Speech::LastCoup,
        Speech::NullCoup,
        Speech::Change(money(rng)),
        Speech::ShoePasses,
        Speech::NewLimits,
        Speech::WhoseStake(stake(rng)),
        Speech::Wait,
        Speech::ClearHands,
        Speech::StateOfTheShoe,
    ];
    all[rng.below(all.len())]
}

fn stake(rng: &mut SeededRng) -> StakeId {
    StakeId(rng.below(30) as u32)
}

/// An act of this kind, with whatever chance puts into it.
fn act(kind: usize, rng: &mut SeededRng) -> Act {
    match kind {
        0 => Act::CountFloat(money(rng)),
        1 => Act::SignFloat,
        2 => Act::CheckPacks(rng.below(2) == 0),
        3 => Act::Shuffle,
        4 => Act::OfferCut(rng.below(20) as u8),
        5 => Act::PlaceStopCard([0, 1, 14, u16::MAX][rng.below(4)]),
        6 => Act::FillShoe,
        7 => Act::Call(announcement(rng), ["", "Rien ne va plus", "\"\\\u{0}\n«é»"][rng.below(3)].to_owned()),
        8 => Act::Speak(speech(rng), Some(person(rng)).filter(|_| rng.below(2) == 0)),
        9 => Act::CallChef,
        10 => Act::Sign(Some(side(rng)).filter(|_| rng.below(2) == 0)),
        11 => Act::Draw(place(rng), facing(rng)),
        12 => Act::Turn(side(rng)),
        13 => Act::TurnCard(CardId(rng.below(420) as u16)),
        14 => Act::PassCards(side(rng), person(rng)),
        15 => Act::MoveCard(CardId(rng.below(420) as u16), place(rng), facing(rng)),
        16 => Act::PutAway,
        17 => Act::CloseLid,
        18 => Act::OfferShoe(rng.below(20) as u8),
        19 => Act::TakeShoe,
        20 => Act::RefuseShoe,
        21 => Act::GiveUpShoe,
        22 => Act::Stake(spot(rng), pieces(rng)),
        23 => Act::TakeBack(stake(rng)),
        24 => Act::LookAt(stake(rng)),
        25 => Act::Return(stake(rng), pieces(rng)),
        26 => Act::Straighten(stake(rng), spot(rng)),
        27 => Act::Collect(stake(rng)),
        28 => Act::Pay(stake(rng), pieces(rng)),
        29 => Act::MarkCommission(stake(rng), money(rng)),
        30 => Act::CollectCommission(person(rng), pieces(rng)),
        31 => Act::PutOnMarble(pieces(rng), money(rng)),
        32 => Act::GiveChange(person(rng), pieces(rng)),
        33 => Act::AskForFill,
        34 => Act::Answer(RequestId(rng.below(6) as u32), Answer::ALL[rng.below(Answer::ALL.len())]),
        35 => Act::Sit(rng.below(20) as u8),
        36 => Act::Leave,
        37 => Act::HandOver,
        38 => Act::CloseTable,
        _ => Act::Undo,
    }
}

/// Works perfectly, and now and then does anything at all in anybody's name.
struct Anything {
    rng: SeededRng,
    acts: u32,
}

impl Agent for Anything {
    fn next(&mut self, shift: &Shift) -> Move {
        self.acts += 1;
        if self.acts > 250 {
            return Move::Stop;
        }
        if self.rng.below(4) > 0 {
            return Perfect.next(shift);
        }
        let at = Moment(shift.state().now.0 + self.rng.below(5_000) as u64);
        let kind = self.rng.below(KINDS);
        // The table is closed rarely, so that there is something to do.
        let act = if kind == 38 && self.rng.below(20) > 0 { Act::Undo } else { act(kind, &mut self.rng) };
        Move::Act(person(&mut self.rng), act, at)
    }
}

#[test]
fn anything_can_be_done_and_its_log_is_the_same_shift() {
    let more = "opening: true, closing: true, incidents: [(what: ChangeInMidCoup, at: Rate(30))]";
    for (house, size) in tables() {
        for seed in 0..tier(1, 100) {
            let scenario = scenario(size, 7, 6, more);
            let mut shift = Shift::new(&scenario, &house, seed).unwrap();
            let mut text = LogHead::new(&shift).line();
            let mut events = Vec::new();
            let mut agent = Anything { rng: SeededRng::from_seed(seed).stream(99), acts: 0 };
            let mut playing = Playing::new(&mut shift, &mut agent);
            while let Some((next, happened)) = playing.step() {
                events.extend(happened);
                if let Move::Act(by, act, at) = next {
                    text += &act_line(playing.shift(), &TimedAct { by, act, at });
                }
            }
            text += &end_line(&shift);
            let (log, flaw) = ShiftLog::read(text.as_bytes()).unwrap();
            assert_eq!(flaw, None, "{} {size:?} {seed}", house.id);
            let mut again = log.head.begin(&scenario, &house).unwrap();
            let mut replayed = Vec::new();
            assert_eq!(log.replay(&mut again, None, |_, events| replayed.extend_from_slice(events)), None);
            assert!(replayed == events && again.report() == shift.report(), "{} {size:?} {seed}", house.id);
        }
    }
}
