### Star Realms: questions, choices, the log and refusals.


## Modes, roles, decks and options

mode-duel = Duel
mode-free-for-all = Free-for-all
mode-hunter = Hunter
mode-hydra = Hydra
mode-emperor = Emperor
mode-raid = Raid

role-player = player
role-emperor = emperor
role-admiral = admiral
role-boss = boss
role-raider = raider

deck-colony-wars = Colony Wars
deck-base = base set
deck-mixed = Colony Wars and base set


card-unknown = a card

## The table

heading-turn = turn { $turn }: { $player }

count-authority = authority { $count }
count-trade = trade { $count }
count-combat = combat { $count }
count-hand = hand { $count }
count-deck = deck { $count }
count-discard = discard { $count }
count-owed = must discard { $count }
count-pledge = offers { $count }
count-trade-deck = trade deck { $count }
count-scrap-heap = scrap heap { $count }

zone-row = Trade row
zone-in-play = In play
zone-hand = Hand
zone-hand-empty = Hand: empty
zone-hand-of = Hand of { $player }

mark-teammate = teammate
mark-out = out
mark-ready = ready
mark-primary = main
mark-ally = ally
mark-scrap = scrap

letter-blob = B
letter-star-empire = S
letter-trade-federation = T
letter-machine-cult = M

fact-cost = cost { $count }
fact-defense = defense { $count }
ability-ally = Ally
ability-scrap = Scrap this card
standing-role = { $role }, { $standing }
names-list = { $first }, { $rest }
names-nobody = –
mark-in-brackets = ({ $mark })
mark-used = { $mark }✓
mark-live = { $mark }+
mark-asleep = { $mark }–
letter-in-brackets = [{ $letter }]
text-plain = { $text }
text-ally = Ally: { $text }
text-scrap = Scrap this card: { $text }
hint-pile = Enter looks through the pile.
hint-deck-top = Everybody knows the top of this deck: Enter shows it.
help-signs = [B] Blob · [S] Star Empire · [T] Trade Federation · [M] Machine Cult · (3) cost · ▽5 base and its defense · ▼5 outpost: it must be destroyed before its owner can be attacked · main, ally, scrap: abilities, with + ready, ✓ used, – no ally in play
help-goal = Play cards for trade and combat, buy better ones with trade, attack with combat. Who brings the opponent’s authority to 0 wins.

## Questions

ask-main = Your turn: play cards, use abilities, buy and attack in any order, then end your turn.
ask-team-main = Your team’s turn: play cards, use abilities, buy and attack in any order, then say you are ready.
ask-either-or = { $card }: choose one of its two effects.
ask-victim = Choose the opponent who discards a card.
ask-discard = { $count ->
    [one] Choose a card from your hand to discard.
   *[other] Choose a card from your hand to discard ({ $count } to go).
}
ask-may-discard-own = { $count ->
    [one] You may discard a card from your hand.
   *[other] You may discard up to { $count } cards from your hand.
}
ask-discard-own = { $count ->
    [one] Choose a card from your hand to discard.
   *[other] Choose a card from your hand to discard ({ $count } to go).
}
ask-may-scrap-hand = { $count ->
    [one] You may scrap a card from your hand.
   *[other] You may scrap up to { $count } cards from your hand.
}
ask-scrap-hand = { $count ->
    [one] Choose a card from your hand to scrap.
   *[other] Choose a card from your hand to scrap ({ $count } to go).
}
ask-may-scrap-discard = { $count ->
    [one] You may scrap a card from your discard pile.
   *[other] You may scrap up to { $count } cards from your discard pile.
}
ask-may-scrap-own = { $count ->
    [one] You may scrap a card from your hand or discard pile.
   *[other] You may scrap up to { $count } cards from your hand or discard pile.
}
ask-scrap-own = { $count ->
    [one] Choose a card from your hand or discard pile to scrap.
   *[other] Choose a card from your hand or discard pile to scrap ({ $count } to go).
}
ask-trade-or-combat = { $count ->
    [one] Take 2 trade or 2 combat for the discarded card.
   *[other] Take 2 trade or 2 combat for a discarded card ({ $count } to go).
}
ask-scrap-row = { $count ->
    [one] You may scrap a card from the trade row.
   *[other] You may scrap up to { $count } cards from the trade row.
}
ask-may-destroy-base = You may destroy a base.
ask-destroy-base = Choose a base to destroy.
ask-acquire-any-ship = Choose a ship to acquire for free.
ask-acquire-free = Choose a card costing up to { $cost } to acquire for free.
ask-place = Where shall { $card } go?
ask-copy-base = Choose the base to copy until the end of your turn.
ask-copy-ship = Choose the ship to copy.
ask-attack-amount = How much combat do you spend on { $target }? You have { $combat }.
ask-damage-amount = How much combat do you spend on { $card }? It needs { $missing } more to be destroyed.
ask-joint-attack = { $proposer } proposes to destroy { $card } ({ $owner }) together. How much combat do you give?
ask-joint-purchase = { $proposer } proposes to pay together for { $card }; it goes to { $receiver }. How much trade do you give?
ask-gift = You are out of the game. You may give one of your cards to { $to }.

