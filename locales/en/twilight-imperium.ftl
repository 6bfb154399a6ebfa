### Twilight Imperium: questions, choices, the log and refusals.

## Words

waiting = { $player } is deciding
system = { $tile } ({ $place })
place = Place { $place }
damaged = { $unit }, damaged
outcome-for = For
outcome-against = Against
note-of = { $note } ({ $player })
phase-setup = Setup
phase-strategy = Strategy phase
phase-action = Action phase
phase-status = Status phase
phase-agenda = Agenda phase
pick-yes = Yes
pick-unit = { $unit }: { $site }
pick-enemy = { $unit } ({ $player }): { $site }
pick-place = { $unit } → { $site }
pick-top = { $agenda }: on top
pick-bottom = { $agenda }: to the bottom
pick-die = { $unit }: { $face }
pick-in = { $system }, { $player }

## Headings of choices

group-strategic = Strategic action
group-tactical = Tactical action
group-component = Cards and abilities
group-trade = Transactions
group-give = You give
group-want = You want

## What asks for a choice

source-rules = The rules
source-objective = The price of the objective
source-swap-give = The strategy card you give
source-swap-take = The strategy card you take
source-gate = A Creuss wormhole token
source-hand = A card of this hand
source-reroll = Dice to roll again
source-target = The ship that is hit

## Questions

ask-strategy = Choose a strategy card
ask-turn = Perform an action
ask-secondary = Use the secondary ability of { $card }?
ask-primary = The primary ability of { $card }
ask-cannon = Fire your space cannons?
ask-enemy = Whom do you fight first?
ask-move = Which ships move into the active system?
ask-voyage = Where does the ship fly, and what does it carry?
ask-bombard = Which units bombard which planet?
ask-custodians = Spend influence to remove the custodians token?
ask-defense-order = On which planet do cannons fire first?
ask-defense = Fire at the landed forces?
ask-fight-order = Which ground combat comes first?
ask-gain-order = Which planet do you take first?
ask-land = Which ground forces land where?
ask-barrage = Use anti-fighter barrage?
ask-announce = Announce a retreat?
ask-brace = { $hits } hits are about to be assigned: cancel some?
ask-retreat = Where do your ships retreat to?
ask-hits = Assign hits: { $hits } left
ask-produce = Produce units: { $left } left, cost so far { $cost }
ask-pay-resources = Pay resources: { $left } left, { $paid } paid
ask-pay-influence = Pay influence: { $left } left, { $paid } paid
ask-buy-tokens = Spend influence for command tokens: { $paid } so far
ask-research = Which technology do you research?
ask-prerequisites = How do you ignore the missing prerequisites of { $tech }?
ask-gain-tokens = Into which pool does the token go? { $left } left
ask-redistribute-tactic = How many tokens go to the tactic pool?
ask-redistribute-fleet = How many tokens go to the fleet pool?
ask-place-token = From which pool comes the token for { $system }?
ask-excess-fleet = Too many ships for the fleet pool in { $system }: which is removed?
ask-excess-capacity = Too many units for the capacity in { $system }: which is removed?
ask-excess-stranded = There is no room for all on the ships that leave { $system }: what is removed?
ask-discard = Which action card do you discard?
ask-return-secret = Which secret objective goes back?
ask-target = What is the target of { $card }?
ask-deal = Put together a transaction with { $player }
ask-answer = { $player } proposes a transaction
ask-deliver = Which card do you hand over?
ask-cast = Which planets do you exhaust for votes?
ask-tie = Which outcome do you, the speaker, choose?
ask-vote = What do you vote for?
ask-nothing = The game goes on
ask-faction = Which faction do you play?
ask-extra-tile = On which side of Mecatol Rex does the tile go?
ask-tile = Which tile do you place where?
ask-starting-tech = Which technology do you start with?
ask-starting-units = On which planet does the unit start?
ask-secret = Which secret objective do you keep?
ask-diplomacy = Which system do you protect?
ask-ready = Which planets are readied?
ask-speaker = Who becomes the speaker?
ask-bury = Where does the agenda go?
ask-structure = Which structure is placed where?
ask-construction = In which system do you build?
ask-favour = Who replenishes commodities free of charge?
ask-take-token = Which token do you take off the board?
ask-dock = Which space dock produces?
ask-second-research = Spend 6 resources to research a second technology?
ask-public = Which public objective do you score?
ask-status-public = Score a public objective?
ask-status-secret = Score a secret objective?
ask-return-infantry = Where does the returning infantry go?
ask-plastic = Where are units lost for want of figures?
ask-take-back = Which unit is taken back?
ask-take-along = Which ground forces go along with the retreat?
ask-effect = { $source }
ask-effects = { $source } ({ $left } left)
ask-effects-any = { $source }: as many as you like

