//! `tailleur pack verify`: integrity, flaws and signature of a pack file.

use std::path::Path;

use clap::{ArgMatches, Command};

use super::{arg_value, describe, print_line, refusal_error, required_arg};
use crate::cli::args::{command as command_of, option};
use crate::cli::error::CommandError;
use crate::cli::{Status, World};
use crate::i18n::Catalog;
use crate::i18n::phrase::{Fact, Phrase};
use crate::platform::storage::disk;
use crate::platform::storage::pack_file::{Signer, verify};
use crate::rules::house::HouseLibrary;

/// Maximum size of a public key file in bytes.
const LONGEST_KEY: u64 = 4096;

pub(super) fn command(words: &Catalog) -> Command {
    command_of("verify", "cli-pack-verify", "cli-usage-pack-verify", words)
        .arg(required_arg("file", "cli-value-file", "cli-pack-file", words))
        .arg(option("key", "cli-value-key", "cli-pack-public", words))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    let path = Path::new(arg_value(matches, "file").unwrap_or_default());
    let wanted = arg_value(matches, "key").map(public_key).transpose()?;
    let (file, pack) = match verify(path, &HouseLibrary::built_in()) {
        Ok(found) => found,
        Err(refusal) => return Err(refusal_error(refusal, words, world)?),
    };
    for line in describe::pack(&pack, words) {
        writeln!(world.output, "{line}")?;
    }
    let signed = match file.signer() {
        Some(signer) => Phrase::plain("pack-signed-by").with("key", Fact::Text(signer.key.clone())),
        None => Phrase::plain("pack-unsigned"),
    };
    print_line(&signed, words, world)?;
    print_line(
        &Phrase::plain("pack-content").with("content", Fact::Text(file.manifest().content.clone())),
        words,
        world,
    )?;
    match wanted {
        Some(wanted) if file.signer() != Some(&wanted) => {
            Err(CommandError::Wrong(Phrase::plain("pack-other-key").with("key", Fact::Text(wanted.key))))
        }
        _ => {
            print_line(&Phrase::plain("pack-verified"), words, world)?;
            Ok(Status::Done)
        }
    }
}

/// A public key, given directly or as a file.
fn public_key(given: &str) -> Result<Signer, CommandError> {
    let path = Path::new(given);
    let text = if disk::exists(path) {
        disk::read_text(path, LONGEST_KEY).map_err(|fault| CommandError::Usage(fault.phrase(path)))?
    } else {
        given.to_owned()
    };
    Signer::read(&text).map_err(|why| CommandError::Usage(why.with("place", Fact::Text(super::args::excerpt(given)))))
}
