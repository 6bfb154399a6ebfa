//! Abilities, windows and their order (TI 24, 25, 31, 74 and the rulings G11 to G28).

use orrery_engine::Viewer;

use crate::support::*;
use ActionCard::*;
use Planet::*;

pub(crate) const fn card(card: ActionCard) -> Action {
    Action::PlayCard(card)
}

/// A cruiser of A attacks two of B; hands are dealt and the first round begins.
pub(crate) fn duel(own: &[ActionCard], other: &[ActionCard]) -> Table {
    let mut t = battle(&[(Unit::Cruiser, 1)], &[(Unit::Cruiser, 2)]).hand(A, own).hand(B, other).begin();
    attack(&mut t, &[(Unit::Cruiser, 1)]);
    while t.state().combat().round == 0 {
        idles(&mut t, 1);
    }
    t
}

fn discards(t: &Table) -> Vec<ActionCard> {
    t.state().view(Viewer::Spectator).action_discards
}

/// TI 24.5
#[test]
fn action_cards_are_hidden_until_played() {
    let mut t = position().hand(A, &[EconomicInitiative, Spy]).begin();
    let hand = |t: &Table, viewer| t.state().view(viewer).sheets[0].hand.clone();
    assert_eq!(hand(&t, Viewer::Seat(A)), Some(vec![EconomicInitiative, Spy]));
    assert_eq!((hand(&t, Viewer::Seat(B)), hand(&t, Viewer::Spectator)), (None, None));
    assert_eq!(t.state().view(Viewer::Seat(B)).sheets[0].hand_count, 2);
    t.accepts(A, card(EconomicInitiative));
    assert_eq!(discards(&t), [EconomicInitiative]);
}

/// TI 24.6.a, TI 74.5
#[test]
fn a_card_with_the_word_action_is_a_component_action() {
    let mut t = position().hand(A, &[IndustrialInitiative]).hand(B, &[WarEffort]).begin();
    t.refuses(B, card(WarEffort), rules::NOT_YOUR_DECISION);
    t.accepts(A, card(IndustrialInitiative));
    nobody_reacts(&mut t);
    assert_eq!(t.state().active(), Some(B), "it was the action of the turn");
    // It fits no window.
    let mut t = duel(&[], &[WarEffort]);
    t.does_not_offer(B, card(WarEffort));
}

/// TI 24.6.a.2, TI 31.3
#[test]
fn an_action_that_cannot_be_resolved_is_not_performed() {
    let mut t = position().hand(A, &[FocusedResearch, LuckyShot]).goods(A, 3).begin();
    t.refuses(A, card(FocusedResearch), rules::CARD_TIMING);
    t.refuses(A, card(LuckyShot), rules::CARD_TIMING);
    let mut t = position().hand(A, &[FocusedResearch]).goods(A, 4).begin();
    t.offers(A, card(FocusedResearch));
}

/// TI G26
#[test]
fn an_action_for_any_number_needs_no_target() {
    // 'Each' may be none; 'a law' must be there.
    let mut t = position().hand(A, &[IndustrialInitiative, RepealLaw]).begin();
    t.does_not_offer(A, card(RepealLaw)).accepts(A, card(IndustrialInitiative));
    nobody_reacts(&mut t);
    assert_eq!(t.state().sheet(A).goods, 0);
}

/// TI 24.6.b
#[test]
fn a_second_card_of_the_name_does_not_add_to_the_first() {
    let mut t = duel(&[MoraleBoost, MoraleBoost], &[]);
    t.accepts(A, card(MoraleBoost));
    nobody_reacts(&mut t);
    t.does_not_offer(A, card(MoraleBoost));
    // Cruisers hit with 7: a five and one more is not enough.
    dice(&mut t, [5]);
    dice(&mut t, [1, 1]);
    assert_eq!(count(&t, B, NEAR, Unit::Cruiser), 2);
}

/// TI 24.6.b.2
#[test]
fn a_cancelled_card_does_not_count() {
    let mut t = duel(&[MoraleBoost, MoraleBoost], &[Sabotage]);
    t.accepts(A, card(MoraleBoost)).accepts(B, card(Sabotage));
    for _ in 0..4 {
        if listed(t.state(), A).contains(&card(MoraleBoost)) {
            break;
        }
        idles(&mut t, 1);
    }
    t.accepts(A, card(MoraleBoost));
    assert_eq!(t.state().combat().round, 1);
}

