//! SR 1: what the game is, what it is made of and how a card is read.

use std::collections::BTreeSet;

use orrery_engine::{Game, Viewer};
use orrery_star_realms::cards::{self, CardDef};
use orrery_star_realms::view::Hand;
use orrery_star_realms::{Faction, TradeDeck};

use crate::table::*;

/// The titles of both trade decks.
fn trade_cards() -> impl Iterator<Item = &'static CardDef> {
    cards::colony_wars().chain(cards::base_set())
}

/// One ship with an ally ability of each faction.
const ALLIES: [(Faction, Kind); 4] = [
    (Faction::Blob, Kind::Predator),
    (Faction::StarEmpire, Kind::Lancer),
    (Faction::TradeFederation, Kind::SolarSkiff),
    (Faction::MachineCult, Kind::BattleBot),
];

/// The ship of that list that is of this card's faction.
fn ally_of(kind: Kind) -> Kind {
    let mut fitting = ALLIES.into_iter().filter(|(faction, _)| *faction == kind.def().faction);
    fitting.next().expect("a card of one of the four factions").1
}

/// SR 1.1.1
#[test]
fn the_basic_game_is_for_two() {
    assert_eq!(StarRealms::new(&Setup::duel()).map(|game| game.seats()), Ok(2));
    for players in [0, 1, 3, 4, 5, 6] {
        let refused = StarRealms::new(&Setup::of(Mode::Duel, players)).err();
        assert_eq!(refused, Some(rules::WRONG_NUMBER_OF_PLAYERS), "{players} players");
    }
}

/// SR 1.1.2
#[test]
fn the_other_modes_are_for_three_to_six() {
    let mut served = BTreeSet::new();
    for mode in Mode::ALL.into_iter().filter(|&mode| mode != Mode::Duel) {
        let numbers: Vec<u8> = (0..=8).filter(|&n| StarRealms::new(&Setup::of(mode, n)).is_ok()).collect();
        assert!(!numbers.is_empty(), "{mode:?}");
        served.extend(numbers);
    }
    assert_eq!(served, BTreeSet::from([3, 4, 5, 6]));
}

/// SR 1.1.3
#[test]
fn each_player_starts_with_a_deck_of_ships_of_his_own() {
    let t = dealt(Mode::Duel, 2);
    for seat in [A, B] {
        let own = [t.titles(Zone::Deck(seat)), t.titles(Zone::Hand(seat))].concat();
        assert_eq!(own.len(), 10);
        assert!(own.iter().all(|kind| kind.is_ship()));
    }
}

/// SR 1.1.4
#[test]
fn a_turn_is_playing_cards_for_points_and_drawing_a_new_hand() {
    let mut t = duel().hand(A, [Kind::Scout, Kind::Viper, Kind::FrontierFerry]).begin();
    t.accepts(A, Action::Play(Kind::Scout));
    t.accepts(A, Action::Play(Kind::Viper));
    t.accepts(A, Action::Play(Kind::FrontierFerry));
    assert_eq!(t.points(A), (4, 1, 54));
    t.accepts(A, Action::EndTurn);
    assert_eq!(t.count(Zone::Hand(A)), 5);
}

/// SR 1.1.5
#[test]
fn trade_buys_ships_and_bases_for_ones_own_cards() {
    let mut t = duel().trade(A, 4).row([Kind::Lancer, Kind::StorageSilo]).begin();
    t.accepts(A, Action::Acquire(Kind::Lancer)).accepts(A, Action::Acquire(Kind::StorageSilo));
    assert_eq!(t.titles(Zone::Discard(A)), [Kind::Lancer, Kind::StorageSilo]);
    assert_eq!(t.points(A), (0, 0, 50));
}

/// SR 1.1.6
#[test]
fn combat_is_spent_on_the_opponent_and_his_bases() {
    let mut t = duel().combat(A, 5).in_play(B, [Kind::StorageSilo]).begin();
    t.accepts(A, Action::AttackBase { owner: B, slot: 0 });
    assert_eq!((t.points(A), t.count(Zone::InPlay(B))), ((0, 2, 50), 0));
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(2));
    assert_eq!((t.points(A), t.points(B)), ((0, 0, 50), (0, 0, 48)));
}

