//! Action cards (TI 24).

use orrery_engine::{Chance, ChanceOutcome, Faces, Log, Seat};
use serde::{Deserialize, Serialize};

use super::{Ask, Choose};
use crate::action::{Outcome, Pick};
use crate::cards::{ActionCard, Planet, Pool, Trait, Unit};
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::hex::{Hex, Site};
use crate::phase::Prediction;
use crate::state::{CardZone, TwilightImperium};

/// Trade goods that *Focused Research* costs.
pub(super) const FOCUSED_RESEARCH: u8 = 4;

/// What action cards ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum CardAsk {
    /// *Bribery*: how many trade goods.
    Bribe,
    /// *Plague*: dice for so many infantry on the planet.
    Plague { planet: Planet, left: u8 },
    /// *Spy*: a random card of this player.
    Spy(Seat),
    /// *Reparations*: a planet of this player is exhausted.
    Reparation(Seat),
    /// *Reparations*: a planet is readied.
    Ready,
    /// *Construction Rider*: where the space dock goes.
    Dock,
    /// *Diplomacy Rider*: which system.
    Peace,
    /// *Warfare Rider*: where the dreadnought goes.
    Dreadnought,
    /// *Courageous to the End*: two dice against this value.
    Courage { against: Seat, value: u8 },
    /// *Courageous to the End*: a ship in the active system is destroyed.
    LoseShip,
}

/// What chance decides for a card.
pub(crate) fn card_chance(ask: CardAsk) -> Option<Chance> {
    match ask {
        CardAsk::Plague { left: 0, .. } => None,
        CardAsk::Plague { left, .. } => Some(Chance::Dice { count: left.min(Faces::MAX as u8), sides: 10 }),
        CardAsk::Spy(_) => Some(Chance::Shuffle),
        CardAsk::Courage { .. } => Some(Chance::Dice { count: 2, sides: 10 }),
        _ => None,
    }
}

impl TwilightImperium {
    pub(crate) fn card_picks(&self, choose: Choose, ask: CardAsk) -> Vec<Pick> {
        let seat = choose.seat;
        match ask {
            CardAsk::Bribe => (1..=self.sheet(seat).goods).map(Pick::Amount).collect(),
            CardAsk::Reparation(other) => {
                self.planets_with(other, |game, planet| !game.planet(planet).exhausted)
            }
            CardAsk::Ready => self.planets_with(seat, |game, planet| game.planet(planet).exhausted),
            CardAsk::Dock => {
                let sites = self.structure_sites(seat, Unit::SpaceDock, None).into_iter();
                sites.map(|site| Pick::Place { unit: Unit::SpaceDock, site }).collect()
            }
            CardAsk::Peace => self.hexes_where(|game, hex| game.has_planet_in(seat, hex)),
            CardAsk::Dreadnought if !self.can_place(seat, Unit::Dreadnought) => vec![],
            CardAsk::Dreadnought => self.hexes_where(|game, hex| game.fleet(hex, seat).has_ships()),
            CardAsk::LoseShip => {
                self.units_in(seat, self.tactical.hex).into_iter().filter(|&pick| is_ship(pick)).collect()
            }
            CardAsk::Plague { .. } | CardAsk::Spy(_) | CardAsk::Courage { .. } => vec![],
        }
    }

    /// The planets of a seat that `wanted` names.
    pub(super) fn planets_with(&self, seat: Seat, wanted: impl Fn(&Self, Planet) -> bool) -> Vec<Pick> {
        self.planets_of(seat).filter(|&planet| wanted(self, planet)).map(Pick::Planet).collect()
    }

    /// The systems on the board that `wanted` names.
    pub(crate) fn hexes_where(&self, wanted: impl Fn(&Self, Hex) -> bool) -> Vec<Pick> {
        Hex::all().filter(|&hex| self.tile(hex).is_some() && wanted(self, hex)).map(Pick::Hex).collect()
    }

    /// Whether a seat controls a planet in a system.
    pub(crate) fn has_planet_in(&self, seat: Seat, hex: Hex) -> bool {
        self.planets_in(hex).iter().any(|&planet| self.planet(planet).owner == Some(seat))
    }