## What the others wait for

wait-main = Waiting for { $player } to play their turn.
wait-choose = Waiting for { $player } to choose one of two effects.
wait-victim = Waiting for { $player } to choose who discards.
wait-discard = Waiting for { $player } to discard.
wait-scrap = Waiting for { $player } to decide about scrapping.
wait-destroy-base = Waiting for { $player } to decide about a base.
wait-acquire = Waiting for { $player } to acquire a card.
wait-copy = Waiting for { $player } to copy a card.
wait-attack = Waiting for { $player } to attack.
wait-joint = Waiting for { $player } to answer the team’s proposal.
wait-gift = Waiting for { $player } to give a card away.

## Headings of choices

group-play = Play
group-use = Abilities
group-attack = Attack
group-acquire = Buy
group-pass = Pass to a teammate

## Choices

do-play = Play { $card }
do-use-primary = Use { $card }
do-use-ally = Use the ally ability of { $card }
do-use-scrap = Scrap { $card } for its scrap ability
do-acquire = Buy { $card } for { $cost } trade
do-acquire-free = Acquire { $card } (cost { $cost }) for free
do-attack = Attack { $target }
do-attack-base = Attack { $card } of { $owner } (needs { $defense })
do-pass = Pass { $card } to { $to } for 1 trade
do-propose-attack = Propose to destroy { $card } of { $owner } together
do-propose-acquire = Propose to pay together for { $card }, for { $receiver }
do-ready = I am ready: end my main phase
do-end-turn = End the turn
confirm-unplayed = { $cards ->
        [one] You still have a card to play.
       *[other] You still have { $cards } cards to play.
    } End the turn all the same?
confirm-unspent = You can still attack with { $combat } combat. End the turn all the same?
confirm-unplayed-and-unspent = { $cards ->
        [one] You still have a card to play
       *[other] You still have { $cards } cards to play
    } and { $combat } combat to attack with. End the turn all the same?
do-withdraw = I am not ready after all
do-spend = Spend { $amount }
do-choose-either = { $effect }
do-choose-or = { $effect }
do-take-trade = +2 trade
do-take-combat = +2 combat
do-target = { $target } discards a card
do-discard = Discard { $card }
do-scrap-hand = Scrap { $card } from hand
do-scrap-discard = Scrap { $card } from the discard pile
do-scrap-row = Scrap { $card } from the trade row
do-destroy-own = Destroy your own { $card }
do-destroy = Destroy { $card } of { $owner }
do-copy-base = Copy { $card } of { $owner }
do-copy-ship = Copy { $card }
do-place-pile = On the discard pile
do-place-ability-top = On top of your deck (by the ability)
do-place-ability-hand = Into your hand (by the ability)
do-place-own-text = Into your hand (by its own text)
do-place-waiting-hand = Into your hand (by an effect of this turn)
do-place-waiting-top = On top of your deck (by an effect of this turn)
do-place-waiting-ship-top = On top of your deck (by an effect of this turn for ships)
do-give = Give { $card }
do-decline = No, nothing more

