//! The server from outside: HTTP without a port, real sockets on free ports, and processes that are killed.

mod api;
mod assets;
mod client;
mod flow;
mod fork;
mod hot_seat;
mod kill;
mod limits;
mod live;
mod nonsense;
mod orders;
mod parley;
mod party;
mod promise;
mod quick;
mod replace;
mod replay;
mod resume;
mod seats;
mod server;
mod sessions;
mod slow;
mod store;
mod undo;
mod words;
