//! How much one address or person may ask for.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::Limits;
use crate::reason::Reason;

/// What is counted together: an address, a person or a name.
type Key = String;

/// All limits of a server.
pub(crate) struct Gates {
    requests: DefaultKeyedRateLimiter<Key>,
    guests: DefaultKeyedRateLimiter<Key>,
    logins: DefaultKeyedRateLimiter<Key>,
    tables: DefaultKeyedRateLimiter<Key>,
    messages: DefaultKeyedRateLimiter<Key>,
    words: DefaultKeyedRateLimiter<Key>,
    /// Open sockets by address, and how many one may have.
    sockets: Arc<Mutex<HashMap<Key, u32>>>,
    most_sockets: u32,
}

/// A socket that counts until the value is dropped.
pub(crate) struct Place {
    sockets: Arc<Mutex<HashMap<Key, u32>>>,
    key: Key,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = sockets.get_mut(&self.key) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(&self.key);
            }
        }
    }
}

/// What is limited.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Gate {
    Request,
    Guest,
    Login,
    Table,
    Message,
    Words,
}

impl Gates {
    pub(crate) fn new(limits: &Limits) -> Self {
        let count = |n: u32| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        let burst = |n: u32| count(n.saturating_mul(4));
        let second = |n| RateLimiter::keyed(Quota::per_second(count(n)).allow_burst(burst(n)));
        let minute = |n| RateLimiter::keyed(Quota::per_minute(count(n)).allow_burst(burst(n)));
        Self {
            requests: second(limits.requests),
            guests: minute(limits.guests),
            logins: minute(limits.logins),
            tables: minute(limits.tables),
            messages: second(limits.messages),
            words: minute(limits.words),
            sockets: Arc::default(),
            most_sockets: limits.sockets,
        }
    }

    /// Lets one through.
    ///
    /// # Errors
    /// If too many came.
    pub(crate) fn pass(&self, gate: Gate, key: &str) -> Result<(), Reason> {
        let limiter = match gate {
            Gate::Request => &self.requests,
            Gate::Guest => &self.guests,
            Gate::Login => &self.logins,
            Gate::Table => &self.tables,
            Gate::Message => &self.messages,
            Gate::Words => &self.words,
        };
        limiter.check_key(&key.to_owned()).map_err(|_| Reason::TooFast)
    }

    /// Lets one more socket of an address in.
    ///
    /// # Errors
    /// If the address has too many.
    pub(crate) fn enter(&self, address: &str) -> Result<Place, Reason> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let open = sockets.entry(address.to_owned()).or_insert(0);
        if *open >= self.most_sockets {
            return Err(Reason::TooFast);
        }
        *open += 1;
        Ok(Place { sockets: self.sockets.clone(), key: address.to_owned() })
    }

    /// Forgets whoever has not come for long.
    pub(crate) fn sweep(&self) {
        for limiter in [&self.requests, &self.guests, &self.logins, &self.tables, &self.messages, &self.words]
        {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

/// The key of an address; a whole household shares the first half of an IPv6 one.
pub(crate) fn address_key(address: IpAddr) -> Key {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).to_string()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn households_share_a_key() {
        let key = |text: &str| address_key(text.parse().expect("an address"));
        assert_eq!(key("2001:db8:1:2:3::4"), key("2001:db8:1:2:ffff::1"));
        assert_ne!(key("2001:db8:1:2::"), key("2001:db8:1:3::"));
        assert_eq!(key("::ffff:192.0.2.7"), "192.0.2.7");
    }

    #[test]
    fn sockets_that_end_make_room() {
        let gates = Gates::new(&Limits { sockets: 2, ..Limits::default() });
        let first = gates.enter("a");
        let second = gates.enter("a");
        assert!(first.is_ok() && second.is_ok() && gates.enter("a").is_err() && gates.enter("b").is_ok());
        drop(first);
        assert!(gates.enter("a").is_ok());
    }

    #[test]
    fn four_times_as_much_may_come_at_once() {
        let gates = Gates::new(&Limits { logins: 2, ..Limits::default() });
        let passed = (0..100).filter(|_| gates.pass(Gate::Login, "a").is_ok()).count();
        assert_eq!(passed, 8);
        assert!(gates.pass(Gate::Login, "b").is_ok());
    }
}
