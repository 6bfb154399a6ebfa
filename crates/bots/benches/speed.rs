//! How fast the games are: `make bench`.
//!
//! Without arguments prints figures per second of CPU time on one thread. With `count WORK N` does just N pieces of
//! one work, for an instruction counter.

use std::hint::black_box;
use std::time::{Duration, Instant};

use orrery_bots::{Level, Limits, Progress, Spec, bot, play_game, playout_to_end};
use orrery_engine::{Appraise, Game, Log, Source, SplitMix64, Status};
use orrery_rebellion::Rebellion;
use orrery_star_realms::{Mode, Setup, StarRealms};
use orrery_starcraft::StarCraft;
use orrery_starcraft::setup::{Factions, Galaxy};
use orrery_twilight_imperium::TwilightImperium;
use orrery_twilight_imperium::{odds, setup as twilight};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    if let [count, work, n] = args.as_slice()
        && count == "count"
    {
        let n = n.parse().expect("how many");
        let done = match work.as_str() {
            "decisions" => random_decisions::<StarRealms>(&Setup::duel(), n),
            "clones" => clones(&middle(), n),
            "starcraft-decisions" => random_decisions::<StarCraft>(&starcraft(2, Galaxy::Ready), n),
            "rebellion-decisions" => random_decisions::<Rebellion>(&rebellion(2), n),
            "twilight-imperium-decisions" => random_decisions::<TwilightImperium>(&twilight_imperium(6), n),
            _ => panic!(
                "count decisions, clones, starcraft-decisions, rebellion-decisions or twilight-imperium-decisions, and N"
            ),
        };
        println!("{done}");
        return;
    }
    let wanted = |game: &str| args.is_empty() || args.iter().any(|arg| arg == game);
    if wanted("star-realms") {
        report_star_realms();
    }
    if wanted("starcraft") {
        report_starcraft();
    }
    if wanted("rebellion") {
        report_rebellion();
    }
    if wanted("twilight-imperium") {
        report_twilight_imperium();
    }
}

fn report_star_realms() {
    println!("Star Realms");
    println!("size of a state: {} bytes", size_of::<StarRealms>());
    for mode in Mode::ALL {
        for players in [2, 4, 6].into_iter().filter(|&players| mode.admits(players)) {
            let setup = Setup::of(mode, players);
            report(&format!("random decisions, {} of {players}", mode.key()), || {
                random_decisions::<StarRealms>(&setup, 200_000)
            });
        }
    }
    report("games, greedy against greedy", || games::<StarRealms>(&Setup::duel(), &Spec::Greedy, 500));
    let game = middle();
    report("clones of a state in the middle of a game", || clones(&game, 1_000_000));
    report("playouts to the end from the middle of a game", || playouts(1_000));
}

fn report_starcraft() {
    println!("StarCraft");
    println!("size of a state: {} bytes", size_of::<StarCraft>());
    for galaxy in [Galaxy::Ready, Galaxy::Built] {
        for players in [2, 4, 6] {
            let setup = starcraft(players, galaxy);
            report(&format!("random decisions, {players} players, galaxy {galaxy:?}"), || {
                random_decisions::<StarCraft>(&setup, 100_000)
            });
        }
    }
    let game = starcraft_middle(6);
    report("clones of a state of six players in the middle of a game", || clones(&game, 500_000));
    for (spec, players) in [(Spec::Greedy, 2), (Spec::Greedy, 6), (Spec::Level(Level::Easy), 6)] {
        let setup = starcraft(players, Galaxy::Ready);
        report(&format!("games of {players}, {spec}"), || games::<StarCraft>(&setup, &spec, 10));
    }
    for (players, galaxy) in [(2, Galaxy::Ready), (6, Galaxy::Built)] {
        let setup = brood_war(players, galaxy);
        report(&format!("random decisions with Brood War, {players} players, galaxy {galaxy:?}"), || {
            random_decisions::<StarCraft>(&setup, 100_000)
        });
    }
    let game = played_until::<StarCraft>(&brood_war(6, Galaxy::Ready), |game| game.round() == 3);
    report("clones with Brood War of a state of six players in the middle of a game", || {
        clones(&game, 500_000)
    });
    for (spec, players) in [(Spec::Greedy, 2), (Spec::Level(Level::Easy), 6)] {
        let setup = brood_war(players, Galaxy::Ready);
        report(&format!("games with Brood War of {players}, {spec}"), || {
            games::<StarCraft>(&setup, &spec, 10)
        });
    }
}

