//! What a player is asked, and what the others are told about it.

use orrery_engine::{Message, Seat};

use super::{area, cost, names, slot};
use crate::ORDERS;
use crate::cards::{EventCard, Technology};
use crate::combat::{BattleFrame, How, Role, StartOfBattle};
use crate::frame::Frame;
use crate::phase::{
    BuildFrame, BuildStep, CardFrame, CardStep, Discount, ExecuteFrame, GalaxyFrame, Item, March,
    MobilizeFrame, MobilizeStep, PayFrame, RecallFrame, RegroupFrame, ResearchFrame, ResearchStep,
};
use crate::rules::rule;
use crate::state::{EventZone, StarCraft};

/// A question with the paragraph it rests on.
fn ask(key: &'static str, paragraph: &'static str) -> Message {
    Message::new(key).by(rule(paragraph))
}

impl StarCraft {
    /// What the seat is asked by the frame on top.
    pub(super) fn question_of(&self, seat: Seat, frame: Frame) -> Message {
        match frame {
            Frame::Galaxy(frame) => self.ask_galaxy(seat, frame),
            Frame::Planning if self.is_brood_war() => self.ask_order(seat),
            Frame::Planning => {
                let placed = self.orders.iter().filter(|order| order.seat == seat).count() as i32;
                ask("ask-order", "5.1.3").with("number", placed + 1).with("count", i32::from(ORDERS))
            }
            Frame::Execute(frame) => match frame {
                ExecuteFrame::Revealed { planet, order, .. } => ask("ask-revealed", "6.2.1")
                    .with("order", names::order(order))
                    .with("planet", names::planet(planet)),
                _ => ask("ask-reveal", "6.1.2"),
            },
            Frame::Build(frame) => self.ask_build(frame),
            Frame::Pay(frame) => self.ask_pay(frame),
            Frame::Mobilize(frame) => ask_mobilize(frame),
            Frame::Research(frame) => ask_research(frame),
            Frame::Battle(frame) => self.ask_battle(frame),
            Frame::Regroup(frame) => self.ask_regroup(seat, frame),
            Frame::Card(frame) => ask_card(frame),
            Frame::Scuttle { .. } => ask("ask-scuttle", "18.2.1"),
            Frame::Recall(RecallFrame { unit: None, .. }) => ask("ask-recall", "17.1.1"),
            Frame::Recall(RecallFrame { unit: Some((unit, from)), .. }) => {
                ask("ask-recall-to", "17.1.1").with("unit", names::unit_object(unit)).with("from", area(from))
            }
            Frame::Brood(frame) => super::brood::ask_brood(frame),
            Frame::Draw { .. } => unreachable!("{frame:?} does not ask"),
        }
    }

    fn ask_galaxy(&self, seat: Seat, frame: GalaxyFrame) -> Message {
        match frame {
            GalaxyFrame::Draft { .. } => ask("ask-faction", "2.2.1"),
            GalaxyFrame::Choose { turn } => match self.builder(turn) {
                builder if builder == seat => ask("ask-planet", "3.2.1"),
                builder => ask("ask-planet-of", "G134").with("owner", builder),
            },
            GalaxyFrame::Place { planet, .. } => {
                ask("ask-place-planet", "3.2.3").with("planet", names::planet(planet))
            }
            GalaxyFrame::Base { turn, planet } => {
                let must = turn >= self.setup.players;
                let message = if must { ask("ask-base", "3.3.3") } else { ask("ask-may-base", "3.2.7") };
                message.with("planet", names::planet(planet))
            }
            GalaxyFrame::ZAxis { major: None, .. } => ask("ask-major-end", "3.4.2"),
            GalaxyFrame::ZAxis { major: Some(major), .. } => {
                ask("ask-minor-end", "3.4.2").with("slot", slot(major))
            }
            GalaxyFrame::Forces { placed, .. } => match self.starting_unit(seat, placed) {
                Some(unit) => ask("ask-starting-unit", "3.5.3").with("unit", names::unit_object(unit)),
                None => ask("ask-starting-transport", "G7"),
            },
            _ => unreachable!("{frame:?} does not ask"),
        }
    }

