//! Researching technologies (TI 28.9).

use orrery_engine::{Log, Seat};

use super::Currency;
use crate::action::{Action, Pick, Power};
use crate::cards::{Ability, Agenda, Colour, Planet, Tech};
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::state::TwilightImperium;

/// Resources that *Inheritance Systems* costs.
const INHERITANCE: u8 = 2;

/// The laws that stand for a prerequisite of a colour.
const TEAMS: [(Colour, Agenda); 4] = [
    (Colour::Blue, Agenda::ResearchTeamPropulsion),
    (Colour::Green, Agenda::ResearchTeamBiotic),
    (Colour::Yellow, Agenda::ResearchTeamCybernetic),
    (Colour::Red, Agenda::ResearchTeamWarfare),
];

impl TwilightImperium {
    /// Technologies of a colour that a seat owns (TI 28.7.a).
    pub(crate) fn techs_of(&self, seat: Seat, colour: Colour) -> u8 {
        self.techs(seat).filter(|tech| tech.def().colour == Some(colour)).count() as u8
    }

    /// Prerequisites of a technology that a seat lacks, by colour (TI 28.12).
    pub(crate) fn missing(&self, seat: Seat, tech: Tech) -> [u8; 4] {
        if matches!(tech, Tech::WarSun | Tech::PrototypeWarSun2) && self.weapons_public() {
            return [0; 4];
        }
        Colour::ALL
            .map(|colour| tech.def().needs[colour as usize].saturating_sub(self.techs_of(seat, colour)))
    }

    /// Whether war sun technologies need no prerequisites (*Publicize Weapon Schematics*).
    fn weapons_public(&self) -> bool {
        self.law(Agenda::PublicizeWeaponSchematics).is_some()
            && self
                .alive()
                .any(|seat| self.owns(seat, Tech::WarSun) || self.owns(seat, Tech::PrototypeWarSun2))
    }

    /// Whether a technology is in the deck of a seat (TI 28.11, TI 28.11.2).
    pub(crate) fn in_tech_deck(&self, seat: Seat, tech: Tech) -> bool {
        let faction = self.faction(seat);
        !self.owns(seat, tech)
            && tech.def().faction.is_none_or(|own| own == faction)
            && tech.upgrades().is_none_or(|unit| faction.upgrade(unit) == Some(tech))
    }

