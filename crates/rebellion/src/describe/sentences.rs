//! How events read in the log, to whoever does not see the faces they may be about.

use orrery_engine::{Line, Message};

use super::names;
use crate::event::Event;
use crate::state::End;

/// The sentence of an event.
pub(crate) fn sentence(event: &Event) -> Message {
    match event {
        Event::SeatsDrawn { .. } => Message::new("log-seats"),
        Event::LoyaltySet { system, side } | Event::LoyaltyGained { system, side } => {
            Message::new("log-loyal").with("system", names::system(*system)).with("side", names::side(*side))
        }
        Event::UnitPlaced { unit, place } | Event::UnitGained { unit, place } => {
            Message::new("log-unit").with("unit", names::unit(*unit)).with("place", names::place(*place))
        }
        Event::ActionsDealt { side, .. } => {
            Message::new("log-actions-dealt").with("side", names::side(*side))
        }
        Event::BaseChosen { system: Some(system) } | Event::NewBase { system: Some(system) } => {
            Message::new("log-base").with("system", names::system(*system))
        }
        Event::BaseChosen { system: None } => Message::new("log-base-hidden"),
        Event::NewBase { system: None } => Message::new("log-new-base"),
        Event::GameBegan => Message::new("log-began"),
        Event::RoundBegan { time } => Message::new("log-round").with("time", i32::from(*time)),
        Event::CommandBegan => Message::new("log-command"),
        Event::RefreshBegan => Message::new("log-refresh"),
        Event::Assigned { leader, mission: Some(mission), .. } => Message::new("log-assigned")
            .with("leader", names::leader(*leader))
            .with("mission", names::mission(*mission)),
        Event::Assigned { leader, mission: None, slot, .. } => Message::new("log-assigned-hidden")
            .with("leader", names::leader(*leader))
            .with("number", i32::from(*slot) + 1),
        Event::Dismissed { slot, .. } => Message::new("log-dismissed").with("number", i32::from(*slot) + 1),
        Event::AssignmentDone { seat } => Message::new("log-assignment-done").with("player", *seat),
        Event::Passed { seat } => Message::new("log-passed").with("player", *seat),
        Event::MissionsReturned { side, count } => {
            Message::new("log-returned").with("side", names::side(*side)).with("count", i32::from(*count))
        }
        Event::Activated { leader, place } => Message::new("log-activated")
            .with("leader", names::leader(*leader))
            .with("place", names::place(*place)),
        Event::UnitMoved { unit, from, to } => Message::new("log-moved")
            .with("unit", names::unit(*unit))
            .with("from", names::place(*from))
            .with("to", names::place(*to)),
        Event::LeaderPlaced { leader, to, .. } => {
            Message::new("log-leader").with("leader", names::leader(*leader)).with("place", names::place(*to))
        }
        Event::NotHere { system } => Message::new("log-not-here").with("system", names::system(*system)),
        Event::BaseRevealed { system } => Message::new("log-revealed").with("system", names::system(*system)),
        Event::UnitsCame { unit, count, system } => Message::new("log-came")
            .with("unit", names::unit(*unit))
            .with("count", i32::from(*count))
            .with("system", names::system(*system)),
        Event::Subjugated { system } => Message::new("log-subjugated").with("system", names::system(*system)),
        Event::Freed { system } => Message::new("log-freed").with("system", names::system(*system)),
        Event::LoyaltyLost { system, side } => Message::new("log-loyalty-lost")
            .with("system", names::system(*system))
            .with("side", names::side(*side)),
        Event::Sabotaged { system } => Message::new("log-sabotaged").with("system", names::system(*system)),
        Event::Repaired { system } => Message::new("log-repaired").with("system", names::system(*system)),
        Event::SystemDestroyed { system } => {
            Message::new("log-destroyed-system").with("system", names::system(*system))
        }
        Event::UnitDestroyed { unit, place } => {
            Message::new("log-destroyed").with("unit", names::unit(*unit)).with("place", names::place(*place))
        }
        Event::QueuedDestroyed { unit, space } => Message::new("log-queue-destroyed")
            .with("unit", names::unit(*unit))
            .with("space", i32::from(*space)),
        Event::Queued { unit, space } => {
            Message::new("log-queued").with("unit", names::unit(*unit)).with("space", i32::from(*space))
        }
        Event::Advanced { unit, to, .. } => {
            Message::new("log-advanced").with("unit", names::unit(*unit)).with("space", i32::from(*to))
        }
        Event::ProbesLooked { count, .. } => {
            Message::new("log-probes-looked").with("count", i32::from(*count))
        }
        Event::BaseKept => Message::new("log-base-kept"),
        Event::MissionRevealed { seat, mission, .. } => {
            Message::new("log-mission").with("player", *seat).with("mission", names::mission(*mission))
        }
        Event::MissionPlace { place, target: None } => {
            Message::new("log-mission-place").with("place", names::place(*place))
        }
        Event::MissionPlace { place, target: Some(leader) } => Message::new("log-mission-target")
            .with("place", names::place(*place))
            .with("leader", names::leader(*leader)),
        Event::Opposed { leader } => Message::new("log-opposed").with("leader", names::leader(*leader)),
        Event::MissionEnded { mission, success: true } => {
            Message::new("log-success").with("mission", names::mission(*mission))
        }
        Event::MissionEnded { mission, success: false } => {
            Message::new("log-failure").with("mission", names::mission(*mission))
        }
        Event::CardUsed { seat, card } => {
            Message::new("log-card").with("player", *seat).with("card", names::action(*card))
        }
        Event::RingUsed { ring, leader } => Message::new("log-ring-used")
            .with("ring", names::ring(*ring))
            .with("leader", names::leader(*leader)),
        Event::RingAttached { ring, leader } => {
            Message::new("log-ring").with("ring", names::ring(*ring)).with("leader", names::leader(*leader))
        }
        Event::Captured { leader } => Message::new("log-captured").with("leader", names::leader(*leader)),
        Event::Rescued { leader } => Message::new("log-rescued").with("leader", names::leader(*leader)),
        Event::Eliminated { leader } => Message::new("log-eliminated").with("leader", names::leader(*leader)),
        Event::Replaced { leader, by } => {
            Message::new("log-replaced").with("leader", names::leader(*leader)).with("by", names::leader(*by))
        }
        Event::Detained { leader } => Message::new("log-detained").with("leader", names::leader(*leader)),
        Event::Misdirected { leader } => {
            Message::new("log-misdirected").with("leader", names::leader(*leader))
        }
        Event::ProbesDrawn { count, .. } => Message::new("log-probes").with("count", i32::from(*count)),
        Event::ProbesPassed { count, .. } => {
            Message::new("log-probes-passed").with("count", i32::from(*count))
        }
        Event::ProbesTaken { .. } => Message::new("log-probes-taken"),
        Event::ProbeLaid { top: true, .. } => Message::new("log-probe-top"),
        Event::ProbeLaid { top: false, .. } => Message::new("log-probe-bottom"),
        Event::AnsweredHere { system, here: true } => {
            Message::new("log-here").with("system", names::system(*system))
        }
        Event::AnsweredHere { system, here: false } => {
            Message::new("log-here-not").with("system", names::system(*system))
        }
        Event::AnsweredRegion { system, here: true } => {
            Message::new("log-region").with("system", names::system(*system))
        }
        Event::AnsweredRegion { system, here: false } => {
            Message::new("log-region-not").with("system", names::system(*system))
        }
        Event::Named { systems: [first, second, third] } => Message::new("log-named")
            .with("first", names::system(*first))
            .with("second", names::system(*second))
            .with("third", names::system(*third)),
        Event::MissionsDrawn { side, count, .. } => Message::new("log-missions-drawn")
            .with("side", names::side(*side))
            .with("count", i32::from(*count)),
        Event::ProjectsDrawn { count, .. } => {
            Message::new("log-projects-drawn").with("count", i32::from(*count))
        }
        Event::ProjectBuried { .. } => Message::new("log-project-buried"),
        Event::MissionFetched { side, .. } => Message::new("log-fetched").with("side", names::side(*side)),
        Event::DiscardChosen { seat } | Event::ChoiceMade { seat } => {
            Message::new("log-chosen").with("player", *seat)
        }
        Event::ObjectiveDrawn { stage, .. } => {
            Message::new("log-objective-drawn").with("stage", names::stage(*stage))
        }
        Event::ObjectivesLooked { objectives } => {
            Message::new("log-objectives-looked").with("count", objectives.len() as i32)
        }
        Event::ObjectiveBuried { stage, .. } => {
            Message::new("log-objective-buried").with("stage", names::stage(*stage))
        }
        Event::ObjectivesShown { .. } => Message::new("log-objectives-shown"),
        Event::ObjectivePlayed { objective, gained } => Message::new("log-objective")
            .with("objective", names::objective(*objective))
            .with("gained", i32::from(*gained)),
        Event::ReputationMoved { to, .. } => Message::new("log-reputation").with("space", i32::from(*to)),
        Event::TimeMoved { to } => Message::new("log-time").with("space", i32::from(*to)),
        Event::CombatBegan { system, .. } => {
            Message::new("log-combat").with("system", names::system(*system))
        }
        Event::CombatRound { round } => Message::new("log-combat-round").with("round", i32::from(*round)),
        Event::TacticsDrawn { side, theatre, tactics, .. } => Message::new("log-tactics")
            .with("side", names::side(*side))
            .with("theatre", names::theatre(*theatre))
            .with("count", tactics.len() as i32),
        Event::DieSet { colour, face } => Message::new("log-die-set")
            .with("colour", names::colour(*colour))
            .with("face", names::face(*face)),
        Event::TacticPlayed { side, tactic } => {
            Message::new("log-tactic").with("side", names::side(*side)).with("tactic", names::tactic(*tactic))
        }
        Event::TacticDiscarded { side, tactic } => Message::new("log-tactic-discarded")
            .with("side", names::side(*side))
            .with("tactic", names::tactic(*tactic)),
        Event::DamageAssigned { unit } => Message::new("log-damage").with("unit", names::unit(*unit)),
        Event::DamageBlocked { unit } => Message::new("log-blocked").with("unit", names::unit(*unit)),
        Event::UnitDoomed { unit } => Message::new("log-doomed").with("unit", names::unit(*unit)),
        Event::PlansRolled { objective, faces } => Message::new("log-plans")
            .with("objective", names::objective(*objective))
            .with("hits", faces.iter().filter(|face| **face == crate::cards::Face::Direct).count() as i32),
        Event::Retreated { leader, to, .. } => Message::new("log-retreated")
            .with("leader", names::leader(*leader))
            .with("system", names::system(*to)),
        Event::BattleWon { side, theatre } => {
            Message::new("log-won").with("side", names::side(*side)).with("theatre", names::theatre(*theatre))
        }
        Event::CombatEnded { system } => {
            Message::new("log-combat-ended").with("system", names::system(*system))
        }
        Event::LeadersRetrieved => Message::new("log-retrieved"),
        Event::ActionsDrawn { side, count, .. } => Message::new("log-actions-drawn")
            .with("side", names::side(*side))
            .with("count", i32::from(*count)),
        Event::Recruited { side, leader: Some(leader), .. } => Message::new("log-recruited")
            .with("side", names::side(*side))
            .with("leader", names::leader(*leader)),
        Event::Recruited { side, leader: None, .. } => {
            Message::new("log-recruited-nobody").with("side", names::side(*side))
        }
        Event::BuildsShown => Message::new("log-builds"),
        Event::Deployed { unit, place } => {
            Message::new("log-deployed").with("unit", names::unit(*unit)).with("place", names::place(*place))
        }
        Event::QueueSlid { side } => Message::new("log-slid").with("side", names::side(*side)),
        Event::Conceded { seat } => Message::new("log-conceded").with("player", *seat),
        Event::GameEnded { winner, end } => Message::new(match end {
            End::BaseTaken => "log-ended-taken",
            End::BaseDestroyed => "log-ended-destroyed",
            End::Reputation => "log-ended-reputation",
            End::Concession => "log-ended",
        })
        .with("side", names::side(*winner)),
        Event::MissionRolled { .. }
        | Event::MissionsDiscarded { .. }
        | Event::TacticsOpened { .. }
        | Event::AttackRolled { .. }
        | Event::Rerolled { .. } => unreachable!("their faces are open: {event:?}"),
    }
}

/// How much it matters.
pub(crate) const fn line(event: &Event) -> Line {
    match event {
        Event::RoundBegan { .. } | Event::CommandBegan | Event::RefreshBegan | Event::CombatBegan { .. } => {
            Line::Heading
        }
        Event::UnitPlaced { .. }
        | Event::UnitMoved { .. }
        | Event::LeaderPlaced { .. }
        | Event::UnitsCame { .. }
        | Event::DamageAssigned { .. }
        | Event::DamageBlocked { .. }
        | Event::ProbeLaid { .. }
        | Event::DiscardChosen { .. }
        | Event::Queued { .. } => Line::Detail,
        _ => Line::Sentence,
    }
}
