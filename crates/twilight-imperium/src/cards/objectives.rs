//! The 40 objective cards: ten of each public stage and twenty secret ones (TI 30.1).

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Trait, Unit};

components! {
    /// An objective (TI 30.0): stage I, stage II, then secret ones.
    Objective {
        CornerTheMarket = "public-" "corner-the-market",
        DevelopWeaponry = "public-" "develop-weaponry",
        DiversifyResearch = "public-" "diversify-research",
        ErectAMonument = "public-" "erect-a-monument",
        ExpandBorders = "public-" "expand-borders",
        FoundResearchOutposts = "public-" "found-research-outposts",
        IntimidateCouncil = "public-" "intimidate-council",
        LeadFromTheFront = "public-" "lead-from-the-front",
        NegotiateTradeRoutes = "public-" "negotiate-trade-routes",
        SwayTheCouncil = "public-" "sway-the-council",
        CentralizeGalacticTrade = "public-" "centralize-galactic-trade",
        ConquerTheWeak = "public-" "conquer-the-weak",
        FormGalacticBrainTrust = "public-" "form-galactic-brain-trust",
        FoundAGoldenAge = "public-" "found-a-golden-age",
        GalvanizeThePeople = "public-" "galvanize-the-people",
        ManipulateGalacticLaw = "public-" "manipulate-galactic-law",
        MasterTheSciences = "public-" "master-the-sciences",
        RevolutionizeWarfare = "public-" "revolutionize-warfare",
        SubdueTheGalaxy = "public-" "subdue-the-galaxy",
        UnifyTheColonies = "public-" "unify-the-colonies",
        AdaptNewStrategies = "secret-" "adapt-new-strategies",
        BecomeTheGatekeeper = "secret-" "become-the-gatekeeper",
        ControlTheRegion = "secret-" "control-the-region",
        CutSupplyLines = "secret-" "cut-supply-lines",
        DestroyTheirGreatestShip = "secret-" "destroy-their-greatest-ship",
        EstablishAPerimeter = "secret-" "establish-a-perimeter",
        ForgeAnAlliance = "secret-" "forge-an-alliance",
        FormASpyNetwork = "secret-" "form-a-spy-network",
        FuelTheWarMachine = "secret-" "fuel-the-war-machine",
        GatherAMightyFleet = "secret-" "gather-a-mighty-fleet",
        LearnTheSecretsOfTheCosmos = "secret-" "learn-the-secrets-of-the-cosmos",
        MakeAnExampleOfTheirWorld = "secret-" "make-an-example-of-their-world",
        MasterTheLawsOfPhysics = "secret-" "master-the-laws-of-physics",
        MineRareMetals = "secret-" "mine-rare-metals",
        MonopolizeProduction = "secret-" "monopolize-production",
        OccupyTheSeatOfTheEmpire = "secret-" "occupy-the-seat-of-the-empire",
        SparkARebellion = "secret-" "spark-a-rebellion",
        ThreatenEnemies = "secret-" "threaten-enemies",
        TurnTheirFleetsToDust = "secret-" "turn-their-fleets-to-dust",
        UnveilFlagship = "secret-" "unveil-flagship",
    }
}

/// The back of the card (TI 30.1.a).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the rulebook's words")]
pub enum Stage {
    #[serde(rename = "i")]
    I,
    #[serde(rename = "ii")]
    II,
    #[serde(rename = "secret")]
    Secret,
}

/// In which phase it is scored (TI 30.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the rulebook's words")]
pub enum ScoringPhase {
    Status,
    Action,
}

/// What is paid at the moment of scoring (TI 30.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Price {
    /// Resources.
    Resources(u8),
    /// Influence.
    Influence(u8),
    /// Trade goods.
    TradeGoods(u8),
    /// Command tokens from the tactic and strategy pools together.
    Tokens(u8),
    /// Action cards, discarded.
    ActionCards(u8),
}

/// What an objective asks for (TI 30.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Requirement {
    /// Control so many planets that share a trait.
    SameTrait(u8),
    /// Control so many planets of the trait.
    OfTrait(Trait, u8),
    /// Control so many planets outside home systems.
    PlanetsAbroad(u8),
    /// Control so many planets with a technology specialty.
    Specialties(u8),
    /// Control a planet in another player's home system.
    ForeignHome,
    /// Control Mecatol Rex and have so many ships in its system.
    MecatolRexWithShips(u8),
    /// Own so many unit upgrades.
    UnitUpgrades(u8),
    /// Own two technologies of each of so many colours.
    TwoOfColours(u8),
    /// Own so many technologies of one colour.
    OneColour(u8),
    /// Own so many faction technologies, Valefar Assimilators aside.
    FactionTechs(u8),
    /// Have ships in so many systems.
    ShipsInSystems(u8),
    /// Have ships in so many systems adjacent to that of Mecatol Rex.
    ShipsBesideMecatolRex(u8),
    /// Have ships in so many systems that are each adjacent to an anomaly.
    ShipsBesideAnomalies(u8),
    /// Have ships in so many systems adjacent to another player's home system.
    ShipsBesideHomes(u8),
    /// Have ships in a system with an alpha wormhole and in one with a beta wormhole.
    BothWormholes,
    /// Have ships in a system with another player's space dock.
    ShipsAtDock,
    /// Have so many units of the type on the board.
    OnBoard(Unit, u8),
    /// Pay.
    Spend(Price),
    /// Destroy another player's war sun or flagship.
    DestroyGreatShip,
    /// Destroy with Bombardment the last ground force another player has on a planet.
    BombardLast,
    /// Destroy with Space Cannon the last ship another player has in a system.
    CannonLast,
    /// Win a combat against a player who has the most victory points.
    BeatLeader,
    /// Win a space combat in a system with the player's own flagship.
    WinWithFlagship,
}

