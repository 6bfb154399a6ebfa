//! The odds of combats between forces in short form.

use orrery_twilight_imperium::cards::{ActionCard, Agenda, Faction, Note, Unit};
use orrery_twilight_imperium::odds::{Arena, Force, Sustain, Tally, Unreadable, fight_many};

const BATTLES: u32 = 60_000;

fn force(text: &str) -> Force {
    text.parse().unwrap_or_else(|why: Unreadable| panic!("{text}: {why}"))
}

fn odds(arena: Arena, attacker: &str, defender: &str) -> Tally {
    fight_many([&force(attacker), &force(defender)], arena, Sustain::Early, BATTLES, 7)
}

#[track_caller]
fn about(tally: Tally, wanted: [f64; 3]) {
    for (got, wanted) in tally.shares().into_iter().zip(wanted) {
        assert!((got - wanted).abs() < 0.01, "{:?} instead of {wanted}", tally.shares());
    }
}

/// TI 35.5.2
/// Each hits with 2 faces of 10; the attacker wins 0.2 * 0.8 of 1 - 0.8 * 0.8.
#[test]
fn a_fighter_against_a_fighter() {
    about(odds(Arena::Space, "fighter", "1 fighter"), [4.0 / 9.0, 1.0 / 9.0, 4.0 / 9.0]);
}

/// TI 52.1
/// Worked out by hand from 0.6 and 0.4 with one hit sustained.
#[test]
fn a_dreadnought_against_a_cruiser() {
    about(odds(Arena::Space, "dreadnought", "cruiser"), [0.8892, 0.0665, 0.0443]);
}

/// TI 41.1
/// Infantry hit with 3 faces of 10, spec ops with 4.
#[test]
fn infantry_against_spec_ops() {
    let (own, other) = (0.3, 0.4);
    let over = 1.0 - (1.0 - own) * (1.0 - other);
    about(
        odds(Arena::Ground, "infantry", "faction=sol; infantry"),
        [own * (1.0 - other) / over, own * other / over, other * (1.0 - own) / over],
    );
}

/// TI 19.1, TI 19.2
/// A destroyer's two barrage dice hit with 2 faces of 10 before the fighter rolls.
#[test]
fn a_destroyer_against_a_fighter() {
    let shot = 1.0 - 0.8 * 0.8;
    let rest = 1.0 - shot;
    about(
        odds(Arena::Space, "destroyer", "fighter"),
        [shot + rest * 4.0 / 9.0, rest / 9.0, rest * 4.0 / 9.0],
    );
}

/// TI 39.2
#[test]
fn modifiers_and_cards_count() {
    let norr = odds(Arena::Space, "faction=sardakk_norr; cruiser", "cruiser").shares();
    let plain = odds(Arena::Space, "cruiser", "cruiser").shares();
    let boosted = odds(Arena::Space, "cruiser; cards=morale_boost", "cruiser").shares();
    assert!(norr[0] > boosted[0] + 0.01 && boosted[0] > plain[0] + 0.01);
    let armed = odds(Arena::Space, "3 cruiser; tech=assault_cannon", "3 cruiser").shares();
    let bare = odds(Arena::Space, "3 cruiser", "3 cruiser").shares();
    assert!(armed[0] > bare[0] + 0.1);
}

#[test]
fn every_technology_and_card_makes_a_difference() {
    let base = "2 dreadnought, 2 fighter, 1 carrier";
    let against = "faction=letnev; 2 dreadnought, 2 fighter, 1 carrier";
    let plain = odds(Arena::Space, base, against).shares()[0];
    for more in [
        "tech=duranium_armor",
        "tech=non_euclidean_shielding",
        "tech=assault_cannon",
        "cards=fighter_prototype",
        "cards=shields_holding",
        "cards=morale_boost",
        "upgrades=fighter",
    ] {
        let better = odds(Arena::Space, &format!("{base}; {more}"), against).shares()[0];
        assert!(better > plain + 0.01, "{more}: {better} after {plain}");
    }
    let weave = odds(Arena::Ground, "3 infantry; tech=valkyrie_particle_weave", "3 infantry").shares()[0];
    assert!(weave > odds(Arena::Ground, "3 infantry", "3 infantry").shares()[0] + 0.1);
}

#[test]
fn flagships_bring_their_abilities() {
    let alone =
        |faction: &str| odds(Arena::Space, &format!("faction={faction}; flagship"), "4 cruiser").shares()[0];
    assert!(alone("jol_nar") > alone("arborec") + 0.05, "natural nines and tens count thrice");
    assert!(alone("winnu") > alone("arborec") + 0.05, "a die for each ship");
    let yin = odds(Arena::Space, "faction=yin; flagship", "6 cruiser");
    assert!(yin.shares()[1] > 0.9, "it takes all along");
}

#[test]
fn late_sustaining_loses_other_units_first() {
    let (own, other) = (force("1 dreadnought, 4 fighter"), force("5 cruiser"));
    let left = |sustain| {
        let tally = fight_many([&own, &other], Arena::Space, sustain, BATTLES, 3);
        tally.survivors(0, Unit::Fighter)
    };
    assert!(left(Sustain::Early) > left(Sustain::Late));
}

#[test]
fn survivors_are_counted() {
    let tally = odds(Arena::Space, "2 war_sun", "1 fighter");
    assert!(tally.survivors(0, Unit::WarSun) > 1.99 && tally.survivors(1, Unit::Fighter) < 0.01);
    assert_eq!(tally.battles, BATTLES);
}

