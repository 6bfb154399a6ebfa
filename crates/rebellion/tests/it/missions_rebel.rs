//! Every Rebel mission does what its card says.

use orrery_engine::{Game, Viewer};

use crate::support::*;

const LEIA: &[Leader] = &[Leader::PrincessLeia];
const MOTHMA: &[Leader] = &[Leader::MonMothma];
const DODONNA: &[Leader] = &[Leader::JanDodonna];
const RIEEKAN: &[Leader] = &[Leader::GeneralRieekan];
const LUKE: &[Leader] = &[Leader::LukeSkywalker];
const OBI_WAN: &[Leader] = &[Leader::ObiWanKenobi];
const CHEWBACCA: &[Leader] = &[Leader::Chewbacca];

fn garrison(system: System) -> Arrangement {
    position().units(system, &[(Unit::Stormtrooper, 1)])
}

/// RB 11.3.3, RB 8.10.1
#[test]
fn build_alliance_wins_loyalty_and_two_dice_where_rebels_are() {
    let t = runs(position(), Mission::BuildAlliance, LEIA, System::Naboo);
    assert!(t.loyal(System::Naboo, Side::Rebels));
    assert!(t.missions(Side::Rebels, MissionZone::Hand).contains(&Mission::BuildAlliance));
    let p =
        position().leader(Leader::DarthVader, System::Naboo).units(System::Naboo, &[(Unit::RebelTrooper, 1)]);
    let mut t = reveals(p, Mission::BuildAlliance, LEIA);
    t.accepts(R, Action::ChoosePlace(at(System::Naboo))).accepts(E, Action::Decline);
    t.rolls([6, 6, 6, 1]).rolls([6, 6]);
    assert!(t.loyal(System::Naboo, Side::Rebels));
}

/// RB 13.3.12
#[test]
fn infiltration_leaves_one_objective_on_top() {
    let mut t = runs(garrison(System::Naboo), Mission::Infiltration, LEIA, System::Naboo);
    let deck = t.state().objectives(ObjectiveZone::Deck).to_vec();
    let (top, second) = (deck[14], deck[13]);
    t.accepts(R, Action::ChooseObjective(second));
    let deck = t.state().objectives(ObjectiveZone::Deck);
    assert_eq!((deck[14], deck[0]), (second, top));
}

/// RB 11.5.1, RB 11.5.2, RB 18.8.1, RB G73
#[test]
fn sabotage_marks_a_populous_system() {
    let mut t = reveals(position().nobody(Side::Empire), Mission::Sabotage, LEIA);
    t.refuses(R, Action::ChoosePlace(at(System::Ilum)), rules::PLACE);
    t.accepts(R, Action::ChoosePlace(at(System::Rodia)));
    assert_eq!(t.state().sabotaged(), Systems::only(System::Rodia));
}

/// RB 12.10.1, RB 9.15.2
#[test]
fn base_defenses_gain_two_structures() {
    let p = position().loyal(Side::Rebels, &[System::Naboo]);
    let t = runs(p, Mission::BaseDefenses, RIEEKAN, System::Naboo);
    assert_eq!([Unit::IonCannon, Unit::ShieldGenerator].map(|unit| t.count(unit, Place::BASE_SPACE)), [1, 1]);
    let p = position().loyal(Side::Rebels, &[System::Naboo]).revealed(System::Yavin);
    let t = runs(p, Mission::BaseDefenses, RIEEKAN, System::Naboo);
    assert_eq!([Unit::IonCannon, Unit::ShieldGenerator].map(|unit| t.count(unit, System::Yavin)), [1, 1]);
}

