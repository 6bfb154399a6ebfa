//! Matches of `StarCraft` with Brood War: `koprulu <players> <games> <first bot> <the others' bot> [first seed]`.
//! The first bot sits in every seat in turn; factions are dealt at random in the ready-made galaxy. What each
//! Leadership card won follows.

use std::collections::BTreeMap;

use orrery_bots::{Limits, Spec, bot, play_game};
use orrery_engine::Seat;
use orrery_starcraft::cards::Leadership;
use orrery_starcraft::setup::{Factions, Galaxy};
use orrery_starcraft::{Setup, StarCraft};
use rayon::prelude::*;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let players: u8 = args[0].parse().expect("players");
    let games: u64 = args[1].parse().expect("games");
    let (hero, others): (Spec, Spec) = (args[2].parse().expect("a bot"), args[3].parse().expect("a bot"));
    let first: u64 = args.get(4).map_or(1, |seed| seed.parse().expect("a seed"));
    let played: Vec<(f64, Vec<(Leadership, f64)>)> = (0..games)
        .into_par_iter()
        .map(|n| {
            let seat = Seat((n % u64::from(players)) as u8);
            let spec = |at| if at == seat { hero } else { others };
            let mut setup = Setup::new(players);
            setup.options.brood_war = true;
            setup.options.factions = Factions::Dealt;
            setup.options.galaxy = Galaxy::Ready;
            let seed = first + n / u64::from(players);
            let mut bots: Vec<_> = Seat::all(players)
                .map(|at| bot::<StarCraft>(&spec(at), seed * 8 + u64::from(at.0)))
                .collect();
            let played =
                play_game(&setup, &mut bots, seed, Limits::default(), |_, _| ()).expect("a legal setup");
            let winners = played.outcome.map(|outcome| outcome.winners).expect("the game ends");
            let share = |at: Seat| if winners.contains(at) { 1.0 / f64::from(winners.len()) } else { 0.0 };
            let led = |at: Seat| {
                let resolved = played.game.player(at).brood.resolved;
                Leadership::all().filter(move |card| resolved & card.bit() != 0)
            };
            let cards =
                Seat::all(players).flat_map(|at| led(at).map(move |card| (card, share(at)))).collect();
            (share(seat), cards)
        })
        .collect();
    let wins: f64 = played.iter().map(|game| game.0).sum();
    let share = wins / games as f64;
    println!(
        "{hero} wins {wins:.1} of {games} games = {:.1} % ± {:.1} against {} × {others}",
        100.0 * share,
        196.0 * (share * (1.0 - share) / games as f64).sqrt(),
        players - 1
    );
    let mut cards: BTreeMap<Leadership, (u32, f64)> = BTreeMap::new();
    for (card, share) in played.into_iter().flat_map(|game| game.1) {
        let entry = cards.entry(card).or_default();
        entry.0 += 1;
        entry.1 += share;
    }
    for (card, (chosen, won)) in cards {
        println!("{card:?}: {won:.1} of {chosen}");
    }
}
