//! Leadership cards: choosing and revealing them, and what Brood War asks besides (SC 29, SC 30).

use orrery_engine::{Chance, Illegal, Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::lead::LeadFrame;
use crate::action::Action;
use crate::brood::{Installation, RESOURCE_TOKENS};
use crate::cards::{Leadership, LeadershipKind, Planet, Resource, Stage, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::rules;
use crate::squad::Squad;
use crate::state::{Area, Depletion, StarCraft};

/// How many tokens Storage Facilities give at most.
const STORED: u8 = 3;
/// How many areas Riches of Aiur restore.
const RESTORED: u8 = 2;

/// What Brood War asks outside the chapters of the base game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum BroodFrame {
    /// SC 29.2.2: all pick a Leadership card of a stage at once.
    Choose { stage: Stage },
    /// SC 29.2.3: they are resolved one by one, clockwise.
    Resolve { from: Seat, turn: u8 },
    /// The text of a Leadership card.
    Lead(LeadFrame),
    /// A player takes so many resource tokens.
    Tokens { seat: Seat, left: u8 },
    /// Khala Devotee: the lowest order of a stack may come to its top.
    Devotee { seat: Seat },
    /// Conclave Fleet: units of the card may enter; this one is on its way.
    Fleet { seat: Seat, unit: Option<Unit> },
    /// Maelstrom: an area may be held.
    Maelstrom { seat: Seat, active: Seat },
    /// Gantrithor was lost: something of the planet is removed.
    Avenge { seat: Seat, planet: Planet },
    /// Infest Command Center: one may be placed where a Terran base fell.
    Infest { seat: Seat, area: Area },
    /// Riches of Aiur: partially depleted areas recover.
    Riches { seat: Seat, left: u8 },
    /// Torrasque may come back beside a base.
    Return { seat: Seat },
    /// Warp Gate: units beside it may jump; this one does.
    Warp { seat: Seat, unit: Option<Unit> },
    /// SC 12.4.1: a Combat deck is shuffled.
    Shuffle { seat: Seat },
}

impl BroodFrame {
    /// Whose it is, if it is one player's.
    pub(crate) const fn seat(self) -> Option<Seat> {
        match self {
            Self::Choose { .. } | Self::Resolve { .. } => None,
            Self::Lead(frame) => Some(frame.seat),
            Self::Tokens { seat, .. }
            | Self::Devotee { seat }
            | Self::Fleet { seat, .. }
            | Self::Maelstrom { seat, .. }
            | Self::Avenge { seat, .. }
            | Self::Infest { seat, .. }
            | Self::Riches { seat, .. }
            | Self::Return { seat }
            | Self::Warp { seat, .. }
            | Self::Shuffle { seat } => Some(seat),
        }
    }

    /// What nature owes.
    pub(crate) fn chance(self) -> Option<Chance> {
        matches!(self, Self::Shuffle { .. }).then_some(Chance::Shuffle)
    }
}

impl StarCraft {
    /// Leadership cards of every stage reached so far are chosen, the earliest first (SC G90, SC G91).
    pub(super) fn offer_leadership(&mut self) {
        let now = self.stage();
        for stage in Stage::ALL.into_iter().rev().filter(|&stage| stage <= now) {
            if self.in_game.iter().any(|seat| self.lacks_leadership(seat, stage)) {
                self.stack.push(Frame::Brood(BroodFrame::Choose { stage }));
            }
        }
    }

    /// Whether a player has yet to choose a card of a stage (SC 29.2.4). What an Event card gave does not count.
    fn lacks_leadership(&self, seat: Seat, stage: Stage) -> bool {
        let chosen = self.players[seat].brood.chosen;
        self.players[seat].faction.is_some() && chosen & (1 << stage as u8) == 0
    }

    /// The stage of which Leadership cards are being picked.
    pub(crate) fn stage_of_choice(&self) -> Option<Stage> {
        // While cards of one stage are resolved those of the next may wait below.
        match self.stack.top() {
            Some(Frame::Brood(BroodFrame::Choose { stage })) => Some(stage),
            _ => None,
        }
    }

    /// Who has yet to pick a card.
    fn choosers(&self, stage: Stage) -> SeatSet {
        self.in_game
            .iter()
            .filter(|&seat| self.lacks_leadership(seat, stage) && self.players[seat].brood.picked.is_none())
            .collect()
    }

    pub(crate) fn asked_by_brood(&self, frame: BroodFrame) -> SeatSet {
        match frame {
            BroodFrame::Choose { stage } => self.choosers(stage),
            BroodFrame::Resolve { .. } | BroodFrame::Shuffle { .. } => SeatSet::EMPTY,
            BroodFrame::Lead(frame) => self.asked_by_lead(frame),
            _ => frame.seat().map_or(SeatSet::EMPTY, SeatSet::only),
        }
    }

    pub(crate) fn list_brood(&self, seat: Seat, frame: BroodFrame, actions: &mut Vec<Action>) {
        let candidates: Vec<Action> = match frame {
            BroodFrame::Choose { stage } => {
                Leadership::of(self.faction(seat), stage).map(Action::ChooseLeadership).collect()
            }
            BroodFrame::Lead(frame) => return self.list_lead(seat, frame, actions),
            BroodFrame::Tokens { .. } => [Resource::Minerals, Resource::Gas].map(Action::TakeToken).to_vec(),
            BroodFrame::Devotee { .. } => {
                self.galaxy().map(Action::TargetPlanet).chain([Action::Decline]).collect()
            }
            BroodFrame::Fleet { seat, unit: None } => {
                let units = self.players[seat].brood.aboard;
                units.types().map(Action::Deploy).chain([Action::Finish]).collect()
            }
            BroodFrame::Fleet { .. } => self.areas().map(Action::MoveTo).collect(),
            BroodFrame::Maelstrom { .. } | BroodFrame::Riches { .. } => {
                self.areas().map(Action::ChooseArea).chain([Action::Decline]).collect()
            }
            BroodFrame::Avenge { planet, .. } => self.prey(planet),
            BroodFrame::Infest { area, .. } => vec![Action::BuildInstallation(area), Action::Decline],
            BroodFrame::Return { .. } => {
                self.areas().map(Action::ChooseArea).chain([Action::Decline]).collect()
            }
            BroodFrame::Warp { seat, unit: None } => {
                let gate = self.gate_of(seat);
                let units = gate.map_or(Squad::EMPTY, |area| self.area(area).units);
                let pick = gate.into_iter().flat_map(|area| {
                    units.types().map(move |unit| Action::PickUp { unit, area }).collect::<Vec<_>>()
                });
                pick.chain([Action::Finish]).collect()
            }
            BroodFrame::Warp { .. } => self.areas().map(Action::MoveTo).collect(),
            BroodFrame::Resolve { .. } | BroodFrame::Shuffle { .. } => Vec::new(),
        };
        actions.extend(candidates.into_iter().filter(|&it| self.check_brood(seat, frame, it).is_ok()));
    }

    pub(crate) fn check_brood(&self, seat: Seat, frame: BroodFrame, action: Action) -> Result<(), Illegal> {
        let allowed = |allowed: bool| if allowed { Ok(()) } else { Err(rules::CARD_SAYS_OTHERWISE) };
        match (frame, action) {
            (BroodFrame::Choose { stage }, Action::ChooseLeadership(card)) => {
                let def = card.def();
                let unused = self.players[seat].brood.resolved & card.bit() == 0;
                if (def.faction, def.stage) == (self.faction(seat), stage) && unused {
                    Ok(())
                } else {
                    Err(rules::NOT_YOUR_LEADERSHIP)
                }
            }
            (BroodFrame::Lead(frame), _) => self.check_lead(seat, frame, action),
            (BroodFrame::Tokens { .. }, Action::TakeToken(resource)) => allowed(self.has_token(resource)),
            (
                BroodFrame::Devotee { .. }
                | BroodFrame::Maelstrom { .. }
                | BroodFrame::Infest { .. }
                | BroodFrame::Return { .. },
                Action::Decline,
            )
            | (BroodFrame::Fleet { unit: None, .. } | BroodFrame::Warp { unit: None, .. }, Action::Finish) => {
                Ok(())
            }
            // One or two areas: the second may be left out.
            (BroodFrame::Riches { left, .. }, Action::Decline) => allowed(left < RESTORED),
            (BroodFrame::Riches { .. }, Action::ChooseArea(area)) => {
                allowed(self.in_play(area) && self.area(area).depletion == Depletion::Partial)
            }
            (BroodFrame::Devotee { .. }, Action::TargetPlanet(planet)) => {
                allowed(self.orders.on(planet).count() > 1)
            }
            (BroodFrame::Fleet { seat, unit: None }, Action::Deploy(unit)) => {
                allowed(self.fleet_units(seat).any(|own| own == unit))
            }
            (BroodFrame::Fleet { seat, unit: Some(unit) }, Action::MoveTo(to)) => {
                allowed(self.havens(seat, unit).any(|haven| haven == to))
            }
            (BroodFrame::Maelstrom { seat, active }, Action::ChooseArea(area)) => {
                allowed(self.whirls(seat, active).any(|whirl| whirl == area))
            }
            (BroodFrame::Avenge { planet, .. }, _) => allowed(self.prey(planet).contains(&action)),
            (BroodFrame::Infest { area, .. }, Action::BuildInstallation(at)) => allowed(at == area),
            (BroodFrame::Return { seat }, Action::ChooseArea(area)) => {
                allowed(self.havens(seat, Unit::Torrasque).any(|haven| haven == area))
            }
            (BroodFrame::Warp { seat, unit: None }, Action::PickUp { unit, area }) => {
                let there = self.gate_of(seat) == Some(area) && self.area(area).units.contains(unit);
                allowed(there && self.jumps(seat, unit).next().is_some())
            }
            (BroodFrame::Warp { seat, unit: Some(unit) }, Action::MoveTo(to)) => {
                allowed(self.jumps(seat, unit).any(|area| area == to))
            }
            _ => Err(rules::FINISH_FIRST),
        }
    }

    pub(crate) fn take_brood(&mut self, seat: Seat, frame: BroodFrame, action: Action, log: &mut Log<Event>) {
        match (frame, action) {
            (BroodFrame::Choose { .. }, Action::ChooseLeadership(card)) => {
                self.players[seat].brood.picked = Some(card);
                log.push(|| Event::LeadershipPicked { seat, card: Some(card) });
            }
            (BroodFrame::Lead(frame), _) => self.take_lead(seat, frame, action, log),
            (BroodFrame::Tokens { left, .. }, Action::TakeToken(resource)) => {
                self.stack.replace_top(Frame::Brood(BroodFrame::Tokens { seat, left: left - 1 }));
                self.take_token(seat, resource, log);
            }
            (BroodFrame::Devotee { .. }, Action::TargetPlanet(planet)) => {
                self.stack.pop();
                self.orders.raise_lowest(planet);
                log.push(|| Event::OrderRaised { seat, planet });
            }
            (BroodFrame::Fleet { unit: None, .. }, Action::Deploy(unit)) => {
                self.stack.replace_top(Frame::Brood(BroodFrame::Fleet { seat, unit: Some(unit) }));
            }
            (BroodFrame::Fleet { unit: Some(unit), .. }, Action::MoveTo(area)) => {
                self.stack.replace_top(Frame::Brood(BroodFrame::Fleet { seat, unit: None }));
                self.players[seat].brood.aboard.remove(unit);
                self.put_unit(area, seat, unit);
                log.push(|| Event::Deployed { seat, unit, area });
            }
            (BroodFrame::Maelstrom { .. }, Action::ChooseArea(area)) => {
                self.stack.pop();
                self.players[seat].brood.maelstrom = true;
                self.brood.maelstrom = Some(area);
                log.push(|| Event::AreaHeld { seat, area });
            }
            (BroodFrame::Avenge { .. }, _) => {
                self.stack.pop();
                match action {
                    Action::DestroyUnit { unit, area } => self.destroy_unit(area, unit, log),
                    Action::DestroyBase(area) => self.destroy_base(area, log),
                    Action::ChooseArea(area) => self.destroy_installation(area, log),
                    _ => unreachable!("checked: {action:?} in {frame:?}"),
                }
                self.settle(log);
            }
            (BroodFrame::Infest { .. }, Action::BuildInstallation(area)) => {
                self.stack.pop();
                self.place_installation(seat, Installation::InfestedCommandCenter, area, log);
            }
            (BroodFrame::Riches { left, .. }, Action::ChooseArea(area)) => {
                self.stack.replace_top(Frame::Brood(BroodFrame::Riches { seat, left: left - 1 }));
                self.area_mut(area).depletion = Depletion::None;
                log.push(|| Event::Restored { area });
            }
            (BroodFrame::Return { .. }, Action::ChooseArea(area)) => {
                self.stack.pop();
                self.lay_unit(seat, Unit::Torrasque, area, log);
            }
            (BroodFrame::Warp { unit: None, .. }, Action::PickUp { unit, .. }) => {
                self.stack.replace_top(Frame::Brood(BroodFrame::Warp { seat, unit: Some(unit) }));
            }
            (BroodFrame::Warp { unit: Some(unit), .. }, Action::MoveTo(to)) => {
                self.stack.replace_top(Frame::Brood(BroodFrame::Warp { seat, unit: None }));
                let from = self.gate_of(seat).expect("a checked gate");
                self.take_unit(from, unit);
                self.put_unit(to, seat, unit);
                self.carry_thrall(seat, unit, from, to);
                log.push(|| Event::UnitMoved { seat, unit, from, to });
            }
            (_, Action::Decline | Action::Finish) => drop(self.stack.pop()),
            _ => unreachable!("checked: {action:?} in {frame:?}"),
        }
    }

    pub(crate) fn run_brood(&mut self, frame: BroodFrame, log: &mut Log<Event>) -> bool {
        match frame {
            BroodFrame::Choose { stage } => {
                if !self.choosers(stage).is_empty() {
                    return false;
                }
                self.stack.replace_top(Frame::Brood(BroodFrame::Resolve { from: self.first, turn: 0 }));
                self.show_leadership(stage, log);
                true
            }
            BroodFrame::Resolve { from, turn } => {
                if turn == self.setup.players {
                    self.stack.pop();
                    return true;
                }
                self.stack.replace_top(Frame::Brood(BroodFrame::Resolve { from, turn: turn + 1 }));
                let seat = from.clockwise(turn, self.setup.players);
                if let Some(card) = self.players[seat].brood.picked.take()
                    && self.in_game.contains(seat)
                {
                    self.resolve_leadership(seat, card, log);
                }
                true
            }
            BroodFrame::Lead(frame) => self.run_lead(frame, log),
            BroodFrame::Tokens { left: 0, .. } | BroodFrame::Riches { left: 0, .. } => {
                self.stack.pop();
                true
            }
            BroodFrame::Shuffle { .. } => false,
            _ => {
                // Nothing but to decline, or nothing at all.
                let mut actions = Vec::new();
                let seat = frame.seat().expect("a frame of one player");
                self.list_brood(seat, frame, &mut actions);
                let idle = matches!(actions[..], [] | [Action::Decline | Action::Finish]);
                if idle {
                    self.stack.pop();
                }
                idle
            }
        }
    }

    /// All have chosen: the cards are revealed together (SC 29.2.3).
    fn show_leadership(&mut self, stage: Stage, log: &mut Log<Event>) {
        for seat in self.clockwise_from(self.first).collect::<Vec<_>>() {
            let Some(card) = self.players[seat].brood.picked else { continue };
            self.players[seat].brood.chosen |= 1 << stage as u8;
            log.push(|| Event::LeadershipRevealed { seat, card });
        }
    }

    /// A Leadership card that an Event card gives takes effect (without its starting forces).
    pub(super) fn reveal_leadership(&mut self, seat: Seat, card: Leadership, log: &mut Log<Event>) {
        log.push(|| Event::LeadershipRevealed { seat, card });
        self.resolve_leadership(seat, card, log);
    }

    fn resolve_leadership(&mut self, seat: Seat, card: Leadership, log: &mut Log<Event>) {
        let brood = &mut self.players[seat].brood;
        brood.resolved |= card.bit();
        if card.def().kind != LeadershipKind::Once {
            brood.in_play |= card.bit();
        }
        if self.round == 0
            && let Some(forces) = &card.def().forces
        {
            self.players[seat].workers = forces.workers;
        }
        self.begin_lead(seat, card, log);
    }

    /// Whether an area is in the galaxy.
    pub(super) fn in_play(&self, area: Area) -> bool {
        area.exists() && self.planets[area.planet as usize].placed.is_some()
    }

    /// Whether a resource token of this kind is left (SC 18.1.1).
    pub(super) fn has_token(&self, resource: Resource) -> bool {
        let taken = |seat: Seat| self.players[seat].brood.tokens[resource as usize];
        Seat::all(self.setup.players).map(taken).sum::<u8>() < RESOURCE_TOKENS
    }

    pub(super) fn take_token(&mut self, seat: Seat, resource: Resource, log: &mut Log<Event>) {
        self.players[seat].brood.tokens[resource as usize] += 1;
        log.push(|| Event::TokenTaken { seat, resource });
    }

    /// Storage Facilities: tokens for workers still in the pool.
    pub(super) fn stock_up(&mut self, seat: Seat) {
        let left = self.players[seat].workers.min(STORED);
        if self.in_game.contains(seat) && self.leads(seat, Leadership::StorageFacilities) && left > 0 {
            self.stack.push(Frame::Brood(BroodFrame::Tokens { seat, left }));
        }
    }

    /// What a player's Leadership cards do at the end of the Regrouping phase.
    pub(super) fn close_regrouping(&mut self, seat: Seat) {
        if !self.in_game.contains(seat) {
            return;
        }
        if self.gate_of(seat).is_some() {
            self.stack.push(Frame::Brood(BroodFrame::Warp { seat, unit: None }));
        }
        let dead = self.figures(seat, Unit::Torrasque) == 0 && self.supply(seat, Unit::Ultralisk) > 0;
        if self.leads(seat, Leadership::Torrasque) && dead {
            self.stack.push(Frame::Brood(BroodFrame::Return { seat }));
        }
        if self.leads(seat, Leadership::RichesOfAiur) {
            self.stack.push(Frame::Brood(BroodFrame::Riches { seat, left: RESTORED }));
        }
    }

    /// Where a player's Warp Gate stands, if it does.
    fn gate_of(&self, seat: Seat) -> Option<Area> {
        let gate =
            |it: &crate::brood::Installed| (it.seat, it.installation) == (seat, Installation::WarpGate);
        let area = self.installations().find(gate)?.area;
        (self.area(area).owner == Some(seat)).then_some(area)
    }

    /// Where a unit can jump from the Warp Gate.
    fn jumps(&self, seat: Seat, unit: Unit) -> impl Iterator<Item = Area> + '_ {
        let gate = self.gate_of(seat);
        self.areas().filter(move |&area| {
            Some(area) != gate
                && (self.is_friendly(area, seat) || self.is_empty(area))
                && self.has_room(seat, area, unit)
        })
    }

    /// Installations beside enemy units are destroyed in step 1 of the Regrouping phase (SC 26.1.3).
    pub(super) fn destroy_installations(&mut self, log: &mut Log<Event>) {
        for installed in self.brood.installations.into_iter().flatten() {
            if self.area(installed.area).owner.is_some_and(|owner| owner != installed.seat) {
                self.destroy_installation(installed.area, log);
            }
        }
    }

    /// What Brood War adds of a player who is out leaves the board.
    pub(super) fn clear_brood_of(&mut self, seat: Seat, log: &mut Log<Event>) {
        if !self.is_brood_war() {
            return;
        }
        for installed in self.brood.installations.into_iter().flatten().filter(|it| it.seat == seat) {
            self.destroy_installation(installed.area, log);
        }
        for guard in self.brood.guards.into_iter().flatten().filter(|guard| guard.seat == seat) {
            self.remove_guard(guard.area);
        }
        let brood = &mut self.players[seat].brood;
        brood.aboard = Squad::EMPTY;
        brood.thralls = Default::default();
        brood.picked = None;
        brood.tokens = [0; 2];
    }
}
