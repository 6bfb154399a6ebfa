//! The odds fight as the game does: with the same dice the same units are left in every single battle.

use orrery_engine::{Source, SplitMix64};
use orrery_twilight_imperium::odds::{Arena, CARDS, Force, Hand, LAWS, NOTES, Sustain, TECHS};

use crate::odds_board::Duel;
use crate::support::*;

/// An attacker and a defender in short form.
type Row = (&'static str, &'static str);

/// Abilities of factions, flagships and technologies in space.
const ABILITIES: &[Row] = &[
    ("faction=letnev; 3 cruiser, dreadnought; goods=4", "faction=sol; 4 cruiser"),
    (
        "faction=letnev; flagship, 2 dreadnought; tech=assault_cannon",
        "faction=l1z1x; 4 dreadnought; tech=assault_cannon",
    ),
    ("faction=mentak; cruiser, 2 destroyer", "faction=sol; 2 carrier, 4 fighter"),
    ("faction=mentak; 3 cruiser, flagship", "faction=sol; 2 carrier, 4 fighter; cards=shields_holding"),
    ("faction=winnu; flagship", "faction=sol; 3 cruiser"),
    ("faction=winnu; flagship, cruiser", "faction=nekro; flagship, 3 infantry"),
    ("faction=nekro; flagship, 3 infantry; upgrades=infantry", "faction=sol; 4 cruiser; tech=assault_cannon"),
    ("faction=nekro; flagship, 3 infantry; tech=assault_cannon", "faction=yin; flagship, 2 cruiser"),
    ("faction=yin; flagship, 2 cruiser", "faction=jol_nar; flagship, 2 cruiser"),
    ("faction=yin; 4 destroyer, 2 cruiser, carrier", "faction=sol; 3 cruiser, 2 dreadnought"),
    ("faction=yin; 3 destroyer, cruiser; tech=impulse_core", "faction=saar; 2 cruiser, 2 carrier, 6 fighter"),
    ("faction=yin; 3 destroyer, cruiser; tech=impulse_core", "faction=nekro; flagship, 2 infantry, cruiser"),
    (
        "faction=yin; 3 destroyer, 2 cruiser; tech=impulse_core",
        "faction=saar; 3 cruiser, 2 carrier; notes=greyfire_mutagen",
    ),
    ("faction=l1z1x; flagship, 2 dreadnought", "faction=sol; 2 carrier, 6 fighter, 2 cruiser"),
    ("faction=hacan; flagship, 3 cruiser, 3 fighter; goods=5", "faction=sol; 3 cruiser, dreadnought"),
    ("faction=hacan; flagship, 3 cruiser; goods=9; notes=war_funding", "faction=letnev; 4 cruiser; goods=5"),
    ("faction=sardakk_norr; 3 dreadnought; upgrades=dreadnought", "faction=sol; 3 cruiser, 2 dreadnought"),
    (
        "faction=nekro; 3 dreadnought, 2 cruiser; tech=exotrireme_2",
        "faction=sol; 2 cruiser, flagship, dreadnought; cards=courageous_to_the_end",
    ),
    (
        "faction=nekro; 2 carrier, 4 fighter; tech=hybrid_crystal_fighter_2, advanced_carrier_2",
        "faction=sol; 4 cruiser",
    ),
    (
        "faction=creuss; 2 destroyer, cruiser; tech=dimensional_splicer; site=wormhole",
        "faction=sol; 2 dreadnought",
    ),
    (
        "faction=creuss; flagship, 2 cruiser; tech=dimensional_splicer",
        "faction=sol; 2 cruiser; cards=shields_holding",
    ),
    (
        "faction=xxcha; 4 cruiser; tech=instinct_training",
        "faction=sol; 4 cruiser; cards=2 morale_boost, sabotage",
    ),
    (
        "faction=nekro; 3 dreadnought; tech=super_dreadnought_2",
        "faction=sol; 3 cruiser, dreadnought; cards=direct_hit",
    ),
    ("faction=nekro; war_sun, 2 fighter; tech=prototype_war_sun_2", "faction=sol; 5 cruiser"),
];

