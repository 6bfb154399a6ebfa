//! Promissory notes: one test a title (TI 25).

use crate::support::*;
use Planet::*;

/// The second seat holds a note that the first one issued, a faction of its own.
fn held(faction: Faction, title: Note) -> Arrangement {
    of(faction).note(note(title, A), B)
}

fn play(title: Note) -> Action {
    Action::PlayNote(note(title, A))
}

/// TI 25.1, TI 25.3
#[test]
fn ceasefire_keeps_the_issuer_out() {
    let position = position().note(note(Note::Ceasefire, A), B).fleet(B, NEAR, &[(Unit::Carrier, 1)]);
    let mut t = position.fleet(A, HOME_A, &[(Unit::Carrier, 1)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, B, play(Note::Ceasefire));
    nobody_reacts(&mut t);
    let moving = Action::Move { unit: Unit::Carrier, damaged: false, from: HOME_A };
    assert!(!listed(t.state(), A).contains(&moving));
    assert!(t.state().notes_in_hand(A).any(|id| id == note(Note::Ceasefire, A)), "it has returned");
}

#[test]
fn political_secret_silences_the_issuer() {
    let position = position().note(note(Note::PoliticalSecret, A), B).speaker(C);
    let mut t = position.hand(A, &[ActionCard::ImperialRider]).agenda_phase(&[Agenda::Mutiny]).begin();
    reaches(&mut t, B, play(Note::PoliticalSecret));
    for _ in 0..8 {
        assert!(!listed(t.state(), A).contains(&Action::Vote(Outcome::For)));
        assert!(!listed(t.state(), A).contains(&Action::PlayCard(ActionCard::ImperialRider)));
        if t.state().ballot_agenda() != Some(Agenda::Mutiny) || !idles(&mut t, 1) {
            break;
        }
    }
}

/// TI 74.23.a, TI 51.4
#[test]
fn support_for_the_throne_is_a_point_until_one_attacks() {
    let id = note(Note::SupportForTheThrone, A);
    let position = position().fleet(A, NEAR, &[(Unit::Carrier, 1)]).fleet(B, NEAR, &[]);
    let mut t = position.fleet(B, FAR, &[(Unit::Carrier, 1)]).begin();
    t.accepts(A, Action::Offer(B));
    takes(&mut t, A, &[Action::Add { given: true, ware: Ware::Note(id) }, Action::Propose]);
    t.accepts(B, Action::Accept);
    assert_eq!(t.state().sheet(B).points, 1);
    assert!(t.state().notes_open(B).any(|own| own == id));
    t.accepts(A, Action::PassTurn);
    reaches(&mut t, B, Action::Activate(NEAR));
    assert_eq!(t.state().sheet(B).points, 0);
    assert!(t.state().notes_in_hand(A).any(|own| own == id));
}

/// TI 60.6
#[test]
fn trade_agreement_takes_replenished_commodities() {
    let position = position().note(note(Note::TradeAgreement, A), B).strategies(A, &[Strategy::Trade]);
    let mut t = position.begin();
    t.accepts(A, Action::Strategic(Strategy::Trade));
    reaches(&mut t, B, play(Note::TradeAgreement));
    assert_eq!((t.state().sheet(A).commodities, t.state().sheet(B).goods), (0, 4));
}

#[test]
fn stymie_stops_arborec_production() {
    let position = held(Faction::Arborec, Note::Stymie).turn(B).fleet(B, FAR, &[(Unit::Carrier, 1)]);
    let mut t = position.planet(Meer, A, &[(Unit::SpaceDock, 1)]).goods(A, 9).begin();
    t.accepts(B, play(Note::Stymie));
    assert!(t.state().notes_open(B).any(|id| id.note == Note::Stymie));
    reaches(&mut t, A, Action::Activate(NEAR));
    for _ in 0..12 {
        assert!(!listed(t.state(), A).iter().any(|action| matches!(action, Action::Produce { .. })));
        if t.state().active() != Some(A) || !idles(&mut t, 1) {
            break;
        }
    }
}

#[test]
fn war_funding_rerolls_at_letnevs_cost() {
    let position = Arrangement::new(&[Faction::Letnev, Faction::Sol, Faction::Winnu]);
    let position = position.note(note(Note::WarFunding, A), B).goods(A, 3).turn(B);
    let fleet = [(Unit::Carrier, 1)];
    let mut t = position.fleet(B, NEAR, &fleet).fleet(C, NEAR, &fleet).begin();
    t.accepts(B, Action::Activate(NEAR));
    reaches(&mut t, B, play(Note::WarFunding));
    assert_eq!(t.state().sheet(A).goods, 1);
    reaches(&mut t, B, Action::Pick(Pick::Die { unit: Unit::Carrier, face: 1 }));
}

#[test]
fn raghs_call_moves_saar_ground_forces_away() {
    let position = held(Faction::Saar, Note::RaghsCall).turn(B).planet(Meer, A, &[(Unit::Infantry, 3)]);
    let mut t = position.fleet(B, NEAR, &[(Unit::Carrier, 1), (Unit::Infantry, 1)]).begin();
    t.accepts(B, Action::Activate(NEAR));
    reaches(&mut t, B, Action::Land { unit: Unit::Infantry, planet: Meer });
    reaches(&mut t, B, play(Note::RaghsCall));
    picks(&mut t, A, Pick::Planet(Ragh));
    assert_eq!((t.state().planet(Ragh).infantry, t.state().planet(Meer).owner), (3, Some(B)));
}

#[test]
fn fires_of_the_gashlai_gives_war_suns() {
    let mut t = held(Faction::Muaat, Note::FiresOfTheGashlai).turn(B).begin();
    t.accepts(B, play(Note::FiresOfTheGashlai));
    assert!(t.state().owns(B, Tech::WarSun));
    assert_eq!(t.state().sheet(A).pools, [3, 2, 2]);
}

/// TI 69.1
#[test]
fn trade_convoys_reach_everybody() {
    let mut t = held(Faction::Hacan, Note::TradeConvoys).turn(B).goods(B, 1).begin();
    assert!(!listed(t.state(), B).contains(&Action::Offer(C)), "no neighbours");
    t.accepts(B, play(Note::TradeConvoys));
    reaches(&mut t, B, Action::Offer(C));
}

#[test]
fn military_support_places_infantry() {
    let position = position().note(note(Note::MilitarySupport, A), B).turn(C);
    let mut t = position.begin();
    t.accepts(C, Action::PassTurn);
    reaches(&mut t, B, play(Note::MilitarySupport));
    picks(&mut t, B, Pick::Planet(ArcPrime));
    assert_eq!((t.state().planet(ArcPrime).infantry, t.state().sheet(A).pools), (2, [3, 3, 1]));
}

#[test]
fn creuss_iff_moves_a_wormhole() {
    let position = held(Faction::Creuss, Note::CreussIff);
    let mut t = position.begin();
    t.accepts(A, Action::PassTurn);
    reaches(&mut t, B, play(Note::CreussIff));
    takes(&mut t, B, &[Action::Pick(Pick::Amount(0)), Action::Pick(Pick::Hex(NEAR))]);
    assert!(t.state().adjacent(NEAR, Some(B)).contains(ALPHA));
}

#[test]
fn cybernetic_enhancements_move_a_token() {
    let mut t = held(Faction::L1z1x, Note::CyberneticEnhancements).begin();
    t.accepts(A, Action::PassTurn);
    reaches(&mut t, B, play(Note::CyberneticEnhancements));
    assert_eq!((t.state().sheet(A).pools, t.state().sheet(B).pools), ([3, 3, 1], [3, 3, 3]));
}

#[test]
fn promise_of_protection_stops_pillage() {
    let position = held(Faction::Mentak, Note::PromiseOfProtection).turn(B).goods(B, 5);
    let position = position.hand(B, &[ActionCard::MiningInitiative]).fleet(A, FAR, &[(Unit::Carrier, 1)]);
    let position = position.fleet(B, FAR, &[]).planet(Tarmann, B, &[]);
    let pillage = Action::Use(Power::Faction(Ability::Pillage));
    let mut t = position.clone().begin();
    plays(&mut t, B, ActionCard::MiningInitiative, Pick::Planet(ArcPrime));
    t.offers(A, pillage);
    let mut t = position.open_note(note(Note::PromiseOfProtection, A), B).begin();
    plays(&mut t, B, ActionCard::MiningInitiative, Pick::Planet(ArcPrime));
    assert!(!listed(t.state(), A).contains(&pillage));
}

/// TI 57.1.a
#[test]
fn gift_of_prescience_gives_the_zero_token() {
    let mut t = held(Faction::Naalu, Note::GiftOfPrescience).strategy_phase().begin();
    for _ in 0..60 {
        if listed(t.state(), B).contains(&play(Note::GiftOfPrescience)) {
            break;
        }
        if !idles(&mut t, 1) {
            let Status::Decision(seats) = t.state().status() else { panic!("a decision") };
            let seat = seats.lowest().expect("somebody");
            let action = listed(t.state(), seat)[0];
            t.accepts(seat, action);
        }
    }
    t.accepts(B, play(Note::GiftOfPrescience));
    nobody_reacts(&mut t);
    assert_eq!(t.state().active(), Some(B));
}

#[test]
fn antivirus_stops_the_singularity() {
    let position = held(Faction::Nekro, Note::Antivirus).turn(B).techs(B, &[Tech::SarweenTools]);
    let position = position.fleet(A, NEAR, &[(Unit::Carrier, 2)]).fleet(B, NEAR, &[(Unit::Carrier, 2)]);
    let mut t = position.begin();
    t.accepts(B, Action::Activate(NEAR));
    reaches(&mut t, B, play(Note::Antivirus));
    assert!(t.state().notes_open(B).any(|id| id.note == Note::Antivirus));
    for _ in 0..30 {
        assert!(!listed(t.state(), A).contains(&Action::Pick(Pick::Yes)), "no technology is taken");
        if t.state().active() != Some(B) {
            break;
        }
        if !idles(&mut t, 10) {
            let Status::Decision(seats) = t.state().status() else { break };
            let seat = seats.lowest().expect("somebody");
            let action = listed(t.state(), seat)[0];
            t.accepts(seat, action);
        }
    }
}

#[test]
fn tekklar_legion_adds_one() {
    let position = held(Faction::SardakkNorr, Note::TekklarLegion).turn(B);
    let position = position.planet(Meer, C, &[(Unit::Infantry, 1)]);
    let mut t = position.fleet(B, NEAR, &[(Unit::Carrier, 1), (Unit::Infantry, 1)]).begin();
    t.accepts(B, Action::Activate(NEAR));
    reaches(&mut t, B, Action::Land { unit: Unit::Infantry, planet: Meer });
    reaches(&mut t, B, play(Note::TekklarLegion));
    nobody_reacts(&mut t);
    t.rolls([7]);
    t.rolls([1]);
    rests(&mut t, 1, 2);
    assert_eq!(t.state().planet(Meer).owner, Some(B), "7 + 1 hits on 8");
}

#[test]
fn research_agreement_shares_a_technology() {
    let position = held(Faction::JolNar, Note::ResearchAgreement).strategies(A, &[Strategy::Technology]);
    let mut t = position.begin();
    t.accepts(A, Action::Strategic(Strategy::Technology));
    picks(&mut t, A, Pick::Tech(Tech::GravityDrive));
    reaches(&mut t, B, play(Note::ResearchAgreement));
    assert!(t.state().owns(B, Tech::GravityDrive));
}

#[test]
fn acquiescence_exchanges_strategy_cards() {
    let position = Arrangement::new(&[Faction::Winnu, Faction::Letnev, Faction::Sol]);
    let mut t = position.note(note(Note::Acquiescence, A), B).strategy_phase().begin();
    for _ in 0..60 {
        if listed(t.state(), B).contains(&play(Note::Acquiescence)) {
            break;
        }
        if !idles(&mut t, 1) {
            let Status::Decision(seats) = t.state().status() else { panic!("a decision") };
            let seat = seats.lowest().expect("somebody");
            let action = listed(t.state(), seat)[0];
            t.accepts(seat, action);
        }
    }
    t.accepts(B, play(Note::Acquiescence));
    let given = listed(t.state(), B)[0];
    t.accepts(B, given);
    let taken = listed(t.state(), B)[0];
    t.accepts(B, taken);
    let swapped = |event: &Event| matches!(event, Event::StrategySwapped { one, other, .. } if (*one, *other) == (B, A));
    assert!(t.events().iter().any(swapped));
}

#[test]
fn political_favor_replaces_the_agenda() {
    let position = held(Faction::Xxcha, Note::PoliticalFavor);
    let mut t = position.agenda_phase(&[Agenda::Mutiny, Agenda::RegulatedConscription]).begin();
    reaches(&mut t, B, play(Note::PoliticalFavor));
    nobody_reacts(&mut t);
    assert_eq!(t.state().ballot_agenda(), Some(Agenda::RegulatedConscription));
    assert_eq!(t.state().sheet(A).pools, [3, 3, 1]);
}

#[test]
fn greyfire_mutagen_takes_yin_abilities() {
    let position = held(Faction::Yin, Note::GreyfireMutagen).turn(B);
    let fleet = [(Unit::Carrier, 1)];
    let mut t = position.fleet(A, NEAR, &[(Unit::Cruiser, 2)]).fleet(B, NEAR, &fleet).begin();
    t.accepts(B, Action::Activate(NEAR));
    reaches(&mut t, B, play(Note::GreyfireMutagen));
    for _ in 0..12 {
        assert!(!listed(t.state(), A).contains(&Action::Use(Power::Faction(Ability::Devotion))));
        if !idles(&mut t, 1) {
            break;
        }
    }
}

#[test]
fn spy_net_takes_an_yssaril_card() {
    let position = held(Faction::Yssaril, Note::SpyNet).hand(A, &[ActionCard::Summit, ActionCard::Plague]);
    let mut t = position.begin();
    t.accepts(A, Action::PassTurn);
    reaches(&mut t, B, play(Note::SpyNet));
    picks(&mut t, B, Pick::Card(ActionCard::Plague));
    assert_eq!(
        (t.state().hand(A), t.state().hand(B)),
        (&[ActionCard::Summit][..], &[ActionCard::Plague][..])
    );
}

/// TI 25.2
#[test]
fn nobody_plays_a_note_of_their_own() {
    let t = of(Faction::Muaat).begin();
    assert!(!listed(t.state(), A).iter().any(|action| matches!(action, Action::PlayNote(_))));
}

/// Every title has its test here.
#[test]
fn no_note_is_forgotten() {
    let source = include_str!("notes.rs");
    for title in Note::ALL {
        let name = format!("{title:?}");
        assert!(source.contains(&name), "{name}");
    }
}
