//! A profile as one file: packed, read again, and whatever can be wrong with what somebody brings.

#![expect(clippy::disallowed_methods, reason = "these tests are about the disk")]

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tailleur::app::Screen;
use tailleur::i18n::phrase::Phrase;
use tailleur::platform::storage::archive::{self, Archive, ArchiveInfo};
use tailleur::platform::storage::journal::read_all;
use tailleur::platform::storage::merge::{MergeReason, merge, missing_from};
use tailleur::platform::storage::record_source::RecordSource;
use tailleur::progress::{Moment, Record, line};
use tempfile::TempDir;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use crate::progress::records::{answer, assert_worded, done, stamps};
use crate::support::player::Player;

pub(crate) const NOW: Moment = Moment(1_795_000_000_000);

/// A profile of a hundred answers and a lesson done, from two devices, one of the answers in both journals.
pub(crate) fn profile(folder: &Path) -> Vec<Record> {
    let mut stamps = stamps();
    let mut records: Vec<Record> = (0..100).map(|number| answer(&mut stamps, number)).collect();
    records.push(done(&mut stamps, 90, 100, 1500));
    let text = |records: &[Record]| records.iter().map(|record| line::write(record).unwrap()).collect::<String>();
    fs::create_dir_all(folder).unwrap();
    fs::write(folder.join("d00d1e55-1.journal"), text(&records[..60])).unwrap();
    fs::write(folder.join("beefbeef-1.journal"), text(&records[59..])).unwrap();
    fs::write(folder.join("profile.ron"), "(name:\"Anna\",created:Some(1790000000000))").unwrap();
    fs::write(folder.join("settings.ron"), "(house: \"venezia\")\n").unwrap();
    records.sort();
    records
}

pub(crate) fn records_in(folder: &Path) -> Vec<Record> {
    let mut records = Vec::new();
    let notices = read_all(folder, |record| records.push(record));
    assert_eq!(notices, []);
    records.sort();
    records.dedup();
    records
}

fn pack(folder: &Path, to: &Path) -> (PathBuf, ArchiveInfo) {
    let path = archive::free_name(to, "anna");
    let about = archive::write(folder, &path, "Anna", NOW, stamps().device()).unwrap();
    (path, about)
}

fn everything(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    let mut all: Vec<_> =
        entries.map(|entry| (entry.file_name().into_string().unwrap(), fs::read(entry.path()).unwrap())).collect();
    all.sort();
    all
}

fn key(notice: &Phrase) -> &str {
    assert_worded(notice);
    &notice.key
}

#[test]
fn the_program_started_with_an_exported_profile_offers_to_import_it() {
    let place = TempDir::new().unwrap();
    let folder = place.path().join("anna");
    profile(&folder);
    let (path, _) = pack(&folder, place.path());
    let mut player = Player::opening(&place.path().join("data"), Arc::new(|body| body()), Some(&path));
    player.settle();
    let Screen::Profile(admin) = player.app.screen() else { panic!("{:?}", player.app.screen()) };
    let brought = admin.candidate().unwrap();
    assert_eq!((brought.name.as_deref(), brought.answers, brought.path.as_path()), (Some("Anna"), 100, path.as_path()));
}

#[test]
fn a_profile_lies_in_its_archive_byte_for_byte() {
    let place = TempDir::new().unwrap();
    let folder = place.path().join("anna");
    profile(&folder);
    fs::write(folder.join("notes.txt"), "not the program's").unwrap();
    fs::write(folder.join("d00d1e55-1.lock"), "").unwrap();
    let (path, about) = pack(&folder, place.path());
    assert_eq!((about.records, about.answers, about.profile.as_str(), about.made), (101, 100, "Anna", NOW));

    let mut zip = ZipArchive::new(File::open(&path).unwrap()).unwrap();
    let mut names: Vec<String> = zip.file_names().map(|name| name.unwrap().into_owned()).collect();
    names.sort();
    assert_eq!(names, ["archive.ron", "beefbeef-1.journal", "d00d1e55-1.journal", "profile.ron", "settings.ron"]);
    for name in &names[1..] {
        let mut bytes = Vec::new();
        zip.by_name(name).unwrap().read_to_end(&mut bytes).unwrap();
        assert_eq!(bytes, fs::read(folder.join(name)).unwrap(), "{name}");
    }
    let archive = Archive::open(&path).unwrap();
    assert_eq!((archive.about(), archive.notices()), (Some(&about), &[][..]));
    assert_eq!(archive.settings(), Some("(house: \"venezia\")\n"));
}

