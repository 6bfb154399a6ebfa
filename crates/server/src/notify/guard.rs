//! Where a webhook may lead: to `https` at public addresses, never into the house the server stands in.
//!
//! A name is resolved once, every address it has is judged, and the connection goes to one of those that were judged:
//! a name that answers differently a moment later gains nothing. Redirects are not followed.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use url::{Host, Url};

/// The longest address of a webhook.
pub const LONGEST: usize = 1000;

/// Why a webhook is not called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsafe {
    /// It is no address of the web at all, or too long.
    NoUrl,
    /// It is not `https`.
    NotHttps,
    /// It carries a name or a password.
    Credentials,
    /// It names another port than that of `https`.
    Port,
    /// It leads to an address that is not public.
    NotPublic,
    /// Its name has no address.
    Unknown,
}

impl fmt::Display for Unsafe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoUrl => "it is no address",
            Self::NotHttps => "it is not https",
            Self::Credentials => "it carries a password",
            Self::Port => "it names a port",
            Self::NotPublic => "it is not public",
            Self::Unknown => "its name has no address",
        })
    }
}

/// Where a webhook leads, before its name is resolved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    url: Url,
    /// Whether whoever runs the server vouches for it.
    trusted: bool,
}

impl Target {
    /// The target of a webhook. Whatever begins with an origin in `trusted` is let through as it is.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn parse(text: &str, trusted: &[String]) -> Result<Self, Unsafe> {
        if text.len() > LONGEST {
            return Err(Unsafe::NoUrl);
        }
        let url = Url::parse(text).map_err(|_| Unsafe::NoUrl)?;
        let origin = url.origin().ascii_serialization();
        if trusted.iter().any(|trusted| trusted.trim_end_matches('/') == origin) {
            return Ok(Self { url, trusted: true });
        }
        if url.scheme() != "https" {
            return Err(Unsafe::NotHttps);
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(Unsafe::Credentials);
        }
        if url.port().is_some() {
            return Err(Unsafe::Port);
        }
        match url.host() {
            None => return Err(Unsafe::NoUrl),
            Some(Host::Ipv4(address)) if !is_public(address.into()) => return Err(Unsafe::NotPublic),
            Some(Host::Ipv6(address)) if !is_public(address.into()) => return Err(Unsafe::NotPublic),
            Some(_) => (),
        }
        Ok(Self { url, trusted: false })
    }

    /// The address as it was given.
    pub const fn url(&self) -> &Url {
        &self.url
    }

    /// The addresses to connect to, one after the other until one answers: all that its name has.
    ///
    /// # Errors
    /// If there is none, or a single one is not public.
    pub fn pin(&self, resolved: &[IpAddr]) -> Result<Vec<SocketAddr>, Unsafe> {
        let port = self.url.port_or_known_default().ok_or(Unsafe::NoUrl)?;
        if resolved.is_empty() {
            return Err(Unsafe::Unknown);
        }
        if !self.trusted && !resolved.iter().all(|&address| is_public(address)) {
            return Err(Unsafe::NotPublic);
        }
        Ok(resolved.iter().map(|&address| SocketAddr::new(address, port)).collect())
    }
}

