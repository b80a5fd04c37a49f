//! Notices at the bottom of the window, the heaviest first, and the small sign that answers wait.

use std::time::Duration;

use eframe::egui::{Frame, Id, Panel, RichText, Role, ScrollArea, TextStyle, Ui};

use crate::app::waiting::WaitingAction;
use crate::app::{Action, App, NoticeTopic, NoticeWeight, Screen, ShowSaved};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::view::theme::GRID;
use crate::view::widget::{Notice, link, notice_bar, notice_height};
use crate::view::{Appearance, Drafts};

/// Share of the window's height that notices take: folded, and unfolded.
const SHARES: (f32, f32) = (0.3, 0.6);

/// One notice with its buttons.
struct Bar {
    kind: Notice,
    text: String,
    buttons: Vec<(String, Action)>,
}

pub(super) fn notices_ui(ui: &mut Ui, app: &App, face: &Appearance, drafts: &mut Drafts) -> Vec<Action> {
    let mut actions = Vec::new();
    let bars = bars(app, face);
    actions.extend(gone_by_itself(ui, app));
    if !bars.is_empty() || app.shows_waiting_badge() {
        let frame = Frame::new().inner_margin(8);
        Panel::bottom("notices").frame(frame).show_separator_line(false).show(ui, |ui| {
            // The content below an overlay is visible but inert.
            if app.keys_shown() || app.leaving().is_some() || app.printing().is_some() {
                ui.disable();
            }
            let least = usize::from(!is_short_lesson(ui, app));
            actions.extend(bars_ui(ui, &bars, face, drafts, least));
            actions.extend(app.shows_waiting_badge().then(|| waiting_badge(ui, app, face)).flatten());
        });
    }
    actions
}

/// Seconds after which the notice that there is no sound closes automatically.
const QUIET_SECS: f64 = 8.0;

/// The notice about missing sound appears at home only.
fn is_due(app: &App, notice: &crate::app::Notice) -> bool {
    notice.topic != NoticeTopic::NoSound || matches!(app.screen(), Screen::Home)
}

fn gone_by_itself(ui: &Ui, app: &App) -> Option<Action> {
    let place = app.notices().iter().position(|it| it.topic == NoticeTopic::NoSound && is_due(app, it))?;
    let (id, now) = (Id::unique("quiet notice"), ui.input(|input| input.time));
    let since: f64 = ui.data_mut(|data| *data.get_temp_mut_or_insert_with(id, || now));
    let left = since + QUIET_SECS - now;
    if left <= 0.0 {
        ui.data_mut(|data| data.remove::<f64>(id));
        return Some(Action::DismissNotice(place));
    }
    ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
    None
}

/// All there is to be shown, in order.
fn bars(app: &App, face: &Appearance) -> Vec<Bar> {
    let render = |phrase: &Phrase| face.words.render(phrase, &HouseTerms::default());
    let close = face.words.message(text_key!("close"));
    let mut notices: Vec<_> = app.notices().iter().enumerate().filter(|(_, notice)| is_due(app, notice)).collect();
    // The newest first among those of one weight.
    notices.sort_by_key(|(place, notice)| std::cmp::Reverse((notice.weight(), *place)));
    let mut bars: Vec<Bar> = notices
        .into_iter()
        .map(|(place, notice)| Bar {
            kind: match notice.weight() {
                NoticeWeight::Plain if notice.topic == NoticeTopic::NoSound => Notice::Quiet,
                NoticeWeight::Plain => Notice::Plain,
                NoticeWeight::Fault => Notice::Bad,
                NoticeWeight::Loss => Notice::Loss,
            },
            text: render(&notice.phrase),
            buttons: vec![(close.clone(), Action::DismissNotice(place))],
        })
        .collect();
    if let Some(rescued) = app.rescued() {
        let bring = (face.words.message(text_key!("rescued-bring-in")), Action::Waiting(WaitingAction::BringIn));
        let later = (face.words.message(text_key!("rescued-not-now")), Action::Waiting(WaitingAction::NotNow));
        let text = render(&text!("rescued-found", count = Fact::Number(rescued.count)));
        bars.insert(0, Bar { kind: Notice::Plain, text, buttons: vec![bring, later] });
    }
    if let Some(done) = app.done() {
        let show = |key, what| (face.words.message(key), Action::ShowSaved(what));
        let shows = app.saved().map(|_| {
            [show(text_key!("saved-open"), ShowSaved::File), show(text_key!("saved-folder"), ShowSaved::Folder)]
        });
        let buttons = shows.into_iter().flatten().chain([(close, Action::DismissDone)]).collect();
        bars.push(Bar { kind: Notice::Good, text: render(done), buttons });
    }
    bars
}

