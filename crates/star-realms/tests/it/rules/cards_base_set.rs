//! Every card of the base set: its printed facts, and each of its abilities with numbers.

use std::collections::BTreeMap;

use orrery_star_realms::Kind::*;
use orrery_star_realms::cards::base_set;
use orrery_star_realms::{Category, Faction, Placement};

use crate::table::*;

/// A plays the card from hand; `beside` lies in play already. His deck has two Vipers on top.
fn played(kind: Kind, beside: impl IntoIterator<Item = Kind>) -> Scenario<StarRealms> {
    let mut t = duel().in_play(A, beside).hand(A, [kind]).begin();
    t.accepts(A, Action::Play(kind));
    t
}

/// A's main phase with these cards in play since an earlier turn.
fn in_play(cards: impl IntoIterator<Item = Kind>) -> Scenario<StarRealms> {
    duel().in_play(A, cards).begin()
}

/// A uses the choice of the base at place 0; his points after each of the two effects.
fn either_or(kind: Kind) -> [(u16, u16, i32); 2] {
    [Action::ChooseEither, Action::ChooseOr].map(|half| {
        let mut t = in_play([kind]);
        t.accepts(A, Action::UsePrimary(0)).asks(A, "ask-either-or").accepts(A, half).asks(A, "ask-main");
        t.points(A)
    })
}

/// A's Machine Cult ship, being played, may scrap a card from hand or discard pile or none; then its points.
fn may_scrap_own(kind: Kind) -> (u16, u16, i32) {
    let position = duel().in_play(A, [MechWorld]).hand(A, [kind, Scout]).discard(A, [Viper]);
    let mut t = position.begin();
    t.accepts(A, Action::Play(kind)).asks(A, "ask-may-scrap-own");
    t.clone().accepts(A, Action::Decline).asks(A, "ask-main");
    let mut from_hand = t.clone();
    from_hand.accepts(A, Action::ScrapFromHand(Scout)).asks(A, "ask-main");
    assert_eq!(from_hand.titles(Zone::ScrapHeap), [Scout]);
    t.accepts(A, Action::ScrapFromDiscard(Viper)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::ScrapHeap), [Viper]);
    assert_eq!(t.titles(Zone::Hand(A)), [Scout]);
    t.points(A)
}

/// B holds a Scout and a Viper, is asked for one of them by `action` of A and discards the Viper.
fn makes_b_discard(position: Arrangement, action: Action) -> Scenario<StarRealms> {
    let mut t = position.hand(B, [Scout, Viper]).begin();
    t.accepts(A, action).asks(B, "ask-discard").accepts(B, Action::Discard(Viper)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Hand(B)), [Scout]);
    assert_eq!(t.titles(Zone::Discard(B)), [Viper]);
    t
}

// Trade Federation.

/// 2 trade. Ally: 4 authority.
#[test]
fn federation_shuttle_gives_trade_and_with_an_ally_authority() {
    let mut t = played(FederationShuttle, [BarterWorld]);
    assert_eq!(t.points(A), (2, 0, 50));
    t.accepts(A, Action::UseAlly(1));
    assert_eq!(t.points(A), (2, 0, 54));
}

/// 4 authority, 2 trade. Ally: 4 combat.
#[test]
fn cutter_gives_authority_and_trade_and_with_an_ally_combat() {
    let mut t = played(Cutter, [BarterWorld]);
    assert_eq!(t.points(A), (2, 0, 54));
    t.accepts(A, Action::UseAlly(1));
    assert_eq!(t.points(A), (2, 4, 54));
}

/// 3 authority, 2 trade; with two bases in play draw 2.
#[test]
fn embassy_yacht_draws_two_cards_beside_two_bases() {
    let t = played(EmbassyYacht, [BarterWorld]);
    assert_eq!(t.points(A), (2, 0, 53));
    assert_eq!(t.count(Zone::Hand(A)), 0);
    let t = played(EmbassyYacht, [BarterWorld, BlobWheel]);
    assert_eq!(t.points(A), (2, 0, 53));
    assert_eq!(t.titles(Zone::Hand(A)), [Viper, Viper]);
}

/// 1 authority or 1 trade. Scrap: 3 combat.
#[test]
fn trading_post_gives_authority_or_trade_and_scrapped_combat() {
    assert_eq!(either_or(TradingPost), [(0, 0, 51), (1, 0, 50)]);
    let mut t = in_play([TradingPost]);
    t.accepts(A, Action::UseScrap(0));
    assert_eq!(t.points(A), (0, 3, 50));
    assert_eq!(t.titles(Zone::ScrapHeap), [TradingPost]);
}

