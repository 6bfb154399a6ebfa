### Star Realms: names and abilities of the cards.
### .primary, .ally and .scrap are the card's abilities; .static is what works by itself.

## Factions

faction-blob = Blob
faction-star-empire = Star Empire
faction-trade-federation = Trade Federation
faction-machine-cult = Machine Cult
faction-none = Unaligned

## Card types

type-ship = Ship
type-base = Base
type-outpost = Outpost

## Starting cards and the Explorer

card-scout = Scout
    .primary = +1 trade
card-viper = Viper
    .primary = +1 combat
card-explorer = Explorer
    .primary = +2 trade
    .scrap = +2 combat

## Colony Wars: Star Empire

card-star-barge = Star Barge
    .primary = +2 trade
    .ally = +2 combat; an opponent discards 1 card
card-lancer = Lancer
    .primary = +4 combat; +2 more if an opponent has a base
    .ally = An opponent discards 1 card
card-falcon = Falcon
    .primary = +2 combat; draw 1 card
    .scrap = An opponent discards 1 card
card-orbital-platform = Orbital Platform
    .primary = Discard 1 card to draw 1 card
    .ally = +3 combat
card-command-center = Command Center
    .primary = +2 trade
    .static = Each Star Empire ship you play gives +2 combat
card-gunship = Gunship
    .primary = +5 combat; an opponent discards 1 card
    .scrap = +4 trade
card-aging-battleship = Aging Battleship
    .primary = +5 combat
    .ally = Draw 1 card
    .scrap = +2 combat; draw 2 cards
card-heavy-cruiser = Heavy Cruiser
    .primary = +4 combat; draw 1 card
    .ally = Draw 1 card
card-supply-depot = Supply Depot
    .primary = You may discard up to 2 cards; for each of them choose +2 trade or +2 combat
    .ally = Draw 1 card
card-imperial-palace = Imperial Palace
    .primary = Draw 1 card; an opponent discards 1 card
    .ally = +4 combat
card-emperors-dreadnaught = Emperor's Dreadnaught
    .primary = +8 combat; draw 1 card; an opponent discards 1 card
    .static = When acquired: if you have played a Star Empire card this turn, you may put this card into your hand

## Colony Wars: Trade Federation

card-solar-skiff = Solar Skiff
    .primary = +2 trade
    .ally = Draw 1 card
card-storage-silo = Storage Silo
    .primary = +2 authority
    .ally = +2 trade
card-trade-hauler = Trade Hauler
    .primary = +3 trade
    .ally = +3 authority
card-patrol-cutter = Patrol Cutter
    .primary = +2 trade; +3 combat
    .ally = +4 authority
card-central-station = Central Station
    .primary = +2 trade; if you have 3 or more bases in play (counting this one), gain 4 authority and draw 1 card
card-frontier-ferry = Frontier Ferry
    .primary = +3 trade; +4 authority
    .scrap = Destroy a base
card-colony-seed-ship = Colony Seed Ship
    .primary = +3 trade; +3 combat; +3 authority
    .static = When acquired: if you have played a Trade Federation card this turn, you may put this card into your hand
card-federation-shipyard = Federation Shipyard
    .primary = +2 trade
    .ally = The next card you acquire this turn goes to the top of your deck
card-peacekeeper = Peacekeeper
    .primary = +6 combat; +6 authority
    .ally = Draw 1 card
card-loyal-colony = Loyal Colony
    .primary = +3 trade; +3 combat; +3 authority
card-factory-world = Factory World
    .primary = +3 trade; the next card you acquire this turn goes to your hand

## Colony Wars: Blob

card-swarmer = Swarmer
    .primary = +3 combat; you may scrap 1 card from the trade row
    .ally = +2 combat
card-predator = Predator
    .primary = +4 combat
    .ally = Draw 1 card
card-stellar-reef = Stellar Reef
    .primary = +1 trade
    .scrap = +3 combat
card-cargo-pod = Cargo Pod
    .primary = +3 trade
    .ally = +3 combat
    .scrap = +3 combat
