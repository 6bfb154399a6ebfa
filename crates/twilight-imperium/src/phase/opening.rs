//! Setup (TI setup.1 to TI setup.12.d).

use orrery_engine::{Chance, ChanceOutcome, Log, Seat, SeatSet, Source, SplitMix64, shuffle};
use serde::{Deserialize, Serialize};

use super::StrategyStep;
use crate::action::{Action, Pick};
use crate::cards::maps::Layout;
use crate::cards::{Faction, Objective, Planet, Tech, Tile, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::hex::{Hex, Site};
use crate::setup::Factions;
use crate::state::{AgendaZone, CardZone, ObjectiveZone, TileZone, TwilightImperium};

/// How factions are still to be given out (TI G1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Lots {
    Choose,
    Draft,
    Random,
    /// Every seat has its faction.
    Given,
}

impl From<Factions> for Lots {
    fn from(factions: Factions) -> Self {
        match factions {
            Factions::Choose => Self::Choose,
            Factions::Draft => Self::Draft,
            Factions::Random => Self::Random,
            Factions::Given(_) => Self::Given,
        }
    }
}

/// A step of the setup.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum SetupStep {
    /// TI setup.1: the speaker is drawn by lot.
    Speaker { factions: Lots },
    /// TI G1: factions are drawn by lot.
    Lot { factions: Lots },
    /// TI setup.2: players choose among these factions, one bit each.
    Factions { pool: u32 },
    /// TI G2: who takes the first home place is drawn by lot.
    Homes,
    /// TI setup.6.b: tiles are shuffled and dealt.
    Deal,
    /// TI setup.6.b.note: the speaker of five players places a tile beside Mecatol Rex.
    Extra,
    /// TI setup.6.c.2: so many tiles have been placed.
    Tiles { placed: u8 },
    /// TI setup.11: a player chooses a starting technology.
    Tech { seat: Seat },
    /// TI setup.11.2: a player spreads ground forces and structures over the planets.
    Units { seat: Seat },
    /// TI setup.8: the decks are shuffled.
    Decks,
    /// TI setup.12.a: each player keeps one of two secret objectives.
    Secrets,
    /// TI G10: the others are shuffled back.
    Return,
}

impl SetupStep {
    /// What comes once the speaker is known.
    pub(crate) const fn after_speaker(factions: Lots) -> Self {
        match factions {
            Lots::Choose => Self::Factions { pool: u32::MAX },
            Lots::Draft | Lots::Random => Self::Lot { factions },
            Lots::Given => Self::Homes,
        }
    }
}

/// The order in which starting units are spread over planets.
const SPREAD: [Unit; 3] = [Unit::SpaceDock, Unit::Pds, Unit::Infantry];

/// The secret objectives of which each player keeps one (TI setup.12.a).
const SECRETS_DEALT: usize = 2;
/// The objectives laid out of each public stage (TI setup.12.c).
const LAID_OUT: usize = 5;

impl TwilightImperium {
    pub(crate) const fn chance_in_setup(&self, step: SetupStep) -> Option<Chance> {
        match step {
            SetupStep::Speaker { .. } | SetupStep::Homes => {
                Some(Chance::Dice { count: 1, sides: self.players })
            }
            SetupStep::Lot { .. } | SetupStep::Deal | SetupStep::Decks | SetupStep::Return => {
                Some(Chance::Shuffle)
            }
            SetupStep::Factions { .. }
            | SetupStep::Extra
            | SetupStep::Tiles { .. }
            | SetupStep::Tech { .. }
            | SetupStep::Units { .. }
            | SetupStep::Secrets => None,
        }
    }

    pub(crate) fn asked_in_setup(&self, step: SetupStep) -> SeatSet {
        match step {
            SetupStep::Factions { .. } => self
                .clockwise_from(self.speaker)
                .find(|&seat| self.sheets[seat].faction.is_none())
                .into_iter()
                .collect(),
            SetupStep::Extra => SeatSet::only(self.speaker),
            SetupStep::Tiles { placed } => SeatSet::only(self.placer(placed)),
            SetupStep::Tech { seat } | SetupStep::Units { seat } => SeatSet::only(seat),
            SetupStep::Secrets => {
                self.alive().filter(|&seat| self.secrets(seat).len() == SECRETS_DEALT).collect()
            }
            SetupStep::Speaker { .. }
            | SetupStep::Lot { .. }
            | SetupStep::Homes
            | SetupStep::Deal
            | SetupStep::Decks
            | SetupStep::Return => SeatSet::EMPTY,
        }
    }

