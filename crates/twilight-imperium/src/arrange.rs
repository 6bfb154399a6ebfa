//! Positions set up by hand, for tests and puzzles.

use orrery_engine::{ChanceOutcome, Game, Log, Seat, SeatSet, Stack, Status};

use crate::board::Space;
use crate::cards::{ActionCard, Agenda, Faction, Objective, Planet, Pool, Strategy, Tech, Unit};
use crate::frame::Frame;
use crate::hex::Hex;
use crate::phase::{AgendaStep, StatusStep, StrategyStep, TurnStep};
use crate::setup::{Factions, Galaxy, Goal, Setup};
use crate::state::{
    AgendaZone, CardZone, Held, Law, NoteId, ObjectiveZone, Phase, PlanetState, SEATS, TwilightImperium,
};

/// A position being set up.
///
/// It lies on the ready map. It is the first turn of the first seat in round 1, all strategy cards are dealt in order and
/// exhausted, hands are empty, the starting technologies are owned, nobody has a unit, a trade good or a secret objective,
/// and only the home planets are controlled. Decks are shuffled the same way every time.
#[derive(Clone, Debug)]
pub struct Arrangement(TwilightImperium);

impl Arrangement {
    /// A position for these factions, by seat.
    ///
    /// # Panics
    /// If there are not three to six different ones.
    pub fn new(factions: &[Faction]) -> Self {
        let mut given = [factions[0]; SEATS];
        given[..factions.len()].copy_from_slice(factions);
        let setup = Setup {
            players: factions.len() as u8,
            speaker: None,
            factions: Factions::Given(given),
            galaxy: Galaxy::Ready,
            goal: Goal::Ten,
        };
        let mut game = TwilightImperium::new(&setup).expect("a setup that the rules allow");
        while game.phase == Phase::Setup {
            let log = &mut Log::off();
            match game.status() {
                Status::Chance(orrery_engine::Chance::Dice { count, .. }) => {
                    let faces = std::iter::repeat_n(1, usize::from(count)).collect();
                    game.resolve_chance(ChanceOutcome::Dice(faces), log);
                }
                Status::Chance(_) => game.resolve_chance(ChanceOutcome::Shuffle(0), log),
                Status::Decision(seats) => {
                    let seat = seats.lowest().expect("somebody is asked");
                    let mut actions = Vec::new();
                    game.list(seat, &mut actions);
                    game.apply_unchecked(seat, actions[0], log);
                }
                Status::Over(_) => unreachable!("a game does not end in its setup"),
            }
        }
        let mut position = Self(game);
        position.clear();
        position.turn(Seat(0))
    }

    fn clear(&mut self) {
        let game = &mut self.0;
        game.space = Space::EMPTY;
        for planet in Planet::ALL {
            let owner = game.planet(planet).owner;
            *game.planet_mut(planet) = PlanetState { owner, ..PlanetState::default() };
        }
        let n = game.players;
        for seat in Seat::all(n) {
            game.sheets[seat].goods = 0;
            game.objectives.shift_all(ObjectiveZone::hand(seat), ObjectiveZone::Secrets as usize);
            game.sheets[seat].strategies = 0;
        }
        for card in Strategy::ALL.into_iter().take(usize::from(n * game.strategies_each())) {
            let seat = Seat(card as u8 % n);
            game.sheets[seat].strategies |= 1 << card as u8;
            game.sheets[seat].used |= 1 << card as u8;
        }
        game.fix_order();
    }

    /// The position as a game, after what must be so has been looked after.
    ///
    /// # Panics
    /// If the position makes no sense.
    pub fn build(self) -> TwilightImperium {
        let mut game = self.0;
        game.advance(&mut Log::off());
        if let Err(what) = game.validate() {
            panic!("not a valid position: {what}");
        }
        game
    }

    /// The position so far.
    pub const fn table(&self) -> &TwilightImperium {
        &self.0
    }

    fn start(mut self, frame: Frame) -> Self {
        self.0.stack = Stack::new();
        self.0.stack.push(frame);
        self
    }

    /// It is a seat's turn in the action phase.
    #[must_use]
    pub fn turn(mut self, seat: Seat) -> Self {
        self.0.phase = Phase::Action;
        self.0.active = Some(seat);
        self.start(Frame::Turn(TurnStep::Act { acts: 0 }))
    }

    /// The strategy phase begins.
    #[must_use]
    pub fn strategy_phase(mut self) -> Self {
        for seat in Seat::all(self.0.players) {
            self.0.sheets[seat].strategies = 0;
            self.0.sheets[seat].used = 0;
        }
        self.0.round = 0;
        self.start(Frame::Strategy(StrategyStep::Begin))
    }

    /// The status phase begins.
    #[must_use]
    pub fn status_phase(mut self) -> Self {
        self.0.phase = Phase::Status;
        self.0.active = None;
        self.start(Frame::Status(StatusStep::Begin))
    }

