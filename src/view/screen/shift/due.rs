//! The duties of the trainee: the next one with its reason, and what else can be done.

use eframe::egui::{RichText, Role, TextStyle, Ui};

use super::asked::{asked_amount_ui, asked_call_ui};
use super::dock::{BELOW_DUTIES, small_line};
use super::menu::{amount_ui, table};
use super::now::Now;
use super::tile::{ActTile, TileStyle, fewest_rows};
use crate::app::Action;
use crate::app::shift::TableAction;
use crate::app::shift::guided::Asked;
use crate::app::shift::offers::{Offer, target_of};
use crate::app::shift::target::Target;
use crate::app::shift::work::ShiftWork;
use crate::describe::shift as describe;
use crate::i18n::Language;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::reason::{Reason, Rule};
use crate::rules::side::Side;
use crate::table::act::Act;
use crate::table::due::Duty;
use crate::table::scenario::Presentation;
use crate::table::state::State;
use crate::view::Appearance;
use crate::view::screen::page::{quiet_ui, small_ui};
use crate::view::screen::verdict::source_ui;
use crate::view::theme::GRID;
use crate::view::widget::{name, primary_button};

/// Duties that are shown below the first one.
const MOST_OTHERS: usize = 2;

pub(super) fn due_ui(ui: &mut Ui, work: &ShiftWork, now: &Now, face: &Appearance, actions: &mut Vec<Action>) {
    let state = work.shift().state();
    let top = ui.cursor().top();
    let Some((first, others)) = now.due.split_first() else { return };
    let is_shown = work.presentation() == Presentation::Shown;
    if is_shown {
        line_ui(ui, work, first, face);
    } else {
        let title = match first.act {
            Act::Call(..) => text_key!("shift-due-call"),
            Act::Pay(..) => text_key!("shift-due-pay"),
            _ => text_key!("shift-due-title"),
        };
        let post = Fact::Phrase(Box::new(describe::person(state, first.by)));
        let title = Phrase::plain(title).with("post", post);
        quiet_ui(ui, &face.theme, &face.words.render_for_house(&title, &state.house));
        if now.asked(work).is_some() {
            line_ui(ui, work, first, face);
        } else {
            actions.extend(duty_ui(ui, work, first, true, face));
            ui.add_space(GRID / 2.0);
        }
    }
    if asked_call_ui(ui, work, now, face, actions) {
        return;
    }
    if let Some(meaning) = describe::call_meaning(state, &first.act).filter(|_| is_foreign(state, face)) {
        quiet_ui(ui, &face.theme, &format!("({})", face.words.render_for_house(&meaning, &state.house)));
    }
    for count in describe::counts_of_call(state, &first.act) {
        ui.label(RichText::new(face.words.render_for_house(&count, &state.house)).text_style(TextStyle::Button));
    }
    // Where the amount is asked, the rule confirms it after the payment.
    let is_asked = now.asks_amount(work);
    if is_asked {
        asked_amount_ui(ui, work, now, face, actions);
    }
    if let Some(duty) = work.shift().due_of_trainee().iter().find(|duty| duty.act == first.act && !is_asked) {
        if let Some(reason) = describe::request_reason(state, &duty.act) {
            ui.label(face.words.render_for_house(&reason, &state.house));
        }
        actions.extend(why_ui(ui, state, face, duty));
    }
    if work.is_guided() && !is_asked {
        amount_ui(ui, work, now, face, actions);
    }
    if is_shown {
        // In its place even where the reason is short.
        ui.add_space((BELOW_DUTIES * small_line(ui) - (ui.cursor().top() - top)).max(GRID));
        let enter = face.words.message(text_key!("key-enter"));
        if primary_button(ui, &face.theme, &face.words.message(text_key!("shift-next")), Some(&enter)).clicked() {
            actions.push(table(TableAction::Next));
        }
    } else if !others.is_empty() && !work.is_guided() {
        others_ui(ui, work, (first, others), face, actions);
    }
}

