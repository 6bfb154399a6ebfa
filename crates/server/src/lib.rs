//! Lobby, sockets and storage: tables that people and bots play at over the network.
//!
//! Nothing here knows a game but [`games`], one arm a game. A running table is one task (`room`) that owns its
//! [`any_table::AnyTable`] and reads commands from a bounded channel; a socket holds no game state. Rooms are loaded
//! from the [`store`] when somebody asks for them and dropped when nobody does (`hall`). What a room tells anybody
//! is durable before it is told.
//!
//! Reading order: [`config`], [`games`], [`wire`], [`any_table`], [`store`], `thinkers`, `room`, `hall`, `http`, [`line`], `socket`, `upgrade`.
//! Beside the tables: [`clocks`], [`votes`], [`ratings`], [`notify`], [`retention`], `chores` (who does it when).

pub mod any_table;
pub mod app;
mod assets;
pub mod check;
mod chores;
pub mod clocks;
pub mod config;
mod contain;
pub mod ending;
mod event_log;
pub mod export;
pub mod games;
mod hall;
mod http;
pub mod ids;
pub mod import;
mod limits;
pub mod line;
mod lines;
mod mailbox;
mod metrics;
pub mod names;
pub mod notify;
mod odds;
pub mod operators;
pub mod padding;
mod people;
pub mod rate;
pub mod ratings;
pub mod reason;
pub mod retention;
mod room;
mod serving;
mod socket;
mod standing;
pub mod store;
mod thinkers;
mod upgrade;
pub mod votes;
pub mod wire;

pub use app::{App, app, asked_to_end, operator, serve, serve_on};
pub use config::{Config, Limits};
pub use reason::Reason;