    pub(crate) fn card_picked(&mut self, choose: Choose, ask: CardAsk, pick: Pick, log: &mut Log<Event>) {
        let seat = choose.seat;
        match (ask, pick) {
            (CardAsk::Bribe, Pick::Amount(goods)) => {
                self.lose_goods(seat, goods, log);
                self.add_votes(seat, goods, log);
            }
            (CardAsk::Reparation(other), Pick::Planet(planet)) => self.exhaust(other, planet, log),
            (CardAsk::Ready, Pick::Planet(planet)) => self.ready(seat, planet, log),
            (CardAsk::Dock, Pick::Place { unit, site }) => self.place_structure(seat, unit, site, log),
            (CardAsk::Peace, Pick::Hex(hex)) => {
                let others: Vec<Seat> =
                    self.clockwise_from(self.speaker).filter(|&other| other != seat).collect();
                for other in others.into_iter().rev() {
                    self.place_token(other, hex);
                }
            }
            (CardAsk::Dreadnought, Pick::Hex(hex)) => {
                self.place_one(seat, Unit::Dreadnought, Site::Space(hex), log);
            }
            (CardAsk::LoseShip, Pick::Unit { unit, damaged, site }) => {
                self.destroy(seat, unit, 1, damaged, site, log);
            }
            _ => unreachable!("checked: {pick:?} in {choose:?}"),
        }
    }

    pub(crate) fn card_fed(
        &mut self,
        choose: Choose,
        ask: CardAsk,
        outcome: ChanceOutcome,
        log: &mut Log<Event>,
    ) {
        let seat = choose.seat;
        self.stack.pop();
        match (ask, outcome) {
            (CardAsk::Plague { planet, left }, ChanceOutcome::Dice(faces)) => {
                let left = left - faces.as_slice().len() as u8;
                self.ask(seat, Ask::Card(CardAsk::Plague { planet, left }), 0);
                let killed = faces.as_slice().iter().filter(|&&face| face >= 6).count() as u8;
                log.push(|| Event::Rolled {
                    seat,
                    dice: faces.as_slice().iter().map(|&face| (Unit::Infantry, face)).collect(),
                    hits: killed,
                });
                if let Some(owner) = self.planet(planet).owner {
                    self.destroy(owner, Unit::Infantry, killed, false, Site::Planet(planet), log);
                }
            }
            (CardAsk::Spy(from), ChanceOutcome::Shuffle(seed)) => {
                if let Some(card) = self.random_card(from, seed) {
                    self.steal_card(from, seat, card, log);
                }
            }
            (CardAsk::Courage { against, value }, ChanceOutcome::Dice(faces)) => {
                let hits = faces.as_slice().iter().filter(|&&face| face >= value).count() as u8;
                log.push(|| Event::Rolled {
                    seat,
                    dice: faces.as_slice().iter().map(|&face| (Unit::Flagship, face)).collect(),
                    hits,
                });
                self.ask(against, Ask::Card(CardAsk::LoseShip), hits);
            }
            _ => unreachable!("{outcome:?} does not answer {choose:?}"),
        }
    }

    /// A random card of a hand: the same for every order of it.
    pub(crate) fn random_card(&self, seat: Seat, seed: u64) -> Option<ActionCard> {
        let mut hand = self.hand(seat).to_vec();
        hand.sort_unstable();
        orrery_engine::shuffle(&mut hand, seed);
        hand.last().copied()
    }

    /// A card goes from one hand to another; only the two see it.
    pub(crate) fn steal_card(&mut self, from: Seat, to: Seat, card: ActionCard, log: &mut Log<Event>) {
        self.cards.shift_card(CardZone::hand(from), card, CardZone::hand(to));
        log.push(|| Event::CardTaken { from, to, card: Some(card) });
    }