## Reaction windows

react-strategy-start = The strategy phase begins
react-strategy-chosen = { $player } chooses { $card }
react-strategy-end = The strategy phase ends
react-turn-start = A turn begins
react-card = { $player } plays { $card }
react-activated = { $system } was activated
react-moved = Ships have moved to { $system }
react-cannon = { $player } is about to fire space cannons
react-round = Round { $round } of the combat begins
react-retreat = { $player } announces a retreat
react-rolled = { $player } has rolled
react-hits = Hits are about to be assigned
react-sustained = { $unit } of { $player } has sustained damage
react-destroyed = { $unit } of { $player } was destroyed
react-round-end = The round of combat ends
react-combat-end = The combat ends
react-invasion = The invasion begins
react-landed = Ground forces have landed
react-gained = { $player } gains control of { $planet }
react-production = { $player } produces in { $system }
react-replenished = { $player } has replenished commodities
react-researched = { $player } has researched { $tech }
react-enriched = { $player } has gained trade goods or made a transaction
react-resolved = { $player } has resolved { $card }
react-dock = { $player } has placed a space dock in { $system }
react-action-done = The action is over
react-status-start = The status phase begins
react-strategy-return = Strategy cards are returned
react-status-end = The status phase ends
react-agenda-start = The agenda phase begins
react-reveal = An agenda is being revealed
react-revealed = An agenda was revealed
react-before-vote = The vote is about to begin
react-voted = { $player } has voted
react-speaker-voted = The speaker has voted
react-elected = { $player } is elected
react-great-ship = A war sun or flagship was destroyed
react-bombarded-last = The last ground force on a planet was bombarded
react-cannon-last = The last ship in a system was shot down
window-cards = Others play action cards
window-strategy = Strategy phase
window-turn = Turns and actions
window-passing = Turns with nothing left but hidden cards
window-activation = Systems are activated
window-movement = Ships have moved, space cannons fire
window-combat = Rounds of combat
window-rolls = Combat rolls
window-hits = Hits and sustained damage
window-losses = Ships destroyed in combat
window-invasion = Invasions and landings
window-control = Control of planets
window-production = Production and space docks
window-trade = Trade goods, commodities and research
window-offers = Transactions proposed to you
window-status = Status phase
window-secrets = Secret objectives of the status phase
window-agenda = Agendas are revealed
window-votes = Votes and elections
window-objectives = Secret objectives of the action phase

## Choices

do-pass = Do nothing
do-decline = Decline
do-withdraw = Call it off
do-abstain = Abstain
do-hold-fire = Hold fire
do-fight-on = Fight on
do-finish = Done
do-yes = Yes
do-pick = { $thing }
do-amount = { $amount }
do-play-card = Play { $card }
do-play-note = Play { $note }
do-use = Use { $power }
do-score = Score { $objective }
do-faction = { $faction }
do-tile = { $tile } (tile { $number }) to place { $place }
do-take = { $card }
do-strategic = Use { $card }
do-activate = Activate { $system }
do-pass-turn = Pass
do-secondary = Use it
do-move = { $unit } from { $system }
do-load = Load { $unit }: { $site }
do-fly = Fly to { $system }
do-fire = At { $player }
do-bombard = { $unit } bombards { $planet }
do-sustain = Sustain damage: { $unit }
do-destroy = Lose { $unit }
do-retreat = Announce a retreat
do-land = Land { $unit } on { $planet }
do-produce = { $unit }: { $site }
do-exhaust = Exhaust { $planet } ({ $resources }/{ $influence })
do-spend-good = Spend a trade good
do-offer = Trade with { $player }
do-propose = Propose it
do-accept = Accept
do-counter = Make a counter-proposal
do-vote = { $outcome }
do-gate-alpha = The alpha token
do-gate-beta = The beta token
do-mark-x = Token X
do-mark-y = Token Y
do-loot-good = A trade good
do-loot-commodity = A commodity
do-give-good = Give a trade good
do-want-good = Ask for a trade good
do-give-commodity = Give a commodity
do-want-commodity = Ask for a commodity
do-give-note = Give { $note }
do-want-note = Ask for { $note }
do-give-any-note = Give a promissory note
do-want-any-note = Ask for a promissory note
do-give-card = Give { $card }
do-want-card = Ask for { $card }
do-give-any-card = Give an action card
do-want-any-card = Ask for an action card
do-give-promise = Promise { $promise }
do-want-promise = Ask for the promise of { $promise }
promise-peace = peace in this round
promise-votes = votes on the next agenda
promise-commodities = commodities when using Trade
promise-favour = a favour later

