//! multiplayer
