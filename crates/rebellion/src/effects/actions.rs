//! The action cards: those of the Assignment phase and those of combats; the special ones stand where they are used.

use orrery_engine::{Log, Seat};

use crate::cards::{ActionCard, Leader, Role, Side, System, Theatre, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::phase::{Choose, MoveKind, Movement, Scope};
use crate::place::{Place, Systems};
use crate::state::{At, Rebellion};

impl Rebellion {
    /// The leader of an Assignment card has been placed: what follows.
    pub(crate) fn card_in_place(&mut self, seat: Seat, card: ActionCard, place: Place, log: &mut Log<Event>) {
        let side = card.def().side;
        let movement = |kind| Movement { seat, side, to: place, kind };
        match (card, place.system()) {
            (ActionCard::RebelPlanning, _) => self.draw_objective(log),
            (ActionCard::BrilliantAdministrator | ActionCard::TemporaryAlliance, Some(system)) => {
                if !self.destroyed.contains(system) {
                    self.push_choose(Choose::Icons { seat, side, system, icon: 0 });
                }
            }
            (ActionCard::BobaFettWhere, Some(system)) => self.round.closed = Some(system),
            (ActionCard::CatchThemBySurprise, Some(_)) => self.begin_movement(movement(MoveKind::Activation)),
            (ActionCard::LocalRumors, Some(system)) => {
                let region = Systems::region(system.def().region);
                let here = self.base.is_some_and(|base| region.contains(base));
                self.possible = if here { self.possible.and(region) } else { self.possible.minus(region) };
                log.push(|| Event::AnsweredRegion { system, here });
            }
            (ActionCard::PublicSupport, Some(system)) => {
                self.round.supported = Some(system);
                self.stack.push(Frame::Gain { side, place, unit: Unit::Stormtrooper, left: 3 });
            }
            (ActionCard::ScoutingMission, Some(_)) => self.begin_movement(movement(MoveKind::Scouts)),
            (ActionCard::StartTheEvacuation, Some(_)) => self.begin_movement(movement(MoveKind::Evacuation)),
            (ActionCard::Ambush, Some(_)) => {
                let side = Side::Empire;
                self.push_choose(Choose::Destroy { seat, side, place, left: 3, scope: Scope::Ground });
            }
            (ActionCard::AnOldFriend, Some(system)) => {
                let friend =
                    if system == System::Bespin { Leader::LandoCalrissian } else { Leader::Chewbacca };
                // RB 12.7.6
                if self.leader(friend).at == At::Supply {
                    self.put_leader(friend, place, log);
                    log.push(|| Event::Recruited { side, leader: Some(friend), card: None });
                }
            }
            (ActionCard::IndependentOperation, Some(from)) => {
                let seat = self.seat_of(Side::Empire, Role::Admiral);
                self.push_choose(Choose::Driven { seat, from });
            }
            (other, place) => unreachable!("{other:?} is not placed in {place:?}"),
        }
    }

    /// Whether a Start of Combat card could be used now, by open facts (RB 13.2.4).
    pub(crate) fn fits_combat(&self, card: ActionCard) -> bool {
        let place = Place::from(self.combat.system);
        let force = self.force(place);
        let here = self.present(card, place).next().is_some();
        match card {
            ActionCard::FullyOperational => {
                let station = Unit::of(Side::Empire).any(|unit| unit.is_station() && force.count(unit) > 0);
                here && station && force.has(Side::Rebels, Theatre::Space)
            }
            ActionCard::TargetTheGenerator => {
                here && force.count(Unit::ShieldGenerator) + force.count(Unit::IonCannon) > 0
            }
            // The card itself brings the leader (RB 13.2.5).
            ActionCard::ReadyForAction => self.takers(card).next().is_some(),
            _ => here,
        }
    }

    /// A Start of Combat card is used; its effect lasts for this combat (RB 13.2.9).
    pub(crate) fn use_combat_card(&mut self, seat: Seat, card: ActionCard, log: &mut Log<Event>) {
        let side = card.def().side;
        self.spend_card(side, card, seat, log);
        let place = Place::from(self.combat.system);
        let rebels = Side::Rebels;
        match card {
            ActionCard::MoreDangerousThanYouRealize => {
                self.push_choose(Choose::Tactics { seat, side, left: 3, same: true });
            }
            ActionCard::FullyOperational => {
                self.push_choose(Choose::DestroyOne { seat, side: rebels, place, scope: Scope::Ship });
            }
            ActionCard::TargetTheGenerator => {
                self.push_choose(Choose::DestroyOne { seat, side: rebels, place, scope: Scope::Structure });
            }
            ActionCard::ReadyForAction => {
                let takers: Vec<Leader> = self.takers(card).collect();
                match takers[..] {
                    [leader] => self.join_for_combat(leader, log),
                    _ => self.push_choose(Choose::CardLeader { seat, card }),
                }
            }
            ActionCard::GoodIntel => {
                self.combat.cards |= 1 << card as u64;
                let tactics = self.open_tactics();
                log.push(|| Event::TacticsOpened { tactics });
            }
            _ => self.combat.cards |= 1 << card as u64,
        }
    }

    /// *Ready for Action*: the leader is in this combat and returns to the pool after it.
    pub(crate) fn join_for_combat(&mut self, leader: Leader, log: &mut Log<Event>) {
        self.combat.ready = Some(leader);
        self.put_leader(leader, self.combat.system.into(), log);
    }
}
