//! The phone's wire: no key before its time, and every form there and back.

use std::sync::{Arc, LazyLock};

use tailleur::classroom::wire::{
    ClientMessage, FormOut, KeyOut, Overview, PhaseOut, QuestionOut, Recipient, TableOut, TextCache,
};
use tailleur::classroom::{LatePolicy, ParticipantId, Phase, Quiz, Room, RoomMessage, Sender, StandingsVisibility};
use tailleur::describe::procedure::order_why;
use tailleur::drill::marking::{AnswerKey, PosedQuestion};
use tailleur::drill::question::{Answer, AnswerForm, LaidShoe, Question, StakeAction, StakeOutcome};
use tailleur::drill::{AnyDrill, CoupInOrder, OpeningInOrder};
use tailleur::i18n::{Catalog, Language};
use tailleur::lesson::DealtQuestion;
use tailleur::progress::Moment;
use tailleur::rules::house::{CardColour, House, HouseLibrary};
use tailleur::rules::money::Money;
use tailleur::rules::rng::SeededRng;
use tailleur::rules::side::Side;

use crate::classroom::room::{Class, quiz, setup, token};
use crate::drill::every_drill::every_drill;
use crate::support::tier;

/// The words of three languages are many: they are read once for all rooms.
pub(crate) static WORDS: LazyLock<TextCache> = LazyLock::new(TextCache::default);

/// Does not compile once the key can be serialised: then two implementations fit.
const _: fn() = || {
    trait NeverSerialised<Witness> {
        fn witness() {}
    }
    struct IsSerialised;
    impl<T> NeverSerialised<()> for T {}
    impl<T: serde::Serialize> NeverSerialised<IsSerialised> for T {}
    <AnswerKey as NeverSerialised<_>>::witness();
    <PosedQuestion as NeverSerialised<_>>::witness();
};

/// A question or two of every drill that a room can ask in a house.
pub(crate) fn every_kind(house: &House) -> Vec<DealtQuestion> {
    every_drill().iter().flat_map(|drill| two_questions(drill, house)).collect()
}

/// The same of each house with its questions. The quick tier asks each drill in one house only, the houses in turn.
pub(crate) fn every_kind_in_houses() -> Vec<(Arc<House>, DealtQuestion)> {
    let houses = HouseLibrary::built_in();
    let mut all = Vec::new();
    for (turn, drill) in every_drill().iter().enumerate() {
        let by_house = houses.iter().map(|house| (house, two_questions(drill, house)));
        let asked: Vec<_> = by_house.filter(|(_, questions)| !questions.is_empty()).collect();
        let (skipped, taken) = tier((turn % asked.len().max(1), 1), (0, asked.len()));
        for (house, questions) in asked.into_iter().skip(skipped).take(taken) {
            all.extend(questions.into_iter().map(|question| (Arc::clone(house), question)));
        }
    }
    all
}

/// Two of a drill's questions that a phone can answer.
pub(crate) fn two_questions(drill: &AnyDrill, house: &House) -> Vec<DealtQuestion> {
    let decisions = drill.drill().decisions(house);
    let mut questions = Vec::new();
    for decision in [0, decisions.len() / 2] {
        let posed = drill.drill().pose(decision, house, &mut SeededRng::from_seed(7));
        let Some(posed) = posed.filter(|posed| !matches!(posed.question.form, AnswerForm::Aloud(_))) else {
            continue;
        };
        let decision = decisions[decision].clone();
        questions.push(DealtQuestion { drill: drill.name(), decision: decision.into(), seed: 7, posed });
    }
    questions
}

/// A room of two in which these are asked.
fn room(house: &Arc<House>, questions: Vec<DealtQuestion>) -> Room {
    let quiz: Quiz =
        Quiz::new(Arc::clone(quiz().lesson()), Arc::clone(house), 57, None).with_questions(questions.into());
    let setup = tailleur::classroom::Setup { standings: StandingsVisibility::Shown, speed: 30, ..setup(&quiz) };
    let mut room = Room::open(setup, quiz, Moment(0));
    for (number, name) in [(0, "Anna"), (1, "Bruno")] {
        let _ =
            room.handle(Sender::Stranger, RoomMessage::Join { name: name.to_owned(), token: token(number) }, Moment(0));
    }
    room
}

