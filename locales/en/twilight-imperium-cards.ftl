### Twilight Imperium: strategy cards, promissory notes and tokens.
### .primary and .secondary are the abilities of a strategy card; .text is what a component does; .counted says how many.

## Strategy cards

strategy-leadership = Leadership
    .primary = Gain 3 command tokens. Then you may spend any amount of influence and gain 1 command token for every 3 spent.
    .secondary = Spend any amount of influence and gain 1 command token for every 3 spent. No command token is spent.
strategy-diplomacy = Diplomacy
    .primary = Choose a system, other than Mecatol Rex's, with a planet you control and ready up to 2 of your planets there. Then every other player puts a command token from their reinforcements there.
    .secondary = Spend 1 token from your strategy pool to ready up to 2 of your planets.
strategy-politics = Politics
    .primary = Choose a player who is not the speaker; they take the speaker token. Draw 2 action cards. Look at the top 2 agenda cards and put each on the top or the bottom of the deck.
    .secondary = Spend 1 token from your strategy pool to draw 2 action cards.
strategy-construction = Construction
    .primary = You may place 1 PDS or 1 space dock on a planet you control. Then you may place 1 PDS on a planet you control.
    .secondary = Spend 1 token from your strategy pool and place it in a system; place 1 PDS or 1 space dock on a planet you control there.
strategy-trade = Trade
    .primary = Gain 3 trade goods. Replenish commodities. Choose any number of other players, who use the secondary ability without spending a token.
    .secondary = Spend 1 token from your strategy pool to replenish commodities.
strategy-warfare = Warfare
    .primary = Take 1 of your command tokens off the board and put it in any of your pools. Then you may redistribute your command tokens.
    .secondary = Spend 1 token from your strategy pool to use Production of one of your space docks in your home system.
strategy-technology = Technology
    .primary = Research 1 technology. Then you may spend 6 resources to research 1 more.
    .secondary = Spend 1 token from your strategy pool and 4 resources to research 1 technology.
strategy-imperial = Imperial
    .primary = You may score 1 public objective whose requirement you meet. Then gain 1 victory point if you control Mecatol Rex; otherwise draw 1 secret objective.
    .secondary = Spend 1 token from your strategy pool to draw 1 secret objective.

## Promissory notes of every colour

note-ceasefire = Ceasefire
    .text = After the player who issued this note activates a system with your units: none of their units can move into that system. Then the note returns.
note-political-secret = Political Secret
    .text = When an agenda is revealed: until it has been resolved, the player who issued this note cannot vote on it, play action cards or use faction abilities. Then the note returns.
note-support-for-the-throne = Support for the Throne
    .text = When you receive this note, put it in your play area and gain 1 victory point. If you activate a system with units of the player who issued it, or if that player is eliminated, you lose that point and the note returns.
note-trade-agreement = Trade Agreement
    .text = When the player who issued this note replenishes commodities: they give you all their commodities. Then the note returns.

## Promissory notes of single factions

note-stymie = Stymie
    .text = Action: put this note in your play area. While it lies there, the Arborec player cannot produce units in non-home systems with your units or in systems adjacent to them. It returns when you activate a system with Arborec units.
note-war-funding = War Funding
    .text = At the start of a round of space combat: the Letnev player loses 2 trade goods, or as many as they have; you may reroll any of your dice during that round. Then the note returns.
note-raghs-call = Ragh's Call
    .text = After you land ground forces on a planet: all Saar ground forces on it are moved to another planet controlled by the Saar player. Then the note returns.
note-fires-of-the-gashlai = Fires of the Gashlai
    .text = Action: the Muaat player returns 1 token from their fleet pool to their reinforcements, then you gain your war sun technology, ignoring prerequisites. Then the note returns.
note-trade-convoys = Trade Convoys
    .text = Action: put this note in your play area. While it lies there, you can make transactions with players who are not your neighbors. It returns when you activate a system with Hacan units.
note-military-support = Military Support
    .text = At the start of the Sol player's turn: they return 1 token from their strategy pool to their reinforcements, if they have any; you may place 2 infantry from your reinforcements on one planet you control. Then the note returns.
