### Twilight Imperium: planets, system tiles, anomalies and wormholes.
### .text is what a component does; .counted says how many.

## Planets

planet-jord = Jord
planet-moll-primus = Moll Primus
planet-darien = Darien
planet-muaat = Muaat
planet-nestphar = Nestphar
planet-0-0-0 = [0.0.0]
planet-winnu = Winnu
planet-mordai-ii = Mordai II
planet-maaluuk = Maaluuk
planet-druaa = Druaa
planet-arc-prime = Arc Prime
planet-wren-terra = Wren Terra
planet-lisis-ii = Lisis II
planet-ragh = Ragh
planet-nar = Nar
planet-jol = Jol
planet-trenlak = Tren'lak
planet-quinarra = Quinarra
planet-archon-ren = Archon Ren
planet-archon-tau = Archon Tau
planet-retillion = Retillion
planet-shalloq = Shalloq
planet-hercant = Hercant
planet-arretze = Arretze
planet-kamdorn = Kamdorn
planet-mecatol-rex = Mecatol Rex
planet-wellon = Wellon
planet-vefut-ii = Vefut II
planet-thibah = Thibah
planet-tarmann = Tar'Mann
planet-saudor = Saudor
planet-mehar-xull = Mehar Xull
planet-quann = Quann
planet-lodor = Lodor
planet-new-albion = New Albion
planet-starpoint = Starpoint
planet-tequran = Tequ'ran
planet-torkan = Torkan
planet-qucenn = Qucen'n
planet-rarron = Rarron
planet-mellon = Mellon
planet-zohbat = Zohbat
planet-lazar = Lazar
planet-sakulag = Sakulag
planet-dal-bootha = Dal Bootha
planet-xxehan = Xxehan
planet-corneeq = Corneeq
planet-resculon = Resculon
planet-centauri = Centauri
planet-gral = Gral
planet-bereg = Bereg
planet-lirta-iv = Lirta IV
planet-arnor = Arnor
planet-lor = Lor
planet-arinam = Arinam
planet-meer = Meer
planet-abyz = Abyz
planet-fria = Fria
planet-creuss = Creuss

## System tiles by number

tile-1 = Jord
tile-2 = Moll Primus
tile-3 = Darien
tile-4 = Muaat
tile-5 = Nestphar
tile-6 = [0.0.0]
tile-7 = Winnu
tile-8 = Mordai II
tile-9 = Maaluuk / Druaa
tile-10 = Arc Prime / Wren Terra
tile-11 = Lisis II / Ragh
tile-12 = Nar / Jol
tile-13 = Tren'lak / Quinarra
tile-14 = Archon Ren / Archon Tau
tile-15 = Retillion / Shalloq
tile-16 = Hercant / Arretze / Kamdorn
tile-17 = Creuss Gate
tile-18 = Mecatol Rex
tile-19 = Wellon
tile-20 = Vefut II
tile-21 = Thibah
tile-22 = Tar'Mann
tile-23 = Saudor
tile-24 = Mehar Xull
tile-25 = Quann
tile-26 = Lodor
tile-27 = New Albion / Starpoint
tile-28 = Tequ'ran / Torkan
tile-29 = Qucen'n / Rarron
tile-30 = Mellon / Zohbat
tile-31 = Lazar / Sakulag
tile-32 = Dal Bootha / Xxehan
tile-33 = Corneeq / Resculon
tile-34 = Centauri / Gral
tile-35 = Bereg / Lirta IV
tile-36 = Arnor / Lor
tile-37 = Arinam / Meer
tile-38 = Abyz / Fria
tile-39 = Alpha wormhole
tile-40 = Beta wormhole
tile-41 = Gravity rift
tile-42 = Nebula
tile-43 = Supernova
tile-44 = Asteroid field
tile-45 = Asteroid field
tile-46 = Empty space
tile-47 = Empty space
tile-48 = Empty space
tile-49 = Empty space
tile-50 = Empty space
tile-51 = Creuss

## Anomalies

anomaly-asteroid-field = Asteroid field
    .text = Ships cannot move through or into it.
anomaly-nebula = Nebula
    .text = Ships can move into it only if it is the active system, and cannot move through it. A ship leaving it has move 1. In a space combat the defender adds 1 to combat rolls.
anomaly-supernova = Supernova
    .text = Ships cannot move through or into it.
anomaly-gravity-rift = Gravity rift
    .text = A ship that moves out of it or through it has +1 move; before it leaves, roll a die: on 1 to 3 it is removed with all it transports.

## Wormholes

wormhole-alpha = Alpha wormhole
    .text = All systems with a wormhole of this type are adjacent to each other.
wormhole-beta = Beta wormhole
    .text = All systems with a wormhole of this type are adjacent to each other.
wormhole-delta = Delta wormhole
    .text = All systems with a wormhole of this type are adjacent to each other.

## Planet traits

trait-cultural = Cultural
    .counted = { $count ->
        [one] { $count } cultural planet
       *[other] { $count } cultural planets
    }
trait-hazardous = Hazardous
    .counted = { $count ->
        [one] { $count } hazardous planet
       *[other] { $count } hazardous planets
    }
trait-industrial = Industrial
    .counted = { $count ->
        [one] { $count } industrial planet
       *[other] { $count } industrial planets
    }

## Technology specialties

specialty-blue = Propulsion specialty
    .text = Exhaust the planet while researching to ignore 1 blue prerequisite.
specialty-green = Biotic specialty
    .text = Exhaust the planet while researching to ignore 1 green prerequisite.
specialty-yellow = Cybernetic specialty
    .text = Exhaust the planet while researching to ignore 1 yellow prerequisite.
specialty-red = Warfare specialty
    .text = Exhaust the planet while researching to ignore 1 red prerequisite.
