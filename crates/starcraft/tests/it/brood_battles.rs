//! Battles with Brood War: guard tokens, sacrifice, cloaking, collateral damage, recharge and modules (SC 24, SC 25.2,
//! SC 25.3, SC 28.2).

use orrery_starcraft::brood::{Collateral, Installation};
use orrery_starcraft::combat::{Fate, Role};

use crate::fight::*;
use crate::support::*;
use Unit::*;

// Guard tokens

/// A guarded battle of two skirmishes of Marines against Zerglings, up to the cards.
#[track_caller]
fn guarded(use_it: bool) -> Fought {
    let fight = brood_fight(&[Marine, Marine], &[Zergling, Zergling]).with(|it| it.guard(B, FIELD));
    let mut t = fight.hand(A, &[terran(1), terran(2)]).hand(B, &[zerg(1), zerg(2)]).begin();
    t.accepts(B, if use_it { Action::UseGuard } else { Action::Decline });
    t.lays(A, &[terran(1)]).lays(A, &[terran(2)]).lays(B, &[zerg(1)]).lays(B, &[zerg(2)]);
    t.may(A, Action::Resolve(0)).may(A, Action::Resolve(1));
    Fought::of(t)
}

/// SC 28.2.1, SC G116
#[test]
fn a_guard_token_gives_two_health_in_every_skirmish() {
    let fought = guarded(true);
    assert_eq!([0, 1].map(|n| fought.totals_of(n)[1].health), [5, 6]);
    assert!(fought.has(&Event::GuardUsed { seat: B, area: FIELD }));
    assert!(!fought.t.state().is_guarded(B, FIELD));
    let fought = guarded(false);
    assert_eq!([0, 1].map(|n| fought.totals_of(n)[1].health), [3, 4]);
    // The attacker's own token elsewhere is of no use here.
    let mut t = brood_fight(&[Marine], &[Zergling]).with(|it| it.guard(A, CAMP)).begin();
    t.does_not_offer(A, Action::UseGuard).does_not_offer(B, Action::UseGuard);
}

/// SC 28.2.3, SC G117
#[test]
fn a_guard_token_adds_nothing_where_a_card_raises_health() {
    let fight = brood_fight(&[Zergling], &[Zealot]).with(|position| position.guard(B, FIELD));
    let mut t = fight.hand(A, &[zerg(1)]).hand(B, &[protoss(3), protoss(17)]).begin();
    t.accepts(B, Action::UseGuard);
    t.lays(A, &[zerg(1)]).lays(B, &[protoss(3), protoss(17)]);
    let totals = Fought::of(t).totals();
    assert_eq!((totals[1].reinforcement.health, totals[1].health), (1, 7), "6 of the card and 1");
    let bunker = brood_fight(&[Zergling], &[Marine]).technology(B, Technology::Bunker);
    let mut t = bunker.with(|it| it.guard(B, FIELD)).hand(A, &[zerg(1)]).hand(B, &[terran(1)]).begin();
    t.accepts(B, Action::UseTechnology(Technology::Bunker)).accepts(B, Action::UseGuard);
    t.lays(A, &[zerg(1)]).lays(B, &[terran(1)]);
    assert_eq!(Fought::of(t).totals()[1].health, 5, "4 of the card and 1 of the Bunker");
}

// Sacrifice and cloaking

/// SC 24.5.1, SC 24.5.2, SC G166
#[test]
fn a_unit_with_sacrifice_dies_if_it_can_attack_what_it_faces() {
    // Nobody is strong enough: the Wraith has 3 attack, the Scourge 6 health.
    let fight = |unit, enemy, cards: &[Card]| brood_fight(&[unit], &[enemy]).plays(&[zerg(4)], cards);
    let against_flyer = fight(BroodScourge, Wraith, &[terran(16)]);
    assert!(against_flyer.totals().iter().all(|totals| !totals.sufficient));
    assert_eq!((against_flyer.lost(A), against_flyer.lost(B)), (vec![BroodScourge], vec![]));
    let against_ground = fight(BroodScourge, Marine, &[terran(16)]);
    assert!(against_ground.totals().iter().all(|totals| !totals.sufficient));
    assert_eq!(against_ground.lost(A), [], "it cannot attack ground units");
    let infested = fight(InfestedTerran, Marine, &[terran(16)]);
    assert_eq!(infested.lost(A), [InfestedTerran]);
    assert_eq!(fight(InfestedTerran, Wraith, &[terran(16)]).lost(A), [], "it cannot attack flyers");
    // A cloaked opponent does not spare it.
    let fought = brood_fight(&[InfestedTerran], &[DarkTemplar]).plays(&[zerg(4)], &[protoss(4)]);
    assert_eq!(fought.lost(A), [InfestedTerran]);
}

