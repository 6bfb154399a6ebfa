//! Transactions and deals (TI 69, TI 14, TI 60, TI 78).

use orrery_engine::Viewer;

use crate::support::*;

/// The first two seats are neighbours, the third is not.
fn neighbours() -> Arrangement {
    position().fleet(A, Hex(3), &[(Unit::Carrier, 1)]).fleet(B, Hex(4), &[(Unit::Carrier, 1)])
}

fn gives(ware: Ware) -> Action {
    Action::Add { given: true, ware }
}

fn wants(ware: Ware) -> Action {
    Action::Add { given: false, ware }
}

/// TI 69.1, TI 73.0, TI 73.1, TI 14.1.2
#[test]
fn the_active_player_trades_with_neighbours() {
    let t = neighbours().goods(A, 1).begin();
    assert!(listed(t.state(), A).contains(&Action::Offer(B)));
    assert!(!listed(t.state(), A).contains(&Action::Offer(C)));
    assert!(listed(t.state(), B).is_empty(), "it is not B's turn");
}

/// TI 73.2, TI 88.3
#[test]
fn wormholes_make_neighbours() {
    let position =
        position().fleet(A, ALPHA, &[(Unit::Carrier, 1)]).law(Agenda::WormholeReconstruction, None, None);
    let t = position.fleet(C, BETA, &[(Unit::Carrier, 1)]).goods(A, 1).begin();
    assert!(listed(t.state(), A).contains(&Action::Offer(C)));
}

/// TI 69.2, TI 69.4.a, TI 60.5, TI 60.5.a, TI 78.6, TI 78.6.a, TI G107
#[test]
fn goods_change_hands_and_commodities_become_trade_goods() {
    let mut t = neighbours().goods(A, 2).commodities(A, 3).goods(B, 1).begin();
    t.accepts(A, Action::Offer(B));
    takes(&mut t, A, &[gives(Ware::Commodity), gives(Ware::Commodity), gives(Ware::Good), wants(Ware::Good)]);
    t.accepts(A, Action::Propose);
    t.accepts(B, Action::Accept);
    let (a, b) = (t.state().sheet(A), t.state().sheet(B));
    assert_eq!((a.goods, a.commodities, b.goods, b.commodities), (2, 1, 3, 0));
}

/// TI 69.1, TI G103
#[test]
fn one_transaction_with_each_neighbour_a_turn() {
    let mut t = neighbours().goods(A, 2).begin();
    t.accepts(A, Action::Offer(B));
    takes(&mut t, A, &[gives(Ware::Good), Action::Propose]);
    t.accepts(B, Action::Accept);
    assert!(!listed(t.state(), A).contains(&Action::Offer(B)));
}

/// TI 69.6.2
#[test]
fn both_have_to_agree() {
    let mut t = neighbours().goods(A, 2).begin();
    t.accepts(A, Action::Offer(B));
    takes(&mut t, A, &[gives(Ware::Good), Action::Propose]);
    t.accepts(B, Action::Pass);
    assert_eq!((t.state().sheet(A).goods, t.state().sheet(B).goods), (2, 0));
    assert!(listed(t.state(), A).contains(&Action::Offer(B)), "it may be tried again");
}

/// TI G139
#[test]
fn an_offer_can_be_countered_twice_and_withdrawn() {
    let mut t = neighbours().goods(A, 2).goods(B, 2).begin();
    t.accepts(A, Action::Offer(B));
    takes(&mut t, A, &[gives(Ware::Good), Action::Propose]);
    t.accepts(B, Action::Counter);
    takes(&mut t, B, &[wants(Ware::Good), wants(Ware::Good), Action::Propose]);
    t.accepts(A, Action::Counter);
    takes(&mut t, A, &[gives(Ware::Good), gives(Ware::Good), wants(Ware::Good), Action::Propose]);
    assert!(!listed(t.state(), B).contains(&Action::Counter));
    t.accepts(B, Action::Accept);
    assert_eq!((t.state().sheet(A).goods, t.state().sheet(B).goods), (1, 3));
    let mut t = neighbours().goods(A, 2).begin();
    t.accepts(A, Action::Offer(B));
    t.accepts(A, Action::Pass);
    assert!(listed(t.state(), A).contains(&Action::Activate(NEAR)));
}

