//! What seats are asked.

use orrery_engine::{Message, Rule};

use crate::combat::{AttackStep, CombatStep};
use crate::frame::Frame;
use crate::phase::{Choose, EndStep, MissionStep, RefreshStep, SetupStep};
use crate::rules;

const fn ask(key: &'static str, paragraph: &'static str) -> Message {
    Message::new(key).by(Rule { book: rules::BOOK, paragraph })
}

/// The question while this frame is on top.
pub(crate) const fn question(frame: Frame) -> Message {
    match frame {
        Frame::Setup(SetupStep::Units { .. }) => ask("ask-starting-units", "2.9.9"),
        Frame::Setup(_) => ask("ask-base", "2.10.1"),
        Frame::Assign { .. } => ask("ask-assign", "4.2.1"),
        Frame::Turn(_) => ask("ask-turn", "5.1.2"),
        Frame::End(EndStep::Order) => ask("ask-mobilization-order", "7.8.2"),
        Frame::End(EndStep::Option { .. }) => ask("ask-mobilization", "7.8.2"),
        Frame::End(_) => ask("ask-new-base", "7.8.4"),
        Frame::Move(_) => ask("ask-move", "6.1.4"),
        Frame::Combat(CombatStep::Add { .. }) => ask("ask-add-leader", "9.2.1"),
        Frame::Combat(CombatStep::Cards { .. }) => ask("ask-combat-cards", "9.2.4"),
        Frame::Combat(CombatStep::Attack { step: AttackStep::Set { .. }, .. }) => {
            ask("ask-set-dice", "13.2.4")
        }
        Frame::Combat(CombatStep::Attack { step: AttackStep::Actions, .. }) => {
            ask("ask-combat-actions", "9.6.1")
        }
        Frame::Combat(CombatStep::Attack { step: AttackStep::Pick { .. }, .. }) => ask("ask-reroll", "9.6.8"),
        Frame::Combat(CombatStep::Attack { step: AttackStep::CardHit { .. }, .. }) => {
            ask("ask-card-damage", "9.6.11")
        }
        Frame::Combat(CombatStep::Attack { step: AttackStep::Bombard, .. }) => ask("ask-bombard", "9.6.10"),
        Frame::Combat(CombatStep::Attack { step: AttackStep::Convert { .. }, .. }) => {
            ask("ask-convert", "9.7.2")
        }
        Frame::Combat(CombatStep::Attack { step: AttackStep::Assign, .. }) => ask("ask-damage", "9.7.1"),
        Frame::Combat(CombatStep::Attack { step: AttackStep::Block, .. }) => ask("ask-block", "9.8.1"),
        Frame::Combat(CombatStep::Attack { step: AttackStep::Cost { .. }, .. }) => {
            ask("ask-block-cost", "9.8.3")
        }
        Frame::Combat(CombatStep::Attack { .. }) => ask("ask-blocked", "9.8.2"),
        Frame::Combat(CombatStep::Plans) => ask("ask-plans", "9.14.4"),
        Frame::Combat(CombatStep::PlansTarget { .. }) => ask("ask-plans-target", "9.14.7"),
        Frame::Combat(CombatStep::PlansSet { .. }) => ask("ask-plans-set", "9.14.11"),
        Frame::Combat(CombatStep::PlansRing { .. }) => ask("ask-plans-reroll", "18.8.22"),
        Frame::Combat(CombatStep::Retreat { .. }) => ask("ask-retreat", "9.10.1"),
        Frame::Combat(_) => ask("ask-objective", "13.3.5"),
        Frame::Mission(MissionStep::Place) => ask("ask-mission-place", "8.4.1"),
        Frame::Mission(MissionStep::Blindside) => ask("ask-blindside", "13.2.10"),
        Frame::Mission(MissionStep::Oppose { .. }) => ask("ask-oppose", "8.6.1"),
        Frame::Mission(MissionStep::BeforeRoll { .. }) => ask("ask-before-roll", "8.7.15"),
        Frame::Mission(MissionStep::AfterRoll) => ask("ask-after-roll", "8.7.16"),
        Frame::Mission(MissionStep::Die { .. }) => ask("ask-die", "8.7.14"),
        Frame::Mission(MissionStep::Failed) => ask("ask-c3po", "8.7.16"),
        Frame::Mission(MissionStep::Falcon) => ask("ask-falcon", "18.2.7"),
        Frame::Mission(_) => ask("ask-after-success", "13.2.10"),
        Frame::Capture { .. } => ask("ask-capture", "13.2.10"),
        Frame::Excess { .. } => ask("ask-excess", "11.6.7"),
        Frame::Gain { .. } => ask("ask-gain", "15.1.10"),
        Frame::Refresh(RefreshStep::Objective) => ask("ask-refresh-objective", "12.1.2"),
        Frame::Refresh(RefreshStep::Discard) => ask("ask-discard", "12.3.2"),
        Frame::Refresh(RefreshStep::Recruit) => ask("ask-recruit", "12.7.2"),
        Frame::Refresh(RefreshStep::Build) => ask("ask-build", "12.8.2"),
        Frame::Refresh(_) => ask("ask-deploy", "12.9.3"),
        Frame::Choose(Choose::Bearer { .. }) => ask("ask-bearer", "10.3.1"),
        Frame::Choose(Choose::CardLeader { .. }) => ask("ask-card-leader", "4.3.3"),
        Frame::Choose(Choose::CardPlace { .. }) => ask("ask-card-place", "4.3.1"),
        Frame::Choose(Choose::Search { .. } | Choose::Fetch { .. }) => ask("ask-search", "13.2.16"),
        Frame::Choose(
            Choose::Destroy { .. }
            | Choose::DestroyOne { .. }
            | Choose::Raid { .. }
            | Choose::Demolish { .. },
        ) => ask("ask-destroy", "9.16.8"),
        Frame::Choose(Choose::Loyalty { .. }) => ask("ask-loyalty", "11.3.3"),
        Frame::Choose(Choose::Nearest { .. }) => ask("ask-nearest", "11.1.5"),
        Frame::Choose(Choose::Beacon { .. }) => ask("ask-beacon", "17.1.6"),
        Frame::Choose(Choose::Droid { .. }) => ask("ask-droid", "17.1.6"),
        Frame::Choose(Choose::Plans { .. } | Choose::KeepObjective { .. } | Choose::Arrange { .. }) => {
            ask("ask-objectives", "13.3.12")
        }
        Frame::Choose(Choose::Research { .. }) => ask("ask-research", "8.13.2"),
        Frame::Choose(Choose::KeepProject { .. }) => ask("ask-project", "8.13.2"),
        Frame::Choose(Choose::Speed { .. } | Choose::Oversee { .. }) => ask("ask-queue", "8.9.2"),
        Frame::Choose(Choose::Icons { .. } | Choose::Uprising { .. }) => ask("ask-units", "12.8.10"),
        Frame::Choose(Choose::Calamari { .. }) => ask("ask-calamari", "8.9.2"),
        Frame::Choose(Choose::FalseLead { .. }) => ask("ask-false-lead", "18.4.1"),
        Frame::Choose(Choose::Contingency { .. }) => ask("ask-contingency", "18.4.5"),
        Frame::Choose(Choose::Escort { .. }) => ask("ask-escort", "10.8.5"),
        Frame::Choose(Choose::Destiny { .. }) => ask("ask-destiny", "18.8.14"),
        Frame::Choose(Choose::Driven { .. }) => ask("ask-driven", "18.8.2"),
        Frame::Choose(Choose::Tactics { .. }) => ask("ask-tactics", "13.5.1"),
        Frame::Choose(Choose::Bury { .. }) => ask("ask-bury", "12.7.4"),
        Frame::Choose(_) => ask("ask-leader", "8.9.2"),
        Frame::Clash { .. } | Frame::Draw { .. } => ask("ask-nothing", "1.6.1"),
    }
}

/// What the others are told of whom this frame asks.
pub(crate) const fn waiting(frame: Frame) -> &'static str {
    match frame {
        Frame::Setup(SetupStep::Units { .. }) => "wait-starting-units",
        Frame::Setup(_) => "wait-base",
        Frame::Assign { .. } => "wait-assign",
        Frame::Turn(_) => "wait-turn",
        Frame::End(_) => "wait-mobilization",
        Frame::Move(_) => "wait-move",
        Frame::Combat(CombatStep::Retreat { .. }) => "wait-retreat",
        Frame::Combat(_) => "wait-combat",
        Frame::Mission(MissionStep::Place) => "wait-mission-place",
        Frame::Mission(MissionStep::Oppose { .. }) => "wait-oppose",
        Frame::Mission(_) => "wait-mission",
        Frame::Refresh(RefreshStep::Objective) => "wait-objective",
        Frame::Refresh(RefreshStep::Discard) => "wait-discard",
        Frame::Refresh(RefreshStep::Recruit) => "wait-recruit",
        Frame::Refresh(RefreshStep::Build) => "wait-build",
        Frame::Refresh(_) => "wait-deploy",
        _ => "waiting",
    }
}
