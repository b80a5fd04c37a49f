//! Describes in words where the program applies a clause.

use super::{Home, homes};
use crate::drill::title_of;
use crate::rules::clause::Clause;
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::{Names, Words};

/// One line per kind of home.
pub fn home_lines(clause: Clause, house: Option<&House>, words: &Words) -> Vec<String> {
    let names = Names::default();
    let say = |key: &'static str, name: &'static str, text: String| {
        words.say(&Phrase::plain(key).with(name, Fact::Text(text)), &names)
    };
    let (mut lines, mut rules, mut drills) = (Vec::new(), Vec::new(), Vec::new());
    for home in homes(clause) {
        match home {
            Home::Rule(_, key) => rules.push(key.clone()),
            Home::Drill(name) => drills.push(words.say(&title_of(name), &names)),
            Home::Card => lines.push(words.key("clause-home-card")),
            Home::Todo(_) => lines.push(words.key("clause-home-waits")),
            Home::House(entry) => lines.push(match house.and_then(|house| home.value(house)) {
                Some(value) => {
                    let entry = Fact::Text(entry.clone());
                    let phrase = Phrase::plain("clause-home-value").with("entry", entry);
                    words.say(&phrase.with("value", Fact::Text(value)), &names)
                }
                None => say("clause-home-entry", "entry", entry.clone()),
            }),
        }
    }
    if !drills.is_empty() {
        lines.insert(0, say("clause-home-drills", "drills", drills.join(", ")));
    }
    if !rules.is_empty() {
        lines.insert(0, say("clause-home-rule", "rules", rules.join(", ")));
    }
    lines
}
