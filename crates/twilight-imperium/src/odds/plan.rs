//! What a force brings to every battle, worked out once.

use super::Force;
use super::powers::{Moment, Power, Powers};
use crate::cards::{Ability, ActionCard, Agenda, Faction, Note, Profile, Shots, Stats, Tech, Unit};

/// Where the forces fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the rulebook's words")]
pub enum Arena {
    Space,
    Ground,
}

/// When Sustain Damage is used (TI 52.0).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sustain {
    /// Before any unit is lost.
    #[default]
    Early,
    /// Only against hits that would otherwise destroy a unit that can use it.
    Late,
}

/// The order of casualties, which is also that of worth.
pub(super) const CASUALTIES: [Unit; 8] = [
    Unit::Fighter,
    Unit::Destroyer,
    Unit::Infantry,
    Unit::Cruiser,
    Unit::Carrier,
    Unit::Dreadnought,
    Unit::Flagship,
    Unit::WarSun,
];

/// A combat value that no die reaches.
const NEVER: i8 = 100;

/// A set of types of units, one bit each.
pub(super) type Types = u16;

/// The set of one type.
pub(super) const fn only(unit: Unit) -> Types {
    1 << unit as u16
}

/// All types of ships.
pub(super) fn ships() -> Types {
    Unit::SHIPS.into_iter().fold(0, |types, unit| types | only(unit))
}

/// What is printed for a type of unit, and what always changes it.
#[derive(Clone, Copy)]
pub(super) struct Line {
    pub(super) stats: &'static Stats,
    /// The face that hits in combat, with what always counts.
    pub(super) value: i8,
    pub(super) sustains: bool,
}

/// What a side brings to every battle.
pub(super) struct Plan {
    pub(super) force: Force,
    pub(super) arena: Arena,
    pub(super) sustain: Sustain,
    pub(super) lines: [Line; Unit::COUNT],
    /// The types that fight from the beginning.
    pub(super) fights: Types,
    pub(super) hits_per_sustain: u8,
    /// What is subtracted from space cannons that fire at it (*Antimass Deflectors*).
    pub(super) cover: i8,
    /// Its profile of flagship, if it has one.
    pub(super) flagship: Option<Profile>,
    /// Whether it may bombard (*Conventions of War*).
    pub(super) bombards: bool,
    /// Technologies that work, one bit each.
    techs: u64,
    /// Whether abilities of the faction work (*Greyfire Mutagen*).
    able: bool,
    /// What it may use at each moment.
    powers: [Powers; Moment::COUNT],
}

impl Plan {
    /// The plans of the attacker and the defender.
    pub(super) fn both(forces: [&Force; 2], arena: Arena, sustain: Sustain) -> [Self; 2] {
        [0, 1].map(|side| Self::new(forces, side, arena, sustain))
    }

    fn new(forces: [&Force; 2], side: usize, arena: Arena, sustain: Sustain) -> Self {
        let (force, rival) = (*forces[side], forces[1 - side]);
        let space = arena == Arena::Space;
        let able = !(rival.has_note(Note::GreyfireMutagen) && force.faction == Some(Faction::Yin));
        let common = |tech: Tech| able || tech.def().faction.is_none();
        let techs = Tech::ALL.into_iter().filter(|&tech| force.knows(tech) && common(tech));
        let law = |law: Agenda| force.has_law(law) || rival.has_law(law);
        let flagship = (force.count(Unit::Flagship) > 0).then(|| force.stats(Unit::Flagship).profile);
        let lands = side == 0 && flagship == Some(Profile::Matriarch);
        let mut plan = Self {
            force,
            arena,
            sustain,
            lines: Unit::ALL.map(|unit| {
                let stats = force.stats(unit);
                let bare = unit == Unit::WarSun && law(Agenda::PublicizeWeaponSchematics);
                Line { stats, value: NEVER, sustains: stats.sustain && space && !bare }
            }),
            fights: match arena {
                Arena::Space => ships(),
                Arena::Ground if lands => only(Unit::Infantry) | only(Unit::Fighter),
                Arena::Ground => only(Unit::Infantry),
            },
            hits_per_sustain: 1,
            cover: 0,
            flagship,
            bombards: !law(Agenda::ConventionsOfWar),
            techs: techs.fold(0, |techs, tech| techs | 1 << tech as u64),
            able,
            powers: [0; Moment::COUNT],
        };
        plan.hits_per_sustain += u8::from(plan.knows(Tech::NonEuclideanShielding));
        plan.cover = i8::from(plan.knows(Tech::AntimassDeflectors));
        plan.aim(rival, side);
        plan.powers = Moment::ALL.map(|moment| plan.powers_at(moment, side));
        plan
    }

