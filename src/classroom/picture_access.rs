//! Access control for pictures: only those of questions already asked.

use super::participant::Participant;
use super::room::{Phase, Room};
use super::setup::RoomMode;
use crate::drill::question::Scene;
use crate::lesson::DealtQuestion;

impl Room {
    /// True if the picture belongs to a question that was asked of anyone.
    pub fn may_see_picture(&self, picture: &str) -> bool {
        // In an exam each participant reaches the questions at their own pace.
        let all = if self.setup().form == RoomMode::Live { self.asked_so_far() } else { 0 };
        let of_all = self.quiz().questions().iter().take(all);
        let mut of_each = self.people().flat_map(|(_, person)| self.own_pace_exercises(person));
        of_all.chain(&mut of_each).any(|exercise| scene_has_picture(&exercise.posed.question.scene, picture))
    }

    /// Questions a participant has reached at their own pace, the current one included.
    fn own_pace_exercises<'r>(&'r self, person: &'r Participant) -> impl Iterator<Item = &'r DealtQuestion> {
        let questions = person.own_questions.as_ref().unwrap_or_else(|| self.quiz().questions());
        let come_to = match (self.phase(), person.own_pace) {
            (Phase::Lobby, _) | (_, None) => 0,
            _ if !person.is_in() => 0,
            (_, Some(pace)) => self.own_question(person).map_or(pace.until, |question| question + 1),
        };
        questions.iter().take(come_to)
    }
}

fn scene_has_picture(scene: &Scene, picture: &str) -> bool {
    let second = scene.second.as_ref().is_some_and(|second| scene_has_picture(&second.scene, picture));
    second || scene.picture.as_deref() == Some(picture)
}
