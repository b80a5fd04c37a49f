//! `tailleur pack verify`: integrity, flaws and signature of a pack file.

use std::path::Path;

use clap::{ArgMatches, Command};

use super::{one, say, stopped, text, told};
use crate::cli::args::{command as command_of, option};
use crate::cli::stop::Stop;
use crate::cli::{Status, World};
use crate::machine::disk;
use crate::machine::pack_file::{Signer, verify};
use crate::rules::house::Shelf;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::Words;

/// Maximum size of a public key file in bytes.
const LONGEST_KEY: u64 = 4096;

pub(super) fn command(words: &Words) -> Command {
    command_of("verify", "cli-pack-verify", "cli-usage-pack-verify", words)
        .arg(one("file", "cli-value-file", "cli-pack-file", words))
        .arg(option("key", "cli-value-key", "cli-pack-public", words))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    let path = Path::new(text(matches, "file").unwrap_or_default());
    let wanted = text(matches, "key").map(public).transpose()?;
    let (file, pack) = match verify(path, &Shelf::built_in()) {
        Ok(found) => found,
        Err(refusal) => return Err(stopped(refusal, words, world)?),
    };
    for line in told::pack(&pack, words) {
        writeln!(world.output, "{line}")?;
    }
    let signed = match file.signer() {
        Some(signer) => Phrase::plain("pack-signed-by").with("key", Fact::Text(signer.key.clone())),
        None => Phrase::plain("pack-unsigned"),
    };
    say(&signed, words, world)?;
    say(&Phrase::plain("pack-content").with("content", Fact::Text(file.manifest().content.clone())), words, world)?;
    match wanted {
        Some(wanted) if file.signer() != Some(&wanted) => {
            Err(Stop::Wrong(Phrase::plain("pack-other-key").with("key", Fact::Text(wanted.key))))
        }
        _ => {
            say(&Phrase::plain("pack-verified"), words, world)?;
            Ok(Status::Done)
        }
    }
}

/// A public key, given directly or as a file.
fn public(given: &str) -> Result<Signer, Stop> {
    let path = Path::new(given);
    let text = if disk::is_there(path) {
        disk::read_text(path, LONGEST_KEY).map_err(|fault| Stop::Usage(fault.phrase(path)))?
    } else {
        given.to_owned()
    };
    Signer::read(&text).map_err(|why| Stop::Usage(why.with("place", Fact::Text(super::args::short(given)))))
}
