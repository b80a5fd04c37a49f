//! Keys and signatures, as the `minisign` tool makes and verifies them.

use std::io::Cursor;

use minisign::{KeyPair, PublicKey, SecretKey, SecretKeyBox, SignatureBox};

use crate::rules::phrase::{Fact, Phrase};

/// The first line of a signature, which nobody need believe.
const REMARK: &str = "signature of a Tailleur lesson pack";
/// The first line of a secret key.
const SECRET_REMARK: &str = "Tailleur secret key";
/// How long a signature and the one over its comment are in Base64. The library takes their lengths on trust.
const SIGNED: usize = 100;
const SIGNED_TOO: usize = 88;
/// How long a public key is in Base64.
const PUBLIC: usize = 56;

/// Who signed: a public key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Signer {
    /// The key in Base64, as `minisign` takes it behind `-P`.
    pub key: String,
}

impl Signer {
    /// Reads a key: alone, or as the second line of the file that `minisign` writes.
    pub fn read(text: &str) -> Result<Self, Phrase> {
        let bad = || Phrase::plain("pack-key-not-public");
        let last = text.lines().map(str::trim).rfind(|line| !line.is_empty()).ok_or_else(bad)?;
        let key = Self { key: last.to_owned() };
        key.public().map(|_| key).ok_or_else(bad)
    }

    /// The short name of the key, as `minisign` shows it.
    #[must_use]
    pub fn short(&self) -> String {
        let number = self.public().and_then(|key| Some(u64::from_le_bytes(key.keynum().try_into().ok()?)));
        number.map(|number| format!("{number:016X}")).unwrap_or_default()
    }

    /// The file of a public key, as `minisign` writes it.
    #[must_use]
    pub fn file(&self) -> String {
        format!("untrusted comment: minisign public key {}\n{}\n", self.short(), self.key)
    }

    fn public(&self) -> Option<PublicKey> {
        if self.key.len() != PUBLIC || !self.key.starts_with("RW") {
            return None;
        }
        PublicKey::from_base64(&self.key).ok()
    }

    /// Whether a signature over these bytes is this key's.
    pub(super) fn signed(&self, bytes: &[u8], signature: &str) -> bool {
        let lines: Vec<&str> = signature.lines().collect();
        let [_, signed, _, signed_too] = lines.as_slice() else { return false };
        if signed.len() != SIGNED || signed_too.len() != SIGNED_TOO || !signed_too.ends_with("==") {
            return false;
        }
        let (Some(key), Ok(signature)) = (self.public(), SignatureBox::from_string(signature)) else { return false };
        minisign::verify(&key, &signature, Cursor::new(bytes), true, false, false).is_ok()
    }
}

/// A secret key, opened: it can sign.
#[derive(Debug)]
pub struct Secret {
    secret: SecretKey,
    signer: Signer,
}

impl Secret {
    /// Makes a new key: the texts of its two files, the secret one protected by a password where there is one.
    pub fn make(password: Option<String>) -> Result<(String, Signer), Phrase> {
        let failed =
            |error: minisign::PError| Phrase::plain("pack-key-not-made").with("why", Fact::Text(error.to_string()));
        let pair = match password {
            Some(password) => KeyPair::generate_encrypted_keypair(Some(password)),
            None => KeyPair::generate_unencrypted_keypair(),
        };
        let KeyPair { pk, sk } = pair.map_err(failed)?;
        let text = sk.to_box(Some(SECRET_REMARK)).map_err(failed)?.into_string();
        Ok((text, Signer { key: pk.to_base64() }))
    }

    /// Whether the text of a secret key is protected by a password.
    pub fn is_locked(text: &str) -> Result<bool, Phrase> {
        let bad = || Phrase::plain("pack-key-not-secret");
        if text.lines().count() < 2 {
            return Err(bad());
        }
        // Read as one without a password, it says that it may have one, or is none at all.
        match SecretKeyBox::from_string(text).and_then(SecretKeyBox::into_unencrypted_secret_key) {
            Ok(_) => Ok(false),
            Err(error) if error.to_string().contains("Key might be encrypted") => Ok(true),
            Err(_) => Err(bad()),
        }
    }

    /// Opens a secret key, with its password where it has one.
    pub fn open(text: &str, password: Option<String>) -> Result<Self, Phrase> {
        let boxed = SecretKeyBox::from_string(text).map_err(|_| Phrase::plain("pack-key-not-secret"))?;
        let secret = match password {
            Some(password) => boxed.into_secret_key(Some(password)).map_err(|_| Phrase::plain("pack-key-password"))?,
            None => boxed.into_unencrypted_secret_key().map_err(|_| Phrase::plain("pack-key-not-secret"))?,
        };
        let public = PublicKey::from_secret_key(&secret).map_err(|_| Phrase::plain("pack-key-not-secret"))?;
        Ok(Self { secret, signer: Signer { key: public.to_base64() } })
    }

    /// Whose key it is.
    #[must_use]
    pub const fn signer(&self) -> &Signer {
        &self.signer
    }

    /// A signature over these bytes, with a comment that is signed too.
    pub(super) fn sign(&self, bytes: &[u8], comment: &str) -> Result<String, Phrase> {
        let signed = minisign::sign(None, &self.secret, Cursor::new(bytes), Some(comment), Some(REMARK));
        let failed =
            |error: minisign::PError| Phrase::plain("pack-not-signed").with("why", Fact::Text(error.to_string()));
        signed.map(SignatureBox::into_string).map_err(failed)
    }
}
