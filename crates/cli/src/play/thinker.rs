//! Bots that think in the background.

use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use orrery_bots::{Bot, Progress, Spec, bot};
use orrery_engine::Seat;
use orrery_table::{Occupant, Table, Version};

use crate::tabletop::Tabletop;

/// The bots of a table and the one that thinks now.
pub(crate) struct Thinker<G: Tabletop> {
    bots: BTreeMap<Seat, Box<dyn Bot<G>>>,
    thought: Option<Thought<G>>,
}

struct Thought<G: Tabletop> {
    seat: Seat,
    version: Version,
    progress: Progress,
    answer: Receiver<(Box<dyn Bot<G>>, G::Action)>,
}

impl<G: Tabletop> Thinker<G> {
    /// The bots that sit at `seats`. A level this program does not know plays as a normal bot.
    pub(crate) fn new(seats: &[Occupant], seed: u64) -> Self {
        let bots = Seat::all(seats.len() as u8).zip(seats).filter_map(|(seat, occupant)| match occupant {
            Occupant::Bot { level } => {
                let spec = level.parse().unwrap_or(Spec::Level(orrery_bots::Level::Normal));
                Some((seat, bot::<G>(&spec, seed ^ u64::from(seat.0) << 56)))
            }
            Occupant::Human { .. } | Occupant::Empty => None,
        });
        Self { bots: bots.collect(), thought: None }
    }

    /// Whether a bot sits in `seat`.
    pub(crate) fn plays(&self, seat: Seat) -> bool {
        self.bots.contains_key(&seat) || self.thought.as_ref().is_some_and(|thought| thought.seat == seat)
    }

    /// Who thinks now, and how far it is, in percent.
    pub(crate) fn thinking(&self) -> Option<(Seat, u32)> {
        self.thought.as_ref().map(|thought| (thought.seat, thought.progress.per_mille() / 10))
    }

    /// Lets the bot in `seat` begin to think.
    pub(crate) fn begin(&mut self, table: &Table<G>, seat: Seat) {
        let Some(mut bot) = self.bots.remove(&seat) else { return };
        let (sender, answer) = channel();
        let progress = Progress::new();
        let (game, actions, watched) = (table.state().clone(), table.legal(seat), progress.clone());
        thread::spawn(move || {
            let action = match actions[..] {
                [only] => only,
                _ => bot.choose(&game, seat, &actions, &watched),
            };
            // Nobody listens any more if the player has quit.
            let _ = sender.send((bot, action));
        });
        self.thought = Some(Thought { seat, version: table.version(), progress, answer });
    }

    /// The answer, once there is one, with the moment it was asked for.
    pub(crate) fn answer(&mut self) -> Option<(Seat, Version, G::Action)> {
        let thought = self.thought.as_ref()?;
        match thought.answer.try_recv() {
            Ok((bot, action)) => {
                let (seat, version) = (thought.seat, thought.version);
                self.thought = None;
                self.bots.insert(seat, bot);
                Some((seat, version, action))
            }
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => panic!("the bot in seat {:?} has failed", thought.seat),
        }
    }

    /// Breaks off the thinking and forgets its answer.
    pub(crate) fn stop(&mut self) {
        if let Some(thought) = self.thought.take() {
            thought.progress.stop();
            if let Ok((bot, _)) = thought.answer.recv() {
                self.bots.insert(thought.seat, bot);
            }
        }
    }

    /// Asks the bot that thinks to answer with the best it has.
    pub(crate) fn hurry(&self) {
        if let Some(thought) = &self.thought {
            thought.progress.stop();
        }
    }
}
