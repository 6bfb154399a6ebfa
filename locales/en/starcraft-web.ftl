### What the browser says about StarCraft beyond the words all clients share.

web-sc-headline = { $phase ->
    [setup] Setup
    [planning] Round { $round } · Planning
    [execution] Round { $round } · Execution
    [regrouping] Round { $round } · Regrouping
   *[over] After { $round } rounds
}
web-sc-count-points = { $count ->
    [one] { $count } conquest point
   *[other] { $count } conquest points
}
web-sc-count-workers = { $count ->
    [one] { $count } worker in the pool
   *[other] { $count } workers in the pool
}
web-sc-count-cards = { $count ->
    [one] { $count } Combat card in hand
   *[other] { $count } Combat cards in hand
}
web-sc-out = eliminated
web-sc-first = first player
web-sc-plot = Conquest points

## The map

web-sc-galaxy = The galaxy. Arrow keys go from place to place.
web-sc-north = N
web-sc-north-right = North is to the right
web-sc-area = Area { $number } of { $planet }
web-sc-yield-minerals = { $count ->
    [one] { $count } mineral
   *[other] { $count } minerals
}
web-sc-yield-gas = { $count } gas
web-sc-yield-conquest = { $count ->
    [one] { $count } conquest point
   *[other] { $count } conquest points
}
web-sc-yield-nothing = strategic area
web-sc-strategic = strategic area
web-sc-only-air = flying units only
web-sc-only-ground = ground units only
web-sc-held = held by Maelstrom
web-sc-influence = { $player } has named this planet: others place one order each here
web-sc-thrall = a { $unit } built by { $player }
web-sc-origin = built by { $player }
web-sc-limit = limit { $count }
web-sc-depletion-partial = partially depleted
web-sc-depletion-complete = completely depleted
web-sc-owned = { $things } of { $player }
web-sc-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
web-sc-landing = { $things } of { $player } attacking
web-sc-empty = empty
web-sc-fresh = moved or built by this order
web-sc-stack = { $count ->
    [one] One order on { $planet }: { $orders }
   *[other] { $count } orders on { $planet }, the top one first: { $orders }
}
web-sc-stack-empty = No orders on { $planet }
web-sc-order-of = { $order } of { $player }
web-sc-transports = with transports of { $players }
web-sc-track = Conquest points: { $points }.
web-sc-track-one = { $player } { $points } of { $goal }
web-sc-goal = { $count } conquest points win
web-sc-event-deck = Event deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $stage }
web-sc-events = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
web-sc-event-beside = { $event }: { $count } of { $last }
web-sc-event-discard = Discarded Event cards: { $count }

## My things

