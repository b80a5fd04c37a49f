//! The reference of all fields: as it stands in `docs`, made from the types, with words for each.
//! `TAILLEUR_BLESS=1` writes it anew.
#![expect(clippy::disallowed_methods, reason = "a blessing writes into the repository")]

use std::ffi::OsString;

use tailleur::cli::{Launch, Status, World, run};
use tailleur::i18n::Language;

use crate::support::{root, text};

/// The reference in a language, as the program writes it.
fn reference(language: &str) -> String {
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let arguments = ["tailleur", "check", "--reference", "--lang", language].map(OsString::from);
    let asked = run(
        arguments,
        &mut World {
            input: &mut std::io::empty(),
            output: &mut output,
            errors: &mut errors,
            system_language: None,
            painted: false,
            cores: 1,
        },
    );
    assert_eq!(asked, Launch::Finished(Status::Done), "{}", String::from_utf8_lossy(&errors));
    String::from_utf8(output).unwrap()
}

#[test]
fn the_reference_in_the_docs_is_what_the_types_say() {
    for language in Language::ALL {
        let code = language.code();
        let (path, page) = (format!("docs/packs.{code}.md"), reference(code));
        if std::env::var_os("TAILLEUR_BLESS").is_some() {
            std::fs::write(root().join(&path), page).unwrap();
        } else {
            assert!(text(&path) == page, "{path} is out of date");
        }
    }
}

#[test]
fn every_field_and_word_has_its_meaning_in_every_language() {
    for language in Language::ALL {
        let page = reference(language.code());
        let wordless: Vec<&str> = page.lines().filter(|line| line.contains("{missing-text}")).collect();
        assert!(wordless.is_empty(), "{language:?}: {wordless:?}");
    }
}
