//! How a choice reads, what on the table it is about, under which heading it stands and how it is offered.

use orrery_engine::{Choice, ChoiceKind, Message, Seat, Spot};

use super::{
    SPARE_BASES, SPARE_TRANSPORTS, SPARE_WORKERS, area, area_in_full, area_spot, base_spot, card, card_for,
    cell_spot, cost, deck_spot, discard_spot, fighter_spot, hand_spot, laid_spot, names, planet_spot,
    player_spot, resource_spot, route_spot, skirmish_spot, slot, slot_spot, stack_spot, transport_spot,
    unit_spot,
};
use crate::action::Action;
use crate::cards::{By, Cost, EventCard, Resource, Technology, Unit};
use crate::combat::{BattleFrame, Role};
use crate::frame::Frame;
use crate::phase::{BuildFrame, BuildStep, CardFrame, CardStep, GalaxyFrame, ResearchStep};
use crate::state::{Area, StarCraft};

/// Words and places of a choice.
type Told = (Message, Vec<Spot>);

fn about_unit(key: &'static str, unit: Unit) -> Message {
    Message::new(key).with("unit", names::unit_object(unit))
}

impl StarCraft {
    pub(super) fn choice_of(&self, seat: Seat, action: Action) -> Choice {
        let (label, about) = self.tell(seat, action);
        let choice = Choice { group: self.group(action), ..Choice::new(label, about) };
        match action {
            Action::Decline | Action::Finish => choice.of_kind(ChoiceKind::Finish),
            Action::Scuttle => choice.of_kind(ChoiceKind::Aside),
            _ => choice,
        }
    }

    fn tell(&self, seat: Seat, action: Action) -> Told {
        match action {
            Action::Decline | Action::Finish => self.tell_end(action),
            Action::ChooseFaction(_)
            | Action::ChoosePlanet(_)
            | Action::PlacePlanet { .. }
            | Action::PlaceBase(_)
            | Action::PlaceEnd(_)
            | Action::PlaceUnit { .. }
            | Action::PlaceTransport(_) => self.tell_setup(seat, action),
            Action::PlaceOrder { .. }
            | Action::Peek(_)
            | Action::Reveal(_)
            | Action::Execute
            | Action::TakeEvent
            | Action::MakeSpecial => self.tell_order(seat, action),
            Action::Scuttle
            | Action::DestroyUnit { .. }
            | Action::DestroyBase(_)
            | Action::DestroyTransport(_)
            | Action::Recall(_)
            | Action::PickUp { .. }
            | Action::MoveTo(_)
            | Action::LiftOff(_) => self.tell_pieces(seat, action),
            Action::BuildWorker
            | Action::BuildTransport(_)
            | Action::BuildUnit { .. }
            | Action::Sacrifice(_)
            | Action::BuyBuilding(_)
            | Action::BuyModule(_)
            | Action::BuildBase(_)
            | Action::Reduce(_)
            | Action::AssignPermanent(_)
            | Action::Assign(_)
            | Action::PayRest => self.tell_purchase(seat, action),
            Action::Draw
            | Action::BuyTechnology(_)
            | Action::TakeTechnology(_)
            | Action::KeepCopy(_)
            | Action::PlayEvent(_)
            | Action::Discard(_)
            | Action::TakePoint
            | Action::ChooseArea(_)
            | Action::TargetPlanet(_)
            | Action::ChoosePlayer(_)
            | Action::ChooseTransport { .. }
            | Action::ChooseEnd(_) => self.tell_card(seat, action),
            Action::UseTechnology(_)
            | Action::UseEvent(_)
            | Action::NameFront(_)
            | Action::Pair { .. }
            | Action::Support { .. }
            | Action::Play(_)
            | Action::PlayFromDeck
            | Action::Reinforce(_)
            | Action::Resolve(_)
            | Action::ChooseUnit(_)
            | Action::ChooseFront
            | Action::UseCard(_)
            | Action::TakeBack(_) => self.tell_battle(seat, action),
            Action::ChooseLeadership(_)
            | Action::Defend(_)
            | Action::TakeToken(_)
            | Action::SpendToken(_)
            | Action::Deploy(_)
            | Action::BuildAboard(_)
            | Action::ExecuteAs(_)
            | Action::UseGuard
            | Action::SwapPlace { .. }
            | Action::Collateral(_)
            | Action::BuildInstallation(_)
            | Action::BuildFreeWorker
            | Action::BuildFreeTransport(_)
            | Action::UseHero(_)
            | Action::SpendWorker => self.tell_brood(seat, action),
        }
    }

