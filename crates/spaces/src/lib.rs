//! Every game as numbers, for those who train players: actions counted from 0, observations of one length, and games
//! that are driven by them.
//!
//! Nothing here knows a game but `limits.rs`, which says up to where the numbers of each go. Actions are counted along
//! the way they are written, observations are laid out along the declared types of a view, so that they contain what the
//! seat may know and nothing else.
//!
//! Reading order: [`encoding`], `actions`, `shape`, `observe`, [`env`], [`batch`].

mod actions;
pub mod batch;
pub mod encoding;
pub mod env;
mod limits;
mod observe;
mod place;
mod shape;
mod types;
mod words;

pub use batch::{Batch, Refused, Rows};
pub use encoding::Encoding;
pub use env::{Environment, Error, Wish, make};
