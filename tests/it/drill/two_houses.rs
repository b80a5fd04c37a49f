//! The answers that "about" accepts, and what is asked of two houses side by side.

use tailleur::drill::question::Answer;
use tailleur::drill::{Drill as _, StopCard, StopCount, Topic, WhatChangesHere};
use tailleur::rules::rng::SeededRng;

use crate::drill::every_drill::houses;

/// Ten from the end is ten; about two eighths of 416 is 104, and half a suit more or less is about.
#[test]
fn about_accepts_a_range_and_says_so_and_exactly_accepts_one_number() {
    let drill = StopCard { asks: vec![StopCount::Behind] };
    for house in houses() {
        let key = drill.pose(0, &house, &mut SeededRng::from_seed(1)).unwrap().key;
        let right: Vec<u32> = (0..=416).filter(|number| key.mark(Answer::Number(*number)).right).collect();
        let expected: Vec<u32> = if house.id == "monte-carlo" { (91..=117).collect() } else { vec![10] };
        assert_eq!(right, expected, "{}", house.id);
        let says = key.reasons.iter().any(|reason| reason.rule.key() == "stop-about");
        assert_eq!(says, house.id == "monte-carlo");
    }
}

#[test]
fn a_house_is_never_compared_with_itself_and_what_agrees_is_asked_about_too() {
    for house in houses() {
        let drill = WhatChangesHere::default();
        let decisions = drill.decisions(&house);
        let (mut same, mut other) = (0, 0);
        for index in 0..decisions.len() {
            for seed in 0..20 {
                let posed = drill.pose(index, &house, &mut SeededRng::from_seed(seed)).unwrap();
                let Answer::Several(answers) = &posed.key.answer else { panic!("not one answer for each") };
                *(if answers[0] == answers[1] { &mut same } else { &mut other }) += 1;
                assert_ne!(posed.question.scene.second.unwrap().house.id, house.id);
            }
        }
        let share = 100 * same / (same + other);
        // Where a text is silent on most things, little agrees.
        assert!((8..=60).contains(&share), "{}: {share} of 100 come to the same", house.id);
        let few = WhatChangesHere { topics: vec![Topic::Burn], with: vec!["venezia".into()] };
        // Of the burn neither text of Venezia says anything.
        let asked = !["venezia", "venezia-malta"].contains(&house.id.as_str());
        assert_eq!(few.decisions(&house).len(), usize::from(asked), "{}", house.id);
    }
}
