//! Choices that the procedures of the rules demand.

use orrery_engine::{Log, Seat};
use serde::{Deserialize, Serialize};

use super::Currency;
use crate::action::Pick;
use crate::cards::{Agenda, Planet, Unit};
use crate::combat::Flight;
use crate::effects::{Ask, Choose};
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::hex::{Hex, Site};
use crate::state::{AgendaZone, TwilightImperium};

/// Resources that a second research costs with Technology (TI 23.2.2).
const SECOND_RESEARCH: u8 = 6;

/// What the procedures ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum CoreAsk {
    /// TI 13.2: a system with a planet of the active player.
    DiplomacyHex,
    /// TI 13.2.2, TI 13.3: exhausted planets are readied, in one system or anywhere.
    Ready { hex: Option<Hex> },
    /// TI 56.2.a: a new speaker.
    Speaker,
    /// TI 56.2.c: agendas go on top of the deck or under it.
    Bury,
    /// TI 76.2: a structure is placed; a space dock only if allowed.
    Structure { dock: bool },
    /// TI 76.3: the system where the token goes.
    ConstructionHex,
    /// TI 76.3.3: a structure on a planet there.
    StructureIn { hex: Hex },
    /// TI 79.5: players who replenish free of charge.
    Favour,
    /// TI 10.3: a token on the board.
    TakeToken,
    /// TI 10.5: a space dock in the home system.
    Dock,
    /// TI 23.2.2: whether to pay for a second research.
    SecondResearch,
    /// TI 89.2: a public objective.
    Public,
    /// TI 84.1: a public objective in the status phase.
    StatusPublic,
    /// TI 84.1: a secret objective in the status phase.
    StatusSecret,
    /// Infantry that return from their upgrade card go to planets of the home system.
    Return,
    /// TI G83: an area whose fighters or infantry are lost for want of plastic.
    Plastic { unit: Unit },
    /// TI 42.3.a: a unit is taken back from a system without tokens, to be placed again.
    TakeBack { unit: Unit, to: Site },
    /// TI G60: ground forces of planets go along with ships that leave the active system.
    TakeAlong { to: Hex, flight: Flight },
}

impl CoreAsk {
    /// Whether the seat may stop before all is chosen.
    pub(crate) const fn is_optional(self) -> bool {
        matches!(
            self,
            Self::Ready { .. }
                | Self::Structure { .. }
                | Self::Favour
                | Self::SecondResearch
                | Self::Public
                | Self::StatusPublic
                | Self::StatusSecret
                | Self::TakeAlong { .. }
        )
    }
}

impl TwilightImperium {
    /// Where structures of a type can be placed, in a system or anywhere: on planets, or floating factories in space.
    pub(crate) fn structure_sites(&self, seat: Seat, unit: Unit, hex: Option<Hex>) -> Vec<Site> {
        if !self.can_place(seat, unit) {
            return vec![];
        }
        let here = |at: Hex| hex.is_none_or(|hex| hex == at);
        if unit == Unit::SpaceDock && self.docks_float(seat) {
            return Hex::all()
                .filter(|&at| {
                    here(at)
                        && self.planets_in(at).iter().any(|&planet| self.planet(planet).owner == Some(seat))
                })
                .map(Site::Space)
                .collect();
        }
        self.planets_of(seat)
            .filter(|&planet| self.can_build(seat, unit, planet) && self.hex_of(planet).is_some_and(here))
            .map(Site::Planet)
            .collect()
    }

