### StarCraft: Brood War: names and texts of its components, and what it asks, offers and tells.

## Brood War

unit-medic = Medic
    .object = a Medic
    .against = Medic
    .counted = { $count ->
        [one] { $count } Medic
       *[other] { $count } Medics
    }
unit-valkyrie = Valkyrie
    .object = a Valkyrie
    .against = Valkyrie
    .counted = { $count ->
        [one] { $count } Valkyrie
       *[other] { $count } Valkyries
    }
unit-dark-templar = Dark Templar
    .object = a Dark Templar
    .against = Dark Templar
    .counted = { $count ->
        [one] { $count } Dark Templar
       *[other] { $count } Dark Templar
    }
unit-dark-archon = Dark Archon
    .object = a Dark Archon
    .against = Dark Archon
    .counted = { $count ->
        [one] { $count } Dark Archon
       *[other] { $count } Dark Archons
    }
unit-corsair = Corsair
    .object = a Corsair
    .against = Corsair
    .counted = { $count ->
        [one] { $count } Corsair
       *[other] { $count } Corsairs
    }
unit-brood-scourge = Scourge
    .object = a Scourge
    .against = Scourge
    .counted = { $count ->
        [one] { $count } Scourge
       *[other] { $count } Scourge
    }
unit-lurker = Lurker
    .object = a Lurker
    .against = Lurker
    .counted = { $count ->
        [one] { $count } Lurker
       *[other] { $count } Lurkers
    }
unit-devourer = Devourer
    .object = a Devourer
    .against = Devourer
    .counted = { $count ->
        [one] { $count } Devourer
       *[other] { $count } Devourers
    }
unit-infested-terran = Infested Terran
    .object = an Infested Terran
    .against = Infested Terran
    .counted = { $count ->
        [one] { $count } Infested Terran
       *[other] { $count } Infested Terrans
    }
unit-jim-raynor = Jim Raynor
    .object = Jim Raynor
    .against = Jim Raynor
    .counted = { $count ->
        [one] { $count } Jim Raynor
       *[other] { $count } Jim Raynor
    }
unit-norad-ii = Norad II
    .object = the Norad II
    .against = Norad II
    .counted = { $count ->
        [one] { $count } Norad II
       *[other] { $count } Norad II
    }
unit-gantrithor = Gantrithor
    .object = the Gantrithor
    .against = Gantrithor
    .counted = { $count ->
        [one] { $count } Gantrithor
       *[other] { $count } Gantrithor
    }
unit-zeratul = Zeratul
    .object = Zeratul
    .against = Zeratul
    .counted = { $count ->
        [one] { $count } Zeratul
       *[other] { $count } Zeratul
    }
unit-fenix = Fenix
    .object = Fenix
    .against = Fenix
    .counted = { $count ->
        [one] { $count } Fenix
       *[other] { $count } Fenix
    }
unit-sarah-kerrigan = Sarah Kerrigan
    .object = Sarah Kerrigan
    .against = Sarah Kerrigan
    .counted = { $count ->
        [one] { $count } Sarah Kerrigan
       *[other] { $count } Sarah Kerrigan
    }
unit-torrasque = Torrasque
    .object = the Torrasque
    .against = Torrasque
    .counted = { $count ->
        [one] { $count } Torrasque
       *[other] { $count } Torrasque
    }
planet-avernus-station = Avernus Station
planet-erebus-station = Erebus Station
planet-gehenna-station = Gehenna Station
planet-hydrax = Hydrax
planet-moria = Moria
planet-paladino-belt = Paladino Belt
module-defensive = Defensive
    .text = As defender you may swap two of your units after the match-ups; not assist units, and only within the reach of whoever they face.
module-assist = Assist
    .text = One of your assist units in each area, and one that attacks, does not count against the unit limit.
module-offensive = Offensive
    .text = You may transport units into an area with an enemy base in spite of limited orbital defense; the transports used are destroyed.
technology-brood-siege-mode = Siege Mode
    .text = Ground splash damage and collateral damage.
