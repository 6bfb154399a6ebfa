// Generated from the crate of rebellion; `make wire` writes it anew.

/**
 * An action card; each exists once.
 */
export type ActionCard = "according-to-my-design" | "brilliant-administrator" | "it-is-your-destiny" | "more-dangerous-than-you-realize" | "blindside" | "boba-fett-where" | "catch-them-by-surprise" | "fully-operational" | "good-intel" | "keep-them-from-escaping" | "local-rumors" | "proceeding-as-planned" | "public-support" | "ready-for-action" | "scouting-mission" | "target-the-generator" | "human-cyborg-relations" | "our-most-desperate-hour" | "rebel-planning" | "resourceful-astromech" | "start-the-evacuation" | "temporary-alliance" | "ambush" | "an-old-friend" | "independent-operation" | "its-a-trap" | "noble-sacrifice" | "one-in-a-million" | "point-blank-assault" | "son-of-skywalker" | "target-the-star-destroyers" | "the-millennium-falcon" | "undercover" | "wookiee-guardian";

/**
 * An action card; the key of its name is `action-` and its own, what it does is the attribute `text`.
 */
export type ActionFacts = { 
/**
 * Which card.
 */
card: ActionCard, 
/**
 * Whose it is.
 */
side: Side, 
/**
 * Whether it is one of the starting cards.
 */
starting: boolean, 
/**
 * When it can be used.
 */
timing: Timing, 
/**
 * The leaders pictured on it.
 */
leaders: Array<Leader>, };

/**
 * An action card kept face down.
 */
export type ActionView = { 
/**
 * The card, for its own side.
 */
card: ActionCard | null, 
/**
 * Whether it is a starting card.
 */
starting: boolean, 
/**
 * The leader who was recruited with it.
 */
recruited: Leader | null, };

/**
 * A mission with leaders on it.
 */
export type AssignedView = { 
/**
 * The card, for its own side.
 */
mission: Mission | null, 
/**
 * The leaders on it.
 */
leaders: Array<Leader>, 
/**
 * What everybody knows of the card.
 */
mark: Mark, };

/**
 * Where a leader is.
 */
export type At = "supply" | "pool" | "mission" | { "on": Place } | "box";

/**
 * One side's part in an attempt.
 */
export type Attempt = { 
/**
 * The leaders whose icons count.
 */
leaders: Array<Leader>, 
/**
 * How many dice they give, before any is rolled.
 */
dice: number, 
/**
 * The dice rolled or set, by face.
 */
faces: Array<Face>, 
/**
 * Successes that are added to those of the dice.
 */
bonus: number, 
/**
 * Successes in all.
 */
successes: number, };

/**
 * What a side builds or deploys.
 */
export type BuildView = { 
/**
 * The icon in question; `None` when nothing is built.
 */
icon: IconView | null, 
/**
 * How many icons come after it.
 */
icons_left: number, 
/**
 * Whether it has nothing more to decide.
 */
done: boolean, 
/**
 * The units chosen for the spaces 1, 2 and 3 of the queue.
 */
units: [Array<[Unit, number]>, Array<[Unit, number]>, Array<[Unit, number]>], 
/**
 * Own units to be given up first.
 */
scrapped: Array<[Unit, Place]>, 
/**
 * The type that was given up to be built with this icon.
 */
owed: Unit | null, 
/**
 * Units ready to be deployed.
 */
ready: Array<[Unit, number]>, 
/**
 * How many units were deployed where.
 */
deployed: Array<[Place, number]>, };

/**
 * The card that is kept and the leader who is recruited.
 */
export type Chosen = { 
/**
 * The card.
 */
card: ActionCard, 
/**
 * The leader, if there is one.
 */
leader: Leader | null, };

/**
 * What kind of unit it is (RB 9.16.3 to RB 9.16.6).
 */
export type Class = "fighter" | "capital" | "station" | "ground" | "structure";

/**
 * The colour of a die or of a health value.
 */
export type Colour = "red" | "black";

/**
 * How far a combat has come.
 */
export type CombatStage = "add-leaders" | "cards" | "draw-tactics" | "set-dice" | "roll" | "actions" | "reroll" | "card-damage" | "bombard" | "convert" | "assign-damage" | "block" | "damage" | "battle-end" | "plans" | "objectives" | "retreat" | "end";

/**
 * The combat being fought.
 */
export type CombatView = { 
/**
 * Where.
 */
system: System, 
/**
 * Who acts first in every step and started the combat.
 */
first: Side, 
/**
 * The combat round, counted from 1; 0 before the first.
 */
round: number, 
/**
 * In which theatres both sides had units at the start.
 */
shared: [boolean, boolean], 
/**
 * Who won which battle.
 */
won: [Side | null, Side | null], 
/**
 * Which side has retreated.
 */
retreated: [boolean, boolean], 
/**
 * How far it has come.
 */
stage: CombatStage, 
/**
 * The theatre of the attack.
 */
theatre: Theatre | null, 
/**
 * Who attacks.
 */
attacker: Side | null, 
/**
 * Red and black dice that the attack gives, until they are rolled.
 */
to_roll: [number, number], 
/**
 * The dice as they lie; spent ones are gone.
 */
dice: Array<Die>, 
/**
 * Dice that are set and not rolled, until the others are.
 */
set: Array<Die>, 
/**
 * Red and black dice picked to be rolled again.
 */
picked: [number, number], 
/**
 * Units with damage.
 */
wounds: Array<WoundView>, 
/**
 * Units on the faction sheets, to be destroyed at the end of the battle.
 */
doomed: Array<[Unit, number]>, 
/**
 * Start of Combat cards that last.
 */
cards: Array<ActionCard>, 
/**
 * The leader who is here by *Ready for Action*.
 */
ready: Leader | null, 
/**
 * Who cannot block until this battle step ends.
 */
no_blocking: [boolean, boolean], 
/**
 * Who cannot retreat in this round.
 */
no_retreat: [boolean, boolean], 
/**
 * Who retreats without carriers in this round.
 */
escape: [boolean, boolean], 
/**
 * Whether an objective was played in it.
 */
objective: boolean, 
/**
 * The *Death Star Plans* being used, and against which station, once it is chosen.
 */
plans: [Objective, Unit | null] | null, };

/**
 * Which deck a mission belongs to.
 */
export type Deck = "starting" | "mission" | "project";

/**
 * A die as it lies.
 */
export type Die = { 
/**
 * Its colour.
 */
colour: Colour, 
/**
 * What it shows.
 */
face: Face, };

/**
 * Why the game ended.
 */
export type End = "base-taken" | "base-destroyed" | "reputation" | "concession";

/**
 * How a leader enters the game.
 */
export type Entry = "starting" | "recruit" | "replacement";

/**
 * A system in which the base is not.
 */
export type Exclusion = { 
/**
 * Which system.
 */
system: System, 
/**
 * Why not.
 */
because: Reason, };

/**
 * A face of a die; both colours have the same six (RB G75).
 */
export type Face = "hit" | "direct" | "special" | "blank";

/**
 * A face of a die.
 */
export type FaceFacts = { 
/**
 * Which face.
 */
face: Face, 
/**
 * On how many of the six sides of a die it is.
 */
sides: number, 
/**
 * The successes it is worth in a mission.
 */
successes: number, };

/**
 * The printed facts of the game. Lists are in the order of their tables: spots name a thing by its place there.
 */
export type Facts = { 
/**
 * The two sides, the Rebels first.
 */
sides: Array<SideFacts>, 
/**
 * The systems.
 */
systems: Array<SystemFacts>, 
/**
 * The icons of the Rebel Base space, which build for space 1 of the queue.
 */
base_icons: Array<Icon>, 
/**
 * The types of units.
 */
units: Array<UnitFacts>, 
/**
 * The leaders.
 */
leaders: Array<LeaderFacts>, 
/**
 * The missions and projects.
 */
missions: Array<MissionFacts>, 
/**
 * The action cards.
 */
actions: Array<ActionFacts>, 
/**
 * The objectives.
 */
objectives: Array<ObjectiveFacts>, 
/**
 * The tactic cards.
 */
tactics: Array<TacticFacts>, 
/**
 * The rings.
 */
rings: Array<RingFacts>, 
/**
 * The faces of a die.
 */
faces: Array<FaceFacts>, 
/**
 * The spaces of the time track, from 1 on.
 */
track: Array<TrackFacts>, 
/**
 * Where the reputation marker starts.
 */
first_reputation: number, 
/**
 * How many missions a player keeps in hand.
 */
hand_limit: number, };

