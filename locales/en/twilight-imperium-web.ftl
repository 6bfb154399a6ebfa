### What the browser says about Twilight Imperium beyond the words all clients share.

web-ti-headline = { $phase ->
    [setup] Setup
    [strategy] Round { $round } · Strategy phase
    [action] Round { $round } · Action phase
    [status] Round { $round } · Status phase
   *[agenda] Round { $round } · Agenda phase
}
web-ti-passed = passed
web-ti-out = out
web-ti-count-points = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
web-ti-count-tokens = { $count ->
    [one] { $count } command token in the pools
   *[other] { $count } command tokens in the pools
}
web-ti-count-goods = { $count ->
    [one] { $count } trade good
   *[other] { $count } trade goods
}
web-ti-plot = Victory points over the game

## The galaxy

web-ti-galaxy = The galaxy. Arrow keys go from place to place, Enter opens a system.
web-ti-free-place = Free place { $place }
web-ti-owned = { $player }: { $things }
web-ti-damaged = { $count } damaged
web-ti-values = Resources { $resources }, influence { $influence }
web-ti-nobodys = nobody controls it
web-ti-controlled = controlled by { $player }
web-ti-readied = readied
web-ti-exhausted = exhausted
web-ti-closed = no unit may come here
web-ti-home = Home system of { $player }
web-ti-tokens = Command tokens
web-ti-tokens-of = Command tokens of { $players }
web-ti-active-system = The active system
web-ti-empty = Empty space
web-ti-tile = tile { $number }, place { $place }
web-ti-tile-number = tile { $number }
web-ti-why-not = Why not here?
web-ti-no-ships = No ships here.
web-ti-stowage = ships { $ships }/{ $limit }, cargo { $cargo }/{ $capacity }
web-ti-reach = Your ships that could come here
web-ti-driven = only with Gravity Drive
web-ti-beside = Beside the galaxy
web-ti-overview = Overview
web-ti-on-table = Cards on the table
web-ti-being-played = Being played

## Strategy cards, objectives, laws

web-ti-strategies = Strategy cards
web-ti-taken = taken by { $player }
web-ti-free = free
web-ti-used = used
web-ti-order = Order of play
web-ti-objectives = Objectives · { $goal } points win
web-ti-no-goals = No public objective lies open yet.
web-ti-face-down = Face down: { $one } of stage I, { $two } of stage II.
web-ti-scored-by = Scored: { $players }.
web-ti-ready-by = Could score it now: { $players }.
web-ti-ready-me = You could score it now
web-ti-progress = you: { $has } of { $needs }
web-ti-scored-in-status = scored in the status phase
web-ti-scored-in-action = scored in the action phase
web-ti-secrets = Your secret objectives
web-ti-legend-scored = scored
web-ti-legend-ready = could score now
web-ti-laws = Laws
web-ti-no-laws = No law is in force.
web-ti-decks = Decks
web-ti-action-deck = Action cards
web-ti-agenda-deck = Agendas
web-ti-secret-deck = Secret objectives
web-ti-discards = { $count } discarded
web-ti-action-discards = Discarded action cards: { $count }
web-ti-agenda-discards = Discarded agendas: { $count }
web-ti-pile-empty = Nothing lies here.
web-ti-known-agenda = You know agenda { $place } from the top:
web-ti-kind-strategy = Strategy card, initiative { $number }
web-ti-kind-objective-i = Public objective, stage I · { $points } VP
web-ti-kind-objective-ii = Public objective, stage II · { $points } VP
web-ti-kind-objective-secret = Secret objective · { $points } VP
web-ti-kind-agenda = Agenda
web-ti-kind-upgrade = Unit upgrade
web-ti-kind-note = Promissory note
web-ti-kind-action = Action card
web-ti-part-primary = Primary:
web-ti-part-secondary = Secondary:
web-ti-part-reveal = When revealed:
web-ti-part-for = For:
web-ti-part-against = Against:
web-ti-part-elect = Elect:

## My things

