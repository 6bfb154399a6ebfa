//! Action cards (TI 24).

use orrery_engine::{Chance, ChanceOutcome, Log, Seat};
use serde::{Deserialize, Serialize};

use super::{Ask, Choose};
use crate::action::{Outcome, Pick};
use crate::cards::{Ability, ActionCard, Planet, Pool, Tech, Timing, Trait, Unit};
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::hex::{Hex, Site};
use crate::phase::Prediction;
use crate::state::{CardZone, TwilightImperium};

/// Trade goods that *Focused Research* costs.
const FOCUSED_RESEARCH: u8 = 4;

/// What action cards ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum CardAsk {
    /// *Bribery*: how many trade goods.
    Bribe,
    /// *Plague*: dice for the infantry on the planet.
    Plague(Planet),
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
            CardAsk::Dreadnought if self.in_reserve(seat, Unit::Dreadnought) == 0 => vec![],
            CardAsk::Dreadnought => self.hexes_where(|game, hex| game.fleet(hex, seat).has_ships()),
            CardAsk::LoseShip => {
                self.units_in(seat, self.tactical.hex).into_iter().filter(|&pick| is_ship(pick)).collect()
            }
            CardAsk::Plague(_) | CardAsk::Spy(_) | CardAsk::Courage { .. } => vec![],
        }
    }

    /// The planets of a seat that `wanted` names.
    fn planets_with(&self, seat: Seat, wanted: impl Fn(&Self, Planet) -> bool) -> Vec<Pick> {
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

    pub(crate) fn card_chance(&self, _choose: Choose, ask: CardAsk) -> Option<Chance> {
        match ask {
            CardAsk::Plague(planet) => match self.planet(planet).infantry {
                0 => None,
                count => Some(Chance::Dice { count: count.min(30), sides: 10 }),
            },
            CardAsk::Spy(_) => Some(Chance::Shuffle),
            CardAsk::Courage { .. } => Some(Chance::Dice { count: 2, sides: 10 }),
            _ => None,
        }
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
                self.place(seat, Unit::Dreadnought, 1, Site::Space(hex), log);
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
            (CardAsk::Plague(planet), ChanceOutcome::Dice(faces)) => {
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

    /// Whether a seat that has such a card could play it at this moment, from what everybody can see. Component actions
    /// fit no moment: see `card_action_fits`.
    pub(crate) fn card_fits(&self, seat: Seat, card: ActionCard, moment: Moment) -> bool {
        let mine = self.active == Some(seat);
        let aims = || self.card_targets(seat, card).is_none_or(|targets| !targets.is_empty());
        let fits = match (card.def().timing, moment) {
            (Timing::StrategyPhase, Moment::StrategyStart) | (Timing::AgendaPhase, Moment::AgendaStart) => {
                true
            }
            (Timing::StrategyChosen, Moment::StrategyChosen { seat: chooser, .. }) => chooser != seat,
            (Timing::StrategyReturned, Moment::StrategyReturn { seat: own })
            | (Timing::Voted, Moment::Voted { seat: own })
            | (Timing::Elected, Moment::Elected { seat: own })
            | (Timing::PlanetGained, Moment::Gaining { seat: own, .. }) => own == seat,
            (Timing::CardPlayed, Moment::CardPlayed { seat: player, card }) => {
                player != seat && card != ActionCard::Sabotage
            }
            (Timing::Activated, Moment::Activated) => mine,
            (Timing::ShipsMoved, Moment::Moved) => !mine,
            (Timing::Round, Moment::Round) => self.combat.involves(seat),
            (Timing::FirstRound, Moment::Round) => {
                self.combat.involves(seat) && self.combat.planet.is_none() && self.combat.round == 1
            }
            (Timing::RoundOrItsEnd, Moment::Round | Moment::RoundEnd) => self.combat.involves(seat),
            (Timing::RetreatAnnounced, Moment::RetreatAnnounced { seat: fleeing }) => {
                fleeing != seat && self.combat.involves(seat)
            }
            (Timing::GroundRolled, Moment::Rolled { seat: roller }) => {
                roller == seat && self.combat.planet.is_some()
            }
            (Timing::Sustained, Moment::Sustained { by, .. }) => by == Some(seat),
            (Timing::CannonHits, Moment::Hits { seat: own, cannon }) => own == seat && cannon,
            (Timing::CombatHits, Moment::Hits { seat: own, cannon }) => {
                own == seat && !cannon && self.combat.planet.is_none() && self.combat.is_on()
            }
            (Timing::ShipDestroyed, Moment::Destroyed { seat: own, .. }) => own == seat,
            (Timing::SpaceWon, Moment::CombatEnd) => {
                self.combat.planet.is_none() && self.beaten_by(seat).is_some()
            }
            (Timing::Invasion, Moment::InvasionStart) => true,
            (Timing::Landed, Moment::Landed) => !mine,
            (Timing::PlanetLost, Moment::Gained { seat: winner, from, .. }) => {
                winner != seat && from == Some(seat)
            }
            (Timing::AgendaReveal, Moment::Reveal) | (Timing::AgendaRevealed, Moment::Revealed) => {
                self.ballot.agenda.is_some()
            }
            (Timing::SpeakerVoted, Moment::SpeakerVoted) => true,
            _ => false,
        };
        fits && self.card_works(seat, card, moment) && aims()
    }

    /// What a card needs beyond its moment.
    fn card_works(&self, seat: Seat, card: ActionCard, moment: Moment) -> bool {
        match (card, moment) {
            (ActionCard::Upgrade, _) => {
                self.fleet(self.tactical.hex, seat).count(Unit::Cruiser) > 0
                    && self.in_reserve(seat, Unit::Dreadnought) > 0
            }
            (ActionCard::SkilledRetreat, _) => self.combat.planet.is_none(),
            (ActionCard::ExperimentalBattlestation, _) => self.has_battlestation(seat),
            (ActionCard::FighterPrototype, _) => self.fleet(self.tactical.hex, seat).count(Unit::Fighter) > 0,
            (ActionCard::DirectHit, Moment::Sustained { seat: owner, unit, .. }) => {
                unit.is_ship() && !self.stats(owner, unit).no_direct_hit
            }
            (ActionCard::Disable, _) => {
                let pds = |planet: &Planet| {
                    let state = self.planet(*planet);
                    state.pds > 0 && state.owner.is_some_and(|owner| owner != seat)
                };
                self.active == Some(seat) && self.planets_in(self.tactical.hex).iter().any(pds)
            }
            (ActionCard::Bunker, _) => {
                self.active != Some(seat) && self.has_planet_in(seat, self.tactical.hex)
            }
            (ActionCard::Bribery, _) => self.ballot.votes[seat.index()] > 0 && self.sheet(seat).goods > 0,
            (ActionCard::Infiltrate, Moment::Gaining { planet, .. }) => {
                let state = self.planet(planet);
                state.pds > 0 || state.docks > 0
            }
            _ => true,
        }
    }

    /// Whether a seat could play such a card as a component action (TI 24.6.a.2, TI G26).
    pub(crate) fn card_action_fits(&self, seat: Seat, card: ActionCard) -> bool {
        match card {
            ActionCard::FocusedResearch => {
                self.sheet(seat).goods >= FOCUSED_RESEARCH
                    && (self.has_ability(seat, Ability::Propagation)
                        || Tech::ALL.into_iter().any(|tech| self.can_research(seat, tech)))
            }
            _ => self.card_targets(seat, card).is_none_or(|targets| !targets.is_empty()),
        }
    }

    /// What a card can aim at; `None` if it needs no target.
    pub(crate) fn card_targets(&self, seat: Seat, card: ActionCard) -> Option<Vec<Pick>> {
        let rivals = || self.alive().filter(move |&other| other != seat);
        let foreign = |wanted: &dyn Fn(Planet) -> bool| -> Vec<Pick> {
            let theirs = |planet: &Planet| self.planet(*planet).owner.is_some_and(|owner| owner != seat);
            Planet::ALL
                .into_iter()
                .filter(|planet| theirs(planet) && wanted(*planet))
                .map(Pick::Planet)
                .collect()
        };
        Some(match card {
            ActionCard::CrippleDefenses => foreign(&|planet| self.planet(planet).pds > 0),
            ActionCard::FrontlineDeployment => self.planets_with(seat, Self::is_open),
            ActionCard::GhostShip if self.in_reserve(seat, Unit::Destroyer) == 0 => vec![],
            ActionCard::GhostShip => self.hexes_where(|game, hex| {
                game.wormholes(hex) != 0 && !game.is_home(hex) && !game.has_rival_ships(hex, seat)
            }),
            ActionCard::Insubordination => {
                rivals().filter(|&other| self.pool(other, Pool::Tactic) > 0).map(Pick::Seat).collect()
            }
            ActionCard::LuckyShot => {
                let mut picks = Vec::new();
                for hex in Hex::all().filter(|&hex| self.has_planet_in(seat, hex)) {
                    for other in rivals() {
                        for unit in [Unit::Destroyer, Unit::Cruiser, Unit::Dreadnought] {
                            if self.fleet(hex, other).count(unit) > 0 {
                                picks.push(Pick::Enemy { seat: other, unit, site: Site::Space(hex) });
                            }
                        }
                    }
                }
                picks
            }
            ActionCard::MiningInitiative => self.planets_with(seat, |_, _| true),
            ActionCard::Plague => foreign(&|_| true),
            ActionCard::ReactorMeltdown => {
                let mut picks = Vec::new();
                for other in rivals() {
                    let space = Hex::all().map(Site::Space);
                    let planets = Planet::ALL.into_iter().map(Site::Planet);
                    for site in space.chain(planets) {
                        let abroad = self.hex_at(site).is_some_and(|hex| !self.is_home(hex));
                        if abroad && self.units_at(site, other, Unit::SpaceDock) > 0 {
                            picks.push(Pick::Enemy { seat: other, unit: Unit::SpaceDock, site });
                        }
                    }
                }
                picks
            }
            ActionCard::RepealLaw => self.laws.iter().map(|law| Pick::Agenda(law.agenda)).collect(),
            ActionCard::SignalJamming => {
                let near = |hex: Hex| {
                    let ship = |hex: Hex| self.fleet(hex, seat).has_ships();
                    ship(hex) || self.adjacent(hex, Some(seat)).iter().any(ship)
                };
                let mut picks = Vec::new();
                for hex in
                    Hex::all().filter(|&hex| self.tile(hex).is_some() && !self.is_home(hex) && near(hex))
                {
                    let free = rivals().filter(|&other| !self.tokens[hex.index()].contains(other));
                    picks.extend(free.map(|other| Pick::In { hex, seat: other }));
                }
                picks
            }
            ActionCard::Spy => {
                rivals().filter(|&other| !self.hand(other).is_empty()).map(Pick::Seat).collect()
            }
            ActionCard::TacticalBombardment => self.hexes_where(|game, hex| {
                let mut ships = game.fleet(hex, seat).ships();
                ships.any(|unit| game.stats(seat, unit).bombardment.is_some())
            }),
            ActionCard::UnexpectedAction => {
                self.hexes_where(|game, hex| game.tokens[hex.index()].contains(seat))
            }
            ActionCard::UnstablePlanet => foreign(&|planet| planet.def().traits == Some(Trait::Hazardous)),
            ActionCard::Uprising => {
                foreign(&|planet| planet.home_of().is_none() && !self.planet(planet).exhausted)
            }
            ActionCard::WarEffort if self.in_reserve(seat, Unit::Cruiser) == 0 => vec![],
            ActionCard::WarEffort => self.hexes_where(|game, hex| game.fleet(hex, seat).has_ships()),
            ActionCard::AncientBurialSites | ActionCard::AssassinateRepresentative => {
                self.alive().map(Pick::Seat).collect()
            }
            ActionCard::ConfusingLegalText => rivals().map(Pick::Seat).collect(),
            card if card.is_rider() => {
                let outcomes = self.ballot.agenda.map(|agenda| self.outcomes(agenda)).unwrap_or_default();
                outcomes.into_iter().map(Pick::Outcome).collect()
            }
            ActionCard::InTheSilenceOfSpace => {
                self.hexes_where(|game, hex| game.fleet(hex, seat).has_ships())
            }
            ActionCard::SkilledRetreat => self.slips(seat),
            ActionCard::Parley => {
                let landed = |planet: &Planet| {
                    self.planet(*planet).owner == Some(seat) && self.landed_on(*planet).total() > 0
                };
                let planets = self.planets_in(self.tactical.hex).iter().copied();
                planets.filter(landed).map(Pick::Planet).collect()
            }
            _ => return None,
        })
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
                self.place(seat, Unit::Destroyer, 1, Site::Space(hex), log);
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
                self.ask(seat, Ask::Card(CardAsk::Plague(planet)), 0);
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
                self.place(seat, Unit::Cruiser, 1, Site::Space(hex), log);
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
                self.place(seat, Unit::Dreadnought, 1, Site::Space(hex), log);
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

    /// Whether a seat cannot play action cards now: *Political Secret*, *Transparasteel Plating*.
    pub(crate) fn is_muzzled(&self, seat: Seat) -> bool {
        self.ballot.silenced.contains(seat)
            || self.sheet(seat).passed
                && self
                    .active
                    .is_some_and(|active| active != seat && self.knows(active, Tech::TransparasteelPlating))
    }
}

fn is_ship(pick: Pick) -> bool {
    matches!(pick, Pick::Unit { unit, .. } if unit.is_ship())
}
