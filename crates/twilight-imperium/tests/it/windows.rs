//! Reaction windows: who is asked, in which order, and what may be used in them (TI 74.18 to TI 74.20 and the rulings G11 to G28).

use crate::support::*;
use crate::timing::{card, duel, until};
use ActionCard::*;
use Planet::*;

/// TI 74.18, TI G18
#[test]
fn an_ability_works_once_for_each_occurrence() {
    let ambush = Action::Use(Power::Faction(Ability::Ambush));
    let factions = [Faction::Mentak, Faction::Yssaril, Faction::Hacan];
    let mut t = battle_of(factions, &[(Unit::Cruiser, 2)], &[(Unit::Cruiser, 2)]).begin();
    attack(&mut t, &[(Unit::Cruiser, 2)]);
    t.accepts(A, ambush).rolls([1, 1]);
    t.does_not_offer(A, ambush);
}

/// TI 74.18 example a
#[test]
fn an_ability_at_the_start_of_combat_works_in_every_combat() {
    let ambush = Action::Use(Power::Faction(Ability::Ambush));
    let factions = [Faction::Mentak, Faction::Yssaril, Faction::Hacan];
    let own = [(Unit::Cruiser, 2)];
    let mut t =
        battle_of(factions, &own, &[(Unit::Cruiser, 1)]).fleet(C, NEAR, &[(Unit::Cruiser, 1)]).begin();
    attack(&mut t, &own);
    t.accepts(A, Action::Fire(B)).accepts(A, ambush).rolls([7, 1]);
    // B has no ship left; the next combat begins.
    t.accepts(A, ambush);
    assert_eq!(t.state().combat().sides, [A, C]);
}

/// Five players, the last one Yin; the others have been given notes and may hold Greyfire Mutagen.
fn table_of_five() -> Arrangement {
    let factions = [Faction::Sol, Faction::Letnev, Faction::Winnu, Faction::Hacan, Faction::Yin];
    let yin = Seat(4);
    Arrangement::new(&factions)
        .note(note(Note::Ceasefire, yin), A)
        .note(note(Note::PoliticalSecret, yin), B)
        .note(note(Note::TradeAgreement, yin), C)
        .note(note(Note::GreyfireMutagen, yin), Seat(3))
}

/// Who is asked, one after another, while all pass.
fn order(t: &mut Table, count: usize) -> Vec<u8> {
    let mut order = Vec::new();
    for _ in 0..count {
        let seat = asked(t);
        order.push(seat.0);
        t.accepts(seat, Action::Pass);
    }
    order
}

/// TI 74.19, TI 74.19 example a
#[test]
fn in_the_action_phase_the_active_player_reacts_first() {
    // Initiative order is A, B, C, D, and C is the active player.
    let mut t = table_of_five().turn(C).begin();
    t.accepts(C, Action::Activate(EMPTY));
    assert_eq!(order(&mut t, 4), [2, 3, 0, 1]);
}

/// TI G12
#[test]
fn players_who_have_passed_are_asked_too() {
    let mut t = table_of_five().turn(C).passed(A).passed(B).begin();
    t.accepts(C, Action::Activate(EMPTY));
    assert_eq!(order(&mut t, 4), [2, 3, 0, 1]);
}

/// TI 74.20
#[test]
fn in_the_agenda_phase_the_speaker_reacts_first() {
    let position = position().hand(A, &[Spy]).hand(B, &[WarEffort]).hand(C, &[Plague]).speaker(B);
    let mut t = position.agenda_phase(&[Agenda::Mutiny]).begin();
    assert_eq!(order(&mut t, 3), [1, 2, 0]);
}

/// TI G13
#[test]
fn in_the_status_phase_initiative_order_holds() {
    let factions = [Faction::Arborec, Faction::Creuss, Faction::Sol];
    let position = Arrangement::new(&factions).techs(B, &[Tech::WormholeGenerator]).planet(Meer, A, &[]);
    let mut t = position.strategies(B, &[Strategy::Leadership]).status_phase().begin();
    picks(&mut t, B, Pick::Amount(0));
    picks(&mut t, B, Pick::Hex(NEAR));
    picks(&mut t, A, Pick::Planet(Meer));
    assert_eq!(t.state().planet(Meer).infantry, 1);
}

/// TI G11
#[test]
fn who_declined_may_act_after_somebody_else_did() {
    let mut t = duel(&[MoraleBoost], &[MoraleBoost]);
    t.accepts(A, Action::Pass).accepts(B, card(MoraleBoost));
    // The window over the card, then the round again.
    for _ in 0..4 {
        if listed(t.state(), A).contains(&card(MoraleBoost)) {
            break;
        }
        t.accepts(asked(&t), Action::Pass);
    }
    t.accepts(A, card(MoraleBoost));
}

