### StarCraft on the front page and in the form of a new table: its name, and what can be chosen.

game-name = StarCraft: The Board Game
game-blurb = Lay orders face down on a galaxy of planets, build armies, outwit your rivals in battle and hold the ground that counts. An evening of war with every rule enforced.
