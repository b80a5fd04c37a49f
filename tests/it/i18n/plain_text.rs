//! Texts of others inside the program's sentences are only text.

use tailleur::i18n::phrase::Fact;
use tailleur::i18n::{Catalog, HouseTerms, Language, LocalizedText};
use tailleur::syntax::{is_unseen, one_line, visible};
use tailleur::text;

/// A text, on one line, and with its lines.
const TEXTS: [(&str, &str, &str); 7] = [
    ("Good", "Good", "Good"),
    ("Good\nSigned", "Good Signed", "Good\nSigned"),
    ("Good\u{1b}[8m", "Good[8m", "Good[8m"),
    ("Good\u{2028}Signed\u{85}with", "Good Signed with", "GoodSignedwith"),
    ("Mi\u{202e}ne\u{200b}", "Mine", "Mine"),
    ("Émile l’Été \u{a0}♣️", "Émile l’Été \u{a0}♣️", "Émile l’Été \u{a0}♣️"),
    ("\u{9b}31m\u{7}", "31m", "31m"),
];

#[test]
fn no_text_holds_a_sign_that_hides_turns_or_breaks_a_line() {
    for (text, line, lines) in TEXTS {
        assert_eq!((&*one_line(text), &*visible(text)), (line, lines));
        let words = Catalog::new(Language::English);
        let said = words.render(&text!("as-written", text = Fact::Text(text.to_owned())), &HouseTerms::default());
        assert!(!said.contains(is_unseen), "{said:?}");
        let authored = LocalizedText::from_languages([(Language::English, text.to_owned())]);
        assert_eq!(authored.render(Language::English, &HouseTerms::default()), lines);
    }
}
