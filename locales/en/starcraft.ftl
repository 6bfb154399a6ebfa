### StarCraft: The Board Game: questions, choices, the log and refusals.

## Setup

mode-standard = Standard
mode-conquest = Galactic Conquest
mode-teams = Teams
mode-team-conquest = Galactic Conquest in teams

## Things on the table

order-build = Build
order-mobilize = Mobilize
order-research = Research
order-special-build = special Build
order-special-mobilize = special Mobilize
order-special-research = special Research
order-unknown = an order

resource-minerals = minerals
resource-gas = gas

stage-one = Stage I
stage-two = Stage II
stage-three = Stage III

side-north = north
side-east = east
side-south = south
side-west = west

piece-base = base
piece-transport = transport
piece-worker = worker
unit-unknown = a unit
    .object = a unit
    .against = unit
    .counted = { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }

phase-setup = Setup
phase-planning = Planning
phase-execution = Execution
phase-regrouping = Regrouping
phase-over = The game is over

area = { $planet } area { $number }
area-minerals = { $planet } area { $number } (minerals { $amount })
area-gas = { $planet } area { $number } (gas { $amount })
area-points = { $planet } area { $number } (points { $amount })
route = { $from } – { $to }
route-z = Z-axis route { $number }: { $from } – { $to }
route-unknown = a route
slot = { $planet } ({ $side } slot)
cell = { $side } of { $planet }
cell-centre = in the centre

cost-free = free
cost-minerals = { $minerals ->
    [one] { $minerals } mineral
   *[other] { $minerals } minerals
}
cost-gas = { $gas } gas
cost-both = { $minerals ->
    [one] { $minerals } mineral
   *[other] { $minerals } minerals
} and { $gas } gas

card-plain = { $card }
card-standard = { $card } { $attack }/{ $health }
card-standard-copy = { $card } { $attack }/{ $health } (copy { $copy })
card-minor = { $card } { $attack }/{ $health } (minor values)
card-minor-copy = { $card } { $attack }/{ $health } (minor values, copy { $copy })
card-reinforcement = { $card } (Reinforcement)
card-reinforcement-copy = { $card } (Reinforcement, copy { $copy })
card-unknown = a Combat card

item-worker = worker
item-transport = transport on { $route }
item-unit = { $unit }
item-base = base in { $area }
item-building = { $building }
item-module = { $module } module
item-technology = { $technology }

list = { $first }, { $rest }
list-cards = { $first }; { $rest }
list-empty = nothing

## Questions

