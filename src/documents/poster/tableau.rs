//! Both sides' tableaux: a ring where a card is drawn, a grey cell where a side stands, with the letter of
//! the house.

use super::{BESIDE, FOOT, GROUND, MARGIN, Pen, PosterPrinter, QUIET, TEXT};
use crate::describe::scene;
use crate::documents::paper::{PageTag, TextStyle, Typeface};
use crate::i18n::phrase::Fact;
use crate::rules::bet::Pays;
use crate::rules::clause::Basis;
use crate::rules::hand::Point;
use crate::rules::side::Side;
use crate::rules::tableau::{Act, Cell, TableauRuling, Third};

/// Right end of the tableau.
const END: f32 = BESIDE - 24.0;
/// Widths of the head column and of the column for Punto standing.
const HEAD: f32 = 44.0;
const STOOD: f32 = 70.0;
const STEP: f32 = (END - MARGIN - HEAD - STOOD) / 10.0;
/// Heights of a row and of the head row.
const ROW: f32 = 37.0;
const HEADS: f32 = 30.0;
const NAME: f32 = 28.0;
/// Font size; letters are at least 1/300 of a viewing distance of three metres high.
const LETTER: f32 = 28.0;

impl PosterPrinter<'_> {
    pub(super) fn tableau(&self, pen: &mut Pen<'_>) {
        let top = self.punto(pen, 66.0) + 10.0;
        let top = self.banco(pen, top);
        self.legend(pen, top);
    }

    /// Punto's action on each two-card point; returns the bottom.
    fn punto(&self, pen: &mut Pen<'_>, top: f32) -> f32 {
        pen.name(top, self.house.terms.punto.value(), "");
        let heads = top + NAME;
        let wide = (END - MARGIN) / 8.0;
        let rows: Vec<(Point, TableauRuling)> =
            Point::ALL.into_iter().filter_map(|point| Some((point, self.house.tableau.punto(point)?))).collect();
        let shows = self.render(&text!("poster-tableau-of", side = Fact::Side(Side::Punto)));
        pen.tagged(PageTag::Table(shows), |pen| {
            pen.tagged(PageTag::Row, |pen| {
                for (at, (point, _)) in rows.iter().enumerate() {
                    let middle = MARGIN + wide * (at as f32 + 0.5);
                    pen.tagged(PageTag::ColumnHead, |pen| head(pen, middle, heads, wide, &point.to_string()));
                }
            });
            pen.tagged(PageTag::Row, |pen| {
                for (at, (_, ruling)) in rows.iter().enumerate() {
                    let place = [MARGIN + wide * at as f32, heads + HEADS, wide, ROW];
                    self.cell(pen, place, *ruling);
                }
            });
        });
        heads + HEADS + ROW
    }

    /// Banco's action on each point and third card; returns the bottom.
    fn banco(&self, pen: &mut Pen<'_>, top: f32) -> f32 {
        let about = self.render(&text!("tableau-column", side = Fact::Side(Side::Punto)));
        pen.name(top, self.house.terms.banco.value(), &about);
        let heads = top + NAME;
        let shows = self.render(&text!("poster-tableau-of", side = Fact::Side(Side::Banco)));
        let points: Vec<Point> = Point::ALL.into_iter().filter(|point| !point.is_natural()).collect();
        pen.tagged(PageTag::Table(shows), |pen| {
            pen.tagged(PageTag::Row, |pen| {
                // The corner is tagged, too: the first column holds points.
                pen.tagged(PageTag::ColumnHead, |pen| {
                    let corner = self.house.terms.banco.value();
                    pen.text_within(
                        (MARGIN + HEAD / 2.0, heads + 20.0),
                        HEAD - 6.0,
                        TextStyle(Typeface::Regular, 11.0, QUIET),
                        corner,
                    );
                });
                for third in Third::all() {
                    let (left, wide) = column_at(third);
                    let label = scene::column_head(third, &self.house.terms);
                    pen.tagged(PageTag::ColumnHead, |pen| head(pen, left + wide / 2.0, heads, wide, &label));
                }
            });
            for (row, banco) in points.iter().enumerate() {
                let top = heads + HEADS + ROW * row as f32;
                pen.tagged(PageTag::Row, |pen| {
                    pen.tagged(PageTag::RowHead, |pen| {
                        let set = TextStyle(Typeface::Bold, LETTER, TEXT);
                        pen.text_around((MARGIN + HEAD / 2.0, top + ROW / 2.0 + 10.0), set, &banco.to_string());
                    });
                    for third in Third::all() {
                        let (left, wide) = column_at(third);
                        if let Some(ruling) = self.house.tableau.banco(Cell { banco: *banco, third }) {
                            self.cell(pen, [left, top, wide, ROW], ruling);
                        }
                    }
                });
            }
        });
        heads + HEADS + ROW * points.len() as f32
    }

    /// A cell: ground or ring, letter, and a mark unless a clause states it exactly.
    fn cell(&self, pen: &mut Pen<'_>, [left, top, wide, high]: [f32; 4], ruling: TableauRuling) {
        let (x, y) = (left + wide / 2.0, top + high / 2.0);
        match ruling.act {
            Act::Draw => {
                let round = high - 4.0;
                pen.shape([left, top, wide, high, 0.0], None, Some(0.8));
                pen.shape([x - round / 2.0, y - round / 2.0, round, round, round / 2.0], None, Some(2.4));
            }
            Act::Stand => pen.shape([left, top, wide, high, 0.0], Some(GROUND), Some(0.8)),
        }
        let label = scene::act_letter(ruling.act, &self.house.terms).to_string();
        pen.tagged(PageTag::Cell, |pen| {
            pen.text_around((x, y + LETTER * 0.36), TextStyle(Typeface::Bold, LETTER, TEXT), &label);
            if let Some(mark) = mark(ruling.basis) {
                let set = TextStyle(Typeface::Bold, 11.0, TEXT);
                pen.text_around((left + wide - 5.5, top + 11.0), set, mark);
            }
        });
    }

    fn legend(&self, pen: &mut Pen<'_>, top: f32) {
        let (draw, stand) = (self.house.terms.draw.value(), self.house.terms.stand.value());
        let (y, size) = (top + 8.0, 18.0);
        let middle = y + size / 2.0;
        pen.shape([MARGIN + 1.5, y, size, size, size / 2.0], None, Some(1.8));
        let says = |(letter, word): &(char, String)| format!("{letter}  {word}");
        let set = TextStyle(Typeface::Bold, 13.0, TEXT);
        pen.tagged(PageTag::Paragraph, |pen| pen.text((MARGIN + 26.0, middle + 4.6), set, &says(draw)));
        let second = MARGIN + HEAD + 2.0 * STEP;
        pen.shape([second, y, size, size, 0.0], Some(GROUND), Some(0.8));
        pen.tagged(PageTag::Paragraph, |pen| pen.text((second + 26.0, middle + 4.6), set, &says(stand)));
        let tableau = &self.house.tableau;
        let punto = Point::ALL.into_iter().filter_map(|point| tableau.punto(point));
        let rulings = punto.chain(Cell::all().filter_map(|cell| tableau.banco(cell)));
        let payouts = self.house.spots.iter().flat_map(|spot| &spot.payouts).filter(|line| line.pays != Pays::Lose);
        let all: Vec<Option<&str>> =
            rulings.map(|ruling| ruling.basis).chain(payouts.map(|line| line.from)).map(mark).collect();
        let mut foot = middle - 1.5;
        for (sign, key) in [("°", text_key!("tableau-silent")), ("*", text_key!("tableau-corrected"))] {
            if all.contains(&Some(sign)) {
                let label = format!("{sign}  {}", self.words.message(key));
                let at = (MARGIN + HEAD + 5.0 * STEP, foot.min(FOOT));
                pen.tagged(PageTag::Paragraph, |pen| {
                    pen.lines(at, 11.0, TextStyle(Typeface::Regular, 9.5, TEXT), END - at.0, &label);
                });
                foot += 11.0;
            }
        }
    }
}

