//! `tailleur pack build`: builds one file of a folder, byte for byte reproducible.

use std::path::Path;

use clap::{ArgMatches, Command};

use super::{key, of_a_file, one, say, text};
use crate::cli::args::{command as command_of, option};
use crate::cli::check::sentence;
use crate::cli::stop::Stop;
use crate::cli::{Status, World};
use crate::machine::pack_file::{Built, Secret, Unbuilt, build};
use crate::machine::{disk, files};
use crate::rules::flaw::Flaw;
use crate::rules::house::Shelf;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::Words;

/// Maximum size of a secret key file in bytes.
const LONGEST_KEY: u64 = 4096;

pub(super) fn command(words: &Words) -> Command {
    command_of("build", "cli-pack-build", "cli-usage-pack-build", words)
        .arg(one("folder", "cli-value-folder", "cli-pack-folder", words))
        .arg(option("out", "cli-value-file", "cli-pack-out", words))
        .arg(option("sign", "cli-value-key", "cli-pack-sign", words))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    let folder = Path::new(text(matches, "folder").unwrap_or_default());
    let out = text(matches, "out").map(Path::new);
    let secret = text(matches, "sign").map(|path| opened(Path::new(path), words)).transpose()?;
    let built = match build(folder, out, secret.as_ref(), &Shelf::built_in()) {
        Ok(built) => built,
        Err(Unbuilt::Flaws(flaws)) => return faulty(folder, &flaws, words, world),
        Err(Unbuilt::Refused(why)) => return Err(Stop::Wrong(why)),
        Err(Unbuilt::Failed(why)) => return Err(of_a_file(why)),
    };
    tell(folder, &built.warnings, words, world)?;
    say(&told(&built), words, world)?;
    let signed = built.signer.map_or_else(
        || Phrase::plain("pack-built-unsigned"),
        |signer| Phrase::plain("pack-built-signed").with("short", Fact::Text(signer.short())),
    );
    say(&signed, words, world)?;
    Ok(Status::Done)
}

fn told(built: &Built) -> Phrase {
    Phrase::plain("pack-built")
        .with("place", files::shown(&built.path))
        .with("id", Fact::Text(built.manifest.id.clone()))
        .with("version", Fact::Number(built.manifest.version.into()))
        .with("files", Fact::Number(built.manifest.files.len() as u64))
        .with("size", Fact::Number(built.size.div_ceil(1024)))
        .with("content", Fact::Text(built.manifest.content.clone()))
}

/// Prints the flaws as `tailleur check` does, and fails.
fn faulty(folder: &Path, flaws: &[Flaw], words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    tell(folder, flaws, words, world)?;
    let faults = flaws.iter().filter(|flaw| flaw.is_fault()).count() as u64;
    Err(Stop::Wrong(Phrase::plain("pack-not-built").with("count", Fact::Number(faults))))
}

fn tell(folder: &Path, flaws: &[Flaw], words: &Words, world: &mut World<'_>) -> Result<(), Stop> {
    for flaw in flaws {
        let file = folder.join(&flaw.file).display().to_string();
        writeln!(world.errors, "{}", sentence(&Flaw { file, ..flaw.clone() }, words))?;
    }
    Ok(())
}

/// Reads a secret key, asking for the password if it is locked.
fn opened(path: &Path, words: &Words) -> Result<Secret, Stop> {
    let text = disk::read_text(path, LONGEST_KEY).map_err(|fault| Stop::Usage(fault.phrase(path)))?;
    let wrong = |why: Phrase| Stop::Usage(why.with("place", files::shown(path)));
    let password =
        if Secret::is_locked(&text).map_err(wrong)? { Some(key::password("pack-password", words)?) } else { None };
    Secret::open(&text, password).map_err(wrong)
}
