//! The poster's side column: naturals, payouts and house terms.

use super::tableau::mark;
use super::{BESIDE, FOOT, Pen, PosterPrinter, QUIET, RIGHT, TEXT};
use crate::describe::scene;
use crate::documents::paper::{PageTag, TextStyle, Typeface, fitted, width};
use crate::i18n::phrase::Fact;
use crate::i18n::text_key::TextKey;
use crate::rules::bet::{Payout, Pays, Spot, When};
use crate::rules::clause::Basis;
use crate::rules::side::Chance;

/// A line of a spot's payouts.
struct PayoutLine<'a> {
    spot: Spot,
    payout: &'a Payout,
    /// The spot's name, on its first line.
    name: Option<String>,
    foot: f32,
    size: f32,
}

const ROOM: f32 = RIGHT - BESIDE;

impl PosterPrinter<'_> {
    /// Draws the column, its parts scaled to share the height.
    pub(super) fn side_column(&self, pen: &mut Pen<'_>) {
        pen.rule(&[(BESIDE - 12.0, 72.0), (BESIDE - 12.0, FOOT)], 0.6);
        let natural = self.house.terms.natural.value();
        let top = pen.heading(66.0, &capital(natural));
        let label = self.words.message(text_key!("poster-naturals"));
        let mut top = top + 4.0;
        pen.tagged(PageTag::Paragraph, |pen| {
            top = pen.lines((BESIDE, top + 14.0), 18.0, TextStyle(Typeface::Regular, 14.5, TEXT), ROOM, &label);
        });
        let top = pen.heading(top - 4.0, &self.words.message(text_key!("poster-pays")));
        let top = self.payouts(pen, top);
        let top = pen.heading(top + 6.0, &self.words.message(text_key!("poster-terms")));
        self.terms(pen, top);
    }

    /// Odds of every spot, with their condition unless that is the spot's own win.
    fn payouts(&self, pen: &mut Pen<'_>, top: f32) -> f32 {
        let lines: Vec<(Spot, &Payout)> = self
            .house
            .all_spots()
            .filter_map(|spot| Some((spot, self.house.spot_rules(spot)?)))
            .flat_map(|(spot, rules)| rules.payouts.iter().map(move |line| (spot, line)))
            .filter(|(_, line)| !matches!(line.pays, Pays::Lose))
            .collect();
        // Leaves room for the terms below; with many spots the rows get smaller.
        let step = (232.0 / lines.len().max(1) as f32).clamp(13.0, 26.0);
        let size = step * 0.66;
        let mut foot = top + step * 0.8;
        let shows = self.words.message(text_key!("poster-pays"));
        let mut before = None;
        pen.tagged(PageTag::Table(shows), |pen| {
            for (spot, line) in lines {
                let name = (before != Some(spot)).then(|| self.spot(spot));
                before = Some(spot);
                let line = PayoutLine { spot, payout: line, name, foot, size };
                pen.tagged(PageTag::Row, |pen| self.payout(pen, &line));
                foot += step;
            }
        });
        foot - step + 4.0
    }

    fn payout(&self, pen: &mut Pen<'_>, line: &PayoutLine<'_>) {
        let PayoutLine { spot, payout, foot, size, .. } = *line;
        let named = line.name.as_deref();
        let sign = mark(payout.from).unwrap_or_default();
        let pays = format!("{}{sign}", self.pays(payout.pays));
        let odds = matches!(payout.pays, Pays::Odds(_) | Pays::LessCommission(_));
        let set = TextStyle(
            if odds { Typeface::Bold } else { Typeface::Regular },
            if odds { size } else { size * 0.75 },
            TEXT,
        );
        let wide = width(set.0, &pays, set.1).min(ROOM * 0.5);
        let when = self.condition(spot, payout.when).or_else(|| {
            // The default line is labelled if another line of the spot has a condition.
            named.is_none().then(|| self.words.message(text_key!("poster-otherwise")))
        });
        pen.tagged(PageTag::RowHead, |pen| {
            let mut left = BESIDE;
            if let Some(named) = named {
                let room = ROOM - wide - 8.0;
                let fits = (size * room / width(Typeface::Bold, named, size).max(1.0)).clamp(6.0, size);
                pen.text(
                    (left, foot),
                    TextStyle(Typeface::Bold, fits, TEXT),
                    &fitted(Typeface::Bold, named, fits, room + 1.0),
                );
                left += width(Typeface::Bold, named, fits) + 7.0;
            } else {
                left += 10.0;
            }
            let room = RIGHT - wide - 8.0 - left;
            if let Some(when) = when.filter(|_| room > 20.0) {
                let small = (size * 0.62).max(7.5);
                let fits = (small * room / width(Typeface::Regular, &when, small).max(1.0)).clamp(6.0, small);
                pen.text(
                    (left, foot),
                    TextStyle(Typeface::Regular, fits, QUIET),
                    &fitted(Typeface::Regular, &when, fits, room + 1.0),
                );
            }
        });
        pen.tagged(PageTag::Cell, |pen| {
            let fits = (set.1 * wide / width(set.0, &pays, set.1).max(1.0)).min(set.1);
            pen.text((RIGHT - width(set.0, &pays, fits), foot), TextStyle(set.0, fits, TEXT), &pays);
        });
    }

    fn spot(&self, spot: Spot) -> String {
        match scene::spot_fact(spot, self.house) {
            Fact::Chance(chance) => self.house.terms.chance_name(chance).clone(),
            Fact::Text(text) => capital(&text),
            _ => String::new(),
        }
    }

    fn pays(&self, pays: Pays) -> String {
        match pays {
            Pays::Odds(ratio) => self.render(&text!("poster-odds", ratio = Fact::Ratio(ratio))),
            Pays::LessCommission(share) => {
                let word = self.house.terms.commission.value().clone();
                let word = word.unwrap_or_else(|| self.words.message(text_key!("poster-commission")));
                let phrase = text!("poster-less-commission", share = Fact::Share(share), commission = Fact::Text(word));
                self.render(&phrase)
            }
            Pays::Push => self.words.message(text_key!("poster-push")),
            Pays::Lose => String::new(),
        }
    }

    /// The condition of a payout; `None` if it is the spot's own win.
    fn condition(&self, spot: Spot, when: When) -> Option<String> {
        match when {
            When::Wins(chance) if Spot::from(chance) == spot => None,
            When::Wins(Chance::Egalite) => Some(self.render(&text!("poster-on-tie"))),
            when => scene::payout_condition(when).map(|phrase| self.render(&phrase)),
        }
    }

    fn terms(&self, pen: &mut Pen<'_>, top: f32) {
        let terms = &self.house.terms;
        // A column that the house does not print has no name.
        let stood = terms.stood.basis() != Basis::Silent;
        let rows: Vec<(TextKey, String)> = [
            (text_key!("poster-term-natural"), Some(terms.natural.value().clone())),
            (text_key!("poster-term-draw"), Some(terms.draw.value().1.clone())),
            (text_key!("poster-term-stand"), Some(terms.stand.value().1.clone())),
            (text_key!("poster-term-stood"), stood.then(|| terms.stood.value().clone())),
            (text_key!("poster-term-tailleur"), Some(terms.tailleur.value().clone())),
            (text_key!("poster-term-banker"), Some(terms.banker.value().clone())),
            (text_key!("poster-term-discard"), Some(terms.discard.value().clone())),
            (text_key!("poster-term-taille"), Some(terms.taille.value().clone())),
            (text_key!("poster-term-packs"), Some(terms.packs.value().clone())),
            (text_key!("poster-term-commission"), terms.commission.value().clone()),
        ]
        .into_iter()
        .filter_map(|(key, word)| Some((key, word?)))
        .collect();
        let step = ((FOOT - top) / rows.len() as f32).clamp(9.0, 19.0);
        let size = (step * 0.68).min(12.0);
        let mut foot = top + step * 0.75;
        pen.tagged(PageTag::Table(self.words.message(text_key!("poster-terms"))), |pen| {
            for (key, word) in rows {
                pen.tagged(PageTag::Row, |pen| pen.term(foot, size, &self.words.message(key), &word));
                foot += step;
            }
        });
    }
}