/// SR 1.1.7
#[test]
fn the_score_is_authority_and_starts_at_fifty() {
    let t = dealt(Mode::Duel, 2);
    let view = t.state().view(Viewer::Spectator);
    assert_eq!(view.players.iter().map(|player| player.authority).collect::<Vec<_>>(), [50, 50]);
}

/// SR 1.1.8
#[test]
fn whoever_brings_the_opponent_to_zero_wins() {
    let mut t = duel().combat(A, 3).authority(B, 3).begin();
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(2)).asks(A, "ask-main");
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(1)).over([A]);
}

/// SR 1.2.1
#[test]
fn a_set_has_eighty_cards_for_the_trade_deck() {
    for deck in [TradeDeck::ColonyWars, TradeDeck::BaseSet] {
        let t = position(&Setup { deck, ..Setup::duel() }).begin();
        assert_eq!(t.count(Zone::TradeDeck) + t.count(Zone::Row), 80, "{deck:?}");
    }
}

/// SR 1.2.2
#[test]
fn a_set_has_sixteen_scouts_four_vipers_and_ten_explorers() {
    let t = duel().begin();
    let count = |kind| t.state().all_cards().iter().filter(|card| card.kind == kind).count();
    assert_eq!([Kind::Scout, Kind::Viper, Kind::Explorer].map(count), [16, 4, 10]);
}

/// SR 1.2.4
#[test]
fn the_trade_deck_is_ships_that_leave_and_bases_that_stay() {
    let (mut leaving, mut staying) = (0, 0);
    for def in cards::colony_wars() {
        let mut t = duel().in_play(A, [def.kind]).begin();
        t.accepts(A, Action::EndTurn);
        if t.count(Zone::InPlay(A)) == 0 {
            leaving += def.copies;
        } else {
            staying += def.copies;
        }
        assert_eq!(t.count(Zone::InPlay(A)) == 1, def.kind.is_base(), "{:?}", def.kind);
    }
    assert_eq!((leaving, staying), (53, 27));
}

/// SR 1.2.5
#[test]
fn each_faction_has_twenty_cards_in_the_trade_deck() {
    for deck in [TradeDeck::ColonyWars, TradeDeck::BaseSet] {
        let t = position(&Setup { deck, ..Setup::duel() }).begin();
        let cards = [t.titles(Zone::TradeDeck), t.titles(Zone::Row)].concat();
        for (faction, _) in ALLIES {
            let count = cards.iter().filter(|kind| kind.def().faction == faction).count();
            assert_eq!(count, 20, "{faction:?} in {deck:?}");
        }
    }
}

/// SR 1.2.6
#[test]
fn rules_about_bases_hold_for_outposts() {
    for outpost in Kind::all().filter(|kind| kind.is_outpost()) {
        // A base for a card that looks for one, a base to destroy, a base that stays.
        let mut t = duel().hand(A, [Kind::Lancer]).in_play(B, [outpost]).begin();
        t.accepts(A, Action::Play(Kind::Lancer));
        assert_eq!(t.points(A).1, 6, "{outpost:?}");
        t.accepts(A, Action::AttackBase { owner: B, slot: 0 });
        assert_eq!(t.titles(Zone::Discard(B)), [outpost]);
        let mut t = duel().in_play(A, [outpost]).begin();
        t.accepts(A, Action::EndTurn);
        assert_eq!(t.titles(Zone::InPlay(A)), [outpost]);
    }
}

/// SR 1.2.7
#[test]
fn scouts_vipers_and_explorers_are_ships_of_no_faction() {
    let unaligned = [Kind::Scout, Kind::Viper, Kind::Explorer];
    for (_, ship) in ALLIES {
        let mut t = duel().in_play(A, [ship].into_iter().chain(unaligned)).begin();
        t.refuses(A, Action::UseAlly(0), rules::NO_ALLY);
        t.accepts(A, Action::EndTurn);
        assert_eq!(t.count(Zone::InPlay(A)), 0);
    }
}

