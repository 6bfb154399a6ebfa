//! The laws every game must obey, for every player count and option.

use orrery_testkit::{Components, Lawful};

use crate::support::*;

pub(crate) struct Laws;

impl Lawful for Laws {
    type Game = Rebellion;

    const ZONES: &'static [&'static str] = orrery_rebellion::describe::ZONES;

    fn universe(_game: &Rebellion) -> Vec<Action> {
        universe()
    }

    fn is_seldom(action: Action) -> bool {
        // Random players would pass before anything happens, and never finish a setup or a movement by using all of it.
        matches!(action, Action::Pass | Action::RevealBase | Action::Scrap { .. })
    }

    fn components(game: &Rebellion) -> Components {
        let mut components = Components::new();
        for unit in Unit::all() {
            components.add(unit, i64::from(unit.def().figures));
        }
        components.add("unsound", i64::from(game.validate().is_err()));
        components
    }

    fn validate(game: &Rebellion) -> Result<(), String> {
        game.validate()
    }
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
        ("four", Setup::new(4)),
        ("four, by lot", lot(4)),
    ]
}

orrery_testkit::laws!(Laws, setups());

/// Search clones states by the million: a state stays within its budget.
#[test]
fn a_state_is_small() {
    assert!(size_of::<Rebellion>() <= 6 * 1024, "{} bytes", size_of::<Rebellion>());
}
