//! Every technology of Brood War, by what it does (SC 20.2.1 to SC 20.2.3).

use orrery_starcraft::brood::{Collateral, Installation};
use orrery_starcraft::cards::Unit::*;

use crate::fight::*;
use crate::support::*;

const HOME: Planet = Planet::ChauSara;

/// SC G123, SC 20.2.1, SC 20.2.2, SC 20.2.3
#[test]
fn the_removed_technologies_are_known_by_their_copies() {
    let removed = [
        (Technology::SiegeMode, 2, Technology::BroodSiegeMode),
        (Technology::Lockdown, 2, Technology::BroodLockdown),
        (Technology::ImprovedFlyerAttack, 2, Technology::BroodFlyerAttack),
        (Technology::DarkSwarm, 2, Technology::BroodDarkSwarm),
        (Technology::IncreasedReaverCapacity, 3, Technology::BroodReaverCapacity),
    ];
    for (gone, copies, new) in removed {
        assert_eq!(gone.def().copies, copies, "{gone:?}");
        assert!(!gone.is_in(Edition::BroodWar) && new.is_in(Edition::BroodWar), "{new:?}");
        assert_eq!(gone.def().cost, new.def().cost);
    }
    // These are exchanged for cards that say the same.
    for same in [Technology::MetabolicBoost, Technology::GuardianAspect, Technology::SummonArchon] {
        assert_eq!(same.def().copies, 1);
        assert!(same.is_in(Edition::BroodWar), "{same:?}");
    }
}

/// Siege Mode and Increased Reaver Capacity.
/// SC 24.1.1
#[test]
fn siege_tanks_and_reavers_deal_collateral_damage_with_their_technologies() {
    for (unit, technology) in
        [(SiegeTank, Technology::BroodSiegeMode), (Reaver, Technology::BroodReaverCapacity)]
    {
        for card in Card::copies(technology) {
            let fought = brood_fight(&[unit], &[Zergling])
                .with(|position| position.base(B, FIELD))
                .plays(&[card], &[zerg(3)]);
            let mut t = fought.t;
            t.offers(A, Action::Decline).accepts(A, Action::Collateral(Collateral::Base));
            assert_eq!(t.state().area(FIELD).base, None, "{card:?}");
        }
    }
}

/// Lockdown and Dark Swarm go back to the hand; the rest of them is as before.
/// SC 24.4.1
#[test]
fn the_new_lockdown_and_dark_swarm_recharge() {
    let lockdown = tech(Technology::BroodLockdown);
    let fought = brood_fight(&[Ghost], &[Goliath]).plays(&[terran(1), lockdown], &[terran(16)]);
    let goliath = fought.totals()[1];
    assert_eq!((goliath.attack, goliath.health), (2, 5), "a machine uses the minor values");
    let mut t = fought.t;
    t.accepts(A, Action::TakeBack(lockdown));
    assert!(t.hand(A).contains(&lockdown));

    let swarm = tech(Technology::BroodDarkSwarm);
    let fought = brood_fight(&[Zergling, Defiler], &[Marine, Goliath]).plays(&[zerg(1), swarm], &[terran(1)]);
    let marine = fought.totals()[1];
    assert_eq!((marine.card.attack, marine.support), (0, 0), "both are ranged");
    let mut t = fought.t;
    t.accepts(A, Action::Decline);
    assert!(t.cards(A, CardZone::Discard).contains(&swarm));
}

/// SC 17.8.1
#[test]
fn optical_flare_blinds_the_opponent_and_his_support() {
    let flare = tech(Technology::OpticalFlare);
    let fought = brood_fight(&[Marine, Medic], &[Hydralisk, Zergling]).plays(&[terran(1), flare], &[zerg(7)]);
    let enemy = fought.totals()[1];
    assert_eq!((enemy.card.attack, enemy.support, enemy.attack), (0, 0, 0));
    assert_eq!(enemy.health, 6);
    let plain = brood_fight(&[Marine, Medic], &[Hydralisk, Zergling]).plays(&[terran(1)], &[zerg(7)]);
    assert_eq!(plain.totals()[1].attack, 8);
}

