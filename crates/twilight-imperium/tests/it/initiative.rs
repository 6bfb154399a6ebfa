//! Rounds, turns, strategy cards, initiative and the speaker (TI 1, 2, 13, 22, 27, 45, 56, 57, 58, 75, 79, 82, 85).

use orrery_engine::Viewer;
use orrery_twilight_imperium::state::Phase;

use crate::support::*;
use Planet::*;

fn has(card: Strategy) -> Arrangement {
    position().strategies(A, &[card])
}

fn view(t: &Table) -> orrery_twilight_imperium::view::View {
    t.state().view(Viewer::Spectator)
}

/// TI 1.0, TI 77.0
#[test]
fn the_active_system_is_the_one_that_was_activated() {
    let mut t = position().fleet(A, HOME_A, &[(Unit::Cruiser, 1)]).begin();
    t.accepts(A, Action::Activate(NEAR));
    assert_eq!(view(&t).tactical.map(|tactical| tactical.hex), Some(NEAR));
    t.accepts(A, Action::Finish);
    assert_eq!(view(&t).tactical.map(|tactical| tactical.hex), None);
}

/// TI 1.4.2
#[test]
fn without_a_tactical_action_no_system_is_active() {
    let mut t = has(Strategy::Construction).begin();
    t.accepts(A, Action::Strategic(Strategy::Construction));
    assert!(view(&t).tactical.is_none());
    let t = position().status_phase().begin();
    assert!(view(&t).tactical.is_none());
}

/// TI 2.0.2, TI 22.2
#[test]
fn turns_and_an_active_player_exist_in_the_action_phase_alone() {
    let phases = vec![
        (position().strategy_phase(), Phase::Strategy),
        (position().status_phase(), Phase::Status),
        (position().agenda_phase(&[Agenda::Mutiny]), Phase::Agenda),
    ];
    for (position, phase) in phases {
        let mut t = position.goods(A, 9).public(Objective::NegotiateTradeRoutes).begin();
        assert_eq!((t.state().phase(), t.state().active()), (phase, None));
        let seat = asked(&t);
        t.does_not_offer(seat, Action::PassTurn).does_not_offer(seat, Action::Activate(NEAR));
    }
    assert_eq!(position().begin().state().active(), Some(A));
}

/// TI 22.3
#[test]
fn what_lasts_for_a_turn_ends_with_it() {
    // During the Yssaril turn nobody who has passed plays action cards; on the next turn they do.
    let initiative = Action::PlayCard(ActionCard::EconomicInitiative);
    let sabotage = Action::PlayCard(ActionCard::Sabotage);
    let mut t = Arrangement::new(&[Faction::Yssaril, Faction::Sol, Faction::Winnu])
        .techs(A, &[Tech::TransparasteelPlating])
        .hand(A, &[ActionCard::IndustrialInitiative])
        .hand(B, &[ActionCard::Sabotage])
        .hand(C, &[ActionCard::EconomicInitiative])
        .passed(B)
        .begin();
    t.accepts(A, Action::PlayCard(ActionCard::IndustrialInitiative)).does_not_offer(B, sabotage);
    reaches(&mut t, C, initiative);
    t.offers(B, sabotage);
}

/// TI 27.0
#[test]
fn a_strategy_card_is_used_once_in_an_action_phase() {
    let mut t = has(Strategy::Diplomacy).begin();
    t.accepts(A, Action::Strategic(Strategy::Diplomacy));
    reaches(&mut t, B, Action::PassTurn);
    t.refuses(A, Action::Strategic(Strategy::Diplomacy), rules::STRATEGY_USED);
}