/// RB 18.4.5, RB G81, RB 8.10.5
#[test]
fn contingency_plan_assigns_its_leaders_to_a_starting_mission() {
    let mut t = reveals(
        position().nobody(Side::Empire).pool(Leader::BobaFett),
        Mission::ContingencyPlan,
        &[Leader::MonMothma, Leader::GeneralRieekan],
    );
    t.accepts(R, Action::ChooseMission(Mission::BuildAlliance));
    let slot = *t.state().assigned(Side::Rebels).get(0).expect("a mission");
    assert_eq!(
        (slot.mission, slot.leaders),
        (Mission::BuildAlliance, [Some(Leader::MonMothma), Some(Leader::GeneralRieekan)])
    );
    t.accepts(E, Action::Pass)
        .accepts(R, Action::Reveal { slot: 0 })
        .accepts(R, Action::ChoosePlace(at(System::Rodia)));
    t.accepts(E, Action::Decline);
    assert!(t.loyal(System::Rodia, Side::Rebels));
}

/// The pictured leader adds 2 successes to a mission he attempts later.
/// RB 8.7.7
#[test]
fn lando_adds_two_successes_after_contingency_plan() {
    let p = position().pool(Leader::LandoCalrissian).leader(Leader::DarthVader, System::Rodia);
    let mut t = reveals(p, Mission::ContingencyPlan, &[Leader::LandoCalrissian]);
    t.accepts(R, Action::ChooseMission(Mission::Sabotage)).accepts(E, Action::Pass);
    t.accepts(R, Action::Reveal { slot: 0 }).accepts(R, Action::ChoosePlace(at(System::Rodia)));
    t.accepts(E, Action::Decline).rolls([6]).rolls([1, 6, 6]);
    assert!(t.state().sabotaged().contains(System::Rodia));
}

/// *Covert Operation*: one of the top two objectives is drawn, the other goes under the deck.
#[test]
fn covert_operation_keeps_one_of_two_objectives() {
    let p = garrison(System::Naboo).pool(Leader::ObiWanKenobi);
    let mut t = runs(p, Mission::CovertOperation, OBI_WAN, System::Naboo);
    let deck = t.state().objectives(ObjectiveZone::Deck).to_vec();
    t.accepts(R, Action::ChooseObjective(deck[13]));
    assert_eq!(t.objectives(), [deck[13]]);
    assert_eq!(
        (t.state().objectives(ObjectiveZone::Deck).len(), t.state().objectives(ObjectiveZone::Deck)[0]),
        (14, deck[14])
    );
}

/// RB 18.8.5
#[test]
fn covert_operation_needs_an_imperial_unit_in_any_system() {
    let p = position().nobody(Side::Empire).pool(Leader::ObiWanKenobi);
    let mut t = reveals(p.units(System::Ilum, &[(Unit::TieFighter, 1)]), Mission::CovertOperation, OBI_WAN);
    t.refuses(R, Action::ChoosePlace(at(System::Naboo)), rules::PLACE);
    t.refuses(R, Action::ChoosePlace(at(System::Coruscant)), rules::PLACE);
    t.accepts(R, Action::ChoosePlace(at(System::Ilum)));
}

/// RB 10.8.1, RB 10.8.5, RB 10.8.6
#[test]
fn daring_rescue_frees_a_captive_and_its_leaders_may_go_along() {
    let p = garrison(System::Naboo).captive(Leader::HanSolo, System::Naboo);
    let mut t = runs(p, Mission::DaringRescue, &[Leader::PrincessLeia, Leader::JanDodonna], System::Naboo);
    t.accepts(R, Action::ChooseLeader(Leader::PrincessLeia)).accepts(R, Action::Finish);
    assert_eq!((t.at(Leader::HanSolo), t.ring(Leader::HanSolo)), (At::On(Place::BASE_SPACE), None));
    assert_eq!(
        (t.at(Leader::PrincessLeia), t.at(Leader::JanDodonna)),
        (At::On(Place::BASE_SPACE), on(System::Naboo))
    );
}

/// RB 11.7.3
#[test]
fn demolition_destroys_a_queued_unit_for_each_icon() {
    let p = garrison(System::Sullust)
        .pool(Leader::Chewbacca)
        .queued(1, &[(Unit::Stormtrooper, 1)])
        .queued(3, &[(Unit::Stormtrooper, 1), (Unit::TieFighter, 1)]);
    let mut t = runs(p, Mission::Demolition, CHEWBACCA, System::Sullust);
    t.refuses(R, Action::ChooseQueued { unit: Unit::TieFighter, space: 3 }, rules::UNIT);
    t.accepts(R, Action::ChooseQueued { unit: Unit::Stormtrooper, space: 1 });
    assert_eq!((t.queued(Unit::Stormtrooper, 1), t.queued(Unit::Stormtrooper, 3)), (0, 1));
    assert_eq!(t.missions(Side::Rebels, MissionZone::Discard), [Mission::Demolition]);
}