fn report_rebellion() {
    println!("Star Wars: Rebellion");
    println!("size of a state: {} bytes", size_of::<Rebellion>());
    for players in 2..=4 {
        report(&format!("random decisions, {players} players"), || {
            random_decisions::<Rebellion>(&rebellion(players), 100_000)
        });
    }
    let game = played_until::<Rebellion>(&rebellion(2), |game| game.time() == 3);
    report("clones of a state in the middle of a game", || clones(&game, 500_000));
    for players in 2..=4 {
        report(&format!("games of {players}, greedy"), || {
            games::<Rebellion>(&rebellion(players), &Spec::Greedy, 10)
        });
    }
}

fn report_twilight_imperium() {
    println!("Twilight Imperium");
    println!("size of a state: {} bytes", size_of::<TwilightImperium>());
    for players in 3..=6 {
        let setup = twilight_imperium(players);
        report(&format!("random decisions, {players} players"), || {
            random_decisions::<TwilightImperium>(&setup, 100_000)
        });
    }
    let game = played_until::<TwilightImperium>(&twilight_imperium(6), |game| game.round() == 3);
    report("clones of a state of six players in the middle of a game", || clones(&game, 500_000));
    for players in [3, 6] {
        let setup = twilight_imperium(players);
        report(&format!("games of {players}, greedy"), || {
            games::<TwilightImperium>(&setup, &Spec::Greedy, 2)
        });
    }
    let forces = [
        "faction=sol; 2 carrier, 3 fighter, 1 dreadnought; tech=duranium_armor,assault_cannon; cards=morale_boost",
        "faction=letnev; 2 cruiser, 2 destroyer, 1 carrier, 4 fighter, 1 dreadnought; upgrades=destroyer",
    ];
    report("battles between mixed fleets", || battles(forces, 20_000));
}

/// Fights so many space combats.
fn battles(forces: [&str; 2], n: u32) -> u64 {
    let [attacker, defender] = forces.map(|text| text.parse().expect("a force"));
    black_box(odds::fight_many([&attacker, &defender], odds::Arena::Space, odds::Sustain::Early, n, 7));
    u64::from(n)
}

/// A table with factions dealt and a ready map.
fn twilight_imperium(players: u8) -> twilight::Setup {
    let (factions, galaxy) = (twilight::Factions::Random, twilight::Galaxy::Ready);
    twilight::Setup { factions, galaxy, ..twilight::Setup::new(players) }
}

fn rebellion(players: u8) -> orrery_rebellion::Setup {
    orrery_rebellion::Setup::new(players)
}

/// A table with factions dealt.
fn starcraft(players: u8, galaxy: Galaxy) -> orrery_starcraft::Setup {
    let mut setup = orrery_starcraft::Setup::new(players);
    setup.options.factions = Factions::Dealt;
    setup.options.galaxy = galaxy;
    setup
}

/// The same with Brood War.
fn brood_war(players: u8, galaxy: Galaxy) -> orrery_starcraft::Setup {
    let mut setup = starcraft(players, galaxy);
    setup.options.brood_war = true;
    setup
}

/// A game in its third round, played greedily so far.
fn starcraft_middle(players: u8) -> StarCraft {
    played_until::<StarCraft>(&starcraft(players, Galaxy::Ready), |game| game.round() == 3)
}

