//! How an event reads to whoever sees the faces it is about: cards by name, dice by what they show.

use orrery_engine::{Arg, Message};

use super::names;
use crate::cards::{Colour, Face};
use crate::event::Event;

/// The sentence of an event whose faces are known; `None` if it is not about faces, or they are not known.
pub(crate) fn sentence(event: &Event) -> Option<Message> {
    Some(match event {
        Event::ActionsDealt { side, cards: Some(cards) } => {
            named("log-actions-dealt-named", cards, names::action).with("side", names::side(*side))
        }
        Event::ActionsDrawn { side, cards: Some(cards), .. } => {
            named("log-actions-drawn-named", cards, names::action).with("side", names::side(*side))
        }
        Event::MissionsDrawn { side, missions: Some(missions), .. } => {
            named("log-missions-drawn-named", missions, names::mission).with("side", names::side(*side))
        }
        Event::MissionFetched { side, mission: Some(mission) } => {
            named("log-fetched-named", &[*mission], names::mission).with("side", names::side(*side))
        }
        Event::MissionsDiscarded { side, missions } => {
            named("log-discarded", missions, names::mission).with("side", names::side(*side))
        }
        Event::ProjectsDrawn { missions: Some(missions), .. } => {
            named("log-projects-drawn-named", missions, names::mission)
        }
        Event::ProjectBuried { mission: Some(mission) } => {
            named("log-project-buried-named", &[*mission], names::mission)
        }
        Event::ProbesLooked { systems: Some(systems), .. } => {
            named("log-probes-looked-named", systems, names::system)
        }
        Event::ProbesDrawn { systems: Some(systems), .. } => {
            named("log-probes-named", systems, names::system)
        }
        Event::ProbesPassed { systems: Some(systems), .. } => {
            named("log-probes-passed-named", systems, names::system)
        }
        Event::ProbesTaken { systems: Some(systems) } => {
            named("log-probes-taken-named", systems, names::system)
        }
        Event::ProbeLaid { top: true, system: Some(system) } => {
            named("log-probe-top-named", &[*system], names::system)
        }
        Event::ProbeLaid { top: false, system: Some(system) } => {
            named("log-probe-bottom-named", &[*system], names::system)
        }
        Event::ObjectiveDrawn { stage, objective: Some(objective) } => {
            named("log-objective-drawn-named", &[*objective], names::objective)
                .with("stage", names::stage(*stage))
        }
        Event::ObjectiveBuried { stage, objective: Some(objective), .. } => {
            named("log-objective-buried-named", &[*objective], names::objective)
                .with("stage", names::stage(*stage))
        }
        Event::ObjectivesLooked { objectives } => {
            let faces: Vec<_> = objectives.iter().copied().collect::<Option<_>>()?;
            named("log-objectives-looked-named", &faces, names::objective)
        }
        Event::ObjectivesShown { objectives: Some(objectives) } => {
            named("log-objectives-shown-named", objectives, names::objective)
        }
        Event::TacticsDrawn { side, theatre, tactics, .. } => {
            let faces: Vec<_> = tactics.iter().copied().collect::<Option<_>>()?;
            named("log-tactics-named", &faces, names::tactic)
                .with("side", names::side(*side))
                .with("theatre", names::theatre(*theatre))
        }
        Event::TacticsOpened { tactics } => named("log-tactics-open", tactics, names::tactic),
        Event::MissionRolled { side, faces } => Message::new("log-mission-rolled")
            .with("side", names::side(*side))
            .with("dice", shown(faces))
            .with("successes", faces.iter().map(|face| i32::from(face.successes())).sum::<i32>()),
        Event::AttackRolled { side, theatre, dice } => rolled("log-attack", dice)
            .with("side", names::side(*side))
            .with("theatre", names::theatre(*theatre)),
        Event::Rerolled { side, dice } => rolled("log-rerolled", dice).with("side", names::side(*side)),
        _ => return None,
    })
}

/// A sentence with the names of cards.
fn named<T: Copy>(key: &'static str, cards: &[T], name: fn(T) -> &'static str) -> Message {
    let names = cards.iter().map(|&card| Arg::from(name(card)));
    let list =
        names.rev().reduce(|rest, first| Message::new("list").with("first", first).with("rest", rest).into());
    Message::new(key).with("cards", list.unwrap_or_else(|| Message::new("list-empty").into()))
}

/// A sentence with the dice of both colours.
fn rolled(key: &'static str, dice: &[(Colour, Face)]) -> Message {
    let of = |colour| {
        let own = dice.iter().filter(|(own, _)| *own == colour);
        shown(&own.map(|&(_, face)| face).collect::<Vec<_>>())
    };
    Message::new(key).with("red", of(Colour::Red)).with("black", of(Colour::Black))
}

/// How many dice show each face.
fn shown(faces: &[Face]) -> Message {
    let count = |face: Face| faces.iter().filter(|&&own| own == face).count() as i32;
    if faces.is_empty() {
        return Message::new("dice-none");
    }
    Message::new("dice-shown")
        .with("hits", count(Face::Hit))
        .with("directs", count(Face::Direct))
        .with("specials", count(Face::Special))
        .with("blanks", count(Face::Blank))
}
