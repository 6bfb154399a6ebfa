//! Setup (RB 2).

use orrery_engine::{Chance, ChanceOutcome, List, Log, Seat, SeatSet, Source, SplitMix64, shuffle};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::{ActionCard, Leader, Objective, Ring, Role, Side, System, Theatre, Timing, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::phase::Choose;
use crate::place::{Force, Place, Systems};
use crate::setup::{roles, starting_units};
use crate::state::{Back, Knowledge, MissionZone, ObjectiveZone, Owned, ProbeZone, Rebellion};

/// A step of the setup.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum SetupStep {
    /// RB 2.2.1: sides are drawn by lot.
    Seats,
    /// RB 2.5 to RB 2.9: all decks are shuffled.
    Decks,
    /// RB 2.9.8, RB 2.9.12: a side places its starting units; the Rebels outside their base in this system only.
    Units { side: Side, system: Option<System> },
    /// RB 2.9.17: starting action cards with the timing Immediate are used.
    Immediate,
    /// RB 2.10.1: the Rebels choose the base's system.
    Base,
    /// RB 2.10.4: the other probe cards are shuffled.
    Probes,
}

impl SetupStep {
    pub(crate) const fn chance(self) -> Option<Chance> {
        match self {
            Self::Seats | Self::Decks | Self::Probes => Some(Chance::Shuffle),
            Self::Units { .. } | Self::Immediate | Self::Base => None,
        }
    }
}

/// So many units of each type.
type Units = &'static [(Unit, u8)];

/// The fixed units of the first game (RB 2.12.4 to RB 2.12.7).
const FIRST_GAME: &[(Option<System>, Units)] = &[
    (None, &[(Unit::XWing, 1), (Unit::YWing, 1), (Unit::RebelTrooper, 3), (Unit::Airspeeder, 1)]),
    (
        Some(System::Bothawui),
        &[
            (Unit::CorellianCorvette, 1),
            (Unit::RebelTransport, 1),
            (Unit::XWing, 1),
            (Unit::YWing, 1),
            (Unit::RebelTrooper, 3),
            (Unit::Airspeeder, 1),
        ],
    ),
    (
        Some(System::Coruscant),
        &[
            (Unit::StarDestroyer, 1),
            (Unit::AssaultCarrier, 1),
            (Unit::TieFighter, 2),
            (Unit::Stormtrooper, 3),
            (Unit::AtSt, 1),
            (Unit::AtAt, 1),
        ],
    ),
    (
        Some(System::Mandalore),
        &[(Unit::DeathStar, 1), (Unit::TieFighter, 4), (Unit::Stormtrooper, 2), (Unit::AtSt, 1)],
    ),
    (Some(System::Saleucami), GARRISON),
    (Some(System::Sullust), GARRISON),
    (
        Some(System::Mustafar),
        &[(Unit::AssaultCarrier, 1), (Unit::TieFighter, 2), (Unit::Stormtrooper, 2), (Unit::AtSt, 1)],
    ),
    (Some(System::Corellia), &[(Unit::AssaultCarrier, 1), (Unit::Stormtrooper, 1)]),
];

const GARRISON: Units =
    &[(Unit::StarDestroyer, 1), (Unit::TieFighter, 2), (Unit::Stormtrooper, 2), (Unit::AtSt, 1)];

impl Rebellion {
    pub(crate) fn asked_in_setup(&self, step: SetupStep) -> SeatSet {
        match step {
            // RB 16.3.5
            SetupStep::Units { side, .. } => SeatSet::only(self.seat_of(side, Role::Admiral)),
            // RB 16.3.8
            SetupStep::Base => SeatSet::only(self.seat_of(Side::Rebels, Role::General)),
            SetupStep::Seats | SetupStep::Decks | SetupStep::Immediate | SetupStep::Probes => SeatSet::EMPTY,
        }
    }

