//! Worksheets on the disk: a PDF where the trainer looks for papers, opened by the program that shows such.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

use super::files;
use crate::app::workshop::Printing;
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::sheet::poster::{Poster, Size};
use crate::sheet::{MOST, NotMade, Sheet, pdf};
use crate::words::Words;

/// The folder for worksheets where nobody names a data folder: among the documents, where the system has
/// such a place.
#[must_use]
pub fn usual_place() -> Option<PathBuf> {
    let user = directories::UserDirs::new()?;
    Some(user.document_dir()?.join("Tailleur"))
}

/// Where exported profiles are looked for: where papers go and, where that is the usual place, also among all
/// documents and what was downloaded.
#[must_use]
pub fn places(papers: &Path) -> Vec<PathBuf> {
    let mut places = vec![papers.to_owned()];
    if usual_place().as_deref() == Some(papers) {
        let user = directories::UserDirs::new();
        let more = user.as_ref().map(|user| [user.document_dir(), user.download_dir()]);
        places.extend(more.into_iter().flatten().flatten().map(Path::to_owned));
    }
    places
}

/// Writes a sheet with its key into a folder, under the name of its lesson and its seed. Returns its path.
///
/// # Errors
/// What a person is told of it.
pub fn write(folder: &Path, lesson: &str, sheet: &Sheet, words: &Words) -> Result<PathBuf, Phrase> {
    keep(folder, &format!("{lesson}-{}.pdf", sheet.seed), &made(pdf::pdf(sheet, words, true))?)
}

/// Writes the tableau of a house as a poster. Printers make it as small as their paper. Returns its path.
///
/// # Errors
/// What a person is told of it.
pub fn poster(folder: &Path, house: Arc<House>, words: &Words) -> Result<PathBuf, Phrase> {
    let poster = Poster { house, size: Size::default() };
    keep(folder, &format!("{}.pdf", poster.name()), &made(poster.pdf(words))?)
}

/// Writes a paper of the pack that is being written. Returns what to say of it, and its path.
///
/// # Errors
/// What a person is told of it.
pub fn print(folder: &Path, printing: Printing, words: &Words) -> Result<(Phrase, PathBuf), Phrase> {
    let (says, path) = match printing {
        Printing::Poster(house) => ("poster-lies-here", poster(folder, house, words)?),
        Printing::Sheet { pack, lesson, house, seed, key } => {
            let sheet = Sheet::of_lesson(&lesson, house, seed, lesson.questions().min(MOST));
            let name = |end: &str| format!("{pack}-{}-{seed}{end}.pdf", lesson.id);
            if key {
                ("print-key-lies-here", keep(folder, &name("-key"), &made(pdf::key_alone(&sheet, words))?)?)
            } else {
                ("print-sheet-lies-here", keep(folder, &name(""), &made(pdf::pdf(&sheet, words, false))?)?)
            }
        }
    };
    Ok((Phrase::plain(says).with("place", files::shown(&path)), path))
}

fn made(paper: Result<Vec<u8>, NotMade>) -> Result<Vec<u8>, Phrase> {
    paper.map_err(|error| Phrase::plain("sheet-not-made").with("why", Fact::Text(format!("{error:?}"))))
}

/// Writes a file of another kind beside the sheets. Returns its path.
///
/// # Errors
/// What a person is told of it.
pub fn keep(folder: &Path, name: &str, bytes: &[u8]) -> Result<PathBuf, Phrase> {
    let path = folder.join(name);
    let written = fs::create_dir_all(folder).and_then(|()| files::replace(&path, bytes));
    written.map_err(|error| files::notice("sheet-not-written", &path, &error))?;
    Ok(path)
}

/// Opens a file with the system's own program for it, where there is one; waits for nothing.
pub fn show(path: &Path) {
    let opener = if cfg!(target_os = "windows") {
        "explorer"
    } else if cfg!(target_os = "macos") {
        "open"
    } else {
        "xdg-open"
    };
    let mut command = Command::new(opener);
    command.arg(path).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // Where nothing opens it the notice says where it lies.
    if let Ok(mut child) = command.spawn() {
        std::thread::spawn(move || child.wait());
    }
}
