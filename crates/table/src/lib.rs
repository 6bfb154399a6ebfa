//! One running game, without network: the terminal client, a server and tests drive the same [`Table`].
//!
//! A table owns the state, the seats, the generator and the records. Chance is resolved as soon as
//! the game asks for it, and every outcome is a [`Record`]; a game is its setup plus its records. Undo goes back
//! to a snapshot. A saved game is one text file ([`saved`]) that a [`Replay`] steps through.
//!
//! There is no text in a natural language here: refusals and load errors have keys.
//!
//! Reading order: [`record`], [`table`], [`undo`], [`saved`], [`replay`].

pub mod disk;
pub mod generator;
mod history;
pub mod load_error;
pub mod record;
pub mod records;
pub mod refusal;
pub mod replay;
pub mod saved;
pub mod seats;
mod snapshots;
pub mod table;
mod text;
pub mod undo;

pub use disk::{FileError, read};
pub use generator::{Generator, Seed};
pub use load_error::{Damage, LoadError};
pub use orrery_engine::Record;
pub use record::{Happened, Version};
pub use records::Records;
pub use refusal::{Refusal, ResumeError};
pub use replay::{Replay, Verified};
pub use saved::{Saved, state_hash};
pub use seats::Occupant;
pub use table::Table;
pub use text::{FORMAT, Header, peek};
pub use undo::{Undo, UndoRequest};
