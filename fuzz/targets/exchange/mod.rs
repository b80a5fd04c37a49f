//! A file of questions, whatever its bytes: a pack that can be read, or a note at its place.

use std::sync::{Arc, LazyLock};

use tailleur::lesson::Pack;
use tailleur::lesson::exchange::{Beside, Importer, PictureFault, Reading};
use tailleur::rules::house::{House, Shelf};

// Read once: what is fuzzed is the file.
static SHELF: LazyLock<Shelf> = LazyLock::new(Shelf::built_in);
static HOUSES: LazyLock<Vec<Arc<House>>> = LazyLock::new(|| SHELF.iter().cloned().collect());

/// Brings a file of this name in.
pub(crate) fn brought_in(name: &str, bytes: &[u8]) {
    let reading = Reading { code: "en", houses: &HOUSES, as_coups: false };
    let mut importer = Importer::new(reading, Vec::new());
    importer.add(name, bytes);
    let lessons = importer.finish(&Beside::default(), &mut |_, _| Err(PictureFault::Missing));
    for notes in &lessons.notes {
        for note in notes.kept() {
            assert!(note.place.line >= 1 && note.place.column >= 1, "{note:?}");
        }
    }
    if !lessons.files.is_empty() {
        let files = lessons.as_files(lessons.pack_file("fuzz", "Fuzz", &[]));
        let pack = Pack::read_for(&files, &SHELF);
        assert!(pack.is_ok(), "{:?}\n{:?}", pack.err(), lessons.files);
    }
}
