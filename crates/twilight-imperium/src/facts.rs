//! What is printed on the components, for clients to draw them from.

use serde::Serialize;
use ts_rs::TS;

use crate::cards::maps::{LAYOUTS, Layout};
use crate::cards::{
    Ability, ActionCard, Agenda, Anomaly, Back, COMMAND_TOKENS, CUSTODIANS, Colour, Faction, HAND_LIMIT,
    Kind, Note, NoteTiming, Objective, Outcomes, Planet, Pool, Production, Profile, Requirement,
    SECRET_LIMIT, ScoringPhase, Shots, Stage, Strategy, Tech, Tile, Timing, Trait, Unit, Wormhole,
};
use crate::hex::Hex;

/// The printed facts of the game. Lists are in the order of their tables: spots name a thing by its place there, and
/// a `key` is the key of its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Facts {
    /// The system tiles; a tile is its place in this list.
    pub tiles: Vec<TileFacts>,
    /// The planets.
    pub planets: Vec<PlanetFacts>,
    /// The places of the board, the one beside it last.
    pub places: Vec<PlaceFacts>,
    /// The ready maps, by number of players.
    pub layouts: Vec<LayoutFacts>,
    /// The types of units.
    pub units: Vec<UnitFacts>,
    /// What is printed for units: on faction sheets, upgrades and flagships.
    pub profiles: Vec<ProfileFacts>,
    /// The factions.
    pub factions: Vec<FactionFacts>,
    /// The faction abilities.
    pub abilities: Vec<AbilityFacts>,
    /// The technologies.
    pub techs: Vec<TechFacts>,
    /// The strategy cards.
    pub strategies: Vec<StrategyFacts>,
    /// The action cards.
    pub actions: Vec<ActionFacts>,
    /// The agendas.
    pub agendas: Vec<AgendaFacts>,
    /// The objectives.
    pub objectives: Vec<ObjectiveFacts>,
    /// The promissory notes.
    pub notes: Vec<NoteFacts>,
    /// The colours of technologies.
    pub colours: Vec<ColourFacts>,
    /// The traits of planets.
    pub traits: Vec<TraitFacts>,
    /// The anomalies.
    pub anomalies: Vec<AnomalyFacts>,
    /// The wormholes.
    pub wormholes: Vec<WormholeFacts>,
    /// The pools of command tokens.
    pub pools: Vec<PoolFacts>,
    /// The command tokens of a faction.
    pub command_tokens: u8,
    /// How many action cards a hand may hold.
    pub hand_limit: u8,
    /// How many secret objectives a player may have, scored and unscored together.
    pub secret_limit: u8,
    /// The influence that removes the custodians token.
    pub custodians: u8,
}

/// A system tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TileFacts {
    /// The printed number.
    pub number: u8,
    /// The key of its name.
    pub key: &'static str,
    /// The colour of its back.
    pub back: Back,
    /// The faction whose home system it is.
    pub home: Option<Faction>,
    /// The planets on it.
    pub planets: Vec<Planet>,
    /// The wormhole on it.
    pub wormhole: Option<Wormhole>,
    /// Which anomaly it is.
    pub anomaly: Option<Anomaly>,
}

/// A planet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlanetFacts {
    /// Which planet.
    pub planet: Planet,
    /// The key of its name.
    pub key: &'static str,
    /// The tile it lies on.
    pub tile: Tile,
    /// Its resource value.
    pub resources: u8,
    /// Its influence value.
    pub influence: u8,
    /// Its trait.
    pub kind: Option<Trait>,
    /// Its technology specialty.
    pub specialty: Option<Colour>,
}

/// A place of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlaceFacts {
    /// Which place.
    pub hex: Hex,
    /// Its axial coordinates, north of the middle being (0, -1); `None` for the place beside the board.
    pub at: Option<(i8, i8)>,
    /// Its ring; the middle is 0.
    pub ring: Option<u8>,
}

