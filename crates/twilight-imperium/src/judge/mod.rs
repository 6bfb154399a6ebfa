//! What a player at a glance thinks of positions and actions: all that bots know of the game.
//!
//! Worths are about a thousandth of a victory point. `table` says what components are worth, `aims` what objectives ask
//! for, `field` who can go where, `clash` how a combat is likely to end; `plans` puts together what a tactical action could
//! do; `acting`, `moving`, `landing`, `fighting`, `building`, `paying`, `learning`, `ruling`, `voting`, `trading`,
//! `reacting`, `choosing` and `setting` judge the decisions of their chapters, `position` says who is how likely to win.
//! Nothing but `position`, which judges worlds dealt anew, looks at what the seat cannot know.

mod acting;
mod aims;
mod building;
mod choosing;
mod clash;
mod contest;
mod field;
mod fighting;
mod landing;
mod learning;
mod moving;
mod paying;
mod plans;
pub mod position;
mod reacting;
mod ruling;
mod setting;
mod table;
mod trading;
mod voting;

use std::cell::OnceCell;

use orrery_engine::{Appraise, Budget, Level, Seat, Shares};

use crate::action::Action;
use crate::cards::{Note, Planet};
use crate::combat::CombatStep;
use crate::frame::Frame;
use crate::hex::Hex;
use crate::phase::{StrategyStep, TurnStep};
use crate::state::{Phase, Sheet, TwilightImperium};
use aims::Aims;
use field::Field;
use plans::Plan;
use table::POINT;

/// An action worth so much is taken at once.
const OBVIOUS: i32 = 100_000;
/// An action that is hardly ever right.
const NEVER: f32 = -20_000.0;
/// Moments of a round.
const MOMENTS: u32 = 4;

impl Appraise for TwilightImperium {
    const OBVIOUS: i32 = OBVIOUS;
    const SILLY: i32 = 350;
    /// Dice and hidden cards are noise enough.
    const NOISE: f32 = 0.0;
    const CARELESSNESS: f32 = 40.0;
    /// A round has hundreds of decisions, and a victory point is worth about a sixteenth of the win.
    const RACE: Option<f32> = Some(0.06 / POINT);

    fn budget(level: Level) -> Option<Budget> {
        match level {
            Level::Novice | Level::Easy | Level::Normal => None,
            Level::Hard => Some(Budget::Iterations(40)),
            // At most about a third of a second of one processor.
            Level::Expert => Some(Budget::Iterations(240)),
        }
    }

    fn appraise(&self, seat: Seat, action: Action) -> i32 {
        Judge::new(self, seat).appraise(action)
    }

    fn appraise_all(&self, seat: Seat, actions: &[Action], worths: &mut Vec<i32>) {
        worths.clear();
        let judge = Judge::new(self, seat);
        worths.extend(actions.iter().map(|&action| judge.appraise(action)));
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        self.shares()[seat.index()]
    }

    fn shares(&self) -> Shares {
        position::shares(self)
    }

    /// What is looked into: strategy cards, what to do in a turn, and retreats. All other steps follow from that or weigh
    /// less than the dice of a round.
    fn is_routine(&self, _seat: Seat) -> bool {
        !matches!(
            self.stack.top(),
            Some(
                Frame::Strategy(StrategyStep::Choose { .. })
                    | Frame::Turn(TurnStep::Act { .. })
                    | Frame::Combat(CombatStep::Announce { .. })
            )
        )
    }

    /// The four phases, round after round.
    fn moment(&self) -> u32 {
        let phase = match self.phase {
            Phase::Setup | Phase::Strategy => 0,
            Phase::Action => 1,
            Phase::Status => 2,
            Phase::Agenda => 3,
        };
        u32::from(self.round) * MOMENTS + phase
    }

    /// Up to the next strategy phase: then points are scored and everything is readied.
    fn horizon(&self) -> u32 {
        MOMENTS - self.moment() % MOMENTS
    }
}

/// Judges the actions of one seat in one position.
struct Judge<'a> {
    game: &'a TwilightImperium,
    seat: Seat,
    aims: OnceCell<Aims>,
    field: OnceCell<Field>,
    /// What a tactical action in each system could do.
    plans: OnceCell<Vec<Plan>>,
    /// What one in the active system could still do.
    plan: OnceCell<Plan>,
    rounds: OnceCell<f32>,
    /// Whether the seat's secrets count: not if others guess what it thinks.
    own: bool,
}

impl<'a> Judge<'a> {
    const fn new(game: &'a TwilightImperium, seat: Seat) -> Self {
        Self {
            game,
            seat,
            aims: OnceCell::new(),
            field: OnceCell::new(),
            plans: OnceCell::new(),
            plan: OnceCell::new(),
            rounds: OnceCell::new(),
            own: true,
        }
    }

    /// Judges as others think that a seat does.
    fn guess(game: &'a TwilightImperium, seat: Seat) -> Self {
        Self { own: false, ..Self::new(game, seat) }
    }

    fn aims(&self) -> &Aims {
        self.aims.get_or_init(|| Aims::of(self.game, self.seat, self.own))
    }

    fn field(&self) -> &Field {
        self.field.get_or_init(|| Field::new(self.game, self.seat))
    }

    /// The plan for a tactical action in the active system.
    fn plan(&self) -> &Plan {
        self.plan.get_or_init(|| self.plan_for(self.game.tactical.hex))
    }