/// SC G106
#[test]
fn sacrifice_triggers_no_splash_and_cloaking_saves_from_it() {
    // The Archon is not strong enough: 2 attack against 6 health, with a card of another unit.
    let defenders = [Scout, Archon];
    let fought = brood_fight(&[BroodScourge], &defenders).plays(&[zerg(4)], &[protoss(16)]);
    assert_eq!(fought.lost(A), [BroodScourge]);
    assert!(fought.events.iter().all(|event| !matches!(event, Event::SplashTriggered { .. })));
    // Strong enough, the opponent has destroyed it himself: an Archon's card splashes.
    let fought = brood_fight(&[BroodScourge, BroodScourge], &[Archon]).plays(&[zerg(4)], &[protoss(13)]);
    assert!(fought.has(&Event::SplashTriggered { seat: B, card: protoss(13) }));
    // Burrow hides the front-line unit: it withdraws instead of being sacrificed.
    let burrow = copy(Technology::Burrow, 0);
    assert!(!burrow.depicts(InfestedTerran), "no card hides an Infested Terran but its owner's support");
}

/// SC 24.5 example a
#[test]
fn of_two_scourge_the_one_against_a_flyer_dies() {
    let fight = brood_fight(&[BroodScourge, BroodScourge], &[Scout, Dragoon]);
    let mut t = fight.hand(A, &[zerg(4), zerg(5)]).hand(B, &[protoss(10), protoss(11)]).begin();
    t.accepts(A, Action::Pair { attacker: BroodScourge, defender: Scout });
    t.may(A, Action::Pair { attacker: BroodScourge, defender: Dragoon });
    t.lays(A, &[zerg(4)]).lays(A, &[zerg(5)]).lays(B, &[protoss(10)]).lays(B, &[protoss(11)]);
    t.may(A, Action::Resolve(0)).may(A, Action::Resolve(1));
    let fought = Fought::of(t);
    let compared = [0, 1].map(|n| fought.totals_of(n));
    assert!(compared.iter().flatten().all(|totals| !totals.sufficient), "nobody has sufficient strength");
    assert_eq!((fought.lost(A), fought.lost(B)), (vec![BroodScourge], vec![]));
    let pairs: Vec<Fate> =
        fought.t.state().battle().skirmishes().map(|it| it.parties[Role::Attacker as usize].fate).collect();
    assert_eq!(pairs, [Fate::Destroyed, Fate::Fighting]);
}

/// SC 24.2.1
#[test]
fn units_with_cloaking_in_their_description_are_always_cloaked() {
    let refuge = area(Planet::Pridewater, 2);
    for (unit, card) in [(DarkTemplar, protoss(3)), (Lurker, zerg(1)), (Zeratul, protoss(3))] {
        let mut fought = brood_fight(&[SiegeTank], &[unit]).plays(&[terran(14)], &[card]);
        assert!(fought.totals()[0].sufficient, "{unit:?}");
        fought.t.accepts(B, Action::MoveTo(refuge));
        fought.goes_on();
        assert!(fought.has(&Event::Withdrew { seat: B, unit, area: refuge }));
        assert_eq!((fought.lost(B), fought.t.units(refuge)), (vec![], vec![unit]));
        // A detector voids it.
        let fought = brood_fight(&[SiegeTank, ScienceVessel], &[unit]).plays(&[terran(14)], &[card]);
        assert_eq!(fought.lost(B), [unit]);
    }
}

// Collateral damage

/// A Siege Tank beats a Zergling where B has things to lose.
#[track_caller]
fn sieged(change: impl FnOnce(Arrangement) -> Arrangement) -> Scenario<StarCraft> {
    let siege = tech(Technology::BroodSiegeMode);
    brood_fight(&[SiegeTank], &[Zergling]).with(change).plays(&[siege], &[zerg(3)]).t
}

/// SC 24.1.1, SC 24.1.2, SC 24.1.3, SC G95
#[test]
fn collateral_damage_razes_a_base_at_once() {
    let mut t = sieged(|it| it.base(B, FIELD));
    t.refuses(A, Action::Collateral(Collateral::Workers), rules::NOTHING_EXPOSED);
    t.refuses(A, Action::Collateral(Collateral::Installation), rules::NOTHING_EXPOSED);
    t.accepts(A, Action::Collateral(Collateral::Base));
    assert_eq!(t.state().area(FIELD).base, None);
    // A unit that falls in its skirmish does no such harm.
    let siege = tech(Technology::BroodSiegeMode);
    let fight = brood_fight(&[SiegeTank], &[Ultralisk]).with(|it| it.base(B, FIELD));
    let fought = fight.plays(&[siege], &[zerg(16)]);
    assert_eq!(fought.lost(A), [SiegeTank]);
    assert_eq!(fought.t.state().area(FIELD).base, Some(B));
}