## The log

log-speaker-drawn = { $player } is the speaker.
log-faction = { $player } plays { $faction }.
log-tiles-dealt = { $player } gets { $blue } blue and { $red } red tiles.
log-tile = { $player } places { $tile } on { $place }.
log-tile-placed = { $tile } lies on { $place }.
log-secrets-dealt = { $player } draws 2 secret objectives.
log-secret-kept = { $player } keeps { $objective }.
log-secret-chosen = { $player } keeps a secret objective.
log-began = The game begins.
log-round = Round { $round }
log-phase = { $phase }
log-strategy = { $goods ->
    [0] { $player } takes { $card }.
    [one] { $player } takes { $card } and 1 trade good.
   *[other] { $player } takes { $card } and { $goods } trade goods.
}
log-swapped = { $player } gives { $given } to { $other } for { $taken }.
log-goods-laid = A trade good lies on { $card }.
log-turn = Turn of { $player }
log-passed = { $player } passes.
log-strategic = { $player } uses { $card }.
log-secondary = { $player } uses the secondary ability of { $card }.
log-speaker = { $player } becomes the speaker.
log-zero = { $player } has initiative 0.
log-tokens-gained = { $count ->
    [one] { $player } gains { $count } command token: { $pool }.
   *[other] { $player } gains { $count } command tokens: { $pool }.
}
log-tokens-lost = { $count ->
    [one] { $player } loses { $count } command token: { $pool }.
   *[other] { $player } loses { $count } command tokens: { $pool }.
}
log-tokens-set = { $player } redistributes command tokens: { $tactic } tactic, { $fleet } fleet, { $strategy } strategy.
log-token-placed = { $player } has a command token in { $system }.
log-token-removed = { $player } takes the command token from { $system }.
log-goods-gained = { $count ->
    [one] { $player } gains { $count } trade good.
   *[other] { $player } gains { $count } trade goods.
}
log-goods-lost = { $count ->
    [one] { $player } loses { $count } trade good.
   *[other] { $player } loses { $count } trade goods.
}
log-replenished = { $player } replenishes commodities: { $count }.
log-exhausted = { $player } exhausts { $planet }.
log-readied = { $player } readies { $planet }.
log-tech = { $player } gains { $tech }.
log-points = { $count ->
    [one] { $player } gains { $count } victory point.
   *[other] { $player } gains { $count } victory points.
}
log-points-lost = { $count ->
    [one] { $player } loses { $count } victory point.
   *[other] { $player } loses { $count } victory points.
}
log-scored = { $player } scores { $objective }.
log-objective = { $objective } is a public objective now.
log-drawn = { $count ->
    [one] { $player } draws { $count } action card.
   *[other] { $player } draws { $count } action cards.
}
log-discarded = { $player } discards { $card }.
log-card = { $player } plays { $card }.
log-card-target = { $player } plays { $card }: { $target }.
log-cancelled = { $card } is cancelled.
log-card-taken = { $player } takes { $card } from { $other }.
log-card-taken-hidden = { $player } takes an action card from { $other }.
log-hand-shown = { $player } looks at the action cards of { $other }.
log-shuffled-actions = The action deck is shuffled.
log-shuffled-agendas = The agenda deck is shuffled.
log-shuffled-secrets = The deck of secret objectives is shuffled.
log-secret-drawn = { $player } draws { $objective }.
log-secret-drawn-hidden = { $player } draws a secret objective.
log-secret-returned = { $player } returns { $objective }.
log-secret-returned-hidden = { $player } returns a secret objective.
log-power = { $player } uses { $power }.
log-note = { $player } plays { $note }.
log-note-returned = { $note } returns to its owner.
log-note-given = { $player } gives { $note } to { $other }.
log-note-given-hidden = { $player } gives a promissory note to { $other }.
log-transaction = { $player } and { $other } make a transaction.
log-offer = { $player } proposes a transaction to { $other }.
log-promised = { $player } promises { $other }: { $promise }.
log-declined = The transaction of { $player } and { $other } comes to nothing.
log-activated = { $player } activates { $system }.
log-ship = { $player }: { $unit } flies from { $from } to { $to }.
log-loaded = { $player } loads { $unit }: { $site }.
log-rift = { $unit } of { $player } leaves the gravity rift: { $face }.
log-rift-lost = { $unit } of { $player } is lost in the gravity rift: { $face }.
log-placed = { $player } places { $units }: { $site }.
log-removed = { $player } takes back { $units }: { $site }.
log-destroyed = { $player } loses { $units }: { $site }.
log-moved = { $player }: { $units }, { $from } → { $to }.
log-sustained = { $unit } of { $player } sustains damage.
log-repaired = { $unit } of { $player } is repaired.
log-revived = { $player } will get infantry back: { $count }.
log-produced = { $player } produces { $unit }: { $site }.
log-landed = { $player } lands { $unit } on { $planet }.
log-control = { $player } controls { $planet }.
log-control-lost = { $player } loses { $planet }.
log-custodians = { $player } removes the custodians token.
log-combat = { $player } fights { $other }: { $site }
log-combat-round = Round { $round } of the combat
log-rolled = { $dice ->
    [one] { $player } rolls { $dice } die
   *[other] { $player } rolls { $dice } dice
}{ $hits ->
    [0] : no hits.
    [one] : { $hits } hit.
   *[other] : { $hits } hits.
}
log-die = { $player } rolls { $face }.
log-retreat-announced = { $player } announces a retreat.
log-retreated = { $player } retreats to { $system }.
log-combat-won = { $player } wins the combat: { $site }.
log-combat-drawn = Nobody wins the combat: { $site }.
log-gate-alpha = The alpha wormhole token lies in { $system }.
log-gate-beta = The beta wormhole token lies in { $system }.
log-eliminated = { $player } is eliminated.
log-conceded = { $player } leaves the game.
log-agenda = Agenda: { $agenda }
log-agenda-discarded = { $agenda } is discarded.
log-agendas-looked = { $player } looks at the top of the agenda deck.
log-agenda-top = { $player } puts an agenda on top of the deck.
log-agenda-bottom = { $player } puts an agenda under the deck.
log-predicted = { $player } predicts: { $outcome }.
log-votes = { $votes ->
    [one] { $player } casts { $votes } vote: { $outcome }.
   *[other] { $player } casts { $votes } votes: { $outcome }.
}
log-abstained = { $player } does not vote.
log-agenda-resolved = { $agenda }: { $outcome }.
log-agenda-void = { $agenda } has no effect.
log-law-owned = { $player } owns the law { $agenda }.
log-law-attached = The law { $agenda } is attached to { $planet }.
log-law = The law { $agenda } is in force.
log-law-discarded = The law { $agenda } is no longer in force.
log-won-points = { $player } has the victory points that win the game.
log-won-objectives = No objective is left to reveal: { $player } has the most points and wins.
log-won-alone = { $player } is the last at the table and wins.
log-over = The game is over.