    /// What `Decline` and `Finish` mean now.
    fn tell_end(&self, action: Action) -> Told {
        if let Some(key) = self.stack.top().and_then(super::brood::end_of) {
            return (Message::new(key), vec![]);
        }
        let key = match (self.stack.top(), action) {
            (Some(Frame::Galaxy(_)), _) => "do-no-base",
            (Some(Frame::Research(frame)), _) if frame.step == ResearchStep::Draw => "do-draw-nothing",
            (Some(Frame::Research(_)), _) => "do-no-technology",
            (Some(Frame::Battle(frame)), _) => match frame {
                BattleFrame::Start(_) => "do-no-ability",
                BattleFrame::Extra => "do-no-extra-cards",
                BattleFrame::Reinforce { .. } => "do-no-reinforcement",
                BattleFrame::TakeBack(_) => "do-take-nothing-back",
                _ => "do-lay-nothing",
            },
            (Some(Frame::Regroup(_)), _) => "do-no-event",
            (Some(Frame::Card(frame)), _) => match frame.step {
                CardStep::PlaceUnits { .. } | CardStep::Guard { .. } => "do-finish-placing",
                _ => "do-buy-nothing",
            },
            (Some(Frame::Build(_)), _) => "do-finish-building",
            (Some(Frame::Mobilize(frame)), _) => {
                return match frame.front().filter(|_| !self.landing.is_empty()) {
                    Some(front) => {
                        (Message::new("do-begin-battle").with("area", area(front)), vec![area_spot(front)])
                    }
                    None => (Message::new("do-finish-moving"), vec![]),
                };
            }
            (Some(Frame::Scuttle { .. }), _) => "do-finish-destroying",
            (_, Action::Finish) => "do-finish",
            _ => "do-decline",
        };
        (Message::new(key), vec![])
    }

    fn tell_setup(&self, seat: Seat, action: Action) -> Told {
        match action {
            Action::ChooseFaction(faction) => (
                Message::new("do-faction").with("faction", names::faction(faction)),
                vec![Spot::common("faction", faction as u16)],
            ),
            Action::ChoosePlanet(planet) => {
                let holder = match self.stack.top() {
                    Some(Frame::Galaxy(GalaxyFrame::Choose { turn })) => self.builder(turn),
                    _ => seat,
                };
                (
                    Message::new("do-planet").with("planet", names::planet(planet)),
                    vec![Spot::of("drawn-planet", holder, planet as u16)],
                )
            }
            Action::PlacePlanet { cell, turn } => (
                Message::new("do-place-planet")
                    .with("cell", self.cell(cell))
                    .with("degrees", i32::from(turn) * 90),
                vec![cell_spot(cell, turn)],
            ),
            Action::PlaceBase(area) => {
                (Message::new("do-base").with("area", area_in_full(area)), vec![area_spot(area)])
            }
            Action::PlaceEnd(end) => (Message::new("do-end").with("slot", slot(end)), vec![slot_spot(end)]),
            Action::PlaceUnit { unit, area } => {
                let for_nothing = matches!(self.stack.top(), Some(Frame::Card(_)));
                let label = if for_nothing {
                    about_unit("do-place-worth", unit).with("cost", i32::from(unit.def().cost.total()))
                } else {
                    about_unit("do-place-unit", unit)
                };
                let sheet = Spot::of("unit", seat, unit as u16);
                (label.with("area", area_in_full(area)), vec![sheet, area_spot(area)])
            }
            Action::PlaceTransport(route) => {
                (Message::new("do-place-transport").with("route", self.route(route)), vec![route_spot(route)])
            }
            _ => unreachable!("{action:?} belongs elsewhere"),
        }
    }

