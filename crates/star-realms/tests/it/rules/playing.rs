//! playing
