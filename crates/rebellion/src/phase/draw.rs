//! Drawing cards, and shuffling decks that are used up (RB 13.1).

use orrery_engine::{ChanceOutcome, Log, shuffle};
use serde::{Deserialize, Serialize};

use crate::cards::{Mission, Objective, Side, System};
use crate::event::Event;
use crate::frame::Frame;
use crate::phase::Choose;
use crate::place::Systems;
use crate::state::{Knowledge, MissionZone, ObjectiveZone, ProbeZone, Rebellion};

/// A deck that can run out and is shuffled anew.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Pile {
    /// The mission deck.
    Missions,
    /// The project deck; its cards go to the hand.
    Projects,
    /// The project deck; its cards are looked at (*Research and Development*).
    Looked,
}

impl Pile {
    const fn zones(self) -> (MissionZone, MissionZone, MissionZone) {
        match self {
            Self::Missions => (MissionZone::Deck, MissionZone::Discard, MissionZone::Hand),
            Self::Projects => (MissionZone::Projects, MissionZone::ProjectDiscard, MissionZone::Hand),
            Self::Looked => (MissionZone::Projects, MissionZone::ProjectDiscard, MissionZone::Looked),
        }
    }
}

impl Rebellion {
    /// A side draws missions; a shuffle may come between (RB 13.1.3).
    pub(crate) fn draw_missions(&mut self, side: Side, count: u8, log: &mut Log<Event>) {
        self.draw_cards(side, Pile::Missions, count, log);
    }

    /// Draws cards of a pile; a shuffle may come between.
    pub(crate) fn draw_cards(&mut self, side: Side, pile: Pile, count: u8, log: &mut Log<Event>) {
        let (deck, discard, to) = pile.zones();
        let mut drawn: Vec<Mission> = Vec::new();
        let mut left = count;
        while left > 0 {
            let Some(mission) = self.missions[side as usize].shift_top(deck as usize, to as usize) else {
                break;
            };
            drawn.push(mission);
            left -= 1;
        }
        if pile != Pile::Missions {
            let rest = self.missions(side, MissionZone::Projects).len() as u8;
            self.known_projects = self.known_projects.min(rest);
        }
        if !drawn.is_empty() {
            let count = drawn.len() as u8;
            let missions = Some(drawn);
            log.push(|| match pile {
                Pile::Missions => Event::MissionsDrawn { side, count, missions },
                Pile::Projects | Pile::Looked => Event::ProjectsDrawn { count, missions },
            });
        }
        if left > 0 && !self.missions(side, discard).is_empty() {
            self.stack.push(Frame::Draw { side, pile, left });
        }
    }

    pub(crate) fn run_draw(&mut self, side: Side, pile: Pile, left: u8, log: &mut Log<Event>) -> bool {
        let (deck, ..) = pile.zones();
        if self.missions(side, deck).is_empty() {
            return false;
        }
        self.stack.pop();
        self.draw_cards(side, pile, left, log);
        true
    }

    pub(crate) fn feed_draw(&mut self, side: Side, pile: Pile, outcome: ChanceOutcome) {
        let ChanceOutcome::Shuffle(seed) = outcome else { unreachable!("{outcome:?} is no shuffle") };
        let (deck, discard, _) = pile.zones();
        let missions = &mut self.missions[side as usize];
        missions.shift_all(discard as usize, deck as usize);
        let cards = missions.get_mut(deck as usize);
        cards.sort_unstable();
        shuffle(cards, seed);
        if pile != Pile::Missions {
            self.known_projects = 0;
        }
    }

    /// The Rebels draw the top objective, if there is one (RB 12.5.1, RB G24).
    pub(crate) fn draw_objective(&mut self, log: &mut Log<Event>) {
        let drawn = self.objectives.shift_top(ObjectiveZone::Deck as usize, ObjectiveZone::Hand as usize);
        let Some(objective) = drawn else { return };
        self.objectives_known[Side::Rebels as usize] &= !(1 << objective as u16);
        self.objectives.get_mut(ObjectiveZone::Hand as usize).sort_unstable();
        log.push(|| Event::ObjectiveDrawn { stage: objective.def().stage, objective: Some(objective) });
    }

