//! The man pages and completions in `assets/desktop`, made from the command line.
//! `TAILLEUR_BLESS=1` writes them anew.
#![expect(clippy::disallowed_methods, reason = "a blessing writes into the repository")]

use std::fmt::Write as _;

use clap::Command;
use clap_complete::{Shell, generate};
use clap_mangen::Man;
use tailleur::cli::command;
use tailleur::i18n::{Catalog, Language};

use crate::support::{root, text};

const SHELLS: [(Shell, &str); 3] = [
    (Shell::Bash, "assets/desktop/completions/tailleur.bash"),
    (Shell::Zsh, "assets/desktop/completions/_tailleur"),
    (Shell::Fish, "assets/desktop/completions/tailleur.fish"),
];

/// The headings of the library in English, French and Italian.
const HEADINGS: [[&str; 3]; 5] = [
    [".SH NAME", ".SH NOM", ".SH NOME"],
    [".SH SYNOPSIS", ".SH SYNOPSIS", ".SH SINTASSI"],
    [".SH DESCRIPTION", ".SH DESCRIPTION", ".SH DESCRIZIONE"],
    [".SH OPTIONS", ".SH OPTIONS", ".SH OPZIONI"],
    [".SH COMMANDS", ".SH COMMANDES", ".SH COMANDI"],
];

/// The column of a language in [`HEADINGS`].
const fn column(language: Language) -> usize {
    match language {
        Language::English => 0,
        Language::French => 1,
        Language::Italian => 2,
    }
}

fn about(program: &Command) -> String {
    program.get_about().map(ToString::to_string).unwrap_or_default()
}

/// The first sentence of the help, as `whatis` shows it.
fn summary(program: &Command) -> String {
    about(program).split('.').next().unwrap_or_default().to_owned()
}

fn rendered(render: impl FnOnce(&mut Vec<u8>) -> std::io::Result<()>) -> String {
    let mut page = Vec::new();
    render(&mut page).unwrap();
    String::from_utf8(page).unwrap()
}

/// A text between the requests of a page.
fn plain(text: &str) -> String {
    let lines = text.lines().map(|line| line.trim().replace('\\', "\\\\").replace('-', "\\-"));
    lines
        .map(|line| if line.starts_with(['.', '\'']) { format!("\\&{line}") } else { line })
        .collect::<Vec<_>>()
        .join("\n.br\n")
}

/// The usage without its heading word.
fn usage(program: &mut Command) -> String {
    let usage = program.render_usage().to_string();
    plain(usage.split_once("tailleur").map_or(usage.as_str(), |(heading, _)| &usage[heading.len()..]))
}

/// Each command under its name, then the commands below it.
fn push_commands(page: &mut String, parent: &str, program: &Command) {
    for command in program.get_subcommands() {
        let name = format!("{parent} {}", command.get_name());
        let options = rendered(|page| Man::new(command.clone()).render_options_section(page));
        // The library gives the options of every command a section of their own.
        let options = options.lines().filter(|line| !line.starts_with(".SH"));
        let (about, usage) = (plain(&about(command)), usage(&mut command.clone()));
        writeln!(page, ".SS \"{}\"\n{about}\n.P\n{usage}", plain(&name)).unwrap();
        options.for_each(|line| writeln!(page, "{line}").unwrap());
        push_commands(page, &name, command);
    }
}

fn man_page(language: Language) -> String {
    let mut program = command(&Catalog::new(language));
    program.build();
    let short = Man::new(program.clone().about(summary(&program))).title("TAILLEUR").section("1").source("Tailleur");
    let whole = Man::new(program.clone());
    let mut page = rendered(|page| short.render_title(page)) + &rendered(|page| short.render_name_section(page));
    writeln!(page, ".SH SYNOPSIS\n{}", usage(&mut program)).unwrap();
    page.push_str(&rendered(|page| whole.render_description_section(page)));
    page.push_str(&rendered(|page| whole.render_options_section(page)));
    page.push_str(".SH COMMANDS\n");
    push_commands(&mut page, "tailleur", &program);
    let heading = |line: &str| HEADINGS.iter().find(|names| names[0] == line).map(|names| names[column(language)]);
    // The headings of the help end in what is put before a colon.
    let trimmed = |line| if str::starts_with(line, ".SH") { line.trim_end() } else { line };
    page.lines().map(trimmed).map(|line| heading(line).unwrap_or(line).to_owned() + "\n").collect()
}

fn completions(shell: Shell) -> String {
    let mut program = command(&Catalog::new(Language::English));
    rendered(|page| {
        generate(shell, &mut program, "tailleur", page);
        Ok(())
    })
}

/// The file is this text, or is made so.
fn assert_current(path: &str, made: &str) {
    if std::env::var_os("TAILLEUR_BLESS").is_some() {
        std::fs::create_dir_all(root().join(path).parent().unwrap()).unwrap();
        std::fs::write(root().join(path), made).unwrap();
    } else {
        assert!(text(path) == made, "{path} is out of date: TAILLEUR_BLESS=1 writes it");
    }
}

#[test]
fn the_man_pages_are_what_the_command_line_says() {
    for language in Language::ALL {
        let page = man_page(language);
        assert!(!page.contains("{missing"), "{page}");
        assert_current(&format!("assets/desktop/man/tailleur.{}.1", language.code()), &page);
    }
}

#[test]
fn three_shells_complete_every_command() {
    for (shell, path) in SHELLS {
        let script = completions(shell);
        for name in command(&Catalog::new(Language::English)).get_subcommands().map(Command::get_name) {
            assert!(script.contains(name), "{path}: {name}");
        }
        assert_current(path, &script);
    }
}