impl Pen<'_> {
    /// A section heading with a rule; returns the top of the section.
    fn heading(&mut self, top: f32, label: &str) -> f32 {
        let label = fitted(Typeface::Bold, label, 17.0, ROOM);
        self.tagged(PageTag::heading(2, &label), |pen| {
            pen.text((BESIDE, top + 21.0), TextStyle(Typeface::Bold, 17.0, TEXT), &label);
        });
        self.rule(&[(BESIDE, top + 26.0), (RIGHT, top + 26.0)], 0.8);
        top + 28.0
    }

    fn term(&mut self, foot: f32, size: f32, meaning: &str, word: &str) {
        let half = ROOM / 2.0;
        let shown = |face: Typeface, text: &str| {
            let fits = (size * (half - 6.0) / width(face, text, size).max(1.0)).clamp(6.0, size);
            (fits, fitted(face, text, fits, half - 5.0))
        };
        let (fits, shown_word) = shown(Typeface::Bold, word);
        self.tagged(PageTag::RowHead, |pen| {
            pen.text((BESIDE, foot), TextStyle(Typeface::Bold, fits, TEXT), &shown_word);
        });
        let (fits, meaning) = shown(Typeface::Regular, meaning);
        self.tagged(PageTag::Cell, |pen| {
            pen.text((BESIDE + half, foot), TextStyle(Typeface::Regular, fits, QUIET), &meaning);
        });
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
