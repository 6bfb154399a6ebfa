//! The Assignment phase (RB 4).

use orrery_engine::{Log, Seat};

use crate::action::Action;
use crate::cards::{ActionCard, Leader, Mission, Role, Side, System, Theatre, Timing};
use crate::event::Event;
use crate::frame::Frame;
use crate::phase::{Choose, Turn};
use crate::place::Place;
use crate::state::{Assigned, At, Mark, MissionZone, Rebellion};

impl Rebellion {
    /// A game round begins (RB 3.1.1).
    pub(crate) fn begin_round(&mut self, log: &mut Log<Event>) {
        log.push(|| Event::RoundBegan { time: self.time });
        self.round = crate::state::RoundEffects::default();
        self.passed = [false; 4];
        let role = self.first_to_assign(Side::Rebels);
        self.stack.push(Frame::Assign { side: Side::Rebels, role });
    }

    /// Two partners assign one after the other, the general last (RB 16.4.2).
    fn first_to_assign(&self, side: Side) -> Option<Role> {
        (self.seats_of(side).count() > 1).then_some(Role::Admiral)
    }

    pub(crate) fn assigner(&self, side: Side, role: Option<Role>) -> Seat {
        self.seat_of(side, role.unwrap_or(Role::General))
    }

    pub(crate) fn list_assignment(&self, side: Side, role: Option<Role>, actions: &mut Vec<Action>) {
        let seat = self.assigner(side, role);
        // As a set of bits: this is listed most of all.
        let hand = self.missions(side, MissionZone::Hand).iter().fold(0, |bits, &own| bits | 1 << own as u64);
        let assigned = &self.assigned[side as usize];
        for leader in self.pool(seat) {
            if !assigned.is_full() {
                actions.extend(Mission::of_bits(hand).map(|mission| Action::Assign { mission, leader }));
            }
            for (slot, own) in assigned.iter().enumerate() {
                if own.leaders[1].is_none() {
                    actions.push(Action::Join { slot: slot as u8, leader });
                }
            }
        }
        if role == Some(Role::General) {
            for (slot, own) in assigned.iter().enumerate() {
                if own.crew().any(|leader| self.controller(leader) != seat) {
                    actions.push(Action::Dismiss { slot: slot as u8 });
                }
            }
        }
        for card in self.actions[side as usize].owned.iter().map(|own| own.card) {
            let now = card.def().timing == Timing::Assignment;
            if now && self.holds(seat, card) && self.is_usable_now(card) {
                actions.push(Action::UseCard(card));
            }
        }
        actions.push(Action::Finish);
    }

