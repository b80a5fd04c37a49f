//! Composes the practice lesson: drills, question counts and time limits.

use super::narrowing::{asked, narrowest, written as drill_written};
use super::written::{Whole, copied, files};
use super::{Copied, Group, Hard, Nothing, Practice, Results, Wanted};
use crate::drill::AnyDrill;
use crate::lesson::{Deck, Proof};
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
pub enum Left {
    /// No drill asks it, and there is no authored text.
    NotAsked,
    /// The lesson would take more than an hour.
    TooLong,
}

pub(super) fn begin(results: &Results, wanted: &Wanted<'_>) -> Result<Practice, Nothing> {
    let house = &*results.house;
    let mut left: Vec<(Hard, Left)> = Vec::new();
    let (mut groups, mut questions): (Vec<Group>, Vec<Copied>) = (Vec::new(), Vec::new());
    for hard in results.hardest(wanted.below, wanted.most) {
        if hard.exercise.drill == "Authored" {
            match copied(&results.taught, &hard, wanted.files) {
                Some(text) => questions.push(Copied { over: hard, text }),
                None => left.push((hard, Left::NotAsked)),
            }
        } else {
            take(results, hard, &mut groups, &mut left);
        }
    }
    let contrast = contrast(results, &groups, &questions);
    groups.extend(contrast);
    let seconds = fit(&mut groups, &mut questions, results.taught.pass.seconds, &mut left);
    if groups.iter().all(|group| group.over.is_empty()) && questions.is_empty() {
        return Err(if left.is_empty() { Nothing::Known(wanted.below) } else { Nothing::AllLeft(left) });
    }
    let asks = groups.iter().map(|group| group.rounds).sum::<u32>() + questions.len() as u32;
    let is_wider = |group: &&Group| group.asks > group.over.len() && !group.over.is_empty();
    let wider =
        groups.iter().filter(is_wider).flat_map(|group| group.over.iter().map(|hard| (hard.clone(), group.asks)));
    let wider = wider.collect();
    let mut decisions: Vec<Hard> = groups.iter().flat_map(|group| group.over.iter().cloned()).collect();
    decisions.extend(questions.iter().map(|question| question.over.clone()));
    decisions.sort_by(|one, other| one.share().total_cmp(&other.share()).then_with(|| one.key.cmp(&other.key)));
    let contrasted = groups.iter().any(|group| group.over.is_empty());
    let whole = Whole { results, wanted, groups: &groups, questions: &questions, decisions: &decisions, seconds };
    let files = files(&whole, house);
    Ok(Practice { files, decisions, left, wider, contrasted, questions: asks })
}

/// Finds the drill for a decision; decisions of the same drill share a group.
fn take(results: &Results, hard: Hard, groups: &mut Vec<Group>, left: &mut Vec<(Hard, Left)>) {
    let (house, decision) = (&*results.house, hard.exercise.decision.as_str());
    // Another group covers it already.
    if let Some(group) = groups
        .iter_mut()
        .find(|group| group.drill.name() == hard.exercise.drill && asked(&group.drill, decision, house).is_some())
    {
        group.over.push(hard);
        return;
    }
    // With the lesson's own settings: chip set and stake sizes.
    let own = results.taught.drills().filter(|drill| drill.name() == hard.exercise.drill);
    let own = own.filter_map(|drill| Some((asked(drill, decision, house)?, drill))).min_by_key(|(asks, _)| *asks);
    let whole = AnyDrill::filtered(hard.exercise.drill, &[]);
    let from = own.map(|(_, drill)| drill.clone()).or(whole);
    let found = from.and_then(|drill| group(narrowest(&drill, decision, house)?, house));
    match found {
        Some(group) => groups.push(Group { over: vec![hard], ..group }),
        None => left.push((hard, Left::NotAsked)),
    }
}

/// A group for a drill that can be posed, still without decisions.
fn group(drill: AnyDrill, house: &House) -> Option<Group> {
    let text = drill_written(&drill, house)?;
    let proof = Proof::of(&drill, house);
    let asks = drill.drill().decisions(house).len();
    proof.objection().is_none().then_some(Group { drill, text, over: Vec::new(), asks, rounds: 0, proof })
}

/// If all answers are the same there is nothing to decide: adds the drill with the lesson's settings, or else
/// unfiltered.
fn contrast(results: &Results, groups: &[Group], questions: &[Copied]) -> Option<Group> {
    let first = groups.first().filter(|_| questions.is_empty())?;
    let is_same = |group: &Group| group.proof.answers().len() == 1 && group.proof.answers() == first.proof.answers();
    if !groups.iter().all(is_same) {
        return None;
    }
    let own = results.taught.drills().filter(|drill| drill.name() == first.drill.name()).cloned();
    let whole = AnyDrill::filtered(first.drill.name(), &[]);
    own.chain(whole).filter_map(|drill| group(drill, &results.house)).find(|group| !is_same(group))
}

/// Distributes the questions so that every decision is asked, guessing does not pass, and it takes at most an hour.
/// Returns the seconds per answer.
fn fit(groups: &mut Vec<Group>, questions: &mut Vec<Copied>, seconds: u32, left: &mut Vec<(Hard, Left)>) -> u32 {
    loop {
        let written = questions.len() as u32;
        let count = groups.len().max(1) as u32;
        let each = ROUNDS.max(FEWEST.saturating_sub(written).div_ceil(count));
        let mut before = 0;
        for group in groups.iter_mut() {
            // Every decision of a drill is asked; contrast drills as often as the average.
            group.rounds = if group.over.is_empty() {
                each.max(before).min(MOST_CONTRAST)
            } else {
                each.max(Deck::enough_for(group.asks)).min(MOST_ROUNDS)
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
            left.extend(group.over.into_iter().map(|hard| (hard, Left::TooLong)));
        } else if let Some(question) = questions.pop() {
            left.push((question.over, Left::TooLong));
        } else {
            return seconds;
        }
    }
}
