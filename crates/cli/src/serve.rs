//! `orrery serve`, and what is done with its database: `check-games`, `export`, `operators`, `move-database`.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, ensure};
use orrery_server::check::check_games;
use orrery_server::games::Games;
use orrery_server::store::{Database, Place, Store, copy};
use orrery_server::{App, Config, operators, serve_on};
use tokio::net::TcpListener;

use crate::args::{CheckArgs, ExportArgs, MoveArgs, OperatorsArgs, ServeArgs};

/// Serves until the process is asked to end.
///
/// # Errors
/// If the configuration, the database or the address is no good.
pub fn serve(args: &ServeArgs) -> anyhow::Result<()> {
    tracing_subscriber::fmt()
        .with_env_filter(
            tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| "info".into()),
        )
        .with_writer(std::io::stderr)
        .init();
    let config = config(args)?;
    runtime()?.block_on(async {
        let listener = TcpListener::bind(config.address).await.with_context(|| {
            format!("{} cannot be listened on; choose another with --address", config.address)
        })?;
        let shown = config.public_url.clone().unwrap_or(format!("http://{}", listener.local_addr()?));
        let app = App::open(config).await?;
        println!("Orrery is open at {shown}  (Ctrl+C closes it)");
        serve_on(listener, app, orrery_server::asked_to_end()).await
    })
}

/// Plays all running games of a database again and tells which would go on differently.
///
/// # Errors
/// If the database cannot be read.
pub fn check(args: &CheckArgs) -> anyhow::Result<ExitCode> {
    let place = args.database.clone().or_else(named_by_environment).unwrap_or(Config::default().database);
    let checked = runtime()?.block_on(check_games(&place))?;
    println!("{} running games go on as before.", checked.same);
    for (table, why) in &checked.differ {
        println!("{table} does not: {why}");
    }
    Ok(if checked.differ.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Writes everything in a database as JSON.
///
/// # Errors
/// If the database cannot be read or the file not be written.
pub fn export(args: &ExportArgs) -> anyhow::Result<()> {
    let place = args.database.clone().or_else(named_by_environment).unwrap_or(Config::default().database);
    let mut out: Box<dyn Write + Send> = match &args.to {
        Some(path) => {
            let file = File::create(path).with_context(|| format!("{} cannot be written", path.display()))?;
            Box::new(BufWriter::new(file))
        }
        None => Box::new(std::io::stdout()),
    };
    runtime()?.block_on(async {
        let store = Database::open(&place).await?;
        orrery_server::export::export(&store, Games::all(), &mut *out).await?;
        store.close().await
    })?;
    out.flush().context("writing")
}

/// Changes who runs the server, and lists them.
///
/// # Errors
/// If there is no such database, or no account has one of the names.
pub fn operators(args: &OperatorsArgs) -> anyhow::Result<()> {
    let place = args.database.clone().or_else(named_by_environment).unwrap_or(Config::default().database);
    if let Place::File(path) = &place {
        ensure!(path.exists(), "there is no database {place}");
    }
    let names = runtime()?.block_on(async {
        let store = Database::open(&place).await?;
        let names = change_operators(&store, args).await;
        store.close().await?;
        names
    })?;
    if names.is_empty() {
        println!("Nobody runs this server yet; --add NAME makes an account an operator.");
    }
    for name in &names {
        println!("{name}");
    }
    Ok(())
}

async fn change_operators(store: &dyn Store, args: &OperatorsArgs) -> anyhow::Result<Vec<String>> {
    for name in &args.add {
        operators::add(store, name).await?;
    }
    for name in &args.remove {
        operators::remove(store, name).await?;
    }
    operators::list(store).await
}

/// Copies everything from one database into another.
///
/// # Errors
/// If one cannot be opened, the second is not empty, or copying fails.
pub fn move_database(args: &MoveArgs) -> anyhow::Result<()> {
    let copied = runtime()?.block_on(copy(&args.from, &args.to))?;
    for (table, rows) in &copied.rows {
        println!("{rows:>10}  {table}");
    }
    println!("Everything in {} is in {}, too. The first is as it was.", args.from, args.to);
    Ok(())
}

fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().context("no threads to serve with")
}

/// The file, if one is named, with flags and environment above it.
fn config(args: &ServeArgs) -> anyhow::Result<Config> {
    let mut config = match &args.config {
        Some(path) => read(path)?,
        None => Config::default(),
    };
    if let Some(address) = args.address {
        config.address = address;
    }
    if let Some(database) = args.database.clone().or_else(named_by_environment) {
        config.database = database;
    }
    if let Some(url) = &args.public_url {
        config.public_url = Some(url.clone());
    }
    if let Some(assets) = &args.assets {
        config.assets = Some(assets.clone());
    }
    if let Some(delay) = args.bot_delay_ms {
        config.bot_delay_ms = delay;
    }
    Ok(config)
}

/// The database of the variable that most hosts set.
fn named_by_environment() -> Option<Place> {
    std::env::var("DATABASE_URL").ok().filter(|url| !url.is_empty()).map(Place::from)
}

fn read(path: &Path) -> anyhow::Result<Config> {
    let text = std::fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
    toml::from_str(&text).with_context(|| format!("{} is not a configuration", path.display()))
}
