//! Planets, goods, cards that are exhausted, production and what runs out (TI 15, 17, 26, 42, 45, 49, 50, 53, 59, 60 to 62, 67, 69, 78).

use orrery_engine::Viewer;

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

/// Sol produces at home; Jord has 4 resources.
fn yard(position: Arrangement) -> Table {
    let position = position.pools(A, [3, 8, 2]).planet(Jord, A, &[(Unit::SpaceDock, 1), (Unit::Infantry, 1)]);
    let mut t = position.begin();
    activates(&mut t, HOME_A);
    until_production(&mut t);
    t
}

/// Fighters of Sol, which need no carrier, in so many systems.
fn squadrons(areas: u8) -> Arrangement {
    let places = [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13].map(Hex);
    let position = position().techs(A, &[Tech::Fighter2]);
    places
        .into_iter()
        .take(usize::from(areas))
        .fold(position, |position, hex| position.fleet(A, hex, &[(Unit::Fighter, 1)]))
}

const WORLDS: [Planet; 13] =
    [Tarmann, Saudor, MeharXull, Arnor, Lor, Lazar, Sakulag, Arinam, Meer, Abyz, Fria, Corneeq, Resculon];

/// Infantry of Sol on so many planets.
fn garrisons(areas: usize) -> Arrangement {
    WORLDS[..areas]
        .iter()
        .fold(position(), |position, &planet| position.planet(planet, A, &[(Unit::Infantry, 1)]))
}

/// TI 15.0
#[test]
fn more_fighters_than_figures_fight_like_all() {
    let fleet = [(Unit::Carrier, 3), (Unit::Fighter, 12)];
    let mut t = battle(&[(Unit::Cruiser, 1)], &fleet).begin();
    attack(&mut t, &[(Unit::Cruiser, 1)]);
    dice(&mut t, [1]);
    assert_eq!(t.state().status(), Status::Chance(Chance::Dice { count: 15, sides: 10 }));
}

/// TI 15.1, TI 42.3.b, TI 62.5.b
#[test]
fn fighters_are_produced_beyond_their_figures() {
    let mut t = yard(position().fleet(A, HOME_A, &[(Unit::Fighter, 10), (Unit::Carrier, 2)]));
    t.accepts(A, make(Unit::Fighter, space(HOME_A)));
    assert_eq!(count(&t, A, HOME_A, Unit::Fighter), 11);
}

/// TI 17.0, TI 17.1
#[test]
fn infantry_are_produced_beyond_their_figures() {
    let mut t = yard(position().planet(Jord, A, &[(Unit::Infantry, 12)]));
    t.accepts(A, make(Unit::Infantry, on(Jord)));
    assert_eq!(t.state().planet(Jord).infantry, 14);
    // They fight like all others.
    let mut t = siege(&[(Unit::Carrier, 4), (Unit::Infantry, 14)], &[(Unit::Infantry, 1)]).begin();
    activates(&mut t, NEAR);
    for _ in 0..14 {
        reaches(&mut t, A, land(Arinam));
    }
    assert_eq!(t.state().status(), Status::Chance(Chance::Dice { count: 14, sides: 10 }));
}

/// TI 15.2, TI 15.3
#[test]
fn figures_stand_in_as_many_places_as_there_are() {
    // Twelve fighters in one place are one figure and tokens: nine more places can have one.
    let mut t = squadrons(10).fleet(A, Hex(0), &[(Unit::Fighter, 2)]).begin();
    t.offers(A, Action::PassTurn);
    let mut t = squadrons(11).begin();
    t.does_not_offer(A, Action::PassTurn);
    assert_eq!(listed(t.state(), A).len(), 11);
}

/// TI 15.3.a, TI G83
#[test]
fn fighters_without_a_figure_are_destroyed() {
    let mut t = squadrons(11).fleet(A, Hex(2), &[(Unit::Fighter, 1)]).begin();
    picks(&mut t, A, Pick::Unit { unit: Unit::Fighter, damaged: false, site: space(Hex(2)) });
    assert_eq!((count(&t, A, Hex(2), Unit::Fighter), t.state().on_board(A, Unit::Fighter)), (0, 10));
    let lost =
        |event: &Event| matches!(event, Event::UnitDestroyed { seat: A, unit: Unit::Fighter, count: 2, .. });
    assert!(happened(&mut t, lost));
}