/// 4 trade. Ally: the next ship acquired may go on top of the deck.
#[test]
fn freighter_may_put_the_next_ship_on_top_of_the_deck() {
    let position = duel().in_play(A, [BarterWorld]).hand(A, [Freighter]).trade(A, 6);
    let mut t = position.row([BlobWheel, Ram, Corvette]).trade_deck([]).begin();
    t.accepts(A, Action::Play(Freighter));
    assert_eq!(t.points(A), (10, 0, 50));
    t.accepts(A, Action::UseAlly(1));
    // A base is no ship.
    t.accepts(A, Action::Acquire(BlobWheel)).asks(A, "ask-main");
    t.accepts(A, Action::Acquire(Ram)).asks(A, "ask-place").offers(A, Action::Place(Placement::Pile));
    t.accepts(A, Action::Place(Placement::WaitingShipTop));
    assert_eq!(t.titles(Zone::Deck(A)).last(), Some(&Ram));
    // It serves one ship.
    t.accepts(A, Action::Acquire(Corvette)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Discard(A)), [BlobWheel, Corvette]);
    assert_eq!(t.points(A), (2, 0, 50));
}

/// 2 authority or 2 trade. Scrap: 5 combat.
#[test]
fn barter_world_gives_authority_or_trade_and_scrapped_combat() {
    assert_eq!(either_or(BarterWorld), [(0, 0, 52), (2, 0, 50)]);
    let mut t = in_play([BarterWorld]);
    t.accepts(A, Action::UseScrap(0));
    assert_eq!(t.points(A), (0, 5, 50));
    assert_eq!(t.titles(Zone::ScrapHeap), [BarterWorld]);
}

/// 4 authority, 4 combat. Ally: draw 1.
#[test]
fn trade_escort_gives_authority_and_combat_and_with_an_ally_draws() {
    let mut t = played(TradeEscort, [BarterWorld]);
    assert_eq!(t.points(A), (0, 4, 54));
    t.accepts(A, Action::UseAlly(1));
    assert_eq!(t.titles(Zone::Hand(A)), [Viper]);
}

/// 3 authority or 2 combat. Ally: 2 combat.
#[test]
fn defense_center_gives_authority_or_combat_and_with_an_ally_combat() {
    assert_eq!(either_or(DefenseCenter), [(0, 0, 53), (0, 2, 50)]);
    let mut t = in_play([DefenseCenter, BarterWorld]);
    t.accepts(A, Action::UseAlly(0));
    assert_eq!(t.points(A), (0, 2, 50));
}

/// 5 combat, draw 1. Ally: 5 authority.
#[test]
fn flagship_gives_combat_and_draws_and_with_an_ally_gives_authority() {
    let mut t = played(Flagship, [BarterWorld]);
    assert_eq!(t.points(A), (0, 5, 50));
    assert_eq!(t.titles(Zone::Hand(A)), [Viper]);
    t.accepts(A, Action::UseAlly(1));
    assert_eq!(t.points(A), (0, 5, 55));
}

/// 3 trade. Scrap: draw 1, may destroy a base.
#[test]
fn port_of_call_gives_trade_and_scrapped_draws_and_may_destroy_a_base() {
    let mut t = duel().in_play(A, [PortOfCall]).in_play(B, [BlobWheel]).begin();
    t.accepts(A, Action::UsePrimary(0));
    assert_eq!(t.points(A), (3, 0, 50));
    t.accepts(A, Action::UseScrap(0)).asks(A, "ask-may-destroy-base");
    assert_eq!(t.titles(Zone::Hand(A)), [Viper]);
    assert_eq!(t.titles(Zone::ScrapHeap), [PortOfCall]);
    t.clone().accepts(A, Action::Decline).asks(A, "ask-main");
    t.accepts(A, Action::Destroy { owner: B, slot: 0 });
    assert_eq!(t.titles(Zone::Discard(B)), [BlobWheel]);
}

/// 2 trade, the next ship acquired may go on top of the deck. Ally: draw 1.
#[test]
fn central_office_gives_trade_may_put_a_ship_on_top_and_with_an_ally_draws() {
    let position = duel().in_play(A, [CentralOffice, BarterWorld]).row([Corvette, Ram]).trade_deck([]);
    let mut t = position.trade(A, 3).begin();
    t.accepts(A, Action::UseAlly(0));
    assert_eq!(t.titles(Zone::Hand(A)), [Viper]);
    t.accepts(A, Action::UsePrimary(0));
    assert_eq!(t.points(A), (5, 0, 50));
    t.accepts(A, Action::Acquire(Ram)).asks(A, "ask-place");
    let mut declined = t.clone();
    declined.accepts(A, Action::Place(Placement::Pile));
    assert_eq!(declined.titles(Zone::Discard(A)), [Ram]);
    t.accepts(A, Action::Place(Placement::WaitingShipTop));
    assert_eq!(t.titles(Zone::Deck(A)).last(), Some(&Ram));
}

/// 4 authority, 5 combat, draw 2. Ally: destroy a base.
#[test]
fn command_ship_gives_authority_and_combat_draws_and_with_an_ally_destroys_a_base() {
    let position = duel().in_play(A, [Cutter]).in_play(B, [BlobWheel, BarterWorld]).hand(A, [CommandShip]);
    let mut t = position.begin();
    t.accepts(A, Action::Play(CommandShip));
    assert_eq!(t.points(A), (0, 5, 54));
    assert_eq!(t.titles(Zone::Hand(A)), [Viper, Viper]);
    t.accepts(A, Action::UseAlly(1)).asks(A, "ask-destroy-base");
    t.refuses(A, Action::Decline, rules::NOT_OPTIONAL);
    t.accepts(A, Action::Destroy { owner: B, slot: 1 });
    assert_eq!(t.titles(Zone::Discard(B)), [BarterWorld]);
}