    fn ask_build(&self, frame: BuildFrame) -> Message {
        let message = match frame.step {
            BuildStep::Begin | BuildStep::Produce => {
                let left = self.build_limit(frame).saturating_sub(frame.units);
                ask("ask-build", "10.1.1").with("count", i32::from(left))
            }
            BuildStep::Develop => ask("ask-develop", "10.1.3"),
            BuildStep::Expand => ask("ask-expand", "10.1.4"),
            BuildStep::Sacrifice { unit, .. } => {
                return ask("ask-sacrifice", "16.3.3").with("unit", names::unit_object(unit));
            }
        };
        message.with("planet", names::planet(frame.planet))
    }

    fn ask_pay(&self, frame: PayFrame) -> Message {
        let message = match frame.discount {
            Discount::None => ask("ask-pay", "9.2.1"),
            Discount::May => ask("ask-pay-discount", "15.2.2"),
            Discount::Must => ask("ask-cheaper", "7.8.2"),
        };
        let message = message.with("item", self.item(frame.item)).with("cost", cost(frame.left));
        if frame.discount == Discount::Must {
            message
        } else {
            message.with("workers", i32::from(self.players[frame.seat].workers))
        }
    }

    /// What is being paid for.
    fn item(&self, item: Item) -> Message {
        match item {
            Item::Worker => Message::new("item-worker"),
            Item::Transport(route) => Message::new("item-transport").with("route", self.route(route)),
            Item::Unit { unit, .. } => Message::new("item-unit").with("unit", names::unit(unit)),
            Item::Base(at) => Message::new("item-base").with("area", area(at)),
            Item::Building(building) => {
                Message::new("item-building").with("building", names::building(building))
            }
            Item::Module(module) => Message::new("item-module").with("module", names::module(module)),
            Item::Aboard(unit) => Message::new("item-unit").with("unit", names::unit(unit)),
            Item::Infestation(at) => Message::new("item-infestation").with("area", area(at)),
            Item::Technology(technology) => {
                Message::new("item-technology").with("technology", names::technology(technology))
            }
        }
    }

    fn ask_battle(&self, frame: BattleFrame) -> Message {
        let lane = |message: Message, skirmish: u8, role: Role| {
            message
                .with("number", i32::from(skirmish) + 1)
                .with("own", names::unit(self.battle.party(skirmish, role).front))
                .with("enemy", names::unit(self.battle.party(skirmish, role.other()).front))
        };
        match frame {
            BattleFrame::Start(_) => ask("ask-start-of-battle", "13.4.1"),
            BattleFrame::Lose(role) => match self.battle.started[role.other() as usize] {
                Some(StartOfBattle::Technology(Technology::CharonBoosters)) => {
                    ask("ask-lose-flyer", "17.1.1")
                }
                _ => ask("ask-lose-ground", "17.1.1"),
            },
            BattleFrame::Extra => ask("ask-extra-cards", "15.3.1"),
            BattleFrame::Name(_) => ask("ask-name-front", "17.7.3"),
            BattleFrame::Pair => ask("ask-pair", "13.6.1")
                .with("number", i32::from(self.battle.count()) + 1)
                .with("count", i32::from(self.skirmishes_to_form())),
            BattleFrame::Support(role) => {
                ask("ask-support", "13.7.2").with("count", i32::from(self.unassigned(role).len()))
            }
            BattleFrame::Lay { role, skirmish } => lane(ask("ask-lay", "13.8.2"), skirmish, role),
            BattleFrame::Reinforce { role, skirmish } => lane(ask("ask-reinforce", "13.8.3"), skirmish, role),
            BattleFrame::PlayNew { role, skirmish } => lane(ask("ask-play-new", "17.5.1"), skirmish, role),
            BattleFrame::Next => ask("ask-next-skirmish", "13.9.2"),
            BattleFrame::Fix { by, skirmish, how } => {
                let message = match how {
                    How::Strength => ask("ask-victim", "14.2.3"),
                    How::Ability => ask("ask-broodling", "17.1.1"),
                };
                lane(message, skirmish, by.other())
            }
            BattleFrame::Close(skirmish) => {
                ask("ask-close", "17.2.4").with("number", i32::from(skirmish) + 1)
            }
            BattleFrame::Withdraw { unit, .. } => {
                ask("ask-withdraw", "17.3.2").with("unit", names::unit_object(unit))
            }
            BattleFrame::Splash(_) => ask("ask-splash", "17.12.4"),
            BattleFrame::RetreatTo(role) => {
                ask("ask-retreat", "13.14.7").with("count", i32::from(self.leaving(role)))
            }
            BattleFrame::Leave { role, .. } => {
                let left = self.leaving(role).saturating_sub(self.battle.picked.len());
                ask("ask-leave", "13.14.2").with("count", i32::from(left))
            }
            BattleFrame::Lost { area: None, .. } => ask("ask-lost", "13.14.8"),
            BattleFrame::Lost { area: Some(to), .. } => {
                ask("ask-lost-room", "13.14.8").with("area", area(to))
            }
            BattleFrame::TakeBack(_) => ask("ask-take-back", "17.1.1"),
            BattleFrame::Consume(_)
            | BattleFrame::SlipAway { .. }
            | BattleFrame::Guard
            | BattleFrame::Swap
            | BattleFrame::Release { .. }
            | BattleFrame::Recharge { .. } => self.ask_brood_battle(frame),
            BattleFrame::Draw(..)
            | BattleFrame::Reveal(_)
            | BattleFrame::Replace { .. }
            | BattleFrame::TurnUp { .. }
            | BattleFrame::Suit(_)
            | BattleFrame::Cancel { .. }
            | BattleFrame::Compare(_)
            | BattleFrame::Compared(_)
            | BattleFrame::Aftermath
            | BattleFrame::Destroy(_)
            | BattleFrame::Discard(_)
            | BattleFrame::Outcome
            | BattleFrame::Borrow { .. }
            | BattleFrame::Over => unreachable!("{frame:?} does not ask"),
        }
    }

