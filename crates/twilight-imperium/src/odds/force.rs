//! One side of a combat, wherever it comes from.

use crate::cards::{ActionCard, Agenda, Faction, Note, Stats, Tech, Unit};

/// Technologies that the odds know; others change nothing in a combat. Upgrades of other factions are for the Nekro Virus.
pub const TECHS: [Tech; 20] = [
    Tech::AntimassDeflectors,
    Tech::AssaultCannon,
    Tech::DacxiveAnimators,
    Tech::DimensionalSplicer,
    Tech::DuraniumArmor,
    Tech::GravitonLaserSystem,
    Tech::ImpulseCore,
    Tech::InstinctTraining,
    Tech::L4Disruptors,
    Tech::MagenDefenseGrid,
    Tech::NonEuclideanShielding,
    Tech::PlasmaScoring,
    Tech::ValkyrieParticleWeave,
    Tech::AdvancedCarrier2,
    Tech::Exotrireme2,
    Tech::HybridCrystalFighter2,
    Tech::LetaniWarrior2,
    Tech::PrototypeWarSun2,
    Tech::SpecOps2,
    Tech::SuperDreadnought2,
];
/// Action cards that the odds know.
pub const CARDS: [ActionCard; 12] = [
    ActionCard::Bunker,
    ActionCard::CourageousToTheEnd,
    ActionCard::DirectHit,
    ActionCard::Disable,
    ActionCard::EmergencyRepairs,
    ActionCard::ExperimentalBattlestation,
    ActionCard::FighterPrototype,
    ActionCard::FireTeam,
    ActionCard::ManeuveringJets,
    ActionCard::MoraleBoost,
    ActionCard::Sabotage,
    ActionCard::ShieldsHolding,
];
/// Promissory notes of other players that the odds know.
pub const NOTES: [Note; 3] = [Note::GreyfireMutagen, Note::TekklarLegion, Note::WarFunding];
/// Laws that the odds know: a side that names one owns it, or it is in force for both.
pub const LAWS: [Agenda; 4] = [
    Agenda::ConventionsOfWar,
    Agenda::ProphecyOfIxth,
    Agenda::PublicizeWeaponSchematics,
    Agenda::TheCrownOfThalnos,
];

/// One side of a combat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Force {
    /// The faction whose units and abilities count; without one the common units fight.
    pub faction: Option<Faction>,
    /// How many units of each type.
    pub units: [u8; Unit::COUNT],
    /// Which types are upgraded.
    pub upgraded: [bool; Unit::COUNT],
    /// Technologies, one bit each.
    pub techs: u64,
    /// Action cards.
    pub hand: Hand,
    /// Promissory notes, one bit each.
    pub notes: u64,
    /// Laws, one bit each.
    pub laws: u64,
    /// Trade goods to spend.
    pub goods: u8,
    /// Influence of planets to spend (*Indoctrination*).
    pub influence: u8,
    /// Whether the space combat is fought in a nebula (TI 54.2).
    pub nebula: bool,
    /// Whether the system has a wormhole (TI 88.0).
    pub wormhole: bool,
}

impl Force {
    /// Whether it has a technology.
    pub const fn knows(&self, tech: Tech) -> bool {
        self.techs & (1 << tech as u64) != 0
    }

    /// Whether it holds a note.
    pub const fn has_note(&self, note: Note) -> bool {
        self.notes & (1 << note as u64) != 0
    }

    /// Whether it names a law.
    pub const fn has_law(&self, law: Agenda) -> bool {
        self.laws & (1 << law as u64) != 0
    }

    /// How many units of a type it has.
    pub const fn count(&self, unit: Unit) -> u8 {
        self.units[unit as usize]
    }

    /// What is printed for its units of a type.
    pub fn stats(&self, unit: Unit) -> &'static Stats {
        // Hacan have the common version of everything but the flagship.
        let faction = self.faction.unwrap_or(Faction::Hacan);
        let fits = |tech: &Tech| {
            self.knows(*tech)
                && tech.upgrades() == Some(unit)
                && (faction == Faction::Nekro || tech.def().faction == Some(faction))
        };
        let named = TECHS.into_iter().find(fits).and_then(Tech::stats);
        named.unwrap_or_else(|| faction.stats(unit, self.upgraded[unit as usize]))
    }
}

/// Action cards by title; of some there are four.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Hand([u64; 4]);

impl Hand {
    /// Takes one more card up; `false` if there is no such card left.
    pub fn add(&mut self, card: ActionCard) -> bool {
        let copies = usize::from(card.def().copies);
        let free = self.0[..copies].iter_mut().find(|cards| **cards & (1 << card as u64) == 0);
        free.map(|cards| *cards |= 1 << card as u64).is_some()
    }

    /// How many cards of a title there are.
    pub fn count(&self, card: ActionCard) -> u8 {
        self.0.iter().filter(|&cards| cards & (1 << card as u64) != 0).count() as u8
    }

    /// Whether a card is there.
    pub const fn holds(&self, card: ActionCard) -> bool {
        self.0[0] & (1 << card as u64) != 0
    }

    /// Puts one card away; `false` if there is none.
    pub fn take(&mut self, card: ActionCard) -> bool {
        let last = self.0.iter_mut().rev().find(|cards| **cards & (1 << card as u64) != 0);
        last.map(|cards| *cards &= !(1 << card as u64)).is_some()
    }
}
