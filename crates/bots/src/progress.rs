//! How far a bot has thought, and a way to interrupt it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};

/// Shared between a bot that thinks and a client that watches; clones are the same one.
#[derive(Clone, Debug, Default)]
pub struct Progress(Option<Arc<State>>);

#[derive(Debug, Default)]
struct State {
    per_mille: AtomicU32,
    stop: AtomicBool,
}

impl Progress {
    /// A progress that can be watched and stopped.
    pub fn new() -> Self {
        Self(Some(Arc::default()))
    }

    /// A progress nobody watches.
    pub const fn none() -> Self {
        Self(None)
    }

    /// How much of the thinking is done, from 0 to 1000.
    pub fn per_mille(&self) -> u32 {
        self.0.as_ref().map_or(0, |state| state.per_mille.load(Relaxed))
    }

    /// Asks the bot to answer at once with the best it has found. Stays so until [`Progress::reset`].
    pub fn stop(&self) {
        if let Some(state) = &self.0 {
            state.stop.store(true, Relaxed);
        }
    }

    /// Whether the bot was asked to answer at once.
    pub fn is_stopped(&self) -> bool {
        self.0.as_ref().is_some_and(|state| state.stop.load(Relaxed))
    }

    /// Ready for the next decision.
    pub fn reset(&self) {
        if let Some(state) = &self.0 {
            state.stop.store(false, Relaxed);
            state.per_mille.store(0, Relaxed);
        }
    }

    pub(crate) fn report(&self, per_mille: u32) {
        if let Some(state) = &self.0 {
            state.per_mille.store(per_mille.min(1000), Relaxed);
        }
    }
}
