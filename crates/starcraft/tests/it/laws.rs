//! The laws every game must obey, for every player count, variant and option.

use std::collections::BTreeSet;

use orrery_engine::{Game, Log, SplitMix64};
use orrery_starcraft::brood::Collateral;
use orrery_starcraft::galaxy::{Cell, RouteEnd, RouteId, Side};
use orrery_starcraft::setup::{Factions, Galaxy, TechnologyUnits};
use orrery_starcraft::sound::{BASES, TRANSPORTS, WORKERS};
use orrery_testkit::play::random_record;
use orrery_testkit::{Components, Lawful};

use crate::support::*;

pub(crate) struct Laws;

impl Lawful for Laws {
    type Game = StarCraft;

    /// Of every number of players and either variant there are at least two setups: 500 games each.
    const GAMES: u64 = 250;
    const ZONES: &'static [&'static str] = orrery_starcraft::describe::ZONES;

    fn universe(game: &StarCraft) -> Vec<Action> {
        let setup = game.setup();
        let mut actions = universe_of(&planets(setup), setup.players, setup.edition());
        if setup.options.galaxy == Galaxy::Built {
            let reach = 2 * setup.players as i8 - 1;
            for (x, y) in (-reach..=reach).flat_map(|x| (-reach..=reach).map(move |y| (x, y))) {
                if x.abs() + y.abs() <= reach {
                    actions.extend((0..4).map(|turn| Action::PlacePlanet { cell: Cell { x, y }, turn }));
                }
            }
        }
        actions
    }

    fn is_seldom(action: Action) -> bool {
        crate::support::is_seldom(action)
    }

    /// Figures, bases, transports and workers come from supplies that are never written down, so what must not
    /// change is that no supply is overdrawn; cards and tokens are counted where they lie.
    fn components(game: &StarCraft) -> Components {
        let mut components = Components::new();
        for zone in event_zones(game) {
            for face in game.events(zone) {
                components.add(face, 1);
            }
        }
        components.add("supply overdrawn", overdrawn(game));
        components.add("Resource cards lost", lost_resource_cards(game));
        components
    }

    fn validate(game: &StarCraft) -> Result<(), String> {
        if game.stack_depth() > 10 {
            return Err(format!("{} frames", game.stack_depth()));
        }
        game.validate()
    }
}

/// Every conceivable action on these planets at a table of so many players, the building of a galaxy apart.
pub(crate) fn universe_of(planets: &[Planet], players: u8, edition: Edition) -> Vec<Action> {
    let base = edition == Edition::Base;
    let units: Vec<Unit> = Unit::all().filter(|unit| unit.is_in(edition)).collect();
    let areas: Vec<Area> = planets.iter().flat_map(|planet| planet.area_ids()).collect();
    let seats: Vec<Seat> = Seat::all(players).collect();
    let mut actions = vec![
        Action::Decline,
        Action::Execute,
        Action::TakeEvent,
        Action::MakeSpecial,
        Action::Scuttle,
        Action::BuildWorker,
        Action::Finish,
        Action::PayRest,
        Action::Draw,
        Action::PlayFromDeck,
        Action::TakePoint,
        Action::ChooseFront,
    ];
    actions.extend(Faction::ALL.map(Action::ChooseFaction));
    actions.extend((0..5).map(Action::Resolve));
    for resource in [Resource::Minerals, Resource::Gas] {
        actions.extend([Action::Reduce(resource), Action::AssignPermanent(resource)]);
    }
    for unit in units.iter().copied() {
        actions.extend([Action::NameFront(unit), Action::ChooseUnit(unit)]);
        actions.extend((0..5).map(|skirmish| Action::Support { unit, skirmish }));
        actions.extend(units.iter().copied().map(|defender| Action::Pair { attacker: unit, defender }));
    }
    for &area in &areas {
        actions.extend([
            Action::PlaceBase(area),
            Action::DestroyBase(area),
            Action::Sacrifice(area),
            Action::BuildBase(area),
            Action::Assign(area),
            Action::MoveTo(area),
            Action::LiftOff(area),
            Action::ChooseArea(area),
        ]);
        for unit in units.iter().copied() {
            actions.extend([
                Action::PlaceUnit { unit, area },
                Action::DestroyUnit { unit, area },
                Action::BuildUnit { unit, area },
                Action::PickUp { unit, area },
            ]);
        }
    }
    actions.extend(
        Order::ALL
            .iter()
            .flat_map(|&order| planets.iter().map(move |&planet| Action::PlaceOrder { order, planet })),
    );
    for &planet in planets {
        actions.extend([Action::Peek(planet), Action::Reveal(planet), Action::TargetPlanet(planet)]);
        actions.push(Action::ChoosePlanet(planet));
        for side in Side::ALL {
            let end = RouteEnd { planet, side };
            actions.extend([Action::PlaceEnd(end), Action::ChooseEnd(end)]);
        }
    }
    for route in (0..24).map(RouteId) {
        actions.extend([Action::PlaceTransport(route), Action::DestroyTransport(route)]);
        actions.push(Action::BuildTransport(route));
        actions.extend(seats.iter().map(|&seat| Action::ChooseTransport { seat, route }));
    }
    actions.extend(
        [Building::Barracks, Building::Gateway, Building::SpawningPool]
            .into_iter()
            .flat_map(|building| Building::of(building.def().race).map(Action::BuyBuilding)),
    );
    actions.extend(Module::of(edition).map(Action::BuyModule));
    if !base {
        extend_universe(&areas, &mut actions);
    }
    for technology in Technology::all().filter(|it| !base || it.is_in(Edition::Base)) {
        actions.extend([
            Action::BuyTechnology(technology),
            Action::TakeTechnology(technology),
            Action::UseTechnology(technology),
        ]);
    }
    for card in Card::all().take(if base { Card::BASE } else { Card::COUNT }) {
        actions.extend([
            Action::Recall(card),
            Action::KeepCopy(card),
            Action::Play(card),
            Action::Reinforce(card),
            Action::UseCard(card),
            Action::TakeBack(card),
            Action::Discard(card),
        ]);
    }
    for card in EventCard::all().take(if base { EventCard::BASE } else { EventCard::COUNT }) {
        actions.extend([Action::UseEvent(card), Action::PlayEvent(card)]);
    }
    actions.extend(seats.iter().map(|&seat| Action::ChoosePlayer(seat)));
    actions
}

