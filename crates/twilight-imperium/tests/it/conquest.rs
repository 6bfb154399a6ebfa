//! More on bombardment, invasions, ground combat and control (TI 8, 11, 32, 41, 49, 76 and the rulings G72 to G76).

use crate::support::*;
use Planet::*;

const fn bomb(unit: Unit, planet: Planet) -> Action {
    Action::Bombard { unit, planet }
}

/// A's carrier with so many infantry lies over Arinam and Meer, both of them free.
fn over(infantry: u8) -> Arrangement {
    siege(&[(Unit::Carrier, 1), (Unit::Infantry, infantry)], &[]).free(Arinam)
}

/// TI 8.1.b
#[test]
fn bombardment_says_what_hits_and_how_many_dice() {
    // War suns: Bombardment 3 (x3).
    let mut t = siege(&[(Unit::WarSun, 1)], &[(Unit::Infantry, 3)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, bomb(Unit::WarSun, Arinam));
    t.rolls([2, 3, 10]);
    assert_eq!(ground(&t, Arinam), (Some(B), 1));
}

/// TI 8.1.c
#[test]
fn combat_modifiers_do_not_help_bombs() {
    // Exotriremes: Bombardment 4 (x2).
    let factions = [Faction::SardakkNorr, Faction::Yssaril, Faction::Hacan];
    let mut t = siege_of(factions, &[(Unit::Dreadnought, 1)], &[(Unit::Infantry, 2)]).begin();
    activates(&mut t, NEAR);
    t.accepts(A, bomb(Unit::Dreadnought, Arinam)).rolls([3, 4]);
    assert_eq!(ground(&t, Arinam), (Some(B), 1));
}

/// A war sun and a dreadnought over Arinam and Meer, two infantry on each.
fn two_worlds() -> Table {
    let own = [(Unit::WarSun, 1), (Unit::Dreadnought, 1)];
    let mut t = siege(&own, &[(Unit::Infantry, 2)]).planet(Meer, B, &[(Unit::Infantry, 4)]).begin();
    activates(&mut t, NEAR);
    t
}

/// TI 8.1.d
#[test]
fn units_are_aimed_at_planets_before_the_dice() {
    let mut t = two_worlds();
    reaches(&mut t, A, bomb(Unit::Dreadnought, Arinam));
    t.offers(A, bomb(Unit::WarSun, Arinam)).accepts(A, bomb(Unit::WarSun, Meer));
    t.rolls([5]);
    assert_eq!(ground(&t, Arinam), (Some(B), 1));
}

/// TI 8.1.d.2
#[test]
fn all_dice_of_a_unit_go_to_one_planet() {
    let mut t = two_worlds();
    reaches(&mut t, A, bomb(Unit::WarSun, Meer));
    t.does_not_offer(A, bomb(Unit::WarSun, Arinam));
    t.accepts(A, bomb(Unit::Dreadnought, Meer)).rolls([5, 3, 3, 3]);
    assert_eq!((ground(&t, Arinam), ground(&t, Meer)), ((Some(B), 2), (Some(B), 0)));
}

/// TI G42
#[test]
fn who_bombards_does_so_with_all_units() {
    let mut t = siege(&[(Unit::Dreadnought, 2)], &[(Unit::Infantry, 3)]).begin();
    activates(&mut t, NEAR);
    t.offers(A, Action::Pass).accepts(A, bomb(Unit::Dreadnought, Arinam));
    // Both dreadnoughts roll.
    t.rolls([5, 5]);
    assert_eq!(ground(&t, Arinam), (Some(B), 1));
    // And all cannons: those on both planets.
    let mut t = battle(&[(Unit::Cruiser, 3)], &[])
        .planet(Arinam, B, &[(Unit::Pds, 1)])
        .planet(Meer, B, &[(Unit::Pds, 1)])
        .begin();
    attack(&mut t, &[(Unit::Cruiser, 3)]);
    t.accepts(B, Action::Fire(A)).rolls([6, 6]);
    assert_eq!(count(&t, A, NEAR, Unit::Cruiser), 1);
}

/// TI 11.2.b
#[test]
fn ground_forces_land_beside_those_of_others() {
    let mut t = siege(&[(Unit::Carrier, 1), (Unit::Infantry, 1)], &[(Unit::Infantry, 1)]).begin();
    activates(&mut t, NEAR);
    t.accepts(A, land(Arinam));
    assert_eq!((t.state().combat().planet, t.state().combat().sides), (Some(Arinam), [A, B]));
}

/// TI 11.3.a
#[test]
fn the_active_player_chooses_the_order_of_space_cannon_defence() {
    let mut t = siege(&[(Unit::Carrier, 1), (Unit::Infantry, 2)], &[(Unit::Pds, 1)])
        .planet(Meer, B, &[(Unit::Pds, 1)])
        .begin();
    activates(&mut t, NEAR);
    t.accepts(B, Action::Pass).accepts(A, land(Arinam)).accepts(A, land(Meer));
    t.offers(A, Action::Pick(Pick::Planet(Arinam))).accepts(A, Action::Pick(Pick::Planet(Meer)));
    t.accepts(B, Action::Fire(A)).rolls([6]);
    // The infantry on Meer was shot; that on Arinam comes next.
    t.accepts(B, Action::Fire(A)).rolls([1]);
    assert_eq!((ground(&t, Meer), ground(&t, Arinam)), ((Some(B), 0), (Some(A), 1)));
}

/// TI G74
#[test]
fn the_active_player_chooses_the_order_of_gained_planets() {
    let mut t = over(2).begin();
    activates(&mut t, NEAR);
    t.accepts(A, land(Arinam)).accepts(A, land(Meer));
    picks(&mut t, A, Pick::Planet(Meer));
    let gained: Vec<Planet> = t
        .events()
        .into_iter()
        .filter_map(|event| match event {
            Event::ControlGained { planet, .. } => Some(planet),
            _ => None,
        })
        .collect();
    assert_eq!(gained, [Meer, Arinam]);
}

/// TI 32.0
#[test]
fn players_start_with_their_home_planets() {
    for seat in [A, B, C] {
        let t = position();
        let home = t.table().faction(seat).def().home.def().planets;
        assert_eq!(homes(&t, seat), home);
    }
    let mut t = over(1).begin();
    activates(&mut t, NEAR);
    t.accepts(A, land(Meer));
    assert_eq!(t.state().planets_of(A).collect::<Vec<_>>(), [Nestphar, Meer]);
}

/// TI 32.3
#[test]
fn a_planet_stays_its_owners_without_units() {
    let mut t = of(Faction::Arborec)
        .fleet(A, HOME_A, &[(Unit::Carrier, 1)])
        .planet(Nestphar, A, &[(Unit::Infantry, 1)])
        .begin();
    t.accepts(A, Action::Activate(NEAR)).accepts(A, moves(Unit::Carrier, HOME_A));
    t.accepts(A, Action::Load { unit: Unit::Infantry, from: on(Nestphar) });
    assert_eq!(ground(&t, Nestphar), (Some(A), 0));
}

/// B loses Abyz to C by a vote.
fn redistributed() -> Table {
    let position = position().points(A, 2).points(B, 2).planet(Abyz, B, &[(Unit::Infantry, 2)]);
    let mut t = passes(position, Agenda::ColonialRedistribution, Outcome::Planet(Abyz));
    assert_eq!(ground(&t, Abyz), (Some(B), 0), "without units it is still B's");
    picks(&mut t, C, Pick::Place { unit: Unit::Infantry, site: on(Abyz) });
    t
}

/// TI 32.5, TI 32.5.a
#[test]
fn control_passes_at_once_to_whoever_alone_has_units() {
    assert_eq!(ground(&redistributed(), Abyz), (Some(C), 1));
}

/// TI 32.7
#[test]
fn who_loses_a_planet_marks_it_no_longer() {
    let mut t = redistributed();
    assert!(!t.state().planets_of(B).any(|planet| planet == Abyz));
    assert!(happened(&mut t, |event| matches!(event, Event::ControlLost { seat: B, planet: Abyz })));
}

/// TI G75
#[test]
fn a_planet_gained_outside_an_invasion_is_exhausted() {
    let mut t = of(Faction::Xxcha).strategies(A, &[Strategy::Diplomacy]).begin();
    t.accepts(A, Action::Strategic(Strategy::Diplomacy));
    reaches(&mut t, A, Action::Use(Power::Faction(Ability::PeaceAccords)));
    picks(&mut t, A, Pick::Planet(Meer));
    assert_eq!(t.state().planet(Meer).owner, Some(A));
    assert!(t.state().planet(Meer).exhausted);
}

/// TI 32.6
#[test]
fn effects_take_planets_away() {
    // Nobody has units on the planet: the Xxcha take it by treaty.
    let mut t = of(Faction::Xxcha).strategies(A, &[Strategy::Diplomacy]).planet(Meer, B, &[]).begin();
    t.accepts(A, Action::Strategic(Strategy::Diplomacy));
    reaches(&mut t, A, Action::Use(Power::Faction(Ability::PeaceAccords)));
    picks(&mut t, A, Pick::Planet(Meer));
    assert_eq!(t.state().planet(Meer).owner, Some(A));
}

/// TI 32.5.b
#[test]
fn during_an_invasion_control_changes_only_at_its_end() {
    let mut t = siege(&[(Unit::Carrier, 1), (Unit::Infantry, 1)], &[(Unit::Pds, 1)]).begin();
    activates(&mut t, NEAR);
    t.accepts(B, Action::Pass).accepts(A, land(Arinam));
    assert_eq!(t.state().planet(Arinam).owner, Some(B), "its cannon still fires");
    t.accepts(B, Action::Fire(A)).rolls([1]);
    assert_eq!(t.state().planet(Arinam).owner, Some(A));
}

/// TI G76
#[test]
fn control_tokens_never_run_out() {
    let on_map = |table: &TwilightImperium| -> Vec<Planet> {
        let abroad = Planet::ALL.into_iter().filter(|planet| planet.home_of().is_none());
        abroad.filter(|&planet| table.hex_of(planet).is_some() && planet != MecatolRex).collect()
    };
    let planets = on_map(position().table());
    assert!(planets.len() > 17, "there are 17 tokens of a colour");
    let t = planets.iter().fold(position(), |position, &planet| position.planet(planet, A, &[])).begin();
    assert_eq!(t.state().planets_of(A).count(), planets.len() + 1);
}

/// TI 41.4.a
#[test]
fn the_start_of_a_ground_combat_is_the_start_of_its_first_round() {
    let factions = [Faction::Yssaril, Faction::SardakkNorr, Faction::Hacan];
    let own = [(Unit::Carrier, 1), (Unit::Infantry, 2)];
    let legion = note(Note::TekklarLegion, B);
    let mut t = siege_of(factions, &own, &[(Unit::Infantry, 2)])
        .hand(A, &[ActionCard::MoraleBoost])
        .note(legion, A)
        .begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, land(Arinam));
    t.accepts(A, land(Arinam));
    t.offers(A, Action::PlayNote(legion)).offers(A, Action::PlayCard(ActionCard::MoraleBoost));
    dice(&mut t, [1, 1]);
    dice(&mut t, [1, 1]);
    next_round(&mut t);
    t.offers(A, Action::PlayCard(ActionCard::MoraleBoost)).does_not_offer(A, Action::PlayNote(legion));
}

