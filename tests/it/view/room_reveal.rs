//! The answer before the class: it fits the projector for every form, however the class answered.
#![cfg(feature = "desktop")]

mod steps_and_bets;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use eframe::egui::text::LayoutSection;
use eframe::egui::{Key, Shape};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tailleur::app::Action;
use tailleur::app::host::{HostAction as Do, OpenedRoom, Projector, RoomAction};
use tailleur::classroom::{PartResult, ParticipantId, Phase, Quiz, RoomMessage};
use tailleur::drill::question::{Answer, AnswerForm, LaidCard, Question, StakeAction, StakeOutcome};
use tailleur::drill::{AnyDrill, CountHand, CoupInOrder, CoupPart, Topic, WhatChangesHere};
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::lesson::DealtQuestion;
use tailleur::rules::hand::Point;
use tailleur::rules::house::{House, HouseId, HouseLibrary};
use tailleur::rules::money::Money;
use tailleur::rules::reason::Rule;
use tailleur::rules::side::Side;
use tailleur::rules::tableau::Act;
use tailleur::text_key;
use tailleur::view::theme::{FeltColour, Theme};

use crate::classroom::room::{Class, quiz};
use crate::classroom::wire::{every_kind, two_questions};
use crate::support::player::Player;
use crate::support::thorough;
use crate::support::window::{open, settle};

/// Sizes of projectors, in pixels and points alike.
const SIZES: [[f32; 2]; 3] = [[1280.0, 720.0], [1920.0, 1080.0], [3840.0, 2160.0]];

/// One of many answers of a form, mostly wrong ones.
fn some_answer(question: &Question, number: usize) -> Answer {
    fn answer_of(form: &AnswerForm, stakes: usize, number: usize) -> Answer {
        match form {
            AnswerForm::Choice(choices) => Answer::Choice(number % choices.len()),
            AnswerForm::Number { most } => Answer::Number(number as u32 % (most + 1)),
            AnswerForm::Money => {
                Answer::Money(Money::coins([123_456_789_000, 1_205, 77_700][number % 3] + number as u64))
            }
            AnswerForm::Several(parts) => {
                Answer::Several(parts.iter().map(|part| answer_of(&part.form, stakes, number)).collect())
            }
            AnswerForm::Grid(grid) => {
                let cells = grid.rows.len() * grid.columns.len();
                Answer::Grid((0..cells).map(|at| (at % (number + 2) > 0).then_some(Act::Draw)).collect())
            }
            AnswerForm::Call(tiles) => {
                Answer::Call(format!("{} {number}", tiles.join(" ")).chars().take(200).collect())
            }
            AnswerForm::Chips(values) => Answer::Chips(vec![(values[number % values.len()], number as u32 + 1)]),
            AnswerForm::Settle => {
                let paid =
                    |stake| StakeAction { stake, act: StakeOutcome::Paid(Money::coins(500 + number as u64 * 100)) };
                Answer::Settle((0..stakes).map(paid).collect())
            }
            AnswerForm::Order(steps) => Answer::Order((0..steps.len()).map(|at| (at + number) % steps.len()).collect()),
            AnswerForm::Aloud(_) => panic!("no phone is asked that"),
        }
    }
    answer_of(&question.form, question.scene.stakes.len(), number)
}

/// A room of eleven people that asks a question.
fn asked(exercise: &DealtQuestion, house: &Arc<House>) -> (Class, Vec<ParticipantId>) {
    let quiz = Quiz::new(Arc::clone(quiz().lesson()), Arc::clone(house), 57, None);
    let mut class = Class::with_quiz(quiz.with_questions([exercise.clone()].into()), |_| {});
    let people: Vec<_> = (0..11).map(|number| class.join(&format!("Phone {number}"))).collect();
    class.go_on();
    (class, people)
}