/// TI 27.2, TI 27.2.a, TI 45.1, TI 45.5, TI 53.1, TI 53.6.a
#[test]
fn a_strategy_card_is_exhausted_when_used_and_readied_in_the_status_phase() {
    let mut t = has(Strategy::Diplomacy).begin();
    let state = |t: &Table| -> Option<bool> {
        let cards = view(t).sheets[0].strategies.clone();
        cards.into_iter().find(|&(card, _)| card == Strategy::Diplomacy).map(|(_, exhausted)| exhausted)
    };
    assert_eq!(state(&t), Some(false));
    t.accepts(A, Action::Strategic(Strategy::Diplomacy));
    reaches(&mut t, B, Action::PassTurn);
    assert_eq!(state(&t), Some(true));
    assert_eq!(Strategy::ALL.map(Strategy::initiative), [1, 2, 3, 4, 5, 6, 7, 8]);
    while t.state().phase() != Phase::Strategy {
        if !idles(&mut t, 1) {
            let seat = asked(&t);
            let action = listed(t.state(), seat)[0];
            t.accepts(seat, action);
        }
    }
    assert_eq!(state(&t), None, "it went back");
    assert!(t.state().free_strategies().eq(Strategy::ALL));
}

/// TI 27.2.b
#[test]
fn an_exhausted_card_still_has_its_number() {
    let mut t = position().strategies(C, &[Strategy::Leadership]).turn(C).exhausted(Winnu).begin();
    assert_eq!(view(&t).order[0], C);
    t.accepts(C, Action::Strategic(Strategy::Leadership));
    for _ in 0..3 {
        t.accepts(C, Action::Pick(Pick::Pool(Pool::Tactic)));
    }
    rests(&mut t, 1, 3);
    assert_eq!(view(&t).order[0], C);
}

/// TI 27.3
#[test]
fn primary_abilities_belong_to_the_holder() {
    let mut t = position().strategies(B, &[Strategy::Trade]).begin();
    t.refuses(A, Action::Strategic(Strategy::Trade), rules::STRATEGY_USED);
}

/// TI 27.6, TI 57.0
#[test]
fn the_lowest_number_goes_first() {
    let position = || position().strategies(B, &[Strategy::Leadership]).strategies(C, &[Strategy::Diplomacy]);
    let t = position().begin();
    assert_eq!(view(&t).order, [B, C, A]);
    // In the action phase and in the status phase.
    let mut t = position().turn(B).begin();
    t.accepts(B, Action::Activate(EMPTY));
    assert_eq!(t.state().active(), Some(C));
    let objective = Objective::NegotiateTradeRoutes;
    let rich = position().goods(A, 5).goods(B, 5).goods(C, 5).public(objective);
    let mut t = rich.status_phase().begin();
    for seat in [B, C, A] {
        t.accepts(seat, Action::Pick(Pick::Objective(objective)));
    }
}

/// TI 27.7
#[test]
fn each_strategy_card_has_a_primary_and_a_secondary_ability() {
    let dock = |position: Arrangement| position.planet(ArcPrime, B, &[(Unit::SpaceDock, 1)]);
    for card in Strategy::ALL {
        let mut t = dock(has(card)).exhausted(Jord).goods(B, 9).exhausted(WrenTerra).begin();
        t.accepts(A, Action::Strategic(card));
        assert!(t.state().active() == Some(A), "{card:?}");
        for _ in 0..40 {
            if listed(t.state(), B).contains(&Action::Secondary) {
                break;
            }
            if !idles(&mut t, 1) {
                let seat = asked(&t);
                let action = listed(t.state(), seat)[0];
                t.accepts(seat, action);
            }
        }
        t.offers(B, Action::Secondary);
        assert!(happened(&mut t, |event| matches!(event, Event::StrategicBegan { seat: A, .. })), "{card:?}");
    }
}

/// TI 27.8, TI 27.8.a
#[test]
fn a_card_is_common_or_somebodys() {
    let mut t = position().strategy_phase().speaker(A).begin();
    t.accepts(A, Action::Take(Strategy::Trade));
    let free: Vec<Strategy> = t.state().free_strategies().collect();
    assert_eq!(free.len(), 7);
    assert!(!free.contains(&Strategy::Trade));
    assert_eq!(listed(t.state(), B), free.into_iter().map(Action::Take).collect::<Vec<_>>());
}