    /// The text of a card; it lies in the discard pile already.
    pub(crate) fn resolve_card(
        &mut self,
        seat: Seat,
        card: ActionCard,
        target: Option<Pick>,
        log: &mut Log<Event>,
    ) {
        match (card, target) {
            (ActionCard::CrippleDefenses, Some(Pick::Planet(planet))) => {
                let state = *self.planet(planet);
                if let Some(owner) = state.owner {
                    self.destroy(owner, Unit::Pds, state.pds, false, Site::Planet(planet), log);
                }
            }
            (ActionCard::EconomicInitiative, _) => {
                for planet in self.planets_of(seat).collect::<Vec<_>>() {
                    if planet.def().traits == Some(Trait::Cultural) && self.planet(planet).exhausted {
                        self.ready(seat, planet, log);
                    }
                }
            }
            (ActionCard::FocusedResearch, _) => {
                self.lose_goods(seat, FOCUSED_RESEARCH, log);
                self.research(seat, log);
            }
            (ActionCard::FrontlineDeployment, Some(Pick::Planet(planet))) => {
                self.place(seat, Unit::Infantry, 3, Site::Planet(planet), log);
            }
            (ActionCard::GhostShip, Some(Pick::Hex(hex))) => {
                self.place_one(seat, Unit::Destroyer, Site::Space(hex), log);
            }
            (ActionCard::IndustrialInitiative, _) => {
                let industrial = |planet: &Planet| planet.def().traits == Some(Trait::Industrial);
                let count = self.planets_of(seat).filter(industrial).count() as u8;
                self.gain_goods(seat, count, log);
            }
            (ActionCard::Insubordination, Some(Pick::Seat(other))) => {
                self.lose_token(other, Pool::Tactic, log);
            }
            (
                ActionCard::LuckyShot | ActionCard::ReactorMeltdown,
                Some(Pick::Enemy { seat: other, unit, site }),
            ) => {
                let damaged = match site {
                    Site::Space(hex) => self.fleet(hex, other).sound(unit) == 0,
                    Site::Planet(_) => false,
                };
                self.destroy(other, unit, 1, damaged, site, log);
            }
            (ActionCard::MiningInitiative, Some(Pick::Planet(planet))) => {
                let resources = self.resources(planet);
                self.gain_goods(seat, resources, log);
            }
            (ActionCard::Plague, Some(Pick::Planet(planet))) => {
                let left = self.planet(planet).infantry;
                self.ask(seat, Ask::Card(CardAsk::Plague { planet, left }), 0);
            }
            (ActionCard::RepealLaw, Some(Pick::Agenda(law))) => self.discard_law(law, log),
            (ActionCard::RiseOfAMessiah, _) => {
                for planet in self.planets_of(seat).collect::<Vec<_>>() {
                    if self.is_open(planet) {
                        self.place(seat, Unit::Infantry, 1, Site::Planet(planet), log);
                    }
                }
            }
            (ActionCard::SignalJamming, Some(Pick::In { hex, seat: other })) => self.place_token(other, hex),
            (ActionCard::Spy, Some(Pick::Seat(other))) => {
                if !self.hand(other).is_empty() {
                    self.ask(seat, Ask::Card(CardAsk::Spy(other)), 0);
                }
            }
            (ActionCard::TacticalBombardment, Some(Pick::Hex(hex))) => {
                for &planet in self.planets_in(hex) {
                    if let Some(owner) = self.planet(planet).owner
                        && owner != seat
                        && !self.planet(planet).exhausted
                    {
                        self.exhaust(owner, planet, log);
                    }
                }
            }
            (ActionCard::UnexpectedAction, Some(Pick::Hex(hex))) => {
                self.tokens[hex.index()].remove(seat);
                log.push(|| Event::TokenRemoved { seat, hex });
            }
            (ActionCard::UnstablePlanet, Some(Pick::Planet(planet))) => {
                let state = *self.planet(planet);
                if let Some(owner) = state.owner {
                    if !state.exhausted {
                        self.exhaust(owner, planet, log);
                    }
                    self.destroy(
                        owner,
                        Unit::Infantry,
                        state.infantry.min(3),
                        false,
                        Site::Planet(planet),
                        log,
                    );
                }
            }
            (ActionCard::Uprising, Some(Pick::Planet(planet))) => {
                if let Some(owner) = self.planet(planet).owner {
                    self.exhaust(owner, planet, log);
                }
                let resources = self.resources(planet);
                self.gain_goods(seat, resources, log);
            }
            (ActionCard::WarEffort, Some(Pick::Hex(hex))) => {
                self.place_one(seat, Unit::Cruiser, Site::Space(hex), log);
            }
            _ => self.resolve_reaction(seat, card, target, log),
        }
    }

