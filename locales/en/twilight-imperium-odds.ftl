### The odds of a combat.

odds-space = Space combat
odds-ground = Ground combat
odds-attacker = Attacker: { $units }
odds-defender = Defender: { $units }
odds-with = – { $thing }
odds-influence = – { $influence } influence to spend
odds-wormhole = – a wormhole in the system
odds-attacker-wins = The attacker wins: { $chance } %
odds-nobody-wins = Nobody is left: { $chance } %
odds-defender-wins = The defender wins: { $chance } %
odds-attacker-left = The attacker has { $mean } of { $all } units left
odds-defender-left = The defender has { $mean } of { $all } units left
odds-left-of = { $unit }: { $mean } of { $all }
odds-battles = { $battles ->
        [one] { $battles } battle
       *[other] { $battles } battles
    }, nobody retreats; seed { $seed }
odds-bad-with = ‘{ $text }’ belongs into the short form of a side, such as tech=duranium_armor; --with is for other games
odds-bad-unit = no unit is called ‘{ $text }’; there are { $known }
odds-bad-faction = no faction is called ‘{ $text }’; there are { $known }
odds-bad-tech = no technology that matters here is called ‘{ $text }’; there are { $known }
odds-bad-card = no action card that matters here is called ‘{ $text }’; there are { $known }
odds-bad-note = no promissory note that matters here is called ‘{ $text }’; there are { $known }
odds-bad-law = no law that matters here is called ‘{ $text }’; there are { $known }
odds-bad-site = no place that matters here is called ‘{ $text }’; there are { $known }
odds-bad-part = no part of a force is called ‘{ $text }’; there are units, { $known }
odds-bad-count = ‘{ $text }’ is no such number
odds-bad-empty = a side has no units; write for example 2 carrier, 3 fighter
odds-bad-flagship = a flagship needs its faction, for example faction=sol
odds-bad-no-ships = in a space combat each side needs a ship (TI 35.0); write --combat ground for ground forces
odds-bad-no-infantry = in a ground combat each side needs infantry (TI 41.0); write --combat space for ships
