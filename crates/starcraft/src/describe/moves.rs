//! What moved, appeared or vanished, for animation.

use orrery_engine::{Move, Seat, Spot};

use super::{
    DEFEND, DEPLETION, POOL, SPARE_BASES, SPARE_TRANSPORTS, SPARE_WORKERS, UNAVAILABLE, area_spot, base_spot,
    cell_spot, deck_spot, discard_spot, fighter_spot, guard_spot, hand_spot, installation_spot, laid_spot,
    leadership_spot, names, planet_spot, player_spot, resource_spot, route_spot, slot_spot, stack_spot,
    token_spot, transport_spot, unit_spot,
};
use crate::cards::{Card, EventCard, Unit};
use crate::combat::Role;
use crate::event::Event;
use crate::state::{Area, StarCraft};

const BASE: Option<&str> = Some("piece-base");
const TRANSPORT: Option<&str> = Some("piece-transport");
const WORKER: Option<&str> = Some("piece-worker");

/// Something comes onto the table out of the box.
const fn appears(piece: Option<&'static str>, to: Spot) -> Move {
    Move { piece, count: 1, from: None, to: Some(to) }
}

/// Something leaves the table.
const fn vanishes(piece: Option<&'static str>, from: Spot) -> Move {
    Move { piece, count: 1, from: Some(from), to: None }
}

const fn times(count: u8, mut one: Move) -> Move {
    one.count = count as u16;
    one
}

const fn supply(seat: Seat, index: u16) -> Spot {
    Spot::of("supply", seat, index)
}

const fn sheet(seat: Seat, unit: Unit) -> Spot {
    Spot::of("unit", seat, unit as u16)
}

const fn workers(seat: Seat, index: u16) -> Spot {
    Spot::of("worker", seat, index)
}

const fn event_spot(seat: Seat, card: EventCard) -> Spot {
    Spot::of("event", seat, card as u16)
}

/// Cards go from where they lie to the discard pile.
fn discarded(seat: Seat, cards: &[Card], from: impl Fn(Card) -> Spot) -> Vec<Move> {
    let one = |&card: &Card| Move::new(Some(names::card(card)), from(card), discard_spot(seat, card));
    cards.iter().map(one).collect()
}

impl StarCraft {
    pub(super) fn moves_of(&self, event: &Event) -> Vec<Move> {
        match event {
            Event::CardsDrawn { .. }
            | Event::DeckShuffled { .. }
            | Event::TechnologyGained { .. }
            | Event::CardKept { .. }
            | Event::CardsDiscarded { .. }
            | Event::EventDrawn { .. }
            | Event::EventPlayed { .. }
            | Event::EventUsed { .. }
            | Event::EventsDiscarded { .. }
            | Event::EventsReshuffled => self.moves_of_cards(event),
            Event::BattleBegan { .. }
            | Event::TechnologyUsed { .. }
            | Event::Paired { .. }
            | Event::Supported { .. }
            | Event::CardLaid { .. }
            | Event::SkirmishRevealed { .. }
            | Event::CardReplaced { .. }
            | Event::CardCancelled { .. }
            | Event::Killed { .. }
            | Event::Withdrew { .. }
            | Event::Retreated { .. }
            | Event::CardReturned { .. }
            | Event::BattleEnded { .. } => self.moves_in_battle(event),
            Event::LeadershipPicked { .. }
            | Event::LeadershipRevealed { .. }
            | Event::TokenTaken { .. }
            | Event::TokenSpent { .. }
            | Event::Defended { .. }
            | Event::GuardPlaced { .. }
            | Event::GuardUsed { .. }
            | Event::GuardRemoved { .. }
            | Event::InstallationPlaced { .. }
            | Event::InstallationDestroyed { .. }
            | Event::Captured { .. }
            | Event::Boarded { .. }
            | Event::Deployed { .. }
            | Event::PointTokenPlaced { .. }
            | Event::PointsLost { .. }
            | Event::PlanetNamed { .. }
            | Event::OrderRaised { .. }
            | Event::AreaHeld { .. } => self.moves_of_brood(event),
            _ => moves_on_board(event),
        }
    }