/// RB 12.8.10, RB 12.8.15
#[test]
fn establish_trade_relations_wins_loyalty_and_units() {
    let p = position().sabotaged(System::Rodia);
    let mut t = reveals(p.nobody(Side::Empire), Mission::EstablishTradeRelations, MOTHMA);
    t.refuses(R, Action::ChoosePlace(at(System::Rodia)), rules::PLACE);
    t.accepts(R, Action::ChoosePlace(at(System::MonCalamari)));
    t.accepts(R, Action::Build(Unit::YWing));
    assert!(t.loyal(System::MonCalamari, Side::Rebels));
    assert_eq!((t.queued(Unit::YWing, 3), t.queued(Unit::MonCalamariCruiser, 3)), (1, 1));
}

/// RB 10.8.5
#[test]
fn for_the_greater_good_rescues_and_draws_an_objective() {
    let p = garrison(System::Naboo).captive(Leader::HanSolo, System::Naboo).pool(Leader::ObiWanKenobi);
    let t = runs(p, Mission::ForTheGreaterGood, OBI_WAN, System::Naboo);
    assert_eq!(
        (t.at(Leader::HanSolo), t.at(Leader::ObiWanKenobi)),
        (At::On(Place::BASE_SPACE), on(System::Naboo))
    );
    assert_eq!(t.objectives().len(), 1);
}

/// RB 6.4 example a, RB 7.3.8
#[test]
fn hidden_fleet_leaves_the_base_past_leaders_with_carriers() {
    let p = position().leader(Leader::JanDodonna, Place::BASE_SPACE).units(
        Place::BASE_SPACE,
        &[(Unit::CorellianCorvette, 1), (Unit::RebelTrooper, 3), (Unit::IonCannon, 1)],
    );
    let mut t = runs(p, Mission::HiddenFleet, RIEEKAN, System::Ryloth);
    let go = |unit| Action::Move { unit, from: Place::BASE_SPACE };
    t.refuses(R, go(Unit::IonCannon), rules::IMMOBILE).does_not_offer(R, go(Unit::RebelTrooper));
    t.accepts(R, go(Unit::CorellianCorvette))
        .accepts(R, go(Unit::RebelTrooper))
        .accepts(R, go(Unit::RebelTrooper));
    t.does_not_offer(R, go(Unit::RebelTrooper));
    assert_eq!(
        (t.count(Unit::RebelTrooper, System::Ryloth), t.count(Unit::RebelTrooper, Place::BASE_SPACE)),
        (2, 1)
    );
    assert!(t.state().possible().contains(System::Yavin), "it tells nothing of the base");
}

/// RB 9.16.8
#[test]
fn hit_and_run_destroys_two_health() {
    let p =
        position().units(System::Rodia, &[(Unit::AtSt, 1), (Unit::StarDestroyer, 1)]).pool(Leader::Chewbacca);
    let mut t = runs(p, Mission::HitAndRun, CHEWBACCA, System::Rodia);
    t.accepts(R, Action::ChooseUnit { unit: Unit::AtSt, place: at(System::Rodia) });
    assert_eq!((t.count(Unit::AtSt, System::Rodia), t.count(Unit::StarDestroyer, System::Rodia)), (0, 1));
    assert!(t.state().subjugated().is_empty(), "without ground units the marker goes (RB 11.4.7)");
}