fn sent(room: &Room, texts: &mut TextCache, at: u64) -> Vec<String> {
    let overview = Overview::new(room, Moment(at));
    let hearers =
        || Language::ALL.into_iter().flat_map(|language| [false, true].map(|full| Recipient { language, full }));
    let each = [ParticipantId(0), ParticipantId(1)].into_iter().flat_map(|who| hearers().map(move |to| (who, to)));
    each.map(|(who, to)| serde_json::to_string(&overview.state(who, texts, to).unwrap()).unwrap()).collect()
}

/// Plays a room of one question to its end: what was sent before the key was shown, and after it.
fn played(house: &Arc<House>, exercise: &DealtQuestion, answers: [&Answer; 2]) -> (Vec<String>, Vec<String>) {
    let mut room = room(house, vec![exercise.clone()]);
    let (mut texts, mut before, mut now) = (WORDS.empty_copy(), Vec::new(), 0);
    before.extend(sent(&room, &mut texts, now));
    let go_on = |room: &mut Room, now| {
        let turn = room.turn();
        assert_eq!(room.handle(Sender::Host, RoomMessage::GoOn(turn), Moment(now)).refusal, None);
    };
    go_on(&mut room, now);
    before.extend(sent(&room, &mut texts, now));
    for (who, answer) in answers.into_iter().enumerate() {
        now += 1_500;
        let said = RoomMessage::Answer { question: 0, nonce: "n".to_owned(), answer: answer.clone(), way: 3 };
        let heard = room.handle(Sender::Participant(ParticipantId(who as u32)), said, Moment(now));
        assert_eq!(heard.refusal, None, "{} {answer:?}", exercise.drill);
        before.extend(sent(&room, &mut texts, now));
    }
    assert_eq!(room.phase(), Phase::Closed(0));
    go_on(&mut room, now);
    (before, sent(&room, &mut texts, now))
}

/// The same question with a key of which nothing is true.
pub(crate) fn with_another_key(exercise: &DealtQuestion) -> DealtQuestion {
    let PosedQuestion { question, .. } = &exercise.posed;
    let key = AnswerKey::new(Answer::Call("nothing of this is true".to_owned()), Vec::new());
    DealtQuestion { posed: PosedQuestion { question: question.clone(), key }, ..exercise.clone() }
}

/// An answer of its form that is not the key's, where there is one.
pub(crate) fn another(question: &Question, key: &Answer) -> Answer {
    fn wrong_answer(form: &AnswerForm, key: &Answer) -> Answer {
        match (form, key) {
            (AnswerForm::Choice(choices), Answer::Choice(at)) => Answer::Choice((at + 1) % choices.len()),
            (AnswerForm::Number { most }, Answer::Number(number)) => Answer::Number((number + 1) % (most + 1)),
            (AnswerForm::Several(parts), Answer::Several(answers)) => Answer::Several(
                parts.iter().zip(answers).map(|(part, answer)| wrong_answer(&part.form, answer)).collect(),
            ),
            (AnswerForm::Grid(_), Answer::Grid(acts)) => Answer::Grid(vec![None; acts.len()]),
            (AnswerForm::Order(_), Answer::Order(places)) => Answer::Order(places.iter().rev().copied().collect()),
            (AnswerForm::Money, _) => Answer::Money(tailleur::rules::money::Money::coins(1)),
            (AnswerForm::Call(_), _) => Answer::Call("rien".to_owned()),
            (AnswerForm::Chips(_), _) => Answer::Chips(Vec::new()),
            (AnswerForm::Settle, _) => Answer::Settle(Vec::new()),
            (_, other) => other.clone(),
        }
    }
    wrong_answer(&question.form, key)
}

