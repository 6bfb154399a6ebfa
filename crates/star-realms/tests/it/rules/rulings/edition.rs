//! SR C.10: rulings of this edition.

use orrery_engine::{Game, SeatSet, Status, Viewer};
use orrery_star_realms::view::Role;
use orrery_star_realms::{TradeDeck, cards};

use crate::table::*;
use Action::*;
use Kind::*;

/// Everybody only ends his turn until the game is over; returns how many turns were ended.
fn quiet_turns(t: &mut Scenario<StarRealms>) -> u32 {
    let mut turns = 0;
    loop {
        match t.settle().state().status() {
            Status::Decision(seats) => {
                for seat in seats.iter() {
                    t.accepts(seat, EndTurn);
                }
                turns += 1;
            }
            Status::Over(_) => return turns,
            Status::Chance(_) => unreachable!("settled"),
        }
    }
}

/// SR G74
#[test]
fn a_mixed_trade_deck_has_one_base_set_among_the_sets() {
    for (mode, players, colony_wars) in [
        (Mode::Duel, 2, 1),
        (Mode::FreeForAll, 3, 1),
        (Mode::Hunter, 4, 1),
        (Mode::FreeForAll, 5, 2),
        (Mode::Hydra, 6, 2),
    ] {
        let setup = Setup { deck: TradeDeck::Mixed, ..Setup::of(mode, players) };
        let t = position(&setup).begin();
        for (sets, def) in
            cards::colony_wars().map(|def| (colony_wars, def)).chain(cards::base_set().map(|def| (1, def)))
        {
            let found = t.state().all_cards().iter().filter(|card| card.kind == def.kind).count();
            assert_eq!(found, sets * usize::from(def.copies), "{:?} for {players}", def.kind);
        }
        assert_eq!(t.count(Zone::Explorers), 10 * (colony_wars + 1));
    }
}

/// SR G77
#[test]
fn after_sixty_rounds_without_a_card_coming_or_going_the_game_is_shared() {
    let mut t = dealt(Mode::Duel, 2);
    assert_eq!(quiet_turns(&mut t), 120);
    t.over([A, B]);

    let mut t = dealt(Mode::FreeForAll, 3);
    assert_eq!(quiet_turns(&mut t), 180);
    t.over([A, B, C]);
}

/// SR G77
#[test]
fn a_round_of_hydra_is_a_turn_of_each_team() {
    let mut t = dealt(Mode::Hydra, 4);
    assert_eq!(quiet_turns(&mut t), 120);
    t.over([A, B, C, D]);
}

/// SR G77
#[test]
fn a_round_is_a_turn_of_each_player_still_in_the_game() {
    let mut t = dealt(Mode::FreeForAll, 3);
    t.concedes(C);
    assert_eq!(quiet_turns(&mut t), 120);
    t.over([A, B]);
}

/// SR G77
#[test]
fn a_card_of_the_row_or_a_card_scrapped_for_good_begins_the_count_anew() {
    let start = duel().row([StarBarge; 5]).deck(A, [Explorer; 10]).in_play(A, [StellarReef]);
    let mut t = start.begin();
    t.accepts(A, EndTurn).accepts(B, EndTurn).accepts(A, Play(Explorer));

    let mut bought = t.clone();
    bought.accepts(A, Acquire(StarBarge));
    assert_eq!(quiet_turns(&mut bought), 1 + 120);

    let mut scrapped = t.clone();
    scrapped.accepts(A, UseScrap(0));
    assert_eq!(quiet_turns(&mut scrapped), 1 + 120);

    let mut explorers = t;
    explorers.accepts(A, Acquire(Explorer)).accepts(A, UseScrap(1));
    assert!(quiet_turns(&mut explorers) <= 120, "Explorers come and go");
}

/// SR G77
#[test]
fn a_side_that_is_out_does_not_share_the_game() {
    let mut t = position(&Setup::of(Mode::FreeForAll, 3)).combat(A, 1).authority(C, 1).begin();
    t.accepts(A, Attack(C)).accepts(A, Spend(1));
    quiet_turns(&mut t);
    t.over([A, B]);
}

/// SR G78
#[test]
fn the_seats_decide_teams_and_emperors() {
    for (mode, players) in [(Mode::Hydra, 4), (Mode::Hydra, 6), (Mode::Emperor, 6)] {
        for first in Seat::all(players) {
            let mut t =
                Scenario::<StarRealms>::new(&Setup { first: Some(first), ..Setup::of(mode, players) });
            t.settle();
            let half = SeatSet::first(players / 2);
            for player in t.state().view(Viewer::Spectator).players {
                let other = SeatSet::first(players).minus(half);
                assert_eq!(player.side, if half.contains(player.seat) { half } else { other });
                let middle = mode == Mode::Emperor && [B, E].contains(&player.seat);
                assert_eq!(player.role == Role::Emperor, middle);
            }
        }
    }
}
