// Generated from the crate of twilight-imperium; `make wire` writes it anew.

/**
 * A faction ability (TI 74.25), with its sheet.
 */
export type Ability = "mitosis" | "munitions-reserves" | "armada" | "scavenge" | "nomadic" | "star-forge" | "gashlai-physiology" | "masters-of-trade" | "guild-ships" | "arbiters" | "orbital-drop" | "versatile" | "quantum-entanglement" | "slipstream" | "creuss-gate" | "assimilate" | "harrow" | "ambush" | "pillage" | "telepathic" | "foresight" | "galactic-threat" | "technological-singularity" | "propagation" | "unrelenting" | "fragile" | "brilliant" | "analytical" | "blood-ties" | "reclamation" | "peace-accords" | "quash" | "indoctrination" | "devotion" | "stall-tactics" | "scheming" | "crafty";

/**
 * A faction ability; what it does is the attribute `text` of its name.
 */
export type AbilityFacts = { 
/**
 * Which ability.
 */
ability: Ability, 
/**
 * The key of its name.
 */
key: string, 
/**
 * Whose it is.
 */
faction: Faction, };

/**
 * A title of action cards (TI 24.0).
 */
export type ActionCard = "ancient-burial-sites" | "assassinate-representative" | "bribery" | "bunker" | "confusing-legal-text" | "construction-rider" | "courageous-to-the-end" | "cripple-defenses" | "diplomacy-rider" | "direct-hit" | "disable" | "distinguished-councilor" | "economic-initiative" | "emergency-repairs" | "experimental-battlestation" | "fighter-prototype" | "fire-team" | "flank-speed" | "focused-research" | "frontline-deployment" | "ghost-ship" | "imperial-rider" | "in-the-silence-of-space" | "industrial-initiative" | "infiltrate" | "insubordination" | "intercept" | "leadership-rider" | "lost-star-chart" | "lucky-shot" | "maneuvering-jets" | "mining-initiative" | "morale-boost" | "parley" | "plague" | "political-stability" | "politics-rider" | "public-disgrace" | "reactor-meltdown" | "reparations" | "repeal-law" | "rise-of-a-messiah" | "sabotage" | "salvage" | "shields-holding" | "signal-jamming" | "skilled-retreat" | "spy" | "summit" | "tactical-bombardment" | "technology-rider" | "trade-rider" | "unexpected-action" | "unstable-planet" | "upgrade" | "uprising" | "veto" | "war-effort" | "warfare-rider";

/**
 * An action card; what it does is the attribute `text` of its name.
 */
export type ActionFacts = { 
/**
 * Which card.
 */
card: ActionCard, 
/**
 * The key of its name.
 */
key: string, 
/**
 * How many cards bear the title.
 */
copies: number, 
/**
 * When it may be played.
 */
timing: Timing, 
/**
 * Whether it predicts the outcome of an agenda.
 */
rider: boolean, };

/**
 * An agenda card (TI 26.0), laws first.
 */
export type Agenda = "anti-intellectual-revolution" | "classified-document-leaks" | "committee-formation" | "conventions-of-war" | "core-mining" | "demilitarized-zone" | "enforced-travel-ban" | "executive-sanctions" | "fleet-regulations" | "holy-planet-of-ixth" | "homeland-defense-act" | "imperial-arbiter" | "minister-of-commerce" | "minister-of-exploration" | "minister-of-industry" | "minister-of-peace" | "minister-of-policy" | "minister-of-sciences" | "minister-of-war" | "prophecy-of-ixth" | "publicize-weapon-schematics" | "regulated-conscription" | "representative-government" | "research-team-biotic" | "research-team-cybernetic" | "research-team-propulsion" | "research-team-warfare" | "senate-sanctuary" | "shard-of-the-throne" | "shared-research" | "terraforming-initiative" | "the-crown-of-emphidia" | "the-crown-of-thalnos" | "wormhole-reconstruction" | "archived-secret" | "arms-reduction" | "colonial-redistribution" | "compensated-disarmament" | "economic-equality" | "incentive-program" | "ixthian-artifact" | "judicial-abolishment" | "miscount-disclosed" | "mutiny" | "new-constitution" | "public-execution" | "seed-of-an-empire" | "swords-to-plowshares" | "unconventional-measures" | "wormhole-research";

/**
 * An agenda; what it does are the attributes `for` and `against`, or `elect` and `text`, of its name.
 */
export type AgendaFacts = { 
/**
 * Which agenda.
 */
agenda: Agenda, 
/**
 * The key of its name.
 */
key: string, 
/**
 * What kind of agenda it is.
 */
kind: Kind, 
/**
 * What is voted on.
 */
outcomes: Outcomes, };

/**
 * What an agenda can come to (TI 83.17).
 */
export type AgendaOutcome = "for" | "against" | { "player": Seat } | { "planet": Planet } | { "law": Agenda } | { "secret": Objective };

/**
 * The dice of units of one type.
 */
export type AimView = { 
/**
 * The type.
 */
unit: Unit, 
/**
 * How many dice.
 */
dice: number, 
/**
 * The lowest face that hits, all modifiers counted; 11 if none does.
 */
hits_on: number, };

/**
 * A kind of anomaly (TI 3.2).
 */
export type Anomaly = "asteroid-field" | "nebula" | "supernova" | "gravity-rift";

/**
 * A kind of anomaly; what it does is the attribute `text` of its name.
 */
export type AnomalyFacts = { 
/**
 * Which anomaly.
 */
anomaly: Anomaly, 
/**
 * The key of its name.
 */
key: string, };

/**
 * The colour of a tile's back (TI 86.1).
 */
export type Back = "green" | "blue" | "red";

/**
 * The vote at hand.
 */
export type BallotView = { 
/**
 * Which agenda of the phase this is: 1 or 2.
 */
number: number, 
/**
 * What is voted on; `None` before a card is revealed.
 */
agenda: Agenda | null, 
/**
 * Whether it is a law in play that is voted on again.
 */
again: boolean, 
/**
 * What it can come to, with the running count.
 */
outcomes: Array<OutcomeView>, 
/**
 * The order of voting; empty before the vote.
 */
order: Array<Seat>, 
/**
 * Who votes now.
 */
voting: Seat | null, 
/**
 * Who has still to vote, whoever votes now included.
 */
waiting: SeatSet, 
/**
 * Who cannot vote on this agenda.
 */
barred: SeatSet, 
/**
 * How many votes each seat could cast with readied planets, by seat.
 */
available: Array<number>, 
/**
 * The predictions; they are made aloud.
 */
predictions: Array<PredictionView>, 
/**
 * What was decided.
 */
result: AgendaOutcome | null, 
/**
 * A law that is to be voted on again after this agenda.
 */
next: Agenda | null, };

/**
 * What is spent.
 */
export type Coin = "resources" | "influence";

/**
 * A colour of technologies, prerequisites and specialties (TI 28.7.c).
 */
export type Colour = "blue" | "green" | "yellow" | "red";

/**
 * A colour of technologies.
 */
export type ColourFacts = { 
/**
 * Which colour.
 */
colour: Colour, 
/**
 * The key of its name.
 */
key: string, 
/**
 * The key of the words for a planet's specialty.
 */
specialty: string, };

/**
 * One side of a combat.
 */
export type CombatSideView = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * The units that fight, each type once.
 */
units: Array<UnitsView>, 
/**
 * What a combat roll of this side would be now.
 */
aims: Array<AimView>, 
/**
 * Hits that this side has produced in this round.
 */
hits: number, 
/**
 * How many of them go to ships that are no fighters if possible.
 */
strict: number, 
/**
 * Whether it makes no combat rolls in this round.
 */
silenced: boolean, };

/**
 * How far a round of combat has come (TI 35, TI 41).
 */
export type CombatStage = "begin" | "barrage" | "announce" | "roll" | "assign" | "retreat" | "end";

/**
 * A combat being fought.
 */
export type CombatView = { 
/**
 * The system.
 */
hex: Hex, 
/**
 * The planet of a ground combat; `None` in space.
 */
planet: Planet | null, 
/**
 * The attacker and the defender.
 */
sides: [CombatSideView, CombatSideView], 
/**
 * The round, from 1.
 */
round: number, 
/**
 * How far the round has come.
 */
stage: CombatStage, 
/**
 * Who has announced a retreat in this round.
 */
retreat: Seat | null, 
/**
 * Whether a retreat was made impossible in this round.
 */
intercepted: boolean, 
/**
 * Who won, once it has ended.
 */
winner: Seat | null, };

/**
 * How far a transaction has come.
 */
export type DealStage = "build" | "answer" | "deliver";

/**
 * A transaction being put together (TI 69.2).
 */
export type DealView = { 
/**
 * Who proposes it.
 */
from: Seat, 
/**
 * To whom.
 */
to: Seat, 
/**
 * How far it has come.
 */
stage: DealStage, 
/**
 * How many proposals it answers.
 */
round: number, 
/**
 * What each gives, for the two of them; for others without the cards.
 */
lots: [LotView, LotView], 
/**
 * How many cards each gives, notes included.
 */
cards: [number, number], };

/**
 * A die as it lies.
 */
export type DieView = { 
/**
 * The type of unit it was rolled for.
 */
unit: Unit, 
/**
 * What it shows.
 */
face: number, 
/**
 * How many hits it makes.
 */
hits: number, };

/**
 * A faction (TI setup.2).
 */
export type Faction = "arborec" | "letnev" | "saar" | "muaat" | "hacan" | "sol" | "creuss" | "l1z1x" | "mentak" | "naalu" | "nekro" | "sardakk-norr" | "jol-nar" | "winnu" | "xxcha" | "yin" | "yssaril";

/**
 * A faction.
 */
export type FactionFacts = { 
/**
 * Which faction.
 */
faction: Faction, 
/**
 * The key of its name.
 */
key: string, 
/**
 * Its home system.
 */
home: Tile, 
/**
 * Its commodity value.
 */
commodities: number, 
/**
 * Its starting units.
 */
units: Array<[Unit, number]>, 
/**
 * Its starting technologies.
 */
techs: Array<Tech>, 
/**
 * How many more it chooses.
 */
chosen_techs: number, 
/**
 * Its abilities.
 */
abilities: Array<Ability>, 
/**
 * Its flagship.
 */
flagship: Profile, 
/**
 * Its own versions of other units, each before its upgrade.
 */
own: Array<Profile>, 
/**
 * Its two technologies.
 */
own_techs: [Tech, Tech], 
/**
 * Its promissory note.
 */
note: Note, };

/**
 * The printed facts of the game. Lists are in the order of their tables: spots name a thing by its place there, and
 * a `key` is the key of its name.
 */
export type Facts = { 
/**
 * The system tiles; a tile is its place in this list.
 */
tiles: Array<TileFacts>, 
/**
 * The planets.
 */
planets: Array<PlanetFacts>, 
/**
 * The places of the board, the one beside it last.
 */
places: Array<PlaceFacts>, 
/**
 * The ready maps, by number of players.
 */
layouts: Array<LayoutFacts>, 
/**
 * The types of units.
 */
units: Array<UnitFacts>, 
/**
 * What is printed for units: on faction sheets, upgrades and flagships.
 */
profiles: Array<ProfileFacts>, 
/**
 * The factions.
 */
factions: Array<FactionFacts>, 
/**
 * The faction abilities.
 */
abilities: Array<AbilityFacts>, 
/**
 * The technologies.
 */
techs: Array<TechFacts>, 
/**
 * The strategy cards.
 */
strategies: Array<StrategyFacts>, 
/**
 * The action cards.
 */
actions: Array<ActionFacts>, 
/**
 * The agendas.
 */
agendas: Array<AgendaFacts>, 
/**
 * The objectives.
 */
objectives: Array<ObjectiveFacts>, 
/**
 * The promissory notes.
 */
notes: Array<NoteFacts>, 
/**
 * The colours of technologies.
 */
colours: Array<ColourFacts>, 
/**
 * The traits of planets.
 */
traits: Array<TraitFacts>, 
/**
 * The anomalies.
 */
anomalies: Array<AnomalyFacts>, 
/**
 * The wormholes.
 */
wormholes: Array<WormholeFacts>, 
/**
 * The pools of command tokens.
 */
pools: Array<PoolFacts>, 
/**
 * The command tokens of a faction.
 */
command_tokens: number, 
/**
 * How many action cards a hand may hold.
 */
hand_limit: number, 
/**
 * How many secret objectives a player may have, scored and unscored together.
 */
secret_limit: number, 
/**
 * The influence that removes the custodians token.
 */
custodians: number, };

/**
 * The units of one player in a space area.
 */
export type FleetView = { 
/**
 * Whose they are.
 */
seat: Seat, 
/**
 * The units, each type once.
 */
units: Array<UnitsView>, 
/**
 * How many ships count against the fleet pool.
 */
ships: number, 
/**
 * How many may.
 */
limit: number, 
/**
 * How many fighters and ground forces need room on ships.
 */
cargo: number, 
/**
 * How much room the ships have.
 */
capacity: number, };

/**
 * How everybody stands with a public objective.
 */
export type GoalView = { 
/**
 * The objective.
 */
objective: Objective, 
/**
 * Who has scored it.
 */
scored: SeatSet, 
/**
 * Who could score it if the status phase came now.
 */
ready: SeatSet, 
/**
 * How far everybody is, by seat; empty for what happens at a moment of the action phase.
 */
progress: Array<ProgressView>, };

/**
 * A place for a system tile: 0 is the middle, then the rings outwards, each clockwise from the north; 37 is the place
 * beside the board (TI G8).
 */
export type Hex = number;

/**
 * Hits that are being assigned.
 */
export type HitsView = { 
/**
 * Whose units are hit.
 */
seat: Seat, 
/**
 * Whose hits they are.
 */
by: Seat, 
/**
 * How many are left.
 */
left: number, 
/**
 * How many of them go to ships that are no fighters if possible.
 */
strict: number, 
/**
 * The planet where they go; `None` for space.
 */
planet: Planet | null, 
/**
 * Whether units are being destroyed already, and no longer sustain damage.
 */
assigning: boolean, };

/**
 * What kind of agenda it is, and where a law lies while it is in play (TI 26.1, TI 26.3.2).
 */
export type Kind = "law" | "owned-law" | "attached-law" | "directive";

/**
 * Units that the active player has landed on a planet.
 */
export type LandedView = { 
/**
 * The planet.
 */
planet: Planet, 
/**
 * Infantry.
 */
infantry: number, 
/**
 * Fighters that fight like ground forces.
 */
fighters: number, };

/**
 * A law in play (TI 26.3).
 */
export type Law = { 
/**
 * The card.
 */
agenda: Agenda, 
/**
 * Before whom it lies (TI 26.4).
 */
owner: Seat | null, 
/**
 * The planet it is attached to (TI 59.0).
 */
planet: Planet | null, 
/**
 * The objective it made public.
 */
objective: Objective | null, 
/**
 * Whether it is exhausted (TI 59.3.2).
 */
exhausted: boolean, };

/**
 * The diagram for a number of players, and one ready map.
 */
export type LayoutFacts = { 
/**
 * For how many players.
 */
players: number, 
/**
 * The home places, clockwise.
 */
homes: Array<Hex>, 
/**
 * The places that stay empty.
 */
unused: Array<Hex>, 
/**
 * Trade goods for the players at the home places.
 */
goods: Array<number>, 
/**
 * Blue-backed and red-backed tiles dealt to each player.
 */
dealt: [number, number], 
/**
 * The printed numbers of the tiles of the ready map, by place; 0 where there is none.
 */
map: Array<number>, };

/**
 * What one side gives.
 */
export type LotView = { 
/**
 * Trade goods.
 */
goods: number, 
/**
 * Commodities.
 */
commodities: number, 
/**
 * A promissory note.
 */
note: NoteId | null, 
/**
 * Whether it is any note that the giver chooses.
 */
any_note: boolean, 
/**
 * Action cards.
 */
cards: Array<ActionCard>, 
/**
 * How many more action cards that the giver chooses.
 */
any_cards: number, 
/**
 * Promises, which bind nobody.
 */
promises: Array<Promise>, };