ask-faction = Choose the faction you lead.
ask-planet = Choose which of your planets to place.
ask-planet-of = { $owner } has left: choose which of their planets to place.
ask-place-planet = Place { $planet } next to a planet on the table so that a route joins them, and choose how it is turned.
ask-may-base = You may place your base on { $planet }; otherwise it goes on your second planet.
ask-base = Place your base in an area of { $planet }.
ask-major-end = Place the first end of your Z-axis route in a free slot.
ask-minor-end = Place the second end of your Z-axis route on another planet; the first one is at { $slot }.
ask-starting-unit = Place { $unit } on the planet with your base.
ask-starting-transport = Place your starting transport on a route of the planet with your base.
ask-order = Place order { $number } of { $count } face down on a planet where you are or next to one.
ask-reveal = Your turn: reveal one of your orders that lies on top of a stack.
ask-revealed = Your { $order } order on { $planet } is revealed: execute it, or draw an Event card instead.
ask-build = { $count ->
    [0] Build on { $planet }: workers and transports, then a building and a module, then a base. No more units this time.
    [one] Build on { $planet }: workers, transports and one more unit, then a building and a module, then a base.
   *[other] Build on { $planet }: workers, transports and up to { $count } units, then a building and a module, then a base.
}
ask-develop = Build on { $planet }: one building and one module, then perhaps a base.
ask-expand = Build on { $planet }: nothing but a base can follow now.
ask-sacrifice = To build { $unit } another unit has to be destroyed: choose where it stands.
ask-pay = To pay: { $cost } ({ $item }). Put workers on your resources; { $workers } in the pool.
ask-pay-discount = To pay: { $cost } ({ $item }). The special order lets you save one resource on one item; { $workers } workers in the pool.
ask-cheaper = You save one resource: { $item } for { $cost }. Which one?
ask-mobilize = Move your units to { $planet } and between its areas; you may enter one enemy area.
ask-redeploy = Move your units to { $planet } and between its areas, but only into friendly and empty ones.
ask-move = Choose where to move { $unit } from { $from }.
ask-draw = You may draw three Combat cards.
ask-technology = You may buy one technology.
ask-extra = Special Research: draw one more Event card, or take one copy of { $technology } into your hand.
ask-keep = Choose the copy of { $technology } that goes into your hand.
ask-scuttle = Choose pieces of your own to destroy. Nothing is refunded.
ask-recall = Recall: choose the unit that comes to an Arbiter.
ask-recall-to = Recall: choose the Arbiter to which you bring { $unit } from { $from }.
ask-start-of-battle = The battle begins: you may use one Start of Battle ability.
ask-lose-flyer = Charon Boosters: choose a flying unit of yours to be destroyed.
ask-lose-ground = Leg Enhancements: choose the cheapest ground unit of yours to be destroyed.
ask-extra-cards = Special Mobilize: you may draw two extra Combat cards, five in all.
ask-name-front = All your units have assist: choose the one that fights in the front line.
ask-pair = Skirmish { $number } of { $count }: choose one unit of each side for the front line.
ask-support = { $count ->
    [one] Assign your last supporting unit to a skirmish.
   *[other] Assign your supporting units to skirmishes ({ $count } to go).
}
ask-lay = Skirmish { $number }, your { $own } against { $enemy }: lay a standard card face down, or the top card of your deck unseen.
ask-reinforce = Skirmish { $number }, your { $own } against { $enemy }: you may add a Reinforcement card.
ask-play-new = Skirmish { $number }, your { $own } against { $enemy }: your card was cancelled. Play a new standard card from hand or from the deck.
ask-next-skirmish = Choose the skirmish that is resolved next.
ask-victim = Skirmish { $number }: your { $own } is out of reach of { $enemy }. Choose the supporting unit of yours that is destroyed.
ask-broodling = Skirmish { $number }, your { $own } against { $enemy }: Spawn Broodling destroys one of your ground units. Choose which.
ask-close = Skirmish { $number }: choose what happens first.
ask-withdraw = Choose the area to which you withdraw { $unit }.
ask-splash = Splash damage: choose a unit of yours to be destroyed.
ask-retreat = { $count ->
    [one] One unit of yours has to retreat. Choose where to.
   *[other] { $count } units of yours have to retreat. Choose where to.
}
ask-leave = { $count ->
    [one] Choose the unit that retreats.
   *[other] Choose the units that retreat ({ $count } to go).
}
ask-lost = Your units cannot retreat: choose one that is destroyed.
ask-lost-room = There is not room enough in { $area }: choose a unit that is destroyed.
ask-take-back = Healing: you may take one standard card you played in this battle back into your hand.
ask-event = You may play one of the Event cards you drew. The others are discarded.
ask-end = You drew ‘The End Draws Near’: it has to be played.
ask-discard = { $count ->
    [one] Your hand is too large: discard one Combat card.
   *[other] Your hand is too large: discard { $count } Combat cards.
}
ask-card-move-end = { $card }: choose the end of a Z-axis route that moves.
ask-card-place-end = { $card }: choose the free slot it goes to.
ask-card-buy = { $card }: you may buy a building and a module, each one resource cheaper.
ask-card-building = { $card }: you may buy a building, one resource cheaper.
ask-card-module = { $card }: you may buy a module, one resource cheaper.
ask-card-technology = { $card }: you may buy a technology, one resource cheaper.
ask-card-take-technology = { $card }: choose the technology you take for nothing.
ask-card-transport = { $card }: choose the route of the transport.
ask-card-units = { $card }: place units worth up to { $cost } more in one friendly or empty area of a planet with your base.
ask-card-restore = { $card }: choose the area that recovers.
ask-card-deplete = { $card }: choose the area that is depleted further.
ask-card-scorch = { $card }: choose the area that is depleted completely.
ask-card-redeploy = { $card }: choose the planet to which your units move.
ask-card-build = { $card }: choose the planet on which you build.
ask-card-raid = { $card }: choose the enemy transport that is destroyed.
ask-card-unrest = { $card }: choose the opponent whose two workers stop working.
ask-card-terror = { $card }: choose the opponent who destroys two workers.
ask-card-bombard = { $card }: choose the enemy area that is bombarded.
ask-card-casualty = { $card }: choose which of your units in { $area } is destroyed.
ask-card-or-point = { $card }: draw a Combat card or take a conquest point.