/// TI 17.2, TI 17.3, TI 42.3.b.2
#[test]
fn infantry_stand_in_as_many_places_as_there_are_figures() {
    let mut t = garrisons(12).planet(Tarmann, A, &[(Unit::Infantry, 5)]).begin();
    t.offers(A, Action::PassTurn);
    let mut t = garrisons(13).begin();
    t.does_not_offer(A, Action::PassTurn);
    assert_eq!(listed(t.state(), A).len(), 13);
}

/// TI 17.3.a
#[test]
fn infantry_without_a_figure_are_destroyed() {
    let mut t = garrisons(13).begin();
    picks(&mut t, A, Pick::Unit { unit: Unit::Infantry, damaged: false, site: on(Fria) });
    assert_eq!((ground(&t, Fria), t.state().on_board(A, Unit::Infantry)), ((Some(A), 0), 12));
}

/// TI 42.2, TI 78.2
#[test]
fn trade_goods_never_run_out() {
    let mut t = position().goods(A, 90).strategies(A, &[Strategy::Trade]).begin();
    t.accepts(A, Action::Strategic(Strategy::Trade));
    assert_eq!(t.state().sheet(A).goods, 93);
}

/// TI 42.3.a.3
#[test]
fn no_effect_forces_a_unit_to_be_taken_back() {
    let fleet = [(Unit::Dreadnought, 5)];
    let position =
        position().pools(A, [3, 6, 2]).fleet(A, FAR, &fleet).fleet(A, HOME_A, &[(Unit::Cruiser, 1)]);
    let position = position.hand(A, &[ActionCard::WarfareRider]).speaker(C);
    let mut t = position.agenda_phase(&[Agenda::Mutiny]).begin();
    plays(&mut t, A, ActionCard::WarfareRider, Pick::Outcome(Outcome::For));
    votes(&mut t, &[(B, Some(Outcome::For)), (C, None)]);
    assert_eq!((count(&t, A, FAR, Unit::Dreadnought), count(&t, A, HOME_A, Unit::Dreadnought)), (5, 0));
}

/// TI 45.0, TI 45.4, TI 53.3, TI 53.3.a, TI 53.4
#[test]
fn an_exhausted_technology_is_not_used_again() {
    let biomes = Action::Use(Power::Tech(Tech::ProductionBiomes));
    let mut t = of(Faction::Hacan).techs(A, &[Tech::ProductionBiomes]).begin();
    t.accepts(A, biomes).accepts(A, Action::Pick(Pick::Seat(B)));
    assert_eq!(t.state().view(Viewer::Spectator).sheets[0].exhausted, [Tech::ProductionBiomes]);
    reaches(&mut t, B, Action::PassTurn);
    reaches(&mut t, C, Action::PassTurn);
    assert!(t.state().pool(A, Pool::Strategy) > 0);
    t.refuses(A, biomes, rules::ABILITY_TIMING);
}

/// TI 45.4.a
#[test]
fn passive_abilities_of_an_exhausted_card_go_on() {
    // Lazax Gate Folding is exhausted for an infantry on Mecatol Rex; then the planet is lost, and its wormholes are there.
    let factions = [Faction::Winnu, Faction::Sol, Faction::Hacan];
    let mut t = Arrangement::new(&factions)
        .no_custodians()
        .techs(A, &[Tech::LazaxGateFolding])
        .planet(MecatolRex, A, &[])
        .fleet(A, BETA, &[(Unit::Carrier, 1)])
        .fleet(B, Hex::MIDDLE, &[(Unit::Carrier, 1), (Unit::Infantry, 4)])
        .passed(C)
        .begin();
    t.accepts(A, Action::Use(Power::Tech(Tech::LazaxGateFolding)));
    assert_eq!(t.state().view(Viewer::Spectator).sheets[0].exhausted, [Tech::LazaxGateFolding]);
    reaches(&mut t, B, Action::Activate(Hex::MIDDLE));
    for _ in 0..4 {
        reaches(&mut t, B, land(MecatolRex));
    }
    dice(&mut t, [10; 4]);
    dice(&mut t, [1]);
    reaches(&mut t, A, Action::Activate(Hex::MIDDLE));
    assert_eq!(t.state().planet(MecatolRex).owner, Some(B));
    reaches(&mut t, A, moves(Unit::Carrier, BETA));
}

/// TI 49.6, TI 53.0
#[test]
fn a_planet_card_is_readied_or_exhausted() {
    let mut t = yard(position());
    let exhausted = |t: &Table| {
        let view = t.state().view(Viewer::Seat(B));
        view.planets.iter().find(|card| card.planet == Jord).map(|card| card.exhausted)
    };
    assert_eq!(exhausted(&t), Some(false));
    t.accepts(A, make(Unit::Cruiser, space(HOME_A))).accepts(A, Action::Finish);
    t.accepts(A, Action::Exhaust(Jord));
    assert_eq!(exhausted(&t), Some(true));
}

