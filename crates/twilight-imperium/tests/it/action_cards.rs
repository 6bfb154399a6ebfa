//! Action cards: one test a title (TI 24).

use crate::support::*;
use ActionCard::*;
use Planet::*;

/// The first seat plays the card on its own turn.
#[track_caller]
fn acts(position: Arrangement, card: ActionCard, target: impl Into<Option<Pick>>) -> Table {
    let mut t = position.hand(A, &[card]).begin();
    plays(&mut t, A, card, target);
    t
}

/// The card cannot be played as an action (TI 24.6.a.2).
fn cannot_act(position: Arrangement, card: ActionCard) {
    let t = position.hand(A, &[card]).begin();
    assert!(!listed(t.state(), A).contains(&Action::PlayCard(card)), "{card:?}");
}

/// TI G25
#[test]
fn cripple_defenses_destroys_all_pds_on_a_planet() {
    let position = position().planet(Abyz, B, &[(Unit::Pds, 2), (Unit::Infantry, 1)]);
    let t = acts(position.clone(), CrippleDefenses, Pick::Planet(Abyz));
    assert_eq!((t.state().planet(Abyz).pds, t.state().planet(Abyz).infantry), (0, 1));
    let own = super::support::position().planet(Abyz, A, &[(Unit::Pds, 2)]);
    cannot_act(own, CrippleDefenses);
}

#[test]
fn economic_initiative_readies_cultural_planets() {
    let position = position().planet(Arnor, A, &[]).planet(Xxehan, A, &[]).exhausted(Arnor).exhausted(Xxehan);
    let t = acts(position, EconomicInitiative, None);
    let kinds =
        |planet: Planet| (planet.def().traits == Some(Trait::Cultural)) != t.state().planet(planet).exhausted;
    assert!(kinds(Arnor) && kinds(Xxehan));
}

/// TI 74.11
#[test]
fn focused_research_costs_four_trade_goods() {
    let mut t = acts(position().goods(A, 5), FocusedResearch, None);
    assert_eq!(t.state().sheet(A).goods, 1);
    picks(&mut t, A, Pick::Tech(Tech::GravityDrive));
    assert!(t.state().owns(A, Tech::GravityDrive));
    cannot_act(position().goods(A, 3), FocusedResearch);
}

#[test]
fn frontline_deployment_places_three_infantry() {
    let t = acts(position(), FrontlineDeployment, Pick::Planet(Jord));
    assert_eq!(t.state().planet(Jord).infantry, 3);
}

#[test]
fn ghost_ship_places_a_destroyer_at_a_wormhole() {
    let t = acts(position(), GhostShip, Pick::Hex(ALPHA));
    assert_eq!(t.state().fleet(ALPHA, A).count(Unit::Destroyer), 1);
    let guarded = position().fleet(B, ALPHA, &[(Unit::Cruiser, 1)]).hand(A, &[GhostShip]);
    let mut t = guarded.begin();
    t.accepts(A, Action::PlayCard(GhostShip));
    assert!(!listed(t.state(), A).contains(&Action::Pick(Pick::Hex(ALPHA))));
    assert!(!listed(t.state(), A).contains(&Action::Pick(Pick::Hex(NEAR))));
}

#[test]
fn industrial_initiative_pays_for_industrial_planets() {
    let industrial: Vec<Planet> = Planet::ALL
        .into_iter()
        .filter(|planet| planet.def().traits == Some(Trait::Industrial))
        .take(3)
        .collect();
    let position = industrial.iter().fold(position(), |position, &planet| position.planet(planet, A, &[]));
    let t = acts(position, IndustrialInitiative, None);
    assert_eq!(t.state().sheet(A).goods, 3);
}

#[test]
fn insubordination_takes_a_tactic_token() {
    let t = acts(position(), Insubordination, Pick::Seat(B));
    assert_eq!(t.state().sheet(B).pools, [2, 3, 2]);
}

/// TI 52.5
#[test]
fn lucky_shot_destroys_a_ship_over_an_own_planet() {
    let position =
        position().planet(Meer, A, &[]).fleet(B, NEAR, &[(Unit::Dreadnought, 1), (Unit::Carrier, 1)]);
    let target = Pick::Enemy { seat: B, unit: Unit::Dreadnought, site: space(NEAR) };
    let t = acts(position, LuckyShot, target);
    assert_eq!(t.state().fleet(NEAR, B).count(Unit::Dreadnought), 0);
    cannot_act(super::support::position().fleet(B, NEAR, &[(Unit::Dreadnought, 1)]), LuckyShot);
}

