//! Prints every text that the built-in voice must have, for the script that records it: one a line, with tabs between
//! language, place, the words as they are shown and the words to speak.

use std::io::{self, Write as _};

use tailleur::rules::house::HouseLibrary;
use tailleur::voice::required_recordings;

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for wanted in required_recordings(&HouseLibrary::built_in()) {
        let (language, place) = (wanted.language.code(), wanted.place.into_str());
        writeln!(out, "{language}\t{place}\t{}\t{}", wanted.text, wanted.says)?;
    }
    out.flush()
}
