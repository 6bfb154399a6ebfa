//! What a client shows: questions, choices and sentences as message keys, and places on the table.
//!
//! Zones of a [`Spot`]; item 0 is the place itself.
//!
//! | Zone | Owner | Index | Item |
//! |---|---|---|---|
//! | `system` | – | place | – |
//! | `fleet` | whose | place: the space area | 1 + unit type |
//! | `planet` | – | planet | 1 + unit type |
//! | `sheet` | whose | unit type | – |
//! | `tile` | whose | tile in hand, from 0 | – |
//! | `faction` | – | faction | – |
//! | `strategy` | – | strategy card | – |
//! | `pool` | whose | pool | – |
//! | `goods` | whose | 0: trade goods, 1: commodities | – |
//! | `tech` | whose | technology | – |
//! | `ability` | whose | faction ability | – |
//! | `action` | whose | action card in hand | – |
//! | `note` | to whom it returns | note | – |
//! | `agenda` | – | agenda | – |
//! | `outcome` | – | 0: for, 1: against | – |
//! | `objective` | – | objective | – |
//! | `die` | – | unit type * 10 + face - 1 | – |
//! | `player` | who | 0 | – |

mod choices;
mod names;
mod outline;
mod questions;
mod sentences;

use orrery_engine::{Choice, ChoiceKind, Describe, Illegal, Line, Message, Move, Seat, Spot, Status, Window};

use crate::action::{Action, Outcome, Pick, Power, Ware};
use crate::cards::{Ability, ActionCard, Faction, Objective, Planet, Pool, Strategy, Tech, Tile, Unit};
use crate::event::Event;
use crate::hex::{Hex, Site};
use crate::rules;
use crate::state::TwilightImperium;

/// Every zone of a [`Spot`].
pub const ZONES: &[&str] = &[
    "system",
    "fleet",
    "planet",
    "sheet",
    "tile",
    "faction",
    "strategy",
    "pool",
    "goods",
    "tech",
    "ability",
    "action",
    "note",
    "agenda",
    "outcome",
    "objective",
    "die",
    "player",
];

const fn system_spot(hex: Hex) -> Spot {
    Spot::common("system", hex.0 as u16)
}

const fn planet_spot(planet: Planet) -> Spot {
    Spot::common("planet", planet as u16)
}

const fn player_spot(seat: Seat) -> Spot {
    Spot::of("player", seat, 0)
}

/// A unit of a seat at a site.
const fn unit_spot(seat: Seat, unit: Unit, site: Site) -> Spot {
    match site {
        Site::Space(hex) => Spot::of("fleet", seat, hex.0 as u16).item(1 + unit as u16),
        Site::Planet(planet) => planet_spot(planet).item(1 + unit as u16),
    }
}

const fn site_spot(site: Site) -> Spot {
    match site {
        Site::Space(hex) => system_spot(hex),
        Site::Planet(planet) => planet_spot(planet),
    }
}

fn outcome_spot(outcome: Outcome) -> Spot {
    match outcome {
        Outcome::For => Spot::common("outcome", 0),
        Outcome::Against => Spot::common("outcome", 1),
        Outcome::Player(seat) => player_spot(seat),
        Outcome::Planet(planet) => planet_spot(planet),
        Outcome::Law(law) => Spot::common("agenda", law as u16),
        Outcome::Secret(objective) => Spot::common("objective", objective as u16),
    }
}

fn power_spot(seat: Seat, power: Power) -> Spot {
    match power {
        Power::Tech(tech) => Spot::of("tech", seat, tech as u16),
        Power::Faction(ability) => Spot::of("ability", seat, ability as u16),
        Power::Law(law) => Spot::common("agenda", law as u16),
        Power::Flagship => Spot::of("sheet", seat, Unit::Flagship as u16),
        Power::Card(card) => Spot::of("action", seat, card as u16),
    }
}

