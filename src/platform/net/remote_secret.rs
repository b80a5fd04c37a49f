//! Access of the trainer's second device: a secret in its link, and the device that came with it first. Both are saved
//! beside the log for a host that resumes the room; the log holds only a digest, since logs are copied and shown. The
//! file is deleted when the room is over.

use std::path::{Path, PathBuf};

use crate::classroom::{Digest, RoomRefusal, SECRET_DIGITS, Setup};
use crate::platform::storage::files;

/// File extension, replacing that of the log.
const END: &str = "remote";
/// Size limit of the file, in bytes: the secret, and the digest of a device.
const MOST: u64 = SECRET_DIGITS as u64 + 80;

#[derive(Debug, Clone)]
pub(super) struct RemoteAccess {
    /// `None` if the secret is unknown here; a remote with the link still gets in.
    secret: Option<String>,
    digest: Digest,
    /// Digest of the secret of the first device that came with the link; no other gets in by it.
    device: Option<Digest>,
    /// `None` if it is not saved.
    place: Option<PathBuf>,
}

impl RemoteAccess {
    /// Access to a room by the secret of its setup, not saved.
    pub(super) fn of_setup(setup: &Setup) -> Self {
        Self { secret: None, digest: setup.remote.clone(), device: None, place: None }
    }

    /// The access of a new room, saved beside its log.
    pub(super) fn create(log: &Path, setup: &Setup, secret: Option<String>) -> Self {
        let secret = secret.filter(|secret| Digest::from_secret(secret).as_ref() == Some(&setup.remote));
        let access = Self { secret, place: Some(file_of(log)), ..Self::of_setup(setup) };
        access.save();
        access
    }

    /// The saved access of a room that is resumed. A link that was withdrawn stays withdrawn.
    pub(super) fn load(log: &Path, setup: &Setup) -> Self {
        let place = file_of(log);
        let usual = Self { place: Some(place.clone()), ..Self::of_setup(setup) };
        let is_short = std::fs::metadata(&place).is_ok_and(|file| file.len() <= MOST);
        let Some(text) = std::fs::read_to_string(&place).ok().filter(|_| is_short) else { return usual };
        let mut lines = text.lines();
        let secret = lines.next().map(ToOwned::to_owned);
        let Some(digest) = secret.as_deref().and_then(Digest::from_secret) else { return usual };
        Self { secret, digest, device: lines.next().and_then(Digest::from_hex), ..usual }
    }

    /// Goes over to the log of the next quiz: the same link, the same device.
    pub(super) fn move_to(&mut self, log: &Path) {
        if let Some(place) = &mut self.place {
            let before = std::mem::replace(place, file_of(log));
            self.save();
            let _ = std::fs::remove_file(before);
        }
    }

    /// Replaces the link: the old one opens nothing any more, and no device is paired.
    pub(super) fn renew(&mut self, secret: String) {
        if let Some(digest) = Digest::from_secret(&secret) {
            (self.secret, self.digest, self.device) = (Some(secret), digest, None);
            self.save();
        }
    }

    /// Lets a device in. The first one is paired; a program that names no secret of its own is known by that of the link.
    ///
    /// # Errors
    /// Wrong secret, or another device is paired.
    pub(super) fn attach(&mut self, secret: &str, device: Option<&str>) -> Result<(), RoomRefusal> {
        let digest = Digest::from_secret(secret).ok_or(RoomRefusal::BadToken)?;
        let device = Digest::from_secret(device.unwrap_or(secret)).ok_or(RoomRefusal::BadToken)?;
        if digest != self.digest {
            return Err(RoomRefusal::Unknown);
        }
        match &self.device {
            Some(paired) if *paired == device => Ok(()),
            Some(_) => Err(RoomRefusal::Unknown),
            None => {
                self.device = Some(device);
                self.save();
                Ok(())
            }
        }
    }

    pub(super) fn secret(&self) -> Option<&str> {
        self.secret.as_deref()
    }

    pub(super) const fn is_paired(&self) -> bool {
        self.device.is_some()
    }

    /// Readable by the owner only. On failure a resumed room has no second device.
    fn save(&self) {
        let (Some(place), Some(secret)) = (&self.place, &self.secret) else { return };
        let device = self.device.as_ref().map(|device| format!("\n{}", device.as_hex())).unwrap_or_default();
        let _ = std::fs::remove_file(place);
        let _ = files::make_private(place, format!("{secret}{device}").as_bytes());
    }
}

pub(super) fn delete(log: &Path) {
    let _ = std::fs::remove_file(file_of(log));
}

fn file_of(log: &Path) -> PathBuf {
    log.with_extension(END)
}