    fn moves_of_cards(&self, event: &Event) -> Vec<Move> {
        let event_deck = Spot::common("event-deck", 0);
        let used = |card: EventCard| Spot::common("event-discard", card as u16);
        vec![match *event {
            Event::CardsDrawn { seat, cards: Some(ref cards), .. } => {
                let drawn =
                    |&card: &Card| Move::new(Some(names::card(card)), deck_spot(seat), hand_spot(seat, card));
                return cards.iter().map(drawn).collect();
            }
            Event::CardsDrawn { seat, count, cards: None } => {
                times(count, Move::new(None, deck_spot(seat), Spot::of("hand", seat, 0)))
            }
            Event::DeckShuffled { seat } => Move::at(deck_spot(seat)),
            Event::TechnologyGained { seat, technology } => {
                let index = technology as u16;
                let play_area = technology.def().play_area;
                let to = if play_area { Spot::of("play-area", seat, index) } else { deck_spot(seat) };
                Move::new(Some(names::technology(technology)), Spot::of("technology", seat, index), to)
            }
            Event::CardKept { seat, card } => {
                let from = match card.technology() {
                    Some(technology) if !self.battle.is_fought() => {
                        Spot::of("technology", seat, technology as u16)
                    }
                    _ => discard_spot(seat, card),
                };
                Move::new(Some(names::card(card)), from, hand_spot(seat, card))
            }
            Event::CardsDiscarded { seat, ref cards } => {
                return discarded(seat, cards, |card| self.laid(seat, card).unwrap_or(hand_spot(seat, card)));
            }
            Event::EventDrawn { seat, .. } => Move::new(None, event_deck, Spot::of("drawn-events", seat, 0)),
            Event::EventPlayed { seat, card } => {
                let to = match card {
                    EventCard::TheEndDrawsNear => Spot::common("event-beside", card as u16),
                    _ if card.def().kept => event_spot(seat, card),
                    _ => used(card),
                };
                Move::new(Some(names::event(card)), Spot::of("drawn-events", seat, 0), to)
            }
            Event::EventUsed { seat, card } => {
                Move::new(Some(names::event(card)), event_spot(seat, card), used(card))
            }
            Event::EventsDiscarded { seat, ref cards } => {
                let from = Spot::of("drawn-events", seat, 0);
                let one = |&card: &EventCard| Move::new(Some(names::event(card)), from, used(card));
                return cards.iter().map(one).collect();
            }
            Event::EventsReshuffled => Move::new(None, Spot::common("event-discard", 0), event_deck),
            _ => return Vec::new(),
        }]
    }

    fn moves_in_battle(&self, event: &Event) -> Vec<Move> {
        let here = self.battle.area;
        let at = |seat, kind| here.map(|area: Area| unit_spot(seat, kind, area));
        let flight = |seat, kind, to: Area| Move {
            piece: Some(names::unit(kind)),
            count: 1,
            from: at(seat, kind),
            to: Some(unit_spot(seat, kind, to)),
        };
        vec![match *event {
            Event::BattleBegan { area, .. } | Event::BattleEnded { area, .. } => Move::at(area_spot(area)),
            Event::TechnologyUsed { seat, technology } => {
                Move::at(Spot::of("play-area", seat, technology as u16))
            }
            Event::Paired { skirmish, attacker, defender } => {
                let kinds = [(Role::Attacker, attacker), (Role::Defender, defender)];
                let one = |(role, kind): (Role, Unit)| {
                    let seat = self.battle.seat(role);
                    let to = Some(fighter_spot(seat, skirmish, kind));
                    Move { piece: Some(names::unit(kind)), count: 1, from: at(seat, kind), to }
                };
                return if self.battle.is_fought() { kinds.map(one).to_vec() } else { Vec::new() };
            }
            Event::Supported { seat, unit: kind, skirmish } => Move {
                piece: Some(names::unit(kind)),
                count: 1,
                from: at(seat, kind),
                to: Some(fighter_spot(seat, skirmish, kind)),
            },
            Event::CardLaid { seat, skirmish, from_deck, reinforcement, open, card } => {
                let face = card.filter(|_| !from_deck || open);
                let from = match face {
                    _ if from_deck => deck_spot(seat),
                    Some(card) => hand_spot(seat, card),
                    None => Spot::of("hand", seat, 0),
                };
                Move::new(face.map(names::card), from, laid_spot(seat, skirmish, reinforcement))
            }
            Event::SkirmishRevealed { skirmish, .. } => Move::at(super::skirmish_spot(skirmish)),
            Event::CardReplaced { seat, card, from_deck } => {
                let from = if from_deck { deck_spot(seat) } else { hand_spot(seat, card) };
                let to = self.laid(seat, card);
                Move { piece: Some(names::card(card)), count: 1, from: Some(from), to }
            }
            Event::CardCancelled { seat, card } => match self.laid(seat, card) {
                Some(place) => Move::at(place),
                None => return Vec::new(),
            },
            Event::Killed { seat, unit: kind } => Move {
                piece: Some(names::unit(kind)),
                count: 1,
                from: at(seat, kind),
                to: Some(sheet(seat, kind)),
            },
            Event::Withdrew { seat, unit: kind, area } | Event::Retreated { seat, unit: kind, area } => {
                flight(seat, kind, area)
            }
            Event::CardReturned { seat, card } => {
                let Some(technology) = card.technology() else { return Vec::new() };
                Move {
                    piece: Some(names::card(card)),
                    count: 1,
                    from: self.laid(seat, card),
                    to: Some(Spot::of("technology", seat, technology as u16)),
                }
            }
            _ => return Vec::new(),
        }]
    }