technology-brood-lockdown = Lockdown
    .text = If the opposing front-line unit is mechanical, your opponent uses the minor values of his standard card and its ability does not work. Recharge.
technology-heal = Heal
    .text = If your front-line unit is a Marine, Firebat or Ghost: +2 health.
technology-optical-flare = Optical Flare
    .text = The attack printed on the opponent's standard card counts as 0, and his supporting units add nothing.
technology-restoration = Restoration
    .text = Start of Battle: with a Medic in the battle, draw 1 Combat card.
technology-brood-reaver-capacity = Increased Reaver Capacity
    .text = Ground splash damage and collateral damage.
technology-summon-dark-archon = Summon Dark Archon
    .text = During a Build order you may build a Dark Archon for nothing by destroying 1 Dark Templar on the active planet.
technology-mind-control = Mind Control
    .text = End of the Destroy Units step: the opposing front-line unit becomes yours, unless it was destroyed, is a hero, or is cloaked and you have no detector. You control two units at most.
technology-feedback = Feedback
    .text = Cancel the opponent's Reinforcement card; if there was one, he destroys one of his assist units in this skirmish.
technology-maelstrom = Maelstrom
    .text = Once an Execution phase, when an opponent executes a Mobilize order: units of one of his areas on a planet with your Dark Archon cannot be moved by it.
technology-disruption-web = Disruption Web
    .text = Ground units of the opponent in this skirmish cannot attack flyers, and his Air Support adds nothing.
technology-brood-dark-swarm = Dark Swarm
    .text = If the opposing front-line unit is ranged, the attack printed on the opponent's standard card counts as 0; his ranged supporting units add nothing. Recharge.
technology-brood-flyer-attack = Improved Flyer Attack
    .text = +2 attack.
technology-lurker-aspect = Lurker Aspect
    .text = During a Build order you may build a Lurker for 1 mineral and 1 gas by destroying 1 Hydralisk on the active planet.
technology-devourer-aspect = Devourer Aspect
    .text = During a Build order you may build a Devourer for 1 mineral by destroying 1 Mutalisk on the active planet.
technology-infest-command-center = Infest Command Center
    .text = Where a Terran base is destroyed in step 1 beside your Queen, or for 1 mineral in a friendly area with your Queen during a Build order, you may place an Infested Command Center.
technology-consume = Consume
    .text = Start of Battle: with a Defiler in the battle, destroy another unit of yours in it or a worker of your pool to draw 3 Combat cards.
technology-kerrigan-storm = Psionic Storm
    .text = With Sarah Kerrigan in this skirmish: +2 attack, your units in it gain detector, ground and air splash damage.
technology-kerrigan-cloaking = Cloaking
    .text = With Sarah Kerrigan in this skirmish: she gains cloaking.
card-brood-terran-4 = No. 4: Marine, Firebat
    .text = If your front-line unit is a Firebat: ground splash damage; it hits only Marines, Zerglings and Zealots.
card-brood-terran-5 = No. 5: Marine, Firebat
    .text = If your front-line unit is a Firebat: +1 attack and ground splash damage; it hits only Marines, Zerglings and Zealots.
card-brood-terran-15 = No. 15: Vulture, Siege Tank, Valkyrie
    .text = +1 attack if your front-line unit is a Siege Tank.
card-brood-terran-17 = No. 17: Repairs
    .text = Vehicles and ships: +1 health; a worker of your pool becomes unavailable, or the card has no effect.
card-brood-terran-18 = No. 18: Repairs
    .text = Vehicles and ships: +1 health; a worker of your pool becomes unavailable, or the card has no effect.
card-brood-terran-19 = No. 19: Goliath, Valkyrie
    .text = +2 attack against flying units; air splash damage if your front-line unit is a Valkyrie.
card-brood-terran-20 = No. 20: Valkyrie
    .text = Air splash damage.
card-brood-protoss-1 = No. 1: Zealot, Dark Templar
    .text = +1 attack if your front-line unit is a Dark Templar.
card-brood-protoss-2 = No. 2: Zealot, Dark Templar, Corsair
    .text = +1 attack if your front-line unit is a Dark Templar; +2 health if it is a Dark Templar or a Corsair.
