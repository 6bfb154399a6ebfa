//! What Brood War asks, offers and tells.

use orrery_engine::{Message, Seat, Spot};

use super::{
    DEFEND, area, area_in_full, area_spot, base_spot, cost, fighter_spot, guard_spot, installation_spot,
    leadership_spot, names, planet_spot, resource_spot, route_spot, skirmish_spot, token_spot, unit_spot,
};
use crate::ORDERS;
use crate::action::Action;
use crate::brood::{Collateral, Installation};
use crate::cards::{Leadership, Unit};
use crate::combat::{BattleFrame, Role};
use crate::event::Event;
use crate::frame::Frame;
use crate::phase::{BroodFrame, LeadFrame, LeadStep};
use crate::rules::rule;
use crate::state::StarCraft;

/// A question with the paragraph it rests on.
fn ask(key: &'static str, paragraph: &'static str) -> Message {
    Message::new(key).by(rule(paragraph))
}

/// A sentence about a player.
fn of(key: &'static str, seat: Seat, paragraph: &'static str) -> Message {
    Message::new(key).with("player", seat).by(rule(paragraph))
}

impl StarCraft {
    /// Words and places of a choice that the base game does not have.
    pub(super) fn tell_brood(&self, seat: Seat, action: Action) -> (Message, Vec<Spot>) {
        match action {
            Action::ChooseLeadership(card) => (
                Message::new("do-leadership").with("card", names::leadership(card)),
                vec![leadership_spot(seat, card)],
            ),
            Action::Defend(at) => (
                Message::new("do-defend").with("area", area_in_full(at)),
                vec![Spot::of("order", seat, DEFEND), area_spot(at)],
            ),
            Action::TakeToken(resource) => (
                Message::new("do-take-token").with("resource", names::resource(resource)),
                vec![token_spot(seat, resource)],
            ),
            Action::SpendToken(resource) => (
                Message::new("do-spend-token").with("resource", names::resource(resource)),
                vec![token_spot(seat, resource)],
            ),
            Action::Deploy(unit) => (
                Message::new("do-deploy").with("unit", names::unit_object(unit)),
                self.aboard_spot(seat, unit).into_iter().collect(),
            ),
            Action::BuildAboard(unit) => (
                Message::new("do-build-aboard")
                    .with("unit", names::unit_object(unit))
                    .with("cost", cost(self.cost(unit))),
                [Spot::of("unit", seat, unit as u16)]
                    .into_iter()
                    .chain(self.carrier_of(seat).map(|card| leadership_spot(seat, card)))
                    .collect(),
            ),
            Action::ExecuteAs(order) => (
                Message::new("do-execute-as").with("order", names::order(order)),
                self.revealed().map(|(planet, _)| planet_spot(planet)).into_iter().collect(),
            ),
            Action::UseGuard => {
                let guard = self.battle.area.map(|at| guard_spot(seat, at));
                (Message::new("do-use-guard"), guard.into_iter().collect())
            }
            Action::SwapPlace { skirmish, unit } => {
                let there = self.battle.has(skirmish);
                let unit = match unit {
                    Some(unit) => unit,
                    None if there => self.battle.party(skirmish, Role::Defender).front,
                    None => return (Message::new("do-lose-front-unknown"), vec![]),
                };
                let label = Message::new("do-swap")
                    .with("unit", names::unit(unit))
                    .with("number", i32::from(skirmish) + 1);
                (label, vec![fighter_spot(seat, skirmish, unit), skirmish_spot(skirmish)])
            }
            Action::Collateral(what) => {
                let key = match what {
                    Collateral::Base => "do-collateral-base",
                    Collateral::Installation => "do-collateral-installation",
                    Collateral::Workers => "do-collateral-workers",
                };
                let place = self.battle.area.map(|at| {
                    let found = match what {
                        Collateral::Base => self.area(at).base.map(|owner| base_spot(owner, at)),
                        Collateral::Installation => {
                            self.installation_in(at).map(|it| installation_spot(it.seat, at))
                        }
                        Collateral::Workers => self.area(at).card.map(|owner| resource_spot(owner, at)),
                    };
                    found.unwrap_or(area_spot(at))
                });
                (Message::new(key), place.into_iter().collect())
            }
            Action::BuildInstallation(at) => {
                (Message::new("do-infest").with("area", area_in_full(at)), vec![area_spot(at)])
            }
            Action::BuildFreeWorker => {
                (Message::new("do-free-worker"), vec![Spot::of("supply", seat, super::SPARE_WORKERS)])
            }
            Action::BuildFreeTransport(route) => (
                Message::new("do-free-transport").with("route", self.route(route)),
                vec![Spot::of("supply", seat, super::SPARE_TRANSPORTS), route_spot(route)],
            ),
            Action::UseHero(unit) => (
                Message::new("do-use-hero").with("unit", names::unit(unit)),
                self.battle.area.map(|at| unit_spot(seat, unit, at)).into_iter().collect(),
            ),
            Action::SpendWorker => {
                (Message::new("do-spend-worker"), vec![Spot::of("worker", seat, super::POOL)])
            }
            _ => unreachable!("{action:?} belongs elsewhere"),
        }
    }

