//! The agenda phase (TI 83).

use orrery_engine::{List, Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::StrategyStep;
use crate::action::{Action, Outcome, Pick};
use crate::cards::{Ability, ActionCard, Agenda, Kind, Outcomes, Planet};
use crate::event::{Deck, Event};
use crate::frame::{Frame, Moment};
use crate::state::{AgendaZone, Law, Phase, SEATS, TwilightImperium};

/// The vote at hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Ballot {
    /// Which agenda of the phase this is: the first or the second.
    pub(crate) number: u8,
    /// What is voted on; nothing once it was replaced.
    pub(crate) agenda: Option<Agenda>,
    /// Whether it is a law in play that is voted on again (*Miscount Disclosed*).
    pub(crate) again: bool,
    /// The order of voting: from the speaker's left, the speaker last (TI 83.2.b, TI G123).
    pub(crate) order: List<Seat, SEATS>,
    /// What each seat votes for.
    pub(crate) choice: [Option<Outcome>; SEATS],
    /// With how many votes.
    pub(crate) votes: [u8; SEATS],
    /// Who cannot vote on this agenda (TI 83.16).
    pub(crate) barred: SeatSet,
    /// Who cannot vote in this agenda phase.
    pub(crate) banned: SeatSet,
    /// Who cannot play action cards or use faction abilities until this agenda is resolved (*Political Secret*).
    pub(crate) silenced: SeatSet,
    /// The predictions (TI 83.22).
    pub(crate) predictions: List<Prediction, 16>,
    /// Whether *Galactic Threat* was used in this phase.
    pub(crate) threatened: bool,
    /// What is resolved.
    pub(crate) result: Option<Outcome>,
    /// A law that is to be voted on again after this agenda.
    pub(crate) next: Option<Agenda>,
}

/// A prediction of the outcome of an agenda (TI 83.22).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Prediction {
    /// Who made it.
    pub(crate) seat: Seat,
    /// The rider; without one it is *Galactic Threat*.
    pub(crate) card: Option<ActionCard>,
    /// What was predicted.
    pub(crate) outcome: Outcome,
}

/// What agendas bring at the start of the next strategy phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Upcoming {
    /// *Anti-Intellectual Revolution*: each player exhausts a planet for each technology.
    pub(crate) revolution: bool,
    /// *Arms Reduction*: each player exhausts the planets with a technology specialty.
    pub(crate) specialties: bool,
    /// *New Constitution*: each player exhausts the planets of the home system.
    pub(crate) homes: bool,
    /// *Representative Government*: who exhausts all cultural planets.
    pub(crate) cultural: SeatSet,
}

/// A step of the agenda phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum AgendaStep {
    /// TI 83.1: the phase begins; W38.
    Begin,
    /// TI 83.2.a: the speaker reveals the top card; after a shuffle if there is none.
    Reveal,
    /// After W39: the agenda may be gone.
    Revealed,
    /// TI 83.2.b, after W40.
    Open,
    /// The seat in this place of the order votes.
    Vote { at: u8 },
    /// TI 83.6: that seat exhausts planets for the outcome it chose.
    Cast { at: u8 },
    /// TI 83.2.c: votes are counted.
    Count,
    /// TI 83.18: after W44 the outcome is carried out.
    Resolve,
    /// TI 83.22.b: predictions are resolved, from this place clockwise from the speaker on.
    Predictions { at: u8 },
    /// TI 83.4: the next agenda, or the end of the phase.
    Next,
}

impl TwilightImperium {
    /// Whether the agenda deck has to be shuffled before a card is revealed (TI 42.4).
    fn agenda_deck_is_empty(&self) -> bool {
        self.agendas.len(AgendaZone::Deck as usize) == 0 && self.agendas.len(AgendaZone::Discard as usize) > 0
    }

    pub(crate) fn asked_in_agenda(&self, step: AgendaStep) -> Seat {
        match step {
            AgendaStep::Vote { at } | AgendaStep::Cast { at } => self.voter(at),
            _ => self.speaker,
        }
    }