## What the others wait for

wait-faction = Waiting for { $player } to choose a faction.
wait-planet = Waiting for { $player } to place a planet.
wait-base = Waiting for { $player } to place a base.
wait-z-axis = Waiting for { $player } to place a Z-axis route.
wait-forces = Waiting for { $player } to place the starting forces.
wait-order = Waiting for { $player } to place an order.
wait-reveal = Waiting for { $player } to reveal an order.
wait-revealed = Waiting for { $player } to execute the { $order } order on { $planet } or draw an Event card.
wait-build = Waiting for { $player } to build on { $planet }.
wait-pay = Waiting for { $player } to pay: { $item }.
wait-mobilize = Waiting for { $player } to move units on { $planet }.
wait-research = Waiting for { $player } to do research.
wait-scuttle = Waiting for { $player } to destroy pieces of their own.
wait-recall = Waiting for { $player } to recall a unit.
wait-start-of-battle = Waiting for { $player } to begin the battle.
wait-extra-cards = Waiting for { $player } to decide about extra cards.
wait-name-front = Waiting for { $player } to name a front-line unit.
wait-pair = Waiting for { $player } to form the skirmishes.
wait-support = Waiting for { $player } to assign supporting units.
wait-lay = Waiting for { $player } to lay a card in skirmish { $number }.
wait-reinforce = Waiting for { $player } to decide about a Reinforcement card in skirmish { $number }.
wait-play-new = Waiting for { $player } to play a new card in skirmish { $number }.
wait-next-skirmish = Waiting for { $player } to choose the next skirmish.
wait-victim = Waiting for { $player } to choose a unit.
wait-close = Waiting for { $player } to choose what happens first.
wait-withdraw = Waiting for { $player } to withdraw { $unit }.
wait-retreat = Waiting for { $player } to retreat.
wait-take-back = Waiting for { $player } to decide about Healing.
wait-event = Waiting for { $player } to decide about the Event cards.
wait-discard = Waiting for { $player } to discard to the hand limit.
wait-card = Waiting for { $player } to carry out { $card }.

## Headings of choices

group-workers-and-transports = Workers and transports
group-units = Units
group-buildings = Buildings
group-modules = Modules
group-base = Base
group-lift-off = Lift Off
group-transports = Transports
group-discount = Save a resource
group-permanent = Permanent resources
group-resource-cards = Resource cards
group-technologies = Technologies
group-hand = From hand
group-deck = From the deck

## Choices

