// Generated from the crate of starcraft; `make wire` writes it anew.

/**
 * An area by its planet and its number there, counted from 0.
 */
export type Area = { 
/**
 * The planet.
 */
planet: Planet, 
/**
 * Which of its areas.
 */
number: number, };

/**
 * An area of a planet.
 */
export type AreaFacts = { 
/**
 * What it gives.
 */
yields: Yield, 
/**
 * How much of it.
 */
amount: number, 
/**
 * How many units it holds.
 */
limit: number, 
/**
 * If it is marked, the only units that may be there (SC 23.1.1).
 */
only: Layer | null, 
/**
 * Whether it is a strategic area (SC 23.2.1).
 */
strategic: boolean, };

/**
 * One area.
 */
export type AreaView = { 
/**
 * Which area.
 */
area: Area, 
/**
 * Whose units stand here.
 */
owner: Seat | null, 
/**
 * The units.
 */
units: Array<Unit>, 
/**
 * Those of them that the order being executed has moved or built.
 */
fresh: Array<Unit>, 
/**
 * Whose base stands here.
 */
base: Seat | null, 
/**
 * Who controls it (SC 1.2.11).
 */
controller: Seat | null, 
/**
 * How far it is depleted.
 */
depletion: Depletion, 
/**
 * Who has its Resource card.
 */
card: Seat | null, 
/**
 * Workers on the Resource card.
 */
workers: number, 
/**
 * Whose installation stands here, and which it is.
 */
installation: [Seat, Installation] | null, 
/**
 * Whose guard token lies here.
 */
guard: Seat | null, 
/**
 * Whether a special conquest point token lies here.
 */
point_token: boolean, };

/**
 * What a unit can attack (SC 14.1.2).
 */
export type Attacks = "both" | "ground" | "air" | "none";

/**
 * The battle being fought.
 */
export type BattleView = { 
/**
 * The contested area.
 */
area: Area, 
/**
 * The attacker and the defender.
 */
seats: [Seat, Seat], 
/**
 * The order that started it.
 */
order: Order, 
/**
 * The units of both sides that are left.
 */
units: [Array<Unit>, Array<Unit>], 
/**
 * The Start of Battle ability each side used.
 */
started: [StartOfBattle | null, StartOfBattle | null], 
/**
 * The assist unit a side put in the front line.
 */
named: [Unit | null, Unit | null], 
/**
 * Units that have no task yet, while skirmishes are formed.
 */
unassigned: [Array<Unit>, Array<Unit>], 
/**
 * The skirmish whose cards are laid, shown or weighed now.
 */
lane: number | null, 
/**
 * The skirmishes in the order they were formed.
 */
skirmishes: Array<SkirmishView>, 
/**
 * Units that were destroyed and have yet to withdraw.
 */
withdrawing: [Array<Unit>, Array<Unit>], 
/**
 * Units chosen so far as victims of splash damage, or to retreat.
 */
picked: Array<Unit>, 
/**
 * Whether the defender has discarded a guard token (SC 28.2.1).
 */
guarded: boolean, 
/**
 * The first of two units that change places, by its skirmish; in the front line if it is not named (SC 25.2.2).
 */
swapping: [number, Unit | null] | null, };

/**
 * What Brood War adds to a player's side of the table.
 */
export type BroodView = { 
/**
 * Leadership cards that stay in play.
 */
in_play: Array<Leadership>, 
/**
 * Leadership cards that were resolved and discarded.
 */
used: Array<Leadership>, 
/**
 * Whether he has picked a Leadership card face down.
 */
has_picked: boolean, 
/**
 * Which one; his own secret until all have picked and it is revealed.
 */
picked: Leadership | null, 
/**
 * Mineral and gas tokens.
 */
tokens: [number, number], 
/**
 * Orders in the Special Order Pool.
 */
pool: number, 
/**
 * How many it may hold.
 */
pool_room: number, 
/**
 * The permanent minerals and gas.
 */
permanent: Cost, 
/**
 * Units on a Leadership card.
 */
aboard: Array<Unit>, 
/**
 * Units under his mind control.
 */
thralls: Array<Thrall>, 
/**
 * Orders placed in this Planning phase, the Defend order included.
 */
placed: number, 
/**
 * Whether the Defend order was used in this Planning phase.
 */
defended: boolean, 
/**
 * Cards that went back to the hand in this Execution phase and bear a mark (SC 24.4.3).
 */
recharged: Array<Card>, 
/**
 * As what orders may be executed in the coming Execution phase.
 */
campaign: Campaign, 
/**
 * Whether orders may be placed in pairs in the coming Planning phase (The Will of the Conclave).
 */
pairs: boolean, 
/**
 * Whether transports cannot be destroyed in this round (Return to Aiur).
 */
sheltered: boolean, };

/**
 * A building type.
 */
export type Building = "barracks" | "factory" | "starport" | "gateway" | "robotics-facility" | "stargate" | "spawning-pool" | "queens-nest" | "spire";

/**
 * A type of building.
 */
export type BuildingFacts = { 
/**
 * Which type.
 */
building: Building, 
/**
 * Whose it is.
 */
race: Race, 
/**
 * Whether level 1 is printed on the sheet.
 */
printed: boolean, 
/**
 * The cost of each level in each edition, level 1 first.
 */
costs: [Array<Cost>, Array<Cost>], };

/**
 * What allows a unit to be built.
 */
export type By = { "building": [Building, number] } | { "technology": [Technology, Unit, number] } | "installation" | "leadership";

/**
 * As what an order may be executed in the coming Execution phase, whatever it says.
 */
export type Campaign = "none" | "mobilize" | "build";

/**
 * One card of a race: its row in the table. The copies of a technology are cards of their own, because their
 * values differ.
 */
export type Card = number;

/**
 * A Combat card.
 */
export type CardFacts = { 
/**
 * Its number in views and spots.
 */
card: Card, 
/**
 * The box it comes in.
 */
set: Edition, 
/**
 * Whether it is in play in each edition.
 */
editions: [boolean, boolean], 
/**
 * Whose it is.
 */
race: Race, 
/**
 * The key of its name, e.g. `card-terran-1` or `technology-nuke`.
 */
key: string, 
/**
 * Its number in the starting deck; `None` for the card of a technology.
 */
number: number | null, 
/**
 * The technology it belongs to.
 */
technology: Technology | null, 
/**
 * What kind of card it is.
 */
kind: CardKind, 
/**
 * The values if it depicts the front-line unit; `None` unless it is a standard card.
 */
major: Values | null, 
/**
 * The values otherwise.
 */
minor: Values | null, 
/**
 * The units it depicts; none means every unit of the race.
 */
units: Array<Unit>, 
/**
 * Those of them that bear the special support icon.
 */
support_icon: Array<Unit>, 
/**
 * Whether it has an ability; the words are the attribute `text` of its name.
 */
text: boolean, };

/**
 * What kind of Combat card it is (SC 13.2.1).
 */
export type CardKind = "standard" | "reinforcement" | "play-area";

/**
 * A cell of the grid; the first planet lies at the origin, `y` grows to the south.
 */
export type Cell = { 
/**
 * To the east.
 */
x: number, 
/**
 * To the south.
 */
y: number, };

/**
 * An amount of minerals and gas (SC 9.1.2).
 */
export type Cost = { 
/**
 * Minerals.
 */
minerals: number, 
/**
 * Gas.
 */
gas: number, };

/**
 * What everybody pays alike.
 */
export type Costs = { 
/**
 * A worker.
 */
worker: Cost, 
/**
 * A transport.
 */
transport: Cost, 
/**
 * A base.
 */
base: Cost, };

/**
 * How far an area is depleted (SC 9.4.2, SC 9.4.4).
 */
export type Depletion = "none" | "partial" | "complete";

/**
 * An Event card drawn this round.
 */
export type DrawnEvent = { 
/**
 * The stage on its back.
 */
stage: Stage, 
/**
 * Its face, if the viewer has read it.
 */
face: EventFace | null, };

/**
 * Which components are in play (SC 20.1.1).
 */
export type Edition = "base" | "brood-war";

/**
 * Why the game ended.
 */
export type End = "normal" | "special" | "end-game" | "elimination" | "stalemate";

/**
 * An Event card by its title.
 */
export type EventCard = "uncharted-currents" | "prefab-modules" | "recruitment-drive" | "spare-hulls" | "local-militia" | "war-games" | "expanded-staff" | "untapped-veins" | "listening-post" | "skilled-overseers" | "flawless-defense-plan" | "intercepted-transmissions" | "overharvested" | "shifting-lanes" | "rapid-redeployment" | "veteran-cadres" | "field-laboratory" | "mercenary-contract" | "raiders" | "worker-unrest" | "rallying-cry" | "accelerated-construction" | "the-end-draws-near" | "moment-of-glory" | "orbital-bombardment" | "reign-of-terror" | "supreme-effort" | "elite-vanguard" | "scientific-breakthrough" | "scorched-world" | "torn-space" | "total-war" | "subtle-planning" | "hidden-cache" | "heroic-strategy" | "vespene-windfall" | "dug-in" | "inspiring-leadership";

/**
 * One Event card as it lies: its title, and its stage, which its back shows (SC 2.6.12).
 */
export type EventFace = { 
/**
 * The title.
 */
card: EventCard, 
/**
 * The stage.
 */
stage: Stage, };

/**
 * An Event card; what it does is the attribute `text` of its name.
 */
export type EventFacts = { 
/**
 * Which card.
 */
event: EventCard, 
/**
 * The box it comes in.
 */
set: Edition, 
/**
 * The stages whose decks hold it.
 */
stages: Array<Stage>, 
/**
 * Whether it stays on the table when it is played.
 */
kept: boolean, };

/**
 * The event deck and what lies beside it.
 */
export type EventsView = { 
/**
 * How many cards of each stage are left in the event deck; the backs show them.
 */
deck: [number, number, number], 
/**
 * The stage of the game (SC 8.3.2).
 */
stage: Stage, 
/**
 * The discard pile, the top last.
 */
discard: Array<EventFace>, 
/**
 * Played 'The End Draws Near'.
 */
beside: number, };

/**
 * A faction (SC 1.1.2).
 */
export type Faction = "raynor" | "mengsk" | "tassadar" | "aldaris" | "queen-of-blades" | "overmind";

/**
 * A faction.
 */
export type FactionFacts = { 
/**
 * Which faction.
 */
faction: Faction, 
/**
 * Its race.
 */
race: Race, 
/**
 * What it starts with; in Brood War its Leadership cards say so.
 */
forces: ForcesFacts, 
/**
 * How it wins specially; the words are the attribute `victory` of its name.
 */
victory: SpecialVictory, };

/**
 * How factions are given out (SC G2).
 */
export type Factions = "draft" | "dealt";

/**
 * The printed facts of the game. Lists are in the order of their tables: spots name a thing by its place there. Where
 * Brood War prints something else, both stand here: the base game first.
 */
export type Facts = { 
/**
 * The races.
 */
races: Array<RaceFacts>, 
/**
 * The factions.
 */
factions: Array<FactionFacts>, 
/**
 * The planets.
 */
planets: Array<PlanetFacts>, 
/**
 * The units.
 */
units: Array<UnitFacts>, 
/**
 * The buildings.
 */
buildings: Array<BuildingFacts>, 
/**
 * The modules.
 */
modules: Array<ModuleFacts>, 
/**
 * The technologies.
 */
technologies: Array<TechnologyFacts>, 
/**
 * The Combat cards; a view names a card by its place in this list.
 */
cards: Array<CardFacts>, 
/**
 * The Event cards.
 */
events: Array<EventFacts>, 
/**
 * The Leadership cards.
 */
leadership: Array<LeadershipFacts>, 
/**
 * The installations; what each does is the attribute `text` of its name.
 */
installations: Array<Installation>, 
/**
 * The orders.
 */
orders: Array<OrderFacts>, 
/**
 * What everybody pays alike.
 */
costs: Costs, 
/**
 * The permanent resources of every faction sheet (SC 9.3.1).
 */
permanent: Cost, 
/**
 * How many orders a player places in a round (SC 5.1.1).
 */
orders_a_round: number, 
/**
 * Conquest points of a normal victory (SC 8.2.1).
 */
normal_victory: number, 
/**
 * Cards "The End Draws Near" that end the game.
 */
last_events: number, };

/**
 * What became of a front-line unit.
 */
export type Fate = "fighting" | "destroyed" | "withdrawing" | "withdrawn" | "captured";

/**
 * Starting forces.
 */
export type ForcesFacts = { 
/**
 * The units.
 */
units: Array<[Unit, number]>, 
/**
 * The workers.
 */
workers: number, 
/**
 * The transports.
 */
transports: number, };

/**
 * How the galaxy comes about.
 */
export type Galaxy = "built" | "ready";

/**
 * Combat cards as one viewer sees them.
 */
export type Hand = { "open": Array<Card> } | { "closed": { 
/**
 * How many.
 */
count: number, 
/**
 * Those the viewer knows.
 */
known: Array<Card>, } };

/**
 * A hero (SC 30.1.2).
 */
export type HeroFacts = { 
/**
 * The figure that stands on the hero token.
 */
figure: Unit, 
/**
 * What its card adds in the front line.
 */
bonus: Values, 
/**
 * Its Leadership card, whose words say what else it does.
 */
card: Leadership, };

/**
 * A kind of installation (SC 26.1.6).
 */
export type Installation = "infested-command-center" | "cerebrate" | "overmind" | "warp-gate";

/**
 * A card laid in a skirmish.
 */
export type LaidCard = { 
/**
 * Whether it is the second card, which is a Reinforcement card (SC 13.8.5).
 */
reinforcement: boolean, 
/**
 * Whether it came from the deck unseen.
 */
from_deck: boolean, 
/**
 * Its face, if the viewer knows it.
 */
face: Card | null, };

/**
 * What cards of Brood War have changed for a while, for all to see.
 */
export type LastingView = { 
/**
 * The planet on which others place one order each, and who named it (Subtle Influence).
 */
influence: [Planet, Seat] | null, 
/**
 * The area whose units the order being executed cannot move (Maelstrom).
 */
held: Area | null, 
/**
 * Whether nobody can win in the Regrouping phase of this round (Destiny).
 */
destiny: boolean, };

/**
 * Whether a unit stands or flies (SC 14.1.1).
 */
export type Layer = "ground" | "air";

/**
 * A Leadership card (SC 29.1.1).
 */
export type Leadership = "storage-facilities" | "raynors-raiders" | "covert-operations" | "jim-raynor" | "make-do-with-little" | "to-the-bitter-end" | "psi-disrupter" | "emperor-arcturus" | "terran-dominion" | "sons-of-korhal" | "norad-ii" | "tactical-mastery" | "terran-civilization" | "scorched-earth-policy" | "orbital-platform" | "domination" | "warp-gate" | "gantrithor" | "zeratul" | "ultimate-sacrifice" | "return-to-aiur" | "riches-of-aiur" | "predestined" | "conclave-fleet" | "fenix" | "khala-devotee" | "will-of-the-conclave" | "destiny" | "forward-planning" | "new-rising-power" | "glimpse-the-future" | "hasten-the-end" | "sarah-kerrigan" | "deathblow" | "subtle-influence" | "endless-hunger" | "the-swarm" | "the-overmind" | "cerebrate-daggoth" | "torrasque" | "the-swarm-flies" | "teeming-spawn";

/**
 * A Leadership card (SC 29.1.1); what it does is the attribute `text` of its name.
 */
export type LeadershipFacts = { 
/**
 * Which card.
 */
card: Leadership, 
/**
 * Whose it is.
 */
faction: Faction, 
/**
 * Its stage.
 */
stage: Stage, 
/**
 * What becomes of it.
 */
kind: LeadershipKind, 
/**
 * What the faction starts with, on a card of Stage I.
 */
forces: ForcesFacts | null, 
/**
 * The hero it gives.
 */
hero: Unit | null, };

