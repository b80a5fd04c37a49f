//! Results of a room: standings with reasons, hard questions, and export files.

use eframe::egui::{Align2, RichText, Role, Sense, TextStyle, Ui, vec2};

use crate::app::host::{HostAction as Do, HostScreen, ResultsAction};
use crate::classroom::results::{PersonResult, QuestionResult, Results, ResultsDescriber, ResultsFormat, TeamResult};
use crate::describe::data_table::whole_percent;
use crate::describe::legible::legible;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::progress::class::{FIRST_LOOKS, ItemAnalysis};
use crate::view::Appearance;
use crate::view::draft::HostDraft;
use crate::view::screen::answer::strong;
use crate::view::screen::bar::bar_ui;
use crate::view::screen::page::{column_ui, heading_ui, quiet_ui, set_gutter, small_ui, title_ui};
use crate::view::theme::GRID;
use crate::view::widget::{cells_ui, fold_head, fold_row, name, panel, quiet_button};

const WRONGS: usize = 2;

pub(super) fn results_ui(
    ui: &mut Ui,
    host: &HostScreen,
    results: &Results,
    face: &Appearance,
    draft: &mut HostDraft,
    done: &mut Vec<Do>,
) {
    let earlier = host.earlier.iter().find(|room| room.at == results.opened);
    let minutes_east = earlier.map_or(host.utc_offset_minutes, |room| room.utc_offset_minutes);
    let teller = ResultsDescriber { results, words: &face.words, minutes_east };
    let (back, escape) = (face.words.message(text_key!("go-back")), face.words.message(text_key!("key-escape")));
    let leaves = bar_ui(
        ui,
        |ui| title_ui(ui, &face.words.message(text_key!("host-results"))),
        |ui| quiet_button(ui, &face.theme, &back, Some(&escape)).clicked(),
    );
    if leaves {
        done.push(Do::Results(ResultsAction::Show(false)));
    }
    let letters = TextStyle::Body.resolve(ui.style()).size;
    column_ui(ui, "room-results", letters * WIDE, |ui| {
        heading_ui(ui, &teller.title());
        quiet_ui(ui, &face.theme, &teller.subtitle());
        small_ui(ui, &face.theme, &teller.about_people());
        ui.add_space(GRID);
        files_ui(ui, face, done);
        if ui.available_width() < letters * TWO_COLUMNS {
            people_ui(ui, &teller, face, draft);
            questions_ui(ui, &teller, face, draft);
        } else {
            ui.spacing_mut().item_spacing.x = 4.0 * GRID;
            set_gutter(ui, ui.available_rect_before_wrap().center().x);
            // Columns stretch their lines.
            ui.columns_const(|[people, questions]| {
                people.vertical(|ui| people_ui(ui, &teller, face, draft));
                questions.vertical(|ui| questions_ui(ui, &teller, face, draft));
            });
        }
        ui.add_space(2.0 * GRID);
    });
}

/// Width of the page, and the least one with people and questions side by side, in text sizes.
const WIDE: f32 = 88.0;
const TWO_COLUMNS: f32 = 60.0;

/// Where the columns of points, of right answers and of times end: distances from the right edge, in text sizes.
const COLUMNS: [f32; 3] = [15.5, 9.5, 0.75];

/// The cells of one line with the ends of their columns.
fn cells(ui: &Ui, texts: impl IntoIterator<Item = String>) -> Vec<(f32, String)> {
    let letters = TextStyle::Body.resolve(ui.style()).size;
    COLUMNS.map(|end| end * letters).into_iter().zip(texts).collect()
}

fn people_ui(ui: &mut Ui, teller: &ResultsDescriber<'_>, face: &Appearance, draft: &mut HostDraft) {
    let points = text_key!("results-column-points");
    if !teller.results.teams.is_empty() {
        heads_ui(ui, face, text_key!("host-teams"), &[points]);
        for team in &teller.results.teams {
            team_ui(ui, team, face);
        }
        ui.add_space(GRID);
    }
    let heads = [points, text_key!("class-column-right"), text_key!("class-column-median")];
    heads_ui(ui, face, text_key!("results-people"), &heads);
    for person in &teller.results.people {
        person_ui(ui, teller, person, face, draft);
    }
}

/// The heading of a list with those of its columns.
fn heads_ui(ui: &mut Ui, face: &Appearance, title: TextKey, heads: &[TextKey]) {
    ui.add_space(GRID);
    let title = RichText::new(face.words.message(title)).text_style(TextStyle::Heading);
    let line = ui.label(title).rect.with_max_x(ui.max_rect().right());
    let texts = heads.iter().map(|head| face.words.message(*head));
    cells_ui(ui, &face.theme, line, &cells(ui, texts));
}