do-faction = { $faction }
do-planet = { $planet }
do-place-planet = { $degrees ->
    [0] { $cell }
   *[other] { $cell }, turned { $degrees }°
}
do-base = Base in { $area }
do-no-base = No base here
do-end = { $slot }
do-place-unit = Place { $unit } in { $area }
do-place-worth = Place { $unit } (worth { $cost }) in { $area }
do-place-transport = Transport on { $route }
do-order = { $order } on { $planet }
do-peek = Look at the orders on { $planet }
do-reveal = Reveal { $order } on { $planet }
do-reveal-unknown = Reveal the order on { $planet }
do-execute = Execute { $order }
do-execute-unknown = Execute the order
do-event-instead = Draw an Event card instead
do-extra-event = Draw one more Event card
do-make-special = Supreme Effort: execute it as a special order
do-scuttle = Destroy pieces of your own…
do-destroy = Destroy { $unit } in { $area }
do-destroy-base = Destroy your base in { $area }
do-destroy-transport = Destroy your transport on { $route }
do-finish-destroying = Destroy nothing more
do-recall = Use { $card }
do-recall-to = To the Arbiter in { $area }
do-pick-up = Move { $unit } from { $area }
do-move-to = To { $area }
do-attack = Attack { $area }
do-overrun = Overrun the base in { $area }
do-lift-off = Lift off to { $area }
do-finish-moving = Finish moving
do-begin-battle = Finish moving and fight for { $area }
do-build-worker = Worker for { $cost }
do-build-transport = Transport for { $cost } on { $route }
do-build-unit = Build { $unit } for { $cost } in { $area }
do-sacrifice = In { $area }
do-buy-building = { $building }, level { $level }: { $cost }
do-buy-module = { $module }: { $cost }
do-build-base = Base for { $cost } in { $area }
do-finish-building = Finish building
do-reduce = Pay one less: { $resource }
do-permanent-minerals = Permanent minerals
do-permanent-gas = Permanent gas
do-assign = { $area }
do-mine = { $area }: forced mining, it is depleted
do-pay-rest = Pay the rest: permanent resources first, no forced mining
do-draw-three = Draw three Combat cards
do-draw-two-more = Draw two extra cards
do-draw-one = Draw a Combat card
do-draw-nothing = Draw no cards
do-buy-technology = { $count ->
    [one] { $technology }: { $cost }
   *[other] { $technology } ({ $count } cards): { $cost }
}
do-take-technology = { $technology }
do-no-technology = Buy no technology
do-keep-copy = Into the hand: { $card }
do-use-technology = Use { $technology }
do-use-event = Spend { $card }
do-no-ability = Use no ability
do-no-extra-cards = Draw no extra cards
do-name-front = Put { $unit } in the front line
do-pair = { $own } against { $enemy }
do-support = { $unit }: skirmish { $number }, { $attacker } against { $defender }
do-play = { $card }
do-play-from-deck = The top card of the deck, unseen
do-lay-nothing = No card: there is none to play
do-reinforce = { $card }
do-no-reinforcement = No Reinforcement card
do-resolve = Skirmish { $number }: { $attacker } against { $defender }
do-withdraw = Withdraw { $unit }
do-withdraw-to = To { $area }
do-retreat-to = Retreat to { $area }
do-leave = Retreat with { $unit }
do-lose = Lose { $unit }
do-lose-support = Lose { $unit } in support
do-lose-front = Lose { $unit } in the front line
do-lose-front-unknown = Lose the front-line unit
do-use-card = { $card } takes effect
do-take-back = Take back { $card }
do-take-nothing-back = Take no card back
do-play-event = Play { $card }
do-no-event = Play no Event card
do-discard = Discard { $card }
do-take-point = Take a conquest point
do-choose-area = { $area }
do-choose-planet = { $planet }
do-choose-player = { $player }
do-choose-end = The end at { $slot }
do-raid = Transport of { $owner } on { $route }
do-buy-nothing = Buy nothing more
do-finish-placing = Place nothing more
do-finish = Done
do-decline = No, nothing more

## The log