#[test]
fn the_short_form_is_read() {
    let text = "faction=sol; 2 carrier, 3 fighters, 1 dreadnought; upgrades=fighter; tech=duranium_armor,assault_cannon; cards=morale_boost";
    let force = force(text);
    assert_eq!(force.faction, Some(Faction::Sol));
    let count = |unit: Unit| force.units[unit as usize];
    assert_eq!((count(Unit::Carrier), count(Unit::Fighter), count(Unit::Dreadnought)), (2, 3, 1));
    assert!(force.upgraded[Unit::Fighter as usize] && !force.upgraded[Unit::Carrier as usize]);
}

#[test]
fn cards_notes_laws_means_and_places_are_read() {
    let force = force(
        "2 fighter; cards=3 direct_hit, morale_boost; notes=war_funding; laws=prophecy_of_ixth; influence=2; goods=1; site=wormhole, nebula",
    );
    assert_eq!(force.hand.count(ActionCard::DirectHit), 3);
    assert_eq!(force.hand.count(ActionCard::MoraleBoost), 1);
    assert!(force.has_note(Note::WarFunding) && !force.has_note(Note::TekklarLegion));
    assert!(force.has_law(Agenda::ProphecyOfIxth) && !force.has_law(Agenda::TheCrownOfThalnos));
    assert_eq!((force.influence, force.goods), (2, 1));
    assert!(force.nebula && force.wormhole);
}

/// TI 35.5.2
/// Fighters of the owner hit with 3 faces of 10 instead of 2.
#[test]
fn a_law_helps_the_fighters_of_its_owner() {
    let (own, other) = (0.3, 0.2);
    let over = 1.0 - (1.0 - own) * (1.0 - other);
    about(
        odds(Arena::Space, "fighter; laws=prophecy_of_ixth", "fighter"),
        [own * (1.0 - other) / over, own * other / over, other * (1.0 - own) / over],
    );
}

/// TI 41.4.c
#[test]
fn the_last_infantry_can_be_indoctrinated() {
    let tally = odds(Arena::Ground, "faction=yin; infantry; influence=2", "infantry");
    about(tally, [1.0, 0.0, 0.0]);
    assert!((tally.survivors(0, Unit::Infantry) - 2.0).abs() < 0.001);
    let muted = "faction=yin; infantry; influence=2";
    about(
        odds(Arena::Ground, "infantry; notes=greyfire_mutagen", muted),
        odds(Arena::Ground, "infantry", "infantry").shares(),
    );
}

/// TI 52.4
#[test]
fn a_hit_of_choice_decides_a_duel_beside_a_wormhole() {
    let splicer = "faction=creuss; destroyer; tech=dimensional_splicer";
    about(odds(Arena::Space, &format!("{splicer}; site=wormhole"), "cruiser"), [1.0, 0.0, 0.0]);
    assert!(odds(Arena::Space, splicer, "cruiser").shares()[0] < 0.5, "without one it does nothing");
    assert!(
        odds(Arena::Space, "faction=creuss; flagship; tech=dimensional_splicer", "cruiser").shares()[0]
            > 0.999
    );
}

/// TI 24.8
#[test]
fn a_cancelled_card_does_nothing() {
    let boosted = odds(Arena::Space, "2 cruiser; cards=morale_boost", "2 cruiser; cards=sabotage").shares();
    let plain = odds(Arena::Space, "2 cruiser", "2 cruiser").shares();
    for (got, wanted) in boosted.into_iter().zip(plain) {
        assert!((got - wanted).abs() < 0.01, "{boosted:?} instead of {plain:?}");
    }
}

/// TI 38.3
#[test]
fn fighters_go_with_the_carrier_that_cannons_destroy() {
    let left = |rival: &str| odds(Arena::Space, "carrier, 4 fighter", rival).survivors(0, Unit::Fighter);
    // Eight upgraded PDS hardly ever miss all together; a laser makes the carrier take the first hit.
    let (plain, laser) =
        ("8 pds, destroyer; upgrades=pds", "8 pds, destroyer; upgrades=pds; tech=graviton_laser_system");
    assert!(left(laser) < 0.05 && left(plain) > left(laser));
}

#[test]
fn what_cannot_be_read_is_named() {
    let why = |text: &str| text.parse::<Force>().expect_err("it is wrong").to_string();
    assert!(why("2 frigate").starts_with("no unit is called 'frigate'"));
    assert!(why("faction=terrans; fighter").starts_with("no faction is called 'terrans'"));
    assert!(why("fighter; tech=sarween_tools").contains("sarween_tools"));
    assert!(why("fighter; cards=spy").contains("spy"));
    assert!(why("fighter; colour=red").starts_with("no part is called 'colour'"));
    assert!(why("fighter; notes=alliance").contains("alliance"));
    assert!(why("fighter; site=supernova").contains("supernova"));
    assert!(why("fighter; goods=many").contains("many"));
    assert!(why("fighter; laws=articles").contains("prophecy_of_ixth"));
    assert!(why("fighter; cards=5 direct_hit").contains("5 direct_hit"), "there are four");
    assert!(why("fighter; cards=2 bunker").contains("2 bunker"), "there is one");
    assert_eq!(why(""), "the force has no units");
    assert_eq!(why("flagship"), "a flagship needs its faction, e.g. faction=sol");
    assert!(why("999 fighter").contains("999"));
}
