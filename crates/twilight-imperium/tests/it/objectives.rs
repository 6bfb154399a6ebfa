//! Objectives: one test a card (TI 30).

use crate::support::*;

/// Whether a seat can score an objective in the status phase of a position.
fn scores(position: Arrangement, objective: Objective) -> bool {
    let position =
        if objective.is_secret() { position.secret(A, objective) } else { position.public(objective) };
    let mut t = position.status_phase().begin();
    for _ in 0..6 {
        if listed(t.state(), A).contains(&Action::Pick(Pick::Objective(objective))) {
            let before = t.state().sheet(A).points;
            t.accepts(A, Action::Pick(Pick::Objective(objective)));
            let gained = t.state().sheet(A).points - before;
            assert_eq!(gained, objective.def().points);
            assert!(t.state().has_scored(A, objective));
            return true;
        }
        if !idles(&mut t, 1) {
            return false;
        }
    }
    false
}

fn planets(position: Arrangement, planets: &[Planet]) -> Arrangement {
    planets.iter().fold(position, |position, &planet| position.planet(planet, A, &[]))
}

/// The objective can be scored with all of the planets, and not without the last one.
fn needs_planets(objective: Objective, all: &[Planet]) {
    assert!(scores(planets(position(), all), objective));
    assert!(!scores(planets(position(), &all[1..]), objective));
}

use Planet::*;

/// Planets outside home systems on the map of three.
const ABROAD: [Planet; 11] =
    [Tarmann, Saudor, MeharXull, Arnor, Lor, Lazar, Sakulag, Arinam, Meer, Abyz, Fria];

fn of_trait(kind: Trait, count: usize) -> Vec<Planet> {
    let on_map = position();
    let game = on_map.table();
    let here = |planet: &Planet| planet.def().traits == Some(kind) && game.hex_of(*planet).is_some();
    let found: Vec<Planet> = Planet::ALL.into_iter().filter(here).take(count).collect();
    assert_eq!(found.len(), count, "enough planets of the trait lie on the map");
    found
}

fn with_specialty(count: usize) -> Vec<Planet> {
    let on_map = position();
    let game = on_map.table();
    let here = |planet: &Planet| planet.def().specialty.is_some() && game.hex_of(*planet).is_some();
    Planet::ALL.into_iter().filter(here).take(count).collect()
}

/// TI 30.4, TI 30.12
#[test]
fn corner_the_market() {
    needs_planets(Objective::CornerTheMarket, &of_trait(Trait::Hazardous, 4));
}

#[test]
fn unify_the_colonies() {
    needs_planets(Objective::UnifyTheColonies, &of_trait(Trait::Industrial, 6));
}

#[test]
fn forge_an_alliance() {
    needs_planets(Objective::ForgeAnAlliance, &of_trait(Trait::Cultural, 4));
}

#[test]
fn mine_rare_metals() {
    needs_planets(Objective::MineRareMetals, &of_trait(Trait::Hazardous, 4));
}

#[test]
fn monopolize_production() {
    needs_planets(Objective::MonopolizeProduction, &of_trait(Trait::Industrial, 4));
}

#[test]
fn expand_borders() {
    needs_planets(Objective::ExpandBorders, &ABROAD[..6]);
}

#[test]
fn subdue_the_galaxy() {
    needs_planets(Objective::SubdueTheGalaxy, &ABROAD);
}

#[test]
fn found_research_outposts() {
    needs_planets(Objective::FoundResearchOutposts, &with_specialty(3));
}

#[test]
fn form_galactic_brain_trust() {
    needs_planets(Objective::FormGalacticBrainTrust, &with_specialty(5));
}

#[test]
fn conquer_the_weak() {
    needs_planets(Objective::ConquerTheWeak, &[WrenTerra]);
}

/// TI 28.22
#[test]
fn develop_weaponry_and_revolutionize_warfare() {
    let two = position().techs(A, &[Tech::Fighter2, Tech::Cruiser2]);
    assert!(scores(two.clone(), Objective::DevelopWeaponry));
    assert!(!scores(two.clone(), Objective::RevolutionizeWarfare));
    assert!(scores(two.techs(A, &[Tech::Pds2]), Objective::RevolutionizeWarfare));
    assert!(!scores(position().techs(A, &[Tech::Fighter2]), Objective::DevelopWeaponry));
}

