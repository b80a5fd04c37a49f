//! The referee's answers for the selected question, offered for filling in.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::form::{Control, FormLine, Label, WorkshopForm};
use super::{PackEditor, PackPlace, RefereeAnswer, scene_binding};
use crate::app::scene_editor::asking_to_ron;
use crate::drill::authored::{Asking, Decision, FixedQuestion};
use crate::lesson::lesson_in;
use crate::rules::house::{House, HouseLibrary};

impl PackEditor {
    /// Adds the referee's answers to the form, below the fields they belong to.
    pub(super) fn with_referee(
        &self,
        mut form: WorkshopForm,
        shown: &Arc<House>,
        shelf: &HouseLibrary,
    ) -> WorkshopForm {
        let Some((question, houses)) = self.refereed(shown, shelf) else { return form };
        let path = format!("{}.answer", self.place.path());
        for (path, asking) in answers(&path, &question.answer) {
            let Some(word) = word_of(&question, asking, &houses) else { continue };
            let inside = format!("{path}.");
            let own = |line: &FormLine| line.path == path || line.path.starts_with(&inside);
            let Some(last) = form.lines.iter().rposition(own) else { continue };
            let depth = form.lines.iter().find(|line| own(line)).map_or(0, |line| line.depth) + 1;
            let control = Control::Referee(word);
            let label = Label::Field(text_key!("workshop-referee").to_string());
            form.lines.insert(last + 1, FormLine { path, label, depth, control, removal: None });
        }
        form
    }

    /// The selected question and its houses, the one shown first.
    fn refereed(&self, shown: &Arc<House>, shelf: &HouseLibrary) -> Option<(FixedQuestion, Vec<Arc<House>>)> {
        let PackPlace::Question(file, ..) = &self.place else { return None };
        let question = self.question()?;
        let lesson = lesson_in(self.document.files(), file)?;
        let mut houses: Vec<Arc<House>> = shelf.iter().filter(|house| lesson.is_for(&house.id)).cloned().collect();
        houses.sort_by_key(|house| house.id != shown.id);
        (!houses.is_empty()).then_some((question, houses))
    }
}

/// Answers of a question or of its lines, by path.
fn answers<'a>(path: &str, asking: &'a Asking) -> Vec<(String, &'a Asking)> {
    match asking {
        Asking::Several(parts) => {
            let line = |(place, part): (usize, &'a crate::drill::authored::FixedPart)| {
                (format!("{path}.0.{place}.answer"), &part.answer)
            };
            parts.iter().enumerate().map(line).collect()
        }
        one => vec![(path.to_owned(), one)],
    }
}

/// `None` if the answer form is not decided by the referee.
fn word_of(question: &FixedQuestion, asking: &Asking, houses: &[Arc<House>]) -> Option<RefereeAnswer> {
    let mut said: Vec<(Arc<House>, Box<Decision>)> = Vec::new();
    for house in houses {
        match question.decide(asking, house)? {
            Ok(decision) => {
                if said.iter().all(|(_, other)| other.asking != decision.asking) {
                    said.push((Arc::clone(house), Box::new(decision)));
                }
            }
            Err(why) => return Some(RefereeAnswer::None(Arc::clone(house), why)),
        }
    }
    if said.len() > 1 {
        return Some(RefereeAnswer::Several(said));
    }
    let (house, decision) = said.pop()?;
    let written: BTreeMap<String, String> = scene_binding::fields(&asking_to_ron(&decision.asking));
    let value = written.get("right")?.clone();
    let stands = decision.asking == *asking;
    Some(RefereeAnswer::One { house, decision, value, stands })
}
