//! The trade deck of the base set: 80 cards, 20 a faction.
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

/// The 46 titles of the base set.
pub(super) const BASE_SET: [CardDef; 46] = [
    // +2 trade. Ally: +4 authority.
    CardDef {
        kind: FederationShuttle,
        key: "card-federation-shuttle",
        faction: TradeFederation,
        cost: 1,
        copies: 3,
        primary: &[Trade(2)],
        ally: &[Authority(4)],
        ..SHIP
    },
    // +4 authority; +2 trade. Ally: +4 combat.
    CardDef {
        kind: Cutter,
        key: "card-cutter",
        faction: TradeFederation,
        cost: 2,
        copies: 3,
        primary: &[Authority(4), Trade(2)],
        ally: &[Combat(4)],
        ..SHIP
    },
    // +3 authority; +2 trade; with 2+ own bases in play: draw 2.
    CardDef {
        kind: EmbassyYacht,
        key: "card-embassy-yacht",
        faction: TradeFederation,
        cost: 3,
        copies: 2,
        primary: &[Authority(3), Trade(2), OnlyIf(OwnBases(2)), Draw(2)],
        ..SHIP
    },
    // Either +1 authority or +1 trade. Scrap: +3 combat.
    CardDef {
        kind: TradingPost,
        key: "card-trading-post",
        faction: TradeFederation,
        cost: 3,
        defense: 4,
        copies: 2,
        primary: &[EitherOr],
        scrap: &[Combat(3)],
        either: &[Authority(1)],
        or: &[Trade(1)],
        ..OUTPOST
    },
    // +4 trade. Ally: the next ship acquired this turn may go to the top of the deck.
    CardDef {
        kind: Freighter,
        key: "card-freighter",
        faction: TradeFederation,
        cost: 4,
        copies: 2,
        primary: &[Trade(4)],
        ally: &[NextShipMayTop],
        ..SHIP
    },
    // Either +2 authority or +2 trade. Scrap: +5 combat.
    CardDef {
        kind: BarterWorld,
        key: "card-barter-world",
        faction: TradeFederation,
        cost: 4,
        defense: 4,
        copies: 2,
        primary: &[EitherOr],
        scrap: &[Combat(5)],
        either: &[Authority(2)],
        or: &[Trade(2)],
        ..BASE
    },
    // +4 authority; +4 combat. Ally: draw 1.
    CardDef {
        kind: TradeEscort,
        key: "card-trade-escort",
        faction: TradeFederation,
        cost: 5,
        copies: 1,
        primary: &[Authority(4), Combat(4)],
        ally: &[Draw(1)],
        ..SHIP
    },
    // Either +3 authority or +2 combat. Ally: +2 combat.
    CardDef {
        kind: DefenseCenter,
        key: "card-defense-center",
        faction: TradeFederation,
        cost: 5,
        defense: 5,
        copies: 1,
        primary: &[EitherOr],
        ally: &[Combat(2)],
        either: &[Authority(3)],
        or: &[Combat(2)],
        ..OUTPOST
    },
    // +5 combat; draw 1. Ally: +5 authority.
    CardDef {
        kind: Flagship,
        key: "card-flagship",
        faction: TradeFederation,
        cost: 6,
        copies: 1,
        primary: &[Combat(5), Draw(1)],
        ally: &[Authority(5)],
        ..SHIP
    },
    // +3 trade. Scrap: draw 1; optionally destroy one targetable base.
    CardDef {
        kind: PortOfCall,
        key: "card-port-of-call",
        faction: TradeFederation,
        cost: 6,
        defense: 6,
        copies: 1,
        primary: &[Trade(3)],
        scrap: &[Draw(1), MayDestroyBase],
        ..OUTPOST
    },
    // +2 trade; the next ship acquired this turn may go to the top of the deck. Ally: draw 1.
    CardDef {
        kind: CentralOffice,
        key: "card-central-office",
        faction: TradeFederation,
        cost: 7,
        defense: 6,
        copies: 1,
        primary: &[Trade(2), NextShipMayTop],
        ally: &[Draw(1)],
        ..BASE
    },
    // +4 authority; +5 combat; draw 2. Ally: destroy one targetable base.
    CardDef {
        kind: CommandShip,
        key: "card-command-ship",
        faction: TradeFederation,
        cost: 8,
        copies: 1,
        primary: &[Authority(4), Combat(5), Draw(2)],
        ally: &[DestroyBase],
        ..SHIP
    },
    // +3 combat. Ally: draw 1.
    CardDef {
        kind: BlobFighter,
        key: "card-blob-fighter",
        faction: Blob,
        cost: 1,
        copies: 3,
        primary: &[Combat(3)],
        ally: &[Draw(1)],
        ..SHIP
    },
    // +4 combat; optionally scrap 1 from the trade row. Ally: +2 combat.
    CardDef {
        kind: BattlePod,
        key: "card-battle-pod",
        faction: Blob,
        cost: 2,
        copies: 2,
        primary: &[Combat(4), ScrapRow { up_to: 1 }],
        ally: &[Combat(2)],
        ..SHIP
    },
    // +3 trade. Ally: +2 combat.
    CardDef {
        kind: TradePod,
        key: "card-trade-pod",
        faction: Blob,
        cost: 2,
        copies: 3,
        primary: &[Trade(3)],
        ally: &[Combat(2)],
        ..SHIP
    },
    // +1 combat. Scrap: +3 trade.
    CardDef {
        kind: BlobWheel,
        key: "card-blob-wheel",
        faction: Blob,
        cost: 3,
        defense: 5,
        copies: 3,
        primary: &[Combat(1)],
        scrap: &[Trade(3)],
        ..BASE
    },
    // +5 combat. Ally: +2 combat. Scrap: +3 trade.
    CardDef {
        kind: Ram,
        key: "card-ram",
        faction: Blob,
        cost: 3,
        copies: 2,
        primary: &[Combat(5)],
        ally: &[Combat(2)],
        scrap: &[Trade(3)],
        ..SHIP
    },
    // +6 combat. Ally: optionally destroy one targetable base; optionally scrap 1 from the trade row.
    CardDef {
        kind: BlobDestroyer,
        key: "card-blob-destroyer",
        faction: Blob,
        cost: 4,
        copies: 2,
        primary: &[Combat(6)],
        ally: &[MayDestroyBase, ScrapRow { up_to: 1 }],
        ..SHIP
    },
    // +3 combat. Ally: draw 1.
    CardDef {
        kind: TheHive,
        key: "card-the-hive",
        faction: Blob,
        cost: 5,
        defense: 5,
        copies: 1,
        primary: &[Combat(3)],
        ally: &[Draw(1)],
        ..BASE
    },
    // +8 combat. Ally: draw 1. Scrap: +4 combat.
    CardDef {
        kind: BattleBlob,
        key: "card-battle-blob",
        faction: Blob,
        cost: 6,
        copies: 1,
        primary: &[Combat(8)],
        ally: &[Draw(1)],
        scrap: &[Combat(4)],
        ..SHIP
    },
    // +7 combat. Ally: acquire any ship for free, to top of the deck.
    CardDef {
        kind: BlobCarrier,
        key: "card-blob-carrier",
        faction: Blob,
        cost: 6,
        copies: 1,
        primary: &[Combat(7)],
        ally: &[AcquireFree { max_cost: u8::MAX, what: ShipsOnly, to: Destination::TopOfDeck }],
        ..SHIP
    },
    // +6 combat; draw 1. Ally: draw 1.
    CardDef {
        kind: Mothership,
        key: "card-mothership",
        faction: Blob,
        cost: 7,
        copies: 1,
        primary: &[Combat(6), Draw(1)],
        ally: &[Draw(1)],
        ..SHIP
    },
    // Either +5 combat or for every Blob card you played this turn: draw 1.
    CardDef {
        kind: BlobWorld,
        key: "card-blob-world",
        faction: Blob,
        cost: 8,
        defense: 7,
        copies: 1,
        primary: &[EitherOr],
        either: &[Combat(5)],
        or: &[DrawPerPlayed(Blob)],
        ..BASE
    },
    // +2 combat; a chosen opponent discards 1 (their pick). Ally: +2 combat.
    CardDef {
        kind: ImperialFighter,
        key: "card-imperial-fighter",
        faction: StarEmpire,
        cost: 1,
        copies: 3,
        primary: &[Combat(2), OpponentDiscards],
        ally: &[Combat(2)],
        ..SHIP
    },
    // +1 combat; draw 1. Ally: +2 combat.
    CardDef {
        kind: Corvette,
        key: "card-corvette",
        faction: StarEmpire,
        cost: 2,
        copies: 2,
        primary: &[Combat(1), Draw(1)],
        ally: &[Combat(2)],
        ..SHIP
    },
    // +4 combat; a chosen opponent discards 1 (their pick). Ally: +2 combat. Scrap: draw 1.
    CardDef {
        kind: ImperialFrigate,
        key: "card-imperial-frigate",
        faction: StarEmpire,
        cost: 3,
        copies: 3,
        primary: &[Combat(4), OpponentDiscards],
        ally: &[Combat(2)],
        scrap: &[Draw(1)],
        ..SHIP
    },
    // +1 trade; draw 1. Scrap: a chosen opponent discards 1 (their pick).
    CardDef {
        kind: SurveyShip,
        key: "card-survey-ship",
        faction: StarEmpire,
        cost: 3,
        copies: 3,
        primary: &[Trade(1), Draw(1)],
        scrap: &[OpponentDiscards],
        ..SHIP
    },
    // Either +1 trade or discard up to 2 of your own hand, then for each one discarded: draw 1.
    CardDef {
        kind: RecyclingStation,
        key: "card-recycling-station",
        faction: StarEmpire,
        cost: 4,
        defense: 4,
        copies: 2,
        primary: &[EitherOr],
        either: &[Trade(1)],
        or: &[DiscardOwn { at_least: 0, up_to: 2, then: PerCard::Draw }],
        ..OUTPOST
    },
    // +2 combat. Ally: +2 combat. Scrap: +4 trade.
    CardDef {
        kind: SpaceStation,
        key: "card-space-station",
        faction: StarEmpire,
        cost: 4,
        defense: 4,
        copies: 2,
        primary: &[Combat(2)],
        ally: &[Combat(2)],
        scrap: &[Trade(4)],
        ..OUTPOST
    },
    // +3 combat. Ally: +4 combat.
    CardDef {
        kind: WarWorld,
        key: "card-war-world",
        faction: StarEmpire,
        cost: 5,
        defense: 4,
        copies: 1,
        primary: &[Combat(3)],
        ally: &[Combat(4)],
        ..OUTPOST
    },
    // +5 combat; draw 1. Ally: a chosen opponent discards 1 (their pick). Scrap: draw 1; optionally destroy one targetable base.
    CardDef {
        kind: Battlecruiser,
        key: "card-battlecruiser",
        faction: StarEmpire,
        cost: 6,
        copies: 1,
        primary: &[Combat(5), Draw(1)],
        ally: &[OpponentDiscards],
        scrap: &[Draw(1), MayDestroyBase],
        ..SHIP
    },
    // +3 combat. Ally: a chosen opponent discards 1 (their pick).
    CardDef {
        kind: RoyalRedoubt,
        key: "card-royal-redoubt",
        faction: StarEmpire,
        cost: 6,
        defense: 6,
        copies: 1,
        primary: &[Combat(3)],
        ally: &[OpponentDiscards],
        ..OUTPOST
    },
    // +7 combat; draw 1. Scrap: +5 combat.
    CardDef {
        kind: Dreadnaught,
        key: "card-dreadnaught",
        faction: StarEmpire,
        cost: 7,
        copies: 1,
        primary: &[Combat(7), Draw(1)],
        scrap: &[Combat(5)],
        ..SHIP
    },
    // Each ship you play: +1 combat.
    CardDef {
        kind: FleetHq,
        key: "card-fleet-hq",
        faction: StarEmpire,
        cost: 8,
        defense: 8,
        copies: 1,
        standing: Some(EachShipPlayed { of: None, combat: 1 }),
        ..BASE
    },
    // +1 trade; optionally scrap 1 from own hand or discard pile. Ally: +2 combat.
    CardDef {
        kind: TradeBot,
        key: "card-trade-bot",
        faction: MachineCult,
        cost: 1,
        copies: 3,
        primary: &[
            Trade(1),
            ScrapOwn { from: HandOrDiscardPile, at_least: 0, up_to: 1, then: PerCard::Nothing },
        ],
        ally: &[Combat(2)],
        ..SHIP
    },
    // +2 combat; optionally scrap 1 from own hand or discard pile. Ally: +2 combat.
    CardDef {
        kind: MissileBot,
        key: "card-missile-bot",
        faction: MachineCult,
        cost: 2,
        copies: 3,
        primary: &[
            Combat(2),
            ScrapOwn { from: HandOrDiscardPile, at_least: 0, up_to: 1, then: PerCard::Nothing },
        ],
        ally: &[Combat(2)],
        ..SHIP
    },
    // Scrap: +5 combat.
    CardDef {
        kind: BattleStation,
        key: "card-battle-station",
        faction: MachineCult,
        cost: 3,
        defense: 5,
        copies: 2,
        scrap: &[Combat(5)],
        ..OUTPOST
    },
    // +2 trade; optionally scrap 1 from own hand or discard pile. Ally: +2 combat.
    CardDef {
        kind: SupplyBot,
        key: "card-supply-bot",
        faction: MachineCult,
        cost: 3,
        copies: 3,
        primary: &[
            Trade(2),
            ScrapOwn { from: HandOrDiscardPile, at_least: 0, up_to: 1, then: PerCard::Nothing },
        ],
        ally: &[Combat(2)],
        ..SHIP
    },
    // Either +3 trade or +5 combat. Ally: optionally scrap 1 from own hand or discard pile.
    CardDef {
        kind: PatrolMech,
        key: "card-patrol-mech",
        faction: MachineCult,
        cost: 4,
        copies: 2,
        primary: &[EitherOr],
        ally: &[ScrapOwn { from: HandOrDiscardPile, at_least: 0, up_to: 1, then: PerCard::Nothing }],
        either: &[Trade(3)],
        or: &[Combat(5)],
        ..SHIP
    },
    // Becomes a copy of another ship you played this turn while staying Machine Cult too.
    CardDef {
        kind: StealthNeedle,
        key: "card-stealth-needle",
        faction: MachineCult,
        cost: 4,
        copies: 1,
        primary: &[CopyShip],
        ..SHIP
    },
    // +4 combat; optionally scrap 1 from own hand or discard pile. Ally: draw 1.
    CardDef {
        kind: BattleMech,
        key: "card-battle-mech",
        faction: MachineCult,
        cost: 5,
        copies: 1,
        primary: &[
            Combat(4),
            ScrapOwn { from: HandOrDiscardPile, at_least: 0, up_to: 1, then: PerCard::Nothing },
        ],
        ally: &[Draw(1)],
        ..SHIP
    },
    // Counts as an ally of every faction.
    CardDef {
        kind: MechWorld,
        key: "card-mech-world",
        faction: MachineCult,
        cost: 5,
        defense: 6,
        copies: 1,
        standing: Some(EveryFaction),
        ..OUTPOST
    },
    // Scrap exactly 1 from own hand or discard pile.
    CardDef {
        kind: Junkyard,
        key: "card-junkyard",
        faction: MachineCult,
        cost: 6,
        defense: 5,
        copies: 1,
        primary: &[ScrapOwn { from: HandOrDiscardPile, at_least: 1, up_to: 1, then: PerCard::Nothing }],
        ..OUTPOST
    },
    // +6 combat; optionally destroy one targetable base. Ally: draw 1.
    CardDef {
        kind: MissileMech,
        key: "card-missile-mech",
        faction: MachineCult,
        cost: 6,
        copies: 1,
        primary: &[Combat(6), MayDestroyBase],
        ally: &[Draw(1)],
        ..SHIP
    },
    // Draw 1; scrap exactly 1 from own hand.
    CardDef {
        kind: MachineBase,
        key: "card-machine-base",
        faction: MachineCult,
        cost: 7,
        defense: 6,
        copies: 1,
        primary: &[Draw(1), ScrapOwn { from: Hand, at_least: 1, up_to: 1, then: PerCard::Nothing }],
        ..OUTPOST
    },
    // Scrap up to 2 from own hand and/or discard pile, then for each one scrapped: draw 1.
    CardDef {
        kind: BrainWorld,
        key: "card-brain-world",
        faction: MachineCult,
        cost: 8,
        defense: 6,
        copies: 1,
        primary: &[ScrapOwn { from: HandOrDiscardPile, at_least: 0, up_to: 2, then: PerCard::Draw }],
        ..OUTPOST
    },
];
