//! The 17 factions: what is printed on both sides of their sheets (TI setup.2).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Note, Profile, Stats, Tech, Tile, Unit};

components! {
    /// A faction (TI setup.2).
    Faction: "faction-" {
        Arborec = "arborec",
        Letnev = "letnev",
        Saar = "saar",
        Muaat = "muaat",
        Hacan = "hacan",
        Sol = "sol",
        Creuss = "creuss",
        L1z1x = "l1z1x",
        Mentak = "mentak",
        Naalu = "naalu",
        Nekro = "nekro",
        SardakkNorr = "sardakk-norr",
        JolNar = "jol-nar",
        Winnu = "winnu",
        Xxcha = "xxcha",
        Yin = "yin",
        Yssaril = "yssaril",
    }
}

components! {
    /// A faction ability (TI 74.25), with its sheet.
    Ability: "ability-" {
        Mitosis = "mitosis",
        MunitionsReserves = "munitions-reserves",
        Armada = "armada",
        Scavenge = "scavenge",
        Nomadic = "nomadic",
        StarForge = "star-forge",
        GashlaiPhysiology = "gashlai-physiology",
        MastersOfTrade = "masters-of-trade",
        GuildShips = "guild-ships",
        Arbiters = "arbiters",
        OrbitalDrop = "orbital-drop",
        Versatile = "versatile",
        QuantumEntanglement = "quantum-entanglement",
        Slipstream = "slipstream",
        CreussGate = "creuss-gate",
        Assimilate = "assimilate",
        Harrow = "harrow",
        Ambush = "ambush",
        Pillage = "pillage",
        Telepathic = "telepathic",
        Foresight = "foresight",
        GalacticThreat = "galactic-threat",
        TechnologicalSingularity = "technological-singularity",
        Propagation = "propagation",
        Unrelenting = "unrelenting",
        Fragile = "fragile",
        Brilliant = "brilliant",
        Analytical = "analytical",
        BloodTies = "blood-ties",
        Reclamation = "reclamation",
        PeaceAccords = "peace-accords",
        Quash = "quash",
        Indoctrination = "indoctrination",
        Devotion = "devotion",
        StallTactics = "stall-tactics",
        Scheming = "scheming",
        Crafty = "crafty",
    }
}

/// The printed facts of a faction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FactionDef {
    /// The faction.
    pub faction: Faction,
    /// Its home system (TI 86.2).
    pub home: Tile,
    /// Its commodity value (TI 60.2).
    pub commodities: u8,
    /// Its starting units (TI setup.11.2).
    pub units: &'static [(Unit, u8)],
    /// Its starting technologies (TI setup.11).
    pub techs: &'static [Tech],
    /// How many more it chooses among those without prerequisites.
    pub chosen_techs: u8,
    /// Its abilities.
    pub abilities: &'static [Ability],
    /// Its flagship.
    pub flagship: Profile,
    /// Its own versions of other units, each before its upgrade.
    pub own: &'static [Profile],
    /// Its two technologies.
    pub own_techs: [Tech; 2],
    /// Its promissory note.
    pub note: Note,
}

impl Faction {
    /// The printed facts.
    #[inline]
    pub const fn def(self) -> &'static FactionDef {
        &FACTIONS[self as usize]
    }

    /// Whether the ability is on its sheet.
    #[inline]
    pub fn has(self, ability: Ability) -> bool {
        self.def().abilities.contains(&ability)
    }

    /// Which profile its units of a type have on its sheet, or after its own upgrade (TI 29.4).
    ///
    /// War suns are on the sheet of one faction alone; for the others their only profile is that of the technology.
    pub const fn profile(self, unit: Unit, upgraded: bool) -> Profile {
        PROFILES[self as usize][unit as usize][upgraded as usize]
    }

    /// What is printed for its units of a type on its sheet, or on its own upgrade (TI 29.4).
    #[inline]
    pub const fn stats(self, unit: Unit, upgraded: bool) -> &'static Stats {
        self.profile(unit, upgraded).def()
    }

    /// The technology by which it upgrades a type of unit (TI 28.11.2).
    pub fn upgrade(self, unit: Unit) -> Option<Tech> {
        let own = self.def().own_techs.into_iter().find(|tech| tech.upgrades() == Some(unit));
        own.or_else(|| Tech::ALL[..Tech::COMMON].iter().copied().find(|tech| tech.upgrades() == Some(unit)))
    }
}

