//! Validation of a house's words: none empty or overlong, each call with its placeholders.

use std::collections::BTreeSet;
use std::ops::Range;

use super::super::super::side::Side;
use super::super::{Calls, HouseProblem, Terms};
use super::HouseChecker;
use crate::syntax::Node;
use crate::syntax::suggest::nearest;

/// Maximum length of a word or call, in characters.
const LONGEST: usize = 120;

impl HouseChecker<'_> {
    /// Reports empty and overlong texts anywhere in the file.
    pub(super) fn texts(&mut self) {
        let mut found = Vec::new();
        self.notes.spans().root().visit(&mut |node: &Node| {
            let Some(text) = &node.text else { return };
            if text.trim().is_empty() {
                found.push((node.range(), HouseProblem::TextEmpty));
            } else if text.chars().count() > LONGEST {
                found.push((node.range(), HouseProblem::TextTooLong(LONGEST)));
            }
        });
        for (place, what) in found {
            self.notes.flaw_at(place, what);
        }
    }

    pub(super) fn calls(&mut self, calls: &Calls) {
        self.call("place_bets", calls.place_bets.value(), &[], &[]);
        self.call("bets_closed", calls.bets_closed.value(), &[], &[]);
        self.call("point", calls.point.value(), &["point", "side"], &[]);
        self.call("natural", calls.natural.value(), &["side"], &["point"]);
        self.call("card_for", calls.card_for.value(), &["side"], &[]);
        self.call("final_call", calls.final_call.value(), &["banco", "punto", "winner"], &[]);
        self.call("final_call_egalite", calls.final_call_egalite.value(), &["banco", "punto"], &["winner"]);
        let others = [
            ("bets_made", &calls.bets_made),
            ("burned", &calls.burned),
            ("last_coup", &calls.last_coup),
            ("hand_passes", &calls.hand_passes),
            ("hand_refused", &calls.hand_refused),
            ("coup_void", &calls.coup_void),
            ("change", &calls.change),
        ];
        for (name, form) in others {
            let needed: &[&str] = if name == "burned" { &["count"] } else { &[] };
            form.value().iter().for_each(|form| self.call(name, form, needed, &[]));
        }
        for (name, form) in [("final_call", &calls.final_call), ("final_call_egalite", &calls.final_call_egalite)] {
            let starts = match (form.value().find("{punto}"), form.value().find("{banco}")) {
                (Some(punto), Some(banco)) if punto < banco => Side::Punto,
                (Some(_), Some(_)) => Side::Banco,
                _ => continue,
            };
            if starts != *calls.final_call_starts_with.value() {
                self.notes.flaw(&format!("calls.{name}.0"), HouseProblem::CallOrder);
            }
        }
    }

    fn call(&mut self, name: &str, form: &str, needed: &[&str], allowed: &[&str]) {
        let path = format!("calls.{name}.0");
        if let Some(at) = unpaired(form) {
            // Missing or unknown names next to it are consequences.
            self.within(&path, at..at + 1, HouseProblem::CallBrace);
            return;
        }
        let blanks = blanks(form);
        let is_there = |name: &&str| blanks.iter().any(|(blank, _)| blank == name);
        let mut lacking: Vec<&str> = needed.iter().copied().filter(|name| !is_there(name)).collect();
        let mut seen = BTreeSet::new();
        for (blank, at) in &blanks {
            if !needed.contains(blank) && !allowed.contains(blank) {
                // A misspelled name does not count as missing.
                let meant = nearest(blank, lacking.iter().chain(allowed).copied());
                lacking.retain(|name| Some(*name) != meant);
                let what = HouseProblem::CallUnknown { found: braced(blank), meant: meant.map(braced) };
                self.within(&path, at.clone(), what);
            } else if !seen.insert(*blank) {
                self.within(&path, at.clone(), HouseProblem::CallTwice(braced(blank)));
            }
        }
        for name in lacking {
            self.notes.flaw(&path, HouseProblem::CallLacks(braced(name)));
        }
        if needed.is_empty() && !form.chars().any(char::is_alphanumeric) {
            self.notes.flaw(&path, HouseProblem::CallWordless);
        }
    }

    /// Reports a byte range of the text at a path.
    fn within(&mut self, path: &str, bytes: Range<usize>, what: HouseProblem) {
        let place = self.notes.spans().node(path).within(bytes);
        self.notes.flaw_at(place, what);
    }

    pub(super) fn terms(&mut self, terms: &Terms) {
        let names = [("punto", &terms.punto), ("banco", &terms.banco), ("egalite", &terms.egalite)];
        for (index, (name, term)) in names.iter().enumerate() {
            if names.iter().take(index).any(|(_, earlier)| earlier.value().trim() == term.value().trim()) {
                self.notes.flaw(&format!("terms.{name}.0"), HouseProblem::SameName(term.value().clone()));
            }
        }
        if terms.draw.value().0 == terms.stand.value().0 {
            self.notes.flaw("terms.stand.0.0", HouseProblem::SameLetter);
        }
    }
}

/// Placeholder names, each with the byte range of its braces.
fn blanks(form: &str) -> Vec<(&str, Range<usize>)> {
    let opens = form.match_indices('{').filter_map(|(at, _)| Some((at, form.get(at + 1..)?)));
    let names = opens.filter_map(|(at, rest)| rest.split_once('}').map(|(name, _)| (name, at..at + name.len() + 2)));
    names.collect()
}

/// The first brace without a partner.
fn unpaired(form: &str) -> Option<usize> {
    let mut open = None;
    for (at, brace) in form.match_indices(['{', '}']) {
        match (brace, open) {
            ("{", None) => open = Some(at),
            ("}", Some(_)) => open = None,
            ("{", Some(before)) => return Some(before),
            _ => return Some(at),
        }
    }
    open
}

fn braced(name: &str) -> String {
    format!("{{{name}}}")
}
