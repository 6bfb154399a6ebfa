//! A small game with hidden hands, a shuffle and dice, and ways to play it.

use std::sync::Arc;

use orrery_engine::{
    Chance, ChanceOutcome, Game, Illegal, Log, Outcome, Rule, Seat, SeatSet, Source, SplitMix64, Status,
    Viewer, shuffle,
};
use orrery_table::{Occupant, Table};
use serde::{Deserialize, Serialize};

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);

pub(crate) const NOT_YOUR_TURN: Illegal = illegal("1.1", "not-your-turn");
pub(crate) const NOT_IN_HAND: Illegal = illegal("1.2", "not-in-hand");
const NO_CARD_LEFT: Illegal = illegal("1.3", "no-card-left");
const ALREADY_OUT: Illegal = illegal("1.4", "already-out");
pub(crate) const TWO_TO_FOUR_PLAYERS: Illegal = illegal("1.5", "two-to-four-players");

const fn illegal(paragraph: &'static str, reason: &'static str) -> Illegal {
    Illegal { rule: Rule { book: "HD", paragraph }, reason }
}

/// Thirty different cards, three in each hand; marks and two dice score, and the first to reach the goal wins.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Hands {
    pub(crate) deck: Vec<u8>,
    pub(crate) held: Vec<Vec<u8>>,
    points: Vec<u32>,
    marks: u32,
    goal: u32,
    turn: Seat,
    pub(crate) out: SeatSet,
    rolling: bool,
    /// The card turned up.
    pub(crate) shown: Option<u8>,
    ballast: Vec<u8>,
    /// Shared by all copies of one game, so that a test can count them.
    #[serde(skip)]
    pub(crate) copies: Arc<()>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) players: u8,
    pub(crate) goal: u32,
    /// Idle bytes that make the state as large as a big game's.
    pub(crate) ballast: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Action {
    Mark,
    Play(u8),
    Draw,
    Roll,
    /// Turns a card of the hand up for a moment.
    Show(u8),
    Pass,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Event {
    Dealt { seat: Seat, card: Option<u8> },
    Drew { seat: Seat, card: Option<u8> },
    Played { seat: Seat, card: u8 },
    Rolled { seat: Seat, faces: Vec<u8> },
    Showed { seat: Seat, card: u8 },
    Hid { seat: Seat },
    Marked { seat: Seat },
    Passed { seat: Seat },
    Left { seat: Seat },
}

#[derive(PartialEq, Eq, Debug)]
pub(crate) struct View {
    pub(crate) hand: Vec<u8>,
    pub(crate) shown: Option<u8>,
    pub(crate) counts: Vec<usize>,
}

impl Hands {
    fn present(&self) -> SeatSet {
        SeatSet::first(self.seats()).minus(self.out)
    }

    fn winners(&self) -> Option<SeatSet> {
        let best = Seat::all(self.seats()).find(|seat| self.points[seat.index()] >= self.goal);
        if self.present().len() == 1 { Some(self.present()) } else { best.map(SeatSet::only) }
    }

    fn pass(&mut self) {
        self.turn = self.turn.clockwise(1, self.seats());
        while self.out.contains(self.turn) {
            self.turn = self.turn.clockwise(1, self.seats());
        }
    }
}

impl Game for Hands {
    const ID: &'static str = "hands";
    const RULES_VERSION: u32 = 3;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, Illegal> {
        if !(2..=4).contains(&setup.players) {
            return Err(TWO_TO_FOUR_PLAYERS);
        }
        let players = usize::from(setup.players);
        Ok(Self {
            deck: Vec::new(),
            held: vec![Vec::new(); players],
            points: vec![0; players],
            marks: 0,
            goal: setup.goal,
            turn: A,
            out: SeatSet::EMPTY,
            rolling: false,
            shown: None,
            ballast: vec![7; usize::from(setup.ballast)],
            copies: Arc::default(),
        })
    }

    fn seats(&self) -> u8 {
        self.held.len() as u8
    }

    fn status(&self) -> Status {
        match self.winners() {
            Some(winners) => Status::Over(Outcome { winners }),
            None if self.shown.is_some() => Status::Chance(Chance::Nothing),
            None if self.rolling => Status::Chance(Chance::Dice { count: 2, sides: 6 }),
            None if self.deck.is_empty() && self.held[0].is_empty() && self.marks == 0 => {
                Status::Chance(Chance::Shuffle)
            }
            None => Status::Decision(SeatSet::only(self.turn)),
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        let plays = self.held[seat.index()].iter().map(|&card| Action::Play(card));
        let shows = self.held[seat.index()].iter().map(|&card| Action::Show(card));
        let all =
            [Action::Mark, Action::Draw, Action::Roll, Action::Pass].into_iter().chain(plays).chain(shows);
        actions.extend(all.filter(|&action| self.check(seat, action).is_ok()));
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            _ if self.status() != Status::Decision(SeatSet::only(seat)) => Err(NOT_YOUR_TURN),
            Action::Play(card) | Action::Show(card) if !self.held[seat.index()].contains(&card) => {
                Err(NOT_IN_HAND)
            }
            Action::Draw if self.deck.is_empty() => Err(NO_CARD_LEFT),
            _ => Ok(()),
        }
    }

    fn apply_unchecked(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Mark => {
                self.marks += 1;
                self.points[seat.index()] += 1;
                log.push(|| Event::Marked { seat });
            }
            Action::Play(card) => {
                self.held[seat.index()].retain(|&other| other != card);
                log.push(|| Event::Played { seat, card });
            }
            Action::Draw => {
                let card = self.deck.pop();
                self.held[seat.index()].extend(card);
                log.push(|| Event::Drew { seat, card });
            }
            Action::Roll => self.rolling = true,
            Action::Show(card) => {
                self.shown = Some(card);
                log.push(|| Event::Showed { seat, card });
            }
            Action::Pass => {
                self.pass();
                log.push(|| Event::Passed { seat });
            }
        }
        // The first shuffle is asked for while nothing has been done.
        self.marks = self.marks.max(1);
    }

    fn resolve_chance(&mut self, outcome: ChanceOutcome, log: &mut Log<Event>) {
        match outcome {
            ChanceOutcome::Shuffle(seed) => {
                self.deck = (1..=30).collect();
                shuffle(&mut self.deck, seed);
                for seat in Seat::all(self.seats()) {
                    for _ in 0..3 {
                        let card = self.deck.pop();
                        self.held[seat.index()].extend(card);
                        log.push(|| Event::Dealt { seat, card });
                    }
                }
            }
            ChanceOutcome::Dice(faces) => {
                let seat = self.turn;
                self.rolling = false;
                self.points[seat.index()] += faces.as_slice().iter().copied().map(u32::from).sum::<u32>();
                log.push(|| Event::Rolled { seat, faces: faces.as_slice().to_vec() });
                self.pass();
            }
            ChanceOutcome::Nothing => {
                let seat = self.turn;
                self.shown = None;
                log.push(|| Event::Hid { seat });
            }
        }
    }

    fn concede(&mut self, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
        if self.out.contains(seat) {
            return Err(ALREADY_OUT);
        }
        self.out.insert(seat);
        log.push(|| Event::Left { seat });
        if self.turn == seat {
            self.pass();
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        let hand = match viewer {
            Viewer::Seat(seat) => self.held[seat.index()].clone(),
            Viewer::Spectator => Vec::new(),
        };
        View { hand, shown: self.shown, counts: self.held.iter().map(Vec::len).collect() }
    }

    fn seen_by(&self, event: &Event, viewer: Viewer) -> Event {
        let mut seen = event.clone();
        if let Event::Dealt { seat, card } | Event::Drew { seat, card } = &mut seen
            && viewer != Viewer::Seat(*seat)
        {
            *card = None;
        }
        seen
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Dealt { .. } | Event::Drew { .. })
    }

    fn redeal(&mut self, viewer: Viewer, seed: u64) {
        let hidden = |seat: &Seat| viewer != Viewer::Seat(*seat);
        let mut pool = self.deck.clone();
        Seat::all(self.seats()).filter(hidden).for_each(|seat| pool.extend(&self.held[seat.index()]));
        pool.sort_unstable();
        shuffle(&mut pool, seed);
        for seat in Seat::all(self.seats()).filter(hidden) {
            let rest = pool.len() - self.held[seat.index()].len();
            self.held[seat.index()] = pool.split_off(rest);
        }
        self.deck = pool;
    }
}