    /// The Leadership card of a player that units can lie on.
    pub(super) fn carrier_of(&self, seat: Seat) -> Option<Leadership> {
        [Leadership::CovertOperations, Leadership::ConclaveFleet]
            .into_iter()
            .find(|&card| self.leads(seat, card))
    }

    /// A unit on a Leadership card.
    pub(super) fn aboard_spot(&self, seat: Seat, unit: Unit) -> Option<Spot> {
        self.carrier_of(seat).map(|card| leadership_spot(seat, card).item(1 + unit as u16))
    }

    /// What the loss of Gantrithor removes; it may be anybody's.
    pub(super) fn tell_prey(&self, seat: Seat, action: Action) -> Option<(Message, Vec<Spot>)> {
        let Some(Frame::Brood(BroodFrame::Avenge { .. })) = self.stack.top() else { return None };
        let owner_of = |at| self.area(at).owner.unwrap_or(seat);
        Some(match action {
            Action::DestroyUnit { unit, area: at } => (
                Message::new("do-remove-unit")
                    .with("unit", names::unit_object(unit))
                    .with("owner", owner_of(at))
                    .with("area", area(at)),
                vec![unit_spot(owner_of(at), unit, at)],
            ),
            Action::DestroyBase(at) => {
                let owner = self.area(at).base.unwrap_or(seat);
                (
                    Message::new("do-remove-base").with("owner", owner).with("area", area(at)),
                    vec![base_spot(owner, at)],
                )
            }
            Action::ChooseArea(at) => {
                let installed = self.installation_in(at)?;
                (
                    Message::new("do-remove-installation")
                        .with("installation", names::installation(installed.installation))
                        .with("owner", installed.seat)
                        .with("area", area(at)),
                    vec![installation_spot(installed.seat, at)],
                )
            }
            _ => return None,
        })
    }

    /// What the next order of a Planning phase with Brood War is.
    pub(super) fn ask_order(&self, seat: Seat) -> Message {
        let brood = &self.players[seat].brood;
        if !brood.extra_placed && self.has_installation(seat, Installation::Cerebrate) {
            return ask("ask-order-extra", "29.2.6");
        }
        if brood.second {
            return ask("ask-order-second", "29.2.5");
        }
        let key = if brood.defended { "ask-order" } else { "ask-order-or-defend" };
        ask(key, "5.1.3").with("number", i32::from(brood.placed) + 1).with("count", i32::from(ORDERS))
    }