/// TI 24.7
#[test]
fn a_card_is_played_resolved_and_discarded() {
    let mut t = position().hand(A, &[MiningInitiative]).hand(B, &[Sabotage]).begin();
    t.accepts(A, card(MiningInitiative)).accepts(A, Action::Pick(Pick::Planet(Jord)));
    assert_eq!((t.state().view(Viewer::Spectator).played, discards(&t)), (vec![MiningInitiative], vec![]));
    assert_eq!(t.state().sheet(A).goods, 0, "it could still be cancelled");
    t.accepts(B, Action::Pass);
    assert_eq!((t.state().sheet(A).goods, discards(&t)), (4, vec![MiningInitiative]));
}

/// TI G23
#[test]
fn a_cancelled_card_costs_nothing() {
    let mut t = position().hand(A, &[FocusedResearch]).goods(A, 4).hand(B, &[Sabotage]).begin();
    t.accepts(A, card(FocusedResearch)).accepts(B, card(Sabotage));
    nobody_reacts(&mut t);
    assert_eq!(t.state().sheet(A).goods, 4);
    let mut discards = discards(&t);
    discards.sort_unstable();
    assert_eq!(discards, [FocusedResearch, Sabotage]);
}

/// TI 31.4.2
#[test]
fn after_a_cancelled_action_another_one_is_chosen() {
    let mut t = position().hand(A, &[EconomicInitiative]).hand(B, &[Sabotage]).begin();
    t.accepts(A, card(EconomicInitiative)).accepts(B, card(Sabotage));
    nobody_reacts(&mut t);
    assert_eq!((t.state().active(), asked(&t)), (Some(A), A));
    t.offers(A, Action::Activate(NEAR)).offers(A, Action::PassTurn);
    assert!(discards(&t).contains(&EconomicInitiative));
}

/// TI 31.0, TI 31.1, TI 31.2
#[test]
fn component_actions_are_found_on_many_components() {
    // A card, a technology, a faction sheet, a flagship and a note.
    let orbital = Action::Use(Power::Faction(Ability::OrbitalDrop));
    let mut t = position().begin();
    t.accepts(A, orbital);
    assert_eq!((t.state().planet(Jord).infantry, t.state().active()), (2, Some(B)));
    let biomes = Action::Use(Power::Tech(Tech::ProductionBiomes));
    let mut t = of(Faction::Hacan).techs(A, &[Tech::ProductionBiomes]).begin();
    t.accepts(A, biomes).accepts(A, Action::Pick(Pick::Seat(B)));
    assert_eq!((t.state().sheet(A).goods, t.state().active()), (4, Some(B)));
    let mut t = of(Faction::Muaat).fleet(A, NEAR, &[(Unit::Flagship, 1)]).begin();
    t.accepts(A, Action::Use(Power::Flagship));
    assert_eq!((count(&t, A, NEAR, Unit::Cruiser), t.state().active()), (1, Some(B)));
    let convoys = note(Note::TradeConvoys, B);
    let mut t = Arrangement::new(&[Faction::Sol, Faction::Hacan, Faction::Winnu]).note(convoys, A).begin();
    t.accepts(A, Action::PlayNote(convoys));
    assert_eq!(t.state().active(), Some(B));
}

/// TI 25.1.a
#[test]
fn nobody_has_to_use_a_note() {
    let agreement = note(Note::TradeAgreement, A);
    let mut t = position().strategies(A, &[Strategy::Trade]).note(agreement, B).begin();
    t.accepts(A, Action::Strategic(Strategy::Trade));
    t.offers(B, Action::PlayNote(agreement)).accepts(B, Action::Pass);
    assert_eq!((t.state().sheet(A).commodities, t.state().sheet(B).goods), (4, 0));
}

/// TI 25.4.a, TI 25.4 example a
#[test]
fn a_note_in_hand_is_not_broken() {
    let promise = note(Note::PromiseOfProtection, B);
    let base = || {
        let factions = [Faction::Sol, Faction::Mentak, Faction::Winnu];
        Arrangement::new(&factions).fleet(B, NEAR, &[(Unit::Cruiser, 1)])
    };
    let mut t = base().note(promise, A).begin();
    t.accepts(A, Action::Activate(NEAR));
    assert!(t.state().notes_in_hand(A).any(|id| id == promise));
    let mut t = base().open_note(promise, A).begin();
    t.accepts(A, Action::Activate(NEAR));
    assert!(t.state().notes_in_hand(B).any(|id| id == promise), "laid out it returns");
}

