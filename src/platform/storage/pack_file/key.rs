//! Keys and signatures in the format of the `minisign` tool.

use std::io::Cursor;
use std::path::Path;

use data_encoding::BASE64;
use minisign::{KeyPair, PublicKey, SecretKey, SecretKeyBox, SignatureBox};

use crate::i18n::phrase::{Fact, Phrase};
use crate::platform::storage::disk;
use crate::platform::storage::files::path_fact;

/// Maximum size of a secret key file in bytes.
const LONGEST: u64 = 4096;
const REMARK: &str = "signature of a Tailleur lesson pack";
const SECRET_REMARK: &str = "Tailleur secret key";
/// Length of a signature in Base64. The library does not check lengths.
const SIGNED: usize = 100;
const SIGNED_TOO: usize = 88;
/// Length of a public key in Base64.
const PUBLIC: usize = 56;

/// Length of a secret key in bytes, of the checksum at its end, and the bytes that are zero where it has no password.
const SECRET: usize = 158;
const CHECKSUM: usize = 32;
const UNLOCKED: std::ops::Range<usize> = 2..4;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Signer {
    /// The key in Base64, as for `minisign -P`.
    pub key: String,
}

impl Signer {
    /// Parses a key: bare, or as the second line of a `minisign` key file.
    pub fn read(text: &str) -> Result<Self, Phrase> {
        let bad = || Phrase::plain(text_key!("pack-key-not-public"));
        let last = text.lines().map(str::trim).rfind(|line| !line.is_empty()).ok_or_else(bad)?;
        let key = Self { key: last.to_owned() };
        key.public().map(|_| key).ok_or_else(bad)
    }

    pub fn short(&self) -> String {
        let number = self.public().and_then(|key| Some(u64::from_le_bytes(key.keynum().try_into().ok()?)));
        number.map(|number| format!("{number:016X}")).unwrap_or_default()
    }

    pub fn file(&self) -> String {
        format!("untrusted comment: minisign public key {}\n{}\n", self.short(), self.key)
    }

    fn public(&self) -> Option<PublicKey> {
        if self.key.len() != PUBLIC || !self.key.starts_with("RW") {
            return None;
        }
        PublicKey::from_base64(&self.key).ok()
    }

    /// True if the signature over these bytes is by this key.
    pub(super) fn verifies(&self, bytes: &[u8], signature: &str) -> bool {
        let lines: Vec<&str> = signature.lines().collect();
        let [_, signed, _, signed_too] = lines.as_slice() else { return false };
        if signed.len() != SIGNED || signed_too.len() != SIGNED_TOO || !signed_too.ends_with("==") {
            return false;
        }
        let (Some(key), Ok(signature)) = (self.public(), SignatureBox::from_string(signature)) else { return false };
        minisign::verify(&key, &signature, Cursor::new(bytes), true, false, false).is_ok()
    }
}

/// A key without a password as `minisign -G -W` writes it: with noughts in place of its checksum, which the library
/// refuses. `None` for any other key, and for one that does not sign as its public half says.
fn unchecked_secret(text: &str) -> Option<SecretKey> {
    let bytes = BASE64.decode(text.lines().nth(1)?.trim().as_bytes()).ok()?;
    let (without_checksum, checksum) = bytes.split_last_chunk::<CHECKSUM>()?;
    let is_open = without_checksum.get(UNLOCKED)? == [0, 0] && bytes.len() == SECRET && *checksum == [0; CHECKSUM];
    let secret = SecretKey::from_bytes(&bytes).ok().filter(|_| is_open)?;
    let public = PublicKey::from_secret_key(&secret).ok()?;
    minisign::sign(Some(&public), &secret, Cursor::new(b"trial"), Some("trial"), Some(REMARK)).ok().map(|_| secret)
}

#[derive(Debug)]
pub struct SigningKey {
    secret: SecretKey,
    signer: Signer,
}

impl SigningKey {
    /// Generates a key: the text of the secret key file, encrypted if there is a password, and the public key.
    pub fn generate(password: Option<String>) -> Result<(String, Signer), Phrase> {
        let failed = |error: minisign::PError| text!("pack-key-not-made", why = Fact::Text(error.to_string()));
        let pair = match password {
            Some(password) => KeyPair::generate_encrypted_keypair(Some(password)),
            None => KeyPair::generate_unencrypted_keypair(),
        };
        let KeyPair { pk, sk } = pair.map_err(failed)?;
        let text = sk.to_box(Some(SECRET_REMARK)).map_err(failed)?.into_string();
        Ok((text, Signer { key: pk.to_base64() }))
    }

    /// True if the secret key is encrypted.
    pub fn is_locked(text: &str) -> Result<bool, Phrase> {
        let bad = || Phrase::plain(text_key!("pack-key-not-secret"));
        if text.lines().count() < 2 {
            return Err(bad());
        }
        if unchecked_secret(text).is_some() {
            return Ok(false);
        }
        // Read without a password, it reports that it may be encrypted, or is invalid.
        match SecretKeyBox::from_string(text).and_then(SecretKeyBox::into_unencrypted_secret_key) {
            Ok(_) => Ok(false),
            Err(error) if error.to_string().contains("Key might be encrypted") => Ok(true),
            Err(_) => Err(bad()),
        }
    }

    /// Text of a secret key file, and whether it is encrypted.
    ///
    /// # Errors
    /// If it cannot be read, or is no secret key.
    pub fn read(path: &Path) -> Result<(String, bool), Phrase> {
        let text = disk::read_text(path, LONGEST).map_err(|fault| fault.phrase(path))?;
        let is_locked = Self::is_locked(&text).map_err(|why| why.with("place", path_fact(path)))?;
        Ok((text, is_locked))
    }

    /// Opens a secret key, with its password if it has one.
    pub fn open(text: &str, password: Option<String>) -> Result<Self, Phrase> {
        let boxed = SecretKeyBox::from_string(text).map_err(|_| Phrase::plain(text_key!("pack-key-not-secret")))?;
        let secret = match password {
            Some(password) => {
                boxed.into_secret_key(Some(password)).map_err(|_| Phrase::plain(text_key!("pack-key-password")))?
            }
            None => match unchecked_secret(text) {
                Some(secret) => secret,
                None => {
                    boxed.into_unencrypted_secret_key().map_err(|_| Phrase::plain(text_key!("pack-key-not-secret")))?
                }
            },
        };
        let public =
            PublicKey::from_secret_key(&secret).map_err(|_| Phrase::plain(text_key!("pack-key-not-secret")))?;
        Ok(Self { secret, signer: Signer { key: public.to_base64() } })
    }

    pub const fn signer(&self) -> &Signer {
        &self.signer
    }

    /// Signs these bytes, with a trusted comment.
    pub(super) fn sign(&self, bytes: &[u8], comment: &str) -> Result<String, Phrase> {
        let signed = minisign::sign(None, &self.secret, Cursor::new(bytes), Some(comment), Some(REMARK));
        let failed = |error: minisign::PError| text!("pack-not-signed", why = Fact::Text(error.to_string()));
        signed.map(SignatureBox::into_string).map_err(failed)
    }
}