/// Whether anybody on the internet can be reached under an address.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let shared = a == 100 && (64..128).contains(&b);
    let protocols = a == 192 && b == 0 && c == 0;
    let relays = a == 192 && b == 88 && c == 99;
    let benchmarks = a == 198 && (b == 18 || b == 19);
    !(a == 0
        || a >= 224
        || address.is_loopback()
        || address.is_private()
        || address.is_link_local()
        || address.is_documentation()
        || shared
        || protocols
        || relays
        || benchmarks)
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let segments = address.segments();
    let low = |segments: [u16; 8]| {
        let [a, b] = segments[6].to_be_bytes();
        let [c, d] = segments[7].to_be_bytes();
        Ipv4Addr::new(a, b, c, d)
    };
    // Addresses that carry one of the other kind are as public as that.
    match segments {
        [0, 0, 0, 0, 0, 0xffff, ..] | [0x64, 0xff9b, 0, 0, 0, 0, ..] => return is_public_v4(low(segments)),
        [0x2002, high, middle, ..] => {
            let ([a, b], [c, d]) = (high.to_be_bytes(), middle.to_be_bytes());
            return is_public_v4(Ipv4Addr::new(a, b, c, d));
        }
        _ => (),
    }
    // Nothing but the global unicast block is handed out, and parts of that for other ends.
    let global = segments[0] & 0xe000 == 0x2000;
    let protocols = segments[0] == 0x2001 && segments[1] < 0x200;
    let documentation = (segments[0] == 0x2001 && segments[1] == 0xdb8) || segments[0] & 0xfff0 == 0x3ff0;
    global && !protocols && !documentation
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> Unsafe {
        Target::parse(text, &[]).expect_err(text)
    }

    #[test]
    fn only_plain_https_is_called() {
        assert!(Target::parse("https://hooks.example/services/1?x=2", &[]).is_ok());
        for text in ["http://hooks.example/", "ftp://hooks.example/", "file:///etc/passwd", "gopher://x/"] {
            assert_eq!(refused(text), Unsafe::NotHttps, "{text}");
        }
        assert_eq!(refused("https://user@hooks.example/"), Unsafe::Credentials);
        assert_eq!(refused("https://user:word@hooks.example/"), Unsafe::Credentials);
        assert_eq!(refused("https://hooks.example:8443/"), Unsafe::Port);
        assert_eq!(refused("hooks.example"), Unsafe::NoUrl);
        assert_eq!(refused(&format!("https://hooks.example/{}", "x".repeat(LONGEST))), Unsafe::NoUrl);
    }

    #[test]
    fn no_address_of_the_house_is_called() {
        let inside = [
            "127.0.0.1",
            "127.8.9.1",
            "0.0.0.0",
            "10.0.0.1",
            "172.16.0.1",
            "172.31.255.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "192.0.0.1",
            "192.0.2.1",
            "198.18.0.1",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "[::]",
            "[::1]",
            "[fe80::1]",
            "[fc00::1]",
            "[fd12:3456::1]",
            "[ff02::1]",
            "[2001:db8::1]",
            "[2001::1]",
            "[64:ff9b::7f00:1]",
            "[64:ff9b:1::1]",
            "[2002:7f00:1::]",
            "[2002:c0a8:101::1]",
            "[::ffff:127.0.0.1]",
            "[::ffff:10.0.0.1]",
            "[::ffff:a9fe:a9fe]",
            "[::127.0.0.1]",
            "[100::1]",
            "[3fff::1]",
        ];
        for address in inside {
            assert_eq!(refused(&format!("https://{address}/")), Unsafe::NotPublic, "{address}");
        }
        // Other ways to write 127.0.0.1 are the same address.
        for address in ["2130706433", "0x7f.1", "0177.0.0.1", "127.1"] {
            assert_eq!(refused(&format!("https://{address}/")), Unsafe::NotPublic, "{address}");
        }
        for address in ["1.1.1.1", "[2606:4700::1111]", "[::ffff:1.1.1.1]"] {
            assert!(Target::parse(&format!("https://{address}/"), &[]).is_ok(), "{address}");
        }
    }

    #[test]
    fn a_name_is_judged_by_all_its_addresses_and_pinned_to_them() {
        let target = Target::parse("https://hooks.example/", &[]).expect("a target");
        let public: IpAddr = "1.1.1.1".parse().expect("an address");
        let house: IpAddr = "192.168.0.1".parse().expect("an address");
        let mapped: IpAddr = "::ffff:127.0.0.1".parse().expect("an address");
        let second: IpAddr = "2606:4700::1111".parse().expect("an address");
        let both = [second, public].map(|address| SocketAddr::new(address, 443));
        assert_eq!(target.pin(&[second, public]), Ok(both.to_vec()));
        // A name that has an address inside beside one outside is one that answers as it likes.
        assert_eq!(target.pin(&[public, house]), Err(Unsafe::NotPublic));
        assert_eq!(target.pin(&[mapped]), Err(Unsafe::NotPublic));
        assert_eq!(target.pin(&[]), Err(Unsafe::Unknown));
    }

    #[test]
    fn who_runs_the_server_may_trust_an_origin_and_nothing_beside_it() {
        let trusted = ["http://127.0.0.1:9000".to_owned()];
        let target = Target::parse("http://127.0.0.1:9000/hook", &trusted).expect("a trusted one");
        let here: IpAddr = "127.0.0.1".parse().expect("an address");
        assert_eq!(target.pin(&[here]), Ok(vec![SocketAddr::new(here, 9000)]));
        assert_eq!(Target::parse("http://127.0.0.1:9001/hook", &trusted), Err(Unsafe::NotHttps));
        assert_eq!(Target::parse("https://127.0.0.1/", &trusted), Err(Unsafe::NotPublic));
    }
}
