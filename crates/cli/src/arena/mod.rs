//! `orrery arena`: bots meet each other, and their strengths are estimated.

mod page;
mod plots;
mod rating;
mod report;
mod schedule;

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};
use std::{process, thread};

use anyhow::{Context, bail};
use orrery_bots::Progress;
use orrery_engine::{Chosen, Offered, Seat, SeatSet};
use orrery_games::Task;
use serde::Serialize;

use self::rating::Result as Outcome;
use self::schedule::Schedule;
use crate::args::ArenaArgs;
use crate::matches::{Plan, Played};
use crate::program::Player;
use crate::setup::chosen;
use crate::sim::{Interval, wilson};
use crate::tabletop::sides;
use crate::text::{Language, Texts};

/// `orrery arena` with one game.
pub struct Arena<'a>(pub &'a ArenaArgs);

/// A rating and the bounds within which it lies with 95 % confidence; an open one says that no result speaks against any
/// rating on that side.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
struct Rating {
    points: f64,
    low: Option<f64>,
    high: Option<f64>,
}

/// How one bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct Row {
    bot: String,
    rating: Rating,
    /// Games it played in and that were not broken off. A game is one trial, however many seats it had in it.
    games: u32,
    /// Games that it won, in one of its seats, and shared with nobody.
    wins: u32,
    win_rate: Interval,
    /// Milliseconds it took to decide, on average; left out of files, which are the same on every machine.
    #[serde(skip)]
    milliseconds: f64,
}

/// What all games tell together.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct Standings {
    game: String,
    players: u8,
    games: u32,
    seed: u64,
    draws: u32,
    broken_off: u32,
    /// The strongest first.
    bots: Vec<Row>,
    /// Of the games in which both sat and only one of them won, alone or with others, how often the first did; by place in
    /// `bots`.
    duels: Vec<Vec<Option<(u32, u32)>>>,
    /// After how many games everybody has met everybody on every side equally often, and whether there were other than that.
    cycle: u32,
    uneven: bool,
    /// After how many games they have also sat in every order around the table equally often.
    round: u32,
    /// Ratings as they were after so many games, by place in `bots`.
    course: Vec<(u32, Vec<f64>)>,
    /// How many turns each game took.
    turns: Vec<u32>,
    #[serde(skip)]
    seconds: f64,
    /// What else is to be said of how it was played.
    #[serde(skip)]
    remarks: Vec<String>,
}

impl Task for Arena<'_> {
    type Output = anyhow::Result<()>;

    fn run<G: Offered>(self) -> anyhow::Result<()> {
        let args = self.0;
        let texts = Texts::new(args.lang.unwrap_or_else(Language::of_environment), Some(G::ID));
        let chosen = chosen::<G>(&args.setup, None, &texts)?;
        let players: Vec<Player> =
            args.bots.iter().map(|who| Player::of(who, &texts)).collect::<anyhow::Result<_>>()?;
        if players.len() < 2 || (1..players.len()).any(|index| players[..index].contains(&players[index])) {
            bail!(texts.get("error-arena-bots"));
        }
        if let Some(path) = &args.report {
            try_writing(path, &texts)?;
        }
        let schedule = Schedule::new(players.len(), sides_by_first::<G>(&chosen)?);
        let (games, threads) = (args.games, args.threads);
        let lineup = |number| schedule.lineup(number);
        let stop = stopped_by_interrupts(&texts)?;
        let plan = Plan { chosen, players, seed: args.seed, games, threads, stop, lineup };
        let started = Instant::now();
        let finished = plan.run::<G>(&texts, |_, _, _| Ok(()))?;
        let played = &finished.played;
        if played.is_empty() {
            bail!(texts.get("error-arena-stopped"));
        }
        let even = [schedule.cycle(), schedule.round()];
        let mut standings = Standings::of(G::ID, &plan.players, played, even, args.seed, started.elapsed());
        standings.remarks.extend(plan.stopped(played, &texts));
        standings.remarks.extend(plan.remark(&texts));
        if args.json {
            report::json(&standings)?;
        } else {
            report::table(&standings, &texts);
        }
        if let Some(path) = &args.report {
            let page = page::page(&standings, &texts);
            create(path)
                .and_then(|mut file| file.write_all(page.as_bytes()))
                .with_context(|| path.display().to_string())?;
            eprintln!("{}", texts.with("arena-written", [("file", path.display().to_string())]));
        }
        finished.end()
    }
}

/// What Ctrl-C stops; pressed again, it ends the program at once.
fn stopped_by_interrupts(texts: &Texts) -> anyhow::Result<Progress> {
    let stop = Progress::new();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
        let mut interrupts = runtime.block_on(async { signal(SignalKind::interrupt()) })?;
        eprintln!("{}", texts.get("arena-stop"));
        let stop = stop.clone();
        thread::spawn(move || {
            while runtime.block_on(interrupts.recv()).is_some() {
                if stop.is_stopped() {
                    process::exit(130);
                }
                stop.stop();
            }
        });
    }
    Ok(stop)
}