/// TI 49.7, TI 53.2
#[test]
fn readied_planets_pay() {
    let mut t = yard(position().planet(Abyz, A, &[]));
    // Jord and Abyz: seven resources.
    t.accepts(A, make(Unit::Dreadnought, space(HOME_A))).accepts(A, make(Unit::Carrier, space(HOME_A)));
    takes(&mut t, A, &[Action::Exhaust(Jord), Action::Exhaust(Abyz)]);
    assert_eq!(count(&t, A, HOME_A, Unit::Carrier), 1);
}

/// TI 49.8
#[test]
fn exhausted_planets_do_not_pay() {
    let mut t = yard(position().planet(Abyz, A, &[]).exhausted(Abyz));
    t.accepts(A, make(Unit::Dreadnought, space(HOME_A)));
    t.does_not_offer(A, make(Unit::Carrier, space(HOME_A))).refuses(
        A,
        Action::Exhaust(Abyz),
        rules::CANNOT_EXHAUST,
    );
}

/// TI 50.2, TI 67.3
#[test]
fn a_trade_good_is_a_resource() {
    let mut t = yard(position().exhausted(Jord).goods(A, 2));
    t.accepts(A, make(Unit::Cruiser, space(HOME_A)));
    t.does_not_offer(A, make(Unit::Destroyer, space(HOME_A)));
    takes(&mut t, A, &[Action::SpendGood, Action::SpendGood]);
    assert_eq!((t.state().sheet(A).goods, count(&t, A, HOME_A, Unit::Cruiser)), (0, 1));
}

/// TI 78.4.b
#[test]
fn a_trade_good_is_influence_but_no_vote() {
    let mut t = position().strategies(A, &[Strategy::Leadership]).exhausted(Jord).goods(A, 3).begin();
    t.accepts(A, Action::Strategic(Strategy::Leadership));
    for _ in 0..3 {
        t.accepts(A, Action::Pick(Pick::Pool(Pool::Tactic)));
    }
    takes(&mut t, A, &[Action::SpendGood; 3]);
    t.accepts(A, Action::Pick(Pick::Pool(Pool::Tactic)));
    assert_eq!(t.state().pool(A, Pool::Tactic), 7);
    let position = position().goods(A, 5).speaker(C);
    let mut t = position.agenda_phase(&[Agenda::Mutiny]).begin();
    t.accepts(A, Action::Vote(Outcome::For)).does_not_offer(A, Action::SpendGood);
}

/// TI 78.4.c
#[test]
fn some_effects_ask_for_trade_goods() {
    let base = || position().hand(A, &[ActionCard::FocusedResearch]).planet(Abyz, A, &[]);
    let mut t = base().goods(A, 3).commodities(A, 4).begin();
    t.does_not_offer(A, Action::PlayCard(ActionCard::FocusedResearch));
    let mut t = base().goods(A, 5).begin();
    plays(&mut t, A, ActionCard::FocusedResearch, None);
    nobody_reacts(&mut t);
    assert_eq!((t.state().sheet(A).goods, t.state().planet(Abyz).exhausted), (1, false));
}

/// TI 60.0, TI 60.7
#[test]
fn commodities_buy_nothing() {
    let mut t = yard(position().exhausted(Jord).commodities(A, 4).goods(A, 1));
    t.accepts(A, make(Unit::Destroyer, space(HOME_A)));
    t.does_not_offer(A, make(Unit::Destroyer, space(HOME_A)));
    t.accepts(A, Action::SpendGood);
    assert_eq!(t.state().sheet(A).commodities, 4);
}

/// The first two seats are neighbours, the third is not.
fn neighbours() -> Arrangement {
    position().fleet(A, Hex(3), &[(Unit::Carrier, 1)]).fleet(B, Hex(4), &[(Unit::Carrier, 1)])
}

fn gives(ware: Ware) -> Action {
    Action::Add { given: true, ware }
}

/// TI 60.4, TI 60.5.b
#[test]
fn commodities_are_traded_before_they_are_replenished() {
    let mut t = neighbours().commodities(A, 4).strategies(A, &[Strategy::Trade]).begin();
    t.accepts(A, Action::Offer(B));
    takes(
        &mut t,
        A,
        &[gives(Ware::Commodity), gives(Ware::Commodity), gives(Ware::Commodity), gives(Ware::Commodity)],
    );
    t.accepts(A, Action::Propose).accepts(B, Action::Accept);
    t.accepts(A, Action::Strategic(Strategy::Trade));
    assert_eq!((t.state().sheet(A).commodities, t.state().sheet(B).goods), (4, 4));
}