/// TI 27.8.b
#[test]
fn a_card_stays_with_its_holder_until_the_status_phase() {
    let mut t = position().strategies(A, &[Strategy::Trade]).begin();
    t.accepts(A, Action::Strategic(Strategy::Trade));
    let held = |t: &Table| view(t).sheets[0].strategies.iter().any(|&(card, _)| card == Strategy::Trade);
    while t.state().phase() == Phase::Action {
        assert!(held(&t));
        if !idles(&mut t, 1) {
            let seat = asked(&t);
            let action = listed(t.state(), seat)[0];
            t.accepts(seat, action);
        }
    }
    assert!(held(&t), "it is returned at the end of the status phase");
}

/// TI 57.2.a, TI 85.2.2
#[test]
fn unchosen_cards_gather_goods_and_do_not_count() {
    let mut t = position().strategy_phase().speaker(A).begin();
    let cards = [Strategy::Diplomacy, Strategy::Politics, Strategy::Construction, Strategy::Trade];
    let rest = [Strategy::Warfare, Strategy::Technology];
    for (seat, card) in [A, B, C, A, B, C].into_iter().zip(cards.into_iter().chain(rest)) {
        t.accepts(seat, Action::Take(card));
    }
    // Nobody has number 1.
    assert_eq!(view(&t).order, [A, B, C]);
    let bonus = |t: &Table| Strategy::ALL.map(|card| t.state().bonus_on(card));
    assert_eq!(bonus(&t), [1, 0, 0, 0, 0, 0, 0, 1], "three players leave two");
    // Another round adds another good.
    while t.state().round() < 2 || t.state().phase() == Phase::Strategy {
        if !idles(&mut t, 1) {
            let seat = asked(&t);
            let actions = listed(t.state(), seat);
            let spare =
                |action: &&Action| !matches!(action, Action::Take(Strategy::Leadership | Strategy::Imperial));
            let action = **actions.iter().filter(spare).collect::<Vec<_>>().first().expect("another card");
            t.accepts(seat, action);
        }
    }
    assert_eq!(bonus(&t), [2, 0, 0, 0, 0, 0, 0, 2]);
}

/// How many cards nobody chooses.
fn unchosen(players: u8) -> usize {
    let factions =
        [Faction::Sol, Faction::Letnev, Faction::Winnu, Faction::Hacan, Faction::Xxcha, Faction::Yin];
    let mut t = Arrangement::new(&factions[..usize::from(players)]).strategy_phase().begin();
    while t.state().phase() == Phase::Strategy {
        let seat = asked(&t);
        let action = listed(t.state(), seat)[0];
        t.accepts(seat, action);
    }
    Strategy::ALL.into_iter().filter(|&card| t.state().bonus_on(card) == 1).count()
}

/// TI 85.2.a
#[test]
fn four_players_leave_no_card() {
    assert_eq!([3, 4, 5, 6].map(unchosen), [2, 0, 3, 2]);
}

/// TI 57.3 example a
#[test]
fn the_lower_of_two_numbers_counts() {
    let position = position()
        .strategies(A, &[Strategy::Diplomacy, Strategy::Technology])
        .strategies(B, &[Strategy::Politics, Strategy::Construction])
        .strategies(C, &[Strategy::Leadership, Strategy::Imperial]);
    assert_eq!(view(&position.begin()).order, [C, A, B]);
}

/// TI 85.1.a
#[test]
fn goods_on_a_card_go_to_whoever_takes_it() {
    let mut t = position().bonus(Strategy::Warfare, 3).strategy_phase().speaker(A).begin();
    t.accepts(A, Action::Take(Strategy::Warfare));
    assert_eq!((t.state().sheet(A).goods, t.state().bonus_on(Strategy::Warfare)), (3, 0));
}

