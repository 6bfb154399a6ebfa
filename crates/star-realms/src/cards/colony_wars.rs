//! The trade deck of Colony Wars: 80 cards, 20 a faction (SR 1.2.1, SR 1.2.5).
//!
//! One row a card in the order of the printed list; above it our paraphrase of its text.

use super::Clause::*;
use super::Condition::*;
use super::Faction::*;
use super::From::*;
use super::Kind::*;
use super::Standing::*;
use super::What::*;
use super::*;

/// The 43 titles of Colony Wars.
pub(super) const COLONY_WARS: [CardDef; 43] = [
    // +2 trade. Ally: +2 combat; a chosen opponent discards 1 (their pick).
    CardDef {
        kind: StarBarge,
        key: "card-star-barge",
        faction: StarEmpire,
        cost: 1,
        copies: 3,
        primary: &[Trade(2)],
        ally: &[Combat(2), OpponentDiscards],
        ..SHIP
    },
    // +4 combat; if any opponent has a base in play: +2 combat. Ally: a chosen opponent discards 1 (their pick).
    CardDef {
        kind: Lancer,
        key: "card-lancer",
        faction: StarEmpire,
        cost: 2,
        copies: 3,
        primary: &[Combat(4), OnlyIf(AnOpponentHasBase), Combat(2)],
        ally: &[OpponentDiscards],
        ..SHIP
    },
    // +2 combat; draw 1. Scrap: a chosen opponent discards 1 (their pick).
    CardDef {
        kind: Falcon,
        key: "card-falcon",
        faction: StarEmpire,
        cost: 3,
        copies: 2,
        primary: &[Combat(2), Draw(1)],
        scrap: &[OpponentDiscards],
        ..SHIP
    },
    // Discard 1 of your own hand, then for each one discarded: draw 1. Ally: +3 combat.
    CardDef {
        kind: OrbitalPlatform,
        key: "card-orbital-platform",
        faction: StarEmpire,
        cost: 3,
        defense: 4,
        copies: 3,
        primary: &[DiscardOwn { at_least: 1, up_to: 1, then: PerCard::Draw }],
        ally: &[Combat(3)],
        ..BASE
    },
    // +2 trade. Each Star Empire ship you play: +2 combat.
    CardDef {
        kind: CommandCenter,
        key: "card-command-center",
        faction: StarEmpire,
        cost: 4,
        defense: 4,
        copies: 2,
        primary: &[Trade(2)],
        standing: Some(EachShipPlayed { of: Some(StarEmpire), combat: 2 }),
        ..OUTPOST
    },
    // +5 combat; a chosen opponent discards 1 (their pick). Scrap: +4 trade.
    CardDef {
        kind: Gunship,
        key: "card-gunship",
        faction: StarEmpire,
        cost: 4,
        copies: 2,
        primary: &[Combat(5), OpponentDiscards],
        scrap: &[Trade(4)],
        ..SHIP
    },
    // +5 combat. Ally: draw 1. Scrap: +2 combat; draw 2.
    CardDef {
        kind: AgingBattleship,
        key: "card-aging-battleship",
        faction: StarEmpire,
        cost: 5,
        copies: 1,
        primary: &[Combat(5)],
        ally: &[Draw(1)],
        scrap: &[Combat(2), Draw(2)],
        ..SHIP
    },
    // +4 combat; draw 1. Ally: draw 1.
    CardDef {
        kind: HeavyCruiser,
        key: "card-heavy-cruiser",
        faction: StarEmpire,
        cost: 5,
        copies: 1,
        primary: &[Combat(4), Draw(1)],
        ally: &[Draw(1)],
        ..SHIP
    },
    // Discard up to 2 of your own hand, then for each one discarded: either +2 trade or +2 combat. Ally: draw 1.
    CardDef {
        kind: SupplyDepot,
        key: "card-supply-depot",
        faction: StarEmpire,
        cost: 6,
        defense: 5,
        copies: 1,
        primary: &[DiscardOwn { at_least: 0, up_to: 2, then: PerCard::TradeOrCombat }],
        ally: &[Draw(1)],
        ..OUTPOST
    },
    // Draw 1; a chosen opponent discards 1 (their pick). Ally: +4 combat.
    CardDef {
        kind: ImperialPalace,
        key: "card-imperial-palace",
        faction: StarEmpire,
        cost: 7,
        defense: 6,
        copies: 1,
        primary: &[Draw(1), OpponentDiscards],
        ally: &[Combat(4)],
        ..OUTPOST
    },
    // +8 combat; draw 1; a chosen opponent discards 1 (their pick). When acquired, if you played a Star Empire card this turn, you may put it straight into hand.
    CardDef {
        kind: EmperorsDreadnaught,
        key: "card-emperors-dreadnaught",
        faction: StarEmpire,
        cost: 8,
        copies: 1,
        primary: &[Combat(8), Draw(1), OpponentDiscards],
        standing: Some(HandWhenAcquired),
        ..SHIP
    },
    // +2 trade. Ally: draw 1.
    CardDef {
        kind: SolarSkiff,
        key: "card-solar-skiff",
        faction: TradeFederation,
        cost: 1,
        copies: 3,
        primary: &[Trade(2)],
        ally: &[Draw(1)],
        ..SHIP
    },
    // +2 authority. Ally: +2 trade.
    CardDef {
        kind: StorageSilo,
        key: "card-storage-silo",
        faction: TradeFederation,
        cost: 2,
        defense: 3,
        copies: 2,
        primary: &[Authority(2)],
        ally: &[Trade(2)],
        ..BASE
    },
    // +3 trade. Ally: +3 authority.
    CardDef {
        kind: TradeHauler,
        key: "card-trade-hauler",
        faction: TradeFederation,
        cost: 2,
        copies: 3,
        primary: &[Trade(3)],
        ally: &[Authority(3)],
        ..SHIP
    },
    // +2 trade; +3 combat. Ally: +4 authority.
    CardDef {
        kind: PatrolCutter,
        key: "card-patrol-cutter",
        faction: TradeFederation,
        cost: 3,
        copies: 3,
        primary: &[Trade(2), Combat(3)],
        ally: &[Authority(4)],
        ..SHIP
    },
    // +2 trade; with 3+ own bases in play (this one counts): +4 authority, draw 1.
    CardDef {
        kind: CentralStation,
        key: "card-central-station",
        faction: TradeFederation,
        cost: 4,
        defense: 5,
        copies: 2,
        primary: &[Trade(2), OnlyIf(OwnBases(3)), Authority(4), Draw(1)],
        ..BASE
    },
    // +3 trade; +4 authority. Scrap: destroy one targetable base.
    CardDef {
        kind: FrontierFerry,
        key: "card-frontier-ferry",
        faction: TradeFederation,
        cost: 4,
        copies: 2,
        primary: &[Trade(3), Authority(4)],
        scrap: &[DestroyBase],
        ..SHIP
    },
    // +3 trade; +3 combat; +3 authority. When acquired, if you played a Trade Federation card this turn, you may put it straight into hand.
    CardDef {
        kind: ColonySeedShip,
        key: "card-colony-seed-ship",
        faction: TradeFederation,
        cost: 5,
        copies: 1,
        primary: &[Trade(3), Combat(3), Authority(3)],
        standing: Some(HandWhenAcquired),
        ..SHIP
    },
    // +2 trade. Ally: the next card acquired this turn goes to the top of the deck.
    CardDef {
        kind: FederationShipyard,
        key: "card-federation-shipyard",
        faction: TradeFederation,
        cost: 6,
        defense: 6,
        copies: 1,
        primary: &[Trade(2)],
        ally: &[NextCardToTop],
        ..OUTPOST
    },
    // +6 combat; +6 authority. Ally: draw 1.
    CardDef {
        kind: Peacekeeper,
        key: "card-peacekeeper",
        faction: TradeFederation,
        cost: 6,
        copies: 1,
        primary: &[Combat(6), Authority(6)],
        ally: &[Draw(1)],
        ..SHIP
    },
    // +3 trade; +3 combat; +3 authority.
    CardDef {
        kind: LoyalColony,
        key: "card-loyal-colony",
        faction: TradeFederation,
        cost: 7,
        defense: 6,
        copies: 1,
        primary: &[Trade(3), Combat(3), Authority(3)],
        ..BASE
    },
    // +3 trade; the next card acquired this turn goes to hand.
    CardDef {
        kind: FactoryWorld,
        key: "card-factory-world",
        faction: TradeFederation,
        cost: 8,
        defense: 6,
        copies: 1,
        primary: &[Trade(3), NextCardToHand],
        ..OUTPOST
    },
    // +3 combat; optionally scrap 1 from the trade row. Ally: +2 combat.
    CardDef {
        kind: Swarmer,
        key: "card-swarmer",
        faction: Blob,
        cost: 1,
        copies: 3,
        primary: &[Combat(3), ScrapRow { up_to: 1 }],
        ally: &[Combat(2)],
        ..SHIP
    },
    // +4 combat. Ally: draw 1.
    CardDef {
        kind: Predator,
        key: "card-predator",
        faction: Blob,
        cost: 2,
        copies: 3,
        primary: &[Combat(4)],
        ally: &[Draw(1)],
        ..SHIP
    },
    // +1 trade. Scrap: +3 combat.
    CardDef {
        kind: StellarReef,
        key: "card-stellar-reef",
        faction: Blob,
        cost: 2,
        defense: 3,
        copies: 3,
        primary: &[Trade(1)],
        scrap: &[Combat(3)],
        ..BASE
    },
    // +3 trade. Ally: +3 combat. Scrap: +3 combat.
    CardDef {
        kind: CargoPod,
        key: "card-cargo-pod",
        faction: Blob,
        cost: 3,
        copies: 3,
        primary: &[Trade(3)],
        ally: &[Combat(3)],
        scrap: &[Combat(3)],
        ..SHIP
    },
    // +6 combat; scrap up to 2 from the trade row.
    CardDef {
        kind: Ravager,
        key: "card-ravager",
        faction: Blob,
        cost: 3,
        copies: 2,
        primary: &[Combat(6), ScrapRow { up_to: 2 }],
        ..SHIP
    },
    // +3 combat. Scrap: +3 trade.
    CardDef {
        kind: Bioformer,
        key: "card-bioformer",
        faction: Blob,
        cost: 4,
        defense: 4,
        copies: 2,
        primary: &[Combat(3)],
        scrap: &[Trade(3)],
        ..BASE
    },
    // Either +6 combat or acquire any card costing at most 6 for free, to discard pile. Ally: draw 1.
    CardDef {
        kind: Parasite,
        key: "card-parasite",
        faction: Blob,
        cost: 5,
        copies: 1,
        primary: &[EitherOr],
        ally: &[Draw(1)],
        either: &[Combat(6)],
        or: &[AcquireFree { max_cost: 6, what: AnyCard, to: Destination::DiscardPile }],
        ..SHIP
    },
    // +4 combat. When acquired, if you played a Blob card this turn, you may put it straight into hand. Scrap: destroy one targetable base.
    CardDef {
        kind: PlasmaVent,
        key: "card-plasma-vent",
        faction: Blob,
        cost: 6,
        defense: 5,
        copies: 1,
        primary: &[Combat(4)],
        scrap: &[DestroyBase],
        standing: Some(HandWhenAcquired),
        ..BASE
    },
    // +8 combat; draw 1. Ally: acquire any card costing at most 2 for free, to hand.
    CardDef {
        kind: Moonwurm,
        key: "card-moonwurm",
        faction: Blob,
        cost: 7,
        copies: 1,
        primary: &[Combat(8), Draw(1)],
        ally: &[AcquireFree { max_cost: 2, what: AnyCard, to: Destination::Hand }],
        ..SHIP
    },
    // +9 combat; draw 1; optionally destroy one targetable base. Ally: acquire any card costing at most 3 for free, to hand.
    CardDef {
        kind: Leviathan,
        key: "card-leviathan",
        faction: Blob,
        cost: 8,
        copies: 1,
        primary: &[Combat(9), Draw(1), MayDestroyBase],
        ally: &[AcquireFree { max_cost: 3, what: AnyCard, to: Destination::Hand }],
        ..SHIP
    },
    // +2 combat; optionally scrap 1 from own hand. Ally: +2 combat.
    CardDef {
        kind: BattleBot,
        key: "card-battle-bot",
        faction: MachineCult,
        cost: 1,
        copies: 3,
        primary: &[Combat(2), ScrapOwn { from: Hand, at_least: 0, up_to: 1, then: PerCard::Nothing }],
        ally: &[Combat(2)],
        ..SHIP
    },
    // +2 trade; optionally scrap 1 from own discard pile. Scrap: +2 combat.
    CardDef {
        kind: RepairBot,
        key: "card-repair-bot",
        faction: MachineCult,
        cost: 2,
        copies: 3,
        primary: &[Trade(2), ScrapOwn { from: DiscardPile, at_least: 0, up_to: 1, then: PerCard::Nothing }],
        scrap: &[Combat(2)],
        ..SHIP
    },
    // +2 combat. When acquired, if you played a Machine Cult card this turn, you may put it straight into hand.
    CardDef {
        kind: WarningBeacon,
        key: "card-warning-beacon",
        faction: MachineCult,
        cost: 2,
        defense: 2,
        copies: 3,
        primary: &[Combat(2)],
        standing: Some(HandWhenAcquired),
        ..OUTPOST
    },
    // +4 combat; optionally scrap 1 from own hand or discard pile. Ally: +2 combat.
    CardDef {
        kind: ConvoyBot,
        key: "card-convoy-bot",
        faction: MachineCult,
        cost: 3,
        copies: 3,
        primary: &[
            Combat(4),
            ScrapOwn { from: HandOrDiscardPile, at_least: 0, up_to: 1, then: PerCard::Nothing },
        ],
        ally: &[Combat(2)],
        ..SHIP
    },
    // +3 trade; optionally scrap 1 from own hand or discard pile. Ally: +3 combat.
    CardDef {
        kind: MiningMech,
        key: "card-mining-mech",
        faction: MachineCult,
        cost: 4,
        copies: 2,
        primary: &[
            Trade(3),
            ScrapOwn { from: HandOrDiscardPile, at_least: 0, up_to: 1, then: PerCard::Nothing },
        ],
        ally: &[Combat(3)],
        ..SHIP
    },
    // Scrap exactly 1 from own hand. Ally: +3 combat.
    CardDef {
        kind: TheOracle,
        key: "card-the-oracle",
        faction: MachineCult,
        cost: 4,
        defense: 5,
        copies: 1,
        primary: &[ScrapOwn { from: Hand, at_least: 1, up_to: 1, then: PerCard::Nothing }],
        ally: &[Combat(3)],
        ..OUTPOST
    },
    // +6 combat; optionally scrap 1 from own hand or discard pile. Ally: destroy one targetable base.
    CardDef {
        kind: MechCruiser,
        key: "card-mech-cruiser",
        faction: MachineCult,
        cost: 5,
        copies: 1,
        primary: &[
            Combat(6),
            ScrapOwn { from: HandOrDiscardPile, at_least: 0, up_to: 1, then: PerCard::Nothing },
        ],
        ally: &[DestroyBase],
        ..SHIP
    },
    // Until the turn ends this becomes a copy of any base in play while staying Machine Cult too.
    CardDef {
        kind: StealthTower,
        key: "card-stealth-tower",
        faction: MachineCult,
        cost: 5,
        defense: 5,
        copies: 1,
        primary: &[CopyBase],
        ..OUTPOST
    },
    // Either +2 trade or +3 combat.
    CardDef {
        kind: FrontierStation,
        key: "card-frontier-station",
        faction: MachineCult,
        cost: 6,
        defense: 6,
        copies: 1,
        primary: &[EitherOr],
        either: &[Trade(2)],
        or: &[Combat(3)],
        ..OUTPOST
    },
    // +6 combat; scrap up to 2 from own hand and/or discard pile. Ally: draw 1.
    CardDef {
        kind: TheWrecker,
        key: "card-the-wrecker",
        faction: MachineCult,
        cost: 7,
        copies: 1,
        primary: &[
            Combat(6),
            ScrapOwn { from: HandOrDiscardPile, at_least: 0, up_to: 2, then: PerCard::Nothing },
        ],
        ally: &[Draw(1)],
        ..SHIP
    },
    // Scrap up to 2 from own hand and/or discard pile. Ally: for every card you scrapped from hand or discard pile this turn: +2 combat.
    CardDef {
        kind: TheIncinerator,
        key: "card-the-incinerator",
        faction: MachineCult,
        cost: 8,
        defense: 6,
        copies: 1,
        primary: &[ScrapOwn { from: HandOrDiscardPile, at_least: 0, up_to: 2, then: PerCard::Nothing }],
        ally: &[CombatPerScrapped(2)],
        ..OUTPOST
    },
];
