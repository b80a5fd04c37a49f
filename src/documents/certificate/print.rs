//! The text inside the frame of a certificate: recipient, test, result, date.

use super::{Certificate, VERSION, frame};
use crate::describe::dates::{format_date, format_percent, format_seconds};
use crate::describe::scene;
use crate::documents::paper::{
    HIGH, Ink, Outline, PageTag, PaperPage, TextStyle, Typeface, WIDE, fitted, lines, width,
};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::i18n::{Catalog, HouseTerms};
use crate::rules::hand::Point;
use crate::rules::tableau::{Cell, Third};

const TEXT: Ink = (28, 28, 26);
const QUIET: Ink = (104, 100, 92);
const GREEN: Ink = (24, 74, 58);
const GOLD: Ink = (178, 140, 72);
const PALE: Ink = (250, 247, 240);
const FAINT: Ink = (196, 188, 170);

/// Centre of the page, and the width inside the frame.
const MIDDLE: f32 = HIGH / 2.0;
const ROOM: f32 = HIGH - 200.0;

const APART: f32 = 168.0;

/// The names of the bands, from the lowest that passes.
const BANDS: [TextKey; 4] =
    [text_key!("test-band-1"), text_key!("test-band-2"), text_key!("test-band-3"), text_key!("test-band-4")];

pub(super) fn page(certificate: &Certificate, words: &Catalog) -> PaperPage {
    let mut page = PaperPage::landscape();
    page.shape(Outline::Box([0.0, 0.0, HIGH, WIDE, 0.0]), Some(PALE), None);
    frame::paint(&mut page);
    CertificatePrinter { certificate, words }.paint(&mut page);
    page
}

struct CertificatePrinter<'c> {
    certificate: &'c Certificate,
    words: &'c Catalog,
}