/// TI 25.6
#[test]
fn notes_in_hand_are_hidden() {
    let t = position().note(note(Note::Ceasefire, B), A).begin();
    let seen = |viewer| {
        let view = t.state().view(viewer);
        (view.sheets[0].notes.as_ref().map(Vec::len), view.sheets[0].note_count)
    };
    assert_eq!(seen(Viewer::Seat(A)), (Some(6), 6));
    assert_eq!(seen(Viewer::Seat(C)), (None, 6));
}

/// TI 74.0, TI 74.3
#[test]
fn an_ability_says_when_it_can_be_used() {
    let ambush = Action::Use(Power::Faction(Ability::Ambush));
    let mut t = of(Faction::Mentak).begin();
    t.refuses(A, ambush, rules::ABILITY_TIMING);
    let factions = [Faction::Mentak, Faction::Yssaril, Faction::Hacan];
    let mut t = battle_of(factions, &[(Unit::Cruiser, 1)], &[(Unit::Cruiser, 1)]).begin();
    attack(&mut t, &[(Unit::Cruiser, 1)]);
    t.offers(A, ambush);
}

/// TI 74.22
#[test]
fn an_action_card_says_when_it_can_be_used() {
    let mut t = position().hand(A, &[MoraleBoost, FlankSpeed]).begin();
    t.refuses(A, card(MoraleBoost), rules::CARD_TIMING);
    t.accepts(A, Action::Activate(NEAR)).offers(A, card(FlankSpeed)).does_not_offer(A, card(MoraleBoost));
}

/// TI 74.23
#[test]
fn a_note_says_when_it_can_be_used() {
    let agreement = note(Note::TradeAgreement, A);
    let mut t = position().strategies(A, &[Strategy::Trade]).note(agreement, B).turn(B).begin();
    t.refuses(B, Action::PlayNote(agreement), rules::NOTE_TIMING);
    t.accepts(B, Action::PassTurn).accepts(C, Action::PassTurn);
    reaches(&mut t, A, Action::Strategic(Strategy::Trade));
    t.offers(B, Action::PlayNote(agreement));
}

/// TI 74.2
#[test]
fn a_card_prevails_over_the_rules() {
    // Two PDS a planet; the law knows no limit.
    let place = Action::Pick(Pick::Place { unit: Unit::Pds, site: on(Jord) });
    let build = |position: Arrangement| {
        let fort = position.strategies(A, &[Strategy::Construction]).planet(Jord, A, &[(Unit::Pds, 2)]);
        let mut t = fort.begin();
        t.accepts(A, Action::Strategic(Strategy::Construction));
        listed(t.state(), A).contains(&place)
    };
    assert!(!build(position()));
    assert!(build(position().law(Agenda::HomelandDefenseAct, None, None)));
}

/// TI 74.3.a
#[test]
fn an_effect_lasts_when_its_card_is_gone() {
    let mut t = duel(&[MoraleBoost], &[]);
    t.accepts(A, card(MoraleBoost));
    nobody_reacts(&mut t);
    assert_eq!(discards(&t), [MoraleBoost]);
    dice(&mut t, [6]);
    dice(&mut t, [1, 1]);
    assert_eq!(count(&t, B, NEAR, Unit::Cruiser), 1, "a six and one more is a seven");
}

/// TI 74.4
#[test]
fn several_abilities_of_a_card_work_apart() {
    // Antimass Deflectors: ships pass asteroids, and cannon dice against them count one less.
    let mut t = of(Faction::Arborec)
        .techs(A, &[Tech::AntimassDeflectors])
        .fleet(A, Hex(13), &[(Unit::Cruiser, 1)])
        .begin();
    t.accepts(A, Action::Activate(Hex(29))).offers(A, moves(Unit::Cruiser, Hex(13)));
    let mut t = battle(&[(Unit::Cruiser, 1)], &[])
        .techs(A, &[Tech::AntimassDeflectors])
        .planet(Arinam, B, &[(Unit::Pds, 1)])
        .begin();
    attack(&mut t, &[(Unit::Cruiser, 1)]);
    t.accepts(B, Action::Fire(A)).rolls([6]);
    assert_eq!(count(&t, A, NEAR, Unit::Cruiser), 1);
}