    /// The starting units a side has still to place.
    pub(crate) fn units_to_place(&self, side: Side) -> Force {
        let mut left = starting_units(side);
        for unit in Unit::of(side) {
            left.take(unit, self.in_play(unit).min(left.count(unit)));
        }
        left
    }

    /// The Imperial systems without a ground unit (RB 2.9.10).
    fn unguarded(&self) -> Systems {
        System::all()
            .filter(|&system| {
                self.is_imperial(system) && !self.force(system).has(Side::Empire, Theatre::Ground)
            })
            .collect()
    }

    pub(crate) fn run_setup(&mut self, step: SetupStep, log: &mut Log<Event>) -> bool {
        match step {
            SetupStep::Units { side, .. } if self.units_to_place(side) == Force::EMPTY => {
                self.stack.replace_top(Frame::Setup(match side {
                    Side::Empire => SetupStep::Units { side: Side::Rebels, system: None },
                    Side::Rebels => SetupStep::Immediate,
                }));
                true
            }
            SetupStep::Immediate => {
                self.stack.replace_top(Frame::Setup(SetupStep::Base));
                // The Rebels resolve theirs first (RB 2.9.18); the Empire has none.
                let owned: Vec<ActionCard> = self.actions[0].owned.iter().map(|own| own.card).collect();
                for card in owned.into_iter().rev().filter(|card| card.def().timing == Timing::Immediate) {
                    self.use_immediate(Side::Rebels, card, None, log);
                }
                true
            }
            SetupStep::Seats
            | SetupStep::Decks
            | SetupStep::Probes
            | SetupStep::Base
            | SetupStep::Units { .. } => false,
        }
    }

    /// An Immediate card is revealed and resolved (RB 13.2.11); without anybody to use it, it is just spent (RB G26).
    pub(crate) fn use_immediate(
        &mut self,
        side: Side,
        card: ActionCard,
        recruited: Option<Leader>,
        log: &mut Log<Event>,
    ) {
        let seat = recruited.map_or_else(|| self.seat_of(side, Role::General), |own| self.controller(own));
        self.spend_card(side, card, seat, log);
        let ring = match card {
            ActionCard::HumanCyborgRelations => Ring::C3po,
            ActionCard::ResourcefulAstromech => Ring::R2d2,
            ActionCard::TheMillenniumFalcon if recruited.is_some() => Ring::MillenniumFalcon,
            _ => return,
        };
        if Leader::all().any(|leader| self.may_bear(ring, leader)) {
            self.stack.push(Frame::Choose(Choose::Bearer { seat, ring }));
        }
    }

    /// Where starting units may be placed.
    fn is_starting_place(&self, side: Side, chosen: Option<System>, place: Place) -> bool {
        match (side, place.system()) {
            (Side::Empire, Some(system)) => self.is_imperial(system),
            (Side::Empire, None) => false,
            (Side::Rebels, None) => true,
            // Any one system without Imperial units (RB G6).
            (Side::Rebels, Some(system)) => {
                chosen.is_none_or(|chosen| chosen == system) && !self.force(system).has_side(Side::Empire)
            }
        }
    }

    pub(crate) fn list_setup(&self, step: SetupStep, actions: &mut Vec<Action>) {
        match step {
            SetupStep::Units { side, system } => {
                let left = self.units_to_place(side);
                let unguarded = self.unguarded();
                let ground: u8 = Unit::of(side)
                    .filter(|unit| unit.theatre() == Theatre::Ground)
                    .map(|unit| left.count(unit))
                    .sum();
                let scarce = side == Side::Empire && u32::from(ground) <= unguarded.len();
                for unit in left.types() {
                    let guards = scarce && unit.theatre() == Theatre::Ground;
                    for place in Place::all().filter(|&place| self.is_starting_place(side, system, place)) {
                        let needed = place.system().is_some_and(|system| unguarded.contains(system));
                        if !guards || needed {
                            actions.push(Action::PlaceUnit { unit, place });
                        }
                    }
                }
            }
            SetupStep::Base => {
                let cards = self.probes(ProbeZone::Deck);
                let mut systems: Vec<System> =
                    cards.iter().copied().filter(|&system| self.may_start_in(system)).collect();
                systems.sort_unstable();
                actions.extend(systems.into_iter().map(|system| Action::ChoosePlace(system.into())));
            }
            SetupStep::Seats | SetupStep::Decks | SetupStep::Immediate | SetupStep::Probes => (),
        }
    }

