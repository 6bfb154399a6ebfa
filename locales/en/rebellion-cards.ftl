### Star Wars: Rebellion: names and texts of the components.
### .text is what a component does; .counted says how many; .object is the name as the object of a verb, with its article; .against stands after ‘against’.

## Factions

faction-imperial = Galactic Empire
    .object = the Galactic Empire
    .against = the Galactic Empire
    .victory = Find the Rebel base: once it is revealed, win with an Imperial unit and no Rebel unit in its system. Destroying that system wins too.
faction-rebel = Rebel Alliance
    .object = the Rebel Alliance
    .against = the Rebel Alliance
    .victory = Fulfil objectives to gain reputation: you win when the reputation and time markers meet.

## Systems

rebel-base-space = Rebel Base
    .text = A space of the board for the units and leaders at the Rebel base. It is not a system.
system-mon-calamari = Mon Calamari
system-felucia = Felucia
system-yavin = Yavin
system-saleucami = Saleucami
system-kessel = Kessel
system-toydaria = Toydaria
system-nal-hutta = Nal Hutta
system-bothawui = Bothawui
system-rodia = Rodia
system-tatooine = Tatooine
system-geonosis = Geonosis
system-ryloth = Ryloth
system-naboo = Naboo
system-sullust = Sullust
system-dagobah = Dagobah
system-utapau = Utapau
system-mustafar = Mustafar
system-bespin = Bespin
system-endor = Endor
system-hoth = Hoth
system-corellia = Corellia
system-cato-neimoidia = Cato Neimoidia
system-coruscant = Coruscant
system-alderaan = Alderaan
system-malastare = Malastare
system-kashyyyk = Kashyyyk
system-mandalore = Mandalore
system-dathomir = Dathomir
system-ord-mantell = Ord Mantell
system-ilum = Ilum
system-mygeeto = Mygeeto
system-dantooine = Dantooine

## Regions, each named after one of its systems

region-1 = Yavin region
    .text = Mon Calamari, Felucia, Yavin, Saleucami
region-2 = Kessel region
    .text = Kessel, Toydaria, Nal Hutta, Bothawui
region-3 = Tatooine region
    .text = Rodia, Tatooine, Geonosis, Ryloth
region-4 = Dagobah region
    .text = Naboo, Sullust, Dagobah, Utapau
region-5 = Hoth region
    .text = Mustafar, Bespin, Endor, Hoth
region-6 = Coruscant region
    .text = Corellia, Cato Neimoidia, Coruscant, Alderaan
region-7 = Kashyyyk region
    .text = Malastare, Kashyyyk, Mandalore, Dathomir
region-8 = Dantooine region
    .text = Ord Mantell, Ilum, Mygeeto, Dantooine

## Leaders

leader-emperor-palpatine = Emperor Palpatine
    .object = Emperor Palpatine
    .against = Emperor Palpatine
leader-grand-moff-tarkin = Grand Moff Tarkin
    .object = Grand Moff Tarkin
    .against = Grand Moff Tarkin
leader-darth-vader = Darth Vader
    .object = Darth Vader
    .against = Darth Vader
leader-general-tagge = General Tagge
    .object = General Tagge
    .against = General Tagge
leader-admiral-ozzel = Admiral Ozzel
    .object = Admiral Ozzel
    .against = Admiral Ozzel
leader-admiral-piett = Admiral Piett
    .object = Admiral Piett
    .against = Admiral Piett
leader-soontir-fel = Soontir Fel
    .object = Soontir Fel
    .against = Soontir Fel
leader-janus-greejatus = Janus Greejatus
    .object = Janus Greejatus
    .against = Janus Greejatus
leader-boba-fett = Boba Fett
    .object = Boba Fett
    .against = Boba Fett
leader-colonel-yularen = Colonel Yularen
    .object = Colonel Yularen
    .against = Colonel Yularen
leader-general-veers = General Veers
    .object = General Veers
    .against = General Veers