#[test]
fn mining_initiative_pays_the_resources_of_a_planet() {
    let t = acts(position(), MiningInitiative, Pick::Planet(Jord));
    assert_eq!(t.state().sheet(A).goods, 4);
}

#[test]
fn plague_rolls_for_each_infantry() {
    let mut t = acts(position().planet(Abyz, B, &[(Unit::Infantry, 3)]), Plague, Pick::Planet(Abyz));
    t.rolls([6, 5, 10]);
    assert_eq!(t.state().planet(Abyz).infantry, 1);
}

#[test]
fn reactor_meltdown_destroys_a_dock_abroad() {
    let position = position().planet(Abyz, B, &[(Unit::SpaceDock, 1), (Unit::Infantry, 1)]);
    let position = position.planet(ArcPrime, B, &[(Unit::SpaceDock, 1)]);
    let target = |planet| Pick::Enemy { seat: B, unit: Unit::SpaceDock, site: on(planet) };
    let mut t = position.hand(A, &[ReactorMeltdown]).begin();
    t.accepts(A, Action::PlayCard(ReactorMeltdown));
    assert!(!listed(t.state(), A).contains(&Action::Pick(target(ArcPrime))), "not in a home system");
    picks(&mut t, A, target(Abyz));
    assert_eq!(t.state().planet(Abyz).docks, 0);
}

/// TI 26.5
#[test]
fn repeal_law_discards_a_law() {
    let position = position().law(Agenda::RegulatedConscription, None, None);
    let t = acts(position, RepealLaw, Pick::Agenda(Agenda::RegulatedConscription));
    assert_eq!(t.state().law(Agenda::RegulatedConscription), None);
    cannot_act(super::support::position(), RepealLaw);
}

#[test]
fn rise_of_a_messiah_places_infantry_everywhere() {
    let t = acts(position().planet(Abyz, A, &[]), RiseOfAMessiah, None);
    assert_eq!((t.state().planet(Jord).infantry, t.state().planet(Abyz).infantry), (1, 1));
}

/// TI 18.3.b
#[test]
fn signal_jamming_places_a_rival_token() {
    let position = position().fleet(A, NEAR, &[(Unit::Cruiser, 1)]);
    let t = acts(position, SignalJamming, Pick::In { hex: FAR, seat: B });
    assert!(t.state().has_token(FAR, B));
}

#[test]
fn spy_takes_a_random_card() {
    let mut t = acts(position().hand(B, &[Summit]), Spy, Pick::Seat(B));
    nobody_reacts(&mut t);
    t.shuffles(3);
    assert_eq!((t.state().hand(A), t.state().hand(B)), (&[Summit][..], &[][..]));
}

#[test]
fn tactical_bombardment_exhausts_planets() {
    let position =
        position().fleet(A, NEAR, &[(Unit::Dreadnought, 1)]).planet(Meer, B, &[]).planet(Arinam, A, &[]);
    let t = acts(position, TacticalBombardment, Pick::Hex(NEAR));
    assert!(t.state().planet(Meer).exhausted && !t.state().planet(Arinam).exhausted);
    cannot_act(super::support::position().fleet(A, NEAR, &[(Unit::Cruiser, 1)]), TacticalBombardment);
}

#[test]
fn unexpected_action_returns_a_token() {
    let t = acts(position().token(A, NEAR), UnexpectedAction, Pick::Hex(NEAR));
    assert!(!t.state().has_token(NEAR, A));
    cannot_act(position(), UnexpectedAction);
}

#[test]
fn unstable_planet_exhausts_and_destroys() {
    let hazardous = Planet::ALL.into_iter().find(|planet| planet.def().traits == Some(Trait::Hazardous));
    let planet = hazardous.expect("a hazardous planet");
    let t = acts(position().planet(planet, B, &[(Unit::Infantry, 5)]), UnstablePlanet, Pick::Planet(planet));
    let state = t.state().planet(planet);
    assert_eq!((state.infantry, state.exhausted), (2, true));
}

#[test]
fn uprising_exhausts_a_planet_and_pays() {
    let t = acts(position().planet(Abyz, B, &[]), Uprising, Pick::Planet(Abyz));
    assert!(t.state().planet(Abyz).exhausted);
    assert_eq!(t.state().sheet(A).goods, Abyz.def().resources);
    cannot_act(position().planet(Abyz, B, &[]).exhausted(Abyz), Uprising);
}

