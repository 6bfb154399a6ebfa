//! Agendas: what their outcomes do (TI 26, TI 83.17).

use orrery_engine::{Chance, ChanceOutcome, Log, Seat, Source, SplitMix64};
use serde::{Deserialize, Serialize};

use super::{Ask, Choose};
use crate::action::Pick;
use crate::cards::{Agenda, Planet, Pool, Trait, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::hex::{Hex, Site};
use crate::phase::Prediction;
use crate::state::{AgendaZone, TwilightImperium};

/// What agendas ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum AgendaAsk {
    /// *Anti-Intellectual Revolution*: a planet is exhausted.
    ExhaustPlanet,
    /// *Anti-Intellectual Revolution*: a ship that is no fighter is destroyed.
    LoseShip,
    /// *Homeland Defense Act*: a PDS is destroyed.
    LosePds,
    /// *Arms Reduction*: a ship of this type is destroyed.
    LoseOf(Unit),
    /// *Ixthian Artifact*: a unit in this system is destroyed.
    LoseIn(Hex),
    /// *Ixthian Artifact*, *Wormhole Research*: a technology may be researched.
    MayResearch,
    /// *Ixthian Artifact*: the speaker rolls a die.
    Artifact,
    /// *Wormhole Research*: all ships in systems with alpha or beta wormholes are destroyed.
    CollapseWormholes,
    /// *Wormhole Research*: a token returns from the command sheet.
    LoseToken,
    /// *Executive Sanctions*: everybody discards a random action card.
    RandomDiscard,
    /// *Colonial Redistribution*: who may settle on the planet.
    ChooseSettler(Planet),
    /// *Colonial Redistribution*: an infantry may be placed on the planet.
    Settle(Planet),
}

impl AgendaAsk {
    /// Whether the seat may stop before all is chosen.
    pub(crate) const fn is_optional(self) -> bool {
        matches!(self, Self::MayResearch | Self::Settle(_))
    }
}

impl TwilightImperium {
    pub(crate) fn agenda_picks(&self, choose: Choose, ask: AgendaAsk) -> Vec<Pick> {
        let seat = choose.seat;
        match ask {
            AgendaAsk::ExhaustPlanet => {
                let ready = self.planets_of(seat).filter(|&planet| !self.planet(planet).exhausted);
                ready.map(Pick::Planet).collect()
            }
            AgendaAsk::LoseShip => self.ship_picks(seat, |unit| unit != Unit::Fighter),
            AgendaAsk::LoseOf(wanted) => self.ship_picks(seat, |unit| unit == wanted),
            AgendaAsk::LosePds => {
                let with = self.planets_of(seat).filter(|&planet| self.planet(planet).pds > 0);
                with.map(|planet| Pick::Unit { unit: Unit::Pds, damaged: false, site: Site::Planet(planet) })
                    .collect()
            }
            AgendaAsk::LoseIn(hex) => self.units_in(seat, hex),
            AgendaAsk::MayResearch => vec![Pick::Yes],
            AgendaAsk::LoseToken => {
                Pool::ALL.into_iter().filter(|&pool| self.pool(seat, pool) > 0).map(Pick::Pool).collect()
            }
            AgendaAsk::ChooseSettler(_) => {
                let fewest = self.alive().map(|own| self.sheet(own).points).min();
                self.alive().filter(|&own| Some(self.sheet(own).points) == fewest).map(Pick::Seat).collect()
            }
            AgendaAsk::Settle(planet) => {
                vec![Pick::Place { unit: Unit::Infantry, site: Site::Planet(planet) }]
            }
            AgendaAsk::Artifact | AgendaAsk::CollapseWormholes | AgendaAsk::RandomDiscard => vec![],
        }
    }

    /// The ships of a seat on the board that `wanted` names.
    pub(crate) fn ship_picks(&self, seat: Seat, wanted: impl Fn(Unit) -> bool) -> Vec<Pick> {
        let mut picks = Vec::new();
        for hex in Hex::all() {
            let fleet = self.fleet(hex, seat);
            for unit in fleet.ships().filter(|&unit| wanted(unit)) {
                for damaged in [false, true].into_iter().filter(|&damaged| fleet.has(unit, damaged)) {
                    picks.push(Pick::Unit { unit, damaged, site: Site::Space(hex) });
                }
            }
        }
        picks
    }

