//! Agendas: one test a card (TI 26, TI 83).

use crate::support::*;
use Outcome::{Against, For};
use Planet::*;

pub(crate) fn elected(planet: Planet) -> Outcome {
    Outcome::Planet(planet)
}

fn planet_of(kind: Trait) -> Planet {
    let table = position();
    let here = |planet: &Planet| planet.def().traits == Some(kind) && table.table().hex_of(*planet).is_some();
    Planet::ALL.into_iter().find(here).expect("a planet of the trait")
}

/// A law that a position has.
pub(crate) fn law(agenda: Agenda) -> Arrangement {
    position().law(agenda, None, None)
}

/// A law that the first seat owns.
fn minister(agenda: Agenda) -> Arrangement {
    position().law(agenda, Some(A), None)
}

/// The strategy phase after an agenda phase.
pub(crate) fn next_round(t: &mut Table) {
    for _ in 0..60 {
        if matches!(t.state().phase(), orrery_twilight_imperium::state::Phase::Strategy) {
            return;
        }
        if !idles(t, 1) {
            let Status::Decision(seats) = t.state().status() else { return };
            let seat = seats.lowest().expect("somebody");
            let action = listed(t.state(), seat)[0];
            t.accepts(seat, action);
        }
    }
}

/// TI 26.6
#[test]
fn anti_intellectual_revolution() {
    let position = law(Agenda::AntiIntellectualRevolution).strategies(A, &[Strategy::Technology]);
    let mut t = position.fleet(A, HOME_A, &[(Unit::Cruiser, 1)]).begin();
    t.accepts(A, Action::Strategic(Strategy::Technology));
    picks(&mut t, A, Pick::Tech(Tech::GravityDrive));
    nobody_reacts(&mut t);
    assert_eq!(t.state().fleet(HOME_A, A).count(Unit::Cruiser), 0, "research costs a ship");
    let mut t = passes(super::support::position(), Agenda::AntiIntellectualRevolution, Against);
    assert_eq!(t.state().law(Agenda::AntiIntellectualRevolution), None);
    next_round(&mut t);
    rests(&mut t, 1, 4);
    assert!(t.state().planet(Jord).exhausted, "two technologies exhaust a planet");
}

/// TI 30.18
#[test]
fn classified_document_leaks() {
    let secret = Objective::MonopolizeProduction;
    let industrial: Vec<Planet> = Planet::ALL
        .into_iter()
        .filter(|planet| planet.def().traits == Some(Trait::Industrial))
        .take(4)
        .collect();
    let position = industrial.iter().fold(position(), |position, &planet| position.planet(planet, A, &[]));
    let mut t = position.secret(A, secret).no_custodians().speaker(C).status_phase().begin();
    reaches(&mut t, A, Action::Pick(Pick::Objective(secret)));
    assert!(t.state().has_scored(A, secret) && !t.state().public_objectives().contains(&secret));
    let void =
        super::support::position().agenda_phase(&[Agenda::ClassifiedDocumentLeaks, Agenda::Mutiny]).begin();
    assert_eq!(void.state().ballot_agenda(), Some(Agenda::Mutiny), "nobody has scored a secret objective");
}

#[test]
fn committee_formation() {
    let position = minister(Agenda::CommitteeFormation);
    let mut t = position.agenda_phase(&[Agenda::MinisterOfPolicy]).begin();
    reaches(&mut t, A, Action::Use(Power::Law(Agenda::CommitteeFormation)));
    picks(&mut t, A, Pick::Seat(C));
    nobody_reacts(&mut t);
    assert!(t.state().owns_law(C, Agenda::MinisterOfPolicy));
    assert_eq!(t.state().law(Agenda::CommitteeFormation), None);
}

#[test]
fn conventions_of_war() {
    let cultural = planet_of(Trait::Cultural);
    let table = position();
    let hex = table.table().hex_of(cultural).expect("on the map");
    let bombard = Action::Bombard { unit: Unit::Dreadnought, planet: cultural };
    let position = |position: Arrangement| {
        let position = position.fleet(A, hex, &[(Unit::Dreadnought, 1)]);
        position.planet(cultural, B, &[(Unit::Infantry, 1)])
    };
    let mut t = position(super::support::position()).begin();
    activates(&mut t, hex);
    reaches(&mut t, A, bombard);
    let mut t = position(law(Agenda::ConventionsOfWar)).begin();
    activates(&mut t, hex);
    for _ in 0..10 {
        assert!(!listed(t.state(), A).contains(&bombard));
        idles(&mut t, 1);
    }
    let hands = super::support::position().hand(A, &[ActionCard::Spy]);
    let t = passes(hands, Agenda::ConventionsOfWar, Against);
    assert!(t.state().hand(A).is_empty());
}

