//! What is printed on the components, for clients to draw them from.

use serde::Serialize;
use ts_rs::TS;

use crate::brood::Installation;
use crate::cards::{
    Attacks, Building, By, Card, Cost, Edition, EventCard, Face, Faction, FactionDef, Forces, Layer,
    Leadership, LeadershipKind, Module, Planet, Race, SpecialVictory, Stage, Technology, Title, Unit, Values,
    Yield,
};
use crate::galaxy::Side;
use crate::state::Order;
use crate::{LAST_EVENTS, NORMAL_VICTORY, ORDERS, describe};

/// The printed facts of the game. Lists are in the order of their tables: spots name a thing by its place there. Where
/// Brood War prints something else, both stand here: the base game first.
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
    /// The Leadership cards.
    pub leadership: Vec<LeadershipFacts>,
    /// The installations; what each does is the attribute `text` of its name.
    pub installations: Vec<Installation>,
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
    /// How many modules fit on the sheet of each edition.
    pub module_slots: [u8; 2],
}

/// A faction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct FactionFacts {
    /// Which faction.
    pub faction: Faction,
    /// Its race.
    pub race: Race,
    /// What it starts with; in Brood War its Leadership cards say so.
    pub forces: ForcesFacts,
    /// How it wins specially; the words are the attribute `victory` of its name.
    pub victory: SpecialVictory,
}

/// Starting forces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ForcesFacts {
    /// The units.
    pub units: Vec<(Unit, u8)>,
    /// The workers.
    pub workers: u8,
    /// The transports.
    pub transports: u8,
}

/// A planet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlanetFacts {
    /// Which planet.
    pub planet: Planet,
    /// The box it comes in.
    pub set: Edition,
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
    /// If it is marked, the only units that may be there (SC 23.1.1).
    pub only: Option<Layer>,
    /// Whether it is a strategic area (SC 23.2.1).
    pub strategic: bool,
}

/// A type of unit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[expect(clippy::struct_excessive_bools, reason = "each is printed on its own")]
pub struct UnitFacts {
    /// Which unit.
    pub unit: Unit,
    /// The box it comes in.
    pub set: Edition,
    /// Whether it is in play in each edition.
    pub editions: [bool; 2],
    /// Whose it is.
    pub race: Race,
    /// How many figures a faction has.
    pub figures: u8,
    /// Whether it stands or flies.
    pub layer: Layer,
    /// What it costs in each edition.
    pub cost: [Cost; 2],
    /// What it can attack.
    pub attacks: Attacks,
    /// What it adds to the attack of a skirmish it supports.
    pub support: u8,
    /// Whether it is an assist unit (SC 17.7.1).
    pub assist: bool,
    /// Whether it is a detector (SC 17.4.1).
    pub detector: bool,
    /// Whether it is a vehicle or a ship.
    pub mechanical: bool,
    /// Whether it fights from afar.
    pub ranged: bool,
    /// Whether it has cloaking in every battle (SC 24.2.1).
    pub cloaked: bool,
    /// Whether fighting in the front line costs its life (SC 24.5.1).
    pub sacrificed: bool,
    /// What allows it to be built in each edition.
    pub by: [By; 2],
    /// What makes it a hero.
    pub hero: Option<HeroFacts>,
}

/// A hero (SC 30.1.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct HeroFacts {
    /// The figure that stands on the hero token.
    pub figure: Unit,
    /// What its card adds in the front line.
    pub bonus: Values,
    /// Its Leadership card, whose words say what else it does.
    pub card: Leadership,
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
    /// The cost of each level in each edition, level 1 first.
    pub costs: [Vec<Cost>; 2],
}

/// A type of module.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ModuleFacts {
    /// Which type; what it does is the attribute `text` of its name.
    pub module: Module,
    /// The box it comes in.
    pub set: Edition,
    /// What it costs a Terran, a Protoss and a Zerg faction.
    pub cost: [Cost; 3],
    /// How many tokens a Terran, a Protoss and a Zerg faction has.
    pub tokens: [u8; 3],
}

/// A technology.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TechnologyFacts {
    /// Which technology; what it does is the attribute `text` of its name.
    pub technology: Technology,
    /// The box it comes in.
    pub set: Edition,
    /// Whether it is in play in each edition.
    pub editions: [bool; 2],
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
    /// Whether it can be bought; the two that cannot come with Sarah Kerrigan.
    pub for_sale: bool,
}

/// A Combat card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CardFacts {
    /// Its number in views and spots.
    pub card: Card,
    /// The box it comes in.
    pub set: Edition,
    /// Whether it is in play in each edition.
    pub editions: [bool; 2],
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
    /// The box it comes in.
    pub set: Edition,
    /// The stages whose decks hold it.
    pub stages: Vec<Stage>,
    /// Whether it stays on the table when it is played.
    pub kept: bool,
}