    /// RB 2.12.8: in the first game not next to Imperial units.
    fn may_start_in(&self, system: System) -> bool {
        let near = |system: System| self.force(system).has_side(Side::Empire);
        !self.setup.options.first_game || !system.def().adjacent.iter().any(|&next| near(next))
    }

    pub(crate) fn take_setup(&mut self, step: SetupStep, action: Action, log: &mut Log<Event>) {
        match (step, action) {
            (SetupStep::Units { side, system }, Action::PlaceUnit { unit, place }) => {
                self.supply.take(unit, 1);
                self.force_mut(place).add(unit, 1);
                log.push(|| Event::UnitPlaced { unit, place });
                let system = if side == Side::Rebels { system.or(place.system()) } else { None };
                self.stack.replace_top(Frame::Setup(SetupStep::Units { side, system }));
            }
            (SetupStep::Base, Action::ChoosePlace(place)) => {
                let system = place.system().expect("checked: a system");
                self.probes.shift_card(ProbeZone::Deck as usize, system, ProbeZone::Location as usize);
                self.base = Some(system);
                let known = self.open_probes().fold(Systems::EMPTY, Systems::or);
                self.possible = Systems::ALL.minus(known).minus(Systems::only(System::Coruscant));
                if self.setup.options.first_game {
                    let near = System::all().filter(|&system| !self.may_start_in(system));
                    self.possible = self.possible.minus(near.collect());
                }
                log.push(|| Event::BaseChosen { system: Some(system) });
                self.stack.replace_top(Frame::Setup(SetupStep::Probes));
            }
            _ => unreachable!("checked: {action:?} in {step:?}"),
        }
    }