#[test]
fn nothing_that_is_sent_before_a_key_is_shown_depends_on_the_key() {
    let mut forms = std::collections::BTreeSet::new();
    let words = Catalog::new(Language::English);
    for (house, exercise) in every_kind_in_houses() {
        let PosedQuestion { question, key } = &exercise.posed;
        forms.insert(
            serde_json::to_value(QuestionOut::from_question(0, question, &house, &words)).unwrap()["form"]["kind"]
                .to_string(),
        );
        let wrong = another(question, &key.answer);
        let (before, after) = played(&house, &exercise, [&key.answer, &wrong]);
        let (blind_before, blind_after) = played(&house, &with_another_key(&exercise), [&key.answer, &wrong]);
        assert_eq!(before, blind_before, "{} of {}", exercise.drill, house.id);
        assert_ne!(after, blind_after, "{} of {}: the key is not told at all", exercise.drill, house.id);
    }
    assert_eq!(forms.len(), 9, "every form but words said aloud: {forms:?}");
}

#[test]
fn the_table_comes_with_its_answer_and_not_before() {
    let houses = HouseLibrary::built_in();
    let house = houses.iter().next().unwrap();
    for exercise in every_kind(house) {
        let (before, after) = played(house, &exercise, [&exercise.posed.key.answer; 2]);
        let table = |state: &String| serde_json::from_str::<serde_json::Value>(state).unwrap().get("table").is_some();
        assert!(!before.iter().any(table), "{}", exercise.drill);
        // Every second recipient draws it from values.
        assert_eq!(after.iter().filter(|state| table(state)).count(), after.len() / 2, "{}", exercise.drill);
    }
}

#[test]
fn the_answer_marks_the_winning_hand_and_every_bet_that_is_settled() {
    let words = Catalog::new(Language::English);
    let (mut winners, mut bets, mut bets_of_second) = (0, 0, 0);
    for (house, exercise) in every_kind_in_houses() {
        let posed = &exercise.posed;
        let TableOut { scene, .. } = TableOut::from_posed(posed, &house, &words);
        if let (Some(out), Some(second)) = (&scene.second, &posed.key.second) {
            for deed in &second.settlement {
                let stake = &out.scene.stakes[deed.stake];
                assert_eq!(stake.act, Some(deed.act), "{} of {}", exercise.drill, second.house.id);
                let is_paid = matches!(deed.act, StakeOutcome::Paid(_));
                assert_eq!(!stake.payment.is_empty(), is_paid, "{} of {}", exercise.drill, second.house.id);
            }
            bets_of_second += second.settlement.len();
        }
        let totals: Vec<u8> = scene.rows.iter().filter_map(|row| row.total).collect();
        let won: Vec<u8> = scene.rows.iter().filter(|row| row.won).filter_map(|row| row.total).collect();
        if let ([one, other], [winner]) = (&totals[..], &won[..]) {
            assert_eq!(winner, one.max(other), "{} of {}", exercise.drill, house.id);
            winners += 1;
        }
        let acts: Vec<_> = scene.stakes.iter().map(|stake| stake.act).collect();
        let Answer::Settle(deeds) = &posed.key.answer else { continue };
        assert!(deeds.iter().all(|deed| acts[deed.stake] == Some(deed.act)), "{}", exercise.drill);
        assert_eq!(acts.iter().flatten().count(), deeds.len(), "a bet that stays has no mark");
        for stake in &scene.stakes {
            let in_chips: u64 = stake.payment.iter().map(|heap| heap.piece.value * u64::from(heap.count)).sum();
            let paid = match stake.act {
                Some(StakeOutcome::Paid(sum)) => sum.get(),
                _ => 0,
            };
            assert_eq!(in_chips, paid, "{}: a payment lies in chips beside its bet", exercise.drill);
        }
        bets += deeds.len();
    }
    assert!(winners > 0 && bets > 0 && bets_of_second > 0, "{winners} winners, {bets}, {bets_of_second} bets");
}

