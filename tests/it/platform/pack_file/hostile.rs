//! Files that somebody made to do harm, or that came to harm: each is refused with its report in three languages, and
//! nothing is installed and nothing of what was there is touched.

use std::fs;
use std::io::Cursor;

use tailleur::cli::Status;
use tailleur::i18n::Language;
use tailleur::lesson::Library;
use tailleur::platform::storage::pack_file::{PackFile, SigningKey, inspect, install};
use tailleur::rules::house::HouseLibrary;

use super::raw::{Member, Zip, manifest};
use super::{Place, key, texts, tree};
use crate::cli::commands::call_with;
use crate::support::text;

type Files = Vec<(String, Vec<u8>)>;

/// The files of the good pack that the bad ones are made from.
fn good() -> Files {
    texts(2, 1).into_iter().map(|(name, text)| (name, text.into_bytes())).collect()
}

/// The good pack with one file more, which it lists.
fn with(name: &str, data: &[u8]) -> Zip {
    let mut files = good();
    files.push((name.to_owned(), data.to_vec()));
    Zip::new(&files)
}

/// The good pack with one file more, as this member of the zip.
fn and(member: Member) -> Zip {
    let mut zip = Zip::new(&good());
    zip.members.push(member);
    zip
}

/// The good pack with a file of this name more.
fn named(name: impl AsRef<[u8]>) -> Vec<u8> {
    and(Member::new(name, "()")).bytes()
}

/// The good pack after something was done to it.
fn but(change: impl FnOnce(&mut Zip)) -> Vec<u8> {
    let mut zip = Zip::new(&good());
    change(&mut zip);
    zip.bytes()
}

/// The good pack that says this of itself.
fn with_manifest_text(change: impl FnOnce(String) -> String) -> Vec<u8> {
    let files = good();
    Zip::with_manifest(&change(manifest("maison", 2, None, &files)), &files).bytes()
}

/// The good pack that names a key and bears this signature.
fn signed(secret: &SigningKey, signature: Option<&str>) -> Vec<u8> {
    let files = good();
    let mut zip = Zip::with_manifest(&manifest("maison", 2, Some(&secret.signer().key), &files), &files);
    zip.members.extend(signature.map(|signature| Member::new("manifest.ron.minisig", signature)));
    zip.bytes()
}

/// Every kind: its name, and the file.
fn hostile() -> Vec<(&'static str, Vec<u8>)> {
    let mut all = bytes_astray();
    all.extend(names_astray());
    all.extend(kinds_and_sizes());
    all.extend(what_it_says_of_itself());
    all
}

/// The good pack with this in the text of its own file.
fn with_pack_text(from: &str, to: &str) -> Vec<u8> {
    let mut files = good();
    for (_, bytes) in files.iter_mut().filter(|(name, _)| name == "pack.ron") {
        let text = String::from_utf8(bytes.clone()).unwrap();
        assert!(text.contains(from), "{text}");
        *bytes = text.replace(from, to).into_bytes();
    }
    Zip::with_manifest(&manifest("maison", 2, None, &files), &files).bytes()
}

/// The good pack under another id.
fn renamed(id: &str) -> Vec<u8> {
    let mut files = good();
    for (_, bytes) in files.iter_mut().filter(|(name, _)| name == "pack.ron") {
        *bytes = String::from_utf8(bytes.clone()).unwrap().replace("\"maison\"", &format!("{id:?}")).into_bytes();
    }
    Zip::with_manifest(&manifest(id, 2, None, &files), &files).bytes()
}

