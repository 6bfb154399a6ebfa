//! Why an action is refused: every reason with its paragraph.

use orrery_engine::{Illegal, Seat};

use crate::action::Action;
use crate::cards::Side;
use crate::combat::{AttackStep, CombatStep};
use crate::frame::Frame;
use crate::phase::{MissionStep, RefreshStep, SetupStep};
use crate::place::Place;
use crate::state::Rebellion;

orrery_engine::refusals! { "RB";
    /// Two to four players.
    PLAYERS = "16.1.1", "refuse-players";
    /// The game is over.
    GAME_OVER = "1.1.4", "refuse-game-over";
    /// There is no such seat.
    NO_SUCH_SEAT = "16.1.1", "refuse-no-such-seat";
    /// Somebody who left decides nothing.
    LEFT = "1.1.3", "refuse-left";
    /// Somebody else decides, or chance.
    NOT_YOUR_DECISION = "1.6.1", "refuse-not-your-decision";
    /// It is not among what is asked now.
    NOT_NOW = "1.6.1", "refuse-not-now";
    /// Starting units have their places.
    STARTING_PLACE = "2.9.9", "refuse-starting-place";
    /// Every Imperial system needs a ground unit.
    UNGUARDED = "2.9.10", "refuse-unguarded";
    /// Rebel starting units lie in one system at most.
    ONE_SYSTEM = "2.9.13", "refuse-one-system";
    /// The base starts behind one of the remaining probe cards.
    BASE_CARD = "2.10.1", "refuse-base-card";
    /// Only leaders in the pool are assigned.
    NOT_IN_POOL = "4.2.1", "refuse-not-in-pool";
    /// Only missions in hand are assigned.
    NOT_IN_HAND = "4.2.1", "refuse-not-in-hand";
    /// At most two leaders on a mission.
    TWO_LEADERS = "4.2.3", "refuse-two-leaders";
    /// Only the general takes back assignments.
    GENERAL_DECIDES = "16.4.2", "refuse-general-decides";
    /// The card cannot be used now.
    CARD_TIMING = "13.2.6", "refuse-card-timing";
    /// No such ring can be used now.
    RING_TIMING = "10.3.1", "refuse-ring-timing";
    /// A leader without tactic values activates nothing.
    NO_TACTICS = "6.1.2", "refuse-no-tactics";
    /// The Rebel Base space is activated only by the Rebels while the base is hidden.
    BASE_SPACE = "7.3.3", "refuse-base-space";
    /// Too few skill icons on the mission.
    SKILL = "8.2.1", "refuse-skill";
    /// No place fits the mission.
    NO_PLACE = "8.4.5", "refuse-no-place";
    /// There is no such mission.
    NO_MISSION = "8.3.1", "refuse-no-mission";
    /// The base is revealed.
    REVEALED = "7.5.1", "refuse-revealed";
    /// The unit cannot move there from here.
    CANNOT_MOVE = "6.2.1", "refuse-cannot-move";
    /// An own leader holds the units back.
    HELD = "6.2.5", "refuse-held";
    /// The unit never moves.
    IMMOBILE = "6.2.10", "refuse-immobile";
    /// No carrier has room.
    NO_ROOM = "6.3.2", "refuse-no-room";
    /// A retreat takes units along.
    ALONE = "9.10.5", "refuse-alone";
    /// The place does not fit.
    PLACE = "8.4.1", "refuse-place";
    /// The leader does not fit.
    LEADER = "8.4.3", "refuse-leader";
    /// The base's region, or the system itself, cannot be named falsely.
    TRUTH = "17.1.6", "refuse-truth";
    /// The new base may not be there.
    NEW_BASE = "7.8.5", "refuse-new-base";
    /// Only one leader of the pool may be sent.
    SEND = "8.6.1", "refuse-send";
    /// The tactic card cannot be played now.
    TACTIC = "9.6.6", "refuse-tactic";
    /// Only block cards are played now.
    BLOCK_ONLY = "9.8.3", "refuse-block-only";
    /// A special has to be spent.
    SPECIAL = "9.6.7", "refuse-special";
    /// No such die.
    DIE = "9.6.3", "refuse-die";
    /// The damage does not fit the unit.
    DAMAGE = "9.7.2", "refuse-damage";
    /// Nothing is assigned there that could be blocked.
    BLOCK = "9.8.4", "refuse-block";
    /// No retreat to there.
    RETREAT = "9.10.6", "refuse-retreat";
    /// The objective cannot be played now.
    OBJECTIVE = "13.3.2", "refuse-objective";
    /// Starting missions are never discarded.
    STARTING_MISSION = "12.3.5", "refuse-starting-mission";
    /// The leader cannot be recruited with this card.
    RECRUIT = "12.7.6", "refuse-recruit";
    /// More cards are drawn only without a recruitable leader.
    DRAW_MORE = "12.7.8", "refuse-draw-more";
    /// The icon does not build this unit, or none is left.
    BUILD = "12.8.9", "refuse-build";
    /// Own units are given up only for a type of which none is left.
    SCRAP = "15.1.7", "refuse-scrap";
    /// The unit cannot be deployed there.
    DEPLOY = "12.9.3", "refuse-deploy";
    /// The effect does not allow this unit.
    UNIT = "9.16.8", "refuse-unit";
    /// Setup waits for its shuffles.
    NOT_DEALT = "2.1.1", "refuse-not-dealt";
}

