### What the browser says about Rebellion beyond the words all clients share.

web-rb-headline = { $phase ->
    [setup] Setup
    [assignment] Round { $round } · Assignment
    [command] Round { $round } · Command
    [refresh] Round { $round } · Refresh
   *[over] After { $round ->
        [one] { $round } round
       *[other] { $round } rounds
    }
}
web-rb-side-rebels = Rebels
web-rb-side-empire = Empire
web-rb-admiral = admiral
web-rb-general = general
web-rb-passed = passed
web-rb-count-reputation = Reputation marker on space { $count }
web-rb-count-time = Time marker on space { $count }
web-rb-count-leaders = { $count ->
    [one] { $count } leader in the pool
   *[other] { $count } leaders in the pool
}
web-rb-count-missions = { $count ->
    [one] { $count } mission in hand
   *[other] { $count } missions in hand
}
web-rb-plot = Reputation gained, and rounds the Empire had left

## The chart

web-rb-chart = The galaxy. Arrow keys go from place to place.
web-rb-chart-search = Search chart. Arrow keys go from system to system, Enter changes your mark.
web-rb-neutral = neutral
web-rb-loyal-rebels = loyal to the Rebels
web-rb-loyal-empire = loyal to the Empire
web-rb-remote = remote system
web-rb-subjugated = subjugated
web-rb-sabotaged = sabotaged
web-rb-destroyed = destroyed
web-rb-closed = closed to Rebel missions in this round
web-rb-base-open = the Rebel base, revealed
web-rb-base-hidden = the hidden Rebel base
web-rb-base-in = the base is in { $system }
web-rb-units-rebels = Rebels: { $things }
web-rb-units-empire = Empire: { $things }
web-rb-leaders-here = Leaders: { $leaders }
web-rb-captive = captured
web-rb-detained = detained
web-rb-next-to = Next to { $systems }
web-rb-number = builds for space { $number } of the queue

## The search chart

web-rb-search = Search chart
web-rb-search-close = Back to the chart
web-rb-search-title = { $count ->
    [one] One system is left
   *[other] { $count } systems are left
}
web-rb-search-how = Press a system to note: suspected ?, likely !, unlikely ×. Only you see your notes.
web-rb-search-clear = Clear my notes
web-rb-possible = the base may be here
web-rb-excluded-no-card = not here: the system has no probe card
web-rb-excluded-setup = not here: its probe card left the game at setup
web-rb-excluded-probe = not here: you hold its probe card
web-rb-excluded-returned = not here: you had its probe card, and it is back in the deck
web-rb-excluded-seen = not here: what happened shows it
web-rb-why-no-card = no probe card
web-rb-why-setup = out at setup
web-rb-why-probe = your probe card
web-rb-why-returned = back in the deck
web-rb-why-seen = ruled out
web-rb-mark = Your note: { $mark }
web-rb-mark-suspect = suspected
web-rb-mark-likely = likely
web-rb-mark-unlikely = unlikely
web-rb-mark-how = Press to change your note

## The track and the queue

web-rb-track = Time on space { $time }, reputation on space { $reputation }: { $left ->
    [0] they have met
    [one] { $left } space apart. If they meet, the Rebels win
   *[other] { $left } spaces apart. If they meet, the Rebels win
}
web-rb-queue = Build queue
web-rb-queue-empty = nothing
web-rb-queue-space = Space { $space }: { $things }
web-rb-queued = { $things } on space { $space } of the queue

## My things

