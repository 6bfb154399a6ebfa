//! `orrery serve`, and what is done with its database: `check-games`, `export`, `operators`, `move-database`.

use std::fs::File;
#[cfg(unix)]
use std::fs::TryLockError;
use std::io::{BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, ensure};
use indicatif::{ProgressBar, ProgressStyle};
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
        .with_ansi(std::io::stderr().is_terminal())
        .init();
    let config = config(args)?;
    let _held = hold(&config.database)?;
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

/// Holds a file as long as the value lives: of two servers on one neither would hear what the other stores. Whoever looks into
/// it or copies it is in nobody's way.
#[cfg(unix)]
fn hold(place: &Place) -> anyhow::Result<Option<File>> {
    let Place::File(path) = place else { return Ok(None) };
    // What cannot be opened is told by whoever opens it as a database.
    let Ok(file) = File::options().read(true).write(true).create(true).truncate(false).open(path) else {
        return Ok(None);
    };
    let is_held = matches!(file.try_lock(), Err(TryLockError::WouldBlock));
    ensure!(!is_held, "another server runs on the database {place}; several share a PostgreSQL");
    Ok(Some(file))
}

#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere a lock would keep the database itself out")]
fn hold(_: &Place) -> anyhow::Result<Option<File>> {
    Ok(None)
}

/// Plays all running games of a database again and tells which would go on differently.
///
/// # Errors
/// If the database cannot be read.
pub fn check(args: &CheckArgs) -> anyhow::Result<ExitCode> {
    let place = place(args.database.as_ref());
    let bar = Bar::new("games");
    let checked = runtime()?.block_on(async {
        if args.migrate {
            is_there(&place)?;
            Database::open(&place).await?.close().await?;
        }
        let store = Database::look_into(&place).await?;
        let checked = check_games(&store, Games::all(), &|done, all| bar.show(done, all)).await;
        store.close().await?;
        checked
    });
    bar.clear();
    let checked = checked?;
    println!("{} running games go on as before.", checked.same);
    for (table, why) in &checked.differ {
        println!("{table} does not: {why}");
    }
    if checked.unshown > 0 {
        println!(
            "{} finished games cannot be shown: this program does not play their rules.",
            checked.unshown
        );
    }
    Ok(if checked.differ.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Writes everything in a database as JSON.
///
/// # Errors
/// If the database cannot be read or the file not be written.
pub fn export(args: &ExportArgs) -> anyhow::Result<()> {
    let place = place(args.database.as_ref());
    let bar = Bar::new("tables");
    let exported = runtime()?.block_on(async {
        let store = Database::look_into(&place).await?;
        let tell = |done, all| bar.show(done, all);
        let exported = write_to(args.to.as_deref(), async |out| {
            orrery_server::export::export(&store, Games::all(), out, &tell).await
        });
        let exported = exported.await;
        store.close().await?;
        exported
    });
    bar.clear();
    exported
}

/// Writes to standard output, or to a file that has its name as soon as it is whole.
async fn write_to(
    path: Option<&Path>,
    write: impl AsyncFnOnce(&mut (dyn Write + Send)) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    // What is there and no file, a pipe, is written to as it is.
    let is_file = path.is_some_and(|path| path.metadata().map_or(true, |found| found.is_file()));
    let part = path.filter(|_| is_file).map(|path| {
        let mut name = path.as_os_str().to_owned();
        name.push(".part");
        PathBuf::from(name)
    });
    let mut out: Box<dyn Write + Send> = match part.as_deref().or(path) {
        Some(path) => {
            let file = create(path).with_context(|| format!("{} cannot be written", path.display()))?;
            Box::new(BufWriter::new(file))
        }
        None => Box::new(BufWriter::new(std::io::stdout())),
    };
    write(&mut *out).await?;
    out.flush().context("writing")?;
    if let (Some(part), Some(path)) = (part, path) {
        File::open(&part)?.sync_all().context("writing")?;
        std::fs::rename(&part, path).with_context(|| format!("{} cannot be written", path.display()))?;
    }
    Ok(())
}

/// A file that its owner alone can read: everything is in it.
fn create(path: &Path) -> std::io::Result<File> {
    let mut options = File::options();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        let file = options.mode(0o600).open(path)?;
        // One that was there already may have been anybody's to read.
        if file.metadata()?.is_file() {
            file.set_permissions(std::fs::Permissions::from_mode(0o600))?;
        }
        Ok(file)
    }
    #[cfg(not(unix))]
    options.open(path)
}

/// Changes who runs the server, and lists them; or lets accounts in that have lost their passwords.
///
/// # Errors
/// If there is no such database, or no account has one of the names.
pub fn operators(args: &OperatorsArgs) -> anyhow::Result<()> {
    let place = place(args.database.as_ref());
    let (names, passwords) = runtime()?.block_on(async {
        let store = Database::look_into(&place).await?;
        let changed = change_operators(&store, args).await;
        store.close().await?;
        changed
    })?;
    for (name, password) in &passwords {
        println!("{name} comes in with the password {password} from now on, and is logged out everywhere.");
    }
    if !passwords.is_empty() {
        return Ok(());
    }
    if names.is_empty() {
        println!("Nobody runs this server yet; --add NAME makes an account an operator.");
    }
    for name in &names {
        println!("{name}");
    }
    Ok(())
}

/// Who runs the server then, and who has got which password.
async fn change_operators(
    store: &dyn Store,
    args: &OperatorsArgs,
) -> anyhow::Result<(Vec<String>, Vec<(String, String)>)> {
    for name in &args.add {
        operators::add(store, name).await?;
    }
    for name in &args.remove {
        operators::remove(store, name).await?;
    }
    let mut passwords = Vec::new();
    for name in &args.new_password {
        passwords.push((name.clone(), operators::new_password(store, name).await?));
    }
    Ok((operators::list(store).await?, passwords))
}

/// Copies everything from one database into another.
///
/// # Errors
/// If one cannot be opened, the second is not empty, or copying fails.
pub fn move_database(args: &MoveArgs) -> anyhow::Result<()> {
    let bar = Bar::new("rows");
    let copied = runtime()?.block_on(copy(&args.from, &args.to, &|done, all| bar.show(done, all)));
    bar.clear();
    let copied = copied?;
    for (table, rows) in &copied.rows {
        println!("{rows:>10}  {table}");
    }
    println!("Everything in {} is in {}, too. The first is as it was.", args.from, args.to);
    Ok(())
}

/// How far long work has come, on a terminal.
struct Bar(ProgressBar);

impl Bar {
    fn new(things: &str) -> Self {
        let template = format!("{{spinner}} {{wide_bar}} {{pos}}/{{len}} {things}, {{eta}} left");
        let style = ProgressStyle::with_template(&template).expect("a template that is written here");
        let bar = ProgressBar::new(0).with_style(style);
        bar.enable_steady_tick(Duration::from_millis(200));
        Self(bar)
    }

    fn show(&self, done: u64, all: u64) {
        self.0.set_length(all);
        self.0.set_position(done);
    }

    fn clear(&self) {
        self.0.finish_and_clear();
    }
}

/// The database that is named, or that of the environment, or that of a server that was told nothing.
fn place(named: Option<&Place>) -> Place {
    named.cloned().or_else(named_by_environment).unwrap_or(Config::default().database)
}

/// A database that is to be brought up to date is not made by the way.
fn is_there(place: &Place) -> anyhow::Result<()> {
    match place {
        Place::File(path) => ensure!(path.exists(), "there is no database {place}"),
        Place::Server(_) => (),
    }
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
    if args.no_new_tables {
        config.new_tables = false;
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
