//! Small files: read whole, replaced atomically; notices about disk trouble.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::file_system;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;

/// Age after which the draft of a program that no longer runs counts as abandoned; other programs than ours may take
/// its number, and other computers have their own numbers.
const ABANDONED: Duration = Duration::from_hours(1);

/// Age after which any draft counts as abandoned.
const SURELY_ABANDONED: Duration = Duration::from_hours(24);

/// Maximum length read from a small file, in bytes.
const LONGEST: u64 = 64 * 1024;

/// The text of a small file, invalid UTF-8 replaced by `�`; `None` if it does not exist.
pub fn read_small(path: &Path) -> io::Result<Option<String>> {
    let file = match open_regular(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        opened => opened?,
    };
    let mut bytes = Vec::new();
    file.take(LONGEST).read_to_end(&mut bytes)?;
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}

/// Replaces a file atomically: at any time either the old or the new one is there in full.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_with(path, |draft| file_system::write(draft, bytes))
}

/// As [`replace`], for data of this program: only its owner may read the file, unless the folder is open to others.
pub fn replace_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_private_with(path, |draft| file_system::write(draft, bytes))
}

/// As [`replace_with`], for data of this program.
pub fn replace_private_with<T>(path: &Path, fill: impl FnOnce(&mut File) -> io::Result<T>) -> io::Result<T> {
    replace_draft(path, set_private_in, fill)
}

/// Opens a regular file for reading; never blocks on a pipe.
pub fn open_regular(path: &Path) -> io::Result<File> {
    // Checked before opening: opening a pipe blocks until there is a writer.
    check_regular(&fs::metadata(path)?)?;
    File::open(path)
}

/// An error for what is no regular file.
pub fn check_regular(about: &fs::Metadata) -> io::Result<()> {
    match about.is_file() {
        true => Ok(()),
        false if about.is_dir() => Err(ErrorKind::IsADirectory.into()),
        false => Err(io::Error::other(NotRegular)),
    }
}

