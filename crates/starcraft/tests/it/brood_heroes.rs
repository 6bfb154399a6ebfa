//! Heroes (SC 30): how they come, what they add, and what they are immune to.

use orrery_starcraft::cards::Unit::*;
use orrery_starcraft::combat::Role;

use crate::fight::*;
use crate::support::*;

const HOME: Planet = Planet::ChauSara;

/// A position of a card's faction in which A has still to choose Stage II.
fn before(card: Leadership) -> Arrangement {
    let faction = card.def().faction;
    let first = Leadership::of(faction, Stage::One).next().expect("a card of Stage I");
    Arrangement::brood(2).faction(A, faction).leadership(A, first).led(B)
}

/// A chooses the card when the round ends.
#[track_caller]
fn chooses(position: Arrangement, card: Leadership) -> Scenario<StarCraft> {
    let mut t = position.workers(A, 0).stage(Stage::Two).round_ends().begin();
    t.settle().accepts(A, Action::ChooseLeadership(card)).settle();
    t
}

/// SC 30.1.1, SC 30.1.2, SC 30.1.3
#[test]
fn every_hero_comes_to_a_friendly_area_on_a_figure_of_its_type() {
    let cards: Vec<Leadership> = Leadership::all().filter(|card| card.def().hero.is_some()).collect();
    assert_eq!(cards.len(), 7);
    for card in cards {
        let hero = card.def().hero.expect("a hero");
        let mut t = chooses(before(card), card);
        t.refuses(A, Action::ChooseArea(area(Planet::Helios, 0)), rules::CARD_SAYS_OTHERWISE);
        t.accepts(A, Action::ChooseArea(area(HOME, 0)));
        assert_eq!(t.units(area(HOME, 0)), [hero]);
        assert_eq!(t.state().supply(A, hero.figure()), hero.figure().def().figures - 1, "{hero:?}");
        assert!(t.state().leads(A, card));
    }
}

/// SC 30.1.4, SC 23.1.4
#[test]
fn a_hero_without_a_place_stays_away() {
    // Nothing is left to A but a flying-only area.
    let station = Planet::AvernusStation;
    let position = before(Leadership::JimRaynor).no_base(area(HOME, 0)).no_cards(HOME).beyond(station).units(
        A,
        area(station, 0),
        &[Wraith],
    );
    let mut t = chooses(position, Leadership::JimRaynor);
    assert!(t.events().contains(&Event::HeroKept { seat: A, unit: JimRaynor }));
    assert_eq!(t.state().figures(A, JimRaynor), 0);
}

/// SC 30.1.5, SC G99
#[test]
fn without_a_free_figure_a_unit_may_give_its_own() {
    let there = area(Planet::Pridewater, 0);
    let full = before(Leadership::JimRaynor).units(A, there, &[Vulture; 3]);
    let mut t = chooses(full.clone(), Leadership::JimRaynor);
    t.accepts(A, Action::DestroyUnit { unit: Vulture, area: there });
    t.accepts(A, Action::ChooseArea(area(HOME, 0)));
    assert_eq!((t.units(area(HOME, 0)), t.units(there)), (vec![JimRaynor], vec![Vulture; 2]));
    let mut t = chooses(full, Leadership::JimRaynor);
    t.accepts(A, Action::Decline);
    assert_eq!(t.state().figures(A, JimRaynor), 0);
    // A unit under mind control stands on another's figure.
    let elsewhere = area(Planet::Pridewater, 1);
    let position = Arrangement::brood(2)
        .faction(A, Faction::Tassadar)
        .faction(B, Faction::Aldaris)
        .leadership(A, Leadership::OrbitalPlatform)
        .led(B)
        .units(A, there, &[Carrier; 3])
        .thrall(A, elsewhere, Carrier, B);
    let mut t = chooses(position, Leadership::Gantrithor);
    t.refuses(A, Action::DestroyUnit { unit: Carrier, area: elsewhere }, rules::CARD_SAYS_OTHERWISE);
    t.offers(A, Action::DestroyUnit { unit: Carrier, area: there });
}

