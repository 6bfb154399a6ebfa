//! Golden replays.
