//! `tailleur pack verify`: integrity, flaws and signature of a pack file.

use std::path::Path;

use clap::{ArgMatches, Command};

use super::{arg_value, command_error, describe, print_line};
use crate::cli::args::{command as command_of, option, positional};
use crate::cli::error::CommandError;
use crate::cli::{Status, World};
use crate::i18n::Catalog;
use crate::i18n::phrase::Fact;
use crate::platform::storage::disk;
use crate::platform::storage::pack_file::{Signer, verify};
use crate::rules::house::HouseLibrary;

/// Maximum size of a public key file in bytes.
const LONGEST_KEY: u64 = 4096;

pub(super) fn command(words: &Catalog) -> Command {
    command_of("verify", text_key!("cli-pack-verify"), text_key!("cli-usage-pack-verify"), words)
        .arg(positional("file", text_key!("cli-value-file"), text_key!("cli-pack-file"), words))
        .arg(option("key", text_key!("cli-value-key"), text_key!("cli-pack-public"), words))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    let path = Path::new(arg_value(matches, "file").unwrap_or_default());
    let wanted = arg_value(matches, "key").map(public_key).transpose()?;
    let (file, pack) = match verify(path, &HouseLibrary::built_in()) {
        Ok(found) => found,
        Err(error) => return Err(command_error(error, words, world)?),
    };
    for line in describe::pack(&pack, words) {
        writeln!(world.output, "{line}")?;
    }
    let signed = match file.signer() {
        Some(signer) => text!("pack-signed-by", key = Fact::Text(signer.key.clone())),
        None => text!("pack-unsigned"),
    };
    print_line(&signed, words, world)?;
    print_line(&text!("pack-content", content = Fact::Text(file.manifest().content.clone())), words, world)?;
    match wanted {
        Some(wanted) if file.signer() != Some(&wanted) => {
            Err(CommandError::Wrong(text!("pack-other-key", key = Fact::Text(wanted.key))))
        }
        _ => {
            print_line(&text!("pack-verified"), words, world)?;
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