    /// The probe cards everybody has seen leave the game (RB 2.9.5).
    fn open_probes(&self) -> impl Iterator<Item = Systems> + '_ {
        self.probes(ProbeZone::Box).iter().map(|&system| Systems::only(system))
    }

    pub(crate) fn feed_setup(&mut self, step: SetupStep, outcome: ChanceOutcome, log: &mut Log<Event>) {
        let ChanceOutcome::Shuffle(seed) = outcome else { unreachable!("{outcome:?} is no shuffle") };
        match step {
            SetupStep::Seats => {
                let mut seats: Vec<Seat> = Seat::all(self.setup.players).collect();
                shuffle(&mut seats, seed);
                self.roles = roles(&seats);
                self.seated = self.roles;
                log.push(|| Event::SeatsDrawn { roles: self.roles });
                self.stack.replace_top(Frame::Setup(SetupStep::Decks));
            }
            SetupStep::Decks => {
                self.shuffle_decks(seed);
                self.place_loyalty(log);
                if self.setup.options.first_game {
                    self.place_first_game(log);
                    self.stack.replace_top(Frame::Setup(SetupStep::Base));
                } else {
                    self.deal_starting_actions(log);
                    self.stack
                        .replace_top(Frame::Setup(SetupStep::Units { side: Side::Empire, system: None }));
                }
                // RB 2.5.3
                self.draw_objective(log);
            }
            SetupStep::Probes => {
                shuffle(self.probes.get_mut(ProbeZone::Deck as usize), seed);
                let unknown = [Knowledge::Nothing; 2];
                self.probes_known = (0..self.probes(ProbeZone::Deck).len()).map(|_| unknown).collect();
                // RB 2.11.1: nothing has to be shuffled for it.
                for side in Side::BOTH {
                    self.draw_missions(side, 2, log);
                }
                self.stack.pop();
                log.push(|| Event::GameBegan);
                self.begin_round(log);
            }
            SetupStep::Units { .. } | SetupStep::Immediate | SetupStep::Base => {
                unreachable!("{step:?} waits for no shuffle")
            }
        }
    }

    fn shuffle_decks(&mut self, seed: u64) {
        let mut seeds = SplitMix64::new(seed);
        let deck = self.objectives.get_mut(ObjectiveZone::Deck as usize);
        // RB 2.5.1: each stage on its own.
        for stage in deck.chunk_by_mut(|one: &Objective, other| one.def().stage == other.def().stage) {
            shuffle(stage, seeds.next_u64());
        }
        for side in Side::BOTH {
            for zone in [MissionZone::Deck, MissionZone::Projects] {
                shuffle(self.missions[side as usize].get_mut(zone as usize), seeds.next_u64());
            }
            let actions = &mut self.actions[side as usize];
            let mut deck: Vec<ActionCard> = actions.deck.iter().collect();
            shuffle(&mut deck, seeds.next_u64());
            actions.deck = deck.into_iter().collect();
            let mut starting: Vec<ActionCard> = actions.unseen.iter().collect();
            shuffle(&mut starting, seeds.next_u64());
            actions.unseen = starting.into_iter().collect();
        }
        shuffle(self.probes.get_mut(ProbeZone::Deck as usize), seeds.next_u64());
    }

    /// RB 2.9.1 to RB 2.9.5, or the fixed loyalty of the first game (RB 2.12.2, RB 2.12.3).
    fn place_loyalty(&mut self, log: &mut Log<Event>) {
        use System::*;
        let turned_up: Vec<System> = if self.setup.options.first_game {
            vec![Kashyyyk, Bothawui, Naboo, Mandalore, Sullust, Saleucami, Corellia, Mustafar]
        } else {
            self.probes(ProbeZone::Deck).iter().rev().copied().collect()
        };
        let of = |side| turned_up.iter().copied().filter(move |system| system.def().symbol == Some(side));
        for system in of(Side::Rebels).take(3) {
            self.loyal[Side::Rebels as usize].insert(system);
            log.push(|| Event::LoyaltySet { system, side: Side::Rebels });
        }
        for (n, system) in of(Side::Empire).take(5).enumerate() {
            self.probes.shift_card(ProbeZone::Deck as usize, system, ProbeZone::Box as usize);
            if n < 2 {
                self.subjugated.insert(system);
                log.push(|| Event::Subjugated { system });
            } else {
                self.loyal[Side::Empire as usize].insert(system);
                log.push(|| Event::LoyaltySet { system, side: Side::Empire });
            }
        }
        // Cards are shuffled together before one is chosen (RB 2.9.6): their order means nothing.
        self.probes.get_mut(ProbeZone::Deck as usize).sort_unstable();
    }

    fn place_first_game(&mut self, log: &mut Log<Event>) {
        for &(system, units) in FIRST_GAME {
            let place = system.map_or(Place::BASE_SPACE, Place::from);
            for &(unit, n) in units {
                for _ in 0..n {
                    self.supply.take(unit, 1);
                    self.force_mut(place).add(unit, 1);
                    log.push(|| Event::UnitPlaced { unit, place });
                }
            }
        }
    }

    /// RB 2.9.15
    fn deal_starting_actions(&mut self, log: &mut Log<Event>) {
        for side in Side::BOTH {
            let actions = &mut self.actions[side as usize];
            for _ in 0..2 {
                let card = actions.unseen.pop().expect("more starting cards than two");
                actions.owned.push(Owned { card, back: Back::Starting });
            }
            let mut rest: Vec<ActionCard> = actions.unseen.iter().collect();
            rest.sort_unstable();
            actions.unseen = rest.into_iter().collect::<List<_, 18>>();
            let cards: Vec<ActionCard> = actions.owned.iter().map(|own| own.card).collect();
            log.push(|| Event::ActionsDealt { side, cards: Some(cards) });
        }
    }
}
