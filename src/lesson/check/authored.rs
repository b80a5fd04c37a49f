//! Checks authored questions: ids, texts, and answers proved by the referee in every house of the lesson.

use super::super::{LONGEST_COMMENT, LONGEST_LINE, LONGEST_QUESTION};
use super::tables::LessonTables;
use super::{PackChecker, PackProblem, texts, truncate};
use crate::drill::authored::{Asking, Authored, FixedOption, FixedPart, FixedQuestion, FixedScene, Objection};
use crate::i18n::phrase::Fact;
use crate::rules::house::House;

/// Maximum number of authored questions per lesson.
const MOST_QUESTIONS: usize = 2_000;
/// Facts that may differ between houses with equal decisions: the rule and its clause.
const OF_ONE_HOUSE: [&str; 2] = ["why", "clause"];

impl PackChecker<'_> {
    /// Checks the questions of one step, whose list is at this path, after `before` questions in earlier steps.
    pub(super) fn authored_questions(
        &mut self,
        path: &str,
        authored: &Authored,
        before: usize,
        tables: &LessonTables<'_>,
    ) {
        let count = authored.questions.len();
        if count == 0 {
            self.notes.flaw(path, text!("flaw-asked-none"));
        }
        if before + count > MOST_QUESTIONS {
            let what = text!("flaw-asked-too-many-questions", most = Fact::Number(MOST_QUESTIONS as u64));
            self.notes.flaw(path, what);
            return;
        }
        for (index, question) in authored.questions.iter().enumerate() {
            self.authored_question(&format!("{path}.{index}"), question, tables);
        }
    }

    /// Checks one question at this path.
    pub(super) fn authored_question(&mut self, path: &str, question: &FixedQuestion, tables: &LessonTables<'_>) {
        self.name_of(path, question);
        self.texts_of(path, question);
        self.answer_of(&format!("{path}.answer"), &question.answer);
        for objection in objections(question, &tables.houses_for(question)) {
            self.objected(path, objection);
        }
    }

    /// Checks the scene of a page, whose fields are at this path.
    pub(super) fn shown_scene(&mut self, path: &str, scene: &FixedScene, tables: &LessonTables<'_>) {
        self.scene_texts(path, scene);
        self.pictured_scene(path, scene);
        let Some(objected) =
            tables.houses().into_iter().map(|house| scene.objections(house)).find(|all| !all.is_empty())
        else {
            return;
        };
        for objection in objected {
            let at = objection.at.strip_prefix("scene").map_or("", |at| at.trim_start_matches('.')).to_owned();
            self.objected(path, Objection { at, ..objection });
        }
    }

    fn objected(&mut self, path: &str, Objection { at, what, unknown_set, .. }: Objection) {
        let at = if at.is_empty() { path.to_owned() } else { format!("{path}.{at}") };
        let what = match unknown_set {
            Some(id) => PackProblem::UnknownSet { id, what },
            None => what.into(),
        };
        self.notes.flaw(&at, what);
    }

    /// Question ids must be unique in the pack, because journals record answers under them.
    fn name_of(&mut self, path: &str, question: &FixedQuestion) {
        let id = &question.id;
        let found = || Fact::Text(truncate(id));
        if self.is_id(&format!("{path}.id"), id, None) && !self.asked.insert(id.clone()) {
            self.notes.flaw(&format!("{path}.id"), text!("flaw-asked-id-twice", found = found()));
        }
    }

    fn texts_of(&mut self, path: &str, question: &FixedQuestion) {
        let texts = [("asks", &question.asks, LONGEST_QUESTION), ("because", &question.because, LONGEST_COMMENT)];
        for (field, text, most) in texts {
            if let Some(text) = text {
                self.text(&format!("{path}.{field}"), text, most);
            }
        }
        self.question_placeholders(path, question);
        for (index, hint) in question.hints.iter().enumerate() {
            self.text(&format!("{path}.hints.{index}.says"), &hint.says, LONGEST_COMMENT);
        }
        self.scene_texts(&format!("{path}.scene"), &question.scene);
    }

    fn scene_texts(&mut self, path: &str, scene: &FixedScene) {
        for (field, lines) in [("told", &scene.told), ("heard", &scene.heard)] {
            for (index, line) in lines.iter().enumerate() {
                self.text(&format!("{path}.{field}.{index}"), line, texts::SENTENCES);
            }
        }
    }

    fn answer_of(&mut self, path: &str, answer: &Asking) {
        match answer {
            Asking::Choice { options, .. } => self.options_of(path, options),
            Asking::Order { steps, .. } => {
                for (index, step) in steps.iter().enumerate() {
                    self.text(&format!("{path}.steps.{index}"), step, LONGEST_LINE);
                }
            }
            Asking::Call { right, also, tiles, .. } => {
                self.words_of(&format!("{path}.right"), right.as_deref());
                for (index, words) in also.iter().enumerate() {
                    self.words_of(&format!("{path}.also.{index}"), Some(words));
                }
                for (index, tile) in tiles.iter().enumerate() {
                    self.words_of(&format!("{path}.tiles.{index}"), Some(tile));
                }
            }
            Asking::Aloud { right, points, .. } => {
                self.words_of(&format!("{path}.right"), right.as_deref());
                for (index, point) in points.iter().enumerate() {
                    self.text(&format!("{path}.points.{index}"), point, LONGEST_LINE);
                }
            }
            Asking::Several(parts) => {
                for (index, FixedPart { asks, answer }) in parts.iter().enumerate() {
                    let part = format!("{path}.0.{index}");
                    if let Some(asks) = asks {
                        self.text(&format!("{part}.asks"), asks, LONGEST_LINE);
                    }
                    // An answer with several lines is checked line by line.
                    if !matches!(answer, Asking::Several(_)) {
                        self.answer_of(&format!("{part}.answer"), answer);
                    }
                }
            }
            Asking::Number { .. }
            | Asking::Money { .. }
            | Asking::Chips { .. }
            | Asking::Settle { .. }
            | Asking::Grid { .. } => {}
        }
    }

    fn options_of(&mut self, path: &str, options: &[FixedOption]) {
        for (index, option) in options.iter().enumerate() {
            self.is_id(&format!("{path}.options.{index}.id"), &option.id, None);
            self.text(&format!("{path}.options.{index}.says"), &option.says, LONGEST_LINE);
        }
    }

    /// Words in the house's language; the same placeholders are allowed as in any text.
    fn words_of(&mut self, path: &str, words: Option<&str>) {
        let Some(words) = words else { return };
        for (at, meant) in texts::strange_braces(words) {
            let found = Fact::Text(truncate(words.get(at.clone()).unwrap_or_default()));
            let place = self.notes.spans().node(path).within(at);
            self.notes.flaw_at(place, text!("flaw-asked-braces", found = found).with_suggestion(meant));
        }
    }
}