/// The diagram for a number of players, and one ready map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LayoutFacts {
    /// For how many players.
    pub players: u8,
    /// The home places, clockwise.
    pub homes: Vec<Hex>,
    /// The places that stay empty.
    pub unused: Vec<Hex>,
    /// Trade goods for the players at the home places.
    pub goods: Vec<u8>,
    /// Blue-backed and red-backed tiles dealt to each player.
    pub dealt: [u8; 2],
    /// The printed numbers of the tiles of the ready map, by place; 0 where there is none.
    pub map: Vec<u8>,
}

/// A type of unit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct UnitFacts {
    /// Which type.
    pub unit: Unit,
    /// The key of its name.
    pub key: &'static str,
    /// The figures of one colour.
    pub figures: u8,
    /// Whether it is a ship.
    pub ship: bool,
    /// Whether it is a ground force.
    pub ground: bool,
    /// Whether it is a structure.
    pub structure: bool,
}

/// What is printed for units.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[expect(clippy::struct_excessive_bools, reason = "each is an ability that is printed or not")]
pub struct ProfileFacts {
    /// Which profile.
    pub profile: Profile,
    /// The key of its name.
    pub key: &'static str,
    /// The type of the units.
    pub unit: Unit,
    /// Their cost in resources; `None` if they cannot be produced.
    pub cost: Option<u8>,
    /// How many units the cost buys.
    pub per_cost: u8,
    /// Their combat value; `None` if they do not fight.
    pub combat: Option<u8>,
    /// Their dice in combat.
    pub dice: u8,
    /// Their move value.
    pub movement: Option<u8>,
    /// How many fighters and ground forces they carry.
    pub capacity: u8,
    /// Sustain Damage.
    pub sustain: bool,
    /// Planetary Shield.
    pub shield: bool,
    /// Anti-Fighter Barrage.
    pub barrage: Option<Shots>,
    /// Bombardment.
    pub bombardment: Option<Shots>,
    /// Space Cannon.
    pub cannon: Option<Shots>,
    /// Whether Space Cannon also reaches adjacent systems.
    pub ranged: bool,
    /// Production.
    pub production: Production,
    /// Whether Direct Hit cannot destroy it.
    pub no_direct_hit: bool,
}

/// A faction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct FactionFacts {
    /// Which faction.
    pub faction: Faction,
    /// The key of its name.
    pub key: &'static str,
    /// Its home system.
    pub home: Tile,
    /// Its commodity value.
    pub commodities: u8,
    /// Its starting units.
    pub units: Vec<(Unit, u8)>,
    /// Its starting technologies.
    pub techs: Vec<Tech>,
    /// How many more it chooses.
    pub chosen_techs: u8,
    /// Its abilities.
    pub abilities: Vec<Ability>,
    /// Its flagship.
    pub flagship: Profile,
    /// Its own versions of other units, each before its upgrade.
    pub own: Vec<Profile>,
    /// Its two technologies.
    pub own_techs: [Tech; 2],
    /// Its promissory note.
    pub note: Note,
}

/// A faction ability; what it does is the attribute `text` of its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct AbilityFacts {
    /// Which ability.
    pub ability: Ability,
    /// The key of its name.
    pub key: &'static str,
    /// Whose it is.
    pub faction: Faction,
}

/// A technology; what it does is the attribute `text` of its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TechFacts {
    /// Which technology.
    pub tech: Tech,
    /// The key of its name.
    pub key: &'static str,
    /// Its colour; `None` for unit upgrades.
    pub colour: Option<Colour>,
    /// Its prerequisites: blue, green, yellow, red.
    pub needs: [u8; Colour::COUNT],
    /// The type of unit it upgrades.
    pub upgrades: Option<Unit>,
    /// The profile of that unit.
    pub profile: Option<Profile>,
    /// The faction that alone has it.
    pub faction: Option<Faction>,
    /// Whether using it exhausts it.
    pub exhausts: bool,
}

/// A strategy card; its abilities are the attributes `primary` and `secondary` of its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct StrategyFacts {
    /// Which card.
    pub card: Strategy,
    /// The key of its name.
    pub key: &'static str,
    /// Its initiative number.
    pub initiative: u8,
}