    fn tell_order(&self, seat: Seat, action: Action) -> Told {
        match action {
            Action::PlaceOrder { order, planet } => (
                Message::new("do-order")
                    .with("order", names::order(order))
                    .with("planet", names::planet(planet)),
                vec![Spot::of("order", seat, order as u16), planet_spot(planet), stack_spot(planet)],
            ),
            Action::Peek(planet) => (
                Message::new("do-peek").with("planet", names::planet(planet)),
                vec![Spot::of("event", seat, EventCard::ListeningPost as u16), stack_spot(planet)],
            ),
            Action::Reveal(planet) => {
                let on_top = self.orders.top(planet).filter(|order| order.seat == seat);
                let label = match on_top {
                    Some(placed) => Message::new("do-reveal").with("order", names::order(placed.order)),
                    None => Message::new("do-reveal-unknown"),
                };
                let depth = self.orders.on(planet).count() as u16;
                let top = stack_spot(planet).item(depth);
                (
                    label.with("planet", names::planet(planet)),
                    vec![stack_spot(planet), top, planet_spot(planet)],
                )
            }
            Action::Execute => {
                let about = self.revealed().map(|(planet, _)| planet_spot(planet));
                let label = match self.revealed() {
                    Some((_, order)) => Message::new("do-execute").with("order", names::order(order)),
                    None => Message::new("do-execute-unknown"),
                };
                (label, about.into_iter().collect())
            }
            Action::TakeEvent => {
                let extra = matches!(self.stack.top(), Some(Frame::Research(_)));
                let key = if extra { "do-extra-event" } else { "do-event-instead" };
                (Message::new(key), vec![Spot::common("event-deck", 0)])
            }
            Action::MakeSpecial => (
                Message::new("do-make-special"),
                vec![Spot::of("event", seat, EventCard::SupremeEffort as u16)],
            ),
            _ => unreachable!("{action:?} belongs elsewhere"),
        }
    }

    fn tell_pieces(&self, seat: Seat, action: Action) -> Told {
        if let Some(told) = self.tell_prey(seat, action) {
            return told;
        }
        match action {
            Action::Scuttle => (Message::new("do-scuttle"), vec![]),
            Action::DestroyUnit { unit, area: at } => {
                (about_unit("do-destroy", unit).with("area", area(at)), vec![unit_spot(seat, unit, at)])
            }
            Action::DestroyBase(at) => {
                (Message::new("do-destroy-base").with("area", area(at)), vec![base_spot(seat, at)])
            }
            Action::DestroyTransport(route) => (
                Message::new("do-destroy-transport").with("route", self.route(route)),
                vec![transport_spot(seat, route)],
            ),
            Action::Recall(recall) => {
                (Message::new("do-recall").with("card", card(recall)), vec![hand_spot(seat, recall)])
            }
            Action::PickUp { unit, area: at } => (
                about_unit("do-pick-up", unit).with("area", area_in_full(at)),
                vec![unit_spot(seat, unit, at), area_spot(at)],
            ),
            Action::MoveTo(to) => self.tell_destination(seat, to),
            Action::LiftOff(to) => {
                let from = self.revealed().and_then(|(planet, _)| self.base_on(planet, seat));
                let base = from.map(|from| base_spot(seat, from));
                (
                    Message::new("do-lift-off").with("area", area_in_full(to)),
                    base.into_iter().chain([area_spot(to)]).collect(),
                )
            }
            _ => unreachable!("{action:?} belongs elsewhere"),
        }
    }

    /// Where a unit moves, withdraws or retreats to.
    fn tell_destination(&self, seat: Seat, to: Area) -> Told {
        let key = match self.stack.top() {
            Some(Frame::Battle(BattleFrame::Withdraw { .. })) => "do-withdraw-to",
            Some(Frame::Battle(_)) => "do-retreat-to",
            Some(Frame::Recall(_)) => "do-recall-to",
            _ => match self.area(to) {
                area if area.owner.is_some_and(|owner| owner != seat) => "do-attack",
                area if area.base.is_some_and(|owner| owner != seat) => "do-overrun",
                _ => "do-move-to",
            },
        };
        (Message::new(key).with("area", area_in_full(to)), vec![area_spot(to)])
    }

