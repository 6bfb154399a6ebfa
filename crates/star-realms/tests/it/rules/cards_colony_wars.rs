//! Every title of Colony Wars, and Scout, Viper and Explorer: all abilities with their numbers.

use orrery_star_realms::{Category, Faction, Placement, cards};

use crate::table::*;
use Action::*;
use Kind::*;

/// A holds one card and may have others in play.
fn holding(kind: Kind, in_play: impl IntoIterator<Item = Kind>) -> Arrangement {
    duel().hand(A, [kind]).in_play(A, in_play)
}

fn points(t: &Scenario<StarRealms>, expected: (u16, u16, i32)) {
    assert_eq!(t.points(A), expected, "trade, combat, authority");
}

/// B, who holds a Scout and a Viper, has to discard and gives up the Viper.
fn b_discards(t: &mut Scenario<StarRealms>) {
    t.asks(B, "ask-discard").accepts(B, Discard(Viper)).asks(A, "ask-main");
    assert_eq!((t.titles(Zone::Hand(B)), t.titles(Zone::Discard(B))), (vec![Scout], vec![Viper]));
}

/// The card goes to hand on request when a card of its faction was played this turn, and only then.
fn may_go_to_hand(kind: Kind, companion: Kind) {
    let start = duel().row([kind; 5]).trade(A, 8);
    let mut t = start.clone().hand(A, [Scout]).begin();
    t.accepts(A, Play(Scout)).accepts(A, Acquire(kind)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Discard(A)), [kind]);

    let mut t = start.hand(A, [companion]).begin();
    t.accepts(A, Play(companion)).accepts(A, Acquire(kind)).asks(A, "ask-place");
    let mut declined = t.clone();
    declined.accepts(A, Place(Placement::Pile));
    assert_eq!((declined.count(Zone::Hand(A)), declined.titles(Zone::Discard(A))), (0, vec![kind]));
    t.accepts(A, Place(Placement::OwnText)).offers(A, Play(kind));
    assert_eq!((t.titles(Zone::Hand(A)), t.count(Zone::Discard(A))), (vec![kind], 0));
}

/// The ability asks for one of B's two bases and destroys it.
fn destroys_a_base(t: &mut Scenario<StarRealms>) {
    t.asks(A, "ask-destroy-base").accepts(A, Destroy { owner: B, slot: 1 });
    assert_eq!((t.titles(Zone::InPlay(B)), t.titles(Zone::Discard(B))), (vec![StellarReef], vec![Bioformer]));
}

