//! What is printed on the components, for clients to draw them from.

use serde::Serialize;
use ts_rs::TS;

use crate::cards::{
    Attacks, Building, By, Card, Cost, Edition, EventCard, Face, Faction, FactionDef, Layer, Module, Planet,
    Race, SpecialVictory, Stage, Technology, Title, Unit, Values, Yield,
};
use crate::galaxy::Side;
use crate::state::Order;
use crate::{LAST_EVENTS, NORMAL_VICTORY, ORDERS, describe};

/// The printed facts of the game. Lists are in the order of their tables: spots name a thing by its place there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Facts {
    /// The races.
    pub races: Vec<RaceFacts>,
    /// The factions.
    pub factions: Vec<FactionFacts>,
    /// The planets.
    pub planets: Vec<PlanetFacts>,
    /// The units.
    pub units: Vec<UnitFacts>,
    /// The buildings.
    pub buildings: Vec<BuildingFacts>,
    /// The modules.
    pub modules: Vec<ModuleFacts>,
    /// The technologies.
    pub technologies: Vec<TechnologyFacts>,
    /// The Combat cards; a view names a card by its place in this list.
    pub cards: Vec<CardFacts>,
    /// The Event cards.
    pub events: Vec<EventFacts>,
    /// The orders.
    pub orders: Vec<OrderFacts>,
    /// What everybody pays alike.
    pub costs: Costs,
    /// The permanent resources of every faction sheet (SC 9.3.1).
    pub permanent: Cost,
    /// How many orders a player places in a round (SC 5.1.1).
    pub orders_a_round: u8,
    /// Conquest points of a normal victory (SC 8.2.1).
    pub normal_victory: u8,
    /// Cards "The End Draws Near" that end the game.
    pub last_events: u8,
}

/// A race.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RaceFacts {
    /// Which race.
    pub race: Race,
    /// How many Combat cards a player may keep.
    pub hand: u8,
    /// How many modules fit on the sheet.
    pub module_slots: u8,
}

/// A faction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct FactionFacts {
    /// Which faction.
    pub faction: Faction,
    /// Its race.
    pub race: Race,
    /// The units it starts with.
    pub units: Vec<(Unit, u8)>,
    /// The workers it starts with.
    pub workers: u8,
    /// The transports it starts with.
    pub transports: u8,
    /// How it wins specially; the words are the attribute `victory` of its name.
    pub victory: SpecialVictory,
}

/// A planet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlanetFacts {
    /// Which planet.
    pub planet: Planet,
    /// Where routes can begin, before it is turned.
    pub slots: Vec<Side>,
    /// Its areas, by their numbers.
    pub areas: Vec<AreaFacts>,
}

/// An area of a planet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct AreaFacts {
    /// What it gives.
    pub yields: Yield,
    /// How much of it.
    pub amount: u8,
    /// How many units it holds.
    pub limit: u8,
}

/// A type of unit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct UnitFacts {
    /// Which unit.
    pub unit: Unit,
    /// Whose it is.
    pub race: Race,
    /// How many figures a faction has.
    pub figures: u8,
    /// Whether it stands or flies.
    pub layer: Layer,
    /// What it costs.
    pub cost: Cost,
    /// What it can attack.
    pub attacks: Attacks,
    /// What it adds to the attack of a skirmish it supports.
    pub support: u8,
    /// Whether it is an assist unit (SC 17.7.1).
    pub assist: bool,
    /// Whether it is a detector (SC 17.4.1).
    pub detector: bool,
    /// What allows it to be built.
    pub by: By,
}

/// A type of building.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct BuildingFacts {
    /// Which type.
    pub building: Building,
    /// Whose it is.
    pub race: Race,
    /// Whether level 1 is printed on the sheet.
    pub printed: bool,
    /// The cost of each level, level 1 first.
    pub costs: Vec<Cost>,
}

/// A type of module.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ModuleFacts {
    /// Which type; what it does is the attribute `text` of its name.
    pub module: Module,
    /// What it costs.
    pub cost: Cost,
    /// How many tokens a Terran, a Protoss and a Zerg faction has.
    pub tokens: [u8; 3],
}

/// A technology.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TechnologyFacts {
    /// Which technology; what it does is the attribute `text` of its name.
    pub technology: Technology,
    /// Whose it is.
    pub race: Race,
    /// What it costs.
    pub cost: Cost,
    /// Its cards, all of which one payment buys.
    pub cards: Vec<Card>,
    /// Whether it lies in the play area instead of the Combat deck.
    pub play_area: bool,
    /// Whether it goes back to the Technology deck after its skirmish.
    pub returns: bool,
}

/// A Combat card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CardFacts {
    /// Its number in views and spots.
    pub card: Card,
    /// Whose it is.
    pub race: Race,
    /// The key of its name, e.g. `card-terran-1` or `technology-nuke`.
    pub key: &'static str,
    /// Its number in the starting deck; `None` for the card of a technology.
    pub number: Option<u8>,
    /// The technology it belongs to.
    pub technology: Option<Technology>,
    /// What kind of card it is.
    pub kind: CardKind,
    /// The values if it depicts the front-line unit; `None` unless it is a standard card.
    pub major: Option<Values>,
    /// The values otherwise.
    pub minor: Option<Values>,
    /// The units it depicts; none means every unit of the race.
    pub units: Vec<Unit>,
    /// Those of them that bear the special support icon.
    pub support_icon: Vec<Unit>,
    /// Whether it has an ability; the words are the attribute `text` of its name.
    pub text: bool,
}