fn pick_spots(seat: Seat, pick: Pick) -> Vec<Spot> {
    match pick {
        Pick::Yes | Pick::Amount(_) => vec![],
        Pick::Seat(other) => vec![player_spot(other)],
        Pick::Planet(planet) => vec![planet_spot(planet)],
        Pick::Hex(hex) => vec![system_spot(hex)],
        Pick::Unit { unit, site, .. } => vec![unit_spot(seat, unit, site)],
        Pick::Enemy { seat, unit, site } => vec![unit_spot(seat, unit, site)],
        Pick::Place { unit, site } => vec![Spot::of("sheet", seat, unit as u16), site_spot(site)],
        Pick::Tech(tech) => vec![Spot::of("tech", seat, tech as u16)],
        Pick::Card(card) => vec![Spot::of("action", seat, card as u16)],
        Pick::Agenda(agenda) | Pick::Bury { agenda, .. } => vec![Spot::common("agenda", agenda as u16)],
        Pick::Objective(objective) => vec![Spot::common("objective", objective as u16)],
        Pick::Strategy(card) => vec![Spot::common("strategy", card as u16)],
        Pick::Pool(pool) => vec![Spot::of("pool", seat, pool as u16)],
        Pick::Outcome(outcome) => vec![outcome_spot(outcome)],
        Pick::Note(id) => vec![Spot::of("note", id.owner, id.note as u16)],
        Pick::Die { unit, face } => vec![die_spot(unit, face)],
        Pick::In { hex, seat } => vec![system_spot(hex), player_spot(seat)],
    }
}

const fn die_spot(unit: Unit, face: u8) -> Spot {
    Spot::common("die", unit as u16 * 10 + face as u16 - 1)
}

/// What on the table an action is about.
fn about(game: &TwilightImperium, seat: Seat, action: Action) -> Vec<Spot> {
    let here = Site::Space(game.tactical.hex);
    match action {
        Action::Pass
        | Action::Finish
        | Action::Secondary
        | Action::Retreat
        | Action::Propose
        | Action::Accept
        | Action::Counter => vec![],
        Action::Pick(pick) => pick_spots(seat, pick),
        Action::PlayCard(card) => vec![Spot::of("action", seat, card as u16)],
        Action::PlayNote(id) => vec![Spot::of("note", id.owner, id.note as u16)],
        Action::Use(power) => vec![power_spot(seat, power)],
        Action::Score(objective) => vec![Spot::common("objective", objective as u16)],
        Action::ChooseFaction(faction) => vec![Spot::common("faction", faction as u16)],
        Action::PlaceTile { tile, hex } => {
            vec![Spot::of("tile", seat, tile.index() as u16), system_spot(hex)]
        }
        Action::Take(card) | Action::Strategic(card) => vec![Spot::common("strategy", card as u16)],
        Action::Activate(hex) | Action::Fly(hex) => vec![system_spot(hex)],
        Action::PassTurn => vec![player_spot(seat)],
        Action::Move { unit, from, .. } => vec![unit_spot(seat, unit, Site::Space(from))],
        Action::Load { unit, from } => vec![unit_spot(seat, unit, from)],
        Action::Fire(target) | Action::Offer(target) => vec![player_spot(target)],
        Action::Bombard { unit, planet } | Action::Land { unit, planet } => {
            vec![unit_spot(seat, unit, here), planet_spot(planet)]
        }
        Action::Sustain(unit) | Action::Destroy { unit, .. } => vec![unit_spot(seat, unit, here)],
        Action::Produce { unit, site } => vec![Spot::of("sheet", seat, unit as u16), site_spot(site)],
        Action::Exhaust(planet) => vec![planet_spot(planet)],
        Action::SpendGood => vec![Spot::of("goods", seat, 0)],
        Action::Add { ware, .. } => match ware {
            Ware::Good => vec![Spot::of("goods", seat, 0)],
            Ware::Commodity => vec![Spot::of("goods", seat, 1)],
            Ware::Note(id) => vec![Spot::of("note", id.owner, id.note as u16)],
            Ware::Card(card) => vec![Spot::of("action", seat, card as u16)],
            Ware::AnyNote | Ware::AnyCard | Ware::Promise(_) => vec![],
        },
        Action::Vote(outcome) => vec![outcome_spot(outcome)],
    }
}

