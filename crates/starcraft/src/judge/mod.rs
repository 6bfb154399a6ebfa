//! What a player at a glance thinks of positions and actions: all that bots know of the game.
//!
//! Worths are about a hundredth of a conquest point. `table` says what components are worth, `clash` how a battle is
//! likely to end, `field` what areas are worth and who can reach them, `denial` what keeps an enemy from winning;
//! `planning`, `building`, `moving`, `fighting`, `events` and `setting` judge the decisions of their chapters,
//! `position` says who is how likely to win. Nothing here looks at what the seat cannot know.

mod building;
mod clash;
mod contest;
mod denial;
mod events;
mod field;
mod fighting;
mod leading;
mod moving;
mod planning;
mod position;
mod seen;
mod setting;
mod stage;
mod table;

use std::cell::OnceCell;

use orrery_engine::{Appraise, Budget, Level, Seat, SeatSet, Shares};

use crate::action::Action;
use crate::cards::Cost;
use crate::frame::Frame;
use crate::phase::{BuildFrame, BuildStep, ExecuteFrame, MobilizeStep, RegroupFrame};
use crate::state::{Area, Player, StarCraft};
use field::Field;
use fighting::Prospects;
use moving::Marching;

/// An action worth so much is taken at once.
const OBVIOUS: i32 = 10_000;
/// An action that is hardly ever right.
const NEVER: i32 = -10_000;

impl Appraise for StarCraft {
    const OBVIOUS: i32 = OBVIOUS;
    const SILLY: i32 = 400;
    const TEMPERATURE: f32 = 60.0;
    const NOISE: f32 = 20.0;
    const CARELESSNESS: f32 = 25.0;
    /// Orders and Combat cards lie face down.
    const SECRETS: bool = true;

    fn budget(level: Level) -> Option<Budget> {
        match level {
            Level::Novice | Level::Easy | Level::Normal => None,
            Level::Hard => Some(Budget::Iterations(150)),
            // About a second of one processor on average with six players, a fifth of that with two.
            Level::Expert => Some(Budget::Iterations(2500)),
        }
    }

    fn appraise(&self, seat: Seat, action: Action) -> i32 {
        Judge::new(self, seat).worth(action)
    }

    fn appraise_all(&self, seat: Seat, actions: &[Action], worths: &mut Vec<i32>) {
        worths.clear();
        let judge = Judge::new(self, seat);
        worths.extend(actions.iter().map(|&action| judge.worth(action)));
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        self.shares()[seat.index()]
    }

    fn shares(&self) -> Shares {
        position::shares(self)
    }

    fn side(&self, seat: Seat) -> SeatSet {
        Seat::all(self.setup.players).filter(|&other| self.same_side(seat, other)).collect()
    }

    fn trace(&self, seat: Seat, action: Action, viewer: Seat) -> u64 {
        seen::trace(self, seat, action, viewer)
    }

    /// Orders placed and executed, round after round.
    fn moment(&self) -> u32 {
        let all = 4 * u32::from(self.setup.players);
        let on_table = self.orders.iter().count() as u32;
        let done = match self.stack.iter().next() {
            Some(Frame::Planning) => on_table,
            Some(Frame::Execute(_)) => 2 * all - on_table,
            Some(Frame::Regroup(_)) => 2 * all,
            _ => 0,
        };
        u32::from(self.round) * (2 * all + 1) + done
    }

    /// Up to the next Planning phase: then points are scored, and all positions are compared at the same moment.
    fn horizon(&self) -> u32 {
        let round = 8 * u32::from(self.setup.players) + 1;
        round - self.moment() % round
    }
}

/// Judges the actions of one seat in one position.
struct Judge<'a> {
    game: &'a StarCraft,
    seat: Seat,
    /// The board, looked at when first needed.
    field: OnceCell<Field<'a>>,
    /// What the cards in hand do in the battle.
    prospects: OnceCell<Prospects>,
    /// The best that a later step of the Build order could buy, and what it costs.
    reserve: OnceCell<(i32, Cost)>,
}

impl<'a> Judge<'a> {
    const fn new(game: &'a StarCraft, seat: Seat) -> Self {
        Self { game, seat, field: OnceCell::new(), prospects: OnceCell::new(), reserve: OnceCell::new() }
    }

