//! Every Combat card with splash damage.

use orrery_starcraft::cards::Unit::*;

use crate::fight::*;
use crate::support::*;

/// Which of its supporting units a side loses to the splash damage of one skirmish: the attacker plays `cards`
/// and kills the front-line unit.
fn splashed(attackers: &[Unit], cards: &[Card], support: &[Unit], weak: Card) -> Vec<Unit> {
    let race = weak.def().race;
    let front = if race == Race::Zerg { Zergling } else { Marine };
    let defenders: Vec<Unit> = [front].into_iter().chain(support.iter().copied()).collect();
    let fought = fight(attackers, &defenders).plays(cards, &[weak]);
    assert_eq!(fought.lost(B)[0], front, "{:?}", fought.events);
    fought.lost(B)[1..].to_vec()
}

/// SC 17.12.3
#[test]
fn ground_splash_hits_ground_units_only() {
    use Technology::*;
    let cards = [
        (Reaver, protoss(12)),
        (Archon, protoss(12)),
        (Reaver, protoss(16)),
        (Reaver, copy(IncreasedReaverCapacity, 0)),
        (Reaver, copy(IncreasedReaverCapacity, 1)),
        (Reaver, copy(IncreasedReaverCapacity, 2)),
        (SiegeTank, copy(SiegeMode, 0)),
        (SiegeTank, copy(SiegeMode, 1)),
        (Vulture, copy(SpiderMines, 0)),
        (Vulture, copy(SpiderMines, 1)),
    ];
    for (unit, card) in cards {
        assert_eq!(splashed(&[unit], &[card], &[Ultralisk], zerg(1)), [Ultralisk], "{card:?}");
        assert_eq!(splashed(&[unit], &[card], &[Mutalisk], zerg(1)), [], "{card:?}");
    }
}

/// SC 17.12.3
#[test]
fn some_ground_splash_hits_marines_zerglings_and_zealots_only() {
    for (unit, card) in [(Vulture, terran(6)), (Firebat, terran(6))] {
        assert_eq!(splashed(&[unit], &[card], &[Zergling], zerg(1)), [Zergling]);
        assert_eq!(splashed(&[unit], &[card], &[Hydralisk], zerg(1)), []);
        assert_eq!(splashed(&[unit], &[card], &[Mutalisk], zerg(1)), []);
    }
    for card in [13, 14, 15].map(zerg) {
        assert_eq!(splashed(&[Mutalisk], &[card], &[Marine], terran(1)), [Marine]);
        assert_eq!(splashed(&[Mutalisk], &[card], &[Firebat], terran(1)), []);
    }
    let fought = fight(&[Mutalisk], &[Dragoon, Zealot]).plays(&[zerg(15)], &[protoss(1)]);
    assert_eq!(fought.lost(B), [Dragoon, Zealot]);
}

/// SC 17.12.3
#[test]
fn ground_and_air_splash_hits_either() {
    use Technology::*;
    let alone = [protoss(13), protoss(14), protoss(15)].map(|card| (vec![Archon], vec![card]));
    let with = [0, 1].map(|n| (vec![Zealot, HighTemplar], vec![protoss(1), copy(PsionicStorm, n)]));
    let vessels = [0, 1].map(|n| (vec![Marine, ScienceVessel], vec![terran(1), copy(Irradiate, n)]));
    for (units, cards) in alone.into_iter().chain(with).chain(vessels) {
        for victim in [Ultralisk, Mutalisk] {
            assert_eq!(splashed(&units, &cards, &[victim], zerg(1)), [victim], "{cards:?}");
        }
    }
}

/// SC 17.12.3
#[test]
fn carriers_do_not_splash_with_the_cards_they_share_with_archons() {
    for card in [protoss(14), protoss(15)] {
        assert_eq!(splashed(&[Carrier], &[card], &[Ultralisk], zerg(1)), []);
    }
}

/// SC 17.4.1, SC 17.12.3
#[test]
fn spider_mines_do_nothing_against_a_detector() {
    let mines = tech(Technology::SpiderMines);
    let defenders = [Zergling, Queen, Zergling];
    let lost = |fight: Fight| fight.plays(&[mines], &[zerg(1)]).lost(B);
    assert_eq!(lost(fight(&[Vulture], &defenders)), [Zergling, Zergling]);
    assert_eq!(lost(fight(&[Vulture], &defenders).technology(B, Technology::Parasite)), [Zergling]);
}