    /// What a step of a battle asks that the base game does not have.
    pub(super) fn ask_brood_battle(&self, frame: BattleFrame) -> Message {
        match frame {
            BattleFrame::Consume(_) => ask("ask-consume", "13.4.1"),
            BattleFrame::SlipAway { unit, .. } => {
                ask("ask-withdraw", "17.3.2").with("unit", names::unit_object(unit))
            }
            BattleFrame::Guard => ask("ask-guard", "28.2.1"),
            BattleFrame::Swap => match self.battle.brood.swapping {
                None => ask("ask-swap", "25.2.2"),
                Some((skirmish, unit)) => {
                    let unit = unit.unwrap_or(self.battle.party(skirmish, Role::Defender).front);
                    ask("ask-swap-with", "25.2.2").with("unit", names::unit(unit))
                }
            },
            BattleFrame::Release { .. } => ask("ask-release", "24.3.8"),
            BattleFrame::Recharge { .. } => ask("ask-recharge", "24.4.1"),
            _ => unreachable!("{frame:?} does not ask"),
        }
    }
}

/// What a Leadership card asks.
fn ask_lead(frame: LeadFrame) -> Message {
    let key = match frame.step {
        LeadStep::First => "ask-lead-first",
        LeadStep::Planets { .. } => "ask-lead-planets",
        LeadStep::Hero(_) => "ask-lead-hero",
        LeadStep::Figure(_) => "ask-lead-figure",
        LeadStep::Install(_) => "ask-lead-install",
        LeadStep::Points { .. } => "ask-lead-points",
        LeadStep::Influence => "ask-lead-influence",
        LeadStep::Raid { .. } => "ask-lead-raid",
        LeadStep::BuildOrder => "ask-lead-build",
        LeadStep::Reinforce { .. } => "ask-lead-reinforce",
        LeadStep::Disrupt => "ask-lead-disrupt",
        LeadStep::Evacuate { to: None, .. } => "ask-lead-evacuate-to",
        LeadStep::Evacuate { .. } => "ask-lead-evacuate",
        LeadStep::Offer => "ask-lead-offer",
        LeadStep::Strike(_) => "ask-lead-strike",
        LeadStep::Routes => "ask-lead-routes",
        LeadStep::Rest => unreachable!("{frame:?} does not ask"),
    };
    ask(key, "29.2.5").with("card", names::leadership(frame.card))
}

/// What the others are told that a player is doing.
pub(super) fn wait_brood(frame: BroodFrame) -> Message {
    match frame {
        BroodFrame::Choose { .. } => Message::new("wait-leadership"),
        BroodFrame::Lead(frame) => Message::new("wait-lead").with("card", names::leadership(frame.card)),
        _ => Message::new("wait-ability"),
    }
}

/// What `Decline` and `Finish` mean in a frame of Brood War.
pub(super) fn end_of(frame: Frame) -> Option<&'static str> {
    match frame {
        Frame::Brood(BroodFrame::Lead(LeadFrame { step: LeadStep::Figure(_), .. })) => Some("do-no-hero"),
        Frame::Brood(_) => Some("do-enough"),
        Frame::Planning => Some("do-no-second-order"),
        Frame::Battle(frame) => match frame {
            BattleFrame::Guard => Some("do-keep-guard"),
            BattleFrame::Swap => Some("do-no-swap"),
            BattleFrame::Release { .. } => Some("do-no-release"),
            BattleFrame::Recharge { .. } => Some("do-no-recharge"),
            BattleFrame::Close(_) => Some("do-no-collateral"),
            _ => None,
        },
        _ => None,
    }
}

/// What a frame of Brood War asks.
pub(super) fn ask_brood(frame: BroodFrame) -> Message {
    match frame {
        BroodFrame::Choose { stage } => ask("ask-leadership", "29.2.2").with("stage", names::stage(stage)),
        BroodFrame::Lead(frame) => ask_lead(frame),
        BroodFrame::Tokens { left, .. } => ask("ask-tokens", "27.1.1").with("count", i32::from(left)),
        BroodFrame::Devotee { .. } => ask("ask-devotee", "29.2.6"),
        BroodFrame::Fleet { unit: None, .. } => ask("ask-fleet", "29.2.6"),
        BroodFrame::Fleet { unit: Some(unit), .. } => {
            ask("ask-fleet-to", "29.2.6").with("unit", names::unit_object(unit))
        }
        BroodFrame::Maelstrom { .. } => ask("ask-maelstrom", "17.10.2"),
        BroodFrame::Avenge { planet, .. } => {
            ask("ask-avenge", "30.1.7").with("planet", names::planet(planet))
        }
        BroodFrame::Infest { area: at, .. } => ask("ask-infest", "26.1.7").with("area", area(at)),
        BroodFrame::Riches { .. } => ask("ask-riches", "29.2.6"),
        BroodFrame::Return { .. } => ask("ask-torrasque", "30.1.7"),
        BroodFrame::Warp { unit: None, .. } => ask("ask-warp", "26.1.6"),
        BroodFrame::Warp { unit: Some(unit), .. } => {
            ask("ask-warp-to", "26.1.6").with("unit", names::unit_object(unit))
        }
        BroodFrame::Resolve { .. } | BroodFrame::Shuffle { .. } => unreachable!("{frame:?} does not ask"),
    }
}