/// What Brood War adds to the conceivable actions.
fn extend_universe(areas: &[Area], actions: &mut Vec<Action>) {
    actions.extend([Action::UseGuard, Action::BuildFreeWorker, Action::SpendWorker]);
    actions.extend(Leadership::all().map(Action::ChooseLeadership));
    actions.extend(Order::ALL.map(Action::ExecuteAs));
    for resource in [Resource::Minerals, Resource::Gas] {
        actions.extend([Action::TakeToken(resource), Action::SpendToken(resource)]);
    }
    for what in [Collateral::Base, Collateral::Installation, Collateral::Workers] {
        actions.push(Action::Collateral(what));
    }
    for &area in areas {
        actions.extend([Action::Defend(area), Action::BuildInstallation(area)]);
    }
    actions.extend((0..24).map(|route| Action::BuildFreeTransport(RouteId(route))));
    for unit in Unit::all() {
        actions.extend([Action::Deploy(unit), Action::BuildAboard(unit), Action::UseHero(unit)]);
        actions.extend((0..5).map(|skirmish| Action::SwapPlace { skirmish, unit: Some(unit) }));
    }
    actions.extend((0..5).map(|skirmish| Action::SwapPlace { skirmish, unit: None }));
}

/// The planets that can be in play: of a ready-made galaxy only its own.
fn planets(setup: &Setup) -> Vec<Planet> {
    if setup.options.galaxy == Galaxy::Built {
        return Planet::of(setup.edition()).collect();
    }
    let mut game = StarCraft::new(setup).expect("a setup that the rules allow");
    let mut source = SplitMix64::new(1);
    while game.round() == 0 {
        let record = random_record(&game, &mut source).expect("an action").expect("the game goes on");
        record.play(&mut game, &mut Log::off()).expect("a listed action");
    }
    game.galaxy().collect()
}

fn event_zones(game: &StarCraft) -> impl Iterator<Item = EventZone> {
    let piles = [EventZone::Deck, EventZone::Box, EventZone::Discard, EventZone::Beside];
    let seats = Seat::all(game.seats());
    piles.into_iter().chain(seats.flat_map(|seat| [EventZone::Drawn(seat), EventZone::Kept(seat)]))
}

