//! The odds fight as the game does: with the same dice the same units are left in every single battle.

use orrery_engine::{Source, SplitMix64};
use orrery_twilight_imperium::odds::{Arena, Force, Sustain, fight_once};

use crate::support::*;

/// An empty system, and one with two planets, next to it and without wormholes.
const VOID: Hex = EMPTY;
const WORLDS: Hex = NEAR;
/// Who defends stands on this planet; PDS of the attacker on the other one.
const WORLD: Planet = Planet::Arinam;
const MOON: Planet = Planet::Meer;

/// The order of casualties that is documented.
const ORDER: [Unit; 8] = [
    Unit::Fighter,
    Unit::Destroyer,
    Unit::Infantry,
    Unit::Cruiser,
    Unit::Carrier,
    Unit::Dreadnought,
    Unit::Flagship,
    Unit::WarSun,
];

/// Two forces, and how they fight.
struct Duel {
    forces: [Force; 2],
    arena: Arena,
    sustain: Sustain,
}

impl Duel {
    /// Everybody has what a faction starts with.
    fn new(mut forces: [Force; 2], arena: Arena, sustain: Sustain) -> Self {
        for force in &mut forces {
            let faction = force.faction.expect("both have one");
            force.techs |= faction.def().techs.iter().fold(0, |all, &tech| all | 1 << tech as u64);
        }
        Self { forces, arena, sustain }
    }

    fn hex(&self) -> Hex {
        let pds = self.forces.iter().any(|force| force.units[Unit::Pds as usize] > 0);
        if self.arena == Arena::Ground || pds { WORLDS } else { VOID }
    }

    /// The position before the first seat activates the system.
    fn stage(&self) -> TwilightImperium {
        let factions = self.forces.map(|force| force.faction.expect("both have one"));
        let third = Faction::ALL.into_iter().find(|other| !factions.contains(other)).expect("a third one");
        let mut position = Arrangement::new(&[factions[0], factions[1], third]).no_custodians();
        position = position.pools(A, [2, 14, 0]).pools(B, [0, 14, 0]);
        let hex = self.hex();
        for (seat, force) in [A, B].into_iter().zip(&self.forces) {
            let faction = force.faction.expect("both have one");
            let count = |unit: Unit| force.units[unit as usize];
            for unit in Unit::ALL {
                if force.upgraded[unit as usize] {
                    position = position.techs(seat, &[faction.upgrade(unit).expect("an upgrade")]);
                }
                let ground = self.arena == Arena::Ground && seat == B;
                if unit.is_ship() || (unit == Unit::Infantry && !ground) {
                    position = position.fleet(seat, hex, &[(unit, count(unit))]);
                }
            }
            if count(Unit::Pds) > 0 && seat == A {
                position = position.planet(MOON, seat, &[(Unit::Pds, count(Unit::Pds))]);
            }
            let guards = if self.arena == Arena::Ground { count(Unit::Infantry) } else { 0 };
            if seat == B && hex == WORLDS {
                let units = [(Unit::Infantry, guards), (Unit::Pds, count(Unit::Pds))];
                position = position.planet(WORLD, seat, &units);
            }
            for tech in Tech::ALL.into_iter().filter(|&tech| force.techs & (1 << tech as u64) != 0) {
                position = position.techs(seat, &[tech]);
            }
            for card in ActionCard::ALL.into_iter().filter(|&card| force.cards & (1 << card as u64) != 0) {
                position = position.hand(seat, &[card]);
            }
            position = position.goods(seat, force.goods);
        }
        position.build()
    }