/// The heading an action stands under.
const fn group(action: Action) -> Option<&'static str> {
    match action {
        Action::Strategic(_) => Some("group-strategic"),
        Action::Activate(_) => Some("group-tactical"),
        Action::Use(_) | Action::PlayCard(_) | Action::PlayNote(_) => Some("group-component"),
        Action::Offer(_) => Some("group-trade"),
        Action::Add { given: true, .. } => Some("group-give"),
        Action::Add { given: false, .. } => Some("group-want"),
        _ => None,
    }
}

const fn kind(action: Action) -> ChoiceKind {
    match action {
        Action::Finish | Action::Pass | Action::PassTurn => ChoiceKind::Finish,
        Action::Pick(Pick::Amount(amount)) => ChoiceKind::Amount(amount as u16),
        _ => ChoiceKind::Plain,
    }
}

impl Describe for TwilightImperium {
    const WINDOWS: &'static [&'static str] = questions::WINDOWS;
    const MANY_WINDOWS: bool = true;

    fn question(&self, seat: Seat) -> Option<Message> {
        let Status::Decision(seats) = self.status_or_over() else { return None };
        let frame = self.stack.top().filter(|_| seats.contains(seat))?;
        Some(questions::question(self, frame))
    }

    fn waiting(&self, seat: Seat) -> Option<Message> {
        let Status::Decision(seats) = self.status_or_over() else { return None };
        seats.contains(seat).then(|| Message::new("waiting").with("player", seat))
    }

    fn choice(&self, seat: Seat, action: Action) -> Choice {
        let label = choices::label(self, seat, action);
        let mut choice = Choice::new(label, about(self, seat, action)).of_kind(kind(action));
        choice.group = group(action);
        choice
    }

    fn sentence(&self, event: &Event) -> Option<Message> {
        Some(sentences::sentence(self, event))
    }

    fn line(&self, event: &Event) -> Line {
        sentences::line(event)
    }

    fn moves(&self, event: &Event) -> Vec<Move> {
        let moved = |seat: Seat, unit: Unit, count: u8, from: Option<Site>, to: Option<Site>| Move {
            piece: Some(unit.key()),
            count: u16::from(count),
            from: from.map(|site| unit_spot(seat, unit, site)),
            to: to.map(|site| unit_spot(seat, unit, site)),
        };
        match *event {
            Event::ShipMoved { seat, unit, from, to } => {
                vec![moved(seat, unit, 1, Some(Site::Space(from)), Some(Site::Space(to)))]
            }
            Event::UnitMoved { seat, unit, count, from, to } => {
                vec![moved(seat, unit, count, Some(from), Some(to))]
            }
            Event::UnitPlaced { seat, unit, count, site } => vec![moved(seat, unit, count, None, Some(site))],
            Event::Produced { seat, unit, site } => vec![moved(seat, unit, 1, None, Some(site))],
            Event::UnitRemoved { seat, unit, count, site }
            | Event::UnitDestroyed { seat, unit, count, site } => {
                vec![moved(seat, unit, count, Some(site), None)]
            }
            Event::Landed { seat, unit, planet } => {
                let from = Site::Space(self.tactical.hex);
                vec![moved(seat, unit, 1, Some(from), Some(Site::Planet(planet)))]
            }
            Event::Activated { hex, .. } => vec![Move::at(system_spot(hex))],
            Event::ControlGained { planet, .. } => vec![Move::at(planet_spot(planet))],
            _ => vec![],
        }
    }

    fn attempts(&self, _seat: Seat, spot: Spot) -> Vec<Action> {
        attempts_at(spot)
    }

    fn idle(&self, _seat: Seat, _spot: Spot) -> Illegal {
        rules::NOT_NOW
    }

    fn window(&self, seat: Seat) -> Option<Window<Action>> {
        let Status::Decision(seats) = self.status_or_over() else { return None };
        let frame = self.stack.top().filter(|_| seats.contains(seat))?;
        questions::open_window(self, frame)
    }
}