    /// How many rounds are likely to be played to their end, this one included.
    fn rounds(&self) -> f32 {
        *self.rounds.get_or_init(|| aims::rounds_left(self.game))
    }

    fn sheet(&self) -> &'a Sheet {
        self.game.sheet(self.seat)
    }

    /// What a loss of a rival is worth, for one of the same size of one's own.
    fn spite(&self, rival: Seat) -> f32 {
        let game = self.game;
        let points = game.sheet(rival).points;
        let most = game.alive().map(|seat| game.sheet(seat).points).max().unwrap_or(0);
        let mut spite = 0.6 / f32::from(game.players);
        if points == most && points > 0 {
            spite += 0.1;
        }
        if points + 3 >= game.goal() {
            spite += 0.15 * f32::from(points + 4 - game.goal());
        }
        spite
    }

    /// What controlling a planet from now on is worth to this seat.
    fn planet_worth(&self, planet: Planet) -> f32 {
        let game = self.game;
        let aims = self.aims();
        let def = planet.def();
        let income = f32::from(game.resources(planet)) * table::RESOURCE * 0.85
            + f32::from(game.influence(planet)) * table::INFLUENCE * 0.75;
        let mut worth = 40.0 + income * (self.rounds() - 0.6).clamp(0.3, 4.0);
        if let Some(kind) = def.traits {
            worth += aims.traits[kind as usize].gain;
        }
        if def.specialty.is_some() {
            worth += aims.specialty.gain + 20.0 * (self.rounds() - 1.0).max(0.0);
        }
        if planet.home_of().is_none() {
            worth += aims.abroad.gain;
        } else if planet.home_of() != self.sheet().faction {
            worth += aims.foreign_home.gain;
        } else if game.planet(planet).owner != Some(self.seat) {
            // Without the whole home system nothing public is scored (TI 30.16).
            worth += POINT;
        }
        if planet == Planet::MecatolRex {
            worth += aims.throne + 130.0 * (self.rounds() - 0.5).max(0.0);
        }
        worth
    }

    /// What taking a planet from whoever has it is worth.
    fn prize(&self, planet: Planet) -> f32 {
        let mut worth = self.planet_worth(planet);
        if let Some(owner) = self.game.planet(planet).owner
            && owner != self.seat
        {
            let home = planet.home_of().is_some() && planet.home_of() == self.game.sheet(owner).faction;
            let state = self.game.planet(planet);
            let mut loss = 0.6 * worth + f32::from(state.docks) * 180.0 + f32::from(state.pds) * 70.0;
            if home {
                loss += 900.0;
            }
            worth += self.spite(owner) * loss;
        }
        worth
    }

    /// What is lost at once by activating a system: notes that return (TI 25.4.a).
    fn breaks(&self, hex: Hex) -> f32 {
        let game = self.game;
        game.notes_open(self.seat)
            .filter(|id| id.note.def().returns_on_attack && game.has_units(hex, id.owner))
            .map(|id| if id.note == Note::SupportForTheThrone { POINT } else { table::note(id.note) })
            .sum()
    }

    fn appraise(&self, action: Action) -> i32 {
        let worth = self.worth(action);
        (worth as i32).clamp(-90_000, OBVIOUS)
    }

    /// What an action is worth now.
    fn worth(&self, action: Action) -> f32 {
        let Some(frame) = self.game.stack.top() else { return 0.0 };
        if let Action::Offer(partner) = action {
            return self.offer(partner);
        }
        match frame {
            Frame::Setup(_) => self.settle(action),
            Frame::Strategy(_) => self.take_card(action),
            Frame::Turn(_) => self.act(action),
            Frame::Strategic(step) => self.second(step, action),
            Frame::Tactical(step) => self.march(step, action),
            Frame::Voyage(voyage) => self.voyage(voyage, action),
            Frame::Invasion(step) => self.invade(step, action),
            Frame::Combat(step) => self.fight(step, action),
            Frame::Hits(hits) => self.assign(hits, action),
            Frame::Produce(produce) => self.produce(produce, action),
            Frame::Pay(payment) => self.pay(payment, action),
            Frame::Research { .. } => self.research(action),
            Frame::Prerequisites { .. } => self.prerequisite(action),
            Frame::GainTokens { .. } => self.gain_token(action),
            Frame::Redistribute { tactic, .. } => self.redistribute(tactic, action),
            Frame::PlaceToken { .. } => self.lose_token(action),
            Frame::Excess { .. } => Self::excess(action),
            Frame::Discard { .. } => choosing::discard(action),
            Frame::ReturnSecret { .. } => self.return_secret(action),
            Frame::Window(window) => self.react(window.moment, action),
            Frame::Play { card, .. } => self.aim(card, action),
            Frame::Choose(choose) => self.choose(choose, action),
            Frame::Deal(deal) => self.deal(deal, action),
            Frame::Agenda(step) => self.vote(step, action),
            Frame::Status(_)
            | Frame::Roll(_)
            | Frame::Draw { .. }
            | Frame::Shuffle(_)
            | Frame::Depart { .. }
            | Frame::Revive { .. } => 0.0,
        }
    }

    /// What is removed beyond a limit: the least of it.
    fn excess(action: Action) -> f32 {
        match action {
            Action::Pick(crate::action::Pick::Unit { unit, damaged, .. }) => {
                -table::unit(unit) + if damaged { 5.0 } else { 0.0 }
            }
            _ => 0.0,
        }
    }
}