web-rb-glance = { $leaders ->
    [one] { $leaders } leader in the pool
   *[other] { $leaders } leaders in the pool
}, { $missions ->
    [one] { $missions } mission in hand
   *[other] { $missions } missions in hand
}
web-rb-tab-leaders = Leaders and missions
web-rb-tab-cards = Cards
web-rb-tab-sheet = Units
web-rb-tab-asked = something to choose
web-rb-fold = Fold
web-rb-unfold = Unfold
web-rb-pool = Leader pool
web-rb-pool-empty = Nobody is in the pool.
web-rb-in-pool = in the pool
web-rb-leaders = Leaders
web-rb-assigned = Assigned missions
web-rb-slot = Mission { $number }
web-rb-missions = Missions in hand
web-rb-no-missions = No missions in hand.
web-rb-looked = Projects to choose from
web-rb-hand-counts = Missions in hand: { $missions }. Assigned: { $assigned }.
web-rb-team = The team: { $players }
web-rb-actions = Action cards
web-rb-drawn = Drawn for recruiting.
web-rb-facedown = A card, face down
web-rb-none = None
web-rb-objectives = Objectives
web-rb-objective-kind = Objective, { $stage }
web-rb-tactics = Tactic cards
web-rb-tactic-space = Space tactic
web-rb-tactic-ground = Ground tactic
web-rb-probes = Probe cards
web-rb-probes-hidden = Only the Empire sees them.
web-rb-probes-drawn = Probe cards drawn
web-rb-probe = Probe card: { $system }
web-rb-probe-seen = The Rebels have seen this card
web-rb-piles = Piles
web-rb-pile-missions = Mission deck
web-rb-pile-projects = Project deck
web-rb-pile-actions = Action deck
web-rb-pile-objectives = Objective deck
web-rb-pile-probes = Probe deck
web-rb-pile-tactics-space = Space tactics
web-rb-pile-tactics-ground = Ground tactics
web-rb-open = { $count } open
web-rb-mode-attempt = Attempt
web-rb-mode-resolve = Resolve
web-rb-deck-starting = starting
web-rb-deck-project = project
web-rb-timing-assignment = Assignment
web-rb-timing-start-of-combat = Start of Combat
web-rb-timing-immediate = Immediate
web-rb-timing-special = Special
web-rb-skill-diplomacy = { $count } diplomacy
web-rb-skill-intel = { $count } intel
web-rb-skill-logistics = { $count } logistics
web-rb-skill-spec-ops = { $count } spec ops
web-rb-skill-name-diplomacy = diplomacy
web-rb-skill-name-intel = intel
web-rb-skill-name-logistics = logistics
web-rb-skill-name-spec-ops = spec ops
web-rb-tactic-values = tactics: { $space } in space, { $ground } on the ground
web-rb-no-tactics = no tactic values
web-rb-units = Units and supply
web-rb-in-supply = { $unit }, { $count } in the supply
web-rb-attack = attack: { $red } red, { $black } black
web-rb-health-red = { $count } red health
web-rb-health-black = { $count } black health
web-rb-no-health = cannot be damaged
web-rb-carries = { $count ->
    [one] carries { $count } unit
   *[other] carries { $count } units
}
web-rb-restricted = moves only with a carrier
web-rb-immobile = never moves
web-rb-building = You build with
web-rb-icon = for space { $space } of the queue. { $left ->
    [0] The last icon.
    [one] { $left } icon comes after it.
   *[other] { $left } icons come after it.
}
web-rb-ready = Ready to be deployed
web-rb-to-place = Starting units to be placed
web-rb-deployed = Deployed so far: { $places }

## Missions and combats

