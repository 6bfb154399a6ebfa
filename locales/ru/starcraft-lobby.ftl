### StarCraft on the front page and in the form of a new table: its name, and what can be chosen.

game-name = StarCraft: настольная игра
game-blurb = Выкладывайте приказы лицом вниз на планеты галактики, собирайте армии, перехитрите соперников в битвах и удержите то, что даёт очки. Вечер войны, где соблюдается каждое правило.