    /// Cards that are no component actions, outside combat.
    fn resolve_reaction(&mut self, seat: Seat, card: ActionCard, target: Option<Pick>, log: &mut Log<Event>) {
        match (card, target) {
            (ActionCard::Summit, _) => self.gain_tokens(seat, 2),
            (ActionCard::PublicDisgrace, _) => {
                if let Some(Frame::Window(window)) = self.stack.top()
                    && let Moment::StrategyChosen { card, .. } = window.moment
                {
                    self.barred |= 1 << card as u8;
                }
            }
            (ActionCard::PoliticalStability, _) => self.sheet_mut(seat).stable = true,
            (ActionCard::Sabotage, _) => {
                self.cancel_card(log);
                self.undo_component();
            }
            (ActionCard::AncientBurialSites, Some(Pick::Seat(other))) => {
                for planet in self.planets_of(other).collect::<Vec<_>>() {
                    if planet.def().traits == Some(Trait::Cultural) && !self.planet(planet).exhausted {
                        self.exhaust(other, planet, log);
                    }
                }
            }
            (ActionCard::AssassinateRepresentative, Some(Pick::Seat(other))) => {
                self.ballot.barred.insert(other);
            }
            (ActionCard::Veto, _) => self.replace_agenda(log),
            (card, Some(Pick::Outcome(outcome))) => {
                self.ballot.barred.insert(seat);
                self.predict(seat, Some(card), outcome, log);
            }
            (ActionCard::DistinguishedCouncilor, _) => self.add_votes(seat, 5, log),
            (ActionCard::Bribery, _) => self.ask(seat, Ask::Card(CardAsk::Bribe), 1),
            (ActionCard::ConfusingLegalText, Some(Pick::Seat(other))) => {
                self.ballot.result = Some(Outcome::Player(other));
            }
            (ActionCard::FlankSpeed, _) => self.tactical.boost += 1,
            (ActionCard::InTheSilenceOfSpace, Some(Pick::Hex(hex))) => self.tactical.slip = Some(hex),
            (ActionCard::LostStarChart, _) => self.tactical.chart = true,
            (ActionCard::Upgrade, _) => {
                let hex = self.tactical.hex;
                self.remove(seat, Unit::Cruiser, 1, false, Site::Space(hex), log);
                self.place_one(seat, Unit::Dreadnought, Site::Space(hex), log);
            }
            (ActionCard::Reparations, _) => {
                let Some(winner) = self.conqueror() else { return };
                self.ask(seat, Ask::Card(CardAsk::Ready), 1);
                self.ask(seat, Ask::Card(CardAsk::Reparation(winner)), 1);
            }
            _ => self.resolve_combat_card(seat, card, target, log),
        }
    }

    /// Who gained control of the planet that the window on top is about.
    fn conqueror(&self) -> Option<Seat> {
        match self.top_moment() {
            Some(Moment::Gained { seat, .. }) => Some(seat),
            _ => None,
        }
    }

    /// An outcome is predicted aloud (TI 83.22).
    pub(crate) fn predict(
        &mut self,
        seat: Seat,
        card: Option<ActionCard>,
        outcome: Outcome,
        log: &mut Log<Event>,
    ) {
        self.ballot.predictions.push(Prediction { seat, card, outcome });
        log.push(|| Event::Predicted { seat, card, outcome });
    }

    /// A rider whose prediction came true (TI 83.22.b).
    pub(crate) fn resolve_rider(&mut self, seat: Seat, card: ActionCard, log: &mut Log<Event>) {
        match card {
            ActionCard::ConstructionRider => self.ask(seat, Ask::Card(CardAsk::Dock), 1),
            ActionCard::DiplomacyRider => self.ask(seat, Ask::Card(CardAsk::Peace), 1),
            ActionCard::ImperialRider => self.gain_points(seat, 1, log),
            ActionCard::LeadershipRider => self.gain_tokens(seat, 3),
            ActionCard::PoliticsRider => {
                self.speaker = seat;
                log.push(|| Event::SpeakerNamed { seat });
                self.draw_cards(seat, 3);
            }
            ActionCard::TechnologyRider => self.research(seat, log),
            ActionCard::TradeRider => self.gain_goods(seat, 5, log),
            ActionCard::WarfareRider => self.ask(seat, Ask::Card(CardAsk::Dreadnought), 1),
            _ => unreachable!("{card:?} predicts nothing"),
        }
    }
}

fn is_ship(pick: Pick) -> bool {
    matches!(pick, Pick::Unit { unit, .. } if unit.is_ship())
}