## Refusals

refuse-players = three to six players play
refuse-same-faction = no faction is played twice
refuse-map = the map does not fit: it has a blue-backed or red-backed tile (19 to 50) in every place but the home places, each at most once
refuse-game-over = the game is over
refuse-no-such-seat = there is no such seat
refuse-eliminated = an eliminated player decides nothing
refuse-not-dealt = nobody leaves during setup
refuse-not-your-decision = it is not your decision now
refuse-not-now = this is not possible now
refuse-tile-place = the tile cannot be placed there
refuse-strategy-taken = that strategy card is not free
refuse-strategy-used = only readied strategy cards of your own can be used
refuse-own-token = the system has your command token
refuse-no-tactic-token = your tactic pool is empty
refuse-must-act = you have to use your strategy card before you pass
refuse-token-holds = ships in a system with your command token stay
refuse-too-far = the ship cannot reach the active system
refuse-no-way = the ship cannot go there
refuse-no-load = the unit cannot be picked up
refuse-no-production = the unit cannot be produced
refuse-cannot-exhaust = the planet is exhausted or not yours
refuse-no-landing = ground forces cannot land there
refuse-no-sustain = the unit cannot sustain damage
refuse-card-timing = the card cannot be played now
refuse-note-timing = the note cannot be played now
refuse-ability-timing = the ability cannot be used now
refuse-cannot-score = the objective cannot be scored now
refuse-no-partner = you cannot trade with that player now
refuse-no-ware = that cannot be part of the transaction
refuse-no-outcome = that is no outcome of this agenda
refuse-not-a-choice = that cannot be chosen
