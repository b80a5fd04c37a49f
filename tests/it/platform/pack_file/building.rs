//! Building: the same bytes from the same files, on any path, in any order and at any time; nothing from faults.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, SystemTime};

use data_encoding::BASE64;
use tailleur::platform::storage::pack_file::{BuildError, BuiltPack, PackFile, SigningKey, build, verify};
use tailleur::rules::house::HouseLibrary;
use tailleur::text_key;

use super::{Place, key, lay, texts, tree};

fn built(folder: &Path, out: &Path, secret: Option<&SigningKey>) -> Result<BuiltPack, BuildError> {
    build(folder, Some(out), secret, &HouseLibrary::built_in())
}

#[test]
fn a_pack_is_the_same_to_the_byte_on_two_paths_in_any_order_and_at_any_time() {
    let place = Place::new();
    let (one, other) = (place.path("one"), place.path("a/longer path/other"));
    let mut texts = texts(1, 3);
    lay(&one, &texts);
    texts.reverse();
    lay(&other, &texts);
    for name in ["pack.ron", "01-counting.ron"] {
        let file = fs::File::options().write(true).open(other.join(name)).unwrap();
        file.set_modified(SystemTime::now() - Duration::from_hours(10_000)).unwrap();
    }
    #[cfg(unix)]
    fs::set_permissions(other.join("pack.ron"), std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    // What systems and editors leave there is nobody's.
    fs::create_dir_all(other.join(".git")).unwrap();
    for litter in
        [".DS_Store", "Thumbs.db", ".git/HEAD", ".pack.ron.swp", "01-counting.ron~", "#pack.ron#", "pack.ron.bak"]
    {
        fs::write(other.join(litter), "litter").unwrap();
    }
    let files = [("1", &one), ("2", &other), ("3", &one)].map(|(name, folder)| {
        let out = place.path(&format!("{name}.tailleur-pack"));
        built(folder, &out, None).unwrap();
        fs::read(out).unwrap()
    });
    assert!(files[0] == files[1] && files[0] == files[2]);
    assert_eq!(files[0].len(), fs::metadata(place.path("1.tailleur-pack")).unwrap().len() as usize);
}

#[test]
fn any_zip_program_reads_it_and_finds_the_files_as_they_are() {
    let place = Place::new();
    let texts = texts(1, 2);
    let file = place.built("maison", &texts, None);
    let mut zip = zip::ZipArchive::new(fs::File::open(&file).unwrap()).unwrap();
    let mut names: Vec<String> = zip.file_names().map(|name| name.unwrap().into_owned()).collect();
    names.sort();
    assert_eq!(names, ["01-counting.ron", "02-naturals.ron", "manifest.ron", "pack.ron"]);
    for (name, text) in &texts {
        assert_eq!(std::io::read_to_string(zip.by_name(name).unwrap()).unwrap(), *text);
    }
    let read = PackFile::open(&file).unwrap();
    assert_eq!((read.manifest().id.as_str(), read.manifest().version), ("maison", 1));
    assert_eq!(read.files().count(), texts.len());
    let (_, pack) = verify(&file, &HouseLibrary::built_in()).unwrap();
    assert_eq!((pack.author.as_deref(), pack.lessons.len()), (Some("Anne Moreau"), 2));
}

#[test]
fn a_signed_file_built_again_in_its_place_keeps_its_signature_and_every_byte() {
    let place = Place::new();
    let (folder, out, secret) = (place.path("folder"), place.path("signed.tailleur-pack"), key());
    lay(&folder, &texts(1, 1));
    let first = built(&folder, &out, Some(&secret)).unwrap();
    assert_eq!(first.signer.as_ref(), Some(secret.signer()));
    let bytes = fs::read(&out).unwrap();
    built(&folder, &out, Some(&secret)).unwrap();
    assert_eq!(fs::read(&out).unwrap(), bytes);
    // Another key, another file.
    built(&folder, &out, Some(&key())).unwrap();
    assert_ne!(fs::read(&out).unwrap(), bytes);
}

/// A secret key of its own in the form of `minisign -G -W`: noughts in place of the checksum.
fn without_checksum(change: impl FnOnce(&mut Vec<u8>)) -> String {
    let (secret, _) = SigningKey::generate(None).unwrap();
    let mut bytes = BASE64.decode(secret.lines().nth(1).unwrap().as_bytes()).unwrap();
    let end = bytes.len() - 32;
    bytes[end..].fill(0);
    change(&mut bytes);
    format!("untrusted comment: minisign secret key\n{}\n", BASE64.encode(&bytes))
}

#[test]
fn a_key_that_minisign_made_without_a_password_signs() {
    let place = Place::new();
    let secret = without_checksum(|_| ());
    assert_eq!(SigningKey::is_locked(&secret), Ok(false));
    let secret = SigningKey::open(&secret, None).unwrap();
    let file = PackFile::open(&place.built("signed", &texts(1, 1), Some(&secret))).unwrap();
    assert_eq!(file.signer(), Some(secret.signer()));

    let damaged = without_checksum(|bytes| bytes[70] ^= 1);
    assert!(SigningKey::is_locked(&damaged).is_err() && SigningKey::open(&damaged, None).is_err());
}

#[test]
fn nothing_is_built_from_a_pack_with_faults() {
    let place = Place::new();
    let folder = place.path("folder");
    let mut texts = texts(0, 1);
    texts.push(("02-stray.ron".to_owned(), "(".to_owned()));
    lay(&folder, &texts);
    let Err(BuildError::Flaws(flaws)) = built(&folder, &place.path("out.tailleur-pack"), None) else {
        panic!("faults")
    };
    assert!(flaws.iter().any(|flaw| flaw.core_phrase().key == text_key!("flaw-version-nought")), "{flaws:?}");
    assert!(!place.path("out.tailleur-pack").exists());
}

/// Files that cannot go into a pack: path, content and reason.
const UNFIT: [(&str, &[u8], &str); 7] = [
    ("setup.exe", b"MZ", "pack-file-kind"),
    ("manifest.ron", b"()", "pack-file-own-name"),
    ("caf\u{e9}.ron", b"()", "pack-file-name"),
    ("aux.txt", b"", "pack-file-name"),
    ("felt.png", b"GIF89a", "pack-file-not-as-named"),
    ("more.txt", b"PK\x03\x04", "pack-file-nested"),
    ("Pack.ron", b"()", "pack-file-alike"),
];

#[test]
fn what_no_pack_holds_is_refused_while_it_is_built() {
    for (name, bytes, key) in UNFIT {
        let place = Place::new();
        let folder = place.path("folder");
        lay(&folder, &texts(1, 1));
        fs::write(folder.join(name), bytes).unwrap();
        let before = tree(&folder);
        let Err(BuildError::Refused(why)) = built(&folder, &place.path("out.tailleur-pack"), None) else {
            panic!("{name}")
        };
        let tailleur::i18n::phrase::Fact::Phrase(inner) = &why.facts.iter().find(|(name, _)| *name == "why").unwrap().1
        else {
            panic!("{why:?}")
        };
        assert_eq!((&*why.key, &*inner.key), ("pack-file-refused", key), "{name}");
        crate::progress::records::assert_worded(&why);
        assert_eq!(tree(&folder), before);
    }
}

#[cfg(unix)]
#[test]
fn a_link_does_not_bring_a_file_from_elsewhere_into_a_pack() {
    let place = Place::new();
    let folder = place.path("folder");
    lay(&folder, &texts(1, 1));
    fs::write(place.path("secret.txt"), "secret").unwrap();
    std::os::unix::fs::symlink(place.path("secret.txt"), folder.join("notes.txt")).unwrap();
    let Err(BuildError::Refused(why)) = built(&folder, &place.path("out.tailleur-pack"), None) else {
        panic!("a link")
    };
    assert!(format!("{why:?}").contains("pack-file-link"), "{why:?}");
}

/// The tool itself, where this machine has it: our signatures are its signatures.
#[test]
fn the_minisign_tool_verifies_what_we_sign() {
    if Command::new("minisign").arg("-v").output().is_err() {
        return;
    }
    let place = Place::new();
    let secret = key();
    let file = place.built("maison", &texts(1, 1), Some(&secret));
    let mut zip = zip::ZipArchive::new(fs::File::open(&file).unwrap()).unwrap();
    for name in ["manifest.ron", "manifest.ron.minisig"] {
        fs::write(place.path(name), std::io::read_to_string(zip.by_name(name).unwrap()).unwrap()).unwrap();
    }
    let verifies = || {
        let run = Command::new("minisign")
            .args(["-Vm", "manifest.ron", "-P", &secret.signer().key])
            .current_dir(place.dir.path())
            .output()
            .unwrap();
        (run.status.success(), String::from_utf8_lossy(&run.stdout).into_owned())
    };
    let (good, said) = verifies();
    assert!(good && said.contains("Trusted comment: tailleur pack maison 1"), "{said}");
    let manifest = fs::read_to_string(place.path("manifest.ron")).unwrap();
    fs::write(place.path("manifest.ron"), manifest.replace("version: 1", "version: 2")).unwrap();
    assert!(!verifies().0, "a changed manifest");
}

#[test]
fn a_key_with_a_password_opens_with_it_alone() {
    let (text, signer) = SigningKey::generate(Some("sabot".to_owned())).unwrap();
    assert!(SigningKey::is_locked(&text).unwrap());
    assert_eq!(SigningKey::open(&text, Some("sabot".to_owned())).unwrap().signer(), &signer);
    let why = SigningKey::open(&text, Some("Sabot".to_owned())).unwrap_err();
    assert_eq!(why.key, text_key!("pack-key-password"));
    for nonsense in ["", "hello", "untrusted comment: x\nAAAA\n", &signer.file()] {
        assert!(SigningKey::is_locked(nonsense).is_err(), "{nonsense:?}");
        assert!(SigningKey::open(nonsense, None).is_err(), "{nonsense:?}");
    }
}