/// Action cards, promissory notes, laws and places in space.
const IN_SPACE: &[Row] = &[
    ("faction=sol; 3 cruiser; cards=3 morale_boost", "faction=saar; 4 cruiser; cards=sabotage"),
    (
        "faction=sol; 2 dreadnought, cruiser; cards=emergency_repairs",
        "faction=saar; 3 dreadnought; cards=2 direct_hit",
    ),
    (
        "faction=sol; 3 dreadnought; cards=2 shields_holding",
        "faction=saar; 5 cruiser; cards=courageous_to_the_end",
    ),
    ("faction=sol; carrier, 6 fighter; cards=courageous_to_the_end", "faction=saar; 2 destroyer, 2 cruiser"),
    ("faction=sol; 4 cruiser, dreadnought; notes=war_funding", "faction=saar; 6 cruiser"),
    ("faction=sol; 2 carrier, 6 fighter; laws=prophecy_of_ixth", "faction=saar; 4 cruiser"),
    ("faction=muaat; war_sun, 2 fighter", "faction=sol; 5 cruiser; laws=publicize_weapon_schematics"),
    ("faction=sol; 4 dreadnought; laws=the_crown_of_thalnos", "faction=saar; 6 cruiser"),
    (
        "faction=muaat; 2 war_sun; laws=the_crown_of_thalnos; cards=courageous_to_the_end",
        "faction=saar; 7 cruiser",
    ),
    (
        "faction=sol; 4 cruiser; upgrades=cruiser; laws=the_crown_of_thalnos",
        "faction=saar; 4 cruiser; site=nebula",
    ),
    ("faction=sol; 3 cruiser, carrier, 3 fighter; site=nebula", "faction=jol_nar; 4 cruiser, carrier"),
    (
        "faction=letnev; 3 dreadnought; tech=duranium_armor, non_euclidean_shielding",
        "faction=sol; 6 cruiser; cards=2 direct_hit",
    ),
    (
        "faction=sol; carrier, 4 fighter; cards=fighter_prototype",
        "faction=saar; 2 destroyer, cruiser; cards=shields_holding",
    ),
];

/// Space cannons before the combat, fired at the attacker or by the attacker.
const CANNONS: &[Row] = &[
    ("faction=sol; 3 cruiser", "faction=letnev; 2 cruiser, 2 pds"),
    ("faction=sol; 3 cruiser; tech=antimass_deflectors", "faction=letnev; 2 cruiser, 3 pds; upgrades=pds"),
    ("faction=sol; 2 cruiser, dreadnought; cards=maneuvering_jets", "faction=saar; cruiser, 3 pds"),
    (
        "faction=sol; 2 cruiser, dreadnought; cards=2 maneuvering_jets",
        "faction=saar; cruiser, 3 pds; cards=sabotage",
    ),
    ("faction=sol; 2 destroyer, 2 pds", "faction=letnev; 2 cruiser, 2 pds; tech=plasma_scoring"),
    ("faction=xxcha; flagship, 2 pds; tech=plasma_scoring", "faction=letnev; 3 cruiser, 2 pds"),
    (
        "faction=sol; 2 dreadnought; upgrades=dreadnought",
        "faction=arborec; dreadnought, 4 pds; cards=direct_hit",
    ),
    (
        "faction=sol; cruiser, 3 pds; tech=graviton_laser_system",
        "faction=naalu; 2 carrier, 4 fighter, 1 dreadnought",
    ),
    ("faction=yin; flagship, 2 cruiser", "faction=sol; 2 cruiser, 4 pds"),
    ("faction=sol; 3 cruiser", "faction=hacan; cruiser, space_dock; cards=experimental_battlestation"),
    (
        "faction=letnev; 2 cruiser, 2 dreadnought; cards=maneuvering_jets",
        "faction=sol; 2 cruiser, 2 pds, space_dock; tech=plasma_scoring; cards=experimental_battlestation",
    ),
];

