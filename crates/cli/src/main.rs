//! The `orrery` program.

use std::process::ExitCode;

use clap::Parser;
use orrery_cli::args::{Cli, Command};
use orrery_cli::odds;
use orrery_cli::play::Play;
use orrery_cli::replay;
use orrery_cli::rules::Rules;
use orrery_cli::serve;
use orrery_cli::sim::Sim;

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Play(args) => args.game.dispatch(Play(&args)).map(|()| ExitCode::SUCCESS),
        Command::Serve(args) => serve::serve(&args).map(|()| ExitCode::SUCCESS),
        Command::CheckGames(args) => serve::check(&args),
        Command::Sim(args) => args.game.dispatch(Sim(&args)).map(|()| ExitCode::SUCCESS),
        Command::Replay(args) => replay::run(&args),
        Command::Rules(args) => args.game.dispatch(Rules(&args)),
        Command::Odds(args) => odds::run(&args).map(|()| ExitCode::SUCCESS),
    };
    result.unwrap_or_else(|error| {
        eprintln!("orrery: {error:#}");
        ExitCode::from(2)
    })
}