/// A room that shows the answer to a question that eleven people answered.
fn revealed(exercise: &DealtQuestion, house: &Arc<House>) -> Class {
    let (mut class, people) = asked(exercise, house);
    for (number, who) in people.into_iter().enumerate() {
        assert_eq!(class.answer(who, 0, some_answer(&exercise.posed.question, number)), None, "{}", exercise.drill);
    }
    class.host(&RoomMessage::GoOn(class.room.turn()));
    assert_eq!(class.room.phase(), Phase::Revealed(0));
    class
}

/// A trainer whose window shows the class's view of this room.
fn hosting(class: &Class) -> Player {
    let mut player = Player::at_home(Language::French, "guide-fr");
    player.act(Action::Host(Do::Plan));
    player.act(Action::Host(Do::Opened(OpenedRoom {
        room: Arc::new(class.room.clone()),
        links: vec!["http://192.168.1.20:8057/?code=314159".to_owned()],
        remote: None,
        fingerprint: None,
        log: PathBuf::from("/rooms/1.room"),
    })));
    player.act(Action::Host(Do::Room(RoomAction::Project(Projector::Alone))));
    player
}

/// What lies below the lower edge of the class's view or beyond the right one, and all of its text; with the reasons on
/// their own page, or without.
fn below(class: &Class, [width, height]: [f32; 2], shows_why: bool) -> (Vec<String>, String) {
    let mut player = hosting(class);
    player.act(Action::Host(Do::Room(RoomAction::ShowWhy(shows_why))));
    let mut window = open(player, width, height);
    settle(&mut window);
    let labels = window.query_all_by(|node| node.label().is_some() || node.value().is_some());
    let (mut cut_off, mut all) = (Vec::new(), String::new());
    for node in labels {
        let text = node.accesskit_node().label().or_else(|| node.accesskit_node().value()).unwrap_or_default();
        if node.rect().bottom() > height + 1.0 {
            cut_off.push(text.clone());
        }
        all += &text;
        all.push('\n');
    }
    let painted = window.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
        Shape::Rect(shape) => Some(shape.rect),
        _ => None,
    });
    cut_off.extend(painted.filter(|rect| rect.right() > width + 1.0).map(|rect| format!("painted to {rect}")));
    (cut_off, all)
}

