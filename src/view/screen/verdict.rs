//! The verdict on an answer: result, expected answer, reasons and tableau.

use eframe::egui::{RichText, TextStyle, Ui};

use super::answer::{answer_text, call_compared_ui, marked_ui, pieces_ui, strong};
use super::order_verdict::{OrderComparison, order_verdict_ui};
use super::page::{heading_ui, quiet_ui, small_ui, verdict_line_ui};
use super::settlement_verdict::settlement_verdict_ui;
use super::transcript::transcript_ui;
use crate::describe::source::describe_source;
use crate::drill::marking::{TableauHighlight, Tolerance, Verdict};
use crate::drill::question::{Answer, AnswerForm, Question, QuestionPart, StakeAction, StakeOutcome};
use crate::drill::retain_of_count;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::i18n::text_key::TextKey;
use crate::lesson::clauses::built_in;
use crate::rules::clause::{Basis, Clause};
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::reason::{Reason, Rule};
use crate::rules::tableau::Act;
use crate::rules::tableau_row::ColumnSet;
use crate::view::Appearance;
use crate::view::tableau::tableau_ui;
use crate::view::theme::{GRID, Theme};
use crate::view::widget::{link, verdict_mark};

/// The verdict below its head. Returns the clause to look up.
pub(super) fn verdict_ui(
    ui: &mut Ui,
    face: &Appearance,
    house: &House,
    question: &Question,
    verdict: &Verdict,
) -> Option<Clause> {
    let names = HouseTerms::from(&house.terms);
    if question.scene.bare {
        // Nothing on the cloth recalls what was asked.
        ui.label(face.words.render(&question.prompt, &names));
        ui.add_space(GRID / 2.0);
    }
    if let Some(hint) = verdict.hint() {
        ui.label(strong(face.words.render(hint, &names)));
        ui.add_space(GRID / 2.0);
    }
    transcript_ui(ui, verdict.key.after.as_ref().unwrap_or(&question.scene), face, &names);
    if let (AnswerForm::Order(steps), Answer::Order(given), Answer::Order(expected)) =
        (&question.form, &verdict.given, &verdict.key.answer)
    {
        author_note_ui(ui, face, &names, verdict);
        let enacted = match (verdict.key.before_first_mistake(given), verdict.key.steps_to_enact(given)) {
            _ if question.scene.coup.is_none() => None,
            ([], []) => None,
            ([], _) => Some(text_key!("order-table-due")),
            _ => Some(text_key!("order-table-shown")),
        };
        return order_verdict_ui(ui, face, house, &OrderComparison { steps, given, expected, verdict, enacted });
    }
    let asked = compared_ui(ui, face, house, question, verdict);
    author_note_ui(ui, face, &names, verdict);
    if let Some(remark) = &verdict.remark {
        ui.label(face.words.render(remark, &names));
    }
    if !verdict.key.working.is_empty() && (face.shows_sources() || needs_working(verdict)) {
        heading_ui(ui, &face.words.message(text_key!("verdict-working")));
        for line in &verdict.key.working {
            ui.label(face.words.render(line, &names));
        }
    }
    if let Some(second) = &verdict.key.second {
        let mut asked = asked;
        for (house, reasons) in [(house, &verdict.key.reasons), (second.house.as_ref(), &second.reasons)] {
            let why = text!("verdict-why-in", house = Fact::Text(house.name.clone()));
            heading_ui(ui, &face.words.render_for_house(&why, house));
            asked = asked.or(reasons_ui(ui, face, house, reasons));
        }
        return asked;
    }
    let mut reasons = reasons_shown(question, verdict);
    if !face.shows_sources() {
        retain_needed(&mut reasons, verdict);
        if let AnswerForm::Number { .. } = question.form {
            retain_of_count(&mut reasons, &question.scene);
        }
    }
    if reasons.is_empty() {
        return asked;
    }
    heading_ui(ui, &face.words.message(text_key!("verdict-why")));
    let in_sight = if folds_reasons(face, verdict) { reasons_in_sight(&reasons) } else { reasons.len() };
    let (reasons, rest) = reasons.split_at(in_sight);
    let asked = asked.or(why_ui(ui, face, house, reasons, verdict.key.highlight));
    asked.or(rest_ui(ui, face, house, rest))
}

/// Without what needs no explanation: that the author has decided, and of what was right, who settles, that losing bets
/// are taken, and the rows of a tableau.
fn retain_needed(reasons: &mut Vec<Reason>, verdict: &Verdict) {
    let are_many = reasons.len() > 1;
    let is_needless = |rule: &Rule| match verdict.given {
        Answer::Settle(_) => {
            verdict.right && (is_about_crew(rule) || matches!(rule, Rule::Loses | Rule::StandingMayStake))
        }
        Answer::Grid(_) => verdict.right && are_many && matches!(rule, Rule::Row(_) | Rule::Banco(..)),
        _ => false,
    };
    reasons.retain(|reason| reason.rule != Rule::Authored && !is_needless(&reason.rule));
}

