//! When an action card can be played and what it can aim at (TI 24.6), from what everybody can see.

use orrery_engine::Seat;

use super::actions::FOCUSED_RESEARCH;
use crate::action::Pick;
use crate::cards::{Ability, ActionCard, Planet, Pool, Tech, Timing, Trait, Unit};
use crate::frame::Moment;
use crate::hex::{Hex, Site};
use crate::state::TwilightImperium;

impl TwilightImperium {
    /// Whether a seat that has such a card could play it at this moment, from what everybody can see. Component actions
    /// fit no moment: see `card_action_fits`.
    pub(crate) fn card_fits(&self, seat: Seat, card: ActionCard, moment: Moment) -> bool {
        self.timings(seat, moment).any(|timing| timing == card.def().timing)
            && self.card_works(seat, card, moment)
            && self.card_targets(seat, card).is_none_or(|targets| !targets.is_empty())
    }

    /// What is printed on the cards that a seat can play at this moment.
    pub(crate) fn timings(&self, seat: Seat, moment: Moment) -> impl Iterator<Item = Timing> + use<> {
        let mine = self.active == Some(seat);
        let fights = self.combat.involves(seat);
        let on_ground = self.combat.planet.is_some();
        let only = |fits: bool, timing: Timing| [fits.then_some(timing), None, None];
        let timings = match moment {
            Moment::StrategyStart => only(true, Timing::StrategyPhase),
            Moment::AgendaStart => only(true, Timing::AgendaPhase),
            Moment::StrategyChosen { seat: own, .. } => only(own != seat, Timing::StrategyChosen),
            Moment::StrategyReturn { seat: own } => only(own == seat, Timing::StrategyReturned),
            Moment::Voted { seat: own } => only(own == seat, Timing::Voted),
            Moment::Elected { seat: own } => only(own == seat, Timing::Elected),
            Moment::Gaining { seat: own, .. } => only(own == seat, Timing::PlanetGained),
            Moment::CardPlayed { seat: own, card } => {
                only(own != seat && card != ActionCard::Sabotage, Timing::CardPlayed)
            }
            Moment::Activated => only(mine, Timing::Activated),
            Moment::Moved => only(!mine, Timing::ShipsMoved),
            Moment::Round => [
                fights.then_some(Timing::Round),
                fights.then_some(Timing::RoundOrItsEnd),
                (fights && !on_ground && self.combat.round == 1).then_some(Timing::FirstRound),
            ],
            Moment::RoundEnd => only(fights, Timing::RoundOrItsEnd),
            Moment::RetreatAnnounced { seat: own } => only(own != seat && fights, Timing::RetreatAnnounced),
            Moment::Rolled { seat: own } => only(own == seat && on_ground, Timing::GroundRolled),
            Moment::Sustained { by, .. } => only(by == Some(seat), Timing::Sustained),
            Moment::Hits { seat: own, cannon: true } => only(own == seat, Timing::CannonHits),
            Moment::Hits { seat: own, cannon: false } => {
                only(own == seat && !on_ground && self.combat.is_on(), Timing::CombatHits)
            }
            Moment::Destroyed { seat: own, .. } => only(own == seat, Timing::ShipDestroyed),
            Moment::CombatEnd => [
                fights.then_some(Timing::RoundOrItsEnd),
                (!on_ground && self.beaten_by(seat).is_some()).then_some(Timing::SpaceWon),
                None,
            ],
            Moment::InvasionStart => only(true, Timing::Invasion),
            Moment::Landed => only(!mine, Timing::Landed),
            Moment::Gained { seat: own, from, .. } => {
                only(own != seat && from == Some(seat), Timing::PlanetLost)
            }
            Moment::Reveal => only(self.ballot.agenda.is_some(), Timing::AgendaReveal),
            Moment::Revealed => only(self.ballot.agenda.is_some(), Timing::AgendaRevealed),
            Moment::SpeakerVoted => only(true, Timing::SpeakerVoted),
            _ => [None; 3],
        };
        timings.into_iter().flatten()
    }