#[test]
fn an_order_is_called_right_only_where_a_bet_is_settled_right() {
    let mut slips = 0;
    for (house, exercise) in every_kind_in_houses() {
        let Answer::Settle(due) = &exercise.posed.key.answer else { continue };
        let otherwise = |deed: &StakeAction| {
            let is_taken = deed.act == StakeOutcome::Collected;
            let act = if is_taken { StakeOutcome::Paid(Money::coins(1)) } else { StakeOutcome::Collected };
            StakeAction { act, ..*deed }
        };
        let [wrong, reversed] = [due.iter().map(otherwise).collect(), due.iter().rev().copied().collect()];
        let [wrong, reversed] = [wrong, reversed].map(Answer::Settle);
        let (_, after) = played(&house, &exercise, [&wrong, &reversed]);
        let states = after.iter().map(|state| serde_json::from_str::<serde_json::Value>(state).unwrap());
        let orders: Vec<_> = states.map(|state| state["verdict"]["order"].clone()).collect();
        let (of_wrong, of_reversed) = orders.split_at(orders.len() / 2);
        assert!(of_wrong.iter().all(serde_json::Value::is_null), "{of_wrong:?}");
        for order in of_reversed.iter().filter(|order| order["right"] == false) {
            let says = order["says"].as_str().unwrap();
            // Within a sentence a bet has its sum first.
            assert!(["bet of", "mise de", "puntata di"].iter().any(|bet| says.contains(bet)), "{says}");
            slips += 1;
        }
    }
    assert!(slips > 0);
}

#[test]
fn no_key_says_the_same_twice_and_backs_are_counted() {
    let words = Catalog::new(Language::English);
    let (mut free, mut backs) = (0, 0);
    for (house, exercise) in every_kind_in_houses() {
        let KeyOut { accepts, reasons, .. } = KeyOut::from_posed(&exercise.posed, &house, &words);
        if reasons.iter().any(|reason| reason.starts_with("Any chips that make")) {
            assert_eq!(accepts, None, "{}", exercise.drill);
            free += 1;
        }
        let told = QuestionOut::from_question(0, &exercise.posed.question, &house, &words).told;
        assert!(!told.iter().any(|line| line.ends_with(": face down  face down")), "{told:?}");
        backs += told.iter().filter(|line| line.ends_with(": two cards, face down")).count();
    }
    assert!(free > 0 && backs > 0, "{free} in any chips, {backs} hands face down");
}

#[test]
fn a_question_left_out_is_announced_without_its_key() {
    let (mut class, anna) = Class::with_skipped_question();
    let mut texts = WORDS.empty_copy();
    let mut seen = |class: &Class| {
        let overview = Overview::new(&class.room, Moment(class.now));
        serde_json::to_value(overview.state(anna, &mut texts, Language::English).unwrap()).unwrap()
    };
    let state = seen(&class);
    assert_eq!((&state["phase"], &state["skipped"], &state["number"]), (&"closed".into(), &true.into(), &1.into()));
    class.go_on();
    let state = seen(&class);
    assert_eq!((&state["phase"], state.get("skipped")), (&"question".into(), None));
    class.host(&RoomMessage::End);
    let review = seen(&class)["review"].clone();
    let left_out = &review[0];
    assert_eq!((&left_out["number"], &left_out["skipped"]), (&1.into(), &true.into()));
    let verdict = &left_out["verdict"];
    assert_eq!((&verdict["right"], &verdict["answer"]), (&serde_json::Value::Null, &serde_json::json!([])));
    assert_ne!(verdict["given"], serde_json::json!([]), "what was answered is there");
    assert_eq!((&review[1]["number"], review[1].get("skipped")), (&2.into(), None));
}

#[test]
fn hands_are_sent_from_left_to_right_as_they_lie() {
    use tailleur::rules::house::Hand;
    let words = Catalog::new(Language::English);
    let mut some = 0;
    for house in HouseLibrary::built_in().iter() {
        for exercise in every_kind(house) {
            let out = QuestionOut::from_question(0, &exercise.posed.question, house, &words);
            let hands: Vec<_> = out.scene.rows.iter().filter(|row| row.hand).map(|row| row.cards.clone()).collect();
            let [left, right] = &hands[..] else { continue };
            let laid = |side| serde_json::to_value(exercise.posed.question.scene.hands[side].len()).unwrap();
            let sides = match house.dealing.punto_lies.value() {
                Hand::Left => [Side::Punto, Side::Banco],
                Hand::Right => [Side::Banco, Side::Punto],
            };
            assert_eq!([left, right].map(|hand| serde_json::json!(hand.len())), sides.map(laid), "{}", exercise.drill);
            some += usize::from(left.len() != right.len());
        }
    }
    assert!(some > 3, "hands of different lengths tell the sides apart");
}