    /// The agenda phase begins, with these agendas on top of the deck, the first of them first.
    #[must_use]
    pub fn agenda_phase(mut self, agendas: &[Agenda]) -> Self {
        self = self.agendas(agendas);
        self.0.custodians = false;
        self.0.active = None;
        for seat in Seat::all(self.0.players) {
            self.0.sheets[seat].strategies = 0;
        }
        self.start(Frame::Agenda(AgendaStep::Begin))
    }

    /// Who has the speaker token.
    #[must_use]
    pub const fn speaker(mut self, seat: Seat) -> Self {
        self.0.speaker = seat;
        self
    }

    /// Units of a seat in a space area.
    #[must_use]
    pub fn fleet(mut self, seat: Seat, hex: Hex, units: &[(Unit, u8)]) -> Self {
        for &(unit, n) in units {
            self.0.fleet_mut(hex, seat).add(unit, n, false);
        }
        self
    }

    /// A unit of a seat in a space area is damaged.
    #[must_use]
    pub fn damaged(mut self, seat: Seat, hex: Hex, unit: Unit) -> Self {
        self.0.fleet_mut(hex, seat).damage(unit);
        self
    }

    /// A planet with its owner and units; readied.
    #[must_use]
    pub fn planet(mut self, planet: Planet, owner: Seat, units: &[(Unit, u8)]) -> Self {
        let mut state = self.0.planet_mut(planet);
        state.owner = Some(owner);
        for &(unit, n) in units {
            match unit {
                Unit::Infantry => state.infantry += n,
                Unit::Pds => state.pds += n,
                Unit::SpaceDock => state.docks += n,
                _ => unreachable!("ships are always in space (TI 33.1)"),
            }
        }
        drop(state);
        self
    }

    /// Nobody controls a planet.
    #[must_use]
    pub fn free(mut self, planet: Planet) -> Self {
        *self.0.planet_mut(planet) = PlanetState::default();
        self
    }

    /// A planet is exhausted.
    #[must_use]
    pub fn exhausted(mut self, planet: Planet) -> Self {
        self.0.planet_mut(planet).exhausted = true;
        self
    }

    /// A seat owns technologies.
    #[must_use]
    pub fn techs(mut self, seat: Seat, techs: &[Tech]) -> Self {
        for &tech in techs {
            self.0.sheets[seat].techs |= 1 << tech as u64;
        }
        self
    }

    /// A seat's command tokens in the tactic, fleet and strategy pool.
    #[must_use]
    pub fn pools(mut self, seat: Seat, pools: [u8; Pool::COUNT]) -> Self {
        self.0.sheets[seat].pools = pools;
        self
    }

    /// A seat has a command token in a system.
    #[must_use]
    pub fn token(mut self, seat: Seat, hex: Hex) -> Self {
        self.0.tokens[hex.index()].insert(seat);
        self
    }

    /// A seat's trade goods.
    #[must_use]
    pub fn goods(mut self, seat: Seat, goods: u8) -> Self {
        self.0.sheets[seat].goods = goods;
        self
    }

    /// A seat's commodities.
    #[must_use]
    pub fn commodities(mut self, seat: Seat, commodities: u8) -> Self {
        self.0.sheets[seat].commodities = commodities;
        self
    }

    /// A seat's victory points.
    #[must_use]
    pub fn points(mut self, seat: Seat, points: u8) -> Self {
        self.0.sheets[seat].points = points;
        self
    }

    /// Action cards in a hand, from the deck.
    ///
    /// # Panics
    /// If the deck has none left.
    #[must_use]
    pub fn hand(mut self, seat: Seat, cards: &[ActionCard]) -> Self {
        for &card in cards {
            assert!(
                self.0.cards.shift_card(CardZone::Deck as usize, card, CardZone::hand(seat)),
                "no {card:?} is left in the deck"
            );
        }
        self
    }

    /// Action cards in the discard pile.
    #[must_use]
    pub fn discard_all_actions(mut self) -> Self {
        self.0.cards.shift_all(CardZone::Deck as usize, CardZone::Discard as usize);
        self
    }

    /// A secret objective in a hand.
    ///
    /// # Panics
    /// If the deck does not have it.
    #[must_use]
    pub fn secret(mut self, seat: Seat, objective: Objective) -> Self {
        let dealt = self.0.objectives.shift_card(
            ObjectiveZone::Secrets as usize,
            objective,
            ObjectiveZone::hand(seat),
        );
        assert!(dealt, "no {objective:?} is left in the deck");
        self
    }

    /// A public objective is revealed, wherever it lies.
    #[must_use]
    pub fn public(mut self, objective: Objective) -> Self {
        let zones = [ObjectiveZone::DeckI, ObjectiveZone::DeckII, ObjectiveZone::RowI, ObjectiveZone::RowII];
        for zone in zones {
            self.0.objectives.shift_card(zone as usize, objective, ObjectiveZone::Public as usize);
        }
        self
    }