impl Pen<'_> {
    /// A side's name and the note beside it.
    fn name(&mut self, top: f32, name: &str, about: &str) {
        self.tagged(PageTag::heading(2, name), |pen| {
            pen.text((MARGIN, top + 21.0), TextStyle(Typeface::Bold, 22.0, TEXT), name);
        });
        if !about.is_empty() {
            let middle = (MARGIN + HEAD + END - STOOD) / 2.0;
            self.tagged(PageTag::Paragraph, |pen| {
                pen.text_within((middle, top + 20.0), 6.0 * STEP, TextStyle(Typeface::Regular, 15.0, QUIET), about);
            });
        }
    }
}

/// Left edge and width of one of Banco's columns.
fn column_at(third: Third) -> (f32, f32) {
    let left = MARGIN + HEAD + STEP * third.column() as f32;
    (left, if third == Third::Stood { STOOD } else { STEP })
}

fn head(pen: &mut Pen<'_>, middle: f32, top: f32, wide: f32, label: &str) {
    pen.text_within((middle, top + HEADS - 7.0), wide - 6.0, TextStyle(Typeface::Bold, 22.0, TEXT), label);
}

/// Mark for cells that no clause states exactly.
pub(super) const fn mark(basis: Basis) -> Option<&'static str> {
    match basis {
        // No house rests on an author's word.
        Basis::Stated(_) | Basis::Authored => None,
        Basis::Silent => Some("°"),
        Basis::Corrected(_) => Some("*"),
    }
}
