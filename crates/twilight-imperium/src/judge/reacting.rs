//! Windows and cards: what is played when, and at what it is aimed.

use orrery_engine::Seat;

use super::voting::rider;
use super::{Judge, OBVIOUS, table};
use crate::action::{Action, Outcome, Pick, Power};
use crate::cards::{Ability, ActionCard, Agenda, Note, Planet, Tech, Trait, Unit};
use crate::frame::{Frame, Moment};
use crate::hex::{Hex, Site};
use crate::state::NoteId;
use table::POINT;

impl Judge<'_> {
    pub(super) fn react(&self, moment: Moment, action: Action) -> f32 {
        match action {
            Action::Score(objective) => {
                let points = objective.def().points;
                if self.sheet().points + points >= self.game.goal() {
                    OBVIOUS as f32
                } else {
                    5.0 * POINT * f32::from(points)
                }
            }
            Action::PlayCard(card) => self.play(card, moment),
            Action::PlayNote(id) => self.play_note(id, moment),
            Action::Use(power) => self.use_power(power, moment),
            _ => 0.0,
        }
    }

    /// How much a combat is worth swinging: most if it is even.
    fn swing(&self) -> f32 {
        let game = self.game;
        let win = self.chances();
        let even = 4.0 * win * (1.0 - win);
        let hex = game.tactical.hex;
        let fleets = self.fleets().map_or(0.0, |[own, other]| own.worth + 0.4 * other.worth);
        let planet = game.combat.planet.map_or(0.0, |planet| self.prize(planet) + 60.0);
        let land: f32 = game.planets_in(hex).iter().map(|&planet| 0.4 * self.prize(planet)).sum();
        let stakes = if game.combat.planet.is_some() { planet } else { fleets + land };
        even * stakes
    }

    fn play(&self, card: ActionCard, moment: Moment) -> f32 {
        use ActionCard::*;
        let game = self.game;
        let seat = self.seat;
        let kept = table::card(card);
        match card {
            Sabotage => self.sabotage(moment),
            Summit => 2.0 * self.token_need(),
            PublicDisgrace => 20.0,
            PoliticalStability => {
                let held = crate::cards::Strategy::ALL.into_iter().filter(|&own| game.holds(seat, own));
                let worth = held.map(|own| self.card_worth(own)).fold(0.0, f32::max);
                worth - 450.0
            }
            AncientBurialSites | AssassinateRepresentative => 5.0,
            Veto => self.unwanted() - kept,
            Bribery => -20.0,
            DistinguishedCouncilor => 25.0,
            ConfusingLegalText => {
                if self.interest(Outcome::Player(seat)) < -20.0 {
                    100.0
                } else {
                    -100.0
                }
            }
            card if card.is_rider() => {
                let best = game.ballot.agenda.map_or(0.0, |agenda| {
                    let outcomes = game.outcomes(agenda);
                    outcomes.into_iter().map(|outcome| self.foretell(outcome)).fold(0.0, f32::max)
                });
                // Whoever predicts does not vote.
                rider(card) * best - 60.0 - if best < 0.45 { 0.4 * rider(card) } else { 0.0 }
            }
            MoraleBoost => 0.16 * self.swing() - 0.7 * kept,
            FighterPrototype => {
                let fighters = f32::from(game.fleet(game.tactical.hex, seat).count(Unit::Fighter));
                0.05 * fighters * self.swing() - 0.5 * kept
            }
            FireTeam => 0.2 * self.swing() - 0.5 * kept,
            EmergencyRepairs => {
                let fleet = game.fleet(game.tactical.hex, seat);
                let hurt: f32 = fleet.ships().map(|unit| f32::from(fleet.damaged(unit))).sum();
                if game.combat.planet.is_none() { 50.0 * hurt - kept } else { -kept }
            }
            SkilledRetreat => {
                if self.chances() < 0.25 {
                    self.fleets().map_or(0.0, |[own, _]| 0.5 * own.worth) - kept
                } else {
                    -kept
                }
            }
            Intercept => {
                self.fleets().map_or(0.0, |[_, other]| 0.2 * other.worth) * self.chances() - kept * 0.5
            }
            DirectHit => match moment {
                Moment::Sustained { seat: rival, unit, .. } => {
                    table::unit(unit) * (0.4 + self.spite(rival)) + 0.1 * self.swing() - 0.6 * kept
                }
                _ => -kept,
            },
            CourageousToTheEnd => 0.12 * self.swing() - 0.5 * kept,
            ExperimentalBattlestation => 40.0,
            Salvage => {
                let loser = game.beaten_by(seat);
                loser.map_or(0.0, |loser| f32::from(game.sheet(loser).commodities) * table::GOOD) - 40.0
            }
            FlankSpeed => self.hurry(),
            InTheSilenceOfSpace | LostStarChart => -20.0,
            Upgrade => 90.0 - 0.8 * kept,
            Bunker => {
                let hex = game.tactical.hex;
                let held =
                    game.planets_in(hex).iter().filter(|&&planet| game.planet(planet).owner == Some(seat));
                let guards: u8 = held.map(|&planet| game.planet(planet).infantry).sum();
                if guards > 1 { 20.0 } else { -10.0 }
            }
            Disable => 30.0,
            Infiltrate => 150.0,
            Parley => match game.planets_in(game.tactical.hex).iter().find(|&&planet| {
                game.planet(planet).owner == Some(seat) && game.landed_on(planet).total() > 0
            }) {
                Some(&planet) => 0.7 * self.planet_worth(planet) - kept,
                None => -kept,
            },
            Reparations => 40.0,
            ManeuveringJets | ShieldsHolding => 30.0,
            _ => -10.0,
        }
    }

    /// What cancelling the card that is being played is worth.
    fn sabotage(&self, moment: Moment) -> f32 {
        let Moment::CardPlayed { seat: player, card } = moment else { return -50.0 };
        let target = self.game.stack.iter().rev().find_map(|frame| match frame {
            Frame::Play { target, .. } => Some(target),
            _ => None,
        });
        let hurts = match target.flatten() {
            Some(Pick::Seat(seat)) => seat == self.seat,
            Some(Pick::Planet(planet)) => {
                self.game.planet(planet).owner == Some(self.seat) && player != self.seat
            }
            Some(Pick::Enemy { seat, .. }) => seat == self.seat,
            _ => false,
        };
        let in_fight = self.game.combat.is_on() && self.game.combat.involves(self.seat);
        let power = if card.is_rider() { 0.6 * rider(card) } else { 1.3 * table::card(card) };
        let harm = self.spite(player) * power
            + if hurts { 120.0 } else { 0.0 }
            + if in_fight { 0.1 * self.swing() } else { 0.0 };
        harm - 85.0
    }

    /// How bad the best guess at the outcome of the agenda is.
    fn unwanted(&self) -> f32 {
        let game = self.game;
        let Some(agenda) = game.ballot.agenda else { return 0.0 };
        let outcomes = game.outcomes(agenda);
        let worst = outcomes.into_iter().map(|outcome| self.foretell(outcome) * self.interest(outcome));
        -worst.sum::<f32>()
    }

    /// What one more move for all ships adds to the action that has begun.
    fn hurry(&self) -> f32 {
        let plan = self.plan();
        // The plan knows who can go; with one more move more could.
        if plan.sends.is_empty() { 10.0 } else { -60.0 }
    }

    fn play_note(&self, id: NoteId, moment: Moment) -> f32 {
        let game = self.game;
        let NoteId { owner, note } = id;
        match note {
            Note::Ceasefire => {
                let planets = game.planets_in(game.tactical.hex).iter();
                let held = planets.filter(|&&planet| game.planet(planet).owner == Some(self.seat));
                held.map(|&planet| 0.5 * self.planet_worth(planet)).sum::<f32>() + 20.0
            }
            Note::PoliticalSecret => -10.0,
            Note::TradeAgreement => f32::from(game.sheet(owner).commodities) * table::GOOD - 30.0,
            Note::ResearchAgreement => match moment {
                Moment::Researched { tech, .. } => self.tech(tech) - 60.0,
                _ => -10.0,
            },
            Note::TekklarLegion | Note::WarFunding => 0.2 * self.swing() - 20.0,
            Note::Antivirus | Note::GreyfireMutagen => -5.0,
            Note::GiftOfPrescience => 30.0,
            Note::Acquiescence => -20.0,
            Note::PoliticalFavor => self.unwanted() - 40.0,
            Note::RaghsCall => 200.0,
            _ => 30.0,
        }
    }

    fn use_power(&self, power: Power, moment: Moment) -> f32 {
        let token = 0.8 * table::TOKEN;
        match power {
            Power::Tech(tech) => match tech {
                Tech::TransitDiodes | Tech::Bioplasmosis => -5.0,
                Tech::ChaosMapping => {
                    if self.spare_resources() > 1 {
                        30.0
                    } else {
                        -5.0
                    }
                }
                Tech::SpatialConduitCylinder => -5.0,
                Tech::NullificationField => self.threatened() - token,
                Tech::QuantumDatahubNode => -50.0,
                Tech::InstinctTraining => self.sabotage(moment) - 20.0,
                Tech::IntegratedEconomy => {
                    if self.spare_resources() > 0 {
                        40.0
                    } else {
                        -5.0
                    }
                }
                Tech::HegemonicTradePolicy => -5.0,
                Tech::ImpulseCore => -10.0,
                Tech::Exotrireme2 => -10.0,
                _ => 40.0,
            },
            Power::Faction(ability) => match ability {
                Ability::Foresight => {
                    if self.losing() {
                        120.0 - token
                    } else {
                        -token
                    }
                }
                Ability::Quash => self.unwanted() - token,
                Ability::MunitionsReserves => 0.25 * self.swing() - 2.0 * table::GOOD,
                Ability::Indoctrination => 60.0,
                Ability::Devotion => -10.0,
                _ => 60.0,
            },
            Power::Law(law) => match law {
                Agenda::MinisterOfPeace => self.threatened() - 100.0,
                Agenda::MinisterOfWar => 60.0,
                Agenda::TheCrownOfThalnos => -10.0,
                Agenda::ImperialArbiter => -10.0,
                Agenda::CommitteeFormation => 30.0,
                _ => 30.0,
            },
            Power::Flagship => 30.0,
            Power::Card(_) => 0.0,
        }
    }

    /// What the seat has in the active system that the active player is after.
    fn threatened(&self) -> f32 {
        let game = self.game;
        let hex = game.tactical.hex;
        let fleet = game.fleet(hex, self.seat);
        let ships: f32 = fleet.ships().map(|unit| f32::from(fleet.count(unit)) * table::unit(unit)).sum();
        let planets = game.planets_in(hex).iter();
        let held = planets.filter(|&&planet| game.planet(planet).owner == Some(self.seat));
        if game.active == Some(self.seat) {
            return 0.0;
        }
        0.4 * ships + held.map(|&planet| 0.4 * self.planet_worth(planet)).sum::<f32>()
    }

    /// Whether the seat's ships in the active system are likely to lose against those of the active player.
    fn losing(&self) -> bool {
        let game = self.game;
        let Some(active) = game.active else { return false };
        let hex = game.tactical.hex;
        let [own, other] =
            [self.seat, active].map(|seat| super::clash::Might::of_fleet(game, seat, game.fleet(hex, seat)));
        own.against(&other).win < 0.4
    }

    /// Action cards that are actions.
    pub(super) fn play_as_action(&self, card: ActionCard) -> f32 {
        let game = self.game;
        let targets = game.card_targets(self.seat, card);
        let best = match targets {
            Some(targets) => {
                targets.into_iter().map(|pick| self.aim(card, Action::Pick(pick))).fold(f32::MIN, f32::max)
            }
            None => self.effect_of(card),
        };
        // A card for the secret objective that asks for cards.
        let kept = if self.aims().reserve.cards as usize >= game.hand(self.seat).len() {
            self.aims().reserve.worth
        } else {
            0.0
        };
        best - kept
    }

    /// What an action card does that needs no target.
    fn effect_of(&self, card: ActionCard) -> f32 {
        use ActionCard::*;
        let game = self.game;
        let own = || game.planets_of(self.seat);
        match card {
            EconomicInitiative => {
                let spent = own().filter(|planet| {
                    planet.def().traits == Some(Trait::Cultural) && game.planet(*planet).exhausted
                });
                spent
                    .map(|planet| 25.0 * f32::from(game.resources(planet).max(game.influence(planet))))
                    .sum::<f32>()
                    - 40.0
            }
            FocusedResearch => 250.0 - 4.0 * table::GOOD,
            IndustrialInitiative => {
                let count = own().filter(|planet| planet.def().traits == Some(Trait::Industrial)).count();
                count as f32 * table::GOOD - 40.0
            }
            RiseOfAMessiah => own().count() as f32 * table::unit(Unit::Infantry) - 60.0,
            _ => 10.0,
        }
    }

    /// At what a card is aimed.
    pub(super) fn aim(&self, card: ActionCard, action: Action) -> f32 {
        use ActionCard::*;
        let game = self.game;
        let Action::Pick(pick) = action else { return 0.0 };
        let against = |seat: Seat| if seat == self.seat { -200.0 } else { 100.0 * self.spite(seat) };
        match (card, pick) {
            (CrippleDefenses, Pick::Planet(planet)) => {
                let state = game.planet(planet);
                let owner = state.owner.map_or(0.0, |owner| self.spite(owner));
                f32::from(state.pds) * table::unit(Unit::Pds) * owner - 15.0
            }
            (FrontlineDeployment, Pick::Planet(planet)) => {
                3.0 * table::unit(Unit::Infantry) + 2.0 * self.guards(planet) - 30.0
            }
            (GhostShip, Pick::Hex(hex)) => {
                let want =
                    if game.fleet(hex, self.seat).has_ships() { 0.0 } else { self.aims().station(hex).gain };
                table::unit(Unit::Destroyer) + want - 10.0
            }
            (Insubordination, Pick::Seat(seat)) => against(seat) + 10.0,
            (LuckyShot, Pick::Enemy { seat, unit, .. }) => {
                table::unit(unit) * (0.15 + self.spite(seat)) - 15.0
            }
            (MiningInitiative, Pick::Planet(planet)) => {
                f32::from(game.resources(planet)) * table::GOOD - 60.0
            }
            (Plague, Pick::Planet(planet)) => 0.5 * self.poisoned(planet) - 10.0,
            (ReactorMeltdown, Pick::Enemy { seat, .. }) => 180.0 * self.spite(seat) + 10.0,
            (RepealLaw, Pick::Agenda(law)) => {
                let own = game.law(law).and_then(|law| law.owner);
                own.map_or(-10.0, against)
            }
            (SignalJamming, Pick::In { seat, hex }) => {
                let near = game.has_units(hex, self.seat);
                against(seat) * if near { 0.6 } else { 0.2 } - 10.0
            }
            (Spy, Pick::Seat(seat)) => table::CARD - 30.0 + against(seat) * 0.1,
            (TacticalBombardment, Pick::Hex(hex)) => {
                let rivals = game.planets_in(hex).iter().filter_map(|&planet| {
                    let state = game.planet(planet);
                    let owner = state.owner.filter(|&owner| owner != self.seat && !state.exhausted)?;
                    Some(
                        self.spite(owner) * 40.0 * f32::from(game.resources(planet) + game.influence(planet)),
                    )
                });
                rivals.sum::<f32>() - 15.0
            }
            (UnexpectedAction, Pick::Hex(hex)) => {
                let ships = game.fleet(hex, self.seat).has_ships();
                if ships { 30.0 } else { 0.0 }
            }
            (UnstablePlanet, Pick::Planet(planet)) => 0.8 * self.poisoned(planet) - 5.0,
            (Uprising, Pick::Planet(planet)) => {
                let owner = game.planet(planet).owner.map_or(0.0, |owner| self.spite(owner));
                f32::from(game.resources(planet)) * table::GOOD * (1.0 + owner) - 30.0
            }
            (WarEffort, Pick::Hex(hex)) => {
                let fleet = game.fleet(hex, self.seat);
                let room = fleet.large() < game.fleet_limit(self.seat);
                if room { table::unit(Unit::Cruiser) - 20.0 } else { -60.0 }
            }
            (AncientBurialSites, Pick::Seat(seat)) => {
                let cultural = game.planets_of(seat).filter(|own| own.def().traits == Some(Trait::Cultural));
                against(seat) * 0.3 * cultural.count() as f32
            }
            (AssassinateRepresentative | ConfusingLegalText, Pick::Seat(seat)) => match card {
                ConfusingLegalText => self.interest(Outcome::Player(seat)),
                _ => against(seat),
            },
            (_, Pick::Outcome(outcome)) => 100.0 * self.foretell(outcome) + 0.1 * self.interest(outcome),
            (SkilledRetreat, Pick::Hex(hex)) => {
                let menace = self.field().menace(game, self.seat, hex);
                -menace.map_or(0.0, |(_, might)| might.strength())
            }
            (Parley, Pick::Planet(planet)) => self.planet_worth(planet),
            (_, Pick::Hex(hex)) => self.here(hex),
            _ => 0.0,
        }
    }

    /// How much the seat has in a system.
    pub(super) fn here(&self, hex: Hex) -> f32 {
        let game = self.game;
        let fleet = game.fleet(hex, self.seat);
        let planets = game.planets_in(hex).iter();
        let held: f32 = planets
            .filter(|&&planet| game.units_at(Site::Planet(planet), self.seat, Unit::Infantry) > 0)
            .map(|&planet: &Planet| self.planet_worth(planet))
            .sum();
        fleet.ships().map(|unit| f32::from(fleet.count(unit)) * table::unit(unit)).sum::<f32>() + 0.3 * held
    }
}
