//! Elimination, and leaving the table (TI 25.7, 65 and the rulings G124 to G133).

use orrery_twilight_imperium::state::{Held, Phase};

use crate::support::*;
use Planet::*;

/// B has no planet and no ground force left, and is out of the game as soon as it goes on.
fn beaten(position: Arrangement) -> Arrangement {
    homes(&position, B).into_iter().fold(position, Arrangement::free)
}

fn alive(t: &Table) -> Vec<Seat> {
    t.state().alive().collect()
}

/// TI 25.7, TI 65.4.a
#[test]
fn notes_of_an_eliminated_player_go_to_the_box() {
    let (own, common) = (note(Note::WarFunding, B), note(Note::Ceasefire, B));
    let t = beaten(position().note(own, A).note(common, C)).begin();
    for id in [own, common, note(Note::TradeAgreement, B)] {
        assert_eq!(t.state().held(id), Held::Gone, "{id:?}");
    }
    // Even those that lie in a play area, with what they gave.
    let support = note(Note::SupportForTheThrone, B);
    let t = beaten(position().open_note(support, A).points(A, 2)).begin();
    assert_eq!((t.state().held(support), t.state().sheet(A).points), (Held::Gone, 1));
}

/// TI 25.7.a, TI 65.4
#[test]
fn notes_that_an_eliminated_player_held_return() {
    let (closed, open) = (note(Note::Ceasefire, A), note(Note::SupportForTheThrone, C));
    let t = beaten(position().note(closed, B).open_note(open, B)).begin();
    assert_eq!(t.state().held(closed), Held::Hand(A));
    assert_eq!(t.state().held(open), Held::Hand(C));
}

/// TI 65.3, TI G124
#[test]
fn laws_of_an_eliminated_player_are_discarded_and_attached_ones_stay() {
    let position = position()
        .law(Agenda::MinisterOfPolicy, Some(B), None)
        .law(Agenda::CoreMining, None, Some(Abyz))
        .law(Agenda::MinisterOfWar, Some(A), None);
    let position = beaten(position.planet(Abyz, B, &[])).free(Abyz);
    let t = position.begin();
    assert_eq!(alive(&t), [A, C]);
    assert_eq!(t.state().law(Agenda::MinisterOfPolicy), None);
    let view = t.state().view(orrery_engine::Viewer::Spectator);
    assert!(view.agenda_discards.contains(&Agenda::MinisterOfPolicy));
    assert_eq!(t.state().law(Agenda::CoreMining).and_then(|law| law.planet), Some(Abyz));
    assert!(t.state().owns_law(A, Agenda::MinisterOfWar));
}

/// TI 65.7
#[test]
fn secret_objectives_of_an_eliminated_player_are_shuffled_back() {
    let before = position().begin().state().view(orrery_engine::Viewer::Spectator).secrets;
    let mut t = beaten(position().secret(B, Objective::CutSupplyLines)).begin();
    t.shuffles(4);
    assert!(t.state().secrets(B).is_empty());
    assert_eq!(t.state().view(orrery_engine::Viewer::Spectator).secrets, before);
}

/// TI 65.9
#[test]
fn five_players_keep_choosing_one_card_each() {
    let factions = [Faction::Sol, Faction::Letnev, Faction::Winnu, Faction::Hacan, Faction::Xxcha];
    let mut t = beaten(Arrangement::new(&factions)).strategy_phase().begin();
    t.shuffles(1);
    for (seat, card) in [A, C, Seat(3), Seat(4)].into_iter().zip(Strategy::ALL) {
        t.accepts(seat, Action::Take(card));
    }
    assert_eq!(t.state().phase(), Phase::Action);
}

/// TI G130
#[test]
fn three_players_keep_choosing_two_cards_each() {
    let mut t = beaten(position()).strategy_phase().begin();
    t.shuffles(1);
    for (seat, card) in [A, C, A, C].into_iter().zip(Strategy::ALL) {
        t.accepts(seat, Action::Take(card));
    }
    assert_eq!(t.state().phase(), Phase::Action);
    // With one player left, that player has won.
    let base = beaten(position());
    let mut t = homes(&base, C).into_iter().fold(base, Arrangement::free).begin();
    t.shuffles(1).over([A]);
}

/// TI 65.10
#[test]
fn faction_components_follow_their_own_rules() {
    // Technologies and wormhole tokens stay, the '0' token goes with its owner.
    let factions = [Faction::Sol, Faction::Naalu, Faction::Winnu];
    let t = beaten(Arrangement::new(&factions).zero(B)).begin();
    assert_eq!((alive(&t), t.state().view(orrery_engine::Viewer::Spectator).zero), (vec![A, C], None));
}

/// TI 65.10.b
#[test]
fn creuss_wormholes_outlive_the_creuss() {
    let factions = [Faction::Sol, Faction::Creuss, Faction::Winnu];
    let t = beaten(Arrangement::new(&factions).gates([Some(NEAR), Some(FAR)])).begin();
    assert_eq!(alive(&t), [A, C]);
    assert_eq!(t.state().view(orrery_engine::Viewer::Spectator).gates, [Some(NEAR), Some(FAR)]);
    assert!(t.state().adjacent(NEAR, None).contains(ALPHA), "the alpha wormhole still works");
}

