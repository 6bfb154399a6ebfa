use orrery_star_realms::{DiscardTiming, Mode, Options, Setup, TradeDeck};

use crate::game;

fn setups() -> impl Iterator<Item = Setup> {
    let tables = Mode::ALL.into_iter().flat_map(|mode| (2..=6).map(move |players| (mode, players)));
    tables.filter(|&(mode, players)| mode.admits(players)).flat_map(|(mode, players)| {
        let decks = [TradeDeck::ColonyWars, TradeDeck::BaseSet, TradeDeck::Mixed];
        decks.map(|deck| Setup { deck, ..Setup::of(mode, players) })
    })
}

#[test]
fn greedy_plays_every_mode_to_the_end() {
    for setup in setups() {
        for seed in 1..=6 {
            let discard = if seed % 2 == 0 { DiscardTiming::AtOnce } else { DiscardTiming::StartOfTurn };
            let options = Options { discard, joint_explorers: seed % 3 == 0, ..setup.options };
            let played = game(&Setup { options, ..setup }, &["greedy"; 6][..setup.players.into()], seed);
            assert!(played.outcome.is_some(), "{setup:?}, seed {seed}: {} decisions", played.decisions);
        }
    }
}

#[test]
fn mixed_tables_play_every_mode_to_the_end() {
    for (seed, setup) in (1..).zip(setups()) {
        let names = ["novice", "easy", "greedy", "random", "search:12", "normal"];
        let played = game(&setup, &names[..setup.players.into()], seed);
        assert!(played.outcome.is_some(), "{setup:?}: {} decisions", played.decisions);
    }
}

#[test]
fn search_plays_every_mode_to_the_end() {
    for mode in Mode::ALL {
        let setup = Setup::of(mode, if mode == Mode::Duel { 2 } else { 6 });
        let played = game(&setup, &["search:10"; 6][..setup.players.into()], 3);
        assert!(played.outcome.is_some(), "{mode:?}: {} decisions", played.decisions);
    }
}