/// TI 41.4.b
#[test]
fn the_end_of_the_last_round_is_the_end_of_the_ground_combat() {
    let own = [(Unit::Dreadnought, 2), (Unit::Infantry, 2)];
    let mut t = siege(&own, &[(Unit::Infantry, 1), (Unit::Pds, 1)])
        .techs(A, &[Tech::DacxiveAnimators])
        .hand(A, &[ActionCard::EmergencyRepairs])
        .begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, land(Arinam));
    t.accepts(A, land(Arinam));
    dice(&mut t, [8, 1]);
    dice(&mut t, [1]);
    for _ in 0..3 {
        if listed(t.state(), A).contains(&Action::Use(Power::Tech(Tech::DacxiveAnimators))) {
            break;
        }
        idles(&mut t, 1);
    }
    t.offers(A, Action::PlayCard(ActionCard::EmergencyRepairs));
    t.offers(A, Action::Use(Power::Tech(Tech::DacxiveAnimators)));
}

/// TI G72
#[test]
fn effects_put_nobody_on_mecatol_rex_while_the_custodians_are_there() {
    let mut t = position().hand(A, &[ActionCard::FrontlineDeployment]).begin();
    t.accepts(A, Action::PlayCard(ActionCard::FrontlineDeployment));
    t.does_not_offer(A, Action::Pick(Pick::Planet(MecatolRex)));
    assert!(t.state().has_custodians());
}

