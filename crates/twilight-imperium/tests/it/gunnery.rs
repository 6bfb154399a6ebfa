//! More on space cannons, barrages, dice and hits (TI 5, 7, 19, 34, 35, 42, 44, 52, 63, 80 and the rulings G46 to G67).

use crate::support::*;

const NORR: [Faction; 3] = [Faction::SardakkNorr, Faction::Yssaril, Faction::Hacan];

fn began(event: &Event) -> bool {
    matches!(event, Event::CombatBegan { .. })
}

/// TI 5.4.a
#[test]
fn a_blockaded_floating_factory_is_destroyed() {
    let factory = || of(Faction::Saar).fleet(A, NEAR, &[(Unit::SpaceDock, 1)]);
    let t = factory().fleet(B, NEAR, &[(Unit::Cruiser, 1)]).begin();
    assert_eq!(count(&t, A, NEAR, Unit::SpaceDock), 0);
    let t = factory().fleet(A, NEAR, &[(Unit::Cruiser, 1)]).fleet(B, NEAR, &[(Unit::Cruiser, 1)]).begin();
    assert_eq!(count(&t, A, NEAR, Unit::SpaceDock), 1, "a ship of its owner is with it");
    let t = factory().begin();
    assert_eq!(count(&t, A, NEAR, Unit::SpaceDock), 1);
}

/// TI G46
#[test]
fn hits_are_not_assigned_to_a_floating_factory() {
    let factions = [Faction::Arborec, Faction::Saar, Faction::Hacan];
    let fleet = [(Unit::SpaceDock, 1), (Unit::Cruiser, 1), (Unit::Destroyer, 1)];
    let mut t = battle_of(factions, &[(Unit::Cruiser, 1)], &fleet).begin();
    attack(&mut t, &[(Unit::Cruiser, 1)]);
    dice(&mut t, [7]);
    dice(&mut t, [1, 1]);
    assert_eq!(listed(t.state(), B), [lose(Unit::Destroyer), lose(Unit::Cruiser)]);
}

/// TI 19.1.c
#[test]
fn combat_modifiers_do_not_help_a_barrage() {
    let mut t = battle_of(NORR, &[(Unit::Destroyer, 1)], &[(Unit::Carrier, 1), (Unit::Fighter, 1)]).begin();
    attack(&mut t, &[(Unit::Destroyer, 1)]);
    t.accepts(A, Action::Fire(B)).rolls([8, 8]);
    assert_eq!(count(&t, B, NEAR, Unit::Fighter), 1);
    // In the combat itself Unrelenting adds one.
    dice(&mut t, [8]);
    dice(&mut t, [1, 1]);
    t.accepts(B, lose(Unit::Fighter));
    assert_eq!(count(&t, B, NEAR, Unit::Fighter), 0);
}

/// TI 19.2.2
#[test]
fn both_barrages_are_rolled_before_fighters_fall() {
    let fleet = [(Unit::Destroyer, 1), (Unit::Carrier, 1), (Unit::Fighter, 1)];
    let mut t = battle(&fleet, &fleet).begin();
    t.accepts(A, Action::Activate(NEAR));
    t.accepts(A, moves(Unit::Destroyer, HOME_A)).accepts(A, moves(Unit::Carrier, HOME_A));
    t.accepts(A, Action::Load { unit: Unit::Fighter, from: space(HOME_A) });
    t.accepts(A, Action::Fire(B)).rolls([9, 1]);
    assert_eq!(count(&t, B, NEAR, Unit::Fighter), 1, "not yet");
    t.accepts(B, Action::Fire(A)).rolls([9, 1]);
    assert_eq!((count(&t, A, NEAR, Unit::Fighter), count(&t, B, NEAR, Unit::Fighter)), (0, 0));
}