card-brood-protoss-9 = No. 9: Scout, Corsair
    .text = +1 attack against flying units.
card-brood-protoss-19 = No. 19: Any unit
    .text = +1 health.
card-brood-protoss-20 = No. 20: Dark Templar, Corsair
    .text = +1 attack against flying units if your front-line unit is a Corsair.
card-brood-zerg-6 = No. 6: Hydralisk, Lurker
    .text = +1 attack against flying units if your front-line unit is a Hydralisk; ground splash damage if it is a Lurker.
card-brood-zerg-10 = No. 10: Scourge, Infested Terran
card-brood-zerg-11 = No. 11: Scourge, Infested Terran
card-brood-zerg-12 = No. 12: Scourge, Infested Terran
card-brood-zerg-14 = No. 14: Mutalisk, Devourer
    .text = +1 attack if your front-line unit is a Devourer; if it is a Mutalisk, ground splash damage that hits only Marines, Zerglings and Zealots.
card-brood-zerg-19 = No. 19: Lurker, Devourer
    .text = +1 health if your front-line unit is a Devourer; ground splash damage if it is a Lurker.
card-brood-zerg-20 = No. 20: Lurker, Devourer
    .text = +2 health if your front-line unit is a Devourer; ground splash damage if it is a Lurker.
event-subtle-planning = Subtle Planning
    .text = Resolve one of your unused Stage I Leadership cards without its starting forces; no Special Victory card.
event-hidden-cache = Hidden Cache
    .text = Take 2 resource tokens of your choice.
event-heroic-strategy = Heroic Strategy
    .text = Resolve one of your unused Stage II Leadership cards; no Special Victory card.
event-vespene-windfall = Vespene Windfall
    .text = Take 3 resource tokens, at least one of them gas.
event-dug-in = Dug In
    .text = Place a guard token in each of up to 2 friendly areas.
event-inspiring-leadership = Inspiring Leadership
    .text = Resolve one of your unused Stage III Leadership cards; no Special Victory card.
leadership-storage-facilities = Storage Facilities
    .text = Take 1 resource token. At the start of each Regrouping phase take one for each worker in your pool, 3 at most.
leadership-raynors-raiders = Raynor's Raiders
    .text = Special victory: in Stage III control six areas with minerals or gas.
leadership-covert-operations = Covert Operations
    .text = 3 Ghosts lie on this card; Ghosts you build may join them. In a Mobilize order they move as if they stood on the active planet.
leadership-jim-raynor = Jim Raynor
    .text = Hero, a Vulture: +2 health; +1 attack in every friendly skirmish of his battles.
leadership-make-do-with-little = Make Do with Little
    .text = With each Build order one worker or transport for nothing. Each of your Research & Development and Supply modules counts as two.
leadership-to-the-bitter-end = To the Bitter End
    .text = Every opponent loses 2 conquest points.
leadership-psi-disrupter = Psi Disrupter
    .text = Name a planet with a unit of yours: the units of all others leave it as in a retreat to other planets, or die.
leadership-emperor-arcturus = Emperor Arcturus I
    .text = You choose the first player, and your planets instead of drawing them.
leadership-terran-dominion = Terran Dominion
    .text = Special victory: in Stage III control every area of two planets.
leadership-sons-of-korhal = The Sons of Korhal
    .text = You have the Star order, which is executed as any order you could execute.
leadership-norad-ii = The Norad II
    .text = Hero, a Battlecruiser: +1 health.
leadership-tactical-mastery = Tactical Mastery
    .text = Two areas without conquest points give 1 from now on.
leadership-terran-civilization = Terran Civilization
    .text = All your buildings rise to the highest level. In the coming Execution phase each of your orders may be executed as a special Build order.
leadership-scorched-earth-policy = Scorched Earth Policy
    .text = Place two Siege Tanks or two Battlecruisers in your areas. Your Battlecruisers deal collateral damage.
leadership-orbital-platform = Orbital Platform
    .text = Your permanent minerals are 2 higher.
leadership-domination = Domination
    .text = Special victory: in Stage III control more areas than each other player.
