//! What golden replays have to show between them; the example that writes them looks for games that do.

use std::collections::BTreeSet;

use orrery_rebellion::cards::{
    ActionCard, Entry, Leader, Mission, Mode, Objective, Ring, System, Tactic, Unit,
};
use orrery_rebellion::state::End;
use orrery_rebellion::{Event, Setup};

/// What one event shows.
pub(crate) fn shown_by(event: &Event) -> Vec<String> {
    let mut shown = Vec::new();
    match event {
        Event::MissionRevealed { mission, leaders, .. } => {
            shown.push(revealed(*mission));
            shown.extend(leaders.iter().map(|&leader| on_a_mission(leader)));
        }
        Event::MissionEnded { mission, success: true } => shown.push(succeeded(*mission)),
        Event::CardUsed { card, .. } => shown.push(used(*card)),
        Event::ObjectivePlayed { objective, .. } => shown.push(played(*objective)),
        Event::TacticPlayed { tactic, .. } => shown.push(laid(*tactic)),
        Event::ProbesDrawn { systems: Some(systems), .. } => {
            shown.extend(systems.iter().map(|&system| probed(system)));
        }
        Event::Recruited { leader: Some(leader), .. } => shown.push(recruited(*leader)),
        Event::RingAttached { ring, .. } => shown.push(worn(*ring)),
        Event::Deployed { unit, .. } | Event::UnitGained { unit, .. } => shown.push(came(*unit)),
        Event::UnitDestroyed { unit, .. } => shown.push(lost(*unit)),
        Event::GameEnded { end, .. } => shown.push(ended(*end)),
        _ => (),
    }
    shown.extend(name_of(event).map(happened));
    shown
}

/// What a setup shows.
pub(crate) fn shown_by_setup(setup: Setup) -> Vec<String> {
    let kind = if setup.options.first_game { "first game" } else { "full game" };
    let mut shown = vec![format!("{kind} of {}", setup.players)];
    if !setup.options.scrap_to_gain {
        shown.push("units gained from the supply alone".to_owned());
    }
    if !setup.options.combat_at_old_base {
        shown.push("peace at the old base".to_owned());
    }
    shown
}

/// All that has to be shown.
pub(crate) fn everything() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    all.extend(Mission::all().map(revealed));
    let attempted = Mission::all().filter(|mission| mission.def().mode == Mode::Attempt);
    all.extend(attempted.map(succeeded));
    all.extend(Leader::all().map(on_a_mission));
    all.extend(Leader::all().filter(|leader| leader.def().entry == Entry::Recruit).map(recruited));
    all.extend(ActionCard::all().map(used));
    all.extend(Objective::all().map(played));
    all.extend(Tactic::all().map(laid));
    all.extend(System::all().filter(|&system| system != System::Coruscant).map(probed));
    all.extend(Ring::ALL.map(worn));
    all.extend(Unit::all().map(lost));
    // Stations and the largest ship are built by projects or stand on the board from the beginning.
    all.extend(Unit::all().map(came));
    all.extend([End::BaseTaken, End::BaseDestroyed, End::Reputation, End::Concession].map(ended));
    all.extend(EVENTS.iter().map(|name| happened(name)));
    for players in 2..=4 {
        all.extend(["first", "full"].map(|kind| format!("{kind} game of {players}")));
    }
    all.extend(["units gained from the supply alone", "peace at the old base"].map(str::to_owned));
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
    SeatsDrawn,
    Passed,
    MissionsReturned,
    NotHere,
    BaseRevealed,
    Subjugated,
    Freed,
    LoyaltyGained,
    LoyaltyLost,
    Sabotaged,
    Repaired,
    SystemDestroyed,
    QueuedDestroyed,
    Advanced,
    NewBase,
    BaseKept,
    Opposed,
    RingUsed,
    Captured,
    Rescued,
    Eliminated,
    Replaced,
    Detained,
    Misdirected,
    ProbesPassed,
    ProbesTaken,
    AnsweredHere,
    AnsweredRegion,
    Named,
    ObjectiveBuried,
    ObjectivesShown,
    MissionsDiscarded,
    TacticsOpened,
    Rerolled,
    DieSet,
    DamageBlocked,
    PlansRolled,
    Retreated,
    ReputationMoved,
    Conceded,
}

fn revealed(mission: Mission) -> String {
    format!("{mission:?} revealed")
}

fn succeeded(mission: Mission) -> String {
    format!("{mission:?} succeeding")
}

fn on_a_mission(leader: Leader) -> String {
    format!("{leader:?} on a mission")
}

fn recruited(leader: Leader) -> String {
    format!("{leader:?} recruited")
}

fn used(card: ActionCard) -> String {
    format!("{card:?} used")
}

fn played(objective: Objective) -> String {
    format!("{objective:?} played")
}

fn laid(tactic: Tactic) -> String {
    format!("{tactic:?} played")
}

fn probed(system: System) -> String {
    format!("the probe card of {system:?}")
}

fn worn(ring: Ring) -> String {
    format!("the ring {ring:?}")
}

fn came(unit: Unit) -> String {
    format!("{unit:?} deployed")
}

fn lost(unit: Unit) -> String {
    format!("{unit:?} destroyed")
}

fn ended(end: End) -> String {
    format!("an end by {end:?}")
}

fn happened(name: &str) -> String {
    format!("the event {name}")
}
