//! SR C.1: general rulings.

use orrery_engine::{Game, Viewer};
use orrery_star_realms::event::Points;
use orrery_star_realms::{AllyCondition, Event, Options};

use crate::table::*;
use Action::*;
use Kind::*;

/// SR G1
#[test]
fn who_goes_first_is_drawn_by_lot() {
    for (mode, players, lots) in [
        (Mode::Duel, 2, vec![A, B]),
        (Mode::FreeForAll, 3, vec![A, B, C]),
        (Mode::Hunter, 4, vec![A, B, C, D]),
        (Mode::Hydra, 6, vec![A, D]),
    ] {
        for (face, first) in (1..).zip(lots) {
            let mut t = Scenario::<StarRealms>::new(&Setup::of(mode, players));
            t.rolls([face]).settle();
            assert_eq!(t.state().active().lowest(), Some(first), "{mode:?}, lot {face}");
            assert_eq!(t.count(Zone::Hand(first)), 3);
        }
    }
}

/// SR G2
#[test]
fn a_card_text_overrides_a_rule() {
    let mut t = duel().in_play(A, [FactoryWorld]).trade(A, 2).begin();
    t.accepts(A, UsePrimary(0)).accepts(A, Acquire(Explorer));
    assert_eq!(t.titles(Zone::Hand(A)), [Explorer]);
    assert_eq!(t.titles(Zone::Discard(A)), []);
}

/// SR G3
#[test]
fn only_what_a_card_makes_optional_can_be_skipped() {
    let mut t = duel().hand(A, [Swarmer, Parasite, Scout]).in_play(A, [OrbitalPlatform, StorageSilo]).begin();
    t.accepts(A, Play(Parasite)).refuses(A, Decline, rules::NOT_OPTIONAL).accepts(A, ChooseEither);
    t.accepts(A, UsePrimary(0)).refuses(A, Decline, rules::NOT_OPTIONAL).accepts(A, Discard(Scout));
    t.accepts(A, Play(Swarmer)).accepts(A, Decline).asks(A, "ask-main");
    t.offers(A, UsePrimary(1)).accepts(A, EndTurn).settle();
    assert_eq!(t.points(A), (0, 0, 50));
}

/// SR G4
#[test]
fn the_parts_of_an_ability_happen_in_printed_order_without_interruption() {
    let mut t = duel().hand(A, [ColonySeedShip]).begin();
    t.accepts(A, Play(ColonySeedShip));
    let gained: Vec<_> = t
        .events()
        .into_iter()
        .filter_map(|event| match event {
            Event::Gained { points, .. } => Some(points),
            _ => None,
        })
        .collect();
    assert_eq!(gained, [Points::Trade, Points::Combat, Points::Authority]);

    let mut t = duel().hand(A, [Scout]).in_play(A, [ImperialPalace]).hand(B, [Scout, Viper]).begin();
    t.accepts(A, UsePrimary(0)).asks(B, "ask-discard");
    assert_eq!(t.count(Zone::Hand(A)), 2);
    t.refuses(A, Play(Scout), rules::NOT_YOUR_DECISION).accepts(B, Discard(Scout)).accepts(A, Play(Scout));
}

/// SR G5
#[test]
fn an_ally_condition_is_checked_when_the_ability_is_used() {
    let scrapped = |ally| {
        let setup = Setup { options: Options { ally, ..Options::default() }, ..Setup::duel() };
        let mut t = position(&setup).in_play(A, [StellarReef]).hand(A, [Predator, CargoPod]).begin();
        t.accepts(A, Play(Predator)).offers(A, UseAlly(1)).accepts(A, UseScrap(0));
        t
    };
    let mut t = scrapped(AllyCondition::AtUse);
    t.refuses(A, UseAlly(0), rules::NO_ALLY).accepts(A, Play(CargoPod)).accepts(A, UseAlly(0));
    scrapped(AllyCondition::Sticky).accepts(A, UseAlly(0));
}