    fn moves_of_brood(&self, event: &Event) -> Vec<Move> {
        vec![match *event {
            // A card picked face down looks like any other.
            Event::LeadershipPicked { seat, .. } => Move::at(Spot::of("leadership", seat, 0)),
            Event::LeadershipRevealed { seat, card } => {
                appears(Some(names::leadership(card)), leadership_spot(seat, card))
            }
            Event::TokenTaken { seat, resource } => {
                appears(Some(names::resource(resource)), token_spot(seat, resource))
            }
            Event::TokenSpent { seat, resource } => {
                vanishes(Some(names::resource(resource)), token_spot(seat, resource))
            }
            Event::Defended { seat, area } => {
                Move::new(Some("order-defend"), Spot::of("order", seat, DEFEND), area_spot(area))
            }
            Event::GuardPlaced { seat, area } => appears(Some("piece-guard"), guard_spot(seat, area)),
            Event::GuardUsed { seat, area } | Event::GuardRemoved { seat, area } => {
                vanishes(Some("piece-guard"), guard_spot(seat, area))
            }
            Event::InstallationPlaced { seat, installation, area } => {
                appears(Some(names::installation(installation)), installation_spot(seat, area))
            }
            Event::InstallationDestroyed { seat, installation, area } => {
                vanishes(Some(names::installation(installation)), installation_spot(seat, area))
            }
            Event::Captured { seat, unit: kind, from } => match self.battle.area {
                Some(area) => Move::new(
                    Some(names::unit(kind)),
                    unit_spot(from, kind, area),
                    unit_spot(seat, kind, area),
                ),
                None => return Vec::new(),
            },
            Event::Boarded { seat, unit: kind } => Move {
                piece: Some(names::unit(kind)),
                count: 1,
                from: Some(sheet(seat, kind)),
                to: self.aboard_spot(seat, kind),
            },
            Event::Deployed { seat, unit: kind, area } => Move {
                piece: Some(names::unit(kind)),
                count: 1,
                from: self.aboard_spot(seat, kind),
                to: Some(unit_spot(seat, kind, area)),
            },
            Event::PointTokenPlaced { area, .. } | Event::AreaHeld { area, .. } => Move::at(area_spot(area)),
            Event::PointsLost { seat, .. } => Move::at(player_spot(seat)),
            Event::PlanetNamed { planet, .. } => Move::at(planet_spot(planet)),
            Event::OrderRaised { planet, .. } => Move::at(stack_spot(planet)),
            _ => return Vec::new(),
        }]
    }

    /// Where a card that everybody sees lies in the battle.
    fn laid(&self, seat: Seat, card: Card) -> Option<Spot> {
        let role = self.battle.role(seat)?;
        let parties = self.battle.skirmishes().map(|skirmish| &skirmish.parties[role as usize]);
        (0..).zip(parties).filter(|(_, party)| party.shown).find_map(|(number, party)| {
            let standard = party.standard == Some(card) || party.cancelled == Some(card);
            let found = standard || party.reinforcement == Some(card);
            found.then_some(laid_spot(seat, number, !standard))
        })
    }
}

