//! What components are worth, in hundredths of a point of reputation, whoever plays.

use crate::cards::{ActionCard, Leader, Mission, Shape, Side, System, Unit, builds};
use crate::state::Rebellion;

/// What a unit is worth.
pub(super) const fn power(unit: Unit) -> i32 {
    match unit {
        Unit::TieFighter => 8,
        Unit::AssaultCarrier => 24,
        Unit::StarDestroyer => 46,
        Unit::SuperStarDestroyer => 80,
        Unit::DeathStar => 90,
        Unit::DeathStarUnderConstruction => 60,
        Unit::Stormtrooper => 9,
        Unit::AtSt => 20,
        Unit::AtAt => 34,
        Unit::XWing | Unit::YWing | Unit::RebelTransport => 13,
        Unit::CorellianCorvette => 26,
        Unit::MonCalamariCruiser => 54,
        Unit::RebelTrooper => 12,
        Unit::Airspeeder => 24,
        Unit::ShieldGenerator => 32,
        Unit::IonCannon => 26,
    }
}

/// What a leader is worth to whoever has it in the pool for a round.
pub(super) fn talent(leader: Leader) -> i32 {
    let def = leader.def();
    let skills: u8 = def.skills.iter().sum();
    let tactics: u8 = def.tactics.iter().sum();
    6 * i32::from(skills) + 5 * i32::from(tactics) + if leader.has_tactics() { 12 } else { 0 }
}

/// What the units of one icon are worth.
const fn yields(shape: Shape) -> i32 {
    match shape {
        Shape::Triangle => 10,
        Shape::Circle => 22,
        Shape::Square => 40,
    }
}

/// How often units will still be built: the markers meet at the latest where the reputation marker is.
pub(super) fn builds_left(game: &Rebellion) -> i32 {
    (game.time + 1..game.reputation).filter(|&space| builds(space)).count() as i32
}

/// What the icons of a system are worth to a side that builds with all of them, or with the left one, from now on.
pub(super) fn production(game: &Rebellion, system: System, left_only: bool) -> i32 {
    if game.destroyed.contains(system) {
        return 0;
    }
    let def = system.def();
    let icons = if left_only && !def.icons.is_empty() { &def.icons[..1] } else { def.icons };
    let once: i32 = icons.iter().map(|icon| yields(icon.shape)).sum();
    let slow = i32::from(def.number.max(1)) + 3;
    once * builds_left(game) * 2 / slow
}

/// What one use of the icons of a system is worth.
pub(super) fn harvest(system: System) -> i32 {
    let def = system.def();
    def.icons.iter().map(|icon| yields(icon.shape)).sum::<i32>() * 4 / (i32::from(def.number.max(1)) + 3)
}

/// What a side has of a system as loyalty and subjugation stand.
pub(super) fn holding(game: &Rebellion, system: System, side: Side) -> i32 {
    let all = || production(game, system, false);
    match side {
        Side::Empire if game.is_loyal(system, Side::Empire) => 12 + all(),
        Side::Empire if game.subjugated.contains(system) => 6 + production(game, system, true),
        Side::Rebels if game.is_loyal(system, Side::Rebels) => {
            if game.subjugated.contains(system) {
                8
            } else {
                14 + all()
            }
        }
        _ => 0,
    }
}

/// What recruiting with a card is worth beside the leader.
pub(super) const fn keepsake(card: ActionCard) -> i32 {
    use ActionCard::*;
    match card {
        CatchThemBySurprise | PublicSupport | Ambush | AnOldFriend | OneInAMillion | LocalRumors => 30,
        ProceedingAsPlanned | TemporaryAlliance | BrilliantAdministrator | SonOfSkywalker => 25,
        ReadyForAction | KeepThemFromEscaping | TheMillenniumFalcon | IndependentOperation => 20,
        _ => 12,
    }
}

/// What a mission is worth as a card, whatever the position: for discarding and for looking through decks.
pub(super) const fn title(mission: Mission) -> i32 {
    use Mission::*;
    match mission {
        ConstructDeathStar | SuperlaserOnline | ForTheGreaterGood => 40,
        CollectBounty | PlanetaryConquest | ConstructSuperStarDestroyer | LureOfTheDarkSide => 60,
        ProbeDroidInitiative | LongRangeProbe | DisplayOfPower | CarbonFreezing => 55,
        SecretWeaponsResearch | FearWillKeepThemInLine | ConstructFactory | AddressDelays => 45,
        CovertOperation | EstablishTradeRelations | WookieeUprising | PublicUprising => 60,
        SeekYoda | BaseDefenses | RogueSquadronRaid | InciteRebellion | Demolition => 45,
        HitAndRun | SupportOfMonCalamari | PlantFalseLead | StolenPlans | DaringRescue => 35,
        OverseeProject | RetrieveThePlans | TradeNegotiations | HuntThemDown | ImperialPropaganda => 35,
        Interrogation | DoubleOurEfforts | ContingencyPlan | HomingBeacon | InterceptTransmission => 12,
        _ => 25,
    }
}
