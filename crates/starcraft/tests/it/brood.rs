//! Brood War: games with the expansion end.

use orrery_engine::{Game, Log, SplitMix64, Status};
use orrery_starcraft::setup::{Factions, Galaxy};
use orrery_testkit::play::random_record;
use orrery_testkit::{Components, Lawful};

use crate::laws::Laws;
use crate::support::*;

/// Setups with the expansion for every number of players and variant.
pub(crate) fn setups() -> Vec<(&'static str, Setup)> {
    let plain = Options { brood_war: true, ..Options::default() };
    let ready = Options { galaxy: Galaxy::Ready, ..plain };
    let dealt = Options { factions: Factions::Dealt, ..plain };
    let of = |players, options| Setup { options, ..Setup::new(players) };
    vec![
        ("brood war, two", of(2, plain)),
        ("brood war, two, ready", of(2, ready)),
        ("brood war, three", of(3, dealt)),
        ("brood war, three, conquest", of(3, Options { conquest: true, ..plain })),
        ("brood war, four in teams", of(4, Options { teams: true, ..plain })),
        ("brood war, four, ready", of(4, ready)),
        ("brood war, five", of(5, dealt)),
        ("brood war, five, ready", of(5, Options { factions: Factions::Dealt, ..ready })),
        ("brood war, six", of(6, plain)),
        ("brood war, six in teams", of(6, Options { teams: true, ..ready })),
    ]
}

/// SC 20.1.1
#[test]
fn a_random_game_of_brood_war_ends() {
    for (name, setup) in setups() {
        for seed in 0..6 {
            let mut game = StarCraft::new(&setup).expect("a setup that the rules allow");
            let mut source = SplitMix64::new(seed);
            let mut records = 0_u32;
            while !matches!(game.status(), Status::Over(_)) {
                let record = random_record(&game, &mut source)
                    .unwrap_or_else(|what| panic!("{name}, {seed}: {what:?}"))
                    .expect("the game goes on");
                record
                    .play(&mut game, &mut Log::off())
                    .unwrap_or_else(|why| panic!("{name}, {seed}: {why:?}"));
                if let Err(what) = game.validate() {
                    panic!("{name}, seed {seed}, record {records} {record:?}: {what}");
                }
                records += 1;
                assert!(records < 60_000, "{name}, seed {seed} goes on for ever");
            }
        }
    }
}

/// The laws of the base game with fewer games a setup.
pub(crate) struct BroodLaws;

impl Lawful for BroodLaws {
    type Game = StarCraft;

    const GAMES: u64 = 6;
    const ZONES: &'static [&'static str] = orrery_starcraft::describe::ZONES;

    fn universe(game: &StarCraft) -> Vec<Action> {
        Laws::universe(game)
    }

    fn is_seldom(action: Action) -> bool {
        Laws::is_seldom(action)
    }

    fn components(game: &StarCraft) -> Components {
        Laws::components(game)
    }

    fn validate(game: &StarCraft) -> Result<(), String> {
        if game.stack_depth() > 14 {
            return Err(format!("{} frames", game.stack_depth()));
        }
        game.validate()
    }
}

orrery_testkit::laws!(BroodLaws, setups());
