//! Decisions that are the players' own, however small (D rows of the table of decisions).

use crate::support::*;
use Planet::*;

const fn ship(unit: Unit, hex: Hex) -> Pick {
    Pick::Unit { unit, damaged: false, site: Site::Space(hex) }
}

/// What a seat is asked to choose.
fn choices(t: &Table, seat: Seat) -> Vec<Action> {
    listed(t.state(), seat)
}

fn dice(t: &Table) -> u8 {
    match t.state().status() {
        Status::Chance(Chance::Dice { count, .. }) => count,
        status => panic!("no dice: {status:?}"),
    }
}

/// TI G145
#[test]
fn plasma_scoring_adds_a_die_to_the_unit_of_choice() {
    let position = Arrangement::new(&[Faction::Sol, Faction::Xxcha, Faction::Winnu]);
    let position = position.techs(B, &[Tech::PlasmaScoring]).planet(Meer, B, &[(Unit::Pds, 1)]);
    let position = position.fleet(B, NEAR, &[(Unit::Flagship, 1)]).fleet(A, HOME_A, &[(Unit::Cruiser, 2)]);
    let mut t = position.begin();
    activates(&mut t, NEAR);
    flies(&mut t, Unit::Cruiser, HOME_A);
    reaches(&mut t, B, Action::Fire(A));
    assert_eq!(
        choices(&t, B),
        [ship(Unit::Flagship, NEAR), ship(Unit::Pds, NEAR)].map(Action::Pick),
        "both types fire"
    );
    picks(&mut t, B, ship(Unit::Flagship, NEAR));
    nobody_reacts(&mut t);
    assert_eq!(dice(&t), 1 + 3 + 1);
}

/// TI G145, TI 8.1.d
#[test]
fn plasma_scoring_adds_a_die_against_the_planet_of_choice() {
    let position = position().techs(A, &[Tech::PlasmaScoring]).fleet(A, NEAR, &[(Unit::Dreadnought, 2)]);
    let position = position.planet(Meer, B, &[(Unit::Infantry, 3)]).planet(Arinam, B, &[(Unit::Infantry, 3)]);
    let mut t = position.begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Bombard { unit: Unit::Dreadnought, planet: Arinam });
    t.accepts(A, Action::Bombard { unit: Unit::Dreadnought, planet: Meer });
    let bomb = |planet| Pick::Unit { unit: Unit::Dreadnought, damaged: false, site: on(planet) };
    assert_eq!(choices(&t, A).len(), 2);
    picks(&mut t, A, bomb(Meer));
    let first = dice(&t);
    t.rolls(std::iter::repeat_n(1, usize::from(first)));
    assert_eq!((first, dice(&t)), (1, 2), "one die against Arinam, two against Meer");
}

/// TI G143, TI 47.2
#[test]
fn gravity_drive_serves_a_ship_that_goes_a_longer_way() {
    let position = position().techs(A, &[Tech::GravityDrive]).fleet(A, HOME_A, &[(Unit::Carrier, 1)]);
    let position = position.fleet(A, ALPHA, &[(Unit::Carrier, 1), (Unit::Infantry, 1)]);
    let mut t = position.begin();
    activates(&mut t, NEAR);
    nobody_reacts(&mut t);
    t.accepts(A, Action::Move { unit: Unit::Carrier, damaged: false, from: HOME_A });
    t.does_not_offer(A, Action::Fly(ALPHA));
    t.accepts(A, Action::Use(Power::Tech(Tech::GravityDrive)));
    t.accepts(A, Action::Fly(ALPHA));
    t.accepts(A, Action::Load { unit: Unit::Infantry, from: space(ALPHA) });
    assert!(!choices(&t, A).contains(&Action::Use(Power::Tech(Tech::GravityDrive))), "it serves one ship");
}

