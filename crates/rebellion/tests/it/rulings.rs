//! Rulings on what the printed rules leave open.

use crate::support::*;

const PALPATINE: &[Leader] = &[Leader::EmperorPalpatine];
const LEIA: &[Leader] = &[Leader::PrincessLeia];

/// Naboo with a garrison that guards captives.
fn prison() -> Arrangement {
    position().units(System::Naboo, &[(Unit::Stormtrooper, 1)])
}

/// RB G87
#[test]
fn only_one_leader_is_lured() {
    let p = prison()
        .captive(Leader::LukeSkywalker, System::Naboo)
        .leader(Leader::HanSolo, System::Naboo)
        .ring(Leader::HanSolo, Ring::Lured);
    let t = runs_against(p, Mission::LureOfTheDarkSide, PALPATINE, Leader::LukeSkywalker);
    assert_eq!(t.ring(Leader::HanSolo), Some(Ring::Lured));
    assert_eq!((t.ring(Leader::LukeSkywalker), t.state().reputation()), (Some(Ring::Captured), 14));
}

/// RB G88
#[test]
fn freezing_a_second_captive_rescues_the_first() {
    let p = prison()
        .pool(Leader::BobaFett)
        .leader(Leader::Chewbacca, System::Naboo)
        .ring(Leader::Chewbacca, Ring::Carbonite)
        .captive(Leader::HanSolo, System::Naboo);
    let t = runs_against(p, Mission::CarbonFreezing, &[Leader::BobaFett], Leader::HanSolo);
    assert_eq!((t.ring(Leader::HanSolo), t.at(Leader::HanSolo)), (Some(Ring::Carbonite), on(System::Naboo)));
    assert_eq!((t.ring(Leader::Chewbacca), t.at(Leader::Chewbacca)), (None, At::On(Place::BASE_SPACE)));
}

/// RB G89
#[test]
fn research_repairs_only_what_is_sabotaged() {
    for sabotaged in [false, true] {
        let p = if sabotaged { position().sabotaged(System::Coruscant) } else { position() };
        let p = p.pool(Leader::MoffJerjerrod);
        let mut t =
            reveals(p.nobody(Side::Rebels), Mission::ResearchAndDevelopment, &[Leader::MoffJerjerrod]);
        t.accepts(E, Action::ChoosePlace(at(System::Coruscant)));
        if sabotaged {
            t.accepts(E, Action::ChooseOption(1));
            assert!(t.state().sabotaged().is_empty());
        } else {
            t.does_not_offer(E, Action::ChooseOption(1));
        }
    }
}

/// RB G90
#[test]
fn the_rebels_may_name_systems_that_the_empire_has_ruled_out() {
    let p =
        prison().pool(Leader::ColonelYularen).captive(Leader::HanSolo, System::Naboo).probe(System::Yavin);
    let mut t = runs_against(p, Mission::InterrogationDroid, &[Leader::ColonelYularen], Leader::HanSolo);
    t.accepts(R, Action::Name { first: System::Yavin, second: System::Coruscant });
}

/// RB G91
#[test]
fn a_homing_beacon_may_lead_to_a_destroyed_system_of_the_region() {
    let ruin = System::all().find(|&system| {
        system.def().region == HIDEOUT.def().region && system != HIDEOUT && system.is_printed_populous()
    });
    let ruin = ruin.expect("every region has populous systems");
    let p = prison().pool(Leader::ColonelYularen).captive(Leader::HanSolo, System::Naboo).destroyed(ruin);
    let mut t = runs_against(p, Mission::HomingBeacon, &[Leader::ColonelYularen], Leader::HanSolo);
    t.accepts(R, Action::ChoosePlace(at(ruin)));
    assert_eq!(t.at(Leader::HanSolo), on(ruin));
}

/// The objective deck is reduced to its last card.
fn last_objective(p: Arrangement) -> Arrangement {
    Objective::all().skip(1).fold(p, Arrangement::objective)
}