/// SC 30.1.6
#[test]
fn heroes_move_like_any_unit() {
    let (from, to) = (area(HOME, 0), area(HOME, 1));
    let position = Arrangement::brood(2).units(A, from, &[JimRaynor]);
    let mut t = executes(position, A, HOME, Order::Mobilize);
    t.accepts(A, Action::PickUp { unit: JimRaynor, area: from }).accepts(A, Action::MoveTo(to));
    assert_eq!(t.units(to), [JimRaynor]);
}

/// The strength of an attacking hero with a card, against an enemy.
#[track_caller]
fn strength(hero: Unit, card: Card, enemy: (Unit, Card)) -> (u8, u8) {
    brood_fight(&[hero], &[enemy.0]).plays(&[card], &[enemy.1]).strength(Role::Attacker)
}

/// SC 30.1.7
#[test]
fn heroes_use_the_cards_of_their_type_and_add_what_their_card_says() {
    let (ground, flyer) = ((Zergling, zerg(1)), (Mutalisk, zerg(7)));
    // The card says 5/6: two health, and one attack to every skirmish of his side.
    assert_eq!(strength(JimRaynor, terran(8), ground), (6, 8));
    // 7/7, and one more attack for Battlecruisers.
    assert_eq!(strength(NoradIi, terran(11), ground), (8, 8));
    assert_eq!(strength(Gantrithor, protoss(11), ground), (8, 9));
    // 6/7, and one more attack for Dark Templar.
    assert_eq!(strength(Zeratul, brood(Race::Protoss, 1), ground), (8, 8));
    // Dragoons have one attack more against flyers: 6/6.
    assert_eq!(strength(Fenix, protoss(5), flyer), (7, 8));
    assert_eq!(strength(Fenix, protoss(5), ground), (6, 8));
    assert_eq!(strength(Fenix, protoss(3), ground), (5, 8), "a card of Zealots");
    // 7/7, and one more health for Ultralisks.
    assert_eq!(strength(Torrasque, zerg(8), (Marine, terran(1))), (7, 8));
    // Any standard card gives her its primary values.
    assert_eq!(strength(SarahKerrigan, zerg(16), (Marine, terran(1))), (8, 8));
}

/// SC 30.1.7
#[test]
fn raynor_helps_every_skirmish_of_his_battle() {
    let mut t = brood_fight(&[Marine, JimRaynor], &[Zergling, Zergling])
        .hand(A, &[terran(1), terran(8)])
        .hand(B, &[zerg(1), zerg(2)])
        .begin();
    t.accepts(A, Action::Pair { attacker: Marine, defender: Zergling });
    t.may(A, Action::Pair { attacker: JimRaynor, defender: Zergling });
    t.lays(A, &[terran(1)]).lays(A, &[terran(8)]).lays(B, &[zerg(1)]).lays(B, &[zerg(2)]);
    t.may(A, Action::Resolve(0)).may(A, Action::Resolve(1));
    let fought = Fought::of(t);
    assert_eq!(fought.totals_of(0)[0].attack, 7, "6 of the card");
    assert_eq!(fought.totals_of(1)[0].attack, 6, "5 of the card");
}

/// SC 30.1.7, SC G166
#[test]
fn kerrigan_is_not_sacrificed() {
    let fought = brood_fight(&[SarahKerrigan], &[Ultralisk]).plays(&[zerg(1)], &[zerg(16)]);
    assert_eq!(fought.lost(A), [SarahKerrigan], "9 attack are enough against 3 health");
    let fought = brood_fight(&[SarahKerrigan], &[Marine]).plays(&[zerg(16)], &[terran(1)]);
    assert_eq!((fought.lost(A), fought.lost(B)), (vec![], vec![Marine]));
    let fought = brood_fight(&[InfestedTerran], &[Marine]).plays(&[zerg(16)], &[terran(2)]);
    assert_eq!(fought.lost(A), [InfestedTerran], "an Infested Terran is");
}

