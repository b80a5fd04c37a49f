//! A page in plain words, for screen readers and paper.

use super::figure::{Figure, FigureStake, Laid, Part};
use super::{Block, Page, Run};
use crate::drill::telling as say;
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::side::{Chance, Side};
use crate::words::{Names, Words, card_name};

impl Page {
    /// The page as lines of text. `term` looks up glossary names.
    pub fn told(&self, house: &House, words: &Words, term: &dyn Fn(&str) -> Option<String>) -> Vec<String> {
        let mut lines = Vec::new();
        Teller { house, words, names: Names::from(&house.terms), term }.blocks(&self.blocks, "", &mut lines);
        lines
    }
}

impl Figure {
    pub fn told(&self, house: &House, words: &Words) -> String {
        Teller { house, words, names: Names::from(&house.terms), term: &|_| None }.figure(self)
    }
}

impl FigureStake {
    pub fn told(&self, house: &House) -> Phrase {
        let spot = self.spot_in(house).map_or_else(|| Fact::Text(self.spot.clone()), |spot| say::spot(spot, house));
        let told = match self.seat {
            Some(seat) => Phrase::plain("table-stake").with("seat", Fact::Number(seat.into())),
            None => Phrase::plain("page-stake"),
        };
        told.with("spot", spot).with("amount", Fact::Money(self.amount))
    }
}

struct Teller<'a> {
    house: &'a House,
    words: &'a Words,
    names: Names,
    term: &'a dyn Fn(&str) -> Option<String>,
}

impl Teller<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, &self.names)
    }

    fn blocks(&self, blocks: &[Block], indent: &str, lines: &mut Vec<String>) {
        for block in blocks {
            match block {
                Block::Heading(_, runs) | Block::Paragraph(runs) => lines.push(format!("{indent}{}", self.runs(runs))),
                Block::List(from, items) => {
                    for (index, item) in items.iter().enumerate() {
                        let mark = from.map_or_else(|| "–".to_owned(), |from| format!("{}.", from + index as u64));
                        let begin = lines.len();
                        self.blocks(item, &format!("{indent}  "), lines);
                        if let Some(first) = lines.get_mut(begin) {
                            *first = format!("{indent}{mark} {}", first.trim_start());
                        }
                    }
                }
                Block::Table(heads, rows) => {
                    for row in std::iter::once(heads).chain(rows) {
                        let cells: Vec<String> = row.iter().map(|cell| self.runs(cell)).collect();
                        lines.push(format!("{indent}{}", cells.join(" · ")));
                    }
                }
                Block::Quote(inner) => self.blocks(inner, &format!("{indent}  "), lines),
                Block::Rule => {}
                Block::Figure(figure) => lines.push(format!("{indent}{}", self.figure(figure))),
                Block::Picture(_, shows) => lines.push(format!("{indent}{}", self.about("page-picture", shows))),
                Block::Sound(_, says) => lines.push(format!("{indent}{}", self.about("page-sound", says))),
            }
        }
    }

    fn about(&self, key: &'static str, text: &str) -> String {
        let text = self.names.put_into(text);
        self.say(&Phrase::plain(key).with("text", Fact::Text(text)))
    }

    fn runs(&self, runs: &[Run]) -> String {
        let told = runs.iter().map(|run| match run {
            Run::Text(text, _) => self.words.shown(self.names.put_into(text)),
            Run::Card(card) => card_name(self.words, *card),
            Run::Term(id, shown) => {
                let shown = shown.as_ref().map(|words| self.names.put_into(words));
                shown.or_else(|| (self.term)(id)).unwrap_or_else(|| id.clone())
            }
            Run::Break => " ".to_owned(),
        });
        told.collect()
    }

    fn figure(&self, figure: &Figure) -> String {
        match figure {
            Figure::Cards(row) => self.row(row),
            Figure::Hands(hands) => {
                let of = |side: Side| {
                    let name = Fact::Side(side);
                    let hand = Phrase::plain("page-hand").with("side", name);
                    self.say(&hand.with("cards", Fact::Text(self.row(&hands[side]))))
                };
                Side::BOTH.map(of).join("; ")
            }
            Figure::Stakes(stakes) => {
                let all: Vec<String> = stakes.iter().map(|stake| self.say(&stake.told(self.house))).collect();
                all.join("; ")
            }
            Figure::Tableau(part) => self.part(*part),
            Figure::Scene(_) => {
                self.say(&Phrase::plain("table-name").with("house", Fact::Text(self.house.name.clone())))
            }
        }
    }

    fn row(&self, row: &[Laid]) -> String {
        let of = |laid: &Laid| match laid {
            Laid::Up(card) => card_name(self.words, *card),
            Laid::Down => self.words.key("page-card-down"),
        };
        let cards: Vec<String> = row.iter().map(of).collect();
        if cards.is_empty() { self.words.key("page-no-cards") } else { cards.join(", ") }
    }

    fn part(&self, part: Part) -> String {
        let tableau = Phrase::plain("tableau-name").with("house", Fact::Text(self.house.name.clone()));
        let more = match part {
            Part::Whole => None,
            Part::Side(side) => Some(self.names.of_chance(Chance::from(side)).to_owned()),
            Part::Punto(point) => self.house.tableau.punto(point).map(|ruling| {
                let row = Phrase::plain("tableau-punto-row").with("side", Fact::Side(Side::Punto));
                self.say(&row.with("point", Fact::Point(point)).with("act", Fact::Act(ruling.act)))
            }),
            Part::Row(banco) => {
                let row = Phrase::plain("page-tableau-row").with("side", Fact::Side(Side::Banco));
                Some(self.say(&row.with("point", Fact::Point(banco))))
            }
            Part::Cell(cell) => self.house.tableau.banco(cell).map(|ruling| self.say(&say::cell(cell, ruling.act))),
        };
        let tableau = self.say(&tableau);
        more.map_or_else(|| tableau.clone(), |more| format!("{tableau}: {more}"))
    }
}
