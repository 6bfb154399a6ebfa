//! Frames: what is being resolved, innermost last; and `advance`, which runs them until one has to ask.

use orrery_engine::{Chance, Faces, List, Log, Outcome as Ending, Seat, SeatSet, Stack, Status};
use serde::{Deserialize, Serialize};

use crate::action::{Pick, Power};
use crate::cards::{ActionCard, Planet, Strategy, Tech, Unit};
use crate::combat::{CombatStep, Flight, Hits, Roll};
use crate::effects::Choose;
use crate::event::{Deck, Event};
use crate::hex::Hex;
use crate::phase::{
    AgendaStep, Deal, InvasionStep, Payment, Produce, SetupStep, StatusStep, StrategicStep, StrategyStep,
    TacticalStep, TurnStep, Voyage,
};
use crate::state::TwilightImperium;

/// One procedure in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// TI setup.
    Setup(SetupStep),
    /// TI 85: the strategy phase.
    Strategy(StrategyStep),
    /// TI 82: turns of the action phase.
    Turn(TurnStep),
    /// TI 75: a strategic action of the active player.
    Strategic(StrategicStep),
    /// TI 77: a tactical action.
    Tactical(TacticalStep),
    /// TI 47.3: a ship on its way to the active system.
    Voyage(Voyage),
    /// TI 11: an invasion.
    Invasion(InvasionStep),
    /// TI 35, TI 41: a combat.
    Combat(CombatStep),
    /// Dice of units are rolled.
    Roll(Roll),
    /// TI 81.1: hits are assigned.
    Hits(Hits),
    /// TI 61: units are produced.
    Produce(Produce),
    /// TI 67, TI 9: something is paid.
    Pay(Payment),
    /// TI 28.9: a technology is researched.
    Research { seat: Seat },
    /// TI 28.12: prerequisites that are still missing are ignored one by one.
    Prerequisites { seat: Seat, tech: Tech, missing: [u8; 4] },
    /// TI 18.2: command tokens are gained.
    GainTokens { seat: Seat, left: u8 },
    /// TI 10.4: all command tokens are put in pools anew; `tactic` is how many went there.
    Redistribute { seat: Seat, tactic: Option<u8> },
    /// TI 18.3.b: a token goes to a system from a pool of choice.
    PlaceToken { seat: Seat, hex: Hex },
    /// TI 66.3, TI 38.3: units beyond a limit are removed.
    Excess { seat: Seat, hex: Hex, kind: Excess },
    /// TI 24.4: cards beyond the hand limit are discarded.
    Discard { seat: Seat, down_to: u8 },
    /// TI 30.21.a: a secret objective goes back.
    ReturnSecret { seat: Seat },
    /// TI 24.3: cards are drawn; waits for a shuffle if the deck is empty.
    Draw { seat: Seat, left: u8 },
    /// A deck is shuffled (TI 30.21.a, TI 42.4).
    Shuffle(Deck),
    /// TI 35.7.b, TI 47.8: a fleet leaves the active system; ships that leave a gravity rift roll, and so many have.
    Depart { seat: Seat, to: Hex, flight: Flight, rolled: u8 },
    /// Destroyed infantry may return (a roll for each).
    Revive { seat: Seat, left: u8 },
    /// TI 74.19: seats in order may react to `moment` until all pass in a row.
    Window(Window),
    /// TI 24.7: an action card is being played.
    Play { seat: Seat, card: ActionCard, target: Option<Pick>, ready: bool },
    /// A choice that an effect demands.
    Choose(Choose),
    /// TI 69: a transaction.
    Deal(Deal),
    /// TI 84: the status phase.
    Status(StatusStep),
    /// TI 83: the agenda phase.
    Agenda(AgendaStep),
}

/// Which limit is exceeded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Excess {
    /// More ships than the fleet pool allows (TI 66.3).
    Fleet,
    /// More fighters and ground forces than the ships hold (TI 38.3).
    Capacity,
    /// More of them than the ships that leave can take along (TI 35.7.b.2).
    Stranded,
}

/// How many abilities that could be used again are remembered in a window.
pub(crate) const USES: usize = 10;

/// A reaction window (TI 74.13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Window {
    /// What everybody may react to.
    pub(crate) moment: Moment,
    /// Whose turn it is, as a place in the order of the window.
    pub(crate) at: u8,
    /// How many have passed in a row (TI G11).
    pub(crate) passes: u8,
    /// What was used here already: each ability works once for each occurrence (TI 74.18).
    pub(crate) used: List<(Seat, Power), USES>,
}

