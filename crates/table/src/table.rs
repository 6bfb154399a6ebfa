//! One running game.

use orrery_engine::{Game, Seat, Status, Viewer};

use crate::history::History;
use crate::undo::UndoRequest;
use crate::{Generator, Happened, Occupant, Record, Records, Refusal, ResumeError, Seed, Version};

/// One running game: everything that happens to it happens through this type.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    pub(crate) history: History<G>,
    pub(crate) seats: Vec<Occupant>,
    pub(crate) generator: Generator,
    pub(crate) undos: u32,
    pub(crate) asked: Option<UndoRequest>,
}

impl<G: Game> Table<G> {
    /// A new game, with the chance of its setup resolved.
    ///
    /// # Errors
    /// If the game refuses the setup or has another number of seats.
    pub fn new(setup: G::Setup, seats: Vec<Occupant>, seed: impl Into<Seed>) -> Result<Self, Refusal> {
        Self::go_on(History::new(setup)?, seats, seed.into(), 0)
    }

    /// A table at which a game goes on that was played elsewhere: its setup, its records and how many undos there
    /// were. Chance fell as the records say; what they do not say falls as the seed promises.
    ///
    /// # Errors
    /// The first record that the game refuses, or the setup, or another number of seats.
    pub fn resume(
        setup: G::Setup,
        seats: Vec<Occupant>,
        seed: impl Into<Seed>,
        records: impl IntoIterator<Item = Record<G::Action>>,
        undos: u32,
    ) -> Result<Self, ResumeError> {
        let refused = |record| move |refusal| ResumeError { record, refusal };
        let mut history = History::new(setup).map_err(Refusal::Illegal).map_err(refused(None))?;
        for (number, record) in records.into_iter().enumerate() {
            history.push(record).map_err(refused(Some(number as u32)))?;
        }
        Self::go_on(history, seats, seed.into(), undos).map_err(refused(None))
    }

    /// A table at which `history` goes on.
    pub(crate) fn go_on(
        history: History<G>,
        seats: Vec<Occupant>,
        seed: Seed,
        undos: u32,
    ) -> Result<Self, Refusal> {
        let expected = history.state().seats();
        if seats.len() != usize::from(expected) {
            return Err(Refusal::SeatCount { expected, actual: seats.len() });
        }
        let generator = Generator::new(seed, history.drawn());
        let mut table = Self { history, seats, generator, undos, asked: None };
        table.settle();
        Ok(table)
    }