leader-moff-jerjerrod = Moff Jerjerrod
    .object = Moff Jerjerrod
    .against = Moff Jerjerrod
leader-mon-mothma = Mon Mothma
    .object = Mon Mothma
    .against = Mon Mothma
leader-jan-dodonna = Jan Dodonna
    .object = Jan Dodonna
    .against = Jan Dodonna
leader-princess-leia = Princess Leia
    .object = Princess Leia
    .against = Princess Leia
leader-general-rieekan = General Rieekan
    .object = General Rieekan
    .against = General Rieekan
leader-admiral-ackbar = Admiral Ackbar
    .object = Admiral Ackbar
    .against = Admiral Ackbar
leader-han-solo = Han Solo
    .object = Han Solo
    .against = Han Solo
leader-lando-calrissian = Lando Calrissian
    .object = Lando Calrissian
    .against = Lando Calrissian
leader-wedge-antilles = Wedge Antilles
    .object = Wedge Antilles
    .against = Wedge Antilles
leader-chewbacca = Chewbacca
    .object = Chewbacca
    .against = Chewbacca
leader-general-madine = General Madine
    .object = General Madine
    .against = General Madine
leader-luke-skywalker = Luke Skywalker
    .object = Luke Skywalker
    .against = Luke Skywalker
leader-obi-wan-kenobi = Obi-Wan Kenobi
    .object = Obi-Wan Kenobi
    .against = Obi-Wan Kenobi
leader-luke-skywalker-jedi = Luke Skywalker (Jedi)
    .object = Luke Skywalker (Jedi)
    .against = Luke Skywalker (Jedi)

## Units

unit-tie-fighter = TIE Fighter
    .object = a TIE Fighter
    .against = TIE Fighter
    .counted = { $count ->
        [one] { $count } TIE Fighter
       *[other] { $count } TIE Fighters
    }
unit-assault-carrier = Assault Carrier
    .object = an Assault Carrier
    .against = Assault Carrier
    .counted = { $count ->
        [one] { $count } Assault Carrier
       *[other] { $count } Assault Carriers
    }
unit-star-destroyer = Star Destroyer
    .object = a Star Destroyer
    .against = Star Destroyer
    .counted = { $count ->
        [one] { $count } Star Destroyer
       *[other] { $count } Star Destroyers
    }
unit-super-star-destroyer = Super Star Destroyer
    .object = a Super Star Destroyer
    .against = Super Star Destroyer
    .counted = { $count ->
        [one] { $count } Super Star Destroyer
       *[other] { $count } Super Star Destroyers
    }
unit-death-star = Death Star
    .object = a Death Star
    .against = Death Star
    .counted = { $count ->
        [one] { $count } Death Star
       *[other] { $count } Death Stars
    }
    .text = Cannot be damaged; only Death Star Plans destroys it. While it is in a combat, no Imperial unit there may retreat.
unit-death-star-under-construction = Death Star Under Construction
    .object = a Death Star Under Construction
    .against = Death Star Under Construction
    .counted = { $count ->
        [one] { $count } Death Star Under Construction
       *[other] { $count } Death Stars Under Construction
    }
    .text = Immobile. While it is in a combat, no Imperial unit there may retreat. Destroyed at the next-round check if it is the only Imperial ship left against Rebel ships; the Death Star on the build queue is then lost with it.
unit-stormtrooper = Stormtrooper
    .object = a Stormtrooper
    .against = Stormtrooper
    .counted = { $count ->
        [one] { $count } Stormtrooper
       *[other] { $count } Stormtroopers
    }
unit-at-st = AT-ST
    .object = an AT-ST
    .against = AT-ST
    .counted = { $count ->
        [one] { $count } AT-ST
       *[other] { $count } AT-STs
    }
unit-at-at = AT-AT
    .object = an AT-AT
    .against = AT-AT
    .counted = { $count ->
        [one] { $count } AT-AT
       *[other] { $count } AT-ATs
    }