#[test]
fn the_answer_and_why_fit_the_projector_for_every_form_with_ten_wrong_answers() {
    let words = Catalog::new(Language::French);
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("guide-fr").unwrap();
    let mut forms = BTreeSet::new();
    for exercise in every_kind(house) {
        let kind = std::mem::discriminant(&exercise.posed.question.form);
        if !forms.insert(format!("{kind:?}")) && !thorough() {
            continue;
        }
        let class = revealed(&exercise, house);
        let solution = class.room.solution(0, &words).unwrap();
        for size in SIZES {
            let wide = |line: &String| line.replace('\u{202f}', "\u{a0}");
            let [(cut_off, first), (cut_off_second, second)] =
                [false, true].map(|shows_why| below(&class, size, shows_why));
            let name = format!("{} at {size:?}", exercise.drill);
            assert_eq!((cut_off, cut_off_second), (Vec::new(), Vec::new()), "{name}");
            // Bets that all had right lie on the table alone.
            let all: usize = solution.spread.iter().map(|row| row.count).sum();
            let is_settled = exercise.posed.question.form == AnswerForm::Settle;
            let is_of_two = exercise.posed.key.second.is_some();
            let listed = solution.parts.iter().filter(|part| !is_settled || part.right < all);
            let parts = listed.flat_map(|part| part.part.label.iter().chain([&part.part.answer]));
            // Chips stand below their sum.
            let lines = solution.answer.iter().filter(|_| solution.parts.is_empty()).flat_map(|line| line.split(" = "));
            for line in lines.map(str::to_owned).chain(parts.cloned()).map(|line| wide(&line)) {
                assert!(first.contains(line.trim()), "{name}: {line} is missing in\n{first}");
            }
            let reasons = || solution.rules.iter().flat_map(|rule| [&rule.rule, &rule.source]);
            for line in reasons().chain(&solution.working).chain(&solution.explanation).map(wide) {
                assert!(second.contains(&line), "{name}: {line} is missing in\n{second}");
                // The panel of a house names the house above its reasons.
                if !solution.has_long_why() && !is_of_two {
                    assert!(first.contains(&line), "{name}: {line} is missing in\n{first}");
                }
            }
            let in_panels = solution.parts.iter().filter_map(|part| part.in_house.as_ref()).flat_map(|own| &own.rules);
            for line in in_panels.flat_map(|rule| [&rule.rule, &rule.source]).map(wide) {
                assert!(solution.has_long_why() || first.contains(&line), "{name}: {line} is missing in\n{first}");
            }
            // Where as many had each part as had them all, no figure stands beside it.
            let fully: usize = solution.spread.iter().filter(|row| row.right == Some(true)).map(|row| row.count).sum();
            let differ =
                solution.parts.iter().filter(|part| !is_settled || part.right < all).any(|part| part.right != fully);
            let is_order = matches!(exercise.posed.question.form, AnswerForm::Order(_));
            let heading = match differ {
                _ if is_settled => text_key!("host-missed-most"),
                true if is_order => text_key!("host-answer-steps"),
                false if is_order => text_key!("host-answer-order"),
                true => text_key!("host-answer-parts"),
                false => text_key!("phone-answer"),
            };
            let order = [heading, text_key!("verdict-why"), text_key!("host-answers")];
            let places: Vec<_> = order.map(|key| first.find(&words.message(key))).into_iter().flatten().collect();
            // An answer part by part is its own chart, and so is a tableau.
            let is_grid = matches!(exercise.posed.question.form, AnswerForm::Grid(_));
            let least = match (is_of_two, is_grid || !solution.parts.is_empty()) {
                (true, _) => 0,
                (false, true) => 1,
                (false, false) => 2,
            };
            assert!(places.is_sorted() && places.len() >= least, "{name}: {first}");
        }
    }
    assert_eq!(forms.len(), 9, "every form but words said aloud");
}

#[test]
fn a_question_and_its_time_fit_the_projector_for_every_form() {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("guide-fr").unwrap();
    let longest = AnyDrill::CoupInOrder(CoupInOrder { steps: 9, ..CoupInOrder::default() });
    let mut forms = BTreeSet::new();
    for exercise in two_questions(&longest, house).into_iter().chain(every_kind(house)) {
        let kind = std::mem::discriminant(&exercise.posed.question.form);
        if !forms.insert(format!("{kind:?}")) && !thorough() {
            continue;
        }
        let (class, _) = asked(&exercise, house);
        for size in SIZES {
            assert_eq!(below(&class, size, false).0, Vec::<String>::new(), "{} at {size:?}", exercise.drill);
        }
    }
}

#[test]
fn however_few_answers_there_is_room_for_the_right_one_is_counted_by_itself() {
    let words = Catalog::new(Language::French);
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("guide-fr").unwrap();
    for exercise in every_kind(house) {
        let class = revealed(&exercise, house);
        let solution = class.room.solution(0, &words).unwrap();
        for most in 0..8 {
            let rows = solution.spread_of(most, &words);
            assert!(rows.iter().any(|row| row.right == Some(true)), "{}: {rows:?}", exercise.drill);
            assert_eq!(rows.iter().map(|row| row.count).sum::<usize>(), 11, "{}: {rows:?}", exercise.drill);
        }
    }
}

#[test]
fn an_absurd_amount_is_counted_and_not_shown() {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("guide-fr").unwrap();
    let exercise = every_kind(house).into_iter().find(|one| one.posed.question.form == AnswerForm::Money).unwrap();
    let class = revealed(&exercise, house);
    let spread = class.room.spread(0).unwrap();
    let amount = |answer: &Answer| if let Answer::Money(sum) = answer { sum.get() } else { 0 };
    assert!(spread.answers.iter().all(|tallied| amount(&tallied.answer) < 1_000_000_000));
    assert_eq!(spread.total() + spread.none, 11, "everybody is counted");
    assert!(spread.others >= 4);
}