// Blob.

/// 3 combat. Ally: draw 1.
#[test]
fn blob_fighter_gives_combat_and_with_an_ally_draws() {
    let mut t = played(BlobFighter, [BlobWheel]);
    assert_eq!(t.points(A), (0, 3, 50));
    t.accepts(A, Action::UseAlly(1));
    assert_eq!(t.titles(Zone::Hand(A)), [Viper]);
}

/// 4 combat, may scrap a card of the trade row. Ally: 2 combat.
#[test]
fn battle_pod_gives_combat_and_may_scrap_a_card_of_the_row() {
    let position = duel().in_play(A, [BlobWheel]).hand(A, [BattlePod]);
    let mut t = position.row([Ram, Cutter, Corvette, TradeBot, Flagship]).trade_deck([WarWorld]).begin();
    t.accepts(A, Action::Play(BattlePod)).asks(A, "ask-scrap-row");
    assert_eq!(t.points(A), (0, 4, 50));
    t.clone().accepts(A, Action::Decline).asks(A, "ask-main");
    t.accepts(A, Action::ScrapFromRow(Cutter)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Row), [Ram, Corvette, TradeBot, Flagship, WarWorld]);
    assert_eq!(t.titles(Zone::ScrapHeap), [Cutter]);
    t.accepts(A, Action::UseAlly(1));
    assert_eq!(t.points(A), (0, 6, 50));
}

/// 3 trade. Ally: 2 combat.
#[test]
fn trade_pod_gives_trade_and_with_an_ally_combat() {
    let mut t = played(TradePod, [BlobWheel]);
    assert_eq!(t.points(A), (3, 0, 50));
    t.accepts(A, Action::UseAlly(1));
    assert_eq!(t.points(A), (3, 2, 50));
}

/// 1 combat. Scrap: 3 trade.
#[test]
fn blob_wheel_gives_combat_and_scrapped_trade() {
    let mut t = in_play([BlobWheel]);
    t.accepts(A, Action::UsePrimary(0));
    assert_eq!(t.points(A), (0, 1, 50));
    t.accepts(A, Action::UseScrap(0));
    assert_eq!(t.points(A), (3, 1, 50));
    assert_eq!(t.titles(Zone::ScrapHeap), [BlobWheel]);
}

/// 5 combat. Ally: 2 combat. Scrap: 3 trade.
#[test]
fn ram_gives_combat_with_an_ally_more_and_scrapped_trade() {
    let mut t = played(Ram, [BlobWheel]);
    assert_eq!(t.points(A), (0, 5, 50));
    t.accepts(A, Action::UseAlly(1));
    assert_eq!(t.points(A), (0, 7, 50));
    t.accepts(A, Action::UseScrap(1));
    assert_eq!(t.points(A), (3, 7, 50));
    assert_eq!(t.titles(Zone::ScrapHeap), [Ram]);
}

/// 6 combat. Ally: may destroy a base, may scrap a card of the trade row.
#[test]
fn blob_destroyer_with_an_ally_may_destroy_a_base_and_may_scrap_a_card_of_the_row() {
    let position = duel().in_play(A, [TradePod]).hand(A, [BlobDestroyer]).in_play(B, [BarterWorld]);
    let mut t = position.row([Ram, Cutter]).begin();
    t.accepts(A, Action::Play(BlobDestroyer));
    assert_eq!(t.points(A), (0, 6, 50));
    t.accepts(A, Action::UseAlly(1)).asks(A, "ask-may-destroy-base");
    // The two parts do not depend on each other.
    let mut spared = t.clone();
    spared.accepts(A, Action::Decline).asks(A, "ask-scrap-row");
    spared.accepts(A, Action::ScrapFromRow(Ram)).asks(A, "ask-main");
    assert_eq!(spared.titles(Zone::ScrapHeap), [Ram]);
    t.accepts(A, Action::Destroy { owner: B, slot: 0 }).asks(A, "ask-scrap-row");
    t.accepts(A, Action::Decline).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Discard(B)), [BarterWorld]);
    assert_eq!(t.count(Zone::ScrapHeap), 0);
}

/// 3 combat. Ally: draw 1.
#[test]
fn the_hive_gives_combat_and_with_an_ally_draws() {
    let mut t = in_play([TheHive, BlobWheel]);
    t.accepts(A, Action::UsePrimary(0));
    assert_eq!(t.points(A), (0, 3, 50));
    t.accepts(A, Action::UseAlly(0));
    assert_eq!(t.titles(Zone::Hand(A)), [Viper]);
}

/// 8 combat. Ally: draw 1. Scrap: 4 combat.
#[test]
fn battle_blob_gives_combat_with_an_ally_draws_and_scrapped_gives_more() {
    let mut t = played(BattleBlob, [BlobWheel]);
    assert_eq!(t.points(A), (0, 8, 50));
    t.accepts(A, Action::UseAlly(1));
    assert_eq!(t.titles(Zone::Hand(A)), [Viper]);
    t.accepts(A, Action::UseScrap(1));
    assert_eq!(t.points(A), (0, 12, 50));
    assert_eq!(t.titles(Zone::ScrapHeap), [BattleBlob]);
}

