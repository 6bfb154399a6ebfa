//! Finer points of combat, production, votes and tokens.

use orrery_engine::Viewer;
use orrery_twilight_imperium::state::Phase;

use crate::support::*;
use Planet::*;

const fn make(unit: Unit, site: Site) -> Action {
    Action::Produce { unit, site }
}

fn until_production(t: &mut Table) {
    while !listed(t.state(), A).iter().any(|action| matches!(action, Action::Produce { .. })) {
        assert!(idles(t, 1));
    }
}

/// TI 52.2
#[test]
fn a_damaged_ship_fights_like_a_sound_one() {
    let mut t =
        battle(&[(Unit::Cruiser, 1)], &[(Unit::Dreadnought, 1)]).damaged(B, NEAR, Unit::Dreadnought).begin();
    attack(&mut t, &[(Unit::Cruiser, 1)]);
    dice(&mut t, [7]);
    dice(&mut t, [5]);
    assert_eq!((count(&t, A, NEAR, Unit::Cruiser), count(&t, B, NEAR, Unit::Dreadnought)), (0, 0));
}

/// TI 8.2.a
#[test]
fn bombs_beyond_the_ground_forces_are_lost() {
    let mut t = siege(&[(Unit::Dreadnought, 2)], &[(Unit::Infantry, 1)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Bombard { unit: Unit::Dreadnought, planet: Arinam });
    t.rolls([5, 5]);
    assert_eq!((ground(&t, Arinam), t.state().on_board(B, Unit::Infantry)), ((Some(B), 0), 0));
}

/// TI 41.2.2
#[test]
fn surplus_hits_on_the_ground_are_lost_and_nobody_retreats() {
    let mut t = siege(&[(Unit::Carrier, 1), (Unit::Infantry, 3)], &[(Unit::Infantry, 1)])
        .planet(Meer, B, &[(Unit::Infantry, 1)])
        .planet(Abyz, B, &[])
        .begin();
    activates(&mut t, NEAR);
    for _ in 0..3 {
        reaches(&mut t, A, land(Arinam));
    }
    t.does_not_offer(B, Action::Retreat).rolls([8, 8, 8]).rolls([8]);
    assert_eq!((ground(&t, Arinam), ground(&t, Meer)), ((Some(A), 2), (Some(B), 1)));
}

/// TI G61
#[test]
fn nobody_retreats_into_an_anomaly() {
    let can_retreat = |hex| {
        let one = [(Unit::Cruiser, 1)];
        let factions = [Faction::Arborec, Faction::Yssaril, Faction::Hacan];
        let position =
            Arrangement::new(&factions).fleet(A, NEAR, &one).fleet(B, EMPTY, &one).fleet(B, hex, &one);
        let mut t = position.begin();
        t.accepts(A, Action::Activate(EMPTY)).accepts(A, moves(Unit::Cruiser, NEAR));
        listed(t.state(), B).contains(&Action::Retreat)
    };
    assert!(can_retreat(Hex(1)) && !can_retreat(Hex(7)), "a nebula that is not active");
}

/// Sol produces at home with no more than these goods.
fn yard(goods: u8) -> Table {
    let position = position().planet(Jord, A, &[(Unit::SpaceDock, 1)]).exhausted(Jord).goods(A, goods);
    let mut t = position.pools(A, [3, 8, 2]).fleet(A, HOME_A, &[(Unit::Carrier, 1)]).begin();
    activates(&mut t, HOME_A);
    until_production(&mut t);
    t
}

/// TI 61.1.c, TI 62.2.b
#[test]
fn one_of_a_pair_costs_as_much_as_both() {
    let mut t = yard(1);
    t.accepts(A, make(Unit::Fighter, space(HOME_A))).accepts(A, Action::Finish).accepts(A, Action::SpendGood);
    assert_eq!((count(&t, A, HOME_A, Unit::Fighter), t.state().sheet(A).goods), (1, 0));
}

/// TI G77
#[test]
fn a_fighter_and_an_infantry_share_no_cost() {
    let mut t = yard(1);
    t.accepts(A, make(Unit::Fighter, space(HOME_A)));
    t.offers(A, make(Unit::Fighter, space(HOME_A))).does_not_offer(A, make(Unit::Infantry, on(Jord)));
}

/// TI 61.3, TI 61.3.2
#[test]
fn infantry_go_to_planets_with_a_producer_in_any_number() {
    // Docks on Abyz (3 and 2) and Fria (2 and 2): nine units, wherever a dock is.
    let dock = [(Unit::SpaceDock, 1)];
    let mut t = of(Faction::Letnev).goods(A, 30).planet(Abyz, A, &dock).planet(Fria, A, &dock).begin();
    activates(&mut t, Hex(10));
    until_production(&mut t);
    for _ in 0..9 {
        t.accepts(A, make(Unit::Infantry, on(Fria)));
    }
    assert_eq!(t.state().planet(Fria).infantry, 9);
    let mut t = of(Faction::Letnev).goods(A, 30).planet(Abyz, A, &dock).planet(Fria, A, &[]).begin();
    activates(&mut t, Hex(10));
    until_production(&mut t);
    t.offers(A, make(Unit::Infantry, on(Abyz))).does_not_offer(A, make(Unit::Infantry, on(Fria)));
}

/// TI 61.1.a
#[test]
fn the_values_of_several_producers_add_up() {
    let dock = [(Unit::SpaceDock, 1)];
    let mut t = of(Faction::Letnev)
        .goods(A, 30)
        .pools(A, [1, 14, 1])
        .planet(Abyz, A, &dock)
        .planet(Fria, A, &dock)
        .begin();
    activates(&mut t, Hex(10));
    until_production(&mut t);
    let destroyer = make(Unit::Destroyer, space(Hex(10)));
    for _ in 0..8 {
        t.accepts(A, destroyer);
    }
    t.accepts(A, make(Unit::Cruiser, space(Hex(10)))).does_not_offer(A, make(Unit::Cruiser, space(Hex(10))));
}

/// TI 13.2.b, TI 18.3.b.2
#[test]
fn who_has_a_token_there_places_none() {
    let mut t = position().strategies(A, &[Strategy::Diplomacy]).token(B, HOME_A).begin();
    let before = t.state().reserve(B);
    t.accepts(A, Action::Strategic(Strategy::Diplomacy));
    assert_eq!((t.state().reserve(B), t.state().has_token(HOME_A, B)), (before, true));
}

/// TI 13.2.a.2
#[test]
fn a_token_from_the_fleet_pool_costs_a_ship() {
    let position = position().strategies(A, &[Strategy::Diplomacy]).pools(C, [7, 2, 7]);
    let mut t = position.fleet(C, FAR, &[(Unit::Cruiser, 2)]).begin();
    t.accepts(A, Action::Strategic(Strategy::Diplomacy)).accepts(C, Action::Pick(Pick::Pool(Pool::Fleet)));
    assert_eq!(count(&t, C, FAR, Unit::Cruiser), 1);
}

/// TI 27.4
#[test]
fn nobody_uses_the_secondary_ability_of_an_own_card() {
    let mut t = position().strategies(A, &[Strategy::Diplomacy]).exhausted(Jord).begin();
    t.accepts(A, Action::Strategic(Strategy::Diplomacy)).accepts(A, Action::Finish);
    t.accepts(B, Action::Pass).accepts(C, Action::Pass);
    t.does_not_offer(A, Action::Secondary);
    assert_ne!(t.state().active(), Some(A));
}

/// TI 79.5.b
#[test]
fn a_favoured_player_replenishes_once() {
    let mut t = position().strategies(A, &[Strategy::Trade]).begin();
    t.accepts(A, Action::Strategic(Strategy::Trade)).accepts(A, Action::Pick(Pick::Seat(B)));
    t.accepts(A, Action::Finish).does_not_offer(B, Action::Secondary).accepts(C, Action::Pass);
    assert_eq!((t.state().sheet(B).commodities, t.state().pool(B, Pool::Strategy)), (2, 2));
}

/// TI 69.4
#[test]
fn a_gift_is_a_transaction() {
    let near = position().fleet(A, Hex(3), &[(Unit::Carrier, 1)]).fleet(B, Hex(4), &[(Unit::Carrier, 1)]);
    let mut t = near.goods(A, 2).begin();
    t.accepts(A, Action::Offer(B));
    let good = Action::Add { given: true, ware: Ware::Good };
    takes(&mut t, A, &[good, good, Action::Propose]);
    t.accepts(B, Action::Accept);
    assert_eq!((t.state().sheet(A).goods, t.state().sheet(B).goods), (0, 2));
}

/// TI 25.4
#[test]
fn a_returned_note_is_given_again() {
    let id = note(Note::Ceasefire, A);
    let position = position().note(id, B).fleet(B, NEAR, &[(Unit::Carrier, 1)]);
    let mut t = position.fleet(A, HOME_A, &[(Unit::Carrier, 1)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, B, Action::PlayNote(id));
    reaches(&mut t, B, Action::PassTurn);
    reaches(&mut t, A, Action::Offer(B));
    t.offers(A, Action::Add { given: true, ware: Ware::Note(id) });
}

/// TI 25.5
#[test]
fn a_note_of_a_third_player_is_given_on() {
    let id = note(Note::Ceasefire, C);
    let near = position().fleet(A, Hex(3), &[(Unit::Carrier, 1)]).fleet(B, Hex(4), &[(Unit::Carrier, 1)]);
    let mut t = near.note(id, A).begin();
    t.accepts(A, Action::Offer(B));
    takes(&mut t, A, &[Action::Add { given: true, ware: Ware::Note(id) }, Action::Propose]);
    t.accepts(B, Action::Accept);
    assert!(t.state().notes_in_hand(B).any(|own| own == id));
}

/// An agenda phase in which C is the speaker; A and C hold these cards.
fn council(own: &[ActionCard], speakers: &[ActionCard], agenda: Agenda) -> Table {
    let position = position().hand(A, own).hand(C, speakers).speaker(C);
    position.agenda_phase(&[agenda, Agenda::RegulatedConscription]).begin()
}

/// TI 83.22.2
#[test]
fn nothing_is_predicted_once_votes_are_cast() {
    let rider = Action::PlayCard(ActionCard::ImperialRider);
    let mut t = council(&[], &[ActionCard::ImperialRider], Agenda::Mutiny);
    for _ in 0..4 {
        if listed(t.state(), A).contains(&Action::Vote(Outcome::For)) {
            break;
        }
        idles(&mut t, 1);
    }
    t.accepts(A, Action::Vote(Outcome::For)).accepts(A, Action::Exhaust(Jord));
    while t.state().ballot_agenda() == Some(Agenda::Mutiny) {
        t.does_not_offer(C, rider);
        assert!(idles(&mut t, 1));
    }
}

/// TI 83.22.a
#[test]
fn only_outcomes_of_the_agenda_are_predicted() {
    let mut t = council(&[ActionCard::ImperialRider], &[], Agenda::Mutiny);
    reaches(&mut t, A, Action::PlayCard(ActionCard::ImperialRider));
    let outcomes = [Outcome::For, Outcome::Against].map(|outcome| Action::Pick(Pick::Outcome(outcome)));
    assert_eq!(listed(t.state(), A), outcomes);
}

/// TI G120
#[test]
fn a_player_may_predict_twice() {
    let cards = [ActionCard::ImperialRider, ActionCard::TradeRider];
    let mut t = council(&cards, &[], Agenda::EconomicEquality);
    plays(&mut t, A, ActionCard::ImperialRider, Pick::Outcome(Outcome::For));
    plays(&mut t, A, ActionCard::TradeRider, Pick::Outcome(Outcome::Against));
    nobody_reacts(&mut t);
    votes(&mut t, &[(B, Some(Outcome::For)), (C, None)]);
    assert_eq!(t.state().sheet(A).points, 1);
}

/// TI G121
#[test]
fn correct_predictions_start_with_the_speaker() {
    let mut t =
        council(&[ActionCard::LeadershipRider], &[ActionCard::DiplomacyRider], Agenda::EconomicEquality);
    plays(&mut t, C, ActionCard::DiplomacyRider, Pick::Outcome(Outcome::For));
    plays(&mut t, A, ActionCard::LeadershipRider, Pick::Outcome(Outcome::For));
    nobody_reacts(&mut t);
    votes(&mut t, &[(B, Some(Outcome::For))]);
    // The speaker's system was the only one; all others have a token there before A gains any.
    assert!(t.state().has_token(HOME_C, A) && t.state().has_token(HOME_C, B));
    t.accepts(A, Action::Pick(Pick::Pool(Pool::Tactic)));
}

/// TI 83.11.a
#[test]
fn the_planet_with_the_most_votes_is_elected() {
    let position =
        position().planet(Lodor, A, &[]).planet(Quann, B, &[]).planet(MecatolRex, B, &[]).speaker(C);
    let mut t = position.agenda_phase(&[Agenda::SenateSanctuary]).begin();
    votes(&mut t, &[(A, Some(Outcome::Planet(Lodor))), (B, Some(Outcome::Planet(Quann))), (C, None)]);
    assert_eq!(t.state().law(Agenda::SenateSanctuary).and_then(|law| law.planet), Some(Quann));
}

/// TI G125
#[test]
fn technologies_stay_exhausted_after_an_agenda_phase() {
    let position = position().techs(A, &[Tech::TransitDiodes]).exhausted_tech(A, Tech::TransitDiodes);
    let position = position.exhausted(Jord).speaker(C);
    let mut t = position.agenda_phase(&[Agenda::Mutiny, Agenda::EconomicEquality]).begin();
    while t.state().phase() == Phase::Agenda {
        if !idles(&mut t, 1) {
            let seat = asked(&t);
            let action = listed(t.state(), seat)[0];
            t.accepts(seat, action);
        }
    }
    assert!(!t.state().planet(Jord).exhausted);
    assert_eq!(t.state().view(Viewer::Spectator).sheets[0].exhausted, [Tech::TransitDiodes]);
}