fn team_ui(ui: &mut Ui, team: &TeamResult, face: &Appearance) {
    let font = TextStyle::Button.resolve(ui.style());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), font.size * 1.4 + GRID), Sense::hover());
    let points = team.mean().describe(&face.words);
    let (place, who) = (Fact::Number(team.place as u64), Fact::Text(team.name.clone()));
    let row = text!("join-row", place = place, name = who, points = Fact::Text(points.clone()));
    name(&response, Role::Label, &face.words.render(&row, &HouseTerms::default()));
    let title = format!("{}.  {}", team.place, team.name);
    let left = rect.left_center() + vec2(font.size * 0.56 + 1.5 * GRID, 0.0);
    ui.painter().text(left, Align2::LEFT_CENTER, title, font, face.theme.surround.text);
    cells_ui(ui, &face.theme, rect, &cells(ui, [points]));
}

fn questions_ui(ui: &mut Ui, teller: &ResultsDescriber<'_>, face: &Appearance, draft: &mut HostDraft) {
    let looks = first_looks(teller);
    first_looks_ui(ui, teller, face, &looks);
    ui.add_space(GRID);
    heading_ui(ui, &face.words.message(text_key!("results-questions")));
    for (number, question) in teller.results.questions.iter().enumerate() {
        let is_above = looks.iter().any(|(at, ..)| *at == number);
        panel(ui, &face.theme, |ui| {
            ui.set_width(ui.available_width());
            question_ui(ui, teller, (number, question, is_above), face, draft.results.statistics);
        });
        ui.add_space(GRID / 2.0);
    }
    if teller.results.questions.is_empty() {
        return;
    }
    let title = face.words.message(text_key!("results-statistics"));
    if fold_head(ui, &face.theme, &title, "", draft.results.statistics).clicked() {
        draft.results.statistics = !draft.results.statistics;
    }
    if draft.results.statistics {
        small_ui(ui, &face.theme, &teller.about_questions());
    }
}

/// A question with its place among all of them.
type Look<'r> = (usize, &'r QuestionResult, &'r ItemAnalysis);

/// The questions that are worth a look first.
fn first_looks<'r>(teller: &ResultsDescriber<'r>) -> Vec<Look<'r>> {
    let questions = teller.results.questions.iter().enumerate().filter(|(_, question)| !question.skipped);
    let mut looks: Vec<Look<'_>> =
        questions.filter_map(|(at, question)| Some((at, question, question.item.as_ref()?))).collect();
    looks.retain(|(.., item)| item.is_worth_a_look());
    looks.sort_by(|(.., one), (.., other)| one.look_order(other));
    looks.truncate(FIRST_LOOKS);
    looks
}

fn first_looks_ui(ui: &mut Ui, teller: &ResultsDescriber<'_>, face: &Appearance, looks: &[Look<'_>]) {
    if looks.is_empty() {
        return;
    }
    heading_ui(ui, &face.words.message(text_key!("class-look-first")));
    let why = |(_, question, item): &Look<'_>| {
        let wrong = Fact::Number((item.answers - item.right) as u64);
        let hard = text!("class-look-hard", wrong = wrong, of = Fact::Number(item.answers as u64));
        teller.review_reason(question).unwrap_or_else(|| teller.render(&hard))
    };
    let reasons: Vec<String> = looks.iter().map(why).collect();
    // A reason that all share stands once, above the list.
    let common = reasons.first().filter(|first| reasons.iter().all(|reason| reason == *first) && reasons.len() > 1);
    if let Some(common) = common {
        quiet_ui(ui, &face.theme, common);
    }
    for ((at, question, _), reason) in looks.iter().zip(&reasons) {
        ui.label(format!("{}.  {}", at + 1, teller.decision(&question.exercise)));
        if common.is_none() {
            quiet_ui(ui, &face.theme, reason);
        }
    }
}

fn files_ui(ui: &mut Ui, face: &Appearance, done: &mut Vec<Do>) {
    ui.horizontal_wrapped(|ui| {
        let files = [
            (ResultsFormat::Xlsx, text_key!("class-xlsx")),
            (ResultsFormat::Csv, text_key!("class-csv")),
            (ResultsFormat::Pdf, text_key!("host-pdf")),
            (ResultsFormat::Json, text_key!("host-json")),
        ];
        for (form, key) in files {
            if quiet_button(ui, &face.theme, &face.words.message(key), None).clicked() {
                done.push(Do::Results(ResultsAction::Write(form)));
            }
        }
        if quiet_button(ui, &face.theme, &face.words.message(text_key!("host-practise")), None).clicked() {
            done.push(Do::Results(ResultsAction::Practise));
        }
    });
}