/// 7 combat. Ally: acquire any ship for free, on top of the deck.
#[test]
fn blob_carrier_with_an_ally_acquires_any_ship_for_free() {
    let position = duel().in_play(A, [BlobWheel]).hand(A, [BlobCarrier]).row([CommandShip, TheHive]);
    let mut t = position.begin();
    t.accepts(A, Action::Play(BlobCarrier));
    assert_eq!(t.points(A), (0, 7, 50));
    t.accepts(A, Action::UseAlly(1)).asks(A, "ask-acquire-any-ship");
    t.refuses(A, Action::Acquire(TheHive), rules::BEYOND_ABILITY).offers(A, Action::Acquire(Explorer));
    t.accepts(A, Action::Acquire(CommandShip)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Deck(A)).last(), Some(&CommandShip));
    assert_eq!(t.points(A), (0, 7, 50));
}

/// 6 combat, draw 1. Ally: draw 1.
#[test]
fn mothership_gives_combat_and_draws_and_with_an_ally_draws_again() {
    let mut t = played(Mothership, [BlobWheel]);
    assert_eq!(t.points(A), (0, 6, 50));
    assert_eq!(t.titles(Zone::Hand(A)), [Viper]);
    t.accepts(A, Action::UseAlly(1));
    assert_eq!(t.titles(Zone::Hand(A)), [Viper, Viper]);
}

/// 5 combat, or draw 1 for each Blob card played this turn.
#[test]
fn blob_world_draws_for_each_blob_card_played() {
    let position = duel().in_play(A, [BlobWheel]).hand(A, [BlobWorld, Ram, Scout, BlobFighter]);
    let mut t = position.deck(A, [Viper; 6]).begin();
    for kind in [BlobWorld, Ram, Scout, BlobFighter] {
        t.accepts(A, Action::Play(kind));
    }
    // Blob World itself, Ram, which has left play, and Blob Fighter; not Blob Wheel of an earlier turn.
    t.accepts(A, Action::UseScrap(2)).accepts(A, Action::UsePrimary(1)).accepts(A, Action::ChooseOr);
    assert_eq!(t.titles(Zone::Hand(A)), [Viper; 3]);

    let mut t = in_play([BlobWorld]);
    t.accepts(A, Action::UsePrimary(0)).accepts(A, Action::ChooseOr).asks(A, "ask-main");
    assert_eq!(t.count(Zone::Hand(A)), 0);
    assert_eq!(either_or(BlobWorld)[0], (0, 5, 50));
}

// Star Empire.

/// 2 combat, an opponent discards. Ally: 2 combat.
#[test]
fn imperial_fighter_gives_combat_and_makes_an_opponent_discard() {
    let position = duel().in_play(A, [WarWorld]).hand(A, [ImperialFighter]);
    let mut t = makes_b_discard(position, Action::Play(ImperialFighter));
    assert_eq!(t.points(A), (0, 2, 50));
    t.accepts(A, Action::UseAlly(1));
    assert_eq!(t.points(A), (0, 4, 50));
}

/// 1 combat, draw 1. Ally: 2 combat.
#[test]
fn corvette_gives_combat_and_draws_and_with_an_ally_gives_combat() {
    let mut t = played(Corvette, [WarWorld]);
    assert_eq!(t.points(A), (0, 1, 50));
    assert_eq!(t.titles(Zone::Hand(A)), [Viper]);
    t.accepts(A, Action::UseAlly(1));
    assert_eq!(t.points(A), (0, 3, 50));
}

/// 4 combat, an opponent discards. Ally: 2 combat. Scrap: draw 1.
#[test]
fn imperial_frigate_makes_an_opponent_discard_and_scrapped_draws() {
    let position = duel().in_play(A, [WarWorld]).hand(A, [ImperialFrigate]);
    let mut t = makes_b_discard(position, Action::Play(ImperialFrigate));
    assert_eq!(t.points(A), (0, 4, 50));
    t.accepts(A, Action::UseAlly(1));
    assert_eq!(t.points(A), (0, 6, 50));
    t.accepts(A, Action::UseScrap(1));
    assert_eq!(t.titles(Zone::Hand(A)), [Viper]);
    assert_eq!(t.titles(Zone::ScrapHeap), [ImperialFrigate]);
}

/// 1 trade, draw 1. Scrap: an opponent discards.
#[test]
fn survey_ship_gives_trade_and_draws_and_scrapped_makes_an_opponent_discard() {
    let t = played(SurveyShip, []);
    assert_eq!(t.points(A), (1, 0, 50));
    assert_eq!(t.titles(Zone::Hand(A)), [Viper]);
    let t = makes_b_discard(duel().in_play(A, [SurveyShip]), Action::UseScrap(0));
    assert_eq!(t.titles(Zone::ScrapHeap), [SurveyShip]);
}

