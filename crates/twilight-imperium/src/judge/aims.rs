//! Objectives: which a seat could still score, what it lacks for them, and what it has to keep for them.

use orrery_engine::Seat;

use super::table::POINT;
use crate::cards::{Anomaly, Colour, Objective, Planet, Pool, Price, Requirement, ScoringPhase, Trait, Unit};
use crate::hex::{Hex, Hexes};
use crate::state::TwilightImperium;

/// The last round that is played to its end: then no objective is left to reveal (TI 84.2).
const LAST_ROUND: u8 = 9;
/// How many points the leader makes in a round.
const PACE: f32 = 1.7;

/// What one more of something is worth for objectives, and what one less costs.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Want {
    pub(super) gain: f32,
    pub(super) keep: f32,
}

impl Want {
    /// So many are lacking for an objective of so much worth.
    fn add(&mut self, gap: i32, worth: f32) {
        self.gain += if gap > 0 { share(gap) * worth } else { 0.0 };
        self.keep += match gap {
            ..0 => 0.05 * worth,
            0 => 0.8 * worth,
            _ => share(gap + 1) * worth,
        };
    }
}

/// Which part of an objective is reached by the next of so many steps.
const fn share(gap: i32) -> f32 {
    match gap {
        ..=1 => 0.6,
        2 => 0.28,
        3 => 0.15,
        4 => 0.08,
        5 => 0.05,
        _ => 0.03,
    }
}

/// What has to be left in the status phase to score an objective.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Reserve {
    pub(super) resources: u8,
    pub(super) influence: u8,
    pub(super) goods: u8,
    pub(super) tokens: u8,
    pub(super) cards: u8,
    /// What is lost if it is spent otherwise.
    pub(super) worth: f32,
}

/// What a seat wants for its objectives.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Aims {
    pub(super) traits: [Want; Trait::COUNT],
    pub(super) specialty: Want,
    pub(super) abroad: Want,
    pub(super) foreign_home: Want,
    /// Control of Mecatol Rex with ships around it.
    pub(super) throne: f32,
    pub(super) colours: [Want; Colour::COUNT],
    pub(super) upgrade: Want,
    pub(super) faction_tech: Want,
    /// Another system with ships.
    pub(super) spread: Want,
    pub(super) beside_mecatol: Want,
    pub(super) beside_anomaly: Want,
    pub(super) beside_home: Want,
    pub(super) wormholes: [Want; 2],
    pub(super) at_dock: Want,
    pub(super) units: [Want; Unit::COUNT],
    /// Scoring at a moment of the action phase.
    pub(super) bombard: f32,
    pub(super) cannon: f32,
    pub(super) leader: f32,
    pub(super) flagship: f32,
    pub(super) great_ship: f32,
    pub(super) reserve: Reserve,
    /// Trade goods, tokens and cards that an objective still lacks: what one more is worth.
    pub(super) good: Want,
    pub(super) token: Want,
    pub(super) card: Want,
    stations: Stations,
}

/// How many rounds are likely to be played to their end from now on, this one included.
pub(super) fn rounds_left(game: &TwilightImperium) -> f32 {
    let most = game.alive().map(|seat| game.sheet(seat).points).max().unwrap_or(0);
    let to_go = f32::from(game.goal().saturating_sub(most)) / PACE;
    let left = f32::from((LAST_ROUND + 1).saturating_sub(game.round()));
    left.min(to_go.max(1.0)).max(1.0)
}

/// The systems that objectives look at, found once.
#[derive(Clone, Copy, Default, Debug)]
struct Stations {
    /// Where the seat has ships.
    ships: Hexes,
    /// Next to Mecatol Rex, to anomalies, to homes of others.
    mecatol: Hexes,
    anomalies: Hexes,
    homes: Hexes,
    /// With an alpha and with a beta wormhole.
    wormholes: [Hexes; 2],
    /// With a space dock of a rival.
    docks: Hexes,
}