/// A moment at which somebody may react; W numbers are rows of the table of reaction windows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Moment {
    /// W1
    StrategyStart,
    /// W2
    StrategyChosen { seat: Seat, card: Strategy },
    /// W3
    StrategyEnd,
    /// W4
    TurnStart,
    /// W5
    CardPlayed { seat: Seat, card: ActionCard },
    /// W6
    Activated,
    /// W7
    Moved,
    /// W8: before a seat fires space cannons, at ships or at what landed on a planet.
    Cannon { seat: Seat },
    /// W11, W13, W26: a combat round begins.
    Round,
    /// W14
    RetreatAnnounced { seat: Seat },
    /// W15: a seat has made its combat rolls.
    Rolled { seat: Seat },
    /// W9, W16, W25: hits are about to be assigned to the units of a seat, of space cannons or in a combat.
    Hits { seat: Seat, cannon: bool },
    /// W17: a unit of a seat has used Sustain Damage.
    Sustained { seat: Seat, unit: Unit, by: Option<Seat> },
    /// W18: a ship of a seat was destroyed in a space combat.
    Destroyed { seat: Seat, unit: Unit },
    /// W20
    RoundEnd,
    /// W21
    CombatEnd,
    /// W22
    InvasionStart,
    /// W24
    Landed,
    /// W27: when control of a planet is gained, before its structures are destroyed.
    Gaining { seat: Seat, planet: Planet },
    /// W27: after control was gained, perhaps from somebody.
    Gained { seat: Seat, planet: Planet, from: Option<Seat> },
    /// W28: units are about to use Production.
    Production { seat: Seat, hex: Hex },
    /// W28: units have used Production.
    Produced { seat: Seat, hex: Hex },
    /// W30
    Replenished { seat: Seat },
    /// W30
    Researched { seat: Seat, tech: Tech },
    /// W30: trade goods were gained or a transaction made.
    Enriched { seat: Seat },
    /// W30: an ability of a strategy card was resolved.
    Resolved { seat: Seat, card: Strategy },
    /// W30: a space dock was placed.
    DockPlaced { seat: Seat, hex: Hex },
    /// W31
    ActionDone,
    /// W34
    StatusStart,
    /// W36
    StrategyReturn { seat: Seat },
    /// W37
    StatusEnd,
    /// W38
    AgendaStart,
    /// W39
    Reveal,
    /// W40
    Revealed,
    /// W41
    BeforeVote,
    /// W42
    Voted { seat: Seat },
    /// W43
    SpeakerVoted,
    /// W44
    Elected { seat: Seat },
    /// W46: a ship with a name was destroyed by a seat.
    GreatShipDestroyed { by: Seat },
    /// W46: the last ground force of a rival on a planet was bombarded away.
    BombardedLast { by: Seat },
    /// W46: the last ship of a rival in a system was shot down by space cannons.
    CannonLast { by: Seat },
}

impl TwilightImperium {
    /// What the game waits for, or how it ended.
    #[inline]
    pub(crate) fn status_or_over(&self) -> Status {
        if !self.winners.is_empty() {
            return Status::Over(Ending { winners: self.winners });
        }
        let Some(frame) = self.stack.top() else { unreachable!("a game that is not over has a frame") };
        match self.chance(frame) {
            Some(chance) => Status::Chance(chance),
            None => Status::Decision(self.asked(frame)),
        }
    }

    /// What nature owes while this frame is on top.
    pub(crate) fn chance(&self, frame: Frame) -> Option<Chance> {
        match frame {
            Frame::Setup(step) => self.chance_in_setup(step),
            Frame::Roll(_) => Some(self.dice.chance()),
            Frame::Tactical(step) => self.chance_in_tactical(step),
            Frame::Draw { .. } | Frame::Shuffle(_) => Some(Chance::Shuffle),
            Frame::Depart { seat, flight, rolled, .. } => match self.rift_rolls(seat, flight, rolled) {
                0 => None,
                rolls => Some(Chance::Dice { count: rolls.min(Faces::MAX as u8), sides: 10 }),
            },
            Frame::Revive { left, .. } => Some(Chance::Dice { count: left.min(30), sides: 10 }),
            Frame::Choose(choose) => Self::chance_in_choice(choose),
            _ => None,
        }
    }

