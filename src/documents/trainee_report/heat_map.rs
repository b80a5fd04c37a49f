//! The tableau heat map of a report: each cell shaded and labelled with its share of right answers.

use super::TraineeReport;
use super::sections::NOTHING;
use crate::describe::scene;
use crate::documents::paper::flow::{MARGIN, QUIET, ROOM, ReportFlow, TEXT, WHITE};
use crate::documents::paper::{Ink, Outline, PageTag, PaperPage, TextStyle, Typeface, fitted};
use crate::i18n::Catalog;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::progress::Score;
use crate::rules::hand::Point;
use crate::rules::side::Chance;
use crate::rules::tableau::Third;

const HIGH: f32 = 19.0;
const LABEL: f32 = 62.0;
const EDGE: Ink = (214, 207, 192);

/// Lower bound of each shade in per cent, with fill and text colour.
const SHADES: [(u32, Ink, Ink); 5] = [
    (0, (158, 54, 38), WHITE),
    (60, (206, 112, 76), WHITE_ON_CLAY),
    (75, (238, 186, 148), TEXT),
    (90, (250, 228, 206), TEXT),
    (100, WHITE, TEXT),
];
/// Text colour on the second shade, where white has too little contrast.
const WHITE_ON_CLAY: Ink = (20, 12, 8);

fn shade(score: Score) -> (Ink, Ink) {
    let found = SHADES.iter().rev().find(|(from, ..)| score.percent() >= *from);
    found.map_or((WHITE, TEXT), |(_, fill, ink)| (*fill, *ink))
}

pub(super) fn paint(report: &TraineeReport, words: &Catalog, flow: &mut ReportFlow) {
    let rows: Vec<Point> = Point::ALL.into_iter().filter(|point| !point.is_natural()).collect();
    let high = HIGH * (rows.len() as f32 + 1.0);
    flow.heading(&words.message(text_key!("report-tableau")), high + 52.0);
    let about = sides(report, words, text_key!("report-tableau-about"));
    flow.paragraph(&about);
    let y = flow.y;
    flow.page.tagged(PageTag::Table(about.clone()), |page| grid(page, y, report, words, &rows));
    flow.y += high + 9.0;
    legend(words, flow);
}

fn sides(report: &TraineeReport, words: &Catalog, key: TextKey) -> String {
    let phrase =
        Phrase::plain(key).with("punto", Fact::Chance(Chance::Punto)).with("banco", Fact::Chance(Chance::Banco));
    words.render_for_house(&phrase, &report.house)
}

/// Banco's columns, then Punto's own.
fn grid(page: &mut PaperPage, y: f32, report: &TraineeReport, words: &Catalog, rows: &[Point]) {
    let thirds: Vec<Third> = Point::ALL.into_iter().map(Third::Card).chain([Third::Stood]).collect();
    let wide = (ROOM - LABEL) / (thirds.len() as f32 + 1.4);
    let left = |at: usize| MARGIN + LABEL + wide * at as f32 + if at == thirds.len() { wide * 0.4 } else { 0.0 };
    let head = TextStyle(Typeface::Bold, 8.0, QUIET);
    page.tagged(PageTag::Row, |page| {
        page.tagged(PageTag::ColumnHead, |page| {
            let corner = fitted(head.0, &sides(report, words, text_key!("report-tableau-rows")), head.1, LABEL - 6.0);
            page.text((MARGIN, y + 13.0), head.0, head.1, head.2, &corner);
        });
        for (at, third) in thirds.iter().enumerate() {
            let name = fitted(head.0, &scene::column_head(*third, &report.house.terms), head.1, wide - 2.0);
            page.tagged(PageTag::ColumnHead, |page| page.text_centred((left(at) + wide / 2.0, y + 13.0), head, &name));
        }
        let punto = fitted(head.0, report.house.terms.punto.value(), head.1, wide + 8.0);
        page.tagged(PageTag::ColumnHead, |page| {
            page.text_centred((left(thirds.len()) + wide / 2.0, y + 13.0), head, &punto);
        });
    });
    for (row, point) in rows.iter().enumerate() {
        let top = y + HIGH * (row as f32 + 1.0);
        page.tagged(PageTag::Row, |page| {
            page.tagged(PageTag::RowHead, |page| {
                page.text_right(
                    (MARGIN + LABEL - 8.0, top + 13.0),
                    TextStyle(Typeface::Bold, 9.5, TEXT),
                    &point.to_string(),
                );
            });
            for (at, third) in thirds.iter().enumerate() {
                let id = match third {
                    Third::Card(card) => format!("banco-{point}-{card}"),
                    Third::Stood => format!("banco-{point}-stood"),
                };
                cell(page, [left(at), top, wide, HIGH], report.tableau.get(&id).copied());
            }
            let own = report.tableau.get(&format!("punto-{point}")).copied();
            cell(page, [left(thirds.len()), top, wide, HIGH], own);
        });
    }
}

fn cell(page: &mut PaperPage, [x, y, wide, high]: [f32; 4], score: Option<Score>) {
    let score = score.filter(|score| score.asked > 0);
    let (fill, ink) = score.map_or((WHITE, QUIET), shade);
    let text = score.map_or_else(|| NOTHING.to_owned(), |score| score.percent().to_string());
    page.tagged(PageTag::Cell, |page| {
        page.shape(Outline::Box([x + 0.5, y + 0.5, wide - 1.0, high - 1.0, 2.0]), Some(fill), Some((EDGE, 0.5)));
        let set = TextStyle(if score.is_some() { Typeface::Bold } else { Typeface::Regular }, 8.5, ink);
        page.text_centred((x + wide / 2.0, y + high / 2.0 + 3.0), set, &text);
    });
}

fn legend(words: &Catalog, flow: &mut ReportFlow) {
    let y = flow.y;
    let set = TextStyle(Typeface::Regular, 8.0, QUIET);
    flow.page.tagged(PageTag::Paragraph, |page| {
        let mut x = MARGIN + LABEL;
        for (from, fill, _) in SHADES {
            page.shape(Outline::Box([x, y, 10.0, 8.0, 1.5]), Some(fill), Some((EDGE, 0.5)));
            let text = text!("report-shade", percent = Fact::Number(from.into()));
            let text = format!("{} ", words.render(&text, &crate::i18n::HouseTerms::default()));
            page.text((x + 14.0, y + 7.0), set.0, set.1, set.2, &text);
            x += 24.0 + crate::documents::paper::width(set.0, &text, set.1);
        }
        page.text((x, y + 7.0), set.0, set.1, set.2, &words.message(text_key!("report-never-asked")));
    });
    flow.y += 14.0;
}