/// TI G138
#[test]
fn ships_find_the_wormhole_of_hil_colish_where_it_is_by_then() {
    let position = of(Faction::Creuss).fleet(A, EMPTY, &[(Unit::Flagship, 1)]);
    let mut t = position.fleet(A, HOME_A, &[(Unit::Carrier, 2)]).begin();
    activates(&mut t, FAR);
    // Through the wormhole in the empty system it is two systems away: Gravity Drive serves one carrier.
    flies(&mut t, Unit::Carrier, HOME_A);
    let carrier = Action::Move { unit: Unit::Carrier, damaged: false, from: HOME_A };
    t.does_not_offer(A, carrier);
    flies(&mut t, Unit::Flagship, EMPTY);
    t.offers(A, carrier);
}

/// A combat in which the defender holds a cruiser, a carrier and two fighters, next to a carrier with room.
fn beset() -> Table {
    let position = position().fleet(A, NEAR, &[(Unit::Cruiser, 3)]).pools(B, [3, 6, 2]);
    let position = position.fleet(B, NEAR, &[(Unit::Cruiser, 1), (Unit::Carrier, 1), (Unit::Fighter, 2)]);
    let mut t = position.fleet(B, EMPTY, &[(Unit::Carrier, 1)]).begin();
    activates(&mut t, NEAR);
    t
}

/// TI 35.7.b.2, TI G60, TI G142
#[test]
fn what_finds_no_room_on_retreating_ships_is_removed_though_there_is_room_where_they_go() {
    let mut t = beset();
    reaches(&mut t, B, Action::Retreat);
    nobody_reacts(&mut t);
    t.rolls([10, 1, 1]);
    t.rolls([1, 1, 1, 1]);
    t.accepts(B, Action::Destroy { unit: Unit::Carrier, damaged: false });
    nobody_reacts(&mut t);
    picks(&mut t, B, Pick::Hex(EMPTY));
    let fleet = t.state().fleet(EMPTY, B);
    assert_eq!((fleet.count(Unit::Cruiser), fleet.count(Unit::Carrier)), (1, 1));
    assert_eq!(fleet.count(Unit::Fighter), 0);
    assert!(t.state().fleet(NEAR, B).is_empty());
}

/// TI 35.7.b, TI G60
#[test]
fn fighters_retreat_on_the_ships_that_hold_them() {
    let mut t = beset();
    reaches(&mut t, B, Action::Retreat);
    nobody_reacts(&mut t);
    t.rolls([10, 1, 1]);
    t.rolls([1, 1, 1, 1]);
    t.accepts(B, Action::Destroy { unit: Unit::Cruiser, damaged: false });
    nobody_reacts(&mut t);
    picks(&mut t, B, Pick::Hex(EMPTY));
    assert_eq!(t.state().fleet(EMPTY, B).count(Unit::Fighter), 2);
    assert!(t.state().has_token(EMPTY, B), "TI 35.7.d");
}

/// TI 12.2, TI G61, TI G141
#[test]
fn a_skilled_retreat_out_of_a_gravity_rift_is_rolled_for() {
    let rift = Hex(29);
    let seats = [Faction::Sol, Faction::Letnev, Faction::Winnu, Faction::Xxcha, Faction::Yin];
    let position =
        Arrangement::new(&seats).fleet(A, rift, &[(Unit::Cruiser, 1)]).fleet(B, rift, &[(Unit::Cruiser, 2)]);
    let mut t = position.hand(B, &[ActionCard::SkilledRetreat]).begin();
    activates(&mut t, rift);
    plays(&mut t, B, ActionCard::SkilledRetreat, Pick::Hex(Hex(14)));
    nobody_reacts(&mut t);
    assert_eq!(dice(&t), 2);
    t.rolls([3, 4]);
    assert_eq!(t.state().fleet(Hex(14), B).count(Unit::Cruiser), 1);
    assert!(t.state().has_token(Hex(14), B));
}