/// What happened that the base game does not have.
pub(super) fn tell_brood_event(event: &Event) -> Option<Message> {
    Some(match *event {
        Event::LeadershipPicked { seat, .. } => of("log-leadership-picked", seat, "29.2.2"),
        Event::LeadershipRevealed { seat, card } => {
            of("log-leadership", seat, "29.2.3").with("card", names::leadership(card))
        }
        Event::TokenTaken { seat, resource } => {
            of("log-token-taken", seat, "27.1.1").with("resource", names::resource(resource))
        }
        Event::TokenSpent { seat, resource } => {
            of("log-token-spent", seat, "27.1.2").with("resource", names::resource(resource))
        }
        Event::Defended { seat, area: at } => of("log-defended", seat, "28.1.4").with("area", area(at)),
        Event::GuardPlaced { seat, area: at } => {
            of("log-guard-placed", seat, "28.1.6").with("area", area(at))
        }
        Event::GuardUsed { seat, area: at } => of("log-guard-used", seat, "28.2.1").with("area", area(at)),
        Event::GuardRemoved { seat, area: at } => {
            of("log-guard-removed", seat, "28.2.2").with("area", area(at))
        }
        Event::InstallationPlaced { seat, installation, area: at } => {
            of("log-installation-placed", seat, "26.1.1")
                .with("installation", names::installation(installation))
                .with("area", area(at))
        }
        Event::InstallationDestroyed { seat, installation, area: at } => {
            of("log-installation-destroyed", seat, "26.1.3")
                .with("installation", names::installation(installation))
                .with("area", area(at))
        }
        Event::OrderExecutedAs { seat, order } => {
            of("log-executed-as", seat, "23.2.2").with("order", names::order(order))
        }
        Event::Swapped { seat, first, second } => of("log-swapped", seat, "25.2.2")
            .with("first", names::unit(first))
            .with("second", names::unit(second)),
        Event::Captured { seat, unit, from } => {
            of("log-captured", seat, "24.3.2").with("unit", names::unit_object(unit)).with("from", from)
        }
        Event::Boarded { seat, unit } => {
            of("log-boarded", seat, "29.2.6").with("unit", names::unit_object(unit))
        }
        Event::Deployed { seat, unit, area: at } => {
            of("log-deployed", seat, "29.2.6").with("unit", names::unit_object(unit)).with("area", area(at))
        }
        Event::PointTokenPlaced { seat, area: at } => {
            of("log-point-token", seat, "29.2.5").with("area", area(at))
        }
        Event::PointsLost { seat, points, total } => of("log-points-lost", seat, "29.2.5")
            .with("points", i32::from(points))
            .with("total", i32::from(total)),
        Event::PlanetNamed { seat, planet } => {
            of("log-planet-named", seat, "29.2.5").with("planet", names::planet(planet))
        }
        Event::OrderRaised { seat, planet } => {
            of("log-order-raised", seat, "29.2.6").with("planet", names::planet(planet))
        }
        Event::AreaHeld { seat, area: at } => of("log-area-held", seat, "17.10.2").with("area", area(at)),
        Event::HeroKept { seat, unit } => of("log-hero-kept", seat, "30.1.4").with("unit", names::unit(unit)),
        _ => return None,
    })
}