/// TI 65.10.c
#[test]
fn the_zero_token_outlives_the_naalu_until_the_status_phase_ends() {
    let factions = [Faction::Sol, Faction::Naalu, Faction::Winnu];
    let gift = note(Note::GiftOfPrescience, B);
    let position = beaten(Arrangement::new(&factions).zero(C).open_note(gift, C));
    let mut t = position.begin();
    let zero = |t: &Table| t.state().view(orrery_engine::Viewer::Spectator).zero;
    assert_eq!((alive(&t), zero(&t)), (vec![A, C], Some(C)));
    t.shuffles(1);
    for _ in 0..200 {
        if t.state().phase() == Phase::Strategy {
            break;
        }
        if !idles(&mut t, 1) {
            let seat = asked(&t);
            let action = listed(t.state(), seat)[0];
            t.accepts(seat, action);
        }
    }
    assert_eq!((t.state().phase(), zero(&t)), (Phase::Strategy, None));
}

/// A destroys the last infantry of B, who has no planets: in space, with nothing else.
fn last_stand() -> Arrangement {
    let fleet = [(Unit::Carrier, 1), (Unit::Infantry, 1)];
    let position = battle(&[(Unit::WarSun, 1)], &fleet);
    homes(&position, B).into_iter().fold(position, Arrangement::free)
}

/// TI G126, TI 65.1.a
#[test]
fn elimination_is_checked_after_each_step() {
    let mut t = last_stand().begin();
    assert_eq!(alive(&t), [A, B, C], "the infantry in space counts");
    attack(&mut t, &[(Unit::WarSun, 1)]);
    dice(&mut t, [3, 1, 1]);
    dice(&mut t, [1]);
    // The carrier is gone, the infantry without room too, and with it B.
    assert_eq!(alive(&t), [A, C]);
    // If the active player is eliminated, the turn ends.
    let position = last_stand().turn(B).pools(B, [3, 3, 2]).planet(Abyz, A, &[(Unit::Pds, 1)]);
    let mut t = position.begin();
    t.accepts(B, Action::Activate(Hex(10))).accepts(B, moves(Unit::Carrier, NEAR));
    t.accepts(B, Action::Load { unit: Unit::Infantry, from: space(NEAR) });
    t.accepts(A, Action::Fire(B)).rolls([10]);
    t.shuffles(1);
    assert_eq!((alive(&t), t.state().active()), (vec![A, C], Some(C)));
}

/// TI G127
#[test]
fn goods_go_and_attachments_stay() {
    let position = position().goods(B, 4).commodities(B, 2).law(Agenda::CoreMining, None, Some(Abyz));
    let t = beaten(position).begin();
    assert_eq!((t.state().sheet(B).goods, t.state().sheet(B).commodities), (0, 0));
    assert_eq!(t.state().law(Agenda::CoreMining).and_then(|law| law.planet), Some(Abyz));
    assert!(Objective::ALL.into_iter().all(|objective| !t.state().has_scored(B, objective)));
}

/// TI G128, TI 65.6
#[test]
fn strategy_cards_of_an_eliminated_player_wait_for_the_next_round() {
    let mut t = beaten(position().strategies(B, &[Strategy::Warfare])).begin();
    t.shuffles(1);
    assert!(t.state().free_strategies().any(|card| card == Strategy::Warfare));
    t.does_not_offer(A, Action::Strategic(Strategy::Warfare)).accepts(A, Action::PassTurn);
    assert_eq!(t.state().active(), Some(C), "B is skipped");
}

/// TI G129
#[test]
fn the_speaker_token_passes_over_eliminated_players() {
    let factions = [Faction::Sol, Faction::Letnev, Faction::Winnu, Faction::Hacan];
    let base = beaten(Arrangement::new(&factions).speaker(B));
    let position = homes(&base, C).into_iter().fold(base, Arrangement::free);
    let mut t = position.begin();
    t.shuffles(1);
    t.shuffles(1);
    assert_eq!((alive(&t), t.state().speaker()), (vec![A, Seat(3)], Seat(3)));
}

/// TI G131
#[test]
fn the_home_system_of_an_eliminated_player_stays_one() {
    let t = beaten(position()).begin();
    assert_eq!(alive(&t), [A, C]);
    assert!(t.state().is_home(HOME_B));
}

/// TI G132, TI 65.1.b
#[test]
fn a_flagship_that_produces_does_not_save_its_owner() {
    let factions = [Faction::Sol, Faction::Arborec, Faction::Winnu];
    let position = || beaten(Arrangement::new(&factions));
    let t = position().fleet(B, NEAR, &[(Unit::Flagship, 1)]).begin();
    assert_eq!(alive(&t), [A, C]);
    // A floating factory has Production.
    let factions = [Faction::Sol, Faction::Saar, Faction::Winnu];
    let t = beaten(Arrangement::new(&factions)).fleet(B, NEAR, &[(Unit::SpaceDock, 1)]).begin();
    assert_eq!(alive(&t), [A, B, C]);
}

/// TI G133, TI G158
#[test]
fn who_leaves_the_table_decides_nothing_more() {
    let mut t = position().begin();
    t.concedes(A);
    t.settle();
    assert!(listed(t.state(), A).is_empty());
    assert_eq!((alive(&t), t.state().active()), (vec![B, C], Some(B)));
    t.refuses(A, Action::PassTurn, rules::ELIMINATED);
}