    pub(crate) fn core_picks(&self, choose: Choose, ask: CoreAsk) -> Vec<Pick> {
        let seat = choose.seat;
        let exhausted = |hex: Option<Hex>| -> Vec<Pick> {
            self.planets_of(seat)
                .filter(|&planet| {
                    self.planet(planet).exhausted && hex.is_none_or(|hex| self.hex_of(planet) == Some(hex))
                })
                .map(Pick::Planet)
                .collect()
        };
        let structures = |dock: bool, hex: Option<Hex>| -> Vec<Pick> {
            let place = |unit: Unit| {
                self.structure_sites(seat, unit, hex).into_iter().map(move |site| Pick::Place { unit, site })
            };
            let mut picks: Vec<Pick> = place(Unit::Pds).collect();
            if dock {
                picks.extend(place(Unit::SpaceDock));
            }
            picks
        };
        match ask {
            CoreAsk::DiplomacyHex => Hex::all()
                .filter(|&hex| {
                    hex != Hex::MIDDLE
                        && self.planets_in(hex).iter().any(|&planet| self.planet(planet).owner == Some(seat))
                })
                .map(Pick::Hex)
                .collect(),
            CoreAsk::Ready { hex } => exhausted(hex),
            CoreAsk::Speaker => self.alive().filter(|&other| other != self.speaker).map(Pick::Seat).collect(),
            CoreAsk::Bury => {
                let mut looked = self.agendas.get(AgendaZone::Looked as usize).to_vec();
                looked.sort_unstable();
                looked
                    .into_iter()
                    .flat_map(|agenda| [true, false].map(|top| Pick::Bury { agenda, top }))
                    .collect()
            }
            CoreAsk::Structure { dock } => structures(dock, None),
            CoreAsk::ConstructionHex => {
                Hex::all().filter(|&hex| !structures(true, Some(hex)).is_empty()).map(Pick::Hex).collect()
            }
            CoreAsk::StructureIn { hex } => structures(true, Some(hex)),
            CoreAsk::Favour => self
                .alive()
                .filter(|&other| other != seat && !self.favoured.contains(other))
                .map(Pick::Seat)
                .collect(),
            CoreAsk::TakeToken => {
                Hex::all().filter(|&hex| self.tokens[hex.index()].contains(seat)).map(Pick::Hex).collect()
            }
            CoreAsk::Dock => self
                .home_docks(seat)
                .into_iter()
                .map(|site| Pick::Place { unit: Unit::SpaceDock, site })
                .collect(),
            CoreAsk::SecondResearch => {
                let may = self.minister(Agenda::MinisterOfSciences) == Some(seat)
                    || self.means(seat, Currency::Resources) >= SECOND_RESEARCH;
                if may { vec![Pick::Yes] } else { vec![] }
            }
            CoreAsk::Public | CoreAsk::StatusPublic => {
                let mut open = self.public_objectives().to_vec();
                open.sort_unstable();
                open.retain(|&objective| self.can_score_public(seat, objective));
                open.into_iter().map(Pick::Objective).collect()
            }
            CoreAsk::StatusSecret => {
                let mut own = self.secrets(seat).to_vec();
                own.sort_unstable();
                own.retain(|&objective| self.meets(seat, objective));
                own.into_iter().map(Pick::Objective).collect()
            }
            CoreAsk::Return => self
                .home(seat)
                .map(|home| {
                    let own = self.planets_in(home).iter().copied();
                    own.filter(|&planet| self.planet(planet).owner == Some(seat) && self.is_open(planet))
                        .map(Pick::Planet)
                        .collect()
                })
                .unwrap_or_default(),
            CoreAsk::Plastic { unit } => {
                self.areas_with(seat, unit).map(|site| Pick::Unit { unit, damaged: false, site }).collect()
            }
            CoreAsk::TakeBack { unit, .. } => self.spare(seat, unit),
            CoreAsk::TakeAlong { .. } => {
                let hex = self.tactical.hex;
                let own = self.planets_in(hex).iter().copied();
                own.filter(|&planet| self.units_at(Site::Planet(planet), seat, Unit::Infantry) > 0)
                    .map(Pick::Planet)
                    .collect()
            }
        }
    }

