//! A room as a trainer and a class live it: coming in, answering, points, standings, exams.

use std::sync::Arc;

use tailleur::classroom::{
    AcceptedAnswer, Digest, ExtraTime, LONGEST_AWAY, LONGEST_TRANSIT, LONGEST_WAY, LatePolicy, NextStep, ParticipantId,
    Phase, Quiz, Room, RoomEvent, RoomMessage, RoomMode, RoomOutcome, RoomRefusal, Sender, Setup, StandingsVisibility,
    points,
};
use tailleur::drill::question::Answer;
use tailleur::drill::{AnyDrill, CountHand};
use tailleur::lesson::{Lesson, Pass, Round, Step};
use tailleur::progress::Moment;
use tailleur::rules::house::HouseLibrary;

/// A secret that is always the same for the same number.
pub(crate) fn token(number: u64) -> Digest {
    Digest::from_secret(&format!("a{number:031x}")).unwrap()
}

pub(crate) const HOST: u64 = 1_000_001;
pub(crate) const REMOTE: u64 = 1_000_002;

/// Five hands to be counted, in the guide's house.
pub(crate) fn quiz() -> Quiz {
    quiz_of(AnyDrill::CountHand(CountHand::default()), 5)
}

pub(crate) fn quiz_of(drill: AnyDrill, count: u32) -> Quiz {
    let house = Arc::clone(HouseLibrary::built_in().get("guide-fr").unwrap());
    let (title, pass) = (drill.title(), Pass { accuracy: 80, seconds: 20, marks: None });
    let lesson = Lesson::standalone("class".into(), &title, vec![Step::Drill(Round { drill, rounds: count })], pass);
    Quiz::new(Arc::new(lesson), house, 57, None)
}

pub(crate) fn setup(quiz: &Quiz) -> Setup {
    let usual = Setup::with_defaults(quiz, "points/any".to_owned(), "314159".to_owned(), token(HOST), token(REMOTE));
    Setup { seconds: Some(20), ..usual }
}

/// A class at work, with its own clock.
pub(crate) struct Class {
    pub(crate) room: Room,
    pub(crate) now: u64,
    pub(crate) log: Vec<tailleur::classroom::StampedEvent>,
}

impl Class {
    pub(crate) fn new(change: impl FnOnce(&mut Setup)) -> Self {
        Self::with_quiz(quiz(), change)
    }

    pub(crate) fn with_quiz(quiz: Quiz, change: impl FnOnce(&mut Setup)) -> Self {
        let mut setup = setup(&quiz);
        change(&mut setup);
        Self { room: Room::open(setup, quiz, Moment(0)), now: 0, log: Vec::new() }
    }

    pub(crate) fn hear(&mut self, from: Sender, message: RoomMessage) -> RoomOutcome {
        let heard = self.room.handle(from, message, Moment(self.now));
        self.log.extend(heard.events.iter().cloned());
        heard
    }

    pub(crate) fn host(&mut self, message: &RoomMessage) {
        let heard = self.hear(Sender::Host, message.clone());
        assert_eq!(heard.refusal, None, "{message:?}");
    }

    pub(crate) fn go_on(&mut self) {
        let turn = self.room.turn();
        self.host(&RoomMessage::GoOn(turn));
    }

    /// A class whose first question is left out after the first of two has answered it.
    pub(crate) fn with_skipped_question() -> (Self, ParticipantId) {
        let mut class = Self::new(|_| {});
        let anna = class.join("Anna");
        class.join("Bruno");
        class.go_on();
        class.answer(anna, 0, class.right(anna, 0));
        class.host(&RoomMessage::Skip(class.room.turn()));
        (class, anna)
    }

    /// Somebody comes in and is here.
    pub(crate) fn join(&mut self, name: &str) -> ParticipantId {
        let number = self.room.people().count() as u64;
        let heard = self.hear(Sender::Stranger, RoomMessage::Join { name: name.to_owned(), token: token(number) });
        assert_eq!(heard.refusal, None, "{name}");
        let who = ParticipantId(number as u32);
        assert_eq!(self.hear(Sender::Participant(who), RoomMessage::Here).refusal, None);
        who
    }