/// 1 trade, or discard up to two cards and draw as many.
#[test]
fn recycling_station_gives_trade_or_exchanges_up_to_two_cards() {
    let position = duel().in_play(A, [RecyclingStation]).hand(A, [Scout; 3]).deck(A, [Ram, Cutter, Corvette]);
    let mut t = position.begin();
    t.accepts(A, Action::UsePrimary(0)).asks(A, "ask-either-or");
    let mut trade = t.clone();
    trade.accepts(A, Action::ChooseEither).asks(A, "ask-main");
    assert_eq!(trade.points(A), (1, 0, 50));
    t.accepts(A, Action::ChooseOr).asks(A, "ask-may-discard-own");
    t.clone().accepts(A, Action::Decline).asks(A, "ask-main");
    t.accepts(A, Action::Discard(Scout)).asks(A, "ask-may-discard-own");
    // Cards are drawn only after all discards.
    assert_eq!(t.titles(Zone::Hand(A)), [Scout; 2]);
    let mut one = t.clone();
    one.accepts(A, Action::Decline).asks(A, "ask-main");
    assert_eq!(one.titles(Zone::Hand(A)), [Corvette, Scout, Scout]);
    t.accepts(A, Action::Discard(Scout)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Deck(A)), [Ram]);
    assert_eq!(t.count(Zone::Hand(A)), 3);
    assert_eq!(t.titles(Zone::Discard(A)), [Scout, Scout]);
}

/// 2 combat. Ally: 2 combat. Scrap: 4 trade.
#[test]
fn space_station_gives_combat_with_an_ally_more_and_scrapped_trade() {
    let mut t = in_play([SpaceStation, WarWorld]);
    t.accepts(A, Action::UsePrimary(0));
    assert_eq!(t.points(A), (0, 2, 50));
    t.accepts(A, Action::UseAlly(0));
    assert_eq!(t.points(A), (0, 4, 50));
    t.accepts(A, Action::UseScrap(0));
    assert_eq!(t.points(A), (4, 4, 50));
    assert_eq!(t.titles(Zone::ScrapHeap), [SpaceStation]);
}

/// 3 combat. Ally: 4 combat.
#[test]
fn war_world_gives_combat_and_with_an_ally_more() {
    let mut t = in_play([WarWorld, SpaceStation]);
    t.accepts(A, Action::UsePrimary(0));
    assert_eq!(t.points(A), (0, 3, 50));
    t.accepts(A, Action::UseAlly(0));
    assert_eq!(t.points(A), (0, 7, 50));
}

/// 5 combat, draw 1. Ally: an opponent discards. Scrap: draw 1, may destroy a base.
#[test]
fn battlecruiser_draws_makes_an_opponent_discard_and_scrapped_may_destroy_a_base() {
    let t = played(Battlecruiser, []);
    assert_eq!(t.points(A), (0, 5, 50));
    assert_eq!(t.titles(Zone::Hand(A)), [Viper]);
    let position = duel().in_play(A, [Battlecruiser, Corvette]).in_play(B, [BlobWheel]);
    let mut t = makes_b_discard(position, Action::UseAlly(0));
    t.accepts(A, Action::UseScrap(0)).asks(A, "ask-may-destroy-base");
    assert_eq!(t.titles(Zone::Hand(A)), [Viper]);
    assert_eq!(t.titles(Zone::ScrapHeap), [Battlecruiser]);
    t.clone().accepts(A, Action::Decline).asks(A, "ask-main");
    t.accepts(A, Action::Destroy { owner: B, slot: 0 });
    assert_eq!(t.titles(Zone::Discard(B)), [Viper, BlobWheel]);
}

/// 3 combat. Ally: an opponent discards.
#[test]
fn royal_redoubt_gives_combat_and_with_an_ally_makes_an_opponent_discard() {
    let mut t = makes_b_discard(duel().in_play(A, [RoyalRedoubt, WarWorld]), Action::UseAlly(0));
    t.accepts(A, Action::UsePrimary(0));
    assert_eq!(t.points(A), (0, 3, 50));
}

/// 7 combat, draw 1. Scrap: 5 combat.
#[test]
fn dreadnaught_gives_combat_and_draws_and_scrapped_gives_more() {
    let mut t = played(Dreadnaught, []);
    assert_eq!(t.points(A), (0, 7, 50));
    assert_eq!(t.titles(Zone::Hand(A)), [Viper]);
    t.accepts(A, Action::UseScrap(0));
    assert_eq!(t.points(A), (0, 12, 50));
    assert_eq!(t.titles(Zone::ScrapHeap), [Dreadnaught]);
}

/// Each ship played: 1 combat.
#[test]
fn fleet_hq_gives_combat_for_each_ship_played_after_it() {
    let mut t = duel().hand(A, [Scout, FleetHq, Cutter, BlobWheel, Ram]).begin();
    t.accepts(A, Action::Play(Scout)).accepts(A, Action::Play(FleetHq));
    assert_eq!(t.points(A), (1, 0, 50));
    t.accepts(A, Action::Play(Cutter));
    assert_eq!(t.points(A), (3, 1, 54));
    // A base is no ship.
    t.accepts(A, Action::Play(BlobWheel));
    assert_eq!(t.points(A), (3, 1, 54));
    t.accepts(A, Action::Play(Ram));
    assert_eq!(t.points(A), (3, 7, 54));
    t.refuses(A, Action::UsePrimary(1), rules::NO_SUCH_ABILITY);
}