#[test]
fn war_effort_places_a_cruiser() {
    let t = acts(position().fleet(A, NEAR, &[(Unit::Carrier, 1)]), WarEffort, Pick::Hex(NEAR));
    assert_eq!(t.state().fleet(NEAR, A).count(Unit::Cruiser), 1);
}

/// TI 24.8, TI 31.4
#[test]
fn sabotage_cancels_a_card() {
    let position = position().hand(A, &[FrontlineDeployment]).hand(B, &[Sabotage]);
    let mut t = position.begin();
    plays(&mut t, A, FrontlineDeployment, Pick::Planet(Jord));
    t.accepts(B, Action::PlayCard(Sabotage));
    nobody_reacts(&mut t);
    assert_eq!(t.state().planet(Jord).infantry, 0);
    assert!(t.state().hand(A).is_empty() && t.state().hand(B).is_empty());
    assert!(listed(t.state(), A).contains(&Action::Activate(NEAR)), "it was no action");
}

#[test]
fn summit_gains_two_tokens() {
    let mut t = position().hand(B, &[Summit]).strategy_phase().begin();
    plays(&mut t, B, Summit, None);
    takes(&mut t, B, &[Action::Pick(Pick::Pool(Pool::Tactic)), Action::Pick(Pick::Pool(Pool::Fleet))]);
    assert_eq!(t.state().sheet(B).pools, [4, 4, 2]);
}

#[test]
fn public_disgrace_forbids_a_strategy_card() {
    let mut t = position().hand(B, &[PublicDisgrace]).strategy_phase().begin();
    reaches(&mut t, A, Action::Take(Strategy::Trade));
    plays(&mut t, B, PublicDisgrace, None);
    nobody_reacts(&mut t);
    assert!(!listed(t.state(), A).contains(&Action::Take(Strategy::Trade)));
    t.accepts(A, Action::Take(Strategy::Imperial));
}

#[test]
fn political_stability_keeps_the_strategy_cards() {
    let mut t = position().hand(A, &[PoliticalStability]).status_phase().begin();
    let before = t.state().sheet(A).strategies;
    for _ in 0..200 {
        if listed(t.state(), A).contains(&Action::PlayCard(PoliticalStability)) {
            t.accepts(A, Action::PlayCard(PoliticalStability));
            break;
        }
        if !idles(&mut t, 1) {
            let Status::Decision(seats) = t.state().status() else { panic!("a decision") };
            let seat = seats.lowest().expect("somebody");
            let action = listed(t.state(), seat)[0];
            t.accepts(seat, action);
        }
    }
    reaches(&mut t, B, Action::Take(Strategy::ALL[6]));
    assert_eq!(t.state().sheet(A).strategies, before);
}

/// The first seat is in a space combat in which nothing has been rolled.
fn battle(own: &[(Unit, u8)], other: &[(Unit, u8)], cards: &[ActionCard]) -> Table {
    let position = position().pools(A, [3, 5, 2]).pools(B, [3, 5, 2]).hand(A, cards);
    let mut t = position.fleet(A, NEAR, own).fleet(B, NEAR, other).begin();
    activates(&mut t, NEAR);
    t
}

/// Steps without doing anything until so many dice are rolled.
fn until_dice(t: &mut Table, wanted: u8) {
    for _ in 0..100 {
        if t.state().status() == Status::Chance(Chance::Dice { count: wanted, sides: 10 }) {
            return;
        }
        if !idles(t, 1) {
            break;
        }
    }
    panic!("never {wanted} dice");
}

/// TI 39.2
#[test]
fn morale_boost_adds_one_to_combat_rolls() {
    let mut t = battle(&[(Unit::Dreadnought, 1)], &[(Unit::Carrier, 2)], &[MoraleBoost]);
    plays(&mut t, A, MoraleBoost, None);
    until_dice(&mut t, 1);
    t.rolls([4]);
    rests(&mut t, 1, 4);
    assert_eq!(t.state().fleet(NEAR, B).count(Unit::Carrier), 1, "4 + 1 hits on 5");
}