/**
 * What becomes of a Leadership card when it is resolved (SC 29.2.5, SC 29.2.6).
 */
export type LeadershipKind = "once" | "play-area" | "special-victory" | "hero";

/**
 * A module type (SC 16.4.1).
 */
export type Module = "supply" | "research" | "air-support" | "defensive" | "assist" | "offensive";

/**
 * A type of module.
 */
export type ModuleFacts = { 
/**
 * Which type; what it does is the attribute `text` of its name.
 */
module: Module, 
/**
 * The box it comes in.
 */
set: Edition, 
/**
 * What it costs a Terran, a Protoss and a Zerg faction.
 */
cost: [Cost, Cost, Cost], 
/**
 * How many tokens a Terran, a Protoss and a Zerg faction has.
 */
tokens: [number, number, number], };

/**
 * Variants and options with the defaults of the rulings.
 */
export type Options = { 
/**
 * How factions are given out (SC G2).
 */
factions: Factions, 
/**
 * How the galaxy comes about.
 */
galaxy: Galaxy, 
/**
 * Galactic Conquest (SC 19.1.1).
 */
conquest: boolean, 
/**
 * Team Play (SC 19.2.1).
 */
teams: boolean, 
/**
 * Whether technology units count against the unit build limit (SC G36).
 */
technology_units: TechnologyUnits, 
/**
 * The reconstructed racial abilities of the Protoss and the Zerg, off unless wished for.
 */
racial_abilities: boolean, 
/**
 * Brood War (SC 20.1.1).
 */
brood_war: boolean, };

/**
 * An order token (SC 5.1.4, SC 5.1.8).
 */
export type Order = "build" | "mobilize" | "research" | "special-build" | "special-mobilize" | "special-research" | "star";

/**
 * An order.
 */
export type OrderFacts = { 
/**
 * Which order.
 */
order: Order, 
/**
 * Whether it is a special order.
 */
special: boolean, 
/**
 * How many tokens a player has.
 */
tokens: number, };

/**
 * An order in a stack.
 */
export type OrderView = { 
/**
 * Whose it is.
 */
seat: Seat, 
/**
 * What it says, if the viewer knows.
 */
order: Order | null, };

/**
 * How a game ended.
 */
export type Outcome = { 
/**
 * The seats that won; all members of a winning side are in it.
 */
winners: SeatSet, };

/**
 * What one side's cards come to.
 */
export type PartyResult = { 
/**
 * Whether the standard card's ability works.
 */
matched: boolean, 
/**
 * Whether the Reinforcement card's ability works.
 */
reinforced: boolean, 
/**
 * Whether there is a detector.
 */
detector: boolean, 
/**
 * Whether splash damage of the standard and of the Reinforcement card was triggered.
 */
splash: [boolean, boolean], 
/**
 * The totals and their parts.
 */
totals: Totals, };

/**
 * One side's part in a skirmish.
 */
export type PartyView = { 
/**
 * The front-line unit.
 */
front: Unit, 
/**
 * What became of it.
 */
fate: Fate, 
/**
 * Whose Combat deck its card comes from, if it is under mind control (SC 24.3.5).
 */
lender: Seat | null, 
/**
 * The supporting units that are left.
 */
support: Array<Unit>, 
/**
 * The cards: the standard card, or the one from the deck, first.
 */
cards: Array<LaidCard>, 
/**
 * A standard card that was cancelled.
 */
cancelled: Card | null, 
/**
 * What counts once the cards are shown.
 */
result: PartyResult | null, };

/**
 * A phase of the round (SC 4.1.1).
 */
export type Phase = "setup" | "planning" | "execution" | "regrouping" | "over";

/**
 * Where a planet lies and how it is turned.
 */
export type Placement = { 
/**
 * Its cell.
 */
cell: Cell, 
/**
 * Quarter turns clockwise.
 */
turn: number, };

/**
 * A planet tile.
 */
export type Planet = "abaddon" | "antiga-prime" | "bhekar-ro" | "braken" | "chau-sara" | "dylar-iv" | "halcyon" | "helios" | "pridewater" | "tarsonis" | "torus" | "vyctor-v" | "avernus-station" | "erebus-station" | "gehenna-station" | "hydrax" | "moria" | "paladino-belt";

/**
 * A planet.
 */
export type PlanetFacts = { 
/**
 * Which planet.
 */
planet: Planet, 
/**
 * The box it comes in.
 */
set: Edition, 
/**
 * Where routes can begin, before it is turned.
 */
slots: Array<Side>, 
/**
 * Its areas, by their numbers.
 */
areas: Array<AreaFacts>, };

/**
 * A planet of the galaxy.
 */
export type PlanetView = { 
/**
 * Which planet.
 */
planet: Planet, 
/**
 * Where it lies.
 */
placement: Placement, 
/**
 * Its areas.
 */
areas: Array<AreaView>, 
/**
 * Its order stack, the top last (SC 5.2.5).
 */
orders: Array<OrderView>, };

/**
 * One player's side of the table.
 */
export type PlayerView = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * His side, himself included (SC 19.2.1).
 */
side: SeatSet, 
/**
 * Whether he is still in the game.
 */
in_game: boolean, 
/**
 * The faction; `None` before it is chosen.
 */
faction: Faction | null, 
/**
 * Planets he has drawn and not placed yet.
 */
planets: Array<Planet>, 
/**
 * Conquest points.
 */
points: number, 
/**
 * Conquest points his side needs for a normal victory; `None` where points do not win.
 */
goal: number | null, 
/**
 * Workers in the Worker Pool.
 */
workers: number, 
/**
 * Unavailable workers.
 */
unavailable: number, 
/**
 * Workers on the permanent minerals and the permanent gas.
 */
permanent: [number, number], 
/**
 * His building types with their levels.
 */
buildings: Array<[Building, number]>, 
/**
 * The unit types of his race.
 */
units: Array<UnitView>, 
/**
 * Minerals and gas that no worker mines yet, without forced mining.
 */
unmined: [number, number], 
/**
 * How many modules of each type.
 */
modules: [number, number, number, number, number, number], 
/**
 * His unused orders of each type; his own secret.
 */
unused: [number, number, number, number, number, number, number] | null, 
/**
 * How many unused orders there are, whatever they are.
 */
unused_count: number, 
/**
 * His orders of each type that were revealed in this round.
 */
executed: [number, number, number, number, number, number, number], 
/**
 * How many Combat cards he may keep; 0 before he has a faction.
 */
hand_limit: number, 
/**
 * The Combat hand.
 */
hand: Hand, 
/**
 * Cards in the Combat deck.
 */
deck: number, 
/**
 * Cards chosen for discarding to the hand limit; faces for their owner.
 */
discarding: Hand, 
/**
 * The discard pile, the top last.
 */
discard: Array<Card>, 
/**
 * The Technology deck, sorted; its list is known to all.
 */
technology: Array<Card>, 
/**
 * Technologies in the play area.
 */
play_area: Array<Card>, 
/**
 * Event cards drawn this round, face down, in the order drawn; faces for whoever has read them.
 */
drawn: Array<DrawnEvent>, 
/**
 * Event cards in the play area.
 */
kept: Array<EventFace>, 
/**
 * What Brood War adds; `None` without it.
 */
brood: BroodView | null, };

/**
 * A race (SC 1.1.2).
 */
export type Race = "terran" | "protoss" | "zerg";

/**
 * A race.
 */
export type RaceFacts = { 
/**
 * Which race.
 */
race: Race, 
/**
 * How many Combat cards a player may keep.
 */
hand: number, 
/**
 * How many modules fit on the sheet of each edition.
 */
module_slots: [number, number], };

/**
 * One end of a route: a slot of a planet as it lies.
 */
export type RouteEnd = { 
/**
 * The planet.
 */
planet: Planet, 
/**
 * The side of the planet as it lies, after turning.
 */
side: Side, };

/**
 * A route by its number on the table.
 */
export type RouteId = number;

/**
 * A navigation route.
 */
export type RouteView = { 
/**
 * Its number.
 */
route: RouteId, 
/**
 * Its two ends, the major one of a Z-axis route first.
 */
ends: [RouteEnd, RouteEnd], 
/**
 * Whether it is a Z-axis route.
 */
z_axis: boolean, 
/**
 * Who has a transport on it.
 */
transports: SeatSet, };

/**
 * One seat at the table, counted clockwise from 0; tables have at most eight.
 */
export type Seat = number;

/**
 * A set of up to eight seats: a list of them where people can read it, one byte in snapshots and records.
 */
export type SeatSet = Array<number>;

/**
 * What is fixed before the first decision.
 */
export type Setup = { 
/**
 * How many players (SC 1.1.1).
 */
players: number, 
/**
 * Who takes the first player token; by lot if `None` (SC G1).
 */
first: Seat | null, 
/**
 * Variants and options.
 */
options: Options, };

/**
 * One of the four sides of a planet.
 */
export type Side = "north" | "east" | "south" | "west";

/**
 * One skirmish.
 */
export type SkirmishView = { 
/**
 * The attacker's and the defender's part.
 */
parties: [PartyView, PartyView], 
/**
 * Whether it has been resolved.
 */
resolved: boolean, };

/**
 * A special victory condition (SC 8.3.1); all but the last need Stage III (SC 8.3.2).
 */
export type SpecialVictory = { "resource-areas": number } | { "whole-planets": number } | "most-areas" | { "conquest-areas": number } | { "bases": number } | "end-of-time";

/**
 * A stage of the event deck (SC 2.6.1).
 */
export type Stage = "one" | "two" | "three";

/**
 * A Start of Battle ability (SC 13.4.1).
 */
export type StartOfBattle = { "technology": Technology } | { "event": EventCard } | { "hero": Unit };

/**
 * A technology.
 */
export type Technology = "stim-packs" | "bunker" | "nuke" | "lockdown" | "cloaking-field" | "spider-mines" | "charon-boosters" | "siege-mode" | "emp-shockwave" | "irradiate" | "defensive-matrix" | "yamato-gun" | "leg-enhancements" | "singularity-charge" | "psionic-storm" | "hallucination" | "summon-archon" | "increased-reaver-capacity" | "stasis-field" | "recall" | "arbiter-cloaking-field" | "increased-carrier-capacity" | "burrow" | "metabolic-boost" | "chitinous-plating" | "parasite" | "ensnare" | "spawn-broodling" | "plague" | "dark-swarm" | "improved-flyer-attack" | "guardian-aspect" | "brood-siege-mode" | "brood-lockdown" | "heal" | "optical-flare" | "restoration" | "brood-reaver-capacity" | "summon-dark-archon" | "mind-control" | "feedback" | "maelstrom" | "disruption-web" | "brood-dark-swarm" | "brood-flyer-attack" | "lurker-aspect" | "devourer-aspect" | "infest-command-center" | "consume" | "kerrigan-storm" | "kerrigan-cloaking";

/**
 * A technology.
 */
export type TechnologyFacts = { 
/**
 * Which technology; what it does is the attribute `text` of its name.
 */
technology: Technology, 
/**
 * The box it comes in.
 */
set: Edition, 
/**
 * Whether it is in play in each edition.
 */
editions: [boolean, boolean], 
/**
 * Whose it is.
 */
race: Race, 
/**
 * What it costs.
 */
cost: Cost, 
/**
 * Its cards, all of which one payment buys.
 */
cards: Array<Card>, 
/**
 * Whether it lies in the play area instead of the Combat deck.
 */
play_area: boolean, 
/**
 * Whether it goes back to the Technology deck after its skirmish.
 */
returns: boolean, 
/**
 * Whether it can be bought; the two that cannot come with Sarah Kerrigan.
 */
for_sale: boolean, };

/**
 * Whether technology units count against the unit build limit (SC G36).
 */
export type TechnologyUnits = "count" | "free";

/**
 * A unit under mind control (SC 24.3.4).
 */
export type Thrall = { 
/**
 * Which unit.
 */
unit: Unit, 
/**
 * Whose it was.
 */
owner: Seat, 
/**
 * Where it stands; of attackers the contested area.
 */
area: Area, };

/**
 * Attack and health of one side in a skirmish, with the parts they are made of (SC 13.11.1).
 */
export type Totals = { 
/**
 * The values of the standard card that count.
 */
card: Values, 
/**
 * What the standard card's ability adds.
 */
ability: Values, 
/**
 * What the Reinforcement card adds.
 */
reinforcement: Values, 
/**
 * Attack added by supporting units (SC 13.7.5).
 */
support: number, 
/**
 * Attack added by a special Mobilize order (SC 15.3.2).
 */
order: number, 
/**
 * Attack added by the Air Support module (SC 16.5.2).
 */
module: number, 
/**
 * Health added by a Start of Battle ability.
 */
start: number, 
/**
 * Health added by Metabolic Boost.
 */
boost: number, 
/**
 * The total attack; 0 in spite of its parts under a Stasis Field.
 */
attack: number, 
/**
 * The total health.
 */
health: number, 
/**
 * Sufficient strength (SC 13.12.1).
 */
sufficient: boolean, };

/**
 * One type of figure.
 */
export type Unit = "marine" | "firebat" | "ghost" | "vulture" | "goliath" | "siege-tank" | "wraith" | "science-vessel" | "battlecruiser" | "zealot" | "dragoon" | "high-templar" | "archon" | "reaver" | "scout" | "arbiter" | "carrier" | "zergling" | "hydralisk" | "ultralisk" | "queen" | "defiler" | "scourge" | "mutalisk" | "guardian" | "medic" | "valkyrie" | "dark-templar" | "dark-archon" | "corsair" | "brood-scourge" | "lurker" | "devourer" | "infested-terran" | "jim-raynor" | "norad-ii" | "gantrithor" | "zeratul" | "fenix" | "sarah-kerrigan" | "torrasque";

/**
 * A type of unit.
 */
export type UnitFacts = { 
/**
 * Which unit.
 */
unit: Unit, 
/**
 * The box it comes in.
 */
set: Edition, 
/**
 * Whether it is in play in each edition.
 */
editions: [boolean, boolean], 
/**
 * Whose it is.
 */
race: Race, 
/**
 * How many figures a faction has.
 */
figures: number, 
/**
 * Whether it stands or flies.
 */
layer: Layer, 
/**
 * What it costs in each edition.
 */
cost: [Cost, Cost], 
/**
 * What it can attack.
 */
attacks: Attacks, 
/**
 * What it adds to the attack of a skirmish it supports.
 */
support: number, 
/**
 * Whether it is an assist unit (SC 17.7.1).
 */
assist: boolean, 
/**
 * Whether it is a detector (SC 17.4.1).
 */
detector: boolean, 
/**
 * Whether it is a vehicle or a ship.
 */
mechanical: boolean, 
/**
 * Whether it fights from afar.
 */
ranged: boolean, 
/**
 * Whether it has cloaking in every battle (SC 24.2.1).
 */
cloaked: boolean, 
/**
 * Whether fighting in the front line costs its life (SC 24.5.1).
 */
sacrificed: boolean, 
/**
 * What allows it to be built in each edition.
 */
by: [By, By], 
/**
 * What makes it a hero.
 */
hero: HeroFacts | null, };

/**
 * A unit type as one player can have it.
 */
export type UnitView = { 
/**
 * Which type.
 */
unit: Unit, 
/**
 * Figures left in his supply.
 */
supply: number, 
/**
 * Whether a building of his, or a technology in his play area, lets him build it.
 */
unlocked: boolean, };

/**
 * Attack and health.
 */
export type Values = { 
/**
 * Attack.
 */
attack: number, 
/**
 * Health.
 */
health: number, };

/**
 * The table as one viewer sees it.
 */