#[test]
fn how_many_had_each_part_right_is_counted_from_the_answers_one_by_one() {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("guide-fr").unwrap();
    let mut forms = BTreeSet::new();
    for exercise in every_kind(house) {
        let posed = &exercise.posed;
        let is_right = |given: &Answer| -> Vec<bool> {
            match (&posed.key.answer, given) {
                (Answer::Several(right), Answer::Several(given)) => same(right, given),
                (Answer::Grid(right), Answer::Grid(given)) => same(right, given),
                (Answer::Settle(right), Answer::Settle(given)) => right.iter().map(|one| given.contains(one)).collect(),
                (Answer::Order(right), Answer::Order(given)) if posed.key.mark(Answer::Order(given.clone())).right => {
                    vec![true; right.len()]
                }
                (Answer::Order(right), Answer::Order(given)) => same(right, given),
                _ => Vec::new(),
            }
        };
        // One has everything right.
        let answers = (0..11).map(|number| match number {
            0 => posed.key.answer.clone(),
            _ => some_answer(&posed.question, number),
        });
        let answers: Vec<Answer> = answers.collect();
        let mut expected = vec![0; is_right(&posed.key.answer).len()];
        for answer in &answers {
            for (count, right) in expected.iter_mut().zip(is_right(answer)) {
                *count += usize::from(right);
            }
        }
        if expected.iter().any(|count| *count > 0) {
            forms.insert(format!("{:?}", std::mem::discriminant(&posed.question.form)));
        }
        let (mut class, people) = asked(&exercise, house);
        for (who, answer) in people.into_iter().zip(answers) {
            assert_eq!(class.answer(who, 0, answer), None, "{}", exercise.drill);
        }
        assert_eq!(class.room.right_parts(0), expected, "{}", exercise.drill);
    }
    assert_eq!(forms.len(), 4, "several, grid, settle and order have parts that somebody had right");
}

fn same<T: PartialEq>(right: &[T], given: &[T]) -> Vec<bool> {
    right.iter().enumerate().map(|(at, right)| given.get(at) == Some(right)).collect()
}

#[test]
fn enter_shows_long_reasons_before_the_next_step_and_short_ones_stand_beside_the_answer() {
    let words = Catalog::new(Language::French);
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("guide-fr").unwrap();
    let (mut long, mut short) = (0, 0);
    for exercise in every_kind(house).into_iter().step_by(3) {
        let class = revealed(&exercise, house);
        let is_long = class.room.solution(0, &words).unwrap().has_long_why();
        let mut window = open(hosting(&class), 1280.0, 720.0);
        window.key_press(Key::Enter);
        settle(&mut window);
        let host = window.state().player.app.screen().hosting().unwrap();
        let shows_why = host.hosted.as_ref().unwrap().shows_why;
        assert_eq!(shows_why, is_long, "{}", exercise.drill);
        if is_long { long += 1 } else { short += 1 }
    }
    assert!(long > 0 && short > 0, "{long} long, {short} short");
}

/// Texts painted in the class's view.
fn painted(class: &Class) -> Vec<String> {
    let mut window = open(hosting(class), 1280.0, 720.0);
    settle(&mut window);
    let texts = window.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
        Shape::Text(text) => Some(text.galley.text().to_owned()),
        _ => None,
    });
    texts.collect()
}

fn first_of(house: &Arc<House>, wanted: impl Fn(&DealtQuestion) -> bool) -> DealtQuestion {
    every_kind(house).into_iter().find(wanted).unwrap()
}