/// TI 59.1
#[test]
fn core_mining() {
    let planet = planet_of(Trait::Hazardous);
    let position = position().planet(planet, B, &[(Unit::Infantry, 2)]);
    let t = passes(position, Agenda::CoreMining, elected(planet));
    assert_eq!(t.state().resources(planet), planet.def().resources + 2);
    assert_eq!(t.state().planet(planet).infantry, 1);
}

#[test]
fn demilitarized_zone() {
    let planet = planet_of(Trait::Cultural);
    let position = position().planet(planet, B, &[(Unit::Infantry, 2), (Unit::Pds, 1)]);
    let t = passes(position, Agenda::DemilitarizedZone, elected(planet));
    assert!(!t.state().planet(planet).has_units());
    let closed = super::support::position().law(Agenda::DemilitarizedZone, None, Some(planet));
    let mut t = closed.planet(planet, A, &[]).hand(A, &[ActionCard::FrontlineDeployment]).begin();
    t.accepts(A, Action::PlayCard(ActionCard::FrontlineDeployment));
    assert!(!listed(t.state(), A).contains(&Action::Pick(Pick::Planet(planet))));
}

#[test]
fn enforced_travel_ban() {
    let fleet = |position: Arrangement| position.fleet(A, ALPHA, &[(Unit::Carrier, 1)]);
    let moving = Action::Move { unit: Unit::Carrier, damaged: false, from: ALPHA };
    let joined = fleet(law(Agenda::WormholeReconstruction));
    let mut t = joined.clone().begin();
    activates(&mut t, BETA);
    reaches(&mut t, A, moving);
    let mut t = joined.law(Agenda::EnforcedTravelBan, None, None).begin();
    activates(&mut t, BETA);
    assert!(!listed(t.state(), A).contains(&moving));
    let position = super::support::position().planet(Lodor, B, &[(Unit::Pds, 1)]);
    let t = passes(position, Agenda::EnforcedTravelBan, Against);
    assert_eq!(t.state().planet(Lodor).pds, 0);
}

/// TI 24.4.a
#[test]
fn executive_sanctions() {
    use ActionCard::{Plague, Spy, Summit, Veto};
    let mut t = law(Agenda::ExecutiveSanctions).hand(A, &[Plague, Spy, Summit, Veto]).begin();
    picks(&mut t, A, Pick::Card(Spy));
    assert_eq!(t.state().hand(A).len(), 3);
    let mut t = passes(position().hand(B, &[Plague]), Agenda::ExecutiveSanctions, Against);
    t.shuffles(1);
    assert!(t.state().hand(B).is_empty());
}

#[test]
fn fleet_regulations() {
    let t = passes(position().pools(B, [3, 6, 2]), Agenda::FleetRegulations, For);
    assert_eq!(t.state().sheet(B).pools, [3, 4, 2]);
    let t = passes(position(), Agenda::FleetRegulations, Against);
    assert_eq!(t.state().sheet(B).pools, [3, 4, 2]);
}

/// TI 51.6
#[test]
fn holy_planet_of_ixth() {
    let planet = planet_of(Trait::Cultural);
    let t = passes(position().planet(planet, B, &[]), Agenda::HolyPlanetOfIxth, elected(planet));
    assert_eq!(t.state().sheet(B).points, 1);
    let table = position();
    let hex = table.table().hex_of(planet).expect("on the map");
    let held =
        position().law(Agenda::HolyPlanetOfIxth, None, Some(planet)).planet(planet, B, &[]).points(B, 1);
    let mut t = held.fleet(A, hex, &[(Unit::Carrier, 1), (Unit::Infantry, 1)]).begin();
    activates(&mut t, hex);
    reaches(&mut t, A, Action::Land { unit: Unit::Infantry, planet });
    rests(&mut t, 1, 2);
    assert_eq!((t.state().sheet(A).points, t.state().sheet(B).points), (1, 0));
}

#[test]
fn homeland_defense_act() {
    let position =
        |law: Arrangement| law.planet(Jord, A, &[(Unit::Pds, 2)]).strategies(A, &[Strategy::Construction]);
    let place = Action::Pick(Pick::Place { unit: Unit::Pds, site: on(Jord) });
    let mut t = position(law(Agenda::HomelandDefenseAct)).begin();
    t.accepts(A, Action::Strategic(Strategy::Construction));
    t.offers(A, place);
    let mut t = position(super::support::position()).begin();
    t.accepts(A, Action::Strategic(Strategy::Construction));
    assert!(!listed(t.state(), A).contains(&place));
    let t = passes(
        super::support::position().planet(ArcPrime, B, &[(Unit::Pds, 2)]),
        Agenda::HomelandDefenseAct,
        Against,
    );
    assert_eq!(t.state().planet(ArcPrime).pds, 1);
}

