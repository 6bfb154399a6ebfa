//! Rings: who gets them and what they do (RB 10.3).

use crate::support::*;

/// RB 18.2.7, RB 18.8.28
#[test]
fn the_millennium_falcon_rescues_after_the_mission() {
    let p = position()
        .nobody(Side::Empire)
        .pool(Leader::HanSolo)
        .ring(Leader::HanSolo, Ring::MillenniumFalcon)
        .units(System::Rodia, &[(Unit::Stormtrooper, 1)])
        .captive(Leader::Chewbacca, System::Rodia);
    let mut t = reveals(p, Mission::Sabotage, &[Leader::HanSolo]);
    t.accepts(R, Action::ChoosePlace(at(System::Rodia)));
    assert!(
        t.missions(Side::Rebels, MissionZone::Hand).contains(&Mission::Sabotage),
        "the steps are complete"
    );
    t.accepts(R, Action::ChooseLeader(Leader::Chewbacca)).accepts(R, Action::ChooseLeader(Leader::HanSolo));
    assert_eq!([Leader::Chewbacca, Leader::HanSolo].map(|l| t.at(l)), [At::On(Place::BASE_SPACE); 2]);
    assert_eq!(t.ring(Leader::HanSolo), None);
}

/// RB 18.8.17
#[test]
fn who_wears_the_falcon_goes_along_only_if_assigned() {
    let (han, chewbacca) = (Leader::HanSolo, Leader::Chewbacca);
    let p = position()
        .nobody(Side::Empire)
        .leader(han, System::Rodia)
        .ring(han, Ring::MillenniumFalcon)
        .units(System::Rodia, &[(Unit::Stormtrooper, 1)])
        .captive(Leader::LandoCalrissian, System::Rodia);
    let base = At::On(Place::BASE_SPACE);
    // Chewbacca, who could wear the ring, goes no more than Leia does.
    for crew in [Leader::PrincessLeia, chewbacca] {
        let mut t = reveals(p.clone(), Mission::Sabotage, &[crew]);
        t.accepts(R, Action::ChoosePlace(at(System::Rodia)))
            .accepts(R, Action::ChooseLeader(Leader::LandoCalrissian))
            .offers(E, Action::Pass);
        assert_eq!(
            [Leader::LandoCalrissian, han, crew].map(|leader| t.at(leader)),
            [base, on(System::Rodia), on(System::Rodia)]
        );
    }
    let mut t = reveals(p, Mission::Sabotage, &[chewbacca, han]);
    t.accepts(R, Action::ChoosePlace(at(System::Rodia)))
        .accepts(R, Action::ChooseLeader(Leader::LandoCalrissian))
        .does_not_offer(R, Action::ChooseLeader(chewbacca))
        .accepts(R, Action::ChooseLeader(han));
    assert_eq!([han, chewbacca].map(|leader| t.at(leader)), [base, on(System::Rodia)]);
}

/// RB 18.8.16
#[test]
fn the_falcon_rescues_before_the_combat_of_the_mission() {
    let p = position()
        .leader(Leader::HanSolo, System::Naboo)
        .ring(Leader::HanSolo, Ring::MillenniumFalcon)
        .units(System::Naboo, &[(Unit::Stormtrooper, 1)])
        .captive(Leader::Chewbacca, System::Naboo);
    let mut t = runs(p, Mission::InciteRebellion, &[Leader::PrincessLeia], System::Naboo);
    assert_eq!(t.missions(Side::Rebels, MissionZone::Discard), [Mission::InciteRebellion]);
    assert_eq!((t.count(Unit::RebelTrooper, System::Naboo), t.state().combat().active), (3, false));
    t.accepts(R, Action::ChooseLeader(Leader::Chewbacca));
    assert!(t.state().combat().active);
}