// Machine Cult.

/// 1 trade, may scrap a card from hand or discard pile. Ally: 2 combat.
#[test]
fn trade_bot_gives_trade_may_scrap_a_card_and_with_an_ally_gives_combat() {
    assert_eq!(may_scrap_own(TradeBot), (1, 0, 50));
    let mut t = in_play([TradeBot, BattleStation]);
    t.accepts(A, Action::UseAlly(0));
    assert_eq!(t.points(A), (0, 2, 50));
}

/// 2 combat, may scrap a card from hand or discard pile. Ally: 2 combat.
#[test]
fn missile_bot_gives_combat_may_scrap_a_card_and_with_an_ally_gives_more() {
    assert_eq!(may_scrap_own(MissileBot), (0, 2, 50));
    let mut t = in_play([MissileBot, BattleStation]);
    t.accepts(A, Action::UseAlly(0));
    assert_eq!(t.points(A), (0, 2, 50));
}

/// Scrap: 5 combat.
#[test]
fn battle_station_only_gives_combat_when_scrapped() {
    let mut t = in_play([BattleStation, TradeBot]);
    t.refuses(A, Action::UsePrimary(0), rules::NO_SUCH_ABILITY);
    t.refuses(A, Action::UseAlly(0), rules::NO_SUCH_ABILITY);
    t.accepts(A, Action::UseScrap(0));
    assert_eq!(t.points(A), (0, 5, 50));
    assert_eq!(t.titles(Zone::ScrapHeap), [BattleStation]);
}

/// 2 trade, may scrap a card from hand or discard pile. Ally: 2 combat.
#[test]
fn supply_bot_gives_trade_may_scrap_a_card_and_with_an_ally_gives_combat() {
    assert_eq!(may_scrap_own(SupplyBot), (2, 0, 50));
    let mut t = in_play([SupplyBot, BattleStation]);
    t.accepts(A, Action::UseAlly(0));
    assert_eq!(t.points(A), (0, 2, 50));
}

/// 3 trade or 5 combat. Ally: may scrap a card from hand or discard pile.
#[test]
fn patrol_mech_gives_trade_or_combat_and_with_an_ally_may_scrap_a_card() {
    let mut t = played(PatrolMech, []);
    t.asks(A, "ask-either-or");
    for (half, points) in [(Action::ChooseEither, (3, 0, 50)), (Action::ChooseOr, (0, 5, 50))] {
        let mut t = t.clone();
        t.accepts(A, half).asks(A, "ask-main");
        assert_eq!(t.points(A), points);
    }
    let position = duel().in_play(A, [PatrolMech, BattleStation]).hand(A, [Scout]).discard(A, [Viper]);
    let mut t = position.begin();
    t.accepts(A, Action::UseAlly(0)).asks(A, "ask-may-scrap-own").offers(A, Action::Decline);
    t.offers(A, Action::ScrapFromDiscard(Viper)).accepts(A, Action::ScrapFromHand(Scout)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::ScrapHeap), [Scout]);
}

/// Becomes a copy of another ship played this turn and stays a Machine Cult card.
#[test]
fn stealth_needle_copies_a_ship_played_this_turn() {
    let mut t = duel().in_play(A, [TradePod]).hand(A, [Ram, TradeBot, StealthNeedle]).begin();
    t.accepts(A, Action::Play(Ram)).accepts(A, Action::Play(TradeBot)).accepts(A, Action::Decline);
    t.refuses(A, Action::UseAlly(2), rules::NO_ALLY);
    t.accepts(A, Action::Play(StealthNeedle)).asks(A, "ask-copy-ship");
    // Trade Pod was played in an earlier turn.
    t.refuses(A, Action::CopyShip(TradePod), rules::SHIP_CANNOT_BE_COPIED);
    t.offers(A, Action::CopyShip(TradeBot)).accepts(A, Action::CopyShip(Ram));
    assert_eq!(t.points(A), (1, 10, 50));
    // It is an ally for Trade Bot, and Ram and Trade Pod are its own.
    t.accepts(A, Action::UseAlly(2)).accepts(A, Action::UseAlly(3));
    assert_eq!(t.points(A), (1, 14, 50));
    t.accepts(A, Action::UseScrap(3));
    assert_eq!(t.points(A), (4, 14, 50));
    assert_eq!(t.titles(Zone::ScrapHeap), [StealthNeedle]);
    assert_eq!(t.titles(Zone::InPlay(A)), [TradePod, Ram, TradeBot]);

    let mut t = played(StealthNeedle, [TradePod]);
    t.asks(A, "ask-main");
    assert_eq!(t.points(A), (0, 0, 50));
}

/// 4 combat, may scrap a card from hand or discard pile. Ally: draw 1.
#[test]
fn battle_mech_gives_combat_may_scrap_a_card_and_with_an_ally_draws() {
    assert_eq!(may_scrap_own(BattleMech), (0, 4, 50));
    let mut t = in_play([BattleMech, BattleStation]);
    t.accepts(A, Action::UseAlly(0));
    assert_eq!(t.titles(Zone::Hand(A)), [Viper]);
}