/// Sol starts with Antimass Deflectors and Neural Motivator.
#[test]
fn diversify_research_and_master_the_sciences() {
    let two = position().techs(A, &[Tech::GravityDrive, Tech::DacxiveAnimators]);
    assert!(scores(two.clone(), Objective::DiversifyResearch));
    assert!(!scores(two.clone(), Objective::MasterTheSciences));
    let yellow_red =
        [Tech::SarweenTools, Tech::GravitonLaserSystem, Tech::PlasmaScoring, Tech::MagenDefenseGrid];
    assert!(scores(two.techs(A, &yellow_red), Objective::MasterTheSciences));
    assert!(!scores(position().techs(A, &[Tech::GravityDrive]), Objective::DiversifyResearch));
}

#[test]
fn master_the_laws_of_physics() {
    let blue = [Tech::GravityDrive, Tech::FleetLogistics, Tech::LightWaveDeflector];
    assert!(scores(position().techs(A, &blue), Objective::MasterTheLawsOfPhysics));
    assert!(!scores(position().techs(A, &blue[1..]), Objective::MasterTheLawsOfPhysics));
}

#[test]
fn adapt_new_strategies() {
    let both = [Tech::AdvancedCarrier2, Tech::SpecOps2];
    assert!(scores(position().techs(A, &both), Objective::AdaptNewStrategies));
    assert!(!scores(position().techs(A, &both[1..]), Objective::AdaptNewStrategies));
    assert!(!scores(of(Faction::Nekro), Objective::AdaptNewStrategies), "Valefar Assimilators do not count");
}

/// Spending: what is due is paid at once. TI 30.10
fn pays(objective: Objective, due: u8) {
    let rich = position().goods(A, due);
    let objective_position = |goods| planets(position(), &[]).exhausted(Jord).goods(A, goods);
    assert!(scores(objective_position(due), objective), "{objective:?} for {due} trade goods");
    assert!(!scores(objective_position(due - 1), objective));
    let mut t = rich.exhausted(Jord).public(objective).status_phase().begin();
    reaches(&mut t, A, Action::Pick(Pick::Objective(objective)));
    while listed(t.state(), A).contains(&Action::SpendGood) {
        t.accepts(A, Action::SpendGood);
    }
    assert_eq!(t.state().sheet(A).goods, 0);
}

#[test]
fn erect_a_monument() {
    pays(Objective::ErectAMonument, 8);
}

#[test]
fn found_a_golden_age() {
    pays(Objective::FoundAGoldenAge, 16);
}

#[test]
fn sway_the_council() {
    pays(Objective::SwayTheCouncil, 8);
}

#[test]
fn manipulate_galactic_law() {
    pays(Objective::ManipulateGalacticLaw, 16);
}

#[test]
fn negotiate_trade_routes() {
    pays(Objective::NegotiateTradeRoutes, 5);
}

#[test]
fn centralize_galactic_trade() {
    pays(Objective::CentralizeGalacticTrade, 10);
}

#[test]
fn lead_from_the_front_and_galvanize_the_people() {
    for (objective, due) in [(Objective::LeadFromTheFront, 3), (Objective::GalvanizeThePeople, 6)] {
        assert!(!scores(position().pools(A, [due - 1, 3, 0]), objective));
        let mut t = position().pools(A, [due - 1, 3, 1]).public(objective).status_phase().begin();
        reaches(&mut t, A, Action::Pick(Pick::Objective(objective)));
        while let Some(action) = listed(t.state(), A)
            .into_iter()
            .find(|action| matches!(action, Action::Pick(Pick::Pool(_))))
            .filter(|_| t.state().sheet(A).pools[0] + t.state().sheet(A).pools[2] > 0)
        {
            t.accepts(A, action);
        }
        let [tactic, fleet, strategy] = t.state().sheet(A).pools;
        assert_eq!((tactic + strategy, fleet), (0, 3));
    }
}

