### Twilight Imperium: objectives.
### .text is the requirement.

## Public objectives, stage I

public-corner-the-market = Corner the Market
    .text = Control 4 planets of the same trait.
public-develop-weaponry = Develop Weaponry
    .text = Own 2 unit upgrades.
public-diversify-research = Diversify Research
    .text = Own 2 technologies in each of 2 colours.
public-erect-a-monument = Erect a Monument
    .text = Spend 8 resources.
public-expand-borders = Expand Borders
    .text = Control 6 planets outside home systems.
public-found-research-outposts = Found Research Outposts
    .text = Control 3 planets with technology specialties.
public-intimidate-council = Intimidate Council
    .text = Have ships in 2 systems adjacent to Mecatol Rex's system.
public-lead-from-the-front = Lead from the Front
    .text = Spend a total of 3 tokens from your tactic and strategy pools.
public-negotiate-trade-routes = Negotiate Trade Routes
    .text = Spend 5 trade goods.
public-sway-the-council = Sway the Council
    .text = Spend 8 influence.

## Public objectives, stage II

public-centralize-galactic-trade = Centralize Galactic Trade
    .text = Spend 10 trade goods.
public-conquer-the-weak = Conquer the Weak
    .text = Control 1 planet in another player's home system.
public-form-galactic-brain-trust = Form Galactic Brain Trust
    .text = Control 5 planets with technology specialties.
public-found-a-golden-age = Found a Golden Age
    .text = Spend 16 resources.
public-galvanize-the-people = Galvanize the People
    .text = Spend a total of 6 tokens from your tactic and strategy pools.
public-manipulate-galactic-law = Manipulate Galactic Law
    .text = Spend 16 influence.
public-master-the-sciences = Master the Sciences
    .text = Own 2 technologies in each of 4 colours.
public-revolutionize-warfare = Revolutionize Warfare
    .text = Own 3 unit upgrades.
public-subdue-the-galaxy = Subdue the Galaxy
    .text = Control 11 planets outside home systems.
public-unify-the-colonies = Unify the Colonies
    .text = Control 6 planets of the same trait.

## Secret objectives

secret-adapt-new-strategies = Adapt New Strategies
    .text = Own 2 faction technologies; Valefar Assimilators do not count.
secret-become-the-gatekeeper = Become the Gatekeeper
    .text = Have ships in a system with an alpha wormhole and in a system with a beta wormhole; one system with both is enough.
secret-control-the-region = Control the Region
    .text = Have ships in 6 systems.
secret-cut-supply-lines = Cut Supply Lines
    .text = Have ships in a system with another player's space dock.
secret-destroy-their-greatest-ship = Destroy Their Greatest Ship
    .text = Destroy another player's war sun or flagship.
secret-establish-a-perimeter = Establish a Perimeter
    .text = Have 4 PDS on the board.
secret-forge-an-alliance = Forge an Alliance
    .text = Control 4 cultural planets.
secret-form-a-spy-network = Form a Spy Network
    .text = Discard 5 action cards.
secret-fuel-the-war-machine = Fuel the War Machine
    .text = Have 3 space docks on the board.
secret-gather-a-mighty-fleet = Gather a Mighty Fleet
    .text = Have 5 dreadnoughts on the board.
secret-learn-the-secrets-of-the-cosmos = Learn the Secrets of the Cosmos
    .text = Have ships in 3 systems that are each adjacent to an anomaly.
secret-make-an-example-of-their-world = Make an Example of Their World
    .text = Destroy with Bombardment the last ground force another player has on a planet.
secret-master-the-laws-of-physics = Master the Laws of Physics
    .text = Own 4 technologies of the same colour.
secret-mine-rare-metals = Mine Rare Metals
    .text = Control 4 hazardous planets.
secret-monopolize-production = Monopolize Production
    .text = Control 4 industrial planets.
secret-occupy-the-seat-of-the-empire = Occupy the Seat of the Empire
    .text = Control Mecatol Rex and have 3 or more ships in its system.
secret-spark-a-rebellion = Spark a Rebellion
    .text = Win a combat against a player who has the most victory points, alone or tied.
secret-threaten-enemies = Threaten Enemies
    .text = Have ships in a system adjacent to another player's home system.
secret-turn-their-fleets-to-dust = Turn Their Fleets to Dust
    .text = Destroy with Space Cannon the last ship another player has in a system.
secret-unveil-flagship = Unveil Flagship
    .text = Win a space combat in a system with your flagship; not if it is destroyed in that combat.
