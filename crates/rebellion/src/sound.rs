//! Whether a state makes sense: for the laws and for tests that set up positions.

use crate::cards::{
    ActionCard, FIRST_TIME, LAST_SPACE, Leader, Mission, Objective, Ring, Side, System, Theatre, Unit,
};
use crate::frame::Frame;
use crate::place::{Place, Systems};
use crate::state::{At, MissionZone, ObjectiveZone, ProbeZone, Rebellion, TacticZone};

/// More frames than ever nest.
const DEEPEST: usize = 9;

impl Rebellion {
    /// Checks what must be so in every state.
    ///
    /// # Errors
    /// What is wrong.
    pub fn validate(&self) -> Result<(), String> {
        let ensure = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
        ensure(self.stack.depth() <= DEEPEST, "too many frames")?;
        ensure((FIRST_TIME..=LAST_SPACE).contains(&self.time), "the time marker is off the track")?;
        ensure((1..=LAST_SPACE).contains(&self.reputation), "the reputation marker is off the track")?;
        self.validate_units()?;
        self.validate_markers()?;
        self.validate_leaders()?;
        self.validate_cards()
    }

    fn validate_units(&self) -> Result<(), String> {
        for unit in Unit::all() {
            let board: u16 = Place::all().map(|place| u16::from(self.force(place).count(unit))).sum();
            let queue: u16 = self.queue.iter().map(|force| u16::from(force.count(unit))).sum();
            let ready = u16::from(self.builds[unit.side() as usize].ready.count(unit));
            let total = board + queue + ready + u16::from(self.supply.count(unit));
            if total != u16::from(unit.def().figures) {
                return Err(format!("{total} figures of {unit:?}"));
            }
        }
        if self.force(Place::BASE_SPACE).has_side(Side::Empire) {
            return Err("Imperial units on the Rebel Base space".to_owned());
        }
        Ok(())
    }

    fn validate_markers(&self) -> Result<(), String> {
        let both = self.loyal[0].and(self.loyal[1]);
        if !both.is_empty() {
            return Err(format!("two loyalty markers in {both:?}"));
        }
        let marked = self.loyal[0].or(self.loyal[1]).or(self.subjugated);
        if let Some(system) = marked.iter().find(|&system| !self.is_populous(system)) {
            return Err(format!("a marker in {system:?}"));
        }
        let settled = self.winners.is_empty() && self.stack.top().is_some_and(|top| !Self::in_motion(top));
        let ground = |&system: &System| !self.force(system).has(Side::Empire, Theatre::Ground);
        if settled && let Some(system) = self.subjugated.iter().find(ground) {
            return Err(format!("{system:?} is subjugated by nobody"));
        }
        match self.base {
            Some(base) if !self.revealed && settled && !self.possible.contains(base) => {
                Err(format!("the base is in {base:?}, where it cannot be"))
            }
            Some(base) if !self.revealed && self.excluded_for_empire().contains(base) => {
                Err(format!("the Empire has the probe card of {base:?}"))
            }
            Some(base) if self.probes(ProbeZone::Location) != [base] => {
                Err("another card lies under the Location space".to_owned())
            }
            _ => Ok(()),
        }
    }

    fn validate_leaders(&self) -> Result<(), String> {
        for ring in Ring::ALL {
            let bearers = Leader::all().filter(|&leader| self.leader(leader).ring == Some(ring)).count();
            if bearers > 1 {
                return Err(format!("{bearers} leaders wear {ring:?}"));
            }
        }
        for leader in Leader::all() {
            let on_cards = Side::BOTH
                .iter()
                .flat_map(|&side| self.assigned[side as usize].iter())
                .flat_map(|own| own.crew())
                .filter(|&own| own == leader)
                .count();
            // A game that ended in the middle of a mission leaves it where it was.
            let revealed = !self.winners.is_empty()
                || self.stack.iter().any(|frame| matches!(frame, Frame::Mission(_)))
                    && self.run.leaders.contains(&Some(leader));
            let at_mission = self.leader(leader).at == At::Mission;
            if on_cards > 1 || (at_mission && on_cards == 0 && !revealed) || (!at_mission && on_cards > 0) {
                return Err(format!("{leader:?} is on {on_cards} missions"));
            }
            if self.is_captive(leader) && !matches!(self.leader(leader).at, At::On(_)) {
                return Err(format!("{leader:?} is captured and not on the board"));
            }
        }
        Ok(())
    }

    fn validate_cards(&self) -> Result<(), String> {
        let mut missions = [0_u8; Mission::COUNT];
        for side in Side::BOTH {
            for zone in 0..MissionZone::COUNT {
                for mission in self.missions[side as usize].get(zone) {
                    if mission.def().side != side {
                        return Err(format!("{side:?} has {mission:?}"));
                    }
                    missions[*mission as usize] += 1;
                }
            }
            let mut table: Vec<Mission> = self.missions(side, MissionZone::Table).to_vec();
            for own in self.assigned[side as usize].iter() {
                let at = table.iter().position(|&card| card == own.mission);
                table.remove(at.ok_or_else(|| format!("{:?} is not on the table", own.mission))?);
            }
            if table.len() > 1 {
                return Err(format!("{table:?} lie about"));
            }
        }
        if let Some(mission) = Mission::all().find(|&own| missions[own as usize] != own.def().copies) {
            return Err(format!("{} cards of {mission:?}", missions[mission as usize]));
        }
        for card in ActionCard::all() {
            let own = &self.actions[card.def().side as usize];
            let piles = own.deck.iter().chain(own.drawn.iter()).chain(own.unseen.iter());
            let chosen = self.recruits[card.def().side as usize].choice.map(|(card, _)| card);
            let count = piles.chain(own.owned.iter().map(|own| own.card)).chain(chosen);
            let count = count.filter(|&own| own == card).count();
            let used = usize::from(own.used & (1 << card as u64) != 0);
            if count + used != 1 {
                return Err(format!("{} cards of {card:?}", count + used));
            }
        }
        let objectives: usize = (0..ObjectiveZone::COUNT).map(|zone| self.objectives.len(zone)).sum();
        let tactics: usize = self
            .tactics
            .iter()
            .map(|own| (0..TacticZone::COUNT).map(|zone| own.len(zone)).sum::<usize>())
            .sum();
        let probes: Systems = (0..ProbeZone::COUNT).flat_map(|zone| self.probes.get(zone)).copied().collect();
        let known = self.probes_known.len();
        if objectives != Objective::COUNT || tactics != 30 || probes.len() != 31 {
            return Err(format!(
                "{objectives} objectives, {tactics} tactic and {} probe cards",
                probes.len()
            ));
        }
        if known != 0 && known != self.probes(ProbeZone::Deck).len() {
            return Err(format!("{known} marks on the probe deck"));
        }
        Ok(())
    }
}