/// TI G139
#[test]
fn offers_never_stall_the_game() {
    let mut t = neighbours().goods(A, 2).begin();
    for _ in 0..2 {
        t.accepts(A, Action::Offer(B));
        takes(&mut t, A, &[gives(Ware::Good), Action::Propose]);
        t.accepts(B, Action::Pass);
    }
    assert!(!listed(t.state(), A).contains(&Action::Offer(B)));
}

/// TI 69.2, TI G105
#[test]
fn a_note_is_given_unseen_by_others() {
    let id = note(Note::TradeAgreement, A);
    let mut t = neighbours().begin();
    t.accepts(A, Action::Offer(B));
    t.accepts(A, gives(Ware::Note(id)));
    assert!(
        !listed(t.state(), A)
            .iter()
            .any(|action| matches!(action, Action::Add { given: true, ware: Ware::Note(_) }))
    );
    t.accepts(A, Action::Propose);
    let lots = |viewer| t.state().view(viewer).deal.expect("a deal").lots;
    assert_eq!(lots(Viewer::Seat(B))[0].note, Some(id), "the partner sees it");
    assert_eq!(lots(Viewer::Seat(C))[0].note, None);
    t.accepts(B, Action::Accept);
    assert!(t.state().notes_in_hand(B).any(|own| own == id));
}

#[test]
fn a_note_of_ones_choice_can_be_asked_for() {
    let mut t = neighbours().begin();
    t.accepts(A, Action::Offer(B));
    takes(&mut t, A, &[wants(Ware::AnyNote), Action::Propose]);
    t.accepts(B, Action::Accept);
    let id = note(Note::Ceasefire, B);
    picks(&mut t, B, Pick::Note(id));
    assert!(t.state().notes_in_hand(A).any(|own| own == id));
}

/// TI 25.5.a
#[test]
fn notes_in_a_play_area_are_not_traded() {
    let id = note(Note::SupportForTheThrone, B);
    let mut t = neighbours().open_note(id, A).begin();
    t.accepts(A, Action::Offer(B));
    assert!(!listed(t.state(), A).contains(&gives(Ware::Note(id))));
}

/// TI 69.3
#[test]
fn action_cards_are_not_traded() {
    let mut t = neighbours().hand(A, &[ActionCard::Spy]).begin();
    t.accepts(A, Action::Offer(B));
    assert!(
        !listed(t.state(), A)
            .iter()
            .any(|action| matches!(action, Action::Add { ware: Ware::Card(_) | Ware::AnyCard, .. }))
    );
}

/// TI 69.6, TI G104
#[test]
fn during_a_vote_everybody_trades_with_everybody() {
    let position = position().goods(A, 1).speaker(C);
    let mut t = position.agenda_phase(&[Agenda::Mutiny, Agenda::RegulatedConscription]).begin();
    assert!(listed(t.state(), A).contains(&Action::Offer(C)));
    t.accepts(A, Action::Offer(C));
    takes(&mut t, A, &[gives(Ware::Good), Action::Propose]);
    t.accepts(C, Action::Accept);
    assert_eq!(t.state().sheet(C).goods, 1);
    assert!(!listed(t.state(), A).contains(&Action::Offer(C)), "once for each agenda");
}

/// TI 60.2, TI 60.3, TI 79.3, TI 79.4, TI 79.4.a
#[test]
fn commodities_are_replenished_up_to_the_value_and_cannot_be_spent() {
    let position = position().strategies(A, &[Strategy::Trade]).commodities(A, 1);
    let mut t = position.begin();
    t.accepts(A, Action::Strategic(Strategy::Trade));
    assert_eq!((t.state().sheet(A).commodities, t.state().sheet(A).goods), (4, 3));
}
