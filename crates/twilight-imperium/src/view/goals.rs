//! Objectives: who has scored them and who could now.

use orrery_engine::{Seat, SeatSet};
use serde::Serialize;
use ts_rs::TS;

use crate::cards::{Objective, ScoringPhase};
use crate::state::TwilightImperium;

/// How everybody stands with a public objective.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct GoalView {
    /// The objective.
    pub objective: Objective,
    /// Who has scored it.
    pub scored: SeatSet,
    /// Who could score it if the status phase came now.
    pub ready: SeatSet,
    /// How far everybody is, by seat; empty for what happens at a moment of the action phase.
    pub progress: Vec<ProgressView>,
}

/// How far a player is with an objective.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ProgressView {
    /// What the player has of what is counted.
    pub has: u8,
    /// How much is needed.
    pub needs: u8,
}

/// A secret objective in the viewer's own hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SecretView {
    /// The objective.
    pub objective: Objective,
    /// Whether it could be scored if the status phase came now.
    pub ready: bool,
    /// How far its owner is; `None` for what happens at a moment of the action phase.
    pub progress: Option<ProgressView>,
}

impl GoalView {
    pub(super) fn of(game: &TwilightImperium, objective: Objective) -> Self {
        let seats = || Seat::all(game.players);
        let seated = |seat: &Seat| game.sheet(*seat).faction.is_some();
        Self {
            objective,
            scored: seats().filter(|&seat| game.has_scored(seat, objective)).collect(),
            ready: game.alive().filter(seated).filter(|&seat| game.meets(seat, objective)).collect(),
            progress: seats().filter_map(|seat| progress(game, seat, objective)).collect(),
        }
    }
}

impl SecretView {
    pub(super) fn of(game: &TwilightImperium, seat: Seat, objective: Objective) -> Self {
        let ready = game.sheet(seat).faction.is_some() && game.meets(seat, objective);
        Self { objective, ready, progress: progress(game, seat, objective) }
    }
}

fn progress(game: &TwilightImperium, seat: Seat, objective: Objective) -> Option<ProgressView> {
    game.sheet(seat).faction?;
    let def = objective.def();
    (def.phase == ScoringPhase::Status).then(|| {
        let (has, needs) = game.progress(seat, def.requirement);
        ProgressView { has, needs }
    })
}