    /// Takes an action for `seat` and resolves the chance it asks for.
    ///
    /// The events are as they happened; show them as [`Game::seen_by`] or [`Table::events_since`] gives them.
    ///
    /// # Errors
    /// If nobody sits there, the game is over or a rule forbids the action.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<Happened<G::Event>>, Refusal> {
        self.decide(seat, Record::Action { seat, action })
    }

    /// [`Table::act`] for a seat that saw the game at `version`.
    ///
    /// # Errors
    /// As [`Table::act`], or if the game has moved on since.
    pub fn act_at(
        &mut self,
        version: Version,
        seat: Seat,
        action: G::Action,
    ) -> Result<Vec<Happened<G::Event>>, Refusal> {
        let actual = self.version();
        if version != actual {
            return Err(Refusal::StaleVersion { expected: version, actual });
        }
        self.act(seat, action)
    }

    /// The player in `seat` leaves for good.
    ///
    /// # Errors
    /// If nobody sits there, the game is over or the player is out of it already.
    pub fn concede(&mut self, seat: Seat) -> Result<Vec<Happened<G::Event>>, Refusal> {
        self.decide(seat, Record::Concede { seat })
    }

    /// Plays records that were made at another table of the same game, chance included.
    ///
    /// # Errors
    /// The first record that the game refuses; those before it are played.
    pub fn follow(
        &mut self,
        records: impl IntoIterator<Item = Record<G::Action>>,
    ) -> Result<(), ResumeError> {
        for record in records {
            let number = self.history.records().len() as u32;
            let refused = |refusal| ResumeError { record: Some(number), refusal };
            self.history.push(record).map_err(refused)?;
        }
        self.asked = None;
        self.generator = Generator::new(self.generator.seed(), self.history.drawn());
        self.settle();
        Ok(())
    }

    /// Puts `occupant` in `seat` and returns who sat there; an open request to undo is dropped.
    ///
    /// # Errors
    /// If the table has no such seat.
    pub fn sit(&mut self, seat: Seat, occupant: Occupant) -> Result<Occupant, Refusal> {
        let place = self.seats.get_mut(seat.index()).ok_or(Refusal::NotSeated(seat))?;
        self.asked = None;
        Ok(std::mem::replace(place, occupant))
    }

    /// What the game waits for: decisions, or nothing any more.
    pub fn status(&self) -> Status {
        self.history.state().status()
    }

    /// Every action `seat` may take now.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if seat.index() < self.seats.len() {
            self.history.state().legal_actions(seat, &mut actions);
        }
        actions
    }

    /// All that `viewer` may know; a seat the table does not have sees what a spectator sees.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.history.state().view(self.known(viewer))
    }

    /// The events since `version` as `viewer` saw them.
    ///
    /// If an undo came between, what `viewer` remembers may never have happened, and all events are returned.
    pub fn events_since(&self, version: Version, viewer: Viewer) -> Vec<Happened<G::Event>> {
        let from = if version.undos == self.undos { version.records as usize } else { 0 };
        let viewer = self.known(viewer);
        let seen = |Happened { record, event }| Happened {
            record,
            event: self.history.state().seen_by(&event, viewer),
        };
        self.history.events(from, usize::MAX).into_iter().map(seen).collect()
    }

    /// The present moment.
    pub fn version(&self) -> Version {
        Version { records: self.history.records().len() as u32, undos: self.undos }
    }

    /// The game itself, hidden parts included: for bots and tests, not for players.
    pub const fn state(&self) -> &G {
        self.history.state()
    }

    /// The game after `n` records, or the present one if there are fewer; hidden parts included.
    pub fn state_at(&self, n: usize) -> G {
        self.history.state_at(n)
    }

    /// Hashes of the state after every so many records, always the same number.
    pub fn hashes(&self) -> &[u64] {
        self.history.hashes()
    }

    /// What the game started from.
    pub const fn setup(&self) -> &G::Setup {
        self.history.setup()
    }

    /// All that was decided and drawn, hidden parts included.
    pub const fn records(&self) -> &Records<G::Action> {
        self.history.records()
    }

    /// How many events there were before a record.
    pub fn events_before(&self, record: u32) -> u32 {
        self.history.events_before(self.history.records().len().min(record as usize))
    }

    /// The record that caused an event, which is numbered from 0.
    pub fn record_of_event(&self, event: u32) -> u32 {
        self.history.record_of_event(event) as u32
    }

    /// How many actions had been taken when each seat was first out of the game ([`Game::is_out`]); `u32::MAX` for one
    /// that never was. The records are played again for it. Players who leave together, with no action between them,
    /// have lasted equally long.
    pub fn lasted(&self) -> Vec<u32> {
        let mut state = self.history.state_at(0);
        let mut lasted = vec![u32::MAX; self.seats.len()];
        let mut actions = 0;
        for (number, record) in self.records().iter().enumerate() {
            self.history.forward(&mut state, number, number + 1);
            actions += u32::from(matches!(record, Record::Action { .. }));
            for (seat, lasted) in Seat::all(state.seats()).zip(&mut lasted) {
                if *lasted == u32::MAX && state.is_out(seat) {
                    *lasted = actions;
                }
            }
        }
        lasted
    }

    /// Who sits where, by seat.
    pub fn seats(&self) -> &[Occupant] {
        &self.seats
    }

    fn decide(&mut self, seat: Seat, record: Record<G::Action>) -> Result<Vec<Happened<G::Event>>, Refusal> {
        match self.seats.get(seat.index()) {
            None | Some(Occupant::Empty) => return Err(Refusal::NotSeated(seat)),
            Some(Occupant::Human { .. } | Occupant::Bot { .. }) => (),
        }
        let number = self.history.records().len() as u32;
        let events = self.history.push(record)?;
        self.asked = None;
        let mut happened: Vec<_> =
            events.into_iter().map(|event| Happened { record: number, event }).collect();
        happened.extend(self.settle());
        Ok(happened)
    }

    /// Resolves chance until the game waits for a decision or is over; what that causes.
    fn settle(&mut self) -> Vec<Happened<G::Event>> {
        let mut happened = Vec::new();
        while let Status::Chance(chance) = self.status() {
            let outcome = self.generator.sample(chance);
            let record = self.history.records().len() as u32;
            match self.history.push(Record::Chance(outcome)) {
                Ok(events) => {
                    happened.extend(events.into_iter().map(|event| Happened { record, event }));
                }
                Err(refusal) => unreachable!("drawn: {outcome:?} for {chance:?}, {refusal:?}"),
            }
        }
        happened
    }

    fn known(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if seat.index() >= self.seats.len() => Viewer::Spectator,
            viewer => viewer,
        }
    }
}