/// SC 30.1.7, SC 13.4.1, SC G120
#[test]
fn zeratul_costs_the_opponent_a_ground_unit_at_the_start() {
    let zeratul = Action::UseHero(Zeratul);
    let mut t = brood_fight(&[Zeratul], &[Zergling, Hydralisk, Mutalisk]).begin();
    t.accepts(A, zeratul).refuses(B, Action::ChooseUnit(Mutalisk), rules::NOT_A_GROUND_UNIT);
    t.accepts(B, Action::ChooseUnit(Hydralisk));
    assert_eq!(t.units(FIELD), [Zergling, Mutalisk]);
    // Heroes are not immune to heroes.
    let mut t = brood_fight(&[Zeratul], &[JimRaynor, Marine]).begin();
    t.accepts(A, zeratul).accepts(B, Action::ChooseUnit(JimRaynor));
    assert_eq!(t.units(FIELD), [Marine]);
}

/// SC 30.1.7
#[test]
fn gantrithor_takes_something_of_the_planet_along() {
    let base = area(Planet::Pridewater, 2);
    let fought = brood_fight(&[Gantrithor], &[Hydralisk, Hydralisk])
        .with(|it| it.base(B, base))
        .plays(&[protoss(3)], &[zerg(7)]);
    assert_eq!(fought.lost(A), [Gantrithor]);
    let mut t = fought.t;
    t.settle();
    t.refuses(A, Action::DestroyBase(area(Planet::Helios, 0)), rules::CARD_SAYS_OTHERWISE);
    t.offers(A, Action::DestroyUnit { unit: Hydralisk, area: FIELD });
    t.accepts(A, Action::DestroyBase(base));
    assert_eq!(t.state().area(base).base, None);
}

/// SC 30.1.7
#[test]
fn torrasque_comes_back_beside_a_base() {
    let position = Arrangement::brood(2)
        .faction(A, Faction::Overmind)
        .leadership(A, Leadership::Torrasque)
        .led(A)
        .led(B);
    let mut t = position.clone().round_ends().begin();
    t.offers(A, Action::Decline).refuses(A, Action::ChooseArea(area(HOME, 1)), rules::CARD_SAYS_OTHERWISE);
    t.accepts(A, Action::ChooseArea(area(HOME, 0)));
    assert_eq!(t.units(area(HOME, 0)), [Torrasque]);
    // Alive it stays where it is.
    let t = position.units(A, area(HOME, 1), &[Torrasque]).round_ends().begin();
    assert_eq!(t.state().round(), 2);
}

/// SC 30.1.8
#[test]
fn splash_damage_spares_heroes() {
    // An Archon's card hits ground and flying units: the Marine has to go, not Raynor.
    let fought = brood_fight(&[SiegeTank, JimRaynor, Marine], &[Archon]).plays(&[terran(1)], &[protoss(13)]);
    assert_eq!(fought.lost(A), [SiegeTank, Marine]);
    // With nobody else the splash damage is ignored.
    let fought = brood_fight(&[SiegeTank, JimRaynor], &[Archon]).plays(&[terran(1)], &[protoss(13)]);
    assert!(fought.has(&Event::SplashTriggered { seat: B, card: protoss(13) }));
    assert_eq!(fought.lost(A), [SiegeTank]);
}

/// SC 30.1.9, SC 24.3.9
#[test]
fn heroes_are_immune_to_mind_control() {
    let control = tech(Technology::MindControl);
    let taken = |enemy: Unit| {
        let fought = brood_fight(&[Zealot, DarkArchon], &[enemy]).plays(&[protoss(3), control], &[terran(8)]);
        let mut t = fought.t;
        assert!(
            fought.events.iter().all(|event| !matches!(event, Event::Killed { seat: B, .. })),
            "{enemy:?}"
        );
        t.may(A, Action::UseCard(control));
        t.settle();
        t.state().thralls(A).count()
    };
    assert_eq!((taken(Vulture), taken(JimRaynor)), (1, 0));
}

