//! Composes the practice lesson: drills, question counts and time limits.

use super::narrow::{decision_count, narrowest, to_ron as drill_written};
use super::pack_files::{PackWriter, copy_question, files};
use super::{CopiedQuestion, DrillGroup, NoPractice, PracticeOptions, PracticePack, Results, WeakDecision};
use crate::drill::AnyDrill;
use crate::lesson::{DrillProof, QuestionDeck};
use crate::rules::house::House;

/// Minimum number of questions per decision.
const ROUNDS: u32 = 3;
/// Minimum number of questions: fewer can be passed by guessing.
const FEWEST: u32 = 10;
/// Maximum number of questions per drill.
const MOST_ROUNDS: u32 = 500;
/// Maximum number of questions of a drill added for contrast.
const MOST_CONTRAST: u32 = 20;
/// Maximum duration in seconds.
const LONGEST: u32 = 3600;
/// Maximum time per answer in seconds.
const SLOWEST: u32 = 120;

/// Reason why a decision is left out of the lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OmissionReason {
    /// No drill asks it, and there is no authored text.
    NotAsked,
    /// The lesson would take more than an hour.
    TooLong,
}

pub(super) fn compose(results: &Results, wanted: &PracticeOptions<'_>) -> Result<PracticePack, NoPractice> {
    let house = &*results.house;
    let mut left: Vec<(WeakDecision, OmissionReason)> = Vec::new();
    let (mut groups, mut questions): (Vec<DrillGroup>, Vec<CopiedQuestion>) = (Vec::new(), Vec::new());
    for hard in results.weakest(wanted.below, wanted.most) {
        if hard.exercise.drill == "Authored" {
            match copy_question(&results.lesson_content, &hard, wanted.files) {
                Some(text) => questions.push(CopiedQuestion { over: hard, text }),
                None => left.push((hard, OmissionReason::NotAsked)),
            }
        } else {
            assign(results, hard, &mut groups, &mut left);
        }
    }
    let contrast = contrast_group(results, &groups, &questions);
    groups.extend(contrast);
    let seconds = distribute(&mut groups, &mut questions, results.lesson_content.pass.seconds, &mut left);
    if groups.iter().all(|group| group.decisions.is_empty()) && questions.is_empty() {
        return Err(if left.is_empty() { NoPractice::AllKnown(wanted.below) } else { NoPractice::AllOmitted(left) });
    }
    let asks = groups.iter().map(|group| group.rounds).sum::<u32>() + questions.len() as u32;
    let is_wider = |group: &&DrillGroup| group.decision_count > group.decisions.len() && !group.decisions.is_empty();
    let wider = groups
        .iter()
        .filter(is_wider)
        .flat_map(|group| group.decisions.iter().map(|hard| (hard.clone(), group.decision_count)));
    let wider = wider.collect();
    let mut decisions: Vec<WeakDecision> = groups.iter().flat_map(|group| group.decisions.iter().cloned()).collect();
    decisions.extend(questions.iter().map(|question| question.over.clone()));
    decisions.sort_by(|one, other| one.share().total_cmp(&other.share()).then_with(|| one.key.cmp(&other.key)));
    let contrasted = groups.iter().any(|group| group.decisions.is_empty());
    let whole = PackWriter { results, wanted, groups: &groups, questions: &questions, decisions: &decisions, seconds };
    let files = files(&whole, house);
    Ok(PracticePack { files, decisions, omitted: left, wider, contrasted, questions: asks })
}

