//! The address of a client: the peer of the connection or, behind a trusted proxy, what the proxy reports.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::http::{HeaderMap, HeaderName, header};
pub use ipnet::IpNet;

/// The header in which a proxy reports the addresses it has seen. Only one is read: a proxy passes the other
/// on as the client sent it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ForwardedHeader {
    /// `X-Forwarded-For`, as nginx and Caddy send it.
    #[default]
    XForwardedFor,
    /// `Forwarded` (RFC 7239).
    Forwarded,
}

impl ForwardedHeader {
    fn name(self) -> HeaderName {
        match self {
            ForwardedHeader::XForwardedFor => HeaderName::from_static("x-forwarded-for"),
            ForwardedHeader::Forwarded => header::FORWARDED,
        }
    }
}

/// The proxies whose headers are believed. By default there are none.
#[derive(Debug, Clone, Default)]
pub struct TrustedProxies {
    networks: Vec<IpNet>,
    header: ForwardedHeader,
    /// Whether an unknown proxy has been reported.
    warned: Arc<AtomicBool>,
}

impl TrustedProxies {
    /// Trusts these networks to report addresses in this header.
    pub fn new(networks: Vec<IpNet>, header: ForwardedHeader) -> TrustedProxies {
        TrustedProxies { networks, header, warned: Arc::default() }
    }

    /// Whether this is the address of a trusted proxy.
    pub(crate) fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.networks.iter().any(|network| network.contains(&address))
    }

    /// The client of a request: the rightmost address that is not a trusted proxy. Addresses further left
    /// were sent by that client and may be invented.
    pub(crate) fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut client = peer.to_canonical();
        if !self.contains(client) {
            self.warn_of_unknown_proxy(client, headers);
            return client;
        }
        let values: Vec<&str> = headers
            .get_all(self.header.name())
            .iter()
            .map(|value| value.to_str().unwrap_or_default())
            .collect();
        for hop in values.iter().rev().flat_map(|value| value.rsplit(',')) {
            let address = match self.header {
                ForwardedHeader::XForwardedFor => parse_node(hop.trim()),
                ForwardedHeader::Forwarded => parse_forwarded(hop),
            };
            // An address that is hidden or invalid ends the chain: limits then count for the proxy.
            let Some(address) = address else { break };
            client = address.to_canonical();
            if !self.contains(client) {
                break;
            }
        }
        client
    }
}

impl TrustedProxies {
    /// Reports, once, a proxy on this machine or network that is not trusted: all its visitors share limits.
    fn warn_of_unknown_proxy(&self, peer: IpAddr, headers: &HeaderMap) {
        let is_near = match peer {
            IpAddr::V4(peer) => peer.is_loopback() || peer.is_private(),
            IpAddr::V6(peer) => peer.is_loopback() || peer.is_unique_local(),
        };
        if is_near
            && headers.contains_key(self.header.name())
            && !self.warned.swap(true, Ordering::Relaxed)
        {
            tracing::warn!(
                "requests come through a proxy at {peer} that is not trusted, so all visitors share its \
                 limits; start the server with --trusted-proxy {peer}"
            );
        }
    }
}

/// The `for` parameter of one hop of `Forwarded`. Quoted commas do not occur in addresses.
fn parse_forwarded(hop: &str) -> Option<IpAddr> {
    let mut parameters = hop.split(';').filter_map(|parameter| parameter.split_once('='));
    let (_, node) = parameters.find(|(name, _)| name.trim().eq_ignore_ascii_case("for"))?;
    parse_node(node.trim().trim_matches('"'))
}

/// An address, with or without a port.
fn parse_node(node: &str) -> Option<IpAddr> {
    let with_port = || node.parse::<SocketAddr>().ok().map(|address| address.ip());
    let bracketed = || node.strip_prefix('[')?.strip_suffix(']')?.parse::<Ipv6Addr>().ok();
    node.parse().ok().or_else(with_port).or_else(|| bracketed().map(IpAddr::V6))
}

/// The client of a request, for its handlers.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Client {
    pub(crate) key: ClientKey,
}