/// TI 47.8.2, TI G142
#[test]
fn foresight_takes_ground_forces_of_planets_along() {
    let position = Arrangement::new(&[Faction::Sol, Faction::Naalu, Faction::Winnu]);
    let position = position.fleet(A, HOME_A, &[(Unit::Cruiser, 1)]).fleet(B, NEAR, &[(Unit::Carrier, 1)]);
    let mut t = position.planet(Meer, B, &[(Unit::Infantry, 2)]).begin();
    activates(&mut t, NEAR);
    flies(&mut t, Unit::Cruiser, HOME_A);
    reaches(&mut t, B, Action::Use(Power::Faction(Ability::Foresight)));
    picks(&mut t, B, Pick::Hex(EMPTY));
    picks(&mut t, B, Pick::Planet(Meer));
    t.accepts(B, Action::Finish);
    let fleet = t.state().fleet(EMPTY, B);
    assert_eq!((fleet.count(Unit::Carrier), fleet.count(Unit::Infantry)), (1, 1));
    assert_eq!(t.state().planet(Meer).infantry, 1);
    assert!(t.state().has_token(EMPTY, B));
}

/// TI G14, TI 74.8, TI G148
#[test]
fn a_mandatory_effect_can_be_put_off_but_not_left_out() {
    let position = position().techs(A, &[Tech::AssaultCannon]).fleet(A, NEAR, &[(Unit::Cruiser, 3)]);
    let position = position.fleet(B, NEAR, &[(Unit::Cruiser, 1), (Unit::Carrier, 1)]);
    let mut t = position.hand(B, &[ActionCard::MoraleBoost]).begin();
    activates(&mut t, NEAR);
    let fires = Action::Use(Power::Tech(Tech::AssaultCannon));
    for _ in 0..20 {
        if choices(&t, A).contains(&fires) {
            break;
        }
        assert!(idles(&mut t, 1));
    }
    t.accepts(A, Action::Pass);
    t.accepts(B, Action::Pass);
    assert_eq!(choices(&t, B), [ship(Unit::Cruiser, NEAR), ship(Unit::Carrier, NEAR)].map(Action::Pick));
}

/// TI G14
#[test]
fn an_opponent_acts_between_if_a_mandatory_effect_is_put_off() {
    let position = position().techs(A, &[Tech::AssaultCannon]).fleet(A, NEAR, &[(Unit::Cruiser, 3)]);
    let position = position.fleet(B, NEAR, &[(Unit::Cruiser, 1)]).planet(ArcPrime, B, &[]);
    let mut t = position.hand(B, &[ActionCard::SkilledRetreat]).begin();
    activates(&mut t, NEAR);
    let fires = Action::Use(Power::Tech(Tech::AssaultCannon));
    while !choices(&t, A).contains(&fires) {
        assert!(idles(&mut t, 1));
    }
    t.accepts(A, Action::Pass);
    t.accepts(B, Action::PlayCard(ActionCard::SkilledRetreat));
    picks(&mut t, B, Pick::Hex(EMPTY));
    nobody_reacts(&mut t);
    assert_eq!(t.state().fleet(EMPTY, B).count(Unit::Cruiser), 1, "it slips away before the cannon fires");
}

/// TI 66.3, TI G38
#[test]
fn ships_beyond_a_fleet_pool_that_shrinks_go_at_once() {
    let position = Arrangement::new(&[Faction::Sol, Faction::Naalu, Faction::Winnu]);
    let position = position.techs(B, &[Tech::Neuroglaive]).fleet(B, NEAR, &[(Unit::Cruiser, 1)]);
    let mut t = position.pools(A, [3, 3, 2]).fleet(A, HOME_A, &[(Unit::Cruiser, 3)]).begin();
    activates(&mut t, NEAR);
    nobody_reacts(&mut t);
    assert_eq!(t.state().pool(A, Pool::Fleet), 2);
    assert_eq!(t.state().fleet(HOME_A, A).count(Unit::Cruiser), 2, "before any ship moves");
}