/// True where the house calls in another language than that of the window.
pub(super) fn is_foreign(state: &State, face: &Appearance) -> bool {
    Language::from_tag(&state.house.source.language) != Some(face.words.language())
}

/// The trainee's work at this table, before the first act.
pub(super) fn opening_ui(ui: &mut Ui, work: &ShiftWork, face: &Appearance) {
    let state = work.shift().state();
    if !work.acts().is_empty() || state.coup.number > 1 {
        return;
    }
    let is_shown = work.presentation() == Presentation::Shown;
    let about = if is_shown { text_key!("shift-post-shown-about") } else { text_key!("shift-post-all-about") };
    let about = (state.trainee.len() > 1).then_some(about);
    let guided = work.is_guided().then_some(text_key!("shift-guided-about"));
    for about in about.into_iter().chain(guided) {
        ui.label(face.words.message(about));
        ui.add_space(GRID);
    }
}

/// A duty as a line of text: nothing is to be pressed.
fn line_ui(ui: &mut Ui, work: &ShiftWork, duty: &Offer, face: &Appearance) {
    let (text, label) = named(work, duty, face);
    let in_style = |style: TextStyle| {
        fewest_rows(ui, &text, style.resolve(ui.style()), face.theme.surround.text, ui.available_width())
    };
    let large = in_style(TextStyle::Heading);
    let galley = if large.rows.len() > 2 { in_style(TextStyle::Button) } else { large };
    let line = ui.label(galley);
    name(&line, Role::Status, &label);
}

/// Duties that can wait, or be done instead of the first one, under the posts that have them.
fn others_ui(
    ui: &mut Ui,
    work: &ShiftWork,
    (first, others): (&Offer, &[Offer]),
    face: &Appearance,
    actions: &mut Vec<Action>,
) {
    ui.add_space(GRID / 2.0);
    quiet_ui(ui, &face.theme, &face.words.message(text_key!("shift-due-also")));
    let state = work.shift().state();
    let mut post = first.by;
    for offer in others.iter().take(MOST_OTHERS) {
        if offer.by != post {
            post = offer.by;
            let name = face.words.render_for_house(&describe::person(state, post), &state.house);
            small_ui(ui, &face.theme, &name);
        }
        actions.extend(duty_ui(ui, work, offer, false, face));
    }
    if let Some(more) = others.len().checked_sub(MOST_OTHERS).filter(|more| *more > 0) {
        let more = text!("shift-due-more", count = Fact::Number(more as u64));
        small_ui(ui, &face.theme, &face.words.render_for_house(&more, &work.shift().state().house));
    }
}

/// A duty in words, or the question in its place.
pub(super) fn duty_phrase(work: &ShiftWork, act: &Act) -> Phrase {
    let state = work.shift().state();
    match work.asked(act) {
        Some(Asked::Amount(stake)) => describe::payment_asked(state, stake),
        Some(Asked::Total(side)) => text!("shift-total-asked", side = Fact::Side(side)),
        Some(Asked::Receiver) => text!("shift-receiver-asked", side = Fact::Side(Side::Punto)),
        Some(Asked::NextCall) => text!("shift-call-asked"),
        None => describe::act(state, act),
    }
}

/// The words of a due act, and its name for screen readers.
fn named(work: &ShiftWork, offer: &Offer, face: &Appearance) -> (String, String) {
    let state = work.shift().state();
    let act = duty_phrase(work, &offer.act);
    // The place of a bet has a line to itself, and no line is a single short word.
    let text = face.words.render_for_house(&act, &state.house);
    let lines = text.split_once(" (").map_or_else(
        || without_orphan(&text),
        |(act, place)| format!("{}\n({}", without_orphan(act), without_orphan(place)),
    );
    let text = unbroken_names(state, lines);
    let due = text!("shift-due-name", act = Fact::Phrase(Box::new(act)));
    (text, face.words.render_for_house(&due, &state.house))
}