    /// All units of a seat in a system.
    pub(crate) fn units_in(&self, seat: Seat, hex: Hex) -> Vec<Pick> {
        let mut picks = Vec::new();
        let fleet = self.fleet(hex, seat);
        for unit in Unit::ALL {
            for damaged in [false, true].into_iter().filter(|&damaged| fleet.has(unit, damaged)) {
                picks.push(Pick::Unit { unit, damaged, site: Site::Space(hex) });
            }
        }
        for &planet in self.planets_in(hex).iter().filter(|&&planet| self.planet(planet).owner == Some(seat))
        {
            for unit in [Unit::Infantry, Unit::Pds, Unit::SpaceDock] {
                if self.planet(planet).count(unit) > 0 {
                    picks.push(Pick::Unit { unit, damaged: false, site: Site::Planet(planet) });
                }
            }
        }
        picks
    }

    pub(crate) fn agenda_chance(ask: AgendaAsk) -> Option<Chance> {
        match ask {
            AgendaAsk::Artifact => Some(Chance::Dice { count: 1, sides: 10 }),
            AgendaAsk::RandomDiscard => Some(Chance::Shuffle),
            _ => None,
        }
    }

    pub(crate) fn agenda_picked(&mut self, choose: Choose, ask: AgendaAsk, pick: Pick, log: &mut Log<Event>) {
        let seat = choose.seat;
        match (ask, pick) {
            (AgendaAsk::ExhaustPlanet, Pick::Planet(planet)) => self.exhaust(seat, planet, log),
            (
                AgendaAsk::LoseShip | AgendaAsk::LoseOf(_) | AgendaAsk::LosePds | AgendaAsk::LoseIn(_),
                Pick::Unit { unit, damaged, site },
            ) => self.destroy(seat, unit, 1, damaged, site, log),
            (AgendaAsk::MayResearch, Pick::Yes) => self.research(seat, log),
            (AgendaAsk::LoseToken, Pick::Pool(pool)) => {
                self.lose_token(seat, pool, log);
            }
            (AgendaAsk::ChooseSettler(planet), Pick::Seat(settler)) => {
                self.ask(settler, Ask::Agenda(AgendaAsk::Settle(planet)), 1);
            }
            (AgendaAsk::Settle(planet), Pick::Place { .. }) => self.settle_on(seat, planet, log),
            _ => unreachable!("checked: {pick:?} in {choose:?}"),
        }
    }

    /// An infantry from reinforcements lands where nobody has units; its owner controls the planet then (TI 32.5.a).
    fn settle_on(&mut self, seat: Seat, planet: Planet, log: &mut Log<Event>) {
        if self.planet(planet).owner != Some(seat) {
            self.take_control(seat, planet, log);
        }
        self.place(seat, Unit::Infantry, 1, Site::Planet(planet), log);
    }

    pub(crate) fn agenda_chosen(&mut self, _choose: Choose, ask: AgendaAsk, log: &mut Log<Event>) {
        if ask == AgendaAsk::CollapseWormholes {
            for hex in Hex::all().filter(|&hex| self.has_common_wormhole(hex)).collect::<Vec<_>>() {
                self.destroy_ships_in(hex, log);
            }
        }
    }

    /// All ships in a system are destroyed.
    pub(super) fn destroy_ships_in(&mut self, hex: Hex, log: &mut Log<Event>) {
        for seat in Seat::all(self.players) {
            let fleet = *self.fleet(hex, seat);
            for unit in fleet.ships() {
                self.destroy(seat, unit, fleet.damaged(unit), true, Site::Space(hex), log);
                self.destroy(seat, unit, fleet.sound(unit), false, Site::Space(hex), log);
            }
        }
    }

    /// All units on a planet are destroyed.
    pub(super) fn destroy_on(&mut self, planet: Planet, units: &[Unit], log: &mut Log<Event>) -> u8 {
        let state = *self.planet(planet);
        let Some(owner) = state.owner else { return 0 };
        let mut count = 0;
        for &unit in units {
            self.destroy(owner, unit, state.count(unit), false, Site::Planet(planet), log);
            count += state.count(unit);
        }
        count
    }

    pub(crate) fn agenda_fed(
        &mut self,
        choose: Choose,
        ask: AgendaAsk,
        outcome: ChanceOutcome,
        log: &mut Log<Event>,
    ) {
        self.stack.pop();
        match (ask, outcome) {
            (AgendaAsk::Artifact, ChanceOutcome::Dice(faces)) => {
                let face = faces.as_slice()[0];
                log.push(|| Event::DieRolled { seat: choose.seat, face });
                if face >= 6 {
                    self.ask_all(AgendaAsk::MayResearch, 2);
                } else {
                    self.destroy_around_mecatol_rex(log);
                }
            }
            (AgendaAsk::RandomDiscard, ChanceOutcome::Shuffle(seed)) => {
                let mut source = SplitMix64::new(seed);
                for seat in self.alive().collect::<Vec<_>>() {
                    let mut hand = self.hand(seat).to_vec();
                    hand.sort_unstable();
                    if !hand.is_empty() {
                        let card = hand[source.below(hand.len() as u32) as usize];
                        self.discard_card(seat, card, log);
                    }
                }
            }
            _ => unreachable!("{outcome:?} does not answer {choose:?}"),
        }
    }