/// TI G155
#[test]
fn raghs_call_clears_one_planet_of_the_holders_choice() {
    let position = Arrangement::new(&[Faction::Sol, Faction::Saar, Faction::Winnu]);
    let id = note(Note::RaghsCall, B);
    let position = position.note(id, A).fleet(A, NEAR, &[(Unit::Carrier, 1), (Unit::Infantry, 2)]);
    let position = position.planet(Meer, B, &[(Unit::Infantry, 1)]).planet(Arinam, B, &[(Unit::Infantry, 1)]);
    let mut t = position.begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Land { unit: Unit::Infantry, planet: Meer });
    t.accepts(A, Action::Land { unit: Unit::Infantry, planet: Arinam });
    reaches(&mut t, A, Action::PlayNote(id));
    picks(&mut t, A, Pick::Planet(Meer));
    assert!(choices(&t, B).iter().all(|action| matches!(action, Action::Pick(Pick::Planet(_)))));
    let Action::Pick(home) = choices(&t, B)[0] else { panic!("a planet is chosen") };
    picks(&mut t, B, home);
    assert_eq!((t.state().planet(Meer).infantry, t.state().planet(Arinam).infantry), (0, 1));
}

/// TI 42.3.a, TI 42.3.a.2, TI G164
#[test]
fn a_unit_is_taken_back_to_be_placed_elsewhere() {
    let position = position().pools(A, [3, 9, 2]).fleet(A, NEAR, &[(Unit::Cruiser, 7)]);
    let position = position.fleet(A, EMPTY, &[(Unit::Cruiser, 1)]).token(A, NEAR);
    let mut t = position.fleet(A, HOME_A, &[(Unit::Carrier, 1)]).hand(A, &[ActionCard::WarEffort]).begin();
    plays(&mut t, A, ActionCard::WarEffort, Pick::Hex(HOME_A));
    assert_eq!(t.state().fleet(EMPTY, A).count(Unit::Cruiser), 0, "the only system without a token");
    assert_eq!(t.state().fleet(HOME_A, A).count(Unit::Cruiser), 1);
}

/// TI 65.1.a, TI G159
#[test]
fn infantry_that_wait_on_their_card_save_nobody() {
    let mut position = position().waiting(C, 2);
    for planet in Faction::Winnu.def().home.def().planets {
        position = position.free(*planet);
    }
    let mut t = position.begin();
    t.refuses(C, Action::Pass, rules::ELIMINATED);
}

/// Two against two dreadnoughts; both sides are hit twice.
fn exchange_of_blows(position: Arrangement) -> Table {
    let position = position.pools(A, [3, 6, 2]).fleet(A, NEAR, &[(Unit::Dreadnought, 2)]);
    let mut t = position.fleet(B, NEAR, &[(Unit::Dreadnought, 2)]).begin();
    activates(&mut t, NEAR);
    while !matches!(t.state().status(), Status::Chance(_)) {
        assert!(idles(&mut t, 1));
    }
    t.rolls([10, 10]);
    nobody_reacts(&mut t);
    t.rolls([10, 10]);
    nobody_reacts(&mut t);
    t
}

/// TI G54, TI 52.0
#[test]
fn attacker_and_defender_take_turns_in_cancelling_hits() {
    let mut t = exchange_of_blows(position());
    let sustain = Action::Sustain(Unit::Dreadnought);
    t.accepts(A, sustain);
    t.accepts(B, sustain);
    t.accepts(A, sustain);
    t.accepts(B, Action::Pass);
    let lost = Action::Destroy { unit: Unit::Dreadnought, damaged: true };
    assert!(!choices(&t, B).contains(&sustain), "B has declined, and A has nothing to add");
    t.accepts(B, lost);
    assert_eq!(t.state().fleet(NEAR, A).damaged(Unit::Dreadnought), 2);
    assert_eq!(t.state().fleet(NEAR, B).count(Unit::Dreadnought), 1);
}