    fn field(&self) -> &Field<'a> {
        self.field.get_or_init(|| Field::new(self.game, self.seat))
    }

    fn player(&self) -> &'a Player {
        &self.game.players[self.seat]
    }

    /// What an action is worth now.
    fn worth(&self, action: Action) -> i32 {
        match action {
            // Own pieces are worth more than room for others.
            Action::Scuttle => return NEVER,
            Action::Recall(_) => return -15,
            Action::Peek(_) => return -10,
            _ => (),
        }
        match self.game.stack.top() {
            Some(Frame::Galaxy(_)) => self.settle(action),
            Some(Frame::Planning) => match action {
                Action::PlaceOrder { order, planet } => self.place_order(order, planet),
                Action::Defend(area) => self.defend(area),
                _ => 0,
            },
            Some(Frame::Execute(frame)) => match (frame, action) {
                (_, Action::Reveal(planet)) => self.reveal(planet),
                (ExecuteFrame::Revealed { planet, order, .. }, Action::Execute) => {
                    self.execute(order, planet)
                }
                (ExecuteFrame::Revealed { planet, order, .. }, Action::MakeSpecial) => {
                    let worth = self.execute(order, planet);
                    if worth > 150 { worth + 20 } else { worth - 20 }
                }
                (ExecuteFrame::Revealed { planet, .. }, Action::ExecuteAs(order)) => {
                    self.execute(order, planet) + if order.is_special() { 15 } else { 0 }
                }
                (_, Action::TakeEvent) => self.event(),
                _ => 0,
            },
            Some(Frame::Build(frame)) => match (frame.step, action) {
                (BuildStep::Sacrifice { .. }, _) => OBVIOUS,
                (_, Action::BuildWorker) => self.build_worker(frame),
                (_, Action::BuildTransport(route)) => self.build_transport(frame, route),
                (_, Action::BuildUnit { unit, area }) => self.build_unit(frame, unit, area),
                (_, Action::BuyBuilding(building)) => {
                    Self::develop(frame, self.building(building, frame.discount))
                }
                (_, Action::BuyModule(module)) => Self::develop(frame, self.module(module, frame.discount)),
                (_, Action::BuildAboard(unit)) => self.build_aboard(frame, unit),
                (_, Action::BuildFreeWorker) => 60,
                (_, Action::BuildFreeTransport(route)) => self.build_transport(frame, route) + 20,
                (_, Action::BuildInstallation(_)) => Self::develop(frame, self.infest()),
                (_, Action::BuildBase(area)) => Self::develop(frame, self.build_base(frame, area)),
                _ => 0,
            },
            Some(Frame::Pay(frame)) => self.pay(frame, action),
            Some(Frame::Mobilize(frame)) => {
                let marching = || Marching::under_way(self.game, self.field(), frame);
                match (frame.step, action) {
                    (_, Action::PickUp { unit, area }) => marching().pick_up(unit, area),
                    (MobilizeStep::Move { unit, from }, Action::MoveTo(to)) => {
                        marching().move_to(unit, from, to)
                    }
                    (_, Action::LiftOff(to)) => self.lift_off(to),
                    (_, Action::Deploy(unit)) => self.deploy(unit, frame.planet),
                    (MobilizeStep::Deploy { unit }, Action::MoveTo(to)) => self.landing(unit, to),
                    _ => 0,
                }
            }
            Some(Frame::Research(_)) => self.research(action),
            Some(Frame::Battle(frame)) => self.fight(frame, action),
            Some(Frame::Regroup(RegroupFrame::Discard)) => match action {
                Action::Discard(card) => -self.keep(card),
                _ => 0,
            },
            Some(Frame::Regroup(_)) => match action {
                Action::PlayEvent(card) => self.play_event(card),
                _ => 0,
            },
            Some(Frame::Card(frame)) => self.aim(frame, action),
            Some(Frame::Scuttle { .. }) => self.scuttle(action),
            Some(Frame::Recall(_)) => match action {
                Action::PickUp { unit, .. } => table::power(unit),
                _ => 0,
            },
            Some(Frame::Brood(frame)) => self.lead(frame, action),
            Some(Frame::Draw { .. }) | None => 0,
        }
    }

    /// What comes later in a Build order waits until nothing earlier is worth doing (SC 10.1.5).
    fn develop(frame: BuildFrame, worth: i32) -> i32 {
        if frame.step == BuildStep::Produce && worth > 0 { 1 + worth / 100 } else { worth }
    }

    /// Own pieces go only if an area holds more units than it may and none can leave it (SC 11.5.1).
    fn scuttle(&self, action: Action) -> i32 {
        match (self.overfull(), action) {
            (None, Action::Finish) => OBVIOUS,
            (Some(full), Action::DestroyUnit { unit, area }) if area == full => OBVIOUS - table::power(unit),
            (_, Action::Finish) => NEVER + 1,
            _ => NEVER,
        }
    }

    /// An area of the active planet with more own units than it may hold.
    fn overfull(&self) -> Option<Area> {
        let moving = |frame| match frame {
            Frame::Mobilize(frame) => Some(frame.planet),
            _ => None,
        };
        let planet = self.game.stack.iter().rev().find_map(moving)?;
        planet.area_ids().find(|&area| {
            let state = self.game.area(area);
            state.owner == Some(self.seat) && state.units.len() > area.limit()
        })
    }

    fn lift_off(&self, to: Area) -> i32 {
        let Some(from) = self.game.base_on(to.planet, self.seat) else { return 0 };
        let field = self.field();
        let stays = self.game.area(from).owner == Some(self.seat);
        let gains = if self.game.is_friendly(to, self.seat) { 0 } else { field.worth(to) };
        let loses = if stays { 0 } else { field.worth(from) };
        gains - loses - 10
    }
}