/// TI 74.6
#[test]
fn cannot_is_absolute() {
    // The law gives every player a vote; the Nekro Virus cannot vote.
    let position = of(Faction::Nekro).law(Agenda::RepresentativeGovernment, None, None).speaker(C);
    let mut t = position.agenda_phase(&[Agenda::Mutiny]).begin();
    for _ in 0..4 {
        t.does_not_offer(A, Action::Vote(Outcome::For));
        if listed(t.state(), B).contains(&Action::Vote(Outcome::For)) {
            break;
        }
        idles(&mut t, 1);
    }
    t.offers(B, Action::Vote(Outcome::For));
}

/// TI G21
#[test]
fn a_lasting_cannot_beats_a_card() {
    // The chart makes both wormholes adjacent, and the ban forbids to fly through them all the same.
    let flies = |position: Arrangement| {
        let mut t = position.fleet(A, ALPHA, &[(Unit::Carrier, 1)]).hand(A, &[LostStarChart]).begin();
        t.accepts(A, Action::Activate(BETA)).accepts(A, card(LostStarChart));
        nobody_reacts(&mut t);
        listed(t.state(), A).contains(&moves(Unit::Carrier, ALPHA))
    };
    assert!(flies(of(Faction::Arborec)));
    assert!(!flies(of(Faction::Arborec).law(Agenda::EnforcedTravelBan, None, None)));
}

/// TI 74.7
#[test]
fn a_used_ability_is_resolved_completely() {
    let mut t = position().hand(A, &[Uprising]).planet(Arinam, B, &[]).begin();
    t.accepts(A, card(Uprising));
    t.refuses(A, Action::Pass, rules::NOT_NOW).refuses(A, Action::Finish, rules::NOT_NOW);
    t.accepts(A, Action::Pick(Pick::Planet(Arinam)));
    nobody_reacts(&mut t);
    assert!(t.state().planet(Arinam).exhausted && t.state().sheet(A).goods == 1);
}

/// TI 74.8
#[test]
fn abilities_without_may_are_mandatory() {
    // Assault Cannon fires by itself, and its victim has no way out.
    let own = [(Unit::Cruiser, 3)];
    let mut t =
        battle(&own, &[(Unit::Carrier, 1), (Unit::Cruiser, 1)]).techs(A, &[Tech::AssaultCannon]).begin();
    attack(&mut t, &own);
    let gone = |unit| Action::Pick(Pick::Unit { unit, damaged: false, site: space(NEAR) });
    assert_eq!(listed(t.state(), B), [gone(Unit::Cruiser), gone(Unit::Carrier)]);
}

/// TI 74.9
#[test]
fn of_effects_joined_by_and_the_possible_ones_happen() {
    // Unstable Planet exhausts and destroys: an exhausted planet loses its infantry all the same.
    let position = position().planet(Abyz, B, &[(Unit::Infantry, 4)]).exhausted(Abyz);
    let mut t = position.hand(A, &[UnstablePlanet]).begin();
    plays(&mut t, A, UnstablePlanet, Pick::Planet(Abyz));
    nobody_reacts(&mut t);
    assert_eq!(ground(&t, Abyz), (Some(B), 1));
}

/// TI 74.14, TI 74.14.a
#[test]
fn after_means_right_after() {
    let mut t = position().hand(A, &[FlankSpeed]).fleet(A, HOME_A, &[(Unit::Carrier, 1)]).begin();
    t.accepts(A, Action::Activate(FAR)).offers(A, card(FlankSpeed)).accepts(A, Action::Pass);
    // The moment is over for this activation.
    t.does_not_offer(A, card(FlankSpeed));
    assert!(!listed(t.state(), A).contains(&moves(Unit::Carrier, HOME_A)));
}

/// TI 74.14 example a
#[test]
fn after_a_ship_is_destroyed_means_right_after_it() {
    let mut t = duel(&[], &[CourageousToTheEnd]);
    dice(&mut t, [7]);
    dice(&mut t, [1, 1]);
    // Nothing cancels the hit; the one ship that can take it is lost.
    t.accepts(B, Action::Pass).offers(B, card(CourageousToTheEnd)).accepts(B, Action::Pass);
    for _ in 0..6 {
        t.does_not_offer(B, card(CourageousToTheEnd));
        idles(&mut t, 1);
    }
}

