//! TLS: certificates from files, read again when they change, or from an ACME service.

use std::io;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, SystemTime};

use futures_util::StreamExt as _;
use rustls_acme::caches::DirCache;
use rustls_acme::{AcmeConfig, is_tls_alpn_challenge};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_rustls::LazyConfigAcceptor;
use tokio_rustls::rustls::crypto::{CryptoProvider, ring};
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::server::{Acceptor, ClientHello, ResolvesServerCert};
use tokio_rustls::rustls::sign::CertifiedKey;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, ServerConfig};
use tokio_rustls::server::TlsStream;

/// How often the files are looked at.
const RELOAD_INTERVAL: Duration = Duration::from_secs(10);

/// The protocols that we offer, best first.
const ALPN: [&[u8]; 2] = [b"h2", b"http/1.1"];

/// Why TLS cannot be set up.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// A file cannot be read, or has no certificate or key.
    #[error("cannot use {}: {why}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The reason.
        why: String,
    },
    /// The key does not belong to the certificate, or is of an unknown kind.
    #[error("{} does not fit the certificate in {}: {why}", key.display(), certificate.display())]
    KeyMismatch {
        /// The file with the key.
        key: PathBuf,
        /// The file with the certificate.
        certificate: PathBuf,
        /// The reason.
        why: String,
    },
}

/// How to get certificates from an ACME service such as Let's Encrypt.
#[derive(Debug, Clone)]
pub struct Acme {
    /// The names of this server.
    pub domains: Vec<String>,
    /// Whom the service may write to, such as `mailto:you@example.org`.
    pub contact: Option<String>,
    /// The address of the service's directory.
    pub directory: String,
    /// Trusted in place of the system's certificates, for a service of your own.
    pub ca_file: Option<PathBuf>,
    /// The folder for certificates and the account's key.
    pub cache: PathBuf,
}

/// Terminates TLS.
pub struct Tls {
    config: Arc<ServerConfig>,
    /// For the connections with which an ACME service checks that we are who we say.
    challenge: Option<Arc<ServerConfig>>,
    upkeep: Pin<Box<dyn Future<Output = ()> + Send>>,
}

impl std::fmt::Debug for Tls {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tls").field("config", &self.config).finish_non_exhaustive()
    }
}

/// Accepts connections; clones share their certificates.
#[derive(Debug, Clone)]
pub(crate) struct TlsAcceptor {
    config: Arc<ServerConfig>,
    challenge: Option<Arc<ServerConfig>>,
}

impl Tls {
    /// A certificate chain and its key from PEM files. Changed files are used within seconds; files that
    /// cannot be used are logged, and the last certificate stays in use.
    pub fn from_files(certificate: PathBuf, key: PathBuf) -> Result<Tls, TlsError> {
        let files = CertificateFiles { certificate, key };
        let certified = files.load()?;
        let resolver = Arc::new(CurrentCertificate(RwLock::new(Arc::new(certified))));
        let config = server_config(resolver.clone());
        Ok(Tls { config, challenge: None, upkeep: Box::pin(reload(files, resolver)) })
    }

    /// Certificates from an ACME service, renewed in time. Until the first one has come, handshakes fail.
    pub fn from_acme(acme: Acme) -> Result<Tls, TlsError> {
        let mut roots = RootCertStore::empty();
        match &acme.ca_file {
            Some(path) => roots.add_parsable_certificates(certificates(path)?),
            None => roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs),
        };
        let client = ClientConfig::builder_with_provider(provider())
            .with_safe_default_protocol_versions()
            .expect("the provider knows TLS 1.2 and 1.3")
            .with_root_certificates(roots)
            .with_no_client_auth();
        let config = AcmeConfig::new_with_client_config(acme.domains, Arc::new(client))
            .contact(acme.contact)
            .cache(DirCache::new(acme.cache))
            .directory(acme.directory);
        let mut state = config.state();
        let challenge = state.challenge_rustls_config_with_provider(provider());
        let config = server_config(state.resolver());
        let upkeep = Box::pin(async move {
            while let Some(event) = state.next().await {
                match event {
                    Ok(event) => tracing::info!(?event, "certificate"),
                    // It tries again by itself, with longer and longer pauses.
                    Err(error) => tracing::error!(%error, "cannot get a certificate"),
                }
            }
        });
        Ok(Tls { config, challenge: Some(challenge), upkeep })
    }

    /// What accepts connections, and what has to run beside it.
    pub(crate) fn into_parts(
        self,
    ) -> (TlsAcceptor, Pin<Box<dyn Future<Output = ()> + Send + 'static>>) {
        (TlsAcceptor { config: self.config, challenge: self.challenge }, self.upkeep)
    }
}