    fn ask_regroup(&self, seat: Seat, frame: RegroupFrame) -> Message {
        if frame == RegroupFrame::Discard {
            return ask("ask-discard", "7.9.1").with("count", i32::from(self.excess(seat)));
        }
        let drawn = self.events.get(EventZone::Drawn(seat).number());
        let end = drawn.iter().any(|face| face.card == EventCard::TheEndDrawsNear);
        if end { ask("ask-end", "7.8.7") } else { ask("ask-event", "7.8.2") }
    }

    /// What the others are told that a player is doing; the player is added by the caller.
    pub(super) fn waiting_for(&self, frame: Frame) -> Message {
        match frame {
            Frame::Galaxy(frame) => Message::new(match frame {
                GalaxyFrame::Draft { .. } => "wait-faction",
                GalaxyFrame::Base { .. } => "wait-base",
                GalaxyFrame::ZAxis { .. } => "wait-z-axis",
                GalaxyFrame::Forces { .. } => "wait-forces",
                _ => "wait-planet",
            }),
            Frame::Planning => Message::new("wait-order"),
            Frame::Execute(ExecuteFrame::Revealed { planet, order, .. }) => Message::new("wait-revealed")
                .with("order", names::order(order))
                .with("planet", names::planet(planet)),
            Frame::Execute(_) => Message::new("wait-reveal"),
            Frame::Build(frame) => Message::new("wait-build").with("planet", names::planet(frame.planet)),
            Frame::Pay(frame) => Message::new("wait-pay").with("item", self.item(frame.item)),
            Frame::Mobilize(frame) => {
                Message::new("wait-mobilize").with("planet", names::planet(frame.planet))
            }
            Frame::Research(_) => Message::new("wait-research"),
            Frame::Battle(frame) => wait_battle(frame),
            Frame::Regroup(RegroupFrame::Discard) => Message::new("wait-discard"),
            Frame::Regroup(_) => Message::new("wait-event"),
            Frame::Card(frame) => Message::new("wait-card").with("card", names::event(frame.card)),
            Frame::Scuttle { .. } => Message::new("wait-scuttle"),
            Frame::Recall(_) => Message::new("wait-recall"),
            Frame::Draw { .. } => Message::new("wait-reveal"),
            Frame::Brood(frame) => super::brood::wait_brood(frame),
        }
    }
}

fn ask_mobilize(frame: MobilizeFrame) -> Message {
    let message = match (frame.step, frame.march) {
        (MobilizeStep::Move { unit, from }, _) => {
            return ask("ask-move", "11.2.3").with("unit", names::unit_object(unit)).with("from", area(from));
        }
        (MobilizeStep::Deploy { unit }, _) => {
            return ask("ask-fleet-to", "29.2.6").with("unit", names::unit_object(unit));
        }
        (_, March::Defense(_)) => ask("ask-defend", "28.1.5"),
        (_, March::Order(_)) => ask("ask-mobilize", "11.2.1"),
        (_, March::Redeployment) => ask("ask-redeploy", "7.8.2"),
    };
    message.with("planet", names::planet(frame.planet))
}

