//! Anki packages: a zip of the note database and the pictures.

mod card_html;
mod card_svg;
mod database;

use std::collections::BTreeMap;
use std::io::{Cursor, Write as _};
use std::sync::Arc;

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use crate::i18n::Catalog;
use crate::i18n::phrase::Fact;
use crate::lesson::exchange::ExchangeNotes;
use crate::syntax::TextPosition;

use super::question::ExportQuestion;
use super::{LessonExport, PackExport};

/// Pictures by their file name in Anki's media folder.
type MediaFiles = BTreeMap<String, Arc<[u8]>>;

pub struct Package<'a> {
    pub leaving: &'a PackExport,
    pub words: &'a Catalog,
    /// Pictures of the pack by path.
    pub pictures: &'a BTreeMap<String, Arc<[u8]>>,
    /// Modification time in Unix seconds: importing a later package updates the notes.
    pub made: u64,
}

/// One question with its answer; makes one card.
struct AnkiNote {
    /// Stable identity across packages: pack and question.
    name: String,
    /// Index of its deck.
    deck: usize,
    fields: [String; database::FIELDS.len()],
    tags: Vec<String>,
}

/// The bytes of a package, and notes on what could not be exported.
///
/// # Errors
/// A database or archive error.
pub fn package(package: &Package<'_>) -> Result<(Vec<u8>, Vec<ExchangeNotes>), String> {
    let mut media = MediaFiles::new();
    let mut notes = Vec::new();
    let mut losses = Vec::new();
    for (deck, lesson) in package.leaving.lessons.iter().enumerate() {
        let mut lost = ExchangeNotes::new(&format!("{}/{}", package.leaving.pack, lesson.id));
        for at in 0..lesson.sheet.exercises.len() {
            notes.extend(package.note(lesson, deck, at, &mut media, &mut lost));
        }
        lesson.note_sounds(&mut lost);
        for _ in &lesson.pages {
            lost.omitted(TextPosition::START, text!("exchange-page-stays"));
        }
        losses.push(lost);
    }
    let decks: Vec<&str> = package.leaving.lessons.iter().map(|lesson| lesson.title.as_str()).collect();
    let collection = database::collection(&database::CollectionData {
        pack: package.leaving.pack.as_str(),
        title: &package.leaving.title,
        decks: &decks,
        notes: &notes,
        made: package.made,
    });
    let archive = archive(&collection.map_err(|error| error.to_string())?, &media);
    Ok((archive.map_err(|error| error.to_string())?, losses))
}

impl Package<'_> {
    fn note(
        &self,
        lesson: &LessonExport,
        deck: usize,
        at: usize,
        media: &mut MediaFiles,
        lost: &mut ExchangeNotes,
    ) -> Option<AnkiNote> {
        let exercise = lesson.sheet.exercises.get(at)?;
        let authored = lesson.authored.get(at).and_then(Option::as_ref);
        let question =
            ExportQuestion { lesson: &lesson.id, exercise, sheet: &lesson.sheet, authored, words: self.words };
        let name = format!("{}/{}", self.leaving.pack, question.id());
        let mut page = card_html::CardHtml { words: self.words, media };
        let (text, key) = question.describe();
        let mut table = page.table(&text);
        if let Some(path) = authored.and_then(|authored| authored.scene.picture.as_ref()) {
            if let Some(bytes) = self.pictures.get(path) {
                let own = format!("tailleur-{}-{}", self.leaving.pack, path.replace(['/', '\\'], "-"));
                table.push_str(&page.picture(&own, bytes, path));
            } else {
                let what = text!("exchange-picture-missing", picture = Fact::Text(path.clone()));
                lost.changed(TextPosition { line: at + 1, column: 1 }, what);
            }
        }
        let clause = authored.and_then(|authored| authored.clause).map(|clause| format!("[{clause}]"));
        Some(AnkiNote {
            fields: [
                name.clone(),
                table,
                card_html::CardHtml::question(&text),
                card_html::CardHtml::answer(&key),
                card_html::CardHtml::why(&key, clause.as_deref()),
            ],
            name,
            deck,
            tags: vec!["tailleur".to_owned(), self.leaving.pack.to_string(), lesson.id.to_string()],
        })
    }
}

/// The `.apkg` archive: database, numbered pictures, and the list of their names.
fn archive(collection: &[u8], media: &MediaFiles) -> zip::result::ZipResult<Vec<u8>> {
    // A fixed date keeps the archive reproducible.
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default());
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    archive.start_file("collection.anki2", options)?;
    archive.write_all(collection)?;
    let mut names = serde_json::Map::new();
    for (number, (name, bytes)) in media.iter().enumerate() {
        archive.start_file(number.to_string(), options)?;
        archive.write_all(bytes)?;
        names.insert(number.to_string(), name.clone().into());
    }
    archive.start_file("media", options)?;
    archive.write_all(serde_json::Value::Object(names).to_string().as_bytes())?;
    Ok(archive.finish()?.into_inner())
}