/// What limits are counted by: an IPv4 address, or the /64 network of an IPv6 address. Providers assign
/// whole /64 networks, so one machine has all of its addresses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ClientKey(IpAddr);

impl From<IpAddr> for ClientKey {
    fn from(address: IpAddr) -> ClientKey {
        ClientKey(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => {
                let network = u128::from(address) & (u128::MAX << 64);
                IpAddr::V6(Ipv6Addr::from(network))
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn proxies(networks: &[&str], header: ForwardedHeader) -> TrustedProxies {
        let networks = networks.iter().map(|network| network.parse().unwrap()).collect();
        TrustedProxies::new(networks, header)
    }

    fn check(proxies: &TrustedProxies, peer: &str, lines: &[&'static str], expected: &str) {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(proxies.header.name(), HeaderValue::from_static(line));
        }
        let client = proxies.client(peer.parse().unwrap(), &headers);
        assert_eq!(client, expected.parse::<IpAddr>().unwrap(), "{peer} {lines:?}");
    }

    #[test]
    fn headers_of_strangers_are_ignored() {
        let nobody = TrustedProxies::default();
        check(&nobody, "127.0.0.1", &["203.0.113.5"], "127.0.0.1");
        let local = proxies(&["127.0.0.0/8"], ForwardedHeader::XForwardedFor);
        check(&local, "203.0.113.9", &["203.0.113.5"], "203.0.113.9");
    }

    #[test]
    fn the_rightmost_untrusted_address_is_the_client() {
        let proxies =
            proxies(&["127.0.0.0/8", "10.0.0.0/8", "::1/128"], ForwardedHeader::default());
        check(&proxies, "127.0.0.1", &[], "127.0.0.1");
        check(&proxies, "127.0.0.1", &["203.0.113.5"], "203.0.113.5");
        check(&proxies, "::1", &["203.0.113.5:4711"], "203.0.113.5");
        check(&proxies, "::ffff:127.0.0.1", &["[2001:db8::7]:80"], "2001:db8::7");
        // The client has sent the first ones itself.
        check(&proxies, "127.0.0.1", &["1.1.1.1, 203.0.113.5"], "203.0.113.5");
        check(&proxies, "127.0.0.1", &["1.1.1.1", "8.8.8.8,203.0.113.5, 10.2.3.4"], "203.0.113.5");
        check(&proxies, "127.0.0.1", &["10.0.0.7, 10.0.0.8"], "10.0.0.7");
        check(&proxies, "127.0.0.1", &["203.0.113.5, unknown, 10.0.0.8"], "10.0.0.8");
        check(&proxies, "127.0.0.1", &["not an address"], "127.0.0.1");
    }

    #[test]
    fn forwarded_is_read_if_it_is_the_proxys_header() {
        let proxies = proxies(&["127.0.0.1/32"], ForwardedHeader::Forwarded);
        check(&proxies, "127.0.0.1", &["for=203.0.113.5"], "203.0.113.5");
        let hops = "for=1.1.1.1;proto=https, For=\"[2001:db8::7]:4711\";by=10.0.0.1";
        check(&proxies, "127.0.0.1", &[hops], "2001:db8::7");
        check(&proxies, "127.0.0.1", &["for=_hidden, proto=http"], "127.0.0.1");
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", HeaderValue::from_static("203.0.113.5"));
        assert!(proxies.client("127.0.0.1".parse().unwrap(), &headers).is_loopback());
    }

    #[test]
    fn an_ipv6_network_counts_as_one_client() {
        let key = |address: &str| ClientKey::from(address.parse::<IpAddr>().unwrap());
        assert_eq!(key("2001:db8:1:2::1"), key("2001:db8:1:2:ffff::9"));
        assert_ne!(key("2001:db8:1:2::1"), key("2001:db8:1:3::1"));
        assert_eq!(key("::ffff:203.0.113.5"), key("203.0.113.5"));
        assert_ne!(key("203.0.113.5"), key("203.0.113.6"));
    }
}