/// TI G100
#[test]
fn imperial_arbiter() {
    let mut t = minister(Agenda::ImperialArbiter).strategy_phase().begin();
    let usage = Action::Use(Power::Law(Agenda::ImperialArbiter));
    for _ in 0..60 {
        if listed(t.state(), A).contains(&usage) {
            break;
        }
        if !idles(&mut t, 1) {
            let Status::Decision(seats) = t.state().status() else { panic!("a decision") };
            let seat = seats.lowest().expect("somebody");
            let action = listed(t.state(), seat)[0];
            t.accepts(seat, action);
        }
    }
    t.accepts(A, usage);
    for _ in 0..2 {
        let action = listed(t.state(), A)[0];
        t.accepts(A, action);
    }
    assert!(t.events().iter().any(|event| matches!(event, Event::StrategySwapped { one: A, .. })));
    assert_eq!(t.state().law(Agenda::ImperialArbiter), None);
}

#[test]
fn minister_of_commerce() {
    let position = minister(Agenda::MinisterOfCommerce).strategies(A, &[Strategy::Trade]);
    let mut t = position.fleet(A, FAR, &[(Unit::Carrier, 1)]).fleet(B, Hex(3), &[(Unit::Carrier, 1)]).begin();
    t.accepts(A, Action::Strategic(Strategy::Trade));
    assert_eq!(t.state().sheet(A).goods, 4, "3 from the card and 1 for a neighbour");
}

