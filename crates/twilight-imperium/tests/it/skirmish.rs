//! Random games that start in the middle: fleets near each other, technologies, laws and full hands.

use orrery_engine::{Describe, Game, Log, Seat, Source, SplitMix64, Viewer, shuffle};
use orrery_testkit::play::{likely_record, listed};
use orrery_twilight_imperium::TwilightImperium;
use orrery_twilight_imperium::arrange::Arrangement;
use orrery_twilight_imperium::cards::{ActionCard, Agenda, Faction, Kind, Note, Planet, Tech, Unit};
use orrery_twilight_imperium::hex::Hex;
use orrery_twilight_imperium::state::NoteId;

use crate::laws::is_seldom;

/// A war of so many players, drawn by lot.
fn war(seed: u64) -> TwilightImperium {
    let mut source = SplitMix64::new(seed);
    let players = 3 + (seed % 4) as u8;
    let mut factions = Faction::ALL;
    shuffle(&mut factions, source.next_u64());
    let mut position = Arrangement::new(&factions[..usize::from(players)]).no_custodians();
    let mut cards: Vec<ActionCard> =
        ActionCard::ALL.into_iter().flat_map(|card| vec![card; usize::from(card.def().copies)]).collect();
    shuffle(&mut cards, source.next_u64());
    let hexes: Vec<Hex> = Hex::all().filter(|&hex| position.table().tile(hex).is_some()).collect();
    for seat in Seat::all(players) {
        position = position.pools(seat, [4, 6, 2]).goods(seat, source.below(6) as u8).commodities(seat, 1);
        for _ in 0..6 {
            position = position.hand(seat, &[cards.pop().expect("cards enough for all")]);
        }
        let faction = factions[seat.index()];
        for tech in Tech::ALL {
            let own = tech.def().faction.is_none_or(|own| own == faction);
            let fits = tech.upgrades().is_none_or(|unit| faction.upgrade(unit) == Some(tech));
            if own && fits && source.below(2) == 0 {
                position = position.techs(seat, &[tech]);
            }
        }
        let owner = seat.clockwise(1, players);
        for note in [Note::ALL[0], Note::ALL[1], Note::ALL[3], factions[owner.index()].def().note] {
            if source.below(2) == 0 {
                position = position.note(NoteId { owner, note }, seat);
            }
        }
        let homes: Vec<Planet> = position.table().planets_of(seat).collect();
        for (n, planet) in homes.into_iter().enumerate() {
            let dock = u8::from(n == 0 && faction != Faction::Saar);
            position = position.planet(
                planet,
                seat,
                &[(Unit::Infantry, 2), (Unit::Pds, 1), (Unit::SpaceDock, dock)],
            );
        }
    }
    // Fleets and planets around the middle, one after another.
    let mut near: Vec<Hex> = hexes.into_iter().filter(|hex| hex.ring() <= 2).collect();
    shuffle(&mut near, source.next_u64());
    for (n, &hex) in near.iter().enumerate().take(usize::from(players) * 3) {
        let seat = Seat(n as u8 % players);
        let fleet = [
            (Unit::Fighter, source.below(4) as u8),
            (Unit::Infantry, 2),
            (Unit::Destroyer, 1),
            (Unit::Cruiser, 1),
            (Unit::Carrier, 1),
            (Unit::Dreadnought, source.below(2) as u8),
            (Unit::Flagship, u8::from(n < usize::from(players))),
        ];
        position = position.fleet(seat, hex, &fleet);
        let planets = position.table().planets_in(hex);
        for &planet in planets {
            position = position.planet(
                planet,
                seat,
                &[
                    (Unit::Infantry, 1 + source.below(2) as u8),
                    (Unit::Pds, u8::from(n < usize::from(players))),
                ],
            );
        }
    }
    for agenda in Agenda::ALL {
        if agenda.is_law() && agenda.def().kind == Kind::OwnedLaw && source.below(3) == 0 {
            position = position.law(agenda, Some(Seat(source.below(u32::from(players)) as u8)), None);
        }
        if agenda.is_law()
            && agenda.def().kind == Kind::Law
            && agenda != Agenda::ClassifiedDocumentLeaks
            && source.below(6) == 0
        {
            position = position.law(agenda, None, None);
        }
    }
    position.build()
}

/// Whether nothing that a seat is told depends on what is hidden from it.
fn hides(game: &TwilightImperium, seed: u64) {
    for seat in Seat::all(game.seats()) {
        let viewer = Viewer::Seat(seat);
        let mut other = game.clone();
        other.redeal(viewer, seed);
        if game.view(viewer) != other.view(viewer) {
            let (one, two) = (format!("{:?}", game.view(viewer)), format!("{:?}", other.view(viewer)));
            let at = one.bytes().zip(two.bytes()).position(|(a, b)| a != b).unwrap_or(0).saturating_sub(200);
            panic!("{seat:?} sees {:.400} and {:.400}", &one[at..], &two[at..]);
        }
        assert_eq!(listed(game, seat), listed(&other, seat), "list of {seat:?}");
        assert_eq!(game.status(), other.status());
        assert_eq!(game.question(seat), other.question(seat));
    }
    let mut other = game.clone();
    other.redeal(Viewer::Spectator, seed);
    assert_eq!(game.view(Viewer::Spectator), other.view(Viewer::Spectator));
}

/// How many wars are fought; `ORRERY_GAMES` asks for more.
fn wars() -> u64 {
    std::env::var("ORRERY_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(8)
}

#[test]
fn wars_end_and_hide_what_is_hidden() {
    for seed in 0..wars() {
        let mut game = war(seed);
        let mut source = SplitMix64::new(seed);
        let mut records = 0;
        while let Some(record) = likely_record(&game, |action| is_seldom(&game, action), &mut source)
            .unwrap_or_else(|why| panic!("seed {seed}: {why} in {game:?}"))
        {
            record.play(&mut game, &mut Log::off()).expect("a listed action");
            records += 1;
            if let Err(why) = game.validate() {
                panic!("seed {seed}, record {records} {record:?}: {why}");
            }
            if records % 17 == 0 {
                hides(&game, records);
            }
            assert!(records < 100_000, "seed {seed}: no end in sight");
        }
    }
}
