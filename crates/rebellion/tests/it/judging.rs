//! What bots know: where the base may be, and clear positions in which the right thing is done at a glance.

use orrery_engine::{Appraise, Game, Log, Source, SplitMix64, Viewer};
use orrery_rebellion::judge::belief::Belief;

use crate::support::*;

/// The action that is appraised highest.
fn best(game: &Rebellion, seat: Seat) -> Action {
    let (mut actions, mut worths) = (Vec::new(), Vec::new());
    game.legal_actions(seat, &mut actions);
    game.appraise_all(seat, &actions, &mut worths);
    let top = (0..actions.len()).max_by_key(|&n| (worths[n], usize::MAX - n)).expect("an action");
    actions[top]
}

/// Plays a game, one decision in `careless` at random, and shows every position.
fn plays(players: u8, seed: u64, careless: u32, mut look: impl FnMut(&Rebellion)) {
    let mut game = Rebellion::new(&Setup::new(players)).expect("a legal setup");
    let mut luck = SplitMix64::new(seed);
    let mut actions = Vec::new();
    loop {
        match game.status() {
            Status::Over(_) => return,
            Status::Chance(chance) => game.resolve_chance(chance.sample(&mut luck), &mut Log::off()),
            Status::Decision(seats) => {
                let seat = seats.lowest().expect("somebody");
                let action = if luck.below(careless) == 0 {
                    actions.clear();
                    game.legal_actions(seat, &mut actions);
                    actions[luck.below(actions.len() as u32) as usize]
                } else {
                    best(&game, seat)
                };
                game.apply(seat, action, &mut Log::off()).expect("a listed action");
            }
        }
        look(&game);
    }
}

#[test]
fn the_base_is_never_ruled_out() {
    for (players, seeds, careless) in
        [(2, 0..40, 1), (2, 40..80, 8), (2, 80..120, 1000), (3, 0..10, 20), (4, 0..10, 20)]
    {
        for seed in seeds {
            plays(players, seed, careless, |game| {
                let Some(base) = game.base().filter(|_| game.ended().is_none()) else { return };
                assert!(
                    Belief::of_empire(game).weight(base) > 0,
                    "{base:?} of {:?}, seed {seed}",
                    game.candidates()
                );
                assert!(Belief::feared(game).weight(base) > 0, "{base:?}, seed {seed}");
            });
        }
    }
}

#[test]
fn the_belief_rests_on_what_the_empire_knows() {
    let mut positions = 0;
    for seed in 0..12 {
        plays(2, seed, 6, |game| {
            if game.base().is_none() || game.ended().is_some() {
                return;
            }
            positions += 1;
            if positions % 7 != 0 {
                return;
            }
            let belief = Belief::of_empire(game);
            for seed in 1..3 {
                let mut other = game.clone();
                other.redeal(Viewer::Seat(E), seed);
                assert_eq!(Belief::of_empire(&other), belief);
                assert!(belief.weight(other.base().expect("a base")) > 0);
                let mut seen = game.clone();
                seen.redeal(Viewer::Seat(R), seed);
                assert_eq!(Belief::feared(&seen), Belief::feared(game));
            }
        });
    }
    assert!(positions > 1000);
}

#[test]
fn weights_sum_to_the_total_and_probe_cards_have_none() {
    for seed in 0..10 {
        plays(2, seed, 5, |game| {
            let belief = Belief::of_empire(game);
            let sum: u32 = System::all().map(|system| u32::from(belief.weight(system))).sum();
            assert_eq!(sum, belief.total());
            let chances: i32 = System::all().map(|system| belief.chance(system)).sum();
            assert!(sum == 0 || (950..=1000).contains(&chances), "{chances}");
            if !game.is_revealed() {
                for &system in game.probes(ProbeZone::Hand) {
                    assert_eq!(belief.weight(system), 0, "{system:?}");
                }
                assert_eq!(belief.weight(System::Coruscant), 0);
            }
        });
    }
}