/// TI G52
#[test]
fn a_barrage_is_optional_and_part_of_the_combat() {
    let fleet = [(Unit::Carrier, 1), (Unit::Fighter, 2)];
    let mut t = fight(&[(Unit::Destroyer, 1)], &fleet);
    t.accepts(A, Action::Pass);
    assert_eq!(count(&t, B, NEAR, Unit::Fighter), 2);
    // Its hits can be cancelled like others of the combat.
    let mut t = battle(&[(Unit::Destroyer, 1)], &fleet).hand(B, &[ActionCard::ShieldsHolding]).begin();
    attack(&mut t, &[(Unit::Destroyer, 1)]);
    reaches(&mut t, A, Action::Fire(B));
    t.rolls([9, 9]).accepts(B, Action::PlayCard(ActionCard::ShieldsHolding));
    nobody_reacts(&mut t);
    assert_eq!(count(&t, B, NEAR, Unit::Fighter), 2);
}

/// TI 80.3.2
#[test]
fn a_nebula_does_not_help_a_barrage() {
    let mut t = of(Faction::Arborec)
        .fleet(A, Hex(8), &[(Unit::Carrier, 1), (Unit::Fighter, 1)])
        .fleet(B, Hex(7), &[(Unit::Destroyer, 1)])
        .begin();
    t.accepts(A, Action::Activate(Hex(7))).accepts(A, moves(Unit::Carrier, Hex(8)));
    t.accepts(A, Action::Load { unit: Unit::Fighter, from: space(Hex(8)) });
    t.accepts(B, Action::Fire(A)).rolls([8, 8]);
    assert_eq!(count(&t, A, Hex(7), Unit::Fighter), 1);
}

/// TI 34.3.d
#[test]
fn combat_modifiers_do_not_help_cannons() {
    let factions = [Faction::Arborec, Faction::SardakkNorr, Faction::Hacan];
    let position = battle_of(factions, &[(Unit::Cruiser, 1)], &[]);
    let mut t = position.planet(Planet::Arinam, B, &[(Unit::Pds, 1)]).begin();
    attack(&mut t, &[(Unit::Cruiser, 1)]);
    t.accepts(B, Action::Fire(A)).rolls([5]);
    assert_eq!(count(&t, A, NEAR, Unit::Cruiser), 1);
}

/// TI 34.5.b, TI G49
#[test]
fn the_active_player_fires_at_a_player_of_choice() {
    let mut t = battle(&[], &[(Unit::Cruiser, 1)])
        .fleet(C, NEAR, &[(Unit::Cruiser, 1), (Unit::Destroyer, 1)])
        .planet(Planet::Arinam, A, &[(Unit::Pds, 1)])
        .begin();
    t.accepts(A, Action::Activate(NEAR));
    t.offers(A, Action::Fire(B)).accepts(A, Action::Fire(C)).rolls([10]);
    t.offers(C, lose(Unit::Cruiser)).accepts(C, lose(Unit::Destroyer));
    assert_eq!((count(&t, B, NEAR, Unit::Cruiser), count(&t, C, NEAR, Unit::Destroyer)), (1, 0));
    // The ships of the other two do not fight each other.
    assert!(!happened(&mut t, began));
}

/// TI G48
#[test]
fn the_active_player_chooses_whom_to_fight_first() {
    let mut t =
        battle(&[(Unit::WarSun, 1)], &[(Unit::Cruiser, 1)]).fleet(C, NEAR, &[(Unit::Cruiser, 1)]).begin();
    attack(&mut t, &[(Unit::WarSun, 1)]);
    t.offers(A, Action::Fire(B)).accepts(A, Action::Fire(C));
    dice(&mut t, [3, 1, 1]);
    dice(&mut t, [1]);
    assert_eq!((count(&t, B, NEAR, Unit::Cruiser), count(&t, C, NEAR, Unit::Cruiser)), (1, 0));
    assert_eq!(t.state().combat().sides, [A, B], "then the next");
}

