//! Random games come to an end.

use orrery_engine::{Game, Log, SplitMix64, Status};
use orrery_testkit::play::likely_record;
use orrery_twilight_imperium::TwilightImperium;
use orrery_twilight_imperium::setup::{Factions, Galaxy, Goal, Setup};

use crate::laws::is_seldom;

fn play(setup: &Setup, seed: u64) -> (usize, u8) {
    let mut game = TwilightImperium::new(setup).expect("a setup that the rules allow");
    let mut source = SplitMix64::new(seed);
    let mut records = 0;
    while let Some(record) = likely_record(&game, |action| is_seldom(&game, action), &mut source)
        .unwrap_or_else(|why| panic!("seed {seed}: {why} in {game:?}"))
    {
        record.play(&mut game, &mut Log::off()).expect("a listed action");
        records += 1;
        if let Err(why) = game.validate() {
            panic!("seed {seed}, record {records} {record:?}: {why}");
        }
        assert!(records < 200_000, "seed {seed}: no end in sight");
    }
    assert!(matches!(game.status(), Status::Over(_)));
    (records, game.round())
}

/// TI 30.15.2: the objectives run out in round 9 at the latest.
#[test]
fn random_games_end() {
    let games: u64 = std::env::var("TI_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(3);
    let first: u64 = std::env::var("TI_SEED").ok().and_then(|n| n.parse().ok()).unwrap_or(0);
    for players in 3..=6 {
        for seed in first..first + games {
            let galaxy = if seed % 2 == 0 { Galaxy::Built } else { Galaxy::Ready };
            let setup = Setup { players, factions: Factions::Random, galaxy, goal: Goal::Ten };
            let (records, round) = play(&setup, seed);
            println!("{players} players, seed {seed}: {records} records, {round} rounds");
            assert!(round <= 9);
        }
    }
}

#[test]
fn histogram() {
    use std::collections::BTreeMap;
    let games: u64 = std::env::var("TI_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(0);
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    for seed in 0..games {
        let players = 3 + (seed % 4) as u8;
        let setup =
            Setup { players, factions: Factions::Random, galaxy: Galaxy::Ready, goal: Goal::Fourteen };
        let mut game = TwilightImperium::new(&setup).expect("ok");
        let mut source = SplitMix64::new(seed);
        while let Some(record) =
            likely_record(&game, |action| is_seldom(&game, action), &mut source).expect("ok")
        {
            let mut events = Vec::new();
            record.play(&mut game, &mut Log::to(&mut events)).expect("ok");
            for event in events {
                let text = format!("{event:?}");
                let name = text.split([' ', '{']).next().unwrap_or("").to_owned();
                let name = match &event {
                    orrery_twilight_imperium::Event::PowerUsed { power, .. } => format!("{power:?}"),
                    orrery_twilight_imperium::Event::CardPlayed { card, .. } => format!("Card {card:?}"),
                    orrery_twilight_imperium::Event::NotePlayed { note, .. } => {
                        format!("Note {:?}", note.note)
                    }
                    orrery_twilight_imperium::Event::AgendaResolved { agenda, .. } => {
                        format!("Agenda {agenda:?}")
                    }
                    orrery_twilight_imperium::Event::Scored { objective, .. } => {
                        format!("Score {objective:?}")
                    }
                    _ => name,
                };
                *counts.entry(name).or_default() += 1;
            }
        }
    }
    for (name, n) in counts {
        println!("{n:6} {name}");
    }
}