    /// The same battle on the board; the units of each side that are left, by type.
    fn play(&self, seed: u64) -> [[u8; Unit::COUNT]; 2] {
        let mut game = self.stage();
        let mut dice = SplitMix64::new(seed);
        let mut events = Vec::new();
        game.apply(A, Action::Activate(self.hex()), &mut Log::to(&mut events)).expect("an open system");
        while !events.iter().any(|event| matches!(event, Event::CombatEnded { .. } | Event::TurnBegan { .. }))
        {
            match game.status() {
                Status::Over(_) => break,
                Status::Chance(chance) => {
                    game.resolve_chance(chance.sample(&mut dice), &mut Log::to(&mut events));
                }
                Status::Decision(seats) => {
                    let seat = seats.lowest().expect("somebody is asked");
                    let actions = listed(&game, seat);
                    let landed = events.iter().any(|event| matches!(event, Event::Landed { .. }));
                    let action = self.choose(&game, seat, &actions, landed);
                    game.apply(seat, action, &mut Log::to(&mut events)).expect("a listed action");
                }
            }
        }
        let mut left = self.forces.map(|force| force.units);
        for event in &events {
            match *event {
                Event::CombatEnded { .. } => break,
                // Structures fall with the planet, after the combat.
                Event::UnitDestroyed { unit: Unit::Pds, .. } => (),
                Event::UnitDestroyed { seat, unit, count, .. } => {
                    left[seat.index()][unit as usize] -= count;
                }
                _ => (),
            }
        }
        left
    }

    /// The documented policy.
    fn choose(&self, game: &TwilightImperium, seat: Seat, actions: &[Action], landed: bool) -> Action {
        let fleet = game.fleet(self.hex(), seat);
        let torn = Unit::ALL.into_iter().any(|unit| fleet.damaged(unit) > 0);
        let wanted = |action: &&Action| match **action {
            Action::PlayCard(ActionCard::EmergencyRepairs) => torn,
            Action::PlayCard(_) | Action::Bombard { .. } => true,
            // The ships of an invasion are beyond the odds.
            Action::Fire(_) => self.arena == Arena::Space || landed,
            Action::Use(Power::Faction(ability)) => {
                matches!(ability, Ability::Ambush | Ability::Harrow | Ability::MunitionsReserves)
            }
            Action::Use(Power::Tech(tech)) => {
                matches!(tech, Tech::GravitonLaserSystem | Tech::MagenDefenseGrid)
            }
            Action::Land { planet, .. } => planet == WORLD,
            Action::Pick(Pick::Die { unit, face }) => self.misses(game, seat, unit, face),
            _ => false,
        };
        // What must be done comes first.
        let due = [Power::Tech(Tech::AssaultCannon), Power::Flagship].map(Action::Use);
        let due = due.iter().find(|&action| actions.contains(action) && self.is_due(seat, *action));
        if let Some(&action) = due.or_else(|| actions.iter().find(wanted)) {
            return action;
        }
        if let Some(action) = self.suffer(game, seat, actions) {
            return action;
        }
        let units: Vec<(Unit, bool)> = actions
            .iter()
            .filter_map(|action| match action {
                Action::Pick(Pick::Unit { unit, damaged, .. }) => Some((*unit, *damaged)),
                _ => None,
            })
            .collect();
        if let Some(action) = Self::scores_plasma(game, seat, actions) {
            return action;
        }
        if !units.is_empty() {
            // What is repaired is the best, what is lost the least.
            let repair = units.iter().all(|&(_, damaged)| damaged);
            let place = |unit: Unit| ORDER.iter().position(|&own| own == unit).expect("it fights");
            let chosen = if repair {
                units.into_iter().max_by_key(|&(unit, _)| place(unit))
            } else {
                units.into_iter().min_by_key(|&(unit, damaged)| (place(unit), damaged))
            };
            let (unit, damaged) = chosen.expect("a unit");
            let site = Site::Space(self.hex());
            return Action::Pick(Pick::Unit { unit, damaged, site });
        }
        let idle = [Action::Pass, Action::Finish];
        let idle = idle.into_iter().find(|action| actions.contains(action));
        idle.unwrap_or_else(|| panic!("nothing fits among {actions:?}"))
    }

    /// Whether an ability that is offered must be used: of flagships one alone.
    fn is_due(&self, seat: Seat, action: Action) -> bool {
        action != Action::Use(Power::Flagship) || self.forces[seat.index()].faction == Some(Faction::Letnev)
    }

