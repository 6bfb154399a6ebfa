//! Reaction windows: moments at which a seat may answer with a card, or let it pass.
//!
//! Which window is open follows from open facts: it asks whoever may hold a fitting card as far as everybody can tell.

use orrery_engine::Window;

use crate::action::Action;
use crate::combat::{AttackStep, CombatStep};
use crate::frame::Frame;
use crate::phase::{Choose, MissionStep, RefreshStep};

const MISSION_CARDS: &str = "window-mission-cards";
const COMBAT_CARDS: &str = "window-combat-cards";
const TACTICS: &str = "window-tactics";
const BLOCK: &str = "window-block";
const OBJECTIVES: &str = "window-objectives";
const CAPTURE: &str = "window-capture";

/// Every kind of window.
pub(super) const KINDS: &[&str] = &[MISSION_CARDS, COMBAT_CARDS, TACTICS, BLOCK, OBJECTIVES, CAPTURE];

/// The window that this frame holds open.
pub(super) const fn window(frame: Frame) -> Option<Window<Action>> {
    let (kind, pass) = match frame {
        Frame::Mission(
            MissionStep::Blindside | MissionStep::BeforeRoll { set: 0, .. } | MissionStep::Succeeded { .. },
        ) => (MISSION_CARDS, Action::Decline),
        Frame::Combat(
            CombatStep::Cards { .. }
            | CombatStep::PlansSet { set: 0, .. }
            | CombatStep::Attack { step: AttackStep::Set { left: 0, .. }, .. },
        ) => (COMBAT_CARDS, Action::Decline),
        Frame::Combat(CombatStep::Attack { step: AttackStep::Actions, .. }) => (TACTICS, Action::Finish),
        Frame::Combat(CombatStep::Attack { step: AttackStep::Block, .. }) => (BLOCK, Action::Finish),
        Frame::Combat(CombatStep::Objectives { .. } | CombatStep::Plans)
        | Frame::Refresh(RefreshStep::Objective) => (OBJECTIVES, Action::Decline),
        Frame::Capture { .. } | Frame::Choose(Choose::Destiny { .. }) => (CAPTURE, Action::Decline),
        _ => return None,
    };
    Some(Window { kind, pass })
}