/// Finds the drill for a decision; decisions of the same drill share a group.
fn assign(
    results: &Results,
    hard: WeakDecision,
    groups: &mut Vec<DrillGroup>,
    left: &mut Vec<(WeakDecision, OmissionReason)>,
) {
    let (house, decision) = (&*results.house, hard.exercise.decision.as_str());
    // Another group covers it already.
    if let Some(group) = groups.iter_mut().find(|group| {
        group.drill.name() == hard.exercise.drill && decision_count(&group.drill, decision, house).is_some()
    }) {
        group.decisions.push(hard);
        return;
    }
    // With the lesson's own settings: chip set and stake sizes.
    let own = results.lesson_content.drills().filter(|drill| drill.name() == hard.exercise.drill);
    let own =
        own.filter_map(|drill| Some((decision_count(drill, decision, house)?, drill))).min_by_key(|(asks, _)| *asks);
    let whole = AnyDrill::from_filters(hard.exercise.drill, &[]);
    let from = own.map(|(_, drill)| drill.clone()).or(whole);
    let found = from.and_then(|drill| new_group(narrowest(&drill, decision, house)?, house));
    match found {
        Some(group) => groups.push(DrillGroup { decisions: vec![hard], ..group }),
        None => left.push((hard, OmissionReason::NotAsked)),
    }
}

/// A group for a drill that can be posed, still without decisions.
fn new_group(drill: AnyDrill, house: &House) -> Option<DrillGroup> {
    let text = drill_written(&drill, house)?;
    let proof = DrillProof::run(&drill, house);
    let asks = drill.drill().decisions(house).len();
    proof.objection().is_none().then_some(DrillGroup {
        drill,
        text,
        decisions: Vec::new(),
        decision_count: asks,
        rounds: 0,
        proof,
    })
}

/// If all answers are the same there is nothing to decide: adds the drill with the lesson's settings, or else
/// unfiltered.
fn contrast_group(results: &Results, groups: &[DrillGroup], questions: &[CopiedQuestion]) -> Option<DrillGroup> {
    let first = groups.first().filter(|_| questions.is_empty())?;
    let is_same =
        |group: &DrillGroup| group.proof.answers().len() == 1 && group.proof.answers() == first.proof.answers();
    if !groups.iter().all(is_same) {
        return None;
    }
    let own = results.lesson_content.drills().filter(|drill| drill.name() == first.drill.name()).cloned();
    let whole = AnyDrill::from_filters(first.drill.name(), &[]);
    own.chain(whole).filter_map(|drill| new_group(drill, &results.house)).find(|group| !is_same(group))
}

/// Distributes the questions so that every decision is asked, guessing does not pass, and it takes at most an hour.
/// Returns the seconds per answer.
fn distribute(
    groups: &mut Vec<DrillGroup>,
    questions: &mut Vec<CopiedQuestion>,
    seconds: u32,
    left: &mut Vec<(WeakDecision, OmissionReason)>,
) -> u32 {
    loop {
        let written = questions.len() as u32;
        let count = groups.len().max(1) as u32;
        let each = ROUNDS.max(FEWEST.saturating_sub(written).div_ceil(count));
        let mut before = 0;
        for group in groups.iter_mut() {
            // Every decision of a drill is asked; contrast drills as often as the average.
            group.rounds = if group.decisions.is_empty() {
                each.max(before).min(MOST_CONTRAST)
            } else {
                each.max(QuestionDeck::enough_for(group.decision_count)).min(MOST_ROUNDS)
            };
            before += group.rounds;
        }
        let asks = groups.iter().map(|group| group.rounds).sum::<u32>() + written;
        let acts = groups.iter().map(|group| group.proof.acts()).max().unwrap_or(1).clamp(1, SLOWEST);
        let seconds = seconds.clamp(acts, SLOWEST).min((LONGEST / asks.max(1)).max(acts));
        if asks.saturating_mul(seconds) <= LONGEST {
            return seconds;
        }
        // The best known decisions are dropped.
        if let Some(group) = groups.pop() {
            left.extend(group.decisions.into_iter().map(|hard| (hard, OmissionReason::TooLong)));
        } else if let Some(question) = questions.pop() {
            left.push((question.over, OmissionReason::TooLong));
        } else {
            return seconds;
        }
    }
}
