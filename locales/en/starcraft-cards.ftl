### StarCraft: names and texts of the components.
### .text is what a card does; .counted says how many; .object is the name as the object of a verb, with its article; .against stands after ‘against’.

## Races and factions

race-terran = Terran
race-protoss = Protoss
race-zerg = Zerg
faction-raynor = Jim Raynor
    .victory = Stage III: control six areas with minerals or gas (all of them, if there are fewer).
faction-mengsk = Arcturus Mengsk
    .victory = Stage III: control every area of two planets.
faction-tassadar = Tassadar
    .victory = Stage III: control more areas than each other player.
faction-aldaris = Aldaris
    .victory = The others need 20 points; you win when the second 'The End Draws Near' is played.
faction-queen-of-blades = The Queen of Blades
    .victory = Stage III: control three areas with conquest points.
faction-overmind = The Overmind
    .victory = Stage III: have bases on three planets.

## Planets

planet-abaddon = Abaddon
planet-antiga-prime = Antiga Prime
planet-bhekar-ro = Bhekar Ro
planet-braken = Braken
planet-chau-sara = Chau Sara
planet-dylar-iv = Dylar IV
planet-halcyon = Halcyon
planet-helios = Helios
planet-pridewater = Pridewater
planet-tarsonis = Tarsonis
planet-torus = Torus
planet-vyctor-v = Vyctor V

## Units

unit-marine = Marine
    .object = a Marine
    .against = Marine
    .counted = { $count ->
        [one] { $count } Marine
       *[other] { $count } Marines
    }
unit-firebat = Firebat
    .object = a Firebat
    .against = Firebat
    .counted = { $count ->
        [one] { $count } Firebat
       *[other] { $count } Firebats
    }
unit-ghost = Ghost
    .object = a Ghost
    .against = Ghost
    .counted = { $count ->
        [one] { $count } Ghost
       *[other] { $count } Ghosts
    }
unit-vulture = Vulture
    .object = a Vulture
    .against = Vulture
    .counted = { $count ->
        [one] { $count } Vulture
       *[other] { $count } Vultures
    }
unit-goliath = Goliath
    .object = a Goliath
    .against = Goliath
    .counted = { $count ->
        [one] { $count } Goliath
       *[other] { $count } Goliaths
    }
unit-siege-tank = Siege Tank
    .object = a Siege Tank
    .against = Siege Tank
    .counted = { $count ->
        [one] { $count } Siege Tank
       *[other] { $count } Siege Tanks
    }
unit-wraith = Wraith
    .object = a Wraith
    .against = Wraith
    .counted = { $count ->
        [one] { $count } Wraith
       *[other] { $count } Wraiths
    }
unit-science-vessel = Science Vessel
    .object = a Science Vessel
    .against = Science Vessel
    .counted = { $count ->
        [one] { $count } Science Vessel
       *[other] { $count } Science Vessels
    }
unit-battlecruiser = Battlecruiser
    .object = a Battlecruiser
    .against = Battlecruiser
    .counted = { $count ->
        [one] { $count } Battlecruiser
       *[other] { $count } Battlecruisers
    }
unit-zealot = Zealot
    .object = a Zealot
    .against = Zealot
    .counted = { $count ->
        [one] { $count } Zealot
       *[other] { $count } Zealots
    }
unit-dragoon = Dragoon
    .object = a Dragoon
    .against = Dragoon
    .counted = { $count ->
        [one] { $count } Dragoon
       *[other] { $count } Dragoons
    }
unit-high-templar = High Templar
    .object = a High Templar
    .against = High Templar
    .counted = { $count ->
        [one] { $count } High Templar
       *[other] { $count } High Templar
    }
unit-archon = Archon
    .object = an Archon
    .against = Archon
    .counted = { $count ->
        [one] { $count } Archon
       *[other] { $count } Archons
    }
unit-reaver = Reaver
    .object = a Reaver
    .against = Reaver
    .counted = { $count ->
        [one] { $count } Reaver
       *[other] { $count } Reavers
    }
