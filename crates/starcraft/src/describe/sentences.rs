//! How an event reads in the log.

use orrery_engine::{Arg, Line, Message, Seat};

use super::{area, cards, counted, list, names, shown, slot};
use crate::cards::{Stage, Unit};
use crate::combat::Totals;
use crate::event::Event;
use crate::rules::rule;
use crate::state::{Area, End, StarCraft};

/// A sentence about a player, with the paragraph it rests on.
fn of(key: &'static str, seat: Seat, paragraph: &'static str) -> Message {
    Message::new(key).with("player", seat).by(rule(paragraph))
}

fn unit(message: Message, unit: Unit) -> Message {
    message.with("unit", names::unit_object(unit))
}

fn at(message: Message, place: Area) -> Message {
    message.with("area", area(place))
}

/// How much a sentence matters; while the galaxy is built (round 0) what everybody gets is a detail.
pub(super) const fn line(event: &Event, round: u8) -> Line {
    match event {
        Event::RoundBegan { .. }
        | Event::ExecutionBegan
        | Event::OrderRevealed { .. }
        | Event::BattleBegan { .. }
        | Event::RegroupingBegan
        | Event::GameEnded { .. } => Line::Heading,
        Event::RoutePlaced { z_axis: false, .. }
        | Event::PermanentUsed { .. }
        | Event::Harvested { .. }
        | Event::DeckShuffled { .. }
        | Event::Supported { .. }
        | Event::CardLaid { .. }
        | Event::DiscardChosen { .. }
        | Event::LeadershipPicked { .. }
        | Event::EventsRead { .. } => Line::Detail,
        Event::UnitPlaced { .. } | Event::ResourceGained { .. } | Event::CardsDrawn { .. } if round == 0 => {
            Line::Detail
        }
        _ => Line::Sentence,
    }
}

impl StarCraft {
    pub(super) fn sentence_of(&self, event: &Event) -> Option<Message> {
        self.tell_setup_event(event)
            .or_else(|| self.tell_round_event(event))
            .or_else(|| self.tell_piece_event(event))
            .or_else(|| tell_card_event(event))
            .or_else(|| tell_battle_event(event))
            .or_else(|| self.tell_brood_event(event))
    }

    fn tell_setup_event(&self, event: &Event) -> Option<Message> {
        // What an Event card puts on the table rests on the card.
        let placed = |paragraph| if self.round == 0 { paragraph } else { "7.8.2" };
        Some(match *event {
            Event::FirstPlayer { seat } => of("log-first", seat, "2.1.2"),
            Event::FactionChosen { seat, faction } => {
                of("log-faction", seat, "2.2.1").with("faction", names::faction(faction))
            }
            Event::PlanetsDrawn { seat, planets } => of("log-planets-drawn", seat, "3.1.1")
                .with("planets", list(planets.into_iter().map(|planet| names::planet(planet).into()))),
            Event::PlanetPlaced { seat, planet, .. } => {
                of("log-planet-placed", seat, "3.2.3").with("planet", names::planet(planet))
            }
            Event::RoutePlaced { ends: [from, to], z_axis, .. } => {
                let (key, paragraph) = if z_axis { ("log-z-route", "3.4.2") } else { ("log-route", "3.2.5") };
                Message::new(key)
                    .with("from", names::planet(from.planet))
                    .with("to", names::planet(to.planet))
                    .by(rule(paragraph))
            }
            Event::RouteReturned { seat } => of("log-route-returned", seat, "3.4.4"),
            Event::RouteMoved { seat, from, to, .. } => {
                of("log-route-moved", seat, "7.8.2").with("from", slot(from)).with("to", slot(to))
            }
            Event::BasePlaced { seat, area } => at(of("log-base-placed", seat, "3.2.7"), area),
            Event::UnitPlaced { seat, unit: kind, area } => {
                at(unit(of("log-unit-placed", seat, placed("3.5.3")), kind), area)
            }
            Event::TransportPlaced { seat, route } => {
                of("log-transport-placed", seat, placed("3.5.5")).with("route", self.route(route))
            }
            Event::GameBegan => Message::new("log-began").by(rule("4.1.1")),
            _ => return None,
        })
    }

