//! A package for Anki: a database of notes and cards in a zip, with the pictures they show.

mod base64;
mod database;
mod face;
mod html;

use std::collections::BTreeMap;
use std::io::{Cursor, Write as _};
use std::sync::Arc;

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use crate::lesson::exchange::Notes;
use crate::rules::flaw::Place;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::Words;

use super::asked::Question;
use super::{Leaving, LeavingLesson};

/// The pictures of a package by their names in Anki's own folder.
type Media = BTreeMap<String, Arc<[u8]>>;

/// What a package for Anki is made of.
pub struct Package<'a> {
    /// The questions.
    pub leaving: &'a Leaving,
    /// The words in which they are told.
    pub words: &'a Words,
    /// The pictures of the pack, by their path inside it.
    pub pictures: &'a BTreeMap<String, Arc<[u8]>>,
    /// When it is made, in seconds from the beginning of 1970: a later package renews the notes of an earlier one.
    pub made: u64,
}

/// A note: one question with its answer, on one card.
struct Note {
    /// What makes it the same note in every package: pack and question.
    name: String,
    /// The deck it lies in.
    deck: usize,
    /// Its fields in their order.
    fields: [String; database::FIELDS.len()],
    tags: Vec<String>,
}

/// The bytes of a package, and what could not go into it.
///
/// # Errors
/// What the database or the archive says.
pub fn package(package: &Package<'_>) -> Result<(Vec<u8>, Vec<Notes>), String> {
    let mut media = Media::new();
    let mut notes = Vec::new();
    let mut told = Vec::new();
    for (deck, lesson) in package.leaving.lessons.iter().enumerate() {
        let mut lost = Notes::on(&format!("{}/{}", package.leaving.pack, lesson.id));
        for at in 0..lesson.sheet.exercises.len() {
            notes.extend(package.note(lesson, deck, at, &mut media, &mut lost));
        }
        for _ in &lesson.pages {
            lost.left(Place::START, Phrase::plain("exchange-page-stays"));
        }
        told.push(lost);
    }
    let decks: Vec<&str> = package.leaving.lessons.iter().map(|lesson| lesson.title.as_str()).collect();
    let collection = database::collection(&database::Contents {
        pack: &package.leaving.pack,
        title: &package.leaving.title,
        decks: &decks,
        notes: &notes,
        made: package.made,
    });
    let archive = archive(&collection.map_err(|error| error.to_string())?, &media);
    Ok((archive.map_err(|error| error.to_string())?, told))
}

impl Package<'_> {
    fn note(
        &self,
        lesson: &LeavingLesson,
        deck: usize,
        at: usize,
        media: &mut Media,
        lost: &mut Notes,
    ) -> Option<Note> {
        let exercise = lesson.sheet.exercises.get(at)?;
        let authored = lesson.authored.get(at).and_then(Option::as_ref);
        let question = Question { lesson: &lesson.id, exercise, sheet: &lesson.sheet, authored, words: self.words };
        let name = format!("{}/{}", self.leaving.pack, question.id());
        let mut page = html::Page { words: self.words, media };
        let (told, key) = question.told();
        let mut table = page.table(&told);
        if let Some(path) = authored.and_then(|authored| authored.scene.picture.as_ref()) {
            if let Some(bytes) = self.pictures.get(path) {
                let own = format!("tailleur-{}-{}", self.leaving.pack, path.replace(['/', '\\'], "-"));
                table.push_str(&page.picture(&own, bytes, path));
            } else {
                let what = Phrase::plain("exchange-picture-missing").with("picture", Fact::Text(path.clone()));
                lost.changed(Place { line: at + 1, column: 1 }, what);
            }
        }
        let clause = authored.and_then(|authored| authored.clause).map(|clause| format!("[{clause}]"));
        Some(Note {
            fields: [
                name.clone(),
                table,
                html::Page::question(&told),
                html::Page::answer(&key),
                html::Page::why(&key, clause.as_deref()),
            ],
            name,
            deck,
            tags: vec!["tailleur".to_owned(), self.leaving.pack.clone(), lesson.id.clone()],
        })
    }
}

/// The archive that Anki opens: the database, the pictures by number, and the list of their names.
fn archive(collection: &[u8], media: &Media) -> zip::result::ZipResult<Vec<u8>> {
    // The same questions give the same archive: no clock goes into it.
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