#[test]
fn worlds_dealt_anew_have_the_base_where_it_is_believed() {
    let game = position()
        .probe(System::Endor)
        .units(System::Bespin, &[(Unit::StarDestroyer, 1), (Unit::Stormtrooper, 2)])
        .build();
    let belief = Belief::of_empire(&game);
    let mut counts = [0_u32; System::COUNT];
    let worlds = 6000;
    for seed in 0..worlds {
        let mut world = game.clone();
        world.redeal(Viewer::Seat(E), seed);
        counts[world.base().expect("a base") as usize] += 1;
    }
    for system in System::all() {
        let expected = worlds as f64 * f64::from(belief.weight(system)) / f64::from(belief.total());
        let off = (f64::from(counts[system as usize]) - expected).abs();
        assert!(off <= 5.0 * expected.sqrt(), "{system:?}: {} of {expected:.0}", counts[system as usize]);
    }
    assert_eq!(counts[System::Endor as usize], 0);
    assert_eq!(counts[System::Bespin as usize], 0, "troops would have found it");
    // Next to a fleet nobody likes to hide.
    assert!(belief.weight(System::Dagobah) > belief.weight(System::Hoth));
}

#[test]
fn a_base_that_is_found_and_weak_is_taken() {
    let game = position()
        .revealed(System::Ilum)
        .units(System::Ilum, &[(Unit::RebelTrooper, 1)])
        .units(System::Mygeeto, &[(Unit::StarDestroyer, 1), (Unit::AtAt, 2), (Unit::Stormtrooper, 3)])
        .loyal(Side::Empire, &[System::Mygeeto])
        .imperial_turn()
        .build();
    let Action::Activate { place, .. } = best(&game, E) else { panic!("{:?}", best(&game, E)) };
    assert_eq!(place, at(System::Ilum));
}

#[test]
fn nobody_activates_where_nothing_can_come() {
    let empty = position().imperial_turn().build();
    assert_eq!(best(&empty, E), Action::Pass);
    assert_eq!(best(&position().build(), R), Action::Pass);
}

#[test]
fn rebels_do_not_lead_units_from_a_hidden_base_for_nothing() {
    let game = position()
        .base(System::Hoth)
        .units(Place::BASE_SPACE, &[(Unit::RebelTransport, 1), (Unit::RebelTrooper, 4), (Unit::XWing, 2)])
        .build();
    assert_eq!(best(&game, R), Action::Pass);
}

#[test]
fn a_base_laid_open_is_moved() {
    let game = position()
        .revealed(System::Ilum)
        .units(System::Ilum, &[(Unit::RebelTrooper, 2)])
        .units(System::Mygeeto, &[(Unit::StarDestroyer, 1), (Unit::AtSt, 2)])
        .assigning(Side::Rebels, None)
        .build();
    let Action::Assign { mission, .. } = best(&game, R) else { panic!("{:?}", best(&game, R)) };
    assert_eq!(mission, Mission::RapidMobilization);
}

#[test]
fn a_mission_is_attempted_where_it_matters() {
    // Corellia's yards build for the Empire; sabotage elsewhere would only hurt the Rebels themselves.
    let game = position()
        .loyal(Side::Empire, &[System::Corellia])
        .loyal(Side::Rebels, &[System::Naboo])
        .assigned(Mission::Sabotage, &[Leader::GeneralRieekan])
        .build();
    let mut t = Scenario::of(game);
    t.accepts(R, Action::Reveal { slot: 0 });
    assert_eq!(best(t.state(), R), Action::ChoosePlace(at(System::Corellia)));
}

#[test]
fn the_superlaser_is_turned_on_the_base() {
    let game = position()
        .revealed(System::Ilum)
        .units(System::Ilum, &[(Unit::RebelTrooper, 6), (Unit::DeathStar, 1)])
        .units(System::Mygeeto, &[(Unit::StarDestroyer, 1)])
        .loyal(Side::Empire, &[System::Mygeeto])
        .assigned(Mission::SuperlaserOnline, &[Leader::GeneralTagge])
        .imperial_turn()
        .build();
    assert_eq!(best(&game, E), Action::Reveal { slot: 0 });
}

#[test]
fn an_objective_that_is_met_is_played() {
    let game = position().objective(Objective::LeaveNoOneBehind).refreshing().build();
    assert_eq!(best(&game, R), Action::PlayObjective(Objective::LeaveNoOneBehind));
}