unit-x-wing = X-wing
    .object = an X-wing
    .against = X-wing
    .counted = { $count ->
        [one] { $count } X-wing
       *[other] { $count } X-wings
    }
unit-y-wing = Y-wing
    .object = a Y-wing
    .against = Y-wing
    .counted = { $count ->
        [one] { $count } Y-wing
       *[other] { $count } Y-wings
    }
unit-rebel-transport = Rebel Transport
    .object = a Rebel Transport
    .against = Rebel Transport
    .counted = { $count ->
        [one] { $count } Rebel Transport
       *[other] { $count } Rebel Transports
    }
    .text = Unarmed. If only Rebel Transports are left among the Rebel ships in the retreat step, against Imperial ships, they must retreat or are destroyed.
unit-corellian-corvette = Corellian Corvette
    .object = a Corellian Corvette
    .against = Corellian Corvette
    .counted = { $count ->
        [one] { $count } Corellian Corvette
       *[other] { $count } Corellian Corvettes
    }
unit-mon-calamari-cruiser = Mon Calamari Cruiser
    .object = a Mon Calamari Cruiser
    .against = Mon Calamari Cruiser
    .counted = { $count ->
        [one] { $count } Mon Calamari Cruiser
       *[other] { $count } Mon Calamari Cruisers
    }
unit-rebel-trooper = Rebel Trooper
    .object = a Rebel Trooper
    .against = Rebel Trooper
    .counted = { $count ->
        [one] { $count } Rebel Trooper
       *[other] { $count } Rebel Troopers
    }
unit-airspeeder = Airspeeder
    .object = an Airspeeder
    .against = Airspeeder
    .counted = { $count ->
        [one] { $count } Airspeeder
       *[other] { $count } Airspeeders
    }
unit-shield-generator = Shield Generator
    .object = a Shield Generator
    .against = Shield Generator
    .counted = { $count ->
        [one] { $count } Shield Generator
       *[other] { $count } Shield Generators
    }
    .text = Immobile structure. At the start of every ground battle in its system the Rebels draw 1 ground tactic card for each Shield Generator.
unit-ion-cannon = Ion Cannon
    .object = an Ion Cannon
    .against = Ion Cannon
    .counted = { $count ->
        [one] { $count } Ion Cannon
       *[other] { $count } Ion Cannons
    }
    .text = Immobile structure. In every space battle in its system the Empire rolls 2 red dice fewer for each Ion Cannon.

## Missions of the Empire

mission-capture-rebel-operative = Capture Rebel Operative
    .text = Attempt against a Rebel leader in a system with an Imperial unit. Success: that leader is captured.