/// What a person may mean by pointing at a place: it follows from the place alone.
fn attempts_at(spot: Spot) -> Vec<Action> {
    let index = usize::from(spot.index);
    let unit = spot.item.checked_sub(1).and_then(|item| Unit::ALL.get(usize::from(item)).copied());
    let hex = (index < Hex::COUNT).then_some(Hex(index as u8));
    match (spot.zone, unit) {
        ("system", _) => hex
            .map(|hex| vec![Action::Activate(hex), Action::Fly(hex), Action::Pick(Pick::Hex(hex))])
            .unwrap_or_default(),
        ("fleet", Some(unit)) => hex
            .map(|hex| {
                let site = Site::Space(hex);
                vec![
                    Action::Move { unit, damaged: false, from: hex },
                    Action::Load { unit, from: site },
                    Action::Destroy { unit, damaged: false },
                    Action::Pick(Pick::Unit { unit, damaged: false, site }),
                ]
            })
            .unwrap_or_default(),
        ("planet", Some(unit)) => Planet::ALL
            .get(index)
            .map(|&planet| {
                let site = Site::Planet(planet);
                vec![
                    Action::Load { unit, from: site },
                    Action::Pick(Pick::Unit { unit, damaged: false, site }),
                ]
            })
            .unwrap_or_default(),
        ("planet", None) => Planet::ALL
            .get(index)
            .map(|&planet| {
                vec![
                    Action::Exhaust(planet),
                    Action::Pick(Pick::Planet(planet)),
                    Action::Land { unit: Unit::Infantry, planet },
                    Action::Vote(Outcome::Planet(planet)),
                ]
            })
            .unwrap_or_default(),
        ("tile", _) if index < Tile::COUNT => {
            vec![Action::PlaceTile { tile: Tile::ALL[index], hex: Hex(1) }]
        }
        ("faction", _) => {
            Faction::ALL.get(index).map(|&own| Action::ChooseFaction(own)).into_iter().collect()
        }
        ("strategy", _) => Strategy::ALL
            .get(index)
            .map(|&card| {
                vec![Action::Take(card), Action::Strategic(card), Action::Pick(Pick::Strategy(card))]
            })
            .unwrap_or_default(),
        ("pool", _) => Pool::ALL.get(index).map(|&pool| Action::Pick(Pick::Pool(pool))).into_iter().collect(),
        ("goods", _) => vec![Action::SpendGood],
        ("tech", _) => Tech::ALL
            .get(index)
            .map(|&tech| vec![Action::Use(Power::Tech(tech)), Action::Pick(Pick::Tech(tech))])
            .unwrap_or_default(),
        ("ability", _) => {
            Ability::ALL.get(index).map(|&own| Action::Use(Power::Faction(own))).into_iter().collect()
        }
        ("action", _) => ActionCard::ALL
            .get(index)
            .map(|&card| vec![Action::PlayCard(card), Action::Pick(Pick::Card(card))])
            .unwrap_or_default(),
        ("objective", _) => Objective::ALL
            .get(index)
            .map(|&own| vec![Action::Score(own), Action::Pick(Pick::Objective(own))])
            .unwrap_or_default(),
        ("outcome", _) => vec![Action::Vote(if index == 0 { Outcome::For } else { Outcome::Against })],
        ("player", _) => spot
            .owner
            .map(|seat| vec![Action::Offer(seat), Action::Pick(Pick::Seat(seat)), Action::PassTurn])
            .unwrap_or_default(),
        _ => vec![],
    }
}
