//! The command line.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, RangedU64ValueParser};
use clap::{Args, Parser, Subcommand};
use orrery_server::store::Place;

use crate::text::Language;

/// Space board games with every rule enforced.
#[derive(Debug, Parser)]
#[command(name = "orrery", version, arg_required_else_help = true, max_term_width = 100)]
#[command(after_help = "Start with:  orrery play star-realms\nor list the games:  orrery games")]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What the program can do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play in the terminal, against bots or with friends at one screen
    Play(PlayArgs),
    /// List the games and what can be chosen before each
    Games(GamesArgs),
    /// Open tables to browsers
    Serve(ServeArgs),
    /// Play all running games of a server's database again, before an upgrade
    CheckGames(CheckArgs),
    /// Write everything in a server's database as JSON, one line a thing
    Export(ExportArgs),
    /// List who runs the server, and change it
    Operators(OperatorsArgs),
    /// Copy everything from one database into another, e.g. from a file into PostgreSQL
    MoveDatabase(MoveArgs),
    /// Play many tables over real sockets and tell how a server bears it
    Load(LoadArgs),
    /// Let bots play many games and count the results
    Sim(SimArgs),
    /// Let bots meet each other and estimate how strong they are
    Arena(ArenaArgs),
    /// Watch, list or verify a saved game
    Replay(ReplayArgs),
    /// Look up the rules by paragraph or by words
    Rules(RulesArgs),
    /// Tell how a battle is likely to end
    Odds(OddsArgs),
}

/// How a game is set up.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Setup")]
pub struct SetupArgs {
    /// Choose a value of an option; `orrery games` lists them
    #[arg(long, value_name = "OPTION=VALUE")]
    pub set: Vec<String>,
    /// Number of players [default: as many as seats are named, else the fewest the mode allows]
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// Seat that goes first, counted from 1 [default: by lot]
    #[arg(long, value_name = "N")]
    pub first: Option<u8>,
}

/// `orrery games`
#[derive(Debug, Args)]
pub struct GamesArgs {
    /// Only this game
    #[arg(value_parser = PossibleValuesParser::new(orrery_games::IDS))]
    pub game: Option<String>,
    /// Language: en or ru [default: that of the environment]
    #[arg(long, value_name = "LANG")]
    pub lang: Option<Language>,
}

/// `orrery play`
#[derive(Debug, Args)]
pub struct PlayArgs {
    /// The game
    #[arg(value_parser = PossibleValuesParser::new(orrery_games::IDS))]
    pub game: String,
    /// Who sits where: human, human:NAME, or a bot (novice, easy, normal, hard, expert, random, greedy,
    /// search:ITERATIONS, search:TIME) [default: human,normal,..]
    #[arg(long, value_delimiter = ',', value_name = "WHO,..")]
    pub seats: Vec<String>,
    /// Repeat the luck of another game [default: by chance]
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
    /// Language: en or ru [default: that of the environment]
    #[arg(long, value_name = "LANG")]
    pub lang: Option<Language>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "seed", "set", "players", "first"])]
    pub resume: Option<PathBuf>,
    /// Where to save [default: the resumed file, or a new file in this folder]
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// How the game is set up.
    #[command(flatten)]
    pub setup: SetupArgs,
}

/// `orrery sim`
#[derive(Debug, Args)]
pub struct SimArgs {
    /// The game
    #[arg(value_parser = PossibleValuesParser::new(orrery_games::IDS))]
    pub game: String,
    /// The bots, one a seat, a program of your own as cmd:COMMAND; they change seats from game to game
    #[arg(long, value_delimiter = ',', required = true, value_name = "BOT,..")]
    pub seats: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// How many games at a time [default: as many as there are processors, or one if a bot thinks by the clock]
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// The luck of all games together
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
    /// Print the summary as JSON
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    /// Print one line a game as CSV
    #[arg(long)]
    pub csv: bool,
    /// Write every game to a file of its own in this folder
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
    /// Language: en or ru [default: that of the environment]
    #[arg(long, value_name = "LANG")]
    pub lang: Option<Language>,
    /// How the games are set up.
    #[command(flatten)]
    pub setup: SetupArgs,
}