/// SC 24.1.1, SC G96
#[test]
fn collateral_damage_destroys_all_enemy_workers_of_the_area_or_an_installation() {
    let there = |it: Arrangement| {
        it.base(B, area(Planet::Pridewater, 2)).resource_card(B, FIELD).workers_on(FIELD, 2)
    };
    let mut t = sieged(there);
    let workers = t.state().all_workers(B);
    t.accepts(A, Action::Collateral(Collateral::Workers));
    assert_eq!(t.state().all_workers(B), workers - 2);
    assert_eq!(t.state().area(FIELD).card, Some(B), "the Resource card stays for now");
    // Workers of another area are not meant.
    let elsewhere = area(Planet::Pridewater, 1);
    let t = sieged(|it| {
        it.base(B, area(Planet::Pridewater, 2)).resource_card(B, elsewhere).workers_on(elsewhere, 2)
    });
    assert!(!t.listed(A).contains(&Action::Collateral(Collateral::Workers)));
    let mut t = sieged(|it| it.installation(B, Installation::Cerebrate, FIELD));
    t.accepts(A, Action::Collateral(Collateral::Installation));
    assert!(!t.state().has_installation(B, Installation::Cerebrate));
}

/// SC G98
#[test]
fn a_defender_may_deal_collateral_damage_too() {
    let siege = tech(Technology::BroodSiegeMode);
    let fight = brood_fight(&[Zergling], &[SiegeTank]).with(|it| it.base(A, FIELD));
    let mut t = fight.plays(&[zerg(3)], &[siege]).t;
    t.accepts(B, Action::Collateral(Collateral::Base));
    assert_eq!(t.state().area(FIELD).base, None);
}

// Recharge

/// SC 24.4.1, SC 24.4.2, SC 24.4.3, SC G105
#[test]
fn a_recharged_card_goes_back_to_the_hand_once_a_phase() {
    let [first, second] = [0, 1].map(|n| copy(Technology::BroodLockdown, n));
    // Two skirmishes, a copy of Lockdown in each.
    let fight = brood_fight(&[Ghost, Ghost], &[Goliath, Goliath]);
    let mut t =
        fight.hand(A, &[terran(1), terran(2), first, second]).hand(B, &[terran(9), terran(10)]).begin();
    t.lays(A, &[terran(1), first]).lays(A, &[terran(2), second]).lays(B, &[terran(9)]).lays(B, &[terran(10)]);
    t.may(A, Action::Resolve(0));
    t.accepts(A, Action::TakeBack(first));
    t.may(A, Action::Resolve(1));
    t.accepts(A, Action::TakeBack(second));
    assert!(t.hand(A).contains(&first) && t.hand(A).contains(&second), "once for each copy");
    // Played again in the same phase it is discarded.
    let again = brood_fight(&[Ghost], &[Goliath]).with(|it| it.recharged(A, first));
    let fought = again.plays(&[terran(1), first], &[terran(9)]);
    assert!(fought.t.cards(A, CardZone::Discard).contains(&first));
    // The mark goes at the end of the Execution phase.
    let mut t = Arrangement::brood(2)
        .recharged(A, first)
        .led(A)
        .led(B)
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .begin();
    t.accepts(A, Action::TakeEvent);
    assert_eq!(t.state().player(A).brood.recharged, 0);
}

/// SC 24.4.1, SC G148
#[test]
fn a_card_of_a_called_off_skirmish_recharges_too() {
    let (nuke, lockdown) = (tech(Technology::Nuke), tech(Technology::BroodLockdown));
    let fight = brood_fight(&[Ghost, Ghost], &[Zergling, Zergling]);
    let mut t = fight.hand(A, &[nuke, terran(1), lockdown]).hand(B, &[zerg(1), zerg(2)]).begin();
    t.lays(A, &[nuke]).lays(A, &[terran(1), lockdown]).lays(B, &[zerg(2)]).lays(B, &[zerg(1)]);
    t.may(A, Action::Resolve(0)).may(A, Action::UseCard(nuke));
    t.accepts(A, Action::TakeBack(lockdown));
    assert!(t.hand(A).contains(&lockdown));
}