static PROFILES: [[[Profile; 2]; Unit::COUNT]; Faction::COUNT] = {
    let mut all = [COMMON_PROFILES; Faction::COUNT];
    let mut n = 0;
    while n < Faction::COUNT {
        let def = &FACTIONS[n];
        all[n][Unit::Flagship as usize] = [def.flagship; 2];
        let mut own = 0;
        while own < def.own.len() {
            let profile = def.own[own];
            all[n][profile.def().unit as usize][own % 2] = profile;
            own += 1;
        }
        n += 1;
    }
    all
};

/// Flagships are of single factions; the first one stands in their place.
const COMMON_PROFILES: [[Profile; 2]; Unit::COUNT] = [
    [Profile::Fighter1, Profile::Fighter2],
    [Profile::Infantry1, Profile::Infantry2],
    [Profile::Destroyer1, Profile::Destroyer2],
    [Profile::Cruiser1, Profile::Cruiser2],
    [Profile::Carrier1, Profile::Carrier2],
    [Profile::Dreadnought1, Profile::Dreadnought2],
    [Profile::DuhaMenaimon; 2],
    [Profile::WarSun; 2],
    [Profile::Pds1, Profile::Pds2],
    [Profile::SpaceDock1, Profile::SpaceDock2],
];

impl Ability {
    /// The faction on whose sheet it is.
    pub fn faction(self) -> Faction {
        let faction = Faction::ALL.into_iter().find(|faction| faction.has(self));
        faction.unwrap_or_else(|| unreachable!("{self:?} is on a sheet"))
    }
}

use Ability::*;
use Tech::*;
use Unit::*;

