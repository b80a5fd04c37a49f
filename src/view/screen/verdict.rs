//! The verdict on an answer: right or not, what was expected, why, and where the tableau says so.

use eframe::egui::{RichText, TextStyle, Ui};

use super::answer::{answer_text, strong};
use super::page::{heading_ui, small_ui};
use crate::drill::marking::{Accepts, Lit, Verdict};
use crate::drill::question::{Answer, Form, Question};
use crate::rules::clause::Basis;
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::reason::Reason;
use crate::view::Face;
use crate::view::tableau::tableau_ui;
use crate::view::theme::{GRID, Theme};
use crate::view::widget::verdict_mark;
use crate::words::Names;

/// The whole verdict.
pub(super) fn verdict_ui(
    ui: &mut Ui,
    face: &Face,
    house: &House,
    question: &Question,
    verdict: &Verdict,
    millis: Option<u64>,
) {
    let names = Names::from(&house.terms);
    head_ui(ui, face, verdict.right, millis);
    compared_ui(ui, face, &names, question, verdict);
    if let Some(remark) = &verdict.remark {
        ui.label(face.words.say(remark, &names));
    }
    if !verdict.key.working.is_empty() {
        heading_ui(ui, &face.words.key("verdict-working"));
        for line in &verdict.key.working {
            ui.label(face.words.say(line, &names));
        }
    }
    if let Some(second) = &verdict.key.second {
        for (house, reasons) in [(house, &verdict.key.reasons), (second.house.as_ref(), &second.reasons)] {
            let why = Phrase::plain("verdict-why-in").with("house", Fact::Text(house.name.clone()));
            heading_ui(ui, &face.words.say_at(&why, house));
            reasons_ui(ui, face, house, reasons);
        }
        return;
    }
    heading_ui(ui, &face.words.key("verdict-why"));
    why_ui(ui, face, house, &verdict.key.reasons, verdict.key.lit);
}

/// More reasons than this come after the tableau: it must be seen without scrolling.
const REASONS_BEFORE_TABLEAU: usize = 2;

/// The reasons, and the tableau where it decides.
pub(super) fn why_ui(ui: &mut Ui, face: &Face, house: &House, reasons: &[Reason], lit: Option<Lit>) {
    let (before, after) =
        if reasons.len() > REASONS_BEFORE_TABLEAU && lit.is_some() { (&[][..], reasons) } else { (reasons, &[][..]) };
    reasons_ui(ui, face, house, before);
    if lit.is_some() {
        ui.add_space(GRID);
        let seen = ui.clip_rect().bottom() - ui.cursor().top();
        // A reason takes about three lines with its source.
        let needed = after.len() as f32 * 3.0 * ui.text_style_height(&TextStyle::Body);
        tableau_ui(ui, house, &face.words, &face.theme, lit, seen - needed);
        ui.add_space(GRID);
    }
    reasons_ui(ui, face, house, after);
}

/// Right or not, and how long it took.
fn head_ui(ui: &mut Ui, face: &Face, right: bool, millis: Option<u64>) {
    ui.horizontal_wrapped(|ui| {
        let size = Theme::title().resolve(ui.style()).size;
        verdict_mark(ui, &face.theme, &face.words, right, size);
        let (key, ink) = if right {
            ("verdict-right", face.theme.surround.right)
        } else {
            ("verdict-wrong", face.theme.surround.wrong)
        };
        ui.label(RichText::new(face.words.key(key)).text_style(Theme::title()).color(ink));
        if let Some(millis) = millis {
            let time = Phrase::plain("verdict-time").with("seconds", Fact::Text(face.words.seconds(millis)));
            small_ui(ui, &face.theme, &face.words.say(&time, &Names::default()));
        }
    });
}

/// What was expected beside what was said.
fn compared_ui(ui: &mut Ui, face: &Face, names: &Names, question: &Question, verdict: &Verdict) {
    match (&question.form, &verdict.given, &verdict.key.answer) {
        (Form::Several(parts), Answer::Several(given), Answer::Several(expected)) => {
            for (index, part) in parts.iter().enumerate() {
                let pair = given.get(index).zip(expected.get(index));
                if let Some((given, expected)) = pair {
                    let label = face.words.say(&part.label, names);
                    part_ui(ui, face, names, &label, &part.form, given, expected);
                }
            }
        }
        (form, given, expected) => {
            line_ui(ui, face, "verdict-expected", &answer_text(form, expected, names, face));
            if let Accepts::Between(least, most) = verdict.key.accepts {
                let range = Phrase::plain("verdict-between")
                    .with("least", Fact::Number(least.into()))
                    .with("most", Fact::Number(most.into()));
                ui.label(face.words.say(&range, names));
            }
            if !verdict.right || given != expected {
                line_ui(ui, face, "verdict-given", &answer_text(form, given, names, face));
            }
        }
    }
}

/// One line of a composed answer: what was asked, a mark, what was expected, and what was said instead.
fn part_ui(ui: &mut Ui, face: &Face, names: &Names, label: &str, form: &Form, given: &Answer, expected: &Answer) {
    words_ui(ui, |ui| {
        let size = TextStyle::Body.resolve(ui.style()).size;
        verdict_mark(ui, &face.theme, &face.words, given == expected, size);
        ui.label(label);
        ui.label(strong(answer_text(form, expected, names, face)));
        if given != expected {
            let given = answer_text(form, given, names, face);
            ui.label(RichText::new(given).strikethrough().color(face.theme.surround.text_quiet));
        }
    });
}

fn line_ui(ui: &mut Ui, face: &Face, label: &'static str, text: &str) {
    words_ui(ui, |ui| {
        ui.label(RichText::new(face.words.key(label)).color(face.theme.surround.text_quiet));
        ui.label(strong(text.to_owned()));
    });
}

/// A line of words only: it does not need the height of a button.
fn words_ui(ui: &mut Ui, words: impl FnOnce(&mut Ui)) {
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        ui.horizontal_wrapped(words);
    });
}

/// Reasons in words, each with its source.
fn reasons_ui(ui: &mut Ui, face: &Face, house: &House, reasons: &[Reason]) {
    for reason in reasons {
        reason_ui(ui, face, house, *reason);
    }
}

/// A reason in words, with the clause it rests on or that the text is silent.
pub(super) fn reason_ui(ui: &mut Ui, face: &Face, house: &House, reason: Reason) {
    ui.label(face.words.say_at(&reason.rule.phrase(), house));
    let source = match reason.basis {
        Basis::Stated(clause) => ("source-stated", Some(clause)),
        Basis::Corrected(clause) => ("source-corrected", Some(clause)),
        Basis::Silent => ("source-silent", None),
    };
    let mut phrase = Phrase::plain(source.0).with("house", Fact::Text(house.name.clone()));
    if let Some(clause) = source.1 {
        phrase = phrase.with("clause", Fact::Text(clause.to_string()));
    }
    small_ui(ui, &face.theme, &face.words.say_at(&phrase, house));
}