fn bytes_astray() -> Vec<(&'static str, Vec<u8>)> {
    let whole = Zip::new(&good()).bytes();
    let first = &Zip::new(&good()).members[0];
    let first_end = (30 + first.name.len() + first.data.len()) as u32;
    let inner = Member::new("inner.ron", "()");
    let mut inside = Zip { members: vec![inner.clone()], ..Zip::default() }.bytes();
    inside.truncate(30 + inner.name.len() + inner.data.len());
    vec![
        ("empty", Vec::new()),
        ("not a zip", b"Dear trainees, the pack is attached.\n".to_vec()),
        ("a picture by another name", b"\x89PNG\r\n\x1a\n and so on".to_vec()),
        ("torn in the middle", whole[..whole.len() / 2].to_vec()),
        ("torn off by one byte", whole[..whole.len() - 1].to_vec()),
        ("something before it", but(|zip| zip.before = b"#!/bin/sh\nrm -r ~\n".to_vec())),
        ("something behind it", but(|zip| zip.after = b"and more".to_vec())),
        ("a remark behind its list", but(|zip| zip.comment = b"hello".to_vec())),
        ("something between two files", but(|zip| zip.members[1].gap = b"in between".to_vec())),
        (
            "two files in one place",
            but(|zip| {
                let again = Member { begins: Some(0), only_listed: true, ..zip.members[0].clone() };
                zip.members.push(again);
            }),
        ),
        (
            "a file inside another",
            but(|zip| {
                let data = [b"//".as_slice(), &inside].concat();
                zip.members[1] = Member::new("01-counting.ron", data);
                let begins = Some(first_end + 30 + "01-counting.ron".len() as u32 + 2);
                zip.members.push(Member { begins, only_listed: true, ..inner.clone() });
            }),
        ),
        ("a file behind the list", but(|zip| zip.members[1].begins = Some(1 << 30))),
        ("another name beside the file", but(|zip| zip.members[1].own_name = Some(b"02-counting.ron".to_vec()))),
        ("another size beside the file", but(|zip| zip.members[1].own_size = Some(7))),
        ("its sizes behind the file", but(|zip| zip.members[1].flags |= 1 << 3)),
        ("more about a file than there is to say", but(|zip| zip.members[1].extra = vec![1, 0, 0, 0])),
        ("protected by a password", but(|zip| zip.members[1].flags |= 1)),
        ("compressed in a way of its own", but(|zip| zip.members[1].method = 12)),
        ("a wrong checksum", but(|zip| zip.members[1].crc ^= 1)),
        (
            "damaged while it was compressed",
            but(|zip| {
                let mut member = Member::deflated("01-counting.ron", good()[0].1.as_slice());
                member.data[40] ^= 0xff;
                zip.members[1] = member;
            }),
        ),
    ]
}

fn names_astray() -> Vec<(&'static str, Vec<u8>)> {
    vec![
        ("out of the folder", named("../evil.ron")),
        ("out of the folder further in", named("houses/../../evil.ron")),
        ("to a place of its own", named("/etc/cron.d/evil.ron")),
        ("to another computer", named("//server/share/evil.ron")),
        ("to a drive", named("C:/evil.ron")),
        ("a stream beside a file", named("pack.ron:evil.ron")),
        ("out of the folder as Windows writes it", named("..\\evil.ron")),
        ("a device", named("aux.ron")),
        ("a device in capitals in a folder", named("CON/evil.ron")),
        ("a numbered device", named("com1.ron")),
        ("a point at the end", named("pack.ron.")),
        ("a blank at the end", named("pack.ron ")),
        ("only other capitals", named("Pack.ron")),
        ("a folder in other capitals", {
            let mut zip = and(Member::new("houses/one.ron", "()"));
            zip.members.push(Member::new("Houses/two.ron", "()"));
            zip.bytes()
        }),
        ("an accent of its own", {
            let mut zip = and(Member::new("caf\u{e9}.ron", "()"));
            zip.members.push(Member::new("cafe\u{301}.ron", "()"));
            zip.bytes()
        }),
        ("a sign that steers a terminal", named("\u{1b}[2J.ron")),
        ("read from right to left", named("nor.\u{202e}gpj.ron")),
        ("a sign without width", named("pack\u{200b}.ron")),
        ("no text", named(b"\xff\xfe.ron")),
        ("hidden", named(".bashrc")),
        ("longer than any name", named(format!("{}.ron", "a".repeat(170)))),
        ("longer than any path", named(format!("{0}/{0}/{0}.ron", "a".repeat(70)))),
        ("too deep", named("1/2/3/4/5/6/7/8/9.ron")),
        ("a part without a name", named("houses//evil.ron")),
        ("without a name", named("")),
        ("twice", named("pack.ron")),
        ("a file and a folder", {
            let mut zip = and(Member::new("houses", "()"));
            zip.members.push(Member::new("houses/one.ron", "()"));
            zip.bytes()
        }),
    ]
}