web-sc-tab-orders = Orders
web-sc-tab-cards = Cards
web-sc-tab-sheet = Faction
web-sc-tab-technology = Technologies
web-sc-tab-leadership = Leadership
web-sc-fold = Fold away
web-sc-unfold = Show my things
web-sc-available = Free minerals, free gas, workers in the pool
web-sc-available-words = Free: { $minerals } minerals, { $gas } gas; { $workers } workers in the pool
web-sc-orders-left = Orders left
web-sc-order-left = { $order }: { $count } left
web-sc-defend-free = once in each Planning phase
web-sc-defend-used = used in this Planning phase
web-sc-pool-orders = Special Order Pool: { $count } of { $room }
web-sc-plans = Orders on the planets
web-sc-plans-hint = top first: the last one placed is executed first
web-sc-plan-top = Your { $order } lies on top: nothing covers it.
web-sc-plan-you = you
web-sc-plan-under = Your { $order } waits under { $count ->
    [one] one order
   *[other] { $count } orders
} ({ $players }).
web-sc-plan-enemy = { $player } holds { $areas ->
    [one] one area
   *[other] { $areas } areas
} with { $units ->
    [0] no units
    [one] one unit
   *[other] { $units } units
}.
web-sc-plan-others = { $count ->
    [one] One order of others lies here.
   *[other] { $count } orders of others lie here.
}
web-sc-plan-nothing = Nobody else is here.
web-sc-plan-empty = Nobody is here.
web-sc-hand = Combat cards
web-sc-hand-count = { $count }, limit { $limit }
web-sc-hand-empty = No Combat cards in hand.
web-sc-discarding = will be discarded
web-sc-in-play = In play
web-sc-drawn-event = An Event card drawn face down ({ $stage })
web-sc-piles = Piles
web-sc-deck = Combat deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-sc-deck-name = deck
web-sc-discard = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-sc-discard-name = discard
web-sc-pile-empty = There are no cards here.
web-sc-workers-and-resources = Workers and resources
web-sc-pool = Worker Pool: { $count }
web-sc-pool-name = free
web-sc-unavailable = Unavailable workers: { $count }
web-sc-unavailable-name = unavailable
web-sc-permanent = Permanent
web-sc-tokens = Resource tokens, { $resource }: { $count }
web-sc-token-name = tokens
web-sc-source = { $name }: { $amount } { $kind }, { $workers ->
    [one] { $workers } worker on it
   *[other] { $workers } workers on it
}
web-sc-buildings-and-units = Buildings, and the units they allow
web-sc-level = level { $level } of { $most }
web-sc-next-level = next level
web-sc-figures = { $count } left in the supply
web-sc-locked = its building is missing
web-sc-locked-technology = its technology is missing
web-sc-by-technology = By technology
web-sc-by-other = By technology or installation
web-sc-by-building = Needs { $building } of level { $level }
web-sc-by-sacrifice = Made by { $technology }
web-sc-modules = Modules
web-sc-module-slots = { $used } of { $slots } slots
web-sc-supply = Also to build
web-sc-standing = { $points ->
    [one] { $points } conquest point
   *[other] { $points } conquest points
}, { $held } more in areas held; { $areas ->
    [one] { $areas } area
   *[other] { $areas } areas
}; { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} at work; { $orders ->
    [one] { $orders } order
   *[other] { $orders } orders
} in hand.

## Cards and units

web-sc-card-number = No. { $number }
web-sc-card-all = all units
web-sc-card-others = others
web-sc-card-reinforcement = Reinforce{ "\u00AD" }ment
web-sc-card-play-area = Stays in play
web-sc-card-values = attack { $attack }, health { $health }
web-sc-card-minor = for other units attack { $attack }, health { $health }
web-sc-layer-ground = ground unit
web-sc-layer-air = flying unit
web-sc-hits-both = Attacks ground and flying units
web-sc-hits-ground = Attacks ground units
web-sc-hits-air = Attacks flying units
web-sc-hits-none = Attacks nothing
web-sc-support-value = Support: +{ $count } attack
web-sc-assist = Assist: supports, does not fight in front
web-sc-detector = Detector
web-sc-mechanical = Mechanical
web-sc-ranged = Ranged
web-sc-cloaked = Cloaked in every battle
web-sc-cloaked-short = cloaked
web-sc-sacrificed = Is destroyed when it fights in front
web-sc-hero-immune = Immune to splash damage, mind control and cards that destroy units

## Battle

web-sc-report = What came of the battle
web-sc-battle = Battle for { $area }
web-sc-battle-fold = See the map
web-sc-battle-open = Back to the battle
web-sc-attacks = attacks
web-sc-attacker = Attacker
web-sc-defender = Defender
web-sc-started = used { $card }
web-sc-withdrawing = Yet to withdraw: { $things }
web-sc-picked = Chosen so far: { $things }
web-sc-skirmish = Skirmish { $number }
web-sc-resolved = over
web-sc-front = Front line: { $unit }
web-sc-supports = Support: { $unit } × { $count }
web-sc-card-down = A card face down
web-sc-card-second = A Reinforcement card face down
web-sc-card-from-deck = The top card of the deck, unseen by everybody
web-sc-cancelled = cancelled
web-sc-attack = Attack
web-sc-health = Health
web-sc-attack-is = Attack { $value } = { $parts }
web-sc-health-is = Health { $value } = { $parts }
web-sc-part = { $name } { $value }
web-sc-part-card = card
web-sc-part-ability = abilities
web-sc-part-reinforcement = Reinforcement
web-sc-part-support = support
web-sc-part-order = special order
web-sc-part-module = Air Support
web-sc-part-start = Start of Battle
web-sc-part-guard = guard token
web-sc-part-boost = Metabolic Boost
web-sc-how = Details
web-sc-guarded = guard token: +2 health
web-sc-lent = card from the deck of { $player }
web-sc-swapping = changes places
web-sc-splash = splash damage
web-sc-fell = { $attack } against { $health }
web-sc-fate-fighting = fighting
web-sc-fate-destroyed = destroyed
web-sc-fate-withdrawing = destroyed, but cloaked: it withdraws
web-sc-fate-withdrawn = withdrawn
web-sc-fate-captured = taken over

