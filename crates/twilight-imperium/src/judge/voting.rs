//! The agenda phase: what outcomes mean to a seat, and with how many votes it backs them.

use orrery_engine::Seat;

use super::{Judge, table};
use crate::action::{Action, Outcome, Pick};
use crate::cards::{ActionCard, Agenda, Planet, Tech, Trait, Unit};
use crate::hex::Hex;
use crate::phase::AgendaStep;
use table::POINT;

impl Judge<'_> {
    pub(super) fn vote(&self, step: AgendaStep, action: Action) -> f32 {
        match (step, action) {
            (AgendaStep::Vote { .. }, Action::Vote(outcome)) => self.back(outcome),
            (AgendaStep::Vote { .. }, Action::Offer(partner)) => self.offer(partner),
            // Planets are readied before the next round (TI 83.4): votes cost nothing.
            (AgendaStep::Cast { .. }, Action::Exhaust(planet)) => {
                1.0 + f32::from(self.game.influence(planet))
            }
            (AgendaStep::Count, Action::Pick(Pick::Outcome(outcome))) => self.interest(outcome),
            _ => 0.0,
        }
    }

    /// What it is worth to vote for an outcome.
    fn back(&self, outcome: Outcome) -> f32 {
        let game = self.game;
        let Some(agenda) = game.ballot.agenda else { return 0.0 };
        let outcomes = game.outcomes(agenda);
        let count = outcomes.len() as f32;
        let mean: f32 = outcomes.iter().map(|&other| self.interest(other)).sum::<f32>() / count.max(1.0);
        let worth = self.interest(outcome) - mean;
        // What nobody else votes for does not win.
        let chance = self.prospect(outcome);
        worth * chance
    }

    /// How likely an outcome wins if this seat votes for it.
    fn prospect(&self, outcome: Outcome) -> f32 {
        let game = self.game;
        let own: u16 = game
            .planets_of(self.seat)
            .filter(|&planet| !game.planet(planet).exhausted)
            .map(|planet| u16::from(game.influence(planet)))
            .sum();
        let reached = f32::from(game.votes_for(outcome) + own);
        let most = Seat::all(game.players)
            .filter_map(|seat| game.ballot.choice[seat.index()])
            .map(|other| if other == outcome { 0 } else { game.votes_for(other) })
            .max()
            .unwrap_or(0);
        let most = f32::from(most);
        (0.25 + 0.75 * (reached + 1.0) / (reached + most + 2.0)).min(1.0)
    }

    /// What an outcome of the agenda at hand means to the seat.
    pub(super) fn interest(&self, outcome: Outcome) -> f32 {
        let Some(agenda) = self.game.ballot.agenda else { return 0.0 };
        let predicted: f32 = self
            .game
            .ballot
            .predictions
            .iter()
            .filter(|own| own.outcome == outcome)
            .map(|own| {
                let worth = own.card.map_or(150.0, rider);
                if own.seat == self.seat { worth } else { -self.spite(own.seat) * worth }
            })
            .sum();
        predicted + self.effect(agenda, outcome)
    }

    /// What the outcome of an agenda does for the seat.
    fn effect(&self, agenda: Agenda, outcome: Outcome) -> f32 {
        match outcome {
            Outcome::Player(elected) => {
                let worth = self.election(agenda);
                if elected == self.seat { worth } else { -self.spite(elected) * worth }
            }
            Outcome::Planet(planet) => {
                let worth = self.planet_law(agenda, planet);
                match self.game.planet(planet).owner {
                    Some(owner) if owner == self.seat => worth,
                    Some(owner) => -self.spite(owner) * worth,
                    None => 0.0,
                }
            }
            Outcome::Law(law) => self.law_gone(law),
            Outcome::Secret(objective) => {
                let seat = self.seat;
                if self.game.has_scored(seat, objective) {
                    -100.0
                } else if self.game.fulfils(seat, objective.def().requirement) {
                    500.0
                } else {
                    0.0
                }
            }
            Outcome::For => self.passed(agenda),
            Outcome::Against => self.failed(agenda),
        }
    }

    /// What being elected is worth.
    fn election(&self, agenda: Agenda) -> f32 {
        let later = (self.rounds() - 1.0).clamp(0.3, 4.0);
        match agenda {
            Agenda::ShardOfTheThrone | Agenda::TheCrownOfEmphidia => POINT,
            Agenda::MinisterOfCommerce => 60.0 * later,
            Agenda::MinisterOfExploration => 50.0 * later,
            Agenda::MinisterOfSciences => 80.0 * later,
            Agenda::MinisterOfPolicy => table::CARD * later,
            Agenda::MinisterOfWar => 140.0,
            Agenda::MinisterOfPeace => 110.0,
            Agenda::MinisterOfIndustry => 80.0,
            Agenda::ImperialArbiter => 120.0,
            Agenda::CommitteeFormation => 90.0,
            Agenda::ProphecyOfIxth => 60.0,
            Agenda::TheCrownOfThalnos => 60.0,
            Agenda::ArchivedSecret => table::SECRET,
            Agenda::PublicExecution => -60.0 - 60.0 * self.game.hand(self.seat).len() as f32,
            _ => 0.0,
        }
    }

    /// What it is worth to have a planet elected.
    fn planet_law(&self, agenda: Agenda, planet: Planet) -> f32 {
        let later = (self.rounds() - 1.0).clamp(0.3, 4.0);
        let state = self.game.planet(planet);
        let guards = f32::from(state.infantry) * table::unit(Unit::Infantry);
        let all = guards
            + f32::from(state.pds) * table::unit(Unit::Pds)
            + f32::from(state.docks) * table::unit(Unit::SpaceDock);
        match agenda {
            Agenda::CoreMining => 2.0 * table::RESOURCE * later - 22.0,
            Agenda::TerraformingInitiative => (table::RESOURCE + table::INFLUENCE) * 0.7 * later,
            Agenda::SenateSanctuary => 2.0 * table::INFLUENCE * later,
            Agenda::HolyPlanetOfIxth => POINT - f32::from(state.docks) * 120.0,
            Agenda::DemilitarizedZone => 60.0 - all,
            Agenda::ResearchTeamBiotic
            | Agenda::ResearchTeamCybernetic
            | Agenda::ResearchTeamPropulsion
            | Agenda::ResearchTeamWarfare => 60.0 * later,
            Agenda::ColonialRedistribution => -all - 0.9 * self.planet_worth(planet),
            Agenda::CompensatedDisarmament => f32::from(state.infantry) * table::GOOD - guards - 30.0,
            _ => 0.0,
        }
    }

    /// What the end of a law is worth.
    fn law_gone(&self, law: Agenda) -> f32 {
        let Some(own) = self.game.law(law) else { return 0.0 };
        if let Some(owner) = own.owner {
            let worth = self.election(law).abs();
            return if owner == self.seat { -worth } else { self.spite(owner) * worth };
        }
        if let Some(planet) = own.planet {
            let worth = self.planet_law(law, planet);
            return match self.game.planet(planet).owner {
                Some(owner) if owner == self.seat => -worth,
                Some(owner) => self.spite(owner) * worth,
                None => 0.0,
            };
        }
        -0.5 * self.passed(law)
    }

    /// Ships of the seat in systems with wormholes.
    fn near_wormholes(&self) -> f32 {
        let game = self.game;
        let at = Hex::all().filter(|&hex| game.has_common_wormhole(hex));
        at.map(|hex| {
            let fleet = game.fleet(hex, self.seat);
            fleet.ships().map(|unit| f32::from(fleet.count(unit)) * table::unit(unit)).sum::<f32>()
        })
        .sum()
    }

    /// How much better off the seat is than the others in something.
    fn compared(&self, own: impl Fn(Seat) -> f32) -> f32 {
        let game = self.game;
        let others: Vec<f32> = game.alive().filter(|&seat| seat != self.seat).map(&own).collect();
        let mean = others.iter().sum::<f32>() / (others.len().max(1) as f32);
        own(self.seat) - mean
    }

    /// What it means to the seat that an agenda passes.
    fn passed(&self, agenda: Agenda) -> f32 {
        let game = self.game;
        let seat = self.seat;
        match agenda {
            Agenda::AntiIntellectualRevolution => -90.0,
            Agenda::ConventionsOfWar => 10.0,
            Agenda::EnforcedTravelBan => -10.0,
            Agenda::ExecutiveSanctions => -25.0 * self.compared(|own| game.hand(own).len() as f32),
            Agenda::FleetRegulations => -60.0 * self.compared(|own| f32::from(game.sheet(own).pools[1])),
            Agenda::HomelandDefenseAct => {
                30.0 * self.compared(|own| f32::from(game.on_board(own, Unit::Pds)))
            }
            Agenda::PublicizeWeaponSchematics => {
                -120.0 * self.compared(|own| f32::from(game.on_board(own, Unit::WarSun))) + 10.0
            }
            Agenda::RegulatedConscription => -30.0,
            Agenda::RepresentativeGovernment => {
                let votes = |own: Seat| {
                    game.planets_of(own).map(|planet| f32::from(game.influence(planet))).sum::<f32>()
                };
                -8.0 * self.compared(votes)
            }
            Agenda::SharedResearch | Agenda::WormholeReconstruction => 10.0,
            Agenda::ArmsReduction => {
                let lost = |own: Seat| {
                    f32::from(game.on_board(own, Unit::Dreadnought).saturating_sub(2)) * 175.0
                        + f32::from(game.on_board(own, Unit::Cruiser).saturating_sub(4)) * 82.0
                };
                -0.8 * self.compared(lost)
            }
            Agenda::EconomicEquality => {
                -table::GOOD * self.compared(|own| f32::from(game.sheet(own).goods)) + 30.0
            }
            Agenda::IncentiveProgram => 40.0,
            Agenda::IxthianArtifact => 30.0,
            // Those who vote for it gain a point if it passes, and lose one if not.
            Agenda::Mutiny => {
                let (for_it, against) = (game.votes_for(Outcome::For), game.votes_for(Outcome::Against));
                if against > for_it + 8 { -0.5 * POINT } else { 0.4 * POINT }
            }
            Agenda::NewConstitution => {
                let owned: f32 = game
                    .laws
                    .iter()
                    .map(|law| match law.owner {
                        Some(owner) if owner == seat => -80.0,
                        Some(_) => 15.0,
                        None => 0.0,
                    })
                    .sum();
                owned - 20.0
            }
            Agenda::SeedOfAnEmpire => {
                let most = game.alive().map(|own| game.sheet(own).points).max().unwrap_or(0);
                if game.sheet(seat).points == most { 0.9 * POINT } else { -0.15 * POINT }
            }
            Agenda::SwordsToPlowshares => {
                let half = |own: Seat| {
                    let planets = game.planets_of(own);
                    planets.map(|planet| f32::from(game.planet(planet).infantry.div_ceil(2))).sum::<f32>()
                };
                20.0 * self.compared(half)
            }
            Agenda::UnconventionalMeasures => 1.6 * table::CARD,
            Agenda::WormholeResearch => 120.0 - self.near_wormholes(),
            _ => 0.0,
        }
    }

    /// What it means to the seat that an agenda fails.
    fn failed(&self, agenda: Agenda) -> f32 {
        let game = self.game;
        let seat = self.seat;
        match agenda {
            Agenda::AntiIntellectualRevolution => {
                let count =
                    |own: Seat| Tech::ALL.into_iter().filter(|&tech| game.owns(own, tech)).count() as f32;
                -25.0 * count(seat) + 15.0
            }
            Agenda::ConventionsOfWar => -60.0 * game.hand(seat).len() as f32,
            Agenda::EnforcedTravelBan => -10.0,
            Agenda::ExecutiveSanctions => -20.0,
            Agenda::FleetRegulations => 60.0,
            Agenda::HomelandDefenseAct => {
                if game.on_board(seat, Unit::Pds) > 0 {
                    -60.0
                } else {
                    20.0
                }
            }
            Agenda::RepresentativeGovernment => {
                let cultural = game.planets_of(seat).filter(|own| own.def().traits == Some(Trait::Cultural));
                -35.0 * cultural.count() as f32
            }
            Agenda::SharedResearch => -60.0,
            Agenda::WormholeReconstruction => {
                if self.near_wormholes() > 0.0 {
                    -50.0
                } else {
                    10.0
                }
            }
            Agenda::ArmsReduction => {
                let special = game.planets_of(seat).filter(|own| own.def().specialty.is_some());
                -40.0 * special.count() as f32
            }
            Agenda::EconomicEquality => {
                -table::GOOD * self.compared(|own| f32::from(game.sheet(own).goods)) - 30.0
            }
            Agenda::IncentiveProgram => 60.0,
            Agenda::SeedOfAnEmpire => {
                let fewest = game.alive().map(|own| game.sheet(own).points).min().unwrap_or(0);
                if game.sheet(seat).points == fewest { 0.9 * POINT } else { -0.1 * POINT }
            }
            Agenda::SwordsToPlowshares => {
                20.0 * self.compared(|own| game.planets_of(own).count() as f32) + 60.0
            }
            Agenda::WormholeResearch => -40.0,
            _ => 0.0,
        }
    }

    /// How likely the outcome of the agenda is, as far as one can tell before the vote.
    pub(super) fn foretell(&self, outcome: Outcome) -> f32 {
        let game = self.game;
        let Some(agenda) = game.ballot.agenda else { return 0.0 };
        let count = game.outcomes(agenda).len().max(1) as f32;
        // Everybody votes for what is good for themselves: those with many votes get it.
        let liked = |own: Seat| Judge::guess(game, own).effect(agenda, outcome);
        match outcome {
            Outcome::For | Outcome::Against => {
                let other = if outcome == Outcome::For { Outcome::Against } else { Outcome::For };
                let mut votes = [1.0_f32; 2];
                for own in game.alive().filter(|&own| own != self.seat) {
                    let judge = Judge::guess(game, own);
                    let (one, two) = (liked(own), judge.effect(agenda, other));
                    let weight: f32 =
                        game.planets_of(own).map(|planet| f32::from(game.influence(planet))).sum::<f32>()
                            + 1.0;
                    votes[usize::from(two > one)] += weight;
                }
                votes[0] / (votes[0] + votes[1])
            }
            _ => 1.2 / count,
        }
    }
}

/// What a rider brings if its prediction comes true.
pub(super) const fn rider(card: ActionCard) -> f32 {
    use ActionCard::*;
    match card {
        ImperialRider => POINT,
        LeadershipRider => 3.0 * table::TOKEN,
        PoliticsRider => 3.0 * table::CARD + 80.0,
        TechnologyRider => 300.0,
        TradeRider => 5.0 * table::GOOD,
        WarfareRider => 175.0,
        ConstructionRider => 180.0,
        _ => 100.0,
    }
}