/// An action card; what it does is the attribute `text` of its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ActionFacts {
    /// Which card.
    pub card: ActionCard,
    /// The key of its name.
    pub key: &'static str,
    /// How many cards bear the title.
    pub copies: u8,
    /// When it may be played.
    pub timing: Timing,
    /// Whether it predicts the outcome of an agenda.
    pub rider: bool,
}

/// An agenda; what it does are the attributes `for` and `against`, or `elect` and `text`, of its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct AgendaFacts {
    /// Which agenda.
    pub agenda: Agenda,
    /// The key of its name.
    pub key: &'static str,
    /// What kind of agenda it is.
    pub kind: Kind,
    /// What is voted on.
    pub outcomes: Outcomes,
}

/// An objective; what it asks for is the attribute `text` of its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ObjectiveFacts {
    /// Which objective.
    pub objective: Objective,
    /// The key of its name.
    pub key: &'static str,
    /// The back of its card.
    pub stage: Stage,
    /// The victory points it is worth.
    pub points: u8,
    /// In which phase it is scored.
    pub phase: ScoringPhase,
    /// What it asks for.
    pub requirement: Requirement,
}

/// A promissory note; what it does is the attribute `text` of its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct NoteFacts {
    /// Which note.
    pub note: Note,
    /// The key of its name.
    pub key: &'static str,
    /// The faction it belongs to; `None` if there is one of every colour.
    pub faction: Option<Faction>,
    /// When it may be played.
    pub timing: NoteTiming,
    /// Whether it stays in the play area of its holder.
    pub stays: bool,
}

/// A colour of technologies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ColourFacts {
    /// Which colour.
    pub colour: Colour,
    /// The key of its name.
    pub key: &'static str,
    /// The key of the words for a planet's specialty.
    pub specialty: &'static str,
}

/// A trait of planets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TraitFacts {
    /// Which trait.
    pub kind: Trait,
    /// The key of its name.
    pub key: &'static str,
}

/// A kind of anomaly; what it does is the attribute `text` of its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct AnomalyFacts {
    /// Which anomaly.
    pub anomaly: Anomaly,
    /// The key of its name.
    pub key: &'static str,
}

/// A kind of wormhole.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct WormholeFacts {
    /// Which kind.
    pub wormhole: Wormhole,
    /// The key of its name.
    pub key: &'static str,
}

/// A pool of command tokens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PoolFacts {
    /// Which pool.
    pub pool: Pool,
    /// The key of its name.
    pub key: &'static str,
}

impl Facts {
    /// All of them.
    pub fn all() -> Self {
        Self {
            tiles: Tile::ALL.map(TileFacts::of).into(),
            planets: Planet::ALL.map(PlanetFacts::of).into(),
            places: Hex::all().map(PlaceFacts::of).collect(),
            layouts: LAYOUTS.iter().map(LayoutFacts::of).collect(),
            units: Unit::ALL.map(UnitFacts::of).into(),
            profiles: Profile::ALL.map(ProfileFacts::of).into(),
            factions: Faction::ALL.map(FactionFacts::of).into(),
            abilities: Ability::ALL
                .map(|ability| AbilityFacts { ability, key: ability.key(), faction: ability.faction() })
                .into(),
            techs: Tech::ALL.map(TechFacts::of).into(),
            strategies: Strategy::ALL
                .map(|card| StrategyFacts { card, key: card.key(), initiative: card.initiative() })
                .into(),
            actions: ActionCard::ALL.map(ActionFacts::of).into(),
            agendas: Agenda::ALL.map(AgendaFacts::of).into(),
            objectives: Objective::ALL.map(ObjectiveFacts::of).into(),
            notes: Note::ALL.map(NoteFacts::of).into(),
            colours: Colour::ALL
                .map(|colour| ColourFacts { colour, key: colour.key(), specialty: colour.specialty_key() })
                .into(),
            traits: Trait::ALL.map(|kind| TraitFacts { kind, key: kind.key() }).into(),
            anomalies: Anomaly::ALL.map(|anomaly| AnomalyFacts { anomaly, key: anomaly.key() }).into(),
            wormholes: Wormhole::ALL.map(|wormhole| WormholeFacts { wormhole, key: wormhole.key() }).into(),
            pools: Pool::ALL.map(|pool| PoolFacts { pool, key: pool.key() }).into(),
            command_tokens: COMMAND_TOKENS,
            hand_limit: HAND_LIMIT,
            secret_limit: SECRET_LIMIT,
            custodians: CUSTODIANS,
        }
    }
}