    pub(crate) fn right(&self, who: ParticipantId, question: usize) -> Answer {
        self.room.exercise(who, question).unwrap().posed.key.answer.clone()
    }

    pub(crate) fn wrong(&self, who: ParticipantId, question: usize) -> Answer {
        let key = &self.room.exercise(who, question).unwrap().posed.key;
        let number = (0..9).map(Answer::Number).find(|answer| !key.mark(answer.clone()).right);
        number.unwrap()
    }

    pub(crate) fn answer(&mut self, who: ParticipantId, question: usize, answer: Answer) -> Option<RoomRefusal> {
        let nonce = format!("n{}-{question}-{}", who.0, self.now);
        self.hear(Sender::Participant(who), RoomMessage::Answer { question, nonce, answer, way: 0 }).refusal
    }

    pub(crate) fn wait(&mut self, millis: u64) {
        self.now += millis;
        let _ = self.hear(Sender::Host, RoomMessage::Tick);
    }

    pub(crate) fn given(&self, who: ParticipantId, question: usize) -> Option<&AcceptedAnswer> {
        self.room.person(who).unwrap().answers.get(&question)
    }

    pub(crate) fn points(&self, who: ParticipantId) -> u64 {
        self.room.standings().iter().find(|standing| standing.who == who).map_or(0, |standing| standing.points)
    }
}

#[test]
fn a_class_answers_together_and_sees_who_stands_where() {
    let mut class = Class::new(|_| {});
    let (anna, bruno) = (class.join("Anna"), class.join("Bruno"));
    class.go_on();
    assert_eq!(class.room.phase(), Phase::Question(0));
    assert_eq!(class.answer(anna, 0, class.right(anna, 0)), None);
    assert_eq!(class.room.phase(), Phase::Question(0));
    assert_eq!(class.answer(bruno, 0, class.wrong(bruno, 0)), None);
    assert_eq!(class.room.phase(), Phase::Closed(0), "all have answered");
    assert_eq!(class.room.standings().iter().map(|one| one.points).collect::<Vec<_>>(), [0, 0], "nothing is told yet");
    class.go_on();
    class.go_on();
    assert_eq!(class.room.phase(), Phase::Ranked(0));
    let places: Vec<_> =
        class.room.standings().iter().map(|one| (one.who, one.points, one.right, one.counted, one.place)).collect();
    assert_eq!(places, [(anna, 1000, 1, 1, 1), (bruno, 0, 0, 1, 2)]);
    for _ in 1..5 {
        class.go_on();
        class.go_on();
        class.go_on();
        class.go_on();
    }
    assert_eq!(class.room.phase(), Phase::Ranked(4));
    class.go_on();
    assert_eq!(class.room.phase(), Phase::Ended);
    assert_eq!(class.hear(Sender::Host, RoomMessage::GoOn(class.room.turn())).refusal, Some(RoomRefusal::Over));
}

#[test]
fn the_first_answer_counts_and_the_same_sending_is_the_same_answer() {
    let mut class = Class::new(|_| {});
    let anna = class.join("Anna");
    class.join("Bruno");
    class.go_on();
    let sent = |nonce: &str, answer| RoomMessage::Answer { question: 0, nonce: nonce.to_owned(), answer, way: 0 };
    let first = sent("one", class.wrong(anna, 0));
    assert_eq!(class.hear(Sender::Participant(anna), first.clone()).events.len(), 1);
    let again = class.hear(Sender::Participant(anna), first);
    assert_eq!((again.events.len(), again.refusal), (0, None));
    let second = sent("two", class.right(anna, 0));
    assert_eq!(class.hear(Sender::Participant(anna), second).refusal, Some(RoomRefusal::Answered));
    assert!(!class.given(anna, 0).unwrap().right);
}