/// SC 13.4.1
#[test]
fn restoration_draws_a_card_with_a_medic() {
    let restoration = Action::UseTechnology(Technology::Restoration);
    let mut t = brood_fight(&[Marine, Medic], &[Zergling]).technology(A, Technology::Restoration).begin();
    t.accepts(A, restoration);
    assert_eq!(t.hand(A).len(), 4, "one card and the three of an attacker");
    let mut t = brood_fight(&[Marine, Marine], &[Zergling]).technology(A, Technology::Restoration).begin();
    t.does_not_offer(A, restoration);
    assert_eq!(t.hand(A).len(), 3);
}

/// What a Build order on a planet makes of a unit there.
#[track_caller]
fn becomes(faction: Faction, technology: Technology, from: &[Unit], to: Unit) -> Vec<Unit> {
    let there = area(HOME, 1);
    let position = Arrangement::brood(2).faction(A, faction).units(A, there, from);
    let mut t = executes(position.clone(), A, HOME, Order::Build);
    t.refuses(A, Action::BuildUnit { unit: to, area: there }, rules::NEEDS_TECHNOLOGY);
    let mut t = executes(position.technology(A, technology), A, HOME, Order::Build);
    t.accepts(A, Action::BuildUnit { unit: to, area: there }).may(A, Action::PayRest);
    t.units(there)
}

/// Summon Dark Archon, Lurker Aspect, Devourer Aspect, and the exchanged Guardian Aspect and Summon Archon.
/// SC 16.3.1, SC 20.1.2
#[test]
fn technology_units_are_made_of_others() {
    let protoss = Faction::Tassadar;
    let zerg = Faction::QueenOfBlades;
    assert_eq!(becomes(protoss, Technology::SummonDarkArchon, &[DarkTemplar], DarkArchon), [DarkArchon]);
    assert_eq!(becomes(protoss, Technology::SummonArchon, &[HighTemplar; 2], Archon), [Archon]);
    assert_eq!(becomes(zerg, Technology::LurkerAspect, &[Hydralisk], Lurker), [Lurker]);
    assert_eq!(becomes(zerg, Technology::DevourerAspect, &[Mutalisk], Devourer), [Devourer]);
    assert_eq!(becomes(zerg, Technology::GuardianAspect, &[Mutalisk], Guardian), [Guardian]);
}

/// SC 17.5.1, SC 17.3.6
#[test]
fn feedback_cancels_a_reinforcement_card_and_costs_an_assist_unit() {
    let (feedback, heal) = (tech(Technology::Feedback), tech(Technology::Heal));
    let fight = |defenders: &[Unit], answer: &[Card]| {
        brood_fight(&[Zealot, DarkArchon], defenders).plays(&[protoss(3), feedback], answer)
    };
    let fought = fight(&[Marine, Medic], &[terran(1), heal]);
    assert!(fought.has(&Event::CardCancelled { seat: B, card: heal }));
    assert_eq!(fought.totals()[1].reinforcement.health, 0);
    assert!(fought.lost(B).contains(&Medic));
    // Without a card to cancel nobody has to go.
    assert!(!fight(&[Marine, Medic], &[terran(1)]).lost(B).contains(&Medic));
}

/// SC 11.2.1
#[test]
fn maelstrom_holds_the_units_of_an_area_once_a_phase() {
    let (held, archon) = (area(Planet::Pridewater, 0), area(Planet::Pridewater, 1));
    let position = Arrangement::brood(2)
        .faction(B, Faction::Aldaris)
        .technology(B, Technology::Maelstrom)
        .units(B, archon, &[DarkArchon])
        .units(A, held, &[Marine])
        .order_on_top(A, Planet::Pridewater, Order::Mobilize);
    let marine = Action::PickUp { unit: Marine, area: held };
    let mut t = executes(position.clone(), A, Planet::Pridewater, Order::Mobilize);
    t.accepts(B, Action::ChooseArea(held)).refuses(A, marine, rules::HELD_BY_MAELSTROM);
    t.accepts(A, Action::Finish).accepts(A, Action::Execute);
    t.offers(A, marine).does_not_offer(B, Action::ChooseArea(held));
    let mut t = executes(position, A, Planet::Pridewater, Order::Mobilize);
    t.accepts(B, Action::Decline).offers(A, marine);
}