    /// Units of a type that a seat may take back from systems without its own tokens (TI 42.3.a).
    pub(crate) fn spare(&self, seat: Seat, unit: Unit) -> Vec<Pick> {
        let mut picks = Vec::new();
        for hex in self.presence(seat).iter().filter(|&hex| !self.tokens[hex.index()].contains(seat)) {
            let fleet = self.fleet(hex, seat);
            for damaged in [false, true] {
                if fleet.has(unit, damaged) {
                    picks.push(Pick::Unit { unit, damaged, site: Site::Space(hex) });
                }
            }
            for &planet in self.planets_in(hex) {
                if self.units_at(Site::Planet(planet), seat, unit) > 0 {
                    picks.push(Pick::Unit { unit, damaged: false, site: Site::Planet(planet) });
                }
            }
        }
        picks
    }

    /// The space docks of a seat in its home system (TI 10.5).
    pub(crate) fn home_docks(&self, seat: Seat) -> Vec<Site> {
        let Some(home) = self.home(seat) else { return vec![] };
        let mut docks: Vec<Site> = self
            .planets_in(home)
            .iter()
            .filter(|&&planet| self.units_at(Site::Planet(planet), seat, Unit::SpaceDock) > 0)
            .map(|&planet| Site::Planet(planet))
            .collect();
        if self.fleet(home, seat).count(Unit::SpaceDock) > 0 {
            docks.push(Site::Space(home));
        }
        docks
    }

    pub(crate) fn core_picked(&mut self, choose: Choose, ask: CoreAsk, pick: Pick, log: &mut Log<Event>) {
        let seat = choose.seat;
        match (ask, pick) {
            (CoreAsk::DiplomacyHex, Pick::Hex(hex)) => {
                let others: Vec<Seat> = self.clockwise_from(seat).filter(|&other| other != seat).collect();
                for other in others.into_iter().rev() {
                    self.place_token(other, hex);
                }
                self.ask(seat, Ask::Core(CoreAsk::Ready { hex: Some(hex) }), 2);
            }
            (CoreAsk::Ready { .. }, Pick::Planet(planet)) => self.ready(seat, planet, log),
            (CoreAsk::Speaker, Pick::Seat(speaker)) => {
                self.speaker = speaker;
                log.push(|| Event::SpeakerNamed { seat: speaker });
            }
            (CoreAsk::Bury, Pick::Bury { agenda, top }) => self.bury(seat, agenda, top, log),
            (CoreAsk::Structure { .. } | CoreAsk::StructureIn { .. }, Pick::Place { unit, site }) => {
                self.place_structure(seat, unit, site, log);
            }
            (CoreAsk::ConstructionHex, Pick::Hex(hex)) => {
                if !self.tokens[hex.index()].contains(seat) {
                    self.tokens[hex.index()].insert(seat);
                    log.push(|| Event::TokenPlaced { seat, hex });
                }
                self.ask(seat, Ask::Core(CoreAsk::StructureIn { hex }), 1);
            }
            (CoreAsk::Favour, Pick::Seat(other)) => self.favoured.insert(other),
            (CoreAsk::TakeToken, Pick::Hex(hex)) => {
                self.tokens[hex.index()].remove(seat);
                log.push(|| Event::TokenRemoved { seat, hex });
                self.gain_tokens(seat, 1);
            }
            (CoreAsk::Dock, Pick::Place { site, .. }) => self.produce_at_dock(seat, site),
            (CoreAsk::SecondResearch, _) => {
                self.stack.push(Frame::Research { seat });
                if self.minister(Agenda::MinisterOfSciences) != Some(seat) {
                    self.pay(seat, Currency::Resources, SECOND_RESEARCH);
                }
            }
            (CoreAsk::Public | CoreAsk::StatusPublic | CoreAsk::StatusSecret, Pick::Objective(objective)) => {
                self.score(seat, objective, log);
            }
            (CoreAsk::Return, Pick::Planet(planet)) => {
                self.place(seat, Unit::Infantry, 1, Site::Planet(planet), log);
            }
            (CoreAsk::Plastic { unit }, Pick::Unit { site, .. }) => {
                let count = self.units_at(site, seat, unit);
                self.destroy(seat, unit, count, false, site, log);
            }
            (CoreAsk::TakeBack { to, .. }, Pick::Unit { unit, damaged, site }) => {
                self.remove(seat, unit, 1, damaged, site, log);
                self.place(seat, unit, 1, to, log);
            }
            (CoreAsk::TakeAlong { .. }, Pick::Planet(planet)) => {
                let hex = self.tactical.hex;
                self.planet_mut(planet).infantry -= 1;
                self.fleet_mut(hex, seat).add(Unit::Infantry, 1, false);
                let (from, to) = (Site::Planet(planet), Site::Space(hex));
                log.push(|| Event::UnitMoved { seat, unit: Unit::Infantry, count: 1, from, to });
            }
            _ => unreachable!("checked: {pick:?} for {ask:?}"),
        }
    }