#[test]
fn fighter_prototype_adds_two_to_fighters() {
    let mut t = battle(&[(Unit::Fighter, 1), (Unit::Carrier, 1)], &[(Unit::Carrier, 2)], &[FighterPrototype]);
    plays(&mut t, A, FighterPrototype, None);
    until_dice(&mut t, 2);
    t.rolls([7, 1]);
    rests(&mut t, 1, 4);
    assert_eq!(t.state().fleet(NEAR, B).count(Unit::Carrier), 1, "7 + 2 hits on 9");
}

#[test]
fn emergency_repairs_repair_all() {
    let position = position().fleet(A, NEAR, &[(Unit::Dreadnought, 2)]).fleet(B, NEAR, &[(Unit::Carrier, 2)]);
    let position = position.damaged(A, NEAR, Unit::Dreadnought).damaged(A, NEAR, Unit::Dreadnought);
    let mut t = position.hand(A, &[EmergencyRepairs]).begin();
    activates(&mut t, NEAR);
    plays(&mut t, A, EmergencyRepairs, None);
    nobody_reacts(&mut t);
    assert_eq!(t.state().fleet(NEAR, A).damaged(Unit::Dreadnought), 0);
}

/// TI 35.10.2
#[test]
fn skilled_retreat_ends_the_combat_in_a_draw() {
    let mut t =
        battle(&[(Unit::Dreadnought, 1), (Unit::Fighter, 1)], &[(Unit::Carrier, 2)], &[SkilledRetreat]);
    plays(&mut t, A, SkilledRetreat, Pick::Hex(FAR));
    nobody_reacts(&mut t);
    assert_eq!(t.state().fleet(FAR, A).count(Unit::Dreadnought), 1);
    assert_eq!(t.state().fleet(FAR, A).count(Unit::Fighter), 1);
    assert!(!t.state().fleet(NEAR, A).has_ships() && t.state().has_token(FAR, A));
    let events = t.events();
    assert!(events.iter().any(|event| matches!(event, Event::CombatEnded { winner: None, .. })));
}

/// TI 35.4
#[test]
fn intercept_stops_a_retreat() {
    let position = position().fleet(A, NEAR, &[(Unit::Dreadnought, 1)]).fleet(B, NEAR, &[(Unit::Carrier, 1)]);
    let position = position.fleet(B, FAR, &[(Unit::Carrier, 1)]).hand(A, &[Intercept]);
    let mut t = position.begin();
    activates(&mut t, NEAR);
    reaches(&mut t, B, Action::Retreat);
    plays(&mut t, A, Intercept, None);
    for _ in 0..8 {
        idles(&mut t, 1);
    }
    assert_eq!(t.state().fleet(NEAR, B).count(Unit::Carrier), 1);
}

/// TI 44.0
#[test]
fn fire_team_rerolls_in_a_ground_combat() {
    let position = position().fleet(A, NEAR, &[(Unit::Carrier, 1), (Unit::Infantry, 1)]);
    let mut t = position.planet(Meer, B, &[(Unit::Infantry, 1)]).hand(A, &[FireTeam]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Land { unit: Unit::Infantry, planet: Meer });
    plays(&mut t, A, FireTeam, None);
    picks(&mut t, A, Pick::Die { unit: Unit::Infantry, face: 1 });
    until_dice(&mut t, 1);
    t.rolls([10]);
    rests(&mut t, 1, 4);
    assert_eq!(t.state().planet(Meer).owner, Some(A));
}

/// TI 52.5
#[test]
fn direct_hit_destroys_what_sustained() {
    let mut t = battle(&[(Unit::Carrier, 1)], &[(Unit::Dreadnought, 2)], &[DirectHit]);
    until_dice(&mut t, 1);
    t.rolls([10]);
    reaches(&mut t, B, Action::Sustain(Unit::Dreadnought));
    plays(&mut t, A, DirectHit, None);
    nobody_reacts(&mut t);
    assert_eq!(t.state().fleet(NEAR, B).count(Unit::Dreadnought), 1);
}

#[test]
fn courageous_to_the_end_takes_ships_along() {
    let mut t =
        battle(&[(Unit::Dreadnought, 1), (Unit::Carrier, 1)], &[(Unit::Carrier, 3)], &[CourageousToTheEnd]);
    until_dice(&mut t, 2);
    t.rolls([1, 1]);
    until_dice(&mut t, 3);
    t.rolls([10, 1, 1]);
    reaches(&mut t, A, Action::Destroy { unit: Unit::Carrier, damaged: false });
    plays(&mut t, A, CourageousToTheEnd, None);
    nobody_reacts(&mut t);
    t.rolls([9, 8]);
    nobody_reacts(&mut t);
    assert_eq!(t.state().fleet(NEAR, B).count(Unit::Carrier), 2, "the carrier's combat value is 9");
}

