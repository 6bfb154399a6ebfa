//! The laws every game must obey, for every player count and option.

use orrery_engine::{Game, Log, Seat, SplitMix64};
use orrery_testkit::play::likely_record;
use orrery_testkit::{Components, Lawful};
use orrery_twilight_imperium::action::{Outcome, Pick, Power, Promise, Ware};
use orrery_twilight_imperium::cards::{
    Ability, ActionCard, Agenda, Faction, Note, Objective, Planet, Pool, Strategy, Tech, Tile, Unit,
};
use orrery_twilight_imperium::hex::{Hex, Site};
use orrery_twilight_imperium::setup::{Factions, Galaxy, Goal, Setup};
use orrery_twilight_imperium::state::NoteId;
use orrery_twilight_imperium::{Action, TwilightImperium};

/// Rounds that the laws look at: all phases, and what later rounds bring back from the first.
const ROUNDS: u8 = 3;

pub(crate) struct Laws;

impl Lawful for Laws {
    type Game = TwilightImperium;

    /// Of every number of players there are two setups: 300 games each.
    const GAMES: u64 = 150;
    const ZONES: &'static [&'static str] = orrery_twilight_imperium::describe::ZONES;

    fn universe(game: &TwilightImperium) -> Vec<Action> {
        universe(game)
    }

    fn is_seldom_here(game: &TwilightImperium, action: Action) -> bool {
        is_seldom(game, action)
    }

    /// Nothing new begins after the first rounds; whole games are played elsewhere.
    fn is_enough(game: &TwilightImperium) -> bool {
        game.round() > ROUNDS
    }

    fn components(game: &TwilightImperium) -> Components {
        let mut components = Components::new();
        components.add("unsound", i64::from(game.validate().is_err()));
        components
    }

    fn validate(game: &TwilightImperium) -> Result<(), String> {
        game.validate()
    }
}

fn sites() -> impl Iterator<Item = Site> {
    Hex::all().map(Site::Space).chain(Planet::ALL.map(Site::Planet))
}

fn seats() -> impl Iterator<Item = Seat> {
    Seat::all(6)
}

fn outcomes() -> Vec<Outcome> {
    let mut outcomes = vec![Outcome::For, Outcome::Against];
    outcomes.extend(seats().map(Outcome::Player));
    outcomes.extend(Planet::ALL.map(Outcome::Planet));
    outcomes.extend(Agenda::ALL.map(Outcome::Law));
    outcomes.extend(Objective::ALL.map(Outcome::Secret));
    outcomes
}

fn notes() -> impl Iterator<Item = NoteId> {
    seats().flat_map(|owner| Note::ALL.map(|note| NoteId { owner, note }))
}

fn picks() -> Vec<Pick> {
    let mut picks = vec![Pick::Yes];
    picks.extend(seats().map(Pick::Seat));
    picks.extend(Planet::ALL.map(Pick::Planet));
    picks.extend(Hex::all().map(Pick::Hex));
    for unit in Unit::ALL {
        for site in sites() {
            picks.extend([false, true].map(|damaged| Pick::Unit { unit, damaged, site }));
            picks.push(Pick::Place { unit, site });
            picks.extend(seats().map(|seat| Pick::Enemy { seat, unit, site }));
        }
        picks.extend((1..=10).map(|face| Pick::Die { unit, face }));
    }
    picks.extend(Tech::ALL.map(Pick::Tech));
    picks.extend(ActionCard::ALL.map(Pick::Card));
    for agenda in Agenda::ALL {
        picks.push(Pick::Agenda(agenda));
        picks.extend([true, false].map(|top| Pick::Bury { agenda, top }));
    }
    picks.extend(Objective::ALL.map(Pick::Objective));
    picks.extend(Strategy::ALL.map(Pick::Strategy));
    picks.extend(Pool::ALL.map(Pick::Pool));
    picks.extend(outcomes().into_iter().map(Pick::Outcome));
    picks.extend((0..=20).map(Pick::Amount));
    picks.extend(notes().map(Pick::Note));
    picks.extend(Hex::all().flat_map(|hex| seats().map(move |seat| Pick::In { hex, seat })));
    picks
}