card-ravager = Ravager
    .primary = +6 combat; you may scrap up to 2 cards from the trade row
card-bioformer = Bioformer
    .primary = +3 combat
    .scrap = +3 trade
card-parasite = Parasite
    .primary = Choose one: +6 combat, or acquire a card costing up to 6 for free
    .ally = Draw 1 card
card-plasma-vent = Plasma Vent
    .primary = +4 combat
    .scrap = Destroy a base
    .static = When acquired: if you have played a Blob card this turn, you may put this card into your hand
card-moonwurm = Moonwurm
    .primary = +8 combat; draw 1 card
    .ally = Acquire a card costing up to 2 for free; it goes to your hand
card-leviathan = Leviathan
    .primary = +9 combat; draw 1 card; you may destroy a base
    .ally = Acquire a card costing up to 3 for free; it goes to your hand

## Colony Wars: Machine Cult

card-battle-bot = Battle Bot
    .primary = +2 combat; you may scrap 1 card from your hand
    .ally = +2 combat
card-repair-bot = Repair Bot
    .primary = +2 trade; you may scrap 1 card from your discard pile
    .scrap = +2 combat
card-warning-beacon = Warning Beacon
    .primary = +2 combat
    .static = When acquired: if you have played a Machine Cult card this turn, you may put this card into your hand
card-convoy-bot = Convoy Bot
    .primary = +4 combat; you may scrap 1 card from your hand or discard pile
    .ally = +2 combat
card-mining-mech = Mining Mech
    .primary = +3 trade; you may scrap 1 card from your hand or discard pile
    .ally = +3 combat
card-the-oracle = The Oracle
    .primary = Scrap 1 card from your hand
    .ally = +3 combat
card-mech-cruiser = Mech Cruiser
    .primary = +6 combat; you may scrap 1 card from your hand or discard pile
    .ally = Destroy a base
card-stealth-tower = Stealth Tower
    .primary = Until the end of your turn this becomes a copy of any other base in play and still counts as Machine Cult
card-frontier-station = Frontier Station
    .primary = Choose one: +2 trade or +3 combat
card-the-wrecker = The Wrecker
    .primary = +6 combat; you may scrap up to 2 cards from your hand and/or discard pile
    .ally = Draw 1 card
card-the-incinerator = The Incinerator
    .primary = You may scrap up to 2 cards from your hand and/or discard pile
    .ally = +2 combat for each card you scrapped from your hand or discard pile this turn

## Base set: Trade Federation

card-federation-shuttle = Federation Shuttle
    .primary = +2 trade
    .ally = +4 authority
card-cutter = Cutter
    .primary = +4 authority; +2 trade
    .ally = +4 combat
card-embassy-yacht = Embassy Yacht
    .primary = +3 authority; +2 trade; if you have 2 or more bases in play, draw 2 cards
card-trading-post = Trading Post
    .primary = Choose one: +1 authority or +1 trade
    .scrap = +3 combat
card-freighter = Freighter
    .primary = +4 trade
    .ally = You may put the next ship you acquire this turn on top of your deck
card-barter-world = Barter World
    .primary = Choose one: +2 authority or +2 trade
    .scrap = +5 combat
card-trade-escort = Trade Escort
    .primary = +4 authority; +4 combat
    .ally = Draw 1 card
card-defense-center = Defense Center
    .primary = Choose one: +3 authority or +2 combat
    .ally = +2 combat
card-flagship = Flagship
    .primary = +5 combat; draw 1 card
    .ally = +5 authority
card-port-of-call = Port of Call
    .primary = +3 trade
    .scrap = Draw 1 card; you may destroy a base
card-central-office = Central Office
    .primary = +2 trade; you may put the next ship you acquire this turn on top of your deck
    .ally = Draw 1 card
card-command-ship = Command Ship
    .primary = +4 authority; +5 combat; draw 2 cards
    .ally = Destroy a base

## Base set: Blob

card-blob-fighter = Blob Fighter
    .primary = +3 combat
    .ally = Draw 1 card
