//! How listed actions read.

use orrery_engine::Message;

use super::names;
use crate::action::Action;
use crate::frame::Frame;
use crate::phase::{Choose, EndStep};

/// The words on the button.
pub(crate) fn label(action: Action) -> Message {
    match action {
        // What the numbers mean depends on the question; see `option`.
        Action::ChooseOption(number) => Message::new("do-option").with("number", i32::from(number)),
        Action::Finish => Message::new("do-finish"),
        Action::Decline => Message::new("do-decline"),
        Action::UseCard(card) => Message::new("do-use-card").with("card", names::action(card)),
        Action::UseRing(ring) => Message::new("do-use-ring").with("ring", names::ring(ring)),
        Action::ChoosePlace(place) => Message::new("do-place").with("place", names::place(place)),
        Action::ChooseLeader(leader) => Message::new("do-leader").with("leader", names::leader(leader)),
        Action::ChooseMission(mission) => Message::new("do-mission").with("mission", names::mission(mission)),
        Action::ChooseObjective(objective) => Message::new("do-objective")
            .with("objective", names::objective(objective))
            .with("stage", names::stage(objective.def().stage)),
        Action::ChooseUnit { unit, place } => {
            Message::new("do-unit").with("unit", names::unit(unit)).with("place", names::place(place))
        }
        Action::ChooseQueued { unit, space } => {
            Message::new("do-queued").with("unit", names::unit(unit)).with("space", i32::from(space))
        }
        Action::Name { first, second } => {
            Message::new("do-name").with("first", names::system(first)).with("second", names::system(second))
        }
        Action::Lay { system, top: true } => Message::new("do-lay-top").with("system", names::system(system)),
        Action::Lay { system, top: false } => {
            Message::new("do-lay-bottom").with("system", names::system(system))
        }
        Action::PickDie { colour, face } => {
            Message::new("do-pick-die").with("colour", names::colour(colour)).with("face", names::face(face))
        }
        Action::SetDie { colour, face } => {
            Message::new("do-set-die").with("colour", names::colour(colour)).with("face", names::face(face))
        }
        Action::PlaceUnit { unit, place } => {
            Message::new("do-place-unit").with("unit", names::unit(unit)).with("place", names::place(place))
        }
        Action::Assign { mission, leader } => Message::new("do-assign")
            .with("mission", names::mission(mission))
            .with("leader", names::leader(leader)),
        Action::Join { slot, leader } => {
            Message::new("do-join").with("number", i32::from(slot) + 1).with("leader", names::leader(leader))
        }
        Action::Dismiss { slot } => Message::new("do-dismiss").with("number", i32::from(slot) + 1),
        Action::Activate { leader, place } => Message::new("do-activate")
            .with("leader", names::leader(leader))
            .with("place", names::place(place)),
        Action::Reveal { slot } => Message::new("do-reveal").with("number", i32::from(slot) + 1),
        Action::Pass => Message::new("do-pass"),
        Action::RevealBase => Message::new("do-reveal-base"),
        Action::Move { unit, from } => {
            Message::new("do-move").with("unit", names::unit(unit)).with("place", names::place(from))
        }
        Action::MoveCaptive(leader) => Message::new("do-move-captive").with("leader", names::leader(leader)),
        Action::Send(leader) => Message::new("do-send").with("leader", names::leader(leader)),
        Action::DrawTactic(colour) => Message::new("do-draw-tactic").with("colour", names::colour(colour)),
        Action::PlayTactic { tactic, spend: None } => {
            Message::new("do-play-tactic").with("tactic", names::tactic(tactic))
        }
        Action::PlayTactic { tactic, spend: Some(colour) } => Message::new("do-play-tactic-special")
            .with("tactic", names::tactic(tactic))
            .with("colour", names::colour(colour)),
        Action::DiscardTactic(tactic) => {
            Message::new("do-discard-tactic").with("tactic", names::tactic(tactic))
        }
        Action::Convert => Message::new("do-convert"),
        Action::Hit { unit, wounds } => {
            Message::new("do-hit").with("unit", names::unit(unit)).with("wounds", i32::from(wounds))
        }
        Action::Block { unit, marks, assigned } => Message::new("do-block")
            .with("unit", names::unit(unit))
            .with("marks", i32::from(marks))
            .with("assigned", i32::from(assigned)),
        Action::Retreat { leader, to } => {
            Message::new("do-retreat").with("leader", names::leader(leader)).with("system", names::system(to))
        }
        Action::PlayObjective(objective) => Message::new("do-play-objective")
            .with("objective", names::objective(objective))
            .with("stage", names::stage(objective.def().stage)),
        Action::Discard(mission) => Message::new("do-discard").with("mission", names::mission(mission)),
        Action::Keep { card, leader: Some(leader) } => {
            Message::new("do-keep").with("card", names::action(card)).with("leader", names::leader(leader))
        }
        Action::Keep { card, leader: None } => Message::new("do-keep-card").with("card", names::action(card)),
        Action::DrawMore => Message::new("do-draw-more"),
        Action::Bury(card) => Message::new("do-bury").with("card", names::action(card)),
        Action::Build(unit) => Message::new("do-build").with("unit", names::unit(unit)),
        Action::Scrap { unit, place } => {
            Message::new("do-scrap").with("unit", names::unit(unit)).with("place", names::place(place))
        }
        Action::Deploy { unit, place } => {
            Message::new("do-deploy").with("unit", names::unit(unit)).with("place", names::place(place))
        }
    }
}

/// The words of a numbered option while this frame is on top.
pub(crate) fn option(frame: Frame, number: u8) -> Message {
    Message::new(match (frame, number) {
        (Frame::End(EndStep::Option { .. }), 0) => "do-withdraw",
        (Frame::End(EndStep::Option { .. }), _) => "do-new-base",
        (Frame::Choose(Choose::Research { .. }), 0) => "do-look-at-projects",
        (Frame::Choose(Choose::Research { .. }), _) => "do-repair",
        (Frame::Choose(Choose::Calamari { .. }), 0) => "do-calamari-loyalty",
        (Frame::Choose(Choose::Calamari { .. }), _) => "do-calamari-cruiser",
        (Frame::Choose(Choose::Tactics { .. }), 0) => "do-tactics-space",
        (Frame::Choose(Choose::Tactics { .. }), _) => "do-tactics-ground",
        _ => return Message::new("do-mobilization").with("number", i32::from(number)),
    })
}