#[test]
fn the_task_is_larger_than_the_situation_before_it() {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("guide-fr").unwrap();
    for drill in ["TakeAndPay", "LayoutOfStakes", "WholeCoup"] {
        let exercise = first_of(house, |exercise| exercise.drill == drill);
        let prompt = Catalog::new(Language::French).render_for_house(&exercise.posed.question.prompt, house);
        let (class, _) = asked(&exercise, house);
        let mut window = open(hosting(&class), 1280.0, 720.0);
        settle(&mut window);
        let jobs = window.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
            Shape::Text(text) => Some(&text.galley.job),
            _ => None,
        });
        let end = prompt.rsplit(". ").next().unwrap();
        let job = jobs.into_iter().find(|job| job.text.ends_with(end)).unwrap();
        let size = |section: &LayoutSection| section.format.font_id.size;
        let [situation, .., task] = &job.sections[..] else { panic!("{drill}: {prompt} is one whole") };
        assert!(size(task) > 1.2 * size(situation), "{drill}: {} and {}", size(task), size(situation));
    }
}

#[test]
fn a_call_that_no_card_decides_is_made_at_a_clear_table() {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("guide-fr").unwrap();
    let mut seen = BTreeSet::new();
    for exercise in every_kind(house) {
        let scene = &exercise.posed.question.scene;
        if scene.bare || !matches!(exercise.posed.question.form, AnswerForm::Call(_)) {
            continue;
        }
        for class in [asked(&exercise, house).0, revealed(&exercise, house)] {
            let (_, read) = below(&class, SIZES[0], false);
            assert!(read.contains(&format!("Table, {}", house.name)), "{}: {read}", exercise.drill);
            seen.insert(scene.is_clear_beside_people());
        }
    }
    assert!(seen.contains(&true));
}

/// A drill on the longest of orders.
fn whole_coup() -> CoupInOrder {
    CoupInOrder { parts: vec![CoupPart::Whole], ..CoupInOrder::default() }
}

/// A question that compares a house with this other one on a topic.
fn compared_with(topic: Topic, other: &str, house: &Arc<House>) -> DealtQuestion {
    let drill = WhatChangesHere { topics: vec![topic], with: vec![HouseId::from(other)] };
    two_questions(&AnyDrill::WhatChangesHere(drill), house).remove(0)
}

/// A question that compares two houses on a topic.
fn compared(topic: Topic, house: &Arc<House>) -> DealtQuestion {
    let drill = WhatChangesHere { topics: vec![topic], ..WhatChangesHere::default() };
    two_questions(&AnyDrill::WhatChangesHere(drill), house).remove(0)
}

#[test]
fn two_houses_with_the_same_choices_share_one_list_of_them() {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("guide-fr").unwrap();
    let exercise = compared(Topic::TurnsPunto, house);
    let AnswerForm::Several(parts) = &exercise.posed.question.form else { panic!("a part for each house") };
    let AnswerForm::Choice(choices) = &parts[0].form else { panic!("a choice") };
    let words = Catalog::new(Language::French);
    let texts = painted(&asked(&exercise, house).0);
    for choice in choices {
        let label = words.render_for_house(&choice.label, house);
        let shown = texts.iter().filter(|text| **text == label || text.starts_with(&format!("{label}\n")));
        assert_eq!(shown.count(), 1, "{label} in {texts:?}");
    }
}

#[test]
fn a_payment_in_two_houses_lies_on_the_felt_after_the_answer_and_not_before() {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("guide-fr").unwrap();
    let exercise = compared(Topic::BancoPays, house);
    for (class, is_paid) in [(asked(&exercise, house).0, false), (revealed(&exercise, house), true)] {
        let (_, read) = below(&class, SIZES[0], false);
        let (tables, paid) = (read.matches("Table, ").count(), read.matches(", payée ").count());
        assert_eq!(paid, if is_paid { tables } else { 0 }, "{read}");
    }
}

