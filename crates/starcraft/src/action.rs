//! What a seat may decide: one small choice at a time.

use orrery_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::brood::Collateral;
use crate::cards::{
    Building, Card, EventCard, Faction, Leadership, Module, Planet, Resource, Technology, Unit,
};
use crate::galaxy::{Cell, RouteEnd, RouteId};
use crate::state::{Area, Order};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Nothing, or nothing more.
    Decline,

    // Setup and galaxy
    /// SC 2.2.1: pick a faction.
    ChooseFaction(Faction),
    /// SC 3.2.1: which planet to place; where and how it lies is asked next.
    ChoosePlanet(Planet),
    /// SC 3.2.3: place the planet in a cell, turned by so many quarters.
    PlacePlanet {
        /// The cell.
        cell: Cell,
        /// Quarter turns clockwise; only as many as make a difference.
        turn: u8,
    },
    /// SC 3.2.7: place the starting base.
    PlaceBase(Area),
    /// SC 3.4.2: place an end of the Z-axis route.
    PlaceEnd(RouteEnd),
    /// SC 3.5.3: place a starting unit; also a unit given by an Event card.
    PlaceUnit {
        /// Which unit.
        unit: Unit,
        /// Where.
        area: Area,
    },
    /// SC 3.5.5: place a transport that costs nothing.
    PlaceTransport(RouteId),

    // Planning and execution
    /// SC 5.1.3: place an order face down.
    PlaceOrder {
        /// Which order.
        order: Order,
        /// Where.
        planet: Planet,
    },
    /// Discard Listening Post and look at the orders of a planet.
    Peek(Planet),
    /// SC 6.1.2: reveal the order on top of a planet's stack.
    Reveal(Planet),
    /// SC 6.1.2: execute the revealed order.
    Execute,
    /// SC 6.2.1, SC 15.4.2: draw an Event card instead, or as the extra of a special Research order.
    TakeEvent,
    /// Discard Supreme Effort: the revealed order is executed as a special one.
    MakeSpecial,

    // In the own turn, outside battles
    /// SC 18.2.1: destroy own pieces; which ones is asked next.
    Scuttle,
    /// SC 18.2.1: destroy one's own unit.
    DestroyUnit {
        /// Which unit.
        unit: Unit,
        /// Where it stands.
        area: Area,
    },
    /// SC 18.2.1: destroy one's own base.
    DestroyBase(Area),
    /// SC 18.2.1: destroy one's own transport.
    DestroyTransport(RouteId),
    /// Discard Recall: a unit comes to an Arbiter; which one and where is asked next.
    Recall(Card),

    // Build
    /// SC 10.2.1: build a worker.
    BuildWorker,
    /// SC 10.3.1: build a transport.
    BuildTransport(RouteId),
    /// SC 10.4.5, SC 16.3.5: build a unit; a technology unit comes to where a unit destroyed for it stood.
    BuildUnit {
        /// Which unit.
        unit: Unit,
        /// Where.
        area: Area,
    },
    /// SC 16.3.3: destroy one more unit for the technology unit.
    Sacrifice(Area),
    /// SC 10.6.1: buy the next level of a building.
    BuyBuilding(Building),
    /// SC 10.6.1: buy a module.
    BuyModule(Module),
    /// SC 10.5.2: build a base.
    BuildBase(Area),
    /// The order is done.
    Finish,

    // Paying
    /// SC 15.2.2: one resource less of this kind.
    Reduce(Resource),
    /// SC 9.2.1: put a worker on the permanent resource of this kind.
    AssignPermanent(Resource),
    /// SC 9.2.1, SC 9.4.1: put a worker on the Resource card of an area; on a full one, by forced mining.
    Assign(Area),
    /// Pay the rest without forced mining: permanent resources first, then Resource cards in their order.
    PayRest,

    // Mobilize
    /// SC 11.2.1: move a unit; where to is asked next.
    PickUp {
        /// Which unit.
        unit: Unit,
        /// From where.
        area: Area,
    },
    /// SC 11.2.3, SC 13.14.7, SC 17.3.2: the area it goes to.
    MoveTo(Area),
    /// Terran Lift Off: the base on the active planet moves to another area of it.
    LiftOff(Area),

    // Research
    /// SC 12.2.2, SC 15.3.1: draw the Combat cards offered.
    Draw,
    /// SC 12.3.1: buy a technology.
    BuyTechnology(Technology),
    /// Take a technology for nothing (Scientific Breakthrough).
    TakeTechnology(Technology),
    /// SC 15.4.3: take this copy of the new technology into hand.
    KeepCopy(Card),

    // Battle
    /// SC 13.4.1: use a Start of Battle ability of a technology in the play area.
    UseTechnology(Technology),
    /// SC 13.4.1: use a Start of Battle ability of an Event card in the play area.
    UseEvent(EventCard),
    /// SC 17.7.3: which assist unit fights in the front line.
    NameFront(Unit),
    /// SC 13.6.1: pair two front-line units.
    Pair {
        /// The attacker's.
        attacker: Unit,
        /// The defender's.
        defender: Unit,
    },
    /// SC 13.7.2: a unit supports a skirmish.
    Support {
        /// Which unit.
        unit: Unit,
        /// Which skirmish, counted from 0.
        skirmish: u8,
    },
    /// SC 13.8.2: play a standard card from hand.
    Play(Card),
    /// SC 13.8.6: play the top card of the Combat deck unseen.
    PlayFromDeck,
    /// SC 13.8.3: add a Reinforcement card.
    Reinforce(Card),
    /// SC 13.9.2: resolve this skirmish next.
    Resolve(u8),
    /// SC 14.2.3, SC 17.12.4: this unit of the skirmish or battle is destroyed, withdraws or leaves next.
    ChooseUnit(Unit),
    /// SC 17.1.1: the front-line unit of the skirmish is destroyed (Spawn Broodling).
    ChooseFront,
    /// SC 17.2.4: the ability of this card takes effect next.
    UseCard(Card),
    /// Healing: a standard card played in this battle goes back into the hand.
    TakeBack(Card),

    // Regrouping and Event cards
    /// SC 7.8.2: play an Event card.
    PlayEvent(EventCard),
    /// SC 7.9.1: discard a Combat card.
    Discard(Card),
    /// Take one conquest point.
    TakePoint,
    /// An area an Event card is aimed at.
    ChooseArea(Area),
    /// A planet an Event card is aimed at.
    TargetPlanet(Planet),
    /// A player an Event card is aimed at.
    ChoosePlayer(Seat),
    /// A transport of this player on this route.
    ChooseTransport {
        /// Whose.
        seat: Seat,
        /// Where.
        route: RouteId,
    },
    /// An end of a Z-axis route that an Event card moves.
    ChooseEnd(RouteEnd),

    // Brood War
    /// SC 29.2.2: pick a Leadership card face down.
    ChooseLeadership(Leadership),
    /// SC 28.1.4: place the Defend order in an area.
    Defend(Area),
    /// SC 27.1.1: take a resource token.
    TakeToken(Resource),
    /// SC 27.1.2: pay with a resource token.
    SpendToken(Resource),
    /// A unit on a Leadership card enters the board; where is asked next.
    Deploy(Unit),
    /// A unit is built onto a Leadership card.
    BuildAboard(Unit),
    /// SC 23.2.2: execute the revealed order as this one.
    ExecuteAs(Order),
    /// SC 28.2.1: discard the guard token.
    UseGuard,
    /// SC 25.2.2: swap the unit at this place, the front line if no unit is named.
    SwapPlace {
        /// Which skirmish, counted from 0.
        skirmish: u8,
        /// The supporting unit; `None` for the one in the front line.
        unit: Option<Unit>,
    },
    /// SC 24.1.1: destroy this by collateral damage.
    Collateral(Collateral),
    /// Place an Infested Command Center during a Build order.
    BuildInstallation(Area),
    /// Make Do with Little: a worker for nothing.
    BuildFreeWorker,
    /// Make Do with Little: a transport for nothing.
    BuildFreeTransport(RouteId),
    /// SC 13.4.1: use a Start of Battle ability of a hero.
    UseHero(Unit),
    /// Consume: destroy a worker of the pool instead of a unit.
    SpendWorker,
}