    fn voter(&self, at: u8) -> Seat {
        *self.ballot.order.get(usize::from(at)).expect("a voter in the order")
    }

    /// What an agenda can come to (TI 83.8, TI 83.9, TI 83.11).
    pub(crate) fn outcomes(&self, agenda: Agenda) -> Vec<Outcome> {
        match agenda.def().outcomes {
            Outcomes::ForAgainst => vec![Outcome::For, Outcome::Against],
            Outcomes::Player => self.alive().map(Outcome::Player).collect(),
            Outcomes::Planet(filter) => {
                let fits = |planet: &Planet| self.planet(*planet).owner.is_some() && filter.takes(*planet);
                Planet::ALL.into_iter().filter(fits).map(Outcome::Planet).collect()
            }
            Outcomes::Law => self.laws.iter().map(|law| Outcome::Law(law.agenda)).collect(),
            Outcomes::ScoredSecret => {
                let mut scored: Vec<_> =
                    self.alive().flat_map(|seat| self.scored_secrets(seat)).copied().collect();
                scored.sort_unstable();
                scored.into_iter().map(Outcome::Secret).collect()
            }
        }
    }

    /// Whether a seat can vote on this agenda (TI 83.16).
    pub(crate) fn can_vote(&self, seat: Seat) -> bool {
        !self.out.contains(seat)
            && !self.ballot.barred.contains(seat)
            && !self.ballot.banned.contains(seat)
            && !self.faction(seat).has(Ability::GalacticThreat)
    }

