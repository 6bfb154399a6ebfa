//! SR C.9 and SR G76: copying, and cards of other sets.

use orrery_engine::{Game, Viewer};
use orrery_star_realms::view::InPlayView;

use crate::table::*;
use Action::*;
use Kind::*;

fn in_play(t: &Scenario<StarRealms>, slot: usize) -> InPlayView {
    t.state().view(Viewer::Spectator).players[0].in_play[slot].clone()
}

/// SR G62
#[test]
fn a_base_of_every_faction_is_an_ally_for_all_but_not_played_as_all() {
    let mut t = duel().hand(A, [MechWorld, Predator, SolarSkiff, StarBarge]).begin();
    t.accepts(A, Play(MechWorld));
    for (slot, ship) in (1..).zip([Predator, SolarSkiff, StarBarge]) {
        t.accepts(A, Play(ship)).accepts(A, UseAlly(slot));
    }

    let mut t = duel().hand(A, [MechWorld]).row([PlasmaVent; 5]).trade(A, 6).begin();
    t.accepts(A, Play(MechWorld)).accepts(A, Acquire(PlasmaVent)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Discard(A)), [PlasmaVent]);

    let mut t = duel().hand(A, [Predator]).in_play(B, [MechWorld]).begin();
    t.accepts(A, Play(Predator)).refuses(A, UseAlly(0), rules::NO_ALLY);
}

/// SR G63
#[test]
fn a_ship_that_copies_takes_over_all_abilities_and_has_both_factions() {
    let start = duel().hand(A, [CargoPod, StealthNeedle, BattleBot]).in_play(A, [BlobWorld]);
    let mut t = start.begin();
    t.accepts(A, Play(CargoPod)).accepts(A, Play(StealthNeedle)).asks(A, "ask-copy-ship");
    t.refuses(A, CopyShip(Predator), rules::SHIP_CANNOT_BE_COPIED).accepts(A, CopyShip(CargoPod));
    assert_eq!(t.points(A), (6, 0, 50));
    t.accepts(A, UseAlly(2));
    assert_eq!(t.points(A), (6, 3, 50));
    t.accepts(A, Play(BattleBot)).accepts(A, UseAlly(3));
    assert_eq!(t.points(A), (6, 7, 50));
    t.accepts(A, UsePrimary(0)).accepts(A, ChooseOr);
    assert_eq!(t.count(Zone::Hand(A)), 1, "only the Cargo Pod was played as a Blob card");
    t.accepts(A, UseScrap(2));
    assert_eq!((t.titles(Zone::ScrapHeap), t.state().combat(A)), (vec![StealthNeedle], 10));
}

/// SR G63
#[test]
fn a_ship_with_nothing_to_copy_has_no_effect() {
    let mut t = duel().hand(A, [StealthNeedle]).in_play(A, [StellarReef]).begin();
    t.accepts(A, Play(StealthNeedle)).asks(A, "ask-main");
    assert_eq!(t.points(A), (0, 0, 50));
    t.refuses(A, UseAlly(1), rules::NO_SUCH_ABILITY).refuses(A, UseScrap(1), rules::NO_SUCH_ABILITY);
}

/// SR G64
#[test]
fn a_scrapped_explorer_counts_as_scrapped() {
    let start = duel().hand(A, [Explorer, Scout]).in_play(A, [TheIncinerator, WarningBeacon]).explorers(2);
    let mut t = start.begin();
    t.accepts(A, UsePrimary(0)).accepts(A, ScrapFromHand(Explorer)).accepts(A, ScrapFromHand(Scout));
    t.accepts(A, UseAlly(0));
    assert_eq!((t.state().combat(A), t.count(Zone::Explorers)), (4, 3));
    assert_eq!(t.titles(Zone::ScrapHeap), [Scout]);
}

/// SR G66
#[test]
fn any_other_base_in_play_can_be_copied_whoever_may_be_targeted() {
    let start = position(&Setup::of(Mode::Hunter, 4)).in_play(A, [StealthTower, StorageSilo]);
    let mut t = start.in_play(B, [ImperialPalace, StellarReef]).in_play(C, [LoyalColony]).begin();
    t.accepts(A, UsePrimary(0)).asks(A, "ask-copy-base");
    for (owner, slot) in [(A, 1), (B, 0), (B, 1), (C, 0)] {
        t.offers(A, CopyBase { owner, slot });
    }
    t.refuses(A, CopyBase { owner: A, slot: 0 }, rules::CANNOT_BE_COPIED);
    t.accepts(A, CopyBase { owner: C, slot: 0 }).accepts(A, UsePrimary(0));
    assert_eq!(t.points(A), (3, 3, 53));
}

/// SR G66
#[test]
fn with_no_other_base_in_play_nothing_is_copied() {
    let mut t = duel().in_play(A, [StealthTower]).begin();
    t.accepts(A, UsePrimary(0)).asks(A, "ask-main").refuses(A, UsePrimary(0), rules::ALREADY_USED);
    assert_eq!(in_play(&t, 0).copies, None);
}