    /// An agenda that was looked at goes on top of the deck or under it (TI 56.2.c).
    fn bury(&mut self, seat: Seat, agenda: Agenda, top: bool, log: &mut Log<Event>) {
        self.agendas.shift_card(AgendaZone::Looked as usize, agenda, AgendaZone::Deck as usize);
        if !top {
            self.agendas.get_mut(AgendaZone::Deck as usize).rotate_right(1);
        }
        self.known[agenda as usize].insert(seat);
        log.push(|| Event::AgendaLaid { seat, agenda: Some(agenda), top });
    }

    /// Whether a seat can place a unit of a type: from reinforcements, or one that it takes back (TI 42.3.a).
    pub(crate) fn can_place(&self, seat: Seat, unit: Unit) -> bool {
        self.in_reserve(seat, unit) > 0 || !self.spare(seat, unit).is_empty()
    }

    /// One unit is placed; if none is left in reinforcements, one is taken back (TI 42.3.a, TI 76.4.a).
    pub(crate) fn place_one(&mut self, seat: Seat, unit: Unit, site: Site, log: &mut Log<Event>) {
        if self.in_reserve(seat, unit) > 0 {
            self.place(seat, unit, 1, site, log);
        } else {
            self.ask(seat, Ask::Core(CoreAsk::TakeBack { unit, to: site }), 1);
        }
    }

    /// A structure comes from reinforcements (TI 76.4).
    pub(crate) fn place_structure(&mut self, seat: Seat, unit: Unit, site: Site, log: &mut Log<Event>) {
        self.place_one(seat, unit, site, log);
        if unit == Unit::SpaceDock
            && let Some(hex) = self.hex_at(site)
        {
            self.open(Moment::DockPlaced { seat, hex });
        }
    }

    /// The system of a site.
    pub(crate) fn hex_at(&self, site: Site) -> Option<Hex> {
        match site {
            Site::Space(hex) => Some(hex),
            Site::Planet(planet) => self.hex_of(planet),
        }
    }

    pub(crate) fn core_chosen(&mut self, choose: Choose, ask: CoreAsk, log: &mut Log<Event>) {
        let _ = log;
        if let CoreAsk::TakeAlong { to, flight } = ask {
            self.depart_for(choose.seat, to, flight);
        }
    }

    /// The planets of a seat's home system.
    pub(crate) fn home_planets(&self, seat: Seat) -> &'static [Planet] {
        self.home(seat).map_or(&[], |home| self.planets_in(home))
    }

    /// Whether a seat may score a public objective now (TI 30.8, TI 30.16).
    pub(crate) fn can_score_public(&self, seat: Seat, objective: crate::cards::Objective) -> bool {
        !self.has_scored(seat, objective) && self.holds_home(seat) && self.meets(seat, objective)
    }

    /// Whether a seat controls all planets of its home system (TI 30.16), or need not.
    pub(crate) fn holds_home(&self, seat: Seat) -> bool {
        self.has_ability(seat, crate::cards::Ability::Nomadic)
            || self.home_planets(seat).iter().all(|&planet| self.planet(planet).owner == Some(seat))
    }
}