## Effects to choose from

effect-trade-1 = +1 trade
effect-trade-2 = +2 trade
effect-trade-3 = +3 trade
effect-combat-2 = +2 combat
effect-combat-3 = +3 combat
effect-combat-5 = +5 combat
effect-combat-6 = +6 combat
effect-authority-1 = +1 authority
effect-authority-2 = +2 authority
effect-authority-3 = +3 authority
effect-acquire-6 = Acquire a card costing up to 6 for free
effect-draw-per-blob = Draw a card for each Blob card played this turn
effect-discard-draw = Discard up to 2 cards, then draw as many

## The log

log-first-drawn = { $player } goes first, by lot.
log-first-team-drawn = The team of { $player } goes first, by lot.
log-boss-drawn = { $player } is the boss, by lot.
log-shuffled = { $player } shuffles the discard pile into a new deck.
log-began = The trade row is laid out and the hands are drawn.
log-turn = Turn { $turn }: { $player }.
log-team-turn = Turn { $turn }: the team of { $player }.
log-played = { $player } plays { $card }.
log-used-primary = { $player } uses { $card }.
log-used-ally = { $player } uses the ally ability of { $card }.
log-used-scrap = { $player } scraps { $card } for its scrap ability.
log-gained-trade = { $player } gains { $amount } trade ({ $card }).
log-gained-combat = { $player } gains { $amount } combat ({ $card }).
log-gained-authority = { $player } gains { $amount } authority ({ $card }).
log-drew = { $count ->
    [one] { $player } draws a card.
   *[other] { $player } draws { $count } cards.
}
log-hand-discarded = { $count ->
    [one] { $player } discards the last card in hand.
   *[other] { $player } discards the { $count } cards in hand.
}
log-discarded = { $player } discards { $card }.
log-scrapped-hand = { $player } scraps { $card } from hand.
log-scrapped-discard = { $player } scraps { $card } from the discard pile.
log-scrapped-row = { $player } scraps { $card } from the trade row.
log-row-filled = { $card } comes into the trade row.
log-acquired = { $paid ->
    [0] { $player } acquires { $card } for free.
   *[other] { $player } buys { $card } for { $paid } trade.
}
log-acquired-hand = { $paid ->
    [0] { $player } acquires { $card } for free, into hand.
   *[other] { $player } buys { $card } for { $paid } trade, into hand.
}
log-acquired-top = { $paid ->
    [0] { $player } acquires { $card } for free, on top of the deck.
   *[other] { $player } buys { $card } for { $paid } trade, on top of the deck.
}
log-discard-demanded = { $player } makes { $victim } discard a card.
log-next-to-hand = The next card { $player } acquires goes to hand.
log-next-to-top = The next card { $player } acquires goes on top of the deck.
log-copied = { $player }: { $card } is now a copy of { $of }.
log-attacked = { $player } attacks { $target } for { $amount }: authority { $authority }.
log-base-damaged = { $player } deals { $amount } damage to { $card } of { $owner }.
log-base-destroyed = { $paid ->
    [0] { $player } destroys { $card } of { $owner } by an ability.
   *[other] { $player } destroys { $card } of { $owner } for { $paid } combat.
}
log-damage-removed = The bases of { $player } are repaired.
log-passed = { $player } passes { $card } to { $to }.
log-attack-proposed = { $player } proposes to destroy { $card } of { $owner } together.
log-purchase-proposed = { $player } proposes to pay together for { $card }, for { $receiver }.
log-pledged = { $amount ->
    [0] { $player } puts in nothing.
   *[other] { $player } puts in { $amount } towards it.
}
log-joint-failed = The joint payment proposed by { $player } comes to nothing.
log-joint-paid = The team pays together.
log-ready = { $player } is ready.
log-withdrew = { $player } is not ready after all.
log-conceded = { $player } concedes.
log-eliminated = { $player } is out of the game.
log-given = { $player } gives { $card } to { $to }.
log-drawn = Nothing has changed for a long time: the game is drawn.
log-won = { $player } wins the game.
log-team-won = The side of { $player } wins the game.