/// SR 1.2.8
#[test]
fn a_set_makes_exactly_two_starting_decks() {
    let t = duel().begin();
    for kind in [Kind::Scout, Kind::Viper] {
        let dealt = [A, B].map(|seat| t.titles(Zone::Deck(seat)).iter().filter(|&&own| own == kind).count());
        assert_eq!(dealt, [usize::from(kind.def().copies) / 2; 2], "{kind:?}");
    }
}

/// SR 1.3.1
#[test]
fn a_card_is_an_ally_of_its_own_faction_alone() {
    for def in trade_cards().filter(|def| def.kind != Kind::MechWorld) {
        for (faction, ship) in ALLIES {
            let mut t = duel().in_play(A, [ship, def.kind]).begin();
            if def.faction == faction {
                t.offers(A, Action::UseAlly(0));
            } else {
                t.refuses(A, Action::UseAlly(0), rules::NO_ALLY);
            }
        }
    }
}

/// SR 1.3.2
#[test]
fn a_card_costs_the_trade_printed_on_it() {
    for def in trade_cards() {
        let cost = u16::from(def.cost);
        let mut t = duel().row([def.kind]).trade(A, cost - 1).begin();
        t.refuses(A, Action::Acquire(def.kind), rules::TOO_EXPENSIVE);
        let mut t = duel().row([def.kind]).trade(A, cost + 1).begin();
        t.accepts(A, Action::Acquire(def.kind));
        assert_eq!(t.points(A).0, 1, "{:?}", def.kind);
    }
}

/// SR 1.3.3, SR 5.4.1
#[test]
fn cards_with_a_faction_symbol_in_the_text_have_an_ally_ability() {
    let mut with_symbol = 0;
    for def in trade_cards() {
        let mut t = duel().in_play(A, [def.kind, ally_of(def.kind)]).begin();
        if def.ally.is_empty() {
            t.refuses(A, Action::UseAlly(0), rules::NO_SUCH_ABILITY);
        } else {
            t.accepts(A, Action::UseAlly(0));
            with_symbol += 1;
        }
    }
    assert_eq!(with_symbol, 26 + 30); // of Colony Wars and the base set
}

/// SR 1.3.4, SR 5.5.1
#[test]
fn ships_and_bases_with_the_bin_symbol_have_a_scrap_ability() {
    let (mut ships, mut bases) = (0, 0);
    for def in trade_cards() {
        let mut t = duel().in_play(A, [def.kind]).begin();
        if def.scrap.is_empty() {
            t.refuses(A, Action::UseScrap(0), rules::NO_SUCH_ABILITY);
        } else {
            t.accepts(A, Action::UseScrap(0));
            assert_eq!(t.titles(Zone::ScrapHeap), [def.kind]);
            if def.kind.is_ship() { ships += 1 } else { bases += 1 }
        }
    }
    assert_eq!((ships, bases), (6 + 6, 3 + 6)); // of Colony Wars and the base set
}

/// SR 1.3.5
#[test]
fn the_printed_authority_is_taken() {
    let mut t = duel().hand(A, [Kind::Peacekeeper]).in_play(A, [Kind::StorageSilo]).begin();
    t.accepts(A, Action::Play(Kind::Peacekeeper)).refuses(A, Action::Decline, rules::NOTHING_ASKS);
    assert_eq!(t.points(A), (0, 6, 56));
    t.accepts(A, Action::UsePrimary(0)).refuses(A, Action::Decline, rules::NOTHING_ASKS);
    assert_eq!(t.points(A), (0, 6, 58));
}

