//! What a client shows: questions, choices and sentences as message keys, and places on the table.
//!
//! Zones of a [`Spot`]; item 0 is the place itself.
//!
//! | Zone | Owner | Index | Item |
//! |---|---|---|---|
//! | `place` | – | system; 32: the Rebel Base space | 1 + unit type |
//! | `queue` | – | space of the build queue, from 1 | 1 + unit type |
//! | `sheet` | – | unit type: in the supply | – |
//! | `leader` | – | leader, wherever it is | – |
//! | `mission` | whose | mission, in hand or looked at | – |
//! | `assigned` | whose | number of the assigned mission | – |
//! | `action` | whose | action card | – |
//! | `objective` | – | objective | – |
//! | `tactic` | – | tactic card | – |
//! | `probe` | – | system of the probe card | – |
//! | `die` | – | colour * 4 + face | – |
//! | `ring` | – | ring | – |
//! | `player` | who | 0 | – |

mod choices;
mod faces;
mod hands;
pub(crate) mod names;
mod outline;
mod questions;
mod sentences;
mod windows;

use orrery_engine::{Choice, ChoiceKind, Describe, Illegal, Line, Message, Move, Seat, Spot, Status, Window};

use crate::action::Action;
use crate::cards::{ActionCard, Colour, Face, Leader, Mission, Objective, Ring, System, Tactic, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::phase::RefreshStep;
use crate::place::Place;
use crate::rules;
use crate::state::Rebellion;

/// The name of a system.
pub fn system_name(system: System) -> Message {
    Message::new(names::system(system))
}

/// The key of a leader's name.
pub fn leader_key(leader: Leader) -> &'static str {
    names::leader(leader)
}

/// The key of a mission's title.
pub fn mission_key(mission: Mission) -> &'static str {
    names::mission(mission)
}

/// The key of a unit's name.
pub fn unit_key(unit: Unit) -> &'static str {
    names::unit(unit)
}

/// Every zone of a [`Spot`].
pub const ZONES: &[&str] = &[
    "place",
    "queue",
    "sheet",
    "leader",
    "mission",
    "assigned",
    "action",
    "objective",
    "tactic",
    "probe",
    "die",
    "ring",
    "player",
];

fn place_spot(place: impl Into<Place>) -> Spot {
    Spot::common("place", place.into().index() as u16)
}

fn unit_spot(unit: Unit, place: Place) -> Spot {
    place_spot(place).item(1 + unit as u16)
}

const fn leader_spot(leader: Leader) -> Spot {
    Spot::common("leader", leader as u16)
}

const fn queue_spot(unit: Unit, space: u8) -> Spot {
    Spot::common("queue", space as u16).item(1 + unit as u16)
}

/// The die of an index.
fn die_at(index: u16) -> Option<(Colour, Face)> {
    let colour = Colour::BOTH.get(usize::from(index / 4))?;
    Some((*colour, Face::ALL[usize::from(index % 4)]))
}

const fn die_spot(colour: Colour, face: Face) -> Spot {
    Spot::common("die", colour as u16 * 4 + face as u16)
}