/// Every conceivable action.
pub(crate) fn universe(_game: &TwilightImperium) -> Vec<Action> {
    let mut actions = vec![
        Action::Pass,
        Action::Finish,
        Action::PassTurn,
        Action::Secondary,
        Action::Retreat,
        Action::SpendGood,
        Action::Propose,
        Action::Accept,
        Action::Counter,
    ];
    actions.extend(picks().into_iter().map(Action::Pick));
    actions.extend(ActionCard::ALL.map(Action::PlayCard));
    actions.extend(notes().map(Action::PlayNote));
    actions.extend(Tech::ALL.map(|tech| Action::Use(Power::Tech(tech))));
    actions.extend(Ability::ALL.map(|ability| Action::Use(Power::Faction(ability))));
    actions.extend(Agenda::ALL.map(|agenda| Action::Use(Power::Law(agenda))));
    actions.push(Action::Use(Power::Flagship));
    actions.extend(Objective::ALL.map(Action::Score));
    actions.extend(Faction::ALL.map(Action::ChooseFaction));
    actions.extend(
        Tile::ALL.into_iter().flat_map(|tile| Hex::all().map(move |hex| Action::PlaceTile { tile, hex })),
    );
    actions.extend(Strategy::ALL.map(Action::Take));
    actions.extend(Strategy::ALL.map(Action::Strategic));
    actions.extend(Hex::all().flat_map(|hex| [Action::Activate(hex), Action::Fly(hex)]));
    actions.extend(seats().flat_map(|seat| [Action::Fire(seat), Action::Offer(seat)]));
    for unit in Unit::ALL {
        actions.push(Action::Sustain(unit));
        for damaged in [false, true] {
            actions.push(Action::Destroy { unit, damaged });
            actions.extend(Hex::all().map(|from| Action::Move { unit, damaged, from }));
        }
        for site in sites() {
            actions.extend([Action::Load { unit, from: site }, Action::Produce { unit, site }]);
        }
        for planet in Planet::ALL {
            actions.extend([Action::Bombard { unit, planet }, Action::Land { unit, planet }]);
        }
    }
    actions.extend(Planet::ALL.map(Action::Exhaust));
    let mut wares = vec![Ware::Good, Ware::Commodity, Ware::AnyNote, Ware::AnyCard];
    wares.extend(notes().map(Ware::Note));
    wares.extend(ActionCard::ALL.map(Ware::Card));
    wares.extend(Promise::ALL.map(Ware::Promise));
    actions.extend(wares.into_iter().flat_map(|ware| [true, false].map(|given| Action::Add { given, ware })));
    actions.extend(outcomes().into_iter().map(Action::Vote));
    actions
}

/// Every player count and option.
pub(crate) fn setups() -> Vec<(&'static str, Setup)> {
    let with = |players, factions, galaxy, goal| Setup { players, speaker: None, factions, galaxy, goal };
    vec![
        ("three, built", with(3, Factions::Choose, Galaxy::Built, Goal::Ten)),
        ("three, ready", with(3, Factions::Random, Galaxy::Ready, Goal::Ten)),
        ("four, ready", with(4, Factions::Random, Galaxy::Ready, Goal::Fourteen)),
        ("four, drafted, built", with(4, Factions::Draft, Galaxy::Built, Goal::Ten)),
        ("five, built", with(5, Factions::Random, Galaxy::Built, Goal::Ten)),
        ("five, chosen, ready", with(5, Factions::Choose, Galaxy::Ready, Goal::Fourteen)),
        ("six, drafted, ready", with(6, Factions::Draft, Galaxy::Ready, Goal::Ten)),
        ("six, built", with(6, Factions::Random, Galaxy::Built, Goal::Ten)),
    ]
}

/// Each number of players is tried in 300 games, and each faction plays in at least 20 of all of them.
#[test]
fn every_faction_plays() {
    let mut played = [0; Faction::COUNT];
    let mut games = [0; 7];
    for (name, setup) in setups() {
        for seed in 0..Laws::GAMES {
            let mut game = TwilightImperium::new(&setup).expect("a setup that the rules allow");
            let mut source = SplitMix64::new(seed);
            while Seat::all(setup.players).any(|seat| game.sheet(seat).faction.is_none()) {
                let record = likely_record(&game, |action| is_seldom(&game, action), &mut source);
                let record = record.expect("an action").unwrap_or_else(|| panic!("{name} ends in its setup"));
                record.play(&mut game, &mut Log::off()).expect("a listed action");
            }
            Seat::all(setup.players).for_each(|seat| played[game.faction(seat) as usize] += 1);
            games[usize::from(setup.players)] += 1;
        }
    }
    assert!(games[3..].iter().all(|&games| games >= 300), "{games:?}");
    assert!(played.iter().all(|&games| games >= 20), "{played:?}");
}

orrery_testkit::laws!(Laws, setups());

/// Search clones states by the million: a state stays within its budget.
#[test]
fn a_state_is_small() {
    assert!(size_of::<TwilightImperium>() <= 8 * 1024, "{} bytes", size_of::<TwilightImperium>());
}

/// Random players would stay at home and give up their fleets: they go where their ships can go, keep tokens in their
/// fleet pools, and seldom stop what they are doing.
pub(crate) fn is_seldom(game: &TwilightImperium, action: Action) -> bool {
    match action {
        Action::Pass | Action::Finish | Action::PassTurn | Action::Offer(_) | Action::Retreat => true,
        Action::Pick(Pick::Amount(n)) => !(2..=4).contains(&n),
        Action::Activate(hex) => {
            let Some(seat) = game.active() else { return false };
            let near = game.adjacent(hex, Some(seat)).iter().any(|near| game.fleet(near, seat).has_ships());
            let mine = |planet: &Planet| game.planet(*planet).owner == Some(seat);
            let worth =
                game.planets_in(hex).iter().any(|planet| !mine(planet)) || game.has_rival_ships(hex, seat);
            !(near && worth)
        }
        _ => false,
    }
}