    fn tell_purchase(&self, seat: Seat, action: Action) -> Told {
        match action {
            Action::BuildWorker => (
                Message::new("do-build-worker").with("cost", cost(Cost::WORKER)),
                vec![Spot::of("supply", seat, SPARE_WORKERS)],
            ),
            Action::BuildTransport(route) => (
                Message::new("do-build-transport")
                    .with("route", self.route(route))
                    .with("cost", cost(Cost::TRANSPORT)),
                vec![Spot::of("supply", seat, SPARE_TRANSPORTS), route_spot(route)],
            ),
            Action::BuildUnit { unit, area } => (
                about_unit("do-build-unit", unit)
                    .with("area", area_in_full(area))
                    .with("cost", cost(self.cost(unit))),
                vec![Spot::of("unit", seat, unit as u16), area_spot(area)],
            ),
            Action::Sacrifice(at) => {
                let about = match self.stack.top() {
                    Some(Frame::Build(BuildFrame { step: BuildStep::Sacrifice { unit, .. }, .. })) => {
                        match self.by(unit) {
                            By::Technology(_, victim, _) => unit_spot(seat, victim, at),
                            By::Building(..) | By::Installation | By::Leadership => area_spot(at),
                        }
                    }
                    _ => area_spot(at),
                };
                (Message::new("do-sacrifice").with("area", area_in_full(at)), vec![about, area_spot(at)])
            }
            Action::BuyBuilding(building) => {
                let price = self.next_level(seat, building).unwrap_or_default();
                let level = self.players[seat].level(building);
                (
                    Message::new("do-buy-building")
                        .with("building", names::building(building))
                        .with("level", i32::from(level) + 1)
                        .with("cost", cost(price)),
                    vec![Spot::of("building", seat, building as u16)],
                )
            }
            Action::BuyModule(module) => (
                Message::new("do-buy-module")
                    .with("module", names::module(module))
                    .with("cost", cost(module.def().cost(self.players[seat].race()))),
                vec![Spot::of("module", seat, module as u16)],
            ),
            Action::BuildBase(area) => (
                Message::new("do-build-base").with("area", area_in_full(area)).with("cost", cost(Cost::BASE)),
                vec![Spot::of("supply", seat, SPARE_BASES), area_spot(area)],
            ),
            Action::Reduce(resource) => (
                Message::new("do-reduce").with("resource", names::resource(resource)),
                vec![Spot::of("permanent", seat, resource as u16)],
            ),
            Action::AssignPermanent(resource) => (
                Message::new(match resource {
                    Resource::Minerals => "do-permanent-minerals",
                    Resource::Gas => "do-permanent-gas",
                }),
                vec![Spot::of("permanent", seat, resource as u16)],
            ),
            Action::Assign(area) => {
                let full = self.area(area).workers >= area.amount();
                let key = if full { "do-mine" } else { "do-assign" };
                let about = vec![resource_spot(seat, area), area_spot(area)];
                (Message::new(key).with("area", area_in_full(area)), about)
            }
            Action::PayRest => (Message::new("do-pay-rest"), vec![Spot::of("worker", seat, super::POOL)]),
            _ => unreachable!("{action:?} belongs elsewhere"),
        }
    }

    fn tell_card(&self, seat: Seat, action: Action) -> Told {
        match action {
            Action::Draw => {
                let key = match self.stack.top() {
                    Some(Frame::Research(_)) => "do-draw-three",
                    Some(Frame::Battle(_)) => "do-draw-two-more",
                    _ => "do-draw-one",
                };
                (Message::new(key), vec![deck_spot(seat)])
            }
            Action::BuyTechnology(technology) => (
                Message::new("do-buy-technology")
                    .with("technology", names::technology(technology))
                    .with("count", i32::from(technology.def().copies))
                    .with("cost", cost(technology.def().cost)),
                vec![technology_spot(seat, technology)],
            ),
            Action::TakeTechnology(technology) => (
                Message::new("do-take-technology").with("technology", names::technology(technology)),
                vec![technology_spot(seat, technology)],
            ),
            Action::KeepCopy(copy) => (
                Message::new("do-keep-copy").with("card", card(copy)),
                copy.technology().map(|technology| technology_spot(seat, technology)).into_iter().collect(),
            ),
            Action::PlayEvent(event) => (
                Message::new("do-play-event").with("card", names::event(event)),
                vec![Spot::of("event", seat, event as u16)],
            ),
            Action::Discard(own) => {
                (Message::new("do-discard").with("card", card(own)), vec![hand_spot(seat, own)])
            }
            Action::TakePoint => (Message::new("do-take-point"), vec![player_spot(seat)]),
            Action::ChooseArea(area) => {
                if let Some(told) = self.tell_prey(seat, action) {
                    return told;
                }
                (Message::new("do-choose-area").with("area", area_in_full(area)), vec![area_spot(area)])
            }
            Action::TargetPlanet(planet) => (
                Message::new("do-choose-planet").with("planet", names::planet(planet)),
                vec![planet_spot(planet)],
            ),
            Action::ChoosePlayer(other) => {
                (Message::new("do-choose-player").with("player", other), vec![player_spot(other)])
            }
            Action::ChooseTransport { seat: owner, route } => (
                Message::new("do-raid").with("owner", owner).with("route", self.route(route)),
                vec![transport_spot(owner, route), route_spot(route)],
            ),
            Action::ChooseEnd(end) => {
                (Message::new("do-choose-end").with("slot", slot(end)), vec![slot_spot(end)])
            }
            _ => unreachable!("{action:?} belongs elsewhere"),
        }
    }