/// `orrery arena`
#[derive(Debug, Args)]
pub struct ArenaArgs {
    /// The game
    #[arg(value_parser = PossibleValuesParser::new(orrery_games::IDS))]
    pub game: String,
    /// The bots, two or more, a program of your own as cmd:COMMAND; they meet each other in all seats
    #[arg(long, value_delimiter = ',', required = true, value_name = "BOT,..")]
    pub bots: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 200, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// How many games at a time [default: as many as there are processors, or one if a bot thinks by the clock]
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// The luck of all games together
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
    /// Print the standings as JSON
    #[arg(long)]
    pub json: bool,
    /// Write a page with plots to this file; Ctrl-C writes it of the games that are over
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
    /// Language: en or ru [default: that of the environment]
    #[arg(long, value_name = "LANG")]
    pub lang: Option<Language>,
    /// How the games are set up.
    #[command(flatten)]
    pub setup: SetupArgs,
}

/// `orrery replay`
#[derive(Debug, Args)]
pub struct ReplayArgs {
    /// The saved game
    pub file: PathBuf,
    /// Check every checkpoint and the result
    #[arg(long, group = "output")]
    pub verify: bool,
    /// Print the game in sentences
    #[arg(long, group = "output")]
    pub list: bool,
    /// Print the table after N records
    #[arg(long, value_name = "N", group = "output")]
    pub at: Option<usize>,
    /// Show all hands, also of a game that is not over
    #[arg(long)]
    pub open_hands: bool,
    /// Language: en or ru [default: that of the environment]
    #[arg(long, value_name = "LANG")]
    pub lang: Option<Language>,
}

/// `orrery rules`
#[derive(Debug, Args)]
pub struct RulesArgs {
    /// The game
    #[arg(value_parser = PossibleValuesParser::new(orrery_games::IDS))]
    pub game: String,
    /// A paragraph such as 5.4.2 or G12, a section such as 4.4, or words; nothing for the contents
    #[arg(value_name = "TEXT OR ID")]
    pub wanted: Vec<String>,
    /// Language: en or ru [default: that of the environment]
    #[arg(long, value_name = "LANG")]
    pub lang: Option<Language>,
}

/// `orrery odds`
#[derive(Debug, Args)]
pub struct OddsArgs {
    /// The game
    #[arg(value_parser = PossibleValuesParser::new(orrery_games::IDS))]
    pub game: String,
    /// Who attacks, e.g. "terran: 3 marine, 1 siege-tank", "rebels: 2 x-wing, admiral-ackbar", a mission with its leaders,
    /// "sabotage: han-solo", or "faction=sol; 2 carrier, 3 fighter" (docs/odds.md)
    #[arg(long, value_name = "WHO: N UNIT, ..")]
    pub attacker: String,
    /// Who defends, e.g. "zerg: 4 zergling", "empire: 1 star-destroyer, darth-vader", or the leaders against a mission
    #[arg(long, value_name = "WHO: N UNIT, ..")]
    pub defender: String,
    /// What else counts: technologies that were bought, e.g. "siege-mode, burrow", and "special" if the battle was started
    /// by a special Mobilize order (SC 15.3.1), "brood-war" for its cards where no unit says so
    #[arg(long, value_name = "WORD, ..", default_value = "", hide_default_value = true)]
    pub with: String,
    /// The kind of combat, if the game tells several apart: space or ground in Twilight Imperium
    #[arg(long, value_name = "KIND")]
    pub combat: Option<String>,
    /// When units sustain damage, if the game asks for it: early (before a unit is lost) or late
    #[arg(long, value_name = "WHEN")]
    pub sustain: Option<String>,
    /// How many battles are fought [default: 2000 if bots fight them, 100000 if the game needs none]
    #[arg(long, alias = "samples", value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub battles: Option<u32>,
    /// Print one JSON object: attacker, draw and defender (probabilities), survivors, battles and seed
    #[arg(long)]
    pub json: bool,
    /// The luck of all battles together
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
    /// Language: en or ru [default: that of the environment]
    #[arg(long, value_name = "LANG")]
    pub lang: Option<Language>,
}

