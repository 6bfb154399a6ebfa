//! The odds of combats on the map of Twilight Imperium: what lies open counts, and the asking player's own cards.

use orrery_engine::{Contests, Game, Log, Seat, Source, SplitMix64, Status, Verdict, Viewer};
use orrery_twilight_imperium::arrange::Arrangement;
use orrery_twilight_imperium::cards::{ActionCard, Faction, Planet, Tech, Unit};
use orrery_twilight_imperium::hex::Hex;
use orrery_twilight_imperium::{Action, TwilightImperium};

use crate::forecast::{odds, odds_rest_on_knowledge};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
/// A system next to the home of the first seat: Arinam and Meer.
const NEAR: Hex = Hex(9);

/// Ships of both in one system, before anything is decided.
fn fleets(factions: [Faction; 3], own: &[(Unit, u8)], enemy: &[(Unit, u8)]) -> Arrangement {
    Arrangement::new(&factions)
        .pools(A, [3, 8, 2])
        .pools(B, [3, 8, 2])
        .fleet(A, NEAR, own)
        .fleet(B, NEAR, enemy)
}

/// The first seat has activated the system and may still move ships.
fn planned(position: Arrangement) -> TwilightImperium {
    let mut game = position.build();
    game.apply(A, Action::Activate(NEAR), &mut Log::off()).expect("an open system");
    while game.contest().is_none() {
        let Status::Decision(seats) = game.status() else { panic!("somebody is asked") };
        let seat = seats.lowest().expect("somebody is asked");
        game.apply(seat, Action::Pass, &mut Log::off()).expect("nobody has to react");
    }
    game
}

const PLAIN: [Faction; 3] = [Faction::Arborec, Faction::Saar, Faction::Hacan];

#[test]
fn factions_and_technologies_that_lie_open_count() {
    let cruisers = [(Unit::Cruiser, 3)];
    let win = |factions: [Faction; 3], techs: &[Tech]| {
        let game = planned(fleets(factions, &cruisers, &cruisers).techs(A, techs));
        odds(&game, Viewer::Seat(B), 300).chance(Verdict::Attacker)
    };
    let plain = win(PLAIN, &[]);
    assert!(win(PLAIN, &[Tech::AssaultCannon]) > plain + 0.15, "it destroys a ship");
    assert!(win(PLAIN, &[Tech::Cruiser2]) > plain + 0.05, "upgraded cruisers aim better");
    assert!(win([Faction::SardakkNorr, Faction::Saar, Faction::Hacan], &[]) > plain + 0.05, "Unrelenting");
}

#[test]
fn own_cards_count_and_hidden_ones_do_not() {
    let (own, enemy) = ([(Unit::Cruiser, 3)], [(Unit::Cruiser, 3)]);
    let shields = [ActionCard::ShieldsHolding; 2];
    let idle = [ActionCard::Spy, ActionCard::Plague];
    let game = |hand: [ActionCard; 2], rival: [ActionCard; 2]| {
        planned(fleets(PLAIN, &own, &enemy).hand(A, &hand).hand(B, &rival))
    };
    let [strong, weak] = [game(shields, idle), game(idle, shields)];
    let win = |game: &TwilightImperium, viewer: Viewer| odds(game, viewer, 300).chance(Verdict::Attacker);
    // Whoever holds the card counts on it; the other one cannot know.
    assert!(win(&strong, Viewer::Seat(A)) > win(&strong, Viewer::Seat(B)) + 0.05);
    assert!(win(&weak, Viewer::Seat(B)) + 0.05 < win(&weak, Viewer::Seat(A)));
    // Two hands of the rival that the viewer cannot tell apart, and one of a spectator.
    let (one, other) = (game(idle, shields), game(idle, [ActionCard::DirectHit, ActionCard::MoraleBoost]));
    assert_eq!(odds(&one, Viewer::Seat(A), 60), odds(&other, Viewer::Seat(A), 60));
    assert_ne!(odds(&one, Viewer::Seat(B), 60), odds(&other, Viewer::Seat(B), 60));
    assert_eq!(odds(&strong, Viewer::Spectator, 60), odds(&weak, Viewer::Spectator, 60));
}

/// Follows a combat and a landing step by step: at each, worlds that a seat cannot tell apart have the same odds.
#[test]
fn odds_on_the_map_rest_on_what_the_viewer_knows() {
    let fleet = [(Unit::Carrier, 2), (Unit::Dreadnought, 2), (Unit::Fighter, 3), (Unit::Infantry, 4)];
    let cards = [ActionCard::DirectHit, ActionCard::MoraleBoost, ActionCard::ShieldsHolding];
    let position = fleets([Faction::Letnev, Faction::Mentak, Faction::Hacan], &fleet, &[(Unit::Cruiser, 1)]);
    let position = position.planet(Planet::Arinam, B, &[(Unit::Infantry, 2)]).goods(A, 4);
    let mut game = planned(position.hand(A, &cards).hand(B, &cards));
    let mut luck = SplitMix64::new(3);
    let (mut looked, mut grounds) = (0, 0);
    for _ in 0..400 {
        if let Some(contest) = game.contest() {
            let name = TwilightImperium::place_name(contest.place);
            grounds += u32::from(name.key == Planet::Arinam.key());
            odds_rest_on_knowledge(&game, 6, &mut luck, looked);
            looked += 1;
        }
        match game.status() {
            Status::Over(_) => break,
            Status::Chance(chance) => game.resolve_chance(chance.sample(&mut luck), &mut Log::off()),
            Status::Decision(seats) => {
                let seat = seats.lowest().expect("somebody owes a decision");
                let mut actions = Vec::new();
                game.legal_actions(seat, &mut actions);
                let lands = |action: &&Action| matches!(action, Action::Land { planet: Planet::Arinam, .. });
                let stays = |action: &&Action| {
                    !matches!(action, Action::Retreat | Action::Move { .. } | Action::Offer(_))
                };
                let held: Vec<Action> = actions.iter().filter(stays).copied().collect();
                let landing = actions.iter().find(lands).copied();
                let any = held[luck.below(held.len() as u32) as usize];
                game.apply_unchecked(seat, landing.unwrap_or(any), &mut Log::off());
            }
        }
        if game.active() != Some(A) {
            break;
        }
    }
    assert!(looked > 8 && grounds > 0, "{looked} looks, {grounds} of them at a planet");
}