    /// An objective goes under the deck; `known_to` says who can name it there.
    pub(crate) fn bury_objective(
        &mut self,
        objective: Objective,
        from: ObjectiveZone,
        known_to: &[Side],
        log: &mut Log<Event>,
    ) {
        self.objectives.shift_card(from as usize, objective, ObjectiveZone::Deck as usize);
        self.objectives.get_mut(ObjectiveZone::Deck as usize).rotate_right(1);
        for side in known_to {
            self.objectives_known[*side as usize] |= 1 << objective as u16;
        }
        let shown = known_to.contains(&Side::Empire);
        log.push(|| Event::ObjectiveBuried {
            stage: objective.def().stage,
            shown,
            objective: Some(objective),
        });
    }

    /// The Empire draws probe cards, as many as there are (RB 12.4.1, RB G24).
    pub(crate) fn draw_probes(&mut self, count: u8, log: &mut Log<Event>) {
        let mut drawn = Vec::new();
        for _ in 0..count {
            let Some((system, known)) = self.draw_probe(ProbeZone::Hand) else { break };
            if known[Side::Rebels as usize] == Knowledge::Exact {
                self.probes_seen.insert(system);
            }
            drawn.push(system);
        }
        self.probes.get_mut(ProbeZone::Hand as usize).sort_unstable();
        let count = drawn.len() as u8;
        log.push(|| Event::ProbesDrawn { count, systems: Some(drawn) });
    }

    /// The top probe card goes to a zone; with it what each side knew of it.
    pub(crate) fn draw_probe(&mut self, to: ProbeZone) -> Option<(System, [Knowledge; 2])> {
        let system = self.probes.shift_top(ProbeZone::Deck as usize, to as usize)?;
        let known = self.probes_known.pop().expect("as many as there are cards");
        // Whoever knew only that the card was among several, and does not see it now, knows less of the others.
        let blind = match to {
            ProbeZone::Hand => Side::Rebels,
            _ => Side::Empire,
        };
        if let Knowledge::Among(group) = known[blind as usize] {
            for marks in self.probes_known.iter_mut() {
                if marks[blind as usize] == Knowledge::Among(group) {
                    marks[blind as usize] = Knowledge::Nothing;
                }
            }
        }
        Some((system, known))
    }

    /// Drawn probe cards are shuffled and put under the deck; the Rebels know which ones they are (RB 7.8.15).
    pub(crate) fn return_probes(&mut self, seed: u64) {
        let group = self.free_group();
        let mut cards: Vec<System> = self.probes(ProbeZone::Drawn).to_vec();
        cards.sort_unstable();
        shuffle(&mut cards, seed);
        self.probes.shift_all(ProbeZone::Drawn as usize, ProbeZone::Deck as usize);
        let deck = self.probes.get_mut(ProbeZone::Deck as usize);
        deck.rotate_right(cards.len());
        deck[..cards.len()].copy_from_slice(&cards);
        for _ in &cards {
            self.probes_known.push_front([Knowledge::Among(group), Knowledge::Nothing]);
        }
    }

    /// A number that no group of probe cards bears.
    pub(crate) fn free_group(&self) -> u8 {
        let taken = |group| self.probes_known.iter().any(|marks| marks.contains(&Knowledge::Among(group)));
        (0..=u8::MAX).find(|&group| !taken(group)).expect("fewer groups than cards")
    }

    /// The systems whose probe cards the Empire has, or knows to be elsewhere than under the Location space: out of the
    /// game, or among those it once had and the Rebels put back (RB 18.4.1).
    pub(crate) fn excluded_for_empire(&self) -> Systems {
        let open = [ProbeZone::Hand, ProbeZone::Box];
        let own: Systems = open.iter().flat_map(|&zone| self.probes(zone)).copied().collect();
        own.or(self.returned_probes())
    }

    /// The systems whose probe cards were the Empire's and lie in the deck, or on their way there.
    pub(crate) fn returned_probes(&self) -> Systems {
        let known = self.probes(ProbeZone::Deck).iter().zip(self.probes_known.iter());
        let known = known.filter(|(_, marks)| marks[Side::Empire as usize] != Knowledge::Nothing);
        let taken = self.stack.iter().any(|frame| matches!(frame, Frame::Choose(Choose::FalseLead { .. })));
        let drawn = if taken { self.probes(ProbeZone::Drawn) } else { &[] };
        known.map(|(&system, _)| system).chain(drawn.iter().copied()).collect()
    }
}