/// Objections to a question, each once with all the houses that raise it.
pub fn objections(question: &FixedQuestion, houses: &[&House]) -> Vec<Objection> {
    let mut found: Vec<(Objection, Vec<&House>)> = Vec::new();
    for house in houses {
        for objection in question.objections(house) {
            match found.iter_mut().find(|(other, _)| is_same(other, &objection)) {
                Some((_, all)) => all.push(house),
                None => found.push((objection, vec![house])),
            }
        }
    }
    // A right answer here may be wrong in another house, where its hint is useful.
    let in_vain = |(objection, all): &(Objection, Vec<&House>)| !of_hint(objection) || all.len() == houses.len();
    let flaws = found
        .into_iter()
        .filter(in_vain)
        .map(|(objection, all)| Objection { what: objection.describe_for(&all), ..objection });
    flaws.collect()
}

/// True if two houses object alike: the same decision, even by another clause, or the same useless hint.
fn is_same(one: &Objection, other: &Objection) -> bool {
    let in_any_house = |objection: &Objection| {
        let mut what = objection.what.clone();
        what.facts.retain(|(name, _)| !OF_ONE_HOUSE.contains(name));
        what
    };
    one.at == other.at && (of_hint(one) && of_hint(other) || in_any_house(one) == in_any_house(other))
}

fn of_hint(objection: &Objection) -> bool {
    objection.house_specific && objection.at.starts_with("hints.")
}