/// SR G6
#[test]
fn a_base_played_again_in_the_same_turn_is_a_new_card() {
    let mut t = duel().deck(A, []).in_play(A, [Bioformer]).hand(A, [FrontierFerry, Falcon]).begin();
    t.accepts(A, UsePrimary(0)).refuses(A, UsePrimary(0), rules::ALREADY_USED);
    t.accepts(A, Play(FrontierFerry)).accepts(A, UseScrap(1)).accepts(A, Destroy { owner: A, slot: 0 });
    t.accepts(A, Play(Falcon)).settle().accepts(A, Play(Bioformer));
    t.accepts(A, UsePrimary(1));
    assert_eq!(t.state().combat(A), 3 + 2 + 3);
}

/// SR G7
#[test]
fn the_scrap_heap_and_the_numbers_of_cards_are_public() {
    let mut t = duel().hand(A, [Scout; 4]).deck(A, [Viper; 3]).in_play(A, [StellarReef]).explorers(6).begin();
    t.accepts(A, UseScrap(0));
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        let view = t.state().view(viewer);
        assert_eq!(view.scrap_heap, [StellarReef]);
        assert_eq!((view.players[0].hand.len(), view.players[0].deck), (4, 3));
        assert_eq!((view.trade_deck, view.explorers), (75, 6));
    }
}

/// SR G8
#[test]
fn missing_cards_are_not_made_up_for() {
    let mut t = duel().deck(A, [Scout]).hand(A, [AgingBattleship]).trade(A, 2).begin();
    t.accepts(A, Play(AgingBattleship)).accepts(A, UseScrap(0)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Hand(A)), [Scout]);
    t.accepts(A, Acquire(Explorer)).asks(A, "ask-main");
    assert_eq!((t.titles(Zone::Hand(A)), t.titles(Zone::Discard(A))), (vec![Scout], vec![Explorer]));
}

/// SR G9
#[test]
fn a_base_becomes_a_copy_once_in_each_turn_of_its_owner() {
    let mut t = duel().in_play(A, [StealthTower, StellarReef]).hand(A, [Viper]).begin();
    t.accepts(A, Play(Viper)).accepts(A, UsePrimary(0)).accepts(A, CopyBase { owner: A, slot: 1 });
    t.accepts(A, UsePrimary(0)).refuses(A, UsePrimary(0), rules::ALREADY_USED);
    t.accepts(A, EndTurn).settle().accepts(B, EndTurn).settle();
    t.accepts(A, UsePrimary(0)).asks(A, "ask-copy-base");
}

/// SR G10
#[test]
fn the_row_is_refilled_after_all_cards_of_one_ability_are_scrapped() {
    let row = [Lancer, Falcon, Gunship, Predator, CargoPod];
    let deck = [Scout, Leviathan, Moonwurm];
    let mut t = duel().row(row).trade_deck(deck).hand(A, [Ravager]).begin();
    t.accepts(A, Play(Ravager)).accepts(A, ScrapFromRow(Lancer));
    assert_eq!(t.count(Zone::Row), 4);
    t.refuses(A, ScrapFromRow(Moonwurm), rules::NOT_IN_ROW).accepts(A, ScrapFromRow(Falcon));
    assert_eq!(t.titles(Zone::Row), [Gunship, Predator, CargoPod, Moonwurm, Leviathan]);

    let mut t = duel().row(row).trade_deck(deck).hand(A, [Swarmer, Swarmer]).begin();
    t.accepts(A, Play(Swarmer)).accepts(A, ScrapFromRow(Lancer));
    t.accepts(A, Play(Swarmer)).accepts(A, ScrapFromRow(Moonwurm));
}

/// SR G11
#[test]
fn an_effect_is_carried_out_as_far_as_possible() {
    let mut t =
        duel().hand(A, [FrontierFerry, BattleBot]).in_play(A, [OrbitalPlatform]).deck(A, [Scout; 3]).begin();
    t.accepts(A, Play(FrontierFerry)).accepts(A, Play(BattleBot)).asks(A, "ask-main");
    t.accepts(A, UsePrimary(0)).asks(A, "ask-main");
    assert_eq!(t.count(Zone::Hand(A)), 0, "no card was discarded, so none is drawn");

    let mut t = duel().hand(A, [FrontierFerry, Gunship]).begin();
    t.accepts(A, Play(FrontierFerry)).accepts(A, UseScrap(0)).asks(A, "ask-main");
    t.accepts(A, Play(Gunship)).asks(A, "ask-main");
    assert_eq!(t.points(A), (3, 5, 54));
}