/// Invasions.
const ON_GROUND: &[Row] = &[
    ("faction=sol; carrier, 4 infantry", "faction=letnev; 3 infantry"),
    ("faction=sol; carrier, 4 infantry", "faction=letnev; 3 infantry, 2 pds"),
    ("faction=letnev; carrier, 3 infantry, 2 dreadnought", "faction=sol; 4 infantry; cards=bunker"),
    (
        "faction=letnev; carrier, 3 infantry, 2 dreadnought; cards=sabotage",
        "faction=sol; 4 infantry; cards=bunker",
    ),
    ("faction=letnev; carrier, 3 infantry, 2 dreadnought", "faction=sol; 4 infantry, pds"),
    ("faction=letnev; war_sun, 4 infantry; tech=plasma_scoring", "faction=sol; 4 infantry, 2 pds"),
    ("faction=letnev; carrier, 4 infantry; tech=l4_disruptors", "faction=sol; 3 infantry, 2 pds"),
    (
        "faction=letnev; carrier, 4 infantry; tech=antimass_deflectors",
        "faction=sol; 3 infantry, 2 pds; tech=plasma_scoring",
    ),
    ("faction=letnev; carrier, 4 infantry; cards=maneuvering_jets", "faction=sol; 3 infantry, 2 pds"),
    ("faction=letnev; carrier, 4 infantry, dreadnought; cards=disable", "faction=sol; 3 infantry, 2 pds"),
    ("faction=sol; carrier, 4 infantry", "faction=letnev; 3 infantry, pds; tech=magen_defense_grid"),
    ("faction=sardakk_norr; carrier, 3 infantry; tech=valkyrie_particle_weave", "faction=sol; 3 infantry"),
    ("faction=sol; carrier, 4 infantry; cards=fire_team", "faction=jol_nar; 4 infantry"),
    ("faction=sol; carrier, 4 infantry", "faction=jol_nar; 4 infantry; cards=fire_team"),
    (
        "faction=sol; carrier, 4 infantry; cards=morale_boost",
        "faction=letnev; 4 infantry; cards=morale_boost",
    ),
    ("faction=l1z1x; carrier, 3 infantry, 2 dreadnought", "faction=sol; 6 infantry"),
    (
        "faction=l1z1x; carrier, infantry, 2 dreadnought; tech=plasma_scoring",
        "faction=sol; 6 infantry; tech=dacxive_animators",
    ),
    ("faction=naalu; flagship, carrier, 2 infantry, 3 fighter", "faction=sol; 4 infantry"),
    (
        "faction=naalu; flagship, carrier, infantry, 5 fighter; laws=prophecy_of_ixth",
        "faction=sol; 3 infantry",
    ),
    ("faction=yin; carrier, 3 infantry; influence=3", "faction=sol; 3 infantry"),
    ("faction=yin; carrier, 3 infantry; goods=2", "faction=sol; infantry"),
    ("faction=yin; carrier, 3 infantry", "faction=sol; 3 infantry"),
    ("faction=sol; carrier, 4 infantry", "faction=yin; 3 infantry; influence=2"),
    ("faction=sol; carrier, 4 infantry; notes=greyfire_mutagen", "faction=yin; 3 infantry; influence=2"),
    ("faction=sol; carrier, 4 infantry; notes=tekklar_legion", "faction=letnev; 5 infantry"),
    ("faction=sardakk_norr; carrier, 4 infantry", "faction=letnev; 4 infantry; notes=tekklar_legion"),
    ("faction=sol; carrier, 4 infantry; upgrades=infantry", "faction=letnev; 5 infantry; upgrades=infantry"),
    ("faction=sol; carrier, 4 infantry; tech=dacxive_animators", "faction=nekro; 4 infantry"),
    (
        "faction=sol; carrier, 4 infantry; upgrades=infantry; laws=the_crown_of_thalnos",
        "faction=letnev; 5 infantry",
    ),
    ("faction=nekro; carrier, 4 infantry; tech=spec_ops_2", "faction=sol; 4 infantry; upgrades=infantry"),
    (
        "faction=sol; carrier, 4 infantry, 2 dreadnought; laws=conventions_of_war",
        "faction=letnev; 5 infantry; cards=bunker",
    ),
    ("faction=nekro; carrier, 4 infantry; tech=letani_warrior_2", "faction=sol; 4 infantry"),
];

fn duel(arena: Arena, attacker: &str, defender: &str) -> Duel {
    let forces = [attacker, defender].map(|text| text.parse().unwrap_or_else(|why| panic!("{text}: {why}")));
    Duel::new(forces, arena, Sustain::Early)
}

/// Both attack in turn.
#[track_caller]
fn in_space(rows: &[Row]) {
    for (one, other) in rows {
        duel(Arena::Space, one, other).agrees(0..20);
        duel(Arena::Space, other, one).agrees(20..40);
    }
}

#[test]
fn everything_that_the_odds_know_is_compared() {
    let rows = [ABILITIES, IN_SPACE, CANNONS, ON_GROUND].concat();
    let text: String = rows.into_iter().flat_map(|(one, other)| [one, other, ";"]).collect();
    let techs = TECHS.into_iter().map(Tech::id);
    let cards = CARDS.into_iter().map(ActionCard::id);
    let notes = NOTES.into_iter().map(Note::id);
    let laws = LAWS.into_iter().map(Agenda::id);
    for name in techs.chain(cards).chain(notes).chain(laws) {
        assert!(text.contains(&name.replace('-', "_")), "{name} is in no row");
    }
}