#[test]
fn every_step_has_a_row_of_its_own_whether_all_had_it_right_or_not() {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("guide-fr").unwrap();
    let longest = AnyDrill::CoupInOrder(CoupInOrder { steps: 9, ..CoupInOrder::default() });
    let exercise = two_questions(&longest, house).remove(0);
    let Answer::Order(right) = &exercise.posed.key.answer else { panic!("an order") };
    let mut first_two_swapped = right.clone();
    first_two_swapped.swap(0, 1);
    for given in [right.clone(), first_two_swapped] {
        let (mut class, people) = asked(&exercise, house);
        for (number, who) in people.into_iter().enumerate() {
            let steps = if number < 4 { given.clone() } else { right.clone() };
            assert_eq!(class.answer(who, 0, Answer::Order(steps)), None);
        }
        class.host(&RoomMessage::GoOn(class.room.turn()));
        let solution = class.room.solution(0, &Catalog::new(Language::French)).unwrap();
        let texts = painted(&class);
        // Beside its picture a step has its number apart, in large print.
        let is_painted = |text: &str| texts.iter().any(|painted| painted == text);
        let own = solution.parts.iter().filter(|part| {
            let (number, step) = part.part.answer.split_once(". ").unwrap();
            is_painted(number) && is_painted(step)
        });
        assert_eq!(own.count(), right.len(), "{texts:?}");
        let (cut_off, read) = below(&class, SIZES[0], false);
        assert!(cut_off.is_empty(), "{cut_off:?}");
        assert!(solution.parts.iter().all(|part| read.contains(&part.part.answer)), "{read}");
    }
}

#[test]
fn of_two_houses_each_has_its_own_answer_and_reason_and_a_silent_one_no_reason() {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("guide-fr").unwrap();
    let words = Catalog::new(Language::French);
    let mut reasons = BTreeSet::new();
    for exercise in every_kind(house).into_iter().filter(|exercise| exercise.posed.key.second.is_some()) {
        let class = revealed(&exercise, house);
        let solution = class.room.solution(0, &words).unwrap();
        let own = || solution.parts.iter().filter_map(|part| part.in_house.as_ref());
        let listed = solution.rules.iter().map(|rule| &rule.rule).chain(&solution.working);
        let rules = own().flat_map(|house| &house.rules).map(|rule| &rule.rule);
        let owned = rules.chain(own().flat_map(|house| &house.working));
        let pairs: Vec<(&String, &String)> = listed.zip(owned).collect();
        let count = solution.rules.len() + solution.working.len();
        assert_eq!(pairs.len(), count, "{}", exercise.drill);
        assert!(pairs.iter().all(|(listed, owned)| listed.ends_with(owned.as_str())), "{pairs:?}");
        reasons.extend(own().map(|house| house.rules.len().min(1)));
    }
    assert!(reasons.contains(&1), "{reasons:?}");
}

#[test]
fn a_silent_house_has_words_of_its_own_and_no_rule() {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("guide-fr").unwrap();
    let words = Catalog::new(Language::French);
    let exercise = compared_with(Topic::TurnsPunto, "monte-carlo", house);
    let class = revealed(&exercise, house);
    let solution = class.room.solution(0, &words).unwrap();
    let silent: Vec<bool> =
        solution.parts.iter().filter_map(|part| part.in_house.as_ref()).map(|own| own.is_silent).collect();
    assert_eq!(silent, [false, true]);
    let (_, read) = below(&class, SIZES[0], false);
    let practice = words.message(text_key!("source-silent"));
    assert!(read.contains(&words.message(text_key!("host-house-silent"))) && !read.contains(&practice), "{read}");
    // Above the table both houses have a line each; who deals there has one name, and the choice both.
    let shared = format!("Guide du Punto-Banco\nMonte-Carlo\n{}", words.message(text_key!("host-same-table")));
    assert!(read.contains(&shared) && !read.contains("tailleur / "), "{read}");
    let (_, asked) = below(&asked(&exercise, house).0, SIZES[0], false);
    assert!(asked.contains("Le tailleur\u{a0}/ croupier"), "{asked}");
}

/// Ticks painted in the class's view.
fn ticks(class: &Class) -> usize {
    let right = [false, true].map(|dark| Theme::new(dark, FeltColour::Green).surround.right);
    let mut window = open(hosting(class), 1280.0, 720.0);
    settle(&mut window);
    let is_tick = |shape: &Shape| matches!(shape, Shape::Circle(circle) if right.contains(&circle.fill));
    window.output().shapes.iter().filter(|clipped| is_tick(&clipped.shape)).count()
}

