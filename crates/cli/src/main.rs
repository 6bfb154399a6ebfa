//! The `orrery` program.

use std::process::ExitCode;

use clap::Parser;
use orrery_cli::arena::Arena;
use orrery_cli::args::{Cli, Command};
use orrery_cli::games;
use orrery_cli::load;
use orrery_cli::odds;
use orrery_cli::play::Play;
use orrery_cli::replay;
use orrery_cli::rules::Rules;
use orrery_cli::serve;
use orrery_cli::sim::Sim;
use orrery_games::Task;

/// How it behaves is set in `.cargo/config.toml`.
#[cfg(unix)]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// Does `task` with a game that the arguments named.
fn with<T: Task>(game: &str, task: T) -> T::Output {
    orrery_games::with(game, task).unwrap_or_else(|| unreachable!("the arguments are checked: {game}"))
}

/// An error with its causes; some libraries say in an error what its cause says once more.
fn words(error: &anyhow::Error) -> String {
    let mut words = String::new();
    for cause in error.chain().map(ToString::to_string) {
        if words.is_empty() {
            words = cause;
        } else if !words.ends_with(&cause) {
            words = format!("{words}: {cause}");
        }
    }
    words
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Play(args) => with(&args.game, Play(&args)).map(|()| ExitCode::SUCCESS),
        Command::Games(args) => {
            games::run(&args);
            Ok(ExitCode::SUCCESS)
        }
        Command::Serve(args) => serve::serve(&args).map(|()| ExitCode::SUCCESS),
        Command::CheckGames(args) => serve::check(&args),
        Command::Export(args) => serve::export(&args).map(|()| ExitCode::SUCCESS),
        Command::Operators(args) => serve::operators(&args).map(|()| ExitCode::SUCCESS),
        Command::MoveDatabase(args) => serve::move_database(&args).map(|()| ExitCode::SUCCESS),
        Command::Load(args) => load::run(&args).map(|()| ExitCode::SUCCESS),
        Command::Sim(args) => with(&args.game, Sim(&args)).map(|()| ExitCode::SUCCESS),
        Command::Arena(args) => with(&args.game, Arena(&args)).map(|()| ExitCode::SUCCESS),
        Command::Replay(args) => replay::run(&args),
        Command::Rules(args) => with(&args.game, Rules(&args)),
        Command::Odds(args) => odds::run(&args).map(|()| ExitCode::SUCCESS),
    };
    result.unwrap_or_else(|error| {
        eprintln!("orrery: {}", words(&error));
        ExitCode::from(2)
    })
}