#[test]
fn an_archive_never_takes_the_place_of_another() {
    let place = TempDir::new().unwrap();
    profile(&place.path().join("anna"));
    let names = [1, 2, 3].map(|_| pack(&place.path().join("anna"), place.path()).0);
    let names = names.map(|path| path.file_name().unwrap().to_str().unwrap().to_owned());
    assert_eq!(names, ["", "-2", "-3"].map(|number| format!("anna{number}.tailleur-profile.zip")));
}

#[test]
fn what_a_folder_lacks_comes_from_an_archive_once_and_leaves_the_rest_as_it_was() {
    let place = TempDir::new().unwrap();
    let folder = place.path().join("anna");
    let records = profile(&folder);
    let source = [RecordSource::open(&pack(&folder, place.path()).0).unwrap()];
    assert_eq!(missing_from(&folder, &source).records, 0);

    fs::remove_file(folder.join("d00d1e55-1.journal")).unwrap();
    let before = everything(&folder);
    assert_eq!((missing_from(&folder, &source).records, missing_from(&folder, &source).answers), (59, 59));
    assert_eq!(everything(&folder), before, "to look writes nothing");

    let brought = merge(&folder, &source, stamps().device(), MergeReason::Restored).unwrap();
    assert_eq!((brought.records, brought.answers, brought.notices), (59, 59, Vec::new()));
    let journal = brought.journal.unwrap();
    assert!(journal.file_name().unwrap().to_str().unwrap().starts_with("d00d1e55-restored-"), "{journal:?}");
    assert_eq!(records_in(&folder), records);
    let after = everything(&folder);
    assert!(before.iter().all(|file| after.contains(file)), "a file was changed or is gone");
    let again = merge(&folder, &source, stamps().device(), MergeReason::Restored).unwrap();
    assert_eq!((again.records, again.journal), (0, None));
    assert_eq!(everything(&folder), after);
}

#[test]
fn what_a_later_version_wrote_goes_with_its_line() {
    let place = TempDir::new().unwrap();
    let body = line::write(&answer(&mut stamps(), 1)).unwrap();
    let body = format!("{},mood:\"calm\")", body[9..].trim_end().strip_suffix(')').unwrap());
    let signed = |body: &str| format!("{:08x} {body}\n", crc32fast::hash(body.as_bytes()));
    let text = signed(&body) + &signed("Rehearsal(id:\"x\",steps:[1,2])");
    let from = place.path().join("old.journal");
    fs::write(&from, text.replace('\n', "\r\n")).unwrap();

    let to = place.path().join("anna");
    fs::create_dir(&to).unwrap();
    let brought = merge(&to, &[RecordSource::open(&from).unwrap()], stamps().device(), MergeReason::Merged).unwrap();
    assert_eq!((brought.records, brought.answers), (2, 1));
    // Checksum and chain are those of the new file.
    let written = fs::read_to_string(brought.journal.unwrap()).unwrap();
    let [answer, unknown] = written.lines().collect::<Vec<_>>()[..] else { panic!("{written}") };
    let chained = format!("{},after:\"1-00000000\")", body.strip_suffix(')').unwrap());
    assert_eq!(answer, signed(&chained).trim_end());
    assert_eq!(unknown, text.lines().nth(1).unwrap());
}

#[test]
fn a_journal_whose_name_another_system_would_refuse_has_a_plain_one_in_the_archive() {
    let place = TempDir::new().unwrap();
    let folder = place.path().join("anna");
    fs::create_dir(&folder).unwrap();
    let names = [
        "aux.journal",
        "a:b.journal",
        "a?b.journal.conflict",
        "A-1.journal",
        "a-1.journal",
        "x.journal ",
        "é (copie d’Anna).journal",
        "back\\slash.journal",
        &format!("{}.journal", "long".repeat(50)),
    ];
    let mut stamps = stamps();
    for (number, name) in names.iter().enumerate() {
        let text = line::write(&answer(&mut stamps, number as u32)).unwrap();
        fs::write(folder.join(name), text).unwrap();
    }
    let (path, about) = pack(&folder, place.path());
    assert_eq!(about.records, names.len() as u64);
    let other = place.path().join("other");
    fs::create_dir(&other).unwrap();
    merge(&other, &[RecordSource::open(&path).unwrap()], stamps.device(), MergeReason::Merged).unwrap();
    assert_eq!(records_in(&other), records_in(&folder));
}