/// `orrery serve`
#[derive(Debug, Default, Args)]
pub struct ServeArgs {
    /// Where to listen [default: 127.0.0.1:8737]
    #[arg(long, env = "ORRERY_ADDRESS", value_name = "ADDRESS:PORT")]
    pub address: Option<SocketAddr>,
    /// The database: a file, made if it is missing, or `postgres://user:password@host/name`; without it the environment
    /// variable `DATABASE_URL` counts [default: orrery.db]
    #[arg(long, env = "ORRERY_DATABASE", value_name = "FILE OR URL")]
    pub database: Option<Place>,
    /// The address people use, if a proxy stands in front
    #[arg(long, env = "ORRERY_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<String>,
    /// A folder with the web client, instead of the one inside the program
    #[arg(long, env = "ORRERY_ASSETS", value_name = "FOLDER")]
    pub assets: Option<PathBuf>,
    /// Milliseconds between two moves of a bot
    #[arg(long, env = "ORRERY_BOT_DELAY_MS", value_name = "MS")]
    pub bot_delay_ms: Option<u64>,
    /// Finish the games that run, and begin no new ones: another server is to take this one's place
    #[arg(long)]
    pub no_new_tables: bool,
    /// A TOML file with any of these and more; flags and environment come first
    #[arg(long, env = "ORRERY_CONFIG", value_name = "FILE")]
    pub config: Option<PathBuf>,
}

/// `orrery export`
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// The database: a file, or `postgres://user:password@host/name`; without it the environment variable `DATABASE_URL`
    /// counts [default: orrery.db]
    #[arg(long, env = "ORRERY_DATABASE", value_name = "FILE OR URL")]
    pub database: Option<Place>,
    /// Where to write [default: standard output]
    #[arg(long, value_name = "FILE")]
    pub to: Option<PathBuf>,
}

/// `orrery operators`
#[derive(Debug, Args)]
pub struct OperatorsArgs {
    /// The database: a file, or `postgres://user:password@host/name`; without it the environment variable `DATABASE_URL`
    /// counts [default: orrery.db]
    #[arg(long, env = "ORRERY_DATABASE", value_name = "FILE OR URL")]
    pub database: Option<Place>,
    /// Make this account an operator; it registers first, like anybody
    #[arg(long, value_name = "NAME")]
    pub add: Vec<String>,
    /// Make this operator a player like any other
    #[arg(long, value_name = "NAME")]
    pub remove: Vec<String>,
    /// Give this account, an operator's or not, a new password, print it, and end all its sessions
    #[arg(long, value_name = "NAME")]
    pub new_password: Vec<String>,
}

/// `orrery check-games`
#[derive(Debug, Args)]
pub struct CheckArgs {
    /// The database: a file, or `postgres://user:password@host/name`; without it the environment variable `DATABASE_URL`
    /// counts [default: orrery.db]
    #[arg(long, env = "ORRERY_DATABASE", value_name = "FILE OR URL")]
    pub database: Option<Place>,
    /// Bring the database up to date first, if it is older than this program: adds what is missing and takes nothing away
    #[arg(long)]
    pub migrate: bool,
}

/// `orrery move-database`
#[derive(Debug, Args)]
pub struct MoveArgs {
    /// Where everything is: a file, or `postgres://user:password@host/name`
    #[arg(long, value_name = "FILE OR URL")]
    pub from: Place,
    /// Where it goes: a file that is missing, or a database of PostgreSQL that is empty
    #[arg(long, value_name = "FILE OR URL")]
    pub to: Place,
}

/// A number of things of which there have to be some.
fn at_least_one() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(1..)
}

/// `orrery load`
#[derive(Debug, Args)]
pub struct LoadArgs {
    /// A server that runs already, with its limits lifted [default: one that is started and stopped for this]
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub server: Option<SocketAddr>,
    /// The database of the servers that are started: a new file, or an empty database of PostgreSQL [default: a file that
    /// is removed afterwards]
    #[arg(long, value_name = "FILE OR URL", conflicts_with = "server")]
    pub database: Option<Place>,
    /// How many servers are started on that database; several share one of PostgreSQL
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "server", value_parser = at_least_one())]
    pub nodes: usize,
    /// Tables of two players each
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = at_least_one())]
    pub tables: usize,
    /// How long is measured: once as fast as it goes, once at --rate
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    pub seconds: u64,
    /// Actions a second of all tables together, in the second part; 0 leaves it out
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub rate: u32,
    /// So many tables more that nobody looks at
    #[arg(long, value_name = "N", default_value_t = 0, conflicts_with = "server")]
    pub idle: usize,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}
