//! The laws every game must obey, with Brood War, for every player count and variant.

use orrery_starcraft::setup::{Factions, Galaxy};
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

/// The laws of the base game.
pub(crate) struct BroodLaws;

impl Lawful for BroodLaws {
    type Game = StarCraft;

    /// Of every number of players there are two setups: 500 games each.
    const GAMES: u64 = 250;
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