#[test]
fn a_late_answer_lands_nowhere() {
    let mut class = Class::new(|setup| setup.standings = StandingsVisibility::Off);
    let (anna, bruno) = (class.join("Anna"), class.join("Bruno"));
    class.go_on();
    assert_eq!(class.answer(anna, 1, class.right(anna, 1)), Some(RoomRefusal::NotAsked), "before it is asked");
    class.wait(20_000 + LONGEST_WAY + 1);
    assert_eq!(class.room.phase(), Phase::Closed(0));
    assert_eq!(class.answer(anna, 0, class.right(anna, 0)), Some(RoomRefusal::TooLate));
    class.go_on();
    class.go_on();
    assert_eq!(class.room.phase(), Phase::Question(1));
    assert_eq!(class.answer(bruno, 0, class.right(bruno, 0)), Some(RoomRefusal::TooLate));
    assert_eq!((class.given(bruno, 0), class.given(bruno, 1)), (None, None));
}

#[test]
fn the_way_through_the_network_is_taken_off_but_not_more_than_a_way_can_take() {
    for (way, elapsed, expected) in
        [(0, 3000, 3000), (200, 3000, 2800), (60_000, 3000, 3000 - LONGEST_WAY), (400, 100, 0)]
    {
        let mut class = Class::new(|_| {});
        let anna = class.join("Anna");
        class.go_on();
        class.wait(elapsed);
        let answer = class.right(anna, 0);
        let said = RoomMessage::Answer { question: 0, nonce: "n".to_owned(), answer, way };
        assert_eq!(class.hear(Sender::Participant(anna), said).refusal, None);
        assert_eq!(class.given(anna, 0).unwrap().millis, expected, "{way} {elapsed}");
    }
}

#[test]
fn points_are_for_accuracy_unless_the_trainer_gives_speed_a_weight() {
    let cases = [
        (true, 0, Some(20_000), 0, 1000),
        (true, 20_000, Some(20_000), 0, 1000),
        (true, 0, Some(20_000), 50, 1000),
        (true, 10_000, Some(20_000), 50, 750),
        (true, 20_000, Some(20_000), 50, 500),
        (true, 30_000, Some(20_000), 50, 500),
        (true, 7_520, Some(20_000), 50, 812),
        (true, 20_000, Some(20_000), 100, 0),
        (true, 999_999, None, 100, 1000),
        (false, 0, Some(20_000), 50, 0),
    ];
    for (right, millis, limit, speed, expected) in cases {
        assert_eq!(points(right, millis, limit, speed), expected, "{right} {millis} {limit:?} {speed}");
    }
}

#[test]
fn more_time_is_seen_in_the_points_and_nowhere_else() {
    let mut class = Class::new(|setup| setup.speed = 50);
    let (anna, bruno) = (class.join("Anna"), class.join("Bruno"));
    class.host(&RoomMessage::ExtraTime(bruno, ExtraTime::Double));
    class.go_on();
    class.wait(10_000);
    assert_eq!(class.answer(anna, 0, class.right(anna, 0)), None);
    class.wait(10_000);
    assert_eq!(class.room.phase(), Phase::Question(0));
    assert_eq!(class.answer(bruno, 0, class.right(bruno, 0)), None);
    let half = |who| class.given(who, 0).unwrap().points;
    assert_eq!((half(anna), half(bruno)), (750, 750), "each has used half of their time");
}

#[test]
fn a_pause_stops_the_time_and_what_is_extended_is_longer() {
    let mut class = Class::new(|_| {});
    let anna = class.join("Anna");
    class.go_on();
    class.wait(5_000);
    class.host(&RoomMessage::Pause);
    class.wait(3_600_000);
    class.host(&RoomMessage::Resume);
    class.wait(14_000);
    assert_eq!(class.room.phase(), Phase::Question(0));
    class.host(&RoomMessage::Extend(30));
    class.wait(30_000);
    assert_eq!(class.answer(anna, 0, class.right(anna, 0)), None);
    assert_eq!(class.given(anna, 0).unwrap().millis, 49_000);
}