impl Rebellion {
    /// Why an action that is not listed is refused. It says nothing that the seat does not know.
    pub(crate) fn refusal(&self, seat: Seat, frame: Frame, action: Action) -> Illegal {
        match (frame, action) {
            (Frame::Setup(SetupStep::Units { side, system }), Action::PlaceUnit { unit, place }) => {
                self.refuse_starting(side, system, unit, place)
            }
            (Frame::Setup(SetupStep::Base), Action::ChoosePlace(_)) => BASE_CARD,
            (Frame::Assign { .. }, Action::Assign { leader, .. } | Action::Join { leader, .. })
                if !self.pool(seat).any(|own| own == leader) =>
            {
                NOT_IN_POOL
            }
            (Frame::Assign { .. }, Action::Assign { .. }) => NOT_IN_HAND,
            (Frame::Assign { .. }, Action::Join { .. }) => TWO_LEADERS,
            (Frame::Assign { .. }, Action::Dismiss { .. }) => GENERAL_DECIDES,
            (_, Action::UseCard(_)) => CARD_TIMING,
            (_, Action::UseRing(_)) => RING_TIMING,
            (Frame::Turn(_), Action::Activate { leader, place }) => {
                if !self.pool(seat).any(|own| own == leader) {
                    NOT_IN_POOL
                } else if !leader.has_tactics() {
                    NO_TACTICS
                } else if place == Place::BASE_SPACE {
                    BASE_SPACE
                } else {
                    NOT_NOW
                }
            }
            (Frame::Turn(turn), Action::Reveal { slot }) => {
                match self.assigned[turn.side as usize].get(usize::from(slot)) {
                    Some(&own) if !Self::has_skill(own) => SKILL,
                    Some(own) if !self.has_place(turn.side, own.mission) => NO_PLACE,
                    _ => NO_MISSION,
                }
            }
            (Frame::Turn(turn), Action::RevealBase) if turn.side == Side::Rebels => REVEALED,
            (Frame::Move(movement), Action::Move { unit, from }) => {
                if unit.side() != movement.side || self.force(from).count(unit) == 0 {
                    CANNOT_MOVE
                } else if unit.def().immobile {
                    IMMOBILE
                } else if self.is_held(movement.side, from) {
                    HELD
                } else if unit.def().restricted && self.moving.room[from.index()] == 0 {
                    NO_ROOM
                } else {
                    CANNOT_MOVE
                }
            }
            (Frame::Move(_), Action::MoveCaptive(_)) => CANNOT_MOVE,
            (Frame::Move(_), Action::Finish) => ALONE,
            (Frame::End(_), Action::ChoosePlace(_)) => NEW_BASE,
            (Frame::Mission(MissionStep::Place), Action::ChoosePlace(_)) => PLACE,
            (Frame::Mission(_), Action::ChooseLeader(_)) => LEADER,
            (Frame::Mission(_) | Frame::Combat(_), Action::Send(_)) => SEND,
            (Frame::Mission(_) | Frame::Combat(_), Action::PickDie { .. } | Action::SetDie { .. }) => DIE,
            (Frame::Choose(_), Action::ChoosePlace(_)) => PLACE,
            (Frame::Choose(_), Action::ChooseLeader(_)) => LEADER,
            (Frame::Choose(_), Action::Name { .. }) => TRUTH,
            (_, Action::ChooseUnit { .. } | Action::ChooseQueued { .. }) => UNIT,
            (Frame::Combat(CombatStep::Attack { step, .. }), _) => Self::refuse_in_attack(step, action),
            (Frame::Combat(_), Action::Retreat { .. }) => RETREAT,
            (_, Action::PlayObjective(_)) => OBJECTIVE,
            (Frame::Refresh(RefreshStep::Discard), Action::Discard(mission)) => {
                if mission.is_starting() {
                    STARTING_MISSION
                } else {
                    NOT_IN_HAND
                }
            }
            (_, Action::Keep { .. } | Action::Bury(_)) => RECRUIT,
            (_, Action::DrawMore) => DRAW_MORE,
            (_, Action::Build(_)) => BUILD,
            (_, Action::Scrap { .. }) => SCRAP,
            (_, Action::Deploy { .. }) => DEPLOY,
            _ => NOT_NOW,
        }
    }

    fn refuse_starting(
        &self,
        side: Side,
        chosen: Option<crate::cards::System>,
        unit: crate::cards::Unit,
        place: Place,
    ) -> Illegal {
        let imperial = place.system().is_some_and(|system| self.is_imperial(system));
        if self.units_to_place(side).count(unit) == 0 {
            NOT_NOW
        } else if side == Side::Empire && imperial {
            UNGUARDED
        } else if side == Side::Rebels && chosen.is_some() && chosen != place.system() {
            ONE_SYSTEM
        } else {
            STARTING_PLACE
        }
    }

    fn refuse_in_attack(step: AttackStep, action: Action) -> Illegal {
        match (step, action) {
            (AttackStep::Block, Action::PlayTactic { .. }) => BLOCK_ONLY,
            (_, Action::PlayTactic { tactic, spend }) if tactic.def().special != spend.is_some() => SPECIAL,
            (_, Action::PlayTactic { .. } | Action::DiscardTactic(_)) => TACTIC,
            (_, Action::DrawTactic(_)) => SPECIAL,
            (_, Action::Hit { .. }) => DAMAGE,
            (_, Action::Block { .. }) => BLOCK,
            _ => NOT_NOW,
        }
    }
}
