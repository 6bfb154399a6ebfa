### Twilight Imperium: units.
### .text is what a unit does beyond its values; .counted says how many; .object is the name as the object of a verb; .against stands after ‘against’.

## Unit types

unit-type-fighter = Fighter
    .object = a fighter
    .against = fighter
    .counted = { $count ->
        [one] { $count } fighter
       *[other] { $count } fighters
    }
unit-type-infantry = Infantry
    .object = an infantry
    .against = infantry
    .counted = { $count ->
        [one] { $count } infantry
       *[other] { $count } infantry
    }
unit-type-destroyer = Destroyer
    .object = a destroyer
    .against = destroyer
    .counted = { $count ->
        [one] { $count } destroyer
       *[other] { $count } destroyers
    }
unit-type-cruiser = Cruiser
    .object = a cruiser
    .against = cruiser
    .counted = { $count ->
        [one] { $count } cruiser
       *[other] { $count } cruisers
    }
unit-type-carrier = Carrier
    .object = a carrier
    .against = carrier
    .counted = { $count ->
        [one] { $count } carrier
       *[other] { $count } carriers
    }
unit-type-dreadnought = Dreadnought
    .object = a dreadnought
    .against = dreadnought
    .counted = { $count ->
        [one] { $count } dreadnought
       *[other] { $count } dreadnoughts
    }
unit-type-flagship = Flagship
    .object = a flagship
    .against = flagship
    .counted = { $count ->
        [one] { $count } flagship
       *[other] { $count } flagships
    }
unit-type-war-sun = War Sun
    .object = a war sun
    .against = war sun
    .counted = { $count ->
        [one] { $count } war sun
       *[other] { $count } war suns
    }
unit-type-pds = PDS
    .object = a PDS
    .against = PDS
    .counted = { $count ->
        [one] { $count } PDS
       *[other] { $count } PDS
    }
unit-type-space-dock = Space Dock
    .object = a space dock
    .against = space dock
    .counted = { $count ->
        [one] { $count } space dock
       *[other] { $count } space docks
    }

## Units and their upgrades

unit-fighter-1 = Fighter I
    .text = Must be transported. Does not count against the fleet pool.
unit-fighter-2 = Fighter II
    .text = Can move without being transported. Each fighter beyond your capacity in a system counts as a ship against your fleet pool.
unit-infantry-1 = Infantry I
unit-infantry-2 = Infantry II
    .text = After this unit is destroyed: roll 1 die; on 6 or more put it on this card. At the start of your next turn place all units from this card on planets you control in your home system.
unit-destroyer-1 = Destroyer I
unit-destroyer-2 = Destroyer II
unit-cruiser-1 = Cruiser I
unit-cruiser-2 = Cruiser II
unit-carrier-1 = Carrier I
unit-carrier-2 = Carrier II
unit-dreadnought-1 = Dreadnought I
unit-dreadnought-2 = Dreadnought II
    .text = Direct Hit cannot destroy this unit.
unit-war-sun = War Sun
    .text = Other players' units in this system have no Planetary Shield. Only a player who owns a war sun technology can produce it.
unit-pds-1 = PDS I
unit-pds-2 = PDS II
    .text = You may use this unit's Space Cannon against ships in adjacent systems.
unit-space-dock-1 = Space Dock I
    .text = Its production value is the planet's resource value plus 2. Up to 3 fighters in this system need no capacity.
unit-space-dock-2 = Space Dock II
    .text = Its production value is the planet's resource value plus 4. Up to 3 fighters in this system need no capacity.

## Units of single factions

unit-letani-warrior-1 = Letani Warrior I
unit-letani-warrior-2 = Letani Warrior II
    .text = After this unit is destroyed: roll 1 die; on 6 or more put it on this card. At the start of your next turn place all units from this card on planets you control in your home system.
unit-floating-factory-1 = Floating Factory I
    .text = Placed in space. Can move and retreat like a ship, but is not a ship. Destroyed when it is blockaded.
unit-floating-factory-2 = Floating Factory II
    .text = Placed in space. Can move and retreat like a ship, but is not a ship. Destroyed when it is blockaded.
unit-prototype-war-sun-1 = Prototype War Sun I
    .text = Other players' units in this system have no Planetary Shield.
unit-prototype-war-sun-2 = Prototype War Sun II
    .text = Other players' units in this system have no Planetary Shield.
unit-advanced-carrier-1 = Advanced Carrier I
unit-advanced-carrier-2 = Advanced Carrier II
unit-spec-ops-1 = Spec Ops I
unit-spec-ops-2 = Spec Ops II
    .text = After this unit is destroyed: roll 1 die; on 5 or more put it on this card. At the start of your next turn place all units from this card on planets you control in your home system.
unit-super-dreadnought-1 = Super-Dreadnought I
unit-super-dreadnought-2 = Super-Dreadnought II
    .text = Direct Hit cannot destroy this unit.
unit-hybrid-crystal-fighter-1 = Hybrid Crystal Fighter I
unit-hybrid-crystal-fighter-2 = Hybrid Crystal Fighter II
    .text = Can move without being transported. Each of these fighters beyond your capacity in a system counts as half a ship against your fleet pool.
unit-exotrireme-1 = Exotrireme I
unit-exotrireme-2 = Exotrireme II
    .text = Direct Hit cannot destroy this unit. After a round of space combat: you may destroy this unit to destroy up to 2 ships in this system.

## Unit abilities

unit-ability-anti-fighter-barrage = Anti-Fighter Barrage
    .text = First round of a space combat, before retreats are announced: each hit destroys a fighter of the opponent.
unit-ability-bombardment = Bombardment
    .text = Start of an invasion: each hit destroys a ground force on the planet chosen for this unit.
unit-ability-planetary-shield = Planetary Shield
    .text = The planet this unit is on cannot be bombarded.
unit-ability-production = Production
    .text = Production step of a tactical action: you may produce up to this many units in the active system.
unit-ability-space-cannon = Space Cannon
    .text = After ships have moved: each hit destroys a ship in the active system. During an invasion: each hit destroys a ground force that landed on this unit's planet.
unit-ability-sustain-damage = Sustain Damage
    .text = Before hits are assigned: this unit may become damaged to cancel 1 hit that could be assigned to it. It is repaired in the status phase.

## Attributes

attribute-cost = Cost
attribute-combat = Combat
attribute-move = Move
attribute-capacity = Capacity