#[test]
fn an_answer_that_comes_while_the_time_stands_counts_with_the_time_of_the_pause() {
    let mut class = Class::new(|setup| setup.speed = 100);
    let (anna, bruno) = (class.join("Anna"), class.join("Bruno"));
    class.go_on();
    class.wait(5_000);
    class.host(&RoomMessage::Pause);
    class.wait(3_600_000);
    assert_eq!(class.answer(anna, 0, class.right(anna, 0)), None);
    assert_eq!((class.given(anna, 0).unwrap().millis, class.given(anna, 0).unwrap().points), (5_000, 750));
    assert_eq!(class.answer(bruno, 0, class.right(bruno, 0)), None);
    assert_eq!(class.room.phase(), Phase::Question(0), "nothing is closed while the time stands");
    class.host(&RoomMessage::Resume);
    assert_eq!(class.room.phase(), Phase::Closed(0), "all have answered");
}

#[test]
fn what_came_in_a_pause_is_counted_when_the_trainer_closes_out_of_it() {
    let mut class = Class::new(|_| {});
    let (anna, _) = (class.join("Anna"), class.join("Bruno"));
    class.go_on();
    class.host(&RoomMessage::Pause);
    // The host died and was resumed: the phone comes back with its answer.
    let _ = class.hear(Sender::Participant(anna), RoomMessage::Away);
    assert_eq!(class.room.glance().waiting, 1, "the trainer is told whose answer may be waiting");
    let _ = class.hear(Sender::Participant(anna), RoomMessage::Here);
    assert_eq!(class.answer(anna, 0, class.right(anna, 0)), None);
    class.go_on();
    assert_eq!(class.room.phase(), Phase::Closed(0));
    assert_eq!(class.points(anna), 0, "nothing is told yet");
    class.go_on();
    assert_eq!(class.points(anna), 1000);
}

#[test]
fn while_the_time_stands_enter_lets_it_go_on() {
    let mut class = Class::new(|_| {});
    class.join("Anna");
    class.go_on();
    let turn = class.room.turn();
    assert_eq!(class.room.main_message(turn), RoomMessage::GoOn(turn));
    class.host(&RoomMessage::Pause);
    assert_eq!(class.room.main_message(turn), RoomMessage::Resume);
}

#[test]
fn an_answer_on_its_way_when_a_question_is_closed_counts() {
    for (later, refused) in [(0, None), (LONGEST_TRANSIT, None), (LONGEST_TRANSIT + 1, Some(RoomRefusal::TooLate))] {
        let mut class = Class::new(|_| {});
        let (anna, _) = (class.join("Anna"), class.join("Bruno"));
        class.go_on();
        class.wait(4_000);
        class.go_on();
        class.now += later;
        assert_eq!(class.answer(anna, 0, class.right(anna, 0)), refused, "{later} ms later");
        let millis = class.given(anna, 0).map(|given| given.millis);
        assert_eq!(millis, refused.is_none().then_some(4_000), "with the time of the closing");
    }
}

#[test]
fn once_the_answer_is_shown_or_the_question_left_out_none_is_taken() {
    for leaves_out in [true, false] {
        let mut class = Class::new(|_| {});
        let (anna, _) = (class.join("Anna"), class.join("Bruno"));
        class.go_on();
        if leaves_out {
            class.host(&RoomMessage::Skip(class.room.turn()));
        } else {
            (0..2).for_each(|_| class.go_on());
        }
        assert_eq!(class.answer(anna, 0, class.right(anna, 0)), Some(RoomRefusal::TooLate));
    }
}

#[test]
fn in_the_pause_of_an_exam_only_the_question_in_hand_is_answered() {
    let mut class = Class::new(|setup| setup.form = RoomMode::Exam { minutes: Some(10), own: false });
    let anna = class.join("Anna");
    class.go_on();
    class.wait(1_000);
    class.host(&RoomMessage::Pause);
    class.wait(60_000);
    assert_eq!(class.answer(anna, 0, class.right(anna, 0)), None);
    assert_eq!(class.answer(anna, 1, class.right(anna, 1)), Some(RoomRefusal::Paused), "the exam stands still");
    class.host(&RoomMessage::Resume);
    class.wait(2_000);
    assert_eq!(class.answer(anna, 1, class.right(anna, 1)), None);
    let millis = [0, 1].map(|question| class.given(anna, question).unwrap().millis);
    assert_eq!(millis, [1_000, 2_000]);
}