/// SC 30.1.10
#[test]
fn technologies_do_not_destroy_heroes() {
    let legs = Action::UseTechnology(Technology::LegEnhancements);
    let fight = brood_fight(&[Zealot], &[JimRaynor, Marine]).technology(A, Technology::LegEnhancements);
    let mut t = fight.begin();
    t.accepts(A, legs);
    assert_eq!(t.units(FIELD), [JimRaynor]);
    let fight = brood_fight(&[Zealot], &[JimRaynor]).technology(A, Technology::LegEnhancements);
    fight.begin().does_not_offer(A, legs);
    // Spawn Broodling takes the other ground unit, and a Nuke all but heroes.
    let broodling = tech(Technology::SpawnBroodling);
    let fought =
        brood_fight(&[Zergling, Queen], &[JimRaynor, Marine]).plays(&[zerg(3), broodling], &[terran(8)]);
    assert_eq!(fought.lost(B), [Marine]);
    let fought = brood_fight(&[Zergling, Queen], &[JimRaynor]).plays(&[zerg(3), broodling], &[terran(8)]);
    assert_eq!(fought.lost(B), []);
    let nuke = tech(Technology::Nuke);
    let fought = brood_fight(&[Ghost], &[Torrasque, Zergling]).plays(&[nuke], &[zerg(1)]);
    assert_eq!(fought.lost(B), [Zergling]);
}

/// SC G152
#[test]
fn leg_enhancements_know_what_an_archon_costs_with_brood_war() {
    let fight = brood_fight(&[Zealot], &[Archon, DarkTemplar]).technology(A, Technology::LegEnhancements);
    let mut t = fight.begin();
    // An Archon costs 2 and the 2 of its Templar, a Dark Templar 3.
    t.accepts(A, Action::UseTechnology(Technology::LegEnhancements));
    t.may(B, Action::MoveTo(area(Planet::Pridewater, 2)));
    assert_eq!(t.units(FIELD), [Archon]);
}

/// SC 30.1.11, SC G118
#[test]
fn a_destroyed_hero_leaves_the_game_and_its_figure_is_a_unit_again() {
    let fight = |hero: Unit, card: Leadership| {
        let fight = brood_fight(&[Ultralisk], &[hero]);
        fight.with(|it| it.leadership(B, card)).plays(&[zerg(16)], &[terran(1)])
    };
    let fought = fight(JimRaynor, Leadership::JimRaynor);
    assert_eq!(fought.lost(B), [JimRaynor]);
    assert_eq!(fought.t.state().supply(B, Vulture), 3);
    assert!(!fought.t.state().leads(B, Leadership::JimRaynor));
    // Nobody can choose the card again.
    assert_ne!(fought.t.state().player(B).brood.resolved & Leadership::JimRaynor.bit(), 0);
}

/// SC G119
#[test]
fn heroes_count_against_unit_limits_and_may_be_destroyed() {
    let there = area(Planet::Helios, 0);
    let position = Arrangement::brood(2)
        .no_base(there)
        .units(A, there, &[JimRaynor, Marine])
        .base(B, area(Planet::Helios, 1))
        .units(A, area(Planet::Helios, 2), &[Firebat]);
    let mut t = executes(position, A, Planet::Helios, Order::Mobilize);
    t.accepts(A, Action::PickUp { unit: Firebat, area: area(Planet::Helios, 2) });
    t.accepts(A, Action::MoveTo(there)).refuses(A, Action::Finish, rules::TOO_MANY_UNITS);
    t.accepts(A, Action::Scuttle);
    t.accepts(A, Action::DestroyUnit { unit: JimRaynor, area: there }).accepts(A, Action::Finish);
    t.accepts(A, Action::Finish);
}

/// SC G169, SC 28.2.3
#[test]
fn a_guard_token_adds_nothing_to_a_hero_whose_card_raises_health() {
    let health = |hero| {
        let fight = brood_fight(&[Zergling], &[hero]).with(|it| it.guard(B, FIELD));
        let mut t = fight.hand(A, &[zerg(1)]).hand(B, &[terran(8)]).begin();
        t.accepts(B, Action::UseGuard);
        t.may(A, Action::Decline).lays(A, &[zerg(1)]).lays(B, &[terran(8)]);
        Fought::of(t).totals()[1].health
    };
    assert_eq!((health(Vulture), health(JimRaynor)), (8, 8), "6 of the card and 2 either way");
}