impl Aims {
    /// What a seat wants; `own` for all it does, otherwise what others can see of it.
    pub(super) fn of(game: &TwilightImperium, seat: Seat, own: bool) -> Self {
        let mut aims = Self::default();
        let secrets: &[Objective] = if own { game.secrets(seat) } else { &[] };
        let open = || {
            let public = game.public_objectives().iter().copied();
            public.filter(|&own| !game.has_scored(seat, own)).chain(secrets.iter().copied())
        };
        let mut ready = [0_u8; 2];
        let mut saved: Option<(f32, Reserve)> = None;
        let mut met = 0_u64;
        let mut free = [0_u8; 2];
        for objective in open() {
            if objective.def().phase == ScoringPhase::Status
                && game.fulfils(seat, objective.def().requirement)
            {
                met |= 1 << objective as u64;
                ready[usize::from(objective.is_secret())] += 1;
                if !matches!(objective.def().requirement, Requirement::Spend(_)) {
                    free[usize::from(objective.is_secret())] += 1;
                }
            }
        }
        let stations = Stations::of(game, seat);
        for objective in open() {
            let def = objective.def();
            let queue = f32::from(ready[usize::from(objective.is_secret())]);
            let is_met = met & (1 << objective as u64) != 0;
            let waits = if is_met { queue - 1.0 } else { queue };
            let worth = POINT * f32::from(def.points) / (1.0 + 0.3 * waits);
            if let Requirement::Spend(price) = def.requirement {
                aims.save_for(game, seat, objective, price, worth, is_met, &mut saved);
            } else {
                aims.count(game, seat, def.requirement, worth, &stations);
            }
        }
        // What is met without paying is scored first.
        if let Some((_, reserve)) = saved
            && free[usize::from(reserve.cards > 0)] == 0
        {
            aims.reserve = reserve;
        }
        aims.stations = stations;
        aims
    }

    /// What has to be kept for an objective that is paid for.
    #[expect(clippy::too_many_arguments, reason = "it is one step of a loop over objectives")]
    fn save_for(
        &mut self,
        game: &TwilightImperium,
        seat: Seat,
        objective: Objective,
        price: Price,
        worth: f32,
        is_met: bool,
        saved: &mut Option<(f32, Reserve)>,
    ) {
        let sheet = game.sheet(seat);
        let mut reserve = Reserve { worth: 0.8 * worth, ..Reserve::default() };
        match price {
            Price::Resources(n) => reserve.resources = n,
            Price::Influence(n) => reserve.influence = n,
            Price::TradeGoods(n) => {
                reserve.goods = n;
                self.good.add(i32::from(n) - i32::from(sheet.goods), worth);
            }
            Price::Tokens(n) => {
                reserve.tokens = n;
                let held = game.pool(seat, Pool::Tactic) + game.pool(seat, Pool::Strategy);
                self.token.add(i32::from(n) - i32::from(held), worth);
            }
            Price::ActionCards(n) => {
                reserve.cards = n;
                self.card.add(i32::from(n) - game.hand(seat).len() as i32, worth);
            }
        }
        // One public objective a round: the dearest that can be paid for.
        let key = worth - if objective.is_secret() { 0.0 } else { f32::from(reserve.tokens) * 40.0 };
        if is_met && saved.is_none_or(|(best, _)| key > best) {
            *saved = Some((key, reserve));
        }
    }

