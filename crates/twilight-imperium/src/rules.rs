//! Why an action is refused: every reason with its paragraph.

use orrery_engine::{Illegal, Seat};

use crate::action::Action;
use crate::frame::Frame;
use crate::state::TwilightImperium;

orrery_engine::refusals! { "TI";
    /// Three to six players.
    PLAYERS = "setup.0", "refuse-players";
    /// No faction twice.
    SAME_FACTION = "setup.2.2", "refuse-same-faction";
    /// The map is not one of the game.
    MAP = "setup.6", "refuse-map";
    /// The game is over.
    GAME_OVER = "51.7", "refuse-game-over";
    /// There is no such seat.
    NO_SUCH_SEAT = "setup.0", "refuse-no-such-seat";
    /// Somebody eliminated decides nothing.
    ELIMINATED = "65.0", "refuse-eliminated";
    /// Nobody leaves while the game is being set up.
    NOT_DEALT = "setup.0", "refuse-not-dealt";
    /// Somebody else decides, or chance.
    NOT_YOUR_DECISION = "74.19", "refuse-not-your-decision";
    /// It is not among what is asked now.
    NOT_NOW = "74.3", "refuse-not-now";
    /// The tile cannot be placed there.
    TILE_PLACE = "setup.6.c.5", "refuse-tile-place";
    /// The strategy card is not in the common play area.
    STRATEGY_TAKEN = "85.1.b", "refuse-strategy-taken";
    /// Only readied strategy cards of one's own.
    STRATEGY_USED = "75.0", "refuse-strategy-used";
    /// A system with one's own token cannot be activated.
    OWN_TOKEN = "1.2", "refuse-own-token";
    /// No token in the tactic pool.
    NO_TACTIC_TOKEN = "77.1.a", "refuse-no-tactic-token";
    /// Nobody passes with a readied strategy card.
    MUST_ACT = "82.4", "refuse-must-act";
    /// Ships in a system with one's own token stay.
    TOKEN_HOLDS = "47.3.c", "refuse-token-holds";
    /// The ship cannot reach the active system.
    TOO_FAR = "47.3.f", "refuse-too-far";
    /// The ship cannot go there.
    NO_WAY = "47.3.b", "refuse-no-way";
    /// The unit cannot be picked up.
    NO_LOAD = "46.3", "refuse-no-load";
    /// The unit cannot be produced.
    NO_PRODUCTION = "62.1", "refuse-no-production";
    /// The planet is exhausted or not one's own.
    CANNOT_EXHAUST = "49.8", "refuse-cannot-exhaust";
    /// Ground forces cannot land there.
    NO_LANDING = "11.2", "refuse-no-landing";
    /// The unit cannot sustain damage.
    NO_SUSTAIN = "52.3", "refuse-no-sustain";
    /// The card cannot be played now.
    CARD_TIMING = "24.6", "refuse-card-timing";
    /// The note cannot be played now.
    NOTE_TIMING = "25.1", "refuse-note-timing";
    /// The ability cannot be used now.
    ABILITY_TIMING = "74.3", "refuse-ability-timing";
    /// The objective cannot be scored now.
    CANNOT_SCORE = "30.5", "refuse-cannot-score";
    /// Not a player to trade with now.
    NO_PARTNER = "69.1", "refuse-no-partner";
    /// It cannot be part of a transaction.
    NO_WARE = "69.3", "refuse-no-ware";
    /// Not an outcome of the agenda.
    NO_OUTCOME = "83.9", "refuse-no-outcome";
    /// It cannot be chosen.
    NOT_A_CHOICE = "74.7", "refuse-not-a-choice";
}

impl TwilightImperium {
    /// Which rule forbids an action that is not listed, from what `seat` knows.
    pub(crate) fn refusal(&self, seat: Seat, frame: Frame, action: Action) -> Illegal {
        match action {
            Action::PlaceTile { .. } if matches!(frame, Frame::Setup(_)) => TILE_PLACE,
            Action::Take(_) if matches!(frame, Frame::Strategy(_)) => STRATEGY_TAKEN,
            Action::Strategic(_) if matches!(frame, Frame::Turn(_)) => STRATEGY_USED,
            Action::Activate(hex) if matches!(frame, Frame::Turn(_)) => {
                if self.sheets[seat].pools[0] == 0 {
                    NO_TACTIC_TOKEN
                } else if self.tokens.get(hex.index()).is_some_and(|tokens| tokens.contains(seat)) {
                    OWN_TOKEN
                } else {
                    NOT_A_CHOICE
                }
            }
            Action::PassTurn if matches!(frame, Frame::Turn(_)) => MUST_ACT,
            Action::Move { from, .. } if matches!(frame, Frame::Tactical(_)) => {
                if self.tokens.get(from.index()).is_some_and(|tokens| tokens.contains(seat))
                    && from != self.tactical.hex
                {
                    TOKEN_HOLDS
                } else {
                    TOO_FAR
                }
            }
            Action::Fly(_) if matches!(frame, Frame::Voyage(_)) => NO_WAY,
            Action::Load { .. } if matches!(frame, Frame::Voyage(_)) => NO_LOAD,
            Action::Produce { .. } if matches!(frame, Frame::Produce(_)) => NO_PRODUCTION,
            Action::Exhaust(_) if matches!(frame, Frame::Pay(_) | Frame::Agenda(_)) => CANNOT_EXHAUST,
            Action::Land { .. } if matches!(frame, Frame::Invasion(_)) => NO_LANDING,
            Action::Sustain(_) if matches!(frame, Frame::Hits(_)) => NO_SUSTAIN,
            Action::PlayCard(_) => CARD_TIMING,
            Action::PlayNote(_) => NOTE_TIMING,
            Action::Use(_) => ABILITY_TIMING,
            Action::Score(_) => CANNOT_SCORE,
            Action::Offer(_) => NO_PARTNER,
            Action::Add { .. } if matches!(frame, Frame::Deal(_)) => NO_WARE,
            Action::Vote(_) if matches!(frame, Frame::Agenda(_)) => NO_OUTCOME,
            Action::Pick(_) if matches!(frame, Frame::Choose(_) | Frame::Play { .. }) => NOT_A_CHOICE,
            _ => NOT_NOW,
        }
    }
}