/**
 * A resource icon: it builds exactly the units that show the same one (RB 12.8.9).
 */
export type Icon = { 
/**
 * Blue for ships, orange for ground units.
 */
theatre: Theatre, 
/**
 * Its shape.
 */
shape: Shape, };

/**
 * A resource icon that builds units for a space of the queue.
 */
export type IconView = { 
/**
 * The icon.
 */
icon: Icon, 
/**
 * The space.
 */
space: number, };

/**
 * A leader (RB 10.1.1): those of the Empire first.
 */
export type Leader = "emperor-palpatine" | "grand-moff-tarkin" | "darth-vader" | "general-tagge" | "admiral-ozzel" | "admiral-piett" | "soontir-fel" | "janus-greejatus" | "boba-fett" | "colonel-yularen" | "general-veers" | "moff-jerjerrod" | "mon-mothma" | "jan-dodonna" | "princess-leia" | "general-rieekan" | "admiral-ackbar" | "han-solo" | "lando-calrissian" | "wedge-antilles" | "chewbacca" | "general-madine" | "luke-skywalker" | "obi-wan-kenobi" | "luke-skywalker-jedi";

/**
 * A leader; the key of the name is `leader-` and its own.
 */
export type LeaderFacts = { 
/**
 * Which leader.
 */
leader: Leader, 
/**
 * The side printed on it.
 */
side: Side, 
/**
 * Skill icons: diplomacy, intel, logistics, spec ops.
 */
skills: [number, number, number, number], 
/**
 * Space and ground tactic values.
 */
tactics: [number, number], 
/**
 * How it enters the game.
 */
entry: Entry, 
/**
 * Whose pool it belongs to in a team game.
 */
role: Role, };

/**
 * A leader.
 */
export type LeaderView = { 
/**
 * Which leader.
 */
leader: Leader, 
/**
 * Whom it works for: a lured one for the Empire.
 */
side: Side, 
/**
 * Who controls it.
 */
seat: Seat, 
/**
 * Where it is.
 */
at: At, 
/**
 * The number of the assigned mission it is on, if it is on one.
 */
slot: number | null, 
/**
 * Its ring.
 */
ring: Ring | null, 
/**
 * Whether it is captured.
 */
captive: boolean, 
/**
 * Whether it is not retrieved in the coming Refresh phase.
 */
detained: boolean, };

/**
 * What everybody knows of a face-down mission.
 */
export type Mark = "any" | "starting" | "deck" | "project";

/**
 * A mission card by its title; copies are alike.
 */
export type Mission = "capture-rebel-operative" | "gather-intel" | "research-and-development" | "rule-by-fear" | "address-delays" | "carbon-freezing" | "collect-bounty" | "detained" | "display-of-power" | "double-our-efforts" | "fear-will-keep-them-in-line" | "homing-beacon" | "hunt-them-down" | "imperial-propaganda" | "intercept-transmission" | "interrogation" | "interrogation-droid" | "long-range-probe" | "lure-of-the-dark-side" | "planetary-conquest" | "probe-droid-initiative" | "retrieve-the-plans" | "secret-weapons-research" | "trade-negotiations" | "construct-death-star" | "construct-factory" | "construct-super-star-destroyer" | "oversee-project" | "superlaser-online" | "build-alliance" | "infiltration" | "rapid-mobilization" | "sabotage" | "base-defenses" | "contingency-plan" | "covert-operation" | "daring-rescue" | "demolition" | "establish-trade-relations" | "for-the-greater-good" | "hidden-fleet" | "hit-and-run" | "incite-rebellion" | "lead-the-strike-team" | "misdirection" | "plan-the-assault" | "plant-false-lead" | "public-uprising" | "rogue-squadron-raid" | "seek-yoda" | "stolen-plans" | "support-of-mon-calamari" | "wookiee-uprising";

/**
 * A mission or project; the key of its name is `mission-` and its own, what it does is the attribute `text`.
 */
export type MissionFacts = { 
/**
 * Which mission.
 */
mission: Mission, 
/**
 * Whose it is.
 */
side: Side, 
/**
 * Which deck it belongs to.
 */
deck: Deck, 
/**
 * How many cards bear the title.
 */
copies: number, 
/**
 * The skill it needs.
 */
skill: Skill, 
/**
 * How many icons of it.
 */
required: number, 
/**
 * Whether it can be opposed.
 */
mode: Mode, 
/**
 * Whether icons of every skill are rolled for.
 */
all_skills: boolean, 
/**
 * The leader pictured on it.
 */
portrait: Leader | null, };

/**
 * How far a mission has come.
 */
export type MissionStage = "place" | "oppose" | "before-roll" | "roll" | "after-roll" | "verdict" | "effect" | "discard";

/**
 * The mission being carried out.
 */
export type MissionView = { 
/**
 * The mission.
 */
mission: Mission, 
/**
 * Whose it is.
 */
side: Side, 
/**
 * Who revealed it.
 */
seat: Seat, 
/**
 * The leaders assigned to it.
 */
leaders: Array<Leader>, 
/**
 * Where it takes place, once that is named.
 */
place: Place | null, 
/**
 * The leader it is directed against.
 */
target: Leader | null, 
/**
 * The skill that counts; `None` if all do (RB 8.7.12).
 */
skill: Skill | null, 
/**
 * How far it has come.
 */
stage: MissionStage, 
/**
 * The attempt, for the Rebels and the Empire; `None` while it is not opposed or cannot be.
 */
attempt: [Attempt, Attempt] | null, 
/**
 * Whether the Rebels may send nobody (*Blindside*).
 */
blind: boolean, 
/**
 * Whether it succeeded; `None` before that is known, and for a mission that is resolved.
 */
success: boolean | null, };

/**
 * Whether a mission can be opposed (RB 8.5.1, RB 8.5.2).
 */
export type Mode = "attempt" | "resolve";

/**
 * When an objective may be played (RB 13.3.5, RB 13.3.7).
 */
export type Moment = "combat" | "space-battle" | "combat-end" | "refresh";

/**
 * Units on their way.
 */
export type MovementView = { 
/**
 * Who moves them.
 */
seat: Seat, 
/**
 * Whose they are.
 */
side: Side, 
/**
 * Where they go.
 */
to: Place, 
/**
 * Those that have moved.
 */
moved: Array<[Unit, number]>, 
/**
 * How many more units the ships that moved from each place can carry.
 */
room: Array<[Place, number]>, };

/**
 * An objective card; each exists once.
 */
export type Objective = "crippling-blow" | "cut-supply-lines" | "defend-the-people" | "rebel-assault" | "regional-support" | "death-star-plans-second" | "heart-of-the-empire" | "leave-no-one-behind" | "liberation" | "popular-support" | "death-star-plans-third" | "establish-outposts" | "inspire-sympathy" | "major-victory" | "return-of-the-jedi";

/**
 * An objective card by its back.
 */
export type ObjectiveBack = { 
/**
 * The stage, which everybody sees (RB 13.3.16).
 */
stage: Stage, 
/**
 * The face, for whoever can name it.
 */
objective: Objective | null, };

/**
 * An objective; what it does is the attribute `text` of its name.
 */
export type ObjectiveFacts = { 
/**
 * Which card.
 */
objective: Objective, 
/**
 * The key of its name: two cards share one.
 */
key: string, 
/**
 * The number on its back.
 */
stage: Stage, 
/**
 * The reputation it is worth; 0 where its text counts it.
 */
reputation: number, 
/**
 * When it may be played.
 */
moment: Moment, };

/**
 * Options with the defaults of the rulings.
 */