/// TI 69.0, TI 78.5
#[test]
fn goods_commodities_and_notes_are_exchanged() {
    let mut t = neighbours().goods(A, 1).commodities(A, 1).hand(A, &[ActionCard::Spy]).goods(B, 1).begin();
    t.accepts(A, Action::Offer(B));
    let kinds: Vec<Ware> = listed(t.state(), A)
        .into_iter()
        .filter_map(|action| match action {
            Action::Add { given: true, ware: Ware::Promise(_) } => None,
            Action::Add { given: true, ware } => Some(ware),
            _ => None,
        })
        .collect();
    let notes = kinds.iter().filter(|ware| matches!(ware, Ware::Note(_))).count();
    assert_eq!((kinds.contains(&Ware::Good), kinds.contains(&Ware::Commodity), notes), (true, true, 5));
    assert_eq!(kinds.len(), 7, "and nothing else");
    takes(&mut t, A, &[gives(Ware::Good), Action::Propose]);
    t.accepts(B, Action::Accept);
    assert_eq!((t.state().sheet(A).goods, t.state().sheet(B).goods), (0, 2));
}

/// TI 69.4.a.2
#[test]
fn a_completed_exchange_stands() {
    let mut t = neighbours().goods(A, 2).begin();
    t.accepts(A, Action::Offer(B));
    takes(&mut t, A, &[gives(Ware::Good), Action::Propose]);
    t.accepts(B, Action::Accept);
    t.refuses(B, Action::Pass, rules::NOT_YOUR_DECISION).does_not_offer(A, Action::Offer(B));
    assert_eq!((t.state().sheet(A).goods, t.state().sheet(B).goods), (1, 1));
}

/// TI 59.3
#[test]
fn an_attachment_stays_with_its_planet() {
    let own = [(Unit::Carrier, 1), (Unit::Infantry, 1)];
    let mut t = siege(&own, &[]).law(Agenda::CoreMining, None, Some(Arinam)).begin();
    assert_eq!(t.state().resources(Arinam), 3);
    activates(&mut t, NEAR);
    t.accepts(A, land(Arinam));
    assert_eq!((t.state().planet(Arinam).owner, t.state().resources(Arinam)), (Some(A), 3));
}

/// TI 26.2
#[test]
fn a_law_changes_the_rules_for_the_rest_of_the_game() {
    let mut t = passes(position(), Agenda::FleetRegulations, Outcome::For);
    for _ in 0..400 {
        if t.state().round() > 2 {
            break;
        }
        if !idles(&mut t, 1) {
            let seat = asked(&t);
            let actions = listed(t.state(), seat);
            // Whoever may put tokens in the fleet pool does.
            let fleet = Action::Pick(Pick::Pool(Pool::Fleet));
            let action = if actions.contains(&fleet) { fleet } else { actions[0] };
            t.accepts(seat, action);
        }
        for seat in [A, B, C] {
            assert!(t.state().pool(seat, Pool::Fleet) <= 4, "no more than four fleet tokens");
        }
    }
    assert!(t.state().law(Agenda::FleetRegulations).is_some());
}

/// TI 26.0, TI 83.0
#[test]
fn an_agenda_phase_has_two_votes() {
    let mut t = position().speaker(C).agenda_phase(&[Agenda::Mutiny, Agenda::EconomicEquality]).begin();
    for agenda in [Agenda::Mutiny, Agenda::EconomicEquality] {
        assert_eq!(t.state().ballot_agenda(), Some(agenda));
        votes(&mut t, &[(A, None), (B, None), (C, None)]);
        picks(&mut t, C, Pick::Outcome(Outcome::Against));
    }
    assert_eq!(t.state().phase(), orrery_twilight_imperium::state::Phase::Strategy);
}

/// TI 74.24
#[test]
fn the_outcome_decides_what_an_agenda_does() {
    let goods = |outcome| {
        let t = passes(position().goods(B, 2), Agenda::EconomicEquality, outcome);
        t.state().sheet(B).goods
    };
    assert_eq!((goods(Outcome::For), goods(Outcome::Against)), (5, 0));
    let mut t = position().goods(B, 2).speaker(C).agenda_phase(&[Agenda::EconomicEquality]).begin();
    t.accepts(A, Action::Vote(Outcome::For)).accepts(A, Action::Exhaust(Jord));
    assert_eq!(t.state().sheet(B).goods, 2, "not before the vote is over");
}