/// Adds at most `most` of the next bytes to the checksum, and returns their number.
pub fn checksum(input: &mut impl io::Read, most: u64, sum: &mut crc32fast::Hasher) -> io::Result<u64> {
    let mut buffer = vec![0; 256 * 1024];
    let (mut input, mut length) = (input.take(most), 0);
    loop {
        match input.read(&mut buffer) {
            Ok(0) => return Ok(length),
            Ok(read) => {
                sum.update(buffer.get(..read).unwrap_or_default());
                length += read as u64;
            }
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

/// Creates missing folders so that only their owner may enter them.
pub fn create_private_folders(path: &Path) -> io::Result<()> {
    private_folders(true).create(path)
}

/// Creates a folder that only its owner may enter; it must not exist.
pub fn create_private_folder(path: &Path) -> io::Result<()> {
    private_folders(false).create(path)
}

fn private_folders(recursive: bool) -> fs::DirBuilder {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(recursive);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
}

/// Options by which only the owner may read a new file, whatever the umask.
pub fn set_private(options: &mut fs::OpenOptions) {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    #[cfg(not(unix))]
    let _ = options;
}

/// As [`set_private`], unless others may enter the folder: a profile on a shared drive is shared.
pub fn set_private_in(folder: &Path, options: &mut fs::OpenOptions) {
    if !is_open_to_others(folder) {
        set_private(options);
    }
}

#[cfg(unix)]
fn is_open_to_others(folder: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    fs::metadata(folder).is_ok_and(|about| about.mode() & 0o077 != 0)
}

#[cfg(not(unix))]
const fn is_open_to_others(_: &Path) -> bool {
    true
}

/// Closes a folder made by earlier versions to others. One that several people write is left as it is: its group is
/// not its owner's own, or everyone may write it. Fails silently where the folder is not ours.
#[cfg(unix)]
pub fn close_to_others(folder: &Path) {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    let Ok(about) = fs::symlink_metadata(folder) else { return };
    let mode = about.mode();
    let is_shared = mode & 0o3002 != 0 || mode & 0o020 != 0 && about.gid() != about.uid();
    if about.is_dir() && mode & 0o077 != 0 && !is_shared {
        let _ = fs::set_permissions(folder, fs::Permissions::from_mode(mode & 0o700));
    }
}

#[cfg(not(unix))]
pub const fn close_to_others(_: &Path) {}

/// Creates a file that only its owner may read.
pub fn make_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut options = File::options();
    options.write(true).create_new(true);
    set_private(&mut options);
    let file = file_system::open(&options, path)?;
    file_system::write(&file, bytes).and_then(|()| file_system::sync(&file))
}

/// As [`replace`], for contents written piece by piece: `fill` writes a draft, which is renamed once synced. If
/// `fill` fails, nothing has changed. A link to a regular file is followed; what is no regular file is refused, since
/// renaming would destroy it. Clears abandoned drafts.
pub fn replace_with<T>(path: &Path, fill: impl FnOnce(&mut File) -> io::Result<T>) -> io::Result<T> {
    replace_draft(path, |_, _| (), fill)
}

fn replace_draft<T>(
    path: &Path,
    set_mode: impl FnOnce(&Path, &mut fs::OpenOptions),
    fill: impl FnOnce(&mut File) -> io::Result<T>,
) -> io::Result<T> {
    let path = replaceable(path)?;
    let folder = path.parent().ok_or(ErrorKind::InvalidInput)?;
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let name = path.file_name().ok_or(ErrorKind::InvalidInput)?.to_string_lossy();
    clear_drafts(folder);
    // Two windows may write at once: each has its own draft.
    let draft =
        folder.join(format!(".{name}.{}.{:08x}.tmp", std::process::id(), crate::platform::entropy::seed() as u32));
    let mut options = File::options();
    options.read(true).write(true).create_new(true);
    set_mode(folder, &mut options);
    let written = fill_draft(&draft, &options, fill).and_then(|out| file_system::rename(&draft, &path).map(|()| out));
    if written.is_err() {
        // A failed draft holds nothing worth keeping.
        let _ = file_system::remove(&draft);
    }
    written.and_then(|out| file_system::sync_folder(folder).map(|()| out))
}

/// The regular file at a path, links followed, or the path itself if nothing is there.
fn replaceable(path: &Path) -> io::Result<PathBuf> {
    let Ok(about) = fs::symlink_metadata(path) else { return Ok(path.to_owned()) };
    if !about.is_symlink() {
        return check_regular(&about).map(|()| path.to_owned());
    }
    let target = fs::canonicalize(path).map_err(|error| match error.kind() {
        ErrorKind::NotFound => io::Error::other(DanglingLink),
        _ => error,
    })?;
    check_regular(&fs::metadata(&target)?)?;
    Ok(target)
}

fn fill_draft<T>(
    draft: &Path,
    options: &fs::OpenOptions,
    fill: impl FnOnce(&mut File) -> io::Result<T>,
) -> io::Result<T> {
    let mut file = file_system::open(options, draft)?;
    let out = fill(&mut file)?;
    file_system::sync(&file)?;
    Ok(out)
}

/// Removes drafts that killed programs left behind: untouched for an hour and their program gone, or untouched for a
/// day. Errors are ignored.
pub(super) fn clear_drafts(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok) {
        let Some(process) = entry.file_name().to_str().and_then(draft_process) else { continue };
        let about = fs::symlink_metadata(entry.path()).ok().filter(fs::Metadata::is_file);
        let age = about.and_then(|about| about.modified().ok()).and_then(|touched| touched.elapsed().ok());
        if age.is_some_and(|age| age > SURELY_ABANDONED || age > ABANDONED && !may_run(process)) {
            let _ = file_system::remove(&entry.path());
        }
    }
}

/// The number of the program in the name of a draft: `.<name>.<process>.<hex>.tmp`.
fn draft_process(name: &str) -> Option<u32> {
    let mut parts = name.strip_prefix('.')?.strip_suffix(".tmp")?.rsplitn(3, '.');
    let (random, process, name) = (parts.next()?, parts.next()?, parts.next()?);
    let is_ours = (1..=8).contains(&random.len()) && random.bytes().all(|b| b.is_ascii_hexdigit()) && !name.is_empty();
    process.parse().ok().filter(|_| is_ours)
}

/// False if no program of this number runs on this computer.
fn may_run(process: u32) -> bool {
    let processes = Path::new("/proc");
    !processes.join("self").exists() || processes.join(process.to_string()).exists()
}

/// Makes new names in a folder durable, where the system supports it.
pub(super) fn sync_folder(folder: &Path) {
    // Best effort: a caller could not do anything about it.
    let _ = file_system::sync_folder(folder);
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trouble {
    ReadOnly,
    Full,
    Gone,
    /// A folder where a file should be.
    Folder,
    /// A pipe, a device, a socket.
    NotRegular,
    /// A link to a file that is not there.
    DanglingLink,
    Other(String),
}

#[derive(Debug, Clone, Copy, thiserror::Error)]
#[error("not a regular file")]
struct NotRegular;

#[derive(Debug, Clone, Copy, thiserror::Error)]
#[error("a link to a file that does not exist")]
struct DanglingLink;

impl Trouble {
    /// As from the error alone, for a file that should exist.
    pub fn of_file(path: &Path, error: &io::Error) -> Self {
        let is_link = error.kind() == ErrorKind::NotFound && path.is_symlink();
        if is_link { Self::DanglingLink } else { Self::from(error) }
    }
}

impl From<&io::Error> for Trouble {
    fn from(error: &io::Error) -> Self {
        let inner = error.get_ref();
        match error.kind() {
            ErrorKind::IsADirectory => Self::Folder,
            _ if inner.is_some_and(<dyn std::error::Error + Send + Sync>::is::<NotRegular>) => Self::NotRegular,
            _ if inner.is_some_and(<dyn std::error::Error + Send + Sync>::is::<DanglingLink>) => Self::DanglingLink,
            ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => Self::ReadOnly,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            ErrorKind::NotFound | ErrorKind::NotADirectory => Self::Gone,
            _ => Self::Other(error.to_string()),
        }
    }
}

impl From<Trouble> for Phrase {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::ReadOnly => Self::plain(text_key!("trouble-read-only")),
            Trouble::Full => Self::plain(text_key!("trouble-full")),
            Trouble::Gone => Self::plain(text_key!("trouble-gone")),
            Trouble::Folder => text!("trouble-folder"),
            Trouble::NotRegular => text!("trouble-not-regular"),
            Trouble::DanglingLink => text!("trouble-dangling-link"),
            Trouble::Other(words) => Self::plain(text_key!("trouble-other")).with("system", Fact::Text(words)),
        }
    }
}

pub fn notice(key: TextKey, place: &Path, error: &io::Error) -> Phrase {
    trouble_notice(key, place, Trouble::from(error))
}

/// As [`notice`], for an already classified error.
pub fn trouble_notice(key: TextKey, place: &Path, trouble: Trouble) -> Phrase {
    Phrase::plain(key).with("place", path_fact(place)).with("trouble", Fact::Phrase(Box::new(trouble.into())))
}

pub fn path_fact(path: &Path) -> Fact {
    Fact::Text(path.display().to_string())
}
