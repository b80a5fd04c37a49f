//! `tailleur pack build`: builds one file of a folder, byte for byte reproducible.

use std::path::Path;

use clap::{ArgMatches, Command};

use super::{arg_value, key, print_line};
use crate::cli::args::{command as command_of, option, positional};
use crate::cli::error::CommandError;
use crate::cli::flaw_line::flaw_line;
use crate::cli::{Status, World};
use crate::i18n::Catalog;
use crate::i18n::flaw::Flaw;
use crate::i18n::phrase::{Fact, Phrase};
use crate::platform::storage::files;
use crate::platform::storage::pack_file::{BuildError, BuiltPack, SigningKey, build};
use crate::rules::house::HouseLibrary;

pub(super) fn command(words: &Catalog) -> Command {
    command_of("build", text_key!("cli-pack-build"), text_key!("cli-usage-pack-build"), words)
        .arg(positional("folder", text_key!("cli-value-folder"), text_key!("cli-pack-folder"), words))
        .arg(option("out", text_key!("cli-value-file"), text_key!("cli-pack-out"), words))
        .arg(option("sign", text_key!("cli-value-key"), text_key!("cli-pack-sign"), words))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    let folder = Path::new(arg_value(matches, "folder").unwrap_or_default());
    let out = arg_value(matches, "out").map(Path::new);
    let secret = arg_value(matches, "sign").map(|path| open_secret(Path::new(path), words)).transpose()?;
    let built = match build(folder, out, secret.as_ref(), &HouseLibrary::built_in()) {
        Ok(built) => built,
        Err(BuildError::Flaws(flaws)) => return refuse_faulty(folder, &flaws, words, world),
        Err(BuildError::Refused(why)) => return Err(CommandError::Wrong(why)),
        Err(BuildError::Failed(why)) => return Err(CommandError::Usage(why)),
    };
    print_flaws(folder, &built.warnings, words, world)?;
    print_line(&describe_built(&built), words, world)?;
    let signed = built.signer.map_or_else(
        || text!("pack-built-unsigned"),
        |signer| text!("pack-built-signed", short = Fact::Text(signer.short())),
    );
    print_line(&signed, words, world)?;
    Ok(Status::Done)
}

fn describe_built(built: &BuiltPack) -> Phrase {
    text!(
        "pack-built",
        place = files::path_fact(&built.path),
        id = Fact::Text(built.manifest.id.to_string()),
        version = Fact::Number(built.manifest.version.into()),
        files = Fact::Number(built.manifest.files.len() as u64),
        size = Fact::Number(built.size.div_ceil(1024)),
        content = Fact::Text(built.manifest.content.clone())
    )
}

/// Prints the flaws as `tailleur check` does, and fails.
fn refuse_faulty(
    folder: &Path,
    flaws: &[Flaw],
    words: &Catalog,
    world: &mut World<'_>,
) -> Result<Status, CommandError> {
    print_flaws(folder, flaws, words, world)?;
    let faults = flaws.iter().filter(|flaw| flaw.is_fault()).count() as u64;
    Err(CommandError::Wrong(text!("pack-not-built", count = Fact::Number(faults))))
}

fn print_flaws(folder: &Path, flaws: &[Flaw], words: &Catalog, world: &mut World<'_>) -> Result<(), CommandError> {
    for flaw in flaws {
        let file = folder.join(&flaw.file).display().to_string();
        writeln!(world.errors, "{}", flaw_line(&Flaw { file, ..flaw.clone() }, words))?;
    }
    Ok(())
}

/// Reads a secret key, asking for the password if it is locked.
fn open_secret(path: &Path, words: &Catalog) -> Result<SigningKey, CommandError> {
    let (text, is_locked) = SigningKey::read(path).map_err(CommandError::Usage)?;
    let password = is_locked.then(|| key::password(text_key!("pack-password"), words)).transpose()?;
    let wrong = |why: Phrase| CommandError::Usage(why.with("place", files::path_fact(path)));
    SigningKey::open(&text, password).map_err(wrong)
}