card-battle-pod = Battle Pod
    .primary = +4 combat; you may scrap 1 card from the trade row
    .ally = +2 combat
card-trade-pod = Trade Pod
    .primary = +3 trade
    .ally = +2 combat
card-blob-wheel = Blob Wheel
    .primary = +1 combat
    .scrap = +3 trade
card-ram = Ram
    .primary = +5 combat
    .ally = +2 combat
    .scrap = +3 trade
card-blob-destroyer = Blob Destroyer
    .primary = +6 combat
    .ally = You may destroy a base; you may scrap 1 card from the trade row
card-the-hive = The Hive
    .primary = +3 combat
    .ally = Draw 1 card
card-battle-blob = Battle Blob
    .primary = +8 combat
    .ally = Draw 1 card
    .scrap = +4 combat
card-blob-carrier = Blob Carrier
    .primary = +7 combat
    .ally = Acquire any ship for free; it goes to the top of your deck
card-mothership = Mothership
    .primary = +6 combat; draw 1 card
    .ally = Draw 1 card
card-blob-world = Blob World
    .primary = Choose one: +5 combat, or draw 1 card for each Blob card you played this turn

## Base set: Star Empire

card-imperial-fighter = Imperial Fighter
    .primary = +2 combat; an opponent discards 1 card
    .ally = +2 combat
card-corvette = Corvette
    .primary = +1 combat; draw 1 card
    .ally = +2 combat
card-imperial-frigate = Imperial Frigate
    .primary = +4 combat; an opponent discards 1 card
    .ally = +2 combat
    .scrap = Draw 1 card
card-survey-ship = Survey Ship
    .primary = +1 trade; draw 1 card
    .scrap = An opponent discards 1 card
card-recycling-station = Recycling Station
    .primary = Choose one: +1 trade, or you may discard up to 2 cards, then draw that many
card-space-station = Space Station
    .primary = +2 combat
    .ally = +2 combat
    .scrap = +4 trade
card-war-world = War World
    .primary = +3 combat
    .ally = +4 combat
card-battlecruiser = Battlecruiser
    .primary = +5 combat; draw 1 card
    .ally = An opponent discards 1 card
    .scrap = Draw 1 card; you may destroy a base
card-royal-redoubt = Royal Redoubt
    .primary = +3 combat
    .ally = An opponent discards 1 card
card-dreadnaught = Dreadnaught
    .primary = +7 combat; draw 1 card
    .scrap = +5 combat
card-fleet-hq = Fleet HQ
    .static = Each ship you play gives +1 combat

## Base set: Machine Cult

card-trade-bot = Trade Bot
    .primary = +1 trade; you may scrap 1 card from your hand or discard pile
    .ally = +2 combat
card-missile-bot = Missile Bot
    .primary = +2 combat; you may scrap 1 card from your hand or discard pile
    .ally = +2 combat
card-battle-station = Battle Station
    .scrap = +5 combat
card-supply-bot = Supply Bot
    .primary = +2 trade; you may scrap 1 card from your hand or discard pile
    .ally = +2 combat
card-patrol-mech = Patrol Mech
    .primary = Choose one: +3 trade or +5 combat
    .ally = You may scrap 1 card from your hand or discard pile
card-stealth-needle = Stealth Needle
    .primary = This becomes a copy of another ship you played this turn and still counts as Machine Cult
card-battle-mech = Battle Mech
    .primary = +4 combat; you may scrap 1 card from your hand or discard pile
    .ally = Draw 1 card
card-mech-world = Mech World
    .static = Counts as a card of every faction for your ally abilities
card-junkyard = Junkyard
    .primary = Scrap 1 card from your hand or discard pile
card-missile-mech = Missile Mech
    .primary = +6 combat; you may destroy a base
    .ally = Draw 1 card
card-machine-base = Machine Base
    .primary = Draw 1 card, then scrap 1 card from your hand
card-brain-world = Brain World
    .primary = You may scrap up to 2 cards from your hand and/or discard pile, then draw 1 card for each card scrapped
