//! Golden replays: whole games with the state hash at every record, and what they have to show between them.

use std::collections::BTreeSet;
use std::path::Path;

use orrery_starcraft::setup::{Factions, Galaxy, TechnologyUnits};
use orrery_testkit::golden::{Replayed, verify_dir};

use crate::brood_shown;
use crate::support::*;

/// All replays hold, and between them they use every component, variant, option and way to end.
#[test]
fn golden_replays_hold_and_show_everything() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../replays/starcraft");
    let replays: Vec<Replayed<StarCraft>> = verify_dir(folder).unwrap_or_else(|report| panic!("{report}"));
    let (brood, base): (Vec<_>, Vec<_>) =
        replays.into_iter().partition(|replay| replay.setup.options.brood_war);
    every_setup_is_played(&base);
    every_end_is_reached(&base);
    let mut shown = Shown::default();
    base.iter().flat_map(|replay| &replay.events).for_each(|event| shown.note(event));
    shown.is_everything();
    brood_is_shown(&brood);
}

/// The games with Brood War show all that it has.
fn brood_is_shown(replays: &[Replayed<StarCraft>]) {
    let shown: BTreeSet<String> =
        replays.iter().flat_map(|replay| brood_shown::shown_by(&replay.setup, &replay.events)).collect();
    let missing: Vec<String> =
        brood_shown::everything().into_iter().filter(|what| !shown.contains(what)).collect();
    assert!(missing.is_empty(), "never shown: {missing:?}");
    assert!(replays.len() >= 25, "{} replays", replays.len());
}

fn every_setup_is_played(replays: &[Replayed<StarCraft>]) {
    let shows = |what: &str, test: &dyn Fn(&Setup) -> bool| {
        assert!(replays.iter().any(|replay| test(&replay.setup)), "no replay with {what}");
    };
    for galaxy in [Galaxy::Built, Galaxy::Ready] {
        for players in 2..=6 {
            shows(&format!("{galaxy:?} of {players}"), &|s| {
                s.options.galaxy == galaxy && s.players == players
            });
        }
    }
    for factions in [Factions::Draft, Factions::Dealt] {
        shows(&format!("{factions:?}"), &|s| s.options.factions == factions);
    }
    for players in [4, 6] {
        shows(&format!("teams of {players}"), &|s| s.options.teams && s.players == players);
    }
    shows("conquest", &|s| s.options.conquest && !s.options.teams);
    shows("conquest in teams", &|s| s.options.conquest && s.options.teams);
    shows("racial abilities", &|s| s.options.racial_abilities);
    shows("free technology units", &|s| s.options.technology_units == TechnologyUnits::Free);
}

fn every_end_is_reached(replays: &[Replayed<StarCraft>]) {
    for end in [End::Normal, End::Special, End::EndGame, End::Elimination, End::Stalemate] {
        assert!(replays.iter().any(|replay| replay.game.ended() == Some(end)), "no game ends by {end:?}");
    }
}

/// What happened in some replay.
#[derive(Default)]
struct Shown {
    factions: BTreeSet<Faction>,
    planets: BTreeSet<Planet>,
    orders: BTreeSet<Order>,
    units: BTreeSet<Unit>,
    buildings: BTreeSet<(Building, u8)>,
    modules: BTreeSet<Module>,
    technologies: BTreeSet<Technology>,
    cards: BTreeSet<Card>,
    events: BTreeSet<EventCard>,
    other: BTreeSet<&'static str>,
}

impl Shown {
    fn note(&mut self, event: &Event) {
        match event {
            Event::FactionChosen { faction, .. } => drop(self.factions.insert(*faction)),
            Event::PlanetPlaced { planet, .. } => drop(self.planets.insert(*planet)),
            Event::OrderRevealed { order, .. } => drop(self.orders.insert(*order)),
            Event::UnitBuilt { unit, .. } => drop(self.units.insert(*unit)),
            Event::BuildingBought { building, level, .. } => drop(self.buildings.insert((*building, *level))),
            Event::ModuleBought { module, .. } => drop(self.modules.insert(*module)),
            Event::TechnologyGained { technology, .. } => drop(self.technologies.insert(*technology)),
            Event::SkirmishRevealed { attacker, defender, .. } => {
                self.cards.extend(attacker.iter().chain(defender));
            }
            Event::EventPlayed { card, .. } => drop(self.events.insert(*card)),
            Event::EventDrawn { obstructed: true, .. } => drop(self.other.insert("an obstructed player")),
            Event::Depleted { complete, .. } => {
                self.other.insert(if *complete { "a complete depletion" } else { "a partial depletion" });
            }
            Event::BattleEnded { held, .. } => {
                self.other.insert(if *held { "a held area" } else { "a conquered area" });
            }
            Event::Retreated { .. } => drop(self.other.insert("a retreat")),
            Event::Withdrew { .. } => drop(self.other.insert("a withdrawal")),
            Event::SplashTriggered { .. } => drop(self.other.insert("splash damage")),
            Event::CardCancelled { .. } => drop(self.other.insert("a cancelled card")),
            Event::CardKept { .. } => drop(self.other.insert("a copy taken into hand")),
            Event::DeckShuffled { .. } => drop(self.other.insert("a shuffled deck")),
            Event::Eliminated { .. } => drop(self.other.insert("an elimination")),
            Event::EventsReshuffled => drop(self.other.insert("a new event deck")),
            _ => (),
        }
    }

    fn is_everything(&self) {
        let missing =
            |what: &str, names: Vec<String>| assert!(names.is_empty(), "{what} never shown: {names:?}");
        missing("factions", rest(Faction::ALL.into_iter(), &self.factions));
        missing("planets", rest(Planet::of(Edition::Base), &self.planets));
        missing("orders", rest(Order::ALL.into_iter().take(Order::BASE), &self.orders));
        missing("units built", rest(Unit::all().filter(|unit| unit.is_in(Edition::Base)), &self.units));
        let levels = Race::ALL.into_iter().flat_map(Building::of).flat_map(|building| {
            let first = if building.def().printed { 2 } else { 1 };
            (first..=building.def().costs.len() as u8).map(move |level| (building, level))
        });
        missing("buildings", rest(levels, &self.buildings));
        missing("modules", rest(Module::of(Edition::Base), &self.modules));
        missing(
            "technologies",
            rest(Technology::all().filter(|it| it.is_in(Edition::Base)), &self.technologies),
        );
        let starting = Card::all().take(Card::BASE).filter(|card| card.technology().is_none());
        missing("Combat cards played", rest(starting, &self.cards));
        missing("Event cards played", rest(EventCard::all().take(EventCard::BASE), &self.events));
        let other = [
            "an obstructed player",
            "a partial depletion",
            "a complete depletion",
            "a held area",
            "a conquered area",
            "a retreat",
            "a withdrawal",
            "splash damage",
            "a cancelled card",
            "a copy taken into hand",
            "a shuffled deck",
            "an elimination",
            "a new event deck",
        ];
        missing("what happened", rest(other.into_iter(), &self.other));
    }
}

/// What was not shown.
fn rest<T: Ord + std::fmt::Debug>(all: impl Iterator<Item = T>, shown: &BTreeSet<T>) -> Vec<String> {
    all.filter(|item| !shown.contains(item)).map(|item| format!("{item:?}")).collect()
}