impl TileFacts {
    fn of(tile: Tile) -> Self {
        let def = tile.def();
        Self {
            number: def.number,
            key: def.key,
            back: def.back,
            home: def.home,
            planets: def.planets.to_vec(),
            wormhole: def.wormhole,
            anomaly: def.anomaly,
        }
    }
}

impl PlanetFacts {
    fn of(planet: Planet) -> Self {
        let def = planet.def();
        Self {
            planet,
            key: planet.key(),
            tile: def.tile,
            resources: def.resources,
            influence: def.influence,
            kind: def.traits,
            specialty: def.specialty,
        }
    }
}

impl PlaceFacts {
    fn of(hex: Hex) -> Self {
        let at = hex.coordinates();
        Self { hex, at, ring: at.map(|_| hex.ring()) }
    }
}

impl LayoutFacts {
    fn of(layout: &Layout) -> Self {
        let places = |places: &[u8]| places.iter().map(|&place| Hex(place)).collect();
        Self {
            players: layout.players,
            homes: places(layout.homes),
            unused: places(layout.unused),
            goods: layout.trade_goods.to_vec(),
            dealt: [layout.blue, layout.red],
            map: layout.map.to_vec(),
        }
    }
}

impl UnitFacts {
    fn of(unit: Unit) -> Self {
        Self {
            unit,
            key: unit.key(),
            figures: unit.figures(),
            ship: unit.is_ship(),
            ground: unit.is_ground(),
            structure: unit.is_structure(),
        }
    }
}

impl ProfileFacts {
    fn of(profile: Profile) -> Self {
        let stats = profile.def();
        Self {
            profile,
            key: profile.key(),
            unit: stats.unit,
            cost: stats.cost,
            per_cost: stats.per_cost,
            combat: stats.combat,
            dice: stats.dice,
            movement: stats.movement,
            capacity: stats.capacity,
            sustain: stats.sustain,
            shield: stats.shield,
            barrage: stats.barrage,
            bombardment: stats.bombardment,
            cannon: stats.cannon,
            ranged: stats.ranged,
            production: stats.production,
            no_direct_hit: stats.no_direct_hit,
        }
    }
}

impl FactionFacts {
    fn of(faction: Faction) -> Self {
        let def = faction.def();
        Self {
            faction,
            key: faction.key(),
            home: def.home,
            commodities: def.commodities,
            units: def.units.to_vec(),
            techs: def.techs.to_vec(),
            chosen_techs: def.chosen_techs,
            abilities: def.abilities.to_vec(),
            flagship: def.flagship,
            own: def.own.to_vec(),
            own_techs: def.own_techs,
            note: def.note,
        }
    }
}

impl TechFacts {
    fn of(tech: Tech) -> Self {
        let def = tech.def();
        Self {
            tech,
            key: tech.key(),
            colour: def.colour,
            needs: def.needs,
            upgrades: tech.upgrades(),
            profile: def.profile,
            faction: def.faction,
            exhausts: def.exhausts,
        }
    }
}

impl ActionFacts {
    fn of(card: ActionCard) -> Self {
        let def = card.def();
        Self { card, key: card.key(), copies: def.copies, timing: def.timing, rider: card.is_rider() }
    }
}

impl AgendaFacts {
    fn of(agenda: Agenda) -> Self {
        let def = agenda.def();
        Self { agenda, key: agenda.key(), kind: def.kind, outcomes: def.outcomes }
    }
}

impl ObjectiveFacts {
    fn of(objective: Objective) -> Self {
        let def = objective.def();
        Self {
            objective,
            key: objective.key(),
            stage: def.stage,
            points: def.points,
            phase: def.phase,
            requirement: def.requirement,
        }
    }
}

impl NoteFacts {
    fn of(note: Note) -> Self {
        let def = note.def();
        Self { note, key: note.key(), faction: def.faction, timing: def.timing, stays: def.stays }
    }
}
