//! `tailleur pack key`: generates a key pair for signing packs, in `minisign` format.

use std::path::PathBuf;

use clap::{ArgMatches, Command};

use super::{arg_value, print_line};
use crate::cli::args::{command as command_of, flag, option};
use crate::cli::error::CommandError;
use crate::cli::{Status, World};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::i18n::{Catalog, HouseTerms};
use crate::platform::stdio;
use crate::platform::storage::pack_file::SigningKey;
use crate::platform::storage::{disk, files};

/// Default name of the key pair.
const NAME: &str = "tailleur";

pub(super) fn command(words: &Catalog) -> Command {
    command_of("key", text_key!("cli-pack-key"), text_key!("cli-usage-pack-key"), words)
        .arg(option("out", text_key!("cli-value-name"), text_key!("cli-pack-key-out"), words))
        .arg(flag("no-password", text_key!("cli-pack-no-password"), words))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    let name = arg_value(matches, "out").unwrap_or(NAME);
    let (secret, public) = (PathBuf::from(format!("{name}.key")), PathBuf::from(format!("{name}.pub")));
    for path in [&secret, &public] {
        if disk::exists(path) {
            // A lost key cannot be restored, so none is overwritten.
            return Err(CommandError::Usage(text!("pack-key-there", place = files::path_fact(path))));
        }
    }
    let password = if matches.get_flag("no-password") { None } else { Some(new_password(words)?) };
    let (text, signer) = SigningKey::generate(password).map_err(CommandError::Usage)?;
    let failed = |path: &PathBuf| {
        let place = path.clone();
        move |error: std::io::Error| CommandError::Usage(files::notice(text_key!("pack-key-not-kept"), &place, &error))
    };
    files::make_private(&secret, text.as_bytes()).map_err(failed(&secret))?;
    files::replace(&public, signer.file().as_bytes()).map_err(failed(&public))?;
    let made = text!(
        "pack-key-made",
        secret = files::path_fact(&secret),
        public = files::path_fact(&public),
        short = Fact::Text(signer.short()),
        key = Fact::Text(signer.key)
    );
    print_line(&made, words, world)?;
    Ok(Status::Done)
}

/// A new password, prompted for twice.
fn new_password(words: &Catalog) -> Result<String, CommandError> {
    let first = password(text_key!("pack-password-new"), words)?;
    if first.is_empty() {
        return Err(CommandError::Usage(text!("pack-password-empty")));
    }
    let second = password(text_key!("pack-password-again"), words)?;
    if first == second { Ok(first) } else { Err(CommandError::Usage(text!("pack-password-differs"))) }
}

/// A password prompted for without echo; without a terminal, the next line of the input.
pub(super) fn password(key: TextKey, words: &Catalog) -> Result<String, CommandError> {
    let prompt = words.render(&Phrase::plain(key), &HouseTerms::default());
    stdio::password(&format!("{prompt} "))
        .map_err(|error| CommandError::Usage(text!("pack-password-unread", why = Fact::Text(error.to_string()))))
}