/// RB 8.9.3, RB 15.1.10, RB G29
#[test]
fn incite_rebellion_raises_three_troopers_and_a_combat() {
    let p = garrison(System::Naboo).units(System::Ilum, &[(Unit::RebelTrooper, 19)]);
    let mut t = runs(p, Mission::InciteRebellion, LEIA, System::Naboo);
    assert_eq!(t.count(Unit::RebelTrooper, System::Naboo), 2);
    t.accepts(R, Action::Scrap { unit: Unit::RebelTrooper, place: at(System::Ilum) });
    assert_eq!(
        (t.count(Unit::RebelTrooper, System::Naboo), t.count(Unit::RebelTrooper, System::Ilum)),
        (3, 18)
    );
    assert!(t.state().combat().active);
    assert_eq!(t.missions(Side::Rebels, MissionZone::Discard), [Mission::InciteRebellion]);
}

/// RB 18.1.2
#[test]
fn lead_the_strike_team_lands_four_ground_units() {
    let p = || {
        position()
            .units(Place::BASE_SPACE, &[(Unit::RebelTrooper, 5), (Unit::XWing, 1)])
            .pool(Leader::Chewbacca)
    };
    let mut t = runs(p(), Mission::LeadTheStrikeTeam, CHEWBACCA, System::Ryloth);
    let go = |unit| Action::Move { unit, from: Place::BASE_SPACE };
    t.does_not_offer(R, go(Unit::XWing));
    for _ in 0..4 {
        t.accepts(R, go(Unit::RebelTrooper));
    }
    t.does_not_offer(R, go(Unit::RebelTrooper));
    assert_eq!(t.count(Unit::RebelTrooper, System::Ryloth), 4);
    let mut t = runs(
        p().leader(Leader::JanDodonna, Place::BASE_SPACE),
        Mission::LeadTheStrikeTeam,
        CHEWBACCA,
        System::Ryloth,
    );
    t.does_not_offer(R, go(Unit::RebelTrooper));
}

/// RB 8.6.1
#[test]
fn misdirection_keeps_the_empire_from_opposing_a_leader() {
    let p = garrison(System::Naboo).assigned(Mission::BuildAlliance, MOTHMA);
    let mut t = p.assigned(Mission::Misdirection, LEIA).begin();
    t.accepts(R, Action::Reveal { slot: 1 })
        .accepts(R, Action::ChoosePlace(at(System::Naboo)))
        .accepts(E, Action::Decline);
    t.accepts(R, Action::ChooseLeader(Leader::MonMothma)).accepts(E, Action::Pass);
    t.accepts(R, Action::Reveal { slot: 0 }).accepts(R, Action::ChoosePlace(at(System::Rodia)));
    assert!(t.loyal(System::Rodia, Side::Rebels), "nobody was asked");
}

/// RB 18.1.3
#[test]
fn plan_the_assault_sends_ships_past_leaders_into_combat() {
    let p = position()
        .units(System::Rodia, &[(Unit::TieFighter, 1)])
        .leader(Leader::GeneralRieekan, Place::BASE_SPACE)
        .units(Place::BASE_SPACE, &[(Unit::XWing, 1), (Unit::RebelTransport, 1), (Unit::RebelTrooper, 1)]);
    let mut t = runs(p, Mission::PlanTheAssault, DODONNA, System::Rodia);
    let go = |unit| Action::Move { unit, from: Place::BASE_SPACE };
    t.accepts(R, go(Unit::XWing))
        .accepts(R, go(Unit::RebelTransport))
        .does_not_offer(R, go(Unit::RebelTrooper));
    assert!(t.state().combat().active);
}

/// *Plant False Lead*: cards go on top of the deck or under it, in any order.
#[test]
fn plant_false_lead_puts_four_probe_cards_back() {
    let p = garrison(System::Naboo)
        .probe(System::Yavin)
        .probe(System::Rodia)
        .probe(System::Ilum)
        .probe(System::Endor)
        .probe(System::Kessel);
    let mut t = runs(p, Mission::PlantFalseLead, RIEEKAN, System::Naboo);
    t.shuffles(3);
    assert_eq!(t.probes().len(), 1);
    let taken = t.state().probes(ProbeZone::Drawn).to_vec();
    for (n, &system) in taken.iter().enumerate() {
        t.accepts(R, Action::Lay { system, top: n % 2 == 0 });
    }
    let deck = t.state().probes(ProbeZone::Deck);
    assert_eq!((deck.len(), deck[0], deck[deck.len() - 1]), (29, taken[3], taken[2]));
}