/// TI 49.5
#[test]
fn whoever_controls_a_planet_has_its_card() {
    let mut t = siege(&[(Unit::Carrier, 1), (Unit::Infantry, 1)], &[]).begin();
    activates(&mut t, NEAR);
    t.accepts(A, land(Arinam));
    let view = t.state().view(orrery_engine::Viewer::Spectator);
    let card = view.planets.iter().find(|card| card.planet == Arinam).expect("it is on the board");
    assert_eq!((card.owner, card.resources, card.influence), (Some(A), 1, 2));
}

/// TI 72.1.a
#[test]
fn floating_factories_are_placed_in_space() {
    let mut t = of(Faction::Saar).strategies(A, &[Strategy::Construction]).begin();
    t.accepts(A, Action::Strategic(Strategy::Construction));
    t.does_not_offer(A, Action::Pick(Pick::Place { unit: Unit::SpaceDock, site: on(Ragh) }));
    picks(&mut t, A, Pick::Place { unit: Unit::SpaceDock, site: space(HOME_A) });
    assert_eq!(count(&t, A, HOME_A, Unit::SpaceDock), 1);
}

/// TI 72.5.2
#[test]
fn structures_beyond_the_limit_are_not_placed() {
    let mut t = position()
        .strategies(A, &[Strategy::Construction])
        .planet(Jord, A, &[(Unit::Pds, 2), (Unit::SpaceDock, 1)])
        .planet(Meer, A, &[(Unit::Pds, 1)])
        .begin();
    t.accepts(A, Action::Strategic(Strategy::Construction));
    let place = |unit, planet| Action::Pick(Pick::Place { unit, site: on(planet) });
    t.does_not_offer(A, place(Unit::Pds, Jord)).does_not_offer(A, place(Unit::SpaceDock, Jord));
    t.offers(A, place(Unit::Pds, Meer)).offers(A, place(Unit::SpaceDock, Meer));
}

