//! Broken copies of Parley: every law catches a defect.

use orrery_engine::{
    Appraise, ChanceOutcome, Choice, Describe, Game, Illegal, Log, Message, Seat, Spot, Status, Viewer,
};
use orrery_testkit::parley::describe::ZONES;
use orrery_testkit::parley::{Action, Card, Event, Frame, Parley, Setup, View, rules};
use orrery_testkit::{Components, Failure, Lawful, laws};
use serde::{Deserialize, Serialize};

use crate::laws::{components, setups, universe, validate};

const SOUND: u8 = 0;
const WITHOUT_PASS: u8 = 1;
const LISTS_TOO_MUCH: u8 = 2;
const REFUSES_ROUGHLY: u8 = 3;
const COUNTS_IN_THE_LOG: u8 = 4;
const FORGETS_WHEN_SAVED: u8 = 5;
const SHOWS_THE_DECK: u8 = 6;
const TELLS_COMMITMENTS: u8 = 7;
const ANSWERS_FROM_THE_DECK: u8 = 8;
const SKIPS_WINDOWS: u8 = 9;
const NEVER_REDEALS: u8 = 10;
const LOSES_CARDS: u8 = 11;
const LETS_LEAVE_TWICE: u8 = 12;
const PANICS: u8 = 13;
const REDEALS_FROM_THE_TRUTH: u8 = 14;
const LOSES_CARDS_OF_LEAVERS: u8 = 15;
const WORDS_FROM_THE_DECK: u8 = 16;
const WORDS_ALIKE: u8 = 17;
const TRACES_OF_SECRETS: u8 = 18;

/// Parley with one defect.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Broken<const DEFECT: u8> {
    game: Parley,
    #[serde(skip)]
    count: u32,
}

impl<const DEFECT: u8> Broken<DEFECT> {
    const fn has(defect: u8) -> bool {
        DEFECT == defect
    }
}

impl<const DEFECT: u8> Game for Broken<DEFECT> {
    const ID: &'static str = "broken";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = (View, Option<Card>);