web-rb-mission-in = in { $place }
web-rb-mission-against = against { $leader }
web-rb-mission-place = Where does it take place?
web-rb-mission-oppose = Will anybody oppose it?
web-rb-mission-before-roll = Before the roll
web-rb-mission-roll = The roll
web-rb-mission-after-roll = After the roll
web-rb-mission-verdict = The outcome
web-rb-mission-effect = The effect
web-rb-mission-discard = The card is put away
web-rb-attempts = attempt it
web-rb-opposes = oppose it
web-rb-nobody = Nobody
web-rb-dice = { $count ->
    [0] no dice
    [one] { $count } die
   *[other] { $count } dice
}
web-rb-bonus = { $count ->
    [one] { $count } success added
   *[other] { $count } successes added
}
web-rb-successes = { $count ->
    [one] success
   *[other] successes
}
web-rb-rolled = Dice
web-rb-resolves = This mission is resolved: nobody can oppose it.
web-rb-unopposed = Nobody opposes it so far.
web-rb-unopposed-done = Nobody opposed it.
web-rb-skill-counts = One die for each { $skill } icon of a side's leaders there. More successes win; a tie fails.
web-rb-all-skills = Icons of every skill count.
web-rb-succeeded = The mission succeeds
web-rb-failed = The mission fails
web-rb-combat = Combat in { $system }
web-rb-combat-round = Combat round { $round }
web-rb-theatre-space = Space battle
web-rb-theatre-ground = Ground battle
web-rb-attack-space = { $side } attack in space
web-rb-attack-ground = { $side } attack on the ground
web-rb-won = Won: { $side }
web-rb-plans = Death Star Plans
web-rb-acts-first = acts first
web-rb-tactic-counts = Tactic cards in hand: { $space } for space, { $ground } for the ground
web-rb-no-blocking = Cannot block in this battle
web-rb-no-retreat = Cannot retreat in this round
web-rb-blind = The Rebels cannot send anyone against it.
web-rb-moving = To { $place }:
web-rb-moving-none = nothing yet
web-rb-room = room for { $count } more from { $place }
web-rb-escape = May retreat without carriers
web-rb-retreated = Has retreated
web-rb-no-units = No units
web-rb-wound = { $unit }: { $marks } damage marked, { $assigned } assigned now, of { $health } health
web-rb-doomed = Destroyed at the end of the battle: { $things }
web-rb-picked = { $count ->
    [one] { $count } die is rolled again
   *[other] { $count } dice are rolled again
}
web-rb-stage-add-leaders = Leaders join
web-rb-stage-cards = Start of Combat cards
web-rb-stage-draw-tactics = Tactic cards are drawn
web-rb-stage-set-dice = Before the roll
web-rb-stage-roll = The roll
web-rb-stage-actions = Combat actions
web-rb-stage-reroll = Rolling again
web-rb-stage-card-damage = Damage of a card
web-rb-stage-bombard = Bombardment
web-rb-stage-convert = Counting hits
web-rb-stage-assign-damage = Damage is assigned
web-rb-stage-block = Damage is blocked
web-rb-stage-damage = The damage
web-rb-stage-battle-end = The battle ends
web-rb-stage-plans = Death Star Plans
web-rb-stage-objectives = Objectives
web-rb-stage-retreat = Retreat
web-rb-stage-end = The combat ends
web-rb-report-combat = The last combat
web-rb-report-mission = The last mission

## Odds

web-rb-odds = Odds
web-rb-odds-wait = Trying it out…
web-rb-odds-none = Nothing is at stake now that could be tried out.
web-rb-odds-attacker = { $player } wins: { $percent } %
web-rb-odds-defender = { $player } holds: { $percent } %
web-rb-odds-succeeds = { $player } succeeds: { $percent } %
web-rb-odds-fails = { $player } foils it: { $percent } %
web-rb-odds-nobody = Undecided: { $percent } %
web-rb-odds-losses = loses { $mean } units on average, mostly { $low } to { $high }
web-rb-odds-samples = { $count } trials with what you may know; sides play plainly.

## Hints for newcomers

web-rb-coach-units = Before the game begins each side places its starting units. Pick a unit and a system that glows; the list on the right says the same in words.
web-rb-coach-base = Your base hides in one of the glowing systems. Choose a quiet corner: nobody else will be told.
web-rb-coach-goal-rebels = You win when reputation (the star) and time (the clock) meet on this track. Objectives pull the star towards the clock: stay hidden and last.
web-rb-coach-goal-empire = You win by finding the Rebel base and taking it. The search chart shows where it can no longer be; you can make notes there.
web-rb-coach-assign = Assign leaders to missions, face down: drag a leader onto a card, or point at one and then the other. Its leaders need as many icons of the card's skill as it shows. Leaders left in the pool can move fleets and oppose missions.
web-rb-coach-turn = The sides take turns: reveal one assigned mission, activate a system with a leader from the pool, or pass for the rest of the phase.
web-rb-coach-activate = A leader with tactic values goes to a system and brings units from neighbouring systems along. Where both sides meet, they fight.
web-rb-coach-move = Pick the units that come along. TIE Fighters and ground units need room in a carrier from the same place.
web-rb-coach-oppose = You may send one leader from your pool. Both sides then roll a die for each icon of the skill; a tie stops the mission.
web-rb-coach-fight = Hits wound units whose health has the colour of the die, direct hits any unit. Specials draw tactic cards or pay for strong ones.
web-rb-coach-retreat = You may lead your units to a neighbouring system with a leader, or fight another round.
web-rb-coach-recruit = Keep one of the cards you drew; a leader pictured on it joins your pool.
web-rb-coach-build = Each icon of your systems builds one unit. It enters the queue on the space of the system's number and comes down one space at every build.
web-rb-coach-deploy = Units that left the queue are placed in your systems, at most two in each.
