//! Between a room and a socket: what the room tells waits in one list until the socket takes it.
//!
//! A channel keeps blocks for dozens of messages, at every table and for ever; here nothing is kept but what waits.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

/// How often a room may tell a slow socket something before it has taken the first of it.
const MOST: u32 = 64;

/// A list that both sides have.
#[derive(Debug, Default)]
struct Shared {
    waiting: Mutex<Waiting>,
    come: Notify,
}

#[derive(Debug, Default)]
struct Waiting {
    letters: Vec<String>,
    /// How often something was added since it was last emptied.
    times: u32,
    closed: bool,
}

impl Shared {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn close(&self) {
        self.waiting().closed = true;
        self.come.notify_one();
    }
}

/// A list of which one side tells and the other takes.
pub(crate) fn mailbox() -> (Outbox, Inbox) {
    let shared = Arc::new(Shared::default());
    (Outbox(Later(shared.clone())), Inbox(shared))
}

/// It was not told: the other side has gone, or takes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lost;

/// Where a room puts what it tells. The other side hears the end when it is dropped.
#[derive(Debug)]
pub(crate) struct Outbox(Later);

impl Outbox {
    /// Tells all that belongs together.
    pub(crate) fn send(&self, letters: Vec<String>) -> Result<(), Lost> {
        self.0.send(letters)
    }

    /// A way to tell something later, if it is still heard then.
    pub(crate) fn later(&self) -> Later {
        self.0.clone()
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.0.0.close();
    }
}

/// A way to tell something later.
#[derive(Clone, Debug)]
pub(crate) struct Later(Arc<Shared>);

impl Later {
    pub(crate) fn send(&self, mut letters: Vec<String>) -> Result<(), Lost> {
        let mut waiting = self.0.waiting();
        if waiting.closed || waiting.times == MOST {
            return Err(Lost);
        }
        waiting.times += 1;
        if waiting.letters.is_empty() {
            waiting.letters = letters;
        } else {
            waiting.letters.append(&mut letters);
        }
        drop(waiting);
        self.0.come.notify_one();
        Ok(())
    }
}

/// Where a socket takes what it is told.
#[derive(Debug)]
pub(crate) struct Inbox(Arc<Shared>);

impl Inbox {
    /// All that waits, once something does; `None` at the end.
    pub(crate) async fn next(&mut self) -> Option<Vec<String>> {
        loop {
            if let Some(letters) = self.take() {
                return Some(letters);
            }
            if self.0.waiting().closed {
                return None;
            }
            self.0.come.notified().await;
        }
    }

    /// All that waits; `None` if nothing does.
    pub(crate) fn take(&mut self) -> Option<Vec<String>> {
        let mut waiting = self.0.waiting();
        waiting.times = 0;
        Some(std::mem::take(&mut waiting.letters)).filter(|letters| !letters.is_empty())
    }
}

impl Drop for Inbox {
    fn drop(&mut self) {
        self.0.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letter(number: u32) -> Vec<String> {
        vec![number.to_string()]
    }

    #[tokio::test]
    async fn what_waits_is_taken_in_order_and_then_the_end_is_heard() {
        let (outbox, mut inbox) = mailbox();
        assert_eq!(inbox.take(), None);
        outbox.send(letter(1)).expect("room");
        outbox.send(letter(2)).expect("room");
        assert_eq!(inbox.next().await, Some(vec!["1".to_owned(), "2".to_owned()]));
        outbox.send(letter(3)).expect("room");
        drop(outbox);
        assert_eq!(inbox.next().await, Some(letter(3)));
        assert_eq!(inbox.next().await, None);
    }

    #[tokio::test]
    async fn whoever_waits_is_woken() {
        let (outbox, mut inbox) = mailbox();
        let taken = tokio::spawn(async move { (inbox.next().await, inbox.next().await) });
        tokio::task::yield_now().await;
        outbox.later().send(letter(1)).expect("room");
        tokio::task::yield_now().await;
        drop(outbox);
        assert_eq!(taken.await.expect("no panic"), (Some(letter(1)), None));
    }

    #[test]
    fn nothing_is_told_to_whoever_takes_nothing_or_has_gone() {
        let (outbox, mut inbox) = mailbox();
        for number in 0..MOST {
            outbox.send(letter(number)).expect("room");
        }
        assert_eq!(outbox.send(letter(MOST)), Err(Lost));
        assert_eq!(inbox.take().map(|letters| letters.len() as u32), Some(MOST));
        outbox.send(letter(0)).expect("room again");
        let later = outbox.later();
        drop(inbox);
        assert_eq!((outbox.send(letter(1)), later.send(letter(1))), (Err(Lost), Err(Lost)));
    }

    #[tokio::test]
    async fn a_way_to_tell_later_keeps_nobody_waiting() {
        let (outbox, mut inbox) = mailbox();
        let later = outbox.later();
        drop(outbox);
        assert_eq!(inbox.next().await, None);
        assert_eq!(later.send(letter(1)), Err(Lost));
    }
}