unit-scout = Scout
    .object = a Scout
    .against = Scout
    .counted = { $count ->
        [one] { $count } Scout
       *[other] { $count } Scouts
    }
unit-arbiter = Arbiter
    .object = an Arbiter
    .against = Arbiter
    .counted = { $count ->
        [one] { $count } Arbiter
       *[other] { $count } Arbiters
    }
unit-carrier = Carrier
    .object = a Carrier
    .against = Carrier
    .counted = { $count ->
        [one] { $count } Carrier
       *[other] { $count } Carriers
    }
unit-zergling = Zergling
    .object = a Zergling
    .against = Zergling
    .counted = { $count ->
        [one] { $count } Zergling
       *[other] { $count } Zerglings
    }
unit-hydralisk = Hydralisk
    .object = a Hydralisk
    .against = Hydralisk
    .counted = { $count ->
        [one] { $count } Hydralisk
       *[other] { $count } Hydralisks
    }
unit-ultralisk = Ultralisk
    .object = an Ultralisk
    .against = Ultralisk
    .counted = { $count ->
        [one] { $count } Ultralisk
       *[other] { $count } Ultralisks
    }
unit-queen = Queen
    .object = a Queen
    .against = Queen
    .counted = { $count ->
        [one] { $count } Queen
       *[other] { $count } Queens
    }
unit-defiler = Defiler
    .object = a Defiler
    .against = Defiler
    .counted = { $count ->
        [one] { $count } Defiler
       *[other] { $count } Defilers
    }
unit-scourge = Scourge
    .object = a Scourge
    .against = Scourge
    .counted = { $count ->
        [one] { $count } Scourge
       *[other] { $count } Scourges
    }
unit-mutalisk = Mutalisk
    .object = a Mutalisk
    .against = Mutalisk
    .counted = { $count ->
        [one] { $count } Mutalisk
       *[other] { $count } Mutalisks
    }
unit-guardian = Guardian
    .object = a Guardian
    .against = Guardian
    .counted = { $count ->
        [one] { $count } Guardian
       *[other] { $count } Guardians
    }

## Buildings and modules

building-barracks = Barracks
building-factory = Factory
building-starport = Starport
building-gateway = Gateway
building-robotics-facility = Robotics Facility
building-stargate = Stargate
building-spawning-pool = Spawning Pool
building-queens-nest = Queen's Nest
building-spire = Spire
module-supply = Supply
    .text = Your unit build limit is 1 higher.
module-research = Research & Development
    .text = One special order more a round.
module-air-support = Air Support
    .text = In areas with your base your units are detectors and you have +1 attack against flying front-line units; opponents cannot land there from other planets.

## Technologies

technology-stim-packs = Stim Packs
    .text = High attack, low health.
technology-bunker = Bunker
    .text = Start of battle, as the defender: +1 health in every skirmish where your front-line unit is a Marine, Firebat or Ghost. Not together with Flawless Defense Plan.
technology-nuke = Nuke
    .text = End of the Destroy Units step: if your front-line Ghost was not destroyed, all other units still in the battle are destroyed, on both sides. The card returns to the Technology deck.
technology-lockdown = Lockdown
    .text = If the opposing front-line unit is mechanical, your opponent uses the minor values of his standard card and its ability does not work.
technology-cloaking-field = Cloaking Field
    .text = Your Ghosts and Wraiths in this skirmish gain cloaking.
technology-spider-mines = Spider Mines
    .text = Ground splash damage if the opponent has no detector in this skirmish.
technology-charon-boosters = Charon Boosters
    .text = Start of battle, as the defender with a Goliath in the battle: the attacker destroys one of his flying units of his choice.
technology-siege-mode = Siege Mode
    .text = Ground splash damage.
technology-emp-shockwave = EMP Shockwave
    .text = Cancel the opponent's Reinforcement card in this skirmish, before all other abilities.
technology-irradiate = Irradiate
    .text = Ground/air splash damage.
technology-defensive-matrix = Defensive Matrix
    .text = +2 health.
technology-yamato-gun = Yamato Gun
    .text = Very high attack.
