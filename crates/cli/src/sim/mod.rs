//! `orrery sim`: many games between bots.
//!
//! Bots change seats from game to game, and every seat goes first equally often, so that neither helps anybody.
//! A game depends on the seed and its number alone, whatever the number of threads.

mod record;
mod report;
mod summary;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::bail;
use indicatif::{ProgressBar, ProgressStyle};
use orrery_bots::{Bot, Limits, Progress, Spec, bot};
use orrery_engine::{Chosen, Log, Offered, Seat, SeatSet, Source, SplitMix64, Status, Viewer};
use orrery_games::Task;
use orrery_table::{Generator, Seed};

pub use self::summary::{Interval, wilson};
use crate::args::SimArgs;
use crate::play::bot_spec;
use crate::setup::chosen;
use crate::tabletop::{Tabletop, is_draw};
use crate::text::{Language, Texts};

/// `orrery sim` with one game.
pub struct Sim<'a>(pub &'a SimArgs);

/// How one game went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Played {
    /// Its number, from 0.
    pub(crate) number: u32,
    pub(crate) seed: u64,
    /// Which bot sat in each seat.
    pub(crate) bots: Vec<usize>,
    pub(crate) first: Seat,
    /// The side that went first.
    pub(crate) first_side: SeatSet,
    /// The seats that won; none if the game was drawn or broken off.
    pub(crate) winners: SeatSet,
    pub(crate) broken_off: bool,
    pub(crate) turns: u32,
    pub(crate) decisions: u32,
}

/// The games to be played.
struct Plan {
    chosen: Chosen,
    specs: Vec<Spec>,
    seed: u64,
}

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
        let specs: Vec<Spec> =
            args.seats.iter().map(|who| bot_spec(who.trim(), &texts)).collect::<anyhow::Result<_>>()?;
        let folder =
            args.records.as_ref().map(|folder| record::folder(folder, args.games, &texts)).transpose()?;
        let plan = Plan { chosen, specs, seed: args.seed };
        let started = Instant::now();
        let played = run::<G>(&plan, args, folder.as_deref(), &texts)?;
        let summary = summary::of(&plan.specs, &played, started.elapsed());
        if args.csv {
            report::csv(&plan.specs, &played);
        } else if args.json {
            report::json(G::ID, args, &summary)?;
        } else {
            report::table(&summary, &texts);
        }
        Ok(())
    }
}

fn run<G: Tabletop>(
    plan: &Plan,
    args: &SimArgs,
    folder: Option<&std::path::Path>,
    texts: &Texts,
) -> anyhow::Result<Vec<Played>> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(cores, usize::from).min(args.games as usize);
    let bar = ProgressBar::new(u64::from(args.games));
    let style = ProgressStyle::with_template(&texts.get("sim-progress"))?;
    bar.set_style(style);
    bar.enable_steady_tick(Duration::from_millis(200));
    let next = AtomicU32::new(0);
    let done: Mutex<Vec<Played>> = Mutex::new(Vec::with_capacity(args.games as usize));
    let failed: Mutex<Option<anyhow::Error>> = Mutex::new(None);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= args.games {
                        return;
                    }
                    match plan.play::<G>(number, folder) {
                        Ok(played) => done.lock().expect("no thread panics with it").push(played),
                        Err(error) => {
                            *failed.lock().expect("no thread panics with it") = Some(error);
                            next.store(args.games, Ordering::Relaxed);
                        }
                    }
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    if let Some(error) = failed.into_inner().expect("all threads are done") {
        return Err(error);
    }
    let mut played = done.into_inner().expect("all threads are done");
    played.sort_by_key(|played| played.number);
    Ok(played)
}

impl Plan {
    /// Plays game `number`.
    fn play<G: Tabletop>(&self, number: u32, folder: Option<&std::path::Path>) -> anyhow::Result<Played> {
        let n = self.specs.len();
        let (rotation, turn) = (number as usize % n, number as usize / n % n);
        let bots: Vec<usize> = (0..n).map(|seat| (seat + rotation) % n).collect();
        // Unless the player said who goes first, everybody does in turn.
        let mut chosen = self.chosen.clone();
        chosen.first = chosen.first.or(Some(Seat(turn as u8)));
        let setup = G::setup(&chosen);
        let mut seeds = SplitMix64::new(self.seed ^ u64::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let seed = seeds.next_u64();
        let mut minds: Vec<Box<dyn Bot<G>>> =
            bots.iter().map(|&index| bot(&self.specs[index], seeds.next_u64())).collect();
        let mut game = G::new(&setup)?;
        let mut generator = Generator::new(Seed::from(seed), 0);
        let mut taken = Vec::new();
        let mut decisions = 0;
        let mut actions = Vec::new();
        let limit = Limits::default().decisions;
        let outcome = loop {
            match game.status() {
                Status::Over(outcome) => break Some(outcome),
                Status::Chance(chance) => game.resolve_chance(generator.sample(chance), &mut Log::off()),
                Status::Decision(_) if decisions == limit => break None,
                Status::Decision(seats) => {
                    let Some(seat) = seats.lowest() else { break None };
                    actions.clear();
                    game.legal_actions(seat, &mut actions);
                    let action = match actions[..] {
                        [only] => only,
                        _ => minds[seat.index()].choose(&game, seat, &actions, &Progress::none()),
                    };
                    game.apply(seat, action, &mut Log::off())?;
                    decisions += 1;
                    if folder.is_some() {
                        taken.push((seat, action));
                    }
                }
            }
        };
        if let Some(folder) = folder {
            let who = bots.iter().map(|&index| self.specs[index].to_string()).collect();
            record::write::<G>(folder, number, setup, who, seed, &taken)?;
        }
        let view = game.view(Viewer::Spectator);
        let winners = outcome.map_or(SeatSet::EMPTY, |outcome| outcome.winners);
        let drawn = outcome.is_some() && is_draw::<G>(&view, winners);
        let first = G::first(&view);
        Ok(Played {
            number,
            seed,
            bots,
            first,
            first_side: G::side_of(&view, first),
            winners: if drawn { SeatSet::EMPTY } else { winners },
            broken_off: outcome.is_none(),
            turns: G::turn(&view),
            decisions,
        })
    }
}