/// TI 34.7.a
#[test]
fn cannons_next_door_do_not_defend_a_planet() {
    let mut t = siege(&[(Unit::Carrier, 1), (Unit::Infantry, 1)], &[])
        .planet(Planet::Abyz, B, &[(Unit::Pds, 1)])
        .techs(B, &[Tech::Pds2])
        .begin();
    activates(&mut t, NEAR);
    t.accepts(B, Action::Pass).accepts(A, land(Planet::Arinam));
    assert_eq!(ground(&t, Planet::Arinam), (Some(A), 1), "nobody was asked to fire");
}

/// TI G67
#[test]
fn ships_shot_down_by_cannons_lost_no_combat() {
    let mut t = battle(&[(Unit::Cruiser, 1)], &[])
        .planet(Planet::Arinam, B, &[(Unit::Pds, 1)])
        .commodities(A, 2)
        .hand(B, &[ActionCard::Salvage])
        .begin();
    attack(&mut t, &[(Unit::Cruiser, 1)]);
    reaches(&mut t, B, Action::Fire(A));
    t.rolls([6]);
    assert_eq!(count(&t, A, NEAR, Unit::Cruiser), 0);
    t.does_not_offer(B, Action::PlayCard(ActionCard::Salvage));
    assert!(!happened(&mut t, began));
}

/// TI 35.2, TI G50
#[test]
fn an_ambush_comes_before_the_barrage() {
    let factions = [Faction::Mentak, Faction::Yssaril, Faction::Hacan];
    let own = [(Unit::Destroyer, 1)];
    let mut t = battle_of(factions, &own, &[(Unit::Carrier, 1), (Unit::Fighter, 1)]).begin();
    attack(&mut t, &own);
    let ambush = Action::Use(Power::Faction(Ability::Ambush));
    t.offers(A, ambush).does_not_offer(A, Action::Fire(B));
    t.accepts(A, ambush).rolls([9]).accepts(B, lose(Unit::Fighter));
    nobody_reacts(&mut t);
    // There is no fighter left for the barrage.
    t.does_not_offer(A, Action::Fire(B));
}

/// TI 35.2.a
#[test]
fn the_start_of_a_combat_is_the_start_of_its_first_round() {
    let cards = [ActionCard::MoraleBoost, ActionCard::FighterPrototype];
    let fleet = [(Unit::Carrier, 1), (Unit::Fighter, 2)];
    let mut t = battle(&[(Unit::Cruiser, 1)], &fleet).hand(B, &cards).begin();
    attack(&mut t, &[(Unit::Cruiser, 1)]);
    for card in cards {
        t.offers(B, Action::PlayCard(card));
    }
    t.accepts(B, Action::Pass);
    // Later rounds are no start of the combat.
    dice(&mut t, [1]);
    dice(&mut t, [1; 3]);
    next_round(&mut t);
    t.offers(B, Action::PlayCard(cards[0])).does_not_offer(B, Action::PlayCard(cards[1]));
}

/// TI 35.2.b, TI 35.9.a
#[test]
fn the_end_of_the_last_round_is_the_end_of_the_combat() {
    let cards = [ActionCard::EmergencyRepairs, ActionCard::Salvage];
    let mut t = battle(&[(Unit::Dreadnought, 1)], &[(Unit::Cruiser, 1)]).hand(A, &cards).begin();
    attack(&mut t, &[(Unit::Dreadnought, 1)]);
    t.accepts(A, Action::Pass);
    dice(&mut t, [5]);
    dice(&mut t, [1]);
    for card in cards {
        t.offers(A, Action::PlayCard(card));
    }
}

/// TI G51
#[test]
fn a_later_round_starts_before_retreats_are_announced() {
    let mut t = battle(&[(Unit::Cruiser, 1)], &[(Unit::Cruiser, 1)])
        .planet(Planet::Abyz, B, &[])
        .hand(A, &[ActionCard::MoraleBoost])
        .begin();
    attack(&mut t, &[(Unit::Cruiser, 1)]);
    t.accepts(A, Action::Pass);
    t.accepts(B, Action::Pass);
    dice(&mut t, [1]);
    dice(&mut t, [1]);
    next_round(&mut t);
    t.offers(A, Action::PlayCard(ActionCard::MoraleBoost)).does_not_offer(B, Action::Retreat);
    t.accepts(A, Action::Pass).offers(B, Action::Retreat);
}