#[test]
fn nobody_waits_for_those_who_have_gone_but_a_lost_connection_is_given_time() {
    let mut class = Class::new(|setup| setup.seconds = None);
    let (anna, bruno) = (class.join("Anna"), class.join("Bruno"));
    class.go_on();
    let _ = class.hear(Sender::Participant(bruno), RoomMessage::Away);
    assert_eq!(class.answer(anna, 0, class.right(anna, 0)), None);
    class.wait(LONGEST_AWAY);
    assert_eq!(class.room.phase(), Phase::Question(0));
    let _ = class.hear(Sender::Participant(bruno), RoomMessage::Here);
    class.wait(LONGEST_AWAY * 5);
    assert_eq!(class.room.phase(), Phase::Question(0), "he is back");
    let _ = class.hear(Sender::Participant(bruno), RoomMessage::Away);
    class.wait(LONGEST_AWAY + 1);
    assert_eq!(class.room.phase(), Phase::Closed(0));
}

#[test]
fn a_question_stays_open_while_nobody_has_a_connection() {
    let mut class = Class::new(|setup| setup.seconds = None);
    let everybody = [class.join("Anna"), class.join("Bruno")];
    class.go_on();
    for who in everybody {
        let _ = class.hear(Sender::Participant(who), RoomMessage::Away);
    }
    class.wait(LONGEST_AWAY * 100);
    assert_eq!(class.room.phase(), Phase::Question(0));
}

#[test]
fn late_comers_are_dealt_with_as_the_trainer_chose() {
    for late in [LatePolicy::FromNow, LatePolicy::CatchUp, LatePolicy::WatchOnly] {
        let mut class = Class::new(|setup| {
            setup.late = late;
            setup.standings = StandingsVisibility::Off;
        });
        let anna = class.join("Anna");
        for question in 0..2 {
            class.go_on();
            class.answer(anna, question, class.right(anna, question));
            class.go_on();
        }
        class.go_on();
        assert_eq!(class.room.phase(), Phase::Question(2));
        let zoe = class.join("Zoé");
        let asks = |class: &mut Class, question| class.answer(zoe, question, class.right(zoe, question));
        match late {
            LatePolicy::FromNow => {
                assert_eq!(asks(&mut class, 0), Some(RoomRefusal::NotAsked));
                assert_eq!(asks(&mut class, 2), Some(RoomRefusal::NotAsked), "it was running when she came");
                class.answer(anna, 2, class.right(anna, 2));
                class.go_on();
                class.go_on();
                assert_eq!(asks(&mut class, 3), None);
            }
            LatePolicy::CatchUp => {
                assert_eq!(asks(&mut class, 1), Some(RoomRefusal::NotAsked), "one after the other");
                for question in 0..3 {
                    assert_eq!(asks(&mut class, question), None);
                }
                assert_eq!(class.points(zoe), 2000, "what the class was told");
            }
            LatePolicy::WatchOnly => assert_eq!(asks(&mut class, 2), Some(RoomRefusal::WatchesOnly)),
        }
    }
}

#[test]
fn who_catches_up_gets_to_every_question_that_was_closed_meanwhile() {
    let mut class = Class::new(|setup| {
        setup.late = LatePolicy::CatchUp;
        setup.standings = StandingsVisibility::Off;
    });
    let anna = class.join("Anna");
    class.go_on();
    let zoe = class.join("Zoé");
    class.answer(anna, 0, class.right(anna, 0));
    assert_eq!(class.room.phase(), Phase::Closed(0), "who is still at what they missed is not waited for");
    for question in 1..3 {
        class.go_on();
        class.go_on();
        assert_eq!(class.room.phase(), Phase::Question(question));
        class.answer(anna, question, class.right(anna, question));
        assert_eq!(class.room.phase(), Phase::Closed(question));
    }
    for question in 0..3 {
        assert_eq!(class.answer(zoe, question, class.right(zoe, question)), None, "question {question}");
    }
    class.go_on();
    assert_eq!((class.points(zoe), class.points(anna)), (3000, 3000));
    class.go_on();
    assert_eq!(class.answer(zoe, 3, class.right(zoe, 3)), None, "from now on with all others");
}