/// A goal no test reaches.
pub(crate) const ENDLESS: u32 = 1_000_000;

pub(crate) fn setup(players: u8, goal: u32) -> Setup {
    Setup { players, goal, ballast: 0 }
}

/// An endless game of people called by their letters.
pub(crate) fn people(players: u8) -> Table<Hands> {
    let seats = Seat::all(players).map(|seat| Occupant::human(format!("{seat:?}"))).collect();
    Table::new(setup(players, ENDLESS), seats, 1).expect("a good setup")
}

/// An endless game of a person against one bot.
pub(crate) fn person_and_bot() -> Table<Hands> {
    let seats = vec![Occupant::human("Ada"), Occupant::bot("hard")];
    Table::new(setup(2, ENDLESS), seats, 1).expect("a good setup")
}

/// Takes `steps` random actions, or fewer if the game ends.
pub(crate) fn play_on(table: &mut Table<Hands>, steps: usize, seed: u64) {
    let mut source = SplitMix64::new(seed);
    for _ in 0..steps {
        let Status::Decision(seats) = table.status() else { return };
        let seat = seats.lowest().expect("somebody to decide");
        let actions = table.legal(seat);
        let action = actions[source.below(actions.len() as u32) as usize];
        table.act(seat, action).expect("a listed action");
    }
}