#[test]
fn the_table_of_two_houses_marks_who_is_right_with_the_house_where_it_is_one_alone() {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("guide-fr").unwrap();
    let words = Catalog::new(Language::French);
    let mut seen = BTreeSet::new();
    for other in ["article-57-13", "monte-carlo", "venezia", "venezia-malta"] {
        let class = revealed(&compared_with(Topic::TurnsPunto, other, house), house);
        let solution = class.room.solution(0, &words).unwrap();
        let [one, another] = &solution.parts[..] else { panic!("a part for each house") };
        if !below(&class, SIZES[0], false).1.contains(&words.message(text_key!("host-same-table"))) {
            continue;
        }
        let is_same = one.part.answer == another.part.answer;
        let says = |part: &&PartResult| part.in_house.as_ref().is_some_and(|own| !own.is_silent);
        let marked = if is_same { 1 } else { solution.parts.iter().filter(says).count() };
        // Each of the panels has a tick.
        assert_eq!(ticks(&class), 2 + marked, "{other}: {:?}", solution.answer);
        // The name in the panel, and the one on the table.
        let names = steps_and_bets::fonts(&class).into_iter().filter(|(text, _)| *text == house.name).count();
        assert_eq!(names, if is_same { 1 } else { 2 }, "{other}: {:?}", solution.answer);
        seen.insert(is_same);
    }
    assert!(seen.contains(&false), "{seen:?}");
}

#[test]
fn that_tens_are_dropped_is_no_reason_for_a_small_sum() {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("monte-carlo").unwrap();
    let words = Catalog::new(Language::French);
    let mut seen = BTreeSet::new();
    for point in Point::ALL {
        let drill = AnyDrill::CountHand(CountHand { points: vec![point], ..CountHand::default() });
        for exercise in two_questions(&drill, house) {
            let hands = &exercise.posed.question.scene.hands;
            let values = hands.punto.iter().chain(&hands.banco).filter_map(LaidCard::points);
            let is_dropped = values.sum::<u8>() > 9;
            let rule = words.render(&Rule::Count(point).phrase(), &HouseTerms::from(&house.terms));
            let solution = revealed(&exercise, house).room.solution(0, &words).unwrap();
            let is_listed = solution.rules.iter().any(|ruled| ruled.rule == rule);
            assert_eq!(is_listed, is_dropped, "{rule} in {:?}", solution.rules);
            seen.insert(is_dropped);
        }
    }
    assert_eq!(seen.len(), 2);
}

#[test]
fn the_cards_of_one_coup_in_two_houses_are_shown_once() {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("guide-fr").unwrap();
    let exercise = compared_with(Topic::BancoPays, "venezia", house);
    let scene = &exercise.posed.question.scene;
    let cards: usize = Side::BOTH.into_iter().map(|side| scene.hands[side].len()).sum();
    for class in [asked(&exercise, house).0, revealed(&exercise, house)] {
        let (_, read) = below(&class, SIZES[0], false);
        let places = ["première carte", "deuxième carte", "troisième carte"];
        let shown: usize = places.into_iter().map(|place| read.matches(place).count()).sum();
        assert_eq!((read.matches("Table, ").count(), shown), (2, cards), "{read}");
    }
}

#[test]
fn how_to_order_steps_stands_once_beside_the_last_of_them() {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("venezia-malta").unwrap();
    let how = Catalog::new(Language::French).message(text_key!("host-how-order"));
    for steps in 4..=9 {
        let drill = AnyDrill::CoupInOrder(CoupInOrder { steps, ..whole_coup() });
        let class = asked(&two_questions(&drill, house).remove(0), house).0;
        let shown = painted(&class).iter().filter(|text| **text == how).count();
        assert_eq!(shown, 1, "{steps} steps");
    }
}
