//! Options for HTTPS.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;

use clap::Args;
use server::{Acme, Tls};

use crate::command_error::CommandError;
use crate::data_options::DataOptions;

/// Where certificates come from: files, or an ACME service. Without either the server speaks plain HTTP.
#[derive(Debug, Args)]
pub(crate) struct HttpsOptions {
    /// Certificate chain in PEM; the server speaks HTTPS and reads the file again when it changes
    #[arg(long, value_name = "FILE", requires = "tls_key", conflicts_with = "acme")]
    tls_cert: Option<PathBuf>,
    /// Key of the certificate in PEM
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    /// Name of this server, to get a certificate for it from an ACME service; can be given several times
    #[arg(long, value_name = "DOMAIN", value_delimiter = ',')]
    acme: Vec<String>,
    /// Contact that the ACME service can write to
    #[arg(long, value_name = "mailto:ADDRESS")]
    acme_contact: Option<String>,
    /// Directory of the ACME service
    #[arg(
        long,
        value_name = "URL",
        default_value = "https://acme-v02.api.letsencrypt.org/directory"
    )]
    acme_directory: String,
    /// Certificates to trust when talking to the ACME service, in PEM [default: those of the system]
    #[arg(long, value_name = "FILE")]
    acme_ca: Option<PathBuf>,
    /// Folder for certificates and the key of the ACME account [default: acme in the data folder]
    #[arg(long, value_name = "DIR")]
    acme_cache: Option<PathBuf>,
    /// Address that sends plain HTTP on to HTTPS, such as 0.0.0.0:80
    #[arg(long, value_name = "HOST:PORT")]
    redirect_addr: Option<String>,
}

impl HttpsOptions {
    fn is_on(&self) -> bool {
        self.tls_cert.is_some() || !self.acme.is_empty()
    }

    /// Checks what clap cannot know.
    pub(crate) fn check(&self) -> Result<(), CommandError> {
        if self.redirect_addr.is_some() && !self.is_on() {
            let why = "--redirect-addr needs HTTPS: add --tls-cert and --tls-key, or --acme";
            return Err(CommandError::BadInput(why.to_owned()));
        }
        Ok(())
    }

    pub(crate) fn redirect_addr(&self) -> Option<&str> {
        self.redirect_addr.as_deref()
    }

    /// Opens the certificates, if the server speaks HTTPS.
    pub(crate) fn tls(&self, data: &DataOptions) -> Result<Option<Tls>, CommandError> {
        if let (Some(certificate), Some(key)) = (&self.tls_cert, &self.tls_key) {
            return Ok(Some(Tls::from_files(certificate.clone(), key.clone())?));
        }
        if self.acme.is_empty() {
            return Ok(None);
        }
        let cache = self.acme_cache.clone().or_else(|| Some(data.created_folder()?.join("acme")));
        let why = "with --database, --acme needs a folder for its certificates: add --acme-cache";
        let cache = cache.ok_or_else(|| CommandError::BadInput(why.to_owned()))?;
        let acme = Acme {
            domains: self.acme.clone(),
            contact: self.acme_contact.clone(),
            directory: self.acme_directory.clone(),
            ca_file: self.acme_ca.clone(),
            cache,
        };
        Ok(Some(Tls::from_acme(acme)?))
    }

    /// The address to open in a browser.
    pub(crate) fn url(&self, address: SocketAddr) -> String {
        let scheme = if self.is_on() { "https" } else { "http" };
        if let Some(domain) = self.acme.first() {
            let port =
                if address.port() == 443 { String::new() } else { format!(":{}", address.port()) };
            return format!("{scheme}://{domain}{port}/");
        }
        let host = match address.ip() {
            // 0.0.0.0 is an address to listen on, not to connect to.
            IpAddr::V4(Ipv4Addr::UNSPECIFIED) => IpAddr::V4(Ipv4Addr::LOCALHOST),
            IpAddr::V6(Ipv6Addr::UNSPECIFIED) => IpAddr::V6(Ipv6Addr::LOCALHOST),
            ip => ip,
        };
        format!("{scheme}://{}/", SocketAddr::new(host, address.port()))
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Debug, Parser)]
    struct Program {
        #[command(flatten)]
        https: HttpsOptions,
    }

    fn options(arguments: &[&str]) -> HttpsOptions {
        Program::parse_from([&["holz"], arguments].concat()).https
    }

    #[test]
    fn the_printed_address_can_be_opened() {
        let check = |arguments: &[&str], address: &str, expected: &str| {
            assert_eq!(options(arguments).url(address.parse().unwrap()), expected);
        };
        check(&[], "127.0.0.1:8080", "http://127.0.0.1:8080/");
        check(&[], "0.0.0.0:80", "http://127.0.0.1:80/");
        check(&[], "[::]:8080", "http://[::1]:8080/");
        check(&[], "192.168.1.5:9000", "http://192.168.1.5:9000/");
        let files = ["--tls-cert", "a", "--tls-key", "b"];
        check(&files, "127.0.0.1:8443", "https://127.0.0.1:8443/");
        check(&["--acme", "holz.example.org"], "0.0.0.0:443", "https://holz.example.org/");
    }

    #[test]
    fn redirecting_needs_https() {
        assert!(options(&["--redirect-addr", "0.0.0.0:80"]).check().is_err());
        assert!(options(&["--redirect-addr", "0.0.0.0:80", "--acme", "a.b"]).check().is_ok());
    }
}