    /// Works out with which faces units hit.
    fn aim(&mut self, rival: &Force, side: usize) {
        let force = &self.force;
        let mut modifier = i8::from(self.has(Ability::Unrelenting)) - i8::from(self.has(Ability::Fragile));
        match self.arena {
            Arena::Space => modifier += i8::from(side == 1 && (force.nebula || rival.nebula)),
            Arena::Ground => {
                let against = rival.has_note(Note::TekklarLegion);
                modifier += i8::from(force.has_note(Note::TekklarLegion));
                modifier -= i8::from(against && force.faction == Some(Faction::SardakkNorr));
            }
        }
        let prophecy = i8::from(force.has_law(Agenda::ProphecyOfIxth));
        for unit in Unit::ALL {
            let more = if unit == Unit::Fighter { prophecy } else { 0 };
            let line = &mut self.lines[unit as usize];
            line.value = line.stats.combat.map_or(NEVER, |value| value as i8) - modifier - more;
        }
    }

    /// What it may use at a moment, if everything else fits then.
    fn powers_at(&self, moment: Moment, side: usize) -> Powers {
        let space = self.arena == Arena::Space;
        let holds = |card: ActionCard| self.force.hand.holds(card);
        let fits = |power: Power| match power {
            Power::Join => space && self.flagship == Some(Profile::TheAlastor),
            Power::AssaultCannon => space && self.knows(Tech::AssaultCannon),
            Power::DimensionalSplicer => space && self.knows(Tech::DimensionalSplicer),
            Power::ImpulseCore => space && self.knows(Tech::ImpulseCore),
            Power::Ambush => space && self.has(Ability::Ambush),
            Power::ArcSecundus => space && self.flagship == Some(Profile::ArcSecundus),
            Power::Devotion => space && self.has(Ability::Devotion),
            Power::Exotrireme => space && self.line(Unit::Dreadnought).stats.profile == Profile::Exotrireme2,
            Power::EmergencyRepairs => space && holds(ActionCard::EmergencyRepairs),
            Power::FighterPrototype => space && holds(ActionCard::FighterPrototype),
            Power::MoraleBoost => holds(ActionCard::MoraleBoost),
            Power::WarFunding => space && self.force.has_note(Note::WarFunding),
            Power::MunitionsReserves => space && self.has(Ability::MunitionsReserves),
            Power::MagenDefenseGrid => !space && side == 1 && self.knows(Tech::MagenDefenseGrid),
            Power::Indoctrination => !space && self.has(Ability::Indoctrination),
            Power::Harrow => !space && side == 0 && self.has(Ability::Harrow),
        };
        let all = Power::ALL.into_iter().filter(|&power| power.is_used_at(moment) && fits(power));
        all.fold(0, |powers, power| powers | power.bit())
    }

    /// What it may use at a moment, if everything else fits then.
    pub(super) const fn powers(&self, moment: Moment) -> Powers {
        self.powers[moment as usize]
    }

    /// Whether a technology works for it.
    pub(super) const fn knows(&self, tech: Tech) -> bool {
        self.techs & (1 << tech as u64) != 0
    }

    /// Whether an ability of its faction works.
    pub(super) fn has(&self, ability: Ability) -> bool {
        self.able && self.force.faction.is_some_and(|faction| faction.has(ability))
    }

    pub(super) const fn line(&self, unit: Unit) -> &Line {
        &self.lines[unit as usize]
    }

    /// How many of so many fighters and ground forces in space find no room on ships (TI 38.2).
    pub(super) fn excess(&self, count: impl Fn(Unit) -> u8) -> u8 {
        let room =
            Unit::SHIPS.into_iter().map(|unit| count(unit).saturating_mul(self.line(unit).stats.capacity));
        let room = room.fold(0, u8::saturating_add);
        let flies = self.line(Unit::Fighter).stats.movement.is_some();
        let fighters = count(Unit::Fighter);
        let over = fighters.saturating_add(count(Unit::Infantry)).saturating_sub(room);
        if flies { over.saturating_sub(fighters) } else { over }
    }

    /// What is printed for an ability that rolls dice.
    pub(super) fn shots(&self, unit: Unit, volley: Volley) -> Option<Shots> {
        let stats = self.line(unit).stats;
        match volley {
            Volley::Cannon => stats.cannon,
            Volley::Defense => stats.cannon.filter(|_| unit == Unit::Pds),
            Volley::Barrage => stats.barrage,
            Volley::Bombardment => stats.bombardment,
        }
    }
}

/// Dice that are no combat roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Volley {
    /// Space cannons at ships (TI 34.2).
    Cannon,
    /// Space cannons at what has landed (TI 34.6).
    Defense,
    /// TI 19.1
    Barrage,
    /// TI 8.1
    Bombardment,
}
