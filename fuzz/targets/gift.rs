//! Any bytes are questions in GIFT, or there is a note: what comes in is a pack that can be read.
#![no_main]

use std::sync::{Arc, LazyLock};

use libfuzzer_sys::fuzz_target;
use tailleur::lesson::Pack;
use tailleur::lesson::exchange::{Beside, Importer, PictureFault, Reading};
use tailleur::rules::house::{House, Shelf};

// Read once: what is fuzzed is the file.
static SHELF: LazyLock<Shelf> = LazyLock::new(Shelf::built_in);
static HOUSES: LazyLock<Vec<Arc<House>>> = LazyLock::new(|| SHELF.iter().cloned().collect());

fuzz_target!(|bytes: &[u8]| {
    let reading = Reading { code: "en", houses: &HOUSES, as_coups: false };
    let mut importer = Importer::new(reading, Vec::new());
    importer.add("fuzz.gift", bytes);
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
});