    /// What a card needs beyond its moment.
    fn card_works(&self, seat: Seat, card: ActionCard, moment: Moment) -> bool {
        match (card, moment) {
            (ActionCard::Upgrade, _) => {
                self.fleet(self.tactical.hex, seat).count(Unit::Cruiser) > 0
                    && self.can_place(seat, Unit::Dreadnought)
            }
            (ActionCard::SkilledRetreat, _) => self.combat.planet.is_none(),
            (ActionCard::ExperimentalBattlestation, _) => self.has_battlestation(seat),
            (ActionCard::FighterPrototype, _) => self.fleet(self.tactical.hex, seat).count(Unit::Fighter) > 0,
            (ActionCard::DirectHit, Moment::Sustained { seat: owner, unit, .. }) => {
                unit.is_ship() && !self.stats(owner, unit).no_direct_hit
            }
            (ActionCard::Disable, _) => {
                let pds = |planet: &Planet| {
                    let state = self.planet(*planet);
                    state.pds > 0 && state.owner.is_some_and(|owner| owner != seat)
                };
                self.active == Some(seat) && self.planets_in(self.tactical.hex).iter().any(pds)
            }
            (ActionCard::Bunker, _) => {
                self.active != Some(seat) && self.has_planet_in(seat, self.tactical.hex)
            }
            (ActionCard::Bribery, _) => self.ballot.votes[seat.index()] > 0 && self.sheet(seat).goods > 0,
            (ActionCard::Infiltrate, Moment::Gaining { planet, .. }) => {
                let state = self.planet(planet);
                state.pds > 0 || state.docks > 0
            }
            _ => true,
        }
    }

    /// Whether a seat could play such a card as a component action (TI 24.6.a.2, TI G26).
    pub(crate) fn card_action_fits(&self, seat: Seat, card: ActionCard) -> bool {
        match card {
            ActionCard::FocusedResearch => {
                self.sheet(seat).goods >= FOCUSED_RESEARCH
                    && (self.has_ability(seat, Ability::Propagation)
                        || Tech::ALL.into_iter().any(|tech| self.can_research(seat, tech)))
            }
            _ => self.card_targets(seat, card).is_none_or(|targets| !targets.is_empty()),
        }
    }

