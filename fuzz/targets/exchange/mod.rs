//! A file of questions, whatever its bytes: a pack that can be read, or a note at its place.

use std::sync::{Arc, LazyLock};

use tailleur::lesson::Pack;
use tailleur::lesson::exchange::{ExistingPack, ImportOptions, Importer, PictureFault};
use tailleur::rules::house::{House, HouseLibrary};

// Read once: what is fuzzed is the file.
static SHELF: LazyLock<HouseLibrary> = LazyLock::new(HouseLibrary::built_in);
static HOUSES: LazyLock<Vec<Arc<House>>> = LazyLock::new(|| SHELF.iter().cloned().collect());

/// Imports a file of this name.
pub(crate) fn import(name: &str, bytes: &[u8]) {
    let reading = ImportOptions { code: "en", houses: &HOUSES, as_coups: false };
    let mut importer = Importer::new(reading, Vec::new());
    importer.add(name, bytes);
    let lessons = importer.finish(&ExistingPack::default(), &mut |_, _| Err(PictureFault::Missing));
    for notes in &lessons.notes {
        for note in notes.as_slice() {
            assert!(note.place.line >= 1 && note.place.column >= 1, "{note:?}");
        }
    }
    if !lessons.files.is_empty() {
        let files = lessons.as_files(lessons.pack_file("fuzz", "Fuzz", &[]));
        let pack = Pack::read_for(&files, &SHELF);
        assert!(pack.is_ok(), "{:?}\n{:?}", pack.err(), lessons.files);
    }
}