#[test]
fn a_question_is_not_closed_by_nobody_having_come_to_it() {
    let mut class = Class::new(|setup| {
        setup.late = LatePolicy::CatchUp;
        setup.standings = StandingsVisibility::Off;
    });
    class.go_on();
    let zoe = class.join("Zoé");
    class.wait(1000);
    assert_eq!(class.room.phase(), Phase::Question(0), "she is at what she missed: this very question");
    assert_eq!(class.answer(zoe, 0, class.right(zoe, 0)), None);
    class.wait(30_000);
    assert_eq!(class.room.phase(), Phase::Closed(0));
    (0..2).for_each(|_| class.go_on());
    assert_eq!(class.room.phase(), Phase::Question(1));
    class.wait(30_000);
    assert_eq!(class.room.phase(), Phase::Closed(1), "the time is up for all");
}

#[test]
fn a_skipped_question_counts_for_nobody() {
    let (mut class, anna) = Class::with_skipped_question();
    assert_eq!(class.room.phase(), Phase::Closed(0), "the time of the next one does not begin by itself");
    assert_eq!(class.room.next_step(), Some(NextStep::Question), "there is no answer to be shown");
    let again = RoomMessage::Skip(class.room.turn());
    assert_eq!(class.hear(Sender::Host, again).refusal, Some(RoomRefusal::NotNow));
    class.go_on();
    assert_eq!(class.room.phase(), Phase::Question(1));
    class.answer(anna, 1, class.right(anna, 1));
    class.go_on();
    class.go_on();
    let anna = class.room.standings()[0];
    assert_eq!((anna.points, anna.right, anna.counted), (1000, 1, 1));
}

#[test]
fn a_team_is_the_mean_of_its_members() {
    let mut class = Class::new(|setup| setup.teams = vec!["North".to_owned(), "South".to_owned()]);
    let people = ["Anna", "Bruno", "Clara"].map(|name| class.join(name));
    for (who, team) in people.into_iter().zip([0, 0, 1]) {
        class.host(&RoomMessage::Team(who, Some(team)));
    }
    assert_eq!(class.hear(Sender::Host, RoomMessage::Team(people[0], Some(2))).refusal, Some(RoomRefusal::NotNow));
    class.go_on();
    for (who, right) in people.into_iter().zip([true, false, true]) {
        let answer = if right { class.right(who, 0) } else { class.wrong(who, 0) };
        class.answer(who, 0, answer);
    }
    class.go_on();
    let teams: Vec<_> =
        class.room.team_standings().iter().map(|team| (team.team, team.hundredths, team.place)).collect();
    assert_eq!(teams, [(1, 100_000, 1), (0, 50_000, 2)]);
}

#[test]
fn each_may_do_what_is_theirs_and_no_more() {
    let flow = [RoomMessage::GoOn(0), RoomMessage::Lock(true), RoomMessage::Lock(false)];
    let people = [
        RoomMessage::Remove(ParticipantId(0)),
        RoomMessage::Rename(ParticipantId(0), "X".to_owned()),
        RoomMessage::ExtraTime(ParticipantId(0), ExtraTime::Half),
        RoomMessage::End,
    ];
    for message in flow.clone() {
        let mut class = Class::new(|_| {});
        class.join("Anna");
        assert_eq!(
            class.hear(Sender::Participant(ParticipantId(0)), message.clone()).refusal,
            Some(RoomRefusal::NotYours)
        );
        assert_eq!(class.hear(Sender::Stranger, message).refusal, Some(RoomRefusal::Unknown));
    }
    for message in people {
        let mut class = Class::new(|_| {});
        class.join("Anna");
        for sender in [Sender::Remote, Sender::Participant(ParticipantId(0))] {
            assert_eq!(class.hear(sender, message.clone()).refusal, Some(RoomRefusal::NotYours), "{message:?}");
        }
        assert_eq!(class.hear(Sender::Host, message).refusal, None);
    }
    let mut class = Class::new(|_| {});
    class.join("Anna");
    assert_eq!(class.hear(Sender::Remote, RoomMessage::GoOn(0)).refusal, None);
    assert_eq!(
        class.hear(Sender::Host, RoomMessage::GoOn(0)).refusal,
        Some(RoomRefusal::NotNow),
        "the remote was first"
    );
}