    /// *Plasma Scoring* goes to the unit that hits most easily.
    fn scores_plasma(game: &TwilightImperium, seat: Seat, actions: &[Action]) -> Option<Action> {
        let bombs = game.combat().is_on();
        if bombs && game.combat().planet.is_none() {
            return None;
        }
        let value = |action: &Action| match action {
            Action::Pick(Pick::Unit { unit, site, .. }) => {
                let stats = game.stats(seat, *unit);
                let bombs = bombs || matches!(site, Site::Planet(_));
                let shots = if bombs { stats.bombardment } else { stats.cannon };
                shots.map(|shots| (shots.value, *action))
            }
            _ => None,
        };
        actions.iter().filter_map(value).min_by_key(|(value, _)| *value).map(|(_, action)| action)
    }

    /// A die that has to be rolled again.
    fn misses(&self, game: &TwilightImperium, seat: Seat, unit: Unit, face: u8) -> bool {
        let faction = self.forces[seat.index()].faction.expect("both have one");
        let more = i16::from(faction.has(Ability::Unrelenting)) - i16::from(faction.has(Ability::Fragile));
        let value = game.stats(seat, unit).combat.expect("it fights");
        i16::from(face) + more < i16::from(value)
    }

    /// Hits are sustained or assigned.
    fn suffer(&self, game: &TwilightImperium, seat: Seat, actions: &[Action]) -> Option<Action> {
        let sustains = ORDER.into_iter().map(Action::Sustain).find(|action| actions.contains(action));
        let destroys: Vec<Action> = ORDER
            .into_iter()
            .flat_map(|unit| [false, true].map(|damaged| Action::Destroy { unit, damaged }))
            .filter(|action| actions.contains(action))
            .collect();
        if self.sustain == Sustain::Early {
            return sustains.or(destroys.first().copied());
        }
        let able = |unit: Unit| game.stats(seat, unit).sustain && !self.is_under_moon(game, seat);
        let fleet = game.fleet(self.hex(), seat);
        let fodder: u8 =
            Unit::SHIPS.into_iter().filter(|&unit| !able(unit)).map(|unit| fleet.count(unit)).sum();
        let left = game.combat().hits[usize::from(seat == A)];
        if left > fodder && sustains.is_some() {
            return sustains;
        }
        let plain =
            destroys.iter().find(|action| matches!(action, Action::Destroy { unit, .. } if !able(*unit)));
        plain.or(destroys.first()).copied()
    }

    fn is_under_moon(&self, game: &TwilightImperium, seat: Seat) -> bool {
        let other = if seat == A { B } else { A };
        game.faction(other) == Faction::Mentak && game.fleet(self.hex(), other).count(Unit::Flagship) > 0
    }

    /// Fights with many seeds on the board and without.
    #[track_caller]
    fn agrees(&self, seeds: std::ops::Range<u64>) {
        for seed in seeds {
            let [attacker, defender] = &self.forces;
            let odds = fight_once([attacker, defender], self.arena, self.sustain, &mut SplitMix64::new(seed));
            let board = self.play(seed);
            assert_eq!(odds, board, "seed {seed}: {:?} {:?}", self.arena, self.forces);
        }
    }
}

fn duel(arena: Arena, attacker: &str, defender: &str) -> Duel {
    let forces = [attacker, defender].map(|text| text.parse().unwrap_or_else(|why| panic!("{text}: {why}")));
    Duel::new(forces, arena, Sustain::Early)
}

/// Fleets of every faction with upgrades, technologies and cards, drawn by lot.
fn fleet(faction: Faction, source: &mut SplitMix64) -> Force {
    let mut force: Force = "fighter".parse().expect("a force");
    force.units = [0; Unit::COUNT];
    force.faction = Some(faction);
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
    let carried = force.units[Unit::Carrier as usize] * 4;
    force.units[Unit::Fighter as usize] = source.below(u32::from(carried.min(6)) + 1) as u8;
    force.upgraded[Unit::Fighter as usize] = source.below(3) == 0;
    force.units[Unit::Destroyer as usize] += u8::from(force.units == [0; Unit::COUNT]);
    for tech in [Tech::AssaultCannon, Tech::DuraniumArmor, Tech::NonEuclideanShielding] {
        force.techs |= u64::from(source.below(3) == 0) << tech as u64;
    }
    for card in [
        ActionCard::DirectHit,
        ActionCard::EmergencyRepairs,
        ActionCard::FighterPrototype,
        ActionCard::MoraleBoost,
        ActionCard::ShieldsHolding,
    ] {
        force.cards |= u64::from(source.below(5) == 0) << card as u64;
    }
    force
}