leadership-warp-gate = Warp Gate
    .text = Place the Warp Gate in a friendly area. At the end of each Regrouping phase units beside it may jump to friendly or empty areas anywhere.
leadership-gantrithor = Gantrithor
    .text = Hero, a Carrier: +1 health; when it is destroyed, remove one unit, base or installation of its planet.
leadership-zeratul = Zeratul
    .text = Hero, a Dark Templar: +1 attack, +1 health; Start of Battle: the opponent destroys one of his ground units in the battle.
leadership-ultimate-sacrifice = Ultimate Sacrifice
    .text = You may destroy one of your units to destroy all units in one area of its planet.
leadership-return-to-aiur = Return to Aiur
    .text = Place any number of your transports on any routes. Until the end of the next round they cannot be destroyed.
leadership-riches-of-aiur = Riches of Aiur
    .text = At the end of each Regrouping phase one or two partially depleted areas recover. Effects of others cannot deplete your areas.
leadership-predestined = Predestined
    .text = Special victory: the others need 20 points, and you win when the second ‘The End Draws Near’ is played.
leadership-conclave-fleet = Conclave Fleet
    .text = Units you build may be put on this card. When anybody reveals a Mobilize order they may enter friendly areas with your bases.
leadership-fenix = Fenix
    .text = Hero, a Dragoon: +2 health; he uses Zealot cards, too.
leadership-khala-devotee = Khala Devotee
    .text = At the end of each Planning phase the lowest order of one stack may come to its top.
leadership-will-of-the-conclave = The Will of the Conclave
    .text = In the coming Planning phase each time you place an order you may place another one; eight at most.
leadership-destiny = Destiny
    .text = Nobody can win in this Regrouping phase and the next one.
leadership-forward-planning = Forward Planning
    .text = You start with two bases, one on each of your planets.
leadership-new-rising-power = A New Rising Power
    .text = Special victory: in Stage III control three areas with conquest points.
leadership-glimpse-the-future = Glimpse the Future
    .text = You place all Z-axis routes, and a transport on every route of the planet with your base.
leadership-hasten-the-end = Hasten the End
    .text = Take the top 4 cards of the event deck.
leadership-sarah-kerrigan = Sarah Kerrigan
    .text = Hero, an Infested Terran: she always uses primary values and is not sacrificed. Psionic Storm and Cloaking are shuffled into your Combat deck.
leadership-deathblow = Deathblow
    .text = In the coming Execution phase each of your orders may be executed as a special Mobilize order.
leadership-subtle-influence = Subtle Influence
    .text = Name a planet on which nobody has as many units as you: in the coming Planning phase others place one order each there.
leadership-endless-hunger = Endless Hunger
    .text = Your permanent minerals and gas are 1 higher.
leadership-the-swarm = The Swarm
    .text = Special victory: in Stage III have bases on three planets.
leadership-the-overmind = The Overmind
    .text = Place the Overmind in a friendly area without a base: 1 conquest point more each round.
leadership-cerebrate-daggoth = Cerebrate Daggoth
    .text = Place the Cerebrate in a friendly area: you begin each Planning phase by placing one extra order.
leadership-torrasque = Torrasque
    .text = Hero, an Ultralisk: if it is dead at the end of a Regrouping phase, it may return beside one of your bases.
leadership-the-swarm-flies = The Swarm Flies
    .text = On every route you may destroy one transport of another player.
leadership-teeming-spawn = Teeming Spawn
    .text = Execute a Build order on a planet, then all your workers come back to the pool.
installation-infested-command-center = Infested Command Center
    .text = Its owner builds Infested Terrans here.
installation-cerebrate = Cerebrate
    .text = Its owner begins each Planning phase with one extra order.
installation-overmind = Overmind
    .text = Its owner gains 1 conquest point more each round.
installation-warp-gate = Warp Gate
    .text = At the end of each Regrouping phase units here may jump to friendly or empty areas anywhere.

## Words

