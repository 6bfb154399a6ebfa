//! `orrery sim`: many games between bots.
//!
//! Bots change seats from game to game, and every seat goes first equally often, so that neither helps anybody.

mod record;
mod report;
mod summary;

use std::time::Instant;

use anyhow::bail;
use orrery_bots::Progress;
use orrery_engine::{Offered, Seat};
use orrery_games::Task;

pub use self::summary::{Interval, wilson};
use crate::args::SimArgs;
use crate::matches::{Lineup, Plan};
use crate::program::Player;
use crate::setup::chosen;
use crate::text::{Language, Texts};

/// `orrery sim` with one game.
pub struct Sim<'a>(pub &'a SimArgs);

impl Task for Sim<'_> {
    type Output = anyhow::Result<()>;

    fn run<G: Offered>(self) -> anyhow::Result<()> {
        let args = self.0;
        let texts = Texts::new(args.lang.unwrap_or_else(Language::of_environment), Some(G::ID));
        let seats = u8::try_from(args.seats.len()).unwrap_or(u8::MAX);
        let chosen = chosen::<G>(&args.setup, Some(seats), &texts)?;
        if chosen.players != seats {
            bail!(texts.with("error-sim-seats", [("seats", seats), ("players", chosen.players)]));
        }
        let players: Vec<Player> =
            args.seats.iter().map(|who| Player::of(who, &texts)).collect::<anyhow::Result<_>>()?;
        let folder =
            args.records.as_ref().map(|folder| record::folder(folder, args.games, &texts)).transpose()?;
        let lineup = |number: u32| rotated(number as usize, args.seats.len());
        let (games, threads, stop) = (args.games, args.threads, Progress::none());
        let plan = Plan { chosen, players, seed: args.seed, games, threads, stop, lineup };
        let started = Instant::now();
        let finished = plan.run::<G>(&texts, |played, setup, taken| {
            let Some(folder) = &folder else { return Ok(()) };
            let who = played.bots.iter().map(|&index| plan.players[index].to_string()).collect();
            record::write::<G>(folder, played.number, setup.clone(), who, played.seed, &taken)
        })?;
        let played = &finished.played;
        let summary = summary::of(&plan.players, played, started.elapsed());
        if args.csv {
            report::csv(&plan.players, played);
        } else if args.json {
            report::json(G::ID, args, &summary)?;
        } else {
            let remarks = plan.stopped(played, &texts).into_iter().chain(plan.remark(&texts));
            report::table(&summary, remarks, &texts);
        }
        finished.end()
    }
}

/// Everybody sits everywhere and goes first equally often.
fn rotated(number: usize, n: usize) -> Lineup {
    let (rotation, turn) = (number % n, number / n % n);
    Lineup { bots: (0..n).map(|seat| (seat + rotation) % n).collect(), first: Seat(turn as u8) }
}