    fn tell_round_event(&self, event: &Event) -> Option<Message> {
        let on = |message: Message, planet| message.with("planet", names::planet(planet));
        Some(match *event {
            Event::RoundBegan { round, first } => {
                of("log-round", first, "4.1.1").with("round", i32::from(round))
            }
            Event::OrderPlaced { seat, planet, order: None } => on(of("log-order", seat, "5.1.3"), planet),
            Event::OrderPlaced { seat, planet, order: Some(order) } => {
                on(of("log-own-order", seat, "5.1.3"), planet).with("order", names::order(order))
            }
            Event::OrdersSeen { seat, planet, ref faces } => {
                let known: Option<Vec<Arg>> =
                    faces.iter().map(|face| face.map(|order| names::order(order).into())).collect();
                match known {
                    Some(orders) => {
                        on(of("log-own-peek", seat, "7.8.6"), planet).with("orders", list(orders.into_iter()))
                    }
                    None => on(of("log-peek", seat, "7.8.6"), planet),
                }
            }
            Event::ExecutionBegan => Message::new("log-execution").by(rule("4.1.3")),
            Event::OrderRevealed { seat, planet, order } => {
                on(of("log-revealed", seat, "6.1.2"), planet).with("order", names::order(order))
            }
            Event::OrderMadeSpecial { seat } => of("log-made-special", seat, "15.1.2"),
            Event::OrderDiscarded { seat, planet } => on(of("log-order-discarded", seat, "8.6.4"), planet),
            Event::NothingDone { seat } => of("log-nothing-done", seat, "6.1.2"),
            Event::EventDrawn { seat, obstructed: true, stage } => {
                drawn("log-obstructed", seat, "6.3.2", stage)
            }
            Event::EventDrawn { seat, stage, .. } => drawn("log-event-drawn", seat, "6.2.2", stage),
            Event::RegroupingBegan => Message::new("log-regrouping").by(rule("7.0.1")),
            Event::ResourceLost { seat, area } => at(of("log-resource-lost", seat, "7.2.3"), area),
            Event::ResourceGained { seat, area } => {
                let paragraph = if self.round == 0 { "3.5.1" } else { "7.3.1" };
                at(of("log-resource-gained", seat, paragraph), area)
            }
            Event::PointsGained { seat, points, total } => of("log-points", seat, "7.5.1")
                .with("points", i32::from(points))
                .with("total", i32::from(total)),
            Event::EventsReshuffled => Message::new("log-events-reshuffled").by(rule("19.1.4")),
            Event::Eliminated { seat } => of("log-eliminated", seat, "8.6.1"),
            Event::Conceded { seat } => of("log-conceded", seat, "G134"),
            Event::GameEnded { ref winners, end } => {
                let (key, paragraph) = match end {
                    End::Normal => ("log-won", "8.1.1"),
                    End::Special => ("log-won-special", "8.1.2"),
                    End::EndGame => ("log-won-time", "8.1.3"),
                    End::Elimination => ("log-won-elimination", "8.1.4"),
                    End::Stalemate => ("log-stalemate", "G135"),
                };
                Message::new(key)
                    .with("winners", list(winners.iter().map(|&seat| seat.into())))
                    .with("count", winners.len() as i32)
                    .by(rule(paragraph))
            }
            _ => return None,
        })
    }