note-creuss-iff = Creuss IFF
    .text = At the start of your turn in the action phase: place or move a Creuss wormhole token into a system with a planet you control or into a non-home system without other players' ships. Then the note returns.
note-cybernetic-enhancements = Cybernetic Enhancements
    .text = At the start of your turn: the L1Z1X player returns 1 token from their strategy pool to their reinforcements, and you put 1 token from your reinforcements in your strategy pool. Then the note returns.
note-promise-of-protection = Promise of Protection
    .text = Action: put this note in your play area. While it lies there, the Mentak player cannot use Pillage against you. It returns when you activate a system with Mentak units.
note-gift-of-prescience = Gift of Prescience
    .text = At the end of the strategy phase: put this note in your play area and the Naalu "0" token on your strategy card. Your initiative is 0, and Telepathic does not work this round. It returns at the end of the status phase.
note-antivirus = Antivirus
    .text = At the start of a combat: put this note in your play area. While it lies there, the Nekro player cannot use Technological Singularity against you. It returns when you activate a system with Nekro units.
note-tekklar-legion = Tekklar Legion
    .text = At the start of a combat in an invasion: add 1 to each of your units' combat rolls in it. If your opponent is the N'orr player, they also subtract 1 from theirs. Then the note returns.
note-research-agreement = Research Agreement
    .text = After the Jol-Nar player researches a technology that is not a faction technology: gain that technology. Then the note returns.
note-acquiescence = Acquiescence
    .text = At the end of the strategy phase: exchange one of your strategy cards for one that the Winnu player chose. Then the note returns.
note-political-favor = Political Favor
    .text = When an agenda is revealed: the Xxcha player returns 1 token from their strategy pool to their reinforcements; discard that agenda and reveal the next one; players vote on that one instead. Then the note returns.
note-greyfire-mutagen = Greyfire Mutagen
    .text = After a system is activated: the Yin player cannot use faction abilities or faction technologies during this tactical action. Then the note returns.
note-spy-net = Spy Net
    .text = At the start of your turn: look at the Yssaril player's action cards and take 1 of them. Then the note returns.

## Pools

pool-tactic = Tactic pool
    .short = Tactic
    .text = Pays for tactical actions.
pool-fleet = Fleet pool
    .short = Fleet
    .text = Limits your non-fighter ships in each system.
pool-strategy = Strategy pool
    .short = Strategy
    .text = Pays for secondary abilities of strategy cards.
pool-reinforcements = Reinforcements
    .text = Your units and command tokens that are not in use.

## Tokens

token-command = Command token
    .text = Pays for actions and measures fleets.
    .counted = { $count ->
        [one] { $count } command token
       *[other] { $count } command tokens
    }
token-control = Control token
    .text = Marks whose planet, victory points or scored objective it is.
token-trade-good = Trade good
    .text = Spend it as 1 resource or 1 influence, but not for votes.
    .counted = { $count ->
        [one] { $count } trade good
       *[other] { $count } trade goods
    }
token-commodity = Commodity
    .text = Becomes a trade good when given to another player.
    .counted = { $count ->
        [one] { $count } commodity
       *[other] { $count } commodities
    }
token-custodians = Custodians token
    .text = While it lies on Mecatol Rex, no ground forces can land there and there is no agenda phase. Removing it costs 6 influence and gives 1 victory point.
token-speaker = Speaker token
    .text = Its owner chooses a strategy card first, votes last and breaks ties.
token-naalu-zero = "0" token
    .text = Its owner has initiative 0.
token-creuss-alpha = Creuss wormhole token, alpha
    .text = Its system contains a wormhole of this type.
token-creuss-beta = Creuss wormhole token, beta
    .text = Its system contains a wormhole of this type.
token-assimilator-x = Assimilator token X
    .text = Lies on the technology that Valefar Assimilator X copies.
token-assimilator-y = Assimilator token Y
    .text = Lies on the technology that Valefar Assimilator Y copies.

## Amounts

amount-resources = Resources
    .counted = { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
amount-influence = Influence
    .counted = { $count } influence
amount-votes = Votes
    .counted = { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
amount-victory-points = Victory points
    .counted = { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