/**
 * Ships of one type in a system that can be declared to move.
 */
export type MovableView = { 
/**
 * The type.
 */
unit: Unit, 
/**
 * Whether they are damaged.
 */
damaged: boolean, 
/**
 * Where they are.
 */
from: Hex, };

/**
 * A title of promissory notes (TI 25.0): those of every colour, then those of single factions.
 */
export type Note = "ceasefire" | "political-secret" | "support-for-the-throne" | "trade-agreement" | "stymie" | "war-funding" | "raghs-call" | "fires-of-the-gashlai" | "trade-convoys" | "military-support" | "creuss-iff" | "cybernetic-enhancements" | "promise-of-protection" | "gift-of-prescience" | "antivirus" | "tekklar-legion" | "research-agreement" | "acquiescence" | "political-favor" | "greyfire-mutagen" | "spy-net";

/**
 * A promissory note; what it does is the attribute `text` of its name.
 */
export type NoteFacts = { 
/**
 * Which note.
 */
note: Note, 
/**
 * The key of its name.
 */
key: string, 
/**
 * The faction it belongs to; `None` if there is one of every colour.
 */
faction: Faction | null, 
/**
 * When it may be played.
 */
timing: NoteTiming, 
/**
 * Whether it stays in the play area of its holder.
 */
stays: boolean, };

/**
 * A promissory note by its original owner (TI 25.0).
 */
export type NoteId = { 
/**
 * To whom it returns.
 */
owner: Seat, 
/**
 * What it says.
 */
note: Note, };

/**
 * When a note may be played (TI 25.1).
 */
export type NoteTiming = "action" | "received" | "strategy-end" | "turn-start" | "activated" | "combat-start" | "round" | "landed" | "replenished" | "researched" | "agenda-reveal";

/**
 * An objective (TI 30.0): stage I, stage II, then secret ones.
 */
export type Objective = "corner-the-market" | "develop-weaponry" | "diversify-research" | "erect-a-monument" | "expand-borders" | "found-research-outposts" | "intimidate-council" | "lead-from-the-front" | "negotiate-trade-routes" | "sway-the-council" | "centralize-galactic-trade" | "conquer-the-weak" | "form-galactic-brain-trust" | "found-a-golden-age" | "galvanize-the-people" | "manipulate-galactic-law" | "master-the-sciences" | "revolutionize-warfare" | "subdue-the-galaxy" | "unify-the-colonies" | "adapt-new-strategies" | "become-the-gatekeeper" | "control-the-region" | "cut-supply-lines" | "destroy-their-greatest-ship" | "establish-a-perimeter" | "forge-an-alliance" | "form-a-spy-network" | "fuel-the-war-machine" | "gather-a-mighty-fleet" | "learn-the-secrets-of-the-cosmos" | "make-an-example-of-their-world" | "master-the-laws-of-physics" | "mine-rare-metals" | "monopolize-production" | "occupy-the-seat-of-the-empire" | "spark-a-rebellion" | "threaten-enemies" | "turn-their-fleets-to-dust" | "unveil-flagship";

/**
 * An objective; what it asks for is the attribute `text` of its name.
 */
export type ObjectiveFacts = { 
/**
 * Which objective.
 */
objective: Objective, 
/**
 * The key of its name.
 */
key: string, 
/**
 * The back of its card.
 */
stage: Stage, 
/**
 * The victory points it is worth.
 */
points: number, 
/**
 * In which phase it is scored.
 */
phase: ScoringPhase, 
/**
 * What it asks for.
 */
requirement: Requirement, };

/**
 * How a game ended.
 */
export type Outcome = { 
/**
 * The seats that won; all members of a winning side are in it.
 */
winners: SeatSet, };

/**
 * An outcome and who is for it.
 */
export type OutcomeView = { 
/**
 * The outcome.
 */
outcome: AgendaOutcome, 
/**
 * The votes cast for it.
 */
votes: number, 
/**
 * Who cast them.
 */
voters: Array<VoteView>, };

/**
 * What is voted on (TI 83.8, TI 83.9).
 */
export type Outcomes = "for-against" | "player" | { "planet": PlanetFilter } | "law" | "scored-secret";

/**
 * A payment in progress.
 */
export type PaymentView = { 
/**
 * Who pays.
 */
seat: Seat, 
/**
 * With what.
 */
coin: Coin, 
/**
 * What is due; `None` for any amount of influence, which buys command tokens.
 */
due: number | null, 
/**
 * What was paid so far.
 */
paid: number, };

/**
 * A phase of a round (TI 22.0).
 */
export type Phase = "setup" | "strategy" | "action" | "status" | "agenda";

/**
 * A place of the board.
 */
export type PlaceFacts = { 
/**
 * Which place.
 */
hex: Hex, 
/**
 * Its axial coordinates, north of the middle being (0, -1); `None` for the place beside the board.
 */
at: [number, number] | null, 
/**
 * Its ring; the middle is 0.
 */
ring: number | null, };

/**
 * A planet (TI 49.0), in the order of the tiles.
 */
export type Planet = "jord" | "moll-primus" | "darien" | "muaat" | "nestphar" | "0-0-0" | "winnu" | "mordai-ii" | "maaluuk" | "druaa" | "arc-prime" | "wren-terra" | "lisis-ii" | "ragh" | "nar" | "jol" | "trenlak" | "quinarra" | "archon-ren" | "archon-tau" | "retillion" | "shalloq" | "hercant" | "arretze" | "kamdorn" | "mecatol-rex" | "wellon" | "vefut-ii" | "thibah" | "tarmann" | "saudor" | "mehar-xull" | "quann" | "lodor" | "new-albion" | "starpoint" | "tequran" | "torkan" | "qucenn" | "rarron" | "mellon" | "zohbat" | "lazar" | "sakulag" | "dal-bootha" | "xxehan" | "corneeq" | "resculon" | "centauri" | "gral" | "bereg" | "lirta-iv" | "arnor" | "lor" | "arinam" | "meer" | "abyz" | "fria" | "creuss";

/**
 * A planet.
 */
export type PlanetFacts = { 
/**
 * Which planet.
 */
planet: Planet, 
/**
 * The key of its name.
 */
key: string, 
/**
 * The tile it lies on.
 */
tile: Tile, 
/**
 * Its resource value.
 */
resources: number, 
/**
 * Its influence value.
 */
influence: number, 
/**
 * Its trait.
 */
kind: Trait | null, 
/**
 * Its technology specialty.
 */
specialty: Colour | null, };

/**
 * Which planets may be elected (TI 83.11).
 */
export type PlanetFilter = "any" | { "trait": Trait } | "outer";

/**
 * A planet on the board.
 */
export type PlanetView = { 
/**
 * The planet.
 */
planet: Planet, 
/**
 * The place of its system.
 */
hex: Hex, 
/**
 * Who controls it.
 */
owner: Seat | null, 
/**
 * Whether its card is exhausted.
 */
exhausted: boolean, 
/**
 * Infantry of its owner.
 */
infantry: number, 
/**
 * PDS of its owner.
 */
pds: number, 
/**
 * Space docks of its owner.
 */
docks: number, 
/**
 * Infantry and fighters that the active player has landed on it.
 */
landed: [number, number], 
/**
 * Its resource value now.
 */
resources: number, 
/**
 * Its influence value now.
 */
influence: number, 
/**
 * Laws attached to it.
 */
laws: Array<Agenda>, 
/**
 * Whether no unit may come there.
 */
closed: boolean, 
/**
 * Whether Planetary Shield works on it.
 */
shielded: boolean, };

/**
 * A pool of command tokens on the command sheet (TI 50.0).
 */
export type Pool = "tactic" | "fleet" | "strategy";

/**
 * A pool of command tokens.
 */
export type PoolFacts = { 
/**
 * Which pool.
 */
pool: Pool, 
/**
 * The key of its name.
 */
key: string, };

/**
 * A prediction.
 */
export type PredictionView = { 
/**
 * Who made it.
 */
seat: Seat, 
/**
 * The rider; without one it is the ability *Galactic Threat*.
 */
card: ActionCard | null, 
/**
 * What was predicted.
 */
outcome: AgendaOutcome, };

/**
 * What is paid at the moment of scoring (TI 30.10).
 */
export type Price = { "resources": number } | { "influence": number } | { "trade-goods": number } | { "tokens": number } | { "action-cards": number };

/**
 * How many units a unit may produce (TI 61.1).
 */
export type Production = "none" | { "plain": number } | { "planet-plus": number };

/**
 * Units being produced.
 */
export type ProductionView = { 
/**
 * Who produces.
 */
seat: Seat, 
/**
 * Where.
 */
hex: Hex, 
/**
 * How many units more.
 */
left: number, 
/**
 * How many of them may be infantry.
 */
infantry: number, 
/**
 * What the units cost so far.
 */
cost: number, 
/**
 * What they may cost at most, if an effect says so.
 */
budget: number | null, };

/**
 * A printed profile: what a unit of some type is on a faction sheet or an upgrade card (TI 29.4).
 */
export type Profile = "fighter-1" | "fighter-2" | "infantry-1" | "infantry-2" | "destroyer-1" | "destroyer-2" | "cruiser-1" | "cruiser-2" | "carrier-1" | "carrier-2" | "dreadnought-1" | "dreadnought-2" | "war-sun" | "pds-1" | "pds-2" | "space-dock-1" | "space-dock-2" | "letani-warrior-1" | "letani-warrior-2" | "floating-factory-1" | "floating-factory-2" | "prototype-war-sun-1" | "prototype-war-sun-2" | "advanced-carrier-1" | "advanced-carrier-2" | "spec-ops-1" | "spec-ops-2" | "super-dreadnought-1" | "super-dreadnought-2" | "hybrid-crystal-fighter-1" | "hybrid-crystal-fighter-2" | "exotrireme-1" | "exotrireme-2" | "duha-menaimon" | "arc-secundus" | "son-of-ragh" | "the-inferno" | "wrath-of-kenara" | "genesis" | "hil-colish" | "0-0-1" | "fourth-moon" | "matriarch" | "the-alastor" | "cmorran-norr" | "jns-hylarim" | "salai-sai-corian" | "loncara-ssodu" | "van-hauge" | "ysia-yssrila";

/**
 * What is printed for units.
 */
export type ProfileFacts = { 
/**
 * Which profile.
 */
profile: Profile, 
/**
 * The key of its name.
 */
key: string, 
/**
 * The type of the units.
 */
unit: Unit, 
/**
 * Their cost in resources; `None` if they cannot be produced.
 */
cost: number | null, 
/**
 * How many units the cost buys.
 */
per_cost: number, 
/**
 * Their combat value; `None` if they do not fight.
 */
combat: number | null, 
/**
 * Their dice in combat.
 */
dice: number, 
/**
 * Their move value.
 */
movement: number | null, 
/**
 * How many fighters and ground forces they carry.
 */
capacity: number, 
/**
 * Sustain Damage.
 */
sustain: boolean, 
/**
 * Planetary Shield.
 */
shield: boolean, 
/**
 * Anti-Fighter Barrage.
 */
barrage: Shots | null, 
/**
 * Bombardment.
 */
bombardment: Shots | null, 
/**
 * Space Cannon.
 */
cannon: Shots | null, 
/**
 * Whether Space Cannon also reaches adjacent systems.
 */
ranged: boolean, 
/**
 * Production.
 */
production: Production, 
/**
 * Whether Direct Hit cannot destroy it.
 */
no_direct_hit: boolean, };

/**
 * How far a player is with an objective.
 */
export type ProgressView = { 
/**
 * What the player has of what is counted.
 */
has: number, 
/**
 * How much is needed.
 */
needs: number, };

/**
 * What a player promises for a time to come: part of a deal, but of no transaction (TI 14.4, TI G106).
 */
export type Promise = "peace" | "votes" | "commodities" | "favour";

/**
 * Where ships of one type in a system could go in a tactical action.
 */
export type ReachView = { 
/**
 * Where they are.
 */
from: Hex, 
/**
 * The type.
 */
unit: Unit, 
/**
 * The systems they can move to if those are activated.
 */
hexes: Array<Hex>, 
/**
 * Those that one ship reaches only with *Gravity Drive*.
 */
driven: Array<Hex>, };

/**
 * What an objective asks for (TI 30.4).
 */
export type Requirement = { "same-trait": number } | { "of-trait": [Trait, number] } | { "planets-abroad": number } | { "specialties": number } | "foreign-home" | { "mecatol-rex-with-ships": number } | { "unit-upgrades": number } | { "two-of-colours": number } | { "one-colour": number } | { "faction-techs": number } | { "ships-in-systems": number } | { "ships-beside-mecatol-rex": number } | { "ships-beside-anomalies": number } | { "ships-beside-homes": number } | "both-wormholes" | "ships-at-dock" | { "on-board": [Unit, number] } | { "spend": Price } | "destroy-great-ship" | "bombard-last" | "cannon-last" | "beat-leader" | "win-with-flagship";

/**
 * What dice are rolled for.
 */
export type RollStage = "cannon" | "defense" | "barrage" | "bombardment" | "combat" | "ambush";

/**
 * Dice that were rolled.
 */
export type RollView = { 
/**
 * Who rolled.
 */
seat: Seat, 
/**
 * What for.
 */
stage: RollStage, 
/**
 * The planet that is fired at or defended.
 */
planet: Planet | null, 
/**
 * The dice, by unit and face.
 */
dice: Array<DieView>, 
/**
 * The hits they make.
 */
hits: number, };

/**
 * In which phase it is scored (TI 30.3).
 */
export type ScoringPhase = "status" | "action";

/**
 * One seat at the table, counted clockwise from 0; tables have at most eight.
 */
export type Seat = number;

/**
 * A set of up to eight seats: a list of them where people can read it, one byte in snapshots and records.
 */
export type SeatSet = Array<number>;

/**
 * A secret objective in the viewer's own hand.
 */
export type SecretView = { 
/**
 * The objective.
 */
objective: Objective, 
/**
 * Whether it could be scored if the status phase came now.
 */
ready: boolean, 
/**
 * How far its owner is; `None` for what happens at a moment of the action phase.
 */
progress: ProgressView | null, };

/**
 * A player.
 */
export type SheetView = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The faction.
 */
faction: Faction | null, 
/**
 * The place of the home system.
 */
home: Hex | null, 
/**
 * Whether the player controls all planets there, as public objectives demand.
 */
holds_home: boolean, 
/**
 * The tactic, fleet and strategy pools.
 */
pools: [number, number, number], 
/**
 * Command tokens in reinforcements.
 */
reserve: number, 
/**
 * How many ships that are no fighters may be in one system.
 */
fleet_limit: number, 
/**
 * Trade goods.
 */
goods: number, 
/**
 * Commodities.
 */
commodities: number, 
/**
 * How many commodities the player may have.
 */
commodity_limit: number, 
/**
 * Resources and influence of readied planets.
 */
ready: [number, number], 
/**
 * Resources and influence that the player could spend with trade goods.
 */
means: [number, number], 
/**
 * Victory points.
 */
points: number, 
/**
 * Technologies.
 */
techs: Array<Tech>, 
/**
 * Exhausted ones.
 */
exhausted: Array<Tech>, 
/**
 * How many technologies of each colour count as prerequisites.
 */
colours: [number, number, number, number], 
/**
 * What the player could research now.
 */
researchable: Array<Tech>, 
/**
 * The units, by type; none before the faction is known.
 */
units: Array<UnitView>, 
/**
 * The initiative number; `None` without a strategy card.
 */
initiative: number | null, 
/**
 * Strategy cards, and whether each is exhausted.
 */