impl TlsAcceptor {
    /// The stream after its handshake; none for connections that only check who we are.
    pub(crate) async fn accept<S>(&self, stream: S) -> io::Result<Option<TlsStream<S>>>
    where
        S: AsyncRead + AsyncWrite + Unpin,
    {
        let handshake = LazyConfigAcceptor::new(Acceptor::default(), stream).await?;
        match &self.challenge {
            Some(challenge) if is_tls_alpn_challenge(&handshake.client_hello()) => {
                handshake.into_stream(Arc::clone(challenge)).await?;
                Ok(None)
            }
            _ => handshake.into_stream(Arc::clone(&self.config)).await.map(Some),
        }
    }
}

fn provider() -> Arc<CryptoProvider> {
    Arc::new(ring::default_provider())
}

fn server_config(resolver: Arc<dyn ResolvesServerCert>) -> Arc<ServerConfig> {
    let mut config = ServerConfig::builder_with_provider(provider())
        .with_safe_default_protocol_versions()
        .expect("the provider knows TLS 1.2 and 1.3")
        .with_no_client_auth()
        .with_cert_resolver(resolver);
    config.alpn_protocols = ALPN.map(Vec::from).to_vec();
    Arc::new(config)
}

/// The certificate that new connections get.
#[derive(Debug)]
struct CurrentCertificate(RwLock<Arc<CertifiedKey>>);

impl ResolvesServerCert for CurrentCertificate {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(self.0.read().unwrap_or_else(PoisonError::into_inner).clone())
    }
}

#[derive(Debug)]
struct CertificateFiles {
    certificate: PathBuf,
    key: PathBuf,
}

impl CertificateFiles {
    fn load(&self) -> Result<CertifiedKey, TlsError> {
        let chain = certificates(&self.certificate)?;
        let key = PrivateKeyDer::from_pem_file(&self.key)
            .map_err(|error| TlsError::File { path: self.key.clone(), why: error.to_string() })?;
        CertifiedKey::from_der(chain, key, &provider()).map_err(|error| TlsError::KeyMismatch {
            key: self.key.clone(),
            certificate: self.certificate.clone(),
            why: error.to_string(),
        })
    }

    /// Changes whenever one of the files does.
    fn modified(&self) -> [Option<SystemTime>; 2] {
        let modified = |path: &Path| path.metadata().and_then(|data| data.modified()).ok();
        [modified(&self.certificate), modified(&self.key)]
    }
}

fn certificates(path: &Path) -> Result<Vec<CertificateDer<'static>>, TlsError> {
    let failed = |why: String| TlsError::File { path: path.to_owned(), why };
    let read = CertificateDer::pem_file_iter(path).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let certificates = read.map_err(|error| failed(error.to_string()))?;
    if certificates.is_empty() {
        return Err(failed("it contains no certificate".to_owned()));
    }
    Ok(certificates)
}

/// Uses the files again whenever they change.
async fn reload(files: CertificateFiles, current: Arc<CurrentCertificate>) {
    let mut modified = files.modified();
    loop {
        tokio::time::sleep(RELOAD_INTERVAL).await;
        let now = files.modified();
        if now == modified {
            continue;
        }
        match files.load() {
            Ok(certified) => {
                *current.0.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(certified);
                modified = now;
            }
            // Perhaps only one of the two has been written so far: the next look tells.
            Err(error) => tracing::error!(%error, "the certificate stays as it was"),
        }
    }
}