/// SR 1.3.6
#[test]
fn the_printed_combat_is_taken() {
    let mut t = duel().hand(A, [Kind::Predator]).in_play(A, [Kind::Bioformer]).begin();
    t.accepts(A, Action::Play(Kind::Predator)).refuses(A, Action::Decline, rules::NOTHING_ASKS);
    assert_eq!(t.points(A), (0, 4, 50));
    t.accepts(A, Action::UsePrimary(0)).refuses(A, Action::Decline, rules::NOTHING_ASKS);
    assert_eq!(t.points(A), (0, 7, 50));
}

/// SR 1.3.7
#[test]
fn the_printed_trade_is_taken() {
    let mut t = duel().hand(A, [Kind::TradeHauler]).in_play(A, [Kind::FederationShipyard]).begin();
    t.accepts(A, Action::Play(Kind::TradeHauler)).refuses(A, Action::Decline, rules::NOTHING_ASKS);
    assert_eq!(t.points(A), (3, 0, 50));
    t.accepts(A, Action::UsePrimary(0)).refuses(A, Action::Decline, rules::NOTHING_ASKS);
    assert_eq!(t.points(A), (5, 0, 50));
}

/// SR 1.3.8
#[test]
fn only_a_base_with_the_outpost_symbol_shields_its_owner() {
    let mut outposts = Vec::new();
    for base in trade_cards().map(|def| def.kind).filter(|kind| kind.is_base()) {
        let mut t = duel().combat(A, 1).in_play(B, [base]).begin();
        if base.is_outpost() {
            t.refuses(A, Action::Attack(B), rules::OUTPOST_GUARDS_PLAYER);
            outposts.push(base);
        } else {
            t.offers(A, Action::Attack(B));
        }
    }
    assert_eq!(
        outposts,
        [
            Kind::CommandCenter,
            Kind::SupplyDepot,
            Kind::ImperialPalace,
            Kind::FederationShipyard,
            Kind::FactoryWorld,
            Kind::WarningBeacon,
            Kind::TheOracle,
            Kind::StealthTower,
            Kind::FrontierStation,
            Kind::TheIncinerator,
            Kind::TradingPost,
            Kind::DefenseCenter,
            Kind::PortOfCall,
            Kind::RecyclingStation,
            Kind::SpaceStation,
            Kind::WarWorld,
            Kind::RoyalRedoubt,
            Kind::BattleStation,
            Kind::MechWorld,
            Kind::Junkyard,
            Kind::MachineBase,
            Kind::BrainWorld,
        ]
    );
}

/// SR 1.3.9
#[test]
fn every_base_has_a_defense_that_destroys_it_in_one_turn() {
    for def in Kind::all().map(Kind::def) {
        assert_eq!(def.defense > 0, def.kind.is_base(), "{:?}", def.kind);
        if def.kind.is_base() {
            let defense = u16::from(def.defense);
            let attack = Action::AttackBase { owner: B, slot: 0 };
            let mut t = duel().in_play(B, [def.kind]).combat(A, defense - 1).begin();
            t.refuses(A, attack, rules::DEFENSE_TOO_HIGH);
            let mut t = duel().in_play(B, [def.kind]).combat(A, defense).begin();
            t.accepts(A, attack);
            assert_eq!((t.points(A).1, t.titles(Zone::Discard(B))), (0, vec![def.kind]));
        }
    }
}

/// SR 1.3.10
#[test]
fn several_symbols_are_all_given_unless_the_card_offers_a_choice() {
    let mut t = duel().hand(A, [Kind::ColonySeedShip]).in_play(A, [Kind::FrontierStation]).begin();
    t.accepts(A, Action::Play(Kind::ColonySeedShip)).asks(A, "ask-main");
    assert_eq!(t.points(A), (3, 3, 53));
    t.accepts(A, Action::UsePrimary(0)).asks(A, "ask-either-or");
    t.accepts(A, Action::ChooseEither);
    assert_eq!(t.points(A), (5, 3, 53));
}