    fn layout(&self) -> &'static Layout {
        Layout::of(self.players).expect("checked: three to six players")
    }

    /// Who places the next tile: to and fro, beginning with the speaker (TI setup.6.c.3).
    fn placer(&self, placed: u8) -> Seat {
        let (round, turn) = (placed / self.players, placed % self.players);
        let steps = if round % 2 == 0 { turn } else { self.players - 1 - turn };
        self.speaker.clockwise(steps, self.players)
    }

    /// The open places of the innermost ring that is not complete (TI setup.6.c.5).
    fn open_places(&self) -> impl Iterator<Item = Hex> + Clone + '_ {
        let unused = self.layout().unused;
        let open =
            move |hex: &Hex| *hex != Hex::BESIDE && self.tile(*hex).is_none() && !unused.contains(&hex.0);
        let ring = Hex::all().find(|hex| open(hex)).map_or(0, Hex::ring);
        Hex::all().filter(move |hex| hex.ring() == ring && open(hex))
    }

    /// Whether a tile lies there well: no anomaly beside an anomaly, no wormhole beside one of its type (TI setup.6.c.6,
    /// TI setup.6.c.7, TI G7).
    fn lies_well(&self, tile: Tile, hex: Hex) -> bool {
        let def = tile.def();
        hex.neighbours().filter_map(|beside| self.tile(beside)).all(|beside| {
            let beside = beside.def();
            (def.anomaly.is_none() || beside.anomaly.is_none())
                && (def.wormhole.is_none() || def.wormhole != beside.wormhole)
        })
    }

    /// Whether a placement respects the bans, or nothing that the player could place would (TI G6).
    pub(crate) fn may_place_tile(&self, seat: Seat, tile: Tile, hex: Hex) -> bool {
        let hand = self.tiles.get(TileZone::hand(seat));
        if !hand.contains(&tile) || !self.open_places().any(|open| open == hex) {
            return false;
        }
        let avoidable = || hand.iter().any(|&own| self.open_places().any(|open| self.lies_well(own, open)));
        self.lies_well(tile, hex) || !avoidable()
    }

    /// The starting ground forces and structures that a player has still to place on planets.
    fn to_spread(&self, seat: Seat) -> Option<Unit> {
        let def = self.faction(seat).def();
        let count = |unit| def.units.iter().find(|(own, _)| *own == unit).map_or(0, |&(_, n)| n);
        SPREAD.into_iter().find(|&unit| self.on_board(seat, unit) < count(unit))
    }

    /// Whether a planet takes one more unit of that type (TI 72.4, TI 72.5).
    fn takes_at_start(&self, planet: Planet, unit: Unit) -> bool {
        let state = self.planet(planet);
        match unit {
            Unit::SpaceDock => state.docks < 1,
            Unit::Pds => state.pds < 2,
            _ => true,
        }
    }

    pub(crate) fn run_setup(&mut self, step: SetupStep, log: &mut Log<Event>) -> bool {
        match step {
            SetupStep::Factions { .. } if self.asked_in_setup(step).is_empty() => {
                self.stack.replace_top(Frame::Setup(SetupStep::Homes));
                true
            }
            SetupStep::Tiles { .. } if self.open_places().next().is_none() => {
                self.begin_with_units(log);
                true
            }
            SetupStep::Units { seat } => {
                let Some(unit) = self.to_spread(seat) else {
                    let next = seat.clockwise(1, self.players);
                    let next =
                        if next == self.speaker { SetupStep::Decks } else { SetupStep::Units { seat: next } };
                    self.stack.replace_top(Frame::Setup(next));
                    return true;
                };
                // A choice among one planet is none.
                let planets = self.faction(seat).def().home.def().planets;
                let mut fitting = planets.iter().filter(|&&planet| self.takes_at_start(planet, unit));
                match (fitting.next(), fitting.next()) {
                    (Some(&planet), None) => {
                        self.start_on(seat, unit, planet, log);
                        true
                    }
                    _ => false,
                }
            }
            SetupStep::Secrets if self.asked_in_setup(step).is_empty() => {
                self.stack.replace_top(Frame::Setup(SetupStep::Return));
                true
            }
            _ => false,
        }
    }

    pub(crate) fn list_setup(&self, seat: Seat, step: SetupStep, actions: &mut Vec<Action>) {
        match step {
            SetupStep::Factions { pool } => {
                let free = |faction: &Faction| {
                    pool & (1 << *faction as u32) != 0
                        && self.alive().all(|own| self.sheets[own].faction != Some(*faction))
                };
                actions.extend(Faction::ALL.into_iter().filter(free).map(Action::ChooseFaction));
            }
            SetupStep::Extra => {
                let Some(&tile) = self.tiles.get(TileZone::hand(seat)).last() else { return };
                actions.extend(Hex::MIDDLE.neighbours().map(|hex| Action::PlaceTile { tile, hex }));
            }
            SetupStep::Tiles { .. } => {
                let mut hand = self.tiles.get(TileZone::hand(seat)).to_vec();
                hand.sort_unstable();
                for tile in hand {
                    let places = self.open_places().filter(|&hex| self.may_place_tile(seat, tile, hex));
                    actions.extend(places.map(|hex| Action::PlaceTile { tile, hex }));
                }
            }
            SetupStep::Tech { .. } => {
                let simple = |tech: &Tech| tech.def().needs == [0; 4];
                actions.extend(
                    Tech::ALL[..Tech::COMMON]
                        .iter()
                        .copied()
                        .filter(simple)
                        .map(|tech| Action::Pick(Pick::Tech(tech))),
                );
            }
            SetupStep::Units { .. } => {
                let Some(unit) = self.to_spread(seat) else { return };
                let planets = self.faction(seat).def().home.def().planets.iter().copied();
                let fitting = planets.filter(|&planet| self.takes_at_start(planet, unit));
                actions.extend(
                    fitting.map(|planet| Action::Pick(Pick::Place { unit, site: Site::Planet(planet) })),
                );
            }
            SetupStep::Secrets => {
                let mut cards = self.secrets(seat).to_vec();
                cards.sort_unstable();
                actions.extend(cards.into_iter().map(|card| Action::Pick(Pick::Objective(card))));
            }
            SetupStep::Speaker { .. }
            | SetupStep::Lot { .. }
            | SetupStep::Homes
            | SetupStep::Deal
            | SetupStep::Decks
            | SetupStep::Return => (),
        }
    }

    pub(crate) fn take_setup(&mut self, seat: Seat, step: SetupStep, action: Action, log: &mut Log<Event>) {
        match (step, action) {
            (SetupStep::Factions { .. }, Action::ChooseFaction(faction)) => {
                self.take_faction(seat, faction, log);
            }
            (SetupStep::Extra, Action::PlaceTile { tile, hex }) => {
                self.place_tile(seat, tile, hex, log);
                self.stack.replace_top(Frame::Setup(SetupStep::Tiles { placed: 0 }));
                self.deal_tiles(log);
            }
            (SetupStep::Tiles { placed }, Action::PlaceTile { tile, hex }) => {
                self.place_tile(seat, tile, hex, log);
                self.stack.replace_top(Frame::Setup(SetupStep::Tiles { placed: placed + 1 }));
            }
            (SetupStep::Tech { .. }, Action::Pick(Pick::Tech(tech))) => {
                self.start_with(seat, tech, log);
                self.stack.replace_top(Frame::Setup(SetupStep::Units { seat: self.speaker }));
            }
            (SetupStep::Units { .. }, Action::Pick(Pick::Place { unit, site: Site::Planet(planet) })) => {
                self.start_on(seat, unit, planet, log);
            }
            (SetupStep::Secrets, Action::Pick(Pick::Objective(kept))) => {
                let hand = ObjectiveZone::hand(seat);
                let returned = self.secrets(seat).iter().copied().find(|&own| own != kept);
                let returned = returned.unwrap_or_else(|| unreachable!("checked: two cards in {step:?}"));
                self.objectives.shift_card(hand, returned, ObjectiveZone::Returned as usize);
                log.push(|| Event::SecretKept { seat, objective: Some(kept) });
            }
            _ => unreachable!("checked: {action:?} in {step:?}"),
        }
    }

    fn take_faction(&mut self, seat: Seat, faction: Faction, log: &mut Log<Event>) {
        self.sheets[seat].faction = Some(faction);
        log.push(|| Event::FactionChosen { seat, faction });
    }

    fn place_tile(&mut self, seat: Seat, tile: Tile, hex: Hex, log: &mut Log<Event>) {
        self.tiles.shift_card(TileZone::hand(seat), tile, TileZone::Box as usize);
        self.board.put(hex, tile);
        log.push(|| Event::TilePlaced { seat: Some(seat), tile, hex });
    }

    fn start_with(&mut self, seat: Seat, tech: Tech, log: &mut Log<Event>) {
        self.sheets[seat].techs |= 1 << tech as u64;
        log.push(|| Event::TechGained { seat, tech });
    }

    fn start_on(&mut self, seat: Seat, unit: Unit, planet: Planet, log: &mut Log<Event>) {
        let mut state = self.planet_mut(planet);
        match unit {
            Unit::SpaceDock => state.docks += 1,
            Unit::Pds => state.pds += 1,
            _ => state.infantry += 1,
        }
        log.push(|| Event::UnitPlaced { seat, unit, count: 1, site: Site::Planet(planet) });
    }

    pub(crate) fn feed_setup(&mut self, step: SetupStep, outcome: ChanceOutcome, log: &mut Log<Event>) {
        match (step, outcome) {
            (SetupStep::Speaker { factions }, ChanceOutcome::Dice(faces)) => {
                self.speaker = Seat(faces.as_slice()[0] - 1);
                log.push(|| Event::SpeakerDrawn { seat: self.speaker });
                self.stack.replace_top(Frame::Setup(SetupStep::after_speaker(factions)));
            }
            (SetupStep::Lot { factions }, ChanceOutcome::Shuffle(seed)) => {
                let mut lots = Faction::ALL;
                shuffle(&mut lots, seed);
                if factions == Lots::Random {
                    for (seat, faction) in Seat::all(self.players).zip(lots) {
                        self.take_faction(seat, faction, log);
                    }
                    self.stack.replace_top(Frame::Setup(SetupStep::Homes));
                } else {
                    let drawn = &lots[..usize::from(self.players) + 2];
                    let pool = drawn.iter().fold(0, |pool, &faction| pool | 1 << faction as u32);
                    self.stack.replace_top(Frame::Setup(SetupStep::Factions { pool }));
                }
            }
            (SetupStep::Homes, ChanceOutcome::Dice(faces)) => {
                self.place_homes(Seat(faces.as_slice()[0] - 1), log);
            }
            (SetupStep::Deal, ChanceOutcome::Shuffle(seed)) => {
                let mut seeds = SplitMix64::new(seed);
                for zone in [TileZone::Blue, TileZone::Red] {
                    shuffle(self.tiles.get_mut(zone as usize), seeds.next_u64());
                }
                if self.players == 5 {
                    self.tiles.shift_top(TileZone::Red as usize, TileZone::hand(self.speaker));
                    self.stack.replace_top(Frame::Setup(SetupStep::Extra));
                } else {
                    self.deal_tiles(log);
                    self.stack.replace_top(Frame::Setup(SetupStep::Tiles { placed: 0 }));
                }
            }
            (SetupStep::Decks, ChanceOutcome::Shuffle(seed)) => {
                self.shuffle_decks(seed);
                for seat in Seat::all(self.players) {
                    for _ in 0..SECRETS_DEALT {
                        self.objectives.shift_top(ObjectiveZone::Secrets as usize, ObjectiveZone::hand(seat));
                    }
                    let cards = self.secrets(seat).to_vec();
                    log.push(|| Event::SecretsDealt { seat, objectives: Some(cards) });
                }
                self.stack.replace_top(Frame::Setup(SetupStep::Secrets));
            }
            (SetupStep::Return, ChanceOutcome::Shuffle(seed)) => {
                let (returned, deck) = (ObjectiveZone::Returned as usize, ObjectiveZone::Secrets as usize);
                self.objectives.shift_all(returned, deck);
                self.objectives.get_mut(deck).sort_unstable();
                shuffle(self.objectives.get_mut(deck), seed);
                self.lay_out_objectives(log);
                log.push(|| Event::GameBegan);
                self.stack.replace_top(Frame::Strategy(StrategyStep::Begin));
            }
            _ => unreachable!("{outcome:?} does not answer {step:?}"),
        }
    }

    /// Home places are taken clockwise from the first, which `first` takes (TI G2); then the galaxy is built, or lies
    /// there already.
    fn place_homes(&mut self, first: Seat, log: &mut Log<Event>) {
        let layout = self.layout();
        for (n, &hex) in layout.homes.iter().enumerate() {
            let seat = first.clockwise(n as u8, self.players);
            let faction = self.faction(seat);
            let home = faction.def().home;
            // TI G8
            let creuss = faction == Faction::Creuss;
            let beside = creuss.then_some((Hex::BESIDE, home));
            let (hex, tile) = (Hex(hex), if creuss { Tile::CREUSS_GATE } else { home });
            for (hex, tile) in beside.into_iter().chain([(hex, tile)]) {
                self.board.put(hex, tile);
                log.push(|| Event::TilePlaced { seat: Some(seat), tile, hex });
            }
        }
        if self.tiles.len(TileZone::Blue as usize) > 0 {
            self.stack.replace_top(Frame::Setup(SetupStep::Deal));
        } else {
            self.begin_with_units(log);
        }
    }

    /// TI setup.6.b
    fn deal_tiles(&mut self, log: &mut Log<Event>) {
        let layout = self.layout();
        for seat in Seat::all(self.players) {
            for (zone, count) in [(TileZone::Blue, layout.blue), (TileZone::Red, layout.red)] {
                for _ in 0..count {
                    self.tiles.shift_top(zone as usize, TileZone::hand(seat));
                }
            }
            let tiles = self.tiles.get(TileZone::hand(seat)).to_vec();
            log.push(|| Event::TilesDealt { seat, tiles: Some(tiles), blue: layout.blue, red: layout.red });
        }
    }

    /// TI setup.5, TI setup.11: planets, technologies and ships; then what is left to choose.
    fn begin_with_units(&mut self, log: &mut Log<Event>) {
        let layout = self.layout();
        let mut chooser = None;
        for seat in Seat::all(self.players) {
            let def = self.faction(seat).def();
            let home = self.place_of(def.home).expect("home systems are placed");
            let place = if self.faction(seat) == Faction::Creuss {
                self.place_of(Tile::CREUSS_GATE)
            } else {
                Some(home)
            };
            let goods = layout.homes.iter().position(|&hex| Some(Hex(hex)) == place);
            // TI G4
            self.sheets[seat].goods = goods.map_or(0, |n| layout.trade_goods[n]);
            for &planet in def.home.def().planets {
                self.planet_mut(planet).owner = Some(seat);
            }
            for &tech in def.techs {
                self.start_with(seat, tech, log);
            }
            if def.chosen_techs > 0 {
                chooser = Some(seat);
            }
            for &(unit, n) in def.units {
                let floating = unit == Unit::SpaceDock && def.faction.stats(unit, false).movement.is_some();
                if unit.is_ship() || floating {
                    self.fleet_mut(home, seat).add(unit, n, false);
                    log.push(|| Event::UnitPlaced { seat, unit, count: n, site: Site::Space(home) });
                }
            }
        }
        self.stack.replace_top(Frame::Setup(match chooser {
            Some(seat) => SetupStep::Tech { seat },
            None => SetupStep::Units { seat: self.speaker },
        }));
    }

    /// TI setup.8
    fn shuffle_decks(&mut self, seed: u64) {
        let mut seeds = SplitMix64::new(seed);
        shuffle(self.cards.get_mut(CardZone::Deck as usize), seeds.next_u64());
        shuffle(self.agendas.get_mut(AgendaZone::Deck as usize), seeds.next_u64());
        for zone in [ObjectiveZone::DeckI, ObjectiveZone::DeckII, ObjectiveZone::Secrets] {
            shuffle(self.objectives.get_mut(zone as usize), seeds.next_u64());
        }
    }

    /// TI setup.12.c, TI setup.12.d
    fn lay_out_objectives(&mut self, log: &mut Log<Event>) {
        use ObjectiveZone::{DeckI, DeckII, Public, RowI, RowII};
        for (deck, row) in [(DeckI, RowI), (DeckII, RowII)] {
            for _ in 0..LAID_OUT {
                self.objectives.shift_top(deck as usize, row as usize);
            }
        }
        for _ in 0..2 {
            let objective: Option<Objective> = self.objectives.shift_top(RowI as usize, Public as usize);
            if let Some(objective) = objective {
                log.push(|| Event::ObjectiveRevealed { objective });
            }
        }
    }
}