/// An agenda phase in which A holds these cards.
fn council(cards: &[ActionCard]) -> Table {
    position().hand(A, cards).speaker(C).agenda_phase(&[Agenda::Mutiny, Agenda::SeedOfAnEmpire]).begin()
}

/// The game goes on until A can play the card.
#[track_caller]
pub(crate) fn until(t: &mut Table, seat: Seat, wanted: Action) {
    for _ in 0..20 {
        if listed(t.state(), seat).contains(&wanted) {
            return;
        }
        assert!(idles(t, 1));
    }
    panic!("{seat:?} never comes to {wanted:?}");
}

/// TI 74.15, TI 74.15.a
#[test]
fn when_means_at_the_moment_itself_and_changes_it() {
    let mut t = council(&[Veto]);
    until(&mut t, A, card(Veto));
    assert_eq!(t.state().ballot_agenda(), Some(Agenda::Mutiny));
    t.accepts(A, card(Veto));
    nobody_reacts(&mut t);
    assert_eq!(t.state().ballot_agenda(), Some(Agenda::SeedOfAnEmpire), "it was replaced, not voted on");
}

/// TI 74.16
#[test]
fn when_comes_before_after() {
    let mut t = council(&[Veto, ImperialRider]);
    until(&mut t, A, card(Veto));
    t.does_not_offer(A, card(ImperialRider)).accepts(A, Action::Pass);
    until(&mut t, A, card(ImperialRider));
    t.does_not_offer(A, card(Veto));
}

/// TI 74.17
#[test]
fn what_follows_then_needs_what_stands_before() {
    // The Muaat return a token, then the war sun technology is gained.
    let fires = note(Note::FiresOfTheGashlai, A);
    let mut t = of(Faction::Muaat).note(fires, B).pools(A, [3, 0, 2]).turn(B).begin();
    t.refuses(B, Action::PlayNote(fires), rules::NOTE_TIMING);
    let mut t = of(Faction::Muaat).note(fires, B).pools(A, [3, 1, 2]).turn(B).begin();
    t.accepts(B, Action::PlayNote(fires));
    assert_eq!((t.state().sheet(A).pools, t.state().owns(B, Tech::WarSun)), ([3, 0, 2], true));
}

/// TI G22
#[test]
fn declined_parts_of_a_strategy_card_do_not_stop_the_others() {
    let mut t = position().strategies(A, &[Strategy::Construction]).begin();
    t.accepts(A, Action::Strategic(Strategy::Construction)).accepts(A, Action::Finish);
    picks(&mut t, A, Pick::Place { unit: Unit::Pds, site: on(Jord) });
    assert_eq!(t.state().planet(Jord).pds, 1);
    let mut t = position().strategies(A, &[Strategy::Technology]).goods(A, 6).begin();
    t.accepts(A, Action::Strategic(Strategy::Technology)).accepts(A, Action::Finish);
    t.offers(A, Action::Pick(Pick::Yes));
}

/// TI G85
#[test]
fn discard_piles_are_open() {
    let mut t = position().hand(A, &[EconomicInitiative]).begin();
    t.accepts(A, card(EconomicInitiative));
    for viewer in [Viewer::Spectator, Viewer::Seat(A), Viewer::Seat(B)] {
        assert_eq!(t.state().view(viewer).action_discards, [EconomicInitiative]);
    }
    let t = passes(position(), Agenda::EconomicEquality, Outcome::For);
    assert_eq!(t.state().view(Viewer::Seat(B)).agenda_discards, [Agenda::EconomicEquality]);
}

/// TI G134
#[test]
fn hidden_cards_are_not_shown_to_others() {
    let mut t = position().strategies(A, &[Strategy::Politics]).begin();
    t.accepts(A, Action::Strategic(Strategy::Politics)).accepts(A, Action::Pick(Pick::Seat(B)));
    let looked = |t: &Table, viewer| t.state().view(viewer).looked.len();
    assert_eq!((looked(&t, Viewer::Seat(A)), looked(&t, Viewer::Seat(B))), (2, 0));
    for _ in 0..2 {
        let first = listed(t.state(), A)[0];
        t.accepts(A, first);
    }
    let known = |t: &Table, viewer| t.state().view(viewer).agenda_deck.iter().flatten().count();
    assert_eq!(
        (known(&t, Viewer::Seat(A)), known(&t, Viewer::Seat(B)), known(&t, Viewer::Spectator)),
        (2, 0, 0)
    );
}