/// Space combats of TI 35, with everything the odds know about in space but cannons and rerolls.
#[test]
fn fleets_fight_alike() {
    for n in 0..100_u64 {
        let mut source = SplitMix64::new(n);
        let first = Faction::ALL[n as usize % Faction::COUNT];
        let second = Faction::ALL[(n as usize + 1 + source.below(16) as usize) % Faction::COUNT];
        let mut forces = [first, second].map(|faction| fleet(faction, &mut source));
        // There is one of each card.
        forces[1].cards &= !forces[0].cards;
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
            let mut force = fleet(plain[(n as usize + side) % plain.len()], &mut source);
            (force.techs, force.cards) = (0, 0);
            force
        });
        Duel::new(forces, Arena::Space, Sustain::Late).agrees(n..n + 4);
    }
}

/// TI 34.2, TI 34.5
#[test]
fn cannons_fire_alike() {
    for (attacker, defender) in [
        ("faction=sol; 3 cruiser", "faction=letnev; 2 cruiser, 2 pds"),
        (
            "faction=sol; 3 cruiser; tech=antimass_deflectors",
            "faction=letnev; 2 cruiser, 3 pds; upgrades=pds",
        ),
        ("faction=sol; 2 cruiser, dreadnought; cards=maneuvering_jets", "faction=saar; cruiser, 3 pds"),
        ("faction=sol; 2 destroyer, 2 pds", "faction=letnev; 2 cruiser, 2 pds; tech=plasma_scoring"),
        ("faction=xxcha; flagship, 2 pds; tech=plasma_scoring", "faction=letnev; 3 cruiser, 2 pds"),
        (
            "faction=sol; 2 dreadnought; upgrades=dreadnought",
            "faction=arborec; dreadnought, 4 pds; cards=direct_hit",
        ),
    ] {
        duel(Arena::Space, attacker, defender).agrees(0..40);
    }
    let laser = "faction=sol; cruiser, 3 pds; tech=graviton_laser_system";
    duel(Arena::Space, laser, "faction=naalu; 2 carrier, 1 dreadnought").agrees(0..40);
}

/// Abilities of factions in space.
#[test]
fn abilities_are_used_alike() {
    for (attacker, defender) in [
        ("faction=letnev; 3 cruiser, dreadnought; goods=4", "faction=sol; 4 cruiser"),
        ("faction=sol; 3 cruiser", "faction=letnev; 3 destroyer, 2 dreadnought; goods=3"),
        ("faction=mentak; cruiser, 2 destroyer", "faction=sol; 2 carrier, 4 fighter"),
        ("faction=sol; 2 carrier, 4 fighter; cards=shields_holding", "faction=mentak; 3 cruiser, flagship"),
        ("faction=winnu; flagship", "faction=sol; 3 cruiser"),
        ("faction=yin; flagship, 2 cruiser", "faction=jol_nar; flagship, 2 cruiser"),
        ("faction=l1z1x; flagship, 2 dreadnought", "faction=sol; 2 carrier, 6 fighter, 2 cruiser"),
    ] {
        duel(Arena::Space, attacker, defender).agrees(0..60);
    }
}

/// TI 8.1, TI 11.3, TI 41.0, TI 48.0
#[test]
fn invasions_are_fought_alike() {
    for (attacker, defender) in [
        ("faction=sol; carrier, 4 infantry", "faction=letnev; 3 infantry"),
        ("faction=sol; carrier, 4 infantry", "faction=letnev; 3 infantry, 2 pds"),
        ("faction=letnev; carrier, 3 infantry, 2 dreadnought", "faction=sol; 4 infantry; cards=bunker"),
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
        (
            "faction=sardakk_norr; carrier, 3 infantry; tech=valkyrie_particle_weave",
            "faction=sol; 3 infantry",
        ),
    ] {
        duel(Arena::Ground, attacker, defender).agrees(0..40);
    }
}