#[test]
fn shields_holding_cancels_two_hits() {
    let mut t = battle(&[(Unit::Carrier, 3)], &[(Unit::Carrier, 3)], &[ShieldsHolding]);
    until_dice(&mut t, 3);
    t.rolls([1, 1, 1]);
    until_dice(&mut t, 3);
    t.rolls([10, 10, 1]);
    plays(&mut t, A, ShieldsHolding, None);
    nobody_reacts(&mut t);
    rests(&mut t, 1, 3);
    assert_eq!(t.state().fleet(NEAR, A).count(Unit::Carrier), 3);
}

/// TI 34.5
#[test]
fn maneuvering_jets_cancel_a_cannon_hit() {
    let position = position().fleet(A, HOME_A, &[(Unit::Carrier, 1)]).hand(A, &[ManeuveringJets]);
    let mut t = position.planet(Meer, B, &[(Unit::Pds, 1), (Unit::Infantry, 1)]).begin();
    activates(&mut t, NEAR);
    flies(&mut t, Unit::Carrier, HOME_A);
    reaches(&mut t, B, Action::Fire(A));
    // Letnev owns Plasma Scoring: one die more.
    until_dice(&mut t, 2);
    t.rolls([10, 1]);
    plays(&mut t, A, ManeuveringJets, None);
    nobody_reacts(&mut t);
    assert_eq!(t.state().fleet(NEAR, A).count(Unit::Carrier), 1);
}

#[test]
fn bunker_hinders_bombardment() {
    let position = position().fleet(A, NEAR, &[(Unit::Dreadnought, 1)]).hand(B, &[Bunker]);
    let mut t = position.planet(Meer, B, &[(Unit::Infantry, 1)]).begin();
    activates(&mut t, NEAR);
    plays(&mut t, B, Bunker, None);
    reaches(&mut t, A, Action::Bombard { unit: Unit::Dreadnought, planet: Meer });
    until_dice(&mut t, 1);
    t.rolls([8]);
    assert_eq!(t.state().planet(Meer).infantry, 1, "8 - 4 misses 5");
}

#[test]
fn disable_silences_pds() {
    let position = position().fleet(A, NEAR, &[(Unit::Dreadnought, 1)]).hand(A, &[Disable]);
    let mut t = position.planet(Meer, B, &[(Unit::Infantry, 1), (Unit::Pds, 1)]).begin();
    activates(&mut t, NEAR);
    plays(&mut t, A, Disable, None);
    reaches(&mut t, A, Action::Bombard { unit: Unit::Dreadnought, planet: Meer });
}