    /// The leaders an Assignment card can take from the pool (RB 4.3.3).
    pub(crate) fn takers(&self, card: ActionCard) -> impl Iterator<Item = Leader> + '_ {
        Leader::all().filter(move |&leader| {
            let in_pool = self.leader(leader).at == At::Pool;
            in_pool && self.side_of(leader) == card.def().side && card.pictures(leader)
        })
    }

    /// Whether an Assignment card can be used now: its leader is in the pool and a place fits (RB G8).
    fn is_usable_now(&self, card: ActionCard) -> bool {
        let fits = match card {
            ActionCard::ProceedingAsPlanned => !self.missions(Side::Empire, MissionZone::Projects).is_empty(),
            ActionCard::OurMostDesperateHour => !self.missions(Side::Rebels, MissionZone::Deck).is_empty(),
            _ => Place::all().any(|place| self.fits_card(card, place)),
        };
        fits && self.takers(card).next().is_some()
    }

    /// Whether the leader of an Assignment card may be placed there.
    pub(crate) fn fits_card(&self, card: ActionCard, place: Place) -> bool {
        let Some(system) = place.system() else { return card == ActionCard::RebelPlanning && !self.revealed };
        let force = self.force(system);
        match card {
            ActionCard::BrilliantAdministrator | ActionCard::BobaFettWhere => self.is_imperial(system),
            ActionCard::CatchThemBySurprise | ActionCard::ScoutingMission | ActionCard::Ambush => true,
            ActionCard::LocalRumors => force.has_side(Side::Empire),
            ActionCard::PublicSupport => {
                self.is_imperial(system) && !force.has(Side::Rebels, Theatre::Ground)
            }
            ActionCard::RebelPlanning => self.base_place() == place,
            ActionCard::StartTheEvacuation => !force.has_side(Side::Empire),
            ActionCard::TemporaryAlliance => self.is_neutral(system),
            ActionCard::AnOldFriend => matches!(system, System::Bespin | System::Kashyyyk),
            // RB 18.8.3
            ActionCard::IndependentOperation => {
                self.subjugated.contains(system) && System::all().any(|to| self.may_be_driven_to(system, to))
            }
            _ => false,
        }
    }

    /// RB 18.8.2: another Imperial system without Rebel ground units.
    pub(crate) fn may_be_driven_to(&self, from: System, to: System) -> bool {
        from != to && self.is_imperial(to) && !self.force(to).has(Side::Rebels, Theatre::Ground)
    }

    pub(crate) fn take_assignment(
        &mut self,
        side: Side,
        role: Option<Role>,
        action: Action,
        log: &mut Log<Event>,
    ) {
        let seat = self.assigner(side, role);
        match action {
            Action::Assign { mission, leader } => {
                self.missions[side as usize].shift_card(
                    MissionZone::Hand as usize,
                    mission,
                    MissionZone::Table as usize,
                );
                self.assign(side, mission, leader, Mark::Any, log);
            }
            Action::Join { slot, leader } => {
                let own = self.assigned[side as usize].get_mut(usize::from(slot)).expect("checked: the slot");
                own.leaders[1] = Some(leader);
                self.leader_mut(leader).at = At::Mission;
                log.push(|| Event::Assigned { side, slot, leader, mission: None });
            }
            Action::Dismiss { slot } => {
                let own = self.assigned[side as usize].remove(usize::from(slot));
                for leader in own.crew() {
                    self.leader_mut(leader).at = At::Pool;
                }
                self.return_mission(side, own.mission);
                log.push(|| Event::Dismissed { side, slot });
            }
            Action::UseCard(card) => self.use_assignment_card(seat, card, log),
            Action::Finish => {
                log.push(|| Event::AssignmentDone { seat });
                let next = match (role, side) {
                    (Some(Role::Admiral), _) => Frame::Assign { side, role: Some(Role::General) },
                    (_, Side::Rebels) => {
                        Frame::Assign { side: Side::Empire, role: self.first_to_assign(Side::Empire) }
                    }
                    (_, Side::Empire) => {
                        log.push(|| Event::CommandBegan);
                        Frame::Turn(self.first_turn())
                    }
                };
                self.stack.replace_top(next);
            }
            _ => unreachable!("checked: {action:?}"),
        }
    }

    fn first_turn(&self) -> Turn {
        let role = self.is_team_game().then_some(Role::Admiral);
        Turn { side: Side::Rebels, role, over: false }
    }

    /// A leader is put on a mission card that lies on the table.
    pub(crate) fn assign(
        &mut self,
        side: Side,
        mission: Mission,
        leader: Leader,
        mark: Mark,
        log: &mut Log<Event>,
    ) {
        let assigned = &mut self.assigned[side as usize];
        let slot = assigned.len() as u8;
        assigned.push(Assigned { mission, leaders: [Some(leader), None], mark });
        self.leader_mut(leader).at = At::Mission;
        log.push(|| Event::Assigned { side, slot, leader, mission: Some(mission) });
    }

    /// RB 4.3.1: an Assignment card is revealed; which of its leaders it takes is asked if there are two.
    fn use_assignment_card(&mut self, seat: Seat, card: ActionCard, log: &mut Log<Event>) {
        self.spend_card(card.def().side, card, seat, log);
        let takers: Vec<Leader> = self.takers(card).collect();
        match takers[..] {
            [leader] => self.card_with_leader(seat, card, leader, log),
            _ => self.stack.push(Frame::Choose(Choose::CardLeader { seat, card })),
        }
    }

    /// The leader of an Assignment card is known: what it does next.
    pub(crate) fn card_with_leader(
        &mut self,
        seat: Seat,
        card: ActionCard,
        leader: Leader,
        log: &mut Log<Event>,
    ) {
        if card == ActionCard::ReadyForAction {
            return self.join_for_combat(leader, log);
        }
        self.stack.push(Frame::Choose(match card {
            ActionCard::ProceedingAsPlanned => Choose::Search { seat, leader, projects: true },
            ActionCard::OurMostDesperateHour => Choose::Search { seat, leader, projects: false },
            _ => Choose::CardPlace { seat, card, leader },
        }));
    }
}