#[test]
fn minister_of_exploration() {
    let position = minister(Agenda::MinisterOfExploration);
    let mut t = position.fleet(A, NEAR, &[(Unit::Carrier, 1), (Unit::Infantry, 1)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Land { unit: Unit::Infantry, planet: Meer });
    rests(&mut t, 1, 2);
    assert_eq!(t.state().sheet(A).goods, 1);
}

#[test]
fn minister_of_industry() {
    let position = minister(Agenda::MinisterOfIndustry).strategies(A, &[Strategy::Construction]).goods(A, 5);
    let mut t = position.begin();
    t.accepts(A, Action::Strategic(Strategy::Construction));
    picks(&mut t, A, Pick::Place { unit: Unit::SpaceDock, site: on(Jord) });
    reaches(&mut t, A, Action::Use(Power::Law(Agenda::MinisterOfIndustry)));
    reaches(&mut t, A, Action::Produce { unit: Unit::Cruiser, site: space(HOME_A) });
}

#[test]
fn minister_of_peace() {
    let position =
        position().law(Agenda::MinisterOfPeace, Some(C), None).fleet(B, NEAR, &[(Unit::Carrier, 1)]);
    let mut t = position.begin();
    activates(&mut t, NEAR);
    reaches(&mut t, C, Action::Use(Power::Law(Agenda::MinisterOfPeace)));
    assert_eq!(t.state().active(), Some(B));
    assert_eq!(t.state().law(Agenda::MinisterOfPeace), None);
}

#[test]
fn minister_of_policy() {
    let cards = |position: Arrangement| {
        let mut t = position.status_phase().begin();
        for _ in 0..80 {
            if matches!(t.state().phase(), orrery_twilight_imperium::state::Phase::Strategy) {
                break;
            }
            if !idles(&mut t, 1) {
                let Status::Decision(seats) = t.state().status() else { break };
                let seat = seats.lowest().expect("somebody");
                let action = listed(t.state(), seat)[0];
                t.accepts(seat, action);
            }
        }
        t.state().hand(A).len()
    };
    assert_eq!(cards(minister(Agenda::MinisterOfPolicy)), cards(position()) + 1);
}

/// TI 23.2.2
#[test]
fn minister_of_sciences() {
    let position = |position: Arrangement| position.strategies(A, &[Strategy::Technology]).exhausted(Jord);
    let second = |mut t: Table| {
        t.accepts(A, Action::Strategic(Strategy::Technology));
        picks(&mut t, A, Pick::Tech(Tech::GravityDrive));
        nobody_reacts(&mut t);
        listed(t.state(), A).contains(&Action::Pick(Pick::Yes))
    };
    assert!(second(position(minister(Agenda::MinisterOfSciences)).begin()));
    assert!(!second(position(super::support::position()).begin()));
}

#[test]
fn minister_of_war() {
    let mut t =
        minister(Agenda::MinisterOfWar).token(A, FAR).hand(A, &[ActionCard::EconomicInitiative]).begin();
    plays(&mut t, A, ActionCard::EconomicInitiative, None);
    reaches(&mut t, A, Action::Use(Power::Law(Agenda::MinisterOfWar)));
    assert!(!t.state().has_token(FAR, A));
    assert!(listed(t.state(), A).contains(&Action::Activate(NEAR)), "another action");
}

#[test]
fn prophecy_of_ixth() {
    let position = |position: Arrangement| {
        let fleet = [(Unit::Fighter, 1), (Unit::Carrier, 1)];
        position.fleet(A, NEAR, &fleet).fleet(B, NEAR, &[(Unit::Carrier, 2)])
    };
    let fought = |mut t: Table| {
        activates(&mut t, NEAR);
        for _ in 0..40 {
            if t.state().status() == Status::Chance(Chance::Dice { count: 2, sides: 10 }) {
                break;
            }
            idles(&mut t, 1);
        }
        t.rolls([8, 1]);
        t.rolls([1, 1]);
        rests(&mut t, 1, 2);
        t.state().fleet(NEAR, B).count(Unit::Carrier)
    };
    assert_eq!(fought(position(minister(Agenda::ProphecyOfIxth)).begin()), 1, "8 + 1 hits on 9");
    assert_eq!(fought(position(super::support::position()).begin()), 2);
}

#[test]
fn publicize_weapon_schematics() {
    let owner = law(Agenda::PublicizeWeaponSchematics).techs(B, &[Tech::WarSun]);
    let mut t = owner.strategies(A, &[Strategy::Technology]).begin();
    t.accepts(A, Action::Strategic(Strategy::Technology));
    t.offers(A, Action::Pick(Pick::Tech(Tech::WarSun)));
    let position =
        position().techs(B, &[Tech::WarSun]).hand(B, &[ActionCard::Spy]).hand(A, &[ActionCard::Plague]);
    let t = passes(position, Agenda::PublicizeWeaponSchematics, Against);
    assert_eq!((t.state().hand(A).len(), t.state().hand(B).len()), (1, 0));
}

/// TI 62.2
#[test]
fn regulated_conscription() {
    let made = |position: Arrangement| {
        let mut t = position.planet(Jord, A, &[(Unit::SpaceDock, 1)]).goods(A, 1).exhausted(Jord).begin();
        activates(&mut t, HOME_A);
        let produce = Action::Produce { unit: Unit::Infantry, site: on(Jord) };
        reaches(&mut t, A, produce);
        listed(t.state(), A).contains(&produce)
    };
    assert!(made(position()), "the second one is free");
    assert!(!made(law(Agenda::RegulatedConscription)));
}

/// TI 83.6
#[test]
fn representative_government() {
    let mut t = law(Agenda::RepresentativeGovernment).speaker(C).agenda_phase(&[Agenda::Mutiny]).begin();
    nobody_reacts(&mut t);
    t.accepts(A, Action::Vote(For));
    assert_eq!(t.state().votes_cast(For), 1);
    assert!(!t.state().planet(Jord).exhausted);
    let cultural = planet_of(Trait::Cultural);
    let mut t = passes(position().planet(cultural, A, &[]), Agenda::RepresentativeGovernment, Against);
    next_round(&mut t);
    assert!(t.state().planet(cultural).exhausted);
}

/// TI 28.12.c, TI 59.3.2
#[test]
fn research_teams() {
    let teams = [
        (Agenda::ResearchTeamPropulsion, Tech::FleetLogistics),
        (Agenda::ResearchTeamBiotic, Tech::HyperMetabolism),
        (Agenda::ResearchTeamCybernetic, Tech::GravitonLaserSystem),
        (Agenda::ResearchTeamWarfare, Tech::MagenDefenseGrid),
    ];
    for (team, tech) in teams {
        let planet = Abyz;
        let position = position().law(team, None, Some(planet)).planet(planet, A, &[]);
        let mut t = position.strategies(A, &[Strategy::Technology]).begin();
        t.accepts(A, Action::Strategic(Strategy::Technology));
        picks(&mut t, A, Pick::Tech(tech));
        t.accepts(A, Action::Use(Power::Law(team)));
        nobody_reacts(&mut t);
        assert!(t.state().owns(A, tech), "{team:?}");
        assert!(t.state().law(team).is_some_and(|law| law.exhausted) && !t.state().planet(planet).exhausted);
    }
}

#[test]
fn senate_sanctuary_and_terraforming_initiative() {
    let cultural = planet_of(Trait::Cultural);
    let t = passes(position().planet(cultural, B, &[]), Agenda::SenateSanctuary, elected(cultural));
    assert_eq!(t.state().influence(cultural), cultural.def().influence + 2);
    let hazardous = planet_of(Trait::Hazardous);
    let t = passes(position().planet(hazardous, B, &[]), Agenda::TerraformingInitiative, elected(hazardous));
    let def = hazardous.def();
    assert_eq!(t.state().resources(hazardous), def.resources + 1);
    assert_eq!(t.state().influence(hazardous), def.influence + 1);
}

#[test]
fn shard_of_the_throne() {
    let t = passes(position(), Agenda::ShardOfTheThrone, Outcome::Player(B));
    assert_eq!(t.state().sheet(B).points, 1);
    let held = position().law(Agenda::ShardOfTheThrone, Some(B), None).points(B, 1);
    let fleet = [(Unit::Dreadnought, 3)];
    let mut t = held.fleet(A, NEAR, &fleet).fleet(B, NEAR, &[(Unit::Destroyer, 1)]).begin();
    activates(&mut t, NEAR);
    fights_until(&mut t, B, Action::PassTurn);
    assert_eq!((t.state().sheet(A).points, t.state().sheet(B).points), (1, 0));
    assert!(t.state().owns_law(A, Agenda::ShardOfTheThrone));
}

/// TI 80.1
#[test]
fn shared_research() {
    // The nebula at 7 is the only way from 18 to 8 that no rival blocks.
    let through = |position: Arrangement| {
        let position =
            position.fleet(A, Hex(18), &[(Unit::Cruiser, 1)]).fleet(B, Hex(1), &[(Unit::Carrier, 1)]);
        let mut t = position.begin();
        activates(&mut t, EMPTY);
        listed(t.state(), A).contains(&Action::Move { unit: Unit::Cruiser, damaged: false, from: Hex(18) })
    };
    assert!(through(law(Agenda::SharedResearch)));
    assert!(!through(position()));
    let t = passes(position(), Agenda::SharedResearch, Against);
    assert!(t.state().has_token(HOME_A, A) && t.state().has_token(HOME_B, B));
}

#[test]
fn the_crown_of_emphidia() {
    let held = position().law(Agenda::TheCrownOfEmphidia, Some(B), None).points(B, 1);
    let mut t = held.fleet(A, HOME_B, &[(Unit::Carrier, 1), (Unit::Infantry, 1)]).begin();
    activates(&mut t, HOME_B);
    reaches(&mut t, A, Action::Land { unit: Unit::Infantry, planet: ArcPrime });
    rests(&mut t, 1, 2);
    assert_eq!((t.state().sheet(A).points, t.state().sheet(B).points), (1, 0));
    let t = passes(position(), Agenda::TheCrownOfEmphidia, Outcome::Player(B));
    assert_eq!(t.state().sheet(B).points, 1);
}

/// TI 44.2
#[test]
fn the_crown_of_thalnos() {
    let position = minister(Agenda::TheCrownOfThalnos).fleet(A, NEAR, &[(Unit::Carrier, 2)]);
    let mut t = position.fleet(B, NEAR, &[(Unit::Carrier, 2)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Use(Power::Law(Agenda::TheCrownOfThalnos)));
    for _ in 0..2 {
        picks(&mut t, A, Pick::Die { unit: Unit::Carrier, face: 1 });
    }
    rests_on_dice(&mut t);
    t.rolls([10, 2]);
    assert_eq!(t.state().fleet(NEAR, A).count(Unit::Carrier), 1, "the one that missed again is lost");
}

fn rests_on_dice(t: &mut Table) {
    while let Status::Decision(_) = t.state().status() {
        assert!(idles(t, 1));
    }
}

/// TI 70.1
#[test]
fn wormhole_reconstruction() {
    let t = law(Agenda::WormholeReconstruction).begin();
    assert!(t.state().adjacent(ALPHA, None).contains(BETA));
    assert!(!position().begin().state().adjacent(ALPHA, None).contains(BETA));
    let t =
        passes(position().fleet(B, ALPHA, &[(Unit::Carrier, 1)]), Agenda::WormholeReconstruction, Against);
    assert!(t.state().has_token(ALPHA, B));
}

/// Every agenda has its test here.
#[test]
fn no_agenda_is_forgotten() {
    let source = concat!(include_str!("agendas.rs"), include_str!("directives.rs"));
    for agenda in Agenda::ALL {
        let name = format!("{agenda:?}");
        assert!(source.contains(&name), "{name}");
    }
}
