//! Lobby, sockets and storage: tables that people and bots play at over the network.
//!
//! Nothing here knows a game but [`games`], one arm a game. A running table is one task (`room`) that owns its
//! [`any_table::AnyTable`] and reads commands from a bounded channel; a socket holds no game state. Rooms are loaded
//! from the [`store`] when somebody asks for them and dropped when nobody does (`hall`). What a room tells anybody
//! is durable before it is told.
//!
//! Reading order: [`config`], [`games`], [`wire`], [`any_table`], [`store`], `room`, `hall`, `http`, [`line`], `socket`.

pub mod any_table;
pub mod app;
mod assets;
pub mod check;
pub mod config;
mod event_log;
pub mod games;
mod hall;
mod http;
pub mod ids;
mod limits;
pub mod line;
pub mod names;
mod odds;
pub mod padding;
mod people;
pub mod reason;
mod room;
mod socket;
mod standing;
pub mod store;
pub mod wire;

pub use app::{App, app, asked_to_end, serve, serve_on};
pub use config::{Config, Limits};
pub use reason::Reason;