strategies: Array<[Strategy, boolean]>, 
/**
 * Whether the player has passed.
 */
passed: boolean, 
/**
 * Whether the strategy cards are kept for the next round.
 */
stable: boolean, 
/**
 * The neighbours.
 */
neighbours: SeatSet, 
/**
 * Objectives scored.
 */
scored: Array<Objective>, 
/**
 * Secret objectives in hand, for their owner.
 */
secrets: Array<SecretView> | null, 
/**
 * How many there are.
 */
secret_count: number, 
/**
 * Action cards in hand, for their owner, sorted.
 */
hand: Array<ActionCard> | null, 
/**
 * How many there are.
 */
hand_count: number, 
/**
 * How many the player may have; `None` for any number.
 */
hand_limit: number | null, 
/**
 * Promissory notes in hand, for their holder.
 */
notes: Array<NoteId> | null, 
/**
 * How many there are.
 */
note_count: number, 
/**
 * Promissory notes that lie open.
 */
open_notes: Array<NoteId>, 
/**
 * Tiles in hand, for their owner, sorted: places in the list of tiles.
 */
tiles: Array<Tile> | null, 
/**
 * How many there are.
 */
tile_count: number, 
/**
 * Infantry that return at the start of the next turn.
 */
waiting: number, };

/**
 * A ship on its way, with what it carries.
 */
export type ShipView = { 
/**
 * The type.
 */
unit: Unit, 
/**
 * Whether it is damaged.
 */
damaged: boolean, 
/**
 * Where it started.
 */
from: Hex, 
/**
 * Fighters aboard.
 */
fighters: number, 
/**
 * Infantry aboard.
 */
infantry: number, 
/**
 * How many gravity rifts it leaves on its way: a roll for each.
 */
rifts: number, };

/**
 * Dice of a unit ability: the lowest result that hits, and how many dice (TI 34.3.b).
 */
export type Shots = { 
/**
 * The lowest result that hits.
 */
value: number, 
/**
 * How many dice.
 */
dice: number, };

/**
 * The back of the card (TI 30.1.a).
 */
export type Stage = "i" | "ii" | "secret";

/**
 * A strategy card, by initiative (TI 27.5).
 */
export type Strategy = "leadership" | "diplomacy" | "politics" | "construction" | "trade" | "warfare" | "technology" | "imperial";

/**
 * A strategy card; its abilities are the attributes `primary` and `secondary` of its name.
 */
export type StrategyFacts = { 
/**
 * Which card.
 */
card: Strategy, 
/**
 * The key of its name.
 */
key: string, 
/**
 * Its initiative number.
 */
initiative: number, };

/**
 * A strategy card.
 */
export type StrategyView = { 
/**
 * The card.
 */
card: Strategy, 
/**
 * Who has it.
 */
owner: Seat | null, 
/**
 * Whether it is exhausted.
 */
exhausted: boolean, 
/**
 * Trade goods on it.
 */
goods: number, };

/**
 * A system on the board.
 */
export type SystemView = { 
/**
 * Its place.
 */
hex: Hex, 
/**
 * Its axial coordinates, north of the middle being (0, -1); `None` for the place beside the board.
 */
at: [number, number] | null, 
/**
 * Its tile: a place in the list of tiles.
 */
tile: Tile, 
/**
 * The wormholes in it, those of tokens and ships included.
 */
wormholes: Array<Wormhole>, 
/**
 * Which anomaly it is.
 */
anomaly: Anomaly | null, 
/**
 * Whose home system it is.
 */
home: Seat | null, 
/**
 * The systems adjacent to it, as the viewer's abilities count them.
 */
adjacent: Array<Hex>, 
/**
 * The units in space, by player.
 */
fleets: Array<FleetView>, 
/**
 * Whose command tokens lie there.
 */
tokens: SeatSet, };

/**
 * How far a tactical action has come (TI 77).
 */
export type TacticalStage = "activation" | "movement" | "cannons" | "combat" | "invasion" | "production";

/**
 * A tactical action in progress.
 */
export type TacticalView = { 
/**
 * Whose it is.
 */
seat: Seat, 
/**
 * The active system.
 */
hex: Hex, 
/**
 * How far it has come.
 */
stage: TacticalStage, 
/**
 * Ships that can still be declared to move, while ships are.
 */
movable: Array<MovableView>, 
/**
 * The ship whose way is being chosen.
 */
voyage: VoyageView | null, 
/**
 * Ships on their way, in the order in which they were declared.
 */
moving: Array<ShipView>, 
/**
 * All that is on its way, each type once.
 */
transit: Array<UnitsView>, 
/**
 * Fighters and ground forces on their way.
 */
cargo: number, 
/**
 * What the ships on their way can carry.
 */
capacity: number, 
/**
 * Units that have landed, planet by planet.
 */
landed: Array<LandedView>, 
/**
 * What is added to the move value of all ships.
 */
boost: number, 
/**
 * Whether one ship may still move farther by one (*Gravity Drive*).
 */
gravity: boolean, 
/**
 * The system whose ships may pass through rival ships.
 */
slip: Hex | null, 
/**
 * Whether alpha and beta wormholes are one kind.
 */
chart: boolean, 
/**
 * Systems that the active one is adjacent to besides.
 */
conduit: Array<Hex>, 
/**
 * Whether no units may move into the active system (*Ceasefire*).
 */
ceased: boolean, 
/**
 * Who has no faction abilities and technologies.
 */
mutated: Seat | null, 
/**
 * The planet whose values are exchanged.
 */
swapped: Planet | null, 
/**
 * Whether PDS have no abilities.
 */
disabled: boolean, 
/**
 * Whose planets are hard to bombard.
 */
bunker: Seat | null, };

/**
 * A technology (TI 28.0): the 25 of every player, then the two of each faction.
 */
export type Tech = "antimass-deflectors" | "gravity-drive" | "fleet-logistics" | "light-wave-deflector" | "neural-motivator" | "dacxive-animators" | "hyper-metabolism" | "x89-bacterial-weapon" | "sarween-tools" | "graviton-laser-system" | "transit-diodes" | "integrated-economy" | "plasma-scoring" | "magen-defense-grid" | "duranium-armor" | "assault-cannon" | "fighter-2" | "infantry-2" | "destroyer-2" | "cruiser-2" | "carrier-2" | "dreadnought-2" | "war-sun" | "pds-2" | "space-dock-2" | "letani-warrior-2" | "bioplasmosis" | "l4-disruptors" | "non-euclidean-shielding" | "floating-factory-2" | "chaos-mapping" | "prototype-war-sun-2" | "magmus-reactor" | "production-biomes" | "quantum-datahub-node" | "advanced-carrier-2" | "spec-ops-2" | "wormhole-generator" | "dimensional-splicer" | "super-dreadnought-2" | "inheritance-systems" | "salvage-operations" | "mirror-computing" | "hybrid-crystal-fighter-2" | "neuroglaive" | "valefar-assimilator-x" | "valefar-assimilator-y" | "exotrireme-2" | "valkyrie-particle-weave" | "e-res-siphons" | "spatial-conduit-cylinder" | "lazax-gate-folding" | "hegemonic-trade-policy" | "instinct-training" | "nullification-field" | "yin-spinner" | "impulse-core" | "transparasteel-plating" | "mageon-implants";

/**
 * A technology; what it does is the attribute `text` of its name.
 */
export type TechFacts = { 
/**
 * Which technology.
 */
tech: Tech, 
/**
 * The key of its name.
 */
key: string, 
/**
 * Its colour; `None` for unit upgrades.
 */
colour: Colour | null, 
/**
 * Its prerequisites: blue, green, yellow, red.
 */
needs: [number, number, number, number], 
/**
 * The type of unit it upgrades.
 */
upgrades: Unit | null, 
/**
 * The profile of that unit.
 */
profile: Profile | null, 
/**
 * The faction that alone has it.
 */
faction: Faction | null, 
/**
 * Whether using it exhausts it.
 */
exhausts: boolean, };

/**
 * A system tile, counted from 0; the printed number is one higher.
 */
export type Tile = number;

/**
 * A system tile.
 */
export type TileFacts = { 
/**
 * The printed number.
 */
number: number, 
/**
 * The key of its name.
 */
key: string, 
/**
 * The colour of its back.
 */
back: Back, 
/**
 * The faction whose home system it is.
 */
home: Faction | null, 
/**
 * The planets on it.
 */
planets: Array<Planet>, 
/**
 * The wormhole on it.
 */
wormhole: Wormhole | null, 
/**
 * Which anomaly it is.
 */
anomaly: Anomaly | null, };

/**
 * When an action card may be played (TI 24.6); W numbers are rows of the table of reaction windows.
 */
export type Timing = "action" | "agenda-revealed" | "landed" | "retreat-announced" | "sustained" | "planet-lost" | "ground-rolled" | "ship-destroyed" | "activated" | "voted" | "ships-moved" | "speaker-voted" | "space-won" | "cannon-hits" | "combat-hits" | "agenda-phase" | "round" | "first-round" | "invasion" | "round-or-its-end" | "strategy-phase" | "agenda-reveal" | "strategy-chosen" | "card-played" | "strategy-returned" | "elected" | "planet-gained";

/**
 * A trait of a planet (TI 49.3).
 */
export type Trait = "cultural" | "hazardous" | "industrial";

/**
 * A trait of planets.
 */
export type TraitFacts = { 
/**
 * Which trait.
 */
kind: Trait, 
/**
 * The key of its name.
 */
key: string, };

/**
 * A type of unit (TI 43.2).
 */
export type Unit = "fighter" | "infantry" | "destroyer" | "cruiser" | "carrier" | "dreadnought" | "flagship" | "war-sun" | "pds" | "space-dock";

/**
 * A type of unit.
 */
export type UnitFacts = { 
/**
 * Which type.
 */
unit: Unit, 
/**
 * The key of its name.
 */
key: string, 
/**
 * The figures of one colour.
 */
figures: number, 
/**
 * Whether it is a ship.
 */
ship: boolean, 
/**
 * Whether it is a ground force.
 */
ground: boolean, 
/**
 * Whether it is a structure.
 */
structure: boolean, };

/**
 * A type of unit on a player's sheet.
 */
export type UnitView = { 
/**
 * The type.
 */
unit: Unit, 
/**
 * What is printed for it now.
 */
profile: Profile, 
/**
 * How many are on the board.
 */
on_board: number, 
/**
 * How many can still be placed; `None` if they never run out.
 */
left: number | null, };

/**
 * Units of one type.
 */
export type UnitsView = { 
/**
 * The type.
 */
unit: Unit, 
/**
 * How many are undamaged.
 */
sound: number, 
/**
 * How many are damaged.
 */
damaged: number, };

/**
 * The table as one viewer sees it.
 */
export type View = { 
/**
 * The viewer's seat; `None` for a spectator.
 */
seat: Seat | null, 
/**
 * How many seats there are.
 */
players: number, 
/**
 * The points that win.
 */
goal: number, 
/**
 * The round, from 1; 0 during setup.
 */
round: number, 
/**
 * The phase.
 */
phase: Phase, 
/**
 * Who owes a decision.
 */
asked: SeatSet, 
/**
 * The speaker.
 */
speaker: Seat, 
/**
 * The active player.
 */
active: Seat | null, 
/**
 * Eliminated players, and those who left.
 */
out: SeatSet, 
/**
 * Whether the custodians token is still on Mecatol Rex.
 */
custodians: boolean, 
/**
 * The initiative order.
 */
order: Array<Seat>, 
/**
 * Who has the '0' token.
 */
zero: Seat | null, 
/**
 * The factions that can still be chosen; only while they are.
 */
factions: Array<Faction>, 
/**
 * The systems on the board, by place.
 */
systems: Array<SystemView>, 
/**
 * The planets on the board.
 */
planets: Array<PlanetView>, 
/**
 * The players by seat.
 */
sheets: Array<SheetView>, 
/**
 * The strategy cards, by initiative.
 */
strategies: Array<StrategyView>, 
/**
 * The public objectives, stage I first.
 */
public: Array<Objective>, 
/**
 * How everybody stands with each of them, in the same order.
 */
goals: Array<GoalView>, 
/**
 * Public objectives that lie face down: stage I and stage II.
 */
face_down: [number, number], 
/**
 * How many cards are in the deck of secret objectives.
 */
secrets: number, 
/**
 * How many action cards are in the deck.
 */
action_deck: number, 
/**
 * The discard pile of action cards, the top last.
 */
action_discards: Array<ActionCard>, 
/**
 * Action cards that are being played, the last one on top.
 */
played: Array<ActionCard>, 
/**
 * The agenda deck from the bottom to the top: what the viewer knows of it.
 */
agenda_deck: Array<Agenda | null>, 
/**
 * The discard pile of agendas, the top last.
 */
agenda_discards: Array<Agenda>, 
/**
 * Agendas that the viewer looks at with Politics.
 */
looked: Array<Agenda>, 
/**
 * Laws in play.
 */
laws: Array<Law>, 
/**
 * The Creuss wormhole tokens, alpha and beta.
 */
gates: [Hex | null, Hex | null], 
/**
 * What the assimilator tokens mark.
 */
assimilated: [Tech | null, Tech | null], 
/**
 * Where the viewer's ships could go, while the viewer chooses what to do in a turn.
 */
reach: Array<ReachView>, 
/**
 * The tactical action in progress.
 */
tactical: TacticalView | null, 
/**
 * The combat being fought.
 */
combat: CombatView | null, 
/**
 * The dice on the table that hits are being counted or assigned from.
 */
roll: RollView | null, 
/**
 * Hits that are being assigned.
 */
hits: HitsView | null, 
/**
 * The production in progress.
 */
production: ProductionView | null, 
/**
 * The payment in progress.
 */
payment: PaymentView | null, 
/**
 * The vote at hand.
 */
ballot: BallotView | null, 
/**
 * The transaction being put together.
 */
deal: DealView | null, 
/**
 * How the game ended, if it has.
 */
outcome: Outcome | null, };

/**
 * The votes of one player.
 */
export type VoteView = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many.
 */
votes: number, };

/**
 * A ship whose way to the active system is being chosen.
 */
export type VoyageView = { 
/**
 * The ship.
 */
ship: ShipView, 
/**
 * Where it is.
 */
at: Hex, 
/**
 * How many systems it can still enter.
 */
moves: number, 
/**
 * How many units it can carry.
 */
capacity: number, };

/**
 * A kind of wormhole (TI 88.1, TI 88.4).
 */
export type Wormhole = "alpha" | "beta" | "delta";

/**
 * A kind of wormhole.
 */
export type WormholeFacts = { 
/**
 * Which kind.
 */
wormhole: Wormhole, 
/**
 * The key of its name.
 */
key: string, };

/**
 * The zones that a spot may name.
 */
export type Zone = 'system' | 'fleet' | 'planet' | 'sheet' | 'tile' | 'faction' | 'strategy' | 'pool' | 'goods' | 'tech' | 'ability' | 'action' | 'note' | 'agenda' | 'outcome' | 'objective' | 'die' | 'player';