/// TI 35.5.b
#[test]
fn each_unit_is_rolled_for_with_its_own_value() {
    // Cruisers hit with 7, dreadnoughts with 5.
    let own = [(Unit::Cruiser, 1), (Unit::Dreadnought, 1)];
    let mut t = fight(&own, &[(Unit::Cruiser, 3)]);
    dice(&mut t, [6, 5]);
    let hits = t.events().into_iter().find_map(|event| match event {
        Event::Rolled { dice, hits, .. } => Some((dice, hits)),
        _ => None,
    });
    assert_eq!(hits, Some((vec![(Unit::Cruiser, 6), (Unit::Dreadnought, 5)], 1)));
}

/// TI 35.5.d
#[test]
fn rerolls_come_right_after_the_own_dice() {
    let factions = [Faction::Letnev, Faction::Yssaril, Faction::Hacan];
    let mut t = battle_of(factions, &[(Unit::Cruiser, 1)], &[(Unit::Cruiser, 1)]).goods(A, 2).begin();
    attack(&mut t, &[(Unit::Cruiser, 1)]);
    reaches(&mut t, A, Action::Use(Power::Faction(Ability::MunitionsReserves)));
    dice(&mut t, [1]);
    picks(&mut t, A, Pick::Die { unit: Unit::Cruiser, face: 1 });
    t.rolls([7]);
    // Only now the defender rolls.
    t.rolls([1]);
    assert_eq!(count(&t, B, NEAR, Unit::Cruiser), 0);
}

/// TI 44.3
#[test]
fn rerolls_come_before_other_abilities() {
    let factions = [Faction::Hacan, Faction::Letnev, Faction::Winnu];
    let mut t = battle_of(factions, &[(Unit::Flagship, 1)], &[(Unit::Cruiser, 1)])
        .note(note(Note::WarFunding, B), A)
        .goods(A, 2)
        .begin();
    attack(&mut t, &[(Unit::Flagship, 1)]);
    t.accepts(A, Action::PlayNote(note(Note::WarFunding, B)));
    nobody_reacts(&mut t);
    dice(&mut t, [1, 1]);
    t.offers(A, Action::Pick(Pick::Die { unit: Unit::Flagship, face: 1 }));
    t.does_not_offer(A, Action::Use(Power::Flagship));
    t.accepts(A, Action::Finish).offers(A, Action::Use(Power::Flagship));
}

/// TI 35.7.2
#[test]
fn a_retreat_that_became_impossible_does_not_happen() {
    let mut t = battle(&[(Unit::Cruiser, 1)], &[(Unit::Carrier, 1), (Unit::Fighter, 2)])
        .planet(Planet::Abyz, B, &[])
        .begin();
    attack(&mut t, &[(Unit::Cruiser, 1)]);
    t.accepts(B, Action::Retreat).rolls([7]).rolls([1, 1, 1]).accepts(B, lose(Unit::Carrier));
    // Fighters alone cannot go; the combat goes on.
    assert_eq!(count(&t, B, NEAR, Unit::Fighter), 2);
    assert_eq!(t.state().combat().round, 2);
}

fn retreats(position: Arrangement) -> Table {
    let mut t = position.planet(Planet::Abyz, B, &[]).begin();
    attack(&mut t, &[(Unit::Cruiser, 1)]);
    t.accepts(B, Action::Retreat).rolls([1]).rolls([1]);
    picks(&mut t, B, Pick::Hex(Hex(10)));
    t
}

/// TI 35.7.d.2, TI G62
#[test]
fn an_own_token_does_not_stop_a_retreat() {
    let one = [(Unit::Cruiser, 1)];
    let t = retreats(battle(&one, &one).token(B, Hex(10)));
    assert_eq!(count(&t, B, Hex(10), Unit::Cruiser), 1);
    assert_eq!(t.state().reserve(B), 16 - 11 - 1, "no second token is placed");
}

