//! The cards: printed facts and texts as tables, one row a title.

mod base_set;
mod colony_wars;
mod starting;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One card title.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the titles are documented by their rows")]
pub enum Kind {
    Scout,
    Viper,
    Explorer,
    StarBarge,
    Lancer,
    Falcon,
    OrbitalPlatform,
    CommandCenter,
    Gunship,
    AgingBattleship,
    HeavyCruiser,
    SupplyDepot,
    ImperialPalace,
    EmperorsDreadnaught,
    SolarSkiff,
    StorageSilo,
    TradeHauler,
    PatrolCutter,
    CentralStation,
    FrontierFerry,
    ColonySeedShip,
    FederationShipyard,
    Peacekeeper,
    LoyalColony,
    FactoryWorld,
    Swarmer,
    Predator,
    StellarReef,
    CargoPod,
    Ravager,
    Bioformer,
    Parasite,
    PlasmaVent,
    Moonwurm,
    Leviathan,
    BattleBot,
    RepairBot,
    WarningBeacon,
    ConvoyBot,
    MiningMech,
    TheOracle,
    MechCruiser,
    StealthTower,
    FrontierStation,
    TheWrecker,
    TheIncinerator,
    FederationShuttle,
    Cutter,
    EmbassyYacht,
    TradingPost,
    Freighter,
    BarterWorld,
    TradeEscort,
    DefenseCenter,
    Flagship,
    PortOfCall,
    CentralOffice,
    CommandShip,
    BlobFighter,
    BattlePod,
    TradePod,
    BlobWheel,
    Ram,
    BlobDestroyer,
    TheHive,
    BattleBlob,
    BlobCarrier,
    Mothership,
    BlobWorld,
    ImperialFighter,
    Corvette,
    ImperialFrigate,
    SurveyShip,
    RecyclingStation,
    SpaceStation,
    WarWorld,
    Battlecruiser,
    RoyalRedoubt,
    Dreadnaught,
    FleetHq,
    TradeBot,
    MissileBot,
    BattleStation,
    SupplyBot,
    PatrolMech,
    StealthNeedle,
    BattleMech,
    MechWorld,
    Junkyard,
    MissileMech,
    MachineBase,
    BrainWorld,
}

impl Kind {
    /// How many titles there are.
    pub const COUNT: usize = 92;

    /// Every title, in the order of the tables.
    pub fn all() -> impl Iterator<Item = Self> {
        KINDS.iter().copied()
    }

    /// The printed facts.
    #[inline]
    pub fn def(self) -> &'static CardDef {
        &CARDS[self as usize]
    }

    /// One of the texts on the card.
    pub fn text(self, part: Part) -> &'static [Clause] {
        let def = self.def();
        match part {
            Part::Primary => def.primary,
            Part::Either => def.either,
            Part::Or => def.or,
            Part::Ally => def.ally,
            Part::Scrap => def.scrap,
        }
    }

    /// Whether the card is a ship.
    pub fn is_ship(self) -> bool {
        self.def().category == Category::Ship
    }

    /// Whether the card is a base, outposts included (SR 1.2.6).
    pub fn is_base(self) -> bool {
        self.def().category != Category::Ship
    }

    /// Whether the card is an outpost.
    pub fn is_outpost(self) -> bool {
        self.def().category == Category::Outpost
    }
}

/// A set of titles.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct KindSet([u64; 2]);

impl KindSet {
    /// Adds a title; tells whether it was new.
    #[inline]
    pub fn insert(&mut self, kind: Kind) -> bool {
        let word = &mut self.0[kind as usize / 64];
        let bit = 1 << (kind as usize % 64);
        let new = *word & bit == 0;
        *word |= bit;
        new
    }

    /// Whether the title is in the set.
    pub fn contains(self, kind: Kind) -> bool {
        self.0[kind as usize / 64] & (1 << (kind as usize % 64)) != 0
    }

