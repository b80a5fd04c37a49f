//! The arguments of each command, with localized help and errors.

/// A subcommand with its localized `about` and usage texts.
use std::ffi::OsString;
use std::path::Path;
use std::sync::Arc;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command};

use super::WindowOptions;
use super::error::CommandError;
use super::flaw_line::flaw_line;
use crate::app::LessonPath;
use crate::i18n::flaw::in_words;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::i18n::{Catalog, Language};
use crate::lesson::Lesson;
use crate::platform::storage::{archive, disk, pack_file};
use crate::rules::house::{House, HouseLibrary, TableSize};

pub(super) fn command(name: &'static str, about: TextKey, usage: TextKey, words: &Catalog) -> Command {
    with_help(Command::new(name).about(words.message(about)).override_usage(words.message(usage)), words)
}

pub(super) fn with_help(command: Command, words: &Catalog) -> Command {
    let usage = words.message(text_key!("cli-usage"));
    command
        .disable_help_flag(true)
        .help_template(format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}\n"))
        .next_help_heading(words.message(text_key!("cli-options")))
        .arg(flag("help", text_key!("cli-help"), words).short('h').action(ArgAction::Help))
}

pub(super) fn option(name: &'static str, value: TextKey, help: TextKey, words: &Catalog) -> Arg {
    Arg::new(name).long(name).value_name(words.message(value)).help(words.message(help)).allow_negative_numbers(true)
}

pub(super) fn flag(name: &'static str, help: TextKey, words: &Catalog) -> Arg {
    Arg::new(name).long(name).help(words.message(help)).action(ArgAction::SetTrue)
}

/// A required positional argument.
pub(super) fn positional(name: &'static str, value: TextKey, help: TextKey, words: &Catalog) -> Arg {
    positional_list(name, value, help, words).num_args(1).required(true)
}

/// A positional argument that takes one or more values.
pub(super) fn positional_list(name: &'static str, value: TextKey, help: TextKey, words: &Catalog) -> Arg {
    Arg::new(name)
        .value_name(words.message(value))
        .help(words.message(help))
        .help_heading(words.message(text_key!("cli-arguments")))
        .num_args(1..)
}

pub(super) fn house_option(words: &Catalog) -> Arg {
    option("house", text_key!("cli-value-house"), text_key!("cli-house"), words).required(true)
}

pub(super) fn table_option(words: &Catalog) -> Arg {
    option("table", text_key!("cli-value-table"), text_key!("cli-table"), words)
}

/// The table size given by `--table`.
pub(super) fn table(matches: &ArgMatches) -> Result<Option<TableSize>, CommandError> {
    let Some(name) = matches.get_one::<String>("table") else { return Ok(None) };
    let size = TableSize::ALL.into_iter().find(|size| format!("{size:?}").eq_ignore_ascii_case(name));
    size.map(Some).ok_or_else(|| bad_value(text_key!("cli-bad-table"), name))
}

/// The house at the given table, or the first of its tables at which the lesson can be asked.
pub(super) fn at_table(lesson: &Lesson, house: &House, table: Option<TableSize>) -> Result<Arc<House>, CommandError> {
    let at = lesson.house_at_table(house, table).filter(|at| table.is_none() || at.only_table() == table);
    at.map(Arc::new).ok_or_else(|| no_such_table(house))
}

pub(super) fn no_such_table(house: &House) -> CommandError {
    CommandError::Wrong(text!("cli-not-at-table", house = Fact::Text(house.name.clone())))
}

/// Language named by `--lang`, read before clap so that clap's own texts are localized.
pub(super) fn language(arguments: &[OsString]) -> Option<Language> {
    let words = || arguments.iter().filter_map(|argument| argument.to_str());
    let following = words().zip(words().skip(1)).find(|(name, _)| *name == "--lang").map(|(_, value)| value);
    following.or_else(|| words().find_map(|word| word.strip_prefix("--lang="))).and_then(Language::from_tag)
}

/// True if the window opens such a file.
fn opens(path: &Path) -> bool {
    pack_file::has_pack_extension(path) || archive::has_profile_extension(path)
}

/// Inserts `--open` before a pack or an exported profile that is the only argument, as a double-click passes it.
pub(super) fn insert_open_flag(mut arguments: Vec<OsString>, program: &Command) -> Vec<OsString> {
    let names_a_command = |argument: &OsString| program.get_subcommands().any(|known| **argument == *known.get_name());
    let Some((last, before)) = arguments.split_last() else { return arguments };
    let is_value = before.last().is_some_and(|option| option.as_encoded_bytes().starts_with(b"--"));
    let commanded = before.iter().skip(1).any(names_a_command);
    if !before.is_empty() && !is_value && !commanded && opens(Path::new(last)) {
        arguments.insert(arguments.len() - 1, "--open".into());
    }
    arguments
}

pub(super) fn window_options(matches: &ArgMatches) -> Result<WindowOptions, CommandError> {
    let text = |name: &str| matches.get_one::<String>(name);
    let language = match text("lang") {
        None => None,
        Some(tag) => Some(Language::from_tag(tag).ok_or_else(|| unknown_language(tag))?),
    };
    let lesson = match text("lesson") {
        None => None,
        Some(name) => Some(LessonPath::parse(name).ok_or_else(|| bad_value(text_key!("cli-bad-lesson"), name))?),
    };
    let (profile, data) = (text("profile").cloned(), text("data").map(Into::into));
    Ok(WindowOptions { profile, data, language, lesson, file: text("open").map(Into::into) })
}