/// A participant's row; unfolded, each answer with the reason for its points.
fn person_ui(
    ui: &mut Ui,
    teller: &ResultsDescriber<'_>,
    person: &PersonResult,
    face: &Appearance,
    draft: &mut HostDraft,
) {
    let place = person.place.map_or_else(String::new, |place| format!("{place}.  "));
    let team = person.team.as_ref().map_or_else(String::new, |team| format!(" · {team}"));
    let (points, right) = (Fact::Number(person.points), Fact::Number(person.right as u64));
    let counted = Fact::Number(person.counted as u64);
    let state = text!("host-results-person", points = points, right = right, of = counted);
    let state = face.words.render(&state, &HouseTerms::default());
    let state =
        person.median.map_or_else(|| state.clone(), |median| format!("{state} · {}", median_text(median, face)));
    let share = format!("{} / {}", person.right, person.counted);
    let time = person.median.map_or_else(|| "–".to_owned(), |median| seconds_text(median, face));
    let open = draft.selected == Some(person.who.0);
    let title = format!("{place}{}{team}", legible(&person.name));
    let cells = cells(ui, [face.words.whole(person.points), share, time]);
    if fold_row(ui, &face.theme, (&title, &state), &cells, open).clicked() {
        draft.selected = (!open).then_some(person.who.0);
    }
    if !open {
        return;
    }
    panel(ui, &face.theme, |ui| {
        ui.set_width(ui.available_width());
        for line in teller.remark(person).into_iter().chain(teller.extra_time(person)) {
            small_ui(ui, &face.theme, &line);
        }
        for reply in &person.replies {
            let Some(exercise) = teller.results.exercise(person, reply.question) else { continue };
            ui.label(strong(format!("{}.  {}", reply.question + 1, teller.prompt(exercise))));
            let answer = match &reply.given {
                Some(given) => teller.answer(exercise, &given.answer),
                None => face.words.message(text_key!("phone-no-answer")),
            };
            let mark = match &reply.given {
                Some(given) if given.right => "✓",
                Some(_) => "✗",
                None => "–",
            };
            ui.label(format!("{mark}  {answer}"));
            let why = teller.results.points_reason(reply).phrase(&face.words);
            small_ui(ui, &face.theme, &teller.render(&why));
            ui.add_space(GRID / 2.0);
        }
    });
}

fn seconds_text(millis: f64, face: &Appearance) -> String {
    let seconds = face.words.seconds(millis.round().max(0.0) as u64);
    face.words.render(&text!("paper-seconds", seconds = Fact::Text(seconds)), &HouseTerms::default())
}

fn median_text(millis: f64, face: &Appearance) -> String {
    let seconds = face.words.seconds(millis.round().max(0.0) as u64);
    face.words.render(&text!("host-median", seconds = Fact::Text(seconds)), &HouseTerms::default())
}

/// Figures of a question, without those still unknown.
fn figures(item: &ItemAnalysis, face: &Appearance) -> String {
    let percent = |share: f64| Fact::Number(whole_percent(share));
    let say = |phrase: Phrase| face.words.render(&phrase, &HouseTerms::default());
    let facility = item.facility.map(|share| say(text!("host-facility", percent = percent(share))));
    let time = item.time.as_ref().map(|time| median_text(time.median, face));
    let tells = item
        .quality
        .and_then(|worth| worth.discrimination)
        .map(|found| say(text!("host-discrimination", found = Fact::Text(face.words.figure(found, 2)))));
    facility.into_iter().chain(time).chain(tells).collect::<Vec<_>>().join(" · ")
}

fn question_ui(
    ui: &mut Ui,
    teller: &ResultsDescriber<'_>,
    (number, question, is_above): (usize, &QuestionResult, bool),
    face: &Appearance,
    shows_figures: bool,
) {
    ui.label(strong(format!("{}.  {}", number + 1, teller.decision(&question.exercise))));
    // A decision covering several questions has no common answer.
    if question.place.is_some() {
        let right = text!(
            "class-of",
            what = Fact::Text(face.words.message(text_key!("results-column-expected"))),
            said = Fact::Text(teller.expected(&question.exercise))
        );
        ui.label(face.words.render(&right, &HouseTerms::default()));
    }
    let text = if question.skipped {
        face.words.message(text_key!("results-skipped"))
    } else {
        let phrase = text!(
            "host-results-question",
            right = Fact::Number(question.right as u64),
            answered = Fact::Number(question.answered as u64),
            asked = Fact::Number(question.asked as u64)
        );
        face.words.render(&phrase, &HouseTerms::default())
    };
    ui.label(text);
    let figures = question.item.as_ref().map(|item| figures(item, face)).unwrap_or_default();
    if shows_figures && !figures.is_empty() {
        ui.label(figures);
    }
    let wrongs = teller.wrong_answers(question, WRONGS);
    if !wrongs.is_empty() {
        let wrongs = text!("host-wrong-answers", answers = Fact::Text(wrongs));
        ui.label(teller.render(&wrongs));
    }
    // The first questions have their reason above.
    if let Some(look) = teller.review_reason(question).filter(|_| !is_above) {
        ui.label(RichText::new(look).color(face.theme.surround.wrong));
    }
}