/// A zip of these files.
fn zip(path: &Path, files: &[(&str, &[u8])]) {
    let mut zip = ZipWriter::new(File::create(path).unwrap());
    for (name, bytes) in files {
        let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
        match name.strip_suffix(" -> ") {
            Some(link) => zip.add_symlink(link, String::from_utf8_lossy(bytes), options).unwrap(),
            None if name.ends_with('/') => zip.add_directory(*name, options).unwrap(),
            None => {
                zip.start_file(*name, options).unwrap();
                zip.write_all(bytes).unwrap();
            }
        }
    }
    zip.finish().unwrap();
}

/// The files of an archive, by their names.
type Files<'a> = &'a [(&'a str, &'a [u8])];

#[test]
fn what_no_profile_holds_is_refused_whole() {
    let place = TempDir::new().unwrap();
    let good = line::write(&answer(&mut stamps(), 1)).unwrap();
    let later = "(format:2,version:\"9.0.0\",made:1,device:\"d\",profile:\"Anna\",records:1,answers:1)";
    let bomb = vec![b'0'; 40 << 20];
    let many: Vec<String> = (0..4097).map(|number| format!("{number}.journal")).collect();
    let many: Vec<(&str, &[u8])> = many.iter().map(|name| (name.as_str(), &b""[..])).collect();
    let journal = ("a-1.journal", good.as_bytes());
    let cases: &[(&str, Files<'_>)] = &[
        ("archive-none", &[]),
        ("archive-foreign", &[journal, ("../b.journal", b"")]),
        ("archive-foreign", &[journal, ("/etc/b.journal", b"")]),
        ("archive-foreign", &[journal, ("anna/b.journal", b"")]),
        ("archive-foreign", &[journal, ("..\\b.journal", b"")]),
        ("archive-foreign", &[journal, ("C:b.journal", b"")]),
        ("archive-foreign", &[journal, ("NUL.journal", b"")]),
        ("archive-foreign", &[journal, ("com3 .x.journal", b"")]),
        ("archive-foreign", &[journal, (".b.journal", b"")]),
        ("archive-foreign", &[journal, ("b.journal.", b"")]),
        ("archive-foreign", &[journal, ("b\u{202e}.journal", b"")]),
        ("archive-foreign", &[journal, ("evil.exe", b"MZ")]),
        ("archive-foreign", &[journal, ("Profile.ron", b"()")]),
        ("archive-foreign", &[journal, ("folder.journal/", b"")]),
        ("archive-foreign", &[journal, ("b.journal -> ", b"/etc/passwd")]),
        ("archive-none", &[("settings.ron", b"()")]),
        ("archive-later", &[journal, ("archive.ron", later.as_bytes())]),
        ("archive-too-large", &[journal, ("b.journal", &bomb)]),
        ("archive-too-large", &[journal, ("settings.ron", &bomb[..70_000])]),
        ("archive-too-many", &many),
    ];
    for (expected, files) in cases {
        let path = place.path().join("brought.zip");
        zip(&path, files);
        let notice = Archive::open(&path).unwrap_err().into_phrase();
        assert_eq!(key(&notice), *expected, "{:?}", files.last().map(|(name, _)| name));
    }
    for (expected, bytes) in
        [("archive-none", &b""[..]), ("archive-none", b"PK"), ("archive-none", b"PK\x03\x04 no more")]
    {
        let path = place.path().join("brought.zip");
        fs::write(&path, bytes).unwrap();
        assert_eq!(key(&Archive::open(&path).unwrap_err().into_phrase()), expected);
    }
    assert_eq!(key(&Archive::open(&place.path().join("nowhere.zip")).unwrap_err().into_phrase()), "file-missing");
    assert_eq!(key(&Archive::open(place.path()).unwrap_err().into_phrase()), "file-is-folder");
}

/// Every place where `from` stands becomes `to`.
fn patched(bytes: &[u8], from: &[u8], to: &[u8]) -> Vec<u8> {
    let mut out = bytes.to_vec();
    for at in 0..bytes.len() - from.len() {
        if bytes[at..].starts_with(from) {
            out[at..at + to.len()].copy_from_slice(to);
        }
    }
    out
}

#[test]
fn two_files_of_one_name_and_locked_ones_are_refused() {
    let place = TempDir::new().unwrap();
    let path = place.path().join("brought.zip");
    zip(&path, &[("a-1.journal", b"x"), ("b-1.journal", b"y")]);
    let bytes = fs::read(&path).unwrap();
    fs::write(&path, patched(&bytes, b"b-1.journal", b"a-1.journal")).unwrap();
    assert_eq!(key(&Archive::open(&path).unwrap_err().into_phrase()), "archive-doubled");

    // The flag of a password, in the heads of each file and in the list.
    let mut locked = bytes;
    for (sign, offset) in [(b"PK\x03\x04", 6), (b"PK\x01\x02", 8)] {
        for at in 0..locked.len() - 30 {
            if locked[at..].starts_with(sign) {
                locked[at + offset] |= 1;
            }
        }
    }
    fs::write(&path, locked).unwrap();
    assert_eq!(key(&Archive::open(&path).unwrap_err().into_phrase()), "archive-locked");
}

/// The records of a damaged archive, where it is taken at all.
fn rest_of(path: &Path) -> Option<(BTreeSet<Record>, usize)> {
    let mut records = BTreeSet::new();
    let source = match RecordSource::open(path) {
        Ok(source) => source,
        Err(error) => {
            assert_worded(&error.into_phrase());
            return None;
        }
    };
    let notices = source.lines(&mut |_, _, line| records.extend(line::read(line)));
    notices.iter().for_each(assert_worded);
    Some((records, notices.len()))
}

#[test]
fn an_archive_torn_off_anywhere_gives_what_stood_before_the_tear() {
    let place = TempDir::new().unwrap();
    let folder = place.path().join("anna");
    let all: BTreeSet<Record> = profile(&folder).into_iter().collect();
    let whole = fs::read(pack(&folder, place.path()).0).unwrap();
    let path = place.path().join("torn.zip");
    let mut last = 0;
    for length in (0..whole.len()).step_by(61) {
        fs::write(&path, &whole[..length]).unwrap();
        let Some((records, notices)) = rest_of(&path) else { continue };
        assert!(records.is_subset(&all) && notices > 0, "{length} of {}", whole.len());
        // In steps of what one look of the unpacking yields.
        assert!(records.len() + 10 >= last, "{length}: {} after {last}", records.len());
        last = records.len();
    }
    assert_eq!(last, all.len(), "without its list alone nothing is lost");
}

#[test]
fn an_archive_damaged_anywhere_gives_no_record_that_was_not_in_it_and_says_so() {
    let place = TempDir::new().unwrap();
    let folder = place.path().join("anna");
    let all: BTreeSet<Record> = profile(&folder).into_iter().collect();
    let whole = fs::read(pack(&folder, place.path()).0).unwrap();
    let path = place.path().join("damaged.zip");
    let (mut taken, mut reported, mut saved) = (0, 0, 0);
    for at in (0..whole.len()).step_by(37) {
        let mut bytes = whole.clone();
        bytes[at] ^= 1 << (at % 8);
        fs::write(&path, &bytes).unwrap();
        if let Some((records, notices)) = rest_of(&path) {
            assert!(records.is_subset(&all), "byte {at}");
            // Records are lost only with a word of it.
            assert!(records == all || notices > 0, "byte {at}: {} records and nothing said", records.len());
            taken += 1;
            reported += usize::from(notices > 0);
            saved += records.len();
        }
    }
    assert!(taken > 100 && reported > 50, "{taken} taken, {reported} told");
    assert!(saved / taken > all.len() / 2, "{saved} records of {taken} archives");
}

#[test]
fn where_an_archive_cannot_be_written_nothing_stays_behind() {
    let place = TempDir::new().unwrap();
    let folder = place.path().join("anna");
    profile(&folder);
    let nowhere = place.path().join("gone").join("anna.zip");
    let notice = archive::write(&folder, &nowhere, "Anna", NOW, stamps().device()).unwrap_err();
    assert_eq!(key(&notice), "archive-not-written");
    // A folder stands in its place: the draft is written, and cannot take it.
    let taken = place.path().join("taken.zip");
    fs::create_dir(&taken).unwrap();
    fs::write(taken.join("x"), "").unwrap();
    let notice = archive::write(&folder, &taken, "Anna", NOW, stamps().device()).unwrap_err();
    assert_eq!(key(&notice), "archive-not-written");
    let names: Vec<_> = fs::read_dir(place.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names.len(), 2, "{names:?}");
}