    /// A secret objective was made public (*Classified Document Leaks*).
    #[must_use]
    pub fn leaked(mut self, objective: Objective) -> Self {
        let (secrets, public) = (ObjectiveZone::Secrets as usize, ObjectiveZone::Public as usize);
        self.0.objectives.shift_card(secrets, objective, public);
        self
    }

    /// A note is in the hand of another player.
    #[must_use]
    pub fn note(mut self, id: NoteId, holder: Seat) -> Self {
        self.0.set_held(id, Held::Hand(holder));
        self.0.noted.insert(holder);
        self
    }

    /// A note lies open before a player.
    #[must_use]
    pub fn open_note(mut self, id: NoteId, holder: Seat) -> Self {
        self.0.set_held(id, Held::Open(holder));
        self.0.noted.insert(holder);
        self
    }

    /// A law is in play.
    #[must_use]
    pub fn law(mut self, agenda: Agenda, owner: Option<Seat>, planet: Option<Planet>) -> Self {
        self.0.agendas.shift_card(AgendaZone::Deck as usize, agenda, AgendaZone::Play as usize);
        self.0.laws.push(Law { agenda, owner, planet, objective: None, exhausted: false });
        self
    }

    /// The custodians token is gone.
    #[must_use]
    pub const fn no_custodians(mut self) -> Self {
        self.0.custodians = false;
        self
    }

    /// A seat's strategy cards, readied.
    #[must_use]
    pub fn strategies(mut self, seat: Seat, cards: &[Strategy]) -> Self {
        for other in Seat::all(self.0.players) {
            for &card in cards {
                self.0.sheets[other].strategies &= !(1 << card as u8);
                self.0.sheets[other].used &= !(1 << card as u8);
            }
        }
        for &card in cards {
            self.0.sheets[seat].strategies |= 1 << card as u8;
        }
        self.0.fix_order();
        self
    }

    /// A player has passed.
    #[must_use]
    pub fn passed(mut self, seat: Seat) -> Self {
        self.0.sheets[seat].passed = true;
        self
    }

    /// Players are out of the game.
    #[must_use]
    pub const fn out(mut self, seats: SeatSet) -> Self {
        self.0.out = seats;
        self
    }

    /// An infantry waits on its upgrade card.
    #[must_use]
    pub fn waiting(mut self, seat: Seat, count: u8) -> Self {
        self.0.sheets[seat].waiting = count;
        self
    }

    /// The assimilator tokens of the Nekro Virus mark technologies.
    #[must_use]
    pub const fn marks(mut self, marked: [Option<Tech>; 2]) -> Self {
        self.0.assimilated = marked;
        self
    }

    /// The game is played for so many points.
    #[must_use]
    pub const fn goal(mut self, points: u8) -> Self {
        self.0.goal = points;
        self
    }

    /// An action card goes from the discard pile back on the deck.
    #[must_use]
    pub fn undiscard(mut self, card: ActionCard) -> Self {
        self.0.cards.shift_card(CardZone::Discard as usize, card, CardZone::Deck as usize);
        self
    }

    /// Who has the '0' token.
    #[must_use]
    pub fn zero(mut self, seat: Seat) -> Self {
        self.0.zero = Some(seat);
        self.0.fix_order();
        self
    }

    /// Where the Creuss wormhole tokens lie, alpha and beta.
    #[must_use]
    pub const fn gates(mut self, gates: [Option<Hex>; 2]) -> Self {
        self.0.gates = gates;
        self
    }

    /// Trade goods lie on a strategy card.
    #[must_use]
    pub const fn bonus(mut self, card: Strategy, goods: u8) -> Self {
        self.0.bonus[card as usize] = goods;
        self
    }

    /// Agendas on top of the deck, the first of them first.
    #[must_use]
    pub fn agendas(mut self, agendas: &[Agenda]) -> Self {
        for &agenda in agendas.iter().rev() {
            self.0.agendas.shift_card(AgendaZone::Deck as usize, agenda, AgendaZone::Deck as usize);
        }
        self
    }

    /// All agendas but so many on top of the deck are discarded.
    #[must_use]
    pub fn short_agenda_deck(mut self, left: usize) -> Self {
        while self.0.agendas.len(AgendaZone::Deck as usize) > left {
            let bottom = self.0.agendas.get(AgendaZone::Deck as usize)[0];
            self.0.agendas.shift_card(AgendaZone::Deck as usize, bottom, AgendaZone::Discard as usize);
        }
        self
    }

    /// The deck of secret objectives is empty: its cards went back to the box.
    #[must_use]
    pub fn no_secrets(mut self) -> Self {
        self.0.objectives.shift_all(ObjectiveZone::Secrets as usize, ObjectiveZone::Returned as usize);
        self
    }

    /// A technology of a seat is exhausted.
    #[must_use]
    pub fn exhausted_tech(mut self, seat: Seat, tech: Tech) -> Self {
        self.0.sheets[seat].spent |= 1 << tech as u64;
        self
    }
}
