//! SR C.3: acquiring, and what cards count.

use orrery_star_realms::Placement;

use crate::table::*;
use Action::*;
use Kind::*;

/// SR G19
#[test]
fn a_free_card_may_be_an_explorer() {
    let mut t = duel().hand(A, [Parasite]).explorers(1).begin();
    t.accepts(A, Play(Parasite)).accepts(A, ChooseOr).accepts(A, Acquire(Explorer));
    assert_eq!((t.titles(Zone::Discard(A)), t.count(Zone::Explorers)), (vec![Explorer], 0));

    let mut t = duel().hand(A, [Moonwurm]).in_play(A, [StellarReef]).begin();
    t.accepts(A, Play(Moonwurm)).accepts(A, UseAlly(1)).accepts(A, Acquire(Explorer));
    t.offers(A, Play(Explorer));
}

/// SR G20
#[test]
fn the_acquirer_chooses_which_effect_places_a_card_and_the_others_wait_on() {
    let mut t = duel().in_play(A, [FactoryWorld, FederationShipyard]).trade(A, 6).begin();
    t.accepts(A, UsePrimary(0)).accepts(A, UseAlly(1)).accepts(A, Acquire(Explorer)).asks(A, "ask-place");
    t.refuses(A, Place(Placement::Pile), rules::CANNOT_BE_PLACED_SO).offers(A, Place(Placement::WaitingHand));
    t.accepts(A, Place(Placement::WaitingTop));
    assert_eq!(t.titles(Zone::Deck(A)).last(), Some(&Explorer));
    t.accepts(A, Acquire(Explorer)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Hand(A)), [Explorer]);
    t.accepts(A, Acquire(Explorer));
    assert_eq!(t.titles(Zone::Discard(A)), [Explorer]);
}

/// SR G20
#[test]
fn an_effect_that_is_not_applied_is_not_used_up() {
    let start = duel().row([ColonySeedShip; 5]).in_play(A, [FactoryWorld]).hand(A, [SolarSkiff]).trade(A, 2);
    let mut t = start.begin();
    t.accepts(A, Play(SolarSkiff)).accepts(A, UsePrimary(0)).accepts(A, Acquire(ColonySeedShip));
    t.asks(A, "ask-place").accepts(A, Place(Placement::OwnText)).accepts(A, Acquire(Explorer));
    assert_eq!((t.count(Zone::Hand(A)), t.count(Zone::Discard(A))), (2, 0));

    let start = duel().in_play(A, [FederationShipyard, StorageSilo, StellarReef]).hand(A, [Moonwurm]);
    let mut t = start.trade(A, 2).begin();
    t.accepts(A, UseAlly(0)).accepts(A, Play(Moonwurm)).accepts(A, UseAlly(3)).accepts(A, Acquire(Explorer));
    t.asks(A, "ask-place").accepts(A, Place(Placement::Ability)).offers(A, Play(Explorer));
    t.accepts(A, Acquire(Explorer));
    assert_eq!(t.titles(Zone::Deck(A)).last(), Some(&Explorer));
}

/// SR G20
#[test]
fn several_waiting_effects_serve_one_card_each_and_end_with_the_turn() {
    let start = duel().in_play(A, [FactoryWorld, FactoryWorld]);
    let mut t = start.clone().begin();
    t.accepts(A, UsePrimary(0)).accepts(A, UsePrimary(1));
    for _ in 0..3 {
        t.accepts(A, Acquire(Explorer));
    }
    assert_eq!((t.count(Zone::Hand(A)), t.count(Zone::Discard(A))), (2, 1));

    let mut t = start.deck(A, [Scout; 5]).begin();
    t.accepts(A, UsePrimary(0)).accepts(A, EndTurn).accepts(B, EndTurn);
    t.accepts(A, Play(Scout)).accepts(A, Play(Scout)).accepts(A, Acquire(Explorer));
    assert_eq!(t.titles(Zone::Discard(A)), [Explorer]);
}

/// SR G21
#[test]
fn explorers_may_be_acquired_when_trade_deck_and_row_are_empty() {
    let mut t = duel().trade_deck([]).row([]).trade(A, 2).begin();
    t.accepts(A, Acquire(Explorer));
    assert_eq!(t.titles(Zone::Discard(A)), [Explorer]);
}

/// SR G22
#[test]
fn cards_played_this_turn_count_even_if_they_have_left_play() {
    let start = duel().row([PlasmaVent; 5]).trade(A, 6);
    let mut t = start.clone().hand(A, [CargoPod]).begin();
    t.accepts(A, Play(CargoPod)).accepts(A, UseScrap(0));
    t.accepts(A, Acquire(PlasmaVent)).asks(A, "ask-place");

    let mut t = start.hand(A, [StellarReef]).begin();
    t.accepts(A, Play(StellarReef)).accepts(A, Acquire(PlasmaVent)).asks(A, "ask-place");
}

/// SR G22
#[test]
fn bases_of_earlier_turns_and_acquired_cards_do_not_count_as_played() {
    let start = duel().row([PlasmaVent, Predator, PlasmaVent, PlasmaVent, PlasmaVent]);
    let mut t = start.in_play(A, [StellarReef]).trade(A, 8).begin();
    t.accepts(A, UsePrimary(0)).accepts(A, Acquire(Predator)).accepts(A, Acquire(PlasmaVent));
    t.asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Discard(A)), [Predator, PlasmaVent]);
}

/// SR G23
#[test]
fn a_condition_is_read_once_when_its_part_is_carried_out() {
    let mut t = duel().hand(A, [Lancer]).in_play(B, [StellarReef]).begin();
    t.accepts(A, Play(Lancer)).accepts(A, AttackBase { owner: B, slot: 0 });
    assert_eq!(t.state().combat(A), 6 - 3);

    let mut t = duel().hand(A, [StellarReef]).in_play(A, [CentralStation, StorageSilo]).begin();
    t.accepts(A, UsePrimary(0)).accepts(A, Play(StellarReef)).asks(A, "ask-main");
    assert_eq!(t.points(A), (2, 0, 50));

    let mut t = duel().hand(A, [Scout, Scout, BattleBot]).in_play(A, [TheIncinerator, WarningBeacon]).begin();
    t.accepts(A, UsePrimary(0)).accepts(A, ScrapFromHand(Scout)).accepts(A, Decline).accepts(A, UseAlly(0));
    assert_eq!(t.state().combat(A), 2);
    t.accepts(A, Play(BattleBot)).accepts(A, ScrapFromHand(Scout));
    assert_eq!(t.state().combat(A), 4, "the Battle Bot's own 2 and nothing for the later card");
}

/// SR G23
#[test]
fn an_opponent_has_a_base_even_if_it_cannot_be_targeted() {
    let mut t = position(&Setup::of(Mode::Hunter, 4)).hand(A, [Lancer]).in_play(C, [StellarReef]).begin();
    t.accepts(A, Play(Lancer));
    t.refuses(A, AttackBase { owner: C, slot: 0 }, rules::ONLY_NEIGHBOURS_BASES);
    assert_eq!(t.state().combat(A), 6);
}

/// SR G24
#[test]
fn a_standing_effect_works_each_time_and_not_for_earlier_cards() {
    let mut t = duel().hand(A, [StarBarge, StarBarge, StarBarge, CommandCenter]).begin();
    t.accepts(A, Play(StarBarge)).accepts(A, Play(CommandCenter));
    assert_eq!(t.state().combat(A), 0);
    t.accepts(A, Play(StarBarge)).accepts(A, Play(StarBarge));
    assert_eq!(t.state().combat(A), 4);
}
