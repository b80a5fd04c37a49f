//! Prints every text that the built-in voice must have, for the script that records it: one a line, with tabs between
//! folder, place, the words as they are shown and the words to speak.

use std::io::{self, Write as _};

use tailleur::rules::house::HouseLibrary;
use tailleur::voice::{Speaker, required_recordings};

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for speaker in Speaker::ALL {
        for wanted in required_recordings(&HouseLibrary::built_in(), speaker) {
            let (folder, place) = (speaker.folder(wanted.language), wanted.place.into_str());
            writeln!(out, "{folder}\t{place}\t{}\t{}", wanted.text, wanted.says)?;
        }
    }
    out.flush()
}