/// SC 14.2.1, SC 16.5.2
#[test]
fn disruption_web_keeps_ground_units_from_reaching_flyers() {
    let web = tech(Technology::DisruptionWeb);
    let corsair = brood(Race::Protoss, 20);
    let fight = |cards: &[Card]| {
        brood_fight(&[Corsair], &[Hydralisk, Hydralisk])
            .with(|it| it.base(B, FIELD).module(B, Module::AirSupport, 1))
            .plays(cards, &[zerg(7)])
    };
    let plain = fight(&[corsair]);
    assert_eq!((plain.totals()[1].module, plain.totals()[1].support), (1, 1));
    assert_eq!(plain.lost(A), [Corsair]);
    let webbed = fight(&[corsair, web]);
    assert_eq!((webbed.totals()[1].module, webbed.totals()[1].support), (0, 0));
    assert_eq!(webbed.lost(A), []);
}

/// SC 26.1.7, SC 7.1.1
#[test]
fn a_queen_beside_a_fallen_terran_base_may_infest_it() {
    let base = area(HOME, 0);
    let position = Arrangement::brood(2)
        .units(A, area(Planet::Pridewater, 0), &[Marine])
        .units(B, base, &[Queen])
        .technology(B, Technology::InfestCommandCenter)
        .led(A)
        .led(B)
        .round_ends();
    let mut t = position.begin();
    t.offers(B, Action::Decline).accepts(B, Action::BuildInstallation(base));
    assert!(t.state().has_installation(B, Installation::InfestedCommandCenter));
    assert_eq!(t.state().area(base).base, None);
}

/// SC 13.4.1
#[test]
fn consume_draws_three_cards_for_a_unit_or_a_worker() {
    let consume = Action::UseTechnology(Technology::Consume);
    let fight = || brood_fight(&[Zergling, Defiler], &[Marine]).technology(A, Technology::Consume);
    let mut t = fight().begin();
    t.accepts(A, consume).refuses(A, Action::ChooseUnit(Defiler), rules::NOT_IN_BATTLE);
    t.accepts(A, Action::ChooseUnit(Zergling));
    assert_eq!((t.hand(A).len(), t.attackers()), (6, vec![Defiler]));
    let mut t = fight().with(|it| it.workers(A, 2)).begin();
    t.accepts(A, consume).accepts(A, Action::SpendWorker);
    assert_eq!((t.hand(A).len(), t.workers(A)), (6, 1));
}

/// SC 30.1.7
#[test]
fn kerrigans_cards_work_with_her_alone() {
    let (storm, cloaking) = (tech(Technology::KerriganStorm), tech(Technology::KerriganCloaking));
    let against = |units: &[Unit], enemies: &[Unit], card| {
        brood_fight(units, enemies).plays(&[zerg(1), card], &[terran(1)])
    };
    let fight = |units: &[Unit], card| against(units, &[Marine], card);
    let fought = against(&[SarahKerrigan], &[Marine, Wraith], storm);
    assert_eq!(fought.totals()[0].reinforcement.attack, 2);
    assert_eq!(fought.lost(B), [Marine, Wraith], "splash damage");
    assert_eq!(fight(&[Zergling, SarahKerrigan], storm).totals()[0].reinforcement.attack, 2);
    assert_eq!(fight(&[InfestedTerran], storm).totals()[0].reinforcement.attack, 0);
    let mut hidden = fight(&[SarahKerrigan], cloaking);
    hidden.t.accepts(A, Action::MoveTo(CAMP));
    assert!(hidden.goes_on().has(&Event::Withdrew { seat: A, unit: SarahKerrigan, area: CAMP }));
}