/// False where every winning bet was paid right.
fn needs_working(verdict: &Verdict) -> bool {
    let (Answer::Settle(given), Answer::Settle(expected), false) = (&verdict.given, &verdict.key.answer, verdict.right)
    else {
        return true;
    };
    expected.iter().any(|due| matches!(due.act, StakeOutcome::Paid(_)) && !given.contains(due))
}

fn author_note_ui(ui: &mut Ui, face: &Appearance, names: &HouseTerms, verdict: &Verdict) {
    if let Some(because) = &verdict.key.explanation {
        ui.label(face.words.render(because, names));
    }
}

/// The reasons; for a grid with errors, those of its rows with errors, and for a settlement in the right order, those of
/// the bets that were settled wrong and of the places of those that were left.
fn reasons_shown(question: &Question, verdict: &Verdict) -> Vec<Reason> {
    let mut reasons = verdict.key.reasons.clone();
    if let (AnswerForm::Grid(grid), false) = (&question.form, verdict.right) {
        let wrong = |row: Point| grid.cells().zip(&verdict.parts).any(|(cell, right)| cell.banco == row && !right);
        reasons.retain(|reason| match reason.rule {
            Rule::Row(row) => grid.rows.iter().any(|point| (row.banco..=row.last).contains(point) && wrong(*point)),
            Rule::Banco(row, ..) => wrong(row),
            _ => true,
        });
    }
    if let (Answer::Settle(given), Answer::Settle(due), false, None) =
        (&verdict.given, &verdict.key.answer, verdict.right, verdict.key.out_of_order(&verdict.given))
    {
        let wrong: Vec<_> = due.iter().filter(|deed| !given.contains(deed)).collect();
        let was_due = |act: fn(StakeOutcome) -> bool| wrong.iter().any(|deed| act(deed.act));
        let is_missed = |deed: &&StakeAction| !given.iter().any(|other| other.stake == deed.stake);
        let some_missed = wrong.iter().any(is_missed);
        reasons.retain(|reason| match reason.rule {
            Rule::Loses => was_due(|act| act == StakeOutcome::Collected),
            Rule::Pays(_) | Rule::PaysLessCommission(_) => was_due(|act| matches!(act, StakeOutcome::Paid(_))),
            // A missed bet is named with its place in the order; otherwise the order is correct.
            Rule::LosersFirst | Rule::NearestFirst => some_missed,
            Rule::StandingMayStake => wrong.iter().any(|deed| question.scene.standing.contains(&deed.stake)),
            _ => !is_about_crew(&reason.rule),
        });
    }
    // Reasons follow the parts of a question: where the last part alone is wrong, its reason comes first, with its row.
    if matches!(verdict.given, Answer::Several(_)) && is_last_alone_wrong(verdict) {
        let of_last = match reasons.as_slice() {
            [.., row, _] if matches!(row.rule, Rule::Row(_)) => 2,
            [] => 0,
            _ => 1,
        };
        reasons.rotate_right(of_last);
    }
    reasons
}

/// True for rules on who settles, and that between bets no order is due.
const fn is_about_crew(rule: &Rule) -> bool {
    matches!(rule, Rule::OnePays | Rule::TwoPay | Rule::EachHisTableau | Rule::NoneIsNearer)
}

/// With more reasons than this the tableau comes first, to be visible without scrolling.
const REASONS_BEFORE_TABLEAU: usize = 2;

/// The reasons, with the tableau where it decides. Returns the clause to look up.
pub(super) fn why_ui(
    ui: &mut Ui,
    face: &Appearance,
    house: &House,
    reasons: &[Reason],
    lit: Option<TableauHighlight>,
) -> Option<Clause> {
    let lit = lit.filter(|lit| depends_on_third_card(house, *lit));
    let (before, after) =
        if reasons.len() > REASONS_BEFORE_TABLEAU && lit.is_some() { (&[][..], reasons) } else { (reasons, &[][..]) };
    let asked_before = reasons_ui(ui, face, house, before);
    if lit.is_some() {
        ui.add_space(GRID);
        let seen = ui.clip_rect().bottom() - ui.cursor().top();
        // A reason takes about three lines with its source.
        let needed = after.len() as f32 * 3.0 * ui.text_style_height(&TextStyle::Body);
        tableau_ui(ui, house, &face.words, &face.theme, lit, seen - needed);
        ui.add_space(GRID);
    }
    asked_before.or(reasons_ui(ui, face, house, after))
}