/// SR 1.4.1
#[test]
fn the_trade_deck_is_face_down_and_the_other_common_zones_are_open() {
    let common = || duel().row([Kind::Falcon]).explorers(7).zone(Zone::ScrapHeap, [Kind::Viper]);
    let t = common().trade_deck([Kind::Lancer, Kind::Swarmer]).begin();
    let other = common().trade_deck([Kind::Swarmer, Kind::Lancer]).begin();
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
        let view = t.state().view(viewer);
        assert_eq!((view.row.as_slice(), view.explorers), (&[Kind::Falcon][..], 7));
        assert_eq!((view.scrap_heap.as_slice(), view.trade_deck), (&[Kind::Viper][..], 2));
        assert_eq!(view, other.state().view(viewer));
    }
}

/// SR 1.4.2
#[test]
fn hands_and_decks_are_hidden_discard_piles_and_cards_in_play_are_open() {
    let own = || duel().discard(A, [Kind::Falcon]).in_play(A, [Kind::StorageSilo]);
    let t = own().hand(A, [Kind::Lancer]).deck(A, [Kind::Scout, Kind::Viper]).begin();
    let other_deck = own().hand(A, [Kind::Lancer]).deck(A, [Kind::Viper, Kind::Scout]).begin();
    let other_hand = own().hand(A, [Kind::Viper]).deck(A, [Kind::Scout, Kind::Lancer]).begin();
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
        let player = &t.state().view(viewer).players[0];
        let in_play: Vec<Kind> = player.in_play.iter().map(|card| card.kind).collect();
        assert_eq!((player.discard.as_slice(), in_play), (&[Kind::Falcon][..], vec![Kind::StorageSilo]));
        assert_eq!(t.state().view(viewer), other_deck.state().view(viewer));
        let sees_hand = viewer == Viewer::Seat(A);
        let hand = if sees_hand { Hand::Open(vec![Kind::Lancer]) } else { Hand::Closed(1) };
        assert_eq!(player.hand, hand);
        assert_eq!(t.state().view(viewer) == other_hand.state().view(viewer), !sees_hand);
    }
}

/// SR 1.4.3
#[test]
fn scrapped_cards_have_left_the_game() {
    let mut t = duel().hand(A, [Kind::BattleBot, Kind::Scout]).deck(A, []).begin();
    t.accepts(A, Action::Play(Kind::BattleBot)).accepts(A, Action::ScrapFromHand(Kind::Scout));
    for _ in 0..3 {
        assert_eq!(t.titles(Zone::ScrapHeap), [Kind::Scout]);
        t.accepts(A, Action::EndTurn).settle().accepts(B, Action::EndTurn).settle();
        assert_eq!(t.titles(Zone::Hand(A)), [Kind::BattleBot]);
        t.refuses(A, Action::Play(Kind::Scout), rules::NOT_IN_HAND);
    }
}

/// SR 1.4.4
#[test]
fn a_card_stays_with_its_player_until_a_rule_moves_it() {
    let mut t = duel().combat(A, 3).hand(B, [Kind::Lancer]).in_play(B, [Kind::StorageSilo]).begin();
    t.refuses(A, Action::Play(Kind::Lancer), rules::NOT_IN_HAND);
    t.refuses(A, Action::UsePrimary(0), rules::NOT_IN_PLAY);
    t.accepts(A, Action::AttackBase { owner: B, slot: 0 });
    assert_eq!((t.titles(Zone::Discard(B)), t.count(Zone::Discard(A))), (vec![Kind::StorageSilo], 0));
    t.accepts(A, Action::EndTurn).accepts(B, Action::Play(Kind::Lancer));
    assert_eq!(t.titles(Zone::InPlay(B)), [Kind::Lancer]);
}

/// SR 1.5.1
#[test]
fn attacking_spends_combat_and_targeting_does_not() {
    let bases = [Kind::StorageSilo, Kind::StellarReef];
    let mut t = duel().combat(A, 7).hand(A, [Kind::FrontierFerry]).in_play(B, bases).begin();
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(1));
    t.accepts(A, Action::AttackBase { owner: B, slot: 0 });
    assert_eq!(t.points(A).1, 3);
    t.accepts(A, Action::Play(Kind::FrontierFerry)).accepts(A, Action::UseScrap(0));
    assert_eq!((t.points(A).1, t.count(Zone::InPlay(B))), (3, 0));
}