fn duty_ui(ui: &mut Ui, work: &ShiftWork, offer: &Offer, is_first: bool, face: &Appearance) -> Option<Action> {
    let (text, label) = named(work, offer, face);
    let key = due_keys(work, offer, face);
    // With an amount typed, Enter pays that.
    let is_typed = matches!(offer.act, Act::Pay(..)) && !work.entry().is_empty();
    // Once it comes first, its bet is chosen by itself.
    let is_chosen = target_of(&offer.act).is_none_or(|wanted| Some(wanted) == work.target());
    let key = Some(key.as_str()).filter(|_| !is_typed && (is_first || is_chosen));
    let tile = ActTile { text: &text, label: &label, key, lit: is_first, style: TileStyle::Duty };
    let width = ui.available_width();
    let clicked = tile.show(ui, face, width).clicked();
    clicked.then(|| table(TableAction::Act(offer.by, offer.act.clone())))
}

/// Text whose last two words stay together.
fn without_orphan(text: &str) -> String {
    text.rsplit_once(' ').map_or_else(|| text.to_owned(), |(before, last)| format!("{before}\u{a0}{last}"))
}

/// Text in which no line breaks within the name of a guest.
pub(super) fn unbroken_names(state: &State, text: String) -> String {
    let names = state.guests.iter().map(|guest| guest.mind.character().name.as_str());
    names.fold(text, |text, name| text.replace(name, &name.replace(' ', "\u{a0}")))
}

/// The keys of a due act: those that choose what it is about, then its own.
fn due_keys(work: &ShiftWork, offer: &Offer, face: &Appearance) -> String {
    let key = offer.key.map_or_else(|| face.words.message(text_key!("key-enter")), String::from);
    let wanted = target_of(&offer.act);
    // What is due is chosen by itself there.
    if wanted.is_none() || wanted == work.target() || work.is_guided() {
        return key;
    }
    let first = match wanted {
        Some(Target::Stake(_)) => "→",
        Some(Target::Words) => return format!("{} {key}", face.words.message(text_key!("shift-key-space"))),
        _ => "↓",
    };
    format!("{first} {key}")
}

/// The reasons of a duty, or of its step with the source.
pub(super) fn why_ui(ui: &mut Ui, state: &State, face: &Appearance, duty: &Duty) -> Option<Action> {
    let house = state.house.as_ref();
    let mut asked = None;
    // What holds for this coup first, the rule behind it after.
    // A sum below ten is its own total.
    let says_more = |reason: &&Reason| !matches!(reason.rule, Rule::Count(_)) || describe::drops_tens(state, &duty.act);
    let reasons: Vec<&Reason> = duty.reasons.iter().rev().filter(says_more).collect();
    let is_alone = reasons.len() == 1;
    for reason in reasons {
        ui.label(without_orphan(&face.words.render_for_house(&reason.rule.phrase(), house)));
        // Where two rules decide, each in one sentence.
        if let Some(line) = reason.rule.line(house).filter(|_| is_alone) {
            quiet_ui(ui, &face.theme, &face.words.render_for_house(&line, house));
        }
        if face.shows_sources() {
            asked = source_ui(ui, face, house, reason.basis).or(asked);
        }
        ui.add_space(GRID / 2.0);
    }
    if duty.reasons.is_empty() {
        let reason = describe::step_reason(state, duty);
        if let Some(reason) = &reason {
            ui.label(face.words.render_for_house(reason, house));
        } else if let Some(step) = duty.step {
            quiet_ui(ui, &face.theme, &face.words.render_for_house(&step.phrase(), house));
        }
        // Where nothing else says why, the source does.
        if face.shows_sources() || (reason.is_none() && duty.step.is_none()) {
            asked = source_ui(ui, face, house, duty.basis);
        }
    }
    asked.map(|clause| Action::LookUp(Some(clause)))
}