    fn new(setup: &Setup) -> Result<Self, Illegal> {
        Parley::new(setup).map(|game| Self { game, count: 0 })
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn status(&self) -> Status {
        self.game.status()
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.game.legal_actions(seat, actions);
        let window = matches!(self.game.stack.top(), Some(Frame::Window { .. }));
        if Self::has(WITHOUT_PASS) && window {
            actions.retain(|&action| action != Action::Pass);
        }
        if Self::has(LISTS_TOO_MUCH) && window && !actions.is_empty() && !actions.contains(&Action::Veto) {
            actions.push(Action::Veto);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let answer = self.game.check(seat, action);
        let top = self.game.deck.last();
        if Self::has(ANSWERS_FROM_THE_DECK) && answer == Err(rules::NOT_IN_HAND) && top == Some(&Card::Spy) {
            return Err(rules::EMPTY_HAND);
        }
        answer
    }

    fn apply_unchecked(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        assert!(!Self::has(PANICS) || action != Action::Withdraw, "a card is stuck to the table");
        self.game.apply_unchecked(seat, action, log);
        if Self::has(COUNTS_IN_THE_LOG) && action == Action::Pass {
            log.push(|| {
                self.count += 1;
                Event::Passed { seat }
            });
        }
        if Self::has(FORGETS_WHEN_SAVED) && action == Action::Veto {
            self.count += 1;
        }
        let leaver = !self.game.out.is_empty() && Self::has(LOSES_CARDS_OF_LEAVERS);
        if (Self::has(LOSES_CARDS) || leaver) && action == Action::Withdraw {
            self.game.deck.pop();
        }
        while let Some(Frame::Window { asked, .. }) = self.game.stack.top()
            && Self::has(SKIPS_WINDOWS)
            && self.game.hands[asked].count(Card::Veto) == 0
        {
            self.game.apply_unchecked(asked, Action::Pass, log);
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) -> Result<(), Illegal> {
        if Self::has(REFUSES_ROUGHLY) && action == Action::Withdraw {
            self.count += 1;
        }
        self.check(seat, action)?;
        self.apply_unchecked(seat, action, log);
        Ok(())
    }

    fn resolve_chance(&mut self, outcome: ChanceOutcome, log: &mut Log<Event>) {
        self.game.resolve_chance(outcome, log);
    }

    fn concede(&mut self, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
        match self.game.concede(seat, log) {
            Err(rules::ALREADY_OUT) if Self::has(LETS_LEAVE_TWICE) => Ok(()),
            answer => answer,
        }
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        let top = self.game.deck.last().copied();
        (self.game.view(viewer), top.filter(|_| Self::has(SHOWS_THE_DECK)))
    }

    fn seen_by(&self, event: &Event, viewer: Viewer) -> Event {
        match event {
            Event::Committed { .. } if Self::has(TELLS_COMMITMENTS) => *event,
            _ => self.game.seen_by(event, viewer),
        }
    }

    fn reveals(event: &Event) -> bool {
        Parley::reveals(event)
    }

    fn redeal(&mut self, viewer: Viewer, seed: u64) {
        let top = self.game.deck.last().map_or(0, |&card| card as u64);
        if !Self::has(NEVER_REDEALS) {
            self.game.redeal(viewer, if Self::has(REDEALS_FROM_THE_TRUTH) { seed ^ top } else { seed });
        }
    }
}

impl<const DEFECT: u8> Describe for Broken<DEFECT> {
    fn question(&self, seat: Seat) -> Option<Message> {
        self.game.question(seat)
    }

    fn waiting(&self, seat: Seat) -> Option<Message> {
        self.game.waiting(seat)
    }

    fn choice(&self, seat: Seat, action: Action) -> Choice {
        let mut choice = self.game.choice(seat, action);
        if Self::has(WORDS_FROM_THE_DECK) && self.game.deck.last() == Some(&Card::Spy) {
            choice.label.key = "now-or-never";
        }
        if Self::has(WORDS_ALIKE) && matches!(action, Action::Target(_)) {
            choice = Choice { about: Vec::new(), ..self.game.choice(seat, Action::Target(Seat(0))) };
        }
        choice
    }

    fn sentence(&self, event: &Event) -> Option<Message> {
        self.game.sentence(event)
    }

    fn attempts(&self, seat: Seat, spot: Spot) -> Vec<Action> {
        self.game.attempts(seat, spot)
    }

    fn idle(&self, seat: Seat, spot: Spot) -> Illegal {
        self.game.idle(seat, spot)
    }
}

impl<const DEFECT: u8> Appraise for Broken<DEFECT> {
    fn appraise(&self, seat: Seat, action: Action) -> i32 {
        self.game.appraise(seat, action)
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        self.game.evaluate(seat)
    }

    fn trace(&self, seat: Seat, action: Action, viewer: Seat) -> u64 {
        match action {
            Action::Commit(card) if Self::has(TRACES_OF_SECRETS) => card as u64,
            _ => self.game.trace(seat, action, viewer),
        }
    }

    fn moment(&self) -> u32 {
        self.game.moment()
    }

    fn horizon(&self) -> u32 {
        self.game.horizon()
    }
}

impl<const DEFECT: u8> Lawful for Broken<DEFECT> {
    type Game = Self;

    const ZONES: &'static [&'static str] = &ZONES;

    fn universe(game: &Self) -> Vec<Action> {
        universe(&game.game)
    }

    fn components(game: &Self) -> Components {
        components(&game.game)
    }

    fn validate(game: &Self) -> Result<(), String> {
        validate(&game.game)
    }
}

/// What the law says about the defect.
fn caught(verdict: Result<(), Failure>) -> Failure {
    verdict.expect_err("the law does not catch the defect")
}

#[test]
fn without_a_defect_the_laws_hold() {
    type Sound = Broken<SOUND>;
    assert_eq!(laws::listed_if_and_only_if_accepted::<Sound>(&setups()), Ok(()));
    assert_eq!(laws::hidden_means_hidden::<Sound>(&setups()), Ok(()));
}

#[test]
fn law_1_catches_a_window_without_pass() {
    let failure = caught(laws::games_end::<Broken<WITHOUT_PASS>>(&setups()));
    assert!(failure.what.ends_with("owes a decision, but no action is listed"), "{failure}");
}

#[test]
fn law_1_catches_a_panic() {
    let failure = caught(laws::games_end::<Broken<PANICS>>(&setups()));
    assert_eq!(failure.what, "panic: a card is stuck to the table", "{failure}");
    assert!(failure.records.last().is_some_and(|record| record.ends_with(" Withdraw")), "{failure}");
}

#[test]
fn law_2_catches_an_action_listed_but_refused() {
    let failure = caught(laws::listed_if_and_only_if_accepted::<Broken<LISTS_TOO_MUCH>>(&setups()));
    assert!(failure.what.ends_with("Veto is listed but refused: not-in-hand (PA 2.3)"), "{failure}");
    // No failing game is shorter: the shuffle, a card played, a victim chosen.
    assert_eq!(failure.records.len(), 3, "{failure}");
}

#[test]
fn law_2_catches_a_refusal_that_changes_the_state() {
    let failure = caught(laws::listed_if_and_only_if_accepted::<Broken<REFUSES_ROUGHLY>>(&setups()));
    assert_eq!(failure.what, "A Withdraw is refused, but the state changed");
    assert!(failure.records.is_empty(), "{failure}");
}

#[test]
fn law_3_catches_a_state_that_depends_on_the_log() {
    let failure = caught(laws::listed_actions_apply::<Broken<COUNTS_IN_THE_LOG>>(&setups()));
    assert!(failure.what.ends_with("Pass: without a log the state is another one"), "{failure}");
}

#[test]
fn law_4_catches_a_state_not_saved_in_full() {
    let failure = caught(laws::records_replay::<Broken<FORGETS_WHEN_SAVED>>(&setups()));
    assert!(failure.what.starts_with("state is another one when loaded: "), "{failure}");
}

#[test]
fn law_5_catches_a_view_that_leaks() {
    let failure = caught(laws::hidden_means_hidden::<Broken<SHOWS_THE_DECK>>(&setups()));
    assert!(failure.what.starts_with("the view tells "), "{failure}");
}

#[test]
fn law_5_catches_an_event_that_leaks() {
    let failure = caught(laws::hidden_means_hidden::<Broken<TELLS_COMMITMENTS>>(&setups()));
    assert!(failure.what.starts_with("events tell Seat("), "{failure}");
}

#[test]
fn law_5_catches_a_refusal_that_leaks() {
    let failure = caught(laws::hidden_means_hidden::<Broken<ANSWERS_FROM_THE_DECK>>(&setups()));
    assert!(failure.what.starts_with("the answer to "), "{failure}");
}

#[test]
fn law_5_catches_a_window_skipped_for_want_of_a_veto() {
    let failure = caught(laws::hidden_means_hidden::<Broken<SKIPS_WINDOWS>>(&setups()));
    assert!(failure.what.contains(" hidden things: "), "{failure}");
}

#[test]
fn law_5_catches_a_redeal_that_does_nothing() {
    let failure = caught(laws::hidden_means_hidden::<Broken<NEVER_REDEALS>>(&setups()));
    assert!(failure.what.starts_with("no redeal changed anything"), "{failure}");
}

#[test]
fn law_5_catches_a_redeal_that_depends_on_hidden_things() {
    let failure = caught(laws::hidden_means_hidden::<Broken<REDEALS_FROM_THE_TRUTH>>(&setups()));
    assert!(failure.what.contains(" depends on what they cannot know: "), "{failure}");
}

#[test]
fn law_6_catches_a_lost_card() {
    let failure = caught(laws::components_are_conserved::<Broken<LOSES_CARDS>>(&setups()));
    assert!(failure.what.starts_with("components changed: "), "{failure}");
    assert!(failure.records.last().is_some_and(|record| record.ends_with(" Withdraw")), "{failure}");
}

#[test]
fn law_7_catches_a_second_concession() {
    let failure = caught(laws::anyone_may_concede::<Broken<LETS_LEAVE_TWICE>>(&setups()));
    assert!(failure.what.contains(" concedes twice, after "), "{failure}");
}

#[test]
fn law_7_catches_a_card_lost_after_a_concession() {
    let failure = caught(laws::anyone_may_concede::<Broken<LOSES_CARDS_OF_LEAVERS>>(&setups()));
    assert!(failure.what.starts_with("components changed: "), "{failure}");
    assert!(failure.what.ends_with(" Withdraw]"), "{failure}");
}

#[test]
fn law_8_catches_words_that_leak() {
    let failure = caught(laws::words_tell_nothing_hidden::<Broken<WORDS_FROM_THE_DECK>>(&setups()));
    assert!(failure.what.starts_with("words tell "), "{failure}");
}

#[test]
fn law_8_catches_choices_that_read_alike() {
    let failure = caught(laws::words_tell_nothing_hidden::<Broken<WORDS_ALIKE>>(&setups()));
    assert!(failure.what.contains("two choices read alike: "), "{failure}");
}

#[test]
fn a_trace_of_a_secret_is_caught() {
    let failure = caught(laws::traces_tell_what_is_seen::<Broken<TRACES_OF_SECRETS>>(&setups()));
    assert!(failure.what.contains(" cannot tell Commit("), "{failure}");
}

#[test]
fn a_failure_says_how_to_repeat_it() {
    let failure = caught(laws::components_are_conserved::<Broken<LOSES_CARDS>>(&setups())).to_string();
    let seed = failure.split("with seed ").nth(1).and_then(|rest| rest.split(' ').next()).unwrap();
    assert!(
        failure.starts_with("law 6: components are conserved: broken in setup 'two' with seed "),
        "{failure}"
    );
    assert!(
        failure.contains(&format!("\nagain: ORRERY_SEED={seed} ORRERY_GAMES=1\nrecords:\n     1 * Shuffle(")),
        "{failure}"
    );
}
