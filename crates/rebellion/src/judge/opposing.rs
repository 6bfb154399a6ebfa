//! A mission on its way: where, who opposes it, and what is done about its dice.

use super::dice::beats;
use super::{Judge, NEVER};
use crate::action::Action;
use crate::cards::{ActionCard, Face, Leader, Ring, Side};
use crate::phase::MissionStep;
use crate::state::At;

impl Judge<'_> {
    pub(super) fn run(&self, step: MissionStep, action: Action) -> i32 {
        let game = self.game;
        let run = &game.run;
        match (step, action) {
            (MissionStep::Place, Action::ChoosePlace(place)) => {
                self.attempt(run.mission, run.leaders, place, None)
            }
            (MissionStep::Place, Action::ChooseLeader(leader)) => match game.leader(leader).at {
                At::On(place) => self.attempt(run.mission, run.leaders, place, Some(leader)),
                _ => NEVER,
            },
            (MissionStep::Blindside, Action::UseCard(_)) => self.stake() / 2 - 20,
            (MissionStep::Oppose { .. }, Action::Send(leader)) => self.oppose(leader),
            (MissionStep::BeforeRoll { .. }, Action::UseCard(card)) => match card {
                ActionCard::WookieeGuardian => self.stake() * 2 / 3 - 10,
                ActionCard::Undercover => self.stake() / 2 - 20,
                _ => self.stake() / 2 - 25,
            },
            (MissionStep::BeforeRoll { .. }, Action::SetDie { face, .. }) => 10 * i32::from(face.successes()),
            (MissionStep::AfterRoll, Action::UseRing(ring)) => self.ring(ring),
            (MissionStep::Die { ring }, Action::PickDie { face, .. }) => match ring {
                Ring::MasterYoda => 10 - 5 * i32::from(face.successes()),
                _ => 10 * i32::from(face.successes()),
            },
            (MissionStep::Failed, Action::UseRing(_)) => self.stake() - 30,
            (MissionStep::Succeeded { .. }, Action::UseCard(_)) => 25,
            (MissionStep::Falcon, Action::ChooseLeader(leader)) => 40 + super::table::talent(leader),
            _ => 0,
        }
    }

    /// What the success of the mission on its way is worth to its side.
    fn stake(&self) -> i32 {
        let run = &self.game.run;
        self.success(run.mission, run.place, run.target).max(0)
    }

    /// What sending a leader against the mission is worth.
    fn oppose(&self, leader: Leader) -> i32 {
        let game = self.game;
        let run = &game.run;
        let def = run.mission.def();
        let own = game.mission_dice(def.side);
        let other = game.mission_dice(def.side.other());
        let bonus = game.mission_bonus(run.mission, |named| run.has(named));
        let opposed = run.target.is_some() || game.leaders_at(def.side.other(), run.place).next().is_some();
        let before = if opposed { beats(own, other, bonus) } else { 1.0 };
        let after = beats(own, other + def.icons_of(leader), bonus);
        let mut worth = ((before - after) * self.stake() as f32 * 0.9) as i32 - self.spare(leader);
        if self.side == Side::Rebels && game.force(run.place).has_side(Side::Empire) {
            worth -= 10;
        }
        worth
    }

    /// What a ring that changes dice is worth now.
    fn ring(&self, ring: Ring) -> i32 {
        let game = self.game;
        let margin = i32::from(game.successes(Side::Rebels)) - i32::from(game.successes(Side::Empire));
        let rebels = game.run.mission.def().side == Side::Rebels;
        // A Rebel mission needs more than the Empire; an Imperial one fails at equality.
        let missing = if rebels { 1 - margin } else { -margin };
        let blanks = game.run.dice[0][Face::Blank as usize] > 0;
        match ring {
            Ring::MasterYoda if missing > 0 && missing <= 2 && blanks => 30,
            Ring::R2d2 if missing > 0 && missing <= 2 => {
                let specials = game.run.dice[Side::Empire as usize][Face::Special as usize] > 0;
                if missing == 1 || specials { self.stake() - 25 } else { -10 }
            }
            _ => -10,
        }
    }
}
