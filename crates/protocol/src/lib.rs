//! What travels between server and clients: wire types and the mapping to them. The only crate with JSON.
//!
//! Texts travel as keys with arguments ([`Text`]); a client words them in its player's language. An action travels as
//! an opaque token that a client gets with its choices and sends back. Views travel as the games make them. The
//! TypeScript types in `web/src/protocol` and `web/src/games/<id>/wire.ts` are generated; a test keeps them fresh.

pub mod account;
pub mod admin;
pub mod agreed;
pub mod bot;
pub mod lobby;
pub mod notices;
pub mod players;
pub mod table;
pub mod text;
pub mod token;
pub mod typescript;
pub mod view;

pub use account::*;
pub use admin::*;
pub use agreed::*;
pub use bot::*;
pub use lobby::*;
pub use notices::*;
pub use players::*;
pub use table::*;
pub use text::{Arg, Spot, Text};
pub use view::View;
