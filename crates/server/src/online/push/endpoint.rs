//! Endpoints of push services: public ones only, so that nobody can make the server connect to its own
//! network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::http::Uri;

use super::PushServices;

/// How long an endpoint may be.
const MAX_LENGTH: usize = 1_000;

/// A parsed endpoint.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Endpoint {
    pub(super) host: String,
    pub(super) port: u16,
    /// Whether it uses TLS.
    pub(super) secure: bool,
    /// Path and query.
    pub(super) path: String,
}

impl Endpoint {
    /// Parses an endpoint. None if the server must not connect to it.
    pub(super) fn read(text: &str, services: PushServices) -> Option<Endpoint> {
        let uri: Uri = text.parse().ok().filter(|_| text.len() <= MAX_LENGTH)?;
        let authority = uri.authority()?;
        let path = uri.path_and_query()?.as_str().to_owned();
        let host = uri.host()?.to_owned();
        let secure = uri.scheme_str() == Some("https");
        let port = uri.port_u16().unwrap_or(443);
        let allowed = match services {
            // Host names only: what they resolve to is checked when connecting.
            PushServices::Public => secure && port == 443 && is_name(&host),
            PushServices::LoopbackForTests => {
                uri.scheme_str() == Some("http") && host == "127.0.0.1"
            }
        };
        (allowed && !authority.as_str().contains('@')).then_some(Endpoint {
            host,
            port,
            secure,
            path,
        })
    }

    /// The audience of a signature.
    pub(super) fn origin(&self) -> String {
        if self.secure {
            format!("https://{}", self.host)
        } else {
            format!("http://{}:{}", self.host, self.port)
        }
    }
}

/// Domains that no public DNS server answers for (RFC 6761, RFC 6762, RFC 8375, ICANN's `internal`).
const LOCAL_DOMAINS: [&str; 14] = [
    "localhost",
    "localdomain",
    "local",
    "internal",
    "intranet",
    "private",
    "corp",
    "home",
    "lan",
    "arpa",
    "onion",
    "test",
    "invalid",
    "alt",
];

/// Whether this is a public host name: neither an IP address in any notation nor a local name. Push services
/// write theirs without the dot at the end.
fn is_name(host: &str) -> bool {
    let is_label = |label: &str| {
        (1..=63).contains(&label.len())
            && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    let Some((_, top)) = host.rsplit_once('.') else { return false };
    host.len() <= 253
        && host.split('.').all(is_label)
        // Numbers in the last label make it an IPv4 address, decimal or not.
        && (top.bytes().all(|byte| byte.is_ascii_alphabetic()) || top.starts_with("xn--"))
        && !LOCAL_DOMAINS.iter().any(|local| top.eq_ignore_ascii_case(local))
}

/// Whether the server may connect to this address.
pub(super) fn may_connect(ip: IpAddr, services: PushServices) -> bool {
    match services {
        PushServices::Public => is_public(ip),
        PushServices::LoopbackForTests => ip.is_loopback(),
    }
}

/// Whether an address is public: `IpAddr::is_global`, once that is stable.
fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let special = matches!((a, b, c), (0, _, _) | (192, 0, 0) | (192, 88, 99))
        || (a == 100 && (64..128).contains(&b))
        || (a == 198 && (18..20).contains(&b))
        || a >= 224;
    !(special
        || ip.is_private()
        || ip.is_loopback()
        || ip.is_link_local()
        || ip.is_documentation()
        || ip.is_broadcast())
}

fn is_public_v6(ip: Ipv6Addr) -> bool {
    // Global unicast addresses begin with 001. Of these, some are reserved: for documentation, and for
    // embedded IPv4 addresses.
    let [first, second, ..] = ip.segments();
    let is_global = first & 0xe000 == 0x2000;
    let special = first == 0x2002
        || (first == 0x2001 && (second < 0x200 || second == 0xdb8))
        || (first == 0x3fff && second < 0x1000);
    is_global && !special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_host_names_over_https_are_accepted() {
        let read = |text: &str| Endpoint::read(text, PushServices::Public);
        let good = read("https://push.example.com/wpush/v2/a?b=c").unwrap();
        assert_eq!((good.host.as_str(), good.port), ("push.example.com", 443));
        assert_eq!(good.path, "/wpush/v2/a?b=c");
        assert_eq!(good.origin(), "https://push.example.com");
        let long = format!("https://push.example.com/{}", "x".repeat(1_000));
        for bad in [
            "",
            "/path",
            "push.example.com",
            "http://push.example.com/",
            "https://push.example.com:8443/",
            "https://localhost/",
            "https://localhost./",
            "https://LOCALHOST./",
            "https://a.localhost/",
            "https://push.example.com./",
            "https://push.example.com../",
            "https://.example.com/",
            "https://push..example.com/",
            "https://printer.local/",
            "https://router.lan/",
            "https://metadata.google.internal/",
            "https://1.0.0.127.in-addr.arpa/",
            "https://127.1/",
            "https://127.0.0.1./",
            "https://0x7f000001/",
            "https://0177.0.0.1/",
            "https://017700000001/",
            "https://127.0.0.0x1/",
            "https://[::ffff:127.0.0.1]/",
            "https://[fd00::1]/",
            "https://push%2eexample.com/",
            "https://push_example.com/",
            "https://-push.example.com/",
            "https://127.0.0.1/",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://[::1]/",
            "https://10.0.0.1/",
            "https://me@push.example.com/",
            "file:///etc/passwd",
            "ftp://push.example.com/",
            &long,
        ] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }

    #[test]
    fn private_addresses_are_refused() {
        let may = |ip: &str| may_connect(ip.parse().unwrap(), PushServices::Public);
        for ip in ["8.8.8.8", "142.250.74.110", "2a00:1450:4001:80e::200a", "2606:4700::1111"] {
            assert!(may(ip), "{ip}");
        }
        for ip in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "198.18.0.1",
            "192.0.2.1",
            "224.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "ff02::1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2001:db8::1",
            "2002:a00:1::",
            "2001::1",
            "3fff::1",
        ] {
            assert!(!may(ip), "{ip}");
        }
    }
}