/// Lines of text below which a running lesson needs the whole height.
const SHORT: f32 = 28.0;

fn is_short_lesson(ui: &Ui, app: &App) -> bool {
    let text = TextStyle::Body.resolve(ui.style()).size;
    matches!(app.screen(), Screen::Lesson(practice) if !practice.is_paused())
        && ui.ctx().content_rect().height() < text * SHORT
}

/// As many as there is room for, at least `least`, and a way to the others.
fn bars_ui(ui: &mut Ui, bars: &[Bar], face: &Appearance, drafts: &mut Drafts, least: usize) -> Option<Action> {
    let gap = ui.spacing().item_spacing.y;
    let (folded, unfolded) = SHARES;
    let window = ui.ctx().content_rect().height();
    let mut taken = 0.0;
    let fitting = bars.iter().take_while(|bar| {
        taken += notice_height(ui, &bar.text, bar.buttons.iter().map(|(text, _)| text.as_str())) + gap;
        taken <= folded * window
    });
    let fitting = if least == 0 { 0 } else { fitting.count().max(least).min(bars.len()) };
    drafts.all_notices &= fitting < bars.len();
    let shown = if drafts.all_notices { bars.len() } else { fitting };
    let most = if drafts.all_notices { unfolded } else { folded };
    // Without a least height it stays as high as what the panel held before.
    let area = ScrollArea::vertical().id_salt("notices").max_height(most * window).min_scrolled_height(most * window);
    let pressed = area.show(ui, |ui| {
        let mut pressed = None;
        for (place, bar) in bars.iter().take(shown).enumerate() {
            pressed = ui.push_id(place, |ui| bar_ui(ui, bar, face)).inner.or(pressed);
        }
        pressed
    });
    if fitting < bars.len() {
        let more = text!("notices-more", count = Fact::Number((bars.len() - fitting) as u64));
        let text = if drafts.all_notices {
            face.words.message(text_key!("notices-fewer"))
        } else {
            face.words.render(&more, &HouseTerms::default())
        };
        if link(ui, &face.theme, &text, &text).clicked() {
            drafts.all_notices = !drafts.all_notices;
        }
    }
    pressed.inner
}

fn bar_ui(ui: &mut Ui, bar: &Bar, face: &Appearance) -> Option<Action> {
    let texts: Vec<&str> = bar.buttons.iter().map(|(text, _)| text.as_str()).collect();
    let pressed = notice_bar(ui, &face.theme, bar.kind, &bar.text, &texts)?;
    bar.buttons.get(pressed).map(|(_, action)| action.clone())
}

/// Steady as long as answers wait and their notice is put away.
fn waiting_badge(ui: &mut Ui, app: &App, face: &Appearance) -> Option<Action> {
    let text = face.words.render(&app.waiting().summary()?, &HouseTerms::default());
    ui.horizontal_wrapped(|ui| {
        let sign = RichText::new(&text).text_style(TextStyle::Small).color(face.theme.surround.wrong);
        let label = ui.label(sign);
        crate::view::widget::name(&label, Role::Status, &text);
        ui.add_space(GRID / 2.0);
        let why = face.words.message(text_key!("waiting-why"));
        link(ui, &face.theme, &why, &why).clicked().then_some(Action::Waiting(WaitingAction::Explain))
    })
    .inner
}