/// SR 1.5.2
#[test]
fn playing_cards_against_somebody_is_attacking_and_targeting_him_and_his_bases() {
    // An admiral may play cards against the admiral opposite only.
    let mut t = position(&Setup::of(Mode::Emperor, 6))
        .trade_deck([])
        .combat(A, 9)
        .in_play(A, [Kind::StorageSilo])
        .hand(A, [Kind::FrontierFerry, Kind::Gunship])
        .in_play(E, [Kind::StorageSilo])
        .hand(E, [Kind::Scout, Kind::Viper])
        .in_play(F, [Kind::StorageSilo, Kind::StorageSilo])
        .hand(F, [Kind::Scout, Kind::Viper])
        .begin();
    t.refuses(A, Action::Attack(E), rules::ONLY_OPPOSITE_ADMIRAL).offers(A, Action::Attack(F));
    t.refuses(A, Action::AttackBase { owner: E, slot: 0 }, rules::ONLY_OPPOSITE_ADMIRAL);
    t.offers(A, Action::AttackBase { owner: F, slot: 0 });
    t.accepts(A, Action::Play(Kind::FrontierFerry)).accepts(A, Action::UseScrap(1));
    t.refuses(A, Action::Destroy { owner: E, slot: 0 }, rules::ONLY_OPPOSITE_ADMIRAL);
    t.accepts(A, Action::Destroy { owner: F, slot: 0 });
    t.accepts(A, Action::Play(Kind::Gunship)).asks(F, "ask-discard");
}

/// SR 1.5.3
#[test]
fn opponents_are_the_players_of_other_sides() {
    let mut t = duel().combat(A, 1).begin();
    t.refuses(A, Action::Attack(A), rules::NOT_AN_OPPONENT).offers(A, Action::Attack(B));
    let mut t = position(&Setup::of(Mode::Hydra, 4)).combat(A, 1).begin();
    t.refuses(A, Action::Attack(B), rules::NOT_AN_OPPONENT);
    t.offers(A, Action::Attack(C)).offers(A, Action::Attack(D));
}

/// SR 1.5.4
#[test]
fn bases_played_in_earlier_turns_are_cards_in_play() {
    let next_hand = [Kind::Scout, Kind::Scout, Kind::Scout, Kind::Scout, Kind::CargoPod];
    let mut t = duel().hand(A, [Kind::StellarReef]).deck(A, next_hand).begin();
    t.accepts(A, Action::Play(Kind::StellarReef)).accepts(A, Action::EndTurn).accepts(B, Action::EndTurn);
    t.accepts(A, Action::Play(Kind::CargoPod));
    assert_eq!(t.titles(Zone::InPlay(A)), [Kind::StellarReef, Kind::CargoPod]);
    t.accepts(A, Action::UseAlly(1)).accepts(A, Action::UsePrimary(0)).accepts(A, Action::UseScrap(0));
    assert_eq!(t.points(A), (4, 6, 50));
}

/// SR 1.5.5
#[test]
fn a_card_text_prevails_over_a_rule() {
    // An acquired card goes to the discard pile; Factory World says: to hand.
    let mut t = duel().in_play(A, [Kind::FactoryWorld]).row([Kind::Lancer]).begin();
    t.accepts(A, Action::UsePrimary(0)).accepts(A, Action::Acquire(Kind::Lancer));
    assert_eq!((t.titles(Zone::Hand(A)), t.count(Zone::Discard(A))), (vec![Kind::Lancer], 0));
    // An ally is of the same faction; Mech World is an ally of every faction.
    let mut t = duel().in_play(A, [Kind::SolarSkiff, Kind::MechWorld]).begin();
    t.offers(A, Action::UseAlly(0));
}
