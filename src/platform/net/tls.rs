//! TLS with a self-signed certificate, saved for later rooms so that a phone warns only once.

use std::net::IpAddr;
use std::path::Path;
use std::sync::Arc;

use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};
use tokio_rustls::rustls::version::TLS13;

use super::cert_pinning::fingerprint;
use crate::i18n::phrase::{Fact, Phrase};
use crate::platform::storage::files;

const FILES: [&str; 2] = ["tls.cert", "tls.key"];
/// Size limit of these files, in bytes.
const MOST: u64 = 16 * 1024;

pub(super) struct TlsCertificate {
    acceptor: TlsAcceptor,
    fingerprint: String,
}

impl TlsCertificate {
    /// The saved certificate of a folder, or a new one that is saved there.
    ///
    /// # Errors
    /// If it cannot be created.
    pub(super) fn load_or_create(folder: &Path, addresses: &[IpAddr]) -> Result<Self, Phrase> {
        let kept = load(folder).and_then(|(certificate, key)| Self::new(certificate, key).ok());
        if let Some(kept) = kept {
            return Ok(kept);
        }
        let failed = |why: String| text!("room-no-certificate", why = Fact::Text(why));
        let names: Vec<String> = addresses.iter().map(ToString::to_string).chain(["localhost".to_owned()]).collect();
        let made = rcgen::generate_simple_self_signed(names).map_err(|error| failed(error.to_string()))?;
        let (certificate, key) = (made.cert.der().to_vec(), made.signing_key.serialize_der());
        save(folder, [&certificate, &key]);
        Self::new(certificate, key).map_err(|error| failed(error.to_string()))
    }

    fn new(certificate: Vec<u8>, key: Vec<u8>) -> Result<Self, tokio_rustls::rustls::Error> {
        let fingerprint = fingerprint(&certificate);
        let key = PrivateKeyDer::from(PrivatePkcs8KeyDer::from(key));
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_protocol_versions(&[&TLS13])?
            .with_no_client_auth()
            .with_single_cert(vec![CertificateDer::from(certificate)], key)?;
        Ok(Self { acceptor: Arc::new(config).into(), fingerprint })
    }

    /// SHA-256 in hex, as browsers show it.
    pub(super) fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    pub(super) fn acceptor(&self) -> TlsAcceptor {
        self.acceptor.clone()
    }
}

/// If it cannot be saved, the next room creates another.
fn save(folder: &Path, parts: [&[u8]; 2]) {
    let _ = std::fs::create_dir_all(folder);
    for (name, bytes) in FILES.into_iter().zip(parts) {
        let _ = std::fs::remove_file(folder.join(name));
        let _ = files::make_private(&folder.join(name), bytes);
    }
}

fn load(folder: &Path) -> Option<(Vec<u8>, Vec<u8>)> {
    let [certificate, key] = FILES.map(|name| {
        let place = folder.join(name);
        let is_short = std::fs::metadata(&place).ok()?.len() <= MOST;
        std::fs::read(place).ok().filter(|_| is_short)
    });
    Some((certificate?, key?))
}