/// RB G92
#[test]
fn the_last_objective_is_taken_or_left() {
    let p = || last_objective(prison());
    let t = runs(p(), Mission::Infiltration, LEIA, System::Naboo);
    assert_eq!(t.state().objectives(ObjectiveZone::Deck), [Objective::CripplingBlow]);
    let obi_wan = Leader::ObiWanKenobi;
    let t = runs(p().pool(obi_wan), Mission::CovertOperation, &[obi_wan], System::Naboo);
    assert!(t.state().objectives(ObjectiveZone::Deck).is_empty());
    assert!(t.objectives().contains(&Objective::CripplingBlow));
    let t = runs(p(), Mission::StolenPlans, LEIA, System::Naboo);
    assert_eq!(t.state().objectives(ObjectiveZone::Deck), [Objective::CripplingBlow]);
}

/// RB G93
#[test]
fn a_contingency_plan_needs_a_starting_mission_in_hand() {
    let starting = || Mission::all().filter(|own| own.def().side == Side::Rebels && own.is_starting());
    for held in [false, true] {
        let mut p = position().assigned(Mission::ContingencyPlan, &[Leader::MonMothma]);
        for (mission, leader) in starting().skip(usize::from(held)).zip([
            Leader::PrincessLeia,
            Leader::JanDodonna,
            Leader::GeneralRieekan,
            Leader::HanSolo,
        ]) {
            p = p.assigned(mission, &[leader]);
        }
        let mut t = p.begin();
        if held {
            t.accepts(R, Action::Reveal { slot: 0 });
        } else {
            t.refuses(R, Action::Reveal { slot: 0 }, rules::NO_PLACE);
        }
    }
}

/// RB G94
#[test]
fn two_figures_of_a_type_are_two_units_on_the_queue() {
    for figures in [1, 2] {
        let p = position().queued(3, &[(Unit::StarDestroyer, figures)]).pool(Leader::MoffJerjerrod);
        let crew = &[Leader::MoffJerjerrod];
        let mut t = runs(p, Mission::DoubleOurEfforts, crew, System::Coruscant);
        let down = |space| Action::ChooseQueued { unit: Unit::StarDestroyer, space };
        t.accepts(E, down(3)).does_not_offer(E, down(2));
        if figures == 2 {
            t.accepts(E, down(3));
        }
        assert_eq!((t.queued(Unit::StarDestroyer, 2), t.queued(Unit::StarDestroyer, 1)), (figures, 0));
    }
}

/// RB G95
#[test]
fn any_rebel_leader_in_play_may_be_misdirected() {
    let p = prison().captive(Leader::HanSolo, System::Naboo);
    let mut t = runs(p, Mission::Misdirection, LEIA, System::Naboo);
    t.offers(R, Action::ChooseLeader(Leader::HanSolo)).offers(R, Action::ChooseLeader(Leader::MonMothma));
    t.does_not_offer(R, Action::ChooseLeader(Leader::LandoCalrissian));
    t.does_not_offer(R, Action::ChooseLeader(Leader::DarthVader));
}

/// RB G96
#[test]
fn without_a_captive_nobody_collects_the_bounty() {
    let p = position()
        .pool(Leader::BobaFett)
        .leader(Leader::ObiWanKenobi, System::Endor)
        .action(ActionCard::NobleSacrifice)
        .units(System::Mustafar, &[(Unit::TieFighter, 1)]);
    let mut t = runs_against(p, Mission::CollectBounty, &[Leader::BobaFett], Leader::ObiWanKenobi);
    t.accepts(R, Action::UseCard(ActionCard::NobleSacrifice));
    assert_eq!((t.at(Leader::BobaFett), t.at(Leader::ObiWanKenobi)), (on(System::Endor), At::Box));
}

/// RB G97
#[test]
fn an_old_friend_who_is_in_play_does_not_come_again() {
    let p = position()
        .pool(Leader::HanSolo)
        .leader(Leader::LandoCalrissian, System::Rodia)
        .action(ActionCard::AnOldFriend)
        .assigning(Side::Rebels, None);
    let mut t = p.begin();
    t.accepts(R, Action::UseCard(ActionCard::AnOldFriend));
    t.accepts(R, Action::ChoosePlace(at(System::Bespin)));
    assert_eq!(
        (t.at(Leader::HanSolo), t.at(Leader::LandoCalrissian)),
        (on(System::Bespin), on(System::Rodia))
    );
}