/// What on the table an action is about.
fn about(game: &Rebellion, seat: Seat, action: Action) -> Vec<Spot> {
    let sheet = |unit: Unit| Spot::common("sheet", unit as u16);
    let mission = |own: Mission| Spot::of("mission", seat, own as u16);
    let slot = |own: u8| Spot::of("assigned", seat, u16::from(own));
    let card = |own: ActionCard| Spot::of("action", seat, own as u16);
    match action {
        Action::Finish | Action::Decline | Action::ChooseOption(_) | Action::Convert | Action::DrawMore => {
            vec![]
        }
        Action::Pass => vec![Spot::of("player", seat, 0)],
        Action::UseCard(own) | Action::Bury(own) => vec![card(own)],
        Action::UseRing(ring) => vec![Spot::common("ring", ring as u16)],
        Action::ChoosePlace(place) => vec![place_spot(place)],
        Action::ChooseLeader(leader) | Action::MoveCaptive(leader) | Action::Send(leader) => {
            vec![leader_spot(leader)]
        }
        Action::ChooseMission(own) | Action::Discard(own) => vec![mission(own)],
        Action::ChooseObjective(own) | Action::PlayObjective(own) => {
            vec![Spot::common("objective", own as u16)]
        }
        Action::ChooseUnit { unit, place } | Action::Scrap { unit, place } => vec![unit_spot(unit, place)],
        Action::Move { unit, from } => vec![unit_spot(unit, from)],
        Action::ChooseQueued { unit, space } => vec![queue_spot(unit, space)],
        Action::Name { first, second } => vec![place_spot(first), place_spot(second)],
        Action::Lay { system, .. } => vec![Spot::common("probe", system as u16)],
        Action::PickDie { colour, face } | Action::SetDie { colour, face } => vec![die_spot(colour, face)],
        Action::PlaceUnit { unit, place } | Action::Deploy { unit, place } => {
            vec![sheet(unit), place_spot(place)]
        }
        Action::Assign { mission: own, leader } => vec![mission(own), leader_spot(leader)],
        Action::Join { slot: own, leader } => vec![slot(own), leader_spot(leader)],
        Action::Dismiss { slot: own } | Action::Reveal { slot: own } => vec![slot(own)],
        Action::Activate { leader, place } => vec![leader_spot(leader), place_spot(place)],
        Action::RevealBase => vec![place_spot(Place::BASE_SPACE)],
        Action::DrawTactic(colour) => vec![die_spot(colour, Face::Special)],
        Action::PlayTactic { tactic, .. } | Action::DiscardTactic(tactic) => {
            vec![Spot::common("tactic", tactic as u16)]
        }
        Action::Hit { unit, .. } | Action::Block { unit, .. } => vec![unit_spot(unit, game.combat_place())],
        Action::Retreat { leader, to } => vec![leader_spot(leader), place_spot(to)],
        Action::Keep { card: own, leader } => {
            std::iter::once(card(own)).chain(leader.map(leader_spot)).collect()
        }
        Action::Build(unit) => vec![sheet(unit)],
    }
}

/// The heading an action stands under.
const fn group(action: Action) -> Option<&'static str> {
    match action {
        Action::Activate { .. } => Some("group-activate"),
        Action::Reveal { .. } | Action::Assign { .. } | Action::Join { .. } => Some("group-missions"),
        Action::UseCard(_) | Action::UseRing(_) => Some("group-cards"),
        _ => None,
    }
}

const fn kind(action: Action) -> ChoiceKind {
    match action {
        Action::Finish | Action::Decline | Action::Pass => ChoiceKind::Finish,
        Action::Scrap { .. } | Action::RevealBase | Action::Dismiss { .. } => ChoiceKind::Aside,
        _ => ChoiceKind::Plain,
    }
}

impl Describe for Rebellion {
    const WINDOWS: &'static [&'static str] = windows::KINDS;

    fn question(&self, seat: Seat) -> Option<Message> {
        let Status::Decision(seats) = self.status_or_over() else { return None };
        let frame = self.stack.top().filter(|_| seats.contains(seat))?;
        Some(questions::question(frame))
    }

    fn waiting(&self, seat: Seat) -> Option<Message> {
        let Status::Decision(seats) = self.status_or_over() else { return None };
        let frame = self.stack.top().filter(|_| seats.contains(seat))?;
        Some(Message::new(questions::waiting(frame)).with("player", seat))
    }

    fn choice(&self, seat: Seat, action: Action) -> Choice {
        let label = match (action, self.stack.top()) {
            (Action::ChooseOption(number), Some(frame)) => choices::option(frame, number),
            // Passing over one icon and over all that are left are told apart.
            (Action::Decline, Some(Frame::Refresh(RefreshStep::Build))) => Message::new("do-build-nothing"),
            (Action::Finish, Some(Frame::Refresh(RefreshStep::Build))) => Message::new("do-build-no-more"),
            (Action::Join { slot, .. } | Action::Dismiss { slot } | Action::Reveal { slot }, _) => {
                let side = self.side_of_seat(seat);
                let own = side.and_then(|side| self.assigned[side as usize].get(usize::from(slot)));
                // Whoever may choose it may look at it (RB G83).
                let label = choices::label(action);
                own.map_or(label.clone(), |own| label.with("mission", names::mission(own.mission)))
            }
            _ => choices::label(action),
        };
        let mut choice = Choice::new(label, about(self, seat, action)).of_kind(kind(action));
        choice.group = group(action);
        choice
    }

    fn sentence(&self, event: &Event) -> Option<Message> {
        Some(faces::sentence(event).unwrap_or_else(|| sentences::sentence(event)))
    }

    fn line(&self, event: &Event) -> Line {
        sentences::line(event)
    }

    fn moves(&self, event: &Event) -> Vec<Move> {
        match *event {
            Event::UnitMoved { unit, from, to } => {
                vec![Move::new(Some(names::unit(unit)), unit_spot(unit, from), unit_spot(unit, to))]
            }
            Event::LeaderPlaced { leader, from, to } => vec![Move {
                piece: Some(names::leader(leader)),
                count: 1,
                from: from.map(place_spot),
                to: Some(place_spot(to)),
            }],
            Event::UnitDestroyed { unit, place } => vec![Move {
                piece: Some(names::unit(unit)),
                count: 1,
                from: Some(unit_spot(unit, place)),
                to: None,
            }],
            Event::UnitPlaced { unit, place }
            | Event::UnitGained { unit, place }
            | Event::Deployed { unit, place } => vec![Move {
                piece: Some(names::unit(unit)),
                count: 1,
                from: None,
                to: Some(unit_spot(unit, place)),
            }],
            Event::BaseRevealed { system } | Event::SystemDestroyed { system } => {
                vec![Move::at(place_spot(system))]
            }
            _ => vec![],
        }
    }

    fn attempts(&self, _seat: Seat, spot: Spot) -> Vec<Action> {
        attempts_at(spot)
    }

    fn idle(&self, seat: Seat, _spot: Spot) -> Illegal {
        match self.status_or_over() {
            Status::Over(_) => rules::GAME_OVER,
            Status::Decision(seats) if seats.contains(seat) => rules::NOT_NOW,
            _ if self.left.contains(seat) => rules::LEFT,
            _ => rules::NOT_YOUR_DECISION,
        }
    }

    fn window(&self, seat: Seat) -> Option<Window<Action>> {
        let Status::Decision(seats) = self.status_or_over() else { return None };
        windows::window(self.stack.top().filter(|_| seats.contains(seat))?)
    }
}