/// An ally of every faction.
#[test]
fn mech_world_is_an_ally_of_every_faction() {
    for (ship, after) in [
        (FederationShuttle, (0, 0, 54)),
        (TradePod, (0, 2, 50)),
        (Corvette, (0, 2, 50)),
        (TradeBot, (0, 2, 50)),
    ] {
        in_play([ship]).refuses(A, Action::UseAlly(0), rules::NO_ALLY);
        let mut t = in_play([ship, MechWorld]);
        t.accepts(A, Action::UseAlly(0));
        assert_eq!(t.points(A), after, "{ship:?}");
    }
    // It is no Blob card played this turn.
    let mut t = duel().in_play(A, [BlobWorld]).hand(A, [MechWorld]).begin();
    t.accepts(A, Action::Play(MechWorld)).accepts(A, Action::UsePrimary(0)).accepts(A, Action::ChooseOr);
    assert_eq!(t.count(Zone::Hand(A)), 0);
    t.refuses(A, Action::UsePrimary(1), rules::NO_SUCH_ABILITY);
}

/// Scrap a card from hand or discard pile.
#[test]
fn junkyard_scraps_a_card_from_hand_or_discard_pile() {
    let mut t = duel().in_play(A, [Junkyard]).hand(A, [Scout]).discard(A, [Viper]).begin();
    t.accepts(A, Action::UsePrimary(0)).asks(A, "ask-scrap-own");
    t.refuses(A, Action::Decline, rules::NOT_OPTIONAL).offers(A, Action::ScrapFromHand(Scout));
    t.accepts(A, Action::ScrapFromDiscard(Viper)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::ScrapHeap), [Viper]);
    assert_eq!(t.titles(Zone::Hand(A)), [Scout]);
}

/// 6 combat, may destroy a base. Ally: draw 1.
#[test]
fn missile_mech_gives_combat_may_destroy_a_base_and_with_an_ally_draws() {
    let position = duel().in_play(A, [TradeBot]).hand(A, [MissileMech]).in_play(B, [BlobWheel]);
    let mut t = position.begin();
    t.accepts(A, Action::Play(MissileMech)).asks(A, "ask-may-destroy-base");
    assert_eq!(t.points(A), (0, 6, 50));
    t.clone().accepts(A, Action::Decline).asks(A, "ask-main");
    t.accepts(A, Action::Destroy { owner: B, slot: 0 });
    assert_eq!(t.titles(Zone::Discard(B)), [BlobWheel]);
    t.accepts(A, Action::UseAlly(1));
    assert_eq!(t.titles(Zone::Hand(A)), [Viper]);
}

/// Draw 1, then scrap a card from hand.
#[test]
fn machine_base_draws_and_then_scraps_a_card_from_hand() {
    let mut t = duel().in_play(A, [MachineBase]).hand(A, [Scout]).discard(A, [Explorer]).begin();
    t.accepts(A, Action::UsePrimary(0)).asks(A, "ask-scrap-hand");
    assert_eq!(t.titles(Zone::Hand(A)), [Viper, Scout]);
    t.refuses(A, Action::Decline, rules::NOT_OPTIONAL);
    t.refuses(A, Action::ScrapFromDiscard(Explorer), rules::ZONE_NOT_NAMED);
    t.offers(A, Action::ScrapFromHand(Scout)).accepts(A, Action::ScrapFromHand(Viper)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::ScrapHeap), [Viper]);
    assert_eq!(t.titles(Zone::Hand(A)), [Scout]);
}

/// Scrap up to two cards from hand and discard pile and draw as many.
#[test]
fn brain_world_scraps_up_to_two_cards_and_draws_as_many() {
    let position = duel().in_play(A, [BrainWorld]).hand(A, [Scout]).discard(A, [Viper]).deck(A, [Ram; 4]);
    let mut t = position.begin();
    t.accepts(A, Action::UsePrimary(0)).asks(A, "ask-may-scrap-own");
    let mut none = t.clone();
    none.accepts(A, Action::Decline).asks(A, "ask-main");
    assert_eq!(none.titles(Zone::Hand(A)), [Scout]);
    t.accepts(A, Action::ScrapFromDiscard(Viper)).asks(A, "ask-may-scrap-own");
    // Cards are drawn only after all are scrapped.
    assert_eq!(t.titles(Zone::Hand(A)), [Scout]);
    let mut one = t.clone();
    one.accepts(A, Action::Decline).asks(A, "ask-main");
    assert_eq!(one.titles(Zone::Hand(A)), [Ram, Scout]);
    t.accepts(A, Action::ScrapFromHand(Scout)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Hand(A)), [Ram, Ram]);
    assert_eq!(t.titles(Zone::ScrapHeap), [Viper, Scout]);
}

// The printed facts.

