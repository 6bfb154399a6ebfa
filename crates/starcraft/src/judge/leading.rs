//! Leadership cards and what else Brood War asks.

use orrery_engine::Seat;

use super::{Judge, table};
use crate::action::Action;
use crate::cards::{Leadership, Planet, Resource, Unit};
use crate::phase::{BroodFrame, LeadFrame, LeadStep};
use crate::state::{Area, Order};

/// What going where enemies stand alone is worth.
const FOOLHARDY: i32 = -80;

impl Judge<'_> {
    /// What a choice that Brood War adds is worth.
    pub(super) fn lead(&self, frame: BroodFrame, action: Action) -> i32 {
        let game = self.game;
        match (frame, action) {
            (_, Action::ChooseLeadership(card)) => self.leadership(card),
            (_, Action::TakeToken(resource)) => self.token(resource),
            (BroodFrame::Lead(frame), Action::ChooseArea(area)) => self.lead_to(frame, area),
            (BroodFrame::Lead(frame), Action::TargetPlanet(planet)) => self.lead_at(frame, planet),
            (
                BroodFrame::Lead(LeadFrame { step: LeadStep::Figure(hero), .. }),
                Action::DestroyUnit { unit, .. },
            ) => table::POWER * (table::power(hero) - table::power(unit)) + 20,
            (
                BroodFrame::Lead(LeadFrame { step: LeadStep::Offer, .. }),
                Action::DestroyUnit { unit, area },
            ) => self.best_strike(area.planet, area) - table::POWER * table::power(unit),
            (BroodFrame::Lead(LeadFrame { step: LeadStep::Evacuate { .. }, .. }), Action::MoveTo(to)) => {
                let room = i32::from(to.limit()) - i32::from(game.area(to).units.len());
                20 * room + self.field().worth(to) / 4
            }
            (_, Action::PickUp { unit, .. } | Action::Deploy(unit)) => self.best_haven(frame, unit),
            (
                BroodFrame::Fleet { unit: Some(unit), .. } | BroodFrame::Warp { unit: Some(unit), .. },
                Action::MoveTo(to),
            ) => self.post(unit, to),
            (BroodFrame::Devotee { .. }, Action::TargetPlanet(planet)) => self.raise(planet),
            // The strongest units of the enemy are held.
            (BroodFrame::Maelstrom { .. }, Action::ChooseArea(area)) => 10 + self.army(area) / 4,
            (BroodFrame::Riches { .. }, Action::ChooseArea(area)) => {
                let own = game.area(area).card == Some(self.seat);
                i32::from(area.amount()) * if own { 20 } else { -5 }
            }
            (BroodFrame::Return { .. }, Action::ChooseArea(area)) => self.post(Unit::Torrasque, area) + 50,
            (BroodFrame::Avenge { .. }, Action::DestroyUnit { unit, area }) => {
                let worth = table::power(unit) * table::POWER;
                if game.area(area).owner == Some(self.seat) { -worth } else { worth }
            }
            (BroodFrame::Avenge { .. }, Action::DestroyBase(area)) => {
                if game.area(area).base == Some(self.seat) { -300 } else { 200 }
            }
            (BroodFrame::Avenge { .. }, Action::ChooseArea(area)) => {
                if game.is_enemy(area, self.seat) {
                    110
                } else {
                    -110
                }
            }
            (BroodFrame::Infest { .. }, Action::BuildInstallation(_)) => 40,
            (_, Action::ChooseTransport { seat, .. }) => {
                if game.same_side(seat, self.seat) {
                    -20
                } else {
                    20
                }
            }
            (_, Action::PlaceTransport(route)) => 5 + self.transport(route).max(0) / 4,
            (_, Action::PlaceUnit { unit, area }) => self.unit(unit) + self.post(unit, area),
            (_, Action::ChoosePlayer(seat)) => i32::from(seat == self.seat),
            _ => 0,
        }
    }

    /// What is scarcer is worth more.
    fn token(&self, resource: Resource) -> i32 {
        let has = |kind: Resource| {
            let income = match kind {
                Resource::Minerals => self.game.permanent(self.seat).minerals,
                Resource::Gas => self.game.permanent(self.seat).gas,
            };
            i32::from(income + self.player().brood.tokens[kind as usize])
        };
        20 - has(resource)
    }

    /// The power of the units in an area.
    fn army(&self, area: Area) -> i32 {
        self.game.area(area).units.iter().map(table::power).sum()
    }

    /// Where the text of a card points.
    fn lead_to(&self, frame: LeadFrame, area: Area) -> i32 {
        let field = self.field();
        match frame.step {
            LeadStep::Hero(unit) => self.post(unit, area) + field.held(area) / 10,
            // It is lost with the area.
            LeadStep::Install(_) => 100 - field.danger(area, self.army(area)),
            LeadStep::Points { .. } => {
                let own = self.game.is_friendly(area, self.seat);
                let near = self.game.base_on(area.planet, self.seat).is_some();
                let safe = 100 - field.danger(area, self.army(area));
                if own { 100 + safe } else { i32::from(near) * 80 - field.threat(area.planet) }
            }
            LeadStep::Strike(_) => self.strike_at(area),
            _ => 0,
        }
    }

    /// The planet that the text of a card names.
    fn lead_at(&self, frame: LeadFrame, planet: Planet) -> i32 {
        let field = self.field();
        let enemies = || -> i32 {
            planet.area_ids().filter(|&area| self.is_enemys(area)).map(|area| self.army(area)).sum()
        };
        match frame.step {
            LeadStep::BuildOrder => self.execute(Order::Build, planet),
            LeadStep::Disrupt => {
                enemies() * 2 + i32::from(self.game.base_on(planet, self.seat).is_some()) * 10
            }
            LeadStep::Influence => field.home_worth(planet) / 10 + field.threat(planet),
            _ => 0,
        }
    }

    fn is_enemys(&self, area: Area) -> bool {
        self.game.area(area).owner.is_some_and(|owner| !self.game.same_side(owner, self.seat))
    }

    /// What wiping out an area is worth.
    fn strike_at(&self, area: Area) -> i32 {
        let worth = table::POWER * self.army(area) + self.field().worth(area) / 2;
        if self.is_enemys(area) { worth } else { -worth }
    }

    /// The best area of a planet to wipe out.
    fn best_strike(&self, planet: Planet, but: Area) -> i32 {
        let struck = planet.area_ids().filter(|&area| area != but && self.is_enemys(area));
        struck.map(|area| self.strike_at(area)).max().unwrap_or(-50)
    }

    /// What a unit that may come in or jump gains by it.
    fn best_haven(&self, frame: BroodFrame, unit: Unit) -> i32 {
        let game = self.game;
        let open = game.areas().filter(|&area| {
            let friendly = game.is_friendly(area, self.seat);
            let fleet = matches!(frame, BroodFrame::Fleet { .. });
            let goes =
                if fleet { game.area(area).base == Some(self.seat) } else { friendly || game.is_empty(area) };
            goes && game.has_room(self.seat, area, unit)
        });
        open.map(|area| self.post(unit, area)).max().unwrap_or(0)
    }

    /// What it is worth that the lowest order of a stack comes to its top.
    fn raise(&self, planet: Planet) -> i32 {
        let mut on = self.game.orders.on(planet);
        let (Some(lowest), Some(top)) = (on.next(), on.next_back()) else { return -5 };
        match (lowest.seat == self.seat, top.seat == self.seat) {
            (true, false) => 30,
            (true, true) => -2,
            (false, true) => -30,
            (false, false) => -5,
        }
    }

    /// What bringing a Ghost from the card to the active planet is worth.
    pub(super) fn deploy(&self, unit: Unit, planet: Planet) -> i32 {
        planet.area_ids().map(|area| self.landing(unit, area)).max().unwrap_or(0)
    }

    pub(super) fn landing(&self, unit: Unit, to: Area) -> i32 {
        let open = self.game.is_friendly(to, self.seat) || self.game.is_empty(to);
        if open { self.post(unit, to) + 10 } else { FOOLHARDY }
    }

    /// What a Leadership card is worth, as the game stands.
    fn leadership(&self, card: Leadership) -> i32 {
        use Leadership::*;
        let game = self.game;
        let rivals = || game.in_game.iter().filter(|&other| !game.same_side(other, self.seat));
        let conquest = game.setup.options.conquest;
        match card {
            // Stage I: special victories are worth nothing where there are none.
            RaynorsRaiders | TerranDominion | Domination | NewRisingPower | TheSwarm | Predestined => {
                if conquest {
                    40
                } else {
                    table::special_victory(card)
                }
            }
            TheOvermind => {
                if conquest {
                    30
                } else {
                    150
                }
            }
            ToTheBitterEnd => rivals().map(|other| 30 * i32::from(game.players[other].points.min(2))).sum(),
            TacticalMastery => {
                if conquest {
                    10
                } else {
                    150
                }
            }
            HastenTheEnd => 60 + 2 * self.wants_time(),
            Destiny => {
                if rivals().any(|other| self.nearly_wins(other)) {
                    250
                } else {
                    30
                }
            }
            TheSwarmFlies => rivals().map(|other| 15 * i32::from(game.transports(other))).sum(),
            UltimateSacrifice | PsiDisrupter => {
                let strongest =
                    game.areas().filter(|&area| self.is_enemys(area)).map(|area| self.strike_at(area));
                strongest.max().unwrap_or(0) / 2
            }
            WillOfTheConclave | TerranCivilization => 160,
            Deathblow => 40 + self.army_of(self.seat) / 2,
            SubtleInfluence => 40,
            TeemingSpawn => 25 * self.spendable().min(8),
            ScorchedEarthPolicy => 190,
            ReturnToAiur => 70,
            _ => table::leadership(card),
        }
    }

    fn army_of(&self, seat: Seat) -> i32 {
        let own = self.game.areas().filter(|&area| self.game.area(area).owner == Some(seat));
        own.map(|area| self.army(area)).sum()
    }

    /// Whether a rival may win at the end of the next round.
    fn nearly_wins(&self, other: Seat) -> bool {
        let game = self.game;
        let missing = i32::from(game.points_needed(other)) - i32::from(game.points_of_side(other));
        missing <= 3 || game.fulfils(other)
    }

    /// What a Defend order is worth: what it would save.
    pub(super) fn defend(&self, area: Area) -> i32 {
        if self.game.guard_in(area).is_some() {
            return 0;
        }
        let field = self.field();
        let there = self.army(area);
        if there == 0 {
            return 5;
        }
        let danger = field.danger(area, there) - field.danger(area, there * 5 / 4);
        field.held(area) * danger / 100
    }
}
