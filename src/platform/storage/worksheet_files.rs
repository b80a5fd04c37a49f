//! Worksheets and other documents as PDF files, opened with the system's viewer.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

use super::files;
use crate::app::workshop::PrintJob;
use crate::documents::poster::{Poster, PosterSize};
use crate::documents::{MOST, NotMade, Worksheet, pdf};
use crate::i18n::Catalog;
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::LessonId;
use crate::rules::house::House;

/// Default folder for worksheets, in the user's documents; `None` if the system has none.
pub fn default_folder() -> Option<PathBuf> {
    let user = directories::UserDirs::new()?;
    Some(user.document_dir()?.join("Tailleur"))
}

/// Folders searched for exported profiles: that of the worksheets and, if it is the default one, documents and
/// downloads.
pub fn import_folders(papers: &Path) -> Vec<PathBuf> {
    let mut places = vec![papers.to_owned()];
    if default_folder().as_deref() == Some(papers) {
        let user = directories::UserDirs::new();
        let more = user.as_ref().map(|user| [user.document_dir(), user.download_dir()]);
        places.extend(more.into_iter().flatten().flatten().map(Path::to_owned));
    }
    places
}

/// Writes a worksheet with its key, named after lesson and seed; returns its path.
///
/// # Errors
/// If it cannot be rendered or written.
pub fn write(folder: &Path, lesson: &LessonId, sheet: &Worksheet, words: &Catalog) -> Result<PathBuf, Phrase> {
    write_file(folder, &format!("{lesson}-{}.pdf", sheet.seed), &rendered(pdf::pdf(sheet, words, true))?)
}

/// Writes the tableau of a house as a poster; returns its path.
///
/// # Errors
/// If it cannot be rendered or written.
pub fn write_poster(folder: &Path, house: Arc<House>, words: &Catalog) -> Result<PathBuf, Phrase> {
    let poster = Poster { house, size: PosterSize::default() };
    write_file(folder, &format!("{}.pdf", poster.file_stem()), &rendered(poster.pdf(words))?)
}

/// Writes a document of the pack being edited; returns a notice and its path.
///
/// # Errors
/// If it cannot be rendered or written.
pub fn write_printing(folder: &Path, printing: PrintJob, words: &Catalog) -> Result<(Phrase, PathBuf), Phrase> {
    let (says, path) = match printing {
        PrintJob::Poster(house) => (text_key!("poster-lies-here"), write_poster(folder, house, words)?),
        PrintJob::Sheet { pack, lesson, house, seed, key } => {
            let sheet = Worksheet::of_lesson(&lesson, house, seed, lesson.questions().min(MOST));
            let name = |end: &str| format!("{pack}-{}-{seed}{end}.pdf", lesson.id);
            if key {
                (
                    text_key!("print-key-lies-here"),
                    write_file(folder, &name("-key"), &rendered(pdf::key_pdf(&sheet, words))?)?,
                )
            } else {
                (
                    text_key!("print-sheet-lies-here"),
                    write_file(folder, &name(""), &rendered(pdf::pdf(&sheet, words, false))?)?,
                )
            }
        }
    };
    Ok((Phrase::plain(says).with("place", files::path_fact(&path)), path))
}

fn rendered(paper: Result<Vec<u8>, NotMade>) -> Result<Vec<u8>, Phrase> {
    paper.map_err(|error| text!("sheet-not-made", why = Fact::Text(format!("{error:?}"))))
}

/// Writes another file beside the worksheets; returns its path.
///
/// # Errors
/// If it cannot be written.
pub fn write_file(folder: &Path, name: &str, bytes: &[u8]) -> Result<PathBuf, Phrase> {
    let path = folder.join(name);
    let written = fs::create_dir_all(folder).and_then(|()| files::replace(&path, bytes));
    written.map_err(|error| files::notice(text_key!("sheet-not-written"), &path, &error))?;
    Ok(path)
}

/// Opens a file with the system's default program, without waiting.
///
/// # Errors
/// If the system's opener cannot be started.
pub fn open_with_system(path: &Path) -> io::Result<()> {
    let opener = if cfg!(target_os = "windows") {
        "explorer"
    } else if cfg!(target_os = "macos") {
        "open"
    } else {
        "xdg-open"
    };
    let mut command = Command::new(opener);
    command.arg(path).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn()?;
    std::thread::spawn(move || child.wait());
    Ok(())
}