#[test]
fn parley_sends_ground_forces_back() {
    let position = position().fleet(A, NEAR, &[(Unit::Carrier, 1), (Unit::Infantry, 2)]).hand(B, &[Parley]);
    let mut t = position.planet(Meer, B, &[(Unit::Infantry, 1)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Land { unit: Unit::Infantry, planet: Meer });
    plays(&mut t, B, Parley, Pick::Planet(Meer));
    nobody_reacts(&mut t);
    assert_eq!(t.state().fleet(NEAR, A).count(Unit::Infantry), 2);
    assert_eq!(t.state().planet(Meer).owner, Some(B));
}

/// TI 11.5.a
#[test]
fn infiltrate_takes_over_structures() {
    let position =
        position().fleet(A, NEAR, &[(Unit::Carrier, 1), (Unit::Infantry, 1)]).hand(A, &[Infiltrate]);
    let mut t = position.planet(Meer, B, &[(Unit::Pds, 1), (Unit::SpaceDock, 1)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Land { unit: Unit::Infantry, planet: Meer });
    plays(&mut t, A, Infiltrate, None);
    nobody_reacts(&mut t);
    let state = t.state().planet(Meer);
    assert_eq!((state.owner, state.pds, state.docks), (Some(A), 1, 1));
}

#[test]
fn experimental_battlestation_fires_at_the_active_player() {
    let position = position().fleet(A, HOME_A, &[(Unit::Carrier, 2)]).hand(B, &[ExperimentalBattlestation]);
    let mut t = position.planet(Meer, B, &[(Unit::SpaceDock, 1), (Unit::Infantry, 1)]).begin();
    activates(&mut t, NEAR);
    flies(&mut t, Unit::Carrier, HOME_A);
    plays(&mut t, B, ExperimentalBattlestation, None);
    nobody_reacts(&mut t);
    // Sol's Antimass Deflectors subtract 1.
    t.rolls([6, 5, 1]);
    nobody_reacts(&mut t);
    assert_eq!(t.state().fleet(NEAR, A).count(Unit::Carrier), 0);
}

#[test]
fn flank_speed_moves_ships_farther() {
    let position = position().fleet(A, HOME_A, &[(Unit::Carrier, 1)]).hand(A, &[FlankSpeed]);
    let mut t = position.begin();
    activates(&mut t, FAR);
    plays(&mut t, A, FlankSpeed, None);
    reaches(&mut t, A, Action::Move { unit: Unit::Carrier, damaged: false, from: HOME_A });
}

/// TI 47.3.b
#[test]
fn in_the_silence_of_space_ships_pass_rivals() {
    let position = position().fleet(A, HOME_A, &[(Unit::Cruiser, 1)]).fleet(
        B,
        NEAR,
        &[(Unit::Fighter, 1), (Unit::Carrier, 1)],
    );
    let moving = Action::Move { unit: Unit::Cruiser, damaged: false, from: HOME_A };
    let mut t = position.clone().begin();
    activates(&mut t, FAR);
    assert!(!listed(t.state(), A).contains(&moving), "the way is blocked");
    let mut t = position.hand(A, &[InTheSilenceOfSpace]).begin();
    activates(&mut t, FAR);
    plays(&mut t, A, InTheSilenceOfSpace, Pick::Hex(HOME_A));
    reaches(&mut t, A, moving);
}

#[test]
fn lost_star_chart_joins_the_wormholes() {
    let position = position().fleet(A, BETA, &[(Unit::Carrier, 1)]);
    let moving = Action::Move { unit: Unit::Carrier, damaged: false, from: BETA };
    let mut t = position.clone().begin();
    activates(&mut t, ALPHA);
    assert!(!listed(t.state(), A).contains(&moving));
    let mut t = position.hand(A, &[LostStarChart]).begin();
    activates(&mut t, ALPHA);
    plays(&mut t, A, LostStarChart, None);
    reaches(&mut t, A, moving);
}

#[test]
fn upgrade_turns_a_cruiser_into_a_dreadnought() {
    let mut t = position().fleet(A, NEAR, &[(Unit::Cruiser, 1)]).hand(A, &[Upgrade]).begin();
    activates(&mut t, NEAR);
    plays(&mut t, A, Upgrade, None);
    nobody_reacts(&mut t);
    let fleet = t.state().fleet(NEAR, A);
    assert_eq!((fleet.count(Unit::Cruiser), fleet.count(Unit::Dreadnought)), (0, 1));
}

#[test]
fn reparations_exhaust_and_ready() {
    let position =
        position().fleet(A, NEAR, &[(Unit::Carrier, 1), (Unit::Infantry, 1)]).hand(B, &[Reparations]);
    let mut t = position.planet(Meer, B, &[]).exhausted(ArcPrime).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Land { unit: Unit::Infantry, planet: Meer });
    plays(&mut t, B, Reparations, None);
    nobody_reacts(&mut t);
    assert!(t.state().planet(Jord).exhausted && !t.state().planet(ArcPrime).exhausted);
}

/// TI 60.6
#[test]
fn salvage_takes_commodities() {
    let position = position().fleet(A, NEAR, &[(Unit::Dreadnought, 2)]).fleet(B, NEAR, &[(Unit::Carrier, 1)]);
    let mut t = position.commodities(B, 2).hand(A, &[Salvage]).begin();
    activates(&mut t, NEAR);
    fights_until(&mut t, A, Action::PlayCard(Salvage));
    nobody_reacts(&mut t);
    assert_eq!((t.state().sheet(A).goods, t.state().sheet(B).commodities), (2, 0));
}

/// Every title has its test here.
#[test]
fn no_card_is_forgotten() {
    let source = concat!(include_str!("action_cards.rs"), include_str!("agenda_cards.rs"));
    for card in ActionCard::ALL {
        let name = format!("{card:?}");
        assert!(source.contains(&name), "{name}");
    }
}