type Facts = (Kind, &'static str, u8, u8, u8, Faction, Category);

/// Title, key of its name, cost, defense, copies, faction, type.
const LIST: [Facts; 46] = {
    use Category::{Base, Outpost, Ship};
    use Faction::{Blob, MachineCult, StarEmpire, TradeFederation};
    [
        (FederationShuttle, "card-federation-shuttle", 1, 0, 3, TradeFederation, Ship),
        (Cutter, "card-cutter", 2, 0, 3, TradeFederation, Ship),
        (EmbassyYacht, "card-embassy-yacht", 3, 0, 2, TradeFederation, Ship),
        (TradingPost, "card-trading-post", 3, 4, 2, TradeFederation, Outpost),
        (Freighter, "card-freighter", 4, 0, 2, TradeFederation, Ship),
        (BarterWorld, "card-barter-world", 4, 4, 2, TradeFederation, Base),
        (TradeEscort, "card-trade-escort", 5, 0, 1, TradeFederation, Ship),
        (DefenseCenter, "card-defense-center", 5, 5, 1, TradeFederation, Outpost),
        (Flagship, "card-flagship", 6, 0, 1, TradeFederation, Ship),
        (PortOfCall, "card-port-of-call", 6, 6, 1, TradeFederation, Outpost),
        (CentralOffice, "card-central-office", 7, 6, 1, TradeFederation, Base),
        (CommandShip, "card-command-ship", 8, 0, 1, TradeFederation, Ship),
        (BlobFighter, "card-blob-fighter", 1, 0, 3, Blob, Ship),
        (BattlePod, "card-battle-pod", 2, 0, 2, Blob, Ship),
        (TradePod, "card-trade-pod", 2, 0, 3, Blob, Ship),
        (BlobWheel, "card-blob-wheel", 3, 5, 3, Blob, Base),
        (Ram, "card-ram", 3, 0, 2, Blob, Ship),
        (BlobDestroyer, "card-blob-destroyer", 4, 0, 2, Blob, Ship),
        (TheHive, "card-the-hive", 5, 5, 1, Blob, Base),
        (BattleBlob, "card-battle-blob", 6, 0, 1, Blob, Ship),
        (BlobCarrier, "card-blob-carrier", 6, 0, 1, Blob, Ship),
        (Mothership, "card-mothership", 7, 0, 1, Blob, Ship),
        (BlobWorld, "card-blob-world", 8, 7, 1, Blob, Base),
        (ImperialFighter, "card-imperial-fighter", 1, 0, 3, StarEmpire, Ship),
        (Corvette, "card-corvette", 2, 0, 2, StarEmpire, Ship),
        (ImperialFrigate, "card-imperial-frigate", 3, 0, 3, StarEmpire, Ship),
        (SurveyShip, "card-survey-ship", 3, 0, 3, StarEmpire, Ship),
        (RecyclingStation, "card-recycling-station", 4, 4, 2, StarEmpire, Outpost),
        (SpaceStation, "card-space-station", 4, 4, 2, StarEmpire, Outpost),
        (WarWorld, "card-war-world", 5, 4, 1, StarEmpire, Outpost),
        (Battlecruiser, "card-battlecruiser", 6, 0, 1, StarEmpire, Ship),
        (RoyalRedoubt, "card-royal-redoubt", 6, 6, 1, StarEmpire, Outpost),
        (Dreadnaught, "card-dreadnaught", 7, 0, 1, StarEmpire, Ship),
        (FleetHq, "card-fleet-hq", 8, 8, 1, StarEmpire, Base),
        (TradeBot, "card-trade-bot", 1, 0, 3, MachineCult, Ship),
        (MissileBot, "card-missile-bot", 2, 0, 3, MachineCult, Ship),
        (BattleStation, "card-battle-station", 3, 5, 2, MachineCult, Outpost),
        (SupplyBot, "card-supply-bot", 3, 0, 3, MachineCult, Ship),
        (PatrolMech, "card-patrol-mech", 4, 0, 2, MachineCult, Ship),
        (StealthNeedle, "card-stealth-needle", 4, 0, 1, MachineCult, Ship),
        (BattleMech, "card-battle-mech", 5, 0, 1, MachineCult, Ship),
        (MechWorld, "card-mech-world", 5, 6, 1, MachineCult, Outpost),
        (Junkyard, "card-junkyard", 6, 5, 1, MachineCult, Outpost),
        (MissileMech, "card-missile-mech", 6, 0, 1, MachineCult, Ship),
        (MachineBase, "card-machine-base", 7, 6, 1, MachineCult, Outpost),
        (BrainWorld, "card-brain-world", 8, 6, 1, MachineCult, Outpost),
    ]
};

/// The table of the crate agrees with the list above, and the totals with the printed ones.
#[test]
fn the_base_set_has_the_printed_facts() {
    let table: Vec<Facts> = base_set()
        .map(|def| (def.kind, def.key, def.cost, def.defense, def.copies, def.faction, def.category))
        .collect();
    assert_eq!(table, LIST);

    let (mut factions, mut types) = (BTreeMap::new(), [0; 3]);
    for def in base_set() {
        *factions.entry(def.faction).or_insert(0) += def.copies;
        types[def.category as usize] += def.copies;
    }
    let twenty_each = [Faction::Blob, Faction::StarEmpire, Faction::TradeFederation, Faction::MachineCult];
    assert_eq!(factions, twenty_each.map(|faction| (faction, 20)).into());
    assert_eq!(types, [55, 9, 16]);
    assert_eq!(base_set().map(|def| def.copies).sum::<u8>(), 80);
}