    /// Whether no title is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == [0; 2]
    }

    /// The titles in the order of the tables.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::all().filter(move |&kind| self.contains(kind))
    }
}

/// The side a card belongs to (SR 1.3.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "names of the factions")]
pub enum Faction {
    #[serde(rename = "none")]
    Unaligned,
    Blob,
    StarEmpire,
    TradeFederation,
    MachineCult,
}

impl Faction {
    /// How many values there are, `Unaligned` included.
    pub const COUNT: usize = 5;

    /// The key of the faction's name.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Unaligned => "faction-none",
            Self::Blob => "faction-blob",
            Self::StarEmpire => "faction-star-empire",
            Self::TradeFederation => "faction-trade-federation",
            Self::MachineCult => "faction-machine-cult",
        }
    }
}

/// Ship, base or outpost (SR 1.2.4, SR 1.2.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    /// Leaves play in the discard phase.
    Ship,
    /// Stays in play.
    Base,
    /// A base that shields its owner.
    Outpost,
}

/// Which text of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Part {
    /// The main text.
    Primary,
    /// The first effect of a choice.
    Either,
    /// The second effect of a choice.
    Or,
    /// Needs another card of the faction (SR 5.4.2).
    Ally,
    /// Used by scrapping the card (SR 5.5.2).
    Scrap,
}

/// The printed facts of one title.
#[derive(Clone, Copy, Debug)]
pub struct CardDef {
    /// The title.
    pub kind: Kind,
    /// The key of its name and texts in the locale files.
    pub key: &'static str,
    /// Its faction.
    pub faction: Faction,
    /// Ship, base or outpost.
    pub category: Category,
    /// Trade needed to acquire it (SR 1.3.2).
    pub cost: u8,
    /// Combat needed to destroy it (SR 1.3.9); 0 for ships.
    pub defense: u8,
    /// Copies in one set.
    pub copies: u8,
    /// The primary ability.
    pub primary: &'static [Clause],
    /// The first effect, if the primary ability offers a choice.
    pub either: &'static [Clause],
    /// The second effect, if the primary ability offers a choice.
    pub or: &'static [Clause],
    /// The ally ability; the faction it needs is the card's own.
    pub ally: &'static [Clause],
    /// The scrap ability.
    pub scrap: &'static [Clause],
    /// What holds without being used.
    pub standing: Option<Standing>,
    /// Whether it has anything a player may use while it lies in play; filled in from the texts.
    pub usable: bool,
}

/// One verb of a card text. Parts of a text are carried out in order (SR G4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clause {
    /// Gain trade.
    Trade(u8),
    /// Gain combat.
    Combat(u8),
    /// Gain authority.
    Authority(u8),
    /// Draw cards.
    Draw(u8),
    /// A chosen opponent discards a card of his choice.
    OpponentDiscards,
    /// Destroy a target base.
    DestroyBase,
    /// Destroy a target base or none.
    MayDestroyBase,
    /// Scrap own cards.
    ScrapOwn {
        /// The zones allowed.
        from: From,
        /// How many at least, if there are so many.
        at_least: u8,
        /// How many at most.
        up_to: u8,
        /// What follows for each one, after all are scrapped.
        then: PerCard,
    },
    /// Scrap cards of the trade row, all chosen before it is refilled (SR G10).
    ScrapRow {
        /// How many at most.
        up_to: u8,
    },
    /// Choose one of the two effects of the card.
    EitherOr,
    /// Acquire a card without paying.
    AcquireFree {
        /// The highest cost allowed.
        max_cost: u8,
        /// Which cards are allowed.
        what: What,
        /// Where it goes.
        to: Destination,
    },
    /// The next card acquired this turn goes to hand.
    NextCardToHand,
    /// The next card acquired this turn goes on top of the deck.
    NextCardToTop,
    /// The next ship acquired this turn may go on top of the deck.
    NextShipMayTop,
    /// The rest of the text holds only on this condition (SR G23).
    OnlyIf(Condition),
    /// Discard own hand cards.
    DiscardOwn {
        /// How many at least, if there are so many.
        at_least: u8,
        /// How many at most.
        up_to: u8,
        /// What follows for each one, after all are discarded.
        then: PerCard,
    },
    /// Combat for each own card scrapped from hand or discard pile this turn.
    CombatPerScrapped(u8),
    /// Draw a card for each card of the faction played this turn.
    DrawPerPlayed(Faction),
    /// Become a copy of another base in play until the end of the turn (SR G9).
    CopyBase,
    /// Become a copy of another ship played this turn (SR G63).
    CopyShip,
}