technology-leg-enhancements = Leg Enhancements
    .text = Start of battle, with a Zealot in the battle: the opponent destroys the cheapest of his ground units in it (his choice among equals).
technology-singularity-charge = Singularity Charge
    .text = +1 attack.
technology-psionic-storm = Psionic Storm
    .text = +2 attack; your units in this skirmish are detectors; ground/air splash damage.
technology-hallucination = Hallucination
    .text = Cancel the opponent's standard card; he plays a new one at once, from hand or from the top of his deck.
technology-summon-archon = Summon Archon
    .text = While executing a Build order you may build an Archon for 1 gas by destroying two High Templar on the active planet.
technology-increased-reaver-capacity = Increased Reaver Capacity
    .text = Ground splash damage.
technology-stasis-field = Stasis Field
    .text = The final attack of both sides in this skirmish is 0.
technology-recall = Recall
    .text = While executing an order, discard this card from hand: one of your units from anywhere moves to an area with one of your Arbiters. The unit limit applies; areas held by an enemy are excluded.
technology-arbiter-cloaking-field = Cloaking Field
    .text = All your units in this skirmish except Arbiters gain cloaking.
technology-increased-carrier-capacity = Increased Carrier Capacity
    .text = High attack and health.
technology-burrow = Burrow
    .text = Your front-line unit gains cloaking. Attack is 0.
technology-metabolic-boost = Metabolic Boost
    .text = An attacking front-line Zergling with sufficient strength against the ground unit facing it has +2 health for the rest of the skirmish.
technology-chitinous-plating = Chitinous Plating
    .text = High attack and health.
technology-parasite = Parasite
    .text = Your Queens are detectors. At the start of a battle in which you have a Queen the opponent shows you his hand of Combat cards.
technology-ensnare = Ensnare
    .text = Your units in this skirmish are detectors; +1 attack; the opponent's supporting units add nothing.
technology-spawn-broodling = Spawn Broodling
    .text = In the Destroy Units step the opponent destroys one of his ground units in this skirmish, of his choice.
technology-plague = Plague
    .text = You have sufficient strength in this skirmish against anything; your units in it are detectors.
technology-dark-swarm = Dark Swarm
    .text = If the opposing front-line unit is ranged, the attack printed on the opponent's standard card counts as 0; his ranged supporting units add nothing.
technology-improved-flyer-attack = Improved Flyer Attack
    .text = +2 attack.
technology-guardian-aspect = Guardian Aspect
    .text = While executing a Build order you may build a Guardian for 1 gas by destroying one Mutalisk on the active planet.

## Combat cards of the starting decks

card-terran-1 = No. 1: Marine, Firebat, Ghost
card-terran-2 = No. 2: Marine, Ghost
    .text = +1 attack against a flying front-line unit.
card-terran-3 = No. 3: Marine, Ghost
    .text = +1 attack against a flying front-line unit.
card-terran-4 = No. 4: Marine, Firebat
card-terran-5 = No. 5: Marine, Firebat
    .text = +1 attack if your front-line unit is a Firebat.
card-terran-6 = No. 6: Vulture, Firebat
    .text = Ground splash damage; it hits only Marines, Zerglings and Zealots.
card-terran-7 = No. 7: Vulture, Firebat
card-terran-8 = No. 8: Vulture, Ghost
card-terran-9 = No. 9: Goliath, Wraith
    .text = +2 attack if your front-line unit is a Goliath and the opposing one flies.
card-terran-10 = No. 10: Goliath, Wraith
    .text = +1 attack against a flying front-line unit.
card-terran-11 = No. 11: Battlecruiser, Wraith
    .text = +1 attack if your front-line unit is a Battlecruiser.
card-terran-12 = No. 12: Battlecruiser, Wraith
    .text = +1 attack and +1 health if your front-line unit is a Battlecruiser.
card-terran-13 = No. 13: Battlecruiser, Siege Tank
    .text = +1 attack if your front-line unit is a Battlecruiser.
card-terran-14 = No. 14: Battlecruiser, Siege Tank
    .text = +1 attack if your front-line unit is a Battlecruiser.
