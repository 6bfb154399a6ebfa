//! How much one address or person may ask for.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::Clock as _;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::Limits;
use crate::ids::{PersonId, TableId};
use crate::people::DAY;
use crate::reason::{Reason, Refusal};
use crate::store::Person;

/// What is counted together: an address, a person or a name.
type Key = String;

/// How many requests of one person may wait at one table: one for every seat of a large one.
const MOST_WAITING: u32 = 8;
/// How many times as often a name may be tried from all addresses together as by one: nobody is locked out by one stranger.
const ADDRESSES: u32 = 12;
/// How many people may bring a game at the same time.
const BRINGING: u32 = 4;
/// After how long it is worth asking again for a place. Nobody knows when one gets free.
const ASK_AGAIN: Duration = Duration::from_secs(10);

/// All limits of a server.
pub(crate) struct Gates {
    requests: DefaultKeyedRateLimiter<Key>,
    guests: DefaultKeyedRateLimiter<Key>,
    logins: DefaultKeyedRateLimiter<Key>,
    names: DefaultKeyedRateLimiter<Key>,
    tables: DefaultKeyedRateLimiter<Key>,
    messages: DefaultKeyedRateLimiter<Key>,
    words: DefaultKeyedRateLimiter<Key>,
    letters: DefaultKeyedRateLimiter<Key>,
    letters_from: DefaultKeyedRateLimiter<Key>,
    imports: DefaultKeyedRateLimiter<Key>,
    /// Records that new tables begin with, by person and by address of guests.
    borrowed: DefaultKeyedRateLimiter<Key>,
    /// Open sockets and waiting requests by address, and how many one may have.
    sockets: Places,
    most_sockets: u32,
    /// Waiting requests by person and table.
    waiting: Places,
    /// Games on their way by person, and all of them under no name.
    bringing: Places,
}

/// Too much was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooFast {
    /// After how long as much may be asked for again.
    pub(crate) wait: Duration,
}

impl From<TooFast> for Reason {
    fn from(TooFast { .. }: TooFast) -> Self {
        Self::TooFast
    }
}

impl From<TooFast> for Refusal {
    fn from(TooFast { wait }: TooFast) -> Self {
        Self::for_now(Reason::TooFast, wait)
    }
}

/// Places that are taken, counted by key.
#[derive(Clone, Default)]
struct Places(Arc<Mutex<HashMap<Key, u32>>>);

impl Places {
    fn take(&self, key: Key, most: u32) -> Result<Place, TooFast> {
        let mut taken = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if taken.get(&key).is_some_and(|&taken| taken >= most) {
            return Err(TooFast { wait: ASK_AGAIN });
        }
        *taken.entry(key.clone()).or_insert(0) += 1;
        Ok(Place { places: self.clone(), key })
    }
}

/// A place that is taken until the value is dropped.
pub(crate) struct Place {
    places: Places,
    key: Key,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = taken.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.key);
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
    Name,
    Table,
    Message,
    Words,
    Letter,
    LetterFrom,
    Import,
}

impl Gates {
    pub(crate) fn new(limits: &Limits) -> Self {
        let count = |n: u32| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        let burst = |n: u32| count(n.saturating_mul(4));
        let second = |n| RateLimiter::keyed(Quota::per_second(count(n)).allow_burst(burst(n)));
        let minute = |n| RateLimiter::keyed(Quota::per_minute(count(n)).allow_burst(burst(n)));
        // Letters go to people who may not have asked for them: no burst beyond the hour's.
        let hour = |n: NonZeroU32| RateLimiter::keyed(Quota::per_hour(n));
        let day = |n: NonZeroU32| {
            let every = Duration::from_secs(DAY.unsigned_abs()) / n.get();
            RateLimiter::keyed(Quota::with_period(every).unwrap_or(Quota::per_second(n)).allow_burst(n))
        };
        Self {
            requests: second(limits.requests),
            guests: minute(limits.guests),
            logins: minute(limits.logins),
            names: minute(limits.logins.saturating_mul(ADDRESSES)),
            tables: minute(limits.tables),
            messages: second(limits.messages),
            words: minute(limits.words),
            letters: hour(count(limits.letters)),
            letters_from: hour(burst(limits.letters)),
            imports: day(count(limits.imports)),
            borrowed: day(count(limits.borrowed)),
            sockets: Places::default(),
            most_sockets: limits.sockets,
            waiting: Places::default(),
            bringing: Places::default(),
        }
    }

    /// Lets one through.
    ///
    /// # Errors
    /// If too many came, and how long it takes until another may.
    pub(crate) fn pass(&self, gate: Gate, key: &str) -> Result<(), TooFast> {
        let limiter = match gate {
            Gate::Request => &self.requests,
            Gate::Guest => &self.guests,
            Gate::Login => &self.logins,
            Gate::Name => &self.names,
            Gate::Table => &self.tables,
            Gate::Message => &self.messages,
            Gate::Words => &self.words,
            Gate::Letter => &self.letters,
            Gate::LetterFrom => &self.letters_from,
            Gate::Import => &self.imports,
        };
        let passed = limiter.check_key(&key.to_owned());
        passed.map_err(|until| TooFast { wait: until.wait_time_from(limiter.clock().now()) })
    }

    /// Lets one more socket of an address in.
    ///
    /// # Errors
    /// If the address has too many.
    pub(crate) fn enter(&self, address: &str) -> Result<Place, TooFast> {
        self.sockets.take(address.to_owned(), self.most_sockets)
    }