web-ti-tab-sheet = Planets
web-ti-tab-cards = Cards
web-ti-tab-technology = Technologies
web-ti-tab-units = Units
web-ti-tab-tiles = Tiles
web-ti-fold = Fold
web-ti-unfold = Unfold
web-ti-pool-tactic = { $count ->
    [one] Tactic pool: { $count } command token
   *[other] Tactic pool: { $count } command tokens
}
web-ti-pool-fleet = { $count ->
    [one] Fleet pool: { $count } command token
   *[other] Fleet pool: { $count } command tokens
}
web-ti-pool-strategy = { $count ->
    [one] Strategy pool: { $count } command token
   *[other] Strategy pool: { $count } command tokens
}
web-ti-goods = Trade goods: { $count }
web-ti-commodities = Commodities: { $count } of { $limit }
web-ti-ready-planets = Readied planets
web-ti-planets = Planets
web-ti-abilities = Faction abilities
web-ti-reserve = { $count ->
    [one] { $count } command token in reinforcements.
   *[other] { $count } command tokens in reinforcements.
}
web-ti-fleet-limit = { $count ->
    [one] { $count } ship in a system at most, fighters apart.
   *[other] { $count } ships in a system at most, fighters apart.
}
web-ti-neighbours = Neighbours: { $players }.
web-ti-waiting = Infantry that return: { $count }.
web-ti-none = None
web-ti-hand = Action cards
web-ti-notes = Promissory notes
web-ti-open-notes = Notes in the play area
web-ti-scored = Objectives scored
web-ti-secret-count = { $count ->
    [one] { $count } secret objective in hand
   *[other] { $count } secret objectives in hand
}
web-ti-needs = Needs { $things }
web-ti-upgrades = Unit upgrades
web-ti-tech-owned = Owned
web-ti-tech-spent = Owned, exhausted
web-ti-tech-open = Could be researched now
web-ti-tech-closed = Prerequisites are missing
web-ti-tech-legend = Ticked: owned. Brass edge: could be researched now. Signs: prerequisites by colour. Italics: your faction's own.
web-ti-on-board = On the board: { $count }
web-ti-left = On the board: { $count }, left: { $left }
web-ti-planet-plus = planet + { $count }
web-ti-starts = Starts with { $units }.
web-ti-commodity-value = Commodities: { $count }.
web-ti-factions = Choose your faction

## Tactical actions

web-ti-tactical = Tactical action
web-ti-tactical-at = { $player }: tactical action, { $place }
web-ti-step-activation = Activate
web-ti-step-movement = Move
web-ti-step-cannons = Cannons
web-ti-step-combat = Combat
web-ti-step-invasion = Invade
web-ti-step-production = Produce
web-ti-moves-left = { $count ->
    [one] { $count } more system
   *[other] { $count } more systems
}
web-ti-room = aboard { $used } of { $room }
web-ti-on-the-way = On the way (cargo { $cargo } of { $capacity })
web-ti-can-move = Ships that can come
web-ti-move-hint = Press a ship here or on the map. Any other ship of yours says why it cannot come.
web-ti-rifts = { $count ->
    [one] { $count } gravity rift
   *[other] { $count } gravity rifts
}
web-ti-boost = Move +{ $count }

## Combats

web-ti-space-combat = Space combat: { $place }
web-ti-ground-combat = Ground combat: { $place }
web-ti-hits-at = Hits: { $place }
web-ti-combat-round = Round { $round }
web-ti-attacker = Attacker: { $player }
web-ti-defender = Defender: { $player }
web-ti-attacks = attacks
web-ti-defends = defends
web-ti-aim = { $dice ->
    [one] { $dice } die, hits on { $face } or more
   *[other] { $dice } dice, hits on { $face } or more
}
web-ti-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
web-ti-owed = { $count ->
    [one] { $count } hit to assign
   *[other] { $count } hits to assign
}
web-ti-owed-strict = { $count ->
    [one] { $count } hit to assign, { $strict } to ships that are no fighters
   *[other] { $count } hits to assign, { $strict } to ships that are no fighters
}
web-ti-silenced = Makes no combat rolls in this round
web-ti-no-units = No units
web-ti-die = shows { $face }
web-ti-die-hit = shows { $face }, a hit
web-ti-roll-cannon = Space cannon
web-ti-roll-defense = Space cannon defence
web-ti-roll-barrage = Anti-fighter barrage
web-ti-roll-bombardment = Bombardment
web-ti-roll-combat = Combat rolls
web-ti-roll-ambush = Ambush
web-ti-stage-begin = The round begins
web-ti-stage-barrage = Anti-fighter barrage
web-ti-stage-announce = Announcing retreats
web-ti-stage-roll = Rolling dice
web-ti-stage-assign = Assigning hits
web-ti-stage-retreat = Retreating
web-ti-stage-end = The round ends
web-ti-retreats = { $player } wants to retreat
web-ti-intercepted = { $player } cannot retreat in this round
web-ti-won = { $player } has won
web-ti-report-combat = The last combat
web-ti-report-agenda = The last agenda
web-ti-odds = Odds
web-ti-odds-wait = Fighting it many times…
web-ti-odds-none = No fight is at hand that could be tried out.
web-ti-odds-attacker = { $player } wins: { $percent } %
web-ti-odds-defender = { $player } holds: { $percent } %
web-ti-odds-succeeds = { $player } succeeds: { $percent } %
web-ti-odds-fails = { $player } holds: { $percent } %
web-ti-odds-nobody = Nobody is left: { $percent } %
web-ti-odds-losses = loses { $mean } units on average, mostly { $low } to { $high }
web-ti-odds-samples = { $count ->
    [one] { $count } fight; both sides assign hits plainly.
   *[other] { $count } fights; both sides assign hits plainly.
}

