//! The event log, built only when someone listens.

/// Collects what happens, or nothing at all: search runs without events.
#[derive(Debug)]
pub struct Log<'a, E> {
    events: Option<&'a mut Vec<E>>,
}

impl<'a, E> Log<'a, E> {
    /// A log nobody reads: events are not even built.
    pub const fn off() -> Self {
        Self { events: None }
    }

    /// A log that appends to `events`.
    pub const fn to(events: &'a mut Vec<E>) -> Self {
        Self { events: Some(events) }
    }

    /// Records an event, building it only if someone listens.
    #[inline]
    pub fn push(&mut self, event: impl FnOnce() -> E) {
        if let Some(events) = &mut self.events {
            events.push(event());
        }
    }
}
