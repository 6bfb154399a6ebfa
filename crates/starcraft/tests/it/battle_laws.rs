//! The laws in battles alone: whole games played at random seldom come to blows, and never with all cards.

use orrery_engine::{
    Appraise, ChanceOutcome, Choice, Describe, Game, Illegal, Log, Message, Move, Outcome, SeatSet, Source,
    SplitMix64, Spot, Status, Viewer, shuffle,
};
use orrery_starcraft::arrange::LINE;
use orrery_starcraft::view::View;
use orrery_testkit::play::random_record;
use orrery_testkit::{Components, Lawful};
use serde::{Deserialize, Serialize};

use crate::laws::{Laws, universe_of};
use crate::support::*;

/// A game that begins with a battle and is over when the battle is.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Fight(StarCraft);

/// Which battle: factions, units, hands, technologies and Event cards follow from the number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Number(u64);

/// How many players sit at the table of a battle.
const PLAYERS: u8 = 3;
/// Where it is fought.
const FIELD: Area = area(Planet::Helios, 1);
/// Where the attackers come from.
const CAMPS: [Area; 2] = [area(Planet::Pridewater, 0), area(Planet::Pridewater, 1)];

impl Game for Fight {
    const ID: &'static str = StarCraft::ID;
    const RULES_VERSION: u32 = StarCraft::RULES_VERSION;