/// TI G54
#[test]
fn who_has_declined_may_still_answer_what_the_other_does() {
    let mut t = exchange_of_blows(position());
    let sustain = Action::Sustain(Unit::Dreadnought);
    t.accepts(A, Action::Pass);
    t.accepts(B, sustain);
    t.offers(A, sustain);
}

/// TI 24.6.b.2
#[test]
fn a_cancelled_card_does_not_count_as_played() {
    let two = [ActionCard::ShieldsHolding, ActionCard::ShieldsHolding];
    let mut t = exchange_of_blows(position().hand(A, &two).hand(B, &[ActionCard::Sabotage]));
    t.accepts(A, Action::PlayCard(ActionCard::ShieldsHolding));
    reaches(&mut t, B, Action::PlayCard(ActionCard::Sabotage));
    nobody_reacts(&mut t);
    t.accepts(B, Action::Pass);
    t.accepts(A, Action::PlayCard(ActionCard::ShieldsHolding));
    nobody_reacts(&mut t);
    assert_eq!(t.state().combat().hits[1], 0, "two hits are cancelled");
}

/// TI G144, TI G53
#[test]
fn ships_that_fall_together_are_mourned_once() {
    let position = position().pools(A, [3, 6, 2]).fleet(A, NEAR, &[(Unit::Cruiser, 1), (Unit::Fighter, 2)]);
    let position = position.fleet(A, NEAR, &[(Unit::Carrier, 1)]).fleet(B, NEAR, &[(Unit::Cruiser, 3)]);
    let mut t = position.hand(A, &[ActionCard::CourageousToTheEnd]).begin();
    activates(&mut t, NEAR);
    while !matches!(t.state().status(), Status::Chance(_)) {
        assert!(idles(&mut t, 1));
    }
    t.rolls([1, 1, 1, 1]);
    nobody_reacts(&mut t);
    t.rolls([10, 10, 1]);
    nobody_reacts(&mut t);
    t.accepts(A, Action::Destroy { unit: Unit::Fighter, damaged: false });
    t.accepts(A, Action::Destroy { unit: Unit::Cruiser, damaged: false });
    t.accepts(A, Action::PlayCard(ActionCard::CourageousToTheEnd));
    nobody_reacts(&mut t);
    // The cruiser hits on 7, the fighter would need a 9.
    t.rolls([7, 1]);
    assert_eq!(t.state().fleet(NEAR, B).count(Unit::Cruiser), 2);
}

/// TI 41.4.d
#[test]
fn fighters_of_the_matriarch_win_no_ground_combat() {
    let position = of(Faction::Naalu).fleet(A, NEAR, &[(Unit::Flagship, 1), (Unit::Fighter, 2)]);
    let position = position.techs(A, &[Tech::DacxiveAnimators]).planet(Meer, B, &[(Unit::Infantry, 1)]);
    let mut t = position.begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Land { unit: Unit::Fighter, planet: Meer });
    for _ in 0..40 {
        assert!(!choices(&t, A).contains(&Action::Use(Power::Tech(Tech::DacxiveAnimators))));
        if !idles(&mut t, 8) {
            break;
        }
    }
    let planet = t.state().planet(Meer);
    assert_eq!((planet.owner, planet.infantry), (Some(B), 0));
}

/// TI 74.18, TI G163
#[test]
fn wrath_of_kenara_raises_each_die_once() {
    let position = of(Faction::Hacan).goods(A, 3).fleet(A, NEAR, &[(Unit::Flagship, 1)]);
    let mut t = position.fleet(B, NEAR, &[(Unit::Cruiser, 1)]).begin();
    activates(&mut t, NEAR);
    while !matches!(t.state().status(), Status::Chance(_)) {
        assert!(idles(&mut t, 1));
    }
    t.rolls([6, 5]);
    t.accepts(A, Action::Use(Power::Flagship));
    let die = |face| Action::Pick(Pick::Die { unit: Unit::Flagship, face });
    t.accepts(A, die(5));
    t.does_not_offer(A, die(7));
    t.offers(A, die(6));
    assert!(choices(&t, A).iter().filter(|action| matches!(action, Action::Pick(_))).count() == 1);
}

