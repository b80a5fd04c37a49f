//! Certificate pinning: self-signed certificates have no authority, so the first fingerprint is shown for comparison
//! and no other is accepted later.

use std::sync::{Arc, Mutex};

use sha2::{Digest as _, Sha256};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use tokio_rustls::rustls::crypto::{CryptoProvider, ring, verify_tls13_signature};
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use tokio_rustls::rustls::version::TLS13;
use tokio_rustls::rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, Error, PeerIncompatible, SignatureScheme,
};

use super::locked;

pub(super) trait ByteStream: AsyncRead + AsyncWrite + Unpin + Send {}

impl<S: AsyncRead + AsyncWrite + Unpin + Send> ByteStream for S {}

/// TLS handshake as client; returns the certificate's fingerprint. If one is known, no other is accepted.
pub(super) async fn handshake(stream: TcpStream, known: Option<String>) -> Option<(Box<dyn ByteStream>, String)> {
    let provider = Arc::new(ring::default_provider());
    let seen = Arc::default();
    let pinned = PinnedVerifier { known, seen: Arc::clone(&seen), provider: Arc::clone(&provider) };
    let config = ClientConfig::builder_with_provider(provider)
        .with_protocol_versions(&[&TLS13])
        .ok()?
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(pinned))
        .with_no_client_auth();
    let name = ServerName::from(stream.peer_addr().ok()?.ip());
    let stream = TlsConnector::from(Arc::new(config)).connect(name, stream).await.ok()?;
    let fingerprint = locked(&seen).clone()?;
    Some((Box::new(stream), fingerprint))
}

/// SHA-256 of a certificate, as browsers show it.
pub(super) fn fingerprint(certificate: &[u8]) -> String {
    Sha256::digest(certificate).iter().map(|byte| format!("{byte:02X}")).collect::<Vec<_>>().join(":")
}

#[derive(Debug)]
struct PinnedVerifier {
    known: Option<String>,
    seen: Arc<Mutex<Option<String>>>,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for PinnedVerifier {
    fn verify_server_cert(
        &self,
        end_entity: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let found = fingerprint(end_entity);
        if self.known.as_ref().is_some_and(|known| *known != found) {
            return Err(CertificateError::ApplicationVerificationFailure.into());
        }
        *locked(&self.seen) = Some(found);
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Err(Error::PeerIncompatible(PeerIncompatible::ServerDoesNotSupportTls12Or13))
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(message, certificate, signed, &self.provider.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}