log-first = { $player } is the first player.
log-faction = { $player } plays as { $faction }.
log-planets-drawn = { $player } draws the planets { $planets }.
log-planet-placed = { $player } places { $planet }.
log-route = A route joins { $from } and { $to }.
log-z-route = A Z-axis route joins { $from } and { $to }.
log-route-returned = { $player } finds no place for a Z-axis route.
log-route-moved = { $player } moves the end of a Z-axis route from { $from } to { $to }.
log-base-placed = { $player } places a base in { $area }.
log-unit-placed = { $player } places { $unit } in { $area }.
log-transport-placed = { $player } places a transport on { $route }.
log-began = The galaxy is complete and the hands are drawn.
log-round = Round { $round }: planning, { $player } first
log-order = { $player } places an order on { $planet }.
log-own-order = { $player } places a { $order } order on { $planet }.
log-peek = { $player } looks at the orders on { $planet }.
log-own-peek = { $player } looks at the orders on { $planet }, from the bottom: { $orders }.
log-execution = Execution
log-revealed = { $player }: { $order } on { $planet }
log-made-special = { $player } executes the order as a special one.
log-order-discarded = An order of { $player } on { $planet } is discarded.
log-nothing-done = The order of { $player } has no effect.
log-obstructed = All orders of { $player } are covered, so they draw an Event card ({ $stage }).
log-event-drawn = { $player } draws an Event card ({ $stage }).
log-permanent = { $count ->
    [one] { $player } puts a worker on the permanent resources: { $resource }.
   *[other] { $player } puts { $count } workers on the permanent resources: { $resource }.
}
log-harvested = { $count ->
    [one] { $player } puts a worker on { $area }.
   *[other] { $player } puts { $count } workers on { $area }.
}
log-depleted = { $area } is partially depleted.
log-exhausted = { $area } is completely depleted.
log-restored = { $area } recovers.
log-worker-built = { $player } builds a worker.
log-transport-built = { $player } builds a transport on { $route }.
log-unit-built = { $player } builds { $unit } in { $area }.
log-base-built = { $player } builds a base in { $area }.
log-building = { $player } buys { $building }, level { $level }.
log-module = { $player } buys a module: { $module }.
log-unit-destroyed = { $player } loses { $unit } in { $area }.
log-base-destroyed = { $player } loses the base in { $area }.
log-transport-destroyed = { $player } loses the transport on { $route }.
log-workers-destroyed = { $count ->
    [one] { $player } loses a worker.
   *[other] { $player } loses { $count } workers.
}
log-workers-exhausted = { $count ->
    [one] A worker of { $player } becomes unavailable.
   *[other] { $count } workers of { $player } become unavailable.
}
log-workers-gained = { $count ->
    [one] { $player } gains a worker.
   *[other] { $player } gains { $count } workers.
}
log-unit-moved = { $player } moves { $unit } from { $from } to { $to }.
log-base-moved = The base of { $player } lifts off from { $from } to { $to }.
log-drew = { $count ->
    [one] { $player } draws a Combat card.
   *[other] { $player } draws { $count } Combat cards.
}
log-own-drew = { $count ->
    [one] { $player } draws a Combat card: { $cards }.
   *[other] { $player } draws { $count } Combat cards: { $cards }.
}
log-shuffled = { $player } shuffles the Combat deck.
log-technology = { $player } gains a technology: { $technology }.
log-kept = { $player } takes { $card } into hand.
log-discarded = { $count ->
    [one] { $player } discards { $cards }.
   *[other] { $player } discards { $count } cards: { $cards }.
}
log-discard-chosen = { $player } has chosen a card to discard.
log-hand-shown = { $player } shows the hand to { $to }.
log-own-hand-shown = { $player } shows the hand to { $to }: { $cards }.
log-battle = { $player } attacks { $enemy } in { $area }: { $attackers } against { $defenders }
log-technology-used = { $player } uses { $technology }.
log-event-used = { $player } spends { $card }.
log-paired = Skirmish { $number }: { $attacker } against { $defender }.
log-supported = { $player } supports skirmish { $number } with { $unit }.
log-laid = { $player } lays a card face down in skirmish { $number }.
log-own-laid = { $player } lays { $card } in skirmish { $number }.
log-laid-from-deck = { $player } lays the top card of the deck in skirmish { $number }.
log-reinforced = { $player } adds a Reinforcement card in skirmish { $number }.
log-own-reinforced = { $player } adds { $card } in skirmish { $number }.
log-skirmish = Skirmish { $number }. Cards of the attacker: { $attacker }; of the defender: { $defender }.
log-unsuitable = A card of { $player } does not suit and is discarded: { $card }.
log-replaced = { $player } plays { $card } in its place.
log-replaced-from-deck = { $player } turns up { $card } from the deck in its place.
log-cancelled = A card of { $player } is cancelled: { $card }.
log-compared = Skirmish { $number }: attack { $attack } against health { $enemy-health }, and attack { $enemy-attack } against health { $health }.
log-killed = { $player } loses { $unit }.
log-withdrew = { $player } withdraws { $unit } to { $area }.
log-splash = { $player } triggers splash damage: { $card }.
log-returned = { $player } returns { $card } to the Technology deck.
log-retreated = { $player } retreats with { $unit } to { $area }.
log-held = { $player } holds { $area }.
log-taken = { $player } takes { $area }.
log-regrouping = Regrouping
log-resource-lost = { $player } loses the Resource card of { $area }.
log-resource-gained = { $player } takes the Resource card of { $area }.
log-points = { $points ->
    [one] { $player } gains a conquest point: { $total } in all.
   *[other] { $player } gains { $points } conquest points: { $total } in all.
}
log-events = { $count ->
    [one] { $player } reads an Event card.
   *[other] { $player } reads { $count } Event cards.
}
log-own-events = { $count ->
    [one] { $player } reads an Event card: { $cards }.
   *[other] { $player } reads { $count } Event cards: { $cards }.
}
log-event-played = { $player } plays { $card }.
log-events-discarded = { $count ->
    [one] { $player } discards { $cards }.
   *[other] { $player } discards { $count } Event cards: { $cards }.
}
log-events-reshuffled = The Stage III cards are shuffled into a new event deck.
log-eliminated = { $player } is eliminated.
log-conceded = { $player } leaves the table.
log-won = { $count ->
    [one] { $winners } has enough conquest points and wins the game.
   *[other] { $winners } have enough conquest points and win the game together.
}
log-won-special = { $count ->
    [one] { $winners } wins the game by a special victory.
   *[other] { $winners } win the game together by a special victory.
}
log-won-time = { $count ->
    [one] Time has run out: { $winners } wins the game.
   *[other] Time has run out: { $winners } win the game together.
}
log-won-elimination = { $count ->
    [one] { $winners } is the last on the board and wins the game.
   *[other] { $winners } are the last on the board and win the game together.
}
log-stalemate = { $count ->
    [one] The last round is over and nobody else is left: { $winners } wins the game.
   *[other] The last round is over and nobody has won: { $winners } share the victory.
}

