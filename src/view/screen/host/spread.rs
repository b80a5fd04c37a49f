//! How the answers of a class spread, drawn as bars.

use eframe::egui::Ui;

use super::bar::{Bar, bar_ui};
use crate::classroom::Room;
use crate::sheet::answer_told;
use crate::view::Face;

/// The bars of a question, the right answers marked.
pub(super) fn spread_ui(ui: &mut Ui, room: &Room, question: usize, face: &Face) {
    let (Some(spread), Some(exercise)) = (room.spread(question), room.quiz().questions().get(question)) else { return };
    let most = spread.answers.iter().map(|tallied| tallied.count).chain([spread.others, spread.none]).max();
    let most = most.unwrap_or(0) as f64;
    for tallied in &spread.answers {
        let told = answer_told(&exercise.posed.question, &tallied.answer, room.quiz().house(), &face.words);
        let (count, figure) = (tallied.count as f64, &*tallied.count.to_string());
        bar_ui(ui, face, &Bar { label: &told.join("  "), count, figure, most, right: Some(tallied.right) });
    }
    for (key, count) in [("host-others", spread.others), ("host-none", spread.none)] {
        if count > 0 {
            let (label, figure) = (&*face.words.key(key), &*count.to_string());
            bar_ui(ui, face, &Bar { label, count: count as f64, figure, most, right: None });
        }
    }
}