    /// Who owes a decision while this frame is on top.
    pub(crate) fn asked(&self, frame: Frame) -> SeatSet {
        match frame {
            Frame::Setup(step) => self.asked_in_setup(step),
            Frame::Strategy(step) => SeatSet::only(self.asked_in_strategy(step)),
            Frame::Turn(_) | Frame::Voyage(_) => SeatSet::only(self.turn_of()),
            Frame::Tactical(step) => SeatSet::only(self.asked_in_tactical(step)),
            Frame::Invasion(step) => SeatSet::only(self.asked_in_invasion(step)),
            Frame::Strategic(step) => SeatSet::only(self.asked_in_strategic(step)),
            Frame::Combat(step) => SeatSet::only(self.asked_in_combat(step)),
            Frame::Hits(hits) => SeatSet::only(hits.seat),
            Frame::Produce(produce) => SeatSet::only(produce.seat),
            Frame::Pay(payment) => SeatSet::only(payment.seat),
            Frame::Research { seat }
            | Frame::Prerequisites { seat, .. }
            | Frame::GainTokens { seat, .. }
            | Frame::Redistribute { seat, .. }
            | Frame::PlaceToken { seat, .. }
            | Frame::Excess { seat, .. }
            | Frame::Discard { seat, .. }
            | Frame::ReturnSecret { seat }
            | Frame::Play { seat, .. } => SeatSet::only(seat),
            Frame::Window(window) => SeatSet::only(self.asked_in_window(window)),
            Frame::Choose(choose) => SeatSet::only(choose.seat),
            Frame::Deal(deal) => SeatSet::only(self.asked_in_deal(deal)),
            Frame::Status(step) => SeatSet::only(self.asked_in_status(step)),
            Frame::Agenda(step) => SeatSet::only(self.asked_in_agenda(step)),
            Frame::Roll(_)
            | Frame::Draw { .. }
            | Frame::Shuffle(_)
            | Frame::Depart { .. }
            | Frame::Revive { .. } => SeatSet::EMPTY,
        }
    }

    /// Runs frames until one of them has to ask, of a player or of chance.
    pub(crate) fn advance(&mut self, log: &mut Log<Event>) {
        while self.winners.is_empty() {
            let Some(frame) = self.stack.top() else { return };
            // What holds at all times is looked after between two steps, but not in the middle of one.
            if self.is_quiet(frame) && self.settle(log) {
                continue;
            }
            if !self.run(frame, log) {
                return;
            }
        }
        self.stack = Stack::new();
    }

    /// Runs the frame on top and says whether it went on; if not, it asks.
    fn run(&mut self, frame: Frame, log: &mut Log<Event>) -> bool {
        match frame {
            Frame::Setup(step) => self.run_setup(step, log),
            Frame::Strategy(step) => self.run_strategy(step, log),
            Frame::Turn(step) => self.run_turn(step, log),
            Frame::Strategic(step) => self.run_strategic(step, log),
            Frame::Tactical(step) => self.run_tactical(step, log),
            Frame::Voyage(voyage) => self.run_voyage(voyage, log),
            Frame::Invasion(step) => self.run_invasion(step, log),
            Frame::Combat(step) => self.run_combat(step, log),
            Frame::Roll(roll) => self.run_roll(roll, log),
            Frame::Hits(hits) => self.run_hits(hits, log),
            Frame::Produce(produce) => self.run_produce(produce, log),
            Frame::Pay(payment) => self.run_pay(payment, log),
            Frame::Research { seat } => self.run_research(seat, log),
            Frame::Prerequisites { seat, tech, missing } => self.run_prerequisites(seat, tech, missing, log),
            Frame::GainTokens { seat, left } => self.run_gain_tokens(seat, left, log),
            Frame::Redistribute { seat, tactic } => self.run_redistribute(seat, tactic, log),
            Frame::PlaceToken { seat, hex } => self.run_place_token(seat, hex, log),
            Frame::Excess { seat, hex, kind } => self.run_excess(seat, hex, kind, log),
            Frame::Discard { seat, down_to } => self.run_discard(seat, down_to),
            Frame::ReturnSecret { .. } => false,
            Frame::Draw { seat, left } => self.run_draw(seat, left, log),
            Frame::Shuffle(_) => false,
            Frame::Depart { .. } if self.chance(frame).is_some() => false,
            Frame::Depart { seat, to, flight, .. } => self.run_depart(seat, to, flight, log),
            Frame::Revive { left, .. } => self.run_revive(left),
            Frame::Window(window) => self.run_window(window, log),
            Frame::Play { seat, card, target, ready } => self.run_play(seat, card, target, ready, log),
            Frame::Choose(choose) => self.run_choose(choose, log),
            Frame::Deal(deal) => self.run_deal(deal, log),
            Frame::Status(step) => self.run_status(step, log),
            Frame::Agenda(step) => self.run_agenda(step, log),
        }
    }

    /// Pushes a window for a moment.
    pub(crate) fn open(&mut self, moment: Moment) {
        self.stack.push(Frame::Window(Window { moment, at: 0, passes: 0, used: List::new() }));
    }

    /// Replaces the top frame.
    pub(crate) fn go(&mut self, frame: Frame) {
        self.stack.replace_top(frame);
    }
}