#[test]
fn form_a_spy_network() {
    use ActionCard::*;
    let hand = [Spy, Plague, Summit, Veto, Parley];
    assert!(!scores(position().hand(A, &hand[1..]), Objective::FormASpyNetwork));
    let mut t = position().hand(A, &hand).secret(A, Objective::FormASpyNetwork).status_phase().begin();
    reaches(&mut t, A, Action::Pick(Pick::Objective(Objective::FormASpyNetwork)));
    for card in hand {
        if listed(t.state(), A).contains(&Action::Pick(Pick::Card(card))) {
            picks(&mut t, A, Pick::Card(card));
        }
    }
    assert!(hand.iter().all(|card| !t.state().hand(A).contains(card)));
}

fn ships(hexes: &[u8]) -> Arrangement {
    hexes.iter().fold(position(), |position, &hex| position.fleet(A, Hex(hex), &[(Unit::Cruiser, 1)]))
}

#[test]
fn intimidate_council() {
    assert!(scores(ships(&[1, 4]), Objective::IntimidateCouncil));
    assert!(!scores(ships(&[1, 9]), Objective::IntimidateCouncil));
}

#[test]
fn control_the_region() {
    assert!(scores(ships(&[1, 2, 3, 4, 5, 6]), Objective::ControlTheRegion));
    assert!(!scores(ships(&[1, 2, 3, 4, 5]), Objective::ControlTheRegion));
}

/// The nebula is at 7, the supernova at 16, the asteroid field at 29.
#[test]
fn learn_the_secrets_of_the_cosmos() {
    assert!(scores(ships(&[1, 17, 13]), Objective::LearnTheSecretsOfTheCosmos));
    assert!(!scores(ships(&[1, 17, 3]), Objective::LearnTheSecretsOfTheCosmos));
}

/// TI 88.1
#[test]
fn become_the_gatekeeper() {
    assert!(scores(ships(&[ALPHA.0, BETA.0]), Objective::BecomeTheGatekeeper));
    assert!(!scores(ships(&[ALPHA.0, NEAR.0]), Objective::BecomeTheGatekeeper));
}

#[test]
fn threaten_enemies() {
    assert!(scores(ships(&[13]), Objective::ThreatenEnemies));
    assert!(!scores(ships(&[NEAR.0]), Objective::ThreatenEnemies), "one's own home does not count");
}

#[test]
fn cut_supply_lines() {
    let dock = |owner| ships(&[10]).planet(Abyz, owner, &[(Unit::SpaceDock, 1), (Unit::Infantry, 1)]);
    assert!(scores(dock(B), Objective::CutSupplyLines));
    assert!(!scores(dock(A), Objective::CutSupplyLines));
}

#[test]
fn establish_a_perimeter() {
    let pds = |n| position().planet(Jord, A, &[(Unit::Pds, 2)]).planet(Abyz, A, &[(Unit::Pds, n)]);
    assert!(scores(pds(2), Objective::EstablishAPerimeter));
    assert!(!scores(pds(1), Objective::EstablishAPerimeter));
}

#[test]
fn fuel_the_war_machine() {
    let docks = |planets: &[Planet]| {
        planets
            .iter()
            .fold(position(), |position, &planet| position.planet(planet, A, &[(Unit::SpaceDock, 1)]))
    };
    assert!(scores(docks(&[Jord, Abyz, Fria]), Objective::FuelTheWarMachine));
    assert!(!scores(docks(&[Jord, Abyz]), Objective::FuelTheWarMachine));
}

#[test]
fn gather_a_mighty_fleet() {
    let fleet = |n| position().pools(A, [3, 5, 2]).fleet(A, HOME_A, &[(Unit::Dreadnought, n)]);
    assert!(scores(fleet(5), Objective::GatherAMightyFleet));
    assert!(!scores(fleet(4), Objective::GatherAMightyFleet));
}

#[test]
fn occupy_the_seat_of_the_empire() {
    let fleet = |n| {
        let position = position().planet(MecatolRex, A, &[(Unit::Infantry, 1)]);
        position.fleet(A, Hex::MIDDLE, &[(Unit::Cruiser, n)])
    };
    assert!(scores(fleet(3), Objective::OccupyTheSeatOfTheEmpire));
    assert!(!scores(fleet(2), Objective::OccupyTheSeatOfTheEmpire));
}