/// SR G67
#[test]
fn a_copy_has_the_abilities_factions_and_defense_of_the_base_and_its_own_faction() {
    let mut t = duel().in_play(A, [StealthTower, Bioformer]).hand(A, [Predator, BattleBot]).begin();
    t.accepts(A, UsePrimary(1)).accepts(A, UsePrimary(0)).accepts(A, CopyBase { owner: A, slot: 1 });
    assert_eq!((in_play(&t, 0).copies, in_play(&t, 0).defense), (Some(Bioformer), 4));
    t.accepts(A, UsePrimary(0)).refuses(A, UsePrimary(0), rules::ALREADY_USED);
    assert_eq!(t.points(A), (0, 6, 50));
    t.accepts(A, UseScrap(1));
    t.accepts(A, Play(Predator)).accepts(A, UseAlly(1)).accepts(A, Play(BattleBot)).accepts(A, Decline);
    t.accepts(A, UseAlly(2)).accepts(A, UseScrap(0));
    assert_eq!(t.titles(Zone::ScrapHeap), [Bioformer, StealthTower]);
    assert_eq!(t.points(A), (6, 6 + 4 + 2 + 2, 50));
}

/// SR G67
#[test]
fn a_copied_ally_ability_needs_the_copied_faction() {
    let copied = |others: &[Kind]| {
        let mut t = duel().in_play(A, [&[StealthTower], others].concat()).in_play(B, [StorageSilo]).begin();
        t.accepts(A, UsePrimary(0)).accepts(A, CopyBase { owner: B, slot: 0 });
        t
    };
    copied(&[WarningBeacon]).refuses(A, UseAlly(0), rules::NO_ALLY);
    let mut t = copied(&[LoyalColony]);
    t.accepts(A, UseAlly(0)).refuses(A, UseAlly(0), rules::ALREADY_USED);
    assert_eq!(t.state().trade(A), 2);
}

/// SR G68
#[test]
fn a_copy_lasts_until_the_end_of_the_turn_even_if_the_original_leaves_play() {
    let mut t = duel().in_play(A, [StealthTower, StellarReef]).hand(B, [Viper]).begin();
    t.accepts(A, UsePrimary(0)).accepts(A, CopyBase { owner: A, slot: 1 }).accepts(A, UseScrap(1));
    t.accepts(A, UsePrimary(0));
    assert_eq!(t.points(A), (1, 3, 50));
    t.accepts(A, EndTurn).accepts(B, Play(Viper)).refuses(B, Attack(A), rules::OUTPOST_GUARDS_PLAYER);
    assert_eq!((in_play(&t, 0).copies, in_play(&t, 0).defense), (None, 5));
}

/// SR G69
#[test]
fn a_copying_card_counts_as_played_only_as_printed() {
    let start = duel().hand(A, [StealthTower]).in_play(A, [StellarReef]).trade(A, 8);
    let mut t = start.row([PlasmaVent, WarningBeacon, Lancer, Lancer, Lancer]).begin();
    t.accepts(A, Play(StealthTower)).accepts(A, UsePrimary(1)).accepts(A, CopyBase { owner: A, slot: 0 });
    t.accepts(A, Acquire(PlasmaVent)).asks(A, "ask-main");
    t.accepts(A, Acquire(WarningBeacon)).asks(A, "ask-place");
}

/// SR G76
#[test]
fn a_copy_of_a_copying_base_gives_nothing() {
    let mut t = duel().in_play(A, [StealthTower, StealthTower, LoyalColony]).begin();
    t.accepts(A, UsePrimary(0)).accepts(A, CopyBase { owner: A, slot: 2 });
    t.accepts(A, UsePrimary(1)).accepts(A, CopyBase { owner: A, slot: 0 });
    t.refuses(A, UsePrimary(1), rules::ALREADY_USED).accepts(A, UsePrimary(0));
    assert_eq!(t.points(A), (3, 3, 53));
    assert_eq!(in_play(&t, 1).defense, 5);
}

/// SR G76
#[test]
fn a_copying_ship_gives_another_copying_ship_nothing() {
    let mut t = duel().hand(A, [Predator, StealthNeedle, StealthNeedle]).begin();
    t.accepts(A, Play(Predator)).accepts(A, Play(StealthNeedle)).accepts(A, CopyShip(Predator));
    t.accepts(A, Play(StealthNeedle)).refuses(A, CopyShip(StealthNeedle), rules::SHIP_CANNOT_BE_COPIED);

    let mut t = duel().hand(A, [StealthNeedle, StealthNeedle]).begin();
    t.accepts(A, Play(StealthNeedle)).accepts(A, Play(StealthNeedle)).asks(A, "ask-main");
    assert_eq!(t.points(A), (0, 0, 50));
}