fn ask_research(frame: ResearchFrame) -> Message {
    let of = |message: Message, technology| message.with("technology", names::technology(technology));
    match frame.step {
        ResearchStep::Draw => ask("ask-draw", "12.2.2"),
        ResearchStep::Buy => ask("ask-technology", "12.3.1"),
        ResearchStep::Extra(technology) => of(ask("ask-extra", "15.4.1"), technology),
        ResearchStep::Keep(technology) => of(ask("ask-keep", "7.8.2"), technology),
        ResearchStep::Event | ResearchStep::Shuffle(_) | ResearchStep::Shuffling(_) => {
            unreachable!("{frame:?} does not ask")
        }
    }
}

/// What an Event card asks.
fn ask_card(frame: CardFrame) -> Message {
    let key = match frame.step {
        CardStep::MoveEnd => "ask-card-move-end",
        CardStep::PlaceEnd { .. } => "ask-card-place-end",
        CardStep::Buy { building: true, module: true } => "ask-card-buy",
        CardStep::Buy { building: true, .. } => "ask-card-building",
        CardStep::Buy { .. } => "ask-card-module",
        CardStep::BuyTechnology => "ask-card-technology",
        CardStep::TakeTechnology => "ask-card-take-technology",
        CardStep::PlaceTransport => "ask-card-transport",
        CardStep::PlaceUnits { cost, .. } => {
            return ask("ask-card-units", "7.8.2")
                .with("card", names::event(frame.card))
                .with("cost", i32::from(cost));
        }
        CardStep::Restore => "ask-card-restore",
        CardStep::Deplete => "ask-card-deplete",
        CardStep::Scorch => "ask-card-scorch",
        CardStep::Redeploy => "ask-card-redeploy",
        CardStep::BuildOrder => "ask-card-build",
        CardStep::Raid => "ask-card-raid",
        CardStep::Unrest => "ask-card-unrest",
        CardStep::Terror => "ask-card-terror",
        CardStep::Bombard => "ask-card-bombard",
        CardStep::Casualty(at) => {
            return ask("ask-card-casualty", "7.8.2")
                .with("card", names::event(frame.card))
                .with("area", area(at));
        }
        CardStep::CardOrPoint => "ask-card-or-point",
        CardStep::Lead(_) => "ask-card-leadership",
        CardStep::Tokens { .. } => "ask-card-tokens",
        CardStep::Guard { .. } => "ask-card-guard",
        CardStep::Begin | CardStep::End => unreachable!("{frame:?} does not ask"),
    };
    ask(key, "7.8.2").with("card", names::event(frame.card))
}

/// What a side of a battle is doing; who chose what is not told.
fn wait_battle(frame: BattleFrame) -> Message {
    let lane = |key, skirmish: u8| Message::new(key).with("number", i32::from(skirmish) + 1);
    match frame {
        BattleFrame::Start(_) => Message::new("wait-start-of-battle"),
        BattleFrame::Extra => Message::new("wait-extra-cards"),
        BattleFrame::Name(_) => Message::new("wait-name-front"),
        BattleFrame::Pair => Message::new("wait-pair"),
        BattleFrame::Support(_) => Message::new("wait-support"),
        BattleFrame::Lay { skirmish, .. } => lane("wait-lay", skirmish),
        BattleFrame::Reinforce { skirmish, .. } => lane("wait-reinforce", skirmish),
        BattleFrame::PlayNew { skirmish, .. } => lane("wait-play-new", skirmish),
        BattleFrame::Next => Message::new("wait-next-skirmish"),
        BattleFrame::Withdraw { unit, .. } => {
            Message::new("wait-withdraw").with("unit", names::unit_object(unit))
        }
        BattleFrame::Close(_) => Message::new("wait-close"),
        BattleFrame::RetreatTo(_) | BattleFrame::Leave { .. } => Message::new("wait-retreat"),
        BattleFrame::TakeBack(_) => Message::new("wait-take-back"),
        _ => Message::new("wait-victim"),
    }
}