export const FACTS: Facts = {
  abilities: [
    {"ability":"mitosis","faction":"arborec","key":"ability-mitosis"},
    {"ability":"munitions-reserves","faction":"letnev","key":"ability-munitions-reserves"},
    {"ability":"armada","faction":"letnev","key":"ability-armada"},
    {"ability":"scavenge","faction":"saar","key":"ability-scavenge"},
    {"ability":"nomadic","faction":"saar","key":"ability-nomadic"},
    {"ability":"star-forge","faction":"muaat","key":"ability-star-forge"},
    {"ability":"gashlai-physiology","faction":"muaat","key":"ability-gashlai-physiology"},
    {"ability":"masters-of-trade","faction":"hacan","key":"ability-masters-of-trade"},
    {"ability":"guild-ships","faction":"hacan","key":"ability-guild-ships"},
    {"ability":"arbiters","faction":"hacan","key":"ability-arbiters"},
    {"ability":"orbital-drop","faction":"sol","key":"ability-orbital-drop"},
    {"ability":"versatile","faction":"sol","key":"ability-versatile"},
    {"ability":"quantum-entanglement","faction":"creuss","key":"ability-quantum-entanglement"},
    {"ability":"slipstream","faction":"creuss","key":"ability-slipstream"},
    {"ability":"creuss-gate","faction":"creuss","key":"ability-creuss-gate"},
    {"ability":"assimilate","faction":"l1z1x","key":"ability-assimilate"},
    {"ability":"harrow","faction":"l1z1x","key":"ability-harrow"},
    {"ability":"ambush","faction":"mentak","key":"ability-ambush"},
    {"ability":"pillage","faction":"mentak","key":"ability-pillage"},
    {"ability":"telepathic","faction":"naalu","key":"ability-telepathic"},
    {"ability":"foresight","faction":"naalu","key":"ability-foresight"},
    {"ability":"galactic-threat","faction":"nekro","key":"ability-galactic-threat"},
    {"ability":"technological-singularity","faction":"nekro","key":"ability-technological-singularity"},
    {"ability":"propagation","faction":"nekro","key":"ability-propagation"},
    {"ability":"unrelenting","faction":"sardakk-norr","key":"ability-unrelenting"},
    {"ability":"fragile","faction":"jol-nar","key":"ability-fragile"},
    {"ability":"brilliant","faction":"jol-nar","key":"ability-brilliant"},
    {"ability":"analytical","faction":"jol-nar","key":"ability-analytical"},
    {"ability":"blood-ties","faction":"winnu","key":"ability-blood-ties"},
    {"ability":"reclamation","faction":"winnu","key":"ability-reclamation"},
    {"ability":"peace-accords","faction":"xxcha","key":"ability-peace-accords"},
    {"ability":"quash","faction":"xxcha","key":"ability-quash"},
    {"ability":"indoctrination","faction":"yin","key":"ability-indoctrination"},
    {"ability":"devotion","faction":"yin","key":"ability-devotion"},
    {"ability":"stall-tactics","faction":"yssaril","key":"ability-stall-tactics"},
    {"ability":"scheming","faction":"yssaril","key":"ability-scheming"},
    {"ability":"crafty","faction":"yssaril","key":"ability-crafty"},
  ],
  actions: [
    {"card":"ancient-burial-sites","copies":1,"key":"action-ancient-burial-sites","rider":false,"timing":"agenda-phase"},
    {"card":"assassinate-representative","copies":1,"key":"action-assassinate-representative","rider":false,"timing":"agenda-revealed"},
    {"card":"bribery","copies":1,"key":"action-bribery","rider":false,"timing":"speaker-voted"},
    {"card":"bunker","copies":1,"key":"action-bunker","rider":false,"timing":"invasion"},
    {"card":"confusing-legal-text","copies":1,"key":"action-confusing-legal-text","rider":false,"timing":"elected"},
    {"card":"construction-rider","copies":1,"key":"action-construction-rider","rider":true,"timing":"agenda-revealed"},
    {"card":"courageous-to-the-end","copies":1,"key":"action-courageous-to-the-end","rider":false,"timing":"ship-destroyed"},
    {"card":"cripple-defenses","copies":1,"key":"action-cripple-defenses","rider":false,"timing":"action"},
    {"card":"diplomacy-rider","copies":1,"key":"action-diplomacy-rider","rider":true,"timing":"agenda-revealed"},
    {"card":"direct-hit","copies":4,"key":"action-direct-hit","rider":false,"timing":"sustained"},
    {"card":"disable","copies":1,"key":"action-disable","rider":false,"timing":"invasion"},
    {"card":"distinguished-councilor","copies":1,"key":"action-distinguished-councilor","rider":false,"timing":"voted"},
    {"card":"economic-initiative","copies":1,"key":"action-economic-initiative","rider":false,"timing":"action"},
    {"card":"emergency-repairs","copies":1,"key":"action-emergency-repairs","rider":false,"timing":"round-or-its-end"},
    {"card":"experimental-battlestation","copies":1,"key":"action-experimental-battlestation","rider":false,"timing":"ships-moved"},
    {"card":"fighter-prototype","copies":1,"key":"action-fighter-prototype","rider":false,"timing":"first-round"},
    {"card":"fire-team","copies":1,"key":"action-fire-team","rider":false,"timing":"ground-rolled"},
    {"card":"flank-speed","copies":4,"key":"action-flank-speed","rider":false,"timing":"activated"},
    {"card":"focused-research","copies":1,"key":"action-focused-research","rider":false,"timing":"action"},
    {"card":"frontline-deployment","copies":1,"key":"action-frontline-deployment","rider":false,"timing":"action"},
    {"card":"ghost-ship","copies":1,"key":"action-ghost-ship","rider":false,"timing":"action"},
    {"card":"imperial-rider","copies":1,"key":"action-imperial-rider","rider":true,"timing":"agenda-revealed"},
    {"card":"in-the-silence-of-space","copies":1,"key":"action-in-the-silence-of-space","rider":false,"timing":"activated"},
    {"card":"industrial-initiative","copies":1,"key":"action-industrial-initiative","rider":false,"timing":"action"},
    {"card":"infiltrate","copies":1,"key":"action-infiltrate","rider":false,"timing":"planet-gained"},
    {"card":"insubordination","copies":1,"key":"action-insubordination","rider":false,"timing":"action"},
    {"card":"intercept","copies":1,"key":"action-intercept","rider":false,"timing":"retreat-announced"},
    {"card":"leadership-rider","copies":1,"key":"action-leadership-rider","rider":true,"timing":"agenda-revealed"},
    {"card":"lost-star-chart","copies":1,"key":"action-lost-star-chart","rider":false,"timing":"activated"},
    {"card":"lucky-shot","copies":1,"key":"action-lucky-shot","rider":false,"timing":"action"},
    {"card":"maneuvering-jets","copies":4,"key":"action-maneuvering-jets","rider":false,"timing":"cannon-hits"},
    {"card":"mining-initiative","copies":1,"key":"action-mining-initiative","rider":false,"timing":"action"},
    {"card":"morale-boost","copies":4,"key":"action-morale-boost","rider":false,"timing":"round"},
    {"card":"parley","copies":1,"key":"action-parley","rider":false,"timing":"landed"},
    {"card":"plague","copies":1,"key":"action-plague","rider":false,"timing":"action"},
    {"card":"political-stability","copies":1,"key":"action-political-stability","rider":false,"timing":"strategy-returned"},
    {"card":"politics-rider","copies":1,"key":"action-politics-rider","rider":true,"timing":"agenda-revealed"},
    {"card":"public-disgrace","copies":1,"key":"action-public-disgrace","rider":false,"timing":"strategy-chosen"},
    {"card":"reactor-meltdown","copies":1,"key":"action-reactor-meltdown","rider":false,"timing":"action"},
    {"card":"reparations","copies":1,"key":"action-reparations","rider":false,"timing":"planet-lost"},
    {"card":"repeal-law","copies":1,"key":"action-repeal-law","rider":false,"timing":"action"},
    {"card":"rise-of-a-messiah","copies":1,"key":"action-rise-of-a-messiah","rider":false,"timing":"action"},
    {"card":"sabotage","copies":4,"key":"action-sabotage","rider":false,"timing":"card-played"},
    {"card":"salvage","copies":1,"key":"action-salvage","rider":false,"timing":"space-won"},
    {"card":"shields-holding","copies":4,"key":"action-shields-holding","rider":false,"timing":"combat-hits"},
    {"card":"signal-jamming","copies":1,"key":"action-signal-jamming","rider":false,"timing":"action"},
    {"card":"skilled-retreat","copies":4,"key":"action-skilled-retreat","rider":false,"timing":"round"},
    {"card":"spy","copies":1,"key":"action-spy","rider":false,"timing":"action"},
    {"card":"summit","copies":1,"key":"action-summit","rider":false,"timing":"strategy-phase"},
    {"card":"tactical-bombardment","copies":1,"key":"action-tactical-bombardment","rider":false,"timing":"action"},
    {"card":"technology-rider","copies":1,"key":"action-technology-rider","rider":true,"timing":"agenda-revealed"},
    {"card":"trade-rider","copies":1,"key":"action-trade-rider","rider":true,"timing":"agenda-revealed"},
    {"card":"unexpected-action","copies":1,"key":"action-unexpected-action","rider":false,"timing":"action"},
    {"card":"unstable-planet","copies":1,"key":"action-unstable-planet","rider":false,"timing":"action"},
    {"card":"upgrade","copies":1,"key":"action-upgrade","rider":false,"timing":"activated"},
    {"card":"uprising","copies":1,"key":"action-uprising","rider":false,"timing":"action"},
    {"card":"veto","copies":1,"key":"action-veto","rider":false,"timing":"agenda-reveal"},
    {"card":"war-effort","copies":1,"key":"action-war-effort","rider":false,"timing":"action"},
    {"card":"warfare-rider","copies":1,"key":"action-warfare-rider","rider":true,"timing":"agenda-revealed"},
  ],
  agendas: [
    {"agenda":"anti-intellectual-revolution","key":"agenda-anti-intellectual-revolution","kind":"law","outcomes":"for-against"},
    {"agenda":"classified-document-leaks","key":"agenda-classified-document-leaks","kind":"law","outcomes":"scored-secret"},
    {"agenda":"committee-formation","key":"agenda-committee-formation","kind":"owned-law","outcomes":"player"},
    {"agenda":"conventions-of-war","key":"agenda-conventions-of-war","kind":"law","outcomes":"for-against"},
    {"agenda":"core-mining","key":"agenda-core-mining","kind":"attached-law","outcomes":{"planet":{"trait":"hazardous"}}},
    {"agenda":"demilitarized-zone","key":"agenda-demilitarized-zone","kind":"attached-law","outcomes":{"planet":{"trait":"cultural"}}},
    {"agenda":"enforced-travel-ban","key":"agenda-enforced-travel-ban","kind":"law","outcomes":"for-against"},
    {"agenda":"executive-sanctions","key":"agenda-executive-sanctions","kind":"law","outcomes":"for-against"},
    {"agenda":"fleet-regulations","key":"agenda-fleet-regulations","kind":"law","outcomes":"for-against"},
    {"agenda":"holy-planet-of-ixth","key":"agenda-holy-planet-of-ixth","kind":"attached-law","outcomes":{"planet":{"trait":"cultural"}}},
    {"agenda":"homeland-defense-act","key":"agenda-homeland-defense-act","kind":"law","outcomes":"for-against"},
    {"agenda":"imperial-arbiter","key":"agenda-imperial-arbiter","kind":"owned-law","outcomes":"player"},
    {"agenda":"minister-of-commerce","key":"agenda-minister-of-commerce","kind":"owned-law","outcomes":"player"},
    {"agenda":"minister-of-exploration","key":"agenda-minister-of-exploration","kind":"owned-law","outcomes":"player"},
    {"agenda":"minister-of-industry","key":"agenda-minister-of-industry","kind":"owned-law","outcomes":"player"},
    {"agenda":"minister-of-peace","key":"agenda-minister-of-peace","kind":"owned-law","outcomes":"player"},
    {"agenda":"minister-of-policy","key":"agenda-minister-of-policy","kind":"owned-law","outcomes":"player"},
    {"agenda":"minister-of-sciences","key":"agenda-minister-of-sciences","kind":"owned-law","outcomes":"player"},
    {"agenda":"minister-of-war","key":"agenda-minister-of-war","kind":"owned-law","outcomes":"player"},
    {"agenda":"prophecy-of-ixth","key":"agenda-prophecy-of-ixth","kind":"owned-law","outcomes":"player"},
    {"agenda":"publicize-weapon-schematics","key":"agenda-publicize-weapon-schematics","kind":"law","outcomes":"for-against"},
    {"agenda":"regulated-conscription","key":"agenda-regulated-conscription","kind":"law","outcomes":"for-against"},
    {"agenda":"representative-government","key":"agenda-representative-government","kind":"law","outcomes":"for-against"},
    {"agenda":"research-team-biotic","key":"agenda-research-team-biotic","kind":"attached-law","outcomes":{"planet":{"trait":"industrial"}}},
    {"agenda":"research-team-cybernetic","key":"agenda-research-team-cybernetic","kind":"attached-law","outcomes":{"planet":{"trait":"industrial"}}},
    {"agenda":"research-team-propulsion","key":"agenda-research-team-propulsion","kind":"attached-law","outcomes":{"planet":{"trait":"industrial"}}},
    {"agenda":"research-team-warfare","key":"agenda-research-team-warfare","kind":"attached-law","outcomes":{"planet":{"trait":"hazardous"}}},
    {"agenda":"senate-sanctuary","key":"agenda-senate-sanctuary","kind":"attached-law","outcomes":{"planet":{"trait":"cultural"}}},
    {"agenda":"shard-of-the-throne","key":"agenda-shard-of-the-throne","kind":"owned-law","outcomes":"player"},
    {"agenda":"shared-research","key":"agenda-shared-research","kind":"law","outcomes":"for-against"},
    {"agenda":"terraforming-initiative","key":"agenda-terraforming-initiative","kind":"attached-law","outcomes":{"planet":{"trait":"hazardous"}}},
    {"agenda":"the-crown-of-emphidia","key":"agenda-the-crown-of-emphidia","kind":"owned-law","outcomes":"player"},
    {"agenda":"the-crown-of-thalnos","key":"agenda-the-crown-of-thalnos","kind":"owned-law","outcomes":"player"},
    {"agenda":"wormhole-reconstruction","key":"agenda-wormhole-reconstruction","kind":"law","outcomes":"for-against"},
    {"agenda":"archived-secret","key":"agenda-archived-secret","kind":"directive","outcomes":"player"},
    {"agenda":"arms-reduction","key":"agenda-arms-reduction","kind":"directive","outcomes":"for-against"},
    {"agenda":"colonial-redistribution","key":"agenda-colonial-redistribution","kind":"directive","outcomes":{"planet":"outer"}},
    {"agenda":"compensated-disarmament","key":"agenda-compensated-disarmament","kind":"directive","outcomes":{"planet":"any"}},
    {"agenda":"economic-equality","key":"agenda-economic-equality","kind":"directive","outcomes":"for-against"},
    {"agenda":"incentive-program","key":"agenda-incentive-program","kind":"directive","outcomes":"for-against"},
    {"agenda":"ixthian-artifact","key":"agenda-ixthian-artifact","kind":"directive","outcomes":"for-against"},
    {"agenda":"judicial-abolishment","key":"agenda-judicial-abolishment","kind":"directive","outcomes":"law"},
    {"agenda":"miscount-disclosed","key":"agenda-miscount-disclosed","kind":"directive","outcomes":"law"},
    {"agenda":"mutiny","key":"agenda-mutiny","kind":"directive","outcomes":"for-against"},
    {"agenda":"new-constitution","key":"agenda-new-constitution","kind":"directive","outcomes":"for-against"},
    {"agenda":"public-execution","key":"agenda-public-execution","kind":"directive","outcomes":"player"},
    {"agenda":"seed-of-an-empire","key":"agenda-seed-of-an-empire","kind":"directive","outcomes":"for-against"},
    {"agenda":"swords-to-plowshares","key":"agenda-swords-to-plowshares","kind":"directive","outcomes":"for-against"},
    {"agenda":"unconventional-measures","key":"agenda-unconventional-measures","kind":"directive","outcomes":"for-against"},
    {"agenda":"wormhole-research","key":"agenda-wormhole-research","kind":"directive","outcomes":"for-against"},
  ],
  anomalies: [
    {"anomaly":"asteroid-field","key":"anomaly-asteroid-field"},
    {"anomaly":"nebula","key":"anomaly-nebula"},
    {"anomaly":"supernova","key":"anomaly-supernova"},
    {"anomaly":"gravity-rift","key":"anomaly-gravity-rift"},
  ],
  colours: [
    {"colour":"blue","key":"color-blue","specialty":"specialty-blue"},
    {"colour":"green","key":"color-green","specialty":"specialty-green"},
    {"colour":"yellow","key":"color-yellow","specialty":"specialty-yellow"},
    {"colour":"red","key":"color-red","specialty":"specialty-red"},
  ],
  command_tokens: 16,
  custodians: 6,
  factions: [
    {"abilities":["mitosis"],"chosen_techs":0,"commodities":3,"faction":"arborec","flagship":"duha-menaimon","home":4,"key":"faction-arborec","note":"stymie","own":["letani-warrior-1","letani-warrior-2"],"own_techs":["letani-warrior-2","bioplasmosis"],"techs":["magen-defense-grid"],"units":[["carrier",1],["cruiser",1],["fighter",2],["infantry",4],["pds",1],["space-dock",1]]},
    {"abilities":["munitions-reserves","armada"],"chosen_techs":0,"commodities":2,"faction":"letnev","flagship":"arc-secundus","home":9,"key":"faction-letnev","note":"war-funding","own":[],"own_techs":["l4-disruptors","non-euclidean-shielding"],"techs":["antimass-deflectors","plasma-scoring"],"units":[["dreadnought",1],["carrier",1],["destroyer",1],["fighter",1],["infantry",3],["space-dock",1]]},
    {"abilities":["scavenge","nomadic"],"chosen_techs":0,"commodities":3,"faction":"saar","flagship":"son-of-ragh","home":10,"key":"faction-saar","note":"raghs-call","own":["floating-factory-1","floating-factory-2"],"own_techs":["floating-factory-2","chaos-mapping"],"techs":["antimass-deflectors"],"units":[["carrier",2],["cruiser",1],["fighter",2],["infantry",4],["space-dock",1]]},
    {"abilities":["star-forge","gashlai-physiology"],"chosen_techs":0,"commodities":4,"faction":"muaat","flagship":"the-inferno","home":3,"key":"faction-muaat","note":"fires-of-the-gashlai","own":["prototype-war-sun-1","prototype-war-sun-2"],"own_techs":["prototype-war-sun-2","magmus-reactor"],"techs":["plasma-scoring"],"units":[["war-sun",1],["fighter",2],["infantry",4],["space-dock",1]]},
    {"abilities":["masters-of-trade","guild-ships","arbiters"],"chosen_techs":0,"commodities":6,"faction":"hacan","flagship":"wrath-of-kenara","home":15,"key":"faction-hacan","note":"trade-convoys","own":[],"own_techs":["production-biomes","quantum-datahub-node"],"techs":["antimass-deflectors","sarween-tools"],"units":[["carrier",2],["cruiser",1],["fighter",2],["infantry",4],["space-dock",1]]},
    {"abilities":["orbital-drop","versatile"],"chosen_techs":0,"commodities":4,"faction":"sol","flagship":"genesis","home":0,"key":"faction-sol","note":"military-support","own":["advanced-carrier-1","advanced-carrier-2","spec-ops-1","spec-ops-2"],"own_techs":["advanced-carrier-2","spec-ops-2"],"techs":["antimass-deflectors","neural-motivator"],"units":[["carrier",2],["destroyer",1],["fighter",3],["infantry",5],["space-dock",1]]},
    {"abilities":["quantum-entanglement","slipstream","creuss-gate"],"chosen_techs":0,"commodities":4,"faction":"creuss","flagship":"hil-colish","home":50,"key":"faction-creuss","note":"creuss-iff","own":[],"own_techs":["wormhole-generator","dimensional-splicer"],"techs":["gravity-drive"],"units":[["carrier",1],["destroyer",2],["fighter",2],["infantry",4],["space-dock",1]]},
    {"abilities":["assimilate","harrow"],"chosen_techs":0,"commodities":2,"faction":"l1z1x","flagship":"0-0-1","home":5,"key":"faction-l1z1x","note":"cybernetic-enhancements","own":["super-dreadnought-1","super-dreadnought-2"],"own_techs":["super-dreadnought-2","inheritance-systems"],"techs":["neural-motivator","plasma-scoring"],"units":[["dreadnought",1],["carrier",1],["fighter",3],["infantry",5],["pds",1],["space-dock",1]]},
    {"abilities":["ambush","pillage"],"chosen_techs":0,"commodities":2,"faction":"mentak","flagship":"fourth-moon","home":1,"key":"faction-mentak","note":"promise-of-protection","own":[],"own_techs":["salvage-operations","mirror-computing"],"techs":["sarween-tools","plasma-scoring"],"units":[["carrier",1],["cruiser",2],["fighter",3],["infantry",4],["pds",1],["space-dock",1]]},
    {"abilities":["telepathic","foresight"],"chosen_techs":0,"commodities":3,"faction":"naalu","flagship":"matriarch","home":8,"key":"faction-naalu","note":"gift-of-prescience","own":["hybrid-crystal-fighter-1","hybrid-crystal-fighter-2"],"own_techs":["hybrid-crystal-fighter-2","neuroglaive"],"techs":["neural-motivator","sarween-tools"],"units":[["carrier",1],["cruiser",1],["destroyer",1],["fighter",3],["infantry",4],["pds",1],["space-dock",1]]},
    {"abilities":["galactic-threat","technological-singularity","propagation"],"chosen_techs":0,"commodities":3,"faction":"nekro","flagship":"the-alastor","home":7,"key":"faction-nekro","note":"antivirus","own":[],"own_techs":["valefar-assimilator-x","valefar-assimilator-y"],"techs":["dacxive-animators","valefar-assimilator-x","valefar-assimilator-y"],"units":[["dreadnought",1],["carrier",1],["cruiser",1],["fighter",2],["infantry",2],["space-dock",1]]},
    {"abilities":["unrelenting"],"chosen_techs":0,"commodities":3,"faction":"sardakk-norr","flagship":"cmorran-norr","home":12,"key":"faction-sardakk-norr","note":"tekklar-legion","own":["exotrireme-1","exotrireme-2"],"own_techs":["exotrireme-2","valkyrie-particle-weave"],"techs":[],"units":[["carrier",2],["cruiser",1],["infantry",5],["pds",1],["space-dock",1]]},
    {"abilities":["fragile","brilliant","analytical"],"chosen_techs":0,"commodities":4,"faction":"jol-nar","flagship":"jns-hylarim","home":11,"key":"faction-jol-nar","note":"research-agreement","own":[],"own_techs":["e-res-siphons","spatial-conduit-cylinder"],"techs":["antimass-deflectors","neural-motivator","sarween-tools","plasma-scoring"],"units":[["dreadnought",1],["carrier",2],["fighter",1],["infantry",2],["pds",2],["space-dock",1]]},
    {"abilities":["blood-ties","reclamation"],"chosen_techs":1,"commodities":3,"faction":"winnu","flagship":"salai-sai-corian","home":6,"key":"faction-winnu","note":"acquiescence","own":[],"own_techs":["lazax-gate-folding","hegemonic-trade-policy"],"techs":[],"units":[["carrier",1],["cruiser",1],["fighter",2],["infantry",2],["pds",1],["space-dock",1]]},
    {"abilities":["peace-accords","quash"],"chosen_techs":0,"commodities":4,"faction":"xxcha","flagship":"loncara-ssodu","home":13,"key":"faction-xxcha","note":"political-favor","own":[],"own_techs":["instinct-training","nullification-field"],"techs":["graviton-laser-system"],"units":[["carrier",1],["cruiser",2],["fighter",3],["infantry",4],["pds",1],["space-dock",1]]},
    {"abilities":["indoctrination","devotion"],"chosen_techs":0,"commodities":2,"faction":"yin","flagship":"van-hauge","home":2,"key":"faction-yin","note":"greyfire-mutagen","own":[],"own_techs":["yin-spinner","impulse-core"],"techs":["sarween-tools"],"units":[["carrier",2],["destroyer",1],["fighter",4],["infantry",4],["space-dock",1]]},
    {"abilities":["stall-tactics","scheming","crafty"],"chosen_techs":0,"commodities":3,"faction":"yssaril","flagship":"ysia-yssrila","home":14,"key":"faction-yssaril","note":"spy-net","own":[],"own_techs":["transparasteel-plating","mageon-implants"],"techs":["neural-motivator"],"units":[["carrier",2],["cruiser",1],["fighter",2],["infantry",5],["pds",1],["space-dock",1]]},
  ],
  hand_limit: 7,
  layouts: [
    {"dealt":[6,2],"goods":[0,0,0],"homes":[22,28,34],"map":[18,47,22,23,36,24,31,42,48,37,38,33,21,19,20,32,43,35,27,0,0,25,0,26,0,0,0,30,0,45,0,0,0,34,0,46,0],"players":3,"unused":[19,20,24,25,26,30,31,32,36]},
    {"dealt":[5,3],"goods":[0,0,0,0],"homes":[23,27,32,36],"map":[18,25,22,21,26,29,47,34,36,37,23,50,33,30,49,46,20,35,24,41,19,48,31,0,43,38,32,0,45,40,44,28,0,42,27,39,0],"players":4,"unused":[]},
    {"dealt":[4,2],"goods":[0,2,4,2,0],"homes":[21,25,28,31,35],"map":[18,46,50,38,22,33,27,28,37,42,32,45,34,26,30,19,49,31,20,43,36,0,40,21,23,0,24,35,0,41,39,0,29,44,48,0,25],"players":5,"unused":[]},
    {"dealt":[3,2],"goods":[0,0,0,0,0,0],"homes":[19,22,25,28,31,34],"map":[18,44,47,45,24,29,30,19,35,33,40,31,37,49,23,41,39,25,21,0,42,32,0,46,50,0,34,36,0,43,38,0,48,20,0,22,28],"players":6,"unused":[]},
  ],
  notes: [
    {"faction":null,"key":"note-ceasefire","note":"ceasefire","stays":false,"timing":"activated"},
    {"faction":null,"key":"note-political-secret","note":"political-secret","stays":false,"timing":"agenda-reveal"},
    {"faction":null,"key":"note-support-for-the-throne","note":"support-for-the-throne","stays":true,"timing":"received"},
    {"faction":null,"key":"note-trade-agreement","note":"trade-agreement","stays":false,"timing":"replenished"},
    {"faction":"arborec","key":"note-stymie","note":"stymie","stays":true,"timing":"action"},
    {"faction":"letnev","key":"note-war-funding","note":"war-funding","stays":false,"timing":"round"},
    {"faction":"saar","key":"note-raghs-call","note":"raghs-call","stays":false,"timing":"landed"},
    {"faction":"muaat","key":"note-fires-of-the-gashlai","note":"fires-of-the-gashlai","stays":false,"timing":"action"},
    {"faction":"hacan","key":"note-trade-convoys","note":"trade-convoys","stays":true,"timing":"action"},
    {"faction":"sol","key":"note-military-support","note":"military-support","stays":false,"timing":"turn-start"},
    {"faction":"creuss","key":"note-creuss-iff","note":"creuss-iff","stays":false,"timing":"turn-start"},
    {"faction":"l1z1x","key":"note-cybernetic-enhancements","note":"cybernetic-enhancements","stays":false,"timing":"turn-start"},
    {"faction":"mentak","key":"note-promise-of-protection","note":"promise-of-protection","stays":true,"timing":"action"},
    {"faction":"naalu","key":"note-gift-of-prescience","note":"gift-of-prescience","stays":true,"timing":"strategy-end"},
    {"faction":"nekro","key":"note-antivirus","note":"antivirus","stays":true,"timing":"combat-start"},
    {"faction":"sardakk-norr","key":"note-tekklar-legion","note":"tekklar-legion","stays":false,"timing":"combat-start"},
    {"faction":"jol-nar","key":"note-research-agreement","note":"research-agreement","stays":false,"timing":"researched"},
    {"faction":"winnu","key":"note-acquiescence","note":"acquiescence","stays":false,"timing":"strategy-end"},
    {"faction":"xxcha","key":"note-political-favor","note":"political-favor","stays":false,"timing":"agenda-reveal"},
    {"faction":"yin","key":"note-greyfire-mutagen","note":"greyfire-mutagen","stays":false,"timing":"activated"},
    {"faction":"yssaril","key":"note-spy-net","note":"spy-net","stays":false,"timing":"turn-start"},
  ],
  objectives: [
    {"key":"public-corner-the-market","objective":"corner-the-market","phase":"status","points":1,"requirement":{"same-trait":4},"stage":"i"},
    {"key":"public-develop-weaponry","objective":"develop-weaponry","phase":"status","points":1,"requirement":{"unit-upgrades":2},"stage":"i"},
    {"key":"public-diversify-research","objective":"diversify-research","phase":"status","points":1,"requirement":{"two-of-colours":2},"stage":"i"},
    {"key":"public-erect-a-monument","objective":"erect-a-monument","phase":"status","points":1,"requirement":{"spend":{"resources":8}},"stage":"i"},
    {"key":"public-expand-borders","objective":"expand-borders","phase":"status","points":1,"requirement":{"planets-abroad":6},"stage":"i"},
    {"key":"public-found-research-outposts","objective":"found-research-outposts","phase":"status","points":1,"requirement":{"specialties":3},"stage":"i"},
    {"key":"public-intimidate-council","objective":"intimidate-council","phase":"status","points":1,"requirement":{"ships-beside-mecatol-rex":2},"stage":"i"},
    {"key":"public-lead-from-the-front","objective":"lead-from-the-front","phase":"status","points":1,"requirement":{"spend":{"tokens":3}},"stage":"i"},
    {"key":"public-negotiate-trade-routes","objective":"negotiate-trade-routes","phase":"status","points":1,"requirement":{"spend":{"trade-goods":5}},"stage":"i"},
    {"key":"public-sway-the-council","objective":"sway-the-council","phase":"status","points":1,"requirement":{"spend":{"influence":8}},"stage":"i"},
    {"key":"public-centralize-galactic-trade","objective":"centralize-galactic-trade","phase":"status","points":2,"requirement":{"spend":{"trade-goods":10}},"stage":"ii"},
    {"key":"public-conquer-the-weak","objective":"conquer-the-weak","phase":"status","points":2,"requirement":"foreign-home","stage":"ii"},
    {"key":"public-form-galactic-brain-trust","objective":"form-galactic-brain-trust","phase":"status","points":2,"requirement":{"specialties":5},"stage":"ii"},
    {"key":"public-found-a-golden-age","objective":"found-a-golden-age","phase":"status","points":2,"requirement":{"spend":{"resources":16}},"stage":"ii"},
    {"key":"public-galvanize-the-people","objective":"galvanize-the-people","phase":"status","points":2,"requirement":{"spend":{"tokens":6}},"stage":"ii"},
    {"key":"public-manipulate-galactic-law","objective":"manipulate-galactic-law","phase":"status","points":2,"requirement":{"spend":{"influence":16}},"stage":"ii"},
    {"key":"public-master-the-sciences","objective":"master-the-sciences","phase":"status","points":2,"requirement":{"two-of-colours":4},"stage":"ii"},
    {"key":"public-revolutionize-warfare","objective":"revolutionize-warfare","phase":"status","points":2,"requirement":{"unit-upgrades":3},"stage":"ii"},
    {"key":"public-subdue-the-galaxy","objective":"subdue-the-galaxy","phase":"status","points":2,"requirement":{"planets-abroad":11},"stage":"ii"},
    {"key":"public-unify-the-colonies","objective":"unify-the-colonies","phase":"status","points":2,"requirement":{"same-trait":6},"stage":"ii"},
    {"key":"secret-adapt-new-strategies","objective":"adapt-new-strategies","phase":"status","points":1,"requirement":{"faction-techs":2},"stage":"secret"},
    {"key":"secret-become-the-gatekeeper","objective":"become-the-gatekeeper","phase":"status","points":1,"requirement":"both-wormholes","stage":"secret"},
    {"key":"secret-control-the-region","objective":"control-the-region","phase":"status","points":1,"requirement":{"ships-in-systems":6},"stage":"secret"},
    {"key":"secret-cut-supply-lines","objective":"cut-supply-lines","phase":"status","points":1,"requirement":"ships-at-dock","stage":"secret"},
    {"key":"secret-destroy-their-greatest-ship","objective":"destroy-their-greatest-ship","phase":"action","points":1,"requirement":"destroy-great-ship","stage":"secret"},
    {"key":"secret-establish-a-perimeter","objective":"establish-a-perimeter","phase":"status","points":1,"requirement":{"on-board":["pds",4]},"stage":"secret"},
    {"key":"secret-forge-an-alliance","objective":"forge-an-alliance","phase":"status","points":1,"requirement":{"of-trait":["cultural",4]},"stage":"secret"},
    {"key":"secret-form-a-spy-network","objective":"form-a-spy-network","phase":"status","points":1,"requirement":{"spend":{"action-cards":5}},"stage":"secret"},
    {"key":"secret-fuel-the-war-machine","objective":"fuel-the-war-machine","phase":"status","points":1,"requirement":{"on-board":["space-dock",3]},"stage":"secret"},
    {"key":"secret-gather-a-mighty-fleet","objective":"gather-a-mighty-fleet","phase":"status","points":1,"requirement":{"on-board":["dreadnought",5]},"stage":"secret"},
    {"key":"secret-learn-the-secrets-of-the-cosmos","objective":"learn-the-secrets-of-the-cosmos","phase":"status","points":1,"requirement":{"ships-beside-anomalies":3},"stage":"secret"},
    {"key":"secret-make-an-example-of-their-world","objective":"make-an-example-of-their-world","phase":"action","points":1,"requirement":"bombard-last","stage":"secret"},
    {"key":"secret-master-the-laws-of-physics","objective":"master-the-laws-of-physics","phase":"status","points":1,"requirement":{"one-colour":4},"stage":"secret"},
    {"key":"secret-mine-rare-metals","objective":"mine-rare-metals","phase":"status","points":1,"requirement":{"of-trait":["hazardous",4]},"stage":"secret"},
    {"key":"secret-monopolize-production","objective":"monopolize-production","phase":"status","points":1,"requirement":{"of-trait":["industrial",4]},"stage":"secret"},
    {"key":"secret-occupy-the-seat-of-the-empire","objective":"occupy-the-seat-of-the-empire","phase":"status","points":1,"requirement":{"mecatol-rex-with-ships":3},"stage":"secret"},
    {"key":"secret-spark-a-rebellion","objective":"spark-a-rebellion","phase":"action","points":1,"requirement":"beat-leader","stage":"secret"},
    {"key":"secret-threaten-enemies","objective":"threaten-enemies","phase":"status","points":1,"requirement":{"ships-beside-homes":1},"stage":"secret"},
    {"key":"secret-turn-their-fleets-to-dust","objective":"turn-their-fleets-to-dust","phase":"action","points":1,"requirement":"cannon-last","stage":"secret"},
    {"key":"secret-unveil-flagship","objective":"unveil-flagship","phase":"action","points":1,"requirement":"win-with-flagship","stage":"secret"},
  ],
  places: [
    {"at":[0,0],"hex":0,"ring":0},
    {"at":[0,-1],"hex":1,"ring":1},
    {"at":[1,-1],"hex":2,"ring":1},
    {"at":[1,0],"hex":3,"ring":1},
    {"at":[0,1],"hex":4,"ring":1},
    {"at":[-1,1],"hex":5,"ring":1},
    {"at":[-1,0],"hex":6,"ring":1},
    {"at":[0,-2],"hex":7,"ring":2},
    {"at":[1,-2],"hex":8,"ring":2},
    {"at":[2,-2],"hex":9,"ring":2},
    {"at":[2,-1],"hex":10,"ring":2},
    {"at":[2,0],"hex":11,"ring":2},
    {"at":[1,1],"hex":12,"ring":2},
    {"at":[0,2],"hex":13,"ring":2},
    {"at":[-1,2],"hex":14,"ring":2},
    {"at":[-2,2],"hex":15,"ring":2},
    {"at":[-2,1],"hex":16,"ring":2},
    {"at":[-2,0],"hex":17,"ring":2},
    {"at":[-1,-1],"hex":18,"ring":2},
    {"at":[0,-3],"hex":19,"ring":3},
    {"at":[1,-3],"hex":20,"ring":3},
    {"at":[2,-3],"hex":21,"ring":3},
    {"at":[3,-3],"hex":22,"ring":3},
    {"at":[3,-2],"hex":23,"ring":3},
    {"at":[3,-1],"hex":24,"ring":3},
    {"at":[3,0],"hex":25,"ring":3},
    {"at":[2,1],"hex":26,"ring":3},
    {"at":[1,2],"hex":27,"ring":3},
    {"at":[0,3],"hex":28,"ring":3},
    {"at":[-1,3],"hex":29,"ring":3},
    {"at":[-2,3],"hex":30,"ring":3},
    {"at":[-3,3],"hex":31,"ring":3},
    {"at":[-3,2],"hex":32,"ring":3},
    {"at":[-3,1],"hex":33,"ring":3},
    {"at":[-3,0],"hex":34,"ring":3},
    {"at":[-2,-1],"hex":35,"ring":3},
    {"at":[-1,-2],"hex":36,"ring":3},
    {"at":null,"hex":37,"ring":null},
  ],
  planets: [
    {"influence":2,"key":"planet-jord","kind":null,"planet":"jord","resources":4,"specialty":null,"tile":0},
    {"influence":1,"key":"planet-moll-primus","kind":null,"planet":"moll-primus","resources":4,"specialty":null,"tile":1},
    {"influence":4,"key":"planet-darien","kind":null,"planet":"darien","resources":4,"specialty":null,"tile":2},
    {"influence":1,"key":"planet-muaat","kind":null,"planet":"muaat","resources":4,"specialty":null,"tile":3},
    {"influence":2,"key":"planet-nestphar","kind":null,"planet":"nestphar","resources":3,"specialty":null,"tile":4},
    {"influence":0,"key":"planet-0-0-0","kind":null,"planet":"0-0-0","resources":5,"specialty":null,"tile":5},
    {"influence":4,"key":"planet-winnu","kind":null,"planet":"winnu","resources":3,"specialty":null,"tile":6},
    {"influence":0,"key":"planet-mordai-ii","kind":null,"planet":"mordai-ii","resources":4,"specialty":null,"tile":7},
    {"influence":2,"key":"planet-maaluuk","kind":null,"planet":"maaluuk","resources":0,"specialty":null,"tile":8},
    {"influence":1,"key":"planet-druaa","kind":null,"planet":"druaa","resources":3,"specialty":null,"tile":8},
    {"influence":0,"key":"planet-arc-prime","kind":null,"planet":"arc-prime","resources":4,"specialty":null,"tile":9},
    {"influence":1,"key":"planet-wren-terra","kind":null,"planet":"wren-terra","resources":2,"specialty":null,"tile":9},
    {"influence":0,"key":"planet-lisis-ii","kind":null,"planet":"lisis-ii","resources":1,"specialty":null,"tile":10},
    {"influence":1,"key":"planet-ragh","kind":null,"planet":"ragh","resources":2,"specialty":null,"tile":10},
    {"influence":3,"key":"planet-nar","kind":null,"planet":"nar","resources":2,"specialty":null,"tile":11},
    {"influence":2,"key":"planet-jol","kind":null,"planet":"jol","resources":1,"specialty":null,"tile":11},
    {"influence":0,"key":"planet-trenlak","kind":null,"planet":"trenlak","resources":1,"specialty":null,"tile":12},
    {"influence":1,"key":"planet-quinarra","kind":null,"planet":"quinarra","resources":3,"specialty":null,"tile":12},
    {"influence":3,"key":"planet-archon-ren","kind":null,"planet":"archon-ren","resources":2,"specialty":null,"tile":13},
    {"influence":1,"key":"planet-archon-tau","kind":null,"planet":"archon-tau","resources":1,"specialty":null,"tile":13},
    {"influence":3,"key":"planet-retillion","kind":null,"planet":"retillion","resources":2,"specialty":null,"tile":14},
    {"influence":2,"key":"planet-shalloq","kind":null,"planet":"shalloq","resources":1,"specialty":null,"tile":14},
    {"influence":1,"key":"planet-hercant","kind":null,"planet":"hercant","resources":1,"specialty":null,"tile":15},
    {"influence":0,"key":"planet-arretze","kind":null,"planet":"arretze","resources":2,"specialty":null,"tile":15},
    {"influence":1,"key":"planet-kamdorn","kind":null,"planet":"kamdorn","resources":0,"specialty":null,"tile":15},
    {"influence":6,"key":"planet-mecatol-rex","kind":null,"planet":"mecatol-rex","resources":1,"specialty":null,"tile":17},
    {"influence":2,"key":"planet-wellon","kind":"industrial","planet":"wellon","resources":1,"specialty":"yellow","tile":18},
    {"influence":2,"key":"planet-vefut-ii","kind":"hazardous","planet":"vefut-ii","resources":2,"specialty":null,"tile":19},
    {"influence":1,"key":"planet-thibah","kind":"industrial","planet":"thibah","resources":1,"specialty":"blue","tile":20},
    {"influence":1,"key":"planet-tarmann","kind":"industrial","planet":"tarmann","resources":1,"specialty":"green","tile":21},
    {"influence":2,"key":"planet-saudor","kind":"industrial","planet":"saudor","resources":2,"specialty":null,"tile":22},
    {"influence":3,"key":"planet-mehar-xull","kind":"hazardous","planet":"mehar-xull","resources":1,"specialty":"red","tile":23},
    {"influence":1,"key":"planet-quann","kind":"cultural","planet":"quann","resources":2,"specialty":null,"tile":24},
    {"influence":1,"key":"planet-lodor","kind":"cultural","planet":"lodor","resources":3,"specialty":null,"tile":25},
    {"influence":1,"key":"planet-new-albion","kind":"industrial","planet":"new-albion","resources":1,"specialty":"green","tile":26},
    {"influence":1,"key":"planet-starpoint","kind":"hazardous","planet":"starpoint","resources":3,"specialty":null,"tile":26},
    {"influence":0,"key":"planet-tequran","kind":"hazardous","planet":"tequran","resources":2,"specialty":null,"tile":27},
    {"influence":3,"key":"planet-torkan","kind":"cultural","planet":"torkan","resources":0,"specialty":null,"tile":27},
    {"influence":2,"key":"planet-qucenn","kind":"industrial","planet":"qucenn","resources":1,"specialty":null,"tile":28},
    {"influence":3,"key":"planet-rarron","kind":"cultural","planet":"rarron","resources":0,"specialty":null,"tile":28},
    {"influence":2,"key":"planet-mellon","kind":"cultural","planet":"mellon","resources":0,"specialty":null,"tile":29},
    {"influence":1,"key":"planet-zohbat","kind":"hazardous","planet":"zohbat","resources":3,"specialty":null,"tile":29},
    {"influence":0,"key":"planet-lazar","kind":"industrial","planet":"lazar","resources":1,"specialty":"yellow","tile":30},
    {"influence":1,"key":"planet-sakulag","kind":"hazardous","planet":"sakulag","resources":2,"specialty":null,"tile":30},
    {"influence":2,"key":"planet-dal-bootha","kind":"cultural","planet":"dal-bootha","resources":0,"specialty":null,"tile":31},
    {"influence":1,"key":"planet-xxehan","kind":"cultural","planet":"xxehan","resources":1,"specialty":null,"tile":31},
    {"influence":2,"key":"planet-corneeq","kind":"cultural","planet":"corneeq","resources":1,"specialty":null,"tile":32},
    {"influence":0,"key":"planet-resculon","kind":"cultural","planet":"resculon","resources":2,"specialty":null,"tile":32},
    {"influence":3,"key":"planet-centauri","kind":"cultural","planet":"centauri","resources":1,"specialty":null,"tile":33},
    {"influence":1,"key":"planet-gral","kind":"industrial","planet":"gral","resources":1,"specialty":"blue","tile":33},
    {"influence":1,"key":"planet-bereg","kind":"hazardous","planet":"bereg","resources":3,"specialty":null,"tile":34},
    {"influence":3,"key":"planet-lirta-iv","kind":"hazardous","planet":"lirta-iv","resources":2,"specialty":null,"tile":34},
    {"influence":1,"key":"planet-arnor","kind":"industrial","planet":"arnor","resources":2,"specialty":null,"tile":35},
    {"influence":2,"key":"planet-lor","kind":"industrial","planet":"lor","resources":1,"specialty":null,"tile":35},
    {"influence":2,"key":"planet-arinam","kind":"industrial","planet":"arinam","resources":1,"specialty":null,"tile":36},
    {"influence":4,"key":"planet-meer","kind":"hazardous","planet":"meer","resources":0,"specialty":"red","tile":36},
    {"influence":0,"key":"planet-abyz","kind":"hazardous","planet":"abyz","resources":3,"specialty":null,"tile":37},
    {"influence":0,"key":"planet-fria","kind":"hazardous","planet":"fria","resources":2,"specialty":null,"tile":37},
    {"influence":2,"key":"planet-creuss","kind":null,"planet":"creuss","resources":4,"specialty":null,"tile":50},
  ],
  pools: [
    {"key":"pool-tactic","pool":"tactic"},
    {"key":"pool-fleet","pool":"fleet"},
    {"key":"pool-strategy","pool":"strategy"},
  ],
  profiles: [
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":0,"combat":9,"cost":1,"dice":1,"key":"unit-fighter-1","movement":null,"no_direct_hit":false,"per_cost":2,"production":"none","profile":"fighter-1","ranged":false,"shield":false,"sustain":false,"unit":"fighter"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":0,"combat":8,"cost":1,"dice":1,"key":"unit-fighter-2","movement":2,"no_direct_hit":false,"per_cost":2,"production":"none","profile":"fighter-2","ranged":false,"shield":false,"sustain":false,"unit":"fighter"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":0,"combat":8,"cost":1,"dice":1,"key":"unit-infantry-1","movement":null,"no_direct_hit":false,"per_cost":2,"production":"none","profile":"infantry-1","ranged":false,"shield":false,"sustain":false,"unit":"infantry"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":0,"combat":7,"cost":1,"dice":1,"key":"unit-infantry-2","movement":null,"no_direct_hit":false,"per_cost":2,"production":"none","profile":"infantry-2","ranged":false,"shield":false,"sustain":false,"unit":"infantry"},
    {"barrage":{"dice":2,"value":9},"bombardment":null,"cannon":null,"capacity":0,"combat":9,"cost":1,"dice":1,"key":"unit-destroyer-1","movement":2,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"destroyer-1","ranged":false,"shield":false,"sustain":false,"unit":"destroyer"},
    {"barrage":{"dice":3,"value":6},"bombardment":null,"cannon":null,"capacity":0,"combat":8,"cost":1,"dice":1,"key":"unit-destroyer-2","movement":2,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"destroyer-2","ranged":false,"shield":false,"sustain":false,"unit":"destroyer"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":0,"combat":7,"cost":2,"dice":1,"key":"unit-cruiser-1","movement":2,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"cruiser-1","ranged":false,"shield":false,"sustain":false,"unit":"cruiser"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":1,"combat":6,"cost":2,"dice":1,"key":"unit-cruiser-2","movement":3,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"cruiser-2","ranged":false,"shield":false,"sustain":false,"unit":"cruiser"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":4,"combat":9,"cost":3,"dice":1,"key":"unit-carrier-1","movement":1,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"carrier-1","ranged":false,"shield":false,"sustain":false,"unit":"carrier"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":6,"combat":9,"cost":3,"dice":1,"key":"unit-carrier-2","movement":2,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"carrier-2","ranged":false,"shield":false,"sustain":false,"unit":"carrier"},
    {"barrage":null,"bombardment":{"dice":1,"value":5},"cannon":null,"capacity":1,"combat":5,"cost":4,"dice":1,"key":"unit-dreadnought-1","movement":1,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"dreadnought-1","ranged":false,"shield":false,"sustain":true,"unit":"dreadnought"},
    {"barrage":null,"bombardment":{"dice":1,"value":5},"cannon":null,"capacity":1,"combat":5,"cost":4,"dice":1,"key":"unit-dreadnought-2","movement":2,"no_direct_hit":true,"per_cost":1,"production":"none","profile":"dreadnought-2","ranged":false,"shield":false,"sustain":true,"unit":"dreadnought"},
    {"barrage":null,"bombardment":{"dice":3,"value":3},"cannon":null,"capacity":6,"combat":3,"cost":12,"dice":3,"key":"unit-war-sun","movement":2,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"war-sun","ranged":false,"shield":false,"sustain":true,"unit":"war-sun"},
    {"barrage":null,"bombardment":null,"cannon":{"dice":1,"value":6},"capacity":0,"combat":null,"cost":null,"dice":0,"key":"unit-pds-1","movement":null,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"pds-1","ranged":false,"shield":true,"sustain":false,"unit":"pds"},
    {"barrage":null,"bombardment":null,"cannon":{"dice":1,"value":5},"capacity":0,"combat":null,"cost":null,"dice":0,"key":"unit-pds-2","movement":null,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"pds-2","ranged":true,"shield":true,"sustain":false,"unit":"pds"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":0,"combat":null,"cost":null,"dice":0,"key":"unit-space-dock-1","movement":null,"no_direct_hit":false,"per_cost":1,"production":{"planet-plus":2},"profile":"space-dock-1","ranged":false,"shield":false,"sustain":false,"unit":"space-dock"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":0,"combat":null,"cost":null,"dice":0,"key":"unit-space-dock-2","movement":null,"no_direct_hit":false,"per_cost":1,"production":{"planet-plus":4},"profile":"space-dock-2","ranged":false,"shield":false,"sustain":false,"unit":"space-dock"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":0,"combat":8,"cost":1,"dice":1,"key":"unit-letani-warrior-1","movement":null,"no_direct_hit":false,"per_cost":2,"production":{"plain":1},"profile":"letani-warrior-1","ranged":false,"shield":false,"sustain":false,"unit":"infantry"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":0,"combat":7,"cost":1,"dice":1,"key":"unit-letani-warrior-2","movement":null,"no_direct_hit":false,"per_cost":2,"production":{"plain":2},"profile":"letani-warrior-2","ranged":false,"shield":false,"sustain":false,"unit":"infantry"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":4,"combat":null,"cost":null,"dice":0,"key":"unit-floating-factory-1","movement":1,"no_direct_hit":false,"per_cost":1,"production":{"plain":5},"profile":"floating-factory-1","ranged":false,"shield":false,"sustain":false,"unit":"space-dock"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":5,"combat":null,"cost":null,"dice":0,"key":"unit-floating-factory-2","movement":2,"no_direct_hit":false,"per_cost":1,"production":{"plain":7},"profile":"floating-factory-2","ranged":false,"shield":false,"sustain":false,"unit":"space-dock"},
    {"barrage":null,"bombardment":{"dice":3,"value":3},"cannon":null,"capacity":6,"combat":3,"cost":12,"dice":3,"key":"unit-prototype-war-sun-1","movement":1,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"prototype-war-sun-1","ranged":false,"shield":false,"sustain":true,"unit":"war-sun"},
    {"barrage":null,"bombardment":{"dice":3,"value":3},"cannon":null,"capacity":6,"combat":3,"cost":10,"dice":3,"key":"unit-prototype-war-sun-2","movement":3,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"prototype-war-sun-2","ranged":false,"shield":false,"sustain":true,"unit":"war-sun"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":6,"combat":9,"cost":3,"dice":1,"key":"unit-advanced-carrier-1","movement":1,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"advanced-carrier-1","ranged":false,"shield":false,"sustain":false,"unit":"carrier"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":8,"combat":9,"cost":3,"dice":1,"key":"unit-advanced-carrier-2","movement":2,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"advanced-carrier-2","ranged":false,"shield":false,"sustain":true,"unit":"carrier"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":0,"combat":7,"cost":1,"dice":1,"key":"unit-spec-ops-1","movement":null,"no_direct_hit":false,"per_cost":2,"production":"none","profile":"spec-ops-1","ranged":false,"shield":false,"sustain":false,"unit":"infantry"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":0,"combat":6,"cost":1,"dice":1,"key":"unit-spec-ops-2","movement":null,"no_direct_hit":false,"per_cost":2,"production":"none","profile":"spec-ops-2","ranged":false,"shield":false,"sustain":false,"unit":"infantry"},
    {"barrage":null,"bombardment":{"dice":1,"value":5},"cannon":null,"capacity":2,"combat":5,"cost":4,"dice":1,"key":"unit-super-dreadnought-1","movement":1,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"super-dreadnought-1","ranged":false,"shield":false,"sustain":true,"unit":"dreadnought"},
    {"barrage":null,"bombardment":{"dice":1,"value":4},"cannon":null,"capacity":2,"combat":4,"cost":4,"dice":1,"key":"unit-super-dreadnought-2","movement":2,"no_direct_hit":true,"per_cost":1,"production":"none","profile":"super-dreadnought-2","ranged":false,"shield":false,"sustain":true,"unit":"dreadnought"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":0,"combat":8,"cost":1,"dice":1,"key":"unit-hybrid-crystal-fighter-1","movement":null,"no_direct_hit":false,"per_cost":2,"production":"none","profile":"hybrid-crystal-fighter-1","ranged":false,"shield":false,"sustain":false,"unit":"fighter"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":0,"combat":7,"cost":1,"dice":1,"key":"unit-hybrid-crystal-fighter-2","movement":2,"no_direct_hit":false,"per_cost":2,"production":"none","profile":"hybrid-crystal-fighter-2","ranged":false,"shield":false,"sustain":false,"unit":"fighter"},
    {"barrage":null,"bombardment":{"dice":2,"value":4},"cannon":null,"capacity":1,"combat":5,"cost":4,"dice":1,"key":"unit-exotrireme-1","movement":1,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"exotrireme-1","ranged":false,"shield":false,"sustain":true,"unit":"dreadnought"},
    {"barrage":null,"bombardment":{"dice":2,"value":4},"cannon":null,"capacity":1,"combat":5,"cost":4,"dice":1,"key":"unit-exotrireme-2","movement":2,"no_direct_hit":true,"per_cost":1,"production":"none","profile":"exotrireme-2","ranged":false,"shield":false,"sustain":true,"unit":"dreadnought"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":5,"combat":7,"cost":8,"dice":2,"key":"flagship-duha-menaimon","movement":1,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"duha-menaimon","ranged":false,"shield":false,"sustain":true,"unit":"flagship"},
    {"barrage":null,"bombardment":{"dice":3,"value":5},"cannon":null,"capacity":3,"combat":5,"cost":8,"dice":2,"key":"flagship-arc-secundus","movement":1,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"arc-secundus","ranged":false,"shield":false,"sustain":true,"unit":"flagship"},
    {"barrage":{"dice":4,"value":6},"bombardment":null,"cannon":null,"capacity":3,"combat":5,"cost":8,"dice":2,"key":"flagship-son-of-ragh","movement":1,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"son-of-ragh","ranged":false,"shield":false,"sustain":true,"unit":"flagship"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":3,"combat":5,"cost":8,"dice":2,"key":"flagship-the-inferno","movement":1,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"the-inferno","ranged":false,"shield":false,"sustain":true,"unit":"flagship"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":3,"combat":7,"cost":8,"dice":2,"key":"flagship-wrath-of-kenara","movement":1,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"wrath-of-kenara","ranged":false,"shield":false,"sustain":true,"unit":"flagship"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":12,"combat":5,"cost":8,"dice":2,"key":"flagship-genesis","movement":1,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"genesis","ranged":false,"shield":false,"sustain":true,"unit":"flagship"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":3,"combat":5,"cost":8,"dice":1,"key":"flagship-hil-colish","movement":1,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"hil-colish","ranged":false,"shield":false,"sustain":true,"unit":"flagship"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":5,"combat":5,"cost":8,"dice":2,"key":"flagship-0-0-1","movement":1,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"0-0-1","ranged":false,"shield":false,"sustain":true,"unit":"flagship"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":3,"combat":7,"cost":8,"dice":2,"key":"flagship-fourth-moon","movement":1,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"fourth-moon","ranged":false,"shield":false,"sustain":true,"unit":"flagship"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":6,"combat":9,"cost":8,"dice":2,"key":"flagship-matriarch","movement":1,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"matriarch","ranged":false,"shield":false,"sustain":true,"unit":"flagship"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":3,"combat":9,"cost":8,"dice":2,"key":"flagship-the-alastor","movement":1,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"the-alastor","ranged":false,"shield":false,"sustain":true,"unit":"flagship"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":3,"combat":6,"cost":8,"dice":2,"key":"flagship-cmorran-norr","movement":1,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"cmorran-norr","ranged":false,"shield":false,"sustain":true,"unit":"flagship"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":3,"combat":6,"cost":8,"dice":2,"key":"flagship-jns-hylarim","movement":1,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"jns-hylarim","ranged":false,"shield":false,"sustain":true,"unit":"flagship"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":3,"combat":7,"cost":8,"dice":0,"key":"flagship-salai-sai-corian","movement":1,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"salai-sai-corian","ranged":false,"shield":false,"sustain":true,"unit":"flagship"},
    {"barrage":null,"bombardment":null,"cannon":{"dice":3,"value":5},"capacity":3,"combat":7,"cost":8,"dice":2,"key":"flagship-loncara-ssodu","movement":1,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"loncara-ssodu","ranged":true,"shield":false,"sustain":true,"unit":"flagship"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":3,"combat":9,"cost":8,"dice":2,"key":"flagship-van-hauge","movement":1,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"van-hauge","ranged":false,"shield":false,"sustain":true,"unit":"flagship"},
    {"barrage":null,"bombardment":null,"cannon":null,"capacity":3,"combat":5,"cost":8,"dice":2,"key":"flagship-ysia-yssrila","movement":2,"no_direct_hit":false,"per_cost":1,"production":"none","profile":"ysia-yssrila","ranged":false,"shield":false,"sustain":true,"unit":"flagship"},
  ],
  secret_limit: 3,
  strategies: [
    {"card":"leadership","initiative":1,"key":"strategy-leadership"},
    {"card":"diplomacy","initiative":2,"key":"strategy-diplomacy"},
    {"card":"politics","initiative":3,"key":"strategy-politics"},
    {"card":"construction","initiative":4,"key":"strategy-construction"},
    {"card":"trade","initiative":5,"key":"strategy-trade"},
    {"card":"warfare","initiative":6,"key":"strategy-warfare"},
    {"card":"technology","initiative":7,"key":"strategy-technology"},
    {"card":"imperial","initiative":8,"key":"strategy-imperial"},
  ],
  techs: [
    {"colour":"blue","exhausts":false,"faction":null,"key":"technology-antimass-deflectors","needs":[0,0,0,0],"profile":null,"tech":"antimass-deflectors","upgrades":null},
    {"colour":"blue","exhausts":false,"faction":null,"key":"technology-gravity-drive","needs":[1,0,0,0],"profile":null,"tech":"gravity-drive","upgrades":null},
    {"colour":"blue","exhausts":false,"faction":null,"key":"technology-fleet-logistics","needs":[2,0,0,0],"profile":null,"tech":"fleet-logistics","upgrades":null},
    {"colour":"blue","exhausts":false,"faction":null,"key":"technology-light-wave-deflector","needs":[3,0,0,0],"profile":null,"tech":"light-wave-deflector","upgrades":null},
    {"colour":"green","exhausts":false,"faction":null,"key":"technology-neural-motivator","needs":[0,0,0,0],"profile":null,"tech":"neural-motivator","upgrades":null},
    {"colour":"green","exhausts":false,"faction":null,"key":"technology-dacxive-animators","needs":[0,1,0,0],"profile":null,"tech":"dacxive-animators","upgrades":null},
    {"colour":"green","exhausts":false,"faction":null,"key":"technology-hyper-metabolism","needs":[0,2,0,0],"profile":null,"tech":"hyper-metabolism","upgrades":null},
    {"colour":"green","exhausts":true,"faction":null,"key":"technology-x89-bacterial-weapon","needs":[0,3,0,0],"profile":null,"tech":"x89-bacterial-weapon","upgrades":null},
    {"colour":"yellow","exhausts":false,"faction":null,"key":"technology-sarween-tools","needs":[0,0,0,0],"profile":null,"tech":"sarween-tools","upgrades":null},
    {"colour":"yellow","exhausts":true,"faction":null,"key":"technology-graviton-laser-system","needs":[0,0,1,0],"profile":null,"tech":"graviton-laser-system","upgrades":null},
    {"colour":"yellow","exhausts":true,"faction":null,"key":"technology-transit-diodes","needs":[0,0,2,0],"profile":null,"tech":"transit-diodes","upgrades":null},
    {"colour":"yellow","exhausts":false,"faction":null,"key":"technology-integrated-economy","needs":[0,0,3,0],"profile":null,"tech":"integrated-economy","upgrades":null},
    {"colour":"red","exhausts":false,"faction":null,"key":"technology-plasma-scoring","needs":[0,0,0,0],"profile":null,"tech":"plasma-scoring","upgrades":null},
    {"colour":"red","exhausts":true,"faction":null,"key":"technology-magen-defense-grid","needs":[0,0,0,1],"profile":null,"tech":"magen-defense-grid","upgrades":null},
    {"colour":"red","exhausts":false,"faction":null,"key":"technology-duranium-armor","needs":[0,0,0,2],"profile":null,"tech":"duranium-armor","upgrades":null},
    {"colour":"red","exhausts":false,"faction":null,"key":"technology-assault-cannon","needs":[0,0,0,3],"profile":null,"tech":"assault-cannon","upgrades":null},
    {"colour":null,"exhausts":false,"faction":null,"key":"technology-fighter-2","needs":[1,1,0,0],"profile":"fighter-2","tech":"fighter-2","upgrades":"fighter"},
    {"colour":null,"exhausts":false,"faction":null,"key":"technology-infantry-2","needs":[0,2,0,0],"profile":"infantry-2","tech":"infantry-2","upgrades":"infantry"},
    {"colour":null,"exhausts":false,"faction":null,"key":"technology-destroyer-2","needs":[0,0,0,2],"profile":"destroyer-2","tech":"destroyer-2","upgrades":"destroyer"},
    {"colour":null,"exhausts":false,"faction":null,"key":"technology-cruiser-2","needs":[0,1,1,1],"profile":"cruiser-2","tech":"cruiser-2","upgrades":"cruiser"},
    {"colour":null,"exhausts":false,"faction":null,"key":"technology-carrier-2","needs":[2,0,0,0],"profile":"carrier-2","tech":"carrier-2","upgrades":"carrier"},
    {"colour":null,"exhausts":false,"faction":null,"key":"technology-dreadnought-2","needs":[2,0,1,0],"profile":"dreadnought-2","tech":"dreadnought-2","upgrades":"dreadnought"},
    {"colour":null,"exhausts":false,"faction":null,"key":"technology-war-sun","needs":[0,0,1,3],"profile":"war-sun","tech":"war-sun","upgrades":"war-sun"},
    {"colour":null,"exhausts":false,"faction":null,"key":"technology-pds-2","needs":[0,0,1,1],"profile":"pds-2","tech":"pds-2","upgrades":"pds"},
    {"colour":null,"exhausts":false,"faction":null,"key":"technology-space-dock-2","needs":[0,0,2,0],"profile":"space-dock-2","tech":"space-dock-2","upgrades":"space-dock"},
    {"colour":null,"exhausts":false,"faction":"arborec","key":"technology-letani-warrior-2","needs":[0,2,0,0],"profile":"letani-warrior-2","tech":"letani-warrior-2","upgrades":"infantry"},
    {"colour":"green","exhausts":false,"faction":"arborec","key":"technology-bioplasmosis","needs":[0,2,0,0],"profile":null,"tech":"bioplasmosis","upgrades":null},
    {"colour":"yellow","exhausts":false,"faction":"letnev","key":"technology-l4-disruptors","needs":[0,0,1,0],"profile":null,"tech":"l4-disruptors","upgrades":null},
    {"colour":"red","exhausts":false,"faction":"letnev","key":"technology-non-euclidean-shielding","needs":[0,0,0,2],"profile":null,"tech":"non-euclidean-shielding","upgrades":null},
    {"colour":null,"exhausts":false,"faction":"saar","key":"technology-floating-factory-2","needs":[0,0,2,0],"profile":"floating-factory-2","tech":"floating-factory-2","upgrades":"space-dock"},
    {"colour":"blue","exhausts":false,"faction":"saar","key":"technology-chaos-mapping","needs":[1,0,0,0],"profile":null,"tech":"chaos-mapping","upgrades":null},
    {"colour":null,"exhausts":false,"faction":"muaat","key":"technology-prototype-war-sun-2","needs":[0,0,1,3],"profile":"prototype-war-sun-2","tech":"prototype-war-sun-2","upgrades":"war-sun"},
    {"colour":"red","exhausts":false,"faction":"muaat","key":"technology-magmus-reactor","needs":[0,0,0,2],"profile":null,"tech":"magmus-reactor","upgrades":null},
    {"colour":"green","exhausts":true,"faction":"hacan","key":"technology-production-biomes","needs":[0,2,0,0],"profile":null,"tech":"production-biomes","upgrades":null},
    {"colour":"yellow","exhausts":false,"faction":"hacan","key":"technology-quantum-datahub-node","needs":[0,0,3,0],"profile":null,"tech":"quantum-datahub-node","upgrades":null},
    {"colour":null,"exhausts":false,"faction":"sol","key":"technology-advanced-carrier-2","needs":[2,0,0,0],"profile":"advanced-carrier-2","tech":"advanced-carrier-2","upgrades":"carrier"},
    {"colour":null,"exhausts":false,"faction":"sol","key":"technology-spec-ops-2","needs":[0,2,0,0],"profile":"spec-ops-2","tech":"spec-ops-2","upgrades":"infantry"},
    {"colour":"blue","exhausts":false,"faction":"creuss","key":"technology-wormhole-generator","needs":[2,0,0,0],"profile":null,"tech":"wormhole-generator","upgrades":null},
    {"colour":"red","exhausts":false,"faction":"creuss","key":"technology-dimensional-splicer","needs":[0,0,0,1],"profile":null,"tech":"dimensional-splicer","upgrades":null},
    {"colour":null,"exhausts":false,"faction":"l1z1x","key":"technology-super-dreadnought-2","needs":[2,0,1,0],"profile":"super-dreadnought-2","tech":"super-dreadnought-2","upgrades":"dreadnought"},
    {"colour":"yellow","exhausts":true,"faction":"l1z1x","key":"technology-inheritance-systems","needs":[0,0,2,0],"profile":null,"tech":"inheritance-systems","upgrades":null},
    {"colour":"yellow","exhausts":false,"faction":"mentak","key":"technology-salvage-operations","needs":[0,0,2,0],"profile":null,"tech":"salvage-operations","upgrades":null},
    {"colour":"yellow","exhausts":false,"faction":"mentak","key":"technology-mirror-computing","needs":[0,0,3,0],"profile":null,"tech":"mirror-computing","upgrades":null},
    {"colour":null,"exhausts":false,"faction":"naalu","key":"technology-hybrid-crystal-fighter-2","needs":[1,1,0,0],"profile":"hybrid-crystal-fighter-2","tech":"hybrid-crystal-fighter-2","upgrades":"fighter"},
    {"colour":"green","exhausts":false,"faction":"naalu","key":"technology-neuroglaive","needs":[0,3,0,0],"profile":null,"tech":"neuroglaive","upgrades":null},
    {"colour":null,"exhausts":false,"faction":"nekro","key":"technology-valefar-assimilator-x","needs":[0,0,0,0],"profile":null,"tech":"valefar-assimilator-x","upgrades":null},
    {"colour":null,"exhausts":false,"faction":"nekro","key":"technology-valefar-assimilator-y","needs":[0,0,0,0],"profile":null,"tech":"valefar-assimilator-y","upgrades":null},
    {"colour":null,"exhausts":false,"faction":"sardakk-norr","key":"technology-exotrireme-2","needs":[2,0,1,0],"profile":"exotrireme-2","tech":"exotrireme-2","upgrades":"dreadnought"},
    {"colour":"red","exhausts":false,"faction":"sardakk-norr","key":"technology-valkyrie-particle-weave","needs":[0,0,0,2],"profile":null,"tech":"valkyrie-particle-weave","upgrades":null},
    {"colour":"yellow","exhausts":false,"faction":"jol-nar","key":"technology-e-res-siphons","needs":[0,0,2,0],"profile":null,"tech":"e-res-siphons","upgrades":null},
    {"colour":"blue","exhausts":true,"faction":"jol-nar","key":"technology-spatial-conduit-cylinder","needs":[2,0,0,0],"profile":null,"tech":"spatial-conduit-cylinder","upgrades":null},
    {"colour":"blue","exhausts":true,"faction":"winnu","key":"technology-lazax-gate-folding","needs":[2,0,0,0],"profile":null,"tech":"lazax-gate-folding","upgrades":null},
    {"colour":"yellow","exhausts":true,"faction":"winnu","key":"technology-hegemonic-trade-policy","needs":[0,0,2,0],"profile":null,"tech":"hegemonic-trade-policy","upgrades":null},
    {"colour":"green","exhausts":true,"faction":"xxcha","key":"technology-instinct-training","needs":[0,1,0,0],"profile":null,"tech":"instinct-training","upgrades":null},
    {"colour":"yellow","exhausts":true,"faction":"xxcha","key":"technology-nullification-field","needs":[0,0,2,0],"profile":null,"tech":"nullification-field","upgrades":null},
    {"colour":"green","exhausts":false,"faction":"yin","key":"technology-yin-spinner","needs":[0,2,0,0],"profile":null,"tech":"yin-spinner","upgrades":null},
    {"colour":"yellow","exhausts":false,"faction":"yin","key":"technology-impulse-core","needs":[0,0,2,0],"profile":null,"tech":"impulse-core","upgrades":null},
    {"colour":"green","exhausts":false,"faction":"yssaril","key":"technology-transparasteel-plating","needs":[0,1,0,0],"profile":null,"tech":"transparasteel-plating","upgrades":null},
    {"colour":"green","exhausts":true,"faction":"yssaril","key":"technology-mageon-implants","needs":[0,3,0,0],"profile":null,"tech":"mageon-implants","upgrades":null},
  ],
  tiles: [
    {"anomaly":null,"back":"green","home":"sol","key":"tile-1","number":1,"planets":["jord"],"wormhole":null},
    {"anomaly":null,"back":"green","home":"mentak","key":"tile-2","number":2,"planets":["moll-primus"],"wormhole":null},
    {"anomaly":null,"back":"green","home":"yin","key":"tile-3","number":3,"planets":["darien"],"wormhole":null},
    {"anomaly":null,"back":"green","home":"muaat","key":"tile-4","number":4,"planets":["muaat"],"wormhole":null},
    {"anomaly":null,"back":"green","home":"arborec","key":"tile-5","number":5,"planets":["nestphar"],"wormhole":null},
    {"anomaly":null,"back":"green","home":"l1z1x","key":"tile-6","number":6,"planets":["0-0-0"],"wormhole":null},
    {"anomaly":null,"back":"green","home":"winnu","key":"tile-7","number":7,"planets":["winnu"],"wormhole":null},
    {"anomaly":null,"back":"green","home":"nekro","key":"tile-8","number":8,"planets":["mordai-ii"],"wormhole":null},
    {"anomaly":null,"back":"green","home":"naalu","key":"tile-9","number":9,"planets":["maaluuk","druaa"],"wormhole":null},
    {"anomaly":null,"back":"green","home":"letnev","key":"tile-10","number":10,"planets":["arc-prime","wren-terra"],"wormhole":null},
    {"anomaly":null,"back":"green","home":"saar","key":"tile-11","number":11,"planets":["lisis-ii","ragh"],"wormhole":null},
    {"anomaly":null,"back":"green","home":"jol-nar","key":"tile-12","number":12,"planets":["nar","jol"],"wormhole":null},
    {"anomaly":null,"back":"green","home":"sardakk-norr","key":"tile-13","number":13,"planets":["trenlak","quinarra"],"wormhole":null},
    {"anomaly":null,"back":"green","home":"xxcha","key":"tile-14","number":14,"planets":["archon-ren","archon-tau"],"wormhole":null},
    {"anomaly":null,"back":"green","home":"yssaril","key":"tile-15","number":15,"planets":["retillion","shalloq"],"wormhole":null},
    {"anomaly":null,"back":"green","home":"hacan","key":"tile-16","number":16,"planets":["hercant","arretze","kamdorn"],"wormhole":null},
    {"anomaly":null,"back":"green","home":null,"key":"tile-17","number":17,"planets":[],"wormhole":"delta"},
    {"anomaly":null,"back":"green","home":null,"key":"tile-18","number":18,"planets":["mecatol-rex"],"wormhole":null},
    {"anomaly":null,"back":"blue","home":null,"key":"tile-19","number":19,"planets":["wellon"],"wormhole":null},
    {"anomaly":null,"back":"blue","home":null,"key":"tile-20","number":20,"planets":["vefut-ii"],"wormhole":null},
    {"anomaly":null,"back":"blue","home":null,"key":"tile-21","number":21,"planets":["thibah"],"wormhole":null},
    {"anomaly":null,"back":"blue","home":null,"key":"tile-22","number":22,"planets":["tarmann"],"wormhole":null},
    {"anomaly":null,"back":"blue","home":null,"key":"tile-23","number":23,"planets":["saudor"],"wormhole":null},
    {"anomaly":null,"back":"blue","home":null,"key":"tile-24","number":24,"planets":["mehar-xull"],"wormhole":null},
    {"anomaly":null,"back":"blue","home":null,"key":"tile-25","number":25,"planets":["quann"],"wormhole":"beta"},
    {"anomaly":null,"back":"blue","home":null,"key":"tile-26","number":26,"planets":["lodor"],"wormhole":"alpha"},
    {"anomaly":null,"back":"blue","home":null,"key":"tile-27","number":27,"planets":["new-albion","starpoint"],"wormhole":null},
    {"anomaly":null,"back":"blue","home":null,"key":"tile-28","number":28,"planets":["tequran","torkan"],"wormhole":null},
    {"anomaly":null,"back":"blue","home":null,"key":"tile-29","number":29,"planets":["qucenn","rarron"],"wormhole":null},
    {"anomaly":null,"back":"blue","home":null,"key":"tile-30","number":30,"planets":["mellon","zohbat"],"wormhole":null},
    {"anomaly":null,"back":"blue","home":null,"key":"tile-31","number":31,"planets":["lazar","sakulag"],"wormhole":null},
    {"anomaly":null,"back":"blue","home":null,"key":"tile-32","number":32,"planets":["dal-bootha","xxehan"],"wormhole":null},
    {"anomaly":null,"back":"blue","home":null,"key":"tile-33","number":33,"planets":["corneeq","resculon"],"wormhole":null},
    {"anomaly":null,"back":"blue","home":null,"key":"tile-34","number":34,"planets":["centauri","gral"],"wormhole":null},
    {"anomaly":null,"back":"blue","home":null,"key":"tile-35","number":35,"planets":["bereg","lirta-iv"],"wormhole":null},
    {"anomaly":null,"back":"blue","home":null,"key":"tile-36","number":36,"planets":["arnor","lor"],"wormhole":null},
    {"anomaly":null,"back":"blue","home":null,"key":"tile-37","number":37,"planets":["arinam","meer"],"wormhole":null},
    {"anomaly":null,"back":"blue","home":null,"key":"tile-38","number":38,"planets":["abyz","fria"],"wormhole":null},
    {"anomaly":null,"back":"red","home":null,"key":"tile-39","number":39,"planets":[],"wormhole":"alpha"},
    {"anomaly":null,"back":"red","home":null,"key":"tile-40","number":40,"planets":[],"wormhole":"beta"},
    {"anomaly":"gravity-rift","back":"red","home":null,"key":"tile-41","number":41,"planets":[],"wormhole":null},
    {"anomaly":"nebula","back":"red","home":null,"key":"tile-42","number":42,"planets":[],"wormhole":null},
    {"anomaly":"supernova","back":"red","home":null,"key":"tile-43","number":43,"planets":[],"wormhole":null},
    {"anomaly":"asteroid-field","back":"red","home":null,"key":"tile-44","number":44,"planets":[],"wormhole":null},
    {"anomaly":"asteroid-field","back":"red","home":null,"key":"tile-45","number":45,"planets":[],"wormhole":null},
    {"anomaly":null,"back":"red","home":null,"key":"tile-46","number":46,"planets":[],"wormhole":null},
    {"anomaly":null,"back":"red","home":null,"key":"tile-47","number":47,"planets":[],"wormhole":null},
    {"anomaly":null,"back":"red","home":null,"key":"tile-48","number":48,"planets":[],"wormhole":null},
    {"anomaly":null,"back":"red","home":null,"key":"tile-49","number":49,"planets":[],"wormhole":null},
    {"anomaly":null,"back":"red","home":null,"key":"tile-50","number":50,"planets":[],"wormhole":null},
    {"anomaly":null,"back":"green","home":"creuss","key":"tile-51","number":51,"planets":["creuss"],"wormhole":"delta"},
  ],
  traits: [
    {"key":"trait-cultural","kind":"cultural"},
    {"key":"trait-hazardous","kind":"hazardous"},
    {"key":"trait-industrial","kind":"industrial"},
  ],
  units: [
    {"figures":10,"ground":false,"key":"unit-type-fighter","ship":true,"structure":false,"unit":"fighter"},
    {"figures":12,"ground":true,"key":"unit-type-infantry","ship":false,"structure":false,"unit":"infantry"},
    {"figures":8,"ground":false,"key":"unit-type-destroyer","ship":true,"structure":false,"unit":"destroyer"},
    {"figures":8,"ground":false,"key":"unit-type-cruiser","ship":true,"structure":false,"unit":"cruiser"},
    {"figures":4,"ground":false,"key":"unit-type-carrier","ship":true,"structure":false,"unit":"carrier"},
    {"figures":5,"ground":false,"key":"unit-type-dreadnought","ship":true,"structure":false,"unit":"dreadnought"},
    {"figures":1,"ground":false,"key":"unit-type-flagship","ship":true,"structure":false,"unit":"flagship"},
    {"figures":2,"ground":false,"key":"unit-type-war-sun","ship":true,"structure":false,"unit":"war-sun"},
    {"figures":6,"ground":false,"key":"unit-type-pds","ship":false,"structure":true,"unit":"pds"},
    {"figures":3,"ground":false,"key":"unit-type-space-dock","ship":false,"structure":true,"unit":"space-dock"},
  ],
  wormholes: [
    {"key":"wormhole-alpha","wormhole":"alpha"},
    {"key":"wormhole-beta","wormhole":"beta"},
    {"key":"wormhole-delta","wormhole":"delta"},
  ],
};
