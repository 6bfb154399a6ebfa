### Twilight Imperium on the front page and in the form of a new table: its name, and what can be chosen.

game-name = Twilight Imperium
game-blurb = Six factions, one galaxy, one empty throne: trade, promise, vote and fight for victory points.
option-galaxy = Galaxy
option-galaxy-ready = a ready map
option-galaxy-built = built by the players, tile by tile
option-map = Map string
    .hint = Tile numbers from the north clockwise, ring after ring, 0 for home places; nothing for our own map
option-factions = Factions
option-factions-chosen = factions chosen, the speaker first
    .brief = Chosen, the speaker first
option-factions-draft = factions chosen among a few drawn by lot
    .brief = Chosen among a few drawn by lot
option-factions-random = factions dealt at random
    .brief = Dealt at random
option-goal = Victory points
option-goal-10 = 10 victory points
    .brief = 10
option-goal-14 = 14 victory points, a long game
    .brief = 14, a long game