/// TI G86
#[test]
fn the_limits_of_structures_hold_for_each_planet() {
    // Two PDS on Meer, and two more on Arinam beside it.
    let mut t = position()
        .strategies(A, &[Strategy::Construction])
        .planet(Meer, A, &[(Unit::Pds, 2)])
        .planet(Arinam, A, &[(Unit::Pds, 1)])
        .begin();
    t.accepts(A, Action::Strategic(Strategy::Construction));
    picks(&mut t, A, Pick::Place { unit: Unit::Pds, site: on(Arinam) });
    t.does_not_offer(A, Action::Pick(Pick::Place { unit: Unit::Pds, site: on(Arinam) }));
    assert_eq!((t.state().planet(Meer).pds, t.state().planet(Arinam).pds), (2, 2));
}

/// TI 18.6, TI 18.6.2, TI 76.3.2, TI G30
#[test]
fn an_own_token_in_the_system_does_not_stop_construction() {
    let position = position().strategies(A, &[Strategy::Construction]).planet(Abyz, B, &[]);
    let mut t = position.token(B, Hex(10)).begin();
    t.accepts(A, Action::Strategic(Strategy::Construction));
    takes(&mut t, A, &[Action::Finish, Action::Finish]);
    t.accepts(B, Action::Secondary).accepts(B, Action::Pick(Pick::Hex(Hex(10))));
    picks(&mut t, B, Pick::Place { unit: Unit::Pds, site: on(Abyz) });
    assert_eq!((t.state().planet(Abyz).pds, t.state().pool(B, Pool::Strategy)), (1, 1));
    // Seven in pools and one on the board: the spent token is in reinforcements.
    assert_eq!(t.state().reserve(B), 16 - 7 - 1);
}