/// What a person may mean by pointing at a place: it follows from the place alone.
fn attempts_at(spot: Spot) -> Vec<Action> {
    let index = usize::from(spot.index);
    let place = Place::all().nth(index);
    let unit = spot.item.checked_sub(1).and_then(|item| Unit::all().nth(usize::from(item)));
    match spot.zone {
        "place" => match (place, unit) {
            (Some(place), Some(unit)) => vec![
                Action::Move { unit, from: place },
                Action::ChooseUnit { unit, place },
                Action::Scrap { unit, place },
            ],
            (Some(place), None) => vec![Action::ChoosePlace(place)],
            _ => vec![],
        },
        "queue" => match (unit, u8::try_from(spot.index)) {
            (Some(unit), Ok(space)) => vec![Action::ChooseQueued { unit, space }],
            _ => vec![],
        },
        "sheet" => Unit::all().nth(index).map(Action::Build).into_iter().collect(),
        "leader" => Leader::all()
            .nth(index)
            .map(|leader| {
                vec![Action::ChooseLeader(leader), Action::Send(leader), Action::MoveCaptive(leader)]
            })
            .unwrap_or_default(),
        "mission" => Mission::all()
            .nth(index)
            .map(|mission| vec![Action::ChooseMission(mission), Action::Discard(mission)])
            .unwrap_or_default(),
        "assigned" => u8::try_from(spot.index)
            .map(|slot| vec![Action::Reveal { slot }, Action::Dismiss { slot }])
            .unwrap_or_default(),
        "die" => die_at(spot.index).map_or(vec![], |(colour, face)| {
            vec![Action::PickDie { colour, face }, Action::SetDie { colour, face }]
        }),
        "ring" => Ring::ALL.get(index).map(|&ring| Action::UseRing(ring)).into_iter().collect(),
        "action" => ActionCard::all().nth(index).map(Action::UseCard).into_iter().collect(),
        "objective" => Objective::all()
            .nth(index)
            .map(|own| vec![Action::PlayObjective(own), Action::ChooseObjective(own)])
            .unwrap_or_default(),
        "tactic" => Tactic::all()
            .nth(index)
            .map(|tactic| vec![Action::PlayTactic { tactic, spend: None }, Action::DiscardTactic(tactic)])
            .unwrap_or_default(),
        "probe" => System::all()
            .nth(index)
            .map(|system| vec![Action::Lay { system, top: true }, Action::Lay { system, top: false }])
            .unwrap_or_default(),
        "player" => vec![Action::Pass],
        _ => vec![],
    }
}