/// RB 12.7.12, RB 18.8.18, RB 18.8.28
#[test]
fn the_millennium_falcon_goes_to_a_free_leader_pictured_on_it() {
    for captured in [false, true] {
        // Without the two cards above it the Falcon is drawn.
        let p = position().track(2, 14).action(ActionCard::WookieeGuardian).action(ActionCard::Undercover);
        let p = if captured {
            p.captive(Leader::HanSolo, System::Coruscant).units(System::Coruscant, &[(Unit::Stormtrooper, 1)])
        } else {
            p.pool(Leader::HanSolo)
        };
        let mut t = p.refreshing().begin();
        let card = t.state().actions(Side::Empire).drawn.iter().next().expect("a card");
        t.accepts(E, Action::Keep { card, leader: Some(card.def().leaders[0]) });
        let card = ActionCard::TheMillenniumFalcon;
        t.accepts(R, Action::Keep { card, leader: Some(Leader::Chewbacca) });
        t.does_not_offer(R, Action::ChooseLeader(Leader::PrincessLeia));
        if captured {
            t.does_not_offer(R, Action::ChooseLeader(Leader::HanSolo));
        } else {
            t.offers(R, Action::ChooseLeader(Leader::HanSolo));
        }
        t.accepts(R, Action::ChooseLeader(Leader::Chewbacca));
        assert_eq!(t.ring(Leader::Chewbacca), Some(Ring::MillenniumFalcon));
        assert!(!t.state().actions(Side::Rebels).owned.iter().any(|own| own.card == card), "it is spent");
    }
}

/// RB 8.7.16
#[test]
fn c3po_and_r2d2_turn_missions() {
    let p = || position().leader(Leader::DarthVader, System::Rodia);
    let mut t =
        reveals(p().ring(Leader::PrincessLeia, Ring::C3po), Mission::BuildAlliance, &[Leader::PrincessLeia]);
    t.accepts(R, Action::ChoosePlace(at(System::Rodia)))
        .accepts(E, Action::Decline)
        .rolls([6, 6])
        .rolls([6, 6]);
    t.accepts(R, Action::UseRing(Ring::C3po));
    assert!(t.loyal(System::Rodia, Side::Rebels) && t.ring(Leader::PrincessLeia).is_none());

    let mut t =
        reveals(p().ring(Leader::PrincessLeia, Ring::R2d2), Mission::Sabotage, &[Leader::PrincessLeia]);
    t.accepts(R, Action::ChoosePlace(at(System::Rodia)))
        .accepts(E, Action::Decline)
        .rolls([1])
        .rolls([1, 6, 6]);
    t.accepts(R, Action::UseRing(Ring::R2d2))
        .accepts(R, Action::PickDie { colour: Colour::Red, face: Face::Hit });
    assert!(t.state().sabotaged().contains(System::Rodia) && t.ring(Leader::PrincessLeia).is_none());
}

/// RB 8.7.14
#[test]
fn master_yoda_rolls_a_die_again_once_a_round() {
    let p = position().leader(Leader::DarthVader, System::Rodia).ring(Leader::PrincessLeia, Ring::MasterYoda);
    let mut t = reveals(p, Mission::Sabotage, &[Leader::PrincessLeia]);
    t.accepts(R, Action::ChoosePlace(at(System::Rodia)))
        .accepts(E, Action::Decline)
        .rolls([6])
        .rolls([1, 6, 6]);
    t.accepts(R, Action::UseRing(Ring::MasterYoda))
        .accepts(R, Action::PickDie { colour: Colour::Red, face: Face::Blank });
    t.rolls([4]);
    assert!(t.state().sabotaged().contains(System::Rodia));
    assert_eq!(t.ring(Leader::PrincessLeia), Some(Ring::MasterYoda));
}