/// Title, key, type, cost, defense, copies.
type Row = (Kind, &'static str, Category, u8, u8, u8);

/// SR 1.2.1, SR 1.2.5
#[test]
fn the_trade_deck_is_the_printed_list() {
    use Category::{Base, Outpost, Ship};
    let printed: [(Faction, &[Row]); 4] = [
        (
            Faction::StarEmpire,
            &[
                (StarBarge, "card-star-barge", Ship, 1, 0, 3),
                (Lancer, "card-lancer", Ship, 2, 0, 3),
                (Falcon, "card-falcon", Ship, 3, 0, 2),
                (OrbitalPlatform, "card-orbital-platform", Base, 3, 4, 3),
                (CommandCenter, "card-command-center", Outpost, 4, 4, 2),
                (Gunship, "card-gunship", Ship, 4, 0, 2),
                (AgingBattleship, "card-aging-battleship", Ship, 5, 0, 1),
                (HeavyCruiser, "card-heavy-cruiser", Ship, 5, 0, 1),
                (SupplyDepot, "card-supply-depot", Outpost, 6, 5, 1),
                (ImperialPalace, "card-imperial-palace", Outpost, 7, 6, 1),
                (EmperorsDreadnaught, "card-emperors-dreadnaught", Ship, 8, 0, 1),
            ],
        ),
        (
            Faction::TradeFederation,
            &[
                (SolarSkiff, "card-solar-skiff", Ship, 1, 0, 3),
                (StorageSilo, "card-storage-silo", Base, 2, 3, 2),
                (TradeHauler, "card-trade-hauler", Ship, 2, 0, 3),
                (PatrolCutter, "card-patrol-cutter", Ship, 3, 0, 3),
                (CentralStation, "card-central-station", Base, 4, 5, 2),
                (FrontierFerry, "card-frontier-ferry", Ship, 4, 0, 2),
                (ColonySeedShip, "card-colony-seed-ship", Ship, 5, 0, 1),
                (FederationShipyard, "card-federation-shipyard", Outpost, 6, 6, 1),
                (Peacekeeper, "card-peacekeeper", Ship, 6, 0, 1),
                (LoyalColony, "card-loyal-colony", Base, 7, 6, 1),
                (FactoryWorld, "card-factory-world", Outpost, 8, 6, 1),
            ],
        ),
        (
            Faction::Blob,
            &[
                (Swarmer, "card-swarmer", Ship, 1, 0, 3),
                (Predator, "card-predator", Ship, 2, 0, 3),
                (StellarReef, "card-stellar-reef", Base, 2, 3, 3),
                (CargoPod, "card-cargo-pod", Ship, 3, 0, 3),
                (Ravager, "card-ravager", Ship, 3, 0, 2),
                (Bioformer, "card-bioformer", Base, 4, 4, 2),
                (Parasite, "card-parasite", Ship, 5, 0, 1),
                (PlasmaVent, "card-plasma-vent", Base, 6, 5, 1),
                (Moonwurm, "card-moonwurm", Ship, 7, 0, 1),
                (Leviathan, "card-leviathan", Ship, 8, 0, 1),
            ],
        ),
        (
            Faction::MachineCult,
            &[
                (BattleBot, "card-battle-bot", Ship, 1, 0, 3),
                (RepairBot, "card-repair-bot", Ship, 2, 0, 3),
                (WarningBeacon, "card-warning-beacon", Outpost, 2, 2, 3),
                (ConvoyBot, "card-convoy-bot", Ship, 3, 0, 3),
                (MiningMech, "card-mining-mech", Ship, 4, 0, 2),
                (TheOracle, "card-the-oracle", Outpost, 4, 5, 1),
                (MechCruiser, "card-mech-cruiser", Ship, 5, 0, 1),
                (StealthTower, "card-stealth-tower", Outpost, 5, 5, 1),
                (FrontierStation, "card-frontier-station", Outpost, 6, 6, 1),
                (TheWrecker, "card-the-wrecker", Ship, 7, 0, 1),
                (TheIncinerator, "card-the-incinerator", Outpost, 8, 6, 1),
            ],
        ),
    ];
    let mut table = cards::colony_wars();
    let (mut ships, mut bases, mut outposts) = (0, 0, 0);
    for (faction, titles) in printed {
        let mut cards = 0;
        for &(kind, key, category, cost, defense, copies) in titles {
            let def = table.next().expect("as many rows as titles");
            let row = (def.kind, def.key, def.faction, def.category, def.cost, def.defense, def.copies);
            assert_eq!(row, (kind, key, faction, category, cost, defense, copies));
            cards += copies;
            match category {
                Ship => ships += copies,
                Base => bases += copies,
                Outpost => outposts += copies,
            }
        }
        assert_eq!(cards, 20, "{faction:?}");
    }
    assert!(table.next().is_none());
    assert_eq!((ships, bases, outposts), (53, 14, 13));
}

#[test]
fn the_scout_gives_one_trade() {
    let mut t = holding(Scout, []).begin();
    t.accepts(A, Play(Scout));
    points(&t, (1, 0, 50));
    assert_eq!((Scout.def().cost, Scout.def().copies, Scout.def().faction), (0, 16, Faction::Unaligned));
}

#[test]
fn the_viper_gives_one_combat() {
    let mut t = holding(Viper, []).begin();
    t.accepts(A, Play(Viper));
    points(&t, (0, 1, 50));
    assert_eq!((Viper.def().cost, Viper.def().copies, Viper.def().faction), (0, 4, Faction::Unaligned));
}

#[test]
fn the_explorer_gives_two_trade_and_two_combat_when_scrapped() {
    let mut t = holding(Explorer, []).explorers(3).begin();
    t.accepts(A, Play(Explorer));
    points(&t, (2, 0, 50));
    t.accepts(A, UseScrap(0));
    points(&t, (2, 2, 50));
    assert_eq!((t.count(Zone::Explorers), t.count(Zone::ScrapHeap), t.count(Zone::InPlay(A))), (4, 0, 0));
    assert_eq!(
        (Explorer.def().cost, Explorer.def().copies, Explorer.def().faction),
        (2, 10, Faction::Unaligned)
    );
}

#[test]
fn the_star_barge_gives_two_trade_and_with_an_ally_two_combat_and_a_discard() {
    let mut t = holding(StarBarge, [OrbitalPlatform]).hand(B, [Scout, Viper]).begin();
    t.accepts(A, Play(StarBarge));
    points(&t, (2, 0, 50));
    t.accepts(A, UseAlly(1));
    points(&t, (2, 2, 50));
    b_discards(&mut t);
}

#[test]
fn the_lancer_gives_four_combat_two_more_against_bases_and_with_an_ally_a_discard() {
    let mut t = holding(Lancer, [OrbitalPlatform]).hand(B, [Scout, Viper]).begin();
    t.accepts(A, Play(Lancer));
    points(&t, (0, 4, 50));
    t.accepts(A, UseAlly(1));
    points(&t, (0, 4, 50));
    b_discards(&mut t);

    let mut t = holding(Lancer, []).in_play(B, [StellarReef]).begin();
    t.accepts(A, Play(Lancer));
    points(&t, (0, 6, 50));
}

#[test]
fn the_falcon_gives_two_combat_and_a_card_and_a_discard_when_scrapped() {
    let mut t = holding(Falcon, []).hand(B, [Scout, Viper]).begin();
    t.accepts(A, Play(Falcon));
    points(&t, (0, 2, 50));
    assert_eq!(t.count(Zone::Hand(A)), 1);
    t.accepts(A, UseScrap(0));
    assert_eq!(t.titles(Zone::ScrapHeap), [Falcon]);
    b_discards(&mut t);
}

#[test]
fn the_orbital_platform_swaps_a_card_and_with_an_ally_gives_three_combat() {
    let mut t = duel().hand(A, [Scout]).in_play(A, [OrbitalPlatform, ImperialPalace]).begin();
    t.accepts(A, UsePrimary(0)).asks(A, "ask-discard-own").refuses(A, Decline, rules::NOT_OPTIONAL);
    t.accepts(A, Discard(Scout));
    assert_eq!((t.titles(Zone::Hand(A)), t.titles(Zone::Discard(A))), (vec![Viper], vec![Scout]));
    t.accepts(A, UseAlly(0));
    points(&t, (0, 3, 50));

    let mut t = duel().in_play(A, [OrbitalPlatform]).begin();
    t.accepts(A, UsePrimary(0)).asks(A, "ask-main");
    assert_eq!(t.count(Zone::Hand(A)), 0);
}

#[test]
fn the_command_center_gives_two_trade_and_two_combat_for_each_star_empire_ship() {
    let mut t =
        duel().hand(A, [StarBarge, StarBarge, Scout, OrbitalPlatform]).in_play(A, [CommandCenter]).begin();
    t.accepts(A, UsePrimary(0));
    points(&t, (2, 0, 50));
    t.accepts(A, Play(Scout)).accepts(A, Play(OrbitalPlatform));
    points(&t, (3, 0, 50));
    t.accepts(A, Play(StarBarge));
    points(&t, (5, 2, 50));
    t.accepts(A, Play(StarBarge));
    points(&t, (7, 4, 50));
}

#[test]
fn the_gunship_gives_five_combat_and_a_discard_and_four_trade_when_scrapped() {
    let mut t = holding(Gunship, []).hand(B, [Scout, Viper]).begin();
    t.accepts(A, Play(Gunship));
    points(&t, (0, 5, 50));
    b_discards(&mut t);
    t.accepts(A, UseScrap(0));
    points(&t, (4, 5, 50));
    assert_eq!(t.titles(Zone::ScrapHeap), [Gunship]);
}

#[test]
fn the_aging_battleship_gives_five_combat_a_card_with_an_ally_and_two_combat_and_two_cards_when_scrapped() {
    let mut t = holding(AgingBattleship, [OrbitalPlatform]).begin();
    t.accepts(A, Play(AgingBattleship));
    points(&t, (0, 5, 50));
    t.accepts(A, UseAlly(1));
    assert_eq!(t.count(Zone::Hand(A)), 1);
    t.accepts(A, UseScrap(1));
    points(&t, (0, 7, 50));
    assert_eq!(t.count(Zone::Hand(A)), 3);
    assert_eq!(t.titles(Zone::ScrapHeap), [AgingBattleship]);
}

#[test]
fn the_heavy_cruiser_gives_four_combat_and_a_card_and_with_an_ally_another_card() {
    let mut t = holding(HeavyCruiser, [OrbitalPlatform]).begin();
    t.accepts(A, Play(HeavyCruiser));
    points(&t, (0, 4, 50));
    assert_eq!(t.count(Zone::Hand(A)), 1);
    t.accepts(A, UseAlly(1));
    assert_eq!(t.count(Zone::Hand(A)), 2);
}

#[test]
fn the_supply_depot_turns_up_to_two_cards_into_points_and_with_an_ally_gives_a_card() {
    let start = duel().hand(A, [Scout, Viper, Scout]).in_play(A, [SupplyDepot, OrbitalPlatform]);
    let mut t = start.clone().begin();
    t.accepts(A, UsePrimary(0)).asks(A, "ask-may-discard-own").accepts(A, Discard(Scout));
    t.accepts(A, Discard(Viper)).asks(A, "ask-trade-or-combat").accepts(A, ChooseEither);
    t.asks(A, "ask-trade-or-combat").accepts(A, ChooseOr).asks(A, "ask-main");
    points(&t, (2, 2, 50));
    assert_eq!(t.titles(Zone::Hand(A)), [Scout]);
    t.accepts(A, UseAlly(0));
    assert_eq!(t.count(Zone::Hand(A)), 2);

    let mut t = start.clone().begin();
    t.accepts(A, UsePrimary(0)).accepts(A, Discard(Scout)).accepts(A, Decline).accepts(A, ChooseOr);
    t.asks(A, "ask-main");
    points(&t, (0, 2, 50));

    let mut t = start.begin();
    t.accepts(A, UsePrimary(0)).accepts(A, Decline).asks(A, "ask-main");
    points(&t, (0, 0, 50));
}

#[test]
fn the_imperial_palace_gives_a_card_and_a_discard_and_with_an_ally_four_combat() {
    let mut t = duel().in_play(A, [ImperialPalace, OrbitalPlatform]).hand(B, [Scout, Viper]).begin();
    t.accepts(A, UsePrimary(0));
    assert_eq!(t.count(Zone::Hand(A)), 1);
    b_discards(&mut t);
    t.accepts(A, UseAlly(0));
    points(&t, (0, 4, 50));
}

#[test]
fn the_emperors_dreadnaught_gives_eight_combat_a_card_and_a_discard_and_may_be_acquired_to_hand() {
    let mut t = holding(EmperorsDreadnaught, []).hand(B, [Scout, Viper]).begin();
    t.accepts(A, Play(EmperorsDreadnaught));
    points(&t, (0, 8, 50));
    assert_eq!(t.count(Zone::Hand(A)), 1);
    b_discards(&mut t);
    may_go_to_hand(EmperorsDreadnaught, StarBarge);
}

#[test]
fn the_solar_skiff_gives_two_trade_and_with_an_ally_a_card() {
    let mut t = holding(SolarSkiff, [StorageSilo]).begin();
    t.accepts(A, Play(SolarSkiff));
    points(&t, (2, 0, 50));
    t.accepts(A, UseAlly(1));
    assert_eq!(t.count(Zone::Hand(A)), 1);
}

#[test]
fn the_storage_silo_gives_two_authority_and_with_an_ally_two_trade() {
    let mut t = duel().in_play(A, [StorageSilo, LoyalColony]).begin();
    t.accepts(A, UsePrimary(0));
    points(&t, (0, 0, 52));
    t.accepts(A, UseAlly(0));
    points(&t, (2, 0, 52));
}

#[test]
fn the_trade_hauler_gives_three_trade_and_with_an_ally_three_authority() {
    let mut t = holding(TradeHauler, [StorageSilo]).begin();
    t.accepts(A, Play(TradeHauler));
    points(&t, (3, 0, 50));
    t.accepts(A, UseAlly(1));
    points(&t, (3, 0, 53));
}

#[test]
fn the_patrol_cutter_gives_two_trade_and_three_combat_and_with_an_ally_four_authority() {
    let mut t = holding(PatrolCutter, [StorageSilo]).begin();
    t.accepts(A, Play(PatrolCutter));
    points(&t, (2, 3, 50));
    t.accepts(A, UseAlly(1));
    points(&t, (2, 3, 54));
}

#[test]
fn the_central_station_gives_two_trade_and_with_three_bases_four_authority_and_a_card() {
    let mut t = duel().in_play(A, [CentralStation, StellarReef]).begin();
    t.accepts(A, UsePrimary(0));
    points(&t, (2, 0, 50));
    assert_eq!(t.count(Zone::Hand(A)), 0);

    let mut t = duel().in_play(A, [CentralStation, StellarReef, WarningBeacon]).begin();
    t.accepts(A, UsePrimary(0));
    points(&t, (2, 0, 54));
    assert_eq!(t.count(Zone::Hand(A)), 1);
}

#[test]
fn the_frontier_ferry_gives_three_trade_and_four_authority_and_destroys_a_base_when_scrapped() {
    let mut t = holding(FrontierFerry, []).in_play(B, [StellarReef, Bioformer]).begin();
    t.accepts(A, Play(FrontierFerry));
    points(&t, (3, 0, 54));
    t.accepts(A, UseScrap(0));
    destroys_a_base(&mut t);
    assert_eq!(t.titles(Zone::ScrapHeap), [FrontierFerry]);
}

#[test]
fn the_colony_seed_ship_gives_three_of_each_and_may_be_acquired_to_hand() {
    let mut t = holding(ColonySeedShip, []).begin();
    t.accepts(A, Play(ColonySeedShip));
    points(&t, (3, 3, 53));
    may_go_to_hand(ColonySeedShip, SolarSkiff);
}

#[test]
fn the_federation_shipyard_gives_two_trade_and_with_an_ally_puts_the_next_card_on_the_deck() {
    let mut t = duel().in_play(A, [FederationShipyard, StorageSilo]).trade(A, 2).begin();
    t.accepts(A, UsePrimary(0));
    points(&t, (4, 0, 50));
    t.accepts(A, UseAlly(0)).accepts(A, Acquire(Explorer)).accepts(A, Acquire(Explorer));
    assert_eq!(t.titles(Zone::Deck(A)).last(), Some(&Explorer));
    assert_eq!((t.count(Zone::Deck(A)), t.titles(Zone::Discard(A))), (11, vec![Explorer]));
}

#[test]
fn the_peacekeeper_gives_six_combat_and_six_authority_and_with_an_ally_a_card() {
    let mut t = holding(Peacekeeper, [StorageSilo]).begin();
    t.accepts(A, Play(Peacekeeper));
    points(&t, (0, 6, 56));
    t.accepts(A, UseAlly(1));
    assert_eq!(t.count(Zone::Hand(A)), 1);
}

#[test]
fn the_loyal_colony_gives_three_of_each() {
    let mut t = duel().in_play(A, [LoyalColony]).begin();
    t.accepts(A, UsePrimary(0));
    points(&t, (3, 3, 53));
}

#[test]
fn the_factory_world_gives_three_trade_and_takes_the_next_card_to_hand() {
    let mut t = duel().in_play(A, [FactoryWorld]).trade(A, 1).begin();
    t.accepts(A, UsePrimary(0));
    points(&t, (4, 0, 50));
    t.accepts(A, Acquire(Explorer)).accepts(A, Acquire(Explorer));
    assert_eq!((t.titles(Zone::Hand(A)), t.titles(Zone::Discard(A))), (vec![Explorer], vec![Explorer]));
}

#[test]
fn the_swarmer_gives_three_combat_may_scrap_a_card_of_the_row_and_with_an_ally_gives_two_combat() {
    let mut t = holding(Swarmer, [StellarReef]).row([Lancer, Falcon, Gunship, Predator, Ravager]).begin();
    t.accepts(A, Play(Swarmer));
    points(&t, (0, 3, 50));
    t.asks(A, "ask-scrap-row").offers(A, Decline).accepts(A, ScrapFromRow(Gunship)).asks(A, "ask-main");
    assert_eq!((t.titles(Zone::ScrapHeap), t.count(Zone::Row)), (vec![Gunship], 5));
    t.accepts(A, UseAlly(1));
    points(&t, (0, 5, 50));
}

#[test]
fn the_predator_gives_four_combat_and_with_an_ally_a_card() {
    let mut t = holding(Predator, [StellarReef]).begin();
    t.accepts(A, Play(Predator));
    points(&t, (0, 4, 50));
    t.accepts(A, UseAlly(1));
    assert_eq!(t.count(Zone::Hand(A)), 1);
}

#[test]
fn the_stellar_reef_gives_one_trade_and_three_combat_when_scrapped() {
    let mut t = duel().in_play(A, [StellarReef]).begin();
    t.accepts(A, UsePrimary(0));
    points(&t, (1, 0, 50));
    t.accepts(A, UseScrap(0));
    points(&t, (1, 3, 50));
    assert_eq!(t.titles(Zone::ScrapHeap), [StellarReef]);
}

#[test]
fn the_cargo_pod_gives_three_trade_and_three_combat_with_an_ally_and_again_when_scrapped() {
    let mut t = holding(CargoPod, [StellarReef]).begin();
    t.accepts(A, Play(CargoPod));
    points(&t, (3, 0, 50));
    t.accepts(A, UseAlly(1));
    points(&t, (3, 3, 50));
    t.accepts(A, UseScrap(1));
    points(&t, (3, 6, 50));
    assert_eq!(t.titles(Zone::ScrapHeap), [CargoPod]);
}

#[test]
fn the_ravager_gives_six_combat_and_scraps_up_to_two_cards_of_the_row() {
    let mut t = holding(Ravager, []).row([Lancer, Falcon, Gunship, Predator, Swarmer]).begin();
    t.accepts(A, Play(Ravager));
    points(&t, (0, 6, 50));
    t.asks(A, "ask-scrap-row").offers(A, Decline).accepts(A, ScrapFromRow(Lancer));
    t.asks(A, "ask-scrap-row").offers(A, Decline).accepts(A, ScrapFromRow(Falcon)).asks(A, "ask-main");
    assert_eq!((t.count(Zone::ScrapHeap), t.count(Zone::Row)), (2, 5));
}

#[test]
fn the_bioformer_gives_three_combat_and_three_trade_when_scrapped() {
    let mut t = duel().in_play(A, [Bioformer]).begin();
    t.accepts(A, UsePrimary(0));
    points(&t, (0, 3, 50));
    t.accepts(A, UseScrap(0));
    points(&t, (3, 3, 50));
    assert_eq!(t.titles(Zone::ScrapHeap), [Bioformer]);
}

#[test]
fn the_parasite_gives_six_combat_or_a_card_of_cost_six_and_with_an_ally_a_card() {
    let start = holding(Parasite, [StellarReef]).row([Peacekeeper, LoyalColony, Lancer, Lancer, Lancer]);
    let mut t = start.clone().begin();
    t.accepts(A, Play(Parasite)).asks(A, "ask-either-or").accepts(A, ChooseEither).asks(A, "ask-main");
    points(&t, (0, 6, 50));
    t.accepts(A, UseAlly(1));
    assert_eq!(t.count(Zone::Hand(A)), 1);

    let mut t = start.begin();
    t.accepts(A, Play(Parasite)).accepts(A, ChooseOr).asks(A, "ask-acquire-free");
    t.refuses(A, Acquire(LoyalColony), rules::BEYOND_ABILITY).offers(A, Acquire(Explorer));
    t.accepts(A, Acquire(Peacekeeper)).asks(A, "ask-main");
    points(&t, (0, 0, 50));
    assert_eq!(t.titles(Zone::Discard(A)), [Peacekeeper]);
}

#[test]
fn the_plasma_vent_gives_four_combat_destroys_a_base_when_scrapped_and_may_be_acquired_to_hand() {
    let mut t = duel().in_play(A, [PlasmaVent]).in_play(B, [StellarReef, Bioformer]).begin();
    t.accepts(A, UsePrimary(0));
    points(&t, (0, 4, 50));
    t.accepts(A, UseScrap(0));
    destroys_a_base(&mut t);
    assert_eq!(t.titles(Zone::ScrapHeap), [PlasmaVent]);
    may_go_to_hand(PlasmaVent, Predator);

    let mut t = holding(Parasite, []).row([PlasmaVent; 5]).begin();
    t.accepts(A, Play(Parasite)).accepts(A, ChooseOr).accepts(A, Acquire(PlasmaVent));
    t.asks(A, "ask-place").accepts(A, Place(Placement::OwnText));
    assert_eq!(t.titles(Zone::Hand(A)), [PlasmaVent]);
}

#[test]
fn the_moonwurm_gives_eight_combat_and_a_card_and_with_an_ally_a_card_of_cost_two_to_hand() {
    let mut t = holding(Moonwurm, [StellarReef]).row([Predator, Falcon, Falcon, Falcon, Falcon]).begin();
    t.accepts(A, Play(Moonwurm));
    points(&t, (0, 8, 50));
    assert_eq!(t.titles(Zone::Hand(A)), [Viper]);
    t.accepts(A, UseAlly(1)).asks(A, "ask-acquire-free").refuses(A, Acquire(Falcon), rules::BEYOND_ABILITY);
    t.offers(A, Acquire(Explorer)).accepts(A, Acquire(Predator)).asks(A, "ask-main");
    assert_eq!((t.count(Zone::Hand(A)), t.count(Zone::Discard(A))), (2, 0));
    t.offers(A, Play(Predator));
}

#[test]
fn the_leviathan_gives_nine_combat_and_a_card_may_destroy_a_base_and_with_an_ally_takes_a_card_of_three() {
    let start = holding(Leviathan, [StellarReef]).row([Falcon, Gunship, Gunship, Gunship, Gunship]);
    let mut t = start.in_play(B, [StellarReef, Bioformer]).begin();
    t.accepts(A, Play(Leviathan));
    points(&t, (0, 9, 50));
    assert_eq!(t.count(Zone::Hand(A)), 1);
    t.asks(A, "ask-may-destroy-base");
    t.clone().accepts(A, Decline).asks(A, "ask-main");
    t.accepts(A, Destroy { owner: B, slot: 1 }).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Discard(B)), [Bioformer]);
    t.accepts(A, UseAlly(1)).asks(A, "ask-acquire-free").refuses(A, Acquire(Gunship), rules::BEYOND_ABILITY);
    t.accepts(A, Acquire(Falcon)).offers(A, Play(Falcon));
    assert_eq!((t.count(Zone::Hand(A)), t.count(Zone::Discard(A))), (2, 0));
}