export type Options = { 
/**
 * The fixed setup of the introductory booklet (RB 2.12.1).
 */
first_game: boolean, 
/**
 * Whether own units may be destroyed to gain units the supply lacks (RB G29).
 */
scrap_to_gain: boolean, 
/**
 * Whether a combat follows if units are placed beside Imperial ones when a new base is established (RB G33).
 */
combat_at_old_base: boolean, };

/**
 * How a game ended.
 */
export type Outcome = { 
/**
 * The seats that won; all members of a winning side are in it.
 */
winners: SeatSet, };

/**
 * A phase of the game round (RB 3.1.1).
 */
export type Phase = "setup" | "assignment" | "command" | "refresh" | "over";

/**
 * A system or the Rebel Base space (RB 7.2.1).
 *
 * Clients read the key of the system, or that of the space.
 */
export type Place = System | "rebel-base-space";

/**
 * A system or the Rebel Base space.
 */
export type PlaceView = { 
/**
 * Which place.
 */
place: Place, 
/**
 * The units there, each type once.
 */
units: Array<[Unit, number]>, 
/**
 * Who has its loyalty (RB 11.3.1).
 */
loyalty: Side | null, 
/**
 * Whose system it is: subjugation counts, loyalty under it does not (RB 11.2.5, RB 11.2.6).
 */
holder: Side | null, 
/**
 * Whether it bears a subjugation marker.
 */
subjugated: boolean, 
/**
 * Whether it bears a sabotage marker.
 */
sabotaged: boolean, 
/**
 * Whether it is destroyed.
 */
destroyed: boolean, 
/**
 * Whether no Rebel mission is attempted there in this round (*Boba Fett? Where?*).
 */
closed: boolean, };

/**
 * The probe cards.
 */
export type ProbesView = { 
/**
 * The Empire's cards, if the viewer sees them, sorted.
 */
hand: Array<System> | null, 
/**
 * How many the Empire has.
 */
hand_count: number, 
/**
 * Those of them that the Rebels have seen; for both sides.
 */
seen: Array<System> | null, 
/**
 * Cards in the deck.
 */
deck: number, 
/**
 * Cards in Rebel hands for a moment, if the viewer sees them.
 */
drawn: Array<System> | null, 
/**
 * How many they are.
 */
drawn_count: number, 
/**
 * Cards that left the game at setup.
 */
out: Array<System>, };

/**
 * Why the base is not in a system.
 */
export type Reason = "no-card" | "setup" | "probe" | "returned" | "seen";

/**
 * A ring that a leader wears (RB 10.3.1); each exists once.
 */
export type Ring = "captured" | "carbonite" | "lured" | "master-yoda" | "c-3po" | "r2-d2" | "millennium-falcon";

/**
 * A ring; the key of its name is `ring-` and its own.
 */
export type RingFacts = { 
/**
 * Which ring.
 */
ring: Ring, 
/**
 * Whether the Empire puts it on.
 */
imperial: boolean, };

/**
 * A role in a team (RB 16.1.2).
 */
export type Role = "admiral" | "general";

/**
 * What lasts until the end of the round.
 */
export type RoundView = { 
/**
 * The leader against whose mission the Empire sends nobody (*Misdirection*).
 */
misdirected: Leader | null, 
/**
 * Where Janus Greejatus holds no units back (*Public Support*).
 */
supported: System | null, 
/**
 * Whether Lando Calrissian adds 2 successes (*Contingency Plan*).
 */
lando: boolean, 
/**
 * Whether the Master Yoda ring was used.
 */
yoda: boolean, 
/**
 * How many leaders were on each *Rapid Mobilization* resolved.
 */
mobilizations: Array<number>, };

/**
 * One seat at the table, counted clockwise from 0; tables have at most eight.
 */
export type Seat = number;

/**
 * A set of up to eight seats: a list of them where people can read it, one byte in snapshots and records.
 */
export type SeatSet = Array<number>;

/**
 * How sides and roles are given out (RB 2.2.1, RB 16.1.2).
 */
export type Seating = "in-order" | { "from": Seat } | "lot";

/**
 * What is fixed before the first decision.
 */
export type Setup = { 
/**
 * How many players (RB 1.1.2).
 */
players: number, 
/**
 * How sides and roles are given out.
 */
seating: Seating, 
/**
 * Options.
 */
options: Options, };

/**
 * The shape of a resource icon (RB 11.7.2).
 */
export type Shape = "triangle" | "circle" | "square";

/**
 * One of the two sides (RB 1.1.1).
 */
export type Side = "rebels" | "empire";

/**
 * A side.
 */
export type SideFacts = { 
/**
 * Which side.
 */
side: Side, 
/**
 * The key of its name; how it wins is the attribute `victory`.
 */
key: string, };

/**
 * The cards of one side.
 */
export type SideView = { 
/**
 * The mission hand, for its own side, sorted.
 */
hand: Array<Mission> | null, 
/**
 * How many missions it has in hand.
 */
hand_count: number, 
/**
 * How many of its missions in hand, assigned or chosen for discarding are projects: their backs differ.
 */
projects_held: number, 
/**
 * Chosen for discarding, for its own side.
 */
discarding: Array<Mission> | null, 
/**
 * How many.
 */
discarding_count: number, 
/**
 * Projects looked at, for its own side.
 */
looked: Array<Mission> | null, 
/**
 * How many.
 */
looked_count: number, 
/**
 * The missions with leaders on them, by their numbers.
 */
assigned: Array<AssignedView>, 
/**
 * Cards in the mission deck and in the project deck.
 */
decks: [number, number], 
/**
 * The discard piles of missions and of projects, sorted.
 */
discards: [Array<Mission>, Array<Mission>], 
/**
 * Action cards kept face down.
 */
actions: Array<ActionView>, 
/**
 * Used action cards, in printed order.
 */
used: Array<ActionCard>, 
/**
 * Action cards drawn for recruiting, for its own side.
 */
drawn: Array<ActionCard> | null, 
/**
 * How many.
 */
drawn_count: number, 
/**
 * What it has chosen when recruiting, for its own side, if it has.
 */
recruit: Chosen | null, 
/**
 * Cards in the action deck, those drawn apart.
 */
action_deck: number, 
/**
 * What it builds while both choose, for its own side; what it deploys, for all.
 */
build: BuildView | null, 
/**
 * Tactic cards in hand, for space and ground, sorted; for whoever sees them.
 */
tactics: [Array<Tactic>, Array<Tactic>] | null, 
/**
 * How many.
 */
tactic_count: [number, number], };

/**
 * A skill (RB 8.1.1).
 */
export type Skill = "diplomacy" | "intel" | "logistics" | "spec-ops";

/**
 * The number on the back (RB 2.5.1).
 */
export type Stage = "one" | "two" | "three";

/**
 * A system (RB 11.1.2), in the order of the regions.
 */
export type System = "mon-calamari" | "felucia" | "yavin" | "saleucami" | "kessel" | "toydaria" | "nal-hutta" | "bothawui" | "rodia" | "tatooine" | "geonosis" | "ryloth" | "naboo" | "sullust" | "dagobah" | "utapau" | "mustafar" | "bespin" | "endor" | "hoth" | "corellia" | "cato-neimoidia" | "coruscant" | "alderaan" | "malastare" | "kashyyyk" | "mandalore" | "dathomir" | "ord-mantell" | "ilum" | "mygeeto" | "dantooine";

/**
 * A system; the key of its name is `system-` and its own.
 */
export type SystemFacts = { 
/**
 * Which system.
 */
system: System, 
/**
 * Its region, counted from 1; the key of the region's name is `region-` and the number.
 */
region: number, 
/**
 * Its resource icons, the left one first; none in a remote system.
 */
icons: Array<Icon>, 
/**
 * The space of the build queue its units are put on; 0 in a remote system.
 */
number: number, 
/**
 * The symbol on its probe card that decides starting loyalty.
 */
symbol: Side | null, 
/**
 * The systems that share a border with it.
 */
adjacent: Array<System>, };

/**
 * A tactic card by its title; copies are alike.
 */