    fn tell_battle(&self, seat: Seat, action: Action) -> Told {
        match action {
            Action::UseTechnology(technology) => (
                Message::new("do-use-technology").with("technology", names::technology(technology)),
                vec![Spot::of("play-area", seat, technology as u16)],
            ),
            Action::UseEvent(event) => (
                Message::new("do-use-event").with("card", names::event(event)),
                vec![Spot::of("event", seat, event as u16)],
            ),
            Action::NameFront(unit) => (about_unit("do-name-front", unit), self.in_battle(seat, unit)),
            Action::Pair { attacker, defender } => {
                let label = Message::new("do-pair")
                    .with("own", names::unit(attacker))
                    .with("enemy", names::unit_against(defender));
                let about = [(Role::Attacker, attacker), (Role::Defender, defender)];
                let about = about.map(|(role, unit)| self.in_battle(self.battle.seat(role), unit));
                (label, about.concat())
            }
            Action::Support { unit, skirmish } => {
                let mut about = self.in_battle(seat, unit);
                about.push(skirmish_spot(skirmish));
                (self.lane("do-support", skirmish).with("unit", names::unit(unit)), about)
            }
            Action::Play(own) | Action::Reinforce(own) => {
                let name = match (self.battle.role(seat), self.lane_in_question()) {
                    (Some(role), Some(skirmish)) => card_for(own, self.battle.party(skirmish, role).front),
                    _ => card(own),
                };
                let key = if let Action::Play(_) = action { "do-play" } else { "do-reinforce" };
                (Message::new(key).with("card", name), vec![hand_spot(seat, own)])
            }
            Action::PlayFromDeck => (Message::new("do-play-from-deck"), vec![deck_spot(seat)]),
            Action::Resolve(skirmish) => (self.lane("do-resolve", skirmish), vec![skirmish_spot(skirmish)]),
            Action::ChooseUnit(unit) => self.tell_victim(seat, unit),
            Action::ChooseFront => {
                let skirmish = self.lane_in_question();
                let front = skirmish.zip(self.battle.role(seat));
                let front = front.map(|(skirmish, role)| (skirmish, self.battle.party(skirmish, role).front));
                match front {
                    Some((skirmish, unit)) => {
                        (about_unit("do-lose-front", unit), vec![fighter_spot(seat, skirmish, unit)])
                    }
                    None => (Message::new("do-lose-front-unknown"), vec![]),
                }
            }
            Action::UseCard(own) => {
                let lane = self.lane_in_question().map(|skirmish| laid_spot(seat, skirmish, false));
                (Message::new("do-use-card").with("card", card(own)), lane.into_iter().collect())
            }
            Action::TakeBack(own)
                if matches!(self.stack.top(), Some(Frame::Battle(BattleFrame::Recharge { .. }))) =>
            {
                let laid = self.lane_in_question().map(|skirmish| laid_spot(seat, skirmish, true));
                (Message::new("do-take-back").with("card", card(own)), laid.into_iter().collect())
            }
            Action::TakeBack(own) => {
                (Message::new("do-take-back").with("card", card(own)), vec![discard_spot(seat, own)])
            }
            _ => unreachable!("{action:?} belongs elsewhere"),
        }
    }

