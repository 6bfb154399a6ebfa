### Star Wars: Rebellion on the front page and in the form of a new table: its name, and what can be chosen.

game-name = Star Wars: Rebellion
game-blurb = The Empire searches the galaxy for a hidden base; the Rebels win hearts until time runs out for the Emperor. Two sides that play two different games, for two players or two teams.

option-start = Setup
option-start-full = full
    .hint = Loyalty, units and starting action cards differ from game to game, and both sides place their units.
option-start-first-game = first game
    .hint = The fixed setup of the introductory booklet; abilities of action cards are left out.
option-sides = Sides
option-sides-order = the first seat plays the Rebels
option-sides-swapped = the first seat plays the Empire
option-sides-lot = by lot
option-gaining = Gaining units that the supply lacks
option-gaining-scrap = own units on the board may be given up for them
option-gaining-supply = only what the supply holds
option-old-base = A new base while Imperial ships are at the old one
option-old-base-combat = a combat follows
option-old-base-peace = no combat follows
