//! Telling players who are away that a table waits for them, in the ways they chose.
//!
//! Nothing here is on the way of a move. Every few seconds tables that changed are looked at (`queue`), and whoever
//! sits there, wants to be told and is away gets a row with the moment from which on he may be told (`when`). Rows
//! that are due are claimed by one server at a time (`send`), so a message is sent once however many servers share the
//! store.
//! What there is to tell is found out only then, from the table as it is (`notice`): a move that has been made
//! meanwhile is told to nobody. A message holds what its seat may know and nothing else.

pub mod guard;
mod mail;
pub mod notice;
pub(crate) mod presence;
pub(crate) mod push;
pub(crate) mod queue;
pub(crate) mod send;
pub(crate) mod settings;
mod webhook;
pub mod when;
pub mod words;

pub(crate) use mail::{Mailer, address as mail_address};