export type Tactic = "space-brilliant-strategy" | "space-concentrate-fire" | "space-critical-hit" | "space-defensive-formation" | "space-onslaught" | "space-take-it-down" | "space-unstoppable-assault" | "ground-brilliant-strategy" | "ground-concentrate-fire" | "ground-critical-hit" | "ground-defensive-formation" | "ground-onslaught" | "ground-take-it-down" | "ground-unstoppable-assault" | "space-no-escape" | "space-outmaneuver" | "ground-bombardment" | "ground-dig-in" | "ground-escape-plan";

/**
 * A tactic card; what it does is the attribute `text` of its name.
 */
export type TacticFacts = { 
/**
 * Which card.
 */
tactic: Tactic, 
/**
 * The key of its name: both decks have cards of some names.
 */
key: string, 
/**
 * Its deck.
 */
theatre: Theatre, 
/**
 * How many cards bear the title.
 */
copies: number, 
/**
 * Whether a die showing a special is spent to use it.
 */
special: boolean, };

/**
 * A tactic deck.
 */
export type TacticsView = { 
/**
 * Cards in the deck.
 */
deck: number, 
/**
 * The discard pile, sorted.
 */
discard: Array<Tactic>, };

/**
 * Where units fight (RB 9.1.2).
 */
export type Theatre = "space" | "ground";

/**
 * The bold word above the text (RB 13.2.6).
 */
export type Timing = "assignment" | "start-of-combat" | "immediate" | "special";

/**
 * A space of the time track.
 */
export type TrackFacts = { 
/**
 * Its number.
 */
space: number, 
/**
 * Whether it shows a recruit icon.
 */
recruit: boolean, 
/**
 * Whether it shows a build icon.
 */
build: boolean, };

/**
 * A type of unit (RB 9.16.1): those of the Empire first.
 */
export type Unit = "tie-fighter" | "assault-carrier" | "star-destroyer" | "super-star-destroyer" | "death-star" | "death-star-under-construction" | "stormtrooper" | "at-st" | "at-at" | "x-wing" | "y-wing" | "rebel-transport" | "corellian-corvette" | "mon-calamari-cruiser" | "rebel-trooper" | "airspeeder" | "shield-generator" | "ion-cannon";

/**
 * A type of unit; the key of its name is `unit-` and its own.
 */
export type UnitFacts = { 
/**
 * Which type.
 */
unit: Unit, 
/**
 * Whose it is.
 */
side: Side, 
/**
 * What kind of unit it is.
 */
class: Class, 
/**
 * Where it fights.
 */
theatre: Theatre, 
/**
 * How many figures there are.
 */
figures: number, 
/**
 * Red and black dice of its attack value.
 */
attack: [number, number], 
/**
 * Its health and the colour of it; `None` for the Death Star.
 */
health: [number, Colour] | null, 
/**
 * How many units it carries.
 */
capacity: number, 
/**
 * Whether it moves only with a carrier.
 */
restricted: boolean, 
/**
 * Whether it never moves.
 */
immobile: boolean, 
/**
 * The icon that builds it; `None` if only projects do.
 */
icon: Icon | null, };

/**
 * The table as one viewer sees it. Things that exist once a side stand in this order: Rebels, Empire; things of the
 * theatres: space, ground; dice and health by colour: red, black.
 */
export type View = { 
/**
 * The setup; nothing of it is secret.
 */
setup: Setup, 
/**
 * The viewer's side; `None` for a spectator.
 */
side: Side | null, 
/**
 * Rebel admiral and general, Imperial admiral and general.
 */
roles: [Seat, Seat, Seat, Seat], 
/**
 * Who left.
 */
left: SeatSet, 
/**
 * The phase.
 */
phase: Phase, 
/**
 * Whose turn it is, or who assigns leaders; `None` outside turns.
 */
turn: Side | null, 
/**
 * Who owes a decision.
 */
asked: SeatSet, 
/**
 * The space of the time marker.
 */
time: number, 
/**
 * The space of the reputation marker.
 */
reputation: number, 
/**
 * The places, the Rebel Base space last.
 */
places: Array<PlaceView>, 
/**
 * The spaces 1, 2 and 3 of the build queues.
 */
queue: [Array<[Unit, number]>, Array<[Unit, number]>, Array<[Unit, number]>], 
/**
 * The supplies.
 */
supply: Array<[Unit, number]>, 
/**
 * Starting units still to be placed.
 */
to_place: [Array<[Unit, number]>, Array<[Unit, number]>], 
/**
 * The base's system, for those who know it.
 */
base: System | null, 
/**
 * Whether the base is revealed.
 */
revealed: boolean, 
/**
 * Where the base can be as far as the viewer can tell.
 */
possible: Array<System>, 
/**
 * Where it cannot be and why, for those who do not know it.
 */
excluded: Array<Exclusion>, 
/**
 * Every leader.
 */
leaders: Array<LeaderView>, 
/**
 * The cards of the Rebels and of the Empire.
 */
sides: [SideView, SideView], 
/**
 * The objective deck, the top last.
 */
objective_deck: Array<ObjectiveBack>, 
/**
 * The Rebel objectives by stage.
 */
objectives: Array<ObjectiveBack>, 
/**
 * Played objectives.
 */
played: Array<Objective>, 
/**
 * The probe cards.
 */
probes: ProbesView, 
/**
 * What lasts for this round.
 */
round: RoundView, 
/**
 * Who has passed, by role.
 */
passed: [boolean, boolean, boolean, boolean], 
/**
 * The mission being carried out.
 */
mission: MissionView | null, 
/**
 * The movement in progress.
 */
movement: MovementView | null, 
/**
 * The combat being fought.
 */
combat: CombatView | null, 
/**
 * The tactic decks.
 */
tactics: [TacticsView, TacticsView], 
/**
 * How the game ended, if it has.
 */
outcome: Outcome | null, 
/**
 * Why it ended.
 */
ended: End | null, };

/**
 * A unit with damage.
 */
export type WoundView = { 
/**
 * Its type.
 */
unit: Unit, 
/**
 * Damage markers.
 */
marks: number, 
/**
 * Damage assigned in this attack, which can be blocked.
 */
assigned: number, 
/**
 * Its health in this combat.
 */
health: number, };

/**
 * The zones that a spot may name.
 */
export type Zone = 'place' | 'queue' | 'sheet' | 'leader' | 'mission' | 'assigned' | 'action' | 'objective' | 'tactic' | 'probe' | 'die' | 'ring' | 'player';