/// TI 35.7.d.3
#[test]
fn the_token_of_a_retreat_comes_from_a_pool_if_need_be() {
    let one = [(Unit::Cruiser, 1)];
    let mut t = retreats(battle(&one, &one).pools(B, [5, 6, 5]));
    picks(&mut t, B, Pick::Pool(Pool::Tactic));
    assert_eq!((t.state().sheet(B).pools, t.state().has_token(Hex(10), B)), ([4, 6, 5], true));
}

/// TI 42.1
#[test]
fn there_are_always_enough_dice() {
    let mut t = battle(&[(Unit::Cruiser, 1)], &[(Unit::Fighter, 36)])
        .planet(Planet::Arinam, B, &[(Unit::SpaceDock, 1)])
        .planet(Planet::Meer, B, &[(Unit::SpaceDock, 1)])
        .fleet(B, NEAR, &[(Unit::Flagship, 1), (Unit::WarSun, 2), (Unit::Carrier, 4)])
        .pools(B, [1, 14, 1])
        .begin();
    attack(&mut t, &[(Unit::Cruiser, 1)]);
    dice(&mut t, [1]);
    let mut rolled = 0;
    while let Status::Chance(Chance::Dice { count, .. }) = t.state().status() {
        rolled += count;
        t.rolls(vec![10; usize::from(count)]);
    }
    // One for each fighter and carrier, two of the flagship, three of each war sun.
    assert_eq!(rolled, 36 + 4 + 2 + 6);
    assert_eq!(count(&t, A, NEAR, Unit::Cruiser), 0);
}

/// TI 52.4.a
#[test]
fn a_ship_does_not_sustain_hits_on_ground_forces() {
    let own = [(Unit::Dreadnought, 1), (Unit::Infantry, 1)];
    let mut t = siege(&own, &[(Unit::Pds, 1)]).begin();
    activates(&mut t, NEAR);
    t.accepts(B, Action::Pass).accepts(A, land(Planet::Arinam));
    t.accepts(B, Action::Fire(A)).rolls([6]);
    assert_eq!(t.state().on_board(A, Unit::Infantry), 0, "nobody was asked to sustain");
    assert_eq!(t.state().fleet(NEAR, A).damaged(Unit::Dreadnought), 0);
}

/// TI 63.1, TI 63.1.2
#[test]
fn who_does_not_fight_is_nobodys_opponent() {
    let cards = [ActionCard::Intercept, ActionCard::ShieldsHolding, ActionCard::SkilledRetreat];
    let mut t = battle(&[(Unit::Cruiser, 1)], &[(Unit::Cruiser, 1)])
        .planet(Planet::Abyz, B, &[])
        .planet(Planet::Meer, C, &[(Unit::Infantry, 1)])
        .hand(C, &cards)
        .begin();
    attack(&mut t, &[(Unit::Cruiser, 1)]);
    let stays_out = |t: &mut Table| {
        for card in cards {
            t.does_not_offer(C, Action::PlayCard(card));
        }
    };
    stays_out(&mut t);
    reaches(&mut t, B, Action::Retreat);
    for _ in 0..9 {
        stays_out(&mut t);
        idles(&mut t, 1);
    }
}