/// Own zones a card may be scrapped from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "names of the zones")]
pub enum From {
    Hand,
    DiscardPile,
    HandOrDiscardPile,
}

/// What follows for each card discarded or scrapped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum PerCard {
    /// Nothing.
    Nothing,
    /// A card is drawn.
    Draw,
    /// 2 trade or 2 combat, chosen for each card.
    TradeOrCombat,
}

/// Which cards may be acquired for free.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum What {
    AnyCard,
    ShipsOnly,
}

/// Where an acquired card goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "names of the zones")]
pub enum Destination {
    DiscardPile,
    Hand,
    TopOfDeck,
}

/// A condition inside a text, read when that part is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// The player has at least so many bases in play, this card included.
    OwnBases(u8),
    /// Any opponent has a base in play, whether he may be targeted or not.
    AnOpponentHasBase,
}

/// What holds while the card is in play, or at the moment it is acquired, without being used (SR G24).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Each ship its owner plays (of the faction, if one is named) gives combat.
    EachShipPlayed {
        /// The faction of the ships; all of them if `None`.
        of: Option<Faction>,
        /// The combat gained.
        combat: u8,
    },
    /// Fulfils every ally condition of its owner's other cards (SR G62).
    EveryFaction,
    /// May go to hand when acquired, if a card of its faction was played this turn (SR G22).
    HandWhenAcquired,
}

const SHIP: CardDef = CardDef {
    kind: Kind::Scout,
    key: "",
    faction: Faction::Unaligned,
    category: Category::Ship,
    cost: 0,
    defense: 0,
    copies: 0,
    primary: &[],
    either: &[],
    or: &[],
    ally: &[],
    scrap: &[],
    standing: None,
    usable: false,
};
const BASE: CardDef = CardDef { category: Category::Base, ..SHIP };
const OUTPOST: CardDef = CardDef { category: Category::Outpost, ..SHIP };

/// All titles, indexed by [`Kind`].
static CARDS: [CardDef; Kind::COUNT] = {
    let tables: [&[CardDef]; 3] = [&starting::STARTING, &colony_wars::COLONY_WARS, &base_set::BASE_SET];
    let mut cards = [SHIP; Kind::COUNT];
    let (mut n, mut table) = (0, 0);
    while table < tables.len() {
        let mut row = 0;
        while row < tables[table].len() {
            let def = tables[table][row];
            let usable_primary = !matches!(def.category, Category::Ship) && !def.primary.is_empty();
            let usable = usable_primary || !def.ally.is_empty() || !def.scrap.is_empty();
            cards[n] = CardDef { usable, ..def };
            row += 1;
            n += 1;
        }
        table += 1;
    }
    cards
};

/// All titles, close together: dealing anew walks through them by the million.
static KINDS: [Kind; Kind::COUNT] = {
    let mut kinds = [Kind::Scout; Kind::COUNT];
    let mut n = 0;
    while n < kinds.len() {
        kinds[n] = CARDS[n].kind;
        n += 1;
    }
    kinds
};

/// The titles of the Colony Wars trade deck.
pub fn colony_wars() -> impl Iterator<Item = &'static CardDef> {
    CARDS[3..46].iter()
}

/// The titles of the base set's trade deck.
pub fn base_set() -> impl Iterator<Item = &'static CardDef> {
    CARDS[46..].iter()
}