#[test]
fn an_exam_is_taken_at_ones_own_pace_and_marked_when_the_trainer_says() {
    for own in [false, true] {
        let mut class = Class::new(|setup| setup.form = RoomMode::Exam { minutes: Some(10), own });
        let (anna, bruno) = (class.join("Anna"), class.join("Bruno"));
        class.host(&RoomMessage::ExtraTime(bruno, ExtraTime::Quarter));
        class.go_on();
        assert_eq!(class.room.phase(), Phase::Sitting);
        let same = (0..5).all(|question| {
            class.room.exercise(anna, question).unwrap().posed == class.room.exercise(bruno, question).unwrap().posed
        });
        assert_eq!(same, !own);
        for question in 0..5 {
            assert_eq!(class.answer(anna, question, class.right(anna, question)), None);
            assert_eq!(class.answer(bruno, question + 1, class.right(bruno, 0)), Some(RoomRefusal::NotAsked));
        }
        class.answer(bruno, 0, class.right(bruno, 0));
        assert_eq!(class.points(anna), 0, "nothing is told");
        class.wait(12 * 60_000);
        assert_eq!(class.answer(bruno, 1, class.right(bruno, 1)), None, "he has a quarter more");
        class.wait(60_000);
        assert_eq!(class.room.phase(), Phase::Collected);
        assert_eq!(class.answer(bruno, 2, class.right(bruno, 2)), Some(RoomRefusal::TooLate));
        class.go_on();
        assert_eq!((class.room.phase(), class.points(anna), class.points(bruno)), (Phase::Ended, 5000, 2000));
    }
}

#[test]
fn after_its_host_was_gone_a_room_stands_where_it_stood_with_the_time_stopped() {
    let mut class = Class::new(|_| {});
    let (anna, bruno) = (class.join("Anna"), class.join("Bruno"));
    class.go_on();
    class.wait(5_000);
    class.answer(anna, 0, class.right(anna, 0));
    let mut again = Room::replay(setup(&quiz()), quiz(), Moment(0), &class.log);
    assert!(again.same_state(&class.room));
    let heard = again.reopen();
    let events: Vec<_> = heard.events.iter().map(|stamped| stamped.event.clone()).collect();
    assert_eq!(events, [RoomEvent::Away(anna), RoomEvent::Away(bruno), RoomEvent::Paused]);
    let an_hour_later = Moment(class.now + 3_600_000);
    let _ = again.handle(Sender::Participant(bruno), RoomMessage::Here, an_hour_later);
    assert_eq!(again.phase(), Phase::Question(0));
    assert_eq!(again.handle(Sender::Host, RoomMessage::Resume, an_hour_later).refusal, None);
    assert_eq!(again.asked_for(an_hour_later), 5_000);
}

#[test]
fn an_exam_that_never_began_has_no_result() {
    let mut class = Class::new(|setup| setup.form = RoomMode::Exam { minutes: Some(20), own: false });
    let anna = class.join("Anna");
    class.host(&RoomMessage::End);
    assert_eq!((class.room.phase(), class.room.revealed_count(), class.room.revealed_at_end()), (Phase::Ended, 0, 0));
    assert_eq!(class.room.standings().iter().map(|one| (one.who, one.counted)).collect::<Vec<_>>(), [(anna, 0)]);
    let mut class = Class::new(|setup| setup.form = RoomMode::Exam { minutes: Some(20), own: false });
    class.join("Anna");
    class.go_on();
    class.host(&RoomMessage::End);
    assert_eq!((class.room.revealed_count(), class.room.revealed_at_end()), (5, 5), "it began");
}