/// SC G148, SC 30.1.10
#[test]
fn a_skirmish_that_lost_one_front_line_unit_is_called_off() {
    // The Nuke of the first skirmish spares the hero of the second, but not whom he faces.
    let nuke = tech(Technology::Nuke);
    let fight = brood_fight(&[Ghost, JimRaynor], &[Zergling, Zergling]);
    let mut t = fight.hand(A, &[nuke, terran(8)]).hand(B, &[zerg(1), zerg(2)]).begin();
    t.accepts(A, Action::Pair { attacker: Ghost, defender: Zergling });
    t.may(A, Action::Pair { attacker: JimRaynor, defender: Zergling });
    t.lays(A, &[nuke]).lays(A, &[terran(8)]).lays(B, &[zerg(2)]).lays(B, &[zerg(1)]);
    t.accepts(A, Action::Resolve(0)).may(A, Action::UseCard(nuke));
    let fought = Fought::of(t);
    assert_eq!((fought.lost(A), fought.lost(B)), (vec![], vec![Zergling; 2]));
    let compared = fought.events.iter().filter(|event| matches!(event, Event::Compared { .. })).count();
    assert_eq!(compared, 1, "the second skirmish is not fought");
    assert_eq!(fought.t.units(FIELD), [Ghost, JimRaynor]);
}

// Modules

/// SC 25.2.2, SC 25.2.3, SC G107, SC 25.2 example a
#[test]
fn a_defensive_module_swaps_two_defenders() {
    let cards = [protoss(3), protoss(4)];
    let fight = || brood_fight(&[SiegeTank, Marine], &[Archon, Zealot]);
    let paired = |fight: Fight| {
        let mut t = fight.hand(A, &[terran(1), terran(2)]).hand(B, &cards).begin();
        t.accepts(A, Action::Pair { attacker: SiegeTank, defender: Zealot });
        t.may(A, Action::Pair { attacker: Marine, defender: Archon });
        t
    };
    let mut t = paired(fight().with(|it| it.module(B, Module::Defensive, 1)));
    t.accepts(B, Action::SwapPlace { skirmish: 0, unit: None });
    t.refuses(B, Action::SwapPlace { skirmish: 0, unit: None }, rules::CANNOT_SWAP);
    t.accepts(B, Action::SwapPlace { skirmish: 1, unit: None });
    let fronts: Vec<Unit> = t.state().battle().skirmishes().map(|it| it.parties[1].front).collect();
    assert_eq!(fronts, [Archon, Zealot]);
    paired(fight()).does_not_offer(B, Action::SwapPlace { skirmish: 0, unit: None });
}

/// SC 25.2.2, SC 25.2.3
#[test]
fn a_swap_brings_nobody_out_of_reach_and_moves_no_assist_unit() {
    // A Firebat cannot attack the Scout: it may not be swapped into that front line.
    let fight = brood_fight(&[Firebat], &[Zealot, Scout, Dragoon, HighTemplar]);
    let mut t = fight.with(|it| it.module(B, Module::Defensive, 1)).hand(A, &[terran(1)]).begin();
    t.accepts(A, Action::Pair { attacker: Firebat, defender: Zealot });
    let place = |unit| Action::SwapPlace { skirmish: 0, unit };
    t.refuses(B, place(Some(HighTemplar)), rules::ASSIST_STAYS_BEHIND);
    t.refuses(B, place(Some(Scout)), rules::CANNOT_SWAP);
    t.accepts(B, place(None)).refuses(B, place(Some(Scout)), rules::CANNOT_SWAP);
    t.accepts(B, place(Some(Dragoon)));
    let party = t.state().battle().skirmishes().next().expect("one").parties[1];
    assert_eq!((party.front, party.support.contains(Zealot)), (Dragoon, true));
}

/// SC 25.3.3, SC 25.3 example a
#[test]
fn an_assist_unit_attacks_beyond_the_limit() {
    // The area holds two: 2 + 2 and a Medic attack it.
    let (there, camp) = (area(Planet::Helios, 2), area(Planet::Helios, 1));
    let ward = area(Planet::Helios, 3);
    let position = |modules| {
        Arrangement::brood(2)
            .module(A, Module::Assist, modules)
            .units(A, camp, &[Marine; 4])
            .units(A, ward, &[Medic])
            .units(B, there, &[Zergling])
    };
    let enters = |modules| {
        let mut t = executes(position(modules), A, Planet::Helios, Order::Mobilize);
        for _ in 0..4 {
            t.accepts(A, Action::PickUp { unit: Marine, area: camp }).accepts(A, Action::MoveTo(there));
        }
        t.accepts(A, Action::PickUp { unit: Medic, area: ward }).listed(A).contains(&Action::MoveTo(there))
    };
    assert!(enters(1) && !enters(0));
}
