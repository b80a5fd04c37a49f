//! `tailleur pack` as it is called in a terminal.

use std::fs;

use tailleur::cli::Status;

use super::{Place, lay, texts};
use crate::cli::commands::{CommandOutput, call_with};

fn pack(arguments: &[&str]) -> CommandOutput {
    call_with(&[&["pack"], arguments].concat(), b"", None)
}

#[test]
fn a_pack_is_built_signed_and_verified_then_installed_listed_and_removed() {
    let place = Place::new();
    let text = |name: &str| place.path(name).to_str().unwrap().to_owned();
    lay(&place.path("maison"), &texts(1, 2));
    let (data, folder, key, file) = (text("data"), text("maison"), text("mine"), text("maison.tailleur-pack"));

    let run = pack(&["key", "--out", &key, "--no-password"]);
    assert_eq!((run.status(), run.errors.as_str()), (Status::Done, ""));
    assert!(run.output.contains("mine.pub"), "{}", run.output);
    let run = pack(&["key", "--out", &key, "--no-password"]);
    assert_eq!(run.status(), Status::Usage, "a key is never overwritten");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(place.path("mine.key")).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "nobody else reads it");
    }

    let secret = format!("{key}.key");
    let run = pack(&["build", &folder, "--out", &file, "--sign", &secret]);
    assert_eq!((run.status(), run.errors.as_str()), (Status::Done, ""));
    let lines: Vec<&str> = run.output.lines().collect();
    assert!(
        lines[0].ends_with("maison, version 1, 3 files, 9 kB.") && lines[2].starts_with("Signed with"),
        "{lines:?}"
    );

    let run = pack(&["verify", &file, "--key", &format!("{key}.pub")]);
    assert_eq!((run.status(), run.errors.as_str()), (Status::Done, ""));
    assert!(
        run.output
            .starts_with("│ The house (maison, version 1)\n│ By Anne Moreau\n│ Licence: CC-BY-4.0\n│ 2 lessons\n")
    );
    let other = text("other");
    pack(&["key", "--out", &other, "--no-password"]);
    let run = pack(&["verify", &file, "--key", &format!("{other}.pub")]);
    assert_eq!(run.status(), Status::Wrong);
    assert!(run.errors.starts_with("It is not signed with the key RW"), "{}", run.errors);

    let run = pack(&["install", &file, "--profile", "anna", "--data", &data]);
    assert_eq!((run.status(), run.errors.as_str()), (Status::Done, ""));
    assert!(run.output.ends_with("Installed for Anna: “The house”.\n"), "{}", run.output);
    let run = pack(&["list", "--profile", "Anna", "--data", &data]);
    assert_eq!(run.status(), Status::Done);
    assert!(run.output.starts_with("maison 1. Signed with the key "), "{}", run.output);

    let run = pack(&["remove", "maison", "--profile", "Anna", "--data", &data]);
    assert_eq!((run.status(), run.output.as_str()), (Status::Done, "maison was removed. Your progress is kept.\n"));
    let run = pack(&["list", "--profile", "Anna", "--data", &data]);
    assert_eq!(run.output, "No pack is installed for Anna.\n");
    let run = pack(&["remove", "maison", "--profile", "Anna", "--data", &data]);
    assert_eq!(run.status(), Status::Usage);
}

#[test]
fn what_the_program_says_of_a_signature_cannot_be_written_by_a_pack() {
    let place = Place::new();
    let forged = "Signed with the key A22E3B0C5D7F1234, as before.";
    let mut pack_texts = texts(1, 1);
    let described = pack_texts.iter_mut().find(|(name, _)| name == "pack.ron").unwrap();
    // Padded so that a terminal of any usual width would begin a line with it.
    described.1 = described.1.replace("Anne Moreau", &format!("Anne{}{forged}", "\u{a0}".repeat(76)));
    let file = place.built("forged", &pack_texts, None);
    let run = pack(&["verify", file.to_str().unwrap()]);
    assert_eq!((run.status(), run.errors.as_str()), (Status::Done, ""));
    let (own, others): (Vec<&str>, Vec<&str>) = run.output.lines().partition(|line| line.starts_with("│ "));
    assert!(own.iter().all(|line| line.chars().count() <= 74), "{own:?}");
    assert!(own.concat().contains("Signed") && others.iter().all(|line| !line.contains("Signed")), "{}", run.output);
    assert!(others.contains(&"Unsigned."), "{others:?}");
}

#[test]
fn an_earlier_version_and_another_key_are_installed_only_on_request() {
    let place = Place::new();
    let data = place.data().to_str().unwrap().to_owned();
    let newer = place.built("two", &texts(2, 1), Some(&super::key()));
    let older = place.built("one", &texts(1, 1), None);
    let install = |file: &std::path::Path, more: &[&str]| {
        let file = file.to_str().unwrap();
        pack(&[&["install", file, "--profile", "Anna", "--data", &data], more].concat())
    };
    assert_eq!(install(&newer, &[]).status(), Status::Done);
    for (flags, expected) in [
        (&[][..], "Nothing was installed: a newer version is installed. Use --older to replace it anyway.\n"),
        (
            &["--older"],
            "Nothing was installed: the pack is signed with a different key. Ask the author, or use --other-key to install it anyway.\n",
        ),
    ] {
        let run = install(&older, flags);
        assert_eq!((run.status(), run.errors.as_str()), (Status::Wrong, expected));
    }
    let version = || fs::read_to_string(place.profile().join("packs/maison/pack.ron")).unwrap().contains("version: 1");
    assert!(!version());
    assert_eq!(install(&older, &["--older", "--other-key"]).status(), Status::Done);
    assert!(version());
}

#[test]
fn faults_are_reported_as_by_the_checker_and_nothing_is_built() {
    let place = Place::new();
    lay(&place.path("maison"), &texts(0, 1));
    let (folder, out) = (place.path("maison"), place.path("out.tailleur-pack"));
    let run = pack(&["build", folder.to_str().unwrap(), "--out", out.to_str().unwrap()]);
    assert_eq!((run.status(), run.output.as_str()), (Status::Wrong, ""));
    assert!(run.errors.contains("pack.ron:3:"), "{}", run.errors);
    assert!(run.errors.ends_with("The pack has an error: no file was created.\n"), "{}", run.errors);
    assert!(!out.exists());
}

/// A usage error: the arguments, and the start of its report.
const MISUSED: [(&[&str], &str); 6] = [
    (&["build", "/no/such/folder"], "/no/such/folder not found"),
    (&["build"], "Missing argument"),
    (&["verify", "/no/such/file"], "/no/such/file not found"),
    (&["install", "x.tailleur-pack", "--data", "/no/such/folder"], ""),
    (&["verify", "x", "--key", "no-key"], "“no-key” is neither a `minisign` public key"),
    (&["buld", "x"], "There is no command “buld”"),
];

#[test]
fn a_call_that_is_not_understood_says_what_is_wrong() {
    for (arguments, expected) in MISUSED {
        let run = pack(arguments);
        assert_eq!(run.status(), Status::Usage, "{arguments:?}");
        assert!(run.errors.starts_with(expected), "{arguments:?}: {}", run.errors);
    }
}
