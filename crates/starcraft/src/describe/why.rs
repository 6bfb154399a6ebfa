//! What a person may mean by pointing at something, and why nothing can be done there.

use orrery_engine::{Illegal, Seat, Spot};

use super::{BASE, DEFEND, area_at, cell_at, planet_at};
use crate::action::Action;
use crate::cards::{
    Building, Card, EventCard, Faction, Leadership, Module, Planet, Resource, Technology, Unit,
};
use crate::combat::{BattleFrame, Role};
use crate::frame::Frame;
use crate::galaxy::{RouteEnd, RouteId, Side};
use crate::phase::{
    BroodFrame, BuildFrame, BuildStep, CardFrame, CardStep, ExecuteFrame, GalaxyFrame, LeadFrame, LeadStep,
    MobilizeStep, ResearchStep,
};
use crate::rules;
use crate::state::{Area, Order, StarCraft};

fn card_at(index: u16) -> Option<Card> {
    Card::all().nth(usize::from(index))
}

fn unit_at(index: u16) -> Option<Unit> {
    Unit::all().nth(usize::from(index))
}

fn event_at(index: u16) -> Option<EventCard> {
    EventCard::all().nth(usize::from(index))
}

fn technology_at(index: u16) -> Option<Technology> {
    Card::all().filter_map(Card::technology).find(|&technology| technology as u16 == index)
}

fn resource_at(index: u16) -> Option<Resource> {
    [Resource::Minerals, Resource::Gas].into_iter().find(|&resource| resource as u16 == index)
}