    /// What is lacking for an objective that shows on the table.
    fn count(
        &mut self,
        game: &TwilightImperium,
        seat: Seat,
        requirement: Requirement,
        worth: f32,
        stations: &Stations,
    ) {
        let of_trait =
            |kind: Trait| game.planets_of(seat).filter(|own| own.def().traits == Some(kind)).count() as i32;
        let beside = |at: Hexes| stations.ships.and(at).len() as i32;
        match requirement {
            Requirement::SameTrait(n) => {
                let best = Trait::ALL.map(of_trait);
                let most = best.into_iter().max().unwrap_or(0);
                for kind in Trait::ALL {
                    let have = best[kind as usize];
                    let far = if have == most { 1.0 } else { 0.5 };
                    self.traits[kind as usize].add(i32::from(n) - have, worth * far);
                }
            }
            Requirement::OfTrait(kind, n) => {
                self.traits[kind as usize].add(i32::from(n) - of_trait(kind), worth);
            }
            Requirement::PlanetsAbroad(n) => {
                let have = game.planets_of(seat).filter(|planet| planet.home_of().is_none()).count() as i32;
                self.abroad.add(i32::from(n) - have, worth);
            }
            Requirement::Specialties(n) => {
                let have =
                    game.planets_of(seat).filter(|planet| planet.def().specialty.is_some()).count() as i32;
                self.specialty.add(i32::from(n) - have, worth);
            }
            Requirement::ForeignHome => {
                let own = game.faction(seat);
                let have =
                    game.planets_of(seat).filter(|planet| planet.home_of().is_some_and(|home| home != own));
                self.foreign_home.add(1 - have.count() as i32, worth);
            }
            Requirement::MecatolRexWithShips(_) => {
                let held = game.planet(Planet::MecatolRex).owner == Some(seat);
                self.throne += if held { 0.3 * worth } else { 0.4 * worth };
            }
            Requirement::UnitUpgrades(n) => {
                let have = game.techs(seat).filter(|tech| tech.upgrades().is_some()).count() as i32;
                self.upgrade.add(i32::from(n) - have, worth);
            }
            Requirement::TwoOfColours(n) => {
                let mut gaps = Colour::ALL.map(|colour| (2 - i32::from(game.techs_of(seat, colour))).max(0));
                let own = gaps;
                gaps.sort_unstable();
                let needed = &gaps[..usize::from(n)];
                let sum: i32 = needed.iter().sum();
                let bar = needed.last().copied().unwrap_or(0);
                for colour in Colour::ALL {
                    let gap = own[colour as usize];
                    if gap > 0 && gap <= bar {
                        self.colours[colour as usize].add(sum, worth);
                    }
                }
            }
            Requirement::OneColour(n) => {
                for colour in Colour::ALL {
                    let gap = i32::from(n) - i32::from(game.techs_of(seat, colour));
                    self.colours[colour as usize].add(gap, worth);
                }
            }
            Requirement::FactionTechs(n) => {
                let own = game.faction(seat).def().own_techs;
                let have = own.into_iter().filter(|&tech| game.owns(seat, tech)).count() as i32;
                self.faction_tech.add(i32::from(n) - have, worth);
            }
            Requirement::ShipsInSystems(n) => {
                self.spread.add(i32::from(n) - stations.ships.len() as i32, worth);
            }
            Requirement::ShipsBesideMecatolRex(n) => {
                self.beside_mecatol.add(i32::from(n) - beside(stations.mecatol), worth);
            }
            Requirement::ShipsBesideAnomalies(n) => {
                self.beside_anomaly.add(i32::from(n) - beside(stations.anomalies), worth);
            }
            Requirement::ShipsBesideHomes(n) => {
                self.beside_home.add(i32::from(n) - beside(stations.homes), worth);
            }
            Requirement::BothWormholes => {
                let have = stations.wormholes.map(|at| stations.ships.and(at).len());
                let gap = have.iter().filter(|&&count| count == 0).count() as i32;
                for (wormhole, count) in self.wormholes.iter_mut().zip(have) {
                    if count == 0 {
                        wormhole.add(gap, worth);
                    } else {
                        wormhole.keep += if count == 1 { 0.5 * worth } else { 0.0 };
                    }
                }
            }
            Requirement::ShipsAtDock => self.at_dock.add(1, worth),
            Requirement::OnBoard(unit, n) => {
                self.units[unit as usize].add(i32::from(n) - i32::from(game.on_board(seat, unit)), worth);
            }
            Requirement::DestroyGreatShip => self.great_ship += worth,
            Requirement::BombardLast => self.bombard += worth,
            Requirement::CannonLast => self.cannon += worth,
            Requirement::BeatLeader => self.leader += worth,
            Requirement::WinWithFlagship => {
                self.flagship += worth;
                self.units[Unit::Flagship as usize]
                    .add(1 - i32::from(game.on_board(seat, Unit::Flagship)), worth);
            }
            Requirement::Spend(_) => (),
        }
    }

    /// What ships in a system are worth where there are none yet, or cost if they all leave.
    pub(super) fn station(&self, hex: Hex) -> Want {
        let mut want = self.spread;
        let stations = &self.stations;
        for (at, more) in [
            (stations.mecatol, &self.beside_mecatol),
            (stations.anomalies, &self.beside_anomaly),
            (stations.homes, &self.beside_home),
            (stations.wormholes[0], &self.wormholes[0]),
            (stations.wormholes[1], &self.wormholes[1]),
            (stations.docks, &self.at_dock),
        ] {
            if at.contains(hex) {
                want.gain += more.gain;
                want.keep += more.keep;
            }
        }
        want
    }
}

impl Stations {
    fn of(game: &TwilightImperium, seat: Seat) -> Self {
        let lanes = game.lanes(Some(seat), false);
        let beside = |at: Hexes| at.iter().fold(Hexes::EMPTY, |all, hex| all.or(lanes.from(hex)));
        let anomalies =
            Anomaly::ALL.into_iter().fold(Hexes::EMPTY, |all, kind| all.or(game.board.anomalies(kind)));
        let rivals = || game.alive().filter(|&rival| rival != seat);
        let homes: Hexes = rivals().filter_map(|rival| game.home(rival)).collect();
        let [alpha, beta, _] = game.wormhole_places();
        let mut docks = Hexes::EMPTY;
        for rival in rivals() {
            for planet in game.planets_of(rival).filter(|&planet| game.planet(planet).docks > 0) {
                if let Some(hex) = game.hex_of(planet) {
                    docks.insert(hex);
                }
            }
        }
        Self {
            ships: game.space.armed(seat),
            mecatol: lanes.from(Hex::MIDDLE),
            anomalies: beside(anomalies),
            homes: beside(homes),
            wormholes: [alpha, beta],
            docks,
        }
    }
}