export type View = { 
/**
 * The setup; nothing of it is secret.
 */
setup: Setup, 
/**
 * The round, counted from 1; 0 while the galaxy is built.
 */
round: number, 
/**
 * The phase.
 */
phase: Phase, 
/**
 * The holder of the first player token.
 */
first: Seat, 
/**
 * Who is executing an order or playing an Event card.
 */
active: Seat | null, 
/**
 * The order that was revealed last and is not done yet, and where it lay.
 */
revealed: [Planet, Order] | null, 
/**
 * Who owes a decision.
 */
asked: SeatSet, 
/**
 * The players by seat.
 */
players: Array<PlayerView>, 
/**
 * The planets of the galaxy.
 */
planets: Array<PlanetView>, 
/**
 * The routes by their numbers.
 */
routes: Array<RouteView>, 
/**
 * Units that entered an area with enemy units and have not fought yet, and which area it is.
 */
landing: [Area, Array<Unit>] | null, 
/**
 * The battle being fought.
 */
battle: BattleView | null, 
/**
 * The Event cards that belong to nobody.
 */
events: EventsView, 
/**
 * The stage of which Leadership cards are picked now (SC 29.2.2).
 */
leadership: Stage | null, 
/**
 * What cards of Brood War have changed for a while.
 */
lasting: LastingView, 
/**
 * How the game ended, if it has.
 */
outcome: Outcome | null, 
/**
 * Why it ended.
 */
ended: End | null, };

/**
 * What an area gives (SC 1.2.4).
 */
export type Yield = "minerals" | "gas" | "conquest" | "nothing";

/**
 * The zones that a spot may name.
 */
export type Zone = 'planet' | 'area' | 'cell' | 'slot' | 'route' | 'order-stack' | 'order' | 'faction' | 'drawn-planet' | 'hand' | 'discard' | 'deck' | 'technology' | 'play-area' | 'event' | 'drawn-events' | 'event-deck' | 'event-discard' | 'event-beside' | 'unit' | 'building' | 'module' | 'worker' | 'permanent' | 'resource' | 'leadership' | 'token' | 'supply' | 'skirmish' | 'player';