#[test]
fn the_battle_bot_gives_two_combat_may_scrap_from_hand_and_with_an_ally_gives_two_combat() {
    let mut t = duel().hand(A, [BattleBot, Scout]).discard(A, [Viper]).in_play(A, [WarningBeacon]).begin();
    t.accepts(A, Play(BattleBot)).asks(A, "ask-may-scrap-hand").offers(A, Decline);
    points(&t, (0, 2, 50));
    t.refuses(A, ScrapFromDiscard(Viper), rules::ZONE_NOT_NAMED);
    t.accepts(A, ScrapFromHand(Scout)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::ScrapHeap), [Scout]);
    t.accepts(A, UseAlly(1));
    points(&t, (0, 4, 50));
}

#[test]
fn the_repair_bot_gives_two_trade_may_scrap_from_the_discard_pile_and_gives_two_combat_when_scrapped() {
    let mut t = duel().hand(A, [RepairBot, Scout]).discard(A, [Viper]).begin();
    t.accepts(A, Play(RepairBot)).asks(A, "ask-may-scrap-discard").offers(A, Decline);
    points(&t, (2, 0, 50));
    t.refuses(A, ScrapFromHand(Scout), rules::ZONE_NOT_NAMED);
    t.accepts(A, ScrapFromDiscard(Viper)).asks(A, "ask-main").accepts(A, UseScrap(0));
    points(&t, (2, 2, 50));
    assert_eq!(t.count(Zone::ScrapHeap), 2);
}