    /// Readied planets of a seat with a specialty of a colour (TI 28.14).
    fn specialties(&self, seat: Seat, colour: Colour) -> impl Iterator<Item = Planet> + '_ {
        self.planets_of(seat)
            .filter(move |&planet| !self.planet(planet).exhausted && planet.def().specialty == Some(colour))
    }

    /// A readied research team of a colour on a planet of a seat.
    fn team(&self, seat: Seat, colour: Colour) -> Option<Agenda> {
        let (_, agenda) = TEAMS[colour as usize];
        let law = self.law(agenda)?;
        let planet = law.planet?;
        (!law.exhausted && self.planet(planet).owner == Some(seat)).then_some(agenda)
    }

    /// Whether the missing prerequisites can all be ignored; `free` of any colour.
    fn can_ignore(&self, seat: Seat, missing: [u8; 4], free: u8) -> bool {
        let short: u8 = Colour::ALL
            .into_iter()
            .map(|colour| {
                let help = self.specialties(seat, colour).count() as u8
                    + u8::from(self.team(seat, colour).is_some());
                missing[colour as usize].saturating_sub(help)
            })
            .sum();
        short <= free
    }

    /// Prerequisites of any colour that a seat may skip for a technology (*Analytical*).
    fn skips(&self, seat: Seat, tech: Tech) -> u8 {
        u8::from(self.has_ability(seat, Ability::Analytical) && tech.upgrades().is_none())
    }

    fn can_inherit(&self, seat: Seat) -> bool {
        self.has_ready(seat, Tech::InheritanceSystems) && self.means(seat, Currency::Resources) >= INHERITANCE
    }

    /// Whether a seat can research a technology now.
    pub(crate) fn can_research(&self, seat: Seat, tech: Tech) -> bool {
        self.in_tech_deck(seat, tech)
            && (self.can_ignore(seat, self.missing(seat, tech), self.skips(seat, tech))
                || self.can_inherit(seat))
    }

    /// Researching costs nothing more and is optional (TI G91); the Nekro Virus gains tokens instead (*Propagation*).
    pub(crate) fn run_research(&mut self, seat: Seat, _log: &mut Log<Event>) -> bool {
        if self.has_ability(seat, Ability::Propagation) {
            self.stack.pop();
            self.gain_tokens(seat, 3);
            return true;
        }
        if !Tech::ALL.into_iter().any(|tech| self.can_research(seat, tech)) {
            self.stack.pop();
            return true;
        }
        false
    }

    pub(crate) fn list_research(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.push(Action::Finish);
        let techs = Tech::ALL.into_iter().filter(|&tech| self.can_research(seat, tech));
        actions.extend(techs.map(|tech| Action::Pick(Pick::Tech(tech))));
    }

    pub(crate) fn take_research(&mut self, seat: Seat, action: Action, _log: &mut Log<Event>) {
        match action {
            Action::Finish => {
                self.stack.pop();
            }
            Action::Pick(Pick::Tech(tech)) => {
                let missing = self.missing(seat, tech);
                self.skipped = false;
                self.go(Frame::Prerequisites { seat, tech, missing });
            }
            _ => unreachable!("checked: {action:?}"),
        }
    }

    pub(crate) fn run_prerequisites(
        &mut self,
        seat: Seat,
        tech: Tech,
        missing: [u8; 4],
        log: &mut Log<Event>,
    ) -> bool {
        if missing != [0; 4] {
            return false;
        }
        self.stack.pop();
        self.gain_tech(seat, tech, log);
        self.open(Moment::Researched { seat, tech });
        self.researched(seat, log);
        true
    }

    fn free_skip(&self, seat: Seat, tech: Tech) -> u8 {
        if self.skipped { 0 } else { self.skips(seat, tech) }
    }

    pub(crate) fn list_prerequisites(
        &self,
        seat: Seat,
        tech: Tech,
        missing: [u8; 4],
        actions: &mut Vec<Action>,
    ) {
        let free = self.free_skip(seat, tech);
        // If only *Inheritance Systems* can meet all of them, nothing is exhausted before: it may be needed to pay.
        if !self.can_ignore(seat, missing, free) {
            debug_assert!(self.can_inherit(seat), "what can be ignored was checked");
            return actions.push(Action::Use(Power::Tech(Tech::InheritanceSystems)));
        }
        let start = actions.len();
        for colour in Colour::ALL.into_iter().filter(|&colour| missing[colour as usize] > 0) {
            actions.extend(self.specialties(seat, colour).map(Action::Exhaust));
            actions.extend(self.team(seat, colour).map(|agenda| Action::Use(Power::Law(agenda))));
        }
        // A skip is used only where the rest can be met without it.
        if free > 0 {
            for colour in Colour::ALL.into_iter().filter(|&colour| missing[colour as usize] > 0) {
                let mut rest = missing;
                rest[colour as usize] -= 1;
                if self.can_ignore(seat, rest, 0) || self.can_inherit(seat) {
                    actions.push(Action::Use(Power::Faction(Ability::Analytical)));
                    break;
                }
            }
        }
        if self.can_inherit(seat) {
            actions.push(Action::Use(Power::Tech(Tech::InheritanceSystems)));
        }
        debug_assert!(actions.len() > start, "what can be ignored was checked");
    }

    pub(crate) fn take_prerequisites(
        &mut self,
        seat: Seat,
        tech: Tech,
        mut missing: [u8; 4],
        action: Action,
        log: &mut Log<Event>,
    ) {
        match action {
            Action::Exhaust(planet) => {
                let colour = planet.def().specialty.expect("checked: a specialty");
                missing[colour as usize] -= 1;
                self.exhaust(seat, planet, log);
            }
            Action::Use(Power::Law(agenda)) => {
                let colour = TEAMS.iter().find(|(_, team)| *team == agenda).expect("a research team").0;
                missing[colour as usize] -= 1;
                if let Some(law) = self.laws.iter_mut().find(|law| law.agenda == agenda) {
                    law.exhausted = true;
                }
                log.push(|| Event::PowerUsed { seat, power: Power::Law(agenda) });
            }
            Action::Use(Power::Faction(ability)) => {
                self.skipped = true;
                log.push(|| Event::PowerUsed { seat, power: Power::Faction(ability) });
                // The colour that nothing else can stand for, or the first one missing.
                let colour = Colour::ALL
                    .into_iter()
                    .filter(|&colour| missing[colour as usize] > 0)
                    .find(|&colour| {
                        let mut rest = missing;
                        rest[colour as usize] -= 1;
                        self.can_ignore(seat, rest, 0) || self.can_inherit(seat)
                    })
                    .expect("checked: the rest can be met");
                missing[colour as usize] -= 1;
            }
            Action::Use(power @ Power::Tech(own)) => {
                self.exhaust_tech(seat, own);
                log.push(|| Event::PowerUsed { seat, power });
                self.go(Frame::Prerequisites { seat, tech, missing: [0; 4] });
                return self.pay(seat, Currency::Resources, INHERITANCE);
            }
            _ => unreachable!("checked: {action:?}"),
        }
        self.go(Frame::Prerequisites { seat, tech, missing });
    }

    /// A technology is gained (TI 28.5).
    pub(crate) fn gain_tech(&mut self, seat: Seat, tech: Tech, log: &mut Log<Event>) {
        self.sheets[seat].techs |= 1 << tech as u64;
        log.push(|| Event::TechGained { seat, tech });
    }
}