/// Rebel admiral, Imperial admiral, Rebel general, Imperial general.
const TEAMS: [Seat; 4] = [Seat(0), Seat(1), Seat(2), Seat(3)];

/// RB G98
#[test]
fn partners_answer_for_what_is_theirs() {
    let [rebel_admiral, imperial_admiral, rebel_general, _] = TEAMS;
    let team = || Arrangement::new(4).units(System::Naboo, &[(Unit::Stormtrooper, 1)]);
    let lando = Leader::LandoCalrissian.def().role;
    let p = team().pool(Leader::LandoCalrissian).action(ActionCard::IndependentOperation);
    let mut t = p.assigning(Side::Rebels, Some(lando)).begin();
    let own = if lando == Role::Admiral { rebel_admiral } else { rebel_general };
    t.accepts(own, Action::UseCard(ActionCard::IndependentOperation));
    t.accepts(own, Action::ChoosePlace(at(System::Naboo)));
    t.accepts(imperial_admiral, Action::ChoosePlace(at(System::Coruscant)));
    assert_eq!(t.count(Unit::Stormtrooper, System::Coruscant), 1);

    let yularen = Leader::ColonelYularen;
    for (mission, answer) in [
        (Mission::HomingBeacon, Action::ChoosePlace(at(HIDEOUT))),
        (Mission::InterrogationDroid, Action::Name { first: System::Yavin, second: System::Rodia }),
    ] {
        let p = team().captive(Leader::HanSolo, System::Naboo).nobody(Side::Rebels);
        let p = p.assigned(mission, &[yularen]).turn_of(Side::Empire, yularen.def().role);
        let mut t = p.begin();
        let seat = t.state().controller(yularen);
        t.accepts(seat, Action::Reveal { slot: 0 }).accepts(seat, Action::ChooseLeader(Leader::HanSolo));
        prevail(&mut t);
        t.accepts(rebel_general, answer);
    }
}

/// RB G99, RB G29
#[test]
fn an_uprising_may_use_units_from_elsewhere() {
    let all = |unit: Unit| (unit, unit.def().figures);
    for scrap in [false, true] {
        let setup =
            Setup { options: Options { scrap_to_gain: scrap, ..Options::default() }, ..Setup::new(2) };
        let p = Arrangement::of(&setup)
            .units(System::Naboo, &[(Unit::AtAt, 1)])
            .units(Place::BASE_SPACE, &[all(Unit::RebelTrooper)]);
        let mut t = runs(p, Mission::PublicUprising, &[Leader::MonMothma], System::Naboo);
        if scrap {
            t.accepts(R, Action::Build(Unit::RebelTrooper));
            t.accepts(R, Action::Scrap { unit: Unit::RebelTrooper, place: Place::BASE_SPACE });
            assert_eq!(t.count(Unit::RebelTrooper, System::Naboo), 1);
        } else {
            t.does_not_offer(R, Action::Build(Unit::RebelTrooper));
        }
    }
}

/// RB G29
#[test]
fn without_that_ruling_units_are_gained_from_the_supply_alone() {
    let options = Options { scrap_to_gain: false, ..Options::default() };
    let p = Arrangement::of(&Setup { options, ..Setup::new(2) })
        .units(System::Naboo, &[(Unit::Stormtrooper, 1)])
        .units(System::Ilum, &[(Unit::RebelTrooper, 19)]);
    let mut t = runs(p, Mission::InciteRebellion, LEIA, System::Naboo);
    t.does_not_offer(R, Action::Scrap { unit: Unit::RebelTrooper, place: at(System::Ilum) });
    let troopers = [System::Naboo, System::Ilum].map(|system| t.count(Unit::RebelTrooper, system));
    assert_eq!((troopers, t.state().combat().active), ([2, 19], true));
}
