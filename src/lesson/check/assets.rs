//! Checks a pack's glossary and collects the assets that pages may use.

use std::collections::BTreeSet;

use super::super::glossary::{GLOSSARY_FILE, MOST_TERMS};
use super::super::read::PackDraft;
use super::super::{Files, LocalizedText, pack_voice};
use super::pages::PageAssets;
use super::{PackChecker, PackFlaw, texts, truncate};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::voice::{SOUND_FOLDER, Voice};

impl PageAssets {
    pub(super) fn from_draft(draft: &PackDraft) -> Self {
        let recordings = draft.voice.iter().flat_map(Voice::recordings);
        let sounds = recordings.flat_map(|recording| {
            let file = &recording.file;
            [file.clone(), format!("{SOUND_FOLDER}/{file}")]
                .into_iter()
                .filter(|path| pack_voice::is_listed_as(file, path))
                .collect::<Vec<_>>()
        });
        Self {
            sounds: sounds.collect(),
            pictures: draft.assets.pictures.keys().cloned().collect(),
            terms: draft.assets.terms().map(|(_, id, ..)| id.to_owned()).collect(),
        }
    }
}

pub(super) fn glossary_flaws(draft: &PackDraft, files: &Files, reference: Option<&LocalizedText>) -> Vec<PackFlaw> {
    let (Some(text), Some(reference)) = (files.get(GLOSSARY_FILE), reference) else { return Vec::new() };
    let mut checker = PackChecker::new(GLOSSARY_FILE, text, reference);
    checker.notes.check_signs();
    let mut seen = BTreeSet::new();
    for (index, id, name, means) in draft.assets.terms() {
        let path = format!("terms.{index}");
        if index == MOST_TERMS {
            let what = text!("flaw-glossary-too-many", most = Fact::Number(MOST_TERMS as u64));
            checker.notes.flaw(&path, what);
            break;
        }
        let found = |key: TextKey| Phrase::plain(key).with("found", Fact::Text(truncate(id)));
        if checker.is_id(&format!("{path}.id"), id, None) && !seen.insert(id) {
            checker.notes.flaw(&format!("{path}.id"), found(text_key!("flaw-listed-twice")));
        }
        checker.notes.check_line_breaks_at(&format!("{path}.name"));
        checker.text(&format!("{path}.name"), name, texts::TITLE);
        checker.text(&format!("{path}.means"), means, texts::SENTENCES);
    }
    checker.notes.flaws()
}