    fn tell_piece_event(&self, event: &Event) -> Option<Message> {
        let count = |message: Message, n: u8| message.with("count", i32::from(n));
        Some(match *event {
            Event::PermanentUsed { seat, resource, workers } => {
                count(of("log-permanent", seat, "9.2.1"), workers).with("resource", names::resource(resource))
            }
            Event::Harvested { seat, area, workers } => {
                at(count(of("log-harvested", seat, "9.2.1"), workers), area)
            }
            Event::Depleted { area, complete: false } => {
                at(Message::new("log-depleted").by(rule("9.4.2")), area)
            }
            Event::Depleted { area, complete: true } => {
                at(Message::new("log-exhausted").by(rule("9.4.4")), area)
            }
            Event::Restored { area } => at(Message::new("log-restored").by(rule("7.8.2")), area),
            Event::WorkerBuilt { seat } => of("log-worker-built", seat, "10.2.1"),
            Event::TransportBuilt { seat, route } => {
                of("log-transport-built", seat, "10.3.1").with("route", self.route(route))
            }
            Event::UnitBuilt { seat, unit: kind, area } => {
                at(unit(of("log-unit-built", seat, "10.4.5"), kind), area)
            }
            Event::BaseBuilt { seat, area } => at(of("log-base-built", seat, "10.5.2"), area),
            Event::BuildingBought { seat, building, level } => of("log-building", seat, "10.6.2")
                .with("building", names::building(building))
                .with("level", i32::from(level)),
            Event::ModuleBought { seat, module } => {
                of("log-module", seat, "10.6.2").with("module", names::module(module))
            }
            Event::UnitDestroyed { seat, unit: kind, area } => {
                at(unit(of("log-unit-destroyed", seat, "1.2.16"), kind), area)
            }
            Event::BaseDestroyed { seat, area } => at(of("log-base-destroyed", seat, "1.2.16"), area),
            Event::TransportDestroyed { seat, route } => {
                of("log-transport-destroyed", seat, "1.2.16").with("route", self.route(route))
            }
            Event::WorkersDestroyed { seat, count: n } => {
                count(of("log-workers-destroyed", seat, "1.2.16"), n)
            }
            Event::WorkersExhausted { seat, count: n } => {
                count(of("log-workers-exhausted", seat, "9.4.5"), n)
            }
            Event::WorkersGained { seat, count: n } => count(of("log-workers-gained", seat, "7.8.2"), n),
            Event::UnitMoved { seat, unit: kind, from, to } => {
                unit(of("log-unit-moved", seat, "11.2.3"), kind).with("from", area(from)).with("to", area(to))
            }
            Event::BaseMoved { seat, from, to } => {
                of("log-base-moved", seat, "17.1.3").with("from", area(from)).with("to", area(to))
            }
            _ => return None,
        })
    }
}

fn drawn(key: &'static str, seat: Seat, paragraph: &'static str, stage: Stage) -> Message {
    of(key, seat, paragraph).with("stage", names::stage(stage))
}

fn tell_card_event(event: &Event) -> Option<Message> {
    let event_name = |message: Message, card| message.with("card", names::event(card));
    Some(match *event {
        Event::CardsDrawn { seat, count, cards: None } => {
            of("log-drew", seat, "12.2.2").with("count", i32::from(count))
        }
        Event::CardsDrawn { seat, count, cards: Some(ref faces) } => {
            of("log-own-drew", seat, "12.2.2").with("count", i32::from(count)).with("cards", cards(faces))
        }
        Event::DeckShuffled { seat } => of("log-shuffled", seat, "12.5.1"),
        Event::TechnologyGained { seat, technology } => {
            of("log-technology", seat, "12.3.3").with("technology", names::technology(technology))
        }
        Event::CardKept { seat, card: kept } => of("log-kept", seat, "15.4.3").with("card", shown(kept)),
        Event::CardsDiscarded { seat, cards: ref faces } => {
            of("log-discarded", seat, "13.12.6").with("count", faces.len() as i32).with("cards", cards(faces))
        }
        Event::DiscardChosen { seat } => of("log-discard-chosen", seat, "7.9.1"),
        Event::HandShown { seat, to, cards: None } => of("log-hand-shown", seat, "17.1.1").with("to", to),
        Event::HandShown { seat, to, cards: Some(ref faces) } => {
            of("log-own-hand-shown", seat, "17.1.1").with("to", to).with("cards", cards(faces))
        }
        Event::EventsRead { seat, cards: ref faces } => {
            let known: Option<Vec<Arg>> =
                faces.iter().map(|face| face.map(|face| names::event(face.card).into())).collect();
            let count = faces.len() as i32;
            match known {
                Some(names) => of("log-own-events", seat, "7.8.1").with("cards", list(names.into_iter())),
                None => of("log-events", seat, "7.8.1"),
            }
            .with("count", count)
        }
        Event::EventPlayed { seat, card } => event_name(of("log-event-played", seat, "7.8.2"), card),
        Event::EventUsed { seat, card } => event_name(of("log-event-used", seat, "7.8.6"), card),
        Event::EventsDiscarded { seat, ref cards } => of("log-events-discarded", seat, "7.8.4")
            .with("count", cards.len() as i32)
            .with("cards", list(cards.iter().map(|&card| names::event(card).into()))),
        _ => return None,
    })
}