/// How many pieces are on the table that are not in the box (SC 18.1.1, SC 18.1.3).
fn overdrawn(game: &StarCraft) -> i64 {
    let over = |count: u8, supply: u8| i64::from(count.saturating_sub(supply));
    Seat::all(game.seats())
        .filter(|&seat| game.player(seat).faction.is_some())
        .map(|seat| {
            let race = game.faction(seat).race();
            let figures: i64 = Unit::of(race, game.edition())
                .map(|unit| over(game.figures(seat, unit), unit.def().figures))
                .sum();
            let tokens: i64 = Order::ALL
                .iter()
                .map(|&order| {
                    let placed =
                        game.orders().iter().filter(|token| (token.seat, token.order) == (seat, order));
                    let tokens = game.tokens_of(seat, order);
                    over(game.player(seat).unused[order as usize] + placed.count() as u8, tokens)
                })
                .sum();
            figures
                + tokens
                + over(game.bases(seat), BASES)
                + over(game.transports(seat), TRANSPORTS)
                + over(game.all_workers(seat), WORKERS)
        })
        .sum()
}

/// A Resource card is with a player, in the supply, or out of the game because its area is completely depleted
/// (SC 9.4.4): never twice, never gone.
fn lost_resource_cards(game: &StarCraft) -> i64 {
    let wrong = |area: &Area| {
        let state = game.area(*area);
        state.card.is_some() && (state.depletion == Depletion::Complete || area.resource().is_none())
    };
    game.areas().filter(wrong).count() as i64
}

/// Every player count, variant and option.
pub(crate) fn setups() -> Vec<(&'static str, Setup)> {
    let plain = Options::default();
    let ready = Options { galaxy: Galaxy::Ready, ..plain };
    let dealt = Options { factions: Factions::Dealt, ..plain };
    let conquest = Options { conquest: true, ..ready };
    let teams = Options { teams: true, ..plain };
    let racial = Options { racial_abilities: true, technology_units: TechnologyUnits::Free, ..ready };
    let of = |players, options| Setup { options, ..Setup::new(players) };
    vec![
        ("two", of(2, plain)),
        ("two, ready", of(2, ready)),
        ("two, racial abilities", of(2, racial)),
        ("two, conquest", of(2, conquest)),
        ("three, dealt", of(3, dealt)),
        ("three, ready, dealt", of(3, Options { factions: Factions::Dealt, ..ready })),
        ("four", of(4, plain)),
        ("four, ready", of(4, ready)),
        ("four, conquest", of(4, Options { galaxy: Galaxy::Built, ..conquest })),
        ("four in teams", of(4, teams)),
        ("five", of(5, dealt)),
        ("five, ready", of(5, racial)),
        ("six", of(6, plain)),
        ("six, ready", of(6, Options { factions: Factions::Dealt, ..ready })),
        ("six in teams", of(6, Options { teams: true, ..ready })),
        ("six in teams, conquest", of(6, Options { teams: true, ..conquest })),
    ]
}

orrery_testkit::laws!(Laws, setups());

#[test]
fn traces_tell_what_is_seen() {
    if let Err(failure) = orrery_testkit::laws::traces_tell_what_is_seen::<Laws>(&setups()) {
        panic!("{failure}");
    }
}

/// Every player count, variant and option occurs in the setups the laws are tried on.
#[test]
fn the_laws_are_tried_everywhere() {
    let setups = setups();
    let counts: BTreeSet<u8> = setups.iter().map(|(_, setup)| setup.players).collect();
    assert_eq!(counts, (2..=6).collect());
    let some = |test: &dyn Fn(&Setup) -> bool| assert!(setups.iter().any(|(_, setup)| test(setup)));
    for galaxy in [Galaxy::Built, Galaxy::Ready] {
        for players in 2..=6 {
            some(&|setup| setup.options.galaxy == galaxy && setup.players == players);
        }
        for factions in [Factions::Draft, Factions::Dealt] {
            some(&|setup| setup.options.galaxy == galaxy && setup.options.factions == factions);
        }
    }
    for teams in [false, true] {
        for conquest in [false, true] {
            some(&|setup| setup.options.teams == teams && setup.options.conquest == conquest);
        }
    }
    some(&|setup| setup.options.racial_abilities);
    some(&|setup| setup.options.technology_units == TechnologyUnits::Free);
}

/// Search clones states by the million: a state stays within its budget, whatever the number of players.
#[test]
fn a_state_is_small() {
    assert!(size_of::<StarCraft>() <= 8 * 1024, "{} bytes", size_of::<StarCraft>());
}