    /// What a card can aim at; `None` if it needs no target.
    pub(crate) fn card_targets(&self, seat: Seat, card: ActionCard) -> Option<Vec<Pick>> {
        let rivals = || self.alive().filter(move |&other| other != seat);
        let foreign = |wanted: &dyn Fn(Planet) -> bool| -> Vec<Pick> {
            let theirs = |planet: &Planet| self.planet(*planet).owner.is_some_and(|owner| owner != seat);
            Planet::ALL
                .into_iter()
                .filter(|planet| theirs(planet) && wanted(*planet))
                .map(Pick::Planet)
                .collect()
        };
        Some(match card {
            ActionCard::CrippleDefenses => foreign(&|planet| self.planet(planet).pds > 0),
            ActionCard::FrontlineDeployment => self.planets_with(seat, Self::is_open),
            ActionCard::GhostShip if !self.can_place(seat, Unit::Destroyer) => vec![],
            ActionCard::GhostShip => self.hexes_where(|game, hex| {
                game.wormholes(hex) != 0 && !game.is_home(hex) && !game.has_rival_ships(hex, seat)
            }),
            ActionCard::Insubordination => {
                rivals().filter(|&other| self.pool(other, Pool::Tactic) > 0).map(Pick::Seat).collect()
            }
            ActionCard::LuckyShot => {
                let mut picks = Vec::new();
                for hex in Hex::all().filter(|&hex| self.has_planet_in(seat, hex)) {
                    for other in rivals() {
                        for unit in [Unit::Destroyer, Unit::Cruiser, Unit::Dreadnought] {
                            if self.fleet(hex, other).count(unit) > 0 {
                                picks.push(Pick::Enemy { seat: other, unit, site: Site::Space(hex) });
                            }
                        }
                    }
                }
                picks
            }
            ActionCard::MiningInitiative => self.planets_with(seat, |_, _| true),
            ActionCard::Plague => foreign(&|_| true),
            ActionCard::ReactorMeltdown => {
                let mut picks = Vec::new();
                for other in rivals() {
                    let space = Hex::all().map(Site::Space);
                    let planets = Planet::ALL.into_iter().map(Site::Planet);
                    for site in space.chain(planets) {
                        let abroad = self.hex_at(site).is_some_and(|hex| !self.is_home(hex));
                        if abroad && self.units_at(site, other, Unit::SpaceDock) > 0 {
                            picks.push(Pick::Enemy { seat: other, unit: Unit::SpaceDock, site });
                        }
                    }
                }
                picks
            }
            ActionCard::RepealLaw => self.laws.iter().map(|law| Pick::Agenda(law.agenda)).collect(),
            ActionCard::SignalJamming => {
                let near = |hex: Hex| {
                    let ship = |hex: Hex| self.fleet(hex, seat).has_ships();
                    ship(hex) || self.adjacent(hex, Some(seat)).iter().any(ship)
                };
                let mut picks = Vec::new();
                for hex in
                    Hex::all().filter(|&hex| self.tile(hex).is_some() && !self.is_home(hex) && near(hex))
                {
                    let free = rivals().filter(|&other| !self.tokens[hex.index()].contains(other));
                    picks.extend(free.map(|other| Pick::In { hex, seat: other }));
                }
                picks
            }
            ActionCard::Spy => {
                rivals().filter(|&other| !self.hand(other).is_empty()).map(Pick::Seat).collect()
            }
            ActionCard::TacticalBombardment => self.hexes_where(|game, hex| {
                let mut ships = game.fleet(hex, seat).ships();
                ships.any(|unit| game.stats(seat, unit).bombardment.is_some())
            }),
            ActionCard::UnexpectedAction => {
                self.hexes_where(|game, hex| game.tokens[hex.index()].contains(seat))
            }
            ActionCard::UnstablePlanet => foreign(&|planet| planet.def().traits == Some(Trait::Hazardous)),
            ActionCard::Uprising => {
                foreign(&|planet| planet.home_of().is_none() && !self.planet(planet).exhausted)
            }
            ActionCard::WarEffort if !self.can_place(seat, Unit::Cruiser) => vec![],
            ActionCard::WarEffort => self.hexes_where(|game, hex| game.fleet(hex, seat).has_ships()),
            ActionCard::AncientBurialSites | ActionCard::AssassinateRepresentative => {
                self.alive().map(Pick::Seat).collect()
            }
            ActionCard::ConfusingLegalText => rivals().map(Pick::Seat).collect(),
            card if card.is_rider() => {
                let outcomes = self.ballot.agenda.map(|agenda| self.outcomes(agenda)).unwrap_or_default();
                outcomes.into_iter().map(Pick::Outcome).collect()
            }
            ActionCard::InTheSilenceOfSpace => {
                self.hexes_where(|game, hex| game.fleet(hex, seat).has_ships())
            }
            ActionCard::SkilledRetreat => self.slips(seat),
            ActionCard::Parley => {
                let landed = |planet: &Planet| {
                    self.planet(*planet).owner == Some(seat) && self.landed_on(*planet).total() > 0
                };
                let planets = self.planets_in(self.tactical.hex).iter().copied();
                planets.filter(landed).map(Pick::Planet).collect()
            }
            _ => return None,
        })
    }

    /// Whether a seat cannot play action cards now: *Political Secret*, *Transparasteel Plating*.
    pub(crate) fn is_muzzled(&self, seat: Seat) -> bool {
        self.ballot.silenced.contains(seat)
            || self.sheet(seat).passed
                && self
                    .active
                    .is_some_and(|active| active != seat && self.knows(active, Tech::TransparasteelPlating))
    }
}