/// Fails on an unsupported `--lang`.
pub(super) fn check_language(matches: &ArgMatches) -> Result<(), CommandError> {
    match matches.get_one::<String>("lang") {
        Some(tag) if Language::from_tag(tag).is_none() => Err(unknown_language(tag)),
        _ => Ok(()),
    }
}

fn unknown_language(tag: &str) -> CommandError {
    bad_value(text_key!("cli-unknown-language"), tag)
}

/// The house given by `--house`: a built-in id or a file path.
pub(super) fn house(matches: &ArgMatches, words: &Catalog) -> Result<House, CommandError> {
    let name = matches.get_one::<String>("house").map(String::as_str).unwrap_or_default();
    let built_in = format!("{name}.ron");
    let found = HouseLibrary::built_in_files().find(|(file, _)| *file == built_in);
    let is_path = Path::new(name).extension().is_some_and(|end| end == "ron");
    let read = match found {
        Some((file, text)) => House::read(file, text),
        None if is_path => {
            let path = Path::new(name);
            let text = disk::read_text(path, disk::MOST_OF_A_TEXT).map_err(|fault| unreadable_file(&fault, path))?;
            House::read(name, &text)
        }
        None => {
            let known = HouseLibrary::built_in_files().map(|(file, _)| file.trim_end_matches(".ron"));
            let known = Fact::Text(known.collect::<Vec<_>>().join(", "));
            let phrase = text!("cli-unknown-house", house = Fact::Text(excerpt(name)), known = known);
            return Err(CommandError::Usage(phrase));
        }
    };
    read.map_err(in_words).map_err(|flaws| {
        let lines: Vec<String> = flaws.iter().map(|flaw| flaw_line(flaw, words)).collect();
        CommandError::Wrong(text!("cli-bad-house", flaws = Fact::Text(lines.join("\n"))))
    })
}

/// An unreadable path is a usage error, unusable contents are rejected input.
fn unreadable_file(fault: &disk::Unreadable, path: &Path) -> CommandError {
    match fault {
        disk::Unreadable::TooLong(_) | disk::Unreadable::NotText(_) => CommandError::Wrong(fault.phrase(path)),
        _ => CommandError::Usage(fault.phrase(path)),
    }
}

/// Value of a whole-number option; fails outside `least..=most`.
pub(super) fn number(matches: &ArgMatches, name: &str, least: u64, most: u64) -> Result<Option<u64>, CommandError> {
    let Some(text) = matches.get_one::<String>(name) else { return Ok(None) };
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse::<u64>() {
        Ok(number) if digits && (least..=most).contains(&number) => Ok(Some(number)),
        _ => Err(CommandError::Usage(text!(
            "cli-bad-number",
            argument = Fact::Text(format!("--{name}")),
            value = Fact::Text(excerpt(text)),
            least = Fact::Text(least.to_string()),
            most = Fact::Text(most.to_string())
        ))),
    }
}

/// User input shortened for an error message.
pub(super) fn excerpt(text: &str) -> String {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}

pub(super) fn bad_value(key: TextKey, value: &str) -> CommandError {
    CommandError::Usage(Phrase::plain(key).with("value", Fact::Text(excerpt(value))))
}

/// clap reports `--help` and `--version` as errors.
pub(super) fn is_help(error: &clap::Error) -> bool {
    matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion)
}

/// clap's error as a localized usage error.
pub(super) fn usage_error(error: &clap::Error) -> CommandError {
    let text = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(excerpt(&text.replace("...", "…"))),
        Some(ContextValue::Strings(texts)) => Some(texts.join(", ").replace("...", "…")),
        _ => None,
    };
    let fact = |kind| Fact::Text(text(kind).unwrap_or_default());
    let argument = fact(ContextKind::InvalidArg);
    let phrase = match error.kind() {
        ErrorKind::UnknownArgument => text!("cli-unknown-argument", argument = argument),
        ErrorKind::InvalidSubcommand => {
            text!("cli-unknown-command", command = fact(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => text!("cli-missing", argument = argument),
        ErrorKind::ArgumentConflict if text(ContextKind::PriorArg) == text(ContextKind::InvalidArg) => {
            text!("cli-twice", argument = argument)
        }
        ErrorKind::ArgumentConflict => {
            text!("cli-conflict", argument = argument, other = fact(ContextKind::PriorArg))
        }
        ErrorKind::InvalidValue | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            text!("cli-no-value", argument = argument)
        }
        ErrorKind::TooManyValues => text!("cli-too-many", argument = argument),
        ErrorKind::InvalidUtf8 => text!("cli-not-text"),
        _ => text!("cli-not-understood"),
    };
    let suggested = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand].into_iter().find_map(text);
    CommandError::Usage(match suggested {
        Some(suggested) => {
            text!("cli-suggestion", fault = Fact::Phrase(Box::new(phrase)), suggested = Fact::Text(suggested))
        }
        None => text!("cli-see-help", fault = Fact::Phrase(Box::new(phrase))),
    })
}
