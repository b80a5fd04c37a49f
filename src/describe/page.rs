//! A page in plain words, for screen readers and paper.

use super::scene;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::i18n::{Catalog, HouseTerms, card_name};
use crate::lesson::page::{FigureCard, FigureStake, InlineRun, LessonPage, PageBlock, PageFigure, TableauPart};
use crate::rules::house::House;
use crate::rules::side::{Chance, Side};

/// The page as lines of text. `term` looks up glossary names.
pub fn describe_page(
    page: &LessonPage,
    house: &House,
    words: &Catalog,
    term: &dyn Fn(&str) -> Option<String>,
) -> Vec<String> {
    let mut lines = Vec::new();
    PageDescriber { house, words, names: HouseTerms::from(&house.terms), term }.blocks(&page.blocks, "", &mut lines);
    lines
}

pub fn describe_figure(figure: &PageFigure, house: &House, words: &Catalog) -> String {
    PageDescriber { house, words, names: HouseTerms::from(&house.terms), term: &|_| None }.figure(figure)
}

pub fn describe_figure_stake(stake: &FigureStake, house: &House) -> Phrase {
    let spot =
        stake.spot_in(house).map_or_else(|| Fact::Text(stake.spot.clone()), |spot| scene::spot_fact(spot, house));
    let phrase = match stake.seat {
        Some(seat) => Phrase::plain(text_key!("table-stake")).with("seat", Fact::Number(seat.into())),
        None => Phrase::plain(text_key!("page-stake")),
    };
    phrase.with("spot", spot).with("amount", Fact::Money(stake.amount))
}

struct PageDescriber<'a> {
    house: &'a House,
    words: &'a Catalog,
    names: HouseTerms,
    term: &'a dyn Fn(&str) -> Option<String>,
}

impl PageDescriber<'_> {
    fn render(&self, phrase: &Phrase) -> String {
        self.words.render(phrase, &self.names)
    }

    fn blocks(&self, blocks: &[PageBlock], indent: &str, lines: &mut Vec<String>) {
        for block in blocks {
            match block {
                PageBlock::Heading(_, runs) | PageBlock::Paragraph(runs) => {
                    lines.push(format!("{indent}{}", self.runs(runs)));
                }
                PageBlock::List(from, items) => {
                    for (index, item) in items.iter().enumerate() {
                        let mark = from.map_or_else(|| "–".to_owned(), |from| format!("{}.", from + index as u64));
                        let begin = lines.len();
                        self.blocks(item, &format!("{indent}  "), lines);
                        if let Some(first) = lines.get_mut(begin) {
                            *first = format!("{indent}{mark} {}", first.trim_start());
                        }
                    }
                }
                PageBlock::Table(heads, rows) => {
                    for row in std::iter::once(heads).chain(rows) {
                        let cells: Vec<String> = row.iter().map(|cell| self.runs(cell)).collect();
                        lines.push(format!("{indent}{}", cells.join(" · ")));
                    }
                }
                PageBlock::Quote(inner) => self.blocks(inner, &format!("{indent}  "), lines),
                PageBlock::Rule => {}
                PageBlock::Figure(figure) => lines.push(format!("{indent}{}", self.figure(figure))),
                PageBlock::Picture(_, shows) => {
                    lines.push(format!("{indent}{}", self.labelled(text_key!("page-picture"), shows)));
                }
                PageBlock::Sound(_, says) => {
                    lines.push(format!("{indent}{}", self.labelled(text_key!("page-sound"), says)));
                }
            }
        }
    }

    fn labelled(&self, key: TextKey, text: &str) -> String {
        let text = self.names.substitute(self.words.language(), text);
        self.render(&Phrase::plain(key).with("text", Fact::Text(text)))
    }

    fn runs(&self, runs: &[InlineRun]) -> String {
        let texts = runs.iter().map(|run| match run {
            InlineRun::Text(text, _) => self.words.adapt_spaces(self.names.substitute(self.words.language(), text)),
            InlineRun::Card(card) => card_name(self.words, *card),
            InlineRun::Term(id, shown) => {
                let shown = shown.as_ref().map(|words| self.names.substitute(self.words.language(), words));
                shown.or_else(|| (self.term)(id)).unwrap_or_else(|| id.clone())
            }
            InlineRun::Break => " ".to_owned(),
        });
        texts.collect()
    }

    fn figure(&self, figure: &PageFigure) -> String {
        match figure {
            PageFigure::Cards(row) => self.row(row),
            PageFigure::Hands(hands) => {
                let of = |side: Side| {
                    let name = Fact::Side(side);
                    let hand = text!("page-hand", side = name, cards = Fact::Text(self.row(&hands[side])));
                    self.render(&hand)
                };
                Side::BOTH.map(of).join("; ")
            }
            PageFigure::Stakes(stakes) => {
                let all: Vec<String> =
                    stakes.iter().map(|stake| self.render(&describe_figure_stake(stake, self.house))).collect();
                all.join("; ")
            }
            PageFigure::Tableau(part) => self.part(*part),
            PageFigure::Scene(_) => self.render(&text!("table-name", house = Fact::Text(self.house.name.clone()))),
        }
    }

    fn row(&self, row: &[FigureCard]) -> String {
        let of = |laid: &FigureCard| match laid {
            FigureCard::Up(card) => card_name(self.words, *card),
            FigureCard::Down => self.words.message(text_key!("page-card-down")),
        };
        let cards: Vec<String> = row.iter().map(of).collect();
        if cards.is_empty() { self.words.message(text_key!("page-no-cards")) } else { cards.join(", ") }
    }

    fn part(&self, part: TableauPart) -> String {
        let tableau = text!("tableau-name", house = Fact::Text(self.house.name.clone()));
        let more = match part {
            TableauPart::Whole => None,
            TableauPart::Side(side) => Some(self.names.chance_name(Chance::from(side)).to_owned()),
            TableauPart::Punto(point) => self.house.tableau.punto(point).map(|ruling| {
                let row = text!(
                    "tableau-punto-row",
                    side = Fact::Side(Side::Punto),
                    point = Fact::Point(point),
                    act = Fact::Act(ruling.act)
                );
                self.render(&row)
            }),
            TableauPart::Row(banco) => {
                let row = text!("page-tableau-row", side = Fact::Side(Side::Banco), point = Fact::Point(banco));
                Some(self.render(&row))
            }
            TableauPart::Cell(cell) => {
                self.house.tableau.banco(cell).map(|ruling| self.render(&scene::tableau_cell(cell, ruling.act)))
            }
        };
        let tableau = self.render(&tableau);
        more.map_or_else(|| tableau.clone(), |more| format!("{tableau}: {more}"))
    }
}