/// Prints how many pieces of `work` are done in a second of CPU time.
fn report(what: &str, mut work: impl FnMut() -> u64) {
    work();
    let (start, begun) = (Instant::now(), cpu_time());
    let mut done = 0;
    while start.elapsed() < Duration::from_secs(2) {
        done += work();
    }
    let spent = match (begun, cpu_time()) {
        (Some(begun), Some(ended)) => ended.saturating_sub(begun),
        _ => start.elapsed(),
    };
    println!("{what}: {:.0} a second", done as f64 / spent.as_secs_f64());
}

/// The time this thread has run on a processor, where Linux tells it.
fn cpu_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(text.split(' ').next()?.parse().ok()?))
}

/// Lists, chooses and applies uniformly random actions, game after game.
#[inline(never)]
fn random_decisions<G: Game>(setup: &G::Setup, n: u64) -> u64 {
    let mut source = SplitMix64::new(1);
    let mut actions = Vec::new();
    let mut game = G::new(setup).expect("a setup that the rules allow");
    let mut done = 0;
    while done < n {
        match game.status() {
            Status::Over(_) => game = G::new(setup).expect("a setup that the rules allow"),
            Status::Chance(chance) => {
                let outcome = chance.sample(&mut source);
                game.resolve_chance(outcome, &mut Log::off());
            }
            Status::Decision(seats) => {
                let seat = seats.lowest().expect("somebody owes a decision");
                actions.clear();
                game.legal_actions(seat, &mut actions);
                let action = actions[source.below(actions.len() as u32) as usize];
                game.apply_unchecked(seat, action, &mut Log::off());
                done += 1;
            }
        }
    }
    done
}

fn games<G: Appraise>(setup: &G::Setup, spec: &Spec, n: u64) -> u64 {
    let seats = G::new(setup).expect("a setup that the rules allow").seats();
    for seed in 0..n {
        let mut bots: Vec<_> = (0..u64::from(seats)).map(|i| bot::<G>(spec, seed * 8 + i)).collect();
        black_box(play_game(setup, &mut bots, seed, Limits::default(), |_, _| ()).expect("a game ends"));
    }
    n
}

/// A duel after fourteen turns.
fn middle() -> StarRealms {
    played_until::<StarRealms>(&Setup::duel(), |game| game.turn() == 14)
}

/// A game played greedily until then.
fn played_until<G: Appraise>(setup: &G::Setup, then: impl Fn(&G) -> bool) -> G {
    let mut game = G::new(setup).expect("a setup that the rules allow");
    let mut bots: Vec<_> = (0..u64::from(game.seats())).map(|seed| bot::<G>(&Spec::Greedy, seed)).collect();
    let mut source = SplitMix64::new(5);
    let mut actions = Vec::new();
    while !then(&game) {
        match game.status() {
            Status::Over(_) => unreachable!("the game goes on for so long"),
            Status::Chance(chance) => {
                let outcome = chance.sample(&mut source);
                game.resolve_chance(outcome, &mut Log::off());
            }
            Status::Decision(seats) => {
                let seat = seats.lowest().expect("somebody owes a decision");
                actions.clear();
                game.legal_actions(seat, &mut actions);
                let action = bots[seat.index()].choose(&game, seat, &actions, &Progress::none());
                game.apply_unchecked(seat, action, &mut Log::off());
            }
        }
    }
    game
}

#[inline(never)]
fn clones<G: Game>(game: &G, n: u64) -> u64 {
    for _ in 0..n {
        black_box(black_box(game).clone());
    }
    n
}

fn playouts(n: u64) -> u64 {
    let game = middle();
    let mut source = SplitMix64::new(9);
    for _ in 0..n {
        let mut world = game;
        world.redeal(
            orrery_engine::Viewer::Seat(world.active().lowest().expect("somebody moves")),
            source.next_u64(),
        );
        black_box(playout_to_end(&mut world, &mut source));
    }
    n
}