/// A Leadership card (SC 29.1.1); what it does is the attribute `text` of its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LeadershipFacts {
    /// Which card.
    pub card: Leadership,
    /// Whose it is.
    pub faction: Faction,
    /// Its stage.
    pub stage: Stage,
    /// What becomes of it.
    pub kind: LeadershipKind,
    /// What the faction starts with, on a card of Stage I.
    pub forces: Option<ForcesFacts>,
    /// The hero it gives.
    pub hero: Option<Unit>,
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
                    module_slots: Edition::ALL.map(|edition| race.module_slots(edition)),
                })
                .into(),
            factions: Faction::ALL.map(FactionFacts::of).into(),
            planets: Planet::all().map(PlanetFacts::of).collect(),
            units: Unit::all().map(UnitFacts::of).collect(),
            buildings: Race::ALL.into_iter().flat_map(Building::of).map(BuildingFacts::of).collect(),
            modules: Module::ALL.map(ModuleFacts::of).into(),
            technologies: Technology::all().map(TechnologyFacts::of).collect(),
            cards: Card::all().map(CardFacts::of).collect(),
            events: EventCard::all().map(EventFacts::of).collect(),
            leadership: Leadership::all().map(LeadershipFacts::of).collect(),
            installations: Installation::ALL.into(),
            orders: Order::ALL
                .map(|order| OrderFacts { order, special: order.is_special(), tokens: order.tokens() })
                .into(),
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
        Self { faction, race: faction.race(), forces: ForcesFacts::of(&def.forces), victory: def.victory }
    }
}

impl ForcesFacts {
    fn of(forces: &Forces) -> Self {
        Self { units: forces.units.to_vec(), workers: forces.workers, transports: forces.transports }
    }
}

/// The box of something whose number in its table is this, if the base game has so many.
const fn set(number: usize, base: usize) -> Edition {
    if number < base { Edition::Base } else { Edition::BroodWar }
}

impl PlanetFacts {
    fn of(planet: Planet) -> Self {
        let areas = planet.areas().iter().map(|area| AreaFacts {
            yields: area.yields,
            amount: area.amount,
            limit: area.limit,
            only: area.only,
            strategic: area.strategic,
        });
        let set = set(planet as usize, Planet::BASE);
        Self { planet, set, slots: planet.def().slots.iter().collect(), areas: areas.collect() }
    }
}

impl UnitFacts {
    fn of(unit: Unit) -> Self {
        let def = unit.def();
        let card = Leadership::all().find(|card| card.def().hero == Some(unit));
        Self {
            unit,
            set: set(unit as usize, Unit::BASE),
            editions: Edition::ALL.map(|edition| unit.is_in(edition)),
            race: def.race,
            figures: def.figures,
            layer: def.layer,
            cost: Edition::ALL.map(|edition| unit.cost(edition)),
            attacks: def.attacks,
            support: def.support,
            assist: def.assist,
            detector: def.detector,
            mechanical: def.tags.mechanical,
            ranged: def.tags.ranged,
            cloaked: unit.cloaks(),
            sacrificed: unit.is_sacrificed(),
            by: Edition::ALL.map(|edition| unit.by(edition)),
            hero: unit.hero().zip(card).map(|(hero, card)| HeroFacts {
                figure: hero.figure,
                bonus: hero.bonus,
                card,
            }),
        }
    }
}

impl BuildingFacts {
    fn of(building: Building) -> Self {
        let def = building.def();
        let costs = Edition::ALL.map(|edition| building.costs(edition).to_vec());
        Self { building, race: def.race, printed: def.printed, costs }
    }
}

impl ModuleFacts {
    fn of(module: Module) -> Self {
        let def = module.def();
        Self {
            module,
            set: set(module as usize, Module::BASE),
            cost: Race::ALL.map(|race| def.cost(race)),
            tokens: Race::ALL.map(|race| def.tokens(race)),
        }
    }
}

impl TechnologyFacts {
    fn of(technology: Technology) -> Self {
        let def = technology.def();
        Self {
            technology,
            set: set(technology as usize, Technology::BASE),
            editions: Edition::ALL.map(|edition| technology.is_in(edition)),
            race: def.race,
            cost: def.cost,
            cards: Card::copies(technology).collect(),
            play_area: def.play_area,
            returns: def.returns,
            for_sale: technology.is_for_sale(),
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
            set: set(usize::from(card.0), Card::BASE),
            editions: Edition::ALL.map(|edition| card.is_in(edition)),
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
        let set = set(event as usize, EventCard::BASE);
        Self { event, set, stages: stages.collect(), kept: def.kept }
    }
}

impl LeadershipFacts {
    fn of(card: Leadership) -> Self {
        let def = card.def();
        Self {
            card,
            faction: def.faction,
            stage: def.stage,
            kind: def.kind,
            forces: def.forces.as_ref().map(ForcesFacts::of),
            hero: def.hero,
        }
    }
}
