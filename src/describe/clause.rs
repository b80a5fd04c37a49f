//! Describes in words where the program applies a clause.

use crate::drill::title_of;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::i18n::{Catalog, HouseTerms};
use crate::lesson::clauses::{CARDS, CitingDrills, ClauseHome, homes};
use crate::rules::clause::Clause;
use crate::rules::house::House;

/// One line per kind of home. `drills` are those whose verdicts cite the clause.
pub fn home_lines(clause: Clause, house: Option<&House>, drills: &CitingDrills, words: &Catalog) -> Vec<String> {
    let names = HouseTerms::default();
    let say = |key: TextKey, name: &'static str, text: String| {
        words.render(&Phrase::plain(key).with(name, Fact::Text(text)), &names)
    };
    let (cards, deciding): (Vec<&str>, Vec<&str>) = drills.keys().copied().partition(|drill| *drill == CARDS);
    let (mut lines, mut rules) = (Vec::new(), Vec::new());
    if !cards.is_empty() {
        lines.push(words.message(text_key!("clause-home-card")));
    }
    for home in homes(clause) {
        match home {
            ClauseHome::Rule(_, key) => rules.push(key.clone()),
            // Found by posing.
            ClauseHome::Drill(_) | ClauseHome::Card => {}
            ClauseHome::Todo(_) => lines.push(words.message(text_key!("clause-home-waits"))),
            ClauseHome::House(entry) => lines.push(match house.and_then(|house| home.value(house)) {
                Some(value) => {
                    let entry = Fact::Text(entry.clone());
                    let phrase = text!("clause-home-value", entry = entry, value = Fact::Text(value));
                    words.render(&phrase, &names)
                }
                None => say(text_key!("clause-home-entry"), "entry", entry.clone()),
            }),
        }
    }
    if !deciding.is_empty() {
        let titles: Vec<String> = deciding.iter().map(|drill| words.render(&title_of(drill), &names)).collect();
        lines.insert(0, say(text_key!("clause-home-drills"), "drills", titles.join(", ")));
    }
    if !rules.is_empty() {
        lines.insert(0, say(text_key!("clause-home-rule"), "rules", rules.join(", ")));
    }
    lines
}