static FACTIONS: [FactionDef; Faction::COUNT] = [
    // Mitosis: Your space docks cannot produce infantry. At the start of the status phase: place 1 infantry
    // from your reinforcements on a planet you control.
    FactionDef {
        faction: Faction::Arborec,
        home: Tile::by_number(5),
        commodities: 3,
        units: &[(Carrier, 1), (Cruiser, 1), (Fighter, 2), (Infantry, 4), (Pds, 1), (SpaceDock, 1)],
        techs: &[MagenDefenseGrid],
        chosen_techs: 0,
        abilities: &[Mitosis],
        flagship: Profile::DuhaMenaimon,
        own: &[Profile::LetaniWarrior1, Profile::LetaniWarrior2],
        own_techs: [LetaniWarrior2, Bioplasmosis],
        note: Note::Stymie,
    },
    // Munitions Reserves: At the start of each round of space combat: you may spend 2 trade goods to reroll
    // any of your dice during that round.
    // Armada: In each system you can have 2 more non-fighter ships than you have tokens in your fleet pool.
    FactionDef {
        faction: Faction::Letnev,
        home: Tile::by_number(10),
        commodities: 2,
        units: &[(Dreadnought, 1), (Carrier, 1), (Destroyer, 1), (Fighter, 1), (Infantry, 3), (SpaceDock, 1)],
        techs: &[AntimassDeflectors, PlasmaScoring],
        chosen_techs: 0,
        abilities: &[MunitionsReserves, Armada],
        flagship: Profile::ArcSecundus,
        own: &[],
        own_techs: [L4Disruptors, NonEuclideanShielding],
        note: Note::WarFunding,
    },
    // Scavenge: After you gain control of a planet: gain 1 trade good.
    // Nomadic: You can score objectives even if you do not control the planets of your home system.
    FactionDef {
        faction: Faction::Saar,
        home: Tile::by_number(11),
        commodities: 3,
        units: &[(Carrier, 2), (Cruiser, 1), (Fighter, 2), (Infantry, 4), (SpaceDock, 1)],
        techs: &[AntimassDeflectors],
        chosen_techs: 0,
        abilities: &[Scavenge, Nomadic],
        flagship: Profile::SonOfRagh,
        own: &[Profile::FloatingFactory1, Profile::FloatingFactory2],
        own_techs: [FloatingFactory2, ChaosMapping],
        note: Note::RaghsCall,
    },
    // Star Forge: Action: spend 1 token from your strategy pool to place 2 fighters or 1 destroyer from
    // your reinforcements in a system with one of your war suns.
    // Gashlai Physiology: Your ships can move through supernovas.
    FactionDef {
        faction: Faction::Muaat,
        home: Tile::by_number(4),
        commodities: 4,
        units: &[(Unit::WarSun, 1), (Fighter, 2), (Infantry, 4), (SpaceDock, 1)],
        techs: &[PlasmaScoring],
        chosen_techs: 0,
        abilities: &[StarForge, GashlaiPhysiology],
        flagship: Profile::TheInferno,
        own: &[Profile::PrototypeWarSun1, Profile::PrototypeWarSun2],
        own_techs: [PrototypeWarSun2, MagmusReactor],
        note: Note::FiresOfTheGashlai,
    },
    // Masters of Trade: You spend no command token for the secondary ability of Trade.
    // Guild Ships: You can make transactions with players who are not your neighbors.
    // Arbiters: In your transactions action cards can be exchanged too, in both directions.
    FactionDef {
        faction: Faction::Hacan,
        home: Tile::by_number(16),
        commodities: 6,
        units: &[(Carrier, 2), (Cruiser, 1), (Fighter, 2), (Infantry, 4), (SpaceDock, 1)],
        techs: &[AntimassDeflectors, SarweenTools],
        chosen_techs: 0,
        abilities: &[MastersOfTrade, GuildShips, Arbiters],
        flagship: Profile::WrathOfKenara,
        own: &[],
        own_techs: [ProductionBiomes, QuantumDatahubNode],
        note: Note::TradeConvoys,
    },
    // Orbital Drop: Action: spend 1 token from your strategy pool to place 2 infantry from your
    // reinforcements on one planet you control.
    // Versatile: When you gain command tokens in the status phase: gain 1 more.
    FactionDef {
        faction: Faction::Sol,
        home: Tile::by_number(1),
        commodities: 4,
        units: &[(Carrier, 2), (Destroyer, 1), (Fighter, 3), (Infantry, 5), (SpaceDock, 1)],
        techs: &[AntimassDeflectors, NeuralMotivator],
        chosen_techs: 0,
        abilities: &[OrbitalDrop, Versatile],
        flagship: Profile::Genesis,
        own: &[Profile::AdvancedCarrier1, Profile::AdvancedCarrier2, Profile::SpecOps1, Profile::SpecOps2],
        own_techs: [AdvancedCarrier2, SpecOps2],
        note: Note::MilitarySupport,
    },
    // Quantum Entanglement: For you all systems with alpha or beta wormholes are adjacent to each other. No
    // effect can prevent this.
    // Slipstream: During your tactical actions, your ships that start in your home system or in a system
    // with an alpha or beta wormhole have +1 move.
    // Creuss Gate: When the board is built, the Creuss Gate takes your home place; it is not a home system.
    // Your home system lies in your play area.
    FactionDef {
        faction: Faction::Creuss,
        home: Tile::by_number(51),
        commodities: 4,
        units: &[(Carrier, 1), (Destroyer, 2), (Fighter, 2), (Infantry, 4), (SpaceDock, 1)],
        techs: &[GravityDrive],
        chosen_techs: 0,
        abilities: &[QuantumEntanglement, Slipstream, CreussGate],
        flagship: Profile::HilColish,
        own: &[],
        own_techs: [WormholeGenerator, DimensionalSplicer],
        note: Note::CreussIff,
    },
    // Assimilate: When you gain control of a planet: instead of being destroyed, each PDS and space dock on
    // it is replaced with one of yours from your reinforcements.
    // Harrow: At the end of each round of ground combat: your ships in the active system may use
    // Bombardment against your opponent's ground forces on that planet.
    FactionDef {
        faction: Faction::L1z1x,
        home: Tile::by_number(6),
        commodities: 2,
        units: &[(Dreadnought, 1), (Carrier, 1), (Fighter, 3), (Infantry, 5), (Pds, 1), (SpaceDock, 1)],
        techs: &[NeuralMotivator, PlasmaScoring],
        chosen_techs: 0,
        abilities: &[Assimilate, Harrow],
        flagship: Profile::ZeroZeroOne,
        own: &[Profile::SuperDreadnought1, Profile::SuperDreadnought2],
        own_techs: [SuperDreadnought2, InheritanceSystems],
        note: Note::CyberneticEnhancements,
    },
    // Ambush: At the start of a space combat: you may roll 1 die for each of up to 2 of your cruisers and
    // destroyers there. Each result not below the ship's combat value is a hit, which your opponent assigns
    // to one of their ships.
    // Pillage: After a neighbor of yours gains trade goods or makes a transaction, if they now have 3 or
    // more trade goods: you may take 1 of their trade goods or commodities.
    FactionDef {
        faction: Faction::Mentak,
        home: Tile::by_number(2),
        commodities: 2,
        units: &[(Carrier, 1), (Cruiser, 2), (Fighter, 3), (Infantry, 4), (Pds, 1), (SpaceDock, 1)],
        techs: &[SarweenTools, PlasmaScoring],
        chosen_techs: 0,
        abilities: &[Ambush, Pillage],
        flagship: Profile::FourthMoon,
        own: &[],
        own_techs: [SalvageOperations, MirrorComputing],
        note: Note::PromiseOfProtection,
    },
    // Telepathic: At the end of the strategy phase: put the "0" token on your strategy card. Your
    // initiative is 0.
    // Foresight: After another player moves ships into a system with your ships: you may place 1 token from
    // your strategy pool in an adjacent system without other players' ships and move all your ships there.
    FactionDef {
        faction: Faction::Naalu,
        home: Tile::by_number(9),
        commodities: 3,
        units: &[
            (Carrier, 1),
            (Cruiser, 1),
            (Destroyer, 1),
            (Fighter, 3),
            (Infantry, 4),
            (Pds, 1),
            (SpaceDock, 1),
        ],
        techs: &[NeuralMotivator, SarweenTools],
        chosen_techs: 0,
        abilities: &[Telepathic, Foresight],
        flagship: Profile::Matriarch,
        own: &[Profile::HybridCrystalFighter1, Profile::HybridCrystalFighter2],
        own_techs: [HybridCrystalFighter2, Neuroglaive],
        note: Note::GiftOfPrescience,
    },
    // Galactic Threat: You cannot vote on agendas. Once per agenda phase, after an agenda is revealed: you
    // may predict its outcome aloud; if you are right, gain a technology owned by a player who voted for
    // that outcome.
    // Technological Singularity: Once per combat, after a unit of your opponent is destroyed: you may gain
    // a technology that opponent owns.
    // Propagation: You cannot research technologies. When you would research one, gain 3 command tokens
    // instead.
    FactionDef {
        faction: Faction::Nekro,
        home: Tile::by_number(8),
        commodities: 3,
        units: &[(Dreadnought, 1), (Carrier, 1), (Cruiser, 1), (Fighter, 2), (Infantry, 2), (SpaceDock, 1)],
        techs: &[DacxiveAnimators, ValefarAssimilatorX, ValefarAssimilatorY],
        chosen_techs: 0,
        abilities: &[GalacticThreat, TechnologicalSingularity, Propagation],
        flagship: Profile::TheAlastor,
        own: &[],
        own_techs: [ValefarAssimilatorX, ValefarAssimilatorY],
        note: Note::Antivirus,
    },
    // Unrelenting: Add 1 to each of your units' combat rolls.
    FactionDef {
        faction: Faction::SardakkNorr,
        home: Tile::by_number(13),
        commodities: 3,
        units: &[(Carrier, 2), (Cruiser, 1), (Infantry, 5), (Pds, 1), (SpaceDock, 1)],
        techs: &[],
        chosen_techs: 0,
        abilities: &[Unrelenting],
        flagship: Profile::CmorranNorr,
        own: &[Profile::Exotrireme1, Profile::Exotrireme2],
        own_techs: [Exotrireme2, ValkyrieParticleWeave],
        note: Note::TekklarLegion,
    },
    // Fragile: Subtract 1 from each of your units' combat rolls.
    // Brilliant: When you spend a command token for the secondary ability of Technology: you may use its
    // primary ability instead.
    // Analytical: When you research a technology that is not a unit upgrade: you may ignore 1 prerequisite.
    FactionDef {
        faction: Faction::JolNar,
        home: Tile::by_number(12),
        commodities: 4,
        units: &[(Dreadnought, 1), (Carrier, 2), (Fighter, 1), (Infantry, 2), (Pds, 2), (SpaceDock, 1)],
        techs: &[AntimassDeflectors, NeuralMotivator, SarweenTools, PlasmaScoring],
        chosen_techs: 0,
        abilities: &[Fragile, Brilliant, Analytical],
        flagship: Profile::JnsHylarim,
        own: &[],
        own_techs: [EResSiphons, SpatialConduitCylinder],
        note: Note::ResearchAgreement,
    },
    // Blood Ties: You spend no influence to remove the custodians token.
    // Reclamation: After a tactical action in which you gained control of Mecatol Rex: you may place 1 PDS
    // and 1 space dock from your reinforcements there.
    FactionDef {
        faction: Faction::Winnu,
        home: Tile::by_number(7),
        commodities: 3,
        units: &[(Carrier, 1), (Cruiser, 1), (Fighter, 2), (Infantry, 2), (Pds, 1), (SpaceDock, 1)],
        techs: &[],
        chosen_techs: 1,
        abilities: &[BloodTies, Reclamation],
        flagship: Profile::SalaiSaiCorian,
        own: &[],
        own_techs: [LazaxGateFolding, HegemonicTradePolicy],
        note: Note::Acquiescence,
    },
    // Peace Accords: After you resolve the primary or secondary ability of Diplomacy: you may gain control
    // of a planet without units, other than Mecatol Rex, in a system adjacent to a planet you control.
    // Quash: When an agenda is revealed: you may spend 1 token from your strategy pool to discard it and
    // reveal the next one; players vote on that one instead.
    FactionDef {
        faction: Faction::Xxcha,
        home: Tile::by_number(14),
        commodities: 4,
        units: &[(Carrier, 1), (Cruiser, 2), (Fighter, 3), (Infantry, 4), (Pds, 1), (SpaceDock, 1)],
        techs: &[GravitonLaserSystem],
        chosen_techs: 0,
        abilities: &[PeaceAccords, Quash],
        flagship: Profile::LoncaraSsodu,
        own: &[],
        own_techs: [InstinctTraining, NullificationField],
        note: Note::PoliticalFavor,
    },
    // Indoctrination: At the start of a ground combat: you may spend 2 influence to replace 1 of your
    // opponent's infantry in it with 1 infantry from your reinforcements.
    // Devotion: After each round of space combat: you may destroy one of your cruisers or destroyers in the
    // active system to produce 1 hit and assign it to an opponent's ship there of your choice.
    FactionDef {
        faction: Faction::Yin,
        home: Tile::by_number(3),
        commodities: 2,
        units: &[(Carrier, 2), (Destroyer, 1), (Fighter, 4), (Infantry, 4), (SpaceDock, 1)],
        techs: &[SarweenTools],
        chosen_techs: 0,
        abilities: &[Indoctrination, Devotion],
        flagship: Profile::VanHauge,
        own: &[],
        own_techs: [YinSpinner, ImpulseCore],
        note: Note::GreyfireMutagen,
    },
    // Stall Tactics: Action: discard 1 action card from your hand.
    // Scheming: When you draw action cards: draw 1 more, then discard 1 action card of your choice.
    // Crafty: You can hold any number of action cards. No effect can limit this.
    FactionDef {
        faction: Faction::Yssaril,
        home: Tile::by_number(15),
        commodities: 3,
        units: &[(Carrier, 2), (Cruiser, 1), (Fighter, 2), (Infantry, 5), (Pds, 1), (SpaceDock, 1)],
        techs: &[NeuralMotivator],
        chosen_techs: 0,
        abilities: &[StallTactics, Scheming, Crafty],
        flagship: Profile::YsiaYssrila,
        own: &[],
        own_techs: [TransparasteelPlating, MageonImplants],
        note: Note::SpyNet,
    },
];