#[test]
fn the_warning_beacon_gives_two_combat_and_may_be_acquired_to_hand() {
    let mut t = duel().in_play(A, [WarningBeacon]).begin();
    t.accepts(A, UsePrimary(0));
    points(&t, (0, 2, 50));
    may_go_to_hand(WarningBeacon, FrontierStation);
}

/// The ship may scrap one card from hand or discard pile.
fn may_scrap_one(kind: Kind) -> Scenario<StarRealms> {
    let start = duel()
        .hand(A, [kind, Scout])
        .discard(A, [Viper])
        .in_play(A, [WarningBeacon])
        .in_play(B, [StellarReef]);
    let mut t = start.begin();
    t.accepts(A, Play(kind)).asks(A, "ask-may-scrap-own");
    t.clone().accepts(A, Decline).asks(A, "ask-main");
    t.clone().accepts(A, ScrapFromHand(Scout)).asks(A, "ask-main");
    t.accepts(A, ScrapFromDiscard(Viper)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::ScrapHeap), [Viper]);
    t
}

#[test]
fn the_convoy_bot_gives_four_combat_may_scrap_a_card_and_with_an_ally_gives_two_combat() {
    let mut t = may_scrap_one(ConvoyBot);
    points(&t, (0, 4, 50));
    t.accepts(A, UseAlly(1));
    points(&t, (0, 6, 50));
}