fn moves_on_board(event: &Event) -> Vec<Move> {
    vec![match *event {
        Event::FirstPlayer { seat } | Event::Eliminated { seat } | Event::PointsGained { seat, .. } => {
            Move::at(player_spot(seat))
        }
        Event::FactionChosen { seat, faction } => Move::new(
            Some(names::faction(faction)),
            Spot::common("faction", faction as u16),
            player_spot(seat),
        ),
        Event::PlanetsDrawn { seat, planets } => {
            let token =
                |planet| appears(Some(names::planet(planet)), Spot::of("drawn-planet", seat, planet as u16));
            return planets.into_iter().map(token).collect();
        }
        Event::PlanetPlaced { seat, planet, placement } => Move::new(
            Some(names::planet(planet)),
            Spot::of("drawn-planet", seat, planet as u16),
            cell_spot(placement.cell, placement.turn),
        ),
        Event::RoutePlaced { route, .. } => appears(None, route_spot(route)),
        Event::RouteMoved { from, to, .. } => Move::new(None, slot_spot(from), slot_spot(to)),
        Event::BasePlaced { seat, area } | Event::BaseBuilt { seat, area } => {
            Move::new(BASE, supply(seat, SPARE_BASES), base_spot(seat, area))
        }
        Event::UnitPlaced { seat, unit: kind, area } | Event::UnitBuilt { seat, unit: kind, area } => {
            Move::new(Some(names::unit(kind)), sheet(seat, kind), unit_spot(seat, kind, area))
        }
        Event::TransportPlaced { seat, route } | Event::TransportBuilt { seat, route } => {
            Move::new(TRANSPORT, supply(seat, SPARE_TRANSPORTS), transport_spot(seat, route))
        }
        Event::OrderPlaced { seat, planet, order } => {
            let token = order.map_or(player_spot(seat), |order| Spot::of("order", seat, order as u16));
            Move::new(order.map(names::order), token, stack_spot(planet))
        }
        Event::OrdersSeen { planet, .. } => Move::at(stack_spot(planet)),
        Event::OrderRevealed { seat, planet, order } => {
            Move::new(Some(names::order(order)), stack_spot(planet), Spot::of("order", seat, order as u16))
        }
        Event::OrderDiscarded { planet, .. } => vanishes(None, stack_spot(planet)),
        Event::PermanentUsed { seat, resource, workers: n } => {
            times(n, Move::new(WORKER, workers(seat, POOL), Spot::of("permanent", seat, resource as u16)))
        }
        Event::Harvested { seat, area, workers: n } => {
            times(n, Move::new(WORKER, workers(seat, POOL), resource_spot(seat, area)))
        }
        Event::Depleted { area, .. } => appears(None, area_spot(area).item(DEPLETION)),
        Event::Restored { area } => vanishes(None, area_spot(area).item(DEPLETION)),
        Event::WorkerBuilt { seat } => {
            Move::new(WORKER, supply(seat, SPARE_WORKERS), workers(seat, UNAVAILABLE))
        }
        Event::WorkersGained { seat, count } => {
            times(count, Move::new(WORKER, supply(seat, SPARE_WORKERS), workers(seat, POOL)))
        }
        Event::WorkersExhausted { seat, count } => {
            times(count, Move::new(WORKER, workers(seat, POOL), workers(seat, UNAVAILABLE)))
        }
        Event::WorkersDestroyed { seat, count } => {
            times(count, Move::new(WORKER, workers(seat, POOL), supply(seat, SPARE_WORKERS)))
        }
        Event::BuildingBought { seat, building, .. } => {
            appears(Some(names::building(building)), Spot::of("building", seat, building as u16))
        }
        Event::ModuleBought { seat, module } => {
            appears(Some(names::module(module)), Spot::of("module", seat, module as u16))
        }
        Event::UnitDestroyed { seat, unit: kind, area } => {
            Move::new(Some(names::unit(kind)), unit_spot(seat, kind, area), sheet(seat, kind))
        }
        Event::BaseDestroyed { seat, area } => {
            Move::new(BASE, base_spot(seat, area), supply(seat, SPARE_BASES))
        }
        Event::TransportDestroyed { seat, route } => {
            Move::new(TRANSPORT, transport_spot(seat, route), supply(seat, SPARE_TRANSPORTS))
        }
        Event::UnitMoved { seat, unit: kind, from, to } => {
            Move::new(Some(names::unit(kind)), unit_spot(seat, kind, from), unit_spot(seat, kind, to))
        }
        Event::BaseMoved { seat, from, to } => Move::new(BASE, base_spot(seat, from), base_spot(seat, to)),
        Event::ResourceGained { seat, area } => Move::new(None, area_spot(area), resource_spot(seat, area)),
        Event::ResourceLost { seat, area } => Move::new(None, resource_spot(seat, area), area_spot(area)),
        _ => return Vec::new(),
    }]
}