/// TI 30.16, TI 30.16.2
#[test]
fn public_objectives_need_the_home_system() {
    let six = planets(position(), &ABROAD[..6]);
    assert!(!scores(six.clone().planet(Jord, B, &[]), Objective::ExpandBorders));
    let secret = planets(position(), &of_trait(Trait::Industrial, 4)).planet(Jord, B, &[]);
    assert!(scores(secret, Objective::MonopolizeProduction), "secret ones do not");
    let saar = planets(of(Faction::Saar), &ABROAD[..6]).planet(LisisIi, B, &[]);
    assert!(scores(saar, Objective::ExpandBorders), "the Saar are nomads");
}

/// TI 30.8
#[test]
fn an_objective_is_scored_once() {
    let mut t = planets(position(), &ABROAD[..6]).public(Objective::ExpandBorders).status_phase().begin();
    reaches(&mut t, A, Action::Pick(Pick::Objective(Objective::ExpandBorders)));
    for _ in 0..40 {
        assert!(!listed(t.state(), A).contains(&Action::Pick(Pick::Objective(Objective::ExpandBorders))));
        if !idles(&mut t, 1) {
            break;
        }
    }
}

/// Fleets of both in one system; the first seat attacks.
fn battle(own: &[(Unit, u8)], other: &[(Unit, u8)]) -> Arrangement {
    position().pools(A, [3, 5, 2]).fleet(A, NEAR, own).fleet(B, NEAR, other)
}

/// TI 30.5.b, TI 30.9, TI G108
#[test]
fn destroy_their_greatest_ship() {
    let fleet = [(Unit::Dreadnought, 4)];
    let position = battle(&fleet, &[(Unit::Flagship, 1)]).damaged(B, NEAR, Unit::Flagship);
    let mut t = position.secret(A, Objective::DestroyTheirGreatestShip).begin();
    activates(&mut t, NEAR);
    fights_and_scores(&mut t, Objective::DestroyTheirGreatestShip);
}

#[track_caller]
fn fights_and_scores(t: &mut Table, objective: Objective) {
    fights_until(t, A, Action::Score(objective));
    assert_eq!(t.state().sheet(A).points, 1);
}

/// TI 51.5
#[test]
fn spark_a_rebellion() {
    let position = battle(&[(Unit::Dreadnought, 3)], &[(Unit::Destroyer, 1)]);
    let mut t = position.clone().points(B, 3).secret(A, Objective::SparkARebellion).begin();
    activates(&mut t, NEAR);
    fights_and_scores(&mut t, Objective::SparkARebellion);
    let mut t = position.points(C, 3).secret(A, Objective::SparkARebellion).begin();
    activates(&mut t, NEAR);
    for _ in 0..100 {
        assert!(
            !listed(t.state(), A).contains(&Action::Score(Objective::SparkARebellion)),
            "B does not lead"
        );
        idles(&mut t, 10);
    }
}

#[test]
fn unveil_flagship() {
    let position = battle(&[(Unit::Flagship, 1)], &[(Unit::Destroyer, 1)]);
    let mut t = position.secret(A, Objective::UnveilFlagship).begin();
    activates(&mut t, NEAR);
    fights_and_scores(&mut t, Objective::UnveilFlagship);
}

#[test]
fn make_an_example_of_their_world() {
    let position =
        position().fleet(A, NEAR, &[(Unit::Dreadnought, 1)]).planet(Meer, B, &[(Unit::Infantry, 1)]);
    let mut t = position.secret(A, Objective::MakeAnExampleOfTheirWorld).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Bombard { unit: Unit::Dreadnought, planet: Meer });
    fights_and_scores(&mut t, Objective::MakeAnExampleOfTheirWorld);
}

/// TI 34.5
#[test]
fn turn_their_fleets_to_dust() {
    let position = position().fleet(B, NEAR, &[(Unit::Fighter, 1), (Unit::Carrier, 1)]);
    let position = position.planet(Meer, A, &[(Unit::Pds, 2), (Unit::Infantry, 1)]);
    let mut t = position.secret(A, Objective::TurnTheirFleetsToDust).turn(B).begin();
    t.accepts(B, Action::Activate(NEAR));
    for _ in 0..100 {
        if listed(t.state(), A).contains(&Action::Fire(B)) {
            t.accepts(A, Action::Fire(B));
            break;
        }
        idles(&mut t, 10);
    }
    fights_and_scores(&mut t, Objective::TurnTheirFleetsToDust);
}
