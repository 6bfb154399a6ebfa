### Star Wars: Rebellion: the table in words, for terminals and readers.

heading-first-game = first game
heading-round = round { $count }
heading-reputation = reputation { $count }
phase-setup = setup
phase-assignment = Assignment phase
phase-command = Command phase
phase-refresh = Refresh phase
phase-over = the game is over

standing = { $side }, { $systems ->
    [one] { $systems } system
   *[other] { $systems } systems
}, { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
standing-left = has left the table

zone-combat = Combat: { $system }
zone-mission = Mission
zone-movement = Movement
zone-track = Queue
zone-pool = Leader pool: { $side }
zone-assigned = Assigned missions: { $side }
zone-hand = Missions { $count }
zone-discarding = To be discarded
zone-looked = Projects looked at
zone-actions = Action cards
zone-recruits = Drawn for recruiting
zone-objectives = Objectives
zone-probes = Probe cards
zone-drawn-probes = Drawn probe cards
zone-tactics = Tactic cards ({ $theatre })
zone-building = Building
zone-ready = Ready to be deployed

count-missions = missions { $count }
count-actions = action cards { $count }
count-objectives = objectives { $count }
count-probes = probe cards { $count }
count-mission-deck = mission deck { $count }
count-projects = projects { $count }
count-discarded = discarded missions { $count }
count-used = used action cards { $count }
count-played = played objectives { $count }
count-decks = objective deck { $objectives }, probe deck { $probes }
count-dice = dice { $count }
count-successes = { $count ->
    [one] { $count } success
   *[other] { $count } successes
}

mark-loyal-rebels = [Rebel loyalty]
mark-loyal-empire = [Imperial loyalty]
mark-subjugated = [subjugated]
mark-sabotaged = [sabotaged]
mark-destroyed = [destroyed]
mark-closed = [closed to Rebel missions]
mark-base = [the base]
mark-possible = ?
mark-ring = ({ $ring })
mark-detained = (detained)
face-down = a mission, face down
face-down-starting = a starting mission, face down
face-down-deck = a mission of the deck, face down
face-down-project = a project, face down

units = { $units }
mission-in = in { $place }
mission-against = against { $leader }
mission-succeeds = succeeds
mission-fails = fails
combat-begins = before the first round
combat-round = round { $count }
combat-attack = attack: { $side }, { $theatre }
combat-damage = Damage:
combat-doomed = Lost at the end of the battle:
dice-red = red
dice-black = black
moving-to = to { $place }:
moving-room = room from { $place }: { $count }
queue-space = space { $count }:
to-place = to be placed:
build-icon = { $icon }, space { $count } of the queue

skill-diplomacy = diplomacy
skill-intel = intel
skill-logistics = logistics
skill-spec-ops = spec ops
icon-space-triangle = blue triangle
icon-space-circle = blue circle
icon-space-square = blue square
icon-ground-triangle = orange triangle
icon-ground-circle = orange circle
icon-ground-square = orange square

fact-remote = remote system
fact-icon = { $one }, space { $count } of the queue
fact-icons = { $one }, { $two }, space { $count } of the queue
fact-skills = diplomacy { $diplomacy }, intel { $intel }, logistics { $logistics }, spec ops { $specops }
fact-tactics = tactics: space { $space }, ground { $ground }
fact-needs = { $skill } { $count }
text-plain = { $text }

hint-pile = Enter looks through the pile.

help-goal = Each round assign leaders to missions face down, then move fleets and reveal missions in turn. The Empire wins by taking the hidden base, the Rebels when reputation and time meet.
help-signs = › can be used now · ? the base may be here, as far as you know · ✶ hit · ✸ direct hit · ◎ special · · blank