#[test]
fn burned_cards_and_a_stop_card_are_drawn() {
    let words = Catalog::new(Language::English);
    let (mut burned, mut stops) = (0, 0);
    for (house, exercise) in every_kind_in_houses() {
        let TableOut { scene, lines } = TableOut::from_posed(&exercise.posed, &house, &words);
        match exercise.posed.scene_after().shoe {
            Some(LaidShoe::Turned(_, count)) if count > 0 => {
                let row = scene.rows.last().unwrap();
                assert_eq!(row.cards.len(), usize::from(count), "{} of {}", exercise.drill, house.id);
                assert!(lines.contains(&row.name), "{lines:?} say the same as {}", row.name);
                burned += 1;
            }
            Some(LaidShoe::Stopped(colour)) => {
                let card = if colour == CardColour::Blue { "stop-blue" } else { "stop" };
                assert_eq!(scene.rows.last().unwrap().cards, [card], "{} of {}", exercise.drill, house.id);
                stops += 1;
            }
            _ => {}
        }
    }
    assert!(burned > 0 && stops > 0, "{burned} burned, {stops} stop cards");
}

#[test]
fn a_desktop_draws_the_very_table_that_the_host_has() {
    let words = Catalog::new(Language::Italian);
    for (house, exercise) in every_kind_in_houses() {
        let question = &exercise.posed.question;
        let sent = QuestionOut::from_question(3, question, &house, &words).with_felt(question, &house, &words);
        let heard: QuestionOut = serde_json::from_str(&serde_json::to_string(&sent).unwrap()).unwrap();
        let drawn = heard.question(&HouseLibrary::built_in()).unwrap();
        let names = tailleur::i18n::HouseTerms::from(&house.terms);
        let read = |lines: &[tailleur::i18n::phrase::Phrase]| -> Vec<String> {
            lines.iter().map(|line| words.render(line, &names)).collect()
        };
        assert_eq!(read(&drawn.scene.narration), read(&question.scene.narration), "{}", exercise.drill);
        // What is heard is said by the host, and steps are only enacted where they are learnt; all else lies there as it
        // lies here.
        let bare = |scene: &tailleur::drill::question::Scene| tailleur::drill::question::Scene {
            narration: Vec::new(),
            heard: Vec::new(),
            second: None,
            coup: None,
            ..scene.clone()
        };
        assert_eq!(bare(&drawn.scene), bare(&question.scene), "{}", exercise.drill);
        assert_eq!(drawn.scene.second.is_some(), question.scene.second.is_some());
        assert_eq!(words.render(&drawn.prompt, &names), words.render(&question.prompt, &names));
        assert!(drawn.form.fits(&exercise.posed.key.answer), "{} {:?}", exercise.drill, drawn.form);
        assert_eq!(drawn.form.places(), question.form.places());
    }
}

