### What the browser says about Star Realms beyond the words all clients share.

web-sr-headline = { $mode ->
    [duel] Duel
    [free-for-all] Free-for-all
    [hunter] Hunter
    [hydra] Hydra
    [emperor] Emperor
   *[raid] Raid
} · turn { $turn }
web-sr-authority = authority
web-sr-trade = trade
web-sr-combat = combat
web-sr-word-trade = trade
web-sr-word-combat = combat
web-sr-word-authority = authority
web-sr-owed = must discard
web-sr-pledge = offers
web-sr-deck = Deck
web-sr-discard = Discard
web-sr-trade-deck = Trade deck
web-sr-scrap-heap = Scrap heap
web-sr-pile-empty = There are no cards here.
web-sr-row-empty = The trade row is empty.
web-sr-no-bases = { $player } has no bases in play.
web-sr-nothing-in-play = Cards you play lie here until the end of your turn; bases stay.
web-sr-left = { $count ->
    [one] { $count } left
   *[other] { $count } left
}
web-sr-on-top = On top: { $cards }
web-sr-copy-of = copy of { $card }
web-sr-damage = damage { $count }
web-sr-primary-ready = Ability ready
web-sr-primary-used = Ability used
web-sr-ally-live = Ally ability ready
web-sr-ally-used = Ally ability used
web-sr-ally-asleep = No ally in play
web-sr-play-all = Play all
web-sr-coach-play = This is your hand. Whatever glows may be used: click a card to play it. Scouts give trade, Vipers combat. You can play all of them.
web-sr-coach-buy = Spend trade on glowing cards in the trade row. A new card goes to your discard pile and comes into your hand later.
web-sr-coach-attack = You have combat: click your opponent’s dial to attack. Outposts (filled shields) have to be destroyed first.
web-sr-coach-end = Nothing more can be done this turn. End it: you discard everything and draw a new hand.
web-sr-coach-why = Click anything that does not glow to learn why not. Two cards of one faction wake each other’s ally ability.
web-sr-plot = Authority
