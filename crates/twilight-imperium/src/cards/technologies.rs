//! The 25 technologies of every player and the 34 of single factions (TI 28.0).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Colour, Faction, Profile, Stats, Unit};

components! {
    /// A technology (TI 28.0): the 25 of every player, then the two of each faction.
    Tech: "technology-" {
        AntimassDeflectors = "antimass-deflectors",
        GravityDrive = "gravity-drive",
        FleetLogistics = "fleet-logistics",
        LightWaveDeflector = "light-wave-deflector",
        NeuralMotivator = "neural-motivator",
        DacxiveAnimators = "dacxive-animators",
        HyperMetabolism = "hyper-metabolism",
        X89BacterialWeapon = "x89-bacterial-weapon",
        SarweenTools = "sarween-tools",
        GravitonLaserSystem = "graviton-laser-system",
        TransitDiodes = "transit-diodes",
        IntegratedEconomy = "integrated-economy",
        PlasmaScoring = "plasma-scoring",
        MagenDefenseGrid = "magen-defense-grid",
        DuraniumArmor = "duranium-armor",
        AssaultCannon = "assault-cannon",
        Fighter2 = "fighter-2",
        Infantry2 = "infantry-2",
        Destroyer2 = "destroyer-2",
        Cruiser2 = "cruiser-2",
        Carrier2 = "carrier-2",
        Dreadnought2 = "dreadnought-2",
        WarSun = "war-sun",
        Pds2 = "pds-2",
        SpaceDock2 = "space-dock-2",
        LetaniWarrior2 = "letani-warrior-2",
        Bioplasmosis = "bioplasmosis",
        L4Disruptors = "l4-disruptors",
        NonEuclideanShielding = "non-euclidean-shielding",
        FloatingFactory2 = "floating-factory-2",
        ChaosMapping = "chaos-mapping",
        PrototypeWarSun2 = "prototype-war-sun-2",
        MagmusReactor = "magmus-reactor",
        ProductionBiomes = "production-biomes",
        QuantumDatahubNode = "quantum-datahub-node",
        AdvancedCarrier2 = "advanced-carrier-2",
        SpecOps2 = "spec-ops-2",
        WormholeGenerator = "wormhole-generator",
        DimensionalSplicer = "dimensional-splicer",
        SuperDreadnought2 = "super-dreadnought-2",
        InheritanceSystems = "inheritance-systems",
        SalvageOperations = "salvage-operations",
        MirrorComputing = "mirror-computing",
        HybridCrystalFighter2 = "hybrid-crystal-fighter-2",
        Neuroglaive = "neuroglaive",
        ValefarAssimilatorX = "valefar-assimilator-x",
        ValefarAssimilatorY = "valefar-assimilator-y",
        Exotrireme2 = "exotrireme-2",
        ValkyrieParticleWeave = "valkyrie-particle-weave",
        EResSiphons = "e-res-siphons",
        SpatialConduitCylinder = "spatial-conduit-cylinder",
        LazaxGateFolding = "lazax-gate-folding",
        HegemonicTradePolicy = "hegemonic-trade-policy",
        InstinctTraining = "instinct-training",
        NullificationField = "nullification-field",
        YinSpinner = "yin-spinner",
        ImpulseCore = "impulse-core",
        TransparasteelPlating = "transparasteel-plating",
        MageonImplants = "mageon-implants",
    }
}

/// The printed facts of a technology.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TechDef {
    /// The technology.
    pub tech: Tech,
    /// Its colour; `None` for unit upgrades (TI 28.7.b) and the Valefar Assimilators.
    pub colour: Option<Colour>,
    /// Its prerequisites by colour (TI 28.8).
    pub needs: [u8; Colour::COUNT],
    /// The profile of the units it upgrades (TI 28.6).
    pub profile: Option<Profile>,
    /// The faction that alone has it (TI 28.11).
    pub faction: Option<Faction>,
    /// Whether using it exhausts it (TI 53.3).
    pub exhausts: bool,
}

impl Tech {
    /// How many technologies every player has in common.
    pub const COMMON: usize = 25;

    /// The printed facts.
    #[inline]
    pub const fn def(self) -> &'static TechDef {
        &TECHS[self as usize]
    }

    /// The type of unit it upgrades.
    #[inline]
    pub fn upgrades(self) -> Option<Unit> {
        self.stats().map(|stats| stats.unit)
    }

    /// The profile of the units it upgrades.
    #[inline]
    pub fn stats(self) -> Option<&'static Stats> {
        self.def().profile.map(Profile::def)
    }
}

