//! The Command phase: activating, revealing, passing, and moving the base.

use super::clash;
use super::reach::{join, might, only};
use super::table::{holding, production};
use super::{FOUND, Judge, NEVER, OBVIOUS, WIN};
use crate::action::Action;
use crate::cards::{Leader, Mission, Objective, Side, System, Theatre, Unit};
use crate::phase::EndStep;
use crate::place::{Force, Place, Systems};
use crate::state::At;

/// What a turn costs beside its leader: another could be better.
const EFFORT: i32 = 14;

impl Judge<'_> {
    pub(super) fn command(&self, action: Action) -> i32 {
        match action {
            Action::Activate { leader, place } => self.activation(leader, place),
            Action::Reveal { slot } => {
                let Some(own) = self.game.assigned[self.side as usize].get(usize::from(slot)) else {
                    return 0;
                };
                self.errand(own.mission, own.leaders) + 6
            }
            // The base shows itself only if it would be taken for granted anyway, which is nearly never.
            Action::RevealBase => NEVER,
            _ => 0,
        }
    }

    /// What carrying a mission out now is worth, where it is worth most.
    pub(super) fn errand(&self, mission: Mission, crew: [Option<Leader>; 2]) -> i32 {
        let mut best = NEVER;
        for (place, target) in self.uses(mission) {
            let worth = self.success(mission, place, target);
            if Self::fit_for(mission, crew, worth) > best {
                best = best.max(self.weigh(mission, crew, place, target, worth));
            }
        }
        best
    }

    /// What success is worth with this crew.
    fn fit_for(mission: Mission, crew: [Option<Leader>; 2], worth: i32) -> i32 {
        let twice = mission == Mission::ProbeDroidInitiative && crew.contains(&Some(Leader::AdmiralOzzel));
        if twice { 2 * worth } else { worth }
    }

    /// What attempting a mission somewhere is worth.
    pub(super) fn attempt(
        &self,
        mission: Mission,
        crew: [Option<Leader>; 2],
        place: Place,
        target: Option<Leader>,
    ) -> i32 {
        self.weigh(mission, crew, place, target, self.success(mission, place, target))
    }

    /// What attempting a mission is worth if its success is worth so much.
    pub(super) fn weigh(
        &self,
        mission: Mission,
        crew: [Option<Leader>; 2],
        place: Place,
        target: Option<Leader>,
        worth: i32,
    ) -> i32 {
        if worth <= 0 {
            return worth;
        }
        let worth = Self::fit_for(mission, crew, worth);
        let mut sum = (worth as f32 * self.odds(mission, crew, place, target)) as i32;
        if self.side == Side::Rebels && self.game.force(place).has_side(Side::Empire) {
            // Whoever is beside Imperial units can be captured.
            sum -= 6;
        }
        sum
    }

    /// What activating a place with a leader is worth.
    fn activation(&self, leader: Leader, place: Place) -> i32 {
        let prospect = self.prospects()[place.index()];
        if prospect <= 0 {
            return prospect.min(-1);
        }
        let def = leader.def();
        let tactics: u8 = def.tactics.iter().sum();
        let skills: u8 = def.skills.iter().sum();
        let fight = self.is_contested(place);
        // Good tacticians lead fights; whoever is good at missions is kept to oppose them.
        prospect + i32::from(tactics) * if fight { 7 } else { 1 } - 3 * i32::from(skills)
    }

    fn is_contested(&self, place: Place) -> bool {
        let Some(system) = place.system() else { return false };
        self.game.force(system).has_side(self.side.other())
            || (self.side == Side::Empire && self.belief().chance(system) >= 60)
    }

    /// What activating each place is worth, its leader apart.
    pub(super) fn prospects(&self) -> &[i32; Place::COUNT] {
        self.prospects.get_or_init(|| {
            let mut worths = [NEVER; Place::COUNT];
            for system in System::all() {
                worths[system as usize] = match self.side {
                    Side::Empire => {
                        let come = self.arriving(Side::Empire, system);
                        let worth = self.invasion(system, &come);
                        worth.max(self.approach(system)) - EFFORT
                    }
                    Side::Rebels => self.expedition(system) - EFFORT,
                };
            }
            worths
        })
    }

    /// What bringing these units to a system is worth to the Empire.
    pub(super) fn invasion(&self, system: System, come: &Force) -> i32 {
        let game = self.game;
        if !come.has_side(Side::Empire) {
            return NEVER;
        }
        let lands = come.has(Side::Empire, Theatre::Ground);
        let mut there = *game.force(system);
        join(&mut there, come);
        let rebels = might(&there, Side::Rebels) as f32;
        let stake = might(come, Side::Empire) as f32;
        let mut worth = 0.0;
        let here = match self.base() {
            Some(base) if game.revealed => f32::from(u8::from(base == system)),
            _ if lands || there.has(Side::Empire, Theatre::Ground) => self.chance(system),
            _ => 0.0,
        };
        if here > 0.0 {
            let fall = self.fall(system, come);
            let found = if game.revealed { 0.0 } else { FOUND };
            worth += here * (fall * WIN + found - (1.0 - fall) * stake * 0.4);
        }
        if rebels > 0.0 {
            let wins = clash::conquest(&there, Side::Empire, self.cards(system.into()));
            worth += (1.0 - here) * (wins * rebels * 1.1 - (1.0 - wins) * (stake * 0.5).min(rebels * 1.5));
        }
        if lands && game.is_populous(system) && !game.is_imperial(system) {
            let wins = if there.has(Side::Rebels, Theatre::Ground) {
                clash::conquest(&there, Side::Empire, self.cards(system.into()))
            } else {
                1.0
            };
            let takes = holding(game, system, Side::Rebels) * 4 / 5;
            worth += wins * (10 + production(game, system, true) / 2 + takes) as f32;
        }
        worth as i32
    }

    /// What bringing fleets nearer to where the base may be is worth.
    fn approach(&self, system: System) -> i32 {
        let game = self.game;
        if game.force(system).has_side(Side::Rebels) {
            return NEVER;
        }
        let here = self.near(system);
        let mut worth = 0.0;
        for &from in system.def().adjacent {
            if !game.force(from).has_side(Side::Empire) {
                continue;
            }
            let gain = (here - self.near(from)) as f32 / 1000.0;
            if gain > 0.05 {
                let come = self.leaver(Side::Empire, from.into());
                if come.has(Side::Empire, Theatre::Ground) {
                    worth += gain * might(come, Side::Empire) as f32 * 0.4;
                }
            }
        }
        worth as i32
    }

    /// What activating a system is worth to the Rebels.
    fn expedition(&self, system: System) -> i32 {
        let game = self.game;
        let around = self.arriving(Side::Rebels, system);
        let mut worth = if around.has_side(Side::Rebels) || self.is_shared(system) {
            self.sortie(system, &around) - self.left_behind(system)
        } else {
            NEVER
        };
        if self.base().is_some() && !game.revealed && game.is_near_base(system) {
            let mut all = around;
            join(&mut all, self.leaver(Side::Rebels, Place::BASE_SPACE));
            if all != around {
                worth = worth.max(self.sortie(system, &all) - self.leak(system) - 25);
            }
        }
        worth
    }

    fn is_shared(&self, system: System) -> bool {
        Theatre::BOTH.iter().any(|&theatre| self.game.share(system, theatre))
    }

    /// What leaving the systems around without units costs the Rebels.
    fn left_behind(&self, system: System) -> i32 {
        let game = self.game;
        let left = |&&from: &&System| {
            game.is_rebel(from)
                && game.force(from).has_side(Side::Rebels)
                && !self.leaders().is_held(Side::Rebels, from.into())
        };
        8 * system.def().adjacent.iter().filter(left).count() as i32
    }

    /// What it costs the Rebels to show that their base is near a system.
    pub(super) fn leak(&self, system: System) -> i32 {
        let game = self.game;
        if game.revealed {
            return 0;
        }
        let before = game.possible.minus(game.probes_seen);
        let after = before.and(Systems::around(system)).len().max(1);
        let lost = before.len().saturating_sub(after) as i32;
        260 * lost / (before.len().max(1) as i32) / (1 + after as i32 / 3)
    }

    /// What these units are worth to the Rebels in a system.
    pub(super) fn sortie(&self, system: System, come: &Force) -> i32 {
        let game = self.game;
        let mut there = *game.force(system);
        join(&mut there, come);
        if !there.has_side(Side::Rebels) {
            return NEVER;
        }
        if !there.has_side(Side::Empire) {
            return self.outpost(system);
        }
        let stake = might(&only(&there, Side::Rebels), Side::Rebels) as f32;
        let prize = might(&there, Side::Empire) as f32;
        let cards = self.cards(system.into());
        let mut worth = 0.0;
        let mut chances = [0.0; 2];
        for theatre in Theatre::BOTH {
            let (own, other) = (there.has(Side::Rebels, theatre), there.has(Side::Empire, theatre));
            if own && other {
                let of_theatre = [cards[0][theatre as usize], cards[1][theatre as usize]];
                chances[theatre as usize] = clash::battle(&there, Side::Rebels, theatre, of_theatre);
            }
        }
        let wins = clash::conquest(&there, Side::Rebels, cards);
        worth += wins * prize * 0.9 - (1.0 - wins) * stake * 0.7;
        worth += self.glory(system, &there, chances);
        if game.subjugated.contains(system) {
            let freed =
                10 + if game.is_loyal(system, Side::Rebels) { production(game, system, false) } else { 0 };
            worth += chances[Theatre::Ground as usize] * freed as f32;
        }
        worth as i32
    }

    /// What objectives a combat may fulfil, in a system with these units and with these chances of winning its battles.
    fn glory(&self, system: System, there: &Force, chances: [f32; 2]) -> f32 {
        let health = |theatre: Theatre| -> u32 {
            let units = Unit::of(Side::Empire).filter(|unit| unit.theatre() == theatre);
            units.map(|unit| u32::from(there.count(unit)) * u32::from(unit.health())).sum()
        };
        let [space, ground] = chances;
        let mut best = 0.0_f32;
        let mut offer = |objective: Objective, worth: f32| {
            if worth > best && self.holds(objective) {
                best = worth;
            }
        };
        // Enough can be destroyed without winning.
        let partly = |chance: f32| 0.25 + 0.75 * chance;
        if health(Theatre::Ground) >= 3 && ground > 0.0 {
            offer(Objective::CripplingBlow, 100.0 * partly(ground));
        }
        if health(Theatre::Space) >= 3 && space > 0.0 {
            offer(Objective::MajorVictory, 100.0 * partly(space));
        }
        if there.count(Unit::StarDestroyer) + there.count(Unit::SuperStarDestroyer) > 0 && space > 0.0 {
            offer(Objective::RebelAssault, 100.0 * partly(space));
        }
        if self.game.subjugated.contains(system) {
            offer(Objective::Liberation, 100.0 * ground);
        }
        let here = |leader: Leader| self.game.leader(leader).at == At::On(system.into());
        if here(Leader::DarthVader) || here(Leader::EmperorPalpatine) {
            offer(Objective::ReturnOfTheJedi, 200.0 * ground.max(space));
        }
        let station = there.count(Unit::DeathStar) + there.count(Unit::DeathStarUnderConstruction) > 0;
        let fighters = there.count(Unit::XWing) + there.count(Unit::YWing);
        if station && fighters > 0 {
            let tries = 0.42 * (0.4 + 0.15 * f32::from(fighters)).min(1.2);
            for plans in [Objective::DeathStarPlansSecond, Objective::DeathStarPlansThird] {
                offer(plans, 290.0 * tries);
            }
        }
        best
    }

    /// What Rebel units in a system without Imperial ones are worth.
    pub(super) fn outpost(&self, system: System) -> i32 {
        let game = self.game;
        if game.force(system).has_side(Side::Rebels) {
            return -10;
        }
        let mut worth = 2;
        if game.is_rebel(system) {
            worth += 6 + if self.holds(Objective::DefendThePeople) { 26 } else { 0 };
        }
        if game.is_imperial(system) {
            // Nothing is built where the other side's units are.
            worth += 10 + if self.holds(Objective::CutSupplyLines) { 30 } else { 0 };
        }
        if self.holds(Objective::EstablishOutposts) {
            worth += 20;
        }
        if system == System::Coruscant && self.holds(Objective::HeartOfTheEmpire) {
            worth += 150;
        }
        worth
    }

    /// What moving the base is worth to the Rebels.
    pub(super) fn flight(&self) -> i32 {
        let Some(base) = self.base() else { return 20 };
        let game = self.game;
        if game.revealed {
            return 700;
        }
        let threat = self.threat(base);
        let chance = self.exposure();
        (threat * chance * 1400.0 + chance * 160.0) as i32 - 40
    }

    /// How likely the Empire takes the base's system for the base's, from 0 to 1, as the Rebels must fear.
    pub(super) fn exposure(&self) -> f32 {
        let game = self.game;
        let Some(base) = self.base() else { return 0.0 };
        if game.revealed {
            return 1.0;
        }
        // The Empire holds cards the Rebels have not seen; each is one place less.
        let open = self.belief().count() as f32;
        let unseen = game.probes(crate::state::ProbeZone::Hand).len() as f32 - game.probes_seen.len() as f32;
        let unknown = unseen + game.probes(crate::state::ProbeZone::Deck).len() as f32;
        let left = 1.0 + (open - 1.0).max(0.0) * (1.0 - unseen / unknown.max(1.0));
        (self.chance(base) * open / left).clamp(0.0, 1.0)
    }

    /// How safe a base would be in a system, with `exposure` of its being looked for there.
    pub(super) fn refuge(&self, system: System, exposure: f32) -> i32 {
        let mut farther = Force::EMPTY;
        for &next in system.def().adjacent {
            join(&mut farther, &self.arriving(Side::Empire, next));
        }
        let threat = self.threat(system) + 0.35 * self.fall(system, &farther);
        -(1000.0 * threat * exposure) as i32
    }

    pub(super) fn relocate(&self, step: EndStep, action: Action) -> i32 {
        let game = self.game;
        let Some(base) = self.base() else { return 0 };
        match (step, action) {
            (EndStep::Option { .. }, Action::ChooseOption(crate::phase::NEW_BASE)) => self.flight(),
            (EndStep::Option { .. }, Action::ChooseOption(_)) => -30,
            (EndStep::Base { .. }, Action::ChoosePlace(place)) => {
                let Some(system) = place.system() else { return NEVER };
                // What is on the Rebel Base space stays behind.
                let behind =
                    if game.revealed { 0 } else { might(game.force(Place::BASE_SPACE), Side::Rebels) / 3 };
                self.refuge(system, 0.12) - behind - self.belief().weight(system) as i32 / 10
            }
            (EndStep::Base { .. }, _) => {
                let stays = self.refuge(base, self.exposure());
                if game.revealed { stays - OBVIOUS / 10 } else { stays }
            }
            _ => 0,
        }
    }
}