#[test]
fn an_answer_in_every_form_comes_back_as_it_was_given() {
    let house = Arc::clone(HouseLibrary::built_in().get("guide-fr").unwrap());
    for exercise in every_kind(&house) {
        let answer = &exercise.posed.key.answer;
        let written = serde_json::to_string(answer).unwrap();
        let said = format!(r#"{{"answer":{{"question":0,"nonce":"n","answer":{written}}}}}"#);
        let Ok(ClientMessage::Answer(read)) = serde_json::from_str(&said) else { panic!("{written}") };
        assert_eq!(&read.answer, answer);
        assert!(exercise.posed.question.form.fits(&read.answer));
    }
}

#[test]
fn the_answers_of_the_contract_are_understood() {
    let contract = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/classroom.md"));
    let (_, table) = contract.split_once("| form | answer |").unwrap();
    let rows = table
        .lines()
        .take_while(|line| *line != "## What the program says")
        .filter_map(|line| line.strip_prefix("| `"));
    let answers: Vec<&str> =
        rows.filter_map(|row| row.split_once("` | `{")?.1.split_once("}`").map(|(json, _)| json)).collect();
    assert_eq!(answers.len(), 9);
    for json in answers {
        let said = format!(r#"{{"answer":{{"question":0,"nonce":"n","answer":{{{json}}}}}}}"#);
        assert!(serde_json::from_str::<ClientMessage>(&said).is_ok(), "{said}");
    }
}

#[test]
fn what_is_no_message_is_no_message() {
    let deep = format!("{}1{}", r#"{"several":["#.repeat(500), "]}".repeat(500));
    for said in [
        "",
        "null",
        "{}",
        r#"{"answer":{}}"#,
        r#"{"answer":{"question":-1,"nonce":"n","answer":{"choice":1}}}"#,
        r#"{"answer":{"question":0,"nonce":"n","answer":{"choice":1,"number":2}}}"#,
        r#"{"host":"go-on"}"#,
        r#"{"join":{"code":1}}"#,
        r#"{"pong":"x"}"#,
        &format!(r#"{{"answer":{{"question":0,"nonce":"n","answer":{deep}}}}}"#),
    ] {
        assert!(serde_json::from_str::<ClientMessage>(said).is_err(), "{said}");
    }
}

#[test]
fn a_latecomer_is_sent_the_next_question_or_none_after_the_last() {
    let mut class = Class::new(|setup| (setup.late, setup.standings) = (LatePolicy::FromNow, StandingsVisibility::Off));
    let anna = class.join("Anna");
    class.go_on();
    let bruno = class.join("Bruno");
    let mut texts = WORDS.empty_copy();
    let mut phases = |class: &Class, who| {
        let state = Overview::new(&class.room, Moment(class.now)).state(who, &mut texts, Language::French).unwrap();
        (state.phase, state.number, state.question.is_some() || state.verdict.is_some())
    };
    assert_eq!(phases(&class, anna), (PhaseOut::Question, 1, true));
    assert_eq!(phases(&class, bruno), (PhaseOut::Next, 1, false), "others are asked");
    class.go_on();
    assert_eq!(phases(&class, anna), (PhaseOut::Closed, 1, false));
    assert_eq!(phases(&class, bruno), (PhaseOut::Next, 1, false), "no answer comes soon for them");
    class.go_on();
    assert_eq!(phases(&class, bruno), (PhaseOut::Next, 1, false));
    class.go_on();
    assert_eq!(phases(&class, bruno), (PhaseOut::Question, 2, true));
    for _ in 0..9 {
        class.go_on();
    }
    assert_eq!(class.room.phase(), Phase::Question(4));
    let carla = class.join("Carla");
    assert_eq!(phases(&class, carla), (PhaseOut::Watching, 5, false), "there is no next");
}

#[test]
fn a_wrong_order_of_steps_is_answered_with_its_first_break_and_why_it_matters() {
    let house = Arc::clone(HouseLibrary::built_in().get("guide-fr").unwrap());
    let words = Catalog::new(Language::English);
    for exercise in two_questions(&AnyDrill::CoupInOrder(CoupInOrder::default()), &house) {
        let PosedQuestion { question, key } = &exercise.posed;
        let wrong = another(question, &key.answer);
        let Answer::Order(given) = &wrong else { panic!("steps are put in order") };
        let rule = &key.reasons[key.first_broken(given).expect("the order is wrong")].rule;
        let lines = std::iter::once(rule.phrase()).chain(order_why(rule));
        let expected = lines.map(|line| words.render_for_house(&line, &house)).collect::<Vec<_>>().join(" ");
        let (_, after) = played(&house, &exercise, [&wrong, &key.answer]);
        let hint = |sent: &String| {
            let state: serde_json::Value = serde_json::from_str(sent).unwrap();
            find(&state, "hint").and_then(|hint| hint.as_str().map(str::to_owned))
        };
        let hints: Vec<Option<String>> = after.iter().map(hint).collect();
        let (of_wrong, of_right) = hints.split_at(hints.len() / 2);
        assert!(of_wrong.contains(&Some(expected)), "{of_wrong:?}");
        assert!(of_right.iter().all(Option::is_none), "{of_right:?}");
    }
}

#[test]
fn each_step_of_a_correct_order_has_the_reason_why_it_comes_before_a_later_one() {
    let house = Arc::clone(HouseLibrary::built_in().get("guide-fr").unwrap());
    let words = Catalog::new(Language::English);
    for exercise in two_questions(&AnyDrill::CoupInOrder(CoupInOrder::default()), &house) {
        let key = &exercise.posed.key;
        let sent = KeyOut::from_posed(&exercise.posed, &house, &words);
        assert_eq!(sent.whys.len(), sent.answer.len());
        assert_eq!(sent.whys.last().map(String::as_str), Some(""), "nothing comes after the last step");
        assert!(sent.whys.iter().any(|why| !why.is_empty()), "{:?}", sent.whys);
        let known: Vec<String> = key
            .reasons
            .iter()
            .filter_map(|reason| order_why(&reason.rule))
            .map(|why| words.render_for_house(&why, &house))
            .collect();
        assert!(sent.whys.iter().all(|why| why.is_empty() || known.contains(why)), "{:?}", sent.whys);
    }
}

/// A phone draws beside each step where it happens; a step of an author has no such part.
#[test]
fn every_step_of_a_coup_and_of_the_opening_has_its_part_of_the_table() {
    let words = Catalog::new(Language::English);
    let mut steps = 0;
    for house in HouseLibrary::built_in().iter() {
        for drill in
            [AnyDrill::CoupInOrder(CoupInOrder::default()), AnyDrill::OpeningInOrder(OpeningInOrder::default())]
        {
            for exercise in two_questions(&drill, house) {
                let asked = QuestionOut::from_question(0, &exercise.posed.question, house, &words);
                let FormOut::Order { steps: all } = asked.form else { panic!("steps are put in order") };
                assert!(all.iter().all(|step| step.at.is_some()), "{all:?}");
                steps += all.len();
            }
        }
    }
    assert!(steps > 0);
}

/// The first value of this name, at any depth.
fn find<'v>(value: &'v serde_json::Value, name: &str) -> Option<&'v serde_json::Value> {
    match value {
        serde_json::Value::Object(fields) => {
            fields.get(name).or_else(|| fields.values().find_map(|field| find(field, name)))
        }
        serde_json::Value::Array(items) => items.iter().find_map(|item| find(item, name)),
        _ => None,
    }
}

#[test]
fn the_class_sees_why_two_steps_in_the_wrong_order_come_in_theirs_and_nothing_where_all_were_right() {
    let house = Arc::clone(HouseLibrary::built_in().get("guide-fr").unwrap());
    let exercise = two_questions(&AnyDrill::CoupInOrder(CoupInOrder::default()), &house).remove(0);
    let PosedQuestion { key, .. } = &exercise.posed;
    let Answer::Order(right) = &key.answer else { panic!("steps are put in order") };
    let words = Catalog::new(Language::English);
    let whys = |given: Vec<usize>| {
        let mut room = room(&house, vec![exercise.clone()]);
        let turn = room.turn();
        let _ = room.handle(Sender::Host, RoomMessage::GoOn(turn), Moment(0));
        let answer = Answer::Order(given);
        let sent = RoomMessage::Answer { question: 0, nonce: "n".to_owned(), answer, way: 3 };
        let _ = room.handle(Sender::Participant(ParticipantId(0)), sent, Moment(1_000));
        room.solution(0, &words).expect("the question was asked").order_whys
    };
    assert_eq!(whys(right.clone()), [""; 0]);
    let mut explained = 0;
    for at in 1..right.len() {
        // Two neighbours change places: no other pair is broken.
        let mut given = right.clone();
        given.swap(at - 1, at);
        for why in whys(given) {
            assert!(why.starts_with(&format!("Step {at} before step {}: ", at + 1)), "{why}");
            explained += 1;
        }
    }
    assert!(explained >= 4, "{explained}");
}
