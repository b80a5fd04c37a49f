//! A pack as one file, `.tailleur-pack`: a zip with every file of the pack as it is, with `manifest.ron`, which names
//! each with its SHA-256, and, where its author has a key, with `manifest.ron.minisig`.
//!
//! It is the same to the byte for the same files, whatever the path, the machine and the time: sorted by name, not
//! compressed (what a compressor writes differs between its versions and processors), with one time and one set of
//! rights. Only a signature has chance in it, and the one that stands in the file already is kept where it is right.
//!
//! The signature is over the manifest and lies inside, so that one file is handed over; the manifest names the key and
//! the hash of every other file, and no file may be there that it does not name. Without this program:
//! `unzip -p FILE manifest.ron > manifest.ron`, the same of `manifest.ron.minisig`, and
//! `minisign -Vm manifest.ron -P KEY` with the key that its author told.
//!
//! Whatever somebody brings is read whole into memory, and everything about it is asked before any of it is believed.
//! Installed, it lies unpacked in `<profile>/packs/<id>/`, with the file it came in beside it.

mod frame;
mod installing;
mod key;
mod manifest;
mod names;
mod placing;
mod reading;
mod told;
mod trust;
mod writing;

use std::path::Path;

use crate::machine::files;
use crate::rules::phrase::{Fact, Phrase};

pub use self::installing::{Brought, Home, Installed, Refusal, Standing, install, installed, look, remove, verify};
pub use self::key::{Secret, Signer};
pub(in crate::machine) use self::manifest::hash;
pub use self::manifest::{Listed, Manifest};
pub use self::names::is_about_the_file;
pub use self::placing::mend;
pub use self::reading::PackFile;
pub use self::trust::Signed;
pub use self::writing::{Built, Unbuilt, build, name_of};

/// How the name of a pack's file ends.
pub const END: &str = ".tailleur-pack";

/// The newest form of file that is written and read.
const FORM: u32 = 1;
/// The first version of the program that reads it.
const LEAST_PROGRAM: &str = "0.1.0";

/// The largest file in a pack, in bytes.
const LARGEST: u64 = 16 << 20;
/// How large all files of a pack may be together.
const LARGEST_OF_ALL: u64 = 64 << 20;
/// The largest manifest and the largest signature.
const LARGEST_MANIFEST: u64 = 1 << 20;
const LARGEST_SIGNATURE: u64 = 4096;
/// The most files of a pack.
const MOST_FILES: usize = 2000;
/// How much a file may shrink: what shrinks more was made to fill a disk.
const MOST_SHRUNK: u64 = 100;

/// Whether a path is named as the file of a pack is.
#[must_use]
pub fn is_named_so(path: &Path) -> bool {
    path.to_string_lossy().to_lowercase().ends_with(END)
}

/// Says of a file why it is not taken.
fn refused(path: &Path, why: Phrase) -> Phrase {
    Phrase::plain("pack-file-refused").with("place", files::shown(path)).with("why", Fact::Phrase(Box::new(why)))
}