fn kinds_and_sizes() -> Vec<(&'static str, Vec<u8>)> {
    let of_mode = |mode| and(Member { mode, ..Member::new("evil.ron", "/etc/passwd") }).bytes();
    let many = |count: usize| {
        let files: Files = (0..count).map(|number| (format!("{number}.ron"), b"()".to_vec())).collect();
        Zip::new(&files).bytes()
    };
    let zeros = vec![0; 4 << 20];
    vec![
        ("a link", of_mode(0o120_777)),
        ("a pipe", of_mode(0o010_644)),
        ("a device of Unix", of_mode(0o060_644)),
        ("a folder", and(Member::new("houses/", "")).bytes()),
        ("a folder that is not named like one", of_mode(0o040_755)),
        ("too many files", many(2001)),
        ("a file too large", and(Member::new("long.wav", vec![b'R'; (16 << 20) + 1])).bytes()),
        ("too large together", {
            let part = vec![b'R'; 14 << 20];
            let mut zip = Zip::new(&good());
            zip.members.extend((0..5).map(|number| Member::new(format!("{number}.wav"), &part)));
            zip.bytes()
        }),
        ("more than it says, compressed", and(Member { size: 1000, ..Member::deflated("a.ron", &[7; 4000]) }).bytes()),
        (
            "less than it says, compressed",
            and(Member { size: 9000, ..Member::deflated("a.ron", &good()[0].1) }).bytes(),
        ),
        ("more than it says", and(Member { size: 1, ..Member::new("a.ron", "()()") }).bytes()),
        ("made to fill a disk", and(Member::deflated("a.ron", &zeros)).bytes()),
        ("an archive in it", with("more.ron", &Zip::new(&good()).bytes()).bytes()),
        ("a program in it", with("setup.exe", b"MZ\x90\0").bytes()),
        ("a page in it", with("index.html", b"<script>").bytes()),
        ("a picture that is none", with("pictures/felt.png", b"<svg onload='evil()'>").bytes()),
        ("a recording that is none", with("voice/nine.ogg", b"MZ\x90\0").bytes()),
        ("a text that is none", with("02-more.ron", b"()\0").bytes()),
    ]
}

fn what_it_says_of_itself() -> Vec<(&'static str, Vec<u8>)> {
    let (secret, other) = (key(), key());
    let place = Place::new();
    let of = |secret: &SigningKey, texts: &[(String, String)], name| {
        let file = PackFile::open(&place.built(name, texts, Some(secret))).unwrap();
        let bytes = fs::read(place.path(&format!("{name}.tailleur-pack"))).unwrap();
        let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
        assert!(file.signer().is_some());
        std::io::read_to_string(zip.by_name("manifest.ron.minisig").unwrap()).unwrap()
    };
    let real = of(&secret, &texts(3, 1), "real");
    let lines: Vec<&str> = real.lines().collect();
    let cut = format!("{}\n{}\n{}\nAAAA\n", lines[0], lines[1], lines[2]);
    let by_another = of(&other, &texts(2, 1), "other");
    let mut files = good();
    files[0].1 = String::from_utf8(files[0].1.clone()).unwrap().replace("steps", "stops").into_bytes();
    let faulty = Zip::new(&files).bytes();
    let built_in = {
        let files = Library::built_in_files("tableau")
            .iter()
            .map(|(name, text)| (name.clone(), text.clone().into_bytes()))
            .collect::<Files>();
        Zip::with_manifest(&manifest("tableau", 1, None, &files), &files).bytes()
    };
    vec![
        ("it does not say what it is", but(|zip| drop(zip.members.remove(0)))),
        ("what it says is no text", but(|zip| zip.members[0] = Member::new("manifest.ron", b"\xff\xfe"))),
        ("what it says cannot be made out", with_manifest_text(|text| text.replace("files:", "files ="))),
        ("made for a later form", with_manifest_text(|text| text.replace("form:1", "form:2"))),
        ("made for a later program", with_manifest_text(|text| text.replace("0.1.0", "97.0.0"))),
        ("a file it does not name", named("02-more.ron")),
        ("a file it names and does not hold", but(|zip| drop(zip.members.remove(1)))),
        ("a file that was changed", but(|zip| zip.members[2] = Member::new("pack.ron", "()"))),
        ("a hash over all that is wrong", with_manifest_text(|text| text.replace("content:\"", "content:\"0"))),
        (
            "an id that leads out of the folder",
            with_manifest_text(|text| text.replace("\"maison\"", "\"../../maison\"")),
        ),
        ("another id than the pack’s", with_manifest_text(|text| text.replace("\"maison\"", "\"casino\""))),
        ("another version than the pack’s", with_manifest_text(|text| text.replace("version:2", "version:3"))),
        ("a key without a signature", signed(&secret, None)),
        ("the signature of another version", signed(&secret, Some(&real))),
        ("the signature of another key", signed(&secret, Some(&by_another))),
        ("a signature that is cut off", signed(&secret, Some(&cut))),
        ("a signature that is none", signed(&secret, Some("trust me\n"))),
        ("a signature without a key", but(|zip| zip.members.push(Member::new("manifest.ron.minisig", &real)))),
        ("a key that is none", {
            let files = good();
            let mut zip = Zip::with_manifest(&manifest("maison", 2, Some("RWme"), &files), &files);
            zip.members.push(Member::new("manifest.ron.minisig", &real));
            zip.bytes()
        }),
        ("the id of lessons inside the program", built_in),
        ("the id of the annotated example", renamed("example")),
        ("an id that Windows keeps for itself", renamed("con")),
        ("a title that hides what follows", with_pack_text("The house", "Good\\u{1b}[8m")),
        ("an author on two lines", with_pack_text("Anne Moreau", "Anne\\nSigned with the key A22E3B0C5D7F1234.")),
        ("a description that is turned round", with_pack_text("Our rules.", "Our\u{202e} rules.")),
        ("a pack with faults", faulty),
    ]
}