    /// Lets one more request of a person wait at a table; it counts as a socket of its address, too.
    ///
    /// # Errors
    /// If the address or the person has too many.
    pub(crate) fn wait(
        &self,
        address: &str,
        PersonId(person): &PersonId,
        TableId(table): &TableId,
    ) -> Result<[Place; 2], TooFast> {
        Ok([self.enter(address)?, self.waiting.take(format!("{person} {table}"), MOST_WAITING)?])
    }

    /// Lets a person bring a game.
    ///
    /// # Errors
    /// If the person brings one already, or too many people do.
    pub(crate) fn bring(&self, PersonId(person): &PersonId) -> Result<[Place; 2], TooFast> {
        Ok([self.bringing.take(person.clone(), 1)?, self.bringing.take(Key::new(), BRINGING)?])
    }

    /// Lets a table of a person begin with so many records of another game. Accounts count alone, and guests together with
    /// whoever comes from their address.
    ///
    /// # Errors
    /// If it is too much for a day.
    pub(crate) fn borrow(&self, person: &Person, address: &str, records: usize) -> Result<(), TooFast> {
        let Some(records) = u32::try_from(records).ok().and_then(NonZeroU32::new) else { return Ok(()) };
        let address = (!person.account).then_some(address);
        for key in [person.id.0.as_str()].into_iter().chain(address) {
            let passed = self.borrowed.check_key_n(&key.to_owned(), records);
            // There is no day on which so much may be borrowed at once.
            let passed = passed.map_err(|_| TooFast { wait: Duration::from_secs(DAY.unsigned_abs()) })?;
            passed.map_err(|until| TooFast { wait: until.wait_time_from(self.borrowed.clock().now()) })?;
        }
        Ok(())
    }

    /// Forgets whoever has not come for long.
    pub(crate) fn sweep(&self) {
        let of_people = [&self.names, &self.tables, &self.messages, &self.words];
        let of_letters = [&self.letters, &self.letters_from, &self.imports, &self.borrowed];
        let of_addresses = [&self.requests, &self.guests, &self.logins];
        for limiter in of_addresses.into_iter().chain(of_people).chain(of_letters) {
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

    #[test]
    fn few_letters_go_out_in_an_hour_and_none_beyond() {
        let gates = Gates::new(&Limits { letters: 3, ..Limits::default() });
        let passed = |gate| (0..100).filter(|_| gates.pass(gate, "a").is_ok()).count();
        assert_eq!((passed(Gate::Letter), passed(Gate::LetterFrom)), (3, 12));
        let wait = gates.pass(Gate::Letter, "a").expect_err("too many").wait;
        assert!((1100..=1200).contains(&wait.as_secs()), "{wait:?}");
    }

    #[test]
    fn so_many_records_are_borrowed_in_a_day_and_no_more() {
        let gates = Gates::new(&Limits { borrowed: 100, ..Limits::default() });
        let person =
            |name: &str, account| Person { id: PersonId(name.to_owned()), name: name.to_owned(), account };
        let (ada, guest, other) = (person("ada", true), person("guest", false), person("other", false));
        assert!(gates.borrow(&ada, "here", 101).is_err());
        assert!(gates.borrow(&ada, "here", 60).is_ok() && gates.borrow(&ada, "here", 40).is_ok());
        let wait = gates.borrow(&ada, "elsewhere", 1).expect_err("too much").wait;
        assert!((800..=864).contains(&wait.as_secs()), "{wait:?}");
        // Guests of one address share, and take nothing from accounts.
        assert!(gates.borrow(&guest, "here", 60).is_ok() && gates.borrow(&other, "here", 60).is_err());
        assert!(gates.borrow(&person("bob", true), "here", 100).is_ok());
        assert!(gates.borrow(&person("eve", false), "elsewhere", 100).is_ok());
    }

    #[test]
    fn whoever_is_too_fast_is_told_how_long_to_wait() {
        let gates = Gates::new(&Limits { logins: 2, requests: 2, ..Limits::default() });
        let wait = |gate| (0..100).find_map(|_| gates.pass(gate, "a").err()).expect("too fast").wait;
        // Two a minute: another one every half a minute. Two a second: every half a second.
        assert!((29..=30).contains(&wait(Gate::Login).as_secs()), "{:?}", wait(Gate::Login));
        assert!(wait(Gate::Request) <= Duration::from_millis(500));
    }

    #[test]
    fn a_person_waits_at_one_table_so_often_and_no_more() {
        let gates = Gates::new(&Limits { sockets: 10, ..Limits::default() });
        let id = |name: &str| (PersonId(name.to_owned()), TableId(name.to_owned()));
        let ((ada, one), (bob, two)) = (id("a"), id("b"));
        let waiting: Vec<_> = (0..MOST_WAITING).map(|_| gates.wait("here", &ada, &one)).collect();
        assert!(waiting.iter().all(Result::is_ok) && gates.wait("here", &ada, &one).is_err());
        // Elsewhere there is room, until the address has as many as it may have.
        let more = [gates.wait("here", &ada, &two), gates.wait("here", &bob, &one)];
        assert!(more.iter().all(Result::is_ok));
        assert!(gates.wait("here", &bob, &two).is_err() && gates.enter("here").is_err());
        assert!(gates.wait("there", &bob, &two).is_ok());
        drop((waiting, more));
        assert!(gates.wait("here", &ada, &one).is_ok());
    }
}