export const FACTS: Facts = {
  actions: [
    {"card":"according-to-my-design","leaders":["emperor-palpatine"],"side":"empire","starting":true,"timing":"start-of-combat"},
    {"card":"brilliant-administrator","leaders":["grand-moff-tarkin"],"side":"empire","starting":true,"timing":"assignment"},
    {"card":"it-is-your-destiny","leaders":["darth-vader"],"side":"empire","starting":true,"timing":"special"},
    {"card":"more-dangerous-than-you-realize","leaders":["general-tagge"],"side":"empire","starting":true,"timing":"start-of-combat"},
    {"card":"blindside","leaders":["boba-fett","janus-greejatus"],"side":"empire","starting":false,"timing":"special"},
    {"card":"boba-fett-where","leaders":["boba-fett"],"side":"empire","starting":false,"timing":"assignment"},
    {"card":"catch-them-by-surprise","leaders":["admiral-ozzel"],"side":"empire","starting":false,"timing":"assignment"},
    {"card":"fully-operational","leaders":["moff-jerjerrod"],"side":"empire","starting":false,"timing":"start-of-combat"},
    {"card":"good-intel","leaders":["colonel-yularen","soontir-fel"],"side":"empire","starting":false,"timing":"start-of-combat"},
    {"card":"keep-them-from-escaping","leaders":["admiral-piett"],"side":"empire","starting":false,"timing":"start-of-combat"},
    {"card":"local-rumors","leaders":["colonel-yularen"],"side":"empire","starting":false,"timing":"assignment"},
    {"card":"proceeding-as-planned","leaders":["admiral-ozzel","moff-jerjerrod"],"side":"empire","starting":false,"timing":"assignment"},
    {"card":"public-support","leaders":["janus-greejatus"],"side":"empire","starting":false,"timing":"assignment"},
    {"card":"ready-for-action","leaders":["admiral-piett","general-veers"],"side":"empire","starting":false,"timing":"start-of-combat"},
    {"card":"scouting-mission","leaders":["soontir-fel"],"side":"empire","starting":false,"timing":"assignment"},
    {"card":"target-the-generator","leaders":["general-veers"],"side":"empire","starting":false,"timing":"start-of-combat"},
    {"card":"human-cyborg-relations","leaders":[],"side":"rebels","starting":true,"timing":"immediate"},
    {"card":"our-most-desperate-hour","leaders":["princess-leia"],"side":"rebels","starting":true,"timing":"assignment"},
    {"card":"rebel-planning","leaders":["jan-dodonna"],"side":"rebels","starting":true,"timing":"assignment"},
    {"card":"resourceful-astromech","leaders":[],"side":"rebels","starting":true,"timing":"immediate"},
    {"card":"start-the-evacuation","leaders":["general-rieekan"],"side":"rebels","starting":true,"timing":"assignment"},
    {"card":"temporary-alliance","leaders":["mon-mothma"],"side":"rebels","starting":true,"timing":"assignment"},
    {"card":"ambush","leaders":["general-madine"],"side":"rebels","starting":false,"timing":"assignment"},
    {"card":"an-old-friend","leaders":["han-solo"],"side":"rebels","starting":false,"timing":"assignment"},
    {"card":"independent-operation","leaders":["lando-calrissian"],"side":"rebels","starting":false,"timing":"assignment"},
    {"card":"its-a-trap","leaders":["admiral-ackbar"],"side":"rebels","starting":false,"timing":"start-of-combat"},
    {"card":"noble-sacrifice","leaders":["obi-wan-kenobi"],"side":"rebels","starting":false,"timing":"special"},
    {"card":"one-in-a-million","leaders":["luke-skywalker","wedge-antilles"],"side":"rebels","starting":false,"timing":"special"},
    {"card":"point-blank-assault","leaders":["admiral-ackbar","general-madine"],"side":"rebels","starting":false,"timing":"start-of-combat"},
    {"card":"son-of-skywalker","leaders":["luke-skywalker"],"side":"rebels","starting":false,"timing":"special"},
    {"card":"target-the-star-destroyers","leaders":["wedge-antilles"],"side":"rebels","starting":false,"timing":"start-of-combat"},
    {"card":"the-millennium-falcon","leaders":["han-solo","chewbacca"],"side":"rebels","starting":false,"timing":"immediate"},
    {"card":"undercover","leaders":["lando-calrissian","obi-wan-kenobi"],"side":"rebels","starting":false,"timing":"special"},
    {"card":"wookiee-guardian","leaders":["chewbacca"],"side":"rebels","starting":false,"timing":"special"},
  ],
  base_icons: [
    {"shape":"triangle","theatre":"space"},
    {"shape":"triangle","theatre":"ground"},
  ],
  faces: [
    {"face":"hit","sides":2,"successes":1},
    {"face":"direct","sides":1,"successes":1},
    {"face":"special","sides":1,"successes":2},
    {"face":"blank","sides":2,"successes":0},
  ],
  first_reputation: 14,
  hand_limit: 10,
  leaders: [
    {"entry":"starting","leader":"emperor-palpatine","role":"admiral","side":"empire","skills":[3,2,0,0],"tactics":[3,2]},
    {"entry":"starting","leader":"grand-moff-tarkin","role":"admiral","side":"empire","skills":[1,1,1,0],"tactics":[2,1]},
    {"entry":"starting","leader":"darth-vader","role":"general","side":"empire","skills":[2,0,0,3],"tactics":[2,3]},
    {"entry":"starting","leader":"general-tagge","role":"general","side":"empire","skills":[0,0,1,1],"tactics":[1,2]},
    {"entry":"recruit","leader":"admiral-ozzel","role":"admiral","side":"empire","skills":[0,1,1,0],"tactics":[2,1]},
    {"entry":"recruit","leader":"admiral-piett","role":"admiral","side":"empire","skills":[0,2,0,1],"tactics":[3,1]},
    {"entry":"recruit","leader":"soontir-fel","role":"admiral","side":"empire","skills":[0,1,0,2],"tactics":[2,1]},
    {"entry":"recruit","leader":"janus-greejatus","role":"admiral","side":"empire","skills":[2,1,0,0],"tactics":[0,0]},
    {"entry":"recruit","leader":"boba-fett","role":"general","side":"empire","skills":[0,2,0,3],"tactics":[0,0]},
    {"entry":"recruit","leader":"colonel-yularen","role":"general","side":"empire","skills":[0,3,0,0],"tactics":[2,2]},
    {"entry":"recruit","leader":"general-veers","role":"general","side":"empire","skills":[0,0,0,2],"tactics":[1,3]},
    {"entry":"recruit","leader":"moff-jerjerrod","role":"general","side":"empire","skills":[1,0,1,0],"tactics":[1,1]},
    {"entry":"starting","leader":"mon-mothma","role":"admiral","side":"rebels","skills":[3,0,1,0],"tactics":[0,0]},
    {"entry":"starting","leader":"jan-dodonna","role":"admiral","side":"rebels","skills":[1,2,0,0],"tactics":[2,1]},
    {"entry":"starting","leader":"princess-leia","role":"general","side":"rebels","skills":[2,2,0,1],"tactics":[1,1]},
    {"entry":"starting","leader":"general-rieekan","role":"general","side":"rebels","skills":[1,0,1,1],"tactics":[1,2]},
    {"entry":"recruit","leader":"admiral-ackbar","role":"admiral","side":"rebels","skills":[2,0,1,0],"tactics":[3,1]},
    {"entry":"recruit","leader":"han-solo","role":"admiral","side":"rebels","skills":[1,1,0,2],"tactics":[2,2]},
    {"entry":"recruit","leader":"lando-calrissian","role":"admiral","side":"rebels","skills":[1,1,1,1],"tactics":[2,2]},
    {"entry":"recruit","leader":"wedge-antilles","role":"admiral","side":"rebels","skills":[0,0,0,2],"tactics":[3,1]},
    {"entry":"recruit","leader":"chewbacca","role":"general","side":"rebels","skills":[0,0,0,3],"tactics":[1,2]},
    {"entry":"recruit","leader":"general-madine","role":"general","side":"rebels","skills":[0,2,0,2],"tactics":[1,3]},
    {"entry":"recruit","leader":"luke-skywalker","role":"general","side":"rebels","skills":[0,2,0,1],"tactics":[2,2]},
    {"entry":"recruit","leader":"obi-wan-kenobi","role":"general","side":"rebels","skills":[1,3,0,0],"tactics":[1,3]},
    {"entry":"replacement","leader":"luke-skywalker-jedi","role":"general","side":"rebels","skills":[0,3,0,2],"tactics":[3,3]},
  ],
  missions: [
    {"all_skills":false,"copies":1,"deck":"starting","mission":"capture-rebel-operative","mode":"attempt","portrait":null,"required":1,"side":"empire","skill":"spec-ops"},
    {"all_skills":false,"copies":1,"deck":"starting","mission":"gather-intel","mode":"attempt","portrait":null,"required":1,"side":"empire","skill":"intel"},
    {"all_skills":false,"copies":1,"deck":"starting","mission":"research-and-development","mode":"resolve","portrait":null,"required":1,"side":"empire","skill":"logistics"},
    {"all_skills":false,"copies":1,"deck":"starting","mission":"rule-by-fear","mode":"attempt","portrait":null,"required":1,"side":"empire","skill":"diplomacy"},
    {"all_skills":false,"copies":2,"deck":"mission","mission":"address-delays","mode":"resolve","portrait":null,"required":1,"side":"empire","skill":"logistics"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"carbon-freezing","mode":"attempt","portrait":null,"required":3,"side":"empire","skill":"spec-ops"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"collect-bounty","mode":"attempt","portrait":"boba-fett","required":3,"side":"empire","skill":"spec-ops"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"detained","mode":"attempt","portrait":"general-tagge","required":1,"side":"empire","skill":"spec-ops"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"display-of-power","mode":"attempt","portrait":null,"required":3,"side":"empire","skill":"diplomacy"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"double-our-efforts","mode":"resolve","portrait":"moff-jerjerrod","required":1,"side":"empire","skill":"diplomacy"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"fear-will-keep-them-in-line","mode":"attempt","portrait":"grand-moff-tarkin","required":1,"side":"empire","skill":"diplomacy"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"homing-beacon","mode":"attempt","portrait":null,"required":3,"side":"empire","skill":"intel"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"hunt-them-down","mode":"attempt","portrait":"soontir-fel","required":2,"side":"empire","skill":"spec-ops"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"imperial-propaganda","mode":"attempt","portrait":"janus-greejatus","required":2,"side":"empire","skill":"diplomacy"},
    {"all_skills":false,"copies":2,"deck":"mission","mission":"intercept-transmission","mode":"attempt","portrait":null,"required":2,"side":"empire","skill":"intel"},
    {"all_skills":false,"copies":2,"deck":"mission","mission":"interrogation","mode":"attempt","portrait":null,"required":2,"side":"empire","skill":"spec-ops"},
    {"all_skills":true,"copies":1,"deck":"mission","mission":"interrogation-droid","mode":"attempt","portrait":"colonel-yularen","required":3,"side":"empire","skill":"intel"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"long-range-probe","mode":"attempt","portrait":"admiral-piett","required":2,"side":"empire","skill":"intel"},
    {"all_skills":true,"copies":1,"deck":"mission","mission":"lure-of-the-dark-side","mode":"attempt","portrait":"emperor-palpatine","required":3,"side":"empire","skill":"diplomacy"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"planetary-conquest","mode":"attempt","portrait":"general-veers","required":2,"side":"empire","skill":"spec-ops"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"probe-droid-initiative","mode":"resolve","portrait":"admiral-ozzel","required":1,"side":"empire","skill":"intel"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"retrieve-the-plans","mode":"attempt","portrait":"darth-vader","required":3,"side":"empire","skill":"spec-ops"},
    {"all_skills":false,"copies":2,"deck":"mission","mission":"secret-weapons-research","mode":"resolve","portrait":null,"required":1,"side":"empire","skill":"logistics"},
    {"all_skills":false,"copies":2,"deck":"mission","mission":"trade-negotiations","mode":"attempt","portrait":null,"required":2,"side":"empire","skill":"diplomacy"},
    {"all_skills":false,"copies":1,"deck":"project","mission":"construct-death-star","mode":"resolve","portrait":null,"required":1,"side":"empire","skill":"logistics"},
    {"all_skills":false,"copies":2,"deck":"project","mission":"construct-factory","mode":"resolve","portrait":null,"required":1,"side":"empire","skill":"logistics"},
    {"all_skills":false,"copies":2,"deck":"project","mission":"construct-super-star-destroyer","mode":"resolve","portrait":null,"required":1,"side":"empire","skill":"logistics"},
    {"all_skills":false,"copies":2,"deck":"project","mission":"oversee-project","mode":"resolve","portrait":null,"required":1,"side":"empire","skill":"logistics"},
    {"all_skills":false,"copies":3,"deck":"project","mission":"superlaser-online","mode":"resolve","portrait":null,"required":1,"side":"empire","skill":"logistics"},
    {"all_skills":false,"copies":1,"deck":"starting","mission":"build-alliance","mode":"attempt","portrait":null,"required":1,"side":"rebels","skill":"diplomacy"},
    {"all_skills":false,"copies":1,"deck":"starting","mission":"infiltration","mode":"attempt","portrait":null,"required":1,"side":"rebels","skill":"intel"},
    {"all_skills":false,"copies":1,"deck":"starting","mission":"rapid-mobilization","mode":"resolve","portrait":null,"required":1,"side":"rebels","skill":"logistics"},
    {"all_skills":false,"copies":1,"deck":"starting","mission":"sabotage","mode":"attempt","portrait":null,"required":1,"side":"rebels","skill":"spec-ops"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"base-defenses","mode":"attempt","portrait":"general-rieekan","required":1,"side":"rebels","skill":"diplomacy"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"contingency-plan","mode":"resolve","portrait":"lando-calrissian","required":1,"side":"rebels","skill":"logistics"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"covert-operation","mode":"attempt","portrait":null,"required":3,"side":"rebels","skill":"intel"},
    {"all_skills":false,"copies":2,"deck":"mission","mission":"daring-rescue","mode":"attempt","portrait":null,"required":2,"side":"rebels","skill":"intel"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"demolition","mode":"attempt","portrait":null,"required":3,"side":"rebels","skill":"spec-ops"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"establish-trade-relations","mode":"attempt","portrait":"mon-mothma","required":3,"side":"rebels","skill":"diplomacy"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"for-the-greater-good","mode":"attempt","portrait":"obi-wan-kenobi","required":3,"side":"rebels","skill":"intel"},
    {"all_skills":false,"copies":3,"deck":"mission","mission":"hidden-fleet","mode":"resolve","portrait":null,"required":1,"side":"rebels","skill":"logistics"},
    {"all_skills":false,"copies":2,"deck":"mission","mission":"hit-and-run","mode":"attempt","portrait":null,"required":2,"side":"rebels","skill":"spec-ops"},
    {"all_skills":false,"copies":2,"deck":"mission","mission":"incite-rebellion","mode":"attempt","portrait":null,"required":2,"side":"rebels","skill":"diplomacy"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"lead-the-strike-team","mode":"attempt","portrait":"han-solo","required":2,"side":"rebels","skill":"spec-ops"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"misdirection","mode":"attempt","portrait":"general-madine","required":1,"side":"rebels","skill":"spec-ops"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"plan-the-assault","mode":"attempt","portrait":"jan-dodonna","required":2,"side":"rebels","skill":"intel"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"plant-false-lead","mode":"resolve","portrait":null,"required":1,"side":"rebels","skill":"logistics"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"public-uprising","mode":"attempt","portrait":null,"required":3,"side":"rebels","skill":"diplomacy"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"rogue-squadron-raid","mode":"attempt","portrait":"wedge-antilles","required":2,"side":"rebels","skill":"spec-ops"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"seek-yoda","mode":"resolve","portrait":"luke-skywalker","required":1,"side":"rebels","skill":"intel"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"stolen-plans","mode":"attempt","portrait":"princess-leia","required":2,"side":"rebels","skill":"intel"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"support-of-mon-calamari","mode":"attempt","portrait":"admiral-ackbar","required":2,"side":"rebels","skill":"diplomacy"},
    {"all_skills":false,"copies":1,"deck":"mission","mission":"wookiee-uprising","mode":"attempt","portrait":"chewbacca","required":3,"side":"rebels","skill":"spec-ops"},
  ],
  objectives: [
    {"key":"objective-crippling-blow","moment":"combat","objective":"crippling-blow","reputation":1,"stage":"one"},
    {"key":"objective-cut-supply-lines","moment":"refresh","objective":"cut-supply-lines","reputation":1,"stage":"one"},
    {"key":"objective-defend-the-people","moment":"refresh","objective":"defend-the-people","reputation":1,"stage":"one"},
    {"key":"objective-rebel-assault","moment":"combat","objective":"rebel-assault","reputation":1,"stage":"one"},
    {"key":"objective-regional-support","moment":"refresh","objective":"regional-support","reputation":1,"stage":"one"},
    {"key":"objective-death-star-plans","moment":"space-battle","objective":"death-star-plans-second","reputation":2,"stage":"two"},
    {"key":"objective-heart-of-the-empire","moment":"refresh","objective":"heart-of-the-empire","reputation":2,"stage":"two"},
    {"key":"objective-leave-no-one-behind","moment":"refresh","objective":"leave-no-one-behind","reputation":1,"stage":"two"},
    {"key":"objective-liberation","moment":"combat-end","objective":"liberation","reputation":1,"stage":"two"},
    {"key":"objective-popular-support","moment":"refresh","objective":"popular-support","reputation":1,"stage":"two"},
    {"key":"objective-death-star-plans","moment":"space-battle","objective":"death-star-plans-third","reputation":2,"stage":"three"},
    {"key":"objective-establish-outposts","moment":"refresh","objective":"establish-outposts","reputation":1,"stage":"three"},
    {"key":"objective-inspire-sympathy","moment":"refresh","objective":"inspire-sympathy","reputation":0,"stage":"three"},
    {"key":"objective-major-victory","moment":"combat","objective":"major-victory","reputation":1,"stage":"three"},
    {"key":"objective-return-of-the-jedi","moment":"combat-end","objective":"return-of-the-jedi","reputation":2,"stage":"three"},
  ],
  rings: [
    {"imperial":true,"ring":"captured"},
    {"imperial":true,"ring":"carbonite"},
    {"imperial":true,"ring":"lured"},
    {"imperial":false,"ring":"master-yoda"},
    {"imperial":false,"ring":"c-3po"},
    {"imperial":false,"ring":"r2-d2"},
    {"imperial":false,"ring":"millennium-falcon"},
  ],
  sides: [
    {"key":"faction-rebel","side":"rebels"},
    {"key":"faction-imperial","side":"empire"},
  ],
  systems: [
    {"adjacent":["felucia","saleucami"],"icons":[{"shape":"triangle","theatre":"space"},{"shape":"square","theatre":"space"}],"number":3,"region":1,"symbol":"rebels","system":"mon-calamari"},
    {"adjacent":["mandalore","mon-calamari","saleucami","yavin"],"icons":[{"shape":"triangle","theatre":"ground"}],"number":1,"region":1,"symbol":null,"system":"felucia"},
    {"adjacent":["dathomir","felucia","mandalore"],"icons":[],"number":0,"region":1,"symbol":null,"system":"yavin"},
    {"adjacent":["felucia","kashyyyk","kessel","mandalore","mon-calamari","toydaria"],"icons":[{"shape":"circle","theatre":"ground"}],"number":1,"region":1,"symbol":"empire","system":"saleucami"},
    {"adjacent":["nal-hutta","saleucami","toydaria"],"icons":[{"shape":"triangle","theatre":"ground"}],"number":1,"region":2,"symbol":null,"system":"kessel"},
    {"adjacent":["bothawui","kashyyyk","kessel","malastare","nal-hutta","saleucami"],"icons":[{"shape":"circle","theatre":"space"}],"number":2,"region":2,"symbol":null,"system":"toydaria"},
    {"adjacent":["bothawui","kessel","toydaria"],"icons":[{"shape":"triangle","theatre":"ground"},{"shape":"triangle","theatre":"space"}],"number":1,"region":2,"symbol":null,"system":"nal-hutta"},
    {"adjacent":["malastare","nal-hutta","rodia","tatooine","toydaria"],"icons":[{"shape":"circle","theatre":"ground"}],"number":1,"region":2,"symbol":"rebels","system":"bothawui"},
    {"adjacent":["bothawui","geonosis","malastare","naboo","tatooine"],"icons":[{"shape":"triangle","theatre":"ground"}],"number":1,"region":3,"symbol":"empire","system":"rodia"},
    {"adjacent":["bothawui","geonosis","rodia","ryloth"],"icons":[],"number":0,"region":3,"symbol":null,"system":"tatooine"},
    {"adjacent":["naboo","rodia","ryloth","tatooine","utapau"],"icons":[{"shape":"triangle","theatre":"space"},{"shape":"square","theatre":"ground"}],"number":2,"region":3,"symbol":null,"system":"geonosis"},
    {"adjacent":["geonosis","tatooine"],"icons":[{"shape":"triangle","theatre":"ground"}],"number":1,"region":3,"symbol":"rebels","system":"ryloth"},
    {"adjacent":["dagobah","geonosis","malastare","rodia","sullust","utapau"],"icons":[{"shape":"triangle","theatre":"ground"},{"shape":"triangle","theatre":"space"}],"number":1,"region":4,"symbol":"rebels","system":"naboo"},
    {"adjacent":["bespin","cato-neimoidia","corellia","dagobah","malastare","mustafar","naboo"],"icons":[{"shape":"triangle","theatre":"ground"},{"shape":"square","theatre":"ground"}],"number":2,"region":4,"symbol":"empire","system":"sullust"},
    {"adjacent":["mustafar","naboo","sullust","utapau"],"icons":[],"number":0,"region":4,"symbol":null,"system":"dagobah"},
    {"adjacent":["dagobah","geonosis","naboo"],"icons":[{"shape":"circle","theatre":"space"},{"shape":"square","theatre":"space"}],"number":3,"region":4,"symbol":null,"system":"utapau"},
    {"adjacent":["bespin","dagobah","hoth","sullust"],"icons":[{"shape":"triangle","theatre":"space"},{"shape":"circle","theatre":"space"}],"number":2,"region":5,"symbol":"empire","system":"mustafar"},
    {"adjacent":["endor","hoth","mustafar","sullust"],"icons":[{"shape":"circle","theatre":"ground"}],"number":1,"region":5,"symbol":null,"system":"bespin"},
    {"adjacent":["bespin","hoth"],"icons":[],"number":0,"region":5,"symbol":null,"system":"endor"},
    {"adjacent":["bespin","endor","mustafar"],"icons":[],"number":0,"region":5,"symbol":null,"system":"hoth"},
    {"adjacent":["alderaan","cato-neimoidia","coruscant","sullust"],"icons":[{"shape":"triangle","theatre":"space"},{"shape":"square","theatre":"space"}],"number":3,"region":6,"symbol":"empire","system":"corellia"},
    {"adjacent":["alderaan","corellia","kashyyyk","malastare","sullust"],"icons":[{"shape":"triangle","theatre":"space"},{"shape":"circle","theatre":"ground"}],"number":2,"region":6,"symbol":null,"system":"cato-neimoidia"},
    {"adjacent":["alderaan","corellia","ord-mantell"],"icons":[{"shape":"triangle","theatre":"ground"}],"number":1,"region":6,"symbol":null,"system":"coruscant"},
    {"adjacent":["cato-neimoidia","corellia","coruscant","kashyyyk","mandalore","ord-mantell"],"icons":[{"shape":"triangle","theatre":"ground"}],"number":1,"region":6,"symbol":null,"system":"alderaan"},
    {"adjacent":["bothawui","cato-neimoidia","kashyyyk","naboo","rodia","sullust","toydaria"],"icons":[{"shape":"triangle","theatre":"ground"}],"number":1,"region":7,"symbol":null,"system":"malastare"},
    {"adjacent":["alderaan","cato-neimoidia","malastare","mandalore","saleucami","toydaria"],"icons":[{"shape":"triangle","theatre":"ground"},{"shape":"triangle","theatre":"ground"}],"number":1,"region":7,"symbol":"rebels","system":"kashyyyk"},
    {"adjacent":["alderaan","dathomir","felucia","kashyyyk","mygeeto","ord-mantell","saleucami","yavin"],"icons":[{"shape":"triangle","theatre":"ground"},{"shape":"triangle","theatre":"space"}],"number":1,"region":7,"symbol":"empire","system":"mandalore"},
    {"adjacent":["dantooine","mandalore","mygeeto","yavin"],"icons":[],"number":0,"region":7,"symbol":null,"system":"dathomir"},
    {"adjacent":["alderaan","coruscant","ilum","mandalore","mygeeto"],"icons":[{"shape":"circle","theatre":"space"},{"shape":"circle","theatre":"ground"}],"number":2,"region":8,"symbol":null,"system":"ord-mantell"},
    {"adjacent":["mygeeto","ord-mantell"],"icons":[],"number":0,"region":8,"symbol":null,"system":"ilum"},
    {"adjacent":["dantooine","dathomir","ilum","mandalore","ord-mantell"],"icons":[{"shape":"triangle","theatre":"space"},{"shape":"square","theatre":"ground"}],"number":2,"region":8,"symbol":"empire","system":"mygeeto"},
    {"adjacent":["dathomir","mygeeto"],"icons":[],"number":0,"region":8,"symbol":null,"system":"dantooine"},
  ],
  tactics: [
    {"copies":1,"key":"tactic-brilliant-strategy","special":true,"tactic":"space-brilliant-strategy","theatre":"space"},
    {"copies":2,"key":"tactic-concentrate-fire","special":false,"tactic":"space-concentrate-fire","theatre":"space"},
    {"copies":2,"key":"tactic-critical-hit","special":false,"tactic":"space-critical-hit","theatre":"space"},
    {"copies":3,"key":"tactic-defensive-formation","special":false,"tactic":"space-defensive-formation","theatre":"space"},
    {"copies":1,"key":"tactic-onslaught","special":true,"tactic":"space-onslaught","theatre":"space"},
    {"copies":2,"key":"tactic-take-it-down","special":true,"tactic":"space-take-it-down","theatre":"space"},
    {"copies":1,"key":"tactic-unstoppable-assault","special":true,"tactic":"space-unstoppable-assault","theatre":"space"},
    {"copies":1,"key":"tactic-brilliant-strategy","special":true,"tactic":"ground-brilliant-strategy","theatre":"ground"},
    {"copies":2,"key":"tactic-concentrate-fire","special":false,"tactic":"ground-concentrate-fire","theatre":"ground"},
    {"copies":2,"key":"tactic-critical-hit","special":false,"tactic":"ground-critical-hit","theatre":"ground"},
    {"copies":3,"key":"tactic-defensive-formation","special":false,"tactic":"ground-defensive-formation","theatre":"ground"},
    {"copies":1,"key":"tactic-onslaught","special":true,"tactic":"ground-onslaught","theatre":"ground"},
    {"copies":1,"key":"tactic-take-it-down","special":true,"tactic":"ground-take-it-down","theatre":"ground"},
    {"copies":1,"key":"tactic-unstoppable-assault","special":true,"tactic":"ground-unstoppable-assault","theatre":"ground"},
    {"copies":1,"key":"tactic-no-escape","special":false,"tactic":"space-no-escape","theatre":"space"},
    {"copies":2,"key":"tactic-outmaneuver","special":false,"tactic":"space-outmaneuver","theatre":"space"},
    {"copies":1,"key":"tactic-bombardment","special":true,"tactic":"ground-bombardment","theatre":"ground"},
    {"copies":2,"key":"tactic-dig-in","special":false,"tactic":"ground-dig-in","theatre":"ground"},
    {"copies":1,"key":"tactic-escape-plan","special":true,"tactic":"ground-escape-plan","theatre":"ground"},
  ],
  track: [
    {"build":false,"recruit":false,"space":1},
    {"build":true,"recruit":true,"space":2},
    {"build":false,"recruit":true,"space":3},
    {"build":true,"recruit":true,"space":4},
    {"build":false,"recruit":true,"space":5},
    {"build":true,"recruit":false,"space":6},
    {"build":false,"recruit":false,"space":7},
    {"build":true,"recruit":false,"space":8},
    {"build":false,"recruit":false,"space":9},
    {"build":true,"recruit":false,"space":10},
    {"build":false,"recruit":false,"space":11},
    {"build":true,"recruit":false,"space":12},
    {"build":false,"recruit":false,"space":13},
    {"build":true,"recruit":false,"space":14},
    {"build":false,"recruit":false,"space":15},
    {"build":false,"recruit":false,"space":16},
  ],
  units: [
    {"attack":[0,1],"capacity":0,"class":"fighter","figures":24,"health":[1,"black"],"icon":{"shape":"triangle","theatre":"space"},"immobile":false,"restricted":true,"side":"empire","theatre":"space","unit":"tie-fighter"},
    {"attack":[1,1],"capacity":4,"class":"capital","figures":8,"health":[2,"red"],"icon":{"shape":"circle","theatre":"space"},"immobile":false,"restricted":false,"side":"empire","theatre":"space","unit":"assault-carrier"},
    {"attack":[2,1],"capacity":6,"class":"capital","figures":8,"health":[4,"red"],"icon":{"shape":"square","theatre":"space"},"immobile":false,"restricted":false,"side":"empire","theatre":"space","unit":"star-destroyer"},
    {"attack":[3,2],"capacity":8,"class":"capital","figures":2,"health":[6,"red"],"icon":null,"immobile":false,"restricted":false,"side":"empire","theatre":"space","unit":"super-star-destroyer"},
    {"attack":[4,0],"capacity":8,"class":"station","figures":2,"health":null,"icon":null,"immobile":false,"restricted":false,"side":"empire","theatre":"space","unit":"death-star"},
    {"attack":[0,0],"capacity":0,"class":"station","figures":1,"health":[4,"black"],"icon":null,"immobile":true,"restricted":false,"side":"empire","theatre":"space","unit":"death-star-under-construction"},
    {"attack":[0,1],"capacity":0,"class":"ground","figures":30,"health":[1,"black"],"icon":{"shape":"triangle","theatre":"ground"},"immobile":false,"restricted":true,"side":"empire","theatre":"ground","unit":"stormtrooper"},
    {"attack":[1,1],"capacity":0,"class":"ground","figures":10,"health":[2,"red"],"icon":{"shape":"circle","theatre":"ground"},"immobile":false,"restricted":true,"side":"empire","theatre":"ground","unit":"at-st"},
    {"attack":[2,1],"capacity":0,"class":"ground","figures":4,"health":[3,"red"],"icon":{"shape":"square","theatre":"ground"},"immobile":false,"restricted":true,"side":"empire","theatre":"ground","unit":"at-at"},
    {"attack":[0,1],"capacity":0,"class":"fighter","figures":8,"health":[1,"black"],"icon":{"shape":"triangle","theatre":"space"},"immobile":false,"restricted":false,"side":"rebels","theatre":"space","unit":"x-wing"},
    {"attack":[1,0],"capacity":0,"class":"fighter","figures":12,"health":[1,"black"],"icon":{"shape":"triangle","theatre":"space"},"immobile":false,"restricted":false,"side":"rebels","theatre":"space","unit":"y-wing"},
    {"attack":[0,0],"capacity":4,"class":"capital","figures":4,"health":[2,"red"],"icon":{"shape":"triangle","theatre":"space"},"immobile":false,"restricted":false,"side":"rebels","theatre":"space","unit":"rebel-transport"},
    {"attack":[1,1],"capacity":2,"class":"capital","figures":4,"health":[2,"red"],"icon":{"shape":"circle","theatre":"space"},"immobile":false,"restricted":false,"side":"rebels","theatre":"space","unit":"corellian-corvette"},
    {"attack":[2,1],"capacity":4,"class":"capital","figures":3,"health":[4,"red"],"icon":{"shape":"square","theatre":"space"},"immobile":false,"restricted":false,"side":"rebels","theatre":"space","unit":"mon-calamari-cruiser"},
    {"attack":[0,1],"capacity":0,"class":"ground","figures":21,"health":[1,"black"],"icon":{"shape":"triangle","theatre":"ground"},"immobile":false,"restricted":true,"side":"rebels","theatre":"ground","unit":"rebel-trooper"},
    {"attack":[1,1],"capacity":0,"class":"ground","figures":6,"health":[2,"red"],"icon":{"shape":"circle","theatre":"ground"},"immobile":false,"restricted":true,"side":"rebels","theatre":"ground","unit":"airspeeder"},
    {"attack":[0,0],"capacity":0,"class":"structure","figures":3,"health":[3,"red"],"icon":{"shape":"square","theatre":"ground"},"immobile":true,"restricted":false,"side":"rebels","theatre":"ground","unit":"shield-generator"},
    {"attack":[0,0],"capacity":0,"class":"structure","figures":3,"health":[3,"red"],"icon":{"shape":"square","theatre":"ground"},"immobile":true,"restricted":false,"side":"rebels","theatre":"ground","unit":"ion-cannon"},
  ],
};