    /// The planets that a seat can exhaust for votes.
    fn voting_planets(&self, seat: Seat) -> impl Iterator<Item = Planet> + '_ {
        self.planets_of(seat).filter(|&planet| !self.planet(planet).exhausted && self.influence(planet) > 0)
    }

    /// How many votes a seat could cast now.
    pub(crate) fn votes_at_hand(&self, seat: Seat) -> u8 {
        if self.one_vote_each() {
            return 1;
        }
        self.voting_planets(seat).map(|planet| self.influence(planet)).fold(0, u8::saturating_add)
    }

    /// Whether everybody has one vote and planets have none.
    fn one_vote_each(&self) -> bool {
        self.law(Agenda::RepresentativeGovernment).is_some()
    }

    pub(crate) fn run_agenda(&mut self, step: AgendaStep, log: &mut Log<Event>) -> bool {
        match step {
            AgendaStep::Begin => {
                self.phase = Phase::Agenda;
                log.push(|| Event::PhaseBegan { phase: Phase::Agenda });
                self.ballot = Ballot { number: 1, ..Ballot::default() };
                self.go(Frame::Agenda(AgendaStep::Reveal));
                self.open(Moment::AgendaStart);
            }
            AgendaStep::Reveal => {
                if self.agenda_deck_is_empty() {
                    self.stack.push(Frame::Shuffle(Deck::Agendas));
                } else {
                    self.reveal_agenda(log);
                }
            }
            AgendaStep::Revealed => {
                let replaced = self.ballot.agenda.is_none();
                self.go(Frame::Agenda(if replaced { AgendaStep::Reveal } else { AgendaStep::Open }));
                if !replaced {
                    self.open(Moment::Revealed);
                }
            }
            AgendaStep::Open => {
                let agenda = self.voted_on();
                if self.outcomes(agenda).is_empty() {
                    // TI G116
                    self.put_away(agenda, log);
                    self.go(Frame::Agenda(AgendaStep::Next));
                } else {
                    let left = self.left_of(self.speaker);
                    self.ballot.order = self.clockwise_from(left).collect();
                    self.go(Frame::Agenda(AgendaStep::Vote { at: 0 }));
                    self.open(Moment::BeforeVote);
                }
            }
            AgendaStep::Vote { at } => return self.run_vote(at, log),
            AgendaStep::Cast { at } => {
                if self.voting_planets(self.voter(at)).next().is_some() {
                    return false;
                }
                self.finish_vote(at, log);
            }
            AgendaStep::Count => {
                let leading = self.leading();
                if leading.len() > 1 {
                    return false;
                }
                self.decide_agenda(leading[0]);
            }
            AgendaStep::Resolve => self.carry_out(log),
            AgendaStep::Predictions { at } => self.resolve_next_prediction(at, log),
            AgendaStep::Next => self.next_agenda(log),
        }
        true
    }

    /// The agenda that is voted on.
    pub(crate) fn voted_on(&self) -> Agenda {
        self.ballot.agenda.expect("an agenda is voted on")
    }

    fn reveal_agenda(&mut self, log: &mut Log<Event>) {
        let (deck, revealed) = (AgendaZone::Deck as usize, AgendaZone::Revealed as usize);
        let Some(agenda) = self.agendas.shift_top(deck, revealed) else {
            // All agendas are laws in play: there is nothing to vote on.
            return self.go(Frame::Agenda(AgendaStep::Next));
        };
        self.known[agenda as usize] = SeatSet::EMPTY;
        log.push(|| Event::AgendaRevealed { agenda });
        // The card's own text comes first (TI G27).
        let void = match agenda {
            Agenda::JudicialAbolishment | Agenda::MiscountDisclosed | Agenda::NewConstitution => {
                self.laws.is_empty()
            }
            Agenda::ClassifiedDocumentLeaks => self.alive().all(|seat| self.scored_secrets(seat).is_empty()),
            _ => false,
        };
        if void {
            self.put_away(agenda, log);
        } else {
            self.begin_ballot(agenda);
        }
    }

    /// A ballot on an agenda that lies revealed.
    fn begin_ballot(&mut self, agenda: Agenda) {
        let Ballot { number, banned, threatened, .. } = self.ballot;
        self.ballot = Ballot { number, agenda: Some(agenda), banned, threatened, ..Ballot::default() };
        self.bargain.clear();
        self.go(Frame::Agenda(AgendaStep::Revealed));
        self.open(Moment::Reveal);
    }

    /// The agenda that was revealed is discarded, and the next one takes its place (TI 83.2.a).
    pub(crate) fn replace_agenda(&mut self, log: &mut Log<Event>) {
        let Some(agenda) = self.ballot.agenda.take() else { return };
        if self.ballot.again {
            self.discard_law(agenda, log);
        } else {
            self.put_away(agenda, log);
        }
    }

    /// A revealed agenda goes to the discard pile.
    fn put_away(&mut self, agenda: Agenda, log: &mut Log<Event>) {
        if self.agendas.shift_card(AgendaZone::Revealed as usize, agenda, AgendaZone::Discard as usize) {
            log.push(|| Event::AgendaDiscarded { agenda });
        }
    }

    fn run_vote(&mut self, at: u8, log: &mut Log<Event>) -> bool {
        if self.ballot.result.is_some() {
            // *Committee Formation* has chosen: no vote is held.
            self.elect();
            return true;
        }
        if usize::from(at) >= self.ballot.order.len() {
            self.go(Frame::Agenda(AgendaStep::Count));
            self.open(Moment::SpeakerVoted);
            return true;
        }
        let seat = self.voter(at);
        let has_votes = self.one_vote_each() || self.voting_planets(seat).next().is_some();
        if self.can_vote(seat) && (has_votes || self.may_offer(seat)) {
            return false;
        }
        self.abstain(at, log);
        true
    }

    fn abstain(&mut self, at: u8, log: &mut Log<Event>) {
        let seat = self.voter(at);
        log.push(|| Event::Abstained { seat });
        self.go(Frame::Agenda(AgendaStep::Vote { at: at + 1 }));
    }

    fn finish_vote(&mut self, at: u8, log: &mut Log<Event>) {
        let seat = self.voter(at);
        let (outcome, votes) = (self.ballot.choice[seat.index()], self.ballot.votes[seat.index()]);
        let outcome = outcome.unwrap_or_else(|| unreachable!("{seat:?} votes for something"));
        log.push(|| Event::VotesCast { seat, outcome, votes });
        self.go(Frame::Agenda(AgendaStep::Vote { at: at + 1 }));
        self.open(Moment::Voted { seat });
    }

    /// More votes for the outcome that a seat has voted for (TI 83.15).
    pub(crate) fn add_votes(&mut self, seat: Seat, more: u8, log: &mut Log<Event>) {
        let votes = &mut self.ballot.votes[seat.index()];
        *votes = votes.saturating_add(more);
        if let Some(outcome) = self.ballot.choice[seat.index()] {
            log.push(|| Event::VotesCast { seat, outcome, votes: more });
        }
    }

    /// The votes for an outcome.
    pub(crate) fn votes_for(&self, outcome: Outcome) -> u16 {
        let of = |seat: Seat| self.ballot.choice[seat.index()] == Some(outcome);
        Seat::all(self.players)
            .filter(|&seat| of(seat))
            .map(|seat| u16::from(self.ballot.votes[seat.index()]))
            .sum()
    }

    /// Who voted for an outcome.
    pub(crate) fn voters_for(&self, outcome: Outcome) -> SeatSet {
        let of = |seat: &Seat| {
            self.ballot.choice[seat.index()] == Some(outcome) && self.ballot.votes[seat.index()] > 0
        };
        self.alive().filter(of).collect()
    }

    /// The outcomes with the most votes; all of them if nobody voted (TI 83.19, TI G117).
    fn leading(&self) -> Vec<Outcome> {
        let outcomes = self.outcomes(self.voted_on());
        let most = outcomes.iter().map(|&outcome| self.votes_for(outcome)).max().unwrap_or(0);
        outcomes.into_iter().filter(|&outcome| self.votes_for(outcome) == most).collect()
    }

    fn decide_agenda(&mut self, outcome: Outcome) {
        self.ballot.result = Some(outcome);
        self.elect();
    }

    /// Goes on to the outcome, after whoever is elected may have reacted (W44).
    fn elect(&mut self) {
        self.go(Frame::Agenda(AgendaStep::Resolve));
        if let Some(Outcome::Player(seat)) = self.ballot.result {
            self.open(Moment::Elected { seat });
        }
    }

    /// TI 83.18 to TI 83.21
    fn carry_out(&mut self, log: &mut Log<Event>) {
        let agenda = self.voted_on();
        let outcome = self.ballot.result.expect("an outcome was decided");
        self.go(Frame::Agenda(AgendaStep::Predictions { at: 0 }));
        log.push(|| Event::AgendaResolved { agenda, outcome: Some(outcome) });
        if agenda.is_law() && outcome != Outcome::Against {
            self.enact(agenda, outcome, log);
        } else if self.ballot.again {
            self.discard_law(agenda, log);
        } else {
            self.put_away(agenda, log);
        }
        self.resolve_agenda(agenda, outcome, log);
    }

    /// A law comes into play (TI 26.3.2).
    fn enact(&mut self, agenda: Agenda, outcome: Outcome, log: &mut Log<Event>) {
        let (owner, planet, objective) = match (agenda.def().kind, outcome) {
            (Kind::OwnedLaw, Outcome::Player(seat)) => (Some(seat), None, None),
            (Kind::AttachedLaw, Outcome::Planet(planet)) => (None, Some(planet), None),
            (_, Outcome::Secret(objective)) => (None, None, Some(objective)),
            _ => (None, None, None),
        };
        if self.ballot.again {
            let at = self.laws.iter().position(|law| law.agenda == agenda);
            if let Some(at) = at {
                self.laws.remove(at);
            }
        } else {
            self.agendas.shift_card(AgendaZone::Revealed as usize, agenda, AgendaZone::Play as usize);
        }
        self.laws.push(Law { agenda, owner, planet, objective, exhausted: false });
        log.push(|| Event::LawEnacted { agenda, owner, planet });
    }

    /// Correct predictions are resolved one after another, the speaker's first (TI G121).
    fn resolve_next_prediction(&mut self, at: u8, log: &mut Log<Event>) {
        let order: List<Seat, SEATS> = self.clockwise_from(self.speaker).collect();
        let n = order.len() as u8;
        for step in 0..n {
            let place = (at + step) % n;
            let seat = *order.get(usize::from(place)).expect("a place in the order");
            let right = |own: &Prediction| own.seat == seat && Some(own.outcome) == self.ballot.result;
            let Some(index) = self.ballot.predictions.iter().position(|own| right(&own)) else { continue };
            let prediction = self.ballot.predictions.remove(index);
            self.go(Frame::Agenda(AgendaStep::Predictions { at: (place + 1) % n }));
            self.resolve_prediction(prediction, log);
            return;
        }
        self.go(Frame::Agenda(AgendaStep::Next));
    }

    fn next_agenda(&mut self, log: &mut Log<Event>) {
        if let Some(law) = self.ballot.next.take() {
            self.begin_ballot(law);
            self.ballot.again = true;
            return;
        }
        if self.ballot.number == 1 {
            let Ballot { banned, threatened, .. } = self.ballot;
            self.ballot = Ballot { number: 2, banned, threatened, ..Ballot::default() };
            return self.go(Frame::Agenda(AgendaStep::Reveal));
        }
        self.ballot = Ballot::default();
        // TI 83.4
        for seat in Seat::all(self.players) {
            for planet in self.planets_of(seat) {
                if self.planet(planet).exhausted {
                    self.planet_mut(planet).exhausted = false;
                    log.push(|| Event::PlanetReadied { seat, planet });
                }
            }
        }
        self.go(Frame::Strategy(StrategyStep::Begin));
    }

    pub(crate) fn list_agenda(&self, seat: Seat, step: AgendaStep, actions: &mut Vec<Action>) {
        match step {
            AgendaStep::Vote { .. } => {
                actions.push(Action::Pass);
                if self.one_vote_each() || self.voting_planets(seat).next().is_some() {
                    actions.extend(self.outcomes(self.voted_on()).into_iter().map(Action::Vote));
                }
            }
            AgendaStep::Cast { .. } => {
                if self.ballot.votes[seat.index()] > 0 {
                    actions.push(Action::Finish);
                }
                actions.extend(self.voting_planets(seat).map(Action::Exhaust));
            }
            AgendaStep::Count => {
                actions
                    .extend(self.leading().into_iter().map(|outcome| Action::Pick(Pick::Outcome(outcome))));
            }
            AgendaStep::Begin
            | AgendaStep::Reveal
            | AgendaStep::Revealed
            | AgendaStep::Open
            | AgendaStep::Resolve
            | AgendaStep::Predictions { .. }
            | AgendaStep::Next => (),
        }
    }

    pub(crate) fn take_agenda(&mut self, seat: Seat, step: AgendaStep, action: Action, log: &mut Log<Event>) {
        match (step, action) {
            (AgendaStep::Vote { at }, Action::Pass) => self.abstain(at, log),
            (AgendaStep::Vote { at }, Action::Vote(outcome)) => {
                self.ballot.choice[seat.index()] = Some(outcome);
                if self.one_vote_each() {
                    self.ballot.votes[seat.index()] = 1;
                    self.finish_vote(at, log);
                } else {
                    self.go(Frame::Agenda(AgendaStep::Cast { at }));
                }
            }
            (AgendaStep::Cast { at }, Action::Finish) => self.finish_vote(at, log),
            (AgendaStep::Cast { .. }, Action::Exhaust(planet)) => {
                let influence = self.influence(planet);
                self.planet_mut(planet).exhausted = true;
                log.push(|| Event::PlanetExhausted { seat, planet });
                // TI 83.6.a
                let votes = &mut self.ballot.votes[seat.index()];
                *votes = votes.saturating_add(influence);
            }
            (AgendaStep::Count, Action::Pick(Pick::Outcome(outcome))) => self.decide_agenda(outcome),
            _ => unreachable!("checked: {action:?} in {step:?}"),
        }
    }
}