/// RB 18.4.1
#[test]
fn the_empire_sees_which_cards_a_false_lead_takes_and_not_where_each_goes() {
    let start = || {
        let p = [System::Yavin, System::Rodia, System::Ilum, System::Endor, System::Kessel]
            .into_iter()
            .fold(garrison(System::Naboo), Arrangement::probe);
        let mut t = runs(p, Mission::PlantFalseLead, RIEEKAN, System::Naboo);
        t.shuffles(3);
        t
    };
    let empire = |t: &mut Scenario<Rebellion>| -> Vec<Event> {
        let events = t.events();
        events.iter().map(|event| t.state().seen_by(event, Viewer::Seat(E))).collect()
    };
    let mut t = start();
    let taken = t.state().probes(ProbeZone::Drawn).to_vec();
    let told = empire(&mut t).into_iter().find_map(|event| match event {
        Event::ProbesTaken { systems } => systems,
        _ => None,
    });
    let sorted = |mut systems: Vec<System>| {
        systems.sort_unstable();
        systems
    };
    assert_eq!(told.map(sorted), Some(sorted(taken.clone())));
    let lay = |order: [(usize, bool); 4]| {
        let mut t = start();
        empire(&mut t);
        for (n, top) in order {
            t.accepts(R, Action::Lay { system: taken[n], top });
        }
        (empire(&mut t), t.state().view(Viewer::Seat(E)))
    };
    let first = lay([(0, true), (1, false), (2, true), (3, false)]);
    assert_eq!(first, lay([(1, true), (0, false), (3, true), (2, false)]), "not which");
    assert_ne!(first.0, lay([(0, true), (1, false), (2, false), (3, false)]).0, "but how many");
}

/// RB 12.10.2
#[test]
fn public_uprising_raises_three_units_and_a_combat() {
    let p = garrison(System::Naboo).sabotaged(System::Naboo);
    let mut t = runs(p, Mission::PublicUprising, MOTHMA, System::Naboo);
    t.accepts(R, Action::Build(Unit::Airspeeder)).does_not_offer(R, Action::Build(Unit::CorellianCorvette));
    t.accepts(R, Action::Build(Unit::XWing)).accepts(R, Action::Build(Unit::RebelTrooper));
    assert!(t.state().combat().active);
}

/// RB 7.8.2, RB 7.8.3, RB 7.8.19, RB 18.8.23
#[test]
fn rapid_mobilization_waits_for_the_end_of_the_phase() {
    let p = position()
        .units(System::Ryloth, &[(Unit::XWing, 3), (Unit::YWing, 3)])
        .units(System::Rodia, &[(Unit::XWing, 1)])
        .leader(Leader::MonMothma, System::Rodia);
    let mut t = reveals(p, Mission::RapidMobilization, RIEEKAN);
    assert_eq!(t.at(Leader::GeneralRieekan), At::On(Place::BASE_SPACE));
    t.accepts(E, Action::Pass).accepts(R, Action::Pass);
    t.offers(R, Action::ChooseOption(1)).offers(R, Action::Decline).accepts(R, Action::ChooseOption(0));
    let go = |unit, from: System| Action::Move { unit, from: from.into() };
    t.refuses(R, go(Unit::XWing, System::Rodia), rules::HELD);
    for unit in [Unit::XWing, Unit::XWing, Unit::XWing, Unit::YWing, Unit::YWing] {
        t.accepts(R, go(unit, System::Ryloth));
    }
    t.does_not_offer(R, go(Unit::YWing, System::Ryloth));
    assert_eq!(t.count(Unit::XWing, Place::BASE_SPACE), 3);
}