order-star = Star order
area-strategic = { $planet } area { $number } (strategic)
gives-nothing = { $number } · strategic
mode-brood-war = Brood War
order-defend = Defend order
piece-guard = guard token
piece-point-token = conquest point token
needs-installation = needs an Infested Command Center
needs-leadership = comes by a Leadership card
fate-captured = (taken over)
item-infestation = Infested Command Center in { $area }
do-leadership = Choose { $card }
do-remove-unit = Remove { $unit } of { $owner } in { $area }
do-remove-base = Remove the base of { $owner } in { $area }
do-remove-installation = Remove the { $installation } of { $owner } in { $area }
do-defend = Defend { $area }
do-take-token = Take a token: { $resource }
do-spend-token = Spend a token: { $resource }
do-deploy = Bring { $unit } from the card
do-build-aboard = Build { $unit } onto the card ({ $cost })
do-execute-as = Execute it as: { $order }
do-use-guard = Discard the guard token: +2 health
do-keep-guard = Keep the guard token
do-swap = Swap { $unit } of skirmish { $number }
do-no-swap = Leave all where they are
do-collateral-base = Destroy the base
do-collateral-installation = Destroy the installation
do-collateral-workers = Destroy the workers
do-no-collateral = Destroy nothing
do-infest = Place an Infested Command Center in { $area }
do-free-worker = Build a worker for nothing
do-free-transport = Build a transport for nothing: { $route }
do-use-hero = Use the ability of { $unit }
do-spend-worker = Destroy a worker of the pool
do-no-hero = Go without the hero
do-enough = Nothing more
do-no-second-order = Place no second order
do-no-release = Give up nobody
do-no-recharge = Discard the card
ask-leadership = Choose your Leadership card ({ $stage }). All choose at once, face down.
ask-order-or-defend = Place order { $number } of { $count } face down on a planet where you are or next to one, or defend an area of yours.
ask-order-extra = Your Cerebrate: place one extra order before the others begin.
ask-order-second = The Will of the Conclave: you may place a second order.
ask-tokens = { $count ->
    [one] Take { $count } resource token.
   *[other] Take { $count } resource tokens.
}
ask-devotee = You may bring the lowest order of a stack to its top.
ask-fleet = Units of the Conclave Fleet may enter friendly areas with your bases.
ask-fleet-to = Where does { $unit } from the card go?
ask-maelstrom = You may hold the units of one area for this order.
ask-avenge = Gantrithor is lost: remove a unit, base or installation of { $planet }.
ask-infest = You may place an Infested Command Center in { $area }.
ask-riches = Choose a partially depleted area that recovers.
ask-torrasque = Torrasque may return beside one of your bases.
ask-warp = Units beside the Warp Gate may jump.
ask-warp-to = Where does { $unit } jump to?
ask-consume = Consume: destroy another unit of yours in the battle or a worker.
ask-guard = You may discard your guard token for +2 health in every skirmish.
ask-swap = You may swap two of your units.
ask-swap-with = With whom does { $unit } change places?
ask-release = Both mind control tokens are in use: you may destroy a unit under your control.
ask-recharge = Recharge: you may take the card back into your hand.
ask-defend = Bring units into the defended area of { $planet }, or finish.
ask-card-leadership = { $card }: choose one of your unused Leadership cards.
ask-card-tokens = { $card }: take a resource token.
ask-card-guard = { $card }: choose a friendly area for a guard token.
ask-lead-first = { $card }: choose the first player.
ask-lead-planets = { $card }: choose a planet to be yours.
ask-lead-hero = { $card }: choose a friendly area for the hero.
ask-lead-figure = { $card }: no figure is left; destroy a unit of its type, or go without.
ask-lead-install = { $card }: choose a friendly area for the installation.
ask-lead-points = { $card }: choose an area without conquest points.
ask-lead-influence = { $card }: name a planet on which nobody has as many units as you.
ask-lead-raid = { $card }: destroy a transport of another player, one on each route.
ask-lead-build = { $card }: choose a planet to build on.
ask-lead-reinforce = { $card }: place a unit in one of your areas.
ask-lead-disrupt = { $card }: name a planet with a unit of yours.
ask-lead-evacuate-to = { $card }: where do your units go?
ask-lead-evacuate = { $card }: choose a unit that leaves; who finds no room is destroyed.
ask-lead-offer = { $card }: choose one of your units to destroy, or nobody.
ask-lead-strike = { $card }: choose an area whose units are destroyed.
ask-lead-routes = { $card }: place transports on any routes.
wait-leadership = { $player } chooses a Leadership card
wait-lead = { $player } resolves { $card }
wait-ability = { $player } may use an ability
log-leadership-picked = { $player } has chosen a Leadership card.
log-leadership = { $player } reveals { $card }.
log-token-taken = { $player } takes a resource token: { $resource }.
log-token-spent = { $player } spends a resource token: { $resource }.
log-defended = { $player } defends { $area }.
log-guard-placed = { $player } leaves a guard token in { $area }.
log-guard-used = { $player } discards the guard token of { $area }: +2 health.
log-guard-removed = { $player } loses the guard token of { $area }.
log-installation-placed = { $player } places { $installation } in { $area }.
log-installation-destroyed = { $player } loses { $installation } in { $area }.
log-executed-as = { $player } executes it as: { $order }.
log-swapped = { $player } swaps { $first } and { $second }.
log-captured = { $player } takes control of { $unit } of { $from }.
log-boarded = { $player } puts { $unit } on a Leadership card.
log-deployed = { $player } brings { $unit } to { $area }.
log-point-token = { $player } puts a conquest point token on { $area }.
log-points-lost = { $player } loses { $points } conquest points and has { $total }.
log-planet-named = { $player } names { $planet }.
log-order-raised = { $player } brings the lowest order of { $planet } to the top.
log-area-held = { $player } holds the units of { $area }.
log-hero-kept = { $player } cannot place { $unit }.
refuse-not-your-leadership = this is no unused Leadership card of yours of this stage
refuse-pool-is-full = your Special Order Pool holds as many orders as your modules allow
refuse-say-which-order = say as which order it is executed
refuse-not-that-order = nothing lets you execute it as that order
refuse-defended-already = you have used your Defend order in this phase
refuse-defend-friendly = a Defend order is placed in a friendly area
refuse-defend-there-only = a Defend order brings units into its own area only
refuse-one-order-there = in this phase you may have one order there
refuse-wrong-layer = such a unit may not be in this area
refuse-no-place-for-base = no base or installation can stand there
refuse-needs-infested-center = this needs an Infested Command Center of yours there
refuse-cannot-infest = this needs the technology, your Queen there, a token and a free place
refuse-no-card-for-units = no Leadership card of yours does that
refuse-nothing-free = nothing is for free, or not any more
refuse-no-token = you have no such token
refuse-not-for-sale = this technology cannot be bought
refuse-held-by-maelstrom = Maelstrom holds the units of this area
refuse-heroes-are-immune = heroes are immune to it
refuse-not-a-ground-unit = it has to be a ground unit
refuse-cannot-swap = these units cannot change places
refuse-nothing-exposed = there is no such thing of the enemy

## The table in words

zone-leadership = Leadership cards: { $stage }
mark-picked = has chosen
mark-choosing = is choosing
mark-used = { $card } (used)
mark-ground-only = ground units only
mark-air-only = flying units only
mark-guarded = (guarded: +2 health)
mark-lent = (card from the deck of)
kind-once = once
kind-play-area = stays in play
kind-special-victory = special victory
kind-hero = hero
starting-forces = Starting forces: { $units }, { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}, { $transports ->
    [one] { $transports } transport
   *[other] { $transports } transports
}
count-tokens = tokens: { $resource } { $count }
count-pool = Special Order Pool { $count }/{ $room }
hint-pool = Special orders executed in this round lie here; each needs a Research & Development module.
on-card = on { $card }:
thrall = { $unit } of { $owner } under control in { $area }
recharged = recharged: { $cards }
lasting-mobilize = each order may be executed as a special Mobilize order
lasting-build = each order may be executed as a special Build order
lasting-pairs = orders may be placed in pairs
lasting-sheltered = transports cannot be destroyed
