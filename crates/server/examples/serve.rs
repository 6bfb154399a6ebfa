//! Serves on a port with a database: `cargo run -p orrery-server --example serve -- 8737 orrery.db`.
//!
//! A third argument is the milliseconds between two moves of a bot. `ORRERY_FREE=1` lifts the limits, for tests.

use std::net::SocketAddr;

use anyhow::Context;
use orrery_server::store::Place;
use orrery_server::{App, Config, Limits};

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    tracing_subscriber::fmt()
        .with_env_filter(
            tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| "info".into()),
        )
        .with_writer(std::io::stderr)
        .init();
    let mut arguments = std::env::args().skip(1);
    let port: u16 = arguments.next().unwrap_or_else(|| "8737".to_owned()).parse().context("the port")?;
    let mut config = Config { address: SocketAddr::from(([127, 0, 0, 1], port)), ..Config::default() };
    if let Some(database) = arguments.next() {
        config.database = Place::from(database);
    }
    if let Some(delay) = arguments.next() {
        config.bot_delay_ms = delay.parse().context("the delay of bots")?;
    }
    if std::env::var_os("ORRERY_FREE").is_some() {
        config.limits = Limits::FREE;
    }
    let listener = tokio::net::TcpListener::bind(config.address).await?;
    // Whoever starts it with port 0 reads the address here.
    println!("http://{}", listener.local_addr()?);
    let end = async {
        // Without a signal to wait for it serves until it is killed.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    orrery_server::serve_on(listener, App::open(config).await?, end).await
}