impl CertificatePrinter<'_> {
    fn render(&self, phrase: &Phrase) -> String {
        self.words.render_for_house(phrase, &self.certificate.house)
    }

    fn paint(&self, page: &mut PaperPage) {
        let title = self.words.message(text_key!("certificate-title"));
        page.tagged(PageTag::heading(1, &title), |page| {
            page.text_centred((MIDDLE, 128.0), TextStyle(Typeface::Bold, 38.0, GREEN), &title);
        });
        let given = self.words.message(text_key!("certificate-given"));
        page.tagged(PageTag::Paragraph, |page| {
            page.text_centred((MIDDLE, 158.0), TextStyle(Typeface::Regular, 12.0, QUIET), &given);
        });
        self.name(page);
        self.test(page);
        self.band(page);
        self.figures(page);
        self.tableau(page);
        self.signature_line(page);
        self.record_mark(page);
    }

    /// Trainee's name, scaled to fit; two lines if very long.
    fn name(&self, page: &mut PaperPage) {
        let name = &self.certificate.name;
        let size = (ROOM / width(Typeface::Bold, name, 1.0).max(1.0)).clamp(19.0, 30.0);
        let set = TextStyle(Typeface::Bold, size, TEXT);
        let set_in: Vec<String> = lines(set.0, name, size, ROOM).into_iter().take(2).collect();
        let first = if set_in.len() > 1 { 190.0 } else { 201.0 };
        page.tagged(PageTag::Paragraph, |page| {
            for (line, text) in set_in.iter().enumerate() {
                let text = if line == 1 { fitted(set.0, text, size, ROOM) } else { text.clone() };
                page.text_centred((MIDDLE, first + size * 1.2 * line as f32), set, &text);
            }
        });
        let y = 224.0;
        page.rule(&[(MIDDLE - 190.0, y), (MIDDLE - 12.0, y)], GOLD, 0.8);
        page.rule(&[(MIDDLE + 12.0, y), (MIDDLE + 190.0, y)], GOLD, 0.8);
        page.text_centred((MIDDLE, y + 4.0), TextStyle(Typeface::Symbols, 11.0, GOLD), "♦");
    }

    fn test(&self, page: &mut PaperPage) {
        let names = HouseTerms::from(&self.certificate.house.terms);
        let passed = text!(
            "certificate-passed",
            test = Fact::Text(self.certificate.title.render(self.words.language(), &names)),
            house = Fact::Text(self.certificate.house.name.clone())
        );
        let set = TextStyle(Typeface::Regular, 13.0, TEXT);
        let set_in = lines(set.0, &self.render(&passed), set.1, ROOM - 60.0);
        page.tagged(PageTag::Paragraph, |page| {
            for (line, text) in set_in.iter().enumerate() {
                let text = if line + 1 < set_in.len() { format!("{text} ") } else { text.clone() };
                page.text_centred((MIDDLE, 252.0 + 18.0 * line as f32), set, &text);
            }
        });
    }

    fn band(&self, page: &mut PaperPage) {
        let place = self.certificate.band.saturating_sub(1);
        let band = self.words.message(BANDS.get(place).copied().unwrap_or(BANDS[0]));
        let set = TextStyle(Typeface::Bold, 22.0, PALE);
        let wide = width(set.0, &band, set.1) + 56.0;
        let (left, top) = (MIDDLE - wide / 2.0, 294.0);
        page.shape(Outline::Box([left, top, wide, 40.0, 20.0]), Some(GREEN), None);
        page.shape(Outline::Box([left + 3.5, top + 3.5, wide - 7.0, 33.0, 16.5]), None, Some((GOLD, 0.7)));
        page.tagged(PageTag::Paragraph, |page| page.text_centred((MIDDLE, top + 27.5), set, &band));
    }

    fn figures(&self, page: &mut PaperPage) {
        let score = self.certificate.score;
        let of =
            text!("certificate-of", right = Fact::Number(score.right.into()), asked = Fact::Number(score.asked.into()));
        let minutes = text!("certificate-minutes", minutes = Fact::Number(self.certificate.minutes.into()));
        let time = match self.certificate.millis {
            Some(millis) => (format_seconds(self.words, millis), self.render(&minutes)),
            None => (
                self.words.message(text_key!("certificate-untimed")),
                self.words.message(text_key!("certificate-no-clock")),
            ),
        };
        let figures = [
            (format_percent(self.words, score.percent()), self.render(&of)),
            time,
            (self.words.message(scene::table_size_key(self.certificate.table)), self.certificate.house.name.clone()),
            (format_date(self.words, self.certificate.day), self.words.message(text_key!("certificate-day"))),
        ];
        for (place, (figure, caption)) in figures.iter().enumerate() {
            let middle = MIDDLE + APART * (place as f32 - 1.5);
            if place > 0 {
                page.rule(&[(middle - APART / 2.0, 360.0), (middle - APART / 2.0, 394.0)], GOLD, 0.6);
            }
            page.tagged(PageTag::Paragraph, |page| {
                page.text_centred((middle, 373.0), TextStyle(Typeface::Bold, 15.0, GREEN), &format!("{figure} "));
                page.text_centred((middle, 391.0), TextStyle(Typeface::Regular, 9.5, QUIET), caption);
            });
        }
    }

    /// The house's tableau as a faint decoration, untagged.
    fn tableau(&self, page: &mut PaperPage) {
        let house = &self.certificate.house;
        let (x, y, side) = (88.0, 436.0, 9.6);
        let set = TextStyle(Typeface::Bold, 6.0, FAINT);
        let thirds: Vec<Third> = Point::ALL.into_iter().map(Third::Card).chain([Third::Stood]).collect();
        for (at, third) in thirds.iter().enumerate().take(10) {
            let head = fitted(set.0, &scene::column_head(*third, &house.terms), set.1, side);
            page.text_centred((x + side * (at as f32 + 0.5), y - 3.0), set, &head);
        }
        for (row, point) in Point::ALL.into_iter().filter(|point| !point.is_natural()).enumerate() {
            let top = y + side * row as f32;
            page.text_right((x - 3.5, top + 7.0), set, &point.to_string());
            for (at, third) in thirds.iter().enumerate() {
                let left = x + side * at as f32;
                page.shape(Outline::Box([left, top, side, side, 0.0]), None, Some((FAINT, 0.3)));
                let act = house
                    .tableau
                    .banco(Cell { banco: point, third: *third })
                    .map(|ruling| scene::act_letter(ruling.act, &house.terms));
                if let Some(act) = act {
                    page.text_centred((left + side / 2.0, top + 6.9), set, &act.to_string());
                }
            }
        }
    }

    fn signature_line(&self, page: &mut PaperPage) {
        let (left, right, y) = (HIGH - 288.0, HIGH - 92.0, 484.0);
        page.rule(&[(left, y), (right, y)], QUIET, 0.6);
        let caption = self.words.message(text_key!("certificate-trainer"));
        page.tagged(PageTag::Paragraph, |page| {
            page.text_centred(
                (f32::midpoint(left, right), y + 13.0),
                TextStyle(Typeface::Regular, 9.0, QUIET),
                &caption,
            );
        });
    }

    fn record_mark(&self, page: &mut PaperPage) {
        let caption = text!(
            "certificate-mark",
            version = Fact::Text(VERSION.to_owned()),
            mark = Fact::Text(self.certificate.mark.clone())
        );
        let caption = self.render(&caption);
        page.tagged(PageTag::Paragraph, |page| {
            page.text_right((HIGH - 92.0, 519.0), TextStyle(Typeface::Regular, 8.0, QUIET), &caption);
        });
    }
}
