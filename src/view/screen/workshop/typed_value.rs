//! Typed values: an incomplete one stays in the draft and the file keeps its last valid value.

use eframe::egui::Ui;

use super::control::{LineInput, field_ui, focus};
use crate::app::workshop::form::Control;
use crate::app::workshop::{EditorAction, PackEdit, WorkshopAction as Do};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::rules::money::Money;
use crate::syntax::is_balanced;
use crate::view::draft::WorkshopDraft;
use crate::view::screen::page::small_ui;

pub(super) fn typed_value_ui(
    ui: &mut Ui,
    LineInput { face, line, label, wanted, .. }: LineInput<'_>,
    draft: &mut WorkshopDraft,
    done: &mut Vec<Do>,
) {
    let (Control::Number(value, _)
    | Control::Coins(value)
    | Control::Raw(value)
    | Control::Ratio(value)
    | Control::Letter(value)) = &line.control
    else {
        return;
    };
    let waiting = draft.typing.as_ref().filter(|(path, _)| *path == line.path).map(|(_, typed)| typed.clone());
    let mut typed = waiting.clone().unwrap_or_else(|| value.clone());
    let field = field_ui(ui, face, (&line.path, "value"), label, &mut typed, false);
    focus(&field, wanted);
    if matches!(line.control, Control::Coins(_)) {
        let sum =
            typed.trim().parse().ok().map(|coins| text!("workshop-coins", sum = Fact::Money(Money::coins(coins))));
        // The line stays while the sum is incomplete, so that nothing below it moves.
        let sum = sum.map_or_else(|| "\u{a0}".to_owned(), |sum| face.words.render(&sum, &HouseTerms::default()));
        small_ui(ui, &face.theme, &sum);
    }
    if field.changed() {
        match ron_value(&line.control, typed.trim()) {
            Some(value) => {
                draft.typing = None;
                done.push(Do::Editor(EditorAction::Edit(PackEdit::SetField {
                    path: line.path.clone(),
                    value,
                    typed: true,
                })));
            }
            None => draft.typing = Some((line.path.clone(), typed)),
        }
    } else if waiting.is_some() && !field.has_focus() {
        // The incomplete entry was abandoned: the value in the file remains.
        draft.typing = None;
    }
}

/// The typed value in file syntax; `None` while incomplete.
fn ron_value(control: &Control, typed: &str) -> Option<String> {
    match control {
        Control::Coins(_) => typed.parse::<u32>().is_ok().then(|| typed.to_owned()),
        Control::Number(_, most) => typed.parse::<u64>().is_ok_and(|number| number <= *most).then(|| typed.to_owned()),
        Control::Ratio(_) => ratio(typed),
        Control::Letter(_) => {
            let mut letters = typed.chars();
            let letter = letters.next().filter(|letter| letters.next().is_none() && !"'\\".contains(*letter));
            letter.map(|letter| format!("'{letter}'"))
        }
        _ => (!typed.is_empty() && is_balanced(typed)).then(|| typed.to_owned()),
    }
}

/// `19/20`, `19:20` or `5 %`; `None` for zero or invalid input.
fn ratio(typed: &str) -> Option<String> {
    let number = |text: &str| text.trim().parse::<u32>().ok();
    if let Some(percent) = typed.strip_suffix('%') {
        return number(percent).map(|percent| format!("({percent}, 100)"));
    }
    let (over, under) = typed.split_once(['/', ':'])?;
    let (over, under) = (number(over)?, number(under).filter(|under| *under > 0)?);
    Some(format!("({over}, {under})"))
}