mission-gather-intel = Gather Intel
    .text = Attempt in a Rebel system. Success: draw 1 probe card for every 4 Rebel units on the Rebel Base space (in the base's system once it is revealed), but at least 1.
mission-research-and-development = Research and Development
    .text = Resolve in a system with Imperial loyalty. Choose one: take the top 2 projects, keep one and put the other under the deck; or remove the sabotage marker here and take the top project.
mission-rule-by-fear = Rule by Fear
    .text = Attempt in a populous system with an Imperial unit. Success: gain 1 loyalty there.
mission-address-delays = Address Delays
    .text = Resolve in an Imperial system. For every resource icon of the system put 1 matching unit on the build queue, on the space of the system's number.
mission-carbon-freezing = Carbon Freezing
    .text = Attempt against a captured leader. Success: the leader's ring is replaced by the carbonite ring and the Rebels lose 1 reputation, which a rescue does not bring back.
mission-collect-bounty = Collect Bounty
    .text = Attempt against a Rebel leader in any system. Success: the leader is captured; captive and captors go to the nearest system with an Imperial unit.
mission-detained = Detained
    .text = Attempt against a Rebel leader in any system. Success: the leader stays where it is in the next Refresh phase and comes back one round later.
mission-display-of-power = Display of Power
    .text = Attempt in a populous system. Success: gain 2 loyalty there.
mission-double-our-efforts = Double Our Efforts
    .text = Resolve in an Imperial system. Move 1 of your units from space 2 or 3 of the build queue one space down. Moff Jerjerrod: one more unit.
mission-fear-will-keep-them-in-line = Fear Will Keep Them in Line
    .text = Attempt in a system with a Death Star, Star Destroyer or Super Star Destroyer. Success: gain 1 loyalty in each of 2 systems of this region.
mission-homing-beacon = Homing Beacon
    .text = Attempt against a captured leader. Success: the leader is rescued, but the Rebels place it in a system of the region that holds their base.
mission-hunt-them-down = Hunt Them Down
    .text = Attempt in any system. Success: destroy units of your choice there with a total health of at most 2.
mission-imperial-propaganda = Imperial Propaganda
    .text = Attempt in an Imperial system. Success: every system of this region that is loyal to the Rebels loses that loyalty, subjugated ones included.
mission-intercept-transmission = Intercept Transmission
    .text = Attempt in a Rebel system. Success: the Rebels draw 8 probe cards, give you those of systems with Imperial units and shuffle the rest back into the deck.
mission-interrogation = Interrogation
    .text = Attempt against a captured leader. Success: the Rebels show you their objectives and take them back.
mission-interrogation-droid = Interrogation Droid
    .text = Attempt against a captured leader; skill icons of every kind count for both sides. Success: the Rebels name 3 systems, one of which is the base's system.
mission-long-range-probe = Long-Range Probe
    .text = Attempt in any system. Success: the Rebels tell you whether the base is there. This does not reveal it.
mission-lure-of-the-dark-side = Lure of the Dark Side
    .text = Attempt against a captured leader; skill icons of every kind count for both sides. Success: the leader is Imperial for the rest of the game. If it is Luke Skywalker, the Rebels lose 1 reputation.
mission-planetary-conquest = Planetary Conquest
    .text = Attempt in any system. Success: move up to 1 AT-AT, 1 AT-ST and 2 Stormtroopers there from one other system, ignoring distance and transport. A combat follows if Rebel ground units are there.
mission-probe-droid-initiative = Probe Droid Initiative
    .text = Resolve in a system with a Star Destroyer or Super Star Destroyer. Draw 2 probe cards. Admiral Ozzel: 2 more.
mission-retrieve-the-plans = Retrieve the Plans
    .text = Attempt against a captured leader. Success: look at the Rebel objectives and put one of them at the bottom of the objective deck.
mission-secret-weapons-research = Secret Weapons Research
    .text = Resolve in an Imperial system. Draw 2 projects and keep both.
mission-trade-negotiations = Trade Negotiations
    .text = Attempt in a populous system. Success: gain 1 loyalty there.

## Projects

mission-construct-death-star = Construct Death Star
    .text = Resolve in a remote system without Rebel units. Place the Death Star Under Construction there and a Death Star on space 3 of the build queue.
mission-construct-factory = Construct Factory
    .text = Resolve in an Imperial system. Remove a sabotage marker there; then for every resource icon of the system put 1 matching unit on the build queue, on the space of the system's number.
mission-construct-super-star-destroyer = Construct Super Star Destroyer
    .text = Resolve in an Imperial system that has a blue square icon. Put a Super Star Destroyer on space 3 of the build queue.
mission-oversee-project = Oversee Project
    .text = Resolve in a system with an Imperial unit and no Rebel unit. Deploy there 1 of your units from space 1 or 2 of the build queue.
mission-superlaser-online = Superlaser Online
    .text = Resolve in a system with a Death Star. The system is destroyed; then gain 1 loyalty in a populous system of the same region.

## Missions of the Rebels

mission-build-alliance = Build Alliance
    .text = Attempt in a populous system; with Rebel units there, roll 2 more dice if you are opposed. Success: gain 1 loyalty there.
mission-infiltration = Infiltration
    .text = Attempt in a system with an Imperial unit. Success: look at the top 2 objectives of the deck; one stays on top, the other goes to the bottom.
mission-rapid-mobilization = Rapid Mobilization
    .text = Resolve on the Rebel Base space; it takes effect at the end of the Command phase. Choose one then: with a hidden base, move up to 5 units from one system to the Rebel Base space, at any distance; or draw 4 probe cards (8 with two leaders) and establish a new base in one of those systems, if you like.
mission-sabotage = Sabotage
    .text = Attempt in a populous system. Success: place a sabotage marker there.
mission-base-defenses = Base Defenses
    .text = Attempt in a Rebel system. Success: gain 1 Ion Cannon and 1 Shield Generator on the Rebel Base space.
mission-contingency-plan = Contingency Plan
    .text = Resolve without a system. The leaders on this card are assigned to a starting mission in your hand, also one already used this round; it can be revealed on a later turn. Lando Calrissian: 2 more successes if he attempts it.
mission-covert-operation = Covert Operation
    .text = Attempt in a system with an Imperial unit. Success: draw 2 objectives, keep one and put the other at the bottom of the deck.
mission-daring-rescue = Daring Rescue
    .text = Attempt in a system with a captured leader. Success: rescue that leader; the leaders on this mission may go to the Rebel Base space too.
mission-demolition = Demolition
    .text = Attempt in an Imperial system. Success: for every resource icon of the system destroy 1 matching unit on the Imperial build queue.
mission-establish-trade-relations = Establish Trade Relations
    .text = Attempt in a system without a sabotage marker. Success: gain 1 loyalty there, and for every resource icon of the system put 1 matching unit on the build queue, on the space of the system's number.
mission-for-the-greater-good = For the Greater Good
    .text = Attempt in a system with a captured leader. Success: rescue that leader and draw 1 objective; the leaders on this mission stay in the system.
mission-hidden-fleet = Hidden Fleet
    .text = Resolve in a system without Imperial units. Move units from the Rebel Base space to it as if it were adjacent, even if Rebel leaders are on that space.
mission-hit-and-run = Hit and Run
    .text = Attempt in any system. Success: destroy units of your choice there with a total health of at most 2.
mission-incite-rebellion = Incite Rebellion
    .text = Attempt in a subjugated system. Success: gain 3 Rebel Troopers there; then a combat is fought.
mission-lead-the-strike-team = Lead the Strike Team
    .text = Attempt in any system. Success: move up to 4 ground units there from the Rebel Base space, ignoring distance and transport. A combat follows if Imperial ground units are there.
mission-misdirection = Misdirection
    .text = Attempt in a system with an Imperial unit. Success: choose a Rebel leader; for the rest of the round the Empire sends no leader from its pool to oppose that leader's mission.
mission-plan-the-assault = Plan the Assault
    .text = Attempt in a system with an Imperial ship. Success: move ships only, carrying nothing, from the Rebel Base space to it as if it were adjacent, even if Rebel leaders are on that space. Then a combat is fought.
mission-plant-false-lead = Plant False Lead
    .text = Resolve in a system with an Imperial unit. Take 4 random probe cards from the Empire and put them on top of and under the probe deck, as you like and in any order.
mission-public-uprising = Public Uprising
    .text = Attempt in a subjugated system. Success: gain there 1 unit of a circle icon and 2 units of triangle icons, ships or ground units as you like; then a combat is fought.
mission-rogue-squadron-raid = Rogue Squadron Raid
    .text = Attempt in an Imperial system. Success: destroy units of your choice on the Imperial build queue with a total health of at most 4.
mission-seek-yoda = Seek Yoda
    .text = Resolve in Dagobah. The Master Yoda ring goes to the leader on this mission. Luke Skywalker: he is also replaced by Luke Skywalker (Jedi).
mission-stolen-plans = Stolen Plans
    .text = Attempt in a system with an Imperial unit. Success: look at the top 4 objectives of the deck and put them back on top in any order.
mission-support-of-mon-calamari = Support of Mon Calamari
    .text = Attempt in Mon Calamari. Success: gain 2 loyalty there, or put a Mon Calamari Cruiser on space 3 of the build queue.
mission-wookiee-uprising = Wookiee Uprising
    .text = Attempt in Kashyyyk. Success: gain 1 loyalty there and destroy units of your choice there with a total health of at most 4.

## Action cards of the Empire

action-according-to-my-design = According to My Design
    .text = Start of Combat: in the first combat round the Rebels roll 1 red and 2 black dice fewer in the space battle and in the ground battle.
action-brilliant-administrator = Brilliant Administrator
    .text = Assignment: place Tarkin in an Imperial system. For every resource icon of it put 1 matching unit on the build queue, on the space of the system's number.
action-it-is-your-destiny = It Is Your Destiny
    .text = Special: right after a leader was rescued in a mission, capture 1 Rebel leader who attempted that mission.
action-more-dangerous-than-you-realize = More Dangerous Than You Realize
    .text = Start of Combat: draw 3 cards of one tactic deck, space or ground.
action-blindside = Blindside
    .text = Special: before you reveal a mission with this leader. The Rebels cannot send a leader from their pool to oppose it.
action-boba-fett-where = Boba Fett? Where?
    .text = Assignment: place Boba Fett in an Imperial system. In the coming Command phase Rebel leaders attempt no missions and use no action cards there.
action-catch-them-by-surprise = Catch Them by Surprise
    .text = Assignment: place Ozzel in a system and move units from adjacent systems to it by the usual rules. A combat follows if both sides share a theatre there.
action-fully-operational = Fully Operational
    .text = Start of Combat, with a Death Star or Death Star Under Construction in the system: destroy 1 Rebel ship there.
action-good-intel = Good Intel
    .text = Start of Combat: throughout this combat the Rebels keep their tactic cards open.
action-keep-them-from-escaping = Keep Them from Escaping
    .text = Start of Combat: the Rebels cannot retreat from this combat.
action-local-rumors = Local Rumors
    .text = Assignment: place Yularen in a system with an Imperial unit. The Rebels tell you whether their base is in that region.
action-proceeding-as-planned = Proceeding as Planned
    .text = Assignment: take any card from the project deck, assign this leader to it face down and shuffle the deck.
action-public-support = Public Support
    .text = Assignment: place Greejatus in an Imperial system without Rebel ground units and gain 3 Stormtroopers there. This round he does not keep your units from leaving it.
action-ready-for-action = Ready for Action
    .text = Start of Combat: add this leader from your pool to the combat. He does not retreat and returns to the pool after the combat.
action-scouting-mission = Scouting Mission
    .text = Assignment: place Fel in a system and move up to 4 TIE Fighters to it from anywhere, ignoring transport. A combat follows if Rebel ships are there.
action-target-the-generator = Target the Generator
    .text = Start of Combat: destroy 1 Rebel structure in the system.

## Action cards of the Rebels

action-human-cyborg-relations = Human-Cyborg Relations
    .text = Immediate: put the C-3PO ring on a Rebel leader. When a Rebel diplomacy mission fails in that leader's system, you may discard the ring: the mission succeeds.
action-our-most-desperate-hour = Our Most Desperate Hour
    .text = Assignment: take any card from the Rebel mission deck, assign Leia to it face down and shuffle the deck.
action-rebel-planning = Rebel Planning
    .text = Assignment: place Dodonna on the Rebel Base space and draw 1 objective.
action-resourceful-astromech = Resourceful Astromech
    .text = Immediate: put the R2-D2 ring on a Rebel leader. After the Empire has rolled dice for a mission in that leader's system, you may discard the ring: turn 1 of those dice to a blank.
action-start-the-evacuation = Start the Evacuation
    .text = Assignment: place Rieekan in a system without Imperial units and move units from the Rebel Base space to it as if it were adjacent.
action-temporary-alliance = Temporary Alliance
    .text = Assignment: place Mon Mothma in a neutral system. For every resource icon of it put 1 matching unit on the build queue, on the space of the system's number.
action-ambush = Ambush
    .text = Assignment: place Madine in a system and destroy Imperial ground units there with a total health of at most 3.
action-an-old-friend = An Old Friend
    .text = Assignment: place Han in Bespin and recruit Lando Calrissian, or in Kashyyyk and recruit Chewbacca. The recruit joins him there.
action-independent-operation = Independent Operation
    .text = Assignment: place Lando in a subjugated system. The Empire moves all its ground units from there to one Imperial system of its choice without Rebel ground units, ignoring distance and transport.
action-its-a-trap = It's a Trap
    .text = Start of Combat: in the first combat round the Empire plays no space tactic cards.
action-noble-sacrifice = Noble Sacrifice
    .text = Special: when Obi-Wan is captured, he is eliminated instead and you gain 1 reputation.
action-one-in-a-million = One in a Million
    .text = Special: in a combat or mission, set 1 or 2 of your dice to faces of your choice instead of rolling them.
action-point-blank-assault = Point-Blank Assault
    .text = Start of Combat: throughout this combat every unit of both sides in the system has 1 health less, but at least 1.
action-son-of-skywalker = Son of Skywalker
    .text = Special: after a Rebel mission has succeeded in Luke's system, take Seek Yoda or Daring Rescue from the mission deck into your hand and shuffle the deck.
action-target-the-star-destroyers = Target the Star Destroyers
    .text = Start of Combat: in every space battle of this combat up to 2 of your black hits may count as red ones.
action-the-millennium-falcon = The Millennium Falcon
    .text = Immediate: this leader gets the Millennium Falcon ring. After a Rebel mission has succeeded in the wearer's system, you may discard the ring: rescue a captured leader there.
action-undercover = Undercover
    .text = Special: when the Empire attempts a mission, before dice are rolled, this leader comes from another system and opposes it.
action-wookiee-guardian = Wookiee Guardian
    .text = Special: when the Empire attempts a spec ops mission in Chewbacca's system, before dice are rolled, the mission fails.

## Objectives

objective-crippling-blow = Crippling Blow
    .text = Combat you started: Imperial ground units with a total health of at least 3 have been destroyed in it. +1 reputation.
objective-cut-supply-lines = Cut Supply Lines
    .text = Start of Refresh Phase: at least 3 Imperial systems have a sabotage marker or Rebel units. +1 reputation.
objective-defend-the-people = Defend the People
    .text = Start of Refresh Phase: there are Rebel units in at least 4 Rebel systems. +1 reputation.
objective-rebel-assault = Rebel Assault
    .text = Combat you started: a Star Destroyer or Super Star Destroyer has been destroyed in it. +1 reputation.
objective-regional-support = Regional Support
    .text = Start of Refresh Phase: all populous systems of some region are loyal to you, and there is at least one. +1 reputation.
objective-death-star-plans = Death Star Plans
    .text = Combat, after the space battle, with a Rebel fighter and a Death Star, even one under construction, in the system: roll 3 dice. With a direct hit the Death Star is destroyed, +2 reputation. Otherwise take the card back.
objective-heart-of-the-empire = Heart of the Empire
    .text = Start of Refresh Phase: there are Rebel units and no Imperial units in Coruscant. +2 reputation; take the card back.
objective-leave-no-one-behind = Leave No One Behind
    .text = Start of Refresh Phase: no Rebel leader is captured. +1 reputation.
objective-liberation = Liberation
    .text = Combat: you have won the ground battle in a subjugated system. +1 reputation.
objective-popular-support = Popular Support
    .text = Start of Refresh Phase: at least 6 systems are loyal to you. +1 reputation.
objective-establish-outposts = Establish Outposts
    .text = Start of Refresh Phase: there are Rebel units in at least 5 systems. +1 reputation.
objective-inspire-sympathy = Inspire Sympathy
    .text = Start of Refresh Phase: +1 reputation for each destroyed system.
objective-major-victory = Major Victory
    .text = Combat you started: Imperial ships with a total health of at least 3 have been destroyed in it. +1 reputation.
objective-return-of-the-jedi = Return of the Jedi
    .text = Combat: you have won a battle in a system with Darth Vader or Emperor Palpatine. +2 reputation. If Luke Skywalker (Jedi) is there, eliminate an Imperial leader in the system.

## Tactic cards

tactic-brilliant-strategy = Brilliant Strategy
    .text = Needs a special. Draw 2 tactic cards, from one deck or one from each.
tactic-concentrate-fire = Concentrate Fire
    .text = Reroll 1 or 2 of your dice, together.
tactic-critical-hit = Critical Hit
    .text = Deal 1 damage to a unit of this theatre, whatever the colour of its health.
tactic-defensive-formation = Defensive Formation
    .text = Block 1 damage.
tactic-onslaught = Onslaught
    .text = Needs a special. Deal 1 damage to each of 1 or 2 units of this theatre.
tactic-take-it-down = Take It Down
    .text = Needs a special. Deal 2 damage to one unit of this theatre.
tactic-unstoppable-assault = Unstoppable Assault
    .text = Needs a special. The opponent cannot block damage until the end of this battle.
tactic-no-escape = No Escape
    .text = The opponent cannot retreat in this combat round.
tactic-outmaneuver = Outmaneuver
    .text = Discard another space tactic card: block up to 2 damage.
tactic-bombardment = Bombardment
    .text = Needs a special. Choose one of your ships in the system: deal damage equal to its red attack value to ground units.
tactic-dig-in = Dig In
    .text = Discard another ground tactic card: block up to 2 damage.
tactic-escape-plan = Escape Plan
    .text = Needs a special. In this combat round your units may retreat without regard to transport.

## Dice

die-red = Red die
die-black = Black die
face-hit = Hit
    .text = Combat: 1 damage to a unit with health of the die's colour. Mission: 1 success.
face-direct = Direct hit
    .text = Combat: 1 damage to a unit with health of either colour. Mission: 1 success.
face-special = Special
    .text = Combat: spend it to draw a tactic card or to play one that needs it. Mission: 2 successes.
face-blank = Blank
    .text = No effect.

## Rings

ring-captured = Captured
    .text = The wearer is captured by the Empire. When a second leader is captured, the ring goes to that one and the first is rescued.
ring-carbonite = Frozen in Carbonite
    .text = The wearer is frozen in carbonite and still counts as captured. The captured ring is free for another leader.
ring-lured = Lured to the Dark Side
    .text = The wearer is an Imperial leader for the rest of the game.
ring-master-yoda = Master Yoda
    .text = Once per game round, in a mission or combat in the wearer's system: reroll 1 Rebel die.
ring-c-3po = C-3PO
    .text = Discard it when a Rebel diplomacy mission fails in the wearer's system: the mission succeeds.
ring-r2-d2 = R2-D2
    .text = Discard it after the Empire has rolled dice for a mission in the wearer's system: turn 1 of those dice to a blank.
ring-millennium-falcon = Millennium Falcon
    .text = Discard it after a Rebel mission has succeeded in the wearer's system: rescue a captured leader there.

## Markers

marker-rebel-loyalty = Rebel loyalty marker
    .text = The system is loyal to the Rebels.
marker-imperial-loyalty = Imperial loyalty marker
    .text = The system is loyal to the Empire.
marker-subjugation = Subjugation marker
    .text = Imperial ground units hold a system that is not loyal to the Empire. It goes when the last of them is gone.
marker-sabotage = Sabotage marker
    .text = Nobody builds with the system's icons or deploys units there.
marker-destroyed-system = Destroyed system marker
    .text = The system has no loyalty and no resource icons any more, and no ground battles are fought there.
marker-damage = Damage marker
    .text = 1 damage on a unit until the end of the combat.
marker-time = Time marker
    .text = Advances one space in every game round.
marker-reputation = Reputation marker
    .text = Moves toward the time marker as the Rebels gain reputation.