/// RB 2.9.17, RB 13.2.11
#[test]
fn each_droid_is_put_on_a_rebel_leader_at_setup() {
    let droids = [
        (ActionCard::HumanCyborgRelations, Ring::C3po, ActionCard::ResourcefulAstromech),
        (ActionCard::ResourcefulAstromech, Ring::R2d2, ActionCard::HumanCyborgRelations),
    ];
    for (card, ring, other) in droids {
        // Some deal of the starting cards brings this droid alone.
        let found = (0..60).find_map(|seed| {
            let mut t = Scenario::<Rebellion>::new(&Setup::new(2));
            t.shuffles(seed);
            let has = |card| t.state().actions(Side::Rebels).owned.iter().any(|own| own.card == card);
            (has(card) && !has(other)).then_some(t)
        });
        let mut t = found.expect("a deal with the droid");
        let asked = loop {
            let Status::Decision(seats) = orrery_engine::Game::status(t.state()) else {
                panic!("no decision")
            };
            let seat = seats.lowest().expect("somebody");
            let mut actions = Vec::new();
            orrery_engine::Game::legal_actions(t.state(), seat, &mut actions);
            if matches!(actions[0], Action::ChooseLeader(_)) {
                break (seat, actions);
            }
            t.accepts(seat, actions[0]);
        };
        let leaders = [Leader::MonMothma, Leader::JanDodonna, Leader::PrincessLeia, Leader::GeneralRieekan];
        assert_eq!(asked, (R, leaders.map(Action::ChooseLeader).to_vec()));
        assert_eq!(t.state().base(), None, "before the base is hidden");
        t.accepts(R, Action::ChooseLeader(Leader::GeneralRieekan));
        assert_eq!(t.ring(Leader::GeneralRieekan), Some(ring));
        assert!(!t.state().actions(Side::Rebels).owned.iter().any(|own| own.card == card), "it is spent");
    }
}

/// RB 18.2.8, RB 10.3.1
#[test]
fn destiny_follows_a_rescue_by_the_falcon() {
    let p = position()
        .nobody(Side::Empire)
        .action(ActionCard::ItIsYourDestiny)
        .leader(Leader::DarthVader, System::Rodia)
        .pool(Leader::HanSolo)
        .ring(Leader::HanSolo, Ring::MillenniumFalcon)
        .units(System::Rodia, &[(Unit::Stormtrooper, 1)])
        .captive(Leader::Chewbacca, System::Rodia);
    let mut t = reveals(p, Mission::Sabotage, &[Leader::HanSolo]);
    t.accepts(R, Action::ChoosePlace(at(System::Rodia))).rolls([4, 4]).rolls([6; 3]);
    t.accepts(R, Action::ChooseLeader(Leader::Chewbacca)).accepts(R, Action::Finish);
    t.accepts(E, Action::UseCard(ActionCard::ItIsYourDestiny));
    assert_eq!((t.ring(Leader::HanSolo), t.at(Leader::HanSolo)), (Some(Ring::Captured), on(System::Rodia)));
}

/// RB 18.8.27, RB G26
#[test]
fn a_card_kept_without_a_leader_has_no_immediate_effect() {
    let mut p = position().track(2, 14);
    for leader in Leader::all().filter(|l| l.def().side == Side::Rebels && *l != Leader::LukeSkywalkerJedi) {
        p = p.pool(leader);
    }
    // Of those pictured on the card one is captured, one lured.
    let p = p
        .captive(Leader::HanSolo, System::Coruscant)
        .units(System::Coruscant, &[(Unit::Stormtrooper, 1)])
        .leader(Leader::Chewbacca, System::Naboo)
        .ring(Leader::Chewbacca, Ring::Lured);
    let mut t = p.refreshing().begin();
    t.accepts(R, Action::DrawMore);
    t.accepts(R, Action::Keep { card: ActionCard::TheMillenniumFalcon, leader: None });
    let card = t.state().actions(Side::Empire).drawn.iter().next().expect("a card");
    t.accepts(E, Action::Keep { card, leader: Some(card.def().leaders[0]) });
    assert!(Leader::all().all(|leader| t.ring(leader) != Some(Ring::MillenniumFalcon)));
    assert!(t.state().actions(Side::Rebels).owned.is_empty(), "it is spent");
}

/// RB G74
#[test]
fn r2d2_is_of_no_use_in_combat() {
    let p =
        crate::fight::field(&[(Unit::XWing, 1), (Unit::TieFighter, 1)]).ring(Leader::JanDodonna, Ring::R2d2);
    let mut t = crate::fight::rebels_attack(p, Leader::JanDodonna);
    t.rolls([6]).rolls([1]);
    assert_eq!(t.count(Unit::XWing, crate::fight::FIELD), 0, "nobody was asked");
}
