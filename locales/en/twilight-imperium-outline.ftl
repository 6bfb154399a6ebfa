### Twilight Imperium: the table in words.

## Heading and standing

heading-round = round { $count }
heading-goal = to { $count } points
standing = { $faction }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $planets ->
        [one] { $planets } planet
       *[other] { $planets } planets
    }
standing-none = no faction yet

## Titles

zone-factions = Factions
zone-tiles = Your tiles { $count }
zone-played = Being played
zone-tactical = Tactical action
zone-space-combat = Space combat: { $place }
zone-ground-combat = Ground combat: { $place }
zone-now = Now
zone-ballot = Agenda { $count }
zone-deal = Transaction
zone-looked = Agendas you look at
zone-strategies = Strategy cards
zone-goals = Public objectives
zone-laws = Laws
zone-piles = Piles
zone-units = Units
zone-techs = Technologies
zone-open-notes = Notes in play
zone-scored = Scored
zone-secrets = Secret objectives
zone-hand = Action cards { $count }
zone-notes = Promissory notes

## Marks

mark-active = [active]
mark-thing = [{ $thing }]
mark-token = [token of { $player }]
mark-custodians = [custodians]
mark-exhausted = (exhausted)
mark-landed = landed
mark-speaker = [speaker]
mark-turn = [turn]
mark-passed = [passed]
mark-out = [out of the game]
mark-ready = [can be scored]
mark-law = law
mark-directive = directive
hint-pile = Enter shows what lies in it.

## Numbers

units = { $units }
units-damaged = { $count } damaged
values = { $resources }/{ $influence }
planet-line = { $planet }: resources { $resources }, influence { $influence }
tile-numbered = { $tile } (tile { $number })
text-plain = { $text }
ability-line = { $ability }: { $text }
count-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-initiative = initiative { $count }
count-pool = { $pool } { $count }
count-goods = { $count ->
        [one] { $count } trade good
       *[other] { $count } trade goods
    }
count-commodities = commodities { $count } of { $limit }
count-means = could spend { $resources } resources or { $influence } influence
count-hand = action cards { $count }
count-secrets = secrets { $count }
count-notes = notes { $count }
count-waiting = infantry to return { $count }
count-tiles = tiles { $count }
count-neighbours = neighbours:
count-votes = { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
count-face-down = objectives face down: stage I { $first }, stage II { $second }
count-secret-deck = secret objectives { $count }
count-action-deck = action deck { $count }
count-action-discards = discarded action cards { $count }
count-agenda-deck = agenda deck { $count }{ $known ->
        [0] { "" }
       *[other] , of which you know { $known }
    }
count-agenda-discards = discarded agendas { $count }
progress = { $has } of { $needs }
goal-ready = could score:
goal-scored = scored:

## Facts

fact-home = home of { $player }
fact-thing = { $thing }
fact-fleet = { $player }: { $ships } of { $limit } ships, { $cargo } of { $capacity } carried
fact-beside = beside { $system }
fact-planet = resources { $resources }, influence { $influence }
fact-reserve = command tokens in reinforcements { $count }
fact-fleet-limit = ships in one system up to { $count }
fact-neighbour = neighbour { $player }
fact-progress = { $player }: { $has } of { $needs }
fact-shots = { $thing } { $value } (×{ $dice })
fact-production = Production { $count }
fact-production-planet = Production: resources of the planet + { $count }
unit-values = cost { $cost ->
        [0] –
       *[other] { $cost }
    }{ $each ->
        [1] { "" }
       *[other] { " " }for { $each }
    }, combat { $combat ->
        [0] –
       *[other] { $combat }
    }{ $dice ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }(×{ $dice })
    }, move { $moves ->
        [0] –
       *[other] { $moves }
    }, capacity { $capacity }

## Cards

strategy-first = Primary: { $text }
strategy-second = Secondary: { $text }
agenda-for = For: { $text }
agenda-against = Against: { $text }
agenda-elect = Elect: { $text }

## The tactical action

tactical-activation = activation
tactical-movement = movement
tactical-cannons = space cannons
tactical-combat = space combat
tactical-invasion = invasion
tactical-production = production
tactical-boost = +{ $count } to move
tactical-transit = on the way:
ship-from = { $units } from { $system }
ship-from-rift = { $units } from { $system }, { $rifts ->
        [one] through a gravity rift
       *[other] through { $rifts } gravity rifts
    }
voyage-at = at { $system }, moves left { $moves }
voyage-room = carries { $aboard } of { $capacity }

## Combat

combat-round = round { $count }
combat-begin = begins
combat-barrage = anti-fighter barrage
combat-announce = retreats are announced
combat-roll = combat rolls
combat-assign = hits are assigned
combat-retreat = retreat
combat-end = ends
combat-retreats = retreats
combat-nothing = nothing left
combat-aim = { $unit } ×{ $dice }: { $value ->
        [11] cannot hit
       *[other] { $value }+
    }
combat-hits = { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
roll-cannon = Space cannons of { $player }
roll-defense = Space cannon defense of { $player }
roll-barrage = Barrage of { $player }
roll-bombardment = Bombardment by { $player }
roll-combat = Combat roll of { $player }
roll-ambush = Ambush by { $player }
hits-left = { $count ->
        [one] { $count } hit to assign
       *[other] { $count } hits to assign
    }
hits-strict = { $count } of them not to fighters
production-left = units left { $count }
production-cost = cost so far { $count }
production-budget = at most { $count }
payment-resources = resources paid { $count }
payment-influence = influence paid { $count }
payment-due = of { $count }

## The council

vote-result = outcome: { $outcome }
vote-waiting = still to vote:
vote-available = up to { $count }
vote-barred = cannot vote:
vote-prediction = { $source }: { $outcome }
deal-gives = gives
deal-commodities = { $count ->
        [one] { $count } commodity
       *[other] { $count } commodities
    }
deal-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
deal-promise = the promise of { $promise }
deal-nothing = nothing