/// What kind of Combat card it is (SC 13.2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the rulebook's words")]
pub enum CardKind {
    Standard,
    Reinforcement,
    PlayArea,
}

/// An Event card; what it does is the attribute `text` of its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct EventFacts {
    /// Which card.
    pub event: EventCard,
    /// The stages whose decks hold it.
    pub stages: Vec<Stage>,
    /// Whether it stays on the table when it is played.
    pub kept: bool,
}

/// An order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct OrderFacts {
    /// Which order.
    pub order: Order,
    /// Whether it is a special order.
    pub special: bool,
    /// How many tokens a player has.
    pub tokens: u8,
}

/// What everybody pays alike.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Costs {
    /// A worker.
    pub worker: Cost,
    /// A transport.
    pub transport: Cost,
    /// A base.
    pub base: Cost,
}

impl Facts {
    /// All of them.
    pub fn all() -> Self {
        Self {
            races: Race::ALL
                .map(|race| RaceFacts {
                    race,
                    hand: race.hand(),
                    module_slots: race.module_slots(Edition::Base),
                })
                .into(),
            factions: Faction::ALL.map(FactionFacts::of).into(),
            planets: Planet::of(Edition::Base).map(PlanetFacts::of).collect(),
            units: Unit::all().filter(|unit| unit.is_in(Edition::Base)).map(UnitFacts::of).collect(),
            buildings: Race::ALL.into_iter().flat_map(Building::of).map(BuildingFacts::of).collect(),
            modules: Module::of(Edition::Base).map(ModuleFacts::of).collect(),
            technologies: Technology::all()
                .filter(|it| it.is_in(Edition::Base))
                .map(TechnologyFacts::of)
                .collect(),
            cards: Card::all().take(Card::BASE).map(CardFacts::of).collect(),
            events: EventCard::all().take(EventCard::BASE).map(EventFacts::of).collect(),
            orders: Order::ALL[..Order::BASE]
                .iter()
                .map(|&order| OrderFacts { order, special: order.is_special(), tokens: order.tokens() })
                .collect(),
            costs: Costs { worker: Cost::WORKER, transport: Cost::TRANSPORT, base: Cost::BASE },
            permanent: FactionDef::PERMANENT,
            orders_a_round: ORDERS,
            normal_victory: NORMAL_VICTORY,
            last_events: LAST_EVENTS as u8,
        }
    }
}

impl FactionFacts {
    fn of(faction: Faction) -> Self {
        let def = faction.def();
        Self {
            faction,
            race: faction.race(),
            units: def.forces.units.to_vec(),
            workers: def.forces.workers,
            transports: def.forces.transports,
            victory: def.victory,
        }
    }
}

impl PlanetFacts {
    fn of(planet: Planet) -> Self {
        let areas = planet.areas().iter().map(|area| AreaFacts {
            yields: area.yields,
            amount: area.amount,
            limit: area.limit,
        });
        Self { planet, slots: planet.def().slots.iter().collect(), areas: areas.collect() }
    }
}

impl UnitFacts {
    fn of(unit: Unit) -> Self {
        let def = unit.def();
        Self {
            unit,
            race: def.race,
            figures: def.figures,
            layer: def.layer,
            cost: def.cost,
            attacks: def.attacks,
            support: def.support,
            assist: def.assist,
            detector: def.detector,
            by: def.by,
        }
    }
}

impl BuildingFacts {
    fn of(building: Building) -> Self {
        let def = building.def();
        Self { building, race: def.race, printed: def.printed, costs: def.costs.to_vec() }
    }
}

impl ModuleFacts {
    fn of(module: Module) -> Self {
        let def = module.def();
        Self { module, cost: def.cost(Race::Terran), tokens: Race::ALL.map(|race| def.tokens(race)) }
    }
}

impl TechnologyFacts {
    fn of(technology: Technology) -> Self {
        let def = technology.def();
        Self {
            technology,
            race: def.race,
            cost: def.cost,
            cards: Card::copies(technology).collect(),
            play_area: def.play_area,
            returns: def.returns,
        }
    }
}

impl CardFacts {
    fn of(card: Card) -> Self {
        let def = card.def();
        let (kind, values) = match def.face {
            Face::Standard { major, minor } => (CardKind::Standard, Some((major, minor))),
            Face::Reinforcement => (CardKind::Reinforcement, None),
            Face::PlayArea => (CardKind::PlayArea, None),
        };
        Self {
            card,
            race: def.race,
            key: describe::card_key(card),
            number: match def.title {
                Title::Number(number) => Some(number),
                Title::Technology(_) => None,
            },
            technology: card.technology(),
            kind,
            major: values.map(|(major, _)| major),
            minor: values.map(|(_, minor)| minor),
            units: def.units.to_vec(),
            support_icon: def.support_icon.to_vec(),
            text: card.technology().is_some() || !def.text.is_empty(),
        }
    }
}

impl EventFacts {
    fn of(event: EventCard) -> Self {
        let def = event.def();
        let stages = Stage::ALL.into_iter().filter(|&stage| def.copies[stage as usize] > 0);
        Self { event, stages: stages.collect(), kept: def.kept }
    }
}
