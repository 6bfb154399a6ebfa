//! Secret actions in a search, with the duels of Parley.

use orrery_bots::{Appraise, Bot, Limits, Progress, bot, play_game};
use orrery_engine::{ChanceOutcome, Game, Illegal, Log, Record, Seat, Status, Viewer};
use orrery_testkit::Scenario;
use orrery_testkit::parley::{Action, Card, Event, Parley, Setup, View};
use serde::{Deserialize, Serialize};

use crate::spec;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// Parley, played for nothing but a guess: A wins if the two cards of the duel differ. With a Broker A is safe but
/// gets little. `SECRET` says whether a search knows that B does not see A's card.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Pennies<const SECRET: bool> {
    game: Parley,
    shown: Option<(Card, Card)>,
}

impl<const SECRET: bool> Game for Pennies<SECRET> {
    const ID: &'static str = "pennies";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, Illegal> {
        Parley::new(setup).map(|game| Self { game, shown: None })
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn status(&self) -> Status {
        self.game.status()
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.game.legal_actions(seat, actions);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.game.check(seat, action)
    }

    fn apply_unchecked(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        self.game.apply_unchecked(seat, action, log);
        self.shown = self.shown.or_else(|| self.game.committed[A].zip(self.game.committed[B]));
    }

    fn resolve_chance(&mut self, outcome: ChanceOutcome, log: &mut Log<Event>) {
        self.game.resolve_chance(outcome, log);
    }

    fn concede(&mut self, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
        self.game.concede(seat, log)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.game.view(viewer)
    }

    fn seen_by(&self, event: &Event, viewer: Viewer) -> Event {
        self.game.seen_by(event, viewer)
    }

    fn reveals(event: &Event) -> bool {
        Parley::reveals(event)
    }

    fn redeal(&mut self, viewer: Viewer, seed: u64) {
        self.game.redeal(viewer, seed);
    }
}

impl<const SECRET: bool> Appraise for Pennies<SECRET> {
    const SECRETS: bool = SECRET;

    fn appraise(&self, _: Seat, _: Action) -> i32 {
        0
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        let first = match self.shown {
            Some((Card::Broker, _)) => 0.3,
            Some((one, other)) if one == other => 0.0,
            _ => 1.0,
        };
        if seat == A { first } else { 1.0 - first }
    }

    fn trace(&self, seat: Seat, action: Action, viewer: Seat) -> u64 {
        self.game.trace(seat, action, viewer)
    }

    fn moment(&self) -> u32 {
        u32::from(self.shown.is_some())
    }

    fn horizon(&self) -> u32 {
        1
    }
}

/// What A lays in a duel against B, who guesses by any of many Heralds and Spies.
fn laid<const SECRET: bool>(seed: u64) -> Card {
    let mut t = Scenario::<Parley>::new(&Setup { seats: 2 });
    t.settle();
    let game = t.state_mut();
    game.deck = [Card::Herald, Card::Spy].repeat(4);
    game.hands[A] = [Card::Herald, Card::Spy, Card::Broker].into_iter().collect();
    game.hands[B] = [Card::Herald, Card::Spy].repeat(3).into_iter().collect();
    t.accepts(A, Action::Challenge(B));
    let game = Pennies::<SECRET> { game: t.state().clone(), shown: None };
    let mut actions = Vec::new();
    game.legal_actions(A, &mut actions);
    let mut search: Box<dyn Bot<_>> = bot(&spec("search:600"), seed);
    match search.choose(&game, A, &actions, &Progress::none()) {
        Action::Commit(card) => card,
        other => panic!("{other:?} lays no card"),
    }
}

#[test]
fn a_face_down_card_is_a_mixed_choice() {
    let laid: Vec<Card> = (0..16).map(laid::<true>).collect();
    assert!(!laid.contains(&Card::Broker), "B is thought to see A's card: {laid:?}");
    assert!(laid.contains(&Card::Herald) && laid.contains(&Card::Spy), "always the same: {laid:?}");
}

#[test]
fn an_open_card_meets_its_best_answer() {
    let laid: Vec<Card> = (0..16).map(laid::<false>).collect();
    assert_eq!(laid, [Card::Broker; 16]);
}

#[test]
fn search_in_a_game_with_secrets_knows_what_its_seat_knows() {
    for seats in 2..=4 {
        let mut bots: Vec<_> = (0..seats).map(|seed| bot(&spec("easy"), u64::from(seed))).collect();
        let mut before: Option<Parley> = None;
        let mut asked = 0;
        play_game::<Parley>(&Setup { seats }, &mut bots, 3, Limits::default(), |after, record| {
            if let (Record::Action { seat, .. }, Some(world)) = (record, &before) {
                let mut actions = Vec::new();
                world.legal_actions(seat, &mut actions);
                let answers = [0, 1, 2].map(|seed| {
                    let mut other = world.clone();
                    if seed > 0 {
                        other.redeal(Viewer::Seat(seat), seed);
                    }
                    bot(&spec("search:40"), 5).choose(&other, seat, &actions, &Progress::none())
                });
                assert_eq!(answers, [answers[0]; 3], "{seat:?} in {world:?}");
                asked += 1;
            }
            before = Some(after.clone());
        })
        .expect("a legal setup");
        assert!(asked > 10, "{asked} questions");
    }
}

#[test]
fn search_beats_random_in_parley() {
    let wins = (0..60_u64)
        .filter(|&n| {
            let seat = Seat((n % 2) as u8);
            let mut bots: Vec<Box<dyn Bot<Parley>>> = Seat::all(2)
                .map(|at| {
                    bot(&spec(if at == seat { "search:60" } else { "random" }), n * 2 + u64::from(at.0))
                })
                .collect();
            let played = play_game(&Setup { seats: 2 }, &mut bots, n, Limits::default(), |_, _| ());
            let outcome = played.expect("a legal setup").outcome.expect("the game ends");
            outcome.winners.contains(seat)
        })
        .count();
    assert!(wins >= 45, "{wins} of 60");
}