card-terran-15 = No. 15: Vulture, Siege Tank
    .text = +1 attack if your front-line unit is a Siege Tank.
card-terran-16 = No. 16: Goliath, Siege Tank
    .text = +1 attack if your front-line unit is a Siege Tank.
card-terran-17 = No. 17: Vulture, Goliath, Siege Tank, Wraith, Battlecruiser
    .text = Make a worker of your Worker Pool unavailable; without one the card has no effect. +1 health.
card-terran-18 = No. 18: Vulture, Goliath, Siege Tank, Wraith, Battlecruiser
    .text = Make a worker of your Worker Pool unavailable; without one the card has no effect. +1 health.
card-protoss-1 = No. 1: Zealot
card-protoss-2 = No. 2: Zealot
card-protoss-3 = No. 3: Zealot
card-protoss-4 = No. 4: Zealot, Dragoon
card-protoss-5 = No. 5: Zealot, Dragoon
    .text = +1 attack if your front-line unit is a Dragoon and the opposing one flies.
card-protoss-6 = No. 6: Scout, Dragoon
card-protoss-7 = No. 7: Scout, Dragoon
    .text = +1 attack against a flying front-line unit.
card-protoss-8 = No. 8: Scout
card-protoss-9 = No. 9: Scout
    .text = +1 attack against a flying front-line unit.
card-protoss-10 = No. 10: Carrier, Reaver
card-protoss-11 = No. 11: Carrier, Reaver
card-protoss-12 = No. 12: Archon, Reaver
    .text = Ground splash damage.
card-protoss-13 = No. 13: Archon
    .text = Ground/air splash damage.
card-protoss-14 = No. 14: Archon, Carrier
    .text = Ground/air splash damage if your front-line unit is an Archon.
card-protoss-15 = No. 15: Archon, Carrier
    .text = Ground/air splash damage if your front-line unit is an Archon.
card-protoss-16 = No. 16: Reaver
    .text = Ground splash damage.
card-protoss-17 = No. 17: any unit
    .text = +1 health.
card-protoss-18 = No. 18: any unit
    .text = +1 health.
card-zerg-1 = No. 1: Zergling
card-zerg-2 = No. 2: Zergling
card-zerg-3 = No. 3: Zergling
card-zerg-4 = No. 4: Zergling, Hydralisk
card-zerg-5 = No. 5: Zergling, Hydralisk
    .text = +1 attack if your front-line unit is a Hydralisk and the opposing one flies.
card-zerg-6 = No. 6: Hydralisk
    .text = +1 attack if your front-line unit is a Hydralisk and the opposing one flies.
card-zerg-7 = No. 7: Hydralisk, Mutalisk
card-zerg-8 = No. 8: Ultralisk, Guardian
card-zerg-9 = No. 9: Ultralisk, Guardian
    .text = +1 health if your front-line unit is an Ultralisk.
card-zerg-10 = No. 10: Scourge
    .text = End of the Destroy Units step: a front-line Scourge is destroyed, and a flying front-line unit facing it as well.
card-zerg-11 = No. 11: Scourge
    .text = End of the Destroy Units step: a front-line Scourge is destroyed, and a flying front-line unit facing it as well.
card-zerg-12 = No. 12: Scourge
    .text = End of the Destroy Units step: a front-line Scourge is destroyed, and a flying front-line unit facing it as well.
card-zerg-13 = No. 13: Mutalisk
    .text = Ground splash damage; it hits only Marines, Zerglings and Zealots.
card-zerg-14 = No. 14: Mutalisk
    .text = Ground splash damage; it hits only Marines, Zerglings and Zealots.
card-zerg-15 = No. 15: Mutalisk
    .text = Ground splash damage; it hits only Marines, Zerglings and Zealots.
card-zerg-16 = No. 16: Ultralisk, Guardian
    .text = +1 health if your front-line unit is an Ultralisk.
card-zerg-17 = No. 17: any unit
    .text = +1 attack if a unit of yours supports this skirmish.
card-zerg-18 = No. 18: any unit
    .text = +1 attack if a unit of yours supports this skirmish.