/// TI G146
#[test]
fn a_unit_under_the_crown_of_thalnos_is_lost_if_none_of_its_dice_hits() {
    let position = of(Faction::Muaat).law(Agenda::TheCrownOfThalnos, Some(A), None);
    let position = position.pools(A, [3, 6, 2]).fleet(A, NEAR, &[(Unit::WarSun, 2)]);
    let mut t = position.fleet(B, NEAR, &[(Unit::Cruiser, 1)]).begin();
    activates(&mut t, NEAR);
    while !matches!(t.state().status(), Status::Chance(_)) {
        assert!(idles(&mut t, 1));
    }
    t.rolls([1; 6]);
    t.accepts(A, Action::Use(Power::Law(Agenda::TheCrownOfThalnos)));
    for _ in 0..6 {
        picks(&mut t, A, Pick::Die { unit: Unit::WarSun, face: 1 });
    }
    t.rolls([10, 1, 1, 1, 1, 1]);
    assert_eq!(t.state().fleet(NEAR, A).count(Unit::WarSun), 1);
}

/// TI 30.5.b, TI G156
#[test]
fn a_leaked_objective_of_the_action_phase_is_scored_by_all() {
    let position = position().leaked(Objective::UnveilFlagship).fleet(A, NEAR, &[(Unit::Flagship, 1)]);
    let mut t = position.fleet(B, NEAR, &[(Unit::Destroyer, 1)]).begin();
    activates(&mut t, NEAR);
    fights_until(&mut t, A, Action::Score(Objective::UnveilFlagship));
    assert_eq!(t.state().sheet(A).points, 1);
}

/// TI 46.1.2, TI G137
#[test]
fn all_that_is_picked_up_after_a_rift_stays_if_the_rift_takes_the_ship() {
    let seats = [Faction::Sol, Faction::Letnev, Faction::Winnu, Faction::Xxcha, Faction::Yin];
    let (rift, between, there) = (Hex(29), Hex(13), Hex(14));
    let position = Arrangement::new(&seats).fleet(A, rift, &[(Unit::Carrier, 1)]);
    let mut t = position.fleet(A, between, &[(Unit::Carrier, 1), (Unit::Infantry, 5)]).begin();
    activates(&mut t, there);
    nobody_reacts(&mut t);
    t.accepts(A, Action::Move { unit: Unit::Carrier, damaged: false, from: rift });
    t.accepts(A, Action::Fly(between));
    for _ in 0..5 {
        t.accepts(A, Action::Load { unit: Unit::Infantry, from: space(between) });
    }
    t.accepts(A, Action::Fly(there));
    while !matches!(t.state().status(), Status::Chance(_)) {
        assert!(idles(&mut t, 1));
    }
    t.rolls([3]);
    assert_eq!(t.state().fleet(between, A).count(Unit::Infantry), 5);
}

/// TI G153
#[test]
fn a_lucky_shot_hits_a_ship_that_is_sound() {
    let position = position().planet(Meer, A, &[]).fleet(B, NEAR, &[(Unit::Dreadnought, 2)]);
    let position = position.damaged(B, NEAR, Unit::Dreadnought).hand(A, &[ActionCard::LuckyShot]);
    let mut t = position.begin();
    let target = Pick::Enemy { seat: B, unit: Unit::Dreadnought, site: space(NEAR) };
    plays(&mut t, A, ActionCard::LuckyShot, target);
    let fleet = t.state().fleet(NEAR, B);
    assert_eq!((fleet.sound(Unit::Dreadnought), fleet.damaged(Unit::Dreadnought)), (0, 1));
}