## Agendas and transactions

web-ti-agenda-number = Agenda { $number } of this phase
web-ti-no-agenda = No agenda is revealed yet.
web-ti-votes-now = { $player } votes
web-ti-result = Decided: { $outcome }
web-ti-voting-order = Order of voting
web-ti-available = up to { $count }
web-ti-abstained = no vote
web-ti-barred = cannot vote
web-ti-predictions = Predictions
web-ti-looked = You look at agendas: they lie below.
web-ti-deal = Transaction: { $player } and { $other }
web-ti-deal-build = { $player } puts terms together
web-ti-deal-answer = { $other } answers
web-ti-deal-deliver = The cards change hands
web-ti-deal-counter = A counter-proposal
web-ti-gives = { $player } gives
web-ti-nothing = Nothing
web-ti-any-note = A promissory note of their choice
web-ti-any-cards = { $count ->
    [one] { $count } action card of their choice
   *[other] { $count } action cards of their choice
}
web-ti-hidden-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Hints for newcomers

web-ti-coach-faction = Each faction plays differently. Look at one closely by resting on it; the Federation of Sol and the Barony of Letnev are good first choices.
web-ti-coach-tile = You build the galaxy together. Choose a tile of your hand and a glowing place; rich systems near your home help you.
web-ti-coach-secret = Of two secret objectives you keep one. Only you see it; choose the one that fits how you want to play.
web-ti-coach-goal = Whoever first has the points wins. Public objectives are scored by anybody once each, in the status phase; dashed rings show who could score now.
web-ti-coach-strategy = Choose a strategy card: its number is your place in the order of play, its primary ability is yours alone. Cards left over gather trade goods.
web-ti-coach-tokens = Command tokens are your actions: the tactic pool activates systems, the fleet pool limits ships in a system, the strategy pool pays for others' strategy cards.
web-ti-coach-turn = In a turn you do one thing: activate a system, use your strategy card, play a card that says ‘Action’, or pass. Trading with a neighbour is free.
web-ti-coach-activate = Press a system to look at it; beside the map you can activate it. Blue arrows show your ships that could come. A system with your token cannot be activated again.
web-ti-coach-move = Choose ships one by one. Carriers take infantry and fighters along: load them before you fly.
web-ti-coach-load = Load what the ship can carry, then press the next system of its way until it is in the active one.
web-ti-coach-land = Infantry take planets. Land them on the planets you want; what stays in space stays aboard.
web-ti-coach-produce = A space dock produces as many units as it says. Choose them one by one; you pay for all of them at the end.
web-ti-coach-pay = Exhaust planets for their resources or influence; trade goods count as either. What is paid too much is lost.
web-ti-coach-secondary = Somebody used a strategy card. Most secondary abilities cost a token from your strategy pool, but they keep you in the race.
web-ti-coach-fight = Each die that reaches a unit's combat value hits. Damaged ships have used Sustain Damage; the next hit destroys them.
web-ti-coach-window = You may react here, or do nothing. Under ‘Reactions’ you say once what you want to be asked about.
web-ti-coach-research = A technology needs as many technologies of each colour as it shows signs. What glows is within reach.
web-ti-coach-vote = Choose an outcome, then exhaust planets: their influence are your votes. The running count shows who leads.