/// TI 58.3
#[test]
fn the_decks_and_objectives_are_prepared_in_setup() {
    let t = position().begin();
    let view = view(&t);
    assert_eq!(
        (view.action_deck, view.agenda_deck.len(), view.public.len(), view.face_down),
        (80, 50, 2, [3, 5])
    );
}

/// TI 56.2.c.2
#[test]
fn two_agendas_at_the_same_end_lie_in_the_order_chosen() {
    for top in [true, false] {
        let mut t = has(Strategy::Politics).agendas(&[Agenda::Mutiny, Agenda::SeedOfAnEmpire]).begin();
        t.accepts(A, Action::Strategic(Strategy::Politics)).accepts(A, Action::Pick(Pick::Seat(B)));
        for agenda in [Agenda::SeedOfAnEmpire, Agenda::Mutiny] {
            picks(&mut t, A, Pick::Bury { agenda, top });
        }
        let deck = t.state().view(Viewer::Seat(A)).agenda_deck;
        let known: Vec<Agenda> = deck.iter().copied().flatten().collect();
        // From the bottom to the top of the deck.
        let expected = if top {
            [Agenda::SeedOfAnEmpire, Agenda::Mutiny]
        } else {
            [Agenda::Mutiny, Agenda::SeedOfAnEmpire]
        };
        assert_eq!(known, expected);
        let end = if top { &deck[48..] } else { &deck[..2] };
        assert!(end.iter().all(Option::is_some));
    }
}

/// TI G96
#[test]
fn politics_looks_beyond_a_deck_of_one() {
    let mut t = has(Strategy::Politics).agendas(&[Agenda::Mutiny]).short_agenda_deck(1).begin();
    t.accepts(A, Action::Strategic(Strategy::Politics)).accepts(A, Action::Pick(Pick::Seat(B)));
    t.shuffles(5);
    let looked = t.state().view(Viewer::Seat(A)).looked;
    assert!(looked.len() == 2 && looked.contains(&Agenda::Mutiny));
}

/// TI G97
#[test]
fn a_new_speaker_changes_nothing_on_the_spot() {
    let mut t = has(Strategy::Politics).speaker(A).begin();
    t.accepts(A, Action::Strategic(Strategy::Politics)).accepts(A, Action::Pick(Pick::Seat(C)));
    for _ in 0..2 {
        let first = listed(t.state(), A)[0];
        t.accepts(A, first);
    }
    // Secondary abilities still go clockwise from the active player.
    assert_eq!((t.state().speaker(), asked(&t)), (C, B));
    t.accepts(B, Action::Pass).accepts(C, Action::Pass);
    assert_eq!(t.state().active(), Some(B));
}

/// TI G98
#[test]
fn chosen_players_replenish_in_the_secondary_step() {
    let mut t = has(Strategy::Trade).begin();
    t.accepts(A, Action::Strategic(Strategy::Trade)).accepts(A, Action::Pick(Pick::Seat(C)));
    t.accepts(A, Action::Finish);
    assert_eq!(t.state().sheet(C).commodities, 0, "B comes first");
    t.accepts(B, Action::Pass);
    assert_eq!((t.state().sheet(C).commodities, t.state().pool(C, Pool::Strategy)), (3, 2));
}

/// TI G99
#[test]
fn replenishing_at_the_maximum_is_an_event() {
    let agreement = note(Note::TradeAgreement, A);
    let mut t = has(Strategy::Trade).commodities(A, 4).note(agreement, B).begin();
    t.accepts(A, Action::Strategic(Strategy::Trade));
    t.accepts(B, Action::PlayNote(agreement));
    assert_eq!((t.state().sheet(A).commodities, t.state().sheet(B).goods), (0, 4));
}