/// TI G154
#[test]
fn a_damaged_exotrireme_rams() {
    let position = of(Faction::SardakkNorr).techs(A, &[Tech::Exotrireme2]);
    let position = position.fleet(A, NEAR, &[(Unit::Dreadnought, 2)]).damaged(A, NEAR, Unit::Dreadnought);
    let mut t = position.fleet(B, NEAR, &[(Unit::Carrier, 3)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Use(Power::Tech(Tech::Exotrireme2)));
    let fleet = t.state().fleet(NEAR, A);
    assert_eq!((fleet.sound(Unit::Dreadnought), fleet.damaged(Unit::Dreadnought)), (1, 0));
}

/// TI G157
#[test]
fn a_vetoed_revote_discards_the_law() {
    let position = position().law(Agenda::FleetRegulations, None, None).speaker(C);
    let position = position.hand(B, &[ActionCard::Veto]);
    let mut t = position.agenda_phase(&[Agenda::MiscountDisclosed, Agenda::Mutiny]).begin();
    let elected = Outcome::Law(Agenda::FleetRegulations);
    nobody_reacts(&mut t);
    t.accepts(A, Action::Vote(elected));
    while t.state().ballot_agenda() != Some(Agenda::FleetRegulations) {
        let choice = listed(t.state(), A).into_iter().find(|action| matches!(action, Action::Exhaust(_)));
        match choice {
            Some(exhaust) => _ = t.accepts(A, exhaust),
            None => assert!(idles(&mut t, 1)),
        }
    }
    assert!(t.state().law(Agenda::FleetRegulations).is_some());
    plays(&mut t, B, ActionCard::Veto, None);
    nobody_reacts(&mut t);
    assert_eq!(t.state().law(Agenda::FleetRegulations), None);
    assert_eq!(t.state().ballot_agenda(), Some(Agenda::Mutiny));
}

/// TI G162
#[test]
fn cybernetic_enhancements_work_without_a_token_to_take() {
    let id = note(Note::CyberneticEnhancements, A);
    let position = of(Faction::L1z1x).note(id, B).pools(A, [3, 3, 0]);
    let mut t = position.begin();
    t.accepts(A, Action::PassTurn);
    reaches(&mut t, B, Action::PlayNote(id));
    assert_eq!((t.state().pool(A, Pool::Strategy), t.state().pool(B, Pool::Strategy)), (0, 3));
}

/// TI 62.4, TI G167
#[test]
fn ground_forces_produced_in_a_system_may_stay_in_space() {
    let position = of(Faction::Arborec).fleet(A, EMPTY, &[(Unit::Flagship, 1)]).goods(A, 9);
    let mut t = position.begin();
    activates(&mut t, EMPTY);
    reaches(&mut t, A, Action::Use(Power::Flagship));
    let trains = Action::Produce { unit: Unit::Infantry, site: space(EMPTY) };
    for _ in 0..5 {
        t.accepts(A, trains);
    }
    assert_eq!(t.state().fleet(EMPTY, A).count(Unit::Infantry), 5, "as many as there is room for");
}

/// TI G149
#[test]
fn tokens_that_all_go_to_one_pool_leave_nothing_to_ask() {
    let mut t = position().strategies(A, &[Strategy::Warfare]).begin();
    t.accepts(A, Action::Strategic(Strategy::Warfare));
    picks(&mut t, A, Pick::Amount(8));
    assert_eq!(t.state().sheet(A).pools, [8, 0, 0]);
}

/// TI 82.2
#[test]
fn a_turn_of_hidden_cards_alone_is_a_window() {
    use orrery_engine::Describe;
    let window = |t: &Table| t.state().window(A).map(|window| (window.kind, window.pass));
    let position = position().pools(A, [0, 3, 0]).hand(A, &[ActionCard::Sabotage]);
    let t = position.clone().begin();
    assert_eq!(window(&t), Some(("window-passing", Action::PassTurn)));
    let t = position.pools(A, [1, 3, 0]).begin();
    assert_eq!(window(&t), None, "a system can be activated");
}