use Colour::*;
use Tech::*;

const fn tech(tech: Tech, colour: Option<Colour>, needs: [u8; Colour::COUNT]) -> TechDef {
    TechDef { tech, colour, needs, profile: None, faction: None, exhausts: false }
}

const fn upgrade(name: Tech, needs: [u8; Colour::COUNT], profile: Profile) -> TechDef {
    TechDef { profile: Some(profile), ..tech(name, None, needs) }
}

// Name, colour, prerequisites: blue, green, yellow, red.
static TECHS: [TechDef; Tech::COUNT] = [
    // Your ships can move into and through asteroid fields. Other players subtract 1 from each Space Cannon
    // die rolled against your units.
    tech(AntimassDeflectors, Some(Blue), [0, 0, 0, 0]),
    // After you activate a system: 1 of your ships has +1 move during this tactical action.
    tech(GravityDrive, Some(Blue), [1, 0, 0, 0]),
    // On each of your turns in the action phase you may perform 2 actions instead of 1.
    tech(FleetLogistics, Some(Blue), [2, 0, 0, 0]),
    // Your ships can move through systems with other players' ships.
    tech(LightWaveDeflector, Some(Blue), [3, 0, 0, 0]),
    // In the status phase you draw 2 action cards instead of 1.
    tech(NeuralMotivator, Some(Green), [0, 0, 0, 0]),
    // After you win a ground combat: you may place 1 infantry from your reinforcements on that planet.
    tech(DacxiveAnimators, Some(Green), [0, 1, 0, 0]),
    // In the status phase you gain 3 command tokens instead of 2.
    tech(HyperMetabolism, Some(Green), [0, 2, 0, 0]),
    // Action: exhaust this card and choose a planet in a system with a ship of yours that has Bombardment;
    // destroy all infantry on it. Planetary Shield does not help.
    TechDef { exhausts: true, ..tech(X89BacterialWeapon, Some(Green), [0, 3, 0, 0]) },
    // When your units use Production, the total cost of the units produced is 1 lower.
    tech(SarweenTools, Some(Yellow), [0, 0, 0, 0]),
    // Before your units use Space Cannon: you may exhaust this card; their hits must be assigned to non-
    // fighter ships if possible.
    TechDef { exhausts: true, ..tech(GravitonLaserSystem, Some(Yellow), [0, 0, 1, 0]) },
    // At the start of your turn in the action phase: you may exhaust this card to take up to 4 of your
    // ground forces off the board and place them on one or more planets you control.
    TechDef { exhausts: true, ..tech(TransitDiodes, Some(Yellow), [0, 0, 2, 0]) },
    // After you gain control of a planet: you may produce units on it, paying for them, with a total cost
    // of no more than its resource value.
    tech(IntegratedEconomy, Some(Yellow), [0, 0, 3, 0]),
    // When your units make a Bombardment or Space Cannon roll: 1 of them may roll 1 more die.
    tech(PlasmaScoring, Some(Red), [0, 0, 0, 0]),
    // At the start of a round of ground combat on a planet where you have a unit with Planetary Shield: you
    // may exhaust this card; your opponent makes no combat rolls in this round.
    TechDef { exhausts: true, ..tech(MagenDefenseGrid, Some(Red), [0, 0, 0, 1]) },
    // In each combat round, after you assigned hits: repair 1 of your damaged units that did not use
    // Sustain Damage in this round.
    tech(DuraniumArmor, Some(Red), [0, 0, 0, 2]),
    // At the start of a space combat in a system where you have 3 or more non-fighter ships: your opponent
    // destroys 1 of their non-fighter ships there.
    tech(AssaultCannon, Some(Red), [0, 0, 0, 3]),
    upgrade(Fighter2, [1, 1, 0, 0], Profile::Fighter2),
    upgrade(Infantry2, [0, 2, 0, 0], Profile::Infantry2),
    upgrade(Destroyer2, [0, 0, 0, 2], Profile::Destroyer2),
    upgrade(Cruiser2, [0, 1, 1, 1], Profile::Cruiser2),
    upgrade(Carrier2, [2, 0, 0, 0], Profile::Carrier2),
    upgrade(Dreadnought2, [2, 0, 1, 0], Profile::Dreadnought2),
    upgrade(WarSun, [0, 0, 1, 3], Profile::WarSun),
    upgrade(Pds2, [0, 0, 1, 1], Profile::Pds2),
    upgrade(SpaceDock2, [0, 0, 2, 0], Profile::SpaceDock2),
    TechDef {
        faction: Some(Faction::Arborec),
        ..upgrade(LetaniWarrior2, [0, 2, 0, 0], Profile::LetaniWarrior2)
    },
    // At the end of the status phase: you may move any of the infantry on your planets to planets you
    // control in the same or adjacent systems.
    TechDef { faction: Some(Faction::Arborec), ..tech(Bioplasmosis, Some(Green), [0, 2, 0, 0]) },
    // During your invasions other players cannot use Space Cannon against your units.
    TechDef { faction: Some(Faction::Letnev), ..tech(L4Disruptors, Some(Yellow), [0, 0, 1, 0]) },
    // Each use of Sustain Damage by your units cancels 2 hits instead of 1.
    TechDef { faction: Some(Faction::Letnev), ..tech(NonEuclideanShielding, Some(Red), [0, 0, 0, 2]) },
    TechDef {
        faction: Some(Faction::Saar),
        ..upgrade(FloatingFactory2, [0, 0, 2, 0], Profile::FloatingFactory2)
    },
    // Other players cannot activate asteroid fields with your ships. At the start of your turn in the
    // action phase: you may produce 1 unit, paying for it, in a system where you have a unit with
    // Production.
    TechDef { faction: Some(Faction::Saar), ..tech(ChaosMapping, Some(Blue), [1, 0, 0, 0]) },
    TechDef {
        faction: Some(Faction::Muaat),
        ..upgrade(PrototypeWarSun2, [0, 0, 1, 3], Profile::PrototypeWarSun2)
    },
    // Your ships can move into supernovas. After your units use Production in a system that has a war sun
    // or is adjacent to a supernova: gain 1 trade good.
    TechDef { faction: Some(Faction::Muaat), ..tech(MagmusReactor, Some(Red), [0, 0, 0, 2]) },
    // Action: exhaust this card and spend 1 token from your strategy pool to gain 4 trade goods; another
    // player of your choice gains 2.
    TechDef {
        faction: Some(Faction::Hacan),
        exhausts: true,
        ..tech(ProductionBiomes, Some(Green), [0, 2, 0, 0])
    },
    // At the end of the strategy phase: you may spend 1 token from your strategy pool and give another
    // player 3 of your trade goods to exchange one of your strategy cards for one of that player's.
    TechDef { faction: Some(Faction::Hacan), ..tech(QuantumDatahubNode, Some(Yellow), [0, 0, 3, 0]) },
    TechDef {
        faction: Some(Faction::Sol),
        ..upgrade(AdvancedCarrier2, [2, 0, 0, 0], Profile::AdvancedCarrier2)
    },
    TechDef { faction: Some(Faction::Sol), ..upgrade(SpecOps2, [0, 2, 0, 0], Profile::SpecOps2) },
    // At the start of the status phase: place or move a Creuss wormhole token into a system with a planet
    // you control or into a non-home system without other players' ships.
    TechDef { faction: Some(Faction::Creuss), ..tech(WormholeGenerator, Some(Blue), [2, 0, 0, 0]) },
    // At the start of a space combat in a system with a wormhole and a ship of yours: you may produce 1 hit
    // and assign it to an opponent's ship of your choice.
    TechDef { faction: Some(Faction::Creuss), ..tech(DimensionalSplicer, Some(Red), [0, 0, 0, 1]) },
    TechDef {
        faction: Some(Faction::L1z1x),
        ..upgrade(SuperDreadnought2, [2, 0, 1, 0], Profile::SuperDreadnought2)
    },
    // When you research a technology: you may exhaust this card and spend 2 resources to ignore all its
    // prerequisites.
    TechDef {
        faction: Some(Faction::L1z1x),
        exhausts: true,
        ..tech(InheritanceSystems, Some(Yellow), [0, 0, 2, 0])
    },
    // After you win or lose a space combat: gain 1 trade good. If you won, you may produce there, paying
    // for it, 1 ship of a type that was destroyed in that combat.
    TechDef { faction: Some(Faction::Mentak), ..tech(SalvageOperations, Some(Yellow), [0, 0, 2, 0]) },
    // Each trade good you spend counts as 2 resources or 2 influence instead of 1.
    TechDef { faction: Some(Faction::Mentak), ..tech(MirrorComputing, Some(Yellow), [0, 0, 3, 0]) },
    TechDef {
        faction: Some(Faction::Naalu),
        ..upgrade(HybridCrystalFighter2, [1, 1, 0, 0], Profile::HybridCrystalFighter2)
    },
    // After another player activates a system with your ships: that player returns 1 token from their fleet
    // pool to their reinforcements.
    TechDef { faction: Some(Faction::Naalu), ..tech(Neuroglaive, Some(Green), [0, 3, 0, 0]) },
    // When one of your faction abilities would let you gain another player's technology: you may instead
    // put assimilator token X on a faction technology of that player that bears no such token. While it
    // lies there, this card has that technology's text.
    TechDef { faction: Some(Faction::Nekro), ..tech(ValefarAssimilatorX, None, [0, 0, 0, 0]) },
    // When one of your faction abilities would let you gain another player's technology: you may instead
    // put assimilator token Y on a faction technology of that player that bears no such token. While it
    // lies there, this card has that technology's text.
    TechDef { faction: Some(Faction::Nekro), ..tech(ValefarAssimilatorY, None, [0, 0, 0, 0]) },
    TechDef {
        faction: Some(Faction::SardakkNorr),
        ..upgrade(Exotrireme2, [2, 0, 1, 0], Profile::Exotrireme2)
    },
    // After the combat rolls of a round of ground combat: if your opponent produced at least 1 hit, you
    // produce 1 more hit.
    TechDef { faction: Some(Faction::SardakkNorr), ..tech(ValkyrieParticleWeave, Some(Red), [0, 0, 0, 2]) },
    // After another player activates a system with your ships: gain 4 trade goods.
    TechDef { faction: Some(Faction::JolNar), ..tech(EResSiphons, Some(Yellow), [0, 0, 2, 0]) },
    // After you activate a system with your units: you may exhaust this card; during this activation that
    // system is adjacent to all other systems with your units.
    TechDef {
        faction: Some(Faction::JolNar),
        exhausts: true,
        ..tech(SpatialConduitCylinder, Some(Blue), [2, 0, 0, 0])
    },
    // During your tactical actions, while you do not control Mecatol Rex, its system counts as having an
    // alpha and a beta wormhole. Action: if you control Mecatol Rex, exhaust this card to place 1 infantry
    // from your reinforcements on it.
    TechDef {
        faction: Some(Faction::Winnu),
        exhausts: true,
        ..tech(LazaxGateFolding, Some(Blue), [2, 0, 0, 0])
    },
    // When your units use Production: you may exhaust this card; for this use the resource and influence
    // values of one planet you control are exchanged.
    TechDef {
        faction: Some(Faction::Winnu),
        exhausts: true,
        ..tech(HegemonicTradePolicy, Some(Yellow), [0, 0, 2, 0])
    },
    // When another player plays an action card: you may exhaust this card and spend 1 token from your
    // strategy pool to cancel it.
    TechDef {
        faction: Some(Faction::Xxcha),
        exhausts: true,
        ..tech(InstinctTraining, Some(Green), [0, 1, 0, 0])
    },
    // After another player activates a system with your ships: you may exhaust this card and spend 1 token
    // from your strategy pool to end that player's turn at once.
    TechDef {
        faction: Some(Faction::Xxcha),
        exhausts: true,
        ..tech(NullificationField, Some(Yellow), [0, 0, 2, 0])
    },
    // After your units use Production: place 1 infantry from your reinforcements on a planet you control in
    // that system.
    TechDef { faction: Some(Faction::Yin), ..tech(YinSpinner, Some(Green), [0, 2, 0, 0]) },
    // At the start of a space combat: you may destroy one of your cruisers or destroyers in the active
    // system to produce 1 hit against your opponent's ships; it must be assigned to a non-fighter ship if
    // possible.
    TechDef { faction: Some(Faction::Yin), ..tech(ImpulseCore, Some(Yellow), [0, 0, 2, 0]) },
    // During your turns in the action phase, players who have passed cannot play action cards.
    TechDef { faction: Some(Faction::Yssaril), ..tech(TransparasteelPlating, Some(Green), [0, 1, 0, 0]) },
    // Action: exhaust this card, look at another player's action cards and take 1 of them.
    TechDef {
        faction: Some(Faction::Yssaril),
        exhausts: true,
        ..tech(MageonImplants, Some(Green), [0, 3, 0, 0])
    },
];