/// TI G24
#[test]
fn two_players_may_play_the_same_card() {
    let mut t = duel(&[MoraleBoost], &[MoraleBoost]);
    t.accepts(A, card(MoraleBoost));
    until(&mut t, B, card(MoraleBoost));
    t.accepts(B, card(MoraleBoost));
    nobody_reacts(&mut t);
    dice(&mut t, [6]);
    dice(&mut t, [6, 1]);
    assert_eq!((count(&t, A, NEAR, Unit::Cruiser), count(&t, B, NEAR, Unit::Cruiser)), (0, 1));
}

/// TI G15
#[test]
fn the_owner_of_several_abilities_uses_one_a_pass() {
    let fleet = [(Unit::Carrier, 1), (Unit::Fighter, 2)];
    let cards = [FighterPrototype, MoraleBoost];
    let mut t = battle(&[(Unit::Cruiser, 1)], &fleet).hand(B, &cards).hand(A, &[MoraleBoost]).begin();
    attack(&mut t, &[(Unit::Cruiser, 1)]);
    until(&mut t, A, card(MoraleBoost));
    t.accepts(A, Action::Pass).offers(B, card(FighterPrototype)).accepts(B, card(MoraleBoost));
    until(&mut t, A, card(MoraleBoost));
    // A is asked before B may use the second one.
    t.does_not_offer(B, card(FighterPrototype)).accepts(A, Action::Pass).offers(B, card(FighterPrototype));
}

/// TI G16
#[test]
fn a_new_window_closes_before_the_old_one_goes_on() {
    let mut t = duel(&[MoraleBoost], &[Sabotage, MoraleBoost]);
    t.accepts(A, card(MoraleBoost));
    t.offers(B, card(Sabotage)).does_not_offer(B, card(MoraleBoost)).accepts(B, Action::Pass);
    t.offers(B, card(MoraleBoost)).does_not_offer(B, card(Sabotage));
}

/// TI G17
#[test]
fn a_condition_that_is_gone_stops_an_ability() {
    let factions = [Faction::Yin, Faction::Mentak, Faction::Hacan];
    let fleet = [(Unit::Destroyer, 1), (Unit::Carrier, 1)];
    let mut t = battle_of(factions, &[(Unit::Cruiser, 2)], &fleet).techs(A, &[Tech::ImpulseCore]).begin();
    attack(&mut t, &[(Unit::Cruiser, 2)]);
    t.accepts(A, Action::Use(Power::Tech(Tech::ImpulseCore)));
    if listed(t.state(), A).len() > 1 {
        picks(&mut t, A, Pick::Unit { unit: Unit::Cruiser, damaged: false, site: space(NEAR) });
    }
    t.accepts(B, lose(Unit::Destroyer));
    for _ in 0..4 {
        t.does_not_offer(B, Action::Use(Power::Faction(Ability::Ambush)));
        if matches!(t.state().status(), Status::Chance(_)) {
            break;
        }
        idles(&mut t, 1);
    }
    assert_eq!(count(&t, B, NEAR, Unit::Carrier), 1);
}

/// TI G20
#[test]
fn after_one_event_comes_before_the_next_event() {
    // After ground forces have landed, then before cannons fire at them.
    let mut t =
        siege(&[(Unit::Carrier, 1), (Unit::Infantry, 1)], &[(Unit::Pds, 1)]).hand(B, &[Parley]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, land(Arinam));
    until(&mut t, B, card(Parley));
    t.does_not_offer(B, Action::Fire(A)).accepts(B, Action::Pass);
    until(&mut t, B, Action::Fire(A));
}

/// TI G27
#[test]
fn an_agenda_that_is_void_is_replaced_before_anybody_reacts() {
    let position = position().hand(A, &[Veto]).speaker(C);
    let mut t = position.agenda_phase(&[Agenda::JudicialAbolishment, Agenda::Mutiny]).begin();
    until(&mut t, A, card(Veto));
    assert_eq!(t.state().ballot_agenda(), Some(Agenda::Mutiny), "there is no law to repeal");
}

/// TI G28
#[test]
fn two_actions_are_one_turn() {
    let near = position().fleet(A, Hex(3), &[(Unit::Carrier, 1)]).fleet(B, Hex(4), &[(Unit::Carrier, 1)]);
    let mut t = near.techs(A, &[Tech::FleetLogistics]).goods(A, 2).begin();
    t.accepts(A, Action::Offer(B));
    takes(&mut t, A, &[Action::Add { given: true, ware: Ware::Good }, Action::Propose]);
    t.accepts(B, Action::Accept).accepts(A, Action::Activate(EMPTY));
    // The second action: no second transaction, and no passing.
    t.does_not_offer(A, Action::Offer(B)).does_not_offer(A, Action::PassTurn);
    t.offers(A, Action::Activate(NEAR)).accepts(A, Action::Finish);
    let began = |event: &Event| matches!(event, Event::TurnBegan { seat: A });
    assert!(!happened(&mut t, began), "no second turn");
}