    /// A unit that is destroyed, withdraws or leaves.
    fn tell_victim(&self, seat: Seat, unit: Unit) -> Told {
        let key = match self.stack.top() {
            Some(Frame::Battle(BattleFrame::Close(_))) => "do-withdraw",
            Some(Frame::Battle(BattleFrame::Leave { .. })) => "do-leave",
            Some(Frame::Battle(BattleFrame::Fix { .. })) => "do-lose-support",
            Some(Frame::Card(CardFrame { step: CardStep::Casualty(at), .. })) => {
                return (about_unit("do-lose", unit), vec![unit_spot(seat, unit, at)]);
            }
            _ => "do-lose",
        };
        let lane = self.lane_in_question().map(|skirmish| fighter_spot(seat, skirmish, unit));
        let about = lane.into_iter().chain(self.in_battle(seat, unit)).collect();
        (about_unit(key, unit), about)
    }

    /// The skirmish that the question on top is about.
    pub(crate) fn lane_in_question(&self) -> Option<u8> {
        match self.stack.top()? {
            Frame::Battle(frame) => frame.lane(),
            _ => None,
        }
    }

    /// A skirmish by its number and front-line units.
    fn lane(&self, key: &'static str, skirmish: u8) -> Message {
        let message = Message::new(key).with("number", i32::from(skirmish) + 1);
        if !self.battle.has(skirmish) {
            return message.with("attacker", "unit-unknown").with("defender", "unit-unknown.against");
        }
        let [attacker, defender] = Role::BOTH.map(|role| self.battle.party(skirmish, role).front);
        message.with("attacker", names::unit(attacker)).with("defender", names::unit_against(defender))
    }

    /// A unit in the contested area.
    fn in_battle(&self, seat: Seat, unit: Unit) -> Vec<Spot> {
        self.battle.area.map(|area| unit_spot(seat, unit, area)).into_iter().collect()
    }

    /// The heading a choice stands under.
    fn group(&self, action: Action) -> Option<&'static str> {
        Some(match action {
            Action::PlaceOrder { planet, .. } => names::planet(planet),
            Action::PickUp { area, .. } | Action::DestroyUnit { area, .. } | Action::DestroyBase(area) => {
                names::planet(area.planet)
            }
            Action::PlaceEnd(end) | Action::ChooseEnd(end) => names::planet(end.planet),
            Action::ChooseArea(area) | Action::Defend(area) => names::planet(area.planet),
            Action::PlaceUnit { area, .. }
                if matches!(self.stack.top(), Some(Frame::Card(_) | Frame::Brood(_))) =>
            {
                names::planet(area.planet)
            }
            Action::MoveTo(area)
                if matches!(
                    self.stack.top(),
                    Some(Frame::Battle(_) | Frame::Recall(_) | Frame::Brood(_))
                ) =>
            {
                names::planet(area.planet)
            }
            Action::Peek(_) => names::event(EventCard::ListeningPost),
            Action::Recall(_) => names::technology(Technology::Recall),
            Action::BuildWorker
            | Action::BuildTransport(_)
            | Action::BuildFreeWorker
            | Action::BuildFreeTransport(_) => "group-workers-and-transports",
            Action::BuildUnit { .. } | Action::BuildAboard(_) => "group-units",
            Action::BuyBuilding(_) => "group-buildings",
            Action::BuyModule(_) => "group-modules",
            Action::BuildBase(_) => "group-base",
            Action::LiftOff(_) => "group-lift-off",
            Action::DestroyTransport(_) => "group-transports",
            Action::Reduce(_) => "group-discount",
            Action::AssignPermanent(_) => "group-permanent",
            Action::Assign(_) => "group-resource-cards",
            Action::BuyTechnology(_) | Action::TakeTechnology(_) => "group-technologies",
            Action::Pair { attacker, .. } => names::unit(attacker),
            Action::Support { unit, .. } => names::unit(unit),
            Action::Play(_) | Action::Reinforce(_) => "group-hand",
            Action::PlayFromDeck => "group-deck",
            _ => return None,
        })
    }
}

const fn technology_spot(seat: Seat, technology: Technology) -> Spot {
    Spot::of("technology", seat, technology as u16)
}