/// With more reasons than this the first ones are shown, and a link to the others.
const MOST_REASONS: usize = 4;
const FIRST_REASONS: usize = 3;

/// False where a reason of a wrong part may be among the last ones.
fn folds_reasons(face: &Appearance, verdict: &Verdict) -> bool {
    let is_several = matches!(verdict.given, Answer::Several(_));
    !face.shows_sources() && (verdict.right || !is_several || is_last_alone_wrong(verdict))
}

const fn reasons_in_sight(reasons: &[Reason]) -> usize {
    if reasons.len() > MOST_REASONS { FIRST_REASONS } else { reasons.len() }
}

fn is_last_alone_wrong(verdict: &Verdict) -> bool {
    matches!(verdict.parts.as_slice(), [before @ .., false] if before.iter().all(|right| *right))
}

/// The reasons that are shown on demand.
fn rest_ui(ui: &mut Ui, face: &Appearance, house: &House, rest: &[Reason]) -> Option<Clause> {
    if rest.is_empty() {
        return None;
    }
    // Another question has others.
    let id = ui.scope_id().with(("more reasons", house.id.as_str(), format!("{rest:?}")));
    if ui.data(|data| data.get_temp(id).unwrap_or(false)) {
        return reasons_ui(ui, face, house, rest);
    }
    let more = text!("verdict-more-reasons", count = Fact::Number(rest.len() as u64));
    let more = face.words.render_for_house(&more, house);
    if link(ui, &face.theme, &more, &more).clicked() {
        ui.data_mut(|data| data.insert_temp(id, true));
    }
    None
}

/// `false` for Punto's decisions, and for the rows of Banco that do the same whatever comes: a line says it all.
fn depends_on_third_card(house: &House, lit: TableauHighlight) -> bool {
    let TableauHighlight::Banco(cell) = lit else { return false };
    ![Act::Draw, Act::Stand].iter().any(|act| house.tableau.columns(cell.banco, *act) == ColumnSet::ALL)
}

pub(super) fn verdict_head_ui(ui: &mut Ui, face: &Appearance, right: bool, millis: Option<u64>) {
    let size = Theme::title().resolve(ui.style()).size;
    let line = ui.text_style_height(&Theme::title());
    // The ring is not cut at the top of the column.
    ui.add_space(3.0);
    ui.horizontal_wrapped(|ui| {
        // The mark is in the middle of its row, which has to be as high from the start.
        ui.spacing_mut().interact_size.y = line.max(size);
        verdict_mark(ui, &face.theme, &face.words, right, size - 4.0);
        let (key, ink) = if right {
            (text_key!("verdict-right"), face.theme.surround.right)
        } else {
            (text_key!("verdict-wrong"), face.theme.surround.wrong)
        };
        ui.label(RichText::new(face.words.message(key)).text_style(Theme::title()).color(ink));
        if let Some(millis) = millis {
            let time = text!("verdict-time", seconds = Fact::Text(face.words.seconds(millis)));
            small_ui(ui, &face.theme, &face.words.render(&time, &HouseTerms::default()));
        }
    });
}

/// Expected against given answer. Returns the clause to look up.
fn compared_ui(
    ui: &mut Ui,
    face: &Appearance,
    house: &House,
    question: &Question,
    verdict: &Verdict,
) -> Option<Clause> {
    let names = &HouseTerms::from(&house.terms);
    match (&question.form, &verdict.given, &verdict.key.answer) {
        (AnswerForm::Several(parts), Answer::Several(given), Answer::Several(expected)) => {
            for (index, part) in parts.iter().enumerate() {
                let pair = given.get(index).zip(expected.get(index));
                if let Some((given, expected)) = pair {
                    part_ui(ui, face, names, part, given, expected);
                }
            }
        }
        (AnswerForm::Grid(_), ..) => {
            let counted = text!(
                "grid-counted",
                right = Fact::Number(verdict.parts.iter().filter(|part| **part).count() as u64),
                all = Fact::Number(verdict.parts.len() as u64)
            );
            ui.label(strong(face.words.render(&counted, names)));
            if !verdict.right {
                small_ui(ui, &face.theme, &face.words.message(text_key!("grid-marks")));
            }
        }
        (AnswerForm::Settle, Answer::Settle(given), Answer::Settle(expected)) => {
            return settlement_verdict_ui(ui, face, house, (&question.scene, &verdict.key), given, expected);
        }
        (AnswerForm::Call(_), ..) => call_compared_ui(ui, face, verdict),
        (AnswerForm::Aloud(points), ..) => marked_ui(ui, face, names, points, verdict),
        (AnswerForm::Chips(_), given @ Answer::Chips(_), expected @ Answer::Chips(_)) if given != expected => {
            chips_compared_ui(ui, face, names, question, [given, expected]);
        }
        (form, given, expected) => {
            line_ui(ui, face, text_key!("verdict-expected"), &answer_text(form, expected, names, face));
            painted_ui(ui, face, question, expected);
            if let Tolerance::Between(least, most) = verdict.key.tolerance {
                let range =
                    text!("verdict-between", least = Fact::Number(least.into()), most = Fact::Number(most.into()));
                ui.label(face.words.render(&range, names));
            }
            if !verdict.right || given != expected && matches!(form, AnswerForm::Number { .. }) {
                line_ui(ui, face, text_key!("verdict-given"), &answer_text(form, given, names, face));
                painted_ui(ui, face, question, given);
            }
        }
    }
    None
}