/// Each report in each language, as the case file has them.
#[test]
fn every_hostile_file_is_refused_with_its_report_and_nothing_is_touched() {
    let place = Place::new();
    let first = place.built("first", &texts(1, 1), None);
    place.at_home(|home| {
        install(&inspect(&first, home, &HouseLibrary::built_in()).unwrap(), home, &HouseLibrary::built_in()).unwrap();
    });
    // The first call of all makes this device's id.
    call_with(&["pack", "list", "--data", place.data().to_str().unwrap()], b"", None);
    let before = tree(&place.data());
    let (data, path) = (place.data().to_str().unwrap().to_owned(), place.path("hostile.tailleur-pack"));
    let shown = path.to_str().unwrap().to_owned();
    let mut reports = Vec::new();
    let kinds = hostile();
    assert!(kinds.len() >= 80, "{} kinds", kinds.len());
    for (kind, bytes) in kinds {
        fs::write(&path, bytes).unwrap();
        reports.push(format!("== {kind}\n"));
        for language in Language::ALL {
            let arguments =
                ["pack", "install", &shown, "--profile", "Anna", "--data", &data, "--lang", language.code()];
            let run = call_with(&arguments, b"", None);
            assert_eq!((run.status(), run.output.as_str()), (Status::Wrong, ""), "{kind}: {}", run.errors);
            let report = run.errors.replace(&shown, "FILE");
            reports.push(format!("{}: {report}", language.code()));
        }
        assert!(tree(&place.data()) == before, "{kind}: something was touched");
    }
    let (reports, expected) = (reports.concat(), text("tests/it/cases/hostile_packs/reports.txt"));
    if reports != expected {
        let actual = std::env::temp_dir().join("reports.txt");
        fs::write(&actual, &reports).unwrap();
        assert!(!expected.is_empty(), "all of them are in {}", actual.display());
        let differs = reports.lines().zip(expected.lines()).find(|(one, other)| one != other);
        panic!("{differs:?}; all of them are in {}", actual.display());
    }
}

#[test]
fn the_good_pack_that_the_bad_ones_are_made_from_is_taken() {
    let place = Place::new();
    let path = place.path("good.tailleur-pack");
    for bytes in [but(|_| ()), with("02-more.txt", b"More.").bytes(), {
        let text = Member::deflated("01-counting.ron", &good()[0].1);
        but(|zip| zip.members[1] = text)
    }] {
        fs::write(&path, bytes).unwrap();
        PackFile::open(&path).unwrap();
    }
    fs::write(&path, but(|_| ())).unwrap();
    assert!(place.at_home(|home| inspect(&path, home, &HouseLibrary::built_in())).is_ok());
}

#[test]
fn no_byte_of_a_file_can_be_changed_without_being_seen() {
    let place = Place::new();
    let file = place.built("good", &texts(1, 1), Some(&key()));
    let whole = fs::read(file).unwrap();
    assert!(PackFile::read(Cursor::new(&whole)).is_ok());
    // Every byte of the frame, and of what lies in it every tenth.
    let frame = |at: usize| at < 400 || at > whole.len() - 400;
    let places = (0..whole.len()).filter(|at| frame(*at) || at % 10 == 0);
    let mut unseen = Vec::new();
    for at in places {
        let mut changed = whole.clone();
        changed[at] ^= 1;
        if PackFile::read(Cursor::new(&changed)).is_ok_and(|file| file != PackFile::read(Cursor::new(&whole)).unwrap())
        {
            unseen.push(at);
        }
    }
    assert!(unseen.len() < 40, "{unseen:?}");
}

#[test]
fn a_file_that_is_cut_anywhere_is_refused() {
    let place = Place::new();
    let whole = fs::read(place.built("good", &texts(1, 1), None)).unwrap();
    for length in (0..whole.len()).step_by(13) {
        assert!(PackFile::read(Cursor::new(&whole[..length])).is_err(), "{length} bytes of {}", whole.len());
    }
}
