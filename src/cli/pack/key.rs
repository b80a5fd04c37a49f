//! `tailleur pack key`: generates a key pair for signing packs, in `minisign` format.

use std::path::PathBuf;

use clap::{ArgMatches, Command};

use super::{say, text};
use crate::cli::args::{command as command_of, flag, option};
use crate::cli::stop::Stop;
use crate::cli::{Status, World};
use crate::machine::pack_file::Secret;
use crate::machine::{disk, files, stdio};
use crate::rules::phrase::{Fact, Phrase};
use crate::words::{Names, Words};

/// Default name of the key pair.
const NAME: &str = "tailleur";

pub(super) fn command(words: &Words) -> Command {
    command_of("key", "cli-pack-key", "cli-usage-pack-key", words)
        .arg(option("out", "cli-value-name", "cli-pack-key-out", words))
        .arg(flag("no-password", "cli-pack-no-password", words))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    let name = text(matches, "out").unwrap_or(NAME);
    let (secret, public) = (PathBuf::from(format!("{name}.key")), PathBuf::from(format!("{name}.pub")));
    for path in [&secret, &public] {
        if disk::is_there(path) {
            // A lost key cannot be restored, so none is overwritten.
            return Err(Stop::Usage(Phrase::plain("pack-key-there").with("place", files::shown(path))));
        }
    }
    let password = if matches.get_flag("no-password") { None } else { Some(new_password(words)?) };
    let (text, signer) = Secret::make(password).map_err(Stop::Usage)?;
    let failed = |path: &PathBuf| {
        let place = path.clone();
        move |error: std::io::Error| Stop::Usage(files::notice("pack-key-not-kept", &place, &error))
    };
    files::make_private(&secret, text.as_bytes()).map_err(failed(&secret))?;
    files::replace(&public, signer.file().as_bytes()).map_err(failed(&public))?;
    let made = Phrase::plain("pack-key-made")
        .with("secret", files::shown(&secret))
        .with("public", files::shown(&public))
        .with("short", Fact::Text(signer.short()))
        .with("key", Fact::Text(signer.key));
    say(&made, words, world)?;
    Ok(Status::Done)
}

/// A new password, prompted for twice.
fn new_password(words: &Words) -> Result<String, Stop> {
    let first = password("pack-password-new", words)?;
    if first.is_empty() {
        return Err(Stop::Usage(Phrase::plain("pack-password-empty")));
    }
    let second = password("pack-password-again", words)?;
    if first == second { Ok(first) } else { Err(Stop::Usage(Phrase::plain("pack-password-differs"))) }
}

/// A password prompted for without echo; without a terminal, the next line of the input.
pub(super) fn password(key: &'static str, words: &Words) -> Result<String, Stop> {
    let prompt = words.say(&Phrase::plain(key), &Names::default());
    stdio::password(&format!("{prompt} "))
        .map_err(|error| Stop::Usage(Phrase::plain("pack-password-unread").with("why", Fact::Text(error.to_string()))))
}
