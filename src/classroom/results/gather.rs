//! Collects the results of a room.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{PersonResult, Reply, Results, TeamResult, questions};
use crate::classroom::{Participant, ParticipantId, Phase, Room, TeamStanding};
use crate::progress::class::Quartiles;

impl Results {
    /// The results as if the room were ended now: answers to the current question count.
    pub fn gather(room: &Room) -> Self {
        let (setup, asked) = (room.setup(), room.revealed_at_end());
        let standings = room.standings_before(asked);
        let places: BTreeMap<ParticipantId, usize> = standings.iter().map(|one| (one.who, one.place)).collect();
        let team = |TeamStanding { team, hundredths, members, place }: TeamStanding| {
            setup.teams.get(team).map(|name| TeamResult { name: name.clone(), place, hundredths, members })
        };
        let teams = room.teams_by(&standings).into_iter().filter_map(team).collect();
        let mut people: Vec<PersonResult> = room
            .people()
            .filter(|(_, one)| !one.waits)
            .map(|(who, one)| person(room, who, one, asked, places.get(&who).copied()))
            .collect();
        people.sort_by_key(|one| (one.removed, one.place.is_none(), one.place, Reverse(one.points), one.who));
        let mut results = Self {
            lesson: setup.lesson.clone(),
            title: room.quiz().lesson().title.clone(),
            house: room.quiz().house().clone(),
            form: setup.form,
            seconds: setup.seconds,
            speed: setup.speed,
            seed: setup.seed,
            opened: room.opened(),
            until: room.latest_time(),
            ended: room.phase() == Phase::Ended,
            people,
            teams,
            questions: Vec::new(),
            consistency: None,
            lesson_content: room.quiz().lesson().clone(),
            asked: room.quiz().questions().iter().take(asked).cloned().collect(),
        };
        (results.questions, results.consistency) = questions::question_results(&results, room.skipped());
        results
    }
}

fn person(room: &Room, who: ParticipantId, one: &Participant, asked: usize, place: Option<usize>) -> PersonResult {
    // Watchers were asked nothing.
    let put = one.questions_put(if one.watches { 0 } else { asked });
    let reply = |question| Reply {
        question,
        counts: !room.skipped().contains(&question),
        given: one.answers.get(&question).cloned(),
    };
    let replies: Vec<Reply> = put.map(reply).collect();
    let counted = || replies.iter().filter(|reply| reply.counts);
    let given = || counted().filter_map(|reply| reply.given.as_ref());
    PersonResult {
        who,
        name: one.name.clone(),
        team: one.team.and_then(|team| room.setup().teams.get(team).cloned()),
        place,
        points: given().map(|given| given.points).sum(),
        right: given().filter(|given| given.right).count(),
        counted: counted().count(),
        answered: given().count(),
        median: Quartiles::from_times(given().map(|given| given.millis).collect()).map(|time| time.median),
        removed: one.removed,
        watched: one.watches,
        first_question: one.first_question,
        extra: one.extra,
        replies,
        own_questions: one.own_questions.clone(),
    }
}