impl StarCraft {
    pub(super) fn attempts_at(&self, seat: Seat, spot: Spot) -> Vec<Action> {
        let Some(frame) = self.stack.top() else { return Vec::new() };
        if spot.zone == "area" {
            return area_at(spot.index).map_or_else(Vec::new, |area| self.at_area(seat, frame, area, spot));
        }
        let own = spot.owner == Some(seat);
        let index = spot.index;
        match spot.zone {
            "planet" | "order-stack" => {
                planet_at(index).map_or_else(Vec::new, |planet| at_planet(frame, planet))
            }
            "cell" => at_cell(frame, spot),
            "slot" => planet_at(index / 4).map_or_else(Vec::new, |planet| {
                at_slot(frame, RouteEnd { planet, side: Side::ALL[usize::from(index % 4)] })
            }),
            "route" => self.at_route(frame, RouteId(index as u8), spot.owner),
            "order" if own => self.with_order(frame, index),
            "faction" => Faction::ALL
                .get(usize::from(index))
                .map(|&faction| Action::ChooseFaction(faction))
                .into_iter()
                .collect(),
            "drawn-planet" => planet_at(index).map(Action::ChoosePlanet).into_iter().collect(),
            "hand" if own => card_at(index).map_or_else(Vec::new, |card| with_card(frame, card)),
            "discard" if own => card_at(index).map_or_else(Vec::new, |card| match frame {
                Frame::Battle(BattleFrame::TakeBack(_)) => vec![Action::TakeBack(card)],
                _ => Vec::new(),
            }),
            "deck" if own => at_deck(frame),
            "technology" if own => {
                technology_at(index).map_or_else(Vec::new, |it| with_technology(frame, it))
            }
            "play-area" if own => technology_at(index).map_or_else(Vec::new, |technology| match frame {
                Frame::Battle(_) => vec![Action::UseTechnology(technology)],
                _ => Vec::new(),
            }),
            "event" if own => event_at(index).map_or_else(Vec::new, |card| self.with_event(frame, card)),
            "event-deck" => match frame {
                Frame::Execute(ExecuteFrame::Revealed { .. }) => vec![Action::TakeEvent],
                Frame::Research(frame) if matches!(frame.step, ResearchStep::Extra(_)) => {
                    vec![Action::TakeEvent]
                }
                _ => Vec::new(),
            },
            "unit" if own => unit_at(index).map_or_else(Vec::new, |unit| self.with_unit(frame, unit)),
            "building" if own => match frame {
                Frame::Build(_) | Frame::Card(_) => {
                    let all =
                        [crate::cards::Race::Terran, crate::cards::Race::Protoss, crate::cards::Race::Zerg];
                    let mut buildings = all.into_iter().flat_map(Building::of);
                    buildings.find(|&it| it as u16 == index).map(Action::BuyBuilding).into_iter().collect()
                }
                _ => Vec::new(),
            },
            "module" if own => match frame {
                Frame::Build(_) | Frame::Card(_) => {
                    Module::ALL.get(usize::from(index)).map(|&it| Action::BuyModule(it)).into_iter().collect()
                }
                _ => Vec::new(),
            },
            "worker" if own => match frame {
                Frame::Pay(_) => vec![Action::PayRest],
                Frame::Build(_) => vec![Action::BuildWorker],
                _ => Vec::new(),
            },
            "permanent" if own => match frame {
                Frame::Pay(_) => resource_at(index)
                    .map_or_else(Vec::new, |it| vec![Action::AssignPermanent(it), Action::Reduce(it)]),
                _ => Vec::new(),
            },
            "resource" => match frame {
                Frame::Pay(_) => area_at(index).map(Action::Assign).into_iter().collect(),
                _ => Vec::new(),
            },
            "leadership" if own => self.with_leadership(frame, spot),
            "token" if own => resource_at(index).map_or_else(Vec::new, |resource| match frame {
                Frame::Pay(_) => vec![Action::SpendToken(resource)],
                _ => vec![Action::TakeToken(resource)],
            }),
            "supply" if own => self.with_supply(frame, index),
            "skirmish" => self.at_skirmish(seat, frame, spot),
            "player" => match (frame, spot.owner) {
                (Frame::Card(CardFrame { step: CardStep::CardOrPoint, .. }), _) if own => {
                    vec![Action::TakePoint]
                }
                (Frame::Card(_) | Frame::Brood(_), Some(other)) => vec![Action::ChoosePlayer(other)],
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// An area, a unit or a base in it.
    fn at_area(&self, seat: Seat, frame: Frame, area: Area, spot: Spot) -> Vec<Action> {
        let unit = spot.item.checked_sub(1).filter(|_| spot.item < BASE).and_then(unit_at);
        let own = spot.owner == Some(seat);
        match frame {
            Frame::Galaxy(GalaxyFrame::Base { .. }) => vec![Action::PlaceBase(area)],
            Frame::Galaxy(GalaxyFrame::Forces { placed, .. }) => self
                .starting_unit(seat, placed)
                .map(|unit| Action::PlaceUnit { unit, area })
                .into_iter()
                .collect(),
            Frame::Planning if self.is_brood_war() => {
                [Action::Defend(area)].into_iter().chain(at_planet(frame, area.planet)).collect()
            }
            Frame::Planning | Frame::Execute(_) => at_planet(frame, area.planet),
            Frame::Build(BuildFrame { step: BuildStep::Sacrifice { .. }, .. }) => {
                vec![Action::Sacrifice(area)]
            }
            Frame::Build(_) => {
                let unlocked = self.buildable(seat).map(|unit| Action::BuildUnit { unit, area });
                [Action::BuildBase(area)].into_iter().chain(unlocked).collect()
            }
            Frame::Pay(_) => vec![Action::Assign(area)],
            Frame::Mobilize(frame) => match (frame.step, unit) {
                (MobilizeStep::Move { .. }, _) => vec![Action::MoveTo(area)],
                (_, Some(unit)) if own => vec![Action::PickUp { unit, area }],
                (_, Some(_)) => Vec::new(),
                _ if own && spot.item == BASE => vec![Action::LiftOff(area)],
                _ => {
                    let units: Vec<Unit> = self.area(area).units.types().collect();
                    let picks = units.into_iter().map(|unit| Action::PickUp { unit, area });
                    picks.chain([Action::LiftOff(area)]).collect()
                }
            },
            Frame::Recall(frame) => match (frame.unit, unit) {
                (None, Some(unit)) => vec![Action::PickUp { unit, area }],
                (None, None) => Vec::new(),
                (Some(_), _) => vec![Action::MoveTo(area)],
            },
            Frame::Scuttle { .. } => match unit {
                Some(unit) => vec![Action::DestroyUnit { unit, area }],
                None => vec![Action::DestroyBase(area)],
            },
            Frame::Battle(BattleFrame::Withdraw { .. } | BattleFrame::RetreatTo(_)) => {
                vec![Action::MoveTo(area)]
            }
            Frame::Battle(frame) => {
                unit.map_or_else(Vec::new, |unit| self.with_fighter(frame, unit, own, None))
            }
            Frame::Card(frame) => match frame.step {
                CardStep::PlaceUnits { .. } => {
                    self.buildable(seat).map(|unit| Action::PlaceUnit { unit, area }).collect()
                }
                CardStep::Casualty(_) => unit.map(Action::ChooseUnit).into_iter().collect(),
                CardStep::Redeploy | CardStep::BuildOrder => vec![Action::TargetPlanet(area.planet)],
                CardStep::Restore
                | CardStep::Deplete
                | CardStep::Scorch
                | CardStep::Bombard
                | CardStep::Guard { .. } => vec![Action::ChooseArea(area)],
                _ => Vec::new(),
            },
            Frame::Brood(frame) => at_area_in_brood(frame, area, unit, spot.item == BASE),
            _ => Vec::new(),
        }
    }

    /// A Leadership card, or a unit on it.
    fn with_leadership(&self, frame: Frame, spot: Spot) -> Vec<Action> {
        if let Some(unit) = spot.item.checked_sub(1).and_then(unit_at) {
            return vec![Action::Deploy(unit)];
        }
        if let Frame::Build(frame) = frame {
            return self.buildable(frame.seat).map(Action::BuildAboard).collect();
        }
        let card = Leadership::all().nth(usize::from(spot.index));
        card.map(Action::ChooseLeadership).into_iter().collect()
    }

    /// The units whose building or technology a player has; all of his race if there is none.
    fn buildable(&self, seat: Seat) -> impl Iterator<Item = Unit> + '_ {
        let race = self.players[seat].faction.map(Faction::race);
        let of_race = move |unit: &Unit| Some(unit.def().race) == race;
        Unit::all().filter(of_race).filter(move |&unit| self.unlocked(seat, unit))
    }

    fn at_route(&self, frame: Frame, route: RouteId, owner: Option<Seat>) -> Vec<Action> {
        match frame {
            Frame::Galaxy(GalaxyFrame::Forces { .. }) => vec![Action::PlaceTransport(route)],
            Frame::Brood(BroodFrame::Lead(LeadFrame { step: LeadStep::Raid { .. }, .. })) => {
                let owners = self.routes.get(route).map(|route| route.transports).unwrap_or_default();
                let seats = owners.iter().filter(|&seat| owner.is_none_or(|owner| owner == seat));
                seats.map(|seat| Action::ChooseTransport { seat, route }).collect()
            }
            Frame::Brood(_) => vec![Action::PlaceTransport(route)],
            Frame::Build(_) => vec![Action::BuildTransport(route)],
            Frame::Scuttle { .. } => vec![Action::DestroyTransport(route)],
            Frame::Card(frame) => match (frame.step, owner) {
                (CardStep::Raid, Some(seat)) => vec![Action::ChooseTransport { seat, route }],
                (CardStep::Raid, None) => {
                    let owners = self.routes.get(route).map(|route| route.transports).unwrap_or_default();
                    owners.iter().map(|seat| Action::ChooseTransport { seat, route }).collect()
                }
                _ => vec![Action::PlaceTransport(route)],
            },
            _ => Vec::new(),
        }
    }

    fn with_order(&self, frame: Frame, index: u16) -> Vec<Action> {
        if let (Frame::Planning, DEFEND) = (frame, index) {
            return self.areas().map(Action::Defend).collect();
        }
        let Some(&order) = Order::ALL.get(usize::from(index)) else { return Vec::new() };
        match frame {
            Frame::Planning => self.galaxy().map(|planet| Action::PlaceOrder { order, planet }).collect(),
            _ => Vec::new(),
        }
    }

    fn with_event(&self, frame: Frame, card: EventCard) -> Vec<Action> {
        match (frame, card) {
            (Frame::Planning | Frame::Execute(_), EventCard::ListeningPost) => {
                self.galaxy().map(Action::Peek).collect()
            }
            (Frame::Execute(_), EventCard::SupremeEffort) => vec![Action::MakeSpecial],
            (Frame::Battle(_), _) => vec![Action::UseEvent(card)],
            (Frame::Regroup(_), _) => vec![Action::PlayEvent(card)],
            _ => Vec::new(),
        }
    }

    /// A unit type on the faction sheet.
    fn with_unit(&self, frame: Frame, unit: Unit) -> Vec<Action> {
        match frame {
            Frame::Build(frame) => {
                frame.planet.area_ids().map(|area| Action::BuildUnit { unit, area }).collect()
            }
            Frame::Card(CardFrame { step: CardStep::PlaceUnits { .. }, .. }) => {
                self.areas().map(|area| Action::PlaceUnit { unit, area }).collect()
            }
            _ => Vec::new(),
        }
    }

    fn with_supply(&self, frame: Frame, index: u16) -> Vec<Action> {
        let Frame::Build(frame) = frame else { return Vec::new() };
        match index {
            super::SPARE_WORKERS => vec![Action::BuildWorker],
            super::SPARE_TRANSPORTS => {
                self.routes.of(frame.planet).map(|(route, _)| Action::BuildTransport(route)).collect()
            }
            _ => frame.planet.area_ids().map(Action::BuildBase).collect(),
        }
    }

    fn at_skirmish(&self, seat: Seat, frame: Frame, spot: Spot) -> Vec<Action> {
        let Frame::Battle(frame) = frame else { return Vec::new() };
        let skirmish = spot.index as u8;
        let unit = spot.item.checked_sub(1).and_then(unit_at);
        let own = spot.owner == Some(seat);
        match (frame, unit) {
            (BattleFrame::Next, _) => vec![Action::Resolve(skirmish)],
            (BattleFrame::Support(role), _) => {
                self.unassigned(role).types().map(|unit| Action::Support { unit, skirmish }).collect()
            }
            (BattleFrame::Close(_), None) if own && self.battle.has(skirmish) => {
                let role = self.battle.role(seat);
                // A card that lies face down is never pointed at by its face.
                let party = role.map(|role| self.battle.party(skirmish, role)).filter(|party| party.shown);
                party.and_then(|party| party.standard).map(Action::UseCard).into_iter().collect()
            }
            (frame, Some(unit)) => self.with_fighter(frame, unit, own, Some(skirmish)),
            _ => Vec::new(),
        }
    }

    /// A unit in the battle.
    fn with_fighter(&self, frame: BattleFrame, unit: Unit, own: bool, skirmish: Option<u8>) -> Vec<Action> {
        match frame {
            BattleFrame::Name(_) => vec![Action::NameFront(unit)],
            BattleFrame::Pair if own => {
                let enemies = self.unassigned(Role::Defender);
                enemies.types().map(|defender| Action::Pair { attacker: unit, defender }).collect()
            }
            BattleFrame::Pair => {
                let own = self.unassigned(Role::Attacker);
                own.types().map(|attacker| Action::Pair { attacker, defender: unit }).collect()
            }
            BattleFrame::Support(_) => {
                (0..self.battle.count()).map(|skirmish| Action::Support { unit, skirmish }).collect()
            }
            BattleFrame::Fix { by, skirmish: here, .. }
                if own && skirmish.is_none_or(|lane| lane == here) =>
            {
                let front = self.battle.party(here, by.other()).front == unit;
                let first = if front { Action::ChooseFront } else { Action::ChooseUnit(unit) };
                vec![first, Action::ChooseUnit(unit)]
            }
            BattleFrame::Swap if own => {
                let support = skirmish.map(|skirmish| Action::SwapPlace { skirmish, unit: Some(unit) });
                let front = skirmish.map(|skirmish| Action::SwapPlace { skirmish, unit: None });
                front.into_iter().chain(support).collect()
            }
            BattleFrame::Consume(_)
            | BattleFrame::Lose(_)
            | BattleFrame::Splash(_)
            | BattleFrame::Close(_)
            | BattleFrame::Leave { .. }
            | BattleFrame::Lost { .. }
                if own =>
            {
                vec![Action::ChooseUnit(unit)]
            }
            _ => Vec::new(),
        }
    }

    /// Why nothing can be done with a place.
    pub(super) fn idle_at(&self, seat: Seat, spot: Spot) -> Illegal {
        if !self.winners.is_empty() {
            return rules::GAME_OVER;
        }
        let own = spot.owner == Some(seat);
        match spot.zone {
            "hand" | "order" if !own => rules::FACE_DOWN,
            "deck" | "event-deck" | "drawn-events" => rules::FACE_DOWN,
            _ if !self.in_game.contains(seat) => rules::ELIMINATED,
            _ => match self.stack.top() {
                Some(frame) if self.asked(frame).contains(seat) => rules::NOTHING_TO_DO_THERE,
                _ => rules::NOT_YOUR_DECISION,
            },
        }
    }
}

/// An area, a unit or a base in it, while Brood War asks something.
fn at_area_in_brood(frame: BroodFrame, area: Area, unit: Option<Unit>, base: bool) -> Vec<Action> {
    let destroy = || match unit {
        Some(unit) => vec![Action::DestroyUnit { unit, area }],
        None if base => vec![Action::DestroyBase(area)],
        None => vec![Action::ChooseArea(area)],
    };
    let pick = || unit.map_or_else(Vec::new, |unit| vec![Action::PickUp { unit, area }]);
    match frame {
        BroodFrame::Avenge { .. } => destroy(),
        BroodFrame::Infest { .. } => vec![Action::BuildInstallation(area)],
        BroodFrame::Devotee { .. } => vec![Action::TargetPlanet(area.planet)],
        BroodFrame::Fleet { .. } | BroodFrame::Warp { unit: Some(_), .. } => vec![Action::MoveTo(area)],
        BroodFrame::Warp { .. } => pick(),
        BroodFrame::Lead(frame) => match frame.step {
            LeadStep::Influence | LeadStep::BuildOrder | LeadStep::Disrupt => {
                vec![Action::TargetPlanet(area.planet)]
            }
            LeadStep::Figure(_) | LeadStep::Offer => destroy(),
            LeadStep::Evacuate { to: None, .. } => vec![Action::MoveTo(area)],
            LeadStep::Evacuate { .. } => pick(),
            LeadStep::Reinforce { .. } => {
                [Unit::SiegeTank, Unit::Battlecruiser].map(|unit| Action::PlaceUnit { unit, area }).to_vec()
            }
            _ => vec![Action::ChooseArea(area)],
        },
        _ => vec![Action::ChooseArea(area)],
    }
}

fn at_planet(frame: Frame, planet: Planet) -> Vec<Action> {
    match frame {
        Frame::Brood(_) => vec![Action::TargetPlanet(planet)],
        Frame::Planning => Order::ALL.into_iter().map(|order| Action::PlaceOrder { order, planet }).collect(),
        Frame::Execute(ExecuteFrame::Turn { .. }) => vec![Action::Reveal(planet)],
        Frame::Card(CardFrame { step: CardStep::Redeploy | CardStep::BuildOrder, .. }) => {
            vec![Action::TargetPlanet(planet)]
        }
        _ => Vec::new(),
    }
}

fn at_cell(frame: Frame, spot: Spot) -> Vec<Action> {
    let Some(cell) = cell_at(spot.index) else { return Vec::new() };
    match (frame, spot.item.checked_sub(1)) {
        (Frame::Galaxy(GalaxyFrame::Place { .. }), Some(turn)) => {
            vec![Action::PlacePlanet { cell, turn: turn as u8 }]
        }
        (Frame::Galaxy(GalaxyFrame::Place { planet, .. }), None) => {
            (0..planet.def().slots.turns()).map(|turn| Action::PlacePlanet { cell, turn }).collect()
        }
        _ => Vec::new(),
    }
}

fn at_slot(frame: Frame, end: RouteEnd) -> Vec<Action> {
    match frame {
        Frame::Galaxy(GalaxyFrame::ZAxis { .. })
        | Frame::Card(CardFrame { step: CardStep::PlaceEnd { .. }, .. }) => vec![Action::PlaceEnd(end)],
        Frame::Card(CardFrame { step: CardStep::MoveEnd, .. }) => vec![Action::ChooseEnd(end)],
        _ => Vec::new(),
    }
}

/// A card in hand.
fn with_card(frame: Frame, card: Card) -> Vec<Action> {
    match frame {
        Frame::Battle(BattleFrame::Reinforce { .. }) => vec![Action::Reinforce(card)],
        Frame::Battle(BattleFrame::Lay { .. } | BattleFrame::PlayNew { .. }) => vec![Action::Play(card)],
        Frame::Regroup(_) => vec![Action::Discard(card)],
        Frame::Execute(_) | Frame::Build(_) | Frame::Mobilize(_) | Frame::Research(_)
            if card.technology() == Some(Technology::Recall) =>
        {
            vec![Action::Recall(card)]
        }
        _ => Vec::new(),
    }
}

fn at_deck(frame: Frame) -> Vec<Action> {
    match frame {
        Frame::Battle(
            BattleFrame::Lay { .. } | BattleFrame::PlayNew { .. } | BattleFrame::Reinforce { .. },
        ) => {
            vec![Action::PlayFromDeck]
        }
        Frame::Battle(BattleFrame::Extra) | Frame::Card(_) => vec![Action::Draw],
        Frame::Research(frame) if frame.step == ResearchStep::Draw => vec![Action::Draw],
        _ => Vec::new(),
    }
}

fn with_technology(frame: Frame, technology: Technology) -> Vec<Action> {
    match frame {
        Frame::Research(frame) => match frame.step {
            ResearchStep::Extra(_) | ResearchStep::Keep(_) => {
                Card::copies(technology).map(Action::KeepCopy).collect()
            }
            _ => vec![Action::BuyTechnology(technology)],
        },
        Frame::Card(frame) => match frame.step {
            CardStep::TakeTechnology => vec![Action::TakeTechnology(technology)],
            CardStep::BuyTechnology => vec![Action::BuyTechnology(technology)],
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}