/// TI G88
#[test]
fn diplomacy_is_played_without_an_exhausted_planet() {
    let mut t = has(Strategy::Diplomacy).begin();
    t.accepts(A, Action::Strategic(Strategy::Diplomacy));
    assert!(t.state().has_token(HOME_A, B), "there was nothing to ready");
    // Only Mecatol Rex: no system can be chosen, and the others still get the secondary ability.
    let mut t = has(Strategy::Diplomacy).free(Jord).planet(MecatolRex, A, &[(Unit::Infantry, 1)]).begin();
    t.accepts(A, Action::Strategic(Strategy::Diplomacy)).offers(B, Action::Secondary);
    assert!(!t.state().has_token(Hex::MIDDLE, B));
}

/// TI G89
#[test]
fn a_strategic_action_may_do_nothing() {
    let mut t = has(Strategy::Imperial).no_secrets().begin();
    t.accepts(A, Action::Strategic(Strategy::Imperial));
    assert_eq!((t.state().sheet(A).points, t.state().secrets(A).len()), (0, 0));
    t.offers(B, Action::Secondary);
}

/// TI 82.2
#[test]
fn who_cannot_act_passes() {
    let mut t = position().pools(B, [0, 3, 2]).begin();
    t.accepts(A, Action::Activate(EMPTY));
    assert_eq!(t.state().active(), Some(C));
    assert!(happened(&mut t, |event| matches!(event, Event::Passed { seat: B })));
}

/// TI 82.3.2
#[test]
fn who_has_passed_still_reacts_and_trades() {
    let agreement = note(Note::TradeAgreement, A);
    let mut t = has(Strategy::Trade).note(agreement, B).passed(B).begin();
    t.accepts(A, Action::Strategic(Strategy::Trade)).offers(B, Action::PlayNote(agreement));
    let near = position().fleet(A, Hex(3), &[(Unit::Carrier, 1)]).fleet(B, Hex(4), &[(Unit::Carrier, 1)]);
    let mut t = near.goods(A, 1).passed(B).begin();
    t.offers(A, Action::Offer(B));
}

/// TI 82.3.a
#[test]
fn on_the_turn_of_passing_one_still_trades() {
    let near = position().fleet(A, Hex(3), &[(Unit::Carrier, 1)]).fleet(B, Hex(4), &[(Unit::Carrier, 1)]);
    let mut t = near.goods(A, 1).begin();
    t.accepts(A, Action::Offer(B));
    takes(&mut t, A, &[Action::Add { given: true, ware: Ware::Good }, Action::Propose]);
    t.accepts(B, Action::Accept).accepts(A, Action::PassTurn);
    assert_eq!((t.state().sheet(B).goods, t.state().active()), (1, Some(B)));
    // Afterwards no more: it is nobody's turn who has passed.
    reaches(&mut t, B, Action::Activate(EMPTY));
    reaches(&mut t, C, Action::Activate(EMPTY));
    assert_eq!(t.state().active(), Some(B));
    t.does_not_offer(A, Action::PassTurn);
}

/// TI 82.5
#[test]
fn the_status_phase_follows_when_all_have_passed() {
    let mut t = position().passed(B).passed(C).begin();
    assert_eq!(t.state().phase(), Phase::Action);
    t.accepts(A, Action::PassTurn);
    assert_eq!(t.state().phase(), Phase::Status);
}

/// TI 18.3.b.3
#[test]
fn who_has_no_token_places_none() {
    let mut position = has(Strategy::Diplomacy).pools(B, [0, 0, 0]);
    let places: Vec<Hex> = Hex::all().filter(|&hex| position.table().tile(hex).is_some()).collect();
    for &hex in places.iter().filter(|&&hex| hex != HOME_A).take(16) {
        position = position.token(B, hex);
    }
    let mut t = position.begin();
    assert_eq!(t.state().reserve(B), 0);
    t.accepts(A, Action::Strategic(Strategy::Diplomacy));
    assert!(!t.state().has_token(HOME_A, B) && t.state().has_token(HOME_A, C));
}
