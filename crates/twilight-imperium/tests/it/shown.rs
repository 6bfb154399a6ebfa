//! What golden replays have to show between them; the example that writes them looks for games that do.

use std::collections::BTreeSet;

use orrery_engine::{Game, Seat};
use orrery_twilight_imperium::action::Power;
use orrery_twilight_imperium::cards::{
    ActionCard, Agenda, Faction, Note, Objective, Stage, Strategy, Tech, Unit,
};
use orrery_twilight_imperium::setup::{Factions, Galaxy, Goal};
use orrery_twilight_imperium::{Event, Setup, TwilightImperium};

/// What one event shows.
pub(crate) fn shown_by(event: &Event) -> Vec<String> {
    let mut shown = Vec::new();
    match event {
        Event::FactionChosen { faction, .. } => shown.push(plays(*faction)),
        Event::CardPlayed { card, .. } => shown.push(played(*card)),
        Event::AgendaRevealed { agenda } => shown.push(revealed(*agenda)),
        Event::LawEnacted { agenda, .. } => shown.push(enacted(*agenda)),
        Event::ObjectiveRevealed { objective } => shown.push(laid(*objective)),
        Event::SecretKept { objective: Some(objective), .. } => shown.push(laid(*objective)),
        Event::Scored { objective, .. } => shown.push(scored(*objective)),
        Event::TechGained { tech, .. } => shown.push(gained(*tech)),
        Event::NotePlayed { note, .. } => shown.push(given(note.note)),
        Event::StrategicBegan { card, .. } => shown.push(primary(*card)),
        Event::SecondaryUsed { card, .. } => shown.push(secondary(*card)),
        Event::PowerUsed { power: Power::Flagship, .. } => shown.push("a flagship is used".to_owned()),
        Event::UnitPlaced { unit, .. } | Event::Produced { unit, .. } => shown.push(came(*unit)),
        Event::UnitDestroyed { unit, .. } => shown.push(lost(*unit)),
        _ => (),
    }
    shown.extend(name_of(event).map(happened));
    shown
}

/// What a setup shows.
pub(crate) fn shown_by_setup(setup: &Setup) -> Vec<String> {
    let factions = match setup.factions {
        Factions::Choose => "chosen",
        Factions::Draft => "drafted",
        Factions::Random => "dealt",
        Factions::Given(_) => "given",
    };
    let galaxy = match setup.galaxy {
        Galaxy::Built => "built",
        Galaxy::Ready => "ready",
        Galaxy::Map(_) => "typed in",
    };
    vec![
        format!("a game of {}", setup.players),
        format!("factions {factions}"),
        format!("a galaxy {galaxy}"),
        format!("{} points", setup.goal.points()),
    ]
}

/// How a game ended.
pub(crate) fn shown_by_end(game: &TwilightImperium, conceded: bool) -> String {
    let most = Seat::all(game.seats()).map(|seat| game.sheet(seat).points).max();
    match most {
        Some(most) if most >= game.goal() => "won by points",
        _ if conceded => "won by the last at the table",
        _ => "won when no objective was left",
    }
    .to_owned()
}

/// All that has to be shown.
pub(crate) fn everything() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    all.extend(Faction::ALL.map(plays));
    all.extend(ActionCard::ALL.map(played));
    all.extend(Agenda::ALL.map(revealed));
    all.extend(Agenda::ALL.into_iter().filter(|agenda| agenda.is_law()).map(enacted));
    all.extend(Objective::ALL.map(laid));
    all.extend(Objective::of(Stage::I).map(scored));
    all.extend(Tech::ALL.map(gained));
    all.extend(Note::ALL.map(given));
    all.extend(Strategy::ALL.map(primary));
    all.extend(Strategy::ALL.map(secondary));
    all.extend(Unit::ALL.into_iter().flat_map(|unit| [came(unit), lost(unit)]));
    all.extend(EVENTS.iter().map(|name| happened(name)));
    all.insert("a flagship is used".to_owned());
    all.extend(
        ["won by points", "won when no objective was left", "won by the last at the table"]
            .map(str::to_owned),
    );
    all.extend((3..=6).map(|players| format!("a game of {players}")));
    all.extend(["chosen", "drafted", "dealt", "given"].map(|how| format!("factions {how}")));
    all.extend(["built", "ready", "typed in"].map(|how| format!("a galaxy {how}")));
    all.extend([Goal::Ten, Goal::Fourteen].map(|goal| format!("{} points", goal.points())));
    all
}

/// Lists what can happen beside what is named above, and names it.
macro_rules! events {
    ($($name:ident),* $(,)?) => {
        const EVENTS: &[&str] = &[$(stringify!($name)),*];

        /// The name of an event that has to be shown.
        const fn name_of(event: &Event) -> Option<&'static str> {
            match event {
                $(Event::$name { .. } => Some(stringify!($name)),)*
                _ => None,
            }
        }
    };
}

events! {
    SpeakerDrawn, TilesDealt, TilePlaced, SecretsDealt, GameBegan, RoundBegan, PhaseBegan, StrategyTaken,
    StrategySwapped, GoodsLaid, TurnBegan, Passed, SpeakerNamed, ZeroTaken, TokensGained, TokensLost, TokensSet,
    TokenPlaced, TokenRemoved, GoodsGained, GoodsLost, Replenished, PlanetExhausted, PlanetReadied, PointsGained,
    PointsLost, CardsDrawn, CardDiscarded, CardCancelled, CardTaken, HandShown, Shuffled, SecretDrawn, SecretReturned,
    NoteReturned, NoteGiven, TransactionMade, OfferMade, OfferDeclined, Activated, ShipMoved, Loaded, RiftRolled,
    UnitRemoved, UnitMoved, UnitSustained, UnitRepaired, UnitRevived, Landed, ControlGained, ControlLost,
    CustodiansRemoved, CombatBegan, RoundOfCombat, Rolled, RetreatAnnounced, Retreated, CombatEnded, GateMoved,
    Eliminated, Conceded, AgendaDiscarded, AgendasLooked, AgendaLaid, Predicted, VotesCast, Abstained, AgendaResolved,
    LawDiscarded, GameWon,
}

fn plays(faction: Faction) -> String {
    format!("{faction:?} plays")
}

fn played(card: ActionCard) -> String {
    format!("{card:?} is played")
}

fn revealed(agenda: Agenda) -> String {
    format!("{agenda:?} is voted on")
}

fn enacted(agenda: Agenda) -> String {
    format!("{agenda:?} is a law")
}

fn laid(objective: Objective) -> String {
    format!("{objective:?} is in the game")
}

fn scored(objective: Objective) -> String {
    format!("{objective:?} is scored")
}

fn gained(tech: Tech) -> String {
    format!("{tech:?} is gained")
}

fn given(note: Note) -> String {
    format!("{note:?} is played")
}

fn primary(card: Strategy) -> String {
    format!("{card:?} is used")
}

fn secondary(card: Strategy) -> String {
    format!("{card:?} is followed")
}

fn came(unit: Unit) -> String {
    format!("{unit:?} is placed")
}

fn lost(unit: Unit) -> String {
    format!("{unit:?} is destroyed")
}

fn happened(name: &str) -> String {
    format!("event {name}")
}