#[test]
fn the_mining_mech_gives_three_trade_may_scrap_a_card_and_with_an_ally_gives_three_combat() {
    let mut t = may_scrap_one(MiningMech);
    points(&t, (3, 0, 50));
    t.accepts(A, UseAlly(1));
    points(&t, (3, 3, 50));
}

#[test]
fn the_oracle_scraps_a_card_from_hand_and_with_an_ally_gives_three_combat() {
    let mut t =
        duel().hand(A, [Scout, Viper]).discard(A, [Scout]).in_play(A, [TheOracle, WarningBeacon]).begin();
    t.accepts(A, UsePrimary(0)).asks(A, "ask-scrap-hand").refuses(A, Decline, rules::NOT_OPTIONAL);
    t.refuses(A, ScrapFromDiscard(Scout), rules::ZONE_NOT_NAMED);
    t.accepts(A, ScrapFromHand(Scout)).asks(A, "ask-main");
    assert_eq!((t.titles(Zone::Hand(A)), t.titles(Zone::ScrapHeap)), (vec![Viper], vec![Scout]));
    t.accepts(A, UseAlly(0));
    points(&t, (0, 3, 50));
}

#[test]
fn the_mech_cruiser_gives_six_combat_may_scrap_a_card_and_with_an_ally_destroys_a_base() {
    let mut t = may_scrap_one(MechCruiser);
    points(&t, (0, 6, 50));
    t.accepts(A, UseAlly(1)).asks(A, "ask-destroy-base").refuses(A, Decline, rules::NOT_OPTIONAL);
    t.accepts(A, Destroy { owner: B, slot: 0 });
    assert_eq!(t.titles(Zone::Discard(B)), [StellarReef]);
    points(&t, (0, 6, 50));
}

