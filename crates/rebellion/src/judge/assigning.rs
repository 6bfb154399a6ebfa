//! The Assignment phase: who carries out which mission, and who stays in the pool.

use super::errands::kills;
use super::table::{harvest, talent};
use super::{Judge, NEVER};
use crate::action::Action;
use crate::cards::{ActionCard, Leader, Mission, Side, System, Theatre};
use crate::place::{Place, Systems};
use crate::state::At;

impl Judge<'_> {
    pub(super) fn assign(&self, action: Action) -> i32 {
        match action {
            Action::Assign { mission, leader } => {
                let worth = self.promise(mission);
                if worth <= 0 || self.is_doubled(mission) {
                    return -50;
                }
                self.crewed(mission, leader, worth) - self.spare(leader)
            }
            Action::Join { slot, leader } => {
                let Some(own) = self.game.assigned[self.side as usize].get(usize::from(slot)).copied() else {
                    return 0;
                };
                let Some(first) = own.leaders[0] else { return 0 };
                self.reinforce(own.mission, first, leader) - self.spare(leader)
            }
            Action::UseCard(card) => self.card(card),
            // What a partner has planned is left alone.
            Action::Dismiss { .. } => -200,
            _ => 0,
        }
    }

    /// Whether a mission that can be of use only once is already assigned.
    fn is_doubled(&self, mission: Mission) -> bool {
        use Mission::*;
        let once = matches!(
            mission,
            CaptureRebelOperative | CollectBounty | Detained | DaringRescue | RapidMobilization
        );
        once && self.game.assigned[self.side as usize].iter().any(|own| own.mission == mission)
    }

    /// What a mission is worth with this leader on it, alone or with the help that it needs.
    fn crewed(&self, mission: Mission, leader: Leader, worth: i32) -> i32 {
        let def = mission.def();
        if leader.icons(def.skill) >= def.required {
            return self.planned(mission, [Some(leader), None]);
        }
        let helper = self
            .game
            .pool(self.seat)
            .filter(|&other| other != leader)
            .filter(|other| leader.icons(def.skill) + other.icons(def.skill) >= def.required)
            .min_by_key(|&other| self.spare(other));
        match helper {
            // Whoever has no icon of the skill comes second.
            Some(helper) if leader.icons(def.skill) > 0 => {
                self.planned(mission, [Some(leader), Some(helper)]) - self.spare(helper) - 3
            }
            _ => -worth.abs() - 50,
        }
    }

    /// What a second leader adds to a mission.
    fn reinforce(&self, mission: Mission, first: Leader, second: Leader) -> i32 {
        let def = mission.def();
        let icons = first.icons(def.skill) + second.icons(def.skill);
        if icons < def.required {
            return NEVER / 100;
        }
        let both = self.planned(mission, [Some(first), Some(second)]);
        if first.icons(def.skill) < def.required {
            return both + 20;
        }
        if mission == Mission::RapidMobilization && self.game.revealed {
            return 90;
        }
        both - self.planned(mission, [Some(first), None])
    }

    /// What a leader in the pool is worth: to activate systems, to oppose missions and to join combats.
    pub(super) fn spare(&self, leader: Leader) -> i32 {
        let left = usize::from(self.leaders().able[self.side as usize]);
        let skills = i32::from(leader.all_icons());
        let (scarce, each): ([i32; 5], i32) = match self.side {
            Side::Empire => ([130, 95, 60, 34, 20], 3),
            Side::Rebels => ([46, 26, 14, 8, 6], 3),
        };
        let activation = if leader.has_tactics() { scarce[left.saturating_sub(1).min(4)] } else { 0 };
        activation + each * skills + 4
    }

    /// What an action card is worth now, its leader's other uses apart.
    fn card(&self, card: ActionCard) -> i32 {
        let game = self.game;
        let Some(leader) = game.takers(card).min_by_key(|&leader| self.spare(leader)) else { return NEVER };
        let places = || Place::all().filter(|&place| game.fits_card(card, place));
        let best = places().map(|place| self.card_at(card, place)).max();
        let worth = match card {
            ActionCard::ProceedingAsPlanned => 75,
            ActionCard::OurMostDesperateHour => 60,
            _ => best.unwrap_or(NEVER),
        };
        worth - self.spare(leader)
    }

    /// What an Assignment card is worth with its leader in a place.
    pub(super) fn card_at(&self, card: ActionCard, place: Place) -> i32 {
        use ActionCard::*;
        let game = self.game;
        let Some(system) = place.system() else { return if card == RebelPlanning { 80 } else { 0 } };
        match card {
            RebelPlanning => 80,
            BrilliantAdministrator | TemporaryAlliance => harvest(system),
            CatchThemBySurprise => self.invasion(system, &self.arriving(Side::Empire, system)),
            LocalRumors => {
                let region: f32 =
                    Systems::region(system.def().region).iter().map(|own| self.chance(own)).sum();
                if game.revealed { -20 } else { (240.0 * region * (1.0 - region)) as i32 }
            }
            PublicSupport => 30 + self.near(system) / 12,
            ScoutingMission => {
                if game.force(system).has(Side::Rebels, Theatre::Space) {
                    12
                } else {
                    -20
                }
            }
            Ambush => kills(game.force(system), Side::Empire, 3, |unit| !unit.is_ship()),
            AnOldFriend => {
                let friend =
                    if system == System::Bespin { Leader::LandoCalrissian } else { Leader::Chewbacca };
                if game.leader(friend).at == At::Supply { 50 + talent(friend) } else { -50 }
            }
            IndependentOperation => 14 + super::table::holding(game, system, Side::Rebels),
            BobaFettWhere => 15,
            // Units leave the base unseen only if it is to be given up.
            StartTheEvacuation => {
                if self.flight() > 250 {
                    40
                } else {
                    -40
                }
            }
            _ => 0,
        }
    }

    /// How likely the base is next to a system, in thousandths.
    pub(super) fn near(&self, system: System) -> i32 {
        system.def().adjacent.iter().map(|&next| self.belief().chance(next)).sum()
    }
}
