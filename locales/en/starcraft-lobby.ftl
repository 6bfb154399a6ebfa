### StarCraft on the front page and in the form of a new table: its name, and what can be chosen.

game-name = StarCraft: The Board Game
game-blurb = Six factions of three races fight over a galaxy of planets: secret orders, armies of figures, battles decided by Combat cards. An evening of plans that meet.

option-variant = Variant
option-variant-standard = Standard
    .hint = The first with 15 conquest points wins, or whoever fulfils the special condition of his faction.
option-variant-conquest = Galactic Conquest
    .hint = No points: the last one on the board wins.
option-variant-teams = Teams
    .hint = Teams of two, each player with his own faction.
option-variant-team-conquest = Galactic Conquest in teams
    .hint = No points: the last team on the board wins.
option-expansion = Expansion
option-expansion-none = without an expansion
    .hint = The base game alone.
option-expansion-brood-war = Brood War
    .hint = Leadership cards and heroes, new units and planets, installations, Defend orders. Special victories only by a Leadership card.
option-galaxy = Galaxy
option-galaxy-built = built by the players
option-galaxy-ready = ready and balanced
option-factions = Factions
option-factions-draft = picked in turn
option-factions-dealt = dealt at random
option-technology-units = Archons and Guardians
option-technology-units-count = count against the build limit
option-technology-units-free = do not count against the build limit
option-racial-abilities = Racial abilities of the Protoss and the Zerg
option-racial-abilities-off = without
option-racial-abilities-on = with
