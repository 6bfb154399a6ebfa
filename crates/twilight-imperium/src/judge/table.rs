//! What components are worth, in thousandths of a victory point, whoever plays.

use crate::cards::{ActionCard, Note, Tech, Unit};

/// A victory point.
pub(super) const POINT: f32 = 1000.0;
/// One resource to spend.
pub(super) const RESOURCE: f32 = 38.0;
/// One influence to spend.
pub(super) const INFLUENCE: f32 = 30.0;
/// A trade good.
pub(super) const GOOD: f32 = 44.0;
/// A commodity of one's own, which is worth something once it is traded away.
pub(super) const COMMODITY: f32 = 22.0;
/// A command token on the sheet.
pub(super) const TOKEN: f32 = 125.0;
/// An action card nobody has seen yet.
pub(super) const CARD: f32 = 75.0;
/// A secret objective nobody has seen yet.
pub(super) const SECRET: f32 = 330.0;

/// What a unit on the board is worth.
pub(super) const fn unit(unit: Unit) -> f32 {
    match unit {
        Unit::Fighter => 20.0,
        Unit::Infantry => 22.0,
        Unit::Destroyer => 42.0,
        Unit::Cruiser => 82.0,
        Unit::Carrier => 120.0,
        Unit::Dreadnought => 175.0,
        Unit::Flagship => 330.0,
        Unit::WarSun => 480.0,
        Unit::Pds => 70.0,
        Unit::SpaceDock => 180.0,
    }
}

/// What a technology is worth to anybody, apart from objectives and what it leads to.
pub(super) const fn tech(tech: Tech) -> f32 {
    use Tech::*;
    match tech {
        AntimassDeflectors => 110.0,
        GravityDrive => 190.0,
        FleetLogistics => 250.0,
        LightWaveDeflector => 130.0,
        NeuralMotivator => 150.0,
        DacxiveAnimators => 90.0,
        HyperMetabolism => 260.0,
        X89BacterialWeapon => 110.0,
        SarweenTools => 170.0,
        GravitonLaserSystem => 80.0,
        TransitDiodes => 110.0,
        IntegratedEconomy => 190.0,
        PlasmaScoring => 90.0,
        MagenDefenseGrid => 80.0,
        DuraniumArmor => 140.0,
        AssaultCannon => 190.0,
        Fighter2 | HybridCrystalFighter2 => 190.0,
        Infantry2 | LetaniWarrior2 | SpecOps2 => 150.0,
        Destroyer2 => 150.0,
        Cruiser2 => 240.0,
        Carrier2 | AdvancedCarrier2 => 270.0,
        Dreadnought2 | SuperDreadnought2 | Exotrireme2 => 260.0,
        WarSun | PrototypeWarSun2 => 260.0,
        Pds2 => 150.0,
        SpaceDock2 | FloatingFactory2 => 150.0,
        ProductionBiomes => 220.0,
        QuantumDatahubNode => 90.0,
        InheritanceSystems => 120.0,
        MirrorComputing => 210.0,
        NonEuclideanShielding => 170.0,
        ChaosMapping => 180.0,
        EResSiphons => 160.0,
        SpatialConduitCylinder => 130.0,
        YinSpinner => 140.0,
        MageonImplants => 140.0,
        ValkyrieParticleWeave | L4Disruptors | SalvageOperations | LazaxGateFolding => 130.0,
        WormholeGenerator | DimensionalSplicer | MagmusReactor | Neuroglaive => 130.0,
        Bioplasmosis | HegemonicTradePolicy | InstinctTraining | NullificationField => 120.0,
        ImpulseCore | TransparasteelPlating => 90.0,
        ValefarAssimilatorX | ValefarAssimilatorY => 150.0,
    }
}

/// What an action card is worth in hand.
pub(super) const fn card(card: ActionCard) -> f32 {
    use ActionCard::*;
    match card {
        ImperialRider => 260.0,
        FocusedResearch | LeadershipRider | TechnologyRider | Summit => 160.0,
        TradeRider | PoliticsRider | WarfareRider | WarEffort | GhostShip => 120.0,
        IndustrialInitiative | MiningInitiative | EconomicInitiative | Uprising => 110.0,
        RiseOfAMessiah | FrontlineDeployment | ConstructionRider => 110.0,
        DirectHit | ShieldsHolding | Sabotage | FlankSpeed | MoraleBoost => 80.0,
        SkilledRetreat | Parley | Infiltrate | PoliticalStability | UnexpectedAction => 75.0,
        Upgrade | LuckyShot | Salvage | Veto | DistinguishedCouncilor | Bribery => 70.0,
        _ => 55.0,
    }
}

/// What a note of another player is worth to who holds it.
pub(super) const fn note(note: Note) -> f32 {
    use Note::*;
    match note {
        SupportForTheThrone => 1000.0,
        TradeAgreement => 110.0,
        Ceasefire => 70.0,
        PoliticalSecret => 40.0,
        ResearchAgreement => 170.0,
        FiresOfTheGashlai => 200.0,
        CyberneticEnhancements => 130.0,
        MilitarySupport => 60.0,
        TradeConvoys => 60.0,
        SpyNet => 80.0,
        GiftOfPrescience | Acquiescence => 60.0,
        TekklarLegion | WarFunding | RaghsCall | Stymie => 50.0,
        CreussIff | Antivirus | PoliticalFavor | GreyfireMutagen | PromiseOfProtection => 40.0,
    }
}

/// What its owner loses by giving a note away.
pub(super) const fn note_price(own: Note) -> f32 {
    use Note::*;
    match own {
        // Whoever holds it is a point ahead.
        SupportForTheThrone => 600.0,
        TradeAgreement => 95.0,
        Ceasefire => 60.0,
        CyberneticEnhancements | MilitarySupport | FiresOfTheGashlai => 120.0,
        ResearchAgreement => 60.0,
        _ => 45.0,
    }
}