/// The printed facts of an objective.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ObjectiveDef {
    /// The objective.
    pub objective: Objective,
    /// The back of its card.
    pub stage: Stage,
    /// The victory points it is worth (TI 30.2).
    pub points: u8,
    /// In which phase it is scored.
    pub phase: ScoringPhase,
    /// What it asks for.
    pub requirement: Requirement,
}

static IN_ACTION_PHASE: LazyLock<Vec<Objective>> = LazyLock::new(|| {
    Objective::ALL.into_iter().filter(|objective| objective.def().phase == ScoringPhase::Action).collect()
});

impl Objective {
    /// The printed facts.
    #[inline]
    pub const fn def(self) -> &'static ObjectiveDef {
        &OBJECTIVES[self as usize]
    }

    /// Whether its card is a secret one (TI 30.1.a).
    #[inline]
    pub const fn is_secret(self) -> bool {
        matches!(self.def().stage, Stage::Secret)
    }

    /// The cards that are scored in the action phase (TI 30.5.b).
    pub fn in_action_phase() -> &'static [Self] {
        &IN_ACTION_PHASE
    }

    /// The cards with that back.
    pub fn of(stage: Stage) -> impl DoubleEndedIterator<Item = Self> + Clone {
        Self::ALL.into_iter().filter(move |objective| objective.def().stage == stage)
    }
}

const fn first(objective: Objective, requirement: Requirement) -> ObjectiveDef {
    ObjectiveDef { objective, stage: Stage::I, points: 1, phase: ScoringPhase::Status, requirement }
}

const fn second(objective: Objective, requirement: Requirement) -> ObjectiveDef {
    ObjectiveDef { objective, stage: Stage::II, points: 2, phase: ScoringPhase::Status, requirement }
}

const fn secret(objective: Objective, phase: ScoringPhase, requirement: Requirement) -> ObjectiveDef {
    ObjectiveDef { objective, stage: Stage::Secret, points: 1, phase, requirement }
}

use Objective::*;
use Requirement::*;
use ScoringPhase::*;

static OBJECTIVES: [ObjectiveDef; Objective::COUNT] = [
    first(CornerTheMarket, SameTrait(4)),
    first(DevelopWeaponry, UnitUpgrades(2)),
    first(DiversifyResearch, TwoOfColours(2)),
    first(ErectAMonument, Spend(Price::Resources(8))),
    first(ExpandBorders, PlanetsAbroad(6)),
    first(FoundResearchOutposts, Specialties(3)),
    first(IntimidateCouncil, ShipsBesideMecatolRex(2)),
    first(LeadFromTheFront, Spend(Price::Tokens(3))),
    first(NegotiateTradeRoutes, Spend(Price::TradeGoods(5))),
    first(SwayTheCouncil, Spend(Price::Influence(8))),
    second(CentralizeGalacticTrade, Spend(Price::TradeGoods(10))),
    second(ConquerTheWeak, ForeignHome),
    second(FormGalacticBrainTrust, Specialties(5)),
    second(FoundAGoldenAge, Spend(Price::Resources(16))),
    second(GalvanizeThePeople, Spend(Price::Tokens(6))),
    second(ManipulateGalacticLaw, Spend(Price::Influence(16))),
    second(MasterTheSciences, TwoOfColours(4)),
    second(RevolutionizeWarfare, UnitUpgrades(3)),
    second(SubdueTheGalaxy, PlanetsAbroad(11)),
    second(UnifyTheColonies, SameTrait(6)),
    secret(AdaptNewStrategies, Status, FactionTechs(2)),
    secret(BecomeTheGatekeeper, Status, BothWormholes),
    secret(ControlTheRegion, Status, ShipsInSystems(6)),
    secret(CutSupplyLines, Status, ShipsAtDock),
    secret(DestroyTheirGreatestShip, Action, DestroyGreatShip),
    secret(EstablishAPerimeter, Status, OnBoard(Unit::Pds, 4)),
    secret(ForgeAnAlliance, Status, OfTrait(Trait::Cultural, 4)),
    secret(FormASpyNetwork, Status, Spend(Price::ActionCards(5))),
    secret(FuelTheWarMachine, Status, OnBoard(Unit::SpaceDock, 3)),
    secret(GatherAMightyFleet, Status, OnBoard(Unit::Dreadnought, 5)),
    secret(LearnTheSecretsOfTheCosmos, Status, ShipsBesideAnomalies(3)),
    secret(MakeAnExampleOfTheirWorld, Action, BombardLast),
    secret(MasterTheLawsOfPhysics, Status, OneColour(4)),
    secret(MineRareMetals, Status, OfTrait(Trait::Hazardous, 4)),
    secret(MonopolizeProduction, Status, OfTrait(Trait::Industrial, 4)),
    secret(OccupyTheSeatOfTheEmpire, Status, MecatolRexWithShips(3)),
    secret(SparkARebellion, Action, BeatLeader),
    secret(ThreatenEnemies, Status, ShipsBesideHomes(1)),
    secret(TurnTheirFleetsToDust, Action, CannonLast),
    secret(UnveilFlagship, Action, WinWithFlagship),
];