/// RB 18.8.25
#[test]
fn rogue_squadron_raid_destroys_four_health_on_the_queue() {
    let p = garrison(System::Naboo)
        .queued(3, &[(Unit::DeathStar, 1), (Unit::SuperStarDestroyer, 1)])
        .queued(1, &[(Unit::AtAt, 1), (Unit::TieFighter, 2)])
        .pool(Leader::WedgeAntilles);
    let mut t = runs(p, Mission::RogueSquadronRaid, &[Leader::WedgeAntilles], System::Naboo);
    for unit in [Unit::DeathStar, Unit::SuperStarDestroyer] {
        t.refuses(R, Action::ChooseQueued { unit, space: 3 }, rules::UNIT);
    }
    t.accepts(R, Action::ChooseQueued { unit: Unit::AtAt, space: 1 });
    t.accepts(R, Action::ChooseQueued { unit: Unit::TieFighter, space: 1 });
    assert_eq!((t.queued(Unit::AtAt, 1), t.queued(Unit::TieFighter, 1)), (0, 1));
}

/// RB 18.8.26, RB 2.3.3, RB 18.6.2, RB 10.1.6
#[test]
fn seek_yoda_makes_luke_a_jedi_even_in_a_destroyed_dagobah() {
    let p = position().pool(Leader::LukeSkywalker).destroyed(System::Dagobah);
    let mut t = runs(p, Mission::SeekYoda, &[Leader::LukeSkywalker, Leader::PrincessLeia], System::Dagobah);
    t.accepts(R, Action::ChooseLeader(Leader::PrincessLeia));
    assert_eq!(
        (t.at(Leader::LukeSkywalkerJedi), t.at(Leader::LukeSkywalker)),
        (on(System::Dagobah), At::Box)
    );
    assert_eq!(t.ring(Leader::PrincessLeia), Some(Ring::MasterYoda));
    let mut t = runs(position().pool(Leader::LukeSkywalker), Mission::SeekYoda, LUKE, System::Dagobah);
    t.accepts(R, Action::ChooseLeader(Leader::LukeSkywalkerJedi));
    assert_eq!(t.ring(Leader::LukeSkywalkerJedi), Some(Ring::MasterYoda));
}

/// RB 13.3.12
#[test]
fn stolen_plans_arrange_the_next_four_objectives() {
    let mut t = runs(garrison(System::Naboo), Mission::StolenPlans, LEIA, System::Naboo);
    let deck = t.state().objectives(ObjectiveZone::Deck).to_vec();
    // The deepest first: what was on top ends deepest of the four.
    for n in [14, 11, 13, 12] {
        t.accepts(R, Action::ChooseObjective(deck[n]));
    }
    let top = &t.state().objectives(ObjectiveZone::Deck)[11..];
    assert_eq!(top, [deck[14], deck[11], deck[13], deck[12]]);
}

/// RB 11.3.5
#[test]
fn support_of_mon_calamari_is_loyalty_or_a_cruiser() {
    let p = || position().loyal(Side::Empire, &[System::MonCalamari]);
    let mut t = runs(p(), Mission::SupportOfMonCalamari, LEIA, System::MonCalamari);
    t.accepts(R, Action::ChooseOption(0));
    assert!(t.loyal(System::MonCalamari, Side::Rebels));
    let mut t = runs(p(), Mission::SupportOfMonCalamari, LEIA, System::MonCalamari);
    t.accepts(R, Action::ChooseOption(1));
    assert_eq!(t.queued(Unit::MonCalamariCruiser, 3), 1);
}

/// RB G52, RB 11.4.12
#[test]
fn wookiee_uprising_wins_loyalty_and_destroys_four_health() {
    let p = position()
        .loyal(Side::Empire, &[System::Kashyyyk])
        .units(System::Kashyyyk, &[(Unit::Stormtrooper, 2), (Unit::AtAt, 1)])
        .pool(Leader::Chewbacca);
    let mut t = runs(p, Mission::WookieeUprising, CHEWBACCA, System::Kashyyyk);
    let choose = |unit| Action::ChooseUnit { unit, place: at(System::Kashyyyk) };
    t.accepts(R, choose(Unit::AtAt)).accepts(R, choose(Unit::Stormtrooper));
    assert!(t.state().is_neutral(System::Kashyyyk) && t.state().subjugated().contains(System::Kashyyyk));
    assert_eq!(t.count(Unit::Stormtrooper, System::Kashyyyk), 1);
}