## Refusals

refuse-number-of-players = this mode is for another number of players
refuse-no-such-seat = nobody sits in that seat
refuse-game-over = the game is over
refuse-not-begun = the decks are still being shuffled
refuse-eliminated = an eliminated player takes no more part in the game
refuse-not-your-decision = somebody else has to decide now
refuse-finish-first = an effect is still being carried out: answer its question first
refuse-nothing-asks = nothing asks for this now
refuse-not-in-hand = this card is not in your hand
refuse-not-in-play = there is no such card in play
refuse-no-such-ability = the card has no such ability
refuse-ship-primary = a ship’s primary ability takes effect when it is played, not later
refuse-already-used = this ability was used this turn; each can be used once a turn
refuse-no-ally = an ally ability needs another card of the same faction in play
refuse-not-for-sale = this card is not for sale
refuse-starting-card = Scouts and Vipers cannot be bought
refuse-no-explorers = the explorer pile is empty
refuse-too-expensive = the card costs more trade than you have
refuse-beyond-ability = the ability does not let you take this card
refuse-no-combat = you have no combat to attack with
refuse-not-an-opponent = this is not one of your opponents
refuse-outpost-guards-player = an outpost protects this player: destroy it first
refuse-outpost-guards-base = an outpost protects this base: attack the outpost first
refuse-outpost-guards-target = an outpost protects this base: it cannot be targeted before the outpost is gone
refuse-team-outpost-guards-player = a teammate’s outpost protects this player: destroy it first
refuse-team-outpost-guards-base = a teammate’s outpost protects this base: destroy it first
refuse-ships-are-safe = ships cannot be attacked
refuse-defense-too-high = your combat is below the base’s defense
refuse-wrong-amount = you can spend from 1 to all the combat you have
refuse-more-than-needed = that is more than the base needs
refuse-wrong-share = with this share the price cannot be met, or you do not have so much
refuse-only-left-neighbour = in hunter you play only against the neighbour on your left
refuse-only-neighbours-bases = in hunter you attack only the bases of your neighbours
refuse-only-opposite-admiral = an admiral plays only against the admiral opposite
refuse-only-enemy-emperor = the admiral opposite is out, so only the enemy emperor can be attacked
refuse-no-passing = cards are passed only in the emperor mode
refuse-passing-costs-trade = passing a card costs 1 trade
refuse-not-in-discard = this card is not in your discard pile
refuse-zone-not-named = the ability does not allow cards from there
refuse-not-in-row = this card is not in the trade row
refuse-not-a-teammate = this is not a teammate who is in the game
refuse-no-joint-payment = only teams in hydra pay together
refuse-no-joint-explorers = Explorers are not paid for together
refuse-team-too-poor = your team together has too little
refuse-already-declined = your last proposal came to nothing and no pool has changed since
refuse-nothing-to-give = you have nothing to give towards it
refuse-already-ready = you have ended your main phase
refuse-not-ready = you have not ended your main phase
refuse-not-optional = this part of the ability is not optional
refuse-cannot-be-targeted = this player cannot be chosen
refuse-cannot-be-copied = only another base in play can be copied
refuse-ship-cannot-be-copied = only another ship that you played this turn can be copied
refuse-cannot-be-placed-so = no effect puts the card there
refuse-not-yours-to-give = this card is not yours to give
refuse-scrap-heap-is-final = cards in the scrap heap never return
refuse-face-down = these cards are face down