/// Who is with whom, for each seat that may go first.
fn sides_by_first<G: Offered>(chosen: &Chosen) -> anyhow::Result<Vec<Vec<SeatSet>>> {
    let sides_of = |first: Seat| {
        let mut chosen = chosen.clone();
        chosen.first = chosen.first.or(Some(first));
        Ok(sides::<G>(&G::new(&G::setup(&chosen))?))
    };
    Seat::all(chosen.players).map(sides_of).collect()
}

/// A file that was not there.
fn create(path: &Path) -> io::Result<File> {
    OpenOptions::new().write(true).create_new(true).open(path)
}

/// Nobody shall play for hours and then not be able to write what came of it.
fn try_writing(path: &Path, texts: &Texts) -> anyhow::Result<()> {
    let file = path.display().to_string();
    if path.exists() {
        bail!(texts.with("error-arena-file", [("file", file)]));
    }
    let tried = create(path).and_then(|_| fs::remove_file(path));
    tried.with_context(|| texts.with("error-arena-report", [("file", file)]))
}

/// At how many moments of the course ratings are told.
const MOMENTS: usize = 24;

impl Standings {
    fn of(
        game: &str,
        players: &[Player],
        played: &[Played],
        even: [u32; 2],
        seed: u64,
        time: Duration,
    ) -> Self {
        let (bots, [cycle, round]) = (players.len(), even);
        let results: Vec<Outcome> = played.iter().filter_map(|played| Outcome::of(played, bots)).collect();
        let ratings = rating::ratings(&results, bots);
        let mut order: Vec<usize> = (0..bots).collect();
        order.sort_by(|&one, &other| ratings[other].points.total_cmp(&ratings[one].points));
        let sittings = |bot: usize| {
            played.iter().flat_map(move |game| {
                game.bots
                    .iter()
                    .enumerate()
                    .filter(move |&(_, &own)| own == bot)
                    .map(move |(seat, _)| (game, seat))
            })
        };
        let row = |bot: usize| {
            let games =
                played.iter().filter(|game| !game.broken_off && game.bots.contains(&bot)).count() as u32;
            let wins = played.iter().filter(|game| !game.drawn && won(game, bot)).count() as u32;
            let thought = sittings(bot).map(|(game, seat)| game.thought[seat]);
            let (count, time) = thought
                .fold((0, Duration::ZERO), |(count, time), (more, longer)| (count + more, time + longer));
            Row {
                bot: players[bot].to_string(),
                rating: ratings[bot],
                games,
                wins,
                win_rate: wilson(wins, games),
                milliseconds: time.as_secs_f64() * 1000.0 / f64::from(count.max(1)),
            }
        };
        let moments = (1..=MOMENTS).map(|moment| results.len() * moment / MOMENTS).filter(|&games| games > 0);
        let course = moments.map(|games| {
            let points = rating::ratings_after(&results, games, bots);
            (games as u32, order.iter().map(|&bot| points[bot]).collect())
        });
        let duel = |one: usize, other: usize| (one != other).then(|| duel(played, one, other));
        let broken_off = played.iter().filter(|game| game.broken_off).count() as u32;
        Self {
            game: game.to_owned(),
            players: played.first().map_or(0, |game| game.bots.len() as u8),
            games: played.len() as u32,
            seed,
            draws: played.iter().filter(|game| game.drawn).count() as u32,
            broken_off,
            bots: order.iter().map(|&bot| row(bot)).collect(),
            duels: order.iter().map(|&one| order.iter().map(|&other| duel(one, other)).collect()).collect(),
            cycle,
            uneven: !(played.len() as u32).is_multiple_of(cycle),
            round,
            course: course.collect(),
            turns: played.iter().map(|game| game.turns).collect(),
            seconds: time.as_secs_f64(),
            remarks: Vec::new(),
        }
    }
}

/// Whether a bot won, in any of its seats, alone or with others.
fn won(game: &Played, bot: usize) -> bool {
    game.winners.iter().any(|seat| game.bots[seat.index()] == bot)
}

/// How often `one` won without `other`, of the games in which just one of the two did.
fn duel(played: &[Played], one: usize, other: usize) -> (u32, u32) {
    let both = |game: &&Played| game.bots.contains(&one) && game.bots.contains(&other);
    let decided = played.iter().filter(both).filter(|game| won(game, one) != won(game, other));
    decided.fold((0, 0), |(wins, games), game| (wins + u32::from(won(game, one)), games + 1))
}