#[test]
fn the_stealth_tower_becomes_a_copy_of_a_base_for_the_turn() {
    let mut t = holding(StealthTower, []).in_play(B, [LoyalColony]).begin();
    t.accepts(A, Play(StealthTower)).accepts(A, UsePrimary(0)).asks(A, "ask-copy-base");
    t.refuses(A, CopyBase { owner: A, slot: 0 }, rules::CANNOT_BE_COPIED);
    t.accepts(A, CopyBase { owner: B, slot: 0 }).accepts(A, UsePrimary(0));
    points(&t, (3, 3, 53));
    t.refuses(A, UsePrimary(0), rules::ALREADY_USED).accepts(A, EndTurn).accepts(B, EndTurn).settle();
    t.accepts(A, UsePrimary(0)).asks(A, "ask-copy-base");
}

#[test]
fn the_frontier_station_gives_two_trade_or_three_combat() {
    let mut t = duel().in_play(A, [FrontierStation, FrontierStation]).begin();
    t.accepts(A, UsePrimary(0)).asks(A, "ask-either-or").accepts(A, ChooseEither);
    points(&t, (2, 0, 50));
    t.accepts(A, UsePrimary(1)).accepts(A, ChooseOr);
    points(&t, (2, 3, 50));
}

#[test]
fn the_wrecker_gives_six_combat_scraps_up_to_two_cards_and_with_an_ally_gives_a_card() {
    let mut t =
        duel().hand(A, [TheWrecker, Scout]).discard(A, [Viper, Scout]).in_play(A, [WarningBeacon]).begin();
    t.accepts(A, Play(TheWrecker)).asks(A, "ask-may-scrap-own").offers(A, Decline);
    points(&t, (0, 6, 50));
    t.accepts(A, ScrapFromHand(Scout)).asks(A, "ask-may-scrap-own").offers(A, Decline);
    t.accepts(A, ScrapFromDiscard(Viper)).asks(A, "ask-main");
    assert_eq!((t.count(Zone::ScrapHeap), t.titles(Zone::Discard(A))), (2, vec![Scout]));
    t.accepts(A, UseAlly(1));
    assert_eq!(t.count(Zone::Hand(A)), 1);
}

#[test]
fn the_incinerator_pays_two_combat_for_each_card_scrapped() {
    let mut t = duel()
        .hand(A, [Scout, BattleBot, Scout])
        .discard(A, [Viper])
        .in_play(A, [TheIncinerator, StellarReef])
        .begin();
    t.accepts(A, UseScrap(1)).refuses(A, UseAlly(0), rules::NO_ALLY);
    points(&t, (0, 3, 50));
    t.accepts(A, UsePrimary(0)).asks(A, "ask-may-scrap-own").offers(A, Decline);
    t.accepts(A, ScrapFromHand(Scout)).accepts(A, ScrapFromDiscard(Viper)).asks(A, "ask-main");
    t.accepts(A, Play(BattleBot)).accepts(A, ScrapFromHand(Scout));
    points(&t, (0, 5, 50));
    t.accepts(A, UseAlly(0));
    points(&t, (0, 11, 50));
}