/// A fleet of a faction with upgrades, technologies, cards, laws, notes and goods, drawn by lot.
fn fleet(faction: Faction, source: &mut SplitMix64) -> Force {
    let mut force = Force { faction: Some(faction), ..Force::default() };
    for (unit, most) in [
        (Unit::Destroyer, 3),
        (Unit::Cruiser, 3),
        (Unit::Carrier, 2),
        (Unit::Dreadnought, 3),
        (Unit::Flagship, 1),
        (Unit::WarSun, 1),
    ] {
        force.units[unit as usize] = source.below(most + 1) as u8;
        force.upgraded[unit as usize] = faction.upgrade(unit).is_some() && source.below(3) == 0;
    }
    let carried = force.count(Unit::Carrier) * 4;
    force.units[Unit::Fighter as usize] = source.below(u32::from(carried.min(6)) + 1) as u8;
    force.upgraded[Unit::Fighter as usize] = source.below(3) == 0;
    force.units[Unit::Destroyer as usize] += u8::from(force.units == [0; Unit::COUNT]);
    let boarders = u32::from(faction == Faction::Nekro && force.count(Unit::Flagship) > 0);
    force.units[Unit::Infantry as usize] = source.below(3 * boarders + 1) as u8;
    for tech in [
        Tech::AssaultCannon,
        Tech::DimensionalSplicer,
        Tech::DuraniumArmor,
        Tech::ImpulseCore,
        Tech::NonEuclideanShielding,
    ] {
        force.techs |= u64::from(source.below(4) == 0) << tech as u64;
    }
    for card in [
        ActionCard::CourageousToTheEnd,
        ActionCard::DirectHit,
        ActionCard::EmergencyRepairs,
        ActionCard::FighterPrototype,
        ActionCard::MoraleBoost,
        ActionCard::Sabotage,
        ActionCard::ShieldsHolding,
    ] {
        for _ in 0..card.def().copies.min(2) {
            if source.below(6) == 0 {
                force.hand.add(card);
            }
        }
    }
    // A hand has its limit (TI 24.4).
    let held = |force: &Force| ActionCard::ALL.into_iter().map(|card| force.hand.count(card)).sum::<u8>();
    if held(&force) > 7 {
        force.hand = Hand::default();
    }
    if faction != Faction::Letnev && source.below(6) == 0 {
        force.notes |= 1 << Note::WarFunding as u64;
    }
    force.goods = source.below(6) as u8;
    (force.nebula, force.wormhole) = match source.below(4) {
        0 => (true, false),
        1 => (false, true),
        _ => (false, false),
    };
    force
}

/// Space combats of TI 35, with everything that the odds know about there but cannons.
#[test]
fn fleets_fight_alike() {
    for n in 0..300_u64 {
        let mut source = SplitMix64::new(n);
        let first = Faction::ALL[n as usize % Faction::COUNT];
        let second = Faction::ALL[(n as usize + 1 + source.below(16) as usize) % Faction::COUNT];
        let mut forces = [first, second].map(|faction| fleet(faction, &mut source));
        let [one, other] = &mut forces;
        // There is one of some cards, of each law and each note.
        for card in ActionCard::ALL.into_iter().filter(|card| card.def().copies == 1) {
            if one.hand.holds(card) {
                other.hand.take(card);
            }
        }
        other.notes &= !one.notes;
        for law in [Agenda::ProphecyOfIxth, Agenda::PublicizeWeaponSchematics, Agenda::TheCrownOfThalnos] {
            match source.below(8) {
                0 => one.laws |= 1 << law as u64,
                1 => other.laws |= 1 << law as u64,
                _ => (),
            }
        }
        (other.nebula, other.wormhole) = (one.nebula, one.wormhole);
        Duel::new(forces, Arena::Space, Sustain::Early).agrees(n..n + 4);
    }
}

/// TI 52.0
#[test]
fn late_sustaining_is_played_alike() {
    for n in 0..60_u64 {
        let mut source = SplitMix64::new(n);
        let plain = [Faction::Sol, Faction::Hacan, Faction::Saar, Faction::Arborec];
        let forces = [0, 1].map(|side: usize| {
            let drawn = fleet(plain[(n as usize + side) % plain.len()], &mut source);
            let Force { faction, units, upgraded, .. } = drawn;
            Force { faction, units, upgraded, ..Force::default() }
        });
        Duel::new(forces, Arena::Space, Sustain::Late).agrees(n..n + 4);
    }
}

/// TI 34.2, TI 34.5
#[test]
fn cannons_fire_alike() {
    for (attacker, defender) in CANNONS {
        duel(Arena::Space, attacker, defender).agrees(0..40);
    }
}

/// TI 35.0, TI 74.19
#[test]
fn abilities_are_used_alike() {
    in_space(ABILITIES);
}

/// TI 35.0, TI 24.6
#[test]
fn cards_notes_and_laws_count_alike() {
    in_space(IN_SPACE);
}

/// TI 8.1, TI 11.3, TI 41.0, TI 48.0
#[test]
fn invasions_are_fought_alike() {
    for (attacker, defender) in ON_GROUND {
        duel(Arena::Ground, attacker, defender).agrees(0..40);
    }
}