/// TI 83.12
#[test]
fn everybody_hears_what_is_voted_for() {
    let mut t = position().speaker(C).agenda_phase(&[Agenda::Mutiny]).begin();
    t.accepts(A, Action::Vote(Outcome::For)).accepts(A, Action::Exhaust(Jord));
    let cast = t.events().into_iter().find(|event| matches!(event, Event::VotesCast { .. })).expect("a vote");
    assert_eq!(cast, Event::VotesCast { seat: A, outcome: Outcome::For, votes: 2 });
    assert_eq!(t.state().seen_by(&cast, Viewer::Spectator), cast);
}

/// TI G119
#[test]
fn the_window_after_the_speakers_vote_is_there_without_it() {
    let position = position().hand(A, &[ActionCard::Bribery]).goods(A, 2);
    let position = position.hand(B, &[ActionCard::AssassinateRepresentative]).speaker(C);
    let mut t = position.agenda_phase(&[Agenda::Mutiny]).begin();
    plays(&mut t, B, ActionCard::AssassinateRepresentative, Pick::Seat(C));
    nobody_reacts(&mut t);
    t.accepts(A, Action::Vote(Outcome::For)).accepts(A, Action::Exhaust(Jord));
    reaches(&mut t, A, Action::PlayCard(ActionCard::Bribery));
}

/// TI G122
#[test]
fn an_outcome_for_several_players_starts_with_the_speaker() {
    let many = [(Unit::Dreadnought, 3)];
    let position = position()
        .fleet(A, NEAR, &many)
        .fleet(B, FAR, &many)
        .fleet(B, Hex(13), &[(Unit::Dreadnought, 1)])
        .fleet(A, Hex(13), &[])
        .fleet(C, Hex(17), &many)
        .fleet(C, Hex(18), &[(Unit::Dreadnought, 1)])
        .fleet(A, Hex(10), &[(Unit::Dreadnought, 1)]);
    let mut t = passes(position, Agenda::ArmsReduction, Outcome::For);
    let mut order = Vec::new();
    while t.state().ballot_agenda() == Some(Agenda::ArmsReduction) {
        let seat = asked(&t);
        order.push(seat);
        let first = listed(t.state(), seat)[0];
        t.accepts(seat, first);
    }
    order.dedup();
    assert_eq!(order, [C, A, B]);
}

/// TI 61.4, TI 62.3
#[test]
fn a_factory_in_space_makes_infantry_in_space_or_on_planets() {
    let mut t = of(Faction::Saar).goods(A, 9).fleet(A, HOME_A, &[(Unit::SpaceDock, 1)]).begin();
    activates(&mut t, HOME_A);
    until_production(&mut t);
    t.accepts(A, make(Unit::Infantry, on(Ragh))).accepts(A, make(Unit::Infantry, space(HOME_A)));
    t.accepts(A, make(Unit::Cruiser, space(HOME_A)));
    assert_eq!((t.state().planet(Ragh).infantry, count(&t, A, HOME_A, Unit::Infantry)), (1, 1));
}

/// TI 61.4.a
#[test]
fn infantry_made_in_space_need_room() {
    // The factory holds four, and four fighters are aboard.
    let fleet = [(Unit::SpaceDock, 1), (Unit::Fighter, 4)];
    let mut t = of(Faction::Saar).goods(A, 9).fleet(A, HOME_A, &fleet).begin();
    activates(&mut t, HOME_A);
    until_production(&mut t);
    t.does_not_offer(A, make(Unit::Infantry, space(HOME_A))).offers(A, make(Unit::Infantry, on(Ragh)));
}

/// TI 62.4
#[test]
fn what_another_ability_produces_follows_its_text() {
    // The Arborec flagship makes up to five units where it is, without a dock and without Production.
    let mut t =
        of(Faction::Arborec).goods(A, 20).fleet(A, EMPTY, &[(Unit::Flagship, 1)]).pools(A, [3, 9, 2]).begin();
    activates(&mut t, EMPTY);
    t.accepts(A, Action::Use(Power::Flagship));
    for _ in 0..5 {
        t.accepts(A, make(Unit::Destroyer, space(EMPTY)));
    }
    t.does_not_offer(A, make(Unit::Destroyer, space(EMPTY)));
    assert_eq!(count(&t, A, EMPTY, Unit::Destroyer), 5);
}