    type Setup = Number;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(number: &Number) -> Result<Self, Illegal> {
        let mut game = position(number.0);
        let mut take = |action| {
            if game.check(A, action).is_ok() {
                game.apply_unchecked(A, action, &mut Log::off());
            }
        };
        take(Action::Reveal(FIELD.planet));
        take(Action::Execute);
        for from in CAMPS {
            for unit in Unit::all() {
                for _ in 0..unit.def().figures {
                    take(Action::PickUp { unit, area: from });
                    take(Action::MoveTo(FIELD));
                }
            }
        }
        take(Action::Finish);
        while let Status::Chance(chance) = game.status() {
            game.resolve_chance(chance.sample(&mut SplitMix64::new(number.0)), &mut Log::off());
        }
        assert!(game.battle().is_fought(), "no battle: {game:?}");
        Ok(Self(game))
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn status(&self) -> Status {
        if self.0.battle().is_fought() {
            self.0.status()
        } else {
            Status::Over(Outcome { winners: SeatSet::EMPTY })
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.0.battle().is_fought() {
            self.0.legal_actions(seat, actions);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if self.0.battle().is_fought() { self.0.check(seat, action) } else { Err(rules::GAME_OVER) }
    }

    fn apply_unchecked(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        self.0.apply_unchecked(seat, action, log);
    }

    fn resolve_chance(&mut self, outcome: ChanceOutcome, log: &mut Log<Event>) {
        self.0.resolve_chance(outcome, log);
    }

    fn concede(&mut self, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
        if self.0.battle().is_fought() { self.0.concede(seat, log) } else { Err(rules::GAME_OVER) }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.0.view(viewer)
    }

    fn seen_by(&self, event: &Event, viewer: Viewer) -> Event {
        self.0.seen_by(event, viewer)
    }

    fn reveals(event: &Event) -> bool {
        StarCraft::reveals(event)
    }

    fn redeal(&mut self, viewer: Viewer, seed: u64) {
        self.0.redeal(viewer, seed);
    }
}

/// A is about to attack B; both have whatever the lots give them.
fn position(number: u64) -> StarCraft {
    let mut lots = SplitMix64::new(number);
    let mut factions = Faction::ALL;
    shuffle(&mut factions, lots.next_u64());
    let order = if lots.below(2) == 0 { Order::Mobilize } else { Order::SpecialMobilize };
    let mut position = Arrangement::new(PLAYERS)
        .faction(A, factions[0])
        .faction(B, factions[1])
        .faction(C, factions[2])
        .transport(A, RouteId(1))
        .module(A, Module::Research, 1)
        .module(B, Module::AirSupport, lots.below(2) as u8)
        .order_on_top(A, FIELD.planet, order)
        .order_on_top(C, LINE[4], Order::Build)
        .turn_of(A);
    // One battle in three is fought for the area of a base.
    if lots.below(3) == 0 {
        position = position.no_base(area(FIELD.planet, 0)).base(B, FIELD).module(B, Module::AirSupport, 0);
    }
    let attackers = force(factions[0].race(), 1 + lots.below(6) as usize, &mut lots);
    for (camp, units) in CAMPS.into_iter().zip(attackers.chunks(3)) {
        position = position.units(A, camp, units);
    }
    let defenders = force(factions[1].race(), 1 + lots.below(u32::from(FIELD.limit())) as usize, &mut lots);
    position = position.units(B, FIELD, &defenders);
    for (seat, faction) in [(A, factions[0]), (B, factions[1])] {
        position = cards(position, seat, faction.race(), &mut lots);
    }
    position.build()
}

/// So many units of a race, no more than there are figures.
fn force(race: Race, count: usize, lots: &mut SplitMix64) -> Vec<Unit> {
    let mut figures: Vec<Unit> = Unit::of(race, Edition::Base)
        .flat_map(|unit| std::iter::repeat_n(unit, usize::from(unit.def().figures.min(2))))
        .collect();
    shuffle(&mut figures, lots.next_u64());
    figures.truncate(count);
    figures
}

/// Technologies, Event cards, a hand and a deck that may be about to run out.
fn cards(mut position: Arrangement, seat: Seat, race: Race, lots: &mut SplitMix64) -> Arrangement {
    let mut technologies: Vec<Technology> = Technology::of(race, Edition::Base).collect();
    shuffle(&mut technologies, lots.next_u64());
    let mut own: Vec<Card> =
        Card::of(race, Edition::Base).filter(|card| card.technology().is_none()).collect();
    for &technology in &technologies[..5] {
        position = position.technology(seat, technology);
        own.extend(Card::copies(technology).filter(|_| !technology.def().play_area));
    }
    for card in [EventCard::InterceptedTransmissions, EventCard::FlawlessDefensePlan] {
        if lots.below(3) == 0 {
            position = position.kept(seat, card);
        }
    }
    shuffle(&mut own, lots.next_u64());
    let (hand, deck) = own.split_at(lots.below(11) as usize);
    if lots.below(3) == 0 {
        position = position.deck(seat, &deck[..=(lots.below(4) as usize)]);
    }
    position = position.hand(seat, hand);
    if lots.below(3) == 0 {
        hand.iter().take(2).fold(position, |position, &card| position.known(seat, card))
    } else {
        position
    }
}

struct FightLaws;

impl Describe for Fight {
    fn question(&self, seat: Seat) -> Option<Message> {
        if matches!(self.status(), Status::Over(_)) { None } else { self.0.question(seat) }
    }

    fn waiting(&self, seat: Seat) -> Option<Message> {
        if matches!(self.status(), Status::Over(_)) { None } else { self.0.waiting(seat) }
    }

    fn choice(&self, seat: Seat, action: Action) -> Choice {
        self.0.choice(seat, action)
    }

    fn sentence(&self, event: &Event) -> Option<Message> {
        self.0.sentence(event)
    }

    fn moves(&self, event: &Event) -> Vec<Move> {
        self.0.moves(event)
    }

    fn attempts(&self, seat: Seat, spot: Spot) -> Vec<Action> {
        self.0.attempts(seat, spot)
    }

    fn idle(&self, seat: Seat, spot: Spot) -> Illegal {
        self.0.idle(seat, spot)
    }
}

impl Lawful for FightLaws {
    type Game = Fight;

    const ZONES: &'static [&'static str] = orrery_starcraft::describe::ZONES;

    fn universe(_: &Fight) -> Vec<Action> {
        // Whatever names a unit and an area is refused in a battle for the same reason everywhere.
        let elsewhere = |action: &Action| match *action {
            Action::PlaceUnit { area, .. }
            | Action::DestroyUnit { area, .. }
            | Action::BuildUnit { area, .. }
            | Action::PickUp { area, .. } => area != FIELD,
            _ => false,
        };
        let mut actions = universe_of(&LINE[..2 * usize::from(PLAYERS)], PLAYERS, Edition::Base);
        actions.retain(|action| !elsewhere(action));
        actions
    }

    fn components(game: &Fight) -> Components {
        Laws::components(&game.0)
    }

    fn validate(game: &Fight) -> Result<(), String> {
        Laws::validate(&game.0)
    }
}

/// The battles on which the laws are tried.
fn battles() -> Vec<(&'static str, Number)> {
    (0..24).map(|number| ("battle", Number(number))).collect()
}

orrery_testkit::laws!(FightLaws, battles());

impl Appraise for Fight {
    const SECRETS: bool = true;

    fn appraise(&self, seat: Seat, action: Action) -> i32 {
        self.0.appraise(seat, action)
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        self.0.evaluate(seat)
    }

    fn trace(&self, seat: Seat, action: Action, viewer: Seat) -> u64 {
        self.0.trace(seat, action, viewer)
    }

    fn moment(&self) -> u32 {
        self.0.moment()
    }

    fn horizon(&self) -> u32 {
        self.0.horizon()
    }
}

#[test]
fn traces_tell_what_is_seen_of_a_battle() {
    if let Err(failure) = orrery_testkit::laws::traces_tell_what_is_seen::<FightLaws>(&battles()) {
        panic!("{failure}");
    }
}

/// Dealing twice is dealing once in every state of a battle.
#[test]
fn guesses_in_battles_depend_on_knowledge_alone() {
    let mut laid = 0;
    for number in 0..120 {
        let mut fight = Fight::new(&Number(number)).expect("a battle");
        let mut source = SplitMix64::new(number);
        while let Some(record) = random_record(&fight, &mut source).expect("an action") {
            record.play(&mut fight, &mut Log::off()).expect("a listed action");
            let viewers = Seat::all(PLAYERS).map(Viewer::Seat).chain([Viewer::Spectator]);
            for viewer in viewers {
                let (mut once, mut twice) = (fight.clone(), fight.clone());
                once.redeal(viewer, 7);
                twice.redeal(viewer, source.next_u64());
                twice.redeal(viewer, 7);
                assert_eq!(once, twice, "for {viewer:?}");
            }
            let parties = fight.0.battle().skirmishes().flat_map(|skirmish| skirmish.parties);
            laid += parties.filter(|party| party.standard.is_some() && !party.shown).count();
        }
    }
    assert!(laid > 1000, "{laid} cards lay face down");
}

/// Between them the battles use the abilities of most cards, on both sides.
#[test]
fn the_battles_are_fought_with_many_cards() {
    let mut shown = std::collections::BTreeSet::new();
    let mut happened = std::collections::BTreeSet::new();
    for number in 0..1500 {
        let mut fight = Fight::new(&Number(number)).expect("a battle");
        let mut source = SplitMix64::new(number);
        let mut events = Vec::new();
        while let Some(record) = random_record(&fight, &mut source).expect("an action") {
            record.play(&mut fight, &mut Log::to(&mut events)).expect("a listed action");
        }
        for event in events {
            happened.insert(format!("{event:?}").split([' ', '{']).next().unwrap_or_default().to_owned());
            if let Event::SkirmishRevealed { attacker, defender, .. } = event {
                shown.extend(attacker.into_iter().chain(defender));
            }
        }
    }
    assert!(shown.len() > 100, "{} cards of 117", shown.len());
    for event in [
        "TechnologyUsed",
        "EventUsed",
        "CardUnsuitable",
        "CardReplaced",
        "CardCancelled",
        "SplashTriggered",
        "Retreated",
        "DeckShuffled",
        "BattleEnded",
    ] {
        assert!(happened.contains(event), "no {event} in {happened:?}");
    }
}