fn tell_battle_event(event: &Event) -> Option<Message> {
    let lane = |message: Message, skirmish: u8| message.with("number", i32::from(skirmish) + 1);
    let with_card = |message: Message, own| message.with("card", shown(own));
    Some(match *event {
        Event::BattleBegan { area, attacker, defender, ref attackers, ref defenders } => {
            at(of("log-battle", attacker, "13.1.1"), area)
                .with("enemy", defender)
                .with("attackers", counted(attackers.iter().copied()))
                .with("defenders", counted(defenders.iter().copied()))
        }
        Event::TechnologyUsed { seat, technology } => {
            of("log-technology-used", seat, "13.4.1").with("technology", names::technology(technology))
        }
        Event::Paired { skirmish, attacker, defender } => {
            lane(Message::new("log-paired").by(rule("13.6.1")), skirmish)
                .with("attacker", names::unit(attacker))
                .with("defender", names::unit_against(defender))
        }
        Event::Supported { seat, unit: kind, skirmish } => {
            unit(lane(of("log-supported", seat, "13.7.2"), skirmish), kind)
        }
        // Nobody sees a card from the deck before it is turned up, unless it is laid open.
        Event::CardLaid { seat, skirmish, from_deck: true, open: false, .. } => {
            lane(of("log-laid-from-deck", seat, "13.8.6"), skirmish)
        }
        Event::CardLaid { seat, skirmish, reinforcement, card: None, .. } => {
            let key = if reinforcement { "log-reinforced" } else { "log-laid" };
            lane(of(key, seat, "13.8.2"), skirmish)
        }
        Event::CardLaid { seat, skirmish, reinforcement, card: Some(face), .. } => {
            let key = if reinforcement { "log-own-reinforced" } else { "log-own-laid" };
            with_card(lane(of(key, seat, "13.8.2"), skirmish), face)
        }
        Event::SkirmishRevealed { skirmish, ref attacker, ref defender } => {
            lane(Message::new("log-skirmish").by(rule("13.10.1")), skirmish)
                .with("attacker", cards(attacker))
                .with("defender", cards(defender))
        }
        Event::CardUnsuitable { seat, card } => with_card(of("log-unsuitable", seat, "13.10.3"), card),
        Event::CardReplaced { seat, card, from_deck: true } => {
            with_card(of("log-replaced-from-deck", seat, "13.10.2"), card)
        }
        Event::CardReplaced { seat, card, from_deck: false } => {
            with_card(of("log-replaced", seat, "17.5.1"), card)
        }
        Event::CardCancelled { seat, card } => with_card(of("log-cancelled", seat, "17.5.1"), card),
        Event::Compared { skirmish, attacker, defender } => compared(skirmish, attacker, defender),
        Event::Killed { seat, unit: kind } => unit(of("log-killed", seat, "13.12.5"), kind),
        Event::Withdrew { seat, unit: kind, area } => {
            at(unit(of("log-withdrew", seat, "17.3.2"), kind), area)
        }
        Event::SplashTriggered { seat, card } => with_card(of("log-splash", seat, "17.11.2"), card),
        Event::CardReturned { seat, card } => with_card(of("log-returned", seat, "17.9.1"), card),
        Event::Retreated { seat, unit: kind, area } => {
            at(unit(of("log-retreated", seat, "13.14.6"), kind), area)
        }
        Event::BattleEnded { area, winner, held: true } => at(of("log-held", winner, "13.1.6"), area),
        Event::BattleEnded { area, winner, held: false } => at(of("log-taken", winner, "13.1.6"), area),
        _ => return None,
    })
}

fn compared(skirmish: u8, attacker: Totals, defender: Totals) -> Message {
    Message::new("log-compared")
        .with("number", i32::from(skirmish) + 1)
        .with("attack", i32::from(attacker.attack))
        .with("health", i32::from(attacker.health))
        .with("enemy-attack", i32::from(defender.attack))
        .with("enemy-health", i32::from(defender.health))
        .by(rule("13.11.1"))
}