/// Given and expected chips side by side.
fn chips_compared_ui(ui: &mut Ui, face: &Appearance, names: &HouseTerms, question: &Question, answers: [&Answer; 2]) {
    let labels = [text_key!("verdict-given"), text_key!("verdict-expected")];
    ui.columns(2, |sides| {
        for (side, (label, answer)) in sides.iter_mut().zip(labels.into_iter().zip(answers)) {
            // On two lines each, so that the chips begin at one height.
            quiet_ui(side, &face.theme, &face.words.message(label));
            side.label(strong(answer_text(&question.form, answer, names, face)));
            painted_ui(side, face, question, answer);
        }
    });
}

/// An answer in chips drawn as on the felt; draws nothing for other answers.
fn painted_ui(ui: &mut Ui, face: &Appearance, question: &Question, answer: &Answer) {
    if let (Answer::Chips(pieces), Some(set)) = (answer, &question.scene.set) {
        pieces_ui(ui, set, pieces, face);
    }
}

fn part_ui(ui: &mut Ui, face: &Appearance, names: &HouseTerms, part: &QuestionPart, given: &Answer, expected: &Answer) {
    let words = |ui: &mut Ui| {
        ui.label(face.words.render(&part.label, names));
        ui.label(strong(answer_text(&part.form, expected, names, face)));
        if given != expected {
            let given = answer_text(&part.form, given, names, face);
            ui.label(RichText::new(given).strikethrough().color(face.theme.surround.text_quiet));
        }
    };
    verdict_line_ui(ui, face, given == expected, |ui| words_ui(ui, words));
}

fn line_ui(ui: &mut Ui, face: &Appearance, label: TextKey, text: &str) {
    words_ui(ui, |ui| {
        ui.label(RichText::new(face.words.message(label)).color(face.theme.surround.text_quiet));
        ui.label(strong(text.to_owned()));
    });
}

/// A text row without the height of a button.
pub(super) fn words_ui(ui: &mut Ui, words: impl FnOnce(&mut Ui)) {
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        ui.horizontal_wrapped(words);
    });
}

/// The reasons with their sources. Returns the clause to look up.
pub(super) fn reasons_ui(ui: &mut Ui, face: &Appearance, house: &House, reasons: &[Reason]) -> Option<Clause> {
    reasons.iter().filter_map(|reason| reason_ui(ui, face, house, reason)).last()
}

/// A reason, with its source where those are shown. Returns the clause to look up.
pub(super) fn reason_ui(ui: &mut Ui, face: &Appearance, house: &House, reason: &Reason) -> Option<Clause> {
    if let Some(line) = reason.rule.line(house) {
        ui.label(strong(face.words.render_for_house(&line, house)));
    }
    ui.label(face.words.render_for_house(&reason.rule.phrase(), house));
    if face.shows_sources() { source_ui(ui, face, house, reason.basis) } else { None }
}

/// A reason with its clause, or a note that the text is silent. Returns the clause to look up.
pub(super) fn sourced_reason_ui(ui: &mut Ui, face: &Appearance, house: &House, reason: &Reason) -> Option<Clause> {
    ui.label(face.words.render_for_house(&reason.rule.phrase(), house));
    source_ui(ui, face, house, reason.basis)
}

/// A clause reference, or a note that the text is silent. Returns the clause to look up.
pub(super) fn source_ui(ui: &mut Ui, face: &Appearance, house: &House, basis: Basis) -> Option<Clause> {
    let source = describe_source(basis, house, &face.words);
    let Some(clause) = basis.clause().filter(|clause| built_in().find(*clause).is_some()) else {
        small_ui(ui, &face.theme, &source);
        return None;
    };
    let label = text!("clause-look-up", source = Fact::Text(source.clone()));
    let label = face.words.render_for_house(&label, house);
    link(ui, &face.theme, &source, &label).clicked().then_some(clause)
}