## Refusals

refuse-number-of-players = the game is for two to six players
refuse-number-for-teams = teams need four or six players
refuse-no-such-seat = nobody sits in that seat
refuse-game-over = the game is over
refuse-not-begun = lots are still being drawn
refuse-eliminated = an eliminated player takes no more part in the game
refuse-not-your-decision = somebody else has to decide now
refuse-finish-first = something else is being asked: answer that first
refuse-not-optional = you cannot pass: an order has to be revealed
refuse-no-such-area = there is no such area in the galaxy
refuse-faction-taken = somebody else leads this faction
refuse-not-your-planet = you did not draw this planet, or it is placed already
refuse-first-in-centre = the first planet lies in the centre
refuse-cell-taken = a planet lies there already
refuse-not-joined = placed so, no route joins the planet to another
refuse-same-turn = turned so, the planet looks as it does in another position that is offered
refuse-no-place-for-others = this would leave no place for the planets still to come
refuse-base-needed = you have no base yet, so it has to be placed now
refuse-base-on-new-planet = the base goes on the planet you have just placed
refuse-no-slot = the planet has no navigation slot on that side
refuse-slot-taken = a route begins at this slot already
refuse-ends-on-one-planet = the two ends of a Z-axis route lie on different planets
refuse-other-unit-first = starting units are placed in the order of the faction sheet
refuse-units-at-base = starting units are placed on the planet with your base
refuse-starting-unit-limit = the unit limit of this area is reached
refuse-transport-at-base = a starting transport goes on a route of the planet with your base, one on each route
refuse-no-such-order-left = you have no order of this type left
refuse-special-needs-module = each special order of a round needs a Research & Development module
refuse-out-of-reach = you have no base and no unit on this planet or next to it
refuse-no-listening-post = you do not have Listening Post in your play area
refuse-no-orders-there = no order lies on this planet
refuse-order-not-on-top = no order of yours lies on top of this stack
refuse-no-supreme-effort = you do not have Supreme Effort in your play area
refuse-already-special = the order is a special one already
refuse-event-not-drawn = you did not draw this Event card
refuse-end-must-be-played = you drew ‘The End Draws Near’, and it has to be played
refuse-not-in-hand = this card is not in your hand
refuse-cannot-pay = you have too few workers or resources to pay for it
refuse-not-your-resource = you do not have the Resource card of this area
refuse-resource-not-needed = this resource is not needed any more
refuse-permanent-full = this permanent resource is used up for the round
refuse-needs-forced-mining = the rest cannot be paid without forced mining: choose where to mine
refuse-no-discount = there is no resource to save here
refuse-earlier-step = that belongs to an earlier step of the Build order
refuse-needs-base = you need a base on this planet
refuse-needs-presence = you need a base or a unit on this planet
refuse-not-active-planet = this area is not on the planet of the order
refuse-build-limit = the unit build limit of this order is reached
refuse-not-unlocked = none of your buildings allows this unit
refuse-area-not-open = the area is neither friendly nor empty
refuse-area-full = the unit limit of the area is reached
refuse-none-left = your supply has none left
refuse-one-transport = you have a transport on this route already
refuse-not-a-route-of-the-planet = this route does not touch the planet of the order
refuse-needs-unit = a base is built where you have a unit
refuse-one-base = you have a base on this planet already
refuse-one-base-an-order = this order has built a base already
refuse-enemy-base = somebody else’s base stands there
refuse-team-fills-planet = your team would have a base in every area of the planet
refuse-one-purchase = each Build order buys one building and one module at most
refuse-no-higher-level = this building has no higher level for you
refuse-no-module-slot = no module slot of your sheet is free
refuse-needs-technology = this unit needs its technology in your play area
refuse-no-sacrifice = the units destroyed for it have to be on the planet since before the order
refuse-no-such-unit = you have no such unit there
refuse-no-transport = none of your transports joins the two planets
refuse-moved-already = each unit moves once in an order
refuse-nowhere-to-go = there is no area it could enter
refuse-not-to-active-planet = units go to another area on the planet of the order
refuse-one-enemy-area = one order enters one enemy area only, and another was entered
refuse-teammate-area = your teammate is there
refuse-orbital-defense = orbital defense protects this base from landings
refuse-force-too-large = the attacking force is as large as it may be: the unit limit and two more
refuse-too-many-units = an area holds more units than its limit
refuse-no-lift-off = your base cannot lift off to there
refuse-no-recall = there is no Recall in your hand, or no unit that could come to an Arbiter
refuse-no-arbiter = no Arbiter of yours waits there, or there is no room
refuse-not-in-technology-deck = your Technology deck has no card of this technology
refuse-not-the-new-technology = this is no card of the new technology
refuse-choose-extra = choose one of the two extras of the special order
refuse-nothing-to-draw = your Combat deck and discard pile are empty
refuse-no-start-of-battle = this card has no Start of Battle ability
refuse-not-in-play-area = this card is not in your play area
refuse-only-as-defender = only the defender can use this ability
refuse-ability-idle = this ability would do nothing in this battle
refuse-not-a-flyer = it has to be a flying unit
refuse-not-the-cheapest = it has to be the cheapest of your ground units
refuse-no-extra-cards = extra cards come with a special Mobilize order only
refuse-no-cards-left = there is no card left in your Combat deck
refuse-not-in-battle = this unit is not in the battle, or has its task already
refuse-assist-stays-behind = a unit with assist supports and does not fight in the front line
refuse-no-such-skirmish = there is no such skirmish
refuse-all-take-part = every unit takes part in some skirmish
refuse-card-not-in-hand = this card is not in your hand
refuse-not-standard = this is not a standard card
refuse-not-alone = a Reinforcement card is not played alone: lay a standard card first
refuse-not-a-reinforcement = this is not a Reinforcement card
refuse-one-standard-card = one standard card is played in each skirmish, and it lies there already
refuse-must-play-a-card = a card has to be played in every skirmish
refuse-skirmish-resolved = this skirmish has been resolved
refuse-not-in-skirmish = this unit is not in the skirmish
refuse-no-victim = this unit cannot be the one that is destroyed
refuse-no-such-ability = no such ability waits to take effect
refuse-does-not-withdraw = this unit does not withdraw
refuse-withdraws-on-planet = units withdraw to another area of the same planet
refuse-no-refuge = units fall back only to a friendly or empty area, and not to the contested one
refuse-no-room-to-fall-back = the unit limit of this area is reached
refuse-no-way-to-retreat = no transport of yours leads there
refuse-splash-misses = this splash damage does not hit such a unit
refuse-splash-wasted = as many units as possible have to be destroyed, and this choice would spare one
refuse-not-played-here = this card was not played in this battle, or is not in your discard pile
refuse-not-your-piece = you have no such piece there
refuse-last-piece = it is all you have left on the board
refuse-card-says-otherwise = the text of the card does not allow it
refuse-no-enemy-area = only friendly and empty areas can be entered now
refuse-not-a-z-axis-end = this is no end of a Z-axis route
refuse-no-vacant-slot = this slot is taken, or there is none
refuse-face-down = what lies face down is not shown to you
refuse-nothing-to-do-there = nothing that you are asked now is about this