export const FACTS: Facts = {
  buildings: [
    {"building":"barracks","costs":[[{"gas":0,"minerals":0},{"gas":0,"minerals":1},{"gas":1,"minerals":1}],[{"gas":0,"minerals":0},{"gas":0,"minerals":1},{"gas":1,"minerals":1}]],"printed":true,"race":"terran"},
    {"building":"factory","costs":[[{"gas":0,"minerals":2},{"gas":1,"minerals":1},{"gas":1,"minerals":1}],[{"gas":0,"minerals":2},{"gas":1,"minerals":1},{"gas":1,"minerals":1}]],"printed":false,"race":"terran"},
    {"building":"starport","costs":[[{"gas":1,"minerals":1},{"gas":1,"minerals":1},{"gas":1,"minerals":1}],[{"gas":1,"minerals":1},{"gas":1,"minerals":1},{"gas":1,"minerals":1}]],"printed":false,"race":"terran"},
    {"building":"gateway","costs":[[{"gas":0,"minerals":0},{"gas":0,"minerals":1},{"gas":0,"minerals":2}],[{"gas":0,"minerals":0},{"gas":0,"minerals":1},{"gas":0,"minerals":2}]],"printed":true,"race":"protoss"},
    {"building":"robotics-facility","costs":[[{"gas":1,"minerals":1}],[{"gas":1,"minerals":0},{"gas":1,"minerals":1}]],"printed":false,"race":"protoss"},
    {"building":"stargate","costs":[[{"gas":1,"minerals":1},{"gas":1,"minerals":1},{"gas":1,"minerals":1}],[{"gas":1,"minerals":1},{"gas":1,"minerals":1},{"gas":1,"minerals":1}]],"printed":false,"race":"protoss"},
    {"building":"spawning-pool","costs":[[{"gas":0,"minerals":0},{"gas":0,"minerals":1},{"gas":0,"minerals":2}],[{"gas":0,"minerals":0},{"gas":0,"minerals":1},{"gas":0,"minerals":2}]],"printed":true,"race":"zerg"},
    {"building":"queens-nest","costs":[[{"gas":1,"minerals":0},{"gas":1,"minerals":1}],[{"gas":1,"minerals":0},{"gas":1,"minerals":1}]],"printed":false,"race":"zerg"},
    {"building":"spire","costs":[[{"gas":0,"minerals":2},{"gas":1,"minerals":1}],[{"gas":0,"minerals":2},{"gas":1,"minerals":1}]],"printed":false,"race":"zerg"},
  ],
  cards: [
    {"card":0,"editions":[true,true],"key":"card-terran-1","kind":"standard","major":{"attack":6,"health":4},"minor":{"attack":2,"health":5},"number":1,"race":"terran","set":"base","support_icon":[],"technology":null,"text":false,"units":["marine","firebat","ghost"]},
    {"card":1,"editions":[true,true],"key":"card-terran-2","kind":"standard","major":{"attack":5,"health":4},"minor":{"attack":2,"health":5},"number":2,"race":"terran","set":"base","support_icon":[],"technology":null,"text":true,"units":["marine","ghost"]},
    {"card":2,"editions":[true,true],"key":"card-terran-3","kind":"standard","major":{"attack":5,"health":5},"minor":{"attack":2,"health":5},"number":3,"race":"terran","set":"base","support_icon":[],"technology":null,"text":true,"units":["marine","ghost"]},
    {"card":3,"editions":[true,false],"key":"card-terran-4","kind":"standard","major":{"attack":6,"health":6},"minor":{"attack":3,"health":4},"number":4,"race":"terran","set":"base","support_icon":[],"technology":null,"text":false,"units":["marine","firebat"]},
    {"card":4,"editions":[true,false],"key":"card-terran-5","kind":"standard","major":{"attack":5,"health":5},"minor":{"attack":3,"health":4},"number":5,"race":"terran","set":"base","support_icon":[],"technology":null,"text":true,"units":["marine","firebat"]},
    {"card":5,"editions":[true,true],"key":"card-terran-6","kind":"standard","major":{"attack":6,"health":5},"minor":{"attack":4,"health":3},"number":6,"race":"terran","set":"base","support_icon":[],"technology":null,"text":true,"units":["vulture","firebat"]},
    {"card":6,"editions":[true,true],"key":"card-terran-7","kind":"standard","major":{"attack":6,"health":6},"minor":{"attack":4,"health":3},"number":7,"race":"terran","set":"base","support_icon":[],"technology":null,"text":false,"units":["vulture","firebat"]},
    {"card":7,"editions":[true,true],"key":"card-terran-8","kind":"standard","major":{"attack":5,"health":6},"minor":{"attack":4,"health":3},"number":8,"race":"terran","set":"base","support_icon":[],"technology":null,"text":false,"units":["vulture","ghost"]},
    {"card":8,"editions":[true,true],"key":"card-terran-9","kind":"standard","major":{"attack":6,"health":7},"minor":{"attack":3,"health":4},"number":9,"race":"terran","set":"base","support_icon":[],"technology":null,"text":true,"units":["goliath","wraith"]},
    {"card":9,"editions":[true,true],"key":"card-terran-10","kind":"standard","major":{"attack":6,"health":7},"minor":{"attack":3,"health":4},"number":10,"race":"terran","set":"base","support_icon":[],"technology":null,"text":true,"units":["goliath","wraith"]},
    {"card":10,"editions":[true,true],"key":"card-terran-11","kind":"standard","major":{"attack":7,"health":7},"minor":{"attack":4,"health":3},"number":11,"race":"terran","set":"base","support_icon":[],"technology":null,"text":true,"units":["battlecruiser","wraith"]},
    {"card":11,"editions":[true,true],"key":"card-terran-12","kind":"standard","major":{"attack":7,"health":8},"minor":{"attack":4,"health":3},"number":12,"race":"terran","set":"base","support_icon":[],"technology":null,"text":true,"units":["battlecruiser","wraith"]},
    {"card":12,"editions":[true,true],"key":"card-terran-13","kind":"standard","major":{"attack":7,"health":8},"minor":{"attack":5,"health":2},"number":13,"race":"terran","set":"base","support_icon":[],"technology":null,"text":true,"units":["battlecruiser","siege-tank"]},
    {"card":13,"editions":[true,true],"key":"card-terran-14","kind":"standard","major":{"attack":8,"health":8},"minor":{"attack":5,"health":2},"number":14,"race":"terran","set":"base","support_icon":[],"technology":null,"text":true,"units":["battlecruiser","siege-tank"]},
    {"card":14,"editions":[true,false],"key":"card-terran-15","kind":"standard","major":{"attack":7,"health":7},"minor":{"attack":2,"health":5},"number":15,"race":"terran","set":"base","support_icon":[],"technology":null,"text":true,"units":["vulture","siege-tank"]},
    {"card":15,"editions":[true,true],"key":"card-terran-16","kind":"standard","major":{"attack":7,"health":8},"minor":{"attack":2,"health":5},"number":16,"race":"terran","set":"base","support_icon":[],"technology":null,"text":true,"units":["goliath","siege-tank"]},
    {"card":16,"editions":[true,false],"key":"card-terran-17","kind":"reinforcement","major":null,"minor":null,"number":17,"race":"terran","set":"base","support_icon":[],"technology":null,"text":true,"units":["vulture","goliath","siege-tank","wraith","battlecruiser"]},
    {"card":17,"editions":[true,false],"key":"card-terran-18","kind":"reinforcement","major":null,"minor":null,"number":18,"race":"terran","set":"base","support_icon":[],"technology":null,"text":true,"units":["vulture","goliath","siege-tank","wraith","battlecruiser"]},
    {"card":18,"editions":[true,true],"key":"technology-stim-packs","kind":"standard","major":{"attack":7,"health":3},"minor":{"attack":6,"health":5},"number":null,"race":"terran","set":"base","support_icon":[],"technology":"stim-packs","text":true,"units":["marine","firebat"]},
    {"card":19,"editions":[true,true],"key":"technology-stim-packs","kind":"standard","major":{"attack":7,"health":4},"minor":{"attack":6,"health":5},"number":null,"race":"terran","set":"base","support_icon":[],"technology":"stim-packs","text":true,"units":["marine","firebat"]},
    {"card":20,"editions":[true,true],"key":"technology-bunker","kind":"play-area","major":null,"minor":null,"number":null,"race":"terran","set":"base","support_icon":[],"technology":"bunker","text":true,"units":["marine","firebat","ghost"]},
    {"card":21,"editions":[true,true],"key":"technology-nuke","kind":"standard","major":{"attack":0,"health":6},"minor":{"attack":7,"health":4},"number":null,"race":"terran","set":"base","support_icon":[],"technology":"nuke","text":true,"units":["ghost"]},
    {"card":22,"editions":[true,false],"key":"technology-lockdown","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"terran","set":"base","support_icon":["ghost"],"technology":"lockdown","text":true,"units":["ghost"]},
    {"card":23,"editions":[true,false],"key":"technology-lockdown","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"terran","set":"base","support_icon":["ghost"],"technology":"lockdown","text":true,"units":["ghost"]},
    {"card":24,"editions":[true,true],"key":"technology-cloaking-field","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"terran","set":"base","support_icon":["ghost","wraith"],"technology":"cloaking-field","text":true,"units":["ghost","wraith"]},
    {"card":25,"editions":[true,true],"key":"technology-cloaking-field","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"terran","set":"base","support_icon":["ghost","wraith"],"technology":"cloaking-field","text":true,"units":["ghost","wraith"]},
    {"card":26,"editions":[true,true],"key":"technology-spider-mines","kind":"standard","major":{"attack":7,"health":7},"minor":{"attack":5,"health":6},"number":null,"race":"terran","set":"base","support_icon":[],"technology":"spider-mines","text":true,"units":["vulture"]},
    {"card":27,"editions":[true,true],"key":"technology-spider-mines","kind":"standard","major":{"attack":8,"health":7},"minor":{"attack":5,"health":6},"number":null,"race":"terran","set":"base","support_icon":[],"technology":"spider-mines","text":true,"units":["vulture"]},
    {"card":28,"editions":[true,true],"key":"technology-charon-boosters","kind":"play-area","major":null,"minor":null,"number":null,"race":"terran","set":"base","support_icon":[],"technology":"charon-boosters","text":true,"units":["goliath"]},
    {"card":29,"editions":[true,false],"key":"technology-siege-mode","kind":"standard","major":{"attack":9,"health":7},"minor":{"attack":6,"health":5},"number":null,"race":"terran","set":"base","support_icon":[],"technology":"siege-mode","text":true,"units":["siege-tank"]},
    {"card":30,"editions":[true,false],"key":"technology-siege-mode","kind":"standard","major":{"attack":9,"health":8},"minor":{"attack":6,"health":5},"number":null,"race":"terran","set":"base","support_icon":[],"technology":"siege-mode","text":true,"units":["siege-tank"]},
    {"card":31,"editions":[true,true],"key":"technology-emp-shockwave","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"terran","set":"base","support_icon":["science-vessel"],"technology":"emp-shockwave","text":true,"units":["science-vessel"]},
    {"card":32,"editions":[true,true],"key":"technology-emp-shockwave","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"terran","set":"base","support_icon":["science-vessel"],"technology":"emp-shockwave","text":true,"units":["science-vessel"]},
    {"card":33,"editions":[true,true],"key":"technology-irradiate","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"terran","set":"base","support_icon":["science-vessel"],"technology":"irradiate","text":true,"units":["science-vessel"]},
    {"card":34,"editions":[true,true],"key":"technology-irradiate","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"terran","set":"base","support_icon":["science-vessel"],"technology":"irradiate","text":true,"units":["science-vessel"]},
    {"card":35,"editions":[true,true],"key":"technology-defensive-matrix","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"terran","set":"base","support_icon":["science-vessel"],"technology":"defensive-matrix","text":true,"units":["science-vessel"]},
    {"card":36,"editions":[true,true],"key":"technology-defensive-matrix","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"terran","set":"base","support_icon":["science-vessel"],"technology":"defensive-matrix","text":true,"units":["science-vessel"]},
    {"card":37,"editions":[true,true],"key":"technology-yamato-gun","kind":"standard","major":{"attack":10,"health":7},"minor":{"attack":7,"health":4},"number":null,"race":"terran","set":"base","support_icon":[],"technology":"yamato-gun","text":true,"units":["battlecruiser"]},
    {"card":38,"editions":[true,true],"key":"technology-yamato-gun","kind":"standard","major":{"attack":10,"health":8},"minor":{"attack":7,"health":4},"number":null,"race":"terran","set":"base","support_icon":[],"technology":"yamato-gun","text":true,"units":["battlecruiser"]},
    {"card":39,"editions":[true,false],"key":"card-protoss-1","kind":"standard","major":{"attack":6,"health":7},"minor":{"attack":2,"health":5},"number":1,"race":"protoss","set":"base","support_icon":[],"technology":null,"text":false,"units":["zealot"]},
    {"card":40,"editions":[true,false],"key":"card-protoss-2","kind":"standard","major":{"attack":7,"health":5},"minor":{"attack":2,"health":5},"number":2,"race":"protoss","set":"base","support_icon":[],"technology":null,"text":false,"units":["zealot"]},
    {"card":41,"editions":[true,true],"key":"card-protoss-3","kind":"standard","major":{"attack":5,"health":6},"minor":{"attack":2,"health":5},"number":3,"race":"protoss","set":"base","support_icon":[],"technology":null,"text":false,"units":["zealot"]},
    {"card":42,"editions":[true,true],"key":"card-protoss-4","kind":"standard","major":{"attack":5,"health":7},"minor":{"attack":1,"health":6},"number":4,"race":"protoss","set":"base","support_icon":[],"technology":null,"text":false,"units":["zealot","dragoon"]},
    {"card":43,"editions":[true,true],"key":"card-protoss-5","kind":"standard","major":{"attack":6,"health":6},"minor":{"attack":1,"health":6},"number":5,"race":"protoss","set":"base","support_icon":[],"technology":null,"text":true,"units":["zealot","dragoon"]},
    {"card":44,"editions":[true,true],"key":"card-protoss-6","kind":"standard","major":{"attack":8,"health":7},"minor":{"attack":3,"health":4},"number":6,"race":"protoss","set":"base","support_icon":[],"technology":null,"text":false,"units":["scout","dragoon"]},
    {"card":45,"editions":[true,true],"key":"card-protoss-7","kind":"standard","major":{"attack":7,"health":7},"minor":{"attack":3,"health":4},"number":7,"race":"protoss","set":"base","support_icon":[],"technology":null,"text":true,"units":["scout","dragoon"]},
    {"card":46,"editions":[true,true],"key":"card-protoss-8","kind":"standard","major":{"attack":7,"health":8},"minor":{"attack":4,"health":3},"number":8,"race":"protoss","set":"base","support_icon":[],"technology":null,"text":false,"units":["scout"]},
    {"card":47,"editions":[true,false],"key":"card-protoss-9","kind":"standard","major":{"attack":7,"health":8},"minor":{"attack":4,"health":3},"number":9,"race":"protoss","set":"base","support_icon":[],"technology":null,"text":true,"units":["scout"]},
    {"card":48,"editions":[true,true],"key":"card-protoss-10","kind":"standard","major":{"attack":7,"health":8},"minor":{"attack":3,"health":4},"number":10,"race":"protoss","set":"base","support_icon":[],"technology":null,"text":false,"units":["carrier","reaver"]},
    {"card":49,"editions":[true,true],"key":"card-protoss-11","kind":"standard","major":{"attack":8,"health":8},"minor":{"attack":3,"health":4},"number":11,"race":"protoss","set":"base","support_icon":[],"technology":null,"text":false,"units":["carrier","reaver"]},
    {"card":50,"editions":[true,true],"key":"card-protoss-12","kind":"standard","major":{"attack":8,"health":8},"minor":{"attack":2,"health":5},"number":12,"race":"protoss","set":"base","support_icon":[],"technology":null,"text":true,"units":["archon","reaver"]},
    {"card":51,"editions":[true,true],"key":"card-protoss-13","kind":"standard","major":{"attack":9,"health":8},"minor":{"attack":5,"health":2},"number":13,"race":"protoss","set":"base","support_icon":[],"technology":null,"text":true,"units":["archon"]},
    {"card":52,"editions":[true,true],"key":"card-protoss-14","kind":"standard","major":{"attack":9,"health":8},"minor":{"attack":5,"health":2},"number":14,"race":"protoss","set":"base","support_icon":[],"technology":null,"text":true,"units":["archon","carrier"]},
    {"card":53,"editions":[true,true],"key":"card-protoss-15","kind":"standard","major":{"attack":8,"health":9},"minor":{"attack":2,"health":5},"number":15,"race":"protoss","set":"base","support_icon":[],"technology":null,"text":true,"units":["archon","carrier"]},
    {"card":54,"editions":[true,true],"key":"card-protoss-16","kind":"standard","major":{"attack":7,"health":7},"minor":{"attack":3,"health":4},"number":16,"race":"protoss","set":"base","support_icon":[],"technology":null,"text":true,"units":["reaver"]},
    {"card":55,"editions":[true,true],"key":"card-protoss-17","kind":"reinforcement","major":null,"minor":null,"number":17,"race":"protoss","set":"base","support_icon":[],"technology":null,"text":true,"units":[]},
    {"card":56,"editions":[true,true],"key":"card-protoss-18","kind":"reinforcement","major":null,"minor":null,"number":18,"race":"protoss","set":"base","support_icon":[],"technology":null,"text":true,"units":[]},
    {"card":57,"editions":[true,true],"key":"technology-leg-enhancements","kind":"play-area","major":null,"minor":null,"number":null,"race":"protoss","set":"base","support_icon":[],"technology":"leg-enhancements","text":true,"units":["zealot"]},
    {"card":58,"editions":[true,true],"key":"technology-singularity-charge","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"protoss","set":"base","support_icon":[],"technology":"singularity-charge","text":true,"units":["dragoon"]},
    {"card":59,"editions":[true,true],"key":"technology-singularity-charge","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"protoss","set":"base","support_icon":[],"technology":"singularity-charge","text":true,"units":["dragoon"]},
    {"card":60,"editions":[true,true],"key":"technology-psionic-storm","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"protoss","set":"base","support_icon":["high-templar"],"technology":"psionic-storm","text":true,"units":["high-templar"]},
    {"card":61,"editions":[true,true],"key":"technology-psionic-storm","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"protoss","set":"base","support_icon":["high-templar"],"technology":"psionic-storm","text":true,"units":["high-templar"]},
    {"card":62,"editions":[true,true],"key":"technology-hallucination","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"protoss","set":"base","support_icon":["high-templar"],"technology":"hallucination","text":true,"units":["high-templar"]},
    {"card":63,"editions":[true,true],"key":"technology-hallucination","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"protoss","set":"base","support_icon":["high-templar"],"technology":"hallucination","text":true,"units":["high-templar"]},
    {"card":64,"editions":[true,true],"key":"technology-summon-archon","kind":"play-area","major":null,"minor":null,"number":null,"race":"protoss","set":"base","support_icon":[],"technology":"summon-archon","text":true,"units":["high-templar","archon"]},
    {"card":65,"editions":[true,false],"key":"technology-increased-reaver-capacity","kind":"standard","major":{"attack":9,"health":7},"minor":{"attack":6,"health":5},"number":null,"race":"protoss","set":"base","support_icon":[],"technology":"increased-reaver-capacity","text":true,"units":["reaver"]},
    {"card":66,"editions":[true,false],"key":"technology-increased-reaver-capacity","kind":"standard","major":{"attack":9,"health":8},"minor":{"attack":6,"health":5},"number":null,"race":"protoss","set":"base","support_icon":[],"technology":"increased-reaver-capacity","text":true,"units":["reaver"]},
    {"card":67,"editions":[true,false],"key":"technology-increased-reaver-capacity","kind":"standard","major":{"attack":10,"health":9},"minor":{"attack":6,"health":5},"number":null,"race":"protoss","set":"base","support_icon":[],"technology":"increased-reaver-capacity","text":true,"units":["reaver"]},
    {"card":68,"editions":[true,true],"key":"technology-stasis-field","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"protoss","set":"base","support_icon":["arbiter"],"technology":"stasis-field","text":true,"units":["arbiter"]},
    {"card":69,"editions":[true,true],"key":"technology-stasis-field","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"protoss","set":"base","support_icon":["arbiter"],"technology":"stasis-field","text":true,"units":["arbiter"]},
    {"card":70,"editions":[true,true],"key":"technology-recall","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"protoss","set":"base","support_icon":["arbiter"],"technology":"recall","text":true,"units":["arbiter"]},
    {"card":71,"editions":[true,true],"key":"technology-recall","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"protoss","set":"base","support_icon":["arbiter"],"technology":"recall","text":true,"units":["arbiter"]},
    {"card":72,"editions":[true,true],"key":"technology-arbiter-cloaking-field","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"protoss","set":"base","support_icon":["arbiter"],"technology":"arbiter-cloaking-field","text":true,"units":["arbiter"]},
    {"card":73,"editions":[true,true],"key":"technology-arbiter-cloaking-field","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"protoss","set":"base","support_icon":["arbiter"],"technology":"arbiter-cloaking-field","text":true,"units":["arbiter"]},
    {"card":74,"editions":[true,true],"key":"technology-increased-carrier-capacity","kind":"standard","major":{"attack":9,"health":9},"minor":{"attack":6,"health":5},"number":null,"race":"protoss","set":"base","support_icon":[],"technology":"increased-carrier-capacity","text":true,"units":["carrier"]},
    {"card":75,"editions":[true,true],"key":"technology-increased-carrier-capacity","kind":"standard","major":{"attack":10,"health":8},"minor":{"attack":6,"health":5},"number":null,"race":"protoss","set":"base","support_icon":[],"technology":"increased-carrier-capacity","text":true,"units":["carrier"]},
    {"card":76,"editions":[true,true],"key":"technology-increased-carrier-capacity","kind":"standard","major":{"attack":9,"health":10},"minor":{"attack":6,"health":5},"number":null,"race":"protoss","set":"base","support_icon":[],"technology":"increased-carrier-capacity","text":true,"units":["carrier"]},
    {"card":77,"editions":[true,true],"key":"card-zerg-1","kind":"standard","major":{"attack":6,"health":3},"minor":{"attack":4,"health":3},"number":1,"race":"zerg","set":"base","support_icon":[],"technology":null,"text":false,"units":["zergling"]},
    {"card":78,"editions":[true,true],"key":"card-zerg-2","kind":"standard","major":{"attack":5,"health":4},"minor":{"attack":4,"health":3},"number":2,"race":"zerg","set":"base","support_icon":[],"technology":null,"text":false,"units":["zergling"]},
    {"card":79,"editions":[true,true],"key":"card-zerg-3","kind":"standard","major":{"attack":4,"health":5},"minor":{"attack":4,"health":3},"number":3,"race":"zerg","set":"base","support_icon":[],"technology":null,"text":false,"units":["zergling"]},
    {"card":80,"editions":[true,true],"key":"card-zerg-4","kind":"standard","major":{"attack":5,"health":5},"minor":{"attack":1,"health":6},"number":4,"race":"zerg","set":"base","support_icon":[],"technology":null,"text":false,"units":["zergling","hydralisk"]},
    {"card":81,"editions":[true,true],"key":"card-zerg-5","kind":"standard","major":{"attack":5,"health":6},"minor":{"attack":1,"health":6},"number":5,"race":"zerg","set":"base","support_icon":[],"technology":null,"text":true,"units":["zergling","hydralisk"]},
    {"card":82,"editions":[true,false],"key":"card-zerg-6","kind":"standard","major":{"attack":6,"health":6},"minor":{"attack":2,"health":5},"number":6,"race":"zerg","set":"base","support_icon":[],"technology":null,"text":true,"units":["hydralisk"]},
    {"card":83,"editions":[true,true],"key":"card-zerg-7","kind":"standard","major":{"attack":7,"health":6},"minor":{"attack":2,"health":5},"number":7,"race":"zerg","set":"base","support_icon":[],"technology":null,"text":false,"units":["hydralisk","mutalisk"]},
    {"card":84,"editions":[true,true],"key":"card-zerg-8","kind":"standard","major":{"attack":7,"health":8},"minor":{"attack":3,"health":4},"number":8,"race":"zerg","set":"base","support_icon":[],"technology":null,"text":false,"units":["ultralisk","guardian"]},
    {"card":85,"editions":[true,true],"key":"card-zerg-9","kind":"standard","major":{"attack":8,"health":7},"minor":{"attack":3,"health":4},"number":9,"race":"zerg","set":"base","support_icon":[],"technology":null,"text":true,"units":["ultralisk","guardian"]},
    {"card":86,"editions":[true,false],"key":"card-zerg-10","kind":"standard","major":{"attack":7,"health":5},"minor":{"attack":5,"health":2},"number":10,"race":"zerg","set":"base","support_icon":[],"technology":null,"text":true,"units":["scourge"]},
    {"card":87,"editions":[true,false],"key":"card-zerg-11","kind":"standard","major":{"attack":8,"health":6},"minor":{"attack":5,"health":2},"number":11,"race":"zerg","set":"base","support_icon":[],"technology":null,"text":true,"units":["scourge"]},
    {"card":88,"editions":[true,false],"key":"card-zerg-12","kind":"standard","major":{"attack":9,"health":6},"minor":{"attack":5,"health":2},"number":12,"race":"zerg","set":"base","support_icon":[],"technology":null,"text":true,"units":["scourge"]},
    {"card":89,"editions":[true,true],"key":"card-zerg-13","kind":"standard","major":{"attack":7,"health":7},"minor":{"attack":3,"health":4},"number":13,"race":"zerg","set":"base","support_icon":[],"technology":null,"text":true,"units":["mutalisk"]},
    {"card":90,"editions":[true,false],"key":"card-zerg-14","kind":"standard","major":{"attack":7,"health":8},"minor":{"attack":3,"health":4},"number":14,"race":"zerg","set":"base","support_icon":[],"technology":null,"text":true,"units":["mutalisk"]},
    {"card":91,"editions":[true,true],"key":"card-zerg-15","kind":"standard","major":{"attack":8,"health":7},"minor":{"attack":3,"health":4},"number":15,"race":"zerg","set":"base","support_icon":[],"technology":null,"text":true,"units":["mutalisk"]},
    {"card":92,"editions":[true,true],"key":"card-zerg-16","kind":"standard","major":{"attack":8,"health":8},"minor":{"attack":5,"health":2},"number":16,"race":"zerg","set":"base","support_icon":[],"technology":null,"text":true,"units":["ultralisk","guardian"]},
    {"card":93,"editions":[true,true],"key":"card-zerg-17","kind":"reinforcement","major":null,"minor":null,"number":17,"race":"zerg","set":"base","support_icon":[],"technology":null,"text":true,"units":[]},
    {"card":94,"editions":[true,true],"key":"card-zerg-18","kind":"reinforcement","major":null,"minor":null,"number":18,"race":"zerg","set":"base","support_icon":[],"technology":null,"text":true,"units":[]},
    {"card":95,"editions":[true,true],"key":"technology-burrow","kind":"standard","major":{"attack":0,"health":5},"minor":{"attack":4,"health":6},"number":null,"race":"zerg","set":"base","support_icon":[],"technology":"burrow","text":true,"units":["zergling","hydralisk"]},
    {"card":96,"editions":[true,true],"key":"technology-burrow","kind":"standard","major":{"attack":0,"health":6},"minor":{"attack":4,"health":6},"number":null,"race":"zerg","set":"base","support_icon":[],"technology":"burrow","text":true,"units":["zergling","hydralisk"]},
    {"card":97,"editions":[true,true],"key":"technology-burrow","kind":"standard","major":{"attack":0,"health":6},"minor":{"attack":4,"health":6},"number":null,"race":"zerg","set":"base","support_icon":[],"technology":"burrow","text":true,"units":["zergling","hydralisk"]},
    {"card":98,"editions":[true,true],"key":"technology-metabolic-boost","kind":"play-area","major":null,"minor":null,"number":null,"race":"zerg","set":"base","support_icon":[],"technology":"metabolic-boost","text":true,"units":["zergling"]},
    {"card":99,"editions":[true,true],"key":"technology-chitinous-plating","kind":"standard","major":{"attack":9,"health":9},"minor":{"attack":4,"health":5},"number":null,"race":"zerg","set":"base","support_icon":[],"technology":"chitinous-plating","text":true,"units":["ultralisk"]},
    {"card":100,"editions":[true,true],"key":"technology-chitinous-plating","kind":"standard","major":{"attack":8,"health":10},"minor":{"attack":4,"health":5},"number":null,"race":"zerg","set":"base","support_icon":[],"technology":"chitinous-plating","text":true,"units":["ultralisk"]},
    {"card":101,"editions":[true,true],"key":"technology-chitinous-plating","kind":"standard","major":{"attack":9,"health":9},"minor":{"attack":4,"health":5},"number":null,"race":"zerg","set":"base","support_icon":[],"technology":"chitinous-plating","text":true,"units":["ultralisk"]},
    {"card":102,"editions":[true,true],"key":"technology-parasite","kind":"play-area","major":null,"minor":null,"number":null,"race":"zerg","set":"base","support_icon":[],"technology":"parasite","text":true,"units":["queen"]},
    {"card":103,"editions":[true,true],"key":"technology-ensnare","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"zerg","set":"base","support_icon":["queen"],"technology":"ensnare","text":true,"units":["queen"]},
    {"card":104,"editions":[true,true],"key":"technology-ensnare","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"zerg","set":"base","support_icon":["queen"],"technology":"ensnare","text":true,"units":["queen"]},
    {"card":105,"editions":[true,true],"key":"technology-ensnare","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"zerg","set":"base","support_icon":["queen"],"technology":"ensnare","text":true,"units":["queen"]},
    {"card":106,"editions":[true,true],"key":"technology-spawn-broodling","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"zerg","set":"base","support_icon":["queen"],"technology":"spawn-broodling","text":true,"units":["queen"]},
    {"card":107,"editions":[true,true],"key":"technology-spawn-broodling","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"zerg","set":"base","support_icon":["queen"],"technology":"spawn-broodling","text":true,"units":["queen"]},
    {"card":108,"editions":[true,true],"key":"technology-spawn-broodling","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"zerg","set":"base","support_icon":["queen"],"technology":"spawn-broodling","text":true,"units":["queen"]},
    {"card":109,"editions":[true,true],"key":"technology-plague","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"zerg","set":"base","support_icon":["defiler"],"technology":"plague","text":true,"units":["defiler"]},
    {"card":110,"editions":[true,true],"key":"technology-plague","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"zerg","set":"base","support_icon":["defiler"],"technology":"plague","text":true,"units":["defiler"]},
    {"card":111,"editions":[true,true],"key":"technology-plague","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"zerg","set":"base","support_icon":["defiler"],"technology":"plague","text":true,"units":["defiler"]},
    {"card":112,"editions":[true,false],"key":"technology-dark-swarm","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"zerg","set":"base","support_icon":["defiler"],"technology":"dark-swarm","text":true,"units":["defiler"]},
    {"card":113,"editions":[true,false],"key":"technology-dark-swarm","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"zerg","set":"base","support_icon":["defiler"],"technology":"dark-swarm","text":true,"units":["defiler"]},
    {"card":114,"editions":[true,false],"key":"technology-improved-flyer-attack","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"zerg","set":"base","support_icon":[],"technology":"improved-flyer-attack","text":true,"units":["mutalisk","guardian"]},
    {"card":115,"editions":[true,false],"key":"technology-improved-flyer-attack","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"zerg","set":"base","support_icon":[],"technology":"improved-flyer-attack","text":true,"units":["mutalisk","guardian"]},
    {"card":116,"editions":[true,true],"key":"technology-guardian-aspect","kind":"play-area","major":null,"minor":null,"number":null,"race":"zerg","set":"base","support_icon":[],"technology":"guardian-aspect","text":true,"units":["mutalisk","guardian"]},
    {"card":117,"editions":[false,true],"key":"card-brood-terran-4","kind":"standard","major":{"attack":6,"health":6},"minor":{"attack":3,"health":4},"number":4,"race":"terran","set":"brood-war","support_icon":[],"technology":null,"text":true,"units":["marine","firebat"]},
    {"card":118,"editions":[false,true],"key":"card-brood-terran-5","kind":"standard","major":{"attack":5,"health":5},"minor":{"attack":3,"health":4},"number":5,"race":"terran","set":"brood-war","support_icon":[],"technology":null,"text":true,"units":["marine","firebat"]},
    {"card":119,"editions":[false,true],"key":"card-brood-terran-15","kind":"standard","major":{"attack":7,"health":7},"minor":{"attack":2,"health":5},"number":15,"race":"terran","set":"brood-war","support_icon":[],"technology":null,"text":true,"units":["vulture","siege-tank","valkyrie"]},
    {"card":120,"editions":[false,true],"key":"card-brood-terran-17","kind":"reinforcement","major":null,"minor":null,"number":17,"race":"terran","set":"brood-war","support_icon":[],"technology":null,"text":true,"units":["vulture","goliath","siege-tank","wraith","battlecruiser","valkyrie"]},
    {"card":121,"editions":[false,true],"key":"card-brood-terran-18","kind":"reinforcement","major":null,"minor":null,"number":18,"race":"terran","set":"brood-war","support_icon":[],"technology":null,"text":true,"units":["vulture","goliath","siege-tank","wraith","battlecruiser","valkyrie"]},
    {"card":122,"editions":[false,true],"key":"card-brood-terran-19","kind":"standard","major":{"attack":6,"health":7},"minor":{"attack":1,"health":6},"number":19,"race":"terran","set":"brood-war","support_icon":[],"technology":null,"text":true,"units":["goliath","valkyrie"]},
    {"card":123,"editions":[false,true],"key":"card-brood-terran-20","kind":"standard","major":{"attack":9,"health":6},"minor":{"attack":6,"health":1},"number":20,"race":"terran","set":"brood-war","support_icon":[],"technology":null,"text":true,"units":["valkyrie"]},
    {"card":124,"editions":[false,true],"key":"technology-brood-siege-mode","kind":"standard","major":{"attack":9,"health":7},"minor":{"attack":6,"health":5},"number":null,"race":"terran","set":"brood-war","support_icon":[],"technology":"brood-siege-mode","text":true,"units":["siege-tank"]},
    {"card":125,"editions":[false,true],"key":"technology-brood-siege-mode","kind":"standard","major":{"attack":9,"health":8},"minor":{"attack":6,"health":5},"number":null,"race":"terran","set":"brood-war","support_icon":[],"technology":"brood-siege-mode","text":true,"units":["siege-tank"]},
    {"card":126,"editions":[false,true],"key":"technology-brood-siege-mode","kind":"standard","major":{"attack":10,"health":7},"minor":{"attack":6,"health":5},"number":null,"race":"terran","set":"brood-war","support_icon":[],"technology":"brood-siege-mode","text":true,"units":["siege-tank"]},
    {"card":127,"editions":[false,true],"key":"technology-brood-lockdown","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"terran","set":"brood-war","support_icon":["ghost"],"technology":"brood-lockdown","text":true,"units":["ghost"]},
    {"card":128,"editions":[false,true],"key":"technology-brood-lockdown","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"terran","set":"brood-war","support_icon":["ghost"],"technology":"brood-lockdown","text":true,"units":["ghost"]},
    {"card":129,"editions":[false,true],"key":"technology-heal","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"terran","set":"brood-war","support_icon":["medic"],"technology":"heal","text":true,"units":["medic"]},
    {"card":130,"editions":[false,true],"key":"technology-heal","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"terran","set":"brood-war","support_icon":["medic"],"technology":"heal","text":true,"units":["medic"]},
    {"card":131,"editions":[false,true],"key":"technology-heal","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"terran","set":"brood-war","support_icon":["medic"],"technology":"heal","text":true,"units":["medic"]},
    {"card":132,"editions":[false,true],"key":"technology-optical-flare","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"terran","set":"brood-war","support_icon":["medic"],"technology":"optical-flare","text":true,"units":["medic"]},
    {"card":133,"editions":[false,true],"key":"technology-restoration","kind":"play-area","major":null,"minor":null,"number":null,"race":"terran","set":"brood-war","support_icon":[],"technology":"restoration","text":true,"units":["medic"]},
    {"card":134,"editions":[false,true],"key":"card-brood-protoss-1","kind":"standard","major":{"attack":6,"health":7},"minor":{"attack":2,"health":5},"number":1,"race":"protoss","set":"brood-war","support_icon":[],"technology":null,"text":true,"units":["zealot","dark-templar"]},
    {"card":135,"editions":[false,true],"key":"card-brood-protoss-2","kind":"standard","major":{"attack":7,"health":5},"minor":{"attack":2,"health":5},"number":2,"race":"protoss","set":"brood-war","support_icon":[],"technology":null,"text":true,"units":["zealot","dark-templar","corsair"]},
    {"card":136,"editions":[false,true],"key":"card-brood-protoss-9","kind":"standard","major":{"attack":7,"health":8},"minor":{"attack":4,"health":3},"number":9,"race":"protoss","set":"brood-war","support_icon":[],"technology":null,"text":true,"units":["scout","corsair"]},
    {"card":137,"editions":[false,true],"key":"card-brood-protoss-19","kind":"reinforcement","major":null,"minor":null,"number":19,"race":"protoss","set":"brood-war","support_icon":[],"technology":null,"text":true,"units":[]},
    {"card":138,"editions":[false,true],"key":"card-brood-protoss-20","kind":"standard","major":{"attack":7,"health":6},"minor":{"attack":3,"health":4},"number":20,"race":"protoss","set":"brood-war","support_icon":[],"technology":null,"text":true,"units":["dark-templar","corsair"]},
    {"card":139,"editions":[false,true],"key":"technology-brood-reaver-capacity","kind":"standard","major":{"attack":9,"health":7},"minor":{"attack":6,"health":5},"number":null,"race":"protoss","set":"brood-war","support_icon":[],"technology":"brood-reaver-capacity","text":true,"units":["reaver"]},
    {"card":140,"editions":[false,true],"key":"technology-brood-reaver-capacity","kind":"standard","major":{"attack":9,"health":8},"minor":{"attack":6,"health":5},"number":null,"race":"protoss","set":"brood-war","support_icon":[],"technology":"brood-reaver-capacity","text":true,"units":["reaver"]},
    {"card":141,"editions":[false,true],"key":"technology-brood-reaver-capacity","kind":"standard","major":{"attack":10,"health":9},"minor":{"attack":6,"health":5},"number":null,"race":"protoss","set":"brood-war","support_icon":[],"technology":"brood-reaver-capacity","text":true,"units":["reaver"]},
    {"card":142,"editions":[false,true],"key":"technology-summon-dark-archon","kind":"play-area","major":null,"minor":null,"number":null,"race":"protoss","set":"brood-war","support_icon":[],"technology":"summon-dark-archon","text":true,"units":["dark-templar","dark-archon"]},
    {"card":143,"editions":[false,true],"key":"technology-mind-control","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"protoss","set":"brood-war","support_icon":["dark-archon"],"technology":"mind-control","text":true,"units":["dark-archon"]},
    {"card":144,"editions":[false,true],"key":"technology-feedback","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"protoss","set":"brood-war","support_icon":["dark-archon"],"technology":"feedback","text":true,"units":["dark-archon"]},
    {"card":145,"editions":[false,true],"key":"technology-feedback","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"protoss","set":"brood-war","support_icon":["dark-archon"],"technology":"feedback","text":true,"units":["dark-archon"]},
    {"card":146,"editions":[false,true],"key":"technology-feedback","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"protoss","set":"brood-war","support_icon":["dark-archon"],"technology":"feedback","text":true,"units":["dark-archon"]},
    {"card":147,"editions":[false,true],"key":"technology-maelstrom","kind":"play-area","major":null,"minor":null,"number":null,"race":"protoss","set":"brood-war","support_icon":[],"technology":"maelstrom","text":true,"units":["dark-archon"]},
    {"card":148,"editions":[false,true],"key":"technology-disruption-web","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"protoss","set":"brood-war","support_icon":["corsair"],"technology":"disruption-web","text":true,"units":["corsair"]},
    {"card":149,"editions":[false,true],"key":"technology-disruption-web","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"protoss","set":"brood-war","support_icon":["corsair"],"technology":"disruption-web","text":true,"units":["corsair"]},
    {"card":150,"editions":[false,true],"key":"card-brood-zerg-6","kind":"standard","major":{"attack":6,"health":6},"minor":{"attack":2,"health":5},"number":6,"race":"zerg","set":"brood-war","support_icon":[],"technology":null,"text":true,"units":["hydralisk","lurker"]},
    {"card":151,"editions":[false,true],"key":"card-brood-zerg-10","kind":"standard","major":{"attack":7,"health":5},"minor":{"attack":5,"health":2},"number":10,"race":"zerg","set":"brood-war","support_icon":[],"technology":null,"text":false,"units":["brood-scourge","infested-terran"]},
    {"card":152,"editions":[false,true],"key":"card-brood-zerg-11","kind":"standard","major":{"attack":8,"health":6},"minor":{"attack":5,"health":2},"number":11,"race":"zerg","set":"brood-war","support_icon":[],"technology":null,"text":false,"units":["brood-scourge","infested-terran"]},
    {"card":153,"editions":[false,true],"key":"card-brood-zerg-12","kind":"standard","major":{"attack":9,"health":6},"minor":{"attack":5,"health":2},"number":12,"race":"zerg","set":"brood-war","support_icon":[],"technology":null,"text":false,"units":["brood-scourge","infested-terran"]},
    {"card":154,"editions":[false,true],"key":"card-brood-zerg-14","kind":"standard","major":{"attack":7,"health":8},"minor":{"attack":3,"health":4},"number":14,"race":"zerg","set":"brood-war","support_icon":[],"technology":null,"text":true,"units":["mutalisk","devourer"]},
    {"card":155,"editions":[false,true],"key":"card-brood-zerg-19","kind":"standard","major":{"attack":8,"health":7},"minor":{"attack":3,"health":4},"number":19,"race":"zerg","set":"brood-war","support_icon":[],"technology":null,"text":true,"units":["lurker","devourer"]},
    {"card":156,"editions":[false,true],"key":"card-brood-zerg-20","kind":"standard","major":{"attack":7,"health":7},"minor":{"attack":3,"health":4},"number":20,"race":"zerg","set":"brood-war","support_icon":[],"technology":null,"text":true,"units":["lurker","devourer"]},
    {"card":157,"editions":[false,true],"key":"technology-brood-dark-swarm","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"zerg","set":"brood-war","support_icon":["defiler"],"technology":"brood-dark-swarm","text":true,"units":["defiler"]},
    {"card":158,"editions":[false,true],"key":"technology-brood-dark-swarm","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"zerg","set":"brood-war","support_icon":["defiler"],"technology":"brood-dark-swarm","text":true,"units":["defiler"]},
    {"card":159,"editions":[false,true],"key":"technology-brood-flyer-attack","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"zerg","set":"brood-war","support_icon":[],"technology":"brood-flyer-attack","text":true,"units":["guardian","devourer"]},
    {"card":160,"editions":[false,true],"key":"technology-brood-flyer-attack","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"zerg","set":"brood-war","support_icon":[],"technology":"brood-flyer-attack","text":true,"units":["guardian","devourer"]},
    {"card":161,"editions":[false,true],"key":"technology-lurker-aspect","kind":"play-area","major":null,"minor":null,"number":null,"race":"zerg","set":"brood-war","support_icon":[],"technology":"lurker-aspect","text":true,"units":["hydralisk","lurker"]},
    {"card":162,"editions":[false,true],"key":"technology-devourer-aspect","kind":"play-area","major":null,"minor":null,"number":null,"race":"zerg","set":"brood-war","support_icon":[],"technology":"devourer-aspect","text":true,"units":["mutalisk","devourer"]},
    {"card":163,"editions":[false,true],"key":"technology-infest-command-center","kind":"play-area","major":null,"minor":null,"number":null,"race":"zerg","set":"brood-war","support_icon":[],"technology":"infest-command-center","text":true,"units":["queen"]},
    {"card":164,"editions":[false,true],"key":"technology-consume","kind":"play-area","major":null,"minor":null,"number":null,"race":"zerg","set":"brood-war","support_icon":[],"technology":"consume","text":true,"units":["defiler"]},
    {"card":165,"editions":[false,true],"key":"technology-kerrigan-storm","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"zerg","set":"brood-war","support_icon":["sarah-kerrigan"],"technology":"kerrigan-storm","text":true,"units":["sarah-kerrigan"]},
    {"card":166,"editions":[false,true],"key":"technology-kerrigan-cloaking","kind":"reinforcement","major":null,"minor":null,"number":null,"race":"zerg","set":"brood-war","support_icon":["sarah-kerrigan"],"technology":"kerrigan-cloaking","text":true,"units":["sarah-kerrigan"]},
  ],
  costs: {"base":{"gas":0,"minerals":2},"transport":{"gas":0,"minerals":1},"worker":{"gas":0,"minerals":1}},
  events: [
    {"event":"uncharted-currents","kept":false,"set":"base","stages":["one"]},
    {"event":"prefab-modules","kept":false,"set":"base","stages":["one"]},
    {"event":"recruitment-drive","kept":false,"set":"base","stages":["one"]},
    {"event":"spare-hulls","kept":false,"set":"base","stages":["one"]},
    {"event":"local-militia","kept":false,"set":"base","stages":["one"]},
    {"event":"war-games","kept":false,"set":"base","stages":["one"]},
    {"event":"expanded-staff","kept":true,"set":"base","stages":["one"]},
    {"event":"untapped-veins","kept":false,"set":"base","stages":["one"]},
    {"event":"listening-post","kept":true,"set":"base","stages":["one"]},
    {"event":"skilled-overseers","kept":false,"set":"base","stages":["one"]},
    {"event":"flawless-defense-plan","kept":true,"set":"base","stages":["two","three"]},
    {"event":"intercepted-transmissions","kept":true,"set":"base","stages":["two","three"]},
    {"event":"overharvested","kept":false,"set":"base","stages":["two"]},
    {"event":"shifting-lanes","kept":false,"set":"base","stages":["two"]},
    {"event":"rapid-redeployment","kept":false,"set":"base","stages":["two"]},
    {"event":"veteran-cadres","kept":false,"set":"base","stages":["two"]},
    {"event":"field-laboratory","kept":false,"set":"base","stages":["two"]},
    {"event":"mercenary-contract","kept":false,"set":"base","stages":["two"]},
    {"event":"raiders","kept":false,"set":"base","stages":["two"]},
    {"event":"worker-unrest","kept":false,"set":"base","stages":["two"]},
    {"event":"rallying-cry","kept":false,"set":"base","stages":["two"]},
    {"event":"accelerated-construction","kept":false,"set":"base","stages":["two"]},
    {"event":"the-end-draws-near","kept":true,"set":"base","stages":["three"]},
    {"event":"moment-of-glory","kept":false,"set":"base","stages":["three"]},
    {"event":"orbital-bombardment","kept":false,"set":"base","stages":["three"]},
    {"event":"reign-of-terror","kept":false,"set":"base","stages":["three"]},
    {"event":"supreme-effort","kept":true,"set":"base","stages":["three"]},
    {"event":"elite-vanguard","kept":false,"set":"base","stages":["three"]},
    {"event":"scientific-breakthrough","kept":false,"set":"base","stages":["three"]},
    {"event":"scorched-world","kept":false,"set":"base","stages":["three"]},
    {"event":"torn-space","kept":false,"set":"base","stages":["three"]},
    {"event":"total-war","kept":false,"set":"base","stages":["three"]},
    {"event":"subtle-planning","kept":false,"set":"brood-war","stages":["one"]},
    {"event":"hidden-cache","kept":false,"set":"brood-war","stages":["one"]},
    {"event":"heroic-strategy","kept":false,"set":"brood-war","stages":["two"]},
    {"event":"vespene-windfall","kept":false,"set":"brood-war","stages":["two"]},
    {"event":"dug-in","kept":false,"set":"brood-war","stages":["two"]},
    {"event":"inspiring-leadership","kept":false,"set":"brood-war","stages":["three"]},
  ],
  factions: [
    {"faction":"raynor","forces":{"transports":1,"units":[["marine",2],["firebat",1],["vulture",1]],"workers":8},"race":"terran","victory":{"resource-areas":6}},
    {"faction":"mengsk","forces":{"transports":1,"units":[["marine",2],["firebat",1],["ghost",1]],"workers":8},"race":"terran","victory":{"whole-planets":2}},
    {"faction":"tassadar","forces":{"transports":1,"units":[["zealot",3]],"workers":8},"race":"protoss","victory":"most-areas"},
    {"faction":"aldaris","forces":{"transports":1,"units":[["zealot",2],["dragoon",1]],"workers":7},"race":"protoss","victory":"end-of-time"},
    {"faction":"queen-of-blades","forces":{"transports":1,"units":[["zergling",3],["hydralisk",2]],"workers":7},"race":"zerg","victory":{"conquest-areas":3}},
    {"faction":"overmind","forces":{"transports":1,"units":[["zergling",4],["hydralisk",1]],"workers":8},"race":"zerg","victory":{"bases":3}},
  ],
  installations: [
    "infested-command-center",
    "cerebrate",
    "overmind",
    "warp-gate",
  ],
  last_events: 2,
  leadership: [
    {"card":"storage-facilities","faction":"raynor","forces":{"transports":1,"units":[["marine",3],["vulture",1]],"workers":9},"hero":null,"kind":"play-area","stage":"one"},
    {"card":"raynors-raiders","faction":"raynor","forces":{"transports":1,"units":[["marine",2],["firebat",1],["vulture",1]],"workers":8},"hero":null,"kind":"special-victory","stage":"one"},
    {"card":"covert-operations","faction":"raynor","forces":{"transports":1,"units":[["marine",3],["firebat",2]],"workers":7},"hero":null,"kind":"play-area","stage":"one"},
    {"card":"jim-raynor","faction":"raynor","forces":null,"hero":"jim-raynor","kind":"hero","stage":"two"},
    {"card":"make-do-with-little","faction":"raynor","forces":null,"hero":null,"kind":"play-area","stage":"two"},
    {"card":"to-the-bitter-end","faction":"raynor","forces":null,"hero":null,"kind":"once","stage":"three"},
    {"card":"psi-disrupter","faction":"raynor","forces":null,"hero":null,"kind":"once","stage":"three"},
    {"card":"emperor-arcturus","faction":"mengsk","forces":{"transports":1,"units":[["marine",3],["firebat",1]],"workers":9},"hero":null,"kind":"once","stage":"one"},
    {"card":"terran-dominion","faction":"mengsk","forces":{"transports":1,"units":[["marine",2],["firebat",1],["ghost",1]],"workers":8},"hero":null,"kind":"special-victory","stage":"one"},
    {"card":"sons-of-korhal","faction":"mengsk","forces":{"transports":1,"units":[["marine",3],["medic",1],["goliath",1]],"workers":7},"hero":null,"kind":"play-area","stage":"one"},
    {"card":"norad-ii","faction":"mengsk","forces":null,"hero":"norad-ii","kind":"hero","stage":"two"},
    {"card":"tactical-mastery","faction":"mengsk","forces":null,"hero":null,"kind":"once","stage":"two"},
    {"card":"terran-civilization","faction":"mengsk","forces":null,"hero":null,"kind":"once","stage":"three"},
    {"card":"scorched-earth-policy","faction":"mengsk","forces":null,"hero":null,"kind":"play-area","stage":"three"},
    {"card":"orbital-platform","faction":"tassadar","forces":{"transports":1,"units":[["zealot",1],["dark-templar",1]],"workers":9},"hero":null,"kind":"play-area","stage":"one"},
    {"card":"domination","faction":"tassadar","forces":{"transports":1,"units":[["zealot",3]],"workers":8},"hero":null,"kind":"special-victory","stage":"one"},
    {"card":"warp-gate","faction":"tassadar","forces":{"transports":1,"units":[["zealot",2],["dragoon",1]],"workers":7},"hero":null,"kind":"play-area","stage":"one"},
    {"card":"gantrithor","faction":"tassadar","forces":null,"hero":"gantrithor","kind":"hero","stage":"two"},
    {"card":"zeratul","faction":"tassadar","forces":null,"hero":"zeratul","kind":"hero","stage":"two"},
    {"card":"ultimate-sacrifice","faction":"tassadar","forces":null,"hero":null,"kind":"once","stage":"three"},
    {"card":"return-to-aiur","faction":"tassadar","forces":null,"hero":null,"kind":"once","stage":"three"},
    {"card":"riches-of-aiur","faction":"aldaris","forces":{"transports":1,"units":[["zealot",1],["dragoon",1]],"workers":9},"hero":null,"kind":"play-area","stage":"one"},
    {"card":"predestined","faction":"aldaris","forces":{"transports":1,"units":[["zealot",2],["dragoon",1]],"workers":7},"hero":null,"kind":"special-victory","stage":"one"},
    {"card":"conclave-fleet","faction":"aldaris","forces":{"transports":1,"units":[["dragoon",2]],"workers":8},"hero":null,"kind":"play-area","stage":"one"},
    {"card":"fenix","faction":"aldaris","forces":null,"hero":"fenix","kind":"hero","stage":"two"},
    {"card":"khala-devotee","faction":"aldaris","forces":null,"hero":null,"kind":"play-area","stage":"two"},
    {"card":"will-of-the-conclave","faction":"aldaris","forces":null,"hero":null,"kind":"once","stage":"three"},
    {"card":"destiny","faction":"aldaris","forces":null,"hero":null,"kind":"once","stage":"three"},
    {"card":"forward-planning","faction":"queen-of-blades","forces":{"transports":2,"units":[["zergling",6]],"workers":8},"hero":null,"kind":"once","stage":"one"},
    {"card":"new-rising-power","faction":"queen-of-blades","forces":{"transports":1,"units":[["zergling",3],["hydralisk",2]],"workers":7},"hero":null,"kind":"special-victory","stage":"one"},
    {"card":"glimpse-the-future","faction":"queen-of-blades","forces":{"transports":0,"units":[["zergling",4],["infested-terran",1]],"workers":9},"hero":null,"kind":"once","stage":"one"},
    {"card":"hasten-the-end","faction":"queen-of-blades","forces":null,"hero":null,"kind":"once","stage":"two"},
    {"card":"sarah-kerrigan","faction":"queen-of-blades","forces":null,"hero":"sarah-kerrigan","kind":"hero","stage":"two"},
    {"card":"deathblow","faction":"queen-of-blades","forces":null,"hero":null,"kind":"once","stage":"three"},
    {"card":"subtle-influence","faction":"queen-of-blades","forces":null,"hero":null,"kind":"once","stage":"three"},
    {"card":"endless-hunger","faction":"overmind","forces":{"transports":1,"units":[["zergling",1],["hydralisk",2]],"workers":9},"hero":null,"kind":"play-area","stage":"one"},
    {"card":"the-swarm","faction":"overmind","forces":{"transports":1,"units":[["zergling",4],["hydralisk",1]],"workers":8},"hero":null,"kind":"special-victory","stage":"one"},
    {"card":"the-overmind","faction":"overmind","forces":{"transports":1,"units":[["zergling",3],["hydralisk",2]],"workers":7},"hero":null,"kind":"play-area","stage":"one"},
    {"card":"cerebrate-daggoth","faction":"overmind","forces":null,"hero":null,"kind":"play-area","stage":"two"},
    {"card":"torrasque","faction":"overmind","forces":null,"hero":"torrasque","kind":"hero","stage":"two"},
    {"card":"the-swarm-flies","faction":"overmind","forces":null,"hero":null,"kind":"once","stage":"three"},
    {"card":"teeming-spawn","faction":"overmind","forces":null,"hero":null,"kind":"once","stage":"three"},
  ],
  modules: [
    {"cost":[{"gas":0,"minerals":1},{"gas":0,"minerals":1},{"gas":0,"minerals":1}],"module":"supply","set":"base","tokens":[4,3,0]},
    {"cost":[{"gas":0,"minerals":2},{"gas":0,"minerals":2},{"gas":0,"minerals":2}],"module":"research","set":"base","tokens":[3,3,3]},
    {"cost":[{"gas":0,"minerals":3},{"gas":0,"minerals":3},{"gas":0,"minerals":3}],"module":"air-support","set":"base","tokens":[1,1,1]},
    {"cost":[{"gas":2,"minerals":0},{"gas":1,"minerals":0},{"gas":2,"minerals":0}],"module":"defensive","set":"brood-war","tokens":[1,1,1]},
    {"cost":[{"gas":1,"minerals":0},{"gas":2,"minerals":0},{"gas":2,"minerals":0}],"module":"assist","set":"brood-war","tokens":[1,1,1]},
    {"cost":[{"gas":2,"minerals":0},{"gas":2,"minerals":0},{"gas":1,"minerals":0}],"module":"offensive","set":"brood-war","tokens":[1,1,1]},
  ],
  normal_victory: 15,
  orders: [
    {"order":"build","special":false,"tokens":2},
    {"order":"mobilize","special":false,"tokens":2},
    {"order":"research","special":false,"tokens":2},
    {"order":"special-build","special":true,"tokens":1},
    {"order":"special-mobilize","special":true,"tokens":1},
    {"order":"special-research","special":true,"tokens":1},
    {"order":"star","special":false,"tokens":0},
  ],
  orders_a_round: 4,
  permanent: {"gas":2,"minerals":4},
  planets: [
    {"areas":[{"amount":1,"limit":4,"only":null,"strategic":false,"yields":"conquest"},{"amount":3,"limit":3,"only":null,"strategic":false,"yields":"minerals"}],"planet":"abaddon","set":"base","slots":["north","south"]},
    {"areas":[{"amount":1,"limit":4,"only":null,"strategic":false,"yields":"conquest"},{"amount":2,"limit":3,"only":null,"strategic":false,"yields":"minerals"},{"amount":2,"limit":3,"only":null,"strategic":false,"yields":"minerals"}],"planet":"antiga-prime","set":"base","slots":["north","east","south"]},
    {"areas":[{"amount":3,"limit":4,"only":null,"strategic":false,"yields":"gas"},{"amount":2,"limit":3,"only":null,"strategic":false,"yields":"minerals"},{"amount":1,"limit":3,"only":null,"strategic":false,"yields":"minerals"}],"planet":"bhekar-ro","set":"base","slots":["north","south"]},
    {"areas":[{"amount":1,"limit":4,"only":null,"strategic":false,"yields":"conquest"},{"amount":2,"limit":3,"only":null,"strategic":false,"yields":"gas"},{"amount":1,"limit":2,"only":null,"strategic":false,"yields":"minerals"}],"planet":"braken","set":"base","slots":["north","east"]},
    {"areas":[{"amount":1,"limit":4,"only":null,"strategic":false,"yields":"gas"},{"amount":1,"limit":3,"only":null,"strategic":false,"yields":"conquest"},{"amount":2,"limit":3,"only":null,"strategic":false,"yields":"minerals"}],"planet":"chau-sara","set":"base","slots":["north","east"]},
    {"areas":[{"amount":1,"limit":3,"only":null,"strategic":false,"yields":"conquest"},{"amount":2,"limit":3,"only":null,"strategic":false,"yields":"gas"},{"amount":2,"limit":3,"only":null,"strategic":false,"yields":"minerals"},{"amount":2,"limit":2,"only":null,"strategic":false,"yields":"minerals"}],"planet":"dylar-iv","set":"base","slots":["north","east","south","west"]},
    {"areas":[{"amount":1,"limit":4,"only":null,"strategic":false,"yields":"gas"},{"amount":2,"limit":3,"only":null,"strategic":false,"yields":"minerals"},{"amount":1,"limit":3,"only":null,"strategic":false,"yields":"conquest"}],"planet":"halcyon","set":"base","slots":["north","south"]},
    {"areas":[{"amount":1,"limit":2,"only":null,"strategic":false,"yields":"conquest"},{"amount":2,"limit":4,"only":null,"strategic":false,"yields":"minerals"},{"amount":1,"limit":2,"only":null,"strategic":false,"yields":"conquest"},{"amount":1,"limit":3,"only":null,"strategic":false,"yields":"gas"}],"planet":"helios","set":"base","slots":["north","east","south","west"]},
    {"areas":[{"amount":3,"limit":4,"only":null,"strategic":false,"yields":"minerals"},{"amount":2,"limit":4,"only":null,"strategic":false,"yields":"gas"},{"amount":1,"limit":3,"only":null,"strategic":false,"yields":"minerals"}],"planet":"pridewater","set":"base","slots":["north","east","south"]},
    {"areas":[{"amount":1,"limit":3,"only":null,"strategic":false,"yields":"conquest"},{"amount":2,"limit":4,"only":null,"strategic":false,"yields":"minerals"},{"amount":2,"limit":3,"only":null,"strategic":false,"yields":"gas"}],"planet":"tarsonis","set":"base","slots":["north","east","south"]},
    {"areas":[{"amount":2,"limit":2,"only":null,"strategic":false,"yields":"conquest"},{"amount":1,"limit":2,"only":null,"strategic":false,"yields":"minerals"},{"amount":2,"limit":4,"only":null,"strategic":false,"yields":"gas"},{"amount":1,"limit":2,"only":null,"strategic":false,"yields":"minerals"}],"planet":"torus","set":"base","slots":["north","east","south","west"]},
    {"areas":[{"amount":2,"limit":3,"only":null,"strategic":false,"yields":"conquest"},{"amount":1,"limit":4,"only":null,"strategic":false,"yields":"gas"}],"planet":"vyctor-v","set":"base","slots":["north","east","south"]},
    {"areas":[{"amount":1,"limit":2,"only":"air","strategic":false,"yields":"conquest"},{"amount":1,"limit":3,"only":"ground","strategic":false,"yields":"minerals"},{"amount":3,"limit":4,"only":"ground","strategic":false,"yields":"gas"}],"planet":"avernus-station","set":"brood-war","slots":["north","east","south"]},
    {"areas":[{"amount":0,"limit":4,"only":"ground","strategic":true,"yields":"nothing"},{"amount":2,"limit":3,"only":"air","strategic":false,"yields":"conquest"}],"planet":"erebus-station","set":"brood-war","slots":["north","south"]},
    {"areas":[{"amount":0,"limit":2,"only":"air","strategic":true,"yields":"nothing"},{"amount":2,"limit":3,"only":"ground","strategic":false,"yields":"minerals"},{"amount":2,"limit":3,"only":"ground","strategic":false,"yields":"gas"}],"planet":"gehenna-station","set":"brood-war","slots":["north","south"]},
    {"areas":[{"amount":0,"limit":3,"only":"air","strategic":true,"yields":"nothing"},{"amount":2,"limit":3,"only":null,"strategic":false,"yields":"minerals"},{"amount":1,"limit":2,"only":"air","strategic":false,"yields":"conquest"},{"amount":3,"limit":2,"only":null,"strategic":false,"yields":"gas"}],"planet":"hydrax","set":"brood-war","slots":["north","east","south","west"]},
    {"areas":[{"amount":1,"limit":3,"only":null,"strategic":false,"yields":"minerals"},{"amount":1,"limit":3,"only":"air","strategic":false,"yields":"conquest"},{"amount":1,"limit":3,"only":null,"strategic":false,"yields":"gas"},{"amount":2,"limit":2,"only":null,"strategic":false,"yields":"minerals"},{"amount":2,"limit":2,"only":null,"strategic":false,"yields":"gas"}],"planet":"moria","set":"brood-war","slots":["north","east","south","west"]},
    {"areas":[{"amount":1,"limit":3,"only":"air","strategic":false,"yields":"conquest"},{"amount":1,"limit":3,"only":null,"strategic":false,"yields":"minerals"},{"amount":1,"limit":2,"only":"air","strategic":false,"yields":"conquest"},{"amount":2,"limit":2,"only":null,"strategic":false,"yields":"minerals"}],"planet":"paladino-belt","set":"brood-war","slots":["north","east","south","west"]},
  ],
  races: [
    {"hand":8,"module_slots":[5,7],"race":"terran"},
    {"hand":6,"module_slots":[5,7],"race":"protoss"},
    {"hand":6,"module_slots":[3,5],"race":"zerg"},
  ],
  technologies: [
    {"cards":[18,19],"cost":{"gas":1,"minerals":1},"editions":[true,true],"for_sale":true,"play_area":false,"race":"terran","returns":false,"set":"base","technology":"stim-packs"},
    {"cards":[20],"cost":{"gas":0,"minerals":2},"editions":[true,true],"for_sale":true,"play_area":true,"race":"terran","returns":false,"set":"base","technology":"bunker"},
    {"cards":[21],"cost":{"gas":2,"minerals":1},"editions":[true,true],"for_sale":true,"play_area":false,"race":"terran","returns":true,"set":"base","technology":"nuke"},
    {"cards":[22,23],"cost":{"gas":1,"minerals":0},"editions":[true,false],"for_sale":true,"play_area":false,"race":"terran","returns":false,"set":"base","technology":"lockdown"},
    {"cards":[24,25],"cost":{"gas":2,"minerals":0},"editions":[true,true],"for_sale":true,"play_area":false,"race":"terran","returns":false,"set":"base","technology":"cloaking-field"},
    {"cards":[26,27],"cost":{"gas":0,"minerals":1},"editions":[true,true],"for_sale":true,"play_area":false,"race":"terran","returns":false,"set":"base","technology":"spider-mines"},
    {"cards":[28],"cost":{"gas":2,"minerals":1},"editions":[true,true],"for_sale":true,"play_area":true,"race":"terran","returns":false,"set":"base","technology":"charon-boosters"},
    {"cards":[29,30],"cost":{"gas":1,"minerals":1},"editions":[true,false],"for_sale":true,"play_area":false,"race":"terran","returns":false,"set":"base","technology":"siege-mode"},
    {"cards":[31,32],"cost":{"gas":2,"minerals":0},"editions":[true,true],"for_sale":true,"play_area":false,"race":"terran","returns":false,"set":"base","technology":"emp-shockwave"},
    {"cards":[33,34],"cost":{"gas":2,"minerals":1},"editions":[true,true],"for_sale":true,"play_area":false,"race":"terran","returns":false,"set":"base","technology":"irradiate"},
    {"cards":[35,36],"cost":{"gas":2,"minerals":0},"editions":[true,true],"for_sale":true,"play_area":false,"race":"terran","returns":false,"set":"base","technology":"defensive-matrix"},
    {"cards":[37,38],"cost":{"gas":2,"minerals":1},"editions":[true,true],"for_sale":true,"play_area":false,"race":"terran","returns":false,"set":"base","technology":"yamato-gun"},
    {"cards":[57],"cost":{"gas":2,"minerals":1},"editions":[true,true],"for_sale":true,"play_area":true,"race":"protoss","returns":false,"set":"base","technology":"leg-enhancements"},
    {"cards":[58,59],"cost":{"gas":1,"minerals":0},"editions":[true,true],"for_sale":true,"play_area":false,"race":"protoss","returns":false,"set":"base","technology":"singularity-charge"},
    {"cards":[60,61],"cost":{"gas":2,"minerals":1},"editions":[true,true],"for_sale":true,"play_area":false,"race":"protoss","returns":false,"set":"base","technology":"psionic-storm"},
    {"cards":[62,63],"cost":{"gas":2,"minerals":0},"editions":[true,true],"for_sale":true,"play_area":false,"race":"protoss","returns":false,"set":"base","technology":"hallucination"},
    {"cards":[64],"cost":{"gas":1,"minerals":0},"editions":[true,true],"for_sale":true,"play_area":true,"race":"protoss","returns":false,"set":"base","technology":"summon-archon"},
    {"cards":[65,66,67],"cost":{"gas":1,"minerals":0},"editions":[true,false],"for_sale":true,"play_area":false,"race":"protoss","returns":false,"set":"base","technology":"increased-reaver-capacity"},
    {"cards":[68,69],"cost":{"gas":2,"minerals":1},"editions":[true,true],"for_sale":true,"play_area":false,"race":"protoss","returns":false,"set":"base","technology":"stasis-field"},
    {"cards":[70,71],"cost":{"gas":1,"minerals":0},"editions":[true,true],"for_sale":true,"play_area":false,"race":"protoss","returns":false,"set":"base","technology":"recall"},
    {"cards":[72,73],"cost":{"gas":2,"minerals":0},"editions":[true,true],"for_sale":true,"play_area":false,"race":"protoss","returns":false,"set":"base","technology":"arbiter-cloaking-field"},
    {"cards":[74,75,76],"cost":{"gas":1,"minerals":1},"editions":[true,true],"for_sale":true,"play_area":false,"race":"protoss","returns":false,"set":"base","technology":"increased-carrier-capacity"},
    {"cards":[95,96,97],"cost":{"gas":0,"minerals":1},"editions":[true,true],"for_sale":true,"play_area":false,"race":"zerg","returns":false,"set":"base","technology":"burrow"},
    {"cards":[98],"cost":{"gas":2,"minerals":0},"editions":[true,true],"for_sale":true,"play_area":true,"race":"zerg","returns":false,"set":"base","technology":"metabolic-boost"},
    {"cards":[99,100,101],"cost":{"gas":1,"minerals":1},"editions":[true,true],"for_sale":true,"play_area":false,"race":"zerg","returns":false,"set":"base","technology":"chitinous-plating"},
    {"cards":[102],"cost":{"gas":2,"minerals":0},"editions":[true,true],"for_sale":true,"play_area":true,"race":"zerg","returns":false,"set":"base","technology":"parasite"},
    {"cards":[103,104,105],"cost":{"gas":1,"minerals":0},"editions":[true,true],"for_sale":true,"play_area":false,"race":"zerg","returns":false,"set":"base","technology":"ensnare"},
    {"cards":[106,107,108],"cost":{"gas":2,"minerals":0},"editions":[true,true],"for_sale":true,"play_area":false,"race":"zerg","returns":false,"set":"base","technology":"spawn-broodling"},
    {"cards":[109,110,111],"cost":{"gas":2,"minerals":1},"editions":[true,true],"for_sale":true,"play_area":false,"race":"zerg","returns":false,"set":"base","technology":"plague"},
    {"cards":[112,113],"cost":{"gas":2,"minerals":0},"editions":[true,false],"for_sale":true,"play_area":false,"race":"zerg","returns":false,"set":"base","technology":"dark-swarm"},
    {"cards":[114,115],"cost":{"gas":1,"minerals":1},"editions":[true,false],"for_sale":true,"play_area":false,"race":"zerg","returns":false,"set":"base","technology":"improved-flyer-attack"},
    {"cards":[116],"cost":{"gas":1,"minerals":0},"editions":[true,true],"for_sale":true,"play_area":true,"race":"zerg","returns":false,"set":"base","technology":"guardian-aspect"},
    {"cards":[124,125,126],"cost":{"gas":1,"minerals":1},"editions":[false,true],"for_sale":true,"play_area":false,"race":"terran","returns":false,"set":"brood-war","technology":"brood-siege-mode"},
    {"cards":[127,128],"cost":{"gas":1,"minerals":0},"editions":[false,true],"for_sale":true,"play_area":false,"race":"terran","returns":false,"set":"brood-war","technology":"brood-lockdown"},
    {"cards":[129,130,131],"cost":{"gas":1,"minerals":0},"editions":[false,true],"for_sale":true,"play_area":false,"race":"terran","returns":false,"set":"brood-war","technology":"heal"},
    {"cards":[132],"cost":{"gas":1,"minerals":0},"editions":[false,true],"for_sale":true,"play_area":false,"race":"terran","returns":false,"set":"brood-war","technology":"optical-flare"},
    {"cards":[133],"cost":{"gas":1,"minerals":0},"editions":[false,true],"for_sale":true,"play_area":true,"race":"terran","returns":false,"set":"brood-war","technology":"restoration"},
    {"cards":[139,140,141],"cost":{"gas":1,"minerals":0},"editions":[false,true],"for_sale":true,"play_area":false,"race":"protoss","returns":false,"set":"brood-war","technology":"brood-reaver-capacity"},
    {"cards":[142],"cost":{"gas":1,"minerals":0},"editions":[false,true],"for_sale":true,"play_area":true,"race":"protoss","returns":false,"set":"brood-war","technology":"summon-dark-archon"},
    {"cards":[143],"cost":{"gas":2,"minerals":2},"editions":[false,true],"for_sale":true,"play_area":false,"race":"protoss","returns":false,"set":"brood-war","technology":"mind-control"},
    {"cards":[144,145,146],"cost":{"gas":1,"minerals":0},"editions":[false,true],"for_sale":true,"play_area":false,"race":"protoss","returns":false,"set":"brood-war","technology":"feedback"},
    {"cards":[147],"cost":{"gas":1,"minerals":0},"editions":[false,true],"for_sale":true,"play_area":true,"race":"protoss","returns":false,"set":"brood-war","technology":"maelstrom"},
    {"cards":[148,149],"cost":{"gas":2,"minerals":0},"editions":[false,true],"for_sale":true,"play_area":false,"race":"protoss","returns":false,"set":"brood-war","technology":"disruption-web"},
    {"cards":[157,158],"cost":{"gas":2,"minerals":0},"editions":[false,true],"for_sale":true,"play_area":false,"race":"zerg","returns":false,"set":"brood-war","technology":"brood-dark-swarm"},
    {"cards":[159,160],"cost":{"gas":1,"minerals":1},"editions":[false,true],"for_sale":true,"play_area":false,"race":"zerg","returns":false,"set":"brood-war","technology":"brood-flyer-attack"},
    {"cards":[161],"cost":{"gas":1,"minerals":0},"editions":[false,true],"for_sale":true,"play_area":true,"race":"zerg","returns":false,"set":"brood-war","technology":"lurker-aspect"},
    {"cards":[162],"cost":{"gas":1,"minerals":0},"editions":[false,true],"for_sale":true,"play_area":true,"race":"zerg","returns":false,"set":"brood-war","technology":"devourer-aspect"},
    {"cards":[163],"cost":{"gas":2,"minerals":0},"editions":[false,true],"for_sale":true,"play_area":true,"race":"zerg","returns":false,"set":"brood-war","technology":"infest-command-center"},
    {"cards":[164],"cost":{"gas":1,"minerals":0},"editions":[false,true],"for_sale":true,"play_area":true,"race":"zerg","returns":false,"set":"brood-war","technology":"consume"},
    {"cards":[165],"cost":{"gas":0,"minerals":0},"editions":[false,true],"for_sale":false,"play_area":false,"race":"zerg","returns":false,"set":"brood-war","technology":"kerrigan-storm"},
    {"cards":[166],"cost":{"gas":0,"minerals":0},"editions":[false,true],"for_sale":false,"play_area":false,"race":"zerg","returns":false,"set":"brood-war","technology":"kerrigan-cloaking"},
  ],
  units: [
    {"assist":false,"attacks":"both","by":[{"building":["barracks",1]},{"building":["barracks",1]}],"cloaked":false,"cost":[{"gas":0,"minerals":1},{"gas":0,"minerals":1}],"detector":false,"editions":[true,true],"figures":6,"hero":null,"layer":"ground","mechanical":false,"race":"terran","ranged":true,"sacrificed":false,"set":"base","support":1,"unit":"marine"},
    {"assist":false,"attacks":"ground","by":[{"building":["barracks",2]},{"building":["barracks",2]}],"cloaked":false,"cost":[{"gas":1,"minerals":1},{"gas":1,"minerals":1}],"detector":false,"editions":[true,true],"figures":3,"hero":null,"layer":"ground","mechanical":false,"race":"terran","ranged":false,"sacrificed":false,"set":"base","support":1,"unit":"firebat"},
    {"assist":false,"attacks":"both","by":[{"building":["barracks",3]},{"building":["barracks",3]}],"cloaked":false,"cost":[{"gas":2,"minerals":0},{"gas":2,"minerals":0}],"detector":false,"editions":[true,true],"figures":3,"hero":null,"layer":"ground","mechanical":false,"race":"terran","ranged":true,"sacrificed":false,"set":"base","support":1,"unit":"ghost"},
    {"assist":false,"attacks":"ground","by":[{"building":["factory",1]},{"building":["factory",1]}],"cloaked":false,"cost":[{"gas":0,"minerals":2},{"gas":0,"minerals":2}],"detector":false,"editions":[true,true],"figures":3,"hero":null,"layer":"ground","mechanical":true,"race":"terran","ranged":true,"sacrificed":false,"set":"base","support":1,"unit":"vulture"},
    {"assist":false,"attacks":"both","by":[{"building":["factory",2]},{"building":["factory",2]}],"cloaked":false,"cost":[{"gas":1,"minerals":2},{"gas":1,"minerals":2}],"detector":false,"editions":[true,true],"figures":3,"hero":null,"layer":"ground","mechanical":true,"race":"terran","ranged":true,"sacrificed":false,"set":"base","support":1,"unit":"goliath"},
    {"assist":false,"attacks":"ground","by":[{"building":["factory",3]},{"building":["factory",3]}],"cloaked":false,"cost":[{"gas":2,"minerals":2},{"gas":2,"minerals":2}],"detector":false,"editions":[true,true],"figures":3,"hero":null,"layer":"ground","mechanical":true,"race":"terran","ranged":true,"sacrificed":false,"set":"base","support":2,"unit":"siege-tank"},
    {"assist":false,"attacks":"both","by":[{"building":["starport",1]},{"building":["starport",1]}],"cloaked":false,"cost":[{"gas":1,"minerals":2},{"gas":1,"minerals":2}],"detector":false,"editions":[true,true],"figures":3,"hero":null,"layer":"air","mechanical":true,"race":"terran","ranged":true,"sacrificed":false,"set":"base","support":1,"unit":"wraith"},
    {"assist":true,"attacks":"none","by":[{"building":["starport",2]},{"building":["starport",2]}],"cloaked":false,"cost":[{"gas":2,"minerals":0},{"gas":2,"minerals":0}],"detector":true,"editions":[true,true],"figures":3,"hero":null,"layer":"air","mechanical":true,"race":"terran","ranged":false,"sacrificed":false,"set":"base","support":0,"unit":"science-vessel"},
    {"assist":false,"attacks":"both","by":[{"building":["starport",3]},{"building":["starport",3]}],"cloaked":false,"cost":[{"gas":2,"minerals":3},{"gas":2,"minerals":3}],"detector":false,"editions":[true,true],"figures":3,"hero":null,"layer":"air","mechanical":true,"race":"terran","ranged":true,"sacrificed":false,"set":"base","support":2,"unit":"battlecruiser"},
    {"assist":false,"attacks":"ground","by":[{"building":["gateway",1]},{"building":["gateway",1]}],"cloaked":false,"cost":[{"gas":0,"minerals":2},{"gas":0,"minerals":2}],"detector":false,"editions":[true,true],"figures":6,"hero":null,"layer":"ground","mechanical":false,"race":"protoss","ranged":false,"sacrificed":false,"set":"base","support":1,"unit":"zealot"},
    {"assist":false,"attacks":"both","by":[{"building":["gateway",2]},{"building":["gateway",2]}],"cloaked":false,"cost":[{"gas":1,"minerals":2},{"gas":1,"minerals":2}],"detector":false,"editions":[true,true],"figures":3,"hero":null,"layer":"ground","mechanical":true,"race":"protoss","ranged":true,"sacrificed":false,"set":"base","support":1,"unit":"dragoon"},
    {"assist":true,"attacks":"none","by":[{"building":["gateway",3]},{"building":["gateway",3]}],"cloaked":false,"cost":[{"gas":1,"minerals":0},{"gas":1,"minerals":0}],"detector":false,"editions":[true,true],"figures":3,"hero":null,"layer":"ground","mechanical":false,"race":"protoss","ranged":false,"sacrificed":false,"set":"base","support":0,"unit":"high-templar"},
    {"assist":false,"attacks":"both","by":[{"technology":["summon-archon","high-templar",2]},{"technology":["summon-archon","high-templar",2]}],"cloaked":false,"cost":[{"gas":1,"minerals":0},{"gas":2,"minerals":0}],"detector":false,"editions":[true,true],"figures":3,"hero":null,"layer":"ground","mechanical":false,"race":"protoss","ranged":true,"sacrificed":false,"set":"base","support":1,"unit":"archon"},
    {"assist":false,"attacks":"ground","by":[{"building":["robotics-facility",1]},{"building":["robotics-facility",2]}],"cloaked":false,"cost":[{"gas":2,"minerals":2},{"gas":2,"minerals":2}],"detector":false,"editions":[true,true],"figures":3,"hero":null,"layer":"ground","mechanical":true,"race":"protoss","ranged":true,"sacrificed":false,"set":"base","support":2,"unit":"reaver"},
    {"assist":false,"attacks":"both","by":[{"building":["stargate",1]},{"building":["stargate",1]}],"cloaked":false,"cost":[{"gas":2,"minerals":2},{"gas":2,"minerals":2}],"detector":false,"editions":[true,true],"figures":3,"hero":null,"layer":"air","mechanical":true,"race":"protoss","ranged":true,"sacrificed":false,"set":"base","support":1,"unit":"scout"},
    {"assist":true,"attacks":"none","by":[{"building":["stargate",2]},{"building":["stargate",2]}],"cloaked":false,"cost":[{"gas":2,"minerals":0},{"gas":2,"minerals":0}],"detector":false,"editions":[true,true],"figures":3,"hero":null,"layer":"air","mechanical":true,"race":"protoss","ranged":false,"sacrificed":false,"set":"base","support":0,"unit":"arbiter"},
    {"assist":false,"attacks":"both","by":[{"building":["stargate",3]},{"building":["stargate",3]}],"cloaked":false,"cost":[{"gas":2,"minerals":3},{"gas":2,"minerals":3}],"detector":false,"editions":[true,true],"figures":3,"hero":null,"layer":"air","mechanical":true,"race":"protoss","ranged":true,"sacrificed":false,"set":"base","support":2,"unit":"carrier"},
    {"assist":false,"attacks":"ground","by":[{"building":["spawning-pool",1]},{"building":["spawning-pool",1]}],"cloaked":false,"cost":[{"gas":0,"minerals":1},{"gas":0,"minerals":1}],"detector":false,"editions":[true,true],"figures":9,"hero":null,"layer":"ground","mechanical":false,"race":"zerg","ranged":false,"sacrificed":false,"set":"base","support":1,"unit":"zergling"},
    {"assist":false,"attacks":"both","by":[{"building":["spawning-pool",2]},{"building":["spawning-pool",2]}],"cloaked":false,"cost":[{"gas":1,"minerals":1},{"gas":1,"minerals":1}],"detector":false,"editions":[true,true],"figures":6,"hero":null,"layer":"ground","mechanical":false,"race":"zerg","ranged":true,"sacrificed":false,"set":"base","support":1,"unit":"hydralisk"},
    {"assist":false,"attacks":"ground","by":[{"building":["spawning-pool",3]},{"building":["spawning-pool",3]}],"cloaked":false,"cost":[{"gas":2,"minerals":2},{"gas":2,"minerals":2}],"detector":false,"editions":[true,true],"figures":3,"hero":null,"layer":"ground","mechanical":false,"race":"zerg","ranged":false,"sacrificed":false,"set":"base","support":2,"unit":"ultralisk"},
    {"assist":true,"attacks":"none","by":[{"building":["queens-nest",1]},{"building":["queens-nest",1]}],"cloaked":false,"cost":[{"gas":1,"minerals":0},{"gas":1,"minerals":0}],"detector":false,"editions":[true,true],"figures":3,"hero":null,"layer":"air","mechanical":false,"race":"zerg","ranged":false,"sacrificed":false,"set":"base","support":0,"unit":"queen"},
    {"assist":true,"attacks":"none","by":[{"building":["queens-nest",2]},{"building":["queens-nest",2]}],"cloaked":false,"cost":[{"gas":2,"minerals":0},{"gas":2,"minerals":0}],"detector":false,"editions":[true,true],"figures":3,"hero":null,"layer":"ground","mechanical":false,"race":"zerg","ranged":false,"sacrificed":false,"set":"base","support":0,"unit":"defiler"},
    {"assist":false,"attacks":"none","by":[{"building":["spire",1]},{"building":["spire",1]}],"cloaked":false,"cost":[{"gas":1,"minerals":0},{"gas":1,"minerals":0}],"detector":false,"editions":[true,false],"figures":3,"hero":null,"layer":"air","mechanical":false,"race":"zerg","ranged":false,"sacrificed":false,"set":"base","support":0,"unit":"scourge"},
    {"assist":false,"attacks":"both","by":[{"building":["spire",2]},{"building":["spire",2]}],"cloaked":false,"cost":[{"gas":1,"minerals":2},{"gas":1,"minerals":2}],"detector":false,"editions":[true,true],"figures":3,"hero":null,"layer":"air","mechanical":false,"race":"zerg","ranged":true,"sacrificed":false,"set":"base","support":1,"unit":"mutalisk"},
    {"assist":false,"attacks":"ground","by":[{"technology":["guardian-aspect","mutalisk",1]},{"technology":["guardian-aspect","mutalisk",1]}],"cloaked":false,"cost":[{"gas":1,"minerals":0},{"gas":1,"minerals":0}],"detector":false,"editions":[true,true],"figures":3,"hero":null,"layer":"air","mechanical":false,"race":"zerg","ranged":true,"sacrificed":false,"set":"base","support":2,"unit":"guardian"},
    {"assist":true,"attacks":"none","by":[{"building":["barracks",2]},{"building":["barracks",2]}],"cloaked":false,"cost":[{"gas":1,"minerals":0},{"gas":1,"minerals":0}],"detector":false,"editions":[false,true],"figures":3,"hero":null,"layer":"ground","mechanical":false,"race":"terran","ranged":false,"sacrificed":false,"set":"brood-war","support":0,"unit":"medic"},
    {"assist":false,"attacks":"air","by":[{"building":["starport",2]},{"building":["starport",2]}],"cloaked":false,"cost":[{"gas":2,"minerals":1},{"gas":2,"minerals":1}],"detector":false,"editions":[false,true],"figures":3,"hero":null,"layer":"air","mechanical":true,"race":"terran","ranged":true,"sacrificed":false,"set":"brood-war","support":2,"unit":"valkyrie"},
    {"assist":false,"attacks":"ground","by":[{"building":["gateway",3]},{"building":["gateway",3]}],"cloaked":true,"cost":[{"gas":2,"minerals":1},{"gas":2,"minerals":1}],"detector":false,"editions":[false,true],"figures":3,"hero":null,"layer":"ground","mechanical":false,"race":"protoss","ranged":false,"sacrificed":false,"set":"brood-war","support":1,"unit":"dark-templar"},
    {"assist":true,"attacks":"none","by":[{"technology":["summon-dark-archon","dark-templar",1]},{"technology":["summon-dark-archon","dark-templar",1]}],"cloaked":false,"cost":[{"gas":0,"minerals":0},{"gas":0,"minerals":0}],"detector":false,"editions":[false,true],"figures":3,"hero":null,"layer":"ground","mechanical":false,"race":"protoss","ranged":false,"sacrificed":false,"set":"brood-war","support":0,"unit":"dark-archon"},
    {"assist":false,"attacks":"air","by":[{"building":["robotics-facility",1]},{"building":["robotics-facility",1]}],"cloaked":false,"cost":[{"gas":1,"minerals":2},{"gas":1,"minerals":2}],"detector":false,"editions":[false,true],"figures":3,"hero":null,"layer":"air","mechanical":true,"race":"protoss","ranged":true,"sacrificed":false,"set":"brood-war","support":1,"unit":"corsair"},
    {"assist":false,"attacks":"air","by":[{"building":["spire",1]},{"building":["spire",1]}],"cloaked":false,"cost":[{"gas":2,"minerals":0},{"gas":2,"minerals":0}],"detector":false,"editions":[false,true],"figures":3,"hero":null,"layer":"air","mechanical":false,"race":"zerg","ranged":false,"sacrificed":true,"set":"brood-war","support":1,"unit":"brood-scourge"},
    {"assist":false,"attacks":"ground","by":[{"technology":["lurker-aspect","hydralisk",1]},{"technology":["lurker-aspect","hydralisk",1]}],"cloaked":true,"cost":[{"gas":1,"minerals":1},{"gas":1,"minerals":1}],"detector":false,"editions":[false,true],"figures":3,"hero":null,"layer":"ground","mechanical":false,"race":"zerg","ranged":true,"sacrificed":false,"set":"brood-war","support":1,"unit":"lurker"},
    {"assist":false,"attacks":"air","by":[{"technology":["devourer-aspect","mutalisk",1]},{"technology":["devourer-aspect","mutalisk",1]}],"cloaked":false,"cost":[{"gas":0,"minerals":1},{"gas":0,"minerals":1}],"detector":false,"editions":[false,true],"figures":3,"hero":null,"layer":"air","mechanical":false,"race":"zerg","ranged":true,"sacrificed":false,"set":"brood-war","support":2,"unit":"devourer"},
    {"assist":false,"attacks":"ground","by":["installation","installation"],"cloaked":false,"cost":[{"gas":0,"minerals":1},{"gas":0,"minerals":1}],"detector":false,"editions":[false,true],"figures":3,"hero":null,"layer":"ground","mechanical":false,"race":"zerg","ranged":false,"sacrificed":true,"set":"brood-war","support":0,"unit":"infested-terran"},
    {"assist":false,"attacks":"ground","by":["leadership","leadership"],"cloaked":false,"cost":[{"gas":0,"minerals":2},{"gas":0,"minerals":2}],"detector":false,"editions":[false,true],"figures":1,"hero":{"bonus":{"attack":0,"health":2},"card":"jim-raynor","figure":"vulture"},"layer":"ground","mechanical":true,"race":"terran","ranged":true,"sacrificed":false,"set":"brood-war","support":1,"unit":"jim-raynor"},
    {"assist":false,"attacks":"both","by":["leadership","leadership"],"cloaked":false,"cost":[{"gas":2,"minerals":3},{"gas":2,"minerals":3}],"detector":false,"editions":[false,true],"figures":1,"hero":{"bonus":{"attack":0,"health":1},"card":"norad-ii","figure":"battlecruiser"},"layer":"air","mechanical":true,"race":"terran","ranged":true,"sacrificed":false,"set":"brood-war","support":2,"unit":"norad-ii"},
    {"assist":false,"attacks":"both","by":["leadership","leadership"],"cloaked":false,"cost":[{"gas":2,"minerals":3},{"gas":2,"minerals":3}],"detector":false,"editions":[false,true],"figures":1,"hero":{"bonus":{"attack":0,"health":1},"card":"gantrithor","figure":"carrier"},"layer":"air","mechanical":true,"race":"protoss","ranged":true,"sacrificed":false,"set":"brood-war","support":2,"unit":"gantrithor"},
    {"assist":false,"attacks":"ground","by":["leadership","leadership"],"cloaked":true,"cost":[{"gas":2,"minerals":1},{"gas":2,"minerals":1}],"detector":false,"editions":[false,true],"figures":1,"hero":{"bonus":{"attack":1,"health":1},"card":"zeratul","figure":"dark-templar"},"layer":"ground","mechanical":false,"race":"protoss","ranged":false,"sacrificed":false,"set":"brood-war","support":1,"unit":"zeratul"},
    {"assist":false,"attacks":"both","by":["leadership","leadership"],"cloaked":false,"cost":[{"gas":1,"minerals":2},{"gas":1,"minerals":2}],"detector":false,"editions":[false,true],"figures":1,"hero":{"bonus":{"attack":0,"health":2},"card":"fenix","figure":"dragoon"},"layer":"ground","mechanical":true,"race":"protoss","ranged":true,"sacrificed":false,"set":"brood-war","support":1,"unit":"fenix"},
    {"assist":false,"attacks":"ground","by":["leadership","leadership"],"cloaked":false,"cost":[{"gas":0,"minerals":1},{"gas":0,"minerals":1}],"detector":false,"editions":[false,true],"figures":1,"hero":{"bonus":{"attack":0,"health":0},"card":"sarah-kerrigan","figure":"infested-terran"},"layer":"ground","mechanical":false,"race":"zerg","ranged":false,"sacrificed":false,"set":"brood-war","support":0,"unit":"sarah-kerrigan"},
    {"assist":false,"attacks":"ground","by":["leadership","leadership"],"cloaked":false,"cost":[{"gas":2,"minerals":2},{"gas":2,"minerals":2}],"detector":false,"editions":[false,true],"figures":1,"hero":{"bonus":{"attack":0,"health":0},"card":"torrasque","figure":"ultralisk"},"layer":"ground","mechanical":false,"race":"zerg","ranged":false,"sacrificed":false,"set":"brood-war","support":2,"unit":"torrasque"},
  ],
};