    /// *Ixthian Artifact* fails: everything in the middle, and three units of each player in each system beside it.
    fn destroy_around_mecatol_rex(&mut self, log: &mut Log<Event>) {
        let around = self.adjacent(Hex::MIDDLE, None);
        let seats: Vec<Seat> = self.clockwise_from(self.speaker).collect();
        for hex in around.iter().collect::<Vec<_>>() {
            for &seat in seats.iter().rev() {
                if self.has_units(hex, seat) {
                    self.ask(seat, Ask::Agenda(AgendaAsk::LoseIn(hex)), 3);
                }
            }
        }
        for seat in seats {
            for pick in self.units_in(seat, Hex::MIDDLE) {
                if let Pick::Unit { unit, damaged, site } = pick {
                    let count = match site {
                        Site::Space(hex) if damaged => self.fleet(hex, seat).damaged(unit),
                        Site::Space(hex) => self.fleet(hex, seat).sound(unit),
                        Site::Planet(planet) => self.planet(planet).count(unit),
                    };
                    self.destroy(seat, unit, count, damaged, site, log);
                }
            }
        }
    }

    /// Every player is asked, the speaker first (TI G122).
    pub(super) fn ask_all(&mut self, ask: AgendaAsk, left: u8) {
        self.ask_each(|_| left, ask);
    }

    pub(super) fn ask_each(&mut self, left: impl Fn(Seat) -> u8, ask: AgendaAsk) {
        let seats: Vec<Seat> = self.clockwise_from(self.speaker).collect();
        for seat in seats.into_iter().rev().filter(|&seat| left(seat) > 0) {
            self.ask(seat, Ask::Agenda(ask), left(seat));
        }
    }

    /// A law leaves play (TI 26.5); points it gave stay (TI 51.6).
    pub(crate) fn discard_law(&mut self, agenda: Agenda, log: &mut Log<Event>) {
        let Some(at) = self.laws.iter().position(|law| law.agenda == agenda) else { return };
        let law = self.laws.remove(at);
        self.agendas.shift_card(AgendaZone::Play as usize, agenda, AgendaZone::Discard as usize);
        log.push(|| Event::LawDiscarded { agenda });
        if let Some(objective) = law.objective {
            self.withdraw(agenda, objective);
        }
    }

    /// What agendas bring at the start of the strategy phase.
    pub(crate) fn start_delayed(&mut self, log: &mut Log<Event>) {
        let upcoming = std::mem::take(&mut self.upcoming);
        for planet in Planet::ALL {
            let Some(owner) = self.planet(planet).owner else { continue };
            let def = planet.def();
            let exhausts = upcoming.specialties && def.specialty.is_some()
                || upcoming.homes && planet.home_of() == self.sheet(owner).faction
                || upcoming.cultural.contains(owner) && def.traits == Some(Trait::Cultural);
            if exhausts && !self.planet(planet).exhausted {
                self.exhaust(owner, planet, log);
            }
        }
        if upcoming.revolution {
            let techs = |game: &Self, seat: Seat| game.sheet(seat).techs.count_ones() as u8;
            let counts: Vec<(Seat, u8)> = self.alive().map(|seat| (seat, techs(self, seat))).collect();
            let left = |seat: Seat| counts.iter().find(|(own, _)| *own == seat).map_or(0, |(_, n)| *n);
            self.ask_each(left, AgendaAsk::ExhaustPlanet);
        }
    }

    /// A prediction came true (TI 83.22.b).
    pub(crate) fn resolve_prediction(&mut self, prediction: Prediction, log: &mut Log<Event>) {
        let Prediction { seat, card, outcome } = prediction;
        match card {
            Some(card) => self.resolve_rider(seat, card, log),
            None => self.resolve_threat(seat, outcome, log),
        }
    }

    /// A token from reinforcements goes to a system; only without one there a pool is asked for (TI 18.3.b).
    pub(crate) fn put_token(&mut self, seat: Seat, hex: Hex, log: &mut Log<Event>) {
        if self.tokens[hex.index()].contains(seat) {
            return;
        }
        if self.reserve(seat) > 0 {
            self.tokens[hex.index()].insert(seat);
            log.push(|| Event::TokenPlaced { seat, hex });
        } else {
            self.place_token(seat, hex);
        }
    }

    /// Asks for a technology to be researched (TI 28.9).
    pub(crate) fn research(&mut self, seat: Seat, _log: &mut Log<Event>) {
        self.stack.push(Frame::Research { seat });
    }
}