## Odds

web-sc-odds = Odds
web-sc-odds-wait = Playing the battle out many times…
web-sc-odds-none = There is no battle at hand.
web-sc-odds-attacker = { $player } takes the area: { $percent } %
web-sc-odds-defender = { $player } keeps it: { $percent } %
web-sc-odds-nobody = Nobody is left: { $percent } %
web-sc-odds-losses = Loses { $mean } units on average, mostly { $low } to { $high }
web-sc-odds-samples = { $count ->
    [one] From { $count } battle played out with what you know.
   *[other] From { $count } battles played out with what you know.
}

## Leadership

web-sc-leadership = Leadership cards · { $stage }
web-sc-leadership-given = Choose one of your unused Leadership cards
web-sc-leadership-who = Who has chosen
web-sc-leadership-ready = has chosen
web-sc-leadership-open = is choosing…
web-sc-leadership-how = Choose one of your cards. All players choose at once, face down; the cards are revealed together when everybody has chosen.
web-sc-leadership-wait = Your card lies face down. It is revealed when everybody has chosen.
web-sc-leadership-watch = All players choose a card at once, face down; the cards are revealed together.
web-sc-leadership-mine = your choice
web-sc-leadership-unfold = Back to the cards
web-sc-leadership-used = Used
web-sc-leadership-rest = Not used
web-sc-faction-leadership = Leadership, Stage I: { $cards }
web-sc-forces = Starting forces
web-sc-aboard = On ‘{ $card }’
web-sc-thralls = Under mind control
web-sc-recharged = Recharged in this phase
web-sc-lasting = In force
web-sc-destiny = Destiny: nobody can win for now

## Reference

web-sc-reference = Components
web-sc-reference-units = Units
web-sc-reference-buildings = Buildings and modules
web-sc-reference-technologies = Technologies
web-sc-reference-cards = Combat cards
web-sc-reference-leadership = Leadership cards
web-sc-reference-events = Event cards
web-sc-reference-planets = Planets
web-sc-reference-race = Race
web-sc-reference-all = all
web-sc-reference-fresh = only what Brood War adds

## First round

web-sc-coach-faction = Choose the faction you lead. Each has its own units, and its card tells what else sets it apart.
web-sc-coach-galaxy = Whatever glows may be chosen. Planets are joined where their slots meet; each way to turn the planet is shown as a small disc.
web-sc-coach-leadership = A Leadership card of each stage shapes your game. Only the one marked as special victory lets your faction win in its own way.
web-sc-coach-defend = Your Defend order takes the place of one of the four: it is executed at once, gathers units in an area of yours and leaves a guard token there.
web-sc-coach-plan = Planning: four orders each, face down. Click an order and a planet: Build for units and buildings, Mobilize to move and attack, Research for cards and technologies.
web-sc-coach-stack = Orders pile up, and the one placed last is executed first. So begin with what you want to do last, and mind who covers you.
web-sc-coach-reveal = Execution: on your turn you reveal one of your orders that lies on top of a stack. It glows on the map.
web-sc-coach-execute = Execute the order, or give it up and draw an Event card instead.
web-sc-coach-build = Build from top to bottom: workers, transports and units first, then a building and a module, then a base. What glows can be paid for.
web-sc-coach-pay = You pay by putting workers on resources: one worker, one mineral or gas. They come back at the end of the round.
web-sc-coach-move = Click a unit and then the area it goes to. To another planet it needs a transport of yours on the route. One enemy area may be attacked.
web-sc-coach-fight = Lay a card in every skirmish. The large numbers count if the card shows your front-line unit, the small ones if it does not.