/// TI G47
#[test]
fn no_result_always_hits_or_misses() {
    let mut t = fight(&[(Unit::Cruiser, 1)], &[(Unit::Cruiser, 1)]);
    t.accepts(A, Action::Pass);
    let Status::Chance(Chance::Dice { sides, .. }) = t.state().status() else { panic!("dice are rolled") };
    assert_eq!(sides, 10);
    // A one of a war sun of the N'orr with a Morale Boost is a three.
    let mut t = battle_of(NORR, &[(Unit::WarSun, 1)], &[(Unit::Cruiser, 1)])
        .hand(A, &[ActionCard::MoraleBoost])
        .begin();
    attack(&mut t, &[(Unit::WarSun, 1)]);
    plays(&mut t, A, ActionCard::MoraleBoost, None);
    nobody_reacts(&mut t);
    dice(&mut t, [1, 1, 1]);
    dice(&mut t, [1]);
    assert_eq!(count(&t, B, NEAR, Unit::Cruiser), 0);
    // A bunker makes an eight of a dreadnought a four.
    let mut t =
        siege(&[(Unit::Dreadnought, 1)], &[(Unit::Infantry, 1)]).hand(B, &[ActionCard::Bunker]).begin();
    activates(&mut t, NEAR);
    plays(&mut t, B, ActionCard::Bunker, None);
    reaches(&mut t, A, Action::Bombard { unit: Unit::Dreadnought, planet: Planet::Arinam });
    t.rolls([8]);
    assert_eq!(ground(&t, Planet::Arinam), (Some(B), 1));
}

/// TI G53
#[test]
fn the_attacker_assigns_hits_first() {
    let fleet = [(Unit::Cruiser, 1), (Unit::Destroyer, 1)];
    let mut t = fight(&fleet, &fleet);
    dice(&mut t, [9, 1]);
    dice(&mut t, [9, 1]);
    t.does_not_offer(B, lose(Unit::Destroyer)).accepts(A, lose(Unit::Cruiser));
    t.accepts(B, lose(Unit::Cruiser));
    let left = |seat| (count(&t, seat, NEAR, Unit::Cruiser), count(&t, seat, NEAR, Unit::Destroyer));
    assert_eq!((left(A), left(B)), ((0, 1), (0, 1)), "both were destroyed at the same time");
}

/// TI G58
#[test]
fn direct_hits_and_lucky_shots_assign_no_hit() {
    let mut t = position()
        .planet(Planet::Arinam, A, &[])
        .fleet(B, NEAR, &[(Unit::Dreadnought, 1)])
        .hand(A, &[ActionCard::LuckyShot])
        .begin();
    let target = Pick::Enemy { seat: B, unit: Unit::Dreadnought, site: space(NEAR) };
    plays(&mut t, A, ActionCard::LuckyShot, target);
    nobody_reacts(&mut t);
    assert_eq!(count(&t, B, NEAR, Unit::Dreadnought), 0, "nothing could be sustained");
    let mut t =
        battle(&[(Unit::Cruiser, 1)], &[(Unit::Dreadnought, 2)]).hand(A, &[ActionCard::DirectHit]).begin();
    attack(&mut t, &[(Unit::Cruiser, 1)]);
    dice(&mut t, [7]);
    dice(&mut t, [1, 1]);
    t.accepts(B, Action::Sustain(Unit::Dreadnought));
    plays(&mut t, A, ActionCard::DirectHit, None);
    nobody_reacts(&mut t);
    let fleet = t.state().fleet(NEAR, B);
    assert_eq!((fleet.count(Unit::Dreadnought), fleet.damaged(Unit::Dreadnought)), (1, 0));
}

/// TI G66
#[test]
fn hits_are_judged_by_the_value_at_the_roll() {
    // The flagship of the N'orr gives the cruiser one more; it falls in the same round, and the hit remains.
    let own = [(Unit::Flagship, 1), (Unit::Cruiser, 1)];
    let mut t = battle_of(NORR, &own, &[(Unit::Cruiser, 3)]).damaged(A, HOME_A, Unit::Flagship).begin();
    t.accepts(A, Action::Activate(NEAR)).accepts(A, moves(Unit::Cruiser, HOME_A));
    t.accepts(A, Action::Move { unit: Unit::Flagship, damaged: true, from: HOME_A });
    if listed(t.state(), A).contains(&Action::Fly(NEAR)) {
        t.accepts(A, Action::Fly(NEAR));
    }
    dice(&mut t, [5, 1, 1]);
    dice(&mut t, [7, 1, 1]);
    t.accepts(A, Action::Destroy { unit: Unit::Flagship, damaged: true });
    assert_eq!(count(&t, B, NEAR, Unit::Cruiser), 2);
}