## Event cards

event-uncharted-currents = Uncharted Currents
    .text = Move one end of any Z-axis route to a free slot of another planet; the two ends stay on different planets. Transports stay on the route.
event-prefab-modules = Prefabricated Modules
    .text = Buy one module now, 1 resource cheaper.
event-recruitment-drive = Recruitment Drive
    .text = Take 2 workers from your supply into your Worker Pool.
event-spare-hulls = Spare Hulls
    .text = Place a transport for free on a route of a planet with your base.
event-local-militia = Local Militia
    .text = Place for free one unit that you can build and that costs at most 2, in a friendly or empty area of a planet with your base.
event-war-games = War Games
    .text = Draw 3 Combat cards.
event-expanded-staff = Expanded Staff
    .text = Keep for the rest of the game: your hand limit is 1 higher.
event-untapped-veins = Untapped Veins
    .text = Restore one partially depleted area you control. If there is none, draw 1 Combat card.
event-listening-post = Listening Post
    .text = Keep. Discard it in your turn of planning or execution to look at all orders of one stack.
event-skilled-overseers = Skilled Overseers
    .text = Buy one building now, 1 resource cheaper.
event-flawless-defense-plan = Flawless Defense Plan
    .text = Keep. When you are attacked, spend it at the start of the battle: +2 health in every skirmish. Not together with Bunker.
event-intercepted-transmissions = Intercepted Transmissions
    .text = Keep. Spend it at the start of a battle: the opponent lays out his Combat cards before you and face up.
event-overharvested = Overharvested
    .text = A partially depleted area becomes completely depleted, or an undepleted area that is not yours becomes partially depleted.
event-shifting-lanes = Shifting Lanes
    .text = Move one end of any Z-axis route to a free slot of another planet; the two ends stay on different planets. Transports stay on the route.
event-rapid-redeployment = Rapid Redeployment
    .text = Choose a planet: move your units to it and within it as by a Mobilize order, but only into friendly or empty areas.
event-veteran-cadres = Veteran Cadres
    .text = Draw 4 Combat cards; your hand limit is 2 higher this round.
event-field-laboratory = Field Laboratory
    .text = Buy one technology now, 1 resource cheaper.
event-mercenary-contract = Mercenary Contract
    .text = Place for free units that you can build, worth at most 3, in one friendly or empty area of a planet with your base.
event-raiders = Raiders
    .text = Destroy one enemy transport.
event-worker-unrest = Worker Unrest
    .text = An opponent of your choice moves 2 workers from his Worker Pool to the unavailable ones.
event-rallying-cry = Rallying Cry
    .text = Gain 1 conquest point.
event-accelerated-construction = Accelerated Construction
    .text = Buy one building and one module now, each 1 resource cheaper.
event-the-end-draws-near = The End Draws Near
    .text = Must be played by whoever drew it. Draw 1 Combat card or gain 1 conquest point. When two of these have been played, the game ends at the end of the step.
event-moment-of-glory = Moment of Glory
    .text = Gain 1 conquest point, or 2 if every other player has more points than you.
event-orbital-bombardment = Orbital Bombardment
    .text = Choose an enemy area on a planet where you have a unit: its controller destroys one of his units there.
event-reign-of-terror = Reign of Terror
    .text = An opponent who controls an area on a planet where you have a unit destroys 2 workers of his Worker Pool.
event-supreme-effort = Supreme Effort
    .text = Keep. Discard it when you reveal a standard order: it is executed as a special one.
event-elite-vanguard = Elite Vanguard
    .text = Place for free units that you can build, worth at most 5, in one friendly or empty area of a planet with your base.
event-scientific-breakthrough = Scientific Breakthrough
    .text = Take one technology worth at most 3 for free; one copy goes to your hand.
event-scorched-world = Scorched World
    .text = A mineral or gas area of your choice becomes completely depleted.
event-torn-space = Torn Space
    .text = Move one end of any Z-axis route to a free slot of another planet; the two ends stay on different planets. Transports stay on the route.
event-total-war = Total War
    .text = Execute a standard Build order on a planet with your base.
