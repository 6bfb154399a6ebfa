//! The laws every game must obey, for every player count and option.

use orrery_testkit::{Components, Lawful};

use crate::support::*;

pub(crate) struct Laws;

impl Lawful for Laws {
    type Game = Rebellion;

    /// Of every number of players there are at least two setups: 500 games each.
    const GAMES: u64 = 250;
    const ZONES: &'static [&'static str] = orrery_rebellion::describe::ZONES;

    fn universe(_game: &Rebellion) -> Vec<Action> {
        universe()
    }

    fn is_seldom(action: Action) -> bool {
        // Random players would pass before anything happens, and never finish a setup or a movement by using all of it.
        matches!(action, Action::Pass | Action::RevealBase | Action::Scrap { .. })
    }

    /// Figures on their way between two zones are counted by `validate`, which knows all of them.
    fn components(game: &Rebellion) -> Components {
        let mut components: Components =
            Side::BOTH.into_iter().flat_map(|side| missions(game, side)).collect();
        for theatre in Theatre::BOTH {
            let zones =
                [TacticZone::Deck, TacticZone::Discard, TacticZone::RebelHand, TacticZone::ImperialHand];
            for tactic in zones.into_iter().flat_map(|zone| game.tactics(theatre, zone)) {
                components.add(tactic, 1);
            }
        }
        for zone in [ObjectiveZone::Deck, ObjectiveZone::Hand, ObjectiveZone::Box] {
            game.objectives(zone).iter().for_each(|objective| components.add(objective, 1));
        }
        let probes =
            [ProbeZone::Deck, ProbeZone::Hand, ProbeZone::Drawn, ProbeZone::Location, ProbeZone::Box];
        for system in probes.into_iter().flat_map(|zone| game.probes(zone)) {
            components.add(system, 1);
        }
        components
    }

    fn validate(game: &Rebellion) -> Result<(), String> {
        game.validate()
    }
}

/// The missions of a side, wherever they lie.
fn missions(game: &Rebellion, side: Side) -> impl Iterator<Item = Mission> + '_ {
    use MissionZone::*;
    let zones = [Deck, Discard, Projects, ProjectDiscard, Looked, Hand, Discarding, Table];
    zones.into_iter().flat_map(move |zone| game.missions(side, zone)).copied()
}

/// Every conceivable action.
pub(crate) fn universe() -> Vec<Action> {
    let mut actions = vec![
        Action::Finish,
        Action::Decline,
        Action::Pass,
        Action::RevealBase,
        Action::Convert,
        Action::DrawMore,
    ];
    actions.extend(ActionCard::all().flat_map(|card| [Action::UseCard(card), Action::Bury(card)]));
    actions.extend(Ring::ALL.map(Action::UseRing));
    actions.extend(Place::all().map(Action::ChoosePlace));
    actions.extend((0..4).map(Action::ChooseOption));
    for leader in Leader::all() {
        actions.extend([Action::ChooseLeader(leader), Action::MoveCaptive(leader), Action::Send(leader)]);
        actions.extend(Mission::all().map(|mission| Action::Assign { mission, leader }));
        actions.extend((0..14).map(|slot| Action::Join { slot, leader }));
        actions.extend(Place::all().map(|place| Action::Activate { leader, place }));
        actions.extend(System::all().map(|to| Action::Retreat { leader, to }));
        actions.extend(ActionCard::all().map(|card| Action::Keep { card, leader: Some(leader) }));
    }
    actions.extend(ActionCard::all().map(|card| Action::Keep { card, leader: None }));
    actions.extend((0..14).flat_map(|slot| [Action::Dismiss { slot }, Action::Reveal { slot }]));
    for mission in Mission::all() {
        actions.extend([Action::ChooseMission(mission), Action::Discard(mission)]);
    }
    for objective in Objective::all() {
        actions.extend([Action::ChooseObjective(objective), Action::PlayObjective(objective)]);
    }
    for unit in Unit::all() {
        actions.push(Action::Build(unit));
        actions.extend((1..=3).map(|space| Action::ChooseQueued { unit, space }));
        actions.extend((0..40).map(|wounds| Action::Hit { unit, wounds }));
        for marks in 0..6 {
            actions.extend((1..30).map(|assigned| Action::Block { unit, marks, assigned }));
        }
        for place in Place::all() {
            actions.extend([
                Action::PlaceUnit { unit, place },
                Action::ChooseUnit { unit, place },
                Action::Move { unit, from: place },
                Action::Scrap { unit, place },
                Action::Deploy { unit, place },
            ]);
        }
    }
    for first in System::all() {
        actions.extend(System::all().map(|second| Action::Name { first, second }));
        actions.extend([true, false].map(|top| Action::Lay { system: first, top }));
    }
    for colour in Colour::BOTH {
        actions.push(Action::DrawTactic(colour));
        for face in Face::ALL {
            actions.extend([Action::PickDie { colour, face }, Action::SetDie { colour, face }]);
        }
        actions.extend(Tactic::all().map(|tactic| Action::PlayTactic { tactic, spend: Some(colour) }));
    }
    for tactic in Tactic::all() {
        actions.extend([Action::PlayTactic { tactic, spend: None }, Action::DiscardTactic(tactic)]);
    }
    actions
}

/// Every player count and option.
pub(crate) fn setups() -> Vec<(&'static str, Setup)> {
    let lot = |players| Setup { seating: Seating::Lot, ..Setup::new(players) };
    let with = |players, options| Setup { options, ..Setup::new(players) };
    let plain = Options::default();
    vec![
        ("two", Setup::new(2)),
        ("two, first game", with(2, Options { first_game: true, ..plain })),
        ("two, by lot", lot(2)),
        ("two, strict", with(2, Options { scrap_to_gain: false, combat_at_old_base: false, ..plain })),
        ("three", Setup::new(3)),
        (
            "three, first game, by lot",
            Setup { seating: Seating::Lot, ..with(3, Options { first_game: true, ..plain }) },
        ),
        ("four", Setup { seating: Seating::From(Seat(2)), ..Setup::new(4) }),
        (
            "four, first game, by lot",
            Setup { seating: Seating::Lot, ..with(4, Options { first_game: true, ..plain }) },
        ),
    ]
}

orrery_testkit::laws!(Laws, setups());

#[test]
fn traces_tell_what_is_seen() {
    if let Err(failure) = orrery_testkit::laws::traces_tell_what_is_seen::<Laws>(&setups()) {
        panic!("{failure}");
    }
}

/// Every player count and option occurs in the setups the laws are tried on, twice a player count.
#[test]
fn the_laws_are_tried_everywhere() {
    let setups = setups();
    let some = |test: &dyn Fn(&Setup) -> bool| assert!(setups.iter().any(|(_, setup)| test(setup)));
    for players in 2..=4 {
        assert!(setups.iter().filter(|(_, setup)| setup.players == players).count() >= 2);
        some(&|setup| setup.players == players && setup.options.first_game);
        some(&|setup| setup.players == players && !setup.options.first_game);
        some(&|setup| setup.players == players && setup.seating == Seating::Lot);
    }
    some(&|setup| matches!(setup.seating, Seating::From(_)));
    some(&|setup| !setup.options.scrap_to_gain);
    some(&|setup| !setup.options.combat_at_old_base);
}

/// Search clones states by the million: a state stays within its budget.
#[test]
fn a_state_is_small() {
    assert!(size_of::<Rebellion>() <= 6 * 1024, "{} bytes", size_of::<Rebellion>());
}
